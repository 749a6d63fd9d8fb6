/* The REST API (docs/api.md): decodes requests, asks the rooms below, and answers
 * JSON. This header lists the handlers of api_*.c; they share a type, so a header for
 * each would add nothing. */
#ifndef TRACEDIFF_SERVE_API_H
#define TRACEDIFF_SERVE_API_H

#include "intake/jobs.h"
#include "intake/worker.h"
#include "query/guard.h"
#include "serve/request.h"

#include <stdbool.h>

struct store;
struct job_queue;
struct span_keeper;
struct uploads;

/* The data of the handlers; http_request.application points to it. */
struct api {
    struct store *store;
    struct job_queue *jobs;
    struct uploads *uploads;
    struct span_keeper *timelines; /* NULL: none is kept */
    struct traces_policy traces;
    int64_t keep; /* seconds that sets are kept; 0: all stay */
    bool read_only, no_sql;
    int sql_seconds; /* that a statement may take */
    struct sql_gate sql_gate;
    struct worker_settings
        worker; /* the process that reads traces; without a program, this process does */
    struct sandbox_state sandbox; /* which parts of its sandbox are in force */
};

static inline const struct api *api_of(const struct http_request *request)
{
    return request->application;
}

static inline struct store *store_of(const struct http_request *request)
{
    return api_of(request)->store;
}

/* Every path of the server, the pages included. */
extern const struct http_routes api_routes;

/* Part of every ETag: increase it when the same request gives a different answer. */
#define API_VERSION "3"
#define API_UNDO_SECONDS 600

typedef int api_handler(struct http_request *request, struct http_reply *reply,
                        struct error *error);

api_handler api_sets_list, api_sets_get, api_sets_update, api_sets_delete,
    api_sets_restore, api_sets_split, api_sets_join;
api_handler api_tags_list, api_series;
api_handler api_set_ranks, api_set_steps, api_set_quality, api_set_ops;
api_handler api_set_timeline, api_set_timeline_find, api_set_timeline_sums, api_set_lanes,
    api_set_lanes_meet, api_set_lanes_find, api_set_lanes_sums, api_set_trace,
    api_set_aligned_trace, api_set_tree;
api_handler api_uploads_create, api_uploads_get, api_uploads_discard, api_uploads_commit;
api_handler api_samples_add, api_samples_add_ranks, api_upload_file;
int api_upload_file_begin(struct http_request *request, struct error *error);
int api_upload_file_chunk(struct http_request *request, const char *bytes, size_t length,
                          struct error *error);
api_handler api_jobs_list, api_jobs_get, api_jobs_cancel, api_jobs_events;
api_handler api_compare_traces, api_compare_op, api_compare_tree, api_ops_diff,
    api_report, api_bundle;
api_handler api_analysis; /* every /analysis/… */
api_handler api_sql, api_sql_schema;
api_handler api_status, api_openapi;

#endif
