/* See bundle_open.h. */
#include "ingest/bundle_open.h"

#include "base/cleanup.h"
#include "base/log.h"
#include "ingest/bundle.h"
#include "ingest/bundle_unpack.h"
#include "ingest/upload_limits.h"
#include "ingest/worker.h"
#include "store/adopt.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/import.h"
#include "store/place/directory.h"
#include "store/set/set_draft.h"
#include "store/set/set_look.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

struct bundle_opener {
    struct store *store;
    const struct worker_settings *worker;
    const struct bundle_file *file;
    struct progress *progress;
    struct bundle bundle;
    struct set_draft *drafts[BUNDLE_SETS_MAX];
    struct set_look looks[BUNDLE_SETS_MAX];
};

static void release(struct bundle_opener *opening)
{
    for (size_t i = 0; i < BUNDLE_SETS_MAX; i++) {
        set_draft_discard(opening->drafts[i]);
        set_look_free(&opening->looks[i]);
    }
    bundle_free(&opening->bundle);
}

void bundle_opened_free(struct opened_bundle *opened)
{
    regroup_result_free(&opened->sets);
    free(opened->page);
    *opened = (struct opened_bundle){0};
}

static bool has_worker(const struct bundle_opener *opening)
{
    return opening->worker != NULL && opening->worker->host != NULL;
}

static int check_cancelled(const struct bundle_opener *opening, struct error *error)
{
    return opening->progress != NULL && atomic_load(&opening->progress->cancelled)
               ? error_set(error, ERROR_CANCELLED, "cancelled", "cancelled")
               : 0;
}

/* ---- reading ---- */

static int read_head(struct bundle_opener *opening, struct error *error)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, BUNDLE_HEAD_MAX + 1);
    int result =
        has_worker(opening)
            ? worker_bundle_head(opening->worker, opening->file->path,
                                 opening->file->name, opening->progress, &text, error)
            : bundle_unpack_head(opening->file->path, &text, error);
    return result == 0
               ? bundle_read_head(text.bytes, text.length, &opening->bundle, error)
               : result;
}

static bool is_stored(const struct bundle_opener *opening, size_t number)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    const char *id = opening->bundle.sets[number].id;
    struct error ignored;

    return store_find_set(opening->store, id, &info, &ignored) == 0 &&
           strcmp(info.stored_id, id) == 0;
}

static int ask_admission(const struct bundle_opener *opening, struct error *error)
{
    uint64_t wanted = 0;

    if (opening->file->admit == NULL)
        return 0;
    for (size_t i = 0; i < opening->bundle.set_count; i++)
        if (!is_stored(opening, i))
            wanted += opening->bundle.sets[i].bytes;
    return opening->file->admit(opening->file->context, wanted, error);
}

/* Before the first set is unpacked. */
static int check_space(const struct bundle_opener *opening, struct error *error)
{
    uint64_t wanted = 0, left;

    for (size_t i = 0; i < opening->bundle.set_count; i++)
        wanted += opening->bundle.sets[i].bytes;
    if (!store_know_free_bytes(opening->store, &left) ||
        (left >= UPLOAD_DISK_RESERVE && wanted <= left - UPLOAD_DISK_RESERVE))
        return 0;
    return error_set(error, ERROR_SPACE, "disk_full",
                     "its sets take %llu MB, and 1 GiB of the disk must stay free; free "
                     "some space and try again",
                     (unsigned long long)(wanted >> 20));
}

static int unpack_here(struct bundle_opener *opening, size_t number, const char *draft,
                       struct error *error)
{
    CLEANUP_CLOSE int fd = open(draft, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);

    return fd < 0 ? error_set_errno(error, errno, "cannot open the draft")
                  : bundle_unpack_set(opening->file->path, number, fd, draft, NULL,
                                      &opening->looks[number], error);
}

/* Makes the catalogue's checks of a set before any set is stored; an error names the
 * bundle, not a set of this store. */
static int check_look(const struct bundle_opener *opening, size_t number,
                      struct error *error)
{
    const char *id = opening->bundle.sets[number].id;
    char name[BUNDLE_NAME_SIZE];

