/* See slow_account.h. */
#include "slow_account.h"
#include "account_program.h"
#include "recording_text.h"
#include "slow_windows.h"

#include <stdlib.h>
#include <string.h>

#define STEP "ProfilerStep#"
#define MODULE "nn.Module: "

static const struct trace_recording *recording_of(const struct slow_file *file)
{
    return file->naive.recording;
}

static uint32_t row_count(const struct slow_file *file)
{
    return recording_of(file)->events.count;
}

static int64_t start_of(const struct slow_file *file, uint32_t row)
{
    return recording_of(file)->events.ts[row];
}

static int64_t end_of(const struct slow_file *file, uint32_t row)
{
    return start_of(file, row) + recording_of(file)->events.dur[row];
}

static bool is_host(const struct slow_file *file, uint32_t row)
{
    return row_op(recording_of(file), row)->side == TRACE_HOST;
}

static bool runs_at(const struct slow_file *file, uint32_t row, int64_t t)
{
    return start_of(file, row) <= t && t < end_of(file, row);
}

static bool has_category(const struct slow_file *file, uint32_t row, const char *category)
{
    return strcmp(row_category(recording_of(file), row), category) == 0;
}

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

bool slow_stands_before(const struct slow_file *file, uint32_t a, uint32_t b)
{
    if (start_of(file, a) != start_of(file, b))
        return start_of(file, a) < start_of(file, b);
    if (end_of(file, a) != end_of(file, b))
        return end_of(file, a) > end_of(file, b);
    return a < b;
}

bool slow_is_call(const struct slow_file *file, uint32_t row)
{
    return is_host(file, row) && !file->is_step[row];
}

enum slow_sort slow_sort_of(const struct slow_file *file, uint32_t row)
{
    if (has_category(file, row, "cpu_op"))
        return SLOW_OPERATOR;
    if (has_category(file, row, "user_annotation"))
        return SLOW_ANNOTATION;
    if (has_category(file, row, "python_function"))
        return starts_with(row_name(recording_of(file), row), MODULE) ? SLOW_MODULE
                                                                      : SLOW_FUNCTION;
    return SLOW_OTHER;
}

/* ---- steps ---- */

static bool is_named_step(const struct slow_file *file, uint32_t row)
{
    const char *name = row_name(recording_of(file), row);
    size_t length = strlen(STEP);

    return starts_with(name, STEP) && name[length] != '\0' &&
           strspn(name + length, "0123456789") == strlen(name + length);
}

static bool is_marker_name(const struct slow_file *file, uint32_t row)
{
    return is_host(file, row) &&
           starts_with(row_name(recording_of(file), row), ACCOUNT_MARKER " ");
}

static bool is_below_marker(const struct slow_file *file, uint32_t row)
{
    uint32_t above = file->naive.parent[row];

    while (above != TRACE_NONE && !is_marker_name(file, above))
        above = file->naive.parent[above];
    return above != TRACE_NONE;
}

/* The steps of a marker: "numbered from 0 by (start, order in the file)". */
static void find_marker(struct slow_file *file)
{
    struct naive *naive = &file->naive;

    for (uint32_t row = 0; row < row_count(file); row++)
        if (is_marker_name(file, row) && !is_below_marker(file, row))
            naive->step_rows[naive->step_row_count++] = row;
    naive->step_count = 1 + naive->step_row_count;
    naive->begin = realloc(naive->begin, naive->step_count * sizeof *naive->begin);
    naive->end = realloc(naive->end, naive->step_count * sizeof *naive->end);
    for (uint32_t i = 0; i < naive->step_row_count; i++)
        for (uint32_t k = 0; k < naive->step_row_count; k++) {
            uint32_t a = naive->step_rows[k], b = naive->step_rows[i];

            file->numbers[i] += start_of(file, a) < start_of(file, b) ||
                                (start_of(file, a) == start_of(file, b) && a < b);
        }
    slow_windows(naive);
}

static void find_steps(struct slow_file *file, bool marker)
{
    const struct naive *naive = &file->naive;

    if (marker)
        find_marker(file);
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t row = naive->step_rows[i];

        file->is_step[row] = true;
        if (!marker)
            file->numbers[i] =
                strtoll(row_name(recording_of(file), row) + strlen(STEP), NULL, 10);
    }
    for (uint32_t row = 0; row < row_count(file); row++)
        file->is_step[row] |= is_named_step(file, row);
}

int64_t slow_step_of(const struct slow_file *file, uint32_t row)
{
    const struct naive *naive = &file->naive;
    uint32_t best = TRACE_NONE;
    int64_t number = INT64_MIN, t;

    if (row_op(recording_of(file), row)->side == TRACE_DEVICE)
        row = naive->launch[row];
    if (row == TRACE_NONE)
        return INT64_MIN;
    t = start_of(file, row);
    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t step = naive->step_rows[i];

        if (!runs_at(file, step, t) ||
            (best != TRACE_NONE && start_of(file, step) < start_of(file, best)))
            continue;
        best = step;
        number = file->numbers[i];
    }
    return number;
}

