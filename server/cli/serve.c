#include "analyse/lanes.h"
#include "analyse/timeline.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "intake/jobs.h"
#include "intake/uploads.h"
#include "query/session.h"
#include "serve/api.h"
#include "serve/guard.h"
#include "serve/pages.h"
#include "serve/server.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/set_draft.h"
#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <netdb.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- serve folders ---- */

/* The folders named on the command line of `tracediff serve`. */

#define URL_MAX 1024

/* "control" of "/data/runs/control"; with two parts, "runs/control". */
static const char *last_parts(const char *path, int parts)
{
    const char *start = path + strlen(path);

    while (start > path) {
        if (start[-1] == '/' && --parts == 0)
            break;
        start--;
    }
    return *start == '/' ? start + 1 : start;
}

/* The label of the set: the folder's name, with its parent's name in front if another
 * folder has the same name. */
static const char *choose_label(char *const *paths, size_t count, size_t index)
{
    const char *label = last_parts(paths[index], 1);

    for (size_t i = 0; i < count; i++)
        if (i != index && strcmp(last_parts(paths[i], 1), label) == 0)
            label = last_parts(paths[index], 2);
    return *label != '\0' ? label : "traces";
}

/* ---- serve options ---- */

/* The options of `tracediff serve`. */

#define SERVE_HOSTS_MAX 32

struct serve_options {
    const char *data;      /* NULL: the default place */
    const char *sets;      /* a folder of set files that other programs fill, or NULL */
    const char *base_path; /* "": all of the server */
    const char *listen, *token_file, *web_dir;
    int64_t port; /* see http_config */
    int64_t jobs;
    int64_t sql_seconds;                /* that a statement may take */
    int64_t job_memory, request_memory; /* MiB; 0: a share of the machine's */
    struct traces_policy traces;
    int64_t keep; /* seconds that sets are kept; 0: all stay */
    bool open, read_only, no_sql, trust_proxy, local_users;
    const char *allowed_hosts[SERVE_HOSTS_MAX];
    size_t allowed_host_count;
    char **folders;
    size_t folder_count;
};

/* MiB. With less, the program itself does not start; no machine has more. */
#define JOB_MEMORY_LEAST 128
#define MEMORY_MOST (1 << 30)
#define SIZE_MOST 1000000 /* of its unit */

static const char usage[] =
    "usage: tracediff serve [OPTION…] [DIR…]\n"
    "Serves the dashboard, and ingests the folders that are named. With two\n"
    "folders, it prints the address of their comparison as soon as it can be "
    "opened.\n";

static void take_base_path(void *context, const char *path)
{
    *(const char **)context = path;
    if (http_base_check(path, &cli_error) == 0)
        return;
    cli_say("tracediff serve: %s", cli_error.message);
    cli_end(CLI_ERROR);
}

static void take_users(void *context, const char *users)
{
    *(bool *)context = strcmp(users, "all") == 0;
    if (!*(bool *)context && strcmp(users, "own") != 0)
        cli_usage("serve", "--local-users takes own or all, not %s", users);
}

static void take_host(void *context, const char *host)
{
    struct serve_options *out = context;

    if (!guard_is_host(host) && strcmp(host, GUARD_ANY_HOST) != 0)
        cli_usage("serve",
                  "--allow-host takes NAME or NAME:PORT, such as traces.example, not %s",
                  host);
    if (out->allowed_host_count == SERVE_HOSTS_MAX)
        cli_usage("serve", "--allow-host: %d at most", SERVE_HOSTS_MAX);
    out->allowed_hosts[out->allowed_host_count++] = host;
}

/* "20G": a number and K, M, G or T, of 1024 each; 0 needs none. */
static uint64_t read_size(const char *option, const char *text)
{
    static const char units[] = "KMGT";
    char digits[24];
    int64_t number = 0;

    size_t length = strspn(text, "0123456789");
    const char *unit = text[length] == '\0' ? NULL : strchr(units, text[length]);
    snprintf(digits, sizeof digits, "%.*s", length < 16 ? (int)length : 0, text);
    bool right = text_to_int64(digits, &number) &&
                 (unit == NULL ? number == 0 && text[length] == '\0'
                               : text[length + 1] == '\0' && number <= SIZE_MOST);
    if (!right) {
        cli_say("tracediff serve: %s=%s: SIZE must be a number with a unit (K, M, G or "
                "T), such as 20G",
                option, text);
        cli_end(CLI_ERROR);
    }
    return unit == NULL ? 0 : (uint64_t)number << (10 * (unsigned)(unit - units + 1));
}

