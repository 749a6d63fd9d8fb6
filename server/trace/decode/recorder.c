/* See recorder.h. */
#include "trace/decode/recorder.h"

#include "base/array.h"
#include "base/text.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* No step takes longer: 24 h. */
#define STEP_MS_MAX 86400000.0

static const char *const program_names[] = {"commit", "dirty", "diff", NULL};
static const char *const environment_names[] = {
    "torch", "cuda", "hip", "driver", "device", "cudnn", "nccl", "python", NULL};
static const char *const clock_names[] = {"sm_mhz", "memory_mhz", "watt", "celsius",
                                          NULL};
static const char *const variable_starts[] = {
    "NCCL_", "CUDA_", "CUDNN_",  "CUBLAS_", "TORCH", "PYTORCH_", "OMP_",
    "MKL_",  "KMP_",  "TRITON_", "HIP_",    "ROCR_", "HSA_",     NULL};

static bool is_one_of(const char *name, const char *const *names)
{
    while (*names != NULL && strcmp(name, *names) != 0)
        names++;
    return *names != NULL;
}

static bool is_variable(const char *name)
{
    for (size_t i = 0; variable_starts[i] != NULL; i++)
        if (strncmp(name, variable_starts[i], strlen(variable_starts[i])) == 0)
            return true;
    return false;
}

/* ---- what is left out ---- */

static void leave_out(struct recorder *out, const char *group, const char *name)
{
    if (out->left_out++ > 0)
        return;
    snprintf(out->left_out_first, sizeof out->left_out_first, "%s%s%s", group,
             *group == '\0' ? "" : ".", name);
    for (size_t length = strlen(out->left_out_first);
         length > 0 && !text_is_utf8(out->left_out_first, length);)
        out->left_out_first[--length] = '\0';
}

/* ---- facts ---- */

/* Keeps as many whole characters as fit. */
static void cut(char *text, size_t size)
{
    size_t length = strlen(text);

    if (length <= size)
        return;
    while (size > 0 && ((unsigned char)text[size] & 0xC0) == 0x80)
        size--;
    text[size] = '\0';
}

/* The value as text, or NULL: it has none. Owned by the caller. */
static char *spell(const json_t *value, bool structures, struct recorder *out)
{
    char number[40];
    char *text;

    if (json_is_object(value) || json_is_array(value)) {
        if (!structures)
            return NULL;
        text = json_dumps(value, JSON_COMPACT | JSON_SORT_KEYS);
    } else if (json_is_boolean(value)) {
        text = strdup(json_is_true(value) ? "true" : "false");
    } else if (json_is_integer(value)) {
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
        text = strdup(number);
    } else if (json_is_real(value)) {
        snprintf(number, sizeof number, "%.10g", json_real_value(value));
        text = strdup(number);
    } else if (json_is_string(value)) {
        text = strdup(json_string_value(value));
    } else {
        return NULL;
    }
    out->out_of_memory |= text == NULL;
    return text;
}

/* Takes the text. False: it does not fit, and is freed. */
static bool add_fact(struct recorder *out, const char *group, const char *name,
                     const char *part, char *text)
{
    size_t capacity = out->fact_count;
    char *whole;

    cut(text, RECORDER_VALUE_MAX);
    size_t bytes = strlen(group) + strlen(name) + strlen(part) + strlen(text) + 4;
    bool fits =
        strlen(name) <= RECORDER_NAME_MAX && bytes <= RECORDER_BYTES_MAX - out->bytes;
    if (!fits || asprintf(&whole, "%s.%s%s", group, name, part) < 0) {
        out->out_of_memory |= fits;
        free(text);
        return false;
    }
    /* The room is doubled when it is a power of two. */
    if ((capacity & (capacity - 1)) == 0 &&
        !ARRAY_RESERVE(out->facts, capacity, capacity == 0 ? 1 : 2 * capacity)) {
        out->out_of_memory = true;
        free(whole);
        free(text);
        return false;
    }
    out->bytes += bytes;
    out->facts[out->fact_count++] = (struct recorder_fact){whole, text};
    return true;
}

/* Takes the members of a group; `names`: the only ones, NULL: any. */
static void take_group(json_t *members, const char *group, const char *const *names,
                       struct recorder *out)
{
    bool variables = strcmp(group, "variables") == 0;
    bool structures = strcmp(group, "flags") == 0;
    const char *name;
    json_t *value;
    void *next;

