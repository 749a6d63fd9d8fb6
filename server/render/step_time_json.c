/* See step_time_json.h. */
#include "render/step_time_json.h"

#include "render/json.h"
#include "store/set/set_pair.h"

#include <math.h>

static json_t *make_part(bool known, double ns)
{
    return known ? render_us(ns) : json_null();
}

static json_t *make_parts(const struct step_time *time)
{
    bool parts = time->has_parts;

    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o}", "step", make_part(time->samples > 0, time->step),
        "compute", make_part(parts, time->compute), "exposed_communication",
        make_part(parts, time->exposed_communication), "exposed_memory",
        make_part(parts, time->exposed_memory), "idle", make_part(parts, time->idle));
}

json_t *step_time_json(const struct step_time *time)
{
    const char *limit = step_limit_name(step_limit_of(time));
    json_t *object = make_parts(time);

    json_object_set_new(object, "host_median",
                        make_part(isfinite(time->host_median), time->host_median));
    json_object_set_new(object, "lag_median",
                        make_part(isfinite(time->lag_median), time->lag_median));
    json_object_set_new(object, "limited_by",
                        limit == NULL ? json_null() : json_string(limit));
    return object;
}

json_t *step_times_json(const struct step_time pair[2])
{
    const struct step_time *control = &pair[PAIR_CONTROL], *test = &pair[PAIR_TEST];
    const struct step_time diff = {
        .samples = control->samples > 0 && test->samples > 0,
        .has_parts = control->has_parts && test->has_parts,
        .step = test->step - control->step,
        .compute = test->compute - control->compute,
        .exposed_communication =
            test->exposed_communication - control->exposed_communication,
        .exposed_memory = test->exposed_memory - control->exposed_memory,
        .idle = test->idle - control->idle,
    };

    return json_pack("{s:o, s:o, s:o}", "control", step_time_json(control), "test",
                     step_time_json(test), "diff", make_parts(&diff));
}