/* NULL: no limit; 0: keeps none. */
static void take_limit(void *context, const char *text)
{
    struct traces_policy *out = context;

    out->limit.bytes =
        text == NULL ? TRACES_WITHOUT_LIMIT : read_size("--keep-traces", text);
    out->keep = out->limit.bytes > 0;
}

static void take_age(void *context, const char *text)
{
    if (retention_parse(text, context))
        return;
    cli_say("tracediff serve: --keep %s: AGE must be a whole number of hours, days or "
            "weeks, 100 years at most, such as 12h, 30d or 8w",
            text);
    cli_end(CLI_ERROR);
}

static void be_verbose(void *context, const char *none)
{
    (void)context, (void)none;
    log_set_level(LOG_LEVEL_DEBUG);
}

static void read_options(int argc, char **argv, struct serve_options *out)
{
    const struct own_option own[] = {
        OPTION_DATA(&out->data),
        OPTION_FILES_ARE,
        {"port", "N", "port (default: the first free one from 8080 on)",
         .number = &out->port, .most = 65535},
        {"listen", "ADDRESS",
         "address to listen on (default: 127.0.0.1); any other than this machine's own "
         "needs a token",
         .text = &out->listen},
        {"token-file", "FILE",
         "read the token from FILE instead of making one; with several tokens, a line is "
         "NAME TOKEN, or NAME TOKEN read (this token may only read)",
         .text = &out->token_file},
        {"local-users", "own|all",
         "which users of this machine need no token: yourself and root (own, the "
         "default), or all",
         .take = take_users, .context = &out->local_users},
        {"allow-host", "NAME",
         "another name, or NAME:PORT, of this server; may be repeated; '*': any name, if "
         "this server needs a token",
         .take = take_host, .context = out},
        {"base-path", "PATH",
         "serve everything under PATH, such as /tracediff, behind a proxy that has other "
         "paths too; needs a token",
         .take = take_base_path, .context = &out->base_path},
        {"trust-proxy", NULL, "believe X-Forwarded-Proto, -Host and -For; needs a token",
         .flag = &out->trust_proxy},
        {"read-only", NULL, "refuse every change by the browser",
         .flag = &out->read_only},
        {"sets", "DIR",
         "show the set files in DIR, which others add and remove; nothing is written "
         "there. Needs --read-only, and replaces --data",
         .text = &out->sets},
        {"open", NULL, "start the browser; with two folders, at their comparison",
         .flag = &out->open},
        {"no-open", NULL, "undoes --open", .off = &out->open},
        {"jobs", "N",
         "folders to ingest at once (default: 1, at most " TEXT_OF(JOBS_RUNNING_MAX) ")",
         .number = &out->jobs, .least = 1, .most = JOBS_RUNNING_MAX},
        {"job-memory", "MIB",
         "memory that each job may use (default: half of the machine's, shared by all)",
         .number = &out->job_memory, .least = JOB_MEMORY_LEAST, .most = MEMORY_MOST},
        {"request-memory", "MIB",
         "memory that one request may use (default: half of the machine's)",
         .number = &out->request_memory, .least = 1, .most = MEMORY_MOST},
        {"keep", "AGE",
         "remove sets that were stored longer ago than AGE, such as 12h, 30d or 8w; "
         "pinned sets stay. A new or shorter AGE removes no set during its first day "
         "(default: keep all)",
         .take = take_age, .context = &out->keep},
        {"keep-traces", "=SIZE",
         "keep the traces themselves too, compressed, to download them or open them in "
         "Perfetto: up to SIZE, such as 500M or 1T; the oldest are removed first "
         "(default: 20G; without =SIZE: all, and none is removed)",
         .take = take_limit, .context = &out->traces},
        {"no-keep-traces", NULL, "do not keep them; --keep-traces=0 is the same",
         .off = &out->traces.keep},
        {"no-sql", NULL, "refuse statements in SQL", .flag = &out->no_sql},
        {"sql-seconds", "N",
         "time that one statement may take (default: " TEXT_OF(SQL_SECONDS) ")",
         .number = &out->sql_seconds, .least = 1, .most = SQL_SECONDS_MOST},
        {"web-dir", "DIR", "serve the pages from DIR, for working on them",
         .text = &out->web_dir},
        {"verbose", NULL, "log every request", .take = be_verbose},
        {0}};

    cli_own_options_read(argc, argv, usage, own, NULL);
}

/* `--keep-traces 5G` would read in a folder 5G: an optional value needs an equals
 * sign. */
