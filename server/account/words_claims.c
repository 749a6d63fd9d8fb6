#include "account/lines.h"
#include "account/words.h"
#include "base/error.h"

#include <math.h>
#include <stdlib.h>

/* ---- own claim ---- */

bool own_is_launch(const struct account_words *words, const struct own_row *row)
{
    return row->name == words->fold->launches;
}

/* The values of observations from those of samples. */
static int64_t *average(const struct account_words *words,
                        const struct observations *observations, int side,
                        const int64_t *samples)
{
    int64_t *out =
        arena_new(words->account->arena, observations->count[side], sizeof *out);

    observations_average(observations, side, samples, out);
    return out;
}

/* How certain the change of a row of `lines->own` is. */
static void own_claim_judge(const struct account_words *words, const struct lines *lines,
                            const struct observations *observations,
                            struct own_claim *claim)
{
    struct arena *arena = words->account->arena;
    int64_t *values[2];

    for (int side = 0; side < 2; side++) {
        int64_t *samples =
            arena_new(arena, words->account->samples[side], sizeof *samples);

        own_add(words->fold, &lines->own, claim->row, side, samples);
        values[side] = average(words, observations, side, samples);
    }
    claim->certainty = judge_values(arena, values, observations->count, lines->tried);
}

/* ---- hidden claims ---- */

/* What certainly changed on the host under a step that is as long as before: calls and
 * annotations that take much longer or shorter, and calls that are new or gone in every
 * step, as far as no fact tells them. */

/* A call is told that takes this part of the step more or less, and, if it is no new one,
 * by this factor: the host of one program takes up to twice as long from one recording to
 * the next. */
#define STEP_SHARE 0.005
#define FACTOR 2.5

/* Annotations, and calls that one side lacks, by name. */
struct groups {
    struct own_row *rows;
    size_t count;
    uint32_t *of_frame; /* ACCOUNT_NONE */
};

struct finding {
    const struct account_words *words;
    const struct lines *lines;
    const struct observations *observations;
    struct groups groups;
    double least; /* ns a sample */
    bool behind_device;
    struct own_claims *out;
};

/* Whether a frame may be of a group: an annotation that no edit has; or an operator or a
 * function of Python, if no fact tells it. Where only one side has the stacks of Python,
 * its functions are no news. */
static bool is_grouped(const struct account_words *words, uint32_t at)
{
    const struct frame *frame = &words->fold->frames[at];
    uint32_t edit = words->edits->of_frame[at];

    if (frame->sort == ACCOUNT_ANNOTATION)
        return edit == ACCOUNT_NONE;
    return (frame->sort == ACCOUNT_OPERATOR ||
            (frame->sort == ACCOUNT_FUNCTION && !words->fold->one_stack)) &&
           (frame->about & (ACCOUNT_WAITS | ACCOUNT_DRAINS | ACCOUNT_IS_COLLECTION)) ==
               0 &&
           (edit == ACCOUNT_NONE || !words->edits->list[edit].is_fact) &&
           !own_starts_backward(words->fold, frame);
}

static void make_groups(const struct account_words *words, struct groups *out)
{
    const struct fold *fold = words->fold;
    struct arena *arena = words->account->arena;
    size_t names = words->account->names.count;
    uint32_t *of_name = arena_new(arena, 2 * names, sizeof *of_name);

    out->rows = arena_new(arena, fold->count, sizeof *out->rows);
    out->of_frame = arena_new(arena, fold->count, sizeof *out->of_frame);
    for (uint32_t i = 0; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        uint32_t *slot =
            &of_name[2 * (size_t)frame->name + (frame->sort == ACCOUNT_ANNOTATION)];

        out->of_frame[i] = ACCOUNT_NONE;
        if (!is_grouped(words, i))
            continue;
        if (*slot == 0) {
            out->rows[out->count++] = (struct own_row){.name = frame->name, .frame = i};
            *slot = (uint32_t)out->count;
        }
        struct own_row *row = &out->rows[*slot - 1];
        out->of_frame[i] = *slot - 1;
        for (int side = 0; side < 2; side++) {
            row->calls[side] += frame->calls[side].mean;
            row->spent[side] += frame->spent[side];
        }
    }
}

