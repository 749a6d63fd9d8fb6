/* tracediff ingest and remove. */
#include "base/cleanup.h"
#include "base/text.h"
#include "cli/bundles.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "cli/tags.h"
#include "ingest/bundle.h"
#include "ingest/folder.h"
#include "ingest/shard.h"
#include "ingest/shard_says.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"
#include "store/removal.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static const char ingest_help[] =
    "usage: tracediff ingest [OPTIONS] DIR…\n"
    "\n"
    "Reads folders of traces (*.json, *.json.gz, sub-folders too) into the store, one\n"
    "set a folder, and prints the id of each set on standard output. A bundle\n"
    "(*.tracediff) gives the sets that are in it.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --label TEXT    name of the set (default: the folder's)\n"
    "  --tag TAG       add this tag to each set; may be repeated\n"
    "  --threads N     workers (default: as many as cores)\n"
    "  --keep-traces   keep the files themselves too, compressed, in the store; also\n"
    "                  for a set that is stored already\n"
    "  --shard I/N     read one share of one folder on this machine: every Nth of its\n"
    "                  files in the order of their paths, from number I (0 to N-1)\n"
    "                  on. Writes no store, but the file of --output, for tracediff\n"
    "                  merge\n"
    "  --output FILE   the file to write the shard to\n"
    "  --help\n";

struct ingest_arguments {
    const char *data, *label;
    int64_t threads;
    bool keep;
    struct tag_options tags;
    const char *output;
    struct shard_request shard; /* count 0: not asked for */
};

static int ingest_one(struct store *store, const char *path,
                      const struct ingest_arguments *asked, struct error *error)
{
    const struct set_tags tags = tag_options_all(&asked->tags);
    char id[33] = "";
    int result = cli_check_place(path, error);

    if (result == 0)
        result = (asked->keep ? cli_ingest_and_keep : cli_ingest_path)(
            store, path, asked->label, (unsigned)asked->threads, id, error);
    if (id[0] == '\0')
        return result;
    printf("%s\n", id);
    if (tags.count == 0)
        return result;
    if (result != 0) /* keeping the files failed: both errors are reported */
        cli_fail(error);
    int untagged = store_change_tags(store, id, true, NULL, &tags, error);
    if (untagged != 0)
        error_prefix(error, "%s is stored, but not tagged", path);
    return result != 0 ? result : untagged;
}

/* The sets of a bundle keep the labels that it gives them. */
static int ingest_bundle(struct store *store, const char *path,
                         const struct ingest_arguments *asked, struct error *error)
{
    CLEANUP(bundle_opened_free) struct opened_bundle opened = {0};
    const struct set_tags tags = tag_options_all(&asked->tags);

    if (asked->label != NULL || asked->keep)
        return error_set(error, ERROR_PARAMETER, "bad_option",
                         "%s: a bundle has its own labels, and no traces to keep", path);
    int result = cli_open_bundle(store, path, &opened, error);
    for (size_t i = 0; result == 0 && i < opened.sets.made_count; i++) {
        const char *id = opened.sets.made[i].set_id;

        printf("%s\n", id);
        if (tags.count > 0)
            result = store_change_tags(store, id, true, NULL, &tags, error);
    }
    return result;
}

static int ingest_path(struct store *store, const char *path,
                       const struct ingest_arguments *asked, struct error *error)
{
    return (bundle_is_name(path) ? ingest_bundle : ingest_one)(store, path, asked, error);
}

static int ingest_all(char **paths, const struct ingest_arguments *asked)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    int status = CLI_FINE;

    if (cli_open_store(asked->data, STORE_SHARED, NULL, &store, &error) != 0)
        return cli_fail(&error);
    for (; *paths != NULL; paths++)
        if (ingest_path(store, *paths, asked, &error) != 0)
            status = cli_fail(&error);
    return status;
}

/* ---- shards ---- */

/* "I/N". */
static bool read_shard(const char *text, struct shard_request *out)
{
    CLEANUP_FREE char *copy = strdup(text);
    char *slash = copy == NULL ? NULL : strchr(copy, '/');
    int64_t index, count;

    if (slash == NULL)
        return false;
    *slash = '\0';
    if (!text_to_int64(copy, &index) || !text_to_int64(slash + 1, &count) || count < 1 ||
        count > SHARDS_MAX || index < 0 || index >= count)
        return false;
    out->index = (uint32_t)index;
    out->count = (uint32_t)count;
    return true;
}

