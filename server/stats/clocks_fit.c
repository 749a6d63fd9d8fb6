#include "stats/clocks_fit.h"
#include "base/array.h"
#include "base/hash.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define NS_PER_SECOND 1e9
#define BLOCKS 20    /* of the jackknife */
#define FLOOR_NS 100 /* no end is known better */
#define L1_NEAR 100  /* ns: a smaller move ends a fit: a first one */
#define L1_LONG 5    /* of a long fit */
#define L1_MOVE 1
#define BISQUARE_MOVE 0.1
#define L1_TIMES 60
#define BISQUARE_TIMES 50
#define TUKEY 4.685
#define NORMAL 1.4826      /* standard deviation over median absolute deviation */
#define DRIFT_UNSURE 100   /* ppm */
#define SUMS 5             /* by rank: the pull; the block (a b; b c) of the equations */
#define SCRATCH (SUMS + 8) /* 6 of solve(), 2 of refit() */
#define LONG_PLACES ((size_t)1 << 15) /* see is_long() */
#define SHARES_MAX 16
/* Steps whose lengths differ by less: the next ones need no search for theirs. */
#define APART 0.2
/* Moves of less than this part of the noise: weights are taken as they change. */
#define SHARP 0.125
#define STEP_INSTANCES_MIN 12 /* of a rank, to tell a clock that was set */

/* ---- one component ---- */

/* Long fits take short cuts, which move a line by less than a hundredth of its
 * interval. */
static bool is_long(const struct fit *fit)
{
    return fit->begin[fit->count] > LONG_PLACES;
}

/* The instances are shared out by size alone, so that the number of threads changes no
 * digit. */
void fit_lines_make(const struct fit *fit, bool whole, struct arena *arena,
                    struct fit_lines *out)
{
    size_t n = fit->ranks, own = n + FIT_LANES, places = fit->begin[fit->count];
    uint32_t shares = whole && is_long(fit) ? SHARES_MAX : 1;

    *out = (struct fit_lines){.p = arena_new(arena, n, sizeof(double)),
                              .q = arena_new(arena, n, sizeof(double)),
                              .w = arena_new(arena, places, sizeof(double)),
                              .tau = arena_new(arena, fit->count, sizeof(double)),
                              .lead = arena_new(arena, fit->count, sizeof(double)),
                              .weight = arena_new(arena, fit->count, sizeof(double)),
                              .scratch = arena_new(arena, SCRATCH * n, sizeof(double)),
                              .shares = arena_new(arena, shares, sizeof *out->shares),
                              .share_count = shares,
                              .without = UINT32_MAX};
    for (size_t s = 0, i = 0; s < shares; s++) {
        struct fit_share *share = &out->shares[s];
        double **each[] = {&share->p,    &share->q,      &share->in,
                           &share->rest, &share->pull_p, &share->pull_q,
                           &share->a,    &share->b,      &share->c};

        for (size_t k = 0; k < sizeof each / sizeof *each; k++)
            *each[k] = arena_new(arena, own, sizeof(double));
        share->sums = arena_new(arena, SUMS * n, sizeof(double));
        share->from = i;
        while (i < fit->count &&
               (fit->begin[i] < places / shares * (s + 1) || s + 1 == shares))
            i++;
        share->to = i;
    }
}

static void lines_copy(const struct fit *fit, const struct fit_lines *from,
                       struct fit_lines *out)
{
    memcpy(out->p, from->p, fit->ranks * sizeof *out->p);
    memcpy(out->q, from->q, fit->ranks * sizeof *out->q);
    memcpy(out->tau, from->tau, fit->count * sizeof *out->tau);
    out->step = from->step;
}

static double at(const struct fit_lines *lines, uint32_t rank, double z)
{
    return lines->p[rank] + lines->q[rank] * z;
}

/* ---- weighted least squares ---- */

/* SHARP: those of the bisquare, and how they change. */
enum weights { WEIGHTS_EQUAL, WEIGHTS_L1, WEIGHTS_BISQUARE, WEIGHTS_SHARP };

typedef double lanes __attribute__((vector_size(FIT_LANES * sizeof(double)),
                                    aligned(sizeof(double)), may_alias));
typedef int64_t lane_bits __attribute__((vector_size(FIT_LANES * sizeof(int64_t))));

static lanes load(const double *from)
{
    return *(const lanes *)from;
}

/* The larger one. */
static lanes at_least(lanes value, lanes least)
{
    lane_bits larger = value > least;

    return (lanes)((larger & (lane_bits)value) | (~larger & (lane_bits)least));
}

