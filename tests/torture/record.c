/* A library for LD_PRELOAD that writes down what a process does to files and folders:
 * see account/walk.h. TRACEDIFF_RECORD is the file to write to, which the test makes as
 * long as it may become. Calls with which the program makes nothing lasting (mmap of the
 * index of SQLite's log) are not seen; that nothing is missed shows when the end of the
 * recording is compared with the disk. */
#include "record.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static struct record_head *head;
static uint64_t room; /* bytes of the file behind the head */

__attribute__((constructor)) static void attach(void)
{
    const char *path = getenv("TRACEDIFF_RECORD");
    struct stat status;

    if (path == NULL)
        return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &status) != 0 || status.st_size < (off_t)sizeof *head)
        abort();
    void *shared =
        mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (shared == MAP_FAILED)
        abort();
    room = (uint64_t)status.st_size - sizeof *head;
    head = shared;
}

/* ---- records ---- */

static void lock(void)
{
    uint64_t none = 0;

    while (head != NULL && !atomic_compare_exchange_weak(&head->locked, &none, 1)) {
        none = 0;
        sched_yield();
    }
}

/* Gives the lock back; keeps errno, so that a call may end with it. */
static long unlock(long result)
{
    if (head != NULL)
        atomic_store(&head->locked, 0);
    return result;
}

/* With the lock held. */
static void put(struct record record, const char *name, const char *second,
                const void *bytes)
{
    if (head == NULL)
        return;
    uint64_t at = atomic_load(&head->length);
    record.name_size = name == NULL ? 0 : (uint32_t)strlen(name) + 1;
    record.second_size = second == NULL ? 0 : (uint32_t)strlen(second) + 1;
    record.size = sizeof record + record.name_size + record.second_size + record.bytes;
    record.size = (record.size + 7) / 8 * 8;
    if (record.size > room - at) {
        atomic_store(&head->overflow, 1);
        return;
    }
    char *out = (char *)(head + 1) + at;
    memcpy(out, &record, sizeof record);
    out += sizeof record;
    if (name != NULL)
        memcpy(out, name, record.name_size);
    out += record.name_size;
    if (second != NULL)
        memcpy(out, second, record.second_size);
    out += record.second_size;
    if (record.bytes > 0 && bytes != NULL)
        memcpy(out, bytes, record.bytes);
    atomic_store(&head->length, at + record.size);
    atomic_fetch_add(&head->count, 1);
}

static struct record_inode inode_of(const struct stat *status)
{
    return (struct record_inode){status->st_dev, status->st_ino};
}

static struct record_inode inode_of_fd(int fd)
{
    struct stat status = {0};
    int kept = errno;

    fstat(fd, &status);
    errno = kept;
    return inode_of(&status);
}

static bool is_plain(int fd, off_t *size)
{
    struct stat status;
    int kept = errno;
    bool plain = fstat(fd, &status) == 0 && S_ISREG(status.st_mode);

    *size = plain ? status.st_size : 0;
    errno = kept;
    return plain;
}

/* The folder of a path, and where its last part begins. */
static struct record_inode folder_of(int folder, const char *path, const char **name)
{
    const char *slash = strrchr(path, '/');
    struct stat status = {0};
    char parent[PATH_MAX];
    int kept = errno;

    *name = slash == NULL ? path : slash + 1;
    snprintf(parent, sizeof parent, "%.*s", slash == NULL ? 1 : (int)(slash - path),
             slash == NULL ? "." : path);
    fstatat(folder, parent[0] == '\0' ? "/" : parent, &status, 0);
    errno = kept;
    return inode_of(&status);
}

static struct record_inode inode_at(int folder, const char *path)
{
    struct stat status = {0};
    int kept = errno;

    fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW);
    errno = kept;
    return inode_of(&status);
}

/* ---- bytes ---- */

static ssize_t write_at(int fd, const void *bytes, size_t length, off_t at, bool placed)
{
    off_t size;

    lock();
    bool plain = is_plain(fd, &size);
    ssize_t written = placed ? syscall(SYS_pwrite64, fd, bytes, length, at)
                             : syscall(SYS_write, fd, bytes, length);
    if (written > 0 && plain) {
        if (!placed)
            at = lseek(fd, 0, SEEK_CUR) - written;
        put((struct record){.kind = RECORD_WRITE,
                            .object = inode_of_fd(fd),
                            .offset = (uint64_t)at,
                            .bytes = (uint64_t)written},
            NULL, NULL, bytes);
    }
    return unlock(written);
}

