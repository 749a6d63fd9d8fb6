/* See operation_json.h. */
#include "render/operation_json.h"
#include "base/text.h"
#include "render/compare_json.h"
#include "render/json.h"
#include "store/set/set_pair.h"

#include <string.h>

static json_t *make_text(const struct operation *operation, uint32_t id)
{
    if (id == STRINGS_NONE)
        return json_null();
    return render_text(strings_text(&operation->texts, id),
                       strings_length(&operation->texts, id));
}

static json_t *make_calls(const struct operation *operation, int side)
{
    const struct statistics *calls = &operation->calls[side];

    return json_pack(
        "{s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "count",
        (json_int_t)calls->count, "total", render_us((double)operation->total[side]),
        "mean", render_us(calls->mean), "std", render_us(calls->std), "min",
        render_us(calls->min), "25%", render_us(calls->q25), "50%", render_us(calls->q50),
        "75%", render_us(calls->q75), "95%", render_us(operation->p95[side]), "99%",
        render_us(operation->p99[side]), "max", render_us(calls->max));
}

static json_t *make_histogram(const struct operation *operation)
{
    json_t *edges = json_array(), *control = json_array(), *test = json_array();

    for (size_t i = 0; operation->bin_count > 0 && i <= operation->bin_count; i++)
        json_array_append_new(edges, render_us(operation->edges[i]));
    for (size_t i = 0; i < operation->bin_count; i++) {
        json_array_append_new(control,
                              json_integer((json_int_t)operation->bins[PAIR_CONTROL][i]));
        json_array_append_new(test,
                              json_integer((json_int_t)operation->bins[PAIR_TEST][i]));
    }
    return json_pack("{s:o, s:o, s:o}", "edges", edges, "control", control, "test", test);
}

static json_t *make_samples(const struct operation *operation, int side,
                            struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->sample_count[side] && !budget_is_over(budget);
         i++) {
        const struct operation_sample *sample = &operation->samples[side][i];

        json_array_append_new(
            list, json_pack("{s:I, s:I, s:o, s:I, s:o}", "rank", (json_int_t)sample->rank,
                            "span", (json_int_t)sample->span, "step_number",
                            sample->pseudo ? json_null()
                                           : json_integer((json_int_t)sample->number),
                            "counts", (json_int_t)sample->count, "total_duration",
                            render_us((double)sample->total)));
    }
    return list;
}

static json_t *make_related(const struct operation *operation, struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->related_count && !budget_is_over(budget); i++) {
        const struct operation_related *related = &operation->related[i];
        int64_t control = related->total[PAIR_CONTROL], test = related->total[PAIR_TEST];

        json_array_append_new(
            list, json_pack("{s:o, s:o, s:o, s:I, s:I, s:o, s:o, s:o}", "name",
                            make_text(operation, related->name), "category",
                            make_text(operation, related->category), "shapes",
                            make_text(operation, related->shape), "control_counts",
                            (json_int_t)related->count[PAIR_CONTROL], "test_counts",
                            (json_int_t)related->count[PAIR_TEST],
                            "control_total_duration", render_us((double)control),
                            "test_total_duration", render_us((double)test),
                            "diff_duration", render_us((double)(test - control))));
    }
    return list;
}

static json_t *make_stack(const struct operation *operation, int side)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->stack_count[side]; i++)
        json_array_append_new(
            list,
            json_pack("{s:o, s:o}", "name",
                      make_text(operation, operation->stack[side][i].name), "category",
                      make_text(operation, operation->stack[side][i].category)));
    return list;
}

static json_t *make_aliases(const struct operation *operation)
{
    static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};
    json_t *list = json_array();

    if (operation->alias_count == 0) {
        json_decref(list);
        return json_null();
    }
    for (size_t i = 0; i < operation->alias_count; i++) {
        const struct operation_alias *alias = &operation->aliases[i];

        json_array_append_new(
            list, json_pack("{s:s, s:o, s:o}", "side", sides[alias->side], "name",
                            make_text(operation, alias->name), "category",
                            make_text(operation, alias->category)));
    }
    return list;
}

