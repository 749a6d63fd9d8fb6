/* Time of the host that makes the device wait later; see find.h.
 *
 * A call that takes longer while the queue of the device is full shows no gap there: the
 * device runs dry later, wherever the host happens to be then. So longer work of the host
 * may claim idle time that no place explains: the two are seen together. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "diagnosis/sorts.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>

#define CAUSES_MAX 16
/* At least this part of the host's longer work must show as idle time. */
#define SHOWN_MIN 0.3
/* Copies count as unchanged if their time changed by less than this part of their exposed
 * change.
 */
#define OVERLAP_SLACK 0.35

/* Longer work of the host: a call of a name, or a hole. */
struct host_delay {
    bool hole;
    uint32_t at; /* the name, or an item */
    double change;
};

static int compare_lates(const void *a, const void *b)
{
    const struct host_delay *x = a, *y = b;

    return (fabs(x->change) < fabs(y->change)) - (fabs(x->change) > fabs(y->change));
}

static bool same_hole(const struct books_item *a, const struct books_item *b)
{
    return b->idle && b->sort == LEDGER_IN_HOLE && a->name == b->name &&
           a->before == b->before && a->after == b->after;
}

static bool is_host_call(const struct call *call)
{
    return call->sort == LEDGER_OPERATOR || call->sort == LEDGER_PYTHON ||
           call->sort == LEDGER_RUNTIME || call->sort == LEDGER_OTHER;
}

/* Whether an item moves because the host is late: the device waits, or copies and
 * communication that take no longer run beside less computation. */
static bool shows_lateness(const struct books_item *item)
{
    double change = item->mean[1] - item->mean[0], time = item->time[1] - item->time[0];

    return item->idle || (item->kind != TRACE_KIND_COMPUTATION &&
                          fabs(time) < OVERLAP_SLACK * fabs(change));
}

/* Marks the items that show lateness and move like the cause; returns the change of all
 * items that show lateness. */
static double collect_shown(const struct cause_search *search, double sign, bool *wanted)
{
    const struct books *books = search->books;
    double sum = 0;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        double change = item->mean[1] - item->mean[0];

        wanted[i] = shows_lateness(item) && change * sign > 0;
        sum += shows_lateness(item) ? change : 0;
    }
    return sum;
}

/* Adds the host's time at the place, by bin, of nodes on threads that launch. */
static void fill_vectors(struct cause *cause, const struct cause_search *search,
                         const struct host_delay *late)
{
    const struct books *books = search->books;

    for (int which = 0; which < 2; which++) {
        const struct books_side *side = &books->sides[which];
        const struct ledger *ledger = side->ledger;
        uint32_t count = late->hole ? ledger->idle_count : ledger->node_count;

        for (uint32_t i = 0; i < count; i++) {
            if (late->hole ? !same_hole(&books->items[late->at],
                                        &books->items[side->item_of_idle[i]])
                           : !ledger->nodes[i].launches ||
                                 side->name_of[ledger->nodes[i].name] != late->at)
                continue;
            const int64_t *times = late->hole ? ledger->hole_time : ledger->time;
            for (size_t bin = 0; bin < side->typical; bin++)
                if (ledger->samples[bin] > 0)
                    cause->vector[which][bin] +=
                        (double)times[ledger_cell(ledger, i, (uint32_t)bin)] /
                        ledger->samples[bin];
        }
    }
}

/* Sets the bar with most of the claims. */
static void settle_part(struct cause *cause, const struct books *books)
{
    double parts[WATERFALL_PARTS] = {0};
    int most = WATERFALL_IDLE;

    for (size_t i = 0; i < cause->claim_count; i++)
        parts[books_part(&books->items[cause->claims[i].item])] +=
            fabs(cause->claims[i].amount);
    for (int part = 0; part < WATERFALL_PARTS; part++)
        most = parts[part] > parts[most] ? part : most;
    cause->part = (enum waterfall_part)most;
}

static bool add_late(struct cause_search *search, const struct host_delay *late,
                     bool *wanted)
{
    const struct books *books = search->books;
    double sign = late->change > 0 ? 1 : -1, moving = 0, own = 0;
    double shown = collect_shown(search, sign, wanted);

    if (shown * sign < SHOWN_MIN * fabs(late->change) || fabs(shown) < search->least)
        return true;
    uint32_t name = late->hole ? books->items[late->at].name : late->at;
    bool input = sorts_is_input(books_name(books, name));
    struct cause *cause =
        causes_add(search->causes, books, input ? CAUSE_INPUT : CAUSE_HOST_LATE);
    if (cause == NULL)
        return false;
    fill_vectors(cause, search, late);
    for (int which = 0; which < 2; which++)
        for (size_t bin = 0; bin < books->sides[which].typical; bin++) {
            double value =
                cause->vector[which][bin] / (double)books->sides[which].typical;

            cause->about.total[which] += value;
            own += which == 0 ? -value : value;
        }
    double amount = fmin(fabs(own), fabs(shown));
    for (uint32_t i = 0; i < books->count; i++)
        moving += wanted[i] ? fabs(books->items[i].mean[1] - books->items[i].mean[0]) : 0;
    double scale = own * sign <= 0 || moving == 0 ? 0 : fmin(1, amount / moving);
    for (uint32_t i = 0; i < books->count; i++)
        if (wanted[i])
            cause_claim(cause, i,
                        (books->items[i].mean[1] - books->items[i].mean[0]) * scale);
    settle_part(cause, books);
    cause->about.is_late = true;
    if (late->hole) {
        const struct books_item *item = &books->items[late->at];

        cause->about.is_hole = true;
        cause->about.name = item->name;
        cause->about.category = item->category;
        cause->about.before = item->before;
        cause->about.after = item->after;
        return !cause->failed;
    }
    const struct call *call = &search->calls->list[late->at];
    cause->about.name = late->at;
    cause->about.category = call->category;
    cause->about.sort = call->sort;
    for (int side = 0; side < 2; side++) {
        cause->about.calls[side] = call->calls[side];
        cause->about.per_call[side] =
            call->calls[side] > 0 ? call->time[side] / call->calls[side] : 0;
    }
    return !cause->failed;
}

bool find_host(struct cause_search *search)
{
    const struct books *books = search->books;
    const struct calls *calls = search->calls;
    size_t room = (size_t)calls->count + books->count + 1, count = 0;
    CLEANUP_FREE struct host_delay *lates = calloc(room, sizeof *lates);
    CLEANUP_FREE bool *wanted = calloc((size_t)books->count + 1, sizeof *wanted);

    if (lates == NULL || wanted == NULL)
        return false;
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];
        double change = call->time[1] - call->time[0];

        if (is_host_call(call) && fabs(change) >= search->least)
            lates[count++] = (struct host_delay){false, i, change};
    }
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        double change = item->time[1] - item->time[0];

        /* Only the item without a drain has the time of its hole. */
        if (item->idle && item->sort == LEDGER_IN_HOLE && item->drain == BOOKS_NONE &&
            fabs(change) >= search->least)
            lates[count++] = (struct host_delay){true, i, change};
    }
    qsort(lates, count, sizeof *lates, compare_lates);
    for (size_t i = 0; i < count && i < CAUSES_MAX; i++)
        if (!add_late(search, &lates[i], wanted))
            return false;
    return true;
}
