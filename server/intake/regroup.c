#include "intake/regroup.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/ingest.h"
#include "intake/reading.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/traces.h"
#include "trace/recording.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- regroup request ---- */

void regroup_request_free(struct regroup_request *request)
{
    for (size_t i = 0; i < request->part_count; i++) {
        free(request->parts[i].label);
        free(request->parts[i].files);
        free(request->parts[i].ranks);
    }
    free(request->parts);
    free(request->sets);
    free(request->label);
    *request = (struct regroup_request){0};
}

void regroup_result_free(struct regroup_result *result)
{
    free(result->made);
    free(result->binned);
    *result = (struct regroup_result){0};
}

void regroup_result_take_back(struct store *store, struct regroup_result *result)
{
    struct error ignored;

    for (size_t i = 0; i < result->made_count; i++)
        if (!result->made[i].already_stored)
            store_bin_set(store, result->made[i].set_id, &ignored);
    result->made_count = 0;
}

/* ---- regroup plan ---- */

/* Used only by regroup*.c: which file of which set goes where. */

/* An old set. */
struct regroup_source {
    struct set_info info;
    struct set_view view;
    struct stored_file_list listed; /* its files as they were on disk, by number */
    enum files_are files_are;       /* as somebody said */
    const char *folder;             /* of its files in a join, if it needs one */
};

/* A file of the set, including files that did not count there. */
struct regroup_file {
    size_t source, part;
    uint32_t number;             /* in the source */
    const struct set_file *rows; /* the file itself, or the file with the same bytes */
    const struct stored_file_key *on_disk;
    const char *name; /* in the new set */
};

/* A new set: where it begins and ends in the list of files. */
struct regroup_target {
    size_t begin, end;
    const char *label; /* chosen; NULL: `made_up` */
    const char *made_up;
};

struct regroup_plan {
    struct arena *arena; /* of all below but what sources have */
    const struct regroup_request *request;
    struct regroup_source *sources;
    size_t source_count;
    struct regroup_file *files; /* by part, then in path order */
    size_t file_count;
    struct regroup_target *targets;
    size_t target_count;
};

/* ---- regroup names ---- */

/* The names of files, and the labels of new sets. */

#define RUNS_NAMED 8

/* ---- names of files ---- */

static int compare_contents(const struct regroup_file *a, const struct regroup_file *b)
{
    return strcmp(a->rows->hash, b->rows->hash);
}

/* By name, then by content, then as the sets were given. */
static int compare_files(const void *a, const void *b)
{
    const struct regroup_file *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    if (order == 0)
        order = compare_contents(x, y);
    if (order == 0)
        order = (x->source > y->source) - (x->source < y->source);
    return order != 0 ? order : (x->number > y->number) - (x->number < y->number);
}

/* Keeps only the first of the files with one name and content. */
static void drop_same(struct regroup_plan *plan)
{
    size_t kept = 0;

    for (size_t i = 0; i < plan->file_count; i++)
        if (kept == 0 || strcmp(plan->files[kept - 1].name, plan->files[i].name) != 0 ||
            compare_contents(&plan->files[kept - 1], &plan->files[i]) != 0)
            plan->files[kept++] = plan->files[i];
    plan->file_count = kept;
}

static bool have_a_name_twice(const struct regroup_plan *plan)
{
    for (size_t i = 1; i < plan->file_count; i++)
        if (strcmp(plan->files[i - 1].name, plan->files[i].name) == 0)
            return true;
    return false;
}

static int compare_folders(const void *a, const void *b)
{
    const struct regroup_source *x = *(struct regroup_source *const *)a;
    const struct regroup_source *y = *(struct regroup_source *const *)b;
    int order = strcmp(x->info.label, y->info.label);

    return order != 0 ? order : (x > y) - (x < y);
}

/* The label of the set, plus the beginning of the id if other sets have that label. */
static const char *folder_name(struct arena *arena, const struct regroup_source *source,
                               bool is_shared)
{
    char *name = arena_printf(arena, "%s%s%.8s", source->info.label, is_shared ? " " : "",
                              is_shared ? source->info.id : "");

    for (char *c = name; *c != '\0'; c++)
        if (*c == '/')
            *c = '_';
    return name;
}

