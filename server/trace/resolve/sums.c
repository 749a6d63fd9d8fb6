/* See sums.h. */
#include "trace/resolve/sums.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/hash.h"
#include "base/threads.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

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

/* A sum over 292 years, of rows that are a day long each, stays at the limit. */
static inline void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

static inline int add_to_cell(struct cell_sums *sums, uint32_t step, uint32_t op,
                              int64_t dur, int64_t self)
{
    struct trace_cell *cell = cell_of(sums, step, op);

    if (cell == NULL)
        return -1;
    cell->count++;
    add_time(&cell->total, dur);
    add_time(&cell->self, self);
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
            add_time(&entry->total, dur);
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
    add_time(&sum->total, cell->total);
    add_time(&sum->self, cell->self);
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

int sums_make(struct trace_recording *recording, const struct step_pieces *pieces,
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
