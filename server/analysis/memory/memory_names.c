/* See memory_names.h. */
#include "analysis/memory/memory_names.h"
#include "base/cleanup.h"

#include <stdlib.h>

void memory_names_free(struct memory_names *names)
{
    memory_frames_free(&names->frames);
    memory_frames_free(&names->folded);
    free(names->folded_of);
    for (size_t i = 0; i < MEMORY_SIDES; i++)
        free(names->frame_of[i]);
}

/* The path of the module of each frame; `backward` counts as one. */
static bool fold(struct memory_names *names)
{
    const struct memory_frames *frames = &names->frames;
    struct memory_frames *folded = &names->folded;

    names->folded_of = calloc(frames->count + 1, sizeof *names->folded_of);
    CLEANUP_FREE uint32_t *own = calloc(frames->count + 1, sizeof *own);
    CLEANUP_FREE bool *needed = calloc(frames->count + 1, sizeof *needed);
    if (names->folded_of == NULL || own == NULL || needed == NULL)
        return false;
    for (size_t i = frames->count; i-- > 1;) {
        needed[i] |= frames->items[i].module == i;
        needed[frames->items[i].parent] |= needed[i];
    }
    for (size_t i = 1; i < frames->count && !folded->failed; i++) {
        struct memory_frame frame = frames->items[i];

        if (budget_is_over(folded->memory.budget))
            return false;
        if (needed[i]) {
            frame.parent = own[frame.parent];
            frame.name =
                memory_frames_name(folded, strings_text(&frames->names, frame.name),
                                   strings_length(&frames->names, frame.name));
            frame.number = TREE_NONE;
            own[i] = memory_frames_child(folded, &frame);
        }
        names->folded_of[i] = own[frames->items[i].module];
    }
    return !folded->failed;
}

int memory_names_make(const struct memory_sums *const *sums, size_t sides,
                      struct budget *budget, struct memory_names *out,
                      struct error *error)
{
    bool fine = true;

    *out = (struct memory_names){0};
    memory_frames_init(&out->frames, budget);
    memory_frames_init(&out->folded, budget);
    for (size_t i = 0; i < sides && fine; i++) {
        out->frame_of[i] = memory_frames_add(&out->frames, &sums[i]->frames);
        fine = out->frame_of[i] != NULL;
    }
    return fine && fold(out) ? 0 : budget_or_memory(budget, error);
}
