/* See common.h. */
#include "cli/common.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "base/threads.h"
#include "cli/output.h"
#include "ingest/ingest.h"
#include "ingest/keep.h"
#include "ingest/left_out.h"
#include "ingest/merge.h"
#include "ingest/regroup.h"
#include "ingest/shard.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/directory.h"
#include "store/place/store_mode.h"
#include "store/store.h"

#include <inttypes.h>
#include <jansson.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_BYTES 4096
#define LEFT_OUT_SAID_MAX 10

__attribute__((format(printf, 3, 0))) static void
say(const char *before, const char *after, const char *format, va_list arguments)
{
    char line[LINE_MAX_BYTES];

    vsnprintf(line, sizeof line, format, arguments);
    line[text_clean(line, strlen(line))] = '\0';
    fprintf(stderr, "%s%s%s", before, line, after);
}

void cli_say(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say("", "\n", format, arguments);
    va_end(arguments);
}

int cli_fail(const struct error *error)
{
    cli_say("tracediff: %s", error->message);
    return CLI_ERROR;
}

int cli_usage(const char *command, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say("tracediff: ", "", format, arguments);
    va_end(arguments);
    fprintf(stderr, "; see tracediff %s --help\n", command);
    return CLI_ERROR;
}

#define SHOW_NS ((int64_t)200 * 1000000)
#define COMMAND_NS ((int64_t)3600 * 1000000000)

void cli_begin_budget(struct budget *budget)
{
    *budget = (struct budget){.wall_ns = COMMAND_NS};
    budget_begin(budget);
}

int cli_open_store(const char *directory, enum store_mode mode, struct budget *budget,
                   struct store **out, struct error *error)
{
    return cli_open_store_with(directory, mode, NULL, budget, out, error);
}

/* If none is named: the default place, which `standard` then owns. */
static int find_directory(const char **directory, char **standard, struct error *error)
{
    if (*directory != NULL)
        return 0;
    *directory = *standard = store_default_directory();
    return *directory != NULL
               ? 0
               : error_set(error, ERROR_PARAMETER, "no_data_directory",
                           "no place for the store: give --data DIR, or set HOME");
}

int cli_open_to_read(const char *directory, struct budget *budget, struct store **out,
                     struct error *error)
{
    CLEANUP_FREE char *standard = NULL;
    int failed = find_directory(&directory, &standard, error);

    if (failed != 0)
        return failed;
    return store_open(directory,
                      store_may_write(directory) ? STORE_SHARED : STORE_READ_ONLY, budget,
                      out, error);
}

int cli_open_store_with(const char *directory, enum store_mode mode,
                        const struct set_looker *looker, struct budget *budget,
                        struct store **out, struct error *error)
{
    CLEANUP_FREE char *standard = NULL;
    int failed = find_directory(&directory, &standard, error);

    return failed == 0 ? store_open_with(directory, mode, looker, budget, out, error)
                       : failed;
}

void cli_close_store(struct store **store)
{
    if (*store != NULL)
        store_close(*store);
}

/* The last part of a path, without trailing slashes; owned by the caller. The working
 * folder gives its own name. */
static char *label_of(const char *path)
{
    CLEANUP_FREE char *real = realpath(path, NULL);
    const char *text = real != NULL ? real : path;
    const char *slash = strrchr(text, '/');

    return strdup(slash != NULL && slash[1] != '\0' ? slash + 1 : text);
}

/* ---- progress on a terminal ---- */

struct watcher {
    struct progress *progress;
    const char *label;
    int64_t start_ns;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    bool stop, started, shown;
};

/* Overwrites the line that the cursor is in. */
__attribute__((format(printf, 1, 2))) static void say_over(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say("\r\033[K", "", format, arguments);
    va_end(arguments);
}

static void show_progress(struct watcher *watcher)
{
    const struct progress *progress = watcher->progress;
    uint64_t done = atomic_load(&progress->bytes_done);
    uint64_t total = atomic_load(&progress->bytes_total);

    say_over("%s: %s, %.1f of %.1f MB, %" PRIu64 " events", watcher->label,
             progress_stage_name((enum progress_stage)atomic_load(&progress->stage)),
             (double)done / 1e6, (double)total / 1e6, atomic_load(&progress->events));
    fflush(stderr);
    watcher->shown = true;
}

static void *watch(void *argument)
{
    struct watcher *watcher = argument;

    pthread_mutex_lock(&watcher->mutex);
    while (!watcher->stop) {
        threads_wait(&watcher->changed, &watcher->mutex, SHOW_NS);
        if (!watcher->stop)
            show_progress(watcher);
    }
    pthread_mutex_unlock(&watcher->mutex);
    return NULL;
}

static void start_watching(struct watcher *watcher)
{
    pthread_mutex_init(&watcher->mutex, NULL);
    threads_condition_init(&watcher->changed);
    watcher->start_ns = clock_monotonic_ns();
    watcher->started = output_obeys(STDERR_FILENO) &&
                       pthread_create(&watcher->thread, NULL, watch, watcher) == 0;
}

