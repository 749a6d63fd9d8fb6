#include "analyse/analysis.h"
#include "analyse/critical.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- critical kind ---- */

/* What the time of a critical path is spent on (docs/semantics.md §14). */

/* The kinds from CRITICAL_SYNC on are waiting, the others are work. */
enum critical_kind {
    CRITICAL_OPERATOR,
    CRITICAL_CALL, /* of the runtime or the driver */
    CRITICAL_DATA, /* loading data */
    CRITICAL_LAUNCH_DELAY,
    CRITICAL_KERNEL,
    CRITICAL_COMMUNICATION,
    CRITICAL_COPY,
    CRITICAL_TURNAROUND, /* a short gap between two rows of a device */
    CRITICAL_SYNC,       /* the host waits for the device */
    CRITICAL_BETWEEN,    /* a thread is between two rows */
    CRITICAL_IDLE,       /* none of these is known to run */
    CRITICAL_KINDS
};

static inline bool critical_is_work(enum critical_kind kind)
{
    return kind < CRITICAL_SYNC;
}

/* ---- critical pieces ---- */

/* What each thread does in a window of time, as consecutive pieces from the start of the
 * window to its end. */

/* At most this many device rows that run across the start of a window: those that started
 * last. */
#define CRITICAL_RUNNING_MAX ((size_t)1024)

struct critical_window {
    int64_t from, to;          /* rows that start at `to` are not in it */
    size_t host, host_end;     /* in plan.host: those that start in it */
    size_t device, device_end; /* in plan.devices: those that start in it */
    const uint32_t *running;   /* device rows that started before and end in it or
                                  later */
    size_t running_count;
};

/* How the best chain reaches the start of a piece. */
enum critical_reach {
    CRITICAL_BY_THREAD, /* by the piece before, or from the start of the window */
    CRITICAL_BY_DEVICE, /* by the end of a device row */
    CRITICAL_BY_OTHER   /* by the end of what another thread did */
};

struct critical_piece {
    int64_t start;
    int64_t work;    /* of the best chain up to here */
    uint32_t row;    /* TRACE_NONE: the thread is between two rows */
    uint32_t from;   /* the device row that a call waited for, or the piece of the other
                        thread */
    uint8_t kind;    /* enum critical_kind */
    uint8_t reached; /* enum critical_reach; before the sweep, BY_DEVICE marks pieces
                        that may be reached this way */
};

struct critical_thread {
    uint32_t thread;   /* of plan.thread_of_place */
    size_t begin, end; /* in .items */
    size_t next;       /* of the sweep */
};

struct critical_open {
    uint32_t row;
    int64_t end;
};

struct critical_pieces {
    struct critical_piece *items; /* by thread and start */
    size_t count, capacity;
    struct critical_thread *threads; /* in order of their first rows */
    size_t thread_count, thread_capacity;
    uint32_t *rows; /* of the window, thread by thread */
    size_t row_capacity;
    uint32_t *number;           /* by thread of the plan: its place in .threads + 1 */
    struct critical_open *open; /* the open rows, the last started on top */
    size_t open_capacity;
};

/* ---- critical path ---- */

/* The critical path of a window of time: the chain of rows that follow each other with
 * the most work (docs/semantics.md §14).
 *
 * Takes n log n of the rows in the window. */

struct critical_segment {
    int64_t start, duration; /* more than 0 */
    uint32_t row;            /* TRACE_NONE: none */
    uint8_t kind;            /* enum critical_kind */
};

/* Kept from one window to the next. */
struct critical_path {
    struct critical_segment *segments; /* in order of time, from `from` to `to` without a
                                          gap */
    size_t count, capacity;
    int64_t work; /* ns, the sum of the segments that are work */
    struct critical_pieces pieces;
    int64_t *work_of; /* of the sweep: by device row of the window */
    size_t *heap;     /* and by thread */
    size_t work_capacity, heap_capacity;
};

/* Called, in order of time, with the path of a stretch of a step (an index in
 * recording.steps); most steps are one stretch. */
typedef void critical_visit(void *context, const struct critical_plan *plan,
                            uint32_t step, const struct critical_path *path);

static const char *critical_kind_name(enum critical_kind kind)
{
    static const char *const names[CRITICAL_KINDS] = {
        [CRITICAL_OPERATOR] = "host_operator",
        [CRITICAL_CALL] = "runtime_call",
        [CRITICAL_DATA] = "data_loading",
        [CRITICAL_LAUNCH_DELAY] = "launch_delay",
        [CRITICAL_KERNEL] = "device_kernel",
        [CRITICAL_COMMUNICATION] = "communication",
        [CRITICAL_COPY] = "device_copy",
        [CRITICAL_TURNAROUND] = "kernel_gap",
        [CRITICAL_SYNC] = "sync",
        [CRITICAL_BETWEEN] = "between_operators",
        [CRITICAL_IDLE] = "idle"};

    return names[kind];
}

/* ---- rows by thread ---- */

static uint32_t thread_of(const struct critical_plan *plan, uint32_t row)
{
    return plan->thread_of_place[plan->recording->events.place[row]];
}

static void count_threads(const struct critical_plan *plan,
                          const struct critical_window *window,
                          struct critical_pieces *pieces)
{
    if (pieces->number == NULL)
        pieces->number =
            arena_new(plan->arena, plan->thread_count, sizeof *pieces->number);
    pieces->thread_count = 0;
    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t thread = thread_of(plan, plan->host[i]);

