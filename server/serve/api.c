#include "serve/api.h"
#include "analyse/run.h"
#include "serve/pages.h"

/* The handler of each route. web/openapi.json describes the same, and a test compares the
 * two. */

#define API "/api/v1"
#define JSON_MAX ((size_t)1 << 20)
/* The longest list of files: 4096 names of 1024 bytes, escaped. */
#define UPLOAD_LIST_MAX ((size_t)16 << 20)

#define ROUTE(method_, path, handler)                                                    \
    .method = method_, .pattern = path, .handle = handler
#define ANALYSIS_ROUTE(name)                                                             \
    {ROUTE("GET", API "/analysis/" #name, api_analysis), .query = true},

static const struct http_route routes[] = {
    {ROUTE("GET", API "/sets", api_sets_list), .query = true},
    {ROUTE("GET", API "/tags", api_tags_list)},
    {ROUTE("GET", API "/sets/{id}", api_sets_get)},
    {ROUTE("PATCH", API "/sets/{id}", api_sets_update), .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {ROUTE("DELETE", API "/sets/{id}", api_sets_delete)},
    {ROUTE("POST", API "/sets/{id}/restore", api_sets_restore)},
    {ROUTE("POST", API "/sets/{id}/split", api_sets_split), .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {ROUTE("POST", API "/sets/join", api_sets_join), .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {ROUTE("GET", API "/sets/{id}/ranks", api_set_ranks)},
    {ROUTE("GET", API "/sets/{id}/steps", api_set_steps), .query = true},
    {ROUTE("GET", API "/sets/{id}/quality", api_set_quality)},
    {ROUTE("GET", API "/sets/{id}/ops", api_set_ops), .query = true},
    {ROUTE("GET", API "/sets/{id}/files/{n}/trace", api_set_trace), .query = true},
    {ROUTE("GET", API "/sets/{id}/aligned_trace", api_set_aligned_trace)},
    {ROUTE("GET", API "/sets/{id}/tree", api_set_tree), .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline", api_set_timeline), .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/find", api_set_timeline_find), .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/sums", api_set_timeline_sums), .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/ranks", api_set_lanes), .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/ranks/collective", api_set_lanes_meet),
     .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/ranks/find", api_set_lanes_find),
     .query = true},
    {ROUTE("GET", API "/sets/{id}/timeline/ranks/sums", api_set_lanes_sums),
     .query = true},

    {ROUTE("POST", API "/uploads", api_uploads_create), .body = HTTP_BODY_TEXT,
     .body_max = UPLOAD_LIST_MAX},
    {ROUTE("GET", API "/uploads/{id}", api_uploads_get)},
    {ROUTE("DELETE", API "/uploads/{id}", api_uploads_discard)},
    {ROUTE("POST", API "/uploads/{id}/commit", api_uploads_commit)},
    {ROUTE("PUT", API "/uploads/{id}/files/{name}", api_upload_file),
     .body = HTTP_BODY_STREAM, .begin = api_upload_file_begin,
     .chunk = api_upload_file_chunk},

    {ROUTE("POST", API "/samples", api_samples_add)},
    {ROUTE("POST", API "/samples/ranks", api_samples_add_ranks)},

    {ROUTE("GET", API "/jobs", api_jobs_list)},
    {ROUTE("GET", API "/jobs/{id}", api_jobs_get)},
    {ROUTE("DELETE", API "/jobs/{id}", api_jobs_cancel)},
    {ROUTE("GET", API "/jobs/{id}/events", api_jobs_events)},

    {ROUTE("GET", API "/compare_traces", api_compare_traces), .query = true},
    {ROUTE("GET", API "/compare_traces/op", api_compare_op), .query = true},
    {ROUTE("GET", API "/compare_traces/tree", api_compare_tree), .query = true},
    {ROUTE("GET", API "/ops_diff", api_ops_diff), .query = true},
    {ROUTE("GET", API "/series", api_series), .query = true},
    {ROUTE("GET", API "/report", api_report), .query = true},
    {ROUTE("GET", API "/bundle", api_bundle), .query = true},
    {ROUTE("GET", API "/sql", api_sql), .query = true},
    {ROUTE("GET", API "/sql/schema", api_sql_schema), .query = true},

    ANALYSES(ANALYSIS_ROUTE)

        {ROUTE("GET", API "/status", api_status)},
    {ROUTE("GET", API "/openapi.json", api_openapi), .query = true},

    {ROUTE("GET", "/", http_page), .query = true},
    {ROUTE("GET", "/compare", http_page), .query = true},
    {ROUTE("GET", "/compare/op", http_page), .query = true},
    {ROUTE("GET", "/compare/recordings", http_page), .query = true},
    {ROUTE("GET", "/analyse", http_page), .query = true},
    {ROUTE("GET", "/query", http_page), .query = true},
    {ROUTE("GET", "/series", http_page), .query = true},
    {ROUTE("GET", "/tree", http_page), .query = true},
    {ROUTE("GET", "/timeline", http_page), .query = true},
    {ROUTE("GET", "/web/**", http_web_asset), .query = true},
    {ROUTE("GET", "/favicon.ico", http_favicon), .query = true},
};

const struct http_routes api_routes = {routes, sizeof routes / sizeof routes[0]};
