/* See decode.h. intern.c interns distinct texts; this file checks, counts and appends
 * events. */
#include "trace/decode/decode.h"
#include "base/array.h"
#include "trace/decode/counters.h"
#include "trace/decode/intern.h"
#include "trace/decode/intern_inputs.h"
#include "trace/decode/intern_place.h"
#include "trace/decode/keep.h"
#include "trace/decode/keep_counter.h"

#include <inttypes.h>
#include <stdlib.h>

/* Rows that may be step rows; which category counts is known at the end. */
struct step_candidate {
    struct trace_step_row row;
    bool annotation;
};

struct decoder {
    struct trace_recording *recording;
    struct interner interner;
    struct list_room keeping;
    size_t copies_capacity;
    struct step_candidate *steps;
    uint32_t step_count;
    size_t step_capacity;
};

/* ---- copies and steps ---- */

static int add_copy(struct decoder *decoder, const struct raw_event *event, uint32_t row)
{
    struct trace_recording *recording = decoder->recording;

    if (!ARRAY_RESERVE(recording->copies, decoder->copies_capacity,
                       recording->copy_count + 1))
        return -1;
    if ((event->fields & WALK_BANDWIDTH_BAD) != 0)
        trace_note_add(recording, "bandwidth_not_finite", 1,
                       "a memory bandwidth that is not a finite number counts as 0");
    recording->copies[recording->copy_count++] = (struct trace_copy){
        .row = row,
        .bytes = (event->fields & WALK_BYTES) != 0 ? event->bytes : -1,
        .bandwidth = (event->fields & WALK_BANDWIDTH) != 0 ? event->bandwidth : 0};
    return 0;
}

static int add_step(struct decoder *decoder, const struct raw_event *event,
                    int64_t number, bool annotation)
{
    if (!ARRAY_RESERVE(decoder->steps, decoder->step_capacity, decoder->step_count + 1))
        return -1;
    decoder->steps[decoder->step_count++] = (struct step_candidate){
        .row = {.number = number, .ts = event->ts, .dur = event->dur},
        .annotation = annotation};
    return 0;
}

/* ---- events ---- */

/* Columns begin with a size for which the system provides pages when they are written:
 * they never need copying, and unwritten pages take no memory. */
#define EVENTS_FIRST ((size_t)1 << 18)

static int grow_events(struct trace_events *events)
{
    size_t capacity = 0;
    size_t count =
        events->count < EVENTS_FIRST ? EVENTS_FIRST : events->count + (size_t)1;

    if (events->count < events->capacity)
        return 0;
#define GROW(column)                                                                     \
    (capacity = events->capacity, ARRAY_RESERVE(events->column, capacity, count))
    if (!GROW(ts) || !GROW(dur) || !GROW(self) || !GROW(op) || !GROW(place) ||
        !GROW(correlation) || !GROW(link))
        return -1;
#undef GROW
    events->capacity = (uint32_t)capacity;
    return 0;
}

