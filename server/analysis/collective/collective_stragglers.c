/* See collective_stragglers.h. */
#include "analysis/collective/collective_stragglers.h"
#include "analysis/statistics/statistics.h"

#define SHARE_OF_WAITING 0.5
#define SHARE_OF_STEP 0.02

struct collective_waiting collective_waiting_of(const struct collective_list *list,
                                                const struct collective_sum *of_ranks)
{
    struct collective_waiting waiting = {0};

    for (size_t i = 0; i < list->rank_count; i++) {
        waiting.exposed = statistics_add(waiting.exposed, of_ranks[i].exposed);
        waiting.ranks += list->ranks[i].row_count > 0;
    }
    return waiting;
}

/* Both sides of the second comparison are sums over the samples of the rank. */
bool collective_is_straggler(const struct collective_list *list,
                             const struct collective_waiting *waiting, size_t rank,
                             const struct collective_sum *sum)
{
    double others = (double)waiting->ranks - 1;

    return sum->caused > 0 && others > 0 &&
           (double)sum->caused >= SHARE_OF_WAITING * (double)waiting->exposed &&
           (double)sum->caused >=
               SHARE_OF_STEP * (double)list->ranks[rank].step_time * others;
}