static void name_folders(const struct regroup_plan *plan)
{
    size_t count = plan->source_count;
    struct regroup_source **sorted =
        arena_new(plan->arena, count, sizeof(struct regroup_source *));

    for (size_t i = 0; i < count; i++)
        sorted[i] = &plan->sources[i];
    qsort(sorted, count, sizeof(struct regroup_source *), compare_folders);
    for (size_t i = 0; i < count; i++) {
        const char *label = sorted[i]->info.label;
        bool is_shared = (i > 0 && strcmp(sorted[i - 1]->info.label, label) == 0) ||
                         (i + 1 < count && strcmp(sorted[i + 1]->info.label, label) == 0);

        sorted[i]->folder = folder_name(plan->arena, sorted[i], is_shared);
    }
}

/* Chooses the names of the files. In a join, files of the same name and content are one
 * file. If two files of the same name differ, all files go into folders named after their
 * sets. */
static void regroup_settle_names(struct regroup_plan *plan)
{
    qsort(plan->files, plan->file_count, sizeof *plan->files, compare_files);
    drop_same(plan);
    if (!have_a_name_twice(plan))
        return;
    name_folders(plan);
    for (size_t i = 0; i < plan->file_count; i++) {
        struct regroup_file *file = &plan->files[i];

        file->name = arena_printf(plan->arena, "%s/%s",
                                  plan->sources[file->source].folder, file->name);
    }
    qsort(plan->files, plan->file_count, sizeof *plan->files, compare_files);
}

/* ---- labels ---- */

/* A name without the ending of a trace's name. */
static size_t stem_length(const char *name)
{
    static const char *const endings[] = {".gz",      ".zst",   ".xz", ".json",
                                          ".pftrace", ".trace", ".pt"};
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t size = strlen(endings[i]);

        if (length > size && strncasecmp(name + length - size, endings[i], size) == 0)
            length -= size;
    }
    return length;
}

/* The label of one file: its name, or its whole path. */
static const char *label_of_file(struct arena *arena, const char *path, bool whole)
{
    const char *slash = whole ? NULL : strrchr(path, '/');
    const char *name = slash != NULL && slash[1] != '\0' ? slash + 1 : path;

    return arena_text(arena, name, stem_length(name));
}

/* Appends the ranks of a sorted list as "rank 1", "ranks 0-3, 7"; of many, only the
 * first. */
static void append_ranks(struct buffer *text, const int64_t *ranks, size_t count)
{
    size_t runs = 0;

    buffer_append_text(text, ranks[0] == ranks[count - 1] ? "rank " : "ranks ");
    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && ranks[end] - ranks[end - 1] <= 1;)
            end++;
        if (runs++ == RUNS_NAMED) {
            buffer_append_text(text, ", …");
            return;
        }
        buffer_printf(text, "%s%lld", runs == 1 ? "" : ", ", (long long)ranks[begin]);
        if (ranks[end - 1] != ranks[begin])
            buffer_printf(text, "-%lld", (long long)ranks[end - 1]);
    }
}

/* The label of the set, and which of its ranks these are. */
static const char *label_of_ranks(const struct regroup_plan *plan,
                                  const struct regroup_target *target)
{
    size_t count = target->end - target->begin;
    int64_t *ranks = arena_new(plan->arena, count, sizeof *ranks);
    CLEANUP_BUFFER struct buffer text = BUFFER(1 << 16);

    for (size_t i = 0; i < count; i++)
        ranks[i] = plan->files[target->begin + i].rows->rank;
    qsort(ranks, count, sizeof *ranks, number_order_int64);
    buffer_printf(&text, "%s (", plan->sources[0].info.label);
    append_ranks(&text, ranks, count);
    buffer_append_char(&text, ')');
    return arena_text(plan->arena, text.bytes, text.length);
}

