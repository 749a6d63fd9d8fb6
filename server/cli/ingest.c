#include "intake/ingest.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "cli/bundles.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "intake/bundle.h"
#include "intake/folder.h"
#include "intake/merge.h"
#include "intake/regroup.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/set_file.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- tags ---- */

/* Tags on the command line: options and output. store/sets.h defines what
 * a tag may be. */

/* tracediff tag, and the use of tags in other commands. */

/* The values of an option that may be repeated. The texts are borrowed. */
struct tag_options {
    const char *texts[SET_TAGS_MAX];
    size_t count;
};

/* Adds one, for an own_option (common.h). */
static void tag_options_take(void *context, const char *text)
{
    struct tag_options *options = context;

    cli_must(set_tag_check(text, &cli_error));
    if (options->count == SET_TAGS_MAX)
        cli_must(error_set(&cli_error, ERROR_LIMIT, "too_many_tags",
                           "a set has at most %d tags", SET_TAGS_MAX));
    options->texts[options->count++] = text;
}

static struct set_tags tag_options_all(const struct tag_options *options)
{
    return (struct set_tags){options->texts, options->count};
}

/* The tags of a set (set_info has one per line), separated by commas. */
static void tags_write(const char *lines, struct buffer *out)
{
    for (const char *at = lines == NULL ? "" : lines; *at != '\0'; at++) {
        if (*at != '\n')
            buffer_append_char(out, *at);
        else if (at[1] != '\0')
            buffer_append_text(out, ", ");
    }
}

/* ---- commands on stored sets ---- */

/* Ends the command if it is not stored. */
static struct set_info find_set(struct store *store, const char *name)
{
    struct set_info info = {0};

    cli_must(store_find_set(store, name, &info, &cli_error));
    return info;
}

/* Does it to each of these sets, of which NULL is the end, after all were found to be
 * stored; an error of one does not stop the others. Returns the exit status. */
static int each_set(const char *data, char **sets,
                    int (*change)(struct store *store, const struct set_info *set,
                                  const void *context, struct error *error),
                    const void *context)
{
    struct store *store = cli_store(data, STORE_SHARED);
    int status = CLI_FINE;

    for (char **name = sets; *name != NULL; name++) {
        struct set_info info = find_set(store, *name);

        set_info_free(&info);
    }
    for (; *sets != NULL; sets++) {
        CLEANUP(set_info_free) struct set_info info = {0};

        if (store_find_set(store, *sets, &info, &cli_error) != 0 ||
            change(store, &info, context, &cli_error) != 0)
            status = cli_fail(&cli_error);
    }
    return status;
}

/* ---- tracediff tag ---- */

static const char tag_usage[] =
    "usage: tracediff tag [OPTIONS] SET…\n"
    "\n"
    "Adds tags to sets and removes tags; it removes first. Name a set by its id, a\n"
    "unique beginning of its id, or its label. tracediff list --tag finds the sets.\n";

/* "LABEL: TAG, TAG" */
static int tell_tags(struct store *store, const char *id, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    CLEANUP_BUFFER struct buffer tags =
        BUFFER(SET_TAGS_MAX * (SET_TAG_BYTES_MAX + 2) + 1);
    int result = store_find_set(store, id, &info, error);

    if (result != 0)
        return result;
    tags_write(info.tags, &tags);
    cli_say("%s: %s", info.label, tags.length == 0 ? "no tags" : tags.bytes);
    return 0;
}

struct tag_change {
    struct tag_options remove, add;
};

static int change_tags(struct store *store, const struct set_info *set,
                       const void *context, struct error *error)
{
    const struct tag_change *change = context;
    const struct set_tags old = tag_options_all(&change->remove);
    const struct set_tags new = tag_options_all(&change->add);
    int result = store_change_tags(store, set->id, true, &old, &new, error);

    return result == 0 ? tell_tags(store, set->id, error) : result;
}

int cli_tag(int argc, char **argv)
{
    struct tag_change change = {0};
    const char *data = NULL;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"add", "TAG",
         "add this tag; may be repeated. Case does not matter: a tag that the set "
         "already has does not change",
         .take = tag_options_take, .context = &change.add},
        {"remove", "TAG", "remove this tag; may be repeated", .take = tag_options_take,
         .context = &change.remove},
        {0}};

    cli_own_options_read(argc, argv, tag_usage, own, NULL);
    if (optind == argc)
        cli_usage("tag", "no set was given");
    if (change.add.count + change.remove.count == 0)
        cli_usage("tag", "give --add TAG or --remove TAG");
    return each_set(data, argv + optind, change_tags, &change);
}

