/* A table of an answer as lines of a brief. */
#ifndef TRACEDIFF_RENDER_ANSWER_TABLE_BRIEF_H
#define TRACEDIFF_RENDER_ANSWER_TABLE_BRIEF_H

#include "answer/answer_tables.h"
#include "render/brief_lines.h"

/* A line for each of the first rows, "row.1: id … `name`, control …"; if the rows have
 * labels, for each part: "part.compute: control …". */
void answer_table_write_brief(const struct answer_table *table, const char *key,
                              struct brief_lines *lines);

#endif
