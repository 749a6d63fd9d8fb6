/* See bundle_pack.h. */
#include "ingest/bundle_pack.h"

#include "base/cleanup.h"
#include "base/deflate.h"
#include "base/hash.h"
#include "base/text.h"
#include "ingest/bundle.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/sets.h"
#include "store/set/set_digest.h"
#include "store/set/set_file.h"
#include "store/set/set_share.h"
#include "store/sqlite/database.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define PIECE ((size_t)256 << 10)

struct bundle_packer {
    struct store *store;
    struct budget *budget;
    struct bundle bundle;
    int sets[BUNDLE_SETS_MAX]; /* the files of the sets; -1: not open */
    int fd;
    uint64_t at;
    uint8_t *in, *out; /* PIECE bytes each */
    struct deflater *deflater;
};

static void release(struct bundle_packer *packing)
{
    for (size_t i = 0; i < BUNDLE_SETS_MAX; i++)
        cleanup_close(&packing->sets[i]);
    bundle_free(&packing->bundle);
    deflater_free(packing->deflater);
    free(packing->in);
    free(packing->out);
}

/* ---- files for a while ---- */

/* In `directory`, else where temporary files are. No sweep of a store takes it while it
 * is open. */
static int make_scratch(const char *directory, char **path, int *fd, struct error *error)
{
    const char *temporary = getenv("TMPDIR");
    const char *const places[] = {
        directory, temporary == NULL || *temporary == '\0' ? "/tmp" : temporary};

    *fd = -1;
    for (size_t i = 0; *fd < 0 && i < 2; i++) {
        free(TAKE_PTR(*path));
        if (places[i] == NULL)
            continue;
        if (asprintf(path, "%s/bundle-XXXXXX", places[i]) < 0) {
            *path = NULL;
            return error_set_memory(error);
        }
        *fd = mkostemp(*path, O_CLOEXEC);
    }
    if (*fd < 0)
        return error_set_errno(error, errno, "cannot make a file");
    flock(*fd, LOCK_EX | LOCK_NB);
    return 0;
}

int bundle_scratch(const char *directory, int *fd, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    int result = make_scratch(directory, &path, fd, error);

    if (result == 0)
        unlink(path);
    return result;
}

/* ---- the sets ---- */

/* `lines` has one tag per line. */
static int take_tags(const char *lines, struct bundle_set *set, struct error *error)
{
    set->tags = calloc(SET_TAGS_MAX, sizeof *set->tags);
    if (set->tags == NULL)
        return error_set_memory(error);
    while (*lines != '\0' && set->tag_count < SET_TAGS_MAX) {
        size_t length = strcspn(lines, "\n");

        set->tags[set->tag_count] = strndup(lines, length);
        if (set->tags[set->tag_count] == NULL)
            return error_set_memory(error);
        set->tag_count += length > 0;
        lines += length + (lines[length] == '\n');
    }
    return 0;
}

/* Reads size and digest of a file whose digest was found to be right. */
static int measure(struct bundle_packer *packing, size_t at, struct error *error)
{
    struct bundle_set *set = &packing->bundle.sets[at];
    unsigned char bytes[16];
    uint64_t hash[2];
    struct stat status;

    if (fstat(packing->sets[at], &status) != 0 ||
        pread(packing->sets[at], bytes, sizeof bytes,
              status.st_size - (off_t)sizeof bytes) != (ssize_t)sizeof bytes)
        return error_set_errno(error, errno, "cannot read set %s", set->id);
    if ((uint64_t)status.st_size > BUNDLE_SET_BYTES_MAX)
        return error_set(error, ERROR_LIMIT, "too_large",
                         "\"%.200s\" takes more than 8 GiB; a set of that size does not "
                         "fit into a bundle",
                         set->label);
    hash_from_bytes(bytes, hash);
    text_write_hash(hash, set->digest);
    set->bytes = (uint64_t)status.st_size;
    return 0;
}

/* A copy of the file, without its digest. */
static int copy_set(struct bundle_packer *packing, size_t at, int copy,
                    struct error *error)
{
    uint64_t end = packing->bundle.sets[at].bytes - DIGEST_BYTES;

    for (uint64_t done = 0; done < end;) {
        size_t wanted = end - done < PIECE ? (size_t)(end - done) : PIECE;
        ssize_t got = pread(packing->sets[at], packing->in, wanted, (off_t)done);

        if (got <= 0 || pwrite(copy, packing->in, (size_t)got, (off_t)done) != got)
            return error_set_errno(error, errno, "cannot copy set %s",
                                   packing->bundle.sets[at].id);
        done += (uint64_t)got;
        if (budget_look(packing->budget, error) != 0)
            return -(int)error->code;
    }
    return 0;
}

