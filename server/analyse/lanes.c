#include "analyse/lanes.h"
#include "analyse/collective.h"
#include "base/array.h"
#include "trace/resolve.h"
#include "trace/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- which rows ---- */

uint8_t *lane_classes(const struct trace_recording *ops, bool of_host,
                      struct arena *arena)
{
    uint8_t *classes = arena_new(arena, ops->op_count, sizeof *classes);

    for (uint32_t i = 0; i < ops->op_count && !budget_is_over(arena->budget); i++) {
        const struct trace_op *op = &ops->ops[i];

        if (!of_host && op->side == TRACE_DEVICE)
            classes[i] =
                (uint8_t)(op->kind == TRACE_KIND_COMPUTATION     ? LANE_COMPUTE
                          : op->kind == TRACE_KIND_COMMUNICATION ? LANE_COMMUNICATION
                          : op->kind == TRACE_KIND_MEMORY        ? LANE_MEMORY
                                                                 : LANE_IDLE);
        else if (of_host && collective_is_of_host(ops, i))
            classes[i] = LANE_COMMUNICATION;
        else if (of_host && op->side == TRACE_HOST &&
                 strcmp(strings_text(&ops->names, op->category), "cpu_op") == 0)
            classes[i] = LANE_COMPUTE;
    }
    return classes;
}

/* ---- lane ---- */

#define OFFSET_MAX ((INT64_C(1) << (32 - LANE_CLASS_BITS)) - 1)
#define CLASS_OF(change) ((change) & ((1U << LANE_CLASS_BITS) - 1))

/* A lane in work. Of each class only the latest end so far matters. */
struct lane_sweep {
    int64_t now, end[LANE_CLASSES];
    int64_t sums[LANE_CLASSES]; /* until .changed */
    int64_t changed;            /* the latest change, to .class */
    unsigned class;
    struct arena *arena;
    struct rank_lane lane;
    size_t change_capacity, block_capacity;
};

static void add_block(struct lane_sweep *sweep)
{
    struct rank_lane *lane = &sweep->lane;

    ARENA_RESERVE(sweep->arena, lane->blocks, sweep->block_capacity,
                  (size_t)lane->block_count + 1);
    struct lane_block *block = &lane->blocks[lane->block_count++];
    *block = (struct lane_block){.start = sweep->changed, .first = lane->count};
    memcpy(block->before, sweep->sums, sizeof block->before);
}

static void change_to(struct lane_sweep *sweep, unsigned class)
{
    struct rank_lane *lane = &sweep->lane;
    const struct lane_block *block =
        lane->block_count == 0 ? NULL : &lane->blocks[lane->block_count - 1];

    if (class == sweep->class)
        return;
    sweep->sums[sweep->class] += sweep->now - sweep->changed;
    sweep->changed = sweep->now;
    sweep->class = class;
    if (block == NULL || lane->count - block->first == LANE_BLOCK ||
        sweep->now - block->start > OFFSET_MAX) {
        add_block(sweep);
        block = &lane->blocks[lane->block_count - 1];
    }
    ARENA_RESERVE(sweep->arena, lane->changes, sweep->change_capacity,
                  (size_t)lane->count + 1);
    lane->changes[lane->count++] =
        (uint32_t)(sweep->now - block->start) << LANE_CLASS_BITS | class;
}

/* Lets time pass up to `until`. */
static void advance(struct lane_sweep *sweep, int64_t until)
{
    while (sweep->now < until) {
        unsigned class = LANE_COMPUTE;

        while (class < LANE_CLASSES && sweep->end[class] <= sweep->now)
            class ++;
        change_to(sweep, class < LANE_CLASSES ? class : LANE_IDLE);
        sweep->now =
            class < LANE_CLASSES && sweep->end[class] < until ? sweep->end[class] : until;
    }
}

