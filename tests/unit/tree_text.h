/* Trees of calls made of a few rows, and written as text. */
#ifndef TRACEDIFF_TESTS_TREE_TEXT_H
#define TRACEDIFF_TESTS_TREE_TEXT_H

#include "base/error.h"
#include "compare/tree.h"
#include "trace_text.h"

#define TREE CLEANUP(tree_free) struct tree
#define TREE_ROWS CLEANUP(tree_rows_free) struct tree_rows

void tree_begin(struct buffer *text);
/* Appends a row; times in µs. `arguments`: members of `args`, or NULL. */
void tree_row(struct buffer *text, const char *category, const char *name, int tid,
              int ts, int dur, const char *arguments);
/* A module, an operator or an annotation on thread 1. */
void tree_module(struct buffer *text, const char *name, int ts, int dur);
void tree_operator(struct buffer *text, const char *name, int ts, int dur);
void tree_annotation(struct buffer *text, const char *name, int ts, int dur);
/* A launch of 1 µs on thread 1 and its kernel. */
void tree_kernel(struct buffer *text, const char *name, int ts, int dur);
/* An operator with a sequence number; `forward`: its `Fwd thread id`. */
void tree_sequence(struct buffer *text, const char *name, int tid, int ts, int dur,
                   int number, int forward);

/* The tree of the rows, whose text is freed. `steps`: the numbers of the steps that are
 * selected, ending in -1; NULL: all steps. */
void tree_make(struct buffer *text, enum tree_level level, const int *steps,
               struct tree *out);

/* A line for each node: two blanks for each level, the sort's first letters and the name,
 * calls, host time, self time and own device time in µs: `op aten::mm 1 9 9 4`. It holds
 * until the next call. */
const char *tree_dump(const struct tree *tree);
/* The same for rows: status, both names, own device times and what changed here. */
const char *tree_dump_rows(const struct tree_rows *rows);

#endif
