#include "trace/metadata.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/scan.h"

#include <jansson.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- facts ---- */

/* How a number spells a version. */
enum spelling { SPELLED_PLAIN, SPELLED_CUDA, SPELLED_HIP };

static const struct {
    const char *name, *title;
    const char *keys[3]; /* the first existing key counts */
    enum spelling spelling;
} versions[TRACE_VERSION_COUNT] = {
    [TRACE_PYTORCH] = {"pytorch",
                       "PyTorch",
                       {"pytorch_version", "torch_version"},
                       SPELLED_PLAIN},
    [TRACE_CUDA_RUNTIME] = {"cuda_runtime",
                            "CUDA runtime",
                            {"cuda_runtime_version"},
                            SPELLED_CUDA},
    [TRACE_CUDA_DRIVER] = {"cuda_driver",
                           "CUDA driver",
                           {"cuda_driver_version"},
                           SPELLED_CUDA},
    [TRACE_CUPTI] = {"cupti", "CUPTI", {"cupti_version"}, SPELLED_PLAIN},
    [TRACE_HIP_RUNTIME] = {"hip_runtime",
                           "HIP runtime",
                           {"hip_runtime_version"},
                           SPELLED_HIP},
    [TRACE_HIP_DRIVER] = {"hip_driver",
                          "HIP driver",
                          {"hip_driver_version"},
                          SPELLED_HIP},
    [TRACE_ROCTRACER] = {"roctracer", "roctracer", {"roctracer_version"}, SPELLED_PLAIN},
    [TRACE_NCCL] = {"nccl", "NCCL", {"nccl_version"}, SPELLED_PLAIN},
    [TRACE_SCHEMA] = {"schema", "trace schema", {"schemaVersion"}, SPELLED_PLAIN},
};

static const char *const option_names[TRACE_OPTION_COUNT] = {
    [TRACE_WITH_STACK] = "with_stack",
    [TRACE_RECORD_SHAPES] = "record_shapes",
    [TRACE_PROFILE_MEMORY] = "profile_memory",
};

const char *facts_option_name(enum trace_option option)
{
    return option_names[option];
}

const char *facts_version_title(enum trace_version version)
{
    return versions[version].title;
}

const char *facts_version_name(enum trace_version version)
{
    return versions[version].name;
}

static enum trace_option_state read_option(const json_t *value)
{
    const char *text = json_string_value(value);

    if (json_is_true(value) || (text != NULL && strcasecmp(text, "true") == 0))
        return TRACE_ON;
    if (json_is_false(value) || (text != NULL && strcasecmp(text, "false") == 0))
        return TRACE_OFF;
    if (text != NULL && (strcmp(text, "0") == 0 || strcmp(text, "1") == 0))
        return *text == '1' ? TRACE_ON : TRACE_OFF;
    if (json_is_integer(value))
        return json_integer_value(value) != 0 ? TRACE_ON : TRACE_OFF;
    return TRACE_UNSTATED;
}

/* CUDA: 1000 major + 10 minor. HIP: 10,000,000 major + 100,000 minor + patch. */
static void write_number(long long number, enum spelling spelling, char *out)
{
    if (spelling == SPELLED_CUDA && number >= 1000)
        snprintf(out, TRACE_VERSION_SIZE, "%lld.%lld", number / 1000, number % 1000 / 10);
    else if (spelling == SPELLED_HIP && number >= 10000000)
        snprintf(out, TRACE_VERSION_SIZE, "%lld.%lld.%lld", number / 10000000,
                 number / 100000 % 100, number % 100000);
    else
        snprintf(out, TRACE_VERSION_SIZE, "%lld", number);
}

static void read_version(const json_t *value, enum spelling spelling, char *out)
{
    const char *text = json_string_value(value);

    if (json_is_integer(value)) {
        write_number(json_integer_value(value), spelling, out);
    } else if (json_is_real(value)) {
        snprintf(out, TRACE_VERSION_SIZE, "%.6g", json_real_value(value));
    } else if (text != NULL) {
        snprintf(out, TRACE_VERSION_SIZE, "%s", text);
        /* Cut texts must stay UTF-8. */
        for (size_t length = strlen(out); length > 0 && !text_is_utf8(out, length);)
            out[--length] = '\0';
    }
}

