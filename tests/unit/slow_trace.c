/* See slow_trace.h.
 *
 * Jansson turns numbers into doubles and refuses NaN, so every bare scalar becomes a
 * string that starts with U+0001 before it sees the document. */
#include "slow_trace.h"
#include "base/error.h"
#include "base/text.h"
#include "slow_number.h"
#include "slow_trace_kept.h"
#include "trace_text.h"

#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MARK '\001'
#define DAY_NS ((int64_t)24 * 3600 * 1000000000)

struct slow_event {
    json_t *event;     /* borrowed from the document */
    char category[80]; /* canonical */
    int64_t ts, dur;
};

struct slow_trace {
    json_t *document;
    struct slow_event *events; /* the kept ones */
    size_t count;
    struct trace_quality quality;
    int64_t base;
};

/* ---- the document ---- */

static void mark_scalars(const char *text, size_t length, struct buffer *out)
{
    bool string = false, escaped = false;

    for (size_t i = 0; i < length; i++) {
        char c = text[i];

        if (string) {
            if ((unsigned char)c < 0x20) /* raw in the file: legal for us */
                buffer_printf(out, "\\u%04x", (unsigned char)c);
            else
                buffer_append_char(out, c);
            string = c != '"' || escaped;
            escaped = c == '\\' && !escaped;
        } else if (c == '"' || strchr("{}[],: \t\r\n", c) != NULL) {
            string = c == '"';
            buffer_append_char(out, c);
        } else {
            size_t end = i;

            while (end < length && strchr("{}[],:\" \t\r\n", text[end]) == NULL)
                end++;
            buffer_append_text(out, "\"\\u0001");
            buffer_append(out, text + i, end - i);
            buffer_append_char(out, '"');
            i = end - 1;
        }
    }
}

json_t *slow_load(const char *text, size_t length)
{
    struct buffer marked = BUFFER((size_t)1 << 31);

    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    mark_scalars(text, length, &marked);
    json_t *document =
        buffer_failed(&marked) || marked.length == 0
            ? NULL
            : json_loadb(marked.bytes, marked.length,
                         JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DISABLE_EOF_CHECK, NULL);
    buffer_free(&marked);
    return document;
}

/* ---- values ---- */

static bool slow_is_bare(const json_t *value)
{
    return json_is_string(value) && json_string_value(value)[0] == MARK;
}

bool slow_is_text(const json_t *value)
{
    return json_is_string(value) && !slow_is_bare(value);
}

/* The text of a string or of a bare scalar; "" for what is missing. */
const char *slow_text_of(const json_t *value)
{
    return json_is_string(value)
               ? json_string_value(value) + (slow_is_bare(value) ? 1 : 0)
               : "";
}

size_t slow_length_of(const json_t *value)
{
    return json_is_string(value)
               ? json_string_length(value) - (slow_is_bare(value) ? 1 : 0)
               : 0;
}

enum number_result slow_time_of(const json_t *value, int64_t *ns)
{
    const char *text = slow_text_of(value);
    size_t length = slow_length_of(value);

    if (!json_is_string(value))
        return NUMBER_NONE;
    for (; length > 0 && (unsigned char)text[length - 1] <= ' '; length--)
        ;
    for (; length > 0 && (unsigned char)*text <= ' '; length--)
        text++;
    return slow_us_to_ns(text, length, ns);
}

