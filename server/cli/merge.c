/* tracediff merge. */
#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "cli/tags.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/place/store_mode.h"

#include <stdio.h>

static const char merge_help[] =
    "usage: tracediff merge [OPTIONS] SHARD…\n"
    "\n"
    "Makes one set out of all shards of a folder, which tracediff ingest --shard has\n"
    "made, and prints its id. The shards are given in any order. The trace files are\n"
    "not needed: the set is the one that tracediff ingest makes of the folder. The\n"
    "shards stay.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --label TEXT    name of the set (default: that of the shards)\n"
    "  --tag TAG       add this tag to the set; may be repeated\n"
    "  --help\n";

static int merge(const char *data, const char *label, const struct tag_options *options,
                 int count, char **paths)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    const struct set_tags tags = tag_options_all(options);
    struct error error = {0};
    char id[33] = "";
    int result = 0;

    for (int i = 0; i < count && result == 0; i++)
        result = cli_check_file(paths[i], &error);
    if (result == 0)
        result = cli_open_store(data, STORE_SHARED, NULL, &store, &error);

    if (result == 0)
        result = cli_merge_shards(store, (const char *const *)paths, (size_t)count, label,
                                  id, &error);
    if (result != 0)
        return cli_fail(&error);
    printf("%s\n", id);
    if (tags.count > 0 && store_change_tags(store, id, true, NULL, &tags, &error) != 0) {
        error_prefix(&error, "set %.8s is stored, but not tagged", id);
        return cli_fail(&error);
    }
    return CLI_FINE;
}

int cli_merge(int argc, char **argv)
{
    const char *data = NULL, *label = NULL;
    struct tag_options tags = {0};
    const struct own_option own[] = {{"data", .text = &data},
                                     {"label", .text = &label},
                                     {"tag", .take = tag_options_take, .context = &tags},
                                     {0}};
    int status;

    if (!own_options_read(argc, argv, own, merge_help, &status))
        return status;
    if (optind == argc)
        return cli_usage("merge", "no shard was given");
    return merge(data, label, &tags, argc - optind, argv + optind);
}
