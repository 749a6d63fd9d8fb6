/* See series_table.h. */
#include "render/series_table.h"
#include "analysis/series/series_machine.h"
#include "analysis/series/series_recorded.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "render/series_words.h"
#include "render/set_json.h"
#include "render/table_text.h"

#include <math.h>
#include <stdio.h>

#define LABEL_MOST 60
#define LABEL_LEAST 12
#define DAMAGED_NAMED 5
#define COMMITS_SIZE 256
#define NOTE_SIZE 4096
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

static void write_set(const struct series_answer *answer, size_t index,
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
        write_set(answer, i, look, out);
    }
    write_summary(answer, out);
    write_good(answer, look, out);
    write_newest(answer, look, out);
    write_notes(answer, look, out);
}
