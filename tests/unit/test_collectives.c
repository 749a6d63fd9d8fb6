/* Collectives of random ranks, against docs/semantics.md §10 read word by word: every row
 * looks at every other one, and every µs of a wait at every kernel. */
#include "analyse/collective.h"
#include "collective_trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 150
#define RANKS_MAX 4

/* ---- random ranks ---- */

static const char *const names[] = {"allreduce", "all_to_all", "all_to_allv", "send",
                                    "broadcast"};

/* What all ranks have in common of one collective; it may lack anything. */
static void make_facts(struct chance *chance, int seq, char *out, size_t size)
{
    int length =
        snprintf(out, size, "\"Collective name\":\"%s\"", names[chance_below(chance, 5)]);

    if (chance_below(chance, 4) > 0)
        length += snprintf(out + length, size - (size_t)length,
                           ",\"Process Group Name\":\"g%u\"", chance_below(chance, 2));
    if (chance_below(chance, 3) > 0)
        length += snprintf(out + length, size - (size_t)length, ",\"Seq\":%d",
                           chance_below(chance, 4) == 0 ? 1 : seq);
    if (chance_below(chance, 2) == 0)
        snprintf(out + length, size - (size_t)length, ",\"Comms Id\":\"%s\"",
                 chance_below(chance, 2) == 0 ? "18446744073709551615" : "-1");
}

static void make_rank(struct chance *chance, uint64_t common, int number,
                      struct test_rank *rank)
{
    struct chance same = {common};
    struct span_text span;
    int correlation = 1;

    span_begin(&span);
    for (int step = 0; step < 2; step++) {
        int at = step * 1000 + 20;

        trace_step(&span, step + 1, step * 1000, 1000);
        for (int i = 0; i < 6; i++) {
            char facts[200];
            int start = at + (int)chance_below(chance, 60);
            int dur = 1 + (int)chance_below(chance, 200);

            make_facts(&same, i, facts, sizeof facts);
            span_launch(&span, "gemm", 7 + i % 2, at, 1,
                        start - 15 + (int)chance_below(chance, 40),
                        1 + (int)chance_below(chance, 30), correlation++);
            if (chance_below(chance, 8) > 0)
                trace_collective(&span, start, dur, correlation++, facts);
            at += 120;
        }
    }
    rank_make(rank, &span, 1, &trace_options);
    rank->rows.rank = number;
}

/* ---- word by word ---- */

static bool is_same_key(const struct collective_list *list, size_t a, size_t b, int pass)
{
    const struct collective_row *left = &list->rows[a], *right = &list->rows[b];
    const struct collective_facts *one = &list->facts[left->facts];
    const struct collective_facts *other = &list->facts[right->facts];
    bool same_seq = left->has_seq && right->has_seq && left->seq == right->seq;
    bool same_name = one->name == other->name && one->group == other->group;

    if (list->samples[left->sample].number != list->samples[right->sample].number)
        return false;
    switch (pass) {
    case 0:
        return same_seq && left->has_comms_id && right->has_comms_id &&
               left->comms_id == right->comms_id &&
               left->comms_id_is_wide == right->comms_id_is_wide;
    case 1:
        return same_seq && same_name && one->group != COLLECTIVE_NONE;
    default:
        return !left->has_seq && !right->has_seq && same_name;
    }
}

static bool may_match(const struct collective_list *list, size_t row)
{
    const struct collective_facts *facts = &list->facts[list->rows[row].facts];

    return facts->class != COLLECTIVE_POINT_TO_POINT && facts->class != COLLECTIVE_OTHER;
}

/* The lowest row of the instance of a row, of those that `taken` leaves; SIZE_MAX: it has
 * none in this pass. */
