/* See read_events.h, and read.c for the whole. */
#include "trace/decode/read_events.h"
#include "trace/scan/resync.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void count_lines(struct trace_reader *reader)
{
    for (size_t i = reader->window.start; i < reader->at; i++)
        if (reader->window.bytes[i] == '\n') {
            reader->lines++;
            reader->line_start = reader->offset + i + 1;
        }
}

int reader_refill(struct trace_reader *reader, struct error *error)
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
    free(reader->kinds);
    reader->token_capacity = 0;
    reader->tokens = malloc(needed * sizeof *reader->tokens);
    reader->kinds = malloc(needed);
    if (reader->tokens == NULL || reader->kinds == NULL)
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
    const uint8_t *kind;
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
        used = c == '"' ? 2 : walk_skip(piece->kind);
        if (used == 0 || piece->kind[used - 1] == '\0')
            return false;
        piece->position = piece->token[used - 1] + 1;
        piece->token += used;
        piece->kind += used;
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
        enum walk_result result =
            reader->variant->walk(reader->templates, piece->bytes, piece->token,
                                  piece->kind, &event, &used, &where);
        if (result == WALK_OK) {
            event.text = (struct span){
                c, (uint32_t)(piece->token[used - 1] + 1 - piece->position)};
            int failed = decoder_add(reader->decoder, &event,
                                     piece->offset + piece->position, error);

            if (failed != 0)
                return failed;
            piece->position = piece->token[used - 1] + 1;
            piece->token += used;
            piece->kind += used;
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
                                .token = reader->tokens,
                                .kind = reader->kinds};
    uint8_t saved = start[length];
    start[length] = '\0';
    reader->variant->index(start, length, 0, &state, reader->tokens, reader->kinds);
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
                                .token = window->tokens,
                                .kind = window->kinds};

    while (*piece.token < reader->at) { /* the head of the document, once */
        piece.token++;
        piece.kind++;
    }
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

int reader_read_events(struct trace_reader *reader, struct error *error)
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
