/* See kept_text.h. */
#include "kept_text.h"
#include "base/error.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void put_text(const struct strings *texts, uint32_t id, struct buffer *out)
{
    buffer_append_char(out, '|');
    if (id != TRACE_NONE)
        buffer_append(out, strings_text(texts, id), strings_length(texts, id));
    else
        buffer_append_char(out, '-');
}

static void put_memory(const struct trace_recording *recording,
                       const struct trace_memory *memory, struct buffer *out)
{
    const struct trace_place *place = &recording->places[memory->place];

    buffer_printf(out,
                  "memory %" PRId64 " %" PRId64 " %" PRIu64 " %" PRId64 " %" PRId64
                  " %" PRId32 " %" PRId32 " %u",
                  memory->ts, memory->bytes, memory->address, memory->allocated,
                  memory->reserved, memory->device_type, memory->device_id,
                  memory->fields);
    put_text(&recording->names, place->pid, out);
    put_text(&recording->names, place->tid, out);
    buffer_append_char(out, '\n');
}

static void put_collective(const struct trace_recording *recording,
                           const struct trace_collective *facts, struct buffer *out)
{
    buffer_printf(out, "collective %" PRIu32 " %u %u", facts->row, facts->known,
                  facts->wide);
    for (int i = 0; i < TRACE_COLLECTIVE_NUMBERS; i++)
        buffer_printf(out, " %" PRId64, facts->numbers[i]);
    for (int i = 0; i < TRACE_COLLECTIVE_TEXTS; i++)
        put_text(&recording->arguments, facts->texts[i], out);
    buffer_append_char(out, '\n');
}

static void put_counter(const struct trace_recording *recording,
                        const struct trace_counter *counter, struct buffer *out)
{
    buffer_printf(out, "counter %" PRId32, counter->device);
    put_text(&recording->names, counter->pid, out);
    put_text(&recording->names, counter->name, out);
    buffer_append_char(out, '\n');
    for (uint32_t i = 0; i < counter->count; i++)
        buffer_printf(out, "%" PRId64 " %a\n", recording->samples[counter->first + i].ts,
                      recording->samples[counter->first + i].value);
}

void kept_text(const struct trace_recording *recording, struct buffer *out)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0; row < events->count; row++) {
        if (recording->ops[events->op[row]].side == TRACE_DEVICE ||
            events->link[row] == TRACE_NONE)
            continue;
        buffer_printf(out, "inputs %" PRIu32, row);
        put_text(&recording->arguments, recording->inputs[events->link[row]].types, out);
        put_text(&recording->arguments, recording->inputs[events->link[row]].values, out);
        buffer_append_char(out, '\n');
    }
    for (uint32_t i = 0; i < recording->sequence_count; i++)
        buffer_printf(out, "sequence %" PRIu32 " %" PRId64 " %" PRIu32 "\n",
                      recording->sequences[i].row, recording->sequences[i].number,
                      recording->sequences[i].forward_thread);
    for (uint32_t i = 0; i < recording->memory_count; i++)
        put_memory(recording, &recording->memory_instants[i], out);
    for (uint32_t i = 0; i < recording->counter_count; i++)
        put_counter(recording, &recording->counters[i], out);
    for (uint32_t i = 0; i < recording->collective_count; i++)
        put_collective(recording, &recording->collectives[i], out);
}

bool same_kept(const struct trace_recording *a, const struct trace_recording *b,
               char why[256])
{
    CLEANUP_BUFFER struct buffer x = BUFFER((size_t)1 << 30);
    CLEANUP_BUFFER struct buffer y = BUFFER((size_t)1 << 30);
    size_t at = 0;

    kept_text(a, &x);
    kept_text(b, &y);
    if (x.length == y.length &&
        (x.length == 0 || memcmp(x.bytes, y.bytes, x.length) == 0))
        return true;
    while (at < x.length && at < y.length && x.bytes[at] == y.bytes[at])
        at++;
    while (at > 0 && x.bytes[at - 1] != '\n')
        at--;
    snprintf(why, 256, "%.100s, %.100s", x.bytes + at, y.bytes + at);
    return false;
}
