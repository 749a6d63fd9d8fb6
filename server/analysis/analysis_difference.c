/* What two analyses differ in; see analysis_run.h. */
#include "analysis/analysis_run.h"
#include "analysis/kernel_sequences.h"
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
    int status = write(&result->sides[0].kernels, &set, error);
    if (status == 0)
        status = write(&result->sides[1].kernels, &test, error);
    return status == 0 ? table_difference(&set, &test, out, error) : status;
}

/* Patterns that one side shows may be less frequent on the other: both are asked for the
 * patterns of either. */
struct pattern_run {
    struct kernel_sequences_parameters parameters;
    struct table counts, patterns;
};

static void free_pattern_run(struct pattern_run *run)
{
    table_free(&run->counts);
    table_free(&run->patterns);
}

static int visit_patterns(void *context, size_t number, const struct rows_rank *rank,
                          struct error *error)
{
    struct pattern_run *run = context;

    (void)number;
    return kernel_sequences_add(rank, &run->parameters, &run->counts, &run->patterns,
                                error);
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

static int find_patterns(struct store *store, struct analysis_result *result, int number,
                         const struct strings *just, struct pattern_run *run,
                         struct error *error)
{
    run->parameters = (struct kernel_sequences_parameters){
        .operator_name = result->options.operator_name,
        .min_pattern_len = (size_t)result->options.min_pattern_len,
        .just = just};
    table_init(&run->counts, &kernel_sequences_counts_spec);
    table_init(&run->patterns, &kernel_sequences_patterns_spec);
    return analysis_each_rank(store, result, &result->sides[number], visit_patterns, run,
                              error);
}

static int subtract_patterns(struct store *store, struct analysis_result *result,
                             struct table *out, struct error *error)
{
    CLEANUP(strings_free) struct strings just;
    CLEANUP(free_pattern_run) struct pattern_run set = {0};
    CLEANUP(free_pattern_run) struct pattern_run test = {0};

    const char *name = kernel_sequences_patterns_spec.name;
    strings_init(&just, PATTERNS_TEXT_MAX);
    if (!collect_patterns(analysis_find_table(&result->sides[0], name), &just) ||
        !collect_patterns(analysis_find_table(&result->sides[1], name), &just))
        return error_set_memory(error);
    int status = find_patterns(store, result, 0, &just, &set, error);
    if (status == 0)
        status = find_patterns(store, result, 1, &just, &test, error);
    return status == 0 ? table_difference(&set.patterns, &test.patterns, out, error)
                       : status;
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
