/* Any bytes as a bundle, a stranger's file. The first byte chooses what they are: the
 * text of the head; the whole tar file; or a head and the gzip of its first set, in a tar
 * file whose headers are right, so that the code after those checks is reached. */
#include "base/error.h"
#include "fuzz.h"
#include "intake/bundle.h"

#include <string.h>
#include <unistd.h>

#define FILE_PATH_SIZE 40
#define FILE_MAX ((size_t)4 << 20)

/* A refusal says why, and what to do. */
static void check_error(const struct error *error)
{
    MUST(error->message[0] != '\0');
    MUST(error->code == ERROR_FORMAT || error->code == ERROR_CONFLICT);
    MUST(strcmp(error->slug, "bad_bundle") == 0 ||
         strcmp(error->slug, "newer_version") == 0 ||
         strcmp(error->slug, "older_version") == 0);
}

/* An accepted bundle equals what the writer writes. */
static void try_head(const char *text, size_t length)
{
    CLEANUP(bundle_free) struct bundle bundle = {0};
    CLEANUP_BUFFER struct buffer again = BUFFER(BUNDLE_HEAD_MAX);
    CLEANUP_BUFFER struct buffer page = BUFFER((size_t)1 << 20);
    struct error error = {0};

    if (bundle_read_head(text, length, &bundle, &error) != 0) {
        check_error(&error);
        return;
    }
    MUST(bundle_write_head(&bundle, &again, &error) == 0);
    MUST(again.length == length && memcmp(again.bytes, text, length) == 0);
    MUST(bundle.set_count > 0 && bundle.set_count <= BUNDLE_SETS_MAX);
    MUST(bundle.view_count <= BUNDLE_VIEW_MAX);
    bundle_append_page(&bundle, &page);
    MUST(!buffer_failed(&page) && memcmp(page.bytes, "/compare?control=", 17) == 0);
}

/* ---- files ---- */

/* SQLite wants a file with a name. */
static int make_file(const void *bytes, size_t length, char path[FILE_PATH_SIZE])
{
    snprintf(path, FILE_PATH_SIZE, "/tmp/fuzz-bundle-XXXXXX");
    int fd = mkstemp(path);

    MUST(fd >= 0 && write(fd, bytes, length) == (ssize_t)length);
    return fd;
}

static void drop_file(int fd, const char *path)
{
    close(fd);
    unlink(path);
}

static void try_set(const char *path)
{
    CLEANUP(set_look_free) struct set_look look = {0};
    struct error error = {0};
    struct budget budget = {.wall_ns = INT64_C(10000000000)};
    char draft_path[FILE_PATH_SIZE];
    int draft = make_file("", 0, draft_path);

    budget_begin(&budget);
    if (bundle_unpack_set(path, 0, draft, draft_path, &budget, &look, &error) != 0)
        check_error(&error);
    drop_file(draft, draft_path);
}

static void try_file(const void *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer head = BUFFER(BUNDLE_HEAD_MAX);
    struct error error = {0};
    char path[FILE_PATH_SIZE];
    int file = make_file(bytes, length, path);

    if (bundle_unpack_head(path, &head, &error) != 0)
        check_error(&error);
    else
        try_head(head.bytes, head.length);
    try_set(path);
    drop_file(file, path);
}

static void append_entry(struct buffer *out, const char *name, const void *bytes,
                         size_t length)
{
    static const char zeros[BUNDLE_BLOCK];
    unsigned char header[BUNDLE_BLOCK];

    bundle_entry_header(name, length, header);
    buffer_append(out, header, sizeof header);
    buffer_append(out, bytes, length);
    buffer_append(out, zeros, (BUNDLE_BLOCK - length % BUNDLE_BLOCK) % BUNDLE_BLOCK);
}

/* The head ends at the first zero, the gzip of the first set follows. */
static void try_parts(const uint8_t *data, size_t size)
{
    CLEANUP(bundle_free) struct bundle bundle = {0};
    CLEANUP_BUFFER struct buffer file;
    struct error error = {0};
    const uint8_t *end = memchr(data, 0, size);
    size_t head = end == NULL ? size : (size_t)(end - data);
    size_t rest = end == NULL ? size : head + 1;
    static const char zeros[2 * BUNDLE_BLOCK];
    char name[BUNDLE_NAME_SIZE];

    buffer_init(&file, FILE_MAX + size);
    if (bundle_read_head((const char *)data, head, &bundle, &error) != 0) {
        check_error(&error);
        return;
    }
    append_entry(&file, BUNDLE_HEAD_NAME, data, head);
    for (size_t i = 0; i < bundle.set_count; i++) {
        bundle_entry_name(bundle.sets[i].id, name);
        append_entry(&file, name, data + rest, i == 0 ? size - rest : 0);
    }
    buffer_append(&file, zeros, sizeof zeros);
    MUST(!buffer_failed(&file));
    try_file(file.bytes, file.length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    if (data[0] % 3 == 0)
        try_head((const char *)data + 1, size - 1);
    else if (data[0] % 3 == 1)
        try_file(data + 1, size - 1);
    else
        try_parts(data + 1, size - 1);
    return 0;
}
