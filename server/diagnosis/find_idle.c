/* Where the device waits for the host; see find.h. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "diagnosis/sorts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PLACES_MAX 48
/* At least this part of the device's waiting at a place must be the host's own time
 * there. */
#define EVIDENCE_MIN 0.4

static bool same_place(const struct books_item *a, const struct books_item *b)
{
    return a->sort == b->sort && a->name == b->name && a->before == b->before &&
           a->after == b->after;
}

/* Whether an idle item belongs to a group that begins with `first`. */
typedef bool grouping(const struct books_item *first, const struct books_item *item);

/* The change of the group of an item; 0 if an earlier item begins the group. */
static double change_of_group(const struct books *books, uint32_t first, grouping *same)
{
    double change = 0;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!item->idle || !same(&books->items[first], item))
            continue;
        if (i < first)
            return 0;
        change += item->mean[1] - item->mean[0];
    }
    return change;
}

static struct cause *add_group(struct cause_search *search, uint32_t first,
                               grouping *same, enum cause_kind kind)
{
    const struct books *books = search->books;
    struct cause *cause = causes_add(search->causes, books, kind);

    if (cause == NULL)
        return NULL;
    cause->part = WATERFALL_IDLE;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (!item->idle || !same(&books->items[first], item))
            continue;
        cause_claim_item(cause, books, i);
        for (int side = 0; side < 2; side++) {
            cause->about.total[side] += item->mean[side];
            cause->about.calls[side] += item->calls[side];
        }
    }
    return cause;
}

/* ---- places ---- */

/* The frame of the input at or above a place: a data loader, its iteration; or none. */
static uint32_t input_frame(const struct cause_search *search,
                            const struct books_item *item)
{
    const struct books *books = search->books;

    if (sorts_is_input(books_name(books, item->name)))
        return item->name;
    for (int which = 0; which < 2; which++) {
        const struct books_side *side = &books->sides[which];
        const struct ledger *ledger = side->ledger;

        for (uint32_t i = 0; i < ledger->idle_count; i++) {
            uint32_t at = ledger->idle[i].node;

            if (at == LEDGER_NONE || side->name_of[ledger->nodes[at].name] != item->name)
                continue;
            for (; at != LEDGER_ROOT && at != LEDGER_NONE; at = ledger->nodes[at].parent)
                if (sorts_is_input(strings_text(&ledger->names, ledger->nodes[at].name)))
                    return side->name_of[ledger->nodes[at].name];
            return BOOKS_NONE;
        }
    }
    return BOOKS_NONE;
}

/* How much longer the host is at a place than before, in gaps or not; ns per step. NaN if
 * unknown: a pause of a thread without steps. */
static double host_change(const struct cause_search *search, uint32_t first)
{
    const struct books *books = search->books;
    const struct books_item *item = &books->items[first];
    double change = 0;

    if (item->sort == LEDGER_IN_HOLE && item->name == BOOKS_NONE)
        return NAN;
    if (item->sort == LEDGER_IN_HOLE) {
        for (uint32_t i = 0; i < books->count; i++)
            if (books->items[i].idle && same_place(item, &books->items[i]))
                change += books->items[i].time[1] - books->items[i].time[0];
        return change;
    }
    const struct call *call = &search->calls->list[item->name];
    return call->time[1] + call->waited[1] - call->time[0] - call->waited[0];
}

/* The host itself must spend more time there. Otherwise something else let the device run
 * dry there, and that is the cause. */
static bool host_agrees(const struct cause_search *search, uint32_t first, double change)
{
    double own = host_change(search, first);

    return isnan(own) || (own * change > 0 && fabs(own) >= EVIDENCE_MIN * fabs(change));
}

static bool add_place(struct cause_search *search, uint32_t first)
{
    const struct books_item *item = &search->books->items[first];
    uint32_t inside = input_frame(search, item);
    bool input = inside != BOOKS_NONE &&
                 (inside == item->name || item->place_sort != LEDGER_OPERATOR);
    bool hole = item->sort == LEDGER_IN_HOLE;

    if (!host_agrees(search, first, change_of_group(search->books, first, same_place)))
        return true;
    /* Without a device, the host's time is the step's. */
    bool host_only = !hole && !books_have_device(search->books);
    struct cause *cause = add_group(search, first, same_place,
                                    input       ? CAUSE_INPUT
                                    : host_only ? CAUSE_PER_CALL
                                                : CAUSE_HOST_LATE);

    if (cause == NULL)
        return false;
    cause->about.name = item->name;
    cause->about.category = item->category;
    cause->about.operator_name = inside != item->name ? inside : BOOKS_NONE;
    cause->about.sort = item->place_sort;
    cause->about.before = item->before;
    cause->about.after = item->after;
    cause->about.is_hole = hole;
    if (!hole && item->name != BOOKS_NONE) {
        const struct call *call = &search->calls->list[item->name];

        for (int side = 0; side < 2; side++) {
            cause->about.calls[side] = call->calls[side];
            cause->about.per_call[side] =
                call->calls[side] > 0 ? call->time[side] / call->calls[side] : 0;
        }
    }
    return !cause->failed;
}

/* ---- waits that empty the queue ---- */

