#include "analyse/collective.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- collective text ---- */

/* Names and other texts are cut at this length (trace/decode). */
#define NAME_READ_MAX ((16 << 10) + 1)
#define TYPE_READ_MAX 64

const char *collective_class_name(enum collective_class class)
{
    static const char *const names[COLLECTIVE_CLASSES] = {
        [COLLECTIVE_ALL_REDUCE] = "all-reduce",
        [COLLECTIVE_REDUCE_SCATTER] = "reduce-scatter",
        [COLLECTIVE_ALL_GATHER] = "all-gather",
        [COLLECTIVE_ALL_TO_ALL] = "all-to-all",
        [COLLECTIVE_POINT_TO_POINT] = "point to point",
        [COLLECTIVE_BROADCAST] = "broadcast",
        [COLLECTIVE_REDUCE] = "reduce",
        [COLLECTIVE_GATHER] = "gather",
        [COLLECTIVE_SCATTER] = "scatter",
        [COLLECTIVE_BARRIER] = "barrier",
        [COLLECTIVE_OTHER] = "other",
    };

    return class < COLLECTIVE_CLASSES ? names[class] : "";
}

/* Without `_`, blanks and case, up to `size` - 1 bytes. */
static void normalise(const char *text, size_t length, char *out, size_t size)
{
    size_t used = 0;

    for (size_t i = 0; i < length && used + 1 < size; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte != '_' && !isspace(byte) && byte != '\0')
            out[used++] = (char)tolower(byte);
    }
    out[used] = '\0';
}

static enum collective_class class_of(const char *name)
{
    /* The first that the name contains. */
    static const struct {
        const char *part;
        enum collective_class class;
    } parts[] = {
        {"crossdevicereduce", COLLECTIVE_ALL_REDUCE},
        {"allreduce", COLLECTIVE_ALL_REDUCE},
        {"reducescatter", COLLECTIVE_REDUCE_SCATTER},
        {"allgather", COLLECTIVE_ALL_GATHER},
        {"alltoall", COLLECTIVE_ALL_TO_ALL},
        {"sendrecv", COLLECTIVE_POINT_TO_POINT},
        {"broadcast", COLLECTIVE_BROADCAST},
        {"reduce", COLLECTIVE_REDUCE},
        {"gather", COLLECTIVE_GATHER},
        {"scatter", COLLECTIVE_SCATTER},
        {"barrier", COLLECTIVE_BARRIER},
        {"send", COLLECTIVE_POINT_TO_POINT},
        {"recv", COLLECTIVE_POINT_TO_POINT},
    };

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strstr(name, parts[i].part) != NULL)
            return parts[i].class;
    return COLLECTIVE_OTHER;
}

/* Up to 3 digits; 0: none. */
static unsigned bits_of(const char *type)
{
    unsigned bits = 0;

    for (size_t i = strcspn(type, "0123456789"), digits = 0;
         digits < 3 && isdigit((unsigned char)type[i]); i++, digits++)
        bits = bits * 10 + (unsigned)(type[i] - '0');
    return bits;
}

static bool begins(const char *type, const char *const *starts)
{
    for (; *starts != NULL; starts++)
        if (strncmp(type, *starts, strlen(*starts)) == 0)
            return true;
    return false;
}

/* By the start of the name, else by the number in it: `complex64` takes 64 bits. */
static uint8_t bytes_of_type(const char *text, size_t length)
{
    static const char *const one[] = {"float8", "fp8",  "int8", "uint8",
                                      "byte",   "char", "bool", NULL};
    static const char *const two[] = {"bfloat16", "float16", "half",
                                      "int16",    "short",   NULL};
    static const char *const four[] = {"float", "int", NULL};
    static const char *const eight[] = {"double", "long", NULL};
    char type[TYPE_READ_MAX];

    normalise(text, length, type, sizeof type);
    const char *name = strncmp(type, "c10::", 5) == 0 ? type + 5 : type;
    unsigned bits = bits_of(name);
    if (begins(name, one))
        return 1;
    if (begins(name, two))
        return 2;
    if (bits != 0)
        return bits % 8 == 0 ? (uint8_t)(bits / 8) : 0;
    if (begins(name, four))
        return 4;
    return begins(name, eight) ? 8 : 0;
}

/* Whether two whole numbers of a list differ. */
static bool is_unequal(const char *text, size_t length)
{
    const char *first = NULL;
    size_t first_length = 0;

    if (length == 0 || text[0] != '[')
        return false;
    for (size_t i = 1; i < length; i++) {
        size_t start = i;

        while (i < length && (isdigit((unsigned char)text[i]) || text[i] == '-'))
            i++;
        if (i == start)
            continue;
        if (first != NULL &&
            (i - start != first_length || memcmp(first, text + start, first_length) != 0))
            return true;
        first = text + start;
        first_length = i - start;
    }
    return false;
}

struct collective_text collective_text_read(const char *text, size_t length)
{
    char name[NAME_READ_MAX];

    normalise(text, length, name, sizeof name);
    return (struct collective_text){.class = (uint8_t)class_of(name),
                                    .is_all_to_all_v = strstr(name, "alltoallv") != NULL,
                                    .is_unequal = is_unequal(text, length),
                                    .dtype_bytes = bytes_of_type(text, length)};
}

