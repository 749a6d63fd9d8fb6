/* The options of commands in docs/tracediff.1; see query/describe.c. */
#ifndef TESTS_DOCS_MAN_PARTS_H
#define TESTS_DOCS_MAN_PARTS_H

#include "base/text.h"

void write_man(struct buffer *out); /* of the analyses */
void write_compare_man(struct buffer *out);
void write_tree_man(struct buffer *out);
void write_series_man(struct buffer *out);

#endif
