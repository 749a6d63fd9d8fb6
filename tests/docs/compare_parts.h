/* The parameters of a resource, as the documents describe them; see query/describe.c. */
#ifndef TESTS_DOCS_COMPARE_PARTS_H
#define TESTS_DOCS_COMPARE_PARTS_H

#include "base/parameters.h"
#include "base/text.h"

/* The Parameter Objects of a table for web/openapi.json. */
void write_parameter_objects(const struct parameter_table *table, unsigned user,
                             struct buffer *out);

/* The same parameters as properties of an object of web/js/state.js. */
void write_page_parameters(const struct parameter_table *table, unsigned user,
                           struct buffer *out);

/* The kinds of sentences of a diagnosis, as strings of JSON. */
void write_sentence_kinds(struct buffer *out);
/* Those of the notes on how comparable two sides are. */
void write_comparability_kinds(struct buffer *out);

#endif
