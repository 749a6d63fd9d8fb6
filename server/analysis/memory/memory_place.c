/* See memory_place.h. */
#include "analysis/memory/memory_place.h"
#include "analysis/tree/tree_walk.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* By node of the recording's tree; parents come first. */
struct tree_cut {
    const struct tree *tree;
    uint32_t *cut;  /* the node that the path of this one ends at */
    bool *is_below; /* a module or `backward` is at or above it */
    bool *is_cut;   /* and an operator below the last of them */
    bool *needed;
    uint32_t *frame;
};

static void tree_cut_free(struct tree_cut *cutting)
{
    free(cutting->cut);
    free(cutting->is_below);
    free(cutting->is_cut);
    free(cutting->needed);
    free(cutting->frame);
}

static int tree_cut_make(const struct tree *tree, struct tree_cut *out,
                         struct error *error)
{
    *out = (struct tree_cut){.tree = tree,
                             .cut = calloc(tree->count, sizeof *out->cut),
                             .is_below = calloc(tree->count, sizeof *out->is_below),
                             .is_cut = calloc(tree->count, sizeof *out->is_cut),
                             .needed = calloc(tree->count, sizeof *out->needed),
                             .frame = calloc(tree->count, sizeof *out->frame)};
    return out->cut == NULL || out->is_below == NULL || out->is_cut == NULL ||
                   out->needed == NULL || out->frame == NULL
               ? error_set_memory(error)
               : 0;
}

/* A path is cut after the first operator below its last module or `backward`. */
static void cut_paths(struct tree_cut *cutting, struct budget *budget)
{
    const struct tree *tree = cutting->tree;

    for (uint32_t i = 1; i < tree->count && !budget_is_over_at(budget, i); i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint32_t above = node->parent;

        cutting->cut[i] = i;
        if (node->sort == TREE_MODULE || node->sort == TREE_BACKWARD) {
            cutting->is_below[i] = true;
            continue;
        }
        cutting->is_below[i] = cutting->is_below[above];
        cutting->is_cut[i] = cutting->is_cut[above] ||
                             (cutting->is_below[i] && node->sort == TREE_OPERATOR);
        if (cutting->is_cut[above])
            cutting->cut[i] = cutting->cut[above];
    }
}

/* Adds the frames of instants, and all modules: the names of a class depend on how many
 * modules it has. */
static bool add_frames(struct tree_cut *cutting, struct memory_frames *frames)
{
    const struct tree *tree = cutting->tree;
    CLEANUP_FREE uint32_t *names = calloc((size_t)tree->names.count + 1, sizeof *names);

    if (names == NULL)
        return false;
    memset(names, 0xff, tree->names.count * sizeof *names);
    for (size_t i = tree->count; i-- > 1;) {
        cutting->needed[i] |= tree->nodes[i].sort == TREE_MODULE;
        if (cutting->needed[i])
            cutting->needed[tree->nodes[i].parent] = true;
    }
    for (size_t i = 1; i < tree->count && !frames->failed; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over(frames->memory.budget))
            return false;
        if (!cutting->needed[i])
            continue;
        if (names[node->name] == MEMORY_NONE)
            names[node->name] =
                memory_frames_name(frames, strings_text(&tree->names, node->name),
                                   strings_length(&tree->names, node->name));
        const struct memory_frame frame = {.parent = cutting->frame[node->parent],
                                           .name = names[node->name],
                                           .number = node->number,
                                           .sort = node->sort};
        cutting->frame[i] = memory_frames_child(frames, &frame);
    }
    return !frames->failed;
}

int memory_place(const struct trace_recording *recording, const char *marker,
                 const uint32_t *order, struct memory_frames *frames, uint32_t *out,
                 struct error *error)
{
    struct budget *budget = frames->memory.budget;
    CLEANUP(tree_build_free) struct tree_build build;
    CLEANUP(tree_cut_free) struct tree_cut cutting = {0};
    CLEANUP_FREE bool *chosen = calloc((size_t)recording->step_count + 1, sizeof *chosen);
    const struct tree_input input = {.recording = recording,
                                     .chosen = chosen,
                                     .marker = marker,
                                     .level = TREE_MODULES,
                                     .instants = order,
                                     .node_of_instant = out,
                                     .is_frames_alone = true};

    tree_build_init(&build, budget);
    int status =
        chosen == NULL ? error_set_memory(error) : tree_walk(&input, &build, error);
    if (status == 0)
        status = tree_cut_make(&build.tree, &cutting, error);
    if (status != 0)
        return status;
    cut_paths(&cutting, budget);
    for (uint32_t i = 0; i < recording->memory_count && !budget_is_over_at(budget, i);
         i++) {
        out[i] = cutting.cut[out[i]];
        cutting.needed[out[i]] = true;
    }
    if (!add_frames(&cutting, frames))
        return budget_or_memory(budget, error);
    for (uint32_t i = 0; i < recording->memory_count && !budget_is_over_at(budget, i);
         i++)
        out[i] = cutting.frame[out[i]];
    return budget_look(budget, error);
}
