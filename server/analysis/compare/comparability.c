/* See comparability.h. */
#include "analysis/compare/comparability.h"

#include "analysis/compare/equal_clock.h"
#include "analysis/compare/recorded.h"
#include "analysis/compare/recorder_side.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_ranks(const void *a, const void *b)
{
    const int64_t *left = a, *right = b;

    return (*left > *right) - (*left < *right);
}

/* Damage in the files of the ranks that are looked at. */
static void judge_damage(const struct compare_result *result, enum pair_side side,
                         struct comparability *out)
{
    const struct selection *selection = &result->selection[side];
    struct comparability_damage damage;
    char more[100] = "";

    comparability_find_damage(result->info[side].summary, selection->ranks,
                              selection->rank_count, &damage);
    if (damage.count == 0)
        return;
    if (damage.count > 1)
        snprintf(more, sizeof more, " %s%zu more of its files %s damaged.",
                 damage.more ? "At least " : "", damage.count - 1,
                 damage.count == 2 ? "is" : "are");
    comparability_add(out,
                      side == PAIR_TEST ? COMPARABILITY_TEST_AFFECTED
                                        : COMPARABILITY_CONTROL_AFFECTED,
                      "%s, rank %lld (%s): %s%s", side == PAIR_TEST ? "Test" : "Control",
                      damage.rank, damage.file, damage.text, more);
}

static void judge_clock(const struct compare_result *result, struct comparability *out)
{
    const struct machine *machine = &result->machine;
    double step = result->step_time[PAIR_CONTROL].step / 100;

    if (!result->request.equal_clock)
        return;
    if (!equal_clock_corrects(result))
        comparability_add(out, COMPARABILITY_EQUAL_CLOCK,
                          "Equal clock: nothing is corrected, because the rows do not "
                          "share a factor of the machine.");
    else
        comparability_add(
            out, COMPARABILITY_EQUAL_CLOCK,
            "At equal clock and speed of the host: step times and rows of the "
            "test are without the machine's part, %s %% of the control's "
            "step (%s to %s %%). Calls, the account and its sentences "
            "are as recorded.",
            text_number(machine->machine.diff / step, 1, true).text,
            text_number(machine->machine.low / step, 1, true).text,
            text_number(machine->machine.high / step, 1, true).text);
}

static void judge_profiler(const struct compare_result *result, struct comparability *out)
{
    double rows[2];

    for (int side = 0; side < 2; side++)
        rows[side] =
            result->recorded.calls[side] / (double)result->step_time[side].samples;
    if (!result->unprofiled.is_known && !comparability_is_same(result))
        comparability_add_profiler(out, result->step_time, rows);
}

static void judge_ranks(const struct compare_result *result, struct comparability *out)
{
    const struct selection *control = &result->selection[PAIR_CONTROL];
    const struct selection *test = &result->selection[PAIR_TEST];
    char left[120], right[120];

    if (control->rank_count == test->rank_count &&
        (control->rank_count == 0 ||
         memcmp(control->ranks, test->ranks, control->rank_count * sizeof *test->ranks) ==
             0))
        return;
    comparability_write_numbers(control->ranks, control->rank_count, left, sizeof left);
    comparability_write_numbers(test->ranks, test->rank_count, right, sizeof right);
    comparability_add(out, COMPARABILITY_RANKS,
                      "The ranks differ: rank%s %s in control, rank%s %s in test.",
                      control->rank_count == 1 ? "" : "s", left,
                      test->rank_count == 1 ? "" : "s", right);
}

