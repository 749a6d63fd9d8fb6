#include "trace/resolve.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <ctype.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- sums ---- */

/* Sums per step and op, and per device op and launching operator. */

/* Cells while they are summed, found by (step, op): directly in a table of steps x ops if
 * that is small, otherwise by hash. */
#define DIRECT_MAX ((uint64_t)1 << 20)
#define SHARED_MAX ((uint64_t)1 << 16) /* (step, op) that two threads sum at once */

struct cell_sums {
    struct trace_cell *cells;
    size_t count, capacity;
    uint32_t *table; /* index + 1 */
    uint64_t size;
    bool direct;
    uint32_t op_count;
    uint64_t seed; /* of the hashes */
};

static void free_sums(struct cell_sums *sums)
{
    free(sums->cells);
    free(sums->table);
}

static int grow_table(struct cell_sums *sums)
{
    uint64_t size = sums->size * 2;
    uint32_t *table = calloc(size, sizeof *table);

    if (table == NULL)
        return -1;
    for (size_t i = 0; i < sums->count; i++) {
        uint64_t key = (uint64_t)sums->cells[i].step * sums->op_count + sums->cells[i].op;
        uint64_t slot = hash_number(key, sums->seed) & (size - 1);

        while (table[slot] != 0)
            slot = (slot + 1) & (size - 1);
        table[slot] = (uint32_t)(i + 1);
    }
    free(sums->table);
    sums->table = table;
    sums->size = size;
    return 0;
}

static int begin_sums(struct cell_sums *sums, uint32_t steps, uint32_t ops)
{
    uint64_t size = (uint64_t)steps * ops;

    sums->direct = size <= DIRECT_MAX;
    sums->size = sums->direct ? size + 1 : 1 << 16;
    sums->op_count = ops;
    sums->seed = hash_seed();
    sums->table = calloc(sums->size, sizeof *sums->table);
    return sums->table == NULL ? -1 : 0;
}

/* The cell of a step and op, made if it is new; NULL when memory is refused. */
static inline struct trace_cell *cell_of(struct cell_sums *sums, uint32_t step,
                                         uint32_t op)
{
    uint64_t key = (uint64_t)step * sums->op_count + op, slot = key;

    if (!sums->direct) {
        if (sums->count >= sums->size / 2 && grow_table(sums) != 0)
            return NULL;
        slot = hash_number(key, sums->seed) & (sums->size - 1);
        while (sums->table[slot] != 0) {
            const struct trace_cell *found = &sums->cells[sums->table[slot] - 1];

            if (found->step == step && found->op == op)
                break;
            slot = (slot + 1) & (sums->size - 1);
        }
    }
    if (sums->table[slot] != 0)
        return &sums->cells[sums->table[slot] - 1];
    if (!ARRAY_RESERVE(sums->cells, sums->capacity, sums->count + 1))
        return NULL;
    struct trace_cell *made = &sums->cells[sums->count++];
    *made = (struct trace_cell){.step = step, .op = op, .min = INT64_MAX};
    sums->table[slot] = (uint32_t)sums->count;
    return made;
}

static inline int add_to_cell(struct cell_sums *sums, uint32_t step, uint32_t op,
                              int64_t dur, int64_t self)
{
    struct trace_cell *cell = cell_of(sums, step, op);

    if (cell == NULL)
        return -1;
    cell->count++;
    number_add_to(&cell->total, dur);
    number_add_to(&cell->self, self);
    cell->min = dur < cell->min ? dur : cell->min;
    cell->max = dur > cell->max ? dur : cell->max;
    return 0;
}

static int compare_cells(const void *a, const void *b, void *context)
{
    const struct trace_cell *cells = context;
    const struct trace_cell *left = &cells[*(const uint32_t *)a];
    const struct trace_cell *right = &cells[*(const uint32_t *)b];

    if (left->step != right->step)
        return left->step < right->step ? -1 : 1;
    return left->op < right->op ? -1 : left->op > right->op;
}

/* The cells in the order of (step, op), which is that of the direct table. */
static uint32_t *order_cells(const struct cell_sums *sums)
{
    uint32_t *order = calloc(sums->count + 1, sizeof *order);
    size_t at = 0;

    if (order == NULL)
        return NULL;
    if (sums->direct) {
        for (uint64_t slot = 0; slot < sums->size; slot++)
            if (sums->table[slot] != 0)
                order[at++] = sums->table[slot] - 1;
        return order;
    }
    for (; at < sums->count; at++)
        order[at] = (uint32_t)at;
    if (at > 1)
        qsort_r(order, at, sizeof *order, compare_cells, sums->cells);
    return order;
}

/* Sorts the cells in place: there may be as many as events, and a second array would
 * break the memory limit. */
static void permute_cells(struct trace_cell *cells, uint32_t *order, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct trace_cell first = cells[i];
        size_t at = i;

        while (order[at] != i) {
            size_t from = order[at];

            cells[at] = cells[from];
            order[at] = (uint32_t)at;
            at = from;
        }
        cells[at] = first;
        order[at] = (uint32_t)at;
    }
}

