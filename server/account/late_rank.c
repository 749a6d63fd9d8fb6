/* See late_rank.h. */
#include "account/late_rank.h"
#include "account/judge.h"
#include "base/cleanup.h"
#include "base/weighted.h"

#include <math.h>
#include <stdlib.h>

/* The others wait for this part of a step, or it is none. */
#define LEAST_OF_STEP 0.01
/* It takes itself this part of what the others wait longer, or they have changed. */
#define OWN_SHARE 0.25
/* What it runs differs by this part of what shows, or it is none. */
#define EXCESS_SHARE 0.5
/* A call is named that holds this part of what the rank runs longer. */
#define ROW_SHARE 0.3
/* Its kernels share a factor: so many, half of their time as near (logarithms), of this
 * at least. */
#define KERNELS_LEAST 4
#define KERNELS_NEAR 0.03
#define KERNELS_FACTOR 0.02

/* By sample: exposed communication, and all else. */
struct rank_times {
    int64_t *wait[2], *own[2];
};

static void rank_times_free(struct rank_times *times)
{
    for (int side = 0; side < 2; side++) {
        free(times->wait[side]);
        free(times->own[side]);
    }
}

static bool rank_times_make(const struct account *account, struct rank_times *out)
{
    for (int side = 0; side < 2; side++) {
        out->wait[side] = calloc(account->samples[side] + 1, sizeof *out->wait[side]);
        out->own[side] = calloc(account->samples[side] + 1, sizeof *out->own[side]);
        if (out->wait[side] == NULL || out->own[side] == NULL)
            return false;
        for (size_t i = 0; i < account->time[side].count; i++) {
            const struct sum *sum = &account->time[side].list[i];
            bool waits = account->places[sum->row].part == ACCOUNT_COMMUNICATION;

            (waits ? out->wait : out->own)[side][sum->sample] += sum->sum;
        }
    }
    return true;
}

/* The change of each rank's mean. */
static void changes_of(const struct account *account, const struct rank_samples *samples,
                       int64_t *const values[2], double *out)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < account->samples[side]; i++) {
            size_t rank = samples->of[side][i];

            if (rank < samples->ranks)
                out[rank] += (side == 1 ? 1.0 : -1.0) * (double)values[side][i] /
                             samples->steps[side][rank];
        }
}

/* Whether what the others wait changed one way, and the rank itself another. */
static bool is_late(const double *own, const double *wait, size_t ranks, size_t rank,
                    double *others)
{
    double sign = own[rank] > 0 ? 1 : -1;

    *others = 0;
    for (size_t i = 0; i < ranks; i++) {
        if (i == rank)
            continue;
        if (sign * wait[i] <= 0 || sign * own[i] >= sign * own[rank])
            return false;
        *others += wait[i] / (double)(ranks - 1);
    }
    /* A transfer that takes longer does so on all ranks; where the rank itself hardly
     * changed, the others did. */
    return sign * wait[rank] < 0.25 * fabs(*others) &&
           sign * own[rank] >= OWN_SHARE * fabs(*others);
}

/* The values of the samples of one rank, or those of the others. */
static enum line_certainty certainty_of(const struct account *account,
                                        const struct rank_samples *samples,
                                        int64_t *const values[2], size_t rank)
{
    int64_t *picked[2] = {NULL, NULL};
    size_t counts[2] = {0, 0};
    enum line_certainty certainty = LINE_CANNOT_JUDGE;

    for (int side = 0; side < 2; side++) {
        picked[side] = calloc(account->samples[side] + 1, sizeof *picked[side]);
        for (size_t i = 0; picked[side] != NULL && i < account->samples[side]; i++)
            if (samples->of[side][i] == rank)
                picked[side][counts[side]++] = values[side][i];
    }
    if (picked[0] == NULL || picked[1] == NULL ||
        !judge_values(picked, counts, samples->ranks, &certainty))
        certainty = LINE_CANNOT_JUDGE;
    free(picked[0]);
    free(picked[1]);
    return certainty;
}

/* By row of `own`, two numbers of ns a step: what a rank takes more than the mean of the
 * others, and what it takes more itself. NULL when memory is refused. */
static double *excess_of(const struct fold *fold, const struct own_time *own,
                         const struct rank_samples *samples, size_t late)
{
    double *out = calloc(2 * own->count + 1, sizeof *out);

    for (int side = 0; out != NULL && side < 2; side++) {
        const struct sums *tally = &fold->account->tally[side];

        for (size_t i = 0; i < tally->count; i++) {
            uint32_t row = own->of_frame[fold->of_node[tally->list[i].row]];
            size_t rank = samples->of[side][tally->list[i].sample];

            if (row == ACCOUNT_NONE || rank >= samples->ranks ||
                (own->rows[row].on_device && !own->rows[row].is_compute))
                continue;
            double mean = (side == 1 ? 1.0 : -1.0) * (double)tally->list[i].spent /
                          samples->steps[side][rank];
            out[2 * (size_t)row] +=
                rank == late ? mean : -mean / (double)(samples->ranks - 1);
            out[2 * (size_t)row + 1] += rank == late ? mean : 0;
        }
    }
    return out;
}

