#include "cli/common.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "intake/folder.h"
#include "intake/ingest.h"
#include "intake/merge.h"
#include "intake/regroup.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <jansson.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

/* ---- output ---- */

/* Unfinished; NULL: none. */
static struct output *unfinished;

static const char *shown(const struct output *output)
{
    return output->path == NULL ? "standard output" : output->path;
}

/* The general message about a full disk advises --data, which is another place. */
static int fail(const struct output *output, int number, struct error *error)
{
    if (number == ENOSPC || number == EDQUOT)
        return error_set(
            error, ERROR_SPACE, "disk_full",
            "%.400s: %s; free some space or choose another place for the output",
            shown(output), strerror(number));
    return error_set_errno(error, number, "%s", shown(output));
}

void output_open(struct output *output, const char *path)
{
    struct stat status;

    *output = (struct output){.path = path, .fd = STDOUT_FILENO};
    if (path == NULL)
        return;
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
        output->fd = open(path, O_WRONLY | O_CLOEXEC);
    } else {
        output->temporary = arena_printf(cli_arena(), "%s.XXXXXX", path);
        output->fd = mkostemp(output->temporary, O_CLOEXEC);
    }
    if (output->fd < 0)
        cli_must(fail(output, errno, &cli_error));
    unfinished = output;
}

int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error)
{
    const char *at = bytes;

    while (length > 0 && !output->unread) {
        ssize_t written = write(output->fd, at, length);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 && errno == EPIPE && output->path == NULL) {
            output->unread = true;
            return 0;
        }
        if (written < 0)
            return fail(output, errno, error);
        at += written;
        length -= (size_t)written;
    }
    return 0;
}

void output_finish(struct output *output)
{
    if (output->path == NULL)
        return;
    mode_t mask = umask(0); /* mkostemp() made it readable only for the owner */

    umask(mask);
    if ((output->temporary != NULL && fchmod(output->fd, 0666 & ~mask) != 0) ||
        close(output->fd) != 0 ||
        (output->temporary != NULL && rename(output->temporary, output->path) != 0))
        cli_must(fail(output, errno, &cli_error));
    unfinished = NULL;
}

#define WIDTH_MIN 60
#define WIDTH_MAX 100000

/* 0: the variable has no useful value. */
static size_t width_of_variable(void)
{
    const char *text = getenv("COLUMNS");
    int64_t width;

    return text != NULL && text_to_int64(text, &width) && width > 0 && width < WIDTH_MAX
               ? (size_t)width
               : 0;
}

static size_t width_of_terminal(void)
{
    struct winsize size;

    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

size_t output_width(const char *path)
{
    bool terminal = path == NULL && isatty(STDOUT_FILENO);
    size_t width = terminal ? width_of_terminal() : 0;

    if (width == 0 && path == NULL)
        width = width_of_variable();
    if (width == 0)
        return terminal ? OUTPUT_WIDTH : SIZE_MAX;
    return width < WIDTH_MIN ? WIDTH_MIN : width;
}

/* A terminal that obeys escape sequences. */
static bool output_obeys(int fd)
{
    const char *terminal = getenv("TERM");

    return isatty(fd) && terminal != NULL && *terminal != '\0' &&
           strcmp(terminal, "dumb") != 0;
}

bool output_colour(const char *path)
{
    const char *refused = getenv("NO_COLOR");

    return path == NULL && (refused == NULL || *refused == '\0') &&
           output_obeys(STDOUT_FILENO);
}

/* ---- common ---- */

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

void cli_write_word(const char *word, struct buffer *out)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                "0123456789-._/+,:@%=";
    bool quoted = *word == '\0' || word[strspn(word, plain)] != '\0';

    buffer_append_text(out, *word == '-' ? " ./" : " ");
    buffer_append_text(out, quoted ? "'" : "");
    for (; *word != '\0'; word++) {
        buffer_append_text(out, *word == '\'' ? "'\\'" : "");
        buffer_append_char(out, *word);
    }
    buffer_append_text(out, quoted ? "'" : "");
}

