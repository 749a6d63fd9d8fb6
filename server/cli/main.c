#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "base/parameters.h"
#include "base/system.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "intake/worker.h"
#include "serve/resource.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* tracediff: see README.md. */

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"serve", cli_serve, "serve the dashboard; ingest the folders named"},
    {"ingest", cli_ingest, "read folders of traces, or traces, into the store"},
    {"merge", cli_merge, "make one set out of the shards of a folder"},
    {"compare", cli_compare, "show what changed between two sets: table, JSON or CSV"},
    {"tree", cli_tree, "show the time of every module and operator of one set or two"},
    {"series", cli_series, "show the step time of many sets, and where it changed"},
    {"analyse", cli_analyse,
     "analyse what devices spend their time on, in one set or two"},
    {"sql", cli_sql, "run SQL on one set or two: table, JSON or CSV"},
    {"export", cli_export,
     "write the trace of a rank, or sets as rows for other programs"},
    {"mcp", cli_mcp, "serve the sets to a language model: Model Context Protocol"},
    {"pack", cli_pack, "pack two sets and their comparison into one small file"},
    {"open", cli_open, "store the sets of a packed file, and show their comparison"},
    {"list", cli_list, "list the sets in the store"},
    {"remove", cli_remove, "remove sets from the store"},
    {"tag", cli_tag, "add tags to sets, and remove tags"},
    {"pin", cli_pin, "keep sets, however old they get"},
    {"unpin", cli_unpin, "remove the pin: serve --keep may remove the sets again"},
    {"split", cli_split, "make several sets out of a stored one"},
    {"join", cli_join, "make one set out of several stored ones"},
    {"verify", cli_verify, "check that the stored sets are intact; repair damaged ones"},
};
#define COMMAND_COUNT (sizeof commands / sizeof commands[0])

static void print_help(FILE *out)
{
    fputs("tracediff compares sets of PyTorch profiler traces.\n\n"
          "usage: tracediff COMMAND [OPTIONS] …\n"
          "       tracediff CONTROL TEST [OPTIONS]   two folders, or files: tracediff "
          "compare\n"
          "       tracediff                          at a terminal: the dashboard, with "
          "the\n"
          "                                          traces of the working folder\n\n",
          out);
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].summary);
    fputs("  help     the options of a command: tracediff help compare\n"
          "  version  this program, its build and its libraries\n\n"
          "The manual is tracediff(1).\n",
          out);
}

static void print_version(void)
{
    struct library list[VERSIONS_MAX];
    size_t count = versions_list(list);
    char build[2 * BUILD_ID_MAX + 1];

    puts(PACKAGE_STRING);
    build_id_write(build);
    if (*build != '\0')
        printf("build %s\n", build);
    for (size_t i = 0; i < count; i++) {
        const char *compiled = list[i].compiled, *running = list[i].running;

        if (*running == '\0' || strcmp(compiled, running) == 0)
            printf("%s %s\n", list[i].name, compiled);
        else
            printf("%s %s (compiled against %s)\n", list[i].name, running, compiled);
    }
}

/* ---- the command line ---- */

static int say_help(int argc, char **argv);
static int say_version(int argc, char **argv);

static const struct command others[] = {
    {"help", say_help, NULL},         {"--help", say_help, NULL},
    {"-h", say_help, NULL},           {"version", say_version, NULL},
    {"--version", say_version, NULL}, {"-V", say_version, NULL},
};
#define OTHER_COUNT (sizeof others / sizeof others[0])

static const struct command *find_command(const char *name)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    for (size_t i = 0; i < OTHER_COUNT; i++)
        if (strcmp(name, others[i].name) == 0)
            return &others[i];
    return NULL;
}

static const char *command_name(const void *context, size_t index)
{
    (void)context;
    return index < COMMAND_COUNT                 ? commands[index].name
           : index < COMMAND_COUNT + OTHER_COUNT ? others[index - COMMAND_COUNT].name
                                                 : NULL;
}

static int say_no_command(const char *name)
{
    const char *nearest = nearest_word(name, command_name, NULL);

    if (nearest != NULL) {
        cli_say("tracediff: there is no command \"%s\"; did you mean \"tracediff %s\"?",
                name, nearest);
        return CLI_ERROR;
    }
    cli_say("tracediff: there is no command and no folder \"%s\"", name);
    fputc('\n', stderr);
    print_help(stderr);
    return CLI_ERROR;
}

static int say_version(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    print_version();
    return CLI_FINE;
}

/* `help COMMAND` is `COMMAND --help`. */
static int say_help(int argc, char **argv)
{
    const struct command *command = argc > 1 ? find_command(argv[1]) : NULL;
    char flag[] = "--help";

    if (argc > 1 && command == NULL)
        return say_no_command(argv[1]);
    if (command == NULL || command->summary == NULL) {
        print_help(stdout);
        return CLI_FINE;
    }
    return command->run(2, (char *[]){argv[1], flag, NULL});
}

/* Compares two folders or files: `argv` has these, and options. */
static int compare_places(int argc, char **argv)
{
    char name[] = "compare";
    char **longer = arena_new(cli_arena(), (size_t)argc + 2, sizeof *longer);

    longer[0] = name;
    memcpy(longer + 1, argv, (size_t)argc * sizeof *argv);
    return cli_compare(argc + 1, longer);
}

/* `argv` begins with the first word after the program's name. */
static int run(int argc, char **argv)
{
    const struct command *command = argc == 0 ? NULL : find_command(argv[0]);

    if (command != NULL)
        return command->run(argc, argv);
    if (argc == 0 && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return cli_start();
    if (argc == 0) {
        print_help(stderr);
        return CLI_ERROR;
    }
    if (!cli_is_place(argv[0]))
        return say_no_command(argv[0]);
    if (argc > 1)
        return compare_places(argc, argv);
    cli_say(
        "tracediff: to compare, name a second folder; \"tracediff serve %s\" shows one "
        "in the browser, \"tracediff analyse %s\" here",
        argv[0], argv[0]);
    return CLI_ERROR;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";

    machine_settle_memory(strcmp(name, "serve") == 0);
    arena_end_with(CLI_ERROR);
    json_begin();
    signal(SIGPIPE, SIG_IGN); /* a closed connection is an error of write() */
    if (strcmp(name, WORKER_COMMAND) == 0) /* a part of `serve`, not for users */
        _exit(worker_main(argc - 1, argv + 1));
    cli_end(run(argc - 1, argv + 1));
}
