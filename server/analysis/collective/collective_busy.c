/* See collective_busy.h. */
#include "analysis/collective/collective_busy.h"

void collective_busy_add(struct collective_busy *busy, size_t *count, int64_t start,
                         int64_t end)
{
    if (end <= start)
        return;
    if (*count > 0 && start <= busy[*count - 1].end) {
        if (end > busy[*count - 1].end)
            busy[*count - 1].end = end;
        return;
    }
    busy[(*count)++] = (struct collective_busy){.start = start, .end = end};
}

void collective_busy_sum(struct collective_busy *busy, size_t count)
{
    int64_t sum = 0;

    for (size_t i = 0; i < count; i++) {
        busy[i].before = sum;
        sum += busy[i].end - busy[i].start;
    }
}

size_t collective_busy_find(const struct collective_busy *busy, size_t count,
                            int64_t from)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (busy[middle].end > from)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* The busy time before a moment. */
static int64_t until_then(const struct collective_busy *busy, size_t count, int64_t then)
{
    size_t at = collective_busy_find(busy, count, then);

    if (at == count)
        return count == 0
                   ? 0
                   : busy[count - 1].before + busy[count - 1].end - busy[count - 1].start;
    return busy[at].before + (then > busy[at].start ? then - busy[at].start : 0);
}

int64_t collective_busy_within(const struct collective_busy *busy, size_t count,
                               int64_t from, int64_t until)
{
    return until <= from ? 0
                         : until_then(busy, count, until) - until_then(busy, count, from);
}
