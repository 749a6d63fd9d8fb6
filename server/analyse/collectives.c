#include "analyse/collectives.h"
#include "analyse/analysis.h"
#include "analyse/collective.h"
#include "analyse/table.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- collectives cells ---- */

#define RANKS_TEXT_MAX 1024

/* COLLECTIVE_UNKNOWN: null. */
static void set_known(struct table *table, const char *column, int64_t value)
{
    if (value != COLLECTIVE_UNKNOWN)
        put_integer(table, column, value);
}

void collectives_set_step(struct table *table, const struct collective_sample *sample)
{
    if (!sample->pseudo)
        put_integer(table, "step", sample->number);
}

/* Ranks, ascending, as a list such as 0,2,4-7; long lists end in `…`. */
static void set_ranks(struct table *table, const char *column, const int64_t *ranks,
                      size_t count)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)4 * RANKS_TEXT_MAX);

    buffer_append_text(&text, "");
    for (size_t i = 0; i < count; i++) {
        size_t end = i;

        while (end + 1 < count && ranks[end] != INT64_MAX &&
               ranks[end + 1] == ranks[end] + 1)
            end++;
        if (text.length > RANKS_TEXT_MAX) {
            buffer_append_text(&text, ",…");
            break;
        }
        buffer_printf(&text, "%s%" PRId64, i > 0 ? "," : "", ranks[i]);
        if (end > i)
            buffer_printf(&text, "%s%" PRId64, end > i + 1 ? "-" : ",", ranks[end]);
        i = end;
    }
    put_text(table, column, text.bytes, text.length);
}

/* Transfer, wait, exposed wait and caused wait per step. */
#define COLLECTIVES_TIMES                                                                \
    TABLE_COLUMN("transfer_per_step", MEAN, SUM),                                        \
        TABLE_COLUMN("wait_per_step", MEAN, SUM),                                        \
        TABLE_COLUMN("exposed_wait_per_step", MEAN, SUM),                                \
        TABLE_COLUMN("caused_per_step", MEAN, SUM)

static void set_times(struct table *table, const struct collective_sum *sum,
                      size_t samples)
{
    put_mean(table, "transfer_per_step", (double)sum->transfer, samples);
    put_mean(table, "wait_per_step", (double)sum->wait, samples);
    put_mean(table, "exposed_wait_per_step", (double)sum->exposed, samples);
    put_mean(table, "caused_per_step", (double)sum->caused, samples);
}

void collectives_set_waiting_by(struct table *table, const struct collective_sum *sum)
{
    if (sum->rows > 0)
        put_word(table, "waiting_by",
                 sum->by_clock == sum->rows ? waiting_words[WAITING_COMMON_CLOCK]
                 : sum->by_clock == 0       ? waiting_words[WAITING_SHORTEST_DURATION]
                                            : "both");
}

void collectives_set_certain(struct table *table, const struct collective_sum *sum)
{
    if (sum->by_clock > 0)
        put_count(table, "last_certain", sum->certain);
}

/* Of the waits of a step; null where none goes by a common clock. */
static void set_half_width(struct table *table, const struct collective_sum *sum,
                           size_t samples)
{
    if (sum->by_clock > 0)
        put_mean(table, "wait_half_width_per_step", sum->half, samples);
}

/* What tables by name and process group have a sum for. */
struct name_pair {
    uint32_t name, group; /* texts; group may be COLLECTIVE_NONE */
};

/* Makes a group for each pair of the list; its sum begins with the pair. Returns the
 * number of the group by facts. */
static uint32_t *group_facts(const struct collective_list *list,
                             struct group_sums *groups, size_t sum_size)
{
    size_t facts = list->facts_bytes.count;
    uint32_t *of_facts = arena_new(list->arena, facts, sizeof *of_facts);

    groups_init(groups, sum_size, list->arena);
    for (size_t i = 0; i < facts && !budget_is_over(list->arena->budget); i++) {
        const struct name_pair pair = {list->facts[i].name, list->facts[i].group};

        of_facts[i] = groups_number(groups, &pair, sizeof pair);
        memcpy(groups_sum(groups, of_facts[i]), &pair, sizeof pair);
    }
    return of_facts;
}

/* ---- collectives list ---- */

void *collectives_make_list(const void *options, struct arena *arena)
{
    struct collective_list *list = arena_new(arena, 1, sizeof *list);

    (void)options;
    collective_list_init(list, arena);
    return list;
}

void collectives_append_list(void *into, void *part)
{
    collective_list_append(into, part);
}

void collectives_add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct waiting_options *options = rank->options;
    struct collective_list *list = part->sums;

    const struct waiting_side *side =
        &options->sides[options->sides[0].view != rank->view];
    list->view = rank->view;
    list->clocks = side->clocks;
    list->of_host = side->clocks != NULL && side->of_host;
    list->origin_ns = rank->origin_ns;
    collective_gather(rank->rows, list);
}

/* ---- what waits go by ---- */

const char *const waiting_words[] = {[WAITING_COMMON_CLOCK] = "common_clock",
                                     [WAITING_SHORTEST_DURATION] = "shortest_duration",
                                     NULL};