static void judge_steps(const struct compare_result *result, struct comparability *out)
{
    const struct selection *control = &result->selection[PAIR_CONTROL];
    const struct selection *test = &result->selection[PAIR_TEST];
    bool control_whole = control->pseudo_count > 0, test_whole = test->pseudo_count > 0;

    if (control->step_count != test->step_count)
        comparability_add(
            out, COMPARABILITY_STEPS,
            "Control has %zu step%s, test has %zu (all ranks together), so totals and "
            "counts differ for that reason alone; compare per step.",
            control->step_count, control->step_count == 1 ? "" : "s", test->step_count);
    if (control_whole != test_whole)
        comparability_add(
            out, COMPARABILITY_STEP_KINDS,
            "%s has no steps, so its whole recording is compared, warm-up included, with "
            "the steps of %s.",
            control_whole ? "Control" : "Test", control_whole ? "test" : "control");
    if (control->step_count == 1 || test->step_count == 1)
        comparability_add(out, COMPARABILITY_SINGLE_SAMPLE,
                          "%s a single %s, so any difference may be noise.",
                          control->step_count != 1 ? "Test has"
                          : test->step_count != 1  ? "Control has"
                                                   : "Each side has",
                          (control->step_count != 1 || control_whole) &&
                                  (test->step_count != 1 || test_whole)
                              ? "recording without steps"
                              : "step");
}

/* The first note of a kind that a file of the chosen ranks has; NULL: none. */
static const struct trace_note *find_note(const struct compare_result *result,
                                          enum pair_side side, const char *kind)
{
    const struct set_view *view = &result->view[side];
    const struct selection *selection = &result->selection[side];

    for (size_t i = 0; i < view->note_count; i++) {
        const struct set_file *file = set_view_find_file(view, view->notes[i].file);

        if (strcmp(view->notes[i].note.kind, kind) == 0 && file != NULL &&
            bsearch(&file->rank, selection->ranks, selection->rank_count,
                    sizeof file->rank, compare_ranks) != NULL)
            return &view->notes[i].note;
    }
    return NULL;
}

/* Notes on the steps themselves. Files that are compared whole have none. */
static void judge_windows(const struct compare_result *result, struct comparability *out)
{
    static const struct {
        enum comparability_kind kind;
        const char *note, *words;
    } kinds[] = {{COMPARABILITY_UNLAUNCHED, "device_rows_unlaunched",
                  "the device's rows have no launches, so a step is the interval of the "
                  "host"},
                 {COMPARABILITY_MARKER, "marker_covers_little",
                  "what runs between its steps is not compared"}};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const struct trace_note *notes[2] = {NULL, NULL};

        for (int side = 0; side < 2; side++)
            if (result->selection[side].number_count > 0)
                notes[side] = find_note(result, (enum pair_side)side, kinds[i].note);
        if (notes[0] == NULL && notes[1] == NULL)
            continue;
        comparability_add(out, kinds[i].kind, "In %s, %s%s%s: %s.",
                          notes[0] == NULL ? "test" : "control",
                          notes[notes[0] == NULL]->example,
                          notes[0] != NULL && notes[1] != NULL ? "; in test, " : "",
                          notes[0] != NULL && notes[1] != NULL ? notes[1]->example : "",
                          kinds[i].words);
    }
}

static void judge_world_size(const struct recorded_facts sides[2],
                             struct comparability *out)
{
    int64_t control = sides[PAIR_CONTROL].world_size, test = sides[PAIR_TEST].world_size;

    if (control == 0 || test == 0 || control == test)
        return;
    comparability_add(
        out, COMPARABILITY_WORLD_SIZE,
        "The world size is %lld in control and %lld in test: work per rank, and what is "
        "communicated, may differ.",
        (long long)control, (long long)test);
}

static bool devices_differ(json_t *const summaries[2])
{
    const json_t *control = json_object_get(summaries[PAIR_CONTROL], "devices");
    const json_t *test = json_object_get(summaries[PAIR_TEST], "devices");

    return json_array_size(control) > 0 && json_array_size(test) > 0 &&
           !json_equal(control, test);
}

/* Sets which versions are said. */
static void judge_recorder(const struct compare_result *result, bool devices,
                           struct comparability *out, bool said[TRACE_VERSION_COUNT])
{
    CLEANUP(recorder_side_free) struct recorder_side control = {0};
    CLEANUP(recorder_side_free) struct recorder_side test = {0};
    struct recorder_differences differences = {0};

    if (recorder_side_add(&result->view[PAIR_CONTROL], &result->selection[PAIR_CONTROL],
                          &control) &&
        recorder_side_add(&result->view[PAIR_TEST], &result->selection[PAIR_TEST],
                          &test) &&
        recorder_differ(&control, &test, devices, &differences))
        comparability_add_recorder(out, &differences);
    memcpy(said, differences.versions, sizeof differences.versions);
}

