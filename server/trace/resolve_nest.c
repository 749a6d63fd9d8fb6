#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "trace/resolve.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- order ---- */

#define RUN_MIN 24
#define RUNS_MAX 96

struct sorted_run {
    size_t start, length;
};

/* The sort is compiled once for each key, with the comparison inlined. */
typedef bool before_function(const void *of, uint32_t a, uint32_t b);

ALWAYS_INLINE bool row_before(const void *of, uint32_t a, uint32_t b)
{
    const struct trace_events *events = of;

    if (events->ts[a] != events->ts[b])
        return events->ts[a] < events->ts[b];
    if (events->dur[a] != events->dur[b])
        return events->dur[a] > events->dur[b];
    return a < b;
}

ALWAYS_INLINE size_t natural_run(before_function *before, const void *of,
                                 const uint32_t *rows, size_t count)
{
    size_t length = 1;

    while (length < count && !before(of, rows[length], rows[length - 1]))
        length++;
    return length;
}

/* Sorts rows[0..count) of which the first `sorted` are in order. */
ALWAYS_INLINE void insert_rows(before_function *before, const void *of, uint32_t *rows,
                               size_t sorted, size_t count)
{
    for (size_t i = sorted; i < count; i++) {
        uint32_t row = rows[i];
        size_t j = i;

        for (; j > 0 && before(of, row, rows[j - 1]); j--)
            rows[j] = rows[j - 1];
        rows[j] = row;
    }
}

/* Merges two neighbouring runs; the shorter one moves out of the way. */
ALWAYS_INLINE void merge_runs(before_function *before, const void *of, uint32_t *left,
                              size_t left_count, size_t right_count, uint32_t *scratch)
{
    uint32_t *right = left + left_count;

    /* Elements that are already in place at both ends stay. */
    while (left_count > 0 && !before(of, *right, *left)) {
        left++;
        left_count--;
    }
    while (right_count > 0 && left_count > 0 &&
           !before(of, right[right_count - 1], left[left_count - 1]))
        right_count--;
    if (left_count == 0 || right_count == 0)
        return;
    if (left_count <= right_count) {
        size_t i = 0, j = 0;
        uint32_t *out = left;

        memcpy(scratch, left, left_count * sizeof *left);
        while (i < left_count && j < right_count)
            *out++ = before(of, right[j], scratch[i]) ? right[j++] : scratch[i++];
        memcpy(out, scratch + i, (left_count - i) * sizeof *left);
        return;
    }
    uint32_t *out = right + right_count - 1;

    memcpy(scratch, right, right_count * sizeof *right);
    while (left_count > 0 && right_count > 0) {
        if (before(of, scratch[right_count - 1], left[left_count - 1]))
            *out-- = left[--left_count];
        else
            *out-- = scratch[--right_count];
    }
    memcpy(left + left_count, scratch, right_count * sizeof *left);
}

ALWAYS_INLINE void merge_at(before_function *before, const void *of, uint32_t *rows,
                            struct sorted_run *runs, size_t *run_count, size_t at,
                            uint32_t *scratch)
{
    merge_runs(before, of, rows + runs[at].start, runs[at].length, runs[at + 1].length,
               scratch);
    runs[at].length += runs[at + 1].length;
    memmove(runs + at + 1, runs + at + 2, (*run_count - at - 2) * sizeof *runs);
    (*run_count)--;
}

/* Keeps the lengths of the waiting runs falling: so few wait, and merges are balanced. */
ALWAYS_INLINE void settle_runs(before_function *before, const void *of, uint32_t *rows,
                               struct sorted_run *runs, size_t *run_count,
                               uint32_t *scratch)
{
    while (*run_count > 1) {
        size_t n = *run_count - 2;

        if (n > 0 && runs[n - 1].length <= runs[n].length + runs[n + 1].length) {
            if (runs[n - 1].length < runs[n + 1].length)
                n--;
        } else if (runs[n].length > runs[n + 1].length && *run_count < RUNS_MAX - 1) {
            break;
        }
        merge_at(before, of, rows, runs, run_count, n, scratch);
    }
}