/* ---- ingest ---- */

/* tracediff ingest and remove. */

static const char ingest_usage[] =
    "usage: tracediff ingest [OPTIONS] DIR…\n"
    "\n"
    "Reads folders of traces (*.json and *.pftrace, packed with gzip, zstd or xz, or\n"
    "in a *.zip or *.tar; sub-folders too), or single traces, into the store, one set\n"
    "each, and prints the id of each set on standard output. A bundle (*.tracediff)\n"
    "gives the sets that are in it.\n";

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
        result = cli_ingest_path(store, path, asked->label, (unsigned)asked->threads,
                                 asked->keep, id, error);
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
    struct store *store = cli_store(asked->data, STORE_SHARED);
    int status = CLI_FINE;

    for (; *paths != NULL; paths++)
        if (ingest_path(store, *paths, asked, &cli_error) != 0)
            status = cli_fail(&cli_error);
    return status;
}

/* ---- shards ---- */

/* "I/N". */
static bool read_shard(const char *text, struct shard_request *out)
{
    CLEANUP_FREE char *copy = owned_copy(text);
    char *slash = strchr(copy, '/');
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
static void check_shard_output(const char *path)
{
    struct stat status;

    cli_check_output(path);
    if (ingest_is_trace_name(path))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_output",
                           "--output %s: this name is for traces; give the shard another "
                           "name, such as 0.shard",
                           path));
    if (lstat(path, &status) == 0 && !S_ISREG(status.st_mode))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_output",
                           "--output %s: this is not a regular file, and the shard would "
                           "replace it",
                           path));
}

static int ingest_shard(char **paths, struct ingest_arguments *asked)
{
    if (asked->output == NULL)
        cli_usage("ingest", "--shard needs --output FILE");
    if (paths[1] != NULL)
        cli_usage("ingest", "--shard takes one folder");
    if (asked->data != NULL || asked->keep || tag_options_all(&asked->tags).count > 0 ||
        cli_files_are() != FILES_AS_NAMED)
        cli_usage("ingest", "--shard writes no store: give --data, --tag and "
                            "--files-are to tracediff merge; it keeps no traces");
    asked->shard.label = asked->label;
    asked->shard.output = asked->output;
    asked->shard.threads = (unsigned)asked->threads;
    check_shard_output(asked->output);
    cli_must(cli_check_place(paths[0], &cli_error));
    cli_make_shard(paths[0], &asked->shard);
    return CLI_FINE;
}

/* ---- options ---- */

static void take_shard(void *context, const char *value)
{
    if (!read_shard(value, context))
        cli_usage("ingest", "--shard takes I/N, such as 0/8: I from 0 to N-1");
}

int cli_ingest(int argc, char **argv)
{
    struct ingest_arguments asked = {0};
    const struct own_option own[] = {
        OPTION_DATA(&asked.data),
        OPTION_FILES_ARE,
        {"label", "TEXT", "name of the set (default: the folder's)",
         .text = &asked.label},
        {"tag", "TAG", "add this tag to each set; may be repeated",
         .take = tag_options_take, .context = &asked.tags},
        OPTION_THREADS("workers", &asked.threads),
        {"keep-traces", NULL,
         "keep the files themselves too, compressed, in the store; also for a set that "
         "is stored already",
         .flag = &asked.keep},
        {"shard", "I/N",
         "read one share of one folder on this machine: every Nth of its files in the "
         "order of their paths, from number I (0 to N-1) on. Writes no store, but the "
         "file of --output, for tracediff merge",
         .take = take_shard, .context = &asked.shard},
        {"output", "FILE", "the file to write the shard to", .text = &asked.output},
        {0}};

    cli_own_options_read(argc, argv, ingest_usage, own, NULL);
    if (optind == argc)
        cli_usage("ingest", "no folder was given");
    if (asked.label != NULL && argc - optind > 1)
        cli_usage("ingest", "--label names one folder, not %d", argc - optind);
    if (asked.shard.count > 0)
        return ingest_shard(argv + optind, &asked);
    if (asked.output != NULL)
        cli_usage("ingest", "--output goes with --shard");
    return ingest_all(argv + optind, &asked);
}

/* ---- remove ---- */

