/* Handlers of the pages and their assets. */
#ifndef TRACEDIFF_HTTP_PAGES_H
#define TRACEDIFF_HTTP_PAGES_H

#include "http/request.h"

/* Every page is web/index.html; its script reads the URL. */
int http_page(struct http_request *request, struct http_reply *reply,
              struct error *error);
/* /web/... */
int http_web_asset(struct http_request *request, struct http_reply *reply,
                   struct error *error);
/* The icon that browsers ask for by themselves. */
int http_favicon(struct http_request *request, struct http_reply *reply,
                 struct error *error);

/* Answers with web/<name>, from --web-dir where it is there, else as compiled in. */
int http_reply_web(struct http_request *request, const char *name,
                   struct http_reply *reply, struct error *error);

#endif