    json_object_foreach_safe(members, next, name, value)
    {
        bool wanted = (names == NULL || is_one_of(name, names)) &&
                      (!variables || is_variable(name));
        char *text = wanted ? spell(value, structures, out) : NULL;
        bool is_cut =
            text != NULL &&
            (strlen(text) > RECORDER_VALUE_MAX ||
             (json_is_string(value) && strlen(text) < json_string_length(value)));

        if (json_is_null(value) || text == NULL ||
            !add_fact(out, group, name, "", text)) {
            if (!json_is_null(value))
                leave_out(out, group, name);
            json_object_del(members, name);
        } else if (is_cut) {
            leave_out(out, group, name);
            out->out_of_memory |=
                json_object_set_new(members, name,
                                    json_string(out->facts[out->fact_count - 1].value)) !=
                0;
        }
    }
}

/* [mean, lowest, highest], or the mean alone. */
static void take_clock(json_t *members, const char *name, json_t *value,
                       struct recorder *out)
{
    static const char *const parts[] = {".mean", ".lowest", ".highest"};
    size_t size = json_is_array(value) ? json_array_size(value) : 1;
    bool good = is_one_of(name, clock_names) && (size == 1 || size == 3);

    for (size_t i = 0; good && i < size; i++) {
        const json_t *number = json_is_array(value) ? json_array_get(value, i) : value;
        good = json_is_number(number) && isfinite(json_number_value(number));
    }
    for (size_t i = 0; good && i < size; i++) {
        char *text =
            spell(json_is_array(value) ? json_array_get(value, i) : value, false, out);
        good = text != NULL && add_fact(out, "clocks", name, parts[i], text);
    }
    if (!good) {
        leave_out(out, "clocks", name);
        json_object_del(members, name);
    }
}

static void take_clocks(json_t *members, struct recorder *out)
{
    const char *name;
    json_t *value;
    void *next;

    json_object_foreach_safe(members, next, name, value)
        take_clock(members, name, value, out);
}

/* ---- times ---- */

static void take_times(json_t *list, struct recorder *out)
{
    size_t size = json_array_size(list), kept = 0;
    size_t most = size < RECORDER_TIMES_MAX ? size : RECORDER_TIMES_MAX;

    out->ms = size == 0 ? NULL : malloc(most * sizeof *out->ms);
    out->out_of_memory |= size > 0 && out->ms == NULL;
    for (size_t i = 0; i < size && out->ms != NULL && kept < most; i++) {
        json_t *time = json_array_get(list, i);
        double ms = json_number_value(time);

        if (!json_is_number(time) || !(ms >= 0 && ms <= STEP_MS_MAX))
            continue;
        out->ms[kept] = ms;
        json_array_set(list, kept++, time);
    }
    out->count = kept;
    if (kept < size)
        leave_out(out, "steps", "ms");
    /* From the end: removing costs nothing there. */
    for (size_t i = size; i > kept; i--)
        json_array_remove(list, i - 1);
}

static void take_steps(json_t *steps, struct recorder *out)
{
    static const char *const clocks[] = {"cuda_event", "perf_counter", NULL};
    const char *name;
    json_t *value;
    void *next;
    json_int_t before = -1;

    json_object_foreach_safe(steps, next, name, value)
    {
        bool good = false;

        if (strcmp(name, "ms") == 0 && json_is_array(value)) {
            take_times(value, out);
            good = true;
        } else if (strcmp(name, "clock") == 0 && json_is_string(value)) {
            for (size_t i = 0; clocks[i] != NULL; i++)
                if (strcmp(json_string_value(value), clocks[i]) == 0)
                    out->clock = clocks[i];
            good = *out->clock != '\0';
        } else if (strcmp(name, "before") == 0 || strcmp(name, "after") == 0) {
            good = json_is_integer(value) && json_integer_value(value) >= 0;
            if (good && *name == 'b')
                before = json_integer_value(value);
        }
        if (!good) {
            leave_out(out, "steps", name);
            json_object_del(steps, name);
        }
    }
    out->before =
        before >= 0 && (uint64_t)before < out->count ? (size_t)before : out->count;
    out->after = out->count - out->before;
}

/* ---- the member ---- */