/* Whether all chosen ranks of a side are on one clock. */
static bool is_on_one_clock(const struct analysis_side *side,
                            const struct set_clocks *clocks)
{
    uint32_t component = UINT32_MAX;

    for (size_t i = 0; i < side->selection.rank_count; i++) {
        uint32_t rank = set_clocks_index(clocks, side->selection.ranks[i]);

        if (rank == UINT32_MAX || !set_clocks_aligned(clocks, rank) ||
            (i > 0 && clocks->clocks.ranks[rank].component != component))
            return false;
        component = clocks->clocks.ranks[rank].component;
    }
    return true;
}

int waiting_prepare(struct store *store, const struct analysis_request *request,
                    const struct analysis_result *result, void *options,
                    struct error *error)
{
    struct waiting_options *out = options;
    bool both = true;
    int status = 0;

    (void)request;
    for (int i = 0; i <= result->has_test && status == 0; i++) {
        const struct analysis_side *side = &result->sides[i];
        struct set_clocks *clocks = arena_new(result->arena, 1, sizeof *clocks);

        out->sides[i].view = &side->view;
        if (out->by != WAITING_COMMON_CLOCK || side->selection.rank_count < 2)
            continue; /* nobody waits */
        status = set_clocks_read(store, side->info.stored_id, result->budget,
                                 result->arena, clocks, error);
        bool damaged = status == -ERROR_DAMAGED; /* perhaps a rank that is not chosen */
        out->sides[i].clocks = status == 0 ? clocks : NULL;
        out->sides[i].of_host = status == 0 && is_on_one_clock(side, clocks);
        both = both && out->sides[i].of_host;
        status = damaged ? 0 : status;
    }
    if (status == -ERROR_TIMEOUT) {
        const struct error over = *error;

        status = error_set(error, ERROR_TIMEOUT, over.slug,
                           "the clocks of all ranks were sought, which "
                           "waiting_by=shortest_duration does without: %s",
                           over.message);
    }
    if (result->has_test && !both)
        out->sides[0].clocks = out->sides[1].clocks = NULL;
    return status;
}

/* ---- collectives parts ---- */

/* The tables of the analysis `collectives` by size, by instance and by row. */

/* By (name, process group, bytes). */
/* Every instance, and every row. */
static const char *class_of(const struct collective_facts *facts)
{
    return collective_class_name((enum collective_class)facts->class);
}

/* ---- sizes ---- */

static const struct table_column sizes_columns[] = {
    {"collective", TABLE_TEXT, TABLE_KEY},
    {"process_group", TABLE_TEXT, TABLE_KEY},
    {"bytes", TABLE_INTEGER, TABLE_KEY},
    {"instances", TABLE_INTEGER, TABLE_SUM},
    {"mean_transfer", TABLE_MEAN, TABLE_MEASURE},
    {"algbw", TABLE_REAL, TABLE_MEASURE},
    {"busbw", TABLE_REAL, TABLE_MEASURE},
    {"best_busbw", TABLE_REAL, TABLE_MEASURE},
};

struct size_key {
    int64_t bytes;
    uint32_t name, group;
};
struct size_sum {
    struct size_key key;
    size_t instances;
    int64_t transfer;
    double bus_bytes, bus_time, best; /* of instances whose bus bandwidth is defined */
};

static void add_size(struct size_sum *sum, const struct collective_bandwidth *of,
                     int64_t transfer)
{
    sum->instances++;
    number_add_to(&sum->transfer, transfer);
    if (isnan(of->bus))
        return;
    sum->best = sum->bus_time == 0 || of->bus > sum->best ? of->bus : sum->best;
    sum->bus_bytes += of->bus * (double)transfer;
    sum->bus_time += (double)transfer;
}

static void write_size(const struct collective_list *list, const struct size_sum *sum,
                       struct table *table)
{
    table_add_row(table);
    put_name(table, "collective", &list->texts, sum->key.name);
    put_name(table, "process_group", &list->texts, sum->key.group);
    put_integer(table, "bytes", sum->key.bytes);
    put_count(table, "instances", sum->instances);
    put_real(table, "mean_transfer", (double)sum->transfer / (double)sum->instances);
    put_real(table, "algbw",
             (double)sum->key.bytes * (double)sum->instances / (double)sum->transfer);
    if (sum->bus_time > 0) {
        put_real(table, "busbw", sum->bus_bytes / sum->bus_time);
        put_real(table, "best_busbw", sum->best);
    }
}

static void collectives_write_sizes(const struct collective_list *list,
                                    struct table *table)
{
    struct group_sums sums;

    groups_init(&sums, sizeof(struct size_sum), list->arena);
    for (size_t i = 0; i < list->instance_count && !budget_is_over(list->arena->budget);
         i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_facts *facts =
            &list->facts[list->rows[instance->last].facts];
        const struct collective_bandwidth of =
            collective_bandwidth_of_instance(list, instance);
        const struct size_key key = {of.bytes, facts->name, facts->group};

        if (isnan(of.algorithm))
            continue;
        struct size_sum *sum = groups_at(&sums, &key, sizeof key);
        sum->key = key;
        add_size(sum, &of, instance->transfer);
    }
    for (uint32_t i = 0; i < groups_count(&sums) && !table->failed; i++)
        write_size(list, groups_sum(&sums, i), table);
    TABLE_SORT(table, "collective", "process_group", "bytes");
}

/* ---- instances ---- */

