/* See naive.h. */
#include "naive.h"
#include "slow_windows.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

static uint32_t row_count(const struct naive *naive)
{
    return naive->recording->events.count;
}

static int64_t start_of(const struct naive *naive, uint32_t row)
{
    return naive->recording->events.ts[row];
}

static int64_t end_of(const struct naive *naive, uint32_t row)
{
    return start_of(naive, row) + naive->recording->events.dur[row];
}

static bool is_host(const struct naive *naive, uint32_t row)
{
    return row_op(naive->recording, row)->side == TRACE_HOST;
}

static bool is_device(const struct naive *naive, uint32_t row)
{
    return row_op(naive->recording, row)->side == TRACE_DEVICE;
}

static bool ends_with(const char *text, const char *end)
{
    return strlen(text) >= strlen(end) &&
           strcmp(text + strlen(text) - strlen(end), end) == 0;
}

/* ---- launches ---- */

static uint32_t launch_of(const struct naive *naive, uint32_t row)
{
    const struct trace_recording *recording = naive->recording;
    int64_t correlation = row_correlation(recording, row);
    uint32_t launch = TRACE_NONE;

    if (!is_device(naive, row) || correlation == INT64_MIN)
        return TRACE_NONE;
    for (uint32_t other = 0; other < row_count(naive); other++) {
        const char *category = row_category(recording, other);

        if (is_host(naive, other) &&
            (ends_with(category, "_runtime") || ends_with(category, "_driver")) &&
            row_correlation(recording, other) == correlation)
            launch = other; /* the last in file order */
    }
    return launch;
}

/* ---- nesting ---- */

static bool stands_before(const struct naive *naive, uint32_t a, uint32_t b)
{
    const struct trace_events *events = &naive->recording->events;

    if (events->ts[a] != events->ts[b])
        return events->ts[a] < events->ts[b];
    if (events->dur[a] != events->dur[b])
        return events->dur[a] > events->dur[b];
    return a < b;
}

/* The last row before `row` that contains it. */
static uint32_t parent_of(const struct naive *naive, uint32_t row)
{
    const struct trace_recording *recording = naive->recording;
    uint32_t found = TRACE_NONE;

    for (uint32_t other = 0; other < row_count(naive); other++)
        if (is_host(naive, other) &&
            strcmp(row_pid(recording, other), row_pid(recording, row)) == 0 &&
            strcmp(row_tid(recording, other), row_tid(recording, row)) == 0 &&
            stands_before(naive, other, row) &&
            end_of(naive, other) >= end_of(naive, row) &&
            (found == TRACE_NONE || stands_before(naive, found, other)))
            found = other;
    return found;
}

static uint32_t operator_of(const struct naive *naive, uint32_t row)
{
    while (row != TRACE_NONE &&
           strcmp(row_category(naive->recording, row), "cpu_op") != 0)
        row = naive->parent[row];
    return row;
}

static int64_t self_of(const struct naive *naive, uint32_t row)
{
    int64_t self = naive->recording->events.dur[row];

    if (!is_host(naive, row))
        return self;
    for (int64_t t = start_of(naive, row); t < end_of(naive, row); t++)
        for (uint32_t child = 0; child < row_count(naive); child++)
            if (naive->parent[child] == row && start_of(naive, child) <= t &&
                t < end_of(naive, child)) {
                self--;
                break;
            }
    return self;
}

/* ---- steps ---- */

static bool step_number_of(const struct naive *naive, uint32_t row, const char *category,
                           int64_t *number)
{
    const char *name = row_name(naive->recording, row);

    if (!is_host(naive, row) ||
        strcmp(row_category(naive->recording, row), category) != 0 ||
        strncmp(name, "ProfilerStep#", 13) != 0 || name[13] == '\0' ||
        strspn(name + 13, "0123456789") != strlen(name + 13))
        return false;
    *number = strtoll(name + 13, NULL, 10);
    return true;
}

static void find_step_rows(struct naive *naive, const char *category)
{
    int64_t number;

    for (uint32_t row = 0; row < row_count(naive); row++)
        if (step_number_of(naive, row, category, &number))
            naive->step_rows[naive->step_row_count++] = row;
}

static int64_t number_of(const struct naive *naive, uint32_t row)
{
    return strtoll(row_name(naive->recording, row) + 13, NULL, 10);
}

/* The number of the latest-starting step row that runs at a time. */
static int64_t step_at(const struct naive *naive, int64_t time)
{
    uint32_t best = TRACE_NONE;

    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t row = naive->step_rows[i];

        if (start_of(naive, row) <= time && time < end_of(naive, row) &&
            (best == TRACE_NONE || start_of(naive, row) >= start_of(naive, best)))
            best = row; /* the later in the file if equal */
    }
    return best == TRACE_NONE ? INT64_MIN : number_of(naive, best);
}

static int64_t step_of(const struct naive *naive, uint32_t row)
{
    if (!is_device(naive, row))
        return step_at(naive, start_of(naive, row));
    return naive->launch[row] == TRACE_NONE
               ? INT64_MIN
               : step_at(naive, start_of(naive, naive->launch[row]));
}

static void make_steps(struct naive *naive)
{
    naive->step_count =
        naive->recording->events.count > 0; /* no rows: not even the whole file */
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        int64_t number = number_of(naive, naive->step_rows[i]);
        uint32_t at = 1;

        while (at < naive->step_count && naive->steps[at].number < number)
            at++;
        if (at < naive->step_count && naive->steps[at].number == number)
            continue;
        memmove(&naive->steps[at + 1], &naive->steps[at],
                (naive->step_count - at) * sizeof *naive->steps);
        naive->steps[at] = (struct naive_step){.number = number};
        naive->step_count++;
    }
}

