/* See shard_says.h. */
#include "ingest/shard_says.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#define FORMAT 1
#define TEXT_BYTES_MAX ((size_t)64 << 20)
#define MESSAGE_BYTES_MAX ((size_t)4096)

static void free_json(json_t **json)
{
    json_decref(*json);
}

void shard_says_free(struct shard_facts *says)
{
    for (size_t i = 0; i < says->failure_count; i++)
        free(says->failures[i].message);
    free(says->failures);
    free(says->sizes);
    *says = (struct shard_facts){0};
}

size_t shard_share(uint64_t files, uint32_t index, uint32_t count)
{
    return files <= index ? 0 : (size_t)((files - index - 1) / count + 1);
}

/* ---- writing ---- */

static json_t *write_failure(const struct shard_failure *failure)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, MESSAGE_BYTES_MAX);
    text_append_utf8(&text, failure->message, strlen(failure->message));
    return buffer_failed(&text)
               ? NULL
               : json_pack("{s:I, s:s%}", "file", (json_int_t)failure->file, "message",
                           text.bytes, text.length);
}

char *shard_says_write(const struct shard_facts *says)
{
    CLEANUP(free_json) json_t *sizes = json_array();
    CLEANUP(free_json) json_t *failures = json_array();
    bool failed = false;

    for (size_t i = 0; i < says->share; i++)
        failed |= json_array_append_new(sizes, json_integer((json_int_t)says->sizes[i]));
    for (size_t i = 0; i < says->failure_count; i++)
        failed |= json_array_append_new(failures, write_failure(&says->failures[i]));
    CLEANUP(free_json)
    json_t *all = json_pack("{s:i, s:I, s:I, s:I, s:s, s:O, s:O}", "format", FORMAT,
                            "index", (json_int_t)says->index, "count",
                            (json_int_t)says->count, "files", (json_int_t)says->files,
                            "list", says->list, "sizes", sizes, "failures", failures);
    return failed || all == NULL ? NULL : json_dumps(all, JSON_COMPACT);
}

/* ---- reading ---- */

static int bad(struct error *error)
{
    return error_set(error, ERROR_DAMAGED, "bad_shard",
                     "its own description as a shard is not valid");
}

static bool read_number(const json_t *from, const char *key, uint64_t most, uint64_t *out)
{
    const json_t *number = json_object_get(from, key);
    json_int_t value = json_integer_value(number);

    *out = (uint64_t)value;
    return json_is_integer(number) && value >= 0 && (uint64_t)value <= most;
}

static bool is_hash(const char *text)
{
    return text != NULL && strlen(text) == 32 && strspn(text, "0123456789abcdef") == 32;
}

static int read_sizes(const json_t *sizes, struct shard_facts *out, struct error *error)
{
    size_t count = json_array_size(sizes);

    if (count != shard_share(out->files, out->index, out->count))
        return bad(error);
    out->sizes = calloc(count + 1, sizeof *out->sizes);
    if (out->sizes == NULL)
        return error_set_memory(error);
    out->share = count;
    for (size_t i = 0; i < count; i++) {
        json_int_t size = json_integer_value(json_array_get(sizes, i));

        if (size < 0)
            return bad(error);
        out->sizes[i] = (uint64_t)size;
    }
    return 0;
}

static int read_failures(const json_t *failures, struct shard_facts *out,
                         struct error *error)
{
    size_t count = json_array_size(failures);

    if (count > out->share)
        return bad(error);
    out->failures = calloc(count + 1, sizeof *out->failures);
    if (out->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const json_t *failure = json_array_get(failures, i);
        const char *message = json_string_value(json_object_get(failure, "message"));
        struct shard_failure *to = &out->failures[i];
        uint64_t file;

        if (message == NULL || !read_number(failure, "file", UINT32_MAX, &file) ||
            file >= out->share || (i > 0 && file <= out->failures[i - 1].file))
            return bad(error);
        *to = (struct shard_failure){(uint32_t)file, strndup(message, MESSAGE_BYTES_MAX)};
        if (to->message == NULL)
            return error_set_memory(error);
        out->failure_count++;
    }
    return 0;
}

int shard_says_read(const char *text, struct shard_facts *out, struct error *error)
{
    size_t length = strlen(text);
    CLEANUP(free_json)
    json_t *all = length > TEXT_BYTES_MAX
                      ? NULL
                      : json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    const char *list = json_string_value(json_object_get(all, "list"));
    uint64_t format, index, count;

    *out = (struct shard_facts){0};
    if (!read_number(all, "format", FORMAT, &format) || format != FORMAT ||
        !read_number(all, "count", SHARDS_MAX, &count) || count == 0 ||
        !read_number(all, "index", count - 1, &index) ||
        !read_number(all, "files", INT32_MAX, &out->files) || !is_hash(list))
        return bad(error);
    out->index = (uint32_t)index;
    out->count = (uint32_t)count;
    memcpy(out->list, list, sizeof out->list);
    int result = read_sizes(json_object_get(all, "sizes"), out, error);
    return result == 0 ? read_failures(json_object_get(all, "failures"), out, error)
                       : result;
}