/* The digits of a whole JSON number, moved as its exponent says; false if it is none. */
static bool write_digits(const char *text, char *out, size_t size)
{
    CLEANUP_BUFFER struct buffer digits = BUFFER(4096);
    const char *c = text + (*text == '-');
    size_t point = 0;
    bool seen = false;

    for (; isdigit((unsigned char)*c) || (*c == '.' && !seen); c++)
        if (*c == '.') {
            seen = true;
            point = digits.length;
        } else {
            buffer_append_char(&digits, *c);
        }
    if (digits.length == 0)
        return false;
    point = seen ? point : digits.length;
    char *end = (char *)(uintptr_t)c;
    long exponent = (*c | 0x20) == 'e' && c[1] != '\0' ? strtol(c + 1, &end, 10) : 0;
    if (*end != '\0')
        return false;
    for (; exponent > 0 && exponent < 100; exponent--, point++)
        if (point == digits.length)
            buffer_append_char(&digits, '0');
    if (exponent < -(long)point) /* nothing is left in front of the point */
        exponent = -(long)point;
    point = (size_t)((long)point + exponent);
    if (strspn(digits.bytes + point, "0") < digits.length - point)
        return false;
    snprintf(out, size, "%s%.*s%s", *text == '-' ? "-" : "", (int)point, digits.bytes,
             point == 0 ? "0" : "");
    return true;
}

/* From -2^63 to 2^64 - 1; over 2^63 - 1 the bits, and *wide. */
static bool parse_integer(const char *digits, int64_t *number, bool *wide)
{
    const char *first = digits + (*digits == '-' || *digits == '+');
    char *end;

    *wide = false;
    if (text_to_int64(digits, number))
        return true;
    if (!isdigit((unsigned char)*first) || *digits == '-')
        return false;
    errno = 0;
    *number = (int64_t)strtoull(first, &end, 10);
    *wide = true;
    return *end == '\0' && errno == 0;
}

/* A whole number, or a string that spells one, with `hex` perhaps as 0x1f. */
bool slow_integer_of(const json_t *value, bool hex, int64_t *number, bool *wide)
{
    char digits[256];

    *wide = false;
    if (slow_is_bare(value))
        return write_digits(slow_text_of(value), digits, sizeof digits) &&
               parse_integer(digits, number, wide);
    if (!slow_is_text(value) || slow_length_of(value) >= sizeof digits)
        return false;
    const char *text = slow_text_of(value) + strspn(slow_text_of(value), " \t\r\n");
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r\n", text[length - 1]) != NULL)
        length--;
    snprintf(digits, sizeof digits, "%.*s", (int)length, text);
    if (hex && strncmp(digits, "0x", 2) == 0) {
        char *end;

        errno = 0;
        *number = (int64_t)strtoull(digits, &end, 16);
        *wide = *number < 0;
        return isxdigit((unsigned char)digits[2]) && *end == '\0' && errno == 0;
    }
    return parse_integer(digits, number, wide);
}

/* ---- the events ---- */

/* Where pair_slices() puts the length of a slice, in ns. */
#define SLICE_LENGTH "the length of the slice"

static bool has_phase(const json_t *event, const char *wanted)
{
    const json_t *phase = json_object_get(event, "ph");

    return slow_is_text(phase) && strcmp(slow_text_of(phase), wanted) == 0 &&
           json_object_get(event, "dur") == NULL;
}

static bool same_or_absent(const json_t *end, const json_t *begin, const char *key)
{
    const json_t *stated = json_object_get(end, key);

    return stated == NULL || json_equal(stated, json_object_get(begin, key));
}

/* Gives each event of phase B its length: of the ends in order of time and of the file,
 * each takes the last begin of its thread before it that is open and that it may close.
 * Looks at all pairs, so only for few events. */
static void pair_slices(json_t *list)
{
    size_t count = json_array_size(list);

    for (;;) {
        json_t *end = NULL, *begin = NULL, *event;
        int64_t end_at = 0, begin_at = 0, at;
        size_t i, end_index = 0;

        json_array_foreach(list, i, event)
        {
            if (has_phase(event, "E") && json_object_get(event, SLICE_LENGTH) == NULL &&
                slow_time_of(json_object_get(event, "ts"), &at) == NUMBER_OK &&
                (end == NULL || at < end_at)) {
                end = event;
                end_at = at;
                end_index = i;
            }
        }
        for (i = 0; end != NULL && i < count; i++) {
            event = json_array_get(list, i);
            if (has_phase(event, "B") && json_object_get(event, SLICE_LENGTH) == NULL &&
                same_or_absent(end, event, "pid") && same_or_absent(end, event, "tid") &&
                same_or_absent(end, event, "name") && same_or_absent(end, event, "cat") &&
                slow_time_of(json_object_get(event, "ts"), &at) == NUMBER_OK &&
                (at < end_at || (at == end_at && i < end_index)) &&
                (begin == NULL || at >= begin_at)) {
                begin = event;
                begin_at = at;
            }
        }
        if (end == NULL)
            return;
        json_object_set_new(end, SLICE_LENGTH, json_integer(0));
        if (begin != NULL)
            json_object_set_new(begin, SLICE_LENGTH, json_integer(end_at - begin_at));
    }
}

