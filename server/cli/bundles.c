#include "cli/bundles.h"
#include "analyse/aligned.h"
#include "analyse/counters.h"
#include "base/arena.h"
#include "base/error.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/compare.h"
#include "intake/bundle.h"
#include "intake/ingest.h"
#include "intake/worker.h"
#include "query/export.h"
#include "serve/request.h"
#include "serve/resource.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/traces.h"
#include "trace/append.h"
#include "trace/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- bundles ---- */

/* Tracediff pack and tracediff open. */

#define PIECE ((size_t)64 << 10)

static const char pack_usage[] =
    "usage: tracediff pack [OPTIONS] CONTROL TEST -o FILE\n"
    "\n"
    "Writes two sets and the view of their comparison into one small file, a bundle,\n"
    "to send to others: they open it with tracediff open, or drop it on their\n"
    "dashboard, and see the same page. CONTROL and TEST are folders of traces\n"
    "or single traces (ingested first), labels, or ids of sets; or several recordings\n"
    "of each, as for compare: A,B,C D,E,F. 32 sets at most. The traces themselves are\n"
    "not in it.\n";

static const char open_usage[] =
    "usage: tracediff open [OPTIONS] FILE\n"
    "\n"
    "Stores the sets of a bundle that tracediff pack made, and shows its comparison\n"
    "in the browser. A set that is already stored does not change. If a server runs\n"
    "on the same store, it shows them, and the command ends.\n";

/* ---- pack ---- */

struct pack_arguments {
    const char *data, *view, *output;
    bool without_variables;
    const char *sets[2];
};

static void copy_out(int fd, uint64_t length, const char *path)
{
    struct output output;
    char piece[PIECE];

    output_open(&output, path);
    for (uint64_t done = 0; done < length;) {
        ssize_t got = pread(fd, piece, PIECE, (off_t)done);

        if (got <= 0)
            cli_must(error_set_errno(&cli_error, got == 0 ? EIO : errno,
                                     "cannot read the bundle"));
        cli_must(output_write(&output, piece, (size_t)got, &cli_error));
        done += (uint64_t)got;
    }
    output_finish(&output);
}

static uint64_t pack_sets(struct store *store, const struct pack_arguments *asked,
                          const struct recording_sets *sets, const struct url_query *view)
{
    CLEANUP_CLOSE int fd = -1;
    struct budget budget;
    uint64_t length;
    const char *ids[2][RECORDINGS_MAX] = {{asked->sets[0]}, {asked->sets[1]}};
    struct bundle_request request = {
        .names = {ids[0], ids[1]},
        .name_count = {1, 1},
        .view = view->items,
        .view_count = view->count,
        .without_variables = asked->without_variables,
    };

    cli_must(bundle_scratch(NULL, &fd, &cli_error));
    for (int side = 0; side < 2; side++)
        if (sets->count[side] > 0)
            request.name_count[side] =
                recording_sets_ids(sets, (enum pair_side)side, ids[side]);

    cli_begin_budget(&budget);
    cli_must(bundle_pack(store, &request, &budget, fd, &length, &cli_error));
    copy_out(fd, length, asked->output);
    return length;
}

/* Finds two sets, or several recordings a side, which `sets` then has. */
static void settle_sides(struct store *store, struct pack_arguments *asked,
                         struct recording_sets *sets)
{
    struct compare_request request = {0};

    for (int side = 0; side < 2; side++)
        request.side[side].set = asked->sets[side];
    if (several_are_named(store, &request))
        several_find(store, &request, sets);
    else
        cli_settle_sets(store, asked->sets, 2);
}

static void pack(struct pack_arguments *asked)
{
    CLEANUP(recording_sets_free) struct recording_sets sets = {0};
    CLEANUP(url_query_free) struct url_query view = {0};
    const char *query = asked->view;

    cli_check_output(asked->output);
    if (query != NULL)
        cli_must(url_query_parse(query + (*query == '?'), &view, &cli_error));
    struct store *store = cli_store_to_read(asked->data);
    settle_sides(store, asked, &sets);
    uint64_t length = pack_sets(store, asked, &sets, &view);
    cli_say("%s: %llu kB", asked->output, (unsigned long long)(length / 1000));
}

