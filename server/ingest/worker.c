/* See worker.h: the side of the server. */
#include "ingest/worker.h"

#include "base/cleanup.h"
#include "ingest/bundle.h"
#include "ingest/worker_host.h"
#include "ingest/worker_process.h"
#include "store/set/set_look.h"

#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define MEMORY_LEAST ((uint64_t)512 << 20)
/* Reading takes some milliseconds per megabyte on disk, and gzip may unpack to 500 times
 * as much. A second for 50 MB is slow; anything slower is a hang. */
#define CPU_SECONDS 300u
#define CPU_SECONDS_PER_MB 10u
#define DESCRIPTORS 160u
/* Unpacking and checking a set takes some milliseconds per megabyte. */
#define UNPACK_CPU_SECONDS 30u
#define UNPACK_CPU_SECONDS_PER_MB 1u

/* Half of the machine's memory, shared by the workers that run at once. */
static uint64_t share_of_memory(unsigned jobs)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    if (pages <= 0 || size <= 0)
        return 0;
    uint64_t share = (uint64_t)pages * (uint64_t)size / 2 / (jobs == 0 ? 1 : jobs);
    return share < MEMORY_LEAST ? MEMORY_LEAST : share;
}

/* The program that this process runs, even if another version was installed meanwhile.
 * Under valgrind that would be valgrind itself, so the worker then reads in this
 * process. */
static const char *own_program(void)
{
#ifdef __linux__
    const char *preloaded = getenv("LD_PRELOAD");

    if (preloaded == NULL || strstr(preloaded, "/vgpreload_") == NULL)
        return "/proc/self/exe";
#endif
    return NULL;
}

int worker_open(unsigned jobs, uint64_t memory_bytes, struct worker_settings *out,
                struct error *error)
{
    const char *program = own_program();

    *out = (struct worker_settings){NULL, memory_bytes != 0 ? memory_bytes
                                                            : share_of_memory(jobs)};
    return program == NULL ? 0 : worker_host_open(program, &out->host, error);
}

void worker_close(struct worker_settings *settings)
{
    worker_host_close(settings->host);
    settings->host = NULL;
}

static void take_end(struct worker_talk *talk, struct wire *wire, int *result,
                     struct error *error)
{
    *wire = (struct wire){(const unsigned char *)talk->heard.bytes,
                          (const unsigned char *)talk->heard.bytes + talk->heard.length,
                          false};
    talk->broken = !message_get_error(wire, result, error);
}

int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error)
{
    struct worker_request request = {
        .kind = WORKER_PROBE,
        .limits = {.memory_bytes = settings->memory_bytes, .descriptors = DESCRIPTORS}};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request, .end_most = 4096};
    struct error said = {0};
    struct wire wire;
    int result = worker_talk(settings, &talk, error);

    *state = talk.state;
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || !talk.ready || !wire_ended(&wire))
        return worker_broke(&talk, error);
    if (result != 0 && error != NULL)
        *error = said;
    return result;
}

static struct sandbox_limits limits_of(const struct worker_settings *settings,
                                       const struct reading_request *request)
{
    struct sandbox_limits limits = {.memory_bytes = settings->memory_bytes,
                                    .descriptors = DESCRIPTORS};
    struct statvfs disk;
    uint64_t bytes = 0;

    for (size_t i = 0; i < request->list->count; i++)
        bytes += request->sizes[i];
    limits.cpu_seconds = CPU_SECONDS + (bytes >> 20) * CPU_SECONDS_PER_MB;
    if (statvfs(request->draft, &disk) == 0) {
        uint64_t left = (uint64_t)disk.f_bavail * disk.f_frsize;

        limits.file_bytes = left - left / 10;
    }
    return limits;
}

/* Improves the worker's own message if it says too little. */
static int explain(const struct worker_talk *talk, int result, const struct error *said,
                   struct error *error)
{
    CLEANUP_BUFFER struct buffer files;

    buffer_init(&files, 4096);
    worker_name_files(talk, &files);
    if (said->code == ERROR_MEMORY && !buffer_failed(&files))
        return error_set(error, ERROR_MEMORY, "reader_memory",
                         "%s: reading takes more than the %llu MiB of memory that a job "
                         "may use; read fewer traces at once, or start the server with a "
                         "larger --job-memory",
                         files.bytes,
                         (unsigned long long)(talk->request->limits.memory_bytes >> 20));
    if (error != NULL)
        *error = *said;
    return result;
}