static int store_cells(struct trace_recording *recording, struct cell_sums *sums)
{
    CLEANUP_FREE uint32_t *order = order_cells(sums);
    size_t at = 0;

    recording->cell_begin =
        calloc((size_t)recording->step_count + 1, sizeof *recording->cell_begin);
    if (order == NULL || recording->cell_begin == NULL)
        return -1;
    permute_cells(sums->cells, order, sums->count);
    for (uint32_t step = 0; step < recording->step_count; step++) {
        recording->cell_begin[step] = at;
        while (at < sums->count && sums->cells[at].step == step)
            at++;
    }
    recording->cell_begin[recording->step_count] = at;
    recording->cells = TAKE_PTR(sums->cells);
    if (recording->cells == NULL) /* a file without rows */
        recording->cells = calloc(1, sizeof *recording->cells);
    return recording->cells == NULL ? -1 : 0;
}

/* ---- launch shapes ---- */

struct launch_table {
    struct trace_launch_shape *entries;
    size_t capacity;
    uint32_t count;
    uint32_t *slots;
    uint32_t size;
    uint64_t seed; /* of the hashes */
};

static uint64_t launch_hash(const struct trace_launch_shape *entry, uint64_t seed)
{
    return hash_number((uint64_t)entry->op << 32 | entry->operator_name,
                       hash_number(entry->shape, seed));
}

static int grow_launches(struct launch_table *table)
{
    if (!ARRAY_RESERVE(table->entries, table->capacity, table->count + (size_t)1))
        return -1;
    if (table->size / 2 > table->count)
        return 0;
    uint32_t size = table->size == 0 ? 1024 : table->size * 2;
    uint32_t *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return -1;
    for (uint32_t i = 0; i < table->count; i++) {
        uint32_t slot =
            (uint32_t)launch_hash(&table->entries[i], table->seed) & (size - 1);

        while (slots[slot] != 0)
            slot = (slot + 1) & (size - 1);
        slots[slot] = i + 1;
    }
    free(table->slots);
    table->slots = slots;
    table->size = size;
    return 0;
}

static int add_launch(struct launch_table *table, struct trace_launch_shape key,
                      int64_t dur)
{
    if (grow_launches(table) != 0)
        return -1;
    uint32_t mask = table->size - 1,
             slot = (uint32_t)launch_hash(&key, table->seed) & mask;
    struct trace_launch_shape *entry;

    for (; table->slots[slot] != 0; slot = (slot + 1) & mask) {
        entry = &table->entries[table->slots[slot] - 1];
        if (entry->op == key.op && entry->operator_name == key.operator_name &&
            entry->shape == key.shape) {
            entry->count++;
            number_add_to(&entry->total, dur);
            return 0;
        }
    }
    key.count = 1;
    key.total = dur;
    table->entries[table->count++] = key;
    table->slots[slot] = table->count;
    return 0;
}

static int make_launch_shapes(struct trace_recording *recording,
                              const uint32_t *operators)
{
    const struct trace_events *events = &recording->events;
    struct launch_table table = {.seed = hash_seed()};
    int result = 0;

    for (uint32_t row = 0; row < events->count && result == 0; row++) {
        struct trace_launch_shape key = {
            .op = events->op[row], .operator_name = TRACE_NONE, .shape = TRACE_NONE};

        if (recording->ops[key.op].side != TRACE_DEVICE)
            continue;
        uint32_t above = events->link[row] == TRACE_NONE
                             ? TRACE_NONE
                             : operators[events->correlation[events->link[row]] - 1];
        if (above != TRACE_NONE) {
            key.operator_name = recording->ops[events->op[above]].name;
            key.shape = trace_row_shape(recording, above);
        }
        result = add_launch(&table, key, events->dur[row]);
    }
    free(table.slots);
    recording->launch_shapes = table.entries;
    recording->launch_shape_count = table.count;
    return result;
}

/* ---- the whole ---- */

/* Rows that a thread sums before it takes more. */
#define ROWS_AT_ONCE ((uint32_t)1 << 15)

struct sums_job {
    struct trace_recording *recording;
    const uint32_t *operators;
    atomic_uint next; /* 0: the launch shapes; then the rows, ROWS_AT_ONCE each */
    uint32_t count;
};

/* The sums of a thread. It has its own cache lines, because every row writes it. */
struct share {
    struct sums_job *job;
    struct step_pieces pieces; /* borrowed, except for the result of the last search */
    struct cell_sums sums;
    uint64_t without_step;
    int result;
} __attribute__((aligned(128)));

/* Rows without a step are summed for step 0, which becomes the whole file in the end. */
static int sum_rows(struct share *share, uint32_t from, uint32_t to)
{
    const struct trace_recording *recording = share->job->recording;
    const struct trace_events *events = &recording->events;

    for (uint32_t row = from; row < to; row++) {
        uint32_t op = events->op[row], step = 0;

        if (recording->has_steps) {
            step = step_of_row(recording, &share->pieces, row);
            share->without_step += step == 0 && recording->ops[op].side == TRACE_DEVICE;
        }
        if (add_to_cell(&share->sums, step, op, events->dur[row], events->self[row]) != 0)
            return -1;
    }
    return 0;
}

