/* See sandbox.h. The calls that seccomp leaves are in sandbox_calls.c. */
#include "base/sandbox.h"

#include "base/cleanup.h"
#include "base/sandbox_calls.h"
#include "base/sanitized.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/types.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

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

int sandbox_prepare(struct error *error)
{
    static const struct rlimit none = {0, 0};

#ifdef SYS_close_range
    syscall(SYS_close_range, 3u, ~0u, 0u); /* all have CLOEXEC anyway */
#endif
    volunteer();
    if (setrlimit(RLIMIT_CORE, &none) != 0 || prctl(PR_SET_DUMPABLE, 0) != 0 ||
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return error_set_errno(error, errno, "cannot give up privileges");
    return 0;
}

int sandbox_bind(pid_t parent, struct error *error)
{
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

int sandbox_prepare(struct error *error)
{
    (void)error;
    return 0;
}

int sandbox_bind(pid_t parent, struct error *error)
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
