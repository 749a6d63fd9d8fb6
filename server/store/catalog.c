#include "store/catalog.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/text.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- catalog sets ---- */

/* Runs a statement whose only parameter is the id of a set. */
static int run_for_set(struct store *store, const char *path, const char *id,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = statement_of(&store->catalog, path);

    statement_bind_text(&statement, ":id", id);
    return statement_run(&statement, error);
}

static void bind_seal(struct statement *statement, const char *parameter, bool known,
                      const struct seal *seal)
{
    if (known)
        statement_bind_blob(statement, parameter, seal, sizeof *seal);
    else
        statement_bind_null(statement, parameter);
}

/* Replaces the files of a set by these. */
static int catalog_put_files(struct store *store, const char *id,
                             const struct set_contents *contents, struct error *error)
{
    const struct seal none = {{0}}; /* no seal is made of zeros */
    CLEANUP_STATEMENT struct statement insert =
        statement_of(&store->catalog, "sql/catalog_put_file");
    int result = run_for_set(store, "sql/catalog_delete_files", id, error);
    for (size_t i = 0; result == 0 && i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];

        statement_bind_text(&insert, ":id", id);
        statement_bind_int64(&insert, ":file", file->file);
        statement_bind_text(&insert, ":name", file->name);
        statement_bind_int64(&insert, ":disk_bytes", (int64_t)file->disk_bytes);
        statement_bind_blob(&insert, ":disk_hash", file->disk_hash,
                            sizeof file->disk_hash);
        bind_seal(&insert, ":disk_seal",
                  !contents->unsealed || !seal_equal(&file->disk_seal, &none),
                  &file->disk_seal);
        result = statement_run(&insert, error);
    }
    return result;
}

int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct set_contents *contents, struct error *error)
{
    CLEANUP_STATEMENT struct statement insert =
        statement_of(&store->catalog, "sql/catalog_put_set");

    statement_bind_text(&insert, ":id", set->id);
    statement_bind_text(&insert, ":label", set->label);
    statement_bind_text(&insert, ":summary", set->summary);
    statement_bind_int64(&insert, ":created", set->created);
    statement_bind_int64(&insert, ":stored_bytes", (int64_t)set->stored_bytes);
    statement_bind_int64(&insert, ":now", clock_unix_seconds());
    bind_seal(&insert, ":seal", set->sealed, &set->seal);
    int result = statement_run(&insert, error);
    if (result == 0)
        result = run_for_set(store, "sql/catalog_put_facts", set->id, error);
    return result == 0 ? catalog_put_files(store, set->id, contents, error) : result;
}

int catalog_delete_set(struct store *store, const char *id, struct error *error)
{
    return run_for_set(store, "sql/catalog_delete_set", id, error);
}

/* ---- the key ---- */

static int draw_key(struct seal_key *key, struct error *error)
{
    unsigned char *bytes = (unsigned char *)key;

    for (size_t at = 0; at < sizeof *key;) {
        size_t left = sizeof *key - at;

        if (getentropy(bytes + at, left < 256 ? left : 256) != 0)
            return error_set_errno(error, errno,
                                   "cannot get random numbers for a new store");
        at += left < 256 ? left : 256;
    }
    return 0;
}

/* 1: it is there; 0: it is not. */
static int read_key(struct store *store, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&store->catalog, "sql/catalog_seal_key");
    size_t length = 0;
    int result = statement_step(&select, error);
    if (result != 1)
        return result;
    const void *bytes = statement_blob(&select, 0, &length);
    if (length != sizeof store->seal_key)
        return database_damaged(store->catalog.name, "the key of the seals", error);
    memcpy(&store->seal_key, bytes, length);
    return 1;
}

static int put_key(struct store *store, struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&store->catalog, "sql/catalog_put_seal_key");
    struct seal_key key;
    int result = draw_key(&key, error);
    if (result != 0)
        return result;
    statement_bind_blob(&put, ":bytes", &key, sizeof key);
    return statement_run(&put, error);
}

