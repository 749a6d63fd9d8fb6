/* See read.h.
 *
 * The document is walked at two speeds. Top-level keys are few and read byte by byte. The
 * list of events is cut into pieces of 64 KiB that each start at an event; a piece is
 * indexed, its events are walked along the tokens, and the event that it cuts through is
 * walked again as the start of the next piece. So no state crosses pieces, and a damaged
 * event costs no more than the search for the next one. */
#include "trace/read.h"
#include "base/cleanup.h"
#include "trace/decode.h"
#include "trace/index.h"
#include "trace/metadata.h"
#include "trace/resync.h"
#include "trace/stream.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define PIECE ((size_t)64 << 10)

struct reader {
    const char *name;
    struct stream *stream;
    struct trace_recording *recording;
    struct decoder *decoder;
    struct metadata metadata;
    struct progress *progress;
    index_function *index;
    size_t piece_size;

    uint8_t *bytes; /* the window; bytes[at..length) is not used yet */
    size_t at, length;
    bool at_end;         /* nothing comes behind the window */
    uint64_t offset;     /* of bytes[0] in the uncompressed file */
    uint64_t lines;      /* line breaks before the window, while in the head */
    uint64_t line_start; /* offset of the last line's first byte */

    uint32_t *tokens;
    size_t token_capacity;
    uint64_t events_told; /* to progress */
    bool seen_events;     /* traceEvents was there */
    bool damaged;         /* the document does not end as it should */
};

enum { READ_MORE = 1 }; /* positive results: not errors */

/* ---- the window ---- */

static void count_lines(struct reader *reader, size_t end)
{
    for (size_t i = 0; i < end; i++)
        if (reader->bytes[i] == '\n') {
            reader->lines++;
            reader->line_start = reader->offset + i + 1;
        }
}

/* Brings in the next block behind bytes[at..length). */
static int refill(struct reader *reader, struct error *error)
{
    if (!reader->seen_events && reader->bytes != NULL)
        count_lines(reader, reader->at);
    reader->offset += reader->at;
    uint64_t told = reader->recording->quality.events;
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->events, told - reader->events_told);
    reader->events_told = told;
    int result = stream_next(reader->stream,
                             reader->bytes == NULL ? NULL : reader->bytes + reader->at,
                             reader->length - reader->at, &reader->bytes, &reader->length,
                             &reader->at_end, error);
    reader->at = 0;
    return result;
}

/* The byte at the place, -1 at the end of the file, -2 on error. */
static int peek(struct reader *reader, struct error *error)
{
    while (reader->at == reader->length) {
        if (reader->at_end)
            return -1;
        if (refill(reader, error) != 0)
            return -2;
    }
    return reader->bytes[reader->at];
}

static bool is_blank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static int skip_blanks(struct reader *reader, bool commas, struct error *error)
{
    int c;

    while (is_blank(c = peek(reader, error)) || (commas && c == ','))
        reader->at++;
    return c;
}

/* ---- errors that name the place ---- */

