#include "base/budget.h"
#include "base/error.h"
#include "intake/worker.h"
#include "store/set_build.h"
#include "store/set_draft.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_MOST ((size_t)1 << 16)
#define FILES_MOST ((size_t)1 << 20)
/* A summary lists ranks (at most one per file), and limited numbers of other things. */
#define SUMMARY_MOST ((size_t)8 << 20)
#define SUMMARY_OF_FILE ((size_t)24)
/* Of one file, as JSON: its row, a failure or a duplicate. */
#define FILE_MOST ((size_t)7000)
#define LANDLOCK_MOST 1000u

/* ---- values ---- */

/* Reading: the member; NULL after a failure. */
static json_t *member(struct message *message, const char *name)
{
    json_t *value = message->failed ? NULL : json_object_get(message->object, name);

    message->failed = value == NULL;
    return value;
}

static void set_member(struct message *message, const char *name, json_t *value)
{
    if (json_object_set_new_nocheck(message->object, name, value) != 0)
        message->failed = true;
}

/* A number from 0 to `most`, which counts as a signed number if it is UINT64_MAX. */
static void message_number(struct message *message, const char *name, uint64_t *number,
                           uint64_t most)
{
    if (!message->reads) {
        set_member(message, name, json_integer((json_int_t)*number));
        return;
    }
    const json_t *value = member(message, name);

    *number = (uint64_t)json_integer_value(value);
    message->failed = message->failed || !json_is_integer(value) || *number > most;
    *number = message->failed ? 0 : *number;
}

static void message_whole(struct message *message, const char *name, uint32_t *number,
                          uint64_t most)
{
    uint64_t wide = message->reads ? 0 : *number;

    message_number(message, name, &wide, most);
    *number = (uint32_t)wide;
}

static void message_flag(struct message *message, const char *name, bool *flag)
{
    uint64_t wide = !message->reads && *flag;

    message_number(message, name, &wide, 1);
    *flag = wide == 1;
}

/* Bytes are a string with a character from U+0000 to U+00FF for each. */
static json_t *string_of(const void *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 2 * length + 1);
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = ((const unsigned char *)bytes)[i];

        if (byte >= 0x80)
            buffer_append_char(&text, (char)(0xc0 | byte >> 6));
        buffer_append_char(&text, (char)(byte >= 0x80 ? 0x80 | (byte & 0x3f) : byte));
    }
    return buffer_failed(&text)
               ? NULL
               : json_stringn_nocheck(length == 0 ? "" : text.bytes, text.length);
}

/* Appends the bytes of a string; false: it is none, or is no string of bytes. */
static bool append_bytes(const json_t *string, struct buffer *out)
{
    const char *text = json_string_value(string);
    size_t length = json_string_length(string);

    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte > 0xc3)
            return false;
        if (byte >= 0x80) /* the parser has made sure that another byte follows */
            byte = (unsigned char)(byte << 6 | (text[++i] & 0x3f));
        buffer_append_char(out, (char)byte);
    }
    return json_is_string(string) && !buffer_failed(out);
}

static void message_bytes(struct message *message, const char *name, void *bytes,
                          size_t length)
{
    CLEANUP_BUFFER struct buffer read = {0};

    if (!message->reads) {
        set_member(message, name, string_of(bytes, length));
        return;
    }
    buffer_init(&read, length + 1);
    if (!append_bytes(member(message, name), &read) || read.length != length) {
        message->failed = true;
        memset(bytes, 0, length);
    } else {
        memcpy(bytes, read.bytes, length);
    }
}

/* NULL is written as "". Read texts are owned. */
void message_text(struct message *message, const char *name, char **text, size_t most)
{
    CLEANUP_BUFFER struct buffer read = {0};

    if (!message->reads) {
        set_member(message, name, string_of(*text, *text == NULL ? 0 : strlen(*text)));
        return;
    }
    buffer_init(&read, most + 1);
    message->failed = !append_bytes(member(message, name), &read) || read.length > most ||
                      (read.length > 0 && memchr(read.bytes, '\0', read.length) != NULL);
    *text = message->failed ? NULL : read.length == 0 ? strdup("") : buffer_take(&read);
    message->failed = *text == NULL;
}

/* A list, whose items are messages one after another. */
struct message_list {
    struct message item;
    json_t *array;
};

