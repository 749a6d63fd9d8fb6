#include "base/array.h"
#include "trace/pftrace.h"

#include <inttypes.h>
#include <stdio.h>

#define CLIMB_MAX 16 /* tracks above a track */

static const char overhead[] = "Overhead", nothing[PF_WORD_MAX];

const struct pf_stage pf_stages[STAGE_KINDS] = {
    [STAGE_UNKNOWN] = {"", ""},
    [STAGE_KERNEL] = {"Kernel", "kernel"},
    [STAGE_COPY] = {"Memcpy", "gpu_memcpy"},
    [STAGE_SET] = {"Memset", "gpu_memset"},
    [STAGE_ANNOTATION] = {"Annotation", "gpu_user_annotation"},
    [STAGE_EVENT] = {"EventRecord", "graph_event_node"},
    [STAGE_HOST] = {"HostNode", "graph_host_node"},
};

/* ---- texts and tables ---- */

/* Keeps a string as JSON spells it, with readable bytes behind it: see first_bytes() of
 * the decoder. */
static bool keep_text(struct buffer *texts, const uint8_t *bytes, size_t length,
                      uint64_t *text, uint32_t *made)
{
    char *start = buffer_reserve(texts, 6 * length + 16);

    if (start == NULL)
        return false;
    char *end = pftrace_string(start, bytes, length);
    memset(end, 0, 16);
    *text = texts->length;
    *made = (uint32_t)(end - start);
    texts->length += *made + 16;
    return true;
}

static uint64_t entry_hash(const struct pf *pf, uint32_t table, uint64_t key)
{
    return hash_number(key, hash_number(pf->owner, pf->seed + table));
}

static inline bool entry_is(const struct pf *pf, uint32_t i, uint32_t table, uint64_t key)
{
    const struct pf_entry *entry = &pf->entries[i];

    return entry->key == key && entry->table == table && entry->owner == pf->owner;
}

struct pf_entry *pf_find(struct pf *pf, uint32_t table, uint64_t key)
{
    uint32_t *recent = &pf->recent[(key + table * (uint64_t)127) % RECENT], i;

    if (*recent != 0 && entry_is(pf, *recent - 1, table, key))
        return &pf->entries[*recent - 1];
    MAP_EACH(i, &pf->entry_map, entry_hash(pf, table, key))
    if (entry_is(pf, i, table, key)) {
        *recent = i + 1;
        return &pf->entries[i];
    }
    return NULL;
}

/* NULL when memory is refused. */
static struct pf_entry *entry_add(struct pf *pf, uint32_t table, uint64_t key)
{
    struct pf_sequence *sequence = &pf->sequences[pf->sequence];
    struct pf_entry *entry = pf_find(pf, table, key);

    if (entry != NULL)
        return entry;
    if (!ARRAY_RESERVE(pf->entries, pf->entry_capacity, pf->entry_count + (size_t)1) ||
        !map_add(&pf->entry_map, entry_hash(pf, table, key), pf->entry_count))
        return NULL;
    sequence->entries++;
    entry = &pf->entries[pf->entry_count++];
    *entry = (struct pf_entry){.key = key, .table = table, .owner = pf->owner};
    return entry;
}

static void set_sequence(struct pf *pf, uint32_t at)
{
    pf->sequence = at;
    pf->owner = (uint64_t)pf->sequences[at].generation << 32 | pf->sequences[at].id;
}

bool pf_choose_sequence(struct pf *pf, uint32_t id)
{
    uint64_t hash = hash_number(id, pf->seed);
    uint32_t found;

    MAP_EACH(found, &pf->sequence_map, hash)
    if (pf->sequences[found].id == id) {
        set_sequence(pf, found);
        return true;
    }
    if (!ARRAY_RESERVE(pf->sequences, pf->sequence_capacity,
                       pf->sequence_count + (size_t)1) ||
        !map_add(&pf->sequence_map, hash, pf->sequence_count))
        return false;
    pf->sequences[pf->sequence_count] = (struct pf_sequence){.id = id};
    set_sequence(pf, pf->sequence_count++);
    return true;
}

/* Forgets what the sequence has interned. */
void pf_clear_sequence(struct pf *pf)
{
    struct pf_sequence *sequence = &pf->sequences[pf->sequence];

    sequence->generation++;
    set_sequence(pf, pf->sequence);
    if (sequence->entries != pf->entry_count)
        return;
    sequence->entries = 0;
    map_clear(&pf->entry_map);
    pf->entry_count = 0;
    buffer_clear(&pf->texts);
}

