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

/* Bytes that `user` (NULL: anybody) has announced and that are not stored yet. */
static uint64_t on_the_way(struct uploads *uploads, const char *user)
{
    uint64_t bytes = 0;

    pthread_mutex_lock(&uploads->mutex);
    for (const struct upload *upload = uploads->newest; upload != NULL;
         upload = upload->older) {
        int state = atomic_load(&upload->state);
        /* The job of a committed upload has a reference until the job has ended. */
        bool waits =
            state == UPLOAD_OPEN || (state == UPLOAD_COMMITTED && upload->references > 1);

        if (waits && (user == NULL || strcmp(upload->user, user) == 0))
            bytes += upload_bytes(upload) + atomic_load(&upload->more);
    }
    pthread_mutex_unlock(&uploads->mutex);
    return bytes;
}

/* 1.50 GB, as the pages write sizes. */
static void write_size(uint64_t bytes, char *out, size_t size)
{
    static const char *const units[] = {"bytes", "kB", "MB", "GB", "TB"};
    double number = (double)bytes;
    size_t unit = 0;

    while (number >= 999.5 && unit + 1 < sizeof units / sizeof units[0]) {
        number /= 1000;
        unit++;
    }
    snprintf(out, size, "%.*f %s",
             unit == 0 || number >= 100 ? 0
             : number >= 10             ? 1
                                        : 2,
             number, bytes == 1 ? "byte" : units[unit]);
}

/* 20G, as the option takes it. */
static void write_option(uint64_t bytes, char *out, size_t size)
{
    static const char units[] = "KMGT";
    size_t unit = 0;

    while (unit < sizeof units - 1 && bytes % 1024 == 0) {
        bytes /= 1024;
        unit++;
    }
    snprintf(out, size, "%llu%.1s", (unsigned long long)bytes,
             unit == 0 ? "" : units + unit - 1);
}

static void take_use(struct quota_use *out, const struct store_usage *used)
{
    if (out->allowed == 0)
        return;
    out->stored = used->bytes;
    out->sets = used->sets;
    out->left = out->allowed > out->stored ? out->allowed - out->stored : 0;
    out->left = out->left > out->coming ? out->left - out->coming : 0;
}

static bool is_named(const char *user)
{
    return user != NULL && *user != '\0';
}

int quota_look(struct uploads *uploads, const char *user, struct quota_use *each,
               struct quota_use *all, struct error *error)
{
    const struct quota *quota = &uploads->quota;
    struct store_usage of_all, of_user;

    *each = (struct quota_use){.allowed = is_named(user) ? quota->each : 0};
    *all = (struct quota_use){.allowed = quota->all};
    if (each->allowed == 0 && all->allowed == 0)
        return 0;
    /* First, so that an upload that is being stored counts twice rather than not at all.
     */
    each->coming = each->allowed == 0 ? 0 : on_the_way(uploads, user);
    all->coming = all->allowed == 0 ? 0 : on_the_way(uploads, NULL);
    int result = store_used_bytes(uploads->store, user, &of_all, &of_user, error);
    if (result != 0)
        return result;
    take_use(each, &of_user);
    take_use(all, &of_all);
    return 0;
}

static int check_one(const struct quota_use *use, const char *user, uint64_t bytes,
                     struct error *error)
{
    char most[32], option[32], stored[32], size[32];
    char coming[64] = "", left[48] = "nothing is", more[80] = "";

    if (use->allowed == 0 || (use->left > 0 && bytes <= use->left))
        return 0;
    write_size(use->allowed, most, sizeof most);
    write_option(use->allowed, option, sizeof option);
    write_size(use->stored, stored, sizeof stored);
    if (use->coming > 0) {
        write_size(use->coming, size, sizeof size);
        snprintf(coming, sizeof coming, ", %s on the way", size);
    }
    if (use->left > 0) {
        write_size(use->left, size, sizeof size);
        snprintf(left, sizeof left, "%s are", size);
    }
    if (bytes > 0) {
        write_size(bytes, size, sizeof size);
        snprintf(more, sizeof more, ", and this upload needs %s", size);
    }
    return error_set(error, ERROR_LIMIT, "quota_reached",
                     "%s may store %s (--quota%s %s): %s are stored%s, so %s left%s; "
                     "delete sets (what they take is free ten minutes later), send "
                     "compressed traces (.json.gz), or ask the owner of the server for a "
                     "larger quota",
                     user != NULL ? user : "All together", most,
                     user != NULL ? "" : "-total", option, stored, coming, left, more);
}

int quota_check(struct uploads *uploads, const char *user, uint64_t bytes,
                struct error *error)
{
    struct quota_use each, all;
    int result = quota_look(uploads, user, &each, &all, error);

    if (result == 0)
        result = check_one(&each, user, bytes, error);
    return result == 0 ? check_one(&all, NULL, bytes, error) : result;
}
