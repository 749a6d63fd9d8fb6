/* The ranks that the others wait for, and why (docs/semantics.md §10). */
#include "analysis/collective/collective_match.h"
#include "analysis/collective/collective_savings.h"
#include "analysis/collective/collective_stragglers.h"
#include "analysis/collective/collective_sums.h"
#include "analysis/set/analysis.h"
#include "analysis/set/collectives_cells.h"
#include "analysis/set/collectives_list.h"
#include "analysis/set/straggler_operators.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <stdlib.h>

struct stragglers_options {
    int64_t num_candidates, limit;
};

static const struct parameter parameters[] = {
    {.name = "num_candidates",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct stragglers_options, num_candidates),
     .flags = PARAMETER_ECHOED,
     .most = 64,
     .standard = "2",
     .help = "at most this many ranks with their operators: those that cause the most "
             "waiting"},
    {.name = "limit",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct stragglers_options, limit),
     .flags = PARAMETER_ECHOED,
     .most = 1000,
     .standard = "10",
     .help = "at most this many operators of each rank"},
};

/* ---- sums ---- */

struct straggler_sums {
    struct collective_list list; /* first: collectives_add_rank() fills it */
    struct straggler_operators operators;
    struct stragglers_options options;
};

static void *make_sums(const void *options, struct budget *budget)
{
    struct straggler_sums *sums = malloc(sizeof *sums);

    if (sums == NULL)
        return NULL;
    collective_list_init(&sums->list, budget);
    straggler_operators_init(&sums->operators, budget);
    sums->options = *(const struct stragglers_options *)options;
    return sums;
}

static int append_sums(void *into, void *part, struct error *error)
{
    struct straggler_sums *sums = into, *from = part;
    int status = collective_list_append(&sums->list, &from->list, error);

    return status != 0
               ? status
               : straggler_operators_append(&sums->operators, &from->operators, error);
}

static void free_sums(void *sums)
{
    struct straggler_sums *of = sums;

    if (of == NULL)
        return;
    collective_list_free(&of->list);
    straggler_operators_free(&of->operators);
    free(of);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    struct straggler_sums *sums = part->sums;
    int status = collectives_add_rank(rank, part, error);

    return status != 0 ? status
                       : straggler_operators_add(&sums->operators, rank->rows, error);
}

/* ---- what the tables are made of ---- */

struct straggler_search {
    const struct collective_list *list;
    struct collective_waiting waiting;
    struct collective_sum *of_ranks, *of_samples;
    double *saved_of_ranks, *saved_of_samples; /* ns, over all ranks */
    uint32_t *ranks;                           /* those that cause most first */
    uint32_t *samples;                         /* by step, then rank */
    size_t *worst_steps;                       /* of ranks */
    size_t step_count;                         /* distinct steps with collectives */
};

static void straggler_search_free(struct straggler_search *finding)
{
    free(finding->of_ranks);
    free(finding->of_samples);
    free(finding->saved_of_ranks);
    free(finding->saved_of_samples);
    free(finding->ranks);
    free(finding->samples);
    free(finding->worst_steps);
}

static int compare_ranks(const void *a, const void *b, void *context)
{
    const struct straggler_search *finding = context;
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    int64_t one = finding->of_ranks[left].caused, other = finding->of_ranks[right].caused;

    if (one != other)
        return one > other ? -1 : 1;
    return (left > right) - (left < right);
}

static bool is_same_step(const struct collective_sample *a,
                         const struct collective_sample *b)
{
    return a->pseudo == b->pseudo && (a->pseudo || a->number == b->number);
}

static int compare_samples(const void *a, const void *b, void *context)
{
    const struct collective_list *list = context;
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
    const struct collective_sample *one = &list->samples[left];
    const struct collective_sample *other = &list->samples[right];

    if (one->pseudo != other->pseudo)
        return one->pseudo ? -1 : 1;
    if (!one->pseudo && one->number != other->number)
        return one->number < other->number ? -1 : 1;
    return (left > right) - (left < right);
}

static int make_finding(const struct collective_list *list, struct straggler_search *out,
                        struct error *error)
{
    size_t ranks = list->rank_count, samples = list->sample_count;

