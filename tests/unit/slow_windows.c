/* See slow_windows.h. */
#include "slow_windows.h"
#include "recording_text.h"

#include <stdlib.h>

struct slow {
    const struct naive *naive;
    const struct trace_events *events;
    bool *counts;  /* by row */
    uint32_t main; /* a row of the main stream */
};

static int64_t start_of(const struct slow *slow, uint32_t row)
{
    return slow->events->ts[row];
}

static int64_t end_of(const struct slow *slow, uint32_t row)
{
    return slow->events->ts[row] + slow->events->dur[row];
}

/* "Launched at: the start of the launch row." */
static int64_t launched_at(const struct slow *slow, uint32_t row)
{
    return start_of(slow, slow->naive->launch[row]);
}

static bool is_device(const struct slow *slow, uint32_t row)
{
    return row_op(slow->naive->recording, row)->side == TRACE_DEVICE;
}

static bool is_computation(const struct slow *slow, uint32_t row)
{
    return row_op(slow->naive->recording, row)->kind == TRACE_KIND_COMPUTATION;
}

/* ---- streams ---- */

static bool same_stream(const struct slow *slow, uint32_t a, uint32_t b)
{
    const struct trace_place *x = row_place(slow->naive->recording, a);
    const struct trace_place *y = row_place(slow->naive->recording, b);

    return x->device == y->device && x->stream == y->stream &&
           x->stream_is_wide == y->stream_is_wide;
}

static bool has_lower_numbers(const struct slow *slow, uint32_t a, uint32_t b)
{
    const struct trace_place *x = row_place(slow->naive->recording, a);
    const struct trace_place *y = row_place(slow->naive->recording, b);

    if (x->device != y->device)
        return x->device < y->device;
    if (x->stream_is_wide != y->stream_is_wide)
        return y->stream_is_wide;
    return x->stream < y->stream;
}

/* Of all rows of a choice, one of the stream on which they take the most time. */
static uint32_t busiest(const struct slow *slow, const bool *chosen)
{
    uint32_t best = TRACE_NONE;
    int64_t most = -1;

    for (uint32_t row = 0; row < slow->events->count; row++) {
        int64_t time = 0;

        if (!chosen[row])
            continue;
        for (uint32_t other = 0; other < slow->events->count; other++)
            if (chosen[other] && same_stream(slow, row, other))
                time += slow->events->dur[other];
        if (time > most || (time == most && has_lower_numbers(slow, row, best))) {
            most = time;
            best = row;
        }
    }
    return best;
}

/* ---- which rows count ---- */

/* How many different numbers the step rows have. */
static uint32_t count_steps(const struct naive *naive)
{
    return naive->step_count - 1;
}

/* "rows longer than half of the time from the first start to the last end of its device
 * rows", in a file of three steps or more */
static bool stands(const struct slow *slow, uint32_t row)
{
    int64_t first = INT64_MAX, last = INT64_MIN;

    for (uint32_t other = 0; other < slow->events->count; other++) {
        if (!is_device(slow, other))
            continue;
        first = start_of(slow, other) < first ? start_of(slow, other) : first;
        last = end_of(slow, other) > last ? end_of(slow, other) : last;
    }
    return count_steps(slow->naive) >= 3 && 2 * slow->events->dur[row] > last - first;
}

static bool find_rows(struct slow *slow)
{
    uint32_t count = slow->events->count;
    bool any = false, computes = false;
    bool *computation = calloc((size_t)count + 1, sizeof *computation);

    for (uint32_t row = 0; row < count; row++) {
        slow->counts[row] = is_device(slow, row) &&
                            slow->naive->launch[row] != TRACE_NONE && !stands(slow, row);
        computation[row] = slow->counts[row] && is_computation(slow, row);
        any = any || slow->counts[row];
        computes = computes || computation[row];
    }
    slow->main = busiest(slow, computes ? computation : slow->counts);
    free(computation);
    return any;
}

/* ---- the definition ---- */

/* D(x); false: it does not exist. */
static bool done(const struct slow *slow, int64_t x, int64_t *out)
{
    int64_t next =
        INT64_MAX; /* first start of a main row launched at or after x begins */
    bool follows = false, exists = false;

    for (uint32_t row = 0; row < slow->events->count; row++)
        if (slow->counts[row] && same_stream(slow, row, slow->main) &&
            launched_at(slow, row) >= x) {
            follows = true;
            next = start_of(slow, row) < next ? start_of(slow, row) : next;
        }
    for (uint32_t row = 0; row < slow->events->count; row++) {
        if (!slow->counts[row] || launched_at(slow, row) >= x ||
            (!same_stream(slow, row, slow->main) &&
             !(follows && end_of(slow, row) <= next)))
            continue;
        *out = exists && *out > end_of(slow, row) ? *out : end_of(slow, row);
        exists = true;
    }
    return exists;
}

static bool is_first(const struct slow *slow, int64_t h)
{
    for (uint32_t row = 0; row < slow->events->count; row++)
        if (slow->counts[row] && launched_at(slow, row) < h)
            return false;
    return true;
}

/* When a step begins before which nothing was launched. */
static int64_t first_begin(const struct slow *slow, int64_t h, int64_t g)
{
    uint32_t count = slow->events->count, stream, first = TRACE_NONE;
    bool *inside = calloc((size_t)count + 1, sizeof *inside);

    for (uint32_t row = 0; row < count; row++)
        inside[row] = slow->counts[row] && launched_at(slow, row) >= h &&
                      launched_at(slow, row) < g;
    stream = busiest(slow, inside);
    for (uint32_t row = 0; row < count; row++)
        if (inside[row] && same_stream(slow, row, stream) &&
            (first == TRACE_NONE || start_of(slow, row) < start_of(slow, first)))
            first = row;
    free(inside);
    if (first == TRACE_NONE)
        return h;
    int64_t begin = start_of(slow, first), launch = launched_at(slow, first);
    int64_t left = end_of(slow, slow->naive->launch[first]);
    bool waited = begin - left >= launch - h && 20 * (begin - left) >= g - h;
    return waited && begin > h ? begin : h;
}

void slow_windows(struct naive *naive)
{
    const struct trace_events *events = &naive->recording->events;
    struct slow slow = {.naive = naive,
                        .events = events,
                        .counts = calloc((size_t)events->count + 1, sizeof(bool)),
                        .main = TRACE_NONE};
    bool any = find_rows(&slow);

    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        int64_t h = start_of(&slow, naive->step_rows[i]), at;
        int64_t g = end_of(&slow, naive->step_rows[i]);

        naive->begin[i] = h;
        naive->end[i] = g;
        if (!any)
            continue;
        if (is_first(&slow, h))
            naive->begin[i] = first_begin(&slow, h, g);
        else if (done(&slow, h, &at) && at > h)
            naive->begin[i] = at;
        if (done(&slow, g, &at) && at > g)
            naive->end[i] = at;
        if (naive->end[i] < naive->begin[i])
            naive->end[i] = naive->begin[i];
    }
    free(slow.counts);
}
