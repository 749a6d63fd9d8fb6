#include "account/walk.h"
#include "analyse/collective.h"
#include "base/array.h"
#include "base/error.h"
#include "base/system.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- forward ---- */

/* A frame is of a group if this part of its change in calls is. */
#define GROUP_SHARE 0.5

/* ---- pairs ---- */

/* A row of the forward pass with its sequence number. */
struct forward_row {
    int64_t number, start;
    uint32_t node;
};

static int compare_forwards(const void *a, const void *b)
{
    const struct forward_row *x = a, *y = b;

    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->start > y->start) - (x->start < y->start);
}

/* The node of the last row with a number; ACCOUNT_NONE: there is none. */
static uint32_t find_forward(const struct forward_row *rows, size_t count, int64_t number)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (rows[middle].number <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && rows[low - 1].number == number ? rows[low - 1].node : ACCOUNT_NONE;
}

/* Counts, for each pair of a backward and a forward node, the rows of the chosen samples;
 * after the walk over all host rows. */
static void forward_note(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    bool whole = walk->sample_of_step[0] != ACCOUNT_NONE;
    size_t count = 0;
    struct forward_row *rows =
        arena_new(walk->arena, (size_t)recording->sequence_count + 1, sizeof *rows);

    for (size_t i = 0; i < recording->sequence_count && !account_walk_stops(walk, i);
         i++) {
        const struct trace_sequence *sequence = &recording->sequences[i];
        int64_t start = events->ts[sequence->row];

        if (sequence->forward_thread != 0)
            continue;
        /* Of rows with one number, which mostly follow each other, the last one counts.
         */
        if (count == 0 || rows[count - 1].number != sequence->number)
            count++;
        else if (start < rows[count - 1].start)
            continue;
        rows[count - 1] =
            (struct forward_row){sequence->number, start, walk->rows[sequence->row].node};
    }
    ARRAY_SORT(rows, count, compare_forwards);
    for (size_t i = 0; i < recording->sequence_count && !account_walk_stops(walk, i);
         i++) {
        const struct trace_sequence *sequence = &recording->sequences[i];
        uint32_t step =
            whole ? 0 : step_pieces_find(&walk->pieces, events->ts[sequence->row]);

        if (sequence->forward_thread == 0 || walk->sample_of_step[step] == ACCOUNT_NONE ||
            (step == 0 && !whole))
            continue;
        uint32_t forward = find_forward(rows, count, sequence->number);
        if (forward != ACCOUNT_NONE)
            sums_at(&walk->side->forwards, walk->rows[sequence->row].node, forward)
                ->sum++;
    }
}

/* ---- groups ---- */

uint32_t forward_group(const struct fold *fold, uint32_t frame, const uint32_t *of_frame,
                       uint32_t groups, double *changes)
{
    double all = 0, most = 0;
    uint32_t best = ACCOUNT_NONE;

    for (int turn = 0; turn < 2; turn++)
        for (int side = 0; side < 2; side++) {
            size_t count;
            const struct sum *pairs = sums_of(&fold->forwards[side], frame, &count);
            double samples = (double)fold->account->samples[side];

            for (size_t i = 0; i < count; i++) {
                uint32_t group = of_frame[pairs[i].sample];
                double *change = &changes[group == ACCOUNT_NONE ? groups : group];

                if (turn == 0) {
                    *change += (side == 1 ? 1 : -1) * (double)pairs[i].sum / samples;
                    continue;
                }
                all += fabs(*change);
                if (group != ACCOUNT_NONE && fabs(*change) > most) {
                    most = fabs(*change);
                    best = group;
                }
                *change = 0;
            }
        }
    return most > GROUP_SHARE * all ? best : ACCOUNT_NONE; /* the same for both sides */
}

/* ---- refill ---- */

/* When the queue of a device fills again: a wait lets it run empty, and until as many
 * rows are queued as before, the device waits for a host that was ahead
 * (docs/semantics.md §16.4). */

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

