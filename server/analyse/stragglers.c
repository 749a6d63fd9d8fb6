#include "analyse/analysis.h"
#include "analyse/collective.h"
#include "analyse/collectives.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <stdlib.h>
#include <string.h>

/* ---- straggler operators ---- */

/* The time of each operator on each rank, and how much it exceeds the median rank
 * (docs/semantics.md §10). */

enum straggler_measure {
    STRAGGLER_COMPUTE, /* device time of its COMPUTATION rows */
    STRAGGLER_MEMORY,  /* of its MEMORY rows */
    STRAGGLER_HOST,    /* self time of its host rows */
    STRAGGLER_MEASURES
};

struct straggler_time {
    uint32_t rank,
        name;        /* rank: in the order in which ranks were added; name: in .names */
    uint8_t measure; /* enum straggler_measure */
    uint64_t calls;
    int64_t time; /* ns */
};

struct straggler_operators {
    struct arena *arena;
    struct strings names;
    struct straggler_time *items;
    size_t count, capacity;
    uint32_t rank_count;
};

/* By how much an operator on a rank exceeds the median rank. */
struct straggler_excess {
    uint32_t name;
    uint8_t measure;
    double calls, time, median; /* per step; ns */
};
/* A list of them for each of these ranks. */
struct straggler_rank {
    uint32_t rank;
    struct straggler_excess *items; /* largest difference first */
    size_t count, capacity;
};

#define NAMES_MAX ((size_t)256 << 20)
#define ANNOTATION "user_annotation"

static const char *straggler_measure_name(enum straggler_measure measure)
{
    static const char *const names[STRAGGLER_MEASURES] = {[STRAGGLER_COMPUTE] = "compute",
                                                          [STRAGGLER_MEMORY] = "memory",
                                                          [STRAGGLER_HOST] = "host"};

    return measure < STRAGGLER_MEASURES ? names[measure] : "";
}

static void straggler_operators_init(struct straggler_operators *operators,
                                     struct arena *arena)
{
    *operators = (struct straggler_operators){.arena = arena};
    strings_init_in(&operators->names, NAMES_MAX, arena);
}

/* ---- one rank ---- */

/* By op of a file: the time and calls of each measure. */
struct op_time {
    int64_t time[STRAGGLER_MEASURES];
    uint64_t calls[STRAGGLER_MEASURES];
};

/* The operator that launches a device row; without one, the row itself. */
static uint32_t op_of_device_row(const struct trace_events *events, uint32_t row,
                                 const uint32_t *operators)
{
    uint32_t launch = events->link[row];

    return launch == TRACE_NONE || operators[launch] == TRACE_NONE
               ? events->op[row]
               : events->op[operators[launch]];
}

static void sum_device(const struct rows_span *span, const uint32_t *operators,
                       struct op_time *times)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i];
        enum trace_kind kind = rows_kind(span, row);
        enum straggler_measure measure =
            kind == TRACE_KIND_MEMORY ? STRAGGLER_MEMORY : STRAGGLER_COMPUTE;
        struct op_time *of = &times[op_of_device_row(events, row, operators)];

        if (kind == TRACE_KIND_COMMUNICATION)
            continue;
        number_add_to(&of->time[measure], events->dur[row]);
        of->calls[measure]++;
    }
}

/* Annotations are no work of their own, and the length of a wait depends on what it waits
 * for. */
static bool is_host_work(const struct trace_recording *recording, uint32_t op)
{
    const struct trace_op *of = &recording->ops[op];
    const char *category = strings_text(&recording->names, of->category);

    return of->side == TRACE_HOST && strcmp(category, ANNOTATION) != 0 &&
           !trace_is_wait(category, strings_text(&recording->names, of->name));
}

static void sum_host(const struct rows_rank *rank, const struct rows_span *span,
                     struct op_time *times)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = rank->arena->budget;
    bool *counts = arena_new(rank->arena, recording->op_count, sizeof *counts);

    for (uint32_t op = 0; op < recording->op_count && !budget_is_over_at(budget, op);
         op++)
        counts[op] = is_host_work(recording, op);
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row);
         row++) {
        struct op_time *of = &times[events->op[row]];

        if (!counts[events->op[row]] || !rows_keeps(rank, span, row))
            continue;
        number_add_to(&of->time[STRAGGLER_HOST], events->self[row]);
        of->calls[STRAGGLER_HOST]++;
    }
}

