/* Samples of rows and launches of kernels, as the store hands them out. */
#include "store/directory.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/store.h"
#include "store_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILES 3
#define CHOICES_MAX 16

/* Two sets of three files each; file 2 has no steps. */
struct state {
    char *directory;
    struct store *store;
    struct trace_recording *recordings[2][FILES];
    char id[2][33];
    struct set_view view[2];
};

static const struct fixture_options made[2][FILES] = {
    {{.seed = 11, .events = 700, .steps = 4, .first_step = 10},
     {.seed = 12, .events = 400, .steps = 4, .first_step = 10},
     {.seed = 13, .events = 300}},
    {{.seed = 15, .events = 500, .steps = 3, .first_step = 10},
     {.seed = 16, .events = 900, .steps = 3, .first_step = 11},
     {.seed = 17, .events = 100}},
};

static int set_up(void **context)
{
    struct state *state = calloc(1, sizeof *state);
    struct error error = {0};
    bool already;

    assert_non_null(state);
    state->directory = fixture_directory();
    assert_ok(store_open(state->directory, STORE_OWNER, NULL, &state->store, &error),
              error);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < FILES; i++)
            state->recordings[side][i] = fixture_recording(&made[side][i]);
        fixture_write(state->store, state->recordings[side], FILES,
                      side == 0 ? "before" : "after", state->id[side], &already);
        assert_ok(set_view_load(state->store, state->id[side], NULL, &state->view[side],
                                &error),
                  error);
    }
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    for (int side = 0; side < 2; side++) {
        set_view_free(&state->view[side]);
        for (int i = 0; i < FILES; i++)
            trace_recording_free(state->recordings[side][i]);
    }
    store_close(state->store);
    fixture_remove(state->directory);
    free(state);
    return 0;
}

/* ---- samples ---- */

struct choices {
    struct fixture_choice list[CHOICES_MAX];
    size_t count;
};

/* What each sample should say, worked out by itself. */
struct check {
    struct fixture_rows all;
    struct fixture_rows sample[2][CHOICES_MAX];
    const uint32_t *columns[2]; /* NULL: a column for each sample */
    size_t next, count[2];
};

/* Two steps share a column, the last has one of its own. */
static const uint32_t shared_columns[CHOICES_MAX] = {0, 0, 1, 1, 2, 2, 3, 3,
                                                     4, 4, 5, 5, 6, 6, 7, 7};

static const struct fixture_row *find(const struct fixture_rows *rows,
                                      const struct samples_row *wanted)
{
    for (size_t i = 0; i < rows->count; i++)
        if (rows->rows[i].name_length == wanted->name_length &&
            memcmp(rows->rows[i].name, wanted->name, wanted->name_length) == 0 &&
            strcmp(rows->rows[i].category, wanted->category) == 0)
            return &rows->rows[i];
    return NULL;
}

static int check_row(void *context, const struct samples_row *row)
{
    struct check *check = context;

    /* Rows come in order, none is missing and none is doubled. */
    assert_in_range(check->next, 0, check->all.count - 1);
    const struct fixture_row *expected = &check->all.rows[check->next++];
    assert_ptr_equal(find(&check->all, row), expected);
    for (int side = 0; side < 2; side++) {
        int64_t total[CHOICES_MAX] = {0}, self[CHOICES_MAX] = {0};

        assert_int_equal(row->steps[side], check->count[side]);
        for (size_t i = 0; i < row->steps[side]; i++) {
            const struct fixture_row *sample = find(&check->sample[side][i], row);
            size_t column = check->columns[side] != NULL ? check->columns[side][i] : i;

            assert_in_range(column, 0, row->columns[side] - 1);
            total[column] += sample == NULL ? 0 : sample->total[side];
            self[column] += sample == NULL ? 0 : sample->self[side];
            assert_int_equal(row->calls[side][i],
                             sample == NULL ? 0 : sample->count[side]);
        }
        assert_memory_equal(row->total[side], total, row->columns[side] * sizeof *total);
        assert_memory_equal(row->self[side], self, row->columns[side] * sizeof *self);
    }
    return 0;
}

