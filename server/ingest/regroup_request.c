/* See regroup_request.h. */
#include "ingest/regroup_request.h"

#include "store/catalogue/sets.h"

#include <stdlib.h>

void regroup_request_free(struct regroup_request *request)
{
    for (size_t i = 0; i < request->part_count; i++) {
        free(request->parts[i].label);
        free(request->parts[i].files);
        free(request->parts[i].ranks);
    }
    free(request->parts);
    free(request->sets);
    free(request->label);
    *request = (struct regroup_request){0};
}

void regroup_result_free(struct regroup_result *result)
{
    free(result->made);
    free(result->binned);
    *result = (struct regroup_result){0};
}

void regroup_result_take_back(struct store *store, struct regroup_result *result)
{
    struct error ignored;

    for (size_t i = 0; i < result->made_count; i++)
        if (!result->made[i].already_stored)
            store_bin_set(store, result->made[i].set_id, &ignored);
    result->made_count = 0;
}
