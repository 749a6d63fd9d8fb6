#include "analyse/memory.h"
#include "analyse/table.h"
#include "analyse/tree.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "stats/statistics.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory frames ---- */

#define NAMES_MAX ((size_t)1 << 30)
/* Of a longer path, at most this many of the last names, and bytes of them, are shown. */
#define SHOWN_MAX 256
#define SHOWN_BYTES_MAX ((size_t)8 << 10)

void memory_frames_init(struct memory_frames *frames, struct arena *arena)
{
    *frames = (struct memory_frames){.arena = arena};
    strings_init_in(&frames->names, NAMES_MAX, arena);
    tree_map_init(&frames->places, arena);
    tree_map_init(&frames->classes, arena);
    uint32_t name =
        strings_add(&frames->names, MEMORY_NO_FRAME, sizeof MEMORY_NO_FRAME - 1);
    const struct memory_frame root = {MEMORY_NONE, name,        TREE_NONE,
                                      TREE_ROOT,   MEMORY_ROOT, 0};
    memory_frames_child(frames, &root);
}

uint32_t memory_frames_child(struct memory_frames *frames,
                             const struct memory_frame *wanted)
{
    uint32_t *place =
        tree_map_at(&frames->places, (uint64_t)wanted->parent << 32 | wanted->name,
                    (uint64_t)wanted->number << 8 | wanted->sort);

    if (*place != 0)
        return *place - 1;
    ARENA_RESERVE(frames->arena, frames->items, frames->capacity, frames->count + 1);
    uint32_t number = (uint32_t)frames->count++;
    struct memory_frame *frame = &frames->items[number];
    *frame = *wanted;
    *place = number + 1;
    if (wanted->number != TREE_NONE) {
        uint32_t *highest = tree_map_at(&frames->classes, wanted->parent, wanted->name);

        if (wanted->number >= *highest)
            *highest = wanted->number + 1;
    }
    if (wanted->sort == TREE_MODULE || wanted->sort == TREE_BACKWARD)
        frame->module = number;
    else
        frame->module =
            number == MEMORY_ROOT ? number : frames->items[frame->parent].module;
    if (number != MEMORY_ROOT)
        frame->hash = hash_number(frame->number,
                                  hash_bytes(strings_text(&frames->names, frame->name),
                                             strings_length(&frames->names, frame->name),
                                             frames->items[frame->parent].hash));
    return number;
}

uint32_t *memory_frames_add(struct memory_frames *into, const struct memory_frames *from)
{
    const uint32_t *names = strings_append(&into->names, &from->names);
    uint32_t *places = arena_new(into->arena, from->count, sizeof *places);

    for (size_t i = 1; i < from->count && !budget_is_over(into->arena->budget); i++) {
        struct memory_frame frame = from->items[i];

        frame.parent = places[frame.parent];
        frame.name = names[frame.name];
        places[i] = memory_frames_child(into, &frame);
    }
    return places;
}

static void append_name(const struct memory_frames *frames, uint32_t number, bool numbers,
                        struct buffer *out)
{
    const struct memory_frame *frame = &frames->items[number];

    buffer_append(out, strings_text(&frames->names, frame->name),
                  strings_length(&frames->names, frame->name));
    if (numbers && frame->number != TREE_NONE &&
        tree_map_find(&frames->classes, frame->parent, frame->name) > 1)
        buffer_printf(out, " #%u", frame->number);
}

void memory_frames_append_path(const struct memory_frames *frames, uint32_t frame,
                               bool numbers, struct buffer *out)
{
    uint32_t path[SHOWN_MAX];
    size_t count = 0, bytes = 0;

    if (frame == MEMORY_ROOT)
        buffer_append_text(out, MEMORY_NO_FRAME);
    for (; frame != MEMORY_ROOT && count < SHOWN_MAX;
         frame = frames->items[frame].parent) {
        bytes += strings_length(&frames->names, frames->items[frame].name);
        if (bytes > SHOWN_BYTES_MAX && count > 0)
            break;
        path[count++] = frame;
    }
    if (frame != MEMORY_ROOT)
        buffer_printf(out, "…%08" PRIx64 " / ", frames->items[frame].hash >> 32);
    while (count-- > 0) {
        append_name(frames, path[count], numbers, out);
        if (count > 0)
            buffer_append_text(out, " / ");
    }
}

