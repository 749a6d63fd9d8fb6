/* See critical_path.h. */
#include "analysis/critical/critical_path.h"
#include "analysis/critical/critical_sweep.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* How far the way back from the end has come. */
struct way_back {
    const struct critical_plan *plan;
    const struct critical_window *window;
    struct critical_path *path;
    int64_t time;
    bool failed;
};

/* Adds the segment that ends at the current place of the way. */
static void back_to(struct way_back *way, int64_t start, enum critical_kind kind,
                    uint32_t row)
{
    struct critical_path *path = way->path;
    int64_t duration = way->time - start;

    if (duration <= 0)
        return;
    if (!ARRAY_RESERVE(path->segments, path->capacity, path->count + 1)) {
        way->failed = true;
        return;
    }
    path->segments[path->count++] =
        (struct critical_segment){start, duration, row, (uint8_t)kind};
    path->work += critical_is_work(kind) ? duration : 0;
    way->time = start;
}

static enum critical_kind kind_of(const struct critical_plan *plan, uint32_t row)
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

    back_to(way, of->start > from ? of->start : from, kind_of(way->plan, of->row),
            of->row);
    back_to(way, entry.from, entry.kind,
            entry.kind == CRITICAL_IDLE ? TRACE_NONE : of->row);
    *device = entry.follows == CRITICAL_FOLLOWS_DEVICE ? entry.before : CRITICAL_NONE;
    *piece = entry.follows == CRITICAL_FOLLOWS_LAUNCH ? entry.before : CRITICAL_NONE;
}

/* Goes back from the start of a piece. */
static void back_from_piece(struct way_back *way, uint32_t *device, uint32_t *piece)
{
    const struct critical_piece *items = way->path->pieces->items, *of = &items[*piece];

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

static int walk_back(struct way_back *way, const struct critical_end *end,
                     struct error *error)
{
    const struct critical_piece *items = way->path->pieces->items;
    uint32_t device = end->device, piece = end->piece;

    way->time = way->window->to;
    if (piece != CRITICAL_NONE)
        back_to(way, items[piece].start, (enum critical_kind)items[piece].kind,
                items[piece].row);
    else
        back_to(way, end->time, CRITICAL_IDLE, TRACE_NONE);
    while ((device != CRITICAL_NONE || piece != CRITICAL_NONE) && !way->failed) {
        if (budget_check(way->plan->memory.budget, error) != 0)
            return -(int)error->code;
        if (device != CRITICAL_NONE)
            back_through_device(way, &device, &piece);
        else
            back_from_piece(way, &device, &piece);
    }
    back_to(way, way->window->from, CRITICAL_IDLE, TRACE_NONE);
    return way->failed ? error_set_memory(error) : 0;
}

static void reverse(struct critical_path *path)
{
    for (size_t i = 0; i < path->count / 2; i++) {
        struct critical_segment kept = path->segments[i];

        path->segments[i] = path->segments[path->count - 1 - i];
        path->segments[path->count - 1 - i] = kept;
    }
}

int critical_path_find(struct critical_plan *plan, const struct critical_window *window,
                       struct critical_path *path, struct error *error)
{
    size_t devices = window->device_end - window->device;
    CLEANUP_FREE int64_t *work = malloc((devices + 1) * sizeof *work);
    struct way_back way = {.plan = plan, .window = window, .path = path};
    struct critical_end end;

    path->count = 0;
    path->work = 0;
    if (path->pieces == NULL)
        path->pieces = calloc(1, sizeof *path->pieces);
    if (work == NULL || path->pieces == NULL)
        return error_set_memory(error);
    path->pieces->memory.budget = plan->memory.budget;
    int status = critical_pieces_make(plan, window, path->pieces, error);
    if (status == 0)
        status = critical_sweep(plan, window, path->pieces, work, &end, error);
    if (status == 0)
        status = walk_back(&way, &end, error);
    reverse(path);
    return status;
}

void critical_path_free(struct critical_path *path)
{
    if (path->pieces != NULL)
        critical_pieces_free(path->pieces);
    free(path->pieces);
    free(path->segments);
    *path = (struct critical_path){0};
}
