#include "answer/answer_tables.h"
#include "answer/answer.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/parameters.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- answer value ---- */

/* The values of the cells of an answer's tables, as every text format writes them. */

/* Numbers are aligned to the right. */
static bool answer_is_number(enum answer_type type)
{
    return type >= ANSWER_COUNTS && type <= ANSWER_Q;
}

/* A mean per step may be no whole number. */
static void write_count(double count, struct buffer *out)
{
    if (!isfinite(count)) {
        buffer_append_text(out, "\xE2\x80\x93");
        return;
    }
    bool whole = fabs(count - round(count)) < 0.005;

    buffer_printf(out, "%.*f", whole ? 0 : count < 1 ? 2 : 1, count);
}

/* Appends a number or a label; nothing for names, and where there is no value. `between`
 * stands between two counts. */
static void answer_value(enum answer_type type, const struct answer_cell *cell,
                         const char *between, struct buffer *out)
{
    bool there = isfinite(cell->number);

    switch (type) {
    case ANSWER_COUNTS:
        if (!there && !isfinite(cell->more[0]))
            break;
        write_count(cell->number, out);
        buffer_append_text(out, between);
        write_count(cell->more[0], out);
        break;
    case ANSWER_TIME:
    case ANSWER_CHANGE:
        buffer_append_text(out, text_time(cell->number, type == ANSWER_CHANGE).text);
        break;
    case ANSWER_LABEL:
    case ANSWER_PERCENT:
        if (cell->text != NULL)
            buffer_append_text(out, cell->text);
        else if (there)
            buffer_append_text(out, text_percent_change(cell->number).text);
        break;
    case ANSWER_INTERVAL:
        if (there)
            buffer_printf(out, "%s %% (%s to %s)",
                          text_number(cell->number, 1, true).text,
                          text_number(cell->more[0], 1, true).text,
                          text_number(cell->more[1], 1, true).text);
        break;
    case ANSWER_Q:
        if (there)
            buffer_printf(out, "%.2g", cell->number);
        break;
    default:
        break;
    }
}

/* ---- answer table brief ---- */

#define NAME_BYTES 90
#define ROWS_MAX 6
#define PAIRS_MAX 3

/* "part.exposed_memory: " */
static void write_key(const char *key, const char *label, struct brief_lines *lines)
{
    buffer_printf(&lines->line, "%s.", key);
    for (const char *letter = label; *letter != '\0'; letter++)
        buffer_append_char(&lines->line, *letter == ' ' ? '_' : *letter);
    buffer_append_text(&lines->line, ": ");
}

/* The id distinguishes kernels whose names differ only in the middle that is left out. */
static void write_name(const char *name, const char *category, struct buffer *out)
{
    char id[ROW_ID_SIZE];

    if (category != NULL) {
        row_id_write(name, category, id);
        buffer_printf(out, "id %s ", id);
    }
    brief_name(name, NAME_BYTES, out);
}

static void write_values(const struct answer_table *table, const struct answer_row *row,
                         bool named, struct buffer *out)
{
    const char *between = named ? ", " : "";

    for (size_t k = 1; k < table->column_count; k++) {
        enum answer_type type = table->columns[k].type;
        const struct answer_cell *cell = &row->cells[k];

        if (type == ANSWER_PERCENT) {
            brief_percent(cell->number, out);
        } else if (type == ANSWER_LABEL
                       ? *cell->text != '\0'
                       : answer_is_number(type) && !isnan(cell->number)) {
            buffer_printf(out, "%s%s%s", between,
                          type == ANSWER_LABEL ? "" : table->columns[k].title,
                          type == ANSWER_LABEL ? "" : " ");
            answer_value(type, cell, " to ", out);
            between = ", ";
        }
    }
}

void answer_table_write_brief(const struct answer_table *table, const char *key,
                              struct brief_lines *lines)
{
    bool labels = table->columns[0].type == ANSWER_LABEL;
    size_t shown = 0;

    for (size_t i = 0; i < table->row_count; i++) {
        const struct answer_row *row = &table->rows[i];
        const struct answer_cell *cell = &row->cells[0];

        if (labels ? !row->is_part
                   : shown >= (cell->other != NULL ? PAIRS_MAX : ROWS_MAX))
            continue;
        if (labels) {
            write_key(key, cell->text, lines);
        } else {
            brief_line_of(lines, key, ++shown, "");
            write_name(cell->text, row->categories[0], &lines->line);
        }
        if (cell->other != NULL) {
            buffer_append_text(&lines->line, " probably by ");
            write_name(cell->other, row->categories[1], &lines->line);
        }
        write_values(table, row, !labels, &lines->line);
        brief_line_end(lines);
    }
}