static size_t find_lowest(const struct collective_list *list, const bool *taken,
                          size_t row, int pass)
{
    size_t counts[RANKS_MAX] = {0}, nth = 0, ranks = 0, lowest = SIZE_MAX;

    for (size_t i = 0; i < list->row_count; i++) {
        if (taken[i] || !may_match(list, i) || !is_same_key(list, row, i, pass))
            continue;
        nth += i < row && list->rows[i].rank == list->rows[row].rank;
        counts[list->rows[i].rank]++;
    }
    for (size_t i = 0; i < RANKS_MAX; i++) {
        ranks += counts[i] > 0;
        if (counts[i] > 0 && counts[i] != counts[list->rows[row].rank])
            return SIZE_MAX;
    }
    for (size_t i = 0, seen = 0; i < list->row_count && lowest == SIZE_MAX; i++) {
        bool first = i == 0 || list->rows[i].rank != list->rows[i - 1].rank;

        seen = first ? 0 : seen;
        if (taken[i] || !may_match(list, i) || !is_same_key(list, row, i, pass))
            continue;
        if (seen++ == nth)
            lowest = i;
    }
    return ranks >= 2 ? lowest : SIZE_MAX;
}

static void match_slowly(const struct collective_list *list, size_t *lowest)
{
    bool *taken = calloc(list->row_count + 1, sizeof *taken);

    for (size_t i = 0; i < list->row_count; i++)
        lowest[i] = SIZE_MAX;
    for (int pass = 0; pass < 3; pass++) {
        for (size_t i = 0; i < list->row_count; i++)
            if (!taken[i] && may_match(list, i) && is_same_key(list, i, i, pass))
                lowest[i] = find_lowest(list, taken, i, pass);
        for (size_t i = 0; i < list->row_count; i++)
            taken[i] = lowest[i] != SIZE_MAX;
    }
    free(taken);
}

/* The µs of the first `wait` in which no compute kernel of the file runs. */
static int64_t exposed_slowly(const struct trace_recording *recording,
                              const struct collective_row *row, int64_t wait)
{
    const struct trace_events *events = &recording->events;
    int64_t exposed = 0;

    for (int64_t at = row->start; at < row->start + wait; at += 1000) {
        bool busy = false;

        for (uint32_t i = 0; i < events->count && !busy; i++)
            busy = recording->ops[events->op[i]].kind == TRACE_KIND_COMPUTATION &&
                   events->ts[i] <= at && at < events->ts[i] + events->dur[i];
        exposed += busy ? 0 : 1000;
    }
    return exposed;
}

static size_t matched, hidden;

static void check_waits(const struct collective_list *list, const size_t *lowest,
                        size_t row, const struct test_rank *ranks)
{
    const struct collective_row *of = &list->rows[row];
    int64_t shortest = INT64_MAX;
    bool never = false;

    for (size_t i = 0; i < list->row_count; i++) {
        if (lowest[i] != lowest[row])
            continue;
        shortest = list->rows[i].dur < shortest ? list->rows[i].dur : shortest;
        never |= list->facts[list->rows[i].facts].never_waited_for;
        assert_int_equal(list->rows[i].instance, of->instance);
    }
    assert_int_equal(of->is_uneven, never);
    if (never)
        return;
    assert_int_equal(list->instances[of->instance].transfer, shortest);
    assert_int_equal(of->wait, of->dur - shortest);
    assert_int_equal(of->exposed, exposed_slowly(ranks[of->rank].recordings[0], of,
                                                 of->dur - shortest));
    matched++;
    hidden += of->exposed != of->wait;
}

/* Caused times add up to the exposed waits. */
static void check_sums(const struct collective_list *list)
{
    struct collective_sum sums[RANKS_MAX] = {0};
    int64_t exposed = 0, caused = 0;

    collective_sums_make(list, sums, NULL);
    for (size_t i = 0; i < list->rank_count; i++) {
        exposed += sums[i].exposed;
        caused += sums[i].caused;
    }
    assert_int_equal(exposed, caused);
}

