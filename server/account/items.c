/* See items.h. */
#include "account/items.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

/* ---- windows ---- */

static int compare_windows(const void *a, const void *b)
{
    const struct account_window *x = a, *y = b;

    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return (x->sample > y->sample) - (x->sample < y->sample);
}

/* The latest end of the windows from `low` on, below `high`; each middle one gets that of
 * its part. */
static int64_t find_latest(struct account_window *windows, size_t low, size_t high)
{
    size_t middle = low + (high - low) / 2;

    if (low == high)
        return INT64_MIN;
    int64_t before = find_latest(windows, low, middle);
    int64_t after = find_latest(windows, middle + 1, high);
    int64_t latest = before > after ? before : after;
    if (windows[middle].end > latest)
        latest = windows[middle].end;
    windows[middle].latest = latest;
    return latest;
}

int account_items_windows(struct account_walk *walk, struct error *error)
{
    const struct trace_recording *recording = walk->recording;
    CLEANUP_FREE struct step_union *unions = NULL;
    size_t count = 0;
    int result = step_unions_make(recording, STEP_WINDOW, &unions, &count, error);

    if (result != 0)
        return result;
    walk->windows = calloc(count + 2, sizeof *walk->windows);
    if (walk->windows == NULL)
        return error_set_memory(error);
    if (recording->step_count > 0 && walk->sample_of_step[0] != ACCOUNT_NONE) {
        const struct trace_step *whole = &recording->steps[0];

        walk->windows[walk->window_count++] = (struct account_window){
            whole->ts, whole->ts + whole->dur, 0, walk->sample_of_step[0], 0};
    }
    for (size_t i = 0; i < count; i++)
        if (walk->sample_of_step[unions[i].step] != ACCOUNT_NONE &&
            unions[i].end > unions[i].start)
            walk->windows[walk->window_count++] = (struct account_window){
                unions[i].start, unions[i].end, 0, walk->sample_of_step[unions[i].step],
                unions[i].step};
    qsort(walk->windows, walk->window_count, sizeof *walk->windows, compare_windows);
    find_latest(walk->windows, 0, walk->window_count);
    walk->windows_are_apart = true;
    for (size_t i = 1; i < walk->window_count; i++)
        walk->windows_are_apart &= walk->windows[i - 1].end <= walk->windows[i].start;
    return 0;
}

/* ---- threads ---- */

struct lane_key {
    uint32_t pid, tid, place;
};

static int compare_places(const void *a, const void *b)
{
    const struct lane_key *x = a, *y = b;

    if (x->pid != y->pid)
        return x->pid < y->pid ? -1 : 1;
    return (x->tid > y->tid) - (x->tid < y->tid);
}