void facts_read(const char *metadata, struct trace_facts *out)
{
    *out = (struct trace_facts){0};
    json_t *root = metadata == NULL ? NULL : json_loads(metadata, 0, NULL);
    const json_t *distributed = json_object_get(root, "distributedInfo");

    out->header = json_object_get(root, "schemaVersion") != NULL;
    const char *format = json_string_value(json_object_get(root, METADATA_FORMAT));
    out->is_perfetto = format != NULL && strcmp(format, "Perfetto") == 0;
    const json_t *world = json_object_get(distributed, "world_size");

    out->world_size = json_integer_value(world) > 0 ? json_integer_value(world) : 0;
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        out->options[i] = read_option(json_object_get(root, option_names[i]));
    for (int i = 0; i < TRACE_VERSION_COUNT; i++) {
        const json_t *value = NULL;

        for (int k = 0; k < 3 && value == NULL && versions[i].keys[k] != NULL; k++)
            value = json_object_get(root, versions[i].keys[k]);
        if (value == NULL && i == TRACE_NCCL)
            value = json_object_get(distributed, versions[i].keys[0]);
        read_version(value, versions[i].spelling, out->versions[i]);
    }
    json_decref(root);
}

/* ---- recorder ---- */

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

/* ---- recorder blocks ---- */

#define BLOCKS RECORDER_BLOCKS
#define STEPS_MIN 20
/* A first block that is further above the highest other than this, in deviations. */
#define WARM_UP (3 * 1.4826)
#define NS_OF_MS 1e6

/* ---- one recording ---- */

static bool is_warming_up(const double blocks[BLOCKS])
{
    double others[BLOCKS - 1], away[BLOCKS - 1], highest = 0;

    memcpy(others, blocks + 1, sizeof others);
    for (size_t i = 0; i < BLOCKS - 1; i++)
        highest = fmax(highest, others[i]);
    double median = median_of(others, BLOCKS - 1);
    for (size_t i = 0; i < BLOCKS - 1; i++)
        away[i] = fabs(others[i] - median);
    return blocks[0] > highest + WARM_UP * median_of(away, BLOCKS - 1);
}

size_t recorder_blocks(const struct recorder_times *ranks, size_t count,
                       int64_t room[RECORDER_BLOCKS], double *mean)
{
    double blocks[BLOCKS] = {0};
    size_t steps = SIZE_MAX;

    *mean = NAN;
    for (size_t i = 0; i < count; i++)
        steps = ranks[i].count < steps ? ranks[i].count : steps;
    if (count == 0 || steps < STEPS_MIN)
        return 0;
    size_t size = steps / BLOCKS;
    double sum = 0;
    for (size_t rank = 0; rank < count; rank++)
        for (size_t i = 0; i < steps; i++) {
            double ns = ranks[rank].ms[i] * NS_OF_MS / (double)count;

            if (i < size * BLOCKS)
                blocks[i / size] += ns / (double)size;
        }
    size_t first = is_warming_up(blocks) ? 1 : 0;
    for (size_t i = first; i < BLOCKS; i++) {
        room[i - first] = llround(blocks[i]);
        sum += blocks[i];
    }
    *mean = sum / (double)(BLOCKS - first);
    return *mean > 0 ? BLOCKS - first : 0;
}

/* ---- a set ---- */

/* By recording; those of one in the order of the files. */
static int compare_files(const void *a, const void *b)
{
    const struct recorder_file *x = *(const struct recorder_file *const *)a;
    const struct recorder_file *y = *(const struct recorder_file *const *)b;

    return x->span != y->span ? (x->span > y->span) - (x->span < y->span)
                              : (x > y) - (x < y);
}

static void add_recording(const struct recorder_times *times, size_t ranks, bool several,
                          struct recorder_means *out)
{
    int64_t room[BLOCKS];
    double mean;
    size_t made = recorder_blocks(times, ranks, room, &mean);