static const char remove_usage[] =
    "usage: tracediff remove [OPTIONS] SET…\n"
    "\n"
    "Removes sets for good: they do not go to the bin. The files that were read stay.\n"
    "Name a set by its id, a unique beginning of its id, or its label.\n";

static int remove_set(struct store *store, const struct set_info *set,
                      const void *context, struct error *error)
{
    int result = store_remove_set(store, set->id, error);

    (void)context;
    if (result == 0)
        cli_say("removed %s (%s)", set->id, set->label);
    return result;
}

int cli_remove(int argc, char **argv)
{
    const char *data = NULL;
    const struct own_option own[] = {OPTION_DATA(&data), {0}};

    cli_own_options_read(argc, argv, remove_usage, own, NULL);
    if (optind == argc)
        cli_usage("remove", "no set was given");
    return each_set(data, argv + optind, remove_set, NULL);
}

/* ---- merge ---- */

/* tracediff merge. */

static const char merge_usage[] =
    "usage: tracediff merge [OPTIONS] SHARD…\n"
    "\n"
    "Makes one set out of all shards of a folder, which tracediff ingest --shard has\n"
    "made, and prints its id. The shards are given in any order. The trace files are\n"
    "not needed: the set is the one that tracediff ingest makes of the folder. The\n"
    "shards stay.\n";

static int merge(const char *data, const char *label, const struct tag_options *options,
                 int count, char **paths)
{
    const struct set_tags tags = tag_options_all(options);
    char id[33] = "";

    for (int i = 0; i < count; i++)
        cli_must(cli_check_file(paths[i], &cli_error));
    struct store *store = cli_store(data, STORE_SHARED);

    cli_merge_shards(store, (const char *const *)paths, (size_t)count, label, id);
    printf("%s\n", id);
    if (tags.count > 0 &&
        store_change_tags(store, id, true, NULL, &tags, &cli_error) != 0) {
        error_prefix(&cli_error, "set %.8s is stored, but not tagged", id);
        return cli_fail(&cli_error);
    }
    return CLI_FINE;
}

int cli_merge(int argc, char **argv)
{
    const char *data = NULL, *label = NULL;
    struct tag_options tags = {0};
    const struct own_option own[] = {
        OPTION_DATA(&data),
        OPTION_FILES_ARE,
        {"label", "TEXT", "name of the set (default: that of the shards)",
         .text = &label},
        {"tag", "TAG", "add this tag to the set; may be repeated",
         .take = tag_options_take, .context = &tags},
        {0}};

    cli_own_options_read(argc, argv, merge_usage, own, NULL);
    if (optind == argc)
        cli_usage("merge", "no shard was given");
    return merge(data, label, &tags, argc - optind, argv + optind);
}

/* ---- regroup ---- */

/* tracediff split and tracediff join. */

#define RANKS_MAX ((size_t)1 << 16)

static const char split_usage[] =
    "usage: tracediff split [OPTIONS] SET\n"
    "\n"
    "Makes several sets out of one: one for each file, or for each --ranks.\n"
    "Prints the ids of the new sets; the old one goes to the bin. The trace files are\n"
    "not needed: the new sets are the same as if these files had been read in.\n"
    "tracediff join makes the old set again.\n";

static const char join_usage[] =
    "usage: tracediff join [OPTIONS] SET SET…\n"
    "\n"
    "Makes one set out of several and prints its id; the old ones go to the bin. The\n"
    "trace files are not needed: the new set is the same as if all files had been\n"
    "read in as one folder.\n";

/* ---- lists of ranks ---- */

/* Adds the ranks from `first` to `last`. */
static bool add_ranks(struct regroup_part *part, int64_t first, int64_t last)
{
    if (last < first || last - first >= (int64_t)(RANKS_MAX - part->rank_count))
        return false;
    size_t more = (size_t)(last - first) + 1, room = part->rank_count;
    OWNED_RESERVE(part->ranks, room, part->rank_count + more);
    for (size_t i = 0; i < more; i++)
        part->ranks[part->rank_count++] = first + (int64_t)i;
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
    CLEANUP_FREE char *copy = owned_copy(list);
    char *rest = copy, *piece;

    while ((piece = strsep(&rest, ",")) != NULL)
        if (!read_piece(part, piece))
            return false;
    return true;
}

