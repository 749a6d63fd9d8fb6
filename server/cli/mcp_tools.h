/* The tools of `tracediff mcp`: their names, their arguments, and what they do. */
#ifndef TRACEDIFF_CLI_MCP_TOOLS_H
#define TRACEDIFF_CLI_MCP_TOOLS_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/progress.h"

#include <jansson.h>
#include <stdbool.h>

/* The largest text of an answer, in bytes. */
#define MCP_TEXT_MAX ((size_t)24000)

struct mcp_call {
    const char *data; /* the store; NULL: the default */
    const struct given_parameters *given;
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