static const struct table_column instance_columns[] = {
    {"instance", TABLE_INTEGER, TABLE_NOTE},
    {"step", TABLE_INTEGER, TABLE_NOTE},
    {"collective", TABLE_TEXT, TABLE_NOTE},
    {"process_group", TABLE_TEXT, TABLE_NOTE},
    {"class", TABLE_TEXT, TABLE_NOTE},
    {"seq", TABLE_INTEGER, TABLE_NOTE},
    {"group_size", TABLE_INTEGER, TABLE_NOTE},
    {"ranks", TABLE_INTEGER, TABLE_NOTE},
    {"bytes", TABLE_INTEGER, TABLE_NOTE},
    {"transfer", TABLE_TIME, TABLE_NOTE},
    {"wait", TABLE_TIME, TABLE_NOTE},
    {"exposed_wait", TABLE_TIME, TABLE_NOTE},
    {"last", TABLE_INTEGER, TABLE_NOTE},
    {"cause", TABLE_TEXT, TABLE_NOTE},
    {"algbw", TABLE_REAL, TABLE_NOTE},
    {"busbw", TABLE_REAL, TABLE_NOTE},
    {"missing", TABLE_TEXT, TABLE_NOTE},
    {"waiting_by", TABLE_TEXT, TABLE_NOTE},
    {"last_certain", TABLE_INTEGER, TABLE_NOTE},
    {"lead_half_width", TABLE_TIME, TABLE_NOTE},
};

static void write_instance(const struct collective_list *list, size_t number,
                           struct table *table)
{
    const struct collective_instance *instance = &list->instances[number];
    const struct collective_row *last = &list->rows[instance->last];
    const struct collective_facts *facts = &list->facts[last->facts];
    const struct collective_bandwidth of =
        collective_bandwidth_of_instance(list, instance);

    table_add_row(table);
    put_count(table, "instance", number);
    collectives_set_step(table, &list->samples[last->sample]);
    put_name(table, "collective", &list->texts, facts->name);
    put_name(table, "process_group", &list->texts, facts->group);
    put_word(table, "class", class_of(facts));
    if (last->has_seq)
        put_wide(table, "seq", last->seq, last->seq_is_wide);
    set_known(table, "group_size", of.group_size);
    put_count(table, "ranks", instance->row_count);
    set_known(table, "bytes", of.bytes);
    put_integer(table, "transfer", instance->transfer);
    put_integer(table, "wait", instance->wait);
    put_integer(table, "exposed_wait", instance->exposed);
    put_integer(table, "last", list->ranks[last->rank].rank);
    if (instance->exposed > 0)
        put_word(table, "cause",
                 collective_before_name(collective_cause(instance->excess)));
    put_real(table, "algbw", of.algorithm);
    put_real(table, "busbw", of.bus);
    if (instance->missing_count > 0)
        set_ranks(table, "missing", list->missing + instance->missing,
                  instance->missing_count);
    put_word(table, "waiting_by",
             waiting_words[instance->by_clock ? WAITING_COMMON_CLOCK
                                              : WAITING_SHORTEST_DURATION]);
    if (!instance->by_clock)
        return;
    put_integer(table, "last_certain", instance->certain);
    put_integer(table, "lead_half_width", llround(instance->half));
}

static void collectives_write_instances(const struct collective_list *list,
                                        struct table *table)
{
    for (size_t i = 0; i < list->instance_count && !table->failed; i++)
        write_instance(list, i, table);
}

/* ---- rows ---- */

static const struct table_column row_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"span", TABLE_INTEGER, TABLE_NOTE},
    {"step", TABLE_INTEGER, TABLE_NOTE},
    {"start", TABLE_TIME, TABLE_NOTE},
    {"collective", TABLE_TEXT, TABLE_NOTE},
    {"process_group", TABLE_TEXT, TABLE_NOTE},
    {"seq", TABLE_INTEGER, TABLE_NOTE},
    {"duration", TABLE_TIME, TABLE_NOTE},
    {"bytes", TABLE_INTEGER, TABLE_NOTE},
    {"instance", TABLE_INTEGER, TABLE_NOTE},
    {"wait", TABLE_TIME, TABLE_NOTE},
    {"exposed_wait", TABLE_TIME, TABLE_NOTE},
    {"compute_before", TABLE_TIME, TABLE_NOTE},
    {"memory_before", TABLE_TIME, TABLE_NOTE},
    {"idle_before", TABLE_TIME, TABLE_NOTE},
    {"why", TABLE_TEXT, TABLE_NOTE},
    {"wait_half_width", TABLE_TIME, TABLE_NOTE},
};

static void write_row(const struct collective_list *list, size_t number,
                      struct table *table)
{
    const struct collective_row *row = &list->rows[number];
    const struct collective_sample *sample = &list->samples[row->sample];
    const struct collective_facts *facts = &list->facts[row->facts];