static void sum_share(void *context)
{
    struct share *share = context;
    struct sums_job *job = share->job;
    struct trace_recording *recording = job->recording;
    uint32_t rows = recording->events.count, i;

    share->result = begin_sums(&share->sums, recording->step_count, recording->op_count);
    while (share->result == 0 && (i = atomic_fetch_add(&job->next, 1)) < job->count) {
        uint32_t from = (i - 1) * ROWS_AT_ONCE;

        if (i == 0 && job->operators != NULL)
            share->result = make_launch_shapes(recording, job->operators);
        else if (i > 0)
            share->result = sum_rows(
                share, from, rows - from < ROWS_AT_ONCE ? rows : from + ROWS_AT_ONCE);
    }
}

static int add_cell(struct cell_sums *into, uint32_t step, const struct trace_cell *cell)
{
    struct trace_cell *sum = cell_of(into, step, cell->op);

    if (sum == NULL)
        return -1;
    sum->count += cell->count;
    number_add_to(&sum->total, cell->total);
    number_add_to(&sum->self, cell->self);
    sum->min = cell->min < sum->min ? cell->min : sum->min;
    sum->max = cell->max > sum->max ? cell->max : sum->max;
    return 0;
}

/* Adds the sums of another thread, then the sums of all steps to that of the file. */
static int merge_sums(struct cell_sums *into, const struct cell_sums *from)
{
    int result = 0;

    for (size_t i = 0; i < from->count && result == 0; i++)
        result = add_cell(into, from->cells[i].step, &from->cells[i]);
    for (size_t i = 0, end = into->count; i < end && result == 0; i++) {
        struct trace_cell cell = into->cells[i]; /* they may move */

        if (cell.step != 0)
            result = add_cell(into, 0, &cell);
    }
    return result;
}

static void free_share(struct share *share)
{
    free_sums(&share->sums);
}

/* Fills recording.cells, .cell_begin and .launch_shapes, and counts device rows without a
 * step. Needs links and self times. `operators`: for each element of
 * recording.correlations that belongs to a launch row, the operator row above it, or
 * TRACE_NONE; NULL: the launch shapes stay as they are. `side_by_side`: on two threads,
 * if there are few cells. */
static int sums_make(struct trace_recording *recording, const struct step_pieces *pieces,
                     const uint32_t *operators, bool side_by_side, struct error *error)
{
    uint64_t cells = (uint64_t)recording->step_count * recording->op_count;
    uint32_t rows = recording->events.count;
    struct sums_job job = {.recording = recording,
                           .operators = operators,
                           .count = 1 + rows / ROWS_AT_ONCE + (rows % ROWS_AT_ONCE != 0)};
    CLEANUP(free_share) struct share first = {.job = &job, .pieces = *pieces};
    CLEANUP(free_share) struct share second = {.job = &job, .pieces = *pieces};

    /* The second thread needs cells of its own, so use it only if these take almost no
     * memory. */
    if (side_by_side && cells <= SHARED_MAX)
        threads_both(sum_share, &first, &second, true);
    else
        sum_share(&first);
    if (first.result != 0 || second.result != 0 ||
        merge_sums(&first.sums, &second.sums) != 0)
        return error_set_memory(error);
    recording->quality.device_rows_without_step +=
        first.without_step + second.without_step;
    return store_cells(recording, &first.sums) != 0 ? error_set_memory(error) : 0;
}

/* ---- markers ---- */

/* ---- which names could be markers ---- */

#define NO_SORT TRACE_MARKER_SORTS /* of a category that makes no markers */

/* The step rows of a marker name, while they are found. */
struct marker_candidate {
    uint64_t rows;
    int64_t total, longest, last_end;
    uint32_t open; /* rows of the name that contain the current row */
    uint32_t lane; /* of the last row */
    uint8_t sort;  /* the largest of enum trace_marker_sort */
    bool lanes;    /* of several threads: whether they overlap is not known yet */
    bool overlap;
};

struct marker_search {
    const struct trace_recording *recording;
    struct arena *arena;
    struct strings names; /* the marker names; the number of a name is that of its
                             candidate */
    struct marker_candidate *candidates;
    uint32_t *of_op; /* candidate by op; TRACE_NONE for rows that are not host rows */
    uint8_t *sort_of_op;
    bool *outermost; /* by row */
    uint32_t *stack; /* the rows that may contain the next one */
    size_t depth, capacity;
    uint32_t lane, place; /* number of the thread; where the last row ran */
};

static uint8_t sort_of(const char *category)
{
    static const char *const categories[TRACE_MARKER_SORTS] = {
        [TRACE_MARKER_ANNOTATION] = "user_annotation",
        [TRACE_MARKER_OPERATOR] = "cpu_op",
        [TRACE_MARKER_PYTHON] = "python_function"};

    for (int sort = 0; sort < TRACE_MARKER_SORTS; sort++)
        if (strcmp(category, categories[sort]) == 0)
            return (uint8_t)sort;
    return NO_SORT;
}

/* A part of a step, however often it runs and however long: what the engine of autograd
 * evaluates, a collective, a call of the runtime. `name`: a marker name. */