/* How many files of a target are not copies of another one. */
static size_t count_contents(const struct regroup_plan *plan,
                             const struct regroup_target *target)
{
    size_t count = 0;

    for (size_t i = target->begin; i < target->end; i++)
        count += plan->files[i].rows->file == plan->files[i].number;
    return count;
}

static const char *label_of_part(const struct regroup_plan *plan,
                                 const struct regroup_target *target, bool whole)
{
    if (count_contents(plan, target) > 1)
        return label_of_ranks(plan, target);
    return label_of_file(plan->arena, plan->files[target->begin].name, whole);
}

static int compare_labels(const void *a, const void *b)
{
    const struct regroup_target *x = *(struct regroup_target *const *)a;
    const struct regroup_target *y = *(struct regroup_target *const *)b;

    return strcmp(x->made_up, y->made_up);
}

/* Equal labels distinguish nothing, so whole paths are used. */
static void part_same_labels(struct regroup_plan *plan)
{
    struct regroup_target **sorted =
        arena_new(plan->arena, plan->target_count, sizeof(struct regroup_target *));
    size_t count = plan->target_count;

    for (size_t i = 0; i < count; i++)
        sorted[i] = &plan->targets[i];
    qsort(sorted, count, sizeof(struct regroup_target *), compare_labels);
    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1;
             end < count && compare_labels(&sorted[begin], &sorted[end]) == 0;)
            end++;
        for (size_t i = begin; end - begin > 1 && i < end; i++)
            sorted[i]->made_up = label_of_part(plan, sorted[i], true);
    }
}

static size_t common_length(const char *a, const char *b, size_t length)
{
    size_t i = 0;

    while (i < length && a[i] != '\0' && a[i] == b[i])
        i++;
    return i;
}

static bool is_space(char c)
{
    return c == '\0' || strchr(" _-.=:/()", c) != NULL;
}

static bool is_break(char c)
{
    return is_space(c) || isdigit((unsigned char)c);
}

/* The label of a join: the beginning that all labels share, up to a word and without
 * "rank"; otherwise the first label. */
static const char *common_label(const struct regroup_plan *plan)
{
    const char *first = plan->sources[0].info.label;
    size_t length = strlen(first);
    bool whole = true; /* all continue with a new word, or end */

    for (size_t i = 1; i < plan->source_count; i++)
        length = common_length(first, plan->sources[i].info.label, length);
    for (size_t i = 0; i < plan->source_count; i++)
        whole = whole && is_break(plan->sources[i].info.label[length]);
    while (!whole && length > 0 && !is_break(first[length - 1]))
        length--;
    while (length > 0 && is_break(first[length - 1]))
        length--;
    if (length >= 4 && strncasecmp(first + length - 4, "rank", 4) == 0 &&
        (length == 4 || is_break(first[length - 5])))
        length -= 4;
    while (length > 0 && is_space(first[length - 1]))
        length--;
    return length == 0 ? first : arena_text(plan->arena, first, length);
}

/* The default labels of the new sets, made from the files in them. */
static void regroup_make_up_labels(struct regroup_plan *plan)
{
    bool join = plan->request->join;

    for (size_t i = 0; i < plan->target_count; i++)
        plan->targets[i].made_up =
            join ? common_label(plan) : label_of_part(plan, &plan->targets[i], false);
    if (!join)
        part_same_labels(plan);
}

/* ---- regroup make ---- */

/* Makes one new set from files of stored sets. */

/* As many as a user may write (docs/api.md). */
#define NOTES_BYTES_MAX ((size_t)16384)

struct maker {
    struct store *store;
    const struct regroup_plan *plan;
    const struct regroup_file *files;
    size_t count;
    struct budget *budget;
};

/* The two halves of a hash, from its 32 digits. */
static void read_hash(const char hex[33], uint64_t hash[2])
{
    char high[17];

    memcpy(high, hex, 16);
    high[16] = '\0';
    hash[0] = strtoull(hex + 16, NULL, 16);
    hash[1] = strtoull(high, NULL, 16);
}

