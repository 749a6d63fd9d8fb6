/* See read.h.
 *
 * The document is walked at two speeds. Top-level keys are few and read byte by byte. The
 * list of events is walked along the tokens that the stream made of each block; the event
 * that the block's end cuts through is walked again at the start of the next window.
 * After damage those tokens may be off by a quote. From there on, and around events that
 * are longer than a window, the list is cut into pieces of 64 KiB. Each piece starts at
 * an event and is indexed again, so that a damaged event costs no more than the search
 * for the next one. */
#include "trace/decode/read.h"
#include "base/cleanup.h"
#include "trace/decode/read_events.h"
#include "trace/scan/member.h"
#include "trace/scan/number.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIECE ((size_t)64 << 10)
#define KEY_SIZE 256

/* ---- the window ---- */

/* The byte at the place, -1 at the end of the file, -2 on error. */
static int peek(struct trace_reader *reader, struct error *error)
{
    while (reader->at == reader->window.length) {
        if (reader->window.at_end)
            return -1;
        if (reader_refill(reader, error) != 0)
            return -2;
    }
    return reader->window.bytes[reader->at];
}

static int skip_blanks(struct trace_reader *reader, bool commas, struct error *error)
{
    int c;

    while (reader_is_blank(c = peek(reader, error)) || (commas && c == ','))
        reader->at++;
    return c;
}

/* ---- errors that name the place ---- */

static int head_error(struct trace_reader *reader, const char *what, struct error *error)
{
    uint64_t line = reader->lines, start = reader->line_start;

    for (size_t i = reader->window.start; i < reader->at; i++)
        if (reader->window.bytes[i] == '\n') {
            line++;
            start = reader->offset + i + 1;
        }
    uint64_t place = reader->offset + reader->at;
    return error_set(error, ERROR_FORMAT, "not_a_trace",
                     "%s: not readable as JSON: %s at line %" PRIu64 ", column %" PRIu64
                     " (byte %" PRIu64 "), before the first event; record the trace "
                     "again, or mend the file there",
                     reader->name, what, line + 1, place - start + 1, place);
}

/* ---- the document ---- */

/* A string from its opening quote on; keeps at most `size` - 1 bytes, raw, except for
 * escapes of ASCII in short ones. */
static int read_key(struct trace_reader *reader, char *key, size_t size,
                    struct error *error)
{
    size_t length = 0;
    bool escaped = false;

    for (reader->at++;; reader->at++) {
        int c = peek(reader, error);

        if (c < 0)
            return c;
        if (c == '"' && !escaped)
            break;
        escaped = c == '\\' && !escaped;
        if (length < size - 1)
            key[length++] = (char)c;
    }
    reader->at++;
    key[length] = '\0';
    uint8_t spelled[MEMBER_SPELLED + 9];
    if (length < size - 1 &&
        member_spell((const uint8_t *)key, length, spelled, &length) && length < size)
        snprintf(key, size, "%.*s", (int)length, (const char *)spelled);
    return 0;
}

/* Hands a value, byte by byte, to the metadata. Returns 0, -1 at the end of the file, -2
 * on error. */
static int read_value(struct trace_reader *reader, const char *key, struct error *error)
{
    int depth = 0;
    bool string = false, escaped = false, any = false;

    metadata_begin(&reader->metadata);
    for (;; reader->at++) {
        int c = peek(reader, error);

        if (c < 0)
            return c;
        if (string) {
            string = c != '"' || escaped;
            escaped = c == '\\' && !escaped;
        } else if (c == '"') {
            string = true;
        } else if (c == '{' || c == '[') {
            depth++;
        } else if (depth == 0 && (c == ',' || c == '}' || c == ']')) {
            break;
        } else if (c == '}' || c == ']') {
            depth--;
        } else if (reader_is_blank(c) && depth == 0 && any) {
            break;
        }
        metadata_add(&reader->metadata, (char)c);
        any = true;
        if (depth == 0 && !string && (c == '"' || c == '}' || c == ']')) {
            reader->at++;
            break;
        }
    }
    metadata_end(&reader->metadata, key, reader->recording);
    return 0;
}

/* The list of events is complete; the text after it is not. */
static int note_end(struct trace_reader *reader, const char *what)
{
    trace_note_add(reader->recording, "end_damaged", 1,
                   "byte %" PRIu64 ": %s after the list of events; all %" PRIu64
                   " events are kept",
                   reader->offset + reader->at, what, reader->recording->quality.events);
    reader->damaged = true;
    return 0;
}