static int head_error(struct reader *reader, const char *what, struct error *error)
{
    uint64_t line = reader->lines, start = reader->line_start;

    for (size_t i = 0; i < reader->at; i++)
        if (reader->bytes[i] == '\n') {
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

static int damage(struct reader *reader, uint64_t place, const char *what)
{
    trace_note_add(reader->recording, "json_damaged", 1,
                   "byte %" PRIu64 ": %s; the %" PRIu64
                   " complete events before it are kept",
                   place, what, reader->recording->quality.events);
    reader->damaged = true;
    return 0;
}

/* ---- the events ---- */

static int ensure_tokens(struct reader *reader, size_t length, struct error *error)
{
    size_t needed = length + INDEX_SENTINELS + 64;

    if (needed <= reader->token_capacity)
        return 0;
    free(reader->tokens);
    reader->token_capacity = 0;
    reader->tokens = calloc(needed, sizeof *reader->tokens);
    if (reader->tokens == NULL)
        return error_set_memory(error);
    reader->token_capacity = needed;
    return 0;
}

/* A piece of the list of events, indexed. */
struct piece {
    const uint8_t *bytes;
    size_t length;
    size_t position; /* next byte to look at */
    const uint32_t *token;
    bool list_ended;
    bool broken; /* at `position` stands an element that makes no sense, at `where` */
    size_t where;
};

/* Walks one element that is no object; false when the piece ends inside it. */
static bool skip_element(struct reader *reader, struct piece *piece)
{
    uint8_t c = piece->bytes[piece->position];
    size_t used;

    if ((c == '"' || c == '[') && *piece->token == piece->position) {
        used = c == '"' ? 2 : walk_skip(piece->bytes, piece->token);
        if (used == 0 || piece->bytes[piece->token[used - 1]] == '\0')
            return false;
        piece->position = piece->token[used - 1] + 1;
        piece->token += used;
    } else if ((c >= '0' && c <= '9') || (c | 0x20) >= 'a' || c == '-' || c == '+') {
        size_t end = piece->position;

        while (end < piece->length && strchr(",]}{[\" \n\r\t", piece->bytes[end]) == NULL)
            end++;
        if (end == piece->length)
            return false;
        if (end == piece->position) { /* a bracket that closes nothing */
            piece->broken = true;
            piece->where = piece->position;
            return false;
        }
        piece->position = end;
    } else {
        piece->broken = true;
        piece->where = piece->position;
        return false;
    }
    decoder_add_invalid(reader->decoder);
    trace_note_add(reader->recording, "event_invalid", 1,
                   "byte %" PRIu64 ": not an object",
                   reader->offset + reader->at + piece->position);
    return true;
}

/* Walks the elements of a piece until it ends, the list ends, or something is broken. */
static int walk_piece(struct reader *reader, struct piece *piece, struct error *error)
{
    for (;;) {
        const uint8_t *c = piece->bytes + piece->position;
        struct raw_event event;
        size_t used = 0, where = SIZE_MAX;

        while (is_blank(*c) || *c == ',')
            c++;
        piece->position = (size_t)(c - piece->bytes);
        if (piece->position >= piece->length)
            return 0;
        if (*c == ']') {
            piece->position++;
            piece->list_ended = true;
            return 0;
        }
        if (*c != '{') {
            if (!skip_element(reader, piece))
                return 0;
            continue;
        }
        enum walk_result result =
            walk_event(piece->bytes, piece->token, &event, &used, &where);
        if (result == WALK_OK) {
            int failed =
                decoder_add(reader->decoder, &event,
                            reader->offset + reader->at + piece->position, error);

            if (failed != 0)
                return failed;
            piece->position = piece->token[used - 1] + 1;
            piece->token += used;
            continue;
        }
        piece->broken = result == WALK_DAMAGED || where < piece->length;
        piece->where = where;
        return 0;
    }
}

/* Searches the next event behind a broken one that starts at `at`. */
static int recover(struct reader *reader, size_t where, const char *what,
                   struct error *error)
{
    uint64_t start = reader->offset + reader->at, place = start + where;
    bool list_ended = false;

    reader->at++;
    for (;;) {
        size_t found;
        enum resync_result result =
            resync_find(reader->bytes + reader->at, reader->length - reader->at,
                        reader->at_end, &found);

        reader->at += found;
        if (result == RESYNC_EVENT || result == RESYNC_LIST_END) {
            list_ended = result == RESYNC_LIST_END;
            break;
        }
        if (reader->at_end)
            return damage(reader, place, what);
        if (reader->length - reader->at > STREAM_CARRY_MAX / 2)
            reader->at = reader->length - STREAM_CARRY_MAX / 2;
        int failed = refill(reader, error);
        if (failed != 0)
            return failed;
    }
    decoder_add_invalid(reader->decoder);
    trace_note_add(reader->recording, "event_damaged", 1,
                   "byte %" PRIu64 ": %s; skipped to byte %" PRIu64, place, what,
                   reader->offset + reader->at);
    if (list_ended)
        reader->at++;
    return list_ended ? 0 : READ_MORE;
}

/* The piece ended inside its first element: makes the next piece longer. Returns
 * READ_MORE to go on, 0 when the file ends there. */
static int widen(struct reader *reader, size_t *want, struct error *error)
{
    size_t left = reader->length - reader->at;

    if (*want < left) {
        *want *= 2;
        return READ_MORE;
    }
    if (reader->at_end) {
        if (left > 0)
            return damage(reader, reader->offset + reader->length,
                          "the file ends inside an event, which is not counted");
        return damage(reader, reader->offset + reader->length,
                      "the file ends inside traceEvents");
    }
    if (left >= STREAM_CARRY_MAX) {
        trace_note_add(reader->recording, "event_too_long", 1,
                       "byte %" PRIu64 ": an event of more than %zu bytes",
                       reader->offset + reader->at, STREAM_CARRY_MAX);
        return recover(reader, 0, "an event that is too long", error);
    }
    int result = refill(reader, error);
    *want *= 2;
    return result != 0 ? result : READ_MORE;
}

/* One piece from `at` on; READ_MORE until the list has ended. */
static int read_piece(struct reader *reader, size_t *want, struct error *error)
{
    size_t left = reader->length - reader->at;
    size_t length = left < *want ? left : *want;
    uint8_t *start = reader->bytes + reader->at;
    struct piece piece = {.bytes = start, .length = length};
    int result = ensure_tokens(reader, length, error);

    if (result != 0)
        return result;
    uint8_t saved = start[length];
    start[length] = '\0';
    reader->index(start, length, reader->tokens);
    piece.token = reader->tokens;
    result = walk_piece(reader, &piece, error);
    start[length] = saved;
    if (result != 0)
        return result;
    if (piece.position > length)
        piece.position = length;
    reader->at += piece.position;
    if (piece.list_ended)
        return 0;
    if (piece.broken) {
        size_t where = piece.where > piece.position ? piece.where - piece.position : 0;

        *want = reader->piece_size;
        return recover(reader, where, "this is not the structure of an event", error);
    }
    if (piece.position > 0) {
        *want = reader->piece_size;
        return READ_MORE;
    }
    return widen(reader, want, error);
}

static int read_events(struct reader *reader, struct error *error)
{
    size_t want = reader->piece_size;
    int result;

    reader->seen_events = true;
    do
        result = read_piece(reader, &want, error);
    while (result == READ_MORE);
    return result;
}

/* ---- the document ---- */

/* A string from its opening quote on; keeps at most `size` - 1 bytes, raw. */
static int read_key(struct reader *reader, char *key, size_t size, struct error *error)
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
    return 0;
}

/* Hands a value, byte by byte, to the metadata. Returns 0, -1 at the end of the file, -2
 * on error. */
static int read_value(struct reader *reader, const char *key, struct error *error)
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
        } else if (is_blank(c) && depth == 0 && any) {
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

static int broken_document(struct reader *reader, int c, const char *what,
                           struct error *error)
{
    if (c == -2)
        return -(int)error->code;
    if (!reader->seen_events)
        return head_error(reader, c == -1 ? "the file ends" : what, error);
    return damage(reader, reader->offset + reader->at, c == -1 ? "the file ends" : what);
}

/* One key and its value; READ_MORE until the object has ended. */
static int read_top_member(struct reader *reader, struct error *error)
{
    char key[256];
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
        int result = read_events(reader, error);
        return result != 0 || reader->damaged ? result : READ_MORE;
    }
    if (c >= 0)
        c = read_value(reader, key, error);
    if (c < 0)
        return broken_document(reader, c, "a value without end", error);
    return READ_MORE;
}

