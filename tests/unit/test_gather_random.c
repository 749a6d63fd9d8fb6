/* The ledger of a side adds up to its steps, whatever the recording. */
#include "base/cleanup.h"
#include "diagnosis/gather.h"
#include "gather_text.h"
#include "random_trace.h"
#include "rounds.h"
#include "trace/resolve/steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BINS 3
#define LEDGER CLEANUP(ledger_free) struct ledger

static void append_random_row(struct buffer *text, struct chance *chance, int64_t length)
{
    static const char *const rows[][2] = {
        {"cpu_op", "a"},
        {"cpu_op", "b"},
        {"user_annotation", "phase 7"},
        {"python_function", "m.py(1): forward"},
        {"python_function", "threading.py(2): wait"},
        {"cuda_runtime", "cudaLaunchKernel"},
        {"cuda_runtime", "cudaMemcpyAsync"},
        {"cuda_runtime", "cudaStreamSynchronize"},
        {"kernel", "k"},
        {"kernel", "ncclDevKernel_AllReduce"},
        {"gpu_memcpy", "Memcpy HtoD"},
        {"kernel", "other"},
        {"gpu_user_annotation", "phase"},
        {"Trace", "profiler"},
    };
    size_t at = chance_below(chance, sizeof rows / sizeof rows[0]);
    bool device = at >= 8 && at < 13;
    bool linked = device || (at >= 5 && at < 8);

    gather_row(text, rows[at][0], rows[at][1],
               device ? 7 + (int)chance_below(chance, 2)
                      : 1 + (int)chance_below(chance, 3),
               chance_below(chance, (unsigned)length),
               chance_below(chance, 3) == 0 ? chance_below(chance, (unsigned)length / 2)
                                            : chance_below(chance, 60),
               linked ? (int)chance_below(chance, 12) : 0);
}

static struct trace_recording *random_recording(struct chance *chance)
{
    CLEANUP_BUFFER struct buffer text;
    int64_t at = chance_below(chance, 50), length = 1500;

    buffer_init(&text, TEXT_MAX);
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int i = 0, steps = (int)chance_below(chance, 5); i < steps; i++) {
        char name[40];
        int64_t dur = 1 + chance_below(chance, 400);

        snprintf(name, sizeof name, "ProfilerStep#%d", i + 3);
        gather_row(&text, "user_annotation", name, 1, at, dur, 0);
        at += dur + (chance_below(chance, 2) == 0 ? 0 : chance_below(chance, 50));
    }
    for (int i = 0, rows = (int)chance_below(chance, 60); i < rows; i++)
        append_random_row(&text, chance, length);
    buffer_append_text(&text, "]}");
    return read_text(text.bytes);
}

struct sums {
    int64_t parts[BINS][4]; /* compute, communication, memory, idle; ns */
    uint64_t calls[BINS];   /* host rows */
};

/* What trace_resolve() says. Steps that share time have it in their parts each, but a
 * moment is booked once: *apart is whether none do. */
static void sum_steps(const struct trace_recording *recording, const uint32_t *bins,
                      struct sums *out, bool *apart)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces;
    struct error error;
    int64_t covered = 0;

    *out = (struct sums){0};
    *apart = true;
    assert_int_equal(step_pieces_make(recording, STEP_WINDOW, &pieces, &error), 0);
    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        covered += i > 0 ? step->dur : 0;
        for (size_t k = 0; k < pieces.count; k++)
            covered -= pieces.pieces[k].step == i
                           ? pieces.pieces[k].end - pieces.pieces[k].start
                           : 0;
        if (bins[i] == LEDGER_NONE)
            continue;
        int64_t *parts = out->parts[bins[i]];
        parts[0] += step->has_parts ? step->compute : 0;
        parts[1] += step->has_parts ? step->exposed_communication : 0;
        parts[2] += step->has_parts ? step->exposed_memory : 0;
        parts[3] += step->has_parts ? step->idle : step->dur;
        for (size_t k = recording->cell_begin[i]; k < recording->cell_begin[i + 1]; k++)
            if (recording->ops[recording->cells[k].op].side == TRACE_HOST)
                out->calls[bins[i]] += recording->cells[k].count;
    }
    *apart = covered == 0;
}

