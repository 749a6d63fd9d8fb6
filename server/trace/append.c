#include "trace/append.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EVENTS_MAX ((size_t)1 << 20)
#define KEY_SIZE 80 /* "traceEvents" with all of its letters escaped, and more */

enum append_phase {
    PHASE_HEAD, /* up to the end of the list */
    PHASE_EVENTS,
    PHASE_TAIL, /* the rest of the document */
    PHASE_END
};

struct appender {
    const char *name;
    struct stream *stream;
    append_more *more;
    void *context;
    char expected[33]; /* "": none */

    struct stream_window window; /* from `at` on not copied yet */
    size_t at;
    bool begun;

    enum append_phase phase;
    struct buffer events;
    bool first_events, pending; /* `events` is still to be handed out */

    /* The state of the scan between two pieces of the text. */
    uint32_t depth, list_depth; /* open brackets; those in the list, 0: not yet */
    bool string, escaped;
    bool key_next;      /* in the outermost object, the next string is a key */
    char key[KEY_SIZE]; /* the last one, raw, cut */
    size_t key_length;
    bool comma; /* the list needs a comma before a further event */

    struct deflater *deflater;
    const uint8_t *packed; /* still to be deflated */
    size_t packed_length;
    bool packed_last;
};

int append_open(const char *path, const char *name, append_more *more, void *context,
                struct appender **out, struct error *error)
{
    struct appender *append = calloc(1, sizeof *append);

    *out = NULL;
    if (append == NULL)
        return error_set_memory(error);
    append->name = name;
    append->more = more;
    append->context = context;
    append->first_events = true;
    buffer_init(&append->events, EVENTS_MAX);
    int result = stream_open(path, name, false, NULL, NULL, NULL, &append->stream, error);
    if (result != 0) {
        append_close(append);
        return result;
    }
    *out = append;
    return 0;
}

void append_close(struct appender *append)
{
    if (append == NULL)
        return;
    stream_close(append->stream);
    deflater_free(append->deflater);
    buffer_free(&append->events);
    free(append);
}

void append_expect(struct appender *append, const char hash[33])
{
    snprintf(append->expected, sizeof append->expected, "%.32s", hash);
}

static int damaged(const struct appender *append, const char *what, struct error *error)
{
    return error_set(error, ERROR_CONFLICT, "trace_damaged",
                     "%s: %s; events can be added to an intact trace only", append->name,
                     what);
}

/* ---- the text ---- */

/* The end of a string from text[at] on, or `end`. */
static size_t skip_string(struct appender *append, const uint8_t *text, size_t at,
                          size_t end)
{
    bool key = append->key_next && append->depth == 1;

    for (; at < end; at++) {
        if (append->escaped) {
            append->escaped = false;
        } else if (text[at] == '\\') {
            append->escaped = true;
        } else if (text[at] == '"') {
            append->string = false;
            return at + 1;
        }
        if (key && append->key_length < KEY_SIZE)
            append->key[append->key_length++] = (char)text[at];
    }
    return end;
}

static bool is_list_key(const struct appender *append)
{
    static const char name[] = "traceEvents";
    uint8_t spelled[MEMBER_SPELLED + 9];
    size_t length;

    if (member_spell((const uint8_t *)append->key, append->key_length, spelled, &length))
        return length == sizeof name - 1 && memcmp(spelled, name, sizeof name - 1) == 0;
    return append->key_length == sizeof name - 1 &&
           memcmp(append->key, name, sizeof name - 1) == 0;
}

static void open_bracket(struct appender *append, uint8_t byte)
{
    append->depth++;
    if (append->depth == 1)
        append->key_next = byte == '{';
    if (byte != '[' || append->list_depth != 0 ||
        (append->depth != 1 && (append->depth != 2 || !is_list_key(append))))
        return;
    append->list_depth = append->depth;
    append->comma = false;
}

/* Scans the text up to the end of the list (in the head), or to the end of the document.
 * Returns how far it got; *stopped: it reached that place, which is before the bracket of
 * the list or after the bracket of the document. */
static size_t scan(struct appender *append, const uint8_t *text, size_t end,
                   bool *stopped)
{
    bool in_list = append->phase == PHASE_HEAD;
    size_t at = 0;

    *stopped = false;
    while (at < end) {
        uint8_t byte = text[at];

        if (append->string) {
            at = skip_string(append, text, at, end);
            continue;
        }
        if (byte > ' ' && byte != ']' && append->depth == append->list_depth)
            append->comma = byte != ',';
        if (byte == '"') {
            append->string = true;
            if (append->key_next && append->depth == 1)
                append->key_length = 0;
        } else if (byte == '[' || byte == '{') {
            open_bracket(append, byte);
        } else if (byte == ']' || byte == '}') {
            *stopped =
                in_list && append->list_depth != 0 && append->depth == append->list_depth;
            if (*stopped)
                return at;
            append->depth -= append->depth > 0;
            *stopped = append->depth == 0;
            if (*stopped)
                return at + 1;
        } else if (byte == ',' || byte == ':') {
            if (append->depth == 1)
                append->key_next = byte == ',';
        }
        at++;
    }
    return end;
}

