/* Code that the resources of comparisons share: reads which comparison a request asks
 * for. */
#ifndef TRACEDIFF_SERVE_API_COMPARE_H
#define TRACEDIFF_SERVE_API_COMPARE_H

#include "serve/request.h"

/* The same, after the labels of two sets. */
void compare_name_file(const char *control, const char *test, const char *ending,
                       struct http_reply *reply);

#endif
