/* Set files of format 6 become files of format 7 when they are first opened
 * (store/set/set_upgrade.h): they say what a file says that is made of the traces. */
#include "base/cleanup.h"
#include "random_trace.h"
#include "set_dump.h"
#include "step_text.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"
#include "store/set/set_digest.h"
#include "store/set/set_file.h"
#include "store/set/set_load.h"
#include "store/set/set_marked.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/store.h"
#include "store_home.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DUMP_MAX ((size_t)1 << 26)
#define VERSION_AT 60 /* in the header of a file of SQLite */

/* Makes a file of format 7 one of format 6: steps are those of the host, and what this
 * says of their parts does not matter. */
static const char make_older[] =
    "CREATE TEMP TABLE old AS SELECT * FROM main.step;"
    "CREATE TEMP TABLE old_row AS SELECT * FROM main.step_row;"
    "DROP VIEW main.steps; DROP TABLE main.step; DROP TABLE main.step_row;"
    "CREATE TABLE step(\n"
    "    id INTEGER PRIMARY KEY,\n"
    "    file INTEGER NOT NULL,\n"
    "    n INTEGER,\n"
    "    ts INTEGER NOT NULL,\n"
    "    dur INTEGER NOT NULL,\n"
    "    compute INTEGER,\n"
    "    exposed_communication INTEGER,\n"
    "    exposed_memory INTEGER,\n"
    "    idle INTEGER\n"
    ") STRICT;\n"
    "CREATE TABLE step_row(\n"
    "    file INTEGER NOT NULL,\n"
    "    row INTEGER NOT NULL,\n"
    "    n INTEGER NOT NULL,\n"
    "    ts INTEGER NOT NULL,\n"
    "    dur INTEGER NOT NULL,\n"
    "    PRIMARY KEY (file, row)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "CREATE VIEW steps(rank, span, step_number, start_us, duration_us, compute_us,\n"
    "    exposed_communication_us, exposed_memory_us, idle_us) AS\n"
    "SELECT f.rank, f.span, s.n, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0, s.compute "
    "/ 1000.0,\n"
    "    s.exposed_communication / 1000.0, s.exposed_memory / 1000.0, s.idle / 1000.0\n"
    "FROM file AS f JOIN step AS s ON s.file = f.file\n"
    "WHERE (s.n IS NULL) = (f.has_steps = 0);\n"
    "CREATE INDEX step_of_file ON step(file);\n"
    "INSERT INTO step SELECT id, file, n, host_ts, host, iif(idle IS NULL, NULL, 0), "
    "iif(idle IS NULL, NULL, 0), iif(idle IS NULL, NULL, 0), "
    "iif(idle IS NULL, NULL, host) FROM temp.old;"
    "INSERT INTO step_row SELECT file, row, n, ts, dur FROM temp.old_row;"
    "DELETE FROM quality WHERE kind IN ('device_rows_unlaunched', "
    "'device_time_outside_steps');"
    "UPDATE meta SET value = json_set(value, '$.quality.notes', (SELECT count(*) FROM "
    "quality)) WHERE key = 'summary';"
    "PRAGMA user_version = 6;";

/* ---- traces ---- */

static void write_trace(struct place *place, const char *name, struct step_text *trace)
{
    buffer_append_text(&trace->text, "]}");
    assert_false(buffer_failed(&trace->text));
    scratch_write(&place->scratch, name, trace->text.bytes, trace->text.length);
    buffer_free(&trace->text);
}

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
    write_trace(place, "in/rank0.json", &trace);
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
    write_trace(place, "in/rank1.json", &trace);
}

