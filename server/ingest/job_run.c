/* See job_run.h. */
#include "ingest/job_run.h"

#include "base/cleanup.h"
#include "base/log.h"
#include "ingest/bundle_open.h"
#include "ingest/keep.h"
#include "ingest/keep_within.h"
#include "ingest/left_out.h"
#include "ingest/repair.h"
#include "store/catalogue/sets.h"
#include "store/place/directory.h"

#include <stdio.h>
#include <string.h>

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
        status = ingest_files_with(store, worker, &job->files, job->label, 0,
                                   &job->progress, result, error);
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

char *job_page_address(const char *base, char *page)
{
    char *address;

    if (page == NULL || base == NULL)
        return page;
    if (asprintf(&address, "%s%s", base, page) < 0)
        address = NULL;
    free(page);
    return address;
}

/* Stores the sets of a bundle. A result that names one set names the first. */
static int run_bundle(struct store *store, const struct worker_settings *worker,
                      struct job *job, struct job_end *end)
{
    const struct ingest_list *files = &job->files;
    const struct bundle_file file = {files->files[0].path, files->files[0].name,
                                     files->admit, files->context};
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
    int status = ingest_repair_set_with(store, worker, job->again, 0, &job->progress,
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

int job_run(struct store *store, const struct worker_settings *worker,
            const struct traces_policy *traces, struct job *job, struct job_end *end)
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
