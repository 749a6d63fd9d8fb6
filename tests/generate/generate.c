/* Writes imagined but faithful training traces: the sample set, and inputs of any size.
 *
 *     generate --output DIR [--variant control|test] [--ranks N] [--steps N] [--seed N]
 *              [--data N] [--gzip] [--names N] [--events N]
 *
 * --data: what the program works on; some kernels depend on it. Same options, same bytes
 * (of the JSON). --events pads every file to at least N trace events with operators of
 * --names different names. All ranks stand in memory until they are written, about 90
 * bytes an event. */
#include "trace_file.h"
#include "train.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FIRST_STEP 5 /* two steps of waiting and three of warm-up came before */
#define START_NS INT64_C(4310688204417000) /* since the base time */
#define RANKS_MAX 4096
#define STEPS_MAX 10000

struct options {
    const char *output;
    bool test, gzip;
    uint32_t ranks, steps, names;
    uint64_t seed, data, events;
};

static int usage(void)
{
    fputs(
        "usage: generate --output DIR [--variant control|test] [--ranks N] [--steps N]\n"
        "                [--seed N] [--data N] [--gzip] [--names N] [--events N]\n",
        stderr);
    return -1;
}

static int parse_number(const char *text, uint64_t maximum, uint64_t *value)
{
    char *end;
    errno = 0;
    *value = strtoull(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || text[0] == '-' || *value > maximum) {
        fprintf(stderr, "generate: %s: not a number up to %" PRIu64 "\n", text, maximum);
        return -1;
    }
    return 0;
}

static int parse_options(int argc, char **argv, struct options *options)
{
    static const struct option known[] = {{"output", required_argument, NULL, 'o'},
                                          {"variant", required_argument, NULL, 'v'},
                                          {"ranks", required_argument, NULL, 'r'},
                                          {"steps", required_argument, NULL, 's'},
                                          {"seed", required_argument, NULL, 'd'},
                                          {"data", required_argument, NULL, 'a'},
                                          {"gzip", no_argument, NULL, 'z'},
                                          {"names", required_argument, NULL, 'n'},
                                          {"events", required_argument, NULL, 'e'},
                                          {NULL, 0, NULL, 0}};
    *options = (struct options){.ranks = 2, .steps = 6, .seed = 1, .names = 100};
    uint64_t ranks = 2, steps = 6, names = 100;
    int option, bad = 0;
    while ((option = getopt_long(argc, argv, "", known, NULL)) != -1) {
        switch (option) {
        case 'o':
            options->output = optarg;
            break;
        case 'z':
            options->gzip = true;
            break;
        case 'r':
            bad |= parse_number(optarg, RANKS_MAX, &ranks);
            break;
        case 's':
            bad |= parse_number(optarg, STEPS_MAX, &steps);
            break;
        case 'n':
            bad |= parse_number(optarg, 1000000, &names);
            break;
        case 'd':
            bad |= parse_number(optarg, UINT64_MAX, &options->seed);
            break;
        case 'a':
            bad |= parse_number(optarg, UINT64_MAX, &options->data);
            break;
        case 'e':
            bad |= parse_number(optarg, 1000000000, &options->events);
            break;
        case 'v':
            options->test = strcmp(optarg, "test") == 0;
            bad |= !options->test && strcmp(optarg, "control") != 0;
            break;
        default:
            bad = 1;
        }
    }
    options->ranks = (uint32_t)ranks;
    options->steps = (uint32_t)steps;
    options->names = (uint32_t)names;
    if (bad != 0 || options->output == NULL || optind != argc || ranks == 0 ||
        steps == 0 || names == 0)
        return usage();
    return 0;
}

