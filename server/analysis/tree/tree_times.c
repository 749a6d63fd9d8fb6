/* See tree_times.h. */
#include "analysis/tree/tree_times.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct path {
    const char *names[TREE_PATH_NAMES_MAX];
    size_t lengths[TREE_PATH_NAMES_MAX];
    size_t count;
};

static int read_path(const char *text, struct path *out, struct error *error)
{
    static const size_t between = sizeof TREE_PATH_BETWEEN - 1;

    out->count = 0;
    for (const char *from = text, *end; from != NULL;
         from = end == NULL ? NULL : end + between) {
        end = strstr(from, TREE_PATH_BETWEEN);
        size_t length = end == NULL ? strlen(from) : (size_t)(end - from);

        if (length == 0 || out->count == TREE_PATH_NAMES_MAX)
            return error_set(error, ERROR_PARAMETER, "bad_layer",
                             "layer: between one and %d names of frames with \"%s\" "
                             "between them, such as Block #3 / Attention",
                             TREE_PATH_NAMES_MAX, TREE_PATH_BETWEEN);
        out->names[out->count] = from;
        out->lengths[out->count++] = length;
    }
    return 0;
}

int tree_path_check(const char *path, struct error *error)
{
    struct path read;

    return read_path(path, &read, error);
}

/* ---- the frames that are meant ---- */

static bool is_named(const struct tree *tree, const struct tree_node *node,
                     const char *name, size_t length)
{
    size_t of = strings_length(&tree->names, node->name);
    char number[16] = "";

    if (length < of || memcmp(strings_text(&tree->names, node->name), name, of) != 0)
        return false;
    if (length == of)
        return true;
    if (node->number == TREE_NONE)
        return false;
    snprintf(number, sizeof number, " #%u", node->number);
    return strlen(number) == length - of && memcmp(number, name + of, length - of) == 0;
}

/* By node: how many names of the path it and the frames above it have; all of them: it
 * matches, or is below a match. Nodes come after those above them. */
static uint8_t *match(const struct tree *tree, const struct path *path,
                      struct budget *budget)
{
    uint8_t *matched = calloc(tree->count + 1, sizeof *matched);

    for (size_t i = 1; matched != NULL && i < tree->count && !budget_is_over(budget);
         i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint8_t above = matched[node->parent];

        matched[i] = above;
        if (above < path->count &&
            is_named(tree, node, path->names[above], path->lengths[above]))
            matched[i]++;
    }
    return matched;
}

/* ---- their times ---- */

struct path_times {
    const struct tree_side *side;
    struct path path;
    enum tree_measure by;
    struct budget *budget;
    struct tree_times *out;
};

/* By step of the file: its sample in the selection; owned by the caller. */
static size_t *find_samples(const struct tree_side *side, const struct tree_batch *taken)
{
    size_t first = set_view_first_step(&side->view, taken->file), steps = 0;

    for (size_t i = taken->from; i < taken->until; i++)
        if (side->selection.steps[i] - first >= steps)
            steps = side->selection.steps[i] - first + 1;
    size_t *found = calloc(steps + 1, sizeof *found);
    for (size_t i = taken->from; found != NULL && i < taken->until; i++)
        found[side->selection.steps[i] - first] = i;
    return found;
}

static bool take_recording(void *context, const struct tree_batch *taken)
{
    struct path_times *timing = context;
    const struct tree_build *build = taken->build;
    CLEANUP_FREE uint8_t *matched = match(&build->tree, &timing->path, timing->budget);
    CLEANUP_FREE size_t *samples = find_samples(timing->side, taken);

    if (matched == NULL || samples == NULL)
        return false;
    timing->out->has_device_rows |= build->tree.device_rows > 0;
    for (size_t i = 1; i < build->tree.count && !timing->out->found; i++)
        timing->out->found = matched[i] == timing->path.count;
    for (size_t i = 0; i < build->sample_count; i++) {
        const struct tree_sample *sample = &build->samples[i];

        if (budget_is_over_at(timing->budget, i))
            return false;
        if (matched[sample->node] != timing->path.count)
            continue;
        int64_t *sum = &timing->out->of[samples[sample->step]];
        *sum =
            statistics_add(*sum, timing->by == TREE_BY_HOST ? sample->self : sample->own);
    }
    return true;
}

int tree_times_read(struct store *store, struct tree_side *side, const char *path,
                    enum tree_measure by, struct budget *budget, struct tree_times *out,
                    struct error *error)
{
    struct path_times timing = {.side = side, .by = by, .budget = budget, .out = out};

    *out = (struct tree_times){0};
    int result = read_path(path, &timing.path, error);
    if (result != 0)
        return result;
    out->of = calloc(side->selection.step_count + 1, sizeof *out->of);
    if (out->of == NULL)
        return error_set_memory(error);
    return tree_run_again(store, side, 1, TREE_MODULES, budget, take_recording, &timing,
                          error);
}

void tree_times_free(struct tree_times *times)
{
    free(times->of);
    *times = (struct tree_times){0};
}
