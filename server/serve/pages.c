#include "serve/pages.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <xxhash.h>

/* ---- base path ---- */

#define MEANS_ITSELF "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

static int refuse(const char *what, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_base_path",
                     "--base-path: the path %s, such as /tracediff", what);
}

int http_base_check(const char *text, struct error *error)
{
    size_t length = strlen(text);

    if (text[0] != '/')
        return refuse("must begin with a slash", error);
    if (length > HTTP_BASE_PATH_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_base_path",
                         "--base-path: the path may have %d characters at most",
                         HTTP_BASE_PATH_MAX);
    if (text[length - 1] == '/')
        return refuse("must have a name and must not end with a slash", error);
    while (*text == '/') {
        size_t part = strspn(++text, MEANS_ITSELF);

        if (part == 0 && *text == '/')
            return refuse("must not have two slashes in a row", error);
        if ((part == 1 && *text == '.') || (part == 2 && memcmp(text, "..", 2) == 0))
            return refuse("must not have a part that is . or ..", error);
        text += part;
    }
    return *text == '\0'
               ? 0
               : refuse("may have letters, digits, slashes and -._~ only", error);
}

/* The character at the start of `*path`, which moves past it. */
static int next_character(const char **path)
{
    const char *at = *path;
    int high = *at == '%' ? text_hex_digit((unsigned char)at[1]) : -1;
    int low = high >= 0 ? text_hex_digit((unsigned char)at[2]) : -1;
    int value = high * 16 + low;

    if (low < 0 || value == 0 || strchr(MEANS_ITSELF, value) == NULL) {
        *path = at + 1;
        return (unsigned char)*at;
    }
    *path = at + 3;
    return value;
}

const char *http_base_strip(const char *base, const char *path)
{
    for (; *base != '\0'; base++)
        if (*path == '\0' || next_character(&path) != (unsigned char)*base)
            return NULL;
    return *path == '\0' || *path == '/' ? path : NULL;
}

void http_base_write(const char *base, const char *text, size_t length, const char *mark,
                     struct buffer *out)
{
    const char *at = text, *end = text + length, *next;
    size_t mark_length = strlen(mark);

    while ((next = memmem(at, (size_t)(end - at), mark, mark_length)) != NULL) {
        next += mark_length;
        buffer_append(out, at, (size_t)(next - at));
        if (next < end && *next == '/')
            buffer_append_text(out, base);
        at = next;
    }
    buffer_append(out, at, (size_t)(end - at));
}

void http_base_location(const char *base, const char *path, struct http_reply *reply)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(65536);

    /* Several slashes in front would name another host, and to a browser \ is one. */
    path += strspn(path, "/\\");
    buffer_append_text(&text, base);
    buffer_append_char(&text, '/');
    buffer_append_text(&text, path);
    http_reply_header(reply, "Location",
                      !buffer_failed(&text) ? text.bytes
                      : *base != '\0'       ? base
                                            : "/");
}

/* ---- versioned ---- */

#define PAGE "web/made/page.html"
#define PAGE_MAX ((size_t)1 << 20)
#define FILES "\"/web/"
#define DIGITS 16
#define VERSION_SIZE (2 + DIGITS + 1)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char version[VERSION_SIZE]; /* "v-<16 digits>" */

/* The hash changes when any file of web/ changes. */
static uint64_t hash_files(void)
{
    uint64_t hash = 0;

    for (size_t i = 0; i < asset_count(); i++) {
        const struct asset *asset = asset_at(i);

        if (strncmp(asset->path, "web/", 4) != 0)
            continue;
        hash = XXH3_64bits_withSeed(asset->path, strlen(asset->path), hash);
        hash = XXH3_64bits_withSeed(asset->etag, strlen(asset->etag), hash);
    }
    return hash;
}

static void write_page(const struct asset *plain, struct buffer *out)
{
    const char *at = (const char *)plain->bytes, *end = at + plain->length, *next;

    while ((next = strstr(at, FILES)) != NULL) {
        next += sizeof FILES - 1;
        buffer_append(out, at, (size_t)(next - at));
        buffer_printf(out, "%s/", version);
        at = next;
    }
    buffer_append(out, at, (size_t)(end - at));
}

static void make_version(void)
{
    snprintf(version, sizeof version, "v-%016llx", (unsigned long long)hash_files());
}

