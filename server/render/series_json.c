/* See series_json.h. */
#include "render/series_json.h"
#include "analysis/series/series_machine.h"
#include "analysis/series/series_recorded.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "render/json.h"
#include "render/parameters_json.h"
#include "render/series_words.h"
#include "render/set_json.h"

#include <math.h>
#include <string.h>

#define COMMITS_SIZE 256
#define NOTE_SIZE 4096

static json_t *text_of(const char *text)
{
    return render_text(text, strlen(text));
}

static json_t *seconds(int64_t unix_seconds)
{
    char text[21];

    clock_format_utc(unix_seconds, text);
    return json_string(text);
}

static void put_names(json_t *object, const struct set_info *info)
{
    json_object_set_new(object, "id", json_string(info->id));
    json_object_set_new(object, "label", text_of(info->label));
}

static json_t *make_parts(const struct series_set *set)
{
    if (!set->times.sums.has_parts)
        return json_null();
    json_t *parts = json_object();
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++)
        json_object_set_new(parts, waterfall_part_name(part),
                            render_us(series_part(set, part)));
    return parts;
}

static json_t *make_factor(const struct series_factor *factor)
{
    return factor->is_common
               ? json_pack("{s:o, s:o, s:o}", "factor", render_real(factor->factor),
                           "low_quartile", render_real(factor->low), "high_quartile",
                           render_real(factor->high))
               : json_null();
}

static json_t *make_machine(const struct series_machine *machine)
{
    return machine->known ? json_pack("{s:o, s:o, s:o, s:o, s:o}", "diff_percent",
                                      render_real(100 * machine->diff), "low_percent",
                                      render_real(100 * machine->low), "high_percent",
                                      render_real(100 * machine->high), "device_factor",
                                      make_factor(&machine->device), "host_factor",
                                      make_factor(&machine->host))
                          : json_null();
}

/* That of a change, or of the newest set. */
static json_t *make_machine_of(const struct series_machine *machine, bool explains)
{
    json_t *object = make_machine(machine);

    if (json_is_object(object))
        json_object_set_new(object, "explains", json_boolean(explains));
    return object;
}

/* That of a set, against the reference of its level, and of the first level's. */
static json_t *make_machine_at(const struct series_answer *answer, size_t index)
{
    json_t *object = make_machine(&answer->sets[index]->machine);

    if (json_is_object(object)) {
        size_t reference = series_machine_reference(answer, index);

        json_object_set_new(object, "reference",
                            json_string(answer->sets[reference]->info->id));
        json_object_set_new(object, "curve_percent",
                            render_real(100 * (series_machine_level(answer, index) - 1)));
    }
    return object;
}

static json_t *make_commit(const struct series_set *set)
{
    const struct series_recorded *recorded = &set->times.recorded;

    return recorded->commit[0] == '\0'
               ? json_null()
               : json_pack("{s:o, s:b, s:b}", "commit", text_of(recorded->commit),
                           "dirty", recorded->dirty, "others", recorded->commits_differ);
}

/* `known`: both sides state them. */
static json_t *make_commits(const struct series_set *const sets[2], bool known)
{
    CLEANUP_BUFFER struct buffer words;

    buffer_init(&words, COMMITS_SIZE);
    if (!known)
        return json_null();
    series_word_commits(sets, &words);
    return json_pack("{s:o, s:s, s:s, s:o, s:o}", "text",
                     render_text(words.bytes, words.length), "left_set",
                     sets[0]->info->id, "right_set", sets[1]->info->id, "left",
                     make_commit(sets[0]), "right", make_commit(sets[1]));
}

static json_t *make_note(const struct series_answer *answer)
{
    CLEANUP_BUFFER struct buffer words;

    buffer_init(&words, NOTE_SIZE);
    series_word_unprofiled(answer, &words);
    return words.length == 0 ? json_null() : render_text(words.bytes, words.length);
}

