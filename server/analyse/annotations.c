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

/* ---- sums by name ---- */

#define NAMES_MAX ((size_t)256 << 20)

#define KINDS 4 /* 0 .. 3: enum trace_kind */

/* Durations summed up by name and kind. */
struct name_key {
    uint32_t name; /* in named_moments.names; STRINGS_NONE: no name */
    unsigned kind; /* enum trace_kind */
};
struct named_sum {
    struct name_key key;
    struct moments moments;
};
struct named_moments {
    struct strings names;
    struct group_sums groups; /* struct named_sum */
};

static void named_moments_init(struct named_moments *moments, struct arena *arena)
{
    strings_init_in(&moments->names, NAMES_MAX, arena);
    groups_init(&moments->groups, sizeof(struct named_sum), arena);
}

/* The number of the sum of a name and kind. */
static uint32_t named_moments_number(struct named_moments *moments, uint32_t name,
                                     unsigned kind)
{
    const struct name_key key = {name, kind};
    uint32_t number = groups_number(&moments->groups, &key, sizeof key);

    ((struct named_sum *)groups_sum(&moments->groups, number))->key = key;
    return number;
}

static struct moments *named_moments_at(const struct named_moments *moments,
                                        uint32_t number)
{
    return &((struct named_sum *)groups_sum(&moments->groups, number))->moments;
}

static int compare_sums(const void *a, const void *b, void *context)
{
    const struct named_sum *left = a, *right = b;
    int result;

    if (left->moments.sum != right->moments.sum)
        return left->moments.sum > right->moments.sum ? -1 : 1;
    result = strings_compare(context, left->key.name, right->key.name);
    return result != 0
               ? result
               : (left->key.kind > right->key.kind) - (left->key.kind < right->key.kind);
}

/* Largest sum first, then by name (no name last), then by kind; *count of them. Nothing
 * may be added afterwards. */
static const struct named_sum *named_moments_sort(struct named_moments *moments,
                                                  size_t *count)
{
    struct named_sum *sums = groups_sum(&moments->groups, 0);

    *count = groups_count(&moments->groups);
    if (*count > 1)
        qsort_r(sums, *count, sizeof *sums, compare_sums, &moments->names);
    return sums;
}

/* ---- user annotation breakdown ---- */

/* How long user annotations take, on the host or on the devices: a table like that of
 * HTA's kernel breakdown (docs/semantics.md §7). Its rows are those of the rank;
 * annotations of a device count by their own start. */

static const struct table_column columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"name", TABLE_TEXT, TABLE_KEY},
    TABLE_MOMENTS,
};
static const struct analysis_table tables[] = {
    {.spec = TABLE_SPEC("rows", columns),
     .about = "largest sum first; `others` are pooled; no rows if the trace has no such "
              "annotations"},
};

struct annotation_options {
    bool use_gpu_annotation; /* those of the devices, else those of the host */
    int64_t num_kernels;     /* those beyond are pooled into `others` */
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(WHOLE, struct annotation_options, num_kernels), .most = 1000000,
     .standard = "1000", .help = "at most this many annotations; the rest is `others`"},
    {ANALYSIS_OPTION(BOOLEAN, struct annotation_options, use_gpu_annotation),
     .standard = "true", .help = "those of the devices, else of the host"},
};

static void add_span(const struct rows_rank *rank, const struct rows_span *span,
                     const char *category, struct named_moments *moments)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = rank->arena->budget;
    bool *counts = arena_new(rank->arena, recording->op_count, sizeof *counts);
    struct moments *sums = arena_new(rank->arena, recording->op_count, sizeof *sums);

    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(budget); i++)
        counts[i] = strcmp(strings_text(&recording->names, recording->ops[i].category),
                           category) == 0;
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        if (counts[events->op[row]] && rows_keeps(rank, span, row))
            moments_add(&sums[events->op[row]], events->dur[row]);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(budget); i++) {
        if (sums[i].count == 0)
            continue;
        uint32_t name =
            trace_add_merged_name(&moments->names, recording, &recording->ops[i]);
        moments_merge(named_moments_at(moments, named_moments_number(moments, name, 0)),
                      &sums[i]);
    }
}