/* Writing: `count` items will follow. Reading: *count items, at most `most`, and *room
 * for them of `size` bytes each. */
static struct message_list message_list(struct message *message, const char *name,
                                        size_t *count, size_t most, void *room,
                                        size_t size)
{
    void **items = room;
    json_t *array = message->reads ? member(message, name) : json_array();

    if (!message->reads) {
        set_member(message, name, array);
    } else {
        message->failed = !json_is_array(array) || json_array_size(array) > most;
        *count = message->failed ? 0 : json_array_size(array);
        *items = calloc(*count + 1, size);
        message->failed = message->failed || *items == NULL;
    }
    *count = message->failed ? 0 : *count;
    return (struct message_list){{.reads = message->reads}, array};
}

static struct message *next_item(struct message_list *list, size_t i)
{
    if (list->item.reads) {
        list->item.object = json_array_get(list->array, i);
    } else {
        json_t *item = json_object();
        bool added = json_array_append_new(list->array, item) == 0;

        list->item.object = added ? item : NULL;
    }
    return &list->item;
}

/* The number of a file, which must be at least `least`; returns the next one. */
static uint64_t message_file_number(struct message *message, const char *name,
                                    size_t *file, const struct ingest_list *list,
                                    uint64_t least)
{
    uint64_t number = *file;

    message_number(message, name, &number, list->count - 1);
    message->failed = message->failed || (message->reads && number < least);
    *file = message->failed ? 0 : (size_t)number;
    return number + 1;
}

/* ---- the request ---- */

static void message_asked_file(struct message *message, struct ingest_file *file,
                               uint64_t *size)
{
    bool has_beside = file->beside != NULL;

    message_text(message, "path", &file->path, PATH_MOST);
    message_text(message, "name", &file->name, PATH_MOST);
    message_flag(message, "has_beside", &has_beside);
    if (has_beside)
        message_text(message, "beside", &file->beside, INGEST_BESIDE_MAX);
    message_number(message, "size", size, UINT64_MAX);
    message_flag(message, "was_kept", &file->was_kept);
    message_flag(message, "splits", &file->splits);
    message_number(message, "disk_bytes", &file->disk_bytes, UINT64_MAX);
    message_bytes(message, "disk_hash", file->disk_hash, sizeof file->disk_hash);
    message_bytes(message, "disk_seal", &file->disk_seal, sizeof file->disk_seal);
}

void message_request(struct message *message, struct worker_request *request)
{
    struct sandbox_limits *limits = &request->limits;
    struct ingest_list *files = &request->list;
    uint64_t files_are = files->files_are;

    message_number(message, "kind", &request->kind, UINT64_MAX);
    message_number(message, "memory_bytes", &limits->memory_bytes, UINT64_MAX);
    message_number(message, "file_bytes", &limits->file_bytes, UINT64_MAX);
    message_number(message, "cpu_seconds", &limits->cpu_seconds, UINT64_MAX);
    message_number(message, "descriptors", &limits->descriptors, UINT64_MAX);
    message_number(message, "threads", &request->threads, UINT64_MAX);
    message_number(message, "number", &request->number, UINT64_MAX);
    message_text(message, "label", &request->label, PATH_MOST);
    message_text(message, "draft", &request->draft, PATH_MOST);
    message_bytes(message, "key", &request->key, sizeof request->key);
    message_number(message, "files_are", &files_are, FILES_RECORDINGS);
    files->files_are = (enum files_are)files_are;
    struct message_list list = message_list(message, "files", &files->count, FILES_MOST,
                                            &files->files, sizeof *files->files);
    if (message->reads)
        request->sizes = calloc(files->count + 1, sizeof *request->sizes);
    message->failed = message->failed || (message->reads && request->sizes == NULL);
    for (size_t i = 0; !message->failed && i < files->count; i++) {
        message_asked_file(next_item(&list, i), &files->files[i], &request->sizes[i]);
        message->failed = list.item.failed;
    }
}

/* ---- the sandbox, progress, errors ---- */

void message_state(struct message *message, struct sandbox_state *state)
{
    uint64_t landlock = (uint64_t)state->landlock;

    message_flag(message, "seccomp", &state->seccomp);
    message_number(message, "landlock", &landlock, LANDLOCK_MOST);
    message_flag(message, "memory", &state->memory);
    state->landlock = (int)landlock;
}

