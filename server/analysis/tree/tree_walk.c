/* See tree_walk.h.
 *
 * The host rows of all threads come in one order (ts, longer first, file order). So what
 * decides the place of a row (the frames above it on its thread, its forward operator,
 * the first call of its module) comes before it. Each thread has a stack of the rows that
 * may contain the next one, as in trace/resolve/nest.c. */
#include "analysis/tree/tree_walk.h"
#include "analysis/tree/tree_place.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

#define ROW_BYTES 13

static void free_walk(struct tree_walk *walk)
{
    for (size_t i = 0; walk->lanes != NULL && i < walk->lane_count; i++)
        free(walk->lanes[i].stack);
    free(walk->lanes);
    free(walk->lane_of_place);
    free(walk->ops);
    free(walk->is_step_row);
    free(walk->node_of_row);
    free(walk->is_in_flops);
    free(walk->sequence_of_row);
    tree_map_free(&walk->forwards);
    tree_map_free(&walk->first_calls);
    tree_map_free(&walk->lane_map);
    tree_map_free(&walk->instances);
    tree_shapes_free(&walk->shapes);
    work_memo_free(&walk->work);
    step_pieces_free(&walk->pieces);
    budget_share_return(&walk->memory);
}

/* ---- before the walk ---- */

/* Places of one (pid, tid) share a lane. */
static bool make_lanes(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;

    walk->lane_of_place = calloc((size_t)recording->place_count + 1, sizeof(uint32_t));
    walk->lanes = calloc((size_t)recording->place_count + 1, sizeof *walk->lanes);
    if (walk->lane_of_place == NULL || walk->lanes == NULL)
        return false;
    for (uint32_t i = 0; i < recording->place_count; i++) {
        uint32_t *lane = tree_map_at(&walk->lane_map, recording->places[i].pid,
                                     recording->places[i].tid);

        if (lane == NULL || budget_is_over(walk->memory.budget))
            return false;
        if (*lane == 0)
            *lane = (uint32_t)++walk->lane_count;
        walk->lane_of_place[i] = *lane - 1;
    }
    return true;
}

static bool make_sequences(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;

    if (recording->sequence_count == 0)
        return true;
    walk->sequence_of_row =
        calloc((size_t)recording->events.count + 1, sizeof *walk->sequence_of_row);
    if (walk->sequence_of_row == NULL)
        return false;
    for (uint32_t i = 0;
         i < recording->sequence_count && !budget_is_over_at(walk->memory.budget, i); i++)
        if (recording->sequences[i].row < recording->events.count) {
            walk->sequence_of_row[recording->sequences[i].row] = i + 1;
            walk->has_backward |= recording->sequences[i].forward_thread != 0;
        }
    return true;
}

/* The host rows in order; owned by the caller. */
static uint32_t *order_host_rows(struct tree_walk *walk, size_t *count)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    uint32_t *rows = calloc((size_t)events->count + 1, sizeof *rows);

    *count = 0;
    for (uint32_t row = 0; rows != NULL && row < events->count &&
                           !budget_is_over_at(walk->memory.budget, row);
         row++)
        if (recording->ops[events->op[row]].side == TRACE_HOST)
            rows[(*count)++] = row;
    CLEANUP_FREE uint32_t *scratch = calloc(*count / 2 + 1, sizeof *scratch);
    if (rows == NULL || scratch == NULL) {
        free(rows);
        return NULL;
    }
    order_rows(events, rows, *count, scratch);
    return rows;
}

/* ---- the stack of a thread ---- */

/* Adds what is not covered yet: rows come in the order of their starts. */
static void cover(int64_t *covered, int64_t *covered_end, int64_t start, int64_t end)
{
    if (start < *covered_end)
        start = *covered_end;
    if (end > start) {
        *covered += end - start;
        *covered_end = end;
    }
}