static void judge_devices(json_t *const summaries[2], struct comparability *out)
{
    const json_t *control = json_object_get(summaries[PAIR_CONTROL], "devices");
    const json_t *test = json_object_get(summaries[PAIR_TEST], "devices");
    char left[120], right[120];

    if (!devices_differ(summaries))
        return;
    comparability_write_texts(control, left, sizeof left);
    comparability_write_texts(test, right, sizeof right);
    comparability_add(out, COMPARABILITY_DEVICES,
                      "Different devices: %s in control, %s in test. All kernels differ.",
                      left, right);
}

static void judge_device_rows(const struct recorded_facts sides[2],
                              struct comparability *out)
{
    if (sides[PAIR_CONTROL].device_rows == sides[PAIR_TEST].device_rows)
        return;
    bool in_test = sides[PAIR_TEST].device_rows;
    comparability_add(
        out, COMPARABILITY_DEVICE_ROWS,
        "Only %s has device work; %s was recorded without it, or ran on the host "
        "alone. Device work and the waits for it cannot be compared.",
        in_test ? "test" : "control", in_test ? "control" : "test");
}

/* ---- how they were recorded ---- */

/* Whether the recording of a side shows the effect of an option. Its absence means
 * something only if the host was recorded on both sides. */
static bool shows(const struct compare_result *result, enum trace_option option,
                  enum pair_side side)
{
    const struct recorded_rows *rows = &result->recorded;

    if (!rows->operators[PAIR_CONTROL] || !rows->operators[PAIR_TEST])
        return false;
    return option == TRACE_WITH_STACK      ? rows->python[side]
           : option == TRACE_RECORD_SHAPES ? result->view[side].has_shapes
                                           : false;
}

static void judge_option(const struct compare_result *result,
                         const struct recorded_facts sides[2], enum trace_option option,
                         struct comparability *out)
{
    const char *name = facts_option_name(option),
               *cost = comparability_option(option)->cost;
    enum comparability_kind kind = comparability_option(option)->kind;
    enum trace_option_state control = sides[PAIR_CONTROL].options[option];
    enum trace_option_state test = sides[PAIR_TEST].options[option];
    bool in_control = shows(result, option, PAIR_CONTROL);
    bool in_test = shows(result, option, PAIR_TEST);
    bool on = control == TRACE_ON; /* which side, if they differ */

    if (in_control && in_test)
        return;
    if (in_control != in_test)
        comparability_add(out, kind, "Only %s has %s (%s): %s.",
                          in_control ? "control" : "test",
                          comparability_option(option)->rows, name, cost);
    else if ((control == TRACE_ON && test == TRACE_OFF) ||
             (control == TRACE_OFF && test == TRACE_ON))
        comparability_add(out, kind, "%s was recorded with %s, %s without: %s.",
                          on ? "Control" : "Test", name, on ? "test" : "control", cost);
    else if ((control == TRACE_ON) != (test == TRACE_ON) && sides[PAIR_CONTROL].header &&
             sides[PAIR_TEST].header)
        comparability_add(
            out, kind,
            "The traces of %s say that %s was on, those of %s do not mention it "
            "(PyTorch mentions it only when it is on). If it was on for one side "
            "only: %s.",
            on ? "control" : "test", name, on ? "test" : "control", cost);
}

static void judge_versions(const struct recorded_facts sides[2], const bool *said,
                           struct comparability *out)
{
    char text[480] = "", whole[480];
    size_t length = 0;

    for (int i = 0; i < TRACE_VERSION_COUNT; i++) {
        const char *control = sides[PAIR_CONTROL].versions[i];
        const char *test = sides[PAIR_TEST].versions[i];

        /* A fact that one side does not state may be the same. */
        if (*control == '\0' || *test == '\0' || strcmp(control, test) == 0 || said[i])
            continue;
        int added = snprintf(text + length, sizeof text - length, "%s%s %s and %s",
                             length > 0 ? "; " : "",
                             facts_version_title((enum trace_version)i), control, test);
        length += added > 0 ? (size_t)added : 0;
        if (length >= sizeof text)
            break;
    }
    comparability_cut(text, whole, sizeof whole);
    if (whole[0] != '\0')
        comparability_add(
            out, COMPARABILITY_VERSIONS,
            "Different versions (control and test): %s. Kernels and their times may "
            "differ for that reason alone.",
            whole);
}

