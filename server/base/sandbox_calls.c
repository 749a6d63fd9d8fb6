/* See sandbox_calls.h. Lists the allowed calls, not the refused ones, so that calls which
 * later kernels add are refused, too. A refused call fails with EPERM; the C library then
 * does without it, or the caller gets an error. */
#include "base/sandbox_calls.h"

#include "base/sanitized.h"

#include <stddef.h>

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

int sandbox_enter_calls(bool *entered, struct error *error)
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
