/* /sets/{id}/files/{n}/trace: a file that the set was made from, if it is kept;
 * unchanged, or with counters added. */
#include "analysis/set/counters.h"
#include "api/api.h"
#include "api/request.h"
#include "api/resource_parameters.h"
#include "base/log.h"
#include "base/text.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/traces.h"
#include "trace/scan/append.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#define TYPE_GZIP "application/gzip"
#define FILE_NAME_MAX 4096

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

/* NULL: the error is set. */
static const struct set_file *find_file(const struct set_view *view, const char *number,
                                        struct error *error)
{
    int64_t wanted;

    if (!text_to_int64(number, &wanted))
        wanted = -1;
    for (size_t i = 0; i < view->file_count; i++)
        if ((int64_t)view->files[i].file == wanted)
            return &view->files[i];
    error_set(error, ERROR_NOT_FOUND, "unknown_file",
              "the set has no file %.20s; file_list of GET /sets/{id} has their numbers",
              number);
    return NULL;
}

static int open_kept(const struct store *store, const struct set_view *view,
                     const struct set_file *file, int *fd, size_t *length,
                     struct error *error)
{
    CLEANUP_FREE char *path = traces_path(store, view->id, file->hash);
    CLEANUP_BUFFER struct buffer name;
    struct stat status;

    buffer_init(&name, FILE_NAME_MAX);
    if (path == NULL)
        return error_set_memory(error);
    *fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (*fd < 0 && errno == ENOENT) {
        text_append_utf8(&name, file->name, strnlen(file->name, FILE_NAME_MAX / 4));
        return error_set(error, ERROR_NOT_FOUND, "trace_not_kept",
                         "%s itself was %s; read its folder in again with "
                         "--keep-traces (tracediff serve, tracediff ingest)",
                         buffer_failed(&name) ? "the file" : name.bytes,
                         traces_removed(store, view->id) != 0
                             ? "kept, but then removed to stay within the limit of kept "
                               "traces"
                             : "not kept");
    }
    if (*fd < 0 || fstat(*fd, &status) != 0)
        return error_set_errno(error, errno, "traces/%s", view->id);
    *length = (size_t)status.st_size;
    return 0;
}

/* "attachment" with the last part of the file's name, once in plain ASCII and once
 * unchanged (RFC 6266). */
static void name_download(struct http_reply *reply, const char *path, const char *suffix)
{
    static const char plain[] = "-._"; /* and letters and digits: as in RFC 5987 */
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strlen(name);
    CLEANUP_BUFFER struct buffer header, clean;

    while (length > 3 && strcasecmp(name + length - 3, ".gz") == 0)
        length -= 3;
    if (length > 5 && strncasecmp(name + length - 5, ".json", 5) == 0)
        length -= 5;
    buffer_init(&header, (size_t)FILE_NAME_MAX * 8);
    buffer_init(&clean, FILE_NAME_MAX);
    text_append_utf8(&clean, name, length < 255 ? length : 255);
    buffer_append_text(&clean, suffix);
    for (int pass = 0; pass < 2; pass++) {
        buffer_append_text(&header, pass == 0 ? "attachment; filename=\""
                                              : "\"; filename*=UTF-8''");
        for (size_t i = 0; i < clean.length; i++) {
            char byte = clean.bytes[i];
            bool safe = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                        (byte >= 'a' && byte <= 'z') || strchr(plain, byte) != NULL;

            if (safe)
                buffer_append_char(&header, byte);
            else if (pass == 0)
                buffer_append_char(&header, '_');
            else
                buffer_printf(&header, "%%%02X", (unsigned)(unsigned char)byte);
        }
    }
    if (!buffer_failed(&header) && !buffer_failed(&clean))
        http_reply_header(reply, "Content-Disposition", header.bytes);
}

/* ---- with counters ---- */

/* The source of a reply's stream. */
struct counter_events {
    struct counters *counters;
    struct appender *append;
};

static void free_counted(void *context)
{
    struct counter_events *counted = context;

    if (counted == NULL)
        return;
    append_close(counted->append);
    counters_free(counted->counters);
    free(counted);
}

static size_t read_counted(void *context, char *out, size_t room)
{
    struct counter_events *counted = context;
    struct error error;
    size_t made;

    if (append_next_gzip(counted->append, (uint8_t *)out, room, &made, &error) == 0)
        return made;
    /* Too late for a status: the connection is cut. */
    log_error("a trace with counters was cut: %s", error.message);
    return HTTP_STREAM_FAILED;
}

static int open_counted(const struct http_request *request, const struct set_view *view,
                        const struct set_file *file, const struct trace_request *asked,
                        struct counter_events *counted, struct error *error)
{
    struct store *store = store_of(request);
    CLEANUP_FREE char *path = traces_path(store, view->id, file->hash);
    unsigned kinds;
    int result = counters_parse(asked->counters, &kinds, error);

    if (path == NULL)
        return error_set_memory(error);
    if (result == 0)
        result =
            counters_make(store, view, file, kinds, asked->include_last_profiler_step,
                          request->budget, &counted->counters, error);
    if (result == 0)
        result = append_open(path, "the kept trace", counters_write, counted->counters,
                             &counted->append, error);
    if (result == 0)
        append_expect(counted->append, file->hash);
    return result;
}

static int answer_with_counters(const struct http_request *request,
                                const struct set_view *view, const struct set_file *file,
                                const struct trace_request *asked,
                                struct http_reply *reply, struct error *error)
{
    struct counter_events *counted = calloc(1, sizeof *counted);

    if (counted == NULL)
        return error_set_memory(error);
    int result = open_counted(request, view, file, asked, counted, error);
    if (result != 0) {
        free_counted(counted);
        return result;
    }
    http_reply_stream(reply, TYPE_GZIP, read_counted, counted, free_counted);
    name_download(reply, file->name, "_with_counters.json.gz");
    return 0;
}

/* ---- the resource ---- */

int api_set_trace(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    struct trace_request asked;
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};
    CLEANUP_CLOSE int fd = -1;
    size_t length = 0;
    char size[24];

    if (api_read_query(request, &trace_parameters, 0, &asked, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0 ||
        set_view_load(store_of(request), info.id, request->budget, &view, error) < 0)
        return -(int)error->code;
    const struct set_file *file = find_file(&view, request->ids[1], error);
    if (file == NULL ||
        open_kept(store_of(request), &view, file, &fd, &length, error) < 0)
        return -(int)error->code;
    if (asked.counters != NULL)
        return answer_with_counters(request, &view, file, &asked, reply, error);
    snprintf(size, sizeof size, "%zu", length);
    if (api_reply_is_known(request, reply,
                           (const char *const[]){info.id, file->hash, size, NULL}))
        return 0;
    http_reply_file(reply, TYPE_GZIP, fd, length);
    fd = -1;
    name_download(reply, file->name, ".json.gz");
    return 0;
}
