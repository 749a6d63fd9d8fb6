/* See intern_place.h. */
#include "trace/decode/intern_place.h"
#include "base/array.h"
#include "base/hash.h"
#include "trace/decode/short_bytes.h"

#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

static uint64_t place_hash_at(const struct interner *interner, uint32_t i)
{
    return interner->raw_places[i].hash;
}

static int64_t stream_of(const struct raw_event *event)
{
    return (event->fields & WALK_STREAM) != 0 ? event->stream : -1;
}

static bool has_wide_stream(const struct raw_event *event)
{
    return (event->fields & WALK_STREAM_WIDE) != 0;
}

static int32_t device_of(const struct raw_event *event)
{
    if ((event->fields & WALK_DEVICE) == 0 || event->device < INT32_MIN ||
        event->device > INT32_MAX)
        return -1;
    return (int32_t)event->device;
}

/* Whether two texts with the same start and length have the same rest. */
static inline bool same_rest(const struct interner *interner, uint64_t kept,
                             const struct span *span)
{
    return span->length <= 8 ||
           memcmp(interner->raw_texts.bytes + kept, span->bytes, span->length) == 0;
}

static inline bool place_is(const struct interner *interner,
                            const struct intern_raw_place *raw,
                            const struct raw_event *event)
{
    return raw->tid_start == first_bytes(&event->tid) &&
           raw->pid_start == first_bytes(&event->pid) &&
           raw->stream == stream_of(event) && raw->tid_length == event->tid.length &&
           raw->pid_length == event->pid.length && raw->device == device_of(event) &&
           raw->stream_is_wide == has_wide_stream(event) &&
           same_rest(interner, raw->tid, &event->tid) &&
           same_rest(interner, raw->pid, &event->pid);
}

static uint32_t add_place(struct interner *interner, const struct raw_event *event,
                          uint64_t hash)
{
    struct trace_recording *recording = interner->recording;
    struct trace_place place = {.stream = stream_of(event),
                                .stream_is_wide = has_wide_stream(event),
                                .device = device_of(event)};
    struct intern_raw_place raw = {.hash = hash,
                                   .place = recording->place_count,
                                   .stream = place.stream,
                                   .stream_is_wide = place.stream_is_wide,
                                   .device = place.device,
                                   .pid_start = first_bytes(&event->pid),
                                   .tid_start = first_bytes(&event->tid),
                                   .pid_length = event->pid.length,
                                   .tid_length = event->tid.length};

    if (!ARRAY_RESERVE(recording->places, interner->places_capacity,
                       recording->place_count + 1) ||
        !ARRAY_RESERVE(interner->raw_places, interner->raw_place_capacity,
                       interner->raw_place_count + 1))
        return TRACE_NONE;
    place.pid = intern_raw_name(interner, event->pid.bytes, event->pid.length);
    place.tid = intern_raw_name(interner, event->tid.bytes, event->tid.length);
    raw.pid = intern_keep_raw(&interner->raw_texts, &event->pid);
    raw.tid = intern_keep_raw(&interner->raw_texts, &event->tid);
    if (place.pid == STRINGS_NONE || place.tid == STRINGS_NONE ||
        buffer_failed(&interner->raw_texts))
        return TRACE_NONE;
    recording->places[recording->place_count++] = place;
    interner->raw_places[interner->raw_place_count] = raw;
    return interner->raw_place_count++;
}

/* How many bytes of a pid or a tid count. */
#define PLACE_TEXT_MAX 256

/* Searches the whole table. Index in raw_places, or TRACE_NONE. */
static uint32_t find_place(struct interner *interner, const struct raw_event *event)
{
    uint64_t seed = interner->seed, hash;

    hash = XXH3_64bits_withSeed(event->tid.bytes, event->tid.length, seed);
    hash = XXH3_64bits_withSeed(event->pid.bytes, event->pid.length, seed + hash);
    hash = hash_number((uint64_t)stream_of(event), seed + hash);
    hash = hash_number((uint64_t)(int64_t)device_of(event), seed + hash);
    if (intern_table_grow(&interner->place_table, interner->raw_place_count,
                          place_hash_at, interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->place_table.size - 1, slot = (uint32_t)hash & mask;
    for (; interner->place_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t i = interner->place_table.slots[slot] - 1;

        if (interner->raw_places[i].hash == hash &&
            place_is(interner, &interner->raw_places[i], event))
            return i;
    }
    uint32_t added = add_place(interner, event, hash);
    if (added != TRACE_NONE)
        interner->place_table.slots[slot] = added + 1;
    return added;
}

/* The place of an event whose pid, tid or both are too long. */
static uint32_t intern_cut_place(struct interner *interner, const struct raw_event *event)
{
    struct raw_event shorter = *event;

    if (shorter.pid.length > PLACE_TEXT_MAX)
        shorter.pid.length = PLACE_TEXT_MAX;
    if (shorter.tid.length > PLACE_TEXT_MAX)
        shorter.tid.length = PLACE_TEXT_MAX;
    trace_note_add(interner->recording, "name_too_long", 1,
                   "a process or thread has a name of more than %d bytes",
                   PLACE_TEXT_MAX);
    return intern_place(interner, &shorter);
}

uint32_t intern_place(struct interner *interner, const struct raw_event *event)
{
    if (event->pid.length > PLACE_TEXT_MAX || event->tid.length > PLACE_TEXT_MAX)
        return intern_cut_place(interner, event);
    uint64_t mark = first_bytes(&event->tid) + first_bytes(&event->pid) * 31 +
                    (uint64_t)stream_of(event) * 1021;
    uint32_t *recent = &interner->recent_places[recent_slot(mark, INTERN_RECENT_PLACES)];

    if (*recent == 0 || !place_is(interner, &interner->raw_places[*recent - 1], event)) {
        uint32_t found = find_place(interner, event);

        if (found == TRACE_NONE)
            return TRACE_NONE;
        *recent = found + 1;
    }
    return interner->raw_places[*recent - 1].place;
}