static void write_row(struct table *table, int64_t rank, const char *name, size_t length,
                      const struct moments *moments)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_text(table, "name", name, length);
    put_moments(table, moments);
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct annotation_options *options = rank->options;
    const struct rows_rank *rows = rank->rows;
    struct table *table = &part->tables[0];
    struct named_moments moments;
    struct moments others = {0};
    size_t count;

    named_moments_init(&moments, rows->arena);
    for (size_t i = 0; i < rows->span_count; i++)
        add_span(rows, &rows->spans[i],
                 options->use_gpu_annotation ? "gpu_user_annotation" : "user_annotation",
                 &moments);
    const struct named_sum *sums = named_moments_sort(&moments, &count);
    for (size_t i = 0; i < count; i++) {
        uint32_t name = sums[i].key.name;

        if (i < (size_t)options->num_kernels)
            write_row(table, rows->rank, strings_text(&moments.names, name),
                      strings_length(&moments.names, name), &sums[i].moments);
        else
            moments_merge(&others, &sums[i].moments);
    }
    if (others.count > 0)
        write_row(table, rows->rank, "others", strlen("others"), &others);
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

static const struct table_column operator_kernels_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"kernel_type", TABLE_TEXT, TABLE_KEY},
    TABLE_MOMENTS,
};
static const struct analysis_table operator_kernels_tables[] = {
    {.spec = TABLE_SPEC("rows", operator_kernels_columns),
     .about = "the device rows that each operator launches outside of the operators that "
              "it calls, largest sum first; "
              "operator is null where no launch or no operator is known"},
};

static void operator_kernels_add_span(const struct rows_span *span, struct arena *arena,
                                      struct named_moments *moments)
{
    struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    const uint32_t *operators = rows_operators(recording, arena);
    /* By op of the operator, from 1 on, and kind: the sum. */
    uint32_t *sums = arena_numbers(arena, ((size_t)recording->op_count + 1) * KINDS);

    for (size_t i = 0; i < span->device_count && !budget_is_over_at(arena->budget, i);
         i++) {
        uint32_t row = span->device[i], launch = events->link[row];
        uint32_t operator_row = launch == TRACE_NONE ? TRACE_NONE : operators[launch];
        const struct trace_op *op =
            operator_row == TRACE_NONE ? NULL : &recording->ops[events->op[operator_row]];
        unsigned kind = rows_kind(span, row);
        uint32_t *sum =
            &sums[(op == NULL ? 0 : (size_t)(op - recording->ops) + 1) * KINDS + kind];

        if (*sum == UINT32_MAX)
            *sum = named_moments_number(
                moments,
                op == NULL ? STRINGS_NONE
                           : trace_add_merged_name(&moments->names, recording, op),
                kind);
        moments_add(named_moments_at(moments, *sum), events->dur[row]);
    }
}

static void operator_kernels_write_row(struct table *table, int64_t rank,
                                       const struct strings *names,
                                       const struct named_sum *sum)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_name(table, "operator", names, sum->key.name);
    put_word(table, "kernel_type", trace_kind_name((enum trace_kind)sum->key.kind));
    put_moments(table, &sum->moments);
}

static void operator_kernels_add_rank(const struct analysis_rank *rank,
                                      struct analysis_part *part)
{
    const struct rows_rank *rows = rank->rows;
    struct named_moments moments;
    size_t count;

    named_moments_init(&moments, rows->arena);
    for (size_t i = 0; i < rows->span_count; i++)
        operator_kernels_add_span(&rows->spans[i], rows->arena, &moments);
    const struct named_sum *sums = named_moments_sort(&moments, &count);
    for (size_t i = 0; i < count && !part->tables[0].failed; i++)
        operator_kernels_write_row(&part->tables[0], rows->rank, &moments.names,
                                   &sums[i]);
}

const struct analysis operator_kernels = {
    .name = "operator_kernels",
    .about = "How much device time each operator launches",
    ANALYSIS_TABLES(operator_kernels_tables),
    .main_table = "rows",
    .add_rank = operator_kernels_add_rank,
};
