#ifndef TRACEDIFF_TRACE_RECORDING_H
#define TRACEDIFF_TRACE_RECORDING_H

#include "base/array.h"
#include "base/budget.h"
#include "base/hash.h"
#include "trace/kinds.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- arguments ---- */

/* Arguments of events that a recording keeps beyond the columns of all events: few events
 * have these, or few readers need them.
 *
 * Integers are whole numbers from -2^63 to 2^64 - 1, as JSON numbers or as strings that
 * spell one; values over 2^63 - 1 are kept as the bits of an unsigned number. */

/* A file keeps at most this many distinct inputs with types and values; further ones keep
 * only their shapes (note inputs_cut). */
#define TRACE_INPUTS_MAX ((uint32_t)1 << 18)

/* The inputs of host rows. All rows of the table are different. */
struct trace_inputs {
    uint32_t shape;  /* `Input Dims`: in recording.shapes; TRACE_NONE: not recorded */
    uint32_t types;  /* `Input type`: in recording.arguments, as the JSON text of the
                        file; TRACE_NONE: not recorded, or an empty list */
    uint32_t values; /* `Concrete Inputs`: likewise; for a row of category
                        cuda_profiler_range all of its `args`: its counters */
};

/* `Sequence number` of a host row; ordered by row. */
struct trace_sequence {
    uint32_t row;
    uint32_t forward_thread; /* `Fwd thread id`; 0: none; UINT32_MAX: that or more */
    int64_t number;          /* 0 or more: rows with other numbers are not here */
};

/* An instant `[memory]`: memory was allocated or freed. In file order. */
enum trace_memory_field {
    TRACE_MEMORY_ADDRESS = 1 << 0, /* .address is stated */
    TRACE_MEMORY_ALLOCATED = 1 << 1,
    TRACE_MEMORY_RESERVED = 1 << 2,
    TRACE_MEMORY_DEVICE_TYPE = 1 << 3,
    TRACE_MEMORY_DEVICE_ID = 1 << 4,
    TRACE_MEMORY_FIELDS = (1 << 5) - 1
};
struct trace_memory {
    int64_t ts;          /* ns, as for rows */
    int64_t bytes;       /* negative: freed */
    uint64_t address;    /* 0 if it is not stated, as everything below */
    int64_t allocated;   /* `Total Allocated`, bytes */
    int64_t reserved;    /* `Total Reserved`, bytes */
    int32_t device_type; /* 0: host memory, 1: CUDA, 6: HIP; -1: not stated */
    int32_t device_id;   /* -1: not stated; host memory often states -1, too */
    uint32_t place;      /* in recording.places: its pid and tid */
    uint8_t fields;      /* enum trace_memory_field */
};

/* The facts of a collective on a row: a device row of kind COMMUNICATION, or a host row
 * named `record_param_comms`, that states any of them. Ordered by row. */
enum trace_collective_text {
    TRACE_COLLECTIVE_NAME,
    TRACE_GROUP_NAME,
    TRACE_GROUP_RANKS,
    TRACE_DTYPE,
    TRACE_IN_SPLIT,
    TRACE_OUT_SPLIT,
    TRACE_COLLECTIVE_TEXTS
};
enum trace_collective_number {
    TRACE_GROUP_SIZE,
    TRACE_IN_ELEMENTS,
    TRACE_OUT_ELEMENTS,
    TRACE_SEQ,
    TRACE_COMMS_ID,
    TRACE_SOURCE,
    TRACE_DESTINATION,
    TRACE_EXTERNAL_ID,
    TRACE_COLLECTIVE_NUMBERS
};
struct trace_collective {
    uint32_t row;
    uint8_t known; /* a bit for each stated number: 1 << TRACE_SEQ */
    uint8_t wide;  /* of those: over INT64_MAX, and `numbers` has its bits */
    /* In recording.arguments; TRACE_NONE: not stated. Strings without their quotes and
     * escapes; numbers and lists as the text of the file. */
    uint32_t texts[TRACE_COLLECTIVE_TEXTS];
    int64_t numbers[TRACE_COLLECTIVE_NUMBERS]; /* 0: not stated */
};

/* Counters: events of phase C. A file keeps at most so many samples and
 * series; further ones are dropped (note counters_cut). */
#define TRACE_COUNTER_SAMPLES_MAX ((uint32_t)1 << 22)
#define TRACE_COUNTERS_MAX ((uint32_t)1 << 12)
/* A value holds until the next sample, and no longer than this. */
#define TRACE_COUNTER_HOLDS ((int64_t)2000000000)

/* Each sample of a series; the last two are sums over the samples before. */
struct trace_sample {
    int64_t ts; /* ns, as for rows */
    double value;
    double sum;    /* of values times the ns for which they held */
    int64_t known; /* ns for which a value held */
};

/* A series, in order of their first samples in the file. */
struct trace_counter {
    uint32_t name;         /* in recording.names; with the key, if an event has several */
    uint32_t pid;          /* in recording.names, as for places */
    int32_t device;        /* -1: none is known */
    uint32_t first, count; /* in recording.samples; ascending in time */
};

/* ---- name bound ---- */

/* How much room the distinct texts of a trace, or of a set, may take.
 *
 * As long as the texts fit into a bound, only texts of more than TRACE_NAME_MAX bytes are
 * cut: to their beginning and "…#<hash>", so that distinct texts stay distinct. If they
 * do not fit, all texts of more than 256 bytes are cut in this way; if that is not
 * enough, all texts of more than 96. Which texts are cut depends on the set of texts, not
 * on their order. */

