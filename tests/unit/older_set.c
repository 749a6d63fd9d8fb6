/* See older_set.h. */
#include "older_set.h"
#include "base/error.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/store.h"
#include "store_home.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define VERSION_AT 60 /* in the header of a file of SQLite */

/* Makes a file one of format 6: steps are those of the host, and what this
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
    "'device_time_outside_steps', 'counters_not_read');"
    "UPDATE meta SET value = json_set(value, '$.quality.notes', (SELECT count(*) FROM "
    "quality)) WHERE key = 'summary';"
    "DROP TABLE counter_block;"
    "PRAGMA user_version = 6;";

void older_write_trace(struct place *place, const char *name, struct step_text *trace)
{
    buffer_append_text(&trace->text, "]}");
    assert_false(buffer_failed(&trace->text));
    scratch_write(&place->scratch, name, trace->text.bytes, trace->text.length);
    buffer_free(&trace->text);
}

static void list_sets(struct store *store)
{
    struct budget budget = {0};
    struct error error;

    store_follow_begin(store, 1);
    assert_ok(store_follow_find(store, &error), error);
    budget_begin(&budget);
    while (store_follow_next(store, &budget))
        continue;
}

void older_reopen(struct place *place, enum store_mode mode)
{
    struct error error;

    if (place->store != NULL)
        store_follow_end(place->store);
    store_close(place->store);
    place->store = NULL;
    assert_ok(store_open(scratch_path(&place->scratch, "data"), mode, NULL, &place->store,
                         &error),
              error);
    if (mode == STORE_FOLLOWER)
        list_sets(place->store);
}

const char *older_path(const struct place *place, const char *id)
{
    char name[64];

    snprintf(name, sizeof name, "data/sets/%s.db", id);
    return scratch_path(&place->scratch, name);
}

int older_version(const struct place *place, const char *id)
{
    CLEANUP_CLOSE int fd = open(older_path(place, id), O_RDONLY);
    unsigned char bytes[4];

    assert_int_equal(pread(fd, bytes, 4, VERSION_AT), 4);
    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

void older_change(struct place *place, const char *id, const char *change)
{
    CLEANUP_FREE char *path = strdup(older_path(place, id));

    store_close(place->store);
    place->store = NULL;
    home_execute(path, change);
    home_seal(path);
    older_reopen(place, STORE_OWNER);
}

void older_make(struct place *place, const char *id, const char *change)
{
    older_change(place, id, make_older);
    if (change != NULL)
        older_change(place, id, change);
}

int older_view(struct place *place, const char *id, struct budget *budget,
               struct error *error)
{
    struct set_view view;

    *error = (struct error){0};
    int result = set_view_load(place->store, id, budget, &view, error);
    if (result == 0)
        set_view_free(&view);
    return result;
}

void older_bytes(const struct place *place, const char *id, struct buffer *out)
{
    CLEANUP_CLOSE int fd = open(older_path(place, id), O_RDONLY);
    char block[65536];
    ssize_t got;

    out->length = 0;
    while ((got = read(fd, block, sizeof block)) > 0)
        buffer_append(out, block, (size_t)got);
    assert_true(got == 0 && !buffer_failed(out));
}

void assert_same_bytes(const struct buffer *a, const struct buffer *b)
{
    assert_int_equal(a->length, b->length);
    assert_memory_equal(a->bytes, b->bytes, a->length);
}

void older_steps(struct place *place, const char *id, struct buffer *out)
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
    for (size_t i = 0; i < view.note_count; i++) {
        if (strcmp(view.notes[i].note.kind, "counters_not_read") == 0)
            continue; /* a set that was made here has none */
        buffer_printf(out, "%d %s %d %s\n", (int)view.notes[i].file,
                      view.notes[i].note.kind, (int)view.notes[i].note.count,
                      view.notes[i].note.example);
    }
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