        if (pieces->number[thread] == 0) {
            ARENA_RESERVE(plan->arena, pieces->threads, pieces->thread_capacity,
                          pieces->thread_count + 1);
            pieces->threads[pieces->thread_count++] =
                (struct critical_thread){.thread = thread};
            pieces->number[thread] = (uint32_t)pieces->thread_count;
        }
        pieces->threads[pieces->number[thread] - 1].end++;
    }
}

/* Puts the rows into pieces->rows; begin and end of the threads are those of their rows
 * there. */
static void sort_by_thread(const struct critical_plan *plan,
                           const struct critical_window *window,
                           struct critical_pieces *pieces)
{
    size_t at = 0;

    count_threads(plan, window, pieces);
    for (size_t i = 0; i < pieces->thread_count; i++) {
        struct critical_thread *thread = &pieces->threads[i];
        size_t count = thread->end;

        thread->begin = thread->end = at;
        at += count;
    }
    ARENA_RESERVE(plan->arena, pieces->rows, pieces->row_capacity, at + 1);
    ARENA_RESERVE(plan->arena, pieces->open, pieces->open_capacity, at + 1);
    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t row = plan->host[i];

        pieces->rows[pieces->threads[pieces->number[thread_of(plan, row)] - 1].end++] =
            row;
    }
    for (size_t i = 0; i < pieces->thread_count; i++)
        pieces->number[pieces->threads[i].thread] = 0;
}

/* ---- the pieces of a thread ---- */

struct piece_cutter {
    struct critical_plan *plan;
    struct critical_pieces *pieces;
    size_t depth;
    uint32_t waiting; /* the call that waits, TRACE_NONE: none */
    int64_t wait_end;
    uint32_t waited_for; /* device row + 1 whose end is still to come; 0: none */
};

static enum critical_kind kind_of(const struct piece_cutter *cutting, uint32_t row)
{
    if (row == TRACE_NONE)
        return CRITICAL_BETWEEN;
    uint8_t class = critical_class_of(cutting->plan, row);

    return (class & CRITICAL_IS_CALL) != 0   ? CRITICAL_CALL
           : (class & CRITICAL_IS_DATA) != 0 ? CRITICAL_DATA
                                             : CRITICAL_OPERATOR;
}

static struct critical_piece *cut(struct piece_cutter *cutting, int64_t time)
{
    struct critical_pieces *pieces = cutting->pieces;
    struct critical_piece *piece = &pieces->items[pieces->count++];
    uint32_t row = cutting->depth > 0 ? pieces->open[cutting->depth - 1].row : TRACE_NONE;
    bool waits = cutting->waiting != TRACE_NONE;

    *piece = (struct critical_piece){
        .start = time,
        .row = waits ? cutting->waiting : row,
        .kind = (uint8_t)(waits ? CRITICAL_SYNC : kind_of(cutting, row)),
        .reached = CRITICAL_BY_THREAD};
    return piece;
}

/* Advances to the start of a row, or the end of the window. A row or wait that ends
 * before that starts a new piece at its end, unless the next one starts there. */
static void go_on(struct piece_cutter *cutting, int64_t until)
{
    const struct critical_device *devices = cutting->plan->devices;
    struct critical_open *open = cutting->pieces->open;

    while (cutting->depth > 0) {
        int64_t time = open[cutting->depth - 1].end;
        bool wait_ends = cutting->waiting != TRACE_NONE && cutting->wait_end <= time;

        time = wait_ends ? cutting->wait_end : time;
        if (cutting->waited_for != 0 && devices[cutting->waited_for - 1].end <= time) {
            uint32_t device = cutting->waited_for - 1;

            if (devices[device].end > until)
                return;
            struct critical_piece *piece = cut(cutting, devices[device].end);
            piece->reached = CRITICAL_BY_DEVICE;
            piece->from = device;
            cutting->waited_for = 0;
            continue;
        }
        if (time > until)
            return;
        if (wait_ends)
            cutting->waiting = TRACE_NONE;
        while (cutting->depth > 0 && open[cutting->depth - 1].end <= time)
            cutting->depth--;
        if (time < until)
            cut(cutting, time);
    }
}

static void open_row(struct piece_cutter *cutting, uint32_t row, int64_t window_end)
{
    const struct trace_events *events = &cutting->plan->recording->events;
    int64_t start = events->ts[row], end = start + events->dur[row];

    go_on(cutting, start);
    cutting->pieces->open[cutting->depth++] =
        (struct critical_open){row, end < window_end ? end : window_end};
    uint32_t waited_for = cutting->plan->waited_for[row];
    if (cutting->waiting == TRACE_NONE &&
        (waited_for != 0 || (critical_class_of(cutting->plan, row) & CRITICAL_WAITS))) {
        cutting->waiting = row;
        cutting->wait_end = end < window_end ? end : window_end;
        cutting->waited_for = waited_for;
    }
    cutting->plan->by_row[row] = (uint32_t)cutting->pieces->count;
    cut(cutting, start);
}

static void cut_thread(struct critical_plan *plan, const struct critical_window *window,
                       struct critical_pieces *pieces, struct critical_thread *thread)
{
    struct piece_cutter cutting = {.plan = plan, .pieces = pieces, .waiting = TRACE_NONE};
    size_t begin = pieces->count;