/* ---- interned data ---- */

static uint32_t stage_of(const uint8_t *name, size_t length)
{
    for (uint32_t i = STAGE_KERNEL; i < STAGE_KINDS; i++)
        if (strlen(pf_stages[i].name) == length &&
            memcmp(pf_stages[i].name, name, length) == 0)
            return i;
    return STAGE_UNKNOWN;
}

/* The number of "[07] stream 7"; -1: it has none. */
static int64_t lane_of(const uint8_t *name, size_t length)
{
    const uint8_t *end = length > 0 && name[0] == '[' ? memchr(name, ']', length) : NULL;
    int64_t number;

    if (end == NULL || number_integer_text(name + 1, (size_t)(end - name) - 1, false,
                                           &number) != NUMBER_OK)
        return -1;
    return number < 0 ? -1 : number;
}

/* The names of a counter descriptor: {1: {1: number, 2: name}}. */
bool pf_add_counters(struct pf *pf, struct wire descriptor, uint64_t iid)
{
    struct wire_field specification, field;

    while (wire_next(&descriptor, &specification)) {
        uint64_t number = 0;
        struct wire_field name = {0};

        if (specification.number != 1 || specification.type != WIRE_BYTES)
            continue;
        struct wire wire = wire_of(&specification);
        while (wire_next(&wire, &field)) {
            if (field.number == 1 && field.type == WIRE_VARINT)
                number = field.value;
            if (field.number == 2 && field.type == WIRE_BYTES)
                name = field;
        }
        struct pf_entry *entry =
            entry_add(pf, TABLE_COUNTER_NAME, iid << 32 | (uint32_t)number);
        if (entry == NULL ||
            (name.number != 0 && !keep_text(&pf->texts, name.bytes, name.value,
                                            &entry->text, &entry->length)))
            return false;
    }
    return true;
}

/* An entry of a table. False when memory is refused. */
bool pf_intern(struct pf *pf, const struct wire_field *field)
{
    struct wire wire = wire_of(field);
    struct wire_field member, text = {0};
    uint64_t iid = 0, device = 0;
    uint32_t name = field->number == TABLE_KERNEL ? 3 : 2;

    if (field->type != WIRE_BYTES ||
        (field->number != TABLE_CATEGORY && field->number != TABLE_NAME &&
         field->number != TABLE_KEY && field->number != TABLE_SPECIFICATION &&
         field->number != TABLE_COUNTER && field->number != TABLE_KERNEL))
        return true;
    while (wire_next(&wire, &member)) {
        if (member.number == 1 && member.type == WIRE_VARINT)
            iid = member.value;
        if (member.number == 3 && member.type == WIRE_VARINT)
            device = member.value;
        if (member.number == name && member.type == WIRE_BYTES)
            text = member;
    }
    struct pf_entry *entry = entry_add(pf, field->number, iid);
    if (entry == NULL)
        return false;
    entry->number = (int64_t)(device & INT32_MAX);
    if (text.number == 0)
        return true;
    if (field->number == TABLE_COUNTER)
        return pf_add_counters(pf, wire_of(&text), iid);
    if (field->number == TABLE_SPECIFICATION) {
        entry->kind = stage_of(text.bytes, text.value);
        entry->number = lane_of(text.bytes, text.value);
    }
    return keep_text(&pf->texts, text.bytes, text.value, &entry->text, &entry->length);
}

bool pf_intern_all(struct pf *pf, const struct wire_field *data)
{
    struct wire wire = wire_of(data);
    struct wire_field entry;

    buffer_reserve(&pf->texts, data->value);
    while (wire_next(&wire, &entry))
        if (!pf_intern(pf, &entry))
            return false;
    pf->left_out += wire.broken;
    return true;
}

/* The text of an interned name; an empty one if it is not known. */
struct span pf_name(struct pf *pf, uint32_t table, uint64_t iid)
{
    const struct pf_entry *entry = iid == 0 ? NULL : pf_find(pf, table, iid);

    if (entry != NULL)
        return span_at(&pf->texts, entry->text, entry->length);
    pf->nameless += iid != 0;
    return span_text(nothing);
}

/* ---- tracks ---- */

/* TRACE_NONE: there is none. */
static uint32_t track_find(const struct pf *pf, uint64_t uuid)
{
    uint32_t i;

    MAP_EACH(i, &pf->track_map, hash_number(uuid, pf->seed))
    if (pf->tracks[i].uuid == uuid)
        return i;
    return TRACE_NONE;
}

