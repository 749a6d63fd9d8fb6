/* See fake_http.h. The functions called MHD_… are those of the library's that the
 * server's code calls; the linker finds them here first. */
#include "torture/fake_http.h"

#include "fuzz/fuzz.h"

#include <string.h>
#include <strings.h>
#include <unistd.h>

#define ANSWER_HEADERS_MAX 24
/* More than any answer of a fuzz target holds; streams must end before. */
#define BODY_MAX ((size_t)64 << 20)

struct MHD_Response {
    char *body;
    size_t length;
    struct {
        char *name, *value;
    } headers[ANSWER_HEADERS_MAX];
    size_t header_count;
};

/* ---- the library's side ---- */

int MHD_get_connection_values(struct MHD_Connection *connection, enum MHD_ValueKind kind,
                              MHD_KeyValueIterator each, void *context)
{
    for (size_t i = 0; i < connection->header_count; i++)
        each(context, kind, connection->headers[i].name, connection->headers[i].value);
    return (int)connection->header_count;
}

int MHD_get_connection_values_n(struct MHD_Connection *connection,
                                enum MHD_ValueKind kind, MHD_KeyValueIteratorN each,
                                void *context)
{
    for (size_t i = 0; i < connection->header_count; i++) {
        const char *name = connection->headers[i].name;
        const char *value = connection->headers[i].value;

        each(context, kind, name, strlen(name), value, strlen(value));
    }
    return (int)connection->header_count;
}

/* There is no socket whose client could go away. */
const union MHD_ConnectionInfo *MHD_get_connection_info(struct MHD_Connection *connection,
                                                        enum MHD_ConnectionInfoType type,
                                                        ...)
{
    (void)connection;
    (void)type;
    return NULL;
}

static struct MHD_Response *make_response(const void *bytes, size_t length)
{
    struct MHD_Response *response = calloc(1, sizeof *response);

    MUST(response != NULL && length <= BODY_MAX);
    response->body = malloc(length + 1);
    MUST(response->body != NULL);
    if (length > 0)
        memcpy(response->body, bytes, length);
    response->body[length] = '\0';
    response->length = length;
    return response;
}

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *buffer,
                                                     enum MHD_ResponseMemoryMode mode)
{
    MUST(mode == MHD_RESPMEM_PERSISTENT);
    return make_response(buffer, size);
}

#if MHD_VERSION >= 0x00097701
struct MHD_Response *MHD_create_response_from_buffer_static(size_t size,
                                                            const void *buffer)
{
    return make_response(buffer, size);
}

struct MHD_Response *MHD_create_response_empty(enum MHD_ResponseFlags flags)
{
    (void)flags;
    return make_response("", 0);
}
#endif

struct MHD_Response *
MHD_create_response_from_buffer_with_free_callback(size_t size, void *buffer,
                                                   MHD_ContentReaderFreeCallback release)
{
    struct MHD_Response *response = make_response(buffer, size);

    release(buffer);
    return response;
}

struct MHD_Response *
MHD_create_response_from_callback(uint64_t size, size_t block_size,
                                  MHD_ContentReaderCallback read, void *context,
                                  MHD_ContentReaderFreeCallback release)
{
    struct MHD_Response *response = make_response("", 0);
    ssize_t got;

    MUST(size == MHD_SIZE_UNKNOWN);
    for (;;) {
        response->body = realloc(response->body, response->length + block_size + 1);
        MUST(response->body != NULL && response->length < BODY_MAX);
        got = read(context, response->length, response->body + response->length,
                   block_size);
        if (got <= 0)
            break;
        response->length += (size_t)got;
    }
    MUST(got == MHD_CONTENT_READER_END_OF_STREAM);
    response->body[response->length] = '\0';
    release(context);
    return response;
}

struct MHD_Response *MHD_create_response_from_fd64(uint64_t size, int fd)
{
    struct MHD_Response *response = make_response("", 0);

