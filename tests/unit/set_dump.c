/* See set_dump.h. The tables are read by SQLite alone, the sums and the rows through the
 * store. */
#include "set_dump.h"
#include "base/error.h"
#include "base/hash.h"
#include "kept_text.h"
#include "store/cells.h"
#include "store/set_view.h"

#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DUMP_MAX ((size_t)1 << 30)

/* The place of a name among all says which it is, where the names are the same. */
static const char of_op[] =
    "SELECT n.position||' '||k.text||' '||side||' '||kind FROM op AS o "
    "JOIN name AS n ON n.id = o.name JOIN category AS k ON k.id = o.category "
    "WHERE o.id = ?1";

#define OF_OP                                                                            \
    "JOIN op AS o ON o.id = s.op JOIN name AS n ON n.id = o.name "                       \
    "JOIN category AS k ON k.id = o.category ORDER BY 1, 2, 3, 4, 5"

static const char *const tables[] = {
    "SELECT key, value FROM meta WHERE key NOT IN ('created', 'label') ORDER BY key",
    "SELECT file, name, rank, span, rank_source, raw_bytes, disk_bytes, hex(hash), "
    "hex(disk_hash), has_steps, has_device_rows, base_time_known, first_ns, rows, "
    "events, kept, repaired, dropped, invalid, ignored, device_rows_without_step "
    "FROM file ORDER BY file",
    "SELECT file, name, same_as, disk_bytes, hex(disk_hash) FROM duplicate ORDER BY file",
    "SELECT file, json FROM metadata ORDER BY file",
    "SELECT file, kind, count, example FROM quality ORDER BY file, kind",
    "SELECT hex(text), position FROM name ORDER BY position",
    "SELECT text FROM category ORDER BY text",
    "SELECT text FROM shape ORDER BY text",
    "SELECT text FROM argument ORDER BY text",
    "SELECT s.text, t.text, c.text FROM inputs AS i LEFT JOIN shape AS s ON s.id = "
    "i.shape "
    "LEFT JOIN argument AS t ON t.id = i.types LEFT JOIN argument AS c ON c.id = "
    "i.concrete ORDER BY 1, 2, 3",
    "SELECT id, rows FROM memory_block ORDER BY id",
    "SELECT id, rows FROM collective_block ORDER BY id",
    "SELECT id, rows, device, hex(pid), hex(name) FROM counter_block ORDER BY id",
    "SELECT n.position, s.position, m.position, t.position, k.text, side, kind FROM op "
    "AS o "
    "JOIN name AS n ON n.id = o.name JOIN name AS s ON s.id = o.short_name "
    "JOIN name AS m ON m.id = o.merged_name JOIN name AS t ON t.id = o.merged_short_name "
    "JOIN category AS k ON k.id = o.category ORDER BY 1, 2, 3, 4, 5, 6, 7",
    "SELECT file, id, hex(pid), hex(tid), device, stream, stream_is_wide FROM place "
    "ORDER BY file, id",
    "SELECT file, n, ts, dur, end_ts, host_ts, host, lag, compute, "
    "exposed_communication, exposed_memory, idle FROM step ORDER BY file, n",
    "SELECT file, row, n, ts, dur, begin_ts, end_ts FROM step_row ORDER BY file, row",
    "SELECT l.file, n.position, k.text, o.kind, p.position, s.text, l.count, l.total "
    "FROM launch_shape AS l JOIN op AS o ON o.id = l.op JOIN name AS n ON n.id = o.name "
    "JOIN category AS k ON k.id = o.category LEFT JOIN name AS p ON p.id = l.operator "
    "LEFT JOIN shape AS s ON s.id = l.shape ORDER BY 1, 2, 3, 4, 5, 6",
    "SELECT id, rows, min_ts, max_end FROM segment ORDER BY id",
    "SELECT s.file, n.position, k.text, o.side, o.kind, count, total, self, min, max "
    "FROM op_file AS s " OF_OP,
    "SELECT s.n, n.position, k.text, o.side, o.kind, count, total, self, min, max "
    "FROM op_number AS s " OF_OP,
    "SELECT s.scope, n.position, k.text, o.side, o.kind, count, total, self, min, max "
    "FROM op_set AS s " OF_OP,
    "SELECT * FROM ops ORDER BY name, category",
    "SELECT * FROM ops_by_rank ORDER BY rank, span, name, category",
    "SELECT * FROM steps ORDER BY rank, span, step_number",
};

static const char *const sums[] = {
    ("SELECT s.file||' '||ifnull(s.n, 'all'), c.cells FROM step_cells AS c "
     "JOIN step AS s ON s.id = c.step ORDER BY s.file, s.n"),
};

static void dump_table(sqlite3 *database, const char *sql, struct buffer *out)
{
    sqlite3_stmt *rows;

    assert_int_equal(sqlite3_prepare_v2(database, sql, -1, &rows, NULL), SQLITE_OK);
    buffer_printf(out, "# %.60s\n", sql);
    while (sqlite3_step(rows) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(rows); i++) {
            const char *text = (const char *)sqlite3_column_text(rows, i);

            buffer_printf(out, "%s|", text == NULL ? "(null)" : text);
        }
        buffer_append_char(out, '\n');
    }
    sqlite3_finalize(rows);
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The fields of an op, by its number. */
static char *op_text(sqlite3_stmt *op, uint32_t number)
{
    sqlite3_reset(op);
    sqlite3_bind_int64(op, 1, number);
    assert_int_equal(sqlite3_step(op), SQLITE_ROW);
    return strdup((const char *)sqlite3_column_text(op, 0));
}

