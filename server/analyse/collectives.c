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
#define PAIRS_MAX ((size_t)256 << 20)

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

static int collectives_pairs_make(const struct collective_list *list,
                                  struct collectives_pairs *out, struct error *error)
{
    size_t facts = list->facts_bytes.count;
    struct strings keys;
    int status = 0;

    *out =
        (struct collectives_pairs){.of_facts = calloc(facts + 1, sizeof *out->of_facts),
                                   .pairs = calloc(facts + 1, sizeof *out->pairs)};
    if (out->of_facts == NULL || out->pairs == NULL)
        return error_set_memory(error);
    strings_init(&keys, PAIRS_MAX);
    for (size_t i = 0; i < facts && status == 0; i++) {
        const struct collectives_pair pair = {list->facts[i].name, list->facts[i].group};
        uint32_t number = strings_add(&keys, (const char *)&pair, sizeof pair);

        if (number == STRINGS_NONE || budget_is_over(list->memory.budget)) {
            status = budget_or_memory(list->memory.budget, error);
            break;
        }
        out->of_facts[i] = number;
        out->pairs[number] = pair;
    }
    out->count = keys.count;
    strings_free(&keys);
    return status;
}

static void collectives_pairs_free(struct collectives_pairs *pairs)
{
    free(pairs->of_facts);
    free(pairs->pairs);
}

/* ---- collectives list ---- */

void *collectives_make_list(const void *options, struct budget *budget)
{
    struct collective_list *list = malloc(sizeof *list);

    (void)options;
    if (list != NULL)
        collective_list_init(list, budget);
    return list;
}

int collectives_append_list(void *into, void *part, struct error *error)
{
    return collective_list_append(into, part, error);
}

void collectives_free_list(void *list)
{
    if (list == NULL)
        return;
    collective_list_free(list);
    free(list);
}

int collectives_add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                         struct error *error)
{
    struct collective_list *list = part->sums;

    list->view = rank->view;
    list->origin_ns = rank->origin_ns;
    return collective_gather(rank->rows, list, error);
}

/* ---- collectives parts ---- */

/* The tables of the analysis `collectives` by size, by instance and by row. */

/* By (name, process group, bytes). */
extern const struct table_spec collectives_sizes_spec;

/* Every instance, and every row. */
extern const struct table_spec collectives_instances_spec;
extern const struct table_spec collectives_rows_spec;

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

static int collectives_write_sizes(const struct collective_list *list,
                                   struct table *table, struct error *error)
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

static int collectives_write_instances(const struct collective_list *list,
                                       struct table *table, struct error *error)
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

static int collectives_write_rows(const struct collective_list *list, struct table *table,
                                  struct error *error)
{
    for (size_t i = 0; i < list->row_count && !table->failed; i++)
        write_row(list, i, table);
    return table_check(table, error);
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

static int collectives_write_ranks(const struct collective_list *list,
                                   struct table *table, struct error *error)
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

static int collectives_write_waits(const struct collective_list *list,
                                   struct table *table, struct error *error)
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

static int collectives_write_steps(const struct collective_list *list,
                                   struct table *table, struct error *error)
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

static bool sum_unmatched(const struct collective_list *list, struct strings *keys,
                          struct unmatched_sum *sums)
{
    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];
        const struct collective_facts *facts = &list->facts[row->facts];
        struct unmatched_key key;

        if (budget_is_over(list->memory.budget))
            return false;
        if (row->instance != COLLECTIVE_NONE && !row->is_uneven)
            continue;
        enum collective_unmatched_reason why = collective_why(list, row);
        memset(&key, 0, sizeof key);
        key.group_size = facts->group_size;
        key.in = facts->in;
        key.out = facts->out;
        key.rank = row->rank;
        key.name = facts->name;
        key.group = facts->group;
        key.dtype = facts->dtype;
        key.why = why;
        uint32_t number = strings_add(keys, (const char *)&key, sizeof key);
        if (number == STRINGS_NONE)
            return false;
        struct unmatched_sum *sum = &sums[number];
        if (sum->count++ == 0) {
            sum->rank = row->rank;
            sum->facts = row->facts;
            sum->why = why;
        }
        sum->duration = statistics_add(sum->duration, row->dur);
    }
    return true;
}

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

int collectives_write_unmatched(const struct collective_list *list, struct table *table,
                                struct error *error)
{
    static const size_t order[] = {
        UNMATCHED_RANK, UNMATCHED_NAME, UNMATCHED_GROUP, GROUP_SIZE, DTYPE, IN, OUT, WHY};
    CLEANUP_FREE struct unmatched_sum *sums = calloc(list->row_count + 1, sizeof *sums);
    CLEANUP(strings_free) struct strings keys;

    strings_init(&keys, KEYS_MAX);
    if (sums == NULL || !sum_unmatched(list, &keys, sums))
        return budget_or_memory(list->memory.budget, error);
    for (size_t i = 0; i < keys.count && !table->failed; i++)
        write_unmatched(list, &sums[i], table);
    return table_sort(table, order, sizeof order / sizeof *order, error);
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
};
struct missing_key {
    int64_t rank;
    uint32_t name, group;
};
struct missing_sums {
    struct strings lists, keys;
    size_t *instances;      /* by list */
    struct missing_key *of; /* by key */
    size_t *sums;           /* by key */
};