/* ---- answer table markdown ---- */

#define NAME_WIDTH 90
/* A long name: this many bytes of its beginning, then the part that distinguishes it from
 * others. */
#define HEAD_WIDTH 30
#define KEY_WIDTH (NAME_WIDTH - HEAD_WIDTH - 2)
#define ROWS_COMPARED 200

/* ---- names ---- */

/* The places where a name differs from names with the same beginning: the first
 * difference at or after HEAD_WIDTH, and the last one. */
struct name_difference {
    size_t first, last;
};

static void compare_name(const char *name, const char *other,
                         struct name_difference *parting)
{
    size_t same = 0;

    while (name[same] != '\0' && name[same] == other[same])
        same++;
    if (name[same] == other[same] || same < HEAD_WIDTH)
        return;
    if (parting->first == 0 || same < parting->first)
        parting->first = same;
    if (same > parting->last)
        parting->last = same;
}

/* Compares with all names of the text: a kernel gets one short name everywhere in it. */
static void find_parting(const struct answer_table *const *tables, const char *name,
                         struct name_difference *parting)
{
    for (; *tables != NULL; tables++)
        for (size_t i = 0; i < (*tables)->row_count && i < ROWS_COMPARED; i++) {
            const struct answer_row *row = &(*tables)->rows[i];

            compare_name(name, row->cells[0].text, parting);
            if (row->cells[0].other != NULL)
                compare_name(name, row->cells[0].other, parting);
            for (size_t k = 0; k < row->detail_count; k++)
                compare_name(name, row->details[k].name, parting);
        }
}

/* The name of an operation in a cell. As far as the room allows, only those parts of its
 * middle are left out that other names share. */
static void table_markdown_write_name(const struct answer_table *const *tables,
                                      const char *name, struct buffer *out)
{
    static const char dots[] = "\xE2\x80\xA6";
    struct name_difference parting = {0, 0};
    char shown[NAME_WIDTH + 2 * sizeof dots];
    size_t length = strlen(name);

    if (length > NAME_WIDTH)
        find_parting(tables, name, &parting);
    size_t from =
        parting.last - parting.first < KEY_WIDTH - 16 ? parting.first : parting.last;
    if (from < HEAD_WIDTH + 8) {
        markdown_code(name, NAME_WIDTH, out);
        return;
    }
    from = text_letter_start(name, from - 8 < length - KEY_WIDTH ? from - 8
                                                                 : length - KEY_WIDTH);
    size_t head = text_letter_start(name, HEAD_WIDTH);
    size_t end =
        text_letter_start(name, from + KEY_WIDTH < length ? from + KEY_WIDTH : length);
    snprintf(shown, sizeof shown, "%.*s%s%.*s%s", (int)head, name, dots,
             (int)(end - from), name + from, end < length ? dots : "");
    markdown_code(shown, NAME_WIDTH, out);
}

/* ---- cells ---- */

static void write_names(const struct answer_table *const *tables,
                        const struct answer_cell *cell, struct buffer *out)
{
    table_markdown_write_name(tables, cell->text, out);
    if (cell->other == NULL)
        return;
    buffer_append_text(out, "<br>\xE2\x86\x92 ");
    table_markdown_write_name(tables, cell->other, out);
}

/* What the row is made of, and the sentence. */
static void write_sentence(const struct answer_table *const *tables,
                           const struct answer_row *row, struct buffer *out)
{
    for (size_t i = 0; i < row->detail_count; i++) {
        buffer_printf(out, "%s ", text_time(row->details[i].change, true).text);
        table_markdown_write_name(tables, row->details[i].name, out);
        buffer_append_text(out, "<br>");
    }
    markdown_sentence(&row->words, true, out);
}

static void write_cell(const struct answer_table *const *tables,
                       const struct answer_row *row, size_t column, enum answer_type type,
                       struct buffer *out)
{
    /* The rows that others are part of. */
    const char *strong = type == ANSWER_LABEL && column == 0 && !row->is_part ? "**" : "";

