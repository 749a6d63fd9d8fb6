/* See markers.h. */
#include "trace/resolve/markers.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "trace/resolve/busy.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"
#include "trace/resolve/phases.h"
#include "trace/resolve/sums.h"

#include <stdlib.h>
#include <string.h>

/* A sum of times that does not fit stays at the limit. */
static void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

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
    struct strings names; /* the marker names; the number of a name is that of its
                             candidate */
    struct marker_candidate *candidates;
    uint32_t *of_op; /* candidate by op; TRACE_NONE for rows that are not host rows */
    uint8_t *sort_of_op;
    bool *outermost; /* by row */
    uint32_t *stack; /* the rows that may contain the next one */
    size_t depth, capacity;
    uint32_t lane, place; /* number of the thread; where the last row ran */
    bool failed;
};

static void free_search(struct marker_search *search)
{
    strings_free(&search->names);
    free(search->candidates);
    free(search->of_op);
    free(search->sort_of_op);
    free(search->outermost);
    free(search->stack);
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
static bool name_ops(struct marker_search *search)
{
    const struct trace_recording *recording = search->recording;
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, TRACE_ROW_NAME_MAX);
    strings_init(&search->names, (size_t)1 << 31);
    search->of_op = malloc(((size_t)recording->op_count + 1) * sizeof(uint32_t));
    search->sort_of_op = malloc((size_t)recording->op_count + 1);
    if (search->of_op == NULL || search->sort_of_op == NULL)
        return false;
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        search->of_op[i] = TRACE_NONE;
        if (op->side != TRACE_HOST)
            continue;
        buffer_clear(&name);
        trace_marker_name(&name, strings_text(&recording->names, op->name),
                          strings_length(&recording->names, op->name));
        if (buffer_failed(&name))
            return false;
        search->of_op[i] = strings_add(&search->names, name.bytes, name.length);
        search->sort_of_op[i] = sort_of(strings_text(&recording->names, op->category));
        if (search->of_op[i] == STRINGS_NONE)
            return false;
    }
    search->candidates =
        calloc((size_t)search->names.count + 1, sizeof *search->candidates);
    return search->candidates != NULL;
}

/* Whether any name has enough rows, by the sums of the whole file. */
static bool may_find(const struct marker_search *search)
{
    const struct trace_recording *recording = search->recording;
    CLEANUP_FREE uint64_t *counts =
        calloc((size_t)search->names.count + 1, sizeof *counts);

    if (recording->step_count == 0 || counts == NULL)
        return counts == NULL;
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

static void push(struct marker_search *search, uint32_t row)
{
    if (!ARRAY_RESERVE(search->stack, search->capacity, search->depth + 1)) {
        search->failed = true;
        return;
    }
    search->stack[search->depth++] = row;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct marker_search *search = context;
    const struct trace_events *events = &search->recording->events;
    uint32_t op = events->op[row];
    struct marker_candidate *candidate = &search->candidates[search->of_op[op]];

    (void)operator_row;
    if (search->failed)
        return;
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
        add_time(&candidate->total, dur);
        candidate->longest = dur > candidate->longest ? dur : candidate->longest;
        if (search->sort_of_op[op] > candidate->sort)
            candidate->sort = search->sort_of_op[op];
    }
    push(search, row);
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

static bool sort_lanes(struct marker_search *search)
{
    const struct trace_events *events = &search->recording->events;
    size_t count = 0, at = 0;

    for (uint32_t row = 0; row < events->count; row++)
        count += needs_sorting(search, row);
    CLEANUP_FREE struct marker_interval *intervals = calloc(count + 1, sizeof *intervals);
    if (intervals == NULL)
        return false;
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
    return true;
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
    CLEANUP(free_search)
    struct marker_search search = {.recording = recording, .place = TRACE_NONE};

    if (recording->has_steps || recording->step_count == 0)
        return 0;
    if (!name_ops(&search))
        return error_set_memory(error);
    if (!may_find(&search))
        return 0;
    search.outermost =
        calloc((size_t)recording->events.count + 1, sizeof *search.outermost);
    if (search.outermost == NULL)
        return error_set_memory(error);
    int result = nest_rows(recording, false, visit, &search, error);
    if (result != 0)
        return result;
    if (search.failed || !sort_lanes(&search) || !keep_candidates(&search, recording))
        return error_set_memory(error);
    return 0;
}

/* ---- steps of a marker ---- */

struct marks {
    const struct trace_recording *recording;
    uint8_t *fits; /* by op: enum trace_marker_fit */
    bool *inside;  /* by row: it is a row of the marker or inside of one */
    bool *chosen;  /* by row: a step row */
    uint32_t count;
};

static void free_marks(struct marks *marks)
{
    free(marks->fits);
    free(marks->inside);
    free(marks->chosen);
}

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

static bool make_step_rows(const struct marks *marks, struct trace_recording *recording)
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
    recording->step_row_count = count;
    return true;
}

/* Makes the steps, their parts and sums from the existing step rows. */
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
    int result = steps_resolve(recording, &pieces, error);
    if (result == 0)
        result = steps_note_marker(recording, error);
    if (result == 0)
        result = sums_make(recording, &pieces, NULL, false, error);
    return result;
}

int markers_make_steps(struct trace_recording *recording, const char *marker,
                       struct error *error)
{
    CLEANUP(free_marks) struct marks marks = {.recording = recording};
    size_t rows = (size_t)recording->events.count + 1;

    marks.fits = calloc((size_t)recording->op_count + 1, sizeof *marks.fits);
    marks.inside = calloc(rows, sizeof(bool));
    marks.chosen = calloc(rows, sizeof(bool));
    if (marks.fits == NULL || marks.inside == NULL || marks.chosen == NULL ||
        !match_ops(&marks, marker))
        return error_set_memory(error);
    int result = nest_rows(recording, false, mark, &marks, error);
    if (result == 0 && !make_step_rows(&marks, recording))
        result = error_set_memory(error);
    return result == 0 ? make_steps(recording, error) : result;
}
