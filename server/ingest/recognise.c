/* See recognise.h. */
#include "ingest/recognise.h"

#include "base/cleanup.h"
#include "store/catalogue/seals.h"
#include "store/set/stored_files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#include <xxhash.h>

#define BLOCK ((size_t)256 << 10)

static void free_sealer(struct sealer **sealer)
{
    sealer_free(*sealer);
}

static void free_state(XXH3_state_t **state)
{
    XXH3_freeState(*state);
}

int ingest_hash_file(const struct store *store, const struct ingest_file *file,
                     struct progress *progress, struct stored_file_key *key,
                     struct error *error)
{
    CLEANUP_CLOSE int fd = open(file->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    CLEANUP_FREE unsigned char *block = malloc(BLOCK);
    CLEANUP(free_state) XXH3_state_t *state = XXH3_createState();
    CLEANUP(free_sealer) struct sealer *sealer = sealer_new(store_seal_key(store));
    ssize_t got;

    if (fd < 0)
        return error_set_errno(error, errno, "%s", file->name);
    if (block == NULL || state == NULL || sealer == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(state);
    key->disk_bytes = 0;
    while ((got = read(fd, block, BLOCK)) != 0) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set_errno(error, errno, "%s", file->name);
        if (progress != NULL && atomic_load(&progress->cancelled))
            return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
        XXH3_128bits_update(state, block, (size_t)got);
        sealer_add(sealer, block, (size_t)got);
        key->disk_bytes += (uint64_t)got;
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    key->disk_hash[0] = hash.low64;
    key->disk_hash[1] = hash.high64;
    sealer_finish(sealer, &key->disk_seal);
    key->name = file->name;
    return 0;
}

int ingest_recognise(struct store *store, const struct ingest_list *list,
                     const uint64_t *sizes, struct progress *progress,
                     struct budget *budget, char set_id[33], struct error *error)
{
    set_id[0] = '\0';
    for (size_t i = 0; i < list->count; i++) {
        bool stored = false;
        int result = store_has_file_size(store, sizes[i], &stored, error);

        if (result != 0 || !stored)
            return result;
    }
    CLEANUP_FREE struct stored_file_key *keys = calloc(list->count, sizeof *keys);
    if (keys == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->count; i++) {
        int result = ingest_hash_file(store, &list->files[i], progress, &keys[i], error);

        if (result == -(int)ERROR_IO)
            return 0; /* reading the file will report the error */
        if (result != 0)
            return result;
    }
    return store_find_set_of_files(store, keys, list->count, budget, set_id, error);
}