static void check_equals(const struct serve_options *options)
{
    const char *size = options->folder_count > 0 ? options->folders[0] : "";
    size_t digits = strspn(size, "0123456789");

    if (options->traces.limit.bytes != TRACES_WITHOUT_LIMIT || digits == 0 ||
        strspn(size + digits, "KMGT") != 1 || size[digits + 1] != '\0' ||
        cli_is_place(size))
        return;
    cli_usage("serve", "write SIZE after an equals sign: --keep-traces=%s", size);
}

/* Fills the options from the command line. */
static void serve_options_read(int argc, char **argv, struct serve_options *out)
{
    *out = (struct serve_options){
        .port = -1,
        .base_path = "",
        .jobs = 1,
        .sql_seconds = SQL_SECONDS,
        .traces = {true, {TRACES_LIMIT_DEFAULT, TRACES_DISK_RESERVE}}};
    read_options(argc, argv, out);
    if (out->read_only && out->keep > 0)
        cli_usage("serve", "--keep removes sets, which --read-only forbids; give only "
                           "one of them");
    out->folders = argv + optind;
    out->folder_count = (size_t)(argc - optind);
    check_equals(out);
    if (out->sets != NULL &&
        (!out->read_only || out->data != NULL || out->folder_count > 0))
        cli_usage("serve",
                  "--sets needs --read-only, and cannot be combined with --data or with "
                  "folders to read in");
}

/* ---- serve sets ---- */

/* `serve --sets`: a store whose set files are in a folder that others fill. Its catalogue
 * and its cache are in a temporary folder of this process, so any number of servers may
 * show one folder, and none writes there. */

/* How often the server looks at the folder. */
#define SERVE_SETS_SECONDS 2

#define REST_NS ((int64_t)SERVE_SETS_SECONDS * 1000000000)
#define OPEN_FOLDERS 16 /* while the temporary folder is removed */

struct serve_sets {
    const char *data;    /* the data directory of the store; NULL: not made */
    struct store *store; /* NULL: not started */
    pthread_t thread;
    unsigned lookers; /* how many threads look at files */
    atomic_bool stop;
    pthread_mutex_t mutex;
    pthread_cond_t changed; /* `stop` */
};

/* Makes the temporary folder. Errors: `folder` cannot be opened. */
static int serve_sets_begin(struct serve_sets *all, const char *folder,
                            struct error *error)
{
    CLEANUP_FREE char *sets = realpath(folder, NULL);
    const char *temporary = getenv("TMPDIR");
    struct stat status;

    if (sets == NULL || stat(sets, &status) != 0)
        return error_set_errno(error, errno, "--sets %s", folder);
    if (!S_ISDIR(status.st_mode))
        return error_set(error, ERROR_IO, "not_a_directory",
                         "--sets %s is not a directory", folder);
    char *made =
        arena_printf(cli_arena(), "%s/tracediff-XXXXXX",
                     temporary != NULL && *temporary != '\0' ? temporary : "/tmp");
    if (mkdtemp(made) == NULL)
        return error_set_errno(error, errno, "cannot make the temporary folder %s", made);
    all->data = made;
    const char *link = arena_printf(cli_arena(), "%s/sets", made);
    return symlink(sets, link) == 0
               ? 0
               : error_set_errno(error, errno, "cannot make %s", link);
}

/* ---- the thread ---- */

static void look_at_files(void *context)
{
    struct serve_sets *sets = context;
    bool more = true;

    while (more) {
        struct budget budget = {.stop = &sets->stop};

        budget_begin(&budget);
        more = store_follow_next(sets->store, &budget);
    }
}

/* Returns when it is time for the next look, or to stop. */
static void rest(struct serve_sets *sets)
{
    int64_t until = clock_monotonic_ns() + REST_NS, left = REST_NS;

    pthread_mutex_lock(&sets->mutex);
    for (; !atomic_load(&sets->stop) && left > 0; left = until - clock_monotonic_ns())
        threads_wait(&sets->changed, &sets->mutex, left);
    pthread_mutex_unlock(&sets->mutex);
}

/* Logs how a look for files ended, if it ended in another way than the last one. */
static void tell_look(const struct error *now, struct error *said)
{
    if (strcmp(now->message, said->message) == 0)
        return;
    if (now->code != ERROR_NONE)
        log_warning("the folder of sets could not be read: %s", now->message);
    else
        log_info("the folder of sets can be read again");
    *said = *now;
}

static void *follow(void *context)
{
    struct serve_sets *sets = context;
    struct error error, said = {0};

    while (!atomic_load(&sets->stop)) {
        error = (struct error){0};
        store_follow_find(sets->store, &error);
        tell_look(&error, &said);
        threads_share(look_at_files, sets, sets->lookers);
        rest(sets);
    }
    return NULL;
}

/* Starts a thread that lists the files that are there or arrive, and forgets removed
 * ones; at most `workers` threads look at files, and no more than there are cores.
 * Failures are logged. */