static json_t *make_set(const struct series_answer *answer, size_t index)
{
    const struct series_set *set = answer->sets[index];
    const struct waterfall_sums *sums = &set->times.sums;
    json_t *object = json_object();

    put_names(object, set->info);
    json_object_set_new(object, "tags", set_json_tags(set->info));
    json_object_set_new(object, "recorded",
                        set->times.recorded_ns == 0
                            ? json_null()
                            : seconds(set->times.recorded_ns / INT64_C(1000000000)));
    json_object_set_new(object, "created", seconds(set->info->created));
    json_object_set_new(object, "has_steps", json_boolean(set->times.has_steps));
    json_object_set_new(object, "affected", json_integer(set_json_affected(set->info)));
    json_object_set_new(object, "samples", json_integer((json_int_t)set->times.samples));
    json_object_set_new(object, "observations",
                        json_integer((json_int_t)set->times.count));
    json_object_set_new(object, "median", render_us(set->median));
    json_object_set_new(object, "missing",
                        set->times.missing == NULL ? json_null()
                                                   : json_string(set->times.missing));
    json_object_set_new(object, "interval",
                        set->has_interval
                            ? json_pack("[o, o]", render_us((double)set->low),
                                        render_us((double)set->high))
                            : json_null());
    json_object_set_new(object, "confidence",
                        set->has_interval ? render_real(set->confidence) : json_null());
    json_object_set_new(object, "mean_step_time",
                        render_us(sums->samples > 0
                                      ? (double)sums->step / (double)sums->samples
                                      : (double)NAN));
    json_object_set_new(object, "without_profiler",
                        render_us(set->times.recorded.steps.mean));
    json_object_set_new(object, "commit", make_commit(set));
    json_object_set_new(object, "host_median", render_us(set->times.host));
    json_object_set_new(object, "lag_median", render_us(set->times.lag));
    json_object_set_new(object, "parts", make_parts(set));
    json_object_set_new(object, "baseline", json_boolean(set->in_baseline));
    json_object_set_new(
        object, "diff_percent",
        render_real(series_percent(set->median, answer->baseline_median)));
    json_object_set_new(object, "machine", make_machine_at(answer, index));
    return object;
}

static json_t *make_link(const struct series_answer *answer, const char *base,
                         size_t left, size_t right)
{
    char link[SERIES_LINK_SIZE];

    series_word_link(answer, left, right, link);
    return json_sprintf("%s%s", base, link);
}

/* Both sides of two levels, in ns. */
static void put_levels(json_t *object, double left, double right)
{
    json_object_set_new(object, "left_median", render_us(left));
    json_object_set_new(object, "right_median", render_us(right));
    json_object_set_new(object, "diff_duration", render_us(right - left));
    json_object_set_new(object, "diff_percent", render_real(series_percent(right, left)));
    json_object_set_new(object, "direction",
                        json_string(right > left ? "slower" : "faster"));
}

static json_t *make_change(const struct series_answer *answer, const char *base,
                           size_t index)
{
    const struct series_change *change = &answer->changes[index];
    size_t left = series_word_left(answer, change->at);
    const struct series_set *commits[2];
    json_t *object = json_object();

    json_object_set_new(object, "at", json_integer((json_int_t)change->at));
    json_object_set_new(object, "left", json_string(answer->sets[left]->info->id));
    json_object_set_new(object, "right", json_string(answer->sets[change->at]->info->id));
    put_levels(object, answer->levels[index].median, answer->levels[index + 1].median);
    json_object_set_new(object, "p_value", render_real(change->p));
    json_object_set_new(object, "q_value", render_real(change->q));
    json_object_set_new(object, "sets_p_value", render_real(change->set_p));
    json_object_set_new(object, "link", make_link(answer, base, left, change->at));
    char groups[SERIES_GROUPS_LINK_SIZE];
    json_object_set_new(object, "recordings_link",
                        series_word_groups_link(answer, index, groups)
                            ? json_sprintf("%s%s", base, groups)
                            : json_null());
    bool known = series_commits_of_change(answer, index, commits);
    json_object_set_new(object, "commits", make_commits(commits, known));
    json_object_set_new(
        object, "machine",
        make_machine_of(&change->machine, series_machine_is_change(answer, index)));
    return object;
}

static json_t *make_level(const struct series_level *level)
{
    return json_pack("{s:I, s:I, s:o}", "first", (json_int_t)level->begin, "last",
                     (json_int_t)level->end - 1, "median", render_us(level->median));
}

static json_t *make_left_out(const struct series_set *set)
{
    json_t *object = json_object();

    put_names(object, set->info);
    json_object_set_new(object, "code", json_string(set->error.slug));
    json_object_set_new(object, "detail", text_of(set->error.message));
    return object;
}

static json_t *make_neighbours(const struct series_answer *answer)
{
    return !answer->by_neighbours
               ? json_null()
               : json_pack("{s:I, s:I}", "pairs", (json_int_t)answer->pairs, "unjudged",
                           (json_int_t)answer->unjudged);
}

static json_t *make_baseline(const struct series_answer *answer)
{
    if (answer->request.baseline == NULL)
        return json_null();
    json_t *object = json_object(), *sets = json_array();
    for (size_t i = 0; i < answer->baseline_count; i++)
        json_array_append_new(sets, json_string(answer->baseline[i]->info->id));
    json_object_set_new(object, "sets", sets);
    json_object_set_new(object, "median", render_us(answer->baseline_median));
    return object;
}

