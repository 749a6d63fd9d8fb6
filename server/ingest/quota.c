/* See quota.h. */
#include "ingest/quota.h"

#include "ingest/upload.h"
#include "store/used.h"

#include <stdio.h>
#include <string.h>

void quota_set(struct uploads *uploads, const struct quota *quota)
{
    uploads->quota = *quota;
}

/* Announced, and not stored yet, by `user` (NULL: by anybody). */
static uint64_t on_the_way(struct uploads *uploads, const char *user)
{
    uint64_t bytes = 0;

    pthread_mutex_lock(&uploads->mutex);
    for (const struct upload *upload = uploads->newest; upload != NULL;
         upload = upload->older) {
        int state = atomic_load(&upload->state);
        /* The job of a committed one has a reference until it has ended. */
        bool waits =
            state == UPLOAD_OPEN || (state == UPLOAD_COMMITTED && upload->references > 1);

        if (waits && (user == NULL || strcmp(upload->user, user) == 0))
            for (size_t i = 0; i < upload->count; i++)
                bytes += upload->files[i].size;
    }
    pthread_mutex_unlock(&uploads->mutex);
    return bytes;
}

/* 1.5 GiB */
static void write_size(uint64_t bytes, char *out, size_t size)
{
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    double number = (double)bytes;
    size_t unit = 0;

    while (number >= 1024 && unit + 1 < sizeof units / sizeof units[0]) {
        number /= 1024;
        unit++;
    }
    snprintf(out, size, "%.*f %s", unit == 0 ? 0 : 1, number, units[unit]);
}

/* `user`: as in on_the_way(). */
static int check_one(struct uploads *uploads, const char *user, uint64_t limit,
                     uint64_t bytes, struct error *error)
{
    char most[32], used[32], coming[32], more[32];
    uint64_t stored;
    /* First, so that an upload that is being stored counts twice rather than not. */
    uint64_t way = on_the_way(uploads, user);
    int result = store_used_bytes(uploads->store, user, &stored, error);

    if (result != 0)
        return result;
    uint64_t free_bytes = limit > stored ? limit - stored : 0;
    free_bytes = free_bytes > way ? free_bytes - way : 0;
    if (free_bytes > 0 && bytes <= free_bytes)
        return 0;
    write_size(limit, most, sizeof most);
    write_size(stored, used, sizeof used);
    write_size(way, coming, sizeof coming);
    write_size(bytes, more, sizeof more);
    return error_set(
        error, ERROR_LIMIT, "quota_reached",
        "%s may store %s (--quota%s): %s are stored, %s on the way, and this "
        "would add %s; delete sets (what they take is free ten minutes later) "
        "or send compressed traces (.json.gz)",
        user != NULL ? user : "all together", most, user != NULL ? "" : "-total", used,
        coming, more);
}

int quota_check(struct uploads *uploads, const char *user, uint64_t bytes,
                struct error *error)
{
    const struct quota *quota = &uploads->quota;
    int result = 0;

    if (quota->each > 0 && user != NULL && *user != '\0')
        result = check_one(uploads, user, quota->each, bytes, error);
    if (result == 0 && quota->all > 0)
        result = check_one(uploads, NULL, quota->all, bytes, error);
    return result;
}
