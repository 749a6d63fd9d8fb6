/* See answer_value.h. */
#include "render/answer_value.h"
#include "base/text.h"
#include "render/table_text.h"

#include <math.h>

bool answer_is_number(enum answer_type type)
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

void answer_value(enum answer_type type, const struct answer_cell *cell,
                  const char *between, struct buffer *out)
{
    bool there = isfinite(cell->number);
    char percent[TEXT_PERCENT_SIZE];

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
        table_append_time(cell->number, type == ANSWER_CHANGE, out);
        break;
    case ANSWER_LABEL:
    case ANSWER_PERCENT:
        if (cell->text != NULL)
            buffer_append_text(out, cell->text);
        else if (there) {
            text_percent_change(cell->number, percent);
            buffer_append_text(out, percent);
        }
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