static int load_file(void *context, size_t i, struct trace_recording **out,
                     struct error *error)
{
    const struct maker *maker = context;
    const struct regroup_file *file = &maker->files[i];
    const struct regroup_source *source = &maker->plan->sources[file->source];
    int result = set_load_whole(maker->store, source->info.id, file->rows->file,
                                maker->budget, out, error);

    return result == 0 ? budget_look(maker->budget, error) : result;
}

static int write_set(struct maker *maker, const struct regroup_target *target,
                     struct progress *progress, struct ingest_result *made,
                     struct error *error)
{
    struct arena *arena = maker->plan->arena;
    struct ingest_file *files = arena_new(arena, maker->count, sizeof *files);
    struct reading_known *known = arena_new(arena, maker->count, sizeof *known);
    uint64_t *sizes = arena_new(arena, maker->count, sizeof *sizes);
    struct ingest_list list = {.files = files, .count = maker->count};
    const struct reading_request what = {
        .list = &list,
        .sizes = sizes,
        .label = target->label != NULL && *target->label != '\0' ? target->label
                                                                 : target->made_up,
        .threads = 1,
        .known = known,
        .load = load_file,
        .context = maker};

    if (!maker->plan->request->join)
        list.files_are = maker->plan->sources[0].files_are;
    for (size_t i = 0; i < maker->count; i++) {
        const struct regroup_source *source =
            &maker->plan->sources[maker->files[i].source];
        const struct set_file *rows = maker->files[i].rows;
        const struct stored_file_key *on_disk = maker->files[i].on_disk;
        size_t step =
            set_view_first_step(&source->view, rows->file); /* the pseudo-step */

        files[i].name = (char *)(uintptr_t)maker->files[i].name; /* borrowed */
        sizes[i] = on_disk->disk_bytes;
        known[i] = (struct reading_known){
            .rank_source = rows->rank_source,
            .rank = rows->rank,
            .first_ns = rows->quality.kept > 0 ? rows->first_ns : INT64_MAX,
            .end_ns = rows->quality.kept > 0 ? source->view.steps[step].step.end : 0,
            .together =
                source->files_are == FILES_RECORDINGS ? maker->files[i].source + 1 : 0,
            .events = rows->quality.events,
            .raw_bytes = rows->raw_bytes,
            .disk_bytes = on_disk->disk_bytes,
            .disk_hash = {on_disk->disk_hash[0], on_disk->disk_hash[1]},
            .disk_seal = on_disk->disk_seal};
        read_hash(rows->hash, known[i].hash);
    }
    return ingest_assemble(maker->store, NULL, &what, target->label, progress, made,
                           error);
}

/* ---- what the new set gets from the old ones ---- */

/* Links the kept traces of the files. If the traces of one source are kept for good, all
 * of them are. */
static int link_traces(struct maker *maker, const char *id, struct error *error)
{
    struct traces_draft *draft = NULL;
    bool limited = true; /* all of them may be removed for a limit */
    int result = 0;

    for (size_t i = 0; result == 0 && i < maker->count; i++) {
        const struct regroup_file *file = &maker->files[i];
        const char *from = maker->plan->sources[file->source].info.id;

        if (traces_size(maker->store, from, file->rows->hash) == 0)
            continue;
        limited = limited && traces_are_limited(maker->store, from);
        if (draft == NULL)
            result = traces_begin(maker->store, &draft, error);
        if (result == 0)
            result = traces_link(draft, from, file->rows->hash, error);
    }
    if (result == 0 && draft != NULL && limited)
        result = traces_mark(draft, TRACES_LIMITED, error);
    if (result != 0 || draft == NULL) {
        traces_discard(draft);
        return result;
    }
    return traces_publish(draft, id, error);
}

/* The notes of the old sets, each text once, in the order of the sets. */
static int copy_notes(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    CLEANUP_BUFFER struct buffer notes = BUFFER((size_t)1 << 20);

    for (size_t i = 0; i < plan->source_count; i++) {
        const char *text = plan->sources[i].info.notes;

        if (*text == '\0' || (notes.length > 0 && strstr(notes.bytes, text) != NULL))
            continue;
        if (notes.length + strlen(text) + 1 > NOTES_BYTES_MAX)
            break;
        buffer_append_text(&notes, notes.length > 0 ? "\n" : "");
        buffer_append_text(&notes, text);
    }
    if (buffer_failed(&notes))
        return error_set_memory(error);
    return notes.length == 0
               ? 0
               : store_update_set(maker->store, id, NULL, notes.bytes, error);
}

