/* The views of a set file, asked by an SQLite that has nothing of ours: they say what the
 * cells of the steps add up to. */
#include "base/error.h"
#include "base/text.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/events.h"
#include "store/set_file.h"
#include "store/store.h"
#include "store_fixture.h"

#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILES 3
#define ALL_ROWS 3 /* the views of ops */
#define ROWS_BYTES ((size_t)1 << 26)

/* By name and category, as views have it; what is before is the key of the rows. */
#define VIEW_COLUMNS                                                                     \
    "name, short_name, category, device_type, kind, counts, total_us, self_us, min_us, " \
    "max_us"
#define SUM_COLUMNS                                                                      \
    "n.text, h.text, k.text, "                                                           \
    "CASE max(o.side) WHEN 0 THEN 'CPU' WHEN 1 THEN 'GPU' ELSE '' END, "                 \
    "CASE max(o.kind) WHEN 0 THEN '' WHEN 1 THEN 'COMPUTATION' WHEN 2 THEN "             \
    "'COMMUNICATION' ELSE 'MEMORY' END, sum(c.count), sum(c.total) / 1000.0, "           \
    "sum(c.self) / 1000.0, min(c.min) / 1000.0, max(c.max) / 1000.0 "                    \
    "FROM file AS f CROSS JOIN step AS s ON s.file = f.file "                            \
    "CROSS JOIN step_cells AS b ON b.step = s.id CROSS JOIN cells(b.cells) AS c "        \
    "JOIN op AS o ON o.id = c.op JOIN name AS n ON n.id = o.merged_name "                \
    "JOIN name AS h ON h.id = o.merged_short_name "                                      \
    "JOIN category AS k ON k.id = o.category "
#define OF_ALL "WHERE (s.n IS NULL) = (f.has_steps = 0) "

static const struct {
    const char *view, *sums;
} questions[] = {
    {"SELECT " VIEW_COLUMNS " FROM ops ORDER BY 1, 3",
     "SELECT " SUM_COLUMNS OF_ALL "GROUP BY o.merged_name, o.category ORDER BY 1, 3"},
    {"SELECT rank, span, " VIEW_COLUMNS " FROM ops_by_rank ORDER BY 1, 2, 3, 5",
     "SELECT f.rank, f.span, " SUM_COLUMNS OF_ALL
     "GROUP BY f.file, o.merged_name, o.category ORDER BY 1, 2, 3, 5"},
    {"SELECT step_number, " VIEW_COLUMNS " FROM ops_by_step_number ORDER BY 1, 2, 4",
     "SELECT s.n, " SUM_COLUMNS
     "WHERE s.n IS NOT NULL GROUP BY s.n, o.merged_name, o.category ORDER BY 1, 2, 4"},
    {"SELECT rank, step_number, start_us, duration_us, compute_us, idle_us, "
     "host_start_us, host_us, lag_us FROM steps ORDER BY 1, 2",
     "SELECT f.rank, s.n, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0, s.compute / "
     "1000.0, s.idle / 1000.0, iif(s.n IS NULL, NULL, (s.host_ts - f.first_ns) / "
     "1000.0), iif(s.n IS NULL, NULL, s.host / 1000.0), iif(s.n IS NULL, NULL, s.lag / "
     "1000.0) FROM file AS f JOIN step AS s ON s.file = f.file " OF_ALL "ORDER BY 1, 2"},
    {"SELECT rank, sum(counts), sum(total_us) FROM launches GROUP BY 1",
     "SELECT f.rank, sum(l.count), sum(l.total) / 1000.0 FROM file AS f JOIN "
     "launch_shape "
     "AS l ON l.file = f.file GROUP BY 1"},
    {"SELECT rank, span, name, rank_source, raw_bytes, events, metadata FROM files "
     "ORDER BY 1",
     "SELECT rank, span, name, 'distributedInfo', raw_bytes, events, json FROM file "
     "JOIN metadata USING(file) ORDER BY 1"},
    {"SELECT rank, kind, count, example FROM notes ORDER BY 1, 2",
     "SELECT rank, kind, count, example FROM file JOIN quality USING(file) ORDER BY 1, "
     "2"},
};

#define OP_STEP "SELECT step, op, counts, total, self, min, max FROM op_step "
#define CELLS                                                                            \
    "SELECT step, c.op, c.count, c.total, c.self, c.min, c.max FROM step_cells AS b "    \
    "CROSS JOIN cells(b.cells) AS c "
/* The table op_step, with whatever can be asked of steps. */
static const char *const of_steps[] = {
    "",
    "WHERE step = 2 ORDER BY step, op",
    "WHERE step = 2.0 AND step < 1e9",
    "WHERE step > 1 AND step <= 3",
    "WHERE step >= 1.5 AND step < 4",
    "WHERE step IN (3, 1, 99) ORDER BY op, step DESC",
    "WHERE step = 'x' OR step = NULL",
    "WHERE step = NULL",
    "WHERE step > -9223372036854775808 ORDER BY step DESC, op DESC",
};

