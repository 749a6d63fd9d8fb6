/* Writes the sample of four ranks: blocks.h says what is trained, and what changes.
 *
 *     ranks --output DIR [--variant control|test] [--steps N] [--seed N] [--gzip]
 *
 * Same options, same bytes (of the JSON). */
#include "blocks.h"
#include "trace_file.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { RANKS = 4, STEPS_MAX = 1000, FIRST_STEP = 5 };
#define START_NS INT64_C(5210688204417000) /* since the base time */
#define TEST_LATER_NS INT64_C(1873551208000)

enum { GROUP_EVERYONE, GROUP_SHARDS };
static const struct group groups[] = {{"0", "default_pg"}, {"1", "mesh_fsdp"}};

enum { GATHER, SCATTER, REDUCE };
static const struct kernel nccl_kernels[] = {
    [GATHER] = {"ncclDevKernel_AllGather_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
                LAUNCH_KERNEL_EXC,
                96,
                83968,
                {16, 1, 1},
                {544, 1, 1},
                3,
                0},
    [SCATTER] = {"ncclDevKernel_ReduceScatter_Sum_bf16_RING_LL"
                 "(ncclDevKernelArgsStorage<4096ul>)",
                 LAUNCH_KERNEL_EXC,
                 96,
                 83968,
                 {16, 1, 1},
                 {544, 1, 1},
                 3,
                 0},
    [REDUCE] = {"ncclDevKernel_AllReduce_Sum_f32_TREE_LL"
                "(ncclDevKernelArgsStorage<4096ul>)",
                LAUNCH_KERNEL_EXC,
                96,
                83968,
                {1, 1, 1},
                {512, 1, 1},
                0,
                0}};
static const struct collective_kind kinds[] = {
    [GATHER] = {.name = "_allgather_base",
                .dtype = "BFloat16",
                .output_larger = true,
                .operator_name = "c10d::_allgather_base_",
                .annotation = "nccl:_all_gather_base",
                .kernel = &nccl_kernels[GATHER]},
    [SCATTER] = {.name = "_reduce_scatter_base",
                 .dtype = "BFloat16",
                 .input_larger = true,
                 .operator_name = "c10d::_reduce_scatter_base_",
                 .annotation = "nccl:_reduce_scatter_base",
                 .kernel = &nccl_kernels[SCATTER]},
    [REDUCE] = {.name = "allreduce",
                .dtype = "Float",
                .operator_name = "c10d::allreduce_",
                .annotation = "nccl:all_reduce",
                .kernel = &nccl_kernels[REDUCE]}};

/* 64 kB/µs for the bytes that a rank sends and receives, 19 µs before the first. */
static void collective(struct model *model, unsigned group, unsigned kind,
                       int64_t elements)
{
    int64_t size = kind == REDUCE ? 4 : 2;
    machine_collective(model->machine, &kinds[kind], &groups[group],
                       model->group_number[group]++, elements,
                       19000 + elements * size * (RANKS - 1) / 320);
}

static void gather(struct model *model)
{
    collective(model, GROUP_SHARDS, GATHER, model_block_parameters(model) / RANKS);
}

static void load(struct model *model, const char *step_name)
{
    struct machine *m = model->machine;
    m->thread = THREAD_MAIN;
    machine_change_pace(m);
    machine_begin(m, EVENT_USER_ANNOTATION, step_name, NULL);
    machine_begin(m, EVENT_USER_ANNOTATION,
                  "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", NULL);
    machine_work(m, 21000);
    machine_end(m);
    machine_begin(m, EVENT_CPU_OP, "aten::to", "l[2,2048] n n n n");
    machine_begin(m, EVENT_CPU_OP, "aten::copy_", "l[2,2048] l[2,2048] s=True");
    model->tokens = model_allocate(model, TOKENS * 8);
    machine_copy(m, "Memcpy HtoD (Pinned -> Device)", TOKENS * 8, 23800, false);
    machine_end(m);
    machine_end(m);
    machine_begin(m, EVENT_PYTHON, "nn.Module: Transformer_0", NULL);
    model_embed(model);
    gather(model);
}

static void first_block(struct model *model, const char *step_name)
{
    (void)step_name;
    machine_wait_for_collectives(model->machine);
    gather(model); /* of the second block */
    model_block_forward(model, 0);
}

static void second_block(struct model *model, const char *step_name)
{
    struct machine *m = model->machine;
    (void)step_name;
    machine_wait_for_collectives(m);
    model_block_forward(model, 1);
    model_loss(model);
    machine_end(m); /* Transformer_0 */
    m->threads[THREAD_AUTOGRAD].now = m->threads[THREAD_MAIN].now + 21000;
    m->thread = THREAD_AUTOGRAD;
    model_loss_backward(model);
    model_block_backward(model, 1);
    collective(model, GROUP_SHARDS, SCATTER, model_block_parameters(model) / RANKS);
}

static void first_block_backward(struct model *model, const char *step_name)
{
    struct machine *m = model->machine;
    (void)step_name;
    model_block_backward(model, 0);
    model_embed_backward(model);
    collective(model, GROUP_SHARDS, SCATTER, model_block_parameters(model) / RANKS);
    m->thread = THREAD_MAIN;
    m->threads[THREAD_MAIN].now = m->threads[THREAD_AUTOGRAD].now + 17000;
}

static void norm_of_gradients(struct model *model, const char *step_name)
{
    (void)step_name;
    machine_wait_for_collectives(model->machine);
    model_operator(model, "aten::_foreach_norm", "n n n n", blocks_kernel(BLOCKS_NORM),
                   blocks_elementwise_ns(model_block_parameters(model)), 0, NULL);
    collective(model, GROUP_EVERYONE, REDUCE, 1);
}