/* A pass over all instances, with the lines, or a direction of them. */
struct fit_pass {
    const struct fit *fit;
    struct fit_lines *lines;
    const double *p, *q;
    void (*visit)(const struct fit_pass *pass, struct fit_share *share, size_t i);
    enum weights weights; /* of weigh() */
    bool ends;
    atomic_uint next;
};

/* Takes the lines of the members, unless they are those of the last instance. */
static void enter(const struct fit_pass *pass, struct fit_share *share, size_t i)
{
    const struct fit *fit = pass->fit;
    const uint32_t *rank = fit->rank + fit->begin[i];

    if (fit->same[i] && i > share->from)
        return;
    for (size_t k = 0; k < fit->begin[i + 1] - fit->begin[i]; k++) {
        share->p[k] = pass->p[rank[k]];
        share->q[k] = pass->q[rank[k]];
        share->in[k] = k < fit->members[i];
        share->pull_p[k] = share->pull_q[k] = 0;
        share->a[k] = share->b[k] = share->c[k] = 0;
    }
}

/* Adds the sums to those of the lines, unless the next instance has the same ones. */
static void leave(const struct fit *fit, struct fit_share *share, size_t i)
{
    const uint32_t *rank = fit->rank + fit->begin[i];
    double *sums = share->sums;
    size_t n = fit->ranks;
    bool more = i + 1 < share->to && fit->same[i + 1];

    for (size_t k = 0; k < fit->members[i] && !more; k++) {
        sums[rank[k]] += share->pull_p[k];
        sums[n + rank[k]] += fit->fixed[rank[k]] ? 0 : share->pull_q[k];
        sums[2 * n + rank[k]] += share->a[k];
        sums[3 * n + rank[k]] += share->b[k];
        sums[4 * n + rank[k]] += share->c[k];
    }
}

static void pass_some(void *context)
{
    struct fit_pass *pass = context;
    const struct fit *fit = pass->fit;
    struct fit_lines *lines = pass->lines;
    uint32_t next;

    while (budget_look(fit->arena->budget, NULL) == 0 &&
           (next = atomic_fetch_add(&pass->next, 1)) < lines->share_count) {
        struct fit_share *share = &lines->shares[next];

        memset(share->sums, 0, (size_t)SUMS * fit->ranks * sizeof *share->sums);
        for (size_t i = share->from; i < share->to; i++) {
            enter(pass, share, i);
            if (fit->block[i] != lines->without)
                pass->visit(pass, share, i);
            leave(fit, share, i);
        }
    }
}

/* Each thread has memory of its own: no more than there are parts of the work. */
static unsigned threads_for(unsigned parts)
{
    unsigned threads = parts > 1 ? threads_choose(0) : 1;

    return threads < parts ? threads : parts;
}

/* Makes the pass; the sums of the shares, `count` each, are added up in `sums`. */
static void pass_all(struct fit_pass *pass, double *sums, size_t count)
{
    struct fit_lines *lines = pass->lines;

    threads_share(pass_some, pass, threads_for(lines->share_count));
    memcpy(sums, lines->shares[0].sums, count * sizeof *sums);
    for (uint32_t s = 1; s < lines->share_count; s++)
        for (size_t k = 0; k < count; k++)
            sums[k] += lines->shares[s].sums[k];
}

/* The values of the lines in an instance, or, with y, what they leave of it; their mean
 * by weight. NaN: it has no weight. */
static double take_rests(const struct fit_pass *pass, struct fit_share *share, size_t i,
                         const double *y)
{
    const struct fit *fit = pass->fit;
    const struct fit_lines *lines = pass->lines;
    size_t first = fit->begin[i], count = fit->begin[i + 1] - first;
    lanes sum = {0};

    for (size_t k = 0; k < count; k += FIT_LANES) {
        lanes value = load(share->p + k) + load(share->q + k) * fit->z[i];
        if (y != NULL)
            value = load(y + first + k) - value;
        *(lanes *)(share->rest + k) = value;
        sum += load(lines->w + first + k) * value;
    }
    return lines->weight[i] > 0 ? (sum[0] + sum[1]) / lines->weight[i] : NAN;
}

/* Adds what a direction asks of the lines: its weighted value over the mean. */
static void pull_lines(const struct fit_pass *pass, struct fit_share *share, size_t i)
{
    const struct fit *fit = pass->fit;
    double mean = take_rests(pass, share, i, NULL);
    size_t first = fit->begin[i], count = fit->begin[i + 1] - first;

    for (size_t k = 0; k < count && mean == mean; k += FIT_LANES) {
        lanes pull = load(pass->lines->w + first + k) * (load(share->rest + k) - mean);

        *(lanes *)(share->pull_p + k) += pull;
        *(lanes *)(share->pull_q + k) += pull * fit->z[i];
    }
}