int cli_fail(const struct error *error)
{
    cli_say("tracediff: %s", error->message);
    return CLI_ERROR;
}

void cli_usage(const char *command, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say("tracediff: ", "", format, arguments);
    va_end(arguments);
    fprintf(stderr, "; see tracediff %s --help\n", command);
    cli_end(CLI_ERROR);
}

/* ---- the end of a command ---- */

struct error cli_error;

static struct store *command_store; /* NULL: not opened */
static struct ingest_list *command_list;

struct ingest_list *cli_unpacked(void)
{
    static struct ingest_list list;

    return command_list = &list;
}

void cli_must(int failed)
{
    if (failed != 0)
        cli_end(cli_fail(&cli_error));
}

/* Output that is left is written now, so that a full disk is reported. A reader that went
 * away is not an error. */
void cli_end(int status)
{
    if (unfinished != NULL && unfinished->temporary != NULL)
        unlink(unfinished->temporary);
    if (command_list != NULL)
        ingest_list_free(command_list); /* with what was unpacked */
    cli_close_store(&command_store);
    if (fflush(stdout) != 0 && errno != EPIPE) {
        error_set(&cli_error, ERROR_IO, "io_error", "standard output: %s",
                  strerror(errno));
        status = cli_fail(&cli_error);
    }
    exit(status);
}

struct arena *cli_arena(void)
{
    static struct arena *arena;

    if (arena == NULL)
        arena = arena_make(NULL);
    return arena;
}

#define SHOW_NS ((int64_t)200 * 1000000)
#define COMMAND_NS ((int64_t)3600 * 1000000000)

void cli_begin_budget(struct budget *budget)
{
    *budget = (struct budget){.wall_ns = COMMAND_NS};
    budget_begin(budget);
}

/* If none is named: the default place, which `standard` then owns; where nothing can be
 * stored, a temporary one, which is said. */