/* Puts a copy without what may be private in place of the file of a set. */
static int share_set(struct bundle_packer *packing, size_t at, const char *directory,
                     struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    CLEANUP_CLOSE int copy = -1;
    int result = make_scratch(directory, &path, &copy, error);

    if (result != 0)
        return result;
    result = copy_set(packing, at, copy, error);
    if (result == 0)
        result = set_share(path, packing->budget, error);
    unlink(path);
    if (result == 0)
        result = digest_seal(copy, error);
    if (result != 0)
        return result;
    cleanup_close(&packing->sets[at]);
    packing->sets[at] = copy;
    copy = -1;
    return measure(packing, at, error);
}

static int open_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    const char *id = packing->bundle.sets[at].id;
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_FREE char *path = NULL;
    int result = set_file_open(packing->store, id, packing->budget, &database, error);

    if (result == 0)
        result = set_file_path(packing->store, id, &path, error);
    if (result != 0)
        return result;
    /* A folder of `serve --sets` may have links to sets. */
    packing->sets[at] = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    return packing->sets[at] < 0 ? error_set_errno(error, errno, "cannot open set %s", id)
                                 : measure(packing, at, error);
}

/* Adds a set, unless it was added before. *at: its place. */
static int add_set(struct bundle_packer *packing, const char *name, size_t *at,
                   struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct bundle *bundle = &packing->bundle;
    int result = store_find_set(packing->store, name, &info, error);

    if (result != 0)
        return result;
    for (*at = 0; *at < bundle->set_count; ++*at)
        if (strcmp(bundle->sets[*at].id, info.stored_id) == 0)
            return 0;
    if (*at == BUNDLE_SETS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "a bundle takes at most %d sets; name fewer", BUNDLE_SETS_MAX);
    struct bundle_set *set = &bundle->sets[bundle->set_count++];
    memcpy(set->id, info.stored_id, sizeof set->id);
    set->label = TAKE_PTR(info.label);
    result = take_tags(info.tags == NULL ? "" : info.tags, set, error);
    return result == 0 ? open_set(packing, *at, error) : result;
}

/* Adds a set to that side, once. */
static int add_to_side(struct bundle_packer *packing, int side, const char *name,
                       struct error *error)
{
    struct bundle *bundle = &packing->bundle;
    size_t *count = &bundle->side_count[side], at;
    int result = add_set(packing, name, &at, error);

    for (size_t i = 0; result == 0 && i < *count; i++)
        if (bundle->side[side][i] == at)
            return 0;
    if (result == 0)
        bundle->side[side][(*count)++] = at;
    return result;
}

/* Adds one set, or, if no set has this name, the sets between the commas. */
static int add_names(struct bundle_packer *packing, int side, const char *names,
                     struct error *error)
{
    int result = add_to_side(packing, side, names, error);
    CLEANUP_FREE char *copy = NULL;
    char *rest, *name;

    if (result == 0 || strcmp(error->slug, "unknown_set") != 0 ||
        strchr(names, ',') == NULL)
        return result;
    rest = copy = strdup(names);
    if (copy == NULL)
        return error_set_memory(error);
    result = 0;
    while (result == 0 && (name = strsep(&rest, ",")) != NULL)
        result = add_to_side(packing, side, name, error);
    return result;
}

/* Compression lengthens a set by a few bytes at most. */
static int check_space(const struct bundle_packer *packing,
                       const struct bundle_request *request, struct error *error)
{
    struct statvfs disk;
    uint64_t reserve = request->reserve, wanted = reserve + BUNDLE_HEAD_MAX;
    uint64_t copies = request->without_variables ? 2 : 1;

    for (size_t i = 0; i < packing->bundle.set_count; i++)
        wanted += copies * packing->bundle.sets[i].bytes;
    if (fstatvfs(packing->fd, &disk) != 0 ||
        wanted <= (uint64_t)disk.f_bavail * disk.f_frsize)
        return 0;
    return error_set(error, ERROR_SPACE, "disk_full",
                     "making the bundle takes up to %llu MB of the disk; free some space",
                     (unsigned long long)((wanted - reserve) >> 20));
}

static int add_sets(struct bundle_packer *packing, const struct bundle_request *request,
                    struct error *error)
{
    struct bundle *bundle = &packing->bundle;
    int result = 0;

    bundle->sets = calloc(BUNDLE_SETS_MAX, sizeof *bundle->sets);
    if (bundle->sets == NULL)
        return error_set_memory(error);
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; result == 0 && i < request->name_count[side]; i++)
            result = add_names(packing, side, request->names[side][i], error);
    }
    if (result == 0)
        result = check_space(packing, request, error);
    for (size_t i = 0; result == 0 && request->without_variables && i < bundle->set_count;
         i++)
        result = share_set(packing, i, request->directory, error);
    return result;
}

/* ---- writing ---- */