/* A name of more bytes is always cut. */
#define TRACE_NAME_MAX ((size_t)16384)
/* The room for the distinct names of a file before they are cut, and for its shapes. Real
 * files need less than a hundredth of it. */
#define TRACE_NAMES_BYTES ((size_t)16 << 20)
/* The same for the distinct texts of arguments. */
#define TRACE_ARGUMENTS_BYTES ((size_t)8 << 20)

struct name_bound {
    size_t bytes;  /* the bound */
    uint8_t level; /* 0: only texts over TRACE_NAME_MAX are cut; up to 2 */
};

/* Returns the number of the text in `table`, where it may be cut. The numbers of all
 * texts stay the same, even if texts are cut later. STRINGS_NONE when memory or the
 * table's maximum is reached. */
uint32_t name_bound_add(struct name_bound *bound, struct strings *table, const char *text,
                        size_t length);
/* Cuts all texts that are longer than `level` allows. 0, or -1 when memory is refused. */
int name_bound_raise(struct name_bound *bound, struct strings *table, uint8_t level);
/* How many texts look as if they were cut because of the bound. */
uint32_t name_bound_count(const struct name_bound *bound, const struct strings *table);
/* The most bytes that a text may have at a level. */
size_t name_bound_limit(uint8_t level);

/* ---- recording ---- */

/* One recording: the kept part of one trace file, as columns in memory.
 *
 * trace_read() fills it, trace_resolve() links, nests and steps it, the store writes it.
 * Times are int64 nanoseconds since the Unix epoch (baseTimeNanoseconds added), or since
 * an unknown origin if the base time was lost with the end of a damaged file.
 *
 * Memory: 40 bytes per kept event in the columns below, 4 more per event while
 * trace_resolve() runs, 16 for one with a `Sequence number`, 56 for an instant
 * `[memory]`, 96 for a row with facts of a collective, 32 for a value of a counter, plus
 * the interned names (TRACE_NAMES_BYTES at most); never the size of the JSON.
 */

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
    int64_t base_ns;                    /* part of all times; 0 if read back from a set */
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
void trace_recording_release(struct trace_recording **recording);
#define CLEANUP_RECORDING CLEANUP(trace_recording_release)

/* Counts `count` cases of a kind; keeps the first example. Kinds in use:
 * byte_order_mark, second_document, several_processes, trailing_bytes,
 * gzip_truncated, gzip_damaged, json_damaged,
 * end_damaged, event_damaged, event_invalid, event_too_long, base_time_unknown,
 * rank_unknown, other_maker, derived_rows, device_unknown,
 * negative_duration, duration_over_24h, bandwidth_not_finite, name_too_long, names_cut,
 * shapes_cut, arguments_cut, inputs_cut, memory_invalid,
 * counter_invalid, counters_cut, counters_not_read, metadata_too_long,
 * metadata_unreadable, recorder_left_out, time_out_of_range, too_many_categories,
 * no_rows, rank_assumed, rank_from_file_name, recordings_overlap, device_rows_unlaunched,
 * device_time_outside_steps, marker_covers_little, step_numbers_repeat, slices_unpaired,
 * slices_by_time, packets_left_out, names_unknown, perfetto; rows that cannot be
 * (docs/semantics.md §23): rows_far_away, time_gap, duration_impossible,
 * device_rows_lost, device_rows_none, launches_without_rows, clocks_disagree,
 * device_before_launch, device_rows_overlap. What they mean: kinds.h. */
void trace_note_add(struct trace_recording *recording, const char *kind, uint64_t count,
                    const char *format, ...) __attribute__((format(printf, 4, 5)));

/* ---- counters ---- */

/* What counters say: events of phase C (docs/semantics.md §20), which a recording has as
 * series of samples.
 *
 *     for (uint32_t i = 0; i < recording->counter_count; i++) {
 *         const struct trace_counter *counter = &recording->counters[i];
 *         if (counter->device == device && trace_counter_is(recording, counter,
 *                                                           TRACE_COUNTER_SM_CLOCK))
 *             mhz = trace_counter_mean(recording, counter, start, end, &known);
 *     } */

/* Names that the second back end of Kineto writes. */
#define TRACE_COUNTER_SM_CLOCK "SM Clock (MHz)"
#define TRACE_COUNTER_MEMORY_CLOCK "Memory Clock (MHz)"
/* One value for each kernel, and nothing over time. */
#define TRACE_COUNTER_CYCLES "Cycles (Current Kernel)"

bool trace_counter_is(const struct trace_recording *recording,
                      const struct trace_counter *counter, const char *name);

/* The mean over time from `start` to `end` (ns), and of how many ns of it a value is
 * known. NAN if of none. Costs log n. */
double trace_counter_mean(const struct trace_recording *recording,
                          const struct trace_counter *counter, int64_t start, int64_t end,
                          int64_t *known);

/* What a counter says of some time. */
struct trace_counter_time {
    double sum;      /* of values times the ns for which they held */
    int64_t known;   /* ns for which a value is known; 0: the rest means nothing */
    double min, max; /* of the values that held */
};
/* Adds the time from `start` to `end`. Costs log n, and the number of samples in it. */
void trace_counter_add(const struct trace_recording *recording,
                       const struct trace_counter *counter, int64_t start, int64_t end,
                       struct trace_counter_time *time);

/* Makes the sums of all series. */
void trace_counters_sum(struct trace_recording *recording);

/* For the decoder: samples in file order, whose `known` is the number of their series in
 * the upper half and their own in the lower, become series in order of time with their
 * devices. False when memory is refused. */
bool trace_counters_order(struct trace_recording *recording);

#endif