    cut(&cutting, window->from);
    for (size_t i = thread->begin; i < thread->end; i++)
        open_row(&cutting, pieces->rows[i], window->to);
    go_on(&cutting, window->to);
    *thread = (struct critical_thread){thread->thread, begin, pieces->count, begin};
}

/* How many pieces there can be: one for each thread, and for each row one where it
 * starts, one where it ends, one where it stops waiting and one where its wait ends. */
static void make_room(const struct critical_plan *plan,
                      const struct critical_window *window,
                      struct critical_pieces *pieces)
{
    size_t most = pieces->thread_count;

    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t row = plan->host[i];
        bool waits = plan->waited_for[row] != 0 ||
                     (critical_class_of(plan, row) & CRITICAL_WAITS) != 0;

        most += waits ? 4 : 2;
    }
    ARENA_RESERVE(plan->arena, pieces->items, pieces->capacity, most);
}

/* The first piece of each thread is between two rows. Sets plan->by_row to the piece that
 * starts with each row. */
static void critical_pieces_make(struct critical_plan *plan,
                                 const struct critical_window *window,
                                 struct critical_pieces *out)
{
    sort_by_thread(plan, window, out);
    make_room(plan, window, out);
    out->count = 0;
    for (size_t i = 0; i < out->thread_count; i++)
        cut_thread(plan, window, out, &out->threads[i]);
}

/* ---- critical sweep ---- */

/* The work of the best chain up to each piece and device row of a window. */

/* Pieces of all threads and device rows are looked at in order of their starts. At equal
 * times the device rows come first, except those that begin when they are launched. Every
 * device row takes time, so nothing that happens at its start follows it. */

/* How the chain enters a device row: what leads to its start, and from which time on. */
struct critical_entry {
    int64_t from;    /* when the chain before it ends */
    uint32_t before; /* FOLLOWS_LAUNCH: a piece, FOLLOWS_DEVICE: a device row */
    uint8_t kind;    /* enum critical_kind of the time up to its start */
    uint8_t follows; /* enum critical_dependency */
};

/* Where the best chain ends: a device row, or the end of a thread. */
struct critical_end {
    int64_t time, work;
    uint32_t device; /* CRITICAL_NONE: it is a thread, or nothing */
    uint32_t piece;  /* the last one of the thread; CRITICAL_NONE: nothing */
};

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
    if (device >= window->device)
        return true;
    size_t low = ARRAY_FIRST(at, 0, window->running_count, window->running[at] >= device);
    return low < window->running_count && window->running[low] == device;
}