int cli_pack(int argc, char **argv)
{
    struct pack_arguments asked = {0};
    const struct own_option own[] = {
        OPTION_DATA(&asked.data),
        OPTION_FILES_ARE,
        {"view", "QUERY", "what the page shows: its address after the question mark",
         .text = &asked.view},
        {"without-variables", NULL,
         "leave out what may be private: environment variables and added flags of "
         "recorders; of what traces state about themselves, all that tracediff does not "
         "use, such as the names of host and user",
         .flag = &asked.without_variables},
        {"output", "FILE", "the bundle, also -o FILE; its name should end in .tracediff",
         .text = &asked.output},
        {0}};

    cli_own_options_read(argc, argv, pack_usage, own, NULL);
    if (argc - optind != 2)
        cli_usage("pack", "give two sets, CONTROL and TEST, not %d", argc - optind);
    if (asked.output == NULL)
        cli_usage("pack", "-o FILE says where to write the bundle");
    asked.sets[0] = argv[optind];
    asked.sets[1] = argv[optind + 1];
    pack(&asked);
    return CLI_FINE;
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
    const struct worker_settings worker = worker_settings(1, 0);
    const char *slash = strrchr(path, '/');
    const struct bundle_file file = {.path = path,
                                     .name = slash == NULL ? path : slash + 1};

    *out = (struct opened_bundle){0};
    int result = cli_check_file(path, error);
    if (result == 0)
        result = bundle_open(store, &worker, &file, NULL, out, error);
    return result == 0 ? report(store, out, error) : result;
}

/* Returns whether a server runs on this store, which is closed again. */
static bool store_bundle(const char *data, const char *path, struct opened_bundle *opened)
{
    struct store *store = NULL;
    int result = cli_open_store(data, STORE_OWNER, NULL, NULL, &store, &cli_error);
    bool busy = result != 0 && strcmp(cli_error.slug, "data_directory_in_use") == 0;

    if (busy)
        result = cli_open_store(data, STORE_SHARED, NULL, NULL, &store, &cli_error);
    if (result == 0)
        result = cli_open_bundle(store, path, opened, &cli_error);
    cli_close_store(&store);
    cli_must(result);
    return busy;
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

    if (!store_bundle(data, path, &opened))
        return show(data, port, browser, opened.page);
    printf("a server already shows this store; the comparison is there at %s\n",
           opened.page);
    return CLI_FINE;
}

int cli_open(int argc, char **argv)
{
    const char *data = NULL, *port = NULL;
    bool no_browser = false;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"port", "N", "port of the server (default: the first free one from 8080 on)",
         .text = &port},
        {"no-open", NULL, "print the address, and start no browser", .flag = &no_browser},
        {0}};

    cli_own_options_read(argc, argv, open_usage, own, NULL);
    if (argc - optind != 1)
        cli_usage("open", "give one bundle, not %d", argc - optind);
    return open_and_show(data, port, !no_browser, argv[optind]);
}

/* ---- export ---- */

/* tracediff export: the trace of a rank itself, unchanged or with counters added; or sets
 * as plain rows. */

#define BLOCK ((size_t)256 << 10)

static const char usage[] =
    "usage: tracediff export [OPTIONS] SET|DIR\n"
    "       tracediff export --aligned [--split] --output FILE|DIR SET|DIR\n"
    "       tracediff export --sqlite FILE|--tsv DIR [--events] [--force] SET|DIR...\n\n"
    "Writes the trace of one rank, gzipped. DIR is a folder of traces, or one\n"
    "trace (ingested first), SET the label or id of a stored set whose traces were\n"
    "kept (--keep-traces).\n";

struct export_arguments {
    const char *data, *output, *counters;
    const char *include_last;
    struct trace_request asked; /* what counters and include_last say */
    int64_t rank, span;         /* -1: not given */
    const char *sqlite, *tsv;
    bool events, force, without_variables, aligned, split;
    const char **sources;
    size_t source_count;
};

static bool wants_rows(const struct export_arguments *arguments)
{
    return arguments->sqlite != NULL || arguments->tsv != NULL;
}

static void check_aligned(const struct export_arguments *arguments)
{
    if (arguments->split && (!arguments->aligned || arguments->output == NULL))
        cli_usage("export", "--split goes with --aligned and --output DIR");
    if (arguments->aligned && (wants_rows(arguments) || arguments->rank >= 0 ||
                               arguments->span >= 0 || arguments->counters != NULL))
        cli_usage("export",
                  "--aligned writes all ranks: it takes only --split and --output");
}

