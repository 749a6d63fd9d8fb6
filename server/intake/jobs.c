#include "intake/jobs.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/json.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/folder.h"
#include "intake/ingest.h"
#include "intake/regroup.h"
#include "intake/worker.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* ---- job ---- */

/* How a job ended. */
struct job_end {
    struct ingest_result result;     /* when done */
    struct regroup_result regrouped; /* likewise; also the sets of a bundle */
    char *page;                      /* of a bundle, when done */
    struct error error;              /* when failed or cancelled */
    bool asked_to_keep;              /* the files; when done: */
    struct error keep_error;         /* why they were not kept; code 0: they were */
};

/* One job. The queue's mutex guards it,
 * except for `progress` and for the fields that only its worker reads while it runs
 * (label, folder, files, regroup). */

struct job {
    struct job *older;
    char id[JOB_ID_SIZE];
    char *label;
    char *folder;
    struct ingest_list files;
    struct regroup_request regroup; /* without sets: it ingests */
    char *user;                     /* NULL: unknown */
    char again[33];                 /* the set that it reads in again; "": none */
    bool opens_bundle;
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;

    struct progress progress;
    enum job_state state;
    bool told;                 /* it is saved, and `ended` was called */
    bool unprepared;           /* its sets (struct job_settings) */
    int64_t created, finished; /* unix seconds; finished 0: not yet */
    struct job_end end;
};

static inline bool job_regroups(const struct job *job)
{
    return job->regroup.set_count > 0;
}

/* ---- keep within ---- */

bool ingest_keep_within(struct store *store, const struct traces_policy *policy)
{
    struct error error = {0};
    bool again = false;

    if (policy->keep && policy->limit.bytes != TRACES_WITHOUT_LIMIT &&
        traces_keep_within(store, &policy->limit, &again, &error) != 0)
        log_warning("kept traces could not be removed to stay within the limit: %s",
                    error.message);
    return again;
}

void ingest_keep_within_again(struct store *store, const struct traces_policy *policy,
                              bool *again)
{
    if (*again || store_free_bytes(store) < policy->limit.leave_free)
        *again = ingest_keep_within(store, policy);
}

/* ---- bundle open ---- */

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

static int check_cancelled(const struct bundle_opener *opening, struct error *error)
{
    return opening->progress != NULL && atomic_load(&opening->progress->cancelled)
               ? error_set(error, ERROR_CANCELLED, "cancelled", "cancelled")
               : 0;
}

/* ---- reading ---- */

static int read_head(struct bundle_opener *opening, struct error *error)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(BUNDLE_HEAD_MAX + 1);

    int result = worker_bundle_head(opening->worker, opening->file->path,
                                    opening->file->name, opening->progress, &text, error);
    return result == 0
               ? bundle_read_head(text.bytes, text.length, &opening->bundle, error)
               : result;
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
    result = worker_bundle_set(opening->worker, opening->file->path, opening->file->name,
                               number, draft, opening->bundle.sets[number].bytes,
                               opening->progress, &opening->looks[number], error);
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

    out->made = owned_new(opening->bundle.set_count, sizeof *out->made);
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
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)1 << 20);

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
        result = store_all(&opening, &out->sets, error);
    if (result == 0)
        result = make_page(&opening, &out->page, error);
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

/* ---- job json ---- */

/* The JSON of a job. */

static const char *state_name(enum job_state state)
{
    static const char *const names[] = {"queued", "running", "done", "failed",
                                        "cancelled"};

    return names[state];
}

static const char *kind_name(const struct job *job)
{
    if (job_regroups(job))
        return job->regroup.join ? "join" : "split";
    return job->again[0] != '\0' ? "read_again" : job->opens_bundle ? "bundle" : "ingest";
}

/* An error, or null: none. Failures of the machine may contain its paths: only the log
 * gets them, not the page. */
