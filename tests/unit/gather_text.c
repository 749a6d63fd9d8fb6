/* See gather_text.h. */
#include "gather_text.h"

#include <stdio.h>

void gather_row(struct buffer *text, const char *category, const char *name, int tid,
                int64_t ts, int64_t dur, int correlation)
{
    char begin[32], length[32], args[64];

    snprintf(begin, sizeof begin, "%d.%03d", (int)(ts / 1000), (int)(ts % 1000));
    snprintf(length, sizeof length, "%d.%03d", (int)(dur / 1000), (int)(dur % 1000));
    snprintf(args, sizeof args, "\"correlation\":%d", correlation);
    add_event(text, category, name, tid < 7 ? 1 : 0, tid, begin, length,
              correlation == 0 ? NULL : args);
}
