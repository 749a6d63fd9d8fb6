/* The other direction of url_decode(), for what the tests send. */
#ifndef TRACEDIFF_TESTS_URL_ENCODE_H
#define TRACEDIFF_TESTS_URL_ENCODE_H

#include "base/text.h"

#include <string.h>

/* Appends the bytes with everything but letters, digits and `-._~` as %XX. */
static inline void url_append_encoded(struct buffer *out, const char *text)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                "0123456789-._~";

    for (; *text != '\0'; text++) {
        if (strchr(plain, *text) != NULL)
            buffer_append_char(out, *text);
        else
            buffer_printf(out, "%%%02X", (unsigned)(unsigned char)*text);
    }
}

#endif
