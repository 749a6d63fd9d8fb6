/* See critical_sweep.h.
 *
 * Pieces of all threads and device rows are looked at in order of their starts. At equal
 * times the device rows come first, except those that begin when they are launched. Every
 * device row takes time, so nothing that happens at its start follows it. */
#include "analysis/critical/critical_sweep.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* When a thread of one sort (backward or other) last came to rest. */
struct rest {
    int64_t time, work;
    uint32_t piece; /* CRITICAL_NONE: none */
};

struct critical_sweep {
    const struct critical_plan *plan;
    const struct critical_window *window;
    struct critical_pieces *pieces;
    int64_t *work;
    size_t device;   /* the next device row */
    size_t deferred; /* device rows from here on, up to .device, may still have to be
                        entered */
    struct rest rests[2][2]; /* of other and backward threads: the latest, and that of the
                                time before it */
    size_t *heap;            /* numbers of threads by the start of their next piece */
    size_t heap_count;
    struct critical_end *best;
};

/* ---- device rows ---- */

/* Whether a row that starts before the window is among the kept ones. */
static bool is_kept(const struct critical_window *window, uint32_t device)
{
    size_t low = 0, high = window->running_count;

    if (device >= window->device)
        return true;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (window->running[middle] < device)
            low = middle + 1;
        else
            high = middle;
    }
    return low < window->running_count && window->running[low] == device;
}

struct critical_entry critical_enter(const struct critical_plan *plan,
                                     const struct critical_window *window,
                                     uint32_t number)
{
    const struct critical_device *device = &plan->devices[number];
    struct critical_entry entry = {.from = window->from,
                                   .before = CRITICAL_NONE,
                                   .kind = CRITICAL_IDLE,
                                   .follows = CRITICAL_FOLLOWS_NOTHING};
    int64_t from;

    if (device->start < window->from)
        return entry;
    if (device->follows == CRITICAL_FOLLOWS_LAUNCH) {
        uint32_t launch = critical_launch(plan, device);

        from = plan->recording->events.ts[launch];
        entry.kind = CRITICAL_LAUNCH_DELAY;
        entry.before = plan->by_row[launch];
    } else if (device->follows == CRITICAL_FOLLOWS_DEVICE) {
        from = plan->devices[device->before].end;
        entry.kind =
            device->start - from < plan->delay ? CRITICAL_TURNAROUND : CRITICAL_IDLE;
        entry.before = device->before;
        if (from >= window->from && !is_kept(window, device->before)) {
            if (from > window->from) /* the shown gap is not the gap between the rows */
                entry.kind = CRITICAL_IDLE;
            return entry;
        }
    } else {
        return entry;
    }
    if (from < window->from)
        return entry;
    entry.from = from;
    entry.follows = device->follows;
    return entry;
}

static int64_t work_at_end(const struct critical_sweep *sweep, uint32_t device)
{
    const struct critical_device *of = &sweep->plan->devices[device];
    int64_t from = sweep->window->from, to = sweep->window->to;
    int64_t end = of->end < to ? of->end : to;

    return of->start < from
               ? end - from
               : sweep->work[device - sweep->window->device] + (end - of->start);
}

/* If the work is equal, the later end wins, then the device, then the one found first. */
static void end_with(struct critical_sweep *sweep, const struct critical_end *end)
{
    struct critical_end *best = sweep->best;

    if (end->work > best->work || (end->work == best->work && end->time > best->time))
        *best = *end;
}

static void enter_device(struct critical_sweep *sweep, uint32_t device)
{
    const struct critical_window *window = sweep->window;
    const struct critical_device *of = &sweep->plan->devices[device];
    struct critical_entry entry = critical_enter(sweep->plan, window, device);
    int64_t work = 0;

    if (entry.follows == CRITICAL_FOLLOWS_LAUNCH)
        work = sweep->pieces->items[entry.before].work;
    else if (entry.follows == CRITICAL_FOLLOWS_DEVICE)
        work = work_at_end(sweep, entry.before);
    if (critical_is_work(entry.kind))
        work += of->start - entry.from;
    sweep->work[device - window->device] = work;
    end_with(sweep,
             &(struct critical_end){of->end < window->to ? of->end : window->to,
                                    work_at_end(sweep, device), device, CRITICAL_NONE});
}

/* Whether the row waits for the pieces that start when it does. */
static bool is_deferred(const struct critical_sweep *sweep, size_t device)
{
    const struct critical_device *of = &sweep->plan->devices[device];

    return of->follows == CRITICAL_FOLLOWS_LAUNCH &&
           sweep->plan->recording->events.ts[critical_launch(sweep->plan, of)] ==
               of->start;
}

static void enter_deferred(struct critical_sweep *sweep, int64_t before)
{
    for (; sweep->deferred < sweep->device &&
           sweep->plan->devices[sweep->deferred].start < before;
         sweep->deferred++)
        if (is_deferred(sweep, sweep->deferred))
            enter_device(sweep, (uint32_t)sweep->deferred);
}

/* All device rows that come before the pieces that start at `time`. */
static void enter_devices(struct critical_sweep *sweep, int64_t time)
{
    while (sweep->device < sweep->window->device_end &&
           sweep->plan->devices[sweep->device].start <= time) {
        enter_deferred(sweep, sweep->plan->devices[sweep->device].start);
        if (!is_deferred(sweep, sweep->device))
            enter_device(sweep, (uint32_t)sweep->device);
        sweep->device++;
    }
    enter_deferred(sweep, time);
}

/* ---- pieces ---- */

