/* See job_json.h. */
#include "ingest/job_json.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "ingest/left_out.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

static const char *state_name(enum job_state state)
{
    static const char *const names[] = {"queued", "running", "done", "failed",
                                        "cancelled"};

    return names[state];
}

/* Names of files are bytes; JSON is UTF-8. */
static json_t *make_text(const char *text)
{
    CLEANUP_BUFFER struct buffer clean;
    buffer_init(&clean, 65536);

    if (text == NULL)
        return json_null();
    text_append_utf8(&clean, text, strlen(text));
    return buffer_failed(&clean) ? NULL : json_stringn(clean.bytes, clean.length);
}

static json_t *make_time(int64_t unix_seconds)
{
    char text[21];

    if (unix_seconds == 0)
        return json_null();
    clock_format_utc(unix_seconds, text);
    return json_string(text);
}

static json_t *make_failures(const struct ingest_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; list != NULL && i < result->failure_count; i++) {
        json_t *item =
            json_pack("{s:o, s:o}", "file", make_text(result->failures[i].file),
                      "message", make_text(result->failures[i].message));
        if (json_array_append_new(list, item) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static json_t *make_duplicates(const struct ingest_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; list != NULL && i < result->duplicate_count; i++) {
        json_t *item = json_pack("{s:s, s:o, s:o}", "kind", "duplicate_file", "file",
                                 make_text(result->duplicates[i].file), "same_as",
                                 make_text(result->duplicates[i].same_as));
        if (json_array_append_new(list, item) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static const char *kind_name(const struct job *job)
{
    if (job_regroups(job))
        return job->regroup.join ? "join" : "split";
    return job->again[0] != '\0' ? "read_again" : job->opens_bundle ? "bundle" : "ingest";
}

/* The sets that were made out of others. */
static json_t *make_made(const struct regroup_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; list != NULL && i < result->made_count; i++) {
        json_t *item = json_pack("{s:s, s:b}", "set", result->made[i].set_id,
                                 "already_stored", (int)result->made[i].already_stored);
        if (json_array_append_new(list, item) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

static json_t *make_binned(const struct regroup_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; list != NULL && i < result->binned_count; i++)
        if (json_array_append_new(list, json_string(result->binned[i])) != 0) {
            json_decref(list);
            return NULL;
        }
    return list;
}

/* Failures of the machine may contain its paths: only the log gets them, not the page. */
static json_t *make_error(const struct error *error)
{
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
    return json_pack("{s:s, s:o}", "code", error->slug, "detail", make_text(detail));
}

static json_int_t load_number(const _Atomic uint64_t *number)
{
    return (json_int_t)atomic_load(number);
}

int job_write_json(const struct job *job, struct buffer *out, struct error *error)
{
    const struct progress *progress = &job->progress;
    bool done = job->state == JOB_DONE;
    bool failed = job->state == JOB_FAILED || job->state == JOB_CANCELLED;
    bool asked = done && job->asked_to_keep;
    bool kept = asked && job->keep_error.code == ERROR_NONE;
    int stage = done ? PROGRESS_DONE : atomic_load(&progress->stage);

    json_t *document = json_pack(
        "{s:s, s:s, s:o, s:s, s:s, s:I, s:I, s:I, s:i, s:i, s:o, s:b, s:o, s:o, "
        "s:o, s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}",
        "id", job->id, "kind", kind_name(job), "label", make_text(job->label), "state",
        state_name(job->state), "stage", progress_stage_name((enum progress_stage)stage),
        "bytes_done", load_number(&progress->bytes_done), "bytes_total",
        load_number(&progress->bytes_total), "events", load_number(&progress->events),
        "files_done", (int)atomic_load(&progress->files_done), "files_total",
        (int)atomic_load(&progress->files_total), "set",
        done ? json_string(job->result.set_id) : json_null(), "already_stored",
        done && job->result.already_stored, "known_as",
        done && job->result.known_as != NULL ? make_text(job->result.known_as)
                                             : json_null(),
        "failures", make_failures(&job->result), "duplicate_files",
        make_duplicates(&job->result), "left_out", (json_int_t)job->result.left_out.count,
        "left_out_files", left_out_list(&job->result.left_out), "affected_files",
        /* A copy: several threads write a job at once, and the reference count is not
         * safe for threads. */
        job->result.affected == NULL ? json_array()
                                     : json_deep_copy(job->result.affected),
        "changed_beside",
        job->result.changed_beside == NULL ? json_array()
                                           : json_deep_copy(job->result.changed_beside),
        "made", make_made(&job->regrouped), "binned", make_binned(&job->regrouped),
        "page", make_text(done ? job->page : NULL), "error",
        failed ? make_error(&job->error) : json_null(), "traces_kept",
        asked ? json_boolean(kept) : json_null(), "traces_error",
        asked && !kept ? make_error(&job->keep_error) : json_null(), "created",
        make_time(job->created), "finished", make_time(job->finished));
    CLEANUP_FREE char *text =
        document == NULL ? NULL : json_dumps(document, JSON_COMPACT);
    json_decref(document);
    if (text == NULL)
        return error_set_memory(error);
    buffer_append_text(out, text);
    return buffer_failed(out) ? error_set_memory(error) : 0;
}

uint64_t job_fingerprint(const struct job *job)
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

bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE])
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
