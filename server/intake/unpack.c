#include "intake/unpack.h"
#include "base/arena.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "store/sets.h"
#include "trace/read.h"
#include "trace/scan.h"
#include "trace/split.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef HAVE_ARCHIVE
#include <archive.h>
#include <archive_entry.h>
#ifndef STATIC_PROGRAM
#include <dlfcn.h>
#endif
#endif

void unpacked_free(struct unpacked *unpacked)
{
    for (size_t i = 0; i < unpacked->count; i++)
        free(unpacked->names[i]);
    free(unpacked->names);
    free(unpacked->pieces);
    left_out_free(&unpacked->left_out);
    free(unpacked->failure);
    *unpacked = (struct unpacked){0};
}

static int write_all(int fd, const void *bytes, size_t length, const char *name,
                     struct error *error)
{
    return system_write_all(fd, bytes, length)
               ? 0
               : error_set_errno(error, errno, "cannot unpack %s", name);
}

static int add_piece(struct unpacked *out, size_t file, uint64_t bytes,
                     struct error *error)
{
    if (out->piece_count == UNPACK_PIECES_MAX)
        return error_set(error, ERROR_LIMIT, "too_large", "too many pieces");
    OWNED_RESERVE(out->pieces, out->piece_capacity, out->piece_count + 1);
    out->pieces[out->piece_count++] = (struct unpacked_piece){file, bytes};
    return 0;
}

static void add_name(struct unpacked *out, const char *name)
{
    OWNED_RESERVE(out->names, out->capacity, out->count + 1);
    out->names[out->count++] = owned_copy(name);
}

/* ---- several ranks in one file ---- */

/* Few ranks write large pieces. */
#define RANK_PIECE(ranks) ((ranks) > 256 ? (size_t)64 << 10 : (size_t)512 << 10)

struct rank_writer {
    int pool;
    const char *name;
    struct unpacked *out;
    size_t room; /* of each buffer */
    char **buffers;
    size_t *lengths;
    uint64_t disk_bytes, written;
};

static int flush_rank(struct rank_writer *writer, size_t i, struct error *error)
{
    size_t length = writer->lengths[i];
    int result = length == 0 ? 0 : add_piece(writer->out, i, length, error);

    writer->lengths[i] = 0;
    writer->written += length;
    if (writer->written > STREAM_RATIO_FROM && /* each rank has the members of the file */
        writer->written / STREAM_RATIO_MAX > writer->disk_bytes)
        return error_set(error, ERROR_FORMAT, "not_split", "%s: its ranks take too much",
                         writer->name);
    return result != 0
               ? result
               : write_all(writer->pool, writer->buffers[i], length, writer->name, error);
}

static int put_rank(void *context, size_t i, const char *bytes, size_t length,
                    struct error *error)
{
    struct rank_writer *writer = context;
    int result = 0;

    while (length > 0 && result == 0) {
        size_t part = writer->room - writer->lengths[i];

        part = part < length ? part : length;
        memcpy(writer->buffers[i] + writer->lengths[i], bytes, part);
        writer->lengths[i] += part;
        bytes += part;
        length -= part;
        if (writer->lengths[i] == writer->room)
            result = flush_rank(writer, i, error);
    }
    return result;
}

static int write_ranks(struct split *split, struct rank_writer *writer,
                       struct error *error)
{
    size_t count = split_count(split);

    for (size_t i = 0; i < count; i++) {
        const char *label;
        char name[128];
        int64_t rank = split_rank(split, i, &label);

        snprintf(name, sizeof name, "rank-%" PRId64 "%s%.80s.json", rank,
                 *label != '\0' ? " " : "", label);
        writer->buffers[i] = malloc(writer->room);
        if (writer->buffers[i] == NULL)
            return error_set_memory(error);
        add_name(writer->out, name);
    }
    int result = split_write(split, put_rank, writer, error);
    for (size_t i = 0; i < count && result == 0; i++)
        result = flush_rank(writer, i, error);
    return result;
}