static bool in_window(const struct slow_file *file, uint32_t step, int64_t t)
{
    const struct naive *naive = &file->naive;

    for (uint32_t i = 0; i < naive->step_row_count && step > 0; i++)
        if (file->numbers[i] == recording_of(file)->steps[step].number &&
            naive->begin[i] <= t && t < naive->end[i])
            return true;
    return step == 0;
}

/* ---- threads ---- */

static int64_t union_of(const struct slow_file *file, uint32_t lane)
{
    const struct naive_step *whole = &file->naive.steps[0];
    int64_t length = 0;

    for (int64_t t = whole->ts; t < whole->end; t++)
        for (uint32_t row = 0; row < row_count(file); row++)
            if (is_host(file, row) && file->lane[row] == lane && runs_at(file, row, t)) {
                length++;
                break;
            }
    return length;
}

/* The thread of a sample: a lane is the first host row of its thread in the file. */
static uint32_t lane_of_sample(const struct slow_file *file, uint32_t step)
{
    const struct naive *naive = &file->naive;
    uint32_t first = TRACE_NONE, best = TRACE_NONE;
    int64_t most = -1;

    for (uint32_t i = 0; i < naive->step_row_count; i++) {
        uint32_t row = naive->step_rows[i];

        if (step > 0 && file->numbers[i] != recording_of(file)->steps[step].number)
            continue;
        if (first == TRACE_NONE || start_of(file, row) < start_of(file, first))
            first = row;
    }
    if (first != TRACE_NONE)
        return file->lane[first];
    for (uint32_t row = 0; row < row_count(file); row++)
        if (is_host(file, row) && file->lane[row] == row && union_of(file, row) > most) {
            most = union_of(file, row);
            best = row;
        }
    return best;
}

static uint32_t innermost(const struct slow_file *file, uint32_t lane, int64_t t)
{
    uint32_t found = TRACE_NONE;

    for (uint32_t row = 0; row < row_count(file); row++)
        if (slow_is_call(file, row) && file->lane[row] == lane && runs_at(file, row, t) &&
            (found == TRACE_NONE || slow_stands_before(file, found, row)))
            found = row;
    return found;
}

/* ---- where a nanosecond is booked ---- */

static uint32_t running(const struct slow_file *file, int64_t t)
{
    static const enum trace_kind kinds[] = {TRACE_KIND_COMPUTATION,
                                            TRACE_KIND_COMMUNICATION, TRACE_KIND_MEMORY};
    uint32_t found = TRACE_NONE;

    for (size_t i = 0; i < 3 && found == TRACE_NONE; i++)
        for (uint32_t row = 0; row < row_count(file); row++)
            if (row_op(recording_of(file), row)->side == TRACE_DEVICE &&
                row_op(recording_of(file), row)->kind == kinds[i] &&
                runs_at(file, row, t) &&
                (found == TRACE_NONE || start_of(file, row) < start_of(file, found)))
                found = row;
    return found;
}

/* The calls beside a time, of those whose call above is `above`. */
static void find_beside(const struct slow_file *file, uint32_t lane, uint32_t above,
                        int64_t t, struct slow_place *place)
{
    for (uint32_t row = 0; row < row_count(file); row++) {
        if (!slow_is_call(file, row) || file->lane[row] != lane ||
            file->above[row] != above)
            continue;
        if (start_of(file, row) <= t &&
            (place->before == TRACE_NONE || slow_stands_before(file, place->before, row)))
            place->before = row;
        if (start_of(file, row) > t &&
            (place->after == TRACE_NONE || slow_stands_before(file, row, place->after)))
            place->after = row;
    }
}

/* By the innermost call of a thread. */
static void place_on_host(const struct slow_file *file, uint32_t lane, int64_t t,
                          struct slow_place *place)
{
    uint32_t call = innermost(file, lane, t), transport = TRACE_NONE;
    bool is_label = call == TRACE_NONE || slow_sort_of(file, call) == SLOW_ANNOTATION;

    place->call = call;
    place->sort = "in call";
    place->part = file->naive.has_device_rows ? "idle" : slow_host_part(file, call);
    if (is_label)
        find_beside(file, lane, call, t, place);
    if (call == TRACE_NONE ||
        (is_label && place->before != TRACE_NONE && place->after != TRACE_NONE))
        place->sort = "hole";
    else
        place->before = place->after = TRACE_NONE;
    if (file->naive.has_device_rows && call != TRACE_NONE && slow_drains(file, call))
        place->sort = "device side";
    if (strcmp(place->part, "no recorded call") != 0)
        return;
    for (uint32_t row = 0; row < row_count(file); row++)
        if (slow_is_call(file, row) && slow_is_transport(file, row) &&
            runs_at(file, row, t) &&
            (transport == TRACE_NONE || start_of(file, row) < start_of(file, transport)))
            transport = row;
    if (transport != TRACE_NONE) {
        place->part = "waiting";
        place->sort = "in call";
        place->call = transport;
        place->before = place->after = TRACE_NONE;
    }
}

