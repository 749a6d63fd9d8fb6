/* trace/resolve.h against qsort(), over rows in every order, with no more room than
 * promised. */
#include "base/error.h"
#include "trace/resolve.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

struct columns {
    struct trace_recording recording;
    uint32_t *rows, *expected;
};

static const struct trace_recording *sorted_by; /* qsort() has no context */

static int by_time(const void *a, const void *b)
{
    const uint32_t *left = a, *right = b;
    const struct trace_events *events = &sorted_by->events;

    if (events->ts[*left] != events->ts[*right])
        return events->ts[*left] < events->ts[*right] ? -1 : 1;
    if (events->dur[*left] != events->dur[*right])
        return events->dur[*left] > events->dur[*right] ? -1 : 1;
    return *left < *right ? -1 : *left > *right;
}

static int by_correlation(const void *a, const void *b)
{
    const uint32_t *left = a, *right = b;
    int64_t x = row_correlation(sorted_by, *left), y = row_correlation(sorted_by, *right);

    return x != y ? (x < y ? -1 : 1) : *left < *right ? -1 : *left > *right;
}

/* Times that fall, rise, come in runs, or at random, with many ties. */
static int64_t next_time(struct chance *chance, unsigned style, uint32_t row)
{
    switch (style) {
    case 0:
        return row;
    case 1:
        return -(int64_t)row;
    case 2:
        return row % 100;
    case 3:
        return row % 2 == 0 ? (int64_t)row : -(int64_t)row;
    case 4:
        return chance_below(chance, 8);
    case 5:
        return (int64_t)chance_next(chance) / 4;
    case 6: /* runs of random lengths */
        return (int64_t)row - (chance_below(chance, 30) == 0 ? 500 : 0);
    default:
        return 7;
    }
}

static void make_columns(struct columns *columns, uint32_t count, struct chance *chance,
                         unsigned style)
{
    struct trace_events *events = &columns->recording.events;

    memset(columns, 0, sizeof *columns);
    events->count = count;
    events->ts = calloc(count + 1, sizeof *events->ts);
    events->dur = calloc(count + 1, sizeof *events->dur);
    events->correlation = calloc(count + 1, sizeof *events->correlation);
    columns->recording.correlations = calloc(count + 1, sizeof(int64_t));
    columns->recording.correlation_count = count;
    columns->rows = calloc(count + 1, sizeof *columns->rows);
    columns->expected = calloc(count + 1, sizeof *columns->expected);
    for (uint32_t row = 0; row < count; row++) {
        events->ts[row] = next_time(chance, style, row);
        events->dur[row] = chance_below(chance, 3);
        events->correlation[row] = row + 1;
        columns->recording.correlations[row] = next_time(chance, style, row);
        columns->rows[row] = row;
    }
    if (chance_below(chance, 2) == 0) /* rows need not rise */
        for (uint32_t i = count; i > 1; i--) {
            uint32_t j = chance_below(chance, i), row = columns->rows[j];

            columns->rows[j] = columns->rows[i - 1];
            columns->rows[i - 1] = row;
        }
    memcpy(columns->expected, columns->rows, count * sizeof *columns->rows);
}

static void free_columns(struct columns *columns)
{
    free(columns->recording.events.ts);
    free(columns->recording.events.dur);
    free(columns->recording.events.correlation);
    free(columns->recording.correlations);
    free(columns->rows);
    free(columns->expected);
}

static void check(uint32_t count, struct chance *chance, unsigned style)
{
    CLEANUP(free_columns) struct columns columns;
    /* Exactly the room promised, so that sanitizers see one number too many. */
    CLEANUP_FREE uint32_t *scratch = malloc((count / 2 + 1) * sizeof *scratch);

    make_columns(&columns, count, chance, style);
    sorted_by = &columns.recording;
    qsort(columns.expected, count, sizeof *columns.expected, by_time);
    order_rows(&columns.recording.events, columns.rows, count, scratch);
    assert_memory_equal(columns.rows, columns.expected, count * sizeof *columns.rows);
    for (uint32_t i = 0; i < count; i++)
        columns.rows[i] = columns.expected[i];
    qsort(columns.expected, count, sizeof *columns.expected, by_correlation);
    order_by_correlation(&columns.recording, columns.rows, count, scratch);
    assert_memory_equal(columns.rows, columns.expected, count * sizeof *columns.rows);
}

static void test_all_orders(void **state)
{
    (void)state;
    struct chance chance = {10};

    for (unsigned style = 0; style < 8; style++) {
        for (uint32_t count = 0; count < 70; count++)
            check(count, &chance, style);
        for (int i = 0; i < 10; i++)
            check(chance_below(&chance, 6000), &chance, style);
        check(60000, &chance, style);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_all_orders)};

    return cmocka_run_group_tests_name("order", tests, NULL, NULL);
}
