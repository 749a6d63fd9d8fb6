/* That a process that entered the sandbox can read its files and compute, and nothing
 * else: each deed is tried by a child that entered, and by one that did not. */
#include "base/sandbox.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifdef __linux__

#include "folder_text.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* What a child may do: true if it could. */
struct trial {
    const char *own, *other, *folder; /* paths */
    int pipe;                         /* opened before */
};

static bool closes(int fd)
{
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

static bool read_own(const struct trial *trial)
{
    char byte;
    int fd = open(trial->own, O_RDONLY);
    bool good = fd >= 0 && read(fd, &byte, 1) == 1 && byte == 'o';

    closes(fd);
    return good;
}

static bool read_other(const struct trial *trial)
{
    return closes(open(trial->other, O_RDONLY));
}

static bool read_passwords(const struct trial *trial)
{
    (void)trial;
    return closes(open("/etc/passwd", O_RDONLY));
}

static bool list_folder(const struct trial *trial)
{
    return closes(open(trial->folder, O_RDONLY | O_DIRECTORY));
}

static bool write_own(const struct trial *trial)
{
    return closes(open(trial->own, O_WRONLY));
}

static bool create(const struct trial *trial)
{
    char path[600];

    snprintf(path, sizeof path, "%s/made", trial->folder);
    return closes(open(path, O_WRONLY | O_CREAT, 0600));
}

static bool remove_other(const struct trial *trial)
{
    return unlink(trial->other) == 0;
}

static bool rename_other(const struct trial *trial)
{
    return rename(trial->other, trial->own) == 0;
}

static bool make_folder(const struct trial *trial)
{
    char path[600];

    snprintf(path, sizeof path, "%s/folder", trial->folder);
    return mkdir(path, 0700) == 0;
}

static bool internet(const struct trial *trial)
{
    (void)trial;
    return closes(socket(AF_INET, SOCK_STREAM, 0));
}

static bool local_socket(const struct trial *trial)
{
    (void)trial;
    return closes(socket(AF_UNIX, SOCK_STREAM, 0));
}

static bool run_program(const struct trial *trial)
{
    char name[] = "true", *arguments[] = {name, NULL}, *none[] = {NULL};

    (void)trial;
    execve("/bin/true", arguments, none); /* which ends well */
    return false;
}

static bool fork_off(const struct trial *trial)
{
    (void)trial;
    pid_t child = fork();
    if (child == 0)
        _exit(0);
    return child > 0 && waitpid(child, NULL, 0) == child;
}

static bool look_at_parent(const struct trial *trial)
{
    char byte;
    const struct iovec here = {&byte, 1}, there = {(void *)(uintptr_t)trial->own, 1};

    return process_vm_readv(getppid(), &here, 1, &there, 1, 0) == 1;
}

static bool signal_parent(const struct trial *trial)
{
    (void)trial;
    return kill(getppid(), 0) == 0;
}

static bool run_made_code(const struct trial *trial)
{
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    (void)trial;
    return page != MAP_FAILED;
}

static bool write_pipe(const struct trial *trial)
{
    return write(trial->pipe, "x", 1) == 1;
}

static void *nothing(void *context)
{
    return context;
}

static bool start_thread(const struct trial *trial)
{
    pthread_t thread;

    (void)trial;
    return pthread_create(&thread, NULL, nothing, NULL) == 0 &&
           pthread_join(thread, NULL) == 0;
}

static bool take_memory(const struct trial *trial)
{
    char *bytes = malloc((size_t)8 << 20);

    (void)trial;
    if (bytes != NULL)
        memset(bytes, 1, (size_t)8 << 20);
    bool good = bytes != NULL && bytes[1000] == 1;
    free(bytes);
    return good;
}

static bool become_visible(const struct trial *trial)
{
    (void)trial;
    return prctl(PR_SET_DUMPABLE, 1) == 0 || prctl(PR_SET_PDEATHSIG, 0) == 0;
}

enum by { NOTHING, CALLS, FILES, EITHER };
static const struct {
    const char *name;
    bool (*run)(const struct trial *trial);
    enum by refused_by;
    bool also_sanitized; /* where only the worst calls are refused */
} trials[] = {
    {"read its own file", read_own, NOTHING, true},
    {"write to what is open", write_pipe, NOTHING, true},
    {"start a thread", start_thread, NOTHING, true},
    {"take memory", take_memory, NOTHING, true},
    {"read another file", read_other, FILES, true},
    {"read /etc/passwd", read_passwords, FILES, true},
    {"list a folder", list_folder, FILES, true},
    {"write to its own file", write_own, EITHER, true},
    {"create a file", create, EITHER, true},
    {"rename a file", rename_other, EITHER, true},
    {"remove a file", remove_other, EITHER, true},
    {"make a folder", make_folder, EITHER, true},
    {"open an internet socket", internet, CALLS, true},
    {"open a local socket", local_socket, CALLS, true},
    {"run a program", run_program, EITHER, true},
    {"start a process", fork_off, CALLS, false},
    {"look into its parent", look_at_parent, CALLS, false},
    {"signal its parent", signal_parent, CALLS, false},
    {"make memory executable", run_made_code, CALLS, false},
    {"be looked at, and outlive its parent", become_visible, CALLS, false},
};
#define TRIALS (sizeof trials / sizeof trials[0])

struct place {
    struct scratch scratch;
    char own[600], other[600], folder[600];
};

static void place_open(struct place *place)
{
    place->scratch = scratch_make();
    scratch_write(&place->scratch, "own", "own", 3);
    scratch_write(&place->scratch, "other", "other", 5);
    snprintf(place->own, sizeof place->own, "%s", scratch_path(&place->scratch, "own"));
    snprintf(place->other, sizeof place->other, "%s",
             scratch_path(&place->scratch, "other"));
    snprintf(place->folder, sizeof place->folder, "%s",
             scratch_path(&place->scratch, "."));
}

/* 0: it could; 1: it could not; more: the sandbox went wrong. */
static int try_in_child(const struct place *place, size_t which, bool enter,
                        struct sandbox_state *state)
{
    int ends[2], said[2], status;

    assert_int_equal(pipe(ends), 0);
    assert_int_equal(pipe(said), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct trial trial = {place->own, place->other, place->folder, ends[1]};
        const char *paths[] = {place->own, "/no/such/file"};
        struct error error;

        if (enter && sandbox_enter(paths, 2, state, &error) != 0)
            _exit(2);
        if (write(said[1], state, sizeof *state) != sizeof *state)
            _exit(3);
        _exit(trials[which].run(&trial) ? 0 : 1);
    }
    assert_int_equal(read(said[0], state, sizeof *state), sizeof *state);
    assert_int_equal(waitpid(child, &status, 0), child);
    for (int i = 0; i < 2; i++) {
        close(ends[i]);
        close(said[i]);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 100 + WTERMSIG(status);
}

static bool is_held(const struct sandbox_state *state, enum by by)
{
    return (by == CALLS && state->seccomp) || (by == FILES && state->landlock > 0) ||
           (by == EITHER && (state->seccomp || state->landlock > 0));
}

static void test_what_is_left(void **context)
{
    (void)context;
    for (size_t i = 0; i < TRIALS; i++) {
        struct sandbox_state held = {0}, free_one = {0};
        struct place place;

        place_open(&place);
        int inside = try_in_child(&place, i, true, &held);
        bool refused = is_held(&held, trials[i].refused_by) &&
                       (trials[i].also_sanitized || !SANITIZED);
        bool allowed = trials[i].refused_by == NOTHING;
        if (inside != (refused ? 1 : 0) && (refused || allowed))
            fail_msg("%s inside: %d (seccomp %d, Landlock %d)", trials[i].name, inside,
                     held.seccomp, held.landlock);
        /* Else the trial proves nothing; a system may forbid strangers to be looked at.
         */
        int outside = try_in_child(&place, i, false, &free_one);
        if (outside != 0 && trials[i].run != look_at_parent &&
            trials[i].run != run_made_code)
            fail_msg("%s outside: %d", trials[i].name, outside);
        scratch_remove(&place.scratch);
    }
}

/* Every means of a current kernel must be active, so that its loss is noticed at once. */
static void test_what_is_there_is_used(void **context)
{
    struct sandbox_state state = {0};
    struct place place;

    (void)context;
    place_open(&place);
    assert_int_equal(try_in_child(&place, 0, true, &state), 0);
#ifdef HAVE_SECCOMP
    if (prctl(PR_GET_SECCOMP) >= 0)
        assert_true(state.seccomp);
#endif
#ifdef SYS_landlock_create_ruleset
    if (syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1u) > 0)
        assert_true(state.landlock > 0);
#endif
    scratch_remove(&place.scratch);
}

/* In a child: a system that refuses seccomp, or only its newer call, is one without.
 * Exit status 0: as it should be. */
static int be_refused(const struct place *place, int with, bool both)
{
    const uint32_t none = SECCOMP_RET_ERRNO | (uint32_t)with;
    struct sock_filter refusing[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, both ? SYS_prctl : SYS_seccomp, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, none),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    const struct sock_fprog program = {sizeof refusing / sizeof refusing[0], refusing};
    const char *paths[] = {place->own};
    struct sandbox_state state;
    struct error error;

    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        return 0; /* this system is one without */
    if (sandbox_enter(paths, 1, &state, &error) != 0)
        return 2;
    if (both && state.seccomp)
        return 3;
    int file = open(place->own, O_RDONLY);
    return file >= 0 ? 0 : 4;
}

static void test_what_is_not_there_is_done_without(void **context)
{
    static const int refusals[] = {EPERM, ENOSYS, EINVAL};
    struct place place;

    (void)context;
    place_open(&place);
    for (size_t i = 0; i < 2 * sizeof refusals / sizeof refusals[0]; i++) {
        int status;
        pid_t child = fork();

        assert_true(child >= 0);
        if (child == 0)
            _exit(be_refused(&place, refusals[i / 2], i % 2 == 1));
        assert_int_equal(waitpid(child, &status, 0), child);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            fail_msg("%s: status %x", strerror(refusals[i / 2]), (unsigned)status);
    }
    scratch_remove(&place.scratch);
}

/* In a child: limits stay. Exit status 0: as it should be. */
static int be_limited(const struct sandbox_limits *limits)
{
    struct error error;
    struct rlimit limit;

    if (sandbox_limit(limits, &error) != 0)
        return 2;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max != limits->descriptors)
        return 3;
    if (getrlimit(RLIMIT_CPU, &limit) != 0 || limit.rlim_cur != limits->cpu_seconds)
        return 4;
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur != limits->file_bytes)
        return 5;
    /* Not to be raised again by asking for more. */
    const struct sandbox_limits more = {.cpu_seconds = 1000, .descriptors = 1000};
    if (sandbox_limit(&more, &error) != 0 || getrlimit(RLIMIT_CPU, &limit) != 0 ||
        limit.rlim_cur != limits->cpu_seconds)
        return 6;
    if (SANITIZED)
        return 0;
    void *large = malloc((size_t)300 << 20);
    bool refused = large == NULL;
    free(large);
    return refused ? 0 : 7;
}