static int compare_facts(const void *a, const void *b)
{
    const struct recorder_fact *left = a, *right = b;

    return strcmp(left->name, right->name);
}

/* Flags and variables are members of the environment, and groups of their own. */
static void take_environment(json_t *environment, struct recorder *out)
{
    json_t *inner[2];
    static const char *const groups[] = {"flags", "variables"};

    for (int i = 0; i < 2; i++) {
        inner[i] = json_incref(json_object_get(environment, groups[i]));
        json_object_del(environment, groups[i]);
    }
    take_group(environment, "environment", environment_names, out);
    for (int i = 0; i < 2; i++) {
        if (json_is_object(inner[i])) {
            out->variables |= i == 1;
            take_group(inner[i], groups[i], NULL, out);
            out->out_of_memory |= json_object_set(environment, groups[i], inner[i]) != 0;
        } else if (inner[i] != NULL && !json_is_null(inner[i])) {
            leave_out(out, "environment", groups[i]);
        }
        json_decref(inner[i]);
    }
}

static bool take_part(const char *name, json_t *value, struct recorder *out)
{
    if (strcmp(name, "version") == 0)
        return json_is_integer(value);
    if (!json_is_object(value))
        return false;
    if (strcmp(name, "steps") == 0)
        take_steps(value, out);
    else if (strcmp(name, "program") == 0)
        take_group(value, "program", program_names, out);
    else if (strcmp(name, "environment") == 0)
        take_environment(value, out);
    else if (strcmp(name, "clocks") == 0)
        take_clocks(value, out);
    else
        return false;
    return true;
}

bool recorder_take(json_t *member, struct recorder *out)
{
    const char *name;
    json_t *value;
    void *next;

    *out = (struct recorder){.clock = ""};
    if (member != NULL && !json_is_object(member) && !json_is_null(member))
        leave_out(out, "", RECORDER_KEY);
    json_object_foreach_safe(member, next, name, value) if (!take_part(name, value, out))
    {
        leave_out(out, "", name);
        json_object_del(member, name);
    }
    ARRAY_SORT(out->facts, out->fact_count, compare_facts);
    return !out->out_of_memory;
}

/* Goes behind the end of a text that begins here. */
static const char *skip_text(const char *at)
{
    for (at++; *at != '\0' && *at != '"'; at++)
        at += *at == '\\' && at[1] != '\0';
    return *at == '"' ? at + 1 : at;
}

/* The value of the member, or NULL. Metadata may have a megabyte, and is read often: this
 * does not build all of it. */
static const char *find_member(const char *at)
{
    static const char key[] = "\"" RECORDER_KEY "\"";

    for (int depth = 0; *at != '\0';) {
        if (*at == '"') {
            bool ours = depth == 1 && strncmp(at, key, sizeof key - 1) == 0;

            at = skip_text(at);
            at += ours ? strspn(at, " \t\r\n") : 0;
            if (ours && *at == ':')
                return at + 1;
            continue;
        }
        depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
        at++;
    }
    return NULL;
}

bool recorder_read(const char *metadata, struct recorder *out)
{
    *out = (struct recorder){.clock = ""};
    /* Most files have none. */
    if (metadata == NULL || strstr(metadata, "\"" RECORDER_KEY "\"") == NULL)
        return true;
    const char *value = find_member(metadata);
    json_t *member =
        value == NULL
            ? NULL
            : json_loads(value, JSON_ALLOW_NUL | JSON_DECODE_ANY | JSON_DISABLE_EOF_CHECK,
                         NULL);
    bool read = recorder_take(member, out);

    json_decref(member);
    return read;
}

void recorder_free(struct recorder *recorder)
{
    for (size_t i = 0; i < recorder->fact_count; i++) {
        free(recorder->facts[i].name);
        free(recorder->facts[i].value);
    }
    free(recorder->facts);
    free(recorder->ms);
    *recorder = (struct recorder){.clock = ""};
}

const char *recorder_fact(const struct recorder *recorder, const char *name)
{
    const struct recorder_fact key = {.name = (char *)(uintptr_t)name};
    const struct recorder_fact *found =
        recorder->fact_count == 0 ? NULL
                                  : bsearch(&key, recorder->facts, recorder->fact_count,
                                            sizeof key, compare_facts);

    return found == NULL ? NULL : found->value;
}
