/* See set_older.h. */
#include "store/set/set_older.h"

#include "base/cleanup.h"
#include "store/place/directory.h"
#include "store/sqlite/database.h"

#include <endian.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* The header of an SQLite file, and the place of the version in it. */
#define HEADER_BYTES 100
#define VERSION_AT 60
#define APPLICATION_ID_AT 68

static uint32_t number_at(const unsigned char *header, size_t place)
{
    uint32_t number;

    memcpy(&number, header + place, sizeof number);
    return be32toh(number);
}

uint32_t set_format(const char *path)
{
    unsigned char header[HEADER_BYTES];
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 || pread(fd, header, sizeof header, 0) != (ssize_t)sizeof header)
        return 0;
    return memcmp(header, "SQLite format 3", 16) == 0 &&
                   number_at(header, APPLICATION_ID_AT) == SET_APPLICATION_ID
               ? number_at(header, VERSION_AT)
               : 0;
}

bool set_is_older(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    uint32_t version = path == NULL ? 0 : set_format(path);

    return version > 0 && version < SET_VERSION_OLDEST;
}

bool set_is_current(const char *path)
{
    return set_format(path) == SET_VERSION;
}

bool set_is_upgradable(const char *path)
{
    uint32_t version = set_format(path);

    return version >= SET_VERSION_OLDEST && version < SET_VERSION;
}