static void check_samples(struct state *state, const struct choices choices[2],
                          bool short_names, size_t memory, bool shared)
{
    const struct samples_filter filter = {
        .naming.use_short_name = short_names, .side = -1, .memory = memory};
    struct samples_side sides[2];
    struct check check = {.count = {choices[0].count, choices[1].count}};
    uint32_t *ids[2];
    struct error error = {0};

    for (int side = 0; side < 2; side++) {
        ids[side] =
            fixture_step_ids(&state->view[side], choices[side].list, choices[side].count);
        check.columns[side] = shared ? shared_columns : NULL;
        sides[side] = (struct samples_side){
            .id = state->id[side],
            .steps = ids[side],
            .count = choices[side].count,
            .columns = check.columns[side],
            .column_count = shared ? (choices[side].count + 1) / 2 : 0};
        fixture_add_rows(&check.all, side, short_names, state->recordings[side],
                         choices[side].list, choices[side].count);
        for (size_t i = 0; i < choices[side].count; i++)
            fixture_add_rows(&check.sample[side][i], side, short_names,
                             state->recordings[side], &choices[side].list[i], 1);
    }
    fixture_sort_rows(&check.all);
    assert_ok(set_samples(state->store, sides, &filter, 0, check_row, &check, &error),
              error);
    assert_int_equal(check.next, check.all.count);
    fixture_free_rows(&check.all);
    for (int side = 0; side < 2; side++) {
        free(ids[side]);
        for (size_t i = 0; i < choices[side].count; i++)
            fixture_free_rows(&check.sample[side][i]);
    }
}

static void samples_are_totals_of_steps(void **context)
{
    struct choices choices[2] = {0};

    for (int side = 0; side < 2; side++)
        for (size_t file = 0; file < 2; file++)
            for (uint32_t i = 0; i < made[side][file].steps; i++)
                choices[side].list[choices[side].count++] =
                    (struct fixture_choice){file, false, made[side][file].first_step + i};
    check_samples(*context, choices, false, 0, false);
    check_samples(*context, choices, true, 0, false);
    check_samples(*context, choices, true, 0, true);
    /* In parts, down to one row at a time. */
    check_samples(*context, choices, false, 1000, false);
    check_samples(*context, choices, true, 1, false);
    check_samples(*context, choices, false, 1, true);
}

static void samples_come_in_the_order_asked_for(void **context)
{
    const struct choices mixed[2] = {{{{2, true, 0}, {1, false, 12}, {0, false, 10}}, 3},
                                     {{{1, false, 11}}, 1}};
    const struct choices one_sided[2] = {{{{0}}, 0}, {{{2, true, 0}, {0, false, 12}}, 2}};
    const struct choices none[2] = {{{{0}}, 0}, {{{0}}, 0}};

    check_samples(*context, mixed, false, 0, false);
    check_samples(*context, one_sided, true, 0, true);
    check_samples(*context, none, false, 0, true);
}

struct counted {
    size_t rows;
    uint8_t side;
    const char *name, *category;
};

static int count_row(void *context, const struct samples_row *row)
{
    struct counted *counted = context;

    assert_int_equal(row->side, counted->side);
    if (counted->name != NULL) {
        assert_string_equal(row->name, counted->name);
        assert_string_equal(row->category, counted->category);
    }
    counted->rows++;
    return 0;
}

static int keep_first(void *context, const struct samples_row *row)
{
    char **kept = context;

    if (row->side != TRACE_DEVICE || strlen(row->name) != row->name_length ||
        row->name_length == 0)
        return 0;
    kept[0] = strdup(row->name);
    kept[1] = strdup(row->category);
    return -77;
}

static void filters_choose_rows(void **context)
{
    struct state *state = *context;
    const struct fixture_choice whole = {0, true, 0};
    uint32_t *ids[2];
    struct samples_side sides[2];
    struct samples_filter filter = {.side = TRACE_DEVICE};
    struct counted device = {.side = TRACE_DEVICE}, one = {.side = TRACE_DEVICE};
    char *kept[2] = {NULL, NULL};
    struct error error = {0};

    for (int side = 0; side < 2; side++) {
        ids[side] = fixture_step_ids(&state->view[side], &whole, 1);
        sides[side] =
            (struct samples_side){.id = state->id[side], .steps = ids[side], .count = 1};
    }
    assert_ok(set_samples(state->store, sides, &filter, NULL, count_row, &device, &error),
              error);
    assert_true(device.rows > 1);
    assert_int_equal(
        set_samples(state->store, sides, &filter, 0, keep_first, kept, &error), -77);
    filter = (struct samples_filter){
        .side = -1, .name = one.name = kept[0], .category = one.category = kept[1]};
    assert_ok(set_samples(state->store, sides, &filter, NULL, count_row, &one, &error),
              error);
    assert_int_equal(one.rows, 1);
    for (int side = 0; side < 2; side++) {
        free(ids[side]);
        free(kept[side]);
    }
}