/* ---- memory place ---- */

/* The frames of the instants `[memory]` of a recording (docs/semantics.md §11). */

/* By node of the recording's tree; parents come first. */
struct tree_cut {
    const struct tree *tree;
    uint32_t *cut; /* the node that the path of this one ends at */
    bool *is_cut;  /* an operator is below its last module or `backward`, if any */
    bool *needed;
    uint32_t *frame;
};

/* A path is cut after the first operator below its last module or `backward`, or, without
 * these, after its first operator. */
static void cut_paths(struct tree_cut *cutting, struct budget *budget)
{
    const struct tree *tree = cutting->tree;

    for (uint32_t i = 1; i < tree->count && !budget_is_over_at(budget, i); i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint32_t above = node->parent;

        cutting->cut[i] = i;
        if (node->sort == TREE_MODULE || node->sort == TREE_BACKWARD)
            continue;
        cutting->is_cut[i] = cutting->is_cut[above] || node->sort == TREE_OPERATOR;
        if (cutting->is_cut[above])
            cutting->cut[i] = cutting->cut[above];
    }
}

/* Adds the frames of instants, and all modules: the names of a class depend on how many
 * modules it has. */
static void add_frames(struct tree_cut *cutting, struct arena *scratch,
                       struct memory_frames *frames)
{
    const struct tree *tree = cutting->tree;
    uint32_t *names = arena_numbers(scratch, tree->names.count);

    for (size_t i = tree->count; i-- > 1;) {
        cutting->needed[i] |= tree->nodes[i].sort == TREE_MODULE;
        if (cutting->needed[i])
            cutting->needed[tree->nodes[i].parent] = true;
    }
    for (size_t i = 1; i < tree->count && !budget_is_over(scratch->budget); i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (!cutting->needed[i])
            continue;
        if (names[node->name] == MEMORY_NONE)
            names[node->name] = strings_copy(&frames->names, &tree->names, node->name);
        const struct memory_frame frame = {.parent = cutting->frame[node->parent],
                                           .name = names[node->name],
                                           .number = node->number,
                                           .sort = node->sort};
        cutting->frame[i] = memory_frames_child(frames, &frame);
    }
}

/* Adds the frames of a recording, which has its sequence numbers. `order`: the numbers of
 * its instants by (ts, file order); `marker`: of its set.
 * out[i]: the frame of instant i. Costs n log n. */
static void memory_place(const struct trace_recording *recording,
                         struct step_marker marker, const uint32_t *order,
                         struct memory_frames *frames, uint32_t *out)
{
    struct budget *budget = frames->arena->budget;
    CLEANUP(arena_free) struct arena *scratch = arena_make(budget);
    CLEANUP(tree_build_free) struct tree_build build;
    const struct tree_input input = {
        .recording = recording,
        .chosen = arena_new(scratch, recording->step_count, sizeof(bool)),
        .marker = marker,
        .level = TREE_MODULES,
        .instants = order,
        .node_of_instant = out,
        .is_frames_alone = true};

    tree_build_init(&build, budget);
    tree_walk(&input, &build);
    size_t count = build.tree.count;
    struct tree_cut cutting = {
        .tree = &build.tree,
        .cut = arena_new(scratch, count, sizeof *cutting.cut),
        .is_cut = arena_new(scratch, count, sizeof *cutting.is_cut),
        .needed = arena_new(scratch, count, sizeof *cutting.needed),
        .frame = arena_new(scratch, count, sizeof *cutting.frame)};
    cut_paths(&cutting, budget);
    for (uint32_t i = 0; i < recording->memory_count; i++) {
        out[i] = cutting.cut[out[i]];
        cutting.needed[out[i]] = true;
    }
    add_frames(&cutting, scratch, frames);
    for (uint32_t i = 0; i < recording->memory_count; i++)
        out[i] = cutting.frame[out[i]];
}