static bool is_part_of_step(const char *name, uint8_t sort)
{
    static const char *const begins[] = {
        "autograd::", "torch::autograd::", "c10d::", "nccl:",
        "gloo:",      "record_param_comms"};
    static const char *const calls[] = {"cuda", "hip", "cu"};

    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (strncmp(name, begins[i], strlen(begins[i])) == 0)
            return true;
    if (sort != TRACE_MARKER_OPERATOR)
        return false;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (strncmp(name, calls[i], strlen(calls[i])) == 0 &&
            isupper((unsigned char)name[strlen(calls[i])]))
            return true;
    return text_ends_with(name, "Backward") || text_ends_with(name, "AccumulateGrad");
}

/* By name: device work has it, so host rows of that name only launch it. */
static bool *list_device_names(const struct trace_recording *recording,
                               struct arena *arena)
{
    bool *names = arena_new(arena, recording->names.count, sizeof *names);

    for (uint32_t i = 0; i < recording->op_count; i++)
        names[recording->ops[i].name] |= recording->ops[i].side == TRACE_DEVICE;
    return names;
}

/* Names the host ops; false when memory is refused. */
static bool name_ops(struct marker_search *search)
{
    const struct trace_recording *recording = search->recording;
    const bool *on_device = list_device_names(recording, search->arena);
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    strings_init_in(&search->names, (size_t)1 << 31, search->arena);
    search->of_op = arena_numbers(search->arena, recording->op_count);
    search->sort_of_op = arena_new(search->arena, recording->op_count, 1);
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        if (op->side != TRACE_HOST)
            continue;
        buffer_clear(&name);
        trace_marker_name(&name, strings_text(&recording->names, op->name),
                          strings_length(&recording->names, op->name));
        if (buffer_failed(&name))
            return false;
        search->of_op[i] = strings_add(&search->names, name.bytes, name.length);
        search->sort_of_op[i] = sort_of(strings_text(&recording->names, op->category));
        if (on_device[op->name] || is_part_of_step(name.bytes, search->sort_of_op[i]))
            search->sort_of_op[i] = NO_SORT;
    }
    search->candidates =
        arena_new(search->arena, search->names.count, sizeof *search->candidates);
    return true;
}

/* Whether any name has enough rows, by the sums of the whole file. */
static bool may_find(const struct marker_search *search)
{
    const struct trace_recording *recording = search->recording;
    uint64_t *counts = arena_new(search->arena, search->names.count, sizeof *counts);

    for (size_t i = recording->cell_begin[0]; i < recording->cell_begin[1]; i++) {
        const struct trace_cell *cell = &recording->cells[i];

        if (search->of_op[cell->op] == TRACE_NONE ||
            search->sort_of_op[cell->op] == NO_SORT)
            continue;
        counts[search->of_op[cell->op]] += cell->count;
        if (counts[search->of_op[cell->op]] >= TRACE_MARKER_ROWS_MIN)
            return true;
    }
    return false;
}

/* Rows come thread by thread. */
static void follow_lane(struct marker_search *search, uint32_t place)
{
    const struct trace_place *places = search->recording->places;

    if (search->place == place)
        return;
    if (search->place == TRACE_NONE || places[search->place].pid != places[place].pid ||
        places[search->place].tid != places[place].tid)
        search->lane++;
    search->place = place;
}

static void pop_until(struct marker_search *search, uint32_t parent)
{
    const uint32_t *ops = search->recording->events.op;

    while (search->depth > 0 && search->stack[search->depth - 1] != parent)
        search->candidates[search->of_op[ops[search->stack[--search->depth]]]].open--;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct marker_search *search = context;
    const struct trace_events *events = &search->recording->events;
    uint32_t op = events->op[row];
    struct marker_candidate *candidate = &search->candidates[search->of_op[op]];

    (void)operator_row;
    follow_lane(search, events->place[row]);
    pop_until(search, parent);
    if (candidate->open++ == 0) {
        int64_t start = events->ts[row], dur = events->dur[row];
        bool same_lane = candidate->rows > 0 && candidate->lane == search->lane;

        search->outermost[row] = true;
        candidate->overlap |= same_lane && start < candidate->last_end;
        candidate->lanes |= candidate->rows > 0 && !same_lane;
        candidate->rows++;
        candidate->lane = search->lane;
        candidate->last_end = start + dur;
        number_add_to(&candidate->total, dur);
        candidate->longest = dur > candidate->longest ? dur : candidate->longest;
        if (search->sort_of_op[op] > candidate->sort)
            candidate->sort = search->sort_of_op[op];
    }
    ARENA_RESERVE(search->arena, search->stack, search->capacity, search->depth + 1);
    search->stack[search->depth++] = row;
}

static bool is_possible(const struct marker_search *search,
                        const struct marker_candidate *candidate)
{
    return candidate->rows >= TRACE_MARKER_ROWS_MIN && candidate->sort != NO_SORT &&
           !candidate->overlap && candidate->total <= search->recording->steps[0].dur;
}

/* ---- names with rows on several threads ---- */

struct marker_interval {
    uint32_t candidate;
    int64_t start, end;
};

