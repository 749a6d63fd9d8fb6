/* The page for a person who opens a page without a token, or with a wrong one. */
#ifndef TRACEDIFF_HTTP_TOKEN_PAGE_H
#define TRACEDIFF_HTTP_TOKEN_PAGE_H

#include "base/error.h"
#include "http/reply.h"

#include <stdbool.h>

/* Replies to `error` (token_missing, token_wrong) with a page, 401. The page without a
 * token has a link to itself: a browser keeps its cookie back from links of other sites
 * (SameSite=Strict), such as a shared link in a chat, but sends it when this link is
 * clicked. False for other errors, or without memory: nothing is done. */
bool token_page_reply(const struct error *error, struct http_reply *reply);

#endif
