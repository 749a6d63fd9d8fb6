/* See set_draft.h. */
#include "store/set/set_draft.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/seal.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/catalog_sets.h"
#include "store/catalogue/seals.h"
#include "store/catalogue/set_info.h"
#include "store/place/directory.h"
#include "store/place/spool.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"
#include "store/set/set_contents.h"
#include "store/set/set_digest.h"
#include "store/set/set_file.h"
#include "store/set/set_summary.h"
#include "store/set/stored_files.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

struct set_draft {
    struct store *store;
    char *path;           /* in spool/; NULL once it was renamed */
    int fd;               /* holds the lock that keeps the sweep away */
    const char *expected; /* the id that it must have; NULL: any */
};

int set_draft_make(struct store *store, struct set_draft **out, struct error *error)
{
    *out = NULL;
    if (store->mode == STORE_READ_ONLY)
        return error_set(error, ERROR_FORBIDDEN, "read_only",
                         "this tracediff runs read-only");
    struct set_draft *draft = calloc(1, sizeof *draft);
    if (draft == NULL)
        return error_set_memory(error);
    draft->store = store;
    int result = spool_create(store, &draft->path, &draft->fd, error);
    if (result == 0)
        *out = draft;
    else
        free(draft);
    return result;
}

const char *set_draft_path(const struct set_draft *draft)
{
    return draft->path;
}

void set_draft_expect(struct set_draft *draft, const char *id)
{
    draft->expected = id;
}

void set_draft_discard(struct set_draft *draft)
{
    if (draft == NULL)
        return;
    if (draft->path != NULL)
        unlink(draft->path);
    close(draft->fd);
    free(draft->path);
    free(draft);
}

/* ---- publishing ---- */

static uint32_t big_endian(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
           bytes[3];
}

static int bad_draft(struct error *error)
{
    return error_set(error, ERROR_INTERNAL, "bad_draft",
                     "the file that was written is not a set");
}

/* Checks that the path is still our file, and has the header of a set file of ours. */
static int check_file(const struct set_draft *draft, struct error *error)
{
    unsigned char header[100] = {0};
    struct stat held, named;

    if (fstat(draft->fd, &held) != 0 || lstat(draft->path, &named) != 0)
        return error_set_errno(error, errno, "cannot look at the new set");
    if (named.st_ino != held.st_ino || named.st_dev != held.st_dev ||
        pread(draft->fd, header, sizeof header, 0) != (ssize_t)sizeof header ||
        memcmp(header, "SQLite format 3", 16) != 0 ||
        big_endian(header + 60) < SET_VERSION_OLDEST || /* the file of a bundle */
        big_endian(header + 60) > SET_VERSION ||
        big_endian(header + 68) != SET_APPLICATION_ID)
        return bad_draft(error);
    return 0;
}

static int derive_id(const struct set_draft *draft, const struct set_contents *contents,
                     char id[33], struct error *error)
{
    int result = set_contents_id(contents, id, error);

    if (result != 0 || draft->expected == NULL || strcmp(draft->expected, id) == 0)
        return result;
    return error_set(error, ERROR_CONFLICT, "trace_changed",
                     "the traces of set %s have changed", draft->expected);
}

/* No seal is made of zeros. */
static bool is_known(const struct seal *seal)
{
    return !seal_equal(seal, &(const struct seal){{0}});
}

static struct catalog_file *list_files(const struct set_contents *contents)
{
    struct catalog_file *files = calloc(contents->count + 1, sizeof *files);

    for (size_t i = 0; files != NULL && i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];

        files[i] = (struct catalog_file){.file = file->file,
                                         .name = file->name,
                                         .disk_bytes = file->disk_bytes,
                                         .sealed = !contents->unsealed ||
                                                   is_known(&file->disk_seal),
                                         .disk_seal = file->disk_seal};
        memcpy(files[i].disk_hash, file->disk_hash, sizeof files[i].disk_hash);
    }
    return files;
}

/* Inside a catalogue transaction: renames the file and lists it. If that fails, the new
 * file of a listed set stays: the old file was damaged, and is gone. */
static int publish(struct set_draft *draft, const struct set_contents *contents,
                   const struct catalog_set *set, bool was_listed, struct error *error)
{
    struct store *store = draft->store;
    CLEANUP_FREE char *path = store_set_path(store, set->id);
    CLEANUP_FREE struct catalog_file *files = list_files(contents);

    if (path == NULL || files == NULL)
        return error_set_memory(error);
    if (rename(draft->path, path) != 0)
        return error_set_errno(error, errno, "cannot move the new set into place");
    free(TAKE_PTR(draft->path));
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = catalog_put_set(store, set, files, contents->count, error);
    if (result != 0 && !was_listed)
        unlink(path);
    return result;
}

static int update_label(struct store *store, const char *id, const char *label,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&store->catalog, "sql/set_relist", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_text(&update, ":id", id);
    statement_bind_text(&update, ":label", label);
    statement_bind_int64(&update, ":now", clock_unix_seconds());
    return statement_run(&update, error);
}

/* Inside a catalogue transaction: gives a set that was copied here the seal of the first
 * traces that are read for it. */
