/* See rows_load.h. */
#include "analysis/data/rows_load.h"
#include "store/set/set_load.h"
#include "store/set/set_view.h"

#include <stdlib.h>

static int load_files(struct store *store, const struct set_view *view, int64_t rank,
                      const struct rows_options *options, struct rows_loaded *out,
                      struct error *error)
{
    size_t count;
    const struct set_file *const *files = set_view_find_rank(view, rank, &count);

    out->recordings = calloc(count + 1, sizeof *out->recordings);
    if (out->recordings == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        int result = (options->with_arguments ? set_load_kept : set_load_recording)(
            store, view->id, files[i]->file, options->budget, &out->recordings[i], error);
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
    int result = load_files(store, view, rank, options, out, error);
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
