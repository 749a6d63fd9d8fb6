#include "analyse/clocks.h"
#include "analyse/collective.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- collective waits ---- */

/* Transfer and waiting of the instances of collectives, the rank that was last, what it
 * did longer than the others, and the ranks that lack them (docs/semantics.md §10). */

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
    struct arena *arena;
    struct wait_group *groups; /* by text */
    struct wait_group all;     /* every rank of the set */
    size_t named_capacity;
    double *values;  /* one for each rank */
    uint32_t *clock; /* by rank of the list: its index in .clocks; UINT32_MAX: none */
    double *begins, *halves; /* one for each rank: ns on the common clock */
};

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

static void find_clocks(struct wait_groups *finding)
{
    const struct collective_list *list = finding->list;
    size_t n = list->rank_count;

    if (list->clocks == NULL)
        return;
    finding->clock = arena_new(finding->arena, n, sizeof *finding->clock);
    finding->begins = arena_new(finding->arena, n, sizeof *finding->begins);
    finding->halves = arena_new(finding->arena, n, sizeof *finding->halves);
    for (size_t r = 0; r < n; r++) {
        uint32_t clock = set_clocks_index(list->clocks, list->ranks[r].rank);
        bool aligned = clock != UINT32_MAX && set_clocks_aligned(list->clocks, clock);

        finding->clock[r] = aligned ? clock : UINT32_MAX;
    }
}

/* Maps the begins of an instance onto one clock. False: it has not all of its ranks. */
static bool map_begins(const struct wait_groups *finding,
                       const struct collective_instance *of)
{
    const struct collective_list *list = finding->list;
    uint32_t component = UINT32_MAX;

    for (size_t i = 0; i < of->row_count && list->clocks != NULL; i++) {
        const struct collective_row *row = &list->rows[list->members[of->rows + i]];
        uint32_t clock = finding->clock[row->rank];
        double half[2];

        if (clock == UINT32_MAX ||
            (i > 0 && list->clocks->clocks.ranks[clock].component != component))
            return false;
        component = list->clocks->clocks.ranks[clock].component;
        finding->begins[i] = set_clocks_map(list->clocks, clock, row->start, half);
        finding->halves[i] = fmax(half[0], half[1]);
    }
    return component != UINT32_MAX;
}

/* The last rank, by begins; the waits by it (docs/semantics.md §17). */
static void find_arrivals(const struct wait_groups *finding,
                          struct collective_instance *out)
{
    struct collective_list *list = finding->list;
    const uint32_t *rows = list->members + out->rows;
    const double *begins = finding->begins, *halves = finding->halves;
    size_t last = 0, second = 1;

    for (size_t i = 1; i < out->row_count; i++)
        if (begins[i] > begins[last]) {
            second = last;
            last = i;
        } else if (i > 1 && begins[i] > begins[second]) {
            second = i;
        }
    out->last = rows[last];
    out->transfer = list->rows[out->last].dur;
    out->by_clock = true;
    out->half = hypot(halves[last], halves[second]);
    out->certain = begins[last] - begins[second] > out->half;
    for (size_t i = 0; i < out->row_count; i++) {
        struct collective_row *row = &list->rows[rows[i]];

        row->wait = llround(fmin(begins[last] - begins[i], (double)row->dur));
        row->half = i != last      ? hypot(halves[last], halves[i])
                    : out->certain ? 0
                                   : out->half;
    }
}

static void find_wait(const struct wait_groups *finding, struct collective_instance *out)
{
    struct collective_list *list = finding->list;

    find_transfer(list, out);
    out->certain = true;
    if (map_begins(finding, out))
        find_arrivals(finding, out);
    for (size_t i = 0; i < out->row_count; i++) {
        struct collective_row *row = &list->rows[list->members[out->rows + i]];
        const struct collective_file *file = &list->files[row->file];
        const struct collective_busy *busy =
            file->busy_count > 0 ? list->busy + file->busy : NULL;

        if (!out->by_clock)
            row->wait = row->dur - out->transfer;
        row->exposed =
            row->wait - collective_busy_within(busy, file->busy_count, row->start,
                                               row->start + row->wait);
        out->wait += row->wait;
        out->exposed += row->exposed;
    }
}

