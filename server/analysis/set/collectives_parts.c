/* See collectives_parts.h. */
#include "analysis/set/collectives_parts.h"
#include "analysis/collective/collective_match.h"
#include "analysis/collective/collective_sums.h"
#include "analysis/data/series.h"
#include "analysis/set/collectives_cells.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KEYS_MAX ((size_t)1 << 30)

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

/* Adds the instances whose bandwidth is known; false: no memory, or the budget is over.
 */
static bool sum_sizes(const struct collective_list *list, struct strings *keys,
                      struct size_sum *sums)
{
    for (size_t i = 0; i < list->instance_count; i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_facts *facts =
            &list->facts[list->rows[instance->last].facts];
        const struct collective_bandwidth of =
            collective_bandwidth_of_instance(list, instance);
        struct size_key key = {of.bytes, facts->name, facts->group};

        if (budget_is_over(list->memory.budget))
            return false;
        if (isnan(of.algorithm))
            continue;
        uint32_t number = strings_add(keys, (const char *)&key, sizeof key);
        if (number == STRINGS_NONE)
            return false;
        sums[number].key = key;
        add_size(&sums[number], &of, instance->transfer);
    }
    return true;
}

int collectives_write_sizes(const struct collective_list *list, struct table *table,
                            struct error *error)
{
    static const size_t order[] = {SIZES_NAME, SIZES_GROUP, SIZES_BYTES};
    CLEANUP_FREE struct size_sum *sums = calloc(list->instance_count + 1, sizeof *sums);
    CLEANUP(strings_free) struct strings keys;

    strings_init(&keys, KEYS_MAX);
    if (sums == NULL || !sum_sizes(list, &keys, sums))
        return budget_or_memory(list->memory.budget, error);
    for (size_t i = 0; i < keys.count && !table->failed; i++)
        write_size(list, &sums[i], table);
    return table_sort(table, order, sizeof order / sizeof *order, error);
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
}

int collectives_write_instances(const struct collective_list *list, struct table *table,
                                struct error *error)
{
    for (size_t i = 0; i < list->instance_count && !table->failed; i++)
        write_instance(list, i, table);
    return table_check(table, error);
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
}

int collectives_write_rows(const struct collective_list *list, struct table *table,
                           struct error *error)
{
    for (size_t i = 0; i < list->row_count && !table->failed; i++)
        write_row(list, i, table);
    return table_check(table, error);
}