/* The tags of a set, one per line, into the array; tags that do not fit are left out. */
static void list_tags(char *lines, const char *texts[SET_TAGS_MAX], size_t *count)
{
    char *rest = lines, *tag;

    while ((tag = strsep(&rest, "\n")) != NULL) {
        bool known = *tag == '\0' || *count == SET_TAGS_MAX;

        for (size_t i = 0; !known && i < *count; i++)
            known = strcasecmp(texts[i], tag) == 0;
        if (!known)
            texts[(*count)++] = tag;
    }
}

static int copy_tags(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    const char *texts[SET_TAGS_MAX];
    CLEANUP_BUFFER struct buffer lines = BUFFER((size_t)1 << 26);
    struct set_tags add = {.texts = texts}, none = {0};

    for (size_t i = 0; i < plan->source_count; i++) {
        buffer_append_text(&lines, plan->sources[i].info.tags);
        buffer_append_char(&lines, '\n');
    }
    if (buffer_failed(&lines))
        return error_set_memory(error);
    list_tags(lines.bytes, texts, &add.count);
    return add.count == 0 ? 0
                          : store_change_tags(maker->store, id, true, &none, &add, error);
}

/* The new set is pinned if one of the old sets is, which may be removed now. It gets the
 * name that stored them if that is the same for all old sets. */
static int copy_pin_and_name(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    const char *name = plan->source_count > 0 ? plan->sources[0].info.uploaded_by : "";
    bool pinned = false;
    int result = 0;

    for (size_t i = 0; i < plan->source_count; i++) {
        pinned = pinned || plan->sources[i].info.pinned != 0;
        if (strcmp(plan->sources[i].info.uploaded_by, name) != 0)
            name = "";
    }
    if (pinned)
        result = store_pin_set(maker->store, id, true, error);
    return result == 0 && *name != '\0'
               ? store_set_uploader(maker->store, id, name, error)
               : result;
}

/* ---- all of it ---- */

/* Writes and stores one new set. */
static int regroup_make(struct store *store, const struct regroup_plan *plan,
                        const struct regroup_target *target, struct budget *budget,
                        struct progress *progress, struct regroup_set *made,
                        struct error *error)
{
    CLEANUP(ingest_result_free) struct ingest_result told = {0};
    struct maker maker = {.store = store,
                          .plan = plan,
                          .files = plan->files + target->begin,
                          .count = target->end - target->begin,
                          .budget = budget};
    int result = write_set(&maker, target, progress, &told, error);

    memcpy(made->set_id, told.set_id, sizeof made->set_id);
    made->already_stored = told.already_stored;
    if (result == 0)
        result = link_traces(&maker, made->set_id, error);
    if (result == 0 && !made->already_stored)
        result = copy_notes(&maker, made->set_id, error);
    if (result == 0 && !made->already_stored)
        result = copy_tags(&maker, made->set_id, error);
    if (result == 0)
        result = copy_pin_and_name(&maker, made->set_id, error);
    return result;
}

/* ---- regroup ---- */

/* The plan, and the steps before and after making the sets. */

#define NO_PART SIZE_MAX

static void plan_free(struct regroup_plan *plan)
{
    for (size_t i = 0; i < plan->source_count; i++) {
        set_info_free(&plan->sources[i].info);
        set_view_free(&plan->sources[i].view);
        stored_file_list_free(&plan->sources[i].listed);
    }
    arena_free(&plan->arena);
}

/* ---- the old sets ---- */

/* Cut names are no longer the names in the files: which names are cut depends on all
 * names in the set. */
