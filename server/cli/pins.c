/* tracediff pin and unpin. */
#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"

static const char pin_help[] =
    "usage: tracediff pin [OPTIONS] SET…\n"
    "\n"
    "Pins sets: tracediff serve --keep does not remove them, however old they get.\n"
    "Name a set by its id, a unique beginning of its id, or its label.\n"
    "\n"
    "  --data DIR  the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --help\n";

static const char unpin_help[] =
    "usage: tracediff unpin [OPTIONS] SET…\n"
    "\n"
    "Removes the pin of sets. Their age for tracediff serve --keep counts from now\n"
    "on. Name a set by its id, a unique beginning of its id, or its label.\n"
    "\n"
    "  --data DIR  the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --help\n";

static int change_pin(struct store *store, const char *name, bool pinned,
                      struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    int result = store_find_set(store, name, &info, error);

    if (result == 0)
        result = store_pin_set(store, info.stored_id, pinned, error);
    if (result == 0)
        cli_say("%s: %s", info.label, pinned ? "pinned" : "not pinned");
    return result;
}

static int run(int argc, char **argv, bool pinned)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    const char *data = NULL;
    const struct own_option own[] = {{"data", .text = &data}, {0}};
    struct error error = {0};
    int status;

    if (!own_options_read(argc, argv, own, pinned ? pin_help : unpin_help, &status))
        return status;
    if (optind == argc)
        return cli_usage(argv[0], "no set was given");
    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0 ||
        cli_check_sets(store, argv + optind, &error) != 0)
        return cli_fail(&error);
    status = CLI_FINE;
    for (char **set = argv + optind; *set != NULL; set++)
        if (change_pin(store, *set, pinned, &error) != 0)
            status = cli_fail(&error);
    return status;
}

int cli_pin(int argc, char **argv)
{
    return run(argc, argv, true);
}

int cli_unpin(int argc, char **argv)
{
    return run(argc, argv, false);
}