void message_file(struct message *message, uint64_t *number, bool *begins)
{
    message_number(message, "number", number, FILES_MOST);
    message_flag(message, "begins", begins);
}

void message_progress(struct message *message, struct worker_progress *progress)
{
    message_number(message, "stage", &progress->stage, PROGRESS_STORING);
    message_number(message, "bytes", &progress->bytes, UINT64_MAX);
    message_number(message, "events", &progress->events, UINT64_MAX);
    message_number(message, "files", &progress->files, FILES_MOST);
}

void message_error(struct message *message, struct error *error)
{
    uint64_t code = error->code;
    char *slug = error->slug, *text = error->message;

    message_number(message, "code", &code, ERROR_INTERNAL);
    message_text(message, "slug", &slug, sizeof error->slug - 1);
    message_text(message, "message", &text, sizeof error->message - 1);
    if (!message->reads)
        return;
    *error = (struct error){0};
    message->failed =
        message->failed ||
        strspn(slug, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen(slug);
    if (!message->failed && code != 0)
        error_set(error, (enum error_code)code, slug, "%s", text);
    free(slug);
    free(text);
}

/* ---- what was read ---- */

size_t message_reading_most(size_t files)
{
    return 2 * (SUMMARY_MOST + files * SUMMARY_OF_FILE) + files * FILE_MOST;
}

static bool is_object(const char *text)
{
    json_t *root = json_loads(text, 0, NULL);
    bool good = json_is_object(root);

    json_decref(root);
    return good;
}

static void message_contents_file(struct message *message, const struct ingest_list *list,
                                  uint64_t *least, struct set_contents_file *file)
{
    size_t number = file->file;
    uint64_t rank = (uint64_t)file->rank;

    *least = message_file_number(message, "file", &number, list, *least);
    message_flag(message, "is_duplicate", &file->is_duplicate);
    message_number(message, "rank", &rank, UINT64_MAX);
    message_number(message, "disk_bytes", &file->disk_bytes, INT64_MAX);
    message_bytes(message, "hash", file->hash, sizeof file->hash);
    message_bytes(message, "disk_hash", file->disk_hash, sizeof file->disk_hash);
    message_bytes(message, "seal", &file->seal, sizeof file->seal);
    message_bytes(message, "disk_seal", &file->disk_seal, sizeof file->disk_seal);
    file->file = (uint32_t)number;
    file->rank = (int64_t)rank;
    if (message->reads && !message->failed)
        message->failed = (file->name = strdup(list->files[number].name)) == NULL;
}

static void message_contents(struct message *message, const struct ingest_list *files,
                             struct set_contents *contents)
{
    uint64_t least = 0;

    message_text(message, "summary", &contents->summary,
                 SUMMARY_MOST + files->count * SUMMARY_OF_FILE);
    struct message_list list =
        message_list(message, "files", &contents->count, files->count, &contents->files,
                     sizeof *contents->files);
    for (size_t i = 0; !message->failed && i < contents->count; i++) {
        message_contents_file(next_item(&list, i), files, &least, &contents->files[i]);
        message->failed = list.item.failed;
    }
    if (message->reads)
        contents->created = clock_unix_seconds();
    if (message->reads && !message->failed && contents->count > 0)
        message->failed = !is_object(contents->summary);
}

void message_reading(struct message *message, const struct ingest_list *files,
                     struct reading *reading)
{
    uint64_t least = 0;

    message_contents(message, files, &reading->contents);
    struct message_list list =
        message_list(message, "failures", &reading->failure_count, files->count,
                     &reading->failures, sizeof *reading->failures);
    for (size_t i = 0; !message->failed && i < reading->failure_count; i++) {
        struct reading_failure *failure = &reading->failures[i];
        struct message *item = next_item(&list, i);

        least = message_file_number(item, "file", &failure->file, files, least);
        message_flag(item, "is_merged", &failure->is_merged);
        message_text(item, "message", &failure->message,
                     sizeof((struct error *)NULL)->message);
        message->failed = item->failed;
    }
    list = message_list(message, "duplicates", &reading->duplicate_count, files->count,
                        &reading->duplicates, sizeof *reading->duplicates);
    least = 0;
    for (size_t i = 0; !message->failed && i < reading->duplicate_count; i++) {
        struct reading_duplicate *duplicate = &reading->duplicates[i];
        struct message *item = next_item(&list, i);

        least = message_file_number(item, "file", &duplicate->file, files, least);
        message_file_number(item, "same_as", &duplicate->same_as, files, 0);
        message->failed = item->failed;
    }
    message_number(message, "events", &reading->events, INT64_MAX);
    message_number(message, "raw_bytes", &reading->raw_bytes, INT64_MAX);
}

/* ---- what was unpacked ---- */

static void message_name(struct message *message, char **name)
{
    message_text(message, "name", name, INGEST_NAME_MAX);
    message->failed = message->failed || ingest_name_fault(*name) != NULL;
}

static void message_left_out(struct message *message, struct left_out_files *left_out)
{
    uint64_t count = left_out->count;
    struct message_list list =
        message_list(message, "left_out", &left_out->listed, FILES_MOST,
                     &left_out->entries, sizeof *left_out->entries);

    for (size_t i = 0; !message->failed && i < left_out->listed; i++) {
        struct message *item = next_item(&list, i);
        uint64_t why = left_out->entries[i].why;

        message_text(item, "name", &left_out->entries[i].name, PATH_MOST);
        message_number(item, "why", &why, LEFT_OUT_REASONS - 1);
        left_out->entries[i].why = (enum left_out_reason)why;
        message->failed = item->failed;
    }
    message_number(message, "left_out_count", &count, UINT32_MAX);
    left_out->count = message->failed ? 0 : (size_t)count;
}

void message_unpacked(struct message *message, struct unpacked *unpacked)
{
    bool failed = unpacked->failure != NULL;
    struct message_list list =
        message_list(message, "names", &unpacked->count, UNPACK_FILES_MAX,
                     &unpacked->names, sizeof *unpacked->names);

    for (size_t i = 0; !message->failed && i < unpacked->count; i++) {
        message_name(next_item(&list, i), &unpacked->names[i]);
        message->failed = list.item.failed;
    }
    list = message_list(message, "pieces", &unpacked->piece_count, UNPACK_PIECES_MAX,
                        &unpacked->pieces, sizeof *unpacked->pieces);
    for (size_t i = 0; !message->failed && i < unpacked->piece_count; i++) {
        struct unpacked_piece *piece = &unpacked->pieces[i];
        struct message *item = next_item(&list, i);

        message_number(item, "file", &piece->file, unpacked->count - 1);
        message_number(item, "bytes", &piece->bytes, INT64_MAX);
        message->failed = item->failed || unpacked->count == 0;
    }
    message_left_out(message, &unpacked->left_out);
    message_flag(message, "has_failure", &failed);
    if (failed)
        message_text(message, "failure", &unpacked->failure,
                     sizeof((struct error *)NULL)->message);
}

/* ---- the entry of a set file ---- */

void message_look(struct message *message, struct set_look *look)
{
    struct set_contents *contents = &look->contents;
    uint64_t created = (uint64_t)contents->created;

    message_text(message, "label", &look->label, PATH_MOST);
    message_text(message, "summary", &contents->summary, MESSAGE_LOOK_MOST);
    message_number(message, "created", &created, UINT64_MAX);
    contents->created = (int64_t)created;
    contents->unsealed = true;
    struct message_list list =
        message_list(message, "files", &contents->count, SET_LOOK_FILES_MAX,
                     &contents->files, sizeof *contents->files);
    for (size_t i = 0; !message->failed && i < contents->count; i++) {
        struct set_contents_file *file = &contents->files[i];
        struct message *item = next_item(&list, i);

        message_whole(item, "file", &file->file, UINT32_MAX);
        message_text(item, "name", &file->name, PATH_MOST);
        message_number(item, "disk_bytes", &file->disk_bytes, INT64_MAX);
        message_bytes(item, "disk_hash", file->disk_hash, sizeof file->disk_hash);
        message->failed = item->failed;
    }
}

/* ---- lines ---- */

bool message_write(int fd, const char *type, json_t *content)
{
    json_t *message = json_object();
    bool made = json_object_set_new(message, type, content) == 0;
    CLEANUP_FREE char *text = made ? json_dumps(message, JSON_COMPACT) : NULL;
    size_t length = text == NULL ? 0 : strlen(text);

    json_decref(message);
    if (text == NULL)
        return false;
    text[length++] = '\n'; /* in place of the NUL */
    for (size_t done = 0; done < length;) {
        ssize_t written = write(fd, text + done, length - done);

        if (written < 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    return true;
}
