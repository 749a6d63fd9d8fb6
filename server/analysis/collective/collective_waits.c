/* See collective_waits.h. */
#include "analysis/collective/collective_waits.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* At most this many ranks are named in total: forged lists could name them without
 * end. */
#define NAMED_MAX ((size_t)1 << 22)
/* A list of ranks is a text of at most 16 KiB. */
#define GROUP_RANKS_MAX ((size_t)8 << 10)

/* The ranks of a group. */
struct wait_group {
    bool is_read;
    int64_t *ranks; /* ascending; NULL: not said */
    size_t count;
    size_t instance; /* the last one whose missing ranks were listed, + 1 */
};

struct wait_groups {
    struct collective_list *list;
    struct wait_group *groups; /* by text */
    struct wait_group all;     /* every rank of the set */
    size_t named_capacity;
    int64_t *values; /* one for each rank */
};

static void wait_groups_free(struct wait_groups *finding)
{
    for (uint32_t i = 0; finding->groups != NULL && i < finding->list->texts.count; i++)
        free(finding->groups[i].ranks);
    free(finding->groups);
    free(finding->all.ranks);
    free(finding->values);
}

static int compare_numbers(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

/* ---- waiting ---- */

static void find_transfer(struct collective_list *list, struct collective_instance *out)
{
    const uint32_t *rows = list->members + out->rows;

    out->last = rows[0];
    for (size_t i = 0; i < out->row_count; i++) {
        int64_t dur = list->rows[rows[i]].dur;

        out->longest = dur > out->longest ? dur : out->longest;
        if (dur < list->rows[out->last].dur)
            out->last = rows[i];
    }
    out->transfer = list->rows[out->last].dur;
}

static void find_wait(struct collective_list *list, struct collective_instance *out)
{
    for (size_t i = 0; i < out->row_count; i++) {
        struct collective_row *row = &list->rows[list->members[out->rows + i]];
        const struct collective_file *file = &list->files[row->file];

        row->wait = row->dur - out->transfer;
        row->exposed =
            row->wait - collective_busy_within(list->busy + file->busy, file->busy_count,
                                               row->start, row->start + row->wait);
        out->wait += row->wait;
        out->exposed += row->exposed;
    }
}

/* What the last rank did longer than the median one. */
static void find_excess(const struct wait_groups *finding,
                        struct collective_instance *out)
{
    const struct collective_list *list = finding->list;
    size_t count = out->row_count, middle = count / 2, before = (count - 1) / 2;

    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++) {
        for (size_t i = 0; i < count; i++)
            finding->values[i] = list->rows[list->members[out->rows + i]].before[kind];
        qsort(finding->values, count, sizeof *finding->values, compare_numbers);
        double median =
            ((double)finding->values[before] + (double)finding->values[middle]) / 2;
        out->excess[kind] = (double)list->rows[out->last].before[kind] - median;
    }
}

/* ---- ranks that lack an instance ---- */

static bool is_listed(const struct collective_list *list, int64_t rank)
{
    size_t low = 0, high = list->rank_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (list->ranks[middle].rank < rank)
            low = middle + 1;
        else
            high = middle;
    }
    return low < list->rank_count && list->ranks[low].rank == rank;
}

/* Nothing is known about ranks of the set that were not read. */
static bool may_lack(const struct collective_list *list, int64_t rank)
{
    size_t files = 0;

    if (list->view != NULL)
        set_view_find_rank(list->view, rank, &files);
    return files == 0 || is_listed(list, rank);
}

static bool find_all(struct wait_groups *finding)
{
    const struct collective_list *list = finding->list;
    const struct set_view *view = list->view;
    size_t most = view != NULL ? view->file_count : list->rank_count;
    int64_t *ranks = calloc(most + 1, sizeof *ranks);

    finding->all.ranks = ranks;
    for (size_t i = 0; ranks != NULL && i < most; i++) {
        int64_t rank = view != NULL ? view->by_rank[i]->rank : list->ranks[i].rank;

        if (finding->all.count == 0 || ranks[finding->all.count - 1] != rank)
            ranks[finding->all.count++] = rank;
    }
    return ranks != NULL;
}

static bool read_group(const struct collective_list *list, uint32_t text,
                       struct wait_group *group)
{
    size_t length = strings_length(&list->texts, text);
    size_t most = length / 2 + 1 < GROUP_RANKS_MAX ? length / 2 + 1 : GROUP_RANKS_MAX;
    CLEANUP_FREE int64_t *ranks = calloc(most, sizeof *ranks);
    size_t count, kept = 0;

    group->is_read = true;
    if (ranks == NULL)
        return false;
    if (!collective_read_ranks(strings_text(&list->texts, text), length, ranks, most,
                               &count))
        return true;
    qsort(ranks, count, sizeof *ranks, compare_numbers);
    for (size_t i = 0; i < count; i++)
        if (may_lack(list, ranks[i]) && (kept == 0 || ranks[kept - 1] != ranks[i]))
            ranks[kept++] = ranks[i];
    group->count = kept;
    group->ranks = TAKE_PTR(ranks);
    return true;
}

