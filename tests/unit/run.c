/* All unit tests that need no program of their own:
 *
 *     run                        each file in a process of its own; says at the end what
 * failed run test_csv               one file, in this process run test_csv test_json
 * several, as all
 *
 * A file may be named as a path, too: ../tests/unit/test_csv.c, as `make check` does. The
 * table is made from the list in local.mk. */
#undef main

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SKIPPED = 77 };

#define UNIT(name) int name##_main(void);
#include "tests/unit/run_table.h"
#undef UNIT

static const struct unit {
    const char *name;
    int (*run)(void);
} units[] = {
#define UNIT(name) {#name, name##_main},
#include "tests/unit/run_table.h"
#undef UNIT
};
enum { UNITS = sizeof units / sizeof *units };

static const struct unit *find_unit(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strcspn(name, ".");

    for (size_t i = 0; i < UNITS; i++) {
        if (strlen(units[i].name) == length && memcmp(units[i].name, name, length) == 0)
            return &units[i];
    }
    fprintf(stderr, "run: there is no unit test %s\n", path);
    return NULL;
}

/* Whether it passed, or was skipped. */
static bool passes_alone(const struct unit *unit)
{
    int status = -1;

    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        int result = unit->run();
        fflush(NULL);
        _exit(result);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        perror("run");
    if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == SKIPPED))
        return true;
    if (WIFSIGNALED(status))
        fprintf(stderr, "%s: signal %d\n", unit->name, WTERMSIG(status));
    return false;
}

int main(int argc, char **argv)
{
    const struct unit *failed[UNITS];
    size_t failures = 0;
    int count = argc > 1 ? argc - 1 : UNITS;

    for (int i = 0; i < count; i++) {
        const struct unit *unit = argc > 1 ? find_unit(argv[i + 1]) : &units[i];
        if (unit == NULL)
            return 2;
        if (count == 1)
            return unit->run();
        if (!passes_alone(unit) && failures < UNITS)
            failed[failures++] = unit;
    }
    for (size_t i = 0; i < failures; i++)
        printf("FAIL: %s\n", failed[i]->name);
    return failures > 0;
}