    table_add_row(table);
    put_integer(table, "rank", list->ranks[row->rank].rank);
    put_integer(table, "span", sample->span);
    collectives_set_step(table, sample);
    put_integer(table, "start", series_since(row->start, list->origin_ns));
    put_name(table, "collective", &list->texts, facts->name);
    put_name(table, "process_group", &list->texts, facts->group);
    if (row->has_seq)
        put_wide(table, "seq", row->seq, row->seq_is_wide);
    put_integer(table, "duration", row->dur);
    set_known(table, "bytes", collective_bytes(list, facts));
    put_integer(table, "compute_before", row->before[COLLECTIVE_COMPUTE]);
    put_integer(table, "memory_before", row->before[COLLECTIVE_MEMORY]);
    put_integer(table, "idle_before", row->before[COLLECTIVE_IDLE]);
    if (row->instance == COLLECTIVE_NONE || row->is_uneven) {
        put_word(table, "why", collective_unmatched_name(collective_why(list, row)));
        return;
    }
    put_integer(table, "instance", row->instance);
    put_integer(table, "wait", row->wait);
    put_integer(table, "exposed_wait", row->exposed);
    if (list->instances[row->instance].by_clock)
        put_integer(table, "wait_half_width", llround(row->half));
}

static void collectives_write_rows(const struct collective_list *list,
                                   struct table *table)
{
    for (size_t i = 0; i < list->row_count && !table->failed; i++)
        write_row(list, i, table);
}

/* ---- collectives tables ---- */

static bool is_matched(const struct collective_row *row)
{
    return row->instance != COLLECTIVE_NONE && !row->is_uneven;
}

/* ---- the set ---- */

static const struct table_column all_columns[] = {
    {"ranks", TABLE_INTEGER, TABLE_MEASURE},
    {"samples", TABLE_INTEGER, TABLE_MEASURE},
    {"rows", TABLE_INTEGER, TABLE_SUM},
    {"rows_without_step", TABLE_INTEGER, TABLE_SUM},
    {"instances", TABLE_INTEGER, TABLE_SUM},
    {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    {"transfer_per_step", TABLE_MEAN, TABLE_SUM},
    {"wait_per_step", TABLE_MEAN, TABLE_SUM},
    {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},
    {"time_per_step", TABLE_MEAN, TABLE_SUM},
    {"unmatched_per_step", TABLE_MEAN, TABLE_SUM},
    {"missing_not_listed", TABLE_INTEGER, TABLE_SUM},
    {"waiting_by", TABLE_TEXT, TABLE_ASIDE},
    {"last_certain", TABLE_INTEGER, TABLE_SUM},
    {"wait_half_width_per_step", TABLE_MEAN, TABLE_MEASURE},
};

void collectives_write_all(const struct collective_list *list, struct table *table)
{
    struct collective_sum sum = {0};
    int64_t unmatched = 0;

    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++)
        if (is_matched(&list->rows[i]))
            collective_sum_add(list, i, &sum);
        else
            number_add_to(&unmatched, list->rows[i].dur);
    table_add_row(table);
    put_count(table, "ranks", list->rank_count);
    put_count(table, "samples", list->sample_count);
    put_count(table, "rows", list->row_count);
    put_count(table, "rows_without_step", list->rows_without_step);
    put_count(table, "instances", list->instance_count);
    put_count(table, "matched_rows", sum.rows);
    put_count(table, "unmatched_rows", list->row_count - sum.rows);
    put_mean(table, "transfer_per_step", (double)sum.transfer, list->sample_count);
    put_mean(table, "wait_per_step", (double)sum.wait, list->sample_count);
    put_mean(table, "exposed_wait_per_step", (double)sum.exposed, list->sample_count);
    put_mean(table, "time_per_step", (double)sum.transfer + (double)sum.wait,
             list->sample_count);
    put_mean(table, "unmatched_per_step", (double)unmatched, list->sample_count);
    put_count(table, "missing_not_listed", list->missing_cut);
    collectives_set_waiting_by(table, &sum);
    collectives_set_certain(table, &sum);
    set_half_width(table, &sum, list->sample_count);
}

/* ---- names ---- */

