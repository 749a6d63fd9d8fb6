/* See kernel_breakdown.h. */
#include "analysis/set/kernel_breakdown.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)
#define ROWS_MAX ((size_t)1 << 28)
#define KIND_COUNT (TRACE_KIND_MEMORY + 1)

void kernel_breakdown_init(struct kernel_breakdown *breakdown,
                           const struct kernel_breakdown_parameters *parameters)
{
    *breakdown = (struct kernel_breakdown){.parameters = *parameters};
    strings_init(&breakdown->names, NAMES_MAX);
}

void kernel_breakdown_free(struct kernel_breakdown *breakdown)
{
    strings_free(&breakdown->names);
    free(breakdown->rows);
    *breakdown = (struct kernel_breakdown){0};
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

static struct kernel_row *add_row(struct kernel_breakdown *breakdown)
{
    if (breakdown->row_count == breakdown->capacity) {
        size_t capacity = breakdown->capacity == 0 ? 64 : breakdown->capacity * 2;
        struct kernel_row *rows =
            capacity > ROWS_MAX ? NULL
                                : reallocarray(breakdown->rows, capacity, sizeof *rows);

        if (rows == NULL)
            return NULL;
        breakdown->rows = rows;
        breakdown->capacity = capacity;
    }
    breakdown->rows[breakdown->row_count] = (struct kernel_row){0};
    return &breakdown->rows[breakdown->row_count++];
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

static int add_span(struct kernel_breakdown *breakdown, int64_t rank,
                    const struct rows_span *span, struct row_index *index)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP_FREE uint32_t *names = rows_intern_device_names(span, &breakdown->names);
    CLEANUP_FREE struct moments *sums = sum_ops(span);

    if (names == NULL || sums == NULL ||
        index_grow(index, (size_t)breakdown->names.count + 1) != 0)
        return -1;
    for (uint32_t op = 0; op < recording->op_count; op++) {
        enum trace_kind kind = (enum trace_kind)recording->ops[op].kind;

        if (budget_is_over(breakdown->budget))
            return -1;
        if (sums[op].count == 0 ||
            (kind == TRACE_KIND_MEMORY && !breakdown->parameters.include_memory_kernels))
            continue;
        uint32_t category =
            copy_text(&breakdown->names, &recording->names, recording->ops[op].category);
        uint32_t *slot = &index->rows[(size_t)names[op] * KIND_COUNT + kind];
        if (category == STRINGS_NONE)
            return -1;
        if (*slot == 0) {
            struct kernel_row *row = add_row(breakdown);

            if (row == NULL)
                return -1;
            *row = (struct kernel_row){
                .rank = rank, .kind = kind, .name = names[op], .category = category};
            *slot = (uint32_t)breakdown->row_count;
        }
        struct kernel_row *row = &breakdown->rows[*slot - 1];
        moments_merge(&row->moments, &sums[op]);
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
static void keep_largest(const struct kernel_breakdown_parameters *parameters,
                         struct kernel_row *rows, size_t count)
{
    double total = 0, held = 0;

    for (size_t i = 0; i < count; i++)
        total += (double)rows[i].moments.sum;
    for (size_t i = 0; i < count; i++) {
        rows[i].kept =
            count <= parameters->num_kernels ||
            (i < parameters->num_kernels && held < parameters->duration_ratio * total);
        held += (double)rows[i].moments.sum;
    }
}

static void keep_rows(struct kernel_breakdown *breakdown, size_t first)
{
    struct kernel_row *rows = breakdown->rows;
    size_t count = breakdown->row_count;

    if (count == first)
        return;
    qsort_r(rows + first, count - first, sizeof *rows, compare_sums, &breakdown->names);
    while (first < count) {
        size_t end = first + 1;

        while (end < count && rows[end].kind == rows[first].kind)
            end++;
        keep_largest(&breakdown->parameters, rows + first, end - first);
        first = end;
    }
}

int kernel_breakdown_add(struct kernel_breakdown *breakdown, const struct rows_rank *rank,
                         struct error *error)
{
    CLEANUP(index_free) struct row_index index = {0};
    size_t first = breakdown->row_count;

    kind_time_add(rank,
                  breakdown->parameters.include_memory_kernels ? KIND_ALL
                                                               : KIND_ALL & ~KIND_MEMORY,
                  &breakdown->time);
    for (size_t i = 0; i < rank->span_count; i++)
        if (add_span(breakdown, rank->rank, &rank->spans[i], &index) != 0)
            return error_set_memory(error);
    keep_rows(breakdown, first);
    return 0;
}

int kernel_breakdown_append(struct kernel_breakdown *into,
                            const struct kernel_breakdown *part, struct error *error)
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

static uint32_t *marks_of(const struct kernel_breakdown *breakdown)
{
    uint32_t *marks = calloc((size_t)breakdown->names.count + 1, sizeof *marks);

    for (size_t i = 0; marks != NULL && i < breakdown->row_count; i++)
        if (breakdown->rows[i].kept)
            marks[breakdown->rows[i].name] |= 1U << breakdown->rows[i].kind;
    return marks;
}

/* Keeps the rows of `out` whose (kind, name) is marked there, or in the other one. */
static void keep_marked(struct kernel_breakdown *out, const uint32_t *marks,
                        const struct kernel_breakdown *other, const uint32_t *other_marks)
{
    for (size_t i = 0; i < out->row_count && !budget_is_over(out->budget); i++) {
        struct kernel_row *row = &out->rows[i];
        uint32_t id = strings_find(&other->names, strings_text(&out->names, row->name),
                                   strings_length(&out->names, row->name));

        row->kept = (marks[row->name] >> row->kind & 1) != 0 ||
                    (id != STRINGS_NONE && (other_marks[id] >> row->kind & 1) != 0);
    }
}

int kernel_breakdown_keep_both(struct kernel_breakdown *set,
                               struct kernel_breakdown *test, struct error *error)
{
    CLEANUP_FREE uint32_t *set_marks = marks_of(set);
    CLEANUP_FREE uint32_t *test_marks = marks_of(test);

    if (set_marks == NULL || test_marks == NULL)
        return error_set_memory(error);
    keep_marked(set, set_marks, test, test_marks);
    keep_marked(test, test_marks, set, set_marks);
    return budget_check(set->budget, error);
}