/* ---- the split of time ---- */

static bool runs(const struct naive *naive, enum trace_kind kind, int64_t time)
{
    for (uint32_t row = 0; row < row_count(naive); row++)
        if (is_device(naive, row) && row_op(naive->recording, row)->kind == kind &&
            start_of(naive, row) <= time && time < end_of(naive, row))
            return true;
    return false;
}

static bool in_window(const struct naive *naive, uint32_t step, int64_t time)
{
    for (uint32_t i = 0; i < naive->step_row_count; i++)
        if (number_of(naive, naive->step_rows[i]) == naive->steps[step].number &&
            naive->begin[i] <= time && time < naive->end[i])
            return true;
    return step == 0;
}

/* Whether the host is in the step. */
static bool in_rows(const struct naive *naive, uint32_t step, int64_t time)
{
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t row = naive->step_rows[i];

        if (number_of(naive, row) == naive->steps[step].number &&
            start_of(naive, row) <= time && time < end_of(naive, row))
            return true;
    }
    return step == 0;
}

static void split_time(struct naive *naive, int64_t first, int64_t last)
{
    for (int64_t t = first; t < last; t++) {
        bool compute = runs(naive, TRACE_KIND_COMPUTATION, t);
        bool communication = runs(naive, TRACE_KIND_COMMUNICATION, t);
        bool memory = runs(naive, TRACE_KIND_MEMORY, t);

        for (uint32_t step = 0; step < naive->step_count; step++) {
            struct naive_step *at = &naive->steps[step];

            at->host += in_rows(naive, step, t);
            if (!in_window(naive, step, t))
                continue;
            at->dur++;
            if (compute)
                at->compute++;
            else if (communication)
                at->communication++;
            else if (memory)
                at->memory++;
            else
                at->idle++;
        }
    }
}

/* The first and the last moment of a numbered step, for the host and for both. */
static void set_ends(const struct naive *naive, struct naive_step *step)
{
    int64_t left = INT64_MIN; /* when the host left the row that ends last */

    step->ts = step->host_ts = INT64_MAX;
    step->end = INT64_MIN;
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t row = naive->step_rows[i];
        int64_t start = start_of(naive, row), end = end_of(naive, row);

        if (number_of(naive, row) != step->number)
            continue;
        step->ts = naive->begin[i] < step->ts ? naive->begin[i] : step->ts;
        step->end = naive->end[i] > step->end ? naive->end[i] : step->end;
        step->host_ts = start < step->host_ts ? start : step->host_ts;
        left = end > left ? end : left;
    }
    step->lag = step->end > left ? step->end - left : 0;
}

void naive_resolve(const struct trace_recording *recording, struct naive *naive)
{
    size_t size = (size_t)recording->events.count + 2;
    int64_t first = INT64_MAX, last = INT64_MIN;

    *naive = (struct naive){.recording = recording};
    naive->launch = calloc(size, sizeof *naive->launch);
    naive->parent = calloc(size, sizeof *naive->parent);
    naive->operator_row = calloc(size, sizeof *naive->operator_row);
    naive->self = calloc(size, sizeof *naive->self);
    naive->step = calloc(size, sizeof *naive->step);
    naive->step_rows = calloc(size, sizeof *naive->step_rows);
    naive->steps = calloc(size, sizeof *naive->steps);
    find_step_rows(naive, "user_annotation");
    if (naive->step_row_count == 0)
        find_step_rows(naive, "cpu_op");
    naive->begin = calloc((size_t)naive->step_row_count + 1, sizeof *naive->begin);
    naive->end = calloc((size_t)naive->step_row_count + 1, sizeof *naive->end);
    make_steps(naive);
    for (uint32_t row = 0; row < row_count(naive); row++) {
        bool host = is_host(naive, row);

        naive->launch[row] = launch_of(naive, row);
        naive->parent[row] = host ? parent_of(naive, row) : TRACE_NONE;
        first = start_of(naive, row) < first ? start_of(naive, row) : first;
        last = end_of(naive, row) > last ? end_of(naive, row) : last;
        naive->has_device_rows = naive->has_device_rows || is_device(naive, row);
    }
    for (uint32_t row = 0; row < row_count(naive); row++) {
        naive->self[row] = self_of(naive, row);
        naive->operator_row[row] =
            is_host(naive, row) ? operator_of(naive, row) : TRACE_NONE;
        naive->step[row] = step_of(naive, row);
        naive->device_rows_without_step += naive->step_row_count > 0 &&
                                           is_device(naive, row) &&
                                           naive->step[row] == INT64_MIN;
    }
    slow_windows(naive);
    split_time(naive, first, last);
    for (uint32_t i = 1; i < naive->step_count; i++)
        set_ends(naive, &naive->steps[i]);
    if (row_count(naive) == 0)
        first = last = 0;
    naive->steps[0].ts = naive->steps[0].host_ts = first;
    naive->steps[0].end = last;
}

void naive_free(struct naive *naive)
{
    free(naive->launch);
    free(naive->parent);
    free(naive->operator_row);
    free(naive->self);
    free(naive->step);
    free(naive->step_rows);
    free(naive->begin);
    free(naive->end);
    free(naive->steps);
}
