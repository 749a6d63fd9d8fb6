/* See metadata.h. */
#include "trace/decode/metadata.h"
#include "base/text.h"
#include "trace/decode/recorder.h"
#include "trace/scan/number.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* Jansson reports some refused allocations as bad tokens, and refuses integers over
 * int64. So a failed text is parsed again, and then once more with integers as reals. */
static json_t *parse(const struct buffer *text, json_error_t *problem)
{
    static const size_t flags[] = {0, 0, JSON_DECODE_INT_AS_REAL};
    json_error_t ignored;
    json_t *value = NULL;

    for (int i = 0; i < 3 && value == NULL; i++)
        value = json_loadb(text->bytes, text->length,
                           JSON_DECODE_ANY | JSON_ALLOW_NUL | flags[i],
                           i < 2 ? problem : &ignored);
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

static void settle_rank(const struct metadata *metadata,
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
    settle_rank(metadata, recording, whole);
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
