/* See own_words.h. */
#include "diagnosis/own_words.h"
#include "diagnosis/hidden_claims.h"
#include "diagnosis/kernel_words.h"

#include <math.h>
#include <stdlib.h>

/* A call is told that takes this part of the change, if the idle time grew by this part
 * of that. */
#define CLAIM_SHARE 0.3
#define IDLE_SHARE 0.3
/* Where the device is idle for less of the steps of both sides, the host is not the
 * limit. */
#define IDLE_LEAST 0.1
/* The line of a call says enough if it holds this part of what the call takes more. */
#define LINE_SHARE 0.6

/* How much longer the device is idle, and the larger part of a side's steps in which it
 * is. What a late host costs the ranks of a job they spend waiting for each other. */
static double idle_change(const struct account *account, double *part)
{
    double mean[2] = {0, 0};
    bool ranks = false;

    *part = 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 1; account->rank_of[side] != NULL && i < account->samples[side];
             i++)
            ranks = ranks || account->rank_of[side][i] != account->rank_of[side][0];
    for (uint32_t i = 0; i < account->place_count; i++)
        for (int side = 0; side < 2; side++)
            if (account->places[i].part == ACCOUNT_IDLE ||
                (ranks && account->places[i].part == ACCOUNT_COMMUNICATION))
                mean[side] += (double)account->places[i].ns[side] /
                              fmax(1, (double)account->samples[side]);
    for (int side = 0; side < 2; side++)
        if (mean[side] > 0)
            *part = fmax(*part, mean[side] * fmax(1, (double)account->samples[side]) /
                                    (double)account->ns[side]);
    return mean[1] - mean[0];
}

/* Garbage is collected after so many allocations: how often says nothing. */
static bool is_collection(const struct account_words *words, const struct own_row *row)
{
    return (words->fold->frames[row->frame].about & ACCOUNT_IS_COLLECTION) != 0;
}

static bool is_large(const struct account_words *words, const struct lines *lines,
                     const struct own_row *row, double idle)
{
    double change = own_change(row), most = fmin(fabs(change), fabs(words->change));

    return !row->on_device && change / words->change >= CLAIM_SHARE &&
           idle * (change > 0 ? 1 : -1) >= IDLE_SHARE * most &&
           (is_collection(words, row) ||
            account_as_often(row->calls[0], row->calls[1])) &&
           (!lines->own.host.holds || own_is_apart(&lines->own.host, row));
}

static const struct line *line_of(const struct account_words *words,
                                  const struct lines *lines, const struct own_row *row)
{
    for (size_t i = 0; i < lines->count; i++) {
        const struct line *line = &lines->list[i];

        if (own_is_launch(words, row) ? line->kind == LINE_LAUNCH
            : is_collection(words, row)
                ? line->kind == LINE_COLLECTION
                : (line->kind == LINE_HOST && line->name == row->name) ||
                      (line->kind == LINE_INPUT &&
                       (words->fold->frames[row->frame].about & ACCOUNT_IS_INPUT)))
            return line;
    }
    return NULL;
}

bool own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out)
{
    double idle_part, idle = idle_change(words->account, &idle_part);

    *out = (struct own_claims){.count = 0};
    if (words->unchanged && words->device && !lines->own.host.holds)
        return hidden_claims_find(words, lines, observations, idle_part < IDLE_LEAST,
                                  out);
    if (!isfinite(words->change) || !words->device || words->change == 0 ||
        idle_part < IDLE_LEAST)
        return true;
    for (int n = 0; n < OWN_CLAIMS_LARGE; n++) {
        struct own_claim best = {.row = NULL};

        for (size_t i = 0; i < lines->own.count; i++) {
            const struct own_row *row = &lines->own.rows[i];
            bool is_told = n > 0 && out->count > 0 && out->list[0].row == row;

            if (!is_told && is_large(words, lines, row, idle) &&
                (best.row == NULL || fabs(own_change(row)) > fabs(own_change(best.row))))
                best.row = row;
        }
        if (best.row == NULL)
            break;
        if (!own_claim_judge(words, lines, observations, &best))
            return false;
        best.line = line_of(words, lines, best.row);
        bool is_said = best.line != NULL && best.line->certainty <= LINE_LIKELY &&
                       fabs(line_change(words->account, best.line)) >=
                           LINE_SHARE * fabs(own_change(best.row));
        if (best.certainty <= LINE_LIKELY && !is_said)
            out->list[out->count++] = best;
        else
            break;
    }
    return true;
}

