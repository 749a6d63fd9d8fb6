/* See random_trace.h. */
#include "random_trace.h"
#include "random_arguments.h"

#include <inttypes.h>
#include <string.h>

struct writer {
    struct buffer *out;
    struct chance chance;
    const struct random_trace_options *options;
    const char *colon, *comma, *newline; /* the style */
    bool odd;                            /* the event in work is */
    unsigned number;                     /* of the event */
};

#define PICK(writer, array)                                                              \
    ((array)[chance_below(&(writer)->chance, sizeof(array) / sizeof((array)[0]))])

static unsigned below(struct writer *writer, unsigned limit)
{
    return chance_below(&writer->chance, limit);
}

static bool odd(struct writer *writer, unsigned one_in)
{
    return writer->odd && below(writer, one_in) == 0;
}

/* ---- values ---- */

static void write_name(struct writer *writer)
{
    static const char *const names[] = {
        "aten::mm",
        "aten::add_",
        "cudaLaunchKernel",
        "ProfilerStep#1",
        "ProfilerStep#2",
        "ProfilerStep#17",
        "ncclDevKernel_AllReduce",
        "record_param_comms",
        "[memory]",
        "Memcpy HtoD (Pageable -> Device)",
        "void at::native::kernel<4, at::op<int> >(int, std::array<char*, 2ul>)",
        "Memset (Device)",
        "nn.Module: Linear_0",
        "x",
        "",
        "ProfilerStep#",
        "ProfilerStep#1a",
        "ProfilerStep#007"};
    static const char *const parts[] = {"\\\"",
                                        "\\\\",
                                        "\\\\\\\"",
                                        "\\n",
                                        "{",
                                        "}",
                                        "[",
                                        "]",
                                        ",",
                                        ":",
                                        "\\u00e9",
                                        "\\ud83d\\ude00",
                                        "é",
                                        "漢",
                                        "😀",
                                        "\\/",
                                        "}, {\\\"ph\\\":",
                                        "\\\\\\\\",
                                        "a",
                                        "b",
                                        "<",
                                        ">",
                                        "(",
                                        ")",
                                        " ",
                                        "\\t",
                                        "\\u001f"};

    buffer_append_char(writer->out, '"');
    if (below(writer, 3) != 0) {
        buffer_append_text(writer->out, PICK(writer, names));
        if (below(writer, 6) == 0)
            buffer_printf(writer->out, "_%u", below(writer, 50));
    } else {
        for (unsigned i = below(writer, 12); i > 0; i--)
            buffer_append_text(writer->out, PICK(writer, parts));
    }
    if (writer->options->long_values && below(writer, 40) == 0)
        for (unsigned i = below(writer, 8000); i > 0; i--)
            buffer_append_text(writer->out, i % 7 == 0 ? "\\\\" : "n");
    buffer_append_char(writer->out, '"');
}

static void write_time(struct writer *writer, bool duration)
{
    static const char *const strange[] = {
        "null",  "true",   "\"\"",       "\"x\"",       "\"12:30\"",    "[]",
        "{}",    "\"1e\"", "{\"ts\":5}", "\"12,5\"",    "\"1}\"",       "\"nan\"",
        "[1,2]", "\"7 \"", "\" 7\"",     "\"\\u0037\"", "\"1\\u002e5\""};
    static const char *const large[] = {
        "1e300",       "-1e300",           "99999999999999999999", "86400000000.001",
        "86400000000", "7443964800000000", "9223372036854775807",  "\"1e30\"",
        "-1",          "-0.0004",          "-86400000000001"};
    struct buffer *out = writer->out;

    if (odd(writer, 12)) {
        buffer_append_text(out, PICK(writer, strange));
        return;
    }
    if (odd(writer, 12)) {
        buffer_append_text(out, PICK(writer, large));
        return;
    }
    unsigned style = below(writer, 8);
    unsigned value =
        duration ? below(writer, 2000) : writer->number * 3 + below(writer, 50);
    switch (style) {
    case 0:
        buffer_printf(out, "%u", value);
        break;
    case 1:
        buffer_printf(out, "\"%u.%03u\"", value, below(writer, 1000));
        break;
    case 2:
        buffer_printf(out, "%u.%ue-%u", below(writer, 10), below(writer, 1000000),
                      below(writer, 4));
        break;
    case 3:
        buffer_printf(out, "%u.%uE+%u", below(writer, 10), below(writer, 100000000),
                      below(writer, 7));
        break;
    case 4:
        buffer_printf(out, "%u.%07u", value, below(writer, 10000000));
        break;
    case 5:
        buffer_printf(out, "%s17398360296%05u.%03u", duration ? "0." : "", value,
                      below(writer, 1000));
        break;
    default:
        buffer_printf(out, "%u.%03u", value, below(writer, 1000));
    }
}

