/* See compare_rows_table.h.
 */
#include "render/compare_rows_table.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/compare_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_LEAST 10
/* A column is added if names keep this many characters. */
#define NAME_ENOUGH 40
#define NAME_MOST 58
#define GAP 2
/* A name is distinguished from this many others. */
#define NAMES_COMPARED 200
#define CELL_SIZE 132 /* bytes */
#define CATEGORY_MOST 32
#define CATEGORY_SHORT 12

/* From left to right; those that are always shown come first. */
enum text_column {
    COLUMN_CALLS,
    COLUMN_CONTROL,
    COLUMN_TEST,
    COLUMN_CHANGE,
    COLUMN_PERCENT,
    COLUMN_CERTAIN,
    COLUMN_CATEGORY,
    COLUMNS
};

struct table_layout {
    size_t name;            /* characters */
    size_t widths[COLUMNS]; /* of those that are shown, 0 of others */
    bool facts;             /* numbers of calls in a step, and what was replaced */
    bool spacious;          /* there is room for the full words of the certainty */
    const char *names[NAMES_COMPARED];
    size_t name_count;
    bool *ambiguous; /* by row of the page: another one has its name */
};

struct text_cells {
    char text[COLUMNS][CELL_SIZE];
};

static void trim(char *text)
{
    for (size_t length = strlen(text); length > 0 && text[length - 1] == ' ';)
        text[--length] = '\0';
}

static void write_category(const char *category, size_t width, char *out)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 4 * CELL_SIZE);
    table_name(category, width, &text);
    snprintf(out, CELL_SIZE, "%s",
             buffer_failed(&text) || text.length == 0 ? "" : text.bytes);
}

static void fill_cells(const struct compare_result *result, const struct compare_row *row,
                       bool spacious, struct text_cells *out)
{
    double control = (double)compare_shown_time(result, row, PAIR_CONTROL);
    double test = (double)compare_shown_time(result, row, PAIR_TEST);

    memset(out, 0, sizeof *out);
    snprintf(out->text[COLUMN_CALLS], CELL_SIZE, "%llu→%llu",
             (unsigned long long)row->count[PAIR_CONTROL],
             (unsigned long long)row->count[PAIR_TEST]);
    table_time(control, false, out->text[COLUMN_CONTROL]);
    table_time(test, false, out->text[COLUMN_TEST]);
    table_time(test - control, true, out->text[COLUMN_CHANGE]);
    for (int i = COLUMN_CONTROL; i <= COLUMN_CHANGE && !spacious; i++)
        trim(out->text[i]);
    if (row->change == CHANGE_ADDED || row->change == CHANGE_DELETED)
        snprintf(out->text[COLUMN_PERCENT], CELL_SIZE, "%s",
                 compare_change_name(row->change));
    else if (control > 0)
        snprintf(out->text[COLUMN_PERCENT], CELL_SIZE, "%+.1f %%",
                 text_rounded(100 * (test - control) / control, 1));
    if (result->request.significance)
        snprintf(out->text[COLUMN_CERTAIN], CELL_SIZE, "%s",
                 spacious ? compare_row_words(result, row)
                          : compare_row_short_words(result, row));
    write_category(row->category, spacious ? CATEGORY_MOST : CATEGORY_SHORT,
                   out->text[COLUMN_CATEGORY]);
}

static const char *heading(const struct compare_result *result, enum text_column column)
{
    static const char *const names[COLUMNS] = {
        [COLUMN_CALLS] = "calls",      [COLUMN_CONTROL] = "control",
        [COLUMN_TEST] = "test",        [COLUMN_CHANGE] = "change",
        [COLUMN_PERCENT] = "",         [COLUMN_CERTAIN] = "certain",
        [COLUMN_CATEGORY] = "category"};

    return column == COLUMN_CERTAIN && !result->request.significance ? "" : names[column];
}

/* ---- the layout ---- */

static void measure(const struct compare_result *result, bool spacious,
                    size_t widths[COLUMNS])
{
    struct text_cells cells;

    for (int i = 0; i < COLUMNS; i++)
        widths[i] = strlen(heading(result, (enum text_column)i));
    for (size_t row = 0; row < result->page_count; row++) {
        fill_cells(result, &result->page[row], spacious, &cells);
        for (int i = 0; i < COLUMNS; i++) {
            size_t used = table_width(cells.text[i]);
            widths[i] = used > widths[i] ? used : widths[i];
        }
    }
}

static int compare_names(const void *a, const void *b, void *context)
{
    const struct compare_row *page = context;

    return strcmp(page[*(const size_t *)a].name, page[*(const size_t *)b].name);
}

/* Two rows with the same name differ by their category, which is then shown with the
 * name. */
static bool *find_ambiguous(const struct compare_result *result)
{
    bool *ambiguous = calloc(result->page_count + 1, sizeof *ambiguous);
    CLEANUP_FREE size_t *order = calloc(result->page_count + 1, sizeof *order);

    if (ambiguous == NULL || order == NULL)
        return ambiguous;
    for (size_t i = 0; i < result->page_count; i++)
        order[i] = i;
    qsort_r(order, result->page_count, sizeof *order, compare_names, result->page);
    for (size_t i = 1; i < result->page_count; i++)
        if (compare_names(&order[i - 1], &order[i], result->page) == 0)
            ambiguous[order[i - 1]] = ambiguous[order[i]] = true;
    return ambiguous;
}