int64_t collective_text_bytes(enum collective_class class, uint8_t dtype_bytes,
                              int64_t in, int64_t out)
{
    int64_t elements = class == COLLECTIVE_ALL_GATHER ? out : in, bytes;

    return elements < 0 || dtype_bytes == 0 ||
                   __builtin_mul_overflow(elements, dtype_bytes, &bytes)
               ? -1
               : bytes;
}

/* The length of the part of a kernel's name that names the collective: up to `(` or `<`.
 * */
static size_t collective_kernel_name_length(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (name[i] == '(' || name[i] == '<')
            return i;
    return length;
}

/* ---- ranks ---- */

static bool read_number(const char *text, size_t length, size_t *at, int64_t *out)
{
    size_t start = *at;

    *out = 0;
    for (; *at < length && isdigit((unsigned char)text[*at]); (*at)++)
        if (__builtin_mul_overflow(*out, 10, out) ||
            __builtin_add_overflow(*out, text[*at] - '0', out))
            return false;
    return *at > start;
}

static void skip_blanks(const char *text, size_t length, size_t *at)
{
    while (*at < length && isspace((unsigned char)text[*at]))
        (*at)++;
}

bool collective_read_ranks(const char *text, size_t length, int64_t *out, size_t most,
                           size_t *count)
{
    size_t at = 0;

    *count = 0;
    skip_blanks(text, length, &at);
    if (at == length || text[at] != '[')
        return false;
    do {
        at++;
        skip_blanks(text, length, &at);
        if (*count == most || !read_number(text, length, &at, &out[*count]))
            return false;
        (*count)++;
        skip_blanks(text, length, &at);
    } while (at < length && text[at] == ',');
    return at < length && text[at] == ']';
}

/* ---- bandwidth ---- */

/* Bus bandwidth = algorithm bandwidth × this (NaN: not defined for the class). */
static double collective_bus_factor(enum collective_class class, int64_t group_size)
{
    double ranks = (double)group_size;

    if (group_size < 1)
        return NAN;
    switch (class) {
    case COLLECTIVE_ALL_REDUCE:
        return 2 * (ranks - 1) / ranks;
    case COLLECTIVE_REDUCE_SCATTER:
    case COLLECTIVE_ALL_GATHER:
    case COLLECTIVE_ALL_TO_ALL:
        return (ranks - 1) / ranks;
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_POINT_TO_POINT:
        return 1;
    case COLLECTIVE_GATHER:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_OTHER:
    case COLLECTIVE_CLASSES:
    default:
        return NAN;
    }
}

/* ---- collective busy ---- */

void collective_busy_add(struct collective_busy *busy, size_t *count, int64_t start,
                         int64_t end)
{
    if (end <= start)
        return;
    if (*count > 0 && start <= busy[*count - 1].end) {
        if (end > busy[*count - 1].end)
            busy[*count - 1].end = end;
        return;
    }
    busy[(*count)++] = (struct collective_busy){.start = start, .end = end};
}

void collective_busy_sum(struct collective_busy *busy, size_t count)
{
    int64_t sum = 0;

    for (size_t i = 0; i < count; i++) {
        busy[i].before = sum;
        sum += busy[i].end - busy[i].start;
    }
}

/* The first interval that ends after `from`. */
static size_t collective_busy_find(const struct collective_busy *busy, size_t count,
                                   int64_t from)
{
    return ARRAY_FIRST(at, 0, count, busy[at].end > from);
}

/* The busy time before a moment. */
static int64_t until_then(const struct collective_busy *busy, size_t count, int64_t then)
{
    size_t at = collective_busy_find(busy, count, then);

    if (at == count)
        return count == 0
                   ? 0
                   : busy[count - 1].before + busy[count - 1].end - busy[count - 1].start;
    return busy[at].before + (then > busy[at].start ? then - busy[at].start : 0);
}

int64_t collective_busy_within(const struct collective_busy *busy, size_t count,
                               int64_t from, int64_t until)
{
    return until <= from ? 0
                         : until_then(busy, count, until) - until_then(busy, count, from);
}

/* ---- collective list ---- */

#define TEXTS_MAX ((size_t)256 << 20)

_Static_assert(sizeof(struct collective_facts) == 48,
               "facts are compared by their bytes");

void collective_list_init(struct collective_list *list, struct arena *arena)
{
    *list = (struct collective_list){.arena = arena};
    strings_init_in(&list->texts, TEXTS_MAX, arena);
    strings_init_in(&list->facts_bytes, TEXTS_MAX, arena);
}

uint32_t collective_list_text(struct collective_list *list, const char *text,
                              size_t length)
{
    uint32_t known = list->texts.count;
    uint32_t id = strings_add(&list->texts, text, length);

    if (id < known)
        return id;
    ARENA_RESERVE(list->arena, list->read, list->read_capacity, (size_t)id + 1);
    list->read[id] = collective_text_read(text, length);
    return id;
}

uint32_t collective_list_facts(struct collective_list *list,
                               const struct collective_facts *facts)
{
    uint32_t known = list->facts_bytes.count;
    uint32_t id = strings_add(&list->facts_bytes, (const char *)facts, sizeof *facts);

    if (id < known)
        return id;
    ARENA_RESERVE(list->arena, list->facts, list->facts_capacity, (size_t)id + 1);
    list->facts[id] = *facts;
    return id;
}