static void write_error(struct buffer *out, const char *key, const struct error *error)
{
    if (error == NULL) {
        json_open(out, key, false);
        return;
    }
    const char *detail = error->message;

    switch (error->code) {
    case ERROR_IO:
    case ERROR_DATABASE:
    case ERROR_INTERNAL:
        detail = "something went wrong on the server's side; its log says what";
        break;
    case ERROR_SPACE:
        detail = "the disk that holds the data is full; free some space and try again";
        break;
    default:
        break;
    }
    json_open(out, key, true);
    json_write(out, "code:%s, detail:%s}", error->slug, detail);
}

/* What the traces said. Several threads may write a job at once, so the reference counts
 * of these trees must not change. */
static void write_result(struct buffer *out, const struct job *job, bool done)
{
    const struct ingest_result *result = &job->end.result;

    json_write(out, "set:%s, already_stored:%i, known_as:%s, failures:[",
               done ? result->set_id : NULL, done && result->already_stored,
               done ? result->known_as : NULL);
    for (size_t i = 0; i < result->failure_count; i++)
        json_write(out, "{file:%s, message:%s}", result->failures[i].file,
                   result->failures[i].message);
    json_write(out, "], duplicate_files:[");
    for (size_t i = 0; i < result->duplicate_count; i++)
        json_write(out, "{kind:%s, file:%s, same_as:%s}", "duplicate_file",
                   result->duplicates[i].file, result->duplicates[i].same_as);
    json_write(out, "], left_out:%zu", result->left_out.count);
    json_tree(out, "left_out_files", left_out_list(&result->left_out));
    json_key(out, "affected_files");
    json_tree_text(out, result->affected);
    json_key(out, "changed_beside");
    json_tree_text(out, result->changed_beside);
    json_write(out, "made:[");
    for (size_t i = 0; i < job->end.regrouped.made_count; i++)
        json_write(out, "{set:%s, already_stored:%i}", job->end.regrouped.made[i].set_id,
                   job->end.regrouped.made[i].already_stored);
    json_write(out, "], binned:[");
    for (size_t i = 0; i < job->end.regrouped.binned_count; i++)
        json_write(out, "%s", job->end.regrouped.binned[i]);
    json_write(out, "], page:%s", job->end.page);
}

/* Appends the Job of web/openapi.json. */
static int job_write_json(const struct job *job, struct buffer *out, struct error *error)
{
    const struct progress *progress = &job->progress;
    bool done = job->state == JOB_DONE;
    bool failed = job->state == JOB_FAILED || job->state == JOB_CANCELLED;
    bool asked = done && job->end.asked_to_keep;
    bool kept = asked && job->end.keep_error.code == ERROR_NONE;
    int stage = done ? PROGRESS_DONE : atomic_load(&progress->stage);
    char created[21], finished[21];

    json_write(out, "{id:%s, kind:%s, label:%s, state:%s, stage:%s", job->id,
               kind_name(job), job->label, state_name(job->state),
               progress_stage_name((enum progress_stage)stage));
    json_write(out,
               "bytes_done:%llu, bytes_total:%llu, events:%llu, files_done:%u, "
               "files_total:%u",
               (unsigned long long)atomic_load(&progress->bytes_done),
               (unsigned long long)atomic_load(&progress->bytes_total),
               (unsigned long long)atomic_load(&progress->events),
               atomic_load(&progress->files_done), atomic_load(&progress->files_total));
    write_result(out, job, done);
    write_error(out, "error", failed ? &job->end.error : NULL);
    json_key(out, "traces_kept");
    buffer_append_text(out, !asked ? "null" : kept ? "true" : "false");
    write_error(out, "traces_error", asked && !kept ? &job->end.keep_error : NULL);
    clock_format_utc(job->created, created);
    clock_format_utc(job->finished, finished);
    json_write(out, "created:%s, finished:%s}", created,
               job->finished == 0 ? NULL : finished);
    return buffer_failed(out) ? error_set_memory(error) : 0;
}