static void sum_ledger(const struct ledger *ledger, struct sums *out)
{
    *out = (struct sums){0};
    for (uint32_t bin = 0; bin < BINS; bin++) {
        for (uint32_t i = 0; i < ledger->node_count; i++) {
            const struct ledger_node *node = &ledger->nodes[i];
            size_t cell = ledger_cell(ledger, i, bin);
            int part = node->kind == TRACE_KIND_COMPUTATION     ? 0
                       : node->kind == TRACE_KIND_COMMUNICATION ? 1
                                                                : 2;

            if (node->sort == LEDGER_DEVICE)
                out->parts[bin][part] += ledger->share[cell];
            else
                assert_int_equal(ledger->share[cell], 0);
            out->calls[bin] += node->sort == LEDGER_DEVICE ? 0 : ledger->calls[cell];
        }
        for (uint32_t i = 0; i < ledger->idle_count; i++)
            out->parts[bin][3] += ledger->idle_share[ledger_cell(ledger, i, bin)];
    }
}

static void check(struct trace_recording *recording, struct chance *chance, size_t *whole)
{
    CLEANUP_FREE uint32_t *bins = calloc((size_t)recording->step_count + 1, sizeof *bins);
    bool pseudo = recording->step_count == 1 || chance_below(chance, 4) == 0, apart;
    struct sums right, found;
    struct error error;
    LEDGER ledger;

    for (uint32_t i = 0; i < recording->step_count; i++) {
        uint32_t bin = chance_below(chance, BINS + 1);

        bins[i] = pseudo != (i == 0) || bin == BINS ? LEDGER_NONE : bin;
    }
    assert_true(ledger_init(&ledger, BINS));
    assert_int_equal(gather_recording(recording, bins, &ledger, &error), 0);
    sum_steps(recording, bins, &right, &apart);
    sum_ledger(&ledger, &found);
    if (!apart && !pseudo)
        return;
    (*whole)++;
    assert_memory_equal(&found, &right, sizeof right);
}

static void the_ledger_adds_up_to_the_steps(void **state)
{
    struct chance chance = {11};
    size_t whole = 0;

    (void)state;
    for (int round = 0; round < ROUNDS(1500); round++) {
        RECORDING recording = random_recording(&chance);

        check(recording, &chance, &whole);
    }
    assert_int_equal(whole, ROUNDS(1500));
}

static void so_it_does_for_odd_traces(void **state)
{
    struct chance chance = {12};
    size_t whole = 0;

    (void)state;
    for (unsigned round = 0; round < ROUNDS(150); round++) {
        const struct random_trace_options options = {
            .seed = round, .events = 20 + 3 * round, .oddness = round % 9};
        CLEANUP_BUFFER struct buffer text;
        struct trace_recording *recording = NULL;
        struct error error;

        buffer_init(&text, TEXT_MAX);
        random_trace(&text, &options);
        if (try_bytes(text.bytes, text.length, NULL, &recording, &error) != 0)
            continue;
        assert_int_equal(trace_resolve(recording, NULL, &error), 0);
        check(recording, &chance, &whole);
        trace_recording_free(recording);
    }
    assert_true(whole > ROUNDS(50));
}

/* Where there are too many names for the ledger, their time is still booked. */
static void more_kernels_than_nodes(void **state)
{
    static const uint32_t bins[] = {LEDGER_NONE, 0};
    const int kernels = 2 * (int)LEDGER_NODES_MAX + 500;
    CLEANUP_BUFFER struct buffer text;
    struct sums right, found;
    struct error error;
    bool apart;
    LEDGER ledger;

    (void)state;
    buffer_init(&text, TEXT_MAX);
    buffer_append_text(&text, "{\"traceEvents\":[");
    gather_row(&text, "user_annotation", "ProfilerStep#1", 1, 0, 20LL * kernels, 0);
    for (int i = 0; i < kernels; i++) {
        char name[20];

        snprintf(name, sizeof name, "k%d", i);
        gather_row(&text, i % 3 == 0 ? "gpu_memcpy" : "kernel", name, 7, 20LL * i, 10, 0);
    }
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_true(ledger_init(&ledger, BINS));
    assert_int_equal(gather_recording(recording, bins, &ledger, &error), 0);
    sum_steps(recording, bins, &right, &apart);
    sum_ledger(&ledger, &found);
    assert_true(ledger.node_count <= 2 * LEDGER_NODES_MAX + 2);
    assert_memory_equal(&found, &right, sizeof right);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ledger_adds_up_to_the_steps),
        cmocka_unit_test(so_it_does_for_odd_traces),
        cmocka_unit_test(more_kernels_than_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
