/* See machine_words.h. */
#include "diagnosis/machine_words.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>

/* Of several ranks, one is told whose clock is behind by this part. */
#define RANK_LAG 0.02
#define RANKS_LEAST 2
/* Of clocks that differ by less, no sentence tells. */
#define CLOCK_LEAST 0.005
/* A factor drifts if its halves differ by this part of it. */
#define DRIFT 0.5
/* The part of what the device makes that is told as waits of ranks. */
#define WAITS_TOLD 0.1

/* `over`: " on average over the ranks", or "". */
static void say_factor(const struct machine_factor *factor, const char *over,
                       struct sentence *text)
{
    sentence_digits(text, exp(factor->median));
    sentence_printf(text, " times as long%s (quartiles ", over);
    sentence_digits(text, exp(factor->low));
    sentence_text(text, " to ");
    sentence_digits(text, exp(factor->high));
    if (fabs(factor->halves[1] - factor->halves[0]) >= DRIFT * fabs(factor->median)) {
        sentence_text(text, "; ");
        sentence_digits(text, exp(factor->halves[0]));
        sentence_text(text, " in the first half of the steps, ");
        sentence_digits(text, exp(factor->halves[1]));
        sentence_text(text, " in the second");
    }
    sentence_text(text, ")");
}

/* "The device ran at 1,380 MHz instead of 1,455" */
static bool say_clock(const struct machine *machine, struct sentence *text)
{
    for (int clock = 0; clock < MACHINE_CLOCKS; clock++) {
        double control = machine->clocks.mean[0][clock];
        double test = machine->clocks.mean[1][clock];

        if (isnan(control) || isnan(test) || fabs(test - control) < CLOCK_LEAST * control)
            continue;
        sentence_text(text, clock == MACHINE_CLOCK ? "The device ran at "
                                                   : "The memory of the device ran at ");
        sentence_count(text, round(test));
        sentence_text(text, " MHz instead of ");
        sentence_count(text, round(control));
        return true;
    }
    return false;
}

/* "+8.8 % of the step. At equal clock it changes by +0.1 % (-0.3 % to +0.4 %)" */
static void say_parts(const struct compare_result *result, bool device,
                      struct sentence *text)
{
    const struct machine *machine = &result->machine;
    double step = result->step_time[PAIR_CONTROL].step / 100;

    sentence_percent_change(text, machine->parts[device ? 0 : 1].diff / step);
    sentence_text(text, " of the step. At equal ");
    sentence_text(text, device ? "clock" : "speed of the host");
    sentence_text(text, " the step changes by ");
    sentence_percent_change(text, machine->program.diff / step);
    if (!isnan(machine->program.low)) {
        sentence_text(text, " (");
        sentence_percent_change(text, machine->program.low / step);
        sentence_text(text, " to ");
        sentence_percent_change(text, machine->program.high / step);
        sentence_text(text, ")");
    }
}

/* `line`: the number of the line of what the factor explains; -1: there is none. */
static bool say(const struct compare_result *result, bool device, int line,
                json_t *sentences)
{
    const struct machine *machine = &result->machine;
    const struct machine_part *part = &machine->parts[device ? 0 : 1];
    CLEANUP_SENTENCE struct sentence text;
    bool has_parts = result->step_time[0].has_parts && result->step_time[1].has_parts;
    const struct entry_head head = {.kind = CAUSE_MACHINE,
                                    .certainty = "likely",
                                    .change = part->diff,
                                    .share = NAN,
                                    .part = !has_parts ? WATERFALL_PARTS
                                            : device   ? WATERFALL_COMPUTE
                                                       : WATERFALL_IDLE};

    bool waits = device && fabs(machine->rank_waits) >= WAITS_TOLD * fabs(part->diff);

    sentence_init(&text);
    if (device && say_clock(machine, &text)) {
        sentence_text(&text, waits ? ": as ranks wait for the slowest, that makes "
                                   : ": that makes ");
    } else {
        sentence_text(&text, !device             ? "All calls of the host take "
                             : machine->is_whole ? "Kernels of all kinds take "
                             : machine->of_memory
                                 ? "Kernels that wait for memory take "
                                 : "Kernels that follow the clock take ");
        say_factor(device ? &machine->device : &machine->host,
                   waits ? " on average over the ranks" : "", &text);
        sentence_text(&text, !device ? ": the machine, or what else runs on it. "
                             : machine->of_memory
                                 ? ": the clock of the memory, not the program. "
                                 : ": the clock of the device, not the program. ");
        sentence_text(&text,
                      waits ? "As ranks wait for the slowest, it makes " : "It makes ");
    }
    say_parts(result, device, &text);
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(
        sentences, entry,
        entry != NULL &&
            (line < 0 || json_object_set_new(entry, "line", json_integer(line)) == 0));
}