static int compare_intervals(const void *a, const void *b)
{
    const struct marker_interval *left = a, *right = b;

    if (left->candidate != right->candidate)
        return left->candidate < right->candidate ? -1 : 1;
    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return (left->end > right->end) - (left->end < right->end);
}

static bool needs_sorting(const struct marker_search *search, uint32_t row)
{
    const struct trace_events *events = &search->recording->events;

    if (!search->outermost[row])
        return false;
    const struct marker_candidate *candidate =
        &search->candidates[search->of_op[events->op[row]]];
    return candidate->lanes && is_possible(search, candidate);
}

static void sort_lanes(struct marker_search *search)
{
    const struct trace_events *events = &search->recording->events;
    size_t count = 0, at = 0;

    for (uint32_t row = 0; row < events->count; row++)
        count += needs_sorting(search, row);
    struct marker_interval *intervals =
        arena_new(search->arena, count, sizeof *intervals);
    for (uint32_t row = 0; row < events->count; row++)
        if (needs_sorting(search, row))
            intervals[at++] =
                (struct marker_interval){search->of_op[events->op[row]], events->ts[row],
                                         events->ts[row] + events->dur[row]};
    qsort(intervals, count, sizeof *intervals, compare_intervals);
    for (size_t i = 1; i < count; i++)
        if (intervals[i].candidate == intervals[i - 1].candidate &&
            intervals[i].start < intervals[i - 1].end)
            search->candidates[intervals[i].candidate].overlap = true;
}

/* ---- the result ---- */

static bool keep_candidates(struct marker_search *search,
                            struct trace_recording *recording)
{
    recording->markers =
        calloc((size_t)search->names.count + 1, sizeof *recording->markers);
    if (recording->markers == NULL)
        return false;
    for (uint32_t i = 0; i < search->names.count; i++) {
        const struct marker_candidate *candidate = &search->candidates[i];
        const char *text = strings_text(&search->names, i);
        size_t length = strings_length(&search->names, i);

        /* A name that no URL can carry is not suggested. */
        if (!is_possible(search, candidate) || !text_is_utf8(text, length))
            continue;
        uint32_t name = strings_add(&recording->names, text, length);
        if (name == STRINGS_NONE)
            return false;
        recording->markers[recording->marker_count++] =
            (struct trace_marker){.name = name,
                                  .sort = candidate->sort,
                                  .rows = candidate->rows,
                                  .total = candidate->total,
                                  .longest = candidate->longest};
    }
    return true;
}

int markers_find(struct trace_recording *recording, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct marker_search search = {
        .recording = recording, .arena = arena, .place = TRACE_NONE};

    if (recording->has_steps || recording->step_count == 0)
        return 0;
    if (!name_ops(&search))
        return error_set_memory(error);
    if (!may_find(&search))
        return 0;
    search.outermost =
        arena_new(arena, recording->events.count, sizeof *search.outermost);
    int result = nest_rows(recording, false, visit, &search, error);
    if (result != 0)
        return result;
    sort_lanes(&search);
    return keep_candidates(&search, recording) ? 0 : error_set_memory(error);
}

/* ---- steps of a marker ---- */

struct marks {
    const struct trace_recording *recording;
    uint8_t *fits; /* by op: enum trace_marker_fit */
    bool *inside;  /* by row: it is a row of the marker or inside of one */
    bool *chosen;  /* by row: a step row */
    uint32_t count;
};

static void mark(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct marks *marks = context;
    bool below = parent != TRACE_NONE && marks->inside[parent];
    uint8_t fit = marks->fits[marks->recording->events.op[row]];

    (void)operator_row;
    marks->inside[row] = below || fit != TRACE_MARKER_OTHER;
    marks->chosen[row] = fit == TRACE_MARKER_FITS && !below;
    marks->count += marks->chosen[row];
}

static bool match_ops(struct marks *marks, const char *marker)
{
    const struct trace_recording *recording = marks->recording;

    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        if (op->side != TRACE_HOST)
            continue;
        enum trace_marker_fit fit =
            trace_marker_fits(marker, strings_text(&recording->names, op->category),
                              strings_text(&recording->names, op->name),
                              strings_length(&recording->names, op->name));
        if (fit == TRACE_MARKER_FAILED)
            return false;
        marks->fits[i] = (uint8_t)fit;
    }
    return true;
}

/* A step row of a marker, to be numbered by (start, file order). */
struct marker_row {
    int64_t ts;
    uint32_t row; /* of step_rows, which is file order */
};

