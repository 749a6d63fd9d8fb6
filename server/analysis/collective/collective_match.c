/* See collective_match.h.
 *
 * Rows of one key get one number, and a sort by counting brings them together: rank by
 * rank, by start, as they are in the list. */
#include "analysis/collective/collective_match.h"
#include "analysis/collective/collective_waits.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define KEYS_MAX ((size_t)1 << 30)

/* What the rows of an instance have in common; compared by its bytes. */
struct match_key {
    int64_t step, seq, comms_id;
    uint32_t group, name;
    uint8_t pseudo, has_seq, seq_is_wide, has_comms_id, comms_id_is_wide;
    uint8_t padding[3];
};

enum pass { BY_COMMS_ID, BY_GROUP_AND_SEQ, BY_ORDER, PASSES };

struct matching {
    struct collective_list *list;
    struct strings keys;
    uint32_t *key_of_row; /* STRINGS_NONE: none */
    size_t *begin;        /* by key, in `ordered`, and one more */
    uint32_t *ordered;    /* rows by key */
    size_t member_count;
    size_t instance_capacity, uneven_capacity;
};

static void matching_free(struct matching *matching)
{
    strings_free(&matching->keys);
    free(matching->key_of_row);
    free(matching->begin);
    free(matching->ordered);
}

/* ---- keys ---- */

/* Whether the pass takes the row; if so, makes its key. */
static bool key_of(const struct collective_list *list, const struct collective_row *row,
                   enum pass pass, struct match_key *out)
{
    const struct collective_facts *facts = &list->facts[row->facts];
    const struct collective_sample *sample = &list->samples[row->sample];

    memset(out, 0, sizeof *out);
    out->step = sample->number;
    out->pseudo = sample->pseudo;
    if (pass != BY_ORDER) {
        if (!row->has_seq)
            return false;
        out->has_seq = true;
        out->seq = row->seq;
        out->seq_is_wide = row->seq_is_wide;
    } else if (row->has_seq) {
        return false;
    }
    if (pass == BY_COMMS_ID) {
        out->has_comms_id = true;
        out->comms_id = row->comms_id;
        out->comms_id_is_wide = row->comms_id_is_wide;
        return row->has_comms_id;
    }
    out->group = facts->group;
    out->name = facts->name;
    return pass == BY_ORDER || facts->group != COLLECTIVE_NONE;
}

/* Rows of these classes never match: nothing says which of them belong together. */
static bool may_match(const struct collective_facts *facts)
{
    return facts->class != COLLECTIVE_POINT_TO_POINT && facts->class != COLLECTIVE_OTHER;
}

static bool number_keys(struct matching *matching, enum pass pass)
{
    const struct collective_list *list = matching->list;

    strings_free(&matching->keys);
    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];
        struct match_key key;

        matching->key_of_row[i] = STRINGS_NONE;
        if (budget_is_over(list->memory.budget))
            return false;
        if (row->instance != COLLECTIVE_NONE || !may_match(&list->facts[row->facts]) ||
            !key_of(list, row, pass, &key))
            continue;
        matching->key_of_row[i] =
            strings_add(&matching->keys, (const char *)&key, sizeof key);
        if (matching->key_of_row[i] == STRINGS_NONE)
            return false;
    }
    return true;
}

static bool order_by_key(struct matching *matching)
{
    size_t rows = matching->list->row_count, keys = matching->keys.count;

    free(matching->begin);
    matching->begin = calloc(keys + 2, sizeof *matching->begin);
    if (matching->begin == NULL)
        return false;
    size_t *begin = matching->begin;
    for (size_t i = 0; i < rows; i++)
        if (matching->key_of_row[i] != STRINGS_NONE)
            begin[matching->key_of_row[i] + 2]++;
    for (size_t i = 2; i < keys + 2; i++)
        begin[i] += begin[i - 1];
    for (size_t i = 0; i < rows; i++)
        if (matching->key_of_row[i] != STRINGS_NONE)
            matching->ordered[begin[matching->key_of_row[i] + 1]++] = (uint32_t)i;
    return true;
}

/* ---- instances ---- */

/* How many ranks have these rows, if all have equally many; else 0. */
static size_t count_ranks(const struct collective_list *list, const uint32_t *rows,
                          size_t count)
{
    size_t ranks = 0, each = 0;

    for (size_t i = 0; i < count;) {
        size_t end = i + 1;

        while (end < count && list->rows[rows[end]].rank == list->rows[rows[i]].rank)
            end++;
        if (ranks > 0 && end - i != each)
            return 0;
        each = end - i;
        ranks++;
        i = end;
    }
    return ranks;
}

/* Whether the durations of an instance depend on shares, not on waiting: if one rank's
 * does, all do. */
static bool is_uneven(const struct collective_list *list, const uint32_t *rows,
                      size_t ranks, size_t each)
{
    for (size_t i = 0; i < ranks; i++)
        if (list->facts[list->rows[rows[i * each]].facts].never_waited_for)
            return true;
    return false;
}

