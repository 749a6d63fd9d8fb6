/* The rows that an analysis reads (docs/semantics.md §7).
 *
 * A rank has one span for each of its files. Nothing crosses spans: lengths are computed
 * in each span and added. */
#ifndef TRACEDIFF_ANALYSIS_DATA_ROWS_H
#define TRACEDIFF_ANALYSIS_DATA_ROWS_H

#include "base/budget.h"
#include "base/error.h"
#include "base/strings.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The note of a rank that has no device rows. */
#define ROWS_NO_DEVICE "no device rows"

/* A stream is identified by (device, stream). */
struct rows_stream {
    int32_t device; /* -1: none */
    int64_t stream; /* -1: none, which is one more stream */
    bool is_wide;   /* as in struct trace_place */
};

struct rows_span {
    struct trace_recording *recording; /* borrowed */
    /* D, the device work: rows in file order, and by (ts, longer first, row). */
    uint32_t *device, *by_time;
    size_t device_count;
    bool *step_chosen;          /* by step of the recording; NULL: all of them */
    struct step_pieces *pieces; /* with step_chosen only */
    /* From recording.places to rows_rank.streams; meaningless for places without device
     * work. */
    uint32_t *stream_of_place;
};

struct rows_rank {
    int64_t rank;
    struct rows_span *spans; /* in the order given */
    size_t span_count;
    size_t device_count; /* of all spans; 0: the rank has no device rows */
    /* Streams with device work, by (device, stream). */
    struct rows_stream *streams;
    size_t stream_count;
    bool last_step_dropped;
    struct budget_share memory; /* of the request */
    int64_t cut; /* ns: host rows from here on are left out; INT64_MAX: none */
};

/* Which rows of a rank count if no steps are chosen. */
enum rows_extent {
    ROWS_BEFORE_LAST_STEP, /* like HTA: rows that start, or are launched, before the last
                              step */
    ROWS_OF_STEPS, /* those of its steps, as a comparison counts them; all rows of a file
                      without step rows */
    ROWS_ALL
};
#define ROWS_WHICH_COUNT 3

struct rows_options {
    enum rows_extent which;
    /* Chosen step numbers, ascending: host rows that start in one of them and device rows
     * launched in one of them count; `which` is then ignored. NULL: `which` decides. A
     * choice of steps leaves out files without step rows. */
    const int64_t *steps;
    size_t step_count;
    bool with_arguments; /* rows_load() also reads the stored arguments */
    struct budget *budget;
};

/* Chooses the rows of a rank. `recordings` are its files, resolved, in order of their
 * spans; they must outlive the rows. */
int rows_make(int64_t rank, struct trace_recording *const *recordings, size_t count,
              const struct rows_options *options, struct rows_rank *out,
              struct error *error);
void rows_free(struct rows_rank *rank);

/* Whether a row that is not device work is among the rows of the rank. */
bool rows_keeps(const struct rows_rank *rank, const struct rows_span *span, uint32_t row);

/* The time between the first and the last start of a row, ns: latest - earliest ts,
 * summed over the spans. */
int64_t rows_time_of_starts(const struct rows_rank *rank);

/* The number in `names` of each device op's name, by op of the span; names of different
 * spans share it. Other ops have STRINGS_NONE. Owned by the caller; NULL: no memory, or
 * the budget is over. */
uint32_t *rows_intern_device_names(const struct rows_span *span, struct strings *names);

static inline enum trace_kind rows_kind(const struct rows_span *span, uint32_t row)
{
    const struct trace_recording *recording = span->recording;

    return (enum trace_kind)recording->ops[recording->events.op[row]].kind;
}

static inline uint32_t rows_stream_of(const struct rows_span *span, uint32_t row)
{
    return span->stream_of_place[span->recording->events.place[row]];
}

#endif