static void take_part(void *context, const char *list)
{
    struct regroup_request *request = context;
    size_t room = request->part_count;

    OWNED_RESERVE(request->parts, room, request->part_count + 1);
    request->parts[request->part_count] = (struct regroup_part){0};
    if (!read_ranks(&request->parts[request->part_count++], list))
        cli_usage("split", "--ranks takes a list such as 0,2,4-7");
}

/* ---- running it ---- */

static void find_sets(struct store *store, struct regroup_request *request, int count,
                      char **names)
{
    request->sets = owned_new((size_t)count, sizeof *request->sets);
    for (int i = 0; i < count; i++) {
        CLEANUP(set_info_free) struct set_info info = find_set(store, names[i]);

        memcpy(request->sets[request->set_count++], info.id, sizeof info.id);
    }
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

static int run_of_regroup(const char *data, struct regroup_request *request, int count,
                          char **names)
{
    CLEANUP(regroup_result_free) struct regroup_result made = {0};
    struct store *store = cli_store(data, STORE_SHARED);

    find_sets(store, request, count, names);
    cli_regroup(store, request, names[0], &made);
    tell(store, &made);
    return CLI_FINE;
}

int cli_split(int argc, char **argv)
{
    CLEANUP(regroup_request_free) struct regroup_request request = {0};
    const char *data = NULL;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"ranks", "LIST",
         "these ranks, such as 0,2,4-7, become one set; give it once for each set. The "
         "ranks that no list names become one more set",
         .take = take_part, .context = &request},
        {"keep", NULL, "keep the old set", .flag = &request.keep},
        {0}};

    cli_own_options_read(argc, argv, split_usage, own, NULL);
    if (argc - optind != 1)
        cli_usage("split", "give one set to split, not %d", argc - optind);
    return run_of_regroup(data, &request, 1, argv + optind);
}

int cli_join(int argc, char **argv)
{
    CLEANUP(regroup_request_free) struct regroup_request request = {.join = true};
    const char *data = NULL, *label = NULL;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"label", "TEXT",
         "name of the set (default: the beginning that the labels share)",
         .text = &label},
        {"keep", NULL, "keep the old sets", .flag = &request.keep},
        {0}};

    cli_own_options_read(argc, argv, join_usage, own, NULL);
    if (argc - optind < 2)
        cli_usage("join", "give two sets or more to join, not %d", argc - optind);
    request.label = label == NULL ? NULL : owned_copy(label);
    return run_of_regroup(data, &request, argc - optind, argv + optind);
}

/* ---- pins ---- */

/* tracediff pin and unpin. */

static const char pin_usage[] =
    "usage: tracediff pin [OPTIONS] SET…\n"
    "\n"
    "Pins sets: tracediff serve --keep does not remove them, however old they get.\n"
    "Name a set by its id, a unique beginning of its id, or its label.\n";

static const char unpin_usage[] =
    "usage: tracediff unpin [OPTIONS] SET…\n"
    "\n"
    "Removes the pin of sets. Their age for tracediff serve --keep counts from now\n"
    "on. Name a set by its id, a unique beginning of its id, or its label.\n";

static int change_pin(struct store *store, const struct set_info *set,
                      const void *context, struct error *error)
{
    const bool *pinned = context;
    int result = store_pin_set(store, set->stored_id, *pinned, error);

    if (result == 0)
        cli_say("%s: %s", set->label, *pinned ? "pinned" : "not pinned");
    return result;
}

static int pins_run(int argc, char **argv, bool pinned)
{
    const char *data = NULL;
    const struct own_option own[] = {OPTION_DATA(&data), {0}};

    cli_own_options_read(argc, argv, pinned ? pin_usage : unpin_usage, own, NULL);
    if (optind == argc)
        cli_usage(argv[0], "no set was given");
    return each_set(data, argv + optind, change_pin, &pinned);
}

int cli_pin(int argc, char **argv)
{
    return pins_run(argc, argv, true);
}

int cli_unpin(int argc, char **argv)
{
    return pins_run(argc, argv, false);
}

/* ---- list ---- */

/* tracediff list. */

#define LIST_MAX ((size_t)1 << 30)
#define LABEL_WIDTH 200

static const char list_usage[] = "usage: tracediff list [OPTIONS]\n"
                                 "\n"
                                 "Lists the sets of the store, the newest first.\n";

/* The parts of a line besides the id and the label. */
#define LIST_COLUMNS_WIDTH 52
#define ID_SHORT 12
#define LABEL_LEAST 8

