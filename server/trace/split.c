#include "trace/split.h"
#include "base/array.h"
#include "base/text.h"
#include "trace/kinds.h"
#include "trace/scan.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- processes ---- */

/* The pids of rows that have no process of their own: "Spans", "Traces". */
static bool is_process(const char *pid)
{
    return isdigit((unsigned char)*pid) || *pid == '[';
}

/* Marks the pids that have host rows of operators, or of launches, and counts them. */
static size_t mark_processes(const struct trace_recording *recording, bool launches,
                             unsigned char *marks)
{
    size_t found = 0;

    for (uint32_t row = 0; row < recording->events.count; row++) {
        const struct trace_op *op = &recording->ops[recording->events.op[row]];
        uint32_t pid = recording->places[recording->events.place[row]].pid;
        const char *category = strings_text(&recording->names, op->category);

        if (marks[pid] || op->side != TRACE_HOST ||
            !is_process(strings_text(&recording->names, pid)) ||
            !(launches ? trace_category_is_launch(category)
                       : strcmp(category, "cpu_op") == 0))
            continue;
        marks[pid] = 1;
        found++;
    }
    return found;
}

size_t trace_count_processes(const struct trace_recording *recording)
{
    CLEANUP_FREE unsigned char *marks = calloc(recording->names.count + 1, 1);
    uint32_t first = STRINGS_NONE;
    bool several = false;

    for (uint32_t i = 0; marks != NULL && i < recording->place_count; i++) {
        uint32_t pid = recording->places[i].pid;

        if (recording->places[i].stream >= 0 ||
            !is_process(strings_text(&recording->names, pid)))
            continue;
        several = several || (first != STRINGS_NONE && pid != first);
        first = first == STRINGS_NONE ? pid : first;
    }
    if (!several) /* as in most files */
        return 0;
    /* Some devices have launches of their own. */
    size_t found = mark_processes(recording, false, marks);
    return found > 0 ? found : mark_processes(recording, true, marks);
}

/* ---- split ---- */

/* No member or event is longer; the reader skips longer events, too. */
#define VALUE_MAX ((size_t)16 << 20)
#define HEAD_MAX ((size_t)64 << 20)
#define PIDS_BYTES ((size_t)16 << 20)
#define LABEL_SIZE 64

/* A process, by its pid as the file writes it. */
struct split_process {
    bool has_rows, stated, contradicts;
    int64_t rank;
    char label[LABEL_SIZE];
    size_t bare; /* where the pid begins behind the label */
    uint32_t part;
};

struct split_part {
    int64_t rank;
    const char *label; /* of one of its processes */
    bool begun;
};

struct split {
    char *path, *name;
    struct stream *stream;
    struct stream_window window;
    size_t at;
    struct strings pids;
    struct split_process *processes; /* by the number of the pid */
    size_t process_capacity;
    struct split_part *parts;
    size_t part_count;
    struct buffer value, head; /* of the second pass */
};

struct part_of_text {
    const char *bytes;
    size_t length;
};

static int not_split(const struct split *split, const char *why, struct error *error)
{
    return error_set(error, ERROR_FORMAT, "not_split", "%s: %s", split->name, why);
}

/* ---- reading ---- */

/* The next byte, which stays; -1: the end, -2: an error. */
static int look(struct split *split, struct error *error)
{
    while (split->at == split->window.length) {
        if (split->window.at_end)
            return -1;
        if (stream_next(split->stream, &split->window, split->window.length, error) != 0)
            return -2;
        split->at = split->window.start;
    }
    return split->window.bytes[split->at];
}

static bool is_blank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static int look_past(struct split *split, char also, struct error *error)
{
    int c;

    while (is_blank(c = look(split, error)) || (c == also && also != '\0'))
        split->at++;
    return c;
}

/* Where a value ends; all zero before its first byte. */
struct value_state {
    unsigned depth;
    bool string, escaped;
};