static const struct table_column names_columns[] = {
    {"collective", TABLE_TEXT, TABLE_KEY},
    {"process_group", TABLE_TEXT, TABLE_KEY},
    {"class", TABLE_TEXT, TABLE_KEY},
    {"instances", TABLE_INTEGER, TABLE_SUM},
    {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    {"transfer_per_step", TABLE_MEAN, TABLE_SUM},
    {"wait_per_step", TABLE_MEAN, TABLE_SUM},
    {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},
    {"time_per_step", TABLE_MEAN, TABLE_SUM},
    {"group_size", TABLE_INTEGER, TABLE_MEASURE},
    {"bytes_per_instance", TABLE_REAL, TABLE_MEASURE},
    {"algbw", TABLE_REAL, TABLE_MEASURE},
    {"busbw", TABLE_REAL, TABLE_MEASURE},
    {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    {"unmatched_per_step", TABLE_MEAN, TABLE_SUM},
};

struct name_sum {
    struct name_pair pair; /* first: group_facts() fills it */
    struct collective_sum sum;
    size_t instances, unmatched;
    int64_t unmatched_time;
    int64_t group_size; /* COLLECTIVE_UNKNOWN: not stated, or not the same for all */
    /* Of instances whose bandwidth is known. */
    size_t sized, bussed;
    double bytes, time, bus_bytes, bus_time;
};

static void add_instance(const struct collective_list *list,
                         const struct collective_instance *instance, struct name_sum *sum)
{
    struct collective_bandwidth of = collective_bandwidth_of_instance(list, instance);

    if (sum->instances++ == 0)
        sum->group_size = of.group_size;
    else if (sum->group_size != of.group_size)
        sum->group_size = COLLECTIVE_UNKNOWN;
    if (isnan(of.algorithm))
        return;
    sum->sized++;
    sum->bytes += (double)of.bytes;
    sum->time += (double)instance->transfer;
    if (isnan(of.bus))
        return;
    sum->bussed++;
    sum->bus_bytes += of.bus * (double)instance->transfer;
    sum->bus_time += (double)instance->transfer;
}

static void write_name(const struct collective_list *list, const struct name_sum *sum,
                       struct table *table)
{
    const struct name_pair *pair = &sum->pair;
    size_t samples = list->sample_count;

    table_add_row(table);
    put_name(table, "collective", &list->texts, pair->name);
    put_name(table, "process_group", &list->texts, pair->group);
    put_word(table, "class",
             collective_class_name((enum collective_class)list->read[pair->name].class));
    put_count(table, "instances", sum->instances);
    put_count(table, "matched_rows", sum->sum.rows);
    put_mean(table, "transfer_per_step", (double)sum->sum.transfer, samples);
    put_mean(table, "wait_per_step", (double)sum->sum.wait, samples);
    put_mean(table, "exposed_wait_per_step", (double)sum->sum.exposed, samples);
    put_mean(table, "time_per_step", (double)sum->sum.transfer + (double)sum->sum.wait,
             samples);
    if (sum->instances > 0)
        set_known(table, "group_size", sum->group_size);
    if (sum->sized > 0) {
        put_real(table, "bytes_per_instance", sum->bytes / (double)sum->sized);
        put_real(table, "algbw", sum->bytes / sum->time);
    }
    if (sum->bussed > 0)
        put_real(table, "busbw", sum->bus_bytes / sum->bus_time);
    put_count(table, "unmatched_rows", sum->unmatched);
    put_mean(table, "unmatched_per_step", (double)sum->unmatched_time, samples);
}

void collectives_write_names(const struct collective_list *list, struct table *table)
{
    struct group_sums sums;
    uint32_t *of_facts = group_facts(list, &sums, sizeof(struct name_sum));

    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_row *row = &list->rows[i];
        struct name_sum *sum = groups_sum(&sums, of_facts[row->facts]);

        if (!is_matched(row)) {
            sum->unmatched++;
            number_add_to(&sum->unmatched_time, row->dur);
            continue;
        }
        collective_sum_add(list, i, &sum->sum);
        if (list->instances[row->instance].last == i)
            add_instance(list, &list->instances[row->instance], sum);
    }
    for (uint32_t i = 0; i < groups_count(&sums) && !table->failed; i++) {
        const struct name_sum *sum = groups_sum(&sums, i);

        if (sum->sum.rows + sum->unmatched > 0)
            write_name(list, sum, table);
    }
    TABLE_SORT(table, "collective", "process_group");
}

/* ---- ranks ---- */

static const struct table_column ranks_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"samples", TABLE_INTEGER, TABLE_SUM},
    COLLECTIVES_TIMES,
    {"last", TABLE_INTEGER, TABLE_SUM},
    {"last_pctg", TABLE_REAL, TABLE_MEASURE},
    {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    {"last_certain", TABLE_INTEGER, TABLE_SUM},
    {"wait_half_width_per_step", TABLE_MEAN, TABLE_MEASURE},
};

static void collectives_write_ranks(const struct collective_list *list,
                                    struct table *table)
{
    struct collective_sum *sums = arena_new(list->arena, list->rank_count, sizeof *sums);

    collective_sums_make(list, sums, NULL);
    for (size_t i = 0; i < list->rank_count && !table->failed; i++) {
        const struct collective_rank *rank = &list->ranks[i];

        table_add_row(table);
        put_integer(table, "rank", rank->rank);
        put_count(table, "samples", rank->sample_count);
        set_times(table, &sums[i], rank->sample_count);
        put_count(table, "last", sums[i].last);
        put_real(table, "last_pctg",
                 statistics_percentage((int64_t)sums[i].last, (int64_t)sums[i].rows, 2));
        put_count(table, "matched_rows", sums[i].rows);
        put_count(table, "unmatched_rows", rank->row_count - sums[i].rows);
        collectives_set_certain(table, &sums[i]);
        set_half_width(table, &sums[i], rank->sample_count);
    }
}

/* ---- ranks and names ---- */

static const struct table_column waits_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},      {"collective", TABLE_TEXT, TABLE_KEY},
    {"process_group", TABLE_TEXT, TABLE_KEY}, COLLECTIVES_TIMES,
    {"last", TABLE_INTEGER, TABLE_SUM},       {"matched_rows", TABLE_INTEGER, TABLE_SUM},
};

struct wait_sum {
    struct name_pair pair; /* first: group_facts() fills it */
    struct collective_sum sum;
};

/* The rows of one rank. `touched` has room for every group, and the sums are all zeros
 * before and after. */
