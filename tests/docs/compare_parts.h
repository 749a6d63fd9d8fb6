/* What documents say of the parameters of a comparison; see describe.c. */
#ifndef TESTS_DOCS_COMPARE_PARTS_H
#define TESTS_DOCS_COMPARE_PARTS_H

#include "base/buffer.h"
#include "base/parameters.h"

/* Lists of Parameter Objects for web/openapi.json. */
void write_traces_parameters(struct buffer *out);
void write_ops_diff_parameters(struct buffer *out);
void write_report_parameters(struct buffer *out);
void write_operation_parameters(struct buffer *out);
void write_pair_tree_parameters(struct buffer *out);
void write_set_tree_parameters(struct buffer *out);
void write_timeline_parameters(struct buffer *out);
void write_timeline_find_parameters(struct buffer *out);
void write_series_parameters(struct buffer *out);

/* Properties of an object for web/js/parameters.js. */
void write_page_parameters(struct buffer *out);

/* The resources that take a parameter of comparisons. */
void append_resources(const struct parameter *parameter, struct buffer *out);

#endif