static void add_items(struct straggler_operators *operators,
                      const struct trace_recording *recording,
                      const struct op_time *times)
{
    for (uint32_t op = 0;
         op < recording->op_count && !budget_is_over(operators->arena->budget); op++) {
        uint32_t name = STRINGS_NONE;

        for (unsigned m = 0; m < STRAGGLER_MEASURES; m++) {
            if (times[op].calls[m] == 0)
                continue;
            if (name == STRINGS_NONE)
                name = trace_add_merged_name(&operators->names, recording,
                                             &recording->ops[op]);
            ARENA_RESERVE(operators->arena, operators->items, operators->capacity,
                          operators->count + 1);
            operators->items[operators->count++] =
                (struct straggler_time){.rank = operators->rank_count,
                                        .name = name,
                                        .measure = (uint8_t)m,
                                        .calls = times[op].calls[m],
                                        .time = times[op].time[m]};
        }
    }
}

/* Adds a rank. */
static void straggler_operators_add(struct straggler_operators *operators,
                                    const struct rows_rank *rank)
{
    for (size_t i = 0; i < rank->span_count; i++) {
        const struct rows_span *span = &rank->spans[i];
        struct trace_recording *recording = span->recording;
        const uint32_t *of_row = rows_operators(recording, rank->arena);
        struct op_time *times =
            arena_new(rank->arena, recording->op_count, sizeof *times);

        sum_device(span, of_row, times);
        sum_host(rank, span, times);
        add_items(operators, recording, times);
    }
    operators->rank_count++;
}

/* Appends the ranks of `part`. */
static void straggler_operators_append(struct straggler_operators *operators,
                                       const struct straggler_operators *part)
{
    const uint32_t *names = strings_append(&operators->names, &part->names);

    ARENA_RESERVE(operators->arena, operators->items, operators->capacity,
                  operators->count + part->count);
    for (size_t i = 0; i < part->count; i++) {
        struct straggler_time item = part->items[i];

        item.name = names[item.name];
        item.rank += operators->rank_count;
        operators->items[operators->count++] = item;
    }
    operators->rank_count += part->rank_count;
}

/* ---- more than the median rank ---- */

static int compare_items(const void *a, const void *b)
{
    const struct straggler_time *left = a, *right = b;

    if (left->measure != right->measure)
        return left->measure < right->measure ? -1 : 1;
    if (left->name != right->name)
        return left->name < right->name ? -1 : 1;
    return (left->rank > right->rank) - (left->rank < right->rank);
}

/* Ops of one name become one item. */
static void merge_items(struct straggler_operators *operators)
{
    size_t kept = 0;

    if (operators->count == 0)
        return;
    qsort(operators->items, operators->count, sizeof *operators->items, compare_items);
    for (size_t i = 1; i < operators->count; i++) {
        struct straggler_time *last = &operators->items[kept];

        if (compare_items(last, &operators->items[i]) == 0) {
            number_add_to(&last->time, operators->items[i].time);
            last->calls += operators->items[i].calls;
        } else {
            operators->items[++kept] = operators->items[i];
        }
    }
    operators->count = kept + 1;
}

/* The n-th of `count` values: zeros, then the `given` ones. */
static double nth(const double *values, size_t given, size_t count, size_t n)
{
    size_t zeros = count - given;

    return n < zeros ? 0 : values[n - zeros];
}

static double straggler_operators_median_of(double *values, size_t given, size_t count)
{
    size_t low = (count - 1) / 2, high = count / 2;

    qsort(values, given, sizeof *values, number_order_double);
    return (nth(values, given, count, low) + nth(values, given, count, high)) / 2;
}

/* The items of one operator. `values` has room for every rank. */
static void add_excess(const struct straggler_time *items, size_t count,
                       const size_t *samples, size_t ranks, double *values,
                       struct arena *arena, struct straggler_rank *asked,
                       size_t asked_count)
{
    size_t given = 0;

    for (size_t i = 0; i < count; i++)
        if (samples[items[i].rank] > 0)
            values[given++] = (double)items[i].time / (double)samples[items[i].rank];
    if (given == 0)
        return;
    double median = straggler_operators_median_of(values, given, ranks);
    for (size_t i = 0; i < asked_count; i++) {
        size_t at = 0;

        while (at < count && items[at].rank != asked[i].rank)
            at++;
        double steps = (double)samples[asked[i].rank];
        if (at == count || steps == 0 || (double)items[at].time / steps <= median)
            continue;
        ARENA_RESERVE(arena, asked[i].items, asked[i].capacity, asked[i].count + 1);
        asked[i].items[asked[i].count++] =
            (struct straggler_excess){.name = items[at].name,
                                      .measure = items[at].measure,
                                      .calls = (double)items[at].calls / steps,
                                      .time = (double)items[at].time / steps,
                                      .median = median};
    }
}

