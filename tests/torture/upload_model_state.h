/* Inside upload_model.c and upload_model_ask.c. */
#ifndef TRACEDIFF_TESTS_UPLOAD_MODEL_STATE_H
#define TRACEDIFF_TESTS_UPLOAD_MODEL_STATE_H

#include "torture/upload_model.h"

#include "fuzz/fuzz.h"
#include "intake/jobs.h"
#include "intake/uploads.h"
#include "serve/api.h"
#include "torture/fake_http.h"

#include <jansson.h>

#define UPLOADS_MAX 24
#define JOBS_MAX 3 /* an ingest takes longer than all the rest */
#define SLOTS 4

struct file {
    char *name;
    uint64_t size;
    /* What lies in the spool, where there was a body at all. */
    char *bytes;
    size_t length;
    bool exists;
    uint64_t received;
    unsigned writer;
    bool complete, encoded;
};

struct model_upload {
    char id[UPLOAD_ID_SIZE];
    enum { OPEN, COMMITTED, DISCARDED } state;
    struct file *files;
    size_t count;
};

struct slot {
    struct MHD_Connection connection;
    struct file *file; /* NULL: nothing that the server took */
    struct model_upload *upload;
    unsigned writer;
    uint64_t end, declared, sent;
    bool has_length, encoded;
};

struct model {
    struct api api;
    struct exchange_server server;
    struct model_upload uploads[UPLOADS_MAX];
    size_t upload_count;
    char jobs[JOBS_MAX][JOB_ID_SIZE];
    size_t job_count;
    struct slot slots[SLOTS];
};
extern struct model model;

/* What is true of every answer. */
void model_check_answer(const struct MHD_Connection *connection);
/* A whole request; `body` may be NULL. Asks for the answer's checks. */
void model_ask(struct MHD_Connection *connection, const char *method, const char *path,
               const char *body);
/* Owned by the caller. */
json_t *model_answer_json(const struct MHD_Connection *connection);
/* NULL: one that there is not. */
struct model_upload *model_choose(uint8_t number);
const char *model_id_of(const struct model_upload *upload);
/* Keeps what the server says that was announced. */
void model_remember(const struct MHD_Connection *connection);
/* The server took a head: what that means by the rules. */
void model_track(struct slot *slot);
void model_add_host(struct MHD_Connection *connection);

#endif