/* Adds the times and calls of a group in each sample of a side. */
static void add_samples(const struct finding *finding, uint32_t group, int side,
                        int64_t *times, int64_t *calls)
{
    const struct fold *fold = finding->words->fold;
    const struct sums *tally = &fold->account->tally[side];

    for (size_t i = 0; i < tally->count; i++) {
        const struct sum *sum = &tally->list[i];

        if (finding->groups.of_frame[fold->of_node[sum->row]] != group)
            continue;
        times[sum->sample] += sum->spent;
        calls[sum->sample] += sum->sum;
    }
}

/* Whether all samples of one side have calls of a group, and none of the other. */
static bool is_one_sided(const struct account *account, int64_t *const calls[2])
{
    int64_t least[2] = {INT64_MAX, INT64_MAX}, most[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < account->samples[side]; i++) {
            least[side] = calls[side][i] < least[side] ? calls[side][i] : least[side];
            most[side] = calls[side][i] > most[side] ? calls[side][i] : most[side];
        }
    return (most[0] == 0 && least[1] > 0) || (most[1] == 0 && least[0] > 0);
}

static void judge_group(const struct finding *finding, uint32_t group,
                        struct own_claim *claim)
{
    const struct account *account = finding->words->account;
    const struct observations *observations = finding->observations;
    int64_t *calls[2], *values[2];

    for (int side = 0; side < 2; side++) {
        size_t samples = account->samples[side];
        int64_t *times = arena_new(account->arena, samples, sizeof *times);

        calls[side] = arena_new(account->arena, samples, sizeof(int64_t));
        add_samples(finding, group, side, times, calls[side]);
        values[side] = average(finding->words, observations, side, times);
    }
    claim->is_new = is_one_sided(account, calls);
    claim->certainty = claim->is_new ? LINE_SURE : LINE_NO_DIFFERENCE;
    if (claim->row->calls[0] > 0 && claim->row->calls[1] > 0)
        claim->certainty = judge_values(account->arena, values, observations->count,
                                        finding->lines->tried);
}

/* Whether a row may be told; where `one_sided`, only one that a side lacks. */
static bool is_large(const struct finding *finding, const struct own_row *row,
                     bool one_sided)
{
    const struct account_words *words = finding->words;
    double low = fmin(row->spent[0], row->spent[1]);

    if (fabs(own_change(row)) < finding->least)
        return false;
    if (one_sided)
        return row->calls[0] == 0 || row->calls[1] == 0;
    return !row->on_device && !own_is_launch(words, row) &&
           (words->fold->frames[row->frame].about & ACCOUNT_IS_COLLECTION) == 0 &&
           account_as_often(row->calls[0], row->calls[1]) &&
           fmax(row->spent[0], row->spent[1]) >= FACTOR * low;
}

/* The next row in order of size; false: there is none. Each is looked at once. */
static const struct own_row *next_of(const struct finding *finding, bool *told,
                                     size_t *number)
{
    const struct own_time *own = &finding->lines->own;
    const struct own_row *best = NULL;

    for (size_t i = 0; i < own->count + finding->groups.count; i++) {
        bool is_group = i >= own->count;
        const struct own_row *row =
            is_group ? &finding->groups.rows[i - own->count] : &own->rows[i];
        bool is_label =
            finding->words->fold->frames[row->frame].sort == ACCOUNT_ANNOTATION;

        if (told[i] || !is_large(finding, row, is_group && !is_label) ||
            (best != NULL && fabs(own_change(row)) <= fabs(own_change(best))))
            continue;
        best = row;
        *number = i;
    }
    if (best != NULL)
        told[*number] = true;
    return best;
}

static void find(struct finding *finding)
{
    const struct own_time *own = &finding->lines->own;
    struct own_claims *out = finding->out;
    bool *told = arena_new(finding->words->account->arena,
                           own->count + finding->groups.count, sizeof *told);
    size_t at;

    for (int turn = 0; turn < OWN_CLAIMS_HIDDEN; turn++) {
        struct own_claim claim = {.row = next_of(finding, told, &at),
                                  .is_hidden = finding->behind_device};

        if (claim.row == NULL)
            break;
        if (at < own->count)
            own_claim_judge(finding->words, finding->lines, finding->observations,
                            &claim);
        else
            judge_group(finding, (uint32_t)(at - own->count), &claim);
        if (claim.certainty == LINE_SURE)
            out->list[out->count++] = claim;
    }
}