static int broken_document(struct trace_reader *reader, int c, const char *what,
                           struct error *error)
{
    if (c == -2)
        return -(int)error->code;
    if (!reader->seen_events)
        return head_error(reader, c == -1 ? "the file ends" : what, error);
    return note_end(reader, c == -1 ? "the file ends" : what);
}

/* One key and its value; READ_MORE until the object has ended. */
static int read_top_member(struct trace_reader *reader, struct error *error)
{
    char key[KEY_SIZE];
    int c = skip_blanks(reader, true, error);

    if (c == '}') {
        reader->at++;
        return 0;
    }
    if (c != '"')
        return broken_document(reader, c, "expected a key in double quotes", error);
    c = read_key(reader, key, sizeof key, error);
    if (c < 0)
        return broken_document(reader, c, "a key without end", error);
    c = skip_blanks(reader, false, error);
    if (c != ':')
        return broken_document(reader, c, "expected a colon", error);
    reader->at++;
    c = skip_blanks(reader, false, error);
    if (strcmp(key, "traceEvents") == 0) {
        if (c != '[')
            return broken_document(reader, c, "traceEvents is not a list", error);
        reader->at++;
        int result = reader_read_events(reader, error);
        return result != 0 || reader->damaged ? result : READ_MORE;
    }
    if (c >= 0)
        c = read_value(reader, key, error);
    if (c < 0)
        return broken_document(reader, c, "a value without end", error);
    return READ_MORE;
}

static void note_trailing(struct trace_reader *reader, uint64_t start, uint64_t end)
{
    trace_note_add(reader->recording, "trailing_bytes", end - start,
                   "%" PRIu64 " bytes after the document, from byte %" PRIu64
                   " on, are ignored",
                   end - start, start);
}

/* Reads the bytes after the document: blanks, or bytes that get a note. */
static int read_rest(struct trace_reader *reader, struct error *error)
{
    int c = skip_blanks(reader, false, error);

    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return 0;
    uint64_t start = reader->offset + reader->at;
    while (!reader->window.at_end) {
        reader->at = reader->window.length;
        int result = reader_refill(reader, error);
        if (result != 0)
            return result;
    }
    note_trailing(reader, start, reader->offset + reader->window.length);
    return 0;
}

static int unknown_format(struct trace_reader *reader, int c, struct error *error)
{
    static const struct {
        const char *magic, *what;
    } known[] = {{"PK", "a zip archive; unpack it first"},
                 {"\x28\xb5\x2f\xfd", "compressed with zstd; unpack it first"},
                 {"\xfd\x37zXZ", "compressed with xz; unpack it first"},
                 {"BZh", "compressed with bzip2; unpack it first"},
                 {"SQLite", "an SQLite file, perhaps an Nsight Systems export"}};

    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return error_set(error, ERROR_FORMAT, "empty_file",
                         "%s: the file is empty; record the trace again", reader->name);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (reader->window.length - reader->at >= strlen(known[i].magic) &&
            memcmp(reader->window.bytes + reader->at, known[i].magic,
                   strlen(known[i].magic)) == 0)
            return error_set(error, ERROR_FORMAT, "not_a_trace", "%s: this file is %s",
                             reader->name, known[i].what);
    if (c < ' ' || c > '~') /* a Perfetto trace begins with a line feed and a length */
        return error_set(error, ERROR_FORMAT, "not_a_trace",
                         "%s: this file is binary, perhaps a Perfetto trace; export it "
                         "as JSON",
                         reader->name);
    return head_error(reader, "expected { or [", error);
}

static int read_document(struct trace_reader *reader, struct error *error)
{
    int c = peek(reader, error), result;

    if (c == 0xEF && reader->window.length - reader->at >= 3 &&
        memcmp(reader->window.bytes + reader->at, "\xEF\xBB\xBF", 3) == 0) {
        trace_note_add(reader->recording, "byte_order_mark", 1,
                       "byte 0: a byte-order mark is skipped");
        reader->at += 3;
    }
    c = skip_blanks(reader, false, error);
    if (c == '[') {
        reader->at++;
        reader->is_list = true;
        result = reader_read_events(reader, error);
    } else if (c == '{') {
        reader->at++;
        do
            result = read_top_member(reader, error);
        while (result == READ_MORE);
    } else {
        return unknown_format(reader, c, error);
    }
    if (result != 0 || reader->damaged)
        return result;
    return read_rest(reader, error);
}

