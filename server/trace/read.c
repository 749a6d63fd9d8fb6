#include "trace/read.h"
#include "base/error.h"
#include "base/system.h"
#include "trace/decode.h"
#include "trace/metadata.h"
#include "trace/pftrace.h"
#include "trace/scan.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- resync ---- */

/* How far to search for events after a possible end of the list, and for a phase after
 * the opening of a possible event. */
#define LOOK_AHEAD ((size_t)64 << 10)
#define PHASE_AHEAD ((size_t)4 << 10)

enum guess { GUESS_NO, GUESS_YES, GUESS_MORE };

static size_t skip_blanks(const uint8_t *bytes, size_t i, size_t length)
{
    while (i < length &&
           (bytes[i] == ' ' || bytes[i] == '\n' || bytes[i] == '\r' || bytes[i] == '\t'))
        i++;
    return i;
}

/* Whether bytes[i..] is `{ "key" :` with a key of trace events. */
static enum guess opens_event(const uint8_t *bytes, size_t i, size_t length)
{
    static const char *const keys[] = {"ph",  "cat", "name", "pid", "tid", "ts",
                                       "dur", "id",  "args", "s",   "bp"};

    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return GUESS_MORE;
    if (bytes[i] != '"')
        return GUESS_NO;
    i++;
    if (length - i < 6)
        return GUESS_MORE;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        size_t size = strlen(keys[k]);

        if (memcmp(bytes + i, keys[k], size) != 0 || bytes[i + size] != '"')
            continue;
        size_t colon = skip_blanks(bytes, i + size + 1, length);
        if (colon == length)
            return GUESS_MORE;
        return bytes[colon] == ':' ? GUESS_YES : GUESS_NO;
    }
    return GUESS_NO;
}

/* Whether the `]` at bytes[i] closes the list: the document then ends or continues with a
 * key. */
static enum guess closes_list(const uint8_t *bytes, size_t i, size_t length, bool at_end)
{
    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return at_end ? GUESS_YES : GUESS_MORE;
    if (bytes[i] == '}')
        return GUESS_YES;
    if (bytes[i] != ',')
        return GUESS_NO;
    i = skip_blanks(bytes, i + 1, length);
    if (i == length)
        return at_end ? GUESS_NO : GUESS_MORE;
    return bytes[i] == '"' ? GUESS_YES : GUESS_NO;
}

/* Whether there is a phase nearby, as in every event that a profiler wrote. */
static bool has_phase(const uint8_t *bytes, size_t i, size_t length)
{
    size_t left = length - i;

    return memmem(bytes + i, left < PHASE_AHEAD ? left : PHASE_AHEAD, "\"ph\"", 4) !=
           NULL;
}

/* Looks from bytes[i] on, after a `}`, and says what is at *found. */
static enum guess look_behind(const uint8_t *bytes, size_t i, size_t length,
                              unsigned flags, size_t *found)
{
    bool at_end = (flags & RESYNC_AT_END) != 0, sure = (flags & RESYNC_SURE) != 0;
    enum guess guess = GUESS_NO;

    i = skip_blanks(bytes, i, length);
    if (i < length && bytes[i] == ',')
        i = skip_blanks(bytes, i + 1, length);
    *found = i;
    if (i == length)
        guess = GUESS_MORE;
    else if (bytes[i] == '{')
        guess = opens_event(bytes, i, length);
    else if (bytes[i] == ']' && !sure)
        guess = closes_list(bytes, i, length, at_end);
    if (guess == GUESS_YES && sure && !has_phase(bytes, i, length))
        guess = GUESS_NO;
    return guess == GUESS_MORE && at_end ? GUESS_NO : guess;
}

/* The place after the next `}`, 0 if there is none. */
static size_t next_end(const uint8_t *bytes, size_t i, size_t length)
{
    const uint8_t *close = memchr(bytes + i, '}', length - i);

    return close == NULL ? 0 : (size_t)(close - bytes) + 1;
}

