/* See work_facts.h. */
#include "account/work_facts.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Numbers and bytes that differ by this part say nothing. */
#define SLACK 0.01
/* Streams weigh as other edits do whose time is not known. */
#define STREAMS_WEIGHT 0.05

/* All copies of a name, or all collectives. */
struct moving {
    struct work_moved all;
    double open[2];                  /* rows whose number no edit implies */
    double sized[2], sized_bytes[2]; /* rows whose size none implies */
    double weight, most;
    bool varies, resized;
};

/* ---- what edits imply ---- */

static bool implies(const struct edits *edits, uint32_t frame, bool size)
{
    if (edits->of_frame[frame] == ACCOUNT_NONE)
        return false;
    switch (edits->list[edits->of_frame[frame]].kind) {
    case EDIT_NEW:
    case EDIT_GONE:
    case EDIT_SHAPES:
    case EDIT_TYPES:
        return true;
    case EDIT_MORE:
    case EDIT_FEWER:
        return !size;
    default:
        return false;
    }
}

static bool differ(const double values[2], double least)
{
    return fabs(values[1] - values[0]) >= least + SLACK * fmax(values[0], values[1]);
}

/* Whether one row moves other amounts on both sides. */
static bool is_resized(const double rows[2], const double bytes[2])
{
    if (!(rows[0] > 0 && rows[1] > 0 && bytes[0] >= 0 && bytes[1] >= 0))
        return false;
    const double each[2] = {bytes[0] / rows[0], bytes[1] / rows[1]};
    return differ(each, 0) && each[0] != each[1];
}

/* ---- copies and collectives ---- */

static void add_frame(const struct fold *fold, const struct edits *edits, uint32_t at,
                      struct moving *moving)
{
    const struct frame *frame = &fold->frames[at];
    double rows[2], bytes[2];

    for (int side = 0; side < 2; side++) {
        const struct fold_count *size = &frame->bytes[side];

        rows[side] = edit_calls(frame, side);
        bytes[side] = size->is_constant && size->least >= 0 && size->ranks > 0
                          ? (double)size->usual / (double)size->ranks
                          : -1;
        moving->varies |= !frame->calls[side].is_constant;
        moving->all.count[side] += rows[side];
        if (bytes[side] < 0)
            moving->all.bytes[side] = NAN;
        moving->all.bytes[side] += bytes[side];
        if (!implies(edits, at, false))
            moving->open[side] += rows[side];
        if (!implies(edits, at, true)) {
            moving->sized[side] += rows[side];
            moving->sized_bytes[side] += bytes[side] < 0 ? NAN : bytes[side];
        }
    }
    if (!implies(edits, at, true))
        moving->resized |= is_resized(rows, bytes);
    moving->weight += fabs(frame->spent[1] - frame->spent[0]);
    if (frame->spent[0] + frame->spent[1] >= moving->most) {
        moving->most = frame->spent[0] + frame->spent[1];
        moving->all.frame = at;
    }
}

/* Adds what differs to a fact: first what the control has, then the most time. */
static void add_moving(const struct moving *moving, double weights[WORK_NAMES_TOLD],
                       struct work_fact *fact)
{
    bool is_old = moving->all.count[0] > 0;
    size_t at = fact->count < WORK_NAMES_TOLD ? fact->count : WORK_NAMES_TOLD;

    fact->is_true = true;
    fact->weight += moving->weight;
    fact->count++;
    for (; at > 0; at--) {
        bool was_old = fact->names[at - 1].count[0] > 0;

        if (was_old != is_old ? was_old : weights[at - 1] >= moving->weight)
            break;
        if (at < WORK_NAMES_TOLD) {
            fact->names[at] = fact->names[at - 1];
            weights[at] = weights[at - 1];
        }
    }
    if (at < WORK_NAMES_TOLD) {
        fact->names[at] = moving->all;
        weights[at] = moving->weight;
    }
}

static bool find_moved(const struct fold *fold, const struct edits *edits,
                       struct work_facts *out)
{
    size_t names = fold->account->names.count;
    CLEANUP_FREE struct moving *copies = calloc(names + 1, sizeof *copies);
    struct moving collectives = {.varies = false};
    double weights[WORK_NAMES_TOLD] = {0};
    bool wider = false;