static int take_seal(struct store *store, const struct set_contents *contents,
                     const struct catalog_set *set, struct error *error)
{
    CLEANUP_FREE struct catalog_file *files = list_files(contents);

    return files == NULL ? error_set_memory(error)
                         : seals_put_set(store, set, files, contents->count, error);
}

/* Inside a catalogue transaction: publishes the file unless the set is there. */
static int publish_or_relist(struct set_draft *draft, const struct set_contents *contents,
                             struct catalog_set *set, bool labelled, bool *already_stored,
                             struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int sealed, found = catalog_get_set(draft->store, set->id, &known, error);

    if (found <= 0)
        return found < 0 ? found : publish(draft, contents, set, false, error);
    /* Without a seal there is nothing to compare or store. */
    sealed = !set->sealed
                 ? 1
                 : seals_check_set(draft->store, set->id, known.label, &set->seal, error);
    if (sealed < 0)
        return sealed;
    if (store_verify_set(draft->store, set->id, NULL, NULL) != 0 ||
        store_lacks_counters(draft->store, set->id)) {
        /* Its file is damaged, gone or has less: the row knows more. */
        set->created = known.created;
        set->label = labelled ? set->label : known.label;
        return publish(draft, contents, set, true, error);
    }
    int result = sealed == 1 ? 0 : take_seal(draft->store, contents, set, error);
    *already_stored = result == 0;
    if (result != 0)
        return result;
    return update_label(draft->store, set->id, labelled ? set->label : NULL, error);
}

static int flush(const struct set_draft *draft, struct stat *status, struct error *error)
{
    return (fsync(draft->fd) != 0 || fstat(draft->fd, status) != 0)
               ? error_set_errno(error, errno, "cannot flush the new set")
               : 0;
}

static void discard(struct set_draft **draft)
{
    set_draft_discard(*draft);
}

int set_draft_publish(struct set_draft *given, const struct set_contents *contents,
                      const char *label, const char *default_label, char id[33],
                      bool *already_stored, struct error *error)
{
    CLEANUP(discard) struct set_draft *draft = given;
    CLEANUP_FREE char *name = set_label(label, default_label);
    struct stat status;
    struct seal seal;

    *already_stored = false;
    id[0] = '\0';
    int result = name == NULL ? error_set_memory(error) : 0;
    if (result == 0 && !summary_is_valid(contents->summary))
        result = bad_draft(error);
    if (result == 0)
        result = check_file(draft, error);
    if (result == 0)
        result = digest_seal(draft->fd, error);
    if (result == 0)
        result = flush(draft, &status, error);
    if (result == 0)
        result = derive_id(draft, contents, id, error);
    if (result == 0)
        result = set_contents_seal(contents, &draft->store->seal_key, &seal, error);
    if (result == 0)
        result = catalog_begin(draft->store, error);
    if (result == 0) {
        struct catalog_set set = {.id = id,
                                  .label = name,
                                  .summary = contents->summary,
                                  .created = contents->created,
                                  .stored_bytes = (uint64_t)status.st_size,
                                  .sealed = !contents->unsealed,
                                  .seal = seal};
        bool labelled = label != NULL && label[0] != '\0';

        result = catalog_end(
            draft->store,
            publish_or_relist(draft, contents, &set, labelled, already_stored, error),
            error);
    }
    if (result != 0)
        id[0] = '\0';
    return result;
}

/* ---- copies ---- */

/* Inside a catalogue transaction: lists the file unless the set is there. */
static int list_copy(struct set_draft *draft, const struct set_contents *contents,
                     const struct catalog_set *set, bool *already_stored,
                     struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int found = catalog_get_set(draft->store, set->id, &known, error);

    if (found <= 0)
        return found < 0 ? found : publish(draft, contents, set, false, error);
    if (store_verify_set(draft->store, set->id, NULL, NULL) < 0)
        return error_set(
            error, ERROR_CONFLICT, "set_damaged",
            "\"%.200s\" (%.8s) is stored here, and its file is damaged; repair "
            "it (tracediff verify --repair) or remove it, and try again",
            known.label, set->id);
    *already_stored = true;
    return update_label(draft->store, set->id, NULL, error);
}

int set_draft_publish_copy(struct set_draft *given, const struct set_contents *contents,
                           const char *id, const char *label, bool *already_stored,
                           struct error *error)
{
    CLEANUP(discard) struct set_draft *draft = given;
    CLEANUP_FREE char *name = set_label(label, NULL);
    struct stat status;

    *already_stored = false;
    int result = name == NULL ? error_set_memory(error) : check_file(draft, error);
    if (result == 0)
        result = flush(draft, &status, error);
    if (result == 0)
        result = catalog_begin(draft->store, error);
    if (result != 0)
        return result;
    const struct catalog_set set = {.id = id,
                                    .label = name,
                                    .summary = contents->summary,
                                    .created = contents->created,
                                    .stored_bytes = (uint64_t)status.st_size};
    return catalog_end(draft->store,
                       list_copy(draft, contents, &set, already_stored, error), error);
}
