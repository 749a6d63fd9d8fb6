#include "answer/series.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/series.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- series words ---- */

/* Common parts of the texts of a series: links, and the sets next to a change. */

/* The path of the comparison of two sets of the series on the dashboard. */
#define SERIES_LINK_SIZE 96

/* The sets with observations that are nearest to a change (its index), at most this many
 * of each of its two levels. */
#define SERIES_NEAREST 5
#define SERIES_GROUPS_LINK_SIZE 192

/* As the pages shorten ids (web/js/state.js). */
#define ID_SHORT 12
#define COMMIT_SHORT 12
#define COMMIT_MOST 60

/* The last set before `at` that has observations. */
static size_t series_word_left(const struct series_answer *answer, size_t at)
{
    while (at > 1 && answer->sets[at - 1]->times.count == 0)
        at--;
    return at > 0 ? at - 1 : 0;
}

static void series_word_link(const struct series_answer *answer, size_t control,
                             size_t test, char out[SERIES_LINK_SIZE])
{
    const struct series_request *request = &answer->request;

    snprintf(out, SERIES_LINK_SIZE, "/%s?control=%.*s&test=%.*s&%s",
             request->layer != NULL ? "tree" : "compare", ID_SHORT,
             answer->sets[control]->info->id, ID_SHORT, answer->sets[test]->info->id,
             request->layer == NULL        ? "exclude=ProfilerStep*"
             : request->by == TREE_BY_HOST ? "by=host"
                                           : "by=device");
}

/* The nearest sets of a level to its end, or to its beginning; in order. */
static size_t nearest(const struct series_answer *answer,
                      const struct series_level *level, bool to_end,
                      size_t out[SERIES_NEAREST])
{
    size_t count = 0, all = level->end - level->begin;

    for (size_t i = 0; i < all && count < SERIES_NEAREST; i++) {
        size_t at = to_end ? level->end - 1 - i : level->begin + i;

        if (answer->sets[at]->times.count > 0)
            out[count++] = at;
    }
    for (size_t i = 0; to_end && i < count / 2; i++) {
        size_t at = out[i];

        out[i] = out[count - 1 - i];
        out[count - 1 - i] = at;
    }
    return count;
}

/* The path of their comparison as several recordings per side; false if a level has fewer
 * than two. */
static bool series_word_groups_link(const struct series_answer *answer, size_t change,
                                    char out[SERIES_GROUPS_LINK_SIZE])
{
    static const char *const sides[] = {"/compare/recordings?control=", "&test="};
    size_t length = 0;

    for (size_t side = 0; side < 2; side++) {
        size_t found[SERIES_NEAREST];
        size_t count = nearest(answer, &answer->levels[change + side], side == 0, found);

        if (count < 2)
            return false;
        for (size_t i = 0; i < count; i++)
            length += (size_t)snprintf(out + length, SERIES_GROUPS_LINK_SIZE - length,
                                       "%s%.*s", i == 0 ? sides[side] : ",", ID_SHORT,
                                       answer->sets[found[i]]->info->id);
    }
    return true;
}

/* "devices", "ranks", "world_size": a stable word, docs/api.md. */
static const char *series_word_fact(enum series_fact fact)
{
    static const char *const words[] = {[SERIES_DEVICES] = "devices",
                                        [SERIES_RANKS] = "ranks",
                                        [SERIES_WORLD_SIZE] = "world_size"};

    return words[fact];
}

/* As long as git shows it, if it is a hash. */
static void write_commit(const struct series_set *set, struct buffer *out)
{
    const struct series_recorded *recorded = &set->times.recorded;
    size_t length = strlen(recorded->commit);
    bool hash =
        length > COMMIT_SHORT && strspn(recorded->commit, "0123456789abcdef") == length;

    buffer_printf(out, "%.*s", hash ? COMMIT_SHORT : COMMIT_MOST, recorded->commit);
    if (recorded->dirty)
        buffer_append_text(out, " (changed)");
    if (recorded->commits_differ)
        buffer_append_text(out, " (and others)");
}

/* "between abc1234 and def5678 (changed)": commits are strangers' texts. */
static void series_word_commits(const struct series_set *const sets[2],
                                struct buffer *out)
{
    const struct series_recorded *left = &sets[0]->times.recorded;
    const struct series_recorded *right = &sets[1]->times.recorded;

