/* Clocks, power, temperature and other counters of devices, by step (docs/semantics.md
 * §20). */
#include "analysis/set/analysis.h"
#include "base/cleanup.h"
#include "trace/decode/counters.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define COUNTERS_SHOWN 64 /* of a file, the first ones */

enum { RANK, DEVICE, COUNTER, MEAN, MIN, MAX, KNOWN, ROWS_COLUMNS };
static const struct table_column rows_columns[ROWS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [COUNTER] = {"counter", TABLE_TEXT, TABLE_KEY},
    [MEAN] = {"mean", TABLE_REAL, TABLE_MEASURE},
    [MIN] = {"min", TABLE_REAL, TABLE_MEASURE},
    [MAX] = {"max", TABLE_REAL, TABLE_MEASURE},
    [KNOWN] = {"known_time", TABLE_TIME, TABLE_MEASURE},
};
static const struct table_spec rows_spec = {"rows", rows_columns, ROWS_COLUMNS};

enum { SPAN = ROWS_COLUMNS, STEP, STEPS_COLUMNS };
static const struct table_column steps_columns[STEPS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [COUNTER] = {"counter", TABLE_TEXT, TABLE_KEY},
    [MEAN] = {"mean", TABLE_REAL, TABLE_MEASURE},
    [MIN] = {"min", TABLE_REAL, TABLE_MEASURE},
    [MAX] = {"max", TABLE_REAL, TABLE_MEASURE},
    [KNOWN] = {"known_time", TABLE_TIME, TABLE_MEASURE},
    [SPAN] = {"span", TABLE_INTEGER, TABLE_KEY},
    [STEP] = {"step", TABLE_INTEGER, TABLE_KEY},
};
static const struct table_spec steps_spec = {"by_step", steps_columns, STEPS_COLUMNS};

enum { FILE_RANK, FILE_SPAN, COUNTERS, VALUES, NOTE, FILES_COLUMNS };
static const struct table_column files_columns[FILES_COLUMNS] = {
    [FILE_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [FILE_SPAN] = {"span", TABLE_INTEGER, TABLE_NOTE},
    [COUNTERS] = {"counters", TABLE_INTEGER, TABLE_NOTE},
    [VALUES] = {"values", TABLE_INTEGER, TABLE_NOTE},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_spec files_spec = {"files", files_columns, FILES_COLUMNS};

enum { ROWS_TABLE, STEPS_TABLE, FILES_TABLE };
static const struct analysis_table tables[] = {
    [ROWS_TABLE] = {.spec = &rows_spec,
                    .about = "over the steps; mean is weighted by time, a value holds "
                             "until the next one, at most for 2 s; known_time is the "
                             "part with a value"},
    [STEPS_TABLE] = {.spec = &steps_spec,
                     .about = "the same by step; step is null where there are none"},
    [FILES_TABLE] = {.spec = &files_spec,
                     .about = "how much is recorded; note says why nothing is shown"},
};

/* ---- a file ---- */

static void write_time(struct table *table, int64_t rank,
                       const struct trace_recording *recording,
                       const struct trace_counter *counter,
                       const struct trace_counter_time *time)
{
    const struct strings *names = &recording->names;

    table_add_row(table);
    table_set_integer(table, RANK, rank);
    if (counter->device >= 0)
        table_set_integer(table, DEVICE, counter->device);
    table_set_text(table, COUNTER, strings_text(names, counter->name),
                   strings_length(names, counter->name));
    table_set_real(table, MEAN, time->sum / (double)time->known);
    table_set_real(table, MIN, time->min);
    table_set_real(table, MAX, time->max);
    table_set_integer(table, KNOWN, time->known);
}

/* Sums of a counter over the chosen steps of a file. */
static void add_counter(const struct analysis_rank *rank, size_t span,
                        const struct step_pieces *pieces,
                        const struct trace_counter *counter,
                        struct trace_counter_time *times, struct table *out)
{
    const struct rows_span *rows = &rank->rows->spans[span];
    const struct trace_recording *recording = rows->recording;
    struct trace_counter_time all = {0};

    memset(times, 0, recording->step_count * sizeof *times);
    if (!recording->has_steps)
        trace_counter_add(recording, counter, recording->steps[0].ts,
                          recording->steps[0].end, &times[0]);
    for (size_t i = 0;
         i < pieces->count && !budget_is_over_at(rank->rows->memory.budget, i); i++)
        trace_counter_add(recording, counter, pieces->pieces[i].start,
                          pieces->pieces[i].end, &times[pieces->pieces[i].step]);
    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_counter_time *time = &times[i];

        if (time->known == 0 || (rows->step_chosen != NULL && !rows->step_chosen[i]))
            continue;
        write_time(&out[STEPS_TABLE], rank->rows->rank, recording, counter, time);
        table_set_integer(&out[STEPS_TABLE], SPAN, (int64_t)span);
        if (!recording->steps[i].pseudo)
            table_set_integer(&out[STEPS_TABLE], STEP, recording->steps[i].number);
        all.min = all.known == 0 || time->min < all.min ? time->min : all.min;
        all.max = all.known == 0 || time->max > all.max ? time->max : all.max;
        all.sum += time->sum;
        all.known += time->known;
    }
    if (all.known > 0)
        write_time(&out[ROWS_TABLE], rank->rows->rank, recording, counter, &all);
}

static const char *note_of(const struct trace_recording *recording)
{
    if (recording->counter_count > COUNTERS_SHOWN)
        return "the first 64 counters are shown";
    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, "counters_not_read") == 0)
            return "counters were not read: an older version read the traces (read them "
                   "in again)";
    return recording->counter_count == 0 ? "the recording has no counters" : NULL;
}

static void write_file(struct table *table, int64_t rank, size_t span,
                       const struct trace_recording *recording)
{
    const char *note = note_of(recording);

    table_add_row(table);
    table_set_integer(table, FILE_RANK, rank);
    table_set_integer(table, FILE_SPAN, (int64_t)span);
    table_set_integer(table, COUNTERS, recording->counter_count);
    table_set_integer(table, VALUES, recording->sample_count);
    if (note != NULL)
        table_set_word(table, NOTE, note);
}

static int add_file(const struct analysis_rank *rank, size_t span, struct table *out,
                    struct error *error)
{
    const struct trace_recording *recording = rank->rows->spans[span].recording;
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    CLEANUP_FREE struct trace_counter_time *times =
        calloc((size_t)recording->step_count + 1, sizeof *times);
    int result = 0;

    write_file(&out[FILES_TABLE], rank->rows->rank, span, recording);
    if (times == NULL)
        return error_set_memory(error);
    if (recording->step_count == 0 || recording->counter_count == 0)
        return 0;
    if (recording->has_steps)
        result = step_pieces_make(recording, STEP_WINDOW, &pieces, error);
    for (uint32_t i = 0;
         i < recording->counter_count && i < COUNTERS_SHOWN && result == 0; i++)
        if (!trace_counter_is(recording, &recording->counters[i], TRACE_COUNTER_CYCLES))
            add_counter(rank, span, &pieces, &recording->counters[i], times, out);
    return result;
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    int result = 0;

    for (size_t i = 0; i < rank->rows->span_count && result == 0; i++)
        result = add_file(rank, i, part->tables, error);
    for (size_t i = 0; i < sizeof tables / sizeof *tables && result == 0; i++)
        result = table_check(&part->tables[i], error);
    return result;
}

const struct analysis device_counters = {
    .name = "device_counters",
    .about = "Clocks, power, temperature and other counters of devices, by step",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .of_counters = true,
    .main_table = "by_step",
    .add_rank = add_rank,
};
