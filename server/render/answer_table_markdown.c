/* See answer_table_markdown.h. */
#include "render/answer_table_markdown.h"

#include "render/answer_value.h"
#include "render/markdown_text.h"
#include "render/table_text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

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

/* The last place up to `at` where a letter begins. */
static size_t letter_start(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* The name of an operation in a cell. As far as the room allows, only those parts of its
 * middle are left out that other names share. */
static void write_name(const struct answer_table *const *tables, const char *name,
                       struct buffer *out)
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
    from =
        letter_start(name, from - 8 < length - KEY_WIDTH ? from - 8 : length - KEY_WIDTH);
    size_t head = letter_start(name, HEAD_WIDTH);
    size_t end =
        letter_start(name, from + KEY_WIDTH < length ? from + KEY_WIDTH : length);
    snprintf(shown, sizeof shown, "%.*s%s%.*s%s", (int)head, name, dots,
             (int)(end - from), name + from, end < length ? dots : "");
    markdown_code(shown, NAME_WIDTH, out);
}

/* ---- cells ---- */

static void write_names(const struct answer_table *const *tables,
                        const struct answer_cell *cell, struct buffer *out)
{
    write_name(tables, cell->text, out);
    if (cell->other == NULL)
        return;
    buffer_append_text(out, "<br>\xE2\x86\x92 ");
    write_name(tables, cell->other, out);
}

/* What the row is made of, and the sentence. */
static void write_sentence(const struct answer_table *const *tables,
                           const struct answer_row *row, struct buffer *out)
{
    for (size_t i = 0; i < row->detail_count; i++) {
        table_append_time(row->details[i].change, true, out);
        buffer_append_char(out, ' ');
        write_name(tables, row->details[i].name, out);
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