static void add_rows(const struct set_times *times, const uint8_t *classes,
                     const uint32_t *order, struct lane_sweep *sweep)
{
    int64_t last = INT64_MIN;

    for (size_t i = 0; i < times->count && !budget_is_over_at(sweep->arena->budget, i);
         i++) {
        uint32_t row = order == NULL ? (uint32_t)i : order[i];
        int64_t start = times->start[row], end = start + times->duration[row];
        unsigned class = classes[times->op[row]];

        if (last == INT64_MIN)
            sweep->now = sweep->changed = start;
        advance(sweep, start);
        sweep->end[class] = end > sweep->end[class] ? end : sweep->end[class];
        last = end > last ? end : last;
    }
    advance(sweep, last);
    change_to(sweep, LANE_IDLE);
}

static bool ascends(const struct set_times *times)
{
    for (size_t i = 1; i < times->count; i++)
        if (times->start[i] < times->start[i - 1])
            return false;
    return true;
}

struct rank_lane *lane_make(const struct set_times *times, const uint8_t *classes,
                            struct budget *budget)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct lane_sweep sweep = {.arena = arena};
    uint32_t *order = NULL;

    for (size_t i = 0; i < LANE_CLASSES; i++)
        sweep.end[i] = INT64_MIN;
    if (!ascends(times)) {
        const struct trace_events events = {.ts = times->start, .dur = times->duration};
        uint32_t *scratch = arena_new(arena, times->count / 2 + 1, sizeof *scratch);

        order = arena_new(arena, times->count, sizeof *order);
        for (size_t i = 0; i < times->count; i++)
            order[i] = (uint32_t)i;
        order_rows(&events, order, times->count, scratch);
    }
    add_rows(times, classes, order, &sweep);
    size_t changes = sweep.lane.count * sizeof *sweep.lane.changes;
    size_t blocks = sweep.lane.block_count * sizeof *sweep.lane.blocks;
    struct rank_lane *lane = malloc(sizeof *lane + blocks + changes);
    if (lane == NULL)
        return NULL;
    *lane = sweep.lane;
    lane->bytes = sizeof *lane + blocks + changes;
    lane->blocks = (struct lane_block *)(lane + 1);
    lane->changes = (uint32_t *)(lane->blocks + lane->block_count);
    if (lane->count > 0) {
        memcpy(lane->blocks, sweep.lane.blocks, blocks);
        memcpy(lane->changes, sweep.lane.changes, changes);
    }
    return lane;
}

/* ---- sums ---- */

/* How long each class runs before a time, which moves on; starts as zeros. */
struct lane_cursor {
    uint32_t block, next; /* the block, and the change that comes next */
    unsigned class;
    int64_t now;
    int64_t sums[LANE_CLASSES];
};

/* The last block that begins at or before a time, of those from `low` on, of which that
 * is true. */
