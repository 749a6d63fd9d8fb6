/* Converts between tables of parameters (base/parameters.h) and the JSON of a tool call.
 * */
#ifndef TRACEDIFF_CLI_MCP_SCHEMA_H
#define TRACEDIFF_CLI_MCP_SCHEMA_H

#include "base/parameters.h"

#include <jansson.h>

/* A JSON Schema without properties that allows no others. */
json_t *mcp_schema_make(void);
/* Adds the parameters for `user`, except those named in `without` (NULL-terminated).
 * Existing properties stay. */
void mcp_schema_add(json_t *schema, const struct parameter_table *table, unsigned user,
                    const char *const *without);
/* Adds one property that no table has. */
void mcp_schema_add_own(json_t *schema, const char *name, const char *type,
                        const char *description, bool required);

/* The arguments of a call as given parameters. */
struct mcp_arguments {
    struct given_parameters given;
    struct given_parameter *items;
    char **owned; /* texts of numbers */
    size_t owned_count;
};
/* ERROR_PARAMETER if an argument is not in the schema, is missing, or is not a text,
 * number, boolean or list of these. `arguments` (NULL: none) must outlive `out`; free
 * `out` with mcp_given_free(), also after an error. */
int mcp_given_read(const json_t *schema, const json_t *arguments,
                   struct mcp_arguments *out, struct error *error);
void mcp_given_free(struct mcp_arguments *given); /* also the cleanup function */

#endif