/* (p, q) = block⁻¹ · pull, of `sums`; a block that says nothing leaves 0. Returns the
 * largest. */
static double precondition(const struct fit *fit, const double *sums, double *p,
                           double *q)
{
    size_t n = fit->ranks;
    const double *gp = sums, *gq = gp + n, *block = gq + n;
    double largest = 0;

    for (uint32_t r = 0; r < fit->ranks; r++) {
        double a = block[r], b = block[n + r], c = block[2 * n + r];
        double determinant = a * c - b * b;

        p[r] = q[r] = 0;
        if (a <= 0)
            continue;
        if (fit->fixed[r] || determinant <= 1e-12 * a * c) {
            p[r] = gp[r] / a;
        } else {
            p[r] = (c * gp[r] - b * gq[r]) / determinant;
            q[r] = (a * gq[r] - b * gp[r]) / determinant;
        }
        largest = fmax(largest, fabs(p[r]) + fabs(q[r]));
    }
    return largest;
}

static double dot(const double *a, const double *b, size_t count)
{
    double sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += a[i] * b[i];
    return sum;
}

/* Lines against that of the reference. */
static void settle_reference(const struct fit *fit, struct fit_lines *lines)
{
    double p = lines->p[0], q = lines->q[0];

    for (uint32_t r = 0; r < fit->ranks; r++) {
        lines->p[r] -= p;
        if (!fit->any_fixed)
            lines->q[r] -= q;
    }
}

/* Adds to the lines. */
static void move_lines(const struct fit *fit, struct fit_lines *lines, double step,
                       const double *p, const double *q)
{
    for (size_t r = 0; r < fit->ranks; r++) {
        lines->p[r] += step * p[r];
        lines->q[r] += step * q[r];
    }
}

/* Fits the lines to y with these weights, from where they are, where weigh() has left the
 * sums: conjugate gradients over the normal equations. The reference moves along with the
 * others, which keeps the equations round, and is taken out at the end. `least`: a
 * smaller step, in ns, is none. Where ranks share many instances, the first step is
 * nearly the whole way, and all steps have one length: if so whenever it is to `look`,
 * the others make one such step. */
static void solve(const struct fit *fit, struct fit_lines *lines, double least, bool look)
{
    size_t n = fit->ranks, most = 4 * n + 20;
    double *gp = lines->scratch, *gq = gp + n, *sp = gp + SUMS * n, *sq = sp + n;
    double *dp = sq + n, *dq = dp + n, *ap = dq + n, *aq = ap + n;
    double largest = precondition(fit, gp, sp, sq);
    double rho = dot(gp, sp, n) + dot(gq, sq, n), first = 0, apart = 0;

    memcpy(dp, sp, 2 * n * sizeof *dp);
    if (lines->step > 0 && !look) {
        move_lines(fit, lines, lines->step, dp, dq);
        most = 0;
    }
    for (size_t times = 0; times < most && largest > least; times++) {
        struct fit_pass pass = {
            .fit = fit, .lines = lines, .p = dp, .q = dq, .visit = pull_lines};

        if (budget_is_over(fit->arena->budget))
            return;
        pass_all(&pass, ap, 2 * n);
        double curve = dot(dp, ap, n) + dot(dq, aq, n);
        if (curve <= 0)
            break;
        double step = rho / curve;
        move_lines(fit, lines, step, dp, dq);
        for (size_t r = 0; r < n; r++) {
            gp[r] -= step * ap[r];
            gq[r] -= step * aq[r];
        }
        largest = precondition(fit, gp, sp, sq);
        first = times == 0 ? step : first;
        apart = fmax(apart, fabs(step / first - 1));
        double next = dot(gp, sp, n) + dot(gq, sq, n);
        for (size_t r = 0; r < n; r++) {
            dp[r] = sp[r] + next / rho * dp[r];
            dq[r] = sq[r] + next / rho * dq[r];
        }
        rho = next;
    }
    if (look)
        lines->step = lines->step >= 0 && is_long(fit) && apart < APART ? first : -1;
    settle_reference(fit, lines);
}

/* ---- robust fits ---- */

