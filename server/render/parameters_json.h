/* A table of parameters (base/parameters.h) as JSON: the echo in an answer, and its part
 * of the OpenAPI document. */
#ifndef TRACEDIFF_RENDER_PARAMETERS_JSON_H
#define TRACEDIFF_RENDER_PARAMETERS_JSON_H

#include "base/parameters.h"

#include <jansson.h>

/* The value of one parameter: null if there is none; times in us. NULL: no memory. */
json_t *parameters_json_value(const struct parameter *parameter, const void *values);
/* An object with those that are PARAMETER_ECHOED, in the order of the table. */
json_t *parameters_json_echo(const struct parameter_table *table, const void *values);

/* Adds the Parameter Objects of those that `user` takes to an array. */
void parameters_json_describe(const struct parameter_table *table, unsigned user,
                              json_t *array);

#endif
