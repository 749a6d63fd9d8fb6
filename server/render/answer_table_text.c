/* See answer_table_text.h. */
#include "render/answer_table_text.h"
#include "base/text.h"
#include "render/table_text.h"

#include <math.h>

#define NAME_WIDTH 72
#define LABEL_WIDTH 23
#define DETAIL_COLUMN 40 /* of names and sentences below a label */
#define INDENT 4         /* of those below numbers */
/* A narrower table has no percentages beside names. */
#define PERCENT_WIDTH 100

struct table_writer {
    const struct answer_table *table;
    bool colour;
    bool labels; /* its rows begin with a label */
    bool pairs;  /* a row has two names */
    size_t width;
    struct buffer *out;
};

/* Characters of a name that begins in a column. */
static size_t name_width(const struct table_writer *writer, size_t column)
{
    size_t room = writer->width > column + 8 ? writer->width - column : 8;

    return room < NAME_WIDTH ? room : NAME_WIDTH;
}

/* The letters of a column with numbers; 0: it is not one, or is left out. */
static int width_of(const struct table_writer *writer, enum answer_type type)
{
    switch (type) {
    case ANSWER_TIME:
        return 14;
    case ANSWER_CHANGE:
        return 15;
    case ANSWER_PERCENT:
        return writer->labels || writer->pairs || writer->width >= PERCENT_WIDTH ? 10 : 0;
    default:
        return 0;
    }
}

/* ---- the first line of a row ---- */

static void write_percent(const struct answer_cell *cells, size_t column, int width,
                          struct buffer *out)
{
    double test = column >= 2 ? cells[column - 2].number : NAN;

    if (!isnan(cells[column].number))
        buffer_printf(out, " %+*.1f %%", width - 2,
                      text_rounded(cells[column].number, 1));
    else
        buffer_printf(out, " %*s", width, test > 0 ? "new" : "");
}

static void write_number(const struct table_writer *writer, const struct answer_row *row,
                         size_t column)
{
    enum answer_type type = writer->table->columns[column].type;
    const struct answer_cell *cell = &row->cells[column];
    int width = width_of(writer, type);
    char time[TABLE_TIME_SIZE];

    if (width == 0)
        return;
    if (type == ANSWER_PERCENT) {
        write_percent(row->cells, column, width, writer->out);
        return;
    }
    table_time(cell->number, type == ANSWER_CHANGE, time);
    buffer_printf(writer->out, "%s%s%*s", column > 0 ? " " : "",
                  type == ANSWER_CHANGE ? table_colour(writer->colour, cell->number) : "",
                  width, time);
}

static void write_numbers(const struct table_writer *writer, const struct answer_row *row)
{
    const struct answer_table *table = writer->table;

    if (writer->labels)
        buffer_printf(writer->out, "%s%-*s", row->is_part ? "  " : "",
                      LABEL_WIDTH - (row->is_part ? 2 : 0), row->cells[0].text);
    for (size_t i = 0; i < table->column_count; i++)
        write_number(writer, row, i);
    buffer_append_text(writer->out, table_plain(writer->colour));
}

static void write_head(const struct table_writer *writer)
{
    const struct answer_table *table = writer->table;
    struct buffer *out = writer->out;

    buffer_append_char(out, '\n');
    if (*table->title != '\0')
        buffer_printf(out, "%s:\n", table->title);
    if (writer->labels)
        buffer_printf(out, "%-*s", LABEL_WIDTH, table->columns[0].title);
    for (size_t i = 0; i < table->column_count; i++) {
        int width = width_of(writer, table->columns[i].type);

        if (width > 0)
            buffer_printf(out, "%s%*s", i > 0 ? " " : "", width, table->columns[i].title);
    }
    if (!writer->labels && !writer->pairs && table->columns[0].type == ANSWER_NAME)
        buffer_printf(out, "  %s", table->columns[0].title);
    table_end_line(out);
}

/* ---- what stands below it ---- */

static void write_details(const struct table_writer *writer, const struct answer_row *row)
{
    const char *names[WATERFALL_CONTRIBUTORS];
    struct buffer *out = writer->out;

    for (size_t i = 0; i < row->detail_count; i++)
        names[i] = row->details[i].name;
    for (size_t i = 0; i < row->detail_count; i++) {
        char change[TABLE_TIME_SIZE];

        table_time(row->details[i].change, true, change);
        buffer_printf(out, "%s%*s %14s  ", table_faint(writer->colour), LABEL_WIDTH, "",
                      change);
        table_name_beside(names[i], table_likest(names[i], names, row->detail_count),
                          name_width(writer, DETAIL_COLUMN), out);
        buffer_printf(out, "%s\n", table_plain(writer->colour));
    }
}

static void write_names(const struct table_writer *writer, const struct answer_cell *cell)
{
    struct buffer *out = writer->out;
    size_t width = name_width(writer, INDENT + 2);

    if (cell->other == NULL) {
        /* The numbers before it: two times, a change, and perhaps a percentage. */
        size_t column = writer->width >= PERCENT_WIDTH ? 60 : 48;

        buffer_append_text(out, "  ");
        table_name(cell->text, name_width(writer, column), out);
        buffer_append_char(out, '\n');
        return;
    }
    buffer_printf(out, "\n%*s", INDENT + 2, "");
    table_name_beside(cell->text, cell->other, width, out);
    buffer_printf(out, "\n%*s\xE2\x86\x92 ", INDENT, "");
    table_name_beside(cell->other, cell->text, width, out);
    buffer_append_char(out, '\n');
}

static void write_sentence(const struct table_writer *writer,
                           const struct sentence *words)
{
    size_t column = writer->labels ? DETAIL_COLUMN : writer->pairs ? INDENT + 2 : INDENT;

    if (sentence_is_empty(words))
        return;
    buffer_printf(writer->out, "%s%*s", table_faint(writer->colour), (int)column, "");
    table_wrap(sentence_words(words), writer->width, column, column, writer->out);
    buffer_printf(writer->out, "%s\n", table_plain(writer->colour));
}

static void write_row(const struct table_writer *writer, const struct answer_row *row)
{
    const struct answer_table *table = writer->table;
    bool named = false;

    write_numbers(writer, row);
    for (size_t i = 0; i < table->column_count; i++)
        if (table->columns[i].type == ANSWER_NAME) {
            write_names(writer, &row->cells[i]);
            named = true;
        }
    if (!named)
        table_end_line(writer->out);
    write_details(writer, row);
    for (size_t i = 0; i < table->column_count; i++)
        if (table->columns[i].type == ANSWER_SENTENCE)
            write_sentence(writer, &row->cells[i].words);
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
    writer.pairs = table->rows[0].cells[0].other != NULL;
    write_head(&writer);
    for (size_t i = 0; i < table->row_count; i++)
        write_row(&writer, &table->rows[i]);
    if (table->all > table->row_count)
        buffer_printf(out, "\xE2\x80\xA6 %zu of %zu; --format json has more\n",
                      table->row_count, table->all);
    if (!sentence_is_empty(&table->note)) {
        table_wrap(sentence_words(&table->note), width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
}