/* ---- appending ---- */

static uint32_t renumber(const uint32_t *numbers, uint32_t number)
{
    return number == COLLECTIVE_NONE ? number : numbers[number];
}

static void append_small(struct collective_list *list, const struct collective_list *part)
{
    ARENA_RESERVE(list->arena, list->ranks, list->rank_capacity,
                  list->rank_count + part->rank_count);
    ARENA_RESERVE(list->arena, list->samples, list->sample_capacity,
                  list->sample_count + part->sample_count);
    ARENA_RESERVE(list->arena, list->files, list->file_capacity,
                  list->file_count + part->file_count);
    for (size_t i = 0; i < part->rank_count; i++) {
        struct collective_rank rank = part->ranks[i];

        rank.rows += list->row_count;
        rank.samples += list->sample_count;
        list->ranks[list->rank_count + i] = rank;
    }
    for (size_t i = 0; i < part->sample_count; i++) {
        struct collective_sample sample = part->samples[i];

        sample.rank += (uint32_t)list->rank_count;
        list->samples[list->sample_count + i] = sample;
    }
    for (size_t i = 0; i < part->file_count; i++) {
        struct collective_file file = part->files[i];

        file.busy += list->busy_count;
        list->files[list->file_count + i] = file;
    }
}

static void append_rows(struct collective_list *list, const struct collective_list *part,
                        const uint32_t *facts)
{
    ARENA_RESERVE(list->arena, list->rows, list->row_capacity,
                  list->row_count + part->row_count);
    ARENA_RESERVE(list->arena, list->busy, list->busy_capacity,
                  list->busy_count + part->busy_count);
    for (size_t i = 0; i < part->row_count; i++) {
        struct collective_row row = part->rows[i];

        row.rank += (uint32_t)list->rank_count;
        row.sample += (uint32_t)list->sample_count;
        row.file += (uint32_t)list->file_count;
        row.facts = facts[row.facts];
        list->rows[list->row_count + i] = row;
    }
    if (part->busy_count > 0)
        memcpy(list->busy + list->busy_count, part->busy,
               part->busy_count * sizeof *part->busy);
    list->row_count += part->row_count;
    list->busy_count += part->busy_count;
    list->rank_count += part->rank_count;
    list->sample_count += part->sample_count;
    list->file_count += part->file_count;
    list->rows_without_step += part->rows_without_step;
}

void collective_list_append(struct collective_list *list, struct collective_list *part)
{
    struct arena *arena = list->arena;
    uint32_t *texts = arena_new(arena, part->texts.count, sizeof *texts);
    uint32_t *numbers = arena_new(arena, part->facts_bytes.count, sizeof *numbers);

    for (uint32_t i = 0; i < part->texts.count; i++)
        texts[i] = collective_list_text(list, strings_text(&part->texts, i),
                                        strings_length(&part->texts, i));
    for (uint32_t i = 0; i < part->facts_bytes.count; i++) {
        struct collective_facts facts = part->facts[i];

        facts.name = renumber(texts, facts.name);
        facts.group = renumber(texts, facts.group);
        facts.group_ranks = renumber(texts, facts.group_ranks);
        facts.dtype = renumber(texts, facts.dtype);
        numbers[i] = collective_list_facts(list, &facts);
    }
    append_small(list, part);
    append_rows(list, part, numbers);
    list->view = part->view;
    list->clocks = part->clocks;
    list->bare = part->bare;
    list->origin_ns = part->origin_ns;
    list->has_host |= part->has_host;
    arena_release(part->arena, part->rows);
    arena_release(part->arena, part->busy);
}

/* ---- facts ---- */

int64_t collective_bytes(const struct collective_list *list,
                         const struct collective_facts *facts)
{
    int64_t bytes = collective_text_bytes(
        (enum collective_class)facts->class,
        facts->dtype == COLLECTIVE_NONE ? 0 : list->read[facts->dtype].dtype_bytes,
        facts->in, facts->out);

    return bytes < 0 ? COLLECTIVE_UNKNOWN : bytes;
}

/* ---- collective facts ---- */

/* What the device rows of a recording say about their collectives (docs/semantics.md
 * §10).
 */

/* What a host row says, by its `External id`. */
struct external_id {
    int64_t id;
    bool wide;
    uint32_t index; /* in recording.collectives */
};

struct collective_finder {
    struct arena *arena; /* of the rank */
    struct trace_recording *recording;
    struct collective_list *list;
    /* Numbers in list->texts, once they are known. */
    uint32_t *of_argument, *of_op;
    /* By host row: the index + 1 of the innermost record_param_comms at or above it. */
    uint32_t *holders;
    struct external_id *externals; /* by (id, wide, index) */
    size_t external_count;
    struct buffer name; /* of a host row, with its inputs */
};

/* ---- host rows ---- */

static bool says(const struct trace_collective *row, enum trace_collective_number number)
{
    return (row->known >> number & 1) != 0;
}

static bool is_wide(const struct trace_collective *row,
                    enum trace_collective_number number)
{
    return (row->wide >> number & 1) != 0;
}

static bool is_host(const struct trace_recording *recording, uint32_t row)
{
    return recording->ops[recording->events.op[row]].side == TRACE_HOST;
}

