/* What the fuzz target fuzz_upload does to the server, and what must be true of it: an
 * account of every upload beside the server's own. Whatever is not so aborts. */
#ifndef TRACEDIFF_TESTS_UPLOAD_MODEL_H
#define TRACEDIFF_TESTS_UPLOAD_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A store of its own, kept between inputs; the queue and the uploads are new ones. */
void model_open(void);
/* Ends everything, and looks that nothing is left. */
void model_close(void);

/* Numbers of uploads, files, slots and jobs are taken modulo how many there are; of
 * uploads and jobs, the highest stands for one that there is not. */

struct announced {
    const char *name;
    uint64_t size;
};
void model_announce(const char *label, const struct announced *files, size_t count);
/* The body as it is. */
void model_announce_raw(const char *body);

struct put {
    uint8_t upload, file;
    char name[1101];      /* of the file where the upload has none of that number */
    bool raw_path;        /* the name is not percent-encoded */
    bool declared;        /* Content-Length */
    uint64_t length;      /* that of the body, where it is declared */
    bool rest;            /* Content-Range of what is missing */
    char range[64];       /* Content-Range, if not empty */
    const char *encoding; /* Content-Encoding, or NULL */
};
/* Opens a body in one of the slots; what ran there breaks off. */
void model_put_begin(uint8_t slot, const struct put *put);
/* `bytes` NULL: of a trace that fits. */
void model_chunk(uint8_t slot, const char *bytes, size_t length);
/* The body ends; `breaks`: the connection does. */
void model_put_end(uint8_t slot, bool breaks);

void model_commit(uint8_t upload);
void model_discard(uint8_t upload);
/* What the server says of an upload, and what lies in its spool. */
void model_look(uint8_t upload);
/* `suffix` NULL: the list of jobs. */
void model_job(uint8_t job, const char *method, const char *suffix);

struct raw_request {
    const char *method;
    uint8_t upload; /* its id stands where the path has a \x01 */
    char path[400];
    size_t header_count;
    struct {
        const char *name;
        char value[64];
    } headers[3];
    char body[256];
};
void model_raw(const struct raw_request *request);

#endif