/* Reads the key of the store's seals from the catalogue; makes the key first if there is
 * none. */
static int seals_open(struct store *store, struct error *error)
{
    int found = read_key(store, error);

    if (found != 0)
        return found < 0 ? found : 0;
    int result = put_key(store, error); /* unless another process was first */
    if (result == 0)
        result = read_key(store, error);
    return result < 0 ? result : 0;
}

const struct seal_key *store_seal_key(const struct store *store)
{
    return &store->seal_key;
}

/* ---- of sets ---- */

/* The seal of a set that the catalogue has; false: it has none. */
static int read_seal(struct store *store, const char *id, struct seal *out, bool *sealed,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&store->catalog, "sql/catalog_set_seal");
    size_t length = 0;

    *sealed = false;
    statement_bind_text(&select, ":id", id);
    int result = statement_step(&select, error);
    if (result != 1 || statement_is_null(&select, 0))
        return result < 0 ? result : 0;
    const void *bytes = statement_blob(&select, 0, &length);
    if (length != sizeof *out)
        return database_damaged(store->catalog.name, "the seal of a set", error);
    memcpy(out, bytes, length);
    *sealed = true;
    return 0;
}

int seals_check_set(struct store *store, const char *id, const char *label,
                    const struct seal *seal, struct error *error)
{
    struct seal known;
    bool sealed;
    int result = read_seal(store, id, &known, &sealed, error);

    if (result != 0)
        return result;
    if (!sealed || seal_equal(&known, seal))
        return sealed;
    return error_set(
        error, ERROR_CONFLICT, "other_content",
        "these are not the traces that the set \"%.80s\" (%s) was made from, "
        "though their hashes are the same. That does not happen by chance: check where "
        "the files come from",
        label, id);
}

int seals_put_set(struct store *store, const struct catalog_set *set,
                  const struct set_contents *contents, struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&store->catalog, "sql/catalog_put_seal");

    statement_bind_text(&update, ":id", set->id);
    statement_bind_blob(&update, ":seal", &set->seal, sizeof set->seal);
    int result = statement_run(&update, error);
    return result == 0 ? catalog_put_files(store, set->id, contents, error) : result;
}

/* ---- opening ---- */

/* 0 for an empty database, which may become a catalogue. */
static int read_version(struct database *catalog, int32_t *version, struct error *error)
{
    CLEANUP_STATEMENT struct statement statement =
        statement_of(catalog, "sql/schema_count");
    int result = statement_step(&statement, error);

    *version = 0;
    if (result < 0)
        return result;
    if (statement_int64(&statement, 0) == 0)
        return 0;
    return database_check_kind(catalog, "main", CATALOG_APPLICATION_ID, CATALOG_VERSION,
                               version, CATALOG_NAME, error);
}

/* Runs the numbered migrations that the catalogue lacks. */
static int migrate(struct database *catalog, struct error *error)
{
    int32_t version;
    int result = read_version(catalog, &version, error);

    if (result != 0 || version == CATALOG_VERSION)
        return result;
    result = database_execute(catalog, "BEGIN IMMEDIATE", error);
    if (result == 0)
        result = read_version(catalog, &version, error); /* another process came first? */
    for (int32_t next = version + 1; result == 0 && next <= CATALOG_VERSION; next++) {
        char path[64];

        snprintf(path, sizeof path, "sql/catalog_%d", (int)next);
        result = database_run_script(catalog, path, error);
    }
    if (result == 0)
        result = database_execute(catalog, "COMMIT", error);
    database_rollback(catalog);
    return result;
}

static int no_catalog(struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "no_catalog",
                     "the data directory holds no catalogue of this version; run "
                     "tracediff ingest or tracediff serve there once");
}