int unpack_ranks(const char *path, const char *name, int pool, struct unpacked *out,
                 struct error *error)
{
    struct split *split = NULL;

    *out = (struct unpacked){0};
    int result = split_open(path, name, &split, error);
    if (result != 0)
        return result;
    size_t count = split_count(split);
    CLEANUP_FREE char **buffers = owned_new(count, sizeof(char *));
    CLEANUP_FREE size_t *lengths = owned_new(count, sizeof *lengths);
    struct stat status;
    struct rank_writer writer = {.pool = pool,
                                 .name = name,
                                 .out = out,
                                 .room = RANK_PIECE(count),
                                 .buffers = buffers,
                                 .lengths = lengths};
    writer.disk_bytes = stat(path, &status) == 0 ? (uint64_t)status.st_size : 0;
    result = write_ranks(split, &writer, error);
    for (size_t i = 0; i < count; i++)
        free(buffers[i]);
    split_close(split);
    return result;
}

/* ---- archives ---- */

#ifdef HAVE_ARCHIVE

/* libarchive is loaded when the first archive comes: it brings libxml2 and ICU, and
 * loading them took more than one part in a hundred of every ingest. */
#define ARCHIVE_CALLS(X)                                                                 \
    X(archive_entry_filetype)                                                            \
    X(archive_entry_hardlink)                                                            \
    X(archive_entry_is_encrypted)                                                        \
    X(archive_entry_pathname)                                                            \
    X(archive_entry_size)                                                                \
    X(archive_error_string)                                                              \
    X(archive_filter_bytes)                                                              \
    X(archive_filter_count)                                                              \
    X(archive_read_data_block)                                                           \
    X(archive_read_free)                                                                 \
    X(archive_read_new)                                                                  \
    X(archive_read_next_header)                                                          \
    X(archive_read_open_fd)                                                              \
    X(archive_read_support_filter_bzip2)                                                 \
    X(archive_read_support_filter_gzip)                                                  \
    X(archive_read_support_filter_xz)                                                    \
    X(archive_read_support_filter_zstd)                                                  \
    X(archive_read_support_format_tar)                                                   \
    X(archive_read_support_format_zip)

#define DECLARE(call) __typeof__(call) *(call);
#ifdef STATIC_PROGRAM

#define NAME(call) .call = (call),
static const struct {
    ARCHIVE_CALLS(DECLARE)
} library = {ARCHIVE_CALLS(NAME)};

int unpack_load(struct error *error)
{
    (void)error;
    return 0;
}

#else

static struct {
    ARCHIVE_CALLS(DECLARE)
} library;

