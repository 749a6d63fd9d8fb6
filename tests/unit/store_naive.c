/* See store_fixture.h: TraceDiff's rows, one event at a time. */
#include "store_fixture.h"

#include "base/text.h"
#include "store/set_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct fixture_row *find_row(struct fixture_rows *rows, const char *name,
                                    size_t length, const char *category)
{
    for (size_t i = 0; i < rows->count; i++) {
        struct fixture_row *row = &rows->rows[i];

        if (row->name_length == length && memcmp(row->name, name, length) == 0 &&
            strcmp(row->category, category) == 0)
            return row;
    }
    rows->rows = realloc(rows->rows, (rows->count + 1) * sizeof *rows->rows);
    assert_non_null(rows->rows);
    struct fixture_row *row = &rows->rows[rows->count++];
    *row = (struct fixture_row){.name_length = length, .category = strdup(category)};
    row->name = calloc(length + 1, 1);
    assert_non_null(row->name);
    memcpy(row->name, name, length);
    return row;
}

static void add_event(struct fixture_rows *rows, int side, bool short_names,
                      const struct trace_recording *recording, uint32_t event)
{
    const struct trace_op *op = &recording->ops[recording->events.op[event]];
    const char *category = strings_text(&recording->names, op->category);
    struct buffer name = BUFFER(65536);

    if (short_names)
        trace_short_name(&name, category, strings_text(&recording->names, op->name),
                         strings_length(&recording->names, op->name));
    else
        buffer_append(&name, strings_text(&recording->names, op->name),
                      strings_length(&recording->names, op->name));
    struct fixture_row *row =
        find_row(rows, name.bytes == NULL ? "" : name.bytes, name.length, category);
    int64_t dur = recording->events.dur[event];
    if (row->count[side] == 0 || dur < row->min[side])
        row->min[side] = dur;
    if (row->count[side] == 0 || dur > row->max[side])
        row->max[side] = dur;
    row->count[side]++;
    row->total[side] += dur;
    row->self[side] += recording->events.self[event];
    buffer_free(&name);
}

void fixture_add_rows(struct fixture_rows *rows, int side, bool short_names,
                      struct trace_recording *const *recordings,
                      const struct fixture_choice *choices, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct trace_recording *recording = recordings[choices[i].recording];

        for (uint32_t event = 0; event < recording->events.count; event++) {
            int64_t number = 0;

            if (choices[i].pseudo || (fixture_step_of(recording, event, &number) == 1 &&
                                      number == choices[i].number))
                add_event(rows, side, short_names, recording, event);
        }
    }
}

static int compare_rows(const void *a, const void *b)
{
    const struct fixture_row *x = a, *y = b;
    size_t shorter = x->name_length < y->name_length ? x->name_length : y->name_length;
    int order = memcmp(x->name, y->name, shorter);

    if (order == 0)
        order = (x->name_length > y->name_length) - (x->name_length < y->name_length);
    return order == 0 ? strcmp(x->category, y->category) : order;
}

void fixture_sort_rows(struct fixture_rows *rows)
{
    if (rows->count > 0)
        qsort(rows->rows, rows->count, sizeof *rows->rows, compare_rows);
}

void fixture_free_rows(struct fixture_rows *rows)
{
    for (size_t i = 0; i < rows->count; i++) {
        free(rows->rows[i].name);
        free(rows->rows[i].category);
    }
    free(rows->rows);
    *rows = (struct fixture_rows){0};
}

uint32_t *fixture_step_ids(const struct set_view *view,
                           const struct fixture_choice *choices, size_t count)
{
    uint32_t *ids = calloc(count + 1, sizeof *ids);

    assert_non_null(ids);
    for (size_t i = 0; i < count; i++) {
        bool found = false;

        for (size_t s = 0; s < view->step_count && !found; s++) {
            const struct set_step *step = &view->steps[s];

            found = step->file == choices[i].recording &&
                    step->step.pseudo == choices[i].pseudo &&
                    (choices[i].pseudo || step->step.number == choices[i].number);
            ids[i] = step->id;
        }
        assert_true(found);
    }
    return ids;
}
