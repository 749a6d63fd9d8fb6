/* See collectives_tables.h. */
#include "analysis/set/collectives_tables.h"
#include "analysis/collective/collective_sums.h"
#include "analysis/set/collectives_cells.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

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
};
const struct table_spec collectives_all_spec = {"summary", all_columns, ALL_COLUMNS};

int collectives_write_all(const struct collective_list *list, struct table *table,
                          struct error *error)
{
    struct collective_sum sum = {0};
    int64_t unmatched = 0;

    for (size_t i = 0; i < list->row_count; i++) {
        if (budget_check(list->memory.budget, error) != 0)
            return -(int)error->code;
        if (is_matched(&list->rows[i]))
            collective_sum_add(list, i, &sum);
        else
            unmatched = statistics_add(unmatched, list->rows[i].dur);
    }
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
    return table_check(table, error);
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

static void write_name(const struct collective_list *list,
                       const struct collectives_pair *pair, const struct name_sum *sum,
                       struct table *table)
{
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

int collectives_write_names(const struct collective_list *list, struct table *table,
                            struct error *error)
{
    static const size_t order[] = {NAME, GROUP};
    CLEANUP(collectives_pairs_free) struct collectives_pairs pairs = {0};
    int status = collectives_pairs_make(list, &pairs, error);
    CLEANUP_FREE struct name_sum *sums = calloc(pairs.count + 1, sizeof *sums);

    if (status != 0)
        return status;
    if (sums == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];
        struct name_sum *sum = &sums[pairs.of_facts[row->facts]];

        if (budget_check(list->memory.budget, error) != 0)
            return -(int)error->code;
        if (!is_matched(row)) {
            sum->unmatched++;
            sum->unmatched_time = statistics_add(sum->unmatched_time, row->dur);
            continue;
        }
        collective_sum_add(list, i, &sum->sum);
        if (list->instances[row->instance].last == i)
            add_instance(list, &list->instances[row->instance], sum);
    }
    for (size_t i = 0; i < pairs.count && !table->failed; i++)
        if (sums[i].sum.rows + sums[i].unmatched > 0)
            write_name(list, &pairs.pairs[i], &sums[i], table);
    return table_sort(table, order, sizeof order / sizeof *order, error);
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
};
const struct table_spec collectives_ranks_spec = {"by_rank", ranks_columns,
                                                  RANKS_COLUMNS};

int collectives_write_ranks(const struct collective_list *list, struct table *table,
                            struct error *error)
{
    CLEANUP_FREE struct collective_sum *sums = calloc(list->rank_count + 1, sizeof *sums);

    if (sums == NULL)
        return error_set_memory(error);
    int status = collective_sums_make(list, sums, NULL, error);
    for (size_t i = 0; i < list->rank_count && status == 0 && !table->failed; i++) {
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
    }
    return status != 0 ? status : table_check(table, error);
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

/* The rows of one rank. `sums` and `touched` have room for every pair, and `sums` is all
 * zeros before and after. */
static void write_waits_of(const struct collective_list *list,
                           const struct collectives_pairs *pairs,
                           const struct collective_rank *rank,
                           struct collective_sum *sums, uint32_t *touched,
                           struct table *table)
{
    size_t count = 0;

    for (size_t i = rank->rows;
         i < rank->rows + rank->row_count && !budget_is_over(list->memory.budget); i++) {
        uint32_t pair = pairs->of_facts[list->rows[i].facts];

        if (!is_matched(&list->rows[i]))
            continue;
        if (sums[pair].rows == 0)
            touched[count++] = pair;
        collective_sum_add(list, i, &sums[pair]);
    }
    for (size_t i = 0; i < count; i++) {
        struct collective_sum *sum = &sums[touched[i]];

        table_add_row(table);
        table_set_integer(table, WAITS_RANK, rank->rank);
        collectives_set_text(table, WAITS_NAME, list, pairs->pairs[touched[i]].name);
        collectives_set_text(table, WAITS_GROUP, list, pairs->pairs[touched[i]].group);
        collectives_set_times(table, WAITS_TIMES, sum, rank->sample_count);
        table_set_integer(table, WAITS_LAST, (int64_t)sum->last);
        table_set_integer(table, WAITS_ROWS, (int64_t)sum->rows);
        *sum = (struct collective_sum){0};
    }
}

int collectives_write_waits(const struct collective_list *list, struct table *table,
                            struct error *error)
{
    static const size_t order[] = {WAITS_RANK, WAITS_NAME, WAITS_GROUP};
    CLEANUP(collectives_pairs_free) struct collectives_pairs pairs = {0};
    int status = collectives_pairs_make(list, &pairs, error);
    CLEANUP_FREE struct collective_sum *sums = calloc(pairs.count + 1, sizeof *sums);
    CLEANUP_FREE uint32_t *touched = calloc(pairs.count + 1, sizeof *touched);

    if (status != 0)
        return status;
    if (sums == NULL || touched == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->rank_count && !table->failed; i++)
        write_waits_of(list, &pairs, &list->ranks[i], sums, touched, table);
    return table_sort(table, order, sizeof order / sizeof *order, error);
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

int collectives_write_steps(const struct collective_list *list, struct table *table,
                            struct error *error)
{
    CLEANUP_FREE struct collective_sum *sums =
        calloc(list->sample_count + 1, sizeof *sums);

    if (sums == NULL)
        return error_set_memory(error);
    int status = collective_sums_make(list, NULL, sums, error);
    for (size_t i = 0; i < list->sample_count && status == 0 && !table->failed; i++) {
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
    return status != 0 ? status : table_check(table, error);
}
