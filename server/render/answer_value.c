/* See answer_value.h. */
#include "render/answer_value.h"
#include "base/text.h"
#include "render/table_text.h"

#include <math.h>

bool answer_is_number(enum answer_type type)
{
    return type == ANSWER_COUNTS || type == ANSWER_TIME || type == ANSWER_CHANGE ||
           type == ANSWER_PERCENT;
}

void answer_value(enum answer_type type, const struct answer_cell *cell,
                  const char *between, struct buffer *out)
{
    switch (type) {
    case ANSWER_COUNTS:
        buffer_printf(out, "%.0f%s%.0f", cell->number, between, cell->second);
        break;
    case ANSWER_TIME:
    case ANSWER_CHANGE:
        table_append_time(cell->number, type == ANSWER_CHANGE, out);
        break;
    case ANSWER_LABEL:
    case ANSWER_PERCENT:
        if (cell->text != NULL)
            buffer_append_text(out, cell->text);
        else if (isfinite(cell->number))
            buffer_printf(out, "%+.1f %%", text_rounded(cell->number, 1));
        break;
    default:
        break;
    }
}