/* ---- memory sums ---- */

void memory_count_add(struct memory_count *to, const struct memory_count *more)
{
    to->count += more->count;
    number_add_to(&to->bytes, more->bytes);
}

void memory_sums_init(struct memory_sums *sums, struct arena *arena)
{
    *sums = (struct memory_sums){0};
    memory_frames_init(&sums->frames, arena);
    tree_map_init(&sums->operator_places, arena);
}

/* The sums of an operator, added if it is new. */
static struct memory_operator *memory_sums_operator(struct memory_sums *sums,
                                                    const struct memory_place *place,
                                                    uint32_t name)
{
    uint32_t *at = tree_map_at(&sums->operator_places, name,
                               (uint64_t)(uint32_t)place->type << 1 | place->has_type);

    if (*at == 0) {
        ARENA_RESERVE(sums->frames.arena, sums->operators, sums->operator_capacity,
                      sums->operator_count + 1);
        sums->operators[sums->operator_count++] = (struct memory_operator){
            .type = place->type, .has_type = place->has_type, .name = name};
        *at = (uint32_t)sums->operator_count;
    }
    return &sums->operators[*at - 1];
}

/* ---- appending ---- */

void memory_sums_append(struct memory_sums *sums, const struct memory_sums *part)
{
    struct arena *arena = sums->frames.arena;
    const uint32_t *frames = memory_frames_add(&sums->frames, &part->frames);

    ARENA_RESERVE(arena, sums->held, sums->held_capacity,
                  sums->held_count + part->held_count);
    for (size_t i = 0; i < part->held_count; i++) {
        struct memory_held held = part->held[i];

        held.device += (uint32_t)sums->device_count;
        held.frame = frames[held.frame];
        sums->held[sums->held_count++] = held;
    }
    ARENA_RESERVE(arena, sums->devices, sums->device_capacity,
                  sums->device_count + part->device_count);
    for (size_t i = 0; i < part->device_count; i++)
        sums->devices[sums->device_count++] = part->devices[i];
    ARENA_RESERVE(arena, sums->steps, sums->step_capacity,
                  sums->step_count + part->step_count);
    for (size_t i = 0; i < part->step_count; i++)
        sums->steps[sums->step_count++] = part->steps[i];
    for (size_t i = 0; i < part->operator_count && !budget_is_over(arena->budget); i++) {
        const struct memory_operator *from = &part->operators[i];
        const struct memory_place place = {.type = from->type,
                                           .has_type = from->has_type};
        struct memory_operator *to = memory_sums_operator(
            sums, &place,
            strings_copy(&sums->frames.names, &part->frames.names, from->name));

        memory_count_add(&to->allocated, &from->allocated);
        memory_count_add(&to->freed, &from->freed);
    }
    sums->samples += part->samples;
    sums->origin_ns = part->origin_ns;
}

/* ---- memory device ---- */

/* The memory of one device in one recording (docs/semantics.md §11). */

/* The instants of a device. */
struct memory_rows {
    const struct trace_recording *recording;
    struct arena *arena; /* of the rank */
    int64_t rank;
    uint32_t span;
    struct memory_place place;
    const uint32_t *rows; /* numbers of instants, by (ts, file order); one or more */
    uint32_t count;
    const uint32_t *frames; /* by number of instant */
    struct step_pieces *pieces;
};

/* The bytes that an instant allocates or frees, 0 or more. */
static int64_t memory_bytes_of(const struct trace_memory *instant)
{
    if (instant->bytes == INT64_MIN)
        return INT64_MAX;
    return instant->bytes < 0 ? -instant->bytes : instant->bytes;
}

/* a - b, limited to the range of the type. */
static int64_t subtract(int64_t a, int64_t b)
{
    int64_t out;

    if (__builtin_sub_overflow(a, b, &out))
        return b < 0 ? INT64_MAX : INT64_MIN;
    return out;
}