static int compare_numbered(const void *a, const void *b)
{
    const struct marker_row *left = a, *right = b;

    if (left->ts != right->ts)
        return left->ts < right->ts ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

/* Adds the time that the rows cover. `order`: by start. */
static void add_cover(const struct trace_step_row *rows, const struct marker_row *order,
                      uint32_t count, struct marker_cover *cover)
{
    int64_t covered = 0, until = INT64_MIN;

    for (uint32_t i = 0; i < count; i++) {
        int64_t start = order[i].ts > until ? order[i].ts : until;
        int64_t end = order[i].ts + rows[order[i].row].dur;

        covered += end > start ? end - start : 0;
        until = end > until ? end : until;
    }
    if (count == 0)
        return;
    number_add_to(&cover->covered, covered);
    number_add_to(&cover->whole, until - order[0].ts);
}

/* Each row lasts until the next one begins; the last one goes. */
static uint32_t join_rows(struct trace_step_row *rows, const struct marker_row *order,
                          uint32_t count)
{
    if (count == 0)
        return 0;
    for (uint32_t i = 0; i + 1 < count; i++)
        rows[order[i].row].dur = order[i + 1].ts - order[i].ts;
    uint32_t last = order[count - 1].row;
    memmove(&rows[last], &rows[last + 1], (size_t)(count - 1 - last) * sizeof *rows);
    return count - 1;
}

static bool make_step_rows(const struct marks *marks, struct trace_recording *recording,
                           enum marker_until until, struct marker_cover *cover)
{
    const struct trace_events *events = &recording->events;
    size_t size = (size_t)marks->count + 1;
    CLEANUP_FREE struct marker_row *order = calloc(size, sizeof *order);
    struct trace_step_row *rows = calloc(size, sizeof *rows);
    uint32_t count = 0;

    free(recording->step_rows);
    recording->step_rows = rows;
    recording->step_row_count = 0;
    if (order == NULL || rows == NULL)
        return false;
    for (uint32_t row = 0; row < events->count; row++) {
        if (!marks->chosen[row])
            continue;
        rows[count] =
            (struct trace_step_row){.ts = events->ts[row], .dur = events->dur[row]};
        order[count] = (struct marker_row){events->ts[row], count};
        count++;
    }
    qsort(order, count, sizeof *order, compare_numbered);
    for (uint32_t i = 0; i < count; i++)
        rows[order[i].row].number = i;
    add_cover(rows, order, count, cover);
    recording->step_row_count =
        until == MARKER_UNTIL_NEXT ? join_rows(rows, order, count) : count;
    return true;
}

static void forget_steps(struct trace_recording *recording)
{
    free(recording->steps);
    free(recording->cells);
    free(recording->cell_begin);
    recording->steps = NULL;
    recording->cells = NULL;
    recording->cell_begin = NULL;
    recording->step_count = 0;
    recording->has_steps = false;
    recording->quality.device_rows_without_step = 0;
}

/* Makes the steps, their parts and sums from the existing step rows. */
static int make_steps(struct trace_recording *recording, struct error *error)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};

    forget_steps(recording);
    int result = steps_resolve(recording, false, &pieces, error);
    if (result == 0)
        result = steps_note_marker(recording, error);
    if (result == 0)
        result = sums_make(recording, &pieces, NULL, false, error);
    return result;
}

int markers_make_steps(struct trace_recording *recording, const char *marker,
                       enum marker_until until, struct marker_cover *cover,
                       struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    uint32_t rows = recording->events.count;
    struct marks marks = {.recording = recording,
                          .fits = arena_new(arena, recording->op_count, 1),
                          .inside = arena_new(arena, rows, sizeof(bool)),
                          .chosen = arena_new(arena, rows, sizeof(bool))};

    if (!match_ops(&marks, marker))
        return error_set_memory(error);
    int result = nest_rows(recording, false, mark, &marks, error);
    if (result == 0 && !make_step_rows(&marks, recording, until, cover))
        result = error_set_memory(error);
    return result == 0 ? make_steps(recording, error) : result;
}

/* ---- resolve ---- */

/* Which rows are launches, and the operator row above each. */
struct launches {
    const struct trace_recording *recording;
    uint8_t *sorts;      /* by op: enum launch_sort */
    uint32_t *operators; /* by element of recording.correlations */
};

/* By the name of a call: those of CUDA, HIP and Level Zero. */
static enum launch_sort sort_of_name(const char *name)
{
    static const struct {
        const char *part;
        enum launch_sort sort;
    } parts[] = {{"StreamBeginCapture", LAUNCH_BEGINS_CAPTURE},
                 {"StreamEndCapture", LAUNCH_ENDS_CAPTURE},
                 {"GraphLaunch", LAUNCH_GRAPH},
                 {"LaunchKernel", LAUNCH_WORK},
                 {"KernelLaunch", LAUNCH_WORK},
                 {"LaunchCooperativeKernel", LAUNCH_WORK},
                 {"Memcpy", LAUNCH_WORK}};

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(name, parts[i].part) != NULL)
            return parts[i].sort;
    return LAUNCH_OTHER;
}

static bool is_launch(const struct launches *launches, uint32_t row)
{
    const struct trace_events *events = &launches->recording->events;

    return events->correlation[row] != 0 &&
           launches->sorts[events->op[row]] != LAUNCH_NONE;
}

static struct launches launches_of(const struct trace_recording *recording,
                                   struct arena *arena)
{
    struct launches launches = {
        .recording = recording,
        .sorts = arena_new(arena, recording->op_count, sizeof *launches.sorts),
        .operators = arena_numbers(arena, recording->correlation_count)};

    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        if (op->side == TRACE_HOST &&
            trace_category_is_launch(strings_text(&recording->names, op->category)))
            launches.sorts[i] =
                (uint8_t)sort_of_name(strings_text(&recording->names, op->name));
    }
    return launches;
}

