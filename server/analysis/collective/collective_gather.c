/* See collective_gather.h. */
#include "analysis/collective/collective_gather.h"
#include "analysis/collective/collective_facts.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

/* One file of the rank. */
struct file_collectives {
    const struct rows_span *span;
    struct collective_list *list;
    struct budget *budget;
    struct budget_share memory;
    uint32_t number; /* of the span */
    /* All device rows, by (start, longer first, row), and those of kind COMMUNICATION, in
     * file order; the rows of the latter in the list begin at `first`. */
    uint32_t *device, *rows;
    size_t device_count, count, first;
    uint32_t *sample_of_step; /* by step of the recording; COLLECTIVE_NONE: not chosen */
    struct collective_busy *compute, *work; /* work: COMPUTATION or MEMORY */
    size_t compute_count, work_count;
    int64_t *ends; /* of rows that are waited for, ascending */
    size_t end_count;
};

static void file_collectives_free(struct file_collectives *gathering)
{
    free(gathering->device);
    free(gathering->rows);
    free(gathering->sample_of_step);
    free(gathering->compute);
    free(gathering->work);
    free(gathering->ends);
    budget_share_return(&gathering->memory);
}

/* ---- samples ---- */

static bool is_chosen(const struct rows_span *span, uint32_t step)
{
    return span->step_chosen == NULL || span->step_chosen[step];
}

static int add_sample(struct file_collectives *gathering, uint32_t step,
                      struct error *error)
{
    struct collective_list *list = gathering->list;
    const struct trace_step *of = &gathering->span->recording->steps[step];

    if (!ARRAY_RESERVE(list->samples, list->sample_capacity, list->sample_count + 1))
        return error_set_memory(error);
    gathering->sample_of_step[step] = (uint32_t)list->sample_count;
    list->samples[list->sample_count++] =
        (struct collective_sample){.span = gathering->number,
                                   .number = of->pseudo ? 0 : of->number,
                                   .dur = of->dur,
                                   .pseudo = of->pseudo};
    list->ranks[0].step_time = statistics_add(list->ranks[0].step_time, of->dur);
    return 0;
}

/* Adds the chosen steps of the file as samples; a file without steps is one sample. */
static int add_samples(struct file_collectives *gathering, struct error *error)
{
    const struct trace_recording *recording = gathering->span->recording;
    uint32_t count = recording->step_count;
    int status = 0;

    gathering->sample_of_step =
        malloc(((size_t)count + 1) * sizeof *gathering->sample_of_step);
    if (gathering->sample_of_step == NULL)
        return error_set_memory(error);
    memset(gathering->sample_of_step, 0xFF,
           ((size_t)count + 1) * sizeof *gathering->sample_of_step);
    if (recording->step_row_count == 0)
        return count > 0 && gathering->span->step_chosen == NULL
                   ? add_sample(gathering, 0, error)
                   : 0;
    for (uint32_t i = 1; i < count && status == 0; i++) {
        status = budget_check(gathering->budget, error);
        if (status == 0 && is_chosen(gathering->span, i))
            status = add_sample(gathering, i, error);
    }
    return status;
}

/* ---- device rows ---- */

static int find_device_rows(struct file_collectives *gathering, struct error *error)
{
    const struct trace_recording *recording = gathering->span->recording;
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(gathering->budget, row); row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    gathering->device = calloc(total + 1, sizeof *gathering->device);
    gathering->rows = calloc(total + 1, sizeof *gathering->rows);
    CLEANUP_FREE uint32_t *scratch = calloc(total / 2 + 1, sizeof *scratch);
    if (gathering->device == NULL || gathering->rows == NULL || scratch == NULL)
        return error_set_memory(error);
    for (uint32_t row = 0; row < events->count && gathering->device_count < total;
         row++) {
        const struct trace_op *op = &recording->ops[events->op[row]];

        if (op->side != TRACE_DEVICE)
            continue;
        gathering->device[gathering->device_count++] = row;
        if (op->kind == TRACE_KIND_COMMUNICATION)
            gathering->rows[gathering->count++] = row;
    }
    if (gathering->count > 0)
        order_rows(events, gathering->device, gathering->device_count, scratch);
    return budget_look(gathering->budget, error);
}

