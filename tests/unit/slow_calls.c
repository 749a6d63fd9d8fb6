/* See slow_calls.h. */
#include "slow_calls.h"
#include "recording_text.h"

#include <stdlib.h>
#include <string.h>

/* The sample of a row, by the step that it belongs to; UINT32_MAX: none. */
static uint32_t sample_of(const struct slow_file *file, uint32_t row)
{
    const struct trace_recording *recording = file->naive.recording;

    if (file->sample_of_step[0] != UINT32_MAX)
        return file->sample_of_step[0];
    for (uint32_t step = 1; step < recording->step_count; step++)
        if (recording->steps[step].number == slow_step_of(file, row))
            return file->sample_of_step[step];
    return UINT32_MAX;
}

static struct slow_calls *find(struct slow_calls **list, size_t *count, const char *name,
                               bool is_work)
{
    for (size_t i = 0; i < *count; i++)
        if ((*list)[i].is_work == is_work && strcmp((*list)[i].name, name) == 0)
            return &(*list)[i];
    *list = realloc(*list, (*count + 1) * sizeof **list);
    struct slow_calls *made = &(*list)[(*count)++];
    *made = (struct slow_calls){.is_work = is_work};
    strcpy(made->name, name);
    return made;
}

/* "Rows of one name directly below each other are one call; each further one below the
 * same row is another." */
static bool is_one_with_above(const struct slow_names *names, int side, int at,
                              const struct slow_file *file, uint32_t row)
{
    if (!slow_is_same(names, side, at, row))
        return false;
    for (uint32_t other = 0; other < file->naive.recording->events.count; other++)
        if (file->above[other] == file->above[row] && slow_is_call(file, other) &&
            slow_is_same(names, side, at, other) && slow_stands_before(file, other, row))
            return false;
    return true;
}

struct slow_calls *slow_calls_make(const struct slow_side sides[2],
                                   const struct slow_naming naming[2], size_t *count)
{
    struct slow_calls *list = NULL;
    struct slow_names names;

    *count = 0;
    slow_names_make(sides, naming, &names);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < sides[side].file_count; i++) {
            const struct slow_file *file = &sides[side].files[i];
            const struct trace_recording *recording = file->naive.recording;

            for (uint32_t row = 0; row < recording->events.count; row++) {
                bool is_work = row_op(recording, row)->side == TRACE_DEVICE;
                uint32_t sample = sample_of(file, row);
                char name[SLOW_NAME];

                if ((!is_work && !slow_is_call(file, row)) || sample == UINT32_MAX)
                    continue;
                slow_name_of(&names, side, i, row, name);
                struct slow_calls *calls =
                    find(&list, count, is_work ? name : slow_path_name(name), is_work);
                calls->calls[side][sample] +=
                    is_work || !is_one_with_above(&names, side, i, file, row);
                calls->spent[side][sample] += file->naive.self[row];
            }
        }
    slow_names_free(&names);
    return list;
}
