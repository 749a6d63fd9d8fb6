/* Traces that were made to have the hash of others: they never pass for them. */
#include "base/error.h"
#include "base/hash.h"
#include "ingest_place.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

/* ---- two traces of one hash ---- */

#define FORGED_LENGTH ((size_t)2048)
#define STRIPE 64

static bool may_stand_in_text(const unsigned char *bytes)
{
    for (int i = 0; i < 4; i++)
        if (bytes[i] < 0x20 || bytes[i] == '"' || bytes[i] == '\\')
            return false;
    return true;
}

/* XXH3 multiplies the halves of each 8 bytes after an XOR with its secret, which
 * everybody knows, and adds the 8 bytes themselves to the lane beside. Where the lower
 * half is that of the secret, the product is 0, whatever the upper half says. Two such
 * words in one lane, whose upper halves change places, give the same hash. */
static void forge(char *text, bool other)
{
    static const char head[] =
        "{\"traceEvents\":[{\"ph\":\"X\",\"cat\":\"kernel\",\"pid\":"
        "0,\"tid\":7,\"ts\":1,\"dur\":5,\"name\":\"";
    static const char tail[] = "\"}]}\n";
    int placed = 0;

    memset(text, 'x', FORGED_LENGTH);
    memcpy(text, head, sizeof head - 1);
    memcpy(text + FORGED_LENGTH - (sizeof tail - 1), tail, sizeof tail - 1);
    for (size_t lane = 0; lane < 8 && placed < 2; lane++) {
        placed = 0;
        for (size_t stripe = 3; stripe < 16 && placed < 2; stripe++) {
            const unsigned char *secret = XXH3_kSecret + 8 * (stripe + lane);
            char *word = text + stripe * STRIPE + lane * 8;

            if (!may_stand_in_text(secret))
                continue;
            memcpy(word, secret, 4);
            word[4] = (placed == 0) == other ? 'a' : 'b';
            placed++;
        }
    }
    assert_int_equal(placed, 2);
}

static void write_forged(struct place *place, const char *name, bool other)
{
    char text[FORGED_LENGTH + 1] = "";

    forge(text, other);
    scratch_write(&place->scratch, name, text, FORGED_LENGTH);
}

static void test_the_forgery(void **state)
{
    (void)state;
    const struct seal_key key = {{"some secret", "another"}};
    char one[FORGED_LENGTH], two[FORGED_LENGTH];
    struct seal seals[2];

    forge(one, false);
    forge(two, true);
    assert_memory_not_equal(one, two, FORGED_LENGTH);
    XXH128_hash_t a = XXH3_128bits(one, FORGED_LENGTH),
                  b = XXH3_128bits(two, FORGED_LENGTH);
    assert_true(XXH128_isEqual(a, b));
    for (int i = 0; i < 2; i++) {
        struct sealer *sealer = sealer_new(&key);

        assert_non_null(sealer);
        sealer_add(sealer, i == 0 ? one : two, 100);
        sealer_add(sealer, (i == 0 ? one : two) + 100, FORGED_LENGTH - 100);
        sealer_finish(sealer, &seals[i]);
        sealer_free(sealer);
    }
    /* Both halves tell. */
    assert_memory_not_equal(seals[0].bytes, seals[1].bytes, 16);
    assert_memory_not_equal(seals[0].bytes + 16, seals[1].bytes + 16, 16);
}

/* ---- through the store ---- */

static void expect_refused(struct place *place, const char *folder)
{
    RESULT result;
    struct error error = {0};

    assert_int_equal(place_try_ingest(place, folder, NULL, 2, NULL, &result, &error),
                     -ERROR_CONFLICT);
    assert_string_equal(error.slug, "other_content");
}

static void expect_stored(struct place *place, const char *folder, bool already, char *id)
{
    RESULT result;

    place_ingest(place, folder, &result);
    assert_int_equal(result.already_stored, already);
    if (already)
        assert_string_equal(result.set_id, id);
    strcpy(id, result.set_id);
}

/* Of one name and size, so that they would be recognised before they are read; of another
 * name, so that they are read. */
static void test_other_content_is_refused(void **state)
{
    (void)state;
    PLACE place;
    char id[33];

    place_open(&place);
    write_forged(&place, "one/a.json", false);
    write_forged(&place, "two/a.json", true);
    write_forged(&place, "three/b.json", true);
    write_forged(&place, "same/c.json", false);
    expect_stored(&place, "one", false, id);
    expect_refused(&place, "two");
    expect_refused(&place, "three");
    expect_stored(&place, "one", true, id);
    expect_stored(&place, "same", true, id);
    place_assert_clean(&place, 1);
}