/* Where no device row runs. */
static void place_gap(const struct slow_file *file, uint32_t lane, int64_t t,
                      struct slow_place *place)
{
    int64_t since = INT64_MIN, until = INT64_MAX;

    for (uint32_t row = 0; row < row_count(file); row++) {
        if (row_op(recording_of(file), row)->side != TRACE_DEVICE ||
            start_of(file, row) == end_of(file, row))
            continue;
        if (end_of(file, row) <= t && end_of(file, row) > since)
            since = end_of(file, row);
        if (start_of(file, row) > t && start_of(file, row) < until)
            until = start_of(file, row);
    }
    uint32_t next = until == INT64_MAX ? TRACE_NONE : running(file, until);
    uint32_t launch = next == TRACE_NONE ? TRACE_NONE : file->naive.launch[next];

    lane = launch == TRACE_NONE ? lane : file->lane[launch];
    place->part = "idle";
    place->call = launch;
    if (launch != TRACE_NONE && start_of(file, launch) < since)
        place->sort = "device side";
    else if (launch != TRACE_NONE && t >= start_of(file, launch))
        place->sort = "in the launch";
    else if (lane != TRACE_NONE)
        place_on_host(file, lane, t, place);
    else
        place->sort = "not told";
}

/* `lane`: the thread of the sample. */
static struct slow_place place_at(const struct slow_file *file, uint32_t lane, int64_t t)
{
    static const char *const parts[] = {"compute", "exposed communication",
                                        "exposed memory"};
    struct slow_place place = {.work = running(file, t),
                               .sort = "",
                               .call = TRACE_NONE,
                               .before = TRACE_NONE,
                               .after = TRACE_NONE};

    if (place.work == TRACE_NONE) {
        place_gap(file, lane, t, &place);
        return place;
    }
    enum trace_kind kind = (enum trace_kind)row_op(recording_of(file), place.work)->kind;
    place.part = parts[kind == TRACE_KIND_COMPUTATION     ? 0
                       : kind == TRACE_KIND_COMMUNICATION ? 1
                                                          : 2];
    place.call = file->naive.launch[place.work];
    return place;
}

/* ---- sides ---- */

static void book(struct slow_side *side, const struct slow_place *place, uint32_t sample)
{
    size_t i = 0;

    for (; i < side->place_count; i++) {
        const struct slow_place *other = &side->places[i];

        if (other->file == place->file && strcmp(other->part, place->part) == 0 &&
            strcmp(other->sort, place->sort) == 0 && other->work == place->work &&
            other->call == place->call && other->before == place->before &&
            other->after == place->after)
            break;
    }
    if (i == side->place_count) {
        side->places = realloc(side->places, (i + 1) * sizeof *side->places);
        side->places[side->place_count++] = *place;
    }
    side->places[i].ns[sample]++;
}

void slow_side_add(struct slow_side *side, const struct trace_recording *recording,
                   bool marker)
{
    struct slow_file *file = &side->files[side->file_count++];
    size_t size = (size_t)recording->events.count + 1;

    naive_resolve(recording, &file->naive);
    file->is_step = calloc(size, sizeof *file->is_step);
    file->lane = calloc(size, sizeof *file->lane);
    file->above = calloc(size, sizeof *file->above);
    file->numbers = calloc(size, sizeof *file->numbers);
    find_steps(file, marker);
    for (uint32_t row = 0; row < row_count(file); row++) {
        uint32_t first = 0, above = file->naive.parent[row];

        while (!is_host(file, first) ||
               strcmp(row_pid(recording, first), row_pid(recording, row)) != 0 ||
               strcmp(row_tid(recording, first), row_tid(recording, row)) != 0)
            if (first++ == row)
                break;
        file->lane[row] = first;
        while (above != TRACE_NONE && file->is_step[above])
            above = file->naive.parent[above];
        file->above[row] = above;
    }
}

void slow_side_book(struct slow_side *side, const uint32_t *sample_of_step)
{
    struct slow_file *file = &side->files[side->file_count - 1];
    const struct naive_step *whole = &file->naive.steps[0];

    for (uint32_t step = 0; step < recording_of(file)->step_count; step++) {
        file->sample_of_step[step] = sample_of_step[step];
        if (sample_of_step[step] == UINT32_MAX)
            continue;
        uint32_t lane = lane_of_sample(file, step);
        for (int64_t t = whole->ts; t < whole->end; t++) {
            if (!in_window(file, step, t))
                continue;
            struct slow_place place = place_at(file, lane, t);
            place.file = side->file_count - 1;
            book(side, &place, sample_of_step[step]);
        }
    }
}

void slow_side_free(struct slow_side *side)
{
    for (int i = 0; i < side->file_count; i++) {
        naive_free(&side->files[i].naive);
        free(side->files[i].is_step);
        free(side->files[i].lane);
        free(side->files[i].above);
        free(side->files[i].numbers);
    }
    free(side->places);
}
