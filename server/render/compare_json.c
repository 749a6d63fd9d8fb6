/* See compare_json.h. */
#include "render/compare_json.h"

#include "analysis/compare/recorded.h"
#include "base/cleanup.h"
#include "diagnosis/account_json.h"
#include "render/comparability_text.h"
#include "render/compare_answers_json.h"
#include "render/compare_rows_json.h"
#include "render/json.h"
#include "render/parameters_json.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <stdlib.h>
#include <string.h>

/* ---- a side ---- */

static json_t *make_numbers(const int64_t *numbers, size_t count, struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        json_array_append_new(list, json_integer((json_int_t)numbers[i]));
    return list;
}

static int compare_numbers(const void *left, const void *right, void *budget)
{
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;

    return budget_is_over(budget) ? 0 : (a > b) - (a < b);
}

/* An array of the distinct numbers, sorted; frees the numbers. */
static json_t *make_distinct(int64_t *numbers, size_t count, struct budget *budget)
{
    size_t kept = 0;

    qsort_r(numbers, count, sizeof *numbers, compare_numbers, budget);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] != numbers[kept - 1])
            numbers[kept++] = numbers[i];
    json_t *list = make_numbers(numbers, kept, budget);
    free(numbers);
    return list;
}

static json_t *make_all_ranks(const struct set_view *view, struct budget *budget)
{
    int64_t *ranks = calloc(view->file_count + 1, sizeof *ranks);

    if (ranks == NULL)
        return NULL;
    for (size_t i = 0; i < view->file_count; i++)
        ranks[i] = view->files[i].rank;
    return make_distinct(ranks, view->file_count, budget);
}

static json_t *make_all_steps(const struct set_view *view, struct budget *budget)
{
    int64_t *numbers = calloc(view->step_count + 1, sizeof *numbers);
    size_t count = 0;

    if (numbers == NULL)
        return NULL;
    for (size_t i = 0; i < view->step_count && !budget_is_over_at(budget, i); i++)
        if (!view->steps[i].step.pseudo)
            numbers[count++] = view->steps[i].step.number;
    return make_distinct(numbers, count, budget);
}

static json_t *make_text(const char *text)
{
    return text == NULL ? json_null() : render_text(text, strlen(text));
}

json_t *compare_json_selected(const struct set_info *info, const struct set_view *view,
                              const struct selection *selection, struct budget *budget)
{
    return json_pack(
        "{s:s, s:o, s:o, s:o, s:I, s:o, s:o, s:I, s:b, s:I, s:o, s:o}", "set",
        info->stored_id, "label", render_text(info->label, strlen(info->label)), "marker",
        make_text(info->marker), "suggested_marker", make_text(view->suggested_marker),
        "suggested_marker_rows", (json_int_t)view->suggested_rows, "ranks",
        make_numbers(selection->ranks, selection->rank_count, budget), "steps",
        make_numbers(selection->numbers, selection->number_count, budget), "pseudo_steps",
        (json_int_t)selection->pseudo_count, "any", selection->any, "samples",
        (json_int_t)selection->step_count, "all_ranks", make_all_ranks(view, budget),
        "all_steps", make_all_steps(view, budget));
}

json_t *compare_json_side(const struct compare_result *result, enum pair_side side)
{
    return compare_json_selected(&result->info[side], &result->view[side],
                                 &result->selection[side], result->budget);
}

/* ---- what was asked ---- */

static json_t *make_selection(const struct compare_result *result)
{
    return parameters_json_echo(&compare_parameters, &result->request);
}

/* ---- sums ---- */

static json_t *make_sums(const struct compare_totals *totals)
{
    int64_t control = (int64_t)totals->count[PAIR_CONTROL];
    int64_t test = (int64_t)totals->count[PAIR_TEST];

    return json_pack(
        "{s:I, s:I, s:I, s:o, s:o, s:o}", "control_counts", (json_int_t)control,
        "test_counts", (json_int_t)test, "diff_counts", (json_int_t)(test - control),
        "control_total_duration", render_us((double)totals->total[PAIR_CONTROL]),
        "test_total_duration", render_us((double)totals->total[PAIR_TEST]),
        "diff_duration",
        render_us((double)(totals->total[PAIR_TEST] - totals->total[PAIR_CONTROL])));
}

/* Sums of the host rows and of the device work, never of both: the two run side by side.
 * Neither contains annotations and syncs of a device: other rows already count their
 * time. */
static json_t *make_totals(const struct compare_result *result)
{
    static const char *const names[] = {"host", "device"};
    json_t *totals = make_sums(&result->totals);

    for (int i = TRACE_HOST; i <= TRACE_DEVICE; i++) {
        const struct compare_totals *part = &result->parts[i];
        json_t *sums = make_sums(part);

        for (int side = 0; side < 2; side++)
            json_object_set_new(
                sums, side == 0 ? "control_self_duration" : "test_self_duration",
                i == TRACE_HOST ? render_us((double)part->self[side]) : json_null());
        json_object_set_new(totals, names[i], sums);
    }
    return totals;
}

