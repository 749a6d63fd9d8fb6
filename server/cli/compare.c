#include "cli/compare.h"
#include "account/diagnosis.h"
#include "answer/answer.h"
#include "answer/compare.h"
#include "answer/recordings.h"
#include "answer/report.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "cli/analyse.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "store/set_pair.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- compare options ---- */

#define SHORT_LIMIT 20 /* rows shown to people by default */

static const char usage[] =
    "usage: tracediff compare [OPTIONS] CONTROL TEST\n"
    "\n"
    "CONTROL and TEST are folders of traces or single traces (ingested first),\n"
    "labels, or ids of sets; or several recordings of each, by commas: A,B,C D,E,F.\n"
    "tag:NAME and patterns of labels ('nightly-*') stand for all such sets. Then the\n"
    "recordings are compared, not their steps: differences within one side are\n"
    "noise.\n";

static const char end_of_help[] =
    "\nJSON and CSV have all rows by default, in the order of " COMPARE_SORT ";\n"
    "the table and Markdown have 20 (all: --limit 1000000).\n\n"
    "Exit status: 0 fine; 3 error. With --fail-if: 1 when a condition is met and "
    "the\n"
    "shift of the typical step is certain; 2 when a condition cannot be judged\n"
    "(fewer than 4 steps on a side, or mean and shift contradict each other).\n";

/* Whether the answer lists the commits between the sides. */
static bool compare_options_ask_git(const struct compare_arguments *arguments)
{
    enum compare_format format = arguments->request.format;

    return !arguments->no_git && (format == COMPARE_TABLE || format == COMPARE_MARKDOWN);
}

static void compare_arguments_free(struct compare_arguments *arguments)
{
    compare_request_free(&arguments->request);
    fail_if_free(&arguments->fail_if);
}

static bool is_for_people(const struct compare_request *request)
{
    return request->format != COMPARE_JSON && request->format != COMPARE_CSV;
}

static bool excludes_steps(const struct compare_request *request)
{
    for (const char *const *glob = request->exclude; *glob != NULL; glob++)
        if (strcmp(*glob, COMPARE_STEP_ROWS) == 0)
            return true;
    return false;
}

static void read_request(struct compare_arguments *arguments)
{
    struct budget *budget = arguments->request.budget;

    compare_request_free(&arguments->request);
    cli_must(compare_request_read(COMPARE_COMMAND, &arguments->options.given, budget,
                                  &arguments->request, &cli_error));
}

/* Formats for people show the first rows, and no rows of steps or of the backlog, as the
 * page does. */
static void choose_for_people(struct compare_arguments *arguments)
{
    struct compare_request *request = &arguments->request;
    bool is_short =
        request->format == COMPARE_TABLE || request->format == COMPARE_MARKDOWN;

    if (is_for_people(request) && !request->step_rows && !excludes_steps(request)) {
        given_options_note(&arguments->options, "exclude", COMPARE_STEP_ROWS);
        given_options_note(&arguments->options, "exclude", COMPARE_BACKLOG_ROWS);
        arguments->steps_hidden = true;
        read_request(arguments);
    }
    if (is_short && request->limit == PARAMETER_NONE)
        request->limit = SHORT_LIMIT;
}

static void read_conditions(struct compare_arguments *arguments)
{
    const struct given_parameters *given = &arguments->options.given;

    for (size_t i = 0; i < given->count; i++) {
        if (strcmp(given->items[i].name, "fail_if") != 0)
            continue;
        cli_must(fail_if_parse(&arguments->fail_if, given->items[i].value, &cli_error));
        arguments->request.fail_if = &arguments->fail_if;
    }
}

