/* See answer_table_text.h. */
#include "render/answer_table_text.h"
#include "base/cleanup.h"
#include "render/answer_value.h"
#include "render/table_text.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define GAP 2
#define INDENT 4 /* of what stands below the numbers */
#define INDENT_OF_PART 2
#define NAME_LEAST 10
/* A column that is only wished for is added if names keep this many characters. */
#define NAME_ENOUGH 40
#define NAME_MOST 58
#define NAME_ALONE 72 /* on a line of its own */
#define DETAIL_TIME 15
/* A name is distinguished from this many others. */
#define NAMES_COMPARED 200
#define CELL_BYTES ((size_t)1000)
/* From this width on, words and categories are whole. */
#define SPACIOUS 120
#define CATEGORY_MOST 32
#define CATEGORY_SHORT 12

struct table_writer {
    const struct answer_table *table;
    bool colour, labels;
    size_t width; /* of a line; SIZE_MAX: endless */
    size_t
        first; /* characters of the first column; 0: pairs of names, which stand below */
    size_t widths[ANSWER_COLUMNS_MAX]; /* of the others; 0: not shown */
    const char *names[NAMES_COMPARED];
    size_t name_count;
    bool *ambiguous; /* by row: another one has its name, and no category is shown */
    struct buffer *out;
};

static bool is_pair(const struct answer_table *table)
{
    return table->rows[0].cells[0].other != NULL;
}

/* ---- cells ---- */

static void write_category(const struct answer_row *row, size_t width, struct buffer *out)
{
    if (row->categories[0] != NULL)
        table_name(row->categories[0], width, out);
}

/* The text of a cell that is not the first one. */
static void make_cell(const struct table_writer *writer, const struct answer_row *row,
                      size_t column, struct buffer *out)
{
    enum answer_type type = writer->table->columns[column].type;
    const struct answer_cell *cell = &row->cells[column];
    bool spacious = writer->width >= SPACIOUS;

    buffer_clear(out);
    if (type == ANSWER_CATEGORY)
        write_category(row, spacious ? CATEGORY_MOST : CATEGORY_SHORT, out);
    else if (type == ANSWER_LABEL && !spacious && cell->other != NULL)
        buffer_append_text(out, cell->other);
    else
        answer_value(type, cell, "→", out);
    buffer_append_text(out, "");
}

/* Texts to the left, numbers to the right. */
static void write_field(const struct table_writer *writer, const char *text,
                        size_t column)
{
    bool left = !answer_is_number(writer->table->columns[column].type);
    size_t used = table_width(text), width = writer->widths[column];
    int room = (int)(width > used ? width - used : 0);

    buffer_printf(writer->out, "%*s%s%*s%s", GAP, "", left ? text : "", room, "",
                  left ? "" : text);
}

/* ---- the layout ---- */

/* The longest name, with the category beside it. */
static void measure_names(struct table_writer *writer)
{
    const struct answer_table *table = writer->table;

    writer->first = is_pair(table) ? 0 : table_width(table->columns[0].title);
    for (size_t i = 0; i < table->row_count && writer->first > 0; i++) {
        size_t name = table_width(table->rows[i].cells[0].text);

        name += table->rows[i].is_part ? INDENT_OF_PART : 0;
        name +=
            writer->ambiguous != NULL && writer->ambiguous[i] ? CATEGORY_SHORT + 3 : 0;
        writer->first = name > writer->first ? name : writer->first;
    }
}

static void measure_values(struct table_writer *writer)
{
    const struct answer_table *table = writer->table;
    CLEANUP_BUFFER struct buffer cell;

    buffer_init(&cell, CELL_BYTES);
    for (size_t k = 1; k < table->column_count; k++) {
        size_t title = strlen(table->columns[k].title), *width = &writer->widths[k];

        for (size_t i = 0; i < table->row_count; i++) {
            make_cell(writer, &table->rows[i], k, &cell);
            size_t used = buffer_failed(&cell) ? 0 : table_width(cell.bytes);
            *width = used > *width ? used : *width;
        }
        *width = *width > 0 && *width < title ? title : *width;
    }
}

/* Leaves out columns that have no room; the width of those that stay. */
static size_t choose_columns(struct table_writer *writer)
{
    const struct answer_table *table = writer->table;
    size_t enough = writer->first < NAME_ENOUGH ? writer->first : NAME_ENOUGH, used = 0;
    bool full = false;

    for (int wished = 0; wished < 2; wished++)
        for (size_t k = 1; k < table->column_count; k++) {
            size_t more = writer->widths[k] + GAP;

            if (writer->widths[k] == 0 ||
                (table->columns[k].need == ANSWER_WISHED) != (wished == 1))
                continue;
            full = full || (wished == 1 && writer->width < used + more + enough);
            if (full)
                writer->widths[k] = 0;
            else
                used += more;
        }
    return used;
}

