/* Set files of formats 6 and 7 become files of format 8 when they are first opened
 * (store/set_file.c): they say what a file says that is made of the traces. */
#include "base/error.h"
#include "older_set.h"
#include "random_trace.h"
#include "set_dump.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_check.h"
#include "store/set_file.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store_home.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- traces ---- */

/* The device lags; some of its work is launched between steps. */
static void write_lagging(struct place *place)
{
    struct step_text trace;

    step_begin(&trace);
    for (int i = 0; i < 12; i++) {
        int64_t at = US(100 * i + (i >= 6 ? 40 : 0));

        step_host(&trace, i, at, US(100));
        step_work(&trace, at + US(10), US(500 + 100 * i), US(590 + 100 * i));
        step_work_on(&trace, i % 2 == 0 ? &step_copies : &step_collectives, at + US(20),
                     1, US(520 + 100 * i), US(595 + 100 * i));
    }
    step_work(&trace, US(620), US(1700), US(1790));
    older_write_trace(place, "in/rank0.json", &trace);
}

/* No launches; rows of one number on two threads, one without length. */
static void write_unlaunched(struct place *place)
{
    struct step_text trace;

    step_begin(&trace);
    step_host(&trace, 5, US(200), US(100));
    step_host(&trace, 4, 0, US(200));
    step_row(&trace, "user_annotation", "ProfilerStep#4", 2, US(150), US(120), NULL);
    step_host(&trace, 4, US(400), 0);
    step_unlaunched(&trace, &step_kernels, US(50), US(350));
    older_write_trace(place, "in/rank1.json", &trace);
}

/* No steps, but rows of a marker; no device rows; odd events. */
static void write_others(struct place *place)
{
    struct step_text trace;
    char name[40];

    step_begin(&trace);
    for (int i = 0; i < 4; i++)
        step_work(&trace, US(10 * i), US(10 * i + 5), US(10 * i + 9));
    older_write_trace(place, "in/rank2.json", &trace);
    step_begin(&trace);
    for (int i = 0; i < 3; i++)
        step_host(&trace, i, US(100 * i), US(80));
    older_write_trace(place, "in/rank3.json", &trace);
    for (unsigned i = 4; i < 10; i++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

        random_trace(&text, &(struct random_trace_options){
                                .seed = i, .events = 30 * i, .oddness = i % 4});
        snprintf(name, sizeof name, "in/rank%u.json", i);
        scratch_write(&place->scratch, name, text.bytes, text.length);
    }
}

/* ---- the store ---- */

/* A set with the notes of one whose counters were not read: those alone tell it from one
 * that was brought up to date. */
static void make_set(struct place *place, char id[33])
{
    RESULT result;

    write_lagging(place);
    write_unlaunched(place);
    write_others(place);
    place_ingest(place, "in", &result);
    snprintf(id, 33, "%s", result.set_id);
    older_change(
        place, id,
        "INSERT INTO quality SELECT file, 'counters_not_read', 1, 'the set was read by "
        "an older version; read its traces again' FROM file;"
        "UPDATE meta SET value = json_set(value, '$.quality.notes', (SELECT count(*) "
        "FROM quality)) WHERE key = 'summary'");
    home_execute(scratch_path(&place->scratch, "data/catalog.db"),
                 "UPDATE sets SET summary = json_set(summary, '$.quality.notes', "
                 "json_extract(summary, '$.quality.notes') + 10)");
}

/* What the catalogue says; how many bytes there are is that of the file. */
static void assert_catalogue(struct place *place, const char *id, const char *summary)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error;
    struct stat status;

    assert_ok(store_find_set(place->store, id, &info, &error), error);
    assert_int_equal(stat(older_path(place, id), &status), 0);
    assert_int_equal(info.stored_bytes, status.st_size);
    assert_string_equal(info.summary, summary);
}

/* ---- tests ---- */

