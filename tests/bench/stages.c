/* Each stage of ingest alone, in one thread, in this process.
 *
 *     stages [--rounds N] [--data DIR] FILE     a table
 *     stages --facts FILE                       "BYTES EVENTS KEPT", for the driver
 *
 *   inflate   the decompressor on 256 KiB blocks, checksum verified
 *   stream    inflate, hashes and seals (of the bytes and of the file)
 *   index     token index of pieces of 64 KiB (the reader's are blocks of 128 KiB)
 *   walk      tokens -> fields of events
 *   decode    fields -> columns (interning, times, links to correlations)
 *   resolve   links, nesting, steps, time split, sums: trace_resolve()
 *   store     set_draft_make() .. set_draft_publish(), the flush to disk included
 *
 * MB/s is by the clock, ns/event by the processor's time of all threads.
 * The stages before `resolve` run again on their own, each on what the one before made,
 * so their sum is what one thread does in trace_read(), less the caches that they share
 * there. */
#include "base/budget.h"
#include "rounds.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "store/store.h"
#include "trace/decode.h"
#include "trace/read.h"
#include "trace/resolve.h"
#include "trace/scan.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PIECE ((size_t)64 << 10)
#define BLOCK ((size_t)256 << 10)
#define EVENTS_MAX 4096 /* of one piece; more are walked in another batch */

enum stage { INFLATE, STREAM, INDEX, WALK, DECODE, READ, RESOLVE, STORE, STAGES };
static const char *const stage_names[STAGES] = {"inflate", "stream", "index",   "walk",
                                                "decode",  "read",   "resolve", "store"};

struct measured {
    double ms[STAGES], cpu_ms[STAGES];
    uint64_t bytes, events, kept, stored_bytes;
};

static int complain(const char *what, const struct error *error)
{
    fprintf(stderr, "stages: %s: %s\n", what, error->message);
    return -1;
}

/* A stopwatch: the clock on the wall, and the processor's time of all threads. */
struct watch {
    int64_t wall, cpu;
};

static struct watch start_watch(void)
{
    return (struct watch){clock_monotonic_ns(), rounds_cpu_ns()};
}

static void stop_watch(const struct watch *start, struct measured *out, enum stage stage)
{
    out->ms[stage] = (double)(clock_monotonic_ns() - start->wall) / 1e6;
    out->cpu_ms[stage] = (double)(rounds_cpu_ns() - start->cpu) / 1e6;
}

/* ---- inflate, and inflate with hashes ---- */

static int run_inflate(const char *path, struct measured *out)
{
    static uint8_t input[BLOCK], output[BLOCK];
    struct watch start = start_watch();
    struct inflater *inflater = inflater_new();
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    enum inflate_result result = INFLATE_MORE_INPUT;
    const uint8_t *next = input;
    size_t length = 0, made;

    while (inflater != NULL && fd >= 0 && result != INFLATE_END &&
           result != INFLATE_DAMAGED) {
        if (result == INFLATE_MORE_INPUT) {
            ssize_t got = read(fd, input, sizeof input);

            if (got <= 0)
                break;
            next = input;
            length = (size_t)got;
        }
        result = inflater_run(inflater, &next, &length, output, sizeof output, &made);
    }
    inflater_free(inflater);
    if (fd >= 0)
        close(fd);
    stop_watch(&start, out, INFLATE);
    return result == INFLATE_DAMAGED ? -1 : 0;
}

/* Which one does not matter here. */
static const struct seal_key any_key;

static int run_stream(const char *path, struct measured *out)
{
    struct stream *stream = NULL;
    struct stream_window window = {0};
    struct stream_summary summary = {0};
    struct error error = {0};
    struct watch start = start_watch();
    int result = stream_open(path, path, false, NULL, &any_key, NULL, &stream, &error);

    while (result == 0 && !window.at_end)
        result = stream_next(stream, &window, window.length, &error);
    if (result == 0)
        result = stream_finish(stream, &summary, &error);
    stream_close(stream);
    stop_watch(&start, out, STREAM);
    out->bytes = summary.raw_bytes;
    return result == 0 ? 0 : complain("stream", &error);
}

/* ---- the scanner, piece by piece ---- */

struct scanner {
    struct decoder *decoder;
    struct trace_recording *recording;
    struct raw_event *events;
    size_t *positions;
    struct templates *templates;
    uint32_t *tokens;
    int64_t ns[STAGES]; /* of this thread's processor */
};

static const uint8_t *skip_separators(const uint8_t *c)
{
    while (*c == ' ' || *c == '\n' || *c == '\r' || *c == '\t' || *c == ',')
        c++;
    return c;
}

static int decode_batch(struct scanner *scanner, size_t count)
{
    struct error error = {0};
    int64_t start = rounds_cpu_ns();

    for (size_t i = 0; i < count; i++)
        if (decoder_add(scanner->decoder, &scanner->events[i], scanner->positions[i],
                        &error) != 0)
            return complain("decode", &error);
    scanner->ns[DECODE] += rounds_cpu_ns() - start;
    return 0;
}