static int compare_externals(const void *a, const void *b)
{
    const struct external_id *left = a, *right = b;

    if (left->id != right->id)
        return left->id < right->id ? -1 : 1;
    if (left->wide != right->wide)
        return left->wide ? 1 : -1;
    return (left->index > right->index) - (left->index < right->index);
}

static void find_externals(struct collective_finder *finding)
{
    const struct trace_recording *recording = finding->recording;

    finding->externals = arena_new(finding->arena, recording->collective_count,
                                   sizeof *finding->externals);
    for (uint32_t i = 0;
         i < recording->collective_count && !budget_is_over_at(finding->arena->budget, i);
         i++) {
        const struct trace_collective *row = &recording->collectives[i];

        if (is_host(recording, row->row) && says(row, TRACE_EXTERNAL_ID))
            finding->externals[finding->external_count++] = (struct external_id){
                row->numbers[TRACE_EXTERNAL_ID], is_wide(row, TRACE_EXTERNAL_ID), i};
    }
    ARRAY_SORT(finding->externals, finding->external_count, compare_externals);
}

/* Rows come after the row that contains them. */
static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct collective_finder *finding = context;

    (void)operator_row;
    if (finding->holders[row] == 0 && parent != TRACE_NONE)
        finding->holders[row] = finding->holders[parent];
}

static void find_holders(struct collective_finder *finding)
{
    struct trace_recording *recording = finding->recording;
    bool any = false;

    finding->holders =
        arena_new(finding->arena, recording->events.count, sizeof *finding->holders);
    for (uint32_t i = 0; i < recording->collective_count; i++) {
        if (!is_host(recording, recording->collectives[i].row))
            continue;
        finding->holders[recording->collectives[i].row] = i + 1;
        any = true;
    }
    if (any)
        rows_nest(recording, finding->arena, visit, finding);
}

/* The last host row of an External id. */
static const struct trace_collective *
find_external(const struct collective_finder *finding, const struct trace_collective *own)
{
    const struct external_id wanted = {own->numbers[TRACE_EXTERNAL_ID],
                                       is_wide(own, TRACE_EXTERNAL_ID), UINT32_MAX};
    size_t low = ARRAY_FIRST(at, 0, finding->external_count,
                             compare_externals(&finding->externals[at], &wanted) > 0);

    if (low == 0 || finding->externals[low - 1].id != wanted.id ||
        finding->externals[low - 1].wide != wanted.wide)
        return NULL;
    return &finding->recording->collectives[finding->externals[low - 1].index];
}

/* The host row that has the facts which the device row lacks; NULL: none. */
static const struct trace_collective *find_host(struct collective_finder *finding,
                                                uint32_t row,
                                                const struct trace_collective *own)
{
    const struct trace_recording *recording = finding->recording;
    uint32_t launch = recording->events.link[row];

    if (finding->holders == NULL) {
        find_holders(finding);
        find_externals(finding);
    }
    if (launch != TRACE_NONE && finding->holders[launch] != 0)
        return &recording->collectives[finding->holders[launch] - 1];
    return own != NULL && says(own, TRACE_EXTERNAL_ID) ? find_external(finding, own)
                                                       : NULL;
}

/* ---- facts ---- */

/* The number of a text of the recording in the list; COLLECTIVE_NONE if the rows do not
 * state it. */
static uint32_t number_text(struct collective_finder *finding,
                            const struct trace_collective *own,
                            const struct trace_collective *host,
                            enum trace_collective_text text)
{
    const struct strings *arguments = &finding->recording->arguments;
    uint32_t argument = own == NULL ? TRACE_NONE : own->texts[text];

    if (argument == TRACE_NONE && host != NULL)
        argument = host->texts[text];
    if (argument == TRACE_NONE)
        return COLLECTIVE_NONE;
    if (finding->of_argument[argument] == COLLECTIVE_NONE)
        finding->of_argument[argument] =
            collective_list_text(finding->list, strings_text(arguments, argument),
                                 strings_length(arguments, argument));
    return finding->of_argument[argument];
}

static uint32_t number_kernel_name(struct collective_finder *finding, uint32_t row)
{
    const struct trace_recording *recording = finding->recording;
    uint32_t op = recording->events.op[row];

    if (finding->of_op[op] == COLLECTIVE_NONE) {
        uint32_t name = recording->ops[op].name;
        const char *text = strings_text(&recording->names, name);

        finding->of_op[op] = collective_list_text(
            finding->list, text,
            collective_kernel_name_length(text, strings_length(&recording->names, name)));
    }
    return finding->of_op[op];
}

/* Of a collective on the host: the name, a blank and the input shapes. */
static uint32_t number_host_name(struct collective_finder *finding, uint32_t row)
{
    const struct trace_recording *recording = finding->recording;
    uint32_t name = recording->ops[recording->events.op[row]].name;
    uint32_t shape = trace_row_shape(recording, row);

    buffer_clear(&finding->name);
    buffer_append(&finding->name, strings_text(&recording->names, name),
                  strings_length(&recording->names, name));
    if (shape != TRACE_NONE) {
        buffer_append(&finding->name, " ", 1);
        buffer_append(&finding->name, strings_text(&recording->shapes, shape),
                      strings_length(&recording->shapes, shape));
    }
    return collective_list_text(finding->list, finding->name.bytes, finding->name.length);
}