/* ---- arguments ---- */

static void take_number(void *context, const char *text)
{
    int64_t *out = context;

    if (!text_to_int64(text, out) || *out < 0)
        cli_usage("export", "--rank and --span take a number from 0, not \"%s\"", text);
}

/* Which options --sqlite and --tsv allow, and which need them. */
static void check_rows(const struct export_arguments *arguments)
{
    bool of_trace = arguments->rank >= 0 || arguments->span >= 0 ||
                    arguments->counters != NULL || arguments->output != NULL;

    if (arguments->sqlite != NULL && arguments->tsv != NULL)
        cli_usage("export", "give --sqlite or --tsv, not both");
    if (wants_rows(arguments) && of_trace)
        cli_usage(
            "export",
            "--rank, --span, --counters and --output apply to a trace, not to rows");
    if (!wants_rows(arguments) &&
        (arguments->events || arguments->force || arguments->without_variables))
        cli_usage("export", "--events, --force and --without-variables go with "
                            "--sqlite or --tsv");
    if (arguments->source_count == 0 ||
        (arguments->source_count > 1 && !wants_rows(arguments)))
        cli_usage("export", "give one set or folder, not %zu", arguments->source_count);
}

/* Checks the values before anything is read. */
static void check_values(struct export_arguments *arguments)
{
    const struct given_parameter items[] = {
        {"counters", arguments->counters},
        {"include_last_profiler_step", arguments->include_last}};
    const struct given_parameters given = {items, sizeof items / sizeof items[0]};

    cli_check_output(arguments->output);
    cli_must(
        parameters_read(&trace_parameters, 0, &given, &arguments->asked, &cli_error));
}

static void read_arguments(int argc, char **argv, struct export_arguments *out)
{
    const struct own_option own[] = {
        OPTION_DATA(&out->data),
        OPTION_FILES_ARE,
        {"rank", "R", "of this rank; needed where there are several", .take = take_number,
         .context = &out->rank},
        {"span", "S", "of this span, where the rank has several files",
         .take = take_number, .context = &out->span},
        {"counters", "LIST", "add counters, to see them in a timeline: " COUNTERS_ALLOWED,
         .text = &out->counters},
        {"include-last-profiler-step", "true|false",
         "count what the last step of a rank launches too (false)",
         .text = &out->include_last},
        {"output", "FILE",
         "write there instead of to standard output; as plain JSON, with counters, where "
         "the name ends in .json",
         .text = &out->output},
        {"aligned", NULL,
         "the rows of all ranks on one clock, for Perfetto: a process for each rank, "
         "arrows "
         "between the rows of a collective; from what the set keeps",
         .flag = &out->aligned},
        {"split", NULL, "with --aligned: a file for each rank, into the folder --output",
         .flag = &out->split},
        {"", NULL,
         "\nWith --sqlite or --tsv: writes sets as plain rows, for programs that do not "
         "know\nthe files of the store. Each row says of which set it is.\n\n",
         .text = NULL},
        {"sqlite", "FILE", "one file of SQLite", .text = &out->sqlite},
        {"tsv", "DIR", "a folder of tab-separated files", .text = &out->tsv},
        {"events", NULL, "every event too", .flag = &out->events},
        {"force", NULL, "replace what is there", .flag = &out->force},
        {"without-variables", NULL,
         "leave out what may be private, as tracediff pack does",
         .flag = &out->without_variables},
        {0}};

    cli_own_options_read(argc, argv, usage, own, END_OF_HELP);
    out->sources = (const char **)(uintptr_t)(argv + optind);
    out->source_count = (size_t)(argc - optind);
    check_rows(out);
    check_aligned(out);
    if (wants_rows(out))
        return;
    if (out->output == NULL && isatty(STDOUT_FILENO))
        cli_usage("export", "a gzipped trace cannot be written to a terminal: "
                            "give --output FILE");
    if (!out->split)
        check_values(out);
}

/* ---- which file ---- */

static void list_ranks(const struct set_view *view, struct buffer *out)
{
    for (size_t i = 0; i < view->file_count && out->length < 200; i++)
        buffer_printf(out, "%s%lld span %u", i == 0 ? "" : ", ",
                      (long long)view->files[i].rank, view->files[i].span);
}