double fit_rest(const struct fit *fit, const struct fit_lines *lines, size_t i,
                size_t place)
{
    return fit->y[place] - lines->tau[i] - at(lines, fit->rank[place], fit->z[i]);
}

/* √(1 - 1/m): what a mean of m leaves of a rest. */
static double share_of(const struct fit *fit, size_t i)
{
    return sqrt(1 - 1 / (double)fit->members[i]);
}

/* Sets the weights of an instance for what is left beside tau, and adds the pull: what is
 * left by its weight, over the mean of that. */
static void weigh_ends(const struct fit_pass *pass, struct fit_share *share, size_t i)
{
    static const lanes least = {FLOOR_NS, FLOOR_NS}, none = {0};
    const struct fit *fit = pass->fit;
    struct fit_lines *lines = pass->lines;
    double mean = take_rests(pass, share, i, fit->y);
    size_t first = fit->begin[i], count = fit->begin[i + 1] - first;
    double scale = 1 / (TUKEY * fit->scale * share_of(fit, i)), *own_tau = &lines->tau[i];
    lanes sum = {0}, weight = {0}, rests = {0};

    if (pass->ends && mean == mean)
        *own_tau = mean + lines->lead[i];
    double tau = *own_tau;
    for (size_t k = 0; k < count; k += FIT_LANES) {
        lanes rest = load(share->rest + k), off = rest - tau;
        lanes slope = load(share->in + k), w = slope;

        if (pass->weights == WEIGHTS_L1) {
            w /= at_least(at_least(off, -off), least);
            slope = w;
        } else if (pass->weights >= WEIGHTS_BISQUARE) {
            lanes part = off * scale, left = at_least(1 - part * part, none);

            w *= left * left;
            slope = w;
            if (pass->weights == WEIGHTS_SHARP)
                slope =
                    load(share->in + k) * left * at_least(1 - 5 * part * part, left / 8);
        }
        *(lanes *)(lines->w + first + k) = slope;
        *(lanes *)(share->rest + k) = w * off;
        sum += w * off;
        weight += slope;
        rests += slope * rest;
    }
    double whole = lines->weight[i] = weight[0] + weight[1];
    mean = (sum[0] + sum[1]) / whole;
    lines->lead[i] = pass->weights == WEIGHTS_SHARP && whole > 0
                         ? tau + mean - (rests[0] + rests[1]) / whole
                         : 0;
    for (size_t k = 0; k < count && whole > 0; k += FIT_LANES) {
        lanes w = load(lines->w + first + k), pull = load(share->rest + k) - w * mean;
        lanes own = w - w * w / whole;

        *(lanes *)(share->pull_p + k) += pull;
        *(lanes *)(share->pull_q + k) += pull * fit->z[i];
        *(lanes *)(share->a + k) += own;
        *(lanes *)(share->b + k) += own * fit->z[i];
        *(lanes *)(share->c + k) += own * (fit->z[i] * fit->z[i]);
    }
}

/* The weights for what the lines leave, and what these then ask of the lines, for
 * solve(). `ends`: take tau first, by the weights so far; an instance without any weight
 * keeps its own. */
static void weigh(const struct fit *fit, struct fit_lines *lines, enum weights weights,
                  bool ends)
{
    struct fit_pass pass = {.fit = fit,
                            .lines = lines,
                            .p = lines->p,
                            .q = lines->q,
                            .visit = weigh_ends,
                            .weights = weights,
                            .ends = ends};

    pass_all(&pass, lines->scratch, (size_t)SUMS * fit->ranks);
}

/* Repeats until no line moves by more than a little, in the middle of the time and over
 * half of it together. The weights are those of the lines at first. */
static void refit(const struct fit *fit, struct fit_lines *lines, bool bisquare,
                  double least)
{
    size_t n = fit->ranks;
    double *p = lines->scratch + (SUMS + 6) * n, *q = p + n, moved = INFINITY,
           left = INFINITY;
    unsigned most = bisquare ? BISQUARE_TIMES : L1_TIMES;

    for (unsigned times = 0; times < most && left >= least; times++) {
        double before = moved;

        memcpy(p, lines->p, n * sizeof *p);
        memcpy(q, lines->q, n * sizeof *q);
        solve(fit, lines, least / 100, times == 0 && lines->without == UINT32_MAX);
        moved = 0;
        for (size_t r = 0; r < n; r++)
            moved = fmax(moved, fabs(lines->p[r] - p[r]) + fabs(lines->q[r] - q[r]));
        left = moved;
        if (bisquare && is_long(fit) && times > 0)
            left *= fmin(1, moved / before);
        if (budget_is_over(fit->arena->budget) ||
            (left < least && lines->without != UINT32_MAX))
            return;
        weigh(fit, lines,
              !bisquare                                    ? WEIGHTS_L1
              : is_long(fit) && moved < SHARP * fit->scale ? WEIGHTS_SHARP
                                                           : WEIGHTS_BISQUARE,
              true);
    }
}