/* What the last rank did longer than the median one. */
static void find_excess(const struct wait_groups *finding,
                        struct collective_instance *out)
{
    const struct collective_list *list = finding->list;
    size_t count = out->row_count;

    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++) {
        for (size_t i = 0; i < count; i++)
            finding->values[i] =
                (double)list->rows[list->members[out->rows + i]].before[kind];
        out->excess[kind] = (double)list->rows[out->last].before[kind] -
                            statistics_quantile(finding->values, count, 0.5, NULL);
    }
}

/* ---- ranks that lack an instance ---- */

static bool is_listed(const struct collective_list *list, int64_t rank)
{
    size_t low = ARRAY_FIRST(at, 0, list->rank_count, list->ranks[at].rank >= rank);

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

static void find_all(struct wait_groups *finding)
{
    const struct collective_list *list = finding->list;
    const struct set_view *view = list->view;
    size_t most = view != NULL ? view->file_count : list->rank_count;
    int64_t *ranks = arena_new(finding->arena, most, sizeof *ranks);

    finding->all.ranks = ranks;
    for (size_t i = 0; i < most; i++) {
        int64_t rank = view != NULL ? view->by_rank[i]->rank : list->ranks[i].rank;

        if (finding->all.count == 0 || ranks[finding->all.count - 1] != rank)
            ranks[finding->all.count++] = rank;
    }
}

static void read_group(const struct collective_list *list, uint32_t text,
                       struct arena *arena, struct wait_group *group)
{
    size_t length = strings_length(&list->texts, text);
    size_t most = length / 2 + 1 < GROUP_RANKS_MAX ? length / 2 + 1 : GROUP_RANKS_MAX;
    int64_t *ranks = arena_new(arena, most, sizeof *ranks);
    size_t count, kept = 0;

    group->is_read = true;
    if (!collective_read_ranks(strings_text(&list->texts, text), length, ranks, most,
                               &count))
        return;
    qsort(ranks, count, sizeof *ranks, number_order_int64);
    for (size_t i = 0; i < count; i++)
        if (may_lack(list, ranks[i]) && (kept == 0 || ranks[kept - 1] != ranks[i]))
            ranks[kept++] = ranks[i];
    group->count = kept;
    group->ranks = ranks;
}

/* The ranks that the row of one rank names; NULL: none. */
static struct wait_group *find_named(struct wait_groups *finding, uint32_t row)
{
    const struct collective_list *list = finding->list;
    uint32_t text = list->facts[list->rows[row].facts].group_ranks;
    struct wait_group *group = text == COLLECTIVE_NONE ? NULL : &finding->groups[text];

    if (group != NULL && !group->is_read)
        read_group(list, text, finding->arena, group);
    return group == NULL || group->ranks == NULL ? NULL : group;
}

/* The group of an instance, from its first rank that states it; NULL: its ranks are not
 * known. */
static struct wait_group *find_group(struct wait_groups *finding,
                                     const struct collective_instance *instance)
{
    const struct collective_list *list = finding->list;
    const uint32_t *rows = list->members + instance->rows;
    struct wait_group *group = NULL;
    bool is_all = false;

    for (size_t i = 0; i < instance->row_count && group == NULL; i++) {
        group = find_named(finding, rows[i]);
        is_all |= list->facts[list->rows[rows[i]].facts].group_size ==
                  (int64_t)finding->all.count;
    }
    return group == NULL && is_all ? &finding->all : group;
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

static void list_missing(struct wait_groups *finding, const struct wait_group *group,
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
        ARENA_RESERVE(list->arena, list->missing, finding->named_capacity,
                      list->missing_count + 1);
        list->missing[list->missing_count++] = group->ranks[i];
    }
    out->missing_count = list->missing_count - out->missing;
}

/* Most instances of one group have the same ranks; these share a list. */
static void find_missing(struct wait_groups *finding, size_t number)
{
    struct collective_list *list = finding->list;
    struct collective_instance *out = &list->instances[number];
    struct wait_group *group = find_group(finding, out);

    if (group == NULL)
        return;
    const struct collective_instance *before =
        group->instance == 0 ? NULL : &list->instances[group->instance - 1];
    if (before != NULL && has_same_ranks(list, before, out)) {
        out->missing = before->missing;
        out->missing_count = before->missing_count;
        return;
    }
    if (list->missing_count + group->count > NAMED_MAX) {
        list->missing_cut++;
        return;
    }
    group->instance = number + 1;
    list_missing(finding, group, out);
}

/* Fills the instances of a list, and the waits of their rows. */
static void collective_waits_find(struct collective_list *list, struct arena *arena)
{
    struct budget *budget = arena->budget;
    struct wait_groups finding = {
        .list = list,
        .arena = arena,
        .groups = arena_new(arena, list->texts.count, sizeof *finding.groups),
        .values = arena_new(arena, list->rank_count, sizeof *finding.values)};

    find_all(&finding);
    find_clocks(&finding);
    for (size_t i = 0; i < list->instance_count && !budget_is_over(budget); i++) {
        if (list->bare) {
            find_transfer(list, &list->instances[i]);
            continue;
        }
        find_wait(&finding, &list->instances[i]);
        find_excess(&finding, &list->instances[i]);
        find_missing(&finding, i);
    }
    for (size_t i = 0; i < list->uneven_count && !budget_is_over(budget); i++)
        find_transfer(list, &list->uneven[i]);
}

/* ---- collective match ---- */

/* See collective.h.
 *
 * Rows of one key get one number, and a sort by counting brings them together: rank by
 * rank, by start, as they are in the list. */

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
    struct arena *arena;
    struct strings keys;
    uint32_t *key_of_row; /* STRINGS_NONE: none */
    size_t *begin;        /* by key, in `ordered`, and one more */
    uint32_t *ordered;    /* rows by key */
    size_t member_count;
    size_t instance_capacity, uneven_capacity;
};

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

