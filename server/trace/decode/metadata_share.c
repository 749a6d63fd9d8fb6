/* See metadata_share.h. */
#include "trace/decode/metadata_share.h"
#include "trace/decode/recorder.h"

#include <jansson.h>
#include <stddef.h>
#include <string.h>

static const char *const members[] = {
    "schemaVersion",       "deviceProperties",     "displayTimeUnit",
    "baseTimeNanoseconds", "distributedInfo",      "record_shapes",
    "profile_memory",      "with_stack",           "with_flops",
    "with_modules",        "pytorch_version",      "torch_version",
    "cuda_driver_version", "cuda_runtime_version", "cupti_version",
    "hip_driver_version",  "hip_runtime_version",  "roctracer_version",
    "nccl_version",        RECORDER_KEY,           NULL};
/* Others are what its user added (clients/python/tracediff_record.py, `private`). */
static const char *const flags[] = {
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
    keep_only(root, members);
    json_t *environment =
        json_object_get(json_object_get(root, RECORDER_KEY), "environment");
    json_object_del(environment, "variables");
    keep_only(json_object_get(environment, "flags"), flags);
    char *text = root == NULL ? NULL : json_dumps(root, JSON_COMPACT);
    json_decref(root);
    return text;
}

bool metadata_shares_fact(const char *name)
{
    return strncmp(name, "variables.", 10) != 0 &&
           (strncmp(name, "flags.", 6) != 0 || is_in(name + 6, flags));
}