/* No steps, but rows of a marker; no device rows; odd events. */
static void write_others(struct place *place)
{
    struct step_text trace;
    char name[40];

    step_begin(&trace);
    for (int i = 0; i < 4; i++)
        step_work(&trace, US(10 * i), US(10 * i + 5), US(10 * i + 9));
    write_trace(place, "in/rank2.json", &trace);
    step_begin(&trace);
    for (int i = 0; i < 3; i++)
        step_host(&trace, i, US(100 * i), US(80));
    write_trace(place, "in/rank3.json", &trace);
    for (unsigned i = 4; i < 10; i++) {
        CLEANUP_BUFFER struct buffer text;

        buffer_init(&text, TEXT_MAX);
        random_trace(&text, &(struct random_trace_options){
                                .seed = i, .events = 30 * i, .oddness = i % 4});
        snprintf(name, sizeof name, "in/rank%u.json", i);
        scratch_write(&place->scratch, name, text.bytes, text.length);
    }
}

/* ---- the store ---- */

static void reopen(struct place *place, enum store_mode mode)
{
    struct error error;

    store_close(place->store);
    place->store = NULL;
    assert_ok(store_open(scratch_path(&place->scratch, "data"), mode, NULL, &place->store,
                         &error),
              error);
}

static const char *set_path(const struct place *place, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, "data/sets/%s.db", id);
    return scratch_path(&place->scratch, name);
}

static int version_of(const struct place *place, const char *id)
{
    CLEANUP_CLOSE int fd = open(set_path(place, id), O_RDONLY);
    unsigned char bytes[4];

    assert_int_equal(pread(fd, bytes, 4, VERSION_AT), 4);
    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

/* Makes the file of a set one of format 6, and changes it. NULL: no change. */
static void make_set_older(struct place *place, const char *id, const char *change)
{
    CLEANUP_FREE char *path = strdup(set_path(place, id));

    store_close(place->store);
    place->store = NULL;
    home_execute(path, make_older);
    if (change != NULL)
        home_execute(path, change);
    home_seal(path);
    reopen(place, STORE_OWNER);
}

static void make_set(struct place *place, char id[33])
{
    RESULT result;

    write_lagging(place);
    write_unlaunched(place);
    write_others(place);
    place_ingest(place, "in", &result);
    snprintf(id, 33, "%s", result.set_id);
}

static int view_set(struct place *place, const char *id, struct budget *budget,
                    struct error *error)
{
    struct set_view view;

    *error = (struct error){0};
    int result = set_view_load(place->store, id, budget, &view, error);
    if (result == 0)
        set_view_free(&view);
    return result;
}

static void read_bytes_of(const struct place *place, const char *id, struct buffer *out)
{
    CLEANUP_CLOSE int fd = open(set_path(place, id), O_RDONLY);
    char block[65536];
    ssize_t got;

    out->length = 0;
    while ((got = read(fd, block, sizeof block)) > 0)
        buffer_append(out, block, (size_t)got);
    assert_true(got == 0 && !buffer_failed(out));
}

static void assert_same_bytes(const struct buffer *a, const struct buffer *b)
{
    assert_int_equal(a->length, b->length);
    assert_memory_equal(a->bytes, b->bytes, a->length);
}

/* Steps, step rows and notes, as a store of any mode has them. */
static void steps_text(struct place *place, const char *id, struct buffer *out)
{
    struct set_view view;
    struct error error;

    out->length = 0;
    assert_ok(set_view_load(place->store, id, NULL, &view, &error), error);
    for (size_t i = 0; i < view.step_count; i++) {
        const struct trace_step *step = &view.steps[i].step;

        buffer_printf(
            out,
            "%d %d %" PRId64 ": %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64
            " %" PRId64 ", %d %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n",
            (int)view.steps[i].file, step->pseudo, step->number, step->ts, step->end,
            step->dur, step->host_ts, step->host, step->lag, step->has_parts,
            step->compute, step->exposed_communication, step->exposed_memory, step->idle);
    }
    for (size_t i = 0; i < view.note_count; i++)
        buffer_printf(out, "%d %s %d %s\n", (int)view.notes[i].file,
                      view.notes[i].note.kind, (int)view.notes[i].note.count,
                      view.notes[i].note.example);
    for (size_t i = 0; i < view.file_count; i++) {
        RECORDING recording = NULL;

        assert_ok(set_load_linked(place->store, id, view.files[i].file, NULL, &recording,
                                  &error),
                  error);
        for (uint32_t k = 0; k < recording->step_row_count; k++) {
            const struct trace_step_row *row = &recording->step_rows[k];

            buffer_printf(
                out, "%" PRId64 ": %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n",
                row->number, row->ts, row->dur, row->begin, row->end);
        }
    }
    set_view_free(&view);
    assert_false(buffer_failed(out));
}

/* What the catalogue says; how many bytes there are is that of the file. */
static void assert_catalogue(struct place *place, const char *id, const char *summary)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error;
    struct stat status;

    assert_ok(store_find_set(place->store, id, &info, &error), error);
    assert_int_equal(stat(set_path(place, id), &status), 0);
    assert_int_equal(info.stored_bytes, status.st_size);
    assert_string_equal(info.summary, summary);
}

