#include "analyse/analysis.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- named moments ---- */

/* Durations summed up by name and kind. */

#define NAMED_KINDS 4 /* 0 .. 3: enum trace_kind */

struct named_sum {
    uint32_t name; /* in named_moments.names; STRINGS_NONE: no name */
    unsigned kind;
    struct moments moments;
};

struct named_moments {
    struct strings names;
    struct named_sum *items;
    size_t count, capacity;
    uint32_t *index; /* by (name + 1) * NAMED_KINDS + kind: item + 1 */
    size_t index_names;
    struct budget_share memory;
};

static void named_moments_init(struct named_moments *moments, size_t names_maximum,
                               struct budget *budget)
{
    *moments = (struct named_moments){.memory = {.budget = budget}};
    strings_init_counted(&moments->names, names_maximum, budget);
}

static void named_moments_free(struct named_moments *moments)
{
    strings_free(&moments->names);
    free(moments->items);
    free(moments->index);
    budget_share_return(&moments->memory);
    *moments = (struct named_moments){0};
}

static bool grow_index(struct named_moments *moments, size_t names)
{
    size_t wanted = names + names / 2 + 16;
    if (budget_share_take(&moments->memory,
                          (wanted - moments->index_names) * NAMED_KINDS *
                              sizeof *moments->index,
                          NULL) != 0)
        return false;
    uint32_t *index = reallocarray(moments->index, wanted * NAMED_KINDS, sizeof *index);

    if (index == NULL)
        return false;
    memset(index + moments->index_names * NAMED_KINDS, 0,
           (wanted - moments->index_names) * NAMED_KINDS * sizeof *index);
    moments->index = index;
    moments->index_names = wanted;
    return true;
}

/* The sum of a name (in `names`, or STRINGS_NONE) and kind; NULL: no memory. It is valid
 * until the next call. */
static struct moments *named_moments_at(struct named_moments *moments, uint32_t name,
                                        unsigned kind)
{
    size_t place = name == STRINGS_NONE ? 0 : (size_t)name + 1;

    if (place >= moments->index_names && !grow_index(moments, place + 1))
        return NULL;
    uint32_t *slot = &moments->index[place * NAMED_KINDS + kind];
    if (*slot == 0) {
        if (!ARRAY_RESERVE_COUNTED(&moments->memory, moments->items, moments->capacity,
                                   moments->count + 1))
            return NULL;
        moments->items[moments->count] = (struct named_sum){.name = name, .kind = kind};
        *slot = (uint32_t)++moments->count;
    }
    return &moments->items[*slot - 1].moments;
}

static int compare_names(const struct strings *names, uint32_t a, uint32_t b)
{
    if (a == STRINGS_NONE || b == STRINGS_NONE)
        return (a == STRINGS_NONE) - (b == STRINGS_NONE);
    size_t left = strings_length(names, a), right = strings_length(names, b);
    int result = memcmp(strings_text(names, a), strings_text(names, b),
                        left < right ? left : right);

    return result != 0 ? result : (left > right) - (left < right);
}

static int compare_sums(const void *a, const void *b, void *context)
{
    const struct named_sum *left = a, *right = b;
    int result;

    if (left->moments.sum != right->moments.sum)
        return left->moments.sum > right->moments.sum ? -1 : 1;
    result = compare_names(context, left->name, right->name);
    return result != 0 ? result : (left->kind > right->kind) - (left->kind < right->kind);
}

/* Sorts: largest sum first, then by name (no name last), then by kind. Nothing may be
 * added afterwards.
 */
static void named_moments_sort(struct named_moments *moments)
{
    if (moments->count > 1)
        qsort_r(moments->items, moments->count, sizeof *moments->items, compare_sums,
                &moments->names);
}

/* ---- user annotation breakdown ---- */

/* How long user annotations take, on the host or on the devices: a table like that of
 * HTA's kernel breakdown (docs/semantics.md §7). Its rows are those of the rank;
 * annotations of a device count by their own start. */

#define NAMES_MAX ((size_t)256 << 20)