    if (copies == NULL)
        return false;
    for (uint32_t i = 1; i < fold->count; i++)
        if (fold_is_copy(fold, i))
            add_frame(fold, edits, i, &copies[fold->frames[i].name]);
        else if (fold->frames[i].about & ACCOUNT_IS_COLLECTIVE)
            add_frame(fold, edits, i, &collectives);
    for (size_t i = 0; i < names; i++)
        if (!copies[i].varies && (differ(copies[i].open, 0.5) || copies[i].resized))
            add_moving(&copies[i], weights, &out->of[WORK_COPIES]);
    for (size_t i = 0; i < edits->count; i++) /* gradients are as large as weights */
        wider |= edits->list[i].kind == EDIT_SHAPES || edits->list[i].kind == EDIT_TYPES;
    if (!collectives.varies &&
        (differ(collectives.open, 0.5) ||
         (!wider && is_resized(collectives.sized, collectives.sized_bytes))))
        add_moving(&collectives, weights, &out->of[WORK_COLLECTIVES]);
    return true;
}

/* ---- streams ---- */

/* Whether work is on its stream because of something that another fact tells. */
static bool is_told(const struct fold *fold, const struct edits *edits,
                    const struct work_facts *facts, uint32_t frame)
{
    return implies(edits, frame, false) ||
           (facts->of[WORK_COPIES].is_true && fold_is_copy(fold, frame)) ||
           (facts->of[WORK_COLLECTIVES].is_true &&
            (fold->frames[frame].about & ACCOUNT_IS_COLLECTIVE));
}

/* The streams that a sample uses: all, or without work that other facts tell. False when
 * memory is refused. `known`: they could be counted, and are as many in all samples. */
static bool count_streams(const struct fold *fold, const struct edits *edits,
                          const struct work_facts *facts, int side, double streams[2],
                          bool *known)
{
    const struct sums *tally = &fold->account->tally[side];
    size_t samples = fold->account->samples[side];
    CLEANUP_FREE uint64_t *used = calloc(2 * samples + 1, sizeof *used);
    CLEANUP_FREE int64_t *counts = calloc(samples + 1, sizeof *counts);

    if (used == NULL || counts == NULL)
        return false;
    for (size_t i = 0; i < tally->count; i++) {
        const struct sum *sum = &tally->list[i];

        used[sum->sample] |= sum->streams;
        if (!is_told(fold, edits, facts, fold->of_node[sum->row]))
            used[samples + sum->sample] |= sum->streams;
    }
    for (int rest = 0; rest < 2; rest++) {
        for (size_t i = 0; i < samples; i++) {
            uint64_t bits = used[(rest == 0 ? 0 : samples) + i];

            counts[i] = __builtin_popcountll(bits);
            *known &= bits >> 63 == 0;
        }
        struct fold_count count = fold_count_of(counts, samples, samples);
        *known &= count.is_constant && count.usual > 0;
        streams[rest] = (double)count.usual;
    }
    return true;
}

static bool find_streams(const struct fold *fold, const struct edits *edits,
                         struct work_facts *facts)
{
    struct work_fact *out = &facts->of[WORK_STREAMS];
    double streams[2][2] = {{0}};
    bool known = true;

    for (int side = 0; side < 2; side++) {
        double samples = (double)fold->account->samples[side];

        if (!count_streams(fold, edits, facts, side, streams[side], &known))
            return false;
        out->streams[side] = streams[side][0];
        if (samples > 0)
            out->weight = fmax(
                out->weight, STREAMS_WEIGHT * (double)fold->account->ns[side] / samples);
    }
    out->is_true =
        known && streams[0][0] != streams[1][0] && streams[0][1] != streams[1][1];
    return true;
}

bool work_facts_make(const struct fold *fold, const struct edits *edits,
                     struct work_facts *out)
{
    *out = (struct work_facts){0};
    return find_moved(fold, edits, out) && find_streams(fold, edits, out);
}