/* ---- when something runs ---- */

static int find_busy(struct file_collectives *gathering, struct error *error)
{
    const struct rows_span *span = gathering->span;
    const struct trace_events *events = &span->recording->events;
    size_t count = gathering->device_count;

    int status = budget_share_take(&gathering->memory,
                                   2 * count * sizeof *gathering->compute, error);
    if (status != 0)
        return status;
    gathering->compute = calloc(count + 1, sizeof *gathering->compute);
    gathering->work = calloc(count + 1, sizeof *gathering->work);
    if (gathering->compute == NULL || gathering->work == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count && !budget_is_over_at(gathering->budget, i); i++) {
        uint32_t row = gathering->device[i];
        enum trace_kind kind = rows_kind(span, row);
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (kind == TRACE_KIND_COMPUTATION)
            collective_busy_add(gathering->compute, &gathering->compute_count, start,
                                end);
        if (kind == TRACE_KIND_COMPUTATION || kind == TRACE_KIND_MEMORY)
            collective_busy_add(gathering->work, &gathering->work_count, start, end);
    }
    collective_busy_sum(gathering->compute, gathering->compute_count);
    collective_busy_sum(gathering->work, gathering->work_count);
    return budget_look(gathering->budget, error);
}

static int compare_times(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

static int find_ends(struct file_collectives *gathering, struct error *error)
{
    const struct trace_events *events = &gathering->span->recording->events;
    const struct collective_list *list = gathering->list;

    gathering->ends = calloc(gathering->count + 1, sizeof *gathering->ends);
    if (gathering->ends == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < gathering->count; i++) {
        uint32_t row = gathering->rows[i];

        if (!list->facts[list->rows[gathering->first + i].facts].never_waited_for)
            gathering->ends[gathering->end_count++] = events->ts[row] + events->dur[row];
    }
    qsort(gathering->ends, gathering->end_count, sizeof *gathering->ends, compare_times);
    return budget_look(gathering->budget, error);
}

/* The latest end that is no later than `start`, or `none`. `own`: the row itself takes no
 * time and ends at `start`; that end does not count. */
static int64_t latest_end(const struct file_collectives *gathering, int64_t start,
                          bool own, int64_t none)
{
    size_t low = 0, high = gathering->end_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (gathering->ends[middle] <= start)
            low = middle + 1;
        else
            high = middle;
    }
    low -= own;
    return low == 0 || gathering->ends[low - 1] < none ? none : gathering->ends[low - 1];
}

/* ---- rows ---- */

static void fill_row(const struct file_collectives *gathering, uint32_t row,
                     uint32_t step, struct collective_row *out)
{
    const struct trace_recording *recording = gathering->span->recording;
    int64_t start = recording->events.ts[row];
    bool own = recording->events.dur[row] == 0 &&
               !gathering->list->facts[out->facts].never_waited_for;
    int64_t from = latest_end(gathering, start, own, recording->steps[step].ts);
    int64_t compute =
        collective_busy_within(gathering->compute, gathering->compute_count, from, start);
    int64_t work =
        collective_busy_within(gathering->work, gathering->work_count, from, start);

    out->row = row;
    out->start = start;
    out->dur = recording->events.dur[row];
    out->file = (uint32_t)gathering->list->file_count;
    out->sample = gathering->sample_of_step[step];
    out->before[COLLECTIVE_COMPUTE] = compute;
    out->before[COLLECTIVE_MEMORY] = work - compute;
    out->before[COLLECTIVE_IDLE] = start > from ? start - from - work : 0;
}

/* Fills the rows of chosen steps, and leaves the others out of the list. */
static void choose_rows(struct file_collectives *gathering, struct step_pieces *pieces)
{
    const struct rows_span *span = gathering->span;
    struct trace_recording *recording = span->recording;
    struct collective_list *list = gathering->list;
    bool stepped = recording->step_row_count > 0;
    size_t kept = gathering->first;

    for (size_t i = 0; i < gathering->count && !budget_is_over(gathering->budget); i++) {
        uint32_t row = gathering->rows[i];
        uint32_t step = stepped ? step_of_row(recording, pieces, row) : 0;

        list->rows_without_step += stepped && step == 0;
        if (gathering->sample_of_step[step] == COLLECTIVE_NONE)
            continue;
        list->rows[kept] = list->rows[gathering->first + i];
        fill_row(gathering, row, step, &list->rows[kept++]);
    }
    list->row_count = kept;
}