/* Goes on over bytes of a value; true: it ends before bytes[*at]. */
static bool pass_value(struct value_state *state, const char *bytes, size_t length,
                       size_t *at)
{
    for (; *at < length; ++*at) {
        char c = bytes[*at];

        if (state->string) {
            if (state->escaped || c == '\\')
                state->escaped = !state->escaped;
            else if (c == '"')
                state->string = false;
            if (state->string || state->depth > 0)
                continue;
        } else if (c == '"') {
            state->string = true;
            continue;
        } else if (c == '{' || c == '[') {
            state->depth++;
            continue;
        } else if (c == '}' || c == ']') {
            if (state->depth == 0)
                return true;
            if (--state->depth > 0)
                continue;
        } else {
            if (state->depth == 0 && (c == ',' || c == ':' || is_blank(c)))
                return true;
            continue;
        }
        ++*at;
        return true;
    }
    return false;
}

/* Reads a value into `value`. */
static int read_value(struct split *split, struct error *error)
{
    struct value_state state = {0};
    bool ended = false;

    split->value.length = 0;
    while (!ended) {
        int c = look(split, error);

        if (c < 0)
            return c == -2 ? -(int)error->code : not_split(split, "it ends early", error);
        const char *bytes = (const char *)split->window.bytes;
        size_t start = split->at;
        ended = pass_value(&state, bytes, split->window.length, &split->at);
        buffer_append(&split->value, bytes + start, split->at - start);
    }
    return split->value.length == 0 || buffer_failed(&split->value)
               ? not_split(split, "a value is damaged or too long", error)
               : 0;
}

/* The next member of an object; *at is 0 at first. False: there is none. */
static bool next_member(struct part_of_text object, size_t *at, struct part_of_text *key,
                        struct part_of_text *value)
{
    struct part_of_text *parts[2] = {key, value};

    *at = *at == 0 ? 1 : *at;
    for (int i = 0; i < 2; i++) {
        struct value_state state = {0};

        while (*at < object.length &&
               (is_blank(object.bytes[*at]) || object.bytes[*at] == (i == 0 ? ',' : ':')))
            ++*at;
        size_t start = *at;
        if (!pass_value(&state, object.bytes, object.length, at) || *at == start)
            return false;
        *parts[i] = (struct part_of_text){object.bytes + start, *at - start};
    }
    return true;
}

static bool is_text(struct part_of_text part, const char *text)
{
    size_t length = strlen(text);

    return part.length == length + 2 && *part.bytes == '"' &&
           memcmp(part.bytes + 1, text, length) == 0;
}

/* ---- what the rows say ---- */

/* The number behind "rank" in a text, or -1. */
static int64_t rank_in(struct part_of_text text)
{
    for (size_t i = 0; i + 5 <= text.length; i++) {
        size_t at = i + 4;
        int64_t rank = 0;

        if (strncasecmp(text.bytes + i, "rank", 4) != 0 ||
            (i > 0 && isalpha((unsigned char)text.bytes[i - 1])))
            continue;
        while (at < text.length && strchr(" -_.:=#", text.bytes[at]) != NULL)
            at++;
        size_t first = at;
        for (;
             at < text.length && isdigit((unsigned char)text.bytes[at]) && at < first + 9;
             at++)
            rank = rank * 10 + (text.bytes[at] - '0');
        if (at > first)
            return rank;
    }
    return -1;
}

static void state_rank(struct split_process *process, int64_t rank)
{
    process->contradicts =
        process->contradicts || (process->stated && process->rank != rank);
    process->stated = true;
    process->rank = rank;
}

/* "[TP01-DP00] 83" -> the label, and where the pid itself begins. */
static void read_label(struct split_process *process, struct part_of_text pid)
{
    const char *end = pid.length > 3 && memcmp(pid.bytes, "\"[", 2) == 0
                          ? memchr(pid.bytes, ']', pid.length)
                          : NULL;
    size_t length = end == NULL ? 0 : (size_t)(end - pid.bytes) - 2;

    process->rank = -1;
    if (length == 0 || length >= LABEL_SIZE)
        return;
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)pid.bytes[2 + i]) &&
            strchr("-_. ", pid.bytes[2 + i]) == NULL)
            return;
    memcpy(process->label, pid.bytes + 2, length);
    process->bare = length + 3;
    while (process->bare < pid.length && pid.bytes[process->bare] == ' ')
        process->bare++;
}