static struct critical_entry critical_enter(const struct critical_plan *plan,
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

static void go(struct critical_sweep *sweep)
{
    struct critical_pieces *pieces = sweep->pieces;

    for (size_t i = 0; i < pieces->thread_count; i++)
        sweep->heap[i] = i; /* all begin when the window does */
    sweep->heap_count = pieces->thread_count;
    while (sweep->heap_count > 0 && !budget_is_over(sweep->plan->arena->budget)) {
        struct critical_thread *thread = &pieces->threads[sweep->heap[0]];

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
}

/* Fills work and reached of the pieces, and `work` of the device rows of the window at
 * their starts, by device - window->device; it is 0 for rows that run across the start of
 * the window. */
static void critical_sweep(const struct critical_plan *plan,
                           const struct critical_window *window,
                           struct critical_path *path, struct critical_end *end)
{
    ARENA_RESERVE(plan->arena, path->work_of, path->work_capacity,
                  window->device_end - window->device);
    ARENA_RESERVE(plan->arena, path->heap, path->heap_capacity,
                  path->pieces.thread_count);
    struct critical_sweep sweep = {.plan = plan,
                                   .window = window,
                                   .pieces = &path->pieces,
                                   .work = path->work_of,
                                   .device = window->device,
                                   .deferred = window->device,
                                   .heap = path->heap,
                                   .best = end};

    for (int i = 0; i < 4; i++)
        sweep.rests[i / 2][i % 2].piece = CRITICAL_NONE;
    *end = (struct critical_end){window->from, 0, CRITICAL_NONE, CRITICAL_NONE};
    for (size_t i = 0; i < window->running_count; i++) {
        int64_t until = plan->devices[window->running[i]].end;

        until = until < window->to ? until : window->to;
        end_with(&sweep, &(struct critical_end){until, until - window->from,
                                                window->running[i], CRITICAL_NONE});
    }
    go(&sweep);
}

/* ---- critical path ---- */

/* How far the way back from the end has come. */
struct way_back {
    const struct critical_plan *plan;
    const struct critical_window *window;
    struct critical_path *path;
    int64_t time;
};

/* Adds the segment that ends at the current place of the way. */
static void back_to(struct way_back *way, int64_t start, enum critical_kind kind,
                    uint32_t row)
{
    struct critical_path *path = way->path;
    int64_t duration = way->time - start;

    if (duration <= 0)
        return;
    ARENA_RESERVE(way->plan->arena, path->segments, path->capacity, path->count + 1);
    path->segments[path->count++] =
        (struct critical_segment){start, duration, row, (uint8_t)kind};
    path->work += critical_is_work(kind) ? duration : 0;
    way->time = start;
}

static enum critical_kind path_kind_of(const struct critical_plan *plan, uint32_t row)
{
    const struct trace_recording *recording = plan->recording;

    switch ((enum trace_kind)recording->ops[recording->events.op[row]].kind) {
    case TRACE_KIND_COMMUNICATION:
        return CRITICAL_COMMUNICATION;
    case TRACE_KIND_MEMORY:
        return CRITICAL_COPY;
    default:
        return CRITICAL_KERNEL;
    }
}

/* Goes back through a device row: *device or *piece becomes its predecessor; both
 * CRITICAL_NONE: it is the first. */
static void back_through_device(struct way_back *way, uint32_t *device, uint32_t *piece)
{
    const struct critical_device *of = &way->plan->devices[*device];
    int64_t from = way->window->from;
    struct critical_entry entry = critical_enter(way->plan, way->window, *device);

    back_to(way, of->start > from ? of->start : from, path_kind_of(way->plan, of->row),
            of->row);
    back_to(way, entry.from, entry.kind,
            entry.kind == CRITICAL_IDLE ? TRACE_NONE : of->row);
    *device = entry.follows == CRITICAL_FOLLOWS_DEVICE ? entry.before : CRITICAL_NONE;
    *piece = entry.follows == CRITICAL_FOLLOWS_LAUNCH ? entry.before : CRITICAL_NONE;
}

/* Goes back from the start of a piece. */
static void back_from_piece(struct way_back *way, uint32_t *device, uint32_t *piece)
{
    const struct critical_piece *items = way->path->pieces.items, *of = &items[*piece];

    switch ((enum critical_reach)of->reached) {
    case CRITICAL_BY_DEVICE:
        *device = of->from;
        *piece = CRITICAL_NONE;
        break;
    case CRITICAL_BY_OTHER:
        back_to(way, items[of->from].start, CRITICAL_BETWEEN, TRACE_NONE);
        *piece = of->from;
        break;
    default:
        if (of->start == way->window->from) {
            *piece = CRITICAL_NONE;
            break;
        }
        --*piece;
        back_to(way, items[*piece].start, (enum critical_kind)items[*piece].kind,
                items[*piece].row);
    }
}

static void walk_back(struct way_back *way, const struct critical_end *end)
{
    const struct critical_piece *items = way->path->pieces.items;
    uint32_t device = end->device, piece = end->piece;

    way->time = way->window->to;
    if (piece != CRITICAL_NONE)
        back_to(way, items[piece].start, (enum critical_kind)items[piece].kind,
                items[piece].row);
    else
        back_to(way, end->time, CRITICAL_IDLE, TRACE_NONE);
    while ((device != CRITICAL_NONE || piece != CRITICAL_NONE) &&
           !budget_is_over(way->plan->arena->budget)) {
        if (device != CRITICAL_NONE)
            back_through_device(way, &device, &piece);
        else
            back_from_piece(way, &device, &piece);
    }
    back_to(way, way->window->from, CRITICAL_IDLE, TRACE_NONE);
}

static void reverse(struct critical_path *path)
{
    for (size_t i = 0; i < path->count / 2; i++) {
        struct critical_segment kept = path->segments[i];

        path->segments[i] = path->segments[path->count - 1 - i];
        path->segments[path->count - 1 - i] = kept;
    }
}

/* `path` is all zeros before its first use. Uses plan->by_row. */
static void critical_path_find(struct critical_plan *plan,
                               const struct critical_window *window,
                               struct critical_path *path)
{
    struct way_back way = {.plan = plan, .window = window, .path = path};
    struct critical_end end;

    path->count = 0;
    path->work = 0;
    critical_pieces_make(plan, window, &path->pieces);
    critical_sweep(plan, window, path, &end);
    walk_back(&way, &end);
    reverse(path);
}

/* ---- critical steps ---- */

/* Device rows that may run across the start of the next window, by number. */
struct open_pieces {
    uint32_t *items;
    size_t count, capacity;
};

struct step_walk {
    struct critical_plan plan;
    struct critical_path path;
    struct open_pieces running;
    size_t host, device; /* the first that may be in the next window */
    critical_visit *visit;
    void *context;
};

/* Keeps only the rows that run at a time, the last CRITICAL_RUNNING_MAX of them. */
static void keep_running(const struct critical_plan *plan, struct open_pieces *running,
                         int64_t time)
{
    size_t kept = 0;

    for (size_t i = 0; i < running->count; i++)
        if (plan->devices[running->items[i]].end > time)
            running->items[kept++] = running->items[i];
    if (kept > CRITICAL_RUNNING_MAX)
        memmove(running->items, running->items + kept - CRITICAL_RUNNING_MAX,
                CRITICAL_RUNNING_MAX * sizeof *running->items);
    running->count = kept < CRITICAL_RUNNING_MAX ? kept : CRITICAL_RUNNING_MAX;
}

/* Passes the device rows that start before a time. */
static void pass_devices(struct step_walk *stepping, int64_t time)
{
    const struct critical_plan *plan = &stepping->plan;
    struct open_pieces *running = &stepping->running;

    for (; stepping->device < plan->device_count &&
           plan->devices[stepping->device].start < time;
         stepping->device++) {
        if (running->count >= 2 * CRITICAL_RUNNING_MAX)
            keep_running(plan, running, plan->devices[stepping->device].start);
        ARENA_RESERVE(plan->arena, running->items, running->capacity, running->count + 1);
        running->items[running->count++] = (uint32_t)stepping->device;
    }
    keep_running(plan, running, time);
}

static void visit_window(struct step_walk *stepping, uint32_t step, int64_t from,
                         int64_t to)
{
    struct critical_plan *plan = &stepping->plan;
    const int64_t *ts = plan->recording->events.ts;

    if (budget_is_over(plan->arena->budget))
        return;
    pass_devices(stepping, from);
    while (stepping->host < plan->host_count && ts[plan->host[stepping->host]] < from)
        stepping->host++;
    struct critical_window window = {.from = from,
                                     .to = to,
                                     .host = stepping->host,
                                     .host_end = stepping->host,
                                     .device = stepping->device,
                                     .device_end = stepping->device,
                                     .running = stepping->running.items,
                                     .running_count = stepping->running.count};
    while (window.host_end < plan->host_count && ts[plan->host[window.host_end]] < to)
        window.host_end++;
    while (window.device_end < plan->device_count &&
           plan->devices[window.device_end].start < to)
        window.device_end++;
    critical_path_find(plan, &window, &stepping->path);
    stepping->visit(stepping->context, plan, step, &stepping->path);
}

/* Each stretch of time that belongs to a chosen step. */
static void visit_steps(struct step_walk *stepping, const struct rows_span *span)
{
    const struct step_pieces pieces =
        rows_pieces(span->recording, STEP_WINDOW, stepping->plan.arena);

    for (size_t i = 0; i < pieces.count; i++) {
        const struct step_piece *piece = &pieces.pieces[i];

        if (span->step_chosen == NULL || span->step_chosen[piece->step])
            visit_window(stepping, piece->step, piece->start, piece->end);
    }
}

/* `delay`: longer gaps of a device, in ns, are idle. */
static void critical_steps_each(const struct rows_span *span, int64_t delay,
                                struct budget *budget, critical_visit *visit,
                                void *context)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct step_walk stepping = {.visit = visit, .context = context};

    if (recording->step_count == 0 ||
        (recording->step_row_count == 0 && span->step_chosen != NULL))
        return;
    critical_prepare(recording, delay, arena, &stepping.plan);
    if (recording->step_row_count > 0) {
        visit_steps(&stepping, span);
        return;
    }
    const struct trace_step *whole = &recording->steps[0];
    visit_window(&stepping, 0, whole->ts, whole->ts + whole->dur);
}

/* ---- critical sums ---- */

/* Critical paths added up: by kind, by name, by step; and their longest segments. */

struct critical_sum {
    int64_t time; /* ns */
    int64_t longest;
    uint64_t segments;
};

struct critical_name_key {
    uint32_t name; /* in critical_sums.texts; STRINGS_NONE: no row */
    uint32_t kind; /* enum critical_kind */
};
struct critical_name {
    struct critical_name_key key;
    struct critical_sum sum;
};

struct critical_sample {
    int64_t rank, number;
    uint32_t span;
    bool pseudo;       /* `number` means nothing */
    int64_t start;     /* of the step; ns */
    int64_t step_time; /* of the step */
    int64_t kinds[CRITICAL_KINDS];
};

/* A segment, and what identifies its row for readers. */
struct critical_kept_segment {
    int64_t start, duration;
    uint32_t sample;     /* in critical_sums.samples */
    uint32_t name, lane; /* in .texts; STRINGS_NONE: no row */
    int64_t row_start;   /* of the row, as .start */
    int64_t row_duration;
    uint8_t kind;
};

struct critical_sums {
    struct arena *arena;
    struct strings texts;
    size_t keep; /* how many of the longest segments to keep */
    struct critical_sum kinds[CRITICAL_KINDS];
    struct group_sums names;         /* struct critical_name */
    struct critical_sample *samples; /* by rank, span and step */
    size_t sample_count, sample_capacity;
    struct critical_kept_segment *kept; /* a heap: the shortest on top */
    size_t kept_count, kept_capacity;
};

#define TEXTS_MAX ((size_t)256 << 20)
#define LANE_MAX ((size_t)1 << 17)

/* ---- by name ---- */

/* The sum of a name and kind; valid until the next call. */
static struct critical_sum *sum_of(struct critical_sums *sums, uint32_t name,
                                   uint8_t kind)
{
    const struct critical_name_key key = {name, kind};
    struct critical_name *of = groups_at(&sums->names, &key, sizeof key);

    of->key = key;
    return &of->sum;
}

static void add_sum(struct critical_sum *into, const struct critical_sum *from)
{
    number_add_to(&into->time, from->time);
    into->longest = from->longest > into->longest ? from->longest : into->longest;
    into->segments += from->segments;
}

/* ---- the longest segments ---- */

/* Whether `a` is dropped before `b`: it is shorter, or equally long and later. */
static bool is_less(const struct critical_kept_segment *a,
                    const struct critical_kept_segment *b)
{
    if (a->duration != b->duration)
        return a->duration < b->duration;
    return a->sample != b->sample ? a->sample > b->sample : a->start > b->start;
}

static void sift_down(struct critical_kept_segment *heap, size_t count,
                      struct critical_kept_segment item)
{
    size_t at = 0;

    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && is_less(&heap[child + 1], &heap[child]))
            child++;
        if (!is_less(&heap[child], &item))
            break;
        heap[at] = heap[child];
    }
    heap[at] = item;
}