static void write_waits_of(const struct collective_list *list, const uint32_t *of_facts,
                           const struct collective_rank *rank, struct group_sums *sums,
                           uint32_t *touched, struct table *table)
{
    size_t count = 0;

    for (size_t i = rank->rows;
         i < rank->rows + rank->row_count && !budget_is_over(list->arena->budget); i++) {
        uint32_t pair = of_facts[list->rows[i].facts];
        struct wait_sum *sum = groups_sum(sums, pair);

        if (!is_matched(&list->rows[i]))
            continue;
        if (sum->sum.rows == 0)
            touched[count++] = pair;
        collective_sum_add(list, i, &sum->sum);
    }
    for (size_t i = 0; i < count; i++) {
        struct wait_sum *sum = groups_sum(sums, touched[i]);

        table_add_row(table);
        put_integer(table, "rank", rank->rank);
        put_name(table, "collective", &list->texts, sum->pair.name);
        put_name(table, "process_group", &list->texts, sum->pair.group);
        set_times(table, &sum->sum, rank->sample_count);
        put_count(table, "last", sum->sum.last);
        put_count(table, "matched_rows", sum->sum.rows);
        sum->sum = (struct collective_sum){0};
    }
}

static void collectives_write_waits(const struct collective_list *list,
                                    struct table *table)
{
    struct group_sums sums;
    const uint32_t *of_facts = group_facts(list, &sums, sizeof(struct wait_sum));
    uint32_t *touched = arena_new(list->arena, groups_count(&sums), sizeof *touched);

    for (size_t i = 0; i < list->rank_count && !table->failed; i++)
        write_waits_of(list, of_facts, &list->ranks[i], &sums, touched, table);
    TABLE_SORT(table, "rank", "collective", "process_group");
}

/* ---- steps ---- */

static const struct table_column steps_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},     {"span", TABLE_INTEGER, TABLE_KEY},
    {"step", TABLE_INTEGER, TABLE_KEY},      {"step_time", TABLE_TIME, TABLE_MEASURE},
    {"transfer", TABLE_TIME, TABLE_SUM},     {"wait", TABLE_TIME, TABLE_SUM},
    {"exposed_wait", TABLE_TIME, TABLE_SUM}, {"caused", TABLE_TIME, TABLE_SUM},
    {"last", TABLE_INTEGER, TABLE_SUM},
};

static void collectives_write_steps(const struct collective_list *list,
                                    struct table *table)
{
    struct collective_sum *sums =
        arena_new(list->arena, list->sample_count, sizeof *sums);

    collective_sums_make(list, NULL, sums);
    for (size_t i = 0; i < list->sample_count && !table->failed; i++) {
        const struct collective_sample *sample = &list->samples[i];

        table_add_row(table);
        put_integer(table, "rank", list->ranks[sample->rank].rank);
        put_integer(table, "span", sample->span);
        collectives_set_step(table, sample);
        put_integer(table, "step_time", sample->dur);
        put_integer(table, "transfer", sums[i].transfer);
        put_integer(table, "wait", sums[i].wait);
        put_integer(table, "exposed_wait", sums[i].exposed);
        put_integer(table, "caused", sums[i].caused);
        put_count(table, "last", sums[i].last);
    }
}

/* ---- rows without an instance ---- */

static const struct table_column unmatched_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"collective", TABLE_TEXT, TABLE_KEY},
    {"process_group", TABLE_TEXT, TABLE_KEY},
    {"class", TABLE_TEXT, TABLE_KEY},
    {"why", TABLE_TEXT, TABLE_KEY},
    {"group_size", TABLE_INTEGER, TABLE_KEY},
    {"dtype", TABLE_TEXT, TABLE_KEY},
    {"in_nelems", TABLE_INTEGER, TABLE_KEY},
    {"out_nelems", TABLE_INTEGER, TABLE_KEY},
    {"count", TABLE_INTEGER, TABLE_SUM},
    {"duration", TABLE_TIME, TABLE_SUM},
    {"bytes", TABLE_INTEGER, TABLE_KEY},
    {"algbw_at_least", TABLE_REAL, TABLE_MEASURE},
    {"busbw_at_least", TABLE_REAL, TABLE_MEASURE},
};

/* What rows of one line have in common; compared by its bytes. */
struct unmatched_key {
    int64_t group_size, in, out;
    uint32_t rank, name, group, dtype, why, padding;
};
struct unmatched_sum {
    uint32_t rank, facts;
    enum collective_unmatched_reason why;
    size_t count;
    int64_t duration;
};

static void write_unmatched(const struct collective_list *list,
                            const struct unmatched_sum *sum, struct table *table)
{
    const struct collective_facts *facts = &list->facts[sum->facts];
    const struct collective_bandwidth of =
        collective_bandwidth_of(list, facts, sum->count, sum->duration);

    table_add_row(table);
    put_integer(table, "rank", list->ranks[sum->rank].rank);
    put_name(table, "collective", &list->texts, facts->name);
    put_name(table, "process_group", &list->texts, facts->group);
    put_word(table, "class", collective_class_name((enum collective_class)facts->class));
    put_word(table, "why", collective_unmatched_name(sum->why));
    set_known(table, "group_size", facts->group_size);
    put_name(table, "dtype", &list->texts, facts->dtype);
    set_known(table, "in_nelems", facts->in);
    set_known(table, "out_nelems", facts->out);
    put_count(table, "count", sum->count);
    put_integer(table, "duration", sum->duration);
    set_known(table, "bytes", of.bytes);
    put_real(table, "algbw_at_least", of.algorithm);
    put_real(table, "busbw_at_least", of.bus);
}