static struct split_process *find_process(struct split *split, struct part_of_text pid)
{
    uint32_t count = split->pids.count;
    uint32_t number = strings_add(&split->pids, pid.bytes, pid.length);

    if (number == STRINGS_NONE ||
        !ARRAY_RESERVE(split->processes, split->process_capacity, (size_t)number + 1))
        return NULL;
    if (number == count) {
        split->processes[number] = (struct split_process){0};
        read_label(&split->processes[number], pid);
    }
    return &split->processes[number];
}

struct event_members {
    struct part_of_text pid, phase, name, category, args;
};

static void take_parts(struct part_of_text event, struct event_members *out)
{
    static const char *const keys[] = {"pid", "ph", "name", "cat", "args"};
    struct part_of_text *const parts[] = {&out->pid, &out->phase, &out->name,
                                          &out->category, &out->args};
    struct part_of_text key, value;

    *out = (struct event_members){.pid = {"", 0}, .phase = {"", 0}, .name = {"", 0}};
    for (size_t at = 0; next_member(event, &at, &key, &value);)
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
            if (is_text(key, keys[i]))
                *parts[i] = value;
}

static int learn_event(struct split *split, struct error *error)
{
    const struct part_of_text event = {split->value.bytes, split->value.length};
    struct event_members parts;
    struct part_of_text key, value;

    take_parts(event, &parts);
    bool names = is_text(parts.phase, "M") && (is_text(parts.name, "process_name") ||
                                               is_text(parts.name, "process_labels"));
    bool row = (is_text(parts.phase, "X") || is_text(parts.phase, "B")) &&
               !is_text(parts.category, "Trace");
    if (parts.pid.length == 0 || (!names && !row))
        return 0;
    struct split_process *process = find_process(split, parts.pid);
    if (process == NULL)
        return error_set_memory(error);
    process->has_rows = process->has_rows || row;
    if (parts.args.length < 2 || *parts.args.bytes != '{')
        return 0;
    for (size_t at = 0; next_member(parts.args, &at, &key, &value);) {
        int64_t rank = names ? rank_in(value) : -1;

        if (row && is_text(key, "rank") && value.length < 10 &&
            isdigit((unsigned char)*value.bytes))
            rank = strtoll(value.bytes, NULL, 10); /* a comma or bracket follows */
        if (rank >= 0)
            state_rank(process, rank);
    }
    return 0;
}

/* ---- the document ---- */

struct split_pass {
    int (*on_event)(struct split *split, void *context, struct error *error);
    void *context;
    bool keeps_head;
};

static int read_events(struct split *split, const struct split_pass *pass,
                       struct error *error)
{
    split->at++;
    for (;;) {
        int c = look_past(split, ',', error);

        if (c == ']')
            break;
        int result = read_value(split, error);
        if (result == 0 && c == '{')
            result = pass->on_event(split, pass->context, error);
        if (result != 0)
            return result;
    }
    split->at++;
    return 0;
}

/* Members of the document are kept, but not the rank of one of the ranks. */
static int read_member(struct split *split, const struct split_pass *pass,
                       struct error *error)
{
    int result = read_value(split, error);
    CLEANUP_FREE char *key =
        result == 0 ? strndup(split->value.bytes, split->value.length) : NULL;

    if (result != 0 || key == NULL)
        return result != 0 ? result : error_set_memory(error);
    if (look_past(split, ':', error) == '[' && strcmp(key, "\"traceEvents\"") == 0)
        return read_events(split, pass, error);
    result = read_value(split, error);
    if (result != 0 || !pass->keeps_head || strcmp(key, "\"distributedInfo\"") == 0)
        return result;
    buffer_printf(&split->head, ",\n%s:", key);
    buffer_append(&split->head, split->value.bytes, split->value.length);
    return buffer_failed(&split->head)
               ? not_split(split, "its members are too long", error)
               : 0;
}