/* Keeps the busy intervals in which one of the rows runs. */
static int keep_busy(const struct file_collectives *gathering, struct error *error)
{
    struct collective_list *list = gathering->list;
    size_t count = gathering->compute_count, kept = list->busy_count;
    CLEANUP_FREE uint32_t *marks = calloc(count + 2, sizeof *marks);
    struct collective_file *file = &list->files[list->file_count];
    uint32_t open = 0, needed = 0;

    if (marks == NULL)
        return error_set_memory(error);
    for (size_t i = gathering->first; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];

        marks[collective_busy_find(gathering->compute, count, row->start)]++;
        marks[collective_busy_find(gathering->compute, count, row->start + row->dur) +
              1]--;
    }
    for (size_t i = 0; i < count; i++)
        needed += (open += marks[i]) != 0;
    int status = collective_list_reserve_busy(list, needed, error);
    if (status != 0)
        return status;
    open = 0;
    for (size_t i = 0; i < count; i++)
        if ((open += marks[i]) != 0)
            list->busy[kept++] = gathering->compute[i];
    *file = (struct collective_file){list->busy_count, kept - list->busy_count};
    collective_busy_sum(list->busy + file->busy, file->busy_count);
    list->busy_count = kept;
    return budget_look(gathering->budget, error);
}

static int gather_rows(struct file_collectives *gathering, struct error *error)
{
    struct collective_list *list = gathering->list;
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};

    gathering->first = list->row_count;
    int status = collective_list_reserve(list, gathering->count, error);
    if (status == 0)
        status = collective_facts_add(gathering->span->recording, gathering->rows,
                                      gathering->count, list, error);
    if (status == 0)
        status = find_ends(gathering, error);
    if (status == 0)
        status = find_busy(gathering, error);
    if (status == 0 && gathering->span->recording->step_row_count > 0)
        status = step_pieces_make(gathering->span->recording, STEP_HOST, &pieces, error);
    if (status != 0)
        return status;
    choose_rows(gathering, &pieces);
    return keep_busy(gathering, error);
}

static int gather_span(const struct rows_rank *rank, uint32_t number,
                       struct collective_list *list, struct error *error)
{
    CLEANUP(file_collectives_free)
    struct file_collectives gathering = {.span = &rank->spans[number],
                                         .list = list,
                                         .budget = rank->memory.budget,
                                         .memory = {.budget = rank->memory.budget},
                                         .number = number};
    int status = ARRAY_RESERVE(list->files, list->file_capacity, list->file_count + 1)
                     ? add_samples(&gathering, error)
                     : error_set_memory(error);

    if (status != 0)
        return status;
    list->files[list->file_count] = (struct collective_file){0};
    status = find_device_rows(&gathering, error);
    if (status == 0 && gathering.count > 0)
        status = gather_rows(&gathering, error);
    list->file_count++;
    return status;
}

/* ---- the whole ---- */

static int compare_rows(const void *a, const void *b)
{
    const struct collective_row *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    if (left->file != right->file)
        return left->file < right->file ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

int collective_gather(const struct rows_rank *rank, struct collective_list *list,
                      struct error *error)
{
    int status = 0;

    if (!ARRAY_RESERVE(list->ranks, list->rank_capacity, 1))
        return error_set_memory(error);
    list->ranks[0] = (struct collective_rank){.rank = rank->rank};
    list->rank_count = 1;
    for (size_t i = 0; i < rank->span_count && status == 0; i++)
        status = gather_span(rank, (uint32_t)i, list, error);
    if (status == 0 && list->row_count > 0)
        qsort(list->rows, list->row_count, sizeof *list->rows, compare_rows);
    list->ranks[0].row_count = list->row_count;
    list->ranks[0].sample_count = list->sample_count;
    return status != 0 ? status : budget_look(rank->memory.budget, error);
}
