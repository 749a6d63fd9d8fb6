/* See measure.h. */
#include "measure.h"

#include "base/sandbox.h"

#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define SKIP 77

static int remove_entry(const char *path, const struct stat *status, int type,
                        struct FTW *where)
{
    (void)status;
    (void)type;
    (void)where;
    return remove(path);
}

static void become(const char *program, const char *const arguments[],
                   int64_t address_space)
{
    struct rlimit limit = {(rlim_t)address_space, (rlim_t)address_space};
    int nowhere = open("/dev/null", O_WRONLY);

    if (nowhere >= 0)
        dup2(nowhere, STDOUT_FILENO);
    if (address_space == 0 || setrlimit(RLIMIT_AS, &limit) == 0)
        execv(program, (char *const *)(uintptr_t)arguments);
    perror(program);
    _exit(127);
}

int64_t memory_run(const char *const arguments[], int64_t address_space)
{
    struct rusage usage;
    int status;

    fflush(stdout);
    pid_t child = fork();
    if (child < 0)
        return -1;
    if (child == 0)
        become(arguments[0], arguments, address_space);
    if (wait4(child, &status, 0, &usage) != child || !WIFEXITED(status) ||
        WEXITSTATUS(status) != 0)
        return -1;
    return (int64_t)usage.ru_maxrss * 1024;
}

int64_t memory_ingest(const char *program, const char *data, const char *traces,
                      int64_t address_space)
{
    const char *const arguments[] = {program,  "ingest", "--threads", "2",
                                     "--data", data,     traces,      NULL};

    return memory_run(arguments, address_space);
}

void memory_remove(const char *folder)
{
    nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

int memory_main(int (*run)(const char *program, const char *folder))
{
    const char *build = getenv("top_builddir"), *temporary = getenv("TMPDIR");
    char program[4096], folder[4096];

    if (SANITIZED) {
        puts("SKIP: sanitizers need an address space without limits");
        return SKIP;
    }
    snprintf(program, sizeof program, "%s/tracediff", build != NULL ? build : ".");
    snprintf(folder, sizeof folder, "%s/tracediff-memory.XXXXXX",
             temporary != NULL ? temporary : "/tmp");
    if (mkdtemp(folder) == NULL) {
        perror(folder);
        return 1;
    }
    int status = run(program, folder);
    rmdir(folder);
    return status;
}