/* Pipes and sockets may wait for long: not with the lock. */
ssize_t write(int fd, const void *bytes, size_t length)
{
    off_t size;

    return is_plain(fd, &size) ? write_at(fd, bytes, length, 0, false)
                               : syscall(SYS_write, fd, bytes, length);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at)
{
    return write_at(fd, bytes, length, at, true);
}

ssize_t writev(int fd, const struct iovec *parts, int count)
{
    ssize_t total = 0;
    off_t size;

    if (!is_plain(fd, &size))
        return syscall(SYS_writev, fd, parts, count);
    for (int i = 0; i < count; i++) {
        ssize_t written = write(fd, parts[i].iov_base, parts[i].iov_len);
        if (written < 0)
            return total > 0 ? total : written;
        total += written;
    }
    return total;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off64_t at)
{
    ssize_t total = 0;

    for (int i = 0; i < count; i++) {
        ssize_t written = pwrite(fd, parts[i].iov_base, parts[i].iov_len, at + total);
        if (written < 0)
            return total > 0 ? total : written;
        total += written;
    }
    return total;
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length,
                        unsigned flags)
{
    char bytes[65536];

    (void)flags;
    if (length > sizeof bytes)
        length = sizeof bytes;
    ssize_t got = from_at == NULL ? read(from, bytes, length)
                                  : pread(from, bytes, length, *from_at);
    if (got <= 0)
        return got;
    ssize_t written = to_at == NULL ? write(to, bytes, (size_t)got)
                                    : pwrite(to, bytes, (size_t)got, *to_at);
    if (from_at == NULL && written < got)
        lseek(from, written < 0 ? -got : written - got, SEEK_CUR);
    if (written > 0 && from_at != NULL)
        *from_at += written;
    if (written > 0 && to_at != NULL)
        *to_at += written;
    return written;
}

static void put_length(int fd, off_t length)
{
    put((struct record){.kind = RECORD_TRUNCATE,
                        .object = inode_of_fd(fd),
                        .offset = (uint64_t)length},
        NULL, NULL, NULL);
}

int ftruncate(int fd, off_t length)
{
    lock();
    long result = syscall(SYS_ftruncate, fd, length);
    if (result == 0)
        put_length(fd, length);
    return (int)unlock(result);
}

int fallocate(int fd, int mode, off_t at, off_t length)
{
    off_t before, after;

    lock();
    is_plain(fd, &before);
    long result = syscall(SYS_fallocate, fd, mode, at, length);
    if (result == 0 && mode != 0 && head != NULL)
        atomic_store(&head->overflow, 1);
    if (result == 0 && is_plain(fd, &after) && after != before)
        put_length(fd, after);
    return (int)unlock(result);
}

int posix_fallocate(int fd, off_t at, off_t length)
{
    return fallocate(fd, 0, at, length) == 0 ? 0 : errno;
}

/* ---- flushing ---- */

static int sync_fd(long number, int fd)
{
    lock();
    long result = syscall(number, fd);
    if (result == 0)
        put((struct record){.kind = RECORD_SYNC, .object = inode_of_fd(fd)}, NULL, NULL,
            NULL);
    return (int)unlock(result);
}

