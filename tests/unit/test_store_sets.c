/* Sets: writing recordings, reading them back, comparing selections. */
#include "store/directory.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#define FILES 4

/* Two sets of four files each in one store; made once for all tests. */
struct state {
    char *directory;
    struct store *store;
    struct trace_recording *recordings[2][FILES];
    char id[2][33];
    struct set_view view[2];
};

/* File 2 has no steps, file 3 one step only. */
static const struct fixture_options made[2][FILES] = {
    {{.seed = 1, .events = 700, .steps = 4, .first_step = 10},
     {.seed = 2, .events = 400, .steps = 4, .first_step = 10, .whole_us = true},
     {.seed = 3, .events = 300},
     {.seed = 4, .events = 200, .steps = 1, .first_step = 12, .host_only = true}},
    {{.seed = 5, .events = 500, .steps = 3, .first_step = 10},
     {.seed = 6, .events = 17000, .steps = 3, .first_step = 11},
     {.seed = 7, .events = 1},
     {.seed = 8, .events = 100, .steps = 1, .first_step = -5}},
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
        assert_false(already);
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

/* ---- reading back ---- */

static void assert_same_text(const struct strings *a, uint32_t x, const struct strings *b,
                             uint32_t y)
{
    assert_int_equal(strings_length(a, x), strings_length(b, y));
    assert_memory_equal(strings_text(a, x), strings_text(b, y), strings_length(a, x));
}

static void assert_same_row(const struct trace_recording *a,
                            const struct trace_recording *b, uint32_t row)
{
    const struct trace_events *x = &a->events, *y = &b->events;
    const struct trace_op *p = &a->ops[x->op[row]], *q = &b->ops[y->op[row]];
    const struct trace_place *v = &a->places[x->place[row]],
                             *w = &b->places[y->place[row]];

    assert_int_equal(x->ts[row], y->ts[row]);
    assert_int_equal(x->dur[row], y->dur[row]);
    assert_int_equal(x->self[row], y->self[row]);
    assert_same_text(&a->names, p->name, &b->names, q->name);
    assert_same_text(&a->names, p->category, &b->names, q->category);
    assert_int_equal(p->side, q->side);
    assert_int_equal(p->kind, q->kind);
    assert_same_text(&a->names, v->pid, &b->names, w->pid);
    assert_same_text(&a->names, v->tid, &b->names, w->tid);
    assert_int_equal(v->device, w->device);
    assert_int_equal(v->stream, w->stream);
    assert_int_equal(x->correlation[row] == 0, y->correlation[row] == 0);
    if (x->correlation[row] != 0)
        assert_int_equal(a->correlations[x->correlation[row] - 1],
                         b->correlations[y->correlation[row] - 1]);
    if (p->side == TRACE_DEVICE || x->link[row] == TRACE_NONE)
        assert_int_equal(x->link[row], y->link[row]);
    else
        assert_same_text(&a->shapes, a->inputs[x->link[row]].shape, &b->shapes,
                         b->inputs[y->link[row]].shape);
}

static void assert_same_steps(const struct trace_recording *a,
                              const struct trace_recording *b)
{
    assert_int_equal(a->has_steps, b->has_steps);
    assert_int_equal(a->step_count, b->step_count);
    for (uint32_t i = 0; i < a->step_count; i++) {
        const struct trace_step *x = &a->steps[i], *y = &b->steps[i];

        assert_int_equal(x->pseudo, y->pseudo);
        assert_int_equal(x->number, y->number);
        assert_int_equal(x->ts, y->ts);
        assert_int_equal(x->dur, y->dur);
        assert_int_equal(x->end, y->end);
        assert_int_equal(x->host_ts, y->host_ts);
        assert_int_equal(x->host, y->host);
        assert_int_equal(x->lag, y->lag);
        assert_int_equal(x->has_parts, y->has_parts);
        assert_int_equal(x->compute, y->compute);
        assert_int_equal(x->exposed_communication, y->exposed_communication);
        assert_int_equal(x->exposed_memory, y->exposed_memory);
        assert_int_equal(x->idle, y->idle);
    }
    assert_int_equal(a->step_row_count, b->step_row_count);
    for (uint32_t i = 0; i < a->step_row_count; i++) {
        assert_int_equal(a->step_rows[i].number, b->step_rows[i].number);
        assert_int_equal(a->step_rows[i].ts, b->step_rows[i].ts);
        assert_int_equal(a->step_rows[i].dur, b->step_rows[i].dur);
        assert_int_equal(a->step_rows[i].begin, b->step_rows[i].begin);
        assert_int_equal(a->step_rows[i].end, b->step_rows[i].end);
    }
}

static void test_recordings_come_back(void **context)
{
    struct state *state = *context;

    for (int side = 0; side < 2; side++)
        for (uint32_t file = 0; file < FILES; file++) {
            const struct trace_recording *written = state->recordings[side][file];
            struct trace_recording *read = NULL;
            struct error error = {0};

            assert_ok(set_load_recording(state->store, state->id[side], file, NULL, &read,
                                         &error),
                      error);
            assert_int_equal(read->events.count, written->events.count);
            for (uint32_t row = 0; row < written->events.count; row++)
                assert_same_row(written, read, row);
            assert_in_range(read->op_count + read->shapes.count, 0,
                            2 * read->events.count);
            assert_int_equal(read->copy_count, written->copy_count);
            for (uint32_t i = 0; i < read->copy_count; i++) {
                assert_int_equal(read->copies[i].row, written->copies[i].row);
                assert_int_equal(read->copies[i].bytes, written->copies[i].bytes);
                assert_true(read->copies[i].bandwidth == written->copies[i].bandwidth);
            }
            assert_same_steps(written, read);
            assert_string_equal(read->metadata, written->metadata);
            assert_memory_equal(read->hash, written->hash, sizeof read->hash);
            assert_memory_equal(read->disk_hash, written->disk_hash,
                                sizeof read->disk_hash);
            assert_memory_equal(&read->quality, &written->quality, sizeof read->quality);
            assert_int_equal(read->first_ns, written->first_ns);
            trace_recording_free(read);
        }
}

static void test_unknown_files_are_named(void **context)
{
    struct state *state = *context;
    struct trace_recording *read = NULL;
    struct error error = {0};

    assert_error(
        set_load_recording(state->store, state->id[0], FILES, NULL, &read, &error), error,
        ERROR_NOT_FOUND, "unknown_file");
    assert_null(read);
    assert_error(
        set_load_recording(state->store, "../../../etc/passwd", 0, NULL, &read, &error),
        error, ERROR_NOT_FOUND, "unknown_set");
}

static void test_view(void **context)
{
    struct state *state = *context;
    const struct set_view *view = &state->view[0];

    assert_int_equal(view->file_count, FILES);
    assert_int_equal(view->step_count, 5 + 5 + 1 + 2);
    assert_int_equal(view->note_count, FILES);
    for (size_t i = 0; i < FILES; i++) {
        const struct set_file *file = &view->files[i];
        const struct trace_recording *recording = state->recordings[0][i];
        char name[32], hash[33];

        snprintf(name, sizeof name, "rank%zu.json", i);
        snprintf(hash, sizeof hash, "%016llx%016llx",
                 (unsigned long long)recording->hash[1],
                 (unsigned long long)recording->hash[0]);
        assert_int_equal(file->file, i);
        assert_string_equal(file->name, name);
        assert_string_equal(file->hash, hash);
        assert_int_equal(file->rank, i);
        assert_int_equal(file->rank_source, TRACE_RANK_STATED);
        assert_int_equal(file->has_steps, recording->has_steps);
        assert_int_equal(file->has_device_rows, !made[0][i].host_only);
        assert_int_equal(file->raw_bytes, recording->raw_bytes);
        assert_int_equal(file->disk_bytes, recording->disk_bytes);
    }
    assert_true(view->steps[0].step.pseudo);
    assert_int_equal(view->steps[0].file, 0);
    assert_int_equal(view->steps[1].step.number, 10);
    assert_int_equal(view->steps[4].step.number, 13);
    assert_true(view->steps[5].step.pseudo);
    assert_int_equal(view->steps[5].file, 1);
    assert_string_equal(view->notes[0].note.kind, "duration_over_24h");
    assert_int_equal(view->notes[0].note.count, 2);
}

static void test_summary(void **context)
{
    struct state *state = *context;
    struct set_info info;
    struct error error = {0};
    json_int_t files, world, pseudo, raw, disk, kept, notes;
    json_t *ranks, *steps, *devices;

    assert_ok(store_find_set(state->store, state->id[0], &info, &error), error);
    json_t *summary = json_loads(info.summary, 0, NULL);
    assert_non_null(summary);
    assert_int_equal(json_unpack(summary, "{s:I,s:I,s:I,s:I,s:I,s:{s:I,s:I},s:o,s:o,s:o}",
                                 "files", &files, "world_size", &world,
                                 "pseudo_step_files", &pseudo, "raw_bytes", &raw,
                                 "disk_bytes", &disk, "quality", "kept", &kept, "notes",
                                 &notes, "ranks", &ranks, "steps", &steps, "devices",
                                 &devices),
                     0);
    assert_int_equal(files, FILES);
    assert_int_equal(world, 4);
    assert_int_equal(pseudo, 1);
    assert_int_equal(raw, 1600 * 300);
    assert_int_equal(kept, 1600);
    assert_int_equal(notes, FILES);
    assert_int_equal(json_array_size(ranks), FILES);
    assert_int_equal(json_array_size(steps), 4);
    assert_int_equal(json_integer_value(json_array_get(steps, 3)), 13);
    assert_int_equal(json_array_size(devices), 1);
    assert_string_equal(json_string_value(json_array_get(devices, 0)), "Test GPU");
    assert_true(info.stored_bytes > 0);
    json_decref(summary);
    set_info_free(&info);
}

/* ---- comparing ---- */

struct check {
    const struct fixture_rows *expected;
    size_t next;
};

static int check_row(void *context, const struct pair_row *row)
{
    struct check *check = context;

    assert_true(check->next < check->expected->count);
    const struct fixture_row *expected = &check->expected->rows[check->next++];
    assert_int_equal(row->name_length, expected->name_length);
    assert_memory_equal(row->name, expected->name, expected->name_length + 1);
    assert_string_equal(row->category, expected->category);
    assert_int_equal(row->side, trace_category_side(row->category));
    for (int side = 0; side < 2; side++) {
        assert_int_equal(row->count[side], expected->count[side]);
        assert_int_equal(row->total[side], expected->total[side]);
        assert_int_equal(row->self[side], expected->self[side]);
        assert_int_equal(row->min[side], expected->min[side]);
        assert_int_equal(row->max[side], expected->max[side]);
    }
    return 0;
}

struct choices {
    struct fixture_choice list[32];
    size_t count;
};

static void choose(struct choices *choices, size_t file, int64_t number)
{
    choices->list[choices->count++] = (struct fixture_choice){file, false, number};
}

static void choose_pseudo(struct choices *choices, size_t file)
{
    choices->list[choices->count++] = (struct fixture_choice){file, true, 0};
}

static void compare(struct state *state, const struct choices *control,
                    const struct choices *test, bool short_names)
{
    const struct choices *choices[2] = {control, test};
    struct fixture_rows expected = {0};
    struct set_pair *pair = NULL;
    struct error error = {0};

    assert_ok(
        set_pair_open(state->store, state->id[0], state->id[1], NULL, &pair, &error),
        error);
    for (int side = 0; side < 2; side++) {
        uint32_t *ids = fixture_step_ids(&state->view[side], choices[side]->list,
                                         choices[side]->count);

        assert_ok(set_pair_select(pair, (enum pair_side)side, ids, choices[side]->count,
                                  &error),
                  error);
        free(ids);
        fixture_add_rows(&expected, side, short_names, state->recordings[side],
                         choices[side]->list, choices[side]->count);
    }
    fixture_sort_rows(&expected);
    struct check check = {&expected, 0};
    assert_ok(set_pair_rows(pair, (struct row_naming){short_names, false}, check_row,
                            &check, &error),
              error);
    assert_int_equal(check.next, expected.count);
    fixture_free_rows(&expected);
    set_pair_close(pair);
}

/* Everything that `all` selects. */
static void choose_all(struct choices *choices, int side)
{
    for (size_t file = 0; file < FILES; file++) {
        const struct fixture_options *options = &made[side][file];

        if (options->steps == 0)
            choose_pseudo(choices, file);
        for (uint32_t i = 0; i < options->steps; i++)
            choose(choices, file, options->first_step + i);
    }
}

static void test_compare_all(void **context)
{
    struct choices control = {0}, test = {0};

    choose_all(&control, 0);
    choose_all(&test, 1);
    compare(*context, &control, &test, false);
    compare(*context, &control, &test, true);
}

static void test_compare_any(void **context)
{
    struct choices control = {0}, test = {0};

    for (size_t file = 0; file < FILES; file++) {
        choose_pseudo(&control, file);
        choose_pseudo(&test, file);
    }
    compare(*context, &control, &test, false);
    compare(*context, &control, &test, true);
}

/* Whole files, whole step numbers, single steps, and mixtures that no roll-up answers. */
static void test_compare_selections(void **context)
{
    struct choices file = {0}, number = {0}, single = {0}, mixed = {0}, none = {0};

    for (int64_t n = 10; n <= 13; n++)
        choose(&file, 0, n);
    choose(&file, 1, 11);
    choose(&number, 0, 11);
    choose(&number, 1, 11);
    choose(&single, 1, 12);
    choose(&mixed, 0, 10);
    choose(&mixed, 1, 12);
    choose_pseudo(&mixed, 2);
    compare(*context, &file, &number, false);
    compare(*context, &number, &single, true);
    compare(*context, &single, &none, false);
    compare(*context, &mixed, &number, false);
    compare(*context, &none, &mixed, true);
    compare(*context, &none, &none, false);
}

static void test_select_refuses_unknown_steps(void **context)
{
    struct state *state = *context;
    const uint32_t unknown[] = {4000000000u};
    struct set_pair *pair = NULL;
    struct error error = {0};

    assert_ok(set_pair_open(state->store, state->id[0], state->id[0], 0, &pair, &error),
              error);
    assert_error(set_pair_select(pair, PAIR_TEST, unknown, 1, &error), error,
                 ERROR_NOT_FOUND, "unknown_step");
    set_pair_close(pair);
    assert_error(set_pair_open(state->store, state->id[0],
                               "00000000000000000000000000000000", 0, &pair, &error),
                 error, ERROR_NOT_FOUND, "unknown_set");
    assert_null(pair);
}

static int stop_early(void *context, const struct pair_row *row)
{
    (void)row;
    ++*(int *)context;
    return -77;
}

static void test_budget_and_early_end(void **context)
{
    struct state *state = *context;
    struct choices all = {0};
    struct set_pair *pair = NULL;
    struct error error = {0};
    int calls = 0;

    choose_all(&all, 0);
    uint32_t *ids = fixture_step_ids(&state->view[0], all.list, all.count);
    assert_ok(
        set_pair_open(state->store, state->id[0], state->id[1], NULL, &pair, &error),
        error);
    assert_ok(set_pair_select(pair, PAIR_CONTROL, ids, all.count, &error), error);
    assert_int_equal(set_pair_rows(pair, (struct row_naming){false, false}, stop_early,
                                   &calls, &error),
                     -77);
    assert_int_equal(calls, 1);
    set_pair_close(pair);
    struct budget budget = {.wall_ns = 1000000000};
    budget_begin(&budget);
    assert_ok(
        set_pair_open(state->store, state->id[0], state->id[1], &budget, &pair, &error),
        error);
    budget.start_ns -= 2000000000;
    int result = set_pair_select(pair, PAIR_CONTROL, ids, all.count, &error);
    if (result == 0)
        result = set_pair_rows(pair, (struct row_naming){false, false}, stop_early,
                               &calls, &error);
    assert_error(result, error, ERROR_TIMEOUT, "too_expensive");
    set_pair_close(pair);
    free(ids);
}

/* ---- operations ---- */

struct listed {
    size_t count;
    int64_t last_total;
    uint64_t calls;
};

static int count_op(void *context, const struct set_op_row *row)
{
    struct listed *listed = context;

    assert_true(listed->count == 0 || row->total <= listed->last_total);
    listed->last_total = row->total;
    listed->calls += row->count;
    listed->count++;
    return 0;
}

static void test_ops(void **context)
{
    struct state *state = *context;
    struct listed all = {0}, some = {0}, two = {0};
    struct error error = {0};

    assert_ok(set_list_ops(state->store, state->id[0], NULL, 1000, NULL, count_op, &all,
                           &error),
              error);
    assert_int_equal(all.calls, 1600);
    assert_ok(set_list_ops(state->store, state->id[0], "GEMM<F", 1000, NULL, count_op,
                           &some, &error),
              error);
    assert_int_equal(some.count, 3);
    assert_ok(
        set_list_ops(state->store, state->id[0], "", 2, NULL, count_op, &two, &error),
        error);
    assert_int_equal(two.count, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_recordings_come_back),
        cmocka_unit_test(test_unknown_files_are_named),
        cmocka_unit_test(test_view),
        cmocka_unit_test(test_summary),
        cmocka_unit_test(test_compare_all),
        cmocka_unit_test(test_compare_any),
        cmocka_unit_test(test_compare_selections),
        cmocka_unit_test(test_select_refuses_unknown_steps),
        cmocka_unit_test(test_budget_and_early_end),
        cmocka_unit_test(test_ops),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