static int compare_excess(const void *a, const void *b)
{
    const struct straggler_excess *left = a, *right = b;
    double one = left->time - left->median, other = right->time - right->median;

    if (one != other)
        return one > other ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

/* Fills the lists. `samples`: how many each rank has; a rank without samples is left out.
 * Sorts the items. */
static void straggler_operators_exceed(struct straggler_operators *operators,
                                       const size_t *samples,
                                       struct straggler_rank *asked, size_t asked_count)
{
    struct arena *arena = operators->arena;
    double *values = arena_new(arena, operators->rank_count, sizeof *values);
    size_t ranks = 0;

    for (uint32_t i = 0; i < operators->rank_count; i++)
        ranks += samples[i] > 0;
    merge_items(operators);
    for (size_t i = 0, end; i < operators->count && !budget_is_over(arena->budget);
         i = end) {
        const struct straggler_time *items = &operators->items[i];

        for (end = i + 1; end < operators->count &&
                          operators->items[end].name == items->name &&
                          operators->items[end].measure == items->measure;)
            end++;
        add_excess(items, end - i, samples, ranks, values, arena, asked, asked_count);
    }
    for (size_t i = 0; i < asked_count; i++)
        ARRAY_SORT(asked[i].items, asked[i].count, compare_excess);
}

/* ---- stragglers ---- */

/* The ranks that the others wait for, and why (docs/semantics.md §10). */

struct stragglers_options {
    struct waiting_options waiting; /* first: waiting_prepare() fills it */
    int64_t num_candidates, limit;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(WHOLE, struct stragglers_options, num_candidates), .most = 64,
     .standard = "2",
     .help = "at most this many ranks with their operators: those that cause the most "
             "waiting"},
    {ANALYSIS_OPTION(WHOLE, struct stragglers_options, limit), .most = 1000,
     .standard = "10", .help = "at most this many operators of each rank"},
    WAITING_PARAMETER,
};

/* ---- sums ---- */

struct straggler_sums {
    struct collective_list list; /* first: collectives_add_rank() fills it */
    struct straggler_operators operators;
    struct stragglers_options options;
};

static void *make_sums(const void *options, struct arena *arena)
{
    struct straggler_sums *sums = arena_new(arena, 1, sizeof *sums);

    collective_list_init(&sums->list, arena);
    straggler_operators_init(&sums->operators, arena);
    sums->options = *(const struct stragglers_options *)options;
    return sums;
}

