/* See rows.h. */
#include "analysis/data/rows.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

/* ---- which rows ---- */

bool rows_keeps(const struct rows_rank *rank, const struct rows_span *span, uint32_t row)
{
    int64_t ts = span->recording->events.ts[row];

    if (ts >= rank->cut)
        return false;
    return span->step_chosen == NULL ||
           span->step_chosen[step_pieces_find(span->pieces, ts)];
}

/* Where the rows of the last step begin: the start of the last step row of the rank. */
static void find_cut(struct rows_rank *rank, const struct rows_options *options)
{
    size_t step_rows = 0;
    int64_t last = INT64_MIN;

    rank->cut = INT64_MAX;
    if (options->which != ROWS_BEFORE_LAST_STEP || options->steps != NULL)
        return;
    for (size_t i = 0; i < rank->span_count; i++) {
        const struct trace_recording *recording = rank->spans[i].recording;

        step_rows += recording->step_row_count;
        for (uint32_t j = 0;
             j < recording->step_row_count && !budget_is_over_at(rank->memory.budget, j);
             j++)
            if (recording->step_rows[j].ts > last)
                last = recording->step_rows[j].ts;
    }
    if (step_rows < 2)
        return;
    rank->last_step_dropped = true;
    rank->cut = last;
}

static int compare_numbers(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

static bool is_chosen(const struct rows_options *options, int64_t number)
{
    return options->steps == NULL || bsearch(&number, options->steps, options->step_count,
                                             sizeof number, compare_numbers) != NULL;
}

static int choose_steps(struct rows_span *span, const struct rows_options *options,
                        struct error *error)
{
    const struct trace_recording *recording = span->recording;

    if (options->steps == NULL &&
        (options->which != ROWS_OF_STEPS || recording->step_row_count == 0))
        return 0;
    span->step_chosen = calloc((size_t)recording->step_count + 1, sizeof(bool));
    span->pieces = calloc(1, sizeof *span->pieces);
    if (span->step_chosen == NULL || span->pieces == NULL)
        return error_set_memory(error);
    for (uint32_t i = 1;
         i < recording->step_count && !budget_is_over_at(options->budget, i); i++)
        span->step_chosen[i] = is_chosen(options, recording->steps[i].number);
    return step_pieces_make(recording, STEP_HOST, span->pieces, error);
}

static int gather_device_rows(struct rows_rank *rank, struct rows_span *span,
                              struct error *error)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = rank->memory.budget;
    bool by_launch = rank->last_step_dropped || span->step_chosen != NULL;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    int result =
        budget_share_take(&rank->memory, 2 * total * sizeof *span->device, error);
    if (result != 0)
        return result;
    span->device = calloc(total + 1, sizeof *span->device);
    span->by_time = calloc(total + 1, sizeof *span->by_time);
    CLEANUP_FREE uint32_t *scratch = calloc(total / 2 + 1, sizeof *scratch);
    if (span->device == NULL || span->by_time == NULL || scratch == NULL)
        return error_set_memory(error);
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row);
         row++) {
        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        if (!by_launch || (events->link[row] != TRACE_NONE &&
                           rows_keeps(rank, span, events->link[row])))
            span->device[span->device_count++] = row;
    }
    memcpy(span->by_time, span->device, span->device_count * sizeof *span->device);
    order_rows(events, span->by_time, span->device_count, scratch);
    return budget_look(budget, error);
}

/* ---- streams ---- */

static int compare_streams(const void *a, const void *b)
{
    const struct rows_stream *left = a, *right = b;

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->is_wide != right->is_wide)
        return left->is_wide ? 1 : -1;
    return (left->stream > right->stream) - (left->stream < right->stream);
}

/* Marks the places of the span's device work, and adds their streams to the rank's. */
static int add_streams(struct rows_rank *rank, struct rows_span *span,
                       struct error *error)
{
    const struct trace_recording *recording = span->recording;
    size_t places = recording->place_count;

    span->stream_of_place = calloc(places + 1, sizeof *span->stream_of_place);
    struct rows_stream *streams =
        reallocarray(rank->streams, rank->stream_count + places + 1, sizeof *streams);
    if (streams != NULL)
        rank->streams = streams;
    if (span->stream_of_place == NULL || streams == NULL)
        return error_set_memory(error);
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->memory.budget, i); i++)
        span->stream_of_place[recording->events.place[span->device[i]]] = 1;
    for (size_t i = 0; i < places; i++)
        if (span->stream_of_place[i] != 0)
            streams[rank->stream_count++] = (struct rows_stream){
                recording->places[i].device, recording->places[i].stream,
                recording->places[i].stream_is_wide};
    return 0;
}