    if (type == ANSWER_NAME)
        write_names(tables, &row->cells[column], out);
    else if (type == ANSWER_CATEGORY && row->categories[0] != NULL)
        markdown_code(row->categories[0], NAME_WIDTH, out);
    else if (type == ANSWER_SENTENCE)
        write_sentence(tables, row, out);
    buffer_append_text(out, strong);
    answer_value(type, &row->cells[column], " \xE2\x86\x92 ", out);
    buffer_append_text(out, strong);
}

/* ---- the table ---- */

static void write_head(const struct answer_table *table, const bool *shown,
                       struct buffer *out)
{
    buffer_append_char(out, '\n');
    if (*table->title != '\0')
        buffer_printf(out, "%c%s:\n\n", toupper((unsigned char)*table->title),
                      table->title + 1);
    for (size_t k = 0; k < table->column_count; k++)
        if (shown[k])
            buffer_printf(out, "| %s ", table->columns[k].title);
    buffer_append_text(out, "|\n");
    for (size_t k = 0; k < table->column_count; k++)
        if (shown[k])
            buffer_append_text(out, answer_is_number(table->columns[k].type) ? "|---:"
                                                                             : "|---");
    buffer_append_text(out, "|\n");
}

/* Whether a cell of the column has a value. */
static bool answer_table_has(const struct answer_table *table, size_t column)
{
    for (size_t i = 0; i < table->row_count; i++) {
        const struct answer_row *row = &table->rows[i];
        const struct answer_cell *cell = &row->cells[column];

        if (table->columns[column].type == ANSWER_SENTENCE
                ? row->detail_count > 0 || !sentence_is_empty(&row->words)
                : !isnan(cell->number) || (cell->text != NULL && *cell->text != '\0') ||
                      (table->columns[column].type == ANSWER_COUNTS &&
                       !isnan(cell->more[0])))
            return true;
    }
    return false;
}

void answer_table_write_markdown(const struct answer_table *table,
                                 const struct answer_table *const *tables,
                                 struct buffer *out)
{
    bool shown[ANSWER_COLUMNS_MAX];

    if (table->row_count == 0)
        return;
    for (size_t k = 0; k < table->column_count; k++)
        shown[k] = answer_table_has(table, k);
    write_head(table, shown, out);
    for (size_t i = 0; i < table->row_count; i++) {
        for (size_t k = 0; k < table->column_count; k++) {
            if (!shown[k])
                continue;
            buffer_append_text(out, "| ");
            write_cell(tables, &table->rows[i], k, table->columns[k].type, out);
            buffer_append_char(out, ' ');
        }
        buffer_append_text(out, "|\n");
    }
    if (table->row_count < table->all)
        buffer_printf(out, "\n%zu of %zu.\n", table->row_count, table->all);
    if (sentence_is_empty(&table->note))
        return;
    buffer_append_char(out, '\n');
    markdown_sentence(&table->note, false, out);
    buffer_append_char(out, '\n');
}

/* ---- answer table text ---- */

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
    CLEANUP_BUFFER struct buffer cell = BUFFER(CELL_BYTES);

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

/* The other name that shares the longest beginning with the name; NULL if there is
 * none. */
static const char *table_likest(const char *name, const char *const *others, size_t count)
{
    const char *likest = NULL;
    size_t most = 0;

    for (size_t i = 0; i < count; i++) {
        size_t same = 0;

        while (name[same] != '\0' && name[same] == others[i][same])
            same++;
        if (same > most && strcmp(name, others[i]) != 0) {
            most = same;
            likest = others[i];
        }
    }
    return likest;
}

static void write_first(const struct table_writer *writer, const struct answer_row *row)
{
    bool ambiguous =
        writer->ambiguous != NULL && writer->ambiguous[row - writer->table->rows];
    const char *name = row->cells[0].text;
    size_t room = writer->first;
    CLEANUP_BUFFER struct buffer text = BUFFER(CELL_BYTES);
    CLEANUP_BUFFER struct buffer category = BUFFER(CELL_BYTES);

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
    CLEANUP_BUFFER struct buffer cell = BUFFER(CELL_BYTES);
    double change = 0;

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

static void table_text_write_head(const struct table_writer *writer)
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
        buffer_append_text(writer->out, table_faint(writer->colour));
        table_right("", writer->first, writer->out);
        table_right(table_time(row->details[i].change, true).text, DETAIL_TIME,
                    writer->out);
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

static void table_text_write_sentence(const struct table_writer *writer,
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
        table_text_write_sentence(writer, &row->words);
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
    table_text_write_head(&writer);
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
