#include "base/number.h"

#include "base/budget.h"

int number_order_uint32(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_uint64(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_int64(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_double(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : number_order_int64(a, b);
}