static void what_is_not_there_is_refused(void **context)
{
    struct state *state = *context;
    const uint32_t unknown[] = {4000000000u}, known[] = {0};
    const struct samples_filter filter = {.side = -1};
    struct samples_side sides[2] = {{.id = state->id[0], .steps = known, .count = 1},
                                    {.id = state->id[1], .steps = unknown, .count = 1}};
    struct counted counted = {0};
    struct error error = {0};
    struct budget over = {.wall_ns = 1};

    budget_begin(&over);
    assert_error(
        set_samples(state->store, sides, &filter, NULL, count_row, &counted, &error),
        error, ERROR_NOT_FOUND, "unknown_step");
    assert_error(
        set_samples(state->store, sides, &filter, &over, count_row, &counted, &error),
        error, ERROR_TIMEOUT, "too_expensive");
    sides[0].id = "00000000000000000000000000000000";
    assert_error(
        set_samples(state->store, sides, &filter, NULL, count_row, &counted, &error),
        error, ERROR_NOT_FOUND, "unknown_set");
    assert_int_equal(counted.rows, 0);
}

/* ---- launches ---- */

struct launched {
    const struct trace_recording *recording;
    uint32_t op;
    uint64_t count;
    size_t rows;
};

static int check_launch(void *context, const struct launches_row *row)
{
    struct launched *launched = context;
    const struct trace_recording *recording = launched->recording;
    bool found = false;

    assert_int_equal(row->kernel, 1);
    for (uint32_t i = 0; i < recording->launch_shape_count && !found; i++) {
        const struct trace_launch_shape *launch = &recording->launch_shapes[i];
        const char *operator_name =
            launch->operator_name == TRACE_NONE
                ? NULL
                : strings_text(&recording->names, launch->operator_name);
        const char *shape = launch->shape == TRACE_NONE
                                ? NULL
                                : strings_text(&recording->shapes, launch->shape);

        found = launch->op == launched->op && launch->count == row->count &&
                (operator_name == NULL) == (row->operator_name == NULL) &&
                (shape == NULL) == (row->shape == NULL) &&
                (shape == NULL || strcmp(shape, row->shape) == 0) &&
                (operator_name == NULL || strcmp(operator_name, row->operator_name) == 0);
    }
    assert_true(found);
    launched->count += row->count;
    launched->rows++;
    return 0;
}

static void launches_are_those_of_the_recording(void **context)
{
    struct state *state = *context;
    const struct trace_recording *recording = state->recordings[0][0];
    const uint32_t files[] = {0};
    struct error error = {0};
    size_t rows = 0;

    assert_true(recording->launch_shape_count > 0);
    for (uint32_t op = 0; op < recording->op_count; op++) {
        const struct trace_op *made_of = &recording->ops[op];
        const char *name = strings_text(&recording->names, made_of->name);
        struct launched launched = {recording, op, 0, 0};
        uint64_t count = 0;
        size_t expected = 0;

        if (made_of->side != TRACE_DEVICE ||
            strlen(name) != strings_length(&recording->names, made_of->name))
            continue;
        for (uint32_t i = 0; i < recording->launch_shape_count; i++) {
            if (recording->launch_shapes[i].op == op) {
                count += recording->launch_shapes[i].count;
                expected++;
            }
        }
        const struct launches_kernel kernels[] = {
            {"zzz is in no set", "kernel"},
            {name, strings_text(&recording->names, made_of->category)},
            {"also not", "kernel"}};
        const struct launches_query query = {.id = state->id[0],
                                             .kernels = kernels,
                                             .kernel_count = 3,
                                             .files = files,
                                             .file_count = 1};
        assert_ok(set_launches(state->store, &query, 0, check_launch, &launched, &error),
                  error);
        assert_int_equal(launched.rows, expected);
        assert_int_equal(launched.count, count);
        rows += expected;
    }
    assert_true(rows > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_are_totals_of_steps),
        cmocka_unit_test(samples_come_in_the_order_asked_for),
        cmocka_unit_test(filters_choose_rows),
        cmocka_unit_test(what_is_not_there_is_refused),
        cmocka_unit_test(launches_are_those_of_the_recording),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