    MUST(size <= BODY_MAX);
    response->body = realloc(response->body, size + 1);
    MUST(response->body != NULL && pread(fd, response->body, size, 0) == (ssize_t)size);
    response->body[size] = '\0';
    response->length = size;
    close(fd);
    return response;
}

enum MHD_Result MHD_add_response_header(struct MHD_Response *response, const char *name,
                                        const char *value)
{
    MUST(response->header_count < ANSWER_HEADERS_MAX);
    response->headers[response->header_count].name = strdup(name);
    response->headers[response->header_count].value = strdup(value);
    MUST(response->headers[response->header_count].name != NULL &&
         response->headers[response->header_count].value != NULL);
    response->header_count++;
    return MHD_YES;
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *connection, unsigned status,
                                   struct MHD_Response *response)
{
    MUST(connection->answer == NULL);
    connection->status = status;
    connection->answer = response;
    return MHD_YES;
}

void MHD_destroy_response(struct MHD_Response *response)
{
    (void)response; /* fake_close() does, when it was looked at */
}

static void free_response(struct MHD_Response *response)
{
    for (size_t i = 0; i < response->header_count; i++) {
        free(response->headers[i].name);
        free(response->headers[i].value);
    }
    free(response->body);
    free(response);
}

/* ---- the client's side ---- */

void fake_header(struct MHD_Connection *connection, const char *name, const char *value)
{
    size_t i = connection->header_count++;

    MUST(i < FAKE_HEADERS_MAX && connection->exchange == NULL);
    snprintf(connection->headers[i].name, sizeof connection->headers[i].name, "%s", name);
    connection->headers[i].value = strdup(value);
    MUST(connection->headers[i].value != NULL);
}

static void step(struct MHD_Connection *connection, const void *bytes, size_t length)
{
    enum MHD_Result result = exchange_step(connection->exchange, connection,
                                           connection->method, bytes, &length);

    MUST(length == 0); /* every piece is taken at once */
    connection->cut = result == MHD_NO;
}

void fake_begin(struct MHD_Connection *connection, struct exchange_server *server,
                const char *method, const char *uri)
{
    MUST(connection->exchange == NULL && connection->answer == NULL);
    snprintf(connection->method, sizeof connection->method, "%s", method);
    connection->server = server;
    connection->exchange = exchange_new(server, uri);
    MUST(connection->exchange != NULL);
    step(connection, NULL, 0);
}

bool fake_runs(const struct MHD_Connection *connection)
{
    return connection->exchange != NULL && !connection->cut && connection->answer == NULL;
}

bool fake_takes(const struct MHD_Connection *connection)
{
    return fake_runs(connection) && !connection->exchange->failed;
}

void fake_chunk(struct MHD_Connection *connection, const void *bytes, size_t length)
{
    MUST(fake_runs(connection));
    if (length > 0)
        step(connection, bytes, length);
}

void fake_end(struct MHD_Connection *connection)
{
    if (fake_runs(connection))
        step(connection, NULL, 0);
    MUST(connection->cut || connection->answer != NULL);
}

void fake_close(struct MHD_Connection *connection)
{
    exchange_free(connection->exchange);
    for (size_t i = 0; i < connection->header_count; i++)
        free(connection->headers[i].value);
    if (connection->answer != NULL)
        free_response(connection->answer);
    *connection = (struct MHD_Connection){0};
}

const char *fake_body(const struct MHD_Connection *connection, size_t *length)
{
    *length = connection->answer->length;
    return connection->answer->body;
}

const char *fake_answer_header(const struct MHD_Connection *connection, const char *name)
{
    for (size_t i = 0; i < connection->answer->header_count; i++)
        if (strcasecmp(connection->answer->headers[i].name, name) == 0)
            return connection->answer->headers[i].value;
    return NULL;
}

void fake_each_header(const struct MHD_Connection *connection,
                      void (*each)(const char *name, const char *value))
{
    for (size_t i = 0; i < connection->answer->header_count; i++)
        each(connection->answer->headers[i].name, connection->answer->headers[i].value);
}
