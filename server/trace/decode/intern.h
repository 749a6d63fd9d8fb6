/* Inside the decoder: from raw bytes to numbers of ops, places, correlations and shapes.
 *
 * All functions return TRACE_NONE (= STRINGS_NONE) when memory or a limit is reached. */
#ifndef TRACEDIFF_TRACE_DECODE_INTERN_H
#define TRACEDIFF_TRACE_DECODE_INTERN_H

#include "base/buffer.h"
#include "trace/decode/recording.h"
#include "trace/scan/walk.h"

#define INTERN_CATEGORIES_MAX 256
#define INTERN_CATEGORY_LENGTH 64
#define INTERN_CATEGORY_RAW 200 /* where there are escapes */
#define INTERN_NO_STEP INT64_MIN

/* A category as the file writes it. */
struct intern_category {
    char raw[INTERN_CATEGORY_RAW];
    uint32_t raw_length;
    uint32_t name; /* canonical, in recording.names */
    uint8_t side;
    bool is_trace;      /* category `Trace`: ignored */
    bool is_annotation; /* user_annotation: may hold step rows */
    bool is_cpu_op;     /* may hold step rows, too */
};

/* A name as the file writes it, with its category: leads to an op. */
struct intern_raw_op {
    uint64_t hash;
    uint64_t raw; /* offset of its bytes in interner.raw */
    uint32_t raw_length;
    uint32_t category;
    uint32_t op;
    bool collective;
};

/* A (pid, tid, device, stream) as the file writes it: leads to a place. */
struct intern_raw_place {
    uint64_t hash;
    uint64_t pid, tid;             /* offsets in interner.raw_texts */
    uint64_t pid_start, tid_start; /* their first bytes */
    uint32_t pid_length, tid_length;
    int64_t stream;
    int32_t device;
    uint32_t place;
    bool stream_is_wide;
};

struct intern_table {
    uint32_t *slots; /* index + 1 */
    uint32_t size;
};

/* Small caches: for each mark (made of a few bytes), the place where the last item with
 * that mark was found. An event seldom needs more than one look. The item that was found
 * is compared in full. */
#define INTERN_RECENT_CATEGORIES 32
#define INTERN_RECENT_PLACES 64
#define INTERN_RECENT_OPS 1024

struct interner {
    struct trace_recording *recording;
    struct buffer raw;       /* raw bytes of names */
    struct buffer raw_texts; /* of pids and tids */
    struct intern_category categories[INTERN_CATEGORIES_MAX];
    uint32_t category_count;
    uint16_t recent_categories[INTERN_RECENT_CATEGORIES]; /* index + 1 */
    struct intern_raw_op *raw_ops;
    uint32_t raw_op_count, raw_op_capacity;
    uint32_t recent_ops[INTERN_RECENT_OPS]; /* index in raw_ops + 1 */
    int64_t *op_steps; /* by recording op: number of a ProfilerStep name, or NO_STEP */
    struct intern_raw_place *raw_places;
    uint32_t raw_place_count, raw_place_capacity;
    uint32_t recent_places[INTERN_RECENT_PLACES]; /* index in raw_places + 1 */
    uint32_t ops_capacity, places_capacity, correlation_capacity;
    struct intern_table raw_op_table, op_table, place_table;
    uint64_t seed; /* of the hashes of raw names and places */
    struct buffer text;
    struct buffer last_shape; /* raw; the next event often has the same */
    uint32_t last_shape_id;
};

void interner_init(struct interner *interner, struct trace_recording *recording);
void interner_free(struct interner *interner);

/* Index into interner.categories. */
uint32_t intern_category(struct interner *interner, const struct raw_event *event);
/* Index into recording.ops. */
uint32_t intern_op(struct interner *interner, const struct raw_event *event,
                   uint32_t category);
/* Index into recording.places. */
uint32_t intern_place(struct interner *interner, const struct raw_event *event);
/* Appends to recording.correlations: index + 1; 0: the event has none. */
uint32_t intern_correlation(struct interner *interner, const struct raw_event *event);
/* Index into recording.shapes; TRACE_NONE also for an empty list. */
uint32_t intern_shape(struct interner *interner, const struct span *raw);

/* Makes room for one more element of an array; doubles it when it is full. 0 or -1. */
int intern_grow(void *array_place, uint32_t count, uint32_t *capacity, size_t size);

#endif
