/* See gather.h. First the gaps of the device are found and sorted by the threads whose
 * launches end them, then the host rows are walked (gather_walk.c), then device rows are
 * booked below the calls that launched them. */
#include "diagnosis/gather.h"
#include "base/cleanup.h"
#include "diagnosis/gather_again.h"
#include "diagnosis/gather_walk.h"
#include "trace/resolve/nest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void gather_free(struct gather *gather)
{
    step_pieces_free(&gather->pieces);
    free(gather->ops);
    free(gather->shapes);
    free(gather->node_of_row);
    timeline_free(&gather->timeline);
    free(gather->lane_of_place);
    free(gather->lanes);
    free(gather->gaps);
    free(gather->drains);
    free(gather->stack);
    free(gather->main_rows);
    free(gather->stretches);
    free(gather->main_segments.list);
    free(gather->other_segments.list);
}

/* ---- windows ---- */

/* The stretches of the windows of the chosen steps, in order of time. NULL: no memory. */
static struct timeline_window *make_windows(const struct gather *gather, size_t *count)
{
    const struct trace_recording *recording = gather->recording;
    const struct trace_step *whole = recording->steps;
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    int failed = step_pieces_make(recording, STEP_WINDOW, &pieces, NULL);
    struct timeline_window *windows =
        failed != 0 ? NULL : calloc(pieces.count + 2, sizeof *windows);

    *count = 0;
    if (windows == NULL)
        return NULL;
    if (recording->step_count > 0 && whole->pseudo &&
        gather->bin_of_step[0] != LEDGER_NONE) {
        windows[(*count)++] = (struct timeline_window){whole->ts, whole->ts + whole->dur,
                                                       gather->bin_of_step[0]};
        return windows;
    }
    for (size_t i = 0; i < pieces.count; i++) {
        const struct step_piece *piece = &pieces.pieces[i];
        uint32_t bin = gather->bin_of_step[piece->step];

        if (bin != LEDGER_NONE)
            windows[(*count)++] = (struct timeline_window){piece->start, piece->end, bin};
    }
    return windows;
}

/* ---- threads ---- */

struct place_key {
    uint32_t pid, tid, place;
};

static int compare_places(const void *a, const void *b)
{
    const struct place_key *x = a, *y = b;

    if (x->pid != y->pid)
        return x->pid < y->pid ? -1 : 1;
    return (x->tid > y->tid) - (x->tid < y->tid);
}

/* Places of one (pid, tid) share a lane. */
static bool make_lanes(struct gather *gather)
{
    const struct trace_recording *recording = gather->recording;
    size_t count = recording->place_count;
    CLEANUP_FREE struct place_key *keys = calloc(count + 1, sizeof *keys);

    gather->lane_of_place = calloc(count + 1, sizeof *gather->lane_of_place);
    if (keys == NULL || gather->lane_of_place == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        keys[i] =
            (struct place_key){recording->places[i].pid, recording->places[i].tid, i};
    qsort(keys, count, sizeof *keys, compare_places);
    for (size_t i = 0; i < count; i++) {
        gather->lane_count += i == 0 || compare_places(&keys[i - 1], &keys[i]) != 0;
        gather->lane_of_place[keys[i].place] = (uint32_t)(gather->lane_count - 1);
    }
    gather->lanes = calloc(gather->lane_count + 1, sizeof *gather->lanes);
    return gather->lanes != NULL;
}

/* The thread of the step rows; without step rows, the thread whose rows take longest. */
static uint32_t main_lane(struct gather *gather)
{
    const struct trace_recording *recording = gather->recording;
    const struct trace_events *events = &recording->events;
    CLEANUP_FREE int64_t *sums = calloc(gather->lane_count + 1, sizeof *sums);
    uint32_t best = 0;

    for (uint32_t row = 0;
         sums != NULL && row < events->count && !gather_stops(gather, row); row++) {
        if (recording->ops[events->op[row]].side != TRACE_HOST)
            continue;
        uint32_t lane = gather->lane_of_place[events->place[row]];
        if (recording->step_row_count > 0 &&
            events->ts[row] == recording->step_rows[0].ts &&
            events->dur[row] == recording->step_rows[0].dur)
            return lane;
        sums[lane] += events->self[row];
        best = sums[lane] > sums[best] ? lane : best;
    }
    return best;
}

static uint32_t lane_of(const struct gather *gather, const struct timeline_gap *gap,
                        uint32_t main)
{
    return gap->launch == TRACE_NONE
               ? main
               : gather->lane_of_place[gather->recording->events.place[gap->launch]];
}

/* Threads that launch device work, and that of the steps. */
static void mark_launching(struct gather *gather, uint32_t main)
{
    const struct trace_recording *recording = gather->recording;
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0; row < events->count && !gather_stops(gather, row); row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE &&
            events->link[row] != TRACE_NONE)
            gather->lanes[gather->lane_of_place[events->place[events->link[row]]]]
                .launches = true;
    if (gather->lane_count > 0)
        gather->lanes[main].launches = true;
}