/* Whether an event opens within LOOK_AHEAD bytes after a possible end of the list. */
static enum guess event_follows(const uint8_t *bytes, size_t i, size_t length,
                                unsigned flags, size_t *found)
{
    size_t end = length - i < LOOK_AHEAD ? length : i + LOOK_AHEAD;

    if (end - i < LOOK_AHEAD && (flags & RESYNC_AT_END) == 0)
        return GUESS_MORE;
    while ((i = next_end(bytes, i, end)) != 0)
        if (look_behind(bytes, i, end, RESYNC_AT_END | RESYNC_SURE, found) == GUESS_YES)
            return GUESS_YES;
    return GUESS_NO;
}

enum resync_result resync_find(const uint8_t *bytes, size_t length, unsigned flags,
                               size_t *found)
{
    size_t i = (flags & RESYNC_HERE) != 0 ? 0 : next_end(bytes, 0, length);

    while (i != 0 || (flags & RESYNC_HERE) != 0) {
        size_t event;
        enum guess guess = look_behind(bytes, i, length, flags, found);

        flags &= ~(unsigned)RESYNC_HERE;
        if (guess == GUESS_YES && bytes[*found] == '{')
            return RESYNC_EVENT;
        if (guess == GUESS_YES) {
            guess = event_follows(bytes, *found, length, flags, &event);
            if (guess == GUESS_NO)
                return RESYNC_LIST_END;
            if (guess == GUESS_YES)
                *found = event;
            if (guess == GUESS_YES)
                return RESYNC_EVENT;
        }
        if (guess == GUESS_MORE) {
            *found = i > 0 ? i - 1 : 0;
            return RESYNC_NONE;
        }
        i = next_end(bytes, i, length);
    }
    *found = length;
    return RESYNC_NONE;
}

/* ---- read events ---- */

/* Inside the reader: the window over the bytes of a file, which the document and the list
 * of events share. */

struct trace_reader {
    const char *name;
    struct stream *stream;
    struct trace_recording *recording;
    struct decoder *decoder;
    struct metadata metadata;
    struct progress *progress;
    const struct scan_variant *variant;
    size_t piece_size;
    bool by_pieces; /* never use the tokens of windows */

    struct stream_window window;
    size_t at;           /* window.bytes[at..window.length) is not used yet */
    uint64_t offset;     /* of window.bytes[0] in the uncompressed file, modulo 2^64 */
    uint64_t lines;      /* line breaks before the window, while in the head */
    uint64_t line_start; /* offset of the last line's first byte */

    struct templates *templates;
    uint32_t *tokens; /* of a piece, where the tokens of the window cannot be used */
    size_t token_capacity;
    bool lost_step;       /* after damage: the tokens of windows may be off by a quote */
    uint64_t events_told; /* reported to progress */
    bool seen_events;     /* traceEvents was there */
    bool is_list;         /* the document is the list itself */
    char first_key[24];   /* of the document, cut */
    uint64_t others;      /* elements of the list that are not objects */
    bool long_other;      /* one of them was too long to read */
    bool damaged;         /* the document does not end as it should */
    bool is_perfetto;
};

enum { READ_MORE = 1 }; /* positive results: not errors */

/* White space of JSON. */
static inline bool reader_is_blank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static void count_lines(struct trace_reader *reader)
{
    for (size_t i = reader->window.start; i < reader->at; i++)
        if (reader->window.bytes[i] == '\n') {
            reader->lines++;
            reader->line_start = reader->offset + i + 1;
        }
}

/* Appends the next block to the bytes that are not used yet. */
static int reader_refill(struct trace_reader *reader, struct error *error)
{
    if (!reader->seen_events)
        count_lines(reader);
    uint64_t place = reader->offset + reader->at;
    uint64_t told = reader->recording->quality.events;
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->events, told - reader->events_told);
    reader->events_told = told;
    int result = stream_next(reader->stream, &reader->window, reader->at, error);
    if (result != 0)
        return result;
    reader->at = reader->window.start;
    reader->offset = place - reader->at;
    /* The NUL that ends the window, and the bytes after it that templates are compared
     * with. Any bytes there would give the same result, but valgrind cannot know that. */
    memset(reader->window.bytes + reader->window.length, 0, INDEX_PADDING);
    return 0;
}