static void dump_cells(sqlite3_stmt *op, const struct cells *cells, struct buffer *out)
{
    char **lines = calloc((size_t)cells->capacity + 1, sizeof *lines);
    size_t count = 0;

    for (uint32_t i = 0; i < cells->capacity; i++) {
        if (cells->count[i] == 0)
            continue;
        CLEANUP_FREE char *text = op_text(op, i);
        assert_true(asprintf(&lines[count++],
                             "%s %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64
                             "\n",
                             text, cells->count[i], cells->total[i], cells->nested[i],
                             cells->min[i], cells->max[i]) > 0);
    }
    qsort(lines, count, sizeof *lines, compare_lines);
    for (size_t i = 0; i < count; i++) {
        buffer_append_text(out, lines[i]);
        free(lines[i]);
    }
    free(lines);
}

static void dump_sums(sqlite3 *database, const char *sql, struct buffer *out)
{
    sqlite3_stmt *rows, *op;

    assert_int_equal(sqlite3_prepare_v2(database, sql, -1, &rows, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(database, of_op, -1, &op, NULL), SQLITE_OK);
    while (sqlite3_step(rows) == SQLITE_ROW) {
        CLEANUP_CELLS struct cells cells = {0};

        assert_true(cells_add_blob(&cells, sqlite3_column_blob(rows, 1),
                                   (size_t)sqlite3_column_bytes(rows, 1)));
        buffer_printf(out, "# sums %s\n", (const char *)sqlite3_column_text(rows, 0));
        dump_cells(op, &cells, out);
    }
    sqlite3_finalize(rows);
    sqlite3_finalize(op);
}

/* A text of a recording; of a long one its hash. */
static void dump_text(const struct strings *texts, uint32_t id, struct buffer *out)
{
    size_t length = strings_length(texts, id);

    buffer_append(out, strings_text(texts, id), length < 100 ? length : 100);
    if (length > 100)
        buffer_printf(out, "#%zu#%" PRIx64, length,
                      hash_bytes(strings_text(texts, id), length, 1));
    buffer_append_char(out, '|');
}

static void dump_row(const struct trace_recording *recording, uint32_t row,
                     struct buffer *out)
{
    const struct trace_events *events = &recording->events;
    const struct trace_op *op = &recording->ops[events->op[row]];
    uint32_t link = events->link[row], correlation = events->correlation[row];

    dump_text(&recording->names, op->name, out);
    dump_text(&recording->names, op->category, out);
    buffer_printf(out, "%d|%" PRId64 "|%" PRId64 "|%" PRId64 "|%" PRIu32 "|", op->kind,
                  events->ts[row], events->dur[row], events->self[row],
                  events->place[row]);
    if (correlation != 0)
        buffer_printf(out, "%" PRId64 "%s", recording->correlations[correlation - 1],
                      trace_correlation_is_wide(recording, correlation - 1) ? "w" : "");
    if (link != TRACE_NONE && op->side == TRACE_DEVICE)
        buffer_printf(out, "|%" PRIu32, link);
    else if (link != TRACE_NONE && recording->inputs[link].shape != TRACE_NONE)
        dump_text(&recording->shapes, recording->inputs[link].shape, out);
    buffer_append_char(out, '\n');
}

static void dump_rows(struct place *place, const char *id, uint32_t file,
                      struct buffer *out)
{
    RECORDING recording = NULL;
    struct error error;

    if (set_load_whole(place->store, id, file, NULL, &recording, &error) != 0)
        fail_msg("%s", error.message);
    buffer_printf(out, "# rows of %" PRIu32 "\n", file);
    for (uint32_t row = 0; row < recording->events.count; row++)
        dump_row(recording, row, out);
    for (uint32_t i = 0; i < recording->copy_count; i++)
        buffer_printf(out, "copy %" PRIu32 " %" PRId64 " %.17g\n",
                      recording->copies[i].row, recording->copies[i].bytes,
                      recording->copies[i].bandwidth);
    kept_text(recording, out);
}

void set_dump(struct place *place, const char *id, struct buffer *out)
{
    struct set_view view;
    struct error error;
    char name[64], uri[256];
    sqlite3 *database;

    snprintf(name, sizeof name, "data/sets/%s.db", id);
    snprintf(uri, sizeof uri, "file:%s?immutable=1", scratch_path(&place->scratch, name));
    assert_int_equal(
        sqlite3_open_v2(uri, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL),
        SQLITE_OK);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        dump_table(database, tables[i], out);
    for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++)
        dump_sums(database, sums[i], out);
    sqlite3_close(database);
    if (set_view_load(place->store, id, NULL, &view, &error) != 0)
        fail_msg("%s", error.message);
    for (size_t i = 0; i < view.file_count; i++)
        dump_rows(place, id, view.files[i].file, out);
    set_view_free(&view);
    assert_false(buffer_failed(out));
}

void assert_same_set(struct place *a, const char *id_a, struct place *b, const char *id_b)
{
    CLEANUP_BUFFER struct buffer left = BUFFER(DUMP_MAX);
    CLEANUP_BUFFER struct buffer right = BUFFER(DUMP_MAX);

    assert_string_equal(id_a, id_b);
    set_dump(a, id_a, &left);
    set_dump(b, id_b, &right);
    size_t at = 0, line = 0;
    for (; at < left.length && at < right.length && left.bytes[at] == right.bytes[at];
         at++)
        line = left.bytes[at] == '\n' ? at + 1 : line;
    if (at < left.length || at < right.length)
        fail_msg("the sets differ:\n%.400s\n---\n%.400s", left.bytes + line,
                 right.bytes + line);
}