/* Places of one (pid, tid) share a lane. */
static bool make_lanes(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    size_t count = recording->place_count;
    CLEANUP_FREE struct lane_key *keys = calloc(count + 1, sizeof *keys);

    walk->lane_of_place = calloc(count + 1, sizeof *walk->lane_of_place);
    if (keys == NULL || walk->lane_of_place == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        keys[i] =
            (struct lane_key){recording->places[i].pid, recording->places[i].tid, i};
    qsort(keys, count, sizeof *keys, compare_places);
    for (size_t i = 0; i < count; i++) {
        walk->lane_count += i == 0 || compare_places(&keys[i - 1], &keys[i]) != 0;
        walk->lane_of_place[keys[i].place] = walk->lane_count - 1;
    }
    walk->lanes = calloc((size_t)walk->lane_count + 1, sizeof *walk->lanes);
    return walk->lanes != NULL;
}

static uint32_t lane_of(const struct account_walk *walk, uint32_t row)
{
    return walk->lane_of_place[walk->recording->events.place[row]];
}

/* The thread of each sample of the file. */
struct sample_lanes {
    uint32_t *of_step;     /* by step of the recording */
    int64_t *first, *last; /* the union of host rows of a lane so far */
    int64_t *length;
    const struct account_walk *walk;
    uint32_t *first_row;
};

static void free_sample_lanes(struct sample_lanes *lanes)
{
    free(lanes->of_step);
    free(lanes->last);
    free(lanes->length);
    free(lanes->first_row);
}

/* Adds a row to the union of its thread; rows come in order of their starts. */
static void measure_lane(void *context, uint32_t row, uint32_t parent,
                         uint32_t operator_row)
{
    struct sample_lanes *lanes = context;
    const struct trace_events *events = &lanes->walk->recording->events;
    uint32_t lane = lane_of(lanes->walk, row);
    int64_t start = events->ts[row], end = start + events->dur[row];

    (void)parent;
    (void)operator_row;
    if (lanes->first_row[lane] == TRACE_NONE || row < lanes->first_row[lane])
        lanes->first_row[lane] = row;
    start = start > lanes->last[lane] ? start : lanes->last[lane];
    lanes->length[lane] += end > start ? end - start : 0;
    lanes->last[lane] = end > lanes->last[lane] ? end : lanes->last[lane];
}

/* The thread with the longest union of host rows; of equal ones the one with the first
 * row in the file. ACCOUNT_NONE: there are no host rows. */
static int longest_lane(struct sample_lanes *lanes, uint32_t *out, struct error *error)
{
    const struct account_walk *walk = lanes->walk;
    size_t count = walk->lane_count;

    lanes->last = calloc(count + 1, sizeof *lanes->last);
    lanes->length = calloc(count + 1, sizeof *lanes->length);
    lanes->first_row = malloc((count + 1) * sizeof *lanes->first_row);
    if (lanes->last == NULL || lanes->length == NULL || lanes->first_row == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        lanes->last[i] = INT64_MIN;
        lanes->first_row[i] = TRACE_NONE;
    }
    int result = nest_rows(walk->recording, false, measure_lane, lanes, error);
    *out = ACCOUNT_NONE;
    for (uint32_t i = 0; result == 0 && i < count; i++)
        if (lanes->first_row[i] != TRACE_NONE &&
            (*out == ACCOUNT_NONE || lanes->length[i] > lanes->length[*out] ||
             (lanes->length[i] == lanes->length[*out] &&
              lanes->first_row[i] < lanes->first_row[*out])))
            *out = i;
    return result;
}

/* Marks step rows: both lists are in file order. Each step, and the file, has the thread
 * of its first one. */
static void find_step_rows(struct account_walk *walk, struct sample_lanes *lanes)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    uint32_t next = 0;
    CLEANUP_FREE int64_t *first =
        malloc(((size_t)recording->step_count + 1) * sizeof *first);

    walk->failed |= first == NULL;
    for (uint32_t i = 0; first != NULL && i <= recording->step_count; i++)
        first[i] = INT64_MAX;
    for (uint32_t row = 0; next < recording->step_row_count && row < events->count &&
                           !account_walk_stops(walk, row);
         row++) {
        const struct trace_step_row *at = &recording->step_rows[next];

        if (!walk->ops[events->op[row]].may_be_step || events->ts[row] != at->ts ||
            events->dur[row] != at->dur)
            continue;
        uint32_t steps[] = {0, step_of_number(recording, at->number)};
        walk->rows[row].is_step = true;
        for (size_t i = 0; i < 2; i++)
            if (steps[i] <= recording->step_count && at->ts < first[steps[i]]) {
                first[steps[i]] = at->ts;
                lanes->of_step[steps[i]] = lane_of(walk, row);
            }
        next++;
    }
}

static int find_sample_lanes(struct account_walk *walk, struct sample_lanes *lanes,
                             struct error *error)
{
    const struct trace_recording *recording = walk->recording;
    uint32_t lane = ACCOUNT_NONE;

    lanes->of_step = malloc(((size_t)recording->step_count + 1) * sizeof *lanes->of_step);
    if (lanes->of_step == NULL)
        return error_set_memory(error);
    memset(lanes->of_step, 0xFF,
           ((size_t)recording->step_count + 1) * sizeof *lanes->of_step);
    if (recording->step_row_count == 0) {
        int result = longest_lane(lanes, &lane, error);

        if (result != 0)
            return result;
        lanes->of_step[0] = lane;
    } else {
        find_step_rows(walk, lanes);
    }
    return 0;
}

/* ---- time without device rows ---- */

/* A stretch of time that the calls of a thread explain, before it is sorted. */
struct found_item {
    struct account_item item;
    uint32_t lane;
};

struct found_items {
    struct found_item *list;
    size_t count, capacity;
};