static size_t append_rows(sqlite3 *handle, const char *sql, struct buffer *out)
{
    sqlite3_stmt *rows;
    size_t count = 0;

    if (sqlite3_prepare_v2(handle, sql, -1, &rows, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(handle));
    for (; sqlite3_step(rows) == SQLITE_ROW; count++)
        for (int i = 0; i < sqlite3_column_count(rows); i++) {
            const char *text = (const char *)sqlite3_column_text(rows, i);

            buffer_append(out, text == NULL ? "NULL" : text,
                          text == NULL ? 4 : (size_t)sqlite3_column_bytes(rows, i));
            buffer_append_char(out, '|');
        }
    assert_int_equal(sqlite3_errcode(handle), SQLITE_DONE);
    sqlite3_finalize(rows);
    return count;
}

/* The first `rows` questions have an answer. */
static void check_views(struct store *store, const char *directory, const char *id,
                        size_t rows)
{
    CLEANUP_DATABASE struct database ours = {0};
    struct error error;
    char name[64];
    sqlite3 *bare;

    assert_ok(set_file_open(store, id, NULL, &ours, &error), error);
    snprintf(name, sizeof name, "sets/%s.db", id);
    CLEANUP_FREE char *path = fixture_path(directory, name);
    assert_int_equal(sqlite3_open_v2(path, &bare, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        CLEANUP_BUFFER struct buffer view = BUFFER(ROWS_BYTES);
        CLEANUP_BUFFER struct buffer sums = BUFFER(ROWS_BYTES);

        size_t count = append_rows(bare, questions[i].view, &view);
        assert_int_equal(count, append_rows(ours.handle, questions[i].sums, &sums));
        if (i < rows)
            assert_true(count > 0);
        assert_int_equal(view.length, sums.length);
        if (view.length > 0)
            assert_memory_equal(view.bytes, sums.bytes, sums.length);
    }
    assert_int_equal(op_step_table_register(ours.handle), SQLITE_OK);
    for (size_t i = 0; i < sizeof of_steps / sizeof of_steps[0]; i++) {
        CLEANUP_BUFFER struct buffer table = BUFFER(ROWS_BYTES);
        CLEANUP_BUFFER struct buffer cells = BUFFER(ROWS_BYTES);
        char sql[400];

        snprintf(sql, sizeof sql, OP_STEP "%s", of_steps[i]);
        append_rows(ours.handle, sql, &table);
        snprintf(sql, sizeof sql, CELLS "%s", of_steps[i]);
        append_rows(ours.handle, sql, &cells);
        assert_int_equal(table.length, cells.length);
        if (table.length > 0)
            assert_memory_equal(table.bytes, cells.bytes, cells.length);
    }
    sqlite3_close(bare);
}

/* How many blobs have values beside their columns (store/cells.h). */
static int64_t count_patched(struct store *store, const char *id)
{
    CLEANUP_DATABASE struct database database = {0};
    sqlite3_stmt *row;
    struct error error;

    assert_ok(set_file_open(store, id, NULL, &database, &error), error);
    assert_int_equal(sqlite3_prepare_v2(database.handle,
                                        "SELECT count(*) FROM step_cells "
                                        "WHERE substr(cells, 13, 4) <> x'00000000'",
                                        -1, &row, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_step(row), SQLITE_ROW);
    int64_t count = sqlite3_column_int64(row, 0);
    sqlite3_finalize(row);
    return count;
}

/* Every value that is taken out of a blob copies it, so a blob is cut in halves until the
 * pieces are short: their number grows with the sums, their length does not. */
static void blobs_are_halved(void **context)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_BUFFER struct buffer plan = BUFFER(ROWS_BYTES);
    struct error error;
    size_t recursions = 0;

    (void)context;
    assert_ok(database_open_memory(&database, "an empty set", NULL, &error), error);
    assert_ok(database_run_script(&database, "sql/set_schema", &error), error);
    append_rows(database.handle, "EXPLAIN QUERY PLAN SELECT * FROM ops_by_step_number",
                &plan);
    buffer_append_char(&plan, '\0');
    for (const char *at = plan.bytes; (at = strstr(at, "RECURSIVE STEP")) != NULL; at++)
        recursions++;
    assert_int_equal(recursions, 2); /* of the columns, and of the patches */
    assert_null(strstr(plan.bytes, "AUTOMATIC"));
}

static void check_set(const struct fixture_options *options, size_t count, size_t rows,
                      bool patched)
{
    struct trace_recording *recordings[FILES];
    char *directory = fixture_directory(), id[33];
    struct store *store;
    struct error error;
    bool already;

    assert_ok(store_open(directory, STORE_OWNER, NULL, &store, &error), error);
    for (size_t i = 0; i < count; i++)
        recordings[i] = fixture_recording(&options[i]);
    fixture_write(store, recordings, count, "views", id, &already);
    check_views(store, directory, id, rows);
    if (patched)
        assert_true(count_patched(store, id) > 0);
    for (size_t i = 0; i < count; i++)
        trace_recording_free(recordings[i]);
    store_close(store);
    fixture_remove(directory);
}

/* A number that one file has alone is decoded from its blob. */
static void of_one_file(void **context)
{
    (void)context;
    for (unsigned seed = 1; seed <= 8; seed++)
        check_set(&(const struct fixture_options){.seed = seed,
                                                  .events = 3000 * (seed % 4) + 400,
                                                  .steps = seed,
                                                  .first_step = seed - 3,
                                                  .whole_us = seed % 2 == 0},
                  1, seed % 4 == 0 ? 0 : ALL_ROWS, seed == 7);
}

static void of_files_with_other_steps(void **context)
{
    static const struct fixture_options files[FILES] = {
        {.seed = 1, .events = 5000, .steps = 5, .first_step = 10},
        {.seed = 2, .events = 4000, .steps = 4, .first_step = 12},
        {.seed = 3, .events = 700},
    };

    (void)context;
    check_set(files, FILES, ALL_ROWS, true);
    check_set(files + 2, 1, ALL_ROWS - 1, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_one_file),
        cmocka_unit_test(of_files_with_other_steps),
        cmocka_unit_test(blobs_are_halved),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