/* The options of the tree need --format tree. */
static void read_tree(struct compare_arguments *arguments)
{
    const struct given_parameters *given = &arguments->options.given;
    bool tree = arguments->request.format == COMPARE_CALLS;

    if (tree)
        cli_must(tree_request_read(TREE_COMPARE, given, NULL, arguments->request.budget,
                                   &arguments->tree, &cli_error));
    for (size_t i = 0; i < tree_parameters.count && !tree; i++) {
        const struct parameter *parameter = &tree_parameters.items[i];

        if (parameter_is_for(parameter, TREE_COMPARE) &&
            parameters_text(given, parameter->name) != NULL)
            cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_format",
                               "%s goes with --format tree", parameter->name));
    }
}

/* Checks the values before anything is read. */
static void read_values(struct compare_arguments *arguments)
{
    const struct compare_request *request = &arguments->request;

    read_request(arguments);
    read_tree(arguments);
    choose_for_people(arguments);
    read_conditions(arguments);
    if (request->fail_if != NULL &&
        parameters_text(&arguments->options.given, "fold") != NULL)
        cli_usage("compare",
                  "--fold and --fail-if cannot be combined: conditions name single rows");
    for (int side = 0; side < 2; side++)
        cli_must(selection_check(request->side[side].name, request->side[side].ranks,
                                 request->side[side].steps, &cli_error));
    cli_check_output(arguments->output);
}

/* Checks every value that can be checked before a set is opened. `out` is zeroed, with
 * the budget of its request. */
static void compare_options_read(int argc, char **argv,
                                 struct compare_arguments *arguments)
{
    static const struct option_table tables[] = {
        {&compare_parameters, COMPARE_COMMAND}, {&tree_parameters, TREE_COMPARE}, {0}};
    const struct own_option own[] = {
        OPTION_DATA(&arguments->data),
        OPTION_FILES_ARE,
        {"ranks", "LIST", "ranks of both sides",
         .noted = {"control_ranks", "test_ranks"}},
        {"steps", "LIST", "steps of both sides",
         .noted = {"control_steps", "test_steps"}},
        OPTION_OUTPUT(&arguments->output),
        {"no-git", NULL,
         "no list of the commits between the sides, which the table and "
         "Markdown have in a git repository with both",
         .flag = &arguments->no_git},
        {0}};
    struct given_options *options = &arguments->options;

    cli_options_read(argc, argv,
                     &(struct command_options){usage, own, tables, .end = end_of_help},
                     options);
    if (argc - optind != 2)
        cli_usage("compare", "give two sets, CONTROL and TEST, not %d", argc - optind);
    given_options_note(options, "control", argv[optind]);
    given_options_note(options, "test", argv[optind + 1]);
    read_values(arguments);
}

/* ---- git log ---- */

/* What `git log` says between the commits of the two sides of a comparison. */

/* The commits come from traces, and the repository may be a stranger's:
 * git gets hexadecimal numbers only, and nothing that the repository's configuration
 * names is run. */

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
    return owned_text(text, (size_t)(end - text));
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
    return true;
}

/* Fills *out if each side states one commit, they differ, and the working folder is in a
 * repository that has both; else it is empty. Asks git, for two seconds at most. */
static void git_log_between(const struct recorder_side *control,
                            const struct recorder_side *test, struct answer_commits *out)
{
    struct git *git = arena_new(cli_arena(), 1, sizeof *git);

    *out = (struct answer_commits){0};
    if (!is_path_safe() || !find_commit(control, out->commit[PAIR_CONTROL]) ||
        !find_commit(test, out->commit[PAIR_TEST]))
        return;
    git->deadline = clock_monotonic_ns() + GIT_NS;
    if (!has_both(git, out) || !list_side(git, 0, out) || !list_side(git, 1, out))
        answer_commits_free(out);
}

/* The same of two sets. */
static void git_log_of_pair(const struct compare_result *result,
                            struct answer_commits *out)
{
    CLEANUP(recorder_side_free) struct recorder_side control = {.facts = NULL};
    CLEANUP(recorder_side_free) struct recorder_side test = {.facts = NULL};

    if (recorder_side_add(&result->view[PAIR_CONTROL], &result->selection[PAIR_CONTROL],
                          &control) &&
        recorder_side_add(&result->view[PAIR_TEST], &result->selection[PAIR_TEST], &test))
        git_log_between(&control, &test, out);
}

