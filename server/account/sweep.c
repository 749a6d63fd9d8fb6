/* See sweep.h. The rows of a class, in order of their starts, each get the time after the
 * latest end so far; of that, a class gets what the classes before it leave free. */
#include "account/sweep.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/machine.h"
#include "trace/resolve/order.h"

#include <stdlib.h>

struct piece_list {
    struct sweep_piece *list;
    size_t count, capacity;
};

struct sweeper {
    const struct trace_recording *recording;
    const struct account_op *ops;
    uint32_t *rows; /* that count, in order of (start, file) */
    size_t row_count;
    bool has_kind[TRACE_KIND_MEMORY + 1];
};

static bool is_over_at(const struct sweeper *sweeper, size_t turn)
{
    return budget_is_over_at(sweeper->recording->memory.budget, turn);
}

static int compare_rows(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* order_rows() puts the longer of two rows with one start first; here the file does. */
static void order_equal_starts(struct sweeper *sweeper)
{
    const struct trace_events *events = &sweeper->recording->events;

    for (size_t i = 0, end; i < sweeper->row_count; i = end) {
        for (end = i + 1; end < sweeper->row_count &&
                          events->ts[sweeper->rows[end]] == events->ts[sweeper->rows[i]];)
            end++;
        if (end - i > 1)
            qsort(sweeper->rows + i, end - i, sizeof *sweeper->rows, compare_rows);
    }
}

static bool collect_rows(struct sweeper *sweeper, const uint32_t *rows, size_t count)
{
    const struct trace_events *events = &sweeper->recording->events;

    sweeper->rows = calloc(count + 1, sizeof *sweeper->rows);
    CLEANUP_FREE uint32_t *scratch = calloc(count / 2 + 1, sizeof *scratch);
    if (sweeper->rows == NULL || scratch == NULL)
        return false;
    for (size_t i = 0; i < count && !is_over_at(sweeper, i); i++) {
        uint8_t kind = sweeper->ops[events->op[rows[i]]].kind;

        if (kind == TRACE_KIND_NONE || events->dur[rows[i]] == 0)
            continue;
        sweeper->has_kind[kind] = true;
        sweeper->rows[sweeper->row_count++] = rows[i];
    }
    if (budget_look(sweeper->recording->memory.budget, NULL) != 0)
        return false;
    order_rows(events, sweeper->rows, sweeper->row_count, scratch);
    order_equal_starts(sweeper);
    return true;
}

static bool add(struct piece_list *list, int64_t start, int64_t end, uint32_t row)
{
    if (end <= start)
        return true;
    if (!ARRAY_RESERVE(list->list, list->capacity, list->count + 1))
        return false;
    list->list[list->count++] = (struct sweep_piece){start, end, row};
    return true;
}

/* Adds the pieces of `taken` that begin before a stretch ends, and the parts of the
 * stretch that these and earlier ones leave free. *next only moves on. */
static bool add_free(struct piece_list *out, struct sweep_piece stretch,
                     const struct piece_list *taken, size_t *next)
{
    if (out->count > 0 && out->list[out->count - 1].end > stretch.start)
        stretch.start = out->list[out->count - 1].end;
    for (; *next < taken->count && taken->list[*next].start < stretch.end; (*next)++) {
        const struct sweep_piece *piece = &taken->list[*next];

        if (!add(out, stretch.start, piece->start, stretch.row) ||
            !add(out, piece->start, piece->end, piece->row))
            return false;
        if (piece->end > stretch.start)
            stretch.start = piece->end;
    }
    return add(out, stretch.start, stretch.end, stretch.row);
}

/* Adds the rows of a class to the pieces of the classes before it. */
static bool sweep_kind(const struct sweeper *sweeper, uint8_t kind,
                       const struct piece_list *taken, struct piece_list *out)
{
    const struct trace_events *events = &sweeper->recording->events;
    const struct sweep_piece end = {INT64_MAX, INT64_MAX, 0};
    size_t next = 0;

    for (size_t i = 0; i < sweeper->row_count; i++) {
        uint32_t row = sweeper->rows[i];
        const struct sweep_piece stretch = {events->ts[row],
                                            events->ts[row] + events->dur[row], row};

        if (is_over_at(sweeper, i) || (sweeper->ops[events->op[row]].kind == kind &&
                                       !add_free(out, stretch, taken, &next)))
            return false;
    }
    return add_free(out, end, taken, &next);
}

/* Room for about so many pieces. */
static void begin_list(struct piece_list *list, size_t count)
{
    list->list = machine_array(count, sizeof *list->list);
    list->capacity = list->list == NULL ? 0 : count;
}

bool sweep_make(const struct trace_recording *recording, const struct account_op *ops,
                const uint32_t *rows, size_t count, struct sweep *out)
{
    static const uint8_t kinds[] = {TRACE_KIND_COMPUTATION, TRACE_KIND_COMMUNICATION,
                                    TRACE_KIND_MEMORY};
    struct sweeper sweeper = {.recording = recording, .ops = ops};
    struct piece_list taken = {0}, both = {0};
    bool made = collect_rows(&sweeper, rows, count);

    if (made) {
        begin_list(&taken, sweeper.row_count + 1);
        begin_list(&both, sweeper.row_count + 1);
    }
    for (size_t i = 0; made && i < 3; i++) {
        if (!sweeper.has_kind[kinds[i]])
            continue;
        const struct piece_list before = taken;

        both.count = 0;
        made = sweep_kind(&sweeper, kinds[i], &before, &both);
        taken = both;
        both = before;
    }
    free(both.list);
    free(sweeper.rows);
    *out = (struct sweep){taken.list, taken.count};
    return made;
}

void sweep_free(struct sweep *sweep)
{
    free(sweep->pieces);
    *sweep = (struct sweep){0};
}
