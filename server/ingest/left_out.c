/* See left_out.h. */
#include "ingest/left_out.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/log.h"
#include "base/text.h"
#include "store/catalogue/left_out.h"

#include <stdlib.h>
#include <string.h>

#define NAME_BYTES_MAX ((size_t)1 << 20)

/* For programs. */
static const char *left_out_kind(enum left_out_reason why)
{
    static const char *const kinds[] = {[LEFT_OUT_LINK] = "symbolic_link",
                                        [LEFT_OUT_SPECIAL] = "not_a_file",
                                        [LEFT_OUT_ALONE] = "no_trace_beside"};

    return kinds[why];
}

const char *left_out_words(enum left_out_reason why)
{
    static const char *const words[] = {
        [LEFT_OUT_LINK] = "a symbolic link (links are not followed)",
        [LEFT_OUT_SPECIAL] = "not a regular file",
        [LEFT_OUT_ALONE] = "the trace that it is named after is not beside it"};

    return words[why];
}

static json_t *make_item(const struct left_out_entry *entry)
{
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_BYTES_MAX);
    text_append_utf8(&name, entry->name, strlen(entry->name));
    return buffer_failed(&name)
               ? NULL
               : json_pack("{s:s, s:s%}", "kind", left_out_kind(entry->why), "file",
                           name.bytes, name.length);
}

json_t *left_out_list(const struct left_out_files *left_out)
{
    json_t *list = json_array();

    for (size_t i = 0; i < left_out->listed && i < LEFT_OUT_LISTED_MAX; i++) {
        if (json_array_append_new(list, make_item(&left_out->entries[i])) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

void left_out_free(struct left_out_files *left_out)
{
    for (size_t i = 0; i < left_out->listed; i++)
        free(left_out->entries[i].name);
    free(left_out->entries);
    *left_out = (struct left_out_files){0};
}

void left_out_note(struct store *store, const char *set_id, bool is_new,
                   struct left_out_files *files, struct left_out_files *out)
{
    struct error error = {0};

    *out = *files;
    *files = (struct left_out_files){0};
    if (out->count == 0 && is_new)
        return; /* a new set has no such entries */
    json_t *names = left_out_list(out);
    int failed = names == NULL
                     ? error_set_memory(&error)
                     : store_note_left_out(store, set_id, out->count, names, &error);
    json_decref(names);
    if (failed != 0)
        log_warning("the list of left-out files was not saved: %s", error.message);
}