/* The noise of an end: from |u| of all members. */
static double find_scale(const struct fit *fit, const struct fit_lines *lines)
{
    size_t count = 0;
    double *rests = arena_new(fit->arena, fit->begin[fit->count], sizeof *rests);

    for (size_t i = 0; i < fit->count; i++)
        for (uint32_t k = 0; k < fit->members[i]; k++)
            rests[count++] =
                fabs(fit_rest(fit, lines, i, fit->begin[i] + k)) / share_of(fit, i);
    double scale = NORMAL * statistics_quantile(rests, count, 0.5, fit->arena->budget);
    arena_release(fit->arena, rests);
    return fmax(scale, FLOOR_NS);
}

/* The times of the instances, s after t0, for the lines. */
static void take_times(struct fit *fit, const double *x, bool anew)
{
    double low = INFINITY, high = -INFINITY;

    for (size_t i = 0; i < fit->count && anew; i++) {
        low = fmin(low, x[i]);
        high = fmax(high, x[i]);
    }
    if (anew) {
        fit->middle = (low + high) / 2;
        fit->half = high > low ? (high - low) / 2 : 1;
    }
    for (size_t i = 0; i < fit->count; i++)
        fit->z[i] = (x[i] - fit->middle) / fit->half;
}

static void fit_bisquare(struct fit *fit, struct fit_lines *lines)
{
    fit->scale = find_scale(fit, lines);
    weigh(fit, lines, WEIGHTS_BISQUARE, false);
    refit(fit, lines, true, BISQUARE_MOVE);
}

/* The first fit, by L1: the times of the instances from the mean ends, then from their
 * ends on the clock of the reference. For these, a long fit need not be a fine one, and
 * goes on from there. */
void fit_l1(struct fit *fit, struct fit_lines *lines)
{
    bool anew = !is_long(fit);
    double *x = arena_new(fit->arena, fit->count, sizeof *x);

    for (size_t i = 0; i < fit->count; i++) {
        double sum = 0;

        for (uint32_t k = 0; k < fit->members[i]; k++)
            sum += fit->y[fit->begin[i] + k];
        x[i] = ((double)fit->base[i] + sum / fit->members[i]) / NS_PER_SECOND;
    }
    take_times(fit, x, true);
    weigh(fit, lines, WEIGHTS_EQUAL, false);
    refit(fit, lines, false, anew ? L1_MOVE : L1_NEAR);
    if (anew)
        fit_bisquare(fit, lines);
    for (size_t i = 0; i < fit->count; i++)
        x[i] = ((double)fit->base[i] + lines->tau[i]) / NS_PER_SECOND;
    take_times(fit, x, anew);
    weigh(fit, lines, anew ? WEIGHTS_EQUAL : WEIGHTS_L1, !anew);
    refit(fit, lines, false, anew ? L1_MOVE : L1_LONG);
    arena_release(fit->arena, x);
}

/* ---- uncertainty ---- */

/* 0.975 quantiles of Student's t for 1 to 18 degrees of freedom. */
static double student(int freedom)
{
    static const double quantiles[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447,
                                       2.365,  2.306, 2.262, 2.228, 2.201, 2.179,
                                       2.160,  2.145, 2.131, 2.120, 2.110, 2.101};

    return quantiles[freedom < 1 ? 0 : freedom > 18 ? 17 : freedom - 1];
}

struct jackknife {
    struct fit *fit;
    const struct fit_lines *full;
    const double *centre;      /* by rank, in z */
    double *at_centre, *slope; /* by block, then rank */
    atomic_uint next;
};

static void leave_out(void *context)
{
    struct jackknife *knife = context;
    const struct fit *fit = knife->fit;
    CLEANUP(arena_free) struct arena *arena = arena_make(fit->arena->budget);
    struct fit_lines lines;
    uint32_t block;

    fit_lines_make(fit, false, arena, &lines);
    while ((block = atomic_fetch_add(&knife->next, 1)) < fit->blocks) {
        lines_copy(fit, knife->full, &lines);
        lines.without = block;
        weigh(fit, &lines, is_long(fit) ? WEIGHTS_SHARP : WEIGHTS_BISQUARE, false);
        refit(fit, &lines, true, BISQUARE_MOVE);
        for (uint32_t r = 0; r < fit->ranks; r++) {
            size_t place = (size_t)block * fit->ranks + r;

            knife->at_centre[place] = at(&lines, r, knife->centre[r]);
            knife->slope[place] = lines.q[r] / fit->half;
        }
    }
}