static void test_both_in_one_folder(void **state)
{
    (void)state;
    PLACE place;

    place_open(&place);
    write_forged(&place, "both/a.json", false);
    write_forged(&place, "both/b.json", true);
    expect_refused(&place, "both");
    place_assert_clean(&place, 0);
}

static void reopen(struct place *place)
{
    struct error error;

    store_close(place->store);
    assert_int_equal(store_open(scratch_path(&place->scratch, "data"), STORE_OWNER, NULL,
                                &place->store, &error),
                     0);
}

/* The key stays, and so does what was sealed. */
static void test_after_a_restart(void **state)
{
    (void)state;
    PLACE place;
    char id[33];

    place_open(&place);
    write_forged(&place, "one/a.json", false);
    write_forged(&place, "two/a.json", true);
    expect_stored(&place, "one", false, id);
    struct seal_key key = *store_seal_key(place.store);
    reopen(&place);
    assert_memory_equal(&key, store_seal_key(place.store), sizeof key);
    expect_refused(&place, "two");
    expect_stored(&place, "one", true, id);
}

/* Every store has a key of its own, of random bytes. */
static void test_keys_differ(void **state)
{
    (void)state;
    PLACE one, two;
    static const struct seal_key none;

    place_open(&one);
    place_open(&two);
    for (size_t i = 0; i + 16 <= sizeof none; i += 16) {
        const char *at = (const char *)store_seal_key(one.store) + i;

        assert_memory_not_equal(at, (const char *)store_seal_key(two.store) + i, 16);
        assert_memory_not_equal(at, (const char *)&none + i, 16);
        for (size_t other = 0; other < i; other += 16)
            assert_memory_not_equal(at, (const char *)store_seal_key(one.store) + other,
                                    16);
    }
}

/* A set file that was copied here has no seal: it takes that of the first traces. */
static void test_copied_set(void **state)
{
    (void)state;
    PLACE place;
    char id[33];

    place_open(&place);
    write_forged(&place, "one/a.json", false);
    write_forged(&place, "two/a.json", true);
    expect_stored(&place, "one", false, id);
    assert_int_equal(unlink(scratch_path(&place.scratch, "data/catalog.db")), 0);
    reopen(&place);
    expect_stored(&place, "one", true, id);
    expect_refused(&place, "two");
    place_assert_clean(&place, 1);
}

/* Only its own traces replace a damaged set. */
static void test_damaged_set(void **state)
{
    (void)state;
    PLACE place;
    char id[33], path[64];
    struct error error;

    place_open(&place);
    write_forged(&place, "one/a.json", false);
    write_forged(&place, "two/a.json", true);
    expect_stored(&place, "one", false, id);
    snprintf(path, sizeof path, "data/sets/%s.db", id);
    scratch_write_text(&place.scratch, path, "damaged");
    expect_refused(&place, "two");
    expect_stored(&place, "one", false, path);
    assert_string_equal(path, id);
    assert_int_equal(store_remove_set(place.store, id, &error), 0);
    expect_stored(&place, "two", false, path);
    assert_string_equal(path, id);
}

/* A catalogue of the version before has no seals and no key. */
static void test_older_catalogue(void **state)
{
    (void)state;
    PLACE place;
    char id[33];
    struct error error;

    place_open(&place);
    write_forged(&place, "one/a.json", false);
    write_forged(&place, "two/a.json", true);
    expect_stored(&place, "one", false, id);
    assert_int_equal(database_execute(&place.store->catalog,
                                      "DROP VIEW set_row; DROP TABLE set_tag;"
                                      "DROP TABLE set_facts; DROP TABLE saved_query;"
                                      "ALTER TABLE sets DROP COLUMN pinned;"
                                      "ALTER TABLE sets DROP COLUMN kept_from;"
                                      "ALTER TABLE sets DROP COLUMN uploaded_by;"
                                      "DROP TABLE retention; DROP TABLE retired;"
                                      "ALTER TABLE sets DROP COLUMN seal;"
                                      "DROP TABLE seal_key;"
                                      "ALTER TABLE set_file DROP COLUMN disk_seal;"
                                      "CREATE TABLE comparison(id INTEGER);"
                                      "PRAGMA user_version = 1",
                                      &error),
                     0);
    reopen(&place);
    expect_stored(&place, "one", true, id);
    expect_refused(&place, "two");
    place_assert_clean(&place, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_forgery),
        cmocka_unit_test(test_other_content_is_refused),
        cmocka_unit_test(test_both_in_one_folder),
        cmocka_unit_test(test_after_a_restart),
        cmocka_unit_test(test_keys_differ),
        cmocka_unit_test(test_copied_set),
        cmocka_unit_test(test_damaged_set),
        cmocka_unit_test(test_older_catalogue),
    };

    return cmocka_run_group_tests_name("seals", tests, NULL, NULL);
}
