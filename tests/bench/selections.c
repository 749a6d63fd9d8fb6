/* Writes two sets of many ranks straight into the store, then times comparisons of them.
 *
 *     selections [--rounds N] [--ranks N] [--steps N] [--names N] [--aim MS]
 *                [--only SELECTION] --data DIR
 *
 * The sets hold what comparisons read: names, steps and the sums of every name in every
 * step. No events. A time is one compare_run(): finding the sets, the query, filters and
 * sorting; not the encoding as JSON. --aim is the aim of every selection; without it 20
 * ms where roll-ups answer alone and 100 ms otherwise. Judging every row anew has an aim
 * of its own; as kept from before it has that of the selection. "busy": the processor's
 * time kept the aim, the clock did not, because the machine did other things too. */
#include "../given.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/run.h"
#include "rounds.h"
#include "store/cache.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "store/store.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIST_BYTES 16384
#define JUDGED_AIM 1000 /* ms, of a test for every row over every rank and step */

struct shape {
    uint32_t ranks, steps, names;
};

struct options {
    struct shape shape;
    int rounds;
    double aim;
    const char *data, *only;
};

static int complain(const char *what, const struct error *error)
{
    fprintf(stderr, "selections: %s: %s\n", what, error->message);
    return -1;
}

/* ---- the sets ---- */