    if (strcmp(left->commit, right->commit) == 0 && left->dirty == right->dirty &&
        !left->commits_differ && !right->commits_differ) {
        buffer_append_text(out, "commit ");
        write_commit(sets[0], out);
        buffer_append_text(out, " on both sides");
        return;
    }
    buffer_append_text(out, "between ");
    write_commit(sets[0], out);
    buffer_append_text(out, " and ");
    write_commit(sets[1], out);
}

/* Why the series is of recorded steps although some sets have others; else nothing. */
static void series_word_unprofiled(const struct series_answer *answer, struct buffer *out)
{
    if (answer->lacking != NULL)
        buffer_printf(out,
                      "Not all sets say what 20 or more steps take without the profiler "
                      "(%zu of %zu do; %s does not), so the series is of the recorded "
                      "steps, which the profiler makes longer.",
                      answer->unprofiled, answer->with_values,
                      answer->lacking->info->label);
}

/* What the series measures: "step time", "exposed communication", "aten::mm". */
static const char *series_word_measure(const struct series_request *request)
{
    static const char *const words[] = {
        [SERIES_STEP_TIME] = "step time",
        [SERIES_GPU_TIME] = "GPU time",
        [SERIES_COMPUTE] = "compute",
        [SERIES_EXPOSED_COMMUNICATION] = "exposed communication",
        [SERIES_EXPOSED_MEMORY] = "exposed memory",
        [SERIES_IDLE] = "idle",
    };

    return request->layer != NULL  ? request->layer
           : request->name != NULL ? request->name
                                   : words[request->measure];
}

/* ---- series csv ---- */

static void write_us(double ns, struct buffer *out)
{
    buffer_append_char(out, ',');
    if (!isnan(ns))
        json_out_us(out, ns);
}

static void write_real(double value, struct buffer *out)
{
    buffer_append_char(out, ',');
    if (!isnan(value))
        json_out_number(out, value);
}

/* The direction of the change that this set begins; "" if it begins none. */
static const char *change_at(const struct series_answer *answer, size_t set)
{
    for (size_t i = 0; i < answer->change_count; i++)
        if (answer->changes[i].at == set)
            return answer->levels[i + 1].median > answer->levels[i].median ? "slower"
                                                                           : "faster";
    return "";
}

static void write_set(const struct series_answer *answer, size_t index,
                      struct buffer *out)
{
    const struct series_set *set = answer->sets[index];
    const struct waterfall_sums *sums = &set->times.sums;
    char recorded[21] = "";

    if (set->times.recorded_ns != 0)
        clock_format_utc(set->times.recorded_ns / INT64_C(1000000000), recorded);
    buffer_printf(out, "%s,", set->info->id);
    csv_append_text(out, set->info->label, strlen(set->info->label));
    buffer_printf(out, ",%s,%zu,%zu", recorded, set->times.samples, set->times.count);
    write_us(set->median, out);
    write_us(set->has_interval ? (double)set->low : (double)NAN, out);
    write_us(set->has_interval ? (double)set->high : (double)NAN, out);
    write_us(sums->samples > 0 ? (double)sums->step / (double)sums->samples : (double)NAN,
             out);
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++)
        write_us(series_part(set, part), out);
    write_us(set->times.recorded.steps.mean, out);
    buffer_append_char(out, ',');
    csv_append_text(out, set->times.recorded.commit, strlen(set->times.recorded.commit));
    buffer_printf(out, ",%s", change_at(answer, index));
    if (answer->request.machine) {
        const struct series_machine *machine = &set->machine;

        write_real(100 * (series_machine_level(answer, index) - 1), out);
        write_real(machine->known ? 100 * machine->diff : (double)NAN, out);
        write_real(machine->known ? 100 * machine->low : (double)NAN, out);
        write_real(machine->known ? 100 * machine->high : (double)NAN, out);
    }
    buffer_append_text(out, "\r\n");
}

void series_write_csv(const struct series_answer *answer, struct buffer *out)
{
    buffer_append_text(out, "id,label,recorded,samples,observations,median_us,low_us,"
                            "high_us,mean_step_time_us");
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++)
        buffer_printf(out, ",%s_us", waterfall_part_name(part));
    buffer_append_text(out, ",without_profiler_us,commit,change");
    if (answer->request.machine)
        buffer_append_text(out, ",machine_curve_percent,machine_percent,"
                                "machine_low_percent,machine_high_percent");
    buffer_append_text(out, "\r\n");
    for (size_t i = 0; i < answer->count; i++)
        write_set(answer, i, out);
}