    *out = (struct straggler_search){.list = list};
    out->of_ranks = calloc(ranks + 1, sizeof *out->of_ranks);
    out->of_samples = calloc(samples + 1, sizeof *out->of_samples);
    out->saved_of_ranks = calloc(ranks + 1, sizeof *out->saved_of_ranks);
    out->saved_of_samples = calloc(samples + 1, sizeof *out->saved_of_samples);
    out->ranks = calloc(ranks + 1, sizeof *out->ranks);
    out->samples = calloc(samples + 1, sizeof *out->samples);
    out->worst_steps = calloc(ranks + 1, sizeof *out->worst_steps);
    if (out->of_ranks == NULL || out->of_samples == NULL || out->saved_of_ranks == NULL ||
        out->saved_of_samples == NULL || out->ranks == NULL || out->samples == NULL ||
        out->worst_steps == NULL)
        return error_set_memory(error);
    int status = collective_sums_make(list, out->of_ranks, out->of_samples, error);
    if (status == 0)
        status = collective_savings_make(list, out->saved_of_ranks, out->saved_of_samples,
                                         error);
    out->waiting = collective_waiting_of(list, out->of_ranks);
    for (size_t i = 0; i < ranks; i++)
        out->ranks[i] = (uint32_t)i;
    for (size_t i = 0; i < samples; i++)
        out->samples[i] = (uint32_t)i;
    qsort_r(out->ranks, ranks, sizeof *out->ranks, compare_ranks, out);
    qsort_r(out->samples, samples, sizeof *out->samples, compare_samples,
            (void *)(uintptr_t)list);
    return status;
}

/* ---- steps ---- */

enum {
    STEP,
    STEP_TIME,
    STEP_EXPOSED,
    STEP_WORST,
    STEP_CAUSED,
    STEP_SHARE,
    STEP_CAUSE,
    STEP_WITHOUT,
    STEPS_COLUMNS
};

static const struct table_column steps_columns[STEPS_COLUMNS] = {
    [STEP] = {"step", TABLE_INTEGER, TABLE_KEY},
    [STEP_TIME] = {"step_time", TABLE_MEAN, TABLE_MEASURE},
    [STEP_EXPOSED] = {"exposed_wait", TABLE_MEAN, TABLE_MEASURE},
    [STEP_WORST] = {"rank", TABLE_INTEGER, TABLE_ASIDE},
    [STEP_CAUSED] = {"caused", TABLE_TIME, TABLE_MEASURE},
    [STEP_SHARE] = {"caused_pctg", TABLE_REAL, TABLE_MEASURE},
    [STEP_CAUSE] = {"cause", TABLE_TEXT, TABLE_ASIDE},
    [STEP_WITHOUT] = {"step_time_like_median", TABLE_MEAN, TABLE_MEASURE},
};
static const struct table_spec steps_spec = {"by_step", steps_columns, STEPS_COLUMNS};

/* What a rank causes in one step; its spans may share the step's number. */
struct step_sum {
    uint32_t rank;
    int64_t caused;
    double saved, excess[COLLECTIVE_BEFORES];
};

static void add_sample(const struct straggler_search *finding, uint32_t sample,
                       struct step_sum *out)
{
    const struct collective_sum *sum = &finding->of_samples[sample];

    out->caused = statistics_add(out->caused, sum->caused);
    out->saved += finding->saved_of_samples[sample];
    for (size_t i = 0; i < COLLECTIVE_BEFORES; i++)
        out->excess[i] += sum->excess[i];
}

/* The samples of one step, rank by rank. */
static void write_step(struct straggler_search *finding, const uint32_t *samples,
                       size_t count, struct table *table)
{
    const struct collective_list *list = finding->list;
    struct step_sum worst = {0}, one = {0};
    double time = 0;
    int64_t exposed = 0;
    size_t rows = 0;

    for (size_t i = 0; i < count; i++) {
        const struct collective_sample *sample = &list->samples[samples[i]];

        if (i == 0 || sample->rank != one.rank)
            one = (struct step_sum){.rank = sample->rank};
        add_sample(finding, samples[i], &one);
        worst = one.caused > worst.caused ? one : worst;
        time += (double)sample->dur;
        exposed = statistics_add(exposed, finding->of_samples[samples[i]].exposed);
        rows += finding->of_samples[samples[i]].rows;
    }
    if (rows == 0)
        return;
    finding->step_count++;
    table_add_row(table);
    collectives_set_step(table, STEP, &list->samples[samples[0]]);
    collectives_set_mean(table, STEP_TIME, time, count);
    collectives_set_mean(table, STEP_EXPOSED, (double)exposed, count);
    if (worst.caused == 0)
        return;
    finding->worst_steps[worst.rank]++;
    table_set_integer(table, STEP_WORST, list->ranks[worst.rank].rank);
    table_set_integer(table, STEP_CAUSED, worst.caused);
    table_set_real(table, STEP_SHARE, statistics_percentage(worst.caused, exposed, 2));
    table_set_word(table, STEP_CAUSE,
                   collective_before_name(collective_cause(worst.excess)));
    collectives_set_mean(table, STEP_WITHOUT, time - worst.saved, count);
}