static void cover_frame(struct tree_level_row *frame, const struct tree_level_row *row,
                        int64_t start)
{
    if (row->is_frame)
        cover(&frame->covered, &frame->covered_end, start, row->end);
    cover(&frame->spent, &frame->spent_end, start, row->end);
}

static void pop_row(struct tree_walk *walk, struct tree_lane *lane)
{
    const struct tree_level_row *top = &lane->stack[--lane->depth];

    if (lane->depth > 0)
        lane->stack[lane->depth - 1].has_flops |= top->has_flops;

    if (top->is_frame && top->is_chosen) {
        int64_t self = top->duration - top->covered;
        const struct tree_sample sample = {top->node, top->step, self, 0};

        walk->build->tree.nodes[top->node].self += self;
        walk->build->tree.nodes[top->node].known_calls += top->has_flops;
        if (!top->is_wait)
            walk->build->tree.nodes[top->node].work += top->duration - top->spent;
        tree_build_sample(walk->build, &sample);
    }
}

static bool push_row(struct tree_lane *lane, const struct tree_level_row *row)
{
    if (!ARRAY_RESERVE(lane->stack, lane->capacity, lane->depth + 1))
        return false;
    lane->stack[lane->depth++] = *row;
    return true;
}

/* ---- the walk ---- */

static bool is_step_row(struct tree_walk *walk, uint32_t row)
{
    return walk->is_step_row != NULL && walk->is_step_row[row];
}

/* Whether rows of this sort make frames at the level. */
static bool makes_frames(enum tree_level level, uint8_t sort)
{
    return sort == TREE_ANNOTATION || sort == TREE_OPERATOR ||
           (sort == TREE_MODULE && level != TREE_OPERATORS) ||
           (sort == TREE_PYTHON && level == TREE_PYTHON_LEVEL);
}

/* `step`: which one it is in, if it is chosen; 0: the recording as a whole. */
static bool is_chosen(struct tree_walk *walk, int64_t time, uint32_t *step)
{
    *step = 0;
    if (walk->recording->step_count == 0)
        return false;
    if (walk->input->chosen[0])
        return true;
    *step = step_pieces_find(&walk->pieces, time);
    return *step != 0 && walk->input->chosen[*step];
}

static void count_row(struct tree_walk *walk, const struct tree_level_row *level,
                      uint32_t row)
{
    struct tree_node *node = &walk->build->tree.nodes[level->node];

    if (!level->is_chosen)
        return;
    node->calls++;
    node->host += level->duration;
    if (node->sort == TREE_OPERATOR && !walk->input->is_frames_alone)
        tree_shapes_count(&walk->shapes, walk->build, level->node, row);
}

/* The outermost operator of a thread that has FLOPs gives them to its frame. */
static void count_flops(struct tree_walk *walk, struct tree_level_row *level,
                        uint32_t row)
{
    uint32_t step;

    level->has_flops = level->in_flops;
    if (level->in_flops || walk->input->is_frames_alone)
        return;
    const struct work_amount work = work_memo_of(&walk->work, row);
    level->in_flops = level->has_flops = work.kind == WORK_FLOPS;
    if (!level->in_flops || !is_chosen(walk, walk->recording->events.ts[row], &step))
        return;
    walk->build->tree.nodes[level->node].own_flops += (double)work.amount;
    walk->build->tree.nodes[level->node].has_own_flops = true;
}

