/* See span_idle.h. */
#include "analysis/timeline/span_idle.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"

#include <stdlib.h>

/* The devices come from the lanes of the streams, which are in order of the device. */
struct device_end {
    int32_t device;
    int64_t end; /* the latest so far; INT64_MIN: no row yet */
};

static struct device_end *list_devices(const struct span_index *index, size_t *count)
{
    struct device_end *devices = calloc((size_t)index->lane_count + 1, sizeof *devices);

    *count = 0;
    for (uint32_t i = 0; devices != NULL && i < index->lane_count; i++) {
        const struct span_lane *lane = &index->lanes[i];

        if (lane->sort == SPAN_DEVICE &&
            (*count == 0 || devices[*count - 1].device != lane->device))
            devices[(*count)++] = (struct device_end){lane->device, INT64_MIN};
    }
    return devices;
}

static int compare_devices(const void *a, const void *b)
{
    const struct device_end *left = a, *right = b;

    return (left->device > right->device) - (left->device < right->device);
}

static bool add_gap(struct span_build *build, size_t *capacity, uint32_t row,
                    int64_t start)
{
    const struct trace_events *events = &build->recording->events;
    struct span_index *index = build->index;
    struct span_gap gap = {start, build->position[row], SPAN_NONE};
    uint32_t launch = events->link[row];

    if (!ARRAY_RESERVE(index->gaps, *capacity, (size_t)index->gap_count + 1))
        return false;
    if (launch != TRACE_NONE) {
        uint32_t place = build->lane_of_place[SPAN_HOST][events->place[launch]];

        if (place != SPAN_NONE)
            gap.lane = build->lanes[place].number;
    }
    index->gaps[index->gap_count++] = gap;
    return true;
}

bool span_idle_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    size_t count, capacity = 0;
    CLEANUP_FREE struct device_end *devices = list_devices(build->index, &count);

    if (devices == NULL)
        return false;
    for (uint32_t i = 0; i < events->count; i++) {
        uint32_t row = build->order[i];

        if (budget_is_over_at(build->memory.budget, i))
            return false;
        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        const struct device_end wanted = {
            .device = recording->places[events->place[row]].device};
        struct device_end *device =
            bsearch(&wanted, devices, count, sizeof wanted, compare_devices);
        int64_t start = events->ts[row], end = start + events->dur[row];
        if (device == NULL)
            continue;
        if (device->end != INT64_MIN && start > device->end &&
            build->position[row] != SPAN_NONE &&
            !add_gap(build, &capacity, row, device->end))
            return false;
        device->end = end > device->end ? end : device->end;
    }
    return true;
}