/* ---- pieces ---- */

static int refill(struct appender *append, struct error *error)
{
    struct stream_window *window = &append->window;
    int result = stream_next(append->stream, window, window->length, error);

    append->at = window->start;
    if (result != 0 || append->begun)
        return result;
    append->begun = true;
    if (window->length - window->start >= 3 &&
        memcmp(window->bytes + window->start, "\xEF\xBB\xBF", 3) == 0)
        append->at += 3;
    return 0;
}

/* The next piece of the file's own text; *length 0: the phase has ended. */
static int next_text(struct appender *append, const uint8_t **bytes, size_t *length,
                     struct error *error)
{
    bool stopped = false;

    *length = 0;
    while (*length == 0 && !stopped) {
        if (append->at == append->window.length) {
            if (append->window.at_end)
                return damaged(append, "it ends too early", error);
            int result = refill(append, error);
            if (result != 0)
                return result;
        }
        *bytes = append->window.bytes + append->at;
        *length = scan(append, *bytes, append->window.length - append->at, &stopped);
        append->at += *length;
    }
    if (!stopped)
        return 0;
    if (append->phase == PHASE_HEAD &&
        (append->list_depth == 0 || append->window.bytes[append->at] != ']'))
        return damaged(append, "its list of events has no end", error);
    append->phase = append->phase == PHASE_HEAD ? PHASE_EVENTS : PHASE_END;
    return 0;
}

/* The comma in front of events is a piece of its own. */
static int next_events(struct appender *append, const uint8_t **bytes, size_t *length,
                       struct error *error)
{
    bool comma = append->comma || !append->first_events;

    if (!append->pending) {
        buffer_clear(&append->events);
        bool more = append->more(append->context, &append->events);
        if (buffer_failed(&append->events))
            return error_set_memory(error);
        append->phase = more ? PHASE_EVENTS : PHASE_TAIL;
        append->pending = more;
        append->first_events = false;
        *bytes = (const uint8_t *)",";
        *length = more && comma;
        return 0;
    }
    append->pending = false;
    *bytes = (const uint8_t *)append->events.bytes;
    *length = append->events.length;
    return 0;
}

/* Whether the whole file was intact and the expected one. */
static int check_end(struct appender *append, struct error *error)
{
    struct stream_summary summary;
    char hash[33];
    int result = stream_finish(append->stream, &summary, error);

    if (result != 0)
        return result;
    if (summary.truncated || summary.damaged)
        return damaged(append, "its gzip data is damaged", error);
    text_write_hash(summary.hash, hash);
    if (append->expected[0] == '\0' || strcmp(hash, append->expected) == 0)
        return 0;
    return error_set(error, ERROR_CONFLICT, "trace_changed",
                     "%s has changed since it was read", append->name);
}

int append_next(struct appender *append, const uint8_t **bytes, size_t *length,
                struct error *error)
{
    int result = 0;

    *length = 0;
    while (result == 0 && *length == 0 && append->phase != PHASE_END) {
        if (append->phase == PHASE_EVENTS)
            result = next_events(append, bytes, length, error);
        else
            result = next_text(append, bytes, length, error);
        if (result == 0 && append->phase == PHASE_END)
            result = check_end(append, error);
    }
    return result;
}

int append_next_gzip(struct appender *append, uint8_t *out, size_t room, size_t *made,
                     struct error *error)
{
    *made = 0;
    if (append->deflater == NULL)
        append->deflater = deflater_new();
    if (append->deflater == NULL)
        return error_set_memory(error);
    for (;;) {
        enum deflate_result state =
            deflater_run(append->deflater, &append->packed, &append->packed_length,
                         append->packed_last, out, room, made);

        if (state == DEFLATE_FAILED)
            return error_set(error, ERROR_INTERNAL, "deflate_failed",
                             "%s: cannot be compressed", append->name);
        if (*made > 0 || state == DEFLATE_END)
            return 0;
        int result = append_next(append, &append->packed, &append->packed_length, error);
        if (result != 0)
            return result;
        append->packed_last = append->packed_length == 0;
    }
}
