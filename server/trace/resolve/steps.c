/* See steps.h. */
#include "trace/resolve/steps.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* ---- intervals of steps ---- */

static int compare_intervals(const void *a, const void *b)
{
    const struct step_union *left = a, *right = b;

    if (left->number != right->number)
        return left->number < right->number ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

int step_unions_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_union **out, size_t *out_count, struct error *error)
{
    size_t count = recording->step_row_count, kept = 0;
    struct step_union *rows = calloc(count + 1, sizeof *rows);
    int64_t covered = INT64_MIN; /* end of the union so far */
    uint32_t step = 0;

    *out = rows;
    *out_count = 0;
    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        rows[i] = clock == STEP_WINDOW
                      ? (struct step_union){row->number, row->begin, row->end, 0}
                      : (struct step_union){row->number, row->ts, row->ts + row->dur, 0};
    }
    qsort(rows, count, sizeof *rows, compare_intervals);
    for (size_t i = 0; i < count; i++) {
        struct step_union piece = rows[i];

        if (step == 0 || piece.number != rows[kept - 1].number) {
            step++;
            covered = INT64_MIN;
        }
        piece.step = step;
        piece.start = piece.start > covered ? piece.start : covered;
        if (covered == INT64_MIN || piece.end > piece.start)
            rows[kept++] = piece;
        covered = piece.end > covered ? piece.end : covered;
    }
    *out_count = kept;
    return 0;
}

/* ---- steps ---- */

