/* See comparability_note.h. */
#include "analysis/compare/comparability_note.h"
#include "base/text.h"
#include "store/set/set_affected.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a host row costs at least, ns, and the part of a step from which that matters. */
#define PROFILER_NS 1000.0
#define PROFILER_MATTERS 0.02
#define PROFILER_ROWS 50

static const char *const kind_names[COMPARABILITY_KINDS] = {
    [COMPARABILITY_CONTROL_AFFECTED] = "control_affected",
    [COMPARABILITY_TEST_AFFECTED] = "test_affected",
    [COMPARABILITY_SAME_SELECTION] = "same_selection",
    [COMPARABILITY_RECORDER] = "recorder_differs",
    [COMPARABILITY_RANKS] = "ranks_differ",
    [COMPARABILITY_WORLD_SIZE] = "world_size_differs",
    [COMPARABILITY_DEVICES] = "devices_differ",
    [COMPARABILITY_DEVICE_ROWS] = "device_rows_differ",
    [COMPARABILITY_STEPS] = "steps_differ",
    [COMPARABILITY_STEP_KINDS] = "step_kinds_differ",
    [COMPARABILITY_SINGLE_SAMPLE] = "single_sample",
    [COMPARABILITY_UNLAUNCHED] = "device_rows_unlaunched",
    [COMPARABILITY_MARKER] = "marker_covers_little",
    [COMPARABILITY_EQUAL_CLOCK] = "equal_clock",
    [COMPARABILITY_PROFILER_COST] = "profiler_cost",
    [COMPARABILITY_WITH_STACK] = "with_stack_differs",
    [COMPARABILITY_RECORD_SHAPES] = "record_shapes_differs",
    [COMPARABILITY_PROFILE_MEMORY] = "profile_memory_differs",
    [COMPARABILITY_VERSIONS] = "versions_differ",
    [COMPARABILITY_NAMES_CUT] = "names_cut_differently",
    [COMPARABILITY_FEW_SHARED_KERNELS] = "few_shared_kernels",
};

/* Names of devices and versions come from traces: replaces control characters (U+0000 …
 * U+001F, U+007F … U+009F), which a terminal may obey, by blanks. The text is UTF-8. */
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

void comparability_add(struct comparability *out, enum comparability_kind kind,
                       const char *format, ...)
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

void comparability_add_recorder(struct comparability *notes,
                                const struct recorder_differences *differences)
{
    char text[700] = "", whole[700];
    size_t length = 0, said = 0;

    for (; said < differences->shown; said++) {
        const char *words = differences->list[said].words;

        if (length + strlen(words) + 30 > sizeof text)
            break;
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                   said > 0 ? "; " : "", words);
    }
    if (said < differences->count)
        snprintf(text + length, sizeof text - length, "; and %zu more",
                 differences->count - said);
    comparability_cut(text, whole, sizeof whole);
    if (said > 0)
        comparability_add(notes, COMPARABILITY_RECORDER,
                          "What else changed, control → test: %s.", whole);
}

void comparability_cut(const char *text, char *out, size_t size)
{
    snprintf(out, size, "%s", text == NULL ? "" : text);
    end_at_letter(out);
}

void comparability_write_numbers(const int64_t *numbers, size_t count, char *out,
                                 size_t size)
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

void comparability_write_texts(const json_t *list, char *out, size_t size)
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

/* ---- damage ---- */

static int compare_ranks(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

void comparability_find_damage(const char *summary, const int64_t *ranks, size_t count,
                               struct comparability_damage *out)
{
    json_t *list = affected_of(summary);
    size_t index;
    json_t *item;

    out->count = 0;
    out->more = json_array_size(list) == AFFECTED_LISTED_MAX;
    json_array_foreach(list, index, item)
    {
        int64_t rank = json_integer_value(json_object_get(item, "rank"));

        if (count == 0 ||
            bsearch(&rank, ranks, count, sizeof rank, compare_ranks) == NULL)
            continue;
        if (out->count++ > 0)
            continue;
        out->rank = (long long)rank;
        comparability_cut(json_string_value(json_object_get(item, "file")), out->file,
                          sizeof out->file);
        comparability_cut(json_string_value(json_object_get(item, "text")), out->text,
                          sizeof out->text);
    }
    json_decref(list);
}

/* ---- options of the profiler ---- */

static const struct comparability_option option_texts[TRACE_OPTION_COUNT] = {
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

const struct comparability_option *comparability_option(enum trace_option option)
{
    return &option_texts[option];
}

void comparability_add_profiler(struct comparability *notes,
                                const struct step_time time[2], const double rows[2])
{
    bool matters = false;

    for (int side = 0; side < 2; side++)
        matters |= step_limit_of(&time[side]) == STEP_LIMIT_HOST &&
                   rows[side] >= PROFILER_ROWS &&
                   rows[side] * PROFILER_NS >= PROFILER_MATTERS * time[side].step;
    if (matters)
        comparability_add(
            notes, COMPARABILITY_PROFILER_COST,
            "The host is the limit, and the profiler slows it, by 1 to 6 µs for each of "
            "about %.0f rows a step: measure steps without it, too "
            "(tracediff_record.py).",
            fmax(rows[0], rows[1]));
}
