/* Which marker a set without steps suggests (semantics section 3): see set_build.h. The
 * files come one by one; a marker must be possible in every file that has rows. */
#include "base/cleanup.h"
#include "store/set_build.h"

#include <string.h>

#define NAMES_BYTES_MAX ((size_t)1 << 30)
/* A marker that covers less of what the best covers is not preferred for its sort. */
#define NEARLY_BEST 0.9

void suggesting_init(struct suggesting *suggesting)
{
    strings_init(&suggesting->names, NAMES_BYTES_MAX);
}

void suggesting_free(struct suggesting *suggesting)
{
    strings_free(&suggesting->names);
    free(suggesting->markers);
}

static void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

static bool make_room(struct suggesting *suggesting)
{
    if (suggesting->names.count < suggesting->capacity)
        return true;
    uint32_t capacity = suggesting->capacity == 0 ? 256 : suggesting->capacity * 2;
    struct suggested *markers =
        reallocarray(suggesting->markers, capacity, sizeof *markers);
    if (markers == NULL)
        return false;
    suggesting->markers = markers;
    suggesting->capacity = capacity;
    return true;
}

static bool add_marker(struct suggesting *suggesting,
                       const struct trace_recording *recording,
                       const struct trace_marker *marker)
{
    uint32_t known = suggesting->names.count;

    if (!make_room(suggesting))
        return false;
    uint32_t id =
        strings_add(&suggesting->names, strings_text(&recording->names, marker->name),
                    strings_length(&recording->names, marker->name));
    if (id == STRINGS_NONE)
        return false;
    struct suggested *sum = &suggesting->markers[id];
    if (id == known)
        *sum = (struct suggested){0};
    sum->files++;
    sum->rows += marker->rows;
    add_time(&sum->total, marker->total);
    sum->longest = marker->longest > sum->longest ? marker->longest : sum->longest;
    sum->sort = marker->sort > sum->sort ? marker->sort : sum->sort;
    return true;
}

int suggesting_add(struct suggesting *suggesting, const struct trace_recording *recording,
                   struct error *error)
{
    suggesting->has_steps = suggesting->has_steps || recording->has_steps;
    if (recording->step_count == 0 || suggesting->has_steps)
        return 0;
    suggesting->files++;
    add_time(&suggesting->extent, recording->steps[0].dur);
    for (uint32_t i = 0; i < recording->marker_count; i++)
        if (!add_marker(suggesting, recording, &recording->markers[i]))
            return error_set_memory(error);
    return 0;
}

static bool is_possible(const struct suggesting *suggesting,
                        const struct suggested *marker)
{
    return marker->files == suggesting->files &&
           marker->total >= suggesting->extent - marker->total &&
           marker->longest <= marker->total - marker->longest;
}

/* Whether marker `a` comes before `b`. */
static bool is_better(const struct suggesting *suggesting, uint32_t a, uint32_t b)
{
    const struct suggested *left = &suggesting->markers[a];
    const struct suggested *right = &suggesting->markers[b];
    size_t m = strings_length(&suggesting->names, a);
    size_t n = strings_length(&suggesting->names, b);

    if (left->sort != right->sort)
        return left->sort < right->sort;
    if (left->total != right->total)
        return left->total > right->total;
    if (m != n)
        return m > n;
    return memcmp(strings_text(&suggesting->names, a),
                  strings_text(&suggesting->names, b), m) < 0;
}

const char *suggesting_choose(const struct suggesting *suggesting, uint64_t *rows)
{
    uint32_t best = STRINGS_NONE, count = suggesting->names.count;
    int64_t most = 0;

    if (suggesting->has_steps)
        return NULL;
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(suggesting, &suggesting->markers[i]) &&
            suggesting->markers[i].total > most)
            most = suggesting->markers[i].total;
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(suggesting, &suggesting->markers[i]) &&
            (double)suggesting->markers[i].total >= NEARLY_BEST * (double)most &&
            (best == STRINGS_NONE || is_better(suggesting, i, best)))
            best = i;
    if (best == STRINGS_NONE)
        return NULL;
    *rows = suggesting->markers[best].rows;
    return strings_text(&suggesting->names, best);
}
