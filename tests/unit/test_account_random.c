/* The account against its definition read slowly (slow_account.h, slow_meet.h), over
 * random programs: every place and every cell (docs/semantics.md §16.1, §16.2). */
#include "account/run.h"
#include "account/walk.h"
#include "account_program.h"
#include "account_told.h"
#include "base/error.h"
#include "rounds.h"
#include "slow_calls.h"
#include "slow_meet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- both accounts of a program ---- */

struct pair {
    struct account_program program;
    struct trace_recording *recordings[2][SLOW_FILES];
    struct account_side sides[2];
    struct slow_side slow[2];
    struct account account;
    struct slow_met *met;
    size_t met_count;
    struct slow_calls *calls;
    size_t call_count;
    struct slow_alias alias[2];
    bool is_aliased, use_short_name;
};

static void add_file(struct pair *pair, int side, int file, uint32_t *samples)
{
    uint32_t sample_of_step[SLOW_SAMPLES];
    struct trace_recording *recording = account_program_read(&pair->program, side, file);
    const struct account_alias alias = {
        pair->alias[side].name, pair->alias[side].category, pair->alias[side].row_name,
        pair->alias[side].row_category};
    const struct account_naming naming = {
        &alias,
        pair->is_aliased,
        pair->use_short_name,
        {pair->program.is_marked ? ACCOUNT_MARKER : NULL, MARKER_UNTIL_END}};
    struct error error;

    pair->recordings[side][file] = recording;
    *samples =
        account_program_choose(&pair->program, recording, *samples, sample_of_step);
    slow_side_add(&pair->slow[side], recording, pair->program.is_marked);
    slow_side_book(&pair->slow[side], sample_of_step);
    assert_int_equal(
        account_record(recording, sample_of_step, &naming, &pair->sides[side], &error),
        0);
}

static void make_pair(struct pair *pair, uint64_t seed)
{
    static const char *const launches[] = {"cudaLaunchKernel", "cudaMemcpyAsync"};
    struct slow_naming naming[2];
    struct error error;

    *pair = (struct pair){0};
    account_program_begin(&pair->program, seed);
    pair->is_aliased = seed % 3 == 0;
    pair->use_short_name = seed % 4 == 0;
    for (int side = 0; side < 2; side++) {
        uint32_t samples = 0;

        pair->alias[side] = (struct slow_alias){launches[side], "cuda_runtime",
                                                "launch / launch", "cuda_runtime"};
        naming[side] = (struct slow_naming){pair->is_aliased ? &pair->alias[side] : NULL,
                                            pair->use_short_name};
        account_side_init(&pair->sides[side], SLOW_SAMPLES, NULL);
        for (int file = 0; file < (seed % 5 == 0 ? 2 : 1); file++)
            add_file(pair, side, file, &samples);
    }
    pair->calls = slow_calls_make(pair->slow, naming, &pair->call_count);
    pair->met = slow_meet(pair->slow, naming, &pair->met_count);
    assert_int_equal(account_meet(pair->sides, NULL, &pair->account, &error), 0);
}

static void free_pair(struct pair *pair)
{
    for (int side = 0; side < 2; side++) {
        for (int file = 0; file < SLOW_FILES; file++)
            if (pair->recordings[side][file] != NULL)
                trace_recording_free(pair->recordings[side][file]);
        arena_free(&pair->sides[side].arena);
        slow_side_free(&pair->slow[side]);
    }
    account_free(&pair->account);
    free(pair->met);
    free(pair->calls);
}

/* ---- comparing ---- */

struct seen {
    int places, both, other_rows, elsewhere, holes, launches, in_time, waits, cells;
};

static void look(const struct slow_met *place, struct seen *seen)
{
    seen->places++;
    seen->both += slow_met_ns(place, 0) > 0 && slow_met_ns(place, 1) > 0;
    seen->other_rows += strcmp(place->name, "other rows") == 0;
    seen->elsewhere += place->is_elsewhere;
    seen->holes += strcmp(place->name, "hole") == 0;
    seen->launches += strcmp(place->name, "in the launch") == 0;
    seen->in_time += strcmp(place->name, "device side") == 0;
    seen->waits += strcmp(place->part, "waiting") == 0;
}