static int find_directory(const char **directory, char **standard, struct error *error)
{
    if (*directory != NULL)
        return 0;
    *standard = store_default_directory();
    int refused = *standard == NULL ? 0 : store_refuses(*standard);
    if (*standard == NULL || refused != 0) {
        CLEANUP_FREE char *wanted = TAKE_PTR(*standard);

        *standard = store_temporary_directory();
        if (*standard != NULL)
            cli_say(
                "tracediff: the store is in %s, which may be emptied, because %s%s%s; "
                "--data DIR chooses another place",
                *standard, wanted == NULL ? "HOME is not set" : wanted,
                wanted == NULL ? "" : " cannot be used: ",
                wanted == NULL ? "" : strerror(refused));
        else if (wanted != NULL) /* opening it has the right words */
            *standard = TAKE_PTR(wanted);
    }
    *directory = *standard;
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

int cli_open_store(const char *directory, enum store_mode mode,
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

struct store *cli_store(const char *directory, enum store_mode mode)
{
    if (command_store == NULL)
        cli_must(cli_open_store(directory, mode, NULL, NULL, &command_store, &cli_error));
    return command_store;
}

struct store *cli_store_to_read(const char *directory)
{
    if (command_store == NULL)
        cli_must(cli_open_to_read(directory, NULL, &command_store, &cli_error));
    return command_store;
}

char *cli_label_of(const char *path)
{
    CLEANUP_FREE char *real = realpath(path, NULL);
    const char *text = real != NULL ? real : path;
    const char *slash = strrchr(text, '/');

    return owned_copy(slash != NULL && slash[1] != '\0' ? slash + 1 : text);
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

/* Which file is which rank decides what is compared with what. */
static void report_ranks(struct store *store, const char *path, const char *id)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    int64_t first = INT64_MAX, last = -1;
    size_t count = 0;

    if (set_view_load(store, id, NULL, &view, NULL) != 0)
        return;
    for (size_t i = 0; i < view.file_count; i++) {
        const struct set_file *file = &view.files[i];

        if (file->rank_source != TRACE_RANK_ASSUMED)
            continue;
        count++;
        first = file->rank < first ? file->rank : first;
        last = file->rank > last ? file->rank : last;
    }
    if (first < last)
        cli_say("tracediff: %s: %zu files do not say their rank; ranks %" PRId64
                " to %" PRId64 " were assumed, in the order of their names",
                path, count, first, last);
}

static enum files_are files_are; /* of the command line */

enum files_are cli_files_are(void)
{
    return files_are;
}

void cli_take_files_are(void *context, const char *value)
{
    (void)context;
    cli_must(files_are_read(value, &files_are, &cli_error));
}

int cli_ingest_path(struct store *store, const char *path, const char *label,
                    unsigned threads, bool keep, char set_id[33], struct error *error)
{
    struct progress progress = {0};
    struct ingest_list list = {.files_are = files_are};
    struct ingest_result result = {0};
    CLEANUP_FREE char *standard = cli_label_of(path);
    struct watcher watcher = {.progress = &progress,
                              .label =
                                  label != NULL && *label != '\0' ? label : standard};
    int failed = ingest_list_folder(path, &list, error);
    if (failed != 0)
        return failed;
    start_watching(&watcher);
    failed = ingest_files(store, NULL, &list, watcher.label, threads, &progress, &result,
                          error);
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
        if (list.count > 1) /* of one file nothing is in doubt, and loading it costs */
            report_ranks(store, path, result.set_id);
        memcpy(set_id, result.set_id, 33);
    }
    if (stored && failed != 0)
        error_prefix(error, "%s is stored, but its traces were not kept", watcher.label);
    ingest_result_free(&result);
    ingest_list_free(&list);
    return failed;
}

void cli_regroup(struct store *store, const struct regroup_request *request,
                 const char *name, struct regroup_result *out)
{
    struct progress progress = {0};
    struct watcher watcher = {.progress = &progress, .label = name};

    start_watching(&watcher);
    int failed = regroup_run(store, request, 0, &progress, out, &cli_error);
    stop_watching(&watcher);
    cli_must(failed);
}

void cli_make_shard(const char *path, struct shard_request *request)
{
    struct progress progress = {0};
    CLEANUP(ingest_list_free) struct ingest_list list = {0};
    CLEANUP(shard_result_free) struct shard_result made = {0};
    CLEANUP_FREE char *standard = cli_label_of(path);

    if (request->label == NULL || *request->label == '\0')
        request->label = standard;
    struct watcher watcher = {.progress = &progress, .label = request->label};
    cli_must(ingest_list_folder(path, &list, &cli_error));
    request->list = &list;
    start_watching(&watcher);
    int failed = shard_make(request, &progress, &made, &cli_error);
    stop_watching(&watcher);
    for (size_t i = 0; i < made.failures; i++)
        cli_say("tracediff: left out: %s", made.failed[i]);
    cli_must(failed);
    cli_say("%s: shard %" PRIu32 " of %" PRIu32 ": %zu of %zu files, %" PRIu64
            " events from %.1f MB in %.2f s",
            request->label, request->index, request->count, made.files, list.count,
            made.events, (double)made.raw_bytes / 1e6, seconds_of(&watcher));
}

void cli_merge_shards(struct store *store, const char *const *paths, size_t count,
                      const char *label, char set_id[33])
{
    struct progress progress = {0};
    CLEANUP(ingest_result_free) struct ingest_result made = {0};
    struct watcher watcher = {.progress = &progress, .label = "merge"};

    start_watching(&watcher);
    int failed =
        merge_shards(store, paths, count, label, files_are, &progress, &made, &cli_error);
    stop_watching(&watcher);
    report_files(&made);
    cli_must(failed);
    memcpy(set_id, made.set_id, 33);
    cli_say("%zu shard%s%s, %" PRIu64 " events from %.1f MB in %.2f s, set %s", count,
            count == 1 ? "" : "s", made.already_stored ? " (stored already)" : "",
            made.events, (double)made.raw_bytes / 1e6, seconds_of(&watcher), made.set_id);
}

/* Half an answer is none. */
static void check_text(const struct buffer *text)
{
    if (buffer_failed(text))
        cli_must(error_set_memory(&cli_error));
}

void cli_write_text(const char *path, const struct buffer *text)
{
    struct output output = {.fd = STDOUT_FILENO};

    check_text(text);
    if (path == NULL) {
        cli_must(output_write(&output, text->bytes, text->length, &cli_error));
        return;
    }
    FILE *out = fopen(path, "w");
    if (out == NULL)
        cli_must(
            error_set(&cli_error, ERROR_IO, "io_error", "%s: cannot be written", path));
    bool good = fwrite(text->bytes, 1, text->length, out) == text->length;
    if (fclose(out) != 0 || !good)
        cli_must(error_set(&cli_error, ERROR_IO, "io_error",
                           "%s: only a part could be written", path));
}

void cli_write_aside(const struct buffer *text)
{
    check_text(text);
    fwrite(text->bytes, 1, text->length, stderr);
}

/* ---- options ---- */

#define WORD_MAX 40

static const char *option_name(const void *context, size_t index)
{
    return ((const struct option *)context)[index].name;
}

static const struct option *option_of(const struct option *options, int value)
{
    for (; options->name != NULL; options++)
        if (options->val == value)
            return options;
    return NULL;
}

static _Noreturn void refuse_long(const char *command, const char *typed,
                                  const struct option *options)
{
    char name[WORD_MAX + 1];
    size_t length = strcspn(typed, "=");

    snprintf(name, sizeof name, "%.*s", (int)(length > WORD_MAX ? WORD_MAX : length),
             typed);
    const char *nearest = nearest_word(name, option_name, options);
    if (nearest == NULL)
        cli_usage(command, "there is no option \"--%s\"", name);
    else
        cli_usage(command, "there is no option \"--%s\" (did you mean --%s?)", name,
                  nearest);
}

/* The word that getopt_long() did not understand; `typed` is the word before optind. */
static _Noreturn void refuse(const char *command, const char *typed,
                             const struct option *options)
{
    const struct option *known = optopt == 0 ? NULL : option_of(options, optopt);
    const char letter[] = {'-', (char)optopt, '\0'};

    if (optopt == 0)
        refuse_long(command, typed + strspn(typed, "-"), options);
    if (known != NULL && known->has_arg == no_argument && strchr(typed, '=') != NULL)
        cli_usage(command, "--%s takes no value", known->name);
    cli_usage(command, "there is no option \"%s\": options begin with --", letter);
}

#define OPTION_HELP 'h' /* of options_next() */

/* Whether a word is a value of an option that may come without one. Only its own words
 * are, so that the name of a folder after it stays one. */
static bool is_bare_value(const struct parameter *parameter, const char *word)
{
    if (parameter->type == PARAMETER_BOOLEAN)
        return strcasecmp(word, "true") == 0 || strcasecmp(word, "false") == 0;
    for (size_t i = 0; parameter->type == PARAMETER_CHOICE && parameter->words[i] != NULL;
         i++)
        if (strcmp(word, parameter->words[i]) == 0)
            return true;
    return false;
}

/* The next option, as getopt_long() returns it. */
static int options_next(int argc, char **argv, const struct option *options)
{
    const bool writes = option_of(options, 'o') != NULL;

    opterr = 0;
    int value = getopt_long(argc, argv, writes ? ":ho:" : ":h", options, NULL);
    if (value == ':')
        cli_usage(argv[0], "--%s needs a value", option_of(options, optopt)->name);
    if (value == '?')
        refuse(argv[0], argv[optind - 1], options);
    return value;
}

/* ---- the list for getopt_long() ---- */

#define OPTIONS_MAX 160
#define OPTION_NAME_MAX 40
#define OPTION_FIRST 256 /* the value of the first option; --output has that of -o */
/* An option may be noted under two names (--ranks), and a command adds its arguments. */
#define NOTES_AN_ARGUMENT 2
#define NOTES_MORE 8

/* Points into itself. */
struct option_list {
    struct option list[OPTIONS_MAX + 2];
    char names[OPTIONS_MAX][OPTION_NAME_MAX];
    const struct own_option *own[OPTIONS_MAX];       /* NULL: a parameter */
    const struct parameter *parameters[OPTIONS_MAX]; /* NULL: an own option */
    size_t count;
};

static void make_name(const char *name, char option[OPTION_NAME_MAX])
{
    snprintf(option, OPTION_NAME_MAX, "%s", name);
    for (char *at = option; *at != '\0'; at++)
        *at = *at == '_' ? '-' : *at;
}

/* Unless there is one of this name. */
static void add_option(struct option_list *list, const char *name, int has_arg,
                       const struct own_option *own, const struct parameter *parameter)
{
    char *option = list->names[list->count];

    make_name(name, option);
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->names[i], option) == 0)
            return;
    list->own[list->count] = own;
    list->parameters[list->count] = parameter;
    list->list[list->count] = (struct option){option, has_arg, NULL,
                                              own != NULL && strcmp(name, "output") == 0
                                                  ? 'o'
                                                  : OPTION_FIRST + (int)list->count};
    list->count++;
}