static void free_missing(struct missing_sums *sums)
{
    strings_free(&sums->lists);
    strings_free(&sums->keys);
    free(sums->instances);
    free(sums->of);
    free(sums->sums);
}

/* Counts the instances of each list: most instances share a few lists. */
static bool sum_lists(const struct collective_list *list, struct missing_sums *sums)
{
    for (size_t i = 0; i < list->instance_count; i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_facts *facts =
            &list->facts[list->rows[instance->last].facts];
        const struct missing_list key = {instance->missing, instance->missing_count,
                                         facts->name, facts->group};

        if (budget_is_over(list->memory.budget))
            return false;
        if (instance->missing_count == 0)
            continue;
        uint32_t number = strings_add(&sums->lists, (const char *)&key, sizeof key);
        if (number == STRINGS_NONE)
            return false;
        sums->instances[number]++;
    }
    return true;
}

static bool sum_missing(const struct collective_list *list, struct missing_sums *sums,
                        size_t capacity)
{
    for (uint32_t i = 0; i < sums->lists.count; i++) {
        struct missing_list of;

        memcpy(&of, strings_text(&sums->lists, i), sizeof of);
        for (size_t j = 0; j < of.count; j++) {
            const struct missing_key key = {list->missing[of.first + j], of.name,
                                            of.group};
            uint32_t number = strings_add(&sums->keys, (const char *)&key, sizeof key);

            if (number == STRINGS_NONE || budget_is_over(list->memory.budget))
                return false;
            if (number >= capacity) /* the table is full */
                return true;
            sums->of[number] = key;
            sums->sums[number] += sums->instances[i];
        }
    }
    return true;
}

/* Counts a list that two names share once for each of them. */
static size_t count_named(const struct missing_sums *sums)
{
    size_t count = 0;

    for (uint32_t i = 0; i < sums->lists.count; i++) {
        struct missing_list of;

        memcpy(&of, strings_text(&sums->lists, i), sizeof of);
        count += of.count;
    }
    return count < TABLE_ROWS_MAX ? count : TABLE_ROWS_MAX;
}

int collectives_write_missing(const struct collective_list *list, struct table *table,
                              struct error *error)
{
    static const size_t order[] = {MISSING_RANK, MISSING_NAME, MISSING_GROUP};
    CLEANUP(free_missing)
    struct missing_sums sums = {
        .instances = calloc(list->instance_count + 1, sizeof *sums.instances)};

    strings_init(&sums.lists, KEYS_MAX);
    strings_init(&sums.keys, KEYS_MAX);
    if (sums.instances == NULL || !sum_lists(list, &sums))
        return budget_or_memory(list->memory.budget, error);
    size_t capacity = count_named(&sums);
    sums.of = calloc(capacity + 1, sizeof *sums.of);
    sums.sums = calloc(capacity + 1, sizeof *sums.sums);
    if (sums.of == NULL || sums.sums == NULL || !sum_missing(list, &sums, capacity))
        return budget_or_memory(list->memory.budget, error);
    table->failed |= sums.keys.count > capacity;
    table->full |= sums.keys.count > capacity;
    for (size_t i = 0; i < sums.keys.count && !table->failed; i++) {
        table_add_row(table);
        table_set_integer(table, MISSING_RANK, sums.of[i].rank);
        collectives_set_text(table, MISSING_NAME, list, sums.of[i].name);
        collectives_set_text(table, MISSING_GROUP, list, sums.of[i].group);
        table_set_integer(table, MISSING_INSTANCES, (int64_t)sums.sums[i]);
    }
    return table_sort(table, order, sizeof order / sizeof *order, error);
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

static int collectives_write_uneven(const struct collective_list *list,
                                    struct table *table, struct error *error)
{
    CLEANUP_FREE int64_t *ranks = calloc(list->rank_count + 1, sizeof *ranks);

    if (ranks == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->uneven_count && !table->failed; i++)
        write_uneven(list, &list->uneven[i], ranks, table);
    return table_check(table, error);
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
                          "can be listed"},
    [NAMES] = {.spec = &collectives_names_spec,
               .about = "bandwidths in GB/s, over instances whose bytes are known"},
    [RANKS] = {.spec = &collectives_ranks_spec,
               .about = "caused_per_step: exposed waiting of the other ranks where this "
                        "one was last"},
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
                   .about = "every matched collective"},
    [ROWS] = {.spec = &collectives_rows_spec,
              .use = ANALYSIS_TABLE_WHOLE,
              .about =
                  "every row of a collective; start is by the rank's own clock; "
                  "compute_before, memory_before and idle_before are what its device "
                  "did since the last collective that ranks wait for"},
};

static int finish(struct analysis_part *all, struct error *error)
{
    static int (*const write[TABLES])(const struct collective_list *, struct table *,
                                      struct error *) = {
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
    int status = collective_match(all->sums, error);

    for (size_t i = 0; i < TABLES && status == 0; i++)
        if (all->tables[i].spec != NULL)
            status = write[i](all->sums, &all->tables[i], error);
    return status;
}

const struct analysis collectives = {
    .name = "collectives",
    .about = "Collectives of all ranks: transfer, waiting, its cause, bandwidth, "
             "rows without a match",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "collectives",
    .add_rank = collectives_add_rank,
    .sums = COLLECTIVES_SUMS,
    .finish = finish,
};