/* ---- series json ---- */

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

/* ---- series table ---- */

#define LABEL_MOST 60
#define LABEL_LEAST 12
#define DAMAGED_NAMED 5
/* The parts of a line besides the label. */
#define FIXED_WIDTH 75

static size_t label_width(const struct series_look *look)
{
    size_t free = look->width > FIXED_WIDTH ? look->width - FIXED_WIDTH : 0;

    return free < LABEL_LEAST ? LABEL_LEAST : free > LABEL_MOST ? LABEL_MOST : free;
}

static void write_percent(double percent, bool colour, struct buffer *out)
{
    if (isnan(percent))
        table_right("\xE2\x80\x93", 10, out);
    else {
        buffer_append_text(out, table_colour(colour, percent));
        table_right(text_number(percent, 1, true).text, 8, out);
        buffer_printf(out, " %%%s", table_plain(colour));
    }
}

static void table_write_set(const struct series_answer *answer, size_t index,
                            const struct series_look *look, struct buffer *out)
{
    const struct series_set *set = answer->sets[index];
    char recorded[21], median[TABLE_TIME_SIZE],
        range[2 * TABLE_TIME_SIZE + 8] = "\xE2\x80\x93";

    clock_format_utc(set->times.recorded_ns != 0
                         ? set->times.recorded_ns / INT64_C(1000000000)
                         : set->info->created,
                     recorded);
    table_time(set->median, false, median);
    if (set->has_interval) {
        char low[TABLE_TIME_SIZE], high[TABLE_TIME_SIZE];

        table_time((double)set->low, false, low);
        table_time((double)set->high, false, high);
        snprintf(range, sizeof range, "%s \xE2\x80\x93 %s", low, high);
    }
    buffer_printf(out, "%s%s", recorded, set->times.recorded_ns != 0 ? " " : "*");
    table_right(median, 14, out);
    table_right(range, 29, out);
    if (answer->request.baseline != NULL)
        write_percent(series_percent(set->median, answer->baseline_median), look->colour,
                      out);
    if (answer->request.machine)
        write_percent(100 * (series_machine_level(answer, index) - 1), look->colour, out);
    buffer_append_text(out, "  ");
    table_name(set->info->label, label_width(look), out);
    if (set->times.missing != NULL)
        buffer_printf(out, " (%s)", set->times.missing);
    buffer_append_char(out, '\n');
}

static void write_link(const struct series_answer *answer, size_t left, size_t right,
                       const struct series_look *look, struct buffer *out)
{
    char link[SERIES_LINK_SIZE];

    series_word_link(answer, left, right, link);
    buffer_printf(out, "%s%s", look->url != NULL ? look->url : "", link);
}

/* "slower by 9.1 %: 12.000 ms → 13.100 ms" */
static void write_shift(double left, double right, bool colour, struct buffer *out)
{
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE];
    double percent = series_percent(right, left);

    table_time(left, false, from);
    table_time(right, false, to);
    buffer_printf(out, "%s%s", table_colour(colour, right - left),
                  right > left ? "slower" : "faster");
    if (!isnan(percent))
        buffer_printf(out, " by %.1f %%", text_rounded(fabs(percent), 1));
    buffer_printf(out, "%s: %s → %s", table_plain(colour), from, to);
}

/* "change of level: the machine's, which makes +8.8 % of the step (+8.5 % to +9.1 %)" */
static void write_machine(const struct series_machine *machine, const char *explained,
                          struct buffer *out)
{
    if (!machine->known || machine->low * machine->high <= 0)
        return;
    buffer_printf(out, "%s makes %s %% of the step (%s %% to %s %%)\n",
                  explained != NULL ? explained : "    the machine",
                  text_number(100 * machine->diff, 1, true).text,
                  text_number(100 * machine->low, 1, true).text,
                  text_number(100 * machine->high, 1, true).text);
}

static void write_commits(const struct series_set *const sets[2], struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words;

    buffer_init(&words, COMMITS_SIZE);
    series_word_commits(sets, &words);
    buffer_append_text(out, "    ");
    if (!buffer_failed(&words))
        table_name(words.bytes, COMMITS_SIZE, out);
    buffer_append_char(out, '\n');
}