/* `feed`: that of worker_read_arriving(), or NULL. */
static int read_with(const struct worker_settings *settings,
                     const struct reading_request *given, struct worker_feed *feed,
                     struct progress *progress, struct reading *out, struct error *error)
{
    /* Borrows its texts: not to be freed. */
    struct worker_request request = {.kind = WORKER_READ,
                                     .limits = limits_of(settings, given),
                                     .threads = threads_choose(given->threads),
                                     .label = (char *)(uintptr_t)given->label,
                                     .draft = (char *)(uintptr_t)given->draft,
                                     .key = *given->key,
                                     .list = *given->list,
                                     .sizes = (uint64_t *)(uintptr_t)given->sizes};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request,
                               .progress = progress,
                               .feed = feed,
                               .end_most = message_reading_most(given->list->count)};
    struct error said = {0};
    struct wire wire;

    *out = (struct reading){0};
    if (feed != NULL) {
        talk.budget = feed->budget;
        request.folder = (char *)(uintptr_t)feed->folder;
        if (request.limits.file_bytes == 0 ||
            feed->file_bytes < request.limits.file_bytes)
            request.limits.file_bytes = feed->file_bytes;
    }
    int result = worker_talk(settings, &talk, error);
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (!talk.broken && result != 0 && wire_ended(&wire)) /* it never began */
        return explain(&talk, result, &said, error);
    if (talk.broken || !message_get_reading(&wire, given->list, out) ||
        (result == 0 && (!talk.ready || out->contents.count == 0))) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    return result == 0 ? 0 : explain(&talk, result, &said, error);
}

int worker_read(const struct worker_settings *settings,
                const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error)
{
    return read_with(settings, request, NULL, progress, out, error);
}

int worker_read_arriving(const struct worker_settings *settings,
                         const struct reading_request *request, struct worker_feed *feed,
                         struct progress *progress, struct reading *out,
                         struct error *error)
{
    return read_with(settings, request, feed, progress, out, error);
}

/* ---- set files ---- */

struct set_looks {
    const struct worker_settings *settings;
    size_t count;
    struct ingest_list list;
    uint64_t *times;
    size_t first; /* the item that is the first file of the current worker */
    set_looked *told;
    void *told_context;
};

static bool take_look(void *context, size_t file, struct wire *wire)
{
    const struct set_looks *looking = context;
    CLEANUP(set_look_free) struct set_look look = {0};
    struct error said = {0};
    int result;

    if (!message_get_error(wire, &result, &said) ||
        !(result == 0 ? message_get_look(wire, &look) : wire_ended(wire)))
        return false;
    looking->told(looking->told_context, looking->first + file, result, &look, &said);
    return true;
}

/* Runs a worker for the items from *first on; *first is then the next item. */
static int look_on(struct set_looks *looking, size_t *first, struct budget *budget,
                   struct error *error)
{
    const char *narrow = budget == NULL ? NULL : budget->narrow;
    struct worker_request request = {
        .kind = WORKER_LOOK,
        .limits = {.memory_bytes = looking->settings->memory_bytes,
                   .file_bytes = 1, /* it writes nothing */
                   .cpu_seconds = WORKER_LOOK_BEHIND_SECONDS,
                   .descriptors = DESCRIPTORS},
        .draft = (char *)(uintptr_t)narrow,
        .list = {.files = looking->list.files + *first, .count = looking->count - *first},
        .sizes = looking->times + *first};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request,
                               .budget = budget,
                               .end_most = MESSAGE_LOOK_MOST,
                               .on_look = take_look,
                               .look_context = looking};
    struct error said = {0};
    struct wire wire;

    looking->first = *first;
    for (size_t i = 0; i < request.list.count; i++)
        request.limits.cpu_seconds += request.sizes[i] / 1000000000 + 1;
    int result = worker_talk(looking->settings, &talk, error);
    *first += talk.looked;
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || !wire_ended(&wire) ||
        (result == 0 && talk.looked < request.list.count))
        return worker_broke(&talk, error);
    if (result != 0 && error != NULL)
        *error = said;
    return result;
}

