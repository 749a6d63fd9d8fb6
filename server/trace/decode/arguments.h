/* Arguments of events that a recording keeps beyond the columns of all events: few events
 * have these, or few readers need them.
 *
 * Integers are whole numbers from -2^63 to 2^64 - 1, as JSON numbers or as strings that
 * spell one; values over 2^63 - 1 are kept as the bits of an unsigned number. */
#ifndef TRACEDIFF_TRACE_DECODE_ARGUMENTS_H
#define TRACEDIFF_TRACE_DECODE_ARGUMENTS_H

#include <stdbool.h>
#include <stdint.h>

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

/* Counters: events of phase C (counters.h). A file keeps at most so many samples and
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

#endif
