/* See set_suggest.h. The markers of each file are kept until all files are there, since
 * files may turn out to be duplicates. */
#include "store/set/set_suggest.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/set/set_places.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_BYTES_MAX TRACE_NAMES_BYTES
/* A marker that covers less than this part of the best marker's time is not preferred
 * because of its sort. */
#define NEARLY_BEST 0.9
/* The most names and markers that are kept of all files together; if there are more,
 * nothing is suggested. */
#define MARKERS_MAX ((size_t)4 << 20)

void suggesting_init(struct suggestion *suggesting)
{
    strings_init(&suggesting->names, NAMES_BYTES_MAX);
}

void suggesting_free(struct suggestion *suggesting)
{
    strings_free(&suggesting->names);
    free(suggesting->markers);
    free(suggesting->files);
}

/* Room for `more` elements. */
static bool make_room(void **array, size_t count, size_t more, size_t *capacity,
                      size_t size)
{
    size_t wanted = *capacity == 0 ? 64 : *capacity;

    while (wanted < count + more)
        wanted *= 2;
    if (wanted == *capacity)
        return true;
    void *grown = reallocarray(*array, wanted, size);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = wanted;
    return true;
}

int suggesting_add(struct suggestion *suggesting, uint32_t file,
                   const struct trace_recording *recording, struct error *error)
{
    size_t count = recording->marker_count;

    suggesting->has_steps = suggesting->has_steps || recording->has_steps;
    suggesting->too_many =
        suggesting->too_many || count > MARKERS_MAX - suggesting->marker_count;
    if (recording->step_count == 0 || suggesting->has_steps || suggesting->too_many)
        return 0;
    if (!make_room((void **)&suggesting->markers, suggesting->marker_count, count,
                   &suggesting->marker_capacity, sizeof *suggesting->markers) ||
        !make_room((void **)&suggesting->files, suggesting->file_count, 1,
                   &suggesting->file_capacity, sizeof *suggesting->files))
        return error_set_memory(error);
    struct suggestion_file *added = &suggesting->files[suggesting->file_count++];
    *added = (struct suggestion_file){.file = file,
                                      .extent = recording->steps[0].dur,
                                      .begin = suggesting->marker_count,
                                      .end = suggesting->marker_count + count};
    for (size_t i = 0; i < count; i++) {
        const struct trace_marker *marker = &recording->markers[i];
        uint32_t name =
            strings_add(&suggesting->names, strings_text(&recording->names, marker->name),
                        strings_length(&recording->names, marker->name));
        if (name == STRINGS_NONE) /* too many long names, or no memory: only a hint */
            suggesting->too_many = true;
        if (name == STRINGS_NONE)
            return 0;
        suggesting->markers[suggesting->marker_count++] = (struct suggestion_marker){
            name, marker->sort, marker->rows, marker->total, marker->longest};
    }
    return 0;
}

static int compare_files(const void *a, const void *b)
{
    const struct suggestion_file *x = a, *y = b;

    return (x->file > y->file) - (x->file < y->file);
}

void suggesting_drop(struct suggestion *suggesting,
                     const struct set_duplicate_place *places, size_t count)
{
    if (suggesting->file_count == 0)
        return;
    qsort(suggesting->files, suggesting->file_count, sizeof *suggesting->files,
          compare_files);
    for (size_t i = 0; i < count; i++) {
        const struct suggestion_file wanted = {.file = places[i].file};
        struct suggestion_file *found =
            bsearch(&wanted, suggesting->files, suggesting->file_count,
                    sizeof *suggesting->files, compare_files);
        if (found != NULL)
            found->dropped = true;
    }
}

/* ---- all files together ---- */

struct marker_sum {
    size_t files;
    uint8_t sort;
    uint64_t rows;
    int64_t total, longest;
};

struct marker_choice {
    const struct strings *names;
    struct marker_sum *sums; /* by name */
    size_t files;            /* that count */
    int64_t extent;
};

static void free_choice(struct marker_choice *choice)
{
    free(choice->sums);
}

static void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

static void add_file(struct marker_choice *choice, const struct suggestion *suggesting,
                     const struct suggestion_file *file)
{
    choice->files++;
    add_time(&choice->extent, file->extent);
    for (size_t i = file->begin; i < file->end; i++) {
        const struct suggestion_marker *marker = &suggesting->markers[i];
        struct marker_sum *sum = &choice->sums[marker->name];

        sum->files++;
        sum->rows += marker->rows;
        add_time(&sum->total, marker->total);
        sum->longest = marker->longest > sum->longest ? marker->longest : sum->longest;
        sum->sort = marker->sort > sum->sort ? marker->sort : sum->sort;
    }
}

static bool is_possible(const struct marker_choice *choice, const struct marker_sum *sum)
{
    return sum->files == choice->files && sum->total >= choice->extent - sum->total &&
           sum->longest <= sum->total - sum->longest;
}

/* Whether marker `a` comes before `b`. */
static bool is_better(const struct marker_choice *choice, uint32_t a, uint32_t b)
{
    const struct marker_sum *left = &choice->sums[a], *right = &choice->sums[b];
    size_t m = strings_length(choice->names, a), n = strings_length(choice->names, b);

    if (left->sort != right->sort)
        return left->sort < right->sort;
    if (left->total != right->total)
        return left->total > right->total;
    if (m != n)
        return m > n;
    return memcmp(strings_text(choice->names, a), strings_text(choice->names, b), m) < 0;
}

int suggesting_settle(struct suggestion *suggesting, struct error *error)
{
    CLEANUP(free_choice) struct marker_choice choice = {.names = &suggesting->names};
    uint32_t best = STRINGS_NONE, count = suggesting->names.count;
    int64_t most = 0;

    if (suggesting->has_steps || suggesting->too_many)
        return 0;
    choice.sums = calloc((size_t)count + 1, sizeof *choice.sums);
    if (choice.sums == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < suggesting->file_count; i++)
        if (!suggesting->files[i].dropped)
            add_file(&choice, suggesting, &suggesting->files[i]);
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(&choice, &choice.sums[i]) && choice.sums[i].total > most)
            most = choice.sums[i].total;
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(&choice, &choice.sums[i]) &&
            (double)choice.sums[i].total >= NEARLY_BEST * (double)most &&
            (best == STRINGS_NONE || is_better(&choice, i, best)))
            best = i;
    if (best == STRINGS_NONE)
        return 0;
    suggesting->marker = strings_text(&suggesting->names, best);
    suggesting->rows = choice.sums[best].rows;
    return 0;
}
