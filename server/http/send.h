/* Sends a reply to the client. */
#ifndef TRACEDIFF_HTTP_SEND_H
#define TRACEDIFF_HTTP_SEND_H

#include "http/compat.h"
#include "http/request.h"

#include <stdint.h>

/* `asked_ns`: when the handler was called. */
enum MHD_Result http_send(const struct http_request *request, struct http_reply *reply,
                          int64_t asked_ns);

#endif
