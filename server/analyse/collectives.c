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

/* A text of the list; COLLECTIVE_NONE: null. */
static void collectives_set_text(struct table *table, size_t column,
                                 const struct collective_list *list, uint32_t text)
{
    if (text != COLLECTIVE_NONE)
        table_set_text(table, column, strings_text(&list->texts, text),
                       strings_length(&list->texts, text));
}

/* COLLECTIVE_UNKNOWN: null. */
static void collectives_set_known(struct table *table, size_t column, int64_t value)
{
    if (value != COLLECTIVE_UNKNOWN)
        table_set_integer(table, column, value);
}

void collectives_set_step(struct table *table, size_t column,
                          const struct collective_sample *sample)
{
    if (!sample->pseudo)
        table_set_integer(table, column, sample->number);
}

void collectives_set_mean(struct table *table, size_t column, double ns, size_t samples)
{
    table_set_real(table, column, samples == 0 ? NAN : ns / (double)samples);
}

/* Ranks, ascending, as a list such as 0,2,4-7; long lists end in `…`. */
static void collectives_set_ranks(struct table *table, size_t column,
                                  const int64_t *ranks, size_t count)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)4 * RANKS_TEXT_MAX);
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
    table_set_text(table, column, text.bytes, text.length);
}

static void collectives_set_times(struct table *table, size_t first,
                                  const struct collective_sum *sum, size_t samples)
{
    collectives_set_mean(table, first, (double)sum->transfer, samples);
    collectives_set_mean(table, first + 1, (double)sum->wait, samples);
    collectives_set_mean(table, first + 2, (double)sum->exposed, samples);
    collectives_set_mean(table, first + 3, (double)sum->caused, samples);
}

void collectives_set_waiting_by(struct table *table, size_t column,
                                const struct collective_sum *sum)
{
    if (sum->rows > 0)
        table_set_word(table, column,
                       sum->by_clock == sum->rows ? waiting_words[WAITING_COMMON_CLOCK]
                       : sum->by_clock == 0 ? waiting_words[WAITING_SHORTEST_DURATION]
                                            : "both");
}

void collectives_set_certain(struct table *table, size_t column,
                             const struct collective_sum *sum)
{
    if (sum->by_clock > 0)
        table_set_integer(table, column, (int64_t)sum->certain);
}

