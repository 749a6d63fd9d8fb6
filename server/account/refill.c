/* See refill.h. */
#include "account/refill.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* Moments, in order of time. */
struct refill_moments {
    int64_t *list;
    size_t count, capacity;
    size_t past; /* those that are over */
};

struct refill_finder {
    struct account_walk *walk;
    struct account_refill_time *waits;
    size_t wait_count, wait_capacity;
    struct refill_moments launched, ended; /* of rows with a launch */
    size_t gap; /* the first that is not over: it ends at this piece */
};

static void finder_free(struct refill_finder *finder)
{
    free(finder->waits);
    free(finder->launched.list);
    free(finder->ended.list);
}

static void add_moment(struct account_walk *walk, struct refill_moments *moments,
                       int64_t at)
{
    if (ARRAY_RESERVE(moments->list, moments->capacity, moments->count + 1))
        moments->list[moments->count++] = at;
    else
        walk->failed = true;
}

static int compare_waits(const void *a, const void *b)
{
    const struct account_refill_time *x = a, *y = b;

    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

/* The end of the part from `begin` on that is in order. */
static size_t run_end(const int64_t *list, size_t begin, size_t count)
{
    size_t end = begin < count ? begin + 1 : count;

    while (end < count && list[end - 1] <= list[end])
        end++;
    return end;
}

/* Rows of a stream are in order, so there are few runs: merges two and two of them until
 * one is left. */
static void sort_moments(struct account_walk *walk, struct refill_moments *moments)
{
    size_t count = moments->count;
    int64_t *merged = calloc(count + 1, sizeof *merged);

    walk->failed |= merged == NULL;
    while (!walk->failed && run_end(moments->list, 0, count) < count) {
        const int64_t *list = moments->list;

        for (size_t at = 0, end; at < count; at = end) {
            size_t i = at, middle = run_end(list, at, count), k = middle;

            end = run_end(list, middle, count);
            while (at < end)
                merged[at++] = k == end || (i < middle && list[i] <= list[k]) ? list[i++]
                                                                              : list[k++];
        }
        int64_t *spare = moments->list;
        moments->list = merged;
        merged = spare;
    }
    free(merged);
}

static bool collect(struct refill_finder *finder)
{
    struct account_walk *walk = finder->walk;
    const struct trace_events *events = &walk->recording->events;

    for (size_t i = 0; i < walk->device_row_count && !account_walk_stops(walk, i); i++) {
        uint32_t row = walk->device_rows[i];
        const struct account_op *op = &walk->ops[events->op[row]];
        int64_t end = events->ts[row] + events->dur[row];

        if (op->kind != TRACE_KIND_NONE) {
            if (events->link[row] == TRACE_NONE)
                continue;
            add_moment(walk, &finder->launched, events->ts[events->link[row]]);
            add_moment(walk, &finder->ended, end);
        } else {
            if (!ARRAY_RESERVE(finder->waits, finder->wait_capacity,
                               finder->wait_count + 1))
                walk->failed = true;
            else
                finder->waits[finder->wait_count++] =
                    (struct account_refill_time){events->ts[row], end, row};
        }
    }
    if (finder->wait_count > 0)
        qsort(finder->waits, finder->wait_count, sizeof *finder->waits, compare_waits);
    sort_moments(walk, &finder->launched);
    sort_moments(walk, &finder->ended);
    return !walk->failed;
}

/* Those before a time; it never goes back. */
static size_t pass_moments(struct refill_moments *moments, int64_t time)
{
    while (moments->past < moments->count && moments->list[moments->past] <= time)
        moments->past++;
    return moments->past;
}

/* The time from `start` on in which the device waited, up to `end`, or until it is
 * `most`; `reached`: where that is. */
static int64_t idle_in(struct refill_finder *finder, int64_t start, int64_t end,
                       int64_t most, int64_t *reached)
{
    const struct sweep *sweep = &finder->walk->sweep;
    int64_t sum = 0;

    *reached = end;
    while (finder->gap < sweep->count && sweep->pieces[finder->gap].start <= start)
        finder->gap++;
    for (size_t i = finder->gap; i > 0 && i < sweep->count; i++) {
        int64_t from = sweep->pieces[i - 1].end, to = sweep->pieces[i].start;

        from = from > start ? from : start;
        to = to < end ? to : end;
        if (from >= end)
            break;
        if (to > from && sum + to - from >= most) {
            *reached = from + most - sum;
            return most;
        }
        sum += to > from ? to - from : 0;
    }
    return sum;
}

/* When as many rows are queued again as before the wait, at the latest `next`; to the end
 * of the gap in which the last of them was launched. */
static int64_t filled_at(struct refill_finder *finder, size_t before, int64_t next)
{
    const struct sweep *sweep = &finder->walk->sweep;
    struct refill_moments *launched = &finder->launched;
    size_t low = 0, high = sweep->count;
    int64_t at = next;

    for (; launched->past < launched->count; launched->past++) {
        int64_t launch = launched->list[launched->past];

        if (launch >= next ||
            launched->past + 1 >= before + pass_moments(&finder->ended, launch)) {
            at = launch < next ? launch : next;
            break;
        }
    }
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sweep->pieces[middle].end <= at)
            low = middle + 1;
        else
            high = middle;
    }
    int64_t begins = low < sweep->count ? sweep->pieces[low].start : at;
    return begins > at && begins < next ? begins : at;
}

bool account_refills_find(struct account_walk *walk)
{
    CLEANUP(finder_free) struct refill_finder finder = {.walk = walk};
    int64_t over = INT64_MIN;
    size_t kept = 0;

    if (!collect(&finder))
        return false;
    for (size_t i = 0; i < finder.wait_count && !account_walk_stops(walk, i); i++) {
        const struct account_refill_time wait = finder.waits[i];
        int64_t next = i + 1 < finder.wait_count ? finder.waits[i + 1].start : INT64_MAX;
        int64_t end;

        if (wait.start < over)
            continue;
        over = wait.end;
        size_t launched = pass_moments(&finder.launched, wait.start);
        size_t ended = pass_moments(&finder.ended, wait.start);
        int64_t idle = idle_in(&finder, wait.start, wait.end, INT64_MAX, &end);
        int64_t most = wait.end - wait.start - idle;
        pass_moments(&finder.launched, wait.end);
        pass_moments(&finder.ended, wait.end);
        if (launched <= ended || next <= wait.end || most <= 0)
            continue;
        end = filled_at(&finder, launched - ended, next);
        idle_in(&finder, wait.end, end, most, &end);
        if (end > wait.end)
            finder.waits[kept++] = (struct account_refill_time){wait.end, end, wait.row};
    }
    walk->refills = TAKE_PTR(finder.waits);
    walk->refill_count = kept;
    return !walk->failed;
}
