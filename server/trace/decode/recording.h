/* One recording: the kept part of one trace file, as columns in memory.
 *
 * trace_read() fills it, trace_resolve() links, nests and steps it, the store writes it.
 * Times are int64 nanoseconds since the Unix epoch (baseTimeNanoseconds added), or since
 * an unknown origin if the base time was lost with the end of a damaged file.
 *
 * Memory: 40 bytes per kept event in the columns below, 4 more per event while
 * trace_resolve() runs, 16 for one with a `Sequence number`, 56 for an instant
 * `[memory]`, 96 for a row with facts of a collective, 32 for a value of a counter, plus
 * the interned names (name_bound.h says what they may take); never the size of the JSON.
 */
#ifndef TRACEDIFF_TRACE_DECODE_RECORDING_H
#define TRACEDIFF_TRACE_DECODE_RECORDING_H

#include "base/budget.h"
#include "base/seal.h"
#include "base/strings.h"
#include "trace/decode/arguments.h"
#include "trace/decode/kinds.h"
#include "trace/decode/name_bound.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TRACE_NONE UINT32_MAX
/* No event is longer: a day, in ns. Longer ones are dropped. */
#define TRACE_DURATION_MAX ((int64_t)24 * 3600 * 1000000000)

/* What an event is: its name, category and kind, interned together. */
struct trace_op {
    uint32_t name;     /* in recording.names; unescaped bytes, perhaps not UTF-8 */
    uint32_t category; /* in recording.names; canonical (docs/semantics.md §2) */
    uint8_t side;      /* enum trace_side */
    uint8_t kind;      /* enum trace_kind; TRACE_KIND_NONE unless on TRACE_DEVICE */
};

/* Where an event ran. */
struct trace_place {
    uint32_t pid, tid; /* in recording.names, as decimal text or the string of the file */
    int32_t device;    /* -1: none */
    int64_t stream;    /* -1: none, which counts as a stream, too */
    bool stream_is_wide; /* it is over INT64_MAX: .stream has its bits */
};

/* The columns, `count` elements each, in file order; row r is element r of each. */
struct trace_events {
    uint32_t count, capacity;
    int64_t *ts, *dur;    /* ns; ts within ±NUMBER_NS_MAX, dur 0 .. TRACE_DURATION_MAX */
    int64_t *self;        /* host rows: self time (docs/semantics.md §5); others: dur */
    uint32_t *op, *place; /* index into recording.ops / .places */
    uint32_t *correlation; /* index + 1 into .correlations, not the number; 0: none */
    uint32_t *link;        /* device rows: row of the launch, or TRACE_NONE; host rows:
                              index in .inputs, or TRACE_NONE */
};

/* Further values of copies and memsets; ordered by row. */
struct trace_copy {
    uint32_t row;
    int64_t bytes;    /* -1: not stated */
    double bandwidth; /* GB/s; 0 if missing or not finite */
};

/* One ProfilerStep row of the file, in file order (docs/semantics.md §3). */
struct trace_step_row {
    int64_t number, ts, dur; /* as the host has it */
    int64_t begin, end;      /* its window: host and device (docs/semantics.md §19) */
};

/* One sample: all step rows of one number, or the whole file (the pseudo-step). Its time
 * is that of its window (docs/semantics.md §19); the pseudo-step's is the whole file. */
struct trace_step {
    bool pseudo; /* the whole file; `number` means nothing */
    int64_t number;
    int64_t ts;      /* begin of the first window; pseudo: first start of all kept rows */
    int64_t end;     /* of the last window */
    int64_t dur;     /* length of the union of the windows, ns; pseudo: end - ts */
    int64_t host_ts; /* start of the first row */
    int64_t host;    /* length of the union of the rows, ns; pseudo: dur */
    int64_t lag;    /* ns; how far the device is behind when the host leaves; pseudo: 0 */
    bool has_parts; /* false: the file has no device rows; the four parts mean nothing */
    int64_t compute, exposed_communication, exposed_memory, idle; /* ns, add up to dur */
};

/* A name whose rows could be the steps of a file without step rows (docs/semantics.md
 * §3): they are at least TRACE_MARKER_ROWS_MIN, of one of these sorts, and do not
 * overlap. */
enum trace_marker_sort {
    TRACE_MARKER_ANNOTATION,
    TRACE_MARKER_OPERATOR,
    TRACE_MARKER_PYTHON,
    TRACE_MARKER_SORTS
};
#define TRACE_MARKER_ROWS_MIN 4
struct trace_marker {
    uint32_t name; /* in recording.names; valid UTF-8 */
    uint8_t sort;  /* enum trace_marker_sort, the last that occurs */
    uint64_t rows;
    int64_t total, longest; /* ns */
};

/* Sums of one op in one step. Sorted by op inside a step. */
struct trace_cell {
    uint32_t op;
    uint32_t step; /* index into .steps */
    uint64_t count;
    int64_t total, self, min, max; /* ns; self = total for rows that are not host rows */
};

/* Device time by (kernel, launching operator, its input shapes), over the whole file. */
struct trace_launch_shape {
    uint32_t op;            /* the device work, in .ops */
    uint32_t operator_name; /* of the innermost cpu_op row above the launch, in .names;
                               TRACE_NONE: none */
    uint32_t shape;         /* in .shapes; TRACE_NONE: not recorded */
    uint64_t count;
    int64_t total; /* ns */
};

/* events = kept (repaired included) + dropped + invalid + ignored. */
struct trace_quality {
    uint64_t events, kept, repaired, dropped, invalid, ignored;
    uint64_t device_rows_without_step; /* 0 in files without step rows */
};

