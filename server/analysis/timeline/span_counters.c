/* See span_counters.h. */
#include "analysis/timeline/span_counters.h"
#include "trace/decode/counters.h"

#include <stdlib.h>

void span_counters_free(struct span_counters *counters)
{
    for (size_t i = 0; i < counters->count; i++)
        free(counters->items[i].values);
    counters->count = 0;
}

static void find_extremes(const struct trace_recording *recording,
                          const struct trace_counter *counter, struct span_counter *out)
{
    const struct trace_sample *samples = recording->samples + counter->first;

    out->low = out->high = samples[0].value;
    for (uint32_t i = 1; i < counter->count; i++) {
        out->low = samples[i].value < out->low ? samples[i].value : out->low;
        out->high = samples[i].value > out->high ? samples[i].value : out->high;
    }
}

/* Adds a value, or the time to the last one if that is the same throughout. */
static void add_value(struct span_counter *out, const struct span_value *value)
{
    struct span_value *last = out->count == 0 ? NULL : &out->values[out->count - 1];

    if (last != NULL && last->start + last->duration == value->start &&
        last->min == last->max && value->min == value->max && last->min == value->min)
        last->duration += value->duration;
    else
        out->values[out->count++] = *value;
}

static void fill(const struct trace_recording *recording,
                 const struct trace_counter *counter,
                 const struct span_question *question, int64_t pixels,
                 struct span_counter *out)
{
    double width = (double)(question->to - question->from) / (double)pixels;

    for (int64_t i = 0; i < pixels && !budget_is_over(question->budget); i++) {
        int64_t from = question->from + (int64_t)((double)i * width);
        int64_t to = i + 1 == pixels
                         ? question->to
                         : question->from + (int64_t)((double)(i + 1) * width);
        struct trace_counter_time time = {0};

        trace_counter_add(recording, counter, from, to, &time);
        if (time.known > 0)
            add_value(out,
                      &(const struct span_value){.start = from,
                                                 .duration = to - from,
                                                 .mean = time.sum / (double)time.known,
                                                 .min = time.min,
                                                 .max = time.max});
    }
}

bool span_counters_make(const struct span_index *index,
                        const struct span_question *question, struct span_counters *out)
{
    const struct trace_recording *recording = index->counters;
    int64_t pixels = question->pixels;

    out->count = 0;
    if (recording == NULL || recording->counter_count == 0)
        return true;
    if (pixels > SPAN_ITEMS_MAX / SPAN_COUNTERS_MAX && recording->counter_count > 8)
        pixels = SPAN_ITEMS_MAX / SPAN_COUNTERS_MAX;
    for (uint32_t i = 0; i < recording->counter_count && i < SPAN_COUNTERS_MAX; i++) {
        const struct trace_counter *counter = &recording->counters[i];
        struct span_counter item = {.counter = i};

        if (trace_counter_is(recording, counter, TRACE_COUNTER_CYCLES))
            continue;
        find_extremes(recording, counter, &item);
        item.values = calloc((size_t)pixels, sizeof *item.values);
        if (item.values == NULL)
            return false;
        fill(recording, counter, question, pixels, &item);
        if (item.count > 0)
            out->items[out->count++] = item;
        else
            free(item.values);
    }
    return true;
}