static json_t *make_ops_diff(const struct compare_result *result)
{
    json_t *counts = json_object();

    for (int change = 0; change < CHANGE_COUNT; change++)
        json_object_set_new(counts, compare_change_name((enum compare_change)change),
                            json_integer((json_int_t)result->ops_diff[change]));
    return counts;
}

static json_t *make_categories(const struct compare_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->category_count && !budget_is_over(result->budget);
         i++) {
        const struct compare_category *category = &result->categories[i];
        json_array_append_new(
            list, json_pack("{s:o, s:I}", "category",
                            render_text(category->name, strlen(category->name)), "rows",
                            (json_int_t)category->rows));
    }
    return list;
}

/* ---- how both sides were recorded ---- */

static json_t *make_stated(enum trace_option_state stated)
{
    return stated == TRACE_UNSTATED ? json_null() : json_boolean(stated == TRACE_ON);
}

/* Of each fact the values that the files of the side state. */
static json_t *make_recorder(const struct compare_result *result, enum pair_side side)
{
    struct recorder_side recorder = {0};
    bool added =
        recorder_side_add(&result->view[side], &result->selection[side], &recorder);
    json_t *facts = added ? json_incref(recorder.facts) : NULL;

    recorder_side_free(&recorder);
    return !added ? NULL : facts == NULL ? json_object() : facts;
}

static json_t *make_recorded_side(const struct compare_result *result,
                                  enum pair_side side)
{
    CLEANUP_FREE struct recorded_facts *recorded = calloc(1, sizeof *recorded);
    json_t *object = json_object(), *versions = json_object();
    json_t *summary = json_loads(result->info[side].summary, 0, NULL);

    json_object_set(object, "devices", json_object_get(summary, "devices"));
    json_decref(summary);
    if (recorded == NULL) {
        json_decref(object);
        json_decref(versions);
        return NULL;
    }
    recorded_read(result, side, recorded);
    json_object_set_new(object, "world_size",
                        recorded->world_size > 0
                            ? json_integer((json_int_t)recorded->world_size)
                            : json_null());
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        json_object_set_new(object, facts_option_name((enum trace_option)i),
                            make_stated(recorded->options[i]));
    json_object_set_new(object, "python_rows",
                        json_boolean(result->recorded.python[side]));
    json_object_set_new(object, "input_shapes",
                        json_boolean(result->view[side].has_shapes));
    json_object_set_new(object, "memory_changes",
                        json_boolean(result->view[side].has_memory));
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        if (recorded->versions[i][0] != '\0')
            json_object_set_new(versions, facts_version_name((enum trace_version)i),
                                json_string(recorded->versions[i]));
    json_object_set_new(object, "versions", versions);
    json_object_set_new(object, "recorder", make_recorder(result, side));
    json_object_set_new(object, "shared_kernel_time",
                        render_real(recorded_shared(&result->recorded, side)));
    return object;
}

static json_t *make_recorded(const struct compare_result *result)
{
    return json_pack("{s:o, s:o, s:b}", "control",
                     make_recorded_side(result, PAIR_CONTROL), "test",
                     make_recorded_side(result, PAIR_TEST), "few_shared_kernels",
                     recorded_few_shared(&result->recorded));
}

/* Of an object the members that another one does not have alike; other values as they
 * are. */
static json_t *others_of(json_t *object, const json_t *other)
{
    const char *name;
    json_t *value;

    if (!json_is_object(object))
        return json_incref(object);
    json_t *copy = json_object();
    json_object_foreach(object, name,
                        value) if (!json_equal(value, json_object_get(other, name)))
        json_object_set(copy, name, value);
    return copy;
}

/* Adds the note of a kind, if there is one, as a fact; `stated` and `shown` (by rows;
 * NULL) are its values in `recorded`. */
static void add_recording_fact(const struct answer *answer, const char *kind,
                               const char *stated, const char *shown,
                               const json_t *recorded, json_t *facts)
{
    const json_t *control = json_object_get(recorded, "control");
    const json_t *test = json_object_get(recorded, "test");
    const char *key = shown != NULL && !json_equal(json_object_get(control, shown),
                                                   json_object_get(test, shown))
                          ? shown
                          : stated;

    json_t *left = json_object_get(control, key), *right = json_object_get(test, key);

    for (size_t i = 0; i < answer->notes.count; i++) {
        const char *text = answer->notes.notes[i].text;

        if (strcmp(answer->notes.notes[i].kind, kind) == 0)
            json_array_append_new(
                facts,
                json_pack("{s:s, s:s, s:[{s:s}], s:s, s:o?, s:o?, s:n, s:[]}", "kind",
                          cause_kind_name(FACT_RECORDING), "text", text, "parts", "text",
                          text, "name", stated, "control", others_of(left, right), "test",
                          others_of(right, left), "unit", "rows"));
    }
}

