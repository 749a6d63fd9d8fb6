/* See compare_table.h. */
#include "cli/compare_table.h"
#include "analysis/comparability.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NAME_WIDTH 58

static const char *colour_of(bool colour, double difference)
{
    if (!colour || difference == 0)
        return "";
    return difference > 0 ? "\033[31m" : "\033[32m";
}

static const char *plain(bool colour)
{
    return colour ? "\033[0m" : "";
}

/* Nanoseconds in a unit that reads well: "12.345 ms". */
static void format_time(double ns, bool sign, char out[24])
{
    double size = fabs(ns), value = ns / 1e3;
    const char *unit = "us";

    if (size >= 1e9) {
        value = ns / 1e9;
        unit = "s ";
    } else if (size >= 1e6) {
        value = ns / 1e6;
        unit = "ms";
    }
    if (sign)
        snprintf(out, 24, "%+.3f %s", value, unit);
    else
        snprintf(out, 24, "%.3f %s", value, unit);
}

static void write_change(double control, double test, bool colour, struct buffer *out)
{
    char from[24], to[24], difference[24];

    format_time(control, false, from);
    format_time(test, false, to);
    format_time(test - control, true, difference);
    buffer_printf(out, "%14s %14s  %s%14s", from, to, colour_of(colour, test - control),
                  difference);
    if (control > 0)
        buffer_printf(out, " %+8.1f %%", 100 * (test - control) / control);
    else
        buffer_printf(out, " %10s", test > 0 ? "new" : "");
    buffer_printf(out, "%s\n", plain(colour));
}

static void write_side(const struct compare_result *result, enum pair_side side,
                       struct buffer *out)
{
    const struct selection *selection = &result->selection[side];

    buffer_printf(out, "%-8s %s  ", side == PAIR_TEST ? "test" : "control",
                  result->info[side].id);
    text_append_utf8(out, result->info[side].label, strlen(result->info[side].label));
    buffer_printf(out, "  (%zu rank%s, %zu sample%s", selection->rank_count,
                  selection->rank_count == 1 ? "" : "s", selection->step_count,
                  selection->step_count == 1 ? "" : "s");
    if (selection->pseudo_count > 0)
        buffer_append_text(out, ", whole files");
    buffer_append_text(out, ")\n");
}

static void write_step_time(const struct compare_result *result, bool colour,
                            struct buffer *out)
{
    const struct step_time *control = &result->step_time[PAIR_CONTROL];
    const struct step_time *test = &result->step_time[PAIR_TEST];
    const struct {
        const char *name;
        double control, test;
        bool part;
    } lines[] = {
        {"step time", control->step, test->step, false},
        {"  compute", control->compute, test->compute, true},
        {"  exposed communication", control->exposed_communication,
         test->exposed_communication, true},
        {"  exposed memory", control->exposed_memory, test->exposed_memory, true},
        {"  idle", control->idle, test->idle, true},
    };

    buffer_printf(out, "\n%-24s %14s %14s  %14s\n", "mean of a step", "control", "test",
                  "change");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (lines[i].part && (!control->has_parts || !test->has_parts))
            continue;
        buffer_printf(out, "%-24s ", lines[i].name);
        write_change(lines[i].control, lines[i].test, colour, out);
    }
}

/* Length in characters of UTF-8 bytes. */
static size_t character_count(const char *text, size_t length)
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

/* The byte at which the given character starts. */
static size_t byte_of(const char *text, size_t character)
{
    size_t i = 0;

    for (; text[i] != '\0'; i++) {
        if (((unsigned char)text[i] & 0xC0) == 0x80)
            continue;
        if (character == 0)
            break;
        character--;
    }
    return i;
}

static void write_name(const char *name, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown;

    buffer_init(&shown, (size_t)1 << 20);
    text_append_utf8(&shown, name, strlen(name));
    buffer_append(&shown, "", 0);
    if (buffer_failed(&shown))
        return;
    for (size_t i = 0; i < shown.length; i++)
        if ((unsigned char)shown.bytes[i] < 0x20 || shown.bytes[i] == 0x7F)
            shown.bytes[i] = ' ';
    size_t width = character_count(shown.bytes, shown.length);
    if (width <= NAME_WIDTH) {
        buffer_append(out, shown.bytes, shown.length);
        return;
    }
    size_t head = byte_of(shown.bytes, NAME_WIDTH * 2 / 3);
    size_t tail = byte_of(shown.bytes, width - (NAME_WIDTH - NAME_WIDTH * 2 / 3 - 1));
    buffer_append(out, shown.bytes, head);
    buffer_append_text(out, "…");
    buffer_append(out, shown.bytes + tail, shown.length - tail);
}

static void write_rows(const struct compare_result *result, bool colour,
                       struct buffer *out)
{
    buffer_printf(out, "\n%9s %9s %14s %14s  %14s %10s  %s\n", "control", "test",
                  "control", "test", "change", "", "name");
    buffer_printf(out, "%9s %9s %14s %14s\n", "counts", "counts", "total", "total");
    for (size_t i = 0; i < result->page_count; i++) {
        const struct compare_row *row = &result->page[i];
        double control = (double)row->total[PAIR_CONTROL];
        double test = (double)row->total[PAIR_TEST];
        char from[24], to[24], difference[24], percent[24] = "";

        format_time(control, false, from);
        format_time(test, false, to);
        format_time(test - control, true, difference);
        if (row->change == CHANGE_ADDED || row->change == CHANGE_DELETED)
            snprintf(percent, sizeof percent, "%s",
                     row->change == CHANGE_ADDED ? "added" : "deleted");
        else if (control > 0)
            snprintf(percent, sizeof percent, "%+.1f %%",
                     100 * (test - control) / control);
        buffer_printf(out, "%9llu %9llu %14s %14s  %s%14s %10s%s  ",
                      (unsigned long long)row->count[PAIR_CONTROL],
                      (unsigned long long)row->count[PAIR_TEST], from, to,
                      colour_of(colour, test - control), difference, percent,
                      plain(colour));
        write_name(row->name, out);
        buffer_printf(out, "  [%s]\n", row->category);
    }
    if (result->page_count < result->row_count)
        buffer_printf(out, "… %zu of %zu rows; --limit shows more\n", result->page_count,
                      result->row_count);
}

void compare_write_table(const struct compare_result *result, bool colour,
                         struct buffer *out)
{
    struct comparability notes;

    write_side(result, PAIR_CONTROL, out);
    write_side(result, PAIR_TEST, out);
    comparability_judge(result, &notes);
    for (size_t i = 0; i < notes.count; i++)
        buffer_printf(out, "note: %s\n", notes.notes[i].text);
    write_step_time(result, colour, out);
    buffer_append_text(out, "\noperations:");
    for (int change = 0; change < CHANGE_COUNT; change++)
        buffer_printf(out, "%s %u %s", change > 0 ? "," : "", result->ops_diff[change],
                      compare_change_name((enum compare_change)change));
    buffer_append_char(out, '\n');
    write_rows(result, colour, out);
}
