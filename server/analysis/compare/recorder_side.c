/* See recorder_side.h. */
#include "analysis/compare/recorder_side.h"

#include "analysis/data/selection.h"
#include "base/cleanup.h"
#include "store/set/set_view.h"
#include "trace/decode/recorder.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
