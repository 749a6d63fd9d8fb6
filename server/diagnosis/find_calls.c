/* Calls that run more or less often; see find.h.
 *
 * If the number of calls of a name changed, and that of the frame above it changed by the
 * same factor, the frame explains the name. The climb ends at the outermost name that
 * nothing above explains. That name claims everything below it. */
#include "base/array.h"
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Factors of a call and of the frame above it count as equal within this. */
#define FACTOR_SLACK 0.05
/* The climb continues only if the caller explains at least this part of the change. */
#define EXPLAINED_MIN 0.5
#define CAUSES_MAX 24

/* Calls of one name directly below another: per step. */
struct edge {
    uint32_t above, below; /* names of the books */
    double calls[2];
};

struct edges {
    struct edge *list;
    struct strings keys;
    size_t capacity;
};

static void free_edges(struct edges *edges)
{
    free(edges->list);
    strings_free(&edges->keys);
}

static struct edge *edge_at(struct edges *edges, uint32_t above, uint32_t below)
{
    const uint32_t key[2] = {above, below};
    uint32_t before = edges->keys.count;
    uint32_t at = strings_add(&edges->keys, (const char *)key, sizeof key);

    if (at == STRINGS_NONE)
        return NULL;
    if (!ARRAY_RESERVE(edges->list, edges->capacity, at + 1))
        return NULL;
    if (at == before)
        edges->list[at] = (struct edge){above, below, {0, 0}};
    return &edges->list[at];
}

static bool is_named(uint8_t sort)
{
    return sort != LEDGER_STEP && sort != LEDGER_LAUNCH && sort != LEDGER_WAIT;
}

static bool changed(const struct call *call)
{
    return is_named(call->sort) && call_count_differs(call);
}

/* The frames directly above the names whose number of calls changed. */
static bool make_edges(const struct cause_search *search, struct edges *edges)
{
    for (int which = 0; which < 2; which++) {
        const struct books_side *side = &search->books->sides[which];
        const struct ledger *ledger = side->ledger;

        for (uint32_t i = 1; i < ledger->node_count; i++) {
            uint32_t name = side->name_of[ledger->nodes[i].name];

            if (!changed(&search->calls->list[name]))
                continue;
            uint32_t above = calls_frame(ledger, ledger->nodes[i].parent);
            uint32_t above_name = above == LEDGER_ROOT
                                      ? BOOKS_NONE
                                      : side->name_of[ledger->nodes[above].name];
            struct edge *edge = edge_at(edges, above_name, name);
            if (edge == NULL)
                return false;
            edge->calls[which] += books_calls(search->books, which, i);
        }
    }
    return true;
}

static bool same_factor(const double a[2], const double b[2])
{
    if (a[0] <= 0 || b[0] <= 0)
        return a[0] <= 0 && b[0] <= 0;
    if (a[1] <= 0 || b[1] <= 0)
        return a[1] <= 0 && b[1] <= 0;
    double factor = a[1] / a[0] / (b[1] / b[0]);
    return fabs(factor - 1) <= FACTOR_SLACK;
}

/* By name: how much of the change of its calls the frames above explain. */
static double *explain(const struct cause_search *search, const struct edges *edges)
{
    const struct calls *calls = search->calls;
    double *explained = calloc((size_t)calls->count + 1, sizeof *explained);

    for (uint32_t i = 0; explained != NULL && i < edges->keys.count; i++) {
        const struct edge *edge = &edges->list[i];

        if (edge->above == BOOKS_NONE || edge->above == edge->below)
            continue;
        const struct call *above = &calls->list[edge->above];
        double change = edge->calls[1] - edge->calls[0];
        if (changed(above) && (above->calls[1] - above->calls[0]) * change > 0 &&
            same_factor(edge->calls, above->calls))
            explained[edge->below] += change;
    }
    return explained;
}

/* ---- what a name claims ---- */

struct claimed_nodes {
    bool *nodes[2]; /* by node of the side: at or below the name */
};

static void free_below(struct claimed_nodes *below)
{
    free(below->nodes[0]);
    free(below->nodes[1]);
}