static void stop_watching(struct watcher *watcher)
{
    if (watcher->started) {
        pthread_mutex_lock(&watcher->mutex);
        watcher->stop = true;
        pthread_cond_signal(&watcher->changed);
        pthread_mutex_unlock(&watcher->mutex);
        pthread_join(watcher->thread, NULL);
    }
    if (watcher->shown)
        fputs("\r\033[K", stderr);
    pthread_mutex_destroy(&watcher->mutex);
    pthread_cond_destroy(&watcher->changed);
}

/* Reports files whose numbers are not what was recorded. */
static void report_damage(const struct ingest_result *result)
{
    size_t index;
    json_t *file;

    json_array_foreach(result->affected, index, file)
    {
        cli_say("tracediff: damaged: rank %lld (%s): %s",
                (long long)json_integer_value(json_object_get(file, "rank")),
                json_string_value(json_object_get(file, "file")),
                json_string_value(json_object_get(file, "text")));
    }
}

/* Said if another label was asked for, or the folder has another name. */
static const char *keeps_label(const struct watcher *watcher,
                               const struct ingest_result *result)
{
    return strcmp(result->known_as, watcher->label) == 0 ? "" : " (it keeps this label)";
}

static double seconds_of(const struct watcher *watcher)
{
    return (double)(clock_monotonic_ns() - watcher->start_ns) / 1e9;
}

/* Reports files that are not in the set. */
static void report_files(const struct ingest_result *result)
{
    const struct left_out_files *left_out = &result->left_out;

    for (size_t i = 0; i < result->failure_count; i++)
        cli_say("tracediff: left out: %s", result->failures[i].message);
    for (size_t i = 0; i < left_out->listed && i < LEFT_OUT_SAID_MAX; i++)
        cli_say("tracediff: left out: %s: %s", left_out->entries[i].name,
                left_out_words(left_out->entries[i].why));
    if (left_out->count > LEFT_OUT_SAID_MAX)
        cli_say("tracediff: left out: %zu more; tracediff list --format json names some "
                "of them",
                left_out->count - LEFT_OUT_SAID_MAX);
    for (size_t i = 0; i < result->duplicate_count; i++)
        cli_say("tracediff: counted once: %s has the same content as %s",
                result->duplicates[i].file, result->duplicates[i].same_as);
    size_t i;
    const json_t *name;
    json_array_foreach(result->changed_beside, i, name) if (i < LEFT_OUT_SAID_MAX)
        cli_say("tracediff: not taken: %s.tracediff.json says something else than when "
                "the set was stored; to take it, remove the set and add it again",
                json_string_value(name));
}

static void report(const struct watcher *watcher, const struct ingest_result *result)
{
    double seconds = seconds_of(watcher);

    report_files(result);
    report_damage(result);
    if (result->already_stored)
        cli_say("%s: stored already as \"%s\"%s, set %s (%.2f s)", watcher->label,
                result->known_as, keeps_label(watcher, result), result->set_id, seconds);
    else
        cli_say("%s: %" PRIu64 " events from %.1f MB in %.2f s, set %s", watcher->label,
                result->events, (double)result->raw_bytes / 1e6, seconds, result->set_id);
}

/* How many sub-folders have the files; 0 if a file is beside them. In path order, the
 * files of a sub-folder follow each other. */
static size_t count_folders(const struct ingest_list *list)
{
    size_t count = 0, length = 0;
    const char *last = "";

    for (size_t i = 0; i < list->count; i++) {
        const char *name = list->files[i].name, *slash = strchr(name, '/');

        if (slash == NULL)
            return 0;
        if (count == 0 || strncmp(name, last, length + 1) != 0)
            count++;
        last = name;
        length = (size_t)(slash - name);
    }
    return count;
}

/* before/ and after/ in one folder were perhaps meant to be two sets if both have the
 * same ranks. */
static void report_folders(struct store *store, const char *path,
                           const struct ingest_list *list, const char *id)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    size_t folders = count_folders(list);
    struct error ignored;

    if (folders < 2 || store_find_set(store, id, &info, &ignored) != 0)
        return;
    json_t *summary = json_loads(info.summary, 0, NULL);
    if (json_integer_value(json_object_get(summary, "files")) >
        (json_int_t)json_array_size(json_object_get(summary, "ranks")))
        cli_say("tracediff: %s: %zu sub-folders are one set, with several recordings of "
                "a rank; to make a set of each, name each sub-folder",
                path, folders);
    json_decref(summary);
}

