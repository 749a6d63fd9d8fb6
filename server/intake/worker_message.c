#include "base/budget.h"
#include "base/error.h"
#include "intake/worker.h"
#include "store/set_build.h"
#include "store/set_draft.h"

#include <endian.h>
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- wire ---- */

/* Numbers are 8 bytes, little-endian; a text is its length and its bytes. */

/* ---- writing ---- */

void wire_put_number(struct buffer *out, uint64_t number)
{
    number = htole64(number);
    buffer_append(out, &number, sizeof number);
}

void wire_put_bytes(struct buffer *out, const void *bytes, size_t length)
{
    buffer_append(out, bytes, length);
}

void wire_put_text(struct buffer *out, const char *text)
{
    size_t length = text == NULL ? 0 : strlen(text);

    wire_put_number(out, length);
    buffer_append(out, text == NULL ? "" : text, length);
}

/* ---- reading ---- */

static size_t left(const struct wire *wire)
{
    return wire->failed ? 0 : (size_t)(wire->end - wire->next);
}

static void wire_bytes(struct wire *wire, void *out, size_t length)
{
    memset(out, 0, length);
    if (left(wire) < length) {
        wire->failed = true;
        return;
    }
    memcpy(out, wire->next, length);
    wire->next += length;
}

uint64_t wire_number(struct wire *wire)
{
    uint64_t number;

    wire_bytes(wire, &number, sizeof number);
    return le64toh(number);
}

uint64_t wire_number_to(struct wire *wire, uint64_t most)
{
    uint64_t number = wire_number(wire);

    wire->failed = wire->failed || number > most;
    return wire->failed ? 0 : number;
}

char *wire_text(struct wire *wire, size_t most)
{
    size_t length = (size_t)wire_number_to(wire, most);
    char *text;

    if (wire->failed || left(wire) < length || memchr(wire->next, '\0', length) != NULL ||
        (text = malloc(length + 1)) == NULL) {
        wire->failed = true;
        return NULL;
    }
    memcpy(text, wire->next, length);
    text[length] = '\0';
    wire->next += length;
    return text;
}

/* Reads how many items of at least `size` bytes each follow. Fails if the number is over
 * `most`, or if the remaining bytes are too few. */
static size_t wire_count(struct wire *wire, size_t size, size_t most)
{
    uint64_t count = wire_number_to(wire, most);

    wire->failed = wire->failed || count > left(wire) / size;
    return wire->failed ? 0 : (size_t)count;
}

bool wire_ended(const struct wire *wire)
{
    return !wire->failed && wire->next == wire->end;
}

/* ---- frames ---- */

size_t wire_begin(struct buffer *out)
{
    static const unsigned char head[WIRE_HEAD];
    size_t start = out->length;

    buffer_append(out, head, sizeof head);
    return start;
}

void wire_end(struct buffer *out, size_t start, uint64_t type)
{
    if (buffer_failed(out))
        return;
    const uint64_t head[2] = {htole64(type), htole64(out->length - start - WIRE_HEAD)};

    memcpy(out->bytes + start, head, sizeof head);
}

void wire_head(const unsigned char head[WIRE_HEAD], uint64_t *type, uint64_t *length)
{
    uint64_t numbers[2];

    memcpy(numbers, head, sizeof numbers);
    *type = le64toh(numbers[0]);
    *length = le64toh(numbers[1]);
}