/* ---- tests ---- */

static void it_says_what_a_new_file_says(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer made, upgraded;
    CLEANUP(set_info_free) struct set_info info = {0};
    enum digest_state digest = DIGEST_MISSING;
    struct error error;
    struct stat first, second;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    buffer_init(&made, DUMP_MAX);
    buffer_init(&upgraded, DUMP_MAX);
    set_dump(&place, id, &made);
    assert_non_null(strstr(made.bytes, "device_rows_unlaunched"));
    assert_non_null(strstr(made.bytes, "device_time_outside_steps"));
    assert_ok(store_find_set(place.store, id, &info, &error), error);
    home_execute(scratch_path(&place.scratch, "data/catalog.db"),
                 "UPDATE sets SET stored_bytes = 1, "
                 "summary = json_set(summary, '$.quality.notes', 0)");
    make_set_older(&place, id, NULL);
    assert_int_equal(version_of(&place, id), 6);
    assert_ok(store_verify_set(place.store, id, NULL, &error), error);
    assert_int_equal(version_of(&place, id), 6);
    assert_ok(view_set(&place, id, NULL, &error), error);
    assert_int_equal(version_of(&place, id), 7);
    set_dump(&place, id, &upgraded);
    assert_string_equal(made.bytes, upgraded.bytes);
    assert_catalogue(&place, id, info.summary);

    CLEANUP_CLOSE int fd = open(set_path(&place, id), O_RDONLY);
    assert_ok(digest_check(fd, NULL, &digest, &error), error);
    assert_int_equal(digest, DIGEST_RIGHT);
    place_assert_clean(&place, 1);
    assert_int_equal(stat(set_path(&place, id), &first), 0);
    reopen(&place, STORE_SHARED);
    assert_ok(view_set(&place, id, NULL, &error), error);
    assert_int_equal(stat(set_path(&place, id), &second), 0);
    assert_int_equal(first.st_ino, second.st_ino);
}

static void a_reader_leaves_the_file_as_it_is(void **state)
{
    PLACE place;
    CLEANUP_BUFFER struct buffer made, read, before, after;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    buffer_init(&made, DUMP_MAX);
    buffer_init(&read, DUMP_MAX);
    buffer_init(&before, DUMP_MAX);
    buffer_init(&after, DUMP_MAX);
    steps_text(&place, id, &made);
    make_set_older(&place, id, NULL);
    read_bytes_of(&place, id, &before);
    for (int again = 0; again < 2; again++) {
        size_t files = scratch_count(&place.scratch, "data");

        reopen(&place, STORE_READ_ONLY);
        for (int i = 0; i < 2; i++) {
            steps_text(&place, id, &read);
            assert_string_equal(made.bytes, read.bytes);
        }
        read_bytes_of(&place, id, &after);
        assert_same_bytes(&before, &after);
        assert_true(scratch_count(&place.scratch, "data") <= files + 1); /* a lock */
    }
    reopen(&place, STORE_OWNER);
    steps_text(&place, id, &read);
    assert_string_equal(made.bytes, read.bytes);
    assert_int_equal(version_of(&place, id), 7);
}

