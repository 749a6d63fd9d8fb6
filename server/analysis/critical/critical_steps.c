/* See critical_steps.h. */
#include "analysis/critical/critical_steps.h"
#include "analysis/critical/critical_prepare.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/steps.h"

#include <stdlib.h>
#include <string.h>

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

static void free_stepping(struct step_walk *stepping)
{
    critical_path_free(&stepping->path);
    critical_plan_free(&stepping->plan);
    free(stepping->running.items);
}

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
static int pass_devices(struct step_walk *stepping, int64_t time, struct error *error)
{
    const struct critical_plan *plan = &stepping->plan;
    struct open_pieces *running = &stepping->running;

    for (; stepping->device < plan->device_count &&
           plan->devices[stepping->device].start < time;
         stepping->device++) {
        if (budget_check(plan->memory.budget, error) != 0)
            return -(int)error->code;
        if (running->count >= 2 * CRITICAL_RUNNING_MAX)
            keep_running(plan, running, plan->devices[stepping->device].start);
        if (!ARRAY_RESERVE(running->items, running->capacity, running->count + 1))
            return error_set_memory(error);
        running->items[running->count++] = (uint32_t)stepping->device;
    }
    keep_running(plan, running, time);
    return 0;
}

static int visit_window(struct step_walk *stepping, uint32_t step, int64_t from,
                        int64_t to, struct error *error)
{
    struct critical_plan *plan = &stepping->plan;
    const int64_t *ts = plan->recording->events.ts;
    int status = pass_devices(stepping, from, error);

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
    if (status == 0)
        status = critical_path_find(plan, &window, &stepping->path, error);
    return status != 0
               ? status
               : stepping->visit(stepping->context, plan, step, &stepping->path, error);
}

/* Each stretch of time that belongs to a chosen step. */
static int visit_steps(struct step_walk *stepping, const struct rows_span *span,
                       struct error *error)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    int status = step_pieces_make(span->recording, STEP_WINDOW, &pieces, error);

    for (size_t i = 0; i < pieces.count && status == 0; i++) {
        const struct step_piece *piece = &pieces.pieces[i];

        if (span->step_chosen == NULL || span->step_chosen[piece->step])
            status = visit_window(stepping, piece->step, piece->start, piece->end, error);
    }
    return status;
}

int critical_steps_each(const struct rows_span *span, int64_t delay,
                        struct budget *budget, critical_visit *visit, void *context,
                        struct error *error)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP(free_stepping)
    struct step_walk stepping = {.visit = visit, .context = context};

    if (recording->step_count == 0 ||
        (recording->step_row_count == 0 && span->step_chosen != NULL))
        return 0;
    int status = critical_prepare(recording, delay, budget, &stepping.plan, error);
    if (status != 0 || recording->step_row_count > 0)
        return status != 0 ? status : visit_steps(&stepping, span, error);
    const struct trace_step *whole = &recording->steps[0];
    return visit_window(&stepping, 0, whole->ts, whole->ts + whole->dur, error);
}