static bool same_drain(const struct books_item *a, const struct books_item *b)
{
    return b->drain != BOOKS_NONE && a->drain == b->drain &&
           a->drain_frame == b->drain_frame;
}

/* A wait is a cause if it empties the queue more often than before; its own duration says
 * nothing. */
static bool add_drain(struct cause_search *search, uint32_t first)
{
    const struct books_item *item = &search->books->items[first];
    struct cause *cause = add_group(search, first, same_drain, CAUSE_HOST_LATE);

    if (cause == NULL)
        return false;
    cause->about.is_drain = true;
    cause->about.other = item->drain;
    cause->about.name = item->drain_frame;
    cause->about.sort = LEDGER_WAIT;
    const double *calls = cause->about.calls;
    if (fabs(calls[1] - calls[0]) < 0.1 * fmax(calls[0], calls[1]) ||
        (calls[1] - calls[0]) * cause->change < 0)
        cause->claim_count = 0; /* it explains nothing */
    return !cause->failed;
}

/* ---- launches and dependencies ---- */

static bool same_sort(const struct books_item *a, const struct books_item *b)
{
    return a->sort == b->sort;
}

static bool add_sort(struct cause_search *search, uint32_t first, enum cause_kind kind)
{
    const struct calls *calls = search->calls;
    struct cause *cause = add_group(search, first, same_sort, kind);

    if (cause == NULL)
        return false;
    cause->about.sort = search->books->items[first].sort;
    double time[2] = {0, 0}, count[2] = {0, 0};
    for (uint32_t i = 0; i < calls->count && kind == CAUSE_LAUNCHES; i++)
        for (int side = 0; side < 2; side++)
            if (calls->list[i].sort == LEDGER_LAUNCH) {
                time[side] += calls->list[i].time[side];
                count[side] += calls->list[i].calls[side];
            }
    /* Launches that take no longer are late because the host is. */
    double own = time[1] - time[0];
    if (kind == CAUSE_LAUNCHES &&
        (own * cause->change <= 0 || fabs(own) < EVIDENCE_MIN * fabs(cause->change)))
        cause->claim_count = 0;
    for (int side = 0; side < 2; side++) {
        cause->about.calls[side] =
            kind == CAUSE_LAUNCHES ? count[side] : cause->about.calls[side];
        cause->about.per_call[side] = count[side] > 0 ? time[side] / count[side] : 0;
    }
    return !cause->failed;
}

/* ---- the whole ---- */

/* The groups of idle items that move, the largest first; a group shares its
 * distinguishing fields. */
struct idle_group {
    uint32_t first;
    double change;
};

static int compare_places(const void *a, const void *b)
{
    const struct idle_group *x = a, *y = b;

    return (fabs(x->change) < fabs(y->change)) - (fabs(x->change) > fabs(y->change));
}

static bool each_group(struct cause_search *search, grouping *same,
                       bool (*wanted)(const struct books_item *),
                       bool (*add)(struct cause_search *, uint32_t))
{
    const struct books *books = search->books;
    CLEANUP_FREE struct idle_group *places =
        calloc((size_t)books->count + 1, sizeof *places);
    size_t count = 0, groups;

    if (places == NULL)
        return false;
    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];
        double change = item->mean[1] - item->mean[0];

        /* A group moves only if some of its items do. */
        if (item->idle && wanted(item) && fabs(change) >= 0.05 * search->least)
            places[count++] = (struct idle_group){i, change};
    }
    qsort(places, count, sizeof *places, compare_places);
    count = count < 512 ? count : 512;
    groups = search->causes->count;
    for (size_t i = 0; i < count && search->causes->count < groups + PLACES_MAX; i++) {
        bool seen = false;

        if (budget_look(books->budget, NULL) != 0)
            return false;
        for (size_t k = 0; k < i && !seen; k++)
            seen = same(&books->items[places[k].first], &books->items[places[i].first]);
        uint32_t first = places[i].first;
        for (uint32_t k = 0; k < first && !seen; k++)
            if (books->items[k].idle &&
                same(&books->items[places[i].first], &books->items[k])) {
                first = k;
                break;
            }
        if (!seen && fabs(change_of_group(books, first, same)) >= search->least &&
            !add(search, first))
            return false;
    }
    return true;
}

static bool is_place(const struct books_item *item)
{
    return item->sort == LEDGER_IN_CALL || item->sort == LEDGER_IN_HOLE;
}

static bool is_drained(const struct books_item *item)
{
    return item->drain != BOOKS_NONE;
}

static bool is_launch(const struct books_item *item)
{
    return item->sort == LEDGER_IN_LAUNCH;
}

static bool is_device_side(const struct books_item *item)
{
    return item->sort == LEDGER_DEVICE_SIDE;
}

static bool add_launches(struct cause_search *search, uint32_t first)
{
    return add_sort(search, first, CAUSE_LAUNCHES);
}

static bool add_dependency(struct cause_search *search, uint32_t first)
{
    return add_sort(search, first, CAUSE_DEPENDENCY);
}

bool find_idle(struct cause_search *search)
{
    return each_group(search, same_place, is_place, add_place) &&
           each_group(search, same_drain, is_drained, add_drain) &&
           each_group(search, same_sort, is_launch, add_launches) &&
           each_group(search, same_sort, is_device_side, add_dependency);
}