/* The launch rows in the order of (correlation, row). */
static uint32_t *order_launches(const struct launches *launches, struct arena *arena,
                                size_t *count)
{
    const struct trace_recording *recording = launches->recording;
    size_t total = 0;

    for (uint32_t row = 0; row < recording->events.count; row++)
        total += is_launch(launches, row);
    uint32_t *rows = arena_new(arena, total, sizeof *rows);
    uint32_t *scratch = arena_new(arena, total / 2, sizeof *scratch);
    *count = 0;
    for (uint32_t row = 0; row < recording->events.count; row++)
        if (is_launch(launches, row))
            rows[(*count)++] = row;
    order_by_correlation(recording, rows, *count, scratch);
    return rows;
}

/* A correlation, comparable; as order_by_correlation() orders them. */
struct number {
    int64_t bits;
    bool wide;
};

static inline struct number number_of(const struct trace_recording *recording,
                                      uint32_t row)
{
    uint32_t i = recording->events.correlation[row] - 1;

    return (struct number){recording->correlations[i],
                           trace_correlation_is_wide(recording, i)};
}

static inline bool is_over(struct number left, struct number right)
{
    return left.bits != right.bits ? left.bits > right.bits : left.wide > right.wide;
}

static inline bool is_same(struct number left, struct number right)
{
    return left.bits == right.bits && left.wide == right.wide;
}

/* The first of rows[0..count) whose number is over `number`. The search starts at *near
 * and widens from there: device rows come in nearly the order of their launches. */
static size_t find_behind(const struct trace_recording *recording, const uint32_t *rows,
                          size_t count, struct number number, size_t *near)
{
    size_t low = *near, high = *near, step = 1;

    while (low > 0 && is_over(number_of(recording, rows[low - 1]), number)) {
        high = low - 1;
        low = low > step ? low - step : 0;
        step *= 2;
    }
    for (step = 1; high < count && !is_over(number_of(recording, rows[high]), number);
         step *= 2) {
        low = high + 1;
        high = high + step < count ? high + step : count;
    }
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (!is_over(number_of(recording, rows[middle]), number))
            low = middle + 1;
        else
            high = middle;
    }
    return *near = low;
}

/* Links device rows to their launches: the last in file order if several share a number.
 */
static void link_rows(struct trace_recording *recording, const struct launches *launches)
{
    struct trace_events *events = &recording->events;
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    size_t count = 0, near = 0;
    const uint32_t *rows = order_launches(launches, arena, &count);
    uint32_t *made = arena_new(arena, count, sizeof *made);
    struct linked linked = {.recording = recording,
                            .sorts = launches->sorts,
                            .rows = rows,
                            .made = made,
                            .count = count,
                            .first = INT64_MAX};

    for (uint32_t row = 0; row < events->count; row++) {
        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        events->link[row] = TRACE_NONE;
        linked.device_rows++;
        if (events->correlation[row] == 0)
            continue;
        struct number number = number_of(recording, row);
        size_t behind = find_behind(recording, rows, count, number, &near);
        if (behind == 0 || !is_same(number_of(recording, rows[behind - 1]), number))
            continue;
        events->link[row] = rows[behind - 1];
        made[behind - 1]++;
        linked.linked++;
        linked.first = events->ts[row] < linked.first ? events->ts[row] : linked.first;
    }
    /* Calls of one number made their rows together. */
    for (size_t i = count; i-- > 1;)
        if (made[i] > 0 && made[i - 1] == 0 &&
            is_same(number_of(recording, rows[i]), number_of(recording, rows[i - 1])))
            made[i - 1] = made[i];
    rows_note_lost(&linked, arena);
}

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    struct launches *launches = context;

    (void)parent;
    if (is_launch(launches, row))
        launches->operators[launches->recording->events.correlation[row] - 1] =
            operator_row;
}

/* ---- overlaps ---- */

static int compare_on_streams(const void *a, const void *b, void *context)
{
    const struct trace_recording *recording = context;
    const struct trace_events *events = &recording->events;
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    int order =
        order_compare_streams(&events->place[x], &events->place[y], recording->places);

    if (order != 0)
        return order;
    if (events->ts[x] != events->ts[y])
        return events->ts[x] < events->ts[y] ? -1 : 1;
    return (x > y) - (x < y);
}

/* The rows that follow each other on a stream. */
static uint32_t *order_streams(struct trace_recording *recording, struct arena *arena,
                               size_t *count)
{
    const struct trace_events *events = &recording->events;
    bool *follows = arena_new(arena, recording->op_count, sizeof *follows);
    uint32_t *rows = arena_new(arena, events->count, sizeof *rows);

    *count = 0;
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *category = strings_text(&recording->names, op->category);

        follows[i] = op->side == TRACE_DEVICE ||
                     strcmp(category, "graph_event_node") == 0 ||
                     strcmp(category, "graph_host_node") == 0;
    }
    for (uint32_t row = 0; row < events->count; row++)
        if (follows[events->op[row]])
            rows[(*count)++] = row;
    qsort_r(rows, *count, sizeof *rows, compare_on_streams, recording);
    return rows;
}