static const struct set_file *choose_file(const struct set_view *view,
                                          const struct export_arguments *arguments)
{
    CLEANUP_BUFFER struct buffer known = BUFFER(4096);
    const struct set_file *chosen = NULL;
    size_t found = 0;

    for (size_t i = 0; i < view->file_count; i++) {
        const struct set_file *file = &view->files[i];

        if ((arguments->rank >= 0 && file->rank != arguments->rank) ||
            (arguments->span >= 0 && file->span != arguments->span))
            continue;
        chosen = file;
        found++;
    }
    list_ranks(view, &known);
    if (found != 1)
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_rank",
                           "%s; choose with --rank and --span: the set has rank %s",
                           found == 0 ? "that rank or span does not exist"
                                      : "several files match",
                           known.bytes == NULL ? "" : known.bytes));
    return chosen;
}

/* Whether a file on disk is the one that the set was made from. */
static bool has_content(const struct ingest_file *file, const char hash[33])
{
    CLEANUP_STREAM struct stream *stream = NULL;
    struct stream_summary summary;
    char found[33];

    if (stream_open(file->path, file->name, false, NULL, NULL, NULL, &stream, NULL) !=
            0 ||
        stream_finish(stream, &summary, NULL) != 0)
        return false;
    text_write_hash(summary.hash, found);
    return strcmp(found, hash) == 0;
}

/* Finds a file of the set in the folder: by its name, or else by its content. `list` is
 * empty; what was unpacked is there until it is freed. */
static char *find_in_folder(struct store *store, const char *folder,
                            const struct set_file *file, struct ingest_list *list)
{
    cli_must(ingest_list_folder(folder, list, &cli_error));
    cli_must(ingest_unpack(store, list, file->name, &cli_error));
    for (int by_name = 1; by_name >= 0; by_name--)
        for (size_t i = 0; i < list->count; i++)
            if ((strcmp(list->files[i].name, file->name) == 0) == (by_name == 1) &&
                has_content(&list->files[i], file->hash))
                return owned_copy(list->files[i].path);
    cli_must(error_set(&cli_error, ERROR_CONFLICT, "trace_changed",
                       "%s has changed since it was read", file->name));
    return NULL;
}

static char *find_kept(const struct store *store, const struct set_view *view,
                       const struct set_file *file)
{
    if (traces_size(store, view->id, file->hash) == 0)
        cli_must(error_set(&cli_error, ERROR_NOT_FOUND, "trace_not_kept",
                           "%s itself was not kept; give its folder instead of the set, "
                           "or ingest the folder with --keep-traces",
                           file->name));
    return traces_path(store, view->id, file->hash);
}

/* ---- writing ---- */

static void copy_file(const char *path, struct output *output)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC);
    char *block = arena_new(cli_arena(), BLOCK, 1);
    ssize_t got = -1;

    while (fd >= 0 && !output->unread && (got = read(fd, block, BLOCK)) > 0)
        cli_must(output_write(output, block, (size_t)got, &cli_error));
    if (got != 0 && !output->unread)
        cli_must(error_set_errno(&cli_error, errno, "%s", path));
}

static bool ends_with_json(const char *path)
{
    size_t length = path == NULL ? 0 : strlen(path);

    return length > 5 && strcmp(path + length - 5, ".json") == 0;
}

static void write_all(struct appender *append, bool plain, struct output *output)
{
    uint8_t *block = arena_new(cli_arena(), BLOCK, 1);
    const uint8_t *bytes = block;
    size_t length;

    do {
        cli_must(plain ? append_next(append, &bytes, &length, &cli_error)
                       : append_next_gzip(append, block, BLOCK, &length, &cli_error));
        cli_must(output_write(output, bytes, length, &cli_error));
    } while (length > 0 && !output->unread);
}

static void close_append(struct appender **append)
{
    append_close(*append);
}
static void free_counters(struct counters **counters)
{
    counters_free(*counters);
}

static void write_with_counters(const struct export_arguments *arguments,
                                struct store *store, const struct set_view *view,
                                const struct set_file *file, const char *path,
                                struct budget *budget, struct output *output)
{
    CLEANUP(free_counters) struct counters *counters = NULL;
    CLEANUP(close_append) struct appender *append = NULL;
    unsigned kinds;