static int open_read_only(struct store *store, const char *path, struct error *error)
{
    int32_t version = 0;

    if (access(path, R_OK) != 0)
        return errno == ENOENT ? no_catalog(error)
                               : error_set(error, ERROR_IO, "data_not_readable",
                                           "%s is not readable: %s; choose another "
                                           "place with --data",
                                           path, strerror(errno));
    int result =
        database_open(&store->catalog, path, "mode=ro", CATALOG_NAME, NULL, error);

    if (result == 0)
        result = read_version(&store->catalog, &version, error);
    if (result == -ERROR_DATABASE && strcmp(error->slug, "database_error") == 0) {
        /* In a directory that this process may not write, SQLite cannot make the index of
         * the log. */
        database_close(&store->catalog);
        result = database_open(&store->catalog, path, "mode=ro&immutable=1", CATALOG_NAME,
                               NULL, error);
        if (result == 0)
            result = read_version(&store->catalog, &version, error);
    }
    if (result == 0 && version != CATALOG_VERSION)
        result = no_catalog(error);
    return result;
}

/* Lets only the owner read the catalogue and SQLite's files next to it, which get the
 * catalogue's mode when they are made. Does not open existing files, because closing them
 * would drop the locks of another connection. */
static void make_private(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    cleanup_close(&made); /* if this failed, SQLite will say why */
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        CLEANUP_FREE char *name = owned_printf("%s%s", path, endings[i]);
        struct stat status;

        if (stat(name, &status) == 0 && (status.st_mode & 077) != 0 &&
            chmod(name, status.st_mode & 0700) != 0)
            log_warning("others may read %s%s: %s", CATALOG_NAME, endings[i],
                        strerror(errno));
    }
}

int catalog_open(struct store *store, struct error *error)
{
    CLEANUP_FREE char *path = directory_join(store->directory, CATALOG_NAME);
    struct error local = {0};

    if (store->mode == STORE_READ_ONLY)
        return open_read_only(store, path, error == NULL ? &local : error);
    reserve_make(store);
    reserve_give_up(store, RESERVE_TO_OPEN);
    make_private(path);
    int result =
        database_open(&store->catalog, path, "mode=rwc", CATALOG_NAME, NULL, error);
    int32_t version;
    if (result == 0) /* refuse a foreign file before changing anything in it */
        result = read_version(&store->catalog, &version, error);
    if (result == 0)
        result = database_execute(&store->catalog, "PRAGMA journal_mode = WAL", error);
    if (result == 0)
        result = database_execute(&store->catalog, "PRAGMA synchronous = FULL", error);
    if (result == 0)
        result = migrate(&store->catalog, error);
    if (result == 0)
        result = seals_open(store, error);
    if (result == 0 && (store->mode == STORE_OWNER || store->mode == STORE_FOLLOWER))
        result =
            database_open(&store->reader, path, "mode=ro", CATALOG_NAME, NULL, error);
    return result;
}

/* ---- transactions ---- */

static struct database *begin(struct store *store, struct database *catalog,
                              const char *sql)
{
    pthread_mutex_lock(catalog == &store->reader ? &store->reader_mutex : &store->mutex);
    catalog->owner = store;
    catalog->failure = (struct error){0};
    /* Without memory, an earlier ROLLBACK may have failed; this makes up for it. */
    database_rollback(catalog);
    database_do(catalog, sql);
    return catalog;
}

struct database *catalog_read(struct store *store)
{
    return begin(store, store->reader.handle != NULL ? &store->reader : &store->catalog,
                 "BEGIN");
}

struct database *catalog_write(struct store *store)
{
    if (store->mode != STORE_READ_ONLY)
        return begin(store, &store->catalog, "BEGIN IMMEDIATE");
    struct database *catalog = catalog_read(store);
    (void)error_set(database_failure(catalog), ERROR_FORBIDDEN, "read_only",
                    "this tracediff runs read-only");
    return catalog;
}

int catalog_commit(struct database *catalog, struct error *error)
{
    int result =
        database_result(catalog, error); /* also of JSON, which COMMIT does not ask */

    if (result != 0)
        return result;
    database_do(catalog, "COMMIT");
    return database_result(catalog, error);
}