static bool mark_below(const struct books *books, uint32_t name,
                       struct claimed_nodes *out)
{
    for (int which = 0; which < 2; which++) {
        const struct books_side *side = &books->sides[which];
        const struct ledger *ledger = side->ledger;
        bool *marks = calloc((size_t)ledger->node_count + 1, sizeof *marks);

        out->nodes[which] = marks;
        if (marks == NULL)
            return false;
        for (uint32_t i = 1; i < ledger->node_count; i++)
            marks[i] = marks[ledger->nodes[i].parent] ||
                       side->name_of[ledger->nodes[i].name] == name;
    }
    return true;
}

/* Adds an amount of a bin: to the vector, and to the change of the item. */
static void add_below(struct cause *cause, const struct books *books, double *changes,
                      int which, size_t bin, uint32_t item, int64_t share)
{
    const struct books_side *side = &books->sides[which];
    uint32_t samples = side->ledger->samples[bin];

    if (samples == 0 || item == BOOKS_NONE || share == 0)
        return;
    double value = (double)share / samples;
    cause->vector[which][bin] += value;
    changes[item] += (which == 0 ? -value : value) / (double)side->typical;
}

static void claim_below(struct cause *cause, const struct books *books,
                        const struct claimed_nodes *below, double *changes)
{
    for (int which = 0; which < 2; which++) {
        const struct books_side *side = &books->sides[which];
        const struct ledger *ledger = side->ledger;

        for (size_t bin = 0; bin < side->typical; bin++) {
            for (uint32_t i = 1; i < ledger->node_count; i++)
                if (below->nodes[which][i])
                    add_below(cause, books, changes, which, bin, side->item_of[i],
                              ledger->share[ledger_cell(ledger, i, (uint32_t)bin)]);
            for (uint32_t i = 0; i < ledger->idle_count; i++) {
                const struct ledger_idle *idle = &ledger->idle[i];
                bool inside =
                    (idle->node != LEDGER_NONE && below->nodes[which][idle->node]) ||
                    (idle->drain != LEDGER_NONE && below->nodes[which][idle->drain]);

                if (inside)
                    add_below(cause, books, changes, which, bin, side->item_of_idle[i],
                              ledger->idle_share[ledger_cell(ledger, i, (uint32_t)bin)]);
            }
        }
    }
}

/* The number of waits for the device below, per step. */
static double count_waits(const struct books *books, const struct claimed_nodes *below,
                          int which)
{
    const struct ledger *ledger = books->sides[which].ledger;
    double count = 0;

    for (uint32_t i = 1; i < ledger->node_count; i++)
        if (below->nodes[which][i] && ledger->nodes[i].sort == LEDGER_WAIT &&
            strstr(strings_text(&ledger->names, ledger->nodes[i].name), "Synchronize"))
            count += books_calls(books, which, i);
    return count;
}

/* Each wait for the device lets its queue run dry, at once or some calls later. So more
 * waits may claim all the idle time that came with them. */
static void claim_idle(struct cause *cause, const struct books *books,
                       const struct claimed_nodes *below, double *changes)
{
    double waits = count_waits(books, below, 1) - count_waits(books, below, 0);
    double idle = 0, moving = 0;

    for (uint32_t i = 0; i < books->count; i++) {
        double change = books->items[i].mean[1] - books->items[i].mean[0];

        idle += books->items[i].idle ? change : 0;
        moving += books->items[i].idle && change * waits > 0 ? fabs(change) : 0;
    }
    cause->about.waits = fabs(waits) >= 0.5;
    if (!cause->about.waits || idle * waits <= 0)
        return;
    for (uint32_t i = 0; i < books->count; i++) {
        double change = books->items[i].mean[1] - books->items[i].mean[0];

        if (books->items[i].idle && change * waits > 0 &&
            fabs(changes[i]) < fabs(change) * fabs(idle) / moving) {
            changes[i] = change * fabs(idle) / moving;
            cause_add_vector(cause, books, i);
        }
    }
}

