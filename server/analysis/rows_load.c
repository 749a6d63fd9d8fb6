/* See rows_load.h. */
#include "analysis/rows_load.h"
#include "base/cleanup.h"

#include <stdlib.h>

static int compare_spans(const void *a, const void *b)
{
    const struct set_file *left = *(const struct set_file *const *)a;
    const struct set_file *right = *(const struct set_file *const *)b;

    return (left->span > right->span) - (left->span < right->span);
}

static int load_files(struct store *store, const struct set_view *view, int64_t rank,
                      struct budget *budget, struct rows_loaded *out, struct error *error)
{
    CLEANUP_FREE const struct set_file **files =
        calloc(view->file_count + 1, sizeof *files);
    size_t count = 0;

    out->recordings = calloc(view->file_count + 1, sizeof *out->recordings);
    if (files == NULL || out->recordings == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        if (view->files[i].rank == rank)
            files[count++] = &view->files[i];
    qsort(files, count, sizeof *files, compare_spans);
    for (size_t i = 0; i < count; i++) {
        int result = set_load_recording(store, view->id, files[i]->file, budget,
                                        &out->recordings[i], error);
        if (result != 0)
            return result;
        out->count++;
    }
    return 0;
}

int rows_load(struct store *store, const struct set_view *view, int64_t rank,
              const struct rows_options *options, struct rows_loaded *out,
              struct error *error)
{
    *out = (struct rows_loaded){0};
    int result = load_files(store, view, rank, options->budget, out, error);
    if (result == 0)
        result = rows_make(rank, out->recordings, out->count, options, &out->rows, error);
    if (result != 0)
        rows_unload(out);
    return result;
}

void rows_unload(struct rows_loaded *loaded)
{
    rows_free(&loaded->rows);
    for (size_t i = 0; i < loaded->count; i++)
        trace_recording_free(loaded->recordings[i]);
    free(loaded->recordings);
    *loaded = (struct rows_loaded){0};
}
