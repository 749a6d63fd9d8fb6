/* See kernel_sums.h. */
#include "analysis/set/kernel_sums.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)
#define KIND_COUNT (TRACE_KIND_MEMORY + 1)

struct kernel_sums *kernel_sums_make(const struct kernel_sums_options *options,
                                     struct budget *budget)
{
    struct kernel_sums *sums = malloc(sizeof *sums);

    if (sums == NULL)
        return NULL;
    *sums = (struct kernel_sums){.options = *options, .budget = budget};
    strings_init_counted(&sums->names, NAMES_MAX, budget);
    return sums;
}

void kernel_sums_free(struct kernel_sums *sums)
{
    if (sums == NULL)
        return;
    strings_free(&sums->names);
    free(sums->rows);
    free(sums);
}

/* ---- sums by name ---- */

/* Row of the rank by (name, kind), + 1; 0: none yet. */
struct row_index {
    uint32_t *rows;
    size_t names;
};

static int index_grow(struct row_index *index, size_t names)
{
    uint32_t *rows = reallocarray(index->rows, names * KIND_COUNT, sizeof *rows);

    if (rows == NULL)
        return -1;
    memset(rows + index->names * KIND_COUNT, 0,
           (names - index->names) * KIND_COUNT * sizeof *rows);
    index->rows = rows;
    index->names = names;
    return 0;
}

static void index_free(struct row_index *index)
{
    free(index->rows);
}

static struct kernel_row *add_row(struct kernel_sums *sums)
{
    if (!ARRAY_RESERVE(sums->rows, sums->capacity, sums->row_count + 1))
        return NULL;
    sums->rows[sums->row_count] = (struct kernel_row){0};
    return &sums->rows[sums->row_count++];
}

/* The sums of each op of the span. */
static struct moments *sum_ops(const struct rows_span *span)
{
    const struct trace_events *events = &span->recording->events;
    struct moments *sums = calloc((size_t)span->recording->op_count + 1, sizeof *sums);

    for (size_t i = 0; sums != NULL && i < span->device_count &&
                       !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i];

        moments_add(&sums[events->op[row]], events->dur[row]);
    }
    return sums;
}

static uint32_t copy_text(struct strings *into, const struct strings *from, uint32_t text)
{
    return strings_add(into, strings_text(from, text), strings_length(from, text));
}

static int add_span(struct kernel_sums *sums, int64_t rank, const struct rows_span *span,
                    struct row_index *index)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP_FREE uint32_t *names = rows_intern_device_names(span, &sums->names);
    CLEANUP_FREE struct moments *by_op = sum_ops(span);

    if (names == NULL || by_op == NULL ||
        index_grow(index, (size_t)sums->names.count + 1) != 0)
        return -1;
    for (uint32_t op = 0; op < recording->op_count; op++) {
        enum trace_kind kind = (enum trace_kind)recording->ops[op].kind;

        if (budget_is_over(sums->budget))
            return -1;
        if (by_op[op].count == 0 ||
            (kind == TRACE_KIND_MEMORY && !sums->options.include_memory_kernels))
            continue;
        uint32_t category =
            copy_text(&sums->names, &recording->names, recording->ops[op].category);
        uint32_t *slot = &index->rows[(size_t)names[op] * KIND_COUNT + kind];
        if (category == STRINGS_NONE)
            return -1;
        if (*slot == 0) {
            struct kernel_row *row = add_row(sums);

            if (row == NULL)
                return -1;
            *row = (struct kernel_row){
                .rank = rank, .kind = kind, .name = names[op], .category = category};
            *slot = (uint32_t)sums->row_count;
        }
        struct kernel_row *row = &sums->rows[*slot - 1];
        moments_merge(&row->moments, &by_op[op]);
        if (row->category != category)
            row->category = STRINGS_NONE;
    }
    return 0;
}

/* ---- which names are kept ---- */

static int compare_names(const struct strings *names, uint32_t a, uint32_t b)
{
    size_t left = strings_length(names, a), right = strings_length(names, b);
    int result = memcmp(strings_text(names, a), strings_text(names, b),
                        left < right ? left : right);

    return result != 0 ? result : (left > right) - (left < right);
}

