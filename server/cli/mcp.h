#ifndef TRACEDIFF_CLI_MCP_H
#define TRACEDIFF_CLI_MCP_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/system.h"
#include "base/text.h"

#include <jansson.h>
#include <stdbool.h>

/* ---- mcp schema ---- */

/* Converts between tables of parameters (base/parameters.h) and the JSON of a tool call.
 * */

/* The arguments of a call as given parameters, which are in the arena but for texts.
 * ERROR_PARAMETER if an argument is not in the schema, is missing, or is not a text,
 * number, boolean or list of these. */
int mcp_given_read(const json_t *schema, const json_t *arguments, struct arena *arena,
                   struct given_parameters *out, struct error *error);

/* ---- mcp tools ---- */

/* The tools of `tracediff mcp`: their names, their arguments, and what they do. */

/* The largest text of an answer, in bytes. */
#define MCP_TEXT_MAX ((size_t)24000)

struct mcp_call {
    const char *data; /* the store; NULL: the default */
    const struct given_parameters *given;
    struct arena *arena; /* of the call */
    struct budget *budget;
    struct progress *progress; /* of ingest, which has no budget */
};

struct mcp_tool {
    const char *name, *title, *description;
    bool writes; /* not with --read-only */
    bool json;   /* the text is a JSON object: it is structured content, too */
    void (*describe)(json_t *schema);
    int (*run)(const struct mcp_call *call, struct buffer *out, struct error *error);
};
extern const struct mcp_tool mcp_tools[];
extern const size_t mcp_tool_count;

/* The schema of its input; owned by the caller. */
json_t *mcp_tool_schema(const struct mcp_tool *tool);

#endif