/* TRACE_NONE when memory is refused. */
static uint32_t track_add(struct pf *pf, uint64_t uuid)
{
    uint32_t found = track_find(pf, uuid);

    if (found != TRACE_NONE)
        return found;
    if (!ARRAY_RESERVE(pf->tracks, pf->track_capacity, pf->track_count + (size_t)1) ||
        !map_add(&pf->track_map, hash_number(uuid, pf->seed), pf->track_count))
        return TRACE_NONE;
    pf->tracks[pf->track_count] = (struct pf_track){.uuid = uuid};
    return pf->track_count++;
}

/* The process or the thread of a track. */
static void describe(struct pf *pf, struct pf_track *track, const struct wire_field *data)
{
    bool is_thread = data->number == 4;
    struct wire wire = wire_of(data);
    struct wire_field field;

    while (wire_next(&wire, &field)) {
        if (field.number == 1 && field.type == WIRE_VARINT) {
            track->pid = (int32_t)field.value;
            track->has_pid = true;
        } else if (is_thread && field.number == 2 && field.type == WIRE_VARINT) {
            track->tid = (int64_t)field.value;
            track->has_tid = true;
        } else if (!is_thread && field.number == 6 && field.type == WIRE_BYTES) {
            track->is_overhead = field.value == strlen(overhead) &&
                                 memcmp(field.bytes, overhead, field.value) == 0;
        }
    }
    pf->left_out += wire.broken;
}

bool pf_add_track(struct pf *pf, const struct wire_field *data)
{
    struct wire wire = wire_of(data);
    struct wire_field field;
    uint64_t uuid = 0;

    while (wire_next(&wire, &field))
        if (field.number == 1 && field.type == WIRE_VARINT)
            uuid = field.value;
    uint32_t at = track_add(pf, uuid);
    if (at == TRACE_NONE)
        return false;
    struct pf_track *track = &pf->tracks[at];
    wire = wire_of(data);
    while (wire_next(&wire, &field)) {
        if (field.number == 5 && field.type == WIRE_VARINT)
            track->parent = field.value;
        if (field.type != WIRE_BYTES)
            continue;
        if (field.number == 3 || field.number == 4)
            describe(pf, track, &field);
        if (field.number == 2 && !keep_text(&pf->track_texts, field.bytes, field.value,
                                            &track->name, &track->name_length))
            return false;
    }
    track->settled = false;
    return true;
}

/* -1 is written with 31 bits. */
static bool keep_number(struct pf *pf, int64_t number, uint64_t *text, uint32_t *length)
{
    char digits[32];

    if (number == INT32_MAX)
        number = -1;
    snprintf(digits, sizeof digits, "%" PRId64, number);
    return keep_text(&pf->track_texts, (const uint8_t *)digits, strlen(digits), text,
                     length);
}

/* Finds process and thread of a track: its own, or of a track above it. */
static bool settle_track(struct pf *pf, uint32_t at)
{
    struct pf_track *track = &pf->tracks[at];
    const struct pf_track *above = track;
    const struct pf_track *process = NULL, *thread = NULL;
    bool is_overhead = false;

    for (int i = 0; i < CLIMB_MAX; i++) {
        process = process == NULL && above->has_pid ? above : process;
        thread = thread == NULL && above->has_tid ? above : thread;
        is_overhead = is_overhead || above->is_overhead;
        uint32_t next = above->parent == 0 ? TRACE_NONE : track_find(pf, above->parent);
        if (next == TRACE_NONE)
            break;
        above = &pf->tracks[next];
    }
    track->is_overhead = is_overhead;
    track->settled = true;
    if (!keep_number(pf, process == NULL ? 0 : process->pid, &track->pid_text,
                     &track->pid_length))
        return false;
    if (thread == NULL && track->name_length > 0) {
        track->tid_text = track->name;
        track->tid_length = track->name_length;
        return true;
    }
    return keep_number(pf, thread == NULL ? (int64_t)track->uuid : thread->tid,
                       &track->tid_text, &track->tid_length);
}

/* Makes the track of an event the current one. False when memory is refused. */
bool pf_choose_track(struct pf *pf, uint64_t uuid)
{
    if (pf->track_count == 0 || pf->tracks[pf->track].uuid != uuid) {
        uint32_t found = track_find(pf, uuid);

        if (found == TRACE_NONE)
            found = track_add(pf, 0);
        if (found == TRACE_NONE)
            return false;
        pf->track = found;
    }
    return pf->tracks[pf->track].settled || settle_track(pf, pf->track);
}