void catalog_leave(struct database **catalog)
{
    struct store *store = (*catalog)->owner;

    database_rollback(*catalog);
    (*catalog)->budget = NULL;
    pthread_mutex_unlock(*catalog == &store->reader ? &store->reader_mutex
                                                    : &store->mutex);
}

int catalog_begin(struct store *store, struct error *error)
{
    struct database *catalog = catalog_write(store);
    int result = database_result(catalog, error);

    if (result != 0)
        catalog_leave(&catalog);
    return result;
}

int catalog_end(struct store *store, int result, struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = &store->catalog;

    return result == 0 ? catalog_commit(catalog, error) : result;
}

/* ---- retention ---- */

#define HOUR ((int64_t)3600)
#define DAY (24 * HOUR)
#define LONGEST (36525 * DAY)

/* ---- "30d" ---- */

bool retention_parse(const char *text, int64_t *seconds)
{
    static const char units[] = "hdw";
    static const int64_t lengths[] = {HOUR, DAY, 7 * DAY};
    char digits[8];
    int64_t number;
    size_t length = strspn(text, "0123456789");
    const char *unit = text[length] == '\0' ? NULL : strchr(units, text[length]);

    if (length == 0 || length >= sizeof digits || unit == NULL ||
        text[length + 1] != '\0')
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (!text_to_int64(digits, &number) || number == 0)
        return false;
    *seconds = number * lengths[unit - units];
    return *seconds <= LONGEST;
}

void retention_write(int64_t seconds, char out[RETENTION_TEXT_SIZE])
{
    bool days = seconds % DAY == 0;
    int64_t number = seconds / (days ? DAY : HOUR);

    snprintf(out, RETENTION_TEXT_SIZE, "%lld %s%s", (long long)number,
             days ? "day" : "hour", number == 1 ? "" : "s");
}

/* ---- changing ---- */

/* Runs a statement with up to two parameters. */
static void run(struct database *catalog, const char *path, const char *const names[2],
                const int64_t values[2])
{
    CLEANUP_STATEMENT struct statement statement = statement_of(catalog, path);

    for (int i = 0; i < 2 && names[i] != NULL; i++)
        statement_bind_int64(&statement, names[i], values[i]);
    statement_put(&statement);
}

/* Notes the clock. If the clock went implausibly far, no set is removed for a day. */
static int note_clock(struct store *store, int64_t seen, int64_t now, struct error *error)
{
    int64_t step = llabs(now - seen);
    bool notice = seen != 0 && step > RETENTION_NOTICE_SECONDS;

    if (seen != 0 && step < HOUR)
        return 0;
    if (notice)
        log_warning("--keep: the clock is %lld hours %s than at the last check for old "
                    "sets; no set is removed for a day",
                    (long long)(step / HOUR), now > seen ? "later" : "earlier");
    CLEANUP(catalog_leave) struct database *catalog = catalog_write(store);
    run(catalog, "sql/retention_clock", (const char *[]){":now", ":notice"},
        (int64_t[]){now, notice});
    return catalog_commit(catalog, error);
}

static int put_time(struct store *store, int64_t seconds, int64_t now,
                    struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_write(store);

    if (seconds > 0)
        run(catalog, "sql/retention_put", (const char *[]){":seconds", ":now"},
            (int64_t[]){seconds, now});
    else
        run(catalog, "sql/retention_delete", (const char *[]){NULL, NULL},
            (int64_t[]){0, 0});
    return catalog_commit(catalog, error);
}

int retention_set(struct store *store, int64_t seconds, int64_t now, struct error *error)
{
    struct retention_forecast forecast;
    int result = put_time(store, seconds, now, error);

    if (result == 0)
        result = retention_look(store, now, &forecast, error);
    return result == 0 && forecast.seen != 0
               ? note_clock(store, forecast.seen, now, error)
               : result;
}

