/* The tool `compare` of tracediff mcp. */
#ifndef TRACEDIFF_CLI_MCP_COMPARE_H
#define TRACEDIFF_CLI_MCP_COMPARE_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/parameters.h"
#include "store/store.h"

/* Appends the brief of two sets, or of several recordings a side. `asked` is what
 * compare_traces of the API takes, without a format. Errors: those of compare_run() and
 * compare_recordings(). */
int mcp_compare(struct store *store, const struct given_parameters *asked,
                struct budget *budget, struct buffer *out, struct error *error);

#endif