static json_t *make_since_good(const struct series_answer *answer, const char *base)
{
    const struct series_last_good *since = &answer->since_good;
    json_t *object;

    if (!since->known)
        return json_null();
    object = json_object();
    json_object_set_new(object, "good", json_string(answer->sets[since->good]->info->id));
    json_object_set_new(object, "now", json_string(answer->sets[since->now]->info->id));
    put_levels(object, since->level[0], since->level[1]);
    json_object_set_new(object, "link", make_link(answer, base, since->good, since->now));
    return object;
}

static json_t *make_newest(const struct series_answer *answer, const char *base)
{
    const struct series_newest *newest = &answer->newest;
    double left = newest->mean[0], right = newest->mean[1];
    const struct series_set *commits[2];

    if (!newest->known)
        return json_null();
    bool known = series_commits_of_newest(answer, commits);
    return json_pack(
        "{s:s, s:s, s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:s, s:o, s:o, s:o}", "left",
        answer->sets[newest->before]->info->id, "right",
        answer->sets[newest->at]->info->id, "others", (json_int_t)newest->others,
        "left_mean", render_us(left), "right_mean", render_us(right), "diff_percent",
        render_real(series_percent(right, left)), "low_percent", render_real(newest->low),
        "high_percent", render_real(newest->high), "p_value", render_real(newest->p),
        "direction", right > left ? "slower" : "faster", "link",
        make_link(answer, base, newest->before, newest->at), "machine",
        make_machine_of(&answer->sets[newest->at]->machine,
                        series_machine_is_newest(answer)),
        "commits", make_commits(commits, known));
}

static json_t *make_difference(const struct series_answer *answer,
                               const struct series_difference *difference)
{
    return json_pack("{s:I, s:s, s:s, s:s, s:o, s:o}", "at", (json_int_t)difference->at,
                     "left", answer->sets[difference->at - 1]->info->id, "right",
                     answer->sets[difference->at]->info->id, "kind",
                     series_word_fact(difference->fact), "before",
                     text_of(difference->before), "after", text_of(difference->after));
}

int series_write_json(const struct series_answer *answer, const char *base,
                      struct buffer *out, struct error *error)
{
    json_t *document = json_object(), *sets = json_array(), *changes = json_array();
    json_t *levels = json_array(), *left_out = json_array(), *differences = json_array();

    for (size_t i = 0; i < answer->count; i++)
        json_array_append_new(sets, make_set(answer, i));
    for (size_t i = 0; i < answer->change_count; i++)
        json_array_append_new(changes, make_change(answer, base, i));
    for (size_t i = 0; i < answer->level_count; i++)
        json_array_append_new(levels, make_level(&answer->levels[i]));
    for (size_t i = 0; i < answer->difference_count; i++)
        json_array_append_new(differences,
                              make_difference(answer, &answer->differences[i]));
    for (size_t i = 0; i < answer->all_count; i++)
        if (answer->all[i].failed)
            json_array_append_new(left_out, make_left_out(&answer->all[i]));
    json_object_set_new(document, "parameters",
                        parameters_json_echo(&series_parameters, &answer->request));
    json_object_set_new(document, "measured",
                        json_string(series_measured(&answer->request)));
    json_object_set_new(document, "without_profiler",
                        json_boolean(answer->without_profiler));
    json_object_set_new(document, "without_profiler_note", make_note(answer));
    json_object_set_new(document, "unknown_recorded",
                        json_integer((json_int_t)answer->unknown));
    json_object_set_new(document, "judged",
                        json_string(answer->by_neighbours ? "neighbours" : "series"));
    json_object_set_new(document, "neighbours", make_neighbours(answer));
    json_object_set_new(document, "noise", render_us(answer->noise));
    json_object_set_new(document, "baseline", make_baseline(answer));
    json_object_set_new(document, "since_good", make_since_good(answer, base));
    json_object_set_new(document, "machine_pending",
                        json_integer((json_int_t)answer->pending));
    json_object_set_new(document, "newest", make_newest(answer, base));
    json_object_set_new(document, "change_points", changes);
    json_object_set_new(document, "levels", levels);
    json_object_set_new(document, "differences", differences);
    json_object_set_new(document, "more_differences",
                        json_integer((json_int_t)answer->more_differences));
    json_object_set_new(document, "sets", sets);
    json_object_set_new(document, "left_out", left_out);
    return render_append(out, document, error);
}