static void judge(struct slow_trace *trace, json_t *event)
{
    struct slow_event *kept = &trace->events[trace->count];
    const json_t *category = json_object_get(event, "cat");
    const json_t *pid = json_object_get(event, "pid"), *phase;
    int64_t ts = 0, dur = 0;

    trace->quality.events++;
    if (!json_is_object(event)) {
        trace->quality.invalid++;
        return;
    }
    const char *raw = slow_is_text(category) ? slow_text_of(category)
                      : strcmp(slow_text_of(pid), "CUDA functions") == 0 ? "kernel"
                                                                         : "cpu_op";
    trace_category_canonical(raw, strlen(raw), kept->category, sizeof kept->category);
    phase = json_object_get(event, "ph");
    enum number_result start = slow_time_of(json_object_get(event, "ts"), &ts);
    enum number_result length = slow_time_of(json_object_get(event, "dur"), &dur);
    if (has_phase(event, "B")) {
        const json_t *paired = json_object_get(event, SLICE_LENGTH);

        length = NUMBER_OK;
        dur = paired == NULL ? DAY_NS + 1 : json_integer_value(paired);
    }
    bool instant = strcmp(kept->category, "cpu_instant_event") == 0 &&
                   !has_phase(event, "B") && length == NUMBER_OK && dur == 0;
    if (instant || strcmp(kept->category, "trace") == 0) {
        trace->quality.ignored++;
    } else if (start == NUMBER_NONE || length == NUMBER_NONE) {
        if (slow_is_text(phase) && strcmp(slow_text_of(phase), "X") == 0)
            trace->quality.invalid++;
        else
            trace->quality.ignored++;
    } else if (start == NUMBER_OUT_OF_RANGE || dur > DAY_NS) {
        trace->quality.dropped++;
    } else {
        trace->quality.repaired += dur < 0;
        trace->quality.kept++;
        kept->event = event;
        kept->ts = ts;
        kept->dur = dur < 0 ? 0 : dur;
        trace->count++;
    }
}

struct slow_trace *slow_trace_read(const char *text, size_t length)
{
    json_t *document = slow_load(text, length);
    json_t *list =
        json_is_array(document) ? document : json_object_get(document, "traceEvents");

    if (!json_is_array(list)) {
        json_decref(document);
        return NULL;
    }
    struct slow_trace *trace = calloc(1, sizeof *trace);
    assert_non_null(trace);
    trace->document = document;
    trace->events = calloc(json_array_size(list) + 1, sizeof *trace->events);
    assert_non_null(trace->events);
    pair_slices(list);
    for (size_t i = 0; i < json_array_size(list); i++)
        judge(trace, json_array_get(list, i));
    bool wide;
    slow_integer_of(json_object_get(document, "baseTimeNanoseconds"), false, &trace->base,
                    &wide);
    return trace;
}

void slow_trace_free(struct slow_trace *trace)
{
    if (trace == NULL)
        return;
    json_decref(trace->document);
    free(trace->events);
    free(trace);
}

static const json_t *slow_events(const struct slow_trace *trace)
{
    return json_is_array(trace->document)
               ? trace->document
               : json_object_get(trace->document, "traceEvents");
}