static void add_moment(struct account_walk *walk, struct refill_moments *moments,
                       int64_t at)
{
    ARENA_RESERVE(walk->arena, moments->list, moments->capacity, moments->count + 1);
    moments->list[moments->count++] = at;
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
    int64_t *merged = arena_new(walk->arena, count + 1, sizeof *merged);

    while (run_end(moments->list, 0, count) < count) {
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
    arena_release(walk->arena, merged);
}

static void collect(struct refill_finder *finder)
{
    struct account_walk *walk = finder->walk;
    const struct trace_events *events = &walk->recording->events;

    for (size_t i = 0; i < walk->device_row_count && !account_walk_stops(walk, i); i++) {
        uint32_t row = walk->device_rows[i];
        const struct account_op *op = &walk->ops[events->op[row]];
        int64_t end = events->ts[row] + events->dur[row];

        if (op->kind == TRACE_KIND_NONE) {
            ARENA_RESERVE(walk->arena, finder->waits, finder->wait_capacity,
                          finder->wait_count + 1);
            finder->waits[finder->wait_count++] =
                (struct account_refill_time){events->ts[row], end, row};
        } else if (events->link[row] != TRACE_NONE) {
            add_moment(walk, &finder->launched, events->ts[events->link[row]]);
            add_moment(walk, &finder->ended, end);
        }
    }
    if (finder->wait_count > 0)
        qsort(finder->waits, finder->wait_count, sizeof *finder->waits, compare_waits);
    sort_moments(walk, &finder->launched);
    sort_moments(walk, &finder->ended);
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

/* Finds the refills of a recording: from the end of a wait until as many rows are queued
 * as when it began, and that work has begun; but only as long as the device waits no more
 * in it than the wait made the host late. In order of time, disjoint. Costs n log n. */
static void account_refills_find(struct account_walk *walk)
{
    struct refill_finder finder = {.walk = walk};
    int64_t over = INT64_MIN;
    size_t kept = 0;

    collect(&finder);
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
    arena_release(walk->arena, finder.launched.list);
    arena_release(walk->arena, finder.ended.list);
    walk->refills = finder.waits;
    walk->refill_count = kept;
}

/* ---- items ---- */

/* Prepares the walk over host rows: the windows of the samples, and for each thread the
 * time without device rows that its calls explain (docs/semantics.md §16.1). */

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

/* Fills the windows. */
static int account_items_windows(struct account_walk *walk, struct error *error)
{
    const struct trace_recording *recording = walk->recording;
    CLEANUP_FREE struct step_union *unions = NULL;
    size_t count = 0;
    int result = step_unions_make(recording, STEP_WINDOW, &unions, &count, error);

    if (result != 0)
        return result;
    walk->windows = arena_new(walk->arena, count + 2, sizeof *walk->windows);
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
static void make_lanes(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    size_t count = recording->place_count;
    struct lane_key *keys = arena_new(walk->arena, count + 1, sizeof *keys);

    walk->lane_of_place = arena_new(walk->arena, count + 1, sizeof *walk->lane_of_place);
    for (uint32_t i = 0; i < count; i++)
        keys[i] =
            (struct lane_key){recording->places[i].pid, recording->places[i].tid, i};
    qsort(keys, count, sizeof *keys, compare_places);
    for (size_t i = 0; i < count; i++) {
        walk->lane_count += i == 0 || compare_places(&keys[i - 1], &keys[i]) != 0;
        walk->lane_of_place[keys[i].place] = walk->lane_count - 1;
    }
    walk->lanes =
        arena_new(walk->arena, (size_t)walk->lane_count + 1, sizeof *walk->lanes);
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

    lanes->last = arena_new(walk->arena, count + 1, sizeof *lanes->last);
    lanes->length = arena_new(walk->arena, count + 1, sizeof *lanes->length);
    lanes->first_row = arena_numbers(walk->arena, count + 1);
    for (size_t i = 0; i < count; i++)
        lanes->last[i] = INT64_MIN;
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
    int64_t *first =
        arena_new(walk->arena, (size_t)recording->step_count + 1, sizeof *first);

    for (uint32_t i = 0; i <= recording->step_count; i++)
        first[i] = INT64_MAX;
    for (uint32_t row = 0; next < recording->step_row_count && row < events->count &&
                           !account_walk_stops(walk, row);
         row++) {
        const struct trace_step_row *at = &recording->step_rows[next];

        if (!walk->ops[events->op[row]].may_be_step || events->ts[row] != at->ts ||
            (events->dur[row] != at->dur && !walk->joins_steps))
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

    lanes->of_step = arena_numbers(walk->arena, (size_t)recording->step_count + 1);
    if (recording->step_row_count == 0)
        return longest_lane(lanes, &lanes->of_step[0], error);
    find_step_rows(walk, lanes);
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
    ARENA_RESERVE(walk->arena, found->list, found->capacity, found->count + 1);
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
static void sort_items(struct account_walk *walk, const struct found_items *found)
{
    size_t total = 0;

    walk->items = arena_new(walk->arena, found->count + 1, sizeof *walk->items);
    for (size_t i = 0; i < found->count; i++)
        walk->lanes[found->list[i].lane].end++;
    for (uint32_t i = 0; i < walk->lane_count; i++) {
        size_t count = walk->lanes[i].end;

        walk->lanes[i] = (struct account_lane){total, total};
        total += count;
    }
    for (size_t i = 0; i < found->count; i++)
        walk->items[walk->lanes[found->list[i].lane].end++] = found->list[i].item;
}

static void find_items(struct account_walk *walk, const struct sample_lanes *lanes)
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
    sort_items(walk, &found);
    arena_release(walk->arena, found.list);
}

/* Fills the lanes and their items, and marks step rows; needs windows, ops and sweep. */
static int account_items_make(struct account_walk *walk, struct error *error)
{
    struct sample_lanes lanes = {.walk = walk};

    make_lanes(walk);
    int result = find_sample_lanes(walk, &lanes, error);
    if (result == 0)
        find_items(walk, &lanes);
    return result;
}

/* ---- record ---- */

/* First what the devices did; then, for each thread, the time without
 * device rows that its calls explain; then the walk over host rows, which books it; then
 * device rows, below the calls that launched them. */

static void walk_free(struct account_walk *walk)
{
    step_pieces_free(&walk->pieces);
    arena_free(&walk->arena);
}

/* ---- after the walk ---- */

static uint8_t part_of(enum trace_kind kind)
{
    return kind == TRACE_KIND_COMPUTATION     ? ACCOUNT_COMPUTE
           : kind == TRACE_KIND_COMMUNICATION ? ACCOUNT_COMMUNICATION
                                              : ACCOUNT_MEMORY;
}

/* Made when it is asked for first: no device row is below the root 0 itself. */
static uint32_t node_of_device_row(struct account_walk *walk, uint32_t row)
{
    const struct trace_events *events = &walk->recording->events;
    const struct account_op *op = &walk->ops[events->op[row]];
    uint32_t launch = events->link[row], *node = &walk->rows[row].node;

    if (*node == 0)
        *node = account_side_child(
            walk->side, launch == TRACE_NONE ? walk->root : walk->rows[launch].node,
            &(struct account_raw_node){.name = op->label,
                                       .label = op->label,
                                       .category = op->category,
                                       .first = events->ts[row],
                                       .sort = ACCOUNT_WORK,
                                       .about = op->about});
    return *node;
}

/* Books rows, and the gaps whose launch explains them. */
static void book_sweep(struct account_walk *walk)
{
    const struct trace_events *events = &walk->recording->events;
    const struct sweep *sweep = &walk->sweep;
    int64_t end = INT64_MIN;

    for (size_t i = 0; i < sweep->count && !account_walk_stops(walk, i); i++) {
        const struct sweep_piece *piece = &sweep->pieces[i];
        uint32_t launch = events->link[piece->row];
        struct account_raw_place place = {
            node_of_device_row(walk, piece->row),
            ACCOUNT_NONE,
            ACCOUNT_NONE,
            part_of((enum trace_kind)walk->ops[events->op[piece->row]].kind),
            ACCOUNT_ROW,
            0};

        account_walk_book(walk, &place, piece->start, piece->end, ACCOUNT_NONE);
        if (piece->start > end && launch != TRACE_NONE) {
            int64_t entry = events->ts[launch];
            bool in_time = entry < end;

            place = (struct account_raw_place){walk->rows[launch].node,
                                               ACCOUNT_NONE,
                                               ACCOUNT_NONE,
                                               ACCOUNT_IDLE,
                                               in_time ? ACCOUNT_DEVICE_SIDE
                                                       : ACCOUNT_IN_LAUNCH,
                                               0};
            account_walk_book(walk, &place, in_time || entry < end ? end : entry,
                              piece->start, ACCOUNT_NONE);
        }
        end = piece->end;
    }
}

/* The bit of the stream of a place; the last one stands for all that are left. */
static uint64_t stream_bit(struct account_walk *walk, uint32_t at)
{
    const struct trace_place *places = walk->recording->places, *place = &places[at];
    uint8_t i = 0;

    if (walk->stream_of_place[at] == 0) {
        while (i < walk->stream_count &&
               (places[walk->streams[i]].device != place->device ||
                places[walk->streams[i]].stream != place->stream))
            i++;
        if (i == walk->stream_count && i < ACCOUNT_STREAMS_MAX)
            walk->streams[walk->stream_count++] = at;
        walk->stream_of_place[at] = i < ACCOUNT_STREAMS_MAX ? i + 1 : ACCOUNT_STREAMS_MAX;
    }
    return (uint64_t)1 << (walk->stream_of_place[at] - 1);
}

/* What a collective states. */
static int64_t bytes_of(const struct trace_recording *recording,
                        const struct trace_collective *collective)
{
    struct collective_text texts[2] = {{.class = COLLECTIVE_OTHER}};
    int64_t elements[2] = {-1, -1};

    for (int i = 0; i < 2; i++) {
        uint32_t text = collective->texts[i == 0 ? TRACE_COLLECTIVE_NAME : TRACE_DTYPE];
        int number = i == 0 ? TRACE_IN_ELEMENTS : TRACE_OUT_ELEMENTS;

        if (text != TRACE_NONE)
            texts[i] = collective_text_read(strings_text(&recording->arguments, text),
                                            strings_length(&recording->arguments, text));
        if ((collective->known & ~collective->wide) >> number & 1)
            elements[i] = collective->numbers[number];
    }
    return collective_text_bytes((enum collective_class)texts[0].class,
                                 texts[1].dtype_bytes, elements[0], elements[1]);
}

/* The rows of copies and of collectives up to a row, which has to follow that of the last
 * call. */
struct row_bytes {
    const struct trace_recording *recording;
    size_t copy, collective;
};

static void add_bytes(struct row_bytes *at, uint32_t row, uint8_t kind, struct sum *sum)
{
    const struct trace_recording *recording = at->recording;
    const struct trace_copy *copies = recording->copies;
    const struct trace_collective *collectives = recording->collectives;

    while (at->copy < recording->copy_count && copies[at->copy].row < row)
        at->copy++;
    while (at->collective < recording->collective_count &&
           collectives[at->collective].row < row)
        at->collective++;
    if (kind == TRACE_KIND_MEMORY)
        sum_add_bytes(sum, at->copy < recording->copy_count && copies[at->copy].row == row
                               ? copies[at->copy].bytes
                               : -1);
    if (kind == TRACE_KIND_COMMUNICATION)
        sum_add_bytes(sum, at->collective < recording->collective_count &&
                                   collectives[at->collective].row == row
                               ? bytes_of(recording, &collectives[at->collective])
                               : -1);
}

/* Counts device rows in the steps of their launches. */
static void count_device_rows(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    struct row_bytes at = {recording, 0, 0};

    for (size_t i = 0; i < walk->device_row_count && !account_walk_stops(walk, i); i++) {
        uint32_t row = walk->device_rows[i];
        const struct account_op *op = &walk->ops[events->op[row]];

        if (op->kind == TRACE_KIND_NONE)
            continue;
        uint32_t step = walk->sample_of_step[0] != ACCOUNT_NONE
                            ? 0
                            : step_of_row(recording, &walk->pieces, row);
        uint32_t sample = step == 0 && walk->sample_of_step[0] == ACCOUNT_NONE
                              ? ACCOUNT_NONE
                              : walk->sample_of_step[step];
        if (sample == ACCOUNT_NONE)
            continue;
        struct sum *sum =
            sums_at(&walk->side->tally, node_of_device_row(walk, row), sample);
        sum->sum++;
        sum->spent += events->dur[row];
        sum->streams |= stream_bit(walk, events->place[row]);
        add_bytes(&at, row, op->kind, sum);
    }
}

/* ---- transports on other threads ---- */

static int compare_starts(const void *a, const void *b)
{
    const struct sweep_piece *x = a, *y = b;

    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

/* The rows of gloo and mpi, each from where no earlier one runs. */
static struct sweep_piece *find_transports(struct account_walk *walk, size_t *count)
{
    const struct trace_events *events = &walk->recording->events;
    struct sweep_piece *list = NULL;
    size_t found = 0, capacity = 0, kept = 0;
    int64_t latest = INT64_MIN;

    for (uint32_t row = 0; row < events->count && !account_walk_stops(walk, row); row++) {
        const struct account_op *op = &walk->ops[events->op[row]];

        if (op->sort == ACCOUNT_WORK || !(op->about & ACCOUNT_IS_TRANSPORT) ||
            events->dur[row] == 0)
            continue;
        ARENA_RESERVE(walk->arena, list, capacity, found + 1);
        list[found++] = (struct sweep_piece){events->ts[row],
                                             events->ts[row] + events->dur[row], row};
    }
    if (found > 0)
        qsort(list, found, sizeof *list, compare_starts);
    for (size_t i = 0; i < found; i++) {
        struct sweep_piece piece = list[i];

        piece.start = piece.start > latest ? piece.start : latest;
        if (piece.end > piece.start)
            list[kept++] = piece;
        latest = piece.end > latest ? piece.end : latest;
    }
    *count = kept;
    return list;
}

/* What is booked on no recorded call while a transport runs is waiting for it. */
static void book_transports(struct account_walk *walk)
{
    size_t count = 0;
    struct sweep_piece *list =
        walk->pause_count == 0 ? NULL : find_transports(walk, &count);

    for (size_t i = 0; i < walk->pause_count && count > 0 && !account_walk_stops(walk, i);
         i++) {
        const struct account_pause *pause = &walk->pauses[i];
        size_t low = 0, high = count;

        while (low < high) {
            size_t middle = low + (high - low) / 2;

            if (list[middle].end <= pause->start)
                low = middle + 1;
            else
                high = middle;
        }
        for (; low < count && list[low].start < pause->end; low++) {
            int64_t from =
                list[low].start > pause->start ? list[low].start : pause->start;
            int64_t to = list[low].end < pause->end ? list[low].end : pause->end;
            const struct account_raw_place place = {walk->rows[list[low].row].node,
                                                    ACCOUNT_NONE,
                                                    ACCOUNT_NONE,
                                                    ACCOUNT_WAITING,
                                                    ACCOUNT_IN_CALL,
                                                    0};

            if (to <= from)
                continue;
            uint32_t at = account_side_place(walk->side, &place);
            sums_at(&walk->side->time, pause->place, pause->sample)->sum -= to - from;
            sums_at(&walk->side->time, at, pause->sample)->sum += to - from;
        }
    }
}

/* ---- the whole ---- */

static void make_rows(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;

    walk->rows =
        arena_new(walk->arena, (size_t)recording->events.count + 1, sizeof *walk->rows);
    walk->stream_of_place = arena_new(walk->arena, (size_t)recording->place_count + 1, 1);
    walk->has_device_rows = recording->step_count > 0 && recording->steps[0].has_parts;
    walk->shapes =
        arena_new(walk->arena, (size_t)recording->shapes.count + 1, sizeof *walk->shapes);
    walk->types = arena_new(walk->arena, (size_t)recording->arguments.count + 1,
                            sizeof *walk->types);
}

static void find_device_rows(struct account_walk *walk)
{
    const struct trace_events *events = &walk->recording->events;

    for (uint32_t row = 0; row < events->count && !account_walk_stops(walk, row); row++) {
        const struct account_op *op = &walk->ops[events->op[row]];

        if (op->kind == TRACE_KIND_NONE &&
            (op->sort != ACCOUNT_RUNTIME || (op->about & ACCOUNT_DRAINS) == 0))
            continue;
        ARENA_RESERVE(walk->arena, walk->device_rows, walk->device_row_capacity,
                      walk->device_row_count + 1);
        walk->device_rows[walk->device_row_count++] = row;
    }
}

static int prepare(struct account_walk *walk, const struct account_naming *naming,
                   struct error *error)
{
    int result = step_pieces_make(walk->recording, STEP_HOST, &walk->pieces, error);

    if (result == 0)
        result = account_items_windows(walk, error);
    if (result != 0)
        return result;
    walk->root = account_side_begin(walk->side);
    if (!account_names_make(walk, naming))
        return error_set_memory(error);
    make_rows(walk);
    find_device_rows(walk);
    sweep_make(walk);
    account_refills_find(walk);
    return account_items_make(walk, error);
}

int account_record(struct trace_recording *recording, const uint32_t *sample_of_step,
                   const struct account_naming *naming, struct account_side *side,
                   struct error *error)
{
    struct budget *budget = recording->memory.budget;
    CLEANUP(walk_free)
    struct account_walk walk = {.arena = arena_make(budget),
                                .recording = recording,
                                .side = side,
                                .sample_of_step = sample_of_step,
                                .joins_steps = naming->marker.until == MARKER_UNTIL_NEXT,
                                .lane = ACCOUNT_NONE};

    int result = prepare(&walk, naming, error);
    if (result == 0)
        result = budget_look(budget, error);
    if (result == 0)
        result = nest_rows(recording, false, account_walk_visit, &walk, error);
    if (result != 0)
        return result;
    account_walk_end(&walk);
    forward_note(&walk);
    book_sweep(&walk);
    account_walk_book_refills(&walk);
    count_device_rows(&walk);
    book_transports(&walk);
    return budget_look(budget, error);
}