static int read_document(struct split *split, const struct split_pass *pass,
                         struct error *error)
{
    split->window = (struct stream_window){0};
    split->at = 0;
    stream_close(split->stream);
    split->stream = NULL;
    int result = stream_open(split->path, split->name, false, NULL, NULL, NULL,
                             &split->stream, error);
    if (result != 0)
        return result;
    int c = look_past(split, '\0', error);
    if (c == '[')
        return read_events(split, pass, error);
    if (c != '{')
        return c == -2 ? -(int)error->code : not_split(split, "it is no JSON", error);
    split->at++;
    while ((c = look_past(split, ',', error)) != '}')
        if ((result = read_member(split, pass, error)) != 0)
            return result;
    return 0;
}

/* ---- which process is which rank ---- */

/* The number of a label such as "TP03" or "rank 3"; -1: it has several, or none. */
static int64_t number_of_label(const char *label)
{
    size_t letters = strcspn(label, "0123456789"), digits;

    digits = strspn(label + letters, "0123456789");
    return digits > 0 && digits < 10 && label[letters + digits] == '\0'
               ? strtoll(label + letters, NULL, 10)
               : -1;
}

static int compare_processes(const void *a, const void *b)
{
    const struct split_process *x = *(struct split_process *const *)a;
    const struct split_process *y = *(struct split_process *const *)b;
    int order = strcmp(x->label, y->label);

    return order != 0 ? order : (x->rank > y->rank) - (x->rank < y->rank);
}

/* The labels have one number each, all different: those are the ranks. Else the labels
 * are numbered in their order. `sorted`: the processes with rows, by label. */
static void number_labels(struct split_process **sorted, size_t count)
{
    int64_t last = -1, ordinal = -1;
    bool single = true;

    for (size_t i = 0; i < count; i++) {
        int64_t number = number_of_label(sorted[i]->label);

        if (i > 0 && strcmp(sorted[i]->label, sorted[i - 1]->label) == 0)
            continue;
        single = single && number > last;
        last = number;
    }
    for (size_t i = 0; i < count; i++) {
        ordinal += i == 0 || strcmp(sorted[i]->label, sorted[i - 1]->label) != 0;
        sorted[i]->rank = single ? number_of_label(sorted[i]->label) : ordinal;
    }
}

static int decide(struct split *split, struct error *error)
{
    size_t count = 0, labels = 0;
    CLEANUP_FREE struct split_process **sorted =
        calloc((size_t)split->pids.count + 1, sizeof(struct split_process *));

    split->parts = calloc((size_t)split->pids.count + 1, sizeof *split->parts);
    if (sorted == NULL || split->parts == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < split->pids.count; i++) {
        struct split_process *process = &split->processes[i];

        process->part = UINT32_MAX;
        if (!process->has_rows && *process->label == '\0')
            continue;
        if (*process->label == '\0' && (!process->stated || process->contradicts))
            return not_split(split, "a process with rows states no rank", error);
        labels += *process->label != '\0';
        sorted[count++] = process;
    }
    if (labels != 0 && labels != count)
        return not_split(split, "only some pids have a label", error);
    qsort(sorted, count, sizeof(struct split_process *), compare_processes);
    if (labels > 0)
        number_labels(sorted, count);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || sorted[i]->rank != sorted[i - 1]->rank)
            split->parts[split->part_count++] =
                (struct split_part){sorted[i]->rank, sorted[i]->label, false};
        sorted[i]->part = (uint32_t)split->part_count - 1;
    }
    if (split->part_count < 2 || split->part_count > SPLIT_RANKS_MAX)
        return not_split(split, "it has one rank, or too many", error);
    return 0;
}

static int learn(struct split *split, void *context, struct error *error)
{
    (void)context;
    return learn_event(split, error);
}

int split_open(const char *path, const char *name, struct split **out,
               struct error *error)
{
    const struct split_pass pass = {.on_event = learn};
    struct split *split = calloc(1, sizeof *split);