enum { RANK, NAME, MOMENTS, COLUMN_COUNT = MOMENTS + TABLE_MOMENTS_COUNT };

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    TABLE_MOMENTS(MOMENTS),
};
static const struct table_spec spec = {"rows", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {
    {.spec = &spec,
     .about = "largest sum first; `others` are pooled; no rows if the trace has no such "
              "annotations"},
};

struct annotation_options {
    bool use_gpu_annotation; /* those of the devices, else those of the host */
    int64_t num_kernels;     /* those beyond are pooled into `others` */
};

static const struct parameter parameters[] = {
    {.name = "num_kernels",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct annotation_options, num_kernels),
     .flags = PARAMETER_ECHOED,
     .most = 1000000,
     .standard = "1000",
     .help = "at most this many annotations; the rest is `others`"},
    {.name = "use_gpu_annotation",
     .type = PARAMETER_BOOLEAN,
     .offset = offsetof(struct annotation_options, use_gpu_annotation),
     .flags = PARAMETER_ECHOED,
     .standard = "true",
     .help = "those of the devices, else of the host"},
};

static int add_span(const struct rows_rank *rank, const struct rows_span *span,
                    const char *category, struct named_moments *moments)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    CLEANUP_FREE uint32_t *names =
        malloc(((size_t)recording->op_count + 1) * sizeof *names);

    for (uint32_t i = 0; names != NULL && i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        names[i] = STRINGS_NONE;
        if (budget_is_over(recording->memory.budget))
            return -1;
        if (strcmp(strings_text(&recording->names, op->category), category) != 0)
            continue;
        names[i] = trace_add_merged_name(&moments->names, recording, op);
        if (names[i] == STRINGS_NONE)
            return -1;
    }
    if (names == NULL)
        return -1;
    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row);
         row++) {
        if (names[events->op[row]] == STRINGS_NONE || !rows_keeps(rank, span, row))
            continue;
        struct moments *sum = named_moments_at(moments, names[events->op[row]], 0);
        if (sum == NULL)
            return -1;
        moments_add(sum, events->dur[row]);
    }
    return 0;
}

static void write_row(struct table *table, int64_t rank, const char *name, size_t length,
                      const struct moments *moments)
{
    table_add_row(table);
    table_set_integer(table, RANK, rank);
    table_set_text(table, NAME, name, length);
    table_set_moments(table, MOMENTS, moments);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct annotation_options *options = rank->options;
    const struct rows_rank *rows = rank->rows;
    struct table *table = &part->tables[0];
    CLEANUP(named_moments_free) struct named_moments moments;
    struct moments others = {0};

    named_moments_init(&moments, NAMES_MAX, rows->memory.budget);
    for (size_t i = 0; i < rows->span_count; i++)
        if (add_span(rows, &rows->spans[i],
                     options->use_gpu_annotation ? "gpu_user_annotation"
                                                 : "user_annotation",
                     &moments) != 0)
            return error_set_memory(error);
    named_moments_sort(&moments);
    for (size_t i = 0; i < moments.count; i++) {
        const struct named_sum *item = &moments.items[i];

        if (i < (size_t)options->num_kernels)
            write_row(table, rows->rank, strings_text(&moments.names, item->name),
                      strings_length(&moments.names, item->name), &item->moments);
        else
            moments_merge(&others, &item->moments);
    }
    if (others.count > 0)
        write_row(table, rows->rank, "others", strlen("others"), &others);
    return table_check(table, error);
}

const struct analysis user_annotation_breakdown = {
    .name = "user_annotation_breakdown",
    .about = "How long user annotations take, on the devices or on the host",
    ANALYSIS_PARAMETERS(parameters, struct annotation_options),
    ANALYSIS_TABLES(tables),
    .main_table = "rows",
    .add_rank = add_rank,
};

/* ---- operator kernels ---- */

/* How much device time each operator launches: a launch counts for the innermost operator
 * (cpu_op) that contains it on its thread (docs/semantics.md §7). */

enum {
    OPERATOR_KERNELS_RANK,
    OPERATOR,
    KIND,
    OPERATOR_KERNELS_MOMENTS,
    OPERATOR_KERNELS_COLUMN_COUNT = OPERATOR_KERNELS_MOMENTS + TABLE_MOMENTS_COUNT
};

