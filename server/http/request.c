/* See request.h. */
#include "http/request.h"

#include "http/compat.h"

#include <strings.h>

struct last_value {
    const char *name, *value;
};

static enum MHD_Result take_last(void *context, enum MHD_ValueKind kind, const char *key,
                                 const char *value)
{
    struct last_value *last = context;

    (void)kind;
    if (strcasecmp(key, last->name) == 0)
        last->value = value;
    return MHD_YES;
}

/* MHD_lookup_connection_value() would find the first. */
const char *http_request_header(const struct http_request *request, const char *name)
{
    struct last_value last = {.name = name};

    MHD_get_connection_values(request->connection, MHD_HEADER_KIND, take_last, &last);
    return last.value;
}
