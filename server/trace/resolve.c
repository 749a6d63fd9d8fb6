/* trace_resolve(): what can be known only when the whole file was read. See read.h. */
#include "base/cleanup.h"
#include "trace/nest.h"
#include "trace/read.h"
#include "trace/steps.h"
#include "trace/sums.h"

#include <stdlib.h>
#include <string.h>

/* Per correlation: the launch row, and the operator row above it. */
struct launches {
    uint32_t *rows, *operators;
    const struct trace_recording *recording;
};

static void free_launches(struct launches *launches)
{
    free(launches->rows);
    free(launches->operators);
}

/* Links device rows to their launches: the last in file order if several share a number.
 */
static int link_rows(struct trace_recording *recording, struct launches *launches)
{
    struct trace_events *events = &recording->events;
    size_t count = recording->correlation_count;
    CLEANUP_FREE bool *is_launch = calloc((size_t)recording->op_count + 1, sizeof(bool));

    launches->rows = malloc((count + 1) * sizeof *launches->rows);
    launches->operators = malloc((count + 1) * sizeof *launches->operators);
    if (is_launch == NULL || launches->rows == NULL || launches->operators == NULL)
        return -1;
    memset(launches->rows, 0xFF, (count + 1) * sizeof *launches->rows);
    memset(launches->operators, 0xFF, (count + 1) * sizeof *launches->operators);
    for (uint32_t i = 0; i < recording->op_count; i++)
        is_launch[i] = recording->ops[i].side == TRACE_HOST &&
                       trace_category_is_launch(
                           strings_text(&recording->names, recording->ops[i].category));
    for (uint32_t row = 0; row < events->count; row++)
        if (events->correlation[row] != 0 && is_launch[events->op[row]])
            launches->rows[events->correlation[row] - 1] = row;
    for (uint32_t row = 0; row < events->count; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            events->link[row] = events->correlation[row] == 0
                                    ? TRACE_NONE
                                    : launches->rows[events->correlation[row] - 1];
    return 0;
}

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    struct launches *launches = context;
    uint32_t correlation = launches->recording->events.correlation[row];

    (void)parent;
    if (correlation != 0 && launches->rows[correlation - 1] == row)
        launches->operators[correlation - 1] = operator_row;
}

int trace_resolve(struct trace_recording *recording, struct progress *progress,
                  struct error *error)
{
    CLEANUP(free_launches) struct launches launches = {.recording = recording};
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    int result;

    if (progress != NULL && atomic_load(&progress->cancelled))
        return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
    if (link_rows(recording, &launches) != 0)
        return error_set_memory(error);
    result = steps_make(recording, error);
    if (result == 0)
        result = step_pieces_make(recording, &pieces, error);
    if (result == 0)
        result = nest_rows(recording, true, note_operator, &launches, error);
    if (result == 0)
        result = steps_split_time(recording, error);
    if (result == 0)
        result = sums_make_cells(recording, &pieces, error);
    if (result == 0)
        result = sums_make_launch_shapes(recording, launches.operators, error);
    return result;
}
