#include "compare/comparability.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/equal_clock.h"
#include "compare/run.h"
#include "store/set_build.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "trace/metadata.h"

#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- recorder side ---- */

/* A clock that differs by less may be the clock of the same program at another time. */
#define CLOCK_DIFFERS 0.03
#define VALUE_SHOWN 40
#define NAME_SHOWN 40

/* ---- a side ---- */

static bool add_value(struct recorder_side *side, const struct recorder_fact *fact)
{
    json_t *list = json_object_get(side->facts, fact->name);
    size_t bytes = strlen(fact->name) + strlen(fact->value), count;
    const char *value = fact->value;

    count = json_array_size(list);
    for (size_t i = 0; i < count; i++)
        if (strcmp(json_string_value(json_array_get(list, i)), value) == 0)
            return true;
    if (count > RECORDER_SIDE_VALUES || side->bytes + bytes > RECORDER_SIDE_BYTES)
        return true;
    if (count == RECORDER_SIDE_VALUES)
        value = "…";
    side->bytes += bytes;
    if (list == NULL &&
        json_object_set_new(side->facts, fact->name, list = json_array()) != 0)
        return false;
    return json_array_append_new(list, json_string(value)) == 0;
}

static bool add_file(const struct set_file *file, struct recorder_side *side)
{
    CLEANUP(recorder_free) struct recorder recorder;
    bool added = recorder_read(file->metadata, &recorder);

    side->variables |= recorder.variables;
    if (added && recorder.fact_count > 0 && side->facts == NULL) {
        side->facts = json_object();
        added = side->facts != NULL;
    }
    for (size_t i = 0; added && i < recorder.fact_count; i++)
        added = add_value(side, &recorder.facts[i]);
    return added;
}

bool recorder_side_add(const struct set_view *view, const struct selection *selection,
                       struct recorder_side *side)
{
    const struct set_file *last = NULL;

    /* Samples come by rank and span, those of a file together. */
    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t number = view->steps[selection->steps[i]].file;

        if (last != NULL && last->file == number)
            continue;
        last = set_view_find_file(view, number);
        if (last != NULL && !add_file(last, side))
            return false;
    }
    return true;
}

void recorder_side_free(struct recorder_side *side)
{
    json_decref(side->facts);
    *side = (struct recorder_side){0};
}

/* ---- what differs ---- */

/* Those that are not here come after them, by name, clocks last. */
static const struct {
    const char *name, *title;
    int version; /* the same in traces, -1: none */
} known[] = {{"program.commit", "commit", -1},
             {"program.dirty", "", -1},
             {"program.diff", "", -1},
             {"environment.torch", "torch", TRACE_PYTORCH},
             {"environment.cuda", "CUDA", TRACE_CUDA_RUNTIME},
             {"environment.hip", "HIP", TRACE_HIP_RUNTIME},
             {"environment.driver", "driver", TRACE_CUDA_DRIVER},
             {"environment.device", "device", -1},
             {"environment.cudnn", "cuDNN", -1},
             {"environment.nccl", "NCCL", TRACE_NCCL},
             {"environment.python", "Python", -1},
             {"flags.matmul_tf32", "TF32", -1}};
#define KNOWN (sizeof known / sizeof known[0])

static size_t place_of(const char *name)
{
    size_t place = 0;

    while (place < KNOWN && strcmp(known[place].name, name) != 0)
        place++;
    return place < KNOWN ? place : KNOWN + (strncmp(name, "clocks.", 7) == 0);
}

static int compare_names(const void *a, const void *b)
{
    const char *const *left = a, *const *right = b;
    size_t x = place_of(*left), y = place_of(*right);

    return x != y ? (x > y) - (x < y) : strcmp(*left, *right);
}

/* Cuts at a whole character, and says so. */
static void shorten(const char *text, size_t size, char *out)
{
    size_t length = strlen(text);

    if (length > size)
        for (length = size; length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80;)
            length--;
    snprintf(out, size + sizeof "…", "%.*s%s", (int)length, text,
             text[length] == '\0' ? "" : "…");
}

struct fact_pair {
    const char *name;
    const json_t *values[2]; /* of control and test; NULL: unstated */
};