/* A file that is not ours in all is refused, and stays. */
static void assert_refused(struct place *place, const char *id, int code,
                           const char *slug)
{
    static const enum store_mode modes[] = {STORE_OWNER, STORE_READ_ONLY};
    CLEANUP_BUFFER struct buffer before, after;
    struct error error;

    buffer_init(&before, DUMP_MAX);
    buffer_init(&after, DUMP_MAX);
    read_bytes_of(place, id, &before);
    for (int i = 0; i < 2; i++) {
        reopen(place, modes[i]);
        assert_error(view_set(place, id, NULL, &error), error, code, slug);
        read_bytes_of(place, id, &after);
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
        {"PRAGMA user_version = 8", ERROR_CONFLICT, "newer_version"},
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
        {"UPDATE meta SET value = 'x' WHERE key = 'id'", ERROR_DAMAGED, "set_damaged"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        PLACE place;
        char id[33];

        place_open(&place);
        make_set(&place, id);
        make_set_older(&place, id, cases[i].change);
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
    make_set_older(&place, id, NULL);
    assert_int_equal(stat(set_path(&place, id), &status), 0);
    for (off_t byte = 100; byte < status.st_size; byte += status.st_size / 20) {
        CLEANUP_CLOSE int fd = open(set_path(&place, id), O_RDWR);
        unsigned char value;

        assert_int_equal(pread(fd, &value, 1, byte), 1);
        value ^= 4;
        assert_int_equal(pwrite(fd, &value, 1, byte), 1);
        assert_refused(&place, id, ERROR_DAMAGED, "set_damaged");
        value ^= 4;
        assert_int_equal(pwrite(fd, &value, 1, byte), 1);
    }
    assert_int_equal(truncate(set_path(&place, id), status.st_size - DIGEST_BYTES), 0);
    assert_refused(&place, id, ERROR_DAMAGED, "set_damaged");
}

/* A request that runs out of time leaves the file to the next one. */
static void out_of_time(void **state)
{
    PLACE place;
    struct budget over = {.wall_ns = 1};
    struct error error;
    char id[33];

    (void)state;
    place_open(&place);
    make_set(&place, id);
    make_set_older(&place, id, NULL);
    budget_begin(&over);
    assert_int_equal(view_set(&place, id, &over, &error), -ERROR_TIMEOUT);
    assert_int_equal(version_of(&place, id), 6);
    place_assert_clean(&place, 1);
    assert_ok(view_set(&place, id, NULL, &error), error);
    assert_int_equal(version_of(&place, id), 7);
}

/* Steps of a marker are asked for before anyone opened the set itself. */
static void a_marker_of_an_older_set(void **state)
{
    struct step_text trace;
    CLEANUP_BUFFER struct buffer made, upgraded;

    (void)state;
    buffer_init(&made, DUMP_MAX);
    buffer_init(&upgraded, DUMP_MAX);
    for (int older = 0; older < 2; older++) {
        PLACE place;
        RESULT result;
        CLEANUP(set_info_free) struct set_info info = {0};
        struct error error;

        place_open(&place);
        step_begin(&trace);
        for (int i = 0; i < 4; i++) {
            step_row(&trace, "user_annotation", "train", 1, US(100 * i), US(90), NULL);
            step_work(&trace, US(100 * i + 10), US(100 * i + 30), US(100 * i + 120));
        }
        write_trace(&place, "in/a.json", &trace);
        place_ingest(&place, "in", &result);
        if (older == 1)
            make_set_older(&place, result.set_id, NULL);
        assert_ok(store_find_set(place.store, result.set_id, &info, &error), error);
        assert_ok(set_marked_choose(place.store, &info, "set", "train", NULL, &error),
                  error);
        steps_text(&place, info.id, older == 0 ? &made : &upgraded);
    }
    assert_non_null(strstr(made.bytes, "120000")); /* the end of a window */
    assert_string_equal(made.bytes, upgraded.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_what_a_new_file_says),
        cmocka_unit_test(a_reader_leaves_the_file_as_it_is),
        cmocka_unit_test(what_cannot_be_brought_up_to_date),
        cmocka_unit_test(damaged_files),
        cmocka_unit_test(out_of_time),
        cmocka_unit_test(a_marker_of_an_older_set),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
