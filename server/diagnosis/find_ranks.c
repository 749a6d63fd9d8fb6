/* A rank that the others wait for; see find.h.
 *
 * The parts of the steps show it, without comparing clocks: the rank does more itself,
 * and the exposed communication of the others grows by as much. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "store/set/set_view.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* At least this part of a rank's longer work must show as waiting on the others, and vice
 * versa. */
#define WAITING_MIN 0.4
/* The rank's own longer work must be at least the first part of the others' waiting, and
 * the change of the step at least the second part. */
#define OWN_MIN 0.6
#define STEP_MIN 0.15

static bool is_communication(const struct books_item *item)
{
    return !item->idle && item->kind == TRACE_KIND_COMMUNICATION;
}

/* What a rank did in a step, means over the usual steps of a side; ns. */
struct rank_parts {
    int64_t rank;
    double own[2]; /* compute, memory and idle */
    double parts[2][WATERFALL_PARTS];
    size_t samples[2];
};

static int64_t rank_of(const struct set_view *view, uint32_t number)
{
    const struct set_file *file = set_view_find_file(view, number);

    return file == NULL ? -1 : file->rank;
}

/* The bin of a sample, or LEDGER_NONE for one that is odd or has no parts. */
static uint32_t bin_of_sample(const struct cause_search *search, int side, size_t sample)
{
    const struct sides_plan *plan = &search->plans[side];
    uint32_t bin = plan->bin_of[search->observations->of[side][sample]];

    return bin != LEDGER_NONE && bin < plan->typical ? bin : LEDGER_NONE;
}

static size_t find_rank(const struct rank_parts *ranks, size_t count, int64_t rank)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (ranks[middle].rank < rank)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && ranks[low].rank == rank ? low : count;
}

/* Adds the samples of a side to its ranks; false if a sample has no parts. */
static bool add_samples(const struct cause_search *search, int side,
                        struct rank_parts *ranks, size_t count)
{
    const struct set_view *view = &search->result->view[side];
    const struct selection *selection = &search->result->selection[side];

    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_step *step = &view->steps[selection->steps[i]];
        size_t at = find_rank(ranks, count, rank_of(view, step->file));

        if (!step->step.has_parts)
            return false;
        if (at == count || bin_of_sample(search, side, i) == LEDGER_NONE)
            continue;
        ranks[at].samples[side]++;
        ranks[at].parts[side][WATERFALL_COMPUTE] += (double)step->step.compute;
        ranks[at].parts[side][WATERFALL_EXPOSED_COMMUNICATION] +=
            (double)step->step.exposed_communication;
        ranks[at].parts[side][WATERFALL_EXPOSED_MEMORY] +=
            (double)step->step.exposed_memory;
        ranks[at].parts[side][WATERFALL_IDLE] += (double)step->step.idle;
    }
    for (size_t i = 0; i < count; i++) {
        if (ranks[i].samples[side] == 0)
            return false;
        for (int part = 0; part < WATERFALL_PARTS; part++) {
            ranks[i].parts[side][part] /= (double)ranks[i].samples[side];
            if (part != WATERFALL_EXPOSED_COMMUNICATION)
                ranks[i].own[side] += ranks[i].parts[side][part];
        }
    }
    return true;
}

static double change_of(const struct rank_parts *rank, enum waterfall_part part)
{
    return rank->parts[1][part] - rank->parts[0][part];
}