/* Which of the two rows states a number; NULL: neither. */
static const struct trace_collective *who_says(const struct trace_collective *own,
                                               const struct trace_collective *host,
                                               enum trace_collective_number number)
{
    if (own != NULL && says(own, number))
        return own;
    return host != NULL && says(host, number) ? host : NULL;
}

static int64_t number_of(const struct trace_collective *own,
                         const struct trace_collective *host,
                         enum trace_collective_number number)
{
    const struct trace_collective *row = who_says(own, host, number);

    return row == NULL || is_wide(row, number) ? COLLECTIVE_UNKNOWN
                                               : row->numbers[number];
}

/* If the shares of an all-to-all differ, its duration depends on the rank's share. */
static bool is_never_waited_for(const struct collective_list *list,
                                const struct collective_facts *facts, uint32_t in_split,
                                uint32_t out_split)
{
    switch ((enum collective_class)facts->class) {
    case COLLECTIVE_POINT_TO_POINT:
    case COLLECTIVE_OTHER:
        return true;
    case COLLECTIVE_ALL_TO_ALL:
        return list->read[facts->name].is_all_to_all_v ||
               (in_split != COLLECTIVE_NONE && list->read[in_split].is_unequal) ||
               (out_split != COLLECTIVE_NONE && list->read[out_split].is_unequal);
    case COLLECTIVE_ALL_REDUCE:
    case COLLECTIVE_REDUCE_SCATTER:
    case COLLECTIVE_ALL_GATHER:
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_GATHER:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_CLASSES:
    default:
        return false;
    }
}

static void read_texts(struct collective_finder *finding,
                       const struct trace_collective *own,
                       const struct trace_collective *host, uint32_t row,
                       struct collective_facts *facts)
{
    facts->name = is_host(finding->recording, row)
                      ? number_host_name(finding, row)
                      : number_text(finding, own, host, TRACE_COLLECTIVE_NAME);
    facts->group = number_text(finding, own, host, TRACE_GROUP_NAME);
    facts->group_ranks = number_text(finding, own, host, TRACE_GROUP_RANKS);
    facts->dtype = number_text(finding, own, host, TRACE_DTYPE);
    uint32_t in_split = number_text(finding, own, host, TRACE_IN_SPLIT);
    uint32_t out_split = number_text(finding, own, host, TRACE_OUT_SPLIT);
    if (facts->name == COLLECTIVE_NONE)
        facts->name = number_kernel_name(finding, row);
    facts->class = finding->list->read[facts->name].class;
    facts->never_waited_for =
        is_never_waited_for(finding->list, facts, in_split, out_split);
}

static void add_row(struct collective_finder *finding, uint32_t row,
                    const struct trace_collective *own)
{
    struct collective_list *list = finding->list;
    const struct trace_collective *host = NULL, *seq, *comms_id;
    struct collective_facts facts;
    struct collective_row *out;

    memset(&facts, 0, sizeof facts);
    if (finding->recording->collective_count > 0 && !is_host(finding->recording, row) &&
        (own == NULL || own->texts[TRACE_COLLECTIVE_NAME] == TRACE_NONE))
        host = find_host(finding, row, own);
    read_texts(finding, own, host, row, &facts);
    facts.group_size = number_of(own, host, TRACE_GROUP_SIZE);
    facts.in = number_of(own, host, TRACE_IN_ELEMENTS);
    facts.out = number_of(own, host, TRACE_OUT_ELEMENTS);
    seq = who_says(own, host, TRACE_SEQ);
    comms_id = who_says(own, host, TRACE_COMMS_ID);
    out = &list->rows[list->row_count++];
    *out = (struct collective_row){.facts = collective_list_facts(list, &facts),
                                   .source = number_of(own, host, TRACE_SOURCE),
                                   .destination = number_of(own, host, TRACE_DESTINATION),
                                   .instance = COLLECTIVE_NONE};
    if (seq != NULL) {
        out->has_seq = true;
        out->seq = seq->numbers[TRACE_SEQ];
        out->seq_is_wide = is_wide(seq, TRACE_SEQ);
    }
    if (comms_id != NULL) {
        out->has_comms_id = true;
        out->comms_id = comms_id->numbers[TRACE_COMMS_ID];
        out->comms_id_is_wide = is_wide(comms_id, TRACE_COMMS_ID);
    }
}

/* Adds to `list`, in file order, a row for each of these device rows of kind
 * COMMUNICATION, or collectives on the host: .facts and the numbers of Seq and Comms Id
 * are filled. */
static void collective_facts_add(struct trace_recording *recording, struct arena *arena,
                                 const uint32_t *rows, size_t count,
                                 struct collective_list *list)
{
    struct collective_finder finding = {
        .arena = arena,
        .recording = recording,
        .list = list,
        .of_argument = arena_numbers(arena, recording->arguments.count),
        .of_op = arena_numbers(arena, recording->op_count)};
    uint32_t next = 0;

    buffer_init(&finding.name, NAME_READ_MAX * 2);
    ARENA_RESERVE(list->arena, list->rows, list->row_capacity, list->row_count + count);
    for (size_t i = 0; i < count && !budget_is_over(arena->budget); i++) {
        while (next < recording->collective_count &&
               recording->collectives[next].row < rows[i])
            next++;
        bool own = next < recording->collective_count &&
                   recording->collectives[next].row == rows[i];
        add_row(&finding, rows[i], own ? &recording->collectives[next] : NULL);
    }
    buffer_free(&finding.name);
}