static void note_trailing(struct reader *reader, uint64_t start, uint64_t end)
{
    trace_note_add(reader->recording, "trailing_bytes", end - start,
                   "%" PRIu64 " bytes after the document, from byte %" PRIu64
                   " on, are ignored",
                   end - start, start);
}

/* What stands behind the document: blanks, or bytes to be told of. */
static int read_rest(struct reader *reader, struct error *error)
{
    int c = skip_blanks(reader, false, error);

    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return 0;
    uint64_t start = reader->offset + reader->at;
    while (!reader->at_end) {
        reader->at = reader->length;
        int result = refill(reader, error);
        if (result != 0)
            return result;
    }
    note_trailing(reader, start, reader->offset + reader->length);
    return 0;
}

static int unknown_format(struct reader *reader, int c, struct error *error)
{
    static const struct {
        const char *magic, *what;
    } known[] = {{"PK", "a zip archive; unpack it first"},
                 {"\x28\xb5\x2f\xfd", "compressed with zstd; unpack it first"},
                 {"\xfd\x37zXZ", "compressed with xz; unpack it first"},
                 {"BZh", "compressed with bzip2; unpack it first"},
                 {"\x0a", "binary, perhaps a Perfetto trace"},
                 {"SQLite", "an SQLite file, perhaps an Nsight Systems export"}};

    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return error_set(error, ERROR_FORMAT, "empty_file",
                         "%s: the file is empty; record the trace again", reader->name);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (reader->length - reader->at >= strlen(known[i].magic) &&
            memcmp(reader->bytes + reader->at, known[i].magic, strlen(known[i].magic)) ==
                0)
            return error_set(error, ERROR_FORMAT, "not_a_trace", "%s: this file is %s",
                             reader->name, known[i].what);
    return head_error(reader, "expected { or [", error);
}

