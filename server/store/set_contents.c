/* See set_contents.h. */
#include "store/set_contents.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <endian.h>
#include <string.h>
#include <xxhash.h>

#define LABEL_BYTES_MAX ((size_t)1024)

void set_contents_free(struct set_contents *contents)
{
    for (size_t i = 0; i < contents->count; i++)
        free(contents->files[i].name);
    free(contents->files);
    free(contents->summary);
    *contents = (struct set_contents){0};
}

/* What the id hashes of one file: docs/store.md. */
struct id_part {
    int64_t rank;
    unsigned char hash[16];
};

static int compare_parts(const void *a, const void *b)
{
    const struct id_part *x = a, *y = b;

    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return memcmp(x->hash, y->hash, sizeof x->hash);
}

int set_contents_id(const struct set_contents *contents, char id[33], struct error *error)
{
    CLEANUP_FREE struct id_part *parts = calloc(contents->count + 1, sizeof *parts);
    size_t count = 0;

    if (parts == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];

        if (file->is_duplicate)
            continue;
        parts[count].rank = file->rank;
        memcpy(parts[count].hash, file->hash, sizeof parts[count].hash);
        count++;
    }
    qsort(parts, count, sizeof *parts, compare_parts);
    for (size_t i = 0; i < count; i++)
        parts[i].rank = (int64_t)htole64((uint64_t)parts[i].rank);
    _Static_assert(sizeof *parts == 24, "the parts are hashed as they lie");
    XXH128_hash_t hash = XXH3_128bits(parts, count * sizeof *parts);
    text_write_hash((uint64_t[]){hash.low64, hash.high64}, id);
    return 0;
}

char *set_label(const char *label, const char *default_label)
{
    struct buffer text;

    if (label == NULL || label[0] == '\0')
        label = default_label;
    if (label == NULL || label[0] == '\0')
        label = "unnamed";
    buffer_init(&text, LABEL_BYTES_MAX * 3);
    text_append_utf8(&text, label, strnlen(label, LABEL_BYTES_MAX));
    return buffer_take(&text);
}