static void write_integer(struct writer *writer, unsigned range)
{
    static const char *const strange[] = {"\"0x1f\"",
                                          "\"0xffffffffffffffff\"",
                                          "-1",
                                          "\"-1\"",
                                          "null",
                                          "7.5",
                                          "\"x\"",
                                          "9223372036854775807",
                                          "9223372036854775808",
                                          "18446744073709551615",
                                          "\"4294967296\"",
                                          "[3]",
                                          "{\"a\":1}",
                                          "\"\"",
                                          "4294967295",
                                          "-7",
                                          "\"0x\"",
                                          "1e3",
                                          "7.0",
                                          "70e-1",
                                          "-0.0",
                                          "1.8446744073709551615e19",
                                          "18446744073709551616",
                                          "-9223372036854775808",
                                          "\"18446744073709551609\"",
                                          "\" \\t7\\r\\n\"",
                                          "\"\\u0037\"",
                                          "\"7.0\"",
                                          "\"\\u00307\\u00e4\"",
                                          "\"0xfffffffffffffff9\""};

    if (odd(writer, 3))
        buffer_append_text(writer->out, PICK(writer, strange));
    else if (below(writer, 5) == 0)
        buffer_printf(writer->out, "\"%u\"", below(writer, range));
    else
        buffer_printf(writer->out, "%u", below(writer, range));
}

static void write_nested(struct writer *writer, unsigned depth)
{
    static const char *const leaves[] = {"1",     "-2.5e3",   "null",         "true",
                                         "\"a\"", "\"]}\"",   "\"\\\\\"",     "[]",
                                         "{}",    "\"\\\"\"", "\"x\\\\\\\"\""};
    bool object = below(writer, 2) == 0;

    if (depth == 0 || below(writer, 3) == 0) {
        buffer_append_text(writer->out, PICK(writer, leaves));
        return;
    }
    buffer_append_char(writer->out, object ? '{' : '[');
    for (unsigned i = 0, n = below(writer, 4); i < n; i++) {
        if (i > 0)
            buffer_append_text(writer->out, writer->comma);
        if (object)
            buffer_printf(writer->out, "\"k%u\"%s", i, writer->colon);
        write_nested(writer, depth - 1);
    }
    buffer_append_char(writer->out, object ? '}' : ']');
}

/* ---- events ---- */

static void write_key(struct writer *writer, const char *key, bool *first)
{
    buffer_append_text(writer->out, *first ? "" : writer->comma);
    buffer_append_char(writer->out, '"');
    size_t escaped = odd(writer, 20) ? below(writer, (unsigned)strlen(key)) : SIZE_MAX;
    for (size_t i = 0; key[i] != '\0'; i++)
        if (i == escaped)
            buffer_printf(writer->out, "\\u%04x", (unsigned)key[i]);
        else
            buffer_append_char(writer->out, key[i]);
    buffer_printf(writer->out, "\"%s", writer->colon);
    *first = false;
}

static void write_argument(struct writer *writer, unsigned which, bool *first)
{
    static const char *const bandwidths[] = {"12.5",  "0.001", "inf",   "-inf", "NaN",
                                             "\"3\"", "1e3",   "1e999", "null"};
    static const char *const names[] = {"\"\"", "\"_allgather_base\"", "7",
                                        "\"allreduce\""};

    write_key(writer, argument_keys[which], first);
    switch (which) {
    case 0:
    case 1:
        write_integer(writer, 9);
        break;
    case 2:
        write_integer(writer, 300);
        break;
    case 3:
    case 4:
        write_integer(writer, 1U << 20);
        break;
    case 5:
        buffer_append_text(writer->out, PICK(writer, names));
        break;
    case 6:
        if (below(writer, 4) == 0)
            buffer_append_text(writer->out, "[]");
        else
            buffer_printf(writer->out, "[[%u%s3], [], [\"a\"]]", below(writer, 9),
                          writer->comma);
        break;
    case 7:
        buffer_append_text(writer->out, writer->odd ? PICK(writer, bandwidths) : "4.25");
        break;
    case 13:
    case 14:
        if (below(writer, 3) == 0)
            write_nested(writer, 2);
        else
            buffer_printf(writer->out, "[\"float\"%s\"%u\"]", writer->comma,
                          below(writer, 3));
        break;
    default:
        if (which >= FIRST_TEXT && which < FIRST_NUMBER)
            buffer_append_text(writer->out, PICK(writer, argument_texts));
        else if (which > 14 && which != ARGUMENTS - 1)
            write_integer(writer, which == 15 ? 40 : 3000000000U);
        else
            write_nested(writer, 4);
    }
}

