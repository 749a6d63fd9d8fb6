/* Helpers of tests of ingest: a scratch folder with a store in it and folders of traces.
 */
#ifndef TRACEDIFF_TESTS_INGEST_PLACE_H
#define TRACEDIFF_TESTS_INGEST_PLACE_H

#include "folder_text.h"
#include "intake/ingest.h"
#include "trace_text.h"

struct store;

struct place {
    struct scratch scratch;
    struct store *store; /* in the folder `data`; owner; may be NULL */
};
void place_open(struct place *place);
void place_close(struct place *place);
#define PLACE __attribute__((cleanup(place_close))) struct place

void result_release(struct ingest_result *result);
#define RESULT __attribute__((cleanup(result_release))) struct ingest_result

/* Ingests a folder of the place; what ingest_files() returned. */
int place_try_ingest(struct place *place, const char *folder, const char *label,
                     unsigned threads, struct progress *progress,
                     struct ingest_result *result, struct error *error);
/* Fails the test when it fails. */
void place_ingest(struct place *place, const char *folder, struct ingest_result *result);
size_t place_count_sets(struct place *place);
/* Nothing is listed but `sets` sets, and nothing lies about. */
void place_assert_clean(struct place *place, size_t sets);
/* Writes a trace of a rank (-1: not stated) that starts at `start` us, of `kernels`
 * kernels; gzipped if the name says so. */
void place_write_trace(struct place *place, const char *name, int rank, int start,
                       int kernels);

#endif
