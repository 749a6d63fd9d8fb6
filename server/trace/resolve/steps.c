/* See steps.h. */
#include "trace/resolve/steps.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

static int compare_numbers(const void *a, const void *b)
{
    const struct trace_step_row *left = a, *right = b;

    if (left->number != right->number)
        return left->number < right->number ? -1 : 1;
    if (left->ts != right->ts)
        return left->ts < right->ts ? -1 : 1;
    return 0;
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
    step->ts = first;
    step->dur = last - first;
}

int steps_make(struct trace_recording *recording, struct error *error)
{
    uint32_t count = recording->step_row_count;

    recording->steps = calloc((size_t)count + 1, sizeof *recording->steps);
    CLEANUP_FREE struct trace_step_row *rows = calloc((size_t)count + 1, sizeof *rows);
    if (recording->steps == NULL || rows == NULL)
        return error_set_memory(error);
    make_pseudo_step(recording);
    if (count == 0)
        return 0;
    recording->has_steps = true;
    memcpy(rows, recording->step_rows, count * sizeof *rows);
    qsort(rows, count, sizeof *rows, compare_numbers);
    int64_t covered = INT64_MIN; /* end of the union so far */
    for (uint32_t i = 0; i < count; i++) {
        struct trace_step *step = &recording->steps[recording->step_count - 1];

        if (i == 0 || rows[i].number != step->number) {
            step = &recording->steps[recording->step_count++];
            step->number = rows[i].number;
            step->ts = rows[i].ts;
            covered = INT64_MIN;
        }
        int64_t start = rows[i].ts > covered ? rows[i].ts : covered;
        int64_t end = rows[i].ts + rows[i].dur;
        if (end > start)
            step->dur += end - start;
        covered = end > covered ? end : covered;
    }
    return 0;
}

/* ---- pieces ---- */

struct step_row_position {
    struct trace_step_row row;
    uint32_t position; /* in the file */
};

static int compare_starts(const void *a, const void *b)
{
    const struct step_row_position *left = a, *right = b;

    if (left->row.ts != right->row.ts)
        return left->row.ts < right->row.ts ? -1 : 1;
    return left->position < right->position ? -1 : left->position > right->position;
}

static uint32_t step_index(const struct trace_recording *recording, int64_t number)
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
        const struct trace_step_row *top = &stack[depth - 1].row;
        int64_t end = top->ts + top->dur;

        add_piece(pieces, from, end < until ? end : until,
                  step_index(recording, top->number));
        if (end > until)
            break;
        from = end > from ? end : from;
        depth--;
    }
    return depth;
}

int step_pieces_make(const struct trace_recording *recording, struct step_pieces *out,
                     struct error *error)
{
    size_t count = recording->step_row_count, depth = 0;
    CLEANUP_FREE struct step_row_position *rows = calloc(count + 1, sizeof *rows);
    CLEANUP_FREE struct step_row_position *stack = calloc(count + 1, sizeof *stack);

    *out = (struct step_pieces){.pieces = calloc(2 * count + 1, sizeof *out->pieces)};
    if (rows == NULL || stack == NULL || out->pieces == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        rows[i] = (struct step_row_position){recording->step_rows[i], (uint32_t)i};
    qsort(rows, count, sizeof *rows, compare_starts);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            depth = run_stack(recording, out, stack, depth, rows[i - 1].row.ts,
                              rows[i].row.ts);
        stack[depth++] = rows[i];
    }
    if (count > 0)
        run_stack(recording, out, stack, depth, rows[count - 1].row.ts, INT64_MAX);
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
