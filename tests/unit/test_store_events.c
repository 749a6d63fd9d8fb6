/* The virtual table `event`: whatever is asked, the rows are those of the recordings. */
#include "store/database.h"
#include "store/directory.h"
#include "store/events.h"
#include "store/set_view.h"
#include "store/store.h"
#include "store_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILES 3

struct state {
    char *directory;
    struct store *store;
    struct trace_recording *recordings[FILES];
    char id[33];
    struct database database; /* in memory; the set is attached as `control` */
};

static int set_up(void **context)
{
    static const struct fixture_options made[FILES] = {
        {.seed = 1, .events = 40000, .steps = 4, .first_step = 10},
        {.seed = 2, .events = 500, .whole_us = true},
        {.seed = 3, .events = 17000, .steps = 1, .first_step = -7},
    };
    struct state *state = calloc(1, sizeof *state);
    struct error error = {0};
    char name[64];
    bool already;

    assert_non_null(state);
    state->directory = fixture_directory();
    assert_ok(store_open(state->directory, STORE_OWNER, NULL, &state->store, &error),
              error);
    for (int i = 0; i < FILES; i++)
        state->recordings[i] = fixture_recording(&made[i]);
    fixture_write(state->store, state->recordings, FILES, "x", state->id, &already);
    snprintf(name, sizeof name, "sets/%s.db", state->id);
    char *path = fixture_path(state->directory, name);
    assert_ok(database_open_memory(&state->database, "test", NULL, &error), error);
    assert_int_equal(event_table_register(state->database.handle, NULL), SQLITE_OK);
    assert_ok(database_attach_set(&state->database, path, "control", name, &error),
              error);
    free(path);
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    database_close(&state->database);
    for (int i = 0; i < FILES; i++)
        trace_recording_free(state->recordings[i]);
    store_close(state->store);
    fixture_remove(state->directory);
    free(state);
    return 0;
}

static sqlite3_stmt *prepare(struct state *state, const char *sql)
{
    sqlite3_stmt *statement = NULL;

    if (sqlite3_prepare_v2(state->database.handle, sql, -1, &statement, NULL) !=
        SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(state->database.handle));
    return statement;
}

/* ---- every row, every column ---- */

static void assert_text(sqlite3_stmt *row, int column, const struct strings *names,
                        uint32_t id)
{
    assert_int_equal(sqlite3_column_type(row, column), SQLITE_TEXT);
    const void *text = sqlite3_column_text(row, column);
    assert_int_equal(sqlite3_column_bytes(row, column), strings_length(names, id));
    assert_memory_equal(text, strings_text(names, id), strings_length(names, id));
}

static void assert_number(sqlite3_stmt *row, int column, bool present, int64_t number)
{
    assert_int_equal(sqlite3_column_type(row, column),
                     present ? SQLITE_INTEGER : SQLITE_NULL);
    if (present)
        assert_int_equal(sqlite3_column_int64(row, column), number);
}

/* The columns after `file`, in the order of the table. */
static void assert_event(sqlite3_stmt *row, const struct trace_recording *recording,
                         uint32_t event, const struct trace_copy *copy)
{
    static const char *const sides[] = {"host", "device", "neither"};
    const struct trace_events *events = &recording->events;
    const struct trace_op *op = &recording->ops[events->op[event]];
    const struct trace_place *place = &recording->places[events->place[event]];
    uint32_t correlation = events->correlation[event];
    int64_t step = 0;
    int has_step = fixture_step_of(recording, event, &step);

    assert_number(row, 1, true, event);
    assert_text(row, 2, &recording->names, op->name);
    assert_text(row, 3, &recording->names, op->category);
    assert_string_equal((const char *)sqlite3_column_text(row, 4), sides[op->side]);
    assert_string_equal((const char *)sqlite3_column_text(row, 5),
                        trace_kind_name((enum trace_kind)op->kind));
    assert_number(row, 6, true, events->ts[event]);
    assert_number(row, 7, true, events->dur[event]);
    assert_number(row, 8, true, events->self[event]);
    assert_text(row, 9, &recording->names, place->pid);
    assert_text(row, 10, &recording->names, place->tid);
    assert_number(row, 11, true, place->device);
    assert_number(row, 12, true, place->stream);
    assert_number(row, 13, correlation != 0,
                  correlation == 0 ? 0 : recording->correlations[correlation - 1]);
    assert_number(row, 14, op->side == TRACE_DEVICE && events->link[event] != TRACE_NONE,
                  events->link[event]);
    assert_number(row, 15, copy != NULL && copy->bytes >= 0,
                  copy == NULL ? 0 : copy->bytes);
    assert_int_equal(sqlite3_column_type(row, 16),
                     copy == NULL ? SQLITE_NULL : SQLITE_FLOAT);
    assert_true(copy == NULL || sqlite3_column_double(row, 16) == copy->bandwidth);
    assert_number(row, 17, has_step == 1, step);
}