static void lay_out(const struct compare_result *result, size_t width,
                    struct table_layout *out)
{
    static const enum text_column always[] = {COLUMN_CALLS, COLUMN_TEST, COLUMN_CHANGE,
                                              COLUMN_CERTAIN};
    static const enum text_column wished[] = {COLUMN_CONTROL, COLUMN_PERCENT,
                                              COLUMN_CATEGORY};
    size_t widths[COLUMNS], used = 0;

    *out = (struct table_layout){.name = NAME_MOST, .facts = width == SIZE_MAX};
    out->spacious = width >= 120;
    measure(result, out->spacious, widths);
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++) {
        out->widths[always[i]] = widths[always[i]];
        used += widths[always[i]] == 0 ? 0 : widths[always[i]] + GAP;
    }
    for (size_t i = 0; i < sizeof wished / sizeof wished[0]; i++) {
        size_t more = widths[wished[i]] + GAP;

        if (width < used + more + NAME_ENOUGH)
            break;
        out->widths[wished[i]] = widths[wished[i]];
        used += more;
    }
    if (width < used + NAME_MOST)
        out->name = width < used + NAME_LEAST ? NAME_LEAST : width - used;
    for (size_t i = 0; i < result->page_count && i < NAMES_COMPARED; i++)
        out->names[out->name_count++] = result->page[i].name;
    if (out->widths[COLUMN_CATEGORY] == 0)
        out->ambiguous = find_ambiguous(result);
}

/* ---- writing ---- */

/* Aligns texts left, numbers right. */
static void write_cell(const char *text, size_t width, bool left, struct buffer *out)
{
    size_t used = table_width(text), room = width > used ? width - used : 0;

    buffer_printf(out, "%*s%s%*s%s", GAP, "", left ? text : "", (int)room, "",
                  left ? "" : text);
}

static void write_name(const struct table_layout *layout, const struct compare_row *row,
                       bool ambiguous, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer name;
    char category[CELL_SIZE];

    write_category(row->category, CATEGORY_SHORT, category);
    size_t beside = ambiguous ? table_width(category) + 3 : 0;
    buffer_init(&name, 8192);
    table_name_beside(row->name,
                      table_likest(row->name, layout->names, layout->name_count),
                      layout->name - beside, &name);
    if (ambiguous)
        buffer_printf(&name, " [%s]", category);
    if (name.length == 0 || buffer_failed(&name))
        return;
    buffer_append(out, name.bytes, name.length);
    for (size_t i = table_width(name.bytes); i < layout->name; i++)
        buffer_append_char(out, ' ');
}

static void write_facts(const struct compare_result *result,
                        const struct compare_row *row, struct buffer *out)
{
    if (row->significance.calls == CALLS_FACT) {
        buffer_append_text(out, "  calls: ");
        compare_write_calls(row, out);
    }
    if (row->pair != 0) {
        buffer_append_text(out, "  in place of ");
        table_name(result->replacements[row->pair - 1].name[PAIR_CONTROL], NAME_MOST,
                   out);
    }
}

/* Rows without a difference that was found are faint. */
static void write_row(const struct compare_result *result,
                      const struct table_layout *layout, const struct compare_row *row,
                      bool ambiguous, bool colour, struct buffer *out)
{
    bool faint = compare_test(result, row)->verdict == SIGNIFICANCE_NO_DIFFERENCE;
    double change = (double)compare_shown_time(result, row, PAIR_TEST) -
                    (double)compare_shown_time(result, row, PAIR_CONTROL);
    struct text_cells cells;

    fill_cells(result, row, layout->spacious, &cells);
    buffer_append_text(out, faint ? table_faint(colour) : "");
    write_name(layout, row, ambiguous, out);
    for (int i = 0; i < COLUMNS; i++) {
        bool shift = (i == COLUMN_CHANGE || i == COLUMN_PERCENT) && !faint;

        if (layout->widths[i] == 0)
            continue;
        buffer_append_text(out, shift ? table_colour(colour, change) : "");
        write_cell(cells.text[i], layout->widths[i], i >= COLUMN_CERTAIN, out);
        buffer_append_text(out, shift ? table_plain(colour) : "");
    }
    if (layout->facts)
        write_facts(result, row, out);
    if (faint && colour)
        buffer_append_text(out, table_plain(colour));
    table_end_line(out);
}

static void write_headings(const struct compare_result *result,
                           const struct table_layout *layout, bool colour,
                           struct buffer *out)
{
    bool self = result->request.measure == SIGNIFICANCE_SELF;

    buffer_printf(out, "\n%s%-*s", table_bold(colour), (int)layout->name,
                  self ? "operation (self time)" : "operation (total time)");
    for (int i = 0; i < COLUMNS; i++)
        if (layout->widths[i] > 0)
            write_cell(heading(result, (enum text_column)i), layout->widths[i],
                       i >= COLUMN_CERTAIN, out);
    buffer_append_text(out, table_plain(colour));
    table_end_line(out);
}

void compare_write_shown_rows(const struct compare_result *result, bool colour,
                              size_t width, struct buffer *out)
{
    struct table_layout layout;

    lay_out(result, width, &layout);
    write_headings(result, &layout, colour, out);
    for (size_t i = 0; i < result->page_count; i++)
        write_row(result, &layout, &result->page[i],
                  layout.ambiguous != NULL && layout.ambiguous[i], colour, out);
    free(layout.ambiguous);
}
