/* See bundles.h; and tracediff pack and tracediff open. */
#include "cli/bundles.h"

#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/several.h"
#include "cli/sources.h"
#include "http/url.h"
#include "ingest/bundle.h"
#include "ingest/bundle_pack.h"
#include "ingest/worker.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIECE ((size_t)64 << 10)

static const char pack_help[] =
    "usage: tracediff pack [OPTIONS] CONTROL TEST -o FILE\n"
    "\n"
    "Writes two sets and the view of their comparison into one small file, a bundle,\n"
    "to send to others: they open it with tracediff open, or drop it on their\n"
    "dashboard, and see the same page. CONTROL and TEST are folders of traces\n"
    "(ingested first), labels, or ids of sets; or several recordings of each, as for\n"
    "compare: A,B,C D,E,F. 32 sets at most. The traces themselves are not in it.\n"
    "\n"
    "  --data DIR         the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --view QUERY       what the page shows: its address after the question mark\n"
    "  --without-variables\n"
    "                     leave out what may be private: environment variables and\n"
    "                     added flags of recorders; of what traces state about\n"
    "                     themselves, all that tracediff does not use, such as the\n"
    "                     names of host and user\n"
    "  --output FILE      the bundle, also -o FILE; its name should end in .tracediff\n"
    "  --help\n";

static const char open_help[] =
    "usage: tracediff open [OPTIONS] FILE\n"
    "\n"
    "Stores the sets of a bundle that tracediff pack made, and shows its comparison\n"
    "in the browser. A set that is already stored does not change. If a server runs\n"
    "on the same store, it shows them, and the command ends.\n"
    "\n"
    "  --data DIR  the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --port N    port of the server (default: the first free one from 8080 on)\n"
    "  --no-open   print the address, and start no browser\n"
    "  --help\n";

/* ---- pack ---- */

struct pack_arguments {
    const char *data, *view, *output;
    bool without_variables;
    const char *sets[2];
    char ids[2][33]; /* of the sets made from folders */
};

static int copy_out(int fd, uint64_t length, const char *path, struct error *error)
{
    CLEANUP(output_discard) struct output output;
    CLEANUP_FREE char *piece = malloc(PIECE);
    int result = output_open(&output, path, error);

    if (result == 0 && piece == NULL)
        return error_set_memory(error);
    for (uint64_t done = 0; result == 0 && done < length;) {
        ssize_t got = pread(fd, piece, PIECE, (off_t)done);

        if (got <= 0)
            return error_set_errno(error, got == 0 ? EIO : errno,
                                   "cannot read the bundle");
        result = output_write(&output, piece, (size_t)got, error);
        done += (uint64_t)got;
    }
    return result == 0 ? output_finish(&output, error) : result;
}

static int pack_sets(struct store *store, const struct pack_arguments *asked,
                     const struct recording_sets *sets, const struct url_query *view,
                     uint64_t *length, struct error *error)
{
    CLEANUP_CLOSE int fd = -1;
    struct budget budget;
    const char *ids[2][RECORDINGS_MAX] = {{asked->sets[0]}, {asked->sets[1]}};
    struct bundle_request request = {
        .names = {ids[0], ids[1]},
        .name_count = {1, 1},
        .view = view->items,
        .view_count = view->count,
        .without_variables = asked->without_variables,
    };
    int result = bundle_scratch(NULL, &fd, error);

    for (int side = 0; side < 2; side++)
        if (sets->count[side] > 0)
            request.name_count[side] =
                recording_sets_ids(sets, (enum pair_side)side, ids[side]);

    cli_begin_budget(&budget);
    if (result == 0)
        result = bundle_pack(store, &request, &budget, fd, length, error);
    return result == 0 ? copy_out(fd, *length, asked->output, error) : result;
}

/* Finds two sets, or several recordings a side, which `sets` then has. */
static int settle_sides(struct store *store, struct pack_arguments *asked,
                        struct recording_sets *sets, struct error *error)
{
    struct compare_request request = {0};

    for (int side = 0; side < 2; side++)
        request.side[side].set = asked->sets[side];
    if (several_are_named(store, &request))
        return several_find(store, &request, sets, error);
    int result = cli_check_sources(store, asked->sets, 2, error);
    for (int side = 0; result == 0 && side < 2; side++)
        result = cli_settle_set(store, &asked->sets[side], asked->ids[side], error);
    return result;
}