static int compare_times(const void *a, const void *b, void *context)
{
    const double *z = context;
    double x = z[*(const uint32_t *)a], y = z[*(const uint32_t *)b];

    return (x > y) - (x < y);
}

/* The instances by time; *out is of the arena of the fit. */
static uint32_t *order_instances(const struct fit *fit)
{
    uint32_t *order = arena_new(fit->arena, fit->count, sizeof *order);

    for (uint32_t i = 0; i < fit->count; i++)
        order[i] = i;
    qsort_r(order, fit->count, sizeof *order, compare_times, fit->z);
    return order;
}

/* se² = (k - 1)/k · Σ (value - mean)² over all blocks; k of them have the rank. */
static double spread_of(const struct fit *fit, uint32_t k, const double *values,
                        uint32_t r)
{
    double sum = 0, squares = 0;

    for (uint32_t g = 0; g < fit->blocks; g++)
        sum += values[(size_t)g * fit->ranks + r];
    for (uint32_t g = 0; g < fit->blocks; g++) {
        double off = values[(size_t)g * fit->ranks + r] - sum / fit->blocks;

        squares += off * off;
    }
    return k < 2 ? INFINITY : sqrt((k - 1.0) / k * squares);
}

static void cut_blocks(struct fit *fit)
{
    uint32_t *order = order_instances(fit);

    fit->blocks = fit->count < BLOCKS ? (uint32_t)fit->count : BLOCKS;
    for (size_t j = 0; j < fit->count; j++)
        fit->block[order[j]] = (uint32_t)(j * fit->blocks / fit->count);
    arena_release(fit->arena, order);
}

static void find_spread(struct fit *fit, const struct fit_lines *lines,
                        struct spread *out)
{
    size_t n = fit->ranks;

    cut_blocks(fit);
    bool *has = arena_new(fit->arena, (size_t)fit->blocks * n, sizeof *has);
    *out = (struct spread){.centre = arena_new(fit->arena, n, sizeof(double)),
                           .blocks = arena_new(fit->arena, n, sizeof(uint32_t)),
                           .instances = arena_new(fit->arena, n, sizeof(uint32_t)),
                           .used = arena_new(fit->arena, n, sizeof(uint32_t)),
                           .se_centre = arena_new(fit->arena, n, sizeof(double)),
                           .se_slope = arena_new(fit->arena, n, sizeof(double))};
    for (size_t i = 0; i < fit->count; i++)
        for (size_t k = fit->begin[i]; k < fit->begin[i] + fit->members[i]; k++) {
            uint32_t r = fit->rank[k];

            out->centre[r] += fit->z[i];
            out->instances[r]++;
            out->used[r] += lines->w[k] > 0;
            has[fit->block[i] * n + r] = true;
        }
    for (size_t r = 0; r < n; r++) {
        out->centre[r] /= out->instances[r] > 0 ? out->instances[r] : 1;
        for (uint32_t g = 0; g < fit->blocks; g++)
            out->blocks[r] += has[g * n + r];
    }
    struct jackknife knife = {
        .fit = fit,
        .full = lines,
        .centre = out->centre,
        .at_centre = arena_new(fit->arena, fit->blocks * n, sizeof(double)),
        .slope = arena_new(fit->arena, fit->blocks * n, sizeof(double))};
    threads_share(leave_out, &knife, threads_for(fit->blocks));
    for (uint32_t r = 0; r < n; r++) {
        out->se_centre[r] = spread_of(fit, out->blocks[r], knife.at_centre, r);
        out->se_slope[r] = spread_of(fit, out->blocks[r], knife.slope, r);
    }
}

double fit_quantile(const struct spread *spread, uint32_t r)
{
    return 1.1 * student((int)spread->blocks[r] - 2);
}

double fit_half_drift(const struct fit *fit, const struct spread *spread, uint32_t r)
{
    return fit->fixed[r] && r > 0 ? DRIFT_UNSURE
                                  : fit_quantile(spread, r) * spread->se_slope[r] / 1000;
}

