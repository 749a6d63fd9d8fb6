/* See set_contents.h. */
#include "store/set/set_contents.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/seal.h"
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

/* The part of one file that the id hashes (docs/store.md), and its seal. */
struct file_identity {
    int64_t rank;
    unsigned char hash[16];
    struct seal seal;
};

/* Two files with the same hash have the same bytes: see ingest/duplicates.h. */
static int compare_parts(const void *a, const void *b)
{
    const struct file_identity *x = a, *y = b;

    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return memcmp(x->hash, y->hash, sizeof x->hash);
}

/* Lists them for the files that count, in order, ranks in little-endian. NULL: no
 * memory. */
static struct file_identity *list_parts(const struct set_contents *contents,
                                        size_t *count)
{
    struct file_identity *parts = calloc(contents->count + 1, sizeof *parts);

    *count = 0;
    for (size_t i = 0; parts != NULL && i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];
        struct file_identity *part = &parts[*count];

        if (file->is_duplicate)
            continue;
        *part = (struct file_identity){.rank = file->rank, .seal = file->seal};
        memcpy(part->hash, file->hash, sizeof part->hash);
        (*count)++;
    }
    if (parts != NULL)
        qsort(parts, *count, sizeof *parts, compare_parts);
    for (size_t i = 0; i < *count; i++)
        parts[i].rank = (int64_t)htole64((uint64_t)parts[i].rank);
    return parts;
}

int set_contents_id(const struct set_contents *contents, char id[33], struct error *error)
{
    size_t count, length = 0;
    CLEANUP_FREE struct file_identity *parts = list_parts(contents, &count);
    CLEANUP_FREE unsigned char *bytes = malloc(count * 24 + 1);

    if (parts == NULL || bytes == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++, length += 24) {
        memcpy(bytes + length, &parts[i].rank, 8);
        memcpy(bytes + length + 8, parts[i].hash, 16);
    }
    XXH128_hash_t hash = XXH3_128bits(bytes, length);
    text_write_hash((uint64_t[]){hash.low64, hash.high64}, id);
    return 0;
}

int set_contents_seal(const struct set_contents *contents, const struct seal_key *key,
                      struct seal *out, struct error *error)
{
    size_t count;
    CLEANUP_FREE struct file_identity *parts = list_parts(contents, &count);
    struct sealer *sealer = sealer_new(key);

    _Static_assert(sizeof *parts == 56, "the parts are sealed as they lie");
    if (parts != NULL && sealer != NULL) {
        sealer_add(sealer, parts, count * sizeof *parts);
        sealer_finish(sealer, out);
    }
    bool made = parts != NULL && sealer != NULL;
    sealer_free(sealer);
    return made ? 0 : error_set_memory(error);
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