static void write_arguments(struct writer *writer)
{
    bool first = true;

    buffer_append_char(writer->out, '{');
    for (unsigned i = below(writer, 9); i > 0; i--)
        write_argument(writer, below(writer, below(writer, 3) == 0 ? 13 : ARGUMENTS),
                       &first);
    if (writer->options->long_values && below(writer, 60) == 0) {
        write_key(writer, "Call stack", &first);
        buffer_append_char(writer->out, '"');
        for (unsigned i = below(writer, 3000); i > 0; i--)
            buffer_append_text(writer->out, "f(\\\"x\\\"){};");
        buffer_append_char(writer->out, '"');
    }
    buffer_append_char(writer->out, '}');
}

enum { PH, CAT, NAME, PID, TID, TS, DUR, ARGS, ID, OTHER, FIELDS };

static void write_field(struct writer *writer, unsigned field, bool *first)
{
    static const char *const keys[FIELDS] = {"ph", "cat", "name", "pid", "tid",
                                             "ts", "dur", "args", "id",  "extra"};
    static const char *const phases[] = {"\"M\"",  "\"i\"", "\"s\"", "\"f\"",
                                         "\"XX\"", "7",     "\"\"",  "null"};
    static const char *const categories[] = {"cpu_op",
                                             "kernel",
                                             "gpu_memcpy",
                                             "cuda_runtime",
                                             "cuda_driver",
                                             "user_annotation",
                                             "gpu_user_annotation",
                                             "Kernel",
                                             "Operator",
                                             "Memset",
                                             "Trace",
                                             "trace",
                                             "python_function",
                                             "collective_comm",
                                             "xpu_runtime",
                                             "hpu_op",
                                             "mtia_ccp_events",
                                             "cuda_sync",
                                             "",
                                             "xpu_sync"};
    static const char *const pids[] = {"0",
                                       "1234",
                                       "-1",
                                       "\"Spans\"",
                                       "\"CUDA functions\"",
                                       "\"CUDA\\u0020functions\"",
                                       "\"\"",
                                       "\"GPU \\u0030\"",
                                       "\"stream 7\"",
                                       "null"};

    write_key(writer, keys[field], first);
    if (field == PH)
        buffer_append_text(writer->out, odd(writer, 4) ? PICK(writer, phases) : "\"X\"");
    else if (field == CAT && odd(writer, 12))
        buffer_append_text(writer->out, "7");
    else if (field == CAT)
        buffer_printf(writer->out, "\"%s\"", PICK(writer, categories));
    else if (field == NAME && !odd(writer, 8))
        write_name(writer);
    else if (field == PID || field == TID || field == NAME)
        buffer_append_text(writer->out, PICK(writer, pids));
    else if (field == TS || field == DUR)
        write_time(writer, field == DUR);
    else if (field == ARGS && odd(writer, 10))
        buffer_append_text(writer->out, below(writer, 2) == 0 ? "null" : "[1, {}]");
    else if (field == ARGS)
        write_arguments(writer);
    else
        write_nested(writer, 3);
}