bool slow_trace_has_no_object(const struct slow_trace *trace)
{
    const json_t *list = slow_events(trace);
    size_t i;
    json_t *element;

    json_array_foreach(list, i, element)
    {
        if (json_is_object(element))
            return false;
    }
    return json_is_array(trace->document) || json_array_size(list) > 0;
}

size_t slow_trace_kept(const struct slow_trace *trace)
{
    return trace->count;
}

/* ---- comparing ---- */

static bool is_kept_text(const struct strings *strings, uint32_t id, const json_t *value)
{
    if (json_is_object(value) || json_is_array(value))
        return true; /* a name that is a structure: its text is as good as any */
    return strings_length(strings, id) == slow_length_of(value) &&
           memcmp(strings_text(strings, id), slow_text_of(value),
                  slow_length_of(value)) == 0;
}

/* Names over TRACE_NAME_MAX keep their beginning. */
static bool same_name(const struct strings *strings, uint32_t id, const json_t *value)
{
    if (!json_is_string(value) || slow_length_of(value) <= TRACE_NAME_MAX)
        return is_kept_text(strings, id, value);
    return strings_length(strings, id) <= TRACE_NAME_MAX &&
           memcmp(strings_text(strings, id), slow_text_of(value), TRACE_NAME_MAX - 32) ==
               0;
}

static bool same_shape(const struct trace_recording *recording, uint32_t row,
                       const json_t *arguments)
{
    const json_t *dims = json_object_get(arguments, "Input Dims");
    const char *shape = row_shape(recording, row);

    if (!json_is_array(dims))
        dims = json_object_get(arguments, "Input dims");
    if (!json_is_array(dims))
        return shape == NULL;
    if (shape == NULL)
        return json_array_size(dims) == 0;
    if (strlen(shape) >= TRACE_NAME_MAX)
        return true; /* cut */
    json_t *value = slow_load(shape, strlen(shape));
    bool same = json_equal(value, dims);
    json_decref(value);
    return same;
}

static bool same_copy(const struct trace_copy *copy, const json_t *arguments)
{
    const json_t *bytes = json_object_get(arguments, "bytes");
    const json_t *bandwidth = json_object_get(arguments, "memory bandwidth (GB/s)");
    int64_t number = -1;
    char *end = NULL;
    double value = slow_is_bare(bandwidth) ? strtod(slow_text_of(bandwidth), &end) : 0;

    if (!(value - value == 0)) /* not finite */
        value = 0;
    bool wide;
    bool sized = slow_integer_of(bytes, false, &number, &wide) && !wide;
    if (copy == NULL)
        return !sized && bandwidth == NULL;
    return copy->bytes == (sized ? number : -1) && copy->bandwidth - value == 0;
}

static bool same_arguments(const struct slow_event *expected,
                           const struct trace_recording *recording, uint32_t row)
{
    const json_t *arguments = json_object_get(expected->event, "args");
    const json_t *collective = json_object_get(arguments, "Collective name");
    const struct trace_place *place = row_place(recording, row);
    const struct trace_op *op = row_op(recording, row);
    int64_t device = -1, stream = -1, correlation = -1;
    bool wide_device, wide_stream, wide;

    if (!slow_integer_of(json_object_get(arguments, "device"), false, &device,
                         &wide_device) ||
        wide_device || device < INT32_MIN || device > INT32_MAX)
        device = -1;
    if (!slow_integer_of(json_object_get(arguments, "stream"), true, &stream,
                         &wide_stream)) {
        stream = -1;
        wide_stream = false;
    }
    bool wide_original;
    int64_t original;
    if (slow_integer_of(json_object_get(arguments, "original_stream"), true, &original,
                        &wide_original) &&
        !wide_original) {
        stream = original;
        wide_stream = false;
    }
    if (!slow_integer_of(json_object_get(arguments, "correlation"), false, &correlation,
                         &wide) &&
        !slow_integer_of(json_object_get(arguments, "correlation_id"), false,
                         &correlation, &wide)) {
        correlation = -1;
        wide = false;
    }
    uint32_t index = recording->events.correlation[row];
    bool none = correlation == -1 && !wide;
    if (place->device != device || place->stream != stream ||
        place->stream_is_wide != wide_stream || (index == 0) != none)
        return false;
    if (!none && (row_correlation(recording, row) != correlation ||
                  trace_correlation_is_wide(recording, index - 1) != wide))
        return false;
    if (op->side == TRACE_HOST && !same_shape(recording, row, arguments))
        return false;
    if (op->side != TRACE_DEVICE)
        return true;
    const char *name = row_name(recording, row);
    return op->kind == trace_kind_of(expected->category, name, strlen(name),
                                     slow_is_text(collective) &&
                                         slow_length_of(collective) > 0) &&
           same_copy(row_copy(recording, row), arguments);
}

