/* The messages to `tracediff mcp`, one JSON text per line. A thread reads them while
 * another makes an answer, so that a request can be cancelled. */
#ifndef TRACEDIFF_CLI_MCP_INPUT_H
#define TRACEDIFF_CLI_MCP_INPUT_H

#include "base/error.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#define MCP_LINE_MAX ((size_t)1 << 20)
/* How many messages are read ahead, and bytes of their lines. A cancellation or a ping
 * after more than these is read late. */
#define MCP_WAITING_MAX 1024
#define MCP_WAITING_BYTES_MAX (8 * MCP_LINE_MAX)

struct mcp_input;

/* Reads from a descriptor. When no reader of the descriptor `answers` is left, the input
 * ends, and so does the request that is being worked on. The caller still owns both.
 * `at_once`, called on either thread, answers messages that must not wait for that
 * request, and returns true for them: they are not handed over. NULL: no memory, threads
 * or descriptors. */
struct mcp_input *mcp_input_start(int fd, int answers,
                                  bool (*at_once)(void *, const json_t *message),
                                  void *context);
/* Stops reading, even while it waits for the descriptor, and frees everything, including
 * unread messages. NULL is allowed. */
void mcp_input_stop(struct mcp_input *input);

/* Waits for the next message. False: the input has ended. The caller owns `message`; it
 * is NULL if the line is not a JSON text, and `why` then says why. Texts in it may
 * contain NUL. */
bool mcp_input_next(struct mcp_input *input, json_t **message, const char **why);

/* Begins work on the request `id`, borrowed. Calls `cancel(context)` on the reading
 * thread when a notification cancels it. */
void mcp_input_watch(struct mcp_input *input, const json_t *id, void (*cancel)(void *),
                     void *context);
/* Ends it. True: it was cancelled, so no answer is expected. */
bool mcp_input_watched(struct mcp_input *input);

#endif