/* ---- several ---- */

#define OUTPUT_MAX ((size_t)1 << 30)
#define LIST_MAX ((size_t)1 << 16)

static bool is_there(const char *name)
{
    struct error ignored;

    return cli_check_place(name, &ignored) == 0;
}

bool several_are_named(struct store *store, const struct compare_request *request)
{
    struct compare_request stored = *request;

    for (int side = 0; side < 2; side++)
        if (is_there(request->side[side].set))
            stored.side[side].set = "";
    return recording_sets_are_asked(store, &stored);
}

/* A list with the ids of sets in place of its folders; it stays until the command ends.
 */
static const char *settle_list(struct store *store, const char *list)
{
    char *rest = arena_printf(cli_arena(), "%s", list);
    struct buffer out = BUFFER(LIST_MAX);

    if (is_there(list)) {
        cli_settle_set(store, &list);
        return list;
    }
    for (const char *part; (part = strsep(&rest, ",")) != NULL;) {
        if (*part != '\0')
            cli_settle_set(store, &part);
        buffer_printf(&out, out.length > 0 ? ",%s" : "%s", part);
    }
    if (buffer_failed(&out))
        cli_must(error_set(&cli_error, ERROR_LIMIT, "too_many_sets",
                           "the list of sets is too long"));
    list = arena_text(cli_arena(), out.length > 0 ? out.bytes : "", out.length);
    buffer_free(&out);
    return list;
}

static void print(const struct compare_arguments *arguments,
                  const struct recordings_result *result)
{
    CLEANUP(answer_commits_free) struct answer_commits commits = {.only = {NULL, NULL}};
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);
    size_t width = output_width(arguments->output);

    if (compare_options_ask_git(arguments))
        git_log_between(&result->recorder[PAIR_CONTROL], &result->recorder[PAIR_TEST],
                        &commits);
    switch (arguments->request.format) {
    case COMPARE_JSON:
        recordings_write_json(result, &text);
        buffer_append_char(&text, '\n');
        break;
    case COMPARE_CSV:
        recordings_write_csv(result, &text);
        break;
    case COMPARE_BRIEF:
        recordings_write_brief(result, "", &text);
        break;
    case COMPARE_MARKDOWN:
        recordings_write_markdown(result, &commits, &text);
        break;
    case COMPARE_HTML:
        cli_must(
            recordings_write_report(result, clock_unix_seconds(), &text, &cli_error));
        break;
    case COMPARE_TABLE:
        recordings_write_table(result, &commits, output_colour(arguments->output), width,
                               &text);
        break;
    case COMPARE_CALLS: /* compare_recordings() refuses it */
        break;
    }
    cli_write_text(arguments->output, &text);
}

/* The request with ids in place of folders. */
static struct compare_request settle(struct store *store,
                                     const struct compare_request *request)
{
    struct compare_request settled = *request;

    for (int side = 0; side < 2; side++)
        settled.side[side].set = settle_list(store, request->side[side].set);
    return settled;
}

void several_find(struct store *store, const struct compare_request *request,
                  struct recording_sets *out)
{
    const struct compare_request settled = settle(store, request);

    *out = (struct recording_sets){0};
    cli_must(recording_sets_find(store, &settled, out, &cli_error));
}

/* ---- compare ---- */

/* tracediff compare: the engine of /api/v1/compare_traces on the command line. */

static void print_tree(struct store *store, const struct compare_arguments *arguments)
{
    struct tree_request request = arguments->tree;

    for (int side = 0; side < 2; side++)
        request.side[side] = arguments->request.side[side];
    request.merge_lines = arguments->request.merge_lines;
    request.format = TREE_TEXT;
    request.budget = arguments->request.budget;
    tree_print(store, &request, arguments->output);
}

