/* Hardware counters of kernels, by the operators that launch them: HTA's CUPTI counter
 * data with operators (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/counter_rows.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"

#include <stdlib.h>
#include <string.h>

#define STACK_MAX 16 /* operators that are named */
#define STACK_BYTES_MAX ((size_t)1 << 20)

struct operator_counters_options {
    int64_t limit;
};

static const struct parameter parameters[] = {
    {.name = "limit",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct operator_counters_options, limit),
     .flags = PARAMETER_ECHOED,
     .most = 10000, /* times COUNTERS_MAX rows: several ranks fit into a table */
     .standard = "100",
     .help = "at most this many kernels of each rank, the first ones, with their "
             "counters"},
};

enum { RANK, OPERATOR, KERNEL, COUNTER, KERNELS, SUM, MEAN, MIN, MAX, SUMS_COLUMNS };
static const struct table_column sums_columns[SUMS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    [KERNEL] = {"kernel", TABLE_TEXT, TABLE_KEY},
    [COUNTER] = {"counter", TABLE_TEXT, TABLE_KEY},
    [KERNELS] = {"kernels", TABLE_INTEGER, TABLE_SUM},
    [SUM] = {"sum", TABLE_REAL, TABLE_SUM},
    [MEAN] = {"mean", TABLE_REAL, TABLE_MEASURE},
    [MIN] = {"min", TABLE_REAL, TABLE_MEASURE},
    [MAX] = {"max", TABLE_REAL, TABLE_MEASURE},
};
static const struct table_spec sums_spec = {"rows", sums_columns, SUMS_COLUMNS};

