/* See collectives_unmatched.h. */
#include "analysis/set/collectives_unmatched.h"
#include "analysis/collective/collective_match.h"
#include "analysis/collective/collective_sums.h"
#include "analysis/set/collectives_cells.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KEYS_MAX ((size_t)1 << 30)

/* ---- rows without an instance ---- */

enum {
    RANK,
    NAME,
    GROUP,
    CLASS,
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
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [NAME] = {"collective", TABLE_TEXT, TABLE_KEY},
    [GROUP] = {"process_group", TABLE_TEXT, TABLE_KEY},
    [CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
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
    table_set_integer(table, RANK, list->ranks[sum->rank].rank);
    collectives_set_text(table, NAME, list, facts->name);
    collectives_set_text(table, GROUP, list, facts->group);
    table_set_word(table, CLASS,
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
    static const size_t order[] = {RANK, NAME, GROUP, GROUP_SIZE, DTYPE, IN, OUT, WHY};
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

int collectives_write_uneven(const struct collective_list *list, struct table *table,
                             struct error *error)
{
    CLEANUP_FREE int64_t *ranks = calloc(list->rank_count + 1, sizeof *ranks);

    if (ranks == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->uneven_count && !table->failed; i++)
        write_uneven(list, &list->uneven[i], ranks, table);
    return table_check(table, error);
}