/* ---- one rank ---- */

static int compare_ranks(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The median of the known clocks of a side's ranks; NaN for fewer than two. */
static double median_clock(const struct compare_result *result, int side)
{
    size_t ranks = result->selection[side].rank_count, count = 0;
    const double *clocks = result->machine.clocks.by_rank[side];
    CLEANUP_FREE double *known = calloc(ranks + 1, sizeof *known);

    for (size_t i = 0; clocks != NULL && known != NULL && i < ranks; i++)
        if (!isnan(clocks[i]))
            known[count++] = clocks[i];
    if (count < RANKS_LEAST)
        return NAN;
    qsort(known, count, sizeof *known, compare_doubles);
    return known[count / 2];
}

/* How far a rank of the control is behind; 0: it is not, or not known. */
static double lag_before(const struct compare_result *result, int64_t rank, double median)
{
    const struct selection *selection = &result->selection[0];
    const int64_t *found = bsearch(&rank, selection->ranks, selection->rank_count,
                                   sizeof rank, compare_ranks);

    if (isnan(median) || found == NULL)
        return 0;
    double lag = 1 - result->machine.clocks.by_rank[0][found - selection->ranks] / median;
    return lag > 0 ? lag : 0;
}

/* The rank of the test whose clock fell furthest behind those of the others. */
static bool say_rank(const struct compare_result *result, json_t *sentences)
{
    const struct selection *selection = &result->selection[1];
    static const struct entry_head head = {CAUSE_MACHINE, "fact", NAN, NAN,
                                           WATERFALL_PARTS};
    const double *clocks = result->machine.clocks.by_rank[1];
    double before = median_clock(result, 0), median = median_clock(result, 1);
    CLEANUP_SENTENCE struct sentence text;
    double most = RANK_LAG, own = NAN;
    int64_t slow = -1;

    sentence_init(&text);
    for (size_t i = 0; !isnan(median) && i < selection->rank_count; i++) {
        double lag =
            1 - clocks[i] / median - lag_before(result, selection->ranks[i], before);

        if (!(lag >= most))
            continue;
        most = lag;
        own = clocks[i];
        slow = selection->ranks[i];
    }
    if (slow < 0)
        return true;
    sentence_printf(&text, "Rank %lld runs at ", (long long)slow);
    sentence_count(&text, round(own));
    sentence_text(&text, " MHz, the median rank at ");
    sentence_count(&text, round(median));
    sentence_text(&text, " MHz");
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(sentences, entry,
                      entry != NULL &&
                          json_array_append_new(json_object_get(entry, "ranks"),
                                                json_integer((json_int_t)slow)) == 0);
}

bool machine_words_say(struct explainer *explainer, json_t *sentences)
{
    for (int device = 1; device >= 0; device--) {
        int told = -1;

        if (!explainer->machine[device])
            continue;
        for (size_t i = 0; i < explainer->lines.count; i++) {
            const struct line *line = &explainer->lines.list[i];

            if (!line->is_machine || line->on_device != (device == 1))
                continue;
            explainer->line_told[i] = true;
            told = (int)i;
        }
        if (!say(explainer->result, device == 1, told, sentences))
            return false;
    }
    return say_rank(explainer->result, sentences);
}