static int serve_sets_start(struct serve_sets *sets, struct store *store,
                            unsigned workers, struct error *error)
{
    unsigned cores = threads_choose(0);

    pthread_mutex_init(&sets->mutex, NULL);
    threads_condition_init(&sets->changed);
    sets->lookers = workers == 0 || workers > cores ? cores : workers;
    store_follow_begin(store, sets->lookers);
    sets->store = store;
    int failed = pthread_create(&sets->thread, NULL, follow, sets);
    if (failed == 0)
        return 0;
    store_follow_end(store);
    sets->store = NULL;
    return error_set_errno(error, failed, "cannot start a thread");
}

/* Ends the thread; call it before closing the store. */
static void serve_sets_stop(struct serve_sets *sets)
{
    if (sets->store == NULL)
        return;
    pthread_mutex_lock(&sets->mutex);
    atomic_store(&sets->stop, true);
    pthread_cond_broadcast(&sets->changed);
    pthread_mutex_unlock(&sets->mutex);
    pthread_join(sets->thread, NULL);
    store_follow_end(sets->store);
    sets->store = NULL;
}

/* ---- the end ---- */

static int remove_one(const char *path, const struct stat *status, int kind,
                      struct FTW *place)
{
    (void)status;
    (void)kind;
    (void)place;
    remove(path); /* of a link, removes the link itself */
    return 0;
}

/* Removes the temporary folder; call it after closing the store. */
static void serve_sets_end(const struct serve_sets *sets)
{
    if (sets->data != NULL)
        nftw(sets->data, remove_one, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
}

/* ---- serve ---- */

/* tracediff serve: the dashboard. Starts everything, waits for a signal, stops everything
 * in the reverse order. */

/* How often keep_house() runs, for the bin, idle uploads and freed memory. */
#define HOUSEKEEPING_SECONDS 20

extern char **environ;

/* Its job. */
struct served_folder {
    struct server *serving;
    bool ended;
    char set_id[33]; /* "": not stored */
};

struct server {
    struct serve_options options;
    const char *page; /* of the printed address; NULL: the first page */
    struct tokens tokens;
    struct api api;
    struct set_looker looker;
    struct http_server *server;
    pthread_mutex_t folders_mutex;
    struct served_folder *folders; /* of the options; the mutex guards them */
    struct serve_sets sets;        /* of --sets */
    bool again;                    /* some kept traces over the limit were in use */
    _Atomic pid_t browser;         /* 0: none was started, or it is gone */
};

/* ---- starting ---- */

static int read_tokens(const char *path, struct tokens *out, struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC);
    CLEANUP_FREE char *text = owned_new(TOKENS_TEXT_MAX + 2, 1);
    size_t length = 0;
    ssize_t got = 1;

    while (fd >= 0 && got > 0 && length <= TOKENS_TEXT_MAX) {
        got = read(fd, text + length, TOKENS_TEXT_MAX + 1 - length);
        length += got > 0 ? (size_t)got : 0;
    }
    if (fd < 0 || got < 0)
        return error_set_errno(error, errno, "--token-file %s", path);
    text[length] = '\0';
    if (length > TOKENS_TEXT_MAX || strlen(text) != length)
        return error_set(error, ERROR_PARAMETER, "bad_token",
                         "--token-file %s: this is not a text of %zu bytes at most", path,
                         TOKENS_TEXT_MAX);
    return tokens_read(text, path, out, error);
}

static int check_web_dir(const char *path, struct error *error)
{
    struct stat status;

    if (path == NULL || (stat(path, &status) == 0 && S_ISDIR(status.st_mode)))
        return 0;
    return error_set(error, ERROR_PARAMETER, "bad_web_dir",
                     "--web-dir %s: no such folder", path);
}

/* Whether a signal that ends the program has come, while all signals are blocked. */
static bool signal_is_pending(void *context)
{
    sigset_t pending;

    (void)context;
    return sigpending(&pending) == 0 &&
           (sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1 ||
            sigismember(&pending, SIGHUP) == 1);
}

/* Prepares processes that read traces and may do nothing else. */
static void prepare_worker(struct server *serving)
{
    struct api *api = &serving->api;
    struct worker_settings *worker = &api->worker;
    struct sandbox_state *held = &api->sandbox;
    struct error why;

    *worker = worker_settings((unsigned)serving->options.jobs,
                              (uint64_t)serving->options.job_memory << 20);
    if (worker->program == NULL)
        log_warning("the server itself reads the traces: this system offers no sandbox "
                    "for a separate process");
    else if (worker_probe(worker, held, &why) != 0)
        log_warning("no trace can be read: %s", why.message);
    else
        log_info("separate processes read the traces; seccomp %s, Landlock %s, "
                 "memory %s (%llu MiB)",
                 held->seccomp ? "on" : "off", held->landlock > 0 ? "on" : "off",
                 held->memory ? "limited" : "not limited",
                 (unsigned long long)(worker->memory_bytes >> 20));
}

