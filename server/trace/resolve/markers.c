/* See markers.h. */
#include "trace/resolve/markers.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"
#include "trace/resolve/steps.h"
#include "trace/resolve/sums.h"

#include <stdlib.h>
#include <string.h>

/* A sum of times that would not fit stays at its end. */
static void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

/* ---- which names could be markers ---- */

#define NO_SORT TRACE_MARKER_SORTS /* of a category that makes no markers */

/* The step rows of a marker name, while they are found. */
struct candidate {
    uint64_t rows;
    int64_t total, longest, last_end;
    uint32_t open; /* rows of the name that contain the row at hand */
    uint32_t lane; /* of the last one */
    uint8_t sort;  /* the largest of enum trace_marker_sort */
    bool lanes;    /* of several threads: whether they overlap is not known yet */
    bool overlap;
};

struct finding {
    const struct trace_recording *recording;
    struct strings names; /* the marker names; the number of a name is that of its
                             candidate */
    struct candidate *candidates;
    uint32_t *of_op; /* candidate by op; TRACE_NONE for what is no host row */
    uint8_t *sort_of_op;
    bool *outermost; /* by row */
    uint32_t *stack; /* the rows that may contain the next one */
    size_t depth, capacity;
    uint32_t lane, place; /* number of the thread; where the last row ran */
    bool failed;
};

static void free_finding(struct finding *finding)
{
    strings_free(&finding->names);
    free(finding->candidates);
    free(finding->of_op);
    free(finding->sort_of_op);
    free(finding->outermost);
    free(finding->stack);
}

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

/* Names the host ops; false when memory is refused. */
static bool name_ops(struct finding *finding)
{
    const struct trace_recording *recording = finding->recording;
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, TRACE_ROW_NAME_MAX);
    strings_init(&finding->names, (size_t)1 << 31);
    finding->of_op = malloc(((size_t)recording->op_count + 1) * sizeof(uint32_t));
    finding->sort_of_op = malloc((size_t)recording->op_count + 1);
    if (finding->of_op == NULL || finding->sort_of_op == NULL)
        return false;
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        finding->of_op[i] = TRACE_NONE;
        if (op->side != TRACE_HOST)
            continue;
        buffer_clear(&name);
        trace_marker_name(&name, strings_text(&recording->names, op->name),
                          strings_length(&recording->names, op->name));
        if (buffer_failed(&name))
            return false;
        finding->of_op[i] = strings_add(&finding->names, name.bytes, name.length);
        finding->sort_of_op[i] = sort_of(strings_text(&recording->names, op->category));
        if (finding->of_op[i] == STRINGS_NONE)
            return false;
    }
    finding->candidates =
        calloc((size_t)finding->names.count + 1, sizeof *finding->candidates);
    return finding->candidates != NULL;
}

/* Whether some name has rows enough at all: the sums of the whole file tell. */
static bool may_find(const struct finding *finding)
{
    const struct trace_recording *recording = finding->recording;
    CLEANUP_FREE uint64_t *counts =
        calloc((size_t)finding->names.count + 1, sizeof *counts);

    if (recording->step_count == 0 || counts == NULL)
        return counts == NULL;
    for (size_t i = recording->cell_begin[0]; i < recording->cell_begin[1]; i++) {
        const struct trace_cell *cell = &recording->cells[i];

        if (finding->of_op[cell->op] == TRACE_NONE ||
            finding->sort_of_op[cell->op] == NO_SORT)
            continue;
        counts[finding->of_op[cell->op]] += cell->count;
        if (counts[finding->of_op[cell->op]] >= TRACE_MARKER_ROWS_MIN)
            return true;
    }
    return false;
}

/* Rows come thread by thread. */
static void follow_lane(struct finding *finding, uint32_t place)
{
    const struct trace_place *places = finding->recording->places;

    if (finding->place == place)
        return;
    if (finding->place == TRACE_NONE || places[finding->place].pid != places[place].pid ||
        places[finding->place].tid != places[place].tid)
        finding->lane++;
    finding->place = place;
}

static void pop_until(struct finding *finding, uint32_t parent)
{
    const uint32_t *ops = finding->recording->events.op;

    while (finding->depth > 0 && finding->stack[finding->depth - 1] != parent)
        finding->candidates[finding->of_op[ops[finding->stack[--finding->depth]]]].open--;
}

