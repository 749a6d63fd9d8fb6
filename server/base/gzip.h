/* Whole bodies in and out of gzip. */
#ifndef TRACEDIFF_BASE_GZIP_H
#define TRACEDIFF_BASE_GZIP_H

#include "base/budget.h"

#include <stddef.h>

/* One gzip member made of the bytes, owned by the caller; NULL if it would not be
 * shorter, memory ran out or the budget is over. */
char *gzip_deflate(const void *bytes, size_t length, struct budget *budget,
                   size_t *out_length);

/* Exactly `length` bytes inflated from one gzip member, owned by the caller; NULL if it
 * contains another number of bytes or memory ran out. */
char *gzip_inflate(const void *gzip, size_t gzip_length, size_t length);

#endif
