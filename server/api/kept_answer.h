/* Answers about sets that took long are kept (store/cache.h). Their key is the ETag of
 * the reply: it names all that an answer depends on. */
#ifndef TRACEDIFF_API_KEPT_ANSWER_H
#define TRACEDIFF_API_KEPT_ANSWER_H

#include "base/buffer.h"
#include "http/request.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

/* The ids of the sets that it is about; the second may be NULL. */
struct kept_sets {
    const char *set, *second;
};

/* Replies with the JSON that was kept. False: there is none. */
bool kept_answer_reply(const struct store *store, struct kept_sets sets,
                       struct http_reply *reply);
/* Keeps an answer that was begun at this time (clock_monotonic_ns()), if it took long. */
void kept_answer_write(const struct store *store, struct kept_sets sets,
                       const struct http_reply *reply, int64_t start_ns,
                       const struct buffer *answer);

#endif
