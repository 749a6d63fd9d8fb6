/* Runs commands in turn (A B C A B C …) and compares them: time, peak memory, ratios.
 *
 *     contend [--rounds N] [--bytes N] [--events N] [--fresh DIR]
 *             -- NAME COMMAND [ARGUMENT…] [-- NAME COMMAND [ARGUMENT…]]…
 *
 * The first contender is the subject, the others are its yardsticks. One round before the
 * first is not counted: it fills the page cache. --bytes (of uncompressed JSON) and
 * --events turn times into speeds. "%D" in an argument becomes a folder below --fresh
 * that is new for every run and removed after it, outside the measured time. The ratios
 * are taken round by round, so that a machine that slows down for a while slows both
 * down.
 *
 * Peak memory is ru_maxrss of the command: what a child of it takes is not added. This
 * program stays small, because a child is born with the peak of its parent. */
#include "rounds.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CONTENDERS_MAX = 12, ARGUMENTS_MAX = 32 };

struct contender {
    const char *name;
    char **arguments; /* the command first */
    int argument_count;
    double seconds[ROUNDS_MAX], cpu_seconds[ROUNDS_MAX];
    double peak_mb[ROUNDS_MAX];
};

struct contest {
    int rounds;
    double bytes, events;
    const char *fresh;
    struct contender contenders[CONTENDERS_MAX];
    int count;
};

/* ---- one run ---- */

static int remove_entry(const char *path, const struct stat *status, int type,
                        struct FTW *where)
{
    (void)status;
    (void)type;
    (void)where;
    return remove(path);
}

static bool remove_tree(const char *path)
{
    return nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS) == 0 || errno == ENOENT;
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void become(char **arguments)
{
    int nowhere = open("/dev/null", O_WRONLY);

    if (nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
    execvp(arguments[0], arguments);
    _exit(127);
}

/* Runs the command once. `round` < 0: nothing is noted. */
static bool run_once(struct contender *contender, const char *folder, int round)
{
    char *arguments[ARGUMENTS_MAX + 1] = {0};
    struct rusage usage;
    int status;

    for (int i = 0; i < contender->argument_count; i++) {
        bool is_folder = strcmp(contender->arguments[i], "%D") == 0;

        arguments[i] = is_folder ? (char *)(size_t)folder : contender->arguments[i];
    }
    double start = now();
    pid_t child = fork();
    if (child < 0) {
        perror("contend: fork");
        return false;
    }
    if (child == 0)
        become(arguments);
    if (wait4(child, &status, 0, &usage) != child) {
        perror("contend: wait4");
        return false;
    }
    double seconds = now() - start;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "contend: %s: failed (status %#x)\n", contender->name,
                (unsigned)status);
        return false;
    }
    if (round < 0)
        return true;
    contender->seconds[round] = seconds;
    contender->cpu_seconds[round] =
        seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
    contender->peak_mb[round] = (double)usage.ru_maxrss * 1024 / 1e6;
    return true;
}

static bool run_round(struct contest *contest, int round)
{
    char folder[4096] = "";

    for (int i = 0; i < contest->count; i++) {
        if (contest->fresh != NULL)
            snprintf(folder, sizeof folder, "%s/contend-%ld", contest->fresh,
                     (long)getpid());
        bool good = run_once(&contest->contenders[i], folder, round);
        if (contest->fresh != NULL && !remove_tree(folder)) {
            perror(folder);
            return false;
        }
        if (!good)
            return false;
    }
    return true;
}

/* ---- what came out ---- */

static void print_contender(const struct contest *contest,
                            const struct contender *contender)
{
    struct spread time = rounds_spread(contender->seconds, contest->rounds);
    struct spread cpu = rounds_spread(contender->cpu_seconds, contest->rounds);
    struct spread peak = rounds_spread(contender->peak_mb, contest->rounds);

    printf("  %-16s %9.1f %9.1f – %-9.1f %9.1f %9.1f", contender->name, time.median * 1e3,
           time.least * 1e3, time.most * 1e3, cpu.median * 1e3, peak.most);
    if (contest->bytes > 0)
        printf(" %8.0f", contest->bytes / time.median / 1e6);
    if (contest->events > 0)
        printf(" %10.2f", contest->events / time.median / 1e6);
    putchar('\n');
}

static void print_ratios(const struct contest *contest)
{
    const struct contender *subject = &contest->contenders[0];

    for (int i = 1; i < contest->count; i++) {
        const struct contender *other = &contest->contenders[i];
        double ratios[ROUNDS_MAX], cpu_ratios[ROUNDS_MAX];

        for (int round = 0; round < contest->rounds; round++) {
            ratios[round] = subject->seconds[round] / other->seconds[round];
            cpu_ratios[round] = subject->cpu_seconds[round] / other->cpu_seconds[round];
        }
        struct spread ratio = rounds_spread(ratios, contest->rounds);
        printf("  %s / %s: %.3f (%.3f – %.3f) of the time, %.3f of the processor's\n",
               subject->name, other->name, ratio.median, ratio.least, ratio.most,
               rounds_spread(cpu_ratios, contest->rounds).median);
    }
}

static void print_contest(const struct contest *contest)
{
    printf("  %-16s %9s %9s – %-9s %9s %9s", "contender", "median ms", "min", "max",
           "cpu ms", "peak MB");
    if (contest->bytes > 0)
        printf(" %8s", "MB/s");
    if (contest->events > 0)
        printf(" %10s", "M events/s");
    putchar('\n');
    for (int i = 0; i < contest->count; i++)
        print_contender(contest, &contest->contenders[i]);
    print_ratios(contest);
}

/* ---- arguments ---- */

static bool take_contender(struct contest *contest, char **arguments, int count)
{
    if (contest->count == CONTENDERS_MAX || count < 2 || count - 1 > ARGUMENTS_MAX)
        return false;
    contest->contenders[contest->count++] = (struct contender){
        .name = arguments[0], .arguments = arguments + 1, .argument_count = count - 1};
    return true;
}

static bool read_arguments(int argc, char **argv, struct contest *contest)
{
    int i = 1;

    for (; i + 1 < argc && strcmp(argv[i], "--") != 0; i += 2) {
        if (strcmp(argv[i], "--rounds") == 0)
            contest->rounds = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--bytes") == 0)
            contest->bytes = atof(argv[i + 1]);
        else if (strcmp(argv[i], "--events") == 0)
            contest->events = atof(argv[i + 1]);
        else if (strcmp(argv[i], "--fresh") == 0)
            contest->fresh = argv[i + 1];
        else
            return false;
    }
    while (i < argc) {
        int end = ++i; /* behind "--" */

        while (end < argc && strcmp(argv[end], "--") != 0)
            end++;
        if (!take_contender(contest, argv + i, end - i))
            return false;
        i = end;
    }
    return contest->count > 0 && contest->rounds >= 1 && contest->rounds <= ROUNDS_MAX;
}

int main(int argc, char **argv)
{
    static struct contest contest = {.rounds = 5};

    if (!read_arguments(argc, argv, &contest)) {
        fputs("usage: contend [--rounds N] [--bytes N] [--events N] [--fresh DIR]\n"
              "               -- NAME COMMAND… [-- NAME COMMAND…]…\n",
              stderr);
        return 2;
    }
    for (int round = -1; round < contest.rounds; round++)
        if (!run_round(&contest, round))
            return 1;
    print_contest(&contest);
    return 0;
}