/* A number that changes whenever the JSON may have changed; never 0. */
static uint64_t job_fingerprint(const struct job *job)
{
    const struct progress *progress = &job->progress;
    const uint64_t parts[] = {
        (uint64_t)job->state,
        (uint64_t)atomic_load(&progress->stage),
        atomic_load(&progress->bytes_done),
        atomic_load(&progress->bytes_total),
        atomic_load(&progress->events),
        atomic_load(&progress->files_done),
        atomic_load(&progress->files_total),
    };
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        hash ^= parts[i];
        hash *= 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return hash | 1;
}

/* Whether a JSON text belongs to the job `id`. If `id` is NULL: whether it is a job at
 * all; its id is copied to `found`. */
static bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE])
{
    json_t *document = json_loads(json, 0, NULL);
    const char *text = json_string_value(json_object_get(document, "id"));
    bool result = text != NULL && strlen(text) < JOB_ID_SIZE &&
                  (id == NULL || strcmp(text, id) == 0);

    if (result)
        snprintf(found, JOB_ID_SIZE, "%s", text);
    json_decref(document);
    return result;
}

/* ---- job run ---- */

/* Texts for clients contain no path of this disk. */
static void hide_paths(const struct store *store, const struct job *job,
                       struct error *error)
{
    error_hide(error, job->folder, job->label);
    error_hide(error, store_spool_directory(store), "");
    error_hide(error, store_directory(store), "");
}

/* The set stays stored, even if this fails. */
static void keep_traces(struct store *store, const struct traces_policy *traces,
                        struct job *job, struct job_end *end)
{
    const struct traces_limit *limit =
        traces->limit.bytes == TRACES_WITHOUT_LIMIT ? NULL : &traces->limit;

    struct error *error = &end->keep_error;

    end->asked_to_keep = true;
    if (ingest_keep_traces(store, &job->files, end->result.set_id, 0, limit,
                           &job->progress, error) == 0) {
        ingest_keep_within(store, traces);
        return;
    }
    log_warning("%s: the traces themselves were not kept: %s", job->label,
                error->message);
    hide_paths(store, job, error);
}

static int run_ingest(struct store *store, const struct worker_settings *worker,
                      struct job *job, struct ingest_result *result, struct error *error)
{
    int status = 0;

    if (job->folder != NULL)
        status = ingest_list_folder(job->folder, &job->files, error);
    if (status == 0)
        status = ingest_files(store, worker, &job->files, job->label, 0, &job->progress,
                              result, error);
    if (status == 0)
        left_out_note(store, result->set_id, !result->already_stored,
                      &job->files.left_out, &result->left_out);
    if (status == 0)
        log_info("%s: %s %s", job->label,
                 result->already_stored ? "is stored already, set" : "stored as set",
                 result->set_id);
    return status;
}

static int run_regroup(struct store *store, const struct worker_settings *worker,
                       struct job *job, struct job_end *end)
{
    const struct regroup_result *made = &end->regrouped;
    int status = regroup_run(store, &job->regroup, worker->memory_bytes, &job->progress,
                             &end->regrouped, &end->error);

    for (size_t i = 0; status == 0 && i < made->made_count; i++)
        log_info("%s: %s into set %s", job->label, job->regroup.join ? "joined" : "split",
                 made->made[i].set_id);
    if (status != 0 || made->made_count == 0)
        return status;
    memcpy(end->result.set_id, made->made[0].set_id, sizeof end->result.set_id);
    end->result.already_stored = made->made[0].already_stored;
    return 0;
}

/* The address of the page of a bundle: `base` and its path, which this function takes
 * over. Either may be NULL. NULL: no page. */
static char *job_page_address(const char *base, char *page)
{
    if (page == NULL || base == NULL)
        return page;
    char *address = owned_printf("%s%s", base, page);
    free(page);
    return address;
}

