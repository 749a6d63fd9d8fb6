/* See order.h. */
#include "trace/resolve/order.h"

#include <string.h>

#define RUN_MIN 24
#define RUNS_MAX 96

#define ALWAYS_INLINE static inline __attribute__((always_inline))

struct sorted_run {
    size_t start, length;
};

/* The sort is compiled once for each key, with the comparison inlined. */
typedef bool before_function(const void *of, uint32_t a, uint32_t b);

ALWAYS_INLINE bool row_before(const void *of, uint32_t a, uint32_t b)
{
    const struct trace_events *events = of;

    if (events->ts[a] != events->ts[b])
        return events->ts[a] < events->ts[b];
    if (events->dur[a] != events->dur[b])
        return events->dur[a] > events->dur[b];
    return a < b;
}

ALWAYS_INLINE size_t natural_run(before_function *before, const void *of,
                                 const uint32_t *rows, size_t count)
{
    size_t length = 1;

    while (length < count && !before(of, rows[length], rows[length - 1]))
        length++;
    return length;
}

/* Sorts rows[0..count) of which the first `sorted` are in order. */
ALWAYS_INLINE void insert_rows(before_function *before, const void *of, uint32_t *rows,
                               size_t sorted, size_t count)
{
    for (size_t i = sorted; i < count; i++) {
        uint32_t row = rows[i];
        size_t j = i;

        for (; j > 0 && before(of, row, rows[j - 1]); j--)
            rows[j] = rows[j - 1];
        rows[j] = row;
    }
}

/* Merges two neighbouring runs; the shorter one moves out of the way. */
ALWAYS_INLINE void merge_runs(before_function *before, const void *of, uint32_t *left,
                              size_t left_count, size_t right_count, uint32_t *scratch)
{
    uint32_t *right = left + left_count;

    /* Elements that are already in place at both ends stay. */
    while (left_count > 0 && !before(of, *right, *left)) {
        left++;
        left_count--;
    }
    while (right_count > 0 && left_count > 0 &&
           !before(of, right[right_count - 1], left[left_count - 1]))
        right_count--;
    if (left_count == 0 || right_count == 0)
        return;
    if (left_count <= right_count) {
        size_t i = 0, j = 0;
        uint32_t *out = left;

        memcpy(scratch, left, left_count * sizeof *left);
        while (i < left_count && j < right_count)
            *out++ = before(of, right[j], scratch[i]) ? right[j++] : scratch[i++];
        memcpy(out, scratch + i, (left_count - i) * sizeof *left);
        return;
    }
    uint32_t *out = right + right_count - 1;

    memcpy(scratch, right, right_count * sizeof *right);
    while (left_count > 0 && right_count > 0) {
        if (before(of, scratch[right_count - 1], left[left_count - 1]))
            *out-- = left[--left_count];
        else
            *out-- = scratch[--right_count];
    }
    memcpy(left + left_count, scratch, right_count * sizeof *left);
}

ALWAYS_INLINE void merge_at(before_function *before, const void *of, uint32_t *rows,
                            struct sorted_run *runs, size_t *run_count, size_t at,
                            uint32_t *scratch)
{
    merge_runs(before, of, rows + runs[at].start, runs[at].length, runs[at + 1].length,
               scratch);
    runs[at].length += runs[at + 1].length;
    memmove(runs + at + 1, runs + at + 2, (*run_count - at - 2) * sizeof *runs);
    (*run_count)--;
}

/* Keeps the lengths of the waiting runs falling: so few wait, and merges are balanced. */
ALWAYS_INLINE void settle_runs(before_function *before, const void *of, uint32_t *rows,
                               struct sorted_run *runs, size_t *run_count,
                               uint32_t *scratch)
{
    while (*run_count > 1) {
        size_t n = *run_count - 2;

        if (n > 0 && runs[n - 1].length <= runs[n].length + runs[n + 1].length) {
            if (runs[n - 1].length < runs[n + 1].length)
                n--;
        } else if (runs[n].length > runs[n + 1].length && *run_count < RUNS_MAX - 1) {
            break;
        }
        merge_at(before, of, rows, runs, run_count, n, scratch);
    }
}

ALWAYS_INLINE void order(before_function *before, const void *of, uint32_t *rows,
                         size_t count, uint32_t *scratch)
{
    struct sorted_run runs[RUNS_MAX];
    size_t run_count = 0;

    for (size_t start = 0; start < count;) {
        size_t left = count - start;
        size_t length = natural_run(before, of, rows + start, left);

        if (length < RUN_MIN) {
            size_t full = left < RUN_MIN ? left : RUN_MIN;

            insert_rows(before, of, rows + start, length, full);
            length = full;
        }
        runs[run_count++] = (struct sorted_run){start, length};
        start += length;
        settle_runs(before, of, rows, runs, &run_count, scratch);
    }
    while (run_count > 1)
        merge_at(before, of, rows, runs, &run_count, run_count - 2, scratch);
}

void order_rows(const struct trace_events *events, uint32_t *rows, size_t count,
                uint32_t *scratch)
{
    order(row_before, events, rows, count, scratch);
}

ALWAYS_INLINE bool correlation_before(const void *of, uint32_t a, uint32_t b)
{
    const struct trace_recording *recording = of;
    uint32_t i = recording->events.correlation[a] - 1;
    uint32_t j = recording->events.correlation[b] - 1;
    int64_t x = recording->correlations[i], y = recording->correlations[j];

    if (x != y)
        return x < y;
    if (__builtin_expect(recording->wide_size > 0, 0) &&
        trace_correlation_is_wide(recording, i) !=
            trace_correlation_is_wide(recording, j))
        return trace_correlation_is_wide(recording, j);
    return a < b;
}

void order_by_correlation(const struct trace_recording *recording, uint32_t *rows,
                          size_t count, uint32_t *scratch)
{
    order(correlation_before, recording, rows, count, scratch);
}

int order_compare_streams(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    const struct trace_place *left = &places[*(const uint32_t *)a];
    const struct trace_place *right = &places[*(const uint32_t *)b];

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->stream_is_wide != right->stream_is_wide)
        return left->stream_is_wide ? 1 : -1;
    return (left->stream > right->stream) - (left->stream < right->stream);
}