static void keep(struct critical_sums *sums, const struct critical_kept_segment *item)
{
    size_t at = sums->kept_count;

    if (at >= sums->keep) {
        if (sums->keep > 0 && is_less(&sums->kept[0], item))
            sift_down(sums->kept, at, *item);
        return;
    }
    ARENA_RESERVE(sums->arena, sums->kept, sums->kept_capacity, at + 1);
    sums->kept_count++;
    for (; at > 0 && is_less(item, &sums->kept[(at - 1) / 2]); at = (at - 1) / 2)
        sums->kept[at] = sums->kept[(at - 1) / 2];
    sums->kept[at] = *item;
}

/* Whether a segment of that duration could be kept. */
static bool may_keep(const struct critical_sums *sums, int64_t duration)
{
    return sums->kept_count < sums->keep ||
           (sums->keep > 0 && duration >= sums->kept[0].duration);
}

/* ---- a file ---- */

struct recording_sums {
    struct critical_sums *sums;
    const struct trace_recording *recording;
    uint32_t *sample_of_step; /* by step of the recording */
    uint32_t *name_of_op;     /* + 1; 0: not known yet */
    uint32_t *lane_of_place;  /* the same */
};

static uint32_t name_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    uint32_t op = recording->events.op[row], *known = &summing->name_of_op[op];

    if (*known == 0)
        *known = 1 + trace_add_merged_name(&summing->sums->texts, recording,
                                           &recording->ops[op]);
    return *known - 1; /* STRINGS_NONE + 1 is 0 */
}