static uint64_t random_next(uint64_t *state)
{
    *state += 0x9E3779B97F4A7C15ULL;
    uint64_t value = (*state ^ *state >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
}

/* Two operators for each kernel; some names stand in one of the sets only. */
static bool make_ops(struct trace_recording *recording, const struct shape *shape,
                     bool test)
{
    struct strings *names = &recording->names;
    char text[160];

    strings_init(names, (size_t)64 << 20);
    strings_init(&recording->shapes, 1 << 20);
    recording->ops = calloc(shape->names, sizeof *recording->ops);
    if (recording->ops == NULL)
        return false;
    for (uint32_t i = 0; i < shape->names; i++) {
        bool kernel = i % 3 == 2;
        const char *category = kernel ? "kernel" : "cpu_op";
        uint32_t number = test && i % 20 == 7 ? i + 1000000 : i;
        int length = kernel ? snprintf(text, sizeof text,
                                       "void at::native::vectorized_kernel_%u<%u, "
                                       "at::native::Functor_%u<float>>(int, float*)",
                                       number / 6, 4 + number % 4, number)
                            : snprintf(text, sizeof text, "aten::operator_%05u", number);
        struct trace_op *op = &recording->ops[recording->op_count++];

        op->name = strings_add(names, text, (size_t)length);
        op->category = strings_add(names, category, strlen(category));
        op->side = kernel ? TRACE_DEVICE : TRACE_HOST;
        op->kind = kernel ? TRACE_KIND_COMPUTATION : TRACE_KIND_NONE;
        if (op->name == STRINGS_NONE || op->category == STRINGS_NONE)
            return false;
    }
    return true;
}

static bool make_steps(struct trace_recording *recording, const struct shape *shape)
{
    uint32_t count = shape->steps + 1;

    recording->has_steps = true;
    recording->step_count = count;
    recording->steps = calloc(count, sizeof *recording->steps);
    recording->cells = calloc((size_t)count * shape->names, sizeof *recording->cells);
    recording->cell_begin = calloc((size_t)count + 1, sizeof *recording->cell_begin);
    recording->metadata = strdup("{}");
    if (recording->steps == NULL || recording->cells == NULL ||
        recording->cell_begin == NULL || recording->metadata == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        recording->steps[i] = (struct trace_step){.pseudo = i == 0,
                                                  .number = i == 0 ? 0 : 99 + (int)i,
                                                  .ts = (int64_t)1e18 + i * 100000000,
                                                  .dur = 100000000,
                                                  .has_parts = true,
                                                  .idle = 100000000};
        recording->cell_begin[i + 1] = (size_t)(i + 1) * shape->names;
    }
    return true;
}

/* The sums of every step of one rank; the pseudo-step has those of all. */
static void make_cells(struct trace_recording *recording, const struct shape *shape,
                       uint32_t rank, bool test)
{
    uint64_t state = (uint64_t)rank * 2 + test;

    for (uint32_t i = 0; i < shape->names; i++)
        recording->cells[i] = (struct trace_cell){.op = i, .min = INT64_MAX};
    for (uint32_t step = 1; step <= shape->steps; step++)
        for (uint32_t i = 0; i < shape->names; i++) {
            struct trace_cell *cell = &recording->cells[(size_t)step * shape->names + i];
            struct trace_cell *all = &recording->cells[i];
            int64_t mean = 2000 + (int64_t)(i % 97) * 1543 + (test ? i % 11 * 30 : 0);
            uint64_t random = random_next(&state);

            cell->op = i;
            cell->count = 1 + i % 40;
            cell->min = mean - (int64_t)(random % 900);
            cell->max = mean + (int64_t)(random >> 32 & 0xFFFFF);
            cell->total = (int64_t)cell->count * mean + (int64_t)(random >> 52);
            cell->self =
                recording->ops[i].side == TRACE_HOST ? cell->total / 2 : cell->total;
            all->count += cell->count;
            all->total += cell->total;
            all->self += cell->self;
            all->min = cell->min < all->min ? cell->min : all->min;
            all->max = cell->max > all->max ? cell->max : all->max;
        }
    recording->hash[0] = rank + 1;
    recording->hash[1] = test;
    recording->disk_hash[0] = rank + 1;
    recording->disk_hash[1] = test;
    recording->rank = rank;
    recording->rank_source = TRACE_RANK_STATED;
    recording->raw_bytes = recording->disk_bytes = 1;
    recording->base_time_known = true;
}

static int add_files(struct set_writer *writer, struct trace_recording *recording,
                     const struct shape *shape, bool test, struct set_file_place *places,
                     struct error *error)
{
    char name[40];
    int result = 0;

    for (uint32_t rank = 0; rank < shape->ranks && result == 0; rank++) {
        make_cells(recording, shape, rank, test);
        snprintf(name, sizeof name, "rank-%05u.json.gz", rank);
        places[rank] = (struct set_file_place){
            .file = rank, .rank = rank, .rank_source = TRACE_RANK_STATED};
        result = set_writer_add(writer, rank, name, recording, error);
    }
    return result;
}

static int write_set(struct store *store, const struct shape *shape, bool test,
                     const char *label)
{
    struct trace_recording *recording = calloc(1, sizeof *recording);
    struct set_file_place *places = calloc(shape->ranks, sizeof *places);
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    struct set_contents contents = {0};
    struct set_info info = {0};
    struct error error = {.message = "out of memory"};
    int64_t start = clock_monotonic_ns();
    bool already_stored;
    char id[33];
    int result = -1;

    if (recording != NULL && places != NULL && make_ops(recording, shape, test) &&
        make_steps(recording, shape))
        result = set_draft_make(store, &draft, &error);
    if (result == 0)
        result = set_writer_open(set_draft_path(draft), &writer, &error);
    if (result == 0)
        result = add_files(writer, recording, shape, test, places, &error);
    if (result == 0)
        result =
            set_writer_finish(writer, places, shape->ranks, label, &contents, &error);
    else
        set_writer_abort(writer);
    if (result == 0)
        result =
            set_draft_publish(draft, &contents, label, NULL, id, &already_stored, &error);
    else
        set_draft_discard(draft);
    set_contents_free(&contents);
    if (result == 0)
        result = store_find_set(store, id, &info, &error);
    if (result == 0)
        printf("  %s: %.1f MB, %.1f bytes a cell, written in %.1f s\n", label,
               (double)info.stored_bytes / 1e6,
               (double)info.stored_bytes /
                   ((double)shape->ranks * (shape->steps + 1) * shape->names),
               (double)(clock_monotonic_ns() - start) / 1e9);
    set_info_free(&info);
    trace_recording_free(recording);
    free(places);
    return result == 0 ? 0 : complain(label, &error);
}

/* ---- the selections ---- */

/* Whether rows are judged (p, q, verdict): not, anew each time, or as kept from before.
 */
enum judging { NOT_JUDGED, JUDGED_ANEW, JUDGED_BEFORE };

struct selected {
    const char *label;
    char ranks[LIST_BYTES], steps[LIST_BYTES];
    const char *short_names, *device;
    enum judging judging;
};

/* Every `stride`-th number of count, `first` on. */
static void list_numbers(char *out, uint32_t first, uint32_t count, uint32_t stride)
{
    size_t length = 0;

    for (uint32_t i = 0; i < count && length < LIST_BYTES - 16; i += stride)
        length += (size_t)snprintf(out + length, LIST_BYTES - length, "%s%u",
                                   i == 0 ? "" : ",", first + i);
}

/* What answered a side: how many blobs of which tables. */
static void describe(const struct cover *cover, char *out, size_t size, bool *rolled_up)
{
    *rolled_up = cover->scope != NULL || cover->steps.count <= 1;
    if (cover->scope != NULL)
        snprintf(out, size, "op_set '%s'", cover->scope);
    else
        snprintf(out, size, "%zu op_file, %zu op_number, %zu step_cells",
                 cover->files.count, cover->numbers.count, cover->steps.count);
}

static int explain(struct store *store, const struct compare_result *result, char *out,
                   size_t size, bool *rolled_up, struct error *error)
{
    const struct selection *selection = &result->selection[PAIR_CONTROL];
    uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);
    struct set_pair *pair = NULL;

    if (steps == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++)
        steps[i] = result->view[PAIR_CONTROL].steps[selection->steps[i]].id;
    int failed = set_pair_open(store, result->info[PAIR_CONTROL].id,
                               result->info[PAIR_TEST].id, 0, &pair, error);
    if (failed == 0)
        failed = set_pair_select(pair, PAIR_CONTROL, steps, selection->step_count, error);
    if (failed == 0)
        describe(set_pair_cover(pair, PAIR_CONTROL), out, size, rolled_up);
    set_pair_close(pair);
    free(steps);
    return failed;
}

