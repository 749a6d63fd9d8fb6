/* The list of events: see reader.h, and read.c for the whole. */
#include "trace/reader.h"
#include "trace/resync.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool is_blank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static void count_lines(struct reader *reader, size_t end)
{
    for (size_t i = 0; i < end; i++)
        if (reader->bytes[i] == '\n') {
            reader->lines++;
            reader->line_start = reader->offset + i + 1;
        }
}

int reader_refill(struct reader *reader, struct error *error)
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

int reader_damage(struct reader *reader, uint64_t place, const char *what)
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
    trace_note_add(reader->recording, "event_invalid", 1,
                   "byte %" PRIu64 ": not an object",
                   reader->offset + reader->at + start);
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

/* What could not be walked, for the notes. */
struct damaged {
    uint64_t place; /* byte of the file */
    const char *what;
    unsigned flags; /* of resync_find() */
};

/* Searches the next event behind a broken element that starts at `at`. */
static int recover(struct reader *reader, struct damaged *damaged, struct error *error)
{
    enum resync_result result;

    reader->at++;
    for (;;) {
        size_t found;

        damaged->flags |= reader->at_end ? RESYNC_AT_END : 0;
        result = resync_find(reader->bytes + reader->at, reader->length - reader->at,
                             damaged->flags, &found);
        if (found > 0)
            damaged->flags &= ~(unsigned)RESYNC_HERE;
        reader->at += found;
        if (result != RESYNC_NONE)
            break;
        if (reader->at_end)
            return reader_damage(reader, damaged->place, damaged->what);
        if (reader->length - reader->at > STREAM_CARRY_MAX / 2)
            reader->at = reader->length - STREAM_CARRY_MAX / 2;
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

/* The file ends inside of what started at `at`: one event that is cut, or one without end
 * that swallowed those behind it. */
static int end_inside(struct reader *reader, struct error *error)
{
    uint64_t end = reader->offset + reader->length;
    struct damaged damaged = {end, "the file ends inside an event, which is not counted",
                              RESYNC_SURE};

    if (reader->at == reader->length)
        return reader_damage(reader, end, "the file ends inside traceEvents");
    return recover(reader, &damaged, error);
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
        *want = reader->piece_size;
        return end_inside(reader, error);
    }
    if (left >= STREAM_CARRY_MAX) {
        struct damaged damaged = {reader->offset + reader->at,
                                  "an event that is too long", 0};

        trace_note_add(reader->recording, "event_too_long", 1,
                       "byte %" PRIu64 ": an event of more than %zu bytes", damaged.place,
                       STREAM_CARRY_MAX);
        *want = reader->piece_size;
        return recover(reader, &damaged, error);
    }
    int result = reader_refill(reader, error);
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
        /* Behind a stray byte between two events the next one is whole. */
        struct damaged damaged = {reader->offset + reader->at + where,
                                  "this is not the structure of an event",
                                  reader->bytes[reader->at] == '{' ? 0 : RESYNC_HERE};

        *want = reader->piece_size;
        return recover(reader, &damaged, error);
    }
    if (piece.position > 0) {
        *want = reader->piece_size;
        return READ_MORE;
    }
    return widen(reader, want, error);
}

int reader_read_events(struct reader *reader, struct error *error)
{
    size_t want = reader->piece_size;
    int result;

    reader->seen_events = true;
    do
        result = read_piece(reader, &want, error);
    while (result == READ_MORE);
    return result;
}