static void test_all_rows(void **context)
{
    struct state *state = *context;
    sqlite3_stmt *row =
        prepare(state, "SELECT *, set_schema FROM event WHERE set_schema = 'control'");

    for (int file = 0; file < FILES; file++) {
        const struct trace_recording *recording = state->recordings[file];
        uint32_t copy = 0;

        for (uint32_t event = 0; event < recording->events.count; event++) {
            assert_int_equal(sqlite3_step(row), SQLITE_ROW);
            assert_number(row, 0, true, file);
            bool copied =
                copy < recording->copy_count && recording->copies[copy].row == event;
            assert_event(row, recording, event, copied ? &recording->copies[copy] : NULL);
            copy += copied;
            assert_string_equal((const char *)sqlite3_column_text(row, 18), "control");
        }
    }
    assert_int_equal(sqlite3_step(row), SQLITE_DONE);
    sqlite3_finalize(row);
}

/* ---- constraints ---- */

/* The table once as it is and once as rows in a plain table: the same WHERE must find the
 * same rows. */
static void make_plain(struct state *state)
{
    char *message = NULL;

    sqlite3_exec(state->database.handle,
                 "CREATE TEMP TABLE IF NOT EXISTS plain AS SELECT * FROM event "
                 "WHERE set_schema = 'control'",
                 NULL, NULL, &message);
    if (message != NULL)
        fail_msg("%s", message);
}

static int64_t count_rows(struct state *state, const char *from, const char *where)
{
    char *sql = sqlite3_mprintf("SELECT count(*) + total(row) %% 1000003 + total(dur) %% "
                                "1000003 FROM %s AND (%s)",
                                from, where);
    sqlite3_stmt *statement = prepare(state, sql);

    if (sqlite3_step(statement) != SQLITE_ROW)
        fail_msg("%s: %s", sql, sqlite3_errmsg(state->database.handle));
    int64_t result = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_free(sql);
    return result;
}

static void test_constraints(void **context)
{
    static const char *const wheres[] = {
        "1",
        "file = 1",
        "file = 99",
        "file = -1",
        "file = NULL",
        "file = 1.0",
        "file = '1'",
        "file IN (0, 2)",
        "name = 'aten::mm'",
        "name = 'no such name'",
        "name = ''",
        "name = x'6d6d'",
        "name = 5",
        "name = 'ATEN::MM' COLLATE NOCASE",
        "name IN ('gemm', 'aten::mm')",
        "name = 'aten::mm' AND category = 'user_annotation'",
        "category = 'kernel'",
        "category = 'kernel' AND kind = 'COMMUNICATION'",
        "side = 'device' AND launch IS NULL",
        "ts = (SELECT ts FROM plain WHERE file = 0 AND row = 20000)",
        "ts > (SELECT ts FROM plain WHERE file = 0 AND row = 20000)",
        "ts >= (SELECT ts FROM plain WHERE file = 0 AND row = 20000)",
        "ts < (SELECT ts FROM plain WHERE file = 0 AND row = 300)",
        "ts <= (SELECT ts FROM plain WHERE file = 0 AND row = 300)",
        "ts > 1739836029603187000.5",
        "ts < 1.7398360296e18",
        "ts > 'text'",
        "ts < 'text'",
        "ts BETWEEN (SELECT ts FROM plain WHERE file = 0 AND row = 100) AND "
        "(SELECT ts FROM plain WHERE file = 0 AND row = 17000) AND name = 'gemm'",
        "ts > 5 AND ts < 4",
        "step = 11",
        "step IS NULL AND side = 'host'",
        "step = 11 AND name = 'gemm' AND file = 0",
        "stream = 6 AND dur > 1000",
        "correlation = -9223372036854775808",
        "bytes > 100000",
        "launch > 30000",
        "file = 1 AND EXISTS (SELECT 1 FROM plain AS p WHERE p.file = e.file AND p.row = "
        "5 "
        "AND p.name = e.name)",
    };
    struct state *state = *context;

    make_plain(state);
    for (size_t i = 0; i < sizeof wheres / sizeof wheres[0]; i++) {
        int64_t expected = count_rows(state, "plain AS e WHERE 1", wheres[i]);
        int64_t seen =
            count_rows(state, "event AS e WHERE set_schema = 'control'", wheres[i]);

        if (seen != expected)
            fail_msg("%s: %lld, not %lld", wheres[i], (long long)seen,
                     (long long)expected);
    }
}