/* By kind, then largest sum, then name. */
static int compare_sums(const void *a, const void *b, void *context)
{
    const struct kernel_row *left = a, *right = b;

    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    if (left->moments.sum != right->moments.sum)
        return left->moments.sum > right->moments.sum ? -1 : 1;
    return compare_names(context, left->name, right->name);
}

/* Rows of one kind, in order. */
static void keep_largest(const struct kernel_sums_options *options,
                         struct kernel_row *rows, size_t count)
{
    double total = 0, held = 0;
    size_t most = (size_t)options->num_kernels;

    for (size_t i = 0; i < count; i++)
        total += (double)rows[i].moments.sum;
    for (size_t i = 0; i < count; i++) {
        rows[i].kept =
            count <= most || (i < most && held < options->duration_ratio * total);
        held += (double)rows[i].moments.sum;
    }
}

static void keep_rows(struct kernel_sums *sums, size_t first)
{
    struct kernel_row *rows = sums->rows;
    size_t count = sums->row_count;

    if (count == first)
        return;
    qsort_r(rows + first, count - first, sizeof *rows, compare_sums, &sums->names);
    while (first < count) {
        size_t end = first + 1;

        while (end < count && rows[end].kind == rows[first].kind)
            end++;
        keep_largest(&sums->options, rows + first, end - first);
        first = end;
    }
}

int kernel_sums_add(struct kernel_sums *sums, const struct rows_rank *rank,
                    struct error *error)
{
    CLEANUP(index_free) struct row_index index = {0};
    size_t first = sums->row_count;

    kind_time_add(
        rank, sums->options.include_memory_kernels ? KIND_ALL : KIND_ALL & ~KIND_MEMORY,
        &sums->time);
    for (size_t i = 0; i < rank->span_count; i++)
        if (add_span(sums, rank->rank, &rank->spans[i], &index) != 0)
            return error_set_memory(error);
    keep_rows(sums, first);
    return 0;
}

int kernel_sums_append(struct kernel_sums *into, const struct kernel_sums *part,
                       struct error *error)
{
    for (unsigned i = 0; i < KIND_SETS; i++)
        into->time.at[i] += part->time.at[i];
    for (size_t i = 0; i < part->row_count; i++) {
        struct kernel_row *row = add_row(into);

        if (row == NULL || budget_is_over(into->budget))
            return budget_or_memory(into->budget, error);
        *row = part->rows[i];
        row->name = copy_text(&into->names, &part->names, row->name);
        if (row->name == STRINGS_NONE)
            return error_set_memory(error);
        if (row->category == STRINGS_NONE)
            continue;
        row->category = copy_text(&into->names, &part->names, row->category);
        if (row->category == STRINGS_NONE)
            return error_set_memory(error);
    }
    return 0;
}

static uint32_t *marks_of(const struct kernel_sums *sums)
{
    uint32_t *marks = calloc((size_t)sums->names.count + 1, sizeof *marks);

    for (size_t i = 0; marks != NULL && i < sums->row_count; i++)
        if (sums->rows[i].kept)
            marks[sums->rows[i].name] |= 1U << sums->rows[i].kind;
    return marks;
}

/* Keeps the rows of `out` whose (kind, name) is marked in it, or in the other sums. */
static void keep_marked(struct kernel_sums *out, const uint32_t *marks,
                        const struct kernel_sums *other, const uint32_t *other_marks)
{
    for (size_t i = 0; i < out->row_count && !budget_is_over(out->budget); i++) {
        struct kernel_row *row = &out->rows[i];
        uint32_t id = strings_find(&other->names, strings_text(&out->names, row->name),
                                   strings_length(&out->names, row->name));

        row->kept = (marks[row->name] >> row->kind & 1) != 0 ||
                    (id != STRINGS_NONE && (other_marks[id] >> row->kind & 1) != 0);
    }
}

int kernel_sums_keep_both(struct kernel_sums *set, struct kernel_sums *test,
                          struct error *error)
{
    CLEANUP_FREE uint32_t *set_marks = marks_of(set);
    CLEANUP_FREE uint32_t *test_marks = marks_of(test);

    if (set_marks == NULL || test_marks == NULL)
        return error_set_memory(error);
    keep_marked(set, set_marks, test, test_marks);
    keep_marked(test, test_marks, set, set_marks);
    return budget_check(set->budget, error);
}
