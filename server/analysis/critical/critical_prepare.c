/* See critical_prepare.h. */
#include "analysis/critical/critical_prepare.h"
#include "analysis/critical/critical_order.h"
#include "analysis/critical/critical_waits.h"

int critical_prepare(const struct trace_recording *recording, int64_t delay,
                     struct budget *budget, struct critical_plan *out,
                     struct error *error)
{
    int status = critical_plan_make(recording, delay, budget, out, error);

    if (status == 0)
        status = critical_order_devices(out, error);
    if (status == 0)
        status = critical_find_waits(out, error);
    return status;
}
