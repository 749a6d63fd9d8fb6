/* libmicrohttpd 0.9.75 and 1.0 under one set of names: those of 1.0. */
#ifndef TRACEDIFF_HTTP_COMPAT_H
#define TRACEDIFF_HTTP_COMPAT_H

#include <microhttpd.h>

#if MHD_VERSION < 0x00097701
static inline struct MHD_Response *
MHD_create_response_from_buffer_static(size_t size, const void *buffer)
{
    /* The library never writes to a persistent buffer, although its old prototype lacks
     * `const`. */
    return MHD_create_response_from_buffer(size, (void *)(uintptr_t)buffer,
                                           MHD_RESPMEM_PERSISTENT);
}

static inline struct MHD_Response *MHD_create_response_empty(int flags)
{
    (void)flags;
    return MHD_create_response_from_buffer_static(0, "");
}
#define MHD_RF_NONE 0
/* This version refuses doubtful requests. */
#define HTTP_STRICT MHD_OPTION_STRICT_FOR_CLIENT, 0
#else
/* As 0.9.75: refuses a header that continues on the next line, because a proxy may read
 * it differently. */
#define HTTP_STRICT MHD_OPTION_CLIENT_DISCIPLINE_LVL, 1
#endif

#endif