static void append_name(struct buffer *out, const struct trace_recording *recording,
                        uint32_t name)
{
    text_append_utf8(out, strings_text(&recording->names, name),
                     strings_length(&recording->names, name));
}

/* The lane of the timeline (answer/timeline.c). */
static uint32_t lane_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    const struct trace_place *place = &recording->places[recording->events.place[row]];
    uint32_t *known = &summing->lane_of_place[recording->events.place[row]];
    CLEANUP_BUFFER struct buffer text = BUFFER(LANE_MAX);

    if (*known != 0)
        return *known - 1;
    if (recording->ops[recording->events.op[row]].side == TRACE_HOST) {
        buffer_append_text(&text, "host:");
        append_name(&text, recording, place->pid);
        buffer_append_char(&text, ':');
        append_name(&text, recording, place->tid);
    } else {
        buffer_printf(&text, "device:%" PRId32 ":", place->device);
        text_append_integer(&text, place->stream, place->stream_is_wide);
    }
    *known = 1 + strings_add(&summing->sums->texts, text.bytes == NULL ? "" : text.bytes,
                             text.length);
    return *known - 1;
}

static void add_segment(struct recording_sums *summing,
                        const struct critical_segment *segment, uint32_t sample)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_events *events = &summing->recording->events;
    const struct critical_sum one = {segment->duration, segment->duration, 1};
    bool has_row = segment->row != TRACE_NONE;
    uint32_t name = has_row ? name_of(summing, segment->row) : STRINGS_NONE;
    struct critical_sample *of = &sums->samples[sample];

    add_sum(sum_of(sums, name, segment->kind), &one);
    add_sum(&sums->kinds[segment->kind], &one);
    number_add_to(&of->kinds[segment->kind], segment->duration);
    if (!may_keep(sums, segment->duration))
        return;
    keep(sums, &(struct critical_kept_segment){
                   .start = segment->start,
                   .duration = segment->duration,
                   .sample = sample,
                   .name = name,
                   .lane = has_row ? lane_of(summing, segment->row) : STRINGS_NONE,
                   .row_start = has_row ? events->ts[segment->row] : 0,
                   .row_duration = has_row ? events->dur[segment->row] : 0,
                   .kind = segment->kind});
}

static void add_path(void *context, const struct critical_plan *plan, uint32_t step,
                     const struct critical_path *path)
{
    struct recording_sums *summing = context;

    (void)plan;
    for (size_t i = 0; i < path->count && !budget_is_over(summing->sums->arena->budget);
         i++)
        add_segment(summing, &path->segments[i], summing->sample_of_step[step]);
}

static void add_samples(struct recording_sums *summing, int64_t rank,
                        uint32_t span_number, const struct rows_span *span)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_recording *recording = summing->recording;
    bool has_steps = recording->step_row_count > 0;

    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        if (step->pseudo == has_steps ||
            (span->step_chosen != NULL && !span->step_chosen[i]))
            continue;
        ARENA_RESERVE(sums->arena, sums->samples, sums->sample_capacity,
                      sums->sample_count + 1);
        summing->sample_of_step[i] = (uint32_t)sums->sample_count;
        sums->samples[sums->sample_count++] =
            (struct critical_sample){.rank = rank,
                                     .number = step->pseudo ? 0 : step->number,
                                     .span = span_number,
                                     .pseudo = step->pseudo,
                                     .start = step->ts,
                                     .step_time = step->dur};
    }
}

/* ---- several ranks ---- */

/* Adds `part`, whose ranks are higher. */
static void critical_sums_append(void *into, void *more)
{
    struct critical_sums *sums = into;
    const struct critical_sums *part = more;
    const uint32_t *texts = strings_append(&sums->texts, &part->texts);
    size_t first = sums->sample_count;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        add_sum(&sums->kinds[i], &part->kinds[i]);
    ARENA_RESERVE(sums->arena, sums->samples, sums->sample_capacity,
                  first + part->sample_count);
    for (size_t i = 0; i < part->sample_count; i++)
        sums->samples[sums->sample_count++] = part->samples[i];
    for (uint32_t i = 0; i < groups_count(&part->names); i++) {
        const struct critical_name *name = groups_sum(&part->names, i);
        uint32_t text = name->key.name;

        add_sum(sum_of(sums, text == STRINGS_NONE ? text : texts[text],
                       (uint8_t)name->key.kind),
                &name->sum);
    }
    for (size_t i = 0; i < part->kept_count; i++) {
        struct critical_kept_segment item = part->kept[i];

        item.sample += (uint32_t)first;
        if (item.name != STRINGS_NONE)
            item.name = texts[item.name];
        if (item.lane != STRINGS_NONE)
            item.lane = texts[item.lane];
        keep(sums, &item);
    }
}