/* Sorts the gaps that the host explains by their threads; books the others. */
static bool share_gaps(struct gather *gather)
{
    const struct timeline *timeline = &gather->timeline;
    uint32_t main = main_lane(gather);
    size_t total = 0;

    gather->main = main;
    gather->gaps = calloc(timeline->gap_count + 1, sizeof *gather->gaps);
    gather->drains = malloc((timeline->gap_count + 1) * sizeof *gather->drains);
    if (gather->gaps == NULL || gather->drains == NULL)
        return false;
    memset(gather->drains, 0xFF, (timeline->gap_count + 1) * sizeof *gather->drains);
    for (size_t i = 0; i < timeline->gap_count && !gather_stops(gather, i); i++)
        if (timeline->gaps[i].sort == LEDGER_IN_CALL)
            gather->lanes[lane_of(gather, &timeline->gaps[i], main)].end++;
    for (size_t i = 0; i < gather->lane_count; i++) {
        struct lane *lane = &gather->lanes[i];
        size_t count = lane->end;

        *lane = (struct lane){.begin = total, .end = total};
        total += count;
    }
    mark_launching(gather, main);
    if (gather->failed)
        return false;
    for (size_t i = 0; i < timeline->gap_count && !gather_stops(gather, i); i++) {
        const struct timeline_gap *gap = &timeline->gaps[i];

        if (gap->sort == LEDGER_IN_CALL)
            gather->gaps[gather->lanes[lane_of(gather, gap, main)].end++] = *gap;
    }
    return !gather->failed;
}

/* Books the gaps that need no walk. Runs after the walk, when launches have nodes.
 */
static void book_other_gaps(struct gather *gather)
{
    for (size_t i = 0; i < gather->timeline.gap_count && !gather_stops(gather, i); i++) {
        const struct timeline_gap *gap = &gather->timeline.gaps[i];
        struct ledger_idle idle = {LEDGER_NONE, LEDGER_NONE, LEDGER_NONE, LEDGER_NONE,
                                   gap->sort};

        if (gap->sort == LEDGER_IN_CALL)
            continue;
        if (gap->sort == LEDGER_IN_LAUNCH)
            idle.node = gather->node_of_row[gap->launch];
        gather_book_idle(gather, &idle, gap->bin, gap->end - gap->start, true);
    }
}

/* ---- device rows ---- */

static uint32_t node_of_device_row(struct gather *gather, uint32_t row)
{
    const struct trace_events *events = &gather->recording->events;
    const struct gather_op *op = &gather->ops[events->op[row]];
    uint32_t launch = events->link[row];

    return ledger_child(gather->ledger,
                        launch == TRACE_NONE ? LEDGER_ROOT : gather->node_of_row[launch],
                        op->name, op->category, LEDGER_DEVICE, op->kind);
}