static int64_t add(int64_t a, int64_t b)
{
    int64_t out;

    if (__builtin_add_overflow(a, b, &out))
        return b < 0 ? INT64_MIN : INT64_MAX;
    return out;
}

static const struct trace_memory *instant_of(const struct memory_rows *rows, uint32_t row)
{
    return &rows->recording->memory_instants[rows->rows[row]];
}

/* ---- the curves ---- */

static bool is_said(const struct trace_memory *instant, enum trace_memory_field field)
{
    return (instant->fields & field) != 0;
}

/* Allocated after each row. */
static int64_t *allocated_after(const struct memory_rows *rows,
                                struct memory_device *device)
{
    int64_t *allocated = arena_new(rows->arena, rows->count, sizeof *allocated), sum = 0;

    device->has_addresses = true;
    for (uint32_t i = 0; i < rows->count; i++) {
        device->is_summed |= !is_said(instant_of(rows, i), TRACE_MEMORY_ALLOCATED);
        device->has_addresses &= is_said(instant_of(rows, i), TRACE_MEMORY_ADDRESS);
    }
    for (uint32_t i = 0; i < rows->count && !budget_is_over_at(rows->arena->budget, i);
         i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        sum = add(sum, instant->bytes);
        allocated[i] = device->is_summed ? sum : instant->allocated;
    }
    if (!device->is_summed)
        device->before = subtract(allocated[0], instant_of(rows, 0)->bytes);
    return allocated;
}

static struct memory_peak place_peak(const struct memory_rows *rows, int64_t value,
                                     int64_t ts)
{
    uint32_t step = step_pieces_find(rows->pieces, ts);

    return (struct memory_peak){.is_known = true,
                                .value = value,
                                .ts = ts,
                                .has_step = step != 0,
                                .step =
                                    step == 0 ? 0 : rows->recording->steps[step].number};
}

static void note_peak(const struct memory_rows *rows, uint32_t row, int64_t value,
                      int64_t allocated, struct memory_peak *out)
{
    const struct trace_memory *instant = instant_of(rows, row);

    *out = place_peak(rows, value, instant->ts);
    out->has_unused = is_said(instant, TRACE_MEMORY_RESERVED);
    out->unused = out->has_unused ? subtract(instant->reserved, allocated) : 0;
}

/* Where the curve of allocated memory begins: at the first event of the recording. */
static int64_t curve_begin(const struct memory_rows *rows)
{
    const struct trace_recording *recording = rows->recording;
    int64_t first = instant_of(rows, 0)->ts;

    return recording->events.count > 0 && recording->first_ns < first
               ? recording->first_ns
               : first;
}

/* Finds both peaks; returns how many rows there are up to the peak of allocated memory:
 * 0 if no row reaches what was allocated before the first. */
static uint32_t find_peaks(const struct memory_rows *rows, const int64_t *allocated,
                           struct memory_device *device, uint64_t *reserved_rows)
{
    uint32_t upto = 0, most_reserved = UINT32_MAX;
    int64_t most = device->before;

    for (uint32_t i = 0; i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        if (allocated[i] > most) {
            most = allocated[i];
            upto = i + 1;
        }
        if (!is_said(instant, TRACE_MEMORY_RESERVED))
            continue;
        ++*reserved_rows;
        if (most_reserved == UINT32_MAX ||
            instant->reserved > instant_of(rows, most_reserved)->reserved)
            most_reserved = i;
    }
    if (upto > 0)
        note_peak(rows, upto - 1, most, most, &device->allocated);
    else
        device->allocated = place_peak(rows, most, curve_begin(rows));
    if (most_reserved != UINT32_MAX)
        note_peak(rows, most_reserved, instant_of(rows, most_reserved)->reserved,
                  allocated[most_reserved], &device->reserved);
    return upto;
}

static void name_line(const struct memory_rows *rows, const char *what,
                      struct series *line)
{
    static const char *const words[] = {[0] = "host", [1] = "CUDA", [6] = "HIP"};
    int32_t type = rows->place.type;
    char span[32] = "", device[32] = "device";

