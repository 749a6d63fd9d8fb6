/* The same work with other shapes; see find.h.
 *
 * Both sides call some operators equally often, but an input has f times as many
 * elements, and most of their device time agrees on one f. Then the batch size or
 * sequence length changed, not the code. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>

/* Logarithms of factors count as equal within the first, and as 0 within the second. */
#define FACTOR_SLACK 0.03
#define SAME_SLACK 0.02
#define OPERATORS_MIN 2
/* This part of the device time below operators with shapes must be below changed ones,
 * ... */
#define CHANGED_MIN 0.1
/* ... this part of that must have exactly the factor, ... */
#define AGREE_MIN 0.3
/* ... and this part must have the factor or, if not all calls scale, one between 1 and
 * it. */
#define WITHIN_MIN 0.9

struct input_scale {
    double calls[2]; /* over all bins, as the logarithms */
    double log_sums[2][LEDGER_INPUTS];
    double weight;       /* ns of a step on the device, both sides */
    uint32_t example[2]; /* names of the books */
    double factor;       /* its logarithm; NaN: unknown */
};

static void add_side(const struct books *books, int which, struct input_scale *scaled)
{
    const struct books_side *side = &books->sides[which];
    const struct ledger *ledger = side->ledger;

    for (uint32_t i = 1; i < ledger->node_count; i++) {
        const struct ledger_shapes *shapes = &ledger->shapes[i];
        struct input_scale *at = &scaled[side->name_of[ledger->nodes[i].name]];

        if (ledger->nodes[i].sort != LEDGER_OPERATOR || shapes->calls == 0)
            continue;
        if (at->calls[which] == 0)
            at->example[which] = side->name_of[shapes->example];
        at->calls[which] += shapes->calls;
        for (size_t k = 0; k < LEDGER_INPUTS; k++)
            at->log_sums[which][k] += shapes->log_sums[k];
    }
}

/* The logarithm of the factor of the input that changed most. */
static double factor_of(const struct input_scale *scaled)
{
    double factor = 0;

    for (size_t i = 0; i < LEDGER_INPUTS; i++) {
        double change = scaled->log_sums[1][i] / scaled->calls[1] -
                        scaled->log_sums[0][i] / scaled->calls[0];

        factor = fabs(change) > fabs(factor) ? change : factor;
    }
    return factor;
}

static void weigh(const struct cause_search *search, struct input_scale *scaled)
{
    const struct books *books = search->books;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!item->idle && item->operator_name != BOOKS_NONE)
            scaled[item->operator_name].weight += item->mean[0] + item->mean[1];
    }
    for (uint32_t i = 0; i < search->calls->count; i++) {
        const struct call *call = &search->calls->list[i];
        bool known = scaled[i].calls[0] > 0 && scaled[i].calls[1] > 0 &&
                     fabs(call->calls[1] - call->calls[0]) <= 0.01 * call->calls[0];

        scaled[i].factor = known ? factor_of(&scaled[i]) : NAN;
    }
}

static bool agrees(const struct input_scale *scaled, double factor)
{
    return !isnan(scaled->factor) && fabs(scaled->factor - factor) <= FACTOR_SLACK;
}

static bool lies_within(const struct input_scale *scaled, double factor)
{
    return agrees(scaled, factor) ||
           (scaled->factor * factor > 0 && fabs(scaled->factor) < fabs(factor));
}

/* The operator whose factor has most of the weight; `count` if that weight is too
 * small. */
static uint32_t find_factor(const struct input_scale *scaled, uint32_t count,
                            struct budget *budget)
{
    double known = 0, changed = 0, best_weight = 0, best_within = 0;
    uint32_t best = count;

    for (uint32_t i = 0; i < count; i++) {
        bool moves = !isnan(scaled[i].factor) && fabs(scaled[i].factor) > SAME_SLACK;

        known += isnan(scaled[i].factor) ? 0 : scaled[i].weight;
        changed += moves ? scaled[i].weight : 0;
    }
    if (changed <= 0)
        return count;
    /* A factor that enough operators share is found among those with 1/64 of the
     * weight. */
    for (uint32_t i = 0; i < count; i++) {
        double weight = 0, within = 0;
        size_t operators = 0;

        if (isnan(scaled[i].factor) || fabs(scaled[i].factor) <= SAME_SLACK ||
            scaled[i].weight < changed / 64 || budget_look(budget, NULL) != 0)
            continue;
        for (uint32_t k = 0; k < count; k++) {
            bool moves = !isnan(scaled[k].factor) && fabs(scaled[k].factor) > SAME_SLACK;
            bool strict = moves && agrees(&scaled[k], scaled[i].factor);

            weight += strict ? scaled[k].weight : 0;
            operators += strict && scaled[k].weight > 0;
            within +=
                moves && lies_within(&scaled[k], scaled[i].factor) ? scaled[k].weight : 0;
        }
        if (operators >= OPERATORS_MIN && weight > best_weight) {
            best_weight = weight;
            best_within = within;
            best = i;
        }
    }
    return best_weight >= AGREE_MIN * changed && best_within >= WITHIN_MIN * changed &&
                   changed >= CHANGED_MIN * known
               ? best
               : count;
}

bool find_other_work(struct cause_search *search)
{
    const struct books *books = search->books;
    uint32_t count = search->calls->count;
    CLEANUP_FREE struct input_scale *scaled = calloc((size_t)count + 1, sizeof *scaled);

    if (scaled == NULL)
        return false;
    add_side(books, 0, scaled);
    add_side(books, 1, scaled);
    weigh(search, scaled);
    uint32_t found = find_factor(scaled, count, search->books->budget);
    if (found == count)
        return true;
    struct cause *cause = causes_add(search->causes, books, CAUSE_OTHER_WORK);
    if (cause == NULL)
        return false;
    double factor = scaled[found].factor, heaviest = -1;
    cause->fact = true;
    cause->about.ratio[1] = exp(factor);
    for (uint32_t i = 0; i < count; i++) {
        if (!agrees(&scaled[i], factor))
            continue;
        cause->about.rows++;
        if (scaled[i].weight <= heaviest)
            continue;
        heaviest = scaled[i].weight;
        cause->about.name = i;
        cause->about.category = search->calls->list[i].category;
        cause->about.before = scaled[i].example[0];
        cause->about.after = scaled[i].example[1];
    }
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!item->idle && item->kind == TRACE_KIND_COMPUTATION)
            cause_claim_item(cause, books, i);
    }
    return !cause->failed;
}