/* Stores the sets of a bundle. A result that names one set names the first. */
static int run_bundle(struct store *store, const struct worker_settings *worker,
                      struct job *job, struct job_end *end)
{
    const struct ingest_list *files = &job->files;
    const struct bundle_file file = {files->files[0].path, files->files[0].name};
    struct opened_bundle opened;
    int status = bundle_open(store, worker, &file, &job->progress, &opened, &end->error);

    end->regrouped = opened.sets;
    end->page = opened.page;
    if (status != 0)
        return status;
    log_info("%s: opened, %zu sets", job->label, opened.sets.made_count);
    end->result.already_stored = true;
    for (size_t i = 0; i < opened.sets.made_count; i++)
        end->result.already_stored =
            end->result.already_stored && opened.sets.made[i].already_stored;
    memcpy(end->result.set_id, opened.sets.made[0].set_id, sizeof end->result.set_id);
    return 0;
}

/* Reads in a set of an older format from its kept traces. */
static int run_again(struct store *store, const struct worker_settings *worker,
                     struct job *job, struct job_end *end)
{
    int status = ingest_repair_set(store, worker, job->again, 0, &job->progress,
                                   &end->result, &end->error);

    if (status == 0)
        log_info("%s: read in again from its kept traces, set %s", job->label,
                 job->again);
    return status;
}

/* Records who stored these sets; the first recorded user stays. */
static void note_user(struct store *store, const char *user, const struct job_end *end)
{
    const struct regroup_result *made = &end->regrouped;
    struct error error;
    int result = store_set_uploader(store, end->result.set_id, user, &error);

    for (size_t i = 0; result == 0 && i < made->made_count; i++)
        result = store_set_uploader(store, made->made[i].set_id, user, &error);
    if (result != 0)
        log_warning("the user who stored %s was not recorded: %s", end->result.set_id,
                    error.message);
}

/* Runs the job and returns 0 or an error. Changes nothing in it except `files`. */
static int job_run(struct store *store, const struct worker_settings *worker,
                   const struct traces_policy *traces, struct job *job,
                   struct job_end *end)
{
    bool regroups = job_regroups(job), again = job->again[0] != '\0';
    bool bundle = job->opens_bundle;
    int status = regroups ? run_regroup(store, worker, job, end)
                 : again  ? run_again(store, worker, job, end)
                 : bundle ? run_bundle(store, worker, job, end)
                          : run_ingest(store, worker, job, &end->result, &end->error);

    if (status == 0 && job->user != NULL)
        note_user(store, job->user, end);
    if (status != 0) {
        if (end->error.code != ERROR_CANCELLED)
            log_error("%s: %s", job->label, end->error.message);
        hide_paths(store, job, &end->error);
    } else if (traces->keep && !regroups && !again && !bundle) {
        keep_traces(store, traces, job, end);
    }
    return status;
}

/* ---- jobs ---- */

/* How many ended jobs stay in memory; older ones are read from the catalogue. */
#define JOBS_KEPT 20
/* How often a watcher looks at the progress of a running job. */
#define WATCH_NS ((int64_t)200 * 1000 * 1000)

struct job_queue {
    struct store *store;
    pthread_mutex_t mutex;
    pthread_cond_t changed; /* a job was added or has changed its state, or we stop */
    struct job *newest;
    bool stopping;
    struct job_settings settings; /* do not change */
    const struct job *preparing;  /* what is done after it is done now; NULL: nothing */
    atomic_bool hurry;            /* ends that */
    pthread_t workers[JOBS_RUNNING_MAX];
    unsigned worker_count;
};

static void free_job(struct job *job)
{
    free(job->label);
    free(job->folder);
    free(job->user);
    ingest_list_free(&job->files);
    ingest_result_free(&job->end.result);
    regroup_request_free(&job->regroup);
    regroup_result_free(&job->end.regrouped);
    free(job->end.page);
    free(job);
}

