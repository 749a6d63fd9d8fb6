#include "trace/kinds.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- kinds ---- */

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* Names are compared as bytes; `name` need not end in NUL. */
static bool starts_with(const char *name, size_t length, const char *prefix)
{
    size_t size = strlen(prefix);

    return length >= size && memcmp(name, prefix, size) == 0;
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/* `prefix` is in lower case. */
static bool starts_with_nocase(const char *name, size_t length, const char *prefix)
{
    size_t i = 0;

    while (prefix[i] != '\0' && i < length && lower(name[i]) == prefix[i])
        i++;
    return prefix[i] == '\0';
}

/* Whether one of the needles is part of a name. Needles are in lower case and begin with
 * two letters: few bytes of a name are their second letter behind their first one. */
static bool contains_one_nocase(const char *name, size_t length,
                                const char *const *needles, size_t count)
{
    uint32_t first = 0, second = 0;

    for (size_t n = 0; n < count; n++) {
        first |= UINT32_C(1) << (needles[n][0] & 31);
        second |= UINT32_C(1) << (needles[n][1] & 31);
    }
    for (size_t i = 0; i + 1 < length; i++) {
        if ((second >> (name[i + 1] & 31) & first >> (name[i] & 31) & 1) == 0)
            continue;
        for (size_t n = 0; n < count; n++)
            if (starts_with_nocase(name + i, length - i, needles[n]))
                return true;
    }
    return false;
}

static bool contains(const char *name, size_t length, const char *needle)
{
    return memmem(name, length, needle, strlen(needle)) != NULL;
}

static bool is_memory_name(const char *name, size_t length)
{
    static const char *const prefixes[] = {"Memcpy", "Memset", "dma", "hipMemcpy",
                                           "hipMemset"};

    for (size_t i = 0; i < COUNT_OF(prefixes); i++)
        if (starts_with(name, length, prefixes[i]))
            return true;
    return false;
}

static bool is_communication_name(const char *name, size_t length)
{
    static const char *const prefixes[] = {"nccl", "rccl", "hccl"};
    static const char *const parts[] = {
        "ncclkernel", "nccldevkernel",       "nvshmem", "deep_ep",
        "dpsk::ep::", "cross_device_reduce", "oneccl",  "xccl"};

    for (size_t i = 0; i < COUNT_OF(prefixes); i++)
        if (starts_with(name, length, prefixes[i]))
            return true;
    return contains_one_nocase(name, length, parts, COUNT_OF(parts));
}

const char *trace_kind_name(enum trace_kind kind)
{
    static const char *const names[] = {"", "COMPUTATION", "COMMUNICATION", "MEMORY"};

    return (unsigned)kind < COUNT_OF(names) ? names[kind] : "";
}

size_t trace_category_canonical(const char *category, size_t length, char *out,
                                size_t size)
{
    static const char *const renamed[][2] = {{"operator", "cpu_op"},
                                             {"memcpy", "gpu_memcpy"},
                                             {"memset", "gpu_memset"},
                                             {"runtime", "cuda_runtime"}};

    if (length >= size)
        length = size - 1;
    for (size_t i = 0; i < length; i++)
        out[i] = lower(category[i]);
    out[length] = '\0';
    for (size_t i = 0; i < COUNT_OF(renamed); i++) {
        size_t mapped = strlen(renamed[i][1]);

        if (strcmp(out, renamed[i][0]) == 0 && mapped < size) {
            memcpy(out, renamed[i][1], mapped + 1);
            return mapped;
        }
    }
    return length;
}

enum trace_side trace_category_side(const char *canonical)
{
    static const char *const device[] = {"kernel",          "gpu_memcpy",
                                         "gpu_memset",      "mtia_ccp_events",
                                         "collective_comm", "gpu_op"};
    static const char *const neither[] = {
        "gpu_user_annotation", "cuda_sync",       "cuda_event",    "xpu_sync",
        "graph_event_node",    "graph_host_node", "mtia_counters", "hardware_counters",
        "xpu_scope_profiler",  "npu_sync"};

    for (size_t i = 0; i < COUNT_OF(device); i++)
        if (strcmp(canonical, device[i]) == 0)
            return TRACE_DEVICE;
    for (size_t i = 0; i < COUNT_OF(neither); i++)
        if (strcmp(canonical, neither[i]) == 0)
            return TRACE_NEITHER;
    return TRACE_HOST;
}

bool trace_category_is_launch(const char *canonical)
{
    static const char *const endings[] = {"_runtime", "_driver"};
    size_t length = strlen(canonical);

    for (size_t i = 0; i < COUNT_OF(endings); i++) {
        size_t size = strlen(endings[i]);

        if (length >= size && strcmp(canonical + length - size, endings[i]) == 0)
            return true;
    }
    return false;
}

enum trace_kind trace_kind_of(const char *canonical_category, const char *name,
                              size_t length, bool collective)
{
    if (strcmp(canonical_category, "collective_comm") == 0 || collective ||
        is_communication_name(name, length))
        return TRACE_KIND_COMMUNICATION;
    if (strcmp(canonical_category, "gpu_memcpy") == 0 ||
        strcmp(canonical_category, "gpu_memset") == 0 || is_memory_name(name, length))
        return TRACE_KIND_MEMORY;
    return TRACE_KIND_COMPUTATION;
}

static bool keeps_its_name(const char *canonical_category, const char *name,
                           size_t length)
{
    return is_memory_name(name, length) ||
           (memchr(name, '<', length) == NULL && memchr(name, '(', length) == NULL) ||
           strcmp(canonical_category, "user_annotation") == 0 ||
           strcmp(canonical_category, "gpu_user_annotation") == 0 ||
           contains(name, length, ": ") || starts_with(name, length, "##");
}

static void remove_arrows(struct buffer *out, const char *name, size_t length)
{
    const char *end = name + length, *arrow;

    while ((arrow = memmem(name, (size_t)(end - name), "->", 2)) != NULL) {
        buffer_append(out, name, (size_t)(arrow - name));
        name = arrow + 2;
    }
    buffer_append(out, name, (size_t)(end - name));
}

/* Copies the name with "(anonymous namespace)" as `anonymous`, and leaves out the text
 * between brackets: from the nearest opening bracket of the same sort to the closing one,
 * even if opening brackets of the other sort are in between. */
static void remove_brackets(struct buffer *out, const char *name, size_t length)
{
    static const char from[] = "(anonymous namespace)", to[] = "anonymous";
    char *text = buffer_reserve(out, length); /* it only becomes shorter */
    size_t made = 0;

    if (text == NULL)
        return;
    for (size_t i = 0; i < length;) {
        char c = name[i];

        if (c == '(' && starts_with(name + i, length - i, from)) {
            memcpy(text + made, to, sizeof to - 1);
            made += sizeof to - 1;
            i += sizeof from - 1;
            continue;
        }
        i++;
        if (c == '>' || c == ')') {
            const char *opener = memrchr(text, c == '>' ? '<' : '(', made);

            if (opener != NULL) {
                made = (size_t)(opener - text);
                continue;
            }
        }
        text[made++] = c;
    }
    out->length += made;
    out->bytes[out->length] = '\0';
}

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

void trace_short_name(struct buffer *out, const char *canonical_category,
                      const char *name, size_t length)
{
    struct buffer plain, rest;

    if (keeps_its_name(canonical_category, name, length)) {
        buffer_append(out, name, length);
        return;
    }
    buffer_init(&plain, length + 1);
    buffer_init(&rest, length + 1);
    remove_arrows(&plain, name, length);
    if (!buffer_failed(&plain) && plain.length > 0)
        remove_brackets(&rest, plain.bytes, plain.length);
    size_t end = rest.length;
    while (end > 0 && is_space(rest.bytes[end - 1]))
        end--;
    size_t start = end;
    while (start > 0 && !is_space(rest.bytes[start - 1]))
        start--;
    if (buffer_failed(&plain) || buffer_failed(&rest) || start == end)
        buffer_append(out, name, length);
    else
        buffer_append(out, rest.bytes + start, end - start);
    buffer_free(&plain);
    buffer_free(&rest);
}

/* ---- note kinds ---- */

#define NOT_COUNTED "They are not counted, so sums and counts may be too small."

static const struct trace_note_kind kinds[] = {
    /* Rows are missing, or the numbers differ from the recording. */
    {"json_damaged", true, true, "The list of events is damaged or ends early",
     "Everything after that place is missing, and may belong to any step: sums and "
     "counts are too small, and missing device work counts as idle time."},
    {"gzip_damaged", true, true, "The compressed data is damaged",
     "Everything after that place is missing, and what comes just before it may be "
     "wrong."},
    {"event_damaged", true, true, "Damaged events were skipped", NOT_COUNTED},
    {"event_too_long", true, false, "Events that are too long to read were skipped",
     NOT_COUNTED},
    {"event_invalid", true, false, "Events have no usable time", NOT_COUNTED},
    {"duration_over_24h", true, false, "Events last longer than 24 h", NOT_COUNTED},
    {"time_out_of_range", true, false, "Times are out of range",
     "Events with such times are not counted. If the base time is out of range, the "
     "times of this file do not fit those of the other files."},
    {"second_document", true, false,
     "A second document follows in the file, and is not read",
     "Only the first document counts."},
    {"several_processes", true, false,
     "Rows of several processes count as one rank, for it is not stated whose they are",
     "Times between rows, and idle time, mix processes: give each rank its own file."},
    {"recordings_overlap", true, false,
     "Recordings that count as one rank overlap in time",
     "They are of several processes, or one recording twice: files_are=ranks "
     "(--files-are) makes a rank of each."},
    {"negative_duration", true, false, "Negative durations count as 0",
     "Sums of these operations may be too small."},
    {"slices_unpaired", true, false, "Begins have no end, or ends no begin", NOT_COUNTED},
    {"slices_by_time", true, false,
     "Begins and ends are not in the order in which PyTorch writes them",
     "They were paired by time, which is wrong where two calls of a thread touch or "
     "overlap."},
    {"packets_left_out", true, false, "Parts of the file are not understood",
     NOT_COUNTED},
    {"device_unknown", true, false,
     "A process is named like a device, but its rows have no category",
     "They count as host rows, so device work may be missing."},
    {"device_rows_lost", true, true, "Launches have no device rows, which were lost",
     "Device time is too small, and step times that end with it are not known."},
    {"rows_far_away", true, false, "Rows far from all others were left out", NOT_COUNTED},
    {"time_gap", true, false, "The rows lie at times more than a day apart",
     "The length of the recording says nothing."},
    {"duration_impossible", true, false,
     "Device rows last on over later rows of their stream, or long after all others",
     "They are cut where the next row begins, or the others end."},
    {"clocks_disagree", true, false,
     "Device rows begin before their launch: the clocks of device and host do not agree",
     "Idle time and waits cannot be told."},
    /* All data that counts is there. */
    {"other_maker", false, false,
     "Another program than PyTorch's profiler wrote the file",
     "The names of processes and threads say which rows are device work."},
    {"derived_rows", false, false, "Rows that were made of others are left out",
     "The other rows say the same."},
    {"end_damaged", false, false,
     "The end of the file, after the list of events, is damaged or missing",
     "All events are there."},
    {"gzip_truncated", false, false, "The compressed data ends early", NULL},
    {"rank_unknown", false, false, "The rank may be in the damaged part",
     "The file may be listed under the wrong rank."},
    {"base_time_unknown", false, false, "The base time may be in the damaged part",
     "Durations are right, but points in time may not fit those of the other files."},
    {"names_unknown", false, false, "Names are not in the tables of the file",
     "Rows without a name are counted under an empty one."},
    {"perfetto", false, false, "Perfetto's format has less than PyTorch's JSON",
     "It has no metadata, changes of memory and flows, no direction of copies, and "
     "shortens a row of the device that overlaps the next one of its stream. These are "
     "not in the file; nothing is damaged."},
    {"name_too_long", false, false, "Long names were cut", NULL},
    {"names_cut", false, false, "Names were cut: together they take too much room", NULL},
    {"shapes_cut", false, false,
     "Input shapes were cut: together they take too much room", NULL},
    {"arguments_cut", false, false,
     "Arguments of calls were cut: together they take too much room", NULL},
    {"inputs_cut", false, false,
     "Calls have too many different inputs: only the shapes of later ones were kept",
     NULL},
    {"memory_invalid", false, false,
     "Changes of memory have no usable time or number of bytes",
     "They are left out of the analysis of memory."},
    {"counter_invalid", false, false, "Values of counters have no usable time or number",
     "They are left out."},
    {"counters_cut", false, false, "There are too many values of counters",
     "The last ones were not kept."},
    {"counters_not_read", false, false,
     "Whether the file has counters is not known: an older version read it",
     "Clocks, power and temperature are shown after the traces are read in again."},
    {"too_many_categories", false, false,
     "There are too many categories: the last ones count as “other”", NULL},
    {"bandwidth_not_finite", false, false, "Bandwidths that are not numbers count as 0",
     NULL},
    {"trailing_bytes", false, false, "Bytes after the end were ignored", NULL},
    {"byte_order_mark", false, false, "The file begins with a byte-order mark", NULL},
    {"no_rows", false, false, "The file has no rows: a rank without samples", NULL},
    {"rank_assumed", false, false, "No rank is stated; it was assumed", NULL},
    {"rank_from_file_name", false, false, "The rank was taken from the file name", NULL},
    {"metadata_too_long", false, false, "Metadata was too long to keep", NULL},
    {"metadata_unreadable", false, false, "Metadata is not valid and was not kept", NULL},
    {"recorder_left_out", false, false,
     "Parts of what the recorder says are not understood or too long, and were left out",
     NULL},
    {"device_rows_unlaunched", false, false,
     "The device's rows have no launches: a step is the interval of the host", NULL},
    {"device_time_outside_steps", false, false, "The device works outside of all steps",
     NULL},
    {"device_rows_none", false, false,
     "The launches have no device rows: they were lost, or the device was not recorded",
     "Nothing is known of the device."},
    {"launches_without_rows", false, false, "A few launches have no device rows", NULL},
    {"device_before_launch", false, false, "Device rows begin before their launch", NULL},
    {"device_rows_overlap", false, false,
     "Device rows overlap the next ones of their stream", NULL},
    {"step_numbers_repeat", false, false,
     "Numbers of steps stand at several places of a file",
     "The rows of a number are one step, whose time is their sum."},
    {"marker_covers_little", false, false,
     "The steps of the marker cover less than half of the recording", NULL},
};

const struct trace_note_kind *trace_note_kind(const char *kind)
{
    static const struct trace_note_kind unknown = {"", false, false, "", NULL};

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].kind, kind) == 0)
            return &kinds[i];
    return &unknown;
}
