/* Requests to the server's own code without a socket: fake_http.c stands in for the HTTP
 * library, below serve/server.c. So the guard, the routes, the handlers and everything
 * under them run as they do in the server, and a fuzz target can interleave bodies as it
 * likes. */
#ifndef TRACEDIFF_TESTS_FAKE_HTTP_H
#define TRACEDIFF_TESTS_FAKE_HTTP_H

#include "serve/server.h"

#include <stddef.h>

#define FAKE_HEADERS_MAX 8

/* One request, from its head to its answer. `answer` is set when there is one. */
struct MHD_Connection {
    struct exchange_server *server;
    struct exchange *exchange; /* NULL: no request runs */
    char method[16];
    struct {
        char name[32];
        char *value;
    } headers[FAKE_HEADERS_MAX];
    size_t header_count;
    bool cut; /* the server closed the connection without an answer */
    struct MHD_Response *answer;
    unsigned status;
};

void fake_header(struct MHD_Connection *connection, const char *name, const char *value);
/* The head; afterwards the request runs, unless it was answered or cut. */
void fake_begin(struct MHD_Connection *connection, struct exchange_server *server,
                const char *method, const char *uri);
/* Whether the body may go on. */
bool fake_runs(const struct MHD_Connection *connection);
/* Whether the server still takes what comes, and does not only drop it. */
bool fake_takes(const struct MHD_Connection *connection);
void fake_chunk(struct MHD_Connection *connection, const void *bytes, size_t length);
/* The body is complete: the answer follows. */
void fake_end(struct MHD_Connection *connection);
/* Ends the request, however far it is, and forgets the answer. */
void fake_close(struct MHD_Connection *connection);

/* The body of the answer, streams read to their end; NUL-terminated. */
const char *fake_body(const struct MHD_Connection *connection, size_t *length);
/* Value of a header of the answer, or NULL. */
const char *fake_answer_header(const struct MHD_Connection *connection, const char *name);
/* Calls back for each header of the answer. */
void fake_each_header(const struct MHD_Connection *connection,
                      void (*each)(const char *name, const char *value));

#endif
