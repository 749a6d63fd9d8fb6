/* See comparability.h. */
#include "analysis/compare/comparability.h"

#include "analysis/compare/recorded.h"
#include "base/text.h"
#include "store/set/set_affected.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const kind_names[COMPARABILITY_KINDS] = {
    [COMPARABILITY_CONTROL_AFFECTED] = "control_affected",
    [COMPARABILITY_TEST_AFFECTED] = "test_affected",
    [COMPARABILITY_SAME_SELECTION] = "same_selection",
    [COMPARABILITY_RANKS] = "ranks_differ",
    [COMPARABILITY_WORLD_SIZE] = "world_size_differs",
    [COMPARABILITY_DEVICES] = "devices_differ",
    [COMPARABILITY_DEVICE_ROWS] = "device_rows_differ",
    [COMPARABILITY_STEPS] = "steps_differ",
    [COMPARABILITY_STEP_KINDS] = "step_kinds_differ",
    [COMPARABILITY_SINGLE_SAMPLE] = "single_sample",
    [COMPARABILITY_WITH_STACK] = "with_stack_differs",
    [COMPARABILITY_RECORD_SHAPES] = "record_shapes_differs",
    [COMPARABILITY_PROFILE_MEMORY] = "profile_memory_differs",
    [COMPARABILITY_VERSIONS] = "versions_differ",
    [COMPARABILITY_NAMES_CUT] = "names_cut_differently",
    [COMPARABILITY_FEW_SHARED_KERNELS] = "few_shared_kernels",
};

/* Names of devices and versions come from traces: blanks in place of what a terminal may
 * obey (U+0000 … U+001F, U+007F … U+009F). The text is UTF-8. */
static void clean_controls(char *text)
{
    for (; *text != '\0'; text++) {
        unsigned char byte = (unsigned char)*text, next = (unsigned char)text[1];

        if (byte == 0xC2 && next >= 0x80 && next <= 0x9F)
            text[0] = text[1] = ' ';
        else if (byte < 0x20 || byte == 0x7F)
            *text = ' ';
    }
}

/* Cut texts must stay UTF-8, so a partial character at the end is removed. */
static void end_at_letter(char *text)
{
    for (size_t length = strlen(text); length > 0 && !text_is_utf8(text, length);)
        text[--length] = '\0';
}

__attribute__((format(printf, 3, 4))) static void
add_note(struct comparability *out, enum comparability_kind kind, const char *format, ...)
{
    va_list arguments;

    if (out->count == COMPARABILITY_NOTES_MAX)
        return;
    struct comparability_note *note = &out->notes[out->count++];
    note->kind = kind_names[kind];
    note->damage =
        kind == COMPARABILITY_CONTROL_AFFECTED || kind == COMPARABILITY_TEST_AFFECTED;
    va_start(arguments, format);
    vsnprintf(note->text, sizeof note->text, format, arguments);
    va_end(arguments);
    end_at_letter(note->text);
    clean_controls(note->text);
}

/* "0-3,5" for ascending numbers, cut by "…" if it does not fit. */
static void write_numbers(const int64_t *numbers, size_t count, char *out, size_t size)
{
    size_t length = 0;

    snprintf(out, size, "none");
    for (size_t i = 0; i < count;) {
        size_t last = i;
        while (last + 1 < count && numbers[last + 1] == numbers[last] + 1)
            last++;
        if (length + 48 > size) {
            snprintf(out + length, size - length, ",…");
            return;
        }
        length += (size_t)snprintf(out + length, size - length, "%s%lld",
                                   i > 0 ? "," : "", (long long)numbers[i]);
        if (last > i)
            length += (size_t)snprintf(out + length, size - length, "-%lld",
                                       (long long)numbers[last]);
        i = last + 1;
    }
}