/* At most OWN_CLAIMS_HIDDEN, the largest first, certain ones only. `behind_device`: the
 * device is the limit. */
static void hidden_claims_find(const struct account_words *words,
                               const struct lines *lines,
                               const struct observations *observations,
                               bool behind_device, struct own_claims *out)
{
    struct finding finding = {.words = words,
                              .lines = lines,
                              .observations = observations,
                              .behind_device = behind_device,
                              .out = out};

    for (int side = 0; side < 2; side++)
        finding.least =
            fmax(finding.least, STEP_SHARE * (double)words->account->ns[side] /
                                    fmax(1, (double)words->account->samples[side]));
    make_groups(words, &finding.groups);
    find(&finding);
}

/* ---- own words ---- */

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

static bool own_words_is_large(const struct account_words *words,
                               const struct lines *lines, const struct own_row *row,
                               double idle)
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

void own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out)
{
    double idle_part, idle = idle_change(words->account, &idle_part);

    *out = (struct own_claims){.count = 0};
    if (words->unchanged && words->device && !lines->own.host.holds) {
        hidden_claims_find(words, lines, observations, idle_part < IDLE_LEAST, out);
        return;
    }
    if (!isfinite(words->change) || !words->device || words->change == 0 ||
        idle_part < IDLE_LEAST)
        return;
    for (int n = 0; n < OWN_CLAIMS_LARGE; n++) {
        struct own_claim best = {.row = NULL};

        for (size_t i = 0; i < lines->own.count; i++) {
            const struct own_row *row = &lines->own.rows[i];
            bool is_told = n > 0 && out->count > 0 && out->list[0].row == row;

            if (!is_told && own_words_is_large(words, lines, row, idle) &&
                (best.row == NULL || fabs(own_change(row)) > fabs(own_change(best.row))))
                best.row = row;
        }
        if (best.row == NULL)
            break;
        own_claim_judge(words, lines, observations, &best);
        best.line = line_of(words, lines, best.row);
        bool is_said = best.line != NULL && best.line->certainty <= LINE_LIKELY &&
                       fabs(line_change(words->account, best.line)) >=
                           LINE_SHARE * fabs(own_change(best.row));
        if (best.certainty <= LINE_LIKELY && !is_said)
            out->list[out->count++] = best;
        else
            break;
    }
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
    if (late->slack != 0) {
        sentence_text(out, "; it waits ");
        account_words_amount(words, late->slack, out);
    }
    if (later == (late->slack < 0))
        sentence_text(out, " (its slack)");
    kernel_words_arrivals(words, rank, out);
}

/* ---- work words ---- */

/* "5 of 25.0 MB on average → none" */
static void say_moved(const struct work_moved *moved, struct sentence *out)
{
    bool sized = (moved->count[0] <= 0 || moved->bytes[0] > 0) &&
                 (moved->count[1] <= 0 || moved->bytes[1] > 0);

    for (int side = 0; side < 2; side++) {
        if (side == 1)
            sentence_text(out, " → ");
        if (moved->count[side] <= 0) {
            sentence_text(out, "none");
            continue;
        }
        sentence_count(out, moved->count[side]);
        if (!sized)
            continue;
        sentence_text(out, " of ");
        sentence_bytes(out, moved->bytes[side] / moved->count[side]);
        sentence_text(out, moved->count[side] > 1 ? " on average" : "");
    }
}

void work_words_say(const struct account_words *words, enum work_fact_kind kind,
                    const struct work_fact *fact, struct sentence *out)
{
    if (kind == WORK_STREAMS) {
        sentence_text(out, "Device work runs on ");
        sentence_counts(out, fact->streams);
        sentence_text(out, words->steps ? " streams in every step" : " streams");
        return;
    }
    sentence_text(out, kind == WORK_COPIES ? "Copies" : "Collectives on the device");
    sentence_text(out, account_words_per_step(words));
    sentence_text(out, ": ");
    for (size_t i = 0; i < fact->count && i < WORK_NAMES_TOLD; i++) {
        sentence_text(out, i > 0 ? ", " : "");
        if (kind == WORK_COPIES) {
            account_words_frame(words, fact->names[i].frame, out);
            sentence_text(out, " ");
        }
        say_moved(&fact->names[i], out);
    }
    account_words_others(
        fact->count > WORK_NAMES_TOLD ? fact->count - WORK_NAMES_TOLD : 0, out);
}