static void add_item(struct account_walk *walk, struct found_items *found, uint32_t lane,
                     struct account_item item)
{
    if (item.end <= item.start)
        return;
    if (!ARRAY_RESERVE_COUNTED(&walk->memory, found->list, found->capacity,
                               found->count + 1))
        walk->failed = true;
    else
        found->list[found->count++] = (struct found_item){item, lane};
}

struct item_finder {
    struct account_walk *walk;
    const struct sample_lanes *lanes;
    struct found_items *found;
};

static void add_in_window(void *context, const struct account_window *window,
                          int64_t start, int64_t end)
{
    const struct item_finder *finder = context;
    struct account_walk *walk = finder->walk;
    const struct account_raw_place untold = {walk->root,   ACCOUNT_NONE,     ACCOUNT_NONE,
                                             ACCOUNT_IDLE, ACCOUNT_NOT_TOLD, 0};
    uint32_t lane = finder->lanes->of_step[window->step];

    if (lane == ACCOUNT_NONE)
        lane = finder->lanes->of_step[0];
    if (lane != ACCOUNT_NONE)
        add_item(walk, finder->found, lane,
                 (struct account_item){start, end, window->sample});
    else
        account_walk_book(walk, &untold, start, end, window->sample);
}

/* Adds a stretch that belongs to the thread of each sample that it meets. */
static void add_by_sample(struct account_walk *walk, const struct sample_lanes *lanes,
                          struct found_items *found, int64_t start, int64_t end)
{
    struct item_finder finder = {walk, lanes, found};

    account_walk_each(walk, start, end, add_in_window, &finder);
}

/* A gap that ends where a row is booked (ACCOUNT_NONE: no row comes). The part from the
 * entry of its launch on is booked after the walk. */
static void add_gap(struct account_walk *walk, const struct sample_lanes *lanes,
                    struct found_items *found, int64_t start, int64_t end, uint32_t row)
{
    const struct trace_events *events = &walk->recording->events;
    uint32_t launch = row == TRACE_NONE ? TRACE_NONE : events->link[row];

    if (launch == TRACE_NONE) {
        add_by_sample(walk, lanes, found, start, end);
    } else if (events->ts[launch] >= start) {
        int64_t entry = events->ts[launch] < end ? events->ts[launch] : end;

        add_item(walk, found, lane_of(walk, launch),
                 (struct account_item){start, entry, ACCOUNT_NONE});
    }
}

/* Sorts the items by lane; they come in order of time. */
static bool sort_items(struct account_walk *walk, const struct found_items *found)
{
    size_t total = 0;

    walk->items = calloc(found->count + 1, sizeof *walk->items);
    if (walk->items == NULL)
        return false;
    for (size_t i = 0; i < found->count; i++)
        walk->lanes[found->list[i].lane].end++;
    for (uint32_t i = 0; i < walk->lane_count; i++) {
        size_t count = walk->lanes[i].end;

        walk->lanes[i] = (struct account_lane){total, total};
        total += count;
    }
    for (size_t i = 0; i < found->count; i++)
        walk->items[walk->lanes[found->list[i].lane].end++] = found->list[i].item;
    return true;
}

static bool find_items(struct account_walk *walk, const struct sample_lanes *lanes)
{
    const struct sweep *sweep = &walk->sweep;
    struct found_items found = {0};
    int64_t end = INT64_MIN;

    if (!walk->has_device_rows) {
        add_by_sample(walk, lanes, &found, INT64_MIN, INT64_MAX);
    } else {
        for (size_t i = 0; i < sweep->count && !account_walk_stops(walk, i); i++) {
            const struct sweep_piece *piece = &sweep->pieces[i];

            if (piece->start > end)
                add_gap(walk, lanes, &found, end, piece->start, piece->row);
            end = piece->end;
        }
        add_gap(walk, lanes, &found, end, INT64_MAX, TRACE_NONE);
    }
    bool made = !walk->failed && sort_items(walk, &found);
    free(found.list);
    return made;
}

int account_items_make(struct account_walk *walk, struct error *error)
{
    CLEANUP(free_sample_lanes) struct sample_lanes lanes = {.walk = walk};
    struct budget *budget = walk->recording->memory.budget;

    if (!make_lanes(walk))
        return budget_or_memory(budget, error);
    int result = find_sample_lanes(walk, &lanes, error);
    if (result == 0 && !find_items(walk, &lanes))
        result = budget_or_memory(budget, error);
    return result;
}