static int write_steps(struct straggler_search *finding, struct table *table,
                       struct error *error)
{
    const struct collective_list *list = finding->list;

    for (size_t i = 0, end; i < list->sample_count && !table->failed; i = end) {
        const struct collective_sample *first = &list->samples[finding->samples[i]];

        for (end = i + 1; end < list->sample_count &&
                          is_same_step(first, &list->samples[finding->samples[end]]);)
            end++;
        write_step(finding, finding->samples + i, end - i, table);
    }
    return table_check(table, error);
}

/* ---- ranks ---- */

enum {
    RANK,
    STRAGGLER,
    CAUSE,
    CAUSED,
    CAUSED_SHARE,
    LAST,
    LAST_SHARE,
    WORST_STEPS,
    STEPS,
    COMPUTE_EXCESS,
    MEMORY_EXCESS,
    IDLE_EXCESS,
    RANK_STEP_TIME,
    SAVED,
    RANKS_COLUMNS
};

static const struct table_column ranks_columns[RANKS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [STRAGGLER] = {"straggler", TABLE_INTEGER, TABLE_ASIDE},
    [CAUSE] = {"cause", TABLE_TEXT, TABLE_ASIDE},
    [CAUSED] = {"caused_per_step", TABLE_MEAN, TABLE_SUM},
    [CAUSED_SHARE] = {"caused_pctg", TABLE_REAL, TABLE_MEASURE},
    [LAST] = {"last", TABLE_INTEGER, TABLE_SUM},
    [LAST_SHARE] = {"last_pctg", TABLE_REAL, TABLE_MEASURE},
    [WORST_STEPS] = {"worst_steps", TABLE_INTEGER, TABLE_SUM},
    [STEPS] = {"steps", TABLE_INTEGER, TABLE_SUM},
    [COMPUTE_EXCESS] = {"compute_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    [MEMORY_EXCESS] = {"memory_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    [IDLE_EXCESS] = {"idle_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    [RANK_STEP_TIME] = {"step_time", TABLE_MEAN, TABLE_MEASURE},
    [SAVED] = {"step_time_like_median", TABLE_MEAN, TABLE_MEASURE},
};
static const struct table_spec ranks_spec = {"by_rank", ranks_columns, RANKS_COLUMNS};

static double all_step_time(const struct collective_list *list)
{
    double time = 0;

    for (size_t i = 0; i < list->rank_count; i++)
        time += (double)list->ranks[i].step_time;
    return time;
}

static void write_rank(const struct straggler_search *finding, uint32_t number,
                       double step_time, struct table *table)
{
    const struct collective_list *list = finding->list;
    const struct collective_rank *rank = &list->ranks[number];
    const struct collective_sum *sum = &finding->of_ranks[number];

    table_add_row(table);
    table_set_integer(table, RANK, rank->rank);
    table_set_integer(table, STRAGGLER,
                      collective_is_straggler(list, &finding->waiting, number, sum));
    if (sum->waited_for > 0)
        table_set_word(table, CAUSE,
                       collective_before_name(collective_cause(sum->excess)));
    collectives_set_mean(table, CAUSED, (double)sum->caused, rank->sample_count);
    table_set_real(table, CAUSED_SHARE,
                   statistics_percentage(sum->caused, finding->waiting.exposed, 2));
    table_set_integer(table, LAST, (int64_t)sum->last);
    table_set_real(table, LAST_SHARE,
                   statistics_percentage((int64_t)sum->last, (int64_t)sum->rows, 2));
    table_set_integer(table, WORST_STEPS, (int64_t)finding->worst_steps[number]);
    table_set_integer(table, STEPS, (int64_t)finding->step_count);
    for (size_t i = 0; i < COLLECTIVE_BEFORES; i++)
        collectives_set_mean(table, COMPUTE_EXCESS + i, sum->excess[i],
                             rank->sample_count);
    collectives_set_mean(table, RANK_STEP_TIME, (double)rank->step_time,
                         rank->sample_count);
    collectives_set_mean(table, SAVED, step_time - finding->saved_of_ranks[number],
                         list->sample_count);
}

/* ---- operators ---- */

enum {
    OPERATOR_RANK,
    MEASURE,
    OPERATOR,
    PER_STEP,
    MEDIAN,
    EXCESS,
    CALLS,
    OPERATORS_COLUMNS
};

static const struct table_column operators_columns[OPERATORS_COLUMNS] = {
    [OPERATOR_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [MEASURE] = {"measure", TABLE_TEXT, TABLE_NOTE},
    [OPERATOR] = {"operator", TABLE_TEXT, TABLE_NOTE},
    [PER_STEP] = {"time_per_step", TABLE_MEAN, TABLE_NOTE},
    [MEDIAN] = {"median_per_step", TABLE_MEAN, TABLE_NOTE},
    [EXCESS] = {"excess_per_step", TABLE_MEAN, TABLE_NOTE},
    [CALLS] = {"calls_per_step", TABLE_REAL, TABLE_NOTE},
};
static const struct table_spec operators_spec = {"operators", operators_columns,
                                                 OPERATORS_COLUMNS};

struct straggler_ranks {
    struct straggler_rank *items;
    size_t count;
};

static void candidates_free(struct straggler_ranks *candidates)
{
    for (size_t i = 0; i < candidates->count; i++)
        free(candidates->items[i].items);
    free(candidates->items);
}

static void write_candidate(const struct straggler_sums *sums,
                            const struct straggler_rank *of, struct table *table)
{
    const struct strings *names = &sums->operators.names;

    for (size_t i = 0; i < of->count && i < (size_t)sums->options.limit; i++) {
        const struct straggler_excess *item = &of->items[i];

        table_add_row(table);
        table_set_integer(table, OPERATOR_RANK, sums->list.ranks[of->rank].rank);
        table_set_word(table, MEASURE,
                       straggler_measure_name((enum straggler_measure)item->measure));
        table_set_text(table, OPERATOR, strings_text(names, item->name),
                       strings_length(names, item->name));
        table_set_real(table, PER_STEP, item->time);
        table_set_real(table, MEDIAN, item->median);
        table_set_real(table, EXCESS, item->time - item->median);
        table_set_real(table, CALLS, item->calls);
    }
}

static int write_operators(struct straggler_sums *sums,
                           const struct straggler_search *finding, struct table *table,
                           struct error *error)
{
    const struct collective_list *list = &sums->list;
    size_t most = (size_t)sums->options.num_candidates;
    CLEANUP(candidates_free)
    struct straggler_ranks candidates = {.items =
                                             calloc(most + 1, sizeof *candidates.items)};
    CLEANUP_FREE size_t *samples = calloc(list->rank_count + 1, sizeof *samples);

    if (candidates.items == NULL || samples == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->rank_count; i++) {
        uint32_t rank = finding->ranks[i];

        samples[i] = list->ranks[i].row_count > 0 ? list->ranks[i].sample_count : 0;
        if (candidates.count < most && finding->of_ranks[rank].caused > 0)
            candidates.items[candidates.count++].rank = rank;
    }
    int status = straggler_operators_exceed(&sums->operators, samples, candidates.items,
                                            candidates.count, error);
    for (size_t i = 0; i < candidates.count && status == 0; i++)
        write_candidate(sums, &candidates.items[i], table);
    return status != 0 ? status : table_check(table, error);
}

/* ---- the analysis ---- */

enum { RANKS_TABLE, STEPS_TABLE, OPERATORS_TABLE };
static const struct analysis_table tables[] = {
    [RANKS_TABLE] = {.spec = &ranks_spec,
                     .about =
                         "the ranks that cause the most waiting come first; straggler "
                         "is 1 for a straggler; worst_steps: in how many steps no rank "
                         "caused more; step_time_like_median: the mean step of all "
                         "ranks if this one came at the same time as the others"},
    [STEPS_TABLE] = {.spec = &steps_spec,
                     .about = "the rank that causes the most waiting in each step"},
    [OPERATORS_TABLE] = {.spec = &operators_spec,
                         .about =
                             "the operators whose time exceeds that of the median rank "
                             "the most, on the ranks that cause the most waiting; "
                             "measure: device time of compute or memory rows, or self "
                             "time on the host"},
};

static int finish(struct analysis_part *all, struct error *error)
{
    struct straggler_sums *sums = all->sums;
    CLEANUP(straggler_search_free) struct straggler_search finding = {0};
    struct table *out = all->tables;
    int status = collective_match(&sums->list, error);

    if (status == 0)
        status = make_finding(&sums->list, &finding, error);
    if (status == 0)
        status = write_steps(&finding, &out[STEPS_TABLE], error);
    if (status != 0)
        return status;
    double step_time = all_step_time(&sums->list);
    for (size_t i = 0; i < sums->list.rank_count && !out[RANKS_TABLE].failed; i++)
        write_rank(&finding, finding.ranks[i], step_time, &out[RANKS_TABLE]);
    status = table_check(&out[RANKS_TABLE], error);
    return status != 0 ? status
                       : write_operators(sums, &finding, &out[OPERATORS_TABLE], error);
}

const struct analysis stragglers = {
    .name = "stragglers",
    .about = "The ranks that the others wait for, and why: HTA's potential stragglers",
    ANALYSIS_PARAMETERS(parameters, struct stragglers_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "by_rank",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums, free_sums},
    .finish = finish,
};