static void push(struct finding *finding, uint32_t row)
{
    if (finding->depth == finding->capacity) {
        size_t capacity = finding->capacity == 0 ? 256 : finding->capacity * 2;
        uint32_t *stack = reallocarray(finding->stack, capacity, sizeof *stack);

        if (stack == NULL) {
            finding->failed = true;
            return;
        }
        finding->stack = stack;
        finding->capacity = capacity;
    }
    finding->stack[finding->depth++] = row;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct finding *finding = context;
    const struct trace_events *events = &finding->recording->events;
    uint32_t op = events->op[row];
    struct candidate *candidate = &finding->candidates[finding->of_op[op]];

    (void)operator_row;
    if (finding->failed)
        return;
    follow_lane(finding, events->place[row]);
    pop_until(finding, parent);
    if (candidate->open++ == 0) {
        int64_t start = events->ts[row], dur = events->dur[row];
        bool same_lane = candidate->rows > 0 && candidate->lane == finding->lane;

        finding->outermost[row] = true;
        candidate->overlap |= same_lane && start < candidate->last_end;
        candidate->lanes |= candidate->rows > 0 && !same_lane;
        candidate->rows++;
        candidate->lane = finding->lane;
        candidate->last_end = start + dur;
        add_time(&candidate->total, dur);
        candidate->longest = dur > candidate->longest ? dur : candidate->longest;
        if (finding->sort_of_op[op] > candidate->sort)
            candidate->sort = finding->sort_of_op[op];
    }
    push(finding, row);
}

static bool is_possible(const struct finding *finding, const struct candidate *candidate)
{
    return candidate->rows >= TRACE_MARKER_ROWS_MIN && candidate->sort != NO_SORT &&
           !candidate->overlap && candidate->total <= finding->recording->steps[0].dur;
}

/* ---- names with rows on several threads ---- */

struct interval {
    uint32_t candidate;
    int64_t start, end;
};

static int compare_intervals(const void *a, const void *b)
{
    const struct interval *left = a, *right = b;

    if (left->candidate != right->candidate)
        return left->candidate < right->candidate ? -1 : 1;
    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return (left->end > right->end) - (left->end < right->end);
}

static bool needs_sorting(const struct finding *finding, uint32_t row)
{
    const struct trace_events *events = &finding->recording->events;

    if (!finding->outermost[row])
        return false;
    const struct candidate *candidate =
        &finding->candidates[finding->of_op[events->op[row]]];
    return candidate->lanes && is_possible(finding, candidate);
}

static bool sort_lanes(struct finding *finding)
{
    const struct trace_events *events = &finding->recording->events;
    size_t count = 0, at = 0;

    for (uint32_t row = 0; row < events->count; row++)
        count += needs_sorting(finding, row);
    CLEANUP_FREE struct interval *intervals = calloc(count + 1, sizeof *intervals);
    if (intervals == NULL)
        return false;
    for (uint32_t row = 0; row < events->count; row++)
        if (needs_sorting(finding, row))
            intervals[at++] =
                (struct interval){finding->of_op[events->op[row]], events->ts[row],
                                  events->ts[row] + events->dur[row]};
    qsort(intervals, count, sizeof *intervals, compare_intervals);
    for (size_t i = 1; i < count; i++)
        if (intervals[i].candidate == intervals[i - 1].candidate &&
            intervals[i].start < intervals[i - 1].end)
            finding->candidates[intervals[i].candidate].overlap = true;
    return true;
}

/* ---- the result ---- */

