/* See planted_text.h. */
#include "planted_text.h"

#include <stdio.h>

/* Times in µs. */
struct machine {
    struct buffer *out;
    const struct planted_options *options;
    struct chance chance;
    double host, device, network; /* when each has nothing to do any more */
    int correlation, step;
    double slower; /* of kernels, as a factor */
};

static double noisy(struct machine *machine, double us)
{
    return us * (0.995 + 0.01 * chance_below(&machine->chance, 1000) / 1000);
}

static void row(struct machine *machine, const char *category, const char *name, int tid,
                double ts, double dur, const char *args)
{
    char begin[32], length[32];

    snprintf(begin, sizeof begin, "%.3f", ts);
    snprintf(length, sizeof length, "%.3f", dur);
    add_event(machine->out, category, name, tid < 7 ? 1 : 0, tid, begin, length, args);
}

static bool plants(const struct machine *machine, enum planted what)
{
    return machine->options->what == what;
}

/* The row that runs on a stream, launched at the host's time. */
static void launch(struct machine *machine, const char *category, const char *kernel,
                   int stream, double us, const char *more)
{
    char args[160];
    double *free = stream == 7 ? &machine->device : &machine->network;
    double length = noisy(machine, plants(machine, PLANTED_LAUNCHES) ? 34 : 4);

    snprintf(args, sizeof args, "\"correlation\":%d", ++machine->correlation);
    row(machine, "cuda_runtime",
        category[0] == 'g' ? "cudaMemcpyAsync" : "cudaLaunchKernel", 1, machine->host,
        length, args);
    machine->host += length;
    double start = machine->host + 2 > *free ? machine->host + 2 : *free;
    us = noisy(machine, us);
    snprintf(args, sizeof args, "\"correlation\":%d,\"device\":0,\"stream\":%d%s",
             machine->correlation, stream, more);
    row(machine, category, kernel, stream, start, us, args);
    *free = start + us;
}

static void wait_for(struct machine *machine, double until)
{
    double from = machine->host;

    machine->host = (until > from ? until : from) + 3;
    row(machine, "cuda_runtime", "cudaStreamSynchronize", 1, from, machine->host - from,
        NULL);
}

static void call(struct machine *machine, const char *name, double host_us,
                 const char *kernel, double kernel_us)
{
    char shapes[80];
    double from = machine->host;

    snprintf(shapes, sizeof shapes, "\"Input Dims\":[[%d,64],[64,64]]",
             plants(machine, PLANTED_WORK) ? 32 : 8);
    machine->host += noisy(machine, host_us);
    launch(machine, "kernel", kernel, 7, kernel_us * machine->slower, "");
    machine->host += noisy(machine, 3);
    row(machine, "cpu_op", name, 1, from, machine->host - from, shapes);
    machine->host += noisy(machine, 2);
}

static void copy(struct machine *machine)
{
    double from = machine->host;
    bool larger = plants(machine, PLANTED_COPIES);

    machine->host += 5;
    launch(machine, "gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", 7,
           larger ? 900 : 100, larger ? ",\"bytes\":9000000" : ",\"bytes\":1000000");
    machine->host += 3;
    row(machine, "cpu_op", "aten::copy_", 1, from, machine->host - from, NULL);
}

static void load_input(struct machine *machine)
{
    double us = noisy(machine, plants(machine, PLANTED_INPUT) ? 900 : 100);

    row(machine, "user_annotation", "enumerate(DataLoader)#_SingleProcessDataLoaderIter",
        1, machine->host, us, NULL);
    machine->host += us;
}

static void communicate(struct machine *machine)
{
    const struct planted_options *options = machine->options;
    double us = plants(machine, PLANTED_TRANSFER) ? 900 : 400;
    double from = machine->host;

    if ((plants(machine, PLANTED_RANK) || plants(machine, PLANTED_RANK_AMONG)) &&
        options->rank != 1)
        us += 900;
    machine->host += 5;
    if (machine->network < machine->device && !plants(machine, PLANTED_OVERLAP))
        machine->network = machine->device - 400; /* beside the computation */
    if (plants(machine, PLANTED_OVERLAP) || options->ranks > 1)
        machine->network = machine->device;
    launch(machine, "kernel", "ncclDevKernel_AllReduce_Sum", 20, us, "");
    row(machine, "cpu_op", "c10d::allreduce_", 1, from, machine->host - from, NULL);
}

static void compute(struct machine *machine, bool slow)
{
    const struct planted_options *options = machine->options;
    double host = options->slow_host ? 60 : 5, kernel = options->slow_host ? 0.1 : 1;
    bool cancels =
        plants(machine, PLANTED_CANCELLING) || plants(machine, PLANTED_CANCELLING_MORE);
    double relu = plants(machine, PLANTED_PER_CALL) ? 300 : cancels ? 250 : 100;
    double add = cancels ? 50 : 200;
    bool one = plants(machine, PLANTED_RANK) || plants(machine, PLANTED_RANK_AMONG);
    double mm = one && options->rank == 1                  ? 525
                : plants(machine, PLANTED_RANK_AMONG)      ? 450
                : plants(machine, PLANTED_CANCELLING_MORE) ? 400
                                                           : 300;
    bool other = plants(machine, PLANTED_REPLACED);

    for (int i = 0; i < 4; i++) {
        call(machine, "aten::mm", host,
             other ? "void gemm_v2<float, 4>(int)" : "void gemm_v1<float, 4>(int)",
             kernel * (other ? 600 : mm) + (slow && i == 2 ? 9000 : 0));
        for (int k = 0; k < (plants(machine, PLANTED_MORE_CALLS) ? 3 : 1); k++)
            call(machine, "aten::relu", host, "relu_kernel", kernel * relu);
        if (plants(machine, PLANTED_DRAIN))
            wait_for(machine, machine->device);
        machine->host += plants(machine, PLANTED_HOLE) ? noisy(machine, 150) : 0;
        call(machine, "aten::add", host + (plants(machine, PLANTED_CALL) ? 150 : 0),
             "add_kernel", kernel * add);
    }
}

static void step(struct machine *machine)
{
    char name[40];
    double from = machine->host + 5;

    machine->host = from + 5;
    load_input(machine);
    copy(machine);
    compute(machine, plants(machine, PLANTED_ONE_STEP) && machine->step == 7);
    communicate(machine);
    wait_for(machine,
             machine->device > machine->network ? machine->device : machine->network);
    machine->host += noisy(machine, 20);
    snprintf(name, sizeof name, "ProfilerStep#%d", machine->step);
    row(machine, "user_annotation", name, 1, from, machine->host - from, NULL);
}

void planted_text(struct buffer *out, const struct planted_options *options)
{
    struct machine machine = {.out = out,
                              .options = options,
                              .chance = {options->seed * 64 + (unsigned)options->rank},
                              .slower = 1};

    if (options->what == PLANTED_ALIKE)
        machine.slower = 1.25;
    if (options->what == PLANTED_HIDDEN)
        machine.slower = 1.8;
    if (options->what == PLANTED_WORK)
        machine.slower = 3.2;
    buffer_printf(
        out, "{\"distributedInfo\":{\"rank\":%d,\"world_size\":%d},\"traceEvents\":[",
        options->rank, options->ranks);
    for (machine.step = 1; machine.step <= PLANTED_STEPS; machine.step++)
        step(&machine);
    buffer_append_text(out, "]}");
}
