/* See spans_given.h. */
#include "spans_given.h"
#include "analyse/span.h"
#include "trace/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int64_t spans_start(const struct spans_given *given, uint32_t row)
{
    return given->recording->events.ts[row];
}

int64_t spans_duration(const struct spans_given *given, uint32_t row)
{
    return given->recording->events.dur[row];
}

static bool is_before(const struct spans_given *given, uint32_t a, uint32_t b)
{
    if (spans_start(given, a) != spans_start(given, b))
        return spans_start(given, a) < spans_start(given, b);
    if (spans_duration(given, a) != spans_duration(given, b))
        return spans_duration(given, a) > spans_duration(given, b);
    return a < b;
}

static char *copy_name(const struct spans_given *given, uint32_t row)
{
    struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    trace_row_name(&name, given->recording, row_op(given->recording, row),
                   (struct row_naming){false, true});
    return buffer_take(&name);
}

/* ns as µs. */
static void write_time(char out[32], unsigned ns)
{
    snprintf(out, 32, "%u.%03u", ns / 1000, ns % 1000);
}

static void add_row(struct buffer *text, struct chance *chance, unsigned length)
{
    static const char *const sorts[][2] = {{"cpu_op", "aten::mm"},
                                           {"cpu_op", "aten::mm"},
                                           {"cpu_op", "f at 0x7f12345678"},
                                           {"python_function", "aten::mm"},
                                           {"cuda_runtime", "launch"},
                                           {"cuda_runtime", "launch"},
                                           {"kernel", "gemm"},
                                           {"kernel", "void g<int>(int)"},
                                           {"gpu_memcpy", "gemm"},
                                           {"gpu_user_annotation", "aten::mm"},
                                           {"cuda_sync", "sync"},
                                           {"user_annotation", "step"}};
    char ts[32], duration[32], name[40], arguments[100];
    unsigned sort = chance_below(chance, sizeof sorts / sizeof sorts[0]);
    unsigned start = chance_below(chance, length), dur = 0;

    if (chance_below(chance, 5) > 0)
        dur = chance_below(chance, chance_below(chance, 6) == 0 ? length : length / 12);
    snprintf(name, sizeof name, "%s", sorts[sort][1]);
    if (sort == 2)
        snprintf(name, sizeof name, "f at 0x7f1234567%u", chance_below(chance, 10));
    if (sort == 11 && chance_below(chance, 3) > 0)
        snprintf(name, sizeof name, "ProfilerStep#%u", chance_below(chance, 4));
    write_time(ts, start);
    write_time(duration, dur);
    snprintf(arguments, sizeof arguments,
             "\"device\":%u,\"stream\":%u,\"correlation\":%u", chance_below(chance, 2),
             chance_below(chance, 2), chance_below(chance, 12));
    /* Annotations of a device say by process and thread where they stand. */
    if (strcmp(sorts[sort][0], "gpu_user_annotation") == 0 && dur % 2 == 0)
        arguments[0] = '\0';
    add_event(text, sorts[sort][0], name, (int)chance_below(chance, 2),
              (int)chance_below(chance, 2), ts, duration, arguments);
}

void spans_give(unsigned seed, struct spans_given *out)
{
    struct chance chance = {seed};
    struct buffer text = BUFFER(TEXT_MAX);
    struct error error;
    unsigned length = seed % 3 == 0 ? 20000 : 600;

    buffer_append_text(&text, "{\"traceEvents\":[");
    for (unsigned i = 0; i < 10 + seed; i++)
        add_row(&text, &chance, length);
    buffer_append_text(&text, "]}");
    *out = (struct spans_given){.recording = read_text(text.bytes)};
    buffer_free(&text);
    naive_resolve(out->recording, &out->naive);
    assert_int_equal(span_make(out->recording, false, &out->index, &error), 0);
    out->count = out->recording->events.count;
    out->order = calloc(out->count + 1, sizeof *out->order);
    out->position = calloc(out->count + 1, sizeof *out->position);
    out->names = calloc(out->count + 1, sizeof *out->names);
    for (uint32_t row = 0; row < out->count; row++) {
        size_t at = row;

        for (; at > 0 && is_before(out, row, out->order[at - 1]); at--)
            out->order[at] = out->order[at - 1];
        out->order[at] = row;
        out->names[row] = copy_name(out, row);
    }
}

void spans_take_back(struct spans_given *given)
{
    for (size_t row = 0; row < given->count; row++)
        free(given->names[row]);
    free(given->names);
    free(given->order);
    free(given->position);
    span_index_free(given->index);
    naive_free(&given->naive);
    trace_recording_free(given->recording);
}
