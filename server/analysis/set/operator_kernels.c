/* How much device time each operator launches: a launch counts for the innermost operator
 * (cpu_op) that contains it on its thread (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/named_moments.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)

enum { RANK, OPERATOR, KIND, MOMENTS, COLUMN_COUNT = MOMENTS + TABLE_MOMENTS_COUNT };

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    [KIND] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
    TABLE_MOMENTS(MOMENTS),
};
static const struct table_spec spec = {"rows", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {
    {.spec = &spec,
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

static int add_span(const struct rows_span *span, struct named_moments *moments,
                    struct error *error)
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

static void write_row(struct table *table, int64_t rank,
                      const struct named_moments *moments, const struct named_sum *item)
{
    table_add_row(table);
    table_set_integer(table, RANK, rank);
    if (item->name != STRINGS_NONE)
        table_set_text(table, OPERATOR, strings_text(&moments->names, item->name),
                       strings_length(&moments->names, item->name));
    table_set_word(table, KIND, trace_kind_name((enum trace_kind)item->kind));
    table_set_moments(table, MOMENTS, &item->moments);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    CLEANUP(named_moments_free) struct named_moments moments;
    struct table *table = &part->tables[0];

    named_moments_init(&moments, NAMES_MAX, rank->rows->memory.budget);
    for (size_t i = 0; i < rank->rows->span_count; i++) {
        int result = add_span(&rank->rows->spans[i], &moments, error);
        if (result != 0)
            return result;
    }
    named_moments_sort(&moments);
    for (size_t i = 0; i < moments.count && !table->failed; i++)
        write_row(table, rank->rows->rank, &moments, &moments.items[i]);
    return table_check(table, error);
}

const struct analysis operator_kernels = {
    .name = "operator_kernels",
    .about = "How much device time each operator launches",
    ANALYSIS_TABLES(tables),
    .main_table = "rows",
    .add_rank = add_rank,
};