static int compare_ranks(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

/* Damage in the files of the ranks that are looked at. */
static void judge_damage(const struct compare_result *result, enum pair_side side,
                         struct comparability *out)
{
    const struct selection *selection = &result->selection[side];
    json_t *list = affected_of(result->info[side].summary);
    const json_t *first = NULL;
    size_t count = 0, index;
    json_t *item;

    json_array_foreach(list, index, item)
    {
        int64_t rank = json_integer_value(json_object_get(item, "rank"));

        if (selection->rank_count == 0 ||
            bsearch(&rank, selection->ranks, selection->rank_count, sizeof rank,
                    compare_ranks) == NULL)
            continue;
        first = count++ == 0 ? item : first;
    }
    char more[100] = "";
    if (count > 1)
        snprintf(more, sizeof more, " %s%zu more of its files %s damaged.",
                 json_array_size(list) == AFFECTED_LISTED_MAX ? "At least " : "",
                 count - 1, count == 2 ? "is" : "are");
    if (count > 0)
        add_note(out,
                 side == PAIR_TEST ? COMPARABILITY_TEST_AFFECTED
                                   : COMPARABILITY_CONTROL_AFFECTED,
                 "%s, rank %lld (%.80s): %.500s%s",
                 side == PAIR_TEST ? "Test" : "Control",
                 (long long)json_integer_value(json_object_get(first, "rank")),
                 json_string_value(json_object_get(first, "file")),
                 json_string_value(json_object_get(first, "text")), more);
    json_decref(list);
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
    write_numbers(control->ranks, control->rank_count, left, sizeof left);
    write_numbers(test->ranks, test->rank_count, right, sizeof right);
    add_note(out, COMPARABILITY_RANKS, "The ranks differ: %s in control, %s in test.",
             left, right);
}

static void judge_steps(const struct compare_result *result, struct comparability *out)
{
    const struct selection *control = &result->selection[PAIR_CONTROL];
    const struct selection *test = &result->selection[PAIR_TEST];
    bool control_whole = control->pseudo_count > 0, test_whole = test->pseudo_count > 0;

    if (control->step_count != test->step_count)
        add_note(
            out, COMPARABILITY_STEPS,
            "Control has %zu step%s, test has %zu (all ranks together), so totals and "
            "counts differ for that reason alone; compare per step.",
            control->step_count, control->step_count == 1 ? "" : "s", test->step_count);
    if (control_whole != test_whole)
        add_note(
            out, COMPARABILITY_STEP_KINDS,
            "%s has no steps, so its whole recording is compared, warm-up included, with "
            "the steps of %s.",
            control_whole ? "Control" : "Test", control_whole ? "test" : "control");
    if (control->step_count == 1 || test->step_count == 1)
        add_note(out, COMPARABILITY_SINGLE_SAMPLE,
                 "%s a single %s, so any difference may be noise.",
                 control->step_count != 1 ? "Test has"
                 : test->step_count != 1  ? "Control has"
                                          : "Each side has",
                 (control->step_count != 1 || control_whole) &&
                         (test->step_count != 1 || test_whole)
                     ? "recording without steps"
                     : "step");
}

static void judge_world_size(const struct recorded sides[2], struct comparability *out)
{
    int64_t control = sides[PAIR_CONTROL].world_size, test = sides[PAIR_TEST].world_size;

    if (control == 0 || test == 0 || control == test)
        return;
    add_note(
        out, COMPARABILITY_WORLD_SIZE,
        "The world size is %lld in control and %lld in test: work per rank, and what is "
        "communicated, may differ.",
        (long long)control, (long long)test);
}

/* "A, B" of an array of texts. */
static void write_texts(const json_t *list, char *out, size_t size)
{
    size_t length = 0;
    size_t index;
    json_t *item;

    out[0] = '\0';
    json_array_foreach(list, index, item)
    {
        int added =
            snprintf(out + length, size - length, "%s%s", index > 0 ? ", " : "",
                     json_string_value(item) != NULL ? json_string_value(item) : "?");
        length += added > 0 ? (size_t)added : 0;
        if (length >= size)
            break;
    }
    end_at_letter(out); /* else the note would end there */
}

static void judge_devices(json_t *const summaries[2], struct comparability *out)
{
    const json_t *control = json_object_get(summaries[PAIR_CONTROL], "devices");
    const json_t *test = json_object_get(summaries[PAIR_TEST], "devices");
    char left[120], right[120];

    if (json_array_size(control) == 0 || json_array_size(test) == 0 ||
        json_equal(control, test))
        return;
    write_texts(control, left, sizeof left);
    write_texts(test, right, sizeof right);
    add_note(out, COMPARABILITY_DEVICES, "Different devices: %s in control, %s in test.",
             left, right);
}

static void judge_device_rows(const struct recorded sides[2], struct comparability *out)
{
    if (sides[PAIR_CONTROL].device_rows == sides[PAIR_TEST].device_rows)
        return;
    bool in_test = sides[PAIR_TEST].device_rows;
    add_note(out, COMPARABILITY_DEVICE_ROWS,
             "Only %s has device work; %s was recorded without it, or ran on the host "
             "alone. Device work and the waits for it cannot be compared.",
             in_test ? "test" : "control", in_test ? "control" : "test");
}

/* ---- how they were recorded ---- */

/* What each option does to a recording: its rows, and its costs. */
static const struct {
    enum comparability_kind kind;
    const char *rows, *cost;
} option_texts[TRACE_OPTION_COUNT] = {
    [TRACE_WITH_STACK] = {COMPARABILITY_WITH_STACK, "Python rows",
                          "recording Python calls slows the host down, so the times of "
                          "host rows differ for that reason alone"},
    [TRACE_RECORD_SHAPES] =
        {COMPARABILITY_RECORD_SHAPES, "input shapes",
         "recording shapes takes time on the host, and kernels cannot "
         "be matched by shape"},
    [TRACE_PROFILE_MEMORY] = {COMPARABILITY_PROFILE_MEMORY, NULL,
                              "recording every allocation slows the host down, so the "
                              "times of host rows differ for that reason alone"},
};

/* Whether the recording of a side shows what an option makes; only where the host was
 * recorded on both sides does an absence mean something. */
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
                         const struct recorded sides[2], enum trace_option option,
                         struct comparability *out)
{
    const char *name = facts_option_name(option), *cost = option_texts[option].cost;
    enum comparability_kind kind = option_texts[option].kind;
    enum trace_stated control = sides[PAIR_CONTROL].options[option];
    enum trace_stated test = sides[PAIR_TEST].options[option];
    bool in_control = shows(result, option, PAIR_CONTROL);
    bool in_test = shows(result, option, PAIR_TEST);
    bool on = control == TRACE_ON; /* which side, if they differ */