/* Notes damage at a byte of the file: what comes after it is lost. Returns 0. */
static int reader_damage(struct trace_reader *reader, uint64_t place, const char *what)
{
    trace_note_add(reader->recording, "json_damaged", 1,
                   "byte %" PRIu64 ": %s; the %" PRIu64
                   " complete events before it are kept",
                   place, what, reader->recording->quality.events);
    reader->damaged = true;
    return 0;
}

/* ---- the events ---- */

static int ensure_tokens(struct trace_reader *reader, size_t length, struct error *error)
{
    size_t needed = length + INDEX_SENTINELS + INDEX_ROOM;

    if (needed <= reader->token_capacity)
        return 0;
    free(reader->tokens);
    reader->token_capacity = 0;
    reader->tokens = malloc(needed * sizeof *reader->tokens);
    if (reader->tokens == NULL)
        return error_set_memory(error);
    reader->token_capacity = needed;
    return 0;
}

/* A piece of the list of events, indexed. */
struct trace_piece {
    const uint8_t *bytes;
    size_t length;
    uint64_t offset; /* of bytes[0] in the file */
    size_t position; /* next byte to look at */
    const uint32_t *token;
    /* The bracket at `position` is not a token: the index is off by a quote. This never
     * happens in a piece, whose index starts at an event. */
    bool off_step;
    bool list_ended;
    bool broken; /* the element at `position` is invalid from `where` on */
    size_t where;
};

/* The bytes between two events; they are nearly always the same. */
struct gap {
    uint64_t bytes, mask; /* as they are in memory */
    size_t length;
};

/* Where the next element begins. Remembers short gaps. */
static inline const uint8_t *pass_gap(struct gap *gap, const uint8_t *start)
{
    const uint8_t *c = start;
    uint64_t here;

    memcpy(&here, c, sizeof here);
    if ((here & gap->mask) == gap->bytes && !reader_is_blank(c[gap->length]) &&
        c[gap->length] != ',')
        return c + gap->length;
    while (reader_is_blank(*c) || *c == ',')
        c++;
    gap->length = (size_t)(c - start);
    if (gap->length > sizeof here)
        gap->length = 0;
    gap->mask = 0;
    memset(&gap->mask, 0xFF, gap->length);
    gap->bytes = here & gap->mask;
    return c;
}

/* Walks one element that is not an object; false when the piece ends inside it. */
static bool skip_element(struct trace_reader *reader, struct trace_piece *piece)
{
    uint8_t c = piece->bytes[piece->position];
    size_t start = piece->position, used;

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
    reader->others++;
    trace_note_add(reader->recording, "event_invalid", 1,
                   "byte %" PRIu64 ": not an object", piece->offset + start);
    return true;
}

/* Walks the elements of a piece until it ends, the list ends, or something is broken. */
static int walk_piece(struct trace_reader *reader, struct trace_piece *piece,
                      struct error *error)
{
    struct gap gap = {0};

