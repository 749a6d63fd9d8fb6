#include "base/sandbox.h"
#include "base/error.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/types.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

/* ---- sandbox calls ---- */

/* The system calls that a sandboxed process may still make. */

/* Lists the allowed calls, not the refused ones, so that calls which
 * later kernels add are refused, too. A refused call fails with EPERM; the C library then
 * does without it, or the caller gets an error. */

#ifdef HAVE_SECCOMP

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef CLONE_THREAD
#define CLONE_THREAD 0x00010000
#endif

#define CALL(name) SCMP_SYS(name)

/* Computing, memory, threads, time, and files that are open. -1 and the like are numbers
 * of calls that this processor lacks; adding them does nothing. */
static const int left[] = {CALL(access),
                           CALL(brk),
                           CALL(clock_getres),
                           CALL(clock_gettime),
                           CALL(clock_nanosleep),
                           CALL(close),
                           CALL(exit),
                           CALL(exit_group),
                           CALL(faccessat),
                           CALL(faccessat2),
                           CALL(fadvise64),
                           CALL(fcntl),
                           CALL(fdatasync),
                           CALL(fstat),
                           CALL(fsync),
                           CALL(ftruncate),
                           CALL(futex),
                           CALL(futex_waitv),
                           CALL(getcwd),
                           CALL(getegid),
                           CALL(geteuid),
                           CALL(getgid),
                           CALL(getpid),
                           CALL(getppid),
                           CALL(getrandom),
                           CALL(getrlimit),
                           CALL(getrusage),
                           CALL(gettid),
                           CALL(gettimeofday),
                           CALL(getuid),
                           CALL(lseek),
                           CALL(lstat),
                           CALL(madvise),
                           CALL(membarrier),
                           CALL(mremap),
                           CALL(munmap),
                           CALL(nanosleep),
                           CALL(newfstatat),
                           CALL(poll),
                           CALL(ppoll),
                           CALL(pread64),
                           CALL(pwrite64),
                           CALL(read),
                           CALL(readlink),
                           CALL(readlinkat),
                           CALL(readv),
                           CALL(restart_syscall),
                           CALL(rseq),
                           CALL(rt_sigaction),
                           CALL(rt_sigprocmask),
                           CALL(rt_sigreturn),
                           CALL(sched_getaffinity),
                           CALL(sched_yield),
                           CALL(set_robust_list),
                           CALL(sigaltstack),
                           CALL(stat),
                           CALL(statx),
                           CALL(sysinfo),
                           CALL(time),
                           CALL(uname),
                           CALL(write),
                           CALL(writev)};

/* Sanitizers make calls of their own at any time, so their builds refuse only the most
 * dangerous calls. */
static const int never[] = {
    CALL(accept),  CALL(accept4),  CALL(bind),     CALL(connect),
    CALL(execve),  CALL(execveat), CALL(fork),     CALL(io_uring_setup),
    CALL(listen),  CALL(mkdir),    CALL(mkdirat),  CALL(mount),
    CALL(ptrace),  CALL(rename),   CALL(renameat), CALL(renameat2),
    CALL(sendmsg), CALL(sendto),   CALL(socket),   CALL(socketpair),
    CALL(unlink),  CALL(unlinkat), CALL(vfork)};

#define OPENS_FOR_MORE                                                                   \
    ((scmp_datum_t)(O_ACCMODE | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY)))

/* A rule with one condition: the masked argument equals `value`. */
static int add_masked(scmp_filter_ctx filter, uint32_t action, int call,
                      unsigned argument, scmp_datum_t mask, scmp_datum_t value)
{
    return seccomp_rule_add(filter, action, call, 1,
                            SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, mask, value));
}