static bool is_option(const struct parameter *parameter, unsigned user)
{
    return parameter_is_for(parameter, user) &&
           (parameter->flags & PARAMETER_ARGUMENT) == 0;
}

static void add_table(struct option_list *list, const struct option_table *table)
{
    for (size_t i = 0; i < table->table->count && list->count < OPTIONS_MAX; i++) {
        const struct parameter *parameter = &table->table->items[i];
        bool bare = (parameter->flags & PARAMETER_BARE) != 0;

        if (is_option(parameter, table->user))
            add_option(list, parameter->name,
                       bare ? optional_argument : required_argument, NULL, parameter);
    }
}

static void make_list(const struct command_options *command, struct option_list *list)
{
    list->count = 0;
    for (const struct own_option *own = command->own; own->name != NULL; own++)
        if (*own->name != '\0')
            add_option(list, own->name,
                       own->value == NULL   ? no_argument
                       : *own->value == '=' ? optional_argument
                                            : required_argument,
                       own, NULL);
    for (const struct option_table *table = command->tables;
         table != NULL && table->table != NULL; table++)
        add_table(list, table);
    list->list[list->count] = (struct option){"help", no_argument, NULL, OPTION_HELP};
    list->list[list->count + 1] = (struct option){0};
}

/* ---- values ---- */