static int check_names(const struct regroup_source *source, struct error *error)
{
    for (size_t i = 0; i < source->view.note_count; i++) {
        const char *kind = source->view.notes[i].note.kind;

        if (strcmp(kind, "names_cut") == 0 || strcmp(kind, "shapes_cut") == 0 ||
            strcmp(kind, "arguments_cut") == 0)
            return error_set(error, ERROR_CONFLICT, "names_cut",
                             "long names were cut in \"%.80s\" (%.8s), which has too "
                             "many of them to keep whole: read the files themselves in "
                             "again, as the sets that you want",
                             source->info.label, source->info.id);
    }
    return 0;
}

static int load_source(struct store *store, const char *id, struct budget *budget,
                       struct regroup_source *source, struct error *error)
{
    int result = store_find_set(store, id, &source->info, error);

    source->files_are = files_are_of(source->info.summary);
    if (result == 0)
        result = set_view_load(store, source->info.id, budget, &source->view, error);
    if (result == 0)
        result = store_list_files(store, source->info.id, &source->listed, error);
    if (result != 0)
        return result;
    if (source->listed.count != source->view.file_count + source->view.duplicate_count)
        return error_set(error, ERROR_CONFLICT, "files_unknown",
                         "the catalogue does not know the files of \"%.80s\" (%.8s): "
                         "read them in again",
                         source->info.label, source->info.id);
    return check_names(source, error);
}

static int compare_ids(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Each set once. */
static int check_sets(const struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;
    char(*sorted)[33] = arena_new(plan->arena, request->set_count, sizeof *sorted);

    if (request->join && request->set_count < 2)
        return error_set(error, ERROR_PARAMETER, "nothing_to_join",
                         "joining needs two sets or more");
    if (request->set_count > REGROUP_SETS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "at most %d sets can be joined at once", REGROUP_SETS_MAX);
    memcpy(sorted, request->sets, request->set_count * sizeof *sorted);
    qsort(sorted, request->set_count, sizeof *sorted, compare_ids);
    for (size_t i = 1; i < request->set_count; i++)
        if (strcmp(sorted[i - 1], sorted[i]) == 0)
            return error_set(error, ERROR_PARAMETER, "nothing_to_join",
                             "the set %.8s is named twice", sorted[i]);
    return 0;
}

static int load_sources(struct store *store, struct budget *budget,
                        struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;
    int result = check_sets(plan, error);

    if (result != 0)
        return result;
    plan->sources = arena_new(plan->arena, request->set_count, sizeof *plan->sources);
    for (size_t i = 0; result == 0 && i < request->set_count; i++) {
        plan->source_count++;
        result = load_source(store, request->sets[i], budget, &plan->sources[i], error);
    }
    return result;
}

/* ---- their files ---- */

/* Lists the files that count and those that do not, by number, as in the catalogue. */
static int list_source(struct regroup_plan *plan, size_t number, struct error *error)
{
    const struct regroup_source *source = &plan->sources[number];
    const struct set_view *view = &source->view;
    size_t files = 0, duplicates = 0;

    for (size_t i = 0; i < source->listed.count; i++) {
        bool is_file = duplicates == view->duplicate_count ||
                       (files < view->file_count &&
                        view->files[files].file < view->duplicates[duplicates].file);
        struct regroup_file *file = &plan->files[plan->file_count];

        *file = (struct regroup_file){
            .source = number, .part = NO_PART, .on_disk = &source->listed.files[i]};
        if (is_file) {
            file->rows = &view->files[files++];
            file->number = file->rows->file;
        } else {
            file->number = view->duplicates[duplicates].file;
            file->rows = set_view_find_file(view, view->duplicates[duplicates++].same_as);
        }
        file->name = file->on_disk->name;
        plan->file_count++;
        if (file->rows == NULL)
            return error_set(error, ERROR_DAMAGED, "set_damaged",
                             "set %s is damaged: a copy belongs to no file",
                             source->info.id);
    }
    return 0;
}

static int list_files(struct regroup_plan *plan, struct error *error)
{
    size_t count = 0;
    int result = 0;

    for (size_t i = 0; i < plan->source_count; i++)
        count += plan->sources[i].listed.count;
    plan->files = arena_new(plan->arena, count, sizeof *plan->files);
    for (size_t i = 0; result == 0 && i < plan->source_count; i++)
        result = list_source(plan, i, error);
    return result;
}

/* ---- parts ---- */

/* Puts a file of the view into a part. */
static int put_into(const struct set_view *view, size_t *parts,
                    const struct set_file *file, size_t part, struct error *error)
{
    size_t *place = &parts[file - view->files];

    if (*place != NO_PART && *place != part)
        return error_set(error, ERROR_PARAMETER, "part_twice",
                         "%.200s (rank %" PRId64 ") is named in two parts", file->name,
                         file->rank);
    *place = part;
    return 0;
}

/* Takes each rank once, however often it is named. */
static int choose_ranks(const struct set_view *view, const struct regroup_part *part,
                        size_t number, size_t *parts, struct error *error)
{
    CLEANUP_FREE int64_t *ranks = owned_new(part->rank_count, sizeof *ranks);
    int result = 0;

    if (part->rank_count > 0)
        memcpy(ranks, part->ranks, part->rank_count * sizeof *ranks);
    qsort(ranks, part->rank_count, sizeof *ranks, number_order_int64);
    for (size_t i = 0; result == 0 && i < part->rank_count; i++) {
        size_t count;
        const struct set_file *const *files = set_view_find_rank(view, ranks[i], &count);

        if (count == 0)
            return error_set(error, ERROR_NOT_FOUND, "unknown_rank",
                             "the set has no rank %" PRId64, ranks[i]);
        for (size_t f = 0;
             (i == 0 || ranks[i] != ranks[i - 1]) && result == 0 && f < count; f++)
            result = put_into(view, parts, files[f], number, error);
    }
    return result;
}

static int choose_part(const struct set_view *view, const struct regroup_part *part,
                       size_t number, size_t *parts, struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < part->file_count; i++) {
        const struct set_file *file = set_view_find_file(view, part->files[i]);

        if (file == NULL)
            return error_set(error, ERROR_NOT_FOUND, "unknown_file",
                             "the set has no file %" PRIu32, part->files[i]);
        result = put_into(view, parts, file, number, error);
    }
    return result == 0 ? choose_ranks(view, part, number, parts, error) : result;
}