/* A shard replaces a file of its name, but never a device or a trace. */
static int check_shard_output(const char *path, struct error *error)
{
    struct stat status;

    if (ingest_is_trace_name(path))
        return error_set(error, ERROR_PARAMETER, "bad_output",
                         "--output %s: this name is for traces; give the shard another "
                         "name, such as 0.shard",
                         path);
    if (lstat(path, &status) == 0 && !S_ISREG(status.st_mode))
        return error_set(error, ERROR_PARAMETER, "bad_output",
                         "--output %s: this is not a regular file, and the shard would "
                         "replace it",
                         path);
    return 0;
}

static int ingest_shard(char **paths, struct ingest_arguments *asked)
{
    struct error error = {0};

    if (asked->output == NULL)
        return cli_usage("ingest", "--shard needs --output FILE");
    if (paths[1] != NULL)
        return cli_usage("ingest", "--shard takes one folder");
    if (asked->data != NULL || asked->keep || tag_options_all(&asked->tags).count > 0)
        return cli_usage("ingest", "--shard writes no store: give --data and --tag to "
                                   "tracediff merge; it keeps no traces");
    asked->shard.label = asked->label;
    asked->shard.output = asked->output;
    asked->shard.threads = (unsigned)asked->threads;
    int result = cli_check_output(asked->output, &error);
    if (result == 0)
        result = check_shard_output(asked->output, &error);
    if (result == 0)
        result = cli_check_place(paths[0], &error);
    if (result == 0)
        result = cli_make_shard(paths[0], &asked->shard, &error);
    return result == 0 ? CLI_FINE : cli_fail(&error);
}

/* ---- options ---- */

static int take_threads(void *context, const char *value)
{
    int64_t *threads = context;

    if (text_to_int64(value, threads) && *threads >= 1 && *threads <= 64)
        return 0;
    return cli_usage("ingest", "--threads takes 1 to 64");
}

static int take_shard(void *context, const char *value)
{
    if (read_shard(value, context))
        return 0;
    return cli_usage("ingest", "--shard takes I/N, such as 0/8: I from 0 to N-1");
}

int cli_ingest(int argc, char **argv)
{
    struct ingest_arguments asked = {0};
    const struct own_option own[] = {
        {"data", .text = &asked.data},
        {"label", .text = &asked.label},
        {"tag", .take = tag_options_take, .context = &asked.tags},
        {"threads", .take = take_threads, .context = &asked.threads},
        {"keep-traces", .flag = &asked.keep},
        {"shard", .take = take_shard, .context = &asked.shard},
        {"output", .text = &asked.output},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, ingest_help, &status))
        return status;
    if (optind == argc)
        return cli_usage("ingest", "no folder was given");
    if (asked.label != NULL && argc - optind > 1)
        return cli_usage("ingest", "--label names one folder, not %d", argc - optind);
    if (asked.shard.count > 0)
        return ingest_shard(argv + optind, &asked);
    if (asked.output != NULL)
        return cli_usage("ingest", "--output goes with --shard");
    return ingest_all(argv + optind, &asked);
}

/* ---- remove ---- */

static const char remove_help[] =
    "usage: tracediff remove [OPTIONS] SET…\n\n"
    "Removes sets for good: they do not go to the bin. The files that were read stay.\n"
    "Name a set by its id, a unique beginning of its id, or its label.\n\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --help\n";

static int remove_set(struct store *store, const char *name, struct error *error)
{
    struct set_info info = {0};
    int result = store_find_set(store, name, &info, error);

    if (result == 0)
        result = store_remove_set(store, info.id, error);
    if (result == 0)
        cli_say("removed %s (%s)", info.id, info.label);
    set_info_free(&info);
    return result;
}

int cli_remove(int argc, char **argv)
{
    const char *data = NULL;
    const struct own_option own[] = {{"data", .text = &data}, {0}};
    int status;

    if (!own_options_read(argc, argv, own, remove_help, &status))
        return status;
    status = CLI_FINE;
    if (optind == argc)
        return cli_usage("remove", "no set was given");
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0 ||
        cli_check_sets(store, argv + optind, &error) != 0)
        return cli_fail(&error);
    for (int i = optind; i < argc; i++)
        if (remove_set(store, argv[i], &error) != 0)
            status = cli_fail(&error);
    return status;
}