static int read_document(struct reader *reader, struct error *error)
{
    int c = peek(reader, error), result;

    if (c == 0xEF && reader->length - reader->at >= 3 &&
        memcmp(reader->bytes + reader->at, "\xEF\xBB\xBF", 3) == 0) {
        trace_note_add(reader->recording, "byte_order_mark", 1,
                       "byte 0: a byte-order mark is skipped");
        reader->at += 3;
    }
    c = skip_blanks(reader, false, error);
    if (c == '[') {
        reader->at++;
        result = read_events(reader, error);
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

static int check_events(struct reader *reader, struct error *error)
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
             strcmp(note->kind, "event_damaged") == 0) &&
            quality->kept + quality->dropped + quality->ignored == 0)
            return error_set(error, ERROR_FORMAT, "not_a_trace",
                             "%s: damaged before the first event: %s; record the trace "
                             "again",
                             reader->name, note->example);
    }
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
}

static void add_base(struct trace_recording *recording, int64_t base)
{
    struct trace_events *events = &recording->events;
    int64_t first = INT64_MAX;

    for (uint32_t row = 0; row < events->count; row++) {
        events->ts[row] += base;
        if (events->ts[row] < first)
            first = events->ts[row];
    }
    for (uint32_t i = 0; i < recording->step_row_count; i++)
        recording->step_rows[i].ts += base;
    recording->first_ns = events->count > 0 ? first : 0;
}

static int finish(struct reader *reader, struct error *error)
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
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->events,
                         recording->quality.events - reader->events_told);
    return result;
}

static void reader_release(struct reader *reader)
{
    decoder_free(reader->decoder);
    stream_close(reader->stream);
    metadata_free(&reader->metadata);
    free(reader->tokens);
    trace_recording_free(reader->recording);
}

int trace_read_with(const char *path, const char *name,
                    const struct trace_read_options *options, struct progress *progress,
                    struct trace_recording **out, struct error *error)
{
    CLEANUP(reader_release)
    struct reader reader = {
        .name = name,
        .progress = progress,
        .index = options->index != NULL ? options->index->function
                                        : index_variants()[0].function,
        .piece_size = options->piece != 0 ? options->piece : PIECE,
    };
    struct error ignored;

    if (error == NULL)
        error = &ignored;
    metadata_init(&reader.metadata);
    reader.recording = calloc(1, sizeof *reader.recording);
    if (reader.recording == NULL)
        return error_set_memory(error);
    int result = decoder_new(reader.recording, &reader.decoder, error);
    if (result == 0)
        result = stream_open(path, name, options->two_threads, progress, &reader.stream,
                             error);
    if (result == 0)
        result = read_document(&reader, error);
    if (result == 0)
        result = finish(&reader, error);
    if (result != 0)
        return result;
    *out = TAKE_PTR(reader.recording);
    return 0;
}

int trace_read(const char *path, const char *name, bool two_threads,
               struct progress *progress, struct trace_recording **out,
               struct error *error)
{
    const struct trace_read_options options = {.two_threads = two_threads};

    return trace_read_with(path, name, &options, progress, out, error);
}