static void test_limits(void **context)
{
    const struct sandbox_limits limits = {.memory_bytes = (uint64_t)200 << 20,
                                          .file_bytes = 4096,
                                          .cpu_seconds = 50,
                                          .descriptors = 20};
    int status;

    (void)context;
    pid_t child = fork();
    if (child == 0)
        _exit(be_limited(&limits));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static int be_prepared(pid_t parent, int extra)
{
    struct error error;
    struct rlimit limit;
    int signal_number = 0;

    if (sandbox_prepare(parent, &error) != 0)
        return 2;
    if (prctl(PR_GET_DUMPABLE) != 0)
        return 3;
    if (prctl(PR_GET_PDEATHSIG, &signal_number) != 0 || signal_number != SIGKILL)
        return 4;
    if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1)
        return 5;
    if (getrlimit(RLIMIT_CORE, &limit) != 0 || limit.rlim_max != 0)
        return 6;
    return fcntl(extra, F_GETFD) < 0 && errno == EBADF ? 0 : 7;
}

static void test_preparing(void **context)
{
    int status, extra = dup(0);

    (void)context;
    pid_t self = getpid(), child = fork();
    if (child == 0)
        _exit(be_prepared(self, extra));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(WEXITSTATUS(status), 0);
    child = fork(); /* of another parent, which is gone */
    if (child == 0)
        _exit(be_prepared(self + 1, extra));
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(WEXITSTATUS(status), 2);
    close(extra);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_left),
        cmocka_unit_test(test_what_is_there_is_used),
        cmocka_unit_test(test_what_is_not_there_is_done_without),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_preparing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else
int main(void)
{
    return 77; /* another system has no such means */
}
#endif