void collectives_write_unmatched(const struct collective_list *list, struct table *table)
{
    struct group_sums sums;

    groups_init(&sums, sizeof(struct unmatched_sum), list->arena);
    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_row *row = &list->rows[i];
        const struct collective_facts *facts = &list->facts[row->facts];

        if (is_matched(row))
            continue;
        enum collective_unmatched_reason why = collective_why(list, row);
        const struct unmatched_key key = {.group_size = facts->group_size,
                                          .in = facts->in,
                                          .out = facts->out,
                                          .rank = row->rank,
                                          .name = facts->name,
                                          .group = facts->group,
                                          .dtype = facts->dtype,
                                          .why = why};
        struct unmatched_sum *sum = groups_at(&sums, &key, sizeof key);
        if (sum->count++ == 0) {
            sum->rank = row->rank;
            sum->facts = row->facts;
            sum->why = why;
        }
        number_add_to(&sum->duration, row->dur);
    }
    for (uint32_t i = 0; i < groups_count(&sums) && !table->failed; i++)
        write_unmatched(list, groups_sum(&sums, i), table);
    TABLE_SORT(table, "rank", "collective", "process_group", "group_size", "dtype",
               "in_nelems", "out_nelems", "why");
}

/* ---- ranks that lack instances ---- */

static const struct table_column missing_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_KEY},
    {"collective", TABLE_TEXT, TABLE_KEY},
    {"process_group", TABLE_TEXT, TABLE_KEY},
    {"instances", TABLE_INTEGER, TABLE_SUM},
};

/* Instances of one name and group that the same ranks lack. */
struct missing_list {
    size_t first, count; /* in .missing */
    uint32_t name, group;
    size_t instances; /* in its key: 0 */
};
struct missing_rank {
    int64_t rank;
    uint32_t name, group;
    size_t instances; /* in its key: 0 */
};

/* Two names that share a list count it once each. */
static void add_missing(const struct collective_list *list, const struct missing_list *of,
                        struct group_sums *ranks)
{
    for (size_t i = 0; i < of->count && groups_count(ranks) <= TABLE_ROWS_MAX &&
                       !budget_is_over(list->arena->budget);
         i++) {
        const struct missing_rank key = {
            .rank = list->missing[of->first + i], .name = of->name, .group = of->group};
        struct missing_rank *sum = groups_at(ranks, &key, sizeof key);

        sum->rank = key.rank;
        sum->name = key.name;
        sum->group = key.group;
        sum->instances += of->instances;
    }
}

void collectives_write_missing(const struct collective_list *list, struct table *table)
{
    struct group_sums lists, ranks;

    /* Most instances share a few lists. */
    groups_init(&lists, sizeof(struct missing_list), list->arena);
    for (size_t i = 0; i < list->instance_count && !budget_is_over(list->arena->budget);
         i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_facts *facts =
            &list->facts[list->rows[instance->last].facts];
        const struct missing_list key = {.first = instance->missing,
                                         .count = instance->missing_count,
                                         .name = facts->name,
                                         .group = facts->group};

        if (instance->missing_count == 0)
            continue;
        struct missing_list *of = groups_at(&lists, &key, sizeof key);
        of->first = key.first;
        of->count = key.count;
        of->name = key.name;
        of->group = key.group;
        of->instances++;
    }
    groups_init(&ranks, sizeof(struct missing_rank), list->arena);
    for (uint32_t i = 0; i < groups_count(&lists); i++)
        add_missing(list, groups_sum(&lists, i), &ranks);
    for (uint32_t i = 0; i < groups_count(&ranks) && !table->failed; i++) {
        const struct missing_rank *sum = groups_sum(&ranks, i);

        table_add_row(table);
        put_integer(table, "rank", sum->rank);
        put_name(table, "collective", &list->texts, sum->name);
        put_name(table, "process_group", &list->texts, sum->group);
        put_count(table, "instances", sum->instances);
    }
    TABLE_SORT(table, "rank", "collective", "process_group");
}

/* ---- all-to-all of unequal shares ---- */

static const struct table_column uneven_columns[] = {
    {"step", TABLE_INTEGER, TABLE_NOTE},       {"collective", TABLE_TEXT, TABLE_NOTE},
    {"process_group", TABLE_TEXT, TABLE_NOTE}, {"seq", TABLE_INTEGER, TABLE_NOTE},
    {"ranks", TABLE_TEXT, TABLE_NOTE},         {"shortest", TABLE_TIME, TABLE_NOTE},
    {"longest", TABLE_TIME, TABLE_NOTE},       {"least_bytes", TABLE_INTEGER, TABLE_NOTE},
    {"most_bytes", TABLE_INTEGER, TABLE_NOTE},
};

/* `ranks` has room for every rank of the list. */
static void write_uneven(const struct collective_list *list,
                         const struct collective_instance *instance, int64_t *ranks,
                         struct table *table)
{
    const struct collective_row *last = &list->rows[instance->last];
    const struct collective_facts *facts = &list->facts[last->facts];
    int64_t least = COLLECTIVE_UNKNOWN, most = COLLECTIVE_UNKNOWN;