static void write_list_head(int id, bool colour, struct buffer *out)
{
    buffer_printf(out, "%s%-*s  %-20s  %5s  %5s  %10s  %s%s\n", table_bold(colour), id,
                  "set", "stored", "ranks", "steps", "events", "label",
                  table_plain(colour));
}

/* After the label, or on a separate line if they do not fit. */
static void write_tags(const struct set_info *set, int id, size_t label, size_t free,
                       bool colour, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer tags =
        BUFFER(SET_TAGS_MAX * (SET_TAG_BYTES_MAX + 2) + 1);

    tags_write(set->tags, &tags);
    if (tags.length == 0)
        return;
    bool fits = table_width(tags.bytes) + strlen("  []") <= free;
    size_t width = fits ? free : (size_t)id + LIST_COLUMNS_WIDTH + label;

    buffer_printf(out, "%s%s[", fits ? "  " : "\n  ", table_faint(colour));
    table_name(tags.bytes, width - strlen("  []"), out);
    buffer_printf(out, "]%s", table_plain(colour));
}

/* Whether a set is pinned or will be removed, and who stored it; "" for neither. */
static void write_shared(const struct set_info *set, bool colour, struct buffer *out)
{
    char goes[21] = "";
    bool named = set->uploaded_by != NULL && *set->uploaded_by != '\0';

    if (set->pinned == 0 && set->goes == 0 && !named)
        return;
    clock_format_utc(set->goes, goes);
    buffer_printf(out, "  %s(%s%s%s%s%s)%s", table_faint(colour),
                  set->pinned != 0 ? "pinned"
                  : set->goes != 0 ? "goes "
                                   : "",
                  set->pinned == 0 && set->goes != 0 ? goes : "",
                  named && (set->pinned != 0 || set->goes != 0) ? ", " : "",
                  named ? "by " : "", named ? set->uploaded_by : "", table_plain(colour));
}

/* The end of a line; cuts a label that does not fit. */
static void write_label(const struct set_info *set, int id, size_t label,
                        const char *damage, bool colour, struct buffer *out)
{
    size_t behind = strlen(damage), own = table_width(set->label);
    size_t room = label > behind + LABEL_LEAST ? label - behind : LABEL_LEAST;

    table_name(set->label, room, out);
    if (behind > 0)
        buffer_printf(out, "%s%s%s", table_warning(colour), damage, table_plain(colour));
    write_tags(set, id, label, own < room ? room - own : 0, colour, out);
    write_shared(set, colour, out);
    buffer_append_char(out, '\n');
}

static void write_set(const struct set_info *set, int id, size_t label, bool colour,
                      struct buffer *out)
{
    json_t *summary = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
    char created[21];

    clock_format_utc(set->created, created);
    buffer_printf(out, "%.*s  %s  %5zu  %5lld  %10lld  ", id, set->id, created,
                  json_array_size(json_object_get(summary, "ranks")),
                  (long long)json_integer_value(json_object_get(summary, "step_count")),
                  (long long)json_integer_value(
                      json_object_get(json_object_get(summary, "quality"), "events")));
    long long affected = (long long)json_integer_value(
        json_object_get(json_object_get(summary, "quality"), "affected"));
    char damage[48] = "";
    if (affected > 0)
        snprintf(damage, sizeof damage, "  (damaged: %lld file%s)", affected,
                 affected == 1 ? "" : "s");
    if (affected > 0 && label < strlen(damage) + LABEL_LEAST)
        snprintf(damage, sizeof damage, "  damaged");
    write_label(set, id, label, damage, colour, out);
    json_decref(summary);
}

static void tell_nothing(size_t tags)
{
    if (tags == 0)
        cli_say("no set is stored; \"tracediff ingest DIR\" reads one in");
    else
        cli_say("no set has %s", tags == 1 ? "this tag" : "all of these tags");
}

/* If the whole id does not fit, writes its beginning, which also names the set. */
static void write_sets(const struct set_page *list, struct buffer *out)
{
    size_t width = output_width(NULL);
    int id = width < 32 + LIST_COLUMNS_WIDTH + 16 ? ID_SHORT : 32;
    size_t used = (size_t)id + LIST_COLUMNS_WIDTH;
    size_t label = width - used < LABEL_WIDTH ? width - used : LABEL_WIDTH;

    write_list_head(id, output_colour(NULL), out);
    for (size_t i = 0; i < list->count; i++)
        write_set(&list->entries[i].set, id, label, output_colour(NULL), out);
}