/* Whether to keep the event; otherwise counts it. May repair its duration. */
static bool wanted(struct decoder *decoder, struct raw_event *event, uint64_t offset)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_quality *quality = &recording->quality;
    bool numeric = (event->fields & (WALK_TS | WALK_TS_RANGE)) != 0 &&
                   (event->fields & (WALK_DUR | WALK_DUR_RANGE)) != 0;

    quality->events++;
    if (!numeric && event->phase != 'X') {
        quality->ignored++;
        return false;
    }
    if (!numeric) {
        quality->invalid++;
        trace_note_add(recording, "event_invalid", 1,
                       "byte %" PRIu64 ": %.*s has no numeric ts and dur", offset,
                       event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    if ((event->fields & WALK_TS_RANGE) != 0) {
        quality->dropped++;
        trace_note_add(recording, "time_out_of_range", 1, "byte %" PRIu64 ": %.*s",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    if (event->dur < 0) {
        quality->repaired++;
        trace_note_add(recording, "negative_duration", 1,
                       "byte %" PRIu64 ": %.*s with a duration of %" PRId64
                       " ns counts as 0",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes, event->dur);
        event->dur = 0;
    }
    if (event->dur > TRACE_DURATION_MAX) {
        quality->dropped++;
        trace_note_add(recording, "duration_over_24h", 1, "byte %" PRIu64 ": %.*s",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    return true;
}

static int out_of_memory(const struct decoder *decoder, struct error *error)
{
    return error_set(
        error, ERROR_MEMORY, "out_of_memory",
        "out of memory, or more distinct names than %zu MB hold, after %" PRIu64
        " events",
        (size_t)1024, decoder->recording->quality.events);
}

/* Appends the facts that only some rows have. */
static int add_rest(struct decoder *decoder, const struct raw_event *event,
                    uint32_t category, uint32_t row)
{
    struct trace_recording *recording = decoder->recording;
    const uint32_t copy = WALK_BYTES | WALK_BANDWIDTH | WALK_BANDWIDTH_BAD;
    uint32_t op = recording->events.op[row];
    int64_t step = decoder->interner.op_steps[op];

    if ((event->fields & copy) != 0 && recording->ops[op].side == TRACE_DEVICE &&
        add_copy(decoder, event, row) != 0)
        return -1;
    if ((keep_wants(event) || step == INTERN_COMMS ||
         recording->ops[op].kind == TRACE_KIND_COMMUNICATION) &&
        keep_arguments(&decoder->keeping, event, row) != 0)
        return -1;
    if (step == INTERN_NO_STEP || step == INTERN_COMMS)
        return 0;
    return add_step(decoder, event, step,
                    decoder->interner.categories[category].is_annotation);
}

/* Appends a row to the columns, which have room for it. */
static int add_row(struct decoder *decoder, const struct raw_event *event,
                   uint32_t category)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_events *events = &recording->events;
    uint32_t row = events->count;
    uint32_t op = intern_op(&decoder->interner, event, category);
    uint32_t place = intern_place(&decoder->interner, event);
    uint32_t correlation = intern_correlation(&decoder->interner, event);

    if (op == TRACE_NONE || place == TRACE_NONE || correlation == TRACE_NONE)
        return -1;
    if (row == 0 || event->ts < recording->first_ns)
        recording->first_ns = event->ts;
    events->ts[row] = event->ts;
    events->dur[row] = event->dur;
    events->self[row] = event->dur;
    events->op[row] = op;
    events->place[row] = place;
    events->correlation[row] = correlation;
    events->link[row] = TRACE_NONE;
    if (recording->ops[op].side == TRACE_HOST &&
        !(decoder->interner.categories[category].is_counters
              ? intern_counters
              : intern_inputs)(&decoder->interner, event, &events->link[row]))
        return -1;
    events->count++;
    recording->quality.kept++;
    return add_rest(decoder, event, category, row);
}

int decoder_add(struct decoder *decoder, struct raw_event *event, uint64_t offset,
                struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_events *events = &recording->events;
    /* Most ignored events have no dur: return before looking anything up. */
    if ((event->fields & (WALK_DUR | WALK_DUR_RANGE)) == 0 && event->phase != 'X') {
        recording->quality.events++;
        recording->quality.ignored++;
        int failed = 0;
        if (keep_is_memory(event))
            failed = keep_memory(&decoder->keeping, event, offset);
        else if (event->phase == 'C')
            failed = keep_counter(&decoder->keeping, event, offset);
        return failed != 0 ? out_of_memory(decoder, error) : 0;
    }
    uint32_t category = intern_category(&decoder->interner, event);
    if (category == STRINGS_NONE)
        return out_of_memory(decoder, error);
    if (decoder->interner.categories[category].is_trace) {
        recording->quality.events++;
        recording->quality.ignored++;
        return 0;
    }
    if (!wanted(decoder, event, offset))
        return 0;
    if (grow_events(events) != 0)
        return out_of_memory(decoder, error);
    if (add_row(decoder, event, category) != 0)
        return out_of_memory(decoder, error);
    return 0;
}

void decoder_add_invalid(struct decoder *decoder)
{
    decoder->recording->quality.events++;
    decoder->recording->quality.invalid++;
}

int decoder_finish(struct decoder *decoder, struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    bool annotations = false;

    if (!trace_counters_order(recording))
        return error_set_memory(error);
    for (uint32_t i = 0; i < decoder->step_count; i++)
        annotations = annotations || decoder->steps[i].annotation;
    if (decoder->step_count == 0)
        return 0;
    recording->step_rows = calloc(decoder->step_count, sizeof *recording->step_rows);
    if (recording->step_rows == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < decoder->step_count; i++)
        if (decoder->steps[i].annotation == annotations)
            recording->step_rows[recording->step_row_count++] = decoder->steps[i].row;
    return 0;
}

int decoder_new(struct trace_recording *recording, struct decoder **out,
                struct error *error)
{
    struct decoder *decoder = calloc(1, sizeof *decoder);

    if (decoder == NULL)
        return error_set_memory(error);
    decoder->recording = recording;
    interner_init(&decoder->interner, recording);
    decoder->keeping.interner = &decoder->interner;
    *out = decoder;
    return 0;
}

void decoder_free(struct decoder *decoder)
{
    if (decoder == NULL)
        return;
    interner_free(&decoder->interner);
    free(decoder->steps);
    free(decoder);
}
