/* See git_log.h. The commits come from traces, and the repository may be a stranger's:
 * git gets hexadecimal numbers only, and nothing that the repository's configuration
 * names is run. */
#include "cli/git_log.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "store/set/set_pair.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#define SECOND_NS ((int64_t)1000000000)
#define GIT_NS (2 * SECOND_NS) /* for all questions together */
#define OUTPUT_BYTES ((size_t)32 << 10)
#define COMMIT_LEAST 7
/* One line more than is shown. */
#define LINES_ASKED "--max-count=21"
#define LINES_SHOWN 20

extern char **environ;

struct git {
    int64_t deadline;
    char text[OUTPUT_BYTES + 1]; /* the last answer */
};

/* ---- running git ---- */

/* Of the environment git gets only where it lies and the user's own configuration. No
 * helper is run: no pager, no file monitor, no check of signatures, and nothing is
 * fetched where a repository lacks objects. */
static const char *const passed[] = {"PATH=", "HOME=", "XDG_CONFIG_HOME="};
static const char *const fixed[] = {"LC_ALL=C", "GIT_OPTIONAL_LOCKS=0",
                                    "GIT_NO_LAZY_FETCH=1",
                                    "GIT_ALLOW_PROTOCOL=", "GIT_TERMINAL_PROMPT=0"};
static const char *const always[] = {"git",
                                     "--no-pager",
                                     "--no-replace-objects",
                                     "-c",
                                     "core.fsmonitor=false",
                                     "-c",
                                     "log.showSignature=false"};
#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define ARGUMENTS_MAX 8

struct git_command {
    const char *arguments[COUNT(always) + ARGUMENTS_MAX + 1];
    const char *environment[COUNT(passed) + COUNT(fixed) + 1];
};

static void prepare(const char *const *arguments, struct git_command *out)
{
    size_t count = COUNT(always), kept = COUNT(fixed);

    *out = (struct git_command){0};
    memcpy(out->arguments, always, sizeof always);
    for (; *arguments != NULL && count < COUNT(out->arguments) - 1; arguments++)
        out->arguments[count++] = *arguments;
    memcpy(out->environment, fixed, sizeof fixed);
    for (size_t i = 0; i < COUNT(passed); i++)
        for (char **variable = environ; *variable != NULL; variable++)
            if (strncmp(*variable, passed[i], strlen(passed[i])) == 0) {
                out->environment[kept++] = *variable;
                break;
            }
}

static bool start(const char *const *arguments, int output, pid_t *process)
{
    struct git_command command;
    /* posix_spawnp() takes texts that it does not change without saying so. */
    char *words[COUNT(command.arguments)], *variables[COUNT(command.environment)];
    posix_spawn_file_actions_t actions;

    prepare(arguments, &command);
    memcpy(words, command.arguments, sizeof words);
    memcpy(variables, command.environment, sizeof variables);
    posix_spawn_file_actions_init(&actions);
    int failed =
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0);
    if (failed == 0)
        failed = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (failed == 0)
        failed = posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
    if (failed == 0)
        failed = posix_spawnp(process, words[0], &actions, NULL, words, variables);
    posix_spawn_file_actions_destroy(&actions);
    return failed == 0;
}

/* Reads to the end, to the limit or to the deadline; false: the deadline. */
static bool read_answer(struct git *git, int input, bool *is_whole)
{
    size_t length = 0;

    *is_whole = false;
    while (length < OUTPUT_BYTES) {
        int64_t left = git->deadline - clock_monotonic_ns();
        struct pollfd ready = {.fd = input, .events = POLLIN};

        if (left <= 0)
            return false;
        if (poll(&ready, 1, (int)(left / 1000000) + 1) <= 0)
            continue;
        ssize_t got = read(input, git->text + length, OUTPUT_BYTES - length);
        if (got == 0)
            *is_whole = true;
        if (got <= 0)
            break;
        length += (size_t)got;
    }
    git->text[length] = '\0';
    return true;
}

/* False: no git, it failed, or it took too long. A longer answer is cut. */
static bool ask(struct git *git, const char *const *arguments)
{
    int ends[2], status = 0;
    bool is_whole;
    pid_t process;

    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    bool works = start(arguments, ends[1], &process);
    close(ends[1]);
    if (!works) {
        close(ends[0]);
        return false;
    }
    works = read_answer(git, ends[0], &is_whole);
    close(ends[0]);
    if (!is_whole)
        kill(process, SIGKILL);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
    return works && (!is_whole || status == 0);
}