static int ingest_path(struct store *store, const char *path, const char *label,
                       unsigned threads, bool keep, char set_id[33], struct error *error)
{
    struct progress progress = {0};
    struct ingest_list list = {0};
    struct ingest_result result = {0};
    CLEANUP_FREE char *standard = label_of(path);

    if (standard == NULL)
        return error_set_memory(error);
    struct watcher watcher = {.progress = &progress,
                              .label =
                                  label != NULL && *label != '\0' ? label : standard};
    int failed = ingest_list_folder(path, &list, error);
    if (failed != 0)
        return failed;
    start_watching(&watcher);
    failed =
        ingest_files(store, &list, watcher.label, threads, &progress, &result, error);
    if (failed == 0)
        left_out_note(store, result.set_id, !result.already_stored, &list.left_out,
                      &result.left_out);
    else if (strcmp(error->slug, "read_only") == 0)
        failed = error_set(error, ERROR_IO, "data_not_writable",
                           "%s cannot be read in: the data directory %s is not "
                           "writable; choose another place with --data",
                           path, store_directory(store));
    bool stored = failed == 0;
    if (stored && keep)
        failed = ingest_keep_traces(store, &list, result.set_id, threads, NULL, &progress,
                                    error);
    stop_watching(&watcher);
    if (stored) {
        report(&watcher, &result);
        report_folders(store, path, &list, result.set_id);
        memcpy(set_id, result.set_id, 33);
    }
    if (stored && failed != 0)
        error_prefix(error, "%s is stored, but its traces were not kept", watcher.label);
    ingest_result_free(&result);
    ingest_list_free(&list);
    return failed;
}

int cli_regroup(struct store *store, const struct regroup_request *request,
                const char *name, struct regroup_result *out, struct error *error)
{
    struct progress progress = {0};
    struct watcher watcher = {.progress = &progress, .label = name};

    start_watching(&watcher);
    int failed = regroup_run(store, request, 0, &progress, out, error);
    stop_watching(&watcher);
    return failed;
}

int cli_make_shard(const char *path, struct shard_request *request, struct error *error)
{
    struct progress progress = {0};
    struct ingest_list list = {0};
    struct shard_result made = {0};
    CLEANUP_FREE char *standard = label_of(path);

    if (standard == NULL)
        return error_set_memory(error);
    if (request->label == NULL || *request->label == '\0')
        request->label = standard;
    struct watcher watcher = {.progress = &progress, .label = request->label};
    int failed = ingest_list_folder(path, &list, error);
    if (failed != 0)
        return failed;
    request->list = &list;
    start_watching(&watcher);
    failed = shard_make(request, &progress, &made, error);
    stop_watching(&watcher);
    for (size_t i = 0; i < made.failures; i++)
        cli_say("tracediff: left out: %s", made.failed[i]);
    if (failed == 0)
        cli_say("%s: shard %" PRIu32 " of %" PRIu32 ": %zu of %zu files, %" PRIu64
                " events from %.1f MB in %.2f s",
                request->label, request->index, request->count, made.files, list.count,
                made.events, (double)made.raw_bytes / 1e6, seconds_of(&watcher));
    shard_result_free(&made);
    ingest_list_free(&list);
    return failed;
}

int cli_merge_shards(struct store *store, const char *const *paths, size_t count,
                     const char *label, char set_id[33], struct error *error)
{
    struct progress progress = {0};
    struct ingest_result made = {0};
    struct watcher watcher = {.progress = &progress, .label = "merge"};

    start_watching(&watcher);
    int failed = merge_shards(store, paths, count, label, &progress, &made, error);
    stop_watching(&watcher);
    report_files(&made);
    if (failed == 0) {
        memcpy(set_id, made.set_id, 33);
        cli_say("%zu shard%s%s, %" PRIu64 " events from %.1f MB in %.2f s, set %s", count,
                count == 1 ? "" : "s", made.already_stored ? " (stored already)" : "",
                made.events, (double)made.raw_bytes / 1e6, seconds_of(&watcher),
                made.set_id);
    }
    ingest_result_free(&made);
    return failed;
}

int cli_ingest_path(struct store *store, const char *path, const char *label,
                    unsigned threads, char set_id[33], struct error *error)
{
    return ingest_path(store, path, label, threads, false, set_id, error);
}

int cli_ingest_and_keep(struct store *store, const char *path, const char *label,
                        unsigned threads, char set_id[33], struct error *error)
{
    set_id[0] = '\0';
    return ingest_path(store, path, label, threads, true, set_id, error);
}

int cli_write_text(const char *path, const struct buffer *text, struct error *error)
{
    if (path == NULL) {
        struct output output;
        int result = output_open(&output, NULL, error);

        return result == 0 ? output_write(&output, text->bytes, text->length, error)
                           : result;
    }
    FILE *out = fopen(path, "w");
    if (out == NULL)
        return error_set(error, ERROR_IO, "io_error", "%s: cannot be written", path);
    bool good = fwrite(text->bytes, 1, text->length, out) == text->length;
    good = fclose(out) == 0 && good;
    return good ? 0
                : error_set(error, ERROR_IO, "io_error",
                            "%s: only a part could be written", path);
}