static int add_conditions(scmp_filter_ctx filter)
{
    const scmp_datum_t self = (scmp_datum_t)getpid();
    int failed = 0;

    /* Reading only. */
    failed |= add_masked(filter, SCMP_ACT_ALLOW, CALL(openat), 2, OPENS_FOR_MORE, 0);
    failed |= add_masked(filter, SCMP_ACT_ALLOW, CALL(open), 1, OPENS_FOR_MORE, 0);
    /* Nothing becomes code. */
    failed |= add_masked(filter, SCMP_ACT_ALLOW, CALL(mmap), 2, PROT_EXEC, 0);
    failed |= add_masked(filter, SCMP_ACT_ALLOW, CALL(mprotect), 2, PROT_EXEC, 0);
    /* Threads, but no processes. The filter cannot see the arguments of clone3(), so it
     * says that the call does not exist, and libraries use clone(). */
    failed |=
        add_masked(filter, SCMP_ACT_ALLOW, CALL(clone), 0, CLONE_THREAD, CLONE_THREAD);
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), CALL(clone3), 0);
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), CALL(openat2), 0);
    /* Signals to itself: abort(). */
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, CALL(kill), 1,
                               SCMP_A0(SCMP_CMP_EQ, self, 0));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, CALL(tgkill), 1,
                               SCMP_A0(SCMP_CMP_EQ, self, 0));
    /* Reading its own limits. */
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, CALL(prlimit64), 1,
                               SCMP_A2(SCMP_CMP_EQ, 0, 0));
    return failed;
}

static int add_rules(scmp_filter_ctx filter)
{
    const uint32_t refused = SCMP_ACT_ERRNO(EPERM);
    int failed = 0;

    if (SANITIZED) {
        for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
            failed |= seccomp_rule_add(filter, refused, never[i], 0);
        return failed;
    }
    for (size_t i = 0; i < sizeof left / sizeof left[0]; i++)
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, left[i], 0);
    return failed | add_conditions(filter);
}

/* Allows only these calls, for every thread. *entered: false if the kernel or this build
 * has no seccomp. */
static int sandbox_enter_calls(bool *entered, struct error *error)
{
    scmp_filter_ctx filter =
        seccomp_init(SANITIZED ? SCMP_ACT_ALLOW : SCMP_ACT_ERRNO(EPERM));

    *entered = false;
    if (filter == NULL)
        return error_set_memory(error);
    /* Refused if seccomp is refused or is too old. There are no other threads yet. */
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    int made = add_rules(filter);
    int failed = made != 0 ? made : seccomp_load(filter);
    seccomp_release(filter);
    if (made != 0)
        return error_set(error, ERROR_INTERNAL, "seccomp_failed",
                         "the rules for seccomp could not be made");
    *entered = failed == 0; /* a kernel without it, or one that forbids it */
    return 0;
}

#else

int sandbox_enter_calls(bool *entered, struct error *error)
{
    (void)error;
    *entered = false;
    return 0;
}

#endif

/* ---- sandbox ---- */

/* The calls that seccomp leaves stand above. */

/* ---- limits ---- */

#ifdef __GLIBC__
typedef __rlimit_resource_t limited; /* an enumeration there */
#else
typedef int limited;
#endif

static int lower(limited resource, uint64_t most, struct error *error)
{
    struct rlimit limit;

    if (most == 0)
        return 0;
    if (getrlimit(resource, &limit) != 0)
        return error_set_errno(error, errno, "cannot read a limit of the process");
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > most)
        limit.rlim_cur = (rlim_t)most;
    /* The soft time limit sends a signal that shows what happened; the hard limit
     * follows. */
    uint64_t hard = resource == RLIMIT_CPU ? most + 5 : limit.rlim_cur;
    if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > hard)
        limit.rlim_max = (rlim_t)hard;
    if (setrlimit(resource, &limit) != 0)
        return error_set_errno(error, errno, "cannot set a limit of the process");
    return 0;
}

int sandbox_limit(const struct sandbox_limits *limits, struct error *error)
{
    int result = 0;

    /* Sanitizers reserve terabytes of addresses. */
    if (!SANITIZED)
        result = lower(RLIMIT_AS, limits->memory_bytes, error);
    if (result == 0)
        result = lower(RLIMIT_FSIZE, limits->file_bytes, error);
    if (result == 0)
        result = lower(RLIMIT_CPU, limits->cpu_seconds, error);
    return result == 0 ? lower(RLIMIT_NOFILE, limits->descriptors, error) : result;
}

#ifdef __linux__

/* ---- preparing ---- */

/* When there is no memory left, the kernel kills processes with a higher value first. */
static void volunteer(void)
{
    CLEANUP_CLOSE int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);

    if (fd >= 0 && write(fd, "500", 3) != 3)
        return; /* no matter */
}