static struct job *find_job(const struct job_queue *queue, const char *id)
{
    struct job *job = queue->newest;

    while (job != NULL && strcmp(job->id, id) != 0)
        job = job->older;
    return job;
}

static bool has_ended(const struct job *job)
{
    return job->state != JOB_QUEUED && job->state != JOB_RUNNING;
}

/* ---- the worker ---- */

static struct job *oldest_waiting(const struct job_queue *queue)
{
    struct job *found = NULL;

    for (struct job *job = queue->newest; job != NULL; job = job->older)
        if (job->state == JOB_QUEUED)
            found = job;
    return found;
}

static void forget_old_jobs(struct job_queue *queue)
{
    size_t kept = 0;
    struct job **place = &queue->newest;

    while (*place != NULL) {
        struct job *job = *place;
        if (job->told && job != queue->preparing && ++kept > JOBS_KEPT) {
            *place = job->older;
            free_job(job);
        } else {
            place = &job->older;
        }
    }
}

static int cancelled(struct error *error)
{
    return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled before it began");
}

/* Saves and reports the end of a job whose state is already an ended one. The thread that
 * ended the job calls this without the lock: no thread changes an ended job, or forgets
 * one that is not reported yet. */
static void finish_job(struct job_queue *queue, struct job *job)
{
    struct error error;
    struct job_outcome outcome = {job->id, job->state, job->end.result.set_id,
                                  &job->end.error};
    CLEANUP_BUFFER struct buffer json = BUFFER(JOB_JSON_MAX);

    if (job_write_json(job, &json, &error) < 0 ||
        store_save_job(queue->store, job->id, json.bytes, &error) < 0)
        log_warning("the end of job %s was not saved: %s", job->id, error.message);
    if (job->ended != NULL)
        job->ended(job->context, &outcome);
    ingest_list_free(&job->files); /* thousands of names, of no use any more */
    pthread_mutex_lock(&queue->mutex);
    job->told = true;
    forget_old_jobs(queue);
    pthread_mutex_unlock(&queue->mutex);
}

static void run_job(struct job_queue *queue, struct job *job)
{
    const struct job_settings *settings = &queue->settings;
    struct job_end end = {0};
    int status =
        atomic_load(&job->progress.cancelled)
            ? cancelled(&end.error)
            : job_run(queue->store, &settings->worker, &settings->traces, job, &end);

    pthread_mutex_lock(&queue->mutex);
    job->end = end;
    job->end.page = job_page_address(settings->base_path, end.page);
    job->state = status == 0                         ? JOB_DONE
                 : end.error.code == ERROR_CANCELLED ? JOB_CANCELLED
                                                     : JOB_FAILED;
    job->unprepared = status == 0 && settings->prepare != NULL;
    job->finished = clock_unix_seconds();
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
    finish_job(queue, job);
}

/* Hold the lock. The oldest job with sets that are not prepared yet; NULL also while
 * those of another one are. */
static struct job *oldest_unprepared(const struct job_queue *queue)
{
    struct job *found = NULL;

    for (struct job *job = queue->newest; job != NULL && queue->preparing == NULL;
         job = job->older)
        if (job->unprepared)
            found = job;
    return found;
}

/* Hold the lock; without it the sets are prepared. */
static void prepare_sets(struct job_queue *queue, struct job *job)
{
    const struct job_settings *settings = &queue->settings;
    const struct job_end *end = &job->end;

    job->unprepared = false;
    queue->preparing = job;
    atomic_store(&queue->hurry, false);
    pthread_mutex_unlock(&queue->mutex);
    if (end->result.set_id[0] != '\0')
        settings->prepare(settings->context, end->result.set_id, &queue->hurry);
    for (size_t i = 0; i < end->regrouped.made_count && !atomic_load(&queue->hurry); i++)
        settings->prepare(settings->context, end->regrouped.made[i].set_id,
                          &queue->hurry);
    pthread_mutex_lock(&queue->mutex);
    queue->preparing = NULL;
    job->unprepared = atomic_load(&queue->hurry);
}