static void check(struct collective_list *list, const struct test_rank *ranks)
{
    size_t *lowest = calloc(list->row_count + 1, sizeof *lowest);

    match_slowly(list, lowest);
    collective_match(list);
    for (size_t i = 0; i < list->row_count; i++) {
        assert_int_equal(list->rows[i].instance == COLLECTIVE_NONE,
                         lowest[i] == SIZE_MAX);
        if (lowest[i] != SIZE_MAX)
            check_waits(list, lowest, i, ranks);
    }
    check_sums(list);
    free(lowest);
}

static void random_ranks(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
        struct chance chance = {seed};
        int count = 1 + (int)chance_below(&chance, RANKS_MAX);
        struct test_rank ranks[RANKS_MAX];
        struct collective_list list;

        collective_list_init(&list, arena_make(NULL));
        for (int i = 0; i < count; i++) {
            struct collective_list part;

            make_rank(&chance, seed * 77, i, &ranks[i]);
            collective_list_init(&part, arena_make(NULL));
            collective_gather(&ranks[i].rows, &part);
            collective_list_append(&list, &part);
            arena_free(&part.arena);
        }
        check(&list, ranks);
        arena_free(&list.arena);
        for (int i = 0; i < count; i++)
            rank_free(&ranks[i]);
    }
    assert_true(matched > 500); /* else it proves nothing */
    assert_true(hidden > 50);
}

#define KEYS 20000
#define KEY_BYTES 32 /* of each at least */

/* One rank whose rows have a key of their own each. */
static int match_keys(uint64_t memory, uint64_t *most)
{
    struct budget budget = {.memory = memory};
    struct collective_list list;
    struct error error;

    budget_begin(&budget);
    struct arena *arena = arena_make(&budget);
    collective_list_init(&list, arena);
    const struct collective_facts facts = {
        .name = collective_list_text(&list, "allreduce", strlen("allreduce")),
        .group = collective_list_text(&list, "0", 1),
        .group_ranks = COLLECTIVE_NONE,
        .dtype = COLLECTIVE_NONE};
    uint32_t of_all = collective_list_facts(&list, &facts);
    list.rows = arena_new(arena, KEYS, sizeof *list.rows);
    list.samples = arena_new(arena, 1, sizeof *list.samples);
    list.ranks = arena_new(arena, 1, sizeof *list.ranks);
    list.files = arena_new(arena, 1, sizeof *list.files);
    list.sample_count = list.rank_count = list.file_count = 1;
    list.ranks[0] = (struct collective_rank){.row_count = KEYS, .sample_count = 1};
    for (int i = 0; i < KEYS; i++)
        list.rows[list.row_count++] =
            (struct collective_row){.start = i,
                                    .dur = 1,
                                    .seq = i,
                                    .has_seq = true,
                                    .facts = of_all,
                                    .instance = COLLECTIVE_NONE};
    *most = budget.memory_used;
    collective_match(&list);
    int status = budget_look(&budget, &error);
    *most = budget.memory_used - *most;
    arena_free(&arena);
    assert_int_equal(budget.memory_used, 0);
    return status;
}

/* The memory that matching keeps is counted when it ends; the keys, which do not, too. */
static void keys_count_as_memory(void **state)
{
    uint64_t stays, ignored;

    (void)state;
    assert_int_equal(match_keys((uint64_t)1 << 30, &stays), 0);
    uint64_t before = KEYS * sizeof(struct collective_row) + ((uint64_t)1 << 16);
    assert_int_equal(match_keys(before + stays, &ignored), -ERROR_TIMEOUT);
    assert_int_equal(
        match_keys(before + stays + (uint64_t)KEYS * KEY_BYTES / 2, &ignored),
        -ERROR_TIMEOUT);
    assert_int_equal(match_keys(2 * (before + stays) + ((uint64_t)8 << 20), &ignored), 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {cmocka_unit_test(random_ranks),
                                              cmocka_unit_test(keys_count_as_memory)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
