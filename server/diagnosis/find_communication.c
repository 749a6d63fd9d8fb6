/* Copies, and communication: transfer or overlap; see find.h. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "diagnosis/sorts.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* If the time of communication changed by less than this part of its exposed change, its
 * overlap changed. */
#define OVERLAP_SLACK 0.35
/* Copies have few names: `Memcpy HtoD (Pageable -> Device)` and the like. */
#define COPIES_MAX 64
/* All ranks must have this part of the collectives; the shortest rank's time must explain
 * the second part of the exposed change. */
#define MATCHED_MIN 0.8
#define TRANSFER_MIN 0.4
/* ---- copies ---- */

/* Names of the operators and calls above the copies of a kind. */
static bool *mark_copiers(const struct cause_search *search, uint32_t name)
{
    bool *marks = calloc((size_t)search->calls->count + 1, sizeof *marks);

    for (int which = 0; marks != NULL && which < 2; which++) {
        const struct books_side *side = &search->books->sides[which];
        const struct ledger *ledger = side->ledger;

        for (uint32_t i = 1; i < ledger->node_count; i++) {
            if (ledger->nodes[i].sort != LEDGER_DEVICE ||
                side->name_of[ledger->nodes[i].name] != name ||
                budget_is_over(search->books->budget))
                continue;
            for (uint32_t at = ledger->nodes[i].parent;
                 at != LEDGER_ROOT && (ledger->nodes[at].sort == LEDGER_LAUNCH ||
                                       ledger->nodes[at].sort == LEDGER_OPERATOR);
                 at = ledger->nodes[at].parent)
                marks[side->name_of[ledger->nodes[at].name]] = true;
        }
    }
    return marks;
}

/* Bytes of the copies of a kind in a step; 0 where they are not recorded. */
static double count_bytes(const struct cause_search *search, int which, uint32_t name)
{
    const struct books_side *side = &search->books->sides[which];
    const struct ledger *ledger = side->ledger;
    double bytes = 0, samples = 0;

    for (uint32_t i = 1; i < ledger->node_count; i++)
        if (ledger->nodes[i].sort == LEDGER_DEVICE &&
            side->name_of[ledger->nodes[i].name] == name)
            bytes += (double)ledger->shapes[i].bytes;
    for (size_t bin = 0; bin < ledger->bins; bin++)
        samples += ledger->samples[bin];
    return samples > 0 ? bytes / samples : 0;
}

static bool add_copies(struct cause_search *search, uint32_t name)
{
    const struct books *books = search->books;
    const struct call *call = &search->calls->list[name];
    CLEANUP_FREE bool *copiers = mark_copiers(search, name);
    struct cause *cause = causes_add(search->causes, books, CAUSE_COPIES);

    if (copiers == NULL || cause == NULL)
        return false;
    cause->about.name = name;
    cause->about.category = call->category;
    cause->about.sort = call->sort;
    cause->about.kind = call->kind;
    cause->part = WATERFALL_EXPOSED_MEMORY;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        bool waited = item->idle && item->drain != BOOKS_NONE &&
                      (copiers[item->drain] ||
                       (item->drain_frame != BOOKS_NONE && copiers[item->drain_frame]));

        if ((!item->idle && item->name == name) || waited)
            cause_claim_item(cause, books, i);
    }
    for (int side = 0; side < 2; side++) {
        cause->about.calls[side] = call->calls[side];
        cause->about.total[side] = call->time[side];
        cause->about.bytes[side] = count_bytes(search, side, name);
        cause->about.per_call[side] =
            call->calls[side] > 0 ? call->time[side] / call->calls[side] : 0;
    }
    /* Copies that take no longer have less computation beside them. */
    double time = call->time[1] - call->time[0];
    if (fabs(time) < OVERLAP_SLACK * fabs(cause->change) || time * cause->change < 0)
        cause->kind = CAUSE_OVERLAP;
    return !cause->failed;
}

/* The increase of a name's exposed time; ns of a step. */
static double exposed_change(const struct books *books, uint32_t name)
{
    double change = 0;

    for (uint32_t i = 0; i < books->count; i++)
        if (!books->items[i].idle && books->items[i].name == name)
            change += books->items[i].mean[1] - books->items[i].mean[0];
    return change;
}