static void book_device_rows(struct gather *gather)
{
    const struct trace_events *events = &gather->recording->events;
    struct ledger *ledger = gather->ledger;

    for (uint32_t row = 0; row < events->count && !gather_stops(gather, row); row++) {
        if (gather->recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        uint32_t launch = events->link[row];
        uint32_t bin = launch != TRACE_NONE ? gather_bin_at(gather, events->ts[launch])
                       : gather->recording->step_row_count == 0 ||
                               gather->bin_of_step[0] != LEDGER_NONE
                           ? gather_bin_at(gather, events->ts[row])
                           : LEDGER_NONE;
        if (bin == LEDGER_NONE)
            continue;
        uint32_t node = node_of_device_row(gather, row);
        if (node == LEDGER_NONE) {
            gather->failed = true;
            return;
        }
        ledger->calls[ledger_cell(ledger, node, bin)]++;
        ledger->time[ledger_cell(ledger, node, bin)] += events->dur[row];
    }
    for (uint32_t i = 0; i < gather->recording->copy_count && !gather_stops(gather, i);
         i++) {
        const struct trace_copy *copy = &gather->recording->copies[i];
        uint32_t launch = events->link[copy->row];

        if (gather->recording->ops[events->op[copy->row]].side == TRACE_DEVICE &&
            launch != TRACE_NONE && copy->bytes > 0 &&
            gather_bin_at(gather, events->ts[launch]) != LEDGER_NONE) {
            uint32_t node = node_of_device_row(gather, copy->row);

            if (node == LEDGER_NONE)
                gather->failed = true;
            else
                ledger->shapes[node].bytes += copy->bytes;
        }
    }
    for (size_t i = 0; i < gather->timeline.piece_count && !gather_stops(gather, i);
         i++) {
        const struct timeline_piece *piece = &gather->timeline.pieces[i];
        uint32_t node = node_of_device_row(gather, piece->row);

        if (node == LEDGER_NONE)
            gather->failed = true;
        else
            ledger->share[ledger_cell(ledger, node, piece->bin)] += piece->length;
    }
}

/* ---- collectives ---- */

struct collective {
    int64_t ts;
    uint32_t row, bin, name;
};

static int compare_collectives(const void *a, const void *b)
{
    const struct collective *x = a, *y = b;

    if (x->bin != y->bin)
        return x->bin < y->bin ? -1 : 1;
    if (x->name != y->name)
        return x->name < y->name ? -1 : 1;
    if (x->ts != y->ts)
        return x->ts < y->ts ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

/* The n-th of a name in a step is the same one on all ranks (docs/semantics.md §10). */
static void book_collectives(struct gather *gather)
{
    const struct trace_recording *recording = gather->recording;
    const struct trace_events *events = &recording->events;
    size_t count = 0, n = 0;

    for (uint32_t row = 0; row < events->count && !gather_stops(gather, row); row++)
        count += recording->ops[events->op[row]].kind == TRACE_KIND_COMMUNICATION;
    CLEANUP_FREE struct collective *found = calloc(count + 1, sizeof *found);
    gather->failed |= found == NULL;
    count = 0;
    for (uint32_t row = 0; row < events->count && !gather_stops(gather, row); row++) {
        uint32_t op = events->op[row], launch = events->link[row];

        if (recording->ops[op].kind != TRACE_KIND_COMMUNICATION || launch == TRACE_NONE)
            continue;
        uint32_t bin = gather_bin_at(gather, events->ts[launch]);
        if (bin != LEDGER_NONE)
            found[count++] =
                (struct collective){events->ts[row], row, bin, gather->ops[op].name};
    }
    if (count > 0)
        qsort(found, count, sizeof *found, compare_collectives);
    for (size_t i = 0; i < count && !gather_stops(gather, i); i++) {
        bool same = i > 0 && found[i].bin == found[i - 1].bin &&
                    found[i].name == found[i - 1].name;

        n = same ? n + 1 : 0;
        gather->failed |=
            !ledger_add_collective(gather->ledger, found[i].bin, found[i].name,
                                   (uint32_t)n, events->dur[found[i].row]);
    }
    ledger_file_ends(gather->ledger);
}

/* ---- the whole ---- */

/* Reads a text such as "[[8, 3, 224, 224], [64], []]". Shapes without elements stay 0. */
static struct input_logs read_shape(const char *text)
{
    struct input_logs shape = {false, {0}};

    for (size_t input = 0; input < LEDGER_INPUTS; input++) {
        text += strcspn(text, "0123456789");
        while (*text >= '0' && *text <= '9') {
            char *end;
            double number = strtod(text, &end);

            shape.logs[input] += number > 0 ? log(number) : 0;
            shape.known = true;
            text = end + strspn(end, ", ");
        }
    }
    return shape;
}

/* Step rows of a marker may have any name, so their ops are found by their rows. */
static void mark_step_rows(struct gather *gather)
{
    const struct trace_recording *recording = gather->recording;
    const struct trace_events *events = &recording->events;
    uint32_t next = 0;

    for (uint32_t row = 0; row < events->count && next < recording->step_row_count &&
                           !gather_stops(gather, row);
         row++)
        if (events->ts[row] == recording->step_rows[next].ts &&
            events->dur[row] == recording->step_rows[next].dur &&
            recording->ops[events->op[row]].side == TRACE_HOST) {
            struct gather_op *op = &gather->ops[events->op[row]];

            if (op->sort == LEDGER_ANNOTATION || op->sort == LEDGER_OPERATOR ||
                op->sort == LEDGER_PYTHON)
                op->sort = LEDGER_STEP;
            next++;
        }
}

static int prepare(struct gather *gather, struct error *error)
{
    struct trace_recording *recording = gather->recording;
    size_t count = 0;
    int result = step_pieces_make(recording, STEP_HOST, &gather->pieces, error);

    if (result != 0)
        return result;
    CLEANUP_FREE struct timeline_window *windows = make_windows(gather, &count);
    gather->ops = gather_name_ops(recording, gather->ledger);
    gather->shapes = calloc((size_t)recording->shapes.count + 1, sizeof *gather->shapes);
    for (uint32_t i = 0; gather->shapes != NULL && i < recording->shapes.count &&
                         !budget_is_over(recording->memory.budget);
         i++)
        gather->shapes[i] = read_shape(strings_text(&recording->shapes, i));
    gather->node_of_row =
        calloc((size_t)recording->events.count + 1, sizeof *gather->node_of_row);
    if (windows == NULL || gather->ops == NULL || gather->node_of_row == NULL ||
        gather->shapes == NULL || !make_lanes(gather) ||
        !timeline_make(recording, windows, count, &gather->timeline) ||
        !share_gaps(gather))
        return budget_or_memory(recording->memory.budget, error);
    mark_step_rows(gather);
    return budget_look(recording->memory.budget, error);
}

int gather_recording(struct trace_recording *recording, const uint32_t *bin_of_step,
                     struct ledger *ledger, struct error *error)
{
    CLEANUP(gather_free)
    struct gather gather = {.recording = recording,
                            .ledger = ledger,
                            .bin_of_step = bin_of_step,
                            .lane = LEDGER_NONE};
    int result = prepare(&gather, error);

    if (result == 0)
        result = nest_rows(recording, false, gather_visit, &gather, error);
    if (result != 0)
        return result;
    gather_finish_walk(&gather);
    gather_take_out_waiting(&gather);
    gather_walk_again(&gather);
    book_device_rows(&gather);
    book_collectives(&gather);
    book_other_gaps(&gather);
    if (gather.failed)
        return budget_or_memory(recording->memory.budget, error);
    for (uint32_t i = 0; i < recording->step_count; i++)
        if (bin_of_step[i] != LEDGER_NONE)
            ledger->samples[bin_of_step[i]]++;
    return 0;
}
