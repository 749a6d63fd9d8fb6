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

/* The time of a part in the mean step of a set, ns; NaN if it is not known. */
static double series_part(const struct series_set *set, enum waterfall_part part)
{
    const struct waterfall_sums *sums = &set->times.sums;

    return sums->samples > 0 && sums->has_parts
               ? (double)sums->parts[part] / (double)sums->samples
               : (double)NAN;
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

static const char *time_of(int64_t unix_seconds, char text[21])
{
    clock_format_utc(unix_seconds, text);
    return text;
}

static const char *direction_of(double left, double right)
{
    return right > left ? "slower" : "faster";
}

static void write_factor(const char *key, const struct series_factor *factor,
                         struct buffer *out)
{
    if (json_open(out, key, factor->is_common))
        json_write(out, "factor:%#g, low_quartile:%#g, high_quartile:%#g}",
                   factor->factor, factor->low, factor->high);
}

/* Begins the member, whose end is the caller's; null and false if it is not known. */
static bool begin_machine(const struct series_machine *machine, struct buffer *out)
{
    if (!json_open(out, "machine", machine->known))
        return false;
    json_write(out, "diff_percent:%#g, low_percent:%#g, high_percent:%#g",
               100 * machine->diff, 100 * machine->low, 100 * machine->high);
    write_factor("device_factor", &machine->device, out);
    write_factor("host_factor", &machine->host, out);
    return true;
}

/* That of a change, or of the newest set. */
static void json_write_machine(const struct series_machine *machine, bool explains,
                               struct buffer *out)
{
    if (begin_machine(machine, out))
        json_write(out, "explains:%i}", explains);
}

/* That of a set, against the reference of its level, and of the first level's. */
static void write_machine_at(const struct series_answer *answer, size_t index,
                             struct buffer *out)
{
    if (begin_machine(&answer->sets[index]->machine, out))
        json_write(out, "reference:%s, curve_percent:%#g}",
                   answer->sets[series_machine_reference(answer, index)]->info->id,
                   100 * (series_machine_level(answer, index) - 1));
}

static void json_write_commit(const char *key, const struct series_set *set,
                              struct buffer *out)
{
    const struct series_recorded *recorded = &set->times.recorded;

    if (json_open(out, key, recorded->commit[0] != '\0'))
        json_write(out, "commit:%s, dirty:%i, others:%i}", recorded->commit,
                   recorded->dirty, recorded->commits_differ);
}

/* `known`: both sides state them. */
static void json_write_commits(const struct series_set *const sets[2], bool known,
                               struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words = BUFFER(COMMITS_SIZE);

    if (!json_open(out, "commits", known))
        return;
    series_word_commits(sets, &words);
    json_write(out, "text:%s, left_set:%s, right_set:%s", words.bytes, sets[0]->info->id,
               sets[1]->info->id);
    json_write_commit("left", sets[0], out);
    json_write_commit("right", sets[1], out);
    json_write(out, "}");
}

static void write_parts(const struct series_set *set, struct buffer *out)
{
    if (!json_open(out, "parts", set->times.sums.has_parts))
        return;
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++) {
        json_key(out, waterfall_part_name(part));
        json_write(out, "%#f", series_part(set, part));
    }
    json_write(out, "}");
}

/* How many of its files are damaged. */
static json_int_t set_json_affected(const struct set_info *info)
{
    json_t *summary = json_loads(info->summary != NULL ? info->summary : "{}", 0, NULL);
    json_int_t affected = json_integer_value(
        json_object_get(json_object_get(summary, "quality"), "affected"));

    json_decref(summary);
    return affected;
}

static void json_write_set(const struct series_answer *answer, size_t index,
                           struct buffer *out)
{
    const struct series_set *set = answer->sets[index];
    const struct waterfall_sums *sums = &set->times.sums;
    int64_t recorded = set->times.recorded_ns;
    char text[21];

    json_write(out, "{id:%s, label:%s", set->info->id, set->info->label);
    json_tree(out, "tags", set_json_tags(set->info));
    json_write(out, "recorded:%s",
               recorded == 0 ? NULL : time_of(recorded / INT64_C(1000000000), text));
    json_write(out,
               "created:%s, has_steps:%i, affected:%lld, samples:%zu, observations:%zu, "
               "median:%#f, missing:%s, interval:",
               time_of(set->info->created, text), set->times.has_steps,
               (long long)set_json_affected(set->info), set->times.samples,
               set->times.count, set->median, set->times.missing);
    if (set->has_interval)
        json_write(out, "[%#f, %#f]", (double)set->low, (double)set->high);
    else
        json_write(out, "null");
    json_write(out, "confidence:%#g, mean_step_time:%#f, without_profiler:%#f",
               set->has_interval ? set->confidence : NAN,
               sums->samples > 0 ? (double)sums->step / (double)sums->samples : NAN,
               set->times.recorded.steps.mean);
    json_write_commit("commit", set, out);
    json_write(out, "host_median:%#f, lag_median:%#f", set->times.host, set->times.lag);
    write_parts(set, out);
    json_write(out, "baseline:%i, diff_percent:%#g", set->in_baseline,
               series_percent(set->median, answer->baseline_median));
    write_machine_at(answer, index, out);
    json_write(out, "}");
}