static void write_change(const struct series_answer *answer, size_t index,
                         const struct series_look *look, struct buffer *out)
{
    const struct series_change *change = &answer->changes[index];
    const struct series_set *commits[2];

    buffer_append_text(out, "  > ");
    write_shift(answer->levels[index].median, answer->levels[index + 1].median,
                look->colour, out);
    buffer_printf(out, " (%s = %.2g)\n", answer->by_neighbours ? "p" : "q", change->q);
    write_machine(&change->machine,
                  series_machine_is_change(answer, index)
                      ? "    change of level: the machine's, which"
                      : NULL,
                  out);
    if (series_commits_of_change(answer, index, commits))
        write_commits(commits, out);
    buffer_append_text(out, "    ");
    write_link(answer, series_word_left(answer, change->at), change->at, look, out);
    buffer_append_char(out, '\n');
    char groups[SERIES_GROUPS_LINK_SIZE];
    if (series_word_groups_link(answer, index, groups))
        buffer_printf(out, "    %s%s\n", look->url != NULL ? look->url : "", groups);
}

static void write_good(const struct series_answer *answer, const struct series_look *look,
                       struct buffer *out)
{
    const struct series_last_good *since = &answer->since_good;

    if (!since->known)
        return;
    buffer_append_text(out, "\nSince the last good set, ");
    table_name(answer->sets[since->good]->info->label, LABEL_MOST, out);
    buffer_append_text(out, ": ");
    write_shift(since->level[0], since->level[1], look->colour, out);
    buffer_append_text(out, "\n  ");
    write_link(answer, since->good, since->now, look, out);
    buffer_append_char(out, '\n');
}

static void write_newest(const struct series_answer *answer,
                         const struct series_look *look, struct buffer *out)
{
    const struct series_newest *newest = &answer->newest;
    const struct series_set *commits[2];

    if (!newest->known)
        return;
    buffer_append_text(out, "\nThe newest set, ");
    table_name(answer->sets[newest->at]->info->label, LABEL_MOST, out);
    buffer_append_text(out, ", stands out: ");
    write_shift(newest->mean[0], newest->mean[1], look->colour, out);
    buffer_printf(out,
                  " (p = %.2g, compared with the %zu sets of its level before it).\nOne "
                  "set alone is not a change of level.\n",
                  newest->p, newest->others);
    write_machine(&answer->sets[newest->at]->machine,
                  series_machine_is_newest(answer) ? "    the machine's, which" : NULL,
                  out);
    if (series_commits_of_newest(answer, commits))
        write_commits(commits, out);
    buffer_append_text(out, "  ");
    write_link(answer, newest->before, newest->at, look, out);
    buffer_append_char(out, '\n');
}

/* These differences may be the reason for a change of level. */
static void write_differences(const struct series_answer *answer, struct buffer *out)
{
    static const char *const words[] = {[SERIES_DEVICES] = "the devices differ",
                                        [SERIES_RANKS] = "the ranks differ",
                                        [SERIES_WORLD_SIZE] = "the world size differs"};

    for (size_t i = 0; i < answer->difference_count; i++) {
        const struct series_difference *one = &answer->differences[i];

        buffer_append_text(out, i == 0 ? "\n* From " : "* From ");
        table_name(answer->sets[one->at]->info->label, LABEL_MOST, out);
        buffer_printf(out, " on, %s: ", words[one->fact]);
        table_name(one->before, LABEL_MOST, out);
        buffer_append_text(out, " before, ");
        table_name(one->after, LABEL_MOST, out);
        buffer_append_text(out, " now.\n");
    }
    if (answer->more_differences > 0)
        buffer_printf(out, "* %zu more such differences.\n", answer->more_differences);
}