/* Such a process also looks at set files that the catalogue does not know. */
static int look_at_sets(const void *context, const struct set_look_item *items,
                        size_t count, struct budget *budget, set_looked *told,
                        void *told_context, struct error *error)
{
    return worker_look(context, items, count, budget, told, told_context, error);
}

static int open_store(struct server *serving, struct error *error)
{
    struct budget budget = {.is_gone = signal_is_pending};
    const struct serve_options *options = &serving->options;
    /* A read-only server takes no lock, so several of them may share a store. Folders on
     * the command line come from the owner, so they are read in even though browsers may
     * change nothing. With --sets the server has its own catalogue. */
    bool shows_only =
        options->read_only && options->folder_count == 0 && options->sets == NULL;
    bool follows = options->sets != NULL;
    int result = follows ? serve_sets_begin(&serving->sets, options->sets, error) : 0;
    if (result != 0)
        return result;

    serving->looker = (struct set_looker){look_at_sets, &serving->api.worker};
    budget_begin(&budget);
    return cli_open_store(follows ? serving->sets.data : options->data,
                          follows      ? STORE_FOLLOWER
                          : shows_only ? STORE_READ_ONLY
                                       : STORE_OWNER,
                          serving->api.worker.program == NULL ? NULL : &serving->looker,
                          &budget, &serving->api.store, error);
}

/* Puts sets that are old enough into the bin. */
static void retire_sets(struct server *serving)
{
    struct error error;
    size_t count;

    if (serving->options.keep == 0)
        return;
    if (retention_apply(serving->api.store, clock_unix_seconds(), &count, &error) != 0)
        log_warning("no old set was removed: %s", error.message);
    else if (count > 0)
        log_info("%zu set%s stored longer ago than --keep went into the bin", count,
                 count == 1 ? "" : "s");
}

/* Says which sets will go, and when, before any does. */
static int begin_retention(struct server *serving, struct error *error)
{
    struct store *store = serving->api.store;
    int64_t now = clock_unix_seconds(), keep = serving->options.keep;
    struct retention_forecast forecast = {0};
    char age[RETENTION_TEXT_SIZE], first[21];

    if (serving->options.read_only)
        return 0;
    int result = retention_set(store, keep, now, error);
    if (result == 0 && keep > 0)
        result = retention_look(store, now + RETENTION_NOTICE_SECONDS, &forecast, error);
    if (result != 0 || keep == 0)
        return result;
    retention_write(keep, age);
    clock_format_utc(forecast.first, first);
    log_info(
        "--keep: sets stay for %s; stored: %llu, pinned: %llu, removed within a day: "
        "%llu%s%s",
        age, (unsigned long long)forecast.sets, (unsigned long long)forecast.pinned,
        (unsigned long long)forecast.going,
        forecast.first == 0 ? "" : "; the first is removed on ",
        forecast.first == 0 ? "" : first);
    retire_sets(serving);
    return 0;
}

#define PREPARE_PROCESSOR_NS ((int64_t)600 * 1000000000)

/* Finds the clocks of a set of several ranks that was just stored, and the lanes of their
 * timeline, so that no question waits for them. */
static void prepare_set(void *context, const char *set, const atomic_bool *stop)
{
    const struct server *serving = context;
    const struct serve_options *options = &serving->options;
    uint64_t memory = (uint64_t)options->request_memory << 20;
    struct budget budget = {.processor_ns = PREPARE_PROCESSOR_NS,
                            .memory = memory > 0 ? memory : machine_memory() / 2,
                            .stop = stop};
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct timeline_request request;
    struct lanes_picture picture;
    struct error ignored; /* the question that needs them says it */

    budget_begin(&budget);
    if (timeline_request_read(LANES_SHOW, &(struct given_parameters){0}, set, &budget,
                              &request, &ignored) == 0 &&
        lanes_open(serving->api.store, serving->api.timelines, &request, &lanes,
                   &ignored) == 0 &&
        lanes.set->clocks.rank_count > 1)
        lanes_show(&lanes, &picture, &ignored);
}