    if (split == NULL)
        return error_set_memory(error);
    strings_init(&split->pids, PIDS_BYTES);
    buffer_init(&split->value, VALUE_MAX);
    buffer_init(&split->head, HEAD_MAX);
    split->path = strdup(path);
    split->name = strdup(name);
    int result = split->path == NULL || split->name == NULL ? error_set_memory(error) : 0;
    if (result == 0)
        result = read_document(split, &pass, error);
    if (result == 0)
        result = decide(split, error);
    if (result != 0) {
        split_close(split);
        return result;
    }
    *out = split;
    return 0;
}

void split_close(struct split *split)
{
    if (split == NULL)
        return;
    stream_close(split->stream);
    strings_free(&split->pids);
    buffer_free(&split->value);
    buffer_free(&split->head);
    free(split->processes);
    free(split->parts);
    free(split->path);
    free(split->name);
    free(split);
}

size_t split_count(const struct split *split)
{
    return split->part_count;
}

int64_t split_rank(const struct split *split, size_t i, const char **label)
{
    *label = split->parts[i].label;
    return split->parts[i].rank;
}

/* ---- writing ---- */

struct split_writing {
    split_put *put;
    void *context;
};

static int put_text(const struct split_writing *writing, size_t part, const char *text,
                    struct error *error)
{
    return writing->put(writing->context, part, text, strlen(text), error);
}

/* The pid that the process had alone: a number again, if it is one. */
static int put_pid(const struct split_writing *writing,
                   const struct split_process *process, struct part_of_text pid,
                   struct error *error)
{
    const char *bare = pid.bytes + process->bare;
    size_t length = pid.length - process->bare, digits = 0;

    if (process->bare == 0)
        return writing->put(writing->context, process->part, pid.bytes, pid.length,
                            error);
    while (digits + 1 < length && isdigit((unsigned char)bare[digits]))
        digits++;
    bool number = digits > 0 && digits < 19 && digits + 1 == length &&
                  (digits == 1 || *bare != '0');
    int result = number ? 0 : put_text(writing, process->part, "\"", error);
    return result != 0 ? result
                       : writing->put(writing->context, process->part, bare,
                                      number ? digits : length, error);
}

static int write_event(struct split *split, void *context, struct error *error)
{
    const struct split_writing *writing = context;
    const struct part_of_text event = {split->value.bytes, split->value.length};
    struct event_members parts;
    char begin[64];

    take_parts(event, &parts);
    uint32_t number = strings_find(&split->pids, parts.pid.bytes, parts.pid.length);
    if (number == STRINGS_NONE || split->processes[number].part == UINT32_MAX)
        return 0; /* of no rank, and without rows */
    const struct split_process *process = &split->processes[number];
    struct split_part *part = &split->parts[process->part];
    snprintf(begin, sizeof begin,
             "{\"distributedInfo\":{\"rank\":%lld},\"traceEvents\":[\n",
             (long long)part->rank);
    int result = put_text(writing, process->part, part->begun ? ",\n" : begin, error);
    part->begun = true;
    size_t before = (size_t)(parts.pid.bytes - event.bytes);
    size_t after = before + parts.pid.length;
    if (result == 0)
        result =
            writing->put(writing->context, process->part, event.bytes, before, error);
    if (result == 0)
        result = put_pid(writing, process, parts.pid, error);
    return result != 0 ? result
                       : writing->put(writing->context, process->part,
                                      event.bytes + after, event.length - after, error);
}

int split_write(struct split *split, split_put *put, void *context, struct error *error)
{
    struct split_writing writing = {put, context};
    const struct split_pass pass = {write_event, &writing, true};
    int result = read_document(split, &pass, error);

    for (size_t i = 0; result == 0 && i < split->part_count; i++) {
        if (!split->parts[i].begun)
            continue;
        result = put_text(&writing, i, "\n]", error);
        if (result == 0 && split->head.length > 0)
            result = put(context, i, split->head.bytes, split->head.length, error);
        if (result == 0)
            result = put_text(&writing, i, "}\n", error);
    }
    return result;
}
