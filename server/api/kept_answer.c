/* See kept_answer.h. */
#include "api/kept_answer.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "store/cache.h"

#include <string.h>

/* Answers that took longer are kept. People do not notice a shorter time, and reading an
 * answer from the cache takes less. */
#define CACHE_WORTH_NS 15000000
#define CACHE_KEY_SIZE 65

/* The ETag without the quotes. */
static bool make_key(const struct http_reply *reply, char key[CACHE_KEY_SIZE])
{
    size_t length = strlen(reply->etag);

    if (length < 3 || length - 2 >= CACHE_KEY_SIZE)
        return false;
    memcpy(key, reply->etag + 1, length - 2);
    key[length - 2] = '\0';
    return true;
}

bool kept_answer_reply(const struct store *store, struct kept_sets sets,
                       struct http_reply *reply)
{
    CLEANUP_BUFFER struct buffer body;
    struct error ignored;
    char key[CACHE_KEY_SIZE];
    const struct cache_key cached = {sets.set, sets.second, key};

    buffer_init(&body, API_ANSWER_MAX);
    return make_key(reply, key) && cache_read(store, &cached, &body) &&
           http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, &ignored) == 0;
}

void kept_answer_write(const struct store *store, struct kept_sets sets,
                       const struct http_reply *reply, int64_t start_ns,
                       const struct buffer *answer)
{
    char key[CACHE_KEY_SIZE];
    const struct cache_key cached = {sets.set, sets.second, key};

    if (clock_monotonic_ns() - start_ns > CACHE_WORTH_NS && make_key(reply, key))
        cache_write(store, &cached, answer);
}