int fsync(int fd)
{
    return sync_fd(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    return sync_fd(SYS_fdatasync, fd);
}

/* ---- names ---- */

int renameat(int from_folder, const char *from, int to_folder, const char *to)
{
    const char *name, *second;

    lock();
    struct record_inode folder = folder_of(from_folder, from, &name);
    struct record_inode target = folder_of(to_folder, to, &second);
    long result = syscall(SYS_renameat2, from_folder, from, to_folder, to, 0);
    if (result == 0)
        put((struct record){.kind = RECORD_RENAME, .folder = folder, .object = target},
            name, second, NULL);
    return (int)unlock(result);
}

int rename(const char *from, const char *to)
{
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags)
{
    const char *name;

    lock();
    struct record_inode object = inode_at(from_folder, from);
    struct record_inode folder = folder_of(to_folder, to, &name);
    long result = syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
    if (result == 0)
        put((struct record){.kind = RECORD_LINK, .folder = folder, .object = object},
            name, NULL, NULL);
    return (int)unlock(result);
}

int link(const char *from, const char *to)
{
    return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlinkat(int at, const char *path, int flags)
{
    const char *name;

    lock();
    struct record_inode folder = folder_of(at, path, &name);
    long result = syscall(SYS_unlinkat, at, path, flags);
    if (result == 0)
        put((struct record){.kind = RECORD_UNLINK, .folder = folder}, name, NULL, NULL);
    return (int)unlock(result);
}

int unlink(const char *path)
{
    return unlinkat(AT_FDCWD, path, 0);
}

int rmdir(const char *path)
{
    return unlinkat(AT_FDCWD, path, AT_REMOVEDIR);
}

int remove(const char *path)
{
    int result = unlink(path);

    return result != 0 && errno == EISDIR ? rmdir(path) : result;
}

int mkdirat(int at, const char *path, mode_t mode)
{
    const char *name;

    lock();
    long result = syscall(SYS_mkdirat, at, path, mode);
    if (result == 0) {
        struct record_inode folder = folder_of(at, path, &name);
        put((struct record){.kind = RECORD_MKDIR,
                            .folder = folder,
                            .object = inode_at(at, path)},
            name, NULL, NULL);
    }
    return (int)unlock(result);
}

int mkdir(const char *path, mode_t mode)
{
    return mkdirat(AT_FDCWD, path, mode);
}

static int open_at(int at, const char *path, int flags, mode_t mode)
{
    const char *name;
    struct stat before;
    off_t size = 0;

    if ((flags & (O_CREAT | O_TRUNC)) == 0 || (flags & O_TMPFILE) == O_TMPFILE)
        return (int)syscall(SYS_openat, at, path, flags, mode);
    lock();
    int kept = errno;
    bool there = fstatat(at, path, &before, 0) == 0;
    errno = kept;
    int fd = (int)syscall(SYS_openat, at, path, flags, mode);
    if (fd >= 0 && is_plain(fd, &size) && !there) {
        struct record_inode folder = folder_of(at, path, &name);
        put((struct record){.kind = RECORD_CREATE,
                            .folder = folder,
                            .object = inode_of_fd(fd)},
            name, NULL, NULL);
    } else if (fd >= 0 && there && S_ISREG(before.st_mode) && before.st_size != size) {
        put_length(fd, size);
    }
    return (int)unlock(fd);
}

#define OPEN_WITH(folder, path, flags)                                                   \
    mode_t mode = 0;                                                                     \
    if (((flags) & (O_CREAT | O_TMPFILE)) != 0) {                                        \
        va_list arguments;                                                               \
        va_start(arguments, flags);                                                      \
        mode = va_arg(arguments, mode_t);                                                \
        va_end(arguments);                                                               \
    }                                                                                    \
    return open_at(folder, path, flags, mode)

int open(const char *path, int flags, ...)
{
    OPEN_WITH(AT_FDCWD, path, flags);
}

int openat(int folder, const char *path, int flags, ...)
{
    OPEN_WITH(folder, path, flags);
}

int creat(const char *path, mode_t mode)
{
    return open_at(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

/* ---- names that are made up: glibc's own would call nothing from above ---- */

/* Another name at every call; `at` is where the six letters stand. */
static void make_up(char *at)
{
    static _Atomic unsigned calls;
    unsigned long number = (unsigned long)getpid() * 7919 + atomic_fetch_add(&calls, 1);

    for (int i = 0; i < 6; i++, number /= 26)
        at[i] = (char)('a' + number % 26);
}

int mkostemps(char *template, int suffix, int flags)
{
    char *letters = template + strlen(template) - (size_t)suffix - 6;

    for (;;) {
        make_up(letters);
        int fd = open_at(AT_FDCWD, template, flags | O_RDWR | O_CREAT | O_EXCL, 0600);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
}

int mkostemp(char *template, int flags)
{
    return mkostemps(template, 0, flags);
}

int mkstemp(char *template)
{
    return mkostemps(template, 0, 0);
}

char *mkdtemp(char *template)
{
    for (;;) {
        make_up(template + strlen(template) - 6);
        if (mkdir(template, 0700) == 0)
            return template;
        if (errno != EEXIST)
            return NULL;
    }
}

/* ---- the same by the names of large files ---- */

#define ALIAS(name) __attribute__((alias(name)))
ssize_t pwrite64(int, const void *, size_t, off64_t) ALIAS("pwrite");
ssize_t pwritev64(int, const struct iovec *, int, off64_t) ALIAS("pwritev");
int ftruncate64(int, off64_t) ALIAS("ftruncate");
int fallocate64(int, int, off64_t, off64_t) ALIAS("fallocate");
int posix_fallocate64(int, off64_t, off64_t) ALIAS("posix_fallocate");
int open64(const char *, int, ...) ALIAS("open");
int openat64(int, const char *, int, ...) ALIAS("openat");
int mkostemps64(char *, int, int) ALIAS("mkostemps");
int mkostemp64(char *, int) ALIAS("mkostemp");
int mkstemp64(char *) ALIAS("mkstemp");