static bool visit(struct tree_walk *walk, uint32_t row)
{
    const struct trace_events *events = &walk->recording->events;
    struct tree_lane *lane = &walk->lanes[walk->lane_of_place[events->place[row]]];
    int64_t start = events->ts[row], end = start + events->dur[row];
    const struct tree_op *op = &walk->ops[events->op[row]];
    struct tree_level_row level = {.end = end,
                                   .duration = events->dur[row],
                                   .covered_end = INT64_MIN,
                                   .spent_end = INT64_MIN,
                                   .is_wait = op->is_wait,
                                   .node = TREE_ROOT_NODE,
                                   .frame = TREE_NONE,
                                   .backward_number = -1};

    while (lane->depth > 0 && lane->stack[lane->depth - 1].end < end)
        pop_row(walk, lane);
    if (lane->depth > 0) {
        const struct tree_level_row *top = &lane->stack[lane->depth - 1];

        level.node = top->node;
        level.frame = top->is_frame ? (uint32_t)(lane->depth - 1) : top->frame;
        level.backward_number = top->backward_number;
        level.in_flops = top->in_flops;
        level.in_backward = top->in_backward;
        level.may_recompute = top->may_recompute;
    }
    if (makes_frames(walk->input->level, op->sort) && !is_step_row(walk, row))
        tree_place_row(walk, op, row, &level);
    else if (op->is_cpu_op)
        tree_place_note_operator(walk, row, &level);
    if (walk->build->failed)
        return false;
    if (level.frame != TREE_NONE && (level.is_frame || level.is_wait))
        cover_frame(&lane->stack[level.frame], &level, start);
    if (level.is_frame) {
        level.is_chosen = is_chosen(walk, start, &level.step);
        count_row(walk, &level, row);
    }
    count_flops(walk, &level, row);
    walk->node_of_row[row] = level.node;
    walk->is_in_flops[row] = level.in_flops;
    return push_row(lane, &level);
}

/* Places the instants before a time: all rows that start no later than these instants
 * have come. Rows that ended before an instant contain no later row either. */
static void place_instants(struct tree_walk *walk, int64_t until, bool all)
{
    const struct trace_recording *recording = walk->recording;
    uint32_t *next = &walk->next_instant;

    if (walk->input->instants == NULL)
        return;
    for (; *next < recording->memory_count &&
           !budget_is_over_at(walk->memory.budget, *next);
         (*next)++) {
        uint32_t number = walk->input->instants[*next];
        const struct trace_memory *instant = &recording->memory_instants[number];
        struct tree_lane *lane = &walk->lanes[walk->lane_of_place[instant->place]];

        if (!all && instant->ts >= until)
            break;
        while (lane->depth > 0 && lane->stack[lane->depth - 1].end < instant->ts)
            pop_row(walk, lane);
        walk->input->node_of_instant[number] =
            lane->depth == 0 ? TREE_ROOT_NODE : lane->stack[lane->depth - 1].node;
    }
}

static bool visit_host_rows(struct tree_walk *walk)
{
    size_t count;
    CLEANUP_FREE uint32_t *rows = order_host_rows(walk, &count);

    if (rows == NULL || budget_is_over(walk->memory.budget))
        return false;
    for (size_t i = 0; i < count; i++) {
        place_instants(walk, walk->recording->events.ts[rows[i]], false);
        if (budget_is_over_at(walk->memory.budget, i) || !visit(walk, rows[i]))
            return false;
    }
    place_instants(walk, INT64_MAX, true);
    for (size_t i = 0; i < walk->lane_count; i++)
        while (walk->lanes[i].depth > 0)
            pop_row(walk, &walk->lanes[i]);
    return true;
}

/* ---- device rows ---- */

/* Below the innermost frame that contains the launch; else in a frame below the root. */
static uint32_t place_of_device_row(struct tree_walk *walk, uint32_t launch)
{
    struct tree_child child = {.parent = TREE_ROOT_NODE, .number = TREE_NONE};

    if (launch != TREE_NONE && walk->node_of_row[launch] != TREE_ROOT_NODE)
        return walk->node_of_row[launch];
    if (launch != TREE_NONE) {
        child.sort = TREE_LAUNCH;
        child.name = walk->ops[walk->recording->events.op[launch]].name;
    } else {
        child.sort = TREE_NO_LAUNCH;
        child.name = tree_build_name(walk->build, "no launch", 9);
    }
    child.key = child.name;
    return tree_build_child(walk->build, &child);
}