/* The facts of the diagnosis, then those on the recordings: at least one of these. */
static json_t *make_facts(const struct answer *answer)
{
    static const struct {
        const char *note, *stated, *shown;
    } all[] = {{"recorder_differs", "recorder", NULL},
               {"devices_differ", "devices", NULL},
               {"world_size_differs", "world_size", NULL},
               {"with_stack_differs", "with_stack", "python_rows"},
               {"record_shapes_differs", "record_shapes", "input_shapes"},
               {"profile_memory_differs", "profile_memory", NULL},
               {"versions_differ", "versions", NULL}};
    const struct compare_result *result = answer->result;

    if (!result->request.diagnosis || result->diagnosis == NULL)
        return json_null();
    json_t *recorded = make_recorded(result), *more = json_array();
    json_t *facts = result->facts == NULL ? json_array() : json_copy(result->facts);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        add_recording_fact(answer, all[i].note, all[i].stated, all[i].shown, recorded,
                           more);
    while (json_array_size(more) > 0 && json_array_size(facts) >= FACTS_MAX)
        json_array_remove(facts, json_array_size(facts) - 1);
    while (json_array_size(facts) + json_array_size(more) > FACTS_MAX)
        json_array_remove(more, json_array_size(more) - 1);
    json_array_extend(facts, more);
    json_decref(more);
    json_decref(recorded);
    return facts;
}

/* ---- the whole ---- */

/* The number of rows that were judged together, by measure: among many rows, some small p
 * are expected. */
static json_t *make_judged_rows(const struct compare_result *result)
{
    const struct significance_family *families = result->families;

    return result->request.significance
               ? json_pack("{s:I, s:I}", "total",
                           (json_int_t)families[SIGNIFICANCE_TOTAL].tests, "self",
                           (json_int_t)families[SIGNIFICANCE_SELF].tests)
               : json_null();
}

static json_t *make_changed_rows(const struct compare_result *result)
{
    return result->request.significance
               ? json_pack("{s:I, s:I}", "slower", (json_int_t)result->slower, "faster",
                           (json_int_t)result->faster)
               : json_null();
}

/* Everything except the rows. */
static int write_head(const struct answer *answer, struct buffer *out,
                      struct error *error)
{
    const struct compare_result *result = answer->result;

    buffer_append_char(out, '{');
    if (render_member(out, "control", compare_json_side(result, PAIR_CONTROL), error) <
            0 ||
        render_member(out, "test", compare_json_side(result, PAIR_TEST), error) < 0 ||
        render_member(out, "selection", make_selection(result), error) < 0 ||
        render_member(out, "step_time", compare_json_step_time(result), error) < 0 ||
        render_member(out, "row_count", json_integer((json_int_t)result->row_count),
                      error) < 0 ||
        render_member(out, "rows_before_filters",
                      json_integer((json_int_t)result->rows_before_filters), error) < 0 ||
        render_member(out, "judged_rows", make_judged_rows(result), error) < 0 ||
        render_member(out, "changed_rows", make_changed_rows(result), error) < 0 ||
        render_member(out, "totals", make_totals(result), error) < 0 ||
        render_member(out, "ops_diff", make_ops_diff(result), error) < 0 ||
        render_member(out, "categories", make_categories(result), error) < 0 ||
        render_member(out, "comparability", comparability_write_json(&answer->notes),
                      error) < 0 ||
        render_member(out, "recorded", make_recorded(result), error) < 0 ||
        render_member(out, "verdict", compare_json_verdict(answer), error) < 0 ||
        render_member(out, "waterfall", compare_json_waterfall(answer), error) < 0 ||
        render_member(out, "without_profiler", compare_json_unprofiled(result), error) <
            0 ||
        render_member(out, "profiler_factor", compare_json_profiler_factor(result),
                      error) < 0 ||
        render_member(out, "machine_or_program", compare_json_machine(result), error) <
            0 ||
        render_member(out, "operators", compare_json_operators(result), error) < 0 ||
        render_member(out, "work_classes",
                      result->work_classes == NULL ? json_null()
                                                   : json_incref(result->work_classes),
                      error) < 0 ||
        render_member(out, "replacements", compare_json_replacements(result), error) <
            0 ||
        render_member(out, "account",
                      result->account == NULL ? json_null()
                                              : json_incref(result->account),
                      error) < 0 ||
        render_member(out, "facts", make_facts(answer), error) < 0 ||
        render_member(out, "diagnosis",
                      result->diagnosis == NULL ? json_null()
                                                : json_incref(result->diagnosis),
                      error) < 0 ||
        render_member(out, "diagnosis_note", make_text(answer->none), error) < 0 ||
        render_member(out, "fail_if",
                      compare_json_fail_if(result->request.fail_if, result->outcomes),
                      error) < 0)
        return -(int)error->code;
    buffer_append_text(out, ",\"selected\":");
    return compare_write_selected(result, out, error);
}

int compare_write_json(const struct answer *answer, struct buffer *out,
                       struct error *error)
{
    int status = write_head(answer, out, error);

    buffer_append_text(out, ",\"rows\":");
    if (status == 0)
        status = compare_write_rows(answer->result, out, error);
    buffer_append_char(out, '}');
    return status;
}

int compare_write_json_table(const struct answer *answer, const char *const *columns,
                             struct buffer *out, struct error *error)
{
    int status = write_head(answer, out, error);

    buffer_append_char(out, ',');
    if (status == 0)
        status = compare_write_row_table(answer->result, columns, out, error);
    buffer_append_char(out, '}');
    return status;
}