static int compare_names(const void *a, const void *b, void *context)
{
    const struct critical_name *left = a, *right = b;
    const struct critical_name_key *first = &left->key, *second = &right->key;

    if (left->sum.time != right->sum.time)
        return left->sum.time > right->sum.time ? -1 : 1;
    if (first->kind != second->kind)
        return first->kind < second->kind ? -1 : 1;
    return strings_compare(context, first->name, second->name);
}

static int compare_kept(const void *a, const void *b)
{
    const struct critical_kept_segment *left = a, *right = b;

    if (left->sample != right->sample)
        return left->sample < right->sample ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

/* Sorts names by time, the largest first, and segments by sample and time. Nothing may be
 * added afterwards. */
static void critical_sums_sort(struct critical_sums *sums)
{
    if (groups_count(&sums->names) > 1)
        qsort_r(groups_sum(&sums->names, 0), groups_count(&sums->names),
                sizeof(struct critical_name), compare_names, &sums->texts);
    ARRAY_SORT(sums->kept, sums->kept_count, compare_kept);
}

/* ---- critical path ---- */

/* The chain of operators, launches and kernels that a step's time consists of: HTA's
 * critical path analysis (docs/semantics.md §14). */

struct critical_path_options {
    int64_t consecutive_kernel_delay; /* ns */
    int64_t segments;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(TIME, struct critical_path_options, consecutive_kernel_delay),
     .most = ANALYSIS_TIME_MAX_US, .standard = "30", .value = "US",
     .help = "shorter gaps on a device count as its work, longer ones as idle"},
    {ANALYSIS_OPTION(WHOLE, struct critical_path_options, segments), .most = 100000,
     .standard = "100", .help = "at most this many segments of the paths: the longest"},
};

/* ---- tables ---- */

#define SUM_COLUMNS                                                                      \
    TABLE_COLUMN("time", TIME, SUM), TABLE_COLUMN("time_per_step", MEAN, SUM),           \
        TABLE_COLUMN("time_pctg", REAL, SUM), TABLE_COLUMN("segments", INTEGER, SUM),    \
        TABLE_COLUMN("longest", TIME, MEASURE)

static const struct table_column kinds_columns[] = {
    {"kind", TABLE_TEXT, TABLE_KEY},
    {"work", TABLE_INTEGER, TABLE_KEY},
    SUM_COLUMNS,
};

static const struct table_column names_columns[] = {
    {"kind", TABLE_TEXT, TABLE_KEY},
    {"name", TABLE_TEXT, TABLE_KEY},
    SUM_COLUMNS,
};

static const struct table_column steps_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"span", TABLE_INTEGER, TABLE_KEY},
    {"step", TABLE_INTEGER, TABLE_KEY},
    {"step_time", TABLE_TIME, TABLE_MEASURE},
    {"path", TABLE_TIME, TABLE_MEASURE},
    {"work", TABLE_TIME, TABLE_MEASURE},
    {"host_operator", TABLE_TIME, TABLE_MEASURE},
    {"runtime_call", TABLE_TIME, TABLE_MEASURE},
    {"data_loading", TABLE_TIME, TABLE_MEASURE},
    {"launch_delay", TABLE_TIME, TABLE_MEASURE},
    {"device_kernel", TABLE_TIME, TABLE_MEASURE},
    {"communication", TABLE_TIME, TABLE_MEASURE},
    {"device_copy", TABLE_TIME, TABLE_MEASURE},
    {"kernel_gap", TABLE_TIME, TABLE_MEASURE},
    {"sync", TABLE_TIME, TABLE_MEASURE},
    {"between_operators", TABLE_TIME, TABLE_MEASURE},
    {"idle", TABLE_TIME, TABLE_MEASURE},
};

static const struct table_column segments_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},   {"span", TABLE_INTEGER, TABLE_NOTE},
    {"step", TABLE_INTEGER, TABLE_NOTE},   {"start", TABLE_TIME, TABLE_NOTE},
    {"duration", TABLE_TIME, TABLE_NOTE},  {"kind", TABLE_TEXT, TABLE_NOTE},
    {"name", TABLE_TEXT, TABLE_NOTE},      {"lane", TABLE_TEXT, TABLE_NOTE},
    {"row_start", TABLE_TIME, TABLE_NOTE}, {"row_duration", TABLE_TIME, TABLE_NOTE},
};

enum { KINDS_TABLE, NAMES_TABLE, STEPS_TABLE, SEGMENTS_TABLE };
static const struct analysis_table tables[] = {
    [KINDS_TABLE] = {.spec = TABLE_SPEC("by_kind", kinds_columns),
                     .about = "what the path is made of; work is 1 for kinds that are "
                              "work, 0 for waiting; the times add up to the steps"},
    [NAMES_TABLE] = {.spec = TABLE_SPEC("by_name", names_columns),
                     .about = "the same by operator, call or kernel; name is null where "
                              "no row is known"},
    [STEPS_TABLE] = {.spec = TABLE_SPEC("by_step", steps_columns),
                     .about = "the path of each step: its time, its work, and the kinds, "
                              "which add up to the path"},
    [SEGMENTS_TABLE] = {.spec = TABLE_SPEC("segments", segments_columns),
                        .about = "the longest segments in order of time, from the start "
                                 "of the step; lane: as in the timeline; row_start, "
                                 "row_duration: of the row that the segment is part of"},
};

