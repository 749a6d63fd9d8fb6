#include "serve/api.h"
#include "analyse/run.h"
#include "serve/pages.h"

/* The handler of each route. web/openapi.json describes the same, and a test compares the
 * two. */

#define API "/api/v1"
#define JSON_MAX ((size_t)1 << 20)
/* The longest list of files: 4096 names of 1024 bytes, escaped. */
#define UPLOAD_LIST_MAX ((size_t)16 << 20)

#define ANALYSIS_ROUTE(name)                                                             \
    {.method = "GET", .pattern = API "/analysis/" #name, .handle = api_analysis},

static const struct http_route routes[] = {
    {.method = "GET", .pattern = API "/sets", .handle = api_sets_list},
    {.method = "GET", .pattern = API "/tags", .handle = api_tags_list},
    {.method = "GET", .pattern = API "/sets/{id}", .handle = api_sets_get},
    {.method = "PATCH",
     .pattern = API "/sets/{id}",
     .handle = api_sets_update,
     .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {.method = "DELETE", .pattern = API "/sets/{id}", .handle = api_sets_delete},
    {.method = "POST", .pattern = API "/sets/{id}/restore", .handle = api_sets_restore},
    {.method = "POST",
     .pattern = API "/sets/{id}/split",
     .handle = api_sets_split,
     .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {.method = "POST",
     .pattern = API "/sets/join",
     .handle = api_sets_join,
     .body = HTTP_BODY_TEXT,
     .body_max = JSON_MAX},
    {.method = "GET", .pattern = API "/sets/{id}/ranks", .handle = api_set_ranks},
    {.method = "GET", .pattern = API "/sets/{id}/steps", .handle = api_set_steps},
    {.method = "GET", .pattern = API "/sets/{id}/quality", .handle = api_set_quality},
    {.method = "GET", .pattern = API "/sets/{id}/ops", .handle = api_set_ops},
    {.method = "GET",
     .pattern = API "/sets/{id}/files/{n}/trace",
     .handle = api_set_trace},
    {.method = "GET", .pattern = API "/sets/{id}/tree", .handle = api_set_tree},
    {.method = "GET", .pattern = API "/sets/{id}/timeline", .handle = api_set_timeline},
    {.method = "GET",
     .pattern = API "/sets/{id}/timeline/find",
     .handle = api_set_timeline_find},
    {.method = "GET",
     .pattern = API "/sets/{id}/timeline/sums",
     .handle = api_set_timeline_sums},

    {.method = "POST",
     .pattern = API "/uploads",
     .handle = api_uploads_create,
     .body = HTTP_BODY_TEXT,
     .body_max = UPLOAD_LIST_MAX},
    {.method = "GET", .pattern = API "/uploads/{id}", .handle = api_uploads_get},
    {.method = "DELETE", .pattern = API "/uploads/{id}", .handle = api_uploads_discard},
    {.method = "POST",
     .pattern = API "/uploads/{id}/commit",
     .handle = api_uploads_commit},
    {.method = "PUT",
     .pattern = API "/uploads/{id}/files/{name}",
     .handle = api_upload_file,
     .body = HTTP_BODY_STREAM,
     .begin = api_upload_file_begin,
     .chunk = api_upload_file_chunk},

    {.method = "POST", .pattern = API "/samples", .handle = api_samples_add},
    {.method = "POST", .pattern = API "/samples/ranks", .handle = api_samples_add_ranks},

    {.method = "GET", .pattern = API "/jobs", .handle = api_jobs_list},
    {.method = "GET", .pattern = API "/jobs/{id}", .handle = api_jobs_get},
    {.method = "DELETE", .pattern = API "/jobs/{id}", .handle = api_jobs_cancel},
    {.method = "GET", .pattern = API "/jobs/{id}/events", .handle = api_jobs_events},

    {.method = "GET", .pattern = API "/compare_traces", .handle = api_compare_traces},
    {.method = "GET", .pattern = API "/compare_traces/op", .handle = api_compare_op},
    {.method = "GET", .pattern = API "/compare_traces/tree", .handle = api_compare_tree},
    {.method = "GET", .pattern = API "/ops_diff", .handle = api_ops_diff},
    {.method = "GET", .pattern = API "/series", .handle = api_series},
    {.method = "GET", .pattern = API "/report", .handle = api_report},
    {.method = "GET", .pattern = API "/bundle", .handle = api_bundle},
    {.method = "GET", .pattern = API "/sql", .handle = api_sql},
    {.method = "GET", .pattern = API "/sql/schema", .handle = api_sql_schema},

    ANALYSES(ANALYSIS_ROUTE)

        {.method = "GET", .pattern = API "/status", .handle = api_status},
    {.method = "GET", .pattern = API "/openapi.json", .handle = api_openapi},

    {.method = "GET", .pattern = "/", .handle = http_page},
    {.method = "GET", .pattern = "/compare", .handle = http_page},
    {.method = "GET", .pattern = "/compare/op", .handle = http_page},
    {.method = "GET", .pattern = "/compare/recordings", .handle = http_page},
    {.method = "GET", .pattern = "/analyse", .handle = http_page},
    {.method = "GET", .pattern = "/query", .handle = http_page},
    {.method = "GET", .pattern = "/series", .handle = http_page},
    {.method = "GET", .pattern = "/tree", .handle = http_page},
    {.method = "GET", .pattern = "/timeline", .handle = http_page},
    {.method = "GET", .pattern = "/web/**", .handle = http_web_asset},
    {.method = "GET", .pattern = "/favicon.ico", .handle = http_favicon},
};

const struct http_routes api_routes = {routes, sizeof routes / sizeof routes[0]};