/* Makes `each` instances of the rows: every rank has `each` of these rows. */
static bool add_instances(struct matching *matching, const uint32_t *rows, size_t ranks,
                          size_t each)
{
    struct collective_list *list = matching->list;

    for (size_t n = 0; n < each; n++) {
        bool uneven = is_uneven(list, rows + n, ranks, each);
        size_t *count = uneven ? &list->uneven_count : &list->instance_count;

        if (uneven ? !ARRAY_RESERVE(list->uneven, matching->uneven_capacity, *count + 1)
                   : !ARRAY_RESERVE(list->instances, matching->instance_capacity,
                                    *count + 1))
            return false;
        struct collective_instance *out =
            uneven ? &list->uneven[*count] : &list->instances[*count];
        *out = (struct collective_instance){.rows = matching->member_count,
                                            .row_count = ranks};
        for (size_t i = 0; i < ranks; i++) {
            uint32_t row = rows[i * each + n];

            list->rows[row].instance = (uint32_t)*count;
            list->rows[row].is_uneven = uneven;
            list->members[matching->member_count++] = row;
        }
        ++*count;
    }
    return true;
}

static bool match_pass(struct matching *matching, enum pass pass)
{
    if (!number_keys(matching, pass) || !order_by_key(matching))
        return false;
    for (uint32_t key = 0; key < matching->keys.count; key++) {
        const uint32_t *rows = matching->ordered + matching->begin[key];
        size_t count = matching->begin[key + 1] - matching->begin[key];
        size_t ranks = count_ranks(matching->list, rows, count);

        for (size_t i = 0; i < count; i++)
            matching->list->rows[rows[i]].other_count = ranks == 0;
        if (budget_is_over(matching->list->memory.budget) ||
            (ranks >= 2 && !add_instances(matching, rows, ranks, count / ranks)))
            return false;
    }
    return true;
}

/* ---- their order ---- */

/* By step, then by the rank that has them first, and its clock. */
static int compare_instances(const void *a, const void *b, void *context)
{
    const struct collective_list *list = context;
    const struct collective_instance *left = a, *right = b;
    uint32_t one = list->members[left->rows], other = list->members[right->rows];
    const struct collective_sample *sample = &list->samples[list->rows[one].sample];
    const struct collective_sample *second = &list->samples[list->rows[other].sample];

    if (sample->pseudo != second->pseudo)
        return sample->pseudo ? -1 : 1;
    if (sample->number != second->number)
        return sample->number < second->number ? -1 : 1;
    return (one > other) - (one < other);
}

static void order_instances(struct collective_list *list,
                            struct collective_instance *instances, size_t count)
{
    if (count == 0)
        return;
    qsort_r(instances, count, sizeof *instances, compare_instances, list);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < instances[i].row_count; j++)
            list->rows[list->members[instances[i].rows + j]].instance = (uint32_t)i;
}

int collective_match(struct collective_list *list, struct error *error)
{
    CLEANUP(matching_free) struct matching matching = {.list = list};
    size_t rows = list->row_count;
    /* An instance has at least two rows; an array may be half empty. */
    int status = budget_share_take(
        &list->memory, rows * (5 * sizeof(uint32_t) + sizeof *list->instances), error);

    if (status != 0)
        return status;
    strings_init_counted(&matching.keys, KEYS_MAX, list->memory.budget);
    matching.key_of_row = calloc(rows + 1, sizeof *matching.key_of_row);
    matching.ordered = calloc(rows + 1, sizeof *matching.ordered);
    list->members = calloc(rows + 1, sizeof *list->members);
    if (matching.key_of_row == NULL || matching.ordered == NULL || list->members == NULL)
        return error_set_memory(error);
    for (enum pass pass = 0; pass < PASSES; pass++)
        if (!match_pass(&matching, pass))
            return budget_or_memory(list->memory.budget, error);
    order_instances(list, list->instances, list->instance_count);
    order_instances(list, list->uneven, list->uneven_count);
    return collective_waits_find(list, error);
}

/* ---- rows without an instance ---- */

enum collective_unmatched_reason collective_why(const struct collective_list *list,
                                                const struct collective_row *row)
{
    if (list->facts[row->facts].never_waited_for || row->is_uneven)
        return COLLECTIVE_NEVER_WAITED_FOR;
    if (list->rank_count < 2)
        return COLLECTIVE_ONE_RANK;
    return row->other_count ? COLLECTIVE_OTHER_COUNT : COLLECTIVE_NO_PARTNER;
}

const char *collective_unmatched_name(enum collective_unmatched_reason why)
{
    static const char *const names[COLLECTIVE_UNMATCHED_COUNT] = {
        [COLLECTIVE_NEVER_WAITED_FOR] = "never waited for",
        [COLLECTIVE_ONE_RANK] = "one rank only",
        [COLLECTIVE_NO_PARTNER] = "on no other rank",
        [COLLECTIVE_OTHER_COUNT] = "not equally often on all ranks",
    };

    return why < COLLECTIVE_UNMATCHED_COUNT ? names[why] : "";
}
