/* See token_page.h. */
#include "http/token_page.h"
#include "base/cleanup.h"

#include <string.h>

/* Styles and scripts of the dashboard need the token, too, and the policy of content
 * allows none in the page. */
#define BEGIN(title)                                                                     \
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"                    \
    "<meta name=\"viewport\" content=\"width=device-width\">"                            \
    "<meta name=\"color-scheme\" content=\"light dark\">"                                \
    "<title>" title " · tracediff</title></head><body><main><h1>" title "</h1>"
#define ASK                                                                              \
    "<p>Ask the person who runs this dashboard for its address with "                    \
    "<code>?token=</code> and your "                                                     \
    "token at the end, and open that once. tracediff prints it when it starts.</p>"
#define END                                                                              \
    "<p>Programs send the token as <code>Authorization: Bearer TOKEN</code>.</p>"        \
    "</main></body></html>"

static const char missing[] =
    BEGIN("This dashboard needs a token") "<p>Have you opened it in this browser before? "
                                          "<a href=\"\">Open this page</a>: a browser "
                                          "does not send the token after a click "
                                          "on another site or in another program.</p>"
                                          "<p>If not:</p>" ASK END;
static const char wrong[] = BEGIN("This token is wrong") ASK END;

bool token_page_reply(const struct error *error, struct http_reply *reply)
{
    bool is_wrong = strcmp(error->slug, "token_wrong") == 0;
    const char *page = is_wrong ? wrong : missing;
    CLEANUP_BUFFER struct buffer body;
    struct error ignored;

    buffer_init(&body, sizeof missing + sizeof wrong);
    if (!is_wrong && strcmp(error->slug, "token_missing") != 0)
        return false;
    buffer_append_text(&body, page);
    if (buffer_failed(&body) ||
        http_reply_buffer(reply, 401, "text/html; charset=utf-8", &body, &ignored) < 0)
        return false;
    reply->cache = HTTP_CACHE_NONE;
    http_reply_header(reply, "WWW-Authenticate", "Bearer");
    return true;
}