    cli_must(counters_parse(arguments->counters, &kinds, &cli_error));
    cli_must(counters_make(store, view, file, kinds,
                           arguments->asked.include_last_profiler_step, budget, &counters,
                           &cli_error));
    cli_must(
        append_open(path, file->name, counters_write, counters, &append, &cli_error));
    append_expect(append, file->hash);
    write_all(append, ends_with_json(arguments->output), output);
    cli_say("%s: %zu counter events added", file->name, counters_count(counters));
}

static void export_trace(const struct export_arguments *arguments, struct store *store)
{
    struct budget budget;
    CLEANUP(set_info_free) struct set_info info = {0};
    CLEANUP(set_view_free) struct set_view view = {0};
    struct output output;
    struct stat status;
    const char *source = arguments->sources[0], *set = source;
    bool folder = stat(source, &status) == 0;

    cli_begin_budget(&budget);
    cli_settle_sets(store, &set, 1);
    cli_must(store_find_set(store, set, &info, &cli_error));
    cli_must(set_view_load(store, info.id, &budget, &view, &cli_error));
    const struct set_file *file = choose_file(&view, arguments);
    CLEANUP_FREE char *path = folder ? find_in_folder(store, source, file, cli_unpacked())
                                     : find_kept(store, &view, file);
    output_open(&output, arguments->output);
    if (arguments->counters == NULL)
        copy_file(path, &output);
    else
        write_with_counters(arguments, store, &view, file, path, &budget, &output);
    output_finish(&output);
}

static void export_rows(const struct export_arguments *arguments, struct store *store)
{
    struct budget budget;

    cli_settle_sets(store, arguments->sources, arguments->source_count);
    cli_begin_budget(&budget);
    const struct sql_export request = {
        .sets = arguments->sources,
        .count = arguments->source_count,
        .path = arguments->tsv != NULL ? arguments->tsv : arguments->sqlite,
        .tsv = arguments->tsv != NULL,
        .events = arguments->events,
        .force = arguments->force,
        .without_variables = arguments->without_variables,
        .budget = &budget,
    };
    cli_must(sql_export(store, &request, &cli_error));
}

/* ---- all ranks ---- */

static int put_out(void *context, const char *bytes, size_t length, struct error *error)
{
    return output_write(context, bytes, length, error);
}

static void write_ranks(struct aligned *aligned, struct store *store, const char *path,
                        size_t first, size_t count)
{
    struct output output;

    output_open(&output, path);
    cli_must(aligned_write(aligned, store, first, count, ends_with_json(path), put_out,
                           &output, &cli_error));
    output_finish(&output);
}

static void write_each(struct aligned *aligned, struct store *store, const char *folder)
{
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        cli_must(error_set_errno(&cli_error, errno, "%s", folder));
    for (size_t i = 0; i < aligned_count(aligned); i++) {
        const char *path = arena_printf(cli_arena(), "%s/rank%lld.json.gz", folder,
                                        (long long)aligned_rank(aligned, i));

        write_ranks(aligned, store, path, i, 1);
    }
}

static void export_aligned(const struct export_arguments *arguments, struct store *store)
{
    struct budget budget;
    CLEANUP(aligned_close) struct aligned *aligned = NULL;

    cli_begin_budget(&budget);
    cli_settle_sets(store, arguments->sources, 1);
    cli_must(aligned_open(store, arguments->sources[0], &budget, &aligned, &cli_error));
    if (strcmp(aligned_status(aligned), "one_clock") != 0)
        cli_say(
            "not all ranks are on one clock (%s): tracediff analyse --what clocks says "
            "why; the trace names the clock of each",
            aligned_status(aligned));
    if (arguments->split)
        write_each(aligned, store, arguments->output);
    else
        write_ranks(aligned, store, arguments->output, 0, aligned_count(aligned));
}

int cli_export(int argc, char **argv)
{
    struct export_arguments arguments = {.rank = -1, .span = -1};

    read_arguments(argc, argv, &arguments);
    struct store *store = cli_store_to_read(arguments.data);
    (wants_rows(&arguments) ? export_rows
     : arguments.aligned    ? export_aligned
                            : export_trace)(&arguments, store);
    return CLI_FINE;
}