/* ---- collective gather ---- */

/* One file of the rank. */
struct file_collectives {
    const struct rows_span *span;
    struct collective_list *list;
    struct arena *arena; /* of the rank */
    uint32_t number;     /* of the span */
    /* All device rows, by (start, longer first, row), and those of kind COMMUNICATION, in
     * file order; the rows of the latter in the list begin at `first`. */
    uint32_t *device, *rows;
    size_t device_count, count, first;
    uint32_t *sample_of_step; /* by step of the recording; COLLECTIVE_NONE: not chosen */
    struct collective_busy *compute, *work; /* work: COMPUTATION or MEMORY */
    size_t compute_count, work_count;
    int64_t *ends; /* of rows that are waited for, ascending */
    size_t end_count;
};

/* ---- samples ---- */

static bool is_chosen(const struct rows_span *span, uint32_t step)
{
    return span->step_chosen == NULL || span->step_chosen[step];
}

static void add_sample(struct file_collectives *gathering, uint32_t step)
{
    struct collective_list *list = gathering->list;
    const struct trace_step *of = &gathering->span->recording->steps[step];

    ARENA_RESERVE(list->arena, list->samples, list->sample_capacity,
                  list->sample_count + 1);
    gathering->sample_of_step[step] = (uint32_t)list->sample_count;
    list->samples[list->sample_count++] =
        (struct collective_sample){.span = gathering->number,
                                   .number = of->pseudo ? 0 : of->number,
                                   .start = of->host_ts,
                                   .dur = of->dur,
                                   .pseudo = of->pseudo};
    number_add_to(&list->ranks[0].step_time, of->dur);
}

/* Adds the chosen steps of the file as samples; a file without steps is one sample. */
static void add_samples(struct file_collectives *gathering)
{
    const struct trace_recording *recording = gathering->span->recording;
    uint32_t count = recording->step_count;

    gathering->sample_of_step = arena_numbers(gathering->arena, (size_t)count + 1);
    if (recording->step_row_count == 0) {
        if (count > 0 && gathering->span->step_chosen == NULL)
            add_sample(gathering, 0);
        return;
    }
    for (uint32_t i = 1; i < count && !budget_is_over(gathering->arena->budget); i++)
        if (is_chosen(gathering->span, i))
            add_sample(gathering, i);
}

/* ---- device rows ---- */

static void find_device_rows(struct file_collectives *gathering)
{
    const struct trace_recording *recording = gathering->span->recording;
    const struct trace_events *events = &recording->events;
    struct arena *arena = gathering->arena;
    size_t total = 0, found = 0;

    for (uint32_t row = 0; row < events->count && !budget_is_over_at(arena->budget, row);
         row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    gathering->device = arena_new(arena, total, sizeof *gathering->device);
    gathering->rows = arena_new(arena, total, sizeof *gathering->rows);
    uint32_t *scratch = arena_new(arena, total / 2 + 1, sizeof *scratch);
    for (uint32_t row = 0; row < events->count && found < total; row++) {
        const struct trace_op *op = &recording->ops[events->op[row]];

        if (op->side != TRACE_DEVICE)
            continue;
        found++;
        if (!gathering->list->bare)
            gathering->device[gathering->device_count++] = row;
        if (op->kind == TRACE_KIND_COMMUNICATION)
            gathering->rows[gathering->count++] = row;
    }
    if (gathering->count > 0)
        order_rows(events, gathering->device, gathering->device_count, scratch);
    arena_release(arena, scratch);
}

bool collective_is_host_name(const char *name)
{
    static const char *const starts[] = {"gloo:", "mpi:", "ucc:"};

    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncasecmp(name, starts[i], strlen(starts[i])) == 0)
            return true;
    return false;
}

bool collective_is_of_host(const struct trace_recording *recording, uint32_t op)
{
    const struct trace_op *of = &recording->ops[op];
    const char *category = strings_text(&recording->names, of->category);

    return of->side == TRACE_HOST &&
           (strcmp(category, "user_annotation") == 0 ||
            strcmp(category, "cpu_op") == 0) &&
           collective_is_host_name(strings_text(&recording->names, of->name));
}

static void find_host_rows(struct file_collectives *gathering)
{
    const struct trace_recording *recording = gathering->span->recording;
    const struct trace_events *events = &recording->events;
    struct arena *arena = gathering->arena;
    bool *is_one = arena_new(arena, recording->op_count, sizeof *is_one), any = false;

    for (uint32_t op = 0; op < recording->op_count; op++)
        any |= is_one[op] = collective_is_of_host(recording, op);
    if (!any)
        return;
    gathering->rows = arena_new(arena, events->count, sizeof *gathering->rows);
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(arena->budget, row);
         row++)
        if (is_one[events->op[row]])
            gathering->rows[gathering->count++] = row;
    gathering->list->has_host |= gathering->count > 0;
}

/* ---- when something runs ---- */