static void write_event(struct writer *writer)
{
    unsigned order[2 * FIELDS], count = 0;
    bool first = true;

    writer->odd =
        writer->options->oddness > 0 && below(writer, writer->options->oddness) == 0;
    for (unsigned field = 0; field < FIELDS; field++) {
        if (field >= ID && below(writer, 5) != 0)
            continue;
        if (odd(writer, 12))
            continue; /* missing */
        order[count++] = field;
        if (odd(writer, 15))
            order[count++] = field; /* twice: the last one counts */
    }
    if (below(writer, 2) == 0)
        for (unsigned i = count; i > 1; i--) {
            unsigned j = below(writer, i), swapped = order[j];

            order[j] = order[i - 1];
            order[i - 1] = swapped;
        }
    buffer_append_char(writer->out, '{');
    for (unsigned i = 0; i < count; i++)
        write_field(writer, order[i], &first);
    buffer_append_text(writer->out, below(writer, 10) == 0 ? " \n }" : "}");
}

static void write_events(struct writer *writer)
{
    static const char *const elements[] = {"null",         "7",    "\"x\\\"}\"", "[]",
                                           "[{\"a\":[]}]", "true", "-1.5",       "\"\"",
                                           "[1, \"]\"]"};

    buffer_append_char(writer->out, '[');
    for (writer->number = 0; writer->number < writer->options->events; writer->number++) {
        if (writer->number > 0)
            buffer_append_text(writer->out, writer->comma);
        buffer_append_text(writer->out, writer->newline);
        if (writer->options->oddness > 0 &&
            below(writer, 5 * writer->options->oddness) == 0)
            buffer_append_text(writer->out, PICK(writer, elements));
        else
            write_event(writer);
    }
    buffer_append_text(writer->out, writer->newline);
    buffer_append_char(writer->out, ']');
}

static void write_metadata(struct writer *writer, bool *first)
{
    static const char *const infos[] = {"{\"rank\":5}",
                                        "{ \"rank\" : 3, \"world_size\": 8 }",
                                        "{}",
                                        "{\"rank\":\"7\"}",
                                        "null",
                                        "{\"rank\":-1}",
                                        "{\"rank\":9.0}",
                                        "{\"rank\":2e0,\"x\":18446744073709551615}",
                                        "{\"rank\":\" 6\\n\"}",
                                        "{\"rank\":\"6.0\"}",
                                        "{\"rank\":1.5}",
                                        "{\"a\":{\"rank\":4}}"};
    static const char *const others[] = {"{\"traceEvents\":[{\"ph\":\"X\"}]}",
                                         "[{\"id\":0,\"name\":\"A100 \\\"x\\\"\"}]",
                                         "1",
                                         "\"tracing }], x\"",
                                         "null",
                                         "[]",
                                         "{}",
                                         "\"\"",
                                         "-1.5e3",
                                         "true"};

    switch (below(writer, 3)) {
    case 0:
        write_key(writer, "distributedInfo", first);
        buffer_append_text(writer->out, PICK(writer, infos));
        break;
    case 1:
        write_key(writer, "baseTimeNanoseconds", first);
        buffer_printf(writer->out, "%" PRIu64,
                      1700000000000000000 + chance_next(&writer->chance) % 1000000000);
        break;
    default:
        write_key(writer,
                  below(writer, 2) == 0 ? "deviceProperties" : "schema\\\"Version",
                  first);
        buffer_append_text(writer->out, PICK(writer, others));
    }
}

void random_trace(struct buffer *out, const struct random_trace_options *options)
{
    static const char *const colons[] = {":", ": ", " : ", ":\n\t "};
    static const char *const commas[] = {",", ", ", ",\n  ", " ,"};
    static const char *const newlines[] = {"", "\n", "\r\n    ", " "};
    struct writer writer = {.out = out, .chance = {options->seed}, .options = options};
    bool first = true;

    writer.colon = PICK(&writer, colons);
    writer.comma = PICK(&writer, commas);
    writer.newline = PICK(&writer, newlines);
    if (options->bare_array) {
        write_events(&writer);
        return;
    }
    if (below(&writer, 8) == 0)
        buffer_append_text(out, "\xEF\xBB\xBF");
    buffer_append_text(out, below(&writer, 4) == 0 ? " {\n" : "{");
    for (unsigned i = below(&writer, 4); i > 0; i--)
        write_metadata(&writer, &first);
    write_key(&writer, "traceEvents", &first);
    write_events(&writer);
    for (unsigned i = below(&writer, 4); i > 0; i--)
        write_metadata(&writer, &first);
    buffer_append_text(out, below(&writer, 4) == 0 ? " \n}\n" : "}");
    if (below(&writer, 8) == 0)
        buffer_append_text(out, "\n  ");
}