static void optimize(struct model *model, const char *step_name)
{
    struct machine *m = model->machine;
    (void)step_name;
    machine_wait_for_collectives(m);
    machine_begin(m, EVENT_USER_ANNOTATION, "Optimizer.step#AdamW.step", NULL);
    machine_work(m, 31000);
    model_operator(model, "aten::_fused_adamw_", "n n n n", blocks_kernel(BLOCKS_ADAMW),
                   blocks_elementwise_ns(model_block_parameters(model) * 7), 0, NULL);
    machine_end(m);
    machine_begin(m, EVENT_CPU_OP, "aten::item", "b[]");
    machine_copy(m, "Memcpy DtoH (Device -> Pinned)", 2, 2, false);
    machine_synchronize(m);
    machine_end(m);
    model_release(model, &model->tokens);
    machine_end(m); /* ProfilerStep */
    machine_copy_annotations(m);
    machine_work(m, 42000); /* the profiler's own step() */
}

static void simulate(struct machine *machines, struct model *models, uint32_t steps,
                     char (*step_names)[40])
{
    static void (*const parts[])(struct model *, const char *) = {
        load,     first_block, second_block, first_block_backward, norm_of_gradients,
        optimize,
    };
    for (uint32_t step = 0; step < steps; step++) {
        snprintf(step_names[step], sizeof step_names[step], "ProfilerStep#%u",
                 FIRST_STEP + step);
        for (size_t part = 0; part < sizeof parts / sizeof parts[0]; part++) {
            for (uint32_t r = 0; r < RANKS; r++)
                parts[part](&models[r], step_names[step]);
            machines_settle(machines, RANKS);
        }
    }
}

static int write_files(const char *folder, const struct machine *machines, bool gzip,
                       int64_t start)
{
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "ranks: %s: %s\n", folder, strerror(errno));
        return -1;
    }
    for (uint32_t r = 0; r < RANKS; r++) {
        const struct machine *machine = &machines[r];
        char path[4096];
        int64_t end = TRACE_BASE_NS + machine->threads[THREAD_MAIN].now;
        int length = snprintf(
            path, sizeof path, "%s/trainer-0_%u.%" PRId64 ".pt.trace.json%s", folder,
            machine->threads[THREAD_MAIN].tid, end + 611000000, gzip ? ".gz" : "");
        if (machine->failed || length < 0 || (size_t)length >= sizeof path ||
            trace_file_write(machine, path, gzip, start - 1400000) < 0)
            return -1;
    }
    return 0;
}

static int make(const char *folder, bool test, uint64_t seed, uint32_t steps, bool gzip)
{
    struct machine machines[RANKS];
    struct model models[RANKS];
    static char step_names[STEPS_MAX][40];
    int64_t start = START_NS + (test ? TEST_LATER_NS : 0);
    for (uint32_t r = 0; r < RANKS; r++) {
        struct model *model = &models[r];
        *model = (struct model){
            .machine = &machines[r], .test = test, .hidden = test ? 6144 : 5632};
        machine_init(&machines[r], r, RANKS, test, seed, start);
        machines[r].compact = true;
        machines[r].host_tick = 1000;
        machines[r].device_tick = 1000;
        for (unsigned i = 0; i < THREAD_COUNT; i++)
            machines[r].threads[i].now -= machines[r].threads[i].now % 1000;
        machines[r].more_group = &groups[GROUP_SHARDS];
        model->group_number[GROUP_EVERYONE] = 31;
        model->group_number[GROUP_SHARDS] = 121;
        int64_t parameters =
            BLOCKS * model_block_parameters(model) + 2 * VOCABULARY * WIDTH;
        /* Gathered weights and gradients; of its share a rank has three more copies. */
        allocator_init(&model->allocator, r, parameters * 4 + parameters / RANKS * 12);
    }
    simulate(machines, models, steps, step_names);
    int result = write_files(folder, machines, gzip, start);
    for (uint32_t r = 0; r < RANKS; r++)
        machine_free(&machines[r]);
    return result;
}

int main(int argc, char **argv)
{
    static const struct option known[] = {{"output", required_argument, NULL, 'o'},
                                          {"variant", required_argument, NULL, 'v'},
                                          {"steps", required_argument, NULL, 's'},
                                          {"seed", required_argument, NULL, 'd'},
                                          {"gzip", no_argument, NULL, 'z'},
                                          {NULL, 0, NULL, 0}};
    const char *folder = NULL, *variant = "control";
    unsigned long steps = 10, seed = 1;
    bool gzip = false, bad = false;
    int option;
    while ((option = getopt_long(argc, argv, "", known, NULL)) != -1) {
        switch (option) {
        case 'o':
            folder = optarg;
            break;
        case 'v':
            variant = optarg;
            break;
        case 's':
            steps = strtoul(optarg, NULL, 10);
            break;
        case 'd':
            seed = strtoul(optarg, NULL, 10);
            break;
        case 'z':
            gzip = true;
            break;
        default:
            bad = true;
        }
    }
    bool test = strcmp(variant, "test") == 0;
    if (bad || folder == NULL || optind != argc || steps == 0 || steps > STEPS_MAX ||
        (!test && strcmp(variant, "control") != 0)) {
        fputs("usage: ranks --output DIR [--variant control|test] [--steps N] [--seed N] "
              "[--gzip]\n",
              stderr);
        return 2;
    }
    return make(folder, test, seed, (uint32_t)steps, gzip) == 0 ? 0 : 1;
}
