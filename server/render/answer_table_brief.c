/* See answer_table_brief.h. */
#include "render/answer_table_brief.h"
#include "analysis/compare/row_id.h"
#include "render/answer_value.h"

#include <math.h>

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