    if (made == 0)
        return;
    if (several) {
        double sum = out->count > 0 ? out->mean * (double)out->count : 0;

        out->blocks[out->count++] = llround(mean);
        out->mean = (sum + mean) / (double)out->count;
    } else {
        memcpy(out->blocks, room, made * sizeof *room);
        out->count = made;
        out->mean = mean;
    }
}

/* Several recordings are one mean each, over the ranks that have times. */
bool recorder_means_make(const struct recorder_file *files, size_t count,
                         struct recorder_means *out)
{
    CLEANUP_FREE const struct recorder_file **order = calloc(count + 1, sizeof(void *));
    CLEANUP_FREE struct recorder_times *times = calloc(count + 1, sizeof *times);

    *out = (struct recorder_means){.mean = NAN};
    out->blocks = calloc(count + BLOCKS, sizeof *out->blocks);
    if (order == NULL || times == NULL || out->blocks == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        order[i] = &files[i];
    qsort(order, count, sizeof(void *), compare_files);
    bool several = count > 0 && order[0]->span != order[count - 1]->span;
    for (size_t i = 0, ranks = 0; i < count; i++) {
        const struct recorder *one = &order[i]->recorder;

        if (one->count > 0)
            times[ranks++] = (struct recorder_times){one->ms, one->count};
        if (i + 1 == count || order[i + 1]->span != order[i]->span) {
            add_recording(times, ranks, several, out);
            ranks = 0;
        }
    }
    return true;
}

void recorder_means_free(struct recorder_means *means)
{
    free(means->blocks);
    *means = (struct recorder_means){.mean = NAN};
}

void recorder_files_free(struct recorder_file *files, size_t count)
{
    for (size_t i = 0; i < count; i++)
        recorder_free(&files[i].recorder);
    free(files);
}

/* ---- metadata ---- */

#define BASE_MAX ((int64_t)1 << 61)

void metadata_init(struct metadata *metadata)
{
    *metadata = (struct metadata){0};
    buffer_init(&metadata->value, TRACE_METADATA_MAX);
}

void metadata_free(struct metadata *metadata)
{
    buffer_free(&metadata->value);
    json_decref(metadata->object);
    metadata->object = NULL;
}

void metadata_begin(struct metadata *metadata)
{
    buffer_clear(&metadata->value);
}

void metadata_add(struct metadata *metadata, char byte)
{
    buffer_append_char(&metadata->value, byte);
}

/* The text with null for the words that Python writes for numbers that are none. */
static void null_words(const struct buffer *text, struct buffer *out)
{
    static const char *const words[] = {"NaN", "Infinity", "-Infinity"};
    const char *end = text->bytes + text->length;
    bool quoted = false;

    for (const char *at = text->bytes; at < end; at++) {
        size_t size = *at == '\\' && at + 1 < end ? 2 : 1, word = quoted ? 3 : 0;

        while (word < 3 && strncmp(at, words[word], strlen(words[word])) != 0)
            word++;
        quoted ^= *at == '"';
        buffer_append(out, word < 3 ? "null" : at, word < 3 ? 4 : size);
        at += (word < 3 ? strlen(words[word]) : size) - 1;
    }
}

/* Jansson reports some refused allocations as bad tokens, and refuses integers over
 * int64. So a failed text is parsed again, then without what is no JSON, and at last with
 * integers as reals. */
static json_t *parse(const struct buffer *text, json_error_t *problem)
{
    static const size_t flags[] = {0, 0, 0, JSON_DECODE_INT_AS_REAL};
    CLEANUP_BUFFER struct buffer mended = BUFFER(2 * TRACE_METADATA_MAX);
    json_error_t ignored;
    json_t *value = NULL;

    for (int i = 0; i < 4 && value == NULL; i++) {
        if (i == 2 && text->length > 0)
            null_words(text, &mended);
        if (i < 2 || !buffer_failed(&mended))
            value = json_loadb(
                i < 2 ? text->bytes : mended.bytes, i < 2 ? text->length : mended.length,
                JSON_DECODE_ANY | JSON_ALLOW_NUL | flags[i], i < 2 ? problem : &ignored);
    }
    return value;
}

/* A number that is whole, or a string that spells one in digits. */
static bool read_integer(const json_t *value, int64_t *number)
{
    double real = json_real_value(value);

    if (json_is_string(value))
        return number_integer_text((const uint8_t *)json_string_value(value),
                                   json_string_length(value), false, number) == NUMBER_OK;
    if (json_is_real(value) && (fabs(real) >= 0x1p63 || real != floor(real)))
        return false;
    *number = json_is_real(value) ? (int64_t)real : json_integer_value(value);
    return json_is_number(value);
}

/* Of what a recorder says only what is understood is kept. False: no memory. */
static bool take_recorder(json_t *value, struct trace_recording *recording)
{
    struct recorder recorder;
    bool taken = recorder_take(value, &recorder);

    if (recorder.left_out > 0)
        trace_note_add(recording, "recorder_left_out", recorder.left_out,
                       "%s: not understood, or too long", recorder.left_out_first);
    recorder_free(&recorder);
    return taken;
}

void metadata_end(struct metadata *metadata, const char *key,
                  struct trace_recording *recording)
{
    size_t length = metadata->value.length;
    json_error_t problem = {0};

