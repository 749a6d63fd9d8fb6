/* See calls.h. */
#include "diagnosis/calls.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void calls_free(struct calls *calls)
{
    free(calls->list);
    *calls = (struct calls){0};
}

uint32_t calls_frame(const struct ledger *ledger, uint32_t node)
{
    while (node != LEDGER_ROOT && (ledger->nodes[node].sort == LEDGER_LAUNCH ||
                                   ledger->nodes[node].sort == LEDGER_WAIT ||
                                   ledger->nodes[node].sort == LEDGER_STEP))
        node = ledger->nodes[node].parent;
    return node;
}

static bool has_same_above(const struct ledger *ledger, uint32_t node)
{
    uint32_t name = ledger->nodes[node].name;

    for (uint32_t at = ledger->nodes[node].parent; at != LEDGER_ROOT && at != LEDGER_NONE;
         at = ledger->nodes[at].parent)
        if (ledger->nodes[at].name == name)
            return true;
    return false;
}

/* ns of the usual steps booked at and below each node, and after the waits there. */
static double *sum_below(const struct books *books, int which)
{
    const struct books_side *side = &books->sides[which];
    const struct ledger *ledger = side->ledger;
    double *sums = calloc((size_t)ledger->node_count + 1, sizeof *sums);

    if (sums == NULL)
        return NULL;
    for (size_t bin = 0; bin < side->typical; bin++) {
        double weight = (double)ledger->samples[bin] * (double)side->typical;

        for (uint32_t i = 0; i < ledger->node_count && weight > 0; i++)
            sums[i] +=
                (double)ledger->share[ledger_cell(ledger, i, (uint32_t)bin)] / weight;
        for (uint32_t i = 0; i < ledger->idle_count && weight > 0; i++)
            if (ledger->idle[i].node != LEDGER_NONE)
                sums[ledger->idle[i].node] +=
                    (double)ledger->idle_share[ledger_cell(ledger, i, (uint32_t)bin)] /
                    weight;
        for (uint32_t i = 0; i < ledger->idle_count && weight > 0; i++)
            if (ledger->idle[i].drain != LEDGER_NONE)
                sums[ledger->idle[i].drain] +=
                    (double)ledger->idle_share[ledger_cell(ledger, i, (uint32_t)bin)] /
                    weight;
    }
    for (uint32_t i = ledger->node_count; i-- > 1;)
        sums[ledger->nodes[i].parent] += sums[i];
    return sums;
}

/* Calls by name in each bin. */
static double *count_bins(const struct books *books, int which, uint32_t names)
{
    const struct books_side *side = &books->sides[which];
    const struct ledger *ledger = side->ledger;
    double *counts = calloc((size_t)names * side->typical + 1, sizeof *counts);

    for (uint32_t i = 1; counts != NULL && i < ledger->node_count; i++)
        for (size_t bin = 0; bin < side->typical; bin++)
            if (ledger->samples[bin] > 0)
                counts[side->name_of[ledger->nodes[i].name] * side->typical + bin] +=
                    (double)ledger->calls[ledger_cell(ledger, i, (uint32_t)bin)] /
                    ledger->samples[bin];
    return counts;
}

static bool add_side(const struct books *books, int which, struct calls *out)
{
    const struct books_side *side = &books->sides[which];
    const struct ledger *ledger = side->ledger;
    CLEANUP_FREE double *below = sum_below(books, which);
    CLEANUP_FREE double *counts = count_bins(books, which, out->count);

    if (below == NULL || counts == NULL)
        return false;
    for (uint32_t i = 1; i < ledger->node_count; i++) {
        const struct ledger_node *node = &ledger->nodes[i];
        struct call *call = &out->list[side->name_of[node->name]];

        if (budget_is_over(books->budget))
            return false;
        if (call->sort == LEDGER_STEP) {
            call->sort = node->sort;
            call->kind = node->kind;
            call->category = side->name_of[node->category];
        }
        call->files[which] |= node->files;
        call->time[which] += books_time(books, which, i);
        if (node->sort == LEDGER_WAIT &&
            strcmp(strings_text(&ledger->names, node->category), "python_function") ==
                0) {
            uint32_t frame = calls_frame(ledger, node->parent);

            out->list[side->name_of[ledger->nodes[frame].name]].waited[which] +=
                books_time(books, which, i);
        }
        if (!has_same_above(ledger, i))
            call->inclusive[which] += below[i];
    }
    /* The time that step rows spend outside of calls. */
    out->list[side->name_of[ledger->nodes[LEDGER_ROOT].name]].time[which] =
        books_time(books, which, LEDGER_ROOT);
    for (uint32_t name = 0; name < out->count; name++) {
        struct call *call = &out->list[name];

        if (budget_is_over(books->budget))
            return false;
        for (size_t bin = 0; bin < side->typical; bin++) {
            double count = counts[name * side->typical + bin];

            call->calls[which] += count / (double)side->typical;
            call->least[which] =
                bin == 0 || count < call->least[which] ? count : call->least[which];
            call->most[which] = count > call->most[which] ? count : call->most[which];
        }
    }
    return true;
}

bool calls_make(const struct books *books, struct calls *out)
{
    *out = (struct calls){.count = books->names.count};
    out->list = calloc((size_t)out->count + 1, sizeof *out->list);
    return out->list != NULL && add_side(books, 0, out) && add_side(books, 1, out);
}

bool call_count_differs(const struct call *call)
{
    double larger = fmax(call->calls[0], call->calls[1]);

    return fabs(call->calls[1] - call->calls[0]) >= 0.01 * larger &&
           (call->least[1] > call->most[0] || call->least[0] > call->most[1]);
}

bool call_count_is_constant(const struct call *call)
{
    return call->least[0] == call->most[0] && call->least[1] == call->most[1];
}