static void find_busy(struct file_collectives *gathering)
{
    const struct rows_span *span = gathering->span;
    const struct trace_events *events = &span->recording->events;
    struct arena *arena = gathering->arena;
    size_t count = gathering->device_count;

    gathering->compute = arena_new(arena, count, sizeof *gathering->compute);
    gathering->work = arena_new(arena, count, sizeof *gathering->work);
    for (size_t i = 0; i < count && !budget_is_over_at(arena->budget, i); i++) {
        uint32_t row = gathering->device[i];
        enum trace_kind kind = rows_kind(span, row);
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (kind == TRACE_KIND_COMPUTATION)
            collective_busy_add(gathering->compute, &gathering->compute_count, start,
                                end);
        if (kind == TRACE_KIND_COMPUTATION || kind == TRACE_KIND_MEMORY)
            collective_busy_add(gathering->work, &gathering->work_count, start, end);
    }
    collective_busy_sum(gathering->compute, gathering->compute_count);
    collective_busy_sum(gathering->work, gathering->work_count);
}

static void find_ends(struct file_collectives *gathering)
{
    const struct trace_events *events = &gathering->span->recording->events;
    const struct collective_list *list = gathering->list;

    gathering->ends =
        arena_new(gathering->arena, gathering->count, sizeof *gathering->ends);
    for (size_t i = 0; i < list->row_count - gathering->first; i++) {
        uint32_t row = gathering->rows[i];

        if (!list->facts[list->rows[gathering->first + i].facts].never_waited_for)
            gathering->ends[gathering->end_count++] = events->ts[row] + events->dur[row];
    }
    ARRAY_SORT(gathering->ends, gathering->end_count, number_order_int64);
}

/* The latest end that is no later than `start`, or `none`. `own`: the row itself takes no
 * time and ends at `start`; that end does not count. */
static int64_t latest_end(const struct file_collectives *gathering, int64_t start,
                          bool own, int64_t none)
{
    size_t low =
        ARRAY_FIRST(at, 0, gathering->end_count, gathering->ends[at] > start) - own;

    return low == 0 || gathering->ends[low - 1] < none ? none : gathering->ends[low - 1];
}

/* ---- rows ---- */

static void fill_row(const struct file_collectives *gathering, uint32_t row,
                     uint32_t step, struct collective_row *out)
{
    const struct trace_recording *recording = gathering->span->recording;
    int64_t start = recording->events.ts[row];
    bool own = recording->events.dur[row] == 0 && gathering->end_count > 0 &&
               !gathering->list->facts[out->facts].never_waited_for;
    int64_t from = latest_end(gathering, start, own, recording->steps[step].ts);
    int64_t compute =
        collective_busy_within(gathering->compute, gathering->compute_count, from, start);
    int64_t work =
        collective_busy_within(gathering->work, gathering->work_count, from, start);

    out->row = row;
    out->start = start;
    out->dur = recording->events.dur[row];
    out->file = (uint32_t)gathering->list->file_count;
    out->sample = gathering->sample_of_step[step];
    out->before[COLLECTIVE_COMPUTE] = compute;
    out->before[COLLECTIVE_MEMORY] = work - compute;
    out->before[COLLECTIVE_IDLE] = start > from ? start - from - work : 0;
}

/* Fills the rows of chosen steps, and leaves the others out of the list. */
static void choose_rows(struct file_collectives *gathering, struct step_pieces *pieces)
{
    const struct rows_span *span = gathering->span;
    struct trace_recording *recording = span->recording;
    struct collective_list *list = gathering->list;
    bool stepped = recording->step_row_count > 0;
    size_t kept = gathering->first, count = list->row_count - gathering->first;

    for (size_t i = 0; i < count && !budget_is_over(gathering->arena->budget); i++) {
        uint32_t row = gathering->rows[i];
        uint32_t step = stepped ? step_of_row(recording, pieces, row) : 0;

        list->rows_without_step += stepped && step == 0;
        if (gathering->sample_of_step[step] == COLLECTIVE_NONE)
            continue;
        list->rows[kept] = list->rows[gathering->first + i];
        fill_row(gathering, row, step, &list->rows[kept++]);
    }
    list->row_count = kept;
}

/* Keeps the busy intervals in which one of the rows runs. */
static void keep_busy(const struct file_collectives *gathering)
{
    struct collective_list *list = gathering->list;
    size_t count = gathering->compute_count, kept = list->busy_count;
    uint32_t *marks = arena_new(gathering->arena, count + 2, sizeof *marks);
    struct collective_file *file = &list->files[list->file_count];
    uint32_t open = 0, needed = 0;

    for (size_t i = gathering->first; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];

        marks[collective_busy_find(gathering->compute, count, row->start)]++;
        marks[collective_busy_find(gathering->compute, count, row->start + row->dur) +
              1]--;
    }
    for (size_t i = 0; i < count; i++)
        needed += (open += marks[i]) != 0;
    /* One more, so that a file without intervals has a place. */
    ARENA_RESERVE(list->arena, list->busy, list->busy_capacity,
                  list->busy_count + needed + 1);
    open = 0;
    for (size_t i = 0; i < count; i++)
        if ((open += marks[i]) != 0)
            list->busy[kept++] = gathering->compute[i];
    *file = (struct collective_file){list->busy_count, kept - list->busy_count};
    collective_busy_sum(list->busy + file->busy, file->busy_count);
    list->busy_count = kept;
}