    for (size_t i = 0; i < instance->row_count; i++) {
        const struct collective_row *row = &list->rows[list->members[instance->rows + i]];
        int64_t bytes = collective_bytes(list, &list->facts[row->facts]);

        ranks[i] = list->ranks[row->rank].rank;
        if (bytes == COLLECTIVE_UNKNOWN)
            continue;
        least = least == COLLECTIVE_UNKNOWN || bytes < least ? bytes : least;
        most = bytes > most ? bytes : most;
    }
    table_add_row(table);
    collectives_set_step(table, &list->samples[last->sample]);
    put_name(table, "collective", &list->texts, facts->name);
    put_name(table, "process_group", &list->texts, facts->group);
    if (last->has_seq)
        put_wide(table, "seq", last->seq, last->seq_is_wide);
    set_ranks(table, "ranks", ranks, instance->row_count);
    put_integer(table, "shortest", instance->transfer);
    put_integer(table, "longest", instance->longest);
    set_known(table, "least_bytes", least);
    set_known(table, "most_bytes", most);
}

static void collectives_write_uneven(const struct collective_list *list,
                                     struct table *table)
{
    int64_t *ranks = arena_new(list->arena, list->rank_count, sizeof *ranks);

    for (size_t i = 0; i < list->uneven_count && !table->failed; i++)
        write_uneven(list, &list->uneven[i], ranks, table);
}

/* ---- collectives ---- */

/* Collectives of all ranks: how long they transfer, how long ranks wait in them, and for
 * whom (docs/semantics.md §10). */

enum {
    SUMMARY,
    NAMES,
    RANKS,
    SIZES,
    WAITS,
    STEPS,
    UNMATCHED,
    MISSING,
    UNEVEN,
    INSTANCES,
    ROWS,
    TABLES
};

static const struct analysis_table tables[TABLES] = {
    [SUMMARY] = {.spec = TABLE_SPEC("summary", all_columns),
                 .about = "times are means over the samples, the steps of all ranks; "
                          "missing_not_listed: instances with more missing ranks than "
                          "can be listed; waiting_by: common_clock, shortest_duration "
                          "or both; last_certain: instances whose last rank is certain "
                          "by a common clock; wait_half_width_per_step: how well the "
                          "clocks tell wait_per_step"},
    [NAMES] = {.spec = TABLE_SPEC("collectives", names_columns),
               .about = "bandwidths in GB/s, over instances whose bytes are known"},
    [RANKS] = {.spec = TABLE_SPEC("by_rank", ranks_columns),
               .about = "caused_per_step: exposed waiting of the other ranks where this "
                        "one was last, by a common clock: certainly last"},
    [SIZES] = {.spec = TABLE_SPEC("sizes", sizes_columns),
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "bandwidth by size of the message"},
    [WAITS] = {.spec = TABLE_SPEC("waits", waits_columns),
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "who waits in which collective"},
    [STEPS] = {.spec = TABLE_SPEC("by_step", steps_columns),
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "each step of each rank"},
    [UNMATCHED] = {.spec = TABLE_SPEC("unmatched", unmatched_columns),
                   .about = "rows without a partner on other ranks, and why; their "
                            "bandwidth may be higher, as their duration may include "
                            "waiting"},
    [MISSING] = {.spec = TABLE_SPEC("missing", missing_columns),
                 .about = "ranks of a group that lack instances"},
    [UNEVEN] = {.spec = TABLE_SPEC("uneven", uneven_columns),
                .about = "all-to-all whose ranks have unequal shares: a long one may "
                         "wait, or may have more to send"},
    [INSTANCES] = {.spec = TABLE_SPEC("instances", instance_columns),
                   .use = ANALYSIS_TABLE_WHOLE,
                   .about = "every matched collective; lead_half_width: the last rank "
                            "is certain if it leads by more"},
    [ROWS] = {.spec = TABLE_SPEC("rows", row_columns),
              .use = ANALYSIS_TABLE_WHOLE,
              .about =
                  "every row of a collective; start is by the rank's own clock; "
                  "compute_before, memory_before and idle_before are what its device "
                  "did since the last collective that ranks wait for"},
};

static void finish(struct analysis_part *all)
{
    static void (*const write[TABLES])(const struct collective_list *, struct table *) = {
        [SUMMARY] = collectives_write_all,
        [NAMES] = collectives_write_names,
        [RANKS] = collectives_write_ranks,
        [SIZES] = collectives_write_sizes,
        [WAITS] = collectives_write_waits,
        [STEPS] = collectives_write_steps,
        [UNMATCHED] = collectives_write_unmatched,
        [MISSING] = collectives_write_missing,
        [UNEVEN] = collectives_write_uneven,
        [INSTANCES] = collectives_write_instances,
        [ROWS] = collectives_write_rows,
    };

    collective_match(all->sums);
    for (size_t i = 0; i < TABLES; i++)
        if (all->tables[i].spec != NULL)
            write[i](all->sums, &all->tables[i]);
}

static const struct parameter parameters[] = {WAITING_PARAMETER};

const struct analysis collectives = {
    .name = "collectives",
    .about = "Collectives of all ranks: transfer, waiting, its cause, bandwidth, "
             "rows without a match",
    ANALYSIS_PARAMETERS(parameters, struct waiting_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "collectives",
    .prepare = waiting_prepare,
    .add_rank = collectives_add_rank,
    .sums = COLLECTIVES_SUMS,
    .finish = finish,
};
