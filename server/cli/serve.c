/* tracediff serve: the dashboard. Starts everything, waits for a signal, stops everything
 * in the reverse order. */
#include "analysis/timeline/span_keeper.h"
#include "api/api.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/machine.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/serve_folders.h"
#include "cli/serve_options.h"
#include "cli/serve_sets.h"
#include "http/server.h"
#include "ingest/jobs.h"
#include "ingest/keep_within.h"
#include "ingest/quota.h"
#include "ingest/read_again.h"
#include "ingest/uploads.h"
#include "store/catalogue/retention.h"
#include "store/place/store_mode.h"
#include "store/removal.h"
#include "store/set/set_look.h"
#include "store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

/* How often keep_house() runs, for the bin, idle uploads and freed memory. */
#define HOUSEKEEPING_SECONDS 20
#define URL_MAX 1024

extern char **environ;

struct server {
    struct serve_options options;
    const char *page; /* of the printed address; NULL: the first page */
    struct tokens tokens;
    struct api api;
    struct set_looker looker;
    struct http_server *server;
    struct serve_folders *folders;
    struct serve_sets *sets; /* of --sets, or NULL */
    bool again;              /* some kept traces over the limit were in use */
    _Atomic pid_t browser;   /* 0: none was started, or it is gone */
};

/* ---- starting ---- */

/* `named`: the tokens need names. */
static int read_tokens(const char *path, bool named, struct tokens *out,
                       struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC);
    CLEANUP_FREE char *text = malloc(TOKENS_TEXT_MAX + 2);
    size_t length = 0;
    ssize_t got = 1;

    if (text == NULL)
        return error_set_memory(error);
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
    int result = tokens_read(text, path, out, error);
    if (result == 0 && named && *out->list->name == '\0')
        result = error_set(error, ERROR_PARAMETER, "bad_token",
                           "--quota: the token of %s has no name; --quota-total limits "
                           "what all may store",
                           path);
    return result;
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
static int prepare_worker(struct server *serving, struct error *error)
{
    struct api *api = &serving->api;
    struct worker_settings *worker = &api->worker;
    struct sandbox_state *held = &api->sandbox;
    struct error why;
    int result =
        worker_open(serving->options.jobs, serving->options.job_memory, worker, error);

    if (result != 0)
        return result;
    if (worker->host == NULL)
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
    return 0;
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
    int result = options->sets == NULL
                     ? 0
                     : serve_sets_begin(options->sets, &serving->sets, error);
    if (result != 0)
        return result;

    serving->looker = (struct set_looker){look_at_sets, &serving->api.worker};
    budget_begin(&budget);
    return cli_open_store_with(serving->sets != NULL ? serve_sets_data(serving->sets)
                                                     : options->data,
                               serving->sets != NULL ? STORE_FOLLOWER
                               : shows_only          ? STORE_READ_ONLY
                                                     : STORE_OWNER,
                               serving->api.worker.host == NULL ? NULL : &serving->looker,
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

static int start_server(struct server *serving, struct error *error)
{
    const struct serve_options *options = &serving->options;
    struct http_config config = {
        .address = options->listen,
        .port = options->port,
        .tokens = options->token_file != NULL ? &serving->tokens : NULL,
        .read_only = options->read_only,
        .request_memory = options->request_memory,
        .allowed_hosts = options->allowed_hosts,
        .allowed_host_count = options->allowed_host_count,
        .base_path = options->base_path,
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

    if (result == 0)
        result = serve_folders_check(options->folders, options->folder_count, error);
    api->read_only = options->read_only;
    if (result == 0 && options->token_file != NULL)
        result = read_tokens(options->token_file, options->quota.each > 0,
                             &serving->tokens, error);
    if (result == 0 &&
        (!options->read_only || options->folder_count > 0 || options->sets != NULL))
        result = prepare_worker(serving, error);
    if (result == 0)
        result = open_store(serving, error);
    if (result == 0 && serving->sets != NULL)
        result =
            serve_sets_start(serving->sets, serving->api.store, options->jobs, error);
    if (result == 0)
        result = begin_retention(serving, error);
    if (result == 0)
        result = job_queue_open(api->store, options->jobs, &api->jobs, error);
    if (result == 0)
        result = uploads_open(api->store, api->jobs, &api->uploads, error);
    if (result == 0)
        quota_set(api->uploads, &options->quota);
    if (result == 0)
        job_queue_set_worker(api->jobs, &api->worker);
    if (result == 0) {
        job_queue_keep_traces(api->jobs, &options->traces);
        job_queue_set_base(api->jobs, options->base_path);
        serving->again = ingest_keep_within(api->store, &options->traces);
    }
    api->timelines = span_keeper_new(SPAN_KEPT_BYTES_MAX);
    api->traces = options->traces;
    api->keep = options->keep;
    api->no_sql = options->no_sql;
    api->sql_seconds = options->sql_seconds;
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

/* --open. With two folders, opens their comparison as soon as that is possible, or the
 * page of the sets if it is not. */
static void on_folders_ready(void *context, const char *url)
{
    struct server *serving = context;
    char home[URL_MAX];

    snprintf(home, sizeof home, "%s/", http_server_url(serving->server));
    if (serving->options.open && !http_server_asks_token(serving->server))
        open_browser(serving, url != NULL ? url : home);
}

/* Announces the page of a bundle: there is no token, so its address has none. */
static void announce_page(struct server *serving)
{
    CLEANUP_FREE char *url = NULL;

    if (asprintf(&url, "%s%s", http_server_url(serving->server), serving->page) < 0) {
        url = NULL;
        return;
    }
    printf("the comparison is at %s\n", url);
    fflush(stdout);
    if (serving->options.open)
        open_browser(serving, url);
}

/* Called once the jobs of the folders are queued: a reader of the address finds them. */
static void announce(void *context)
{
    struct server *serving = context;
    char url[URL_MAX];
    const char *token = http_server_token(serving->server);

    snprintf(url, sizeof url, "%s/%s%s", http_server_url(serving->server),
             *token != '\0' ? "?token=" : "", token);
    announce_proxy(serving);
    printf("tracediff is at %s\n", url);
    fflush(stdout);
    /* Every user of the machine can see the arguments of a program. */
    if (http_server_asks_token(serving->server) && *token == '\0')
        log_info("each user opens this address with ?token= and their own token");
    if (serving->options.open && http_server_asks_token(serving->server))
        log_warning("--open: the browser was not started, because the address contains "
                    "the token; open it yourself");
    else if (serving->page != NULL)
        announce_page(serving);
    else if (serving->options.open && serving->options.folder_count != 2)
        open_browser(serving, url);
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
    serve_sets_stop(serving->sets);
    serve_folders_free(serving->folders);
    http_server_free(serving->server); /* after the jobs, which use its address */
    if (serving->api.store != NULL)
        store_close(serving->api.store);
    serve_sets_end(serving->sets);
    worker_close(&serving->api.worker);
    tokens_free(&serving->tokens);
}

static int start_folders(struct server *serving, struct error *error)
{
    const struct serve_folders_config config = {
        .folders = serving->options.folders,
        .count = serving->options.folder_count,
        .url = http_server_url(serving->server),
        .token = http_server_token(serving->server),
        .queued = announce,
        .ready = on_folders_ready,
        .context = serving,
    };

    return serve_folders_start(serving->api.jobs, &config, &serving->folders, error);
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
    struct server serving = {.page = page};
    struct error error = {0};
    sigset_t signals;

    if (!serve_options_read(argc, argv, &serving.options))
        return CLI_ERROR;
    if (serving.options.help) {
        serve_options_print_help();
        return CLI_FINE;
    }
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
