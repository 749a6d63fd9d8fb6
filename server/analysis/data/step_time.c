/* See step_time.h. */
#include "analysis/data/step_time.h"

#include "analysis/statistics/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

/* Shares of the step time. */
#define IDLE_OF_DEVICE 0.05
#define SHARE_OF_LIMIT 0.2

static int find_host(const struct set_view *view, const struct selection *selection,
                     struct step_time *out, struct error *error)
{
    size_t count = 0, size = selection->step_count + 1;
    CLEANUP_FREE int64_t *host = calloc(size, sizeof *host);
    CLEANUP_FREE int64_t *lag = calloc(size, sizeof *lag);
    CLEANUP_FREE int64_t *scratch = calloc(size, sizeof *scratch);

    out->host = out->host_median = out->lag_median = (double)NAN;
    if (host == NULL || lag == NULL || scratch == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct trace_step *step = &view->steps[selection->steps[i]].step;

        if (step->pseudo)
            continue;
        host[count] = step->host;
        lag[count++] = step->lag;
    }
    if (count == 0)
        return 0;
    out->host = 0;
    for (size_t i = 0; i < count; i++)
        out->host += (double)host[i] / (double)count;
    samples_sort(host, count, scratch);
    samples_sort(lag, count, scratch);
    out->host_median = samples_quantile(host, count, 0.5);
    out->lag_median = samples_quantile(lag, count, 0.5);
    return 0;
}

int step_time_make(const struct set_view *view, const struct selection *selection,
                   struct step_time *out, struct error *error)
{
    double count = (double)selection->step_count;

    *out = (struct step_time){.samples = selection->step_count,
                              .has_parts = selection->step_count > 0};
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct trace_step *step = &view->steps[selection->steps[i]].step;

        out->step += (double)step->dur;
        out->compute += (double)step->compute;
        out->exposed_communication += (double)step->exposed_communication;
        out->exposed_memory += (double)step->exposed_memory;
        out->idle += (double)step->idle;
        out->has_parts = out->has_parts && step->has_parts;
    }
    int result = find_host(view, selection, out, error);
    if (result != 0 || selection->step_count == 0)
        return result;
    out->step /= count;
    out->compute /= count;
    out->exposed_communication /= count;
    out->exposed_memory /= count;
    out->idle /= count;
    return 0;
}

enum step_limit step_limit_of(const struct step_time *time)
{
    if (!time->has_parts || !(time->step > 0))
        return STEP_LIMIT_NONE;
    double idle = time->idle / time->step;
    double communication = time->exposed_communication / time->step;
    if (idle < IDLE_OF_DEVICE)
        return STEP_LIMIT_DEVICE;
    if (idle <= SHARE_OF_LIMIT)
        return STEP_LIMIT_NONE;
    return communication > SHARE_OF_LIMIT && communication > idle
               ? STEP_LIMIT_COMMUNICATION
               : STEP_LIMIT_HOST;
}

const char *step_limit_name(enum step_limit limit)
{
    static const char *const names[] = {NULL, "device", "host", "communication"};

    return names[limit];
}

const char *step_limit_words(enum step_limit limit)
{
    static const char *const words[] = {"", "the device", "the host", "communication"};

    return words[limit];
}
