/* See set_digest.h. */
#include "store/set/set_digest.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xxhash.h>

#define MAGIC "tracediff digest"
#define MAGIC_BYTES (sizeof MAGIC - 1)
#define BLOCK ((size_t)256 << 10) /* stays in the cache of a core */
#define REMEMBERED_FILES 512

_Static_assert(MAGIC_BYTES + sizeof(XXH128_canonical_t) == DIGEST_BYTES,
               "the digest is a magic and a hash");

/* ---- making and checking ---- */

/* Reads `length` bytes; false with errno, which is 0 if the file ends earlier. */
static bool read_at(int fd, unsigned char *out, size_t length, uint64_t offset)
{
    while (length > 0) {
        ssize_t got = pread(fd, out, length, (off_t)offset);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            errno = got == 0 ? 0 : errno;
            return false;
        }
        out += got;
        offset += (uint64_t)got;
        length -= (size_t)got;
    }
    return true;
}

static int cannot_read(struct error *error)
{
    if (errno == 0)
        return error_set(error, ERROR_IO, "io_error", "the file became shorter");
    return error_set_errno(error, errno, "the file cannot be read");
}

static void free_state(XXH3_state_t **state)
{
    XXH3_freeState(*state);
}

/* The digest of the first `length` bytes, in the form that it has at the end of the
 * file. */
static int make_digest(int fd, uint64_t length, struct budget *budget,
                       unsigned char digest[DIGEST_BYTES], struct error *error)
{
    CLEANUP_FREE unsigned char *block = malloc(BLOCK);
    CLEANUP(free_state) XXH3_state_t *state = XXH3_createState();
    XXH128_canonical_t canonical;

    if (block == NULL || state == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(state);
    for (uint64_t done = 0; done < length;) {
        size_t wanted = length - done < BLOCK ? (size_t)(length - done) : BLOCK;

        if (!read_at(fd, block, wanted, done))
            return cannot_read(error);
        XXH3_128bits_update(state, block, wanted);
        done += wanted;
        int result = budget_look(budget, error);
        if (result != 0)
            return result;
    }
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state));
    memcpy(digest, MAGIC, MAGIC_BYTES);
    memcpy(digest + MAGIC_BYTES, canonical.digest, sizeof canonical.digest);
    return 0;
}

int digest_seal(int fd, struct error *error)
{
    unsigned char digest[DIGEST_BYTES];
    struct stat status;

    if (fstat(fd, &status) != 0)
        return error_set_errno(error, errno, "cannot read the size of a set");
    int result = make_digest(fd, (uint64_t)status.st_size, NULL, digest, error);
    for (size_t done = 0; result == 0 && done < sizeof digest;) {
        ssize_t written =
            pwrite(fd, digest + done, sizeof digest - done, status.st_size + (off_t)done);

        if (written < 0 && errno != EINTR)
            result = error_set_errno(error, errno, "cannot write a set");
        done += written > 0 ? (size_t)written : 0;
    }
    return result;
}

int digest_check(int fd, struct budget *budget, enum digest_state *state,
                 struct error *error)
{
    unsigned char stored[DIGEST_BYTES], digest[DIGEST_BYTES];
    struct stat status;

    *state = DIGEST_MISSING;
    if (fstat(fd, &status) != 0)
        return error_set_errno(error, errno, "the file cannot be read");
    if (!S_ISREG(status.st_mode) || status.st_size < DIGEST_BYTES)
        return 0;
    uint64_t length = (uint64_t)status.st_size - DIGEST_BYTES;
    if (!read_at(fd, stored, sizeof stored, length))
        return cannot_read(error);
    if (memcmp(stored, MAGIC, MAGIC_BYTES) != 0)
        return 0;
    int result = make_digest(fd, length, budget, digest, error);
    if (result == 0)
        *state = memcmp(stored, digest, sizeof digest) == 0 ? DIGEST_RIGHT : DIGEST_WRONG;
    return result;
}

/* ---- which files were checked ---- */

struct checked_file {
    char id[33];
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed, touched; /* the times of its content, and of anything */
    const char *damage;
};

struct digest_memory {
    pthread_mutex_t mutex; /* guards the rest */
    struct checked_file files[REMEMBERED_FILES];
    size_t count, next; /* next: the place to overwrite next */
};

struct digest_memory *digest_memory_new(void)
{
    struct digest_memory *memory = calloc(1, sizeof *memory);

    if (memory != NULL)
        pthread_mutex_init(&memory->mutex, NULL);
    return memory;
}

void digest_memory_free(struct digest_memory *memory)
{
    if (memory == NULL)
        return;
    pthread_mutex_destroy(&memory->mutex);
    free(memory);
}

static bool is_same_time(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec == b->tv_sec && a->tv_nsec == b->tv_nsec;
}

static bool is_same_file(const struct checked_file *file, const char *id,
                         const struct stat *status)
{
    return file->inode == status->st_ino && file->device == status->st_dev &&
           file->size == status->st_size &&
           is_same_time(&file->changed, &status->st_mtim) &&
           is_same_time(&file->touched, &status->st_ctim) && strcmp(file->id, id) == 0;
}

bool digest_memory_find(struct digest_memory *memory, const char *id,
                        const struct stat *status, const char **damage)
{
    bool found = false;

    pthread_mutex_lock(&memory->mutex);
    for (size_t i = 0; i < memory->count && !found; i++) {
        found = is_same_file(&memory->files[i], id, status);
        if (found)
            *damage = memory->files[i].damage;
    }
    pthread_mutex_unlock(&memory->mutex);
    return found;
}

void digest_memory_put(struct digest_memory *memory, const char *id,
                       const struct stat *status, const char *damage)
{
    struct checked_file file = {.device = status->st_dev,
                                .inode = status->st_ino,
                                .size = status->st_size,
                                .changed = status->st_mtim,
                                .touched = status->st_ctim,
                                .damage = damage};
    size_t place;

    strncpy(file.id, id, sizeof file.id - 1);
    pthread_mutex_lock(&memory->mutex);
    for (place = 0; place < memory->count; place++)
        if (strcmp(memory->files[place].id, file.id) == 0)
            break; /* its earlier state, or what another thread found */
    if (place == REMEMBERED_FILES) {
        place = memory->next;
        memory->next = (memory->next + 1) % REMEMBERED_FILES;
    } else if (place == memory->count) {
        memory->count++;
    }
    memory->files[place] = file;
    pthread_mutex_unlock(&memory->mutex);
}