static uint32_t find_block(const struct rank_lane *lane, uint32_t low, int64_t time)
{
    uint32_t high = lane->block_count, step = 1;

    while (low + step < high && lane->blocks[low + step].start <= time) {
        low += step;
        step *= 2;
    }
    high = low + step < high ? low + step : high;
    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;

        if (lane->blocks[middle].start <= time)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void move_to(const struct rank_lane *lane, int64_t time, struct lane_cursor *at)
{
    if (lane->count == 0 || time <= lane->blocks[0].start)
        return;
    const struct lane_block *in = &lane->blocks[at->block];
    if (at->next == 0 || (at->block + 1 < lane->block_count && in[1].start <= time)) {
        at->block = find_block(lane, at->block, time);
        in = &lane->blocks[at->block];
        at->now = in->start;
        at->next = in->first + 1;
        at->class = CLASS_OF(lane->changes[in->first]);
        memcpy(at->sums, in->before, sizeof at->sums);
    }
    uint32_t end = at->block + 1 < lane->block_count ? in[1].first : lane->count;
    for (; at->next < end; at->next++) {
        int64_t change = in->start + (lane->changes[at->next] >> LANE_CLASS_BITS);

        if (change >= time)
            break;
        at->sums[at->class] += change - at->now;
        at->now = change;
        at->class = CLASS_OF(lane->changes[at->next]);
    }
    at->sums[at->class] += time - at->now;
    at->now = time;
}

/* ---- runs ---- */

double lane_on_axis(const struct lane_axis *axis, int64_t time)
{
    return axis->at + (double)(time - axis->start) * axis->rate;
}

int64_t lane_back(const struct lane_axis *axis, double on_axis)
{
    double since = (on_axis - axis->at) / axis->rate;
    int64_t most = since < 0 ? -NUMBER_NS_MAX : NUMBER_NS_MAX, time;

    return fabs(since) > (double)NUMBER_NS_MAX ||
                   __builtin_add_overflow(axis->start, llround(since), &time) ||
                   time > NUMBER_NS_MAX || time < -NUMBER_NS_MAX
               ? most
               : time;
}

int64_t lane_pixels(const struct lane_window *window)
{
    return (window->to - window->from) / window->width;
}

size_t lane_parts(const struct rank_lane *lane, const struct lane_axis *axis,
                  const struct lane_window *window, bool exact, int64_t *edges)
{
    size_t pixels = (size_t)lane_pixels(window), parts = 0;
    int64_t from = lane_back(axis, (double)window->from);
    int64_t to = lane_back(axis, (double)window->to), time;
    uint32_t block = lane->count == 0 ? 0 : find_block(lane, 0, from);

    edges[parts++] = window->from;
    for (uint32_t i = lane->count == 0 ? 0 : lane->blocks[block].first;
         exact && i < lane->count && parts <= pixels; i++) {
        block += block + 1 < lane->block_count && lane->blocks[block + 1].first == i;
        time = lane->blocks[block].start + (lane->changes[i] >> LANE_CLASS_BITS);
        if (time >= to)
            break;
        if (time > from)
            edges[parts++] = llround(lane_on_axis(axis, time));
    }
    exact &= parts <= pixels;
    for (size_t i = 0; !exact && i < pixels; i++)
        edges[i] = window->from + (int64_t)i * window->width;
    parts = exact ? parts : pixels;
    edges[parts] = window->to;
    return parts;
}

void lane_shares_add(const struct rank_lane *lane, const struct lane_axis *axis,
                     const int64_t *edges, size_t parts, struct lane_share *out)
{
    int64_t before = lane_back(axis, (double)edges[0]);
    struct lane_cursor cursor = {0};
    int64_t last[LANE_CLASSES];

    move_to(lane, before, &cursor);
    for (size_t i = 0; i < parts; i++) {
        int64_t time = lane_back(axis, (double)edges[i + 1]);
        double whole = time > before ? LANE_WHOLE / (double)(time - before) : 0;

        memcpy(last, cursor.sums, sizeof last);
        move_to(lane, time, &cursor);
        for (int class = LANE_COMPUTE; class < LANE_CLASSES; class ++)
            out[i].of[class] +=
                (uint32_t)ceil((double)(cursor.sums[class] - last[class]) * whole);
        before = time;
    }
}

/* Appends a run of a lane, whose runs begin at `first`. */
static void add_run(struct lane_runs *runs, size_t first, const struct lane_run *run)
{
    struct lane_run *last = runs->count == first ? NULL : &runs->items[runs->count - 1];

    if (last != NULL && last->start + last->duration == run->start &&
        memcmp(last->share, run->share, sizeof run->share) == 0) {
        last->duration += run->duration;
        return;
    }
    ARENA_RESERVE(runs->arena, runs->items, runs->capacity, runs->count + 1);
    runs->items[runs->count++] = *run;
}

void lane_shares_run(const struct lane_share *shares, unsigned lanes,
                     const int64_t *edges, size_t parts, struct lane_runs *out)
{
    size_t begin = out->count;

    for (size_t i = 0; i < parts; i++) {
        struct lane_run run = {.start = edges[i], .duration = edges[i + 1] - edges[i]};
        const uint32_t *share = shares[i].of;
        unsigned most = LANE_COMPUTE;
        uint64_t sum = 0, all = 0, one = (uint64_t)lanes * LANE_WHOLE / 100;

        for (unsigned class = LANE_COMPUTE; class < LANE_CLASSES; class ++) {
            sum += share[class];
            /* Rounded so that they add up to the rounded sum. */
            uint64_t until = (sum + one / 2) / one;
            run.share[class] = (uint8_t)(until - all);
            all = until;
            most = share[class] > share[most] ? class : most;
        }
        if (all == 0 && share[most] > 0)
            run.share[most] = 1; /* something runs there */
        if (all > 0 || share[most] > 0)
            add_run(out, begin, &run);
    }
}