static void append_sums(void *into, void *part)
{
    struct straggler_sums *sums = into, *from = part;

    collective_list_append(&sums->list, &from->list);
    straggler_operators_append(&sums->operators, &from->operators);
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    struct straggler_sums *sums = part->sums;

    collectives_add_rank(rank, part);
    straggler_operators_add(&sums->operators, rank->rows);
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

static struct straggler_search make_finding(const struct collective_list *list)
{
    struct arena *arena = list->arena;
    size_t ranks = list->rank_count, samples = list->sample_count;
    struct straggler_search out = {
        .list = list,
        .of_ranks = arena_new(arena, ranks, sizeof *out.of_ranks),
        .of_samples = arena_new(arena, samples, sizeof *out.of_samples),
        .saved_of_ranks = arena_new(arena, ranks, sizeof *out.saved_of_ranks),
        .saved_of_samples = arena_new(arena, samples, sizeof *out.saved_of_samples),
        .ranks = arena_new(arena, ranks, sizeof *out.ranks),
        .samples = arena_new(arena, samples, sizeof *out.samples),
        .worst_steps = arena_new(arena, ranks, sizeof *out.worst_steps)};

    collective_sums_make(list, out.of_ranks, out.of_samples);
    collective_savings_make(list, out.saved_of_ranks, out.saved_of_samples);
    out.waiting = collective_waiting_of(list, out.of_ranks);
    for (size_t i = 0; i < ranks; i++)
        out.ranks[i] = (uint32_t)i;
    for (size_t i = 0; i < samples; i++)
        out.samples[i] = (uint32_t)i;
    qsort_r(out.ranks, ranks, sizeof *out.ranks, compare_ranks, &out);
    qsort_r(out.samples, samples, sizeof *out.samples, compare_samples,
            (void *)(uintptr_t)list);
    return out;
}

/* ---- steps ---- */

static const struct table_column steps_columns[] = {
    {"step", TABLE_INTEGER, TABLE_KEY},
    {"step_time", TABLE_MEAN, TABLE_MEASURE},
    {"exposed_wait", TABLE_MEAN, TABLE_MEASURE},
    {"rank", TABLE_INTEGER, TABLE_ASIDE},
    {"caused", TABLE_TIME, TABLE_MEASURE},
    {"caused_pctg", TABLE_REAL, TABLE_MEASURE},
    {"cause", TABLE_TEXT, TABLE_ASIDE},
    {"step_time_like_median", TABLE_MEAN, TABLE_MEASURE},
};

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

    number_add_to(&out->caused, sum->caused);
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
        number_add_to(&exposed, finding->of_samples[samples[i]].exposed);
        rows += finding->of_samples[samples[i]].rows;
    }
    if (rows == 0)
        return;
    finding->step_count++;
    table_add_row(table);
    collectives_set_step(table, &list->samples[samples[0]]);
    put_mean(table, "step_time", time, count);
    put_mean(table, "exposed_wait", (double)exposed, count);
    if (worst.caused == 0)
        return;
    finding->worst_steps[worst.rank]++;
    put_integer(table, "rank", list->ranks[worst.rank].rank);
    put_integer(table, "caused", worst.caused);
    put_real(table, "caused_pctg", statistics_percentage(worst.caused, exposed, 2));
    put_word(table, "cause", collective_before_name(collective_cause(worst.excess)));
    put_mean(table, "step_time_like_median", time - worst.saved, count);
}

static void write_steps(struct straggler_search *finding, struct table *table)
{
    const struct collective_list *list = finding->list;

    for (size_t i = 0, end; i < list->sample_count && !table->failed; i = end) {
        const struct collective_sample *first = &list->samples[finding->samples[i]];

        for (end = i + 1; end < list->sample_count &&
                          is_same_step(first, &list->samples[finding->samples[end]]);)
            end++;
        write_step(finding, finding->samples + i, end - i, table);
    }
}

/* ---- ranks ---- */

static const struct table_column ranks_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"straggler", TABLE_INTEGER, TABLE_ASIDE},
    {"cause", TABLE_TEXT, TABLE_ASIDE},
    {"caused_per_step", TABLE_MEAN, TABLE_SUM},
    {"caused_pctg", TABLE_REAL, TABLE_MEASURE},
    {"last", TABLE_INTEGER, TABLE_SUM},
    {"last_pctg", TABLE_REAL, TABLE_MEASURE},
    {"worst_steps", TABLE_INTEGER, TABLE_SUM},
    {"steps", TABLE_INTEGER, TABLE_SUM},
    {"compute_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"memory_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"idle_excess_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"step_time", TABLE_MEAN, TABLE_MEASURE},
    {"step_time_like_median", TABLE_MEAN, TABLE_MEASURE},
    {"last_certain", TABLE_INTEGER, TABLE_SUM},
    {"waiting_by", TABLE_TEXT, TABLE_ASIDE},
};

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
    static const char *const excess_columns[COLLECTIVE_BEFORES] = {
        [COLLECTIVE_COMPUTE] = "compute_excess_per_step",
        [COLLECTIVE_MEMORY] = "memory_excess_per_step",
        [COLLECTIVE_IDLE] = "idle_excess_per_step"};

    table_add_row(table);
    put_integer(table, "rank", rank->rank);
    put_integer(table, "straggler",
                collective_is_straggler(list, &finding->waiting, number, sum));
    if (sum->waited_for > 0)
        put_word(table, "cause", collective_before_name(collective_cause(sum->excess)));
    put_mean(table, "caused_per_step", (double)sum->caused, rank->sample_count);
    put_real(table, "caused_pctg",
             statistics_percentage(sum->caused, finding->waiting.exposed, 2));
    put_count(table, "last", sum->last);
    put_real(table, "last_pctg",
             statistics_percentage((int64_t)sum->last, (int64_t)sum->rows, 2));
    put_count(table, "worst_steps", finding->worst_steps[number]);
    put_count(table, "steps", finding->step_count);
    for (size_t i = 0; i < COLLECTIVE_BEFORES; i++)
        put_mean(table, excess_columns[i], sum->excess[i], rank->sample_count);
    put_mean(table, "step_time", (double)rank->step_time, rank->sample_count);
    put_mean(table, "step_time_like_median", step_time - finding->saved_of_ranks[number],
             list->sample_count);
    collectives_set_certain(table, sum);
    collectives_set_waiting_by(table, sum);
}