/* Of the waits of a step; null where none goes by a common clock. */
static void set_half_width(struct table *table, size_t column,
                           const struct collective_sum *sum, size_t samples)
{
    if (sum->by_clock > 0)
        collectives_set_mean(table, column, sum->half, samples);
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
extern const struct table_spec collectives_sizes_spec;

/* Every instance, and every row. */
extern const struct table_spec collectives_instances_spec;
extern const struct table_spec collectives_rows_spec;

static const char *class_of(const struct collective_facts *facts)
{
    return collective_class_name((enum collective_class)facts->class);
}

/* ---- sizes ---- */

enum {
    SIZES_NAME,
    SIZES_GROUP,
    SIZES_BYTES,
    SIZES_INSTANCES,
    SIZES_TRANSFER,
    SIZES_ALGBW,
    SIZES_BUSBW,
    SIZES_BEST,
    SIZES_COLUMNS
};

static const struct table_column sizes_columns[SIZES_COLUMNS] = {
    [SIZES_NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [SIZES_GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    [SIZES_BYTES] = {"bytes", TABLE_INTEGER, TABLE_KEY},
    [SIZES_INSTANCES] = {"instances", TABLE_INTEGER, TABLE_SUM},
    [SIZES_TRANSFER] = {"mean_transfer", TABLE_MEAN, TABLE_MEASURE},
    [SIZES_ALGBW] = {"algbw", TABLE_REAL, TABLE_MEASURE},
    [SIZES_BUSBW] = {"busbw", TABLE_REAL, TABLE_MEASURE},
    [SIZES_BEST] = {"best_busbw", TABLE_REAL, TABLE_MEASURE},
};
const struct table_spec collectives_sizes_spec = {"sizes", sizes_columns, SIZES_COLUMNS};

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
    sum->transfer = statistics_add(sum->transfer, transfer);
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
    collectives_set_text(table, SIZES_NAME, list, sum->key.name);
    collectives_set_text(table, SIZES_GROUP, list, sum->key.group);
    table_set_integer(table, SIZES_BYTES, sum->key.bytes);
    table_set_integer(table, SIZES_INSTANCES, (int64_t)sum->instances);
    table_set_real(table, SIZES_TRANSFER, (double)sum->transfer / (double)sum->instances);
    table_set_real(table, SIZES_ALGBW,
                   (double)sum->key.bytes * (double)sum->instances /
                       (double)sum->transfer);
    if (sum->bus_time > 0) {
        table_set_real(table, SIZES_BUSBW, sum->bus_bytes / sum->bus_time);
        table_set_real(table, SIZES_BEST, sum->best);
    }
}

static void collectives_write_sizes(const struct collective_list *list,
                                    struct table *table)
{
    static const size_t order[] = {SIZES_NAME, SIZES_GROUP, SIZES_BYTES};
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
    TABLE_SORT(table, order);
}

/* ---- instances ---- */

enum {
    INSTANCE,
    INSTANCE_STEP,
    INSTANCE_NAME,
    INSTANCE_GROUP,
    INSTANCE_CLASS,
    INSTANCE_SEQ,
    INSTANCE_GROUP_SIZE,
    INSTANCE_RANKS,
    INSTANCE_BYTES,
    INSTANCE_TRANSFER,
    INSTANCE_WAIT,
    INSTANCE_EXPOSED,
    INSTANCE_LAST,
    INSTANCE_CAUSE,
    INSTANCE_ALGBW,
    INSTANCE_BUSBW,
    INSTANCE_MISSING,
    INSTANCE_BY,
    INSTANCE_CERTAIN,
    INSTANCE_HALF,
    INSTANCE_COLUMNS
};

static const struct table_column instance_columns[INSTANCE_COLUMNS] = {
    [INSTANCE] = {"instance", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_STEP] = {"step", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_NAME] = {"collective", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_GROUP] = {"process_group", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_CLASS] = {"class", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_SEQ] = {"seq", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_GROUP_SIZE] = {"group_size", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_RANKS] = {"ranks", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_BYTES] = {"bytes", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_TRANSFER] = {"transfer", TABLE_TIME, TABLE_NOTE},
    [INSTANCE_WAIT] = {"wait", TABLE_TIME, TABLE_NOTE},
    [INSTANCE_EXPOSED] = {"exposed_wait", TABLE_TIME, TABLE_NOTE},
    [INSTANCE_LAST] = {"last", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_CAUSE] = {"cause", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_ALGBW] = {"algbw", TABLE_REAL, TABLE_NOTE},
    [INSTANCE_BUSBW] = {"busbw", TABLE_REAL, TABLE_NOTE},
    [INSTANCE_MISSING] = {"missing", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_BY] = {"waiting_by", TABLE_TEXT, TABLE_NOTE},
    [INSTANCE_CERTAIN] = {"last_certain", TABLE_INTEGER, TABLE_NOTE},
    [INSTANCE_HALF] = {"lead_half_width", TABLE_TIME, TABLE_NOTE},
};
const struct table_spec collectives_instances_spec = {"instances", instance_columns,
                                                      INSTANCE_COLUMNS};

static void write_instance(const struct collective_list *list, size_t number,
                           struct table *table)
{
    const struct collective_instance *instance = &list->instances[number];
    const struct collective_row *last = &list->rows[instance->last];
    const struct collective_facts *facts = &list->facts[last->facts];
    const struct collective_bandwidth of =
        collective_bandwidth_of_instance(list, instance);

    table_add_row(table);
    table_set_integer(table, INSTANCE, (int64_t)number);
    collectives_set_step(table, INSTANCE_STEP, &list->samples[last->sample]);
    collectives_set_text(table, INSTANCE_NAME, list, facts->name);
    collectives_set_text(table, INSTANCE_GROUP, list, facts->group);
    table_set_word(table, INSTANCE_CLASS, class_of(facts));
    if (last->has_seq)
        table_set_wide_integer(table, INSTANCE_SEQ, last->seq, last->seq_is_wide);
    collectives_set_known(table, INSTANCE_GROUP_SIZE, of.group_size);
    table_set_integer(table, INSTANCE_RANKS, (int64_t)instance->row_count);
    collectives_set_known(table, INSTANCE_BYTES, of.bytes);
    table_set_integer(table, INSTANCE_TRANSFER, instance->transfer);
    table_set_integer(table, INSTANCE_WAIT, instance->wait);
    table_set_integer(table, INSTANCE_EXPOSED, instance->exposed);
    table_set_integer(table, INSTANCE_LAST, list->ranks[last->rank].rank);
    if (instance->exposed > 0)
        table_set_word(table, INSTANCE_CAUSE,
                       collective_before_name(collective_cause(instance->excess)));
    table_set_real(table, INSTANCE_ALGBW, of.algorithm);
    table_set_real(table, INSTANCE_BUSBW, of.bus);
    if (instance->missing_count > 0)
        collectives_set_ranks(table, INSTANCE_MISSING, list->missing + instance->missing,
                              instance->missing_count);
    table_set_word(table, INSTANCE_BY,
                   waiting_words[instance->by_clock ? WAITING_COMMON_CLOCK
                                                    : WAITING_SHORTEST_DURATION]);
    if (!instance->by_clock)
        return;
    table_set_integer(table, INSTANCE_CERTAIN, instance->certain);
    table_set_integer(table, INSTANCE_HALF, llround(instance->half));
}

static void collectives_write_instances(const struct collective_list *list,
                                        struct table *table)
{
    for (size_t i = 0; i < list->instance_count && !table->failed; i++)
        write_instance(list, i, table);
}

/* ---- rows ---- */

enum {
    ROW_RANK,
    ROW_SPAN,
    ROW_STEP,
    ROW_START,
    ROW_NAME,
    ROW_GROUP,
    ROW_SEQ,
    ROW_DURATION,
    ROW_BYTES,
    ROW_INSTANCE,
    ROW_WAIT,
    ROW_EXPOSED,
    ROW_COMPUTE,
    ROW_MEMORY,
    ROW_IDLE,
    ROW_WHY,
    ROW_HALF,
    ROW_COLUMNS
};

static const struct table_column row_columns[ROW_COLUMNS] = {
    [ROW_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [ROW_SPAN] = {"span", TABLE_INTEGER, TABLE_NOTE},
    [ROW_STEP] = {"step", TABLE_INTEGER, TABLE_NOTE},
    [ROW_START] = {"start", TABLE_TIME, TABLE_NOTE},
    [ROW_NAME] = {"collective", TABLE_TEXT, TABLE_NOTE},
    [ROW_GROUP] = {"process_group", TABLE_TEXT, TABLE_NOTE},
    [ROW_SEQ] = {"seq", TABLE_INTEGER, TABLE_NOTE},
    [ROW_DURATION] = {"duration", TABLE_TIME, TABLE_NOTE},
    [ROW_BYTES] = {"bytes", TABLE_INTEGER, TABLE_NOTE},
    [ROW_INSTANCE] = {"instance", TABLE_INTEGER, TABLE_NOTE},
    [ROW_WAIT] = {"wait", TABLE_TIME, TABLE_NOTE},
    [ROW_EXPOSED] = {"exposed_wait", TABLE_TIME, TABLE_NOTE},
    [ROW_COMPUTE] = {"compute_before", TABLE_TIME, TABLE_NOTE},
    [ROW_MEMORY] = {"memory_before", TABLE_TIME, TABLE_NOTE},
    [ROW_IDLE] = {"idle_before", TABLE_TIME, TABLE_NOTE},
    [ROW_WHY] = {"why", TABLE_TEXT, TABLE_NOTE},
    [ROW_HALF] = {"wait_half_width", TABLE_TIME, TABLE_NOTE},
};
const struct table_spec collectives_rows_spec = {"rows", row_columns, ROW_COLUMNS};

static void write_row(const struct collective_list *list, size_t number,
                      struct table *table)
{
    const struct collective_row *row = &list->rows[number];
    const struct collective_sample *sample = &list->samples[row->sample];
    const struct collective_facts *facts = &list->facts[row->facts];

    table_add_row(table);
    table_set_integer(table, ROW_RANK, list->ranks[row->rank].rank);
    table_set_integer(table, ROW_SPAN, sample->span);
    collectives_set_step(table, ROW_STEP, sample);
    table_set_integer(table, ROW_START, series_since(row->start, list->origin_ns));
    collectives_set_text(table, ROW_NAME, list, facts->name);
    collectives_set_text(table, ROW_GROUP, list, facts->group);
    if (row->has_seq)
        table_set_wide_integer(table, ROW_SEQ, row->seq, row->seq_is_wide);
    table_set_integer(table, ROW_DURATION, row->dur);
    collectives_set_known(table, ROW_BYTES, collective_bytes(list, facts));
    table_set_integer(table, ROW_COMPUTE, row->before[COLLECTIVE_COMPUTE]);
    table_set_integer(table, ROW_MEMORY, row->before[COLLECTIVE_MEMORY]);
    table_set_integer(table, ROW_IDLE, row->before[COLLECTIVE_IDLE]);
    if (row->instance == COLLECTIVE_NONE || row->is_uneven) {
        table_set_word(table, ROW_WHY,
                       collective_unmatched_name(collective_why(list, row)));
        return;
    }
    table_set_integer(table, ROW_INSTANCE, row->instance);
    table_set_integer(table, ROW_WAIT, row->wait);
    table_set_integer(table, ROW_EXPOSED, row->exposed);
    if (list->instances[row->instance].by_clock)
        table_set_integer(table, ROW_HALF, llround(row->half));
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

enum {
    ALL_RANKS,
    ALL_SAMPLES,
    ALL_ROWS,
    ALL_WITHOUT_STEP,
    ALL_INSTANCES,
    ALL_MATCHED,
    ALL_UNMATCHED,
    ALL_TRANSFER,
    ALL_WAIT,
    ALL_EXPOSED,
    ALL_TIME,
    ALL_UNMATCHED_TIME,
    ALL_MISSING_CUT,
    ALL_BY,
    ALL_CERTAIN,
    ALL_HALF,
    ALL_COLUMNS
};

static const struct table_column all_columns[ALL_COLUMNS] = {
    [ALL_RANKS] = {"ranks", TABLE_INTEGER, TABLE_MEASURE},
    [ALL_SAMPLES] = {"samples", TABLE_INTEGER, TABLE_MEASURE},
    [ALL_ROWS] = {"rows", TABLE_INTEGER, TABLE_SUM},
    [ALL_WITHOUT_STEP] = {"rows_without_step", TABLE_INTEGER, TABLE_SUM},
    [ALL_INSTANCES] = {"instances", TABLE_INTEGER, TABLE_SUM},
    [ALL_MATCHED] = {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    [ALL_UNMATCHED] = {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    [ALL_TRANSFER] = {"transfer_per_step", TABLE_MEAN, TABLE_SUM},
    [ALL_WAIT] = {"wait_per_step", TABLE_MEAN, TABLE_SUM},
    [ALL_EXPOSED] = {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},
    [ALL_TIME] = {"time_per_step", TABLE_MEAN, TABLE_SUM},
    [ALL_UNMATCHED_TIME] = {"unmatched_per_step", TABLE_MEAN, TABLE_SUM},
    [ALL_MISSING_CUT] = {"missing_not_listed", TABLE_INTEGER, TABLE_SUM},
    [ALL_BY] = {"waiting_by", TABLE_TEXT, TABLE_ASIDE},
    [ALL_CERTAIN] = {"last_certain", TABLE_INTEGER, TABLE_SUM},
    [ALL_HALF] = {"wait_half_width_per_step", TABLE_MEAN, TABLE_MEASURE},
};
const struct table_spec collectives_all_spec = {"summary", all_columns, ALL_COLUMNS};

void collectives_write_all(const struct collective_list *list, struct table *table)
{
    struct collective_sum sum = {0};
    int64_t unmatched = 0;

    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++)
        if (is_matched(&list->rows[i]))
            collective_sum_add(list, i, &sum);
        else
            unmatched = statistics_add(unmatched, list->rows[i].dur);
    table_add_row(table);
    table_set_integer(table, ALL_RANKS, (int64_t)list->rank_count);
    table_set_integer(table, ALL_SAMPLES, (int64_t)list->sample_count);
    table_set_integer(table, ALL_ROWS, (int64_t)list->row_count);
    table_set_integer(table, ALL_WITHOUT_STEP, (int64_t)list->rows_without_step);
    table_set_integer(table, ALL_INSTANCES, (int64_t)list->instance_count);
    table_set_integer(table, ALL_MATCHED, (int64_t)sum.rows);
    table_set_integer(table, ALL_UNMATCHED, (int64_t)(list->row_count - sum.rows));
    collectives_set_mean(table, ALL_TRANSFER, (double)sum.transfer, list->sample_count);
    collectives_set_mean(table, ALL_WAIT, (double)sum.wait, list->sample_count);
    collectives_set_mean(table, ALL_EXPOSED, (double)sum.exposed, list->sample_count);
    collectives_set_mean(table, ALL_TIME, (double)sum.transfer + (double)sum.wait,
                         list->sample_count);
    collectives_set_mean(table, ALL_UNMATCHED_TIME, (double)unmatched,
                         list->sample_count);
    table_set_integer(table, ALL_MISSING_CUT, (int64_t)list->missing_cut);
    collectives_set_waiting_by(table, ALL_BY, &sum);
    collectives_set_certain(table, ALL_CERTAIN, &sum);
    set_half_width(table, ALL_HALF, &sum, list->sample_count);
}

/* ---- names ---- */

enum {
    NAME,
    GROUP,
    CLASS,
    NAME_INSTANCES,
    NAME_ROWS,
    NAME_TRANSFER,
    NAME_WAIT,
    NAME_EXPOSED,
    NAME_TIME,
    NAME_GROUP_SIZE,
    NAME_BYTES,
    NAME_ALGBW,
    NAME_BUSBW,
    NAME_UNMATCHED,
    NAME_UNMATCHED_TIME,
    NAMES_COLUMNS
};

static const struct table_column names_columns[NAMES_COLUMNS] = {
    [NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    [CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
    [NAME_INSTANCES] = {"instances", TABLE_INTEGER, TABLE_SUM},
    [NAME_ROWS] = {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    [NAME_TRANSFER] = {"transfer_per_step", TABLE_MEAN, TABLE_SUM},
    [NAME_WAIT] = {"wait_per_step", TABLE_MEAN, TABLE_SUM},
    [NAME_EXPOSED] = {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},
    [NAME_TIME] = {"time_per_step", TABLE_MEAN, TABLE_SUM},
    [NAME_GROUP_SIZE] = {"group_size", TABLE_INTEGER, TABLE_MEASURE},
    [NAME_BYTES] = {"bytes_per_instance", TABLE_REAL, TABLE_MEASURE},
    [NAME_ALGBW] = {"algbw", TABLE_REAL, TABLE_MEASURE},
    [NAME_BUSBW] = {"busbw", TABLE_REAL, TABLE_MEASURE},
    [NAME_UNMATCHED] = {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    [NAME_UNMATCHED_TIME] = {"unmatched_per_step", TABLE_MEAN, TABLE_SUM},
};
const struct table_spec collectives_names_spec = {"collectives", names_columns,
                                                  NAMES_COLUMNS};

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
    collectives_set_text(table, NAME, list, pair->name);
    collectives_set_text(table, GROUP, list, pair->group);
    table_set_word(
        table, CLASS,
        collective_class_name((enum collective_class)list->read[pair->name].class));
    table_set_integer(table, NAME_INSTANCES, (int64_t)sum->instances);
    table_set_integer(table, NAME_ROWS, (int64_t)sum->sum.rows);
    collectives_set_mean(table, NAME_TRANSFER, (double)sum->sum.transfer, samples);
    collectives_set_mean(table, NAME_WAIT, (double)sum->sum.wait, samples);
    collectives_set_mean(table, NAME_EXPOSED, (double)sum->sum.exposed, samples);
    collectives_set_mean(table, NAME_TIME,
                         (double)sum->sum.transfer + (double)sum->sum.wait, samples);
    if (sum->instances > 0)
        collectives_set_known(table, NAME_GROUP_SIZE, sum->group_size);
    if (sum->sized > 0) {
        table_set_real(table, NAME_BYTES, sum->bytes / (double)sum->sized);
        table_set_real(table, NAME_ALGBW, sum->bytes / sum->time);
    }
    if (sum->bussed > 0)
        table_set_real(table, NAME_BUSBW, sum->bus_bytes / sum->bus_time);
    table_set_integer(table, NAME_UNMATCHED, (int64_t)sum->unmatched);
    collectives_set_mean(table, NAME_UNMATCHED_TIME, (double)sum->unmatched_time,
                         samples);
}

void collectives_write_names(const struct collective_list *list, struct table *table)
{
    static const size_t order[] = {NAME, GROUP};
    struct group_sums sums;
    uint32_t *of_facts = group_facts(list, &sums, sizeof(struct name_sum));

    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_row *row = &list->rows[i];
        struct name_sum *sum = groups_sum(&sums, of_facts[row->facts]);

        if (!is_matched(row)) {
            sum->unmatched++;
            sum->unmatched_time = statistics_add(sum->unmatched_time, row->dur);
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
    TABLE_SORT(table, order);
}

/* ---- ranks ---- */

enum {
    RANK,
    RANK_SAMPLES,
    RANK_TIMES,
    RANK_LAST = RANK_TIMES + COLLECTIVES_TIMES_COUNT,
    RANK_LAST_SHARE,
    RANK_ROWS,
    RANK_UNMATCHED,
    RANK_CERTAIN,
    RANK_HALF,
    RANKS_COLUMNS
};

static const struct table_column ranks_columns[RANKS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [RANK_SAMPLES] = {"samples", TABLE_INTEGER, TABLE_SUM},
    COLLECTIVES_TIMES(RANK_TIMES),
    [RANK_LAST] = {"last", TABLE_INTEGER, TABLE_SUM},
    [RANK_LAST_SHARE] = {"last_pctg", TABLE_REAL, TABLE_MEASURE},
    [RANK_ROWS] = {"matched_rows", TABLE_INTEGER, TABLE_SUM},
    [RANK_UNMATCHED] = {"unmatched_rows", TABLE_INTEGER, TABLE_SUM},
    [RANK_CERTAIN] = {"last_certain", TABLE_INTEGER, TABLE_SUM},
    [RANK_HALF] = {"wait_half_width_per_step", TABLE_MEAN, TABLE_MEASURE},
};
const struct table_spec collectives_ranks_spec = {"by_rank", ranks_columns,
                                                  RANKS_COLUMNS};

static void collectives_write_ranks(const struct collective_list *list,
                                    struct table *table)
{
    struct collective_sum *sums = arena_new(list->arena, list->rank_count, sizeof *sums);

    collective_sums_make(list, sums, NULL);
    for (size_t i = 0; i < list->rank_count && !table->failed; i++) {
        const struct collective_rank *rank = &list->ranks[i];

        table_add_row(table);
        table_set_integer(table, RANK, rank->rank);
        table_set_integer(table, RANK_SAMPLES, (int64_t)rank->sample_count);
        collectives_set_times(table, RANK_TIMES, &sums[i], rank->sample_count);
        table_set_integer(table, RANK_LAST, (int64_t)sums[i].last);
        table_set_real(
            table, RANK_LAST_SHARE,
            statistics_percentage((int64_t)sums[i].last, (int64_t)sums[i].rows, 2));
        table_set_integer(table, RANK_ROWS, (int64_t)sums[i].rows);
        table_set_integer(table, RANK_UNMATCHED,
                          (int64_t)(rank->row_count - sums[i].rows));
        collectives_set_certain(table, RANK_CERTAIN, &sums[i]);
        set_half_width(table, RANK_HALF, &sums[i], rank->sample_count);
    }
}

/* ---- ranks and names ---- */

enum {
    WAITS_RANK,
    WAITS_NAME,
    WAITS_GROUP,
    WAITS_TIMES,
    WAITS_LAST = WAITS_TIMES + COLLECTIVES_TIMES_COUNT,
    WAITS_ROWS,
    WAITS_COLUMNS
};

static const struct table_column waits_columns[WAITS_COLUMNS] = {
    [WAITS_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [WAITS_NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [WAITS_GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    COLLECTIVES_TIMES(WAITS_TIMES),
    [WAITS_LAST] = {"last", TABLE_INTEGER, TABLE_SUM},
    [WAITS_ROWS] = {"matched_rows", TABLE_INTEGER, TABLE_SUM},
};
const struct table_spec collectives_waits_spec = {"waits", waits_columns, WAITS_COLUMNS};

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
        table_set_integer(table, WAITS_RANK, rank->rank);
        collectives_set_text(table, WAITS_NAME, list, sum->pair.name);
        collectives_set_text(table, WAITS_GROUP, list, sum->pair.group);
        collectives_set_times(table, WAITS_TIMES, &sum->sum, rank->sample_count);
        table_set_integer(table, WAITS_LAST, (int64_t)sum->sum.last);
        table_set_integer(table, WAITS_ROWS, (int64_t)sum->sum.rows);
        sum->sum = (struct collective_sum){0};
    }
}

static void collectives_write_waits(const struct collective_list *list,
                                    struct table *table)
{
    static const size_t order[] = {WAITS_RANK, WAITS_NAME, WAITS_GROUP};
    struct group_sums sums;
    const uint32_t *of_facts = group_facts(list, &sums, sizeof(struct wait_sum));
    uint32_t *touched = arena_new(list->arena, groups_count(&sums), sizeof *touched);

    for (size_t i = 0; i < list->rank_count && !table->failed; i++)
        write_waits_of(list, of_facts, &list->ranks[i], &sums, touched, table);
    TABLE_SORT(table, order);
}

/* ---- steps ---- */

enum {
    STEPS_RANK,
    STEPS_SPAN,
    STEPS_STEP,
    STEPS_TIME,
    STEPS_TRANSFER,
    STEPS_WAIT,
    STEPS_EXPOSED,
    STEPS_CAUSED,
    STEPS_LAST,
    STEPS_COLUMNS
};

static const struct table_column steps_columns[STEPS_COLUMNS] = {
    [STEPS_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [STEPS_SPAN] = {"span", TABLE_INTEGER, TABLE_KEY},
    [STEPS_STEP] = {"step", TABLE_INTEGER, TABLE_KEY},
    [STEPS_TIME] = {"step_time", TABLE_TIME, TABLE_MEASURE},
    [STEPS_TRANSFER] = {"transfer", TABLE_TIME, TABLE_SUM},
    [STEPS_WAIT] = {"wait", TABLE_TIME, TABLE_SUM},
    [STEPS_EXPOSED] = {"exposed_wait", TABLE_TIME, TABLE_SUM},
    [STEPS_CAUSED] = {"caused", TABLE_TIME, TABLE_SUM},
    [STEPS_LAST] = {"last", TABLE_INTEGER, TABLE_SUM},
};
const struct table_spec collectives_steps_spec = {"by_step", steps_columns,
                                                  STEPS_COLUMNS};

static void collectives_write_steps(const struct collective_list *list,
                                    struct table *table)
{
    struct collective_sum *sums =
        arena_new(list->arena, list->sample_count, sizeof *sums);

    collective_sums_make(list, NULL, sums);
    for (size_t i = 0; i < list->sample_count && !table->failed; i++) {
        const struct collective_sample *sample = &list->samples[i];

        table_add_row(table);
        table_set_integer(table, STEPS_RANK, list->ranks[sample->rank].rank);
        table_set_integer(table, STEPS_SPAN, sample->span);
        collectives_set_step(table, STEPS_STEP, sample);
        table_set_integer(table, STEPS_TIME, sample->dur);
        table_set_integer(table, STEPS_TRANSFER, sums[i].transfer);
        table_set_integer(table, STEPS_WAIT, sums[i].wait);
        table_set_integer(table, STEPS_EXPOSED, sums[i].exposed);
        table_set_integer(table, STEPS_CAUSED, sums[i].caused);
        table_set_integer(table, STEPS_LAST, (int64_t)sums[i].last);
    }
}

/* ---- rows without an instance ---- */

enum {
    UNMATCHED_RANK,
    UNMATCHED_NAME,
    UNMATCHED_GROUP,
    UNMATCHED_CLASS,
    WHY,
    GROUP_SIZE,
    DTYPE,
    IN,
    OUT,
    COUNT,
    DURATION,
    BYTES,
    ALGBW,
    BUSBW,
    UNMATCHED_COLUMNS
};

static const struct table_column unmatched_columns[UNMATCHED_COLUMNS] = {
    [UNMATCHED_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [UNMATCHED_NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [UNMATCHED_GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    [UNMATCHED_CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
    [WHY] = {"why", TABLE_TEXT, TABLE_KEY},
    [GROUP_SIZE] = {"group_size", TABLE_INTEGER, TABLE_KEY},
    [DTYPE] = {"dtype", TABLE_TEXT, TABLE_KEY},
    [IN] = {"in_nelems", TABLE_INTEGER, TABLE_KEY},
    [OUT] = {"out_nelems", TABLE_INTEGER, TABLE_KEY},
    [COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [DURATION] = {"duration", TABLE_TIME, TABLE_SUM},
    [BYTES] = {"bytes", TABLE_INTEGER, TABLE_KEY},
    [ALGBW] = {"algbw_at_least", TABLE_REAL, TABLE_MEASURE},
    [BUSBW] = {"busbw_at_least", TABLE_REAL, TABLE_MEASURE},
};
const struct table_spec collectives_unmatched_spec = {"unmatched", unmatched_columns,
                                                      UNMATCHED_COLUMNS};

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
    table_set_integer(table, UNMATCHED_RANK, list->ranks[sum->rank].rank);
    collectives_set_text(table, UNMATCHED_NAME, list, facts->name);
    collectives_set_text(table, UNMATCHED_GROUP, list, facts->group);
    table_set_word(table, UNMATCHED_CLASS,
                   collective_class_name((enum collective_class)facts->class));
    table_set_word(table, WHY, collective_unmatched_name(sum->why));
    collectives_set_known(table, GROUP_SIZE, facts->group_size);
    collectives_set_text(table, DTYPE, list, facts->dtype);
    collectives_set_known(table, IN, facts->in);
    collectives_set_known(table, OUT, facts->out);
    table_set_integer(table, COUNT, (int64_t)sum->count);
    table_set_integer(table, DURATION, sum->duration);
    collectives_set_known(table, BYTES, of.bytes);
    table_set_real(table, ALGBW, of.algorithm);
    table_set_real(table, BUSBW, of.bus);
}

void collectives_write_unmatched(const struct collective_list *list, struct table *table)
{
    static const size_t order[] = {
        UNMATCHED_RANK, UNMATCHED_NAME, UNMATCHED_GROUP, GROUP_SIZE, DTYPE, IN, OUT, WHY};
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
        sum->duration = statistics_add(sum->duration, row->dur);
    }
    for (uint32_t i = 0; i < groups_count(&sums) && !table->failed; i++)
        write_unmatched(list, groups_sum(&sums, i), table);
    TABLE_SORT(table, order);
}

/* ---- ranks that lack instances ---- */

enum { MISSING_RANK, MISSING_NAME, MISSING_GROUP, MISSING_INSTANCES, MISSING_COLUMNS };

static const struct table_column missing_columns[MISSING_COLUMNS] = {
    [MISSING_RANK] = {"rank", TABLE_INTEGER, TABLE_KEY},
    [MISSING_NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [MISSING_GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    [MISSING_INSTANCES] = {"instances", TABLE_INTEGER, TABLE_SUM},
};
const struct table_spec collectives_missing_spec = {"missing", missing_columns,
                                                    MISSING_COLUMNS};

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
    static const size_t order[] = {MISSING_RANK, MISSING_NAME, MISSING_GROUP};
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
        table_set_integer(table, MISSING_RANK, sum->rank);
        collectives_set_text(table, MISSING_NAME, list, sum->name);
        collectives_set_text(table, MISSING_GROUP, list, sum->group);
        table_set_integer(table, MISSING_INSTANCES, (int64_t)sum->instances);
    }
    TABLE_SORT(table, order);
}

/* ---- all-to-all of unequal shares ---- */

enum {
    UNEVEN_STEP,
    UNEVEN_NAME,
    UNEVEN_GROUP,
    UNEVEN_SEQ,
    UNEVEN_RANKS,
    UNEVEN_SHORTEST,
    UNEVEN_LONGEST,
    UNEVEN_LEAST,
    UNEVEN_MOST,
    UNEVEN_COLUMNS
};

static const struct table_column uneven_columns[UNEVEN_COLUMNS] = {
    [UNEVEN_STEP] = {"step", TABLE_INTEGER, TABLE_NOTE},
    [UNEVEN_NAME] = {"collective", TABLE_TEXT, TABLE_NOTE},
    [UNEVEN_GROUP] = {"process_group", TABLE_TEXT, TABLE_NOTE},
    [UNEVEN_SEQ] = {"seq", TABLE_INTEGER, TABLE_NOTE},
    [UNEVEN_RANKS] = {"ranks", TABLE_TEXT, TABLE_NOTE},
    [UNEVEN_SHORTEST] = {"shortest", TABLE_TIME, TABLE_NOTE},
    [UNEVEN_LONGEST] = {"longest", TABLE_TIME, TABLE_NOTE},
    [UNEVEN_LEAST] = {"least_bytes", TABLE_INTEGER, TABLE_NOTE},
    [UNEVEN_MOST] = {"most_bytes", TABLE_INTEGER, TABLE_NOTE},
};
const struct table_spec collectives_uneven_spec = {"uneven", uneven_columns,
                                                   UNEVEN_COLUMNS};

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
    collectives_set_step(table, UNEVEN_STEP, &list->samples[last->sample]);
    collectives_set_text(table, UNEVEN_NAME, list, facts->name);
    collectives_set_text(table, UNEVEN_GROUP, list, facts->group);
    if (last->has_seq)
        table_set_wide_integer(table, UNEVEN_SEQ, last->seq, last->seq_is_wide);
    collectives_set_ranks(table, UNEVEN_RANKS, ranks, instance->row_count);
    table_set_integer(table, UNEVEN_SHORTEST, instance->transfer);
    table_set_integer(table, UNEVEN_LONGEST, instance->longest);
    collectives_set_known(table, UNEVEN_LEAST, least);
    collectives_set_known(table, UNEVEN_MOST, most);
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
    [SUMMARY] = {.spec = &collectives_all_spec,
                 .about = "times are means over the samples, the steps of all ranks; "
                          "missing_not_listed: instances with more missing ranks than "
                          "can be listed; waiting_by: common_clock, shortest_duration "
                          "or both; last_certain: instances whose last rank is certain "
                          "by a common clock; wait_half_width_per_step: how well the "
                          "clocks tell wait_per_step"},
    [NAMES] = {.spec = &collectives_names_spec,
               .about = "bandwidths in GB/s, over instances whose bytes are known"},
    [RANKS] = {.spec = &collectives_ranks_spec,
               .about = "caused_per_step: exposed waiting of the other ranks where this "
                        "one was last, by a common clock: certainly last"},
    [SIZES] = {.spec = &collectives_sizes_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "bandwidth by size of the message"},
    [WAITS] = {.spec = &collectives_waits_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "who waits in which collective"},
    [STEPS] = {.spec = &collectives_steps_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "each step of each rank"},
    [UNMATCHED] = {.spec = &collectives_unmatched_spec,
                   .about = "rows without a partner on other ranks, and why; their "
                            "bandwidth may be higher, as their duration may include "
                            "waiting"},
    [MISSING] = {.spec = &collectives_missing_spec,
                 .about = "ranks of a group that lack instances"},
    [UNEVEN] = {.spec = &collectives_uneven_spec,
                .about = "all-to-all whose ranks have unequal shares: a long one may "
                         "wait, or may have more to send"},
    [INSTANCES] = {.spec = &collectives_instances_spec,
                   .use = ANALYSIS_TABLE_WHOLE,
                   .about = "every matched collective; lead_half_width: the last rank "
                            "is certain if it leads by more"},
    [ROWS] = {.spec = &collectives_rows_spec,
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
