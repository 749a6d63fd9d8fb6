/* See median_interval.h. */
#include "analysis/statistics/median_interval.h"

#include <math.h>

#define ERROR_RATE 0.05

bool median_interval(size_t count, struct median_interval *out)
{
    double below = 0;                      /* P(B <= k - 1) */
    double term = -(double)count * log(2); /* ln P(B = k) */

    *out = (struct median_interval){0};
    for (size_t k = 0; k < count; k++) {
        double next = below + exp(term);

        if (2 * next > ERROR_RATE)
            break;
        below = next;
        *out = (struct median_interval){k + 1, 1 - 2 * below};
        term += log((double)(count - k) / (double)(k + 1));
    }
    return out->rank > 0;
}