static void cut_rows(struct trace_recording *recording, struct arena *arena)
{
    struct trace_events *events = &recording->events;
    size_t count;
    const uint32_t *rows = order_streams(recording, arena, &count);

    for (size_t i = 0; i + 1 < count; i++) {
        int64_t room = events->ts[rows[i + 1]] - events->ts[rows[i]];

        if (events->dur[rows[i]] > room &&
            order_compare_streams(&events->place[rows[i]], &events->place[rows[i + 1]],
                                  recording->places) == 0)
            events->dur[rows[i]] = events->self[rows[i]] = room;
    }
}

int overlaps_cut(struct trace_recording *recording, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    struct launches launches = launches_of(recording, arena);

    cut_rows(recording, arena);
    forget_steps(recording);
    free(recording->launch_shapes);
    recording->launch_shapes = NULL;
    recording->launch_shape_count = 0;
    int result = nest_rows(recording, false, note_operator, &launches, error);
    if (result == 0)
        result = steps_resolve(recording, false, &pieces, error);
    return result == 0 ? sums_make(recording, &pieces, launches.operators, false, error)
                       : result;
}

/* ---- two threads ---- */

/* With fewer rows, a second thread costs more than it saves. */
#define ROWS_FOR_TWO 50000

/* The data that two threads share. One thread makes the plan of nesting and nests. The
 * other links launches and makes the steps, which needs no nesting, and then helps to
 * nest. */
struct halves {
    struct trace_recording *recording;
    struct launches *launches;
    struct step_pieces *pieces;

    pthread_mutex_t mutex; /* guards the fields below */
    pthread_cond_t changed;
    bool planned;           /* or given up */
    struct nest_plan *plan; /* NULL: given up */
    int result;             /* of the first failure */
    struct error error;
};

struct half {
    struct halves *halves;
    int (*work)(struct halves *, struct error *);
};

static int plan_and_nest(struct halves *halves, struct error *error)
{
    struct nest_plan *plan = NULL;
    int result = nest_plan_new(halves->recording, true, note_operator, halves->launches,
                               &plan, error);

    pthread_mutex_lock(&halves->mutex);
    halves->planned = true;
    halves->plan = plan;
    pthread_cond_broadcast(&halves->changed);
    pthread_mutex_unlock(&halves->mutex);
    if (result == 0 && nest_plan_work(plan) != 0)
        result = error_set_memory(error);
    return result;
}

static int link_and_step(struct halves *halves, struct error *error)
{
    struct trace_recording *recording = halves->recording;

    link_rows(recording, halves->launches);
    int result = steps_resolve(recording, true, halves->pieces, error);
    if (result != 0)
        return result;
    pthread_mutex_lock(&halves->mutex);
    while (!halves->planned)
        pthread_cond_wait(&halves->changed, &halves->mutex);
    struct nest_plan *plan = halves->plan;
    pthread_mutex_unlock(&halves->mutex);
    return plan == NULL || nest_plan_work(plan) == 0 ? 0 : error_set_memory(error);
}

static void do_half(void *context)
{
    struct half *half = context;
    struct halves *halves = half->halves;
    struct error error = {0};
    int result = half->work(halves, &error);

    pthread_mutex_lock(&halves->mutex);
    if (halves->result == 0 && result != 0) {
        halves->result = result;
        halves->error = error;
    }
    pthread_mutex_unlock(&halves->mutex);
}

/* Links launches, makes the steps and nests the host rows. */
static int link_and_nest(struct trace_recording *recording, struct launches *launches,
                         struct step_pieces *pieces, bool side_by_side,
                         struct error *error)
{
    struct halves halves = {.recording = recording,
                            .launches = launches,
                            .pieces = pieces,
                            .mutex = PTHREAD_MUTEX_INITIALIZER,
                            .changed = PTHREAD_COND_INITIALIZER};
    /* This order also works without a second thread. */
    struct half first = {&halves, plan_and_nest}, second = {&halves, link_and_step};

    threads_both(do_half, &first, &second, side_by_side);
    nest_plan_free(halves.plan);
    pthread_cond_destroy(&halves.changed);
    pthread_mutex_destroy(&halves.mutex);
    if (halves.result != 0 && error != NULL)
        *error = halves.error;
    return halves.result;
}

int trace_resolve_with(struct trace_recording *recording, bool two_threads,
                       struct progress *progress, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    bool side_by_side = two_threads && recording->events.count >= ROWS_FOR_TWO;

    if (progress != NULL && atomic_load(&progress->cancelled))
        return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
    rows_leave_out_far(recording);
    struct launches launches = launches_of(recording, arena);
    int result = link_and_nest(recording, &launches, &pieces, side_by_side, error);
    if (result == 0)
        result = sums_make(recording, &pieces, launches.operators, side_by_side, error);
    if (result == 0)
        result = markers_find(recording, error);
    return result;
}

int trace_resolve(struct trace_recording *recording, struct progress *progress,
                  struct error *error)
{
    return trace_resolve_with(recording, false, progress, error);
}
