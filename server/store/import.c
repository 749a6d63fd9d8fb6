/* See import.h. */
#include "store/import.h"

#include "store/adopt.h"
#include "store/set/set_contents.h"

#include <stdlib.h>
#include <string.h>

/* Borrows the texts of the look. */
static int make_contents(const struct set_look *look, struct set_contents *out,
                         struct error *error)
{
    *out = (struct set_contents){.summary = look->summary,
                                 .created = look->created,
                                 .count = look->count,
                                 .unsealed = true};
    out->files = calloc(look->count + 1, sizeof *out->files);
    if (out->files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < look->count; i++) {
        const struct set_look_file *file = &look->files[i];

        out->files[i] = (struct set_contents_file){
            .file = file->file, .name = file->name, .disk_bytes = file->disk_bytes};
        memcpy(out->files[i].disk_hash, file->disk_hash, sizeof file->disk_hash);
    }
    return 0;
}

int store_import_set(struct set_draft *draft, const char *id, const char *label,
                     const struct set_look *look, bool *already_stored,
                     struct error *error)
{
    struct set_contents contents;
    int result = store_check_look(look, id, error);

    if (result == 0)
        result = make_contents(look, &contents, error);
    if (result != 0) {
        set_draft_discard(draft);
        return result;
    }
    result = set_draft_publish_copy(draft, &contents, id, label, already_stored, error);
    free(contents.files);
    return result;
}