static void json_write_link(const struct series_answer *answer, const char *base,
                            size_t left, size_t right, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer whole = BUFFER(NOTE_SIZE);
    char link[SERIES_LINK_SIZE];

    series_word_link(answer, left, right, link);
    buffer_printf(&whole, "%s%s", base, link);
    json_write(out, "link:%s", whole.bytes);
}

/* Both sides of two levels, in ns. */
static void write_levels(double left, double right, struct buffer *out)
{
    json_write(out,
               "left_median:%#f, right_median:%#f, diff_duration:%#f, diff_percent:%#g, "
               "direction:%s",
               left, right, right - left, series_percent(right, left),
               direction_of(left, right));
}

static bool has_commit(const struct series_set *set)
{
    return set->times.recorded.commit[0] != '\0';
}

static const struct series_set *last_with_commit(const struct series_answer *answer,
                                                 size_t begin, size_t end)
{
    while (end > begin && !has_commit(answer->sets[end - 1]))
        end--;
    return end > begin ? answer->sets[end - 1] : NULL;
}

/* The sets left and right of a change of level, nearest to it in both levels, that state
 * their commits; false: one of the levels states none. The commits may be the same. */
static bool series_commits_of_change(const struct series_answer *answer, size_t change,
                                     const struct series_set *sets[2])
{
    const struct series_level *left = &answer->levels[change], *right = left + 1;
    size_t at = right->begin;

    while (at < right->end && !has_commit(answer->sets[at]))
        at++;
    sets[0] = last_with_commit(answer, left->begin, left->end);
    sets[1] = at < right->end ? answer->sets[at] : NULL;
    return sets[0] != NULL && sets[1] != NULL;
}

static void json_write_change(const struct series_answer *answer, const char *base,
                              size_t index, struct buffer *out)
{
    const struct series_change *change = &answer->changes[index];
    size_t left = series_word_left(answer, change->at);
    const struct series_set *commits[2];
    CLEANUP_BUFFER struct buffer several = BUFFER(NOTE_SIZE);
    char groups[SERIES_GROUPS_LINK_SIZE];

    json_write(out, "{at:%zu, left:%s, right:%s", change->at,
               answer->sets[left]->info->id, answer->sets[change->at]->info->id);
    write_levels(answer->levels[index].median, answer->levels[index + 1].median, out);
    json_write(out, "p_value:%#g, q_value:%#g, sets_p_value:%#g", change->p, change->q,
               change->set_p);
    json_write_link(answer, base, left, change->at, out);
    if (series_word_groups_link(answer, index, groups))
        buffer_printf(&several, "%s%s", base, groups);
    json_write(out, "recordings_link:%s", several.bytes);
    bool known = series_commits_of_change(answer, index, commits);
    json_write_commits(commits, known, out);
    json_write_machine(&change->machine, series_machine_is_change(answer, index), out);
    json_write(out, "}");
}

static void write_baseline(const struct series_answer *answer, struct buffer *out)
{
    if (!json_open(out, "baseline", answer->request.baseline != NULL))
        return;
    json_write(out, "sets:[");
    for (size_t i = 0; i < answer->baseline_count; i++)
        json_write(out, "%s", answer->baseline[i]->info->id);
    json_write(out, "], median:%#f}", answer->baseline_median);
}

static void write_since_good(const struct series_answer *answer, const char *base,
                             struct buffer *out)
{
    const struct series_last_good *since = &answer->since_good;

    if (!json_open(out, "since_good", since->known))
        return;
    json_write(out, "good:%s, now:%s", answer->sets[since->good]->info->id,
               answer->sets[since->now]->info->id);
    write_levels(since->level[0], since->level[1], out);
    json_write_link(answer, base, since->good, since->now, out);
    json_write(out, "}");
}

/* The same of the newest set, if it stands out: of its level before it, and it. */
static bool series_commits_of_newest(const struct series_answer *answer,
                                     const struct series_set *sets[2])
{
    if (!answer->newest.known)
        return false;
    sets[0] = last_with_commit(answer, answer->levels[answer->level_count - 1].begin,
                               answer->newest.at);
    sets[1] = answer->sets[answer->newest.at];
    return sets[0] != NULL && has_commit(sets[1]);
}

static void json_write_newest(const struct series_answer *answer, const char *base,
                              struct buffer *out)
{
    const struct series_newest *newest = &answer->newest;
    double left = newest->mean[0], right = newest->mean[1];
    const struct series_set *commits[2];

    if (!json_open(out, "newest", newest->known))
        return;
    json_write(out,
               "left:%s, right:%s, others:%zu, left_mean:%#f, right_mean:%#f, "
               "diff_percent:%#g, low_percent:%#g, high_percent:%#g, p_value:%#g, "
               "direction:%s",
               answer->sets[newest->before]->info->id, answer->sets[newest->at]->info->id,
               newest->others, left, right, series_percent(right, left), newest->low,
               newest->high, newest->p, direction_of(left, right));
    json_write_link(answer, base, newest->before, newest->at, out);
    json_write_machine(&answer->sets[newest->at]->machine,
                       series_machine_is_newest(answer), out);
    bool known = series_commits_of_newest(answer, commits);
    json_write_commits(commits, known, out);
    json_write(out, "}");
}