static const struct table_column operator_kernels_columns[OPERATOR_KERNELS_COLUMN_COUNT] =
    {
        [OPERATOR_KERNELS_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
        [OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
        [KIND] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
        TABLE_MOMENTS(OPERATOR_KERNELS_MOMENTS),
};
static const struct table_spec operator_kernels_spec = {"rows", operator_kernels_columns,
                                                        OPERATOR_KERNELS_COLUMN_COUNT};
static const struct analysis_table operator_kernels_tables[] = {
    {.spec = &operator_kernels_spec,
     .about = "the device rows that each operator launches outside of the operators that "
              "it calls, largest sum first; "
              "operator is null where no launch or no operator is known"},
};

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    uint32_t *operators = context;

    (void)parent;
    operators[row] = operator_row;
}

/* The name of an op in `names`, found once. */
static uint32_t name_of(const struct trace_recording *recording, uint32_t op,
                        uint32_t *known, struct strings *names)
{
    if (known[op] == STRINGS_NONE)
        known[op] = trace_add_merged_name(names, recording, &recording->ops[op]);
    return known[op];
}

static int operator_kernels_add_span(const struct rows_span *span,
                                     struct named_moments *moments, struct error *error)
{
    struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    size_t rows = events->count, ops = recording->op_count;
    CLEANUP_FREE uint32_t *operators = malloc((rows + 1) * sizeof *operators);
    CLEANUP_FREE uint32_t *known = malloc((ops + 1) * sizeof *known);

    if (operators == NULL || known == NULL)
        return error_set_memory(error);
    memset(operators, 0xFF, (rows + 1) * sizeof *operators);
    memset(known, 0xFF, (ops + 1) * sizeof *known);
    int result = nest_rows(recording, false, note_operator, operators, error);
    if (result != 0)
        return result;
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(recording->memory.budget, i); i++) {
        uint32_t row = span->device[i], launch = events->link[row];
        uint32_t operator_row = launch == TRACE_NONE ? TRACE_NONE : operators[launch];
        uint32_t name =
            operator_row == TRACE_NONE
                ? STRINGS_NONE
                : name_of(recording, events->op[operator_row], known, &moments->names);
        struct moments *sum = named_moments_at(moments, name, rows_kind(span, row));

        if (sum == NULL || (operator_row != TRACE_NONE && name == STRINGS_NONE))
            return error_set_memory(error);
        moments_add(sum, events->dur[row]);
    }
    return 0;
}

static void operator_kernels_write_row(struct table *table, int64_t rank,
                                       const struct named_moments *moments,
                                       const struct named_sum *item)
{
    table_add_row(table);
    table_set_integer(table, OPERATOR_KERNELS_RANK, rank);
    if (item->name != STRINGS_NONE)
        table_set_text(table, OPERATOR, strings_text(&moments->names, item->name),
                       strings_length(&moments->names, item->name));
    table_set_word(table, KIND, trace_kind_name((enum trace_kind)item->kind));
    table_set_moments(table, OPERATOR_KERNELS_MOMENTS, &item->moments);
}

static int operator_kernels_add_rank(const struct analysis_rank *rank,
                                     struct analysis_part *part, struct error *error)
{
    CLEANUP(named_moments_free) struct named_moments moments;
    struct table *table = &part->tables[0];

    named_moments_init(&moments, NAMES_MAX, rank->rows->memory.budget);
    for (size_t i = 0; i < rank->rows->span_count; i++) {
        int result = operator_kernels_add_span(&rank->rows->spans[i], &moments, error);
        if (result != 0)
            return result;
    }
    named_moments_sort(&moments);
    for (size_t i = 0; i < moments.count && !table->failed; i++)
        operator_kernels_write_row(table, rank->rows->rank, &moments, &moments.items[i]);
    return table_check(table, error);
}

const struct analysis operator_kernels = {
    .name = "operator_kernels",
    .about = "How much device time each operator launches",
    ANALYSIS_TABLES(operator_kernels_tables),
    .main_table = "rows",
    .add_rank = operator_kernels_add_rank,
};