void given_options_note(struct given_options *given, const char *name, const char *value)
{
    if (given != NULL) /* a command without tables notes nothing */
        given->items[given->given.count++] = (struct given_parameter){name, value};
}

static void take_number(const char *command, const struct own_option *own,
                        const char *value)
{
    if (text_to_int64(value, own->number) && *own->number >= own->least &&
        *own->number <= own->most)
        return;
    cli_say("tracediff %s: --%s: \"%s\" is not a number from %lld to %lld", command,
            own->name, value, (long long)own->least, (long long)own->most);
    cli_end(CLI_ERROR);
}

static void take_own(const char *command, const struct own_option *own, const char *value,
                     struct given_options *given)
{
    if (own->text != NULL)
        *own->text = strcmp(own->name, "output") == 0 && strcmp(value, "-") == 0
                         ? NULL /* standard output */
                         : value;
    if (own->flag != NULL)
        *own->flag = true;
    if (own->off != NULL)
        *own->off = false;
    for (int i = 0; i < 2; i++)
        if (own->noted[i] != NULL)
            given_options_note(given, own->noted[i], value);
    if (own->number != NULL)
        take_number(command, own, value);
    if (own->take != NULL)
        own->take(own->context, value);
}

static void print_help(const struct command_options *command);

void cli_options_read(int argc, char **argv, const struct command_options *command,
                      struct given_options *given)
{
    struct option_list list;
    int value;

