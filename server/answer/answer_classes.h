/* The table of the classes of work of both sides (docs/semantics.md §12). */
#ifndef TRACEDIFF_ANSWER_ANSWER_CLASSES_H
#define TRACEDIFF_ANSWER_ANSWER_CLASSES_H

#include "answer/answer_table.h"

/* Empty if they are not known. False for lack of memory; free the table in any case. */
bool answer_table_of_classes(const struct compare_result *result,
                             struct answer_table *out);

#endif
