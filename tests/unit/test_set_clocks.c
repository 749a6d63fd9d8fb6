/* The clocks of a stored set: found once, kept, and found anew where what was kept is
 * damaged; a set that was joined has its own. */
#include "analyse/clocks.h"
#include "analyse/lanes.h"
#include "base/budget.h"
#include "regroup_place.h"
#include "store/store.h"

#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COLLECTIVES 12

/* All-reduces that end together; the clock is `ahead` µs ahead. */
static void write_rank(struct place *place, const char *name, int rank, int ahead)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    buffer_printf(&text,
                  "{\"host_name\":\"node%d\",\"distributedInfo\":{\"rank\":%d},"
                  "\"traceEvents\":[",
                  rank / 2, rank);
    for (int i = 0; i < COLLECTIVES; i++) {
        char ts[20], dur[20], facts[200];

        snprintf(ts, sizeof ts, "%d", 1000 + ahead + 1000 * i + 30 * rank);
        snprintf(dur, sizeof dur, "%d.%d", 400 - 30 * rank, (i * 7 + rank) % 10);
        snprintf(facts, sizeof facts,
                 "\"correlation\":%d,\"device\":0,\"stream\":20,\"Seq\":%d,"
                 "\"Collective name\":\"allreduce\",\"Process Group Name\":\"dp\","
                 "\"Group size\":3",
                 i + 1, i);
        add_event(&text, "kernel", "ncclDevKernel_AllReduce", 0, 20, ts, dur, facts);
    }
    buffer_append_text(&text, "]}");
    scratch_write(&place->scratch, name, text.bytes, text.length);
}

static void read_set(struct place *place, const char *id, struct arena *arena,
                     struct set_clocks *out)
{
    struct error error;

    if (set_clocks_read(place->store, id, NULL, arena, out, &error) != 0)
        fail_msg("%s", error.message);
}

static const char *kept_path(struct place *place, const char *id)
{
    char name[100];

    snprintf(name, sizeof name, "data/cache/%s-clocks2", id);
    return scratch_path(&place->scratch, name);
}

/* A file that is written anew is another one. */
static ino_t kept_file(struct place *place, const char *id)
{
    struct stat status;

    assert_int_equal(stat(kept_path(place, id), &status), 0);
    return status.st_ino;
}

static void assert_three(const struct set_clocks *set)
{
    assert_int_equal(set->rank_count, 3);
    assert_int_equal(set->status, CLOCKS_SET_ONE_CLOCK);
    assert_string_equal(set_clocks_status_name(set->status), "one_clock");
    assert_int_equal(set->clocks.component_count, 1);
    assert_false(set->identity[0]);
    assert_int_equal(set->hosts[0], set->hosts[1]);
    assert_int_not_equal(set->hosts[0], set->hosts[2]);
    assert_int_equal(set_clocks_index(set, 2), 2);
    assert_int_equal(set_clocks_index(set, 3), UINT32_MAX);
    for (uint32_t r = 0; r < 3; r++) {
        double half[2], ahead = r == 0 ? 0 : r == 1 ? 700e3 : -300e3;
        int64_t time = set->clocks.components[0].t0 + 5000000;
        double at = set_clocks_map(set, r, time, half);

        assert_true(set_clocks_aligned(set, r));
        assert_int_equal(set->ranks[r], r);
        assert_true(fabs(at - (5000000 - ahead)) < 2000);
        assert_true(r == 0 ? half[0] == 0 : half[0] > 0 && half[0] < 50000);
        assert_int_equal(set_clocks_back(set, r, at), time);
    }
}

static void assert_same(const struct set_clocks *a, const struct set_clocks *b)
{
    assert_three(b);
    assert_memory_equal(a->clocks.ranks, b->clocks.ranks, 3 * sizeof *a->clocks.ranks);
    assert_memory_equal(a->clocks.components, b->clocks.components,
                        sizeof *a->clocks.components);
}

static void clocks_are_kept(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct set_clocks first, kept, again;
    PLACE place;
    RESULT result;

    (void)state;
    place_open(&place);
    write_rank(&place, "a/rank0.json", 0, 0);
    write_rank(&place, "a/rank1.json", 1, 700);
    write_rank(&place, "a/rank2.json", 2, -300);
    place_ingest(&place, "a", &result);
    read_set(&place, result.set_id, arena, &first);
    assert_three(&first);
    int fd = open(kept_path(&place, result.set_id), O_RDWR | O_CLOEXEC);
    ino_t file = kept_file(&place, result.set_id);
    assert_true(fd >= 0);
    read_set(&place, result.set_id, arena, &kept);
    assert_same(&first, &kept);
    assert_int_equal(kept_file(&place, result.set_id), file);
    /* Damaged, and cut. */
    assert_int_equal(pwrite(fd, "\xff\xff", 2, 100), 2);
    read_set(&place, result.set_id, arena, &again);
    assert_same(&first, &again);
    assert_int_not_equal(kept_file(&place, result.set_id), file);
    close(fd);
    assert_int_equal(truncate(kept_path(&place, result.set_id), 90), 0);
    read_set(&place, result.set_id, arena, &again);
    assert_same(&first, &again);
}