static int compare_names(const void *a, const void *b, void *context)
{
    const struct answer_row *rows = context;

    return strcmp(rows[*(const size_t *)a].cells[0].text,
                  rows[*(const size_t *)b].cells[0].text);
}

/* Two rows with the same name differ by their category, which is then shown with the
 * name. */
static bool *find_ambiguous(const struct table_writer *writer)
{
    const struct answer_table *table = writer->table;
    bool *ambiguous = calloc(table->row_count + 1, sizeof *ambiguous);
    CLEANUP_FREE size_t *order = calloc(table->row_count + 1, sizeof *order);

    bool hidden = false;

    for (size_t k = 1; k < table->column_count; k++)
        hidden = hidden ||
                 (table->columns[k].type == ANSWER_CATEGORY && writer->widths[k] == 0);
    if (!hidden || ambiguous == NULL || order == NULL)
        return ambiguous;
    for (size_t i = 0; i < table->row_count; i++)
        order[i] = i;
    qsort_r(order, table->row_count, sizeof *order, compare_names, table->rows);
    for (size_t i = 1; i < table->row_count; i++)
        if (compare_names(&order[i - 1], &order[i], table->rows) == 0)
            ambiguous[order[i - 1]] = ambiguous[order[i]] = true;
    return ambiguous;
}

static void lay_out(struct table_writer *writer)
{
    measure_values(writer);
    measure_names(writer);
    size_t used = choose_columns(writer);
    writer->ambiguous = find_ambiguous(writer);
    measure_names(writer);
    if (writer->first > NAME_MOST)
        writer->first = NAME_MOST;
    if (!writer->labels && writer->width < used + writer->first)
        writer->first =
            writer->width < used + NAME_LEAST ? NAME_LEAST : writer->width - used;
}

/* ---- the first line of a row ---- */

static void write_first(const struct table_writer *writer, const struct answer_row *row)
{
    bool ambiguous =
        writer->ambiguous != NULL && writer->ambiguous[row - writer->table->rows];
    const char *name = row->cells[0].text;
    size_t room = writer->first;
    CLEANUP_BUFFER struct buffer text, category;

    buffer_init(&text, CELL_BYTES);
    buffer_init(&category, CELL_BYTES);
    if (ambiguous && room >= CATEGORY_SHORT + 3 + NAME_LEAST / 2) {
        buffer_append_text(&category, " [");
        write_category(row, CATEGORY_SHORT, &category);
        buffer_append_text(&category, "]");
        room -= buffer_failed(&category) ? 0 : table_width(category.bytes);
    }
    buffer_append_text(&text, row->is_part ? "  " : "");
    room -= row->is_part ? INDENT_OF_PART : 0;
    table_name_beside(name, table_likest(name, writer->names, writer->name_count), room,
                      &text);
    buffer_append(&text, category.bytes, category.length);
    if (!buffer_failed(&text) && !buffer_failed(&category))
        buffer_printf(writer->out, "%s%*s", text.bytes,
                      (int)(writer->first - table_width(text.bytes)), "");
}

static void write_numbers(const struct table_writer *writer, const struct answer_row *row)
{
    const struct answer_table *table = writer->table;
    CLEANUP_BUFFER struct buffer cell;
    double change = 0;

    buffer_init(&cell, CELL_BYTES);
    for (size_t k = 1; k < table->column_count; k++) {
        enum answer_type type = table->columns[k].type;
        bool shift = (type == ANSWER_CHANGE || type == ANSWER_PERCENT) && !row->is_faint;

        change = type == ANSWER_CHANGE ? row->cells[k].number : change;
        if (writer->widths[k] == 0)
            continue;
        make_cell(writer, row, k, &cell);
        buffer_append_text(writer->out,
                           shift ? table_colour(writer->colour, change) : "");
        write_field(writer, buffer_failed(&cell) ? "" : cell.bytes, k);
        buffer_append_text(writer->out, shift ? table_plain(writer->colour) : "");
    }
}