    if (in_control && in_test)
        return;
    if (in_control != in_test)
        add_note(out, kind, "Only %s has %s (%s): %s.", in_control ? "control" : "test",
                 option_texts[option].rows, name, cost);
    else if ((control == TRACE_ON && test == TRACE_OFF) ||
             (control == TRACE_OFF && test == TRACE_ON))
        add_note(out, kind, "%s was recorded with %s, %s without: %s.",
                 on ? "Control" : "Test", name, on ? "test" : "control", cost);
    else if ((control == TRACE_ON) != (test == TRACE_ON) && sides[PAIR_CONTROL].header &&
             sides[PAIR_TEST].header)
        add_note(out, kind,
                 "The traces of %s say that %s was on, those of %s do not mention it "
                 "(PyTorch mentions it only when it is on). If it was on for one side "
                 "only: %s.",
                 on ? "control" : "test", name, on ? "test" : "control", cost);
}

static void judge_versions(const struct recorded sides[2], struct comparability *out)
{
    char text[480] = "";
    size_t length = 0;

    for (int i = 0; i < TRACE_VERSION_COUNT; i++) {
        const char *control = sides[PAIR_CONTROL].versions[i];
        const char *test = sides[PAIR_TEST].versions[i];

        /* What one side does not state may be the same. */
        if (*control == '\0' || *test == '\0' || strcmp(control, test) == 0)
            continue;
        int added = snprintf(text + length, sizeof text - length, "%s%s %s and %s",
                             length > 0 ? "; " : "",
                             facts_version_title((enum trace_version)i), control, test);
        length += added > 0 ? (size_t)added : 0;
        if (length >= sizeof text)
            break;
    }
    end_at_letter(text);
    if (text[0] != '\0')
        add_note(out, COMPARABILITY_VERSIONS,
                 "Different versions (control and test): %s. Kernels and their times may "
                 "differ for that reason alone.",
                 text);
}

/* Names of more bytes are cut in the set (trace/decode/name_bound.h); 0: none is. */
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
    add_note(
        out, COMPARABILITY_NAMES_CUT,
        "The names of %s take so much room that those of more than %lu bytes were cut, "
        "but not those of %s: an operation with such a long name has one row for each "
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
        return; /* a side without kernels shows as such */
    add_note(
        out, COMPARABILITY_FEW_SHARED_KERNELS,
        "Kernels that have the same name on both sides take %.0f %% of the kernel time "
        "in "
        "control and %.0f %% in test. All others have rows of one side only: look at the "
        "device time by operator%s.",
        100 * control, 100 * test,
        result->request.use_short_name ? "" : ", or compare by short names");
}

/* The same steps of the same set on both sides. */
static bool is_same(const struct compare_result *result)
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
    struct recorded sides[2];
    json_t *summaries[2];

    out->count = 0;
    judge_damage(result, PAIR_CONTROL, out);
    judge_damage(result, PAIR_TEST, out);
    if (is_same(result))
        add_note(
            out, COMPARABILITY_SAME_SELECTION,
            "Control and test are the same steps of the same set: nothing can differ.");
    for (int side = 0; side < 2; side++) {
        summaries[side] = json_loads(result->info[side].summary, 0, NULL);
        recorded_read(result, (enum pair_side)side, &sides[side]);
    }
    judge_ranks(result, out);
    judge_world_size(sides, out);
    judge_devices(summaries, out);
    judge_device_rows(sides, out);
    judge_steps(result, out);
    for (int option = 0; option < TRACE_OPTION_COUNT; option++)
        judge_option(result, sides, (enum trace_option)option, out);
    judge_versions(sides, out);
    judge_names(result, out);
    judge_shared(result, out);
    json_decref(summaries[0]);
    json_decref(summaries[1]);
}