ALWAYS_INLINE void order(before_function *before, const void *of, uint32_t *rows,
                         size_t count, uint32_t *scratch)
{
    struct sorted_run runs[RUNS_MAX];
    size_t run_count = 0;

    for (size_t start = 0; start < count;) {
        size_t left = count - start;
        size_t length = natural_run(before, of, rows + start, left);

        if (length < RUN_MIN) {
            size_t full = left < RUN_MIN ? left : RUN_MIN;

            insert_rows(before, of, rows + start, length, full);
            length = full;
        }
        runs[run_count++] = (struct sorted_run){start, length};
        start += length;
        settle_runs(before, of, rows, runs, &run_count, scratch);
    }
    while (run_count > 1)
        merge_at(before, of, rows, runs, &run_count, run_count - 2, scratch);
}

void order_rows(const struct trace_events *events, uint32_t *rows, size_t count,
                uint32_t *scratch)
{
    order(row_before, events, rows, count, scratch);
}

ALWAYS_INLINE bool correlation_before(const void *of, uint32_t a, uint32_t b)
{
    const struct trace_recording *recording = of;
    uint32_t i = recording->events.correlation[a] - 1;
    uint32_t j = recording->events.correlation[b] - 1;
    int64_t x = recording->correlations[i], y = recording->correlations[j];

    if (x != y)
        return x < y;
    if (__builtin_expect(recording->wide_size > 0, 0) &&
        trace_correlation_is_wide(recording, i) !=
            trace_correlation_is_wide(recording, j))
        return trace_correlation_is_wide(recording, j);
    return a < b;
}

void order_by_correlation(const struct trace_recording *recording, uint32_t *rows,
                          size_t count, uint32_t *scratch)
{
    order(correlation_before, recording, rows, count, scratch);
}

int order_compare_streams(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    const struct trace_place *left = &places[*(const uint32_t *)a];
    const struct trace_place *right = &places[*(const uint32_t *)b];

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->stream_is_wide != right->stream_is_wide)
        return left->stream_is_wide ? 1 : -1;
    return (left->stream > right->stream) - (left->stream < right->stream);
}

/* ---- nest ---- */

/* In the order (ts, longer first, row), the rows that may contain the next row form a
 * stack whose ends fall from bottom to top. A row that ends before the next row ends does
 * not contain it. It also contains no later row that the next row does not contain, so it
 * is popped. */

struct level {
    uint32_t row, operator_row;
    int64_t end;
    int64_t covered;     /* length of the union of the children so far */
    int64_t covered_end; /* its last end */
};

struct nest_plan {
    struct trace_recording *recording;
    bool *op_is_cpu_op;
    bool set_self;
    nest_visit *visit;
    void *context;
    uint32_t *rows; /* of all lanes; lane i has [begin[i], begin[i + 1]) */
    uint32_t *begin;
    uint32_t *order; /* lanes, largest first */
    uint32_t lanes;
    atomic_uint next; /* in `order` */
};

/* One thread's work on a plan. */
struct nest_walk {
    const struct nest_plan *plan;
    struct trace_recording *recording;
    struct level *levels;
    size_t depth, capacity;
    uint32_t *scratch;
};

struct lanes {
    uint32_t *of_place; /* place -> lane */
    uint32_t count;
};

static void pop_level(struct nest_walk *walk)
{
    const struct level *top = &walk->levels[--walk->depth];

    if (walk->plan->set_self)
        walk->recording->events.self[top->row] -= top->covered;
}

static void cover(struct level *parent, int64_t start, int64_t end)
{
    if (start < parent->covered_end)
        start = parent->covered_end;
    if (end > start) {
        parent->covered += end - start;
        parent->covered_end = end;
    }
}

