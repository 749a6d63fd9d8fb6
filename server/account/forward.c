/* See forward.h. */
#include "account/forward.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

/* A frame is of a group if this part of its change in calls is. */
#define GROUP_SHARE 0.5

/* ---- pairs ---- */

/* A row of the forward pass with its sequence number. */
struct forward_row {
    int64_t number, start;
    uint32_t node;
};

static int compare_forwards(const void *a, const void *b)
{
    const struct forward_row *x = a, *y = b;

    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->start > y->start) - (x->start < y->start);
}

/* The node of the last row with a number; ACCOUNT_NONE: there is none. */
static uint32_t find_forward(const struct forward_row *rows, size_t count, int64_t number)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (rows[middle].number <= number)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && rows[low - 1].number == number ? rows[low - 1].node : ACCOUNT_NONE;
}

void forward_note(struct account_walk *walk)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    bool whole = walk->sample_of_step[0] != ACCOUNT_NONE;
    size_t count = 0;
    CLEANUP_FREE struct forward_row *rows =
        calloc((size_t)recording->sequence_count + 1, sizeof *rows);

    walk->failed |= rows == NULL;
    for (size_t i = 0; i < recording->sequence_count && !account_walk_stops(walk, i);
         i++) {
        const struct trace_sequence *sequence = &recording->sequences[i];
        int64_t start = events->ts[sequence->row];

        if (sequence->forward_thread != 0)
            continue;
        /* Of rows with one number, which mostly follow each other, the last one counts.
         */
        if (count == 0 || rows[count - 1].number != sequence->number)
            count++;
        else if (start < rows[count - 1].start)
            continue;
        rows[count - 1] =
            (struct forward_row){sequence->number, start, walk->rows[sequence->row].node};
    }
    if (walk->failed)
        return;
    ARRAY_SORT(rows, count, compare_forwards);
    for (size_t i = 0; i < recording->sequence_count && !account_walk_stops(walk, i);
         i++) {
        const struct trace_sequence *sequence = &recording->sequences[i];
        uint32_t step =
            whole ? 0 : step_pieces_find(&walk->pieces, events->ts[sequence->row]);

        if (sequence->forward_thread == 0 || walk->sample_of_step[step] == ACCOUNT_NONE ||
            (step == 0 && !whole))
            continue;
        uint32_t forward = find_forward(rows, count, sequence->number);
        if (forward != ACCOUNT_NONE)
            walk->failed |= !sums_add(&walk->side->forwards,
                                      walk->rows[sequence->row].node, forward, 1);
    }
}

/* ---- groups ---- */

uint32_t forward_group(const struct fold *fold, uint32_t frame, const uint32_t *of_frame,
                       uint32_t groups, double *changes)
{
    double all = 0, most = 0;
    uint32_t best = ACCOUNT_NONE;

    for (int turn = 0; turn < 2; turn++)
        for (int side = 0; side < 2; side++) {
            size_t count;
            const struct sum *pairs = sums_of(&fold->forwards[side], frame, &count);
            double samples = (double)fold->account->samples[side];

            for (size_t i = 0; i < count; i++) {
                uint32_t group = of_frame[pairs[i].sample];
                double *change = &changes[group == ACCOUNT_NONE ? groups : group];

                if (turn == 0) {
                    *change += (side == 1 ? 1 : -1) * (double)pairs[i].sum / samples;
                    continue;
                }
                all += fabs(*change);
                if (group != ACCOUNT_NONE && fabs(*change) > most) {
                    most = fabs(*change);
                    best = group;
                }
                *change = 0;
            }
        }
    return most > GROUP_SHARE * all ? best : ACCOUNT_NONE; /* the same for both sides */
}