/* Sets the bar with most of the claimed time, and whether it is copies. */
static void settle_part(struct cause *cause, const struct books *books)
{
    double parts[WATERFALL_PARTS] = {0}, all = 0;

    for (size_t i = 0; i < cause->claim_count; i++) {
        double amount = fabs(cause->claims[i].amount);

        parts[books_part(&books->items[cause->claims[i].item])] += amount;
        all += amount;
    }
    for (int part = 0; part < WATERFALL_PARTS; part++)
        if (parts[part] >= 0.6 * all)
            cause->part = (enum waterfall_part)part;
    if (cause->part == WATERFALL_EXPOSED_MEMORY)
        cause->kind = CAUSE_COPIES;
}

/* Whether the change in the number of calls, at the control's time per call, makes a good
 * part of the change. Otherwise the time per call changed. */
static bool explains_change(const struct cause_about *about, double change)
{
    if (about->is_new || about->is_gone || about->waits)
        return true;
    double by_calls = (about->calls[1] - about->calls[0]) * about->per_call[0];
    return by_calls * change > 0 && fabs(by_calls) >= EXPLAINED_MIN * fabs(change);
}

static bool add_cause(struct cause_search *search, uint32_t name)
{
    const struct books *books = search->books;
    const struct call *call = &search->calls->list[name];
    CLEANUP_FREE double *changes = calloc((size_t)books->count + 1, sizeof *changes);
    CLEANUP(free_below) struct claimed_nodes below = {{NULL, NULL}};
    struct cause *cause = causes_add(search->causes, books, CAUSE_MORE_CALLS);

    if (cause == NULL || changes == NULL || !mark_below(books, name, &below))
        return false;
    claim_below(cause, books, &below, changes);
    claim_idle(cause, books, &below, changes);
    for (uint32_t i = 0; i < books->count; i++)
        cause_claim(cause, i, changes[i]);
    cause->about.name = name;
    cause->about.category = call->category;
    cause->about.sort = call->sort;
    cause->about.kind = call->kind;
    cause->about.is_new = call->calls[0] <= 0;
    cause->about.is_gone = call->calls[1] <= 0;
    cause->counted = true;
    cause->fact = call_count_is_constant(call) && books->sides[0].typical > 1 &&
                  books->sides[1].typical > 1;
    for (int side = 0; side < 2; side++) {
        double sum = 0;

        for (size_t bin = 0; bin < books->sides[side].typical; bin++)
            sum += cause->vector[side][bin] / (double)books->sides[side].typical;
        for (uint32_t files = call->files[side]; files != 0; files &= files - 1)
            cause->about.ranks[side]++;
        cause->about.calls[side] = call->calls[side];
        cause->about.total[side] = sum;
        cause->about.per_call[side] = call->calls[side] > 0 ? sum / call->calls[side] : 0;
    }
    settle_part(cause, books);
    if (!explains_change(&cause->about, cause->change))
        cause->claim_count = 0;
    return !cause->failed;
}

/* ---- the largest of them ---- */

struct largest_change {
    uint32_t name;
    double change;
};

static int compare_tops(const void *a, const void *b)
{
    const struct largest_change *x = a, *y = b;

    return (fabs(x->change) < fabs(y->change)) - (fabs(x->change) > fabs(y->change));
}

bool find_more_calls(struct cause_search *search)
{
    const struct calls *calls = search->calls;
    CLEANUP(free_edges) struct edges edges = {0};
    CLEANUP_FREE struct largest_change *tops =
        calloc((size_t)calls->count + 1, sizeof *tops);
    size_t count = 0;

    strings_init(&edges.keys, (size_t)64 << 20);
    if (tops == NULL || !make_edges(search, &edges))
        return false;
    CLEANUP_FREE double *explained = explain(search, &edges);
    if (explained == NULL)
        return false;
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];
        double change = call->calls[1] - call->calls[0];

        if (changed(call) && fabs(explained[i]) < EXPLAINED_MIN * fabs(change))
            tops[count++] =
                (struct largest_change){i, call->inclusive[1] - call->inclusive[0]};
    }
    qsort(tops, count, sizeof *tops, compare_tops);
    for (size_t i = 0; i < count && i < CAUSES_MAX; i++)
        if (!add_cause(search, tops[i].name))
            return false;
    return true;
}