static int start_server(struct server *serving, struct error *error)
{
    const struct serve_options *options = &serving->options;
    struct http_config config = {
        .address = options->listen,
        .port = (int)options->port,
        .tokens = options->token_file != NULL ? &serving->tokens : NULL,
        .read_only = options->read_only,
        .request_memory = (uint64_t)options->request_memory << 20,
        .allowed_hosts = options->allowed_hosts,
        .allowed_host_count = options->allowed_host_count,
        .base_path = options->base_path,
        .local_users = options->local_users,
        .trust_proxy = options->trust_proxy,
        .web_dir = options->web_dir,
        .routes = api_routes,
        .application = &serving->api,
    };

    return http_server_start(&config, &serving->server, error);
}

static int start(struct server *serving, struct error *error)
{
    const struct serve_options *options = &serving->options;
    struct api *api = &serving->api;
    int result = check_web_dir(options->web_dir, error);

    for (size_t i = 0; result == 0 && i < options->folder_count; i++)
        result = cli_check_place(options->folders[i], error);
    api->read_only = options->read_only;
    if (result == 0 && options->token_file != NULL)
        result = read_tokens(options->token_file, &serving->tokens, error);
    if (result == 0 &&
        (!options->read_only || options->folder_count > 0 || options->sets != NULL))
        prepare_worker(serving);
    if (result == 0)
        result = open_store(serving, error);
    if (result == 0 && options->sets != NULL)
        result = serve_sets_start(&serving->sets, serving->api.store,
                                  (unsigned)options->jobs, error);
    if (result == 0)
        result = begin_retention(serving, error);
    const struct job_settings jobs = {.running = (unsigned)options->jobs,
                                      .worker = api->worker,
                                      .traces = options->traces,
                                      .base_path = options->base_path,
                                      .prepare = prepare_set,
                                      .context = serving};
    if (result == 0)
        result = job_queue_open(api->store, &jobs, &api->jobs, error);
    if (result == 0) {
        api->uploads = uploads_open(api->store, api->jobs);
        serving->again = ingest_keep_within(api->store, &options->traces);
    }
    api->timelines = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    api->traces = options->traces;
    api->keep = options->keep;
    api->no_sql = options->no_sql;
    api->sql_seconds = (int)options->sql_seconds;
    sql_gate_init(&api->sql_gate);
    return result < 0 ? result : start_server(serving, error);
}

/* ---- the address ---- */