/* The part of each file; a copy goes with the file whose bytes it has. */
static int choose_parts(struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;
    const struct set_view *view = &plan->sources[0].view;
    size_t *parts = arena_new(plan->arena, view->file_count, sizeof *parts);
    int result = 0;

    for (size_t i = 0; i < view->file_count; i++)
        parts[i] = request->part_count == 0 ? i : NO_PART;
    for (size_t i = 0; result == 0 && i < request->part_count; i++)
        result = choose_part(view, &request->parts[i], i, parts, error);
    for (size_t i = 0; i < plan->file_count; i++)
        plan->files[i].part = parts[plan->files[i].rows - view->files];
    return result;
}

/* By part (files without a part last), then in path order. */
static int compare_parts(const void *a, const void *b)
{
    const struct regroup_file *x = a, *y = b;

    if (x->part != y->part)
        return x->part < y->part ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static int make_targets(struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;

    plan->targets = arena_new(plan->arena, plan->file_count, sizeof *plan->targets);
    for (size_t i = 0; i < plan->file_count; i++) {
        size_t part = plan->files[i].part;

        if (i == 0 || part != plan->files[i - 1].part)
            plan->targets[plan->target_count++] = (struct regroup_target){
                .begin = i,
                .label = request->join                ? request->label
                         : part < request->part_count ? request->parts[part].label
                                                      : NULL};
        plan->targets[plan->target_count - 1].end = i + 1;
    }
    if (plan->target_count > REGROUP_SETS_MAX)
        return error_set(
            error, ERROR_LIMIT, "too_many_sets",
            "\"%.80s\" would become %zu sets; at most %d are allowed: name the parts",
            plan->sources[0].info.label, plan->target_count, REGROUP_SETS_MAX);
    if (request->join || plan->target_count > 1)
        return 0;
    return error_set(error, ERROR_PARAMETER, "nothing_to_split",
                     "\"%.80s\" (%.8s) would stay one set", plan->sources[0].info.label,
                     plan->sources[0].info.id);
}

/* Loads the sets of the request and makes the whole plan; free the plan in any case. */
static int plan_make(struct store *store, const struct regroup_request *request,
                     struct budget *budget, struct regroup_plan *plan,
                     struct error *error)
{
    *plan = (struct regroup_plan){.arena = arena_make(NULL), .request = request};
    int result = load_sources(store, budget, plan, error);

    if (result == 0)
        result = list_files(plan, error);
    if (result == 0 && request->join)
        regroup_settle_names(plan);
    else if (result == 0)
        result = choose_parts(plan, error);
    if (result == 0 && !request->join)
        qsort(plan->files, plan->file_count, sizeof *plan->files, compare_parts);
    if (result == 0)
        result = make_targets(plan, error);
    if (result == 0)
        regroup_make_up_labels(plan);
    return result;
}

int regroup_check(struct store *store, const struct regroup_request *request,
                  struct budget *budget, struct error *error)
{
    CLEANUP(plan_free) struct regroup_plan plan = {0};

    return plan_make(store, request, budget, &plan, error);
}

/* ---- making the sets ---- */

static void begin_progress(const struct regroup_plan *plan, struct progress *progress)
{
    uint64_t total = 0;

    if (progress == NULL)
        return;
    for (size_t i = 0; i < plan->file_count; i++)
        total += plan->files[i].on_disk->disk_bytes;
    atomic_store(&progress->bytes_total, total);
    atomic_store(&progress->files_total, (uint32_t)plan->file_count);
    atomic_store(&progress->stage, PROGRESS_COPYING);
}

static bool was_made(const struct regroup_result *out, const char *id)
{
    for (size_t i = 0; i < out->made_count; i++)
        if (strcmp(out->made[i].set_id, id) == 0)
            return true;
    return false;
}

/* Another process may have put the file there meanwhile. */
static int bin_sources(struct store *store, const struct regroup_plan *plan,
                       struct regroup_result *out, struct error *error)
{
    for (size_t i = 0; i < plan->source_count; i++) {
        const char *id = plan->sources[i].info.id;

        if (was_made(out, id))
            continue;
        int result = store_bin_set(store, id, error);
        if (result != 0 && error->code != ERROR_NOT_FOUND)
            return result;
        if (result == 0)
            memcpy(out->binned[out->binned_count++], id, 33);
    }
    return 0;
}

static int run(struct store *store, const struct regroup_plan *plan,
               struct budget *budget, struct progress *progress,
               struct regroup_result *out, struct error *error)
{
    int result = 0;

    out->made = owned_new(plan->target_count, sizeof *out->made);
    out->binned = owned_new(plan->source_count, sizeof *out->binned);
    for (size_t i = 0; result == 0 && i < plan->target_count; i++) {
        struct regroup_set *made = &out->made[out->made_count];

        result =
            regroup_make(store, plan, &plan->targets[i], budget, progress, made, error);
        out->made_count += made->set_id[0] != '\0';
    }
    if (result != 0)
        regroup_result_take_back(store, out);
    else if (!plan->request->keep)
        result = bin_sources(store, plan, out, error);
    return result;
}

int regroup_run(struct store *store, const struct regroup_request *request,
                uint64_t memory, struct progress *progress, struct regroup_result *out,
                struct error *error)
{
    struct budget budget = {.stop = progress == NULL ? NULL : &progress->cancelled,
                            .memory = memory,
                            .narrow = "files of fewer events"};
    CLEANUP(plan_free) struct regroup_plan plan = {0};

    *out = (struct regroup_result){0};
    budget_begin(&budget);
    int result = plan_make(store, request, &budget, &plan, error);
    if (result != 0)
        return result;
    begin_progress(&plan, progress);
    result = run(store, &plan, &budget, progress, out, error);
    if (result == 0 && progress != NULL)
        atomic_store(&progress->stage, PROGRESS_DONE);
    return result;
}
