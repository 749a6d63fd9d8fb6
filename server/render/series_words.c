/* See series_words.h. */
#include "render/series_words.h"

#include <stdio.h>
#include <string.h>

/* As the pages shorten ids (web/js/state.js). */
#define ID_SHORT 12
#define COMMIT_SHORT 12
#define COMMIT_MOST 60

size_t series_word_left(const struct series_answer *answer, size_t at)
{
    while (at > 1 && answer->sets[at - 1]->times.count == 0)
        at--;
    return at > 0 ? at - 1 : 0;
}

void series_word_link(const struct series_answer *answer, size_t control, size_t test,
                      char out[SERIES_LINK_SIZE])
{
    const struct series_request *request = &answer->request;

    snprintf(out, SERIES_LINK_SIZE, "/%s?control=%.*s&test=%.*s&%s",
             request->layer != NULL ? "tree" : "compare", ID_SHORT,
             answer->sets[control]->info->id, ID_SHORT, answer->sets[test]->info->id,
             request->layer == NULL        ? "exclude=ProfilerStep*"
             : request->by == TREE_BY_HOST ? "by=host"
                                           : "by=device");
}

/* The nearest sets of a level to its end, or to its beginning; in order. */
static size_t nearest(const struct series_answer *answer,
                      const struct series_level *level, bool to_end,
                      size_t out[SERIES_NEAREST])
{
    size_t count = 0, all = level->end - level->begin;

    for (size_t i = 0; i < all && count < SERIES_NEAREST; i++) {
        size_t at = to_end ? level->end - 1 - i : level->begin + i;

        if (answer->sets[at]->times.count > 0)
            out[count++] = at;
    }
    for (size_t i = 0; to_end && i < count / 2; i++) {
        size_t at = out[i];

        out[i] = out[count - 1 - i];
        out[count - 1 - i] = at;
    }
    return count;
}

bool series_word_groups_link(const struct series_answer *answer, size_t change,
                             char out[SERIES_GROUPS_LINK_SIZE])
{
    static const char *const sides[] = {"/compare/recordings?control=", "&test="};
    size_t length = 0;

    for (size_t side = 0; side < 2; side++) {
        size_t found[SERIES_NEAREST];
        size_t count = nearest(answer, &answer->levels[change + side], side == 0, found);

        if (count < 2)
            return false;
        for (size_t i = 0; i < count; i++)
            length += (size_t)snprintf(out + length, SERIES_GROUPS_LINK_SIZE - length,
                                       "%s%.*s", i == 0 ? sides[side] : ",", ID_SHORT,
                                       answer->sets[found[i]]->info->id);
    }
    return true;
}

const char *series_word_fact(enum series_fact fact)
{
    static const char *const words[] = {[SERIES_DEVICES] = "devices",
                                        [SERIES_RANKS] = "ranks",
                                        [SERIES_WORLD_SIZE] = "world_size"};

    return words[fact];
}

/* As long as git shows it, if it is a hash. */
static void write_commit(const struct series_set *set, struct buffer *out)
{
    const struct series_recorded *recorded = &set->times.recorded;
    size_t length = strlen(recorded->commit);
    bool hash =
        length > COMMIT_SHORT && strspn(recorded->commit, "0123456789abcdef") == length;

    buffer_printf(out, "%.*s", hash ? COMMIT_SHORT : COMMIT_MOST, recorded->commit);
    if (recorded->dirty)
        buffer_append_text(out, " (changed)");
    if (recorded->commits_differ)
        buffer_append_text(out, " (and others)");
}

void series_word_commits(const struct series_set *const sets[2], struct buffer *out)
{
    const struct series_recorded *left = &sets[0]->times.recorded;
    const struct series_recorded *right = &sets[1]->times.recorded;

    if (strcmp(left->commit, right->commit) == 0 && left->dirty == right->dirty &&
        !left->commits_differ && !right->commits_differ) {
        buffer_append_text(out, "commit ");
        write_commit(sets[0], out);
        buffer_append_text(out, " on both sides");
        return;
    }
    buffer_append_text(out, "between ");
    write_commit(sets[0], out);
    buffer_append_text(out, " and ");
    write_commit(sets[1], out);
}

void series_word_unprofiled(const struct series_answer *answer, struct buffer *out)
{
    if (answer->lacking != NULL)
        buffer_printf(out,
                      "Not all sets say what 20 or more steps take without the profiler "
                      "(%zu of %zu do; %s does not), so the series is of the recorded "
                      "steps, which the profiler makes longer.",
                      answer->unprofiled, answer->with_values,
                      answer->lacking->info->label);
}

const char *series_word_measure(const struct series_request *request)
{
    static const char *const words[] = {
        [SERIES_STEP_TIME] = "step time",
        [SERIES_GPU_TIME] = "GPU time",
        [SERIES_COMPUTE] = "compute",
        [SERIES_EXPOSED_COMMUNICATION] = "exposed communication",
        [SERIES_EXPOSED_MEMORY] = "exposed memory",
        [SERIES_IDLE] = "idle",
    };

    return request->layer != NULL  ? request->layer
           : request->name != NULL ? request->name
                                   : words[request->measure];
}