static void print_result(const struct compare_arguments *arguments,
                         const struct compare_result *result)
{
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);
    const struct compare_look look = {
        .colour = output_colour(arguments->output),
        .width = output_width(arguments->output),
        .steps_hidden = arguments->steps_hidden,
    };

    cli_must(answer_make(result, &answer, &cli_error));
    if (compare_options_ask_git(arguments))
        git_log_of_pair(result, &answer.commits);
    switch (arguments->request.format) {
    case COMPARE_JSON:
        cli_must(compare_write_json(&answer, &text, &cli_error));
        buffer_append_char(&text, '\n');
        break;
    case COMPARE_CSV:
        cli_must(compare_write_csv(result, &text, &cli_error));
        break;
    case COMPARE_BRIEF:
        compare_write_brief(&answer, "", &text);
        break;
    case COMPARE_TABLE:
        compare_write_table(&answer, &look, &text);
        break;
    case COMPARE_MARKDOWN:
        compare_write_markdown(&answer, &text);
        break;
    case COMPARE_HTML:
        cli_must(report_write(&answer, clock_unix_seconds(), &text, &cli_error));
        break;
    case COMPARE_CALLS: /* print_tree() */
        break;
    }
    cli_write_text(arguments->output, &text);
}

static void print_outcomes(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    compare_write_fail_if(conditions, outcomes, &text);
    cli_write_aside(&text);
}

static enum fail_if_outcome compare_several(struct store *store,
                                            const struct compare_arguments *arguments)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    const struct compare_request request = settle(store, &arguments->request);

    cli_begin_budget(request.budget);
    cli_must(compare_recordings(store, &request, &result, &cli_error));
    print(arguments, &result);
    print_outcomes(request.fail_if, result.outcomes);
    return result.outcome;
}

/* At a terminal, after the answer on two folders: the command that shows it as a page. It
 * reads nothing again, as the sets are in the store. */
static void say_page(const struct compare_arguments *arguments,
                     const char *const places[2])
{
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    if (arguments->request.format != COMPARE_TABLE || arguments->output != NULL ||
        !isatty(STDOUT_FILENO) || !is_there(places[0]) || !is_there(places[1]))
        return;
    buffer_append_text(&text, arguments->data == NULL ? "" : " --data");
    if (arguments->data != NULL)
        cli_write_word(arguments->data, &text);
    for (int side = 0; side < 2; side++)
        cli_write_word(places[side], &text);
    fflush(stdout);
    if (!buffer_failed(&text))
        cli_say("in the browser: tracediff serve%s", text.bytes);
}

static enum fail_if_outcome compare(struct compare_arguments *arguments)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    struct compare_request *request = &arguments->request;
    const char *const places[2] = {request->side[0].set, request->side[1].set};
    const char *sets[2] = {places[0], places[1]};
    struct store *store = cli_store_to_read(arguments->data);

    if (several_are_named(store, request))
        return compare_several(store, arguments);
    cli_settle_sets(store, sets, 2);
    for (int side = 0; side < 2; side++)
        request->side[side].set = sets[side];
    cli_begin_budget(request->budget);
    cli_must(compare_run(store, request, &result, &cli_error));
    bool tree = request->format == COMPARE_CALLS;
    if (request->format != COMPARE_CSV && !tree)
        cli_must(diagnosis_add(store, &result, &cli_error));
    if (tree)
        print_tree(store, arguments);
    else
        print_result(arguments, &result);
    print_outcomes(request->fail_if, result.outcomes);
    say_page(arguments, places);
    return result.outcome;
}

int cli_compare(int argc, char **argv)
{
    static const int statuses[] = {[FAIL_IF_FINE] = CLI_FINE,
                                   [FAIL_IF_MET] = CLI_REGRESSION,
                                   [FAIL_IF_CANNOT_JUDGE] = CLI_CANNOT_JUDGE};
    struct budget budget;
    CLEANUP(compare_arguments_free)
    struct compare_arguments arguments = {.request.budget = &budget};

    compare_options_read(argc, argv, &arguments);
    return statuses[compare(&arguments)];
}