static void *work(void *context)
{
    struct job_queue *queue = context;

    machine_lower_priority(getpid()); /* threads that answer requests go first */
    pthread_mutex_lock(&queue->mutex);
    for (;;) {
        struct job *job = oldest_waiting(queue);

        if (job == NULL && queue->stopping)
            break;
        if (job == NULL) {
            job = oldest_unprepared(queue);
            if (job != NULL)
                prepare_sets(queue, job);
            else
                pthread_cond_wait(&queue->changed, &queue->mutex);
            continue;
        }
        job->state = JOB_RUNNING;
        pthread_cond_broadcast(&queue->changed);
        pthread_mutex_unlock(&queue->mutex);
        run_job(queue, job);
        pthread_mutex_lock(&queue->mutex);
    }
    pthread_mutex_unlock(&queue->mutex);
    return NULL;
}

/* ---- life of the queue ---- */

static int start_workers(struct job_queue *queue, unsigned count, struct error *error)
{
    for (unsigned i = 0; i < count; i++) {
        int number = pthread_create(&queue->workers[i], NULL, work, queue);
        if (number != 0)
            return error_set_errno(error, number, "cannot start a worker thread");
        queue->worker_count++;
    }
    return 0;
}

int job_queue_open(struct store *store, const struct job_settings *settings,
                   struct job_queue **out, struct error *error)
{
    struct job_queue *queue = owned_new(1, sizeof *queue);
    unsigned running = settings->running;

    queue->store = store;
    queue->settings = *settings;
    pthread_mutex_init(&queue->mutex, NULL);
    threads_condition_init(&queue->changed);
    running = running < 1 ? 1 : running > JOBS_RUNNING_MAX ? JOBS_RUNNING_MAX : running;
    int result = start_workers(queue, running, error);
    if (result < 0) {
        job_queue_close(queue);
        return result;
    }
    *out = queue;
    return 0;
}

void job_queue_stop(struct job_queue *queue)
{
    pthread_mutex_lock(&queue->mutex);
    queue->stopping = true;
    atomic_store(&queue->hurry, true);
    /* A job that still waits will see its cancelled flag at once and end the same way.
     */
    for (struct job *job = queue->newest; job != NULL; job = job->older)
        if (!has_ended(job))
            atomic_store(&job->progress.cancelled, true);
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
}

void job_queue_close(struct job_queue *queue)
{
    if (queue == NULL)
        return;
    job_queue_stop(queue);
    for (unsigned i = 0; i < queue->worker_count; i++)
        pthread_join(queue->workers[i], NULL);
    while (queue->newest != NULL) {
        struct job *job = queue->newest;
        queue->newest = job->older;
        free_job(job);
    }
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->mutex);
    free(queue);
}

/* ---- adding and cancelling ---- */

static struct job *make_job(struct job_request *request)
{
    struct job *job = owned_new(1, sizeof *job);
    unsigned char bytes[(JOB_ID_SIZE - 1) / 2];

    job->files = request->files;
    request->files = (struct ingest_list){0};
    job->opens_bundle = job->files.count == 1 && bundle_is_name(job->files.files[0].name);
    job->regroup = request->regroup;
    request->regroup = (struct regroup_request){0};
    job->label = owned_copy(request->label);
    if (request->folder != NULL)
        job->folder = owned_copy(request->folder);
    if (request->user != NULL && *request->user != '\0')
        job->user = owned_copy(request->user);
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
        free_job(job);
        return NULL;
    }
    if (request->again != NULL)
        snprintf(job->again, sizeof job->again, "%s", request->again);
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(job->id + 2 * i, 3, "%02x", (unsigned)bytes[i]);
    job->ended = request->ended;
    job->context = request->context;
    job->created = clock_unix_seconds();
    atomic_store(&job->progress.files_total, (uint32_t)job->files.count);
    return job;
}

