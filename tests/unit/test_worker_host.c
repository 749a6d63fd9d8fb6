/* The host of workers, and what a worker is from the first moment on. The host is this
 * program again; its workers tell what they are. */
#include "base/hash.h"
#include "intake/worker.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#ifdef __linux__

#include <fcntl.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define DESCRIPTORS 64

/* The report of a worker about itself. */
struct account {
    pid_t process, parent, group;
    int dies_with_parent, dumpable, nice;
    unsigned open; /* bits */
    ino_t input, output;
    uint64_t seed;
    char name[16], program[16]; /* the kernel's random bytes of the program */
};

static int tell(void)
{
    struct account account = {.process = getpid(),
                              .parent = getppid(),
                              .group = getpgrp(),
                              .dumpable = prctl(PR_GET_DUMPABLE),
                              .nice = getpriority(PRIO_PROCESS, 0),
                              .seed = hash_seed()};
    struct stat input, output;

    prctl(PR_GET_PDEATHSIG, &account.dies_with_parent);
    prctl(PR_GET_NAME, account.name);
    memcpy(account.program, (const void *)(uintptr_t)getauxval(AT_RANDOM), 16);
    for (unsigned fd = 0; fd < DESCRIPTORS; fd++)
        account.open |= fcntl((int)fd, F_GETFD) >= 0 ? 1u << (fd < 31 ? fd : 31) : 0;
    if (fstat(STDIN_FILENO, &input) != 0 || fstat(STDOUT_FILENO, &output) != 0)
        return 1;
    account.input = input.st_ino;
    account.output = output.st_ino;
    return write(STDOUT_FILENO, &account, sizeof account) == sizeof account ? 7 : 2;
}

/* Asks for a worker, and hears it out. */
static struct account ask(struct worker_host *host)
{
    int input[2], output[2], status = 0;
    struct account account = {0};
    struct stat here, there;
    struct error error;
    pid_t worker = 0;
    bool gone = true;

    assert_int_equal(pipe2(input, O_CLOEXEC), 0);
    assert_int_equal(pipe2(output, O_CLOEXEC), 0);
    assert_int_equal(fstat(input[0], &here), 0);
    assert_int_equal(fstat(output[1], &there), 0);
    assert_int_equal(worker_host_ask(host, input[0], output[1], &worker, &gone, &error),
                     0);
    assert_false(gone);
    close(output[1]);
    assert_int_equal(read(output[0], &account, sizeof account), sizeof account);
    assert_int_equal(account.process, worker);
    assert_true(account.input == here.st_ino && account.output == there.st_ino);
    assert_int_equal(waitpid(worker, &status, 0), worker); /* a child of ours */
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
    /* The pipe has no other end open: the host has closed its own. */
    assert_int_equal(read(output[0], &account, 1), 0);
    close(output[0]);
    close(input[0]);
    close(input[1]);
    return account;
}

static void test_worker(void **context)
{
    struct worker_host *host = NULL;
    struct error error;

    (void)context;
    assert_int_equal(worker_host_open("/proc/self/exe", &host, &error), 0);
    struct account account = ask(host);
    assert_int_equal(account.parent, getpid());
    assert_int_equal(account.group, account.process);
    assert_int_equal(account.dies_with_parent, SIGKILL);
    assert_int_equal(account.dumpable, 0);
    assert_int_equal(account.open, 7);
    int nice = getpriority(PRIO_PROCESS, 0);
    assert_int_equal(account.nice, nice + 5 < 19 ? nice + 5 : 19);
    assert_string_equal(account.name, "tracediff-read");
    worker_host_close(host);
}

static void test_seeds(void **context)
{
    struct worker_host *host = NULL;
    struct error error;

    (void)context;
    assert_int_equal(worker_host_open("/proc/self/exe", &host, &error), 0);
    struct account one = ask(host), other = ask(host);
    assert_memory_equal(one.program, other.program, 16);
    assert_true(one.seed != other.seed);
    worker_host_renew(host);
    other = ask(host);
    assert_memory_not_equal(one.program, other.program, 16);
    worker_host_renew(host); /* and again, where there is none any more */
    worker_host_renew(host);
    worker_host_close(host);
}

/* A host that ends at once, and one that cannot be started. */
static void test_no_host(void **context)
{
    static const char *const programs[] = {"/bin/true", "/no/such/program"};

    (void)context;
    for (int i = 0; i < 2; i++) {
        struct worker_host *host = NULL;
        struct error error = {0};
        pid_t worker = 0;
        bool gone = false;

        assert_int_equal(worker_host_open(programs[i], &host, &error), 0);
        assert_true(worker_host_ask(host, 0, 1, &worker, &gone, &error) < 0);
        assert_int_equal(gone, i == 0);
        assert_non_null(strstr(error.message, "process"));
        worker_host_close(host);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_worker),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_no_host),
    };

    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0)
        _exit(worker_host_main(argc - 1, argv + 1, tell));
    return cmocka_run_group_tests_name("worker host", tests, NULL, NULL);
}

#else
int main(void)
{
    return 77; /* another system reads by itself */
}
#endif