static int nest_lane(struct nest_walk *walk, const uint32_t *rows, size_t count)
{
    const struct nest_plan *plan = walk->plan;
    struct trace_events *events = &walk->recording->events;

    walk->depth = 0;
    for (size_t i = 0; i < count; i++) {
        if (budget_is_over_at(plan->recording->memory.budget, i))
            return -1;
        uint32_t row = rows[i], parent = TRACE_NONE;
        int64_t start = events->ts[row], end = start + events->dur[row];

        while (walk->depth > 0 && walk->levels[walk->depth - 1].end < end)
            pop_level(walk);
        if (!ARRAY_RESERVE(walk->levels, walk->capacity, walk->depth + 1))
            return -1;
        struct level *level = &walk->levels[walk->depth];
        level->row = row;
        level->operator_row = TRACE_NONE;
        level->end = end;
        level->covered = 0;
        level->covered_end = INT64_MIN;
        if (walk->depth++ > 0) {
            struct level *top = level - 1;

            parent = top->row;
            level->operator_row = top->operator_row;
            cover(top, start, end);
        }
        if (plan->op_is_cpu_op[events->op[row]])
            level->operator_row = row;
        if (plan->set_self)
            events->self[row] = events->dur[row];
        if (plan->visit != NULL)
            plan->visit(plan->context, row, parent, level->operator_row);
    }
    while (walk->depth > 0)
        pop_level(walk);
    return 0;
}

static void free_lanes(struct lanes *lanes)
{
    free(lanes->of_place);
}

/* Places of one (pid, tid) share a lane. */
static int make_lanes(const struct trace_recording *recording, struct lanes *lanes)
{
    const struct trace_place *places = recording->places;
    uint32_t size = 16;

    while (size < recording->place_count * 2)
        size *= 2;
    CLEANUP_FREE uint32_t *table = calloc(size, sizeof *table); /* place + 1 */
    lanes->of_place = calloc((size_t)recording->place_count + 1, sizeof(uint32_t));
    if (table == NULL || lanes->of_place == NULL)
        return -1;
    for (uint32_t i = 0; i < recording->place_count; i++) {
        uint64_t key = (uint64_t)places[i].pid << 32 | places[i].tid;
        uint32_t slot = (uint32_t)hash_number(key, recording->names.seed) & (size - 1);

        while (table[slot] != 0 && (places[table[slot] - 1].pid != places[i].pid ||
                                    places[table[slot] - 1].tid != places[i].tid))
            slot = (slot + 1) & (size - 1);
        if (table[slot] == 0) {
            table[slot] = i + 1;
            lanes->of_place[i] = lanes->count++;
        } else {
            lanes->of_place[i] = lanes->of_place[table[slot] - 1];
        }
    }
    return 0;
}

/* Host rows, lane by lane, in file order; begin[lane] .. begin[lane + 1]. */
static uint32_t *gather_rows(const struct trace_recording *recording,
                             const struct lanes *lanes, uint32_t *begin)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row); row++)
        if (recording->ops[events->op[row]].side == TRACE_HOST)
            begin[lanes->of_place[events->place[row]] + 1]++;
    if (budget_look(recording->memory.budget, NULL) != 0)
        return NULL;
    for (uint32_t lane = 0; lane < lanes->count; lane++)
        begin[lane + 1] += begin[lane];
    uint32_t total = begin[lanes->count];
    uint32_t *rows = machine_array((size_t)total + 1, sizeof *rows);
    if (rows == NULL)
        return NULL;
    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row); row++)
        if (recording->ops[events->op[row]].side == TRACE_HOST)
            rows[begin[lanes->of_place[events->place[row]]]++] = row;
    /* Filling moved each beginning to the next one's place. */
    for (uint32_t lane = lanes->count; lane > 0; lane--)
        begin[lane] = begin[lane - 1];
    begin[0] = 0;
    return rows;
}

static bool *mark_cpu_ops(const struct trace_recording *recording)
{
    bool *marks = calloc((size_t)recording->op_count + 1, sizeof *marks);

    for (uint32_t i = 0; marks != NULL && i < recording->op_count; i++)
        marks[i] = strcmp(strings_text(&recording->names, recording->ops[i].category),
                          "cpu_op") == 0;
    return marks;
}

