/* What two analyses differ in; see analysis_run.h. */
#include "analysis/set/analysis_run.h"
#include "analysis/set/kernel_sequences.h"
#include "base/cleanup.h"

#define PATTERN_TEXT 1 /* the column of kernel_sequences_patterns_spec */
#define PATTERNS_TEXT_MAX ((size_t)512 << 20)

typedef int write_kernel_table(const struct kernel_breakdown *breakdown,
                               struct table *table, struct error *error);

/* Tables of kernels are written anew when each side keeps what the other does: the ones
 * shown pool kernels that the other side may name. */
static int subtract_kernels(struct analysis_result *result, write_kernel_table *write,
                            const struct table_spec *spec, struct table *out,
                            struct error *error)
{
    CLEANUP(table_free) struct table set, test;

    table_init(&set, spec);
    table_init(&test, spec);
    set.budget = test.budget = result->budget;
    int status = write(&result->sides[0].kernels, &set, error);
    if (status == 0)
        status = write(&result->sides[1].kernels, &test, error);
    return status == 0 ? table_difference(&set, &test, out, error) : status;
}

/* Patterns that one side shows may be less frequent on the other: both are asked for the
 * patterns of either. */
struct pattern_part {
    struct table counts, patterns;
};

struct pattern_run {
    const struct analysis_result *result;
    struct kernel_sequences_parameters parameters;
    struct pattern_part *parts; /* of the ranks of both sides, in order */
    size_t count;
};

static void free_pattern_run(struct pattern_run *run)
{
    for (size_t i = 0; i < run->count; i++) {
        table_free(&run->parts[i].counts);
        table_free(&run->parts[i].patterns);
    }
    free(run->parts);
}

static int visit_patterns(void *context, int side, size_t number,
                          const struct rows_rank *rank, struct error *error)
{
    const struct pattern_run *run = context;
    struct pattern_part *part =
        &run->parts[analysis_first_rank(run->result, side) + number];

    int status = kernel_sequences_add(rank, &run->parameters, &part->counts,
                                      &part->patterns, error);
    int over = budget_look(run->result->budget, error);
    return over != 0 ? over : status;
}

static bool collect_patterns(const struct table *table, struct strings *out)
{
    for (size_t i = 0; i < table->row_count; i++) {
        size_t length;
        const char *text = table_text(table, i, PATTERN_TEXT, &length);

        if (strings_add(out, text, length) == STRINGS_NONE)
            return false;
    }
    return true;
}

static int find_patterns(struct store *store, const struct analysis_result *result,
                         const struct strings *just, struct pattern_run *run,
                         struct error *error)
{
    size_t count = analysis_first_rank(result, 1) + result->sides[1].selection.rank_count;

    run->result = result;
    run->parameters = (struct kernel_sequences_parameters){
        .operator_name = result->options.operator_name,
        .min_pattern_len = (size_t)result->options.min_pattern_len,
        .just = just};
    run->parts = calloc(count + 1, sizeof *run->parts);
    if (run->parts == NULL)
        return error_set_memory(error);
    for (; run->count < count; run->count++) {
        struct pattern_part *part = &run->parts[run->count];

        table_init(&part->counts, &kernel_sequences_counts_spec);
        table_init(&part->patterns, &kernel_sequences_patterns_spec);
        part->counts.budget = part->patterns.budget = result->budget;
    }
    return analysis_each_rank(store, result, visit_patterns, run, error);
}

/* The patterns of the ranks of a side, one rank after the other. */
static int join_patterns(const struct pattern_run *run, int side, struct table *out,
                         struct error *error)
{
    size_t first = analysis_first_rank(run->result, side);

    table_init(out, &kernel_sequences_patterns_spec);
    out->budget = run->result->budget;
    for (size_t i = 0; i < run->result->sides[side].selection.rank_count; i++)
        table_append(out, &run->parts[first + i].patterns);
    return table_check(out, error);
}

static int subtract_patterns(struct store *store, const struct analysis_result *result,
                             struct table *out, struct error *error)
{
    CLEANUP(strings_free) struct strings just;
    CLEANUP(free_pattern_run) struct pattern_run run = {0};
    CLEANUP(table_free) struct table set = {0};
    CLEANUP(table_free) struct table test = {0};
    const char *name = kernel_sequences_patterns_spec.name;

    strings_init(&just, PATTERNS_TEXT_MAX);
    if (!collect_patterns(analysis_find_table(&result->sides[0], name), &just) ||
        !collect_patterns(analysis_find_table(&result->sides[1], name), &just))
        return error_set_memory(error);
    int status = find_patterns(store, result, &just, &run, error);
    if (status == 0)
        status = join_patterns(&run, 0, &set, error);
    if (status == 0)
        status = join_patterns(&run, 1, &test, error);
    return status == 0 ? table_difference(&set, &test, out, error) : status;
}

static int subtract_table(struct store *store, struct analysis_result *result,
                          size_t number, struct table *out, struct error *error)
{
    const struct table *set = &result->sides[0].tables[number];

    if (set->spec == &kernel_sequences_patterns_spec)
        return subtract_patterns(store, result, out, error);

    if (set->spec == &kernel_breakdown_kernels_spec)
        return subtract_kernels(result, kernel_breakdown_write_kernels, set->spec, out,
                                error);
    if (set->spec == &kernel_breakdown_over_ranks_spec)
        return subtract_kernels(result, kernel_breakdown_write_over_ranks, set->spec, out,
                                error);
    return table_difference(set, &result->sides[1].tables[number], out, error);
}

int analysis_subtract(struct store *store, struct analysis_result *result,
                      struct error *error)
{
    int status = 0;

    if (result->analysis == ANALYSIS_KERNEL_BREAKDOWN)
        status = kernel_breakdown_keep_both(&result->sides[0].kernels,
                                            &result->sides[1].kernels, error);
    for (size_t i = 0; i < result->sides[0].table_count && status == 0; i++)
        if (table_is_comparable(result->sides[0].tables[i].spec))
            status =
                subtract_table(store, result, i,
                               &result->differences[result->difference_count++], error);
    return status;
}
