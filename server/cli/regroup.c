/* tracediff split and tracediff join. */
#include "ingest/regroup.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANKS_MAX ((size_t)1 << 16)

static const char split_help[] =
    "usage: tracediff split [OPTIONS] SET\n"
    "\n"
    "Makes several sets out of one: one for each file, or for each --ranks.\n"
    "Prints the ids of the new sets; the old one goes to the bin. The trace files are\n"
    "not needed: the new sets are the same as if these files had been read in.\n"
    "tracediff join makes the old set again.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --ranks LIST    these ranks, such as 0,2,4-7, become one set; give it once for\n"
    "                  each set. The ranks that no list names become one more set\n"
    "  --keep          keep the old set\n"
    "  --help\n";

static const char join_help[] =
    "usage: tracediff join [OPTIONS] SET SET…\n"
    "\n"
    "Makes one set out of several and prints its id; the old ones go to the bin. The\n"
    "trace files are not needed: the new set is the same as if all files had been\n"
    "read in as one folder.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --label TEXT    name of the set (default: the beginning that the labels share)\n"
    "  --keep          keep the old sets\n"
    "  --help\n";

/* ---- lists of ranks ---- */

/* Adds the ranks from `first` to `last`. */
static bool add_ranks(struct regroup_part *part, int64_t first, int64_t last)
{
    if (last < first || last - first >= (int64_t)(RANKS_MAX - part->rank_count))
        return false;
    size_t more = (size_t)(last - first) + 1;
    int64_t *ranks =
        reallocarray(part->ranks, part->rank_count + more, sizeof *part->ranks);
    if (ranks == NULL)
        return false;
    part->ranks = ranks;
    for (size_t i = 0; i < more; i++)
        ranks[part->rank_count++] = first + (int64_t)i;
    return true;
}

/* One piece of a list: "3" or "4-7". */
static bool read_piece(struct regroup_part *part, char *piece)
{
    char *dash = strchr(piece, '-');
    int64_t first, last;

    if (dash != NULL)
        *dash = '\0';
    if (!text_to_int64(piece, &first) || first < 0)
        return false;
    last = first;
    if (dash != NULL && !text_to_int64(dash + 1, &last))
        return false;
    return add_ranks(part, first, last);
}

static bool read_ranks(struct regroup_part *part, const char *list)
{
    CLEANUP_FREE char *copy = strdup(list);
    char *rest = copy, *piece;

    while (copy != NULL && (piece = strsep(&rest, ",")) != NULL)
        if (!read_piece(part, piece))
            return false;
    return copy != NULL;
}

static bool add_part(struct regroup_request *request, const char *list)
{
    struct regroup_part *parts =
        reallocarray(request->parts, request->part_count + 1, sizeof *parts);

    if (parts == NULL)
        return false;
    request->parts = parts;
    parts[request->part_count] = (struct regroup_part){0};
    return read_ranks(&parts[request->part_count++], list);
}

/* ---- running it ---- */

struct regroup_arguments {
    const char *data;
    struct regroup_request request;
};

static void free_asked(struct regroup_arguments *asked)
{
    regroup_request_free(&asked->request);
}

static int find_sets(struct store *store, struct regroup_arguments *asked, int count,
                     char **names, struct error *error)
{
    struct regroup_request *request = &asked->request;

    request->sets = calloc((size_t)count, sizeof *request->sets);
    if (request->sets == NULL)
        return error_set_memory(error);
    for (int i = 0; i < count; i++) {
        CLEANUP(set_info_free) struct set_info info = {0};
        int result = store_find_set(store, names[i], &info, error);

        if (result != 0)
            return result;
        memcpy(request->sets[request->set_count++], info.id, sizeof info.id);
    }
    return 0;
}

static void tell(struct store *store, const struct regroup_result *made)
{
    for (size_t i = 0; i < made->made_count; i++) {
        CLEANUP(set_info_free) struct set_info info = {0};
        struct error error;

        if (store_find_set(store, made->made[i].set_id, &info, &error) == 0)
            cli_say("%s%s: set %s", info.label,
                    made->made[i].already_stored ? " (stored already)" : "", info.id);
        printf("%s\n", made->made[i].set_id);
    }
    for (size_t i = 0; i < made->binned_count; i++)
        cli_say("%s is in the bin", made->binned[i]);
}

static int run(struct regroup_arguments *asked, int count, char **names)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(regroup_result_free) struct regroup_result made = {0};
    struct error error = {0};
    int result = cli_open_store(asked->data, STORE_SHARED, NULL, &store, &error);

    if (result == 0)
        result = find_sets(store, asked, count, names, &error);
    if (result == 0)
        result = cli_regroup(store, &asked->request, names[0], &made, &error);
    if (result != 0)
        return cli_fail(&error);
    tell(store, &made);
    return CLI_FINE;
}

static int take_part(void *context, const char *value)
{
    return add_part(context, value)
               ? 0
               : cli_usage("split", "--ranks takes a list such as 0,2,4-7");
}

int cli_split(int argc, char **argv)
{
    CLEANUP(free_asked) struct regroup_arguments asked = {0};
    const struct own_option own[] = {
        {"data", .text = &asked.data},
        {"ranks", .take = take_part, .context = &asked.request},
        {"keep", .flag = &asked.request.keep},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, split_help, &status))
        return status;
    if (argc - optind != 1)
        return cli_usage("split", "give one set to split, not %d", argc - optind);
    return run(&asked, 1, argv + optind);
}

static int take_label(void *context, const char *value)
{
    struct regroup_request *request = context;

    free(request->label);
    request->label = strdup(value);
    return 0;
}

int cli_join(int argc, char **argv)
{
    CLEANUP(free_asked) struct regroup_arguments asked = {.request = {.join = true}};
    const struct own_option own[] = {
        {"data", .text = &asked.data},
        {"label", .take = take_label, .context = &asked.request},
        {"keep", .flag = &asked.request.keep},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, join_help, &status))
        return status;
    if (argc - optind < 2)
        return cli_usage("join", "give two sets or more to join, not %d", argc - optind);
    return run(&asked, argc - optind, argv + optind);
}