static int compare_sizes(const void *a, const void *b, void *context)
{
    const struct nest_plan *plan = context;
    const uint32_t *left = a, *right = b;
    uint32_t x = plan->begin[*left + 1] - plan->begin[*left];
    uint32_t y = plan->begin[*right + 1] - plan->begin[*right];

    return x != y ? (x > y ? -1 : 1) : (*left > *right) - (*left < *right);
}

void nest_plan_free(struct nest_plan *plan)
{
    if (plan == NULL)
        return;
    free(plan->op_is_cpu_op);
    free(plan->rows);
    free(plan->begin);
    free(plan->order);
    free(plan);
}

static int make_plan(struct nest_plan *plan)
{
    CLEANUP(free_lanes) struct lanes lanes = {0};

    if (make_lanes(plan->recording, &lanes) != 0)
        return -1;
    plan->lanes = lanes.count;
    plan->op_is_cpu_op = mark_cpu_ops(plan->recording);
    plan->begin = calloc((size_t)lanes.count + 2, sizeof *plan->begin);
    plan->order = calloc((size_t)lanes.count + 1, sizeof *plan->order);
    if (plan->op_is_cpu_op == NULL || plan->begin == NULL || plan->order == NULL)
        return -1;
    plan->rows = gather_rows(plan->recording, &lanes, plan->begin);
    if (plan->rows == NULL)
        return -1;
    for (uint32_t lane = 0; lane < lanes.count; lane++)
        plan->order[lane] = lane;
    qsort_r(plan->order, lanes.count, sizeof *plan->order, compare_sizes, plan);
    return 0;
}

int nest_plan_new(struct trace_recording *recording, bool set_self, nest_visit *visit,
                  void *context, struct nest_plan **out, struct error *error)
{
    struct nest_plan *plan = calloc(1, sizeof *plan);

    if (plan == NULL)
        return error_set_memory(error);
    plan->recording = recording;
    plan->set_self = set_self;
    plan->visit = visit;
    plan->context = context;
    if (make_plan(plan) != 0) {
        nest_plan_free(plan);
        return budget_or_memory(recording->memory.budget, error);
    }
    *out = plan;
    return 0;
}

static void free_walk(struct nest_walk *walk)
{
    free(walk->levels);
    free(walk->scratch);
}

int nest_plan_work(struct nest_plan *plan)
{
    CLEANUP(free_walk)
    struct nest_walk walk = {.plan = plan, .recording = plan->recording};
    uint32_t i;

    while ((i = atomic_fetch_add(&plan->next, 1)) < plan->lanes) {
        uint32_t *rows = plan->rows + plan->begin[plan->order[i]];
        size_t count = plan->begin[plan->order[i] + 1] - plan->begin[plan->order[i]];

        /* If the budget was over before, the lanes may be incomplete. */
        bool fine = !budget_is_over(plan->recording->memory.budget);
        if (fine && walk.scratch == NULL) /* the first lane is the largest */
            walk.scratch = malloc((count / 2 + 1) * sizeof *walk.scratch);
        fine = fine && walk.scratch != NULL;
        if (fine)
            order_rows(&plan->recording->events, rows, count, walk.scratch);
        if (!fine || nest_lane(&walk, rows, count) != 0) {
            atomic_store(&plan->next, plan->lanes);
            return -1;
        }
    }
    return 0;
}

static void free_plan(struct nest_plan **plan)
{
    nest_plan_free(*plan);
}

int nest_rows(struct trace_recording *recording, bool set_self, nest_visit *visit,
              void *context, struct error *error)
{
    CLEANUP(free_plan) struct nest_plan *plan = NULL;
    int result = nest_plan_new(recording, set_self, visit, context, &plan, error);

    if (plan == NULL)
        return result;
    return nest_plan_work(plan) != 0 ? budget_or_memory(recording->memory.budget, error)
                                     : 0;
}
