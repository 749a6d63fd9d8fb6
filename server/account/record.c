/* See record.h. First what the devices did; then, for each thread, the time without
 * device rows that its calls explain; then the walk over host rows, which books it; then
 * device rows, below the calls that launched them. */
#include "account/record.h"
#include "account/forward.h"
#include "account/items.h"
#include "account/refill.h"
#include "analysis/collective/collective_text.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/machine.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

static void walk_free(struct account_walk *walk)
{
    step_pieces_free(&walk->pieces);
    free(walk->ops);
    free(walk->windows);
    sweep_free(&walk->sweep);
    free(walk->lane_of_place);
    free(walk->stream_of_place);
    free(walk->lanes);
    free(walk->items);
    free(walk->shapes);
    free(walk->types);
    free(walk->rows);
    free(walk->device_rows);
    free(walk->stack);
    free(walk->pauses);
    free(walk->refills);
    free(walk->refilled);
    free(walk->active);
    budget_share_return(&walk->memory);
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
        if (sum == NULL) {
            walk->failed = true;
            return;
        }
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
        if (!ARRAY_RESERVE(list, capacity, found + 1)) {
            walk->failed = true;
            break;
        }
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
    CLEANUP_FREE struct sweep_piece *list =
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
            walk->failed |=
                !sums_add(&walk->side->time, pause->place, pause->sample, from - to) ||
                !sums_add(&walk->side->time, at, pause->sample, to - from);
        }
    }
}

/* ---- the whole ---- */

static bool make_rows(struct account_walk *walk)
{
    size_t count = (size_t)walk->recording->events.count + 1;

    walk->rows = machine_array(count, sizeof *walk->rows);
    walk->stream_of_place = calloc((size_t)walk->recording->place_count + 1, 1);
    walk->has_device_rows =
        walk->recording->step_count > 0 && walk->recording->steps[0].has_parts;
    walk->shapes =
        calloc((size_t)walk->recording->shapes.count + 1, sizeof *walk->shapes);
    walk->types =
        calloc((size_t)walk->recording->arguments.count + 1, sizeof *walk->types);
    if (walk->rows != NULL)
        memset(walk->rows, 0, count * sizeof *walk->rows);
    return walk->stream_of_place != NULL && walk->shapes != NULL && walk->types != NULL &&
           walk->rows != NULL;
}

static bool find_device_rows(struct account_walk *walk)
{
    const struct trace_events *events = &walk->recording->events;

    for (uint32_t row = 0; row < events->count && !account_walk_stops(walk, row); row++) {
        const struct account_op *op = &walk->ops[events->op[row]];

        if (op->kind == TRACE_KIND_NONE &&
            (op->sort != ACCOUNT_RUNTIME || (op->about & ACCOUNT_DRAINS) == 0))
            continue;
        if (!ARRAY_RESERVE(walk->device_rows, walk->device_row_capacity,
                           walk->device_row_count + 1))
            return false;
        walk->device_rows[walk->device_row_count++] = row;
    }
    return !walk->failed;
}

static int prepare(struct account_walk *walk, const struct account_naming *naming,
                   struct error *error)
{
    struct budget *budget = walk->recording->memory.budget;
    int result = step_pieces_make(walk->recording, STEP_HOST, &walk->pieces, error);

    if (result == 0)
        result = account_items_windows(walk, error);
    if (result != 0)
        return result;
    walk->root = account_side_begin(walk->side);
    walk->ops = account_names_make(walk->recording, &walk->pieces, naming, walk->side);
    if (walk->ops == NULL || !make_rows(walk) || !find_device_rows(walk) ||
        !sweep_make(walk->recording, walk->ops, walk->device_rows, walk->device_row_count,
                    &walk->sweep) ||
        !account_refills_find(walk))
        return budget_or_memory(budget, error);
    return account_items_make(walk, error);
}

int account_record(struct trace_recording *recording, const uint32_t *sample_of_step,
                   const struct account_naming *naming, struct account_side *side,
                   struct error *error)
{
    CLEANUP(walk_free)
    struct account_walk walk = {.recording = recording,
                                .side = side,
                                .sample_of_step = sample_of_step,
                                .lane = ACCOUNT_NONE,
                                .memory = {.budget = recording->memory.budget}};

    side->time.memory.budget = recording->memory.budget;
    side->tally.memory.budget = recording->memory.budget;
    side->forwards.memory.budget = recording->memory.budget;
    int result = prepare(&walk, naming, error);
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
    return walk.failed || side->failed ? budget_or_memory(recording->memory.budget, error)
                                       : budget_look(recording->memory.budget, error);
}