static const char *only_value(const struct recorder_side *side, const char *name)
{
    const json_t *list = json_object_get(side->facts, name);

    return json_array_size(list) == 1 ? json_string_value(json_array_get(list, 0)) : "";
}

/* The values as people read them. */
static void write_values(const struct fact_pair *pair, int side, char *out)
{
    bool flag = strncmp(pair->name, "flags.", 6) == 0;
    bool commit = strcmp(pair->name, "program.commit") == 0;
    char whole[(RECORDER_VALUE_MAX + 8) * (RECORDER_SIDE_VALUES + 1)] = "not stated";
    size_t used = 0;

    for (size_t i = 0; i < json_array_size(pair->values[side]); i++) {
        const char *value = json_string_value(json_array_get(pair->values[side], i));

        if (flag && strcmp(value, "true") == 0)
            value = "on";
        else if (flag && strcmp(value, "false") == 0)
            value = "off";
        int added = snprintf(whole + used, sizeof whole - used, "%s%.*s",
                             i > 0 ? ", " : "", commit ? 10 : 250, value);
        used += added > 0 ? (size_t)added : 0;
        if (used >= sizeof whole)
            break;
    }
    shorten(*whole == '\0' ? "empty" : whole, VALUE_SHOWN, out);
}

static double clock_of(const json_t *list)
{
    double sum = 0;
    size_t count = json_array_size(list);

    for (size_t i = 0; i < count; i++)
        sum += strtod(json_string_value(json_array_get(list, i)), NULL);
    return count == 0 ? (double)NAN : sum / (double)count;
}

static bool write_clock(const struct fact_pair *pair, char *out, size_t size)
{
    static const char *const names[] = {"clocks.sm_mhz.mean", "clocks.memory_mhz.mean"};
    double control = clock_of(pair->values[0]), test = clock_of(pair->values[1]);

    for (int i = 0; i < 2; i++)
        if (strcmp(pair->name, names[i]) == 0 && control > 0 && test > 0 &&
            fabs(test - control) >= CLOCK_DIFFERS * control) {
            snprintf(out, size, "%s clock %.0f → %.0f MHz", i == 0 ? "SM" : "memory",
                     control, test);
            return true;
        }
    return false;
}

/* Two changed working copies are the same if their differences are. */
static bool write_copies(const struct recorder_side *const sides[2],
                         const struct fact_pair *pair, char *out, size_t size)
{
    const char *control = only_value(sides[0], "program.dirty");
    const char *test = only_value(sides[1], "program.dirty");

    if (strcmp(pair->name, "program.dirty") == 0 && strcmp(control, test) != 0 &&
        *control != '\0' && *test != '\0') {
        bool changed = strcmp(test, "true") == 0;

        snprintf(out, size, "working copy %s",
                 changed ? "clean → changed" : "changed → clean");
        return true;
    }
    if (strcmp(pair->name, "program.diff") != 0 || pair->values[0] == NULL ||
        pair->values[1] == NULL || strcmp(control, test) != 0)
        return false;
    snprintf(out, size, "working copy differs");
    return true;
}

/* Whether both sides state TF32 for products, and differ in that. */
static bool says_tf32(const struct recorder_side *const sides[2])
{
    const char *control = only_value(sides[0], "flags.matmul_tf32");
    const char *test = only_value(sides[1], "flags.matmul_tf32");

    return *control != '\0' && *test != '\0' && strcmp(control, test) != 0;
}

/* Whether it is a difference that is worth saying; then in words. */
static bool write_difference(const struct recorder_side *const sides[2],
                             const struct fact_pair *pair, bool devices, char *out,
                             size_t size)
{
    bool variable = strncmp(pair->name, "variables.", 10) == 0;
    size_t place = place_of(pair->name);
    const char *dot = strchr(pair->name, '.');
    char name[NAME_SHOWN + sizeof "…"], values[2][VALUE_SHOWN + sizeof "…"];

    if (pair->values[0] != NULL && pair->values[1] != NULL &&
        json_equal(pair->values[0], pair->values[1]))
        return false;
    if (place > KNOWN)
        return write_clock(pair, out, size);
    if (place < KNOWN && *known[place].title == '\0')
        return write_copies(sides, pair, out, size);
    /* What is unstated may be the same; but a recorder states all variables. */
    if ((pair->values[0] == NULL || pair->values[1] == NULL) &&
        (!variable || !sides[0]->variables || !sides[1]->variables))
        return false;
    /* Other with each run; said by another note; the same as TF32. */
    if (strncmp(pair->name, "variables.TORCHELASTIC_", 23) == 0 ||
        (devices && strcmp(pair->name, "environment.device") == 0) ||
        (strcmp(pair->name, "flags.matmul_precision") == 0 && says_tf32(sides)))
        return false;
    shorten(place < KNOWN ? known[place].title : dot + 1, NAME_SHOWN, name);
    write_values(pair, 0, values[0]);
    write_values(pair, 1, values[1]);
    snprintf(out, size, "%s %s → %s", name, values[0], values[1]);
    return true;
}