    if (rows->place.has_type && type >= 0 && type <= 6 && words[type] != NULL)
        snprintf(device, sizeof device, "%s", words[type]);
    else if (rows->place.has_type)
        snprintf(device, sizeof device, "type %d", (int)type);
    if (rows->span > 0)
        snprintf(span, sizeof span, ", span %u", (unsigned)rows->span);
    snprintf(line->name, sizeof line->name, "%s %s%s", device, what, span);
    line->rank = rows->rank;
    line->device = rows->place.has_id ? rows->place.id : -1;
}

static struct series_point *add_line(const struct memory_rows *rows, const char *what,
                                     uint64_t count, struct series_list *lines)
{
    struct series *line = series_list_add(lines);

    name_line(rows, what, line);
    return series_reserve(lines->arena, line, count);
}

static void draw_allocated(const struct memory_rows *rows, const int64_t *allocated,
                           const struct memory_device *device, struct series_list *lines)
{
    struct series_point *points =
        add_line(rows, "allocated", (uint64_t)rows->count + 1, lines);

    points[0] = (struct series_point){curve_begin(rows), (double)device->before};
    for (uint32_t i = 0; i < rows->count; i++)
        points[i + 1] =
            (struct series_point){instant_of(rows, i)->ts, (double)allocated[i]};
}

static void draw_reserved(const struct memory_rows *rows, uint64_t count,
                          struct series_list *lines)
{
    struct series_point *points = add_line(rows, "reserved", count, lines);

    for (uint32_t i = 0; i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        if (is_said(instant, TRACE_MEMORY_RESERVED))
            *points++ = (struct series_point){instant->ts, (double)instant->reserved};
    }
}

/* ---- what lives ---- */

#define NEVER UINT32_MAX

struct block_lives {
    uint32_t *freed_at;    /* by row, of allocations: the row that frees them; NEVER */
    uint32_t *before;      /* of open allocations: the one before at the address + 1 */
    uint32_t *open;        /* of the first row of an address: its last open one + 1 */
    struct tree_map first; /* by address: its first row + 1 */
    struct tree_map held;  /* frame and sort: number in sums.held + 1 */
};

/* The last open allocation + 1 at the address of a row. */
static uint32_t *open_at(const struct memory_rows *rows, struct block_lives *lives,
                         uint32_t row)
{
    uint32_t *first = tree_map_at(&lives->first, instant_of(rows, row)->address, 0);

    if (*first == 0)
        *first = row + 1;
    return &lives->open[*first - 1];
}

/* A free at an address frees everything that was allocated there before. */
static void pair_rows(const struct memory_rows *rows, struct block_lives *lives,
                      struct memory_device *device)
{
    for (uint32_t i = 0; i < rows->count && !budget_is_over_at(rows->arena->budget, i);
         i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        if (instant->bytes == 0)
            continue;
        uint32_t *open = open_at(rows, lives, i);
        if (instant->bytes > 0) {
            lives->before[i] = *open;
            *open = i + 1;
            continue;
        }
        if (*open == 0) {
            const struct memory_count one = {1, memory_bytes_of(instant)};

            memory_count_add(&device->unseen_frees, &one);
        }
        for (uint32_t at = *open; at != 0; at = lives->before[at - 1])
            lives->freed_at[at - 1] = i;
        *open = 0;
    }
}

static void hold(struct memory_sums *sums, struct block_lives *lives, uint32_t frame,
                 enum memory_held_sort sort, int64_t bytes)
{
    const struct memory_count one = {1, bytes};
    uint32_t *place = tree_map_at(&lives->held, frame, sort);

    if (*place == 0) {
        ARENA_RESERVE(sums->frames.arena, sums->held, sums->held_capacity,
                      sums->held_count + 1);
        sums->held[sums->held_count++] =
            (struct memory_held){.device = (uint32_t)sums->device_count,
                                 .frame = frame,
                                 .sort = (uint8_t)sort};
        *place = (uint32_t)sums->held_count;
    }
    memory_count_add(&sums->held[*place - 1].count, &one);
}

