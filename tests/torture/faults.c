/* A library for LD_PRELOAD that makes calls fail, or the process die, at a chosen moment.
 *
 * The test and the process share a file (TRACEDIFF_FAULTS): struct plan, which the test
 * writes at any time and the process reads at every call. So a server starts in peace, is
 * armed for one request, and disarmed behind it.
 *
 *   kind       which calls count, see enum kind; 0: none
 *   countdown  the call that finds 1 here is hit; every counted call takes one off
 *   action     0: that call fails; 1: it and all later ones fail; 2: SIGKILL before it
 *   hits       how many calls failed */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum kind {
    KIND_NONE,
    KIND_WRITE, /* write, pwrite, ftruncate: no space */
    KIND_SYNC,  /* fsync, fdatasync: input/output error */
    KIND_NAME,  /* rename, unlink, mkdir: input/output error */
    KIND_OPEN,  /* open: too many open files */
    KIND_MEMORY,
    KIND_THREAD, /* pthread_create: no more threads */
    KIND_CHANGE  /* WRITE, SYNC and NAME: every step of what reaches the disk */
};

enum action { ACTION_FAIL_ONE, ACTION_FAIL_ON, ACTION_KILL };

struct plan {
    _Atomic int64_t kind, countdown, action, hits;
};

/* glibc's own allocator, below the names that are replaced here. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static struct plan *plan;

__attribute__((constructor)) static void attach(void)
{
    const char *path = getenv("TRACEDIFF_FAULTS");

    if (path == NULL)
        return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
    if (fd < 0)
        return;
    void *shared = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (shared != MAP_FAILED)
        plan = shared;
}

/* Whether the call at hand is to fail. */
static bool hit(enum kind kind)
{
    if (plan == NULL)
        return false;
    int64_t wanted = atomic_load(&plan->kind);
    bool counts = wanted == (int64_t)kind ||
                  (wanted == KIND_CHANGE && kind >= KIND_WRITE && kind <= KIND_NAME);
    if (!counts)
        return false;
    int64_t left = atomic_fetch_sub(&plan->countdown, 1);
    int64_t action = atomic_load(&plan->action);
    if (left > 1 || (left < 1 && action != ACTION_FAIL_ON))
        return false;
    if (action == ACTION_KILL)
        syscall(SYS_kill, getpid(), SIGKILL);
    atomic_fetch_add(&plan->hits, 1);
    return true;
}

static long fail(int number)
{
    errno = number;
    return -1;
}

/* ---- bytes ---- */

/* Pipes and events of the kernel have no disk that could be full. */
static bool is_plain(int fd)
{
    struct stat status;

    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

ssize_t write(int fd, const void *bytes, size_t length)
{
    if (is_plain(fd) && hit(KIND_WRITE))
        return fail(ENOSPC);
    return syscall(SYS_write, fd, bytes, length);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at)
{
    if (hit(KIND_WRITE))
        return fail(ENOSPC);
    return syscall(SYS_pwrite64, fd, bytes, length, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at)
{
    return pwrite64(fd, bytes, length, at);
}

int ftruncate64(int fd, off64_t length)
{
    if (hit(KIND_WRITE))
        return (int)fail(ENOSPC);
    return (int)syscall(SYS_ftruncate, fd, length);
}

int ftruncate(int fd, off_t length)
{
    return ftruncate64(fd, length);
}

int fsync(int fd)
{
    if (hit(KIND_SYNC))
        return (int)fail(EIO);
    return (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    if (hit(KIND_SYNC))
        return (int)fail(EIO);
    return (int)syscall(SYS_fdatasync, fd);
}

/* ---- names ---- */

int rename(const char *from, const char *to)
{
    if (hit(KIND_NAME))
        return (int)fail(EIO);
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path)
{
    if (hit(KIND_NAME))
        return (int)fail(EIO);
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int mkdir(const char *path, mode_t mode)
{
    if (hit(KIND_NAME))
        return (int)fail(ENOSPC);
    return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

static int open_at(int folder, const char *path, int flags, mode_t mode)
{
    if (hit(KIND_OPEN))
        return (int)fail(EMFILE);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
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

int open64(const char *path, int flags, ...)
{
    OPEN_WITH(AT_FDCWD, path, flags);
}

int openat(int folder, const char *path, int flags, ...)
{
    OPEN_WITH(folder, path, flags);
}

int openat64(int folder, const char *path, int flags, ...)
{
    OPEN_WITH(folder, path, flags);
}

/* What fortified code calls where the flags create nothing. */
int __open_2(const char *path, int flags);
int __open_2(const char *path, int flags)
{
    return open_at(AT_FDCWD, path, flags, 0);
}

int __open64_2(const char *path, int flags);
int __open64_2(const char *path, int flags)
{
    return open_at(AT_FDCWD, path, flags, 0);
}

/* ---- memory and threads ---- */

static void *no_memory(void)
{
    errno = ENOMEM;
    return NULL;
}

void *malloc(size_t size)
{
    return hit(KIND_MEMORY) ? no_memory() : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return hit(KIND_MEMORY) ? no_memory() : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    return hit(KIND_MEMORY) ? no_memory() : __libc_realloc(memory, size);
}

void *reallocarray(void *memory, size_t count, size_t size)
{
    size_t bytes;

    if (__builtin_mul_overflow(count, size, &bytes))
        return no_memory();
    return realloc(memory, bytes);
}

void *memalign(size_t alignment, size_t size);
void *memalign(size_t alignment, size_t size)
{
    return hit(KIND_MEMORY) ? no_memory() : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size)
{
    void *memory = memalign(alignment, size);

    if (memory == NULL)
        return ENOMEM;
    *out = memory;
    return 0;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                   void *(*start)(void *), void *argument)
{
    typedef int create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    /* dlsym() yields an object pointer; POSIX says that it may be a function's. */
    union {
        void *object;
        create *function;
    } real = {dlsym(RTLD_NEXT, "pthread_create")};

    if (hit(KIND_THREAD))
        return EAGAIN;
    return real.function(thread, attributes, start, argument);
}