static int measure(struct store *store, const struct options *options,
                   const struct selected *selected, bool *missed)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct error refused = {0};
    const struct given_parameters *given = GIVEN(
        {"control", "bench control"}, {"test", "bench test"},
        {"control_ranks", selected->ranks}, {"test_ranks", selected->ranks},
        {"control_steps", selected->steps}, {"test_steps", selected->steps},
        {"use_short_name", selected->short_names}, {"device_type", selected->device},
        {"significance", selected->judging == NOT_JUDGED ? "false" : "true"});
    double ms[ROUNDS_MAX], cpu_ms[ROUNDS_MAX];
    char answered[100];
    bool rolled_up = false;
    size_t rows = 0, samples = 0;

    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &refused) != 0)
        return complain(selected->label, &refused);
    for (int round = -1; round < options->rounds; round++) { /* the first warms up */
        struct compare_result result;
        struct error error = {0};

        if (selected->judging == JUDGED_ANEW)
            cache_prune(store, 0);
        int64_t start = clock_monotonic_ns(), cpu_start = rounds_cpu_ns();
        if (compare_run(store, &request, &result, &error) != 0)
            return complain(selected->label, &error);
        if (round >= 0) {
            ms[round] = (double)(clock_monotonic_ns() - start) / 1e6;
            cpu_ms[round] = (double)(rounds_cpu_ns() - cpu_start) / 1e6;
        }
        rows = result.row_count;
        samples = result.selection[PAIR_CONTROL].step_count;
        int failed = round >= 0 ? 0
                                : explain(store, &result, answered, sizeof answered,
                                          &rolled_up, &error);
        compare_result_free(&result);
        if (failed != 0)
            return complain(selected->label, &error);
    }
    struct spread spread = rounds_spread(ms, options->rounds);
    double aim = options->aim > 0 ? options->aim : rolled_up ? 20 : 100;
    if (selected->judging == JUDGED_ANEW)
        aim = JUDGED_AIM;
    double cpu = rounds_spread(cpu_ms, options->rounds).median;
    printf("  %-36s %8zu %6zu %9.1f %9.1f – %-9.1f %7.1f %5.0f %-6s %s\n",
           selected->label, samples, rows, spread.median, spread.least, spread.most, cpu,
           aim,
           spread.median <= aim ? ""
           : cpu <= aim         ? "busy"
                                : "MISSED",
           answered);
    *missed = *missed || (spread.median > aim && cpu > aim);
    return 0;
}