/* ---- after the last byte ---- */

/* A memory timeline, for one, is a list of lists. */
static int no_object(const struct trace_reader *reader, struct error *error)
{
    return error_set(
        error, ERROR_FORMAT, "not_a_trace",
        "%s: this is not a trace: %s has no object; in a trace each event is an object, "
        "such as "
        "{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"aten::mm\",\"ts\":1.5,\"dur\":2}",
        reader->name, reader->is_list ? "the list" : "traceEvents");
}

static int check_events(struct trace_reader *reader, struct error *error)
{
    const struct trace_quality *quality = &reader->recording->quality;

    if (!reader->seen_events)
        return error_set(
            error, ERROR_FORMAT, "no_trace_events",
            "%s: no traceEvents; a trace is a JSON object with a list "
            "\"traceEvents\" (or such a list alone), as written by "
            "torch.profiler's export_chrome_trace or tensorboard_trace_handler",
            reader->name);
    for (uint32_t i = 0; i < reader->recording->note_count; i++) {
        const struct trace_note *note = &reader->recording->notes[i];

        if ((strcmp(note->kind, "json_damaged") == 0 ||
             strcmp(note->kind, "end_damaged") == 0 ||
             strcmp(note->kind, "event_damaged") == 0) &&
            quality->kept + quality->dropped + quality->ignored == 0)
            return reader->long_other
                       ? no_object(reader, error)
                       : error_set(
                             error, ERROR_FORMAT, "not_a_trace",
                             "%s: damaged before the first event: %s; record the trace "
                             "again",
                             reader->name, note->example);
    }
    /* An empty traceEvents is a rank without rows. */
    if (quality->events == reader->others && (quality->events > 0 || reader->is_list))
        return no_object(reader, error);
    return 0;
}

static void note_stream(struct trace_recording *recording,
                        const struct stream_summary *summary)
{
    if (summary->truncated)
        trace_note_add(recording, "gzip_truncated", 1,
                       "the gzip data ends before its end marker (byte %" PRIu64
                       " of the file)",
                       summary->damage_at);
    if (summary->damaged)
        trace_note_add(recording, "gzip_damaged", 1,
                       "the gzip data is damaged near byte %" PRIu64
                       " of the file; what came before is kept",
                       summary->damage_at);
    if (summary->trailing_bytes > 0)
        trace_note_add(recording, "trailing_bytes", summary->trailing_bytes,
                       "%" PRIu64 " bytes after the gzip data are ignored",
                       summary->trailing_bytes);
    recording->raw_bytes = summary->raw_bytes;
    recording->disk_bytes = summary->disk_bytes;
    memcpy(recording->hash, summary->hash, sizeof recording->hash);
    memcpy(recording->disk_hash, summary->disk_hash, sizeof recording->disk_hash);
    recording->seal = summary->seal;
    recording->disk_seal = summary->disk_seal;
}

/* Adds the base time to all times; false if one is then out of range. */
static bool shift(struct trace_recording *recording, int64_t base)
{
    const uint64_t range = 2 * (uint64_t)NUMBER_NS_MAX;
    struct trace_events *events = &recording->events;
    bool left = false;

    for (uint32_t row = 0; row < events->count; row++) {
        events->ts[row] += base;
        left |= (uint64_t)events->ts[row] + (uint64_t)NUMBER_NS_MAX > range;
    }
    for (uint32_t i = 0; i < recording->memory_count; i++) {
        int64_t *ts = &recording->memory_instants[i].ts;

        *ts += base;
        left |= (uint64_t)*ts + (uint64_t)NUMBER_NS_MAX > range;
    }
    for (uint32_t i = 0; i < recording->sample_count; i++) {
        int64_t *ts = &recording->samples[i].ts;

        *ts += base;
        left |= (uint64_t)*ts + (uint64_t)NUMBER_NS_MAX > range;
    }
    for (uint32_t i = 0; i < recording->step_row_count; i++)
        recording->step_rows[i].ts += base;
    recording->first_ns += events->count > 0 ? base : 0;
    return !left;
}

static void add_base(struct trace_recording *recording, int64_t base)
{
    if (base == 0 || shift(recording, base))
        return;
    shift(recording, -base);
    trace_note_add(recording, "time_out_of_range", 1,
                   "baseTimeNanoseconds puts times out of range, so it counts as 0");
}