/* Longer names, in bytes, are cut in the set (trace/decode/name_bound.h); 0: none is
 * cut. */
static unsigned long names_limit(const struct set_view *view)
{
    static const char before[] = "more than ";
    unsigned long least = 0;

    for (size_t i = 0; i < view->note_count; i++) {
        const struct trace_note *note = &view->notes[i].note;
        const char *place =
            strcmp(note->kind, "names_cut") == 0 ? strstr(note->example, before) : NULL;
        unsigned long limit =
            place == NULL ? 0 : strtoul(place + strlen(before), NULL, 10);

        if (limit > 0 && (least == 0 || limit < least))
            least = limit;
    }
    return least;
}

static void judge_names(const struct compare_result *result, struct comparability *out)
{
    unsigned long control = names_limit(&result->view[PAIR_CONTROL]);
    unsigned long test = names_limit(&result->view[PAIR_TEST]);

    if (control == test)
        return;
    bool in_control = control != 0 && (test == 0 || control < test);
    comparability_add(
        out, COMPARABILITY_NAMES_CUT,
        "The names of %s take too much room, so names of more than %lu bytes were cut; "
        "in %s they were not: an operation with a name that long has one row for each "
        "side.",
        in_control ? "control" : "test", in_control ? control : test,
        in_control ? "test" : "control");
}

static void judge_shared(const struct compare_result *result, struct comparability *out)
{
    double control = recorded_shared(&result->recorded, PAIR_CONTROL);
    double test = recorded_shared(&result->recorded, PAIR_TEST);

    if (!(control < COMPARABILITY_SHARED_MIN || test < COMPARABILITY_SHARED_MIN))
        return;
    if (isnan(control) || isnan(test))
        return; /* a side without kernels needs no such note */
    comparability_add(
        out, COMPARABILITY_FEW_SHARED_KERNELS,
        "Kernels that have the same name on both sides take %.0f %% of the kernel time "
        "in control and %.0f %% in test, so rows of kernels say little: look at the "
        "device "
        "time by operator%s.",
        100 * control, 100 * test,
        result->request.use_short_name ? "" : ", or compare by short names");
}

/* The same steps of the same set on both sides. */
bool comparability_is_same(const struct compare_result *result)
{
    const struct selection *control = &result->selection[PAIR_CONTROL];
    const struct selection *test = &result->selection[PAIR_TEST];

    return strcmp(result->info[PAIR_CONTROL].id, result->info[PAIR_TEST].id) == 0 &&
           control->step_count == test->step_count &&
           (control->step_count == 0 ||
            memcmp(control->steps, test->steps,
                   control->step_count * sizeof *test->steps) == 0);
}

void comparability_judge(const struct compare_result *result, struct comparability *out)
{
    struct recorded_facts sides[2];
    json_t *summaries[2];
    bool said[TRACE_VERSION_COUNT];

    out->count = 0;
    judge_damage(result, PAIR_CONTROL, out);
    judge_damage(result, PAIR_TEST, out);
    if (comparability_is_same(result))
        comparability_add(
            out, COMPARABILITY_SAME_SELECTION,
            "Control and test are the same steps of the same set: nothing can differ.");
    for (int side = 0; side < 2; side++) {
        summaries[side] = json_loads(result->info[side].summary, 0, NULL);
        recorded_read(result, (enum pair_side)side, &sides[side]);
    }
    judge_recorder(result, devices_differ(summaries), out, said);
    judge_clock(result, out);
    judge_profiler(result, out);
    judge_ranks(result, out);
    judge_world_size(sides, out);
    judge_devices(summaries, out);
    judge_device_rows(sides, out);
    judge_steps(result, out);
    judge_windows(result, out);
    for (int option = 0; option < TRACE_OPTION_COUNT; option++)
        judge_option(result, sides, (enum trace_option)option, out);
    judge_versions(sides, said, out);
    judge_names(result, out);
    judge_shared(result, out);
    json_decref(summaries[0]);
    json_decref(summaries[1]);
}
