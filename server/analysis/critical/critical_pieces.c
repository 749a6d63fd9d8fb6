/* See critical_pieces.h. */
#include "analysis/critical/critical_pieces.h"
#include "base/array.h"

#include <stdlib.h>

/* ---- rows by thread ---- */

static uint32_t thread_of(const struct critical_plan *plan, uint32_t row)
{
    return plan->thread_of_place[plan->recording->events.place[row]];
}

static int count_threads(const struct critical_plan *plan,
                         const struct critical_window *window,
                         struct critical_pieces *pieces, struct error *error)
{
    if (pieces->number == NULL)
        pieces->number = calloc((size_t)plan->thread_count + 1, sizeof *pieces->number);
    if (pieces->number == NULL)
        return error_set_memory(error);
    pieces->thread_count = 0;
    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t thread = thread_of(plan, plan->host[i]);

        if (budget_check(plan->memory.budget, error) != 0)
            return -(int)error->code;
        if (pieces->number[thread] == 0) {
            if (!ARRAY_RESERVE_COUNTED(&pieces->memory, pieces->threads,
                                       pieces->thread_capacity, pieces->thread_count + 1))
                return error_set_memory(error);
            pieces->threads[pieces->thread_count++] =
                (struct critical_thread){.thread = thread};
            pieces->number[thread] = (uint32_t)pieces->thread_count;
        }
        pieces->threads[pieces->number[thread] - 1].end++;
    }
    return 0;
}

/* Puts the rows into pieces->rows; begin and end of the threads are those of their rows
 * there. */
static int sort_by_thread(const struct critical_plan *plan,
                          const struct critical_window *window,
                          struct critical_pieces *pieces, struct error *error)
{
    int status = count_threads(plan, window, pieces, error);
    size_t at = 0;

    if (status != 0)
        return status;
    for (size_t i = 0; i < pieces->thread_count; i++) {
        struct critical_thread *thread = &pieces->threads[i];
        size_t count = thread->end;

        thread->begin = thread->end = at;
        at += count;
    }
    if (!ARRAY_RESERVE_COUNTED(&pieces->memory, pieces->rows, pieces->row_capacity,
                               at + 1) ||
        !ARRAY_RESERVE_COUNTED(&pieces->memory, pieces->open, pieces->open_capacity,
                               at + 1))
        return error_set_memory(error);
    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t row = plan->host[i];

        pieces->rows[pieces->threads[pieces->number[thread_of(plan, row)] - 1].end++] =
            row;
    }
    for (size_t i = 0; i < pieces->thread_count; i++)
        pieces->number[pieces->threads[i].thread] = 0;
    return budget_look(plan->memory.budget, error);
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

static int cut_thread(struct critical_plan *plan, const struct critical_window *window,
                      struct critical_pieces *pieces, struct critical_thread *thread,
                      struct error *error)
{
    struct piece_cutter cutting = {.plan = plan, .pieces = pieces, .waiting = TRACE_NONE};
    size_t begin = pieces->count;

    cut(&cutting, window->from);
    for (size_t i = thread->begin; i < thread->end; i++) {
        if (budget_check(plan->memory.budget, error) != 0)
            return -(int)error->code;
        open_row(&cutting, pieces->rows[i], window->to);
    }
    go_on(&cutting, window->to);
    *thread = (struct critical_thread){thread->thread, begin, pieces->count, begin};
    return 0;
}

/* How many pieces there can be: one for each thread, and for each row one where it
 * starts, one where it ends, one where it stops waiting and one where its wait ends. */
static int make_room(const struct critical_plan *plan,
                     const struct critical_window *window, struct critical_pieces *pieces,
                     struct error *error)
{
    size_t most = pieces->thread_count;

    for (size_t i = window->host; i < window->host_end; i++) {
        uint32_t row = plan->host[i];
        bool waits = plan->waited_for[row] != 0 ||
                     (critical_class_of(plan, row) & CRITICAL_WAITS) != 0;

        most += waits ? 4 : 2;
    }
    if (most <= pieces->capacity)
        return budget_look(plan->memory.budget, error);
    int status = budget_share_take(
        &pieces->memory, (most - pieces->capacity) * sizeof *pieces->items, error);
    if (status == 0 && !ARRAY_RESERVE(pieces->items, pieces->capacity, most))
        status = error_set_memory(error);
    return status;
}

int critical_pieces_make(struct critical_plan *plan, const struct critical_window *window,
                         struct critical_pieces *out, struct error *error)
{
    int status = sort_by_thread(plan, window, out, error);

    if (status == 0)
        status = make_room(plan, window, out, error);
    out->count = 0;
    for (size_t i = 0; i < out->thread_count && status == 0; i++)
        status = cut_thread(plan, window, out, &out->threads[i], error);
    return status;
}

void critical_pieces_free(struct critical_pieces *pieces)
{
    free(pieces->items);
    free(pieces->threads);
    free(pieces->rows);
    free(pieces->number);
    free(pieces->open);
    budget_share_return(&pieces->memory);
}