/* "1 set has damaged files, so its times may be wrong: nightly-4." */
static void write_damaged(const struct series_answer *answer, struct buffer *out)
{
    size_t damaged = 0;
    CLEANUP_BUFFER struct buffer names;

    buffer_init(&names, DAMAGED_NAMED * (size_t)(4 * LABEL_MOST + 2));
    for (size_t i = 0; i < answer->count; i++) {
        const struct set_info *info = answer->sets[i]->info;

        if (set_json_affected(info) == 0 || damaged++ >= DAMAGED_NAMED)
            continue;
        buffer_append_text(&names, damaged == 1 ? "" : ", ");
        table_name(info->label, LABEL_MOST, &names);
    }
    if (damaged == 0)
        return;
    buffer_printf(out, "\n* %zu set%s damaged files, so %s times may be wrong: %.*s",
                  damaged, damaged == 1 ? " has" : "s have",
                  damaged == 1 ? "its" : "their", (int)names.length, names.bytes);
    if (damaged > DAMAGED_NAMED)
        buffer_printf(out, " and %zu more", damaged - DAMAGED_NAMED);
    buffer_append_text(out, ".\n");
}

static void write_unprofiled(const struct series_answer *answer,
                             const struct series_look *look, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words, clean;

    buffer_init(&words, NOTE_SIZE);
    buffer_init(&clean, NOTE_SIZE);
    series_word_unprofiled(answer, &words);
    if (words.length == 0 || buffer_failed(&words))
        return;
    table_name(words.bytes, NOTE_SIZE, &clean);
    buffer_append_text(out, "\n* ");
    if (!buffer_failed(&clean))
        table_wrap(clean.bytes, look->width, 2, 2, out);
    buffer_append_char(out, '\n');
}

static void write_notes(const struct series_answer *answer,
                        const struct series_look *look, struct buffer *out)
{
    size_t failed = 0;

    write_differences(answer, out);
    if (!answer->has_steps && answer->level_count > 0)
        buffer_append_text(
            out, "\n* No set has steps: each whole recording counts as one step.\n");
    write_damaged(answer, out);
    write_unprofiled(answer, look, out);
    if (answer->pending > 0)
        buffer_printf(out,
                      "\n* The machine of %zu set%s is not known yet: the time was up. "
                      "Ask again; what was compared is kept.\n",
                      answer->pending, answer->pending == 1 ? "" : "s");
    if (answer->unknown > 0)
        buffer_printf(out,
                      "\n* %zu %s not say when %s recorded: the time of storing is "
                      "shown and used for the order.\n",
                      answer->unknown, answer->unknown == 1 ? "set does" : "sets do",
                      answer->unknown == 1 ? "it was" : "they were");
    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (!set->failed)
            continue;
        buffer_printf(out, "%s%sleft out: ", failed++ == 0 ? "\n" : "",
                      table_warning(look->colour));
        table_name(set->info->label, LABEL_MOST, out);
        buffer_append_text(out, ": ");
        table_wrap(set->error.message, look->width, 10, 2, out);
        buffer_printf(out, "%s\n", table_plain(look->colour));
    }
}

static void write_few(const struct series_answer *answer, struct buffer *out)
{
    buffer_append_text(out,
                       "Fewer than six sets: each was compared with the one before it, "
                       "which cannot tell a\nchange from the usual difference between "
                       "two recordings.\n");
    if (answer->unjudged > 0)
        buffer_printf(
            out, "%zu of %zu such pairs cannot be judged: a set has too few steps.\n",
            answer->unjudged, answer->pairs);
}

static void write_summary(const struct series_answer *answer, struct buffer *out)
{
    bool few = answer->by_neighbours;

    buffer_append_text(out, "\n");
    if (answer->level_count == 0)
        buffer_printf(out, "No set has this %s.\n",
                      answer->request.layer != NULL ? "layer" : "time");
    else if (few && answer->change_count > 0)
        buffer_printf(out, "%zu of %zu pair%s of neighbours differ%s.\n",
                      answer->change_count, answer->pairs, answer->pairs == 1 ? "" : "s",
                      answer->change_count == 1 ? "s" : "");
    else if (answer->change_count > 0)
        buffer_printf(out, "%zu change%s of level.\n", answer->change_count,
                      answer->change_count == 1 ? "" : "s");
    else if (few && answer->pairs == 0)
        buffer_append_text(
            out, "One set is not a series: there is no other set to compare it with.\n");
    else if (few && answer->unjudged == answer->pairs)
        buffer_append_text(out, "Cannot judge whether the level changes.\n");
    else
        buffer_append_text(out, "No change of level was found.\n");
    if (few && answer->pairs > 0)
        write_few(answer, out);
}

