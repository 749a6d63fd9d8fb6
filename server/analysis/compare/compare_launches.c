/* See compare_launches.h. */
#include "analysis/compare/compare_launches.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define FILES_MAX 8
#define SHAPE_MAX ((size_t)1 << 20)

/* Shapes without a number ("[]", "[[], []]": scalars and arguments that are no tensors)
 * say nothing. */
static bool tells_something(const char *shape)
{
    return strpbrk(shape, "0123456789") != NULL;
}

/* Writers space their JSON differently; the numbers are what counts. */
static int add_shape(struct compare_launches *launches, const char *shape, uint32_t *id)
{
    static const char blanks[] = " \t\r\n";

    buffer_clear(&launches->shape);
    while (*(shape += strspn(shape, blanks)) != '\0') {
        size_t length = strcspn(shape, blanks);

        buffer_append(&launches->shape, shape, length);
        shape += length;
    }
    if (buffer_failed(&launches->shape))
        return -1;
    *id = strings_add(launches->texts, launches->shape.bytes, launches->shape.length);
    return *id == STRINGS_NONE ? -1 : 0;
}

static int add_launch(void *context, const struct launches_row *row)
{
    struct compare_launches *launches = context;
    uint32_t operator_id = MATCHING_NONE, shape_id = MATCHING_NONE;

    if (!ARRAY_RESERVE(launches->list, launches->capacity, launches->count + 1))
        return -ERROR_MEMORY;
    if (row->operator_name != NULL) {
        operator_id =
            strings_add(launches->texts, row->operator_name, strlen(row->operator_name));
        if (operator_id == STRINGS_NONE)
            return -ERROR_MEMORY;
    }
    if (row->shape != NULL && tells_something(row->shape) &&
        add_shape(launches, row->shape, &shape_id) != 0)
        return -ERROR_MEMORY;
    launches->list[launches->count++] = (struct matching_launch){
        (uint32_t)row->kernel, operator_id, shape_id, row->count};
    return 0;
}

void compare_launches_init(struct compare_launches *out, struct strings *texts)
{
    *out = (struct compare_launches){.texts = texts};
    buffer_init(&out->shape, SHAPE_MAX);
}

void compare_launches_free(struct compare_launches *launches)
{
    free(launches->list);
    buffer_free(&launches->shape);
}

int compare_launches_load(struct store *store, const struct compare_result *result,
                          enum pair_side side, const struct launches_kernel *kernels,
                          size_t count, struct compare_launches *out, struct error *error)
{
    const struct selection *selection = &result->selection[side];
    CLEANUP_FREE uint32_t *all = calloc(selection->step_count + 1, sizeof *all);
    uint32_t files[FILES_MAX];
    size_t distinct = 0, chosen = 0;

    if (all == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t file = result->view[side].steps[selection->steps[i]].file;

        if (distinct == 0 || all[distinct - 1] != file)
            all[distinct++] = file;
    }
    for (; chosen < FILES_MAX && chosen < distinct; chosen++)
        files[chosen] =
            all[distinct <= FILES_MAX ? chosen : chosen * distinct / FILES_MAX];
    const struct launches_query query = {
        .id = result->info[side].id,
        .use_short_name = out->use_short_name,
        .merge_addresses = out->merge_addresses,
        .kernels = kernels,
        .kernel_count = count,
        .files = files,
        .file_count = chosen,
    };
    int failed = set_launches(store, &query, result->budget, add_launch, out, error);
    return failed == -ERROR_MEMORY ? error_set_memory(error) : failed;
}
