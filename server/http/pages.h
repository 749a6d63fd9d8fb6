/* Handlers of the pages and their assets. */
#ifndef TRACEDIFF_HTTP_PAGES_H
#define TRACEDIFF_HTTP_PAGES_H

#include "http/request.h"

/* Every page is web/index.html, whose script reads the URL. From --web-dir the page is
 * unchanged, with separate modules; otherwise web/bundle.sh has put them into one. */
int http_page(struct http_request *request, struct http_reply *reply,
              struct error *error);
/* web/openapi.json, whose server is this one. */
int http_openapi(struct http_request *request, struct http_reply *reply,
                 struct error *error);
/* /web/... */
int http_web_asset(struct http_request *request, struct http_reply *reply,
                   struct error *error);
/* The icon that browsers request without being told to. */
int http_favicon(struct http_request *request, struct http_reply *reply,
                 struct error *error);

#endif
