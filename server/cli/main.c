/* tracediff: see README.md. */
#include "config.h"

#include "api/versions.h"
#include "base/build_id.h"
#include "base/machine.h"
#include "cli/cli.h"
#include "ingest/worker.h"

#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"serve", cli_serve, "the dashboard in the browser; ingests the folders named"},
    {"ingest", cli_ingest, "read folders of traces into the store"},
    {"compare", cli_compare, "what changed between two sets: table, JSON or CSV"},
    {"analyse", cli_analyse, "what the devices spend their time on, in one set or two"},
    {"export", cli_export, "the trace of a rank itself, with counters if you like"},
    {"list", cli_list, "the sets in the store"},
    {"remove", cli_remove, "remove sets from the store"},
    {"verify", cli_verify,
     "whether the stored sets are whole; repairs those that are not"},
};
#define COMMAND_COUNT (sizeof commands / sizeof commands[0])

static void print_help(FILE *out)
{
    fputs("tracediff compares sets of PyTorch profiler traces.\n\n"
          "usage: tracediff COMMAND [OPTIONS] …\n\n",
          out);
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].summary);
    fputs("\ntracediff COMMAND --help tells the options of a command; the manual is "
          "tracediff(1).\n",
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

/* What is left to write is written now, so that a full disk is told. A reader who went
 * away has enough. */
static int finish(int status)
{
    struct error error;

    if (fflush(stdout) == 0 || errno == EPIPE)
        return status;
    error_set_errno(&error, errno, "standard output");
    return cli_fail(&error);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";

    machine_settle_memory(strcmp(name, "serve") == 0);
    signal(SIGPIPE, SIG_IGN); /* a closed connection is an error of write() */
    json_object_seed(0);      /* before the first thread */
    if (strcmp(name, WORKER_COMMAND) == 0) /* a part of `serve`: nobody types it */
        _exit(worker_main(argc - 1, argv + 1));
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(name, commands[i].name) == 0)
            return finish(commands[i].run(argc - 1, argv + 1));
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        print_version();
        return finish(CLI_FINE);
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 ||
        strcmp(name, "help") == 0) {
        print_help(stdout);
        return finish(CLI_FINE);
    }
    if (*name != '\0') {
        cli_say("tracediff: there is no command \"%s\"", name);
        fputc('\n', stderr);
    }
    print_help(stderr);
    return CLI_ERROR;
}
