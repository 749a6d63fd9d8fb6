/* See work_span.h. */
#include "analysis/work/work_span.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>

/* The rows around a host row. */
struct row_frame {
    uint32_t call;  /* + 1; 0: none */
    uint32_t op;    /* of the innermost operator, + 1; 0: none */
    uint32_t class; /* enum work_class: what the calls say, the outermost first */
};
#define BYTES_OF_ROW sizeof(struct row_frame)

struct work_walk {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct work_memo memo;
    struct work_span *out;
    struct row_frame *at; /* by row */
    bool failed;
};

static void free_walk(struct work_walk *walk)
{
    work_memo_free(&walk->memo);
    free(walk->at);
}

void work_span_free(struct work_span *span)
{
    free(span->calls);
    free(span->rest);
    budget_share_return(&span->memory);
    *span = (struct work_span){0};
}

static void add_call(struct work_walk *walk, uint32_t row,
                     const struct work_amount *amount, struct row_frame *at)
{
    struct work_span *out = walk->out;
    size_t known = out->capacity;

    if (walk->failed)
        return;
    walk->failed =
        !ARRAY_RESERVE(out->calls, out->capacity, out->count + 1) ||
        budget_share_take(&out->memory, (out->capacity - known) * sizeof *out->calls,
                          NULL) != 0;
    if (walk->failed)
        return;
    out->calls[out->count++] =
        (struct work_call){.row = row,
                           .is_kept = rows_keeps(walk->rank, walk->span, row),
                           .kind = amount->kind,
                           .type = amount->type,
                           .class = (enum work_class)at->class,
                           .amount = amount->amount,
                           .elements = amount->elements};
    at->call = (uint32_t)out->count;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct work_walk *walk = context;
    const struct work_amount amount = work_memo_of(&walk->memo, row);
    struct row_frame at = {0};

    (void)operator_row;
    if (parent != TRACE_NONE)
        at = walk->at[parent];
    at.class = work_memo_call(&walk->memo, row, (enum work_class)at.class);
    if (amount.kind != WORK_NO_OPERATOR) {
        struct work_call *above = at.call == 0 ? NULL : &walk->out->calls[at.call - 1];

        at.op = walk->span->recording->events.op[row] + 1;
        if (above != NULL && above->kind == WORK_FLOPS) {
            if (amount.kind == WORK_FLOPS && amount.type != NUMBER_UNKNOWN)
                above->type = amount.type;
        } else {
            at.call = 0;
            if (amount.kind != WORK_UNKNOWN)
                add_call(walk, row, &amount, &at);
        }
    }
    walk->at[row] = at;
}

static void add_to_call(struct work_walk *walk, struct work_call *call, uint32_t row)
{
    const int64_t time = walk->span->recording->events.dur[row];
    int64_t *told = &call->told[work_memo_told(&walk->memo, row)];

    call->device = statistics_add(call->device, time);
    *told = statistics_add(*told, time);
}

static void add_device_row(struct work_walk *walk, uint32_t row)
{
    const struct trace_events *events = &walk->span->recording->events;
    struct work_span *out = walk->out;
    uint32_t launch = events->link[row];
    struct row_frame at = {0};

    if (launch != TRACE_NONE)
        at = walk->at[launch];
    struct work_rest *class =
        &out->classes[work_memo_device(&walk->memo, row, (enum work_class)at.class)];
    class->rows++;
    class->device = statistics_add(class->device, events->dur[row]);
    struct work_call *call = at.call == 0 ? NULL : &out->calls[at.call - 1];
    out->device = statistics_add(out->device, events->dur[row]);
    if (call != NULL && (call->kind == WORK_FLOPS ||
                         rows_kind(walk->span, row) == TRACE_KIND_COMPUTATION))
        add_to_call(walk, call, row);
    if (call != NULL && call->kind == WORK_FLOPS && call->is_kept)
        return;
    struct work_rest *rest = &out->rest[at.op == 0 ? out->op_count : at.op - 1];
    rest->rows++;
    rest->device = statistics_add(rest->device, events->dur[row]);
}

static void keep_calls(struct work_span *out)
{
    size_t kept = 0;

    for (size_t i = 0; i < out->count; i++)
        if (out->calls[i].is_kept)
            out->calls[kept++] = out->calls[i];
    out->count = kept;
}

int work_span_make(const struct rows_rank *rank, const struct rows_span *span,
                   struct work_span *out, struct error *error)
{
    struct trace_recording *recording = span->recording;
    struct budget *budget = recording->memory.budget;
    size_t rows = (size_t)recording->events.count + 1;
    CLEANUP(free_walk) struct work_walk walk = {.rank = rank, .span = span, .out = out};

    *out =
        (struct work_span){.op_count = recording->op_count, .memory = {.budget = budget}};
    int status = work_memo_init(&walk.memo, recording, error);
    if (status == 0)
        status = budget_share_take(
            &out->memory, rows * BYTES_OF_ROW + (out->op_count + 1) * sizeof *out->rest,
            error);
    if (status != 0)
        return status;
    walk.at = calloc(rows, sizeof *walk.at);
    out->rest = calloc(out->op_count + 1, sizeof *out->rest);
    if (walk.at == NULL || out->rest == NULL)
        return error_set_memory(error);
    status = nest_rows(recording, false, visit, &walk, error);
    if (status != 0)
        return status;
    if (walk.failed)
        return budget_or_memory(budget, error);
    for (size_t i = 0; i < span->device_count && !budget_is_over_at(budget, i); i++)
        add_device_row(&walk, span->device[i]);
    keep_calls(out);
    return budget_look(budget, error);
}
