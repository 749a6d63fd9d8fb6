/* See judge.h. */
#include "account/judge.h"
#include "analysis/compare/verdict.h"
#include "analysis/statistics/mann_whitney.h"
#include "analysis/statistics/moderated.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

#define SURE_RATE 0.01
#define LIKELY_RATE 0.01
#define RANK_RATE 0.05
#define HOST_SHARE 0.2
/* A pause is judged from this factor between the sides on, as for what the host needs,
 * and from these parts of the step and of all that moved. */
#define PAUSE_FACTOR 2.5
#define PAUSE_OF_STEP 0.02
#define PAUSE_SHARE 0.1
/* Twice what counts as unchanged, as for the verdict on one recording a side. */
#define CLOCK_SLACK (2 * VERDICT_EQUIVALENCE)

/* Sums of a line's places by observation, means over its samples. */
static int64_t *amounts_of(const struct account *account,
                           const struct observations *observations,
                           const struct line *line, int side)
{
    CLEANUP_FREE int64_t *sums = calloc(observations->count[side] + 1, sizeof *sums);
    int64_t *out = calloc(observations->count[side] + 1, sizeof *out);

    if (sums == NULL || out == NULL) {
        free(out);
        return NULL;
    }
    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++)
            sums[observations->of[side][cells[k].sample]] += cells[k].sum;
    }
    observations_divide(observations, side, sums, out);
    return out;
}

/* The t test of the values as they are, with pooled variance. */
static double t_test(int64_t *const values[2], const size_t counts[2])
{
    double mean[2] = {0, 0}, squares = 0;

    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < counts[side]; i++)
            mean[side] += (double)values[side][i] / (double)counts[side];
        for (size_t i = 0; i < counts[side]; i++)
            squares += ((double)values[side][i] - mean[side]) *
                       ((double)values[side][i] - mean[side]);
    }
    const struct moderated_row row = {mean[1] - mean[0],
                                      squares / (double)(counts[0] + counts[1] - 2)};
    return moderated_p(&row, counts[0], counts[1], 0, 0);
}

static enum line_certainty certainty_of(struct mann_whitney *test,
                                        int64_t *const values[2], const size_t counts[2],
                                        size_t tried, bool is_fact)
{
    struct mann_whitney_result ranks;

    mann_whitney_run(test, values[0], values[1], &ranks);
    double least = fmin(t_test(values, counts), ranks.p);
    if (is_fact)
        return LINE_SURE;
    if (ranks.p >= RANK_RATE)
        return LINE_NO_DIFFERENCE;
    return least * (double)tried < SURE_RATE ? LINE_SURE
           : least < LIKELY_RATE             ? LINE_LIKELY
                                             : LINE_NO_DIFFERENCE;
}

bool judge_values(int64_t *const values[2], const size_t counts[2], size_t tried,
                  enum line_certainty *out)
{
    CLEANUP(mann_whitney_free) struct mann_whitney test = {0};

    *out = LINE_CANNOT_JUDGE;
    if (counts[0] < OBSERVATIONS_MIN || counts[1] < OBSERVATIONS_MIN)
        return true;
    if (mann_whitney_init(&test, counts[0], counts[1], NULL) != 0)
        return false;
    *out = certainty_of(&test, values, counts, tried, false);
    return true;
}

bool judge_is_host_time(const struct line *line)
{
    return line->kind == LINE_HOST || line->kind == LINE_HOLE ||
           line->kind == LINE_LAUNCH || line->kind == LINE_LATENCY ||
           line->kind == LINE_COLLECTION || line->kind == LINE_STACK;
}

/* A pause that one side nearly lacks is more than recordings of one program wander. */
static bool is_other_pause(const struct account *account, const struct line *line,
                           double moved)
{
    double a = line_mean(account, line, 0), b = line_mean(account, line, 1);
    double step = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            step = fmax(step, (double)account->ns[side] / (double)account->samples[side]);
    return line->kind == LINE_HOLE && fmax(a, b) >= PAUSE_FACTOR * fmin(a, b) &&
           fabs(b - a) >= PAUSE_OF_STEP * step && fabs(b - a) >= PAUSE_SHARE * moved;
}

/* Kernels that take longer by less than recordings of one program differ, because the
 * clock does. */
static bool is_clock_noise(const struct account *account, const struct line *line)
{
    bool device =
        line->kind == LINE_KERNEL || (line->kind == LINE_ALIKE && line->on_device);
    double larger = fmax(line_mean(account, line, 0), line_mean(account, line, 1));

    return device && fabs(line_change(account, line)) < CLOCK_SLACK * larger;
}

static void doubt_one_recording(const struct account *account, struct lines *lines)
{
    double moved = 0;

    for (size_t i = 0; i < lines->count; i++)
        moved += fabs(line_change(account, &lines->list[i]));
    for (size_t i = 0; i < lines->count; i++)
        if (is_clock_noise(account, &lines->list[i]) ||
            (judge_is_host_time(&lines->list[i]) &&
             !is_other_pause(account, &lines->list[i], moved) &&
             fabs(line_change(account, &lines->list[i])) < HOST_SHARE * moved))
            lines->list[i].certainty = LINE_CANNOT_JUDGE;
}

bool judge_lines(const struct account *account, const struct observations *observations,
                 bool one_recording, struct lines *lines)
{
    CLEANUP(mann_whitney_free) struct mann_whitney test = {0};
    bool enough = observations_suffice(observations);
    size_t tried = lines->tried > lines->count ? lines->tried : lines->count;

    if (enough && mann_whitney_init(&test, observations->count[0], observations->count[1],
                                    NULL) != 0)
        return false;
    for (size_t i = 0; i < lines->count; i++) {
        struct line *line = &lines->list[i];
        bool is_fact = line->kind == LINE_EDIT && line->edit->is_fact;

        line->certainty = LINE_CANNOT_JUDGE;
        if (!enough)
            continue;
        CLEANUP_FREE int64_t *control = amounts_of(account, observations, line, 0);
        CLEANUP_FREE int64_t *test_values = amounts_of(account, observations, line, 1);
        int64_t *const values[2] = {control, test_values};
        if (control == NULL || test_values == NULL)
            return false;
        line->certainty =
            certainty_of(&test, values, observations->count, tried, is_fact);
        if (line->is_machine && line->certainty == LINE_SURE)
            line->certainty = LINE_LIKELY; /* that it is the machine */
    }
    if (one_recording)
        doubt_one_recording(account, lines);
    return true;
}

bool judge_after_facts(const struct account *account, const struct lines *lines,
                       const struct line *line)
{
    double facts = 0, host = 0;

    for (size_t i = 0; i < lines->count; i++) {
        const struct line *other = &lines->list[i];
        double change = fabs(line_change(account, other));

        if (other->kind == LINE_EDIT && other->edit->is_fact)
            facts += change;
        else if (judge_is_host_time(other))
            host = fmax(host, change);
    }
    return judge_is_host_time(line) && 2 * facts >= host;
}