static void write_head(const struct table_writer *writer)
{
    const struct answer_table *table = writer->table;
    struct buffer *out = writer->out;

    buffer_append_char(out, '\n');
    if (*table->title != '\0')
        buffer_printf(out, "%s:\n", table->title);
    buffer_append_text(out, table_bold(writer->colour));
    if (writer->first > 0) {
        const char *title = table->columns[0].title;
        bool fits = strlen(title) <= writer->first; /* else without its parentheses */

        buffer_printf(out, "%-*.*s", (int)writer->first,
                      (int)(fits ? strlen(title) : strcspn(title, "(")), title);
    }
    for (size_t k = 1; k < table->column_count; k++)
        if (writer->widths[k] > 0)
            write_field(writer, table->columns[k].title, k);
    buffer_append_text(out, table_plain(writer->colour));
    table_end_line(out);
}

/* ---- what stands below it ---- */

static size_t room(const struct table_writer *writer, size_t column)
{
    size_t left = writer->width > column + 8 ? writer->width - column : 8;

    return left < NAME_ALONE ? left : NAME_ALONE;
}

/* The column of names and sentences below a label. */
static size_t detail_column(const struct table_writer *writer)
{
    return writer->first + DETAIL_TIME + GAP;
}

static void write_details(const struct table_writer *writer, const struct answer_row *row)
{
    const char *names[WATERFALL_CONTRIBUTORS];

    for (size_t i = 0; i < row->detail_count; i++)
        names[i] = row->details[i].name;
    for (size_t i = 0; i < row->detail_count; i++) {
        char change[TABLE_TIME_SIZE];

        table_time(row->details[i].change, true, change);
        buffer_append_text(writer->out, table_faint(writer->colour));
        table_right("", writer->first, writer->out);
        table_right(change, DETAIL_TIME, writer->out);
        table_right("", GAP, writer->out);
        table_name_beside(names[i], table_likest(names[i], names, row->detail_count),
                          room(writer, detail_column(writer)), writer->out);
        buffer_printf(writer->out, "%s\n", table_plain(writer->colour));
    }
}

static void write_pair(const struct table_writer *writer, const struct answer_cell *cell)
{
    size_t width = room(writer, INDENT + 2);

    buffer_printf(writer->out, "%*s", INDENT + 2, "");
    table_name_beside(cell->text, cell->other, width, writer->out);
    buffer_printf(writer->out, "\n%*s\xE2\x86\x92 ", INDENT, "");
    table_name_beside(cell->other, cell->text, width, writer->out);
    buffer_append_char(writer->out, '\n');
}

static void write_sentence(const struct table_writer *writer,
                           const struct sentence *words)
{
    size_t column = writer->labels ? detail_column(writer) : INDENT + 2;

    buffer_printf(writer->out, "%s%*s", table_faint(writer->colour), (int)column, "");
    table_wrap(sentence_words(words), writer->width, column, column, writer->out);
    buffer_printf(writer->out, "%s\n", table_plain(writer->colour));
}

/* Rows without a difference that was found are faint. */
static void write_row(const struct table_writer *writer, const struct answer_row *row)
{
    const struct answer_table *table = writer->table;
    bool said = !sentence_is_empty(&row->words);
    bool beside = table->columns[table->column_count - 1].need == ANSWER_ENDLESS;

    buffer_append_text(writer->out, row->is_faint ? table_faint(writer->colour) : "");
    if (writer->first > 0)
        write_first(writer, row);
    write_numbers(writer, row);
    if (said && beside && writer->width == SIZE_MAX)
        buffer_printf(writer->out, "%*s%s", GAP, "", sentence_words(&row->words));
    buffer_append_text(writer->out, row->is_faint ? table_plain(writer->colour) : "");
    table_end_line(writer->out);
    if (writer->first == 0)
        write_pair(writer, &row->cells[0]);
    write_details(writer, row);
    if (said && !beside)
        write_sentence(writer, &row->words);
}

void answer_table_write_text(const struct answer_table *table, bool colour, size_t width,
                             struct buffer *out)
{
    struct table_writer writer = {.table = table,
                                  .colour = colour,
                                  .labels = table->columns[0].type == ANSWER_LABEL,
                                  .width = width,
                                  .out = out};

    if (table->row_count == 0)
        return;
    for (size_t i = 0; i < table->row_count && i < NAMES_COMPARED; i++)
        writer.names[writer.name_count++] = table->rows[i].cells[0].text;
    lay_out(&writer);
    write_head(&writer);
    for (size_t i = 0; i < table->row_count; i++)
        write_row(&writer, &table->rows[i]);
    free(writer.ambiguous);
    if (table->all > table->row_count)
        buffer_printf(out, "\xE2\x80\xA6 %zu of %zu; --format json has more\n",
                      table->row_count, table->all);
    if (!sentence_is_empty(&table->note)) {
        table_wrap(sentence_words(&table->note), width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
}