static bool same_event(const struct slow_trace *trace, size_t i,
                       const struct trace_recording *recording, const char **what)
{
    const struct slow_event *expected = &trace->events[i];
    const struct trace_events *events = &recording->events;
    uint32_t row = (uint32_t)i;
    const struct trace_place *place = row_place(recording, row);

    *what = "ts";
    if (events->ts[row] != expected->ts + trace->base)
        return false;
    *what = "dur";
    if (events->dur[row] != expected->dur)
        return false;
    *what = "category";
    if (strcmp(row_category(recording, row), expected->category) != 0 ||
        row_op(recording, row)->side != trace_category_side(expected->category))
        return false;
    *what = "name";
    if (!same_name(&recording->names, row_op(recording, row)->name,
                   json_object_get(expected->event, "name")))
        return false;
    *what = "pid or tid";
    if (!same_name(&recording->names, place->pid,
                   json_object_get(expected->event, "pid")) ||
        !same_name(&recording->names, place->tid,
                   json_object_get(expected->event, "tid")))
        return false;
    *what = "arguments";
    if (!same_arguments(expected, recording, row))
        return false;
    *what = "kept arguments";
    return slow_same_kept(json_object_get(expected->event, "args"), recording, row);
}

static int64_t stated_rank(const struct slow_trace *trace)
{
    int64_t rank;
    bool wide;
    const json_t *info = json_object_get(trace->document, "distributedInfo");

    return slow_integer_of(json_object_get(info, "rank"), false, &rank, &wide) &&
                   rank >= 0
               ? rank
               : -1;
}

bool slow_trace_equals(const struct slow_trace *trace,
                       const struct trace_recording *recording, char why[256])
{
    const struct trace_quality *a = &trace->quality, *b = &recording->quality;
    int64_t rank = recording->rank_source == TRACE_RANK_STATED ? recording->rank : -1;

    snprintf(why, 256,
             "events %d/%d, kept %d/%d, repaired %d/%d, dropped %d/%d, invalid %d/%d, "
             "ignored %d/%d, rank %d/%d",
             (int)a->events, (int)b->events, (int)a->kept, (int)b->kept, (int)a->repaired,
             (int)b->repaired, (int)a->dropped, (int)b->dropped, (int)a->invalid,
             (int)b->invalid, (int)a->ignored, (int)b->ignored, (int)stated_rank(trace),
             (int)rank);
    if (a->events != b->events || a->kept != b->kept || a->repaired != b->repaired ||
        a->dropped != b->dropped || a->invalid != b->invalid ||
        a->ignored != b->ignored || recording->events.count != trace->count ||
        rank != stated_rank(trace))
        return false;
    for (size_t i = 0; i < trace->count; i++) {
        const char *what;

        if (!same_event(trace, i, recording, &what)) {
            char *shown = json_dumps(trace->events[i].event, JSON_COMPACT);

            snprintf(why, 256, "row %zu: %s of %.200s", i, what, shown);
            free(shown);
            return false;
        }
    }
    if (!slow_same_memory(slow_events(trace), trace->base, recording)) {
        snprintf(why, 256, "instants of memory");
        return false;
    }
    return true;
}