void series_write_table(const struct series_answer *answer,
                        const struct series_look *look, struct buffer *out)
{
    size_t next = 0;

    buffer_printf(out, "%sMedian ", table_bold(look->colour));
    table_name(series_word_measure(&answer->request), LABEL_MOST, out);
    buffer_printf(out, "%s of %zu set%s%s\n\n",
                  answer->without_profiler ? " without the profiler" : "", answer->count,
                  answer->count == 1 ? "" : "s", table_plain(look->colour));
    if (answer->count == 0) {
        buffer_append_text(out, "No set was found.\n");
        write_notes(answer, look, out);
        return;
    }
    buffer_printf(out, "%s%-21s  %12s  %27s%s%s  set%s\n", table_bold(look->colour),
                  "recorded", "median", "95 % interval",
                  answer->request.baseline != NULL ? "  baseline" : "",
                  answer->request.machine ? "   machine" : "", table_plain(look->colour));
    for (size_t i = 0; i < answer->count; i++) {
        if (next < answer->change_count && answer->changes[next].at == i)
            write_change(answer, next++, look, out);
        table_write_set(answer, i, look, out);
    }
    write_summary(answer, out);
    write_good(answer, look, out);
    write_newest(answer, look, out);
    write_notes(answer, look, out);
}

/* ---- series gate text ---- */

#define NAME_WIDTH 200

static void write_outcome(const struct fail_if_condition *condition,
                          const struct series_outcome *outcome, struct buffer *out)
{
    static const char *const words[] = {[FAIL_IF_FINE] = "fine",
                                        [FAIL_IF_MET] = "FAILED",
                                        [FAIL_IF_CANNOT_JUDGE] = "cannot judge"};
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE];

    buffer_printf(out, "%s: ", words[outcome->outcome]);
    table_name(condition->text, NAME_WIDTH, out);
    if (!isnan(outcome->mean[0])) {
        table_time(outcome->mean[0], false, from);
        table_time(outcome->mean[1], false, to);
        buffer_printf(
            out, ": mean %s → %s (%s %%", from, to,
            text_number(series_percent(outcome->mean[1], outcome->mean[0]), 1, true)
                .text);
        if (!isnan(outcome->low))
            buffer_printf(out, ", between %s %% and %s %%",
                          text_number(outcome->low, 1, true).text,
                          text_number(outcome->high, 1, true).text);
        buffer_append_char(out, ')');
    }
    buffer_printf(out, ", %s%s\n", outcome->words,
                  outcome->equal_clock        ? "; at equal clock"
                  : outcome->without_profiler ? "; without the profiler"
                                              : "");
}

static void put(const char *name, const char *value, char *separator, struct buffer *out)
{
    if (value == NULL)
        return;
    buffer_printf(out, "%c%s=", *separator, name);
    brief_url_value(value, out);
    *separator = '&';
}

/* "/series?sets=…": the page with the same request. */
static void write_page(const struct series_request *request, const char *url,
                       struct buffer *out)
{
    char separator = '?';

    buffer_printf(out, "%s/series", url == NULL ? "" : url);
    put("sets", request->sets, &separator, out);
    for (const char **tag = request->tags; tag != NULL && *tag != NULL; tag++)
        put("tag", *tag, &separator, out);
    put("baseline", request->baseline, &separator, out);
    if (request->layer != NULL) {
        put("layer", request->layer, &separator, out);
        put("by", request->by == TREE_BY_HOST ? "host" : NULL, &separator, out);
    } else if (request->name != NULL) {
        put("name", request->name, &separator, out);
        put("category", request->category, &separator, out);
        put("time", request->time == 1 ? "self" : NULL, &separator, out);
    } else if (request->measure != SERIES_STEP_TIME) {
        put("measure", series_measured(request), &separator, out);
    }
    buffer_append_char(out, '\n');
}

void series_write_gate(const struct series_answer *answer,
                       const struct fail_if *conditions, const struct series_gate *gate,
                       const char *url, struct buffer *out)
{
    table_name(gate->newest->info->label, NAME_WIDTH, out);
    buffer_printf(out, " against %zu set%s of the baseline:\n", gate->baseline,
                  gate->baseline == 1 ? "" : "s");
    for (size_t i = 0; i < conditions->count; i++)
        write_outcome(&conditions->conditions[i], &gate->outcomes[i], out);
    write_page(&answer->request, url, out);
}
