/* See long_calls.h. */
#include "diagnosis/long_calls.h"

#include <math.h>

/* Few calls hold most of a change from this part of it on. */
#define MOST 0.5
/* No call of the other side may be longer than this part of theirs. */
#define NEAR 0.1
/* For each of them there are so many calls at least. */
#define CALLS_EACH 10

struct long_call {
    uint32_t node, sample;
    int64_t ns;
    int64_t booked; /* at least so much of the line is booked on it */
};

struct long_calls {
    struct long_call list[LONG_CALLS_MAX]; /* most booked first */
    size_t count;
};

static bool is_call_place(const struct account *account, uint32_t at)
{
    const struct account_place *place = &account->places[at];
    uint8_t sort = account->nodes[place->node].sort;

    return (place->sort == ACCOUNT_IN_CALL || place->sort == ACCOUNT_IN_LAUNCH) &&
           sort != ACCOUNT_ROOT && sort != ACCOUNT_ANNOTATION && sort != ACCOUNT_WORK;
}

/* Keeps the calls on which most is booked; one call may have two places. */
static void keep(struct long_calls *calls, struct long_call call)
{
    size_t at = 0;

    for (size_t i = 0; i < calls->count; i++)
        if (calls->list[i].node == call.node && calls->list[i].sample == call.sample) {
            if (calls->list[i].booked >= call.booked)
                return;
            for (calls->count--; i < calls->count; i++)
                calls->list[i] = calls->list[i + 1];
        }
    while (at < calls->count && calls->list[at].booked >= call.booked)
        at++;
    if (at == LONG_CALLS_MAX)
        return;
    calls->count += calls->count < LONG_CALLS_MAX;
    for (size_t i = calls->count - 1; i > at; i--)
        calls->list[i] = calls->list[i - 1];
    calls->list[at] = call;
}

/* Of the calls of one name on a side: what a place of the line has of the longest of each
 * step, whatever the others of the step took there. */
static void find_calls(const struct account *account, const struct line *line, int side,
                       uint32_t name, struct long_calls *out)
{
    *out = (struct long_calls){.count = 0};
    for (size_t i = 0; i < line->count; i++) {
        uint32_t node = account->places[line->places[i]].node;
        size_t count, calls, k = 0;

        if (account->nodes[node].name != name || !is_call_place(account, line->places[i]))
            continue;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);
        const struct sum *tally = sums_of(&account->tally[side], node, &calls);
        for (size_t j = 0; j < count; j++) {
            while (k < calls && tally[k].sample < cells[j].sample)
                k++;
            if (k == calls || tally[k].sample != cells[j].sample)
                continue;
            int64_t booked = cells[j].sum - (tally[k].spent - tally[k].longest);
            if (booked > 0)
                keep(out,
                     (struct long_call){node, tally[k].sample, tally[k].longest, booked});
        }
    }
}

/* The longest call of a name on a side, and how many there are. */
static int64_t longest_of(const struct account *account, int side, uint32_t name,
                          int64_t *calls)
{
    const struct sums *tally = &account->tally[side];
    int64_t longest = 0;

    *calls = 0;
    for (size_t i = 0; i < tally->count; i++) {
        const struct sum *sum = &tally->list[i];

        if (account->nodes[sum->row].name != name)
            continue;
        *calls += sum->sum;
        longest = sum->longest > longest ? sum->longest : longest;
    }
    return longest;
}

static void say(const struct account_words *words, uint32_t node, int side, size_t few,
                const int64_t calls[2], const double ns[2], struct sentence *out)
{
    static const char *const sides[2] = {"control", "test"};
    const struct account_node *call = &words->account->nodes[node];

    sentence_text(out, words->brief ? "; mostly " : "; most of it is ");
    sentence_count(out, (double)few);
    sentence_text(out, words->brief ? " of " : " of the ");
    sentence_count(out, (double)calls[side]);
    sentence_text(out, " calls of ");
    sentence_name(out, account_words_text(words, call->name),
                  account_words_text(words, call->label),
                  account_words_text(words, call->category));
    if (words->brief)
        return;
    sentence_printf(out, " in the %s: ", sides[side]);
    sentence_time(out, ns[side]);
    if (calls[1 - side] == 0)
        return;
    sentence_printf(out, " (the longest in the %s: ", sides[1 - side]);
    sentence_time(out, ns[1 - side]);
    sentence_text(out, ")");
}

void long_calls_say(const struct account_words *words, const struct line *line,
                    struct sentence *out)
{
    const struct account *account = words->account;
    double change = line_change(account, line), booked = 0, ns[2] = {0, 0};
    int side = change > 0;
    double most = MOST * fabs(change) * (double)account->samples[side];
    struct long_calls found;
    int64_t calls[2], least = INT64_MAX;
    size_t few = 0;

    if (line->kind == LINE_REST || line->count == 0 || !(most > 0) ||
        !is_call_place(account, line->places[0]))
        return;
    uint32_t node = account->places[line->places[0]].node; /* with most of the change */
    uint32_t name = account->nodes[node].name;
    find_calls(account, line, side, name, &found);
    for (; few < found.count && booked < most; few++) {
        booked += (double)found.list[few].booked;
        ns[side] += (double)found.list[few].ns;
        least = found.list[few].ns < least ? found.list[few].ns : least;
    }
    if (few == 0 || booked < most)
        return;
    longest_of(account, side, name, &calls[side]);
    ns[1 - side] = (double)longest_of(account, 1 - side, name, &calls[1 - side]);
    if (ns[1 - side] <= NEAR * (double)least && calls[side] >= CALLS_EACH * (int64_t)few)
        say(words, node, side, few, calls, ns, out);
}