/* A thread that finds the clocks, and one that asks for them meanwhile. */
struct two {
    struct place *place;
    const char *id;
    struct budget first, second;
    bool cancels;
    pthread_t thread;
    bool began;
    atomic_uint looks; /* of the second at its budget */
    atomic_bool ended;
    int status;
};

static void *ask_second(void *context)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct two *two = context;
    struct set_clocks clocks;
    struct error error;

    two->status =
        set_clocks_read(two->place->store, two->id, &two->second, arena, &clocks, &error);
    atomic_store(&two->ended, true);
    return NULL;
}

/* The next look at the budget asks its hook, however soon it is. */
static void ask_soon(struct budget *budget)
{
    atomic_store(&budget->asked_ns, INT64_MIN / 2);
}

static bool second_looks(void *context)
{
    struct two *two = context;

    atomic_fetch_add(&two->looks, 1);
    ask_soon(&two->second);
    return false;
}

/* In the first look of the first at its budget, the second begins; the first goes on when
 * that one has looked again and again, or has ended. */
static bool first_looks(void *context)
{
    struct two *two = context;

    if (two->began)
        return false;
    two->began = true;
    assert_int_equal(pthread_create(&two->thread, NULL, ask_second, two), 0);
    while (atomic_load(&two->looks) < 6 && !atomic_load(&two->ended))
        sched_yield();
    return two->cancels;
}

#define LITTLE (64 << 10) /* enough to read clocks, not to find them */

/* `memory`: of the second. Returns how the first ended. */
static int ask_both(struct two *two, uint64_t memory)
{
    CLEANUP_BUFFER struct buffer clocks = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer meets = BUFFER(TEXT_MAX);
    struct error error;

    two->first = (struct budget){.is_gone = first_looks, .context = two};
    two->second =
        (struct budget){.is_gone = second_looks, .context = two, .memory = memory};
    budget_begin(&two->first);
    budget_begin(&two->second);
    ask_soon(&two->first);
    ask_soon(&two->second);
    int status =
        set_clocks_find(two->place->store, two->id, &two->first, &clocks, &meets, &error);
    assert_int_equal(pthread_join(two->thread, NULL), 0);
    return status;
}

/* The second has no memory to find clocks: it waits for those of the first. If that one
 * ends without, it finds them itself. */
static void they_are_found_once(void **state)
{
    PLACE place;
    RESULT result;

    (void)state;
    place_open(&place);
    write_rank(&place, "a/rank0.json", 0, 0);
    write_rank(&place, "a/rank1.json", 1, 700);
    place_ingest(&place, "a", &result);
    struct two two = {.place = &place, .id = result.set_id, .cancels = true};
    assert_true(ask_both(&two, LITTLE) < 0);
    assert_true(two.status < 0);
    assert_int_not_equal(access(kept_path(&place, result.set_id), F_OK), 0);
    two = (struct two){.place = &place, .id = result.set_id, .cancels = true};
    assert_true(ask_both(&two, 0) < 0);
    assert_int_equal(two.status, 0);
    assert_int_equal(unlink(kept_path(&place, result.set_id)), 0);
    two = (struct two){.place = &place, .id = result.set_id};
    assert_int_equal(ask_both(&two, LITTLE), 0);
    assert_int_equal(two.status, 0);
}

#define NAMES 20000

static void write_names(struct place *place, const char *name, int rank)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(16 << 20);

    buffer_printf(&text, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[", rank);
    for (int i = 0; i < NAMES; i++)
        buffer_printf(&text,
                      "%s{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"an operator of "
                      "which there are many, and whose name is long: number %d\","
                      "\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":1}",
                      i > 0 ? "," : "", i, 2 * i);
    buffer_append_text(&text, "]}");
    scratch_write(&place->scratch, name, text.bytes, text.length);
}

/* Whatever memory there is for the names, the sums end with an error, or are all there.
 */
static void sums_end_with_their_budget(void **state)
{
    unsigned found = 0, refused = 0;
    PLACE place;
    RESULT result;

    (void)state;
    place_open(&place);
    write_names(&place, "a/rank0.json", 0);
    write_names(&place, "a/rank1.json", 1);
    place_ingest(&place, "a", &result);
    for (uint64_t memory = 1 << 20; found == 0; memory += 1 << 18) {
        struct budget budget = {.memory = memory};
        CLEANUP(lanes_close) struct lanes_answer lanes = {0};
        struct timeline_request request;
        struct lanes_sums sums = {0};
        struct error error;

        budget_begin(&budget);
        assert_int_equal(timeline_request_read(LANES_SUMS, &(struct given_parameters){0},
                                               result.set_id, &budget, &request, &error),
                         0);
        if (lanes_open(place.store, NULL, &request, &lanes, &error) == 0 &&
            lanes_sum(&lanes, &sums, &error) == 0)
            found += sums.count == NAMES;
        else
            refused++;
    }
    assert_true(refused > 0);
}