bool find_copies(struct cause_search *search)
{
    const struct calls *calls = search->calls;

    for (uint32_t i = 0, count = 0; i < calls->count && count < COPIES_MAX; i++) {
        const struct call *call = &calls->list[i];

        count += call->kind == TRACE_KIND_MEMORY;
        if (call->sort == LEDGER_DEVICE && call->kind == TRACE_KIND_MEMORY &&
            (fabs(call->time[1] - call->time[0]) >= 0.5 * search->least ||
             fabs(exposed_change(search->books, i)) >= search->least) &&
            !add_copies(search, i))
            return false;
    }
    return true;
}

/* ---- transfer and overlap ---- */

static bool is_communication(const struct books_item *item)
{
    return !item->idle && item->kind == TRACE_KIND_COMMUNICATION;
}

/* Whether the collectives of all ranks could be matched. If so, the vectors hold their
 * time by bin, without waiting. */
static bool fill_transfer(struct cause *cause, const struct books *books)
{
    for (int side = 0; side < 2; side++) {
        const struct ledger *ledger = books->sides[side].ledger;
        uint32_t count = ledger->collective_keys.count, whole = 0;

        if (ledger->files < 2 || count == 0)
            return false;
        for (uint32_t i = 0; i < count; i++)
            whole += ledger->collectives[i].ranks == ledger->files;
        if (whole < MATCHED_MIN * count)
            return false;
    }
    for (int side = 0; side < 2; side++) {
        const struct ledger *ledger = books->sides[side].ledger;
        size_t bins = books->sides[side].typical;

        memset(cause->vector[side], 0, bins * sizeof *cause->vector[side]);
        for (uint32_t i = 0; i < ledger->collective_keys.count; i++) {
            const struct ledger_collective *one = &ledger->collectives[i];

            /* A bin may hold several steps. */
            if (one->ranks == ledger->files && one->bin < bins)
                cause->vector[side][one->bin] +=
                    (double)one->least * ledger->files / ledger->samples[one->bin];
        }
    }
    return true;
}

static double change_of_vectors(const struct cause *cause, const struct books *books)
{
    double mean[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        for (size_t bin = 0; bin < books->sides[side].typical; bin++)
            mean[side] += cause->vector[side][bin] / (double)books->sides[side].typical;
    return mean[1] - mean[0];
}

static bool add_transfer(struct cause_search *search)
{
    const struct books *books = search->books;
    double exposed = 0, time = 0, most = -1;

    for (uint32_t i = 0; i < books->count; i++)
        if (is_communication(&books->items[i])) {
            exposed += books->items[i].mean[1] - books->items[i].mean[0];
            time += books->items[i].time[1] - books->items[i].time[0];
        }
    if (fabs(exposed) < search->least)
        return true;
    bool overlapped = fabs(time) < OVERLAP_SLACK * fabs(exposed) || time * exposed < 0;
    struct cause *cause =
        causes_add(search->causes, books, overlapped ? CAUSE_OVERLAP : CAUSE_TRANSFER);
    if (cause == NULL)
        return false;
    cause->part = WATERFALL_EXPOSED_COMMUNICATION;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!is_communication(item))
            continue;
        cause_claim_item(cause, books, i);
        cause->about.rows++;
        for (int side = 0; side < 2; side++) {
            cause->about.calls[side] += item->calls[side];
            cause->about.total[side] += item->time[side];
        }
        double moved = overlapped ? fabs(item->mean[1] - item->mean[0])
                                  : fabs(item->time[1] - item->time[0]);
        if (moved <= most)
            continue;
        most = moved;
        cause->about.name = item->name;
        cause->about.category = item->category;
        cause->about.kind = item->kind;
        cause->about.sort = LEDGER_DEVICE;
    }
    /* Pure waiting is not transfer; another cause reports which rank waits for which. */
    if (!overlapped && fill_transfer(cause, books) &&
        change_of_vectors(cause, books) / exposed < TRANSFER_MIN)
        cause->claim_count = 0;
    return !cause->failed;
}

bool find_communication(struct cause_search *search)
{
    size_t before = search->causes->count;

    /* Time in which ranks wait for another rank is not transfer. */
    return find_waiting(search) &&
           (search->causes->count > before || add_transfer(search));
}