static void note_bound(struct trace_recording *recording, const char *kind,
                       const char *what, const struct name_bound *bound,
                       const struct strings *texts)
{
    uint32_t count = name_bound_count(bound, texts);

    if (count > 0)
        trace_note_add(recording, kind, count,
                       "the distinct %s take over %zu MiB: those of more than %zu bytes "
                       "keep their beginning and a hash",
                       what, bound->bytes >> 20, name_bound_limit(bound->level));
}

static int finish(struct trace_reader *reader, struct error *error)
{
    struct trace_recording *recording = reader->recording;
    struct stream_summary summary;
    int result = stream_finish(reader->stream, &summary, error);

    if (result != 0)
        return result;
    note_stream(recording, &summary);
    bool whole = !reader->damaged && !summary.truncated && !summary.damaged;
    result = check_events(reader, error);
    if (result == 0)
        result = decoder_finish(reader->decoder, error);
    if (result == 0)
        result = metadata_finish(&reader->metadata, recording, whole, error);
    if (result == 0)
        add_base(recording, reader->metadata.base_ns);
    note_bound(recording, "names_cut", "names", &recording->names_bound,
               &recording->names);
    note_bound(recording, "shapes_cut", "input shapes", &recording->shapes_bound,
               &recording->shapes);
    note_bound(recording, "arguments_cut", "texts of arguments",
               &recording->arguments_bound, &recording->arguments);
    if (result == 0 && recording->events.count == 0)
        trace_note_add(recording, "no_rows", 1, "nothing in this file has a duration");
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->events,
                         recording->quality.events - reader->events_told);
    return result;
}

/* If a file could not be understood because its gzip data ended early, says that
 * instead. */
static int explain_gzip(struct trace_reader *reader, int result, struct error *error)
{
    struct stream_summary summary;

    if (error->code != ERROR_FORMAT || reader->stream == NULL || !reader->window.at_end ||
        strcmp(error->slug, "no_trace_events") == 0 ||
        stream_finish(reader->stream, &summary, NULL) != 0 ||
        (!summary.truncated && !summary.damaged))
        return result;
    return error_set(error, ERROR_FORMAT, "not_a_trace",
                     "%s: the gzip data %s near byte %" PRIu64
                     " of the file, before the first event; copy the file again, or "
                     "record the trace again",
                     reader->name, summary.truncated ? "ends" : "is damaged",
                     summary.damage_at);
}

static void reader_release(struct trace_reader *reader)
{
    decoder_free(reader->decoder);
    stream_close(reader->stream);
    metadata_free(&reader->metadata);
    free(reader->templates);
    free(reader->tokens);
    free(reader->kinds);
    trace_recording_free(reader->recording);
}

int trace_read_with(const char *path, const char *name,
                    const struct trace_read_options *options, struct progress *progress,
                    struct trace_recording **out, struct error *error)
{
    CLEANUP(reader_release)
    struct trace_reader reader = {
        .name = name,
        .progress = progress,
        .variant = options->variant != NULL ? options->variant : scan_variants(),
        .piece_size = options->piece != 0 ? options->piece : PIECE,
        .by_pieces = options->piece != 0,
    };
    struct error ignored;

    if (error == NULL)
        error = &ignored;
    metadata_init(&reader.metadata);
    reader.recording = calloc(1, sizeof *reader.recording);
    reader.templates = walk_templates_new();
    if (reader.recording == NULL || reader.templates == NULL)
        return error_set_memory(error);
    int result = decoder_new(reader.recording, &reader.decoder, error);
    if (result == 0)
        result = stream_open(path, name, options->two_threads,
                             reader.by_pieces ? NULL : reader.variant->index,
                             options->key, progress, &reader.stream, error);
    if (result == 0)
        result = read_document(&reader, error);
    if (result == 0)
        result = finish(&reader, error);
    if (result != 0)
        return explain_gzip(&reader, result, error);
    *out = TAKE_PTR(reader.recording);
    return 0;
}

int trace_read(const char *path, const char *name, bool two_threads,
               const struct seal_key *key, struct progress *progress,
               struct trace_recording **out, struct error *error)
{
    const struct trace_read_options options = {.two_threads = two_threads, .key = key};

    return trace_read_with(path, name, &options, progress, out, error);
}