/* `upto`: the number of rows up to the peak. */
static void sum_lives(const struct memory_rows *rows, uint32_t upto,
                      struct block_lives *lives, struct memory_device *device,
                      struct memory_sums *sums)
{
    for (uint32_t i = 0; i < rows->count && !budget_is_over_at(rows->arena->budget, i);
         i++) {
        const struct trace_memory *instant = instant_of(rows, i);
        const struct memory_count one = {1, instant->bytes};
        uint32_t frame = rows->frames[rows->rows[i]];

        if (instant->bytes <= 0)
            continue;
        if (i < upto && lives->freed_at[i] >= upto) {
            memory_count_add(&device->live, &one);
            hold(sums, lives, frame, MEMORY_LIVE, instant->bytes);
        }
        if (lives->freed_at[i] == NEVER) {
            memory_count_add(&device->never_freed, &one);
            hold(sums, lives, frame, MEMORY_NEVER_FREED, instant->bytes);
        }
    }
    int64_t rest = subtract(device->allocated.value, device->live.bytes);
    device->from_before = rest > 0 ? rest : 0;
}

static int compare_held(const void *a, const void *b)
{
    const struct memory_held *left = a, *right = b;

    if (left->sort != right->sort)
        return left->sort < right->sort ? -1 : 1;
    if (left->count.bytes != right->count.bytes)
        return left->count.bytes > right->count.bytes ? -1 : 1;
    return (left->frame > right->frame) - (left->frame < right->frame);
}

static void add_lives(const struct memory_rows *rows, uint32_t upto,
                      struct memory_device *device, struct memory_sums *sums)
{
    size_t first = sums->held_count;
    CLEANUP(arena_free) struct arena *arena = arena_make(rows->arena->budget);
    struct block_lives lives = {
        .freed_at = arena_numbers(arena, rows->count), /* NEVER */
        .before = arena_new(arena, rows->count, sizeof *lives.before),
        .open = arena_new(arena, rows->count, sizeof *lives.open)};

    tree_map_init(&lives.first, arena);
    tree_map_init(&lives.held, arena);
    pair_rows(rows, &lives, device);
    sum_lives(rows, upto, &lives, device, sums);
    if (sums->held_count > first)
        qsort(sums->held + first, sums->held_count - first, sizeof *sums->held,
              compare_held);
}

/* ---- the whole ---- */

/* Adds the device, the memory that its frames hold and, unless `lines` is NULL, its
 * curves. Costs n log n. */
static void memory_device_add(const struct memory_rows *rows, struct memory_sums *sums,
                              struct series_list *lines)
{
    struct memory_device device = {.rank = rows->rank,
                                   .span = rows->span,
                                   .place = rows->place,
                                   .rows = rows->count};
    uint64_t reserved = 0;
    int64_t *allocated = allocated_after(rows, &device);
    uint32_t upto = find_peaks(rows, allocated, &device, &reserved);

    if (device.has_addresses)
        add_lives(rows, upto, &device, sums);
    if (lines != NULL)
        draw_allocated(rows, allocated, &device, lines);
    if (lines != NULL && reserved > 0)
        draw_reserved(rows, reserved, lines);
    ARENA_RESERVE(sums->frames.arena, sums->devices, sums->device_capacity,
                  sums->device_count + 1);
    sums->devices[sums->device_count++] = device;
    arena_release(rows->arena, allocated);
}

/* ---- memory gather ---- */

static int compare_instants(const void *a, const void *b, void *context)
{
    const struct trace_memory *instants = context;
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;

    if (instants[left].ts != instants[right].ts)
        return instants[left].ts < instants[right].ts ? -1 : 1;
    return (left > right) - (left < right);
}

/* The instants by (ts, file order). */
static uint32_t *order_instants(const struct trace_recording *recording,
                                struct arena *arena)
{
    uint32_t *order = arena_new(arena, recording->memory_count, sizeof *order);
    bool is_ordered = true;