static void compare_cells(const struct pair *pair, const struct slow_met *place,
                          uint32_t number, uint64_t seed, struct seen *seen)
{
    for (int side = 0; side < 2; side++) {
        int64_t got[SLOW_SAMPLES] = {0};
        size_t count;
        const struct sum *cells = sums_of(&pair->account.time[side], number, &count);

        for (size_t i = 0; i < count; i++)
            got[cells[i].sample] += cells[i].sum;
        for (int i = 0; i < SLOW_SAMPLES; i++) {
            if (got[i] != place->ns[side][i])
                fail_msg("program %d, side %d, sample %d: %d ns, not %d: %s %s",
                         (int)seed, side, i, (int)got[i], (int)place->ns[side][i],
                         place->name, place->path);
            seen->cells += got[i] != 0;
        }
    }
}

static void compare_pair(const struct pair *pair, uint64_t seed, struct seen *seen)
{
    const struct account *account = &pair->account;
    struct account_told *told = account_told_make(account);
    char key[2 * SLOW_TEXT];

    for (size_t i = 0; i < pair->met_count; i++) {
        const struct slow_met *place = &pair->met[i];

        slow_met_key(place, key);
        struct account_told *found = account_told_find(told, account->place_count, key);
        if (found == NULL || found->is_met || found->ns[0] != slow_met_ns(place, 0) ||
            found->ns[1] != slow_met_ns(place, 1))
            fail_msg("program %d: %d %d ns, not %d %d: %s", (int)seed,
                     found == NULL ? -1 : (int)found->ns[0],
                     found == NULL ? -1 : (int)found->ns[1], (int)slow_met_ns(place, 0),
                     (int)slow_met_ns(place, 1), key);
        found->is_met = true;
        look(place, seen);
        compare_cells(pair, place, found->place, seed, seen);
    }
    if (account->place_count != pair->met_count)
        fail_msg("program %d: %d places, not %d", (int)seed, (int)account->place_count,
                 (int)pair->met_count);
    account_told_free(told, account->place_count);
}

/* Takes the sums of a node from those of its name. */
static void take(struct slow_calls *from, int side, const struct sums *sums,
                 uint32_t node)
{
    size_t count;
    const struct sum *cells = sums_of(sums, node, &count);

    for (size_t i = 0; i < count; i++) {
        from->calls[side][cells[i].sample] -= cells[i].sum;
        from->spent[side][cells[i].sample] -= cells[i].spent;
    }
}

/* Calls and own times, by the names of nodes. */
static void compare_calls(const struct pair *pair, uint64_t seed)
{
    static const int64_t nothing[SLOW_SAMPLES];
    const struct account *account = &pair->account;

    for (size_t k = 0; k < pair->call_count; k++) {
        struct slow_calls *calls = &pair->calls[k];

        for (uint32_t i = 1; i < account->node_count; i++) {
            const struct account_node *node = &account->nodes[i];

            if ((node->sort == ACCOUNT_WORK) != calls->is_work ||
                strcmp(strings_text(&account->names, node->name), calls->name) != 0)
                continue;
            for (int side = 0; side < 2; side++)
                take(calls, side, &account->tally[side], i);
        }
        for (int side = 0; side < 2; side++)
            if (memcmp(calls->calls[side], nothing, sizeof nothing) != 0 ||
                memcmp(calls->spent[side], nothing, sizeof nothing) != 0)
                fail_msg("program %d, side %d: calls of %s", (int)seed, side,
                         calls->name);
    }
}

static void places_are_those_of_the_definition(void **state)
{
    struct seen seen = {0};

    (void)state;
    for (uint64_t seed = 1; seed <= ROUNDS(1500); seed++) {
        struct pair pair;

        make_pair(&pair, seed);
        compare_pair(&pair, seed, &seen);
        compare_calls(&pair, seed);
        free_pair(&pair);
    }
    /* Each rule had its cases. */
    assert_true(seen.places > ROUNDS(9000) && seen.both > ROUNDS(2000));
    assert_true(seen.other_rows > ROUNDS(100) && seen.elsewhere > ROUNDS(200));
    assert_true(seen.holes > ROUNDS(2000) && seen.launches > ROUNDS(600));
    assert_true(seen.in_time > ROUNDS(400) && seen.waits > ROUNDS(300));
    assert_true(seen.cells > ROUNDS(12000));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_those_of_the_definition),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