static int measure_all(struct store *store, const struct options *options)
{
    const struct shape *shape = &options->shape;
    static char half[LIST_BYTES], odd[LIST_BYTES], most[LIST_BYTES];
    static char some_steps[LIST_BYTES], most_steps[LIST_BYTES], odd_steps[LIST_BYTES];
    bool missed = false;

    snprintf(half, sizeof half, "0-%u", shape->ranks / 2 - 1);
    snprintf(most, sizeof most, "1-%u", shape->ranks - 1);
    list_numbers(odd, 0, shape->ranks, 2);
    snprintf(some_steps, sizeof some_steps, "101,103,104");
    snprintf(most_steps, sizeof most_steps, "101-%u", 99 + shape->steps);
    list_numbers(odd_steps, 100, shape->steps, 2);
    const struct {
        const char *label, *ranks, *steps, *short_names, *device;
        enum judging judging;
    } kinds[] = {
        {"all ranks, all steps", "all", "all", NULL, NULL, NOT_JUDGED},
        {"all, all, short names", "all", "all", "true", NULL, NOT_JUDGED},
        {"all, all, GPU", "all", "all", NULL, "GPU", NOT_JUDGED},
        {"all, any", "all", "any", NULL, NULL, NOT_JUDGED},
        {"first, first", "first", "first", NULL, NULL, NOT_JUDGED},
        {"one rank, one step", "5", "103", NULL, NULL, NOT_JUDGED},
        {"one rank, all steps", "5", "all", NULL, NULL, NOT_JUDGED},
        {"all ranks, one step", "all", "103", NULL, NULL, NOT_JUDGED},
        {"all ranks, three steps", "all", some_steps, NULL, NULL, NOT_JUDGED},
        {"half of the ranks, all steps", half, "all", NULL, NULL, NOT_JUDGED},
        {"every second rank, all steps", odd, "all", NULL, NULL, NOT_JUDGED},
        {"all ranks but one, all steps", most, "all", NULL, NULL, NOT_JUDGED},
        {"half of the ranks, three steps", half, some_steps, NULL, NULL, NOT_JUDGED},
        {"every second rank and step", odd, odd_steps, NULL, NULL, NOT_JUDGED},
        {"half of the ranks, any", half, "any", NULL, NULL, NOT_JUDGED},
        {"all ranks but one, all steps but one", most, most_steps, NULL, NULL,
         NOT_JUDGED},
        {"all, all, significance", "all", "all", NULL, NULL, JUDGED_ANEW},
        {"the same, kept from before", "all", "all", NULL, NULL, JUDGED_BEFORE},
    };

    printf("  %-36s %8s %6s %9s %9s – %-9s %7s %5s %-6s %s\n", "selection (both sides)",
           "samples", "rows", "median ms", "min", "max", "cpu ms", "aim", "",
           "answered by");
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        static struct selected selected;

        if (options->only != NULL && strcmp(options->only, kinds[i].label) != 0)
            continue;
        selected.label = kinds[i].label;
        snprintf(selected.ranks, sizeof selected.ranks, "%s", kinds[i].ranks);
        snprintf(selected.steps, sizeof selected.steps, "%s", kinds[i].steps);
        selected.short_names = kinds[i].short_names;
        selected.device = kinds[i].device;
        selected.judging = kinds[i].judging;
        if (measure(store, options, &selected, &missed) != 0)
            return -1;
    }
    if (missed)
        puts("  an aim was MISSED");
    return 0;
}

static int read_options(int argc, char **argv, struct options *options)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *value = argv[i + 1];

        if (strcmp(argv[i], "--rounds") == 0)
            options->rounds = atoi(value);
        else if (strcmp(argv[i], "--ranks") == 0)
            options->shape.ranks = (uint32_t)atoi(value);
        else if (strcmp(argv[i], "--steps") == 0)
            options->shape.steps = (uint32_t)atoi(value);
        else if (strcmp(argv[i], "--names") == 0)
            options->shape.names = (uint32_t)atoi(value);
        else if (strcmp(argv[i], "--aim") == 0)
            options->aim = atof(value);
        else if (strcmp(argv[i], "--only") == 0)
            options->only = value;
        else if (strcmp(argv[i], "--data") == 0)
            options->data = value;
        else
            return -1;
    }
    const struct shape *shape = &options->shape;
    return options->data != NULL && options->rounds >= 1 &&
                   options->rounds <= ROUNDS_MAX && shape->ranks >= 8 &&
                   shape->ranks <= 2048 && shape->steps >= 5 && shape->steps <= 1000 &&
                   shape->names >= 1 && shape->names <= 100000
               ? 0
               : -1;
}

int main(int argc, char **argv)
{
    struct options options = {.shape = {512, 10, 1500}, .rounds = 5};
    struct store *store = NULL;
    struct error error = {0};

    if (argc % 2 == 0 || read_options(argc, argv, &options) != 0) {
        fputs("usage: selections [--rounds N] [--ranks N] [--steps N] [--names N]\n"
              "                  [--aim MS] [--only SELECTION] --data DIR\n",
              stderr);
        return 2;
    }
    if (store_open(options.data, STORE_SHARED, NULL, &store, &error) != 0)
        return complain(options.data, &error) != 0;
    int result = write_set(store, &options.shape, false, "bench control");
    if (result == 0)
        result = write_set(store, &options.shape, true, "bench test");
    if (result == 0)
        result = measure_all(store, &options);
    store_close(store);
    return result == 0 ? 0 : 1;
}
