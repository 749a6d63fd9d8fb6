/* See kind_time.h. Rows come by their start; of each kind only the latest end so far
 * matters, so one pass without memory suffices. */
#include "analysis/set/kind_time.h"

#define KINDS 3

struct kind_sweep {
    int64_t now, end[KINDS];
    struct kind_time *time;
};

/* Lets time pass up to `until`. */
static void advance(struct kind_sweep *sweep, int64_t until)
{
    while (sweep->now < until) {
        int64_t next = until;
        unsigned set = 0;

        for (unsigned kind = 0; kind < KINDS; kind++) {
            if (sweep->end[kind] <= sweep->now)
                continue;
            set |= 1U << kind;
            next = sweep->end[kind] < next ? sweep->end[kind] : next;
        }
        sweep->time->at[set] += next - sweep->now;
        sweep->now = next;
    }
}

static void add_span(const struct rows_span *span, unsigned kinds, struct kind_time *time)
{
    const struct trace_events *events = &span->recording->events;
    struct kind_sweep sweep = {.time = time};
    bool begun = false;
    int64_t last = INT64_MIN;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->by_time[i];
        unsigned kind = (unsigned)rows_kind(span, row) - TRACE_KIND_COMPUTATION;
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (kind >= KINDS || (kinds >> kind & 1) == 0)
            continue;
        if (!begun) {
            begun = true;
            sweep.now = sweep.end[0] = sweep.end[1] = sweep.end[2] = start;
        }
        advance(&sweep, start);
        sweep.end[kind] = end > sweep.end[kind] ? end : sweep.end[kind];
        last = end > last ? end : last;
    }
    if (begun)
        advance(&sweep, last);
}

void kind_time_add(const struct rows_rank *rank, unsigned kinds, struct kind_time *time)
{
    for (size_t i = 0; i < rank->span_count; i++)
        add_span(&rank->spans[i], kinds, time);
}

int64_t kind_time_of(const struct kind_time *time, unsigned kinds)
{
    int64_t sum = 0;

    for (unsigned set = 0; set < KIND_SETS; set++)
        if ((set & kinds) == kinds)
            sum += time->at[set];
    return sum;
}

const char *kind_time_label(unsigned set)
{
    static const char *const labels[KIND_SETS] = {
        "",
        "COMPUTATION",
        "COMMUNICATION",
        "COMPUTATION overlapping COMMUNICATION",
        "MEMORY",
        "COMPUTATION overlapping MEMORY",
        "COMMUNICATION overlapping MEMORY",
        "COMPUTATION overlapping COMMUNICATION overlapping MEMORY"};

    return labels[set % KIND_SETS];
}
