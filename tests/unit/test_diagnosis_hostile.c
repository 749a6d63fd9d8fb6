/* The diagnosis of random traces and of damaged sets: sentences or an error, never more
 * than that (run with sanitizers, too). */
#include "../given.h"
#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "diagnosis/diagnosis.h"
#include "diagnosis/study.h"
#include "ingest_place.h"
#include "planted_text.h"
#include "random_trace.h"
#include "rounds.h"
#include "store/place/store_mode.h"
#include "store/set/set_digest.h"
#include "store/store.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void ingest_text(struct place *place, const struct buffer *text, const char *name,
                        char id[33])
{
    RESULT result;
    struct error error;
    char path[80];

    id[0] = '\0';
    snprintf(path, sizeof path, "%s/rank0.json", name);
    scratch_write(&place->scratch, path, text->bytes, text->length);
    if (place_try_ingest(place, name, NULL, 1, NULL, &result, &error) == 0)
        memcpy(id, result.set_id, 33);
}

/* Whether there were sentences, or none; every entry is whole. */
static bool diagnose(struct store *store, char ids[2][33], const char *steps)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    const struct given_parameters *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"control_steps", steps},
              {"test_steps", steps});
    struct error error = {0};
    json_t *sentences = NULL;

    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(store, &request, &result, &error) != 0 ||
        diagnosis_make(store, &result, &sentences, &error) != 0) {
        assert_int_not_equal(error.code, 0);
        assert_int_not_equal(error.code, ERROR_MEMORY);
        return false;
    }
    assert_true(json_array_size(sentences) <= DIAGNOSIS_MAX);
    for (size_t i = 0; i < json_array_size(sentences); i++) {
        const json_t *entry = json_array_get(sentences, i);

        assert_true(json_string_length(json_object_get(entry, "text")) > 0);
        assert_true(json_string_length(json_object_get(entry, "kind")) > 0);
    }
    json_decref(sentences);
    return true;
}

static void random_traces_are_diagnosed(void **state)
{
    PLACE place;
    size_t diagnosed = 0;

    (void)state;
    place_open(&place);
    for (unsigned seed = 0; seed < ROUNDS(120); seed++) {
        char ids[2][33];

        for (unsigned side = 0; side < 2; side++) {
            const struct random_trace_options options = {.seed = 1000 + 2 * seed + side,
                                                         .events = 30 + 5 * seed,
                                                         .oddness = seed % 7,
                                                         .long_values = seed % 5 == 0};
            CLEANUP_BUFFER struct buffer text;
            char name[40];

            buffer_init(&text, TEXT_MAX);
            random_trace(&text, &options);
            snprintf(name, sizeof name, "t%u-%u", seed, side);
            ingest_text(&place, &text, name, ids[side]);
        }
        if (ids[0][0] == '\0' || ids[1][0] == '\0')
            continue;
        diagnosed += diagnose(place.store, ids, NULL);
        diagnosed += diagnose(place.store, ids, "any");
    }
    assert_true(diagnosed > ROUNDS(150));
}

/* Writes some other bytes into a file; what was there goes to `kept`. */
static void damage(int file, off_t length, struct chance *chance, char kept[64],
                   off_t *at)
{
    char bytes[64];
    size_t count = 1 + chance_below(chance, 64);

    *at = chance_below(chance, (unsigned)length - 64);
    assert_int_equal(pread(file, kept, 64, *at), 64);
    memcpy(bytes, kept, 64);
    if (chance_below(chance, 2) == 0)
        bytes[0] = (char)(bytes[0] ^ 1 << chance_below(chance, 8));
    else
        for (size_t i = 0; i < count; i++)
            bytes[i] = (char)chance_below(chance, 256);
    assert_int_equal(pwrite(file, bytes, 64, *at), 64);
}

/* Other steps each time, so that no kept answer is taken. */
static void choose_steps(struct chance *chance, char out[80])
{
    int length = snprintf(out, 80, "1");

    for (int step = 2; step <= PLANTED_STEPS; step++)
        if (step < 5 || chance_below(chance, 4) != 0)
            length += snprintf(out + length, 80 - (size_t)length, ",%d", step);
}

static void damaged_sets_are_errors_or_sets(void **state)
{
    PLACE place;
    struct chance chance = {8};
    char ids[2][33], name[80], steps[80];
    size_t diagnosed = 0;

    (void)state;
    place_open(&place);
    for (int side = 0; side < 2; side++) {
        const struct planted_options options = {
            side == 0 ? PLANTED_NOTHING : PLANTED_REPLACED, 0, 1, false, (uint64_t)side};
        CLEANUP_BUFFER struct buffer text;

        buffer_init(&text, TEXT_MAX);
        planted_text(&text, &options);
        ingest_text(&place, &text, side == 0 ? "control" : "test", ids[side]);
        assert_int_not_equal(ids[side][0], '\0');
    }
    snprintf(name, sizeof name, "data/sets/%s.db", ids[1]);
    for (int round = 0; round < ROUNDS(400); round++) {
        char kept[64];
        off_t at;
        struct error error;
        int file = open(scratch_path(&place.scratch, name), O_RDWR | O_CLOEXEC);

        assert_true(file >= 0);
        store_close(place.store);
        /* Pages are of 8,192 bytes; the digest follows the last one and would reveal each
         * damage, so the file gets a new digest. */
        off_t pages = lseek(file, 0, SEEK_END) / 8192 * 8192;
        damage(file, pages, &chance, kept, &at);
        assert_int_equal(ftruncate(file, pages), 0);
        assert_int_equal(digest_seal(file, &error), 0);
        assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER,
                                    NULL, &place.store, &error),
                         0);
        choose_steps(&chance, steps);
        diagnosed += diagnose(place.store, ids, round % 4 == 0 ? "any" : steps);
        assert_int_equal(pwrite(file, kept, 64, at), 64);
        close(file);
    }
    assert_true(diagnosed > 0 && diagnosed < ROUNDS(400));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_traces_are_diagnosed),
        cmocka_unit_test(damaged_sets_are_errors_or_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