static void write_sets_json(const struct store *store, const struct set_page *list,
                            struct buffer *out)
{
    json_t *sets = json_array();

    for (size_t i = 0; i < list->count; i++) {
        const struct set_info *set = &list->entries[i].set;
        json_t *item = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
        char created[21];

        if (item == NULL)
            item = json_object();
        clock_format_utc(set->created, created);
        json_object_set_new(item, "id", json_string(set->id));
        json_object_set_new(item, "label", json_string(set->label));
        json_object_set_new(item, "notes", json_string(set->notes));
        json_object_set_new(item, "tags", set_json_tags(set));
        json_object_set_new(item, "created", json_string(created));
        set_json_put_shared(set, item);
        uint64_t traces = traces_total(store, set->id);
        uint64_t all = set->stored_bytes + traces;
        json_object_set_new(item, "stored_bytes", json_integer((json_int_t)all));
        json_object_set_new(item, "traces_bytes", json_integer((json_int_t)traces));
        json_array_append_new(sets, item);
    }
    json_t *document = json_pack("{s:o}", "sets", sets);
    CLEANUP_FREE char *text = json_dumps(document, JSON_INDENT(2));
    json_decref(document);
    if (text == NULL)
        out->failed = true;
    else
        buffer_printf(out, "%s\n", text);
}

static int list_sets(const char *data, const struct tag_options *tags, bool json)
{
    struct store *store = cli_store_to_read(data);
    CLEANUP(set_page_free) struct set_page list = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(LIST_MAX);
    const struct set_query query = {.tags = tags->texts,
                                    .tag_count = tags->count,
                                    .descending = true,
                                    .limit = UINT32_MAX};

    cli_must(store_query_sets(store, &query, NULL, &list, &cli_error));
    if (json)
        write_sets_json(store, &list, &text);
    else if (list.count == 0)
        tell_nothing(tags->count);
    else
        write_sets(&list, &text);
    cli_write_text(NULL, &text);
    return CLI_FINE;
}

static void take_format(void *context, const char *value)
{
    bool json = strcmp(value, "json") == 0;

    if (!json && strcmp(value, "table") != 0)
        cli_usage("list", "--format takes table or json");
    *(bool *)context = json;
}

int cli_list(int argc, char **argv)
{
    struct tag_options tags = {0};
    const char *data = NULL;
    bool json = false;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"tag", "TAG", "only sets with this tag; if repeated, with all of them",
         .take = tag_options_take, .context = &tags},
        {"format", "table|json",
         "a table, which shortens ids where the terminal is narrow, or all that is known "
         "about each set, as JSON",
         .take = take_format, .context = &json},
        {0}};

    cli_own_options_read(argc, argv, list_usage, own, NULL);
    if (optind < argc)
        cli_usage("list", "it lists all sets, or those of --tag TAG, not \"%s\"",
                  argv[optind]);
    return list_sets(data, &tags, json);
}

/* ---- verify ---- */

/* tracediff verify. */

/* At most this many files of a set are named. */
#define NAMED_FILES 4

static const char verify_usage[] =
    "usage: tracediff verify [OPTIONS] [SET…]\n"
    "\n"
    "Reads the files of these sets, or of all sets. Lists the damaged and the\n"
    "missing ones on standard output, and says why on standard error.\n";

struct verification {
    struct store *store;
    bool repair;
    int64_t threads;
    size_t looked_at, damaged, repaired;
    int status;
};

/* Which files to read in again. */
static void tell_files(struct verification *verify, const char *id)
{
    CLEANUP(stored_file_list_free) struct stored_file_list list = {0};
    CLEANUP_BUFFER struct buffer names = BUFFER(1 << 16);
    struct error error = {0};
    uint64_t bytes = 0;

    if (store_list_files(verify->store, id, &list, &error) != 0 || list.count == 0)
        return;
    for (size_t i = 0; i < list.count; i++) {
        bytes += list.files[i].disk_bytes;
        if (i >= NAMED_FILES)
            continue;
        buffer_append_text(&names, i == 0 ? "" : ", ");
        text_append_utf8(&names, list.files[i].name, strnlen(list.files[i].name, 200));
    }
    if (list.count > NAMED_FILES)
        buffer_printf(&names, " and %zu more", list.count - NAMED_FILES);
    if (!buffer_failed(&names))
        cli_say("tracediff: read the folder with %s in again (%.1f MB)", names.bytes,
                (double)bytes / 1e6);
}