    for (uint32_t i = 0; i < recording->memory_count; i++) {
        order[i] = i;
        is_ordered &= i == 0 || recording->memory_instants[i - 1].ts <=
                                    recording->memory_instants[i].ts;
    }
    if (!is_ordered)
        qsort_r(order, recording->memory_count, sizeof *order, compare_instants,
                recording->memory_instants);
    return order;
}

/* ---- the devices of a span ---- */

struct span_devices {
    struct memory_place *places; /* by first instant in time */
    size_t count, capacity;
    uint32_t *of_instant;
    uint32_t *rows;  /* the instants device by device, each by time */
    uint32_t *begin; /* where the rows of a device begin; count + 1 */
};

static struct memory_place place_of(const struct trace_memory *instant)
{
    return (struct memory_place){
        .type = instant->device_type,
        .id = instant->device_id,
        .has_type = (instant->fields & TRACE_MEMORY_DEVICE_TYPE) != 0,
        .has_id = (instant->fields & TRACE_MEMORY_DEVICE_ID) != 0};
}

static bool is_same_place(const struct memory_place *a, const struct memory_place *b)
{
    return a->type == b->type && a->id == b->id && a->has_type == b->has_type &&
           a->has_id == b->has_id;
}

static void number_devices(const struct trace_recording *recording, const uint32_t *order,
                           struct arena *arena, struct span_devices *devices)
{
    struct tree_map numbers; /* type, id: device + 1 */
    uint32_t last = 0;

    tree_map_init(&numbers, arena);
    devices->of_instant =
        arena_new(arena, recording->memory_count, sizeof *devices->of_instant);
    for (uint32_t i = 0; i < recording->memory_count; i++) {
        const struct memory_place place = place_of(&recording->memory_instants[order[i]]);

        if (last == 0 || !is_same_place(&place, &devices->places[last - 1])) {
            uint32_t *number = tree_map_at(
                &numbers, (uint64_t)(uint32_t)place.type << 1 | place.has_type,
                (uint64_t)(uint32_t)place.id << 1 | place.has_id);

            if (*number == 0) {
                ARENA_RESERVE(arena, devices->places, devices->capacity,
                              devices->count + 1);
                devices->places[devices->count++] = place;
                *number = (uint32_t)devices->count;
            }
            last = *number;
        }
        devices->of_instant[order[i]] = last - 1;
    }
}

/* Sorts the instants into their devices. */
static void share_out(const struct trace_recording *recording, const uint32_t *order,
                      struct arena *arena, struct span_devices *devices)
{
    uint32_t count = recording->memory_count;
    uint32_t *next = arena_new(arena, devices->count + 1, sizeof *next);

    devices->begin = arena_new(arena, devices->count + 1, sizeof *devices->begin);
    devices->rows = arena_new(arena, count, sizeof *devices->rows);
    for (uint32_t i = 0; i < count; i++)
        devices->begin[devices->of_instant[i] + 1]++;
    for (size_t i = 0; i < devices->count; i++) {
        devices->begin[i + 1] += devices->begin[i];
        next[i] = devices->begin[i];
    }
    for (uint32_t i = 0; i < count; i++)
        devices->rows[next[devices->of_instant[order[i]]]++] = order[i];
}

/* Host memory comes last. */
static int compare_places(const void *a, const void *b, void *context)
{
    const struct span_devices *devices = context;
    uint32_t left_number = *(const uint32_t *)a, right_number = *(const uint32_t *)b;
    const struct memory_place *left = &devices->places[left_number];
    const struct memory_place *right = &devices->places[right_number];

    if (left->has_type != right->has_type)
        return left->has_type ? 1 : -1;
    if ((left->type == 0) != (right->type == 0))
        return left->type == 0 ? 1 : -1;
    if (left->type != right->type)
        return left->type < right->type ? -1 : 1;
    if (left->has_id != right->has_id)
        return left->has_id ? 1 : -1;
    return (left->id > right->id) - (left->id < right->id);
}

/* ---- operators and steps ---- */