static int pack(struct pack_arguments *asked, struct error *error)
{
    CLEANUP(recording_sets_free) struct recording_sets sets = {0};
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(url_query_free) struct url_query view = {0};
    uint64_t length = 0;
    const char *query = asked->view;
    int result = cli_check_output(asked->output, error);

    if (query != NULL && *query == '?')
        query++;
    if (result == 0 && query != NULL)
        result = url_query_parse(query, &view, error);
    if (result == 0)
        result = cli_open_to_read(asked->data, NULL, &store, error);
    if (result == 0)
        result = settle_sides(store, asked, &sets, error);
    if (result == 0)
        result = pack_sets(store, asked, &sets, &view, &length, error);
    if (result == 0)
        cli_say("%s: %llu kB", asked->output, (unsigned long long)(length / 1000));
    return result;
}

int cli_pack(int argc, char **argv)
{
    struct pack_arguments asked = {0};
    struct error error = {0};
    const struct own_option own[] = {
        {"data", .text = &asked.data},
        {"view", .text = &asked.view},
        {"without-variables", .flag = &asked.without_variables},
        {"output", .text = &asked.output},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, pack_help, &status))
        return status;
    if (argc - optind != 2)
        return cli_usage("pack", "give two sets, CONTROL and TEST, not %d",
                         argc - optind);
    if (asked.output == NULL)
        return cli_usage("pack", "-o FILE says where to write the bundle");
    asked.sets[0] = argv[optind];
    asked.sets[1] = argv[optind + 1];
    return pack(&asked, &error) == 0 ? CLI_FINE : cli_fail(&error);
}

/* ---- open ---- */

static int report(struct store *store, const struct opened_bundle *opened,
                  struct error *error)
{
    for (size_t i = 0; i < opened->sets.made_count; i++) {
        CLEANUP(set_info_free) struct set_info info = {0};
        const struct regroup_set *made = &opened->sets.made[i];
        int result = store_find_set(store, made->set_id, &info, error);

        if (result != 0)
            return result;
        cli_say(made->already_stored ? "%s (%s) was already stored and is unchanged"
                                     : "%s (%s) is stored",
                info.label, made->set_id);
    }
    return 0;
}

int cli_open_bundle(struct store *store, const char *path, struct opened_bundle *out,
                    struct error *error)
{
    struct worker_settings worker;
    const char *slash = strrchr(path, '/');
    const struct bundle_file file = {.path = path,
                                     .name = slash == NULL ? path : slash + 1};

    *out = (struct opened_bundle){0};
    int result = cli_check_file(path, error);
    if (result == 0)
        result = worker_open(1, 0, &worker, error);
    if (result != 0)
        return result;
    result = bundle_open(store, &worker, &file, NULL, out, error);
    worker_close(&worker);
    return result == 0 ? report(store, out, error) : result;
}

/* *busy: a server runs on this store. */
static int store_bundle(const char *data, const char *path, bool *busy,
                        struct opened_bundle *opened, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    int result = cli_open_store(data, STORE_OWNER, NULL, &store, error);

    *busy = result != 0 && strcmp(error->slug, "data_directory_in_use") == 0;
    if (*busy)
        result = cli_open_store(data, STORE_SHARED, NULL, &store, error);
    return result == 0 ? cli_open_bundle(store, path, opened, error) : result;
}

static int show(const char *data, const char *port, bool browser, const char *page)
{
    char *arguments[8] = {(char *)(uintptr_t) "serve"};
    int count = 1;

    if (browser)
        arguments[count++] = (char *)(uintptr_t) "--open";
    if (data != NULL) {
        arguments[count++] = (char *)(uintptr_t) "--data";
        arguments[count++] = (char *)(uintptr_t)data;
    }
    if (port != NULL) {
        arguments[count++] = (char *)(uintptr_t) "--port";
        arguments[count++] = (char *)(uintptr_t)port;
    }
    optind = 0; /* getopt starts again */
    return cli_serve_page(count, arguments, page);
}

static int open_and_show(const char *data, const char *port, bool browser,
                         const char *path)
{
    CLEANUP(bundle_opened_free) struct opened_bundle opened = {0};
    struct error error = {0};
    bool busy;

    if (store_bundle(data, path, &busy, &opened, &error) != 0)
        return cli_fail(&error);
    if (!busy)
        return show(data, port, browser, opened.page);
    printf("a server already shows this store; the comparison is there at %s\n",
           opened.page);
    return CLI_FINE;
}

int cli_open(int argc, char **argv)
{
    const char *data = NULL, *port = NULL;
    bool no_browser = false;
    const struct own_option own[] = {{"data", .text = &data},
                                     {"port", .text = &port},
                                     {"no-open", .flag = &no_browser},
                                     {0}};
    int status;

    if (!own_options_read(argc, argv, own, open_help, &status))
        return status;
    if (argc - optind != 1)
        return cli_usage("open", "give one bundle, not %d", argc - optind);
    return open_and_show(data, port, !no_browser, argv[optind]);
}