/* True: the set is whole again. */
static bool repair_set(struct verification *verify, const struct set_info *info)
{
    CLEANUP(ingest_result_free) struct ingest_result made = {0};
    struct error error = {0};

    if (ingest_repair_set(verify->store, NULL, info->id, (unsigned)verify->threads, NULL,
                          &made, &error) == 0 &&
        store_verify_set(verify->store, info->id, NULL, &error) == 0) {
        cli_say("tracediff: made again %s (%s)", info->id, info->label);
        return true;
    }
    cli_say("tracediff: %s cannot be made again: %s", info->id, error.message);
    tell_files(verify, info->id);
    return false;
}

static bool is_unreadable(const struct error *error)
{
    return error->code == ERROR_DAMAGED || error->code == ERROR_CONFLICT;
}

/* Whether somebody removed it meanwhile: for instance, a server that keeps sets for a
 * time. */
static bool was_removed(struct verification *verify, const char *id)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;

    return store_find_set(verify->store, id, &info, &ignored) == -ERROR_NOT_FOUND;
}

/* `label` is NULL for a file that the catalogue lacks: only its id is known. */
static void verify_set(struct verification *verify, const struct set_info *info)
{
    struct error error = {0};
    bool listed = info->label != NULL;

    verify->looked_at++;
    if (store_verify_set(verify->store, info->id, NULL, &error) == 0)
        return;
    if (!is_unreadable(&error)) {
        verify->status = cli_fail(&error);
        return;
    }
    if (listed && was_removed(verify, info->id))
        return;
    cli_say("tracediff: %s", error.message);
    verify->damaged++;
    if (verify->repair && listed && repair_set(verify, info)) {
        verify->repaired++;
        return;
    }
    if (verify->repair && !listed)
        cli_say("tracediff: %s is not in the catalogue: delete its file, or read its "
                "traces in again",
                info->id);
    CLEANUP_BUFFER struct buffer label = BUFFER(1 << 16);
    table_name(listed ? info->label : "(not listed)", LABEL_WIDTH, &label);
    printf("%s  %s\n", info->id, buffer_failed(&label) ? "" : label.bytes);
}

static void verify_all(struct verification *verify)
{
    CLEANUP(set_list_free) struct set_list list = {0};
    CLEANUP_FREE char(*ids)[33] = NULL;
    size_t count = 0;

    cli_must(store_list_sets(verify->store, &list, &cli_error));
    for (size_t i = 0; i < list.count; i++)
        verify_set(verify, &list.sets[i]);
    cli_must(store_list_unlisted(verify->store, &ids, &count, &cli_error));
    for (size_t i = 0; i < count; i++) {
        struct set_info info = {0};

        memcpy(info.id, ids[i], sizeof info.id);
        verify_set(verify, &info);
    }
}

static void verify_named(struct verification *verify, const char *name)
{
    CLEANUP(set_info_free) struct set_info info = {0};

    if (store_find_set(verify->store, name, &info, &cli_error) == 0)
        verify_set(verify, &info);
    else
        verify->status = cli_fail(&cli_error);
}

static int verify_sets(struct verification *verify, int count, char **names)
{
    if (count == 0)
        verify_all(verify);
    for (int i = 0; i < count; i++)
        verify_named(verify, names[i]);
    fprintf(stderr, "%zu checked, %zu damaged", verify->looked_at, verify->damaged);
    if (verify->repair)
        fprintf(stderr, ", %zu made again", verify->repaired);
    fputc('\n', stderr);
    if (verify->status == CLI_FINE && verify->damaged > verify->repaired)
        return CLI_DAMAGED;
    return verify->status;
}

int cli_verify(int argc, char **argv)
{
    struct verification verify = {.status = CLI_FINE};
    const char *data = NULL;
    const struct own_option own[] = {
        OPTION_DATA(&data),
        {"repair", NULL,
         "make them again from the traces that were kept (--keep-traces); if none were "
         "kept, say which files to read in again",
         .flag = &verify.repair},
        OPTION_THREADS("workers of --repair", &verify.threads),
        {0}};

    cli_own_options_read(argc, argv, verify_usage, own,
                         "\nExit status: 0 all are intact, 1 some are not, 3 error.\n");
    verify.store = cli_store(data, verify.repair ? STORE_SHARED : STORE_READ_ONLY);
    return verify_sets(&verify, argc - optind, argv + optind);
}