static void count_kind(struct tree_node *node, uint8_t kind, int64_t time)
{
    if (kind == TRACE_KIND_COMMUNICATION)
        node->communication += time;
    else if (kind == TRACE_KIND_MEMORY)
        node->memory += time;
}

static void visit_device_rows(struct tree_walk *walk)
{
    const struct trace_events *events = &walk->recording->events;

    for (uint32_t row = 0; row < events->count && !walk->build->failed &&
                           !budget_is_over_at(walk->memory.budget, row);
         row++) {
        if (walk->recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        uint32_t launch = events->link[row], step = 0;
        bool chosen = launch != TRACE_NONE
                          ? is_chosen(walk, events->ts[launch], &step)
                          : walk->recording->step_count > 0 && walk->input->chosen[0];
        if (!chosen)
            continue;
        const struct tree_sample sample = {place_of_device_row(walk, launch), step, 0,
                                           events->dur[row]};
        if (sample.node == TREE_NONE)
            continue;
        tree_build_kernel(walk->build, sample.node, walk->ops[events->op[row]].name, 1,
                          events->dur[row]);
        if (launch != TRACE_NONE && walk->is_in_flops[launch])
            walk->build->tree.nodes[sample.node].own_known += events->dur[row];
        count_kind(&walk->build->tree.nodes[sample.node],
                   walk->recording->ops[events->op[row]].kind, events->dur[row]);
        tree_build_sample(walk->build, &sample);
    }
}

/* ---- the whole ---- */

/* Rows of a marker that are steps make no frames, whatever their names. */
static bool mark_step_rows(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    uint32_t next = 0;

    if (walk->input->marker == NULL)
        return true;
    walk->is_step_row = calloc((size_t)events->count + 1, sizeof *walk->is_step_row);
    if (walk->is_step_row == NULL)
        return false;
    for (uint32_t row = 0; row < events->count && next < recording->step_row_count &&
                           !budget_is_over_at(walk->memory.budget, row);
         row++)
        if (walk->ops[events->op[row]].may_be_step &&
            events->ts[row] == recording->step_rows[next].ts &&
            events->dur[row] == recording->step_rows[next].dur) {
            walk->is_step_row[row] = true;
            next++;
        }
    return true;
}

static bool prepare(struct tree_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    size_t rows = recording->events.count;

    if (budget_share_take(&walk->memory, rows * ROW_BYTES, NULL) != 0)
        return false;
    tree_map_init(&walk->forwards, &walk->memory);
    tree_map_init(&walk->first_calls, &walk->memory);
    tree_map_init(&walk->lane_map, &walk->memory);
    tree_map_init(&walk->instances, &walk->memory);
    walk->node_of_row = calloc(rows + 1, sizeof *walk->node_of_row);
    walk->is_in_flops = calloc(rows + 1, sizeof *walk->is_in_flops);
    walk->ops = tree_names_make(recording, &walk->pieces, walk->input->marker,
                                walk->input->lines, walk->build);
    return walk->node_of_row != NULL && walk->is_in_flops != NULL && walk->ops != NULL &&
           make_lanes(walk) && make_sequences(walk) && mark_step_rows(walk) &&
           tree_shapes_init(&walk->shapes, recording);
}

int tree_walk(const struct tree_input *input, struct tree_build *build,
              struct error *error)
{
    struct budget *budget = input->recording->memory.budget;
    CLEANUP(free_walk)
    struct tree_walk walk = {.input = input,
                             .recording = input->recording,
                             .build = build,
                             .memory = {.budget = budget}};
    int result = step_pieces_make(input->recording, STEP_HOST, &walk.pieces, error);

    if (result == 0 && !input->is_frames_alone)
        result = work_memo_init(&walk.work, input->recording, error);
    if (result != 0)
        return result;
    if (!prepare(&walk) || !visit_host_rows(&walk))
        return budget_or_memory(budget, error);
    if (!input->is_frames_alone)
        visit_device_rows(&walk);
    return build->failed ? budget_or_memory(budget, error) : budget_look(budget, error);
}