uint32_t step_of_number(const struct trace_recording *recording, int64_t number)
{
    uint32_t low = 1, high = recording->step_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (recording->steps[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* A file without rows has no sample, because it has no time. */
static void make_pseudo_step(struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;
    struct trace_step *step = &recording->steps[0];
    int64_t first = INT64_MAX, last = INT64_MIN;

    if (events->count == 0)
        return;
    recording->step_count = 1;
    step->pseudo = true;
    for (uint32_t row = 0; row < events->count; row++) {
        int64_t end = events->ts[row] + events->dur[row];

        first = events->ts[row] < first ? events->ts[row] : first;
        last = end > last ? end : last;
    }
    step->ts = step->host_ts = first;
    step->dur = step->host = last - first;
    step->end = last;
}

/* The last moment of each step: also rows and windows without length have one, which are
 * not in the unions. */
static void find_ends(struct trace_recording *recording)
{
    struct trace_step *steps = recording->steps;

    for (uint32_t i = 1; i < recording->step_count; i++)
        steps[i].end = steps[i].lag = INT64_MIN; /* lag: for now, when the host left */
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];
        struct trace_step *step = &steps[step_of_number(recording, row->number)];
        int64_t left = row->ts + row->dur;

        step->end = row->end > step->end ? row->end : step->end;
        step->lag = left > step->lag ? left : step->lag;
    }
    for (uint32_t i = 1; i < recording->step_count; i++)
        steps[i].lag = steps[i].end > steps[i].lag ? steps[i].end - steps[i].lag : 0;
}

static void fill_steps(struct trace_recording *recording, const struct step_union *host,
                       size_t host_count, const struct step_union *windows,
                       size_t window_count)
{
    struct trace_step *steps = recording->steps;

    for (size_t i = 0; i < host_count; i++) {
        struct trace_step *step = &steps[host[i].step];

        if (i == 0 || host[i].step != host[i - 1].step) {
            step->number = host[i].number;
            step->host_ts = host[i].start;
        }
        step->host += host[i].end - host[i].start;
    }
    for (size_t i = 0; i < window_count; i++) {
        struct trace_step *step = &steps[windows[i].step];

        if (i == 0 || windows[i].step != windows[i - 1].step)
            step->ts = windows[i].start;
        step->dur += windows[i].end - windows[i].start;
    }
    find_ends(recording);
}

static int make_numbered(struct trace_recording *recording, struct error *error)
{
    CLEANUP_FREE struct step_union *host = NULL, *windows = NULL;
    size_t host_count, window_count;
    int result = step_unions_make(recording, STEP_HOST, &host, &host_count, error);

    if (result == 0)
        result = step_unions_make(recording, STEP_WINDOW, &windows, &window_count, error);
    if (result != 0)
        return result;
    recording->has_steps = true;
    recording->step_count = host[host_count - 1].step + 1;
    fill_steps(recording, host, host_count, windows, window_count);
    return 0;
}

int steps_make(struct trace_recording *recording, struct error *error)
{
    uint32_t count = recording->step_row_count;

    recording->steps = calloc((size_t)count + 1, sizeof *recording->steps);
    if (recording->steps == NULL)
        return error_set_memory(error);
    make_pseudo_step(recording);
    return count == 0 ? 0 : make_numbered(recording, error);
}

/* ---- pieces ---- */

struct step_row_position {
    int64_t number, start, end;
    uint32_t position; /* in the file */
};

static struct step_row_position interval_of(const struct trace_step_row *row,
                                            enum step_clock clock, uint32_t position)
{
    if (clock == STEP_WINDOW)
        return (struct step_row_position){row->number, row->begin, row->end, position};
    return (struct step_row_position){row->number, row->ts, row->ts + row->dur, position};
}

static int compare_starts(const void *a, const void *b)
{
    const struct step_row_position *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return left->position < right->position ? -1 : left->position > right->position;
}

static void add_piece(struct step_pieces *pieces, int64_t start, int64_t end,
                      uint32_t step)
{
    if (end > start)
        pieces->pieces[pieces->count++] = (struct step_piece){start, end, step};
}

/* Adds pieces for the rows on the stack from `from` up to `until`, the latest-starting
 * row first. */
static size_t run_stack(const struct trace_recording *recording,
                        struct step_pieces *pieces, const struct step_row_position *stack,
                        size_t depth, int64_t from, int64_t until)
{
    while (depth > 0) {
        const struct step_row_position *top = &stack[depth - 1];

        add_piece(pieces, from, top->end < until ? top->end : until,
                  step_of_number(recording, top->number));
        if (top->end > until)
            break;
        from = top->end > from ? top->end : from;
        depth--;
    }
    return depth;
}

int step_pieces_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_pieces *out, struct error *error)
{
    size_t size = (size_t)recording->step_row_count + 1, count = 0, depth = 0;
    CLEANUP_FREE struct step_row_position *rows = calloc(size, sizeof *rows);
    CLEANUP_FREE struct step_row_position *stack = calloc(size, sizeof *stack);

    *out = (struct step_pieces){.pieces = calloc(2 * size, sizeof *out->pieces)};
    if (rows == NULL || stack == NULL || out->pieces == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        rows[count] = interval_of(&recording->step_rows[i], clock, i);
        /* One without length has no moment, and does not cut others in two. */
        count += rows[count].end > rows[count].start;
    }
    qsort(rows, count, sizeof *rows, compare_starts);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            depth =
                run_stack(recording, out, stack, depth, rows[i - 1].start, rows[i].start);
        stack[depth++] = rows[i];
    }
    if (count > 0)
        run_stack(recording, out, stack, depth, rows[count - 1].start, INT64_MAX);
    return 0;
}

void step_pieces_free(struct step_pieces *pieces)
{
    free(pieces->pieces);
    *pieces = (struct step_pieces){0};
}

uint32_t step_pieces_find(struct step_pieces *pieces, int64_t time)
{
    size_t low = 0, high = pieces->count;

    if (high == 0)
        return 0;
    if (time >= pieces->from && time < pieces->until)
        return pieces->step;
    while (low < high) { /* the first piece that ends after the time */
        size_t middle = low + (high - low) / 2;

        if (pieces->pieces[middle].end <= time)
            low = middle + 1;
        else
            high = middle;
    }
    const struct step_piece *piece = &pieces->pieces[low];
    if (low < pieces->count && piece->start <= time) {
        pieces->from = piece->start;
        pieces->until = piece->end;
        pieces->step = piece->step;
    } else { /* between two of them */
        pieces->from = low > 0 ? piece[-1].end : INT64_MIN;
        pieces->until = low < pieces->count ? piece->start : INT64_MAX;
        pieces->step = 0;
    }
    return pieces->step;
}

uint32_t step_of_row(const struct trace_recording *recording, struct step_pieces *pieces,
                     uint32_t row)
{
    const struct trace_events *events = &recording->events;

    if (recording->ops[events->op[row]].side == TRACE_DEVICE) {
        row = events->link[row];
        if (row == TRACE_NONE)
            return 0;
    }
    return step_pieces_find(pieces, events->ts[row]);
}
