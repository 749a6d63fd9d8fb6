/* See waterfall.h. */
#include "analysis/compare/waterfall.h"

#include <math.h>

__extension__ typedef __int128 wide;

const char *waterfall_part_name(enum waterfall_part part)
{
    static const char *const names[] = {"compute",
                                        "exposed_communication",
                                        "exposed_memory",
                                        "idle",
                                        "operators",
                                        "python",
                                        "input",
                                        "waiting",
                                        "garbage_collection",
                                        "no_recorded_call"};

    return part < WATERFALL_PARTS ? names[part] : "";
}

const char *waterfall_part_words(enum waterfall_part part)
{
    static const char *const words[] = {"compute",
                                        "exposed communication",
                                        "exposed memory",
                                        "idle",
                                        "operators",
                                        "python",
                                        "input",
                                        "waiting",
                                        "garbage collection",
                                        "no recorded call"};

    return part < WATERFALL_PARTS ? words[part] : "";
}

bool waterfall_add(struct waterfall_sums *sums, const struct trace_step *step)
{
    const int64_t parts[WATERFALL_DEVICE_PARTS] = {
        [WATERFALL_COMPUTE] = step->compute,
        [WATERFALL_EXPOSED_COMMUNICATION] = step->exposed_communication,
        [WATERFALL_EXPOSED_MEMORY] = step->exposed_memory,
        [WATERFALL_IDLE] = step->idle,
    };
    bool fits = !__builtin_add_overflow(sums->step, step->dur, &sums->step);

    sums->has_parts = step->has_parts && (sums->samples == 0 || sums->has_parts);
    sums->samples++;
    for (int part = 0; part < WATERFALL_DEVICE_PARTS && step->has_parts; part++)
        fits &=
            !__builtin_add_overflow(sums->parts[part], parts[part], &sums->parts[part]);
    return fits;
}

bool waterfall_part_of(uint8_t side, uint8_t kind, enum waterfall_part *part)
{
    if (side != TRACE_DEVICE)
        return false;
    *part = kind == TRACE_KIND_COMMUNICATION ? WATERFALL_EXPOSED_COMMUNICATION
            : kind == TRACE_KIND_MEMORY      ? WATERFALL_EXPOSED_MEMORY
                                             : WATERFALL_COMPUTE;
    return true;
}

/* ---- the bars ---- */

/* test / n - control / m, times m * n. */
static wide change_of(int64_t control, uint64_t m, int64_t test, uint64_t n)
{
    return (wide)test * (wide)m - (wide)control * (wide)n;
}

/* The largest whole number that is at most numerator / denominator. */
static wide floor_of(wide numerator, wide denominator)
{
    wide quotient = numerator / denominator;

    return quotient - (numerator % denominator < 0);
}

/* Rounds the parts so that they add up to the rounded step: all down first, then those
 * with the largest remainders up. */
static void round_parts(const wide changes[WATERFALL_PARTS], wide denominator,
                        struct waterfall *out)
{
    wide remainders[WATERFALL_PARTS], total = 0, sum = 0;

    for (int part = 0; part < WATERFALL_PARTS; part++) {
        wide whole = floor_of(changes[part], denominator);

        remainders[part] = changes[part] - whole * denominator;
        out->parts[part] = (int64_t)whole;
        total += changes[part];
        sum += whole;
    }
    wide step = floor_of(2 * total + denominator, 2 * denominator);
    out->step = (int64_t)step;
    for (; sum < step; sum++) {
        int largest = 0;

        for (int part = 1; part < WATERFALL_PARTS; part++)
            if (remainders[part] > remainders[largest])
                largest = part;
        out->parts[largest]++;
        remainders[largest] = -1;
    }
}

/* ---- the operations under them ---- */

static void offer(struct waterfall *out, enum waterfall_part part, size_t id,
                  double change)
{
    struct waterfall_contributor *list = out->contributors[part];
    size_t count = out->contributor_count[part], place = count;

    while (place > 0 && fabs(list[place - 1].change) < fabs(change))
        place--;
    if (place == WATERFALL_CONTRIBUTORS)
        return;
    if (count < WATERFALL_CONTRIBUTORS)
        out->contributor_count[part] = ++count;
    for (size_t i = count - 1; i > place; i--)
        list[i] = list[i - 1];
    list[place] = (struct waterfall_contributor){id, change};
}

/* A change below this part of the first one is negligible. */
#define NAMED_MIN 0.02

void waterfall_name_first(struct waterfall *out, int part)
{
    const struct waterfall_contributor *list = out->contributors[part];
    size_t count = out->contributor_count[part];

    for (size_t i = 0; i < count && i < WATERFALL_NAMED; i++) {
        if (fabs(list[i].change) < NAMED_MIN * fabs(list[0].change))
            break;
        out->named[part]++;
        out->named_change[part] += list[i].change;
    }
}

bool waterfall_has(const struct waterfall *waterfall, int part)
{
    if (!waterfall->known || (part >= WATERFALL_DEVICE_PARTS) != waterfall->of_host)
        return false;
    return !waterfall->of_host || waterfall->part_mean[0][part] > 0 ||
           waterfall->part_mean[1][part] > 0;
}

void waterfall_make(const struct waterfall_sums *control,
                    const struct waterfall_sums *test,
                    const struct waterfall_operation *operations, size_t count,
                    struct waterfall *out)
{
    uint64_t m = control->samples, n = test->samples;
    wide changes[WATERFALL_PARTS];

    *out = (struct waterfall){
        .known = m > 0 && n > 0 && control->has_parts && test->has_parts,
    };
    if (!out->known)
        return;
    out->mean[0] = (double)control->step / (double)m;
    out->mean[1] = (double)test->step / (double)n;
    for (int part = 0; part < WATERFALL_PARTS; part++) {
        out->part_mean[0][part] = (double)control->parts[part] / (double)m;
        out->part_mean[1][part] = (double)test->parts[part] / (double)n;
        changes[part] = change_of(control->parts[part], m, test->parts[part], n);
    }
    round_parts(changes, (wide)m * (wide)n, out);
    for (size_t i = 0; i < count; i++) {
        const struct waterfall_operation *operation = &operations[i];
        double change =
            (double)change_of(operation->total[0], m, operation->total[1], n) /
            ((double)m * (double)n);

        out->operations[0][operation->part] += (double)operation->total[0] / (double)m;
        out->operations[1][operation->part] += (double)operation->total[1] / (double)n;
        if (change == 0)
            continue;
        out->moved[operation->part]++;
        offer(out, operation->part, operation->id, change);
    }
    for (int part = 0; part < WATERFALL_PARTS; part++)
        waterfall_name_first(out, part);
}
