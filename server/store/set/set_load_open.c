/* See set_load_open.h. Ops and inputs keep the numbers that they have in the set, or are
 * only those that the file uses (set_load_used.c). */
#include "store/set/set_load_open.h"

#include "base/cleanup.h"
#include "base/hash.h"
#include "store/set/set_load_blocks.h"
#include "store/set/set_load_events.h"
#include "store/set/set_load_parts.h"
#include "store/set/set_load_used.h"
#include "store/set/set_load_whole.h"
#include "store/sqlite/statement.h"
#include "trace/resolve/markers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS_MAX ((int64_t)UINT32_MAX - 1)

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

/* ---- what belongs to the file ---- */

static void copy_hash(struct statement *row, int column, uint64_t hash[2])
{
    unsigned char bytes[16];

    statement_hash(row, column, bytes);
    hash_from_bytes(bytes, hash);
}

static int load_file(const struct load_source *source, uint32_t file,
                     struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = load_prepare(source, "sql/load_file", file, &row, error);

    if (result == 0)
        result = statement_step(&row, error);
    if (result < 0)
        return result;
    if (result == 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_file", "%s has no file %u",
                         source->database->name, file);
    recording->rank = statement_int64(&row, 0);
    recording->rank_source = (enum trace_rank_source)statement_int64(&row, 1);
    recording->raw_bytes = (uint64_t)statement_int64(&row, 2);
    recording->disk_bytes = (uint64_t)statement_int64(&row, 3);
    copy_hash(&row, 4, recording->hash);
    copy_hash(&row, 5, recording->disk_hash);
    recording->has_steps = statement_int64(&row, 6) != 0;
    recording->base_time_known = statement_int64(&row, 7) != 0;
    recording->first_ns = statement_int64(&row, 8);
    int64_t rows = statement_int64(&row, 9);
    if (rows < 0 || rows > ROWS_MAX)
        return load_damaged(source, "file", error);
    recording->events.count = (uint32_t)rows;
    recording->metadata = statement_copy_text(&row, 10);
    recording->quality = (struct trace_quality){
        .events = (uint64_t)statement_int64(&row, 11),
        .kept = (uint64_t)statement_int64(&row, 12),
        .repaired = (uint64_t)statement_int64(&row, 13),
        .dropped = (uint64_t)statement_int64(&row, 14),
        .invalid = (uint64_t)statement_int64(&row, 15),
        .ignored = (uint64_t)statement_int64(&row, 16),
        .device_rows_without_step = (uint64_t)statement_int64(&row, 17),
    };
    return recording->metadata == NULL ? error_set_memory(error) : 0;
}

static int load_notes(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = load_prepare(source, "sql/load_notes", file, &row, error);

    while (result == 0 && recording->note_count < TRACE_NOTES_MAX &&
           (result = statement_step(&row, error)) == 1) {
        struct trace_note *note = &recording->notes[recording->note_count++];

        snprintf(note->kind, sizeof note->kind, "%s", statement_text(&row, 0, NULL));
        note->count = (uint64_t)statement_int64(&row, 1);
        snprintf(note->example, sizeof note->example, "%s",
                 statement_text(&row, 2, NULL));
        result = 0;
    }
    return result;
}

static int load_steps(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = load_prepare(source, "sql/load_steps", file, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (!load_room((void **)&recording->steps, recording->step_count,
                       sizeof *recording->steps))
            return error_set_memory(error);
        recording->steps[recording->step_count++] = (struct trace_step){
            .pseudo = statement_is_null(&row, 0),
            .number = statement_int64(&row, 0),
            .ts = statement_int64(&row, 1),
            .dur = statement_int64(&row, 2),
            .end = statement_int64(&row, 3),
            .host_ts = statement_int64(&row, 4),
            .host = statement_int64(&row, 5),
            .lag = statement_int64(&row, 6),
            .has_parts = !statement_is_null(&row, 7),
            .compute = statement_int64(&row, 7),
            .exposed_communication = statement_int64(&row, 8),
            .exposed_memory = statement_int64(&row, 9),
            .idle = statement_int64(&row, 10),
        };
        result = 0;
    }
    return result;
}

/* The rows, and the tables that they point to. */
static int load_rows(const struct load_source *source, uint32_t file,
                     enum load_extent extent, struct trace_recording *recording,
                     struct error *error)
{
    struct load_counts counts;
    int result = load_count(source, &counts, error);

    if (result != 0)
        return result;
    bool whole = extent == LOAD_WHOLE, kept = extent >= LOAD_KEPT;
    bool use_ops = whole || counts.ops > recording->events.count;
    bool use_inputs = whole || counts.inputs > recording->events.count;
    const struct load_extras wanted = {.correlations = extent == LOAD_ROWS || whole,
                                       .sequences = kept};
    result = use_ops ? load_used_ops(source, file, recording, error)
                     : load_ops(source, recording, error);
    if (result == 0 && !use_inputs)
        result = load_inputs(source, kept, recording, error);
    if (result == 0)
        result = load_places(source, file, recording, error);
    if (result == 0)
        result = load_events(source, file, wanted,
                             use_inputs ? counts.inputs : recording->inputs_count,
                             recording, error);
    if (result == 0 && use_inputs)
        result = load_used_inputs(source, kept, recording, error);
    if (result == 0 && kept)
        result = load_memory(source, file, recording, error);
    if (result == 0 && kept)
        result = load_counters(source, file, recording, error);
    if (result == 0 && kept)
        result = load_collectives(source, file, use_inputs, recording, error);
    return result;
}

/* Notes that the set added and the file does not contain: see set_writer.c. */
static void drop_rank_notes(struct trace_recording *recording)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, "rank_assumed") != 0 &&
            strcmp(recording->notes[i].kind, "rank_from_file_name") != 0)
            recording->notes[kept++] = recording->notes[i];
    recording->note_count = kept;
}

/* The results of trace_resolve() besides the rows. */
static int load_rest(const struct load_source *source, uint32_t file,
                     struct trace_recording *recording, struct error *error)
{
    int result = load_cells(source, file, recording, error);

    if (result == 0)
        result = load_launches(source, file, recording, error);
    if (result == 0)
        result = markers_find(recording, error);
    drop_rank_notes(recording);
    return result;
}

int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error)
{
    const struct load_source source = {database, "main"};
    CLEANUP(free_recording)
    struct trace_recording *recording = calloc(1, sizeof *recording);

    *out = NULL;
    if (recording == NULL)
        return error_set_memory(error);
    recording->memory.budget = database->budget;
    load_init_names(recording);
    if (extent == LOAD_COUNTERS) {
        int failed = load_counters(&source, file, recording, error);

        if (failed == 0)
            *out = TAKE_PTR(recording);
        return failed;
    }
    int result = load_file(&source, file, recording, error);
    if (result == 0)
        result = load_notes(&source, file, recording, error);
    if (result == 0)
        result = load_steps(&source, file, recording, error);
    if (result == 0)
        result = load_step_rows(&source, file, recording, error);
    if (result == 0)
        result = load_rows(&source, file, extent, recording, error);
    if (result == 0 && extent == LOAD_WHOLE)
        result = load_rest(&source, file, recording, error);
    if (result == 0)
        *out = TAKE_PTR(recording);
    return result;
}