/* The ranks that the row of one rank names; NULL: none. */
static bool find_named(struct wait_groups *finding, uint32_t row, struct wait_group **out)
{
    const struct collective_list *list = finding->list;
    uint32_t text = list->facts[list->rows[row].facts].group_ranks;
    struct wait_group *group = text == COLLECTIVE_NONE ? NULL : &finding->groups[text];

    if (group != NULL && !group->is_read && !read_group(list, text, group))
        return false;
    *out = group == NULL || group->ranks == NULL ? NULL : group;
    return true;
}

/* The group of an instance, from its first rank that states it; NULL: its ranks are not
 * known. */
static bool find_group(struct wait_groups *finding,
                       const struct collective_instance *instance,
                       struct wait_group **out)
{
    const struct collective_list *list = finding->list;
    const uint32_t *rows = list->members + instance->rows;
    bool is_all = false;

    *out = NULL;
    for (size_t i = 0; i < instance->row_count && *out == NULL; i++) {
        if (!find_named(finding, rows[i], out))
            return false;
        is_all |= list->facts[list->rows[rows[i]].facts].group_size ==
                  (int64_t)finding->all.count;
    }
    if (*out == NULL && is_all)
        *out = &finding->all;
    return true;
}

static int64_t rank_of(const struct collective_list *list,
                       const struct collective_instance *instance, size_t member)
{
    return list->ranks[list->rows[list->members[instance->rows + member]].rank].rank;
}

static bool has_same_ranks(const struct collective_list *list,
                           const struct collective_instance *a,
                           const struct collective_instance *b)
{
    if (a->row_count != b->row_count)
        return false;
    for (size_t i = 0; i < a->row_count; i++)
        if (rank_of(list, a, i) != rank_of(list, b, i))
            return false;
    return true;
}

static bool list_missing(struct wait_groups *finding, const struct wait_group *group,
                         struct collective_instance *out)
{
    struct collective_list *list = finding->list;
    size_t member = 0;

    out->missing = list->missing_count;
    for (size_t i = 0; i < group->count; i++) {
        while (member < out->row_count && rank_of(list, out, member) < group->ranks[i])
            member++;
        if ((member < out->row_count && rank_of(list, out, member) == group->ranks[i]) ||
            !may_lack(list, group->ranks[i]))
            continue;
        if (!ARRAY_RESERVE(list->missing, finding->named_capacity,
                           list->missing_count + 1))
            return false;
        list->missing[list->missing_count++] = group->ranks[i];
    }
    out->missing_count = list->missing_count - out->missing;
    return true;
}

/* Most instances of one group have the same ranks; these share a list. */
static bool find_missing(struct wait_groups *finding, size_t number)
{
    struct collective_list *list = finding->list;
    struct collective_instance *out = &list->instances[number];
    struct wait_group *group;
    struct error over; /* the caller checks the budget again */

    if (!find_group(finding, out, &group))
        return false;
    if (group == NULL)
        return true;
    const struct collective_instance *before =
        group->instance == 0 ? NULL : &list->instances[group->instance - 1];
    if (before != NULL && has_same_ranks(list, before, out)) {
        out->missing = before->missing;
        out->missing_count = before->missing_count;
        return true;
    }
    if (list->missing_count + group->count > NAMED_MAX) {
        list->missing_cut++;
        return true;
    }
    if (budget_share_take(&list->memory, group->count * sizeof *list->missing, &over) !=
        0)
        return false;
    group->instance = number + 1;
    return list_missing(finding, group, out);
}

/* ---- the whole ---- */

static bool fill(struct wait_groups *finding)
{
    struct collective_list *list = finding->list;

    for (size_t i = 0; i < list->instance_count; i++) {
        if (budget_is_over(list->memory.budget))
            return false;
        find_transfer(list, &list->instances[i]);
        find_wait(list, &list->instances[i]);
        find_excess(finding, &list->instances[i]);
        if (!find_missing(finding, i))
            return false;
    }
    for (size_t i = 0; i < list->uneven_count; i++) {
        if (budget_is_over(list->memory.budget))
            return false;
        find_transfer(list, &list->uneven[i]);
    }
    return true;
}

int collective_waits_find(struct collective_list *list, struct error *error)
{
    CLEANUP(wait_groups_free) struct wait_groups finding = {.list = list};

    finding.groups = calloc((size_t)list->texts.count + 1, sizeof *finding.groups);
    finding.values = calloc(list->rank_count + 1, sizeof *finding.values);
    if (finding.groups == NULL || finding.values == NULL || !find_all(&finding) ||
        !fill(&finding))
        return budget_or_memory(list->memory.budget, error);
    return 0;
}