/* ---- whether its device is slower ---- */

/* Of each row that computes: how much longer it takes on the rank than on the others,
 * test/control, and its time. */
static size_t collect_kernels(const struct own_time *own, const double *spent,
                              struct weighted *out)
{
    size_t count = 0;

    for (size_t i = 0; i < own->count; i++) {
        const double *of = &spent[4 * i]; /* control: rank, others; test: likewise */
        double ratio = of[2] / of[0] / (of[3] / of[1]);

        if (own->rows[i].on_device && own->rows[i].is_compute && ratio > 0 &&
            isfinite(ratio))
            out[count++] = (struct weighted){log(ratio), of[0]};
    }
    weighted_sort(out, count);
    return count;
}

static bool find_kernels(const struct fold *fold, const struct own_time *own,
                         const struct rank_samples *samples, struct late_rank *out)
{
    CLEANUP_FREE double *spent = calloc(4 * own->count + 1, sizeof *spent);
    CLEANUP_FREE struct weighted *ratios = calloc(own->count + 1, sizeof *ratios);

    if (spent == NULL || ratios == NULL)
        return false;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < fold->account->tally[side].count; i++) {
            const struct sum *sum = &fold->account->tally[side].list[i];
            uint32_t row = own->of_frame[fold->of_node[sum->row]];
            size_t rank = samples->of[side][sum->sample];

            if (row != ACCOUNT_NONE && rank < samples->ranks)
                spent[4 * (size_t)row + 2 * (size_t)side + (rank != out->rank)] +=
                    (double)sum->spent / samples->steps[side][rank];
        }
    size_t count = collect_kernels(own, spent, ratios);
    double low = weighted_quantile(ratios, count, 0.25);
    double high = weighted_quantile(ratios, count, 0.75);
    double middle = weighted_quantile(ratios, count, 0.5);
    if (count >= KERNELS_LEAST && high - low <= KERNELS_NEAR &&
        fabs(middle) >= KERNELS_FACTOR && (middle > 0) == (out->own > 0))
        out->kernels = exp(middle);
    return true;
}

/* What the late rank takes longer for than the others do. */
static bool find_row(const struct fold *fold, const struct own_time *own,
                     const struct rank_samples *samples, double change,
                     struct late_rank *out)
{
    CLEANUP_FREE double *excess = excess_of(fold, own, samples, out->rank);
    double sign = out->own > 0 ? 1 : -1, sum = 0;
    double least =
        isnan(change) ? fabs(out->others) : fmin(fabs(out->others), fabs(change));

    if (excess == NULL)
        return false;
    for (size_t i = 0; i < own->count; i++) {
        /* Others that are faster do not make it slower. */
        double longer = fmin(sign * excess[2 * i], sign * excess[2 * i + 1]);

        sum += longer;
        if (longer > out->row_change) {
            out->row_change = longer;
            out->row = &own->rows[i];
        }
    }
    out->is_found = sum >= EXCESS_SHARE * least;
    if (!find_kernels(fold, own, samples, out))
        return false;
    if (out->row_change < ROW_SHARE * sum)
        out->row = NULL;
    return true;
}

bool late_rank_find(const struct fold *fold, const struct own_time *own,
                    const struct rank_samples *samples, double step, double change,
                    struct late_rank *out)
{
    const struct account *account = fold->account;
    CLEANUP(rank_times_free) struct rank_times times = {{NULL, NULL}, {NULL, NULL}};
    CLEANUP_FREE double *own_of = calloc(samples->ranks + 1, sizeof *own_of);
    CLEANUP_FREE double *wait_of = calloc(samples->ranks + 1, sizeof *wait_of);

    *out = (struct late_rank){.is_found = false};
    if (samples->ranks < 2)
        return true;
    if (own_of == NULL || wait_of == NULL || !rank_times_make(account, &times))
        return false;
    changes_of(account, samples, times.own, own_of);
    changes_of(account, samples, times.wait, wait_of);
    for (size_t rank = 0; rank < samples->ranks && !out->is_found; rank++) {
        struct late_rank found = {.certainty = LINE_SURE,
                                  .rank = rank,
                                  .own = own_of[rank],
                                  .slack = wait_of[rank]};

        if (!is_late(own_of, wait_of, samples->ranks, rank, &found.others) ||
            fabs(found.others) < LEAST_OF_STEP * step || found.own * change < 0)
            continue;
        for (size_t i = 0; i < samples->ranks; i++) {
            enum line_certainty one =
                certainty_of(account, samples, i == rank ? times.own : times.wait, i);

            found.certainty = one > found.certainty ? one : found.certainty;
        }
        if (found.certainty > LINE_LIKELY)
            continue;
        if (!find_row(fold, own, samples, change, &found))
            return false;
        *out = found;
    }
    return true;
}