/* Hold the lock. */
static size_t count_unended(const struct job_queue *queue)
{
    size_t count = 0;

    for (const struct job *job = queue->newest; job != NULL; job = job->older)
        count += !has_ended(job);
    return count;
}

/* Hold the lock. Checks whether one more job may be added. */
static int check_room(const struct job_queue *queue, struct error *error)
{
    size_t waiting = count_unended(queue);

    if (queue->stopping)
        return error_set(error, ERROR_CONFLICT, "stopping", "the server is stopping");
    if (waiting >= JOBS_WAITING_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_jobs",
                         "%d jobs are waiting already; try again when some have ended",
                         JOBS_WAITING_MAX);
    return 0;
}

int job_queue_add(struct job_queue *queue, struct job_request *request,
                  char id[JOB_ID_SIZE], struct error *error)
{
    struct job *job = make_job(request);

    if (job == NULL)
        return error_set_errno(error, errno, "getrandom");
    pthread_mutex_lock(&queue->mutex);
    int result = check_room(queue, error);
    if (result == 0) {
        memcpy(id, job->id, JOB_ID_SIZE);
        job->older = queue->newest;
        queue->newest = job;
        atomic_store(&queue->hurry, true);
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (result < 0)
        free_job(job);
    return result;
}

static int unknown_job(const char *id, struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "unknown_job", "there is no job \"%.40s\"",
                     id);
}