int sandbox_prepare(pid_t parent, struct error *error)
{
    static const struct rlimit none = {0, 0};

#ifdef SYS_close_range
    syscall(SYS_close_range, 3u, ~0u, 0u); /* all have CLOEXEC anyway */
#endif
    volunteer();
    if (setrlimit(RLIMIT_CORE, &none) != 0 || prctl(PR_SET_DUMPABLE, 0) != 0 ||
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return error_set_errno(error, errno, "cannot give up privileges");
    if (setpgid(0, 0) != 0 || prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
        return error_set_errno(error, errno, "cannot bind this process to the server");
    if (getppid() != parent)
        return error_set(error, ERROR_CANCELLED, "cancelled", "the server is gone");
    return 0;
}

/* ---- Landlock ---- */

/* As in <linux/landlock.h>, which may be older than the kernel: refuses everything that
 * the kernel's version of the interface can refuse. */
#define ACCESS_READ_FILE ((uint64_t)1 << 2)
#define ACCESS_FS_1 (((uint64_t)1 << 13) - 1)
#define ACCESS_FS_2 ((uint64_t)1 << 13) /* renaming into other folders */
#define ACCESS_FS_3 ((uint64_t)1 << 14) /* cutting off */
#define ACCESS_FS_5 ((uint64_t)1 << 15) /* ioctl of devices */
#define ACCESS_NET_4 ((uint64_t)3)      /* binding and connecting, TCP */
#define SCOPE_6 ((uint64_t)3)           /* abstract sockets and signals of others */
#define RULE_PATH_BENEATH 1
#define CREATE_VERSION 1u

struct ruleset {
    uint64_t access_fs, access_net, scoped;
};
struct path_rule {
    uint64_t access;
    int32_t file;
} __attribute__((packed));

#ifdef SYS_landlock_create_ruleset

static int allow_files(int ruleset, const char *const *paths, size_t count,
                       struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        CLEANUP_CLOSE int file = open(paths[i], O_PATH | O_CLOEXEC);
        const struct path_rule rule = {ACCESS_READ_FILE, file};

        if (file < 0) /* gone: reading it will fail */
            continue;
        if (syscall(SYS_landlock_add_rule, ruleset, RULE_PATH_BENEATH, &rule, 0u) != 0)
            return error_set_errno(error, errno, "cannot allow a file by Landlock");
    }
    return 0;
}

static int enter_landlock(const char *const *paths, size_t count, int *version,
                          struct error *error)
{
    long found = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, CREATE_VERSION);
    struct ruleset rules = {.access_fs = ACCESS_FS_1};

    *version = 0;
    if (found < 1)
        return 0;
    rules.access_fs |= found >= 2 ? ACCESS_FS_2 : 0;
    rules.access_fs |= found >= 3 ? ACCESS_FS_3 : 0;
    rules.access_fs |= found >= 5 ? ACCESS_FS_5 : 0;
    rules.access_net = found >= 4 ? ACCESS_NET_4 : 0;
    rules.scoped = found >= 6 ? SCOPE_6 : 0;
    CLEANUP_CLOSE int ruleset =
        (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0u);
    if (ruleset < 0)
        return error_set_errno(error, errno, "cannot make rules for Landlock");
    int result = allow_files(ruleset, paths, count, error);
    if (result == 0 && syscall(SYS_landlock_restrict_self, ruleset, 0u) != 0)
        result = error_set_errno(error, errno, "cannot enter Landlock");
    if (result == 0)
        *version = (int)found;
    return result;
}

#else
static int enter_landlock(const char *const *paths, size_t count, int *version,
                          struct error *error)
{
    (void)paths, (void)count, (void)error;
    *version = 0;
    return 0;
}
#endif

int sandbox_enter(const char *const *paths, size_t count, struct sandbox_state *state,
                  struct error *error)
{
    struct rlimit memory;

    *state = (struct sandbox_state){0};
    state->memory =
        getrlimit(RLIMIT_AS, &memory) == 0 && memory.rlim_cur != RLIM_INFINITY;
    /* Landlock and seccomp need it, unless the process is privileged. */
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return error_set_errno(error, errno, "cannot give up privileges");
    int result = enter_landlock(paths, count, &state->landlock, error);
    /* Last: it refuses the calls above, too. */
    return result == 0 ? sandbox_enter_calls(&state->seccomp, error) : result;
}

#else /* another system: only resource limits */

int sandbox_prepare(pid_t parent, struct error *error)
{
    (void)parent, (void)error;
    return 0;
}

int sandbox_enter(const char *const *paths, size_t count, struct sandbox_state *state,
                  struct error *error)
{
    (void)paths, (void)count, (void)error;
    *state = (struct sandbox_state){0};
    return 0;
}

#endif