int unpack_load(struct error *error)
{
    static void *loaded; /* for good */

    if (loaded != NULL)
        return 0;
    void *opened = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
    bool found = opened != NULL;
#define FIND(call)                                                                       \
    found = found && (library.call = (__typeof__(library.call))(uintptr_t)dlsym(         \
                          opened, #call)) != NULL;
    ARCHIVE_CALLS(FIND)
    if (!found)
        return error_set(
            error, ERROR_FORMAT, "not_unpacked",
            "libarchive is not installed (Debian: libarchive13), so archives "
            "are not read; unpack it first, and give the folder");
    loaded = opened;
    return 0;
}

#endif

#define ENTRIES_MAX ((size_t)1 << 20)
#define BLOCK ((size_t)256 << 10)
#define SHOWN 3 /* entries that a message names */
/* An entry that is not read is passed over in one call; a longer one in pieces, so that
 * what it unpacks to is seen. */
#define PASS_OVER ((int64_t)1 << 20)

struct unpacking {
    struct archive *archive;
    const char *name;
    int pool;
    uint64_t disk_bytes, written;
    const char *entry; /* the one that is read now, below the folder */
    size_t entries, others;
    struct buffer *shown; /* of the others */
    struct unpacked *out;
};

static void free_archive(struct archive **archive)
{
    if (*archive != NULL)
        library.archive_read_free(*archive);
}

static int too_far(const struct unpacking *unpacking, struct error *error)
{
    return error_set(error, ERROR_LIMIT, "inflates_too_far",
                     "%s: its %" PRIu64 " bytes unpack to more than %u times as many, "
                     "which no traces do (in %.200s); if they are traces nevertheless, "
                     "unpack them first",
                     unpacking->name, unpacking->disk_bytes, STREAM_RATIO_MAX,
                     unpacking->entry);
}

/* Whether this many bytes are more than the archive may unpack to. */
static bool is_bomb(const struct unpacking *unpacking, uint64_t bytes)
{
    int64_t passed = library.archive_filter_bytes(unpacking->archive, 0);
    uint64_t most = passed > 0 && (uint64_t)passed > bytes ? (uint64_t)passed : bytes;

    return most > STREAM_RAW_MAX ||
           (most > STREAM_RATIO_FROM && most / STREAM_RATIO_MAX > unpacking->disk_bytes);
}

/* Notes why something was not read, or not to its end; the first note counts. */
static void keep_note(struct unpacking *unpacking, const struct error *note)
{
    if (unpacking->out->failure == NULL)
        unpacking->out->failure = owned_copy(note->message);
}

static void note_encrypted(struct unpacking *unpacking)
{
    struct error note;

    error_set(&note, ERROR_FORMAT, "encrypted",
              "%s: %.200s is encrypted; unpack it with its password first; what is not "
              "encrypted is read",
              unpacking->name, unpacking->entry);
    keep_note(unpacking, &note);
}

static void note_failure(struct unpacking *unpacking, const char *entry)
{
    const char *why = library.archive_error_string(unpacking->archive);
    struct error note;

    why = why == NULL ? "it ends early" : why;
    error_set(&note, ERROR_FORMAT, "damaged",
              "%s: damaged or cut off%s%.200s (%.*s); what came before is read",
              unpacking->name, entry == NULL ? "" : " in ", entry == NULL ? "" : entry,
              (int)strcspn(why, "\n"), why);
    keep_note(unpacking, &note);
}

#define HOLES 100

/* Reads an entry, into the pool if it is `kept`. *state: ARCHIVE_OK, ARCHIVE_WARN (its
 * checksum is wrong, perhaps), HOLES, or why it was not read to its end. */
static int read_entry(struct unpacking *unpacking, bool kept, int *state,
                      struct error *error)
{
    uint64_t done = 0;
    bool warned = false;

    for (;;) {
        const void *block = NULL;
        size_t size = 0;
        int64_t offset = (int64_t)done;

        *state =
            library.archive_read_data_block(unpacking->archive, &block, &size, &offset);
        warned = warned || *state == ARCHIVE_WARN;
        if (*state == ARCHIVE_EOF)
            *state = warned ? ARCHIVE_WARN : ARCHIVE_OK;
        else if (*state >= ARCHIVE_WARN && kept && offset != (int64_t)done)
            *state = HOLES;
        else if (*state >= ARCHIVE_WARN || *state == ARCHIVE_RETRY)
            *state = ARCHIVE_RETRY;
        if (*state != ARCHIVE_RETRY)
            return 0;
        if (is_bomb(unpacking, kept ? unpacking->written + size : 0))
            return too_far(unpacking, error);
        int result =
            kept ? write_all(unpacking->pool, block, size, unpacking->name, error) : 0;
        if (result != 0)
            return result;
        unpacking->written += kept ? size : 0;
        done += size;
    }
}

/* Takes back what an entry has written. */
static int take_back(struct unpacking *unpacking, uint64_t written, struct error *error)
{
    unpacking->written = written;
    return ftruncate(unpacking->pool, (off_t)written) != 0 ||
                   lseek(unpacking->pool, (off_t)written, SEEK_SET) < 0
               ? error_set_errno(error, errno, "cannot unpack %s", unpacking->name)
               : 0;
}

static void leave_out(struct unpacking *unpacking, enum left_out_reason why)
{
    struct left_out_files *left_out = &unpacking->out->left_out;

    if (left_out->listed == LEFT_OUT_LISTED_MAX) /* no more are told */
        left_out->count++;
    else
        left_out_add(left_out, unpacking->entry, why);
}

static int unpack_file(struct unpacking *unpacking, bool *fatal, struct error *error)
{
    uint64_t before = unpacking->written;
    int state;

    if (unpacking->out->count == UNPACK_FILES_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files",
                         "%s: more than %d traces in one archive (%.200s is the next); "
                         "unpack it first, and give the folder",
                         unpacking->name, UNPACK_FILES_MAX, unpacking->entry);
    int result = read_entry(unpacking, true, &state, error);
    if (result != 0)
        return result;
    *fatal = state == ARCHIVE_FATAL;
    if (state == HOLES) {
        result = take_back(unpacking, before, error);
        if (result == 0)
            leave_out(unpacking, LEFT_OUT_SPECIAL);
        return result;
    }
    if (state != ARCHIVE_OK)
        note_failure(unpacking, unpacking->entry);
    if (state != ARCHIVE_OK && unpacking->written == before)
        return 0;
    result = add_piece(unpacking->out, unpacking->out->count, unpacking->written - before,
                       error);
    if (result == 0)
        add_name(unpacking->out, unpacking->entry);
    return result;
}

/* Passes over an entry. */
static int pass_over(struct unpacking *unpacking, struct archive_entry *entry,
                     bool *fatal, struct error *error)
{
    int state = ARCHIVE_OK, result = 0;

    if (library.archive_filter_count(unpacking->archive) > 1 &&
        library.archive_entry_size(entry) > PASS_OVER)
        result = read_entry(unpacking, false, &state, error);
    *fatal = state == ARCHIVE_FATAL;
    if (result == 0 && *fatal)
        note_failure(unpacking, unpacking->entry);
    return result;
}

/* Why an entry that is named like a trace is not read. */
static enum left_out_reason fault_of(struct archive_entry *entry, const char *name)
{
    if (ingest_is_macos_trace(name))
        return LEFT_OUT_MACOS;
    if (ingest_name_fault(name) != NULL)
        return LEFT_OUT_NAME;
    if (library.archive_entry_hardlink(entry) != NULL)
        return LEFT_OUT_HARD_LINK;
    if (library.archive_entry_filetype(entry) == AE_IFLNK)
        return LEFT_OUT_LINK;
    if (library.archive_entry_filetype(entry) != AE_IFREG)
        return LEFT_OUT_SPECIAL;
    return ingest_is_archive_name(name) ? LEFT_OUT_ARCHIVE : LEFT_OUT_REASONS;
}

static int take_entry(struct unpacking *unpacking, struct archive_entry *entry,
                      bool *fatal, struct error *error)
{
    const char *name = library.archive_entry_pathname(entry);
    bool folder = library.archive_entry_filetype(entry) == AE_IFDIR;

    name = name == NULL ? "" : name;
    while (strncmp(name, "./", 2) == 0)
        name += 2;
    unpacking->entry = name;
    if (++unpacking->entries > ENTRIES_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files",
                         "%s: more than %zu entries in one archive (%.200s is the next); "
                         "pack the traces alone, or unpack it first",
                         unpacking->name, ENTRIES_MAX, name);
    if (is_bomb(unpacking, unpacking->written))
        return too_far(unpacking, error);
    bool named = !folder && (ingest_is_trace_name(name) || ingest_is_beside_name(name) ||
                             ingest_is_archive_name(name) || ingest_is_macos_trace(name));
    enum left_out_reason fault = named ? fault_of(entry, name) : LEFT_OUT_REASONS;
    if (named && fault == LEFT_OUT_REASONS) {
        if (!library.archive_entry_is_encrypted(entry))
            return unpack_file(unpacking, fatal, error);
        note_encrypted(unpacking);
        return 0;
    }
    if (named)
        leave_out(unpacking, fault);
    else if (!folder && unpacking->others++ < SHOWN)
        buffer_printf(unpacking->shown, "%s%.100s", unpacking->others > 1 ? ", " : "",
                      name);
    return pass_over(unpacking, entry, fatal, error);
}

static int open_archive(struct unpacking *unpacking, int fd, struct error *error)
{
    struct archive *archive = unpacking->archive;
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0)
        return error_set_errno(error, errno, "%s", unpacking->name);
    unpacking->disk_bytes = (uint64_t)status.st_size;
    library.archive_read_support_format_tar(archive);
    library.archive_read_support_format_zip(archive);
    library.archive_read_support_filter_gzip(archive);
    library.archive_read_support_filter_zstd(archive);
    library.archive_read_support_filter_xz(archive);
    library.archive_read_support_filter_bzip2(archive);
    if (!S_ISREG(status.st_mode) ||
        library.archive_read_open_fd(archive, fd, BLOCK) != ARCHIVE_OK) {
        uint8_t head[512];
        ssize_t got = pread(fd, head, sizeof head, 0);
        const char *what = got < 0 ? NULL : trace_other_format(head, (size_t)got);
        return error_set(error, ERROR_FORMAT, "not_an_archive",
                         "%s: this is no tar or zip archive%s%s", unpacking->name,
                         what == NULL ? ", or its beginning is damaged" : ", but ",
                         what == NULL ? "" : what);
    }
    return 0;
}

static int no_traces(const struct unpacking *unpacking, struct error *error)
{
    if (unpacking->out->failure != NULL)
        return error_set(error, ERROR_FORMAT, "not_an_archive",
                         "%s, but no trace is in it", unpacking->out->failure);
    const struct left_out_files *left_out = &unpacking->out->left_out;
    if (left_out->count > 0)
        return error_set(error, ERROR_FORMAT, "no_traces",
                         "%s: no trace in this archive: %zu left out, such as %.200s: %s",
                         unpacking->name, left_out->count, left_out->entries[0].name,
                         left_out_words(left_out->entries[0].why));
    return error_set(error, ERROR_FORMAT, "no_traces",
                     "%s: no trace in this archive: it holds %s%s", unpacking->name,
                     unpacking->shown->bytes == NULL ? "nothing"
                                                     : unpacking->shown->bytes,
                     unpacking->others > SHOWN ? " and more" : "");
}

int unpack_archive(const char *path, const char *name, int pool, struct unpacked *out,
                   struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    CLEANUP(free_archive) struct archive *archive = NULL;
    CLEANUP_BUFFER struct buffer shown;
    struct unpacking unpacking = {
        .name = name, .pool = pool, .shown = &shown, .out = out};
    struct archive_entry *entry;
    bool fatal = false;

    *out = (struct unpacked){0};
    buffer_init(&shown, 4096);
    int result = unpack_load(error);
    if (result != 0)
        return result;
    unpacking.archive = archive = library.archive_read_new();
    if (archive == NULL)
        return error_set_memory(error);
    result = open_archive(&unpacking, fd, error);
    while (result == 0 && !fatal) {
        int state = library.archive_read_next_header(archive, &entry);

        if (state == ARCHIVE_EOF)
            break;
        if (state == ARCHIVE_RETRY)
            continue;
        fatal = state < ARCHIVE_WARN;
        if (fatal)
            note_failure(&unpacking, NULL);
        else
            result = take_entry(&unpacking, entry, &fatal, error);
    }
    if (result == 0 && out->count == 0)
        result = no_traces(&unpacking, error);
    return result;
}

#else

int unpack_load(struct error *error)
{
    (void)error;
    return 0;
}

int unpack_archive(const char *path, const char *name, int pool, struct unpacked *out,
                   struct error *error)
{
    (void)path, (void)pool;
    *out = (struct unpacked){0};
    return error_set(error, ERROR_FORMAT, "not_unpacked",
                     "%s: this build of tracediff reads no archives (it has no "
                     "libarchive); unpack it first, and give the folder",
                     name);
}

#endif