    if (buffer_failed(&metadata->value) && length < TRACE_METADATA_MAX) {
        metadata->out_of_memory = true;
        return;
    }
    if (buffer_failed(&metadata->value) || length > TRACE_METADATA_MAX - metadata->used) {
        trace_note_add(recording, "metadata_too_long", 1,
                       "%s: left out; the metadata of a file may have %zu bytes at most",
                       key, TRACE_METADATA_MAX);
        return;
    }
    if (metadata->object == NULL)
        metadata->object = json_object();
    json_t *value = parse(&metadata->value, &problem);
    /* A set is never changed, so anything left out now would be missing forever. */
    if (metadata->object == NULL ||
        (value == NULL && (json_error_code(&problem) == json_error_out_of_memory ||
                           json_error_code(&problem) == json_error_unknown))) {
        json_decref(value);
        metadata->out_of_memory = true;
        return;
    }
    if (value == NULL || !text_is_utf8(key, strlen(key))) {
        json_decref(value);
        trace_note_add(recording, "metadata_unreadable", 1, "%s: left out", key);
        return;
    }
    if (strcmp(key, RECORDER_KEY) == 0 && !take_recorder(value, recording))
        metadata->out_of_memory = true;
    metadata->used += length;
    if (json_object_set_new(metadata->object, key, value) != 0)
        metadata->out_of_memory = true;
}

static void metadata_settle_rank(const struct metadata *metadata,
                                 struct trace_recording *recording, bool whole)
{
    const json_t *rank =
        json_object_get(json_object_get(metadata->object, "distributedInfo"), "rank");
    int64_t number;

    if (read_integer(rank, &number) && number >= 0) {
        recording->rank_source = TRACE_RANK_STATED;
        recording->rank = number;
    } else {
        recording->rank_source = TRACE_RANK_ASSUMED;
        if (!whole)
            trace_note_add(recording, "rank_unknown", 1,
                           "the damaged part of the file may have stated the rank");
    }
}

static void settle_base(struct metadata *metadata, struct trace_recording *recording,
                        bool whole)
{
    const json_t *base = json_object_get(metadata->object, "baseTimeNanoseconds");

    metadata->has_base = json_is_number(base);
    if (json_is_integer(base))
        metadata->base_ns = json_integer_value(base);
    else if (json_is_real(base))
        metadata->base_ns = fabs(json_real_value(base)) < (double)BASE_MAX
                                ? (int64_t)json_real_value(base)
                                : INT64_MAX;
    if (metadata->base_ns > BASE_MAX || metadata->base_ns < -BASE_MAX) {
        trace_note_add(recording, "time_out_of_range", 1,
                       "baseTimeNanoseconds is out of range and counts as 0");
        metadata->base_ns = 0;
    }
    recording->base_time_known = metadata->has_base || whole;
    if (!recording->base_time_known)
        trace_note_add(
            recording, "base_time_unknown", 1,
            "the damaged part of the file may have stated baseTimeNanoseconds; "
            "absolute times may be shifted, durations are right");
}

int metadata_finish(struct metadata *metadata, struct trace_recording *recording,
                    bool whole, struct error *error)
{
    if (metadata->out_of_memory)
        return error_set_memory(error);
    metadata_settle_rank(metadata, recording, whole);
    settle_base(metadata, recording, whole);
    recording->metadata = metadata->object == NULL
                              ? strdup("{}")
                              : json_dumps(metadata->object, JSON_COMPACT);
    if (recording->metadata == NULL)
        return error_set_memory(error);
    return 0;
}

int metadata_put_beside(struct trace_recording *recording, const char *text,
                        struct error *error)
{
    json_t *root = json_loads(recording->metadata, JSON_ALLOW_NUL, NULL);
    json_t *said = json_loads(text, JSON_ALLOW_NUL, NULL);
    bool object = json_is_object(said), done = true;