/* Indexes, walks and decodes one piece; *used says how far it came. 1: the list ended. */
static int scan_piece(struct scanner *scanner, uint8_t *piece, size_t length,
                      size_t *used)
{
    uint8_t saved = piece[length];
    struct index_state state = {0};
    int64_t start = rounds_cpu_ns();

    piece[length] = '\0';
    scan_variants()[0].index(piece, length, 0, &state, scanner->tokens);
    scanner->ns[INDEX] += rounds_cpu_ns() - start;
    size_t token = 0;
    int result = 0;
    *used = 0;
    for (bool more = true; more && result == 0;) {
        size_t count = 0;

        start = rounds_cpu_ns();
        while (count < EVENTS_MAX) {
            size_t step, where = SIZE_MAX;
            const uint8_t *c = skip_separators(piece + *used);

            *used = (size_t)(c - piece);
            more = *c == '{' && scan_variants()[0].walk(
                                    scanner->templates, piece, scanner->tokens + token,
                                    &scanner->events[count], &step, &where) == WALK_OK;
            if (!more) {
                result = *used < length && *c == ']';
                break;
            }
            scanner->positions[count++] = *used;
            token += step;
            *used = scanner->tokens[token - 1] + 1;
        }
        scanner->ns[WALK] += rounds_cpu_ns() - start;
        if (decode_batch(scanner, count) != 0)
            return -1;
    }
    piece[length] = saved;
    return result;
}

/* The bytes that are not used yet. */
struct window {
    struct stream *stream;
    struct stream_window now;
    size_t at;
};

static int refill(struct window *window)
{
    struct error error = {0};

    if (window->now.at_end)
        return complain("scan", &(struct error){.message = "no end of traceEvents"});
    int result = stream_next(window->stream, &window->now, window->at, &error);
    window->at = window->now.start;
    return result == 0 ? 0 : complain("stream", &error);
}

/* Measurement files have "traceEvents" in their first block, and in no string before. */
static int find_events(struct window *window)
{
    static const char key[] = "\"traceEvents\"";

    if (refill(window) != 0)
        return -1;
    const uint8_t *bytes = window->now.bytes, *end = bytes + window->now.length;
    const uint8_t *found =
        memmem(bytes + window->at, window->now.length - window->at, key, sizeof key - 1);
    if (found != NULL)
        found = memchr(found, '[', (size_t)(end - found));
    if (found == NULL)
        return complain("scan", &(struct error){.message = "no traceEvents"});
    window->at = (size_t)(found - bytes) + 1;
    return 0;
}

static int scan_events(struct scanner *scanner, struct window *window)
{
    size_t want = PIECE, used;
    int result = find_events(window);

    while (result == 0) {
        size_t left = window->now.length - window->at;
        size_t length = left < want ? left : want;

        if (length < want && !window->now.at_end) {
            result = refill(window);
            continue;
        }
        result = scan_piece(scanner, window->now.bytes + window->at, length, &used);
        window->at += used < length ? used : length;
        want = used > 0 ? PIECE : want * 2;
        if (result == 0 && want > STREAM_CARRY_MAX)
            result = complain("scan", &(struct error){.message = "a broken event"});
    }
    return result < 0 ? -1 : 0;
}

static int run_scanner(const char *path, struct measured *out)
{
    struct scanner scanner = {0};
    struct window window = {0};
    struct error error = {0};

    scanner.recording = calloc(1, sizeof *scanner.recording);
    scanner.events = calloc(EVENTS_MAX, sizeof *scanner.events);
    scanner.positions = calloc(EVENTS_MAX, sizeof *scanner.positions);
    scanner.templates = walk_templates_new();
    scanner.tokens = calloc(STREAM_CARRY_MAX * 2 + 128, sizeof *scanner.tokens);
    int result = -1;
    if (scanner.recording != NULL && scanner.events != NULL &&
        scanner.positions != NULL && scanner.templates != NULL &&
        scanner.tokens != NULL &&
        decoder_new(scanner.recording, &scanner.decoder, &error) == 0 &&
        stream_open(path, path, false, NULL, NULL, NULL, &window.stream, &error) == 0)
        result = scan_events(&scanner, &window);
    for (int stage = INDEX; stage <= DECODE; stage++)
        out->ms[stage] = out->cpu_ms[stage] = (double)scanner.ns[stage] / 1e6;
    decoder_free(scanner.decoder);
    trace_recording_free(scanner.recording);
    stream_close(window.stream);
    free(scanner.events);
    free(scanner.positions);
    free(scanner.templates);
    free(scanner.tokens);
    return result;
}

/* ---- the whole reading, resolving, storing ---- */