/* Fits with the drift 0 where it cannot be known. */
void fit_whole(struct fit *fit, struct fit_lines *lines, struct spread *spread)
{
    bool again = false;

    fit_bisquare(fit, lines);
    find_spread(fit, lines, spread);
    for (uint32_t r = 1; r < fit->ranks; r++)
        if (!(fit_half_drift(fit, spread, r) <= DRIFT_UNSURE))
            again = fit->fixed[r] = true;
    if (!again)
        return;
    fit->any_fixed = fit->fixed[0] = true;
    for (uint32_t r = 0; r < fit->ranks; r++)
        lines->q[r] = fit->fixed[r] ? 0 : lines->q[r];
    weigh(fit, lines, WEIGHTS_EQUAL, false);
    refit(fit, lines, false, L1_MOVE);
    fit_bisquare(fit, lines);
    find_spread(fit, lines, spread);
}

/* ---- a clock that was set ---- */

/* The rests of one rank against the median of the other members. */
struct track {
    double *v, *smooth, *x, *w;
    uint32_t *instance;
    size_t count;
};

/* The running median of 5, of fewer at the ends. */
static void smooth(struct track *track)
{
    for (size_t i = 0; i < track->count; i++) {
        size_t side = i < 2 ? i : 2;
        double window[5];

        if (track->count - 1 - i < side)
            side = track->count - 1 - i;
        for (size_t k = 0; k <= 2 * side; k++) {
            size_t at = k;

            for (; at > 0 && window[at - 1] > track->v[i - side + k]; at--)
                window[at] = window[at - 1];
            window[at] = track->v[i - side + k];
        }
        track->smooth[i] = window[side];
    }
}

/* Least squares of values by (1, x, whether the place is k or later): line[2] is the
 * step, *variance the part of its square that the design gives. */
static void fit_step(const struct track *track, const double *values, size_t k,
                     double line[3], double *variance)
{
    double sums[2][5] = {{0}}; /* before and from k on: of 1, x, x², value, x · value */

    for (size_t i = 0; i < track->count; i++) {
        double w = track->w[i], x = track->x[i], *sum = sums[i >= k];

        sum[0] += w;
        sum[1] += w * x;
        sum[2] += w * x * x;
        sum[3] += w * values[i];
        sum[4] += w * x * values[i];
    }
    const double *late = sums[1];
    double all[5];
    for (int j = 0; j < 5; j++)
        all[j] = sums[0][j] + late[j];
    double a[3][4] = {{all[0], all[1], late[0], all[3]},
                      {all[1], all[2], late[1], all[4]},
                      {late[0], late[1], late[0], late[3]}};
    /* Gauss, the step last: its pivot is the inverse of its variance. */
    for (int r = 0; r < 2; r++)
        for (int below = r + 1; below < 3; below++) {
            double factor = a[r][r] > 0 ? a[below][r] / a[r][r] : 0;

            for (int c = r; c < 4; c++)
                a[below][c] -= factor * a[r][c];
        }
    *variance = a[2][2] > 1e-9 ? 1 / a[2][2] : INFINITY;
    line[2] = a[2][2] > 1e-9 ? a[2][3] / a[2][2] : 0;
    line[1] = a[1][1] > 0 ? (a[1][3] - a[1][2] * line[2]) / a[1][1] : 0;
    line[0] =
        a[0][0] > 0 ? (a[0][3] - a[0][1] * line[1] - a[0][2] * line[2]) / a[0][0] : 0;
}

/* Where a step explains most of what the smooth values have beside a line. */
static size_t best_place(const struct track *track)
{
    double mean = 0, mean_x = 0, xx = 0, xv = 0, most = -1;
    double n = (double)track->count, rests = 0, xs = 0;
    size_t best = 4;

    for (size_t i = 0; i < track->count; i++) {
        mean += track->smooth[i] / n;
        mean_x += track->x[i] / n;
    }
    for (size_t i = 0; i < track->count; i++) {
        xx += (track->x[i] - mean_x) * (track->x[i] - mean_x);
        xv += (track->x[i] - mean_x) * (track->smooth[i] - mean);
    }
    double slope = xx > 0 ? xv / xx : 0;
    for (size_t i = track->count; i-- > 4;) {
        double after = n - (double)i;

        rests += track->smooth[i] - mean - slope * (track->x[i] - mean_x);
        xs += track->x[i] - mean_x;
        double own = after - after * after / n - (xx > 0 ? xs * xs / xx : 0);
        if (track->count - i >= 4 && own > 1e-9 && rests * rests / own > most) {
            most = rests * rests / own;
            best = i;
        }
    }
    return best;
}

