/* See pages.h. */
#include "http/pages.h"

#include "base/assets.h"
#include "base/cleanup.h"
#include "http/base_path.h"
#include "http/versioned.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define WEB_FILE_MAX ((size_t)64 << 20)

/* Reads a file of --web-dir. 1: it is not there. `name` comes from url_match(), which
 * lets no part begin with a dot. */
static int read_web_file(const char *directory, const char *name, struct buffer *out)
{
    char path[PATH_MAX];
    struct stat status;

    if (snprintf(path, sizeof path, "%s/%s", directory, name) >= (int)sizeof path)
        return 1;
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return 1;
    for (;;) {
        char *room = buffer_reserve(out, 65536);
        ssize_t got = room == NULL ? 0 : read(fd, room, 65536);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return 1;
        if (got == 0)
            return 0;
        out->length += (size_t)got;
    }
}

/* A URL with a version in its path, or with ?v=, names one version of the file: a browser
 * never needs to ask for it again. */
static enum http_cache cache_of(const struct http_request *request, bool current)
{
    return current || url_query_get(&request->query, "v") != NULL ? HTTP_CACHE_IMMUTABLE
                                                                  : HTTP_CACHE_VALIDATE;
}

/* From --web-dir. 1: the file is not there. */
static int reply_from_disk(struct http_request *request, const char *name,
                           struct http_reply *reply, struct error *error)
{
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, WEB_FILE_MAX);
    if (request->web_dir == NULL || read_web_file(request->web_dir, name, &body) != 0)
        return 1;
    reply->cache = HTTP_CACHE_NONE;
    return http_reply_buffer(reply, 200, http_type_of(name), &body, error);
}

/* Answers with web/<name>: from --web-dir if the file is there, otherwise the compiled-in
 * one. */
static int http_reply_web(struct http_request *request, const char *name,
                          struct http_reply *reply, struct error *error)
{
    char path[PATH_MAX];
    bool current;

    name = versioned_strip(name, &current);
    int result = reply_from_disk(request, name, reply, error);
    if (result <= 0)
        return result;
    const struct asset *asset =
        snprintf(path, sizeof path, "web/%s", name) < (int)sizeof path ? asset_find(path)
                                                                       : NULL;
    if (asset == NULL)
        return error_set(error, ERROR_NOT_FOUND, "unknown_path",
                         "there is nothing at /web/%.200s", name);
    reply->cache = cache_of(request, current);
    return http_reply_asset(reply, asset, request->gzip_accepted, error);
}

/* Writes the base path into the body of the reply, which is not compressed. */
static int write_base(const struct http_request *request, const char *mark,
                      struct http_reply *reply, struct error *error)
{
    const char *bytes = reply->taken != NULL ? reply->taken : reply->fixed;
    char type[sizeof reply->type];

    if (*request->base == '\0')
        return 0;
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, WEB_FILE_MAX);
    http_base_write(request->base, bytes, reply->length, mark, &body);
    snprintf(type, sizeof type, "%s", reply->type);
    reply->etag[0] = '\0'; /* it was that of the bytes without the base path */
    return http_reply_buffer(reply, 200, type, &body, error);
}

int http_page(struct http_request *request, struct http_reply *reply, struct error *error)
{
    int result = reply_from_disk(request, "index.html", reply, error);

    if (result == 0)
        result = write_base(request, HTTP_BASE_IN_HTML, reply, error);
    if (result <= 0)
        return result;
    if (request->page == NULL || request->page->bytes == NULL)
        return error_set_memory(error);
    reply->cache = HTTP_CACHE_VALIDATE;
    return http_reply_asset(reply, request->page, request->gzip_accepted, error);
}

int http_openapi(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    bool gzip_accepted = request->gzip_accepted;

    request->gzip_accepted = gzip_accepted && *request->base == '\0';
    int result = http_reply_web(request, "openapi.json", reply, error);
    request->gzip_accepted = gzip_accepted; /* the body is compressed later */
    return result == 0 ? write_base(request, HTTP_BASE_IN_OPENAPI, reply, error) : result;
}

int http_web_asset(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    return http_reply_web(request, request->ids[0], reply, error);
}

int http_favicon(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    if (http_reply_web(request, "favicon.svg", reply, error) < 0) {
        http_reply_empty(reply, 204);
        reply->cache = HTTP_CACHE_VALIDATE;
    }
    return 0;
}