/* What was dropped, repaired or assumed. `kind`: a stable word, see trace_note_add(). */
struct trace_note {
    char kind[40];
    uint64_t count;
    char example[240]; /* the first case, with its place; valid UTF-8 */
};
#define TRACE_NOTES_MAX 32

enum trace_rank_source { TRACE_RANK_ASSUMED, TRACE_RANK_FILE_NAME, TRACE_RANK_STATED };

struct trace_recording {
    struct strings names;  /* every text: names, categories, pids, tids */
    struct strings shapes; /* `Input Dims` of host rows, as the JSON text of the file */
    /* Texts of arguments: `Input type` and `Concrete Inputs` as the JSON text of the
     * file, and the texts of collectives. */
    struct strings arguments;
    struct name_bound names_bound, shapes_bound, arguments_bound;
    struct trace_inputs *inputs;
    uint32_t inputs_count;
    struct trace_op *ops;
    uint32_t op_count;
    uint32_t *set_ops; /* read back from a set: the op there, ascending; NULL: the same
                          numbers */
    struct trace_place *places;
    uint32_t place_count;
    int64_t *correlations; /* one for each row that has one; numbers may repeat */
    uint32_t correlation_count;
    /* One bit for each correlation, set if the number is over INT64_MAX and the column
     * has its bits. May be shorter than the column. See trace_correlation_is_wide(). */
    uint8_t *wide_correlations;
    uint32_t wide_size; /* in bytes */
    struct trace_events events;
    struct trace_copy *copies;
    uint32_t copy_count;
    struct trace_sequence *sequences;
    uint32_t sequence_count;
    struct trace_memory *memory_instants;
    uint32_t memory_count;
    struct trace_collective *collectives;
    uint32_t collective_count;
    struct trace_counter *counters;
    uint32_t counter_count;
    struct trace_sample *samples; /* of the counters */
    uint32_t sample_count;

    /* Filled by trace_resolve(). steps[0] is the pseudo-step of the whole file; the
     * numbered steps follow in order of their numbers. A file without rows has no steps
     * at all. has_steps: there is at least one numbered step. */
    bool has_steps;
    struct trace_step *steps;
    uint32_t step_count;
    struct trace_step_row *step_rows;
    uint32_t step_row_count;
    /* Cells of steps[i]: cells[cell_begin[i]] .. cells[cell_begin[i + 1] - 1]. The
     * pseudo-step has the sums of every kept row, in a step or not. */
    struct trace_cell *cells;
    size_t *cell_begin; /* step_count + 1 */
    struct trace_launch_shape *launch_shapes;
    uint32_t launch_shape_count;

    /* Empty for files with step rows, and for recordings read back from a set. */
    struct trace_marker *markers;
    uint32_t marker_count;

    enum trace_rank_source rank_source; /* STATED or ASSUMED; the set settles the rest */
    int64_t rank;                       /* when stated */
    char *metadata;                     /* JSON object text: every top-level key but
                                           traceEvents, at most TRACE_METADATA_MAX bytes;
                                           owned; "{}" when there is none */
    bool base_time_known;               /* false only in damaged files */
    int64_t first_ns;                   /* start of the earliest kept event; 0 if none */
    struct trace_quality quality;
    struct trace_note notes[TRACE_NOTES_MAX];
    uint32_t note_count;

    uint64_t hash[2];      /* XXH3-128 of the uncompressed bytes: low, high */
    uint64_t raw_bytes;    /* uncompressed */
    uint64_t disk_bytes;   /* as on disk */
    uint64_t disk_hash[2]; /* XXH3-128 of the bytes as on disk */
    /* Of the same bytes, if they were read with a key; otherwise zeros. */
    struct seal seal, disk_seal;

    struct budget_share memory; /* of the request that read it back from a set */
};

#define TRACE_METADATA_MAX ((size_t)1 << 20)

/* Whether correlations[i] is meant as an unsigned number. */
static inline bool trace_correlation_is_wide(const struct trace_recording *recording,
                                             uint32_t i)
{
    return i / 8 < recording->wide_size &&
           (recording->wide_correlations[i / 8] >> i % 8 & 1) != 0;
}
/* The input shapes of a host row, in .shapes; TRACE_NONE: not recorded. */
static inline uint32_t trace_row_shape(const struct trace_recording *recording,
                                       uint32_t row)
{
    uint32_t inputs = recording->events.link[row];

    return inputs == TRACE_NONE ? TRACE_NONE : recording->inputs[inputs].shape;
}

/* Marks it as one. 0, or -1 when memory is refused. */
int trace_correlation_widen(struct trace_recording *recording, uint32_t i);

void trace_recording_free(struct trace_recording *recording); /* frees the struct too */

/* Counts `count` cases of a kind; keeps the first example. Kinds in use:
 * byte_order_mark, trailing_bytes, gzip_truncated, gzip_damaged, json_damaged,
 * end_damaged, event_damaged, event_invalid, event_too_long, base_time_unknown,
 * rank_unknown,
 * negative_duration, duration_over_24h, bandwidth_not_finite, name_too_long, names_cut,
 * shapes_cut, arguments_cut, inputs_cut, memory_invalid,
 * counter_invalid, counters_cut, counters_not_read, metadata_too_long,
 * metadata_unreadable, recorder_left_out, time_out_of_range, too_many_categories,
 * no_rows, rank_assumed, rank_from_file_name, device_rows_unlaunched,
 * device_time_outside_steps, marker_covers_little. What they mean: note_kinds.h. */
void trace_note_add(struct trace_recording *recording, const char *kind, uint64_t count,
                    const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