static int compare_doubles(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* The median of sorted values without one of them. */
static double median_without(const double *sorted, size_t count, double value)
{
    size_t skipped = 0, left = count - 1;

    while (skipped + 1 < count && sorted[skipped] < value)
        skipped++;
    size_t low = (left - 1) / 2, high = left / 2;
    return (sorted[low + (low >= skipped)] + sorted[high + (high >= skipped)]) / 2;
}

/* By rank: how its own work changed, and its exposed communication; sorted. */
struct rank_changes {
    double *own, *waiting;
};

static double own_change(const struct rank_parts *rank)
{
    return rank->own[1] - rank->own[0];
}

/* Whether a rank changed how long the others wait; *excess: how much more its own work
 * changed than theirs, ns. */
static bool is_waited_for(const struct cause_search *search,
                          const struct rank_parts *rank, size_t count,
                          const struct rank_changes *sorted, double *excess)
{
    double here = change_of(rank, WATERFALL_EXPOSED_COMMUNICATION);
    double own = own_change(rank) - median_without(sorted->own, count, own_change(rank));
    double waiting = median_without(sorted->waiting, count, here);

    /* A rank that makes the others wait does more itself, and makes the step longer. */
    double step = search->books->step[1] - search->books->step[0];

    *excess = own;
    return own * waiting > 0 && own_change(rank) / waiting >= OWN_MIN &&
           step / waiting >= STEP_MIN && fabs(step) >= search->least &&
           fabs(waiting) >= WAITING_MIN * fabs(own) &&
           fabs(own) >= WAITING_MIN * fabs(waiting) && fabs(waiting) >= search->least &&
           fabs(own) >= search->least &&
           (waiting - here) * (own > 0 ? 1 : -1) >= 0.5 * fabs(own);
}

/* The rank that the others wait for. It can only be the one whose own work grew most or
 * shrank most. Returns `count` if there is none. */
static size_t find_culprit(const struct cause_search *search,
                           const struct rank_parts *ranks, size_t count,
                           const struct rank_changes *sorted, double *excess)
{
    size_t most = 0, least = 0, found = count;

    for (size_t i = 1; i < count; i++) {
        most = own_change(&ranks[i]) > own_change(&ranks[most]) ? i : most;
        least = own_change(&ranks[i]) < own_change(&ranks[least]) ? i : least;
    }
    const size_t tried[2] = {most, least};
    *excess = 0;
    for (int i = 0; i < 2; i++) {
        double own;

        if (is_waited_for(search, &ranks[tried[i]], count, sorted, &own) &&
            fabs(own) > fabs(*excess)) {
            found = tried[i];
            *excess = own;
        }
    }
    return found;
}

/* By bin: what the rank does itself, less what the others do; and *waiting, the means of
 * both sides of the others' exposed communication. */
static bool fill_vectors(struct cause *cause, const struct cause_search *search,
                         double waiting[2])
{
    for (int side = 0; side < 2; side++) {
        const struct set_view *view = &search->result->view[side];
        const struct selection *selection = &search->result->selection[side];
        size_t bins = search->books->sides[side].typical, others = 0;
        CLEANUP_FREE size_t *samples = calloc(2 * bins + 1, sizeof *samples);
        CLEANUP_FREE double *sums = calloc(2 * bins + 1, sizeof *sums);

        if (samples == NULL || sums == NULL)
            return false;
        waiting[side] = 0;
        for (size_t i = 0; i < selection->step_count; i++) {
            const struct set_step *step = &view->steps[selection->steps[i]];
            uint32_t bin = bin_of_sample(search, side, i);
            double communication = (double)step->step.exposed_communication;

            if (bin == LEDGER_NONE)
                continue;
            size_t at = rank_of(view, step->file) == cause->about.rank ? bin : bins + bin;
            sums[at] += (double)step->step.dur - communication;
            samples[at]++;
            waiting[side] += at >= bins ? communication : 0;
            others += at >= bins;
        }
        waiting[side] /= others > 0 ? (double)others : 1;
        for (size_t bin = 0; bin < bins; bin++)
            if (samples[bin] > 0 && samples[bins + bin] > 0)
                cause->vector[side][bin] = sums[bin] / (double)samples[bin] -
                                           sums[bins + bin] / (double)samples[bins + bin];
    }
    return true;
}

/* The others' waiting, and what the rank does meanwhile in its longest part. */
static void claim_waiting(struct cause *cause, const struct cause_search *search,
                          enum waterfall_part part, double excess, size_t ranks)
{
    const struct books *books = search->books;
    double moved = 0;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        double change = item->mean[1] - item->mean[0];

        if (is_communication(item))
            cause_claim(cause, i, change);
        else if (books_part(item) == part && change * excess > 0)
            moved += change;
    }
    double scale = moved == 0 ? 0 : fmin(1, excess / (double)ranks / moved);
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        double change = item->mean[1] - item->mean[0];

        if (!is_communication(item) && books_part(item) == part && change * excess > 0)
            cause_claim(cause, i, change * scale);
    }
}

static bool add_waiting(struct cause_search *search, const struct rank_parts *ranks,
                        size_t count)
{
    CLEANUP_FREE double *own = calloc(count + 1, sizeof *own);
    CLEANUP_FREE double *waiting = calloc(count + 1, sizeof *waiting);
    const struct rank_changes sorted = {own, waiting};
    double excess;

    if (own == NULL || waiting == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        own[i] = own_change(&ranks[i]);
        waiting[i] = change_of(&ranks[i], WATERFALL_EXPOSED_COMMUNICATION);
    }
    qsort(own, count, sizeof *own, compare_doubles);
    qsort(waiting, count, sizeof *waiting, compare_doubles);
    size_t culprit = find_culprit(search, ranks, count, &sorted, &excess);
    if (culprit == count)
        return true;
    struct cause *cause = causes_add(search->causes, search->books, CAUSE_WAITING);
    if (cause == NULL)
        return false;
    const struct rank_parts *rank = &ranks[culprit];
    cause->about.rank = rank->rank;
    cause->about.rows = count;
    cause->part = WATERFALL_EXPOSED_COMMUNICATION;
    enum waterfall_part part = WATERFALL_COMPUTE;
    if (change_of(rank, WATERFALL_EXPOSED_MEMORY) * (excess > 0 ? 1 : -1) >
        change_of(rank, part) * (excess > 0 ? 1 : -1))
        part = WATERFALL_EXPOSED_MEMORY;
    if (change_of(rank, WATERFALL_IDLE) * (excess > 0 ? 1 : -1) >
        change_of(rank, part) * (excess > 0 ? 1 : -1))
        part = WATERFALL_IDLE;
    cause->about.sort = (uint8_t)part;
    cause->about.gain = change_of(rank, part);
    if (!fill_vectors(cause, search, cause->about.total))
        return false;
    claim_waiting(cause, search, part, excess, count);
    return !cause->failed;
}

/* Ranks that both sides have, ascending. */
static size_t common_ranks(const struct cause_search *search, struct rank_parts *out)
{
    const struct selection *control = &search->result->selection[0];
    const struct selection *test = &search->result->selection[1];
    size_t count = 0;

    for (size_t i = 0, k = 0; i < control->rank_count && k < test->rank_count;) {
        int64_t left = control->ranks[i], right = test->ranks[k];

        if (left == right)
            out[count++] = (struct rank_parts){.rank = left};
        i += left <= right;
        k += right <= left;
    }
    return count;
}

bool find_waiting(struct cause_search *search)
{
    size_t room = search->result->selection[0].rank_count + 1;
    CLEANUP_FREE struct rank_parts *ranks = calloc(room, sizeof *ranks);

    if (ranks == NULL)
        return false;
    size_t count = common_ranks(search, ranks);
    return count < 2 || !add_samples(search, 0, ranks, count) ||
           !add_samples(search, 1, ranks, count) || add_waiting(search, ranks, count);
}