static void number_keys(struct matching *matching, enum pass pass)
{
    const struct collective_list *list = matching->list;

    strings_free(&matching->keys);
    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];
        struct match_key key;

        matching->key_of_row[i] = STRINGS_NONE;
        if (budget_is_over(list->arena->budget) || row->instance != COLLECTIVE_NONE ||
            !may_match(&list->facts[row->facts]) || !key_of(list, row, pass, &key))
            continue;
        matching->key_of_row[i] =
            strings_add(&matching->keys, (const char *)&key, sizeof key);
    }
}

static void order_by_key(struct matching *matching)
{
    size_t rows = matching->list->row_count, keys = matching->keys.count;

    arena_release(matching->arena, matching->begin);
    matching->begin = arena_new(matching->arena, keys + 2, sizeof *matching->begin);
    size_t *begin = matching->begin;
    for (size_t i = 0; i < rows; i++)
        if (matching->key_of_row[i] != STRINGS_NONE)
            begin[matching->key_of_row[i] + 2]++;
    for (size_t i = 2; i < keys + 2; i++)
        begin[i] += begin[i - 1];
    for (size_t i = 0; i < rows; i++)
        if (matching->key_of_row[i] != STRINGS_NONE)
            matching->ordered[begin[matching->key_of_row[i] + 1]++] = (uint32_t)i;
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
static void add_instances(struct matching *matching, const uint32_t *rows, size_t ranks,
                          size_t each)
{
    struct collective_list *list = matching->list;

    for (size_t n = 0; n < each; n++) {
        bool uneven = is_uneven(list, rows + n, ranks, each);
        size_t *count = uneven ? &list->uneven_count : &list->instance_count;

        if (uneven)
            ARENA_RESERVE(list->arena, list->uneven, matching->uneven_capacity,
                          *count + 1);
        else
            ARENA_RESERVE(list->arena, list->instances, matching->instance_capacity,
                          *count + 1);
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
}

static void match_pass(struct matching *matching, enum pass pass)
{
    number_keys(matching, pass);
    order_by_key(matching);
    for (uint32_t key = 0; key < matching->keys.count; key++) {
        const uint32_t *rows = matching->ordered + matching->begin[key];
        size_t count = matching->begin[key + 1] - matching->begin[key];
        size_t ranks = count_ranks(matching->list, rows, count);

        for (size_t i = 0; i < count; i++)
            matching->list->rows[rows[i]].other_count = ranks == 0;
        if (budget_is_over(matching->arena->budget))
            return;
        if (ranks >= 2)
            add_instances(matching, rows, ranks, count / ranks);
    }
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

void collective_match(struct collective_list *list)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(list->arena->budget);
    size_t rows = list->row_count;
    struct matching matching = {
        .list = list,
        .arena = arena,
        .key_of_row = arena_new(arena, rows, sizeof *matching.key_of_row),
        .ordered = arena_new(arena, rows, sizeof *matching.ordered)};

    strings_init_in(&matching.keys, KEYS_MAX, arena);
    list->members = arena_new(list->arena, rows, sizeof *list->members);
    for (enum pass pass = 0; pass < PASSES; pass++)
        match_pass(&matching, pass);
    order_instances(list, list->instances, list->instance_count);
    order_instances(list, list->uneven, list->uneven_count);
    collective_waits_find(list, arena);
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

/* ---- collective savings ---- */

/* How much earlier each rank of an instance would finish if the last rank came with the
 * others: the shortest exposed wait of the others, but at most the time by which the last
 * rank exceeds the median rank. */
static double collective_saving(const struct collective_list *list,
                                const struct collective_instance *instance)
{
    double saving = 0, shortest = -1;

    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++)
        saving += instance->excess[kind];
    for (size_t i = 0; i < instance->row_count; i++) {
        uint32_t row = list->members[instance->rows + i];
        double exposed = (double)list->rows[row].exposed;

        if (row != instance->last && (shortest < 0 || exposed < shortest))
            shortest = exposed;
    }
    saving = saving < shortest ? saving : shortest;
    return saving > 0 && instance->certain ? saving : 0;
}

void collective_savings_make(const struct collective_list *list, double *of_ranks,
                             double *of_samples)
{
    for (size_t i = 0; i < list->instance_count && !budget_is_over(list->arena->budget);
         i++) {
        const struct collective_instance *instance = &list->instances[i];
        const struct collective_row *last = &list->rows[instance->last];
        double saving = collective_saving(list, instance) * (double)instance->row_count;

        of_ranks[last->rank] += saving;
        of_samples[last->sample] += saving;
    }
}

/* ---- collective stragglers ---- */

#define SHARE_OF_WAITING 0.5
#define SHARE_OF_STEP 0.02

struct collective_waiting collective_waiting_of(const struct collective_list *list,
                                                const struct collective_sum *of_ranks)
{
    struct collective_waiting waiting = {0};

    for (size_t i = 0; i < list->rank_count; i++) {
        number_add_to(&waiting.exposed, of_ranks[i].exposed);
        waiting.ranks += list->ranks[i].row_count > 0;
    }
    return waiting;
}

/* Both sides of the second comparison are sums over the samples of the rank. */
bool collective_is_straggler(const struct collective_list *list,
                             const struct collective_waiting *waiting, size_t rank,
                             const struct collective_sum *sum)
{
    double others = (double)waiting->ranks - 1;

    return sum->caused > 0 && others > 0 &&
           (double)sum->caused >= SHARE_OF_WAITING * (double)waiting->exposed &&
           (double)sum->caused >=
               SHARE_OF_STEP * (double)list->ranks[rank].step_time * others;
}