int job_queue_cancel(struct job_queue *queue, const char *id, struct error *error)
{
    CLEANUP_BUFFER struct buffer json = BUFFER(JOB_JSON_MAX);

    pthread_mutex_lock(&queue->mutex);
    struct job *job = find_job(queue, id);
    bool found = job != NULL;
    bool waited = found && job->state == JOB_QUEUED;
    if (job != NULL && !has_ended(job))
        atomic_store(&job->progress.cancelled, true);
    if (waited) {
        job->state = JOB_CANCELLED;
        job->finished = clock_unix_seconds();
        cancelled(&job->end.error);
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (waited)
        finish_job(queue, job);
    return found ? 0 : job_queue_get(queue, id, &json, error);
}

/* ---- looking ---- */

struct job_lookup {
    struct job_queue *queue;
    const char *id; /* NULL: all jobs except those in memory */
    struct buffer *json;
    size_t found;
    struct error *error;
};

static int take_stored(void *context, const char *json)
{
    struct job_lookup *search = context;
    char id[JOB_ID_SIZE];

    if (search->found == JOBS_LISTED_MAX || !job_json_has_id(json, search->id, id))
        return 0;
    if (search->id == NULL) {
        pthread_mutex_lock(&search->queue->mutex);
        bool in_memory = find_job(search->queue, id) != NULL;
        pthread_mutex_unlock(&search->queue->mutex);
        if (in_memory)
            return 0;
        if (search->found > 0)
            buffer_append_char(search->json, ',');
    }
    search->found++;
    buffer_append_text(search->json, json);
    return 0;
}

int job_queue_get(struct job_queue *queue, const char *id, struct buffer *json,
                  struct error *error)
{
    struct job_lookup search = {queue, id, json, 0, error};

    pthread_mutex_lock(&queue->mutex);
    const struct job *job = find_job(queue, id);
    int result = job == NULL ? 0 : job_write_json(job, json, error);
    pthread_mutex_unlock(&queue->mutex);
    if (job != NULL)
        return result;
    result = store_list_jobs(queue->store, JOBS_LISTED_MAX, take_stored, &search, error);
    return result < 0 || search.found > 0 ? result : unknown_job(id, error);
}

int job_queue_list(struct job_queue *queue, struct buffer *json, struct error *error)
{
    struct job_lookup search = {queue, NULL, json, 0, error};
    int result = 0;

    buffer_append_char(json, '[');
    pthread_mutex_lock(&queue->mutex);
    for (const struct job *job = queue->newest;
         job != NULL && search.found < JOBS_LISTED_MAX && result == 0; job = job->older) {
        if (search.found++ > 0)
            buffer_append_char(json, ',');
        result = job_write_json(job, json, error);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (result == 0)
        result =
            store_list_jobs(queue->store, JOBS_LISTED_MAX, take_stored, &search, error);
    buffer_append_char(json, ']');
    return result;
}

int job_queue_watch(struct job_queue *queue, const char *id, uint64_t *seen,
                    int timeout_ms, struct buffer *json, bool *changed, bool *ended,
                    struct error *error)
{
    int64_t until = clock_monotonic_ns() + (int64_t)timeout_ms * 1000000;
    int result = 0;

    *changed = *ended = false;
    pthread_mutex_lock(&queue->mutex);
    for (;;) {
        const struct job *job = find_job(queue, id);
        int64_t left = until - clock_monotonic_ns();

        if (job == NULL)
            break;
        *ended = has_ended(job);
        *changed = job_fingerprint(job) != *seen;
        if (*changed) {
            *seen = job_fingerprint(job);
            result = job_write_json(job, json, error);
        } else if (queue->stopping && !*ended)
            result =
                error_set(error, ERROR_CANCELLED, "stopping", "the server is stopping");
        if (*changed || *ended || left <= 0 || result < 0) {
            pthread_mutex_unlock(&queue->mutex);
            return result;
        }
        threads_wait(&queue->changed, &queue->mutex, left < WATCH_NS ? left : WATCH_NS);
    }
    pthread_mutex_unlock(&queue->mutex);
    /* Of an earlier run, or forgotten: it has ended long ago. */
    *changed = *ended = true;
    return job_queue_get(queue, id, json, error);
}

/* ---- read again ---- */

/* The current job owns it. */
struct older_sets {
    struct job_queue *queue;
    struct set_list list;
    const struct set_info **sets; /* of the list */
    size_t count, next;
};

static void free_list(struct older_sets *again)
{
    set_list_free(&again->list);
    free(again->sets);
    free(again);
}

static int find_older(struct store *store, struct older_sets *again, struct error *error)
{
    int result = store_list_sets(store, &again->list, error);

    again->sets = owned_new(again->list.count, sizeof(struct set_info *));
    for (size_t i = 0; result == 0 && i < again->list.count; i++) {
        const struct set_info *info = &again->list.sets[i];

        if (set_is_older(store, info->id) && traces_total(store, info->id) > 0)
            again->sets[again->count++] = info;
    }
    return result;
}

static void add_next(struct older_sets *again);

static void on_ended(void *context, const struct job_outcome *outcome)
{
    (void)outcome;
    add_next(context);
}

/* Queues the next set, or frees the list: at its end, or when no job can be queued. */
static void add_next(struct older_sets *again)
{
    struct error error = {0};
    char id[JOB_ID_SIZE];

    if (again->next < again->count) {
        const struct set_info *set = again->sets[again->next++];
        struct job_request request = {
            .label = set->label, .again = set->id, .ended = on_ended, .context = again};

        if (job_queue_add(again->queue, &request, id, &error) == 0)
            return; /* the job owns the list now, and may have ended already */
        if (error.code != ERROR_CONFLICT) /* the server stops */
            log_warning("sets of an older format are left as they are until the next "
                        "start: %s",
                        error.message);
    }
    free_list(again);
}

void read_again_start(struct store *store, struct job_queue *queue)
{
    struct older_sets *again = owned_new(1, sizeof *again);
    struct error error = {0};

    again->queue = queue;
    if (find_older(store, again, &error) != 0)
        log_warning("could not look for sets of an older format: %s", error.message);
    if (again->count > 0)
        log_info("sets of an older format that are read in again from their kept traces: "
                 "%zu",
                 again->count);
    add_next(again);
}
