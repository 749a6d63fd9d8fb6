/* See memory_frames.h. */
#include "analysis/memory/memory_frames.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)1 << 30)
/* Of a longer path, at most this many of the last names, and bytes of them, are shown. */
#define SHOWN_MAX 256
#define SHOWN_BYTES_MAX ((size_t)8 << 10)

void memory_frames_init(struct memory_frames *frames, struct budget *budget)
{
    *frames = (struct memory_frames){.memory = {.budget = budget}};
    strings_init_counted(&frames->names, NAMES_MAX, budget);
    tree_map_init(&frames->places, &frames->memory);
    tree_map_init(&frames->classes, &frames->memory);
    uint32_t name =
        memory_frames_name(frames, MEMORY_NO_FRAME, sizeof MEMORY_NO_FRAME - 1);
    const struct memory_frame root = {MEMORY_NONE, name,        TREE_NONE,
                                      TREE_ROOT,   MEMORY_ROOT, 0};
    memory_frames_child(frames, &root);
}

void memory_frames_free(struct memory_frames *frames)
{
    strings_free(&frames->names);
    free(frames->items);
    tree_map_free(&frames->places);
    tree_map_free(&frames->classes);
    budget_share_return(&frames->memory);
}

uint32_t memory_frames_name(struct memory_frames *frames, const char *text, size_t length)
{
    uint32_t id = strings_add(&frames->names, text, length);

    frames->failed |= id == STRINGS_NONE;
    return id;
}

/* Notes the number of an instance of a class. */
static bool note_instance(struct memory_frames *frames, const struct memory_frame *frame)
{
    if (frame->number == TREE_NONE)
        return true;
    uint32_t *highest = tree_map_at(&frames->classes, frame->parent, frame->name);
    if (highest == NULL)
        return false;
    if (frame->number >= *highest)
        *highest = frame->number + 1;
    return true;
}

uint32_t memory_frames_child(struct memory_frames *frames,
                             const struct memory_frame *wanted)
{
    uint32_t *place =
        frames->failed
            ? NULL
            : tree_map_at(&frames->places, (uint64_t)wanted->parent << 32 | wanted->name,
                          (uint64_t)wanted->number << 8 | wanted->sort);
    size_t before = frames->capacity;

    if (place != NULL && *place != 0)
        return *place - 1;
    if (place == NULL || frames->count >= MEMORY_NONE - 1 ||
        !ARRAY_RESERVE(frames->items, frames->capacity, frames->count + 1) ||
        budget_share_take(&frames->memory,
                          (frames->capacity - before) * sizeof *frames->items,
                          NULL) != 0 ||
        !note_instance(frames, wanted)) {
        frames->failed = true;
        return MEMORY_NONE;
    }
    uint32_t number = (uint32_t)frames->count++;
    struct memory_frame *frame = &frames->items[number];
    *frame = *wanted;
    if (wanted->sort == TREE_MODULE || wanted->sort == TREE_BACKWARD)
        frame->module = number;
    else
        frame->module =
            number == MEMORY_ROOT ? number : frames->items[frame->parent].module;
    if (number != MEMORY_ROOT)
        frame->hash = hash_number(frame->number,
                                  hash_bytes(strings_text(&frames->names, frame->name),
                                             strings_length(&frames->names, frame->name),
                                             frames->items[frame->parent].hash));
    *place = number + 1;
    return number;
}

uint32_t *memory_frames_add(struct memory_frames *into, const struct memory_frames *from)
{
    CLEANUP_FREE uint32_t *names = calloc((size_t)from->names.count + 1, sizeof *names);
    CLEANUP_FREE uint32_t *places = calloc(from->count + 1, sizeof *places);

    if (names == NULL || places == NULL || from->failed)
        return NULL;
    for (uint32_t i = 0; i < from->names.count && !into->failed; i++) {
        if (budget_is_over(into->memory.budget))
            return NULL;
        names[i] = memory_frames_name(into, strings_text(&from->names, i),
                                      strings_length(&from->names, i));
    }
    for (size_t i = 1; i < from->count && !into->failed; i++) {
        struct memory_frame frame = from->items[i];

        if (budget_is_over(into->memory.budget))
            return NULL;
        frame.parent = places[frame.parent];
        frame.name = names[frame.name];
        places[i] = memory_frames_child(into, &frame);
    }
    return into->failed ? NULL : TAKE_PTR(places);
}

static void append_name(const struct memory_frames *frames, uint32_t number, bool numbers,
                        struct buffer *out)
{
    const struct memory_frame *frame = &frames->items[number];

    buffer_append(out, strings_text(&frames->names, frame->name),
                  strings_length(&frames->names, frame->name));
    if (numbers && frame->number != TREE_NONE &&
        tree_map_find(&frames->classes, frame->parent, frame->name) > 1)
        buffer_printf(out, " #%u", frame->number);
}

void memory_frames_append_path(const struct memory_frames *frames, uint32_t frame,
                               bool numbers, struct buffer *out)
{
    uint32_t path[SHOWN_MAX];
    size_t count = 0, bytes = 0;

    if (frame == MEMORY_ROOT)
        buffer_append_text(out, MEMORY_NO_FRAME);
    for (; frame != MEMORY_ROOT && count < SHOWN_MAX;
         frame = frames->items[frame].parent) {
        bytes += strings_length(&frames->names, frames->items[frame].name);
        if (bytes > SHOWN_BYTES_MAX && count > 0)
            break;
        path[count++] = frame;
    }
    if (frame != MEMORY_ROOT)
        buffer_printf(out, "…%08" PRIx64 " / ", frames->items[frame].hash >> 32);
    while (count-- > 0) {
        append_name(frames, path[count], numbers, out);
        if (count > 0)
            buffer_append_text(out, " / ");
    }
}
