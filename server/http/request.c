/* See request.h. */
#include "http/request.h"

#include "http/compat.h"

const char *http_request_header(const struct http_request *request, const char *name)
{
    return MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, name);
}
