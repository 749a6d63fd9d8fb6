/* Keeps answers about sets if making them took long (store/cache.h). Their key is the
 * ETag of the reply, which names everything that an answer depends on. */
#ifndef TRACEDIFF_API_KEPT_ANSWER_H
#define TRACEDIFF_API_KEPT_ANSWER_H

#include "base/buffer.h"
#include "http/request.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

/* The ids of the sets of the answer; the second may be NULL. */
struct kept_sets {
    const char *set, *second;
};

/* Replies with the kept JSON. False: there is none. */
bool kept_answer_reply(const struct store *store, struct kept_sets sets,
                       struct http_reply *reply);
/* Keeps an answer if it took long; `start_ns`: when it began
 * (clock_monotonic_ns()). */
void kept_answer_write(const struct store *store, struct kept_sets sets,
                       const struct http_reply *reply, int64_t start_ns,
                       const struct buffer *answer);

#endif