static void weigh_track(struct track *track, size_t k, const double line[3], double scale)
{
    for (size_t i = 0; i < track->count; i++) {
        double rest =
            track->v[i] - line[0] - line[1] * track->x[i] - (i >= k ? line[2] : 0);
        double part = rest / (TUKEY * scale);

        track->w[i] = fabs(part) < 1 ? (1 - part * part) * (1 - part * part) : 0;
    }
}

/* Whether the clock of a rank was set between two of its instances. */
static bool has_step(struct track *track, struct step_found *out, double *scratch)
{
    double line[3], variance;

    smooth(track);
    size_t k = best_place(track);
    for (size_t i = 0; i < track->count; i++)
        track->w[i] = 1;
    fit_step(track, track->smooth, k, line, &variance);
    for (size_t i = 0; i < track->count; i++)
        scratch[i] =
            fabs(track->v[i] - line[0] - line[1] * track->x[i] - (i >= k ? line[2] : 0));
    double scale =
        fmax(NORMAL * statistics_quantile(scratch, track->count, 0.5, NULL), FLOOR_NS);
    for (int times = 0; times < 20; times++) {
        double before = line[2];

        weigh_track(track, k, line, scale);
        fit_step(track, track->v, k, line, &variance);
        if (fabs(line[2] - before) < 1e-3)
            break;
    }
    out->between[0] = track->instance[k - 1];
    out->between[1] = track->instance[k];
    out->size = line[2];
    out->ratio = fabs(line[2]) / (scale * sqrt(variance));
    return fabs(line[2]) >= fmax(1000, 2 * scale) && out->ratio >= 8;
}

/* By rank and time: what the member deviates from the others. */
static void add_deviations(const struct fit *fit, const struct fit_lines *lines,
                           const uint32_t *order, struct track *tracks, double *scratch)
{
    double *others = scratch;

    for (size_t j = 0; j < fit->count; j++) {
        size_t i = order[j], first = fit->begin[i], m = fit->members[i];

        for (size_t k = 0; k < m; k++)
            others[k] = fit->y[first + k] - at(lines, fit->rank[first + k], fit->z[i]);
        double *sorted = others + m;
        memcpy(sorted, others, m * sizeof *sorted);
        size_t half = (m - 1) / 2, low = (m - 2) / 2;
        for (size_t k = low; k <= half + 1; k++)
            statistics_select(sorted + (k > low ? k : 0), m - (k > low ? k : 0),
                              k > low ? 0 : low, NULL);
        for (size_t k = 0; k < m; k++) {
            struct track *track = &tracks[fit->rank[first + k]];
            /* The median of the sorted values without this one. */
            double high_value =
                sorted[half] < others[k] ? sorted[half] : sorted[half + 1];
            double low_value = sorted[low] < others[k] ? sorted[low] : sorted[low + 1];

            track->v[track->count] = others[k] - (low_value + high_value) / 2;
            track->instance[track->count] = (uint32_t)i;
            track->x[track->count++] = fit->z[i];
        }
    }
}

/* The rank whose clock was set most certainly; false: none. */
bool fit_find_step(const struct fit *fit, const struct fit_lines *lines,
                   struct step_found *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(fit->arena->budget);
    struct track *tracks = arena_new(arena, fit->ranks, sizeof *tracks);
    double *scratch = arena_new(arena, 2 * fit->ranks + fit->count, sizeof *scratch);
    uint32_t *order = order_instances(fit);
    bool found = false;

    for (size_t i = 0; i < fit->count; i++)
        for (uint32_t k = 0; k < fit->members[i]; k++)
            tracks[fit->rank[fit->begin[i] + k]].count++;
    for (uint32_t r = 0; r < fit->ranks; r++) {
        size_t count = tracks[r].count;

        tracks[r] = (struct track){.v = arena_new(arena, count, sizeof(double)),
                                   .smooth = arena_new(arena, count, sizeof(double)),
                                   .x = arena_new(arena, count, sizeof(double)),
                                   .w = arena_new(arena, count, sizeof(double)),
                                   .instance = arena_numbers(arena, count)};
    }
    add_deviations(fit, lines, order, tracks, scratch);
    for (uint32_t r = 0; r < fit->ranks && !budget_is_over(fit->arena->budget); r++) {
        struct step_found one = {.rank = r};

        if (tracks[r].count >= STEP_INSTANCES_MIN &&
            has_step(&tracks[r], &one, scratch) && (!found || one.ratio > out->ratio)) {
            *out = one;
            found = true;
        }
    }
    arena_release(fit->arena, order);
    return found;
}