    if (given != NULL) {
        given->items =
            arena_new(cli_arena(), NOTES_AN_ARGUMENT * (size_t)argc + NOTES_MORE,
                      sizeof *given->items);
        given->given = (struct given_parameters){given->items, 0};
    }
    make_list(command, &list);
    while ((value = options_next(argc, argv, list.list)) != -1) {
        size_t at = (size_t)(value - OPTION_FIRST);

        if (value == OPTION_HELP) {
            print_help(command);
            cli_end(CLI_FINE);
        }
        if (value == 'o')
            for (at = 0; list.list[at].val != 'o';)
                at++;
        const struct parameter *parameter = list.parameters[at];
        const char *text = optarg;
        if (parameter != NULL && text == NULL && optind < argc &&
            is_bare_value(parameter, argv[optind]))
            text = argv[optind++];
        if (parameter != NULL)
            given_options_note(given, parameter->name, text == NULL ? "true" : text);
        else
            take_own(argv[0], list.own[at], optarg, given);
    }
}

void cli_own_options_read(int argc, char **argv, const char *usage,
                          const struct own_option *own, const char *end)
{
    const struct command_options command = {.usage = usage, .own = own, .end = end};

    cli_options_read(argc, argv, &command, NULL);
}

/* ---- help ---- */

#define HELP_COLUMN 25
#define HELP_WIDTH 80

static void print_option(const char *option, const char *help)
{
    int column = printf("  %s", option);

    if (column > HELP_COLUMN - 2) {
        putchar('\n');
        column = 0;
    }
    while (*help != '\0') {
        size_t length = strcspn(help, " ");

        if (column > HELP_COLUMN && column + 1 + (int)length >= HELP_WIDTH) {
            putchar('\n');
            column = 0;
        }
        if (column < HELP_COLUMN)
            column += printf("%*s%.*s", HELP_COLUMN - column, "", (int)length, help);
        else
            column += printf(" %.*s", (int)length, help);
        help += length + strspn(help + length, " ");
    }
    putchar('\n');
}

/* "--fold[=BOOL]", "--sort COLUMN" */
static void make_option(const struct parameter *parameter, struct buffer *out)
{
    char name[OPTION_NAME_MAX];
    const char *value = parameter->value != NULL               ? parameter->value
                        : parameter->type == PARAMETER_BOOLEAN ? "BOOL"
                                                               : "TEXT";

    make_name(parameter->name, name);
    buffer_printf(out, (parameter->flags & PARAMETER_BARE) != 0 ? "--%s[=%s]" : "--%s %s",
                  name, value);
}

void cli_options_print(const struct parameter_table *table, unsigned user)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];
        CLEANUP_BUFFER struct buffer option = BUFFER(1000);
        CLEANUP_BUFFER struct buffer text = BUFFER(4000);

        if (!is_option(parameter, user))
            continue;
        make_option(parameter, &option);
        buffer_append_text(&text, parameter->help);
        if (parameter->type != PARAMETER_BOOLEAN &&
            (parameter->allowed != NULL ||
             (parameter->type != PARAMETER_TEXT && parameter->type != PARAMETER_TEXTS))) {
            buffer_append_text(&text, ": ");
            parameter_append_allowed(parameter, &text);
        }
        if (parameter->type == PARAMETER_TEXTS)
            buffer_append_text(&text, "; may be repeated");
        if (parameter->standard != NULL && *parameter->standard != '\0')
            buffer_printf(&text, " (default %s)", parameter->standard);
        if (!buffer_failed(&option) && !buffer_failed(&text))
            print_option(option.bytes, text.bytes);
    }
}