/* The table inside a loop, and twice at once. */
static void test_joins(void **context)
{
    struct state *state = *context;

    make_plain(state);
    sqlite3_stmt *row = prepare(
        state,
        "SELECT (SELECT count(*) FROM control.file AS f CROSS JOIN event AS e "
        "          ON e.file = f.file AND e.set_schema = 'control' AND e.name = 'gemm'), "
        "       (SELECT count(*) FROM plain WHERE name = 'gemm'), "
        "       (SELECT count(*) FROM event AS d CROSS JOIN event AS h "
        "          ON h.file = d.file AND h.row = d.launch AND h.set_schema = 'control' "
        "          WHERE d.set_schema = 'control' AND d.file = 1 AND d.row < 60), "
        "       (SELECT count(launch) FROM plain WHERE file = 1 AND row < 60)");

    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    assert_true(sqlite3_column_int64(row, 0) > 100);
    assert_int_equal(sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1));
    assert_true(sqlite3_column_int64(row, 2) > 1);
    assert_int_equal(sqlite3_column_int64(row, 2), sqlite3_column_int64(row, 3));
    sqlite3_finalize(row);
}

static void test_unknown_schemas(void **context)
{
    struct state *state = *context;
    static const char *const bad[] = {"'main'", "'none'", "'a\"b'", "''"};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char *sql = sqlite3_mprintf("SELECT * FROM event WHERE set_schema = %s", bad[i]);
        sqlite3_stmt *row = prepare(state, sql);

        assert_int_equal(sqlite3_step(row) & 0xff, SQLITE_ERROR);
        sqlite3_finalize(row);
        sqlite3_free(sql);
    }
    sqlite3_stmt *row = prepare(state, "SELECT * FROM event WHERE set_schema = NULL");
    assert_int_equal(sqlite3_step(row), SQLITE_DONE);
    sqlite3_finalize(row);
}

/* ---- damage ---- */

/* Flips bytes of the whole file: reading ends with rows or with an error, never worse. */
static void test_damaged_files_do_no_harm(void **context)
{
    struct state *state = *context;
    char name[64];

    snprintf(name, sizeof name, "sets/%s.db", state->id);
    char *path = fixture_path(state->directory, name);
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    long size = ftell(file);
    uint32_t random = 7;
    int failures = 0;
    for (int round = 0; round < 40; round++) {
        unsigned char byte;
        struct trace_recording *recording = NULL;
        struct set_view view;
        struct error error = {0};

        random = random * 1664525u + 1013904223u;
        long place = (long)(random >> 4) % size;
        assert_int_equal(fseek(file, place, SEEK_SET), 0);
        assert_int_equal(fread(&byte, 1, 1, file), 1);
        byte = (unsigned char)(byte ^ (1u << (random >> 3 & 7)));
        assert_int_equal(fseek(file, place, SEEK_SET), 0);
        assert_int_equal(fwrite(&byte, 1, 1, file), 1);
        assert_int_equal(fflush(file), 0);
        if (set_view_load(state->store, state->id, NULL, &view, &error) == 0)
            set_view_free(&view);
        for (uint32_t i = 0; i < FILES; i++) {
            if (set_load_recording(state->store, state->id, i, NULL, &recording,
                                   &error) == 0)
                trace_recording_free(recording);
            else
                failures++;
        }
        sqlite3_stmt *row = NULL;
        struct database other;
        if (database_open_memory(&other, "test", NULL, &error) == 0 &&
            event_table_register(other.handle, NULL) == SQLITE_OK &&
            database_attach_set(&other, path, "control", name, &error) == 0 &&
            sqlite3_prepare_v2(
                other.handle,
                "SELECT sum(length(name) + ts % 7 + step) FROM event WHERE "
                "set_schema = 'control'",
                -1, &row, NULL) == SQLITE_OK)
            sqlite3_step(row);
        sqlite3_finalize(row);
        database_close(&other);
    }
    assert_true(failures > 0);
    fclose(file);
    free(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_rows),
        cmocka_unit_test(test_constraints),
        cmocka_unit_test(test_joins),
        cmocka_unit_test(test_unknown_schemas),
        cmocka_unit_test(test_damaged_files_do_no_harm), /* last: it spoils the set */
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