static void say_row(const struct account_words *words, const struct own_row *row,
                    struct sentence *out)
{
    if (own_is_launch(words, row))
        sentence_text(out, "launches of kernels");
    else
        account_words_frame(words, row->frame, out);
}

static void say_hidden(const struct account_words *words, const struct own_claim *claim,
                       struct sentence *out)
{
    if (words->unchanged)
        sentence_text(out, claim->is_hidden ? ", hidden behind the work of the device"
                                            : ", while the step is as long as before");
}

/* "`sum` is new (1,127 times per step): 1.91 ms more per step of the host" */
static void say_new(const struct account_words *words, const struct own_claim *claim,
                    struct sentence *out)
{
    const struct own_row *row = claim->row;
    int side = row->calls[1] > 0;

    say_row(words, row, out);
    sentence_text(out, side == 1 ? " is new (" : " no longer runs (before: ");
    sentence_often(out, row->calls[side]);
    sentence_printf(out, "%s)%s the host ", account_words_per_step(words),
                    side == 1 ? " and takes" : ", which takes");
    account_words_amount(words, own_change(row), out);
    say_hidden(words, claim, out);
}

void own_words_claim(const struct account_words *words, const struct own_claim *claim,
                     struct sentence *out)
{
    const struct own_row *row = claim->row;
    bool launches = own_is_launch(words, row);

    if (claim->is_new) {
        say_new(words, claim, out);
        return;
    }
    say_row(words, row, out);
    sentence_text(out, launches ? " take the host " : " takes the host ");
    account_words_amount(words, own_change(row), out);
    if (is_collection(words, row)) {
        sentence_text(out, " (");
        sentence_times(out, row->spent[0], row->spent[1]);
        sentence_text(out, ")");
    } else {
        sentence_text(out, ": ");
        kernel_words_calls(words, row->calls, row->spent, out);
    }
    say_hidden(words, claim, out);
    if (claim->line == NULL)
        return;
    sentence_text(out, "; the device waits ");
    account_words_amount(words, line_change(words->account, claim->line), out);
    sentence_printf(out, " in %s (", launches ? "them" : "it");
    sentence_times(out, line_mean(words->account, claim->line, 0),
                   line_mean(words->account, claim->line, 1));
    sentence_text(out, ")");
}

void own_words_late(const struct account_words *words, const struct late_rank *late,
                    long long rank, struct sentence *out)
{
    bool later = late->own > 0;

    sentence_printf(out, "The other ranks wait ");
    account_words_amount(words, late->others, out);
    sentence_printf(out, " for rank %lld, whose work without waiting takes ", rank);
    account_words_amount(words, late->own, out);
    if (late->kernels > 0) {
        sentence_text(out, ", all its kernels ");
        sentence_digits(out, late->kernels);
        sentence_printf(out, " times as long, those of the others not: its device %s",
                        later ? "is slower" : "was slower");
    } else if (late->row != NULL) {
        sentence_text(out, ", ");
        sentence_time(out, late->row_change);
        sentence_text(out, late->row_change <= fabs(late->own) ? " of it in "
                           : later                             ? " more in "
                                                               : " less in ");
        say_row(words, late->row, out);
    }
    sentence_text(out, "; it waits ");
    account_words_amount(words, late->slack, out);
    if (later == (late->slack < 0))
        sentence_text(out, " (its slack)");
}