static void print_help(const struct command_options *command)
{
    puts(command->usage);
    for (const struct own_option *own = command->own; own->name != NULL; own++) {
        char option[2 * OPTION_NAME_MAX];

        if (*own->name == '\0') {
            fputs(own->help, stdout);
            continue;
        }
        snprintf(option, sizeof option, "--%s%s%s", own->name,
                 own->value == NULL || *own->value == '=' ? "" : " ",
                 own->value == NULL ? "" : own->value);
        print_option(option, own->help);
    }
    puts("  --help");
    if (command->print != NULL)
        command->print();
    for (const struct option_table *table = command->tables;
         command->print == NULL && table != NULL && table->table != NULL; table++)
        cli_options_print(table->table, table->user);
    if (command->end != NULL)
        fputs(command->end, stdout);
}

/* ---- sources ---- */

static bool is_there(const char *name)
{
    struct stat status;

    return stat(name, &status) == 0;
}

/* Labels may have slashes, too: `serve a/x b/x` makes such labels. */
static bool looks_like_path(const char *name)
{
    return name[0] == '.' || name[0] == '~' || strchr(name, '/') != NULL ||
           ingest_is_trace_name(name) || ingest_is_archive_name(name) ||
           ingest_is_beside_name(name);
}

bool cli_is_place(const char *name)
{
    return is_there(name) || looks_like_path(name);
}

int cli_check_place(const char *name, struct error *error)
{
    if (is_there(name))
        return 0;
    if (errno == ENOENT || errno == ENOTDIR)
        return error_set(error, ERROR_PARAMETER, "no_such_place",
                         "%s: no such folder or file", name);
    return error_set_errno(error, errno, "%s", name);
}

int cli_check_file(const char *name, struct error *error)
{
    struct stat status;
    int result = cli_check_place(name, error);

    if (result == 0 && stat(name, &status) == 0 && S_ISDIR(status.st_mode))
        return error_set(error, ERROR_PARAMETER, "is_folder",
                         "%s: this is a folder; name a file in it", name);
    return result;
}

/* A folder or file, or a stored set. */
static void check_source(struct store *store, const char *name)
{
    CLEANUP(set_info_free) struct set_info info = {0};

    if (name == NULL || is_there(name) ||
        store_find_set(store, name, &info, &cli_error) == 0)
        return;
    const struct error unknown = cli_error;
    if (strcmp(unknown.slug, "unknown_set") == 0 && looks_like_path(name))
        cli_must(cli_check_place(name, &cli_error));
    else if (strcmp(unknown.slug, "unknown_set") == 0)
        error_set(&cli_error, ERROR_NOT_FOUND, "unknown_set",
                  "there is no folder \"%.100s\" here, and %s", name, unknown.message);
    cli_must(-1);
}

void cli_check_output(const char *path)
{
    struct stat status;

    if (path == NULL)
        return;
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_output",
                           "--output %s: this is a folder; name a file in it", path));
    const char *slash = strrchr(path, '/');
    const char *folder =
        slash == NULL ? "." : arena_text(cli_arena(), path, (size_t)(slash - path) + 1);
    if (!is_there(folder))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_output",
                           "--output %s: no such folder: %s", path, folder));
}

void cli_settle_set(struct store *store, const char **name)
{
    char *id = arena_new(cli_arena(), 33, 1);

    if (*name == NULL || !is_there(*name))
        return;
    cli_must(cli_ingest_path(store, *name, NULL, 0, false, id, &cli_error));
    *name = id;
}

void cli_settle_sets(struct store *store, const char **names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        check_source(store, names[i]);
    for (size_t i = 0; i < count; i++)
        cli_settle_set(store, &names[i]);
}
