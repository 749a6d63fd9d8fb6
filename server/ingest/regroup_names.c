/* See regroup_names.h. */
#include "ingest/regroup_names.h"

#include "base/buffer.h"
#include "base/cleanup.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

    for (size_t i = 0; i < plan->file_count; i++) {
        if (kept > 0 && strcmp(plan->files[kept - 1].name, plan->files[i].name) == 0 &&
            compare_contents(&plan->files[kept - 1], &plan->files[i]) == 0)
            free(plan->files[i].name);
        else
            plan->files[kept++] = plan->files[i];
    }
    plan->file_count = kept;
}

static bool have_a_name_twice(const struct regroup_plan *plan)
{
    for (size_t i = 1; i < plan->file_count; i++)
        if (strcmp(plan->files[i - 1].name, plan->files[i].name) == 0)
            return true;
    return false;
}

/* A source and its label, for finding sources with the same label. */
struct source_label {
    const char *label;
    size_t source;
    char *name; /* owned */
};

static int compare_folders(const void *a, const void *b)
{
    const struct source_label *x = a, *y = b;
    int order = strcmp(x->label, y->label);

    return order != 0 ? order : (x->source > y->source) - (x->source < y->source);
}

static int compare_sources(const void *a, const void *b)
{
    const struct source_label *x = a, *y = b;

    return (x->source > y->source) - (x->source < y->source);
}

static void free_folders(const struct regroup_plan *plan, struct source_label *folders)
{
    for (size_t i = 0; folders != NULL && i < plan->source_count; i++)
        free(folders[i].name);
    free(folders);
}

/* The name of a folder: the label, plus the beginning of the id if other sets have that
 * label. */
static char *folder_name(const struct regroup_plan *plan,
                         const struct source_label *folder, bool is_shared)
{
    const char *id = plan->sources[folder->source].info.id;
    char *name = NULL;

    if (asprintf(&name, "%s%s%.8s", folder->label, is_shared ? " " : "",
                 is_shared ? id : "") < 0)
        return NULL;
    for (char *c = name; *c != '\0'; c++)
        if (*c == '/')
            *c = '_';
    return name;
}

/* Makes one for each source, by its number. NULL: no memory. */
static struct source_label *name_folders(const struct regroup_plan *plan)
{
    size_t count = plan->source_count;
    struct source_label *folders = calloc(count + 1, sizeof *folders);
    bool failed = folders == NULL;

    for (size_t i = 0; !failed && i < count; i++)
        folders[i] = (struct source_label){plan->sources[i].info.label, i, NULL};
    if (!failed)
        qsort(folders, count, sizeof *folders, compare_folders);
    for (size_t i = 0; !failed && i < count; i++) {
        bool is_shared =
            (i > 0 && strcmp(folders[i - 1].label, folders[i].label) == 0) ||
            (i + 1 < count && strcmp(folders[i + 1].label, folders[i].label) == 0);

        folders[i].name = folder_name(plan, &folders[i], is_shared);
        failed = folders[i].name == NULL;
    }
    if (failed) {
        free_folders(plan, folders);
        return NULL;
    }
    qsort(folders, count, sizeof *folders, compare_sources);
    return folders;
}

static int move_into_folders(struct regroup_plan *plan, struct error *error)
{
    struct source_label *folders = name_folders(plan);
    bool failed = folders == NULL;

    for (size_t i = 0; !failed && i < plan->file_count; i++) {
        struct regroup_file *file = &plan->files[i];
        char *moved = NULL;

        failed = asprintf(&moved, "%s/%s", folders[file->source].name, file->name) < 0;
        if (failed)
            break;
        free(file->name);
        file->name = moved;
    }
    free_folders(plan, folders);
    return failed ? error_set_memory(error) : 0;
}

int regroup_settle_names(struct regroup_plan *plan, struct error *error)
{
    qsort(plan->files, plan->file_count, sizeof *plan->files, compare_files);
    drop_same(plan);
    if (!have_a_name_twice(plan))
        return 0;
    int result = move_into_folders(plan, error);
    qsort(plan->files, plan->file_count, sizeof *plan->files, compare_files);
    return result;
}

/* ---- labels ---- */

/* A name without the ending of a trace's name. */
static size_t stem_length(const char *name)
{
    static const char *const endings[] = {".gz", ".json", ".trace", ".pt"};
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t size = strlen(endings[i]);

        if (length > size && strncasecmp(name + length - size, endings[i], size) == 0)
            length -= size;
    }
    return length;
}

/* The label of one file: its name, or its whole path. */
static char *label_of_file(const char *path, bool whole)
{
    const char *slash = whole ? NULL : strrchr(path, '/');
    const char *name = slash != NULL && slash[1] != '\0' ? slash + 1 : path;

    return strndup(name, stem_length(name));
}

static int compare_ranks(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
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
static char *label_of_ranks(const struct regroup_plan *plan,
                            const struct regroup_target *target)
{
    size_t count = target->end - target->begin;
    CLEANUP_FREE int64_t *ranks = calloc(count + 1, sizeof *ranks);
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 1 << 16);
    if (ranks == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        ranks[i] = plan->files[target->begin + i].rows->rank;
    qsort(ranks, count, sizeof *ranks, compare_ranks);
    buffer_printf(&text, "%s (", plan->sources[0].info.label);
    append_ranks(&text, ranks, count);
    buffer_append_char(&text, ')');
    return buffer_failed(&text) ? NULL : buffer_take(&text);
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

static char *label_of_part(const struct regroup_plan *plan,
                           const struct regroup_target *target, bool whole)
{
    if (count_contents(plan, target) > 1)
        return label_of_ranks(plan, target);
    return label_of_file(plan->files[target->begin].name, whole);
}

static int compare_labels(const void *a, const void *b)
{
    const struct regroup_target *x = *(struct regroup_target *const *)a;
    const struct regroup_target *y = *(struct regroup_target *const *)b;

    return strcmp(x->made_up, y->made_up);
}

/* Equal labels distinguish nothing, so whole paths are used. */
static int part_same_labels(struct regroup_plan *plan, struct error *error)
{
    CLEANUP_FREE struct regroup_target **sorted =
        calloc(plan->target_count + 1, sizeof(struct regroup_target *));
    size_t count = plan->target_count;

    if (sorted == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        sorted[i] = &plan->targets[i];
    qsort(sorted, count, sizeof(struct regroup_target *), compare_labels);
    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1;
             end < count && compare_labels(&sorted[begin], &sorted[end]) == 0;)
            end++;
        for (size_t i = begin; end - begin > 1 && i < end; i++) {
            char *label = label_of_part(plan, sorted[i], true);

            if (label == NULL)
                return error_set_memory(error);
            free(sorted[i]->made_up);
            sorted[i]->made_up = label;
        }
    }
    return 0;
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
static char *common_label(const struct regroup_plan *plan)
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
    return length == 0 ? strdup(first) : strndup(first, length);
}

int regroup_make_up_labels(struct regroup_plan *plan, struct error *error)
{
    for (size_t i = 0; i < plan->target_count; i++) {
        struct regroup_target *target = &plan->targets[i];

        target->made_up =
            plan->request->join ? common_label(plan) : label_of_part(plan, target, false);
        if (target->made_up == NULL)
            return error_set_memory(error);
    }
    return plan->request->join ? 0 : part_same_labels(plan, error);
}