static void it_says_what_a_new_file_says(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer made = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer upgraded = BUFFER(DUMP_MAX);
    CLEANUP(set_info_free) struct set_info info = {0};
    enum digest_state digest = DIGEST_MISSING;
    struct error error;
    struct stat first, second;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    set_dump(&place, id, &made);
    assert_non_null(strstr(made.bytes, "device_rows_unlaunched"));
    assert_non_null(strstr(made.bytes, "device_time_outside_steps"));
    assert_ok(store_find_set(place.store, id, &info, &error), error);
    home_execute(scratch_path(&place.scratch, "data/catalog.db"),
                 "UPDATE sets SET stored_bytes = 1, "
                 "summary = json_set(summary, '$.quality.notes', 0)");
    older_make(&place, id, NULL);
    assert_int_equal(older_version(&place, id), 6);
    assert_ok(store_verify_set(place.store, id, NULL, &error), error);
    assert_int_equal(older_version(&place, id), 6);
    assert_ok(older_view(&place, id, NULL, &error), error);
    assert_int_equal(older_version(&place, id), SET_VERSION);
    set_dump(&place, id, &upgraded);
    assert_string_equal(made.bytes, upgraded.bytes);
    assert_catalogue(&place, id, info.summary);

    CLEANUP_CLOSE int fd = open(older_path(&place, id), O_RDONLY);
    assert_ok(digest_check(fd, NULL, &digest, &error), error);
    assert_int_equal(digest, DIGEST_RIGHT);
    place_assert_clean(&place, 1);
    assert_int_equal(stat(older_path(&place, id), &first), 0);
    older_reopen(&place, STORE_SHARED);
    assert_ok(older_view(&place, id, NULL, &error), error);
    assert_int_equal(stat(older_path(&place, id), &second), 0);
    assert_int_equal(first.st_ino, second.st_ino);
}

/* Only counters are missing in format 7. */
static void format_7_lacks_counters(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer made = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer upgraded = BUFFER(DUMP_MAX);
    struct error error;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    set_dump(&place, id, &made);
    older_change(&place, id,
                 "DROP TABLE counter_block; DELETE FROM quality WHERE kind = "
                 "'counters_not_read'; PRAGMA user_version = 7");
    assert_ok(store_verify_set(place.store, id, NULL, &error), error);
    assert_int_equal(older_version(&place, id), 7);
    assert_ok(older_view(&place, id, NULL, &error), error);
    assert_int_equal(older_version(&place, id), SET_VERSION);
    set_dump(&place, id, &upgraded);
    assert_string_equal(made.bytes, upgraded.bytes);
}

/* Reading the traces again replaces a set without counters, once. */
static void reading_again_gives_counters(void **state)
{
    PLACE place;
    RESULT again, third;
    CLEANUP_BUFFER struct buffer dump = BUFFER(DUMP_MAX);
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    place_ingest(&place, "in", &again);
    assert_string_equal(again.set_id, id);
    assert_false(again.already_stored);
    set_dump(&place, id, &dump);
    assert_null(strstr(dump.bytes, "counters_not_read"));
    place_ingest(&place, "in", &third);
    assert_true(third.already_stored);
}

static void a_reader_leaves_the_file_as_it_is(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer made = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer read = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer before = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer after = BUFFER(DUMP_MAX);
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    older_steps(&place, id, &made);
    older_make(&place, id, NULL);
    older_bytes(&place, id, &before);
    for (int again = 0; again < 2; again++) {
        size_t files = scratch_count(&place.scratch, "data");

        older_reopen(&place, STORE_READ_ONLY);
        for (int i = 0; i < 2; i++) {
            older_steps(&place, id, &read);
            assert_string_equal(made.bytes, read.bytes);
        }
        older_bytes(&place, id, &after);
        assert_same_bytes(&before, &after);
        assert_true(scratch_count(&place.scratch, "data") <= files + 1); /* a lock */
    }
    older_reopen(&place, STORE_OWNER);
    older_steps(&place, id, &read);
    assert_string_equal(made.bytes, read.bytes);
    assert_int_equal(older_version(&place, id), SET_VERSION);
}