void versioned_page_make(const char *base, struct versioned_page *page)
{
    const struct asset *plain = asset_find(PAGE);
    CLEANUP_BUFFER struct buffer versioned = BUFFER(PAGE_MAX);
    CLEANUP_BUFFER struct buffer bytes = BUFFER(PAGE_MAX);
    uint64_t hash;

    pthread_once(&once, make_version);
    *page = (struct versioned_page){0};
    if (plain == NULL || plain->bytes == NULL)
        return;
    write_page(plain, &versioned);
    if (buffer_failed(&versioned))
        return;
    http_base_write(base, versioned.bytes, versioned.length, HTTP_BASE_IN_HTML, &bytes);
    if (buffer_failed(&bytes))
        return;
    hash = XXH3_64bits(bytes.bytes, bytes.length);
    snprintf(page->etag, sizeof page->etag, "\"%016llx\"", (unsigned long long)hash);
    page->asset =
        (struct asset){.path = PAGE, .length = bytes.length, .etag = page->etag};
    page->asset.bytes = (const unsigned char *)buffer_take(&bytes);
    page->asset.gzip = (const unsigned char *)gzip_deflate(
        page->asset.bytes, page->asset.length, NULL, &page->asset.gzip_length);
}

void versioned_page_free(struct versioned_page *page)
{
    free((void *)(uintptr_t)page->asset.bytes);
    free((void *)(uintptr_t)page->asset.gzip);
    *page = (struct versioned_page){0};
}

/* The name without the version that it may begin with: "v-<16 digits>/js/main.js" is
 * "js/main.js". `*current`: it is the version of this program. */
static const char *versioned_strip(const char *name, bool *current)
{
    pthread_once(&once, make_version);
    *current = false;
    if (strncmp(name, "v-", 2) != 0 || strspn(name + 2, "0123456789abcdef") != DIGITS ||
        name[VERSION_SIZE - 1] != '/')
        return name;
    *current = strncmp(name, version, VERSION_SIZE - 1) == 0;
    return name + VERSION_SIZE;
}

/* ---- pages ---- */

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
    CLEANUP_BUFFER struct buffer body = BUFFER(WEB_FILE_MAX);

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
    CLEANUP_BUFFER struct buffer body = BUFFER(WEB_FILE_MAX);
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

/* ---- token page ---- */

/* Styles and scripts of the dashboard need the token, too, and the policy of content
 * allows none in the page. */
#define BEGIN(title)                                                                     \
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"                    \
    "<meta name=\"viewport\" content=\"width=device-width\">"                            \
    "<meta name=\"color-scheme\" content=\"light dark\">"                                \
    "<title>" title " · tracediff</title></head><body><main><h1>" title "</h1>"
#define ASK                                                                              \
    "<p>Ask the person who runs this dashboard for its address with "                    \
    "<code>?token=</code> and your "                                                     \
    "token at the end, and open that once. tracediff prints it when it starts.</p>"
#define END                                                                              \
    "<p>Programs send the token as <code>Authorization: Bearer TOKEN</code>.</p>"        \
    "</main></body></html>"

static const char missing[] =
    BEGIN("This dashboard needs a token") "<p>Have you opened it in this browser before? "
                                          "<a href=\"\">Open this page</a>: a browser "
                                          "does not send the token after a click "
                                          "on another site or in another program.</p>"
                                          "<p>If not:</p>" ASK END;
static const char wrong[] = BEGIN("This token is wrong") ASK END;
static const char other[] = BEGIN(
    "This dashboard answers another user") "<p>It answers only the user of this machine "
                                           "who started it, and root. Open it as that "
                                           "user, or ask them to start it with "
                                           "<code>--token-file FILE</code> or with "
                                           "<code>--local-users "
                                           "all</code>.</p></main></body></html>";

bool token_page_reply(const struct error *error, struct http_reply *reply)
{
    const char *page = strcmp(error->slug, "token_wrong") == 0     ? wrong
                       : strcmp(error->slug, "token_missing") == 0 ? missing
                       : strcmp(error->slug, "other_user") == 0    ? other
                                                                   : NULL;
    int status = page == other ? 403 : 401;
    CLEANUP_BUFFER struct buffer body;
    struct error ignored;

    buffer_init(&body, sizeof missing + sizeof wrong + sizeof other);
    if (page == NULL)
        return false;
    buffer_append_text(&body, page);
    if (buffer_failed(&body) ||
        http_reply_buffer(reply, status, "text/html; charset=utf-8", &body, &ignored) < 0)
        return false;
    reply->cache = HTTP_CACHE_NONE;
    if (status == 401)
        http_reply_header(reply, "WWW-Authenticate", "Bearer");
    return true;
}