static int look_at_all(struct set_looks *looking, struct budget *budget,
                       struct error *error)
{
    for (size_t next = 0; next < looking->count;) {
        struct error why = {0};
        int result = look_on(looking, &next, budget, &why);

        if (result == 0)
            continue;
        if (budget != NULL && budget_look(budget, error) != 0)
            return -(int)error->code;
        if (next < looking->count)
            looking->told(looking->told_context, next++, result, &(struct set_look){0},
                          &why);
    }
    return 0;
}

int worker_look(const struct worker_settings *settings, const struct set_look_item *items,
                size_t count, struct budget *budget, set_looked *told, void *told_context,
                struct error *error)
{
    CLEANUP_FREE struct ingest_file *files = calloc(count + 1, sizeof *files);
    CLEANUP_FREE uint64_t *times = calloc(count + 1, sizeof *times);
    CLEANUP_FREE char(*names)[WORKER_LOOK_NAME] = calloc(count + 1, sizeof *names);
    struct set_looks looking = {.settings = settings,
                                .count = count,
                                .list = {.files = files, .count = count},
                                .times = times,
                                .told = told,
                                .told_context = told_context};

    if (files == NULL || times == NULL || names == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        files[i].path = (char *)(uintptr_t)items[i].path;
        snprintf(names[i], sizeof names[i], WORKER_LOOK_FORMAT, items[i].id);
        files[i].name = names[i];
        times[i] = (uint64_t)items[i].processor_ns;
    }
    return look_at_all(&looking, budget, error);
}

/* ---- bundles ---- */

/* The common parts of both requests. `files`: room for two. */
static struct worker_request ask_bundle(const struct worker_settings *settings,
                                        enum worker_kind kind, const char *path,
                                        const char *name, uint64_t bytes,
                                        struct ingest_file files[2])
{
    static uint64_t no_sizes[2];

    files[0].path = (char *)(uintptr_t)path;
    files[0].name = (char *)(uintptr_t)name;
    return (struct worker_request){
        .kind = kind,
        .limits = {.memory_bytes = settings->memory_bytes,
                   .file_bytes = bytes,
                   .cpu_seconds =
                       UNPACK_CPU_SECONDS + (bytes >> 20) * UNPACK_CPU_SECONDS_PER_MB,
                   .descriptors = DESCRIPTORS},
        .list = {.files = files, .count = 1},
        .sizes = no_sizes};
}

int worker_bundle_head(const struct worker_settings *settings, const char *path,
                       const char *name, struct progress *progress, struct buffer *head,
                       struct error *error)
{
    struct ingest_file files[2] = {{0}};
    struct worker_request request =
        ask_bundle(settings, WORKER_HEAD, path, name, 1, files);
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {
        .request = &request, .progress = progress, .end_most = BUNDLE_HEAD_MAX + 4096};
    CLEANUP_FREE char *text = NULL;
    struct error said = {0};
    struct wire wire;
    int result = worker_talk(settings, &talk, error);

    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (result == 0 && !talk.broken)
        text = wire_text(&wire, BUNDLE_HEAD_MAX);
    if (talk.broken || (result == 0 && !talk.ready) || !wire_ended(&wire)) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    if (result != 0)
        return explain(&talk, result, &said, error);
    buffer_append_text(head, text);
    return buffer_failed(head) ? error_set_memory(error) : 0;
}

int worker_bundle_set(const struct worker_settings *settings, const char *path,
                      const char *name, size_t number, const char *draft, uint64_t bytes,
                      struct progress *progress, struct set_look *out,
                      struct error *error)
{
    struct ingest_file files[2] = {{0}};
    struct worker_request request =
        ask_bundle(settings, WORKER_UNPACK, path, name, bytes, files);
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {
        .request = &request, .progress = progress, .end_most = MESSAGE_LOOK_MOST};
    struct error said = {0};
    struct wire wire;

    *out = (struct set_look){0};
    files[1].path = (char *)(uintptr_t)draft;
    files[1].name = files[0].name;
    request.list.count = 2;
    request.number = number;
    int result = worker_talk(settings, &talk, error);
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || (result != 0 && !wire_ended(&wire)) ||
        (result == 0 && (!talk.ready || !message_get_look(&wire, out)))) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    return result == 0 ? 0 : explain(&talk, result, &said, error);
}