static void number_streams(struct rows_rank *rank)
{
    size_t kept = 0;

    if (rank->stream_count == 0)
        return;
    qsort(rank->streams, rank->stream_count, sizeof *rank->streams, compare_streams);
    for (size_t i = 0; i < rank->stream_count; i++)
        if (kept == 0 || compare_streams(&rank->streams[i], &rank->streams[kept - 1]))
            rank->streams[kept++] = rank->streams[i];
    rank->stream_count = kept;
    for (size_t i = 0; i < rank->span_count; i++) {
        const struct rows_span *span = &rank->spans[i];

        for (size_t j = 0; j < span->recording->place_count &&
                           !budget_is_over_at(rank->memory.budget, j);
             j++) {
            const struct trace_place *place = &span->recording->places[j];
            const struct rows_stream wanted = {place->device, place->stream,
                                               place->stream_is_wide};
            const struct rows_stream *found =
                bsearch(&wanted, rank->streams, kept, sizeof wanted, compare_streams);

            span->stream_of_place[j] =
                found == NULL ? 0 : (uint32_t)(found - rank->streams);
        }
    }
}

/* ---- the whole ---- */

static int fill(struct rows_rank *rank, const struct rows_options *options,
                struct error *error)
{
    int result = 0;

    find_cut(rank, options);
    for (size_t i = 0; i < rank->span_count && result == 0; i++) {
        struct rows_span *span = &rank->spans[i];

        result = choose_steps(span, options, error);
        if (result == 0)
            result = gather_device_rows(rank, span, error);
        if (result == 0)
            result = add_streams(rank, span, error);
        rank->device_count += span->device_count;
    }
    if (result == 0) {
        number_streams(rank);
        result = budget_look(rank->memory.budget, error);
    }
    return result;
}

int rows_make(int64_t rank, struct trace_recording *const *recordings, size_t count,
              const struct rows_options *options, struct rows_rank *out,
              struct error *error)
{
    *out = (struct rows_rank){.rank = rank,
                              .memory = {.budget = options->budget},
                              .spans = calloc(count + 1, sizeof *out->spans)};
    if (out->spans == NULL)
        return error_set_memory(error);
    out->span_count = count;
    for (size_t i = 0; i < count; i++)
        out->spans[i].recording = recordings[i];
    int result = fill(out, options, error);
    if (result != 0)
        rows_free(out);
    return result;
}

void rows_free(struct rows_rank *rank)
{
    for (size_t i = 0; i < rank->span_count; i++) {
        struct rows_span *span = &rank->spans[i];

        free(span->device);
        free(span->by_time);
        free(span->step_chosen);
        free(span->stream_of_place);
        if (span->pieces != NULL)
            step_pieces_free(span->pieces);
        free(span->pieces);
    }
    free(rank->spans);
    free(rank->streams);
    budget_share_return(&rank->memory);
    *rank = (struct rows_rank){0};
}

/* ---- functions for analyses ---- */

static void widen(int64_t ts, int64_t *first, int64_t *last)
{
    *first = ts < *first ? ts : *first;
    *last = ts > *last ? ts : *last;
}

int64_t rows_time_of_starts(const struct rows_rank *rank)
{
    int64_t sum = 0;

    for (size_t i = 0; i < rank->span_count; i++) {
        const struct rows_span *span = &rank->spans[i];
        const struct trace_recording *recording = span->recording;
        const struct trace_events *events = &recording->events;
        int64_t first = INT64_MAX, last = INT64_MIN;

        for (uint32_t row = 0;
             row < events->count && !budget_is_over_at(rank->memory.budget, row); row++)
            if (recording->ops[events->op[row]].side != TRACE_DEVICE &&
                rows_keeps(rank, span, row))
                widen(events->ts[row], &first, &last);
        for (size_t j = 0;
             j < span->device_count && !budget_is_over_at(rank->memory.budget, j); j++)
            widen(events->ts[span->device[j]], &first, &last);
        sum += last > first ? last - first : 0;
    }
    return sum;
}

uint32_t *rows_intern_device_names(const struct rows_span *span, struct strings *names)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP_FREE uint32_t *ids = malloc(((size_t)recording->op_count + 1) * sizeof *ids);

    for (uint32_t i = 0; ids != NULL && i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        ids[i] = STRINGS_NONE;
        if (budget_is_over(recording->memory.budget))
            return NULL;
        if (op->side != TRACE_DEVICE)
            continue;
        ids[i] = strings_add(names, strings_text(&recording->names, op->name),
                             strings_length(&recording->names, op->name));
        if (ids[i] == STRINGS_NONE)
            return NULL;
    }
    return TAKE_PTR(ids);
}
