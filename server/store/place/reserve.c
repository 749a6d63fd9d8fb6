/* See reserve.h. */
#include "store/place/reserve.h"

#include "base/cleanup.h"
#include "base/log.h"
#include "store/place/directory.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define RESERVE_BYTES ((off_t)RESERVE_TO_CHANGE)
#define PLENTY ((uint64_t)2 << 20)
#define BLOCK_BYTES 512 /* of st_blocks */

static void make(const char *path)
{
    CLEANUP_CLOSE int fd =
        open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_blocks >= RESERVE_BYTES / BLOCK_BYTES)
        return;
    if (posix_fallocate(fd, 0, RESERVE_BYTES) != 0)
        unlink(path); /* a part of the room is useless */
}

void reserve_make(const struct store *store)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "reserve");
    uint64_t room;

    if (path != NULL && store->mode != STORE_READ_ONLY &&
        store_know_free_bytes(store, &room) && room >= PLENTY)
        make(path);
}

void reserve_give_up(const struct store *store, uint64_t need)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "reserve");
    uint64_t room;

    if (path != NULL && store->mode != STORE_READ_ONLY &&
        store_know_free_bytes(store, &room) && room < need && unlink(path) == 0)
        log_warning("the disk is full: the store gave up its reserve of %d KiB",
                    (int)(RESERVE_BYTES >> 10));
}