static bool keep_candidates(struct finding *finding, struct trace_recording *recording)
{
    recording->markers =
        calloc((size_t)finding->names.count + 1, sizeof *recording->markers);
    if (recording->markers == NULL)
        return false;
    for (uint32_t i = 0; i < finding->names.count; i++) {
        const struct candidate *candidate = &finding->candidates[i];
        const char *text = strings_text(&finding->names, i);
        size_t length = strings_length(&finding->names, i);

        /* A name that no URL can carry is not suggested. */
        if (!is_possible(finding, candidate) || !text_is_utf8(text, length))
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
    CLEANUP(free_finding)
    struct finding finding = {.recording = recording, .place = TRACE_NONE};

    if (recording->has_steps || recording->step_count == 0)
        return 0;
    if (!name_ops(&finding))
        return error_set_memory(error);
    if (!may_find(&finding))
        return 0;
    finding.outermost =
        calloc((size_t)recording->events.count + 1, sizeof *finding.outermost);
    if (finding.outermost == NULL)
        return error_set_memory(error);
    int result = nest_rows(recording, false, visit, &finding, error);
    if (result != 0)
        return result;
    if (finding.failed || !sort_lanes(&finding) || !keep_candidates(&finding, recording))
        return error_set_memory(error);
    return 0;
}

/* ---- steps of a marker ---- */

struct marking {
    const struct trace_recording *recording;
    bool *matches; /* by op */
    bool *inside;  /* by row: it is, or is inside of, a row of the marker */
    bool *chosen;  /* by row: a step row */
    uint32_t count;
};

static void free_marking(struct marking *marking)
{
    free(marking->matches);
    free(marking->inside);
    free(marking->chosen);
}

static void mark(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct marking *marking = context;
    bool below = parent != TRACE_NONE && marking->inside[parent];
    bool matches = marking->matches[marking->recording->events.op[row]];

    (void)operator_row;
    marking->inside[row] = below || matches;
    marking->chosen[row] = matches && !below;
    marking->count += matches && !below;
}

static bool match_ops(struct marking *marking, const char *marker)
{
    const struct trace_recording *recording = marking->recording;
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, TRACE_ROW_NAME_MAX);
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        buffer_clear(&name);
        if (op->side != TRACE_HOST)
            continue;
        trace_marker_name(&name, strings_text(&recording->names, op->name),
                          strings_length(&recording->names, op->name));
        if (buffer_failed(&name))
            return false;
        marking->matches[i] = strcmp(name.bytes, marker) == 0;
    }
    return true;
}

/* A step row of a marker, to be numbered by (start, file order). */
struct numbered {
    int64_t ts;
    uint32_t row; /* of step_rows, which is file order */
};

static int compare_numbered(const void *a, const void *b)
{
    const struct numbered *left = a, *right = b;

    if (left->ts != right->ts)
        return left->ts < right->ts ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

static bool make_step_rows(const struct marking *marking,
                           struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;
    size_t size = (size_t)marking->count + 1;
    CLEANUP_FREE struct numbered *order = calloc(size, sizeof *order);
    struct trace_step_row *rows = calloc(size, sizeof *rows);
    uint32_t count = 0;

    free(recording->step_rows);
    recording->step_rows = rows;
    recording->step_row_count = 0;
    if (order == NULL || rows == NULL)
        return false;
    for (uint32_t row = 0; row < events->count; row++) {
        if (!marking->chosen[row])
            continue;
        rows[count] =
            (struct trace_step_row){.ts = events->ts[row], .dur = events->dur[row]};
        order[count] = (struct numbered){events->ts[row], count};
        count++;
    }
    qsort(order, count, sizeof *order, compare_numbered);
    for (uint32_t i = 0; i < count; i++)
        rows[order[i].row].number = i;
    recording->step_row_count = count;
    return true;
}

/* Steps, their parts and sums, of the step rows that are there. */
static int make_steps(struct trace_recording *recording, struct error *error)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};

    free(recording->steps);
    free(recording->cells);
    free(recording->cell_begin);
    recording->steps = NULL;
    recording->cells = NULL;
    recording->cell_begin = NULL;
    recording->step_count = 0;
    recording->has_steps = false;
    recording->quality.device_rows_without_step = 0;
    int result = steps_make(recording, error);
    if (result == 0)
        result = step_pieces_make(recording, &pieces, error);
    if (result == 0)
        result = steps_split_time(recording, error);
    if (result == 0)
        result = sums_make(recording, &pieces, NULL, false, error);
    return result;
}

int markers_make_steps(struct trace_recording *recording, const char *marker,
                       struct error *error)
{
    CLEANUP(free_marking) struct marking marking = {.recording = recording};
    size_t rows = (size_t)recording->events.count + 1;

    marking.matches = calloc((size_t)recording->op_count + 1, sizeof(bool));
    marking.inside = calloc(rows, sizeof(bool));
    marking.chosen = calloc(rows, sizeof(bool));
    if (marking.matches == NULL || marking.inside == NULL || marking.chosen == NULL ||
        !match_ops(&marking, marker))
        return error_set_memory(error);
    int result = nest_rows(recording, false, mark, &marking, error);
    if (result == 0 && !make_step_rows(&marking, recording))
        result = error_set_memory(error);
    return result == 0 ? make_steps(recording, error) : result;
}