static void rest(struct critical_sweep *sweep, bool backward,
                 const struct critical_piece *piece, uint32_t number)
{
    struct rest *rests = sweep->rests[backward];

    if (rests[0].piece != CRITICAL_NONE && rests[0].time == piece->start) {
        if (rests[0].work >= piece->work)
            return;
    } else {
        rests[1] = rests[0];
    }
    rests[0] = (struct rest){piece->start, piece->work, number};
}

/* A thread that continues after a pause may have waited for a thread of the other sort
 * that came to rest in it. */
static void take_over(struct critical_sweep *sweep, bool backward, int64_t paused,
                      struct critical_piece *piece)
{
    const struct rest *rests = sweep->rests[!backward];
    const struct rest *found =
        rests[0].piece != CRITICAL_NONE && rests[0].time == piece->start ? &rests[1]
                                                                         : &rests[0];

    if (found->piece == CRITICAL_NONE || found->time < paused ||
        found->work <= piece->work)
        return;
    piece->work = found->work;
    piece->from = found->piece;
    piece->reached = CRITICAL_BY_OTHER;
}

static void enter_piece(struct critical_sweep *sweep,
                        const struct critical_thread *thread, size_t number)
{
    struct critical_piece *piece = &sweep->pieces->items[number];
    const struct critical_piece *before = number > thread->begin ? piece - 1 : NULL;
    bool backward = sweep->plan->is_backward[thread->thread];
    bool by_device = piece->reached == CRITICAL_BY_DEVICE;

    piece->reached = CRITICAL_BY_THREAD;
    piece->work = before == NULL ? 0
                                 : before->work + (critical_is_work(before->kind)
                                                       ? piece->start - before->start
                                                       : 0);
    if (by_device && is_kept(sweep->window, piece->from)) {
        int64_t work = work_at_end(sweep, piece->from);

        if (work >= piece->work) {
            piece->work = work;
            piece->reached = CRITICAL_BY_DEVICE;
        }
    }
    if (before == NULL)
        return;
    if (piece->kind == CRITICAL_BETWEEN)
        rest(sweep, backward, piece, (uint32_t)number);
    else if (before->kind == CRITICAL_BETWEEN)
        take_over(sweep, backward, before->start, piece);
}

/* ---- threads by the start of their next piece ---- */

static bool is_earlier(const struct critical_sweep *sweep, size_t a, size_t b)
{
    const struct critical_pieces *pieces = sweep->pieces;
    int64_t left = pieces->items[pieces->threads[a].next].start;
    int64_t right = pieces->items[pieces->threads[b].next].start;

    return left != right ? left < right : a < b;
}

/* Moves the thread on top to its place. */
static void sink(struct critical_sweep *sweep)
{
    size_t *heap = sweep->heap, at = 0, moving = heap[0];

    for (size_t child; (child = 2 * at + 1) < sweep->heap_count; at = child) {
        if (child + 1 < sweep->heap_count &&
            is_earlier(sweep, heap[child + 1], heap[child]))
            child++;
        if (!is_earlier(sweep, heap[child], moving))
            break;
        heap[at] = heap[child];
    }
    heap[at] = moving;
}

static void end_thread(struct critical_sweep *sweep, const struct critical_thread *thread)
{
    const struct critical_piece *last = &sweep->pieces->items[thread->end - 1];
    int64_t to = sweep->window->to;

    end_with(sweep,
             &(struct critical_end){
                 to, last->work + (critical_is_work(last->kind) ? to - last->start : 0),
                 CRITICAL_NONE, (uint32_t)(thread->end - 1)});
}

static int go(struct critical_sweep *sweep, struct error *error)
{
    struct critical_pieces *pieces = sweep->pieces;

    for (size_t i = 0; i < pieces->thread_count; i++)
        sweep->heap[i] = i; /* all begin when the window does */
    sweep->heap_count = pieces->thread_count;
    while (sweep->heap_count > 0) {
        struct critical_thread *thread = &pieces->threads[sweep->heap[0]];

        if (budget_check(sweep->plan->memory.budget, error) != 0)
            return -(int)error->code;
        enter_devices(sweep, pieces->items[thread->next].start);
        enter_piece(sweep, thread, thread->next);
        if (++thread->next == thread->end)
            sweep->heap[0] = sweep->heap[--sweep->heap_count];
        if (sweep->heap_count > 0)
            sink(sweep);
    }
    enter_devices(sweep, sweep->window->to);
    enter_deferred(sweep, INT64_MAX);
    for (size_t i = 0; i < pieces->thread_count; i++)
        end_thread(sweep, &pieces->threads[i]);
    return budget_look(sweep->plan->memory.budget, error);
}

int critical_sweep(const struct critical_plan *plan, const struct critical_window *window,
                   struct critical_pieces *pieces, int64_t *work,
                   struct critical_end *end, struct error *error)
{
    CLEANUP_FREE size_t *heap = malloc((pieces->thread_count + 1) * sizeof *heap);
    struct critical_sweep sweep = {.plan = plan,
                                   .window = window,
                                   .pieces = pieces,
                                   .work = work,
                                   .device = window->device,
                                   .deferred = window->device,
                                   .heap = heap,
                                   .best = end};

    if (heap == NULL)
        return error_set_memory(error);
    for (int i = 0; i < 4; i++)
        sweep.rests[i / 2][i % 2].piece = CRITICAL_NONE;
    *end = (struct critical_end){window->from, 0, CRITICAL_NONE, CRITICAL_NONE};
    for (size_t i = 0; i < window->running_count; i++) {
        int64_t until = plan->devices[window->running[i]].end;

        until = until < window->to ? until : window->to;
        end_with(&sweep, &(struct critical_end){until, until - window->from,
                                                window->running[i], CRITICAL_NONE});
    }
    return go(&sweep, error);
}