static void gather_rows(struct file_collectives *gathering)
{
    struct collective_list *list = gathering->list;
    struct trace_recording *recording = gathering->span->recording;
    struct step_pieces pieces = {0};

    gathering->first = list->row_count;
    collective_facts_add(recording, gathering->arena, gathering->rows, gathering->count,
                         list);
    if (!list->bare) {
        find_ends(gathering);
        find_busy(gathering);
    }
    if (recording->step_row_count > 0)
        pieces = rows_pieces(recording, STEP_HOST, gathering->arena);
    choose_rows(gathering, &pieces);
    keep_busy(gathering);
}

static void gather_span(const struct rows_rank *rank, uint32_t number,
                        struct collective_list *list)
{
    struct file_collectives gathering = {.span = &rank->spans[number],
                                         .list = list,
                                         .arena = rank->arena,
                                         .number = number};

    ARENA_RESERVE(list->arena, list->files, list->file_capacity, list->file_count + 1);
    list->files[list->file_count] = (struct collective_file){0};
    add_samples(&gathering);
    find_device_rows(&gathering);
    if (gathering.count == 0 && list->of_host)
        find_host_rows(&gathering);
    if (gathering.count > 0)
        gather_rows(&gathering);
    list->file_count++;
}

/* ---- the whole ---- */

static int compare_rows(const void *a, const void *b)
{
    const struct collective_row *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    if (left->file != right->file)
        return left->file < right->file ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

void collective_gather(const struct rows_rank *rank, struct collective_list *list)
{
    ARENA_RESERVE(list->arena, list->ranks, list->rank_capacity, 1);
    list->ranks[0] = (struct collective_rank){.rank = rank->rank};
    list->rank_count = 1;
    for (size_t i = 0; i < rank->span_count; i++)
        gather_span(rank, (uint32_t)i, list);
    if (list->row_count > 0)
        qsort(list->rows, list->row_count, sizeof *list->rows, compare_rows);
    list->ranks[0].row_count = list->row_count;
    list->ranks[0].sample_count = list->sample_count;
}

/* ---- collective sums ---- */

void collective_sum_add(const struct collective_list *list, size_t row,
                        struct collective_sum *sum)
{
    const struct collective_row *of = &list->rows[row];
    const struct collective_instance *instance = &list->instances[of->instance];

    sum->rows++;
    number_add_to(&sum->transfer,
                  instance->by_clock ? of->dur - of->wait : instance->transfer);
    number_add_to(&sum->wait, of->wait);
    number_add_to(&sum->exposed, of->exposed);
    sum->half += of->half;
    sum->by_clock += instance->by_clock;
    if (instance->last != row)
        return;
    sum->last++;
    sum->certain += instance->by_clock && instance->certain;
    if (!instance->certain)
        return;
    number_add_to(&sum->caused, instance->exposed);
    if (instance->exposed == 0)
        return;
    sum->waited_for++;
    for (size_t kind = 0; kind < COLLECTIVE_BEFORES; kind++)
        sum->excess[kind] += instance->excess[kind];
}

void collective_sums_make(const struct collective_list *list,
                          struct collective_sum *of_ranks,
                          struct collective_sum *of_samples)
{
    for (size_t i = 0; i < list->row_count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_row *row = &list->rows[i];

        if (row->instance == COLLECTIVE_NONE || row->is_uneven)
            continue;
        if (of_ranks != NULL)
            collective_sum_add(list, i, &of_ranks[row->rank]);
        if (of_samples != NULL)
            collective_sum_add(list, i, &of_samples[row->sample]);
    }
}

enum collective_before collective_cause(const double excess[COLLECTIVE_BEFORES])
{
    enum collective_before cause = COLLECTIVE_COMPUTE;

    for (enum collective_before i = cause; i < COLLECTIVE_BEFORES; i++)
        if (excess[i] > excess[cause])
            cause = i;
    return cause;
}

const char *collective_before_name(enum collective_before before)
{
    static const char *const names[COLLECTIVE_BEFORES] = {[COLLECTIVE_COMPUTE] =
                                                              "compute",
                                                          [COLLECTIVE_MEMORY] = "memory",
                                                          [COLLECTIVE_IDLE] = "idle"};

    return before < COLLECTIVE_BEFORES ? names[before] : "";
}

struct collective_bandwidth collective_bandwidth_of(const struct collective_list *list,
                                                    const struct collective_facts *facts,
                                                    size_t rows, int64_t time)
{
    struct collective_bandwidth out = {collective_bytes(list, facts), facts->group_size,
                                       NAN, NAN};

    if (out.bytes == COLLECTIVE_UNKNOWN || time <= 0)
        return out;
    out.algorithm = (double)out.bytes * (double)rows / (double)time;
    out.bus = out.algorithm * collective_bus_factor((enum collective_class)facts->class,
                                                    facts->group_size);
    return out;
}

struct collective_bandwidth
collective_bandwidth_of_instance(const struct collective_list *list,
                                 const struct collective_instance *instance)
{
    const uint32_t *rows = list->members + instance->rows;
    uint32_t row = instance->last;

    for (size_t i = 0; i < instance->row_count &&
                       collective_bytes(list, &list->facts[list->rows[row].facts]) ==
                           COLLECTIVE_UNKNOWN;
         i++)
        row = rows[i];
    return collective_bandwidth_of(list, &list->facts[list->rows[row].facts], 1,
                                   instance->transfer);
}