static void json_write_differences(const struct series_answer *answer, struct buffer *out)
{
    json_write(out, "differences:[");
    for (size_t i = 0; i < answer->difference_count; i++) {
        const struct series_difference *one = &answer->differences[i];

        json_write(out, "{at:%zu, left:%s, right:%s, kind:%s, before:%s, after:%s}",
                   one->at, answer->sets[one->at - 1]->info->id,
                   answer->sets[one->at]->info->id, series_word_fact(one->fact),
                   one->before, one->after);
    }
    json_write(out, "], more_differences:%zu", answer->more_differences);
}

/* What the series is made of. */
static void write_what(const struct series_answer *answer, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer note = BUFFER(NOTE_SIZE);

    series_word_unprofiled(answer, &note);
    json_write(out, "parameters:{");
    parameters_json_echo(&series_parameters, &answer->request, out);
    json_write(out,
               "}, measured:%s, without_profiler:%i, without_profiler_note:%s, "
               "unknown_recorded:%zu, judged:%s, too_few_values:%i",
               series_measured(&answer->request), answer->without_profiler,
               note.length == 0 ? NULL : note.bytes, answer->unknown,
               answer->by_neighbours ? "neighbours" : "series", answer->few_values > 0);
    if (json_open(out, "neighbours", answer->by_neighbours))
        json_write(out, "pairs:%zu, unjudged:%zu}", answer->pairs, answer->unjudged);
    json_write(out, "noise:%#f", answer->noise);
}

void series_write_json(const struct series_answer *answer, const char *base,
                       struct buffer *out)
{
    json_write(out, "{");
    write_what(answer, out);
    write_baseline(answer, out);
    write_since_good(answer, base, out);
    json_write(out, "machine_pending:%zu", answer->pending);
    json_write_newest(answer, base, out);
    json_write(out, "change_points:[");
    for (size_t i = 0; i < answer->change_count; i++)
        json_write_change(answer, base, i, out);
    json_write(out, "], levels:[");
    for (size_t i = 0; i < answer->level_count; i++)
        json_write(out, "{first:%zu, last:%zu, median:%#f}", answer->levels[i].begin,
                   answer->levels[i].end - 1, answer->levels[i].median);
    json_write(out, "]");
    json_write_differences(answer, out);
    json_write(out, "sets:[");
    for (size_t i = 0; i < answer->count; i++)
        json_write_set(answer, i, out);
    json_write(out, "], left_out:[");
    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (set->failed)
            json_write(out, "{id:%s, label:%s, code:%s, detail:%s}", set->info->id,
                       set->info->label, set->error.slug, set->error.message);
    }
    json_write(out, "]}");
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
    char recorded[21], range[2 * sizeof(struct text_time) + 8] = "\xE2\x80\x93";

    clock_format_utc(set->times.recorded_ns != 0
                         ? set->times.recorded_ns / INT64_C(1000000000)
                         : set->info->created,
                     recorded);
    if (set->has_interval)
        snprintf(range, sizeof range, "%s \xE2\x80\x93 %s",
                 table_time((double)set->low, false).text,
                 table_time((double)set->high, false).text);
    buffer_printf(out, "%s%s", recorded, set->times.recorded_ns != 0 ? " " : "*");
    table_right(table_time(set->median, false).text, 14, out);
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
    double percent = series_percent(right, left);

    buffer_printf(out, "%s%s", table_colour(colour, right - left),
                  right > left ? "slower" : "faster");
    if (!isnan(percent))
        buffer_printf(out, " by %.1f %%", text_rounded(fabs(percent), 1));
    buffer_printf(out, "%s: %s → %s", table_plain(colour), table_time(left, false).text,
                  table_time(right, false).text);
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
    CLEANUP_BUFFER struct buffer words = BUFFER(COMMITS_SIZE);

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
    CLEANUP_BUFFER struct buffer names =
        BUFFER(DAMAGED_NAMED * (size_t)(4 * LABEL_MOST + 2));

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
    CLEANUP_BUFFER struct buffer words = BUFFER(NOTE_SIZE);
    CLEANUP_BUFFER struct buffer clean = BUFFER(NOTE_SIZE);

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
    else if (answer->few_values > 0 && answer->few_values == answer->few_sets)
        buffer_append_text(out, "One value a set: too few to tell a level.\n");
    else if (answer->few_values > 0)
        buffer_printf(out, "%zu values in %zu sets: too few to tell a level.\n",
                      answer->few_values, answer->few_sets);
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

    buffer_printf(out, "%s: ", words[outcome->outcome]);
    table_name(condition->text, NAME_WIDTH, out);
    if (!isnan(outcome->mean[0])) {
        buffer_printf(
            out, ": mean %s → %s (%s %%", table_time(outcome->mean[0], false).text,
            table_time(outcome->mean[1], false).text,
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