/* ---- booked in the steps ---- */

/* Sums of all samples as µs per step. */
static json_t *make_amounts(const struct booked *booked, const int64_t ns[2])
{
    double mean[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        if (booked->samples[side] > 0)
            mean[side] = (double)ns[side] / (double)booked->samples[side];
    return json_pack("{s:o, s:o, s:o}", "control_per_step", render_us(mean[PAIR_CONTROL]),
                     "test_per_step", render_us(mean[PAIR_TEST]), "diff_per_step",
                     render_us(mean[PAIR_TEST] - mean[PAIR_CONTROL]));
}

static json_t *make_part(const struct booked *booked, int at)
{
    const struct booked_part *part = &booked->parts[at];
    const int64_t all[2] = {part->itself[0] + part->below[0],
                            part->itself[1] + part->below[1]};
    json_t *out = make_amounts(booked, all);

    json_object_set_new(out, "part",
                        json_string(waterfall_part_words((enum waterfall_part)at)));
    json_object_set_new(out, "itself", make_amounts(booked, part->itself));
    json_object_set_new(out, "below", make_amounts(booked, part->below));
    return out;
}

/* The parts in which a side has time. */
static json_t *make_booked(const struct booked *booked)
{
    json_t *parts, *out;
    int64_t all[2] = {0, 0};

    if (!booked->is_known)
        return json_null();
    parts = json_array();
    for (int i = 0; i < ACCOUNT_PARTS; i++) {
        const struct booked_part *part = &booked->parts[i];
        bool has = false;

        for (int side = 0; side < 2; side++) {
            has |= part->itself[side] != 0 || part->below[side] != 0;
            all[side] += part->itself[side] + part->below[side];
        }
        if (has)
            json_array_append_new(parts, make_part(booked, i));
    }
    out = make_amounts(booked, all);
    json_object_set_new(out, "parts", parts);
    json_object_set_new(out, "with_others",
                        booked->has_others ? make_amounts(booked, booked->with_others)
                                           : json_null());
    return out;
}

/* ---- the whole ---- */

static int append_side(struct buffer *out, const struct operation *operation,
                       enum pair_side side, const char *name, struct error *error)
{
    return render_member(out, name,
                         compare_json_selected(&operation->info[side],
                                               &operation->view[side],
                                               &operation->selection[side], out->budget),
                         error);
}

int operation_write_json(const struct operation *operation, const struct booked *booked,
                         struct buffer *out, struct error *error)
{
    bool device = operation->side == TRACE_DEVICE;

    buffer_append_char(out, '{');
    if (append_side(out, operation, PAIR_CONTROL, "control", error) < 0 ||
        append_side(out, operation, PAIR_TEST, "test", error) < 0 ||
        render_member(out, "name", make_text(operation, operation->name), error) < 0 ||
        render_member(out, "category", make_text(operation, operation->category), error) <
            0 ||
        render_member(out, "aliases", make_aliases(operation), error) < 0 ||
        render_member(out, "kind",
                      json_string(trace_kind_name((enum trace_kind)operation->kind)),
                      error) < 0 ||
        render_member(out, "calls",
                      json_pack("{s:o, s:o}", "control", make_calls(operation, 0), "test",
                                make_calls(operation, 1)),
                      error) < 0 ||
        render_member(out, "booked", make_booked(booked), error) < 0 ||
        render_member(out, "histogram", make_histogram(operation), error) < 0 ||
        render_member(out, "samples",
                      json_pack("{s:o, s:o}", "control",
                                make_samples(operation, 0, out->budget), "test",
                                make_samples(operation, 1, out->budget)),
                      error) < 0 ||
        render_member(out, device ? "launched_by" : "launches",
                      make_related(operation, out->budget), error) < 0 ||
        render_member(out, "stack",
                      json_pack("{s:o, s:o}", "control", make_stack(operation, 0), "test",
                                make_stack(operation, 1)),
                      error) < 0)
        return -(int)error->code;
    buffer_append_char(out, '}');
    return 0;
}