#define SUMMED_RANKS 24
#define SUMMED_NAMES 3000

/* µs; 0: the rank lacks the name, or has it for no time. */
static int64_t summed(int rank, int name)
{
    return name % (rank + 1) == 0 ? (name + rank) % 3 : 0;
}

static void write_summed(struct place *place, int rank)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(16 << 20);
    char path[40];

    buffer_printf(&text, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[", rank);
    for (int name = 0; name < SUMMED_NAMES; name++)
        if (name % (rank + 1) == 0)
            buffer_printf(&text,
                          "%s{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"%d\","
                          "\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":%d}",
                          name > 0 ? "," : "", name, 10 * name, (int)summed(rank, name));
    buffer_append_text(&text, "]}");
    snprintf(path, sizeof path, "a/rank%d.json", rank);
    scratch_write(&place->scratch, path, text.bytes, text.length);
}

/* The least and the most of a rank, where ranks lack the name; the lowest rank if equal.
 */
static void assert_sum(const struct lanes_sum *sum)
{
    int name = atoi(sum->name), low = 0, high = 0;
    int64_t total = 0;
    uint64_t calls = 0;

    for (int rank = 0; rank < SUMMED_RANKS; rank++) {
        total += summed(rank, name);
        calls += name % (rank + 1) == 0;
        low = summed(rank, name) < summed(low, name) ? rank : low;
        high = summed(rank, name) > summed(high, name) ? rank : high;
    }
    assert_int_equal(sum->calls, calls);
    assert_int_equal(sum->total, 1000 * total);
    assert_int_equal(sum->low, 1000 * summed(low, name));
    assert_int_equal(sum->high, 1000 * summed(high, name));
    assert_int_equal(sum->low_rank, low);
    assert_int_equal(sum->high_rank, high);
}

/* No rank is looked at for names that it lacks, which then counts as no time. */
static void sums_cost_what_the_rows_cost(void **state)
{
    struct budget budget = {0};
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct timeline_request request;
    struct lanes_sums sums = {0};
    struct error error;
    PLACE place;
    RESULT result;

    (void)state;
    place_open(&place);
    for (int rank = 0; rank < SUMMED_RANKS; rank++)
        write_summed(&place, rank);
    place_ingest(&place, "a", &result);
    budget_begin(&budget);
    assert_int_equal(timeline_request_read(LANES_SUMS, &(struct given_parameters){0},
                                           result.set_id, &budget, &request, &error),
                     0);
    assert_int_equal(lanes_open(place.store, NULL, &request, &lanes, &error), 0);
    unsigned before = budget_turns;
    assert_int_equal(lanes_sum(&lanes, &sums, &error), 0);
    assert_true(budget_turns - before < 4 * SUMMED_NAMES);
    assert_int_equal(sums.count, SUMMED_NAMES);
    for (size_t i = 0; i < sums.count; i++)
        assert_sum(&sums.items[i]);
}

static void a_joined_set_has_its_own(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct set_clocks clocks;
    PLACE place;
    REGROUPED joined = {0};
    struct regroup_set made[3] = {0};

    (void)state;
    place_open(&place);
    for (int rank = 0; rank < 3; rank++) {
        RESULT result;
        char name[40], folder[2] = {(char)('a' + rank), '\0'};

        snprintf(name, sizeof name, "%s/rank%d.json", folder, rank);
        write_rank(&place, name, rank, rank == 0 ? 0 : rank == 1 ? 700 : -300);
        place_ingest(&place, folder, &result);
        memcpy(made[rank].set_id, result.set_id, 33);
        read_set(&place, result.set_id, arena, &clocks);
        assert_int_equal(clocks.status, CLOCKS_SET_NOT_ALIGNED);
        assert_int_equal(clocks.rank_count, 1);
        assert_int_equal(clocks.ranks[0], rank);
        assert_false(set_clocks_aligned(&clocks, 0));
        assert_int_not_equal(access(kept_path(&place, result.set_id), F_OK), 0);
    }
    struct error error;
    if (join(&place, made, 3, NULL, &joined, &error) != 0)
        fail_msg("%s", error.message);
    read_set(&place, joined.made[0].set_id, arena, &clocks);
    assert_three(&clocks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clocks_are_kept),
        cmocka_unit_test(they_are_found_once),
        cmocka_unit_test(sums_end_with_their_budget),
        cmocka_unit_test(sums_cost_what_the_rows_cost),
        cmocka_unit_test(a_joined_set_has_its_own),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