static int put_at(const struct bundle_packer *packing, const void *bytes, size_t length,
                  uint64_t at, struct error *error)
{
    const char *next = bytes;

    while (length > 0) {
        ssize_t written = pwrite(packing->fd, next, length, (off_t)at);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return error_set_errno(error, errno, "cannot write the bundle");
        next += written;
        at += (uint64_t)written;
        length -= (size_t)written;
    }
    return 0;
}

static int put(struct bundle_packer *packing, const void *bytes, size_t length,
               struct error *error)
{
    int result = put_at(packing, bytes, length, packing->at, error);

    packing->at += length;
    return result;
}

/* Fills the block of an entry of `length` bytes with zeros. */
static int pad(struct bundle_packer *packing, uint64_t length, struct error *error)
{
    static const unsigned char zeros[BUNDLE_BLOCK];

    return put(packing, zeros, (size_t)(-length % BUNDLE_BLOCK), error);
}

static int put_head(struct bundle_packer *packing, struct error *error)
{
    unsigned char header[BUNDLE_BLOCK];
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, BUNDLE_HEAD_MAX);
    int result = bundle_write_head(&packing->bundle, &text, error);
    if (result != 0)
        return result;
    bundle_entry_header(BUNDLE_HEAD_NAME, text.length, header);
    result = put(packing, header, sizeof header, error);
    if (result == 0)
        result = put(packing, text.bytes, text.length, error);
    return result == 0 ? pad(packing, text.length, error) : result;
}

/* Compresses one piece; after the last piece, writes the end. */
static int deflate_piece(struct bundle_packer *packing, size_t length, bool last,
                         struct error *error)
{
    const uint8_t *in = packing->in;
    enum deflate_result state;
    size_t produced;
    int result;

    do {
        state = deflater_run(packing->deflater, &in, &length, last, packing->out, PIECE,
                             &produced);
        result = state == DEFLATE_FAILED
                     ? error_set(error, ERROR_INTERNAL, "deflate_failed",
                                 "the compression library failed")
                     : put(packing, packing->out, produced, error);
    } while (result == 0 &&
             (state == DEFLATE_OUTPUT_FULL || (last && state != DEFLATE_END)));
    return result;
}

static int deflate_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    const struct bundle_set *set = &packing->bundle.sets[at];
    uint64_t done = 0;
    int result = 0;

    while (result == 0 && done < set->bytes) {
        size_t wanted = set->bytes - done < PIECE ? (size_t)(set->bytes - done) : PIECE;
        ssize_t got = pread(packing->sets[at], packing->in, wanted, (off_t)done);

        if (got <= 0)
            return error_set_errno(error, got == 0 ? EIO : errno, "cannot read set %s",
                                   set->id);
        done += (uint64_t)got;
        result = deflate_piece(packing, (size_t)got, done == set->bytes, error);
        if (result == 0)
            result = budget_look(packing->budget, error);
    }
    return result;
}

/* The header says how long the entry is, so it is written last. */
static int put_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    unsigned char header[BUNDLE_BLOCK];
    char name[BUNDLE_NAME_SIZE];
    uint64_t begin = packing->at;

    deflater_free(packing->deflater);
    packing->deflater = deflater_new();
    if (packing->deflater == NULL)
        return error_set_memory(error);
    packing->at += BUNDLE_BLOCK;
    int result = deflate_set(packing, at, error);
    uint64_t length = packing->at - begin - BUNDLE_BLOCK;
    if (result == 0)
        result = pad(packing, length, error);
    bundle_entry_name(packing->bundle.sets[at].id, name);
    bundle_entry_header(name, length, header);
    return result == 0 ? put_at(packing, header, sizeof header, begin, error) : result;
}

static int put_end(struct bundle_packer *packing, struct error *error)
{
    static const unsigned char zeros[2 * BUNDLE_BLOCK];

    return put(packing, zeros, sizeof zeros, error);
}

int bundle_pack(struct store *store, const struct bundle_request *request,
                struct budget *budget, int fd, uint64_t *length, struct error *error)
{
    CLEANUP(release)
    struct bundle_packer packing = {.store = store, .budget = budget, .fd = fd};

    for (size_t i = 0; i < BUNDLE_SETS_MAX; i++)
        packing.sets[i] = -1;
    packing.in = malloc(PIECE);
    packing.out = malloc(PIECE);
    if (packing.in == NULL || packing.out == NULL)
        return error_set_memory(error);
    int result = add_sets(&packing, request, error);
    if (result == 0)
        result =
            bundle_take_view(&packing.bundle, request->view, request->view_count, error);
    if (result == 0)
        result = put_head(&packing, error);
    for (size_t i = 0; result == 0 && i < packing.bundle.set_count; i++)
        result = put_set(&packing, i, error);
    if (result == 0)
        result = put_end(&packing, error);
    *length = packing.at;
    return result;
}