static void add_difference(const struct fact_pair *pair, const char *words,
                           struct recorder_differences *out)
{
    size_t place = place_of(pair->name);

    if (out->count++ >= RECORDER_SHOWN)
        return;
    snprintf(out->list[out->shown].name, sizeof out->list[0].name, "%s", pair->name);
    snprintf(out->list[out->shown++].words, sizeof out->list[0].words, "%s", words);
    if (place < KNOWN && known[place].version >= 0)
        out->versions[known[place].version] = true;
}

bool recorder_differ(const struct recorder_side *control,
                     const struct recorder_side *test, bool devices,
                     struct recorder_differences *out)
{
    const struct recorder_side *const sides[2] = {control, test};
    size_t count = 0,
           most = json_object_size(control->facts) + json_object_size(test->facts);
    CLEANUP_FREE const char **names = calloc(most + 1, sizeof *names);
    const char *name;
    json_t *value;

    *out = (struct recorder_differences){0};
    if (names == NULL)
        return false;
    json_object_foreach(control->facts, name, value) names[count++] = name;
    json_object_foreach(test->facts, name,
                        value) if (json_object_get(control->facts, name) == NULL)
        names[count++] = name;
    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 0; i < count; i++) {
        struct fact_pair pair = {names[i],
                                 {json_object_get(control->facts, names[i]),
                                  json_object_get(test->facts, names[i])}};
        char words[sizeof out->list[0].words];

        if (write_difference(sides, &pair, devices, words, sizeof words))
            add_difference(&pair, words, out);
    }
    return true;
}

/* ---- comparability note ---- */

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
    [COMPARABILITY_NO_DEVICE_ROWS] = "device_rows_none",
    [COMPARABILITY_REPEATS] = "step_numbers_repeat",
    [COMPARABILITY_MARKER] = "marker_covers_little",
    [COMPARABILITY_MARKER_NEXT] = "marker_until_next",
    [COMPARABILITY_EQUAL_CLOCK] = "equal_clock",
    [COMPARABILITY_FORMATS] = "formats_differ",
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
            bsearch(&rank, ranks, count, sizeof rank, number_order_int64) == NULL)
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

/* ---- comparability ---- */

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

/* One side is of Perfetto's format, whose writer cuts rows of the device. */
static void judge_formats(const struct compare_result *result,
                          const struct recorded_facts sides[2], struct comparability *out)
{
    char text[8];
    recorded_say_notes(result, "perfetto", 1, text, sizeof text);
    bool control = *text != '\0';
    recorded_say_notes(result, "perfetto", 2, text, sizeof text);
    bool test = *text != '\0';

    if (control == test || !sides[PAIR_CONTROL].device_rows ||
        !sides[PAIR_TEST].device_rows)
        return;
    size_t copy = 0;
    while (copy < result->row_count &&
           strcmp(result->all[copy].category, "gpu_memcpy") != 0)
        copy++;
    const char *copies = copy == result->row_count ? ""
                         : control ? " Copies have no direction in control."
                                   : " Copies have no direction in test.";
    if (result->request.cut_overlaps) {
        comparability_add(
            out, COMPARABILITY_FORMATS,
            "The files of %s are Perfetto's (.pftrace): the device rows of "
            "%s are cut as they are there, where the next one of the stream "
            "begins.%s",
            control ? "control" : "test", control ? "test" : "control", copies);
        return;
    }
    comparability_add(
        out, COMPARABILITY_FORMATS,
        "The files of %s are Perfetto's (.pftrace), in which a device row ends where the "
        "next one of its stream begins; in the JSON of %s it may overlap that one. Where "
        "rows overlap (replayed CUDA graphs, dependent launches), device time may be "
        "longer in %s for that reason alone: cut_overlaps=true cuts it there, too.%s",
        control ? "control" : "test", control ? "test" : "control",
        control ? "test" : "control", copies);
}

