/* See analysis_table.h. */
#include "render/analysis_table.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/table_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_WIDTH 64
#define CELL_MAX 512

/* Whether the terminal shows a table that was made. */
static bool is_shown(const struct table *table, enum analysis_table_use use, size_t ranks)
{
    return table->spec != NULL && use != ANALYSIS_TABLE_OF_CHART &&
           (use != ANALYSIS_TABLE_OF_RANKS || ranks > 1);
}

/* A column without values is left out. */
static bool has_values(const struct table *table, size_t column)
{
    for (size_t row = 0; row < table->row_count; row++)
        if (!table_cell(table, row, column)->null)
            return true;
    return false;
}

static void write_text(const struct table *table, size_t row, size_t column,
                       struct buffer *out)
{
    size_t length;

    table_name(table_text(table, row, column, &length), NAME_WIDTH, out);
}

static void write_cell(const struct table *table, size_t row, size_t column, bool sign,
                       struct buffer *out)
{
    const struct table_column *info = &table->spec->columns[column];
    const struct table_cell *cell = table_cell(table, row, column);
    bool signed_number = sign && (info->role == TABLE_SUM || info->role == TABLE_MEASURE);
    char time[TABLE_TIME_SIZE];

    if (cell->null) {
        buffer_append_char(out, '-');
        return;
    }
    switch (info->type) {
    case TABLE_TEXT:
        write_text(table, row, column, out);
        break;
    case TABLE_INTEGER:
        if (cell->wide)
            text_append_integer(out, cell->value.integer, true);
        else
            buffer_printf(out, signed_number ? "%+" PRId64 : "%" PRId64,
                          cell->value.integer);
        break;
    case TABLE_TIME:
    case TABLE_MEAN:
        table_time(table_number(table, row, column), signed_number, time);
        buffer_append_text(out, time);
        break;
    case TABLE_REAL:
        buffer_printf(out, signed_number ? "%+.6g" : "%.6g", cell->value.real);
        break;
    }
}

static void pad(struct buffer *out, size_t count)
{
    for (size_t i = 0; i < count; i++)
        buffer_append_char(out, ' ');
}

/* One field: texts to the left, numbers to the right. */
static void write_field(struct buffer *out, const char *text, size_t width, bool left)
{
    size_t used = table_width(text), room = width > used ? width - used : 0;

    if (!left)
        pad(out, room);
    buffer_append_text(out, text);
    if (left)
        pad(out, room);
    buffer_append_text(out, "  ");
}

static void widen(const struct table *table, size_t column, bool sign, size_t *width)
{
    CLEANUP_BUFFER struct buffer cell;

    buffer_init(&cell, CELL_MAX);
    *width = strlen(table->spec->columns[column].name);
    for (size_t row = 0; row < table->row_count; row++) {
        buffer_clear(&cell);
        write_cell(table, row, column, sign, &cell);
        size_t used = cell.bytes == NULL ? 0 : table_width(cell.bytes);
        *width = used > *width ? used : *width;
    }
}

static void write_table(const struct table *table, bool sign, bool colour,
                        struct buffer *out)
{
    size_t columns = table->spec->column_count;
    CLEANUP_FREE size_t *widths = calloc(columns + 1, sizeof *widths);
    CLEANUP_BUFFER struct buffer cell;

    buffer_init(&cell, CELL_MAX);
    if (widths == NULL) {
        out->failed = true;
        return;
    }
    buffer_printf(out, "  %s%s%s%s\n", table_faint(colour), table->spec->name,
                  table->row_count == 0 ? ": none" : "", table_plain(colour));
    if (table->row_count == 0)
        return;
    buffer_append_text(out, "  ");
    for (size_t i = 0; i < columns; i++) {
        if (!has_values(table, i))
            continue;
        widen(table, i, sign, &widths[i]);
        write_field(out, table->spec->columns[i].name, widths[i],
                    table->spec->columns[i].type == TABLE_TEXT);
    }
    table_end_line(out);
    for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++) {
        buffer_append_text(out, "  ");
        for (size_t i = 0; i < columns; i++) {
            if (widths[i] == 0)
                continue;
            buffer_clear(&cell);
            write_cell(table, row, i, sign, &cell);
            write_field(out, cell.bytes == NULL ? "" : cell.bytes, widths[i],
                        table->spec->columns[i].type == TABLE_TEXT);
        }
        table_end_line(out);
    }
}

static void write_tables(const struct analysis_result *result, const struct table *tables,
                         int side, bool sign, bool colour, struct buffer *out)
{
    size_t ranks = result->sides[side].selection.rank_count;

    for (size_t i = 0; i < result->analysis->table_count; i++)
        if (is_shown(&tables[i], result->analysis->tables[i].use, ranks))
            write_table(&tables[i], sign, colour, out);
}

static void write_side(const struct analysis_result *result, bool is_test, bool colour,
                       struct buffer *out)
{
    const struct analysis_side *side = &result->sides[is_test];
    size_t ranks = side->selection.rank_count;

    buffer_printf(out, "%s%s %.8s  ", table_bold(colour), is_test ? "test" : "set",
                  side->info.stored_id);
    table_name(side->info.label, NAME_WIDTH, out);
    buffer_printf(out, "%s  (%zu rank%s", table_plain(colour), ranks,
                  ranks == 1 ? "" : "s");
    if (side->steps_chosen)
        buffer_printf(out, ", %zu step%s", side->selection.number_count,
                      side->selection.number_count == 1 ? "" : "s");
    else if (ranks > 0 && side->last_step_dropped[0])
        buffer_append_text(out, ", without the last step");
    buffer_append_text(out, ")\n");
    write_tables(result, side->all.tables, is_test, false, colour, out);
    if (side->all.series.count > 0)
        buffer_printf(out, "  series: %zu; --format csv writes their points\n",
                      side->all.series.count);
}

void analysis_write_table(const struct analysis_result *result, bool colour,
                          struct buffer *out)
{
    buffer_printf(out, "%s== %s ==%s\n", table_bold(colour), result->analysis->name,
                  table_plain(colour));
    write_side(result, false, colour, out);
    if (!result->has_test)
        return;
    write_side(result, true, colour, out);
    buffer_printf(out, "%stest - set%s\n", table_bold(colour), table_plain(colour));
    write_tables(result, result->differences, 0, true, colour, out);
}