/* Starts the browser, if there is one, and does not wait for it. */
static void open_browser(struct server *serving, const char *url)
{
#ifdef __APPLE__
    char *arguments[] = {"open", (char *)(uintptr_t)url, NULL};
#else
    char *arguments[] = {"xdg-open", (char *)(uintptr_t)url, NULL};
#endif
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t browser;

    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    for (int fd = 0; fd < 3; fd++)
        posix_spawn_file_actions_addopen(&actions, fd, "/dev/null", O_RDWR, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    if (posix_spawnp(&browser, arguments[0], &actions, &attributes, arguments, environ) ==
        0)
        atomic_store(&serving->browser, browser);
    else
        log_warning("the browser was not started: there is no %s", arguments[0]);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
}

/* Whether this machine has the address. */
static bool is_of_this_machine(const char *text)
{
    const struct addrinfo numeric = {.ai_flags = AI_NUMERICHOST,
                                     .ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;

    if (getaddrinfo(text, NULL, &numeric, &found) != 0)
        return false;
    CLEANUP_CLOSE int fd = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool ours = fd >= 0 && bind(fd, found->ai_addr, found->ai_addrlen) == 0;
    freeaddrinfo(found);
    return ours;
}

/* A word that a shell takes as it is. */
static bool is_plain_word(const char *text)
{
    return text != NULL && *text != '\0' && *text != '-' &&
           text[strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                             "0123456789-._:")] == '\0';
}

/* Over SSH, the loopback address of this machine is reached through a tunnel. A job
 * inherits the variable of the machine where it was submitted; the way to its own
 * machine leads through that one. */
static void announce_tunnel(const char *url)
{
    const char *connection = getenv("SSH_CONNECTION"), *user = getenv("LOGNAME");
    const char *node = getenv("SLURMD_NODENAME"), *place = strstr(url, "://");
    char ours[INET6_ADDRSTRLEN], port[8], way[160] = "";

    if (connection == NULL || place == NULL ||
        sscanf(connection, "%*s %*s %45s %5[0-9]", ours, port) != 2 ||
        !is_plain_word(ours))
        return;
    place += strlen("://");
    int length = (int)strcspn(place, "/");
    const char *ours_port = memrchr(place, ':', (size_t)length);
    bool here = is_of_this_machine(ours), at_22 = strcmp(port, "22") == 0;
    if (ours_port == NULL ||
        (strncmp(place, "127.", 4) != 0 && strncmp(place, "[::1]:", 6) != 0) ||
        (!here && (!is_plain_word(node) || strchr(ours, ':') != NULL)))
        return;
    if (!is_plain_word(user))
        user = is_plain_word(getenv("USER")) ? getenv("USER") : "USER";
    if (here && !at_22)
        snprintf(way, sizeof way, "-p %s ", port);
    if (!here)
        snprintf(way, sizeof way, "-J ssh://%.60s@%s:%s ", user, ours, port);
    cli_say(
        "reached over SSH? Run this on your own machine, and open the address there:");
    cli_say("  ssh -N %s-L %.*s:%.*s %.60s@%.250s", way,
            length - (int)(ours_port + 1 - place), ours_port + 1, length, place, user,
            here ? ours : node);
}

/* If the server is for a proxy: says what the proxy must do. */
static void announce_proxy(const struct server *serving)
{
    const struct serve_options *options = &serving->options;

    if (options->base_path[0] == '\0' && !options->trust_proxy)
        return;
    log_info("requests come through a proxy (%s), so each needs the token%s",
             options->base_path[0] == '\0' ? "--trust-proxy" : "--base-path",
             options->token_file != NULL
                 ? ""
                 : "; this token is random: --token-file keeps one across restarts");
    if (options->allowed_host_count == 0)
        log_info("requests that carry the proxy's own name are refused: allow that name "
                 "with --allow-host");
}

/* --open; every user of the machine can see the arguments of a program, so no token. */
static void open_if_asked(struct server *serving, const char *url)
{
    if (serving->options.open && !http_server_asks_token(serving->server))
        open_browser(serving, url);
}

/* Announces the page of a bundle. */
static void announce_page(struct server *serving)
{
    const char *token = http_server_token(serving->server);
    const char *between = *token == '\0'                       ? ""
                          : strchr(serving->page, '?') == NULL ? "?token="
                                                               : "&token=";
    CLEANUP_FREE char *url = owned_printf("%s%s%s%s", http_server_url(serving->server),
                                          serving->page, between, token);

    printf("the comparison is at %s\n", url);
    fflush(stdout);
    open_if_asked(serving, url);
}

/* Called once the jobs of the folders are queued: a reader of the address finds them. */
static void announce(struct server *serving)
{
    char url[URL_MAX];
    const char *token = http_server_token(serving->server);

    snprintf(url, sizeof url, "%s/%s%s", http_server_url(serving->server),
             *token != '\0' ? "?token=" : "", token);
    announce_proxy(serving);
    printf("tracediff is at %s\n", url);
    fflush(stdout);
    announce_tunnel(url);
    if (http_server_asks_token(serving->server) && *token == '\0')
        log_info("each user opens this address with ?token= and their own token");
    if (serving->options.open && http_server_asks_token(serving->server))
        log_warning("--open: the browser was not started, because the address contains "
                    "the token; open it yourself");
    if (serving->page != NULL)
        announce_page(serving);
    else if (serving->options.folder_count != 2)
        open_if_asked(serving, url);
}

/* ---- running and stopping ---- */

static void keep_house(struct server *serving)
{
    struct error error;

    pid_t browser = atomic_load(&serving->browser);

    if (browser > 0 && waitpid(browser, NULL, WNOHANG) != 0)
        atomic_store(&serving->browser, 0);

    uploads_expire(serving->api.uploads);
    span_keeper_expire(serving->api.timelines, SPAN_KEPT_NS);
    if (!serving->options.read_only &&
        store_purge_bin(serving->api.store, API_UNDO_SECONDS, &error) < 0)
        log_warning("the bin was not emptied: %s", error.message);
    retire_sets(serving);
    store_sweep_sets(serving->api.store);
    ingest_keep_within_again(serving->api.store, &serving->options.traces,
                             &serving->again);
    machine_give_memory_back();
}

/* Returns after SIGINT, SIGTERM or SIGHUP. */
static void wait_for_signal(struct server *serving, const sigset_t *signals)
{
    const struct timespec pause = {.tv_sec = HOUSEKEEPING_SECONDS};

    for (;;) {
        int signal_number = sigtimedwait(signals, NULL, &pause);
        if (signal_number == SIGINT && isatty(STDERR_FILENO))
            fputc('\n', stderr); /* after the ^C that the terminal shows */
        if (signal_number > 0)
            return;
        if (errno == EAGAIN)
            keep_house(serving);
    }
}

static void stop(struct server *serving)
{
    /* Stops the jobs first, so that no thread keeps watching one. */
    if (serving->api.jobs != NULL)
        job_queue_stop(serving->api.jobs);
    http_server_stop(serving->server);
    job_queue_close(serving->api.jobs);
    uploads_close(serving->api.uploads);
    span_keeper_free(serving->api.timelines);
    serve_sets_stop(&serving->sets);
    http_server_free(serving->server); /* after the jobs, which use its address */
    cli_close_store(&serving->api.store);
    serve_sets_end(&serving->sets);
    tokens_free(&serving->tokens);
}

/* ---- folders of the command line ---- */

/* Both jobs have ended: reports the address of the comparison, and opens it, or the page
 * of the sets if one of them could not be stored. */
static void tell_comparison(struct server *serving)
{
    const char *token = http_server_token(serving->server);
    const char *home = http_server_url(serving->server);
    const struct served_folder *folders = serving->folders;
    bool stored = folders[0].set_id[0] != '\0' && folders[1].set_id[0] != '\0';
    char url[URL_MAX];

    if (stored) {
        snprintf(url, sizeof url,
                 "%s/compare?control=%s&test=%s&exclude=ProfilerStep%%2A%s%s", home,
                 folders[0].set_id, folders[1].set_id, *token != '\0' ? "&token=" : "",
                 token);
        printf("the comparison is at %s\n", url);
        fflush(stdout);
    } else {
        snprintf(url, sizeof url, "%s/", home);
    }
    open_if_asked(serving, url);
}

static void on_folder_ended(void *context, const struct job_outcome *outcome)
{
    struct served_folder *folder = context;
    struct server *serving = folder->serving;

    pthread_mutex_lock(&serving->folders_mutex);
    folder->ended =
        outcome->state != JOB_CANCELLED; /* otherwise no caller waits for it */
    if (outcome->state == JOB_DONE)
        memcpy(folder->set_id, outcome->set_id, sizeof folder->set_id);
    if (serving->options.folder_count == 2 && serving->folders[0].ended &&
        serving->folders[1].ended)
        tell_comparison(serving);
    pthread_mutex_unlock(&serving->folders_mutex);
}

/* Queues a job for each folder, whose paths are resolved. */
static int queue_folders(struct server *serving, char **paths, struct error *error)
{
    size_t count = serving->options.folder_count;
    char id[JOB_ID_SIZE];
    int result = 0;

    for (size_t i = 0; i < count && result == 0; i++) {
        struct job_request request = {
            .label = choose_label(paths, count, i),
            .folder = paths[i],
            .files.files_are = cli_files_are(),
            .ended = on_folder_ended,
            .context = &serving->folders[i],
        };
        serving->folders[i].serving = serving;
        result = job_queue_add(serving->api.jobs, &request, id, error);
    }
    return result;
}

/* Announces the server once every folder has its job, before a job reports its end. */
static int start_folders(struct server *serving, struct error *error)
{
    size_t count = serving->options.folder_count;
    char **paths = arena_new(cli_arena(), count, sizeof *paths);

    serving->folders = arena_new(cli_arena(), count, sizeof *serving->folders);
    for (size_t i = 0; i < count; i++) {
        CLEANUP_FREE char *path = realpath(serving->options.folders[i], NULL);

        if (path == NULL)
            return error_set_errno(error, errno, "%s", serving->options.folders[i]);
        paths[i] = arena_printf(cli_arena(), "%s", path);
    }
    pthread_mutex_lock(&serving->folders_mutex);
    int result = queue_folders(serving, paths, error);
    if (result == 0)
        announce(serving);
    pthread_mutex_unlock(&serving->folders_mutex);
    return result;
}

static int serve(struct server *serving, const sigset_t *signals, struct error *error)
{
    const struct serve_options *options = &serving->options;
    int result = start(serving, error);

    if (result < 0)
        return result;
    result = start_folders(serving, error);
    if (result == 0 && !options->read_only)
        read_again_start(serving->api.store, serving->api.jobs);
    if (result == 0)
        wait_for_signal(serving, signals);
    return result;
}

int cli_serve(int argc, char **argv)
{
    return cli_serve_page(argc, argv, NULL);
}

int cli_serve_page(int argc, char **argv, const char *page)
{
    struct server serving = {.page = page, .folders_mutex = PTHREAD_MUTEX_INITIALIZER};
    struct error error = {0};
    sigset_t signals;

    serve_options_read(argc, argv, &serving.options);
    /* Blocked here, and so in every thread: only wait_for_signal() sees these signals. */
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
    signal(SIGCHLD,
           SIG_DFL); /* the parent process may ignore it, and that is inherited */
    int result = serve(&serving, &signals, &error);
    int status = result < 0 ? cli_fail(&error) : CLI_FINE;
    /* A second signal stops at once. */
    pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
    stop(&serving);
    return status;
}
