/* See resolve.h. */
#include "trace/resolve/resolve.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "trace/resolve/busy.h"
#include "trace/resolve/markers.h"
#include "trace/resolve/nest.h"
#include "trace/resolve/order.h"
#include "trace/resolve/sums.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Which rows are launches, and the operator row above each. */
struct launches {
    const struct trace_recording *recording;
    bool *op_is_launch;  /* by op */
    uint32_t *operators; /* by element of recording.correlations */
};

static void free_launches(struct launches *launches)
{
    free(launches->op_is_launch);
    free(launches->operators);
}

static bool is_launch(const struct launches *launches, uint32_t row)
{
    const struct trace_events *events = &launches->recording->events;

    return events->correlation[row] != 0 && launches->op_is_launch[events->op[row]];
}

static int make_launches(struct launches *launches)
{
    const struct trace_recording *recording = launches->recording;
    size_t size = ((size_t)recording->correlation_count + 1) * sizeof(uint32_t);

    launches->op_is_launch = calloc((size_t)recording->op_count + 1, sizeof(bool));
    launches->operators = malloc(size);
    if (launches->op_is_launch == NULL || launches->operators == NULL)
        return -1;
    memset(launches->operators, 0xFF, size);
    for (uint32_t i = 0; i < recording->op_count; i++)
        launches->op_is_launch[i] = recording->ops[i].side == TRACE_HOST &&
                                    trace_category_is_launch(strings_text(
                                        &recording->names, recording->ops[i].category));
    return 0;
}

/* The launch rows in the order of (correlation, row). NULL when memory is refused. */
static uint32_t *order_launches(const struct launches *launches, size_t *count)
{
    const struct trace_recording *recording = launches->recording;
    size_t total = 0;

    for (uint32_t row = 0; row < recording->events.count; row++)
        total += is_launch(launches, row);
    uint32_t *rows = malloc((total + 1) * sizeof *rows);
    CLEANUP_FREE uint32_t *scratch = malloc((total / 2 + 1) * sizeof *scratch);
    if (rows == NULL || scratch == NULL) {
        free(rows);
        return NULL;
    }
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
static int link_rows(struct trace_recording *recording, const struct launches *launches)
{
    struct trace_events *events = &recording->events;
    size_t count = 0, near = 0;
    CLEANUP_FREE uint32_t *rows = order_launches(launches, &count);

    if (rows == NULL)
        return -1;
    for (uint32_t row = 0; row < events->count; row++) {
        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        events->link[row] = TRACE_NONE;
        if (events->correlation[row] == 0)
            continue;
        struct number number = number_of(recording, row);
        size_t behind = find_behind(recording, rows, count, number, &near);
        if (behind > 0 && is_same(number_of(recording, rows[behind - 1]), number))
            events->link[row] = rows[behind - 1];
    }
    return 0;
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

    if (link_rows(recording, halves->launches) != 0)
        return error_set_memory(error);
    int result = steps_resolve(recording, halves->pieces, error);
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
    CLEANUP(free_launches) struct launches launches = {.recording = recording};
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    bool side_by_side = two_threads && recording->events.count >= ROWS_FOR_TWO;

    if (progress != NULL && atomic_load(&progress->cancelled))
        return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
    if (make_launches(&launches) != 0)
        return error_set_memory(error);
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
