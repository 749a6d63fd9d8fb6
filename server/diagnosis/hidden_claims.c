/* See hidden_claims.h. */
#include "diagnosis/hidden_claims.h"
#include "account/judge.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

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

static void groups_free(struct groups *groups)
{
    free(groups->rows);
    free(groups->of_frame);
}

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

static bool make_groups(const struct account_words *words, struct groups *out)
{
    const struct fold *fold = words->fold;
    size_t names = words->account->names.count;
    CLEANUP_FREE uint32_t *of_name = calloc(2 * names + 2, sizeof *of_name);

    out->rows = calloc((size_t)fold->count + 1, sizeof *out->rows);
    out->of_frame = calloc((size_t)fold->count + 1, sizeof *out->of_frame);
    if (of_name == NULL || out->rows == NULL || out->of_frame == NULL)
        return false;
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
    return true;
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

static bool judge_group(const struct finding *finding, uint32_t group,
                        struct own_claim *claim)
{
    const struct account *account = finding->words->account;
    const struct observations *observations = finding->observations;
    int64_t *times[2], *calls[2], *values[2];
    bool done = true;

    for (int side = 0; side < 2; side++) {
        size_t samples = account->samples[side] + 1;

        times[side] = calloc(samples, sizeof(int64_t));
        calls[side] = calloc(samples, sizeof(int64_t));
        values[side] = calloc(observations->count[side] + 1, sizeof(int64_t));
        done = done && times[side] != NULL && calls[side] != NULL && values[side] != NULL;
    }
    for (int side = 0; side < 2 && done; side++) {
        add_samples(finding, group, side, times[side], calls[side]);
        observations_average(observations, side, times[side], values[side]);
    }
    if (done) {
        claim->is_new = is_one_sided(account, calls);
        claim->certainty = claim->is_new ? LINE_SURE : LINE_NO_DIFFERENCE;
        if (claim->row->calls[0] > 0 && claim->row->calls[1] > 0)
            done = judge_values(values, observations->count, finding->lines->tried,
                                &claim->certainty);
    }
    for (int side = 0; side < 2; side++) {
        free(times[side]);
        free(calls[side]);
        free(values[side]);
    }
    return done;
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

static bool find(struct finding *finding)
{
    const struct own_time *own = &finding->lines->own;
    struct own_claims *out = finding->out;
    CLEANUP_FREE bool *told =
        calloc(own->count + finding->groups.count + 1, sizeof *told);
    size_t at;

    if (told == NULL)
        return false;
    for (int turn = 0; turn < OWN_CLAIMS_HIDDEN; turn++) {
        struct own_claim claim = {.row = next_of(finding, told, &at),
                                  .is_hidden = finding->behind_device};

        if (claim.row == NULL)
            break;
        if (!(at < own->count
                  ? own_claim_judge(finding->words, finding->lines, finding->observations,
                                    &claim)
                  : judge_group(finding, (uint32_t)(at - own->count), &claim)))
            return false;
        if (claim.certainty != LINE_SURE)
            continue;
        out->rows[out->count] = *claim.row; /* groups are freed */
        claim.row = at < own->count ? claim.row : &out->rows[out->count];
        out->list[out->count++] = claim;
    }
    return true;
}

bool hidden_claims_find(const struct account_words *words, const struct lines *lines,
                        const struct observations *observations, bool behind_device,
                        struct own_claims *out)
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
    bool done = make_groups(words, &finding.groups) && find(&finding);
    groups_free(&finding.groups);
    return done;
}
