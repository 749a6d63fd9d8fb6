/* The messages that `tracediff mcp` gets, a JSON text a line. A thread reads them while
 * an answer is made, so that a request can be cancelled. */
#ifndef TRACEDIFF_CLI_MCP_INPUT_H
#define TRACEDIFF_CLI_MCP_INPUT_H

#include "base/error.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#define MCP_LINE_MAX ((size_t)1 << 20)
#define MCP_WAITING_MAX 8 /* messages that are read ahead */

struct mcp_input;

/* Reads from a descriptor, which stays the caller's. NULL for lack of memory,
 * threads or descriptors. */
struct mcp_input *mcp_input_start(int fd);
/* Ends the reading, even while it waits for the descriptor, and frees it with the
 * messages that nobody took. NULL is allowed. */
void mcp_input_stop(struct mcp_input *input);

/* Waits for the next message. False: the input has ended. `message` is the caller's, or
 * NULL for what is no JSON text, and then `why` says so. */
bool mcp_input_next(struct mcp_input *input, json_t **message, const char **why);

/* Begins work on the request `id`, borrowed. Calls `cancel(context)` on the reading
 * thread when a notification cancels it. */
void mcp_input_watch(struct mcp_input *input, const json_t *id, void (*cancel)(void *),
                     void *context);
/* Ends it. True: it was cancelled, and nobody waits for the answer. */
bool mcp_input_watched(struct mcp_input *input);

#endif