static int run_store(const struct trace_recording *recording, const char *directory,
                     struct measured *out)
{
    struct store *store = NULL;
    struct set_draft *draft = NULL;
    struct set_writer *writer = NULL;
    struct set_contents contents = {0};
    struct set_info info = {0};
    struct error error = {0};
    struct set_file_place place = {.rank_source = TRACE_RANK_STATED};
    bool already_stored;
    char id[33];
    int result = store_open(directory, STORE_SHARED, NULL, &store, &error);
    struct watch start = start_watch();

    if (result == 0)
        result = set_draft_make(store, &draft, &error);
    if (result == 0)
        result = set_writer_open(set_draft_path(draft), &writer, &error);
    if (result == 0)
        result = set_writer_add(writer, 0, "trace.json.gz", recording, &error);
    if (result == 0)
        result = set_writer_finish(writer, &place, 1, "bench", &contents, &error);
    else
        set_writer_abort(writer);
    if (result == 0)
        result = set_draft_publish(draft, &contents, "bench", NULL, id, &already_stored,
                                   &error);
    else
        set_draft_discard(draft);
    set_contents_free(&contents);
    stop_watch(&start, out, STORE);
    if (result == 0)
        result = store_find_set(store, id, &info, &error);
    out->stored_bytes = info.stored_bytes;
    set_info_free(&info);
    if (result == 0)
        result = store_remove_set(store, id, &error);
    store_close(store);
    return result == 0 ? 0 : complain("store", &error);
}

static int run_rest(const char *path, const char *directory, struct measured *out)
{
    struct trace_recording *recording = NULL;
    struct error error = {0};
    struct watch start = start_watch();
    int result = trace_read(path, path, false, NULL, NULL, &recording, &error);

    stop_watch(&start, out, READ);
    start = start_watch();
    if (result == 0)
        result = trace_resolve(recording, NULL, &error);
    stop_watch(&start, out, RESOLVE);
    if (result != 0) {
        complain("read", &error);
    } else {
        out->bytes = recording->raw_bytes;
        out->events = recording->quality.events;
        out->kept = recording->quality.kept;
        if (directory != NULL)
            result = run_store(recording, directory, out);
    }
    trace_recording_free(recording);
    return result;
}

/* ---- the table ---- */

static void print_table(const struct measured *measured, int rounds)
{
    const struct measured *last = &measured[rounds - 1];

    printf("  %-10s %9s %9s – %-9s %9s %8s %10s\n", "stage", "median ms", "min", "max",
           "cpu ms", "MB/s", "ns/event");
    for (int stage = 0; stage < STAGES; stage++) {
        double ms[ROUNDS_MAX], cpu_ms[ROUNDS_MAX];

        for (int round = 0; round < rounds; round++) {
            ms[round] = measured[round].ms[stage];
            cpu_ms[round] = measured[round].cpu_ms[stage];
        }
        struct spread spread = rounds_spread(ms, rounds);
        printf("  %-10s %9.1f %9.1f – %-9.1f %9.1f %8.0f %10.1f%s\n", stage_names[stage],
               spread.median, spread.least, spread.most,
               rounds_spread(cpu_ms, rounds).median,
               (double)last->bytes / spread.median / 1e3,
               rounds_spread(cpu_ms, rounds).median * 1e6 / (double)last->events,
               stage == READ ? "   (the five above together, as in ingest)" : "");
    }
    printf("  %.1f MB, %" PRIu64 " events, %" PRIu64 " kept; stored %.1f bytes an event, "
           "%.1f a kept one\n",
           (double)last->bytes / 1e6, last->events, last->kept,
           (double)last->stored_bytes / (double)last->events,
           (double)last->stored_bytes / (double)last->kept);
}

int main(int argc, char **argv)
{
    static struct measured measured[ROUNDS_MAX];
    const char *directory = NULL, *path = NULL;
    int rounds = 5;
    bool facts = false;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc)
            rounds = atoi(argv[++i]);
        else if (strcmp(argv[i], "--data") == 0 && i + 1 < argc)
            directory = argv[++i];
        else if (strcmp(argv[i], "--facts") == 0)
            facts = true;
        else
            path = argv[i];
    }
    if (path == NULL || rounds < 1 || rounds > ROUNDS_MAX ||
        (directory == NULL && !facts)) {
        fputs("usage: stages [--rounds N] --data DIR FILE | stages --facts FILE\n",
              stderr);
        return 2;
    }
    if (facts) {
        if (run_rest(path, NULL, &measured[0]) != 0)
            return 1;
        printf("%" PRIu64 " %" PRIu64 " %" PRIu64 "\n", measured[0].bytes,
               measured[0].events, measured[0].kept);
        return 0;
    }
    for (int round = 0; round < rounds; round++)
        if (run_inflate(path, &measured[round]) != 0 ||
            run_stream(path, &measured[round]) != 0 ||
            run_scanner(path, &measured[round]) != 0 ||
            run_rest(path, directory, &measured[round]) != 0)
            return 1;
    print_table(measured, rounds);
    return 0;
}