enum {
    KERNEL_RANK,
    NUMBER,
    KERNEL_NAME,
    OPERATORS,
    KERNEL_COUNTER,
    VALUE,
    KERNELS_COLUMNS
};
static const struct table_column kernels_columns[KERNELS_COLUMNS] = {
    [KERNEL_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [NUMBER] = {"number", TABLE_INTEGER, TABLE_NOTE},
    [KERNEL_NAME] = {"kernel", TABLE_TEXT, TABLE_NOTE},
    [OPERATORS] = {"operators", TABLE_TEXT, TABLE_NOTE},
    [KERNEL_COUNTER] = {"counter", TABLE_TEXT, TABLE_NOTE},
    [VALUE] = {"value", TABLE_REAL, TABLE_NOTE},
};
static const struct table_spec kernels_spec = {"kernels", kernels_columns,
                                               KERNELS_COLUMNS};

enum { FILE_RANK, RANGES, LAUNCHES, MATCHED, WITHOUT, NOTE, FILES_COLUMNS };
static const struct table_column files_columns[FILES_COLUMNS] = {
    [FILE_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [RANGES] = {"ranges", TABLE_INTEGER, TABLE_NOTE},
    [LAUNCHES] = {"launches", TABLE_INTEGER, TABLE_NOTE},
    [MATCHED] = {"matched", TABLE_INTEGER, TABLE_NOTE},
    [WITHOUT] = {"without_counters", TABLE_INTEGER, TABLE_NOTE},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_spec files_spec = {"files", files_columns, FILES_COLUMNS};

enum { SUMS_TABLE, KERNELS_TABLE, FILES_TABLE };
static const struct analysis_table tables[] = {
    [SUMS_TABLE] = {.spec = &sums_spec,
                    .about = "by the innermost operator above the launch; operator is "
                             "null where none is known"},
    [KERNELS_TABLE] = {.spec = &kernels_spec,
                       .about =
                           "each kernel in order of time; operators: those above its "
                           "launch, the outermost first"},
    [FILES_TABLE] = {.spec = &files_spec,
                     .about = "whether kernels could be matched with launches: only "
                              "where a file has as many of both; note says why not"},
};

/* ---- a file ---- */

static void set_name(struct table *table, size_t column, const struct strings *names,
                     uint32_t name)
{
    if (name != STRINGS_NONE)
        table_set_text(table, column, strings_text(names, name),
                       strings_length(names, name));
}

static void write_stack(struct table *table, const struct counter_rows *rows, size_t at)
{
    uint32_t stack[STACK_MAX];
    size_t depth = 0;
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, STACK_BYTES_MAX);
    buffer_append_text(&text, "");
    for (uint32_t row = rows->items[at].operator_row; row != TRACE_NONE;
         row = rows->above[row]) {
        if (depth == STACK_MAX) {
            buffer_append_text(&text, "… > ");
            break;
        }
        stack[depth++] = row;
    }
    if (depth == 0)
        return;
    while (depth-- > 0) {
        const struct trace_op *op =
            &rows->recording->ops[rows->recording->events.op[stack[depth]]];

        trace_row_name(&text, rows->recording, op, false, true);
        buffer_append_text(&text, depth > 0 ? " > " : "");
    }
    table_set_text(table, OPERATORS, text.bytes, text.length);
}

static void write_kernel(struct table *table, int64_t rank, size_t number,
                         const struct counter_rows *rows, size_t at)
{
    size_t count;
    const struct counter_value *values = counter_rows_values(rows, at, &count);

    for (size_t i = 0; i < count && !table->failed; i++) {
        table_add_row(table);
        table_set_integer(table, KERNEL_RANK, rank);
        table_set_integer(table, NUMBER, (int64_t)number);
        set_name(table, KERNEL_NAME, &rows->names, rows->items[at].kernel);
        write_stack(table, rows, at);
        set_name(table, KERNEL_COUNTER, &rows->names, values[i].counter);
        table_set_real(table, VALUE, values[i].value);
    }
}

static void write_sums(struct table *table, int64_t rank, const struct counter_rows *rows)
{
    for (size_t i = 0; i < rows->sum_count && !table->failed; i++) {
        const struct counter_sum *sum = &rows->sums[i];

        table_add_row(table);
        table_set_integer(table, RANK, rank);
        set_name(table, OPERATOR, &rows->names, sum->operator_name);
        set_name(table, KERNEL, &rows->names, sum->kernel);
        set_name(table, COUNTER, &rows->names, sum->counter);
        table_set_integer(table, KERNELS, (int64_t)sum->count);
        table_set_real(table, SUM, sum->sum);
        table_set_real(table, MEAN, sum->sum / (double)sum->count);
        table_set_real(table, MIN, sum->min);
        table_set_real(table, MAX, sum->max);
    }
}

static const char *note_of(const struct counter_rows *rows)
{
    if (rows->all_ranges == 0)
        return "the recording has no counters of kernels";
    if (rows->without == rows->all_ranges)
        return "the rows of the profiler have no counters here: an older version read "
               "the traces (read them in again), or their texts were too long to keep";
    return rows->matched ? NULL
                         : "launches and kernels with counters differ in number: the "
                           "operators are not known";
}

static void write_file(struct table *table, int64_t rank, const struct counter_rows *rows)
{
    const char *note = note_of(rows);

    table_add_row(table);
    table_set_integer(table, FILE_RANK, rank);
    table_set_integer(table, RANGES, (int64_t)rows->all_ranges);
    table_set_integer(table, LAUNCHES, (int64_t)rows->launches);
    table_set_integer(table, MATCHED, rows->matched);
    table_set_integer(table, WITHOUT, (int64_t)rows->without);
    if (note != NULL)
        table_set_word(table, NOTE, note);
}

/* ---- the whole ---- */

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct operator_counters_options *options = rank->options;
    CLEANUP(counter_rows_free) struct counter_rows rows;
    size_t number = 0;
    int status = 0;

    counter_rows_init(&rows, rank->rows->memory.budget);
    for (size_t i = 0; i < rank->rows->span_count && status == 0; i++) {
        status = counter_rows_add(&rows, rank->rows, &rank->rows->spans[i], error);
        for (size_t j = 0;
             j < rows.count && status == 0 && number < (size_t)options->limit;
             j++, number++)
            write_kernel(&part->tables[KERNELS_TABLE], rank->rows->rank, number, &rows,
                         j);
        if (status == 0)
            write_file(&part->tables[FILES_TABLE], rank->rows->rank, &rows);
    }
    counter_rows_sort(&rows);
    write_sums(&part->tables[SUMS_TABLE], rank->rows->rank, &rows);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0] && status == 0; i++)
        status = table_check(&part->tables[i], error);
    return status;
}

const struct analysis operator_counters = {
    .name = "operator_counters",
    .about =
        "Hardware counters of kernels by the operators that launch them: HTA's CUPTI "
        "counters",
    ANALYSIS_PARAMETERS(parameters, struct operator_counters_options),
    ANALYSIS_TABLES(tables),
    .needs_arguments = true,
    .main_table = "rows",
    .add_rank = add_rank,
};