    if (!object)
        trace_note_add(recording, "recorder_left_out", 1,
                       "the file beside the trace is no JSON object, or too long");
    if (object && root != NULL) {
        done = take_recorder(said, recording) &&
               json_object_set(root, RECORDER_KEY, said) == 0;
        char *metadata = done ? json_dumps(root, JSON_COMPACT) : NULL;

        done = metadata != NULL;
        if (done) {
            free(recording->metadata);
            recording->metadata = metadata;
        }
    }
    json_decref(said);
    json_decref(root);
    return done ? 0 : error_set_memory(error);
}

bool metadata_has_beside(const char *metadata, const char *text)
{
    json_t *root = json_loads(metadata, JSON_ALLOW_NUL, NULL);
    json_t *said = json_loads(text, JSON_ALLOW_NUL, NULL);
    struct recorder recorder = {0};
    bool same = !json_is_object(said) || !recorder_take(said, &recorder) ||
                json_equal(said, json_object_get(root, RECORDER_KEY));

    recorder_free(&recorder);
    json_decref(said);
    json_decref(root);
    return same;
}

/* ---- metadata share ---- */

static const char *const share_members[] = {"schemaVersion",       "deviceProperties",
                                            "displayTimeUnit",     "baseTimeNanoseconds",
                                            "distributedInfo",     "record_shapes",
                                            "profile_memory",      "with_stack",
                                            "with_flops",          "with_modules",
                                            "pytorch_version",     "torch_version",
                                            "cuda_driver_version", "cuda_runtime_version",
                                            "cupti_version",       "hip_driver_version",
                                            "hip_runtime_version", "roctracer_version",
                                            "nccl_version",        RECORDER_KEY,
                                            METADATA_FORMAT,       NULL};
/* Others are what its user added (clients/python/tracediff_record.py, `private`). */
static const char *const share_flags[] = {
    "anomaly_detection",        "compile",          "cudnn_benchmark",
    "cudnn_deterministic",      "cudnn_tf32",       "default_dtype",
    "deterministic_algorithms", "matmul_precision", "matmul_tf32",
    "num_interop_threads",      "num_threads",      NULL};

static bool is_in(const char *name, const char *const *list)
{
    while (*list != NULL && strcmp(*list, name) != 0)
        list++;
    return *list != NULL;
}

static void keep_only(json_t *object, const char *const *list)
{
    const char *name;
    void *next;
    json_t *value;

    json_object_foreach_safe(object, next, name, value) if (!is_in(name, list))
        json_object_del(object, name);
}

char *metadata_share(const char *metadata)
{
    json_t *root = json_loads(metadata, JSON_ALLOW_NUL, NULL);

    if (!json_is_object(root)) {
        json_decref(root);
        root = json_object();
    }
    keep_only(root, share_members);
    json_t *environment =
        json_object_get(json_object_get(root, RECORDER_KEY), "environment");
    json_object_del(environment, "variables");
    keep_only(json_object_get(environment, "flags"), share_flags);
    char *text = root == NULL ? NULL : json_dumps(root, JSON_COMPACT);
    json_decref(root);
    return text;
}

bool metadata_shares_fact(const char *name)
{
    return strncmp(name, "variables.", 10) != 0 &&
           (strncmp(name, "flags.", 6) != 0 || is_in(name + 6, share_flags));
}
