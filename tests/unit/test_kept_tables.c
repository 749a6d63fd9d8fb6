/* The tables `memory` and `collectives`: their rows are those of the recordings. */
#include "store/database.h"
#include "store/directory.h"
#include "store/events.h"
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
    char *directory, *path;
    struct store *store;
    struct trace_recording *recordings[FILES];
    char id[33];
    struct database database; /* in memory; the set is attached as `control` */
};

static void attach(struct state *state)
{
    struct error error = {0};

    assert_ok(database_open_memory(&state->database, "test", NULL, &error), error);
    assert_int_equal(event_table_register(state->database.handle, NULL), SQLITE_OK);
    assert_int_equal(kept_tables_register(state->database.handle, "", NULL), SQLITE_OK);
    assert_ok(
        database_attach_set(&state->database, state->path, "control", "the set", &error),
        error);
}

static int set_up(void **context)
{
    static const struct fixture_options made[FILES] = {
        {.seed = 1, .events = 20000, .steps = 4, .first_step = 10},
        {.seed = 2, .events = 1},
        {.seed = 3, .events = 700, .steps = 1, .first_step = -7},
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
    state->path = fixture_path(state->directory, name);
    attach(state);
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
    free(state->path);
    free(state);
    return 0;
}

static sqlite3_stmt *ask(struct state *state, const char *sql)
{
    sqlite3_stmt *statement = NULL;

    if (sqlite3_prepare_v2(state->database.handle, sql, -1, &statement, NULL) !=
        SQLITE_OK)
        fail_msg("%s", sqlite3_errmsg(state->database.handle));
    return statement;
}

/* An integer that may be over INT64_MAX, or not said. */
static void expect_number(sqlite3_stmt *row, int column, bool known, bool wide,
                          uint64_t value)
{
    char text[24];

    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    if (!known)
        assert_int_equal(sqlite3_column_type(row, column), SQLITE_NULL);
    else if (wide)
        assert_string_equal((const char *)sqlite3_column_text(row, column), text);
    else
        assert_int_equal(sqlite3_column_int64(row, column), value);
}

static double after_start(const struct trace_recording *recording, int64_t ts)
{
    return (double)(int64_t)((uint64_t)ts - (uint64_t)recording->first_ns) / 1000.0;
}

static void expect_instant(sqlite3_stmt *row, const struct trace_recording *recording,
                           const struct trace_memory *now)
{
    const struct trace_place *place = &recording->places[now->place];
    const char *tid = strings_text(&recording->names, place->tid);

    assert_true(sqlite3_column_double(row, 2) - after_start(recording, now->ts) == 0);
    if ((now->fields & TRACE_MEMORY_DEVICE_TYPE) == 0)
        assert_int_equal(sqlite3_column_type(row, 3), SQLITE_NULL);
    else if (now->device_type == 0 || now->device_type == 1 || now->device_type == 6)
        assert_string_equal((const char *)sqlite3_column_text(row, 3),
                            now->device_type == 0   ? "host"
                            : now->device_type == 1 ? "CUDA"
                                                    : "HIP");
    else
        assert_int_equal(sqlite3_column_int(row, 3), now->device_type);
    assert_int_equal(sqlite3_column_type(row, 4), SQLITE_NULL);
    assert_int_equal(sqlite3_column_int64(row, 5), now->bytes);
    expect_number(row, 6, (now->fields & TRACE_MEMORY_ADDRESS) != 0, true, now->address);
    expect_number(row, 7, (now->fields & TRACE_MEMORY_ALLOCATED) != 0, false,
                  (uint64_t)now->allocated);
    assert_int_equal(sqlite3_column_type(row, 8), SQLITE_NULL);
    assert_string_equal((const char *)sqlite3_column_text(row, 10), tid);
}

static void instants_are_rows(void **context)
{
    struct state *state = *context;
    sqlite3_stmt *row = ask(state, "SELECT * FROM memory WHERE set_schema = 'control'");

    for (int file = 0; file < FILES; file++) {
        const struct trace_recording *recording = state->recordings[file];

        for (uint32_t i = 0; i < recording->memory_count; i++) {
            assert_int_equal(sqlite3_step(row), SQLITE_ROW);
            assert_int_equal(sqlite3_column_int(row, 0), file);
            assert_int_equal(sqlite3_column_int(row, 1), 0);
            expect_instant(row, recording, &recording->memory_instants[i]);
        }
    }
    assert_int_equal(sqlite3_step(row), SQLITE_DONE);
    sqlite3_finalize(row);
}

static void expect_facts(sqlite3_stmt *row, const struct trace_recording *recording,
                         const struct trace_collective *now)
{
    static const char *const sides[] = {
        [TRACE_HOST] = "host", [TRACE_DEVICE] = "device", [TRACE_NEITHER] = "neither"};
    const struct trace_events *events = &recording->events;

    assert_string_equal((const char *)sqlite3_column_text(row, 3),
                        sides[recording->ops[events->op[now->row]].side]);
    for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
        if (now->texts[t] == TRACE_NONE)
            assert_int_equal(sqlite3_column_type(row, 4 + t), SQLITE_NULL);
        else
            assert_string_equal((const char *)sqlite3_column_text(row, 4 + t),
                                strings_text(&recording->arguments, now->texts[t]));
    for (int n = 0; n < TRACE_COLLECTIVE_NUMBERS; n++)
        expect_number(row, 4 + TRACE_COLLECTIVE_TEXTS + n, (now->known >> n & 1) != 0,
                      (now->wide >> n & 1) != 0, (uint64_t)now->numbers[n]);
    assert_true(sqlite3_column_double(row, 18) -
                    after_start(recording, events->ts[now->row]) ==
                0);
    assert_true(sqlite3_column_double(row, 19) - (double)events->dur[now->row] / 1000.0 ==
                0);
    assert_int_equal(sqlite3_column_int64(row, 21), now->row);
}

static void facts_are_rows(void **context)
{
    struct state *state = *context;
    sqlite3_stmt *row =
        ask(state, "SELECT * FROM collectives WHERE set_schema = 'control'");

    for (int file = 0; file < FILES; file++) {
        const struct trace_recording *recording = state->recordings[file];

        for (uint32_t i = 0; i < recording->collective_count; i++) {
            assert_int_equal(sqlite3_step(row), SQLITE_ROW);
            assert_int_equal(sqlite3_column_int(row, 20), file);
            expect_facts(row, recording, &recording->collectives[i]);
        }
    }
    assert_int_equal(sqlite3_step(row), SQLITE_DONE);
    sqlite3_finalize(row);
}

/* Other columns decode other things: the rows are the same. */
static void columns_may_be_left_out(void **context)
{
    struct state *state = *context;
    sqlite3_stmt *row = ask(
        state, "SELECT (SELECT count(*) FROM collectives WHERE set_schema = 'control')"
               " - (SELECT count(dur_us) FROM collectives WHERE set_schema = "
               "'control'), (SELECT count(*) FROM collectives AS c JOIN event AS e "
               "ON e.file = c.file AND e.row = c.row AND e.step IS c.step_number "
               "WHERE c.set_schema = 'control' AND e.set_schema = 'control' AND "
               "c.file = 2)");

    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    assert_int_equal(sqlite3_column_int(row, 0), 0);
    assert_int_equal(sqlite3_column_int(row, 1), state->recordings[2]->collective_count);
    sqlite3_finalize(row);
}

/* Counts the columns of the table op in the statements that are prepared. */
static int count_ops(void *context, int action, const char *table, const char *column,
                     const char *schema, const char *inner)
{
    (void)column;
    (void)schema;
    (void)inner;
    if (action == SQLITE_READ && strcmp(table, "op") == 0)
        ++*(int *)context;
    return SQLITE_OK;
}

static int ops_read(struct state *state, const char *sql)
{
    sqlite3 *handle = state->database.handle;
    int count = 0;

    sqlite3_set_authorizer(handle, count_ops, &count);
    assert_int_equal(sqlite3_exec(handle, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_set_authorizer(handle, NULL, NULL);
    return count;
}

/* Reading the names of the set for each of its files would cost files times names. */
static void names_are_read_once(void **context)
{
    struct state *state = *context;
    int once = ops_read(
        state, "SELECT count(dur) FROM event WHERE set_schema = 'control' AND file = 0");

    assert_true(once > 0);
    assert_true(state->recordings[0]->collective_count > 0 &&
                state->recordings[2]->collective_count > 0);
    assert_int_equal(
        ops_read(state,
                 "SELECT count(dur_us) FROM collectives WHERE set_schema = 'control'"),
        once);
}

/* A value that does not fit the set ends the query with an error. */
static void damage_ends_the_query(void **context)
{
    static const char *const changes[] = {
        "UPDATE memory_block SET columns = x'00'",
        "UPDATE memory_block SET columns = substr(columns, 1, 50)",
        "UPDATE memory_block SET rows = rows - 1",
        "UPDATE collective_block SET columns = zeroblob(10)",
        "UPDATE file SET rows = rows / 2",
    };
    struct state *state = *context;

    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        sqlite3 *handle;
        int code;

        database_close(&state->database);
        assert_int_equal(sqlite3_open(state->path, &handle), SQLITE_OK);
        assert_int_equal(sqlite3_exec(handle, "BEGIN", NULL, NULL, NULL), SQLITE_OK);
        assert_int_equal(sqlite3_exec(handle, changes[i], NULL, NULL, NULL), SQLITE_OK);
        assert_int_equal(event_table_register(handle, NULL), SQLITE_OK);
        assert_int_equal(kept_tables_register(handle, "", NULL), SQLITE_OK);
        code = sqlite3_exec(handle, "SELECT max(tid), max(bytes) FROM memory", NULL, NULL,
                            NULL);
        if (code == SQLITE_OK)
            code = sqlite3_exec(handle, "SELECT max(name), max(dur_us) FROM collectives",
                                NULL, NULL, NULL);
        if (code == SQLITE_OK)
            fail_msg("%s", changes[i]);
        sqlite3_exec(handle, "ROLLBACK", NULL, NULL, NULL);
        sqlite3_close(handle);
        attach(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instants_are_rows),       cmocka_unit_test(facts_are_rows),
        cmocka_unit_test(columns_may_be_left_out), cmocka_unit_test(names_are_read_once),
        cmocka_unit_test(damage_ends_the_query),
    };

    return cmocka_run_group_tests_name("kept tables", tests, set_up, tear_down);
}
