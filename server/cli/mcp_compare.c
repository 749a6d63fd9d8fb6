/* See mcp_compare.h. */
#include "cli/mcp_compare.h"
#include "analysis/compare/compare_recordings.h"
#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "diagnosis/diagnosis.h"
#include "render/compare_brief.h"
#include "render/recordings_brief.h"

#include <stdlib.h>
#include <string.h>

static int write_pair(struct store *store, const struct compare_request *request,
                      struct buffer *out, struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    int failed = compare_run(store, request, &result, error);

    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    if (failed == 0)
        failed = diagnosis_add(store, &result, error);
    if (failed == 0)
        failed = answer_make(&result, &answer, error);
    if (failed == 0)
        compare_write_brief(&answer, "", out);
    return failed;
}

static int write_recordings(struct store *store, const struct compare_request *request,
                            struct buffer *out, struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int failed = compare_recordings(store, request, &result, error);

    if (failed == 0)
        recordings_write_brief(&result, "", out);
    return failed;
}

/* The request is that of the API, and its format is always brief. */
int mcp_compare(struct store *store, const struct given_parameters *asked,
                struct budget *budget, struct buffer *out, struct error *error)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    size_t count = asked->count;
    CLEANUP_FREE struct given_parameter *items = calloc(count + 1, sizeof *items);

    if (items == NULL)
        return error_set_memory(error);
    memcpy(items, asked->items, count * sizeof *items);
    items[count] = (struct given_parameter){"format", "brief"};
    const struct given_parameters given = {items, count + 1};
    int failed = compare_request_read(COMPARE_TRACES, &given, budget, &request, error);
    if (failed != 0)
        return failed;
    return recording_sets_are_asked(store, &request)
               ? write_recordings(store, &request, out, error)
               : write_pair(store, &request, out, error);
}