static bool is_selected(const struct rows_span *span, int64_t time)
{
    return span->step_chosen == NULL ||
           span->step_chosen[step_pieces_find(span->pieces, time)];
}

static void add_operators(const struct rows_rank *rank, const struct rows_span *span,
                          const uint32_t *frames, struct memory_sums *sums)
{
    const struct trace_recording *recording = span->recording;
    struct memory_operator *op = NULL; /* of the instant before */

    for (uint32_t i = 0;
         i < recording->memory_count && !budget_is_over_at(rank->arena->budget, i); i++) {
        const struct trace_memory *instant = &recording->memory_instants[i];
        const struct memory_place place = place_of(instant);
        const struct memory_count one = {1, memory_bytes_of(instant)};
        uint32_t name = sums->frames.items[frames[i]].name;

        if (instant->bytes == 0 || !is_selected(span, instant->ts))
            continue;
        if (op == NULL || op->name != name || op->type != place.type ||
            op->has_type != place.has_type)
            op = memory_sums_operator(sums, &place, name);
        memory_count_add(instant->bytes > 0 ? &op->allocated : &op->freed, &one);
    }
}

static void add_steps(const struct rows_rank *rank, uint32_t number,
                      struct memory_sums *sums)
{
    const struct trace_recording *recording = rank->spans[number].recording;

    for (uint32_t i = 1; i < recording->step_count; i++) {
        ARENA_RESERVE(sums->frames.arena, sums->steps, sums->step_capacity,
                      sums->step_count + 1);
        sums->steps[sums->step_count++] =
            (struct memory_step){rank->rank, number, recording->steps[i].number,
                                 recording->steps[i].host_ts, recording->steps[i].host};
    }
}

/* ---- the whole ---- */

static void add_devices(const struct rows_rank *rank, uint32_t number,
                        const struct span_devices *devices, const uint32_t *frames,
                        struct memory_sums *sums, struct series_list *lines)
{
    const struct trace_recording *recording = rank->spans[number].recording;
    struct step_pieces pieces = rows_pieces(recording, STEP_HOST, rank->arena);
    uint32_t *order = arena_new(rank->arena, devices->count, sizeof *order);

    for (uint32_t i = 0; i < devices->count; i++)
        order[i] = i;
    qsort_r(order, devices->count, sizeof *order, compare_places,
            (void *)(uintptr_t)devices);
    for (size_t i = 0; i < devices->count && !budget_is_over(rank->arena->budget); i++) {
        uint32_t begin = devices->begin[order[i]], end = devices->begin[order[i] + 1];
        const struct memory_rows rows = {.recording = recording,
                                         .arena = rank->arena,
                                         .rank = rank->rank,
                                         .span = number,
                                         .place = devices->places[order[i]],
                                         .rows = devices->rows + begin,
                                         .count = end - begin,
                                         .frames = frames,
                                         .pieces = &pieces};

        memory_device_add(&rows, sums, lines);
    }
}

static void add_span(const struct rows_rank *rank, uint32_t number,
                     struct step_marker marker, struct memory_sums *sums,
                     struct series_list *lines)
{
    const struct rows_span *span = &rank->spans[number];
    const struct trace_recording *recording = span->recording;
    struct arena *arena = rank->arena;
    struct span_devices devices = {0};

    sums->samples += rows_samples(span);
    if (recording->memory_count == 0)
        return;
    uint32_t *order = order_instants(recording, arena);
    uint32_t *frames = arena_new(arena, recording->memory_count, sizeof *frames);
    memory_place(recording, marker, order, &sums->frames, frames);
    number_devices(recording, order, arena, &devices);
    share_out(recording, order, arena, &devices);
    add_operators(rank, span, frames, sums);
    add_steps(rank, number, sums);
    add_devices(rank, number, &devices, frames, sums, lines);
}

void memory_gather(const struct rows_rank *rank, struct step_marker marker,
                   struct memory_sums *sums, struct series_list *lines)
{
    for (uint32_t i = 0; i < rank->span_count; i++)
        add_span(rank, i, marker, sums, lines);
}
