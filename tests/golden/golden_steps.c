/* The windows of steps (docs/semantics.md §19) of real pairs equal the expected ones, and
 * so do their parts. */
#include "base/error.h"
#include "golden.h"
#include "store/set_view.h"

#include <stdio.h>
#include <string.h>

static void check_step(struct golden *golden, const struct set_file *file,
                       const struct trace_step *step, const json_t *expected)
{
    const struct {
        const char *name;
        int64_t value;
    } values[] = {{"rank", file->rank},
                  {"number", step->number},
                  {"begin_ns", step->ts - file->first_ns},
                  {"end_ns", step->end - file->first_ns},
                  {"host_ns", step->host},
                  {"lag_ns", step->lag},
                  {"compute_ns", step->compute},
                  {"exposed_communication_ns", step->exposed_communication},
                  {"exposed_memory_ns", step->exposed_memory},
                  {"idle_ns", step->idle}};
    char what[80];

    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        snprintf(what, sizeof what, "step %lld: %s", (long long)step->number,
                 values[i].name);
        golden_integer(golden, what, json_object_get(expected, values[i].name),
                       values[i].value);
    }
}

static void check_view(struct golden *golden, const struct set_view *view,
                       const json_t *expected)
{
    size_t at = 0;

    for (size_t f = 0; f < view->file_count; f++) {
        const struct set_file *file = view->by_rank[f];

        for (size_t i = set_view_first_step(view, file->file);
             i < view->step_count && view->steps[i].file == file->file; i++)
            if (!view->steps[i].step.pseudo)
                check_step(golden, file, &view->steps[i].step,
                           json_array_get(expected, at++));
    }
    golden_integer(golden, "steps", json_integer((json_int_t)json_array_size(expected)),
                   (long long)at);
}

static void check_side(struct golden *golden, const char *name, const char *side,
                       const json_t *expected)
{
    struct set_view view = {0};
    struct error error = {0};
    char set[300], id[33];

    snprintf(set, sizeof set, "%s/%s", name, side);
    if (!golden_ingest(golden, set, id, &error) ||
        set_view_load(golden->store, id, NULL, &view, &error) != 0)
        golden_complain(golden, "%s: %s", side, error.message);
    else
        check_view(golden, &view, expected);
    set_view_free(&view);
}

static void check_pair(struct golden *golden, const char *name, const json_t *expected)
{
    check_side(golden, name, "control", json_object_get(expected, "control"));
    check_side(golden, name, "test", json_object_get(expected, "test"));
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each_steps(&golden, check_pair);
    return golden_end(&golden);
}