static int make_padding(struct padding *padding, size_t names)
{
    enum { NAME_SIZE = 80 };
    padding->names = names;
    padding->kernels = calloc(names, sizeof *padding->kernels);
    padding->op_names = calloc(names, sizeof *padding->op_names);
    char *texts = calloc(names, NAME_SIZE);
    if (padding->kernels == NULL || padding->op_names == NULL || texts == NULL) {
        free(texts);
        return -1;
    }
    for (size_t i = 0; i < names; i++) {
        char *text = texts + i * NAME_SIZE;
        snprintf(text, NAME_SIZE, "void padding::kernel_%05zu<float, %zu>(float*, int)",
                 i, 32 + i % 7 * 32);
        snprintf(padding->op_names[i], sizeof padding->op_names[i], "padding::op_%05zu",
                 i);
        padding->kernels[i] = (struct kernel){.name = text,
                                              .registers = 32,
                                              .grid = {1024, 1, 1},
                                              .block = {128, 1, 1},
                                              .occupancy = 50,
                                              .duration = 2000 + (int64_t)(i % 97) * 150};
    }
    return 0;
}

static void free_padding(struct padding *padding)
{
    if (padding->kernels != NULL)
        free((void *)(uintptr_t)padding->kernels[0].name);
    free(padding->kernels);
    free(padding->op_names);
}

/* How many calls of padding the next step needs, so that the last one reaches the aim. */
static size_t padding_calls(const struct options *options, const struct machine *machine,
                            uint32_t step)
{
    enum { ROWS_PER_CALL = 5 }; /* operator, launch, kernel, both ends of the arrow */
    uint64_t aim = options->events / options->steps * (step + 1);
    if (step + 1 == options->steps)
        aim = options->events;
    if (aim <= machine->row_count)
        return 0;
    return (size_t)((aim - machine->row_count + ROWS_PER_CALL - 1) / ROWS_PER_CALL);
}

static void simulate(const struct options *options, struct machine *machines,
                     struct train *trains, const struct padding *padding,
                     char (*step_names)[40])
{
    for (uint32_t step = 0; step < options->steps; step++) {
        snprintf(step_names[step], sizeof step_names[step], "ProfilerStep#%u",
                 FIRST_STEP + step);
        for (uint32_t r = 0; r < options->ranks; r++)
            train_step_begin(&trains[r], step_names[step]);
        machines_finish_collectives(machines, options->ranks);
        for (uint32_t r = 0; r < options->ranks; r++)
            train_step_end(&trains[r], padding,
                           padding_calls(options, &machines[r], step));
    }
}

static int write_files(const struct options *options, const struct machine *machines,
                       int64_t start)
{
    if (mkdir(options->output, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "generate: %s: %s\n", options->output, strerror(errno));
        return -1;
    }
    for (uint32_t r = 0; r < options->ranks; r++) {
        const struct machine *machine = &machines[r];
        char path[4096];
        if (machine->failed) {
            fputs("generate: out of memory\n", stderr);
            return -1;
        }
        int64_t end = TRACE_BASE_NS + machine->threads[THREAD_MAIN].now;
        int length =
            snprintf(path, sizeof path, "%s/trainer-0_%u.%" PRId64 ".pt.trace.json%s",
                     options->output, machine->threads[THREAD_MAIN].tid, end + 611000000,
                     options->gzip ? ".gz" : "");
        if (length < 0 || (size_t)length >= sizeof path ||
            trace_file_write(machine, path, options->gzip, start - 1400000) < 0)
            return -1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct options options;
    if (parse_options(argc, argv, &options) < 0)
        return 2;
    struct padding padding = {0};
    struct machine *machines = calloc(options.ranks, sizeof *machines);
    struct train *trains = calloc(options.ranks, sizeof *trains);
    char(*step_names)[40] = calloc(options.steps, sizeof *step_names);
    int result = -1;
    if (machines != NULL && trains != NULL && step_names != NULL &&
        make_padding(&padding, options.names) == 0) {
        int64_t start = START_NS + (options.test ? INT64_C(1873551208000) : 0);
        for (uint32_t r = 0; r < options.ranks; r++) {
            machine_init(&machines[r], r, options.ranks, options.test, options.seed,
                         start);
            machines[r].data = options.data;
            trains[r].machine = &machines[r];
        }
        simulate(&options, machines, trains, &padding, step_names);
        result = write_files(&options, machines, start);
        for (uint32_t r = 0; r < options.ranks; r++)
            machine_free(&machines[r]);
    } else {
        fputs("generate: out of memory\n", stderr);
    }
    free_padding(&padding);
    free(machines);
    free(trains);
    free(step_names);
    return result == 0 ? 0 : 1;
}