static int retire(struct store *store, int64_t now, size_t *count, struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_write(store);
    const char *const at[] = {":now", NULL};
    const int64_t values[] = {now, 0};

    run(catalog, "sql/retired_put", at, values);
    run(catalog, "sql/sets_retire", at, values);
    *count = (size_t)sqlite3_changes(catalog->handle);
    run(catalog, "sql/retired_trim", (const char *[]){":count", NULL},
        (int64_t[]){RETENTION_REMEMBERED, 0});
    return catalog_commit(catalog, error);
}

int retention_apply(struct store *store, int64_t now, size_t *count, struct error *error)
{
    struct retention_forecast forecast;
    size_t gone = 0;
    int result = retention_look(store, now, &forecast, error);

    if (forecast.going > 0)
        reserve_give_up(store, RESERVE_TO_CHANGE); /* noting the clock takes room, too */
    if (result == 0)
        result = note_clock(store, forecast.seen, now, error);
    if (result == 0 && forecast.going > 0)
        result = retire(store, now, &gone, error);
    if (count != NULL)
        *count = result == 0 ? gone : 0;
    return result;
}

/* ---- looking ---- */

int retention_look(struct store *store, int64_t until, struct retention_forecast *out,
                   struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/retention_forecast");

    *out = (struct retention_forecast){0};
    statement_bind_int64(&select, ":until", until);
    if (statement_next(&select))
        *out = (struct retention_forecast){
            (uint64_t)statement_int64(&select, 0), (uint64_t)statement_int64(&select, 1),
            (uint64_t)statement_int64(&select, 2), statement_int64(&select, 3),
            statement_int64(&select, 4)};
    return database_result(catalog, error);
}

int retention_tell_removed(struct database *catalog, const char *prefix,
                           const char *label, const char *shown, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/retired_find");
    char when[21], kept[RETENTION_TEXT_SIZE];

    statement_bind_text(&select, ":prefix", prefix);
    statement_bind_text(&select, ":label", label);
    int result = statement_step(&select, error);
    if (result != 1)
        return result;
    clock_format_utc(statement_int64(&select, 1), when);
    retention_write(statement_int64(&select, 2), kept);
    error_set(error, ERROR_NOT_FOUND, "unknown_set",
              "the set \"%s\" (%.200s) was removed on %s, because this server keeps "
              "sets for %s; pinned ones stay",
              shown, statement_text(&select, 0, NULL), when, kept);
    return 1;
}

/* ---- jobs ---- */

#define JOBS_KEPT 1000
#define JOBS_BYTES_MAX ((size_t)64 << 20)

int store_save_job(struct store *store, const char *id, const char *json,
                   struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_write(store);
    CLEANUP_STATEMENT struct statement insert = statement_of(catalog, "sql/job_put");
    CLEANUP_STATEMENT struct statement trim = statement_of(catalog, "sql/job_trim");

    statement_bind_text(&insert, ":id", id);
    statement_bind_text(&insert, ":json", json);
    statement_bind_int64(&insert, ":created", clock_unix_seconds());
    statement_put(&insert);
    statement_bind_int64(&trim, ":keep", JOBS_KEPT);
    statement_put(&trim);
    return catalog_commit(catalog, error);
}

static int collect_jobs(struct store *store, unsigned limit, struct buffer *out,
                        struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/jobs_list");

    statement_bind_int64(&select, ":limit", limit);
    while (statement_next(&select)) {
        const char *json = statement_text(&select, 0, NULL);

        buffer_append(out, json, strlen(json) + 1);
    }
    return buffer_failed(out) ? error_set_memory(error) : database_result(catalog, error);
}

int store_list_jobs(struct store *store, unsigned limit,
                    int (*each)(void *context, const char *json), void *context,
                    struct error *error)
{
    CLEANUP_BUFFER struct buffer texts; /* each with its NUL */

    buffer_init(&texts, JOBS_BYTES_MAX);
    int result = collect_jobs(store, limit, &texts, error);
    for (size_t i = 0; result == 0 && i < texts.length; i += strlen(texts.bytes + i) + 1)
        result = each(context, texts.bytes + i);
    return result;
}