/* A relative folder on the PATH could be the stranger's. */
static bool is_path_safe(void)
{
    const char *part = getenv("PATH");

    while (part != NULL && *part == '/') {
        part = strchr(part, ':');
        part = part == NULL ? NULL : part + 1;
    }
    return part == NULL;
}

/* ---- what it is asked ---- */

/* The only commit that a side states; false: none, several, or no commit at all. */
static bool find_commit(const struct recorder_side *side, char out[ANSWER_COMMIT_SIZE])
{
    const json_t *list = json_object_get(side->facts, "program.commit");
    const char *commit = json_string_value(json_array_get(list, 0));

    if (json_array_size(list) != 1 || commit == NULL)
        return false;
    size_t length = strlen(commit);
    if (length < COMMIT_LEAST || length >= ANSWER_COMMIT_SIZE ||
        strspn(commit, "0123456789abcdef") != length)
        return false;
    memcpy(out, commit, length + 1);
    return true;
}

/* Whether the repository has both, they differ, and none is a branch of that name. A
 * shallow one may lack the commits between them. */
static bool has_both(struct git *git, const struct answer_commits *commits)
{
    char names[2][ANSWER_COMMIT_SIZE + sizeof "^{commit}"];
    const char *found[3], *next = git->text;

    for (int side = 0; side < 2; side++)
        snprintf(names[side], sizeof names[side], "%s^{commit}", commits->commit[side]);
    if (!ask(git, (const char *const[]){"rev-parse", "--is-shallow-repository", names[0],
                                        names[1], "--", NULL}))
        return false;
    for (int line = 0; line < 3; line++) {
        found[line] = next;
        next = strchr(next, '\n');
        if (next++ == NULL)
            return false;
    }
    return strncmp(found[0], "false\n", 6) == 0 &&
           strncmp(found[1], commits->commit[0], strlen(commits->commit[0])) == 0 &&
           strncmp(found[2], commits->commit[1], strlen(commits->commit[1])) == 0 &&
           strncmp(found[1], found[2], (size_t)(found[2] - found[1])) != 0;
}

/* Keeps the lines that are shown. */
static char *take_lines(const char *text, bool *more)
{
    const char *end = text;
    int count = 0;

    for (const char *line; count < LINES_SHOWN && (line = strchr(end, '\n')) != NULL;
         count++)
        end = line + 1;
    *more = *end != '\0';
    return strndup(text, (size_t)(end - text));
}

/* The commits of a side that the other lacks. */
static bool list_side(struct git *git, int side, struct answer_commits *commits)
{
    char range[2 * ANSWER_COMMIT_SIZE + 2];

    snprintf(range, sizeof range, "%s..%s", commits->commit[!side],
             commits->commit[side]);
    if (!ask(git,
             (const char *const[]){"log", LINES_ASKED, "--format=%h %s", "--abbrev=10",
                                   "--encoding=UTF-8", "--no-color", range, "--", NULL}))
        return false;
    commits->only[side] = take_lines(git->text, &commits->more[side]);
    return commits->only[side] != NULL;
}

void git_log_between(const struct recorder_side *control,
                     const struct recorder_side *test, struct answer_commits *out)
{
    CLEANUP_FREE struct git *git = malloc(sizeof *git);

    *out = (struct answer_commits){0};
    if (git == NULL || !is_path_safe() ||
        !find_commit(control, out->commit[PAIR_CONTROL]) ||
        !find_commit(test, out->commit[PAIR_TEST]))
        return;
    git->deadline = clock_monotonic_ns() + GIT_NS;
    if (!has_both(git, out) || !list_side(git, 0, out) || !list_side(git, 1, out))
        answer_commits_free(out);
}

void git_log_of_pair(const struct compare_result *result, struct answer_commits *out)
{
    CLEANUP(recorder_side_free) struct recorder_side control = {.facts = NULL};
    CLEANUP(recorder_side_free) struct recorder_side test = {.facts = NULL};

    if (recorder_side_add(&result->view[PAIR_CONTROL], &result->selection[PAIR_CONTROL],
                          &control) &&
        recorder_side_add(&result->view[PAIR_TEST], &result->selection[PAIR_TEST], &test))
        git_log_between(&control, &test, out);
}