/* ---- operators ---- */

static const struct table_column operators_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"measure", TABLE_TEXT, TABLE_NOTE},
    {"operator", TABLE_TEXT, TABLE_NOTE},
    {"time_per_step", TABLE_MEAN, TABLE_NOTE},
    {"median_per_step", TABLE_MEAN, TABLE_NOTE},
    {"excess_per_step", TABLE_MEAN, TABLE_NOTE},
    {"calls_per_step", TABLE_REAL, TABLE_NOTE},
};

static void write_candidate(const struct straggler_sums *sums,
                            const struct straggler_rank *of, struct table *table)
{
    const struct strings *names = &sums->operators.names;

    for (size_t i = 0; i < of->count && i < (size_t)sums->options.limit; i++) {
        const struct straggler_excess *item = &of->items[i];

        table_add_row(table);
        put_integer(table, "rank", sums->list.ranks[of->rank].rank);
        put_word(table, "measure",
                 straggler_measure_name((enum straggler_measure)item->measure));
        put_name(table, "operator", names, item->name);
        put_real(table, "time_per_step", item->time);
        put_real(table, "median_per_step", item->median);
        put_real(table, "excess_per_step", item->time - item->median);
        put_real(table, "calls_per_step", item->calls);
    }
}

static void write_operators(struct straggler_sums *sums,
                            const struct straggler_search *finding, struct table *table)
{
    const struct collective_list *list = &sums->list;
    size_t most = (size_t)sums->options.num_candidates, count = 0;
    struct straggler_rank *candidates = arena_new(list->arena, most, sizeof *candidates);
    size_t *samples = arena_new(list->arena, list->rank_count, sizeof *samples);

    for (size_t i = 0; i < list->rank_count; i++) {
        uint32_t rank = finding->ranks[i];

        samples[i] = list->ranks[i].row_count > 0 ? list->ranks[i].sample_count : 0;
        if (count < most && finding->of_ranks[rank].caused > 0)
            candidates[count++].rank = rank;
    }
    straggler_operators_exceed(&sums->operators, samples, candidates, count);
    for (size_t i = 0; i < count; i++)
        write_candidate(sums, &candidates[i], table);
}

/* ---- the analysis ---- */

enum { RANKS_TABLE, STEPS_TABLE, OPERATORS_TABLE };
static const struct analysis_table tables[] = {
    [RANKS_TABLE] = {.spec = TABLE_SPEC("by_rank", ranks_columns),
                     .about =
                         "the ranks that cause the most waiting come first; straggler "
                         "is 1 for a straggler; worst_steps: in how many steps no rank "
                         "caused more; step_time_like_median: the mean step of all "
                         "ranks if this one came at the same time as the others; "
                         "last_certain: by a common clock; only then it causes waiting"},
    [STEPS_TABLE] = {.spec = TABLE_SPEC("by_step", steps_columns),
                     .about = "the rank that causes the most waiting in each step"},
    [OPERATORS_TABLE] = {.spec = TABLE_SPEC("operators", operators_columns),
                         .about =
                             "the operators whose time exceeds that of the median rank "
                             "the most, on the ranks that cause the most waiting; "
                             "measure: device time of compute or memory rows, or self "
                             "time on the host"},
};

static void finish(struct analysis_part *all)
{
    struct straggler_sums *sums = all->sums;
    struct table *out = all->tables;

    collective_match(&sums->list);
    struct straggler_search finding = make_finding(&sums->list);
    write_steps(&finding, &out[STEPS_TABLE]);
    double step_time = all_step_time(&sums->list);
    for (size_t i = 0; i < sums->list.rank_count && !out[RANKS_TABLE].failed; i++)
        write_rank(&finding, finding.ranks[i], step_time, &out[RANKS_TABLE]);
    write_operators(sums, &finding, &out[OPERATORS_TABLE]);
}

const struct analysis stragglers = {
    .name = "stragglers",
    .about = "The ranks that the others wait for, and why: HTA's potential stragglers",
    ANALYSIS_PARAMETERS(parameters, struct stragglers_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "by_rank",
    .prepare = waiting_prepare,
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
};
