/* See sweep.h. The rows of a class, in order of their starts, each get the time after the
 * latest end so far; of that, a class gets what the classes before it leave free. */
#include "account/sweep.h"
#include "base/array.h"
#include "base/cleanup.h"
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

static bool collect_rows(struct sweeper *sweeper)
{
    const struct trace_events *events = &sweeper->recording->events;
    size_t count = 0;

    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t row = 0; row < events->count && !is_over_at(sweeper, row); row++) {
            if (sweeper->ops[events->op[row]].kind == TRACE_KIND_NONE ||
                events->dur[row] == 0)
                continue;
            if (pass == 0)
                count++;
            else
                sweeper->rows[sweeper->row_count++] = row;
        }
        if (pass == 0)
            sweeper->rows = calloc(count + 1, sizeof *sweeper->rows);
        if (sweeper->rows == NULL)
            return false;
    }
    CLEANUP_FREE uint32_t *scratch = calloc(count / 2 + 1, sizeof *scratch);
    if (scratch == NULL || budget_look(sweeper->recording->memory.budget, NULL) != 0)
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

/* Adds the parts of a stretch that `taken` leaves free. *near only moves on. */
static bool add_free(struct piece_list *out, struct sweep_piece stretch,
                     const struct piece_list *taken, size_t *near)
{
    while (*near < taken->count && taken->list[*near].end <= stretch.start)
        (*near)++;
    for (size_t i = *near; i < taken->count && taken->list[i].start < stretch.end; i++) {
        if (!add(out, stretch.start, taken->list[i].start, stretch.row))
            return false;
        if (taken->list[i].end > stretch.start)
            stretch.start = taken->list[i].end;
    }
    return add(out, stretch.start, stretch.end, stretch.row);
}

static bool sweep_kind(const struct sweeper *sweeper, uint8_t kind,
                       const struct piece_list *taken, struct piece_list *out)
{
    const struct trace_events *events = &sweeper->recording->events;
    int64_t latest = INT64_MIN;
    size_t near = 0;

    for (size_t i = 0; i < sweeper->row_count; i++) {
        uint32_t row = sweeper->rows[i];
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (is_over_at(sweeper, i))
            return false;
        if (sweeper->ops[events->op[row]].kind != kind || end <= latest)
            continue;
        start = start > latest ? start : latest;
        latest = end;
        if (!add_free(out, (struct sweep_piece){start, end, row}, taken, &near))
            return false;
    }
    return true;
}

/* Two lists without common time become one. */
static bool merge(const struct piece_list *a, const struct piece_list *b,
                  struct piece_list *out)
{
    size_t i = 0, k = 0;

    out->capacity = a->count + b->count + 1;
    out->list = calloc(out->capacity, sizeof *out->list);
    if (out->list == NULL)
        return false;
    while (i < a->count || k < b->count) {
        bool first =
            k == b->count || (i < a->count && a->list[i].start < b->list[k].start);

        out->list[out->count++] = first ? a->list[i++] : b->list[k++];
    }
    return true;
}

bool sweep_make(const struct trace_recording *recording, const struct account_op *ops,
                struct sweep *out)
{
    static const uint8_t kinds[] = {TRACE_KIND_COMPUTATION, TRACE_KIND_COMMUNICATION,
                                    TRACE_KIND_MEMORY};
    struct sweeper sweeper = {.recording = recording, .ops = ops};
    struct piece_list taken = {0};
    bool made = collect_rows(&sweeper);

    for (size_t i = 0; made && i < 3; i++) {
        struct piece_list own = {0}, both = {0};

        made = sweep_kind(&sweeper, kinds[i], &taken, &own) && merge(&taken, &own, &both);
        free(own.list);
        free(taken.list);
        taken = both;
    }
    free(sweeper.rows);
    *out = (struct sweep){taken.list, taken.count};
    return made;
}

void sweep_free(struct sweep *sweep)
{
    free(sweep->pieces);
    *sweep = (struct sweep){0};
}
