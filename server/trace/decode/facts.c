/* See facts.h. */
#include "trace/decode/facts.h"
#include "base/text.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

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
