/* See comparability.h. */
#include "analysis/comparability.h"

#include "base/text.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 3, 4))) static void
add_note(struct comparability *out, const char *kind, const char *format, ...)
{
    va_list arguments;

    if (out->count == COMPARABILITY_NOTES_MAX)
        return;
    struct comparability_note *note = &out->notes[out->count++];
    note->kind = kind;
    va_start(arguments, format);
    vsnprintf(note->text, sizeof note->text, format, arguments);
    va_end(arguments);
    /* Cut texts must stay UTF-8. */
    for (size_t length = strlen(note->text);
         length > 0 && !text_is_utf8(note->text, strlen(note->text));)
        note->text[--length] = '\0';
}

/* "0-3,5" of ascending numbers, cut by "…" where it does not fit. */
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
    add_note(out, "ranks_differ",
             "Different ranks are compared: %s of control, %s of test.", left, right);
}

static void judge_steps(const struct compare_result *result, struct comparability *out)
{
    const struct selection *control = &result->selection[PAIR_CONTROL];
    const struct selection *test = &result->selection[PAIR_TEST];
    bool control_whole = control->pseudo_count > 0, test_whole = test->pseudo_count > 0;

    if (control->step_count != test->step_count)
        add_note(
            out, "steps_differ",
            "Control has %zu steps (of all ranks together), test has %zu: totals and "
            "counts differ for that alone; compare per step.",
            control->step_count, test->step_count);
    if (control_whole != test_whole)
        add_note(
            out, "step_kinds_differ",
            "%s has no steps and counts as a whole, warm-up included; %s is compared by "
            "its steps.",
            control_whole ? "Control" : "Test", control_whole ? "test" : "control");
    if (control->step_count == 1 || test->step_count == 1)
        add_note(
            out, "single_sample",
            "%s a single step: a difference may be noise, and nothing here can tell.",
            control->step_count != 1 ? "Test is"
            : test->step_count != 1  ? "Control is"
                                     : "Both sides are");
}

static void judge_world_size(json_t *const summaries[2], struct comparability *out)
{
    const json_t *control = json_object_get(summaries[PAIR_CONTROL], "world_size");
    const json_t *test = json_object_get(summaries[PAIR_TEST], "world_size");

    if (!json_is_integer(control) || !json_is_integer(test) || json_equal(control, test))
        return;
    add_note(
        out, "world_size_differs",
        "The world size is %lld in control and %lld in test: work per rank, and what is "
        "communicated, may differ.",
        (long long)json_integer_value(control), (long long)json_integer_value(test));
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
            return;
    }
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
    add_note(out, "devices_differ", "Different devices: %s in control, %s in test.", left,
             right);
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
    json_t *summaries[2];

    out->count = 0;
    if (is_same(result))
        add_note(
            out, "same_selection",
            "Control and test are the same steps of the same set: nothing can differ.");
    for (int side = 0; side < 2; side++)
        summaries[side] = json_loads(result->info[side].summary, 0, NULL);
    judge_ranks(result, out);
    judge_world_size(summaries, out);
    judge_devices(summaries, out);
    judge_steps(result, out);
    json_decref(summaries[0]);
    json_decref(summaries[1]);
}
