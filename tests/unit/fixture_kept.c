/* See fixture_kept.h. */
#include "fixture_kept.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

void fixture_counters(struct trace_recording *recording)
{
    static const char *const names[] = {"Power (W)", "", "SM Clock (MHz)"};
    uint32_t count = recording->events.count;

    recording->samples = calloc(count + (size_t)1, sizeof *recording->samples);
    recording->counters = calloc(3, sizeof *recording->counters);
    assert_true(recording->samples != NULL && recording->counters != NULL);
    for (uint32_t i = 0; i < count; i++)
        recording->samples[i] =
            (struct trace_sample){.ts = (int64_t)i / 3 * 50000000 - 7,
                                  .value = i % 2 == 0 ? 1455 : (double)i / 7 - 1000};
    for (uint32_t c = 0, first = 0; c < 3 && first < count; c++, first++) {
        uint32_t end = c == 2 ? count : first + count / 4 + 1;
        uint32_t name = strings_add(&recording->names, names[c], strlen(names[c]));

        recording->counters[recording->counter_count++] =
            (struct trace_counter){.name = name,
                                   .pid = recording->places[0].pid,
                                   .device = (int32_t)c - 1,
                                   .first = first,
                                   .count = end - first};
        first = end - 1;
        recording->sample_count = end;
    }
}

void fixture_collectives(struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;
    uint32_t name = strings_add(&recording->arguments, "allreduce", 9);

    recording->collectives =
        calloc(events->count + (size_t)1, sizeof *recording->collectives);
    assert_non_null(recording->collectives);
    for (uint32_t row = 1; row < events->count; row += 2) {
        struct trace_collective *facts =
            &recording->collectives[recording->collective_count++];

        *facts = (struct trace_collective){.row = row, .known = (uint8_t)row};
        for (int i = 0; i < TRACE_COLLECTIVE_TEXTS; i++)
            facts->texts[i] = (row + (uint32_t)i) % 3 == 0 ? name : TRACE_NONE;
        for (int i = 0; i < TRACE_COLLECTIVE_NUMBERS; i++)
            facts->numbers[i] = (facts->known >> i & 1) == 0 ? 0
                                : row % 9 == 0               ? INT64_MIN + row
                                                             : (int64_t)row * i;
        facts->wide = row % 9 == 0 ? facts->known : 0;
    }
}
