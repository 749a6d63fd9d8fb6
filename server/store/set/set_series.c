/* See set_series.h. */
#include "store/set/set_series.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "store/set/set_file.h"
#include "store/sqlite/statement.h"
#include "trace/decode/facts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_sample(struct statement *row, struct series_sample *out)
{
    memset(out, 0, sizeof *out); /* the gaps too: its bytes are written */
    out->span = (uint32_t)statement_int64(row, 1);
    out->step.pseudo = statement_is_null(row, 0);
    out->step.number = statement_int64(row, 0);
    out->step.dur = statement_int64(row, 2);
    out->step.host = statement_int64(row, 3);
    out->step.lag = statement_int64(row, 4);
    out->step.has_parts = !statement_is_null(row, 5);
    out->step.compute = statement_int64(row, 5);
    out->step.exposed_communication = statement_int64(row, 6);
    out->step.exposed_memory = statement_int64(row, 7);
    out->step.idle = statement_int64(row, 8);
    out->row = statement_int64(row, 9);
}

static void note_start(int64_t first_ns, struct series_samples *out)
{
    if (first_ns >= CLOCK_DATES_BEGIN && first_ns < CLOCK_DATES_END &&
        (out->recorded_ns == 0 || first_ns < out->recorded_ns))
        out->recorded_ns = first_ns;
}

static void note_commit(const struct recorder *recorder, struct series_recorded *out)
{
    const char *commit = recorder_fact(recorder, "program.commit");
    const char *dirty = recorder_fact(recorder, "program.dirty");
    char text[RECORDER_VALUE_MAX + 1];

    if (commit == NULL)
        return;
    snprintf(text, sizeof text, "%s", commit);
    text[SERIES_COMMIT_SIZE - 1] = '\0';
    text[text_clean(text, strlen(text))] = '\0'; /* the cut may be in a character */
    if (out->commit[0] == '\0')
        snprintf(out->commit, sizeof out->commit, "%.*s", SERIES_COMMIT_SIZE - 1, text);
    else
        out->commits_differ |= strcmp(out->commit, text) != 0;
    out->dirty |= dirty != NULL && strcmp(dirty, "true") == 0;
}

struct metadata_reader {
    struct recorder_file *files;
    size_t count, capacity;
};

static void free_metadata(struct metadata_reader *reader)
{
    recorder_files_free(reader->files, reader->count);
}

static int read_metadata(struct database *database, struct series_samples *out,
                         struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    CLEANUP(free_metadata) struct metadata_reader read = {0};
    struct trace_facts facts;
    int result =
        statement_prepare(database, "sql/series_metadata", false, &select, error);

    if (result != 0)
        return result;
    while ((result = statement_step(&select, error)) == 1) {
        const char *metadata = statement_text(&select, 1, NULL);

        if (!ARRAY_RESERVE(read.files, read.capacity, read.count + 1))
            return error_set_memory(error);
        struct recorder_file *file = &read.files[read.count++];
        *file = (struct recorder_file){.span = (uint32_t)statement_int64(&select, 0)};
        if (!recorder_read(metadata, &file->recorder))
            return error_set_memory(error);
        note_commit(&file->recorder, &out->recorded);
        facts_read(metadata, &facts);
        if (facts.world_size > out->world_size)
            out->world_size = facts.world_size;
    }
    if (result == 0 && !recorder_means_make(read.files, read.count, &out->recorded.steps))
        return error_set_memory(error);
    return result;
}

int set_series_read(struct store *store, const char *id, const struct series_row *row,
                    struct budget *budget, struct series_samples *out,
                    struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;

    *out = (struct series_samples){.recorded.steps.mean = NAN};
    int result = set_file_open(store, id, budget, &database, error);
    if (result == 0)
        result = statement_prepare(&database, "sql/series_steps", false, &select, error);
    if (result != 0)
        return result;
    statement_bind_text(&select, ":name", row->name);
    statement_bind_text(&select, ":category", row->category);
    statement_bind_int64(&select, ":self", row->self);
    while ((result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->items, capacity, out->count + 1)) {
            series_samples_free(out);
            return error_set_memory(error);
        }
        read_sample(&select, &out->items[out->count++]);
        note_start(statement_int64(&select, 10), out);
    }
    if (result == 0)
        result = read_metadata(&database, out, error);
    if (result != 0)
        series_samples_free(out);
    return result;
}

void series_samples_free(struct series_samples *samples)
{
    free(samples->items);
    recorder_means_free(&samples->recorded.steps);
    *samples = (struct series_samples){0};
}
