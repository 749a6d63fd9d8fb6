/* See kernel_words.h. */
#include "diagnosis/kernel_words.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>

/* Where its rows themselves take less than this part of what a line takes more, less of
 * them runs beside other work. */
#define LONGER_SHARE 0.5

void kernel_words_calls(const struct account_words *words, const double calls[2],
                        const double spent[2], struct sentence *out)
{
    bool as_often = account_as_often(calls[0], calls[1]);

    for (int turn = 0; turn < 2; turn++) {
        sentence_text(out, turn == 1 ? ", " : "");
        if ((turn == 0) == as_often) {
            sentence_times(out, spent[0] / calls[0], spent[1] / calls[1]);
            sentence_text(out, " per call");
            continue;
        }
        account_words_pair(calls, out);
        sentence_printf(out, " call%s%s", sentence_plural(calls[1]),
                        account_words_per_step(words));
    }
}

/* What a collective's exposed time is made of, as far as the ranks tell. */
static void say_split(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    switch (kernel_words_communication(words, line)) {
    case COMMUNICATION_OVERLAP:
        sentence_printf(out, ", because %s of it runs beside compute",
                        line_change(words->account, line) > 0 ? "less" : "more");
        break;
    case COMMUNICATION_WAITING:
        sentence_text(out, ", in which ranks wait for ");
        if (words->late_rank >= 0)
            sentence_printf(out, "rank %lld", (long long)words->late_rank);
        else
            sentence_text(out, "others");
        break;
    case COMMUNICATION_TRANSFER:
        sentence_text(out, ", in which data is transferred");
        break;
    default:
        break;
    }
}

/* What the rows of a line take more, ns a sample, whatever runs beside them; NaN: not
 * known. */
static double longer_of(const struct account_words *words, const struct line *line)
{
    const struct fold *fold = words->fold;
    CLEANUP_FREE bool *seen = calloc((size_t)fold->count + 1, sizeof *seen);
    double longer = 0;

    for (size_t i = 0; seen != NULL && i < line->count; i++) {
        uint32_t at = fold->of_place[line->places[i]];

        if (words->account->places[line->places[i]].elsewhere ||
            fold->frames[at].sort != ACCOUNT_WORK)
            return NAN;
        if (!seen[at])
            longer += fold->frames[at].spent[1] - fold->frames[at].spent[0];
        seen[at] = true;
    }
    return seen == NULL ? NAN : longer;
}

/* Whether the line has far less of a row's time on one side than on the other: the other
 * lines have it, and the row's calls are not those of the line. */
static bool is_elsewhere(const struct account_words *words, const struct line *line,
                         const double spent[2])
{
    double a = line_mean(words->account, line, 0) / spent[0];
    double b = line_mean(words->account, line, 1) / spent[1];

    return fmin(a, b) < fmax(a, b) / 2;
}

/* The numbers of a row whose time changed as that of the line did; else why it did not.
 */
static void say_numbers(const struct account_words *words, const struct line *line,
                        struct sentence *out)
{
    const double rows[2] = {words->rows[0][line->name], words->rows[1][line->name]};
    const double spent[2] = {words->spent[0][line->name], words->spent[1][line->name]};
    double change = line_change(words->account, line);
    bool is_communication = line->part == ACCOUNT_COMMUNICATION;

    if (rows[0] <= 0 || rows[1] <= 0 ||
        kernel_words_communication(words, line) == COMMUNICATION_OVERLAP)
        return;
    if (is_communication || (spent[1] - spent[0]) / change >= LONGER_SHARE) {
        if (!is_communication && is_elsewhere(words, line, spent))
            return;
        sentence_text(out, ": ");
        kernel_words_calls(words, rows, spent, out);
    } else if (longer_of(words, line) / change < LONGER_SHARE) {
        sentence_printf(out, ": %s of it runs beside other work",
                        change > 0 ? "less" : "more");
    }
}

void kernel_words_say(const struct account_words *words, const struct line *line,
                      double change, struct sentence *out)
{
    entry_say_name(NULL, out, account_words_text(words, line->name),
                   account_words_text(words, line->category), true);
    uint32_t call = fold_call(words->fold, words->fold->of_place[line->places[0]]);
    if (call != 0 && !words->account->places[line->places[0]].elsewhere) {
        sentence_text(out, " in ");
        account_words_frame(words, call, out);
    }
    sentence_text(out, " takes ");
    account_words_amount(words, change, out);
    if (line->rank < 0)
        say_numbers(words, line, out);
    if (line->rank < 0 && words->bytes[0][line->name] > 0 &&
        words->bytes[1][line->name] > 0 &&
        fabs(words->bytes[1][line->name] / words->bytes[0][line->name] - 1) >= 0.005) {
        sentence_text(out, ", ");
        sentence_bytes(out, words->bytes[0][line->name]);
        sentence_text(out, " → ");
        sentence_bytes(out, words->bytes[1][line->name]);
        sentence_text(out, account_words_per_step(words));
    }
    if (line->part == ACCOUNT_COMMUNICATION)
        say_split(words, line, out);
}

enum account_communication kernel_words_communication(const struct account_words *words,
                                                      const struct line *line)
{
    double change = line_change(words->account, line);

    if (line->kind != LINE_KERNEL || line->part != ACCOUNT_COMMUNICATION || change == 0)
        return COMMUNICATION_UNKNOWN;
    double longer = words->spent[1][line->name] - words->spent[0][line->name];
    if (longer / change < LONGER_SHARE)
        return COMMUNICATION_OVERLAP;
    if (!isfinite(words->wait_change))
        return words->late_rank >= 0 && words->late_change / change > 0
                   ? COMMUNICATION_WAITING
                   : COMMUNICATION_UNKNOWN;
    return words->wait_change / change > words->transfer_change / change
               ? COMMUNICATION_WAITING
               : COMMUNICATION_TRANSFER;
}