    if (store_check_look(&opening->looks[number], id, error) == 0)
        return 0;
    bundle_entry_name(id, name);
    return bundle_refuse_set(error, name);
}

static int unpack(struct bundle_opener *opening, size_t number, struct error *error)
{
    int result = check_cancelled(opening, error);

    if (result == 0)
        result = set_draft_make(opening->store, &opening->drafts[number], error);
    if (result != 0)
        return result;
    const char *draft = set_draft_path(opening->drafts[number]);
    result =
        has_worker(opening)
            ? worker_bundle_set(opening->worker, opening->file->path, opening->file->name,
                                number, draft, opening->bundle.sets[number].bytes,
                                opening->progress, &opening->looks[number], error)
            : unpack_here(opening, number, draft, error);
    return result == 0 ? check_look(opening, number, error) : result;
}

static void begin_progress(const struct bundle_opener *opening)
{
    struct progress *progress = opening->progress;
    uint64_t total = 0;

    if (progress == NULL)
        return;
    for (size_t i = 0; i < opening->bundle.set_count; i++)
        total += opening->bundle.sets[i].bytes;
    atomic_store(&progress->bytes_total, total);
    atomic_store(&progress->files_total, (uint32_t)opening->bundle.set_count);
    atomic_store(&progress->stage, PROGRESS_CHECKING);
}

static int unpack_all(struct bundle_opener *opening, struct error *error)
{
    int result = check_space(opening, error);

    if (result == 0)
        result = ask_admission(opening, error);
    begin_progress(opening);
    for (size_t i = 0; result == 0 && i < opening->bundle.set_count; i++) {
        result = unpack(opening, i, error);
        if (result != 0 || opening->progress == NULL)
            continue;
        atomic_fetch_add(&opening->progress->bytes_done, opening->bundle.sets[i].bytes);
        atomic_fetch_add(&opening->progress->files_done, 1);
    }
    return result;
}

/* ---- storing ---- */

static int put_tags(struct bundle_opener *opening, const struct bundle_set *set,
                    struct error *error)
{
    const struct set_tags none = {0};
    const struct set_tags add = {(const char *const *)set->tags, set->tag_count};

    return add.count == 0
               ? 0
               : store_change_tags(opening->store, set->id, true, &none, &add, error);
}

static int store_all(struct bundle_opener *opening, struct regroup_result *out,
                     struct error *error)
{
    int result = 0;

    out->made = calloc(opening->bundle.set_count, sizeof *out->made);
    if (out->made == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < opening->bundle.set_count; i++) {
        const struct bundle_set *set = &opening->bundle.sets[i];
        struct regroup_set *made = &out->made[out->made_count];

        memcpy(made->set_id, set->id, sizeof made->set_id);
        result = store_import_set(TAKE_PTR(opening->drafts[i]), set->id, set->label,
                                  &opening->looks[i], &made->already_stored, error);
        out->made_count += result == 0;
        if (result == 0 && !made->already_stored)
            result = put_tags(opening, set, error);
    }
    return result;
}

static int make_page(const struct bundle_opener *opening, char **page,
                     struct error *error)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)1 << 20);
    bundle_append_page(&opening->bundle, &text);
    *page = buffer_take(&text);
    return *page == NULL ? error_set_memory(error) : 0;
}

int bundle_open(struct store *store, const struct worker_settings *worker,
                const struct bundle_file *file, struct progress *progress,
                struct opened_bundle *out, struct error *error)
{
    CLEANUP(release)
    struct bundle_opener opening = {
        .store = store, .worker = worker, .file = file, .progress = progress};

    *out = (struct opened_bundle){0};
    int result = read_head(&opening, error);
    if (result == 0)
        result = unpack_all(&opening, error);
    if (result == 0)
        result = make_page(&opening, &out->page, error);
    if (result == 0)
        result = store_all(&opening, &out->sets, error);
    if (result != 0) {
        regroup_result_take_back(store, &out->sets);
        if (strncmp(error->message, file->name, strlen(file->name)) != 0)
            error_prefix(error, "%.200s", file->name);
        return result;
    }
    if (progress != NULL)
        atomic_store(&progress->stage, PROGRESS_DONE);
    return 0;
}