bool wire_write(int fd, const struct buffer *bytes)
{
    for (size_t done = 0; done < bytes->length;) {
        ssize_t written = write(fd, bytes->bytes + done, bytes->length - done);

        if (written < 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    return true;
}

/* ---- worker message ---- */

#define PATH_MOST ((size_t)1 << 16)
#define FILES_MOST ((size_t)1 << 20)
/* A summary lists ranks (at most one per file), and limited numbers of other things. */
#define SUMMARY_MOST ((size_t)8 << 20)
#define SUMMARY_OF_FILE ((size_t)24)
/* Of one file: its row, a failure or a duplicate. */
#define FILE_MOST ((size_t)1300)
#define LANDLOCK_MOST 1000u

/* ---- the request ---- */

void message_put_request(struct buffer *out, const struct worker_request *request)
{
    const struct sandbox_limits *limits = &request->limits;

    wire_put_number(out, request->kind);
    wire_put_number(out, limits->memory_bytes);
    wire_put_number(out, limits->file_bytes);
    wire_put_number(out, limits->cpu_seconds);
    wire_put_number(out, limits->descriptors);
    wire_put_number(out, request->threads);
    wire_put_number(out, request->number);
    wire_put_text(out, request->label);
    wire_put_text(out, request->draft);
    wire_put_bytes(out, &request->key, sizeof request->key);
    wire_put_number(out, request->list.count);
    for (size_t i = 0; i < request->list.count; i++) {
        const struct ingest_file *file = &request->list.files[i];

        wire_put_text(out, file->path);
        wire_put_text(out, file->name);
        wire_put_number(out, file->beside != NULL);
        if (file->beside != NULL)
            wire_put_text(out, file->beside);
        wire_put_number(out, request->sizes[i]);
        wire_put_number(out, file->was_kept);
        wire_put_number(out, file->disk_bytes);
        wire_put_bytes(out, file->disk_hash, sizeof file->disk_hash);
        wire_put_bytes(out, &file->disk_seal, sizeof file->disk_seal);
    }
}

bool message_get_request(struct wire *wire, struct worker_request *out)
{
    *out = (struct worker_request){.kind = wire_number(wire)};
    out->limits.memory_bytes = wire_number(wire);
    out->limits.file_bytes = wire_number(wire);
    out->limits.cpu_seconds = wire_number(wire);
    out->limits.descriptors = wire_number(wire);
    out->threads = wire_number(wire);
    out->number = wire_number(wire);
    out->label = wire_text(wire, PATH_MOST);
    out->draft = wire_text(wire, PATH_MOST);
    wire_bytes(wire, &out->key, sizeof out->key);
    size_t count = wire_count(wire, 96, FILES_MOST);
    out->list.files = calloc(count + 1, sizeof *out->list.files);
    out->sizes = calloc(count + 1, sizeof *out->sizes);
    if (out->list.files == NULL || out->sizes == NULL)
        return false;
    for (; out->list.count < count && !wire->failed; out->list.count++) {
        struct ingest_file *file = &out->list.files[out->list.count];

        file->path = wire_text(wire, PATH_MOST);
        file->name = wire_text(wire, PATH_MOST);
        if (wire_number_to(wire, 1) == 1)
            file->beside = wire_text(wire, INGEST_BESIDE_MAX);
        out->sizes[out->list.count] = wire_number(wire);
        file->was_kept = wire_number_to(wire, 1) == 1;
        file->disk_bytes = wire_number(wire);
        wire_bytes(wire, file->disk_hash, sizeof file->disk_hash);
        wire_bytes(wire, &file->disk_seal, sizeof file->disk_seal);
    }
    return wire_ended(wire);
}

/* ---- the sandbox, errors ---- */

void message_put_state(struct buffer *out, const struct sandbox_state *state)
{
    wire_put_number(out, state->seccomp);
    wire_put_number(out, (uint64_t)state->landlock);
    wire_put_number(out, state->memory);
}

bool message_get_state(struct wire *wire, struct sandbox_state *out)
{
    out->seccomp = wire_number_to(wire, 1) == 1;
    out->landlock = (int)wire_number_to(wire, LANDLOCK_MOST);
    out->memory = wire_number_to(wire, 1) == 1;
    return wire_ended(wire);
}

void message_put_error(struct buffer *out, int result, const struct error *error)
{
    wire_put_number(out, result == 0 ? 0 : (uint64_t)error->code);
    wire_put_text(out, result == 0 ? "" : error->slug);
    wire_put_text(out, result == 0 ? "" : error->message);
}

bool message_get_error(struct wire *wire, int *result, struct error *error)
{
    uint64_t code = wire_number_to(wire, ERROR_INTERNAL);
    CLEANUP_FREE char *slug = wire_text(wire, sizeof error->slug - 1);
    CLEANUP_FREE char *message = wire_text(wire, sizeof error->message - 1);

    *result = -(int)code;
    *error = (struct error){0};
    if (wire->failed ||
        strspn(slug, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen(slug))
        return false;
    if (code != 0)
        error_set(error, (enum error_code)code, slug, "%s", message);
    return true;
}

/* ---- what was read ---- */

size_t message_reading_most(size_t files)
{
    return SUMMARY_MOST + files * (SUMMARY_OF_FILE + FILE_MOST);
}

static void put_contents(struct buffer *out, const struct set_contents *contents)
{
    wire_put_text(out, contents->summary);
    wire_put_number(out, contents->count);
    for (size_t i = 0; i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];

        wire_put_number(out, file->file);
        wire_put_number(out, file->is_duplicate);
        wire_put_number(out, (uint64_t)file->rank);
        wire_put_number(out, file->disk_bytes);
        wire_put_bytes(out, file->hash, sizeof file->hash);
        wire_put_bytes(out, file->disk_hash, sizeof file->disk_hash);
        wire_put_bytes(out, &file->seal, sizeof file->seal);
        wire_put_bytes(out, &file->disk_seal, sizeof file->disk_seal);
    }
}

void message_put_reading(struct buffer *out, const struct reading *reading)
{
    put_contents(out, &reading->contents);
    wire_put_number(out, reading->failure_count);
    for (size_t i = 0; i < reading->failure_count; i++) {
        wire_put_number(out, reading->failures[i].file);
        wire_put_text(out, reading->failures[i].message);
    }
    wire_put_number(out, reading->duplicate_count);
    for (size_t i = 0; i < reading->duplicate_count; i++) {
        wire_put_number(out, reading->duplicates[i].file);
        wire_put_number(out, reading->duplicates[i].same_as);
    }
    wire_put_number(out, reading->events);
    wire_put_number(out, reading->raw_bytes);
}

static bool is_object(const char *text)
{
    json_t *root = json_loads(text, 0, NULL);
    bool good = json_is_object(root);

    json_decref(root);
    return good;
}

/* The number of a file, which must be greater than the one before. */
static size_t next_file(struct wire *wire, const struct ingest_list *list, size_t least)
{
    size_t file = (size_t)wire_number_to(wire, list->count - 1);

    wire->failed = wire->failed || file < least;
    return wire->failed ? 0 : file;
}

static void get_contents(struct wire *wire, const struct ingest_list *list,
                         struct set_contents *out)
{
    out->summary = wire_text(wire, SUMMARY_MOST + list->count * SUMMARY_OF_FILE);
    size_t count = wire_count(wire, 128, list->count), least = 0;
    out->files = calloc(count + 1, sizeof *out->files);
    wire->failed = wire->failed || out->files == NULL;
    for (; !wire->failed && out->count < count; out->count++) {
        struct set_contents_file *file = &out->files[out->count];

        file->file = (uint32_t)next_file(wire, list, least);
        least = (size_t)file->file + 1;
        file->is_duplicate = wire_number_to(wire, 1) == 1;
        file->rank = (int64_t)wire_number(wire);
        file->disk_bytes = wire_number_to(wire, INT64_MAX);
        wire_bytes(wire, file->hash, sizeof file->hash);
        wire_bytes(wire, file->disk_hash, sizeof file->disk_hash);
        wire_bytes(wire, &file->seal, sizeof file->seal);
        wire_bytes(wire, &file->disk_seal, sizeof file->disk_seal);
        file->name = strdup(list->files[file->file].name);
        wire->failed = wire->failed || file->name == NULL;
    }
    out->created = clock_unix_seconds();
}

static void get_failures(struct wire *wire, const struct ingest_list *list,
                         struct reading *out)
{
    size_t count = wire_count(wire, 16, list->count), least = 0;

    out->failures = calloc(count + 1, sizeof *out->failures);
    wire->failed = wire->failed || out->failures == NULL;
    for (; !wire->failed && out->failure_count < count; out->failure_count++) {
        struct reading_failure *failure = &out->failures[out->failure_count];

        failure->file = next_file(wire, list, least);
        least = failure->file + 1;
        failure->message = wire_text(wire, sizeof((struct error *)NULL)->message);
    }
}

static void get_duplicates(struct wire *wire, const struct ingest_list *list,
                           struct reading *out)
{
    size_t count = wire_count(wire, 16, list->count), least = 0;

    out->duplicates = calloc(count + 1, sizeof *out->duplicates);
    wire->failed = wire->failed || out->duplicates == NULL;
    for (; !wire->failed && out->duplicate_count < count; out->duplicate_count++) {
        struct reading_duplicate *duplicate = &out->duplicates[out->duplicate_count];

        duplicate->file = next_file(wire, list, least);
        least = duplicate->file + 1;
        duplicate->same_as = next_file(wire, list, 0);
    }
}

bool message_get_reading(struct wire *wire, const struct ingest_list *list,
                         struct reading *out)
{
    *out = (struct reading){0};
    get_contents(wire, list, &out->contents);
    get_failures(wire, list, out);
    get_duplicates(wire, list, out);
    out->events = wire_number_to(wire, INT64_MAX);
    out->raw_bytes = wire_number_to(wire, INT64_MAX);
    if (!wire_ended(wire))
        return false;
    return out->contents.count == 0 || is_object(out->contents.summary);
}

/* ---- the entry of a set file ---- */

bool message_look_id(const char *name, char id[33])
{
    char again[WORKER_LOOK_NAME];

    snprintf(id, 33, "%.32s", strlen(name) < 5 ? "" : name + 5);
    snprintf(again, sizeof again, WORKER_LOOK_FORMAT, id);
    return strcmp(again, name) == 0;
}

void message_put_look(struct buffer *out, const struct set_look *look)
{
    wire_put_text(out, look->label);
    wire_put_text(out, look->summary);
    wire_put_number(out, (uint64_t)look->created);
    wire_put_number(out, look->count);
    for (size_t i = 0; i < look->count; i++) {
        const struct set_look_file *file = &look->files[i];

        wire_put_number(out, file->file);
        wire_put_text(out, file->name);
        wire_put_number(out, file->disk_bytes);
        wire_put_bytes(out, file->disk_hash, sizeof file->disk_hash);
    }
}

bool message_get_look(struct wire *wire, struct set_look *out)
{
    *out = (struct set_look){0};
    out->label = wire_text(wire, PATH_MOST);
    out->summary = wire_text(wire, MESSAGE_LOOK_MOST);
    out->created = (int64_t)wire_number(wire);
    size_t count = wire_count(wire, 40, SET_LOOK_FILES_MAX);
    out->files = calloc(count + 1, sizeof *out->files);
    wire->failed = wire->failed || out->files == NULL;
    for (; !wire->failed && out->count < count; out->count++) {
        struct set_look_file *file = &out->files[out->count];

        file->file = (uint32_t)wire_number_to(wire, UINT32_MAX);
        file->name = wire_text(wire, PATH_MOST);
        file->disk_bytes = wire_number_to(wire, INT64_MAX);
        wire_bytes(wire, file->disk_hash, sizeof file->disk_hash);
    }
    return wire_ended(wire);
}