/* ---- sums ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct critical_sums *sums = arena_new(arena, 1, sizeof *sums);

    sums->arena = arena;
    sums->keep = (size_t)((const struct critical_path_options *)options)->segments;
    strings_init_in(&sums->texts, TEXTS_MAX, arena);
    groups_init(&sums->names, sizeof(struct critical_name), arena);
    return sums;
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct critical_path_options *options = rank->options;
    struct arena *arena = rank->rows->arena;

    for (size_t i = 0; i < rank->rows->span_count; i++) {
        const struct rows_span *span = &rank->rows->spans[i];
        const struct trace_recording *recording = span->recording;
        struct recording_sums summing = {
            .sums = part->sums,
            .recording = recording,
            .sample_of_step = arena_new(arena, recording->step_count, sizeof(uint32_t)),
            .name_of_op = arena_new(arena, recording->op_count, sizeof(uint32_t)),
            .lane_of_place = arena_new(arena, recording->place_count, sizeof(uint32_t))};

        add_samples(&summing, rank->rows->rank, (uint32_t)i, span);
        critical_steps_each(span, options->consecutive_kernel_delay, arena->budget,
                            add_path, &summing);
    }
}

/* ---- rows ---- */

static int64_t path_time(const struct critical_sums *sums)
{
    int64_t time = 0;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        number_add_to(&time, sums->kinds[i].time);
    return time;
}

static void write_sum(struct table *table, const struct critical_sums *sums,
                      const struct critical_sum *sum)
{
    put_integer(table, "time", sum->time);
    put_mean(table, "time_per_step", (double)sum->time, sums->sample_count);
    put_real(table, "time_pctg", statistics_percentage(sum->time, path_time(sums), 2));
    put_count(table, "segments", sum->segments);
    if (sum->segments > 0)
        put_integer(table, "longest", sum->longest);
}

static void write_kinds(const struct critical_sums *sums, struct table *table)
{
    for (int i = 0; i < CRITICAL_KINDS; i++) {
        table_add_row(table);
        put_word(table, "kind", critical_kind_name((enum critical_kind)i));
        put_integer(table, "work", critical_is_work((enum critical_kind)i));
        write_sum(table, sums, &sums->kinds[i]);
    }
}

static void write_names(const struct critical_sums *sums, struct table *table)
{
    for (uint32_t i = 0; i < groups_count(&sums->names) && !table->failed; i++) {
        const struct critical_name *name = groups_sum(&sums->names, i);

        table_add_row(table);
        put_word(table, "kind", critical_kind_name((enum critical_kind)name->key.kind));
        put_name(table, "name", &sums->texts, name->key.name);
        write_sum(table, sums, &name->sum);
    }
}

static void write_sample(const struct critical_sample *sample, struct table *table)
{
    put_integer(table, "rank", sample->rank);
    put_integer(table, "span", sample->span);
    if (!sample->pseudo)
        put_integer(table, "step", sample->number);
}

static void write_steps(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->sample_count && !table->failed; i++) {
        const struct critical_sample *sample = &sums->samples[i];
        int64_t path = 0, work = 0;

        table_add_row(table);
        write_sample(sample, table);
        for (int j = 0; j < CRITICAL_KINDS; j++) {
            path += sample->kinds[j];
            work += critical_is_work((enum critical_kind)j) ? sample->kinds[j] : 0;
            put_integer(table, critical_kind_name((enum critical_kind)j),
                        sample->kinds[j]);
        }
        put_integer(table, "step_time", sample->step_time);
        put_integer(table, "path", path);
        put_integer(table, "work", work);
    }
}

static void write_segments(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->kept_count && !table->failed; i++) {
        const struct critical_kept_segment *segment = &sums->kept[i];
        const struct critical_sample *sample = &sums->samples[segment->sample];

        table_add_row(table);
        write_sample(sample, table);
        put_integer(table, "start", segment->start - sample->start);
        put_integer(table, "duration", segment->duration);
        put_word(table, "kind", critical_kind_name((enum critical_kind)segment->kind));
        put_name(table, "name", &sums->texts, segment->name);
        put_name(table, "lane", &sums->texts, segment->lane);
        if (segment->lane == STRINGS_NONE)
            continue;
        put_integer(table, "row_start", segment->row_start - sample->start);
        put_integer(table, "row_duration", segment->row_duration);
    }
}

static void finish(struct analysis_part *all)
{
    struct critical_sums *sums = all->sums;

    critical_sums_sort(sums);
    write_kinds(sums, &all->tables[KINDS_TABLE]);
    write_names(sums, &all->tables[NAMES_TABLE]);
    write_steps(sums, &all->tables[STEPS_TABLE]);
    write_segments(sums, &all->tables[SEGMENTS_TABLE]);
}

const struct analysis critical_path = {
    .name = "critical_path",
    .about = "The critical path of a step: the chain of operators and kernels with the "
             "most work",
    ANALYSIS_PARAMETERS(parameters, struct critical_path_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .main_table = "by_name",
    .add_rank = add_rank,
    .sums = {make_sums, critical_sums_append},
    .finish = finish,
};