/* Notes on the steps themselves, which files that are compared whole do not have, and on
 * launches, if no side has device rows. */
static void judge_windows(const struct compare_result *result,
                          const struct recorded_facts facts[2], struct comparability *out)
{
    static const struct {
        enum comparability_kind kind;
        const char *note, *words;
    } kinds[] = {{COMPARABILITY_UNLAUNCHED, "device_rows_unlaunched",
                  "the device's rows have no launches, so a step is the interval of the "
                  "host"},
                 {COMPARABILITY_REPEATS, "step_numbers_repeat",
                  "the rows of a number are one step, whose time is their sum"},
                 {COMPARABILITY_MARKER, "marker_covers_little",
                  "what runs between its steps is not compared; marker_until=next "
                  "includes it"},
                 {COMPARABILITY_NO_DEVICE_ROWS, "device_rows_none",
                  "nothing is known of the device"}};
    unsigned windows = 0, none = facts[0].device_rows || facts[1].device_rows ? 0 : 3;
    char text[400];

    for (int side = 0; side < 2; side++)
        windows |= result->selection[side].number_count > 0 ? 1U << side : 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        recorded_say_notes(result, kinds[i].note,
                           kinds[i].kind == COMPARABILITY_NO_DEVICE_ROWS ? none : windows,
                           text, sizeof text);
        if (*text != '\0')
            comparability_add(out, kinds[i].kind, "I%s: %s.", text + 1, kinds[i].words);
    }
}

/* What the answer chose by itself. */
static void judge_marker(const struct compare_result *result, struct comparability *out)
{
    char words[2][60] = {"", ""};
    bool chosen = false;

    for (int side = 0; side < 2; side++) {
        const struct set_info *info = &result->info[side];

        if (info->marker == NULL || info->until != MARKER_UNTIL_NEXT)
            continue;
        chosen |= info->until_chosen;
        snprintf(words[side], sizeof words[side], "%.2g %% of the recording of the %s",
                 100 * info->marker_cover, side == 0 ? "control" : "test");
    }
    if (chosen)
        comparability_add(out, COMPARABILITY_MARKER_NEXT,
                          "The rows of the marker cover %s%s%s, so a step lasts from one "
                          "to the next.",
                          words[0], *words[0] != '\0' && *words[1] != '\0' ? " and " : "",
                          words[1]);
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

static void judge_device_rows(const struct compare_result *result,
                              const struct recorded_facts sides[2],
                              struct comparability *out)
{
    if (sides[PAIR_CONTROL].device_rows == sides[PAIR_TEST].device_rows)
        return;
    bool in_test = sides[PAIR_TEST].device_rows;
    const char *has = in_test ? "test" : "control", *lacks = in_test ? "control" : "test";
    char text[400];

    recorded_say_notes(result, "device_rows_none", in_test ? 1 : 2, text, sizeof text);
    if (*text != '\0')
        comparability_add(
            out, COMPARABILITY_DEVICE_ROWS,
            "Only %s has device work; %s: they were lost, or the device was not "
            "recorded. Neither device work nor step times can be compared.",
            has, text);
    else
        comparability_add(
            out, COMPARABILITY_DEVICE_ROWS,
            "Only %s has device work; %s was recorded without it, or ran on the host "
            "alone. Device work and the waits for it cannot be compared.",
            has, lacks);
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

/* Longer names, in bytes, are cut in the set (trace/recording.h); 0: none is
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
        result->request.naming.use_short_name ? "" : ", or compare by short names");
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
    judge_device_rows(result, sides, out);
    judge_steps(result, out);
    judge_windows(result, sides, out);
    judge_marker(result, out);
    judge_formats(result, sides, out);
    for (int option = 0; option < TRACE_OPTION_COUNT; option++)
        judge_option(result, sides, (enum trace_option)option, out);
    judge_versions(sides, said, out);
    judge_names(result, out);
    judge_shared(result, out);
    json_decref(summaries[0]);
    json_decref(summaries[1]);
}