/* A file that is not ours in all is refused, and stays. */
static void assert_refused(struct place *place, const char *id, int code,
                           const char *slug)
{
    static const enum store_mode modes[] = {STORE_OWNER, STORE_READ_ONLY};
    CLEANUP_BUFFER struct buffer before = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer after = BUFFER(DUMP_MAX);
    struct error error;

    older_bytes(place, id, &before);
    for (int i = 0; i < 2; i++) {
        older_reopen(place, modes[i]);
        assert_error(older_view(place, id, NULL, &error), error, code, slug);
        older_bytes(place, id, &after);
        assert_same_bytes(&before, &after);
        assert_int_equal(scratch_count(&place->scratch, "data/sets"), 1);
    }
}

static void what_cannot_be_brought_up_to_date(void **state)
{
    static const struct {
        const char *change;
        int code;
        const char *slug;
    } cases[] = {
        {"PRAGMA user_version = 5", ERROR_CONFLICT, "older_version"},
        {"PRAGMA user_version = 9", ERROR_CONFLICT, "newer_version"},
        {"CREATE TRIGGER t AFTER INSERT ON step BEGIN DELETE FROM file; END",
         ERROR_DAMAGED, "set_damaged"},
        {"CREATE TRIGGER t AFTER DELETE ON op BEGIN DELETE FROM file; END", ERROR_DAMAGED,
         "set_damaged"},
        {"ALTER TABLE step ADD COLUMN more INT AS (ts + 1)", ERROR_DAMAGED,
         "set_damaged"},
        {"DROP TABLE step_row; CREATE VIEW step_row AS SELECT 0 AS file, 1 AS row, "
         "2 AS n, 3 AS ts, 4 AS dur",
         ERROR_DAMAGED, "set_damaged"},
        {"CREATE VIEW more AS SELECT * FROM step", ERROR_DAMAGED, "set_damaged"},
        {"CREATE TABLE more(x)", ERROR_DAMAGED, "set_damaged"},
        {"CREATE INDEX more ON file(name)", ERROR_DAMAGED, "set_damaged"},
        {"DROP VIEW ops", ERROR_DAMAGED, "set_damaged"},
        {"DROP TABLE step_row", ERROR_DAMAGED, "set_damaged"},
        {"DELETE FROM step WHERE n = 3", ERROR_DAMAGED, "set_damaged"},
        {"DELETE FROM step_row WHERE n = 3", ERROR_DAMAGED, "set_damaged"},
        {"UPDATE step SET id = id + 1000 WHERE n = 5", ERROR_DAMAGED, "set_damaged"},
        {"UPDATE step SET dur = 9223372036854775807 WHERE n = 3", ERROR_DAMAGED,
         "set_damaged"},
        {"UPDATE op_set SET count = -1", ERROR_DAMAGED, "set_damaged"},
        {"UPDATE meta SET value = 'x' WHERE key = 'id'", ERROR_DAMAGED, "set_damaged"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PLACE place;
        char id[33];

        place_open(&place);
        make_set(&place, id);
        older_make(&place, id, cases[i].change);
        assert_refused(&place, id, cases[i].code, cases[i].slug);
    }
}

/* The digest is checked first, whatever bit is another. */
static void damaged_files(void **state)
{
    PLACE place;
    struct stat status;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    older_make(&place, id, NULL);
    assert_int_equal(stat(older_path(&place, id), &status), 0);
    for (off_t byte = 100; byte < status.st_size; byte += status.st_size / 20) {
        CLEANUP_CLOSE int fd = open(older_path(&place, id), O_RDWR);
        unsigned char value;

        assert_int_equal(pread(fd, &value, 1, byte), 1);
        value ^= 4;
        assert_int_equal(pwrite(fd, &value, 1, byte), 1);
        assert_refused(&place, id, ERROR_DAMAGED, "set_damaged");
        value ^= 4;
        assert_int_equal(pwrite(fd, &value, 1, byte), 1);
    }
    assert_int_equal(truncate(older_path(&place, id), status.st_size - DIGEST_BYTES), 0);
    assert_refused(&place, id, ERROR_DAMAGED, "set_damaged");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_what_a_new_file_says),
        cmocka_unit_test(format_7_lacks_counters),
        cmocka_unit_test(reading_again_gives_counters),
        cmocka_unit_test(a_reader_leaves_the_file_as_it_is),
        cmocka_unit_test(what_cannot_be_brought_up_to_date),
        cmocka_unit_test(damaged_files),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
