/* How long user annotations take, on the host or on the devices: a table like that of
 * HTA's kernel breakdown (docs/semantics.md §7). Its rows are those of the rank;
 * annotations of a device count by their own start. */
#include "analysis/set/analysis.h"
#include "analysis/set/named_moments.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"

#include <string.h>

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