    for (;;) {
        const uint8_t *c = pass_gap(&gap, piece->bytes + piece->position);
        struct raw_event event;
        size_t used = 0, where = SIZE_MAX;

        piece->position = (size_t)(c - piece->bytes);
        if (piece->position >= piece->length)
            return 0;
        if (*c == ']') {
            piece->position++;
            piece->list_ended = true;
            return 0;
        }
        if ((*c == '{' || *c == '[') && *piece->token != piece->position) {
            piece->off_step = true;
            return 0;
        }
        if (*c != '{') {
            if (!skip_element(reader, piece))
                return 0;
            continue;
        }
        enum walk_result result = reader->variant->walk(
            reader->templates, piece->bytes, piece->token, &event, &used, &where);
        if (result == WALK_OK) {
            event.text = (struct span){
                c, (uint32_t)(piece->token[used - 1] + 1 - piece->position)};
            int failed = decoder_add(reader->decoder, &event,
                                     piece->offset + piece->position, error);

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

/* What could not be walked, for the notes. */
struct damaged_place {
    uint64_t place; /* byte of the file */
    const char *what;
    unsigned flags; /* of resync_find() */
};

/* Searches the next event after a broken element that starts at `at`. */
static int recover(struct trace_reader *reader, struct damaged_place *damaged,
                   struct error *error)
{
    enum resync_result result;

    reader->at++;
    reader->lost_step = true;
    for (;;) {
        size_t found;

        damaged->flags |= reader->window.at_end ? RESYNC_AT_END : 0;
        result = resync_find(reader->window.bytes + reader->at,
                             reader->window.length - reader->at, damaged->flags, &found);
        if (found > 0)
            damaged->flags &= ~(unsigned)RESYNC_HERE;
        reader->at += found;
        if (result != RESYNC_NONE)
            break;
        if (reader->window.at_end)
            return reader_damage(reader, damaged->place, damaged->what);
        if (reader->window.length - reader->at > STREAM_CARRY_MAX / 2)
            reader->at = reader->window.length - STREAM_CARRY_MAX / 2;
        int failed = reader_refill(reader, error);
        if (failed != 0)
            return failed;
    }
    decoder_add_invalid(reader->decoder);
    trace_note_add(reader->recording, "event_damaged", 1,
                   "byte %" PRIu64 ": %s; skipped to byte %" PRIu64, damaged->place,
                   damaged->what, reader->offset + reader->at);
    if (result == RESYNC_EVENT)
        return READ_MORE;
    reader->at++;
    return 0;
}

/* The file ends inside the element that starts at `at`: an event that is cut, or one
 * without an end that swallowed the events after it. */
static int end_inside(struct trace_reader *reader, struct error *error)
{
    uint64_t end = reader->offset + reader->window.length;
    struct damaged_place damaged = {
        end, "the file ends inside an event, which is not counted", RESYNC_SURE};

    if (reader->at == reader->window.length)
        return reader_damage(reader, end, "the file ends inside traceEvents");
    return recover(reader, &damaged, error);
}

/* The piece ended inside its first element: makes the next piece longer. Returns
 * READ_MORE to continue, 0 if the file ends there. */
static int widen(struct trace_reader *reader, size_t *want, struct error *error)
{
    size_t left = reader->window.length - reader->at;

    if (*want < left) {
        *want *= 2;
        return READ_MORE;
    }
    if (reader->window.at_end) {
        *want = reader->piece_size;
        return end_inside(reader, error);
    }
    if (left >= STREAM_CARRY_MAX) {
        struct damaged_place damaged = {reader->offset + reader->at,
                                        "an event that is too long", 0};

        trace_note_add(reader->recording, "event_too_long", 1,
                       "byte %" PRIu64 ": an event of more than %zu bytes", damaged.place,
                       STREAM_CARRY_MAX);
        reader->long_other |= reader->window.bytes[reader->at] != '{';
        *want = reader->piece_size;
        return recover(reader, &damaged, error);
    }
    int result = reader_refill(reader, error);
    *want *= 2;
    return result != 0 ? result : READ_MORE;
}

/* Continues after an invalid element at `at`. */
static int recover_from(struct trace_reader *reader, const struct trace_piece *piece,
                        struct error *error)
{
    size_t where = piece->where > piece->position ? piece->where - piece->position : 0;
    /* After a stray byte between two events, the next event is complete. */
    struct damaged_place damaged = {
        reader->offset + reader->at + where, "this is not the structure of an event",
        reader->window.bytes[reader->at] == '{' ? 0 : RESYNC_HERE};

    return recover(reader, &damaged, error);
}

/* Reads one piece from `at` on; READ_MORE until the list has ended. */
static int read_piece(struct trace_reader *reader, size_t *want, struct error *error)
{
    size_t left = reader->window.length - reader->at;
    size_t length = left < *want ? left : *want;
    uint8_t *start = reader->window.bytes + reader->at;
    struct index_state state = {0};
    int result = ensure_tokens(reader, length, error);

    if (result != 0 || reader->tokens == NULL) /* NULL only with an error */
        return result;
    struct trace_piece piece = {.bytes = start,
                                .length = length,
                                .offset = reader->offset + reader->at,
                                .token = reader->tokens};
    uint8_t saved = start[length];
    start[length] = '\0';
    reader->variant->index(start, length, 0, &state, reader->tokens);
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
        *want = reader->piece_size;
        return recover_from(reader, &piece, error);
    }
    if (piece.position > 0) {
        *want = reader->piece_size;
        return READ_MORE;
    }
    return widen(reader, want, error);
}

/* Whether the tokens of the window can be trusted. */
static bool has_tokens(const struct trace_reader *reader)
{
    return reader->window.tokens != NULL && !reader->lost_step;
}

/* Reads the window from `at` on, along its tokens; READ_MORE until the list has ended. */
static int read_window(struct trace_reader *reader, struct error *error)
{
    struct stream_window *window = &reader->window;
    struct trace_piece piece = {.bytes = window->bytes,
                                .length = window->length,
                                .offset = reader->offset,
                                .position = reader->at,
                                .token = window->tokens};

    while (*piece.token < reader->at) /* the head of the document, once */
        piece.token++;
    int result = walk_piece(reader, &piece, error);
    if (result != 0)
        return result;
    reader->at = piece.position > window->length ? window->length : piece.position;
    if (piece.list_ended)
        return 0;
    if (piece.off_step) {
        reader->lost_step = true;
        return READ_MORE;
    }
    if (piece.broken)
        return recover_from(reader, &piece, error);
    if (window->at_end)
        return end_inside(reader, error);
    result = reader_refill(reader, error);
    return result != 0 ? result : READ_MORE;
}

/* Reads the list of events after its opening bracket, up to and including the closing
 * one; marks the reader damaged if the file ends first. */
static int reader_read_events(struct trace_reader *reader, struct error *error)
{
    size_t want = reader->piece_size;
    int result;

    reader->seen_events = true;
    do
        result = has_tokens(reader) ? read_window(reader, error)
                                    : read_piece(reader, &want, error);
    while (result == READ_MORE);
    return result;
}

/* ---- read ---- */

/* The document is walked at two speeds. Top-level keys are few and read byte by byte. The
 * list of events is walked along the tokens that the stream made of each block; the event
 * that the block's end cuts through is walked again at the start of the next window.
 * After damage those tokens may be off by a quote. From there on, and around events that
 * are longer than a window, the list is cut into pieces of 64 KiB. Each piece starts at
 * an event and is indexed again, so that a damaged event costs no more than the search
 * for the next one. */

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

static int read_skip_blanks(struct trace_reader *reader, bool commas, struct error *error)
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
    int c = read_skip_blanks(reader, true, error);

    if (c == '}') {
        reader->at++;
        return 0;
    }
    if (c != '"')
        return broken_document(reader, c, "expected a key in double quotes", error);
    c = read_key(reader, key, sizeof key, error);
    if (c < 0)
        return broken_document(reader, c, "a key without end", error);
    c = read_skip_blanks(reader, false, error);
    if (c != ':')
        return broken_document(reader, c, "expected a colon", error);
    reader->at++;
    c = read_skip_blanks(reader, false, error);
    if (reader->first_key[0] == '\0')
        snprintf(reader->first_key, sizeof reader->first_key, "%.23s", key);
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

/* A second document is more than bytes that some program left behind: it has rows. */
static void note_trailing(struct trace_reader *reader, uint64_t start, uint64_t end,
                          bool document)
{
    if (document) {
        trace_note_add(reader->recording, "second_document", 1,
                       "a second document follows at byte %" PRIu64 ": %" PRIu64
                       " of %" PRIu64 " bytes are not read; if it is another recording, "
                       "give it a file of its own",
                       start, end - start, end);
        return;
    }
    trace_note_add(reader->recording, "trailing_bytes", end - start,
                   "%" PRIu64 " bytes after the document, from byte %" PRIu64
                   " on, are ignored",
                   end - start, start);
}

/* Reads the bytes after the document: blanks, or bytes that get a note. */
static int read_rest(struct trace_reader *reader, struct error *error)
{
    int c = read_skip_blanks(reader, false, error);

    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return 0;
    uint64_t start = reader->offset + reader->at;
    bool document = c == '{' || c == '[';
    while (!reader->window.at_end) {
        reader->at = reader->window.length;
        int result = reader_refill(reader, error);
        if (result != 0)
            return result;
    }
    note_trailing(reader, start, reader->offset + reader->window.length, document);
    return 0;
}

const char *trace_other_format(const uint8_t *bytes, size_t length)
{
    static const struct {
        size_t at, length;
        const char *magic, *what;
    } known[] = {
        {0, 4, "PK\3\4", "a zip archive; unpack it first"},
        {257, 5, "ustar", "a tar archive; name it .tar, or .tar.gz if it is packed"},
        {0, 3, "BZh", "compressed with bzip2; unpack it first (bzip2 -d FILE)"},
        {0, 6, "7z\xBC\xAF\x27\x1C", "a 7z archive; unpack it first"},
        {0, 4, "Rar!", "a RAR archive; unpack it first"},
        {0, 1, "<", "a page (HTML or XML), not a trace; download it again"},
        {0, 4, "\0\5\16\7", "the macOS Finder's notes on a file, not a trace"},
        {0, 6, "SQLite", "an SQLite file, perhaps an Nsight Systems export"}};

    if (length == 0)
        return "empty; copy or record it again";
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (length >= known[i].at + known[i].length &&
            memcmp(bytes + known[i].at, known[i].magic, known[i].length) == 0)
            return known[i].what;
    return NULL;
}

static int unknown_format(struct trace_reader *reader, int c, struct error *error)
{
    if (c == -2)
        return -(int)error->code;
    if (c == -1)
        return error_set(error, ERROR_FORMAT, "empty_file", "%s: the file is %s",
                         reader->name, trace_other_format(NULL, 0));
    const uint8_t *bytes = reader->window.bytes + reader->at;
    size_t length = reader->window.length - reader->at;
    const char *what = stream_packing_of(bytes, length) != STREAM_PLAIN
                           ? "packed twice; unpack it once"
                           : trace_other_format(bytes, length);
    if (what != NULL)
        return error_set(error, ERROR_FORMAT, "not_a_trace", "%s: this file is %s",
                         reader->name, what);
    if (c < ' ' || c > '~')
        return error_set(error, ERROR_FORMAT, "not_a_trace",
                         "%s: this file is binary, but neither gzip nor a Perfetto trace",
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
    c = read_skip_blanks(reader, false, error);
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

/* The program that writes such files, which have no events; NULL: none that is known. */
static const char *other_maker(const struct trace_reader *reader)
{
    if (strcmp(reader->first_key, "rocprofiler-sdk-tool") == 0)
        return "rocprofv3";
    if (strcmp(reader->first_key, "Layers") == 0 ||
        (reader->is_list && reader->recording->events.count == 0 &&
         decoder_saw_layers(reader->decoder)))
        return "TensorRT's trtexec";
    return NULL;
}

static int check_events(struct trace_reader *reader, struct error *error)
{
    const struct trace_quality *quality = &reader->recording->quality;
    const char *maker = other_maker(reader);

    if (maker != NULL && quality->kept == 0)
        return error_set(error, ERROR_FORMAT, "not_a_trace",
                         "%s: %s wrote this file, which has no events with start and "
                         "duration; record the program with torch.profiler",
                         reader->name, maker);
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
    const char *packing = stream_packing_name(summary->packing);

    if (summary->truncated)
        trace_note_add(recording, "gzip_truncated", 1,
                       "the %s data ends before its end marker (byte %" PRIu64
                       " of the file)",
                       packing, summary->damage_at);
    if (summary->damaged)
        trace_note_add(recording, "gzip_damaged", 1,
                       "the %s data is damaged near byte %" PRIu64
                       " of the file; what came before is kept",
                       packing, summary->damage_at);
    if (summary->trailing_bytes > 0)
        trace_note_add(recording, "trailing_bytes", summary->trailing_bytes,
                       "%" PRIu64 " bytes after the %s data are ignored",
                       summary->trailing_bytes, packing);
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
    if (base == 0 || shift(recording, base)) {
        recording->base_ns = base;
        return;
    }
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

/* A file of Perfetto: it states only what it is. */
static int read_perfetto(struct trace_reader *reader, struct error *error)
{
    static const char format[] = "\"Perfetto\"";

    reader->is_perfetto = true;
    reader->window.at_end = true;
    metadata_begin(&reader->metadata);
    for (const char *c = format; *c != '\0'; c++)
        metadata_add(&reader->metadata, *c);
    metadata_end(&reader->metadata, METADATA_FORMAT, reader->recording);
    int result = pftrace_read(reader->stream, reader->name, reader->decoder,
                              reader->recording, reader->progress, error);
    reader->events_told = reader->recording->quality.events;
    return result;
}

/* Says why there are no rows: what could be one was left out, or there is nothing. */
static void note_no_rows(struct trace_recording *recording)
{
    const struct trace_quality *quality = &recording->quality;
    char why[200] = "";

    for (uint32_t i = 0; i < recording->note_count; i++) {
        const struct trace_note *note = &recording->notes[i];
        const struct trace_note_kind *kind = trace_note_kind(note->kind);
        size_t length = strlen(why);

        if (kind->affects)
            snprintf(why + length, sizeof why - length, "%s%s (%" PRIu64 ")",
                     length == 0 ? "" : "; ", kind->words, note->count);
    }
    if (quality->dropped + quality->invalid == 0 || *why == '\0')
        trace_note_add(recording, "no_rows", 1, "nothing in this file has a duration");
    else
        trace_note_add(recording, "no_rows", 1,
                       "all %" PRIu64 " that could be rows were left out: %s",
                       quality->dropped + quality->invalid, why);
}

static int finish(struct trace_reader *reader, struct error *error)
{
    struct trace_recording *recording = reader->recording;
    struct stream_summary summary;
    int result = stream_finish(reader->stream, &summary, error);

    if (result != 0)
        return result;
    note_stream(recording, &summary);
    bool whole = reader->is_perfetto ||
                 (!reader->damaged && !summary.truncated && !summary.damaged);
    if (!reader->is_perfetto)
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
        note_no_rows(recording);
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->events,
                         recording->quality.events - reader->events_told);
    return result;
}

/* If a file could not be understood because its packed data ended early, says that
 * instead. */
static int explain_packed(struct trace_reader *reader, int result, struct error *error)
{
    struct stream_summary summary;

    if (error->code != ERROR_FORMAT || reader->stream == NULL || !reader->window.at_end ||
        strcmp(error->slug, "no_trace_events") == 0 ||
        stream_finish(reader->stream, &summary, NULL) != 0 ||
        (!summary.truncated && !summary.damaged))
        return result;
    return error_set(error, ERROR_FORMAT, "not_a_trace",
                     "%s: the %s data %s near byte %" PRIu64
                     " of the file, before the first event; copy the file again",
                     reader->name, stream_packing_name(summary.packing),
                     summary.truncated ? "ends" : "is damaged", summary.damage_at);
}

static void reader_release(struct trace_reader *reader)
{
    decoder_free(reader->decoder);
    stream_close(reader->stream);
    metadata_free(&reader->metadata);
    free(reader->templates);
    free(reader->tokens);
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
        result = stream_is_packets(reader.stream) ? read_perfetto(&reader, error)
                                                  : read_document(&reader, error);
    if (result == 0)
        result = finish(&reader, error);
    if (result != 0)
        return explain_packed(&reader, result, error);
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
