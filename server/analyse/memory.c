#include "analyse/memory.h"
#include "analyse/table.h"
#include "analyse/tree_walk.h"
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

void memory_frames_init(struct memory_frames *frames, struct budget *budget)
{
    *frames = (struct memory_frames){.memory = {.budget = budget}};
    strings_init_counted(&frames->names, NAMES_MAX, budget);
    tree_map_init(&frames->places, &frames->memory);
    tree_map_init(&frames->classes, &frames->memory);
    uint32_t name =
        memory_frames_name(frames, MEMORY_NO_FRAME, sizeof MEMORY_NO_FRAME - 1);
    const struct memory_frame root = {MEMORY_NONE, name,        TREE_NONE,
                                      TREE_ROOT,   MEMORY_ROOT, 0};
    memory_frames_child(frames, &root);
}

void memory_frames_free(struct memory_frames *frames)
{
    strings_free(&frames->names);
    free(frames->items);
    tree_map_free(&frames->places);
    tree_map_free(&frames->classes);
    budget_share_return(&frames->memory);
}

uint32_t memory_frames_name(struct memory_frames *frames, const char *text, size_t length)
{
    uint32_t id = strings_add(&frames->names, text, length);

    frames->failed |= id == STRINGS_NONE;
    return id;
}

/* Notes the number of an instance of a class. */
static bool note_instance(struct memory_frames *frames, const struct memory_frame *frame)
{
    if (frame->number == TREE_NONE)
        return true;
    uint32_t *highest = tree_map_at(&frames->classes, frame->parent, frame->name);
    if (highest == NULL)
        return false;
    if (frame->number >= *highest)
        *highest = frame->number + 1;
    return true;
}

uint32_t memory_frames_child(struct memory_frames *frames,
                             const struct memory_frame *wanted)
{
    uint32_t *place =
        frames->failed
            ? NULL
            : tree_map_at(&frames->places, (uint64_t)wanted->parent << 32 | wanted->name,
                          (uint64_t)wanted->number << 8 | wanted->sort);
    size_t before = frames->capacity;

    if (place != NULL && *place != 0)
        return *place - 1;
    if (place == NULL || frames->count >= MEMORY_NONE - 1 ||
        !ARRAY_RESERVE(frames->items, frames->capacity, frames->count + 1) ||
        budget_share_take(&frames->memory,
                          (frames->capacity - before) * sizeof *frames->items,
                          NULL) != 0 ||
        !note_instance(frames, wanted)) {
        frames->failed = true;
        return MEMORY_NONE;
    }
    uint32_t number = (uint32_t)frames->count++;
    struct memory_frame *frame = &frames->items[number];
    *frame = *wanted;
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
    *place = number + 1;
    return number;
}

uint32_t *memory_frames_add(struct memory_frames *into, const struct memory_frames *from)
{
    CLEANUP_FREE uint32_t *names = calloc((size_t)from->names.count + 1, sizeof *names);
    CLEANUP_FREE uint32_t *places = calloc(from->count + 1, sizeof *places);

    if (names == NULL || places == NULL || from->failed)
        return NULL;
    for (uint32_t i = 0; i < from->names.count && !into->failed; i++) {
        if (budget_is_over(into->memory.budget))
            return NULL;
        names[i] = memory_frames_name(into, strings_text(&from->names, i),
                                      strings_length(&from->names, i));
    }
    for (size_t i = 1; i < from->count && !into->failed; i++) {
        struct memory_frame frame = from->items[i];

        if (budget_is_over(into->memory.budget))
            return NULL;
        frame.parent = places[frame.parent];
        frame.name = names[frame.name];
        places[i] = memory_frames_child(into, &frame);
    }
    return into->failed ? NULL : TAKE_PTR(places);
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

/* Adds the frames of a recording, which has its sequence numbers. `order`: the numbers of
 * its instants by (ts, file order); `marker`: the one that makes its steps, or NULL.
 * out[i]: the frame of instant i. Costs n log n. */
int memory_place(const struct trace_recording *recording, const char *marker,
                 const uint32_t *order, struct memory_frames *frames, uint32_t *out,
                 struct error *error);

/* By node of the recording's tree; parents come first. */
struct tree_cut {
    const struct tree *tree;
    uint32_t *cut;  /* the node that the path of this one ends at */
    bool *is_below; /* a module or `backward` is at or above it */
    bool *is_cut;   /* and an operator below the last of them */
    bool *needed;
    uint32_t *frame;
};

static void tree_cut_free(struct tree_cut *cutting)
{
    free(cutting->cut);
    free(cutting->is_below);
    free(cutting->is_cut);
    free(cutting->needed);
    free(cutting->frame);
}

static int tree_cut_make(const struct tree *tree, struct tree_cut *out,
                         struct error *error)
{
    *out = (struct tree_cut){.tree = tree,
                             .cut = calloc(tree->count, sizeof *out->cut),
                             .is_below = calloc(tree->count, sizeof *out->is_below),
                             .is_cut = calloc(tree->count, sizeof *out->is_cut),
                             .needed = calloc(tree->count, sizeof *out->needed),
                             .frame = calloc(tree->count, sizeof *out->frame)};
    return out->cut == NULL || out->is_below == NULL || out->is_cut == NULL ||
                   out->needed == NULL || out->frame == NULL
               ? error_set_memory(error)
               : 0;
}

/* A path is cut after the first operator below its last module or `backward`. */
static void cut_paths(struct tree_cut *cutting, struct budget *budget)
{
    const struct tree *tree = cutting->tree;

    for (uint32_t i = 1; i < tree->count && !budget_is_over_at(budget, i); i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint32_t above = node->parent;

        cutting->cut[i] = i;
        if (node->sort == TREE_MODULE || node->sort == TREE_BACKWARD) {
            cutting->is_below[i] = true;
            continue;
        }
        cutting->is_below[i] = cutting->is_below[above];
        cutting->is_cut[i] = cutting->is_cut[above] ||
                             (cutting->is_below[i] && node->sort == TREE_OPERATOR);
        if (cutting->is_cut[above])
            cutting->cut[i] = cutting->cut[above];
    }
}

/* Adds the frames of instants, and all modules: the names of a class depend on how many
 * modules it has. */
static bool add_frames(struct tree_cut *cutting, struct memory_frames *frames)
{
    const struct tree *tree = cutting->tree;
    CLEANUP_FREE uint32_t *names = calloc((size_t)tree->names.count + 1, sizeof *names);

    if (names == NULL)
        return false;
    memset(names, 0xff, tree->names.count * sizeof *names);
    for (size_t i = tree->count; i-- > 1;) {
        cutting->needed[i] |= tree->nodes[i].sort == TREE_MODULE;
        if (cutting->needed[i])
            cutting->needed[tree->nodes[i].parent] = true;
    }
    for (size_t i = 1; i < tree->count && !frames->failed; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over(frames->memory.budget))
            return false;
        if (!cutting->needed[i])
            continue;
        if (names[node->name] == MEMORY_NONE)
            names[node->name] =
                memory_frames_name(frames, strings_text(&tree->names, node->name),
                                   strings_length(&tree->names, node->name));
        const struct memory_frame frame = {.parent = cutting->frame[node->parent],
                                           .name = names[node->name],
                                           .number = node->number,
                                           .sort = node->sort};
        cutting->frame[i] = memory_frames_child(frames, &frame);
    }
    return !frames->failed;
}

int memory_place(const struct trace_recording *recording, const char *marker,
                 const uint32_t *order, struct memory_frames *frames, uint32_t *out,
                 struct error *error)
{
    struct budget *budget = frames->memory.budget;
    CLEANUP(tree_build_free) struct tree_build build;
    CLEANUP(tree_cut_free) struct tree_cut cutting = {0};
    CLEANUP_FREE bool *chosen = calloc((size_t)recording->step_count + 1, sizeof *chosen);
    const struct tree_input input = {.recording = recording,
                                     .chosen = chosen,
                                     .marker = marker,
                                     .level = TREE_MODULES,
                                     .instants = order,
                                     .node_of_instant = out,
                                     .is_frames_alone = true};

    tree_build_init(&build, budget);
    int status =
        chosen == NULL ? error_set_memory(error) : tree_walk(&input, &build, error);
    if (status == 0)
        status = tree_cut_make(&build.tree, &cutting, error);
    if (status != 0)
        return status;
    cut_paths(&cutting, budget);
    for (uint32_t i = 0; i < recording->memory_count && !budget_is_over_at(budget, i);
         i++) {
        out[i] = cutting.cut[out[i]];
        cutting.needed[out[i]] = true;
    }
    if (!add_frames(&cutting, frames))
        return budget_or_memory(budget, error);
    for (uint32_t i = 0; i < recording->memory_count && !budget_is_over_at(budget, i);
         i++)
        out[i] = cutting.frame[out[i]];
    return budget_look(budget, error);
}

/* ---- memory sums ---- */

void memory_count_add(struct memory_count *to, const struct memory_count *more)
{
    to->count += more->count;
    to->bytes = statistics_add(to->bytes, more->bytes);
}

void memory_sums_init(struct memory_sums *sums, struct budget *budget)
{
    *sums = (struct memory_sums){0};
    memory_frames_init(&sums->frames, budget);
    tree_map_init(&sums->operator_places, &sums->frames.memory);
}

void memory_sums_free(struct memory_sums *sums)
{
    tree_map_free(&sums->operator_places);
    memory_frames_free(&sums->frames);
    free(sums->devices);
    free(sums->held);
    free(sums->operators);
    free(sums->steps);
}

/* Room for one more element in one of the arrays, counted by the budget; false: no
 * memory, or the budget is over. */
static bool memory_sums_room(struct memory_sums *sums, void *array, size_t *capacity,
                             size_t count, size_t size)
{
    size_t before = *capacity;

    return array_reserve(array, capacity, count + 1, size) &&
           budget_share_take(&sums->frames.memory, (*capacity - before) * size, NULL) ==
               0;
}

/* The sums of an operator, added if it is new. NULL: no memory, or the budget is over. */
static struct memory_operator *memory_sums_operator(struct memory_sums *sums,
                                                    const struct memory_place *place,
                                                    uint32_t name)
{
    uint32_t *at = tree_map_at(&sums->operator_places, name,
                               (uint64_t)(uint32_t)place->type << 1 | place->has_type);

    if (at == NULL)
        return NULL;
    if (*at == 0) {
        if (!memory_sums_room(sums, &sums->operators, &sums->operator_capacity,
                              sums->operator_count, sizeof *sums->operators))
            return NULL;
        sums->operators[sums->operator_count++] = (struct memory_operator){
            .type = place->type, .has_type = place->has_type, .name = name};
        *at = (uint32_t)sums->operator_count;
    }
    return &sums->operators[*at - 1];
}

/* ---- appending ---- */

static bool append_held(struct memory_sums *sums, const struct memory_sums *part,
                        const uint32_t *frames)
{
    uint32_t first = (uint32_t)sums->device_count;

    for (size_t i = 0; i < part->held_count; i++) {
        struct memory_held held = part->held[i];

        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->held, &sums->held_capacity, sums->held_count,
                              sizeof held))
            return false;
        held.device += first;
        held.frame = frames[held.frame];
        sums->held[sums->held_count++] = held;
    }
    return true;
}

static bool append_devices(struct memory_sums *sums, const struct memory_sums *part)
{
    for (size_t i = 0; i < part->device_count; i++) {
        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->devices, &sums->device_capacity,
                              sums->device_count, sizeof *sums->devices))
            return false;
        sums->devices[sums->device_count++] = part->devices[i];
    }
    for (size_t i = 0; i < part->step_count; i++) {
        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->steps, &sums->step_capacity, sums->step_count,
                              sizeof *sums->steps))
            return false;
        sums->steps[sums->step_count++] = part->steps[i];
    }
    return true;
}

static bool append_operators(struct memory_sums *sums, const struct memory_sums *part)
{
    for (size_t i = 0; i < part->operator_count; i++) {
        const struct memory_operator *from = &part->operators[i];
        const struct memory_place place = {.type = from->type,
                                           .has_type = from->has_type};
        uint32_t name = memory_frames_name(
            &sums->frames, strings_text(&part->frames.names, from->name),
            strings_length(&part->frames.names, from->name));
        struct memory_operator *to =
            name == STRINGS_NONE ? NULL : memory_sums_operator(sums, &place, name);

        if (to == NULL || budget_is_over(sums->frames.memory.budget))
            return false;
        memory_count_add(&to->allocated, &from->allocated);
        memory_count_add(&to->freed, &from->freed);
    }
    return true;
}

int memory_sums_append(struct memory_sums *sums, const struct memory_sums *part,
                       struct error *error)
{
    CLEANUP_FREE uint32_t *frames = memory_frames_add(&sums->frames, &part->frames);

    if (frames == NULL || !append_held(sums, part, frames) ||
        !append_devices(sums, part) || !append_operators(sums, part))
        return budget_or_memory(sums->frames.memory.budget, error);
    int status = budget_share_take(&sums->frames.memory, part->line_bytes, error);
    if (status != 0)
        return status;
    sums->line_bytes += part->line_bytes;
    sums->samples += part->samples;
    sums->origin_ns = part->origin_ns;
    return 0;
}

/* ---- memory device ---- */

/* The memory of one device in one recording (docs/semantics.md §11). */

/* The instants of a device. */
struct memory_rows {
    const struct trace_recording *recording;
    int64_t rank;
    uint32_t span;
    struct memory_place place;
    const uint32_t *rows; /* numbers of instants, by (ts, file order); one or more */
    uint32_t count;
    const uint32_t *frames; /* by number of instant */
    struct step_pieces *pieces;
};

/* Of each row: what is allocated after it. */
#define ROW_BYTES 8

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

/* Allocated after each row; owned by the caller. */
static int64_t *allocated_after(const struct memory_rows *rows,
                                struct memory_device *device, struct budget *budget)
{
    int64_t *allocated = calloc(rows->count, sizeof *allocated), sum = 0;

    device->has_addresses = true;
    for (uint32_t i = 0; i < rows->count; i++) {
        device->is_summed |= !is_said(instant_of(rows, i), TRACE_MEMORY_ALLOCATED);
        device->has_addresses &= is_said(instant_of(rows, i), TRACE_MEMORY_ADDRESS);
    }
    for (uint32_t i = 0;
         allocated != NULL && i < rows->count && !budget_is_over_at(budget, i); i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        sum = add(sum, instant->bytes);
        allocated[i] = device->is_summed ? sum : instant->allocated;
    }
    if (allocated != NULL && !device->is_summed)
        device->before = subtract(allocated[0], instant_of(rows, 0)->bytes);
    return allocated;
}

static void note_peak(const struct memory_rows *rows, uint32_t row, int64_t value,
                      int64_t allocated, struct memory_peak *out)
{
    const struct trace_memory *instant = instant_of(rows, row);

    *out = (struct memory_peak){.is_known = true, .value = value, .ts = instant->ts};
    uint32_t step = step_pieces_find(rows->pieces, instant->ts);
    out->has_step = step != 0;
    out->step = step == 0 ? 0 : rows->recording->steps[step].number;
    out->has_unused = is_said(instant, TRACE_MEMORY_RESERVED);
    out->unused = out->has_unused ? subtract(instant->reserved, allocated) : 0;
}

/* Finds both peaks; returns the row of the peak of allocated memory. */
static uint32_t find_peaks(const struct memory_rows *rows, const int64_t *allocated,
                           struct memory_device *device, uint64_t *reserved_rows)
{
    uint32_t most = 0, most_reserved = UINT32_MAX;

    for (uint32_t i = 0; i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        if (allocated[i] > allocated[most])
            most = i;
        if (!is_said(instant, TRACE_MEMORY_RESERVED))
            continue;
        ++*reserved_rows;
        if (most_reserved == UINT32_MAX ||
            instant->reserved > instant_of(rows, most_reserved)->reserved)
            most_reserved = i;
    }
    note_peak(rows, most, allocated[most], allocated[most], &device->allocated);
    if (most_reserved != UINT32_MAX)
        note_peak(rows, most_reserved, instant_of(rows, most_reserved)->reserved,
                  allocated[most_reserved], &device->reserved);
    return most;
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
                                     uint64_t count, struct memory_sums *sums,
                                     struct series_list *lines)
{
    uint64_t bytes = count * sizeof(struct series_point);

    if (budget_share_take(&sums->frames.memory, bytes, NULL) != 0)
        return NULL;
    sums->line_bytes += bytes;
    struct series *line = series_list_add(lines);
    if (line == NULL)
        return NULL;
    name_line(rows, what, line);
    return series_reserve(line, count);
}

/* The bytes that are allocated at the first event of the recording. */
static bool draw_allocated(const struct memory_rows *rows, const int64_t *allocated,
                           const struct memory_device *device, struct memory_sums *sums,
                           struct series_list *lines)
{
    int64_t first = instant_of(rows, 0)->ts;
    struct series_point *points =
        add_line(rows, "allocated", (uint64_t)rows->count + 1, sums, lines);

    if (points == NULL)
        return false;
    if (rows->recording->events.count > 0 && rows->recording->first_ns < first)
        first = rows->recording->first_ns;
    points[0] = (struct series_point){first, (double)device->before};
    for (uint32_t i = 0; i < rows->count; i++)
        points[i + 1] =
            (struct series_point){instant_of(rows, i)->ts, (double)allocated[i]};
    return true;
}

static bool draw_reserved(const struct memory_rows *rows, uint64_t count,
                          struct memory_sums *sums, struct series_list *lines)
{
    struct series_point *points = add_line(rows, "reserved", count, sums, lines);

    for (uint32_t i = 0; points != NULL && i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        if (is_said(instant, TRACE_MEMORY_RESERVED))
            *points++ = (struct series_point){instant->ts, (double)instant->reserved};
    }
    return points != NULL;
}

/* ---- what lives ---- */

#define NEVER UINT32_MAX

struct block_lives {
    uint32_t *freed_at; /* by row, of allocations: the row that frees them; NEVER */
    uint32_t *before;   /* of open allocations: the one before at the address + 1 */
    uint32_t *open;     /* of the first row of an address: its last open one + 1 */
    uint32_t *slots;    /* by address: its first row + 1 */
    size_t slot_count;  /* a power of two */
    uint64_t seed;
    struct tree_map held; /* frame and sort: number in sums.held + 1 */
    struct budget_share memory;
};

static void lives_free(struct block_lives *lives)
{
    free(lives->freed_at);
    free(lives->before);
    free(lives->open);
    free(lives->slots);
    tree_map_free(&lives->held);
    budget_share_return(&lives->memory);
}

static bool lives_init(struct block_lives *lives, uint32_t rows, struct budget *budget)
{
    *lives = (struct block_lives){
        .slot_count = 16, .seed = hash_seed(), .memory = {.budget = budget}};
    while (lives->slot_count < (size_t)rows * 2)
        lives->slot_count *= 2;
    tree_map_init(&lives->held, &lives->memory);
    if (budget_share_take(&lives->memory,
                          ((uint64_t)rows * 3 + lives->slot_count) * sizeof(uint32_t),
                          NULL) != 0)
        return false;
    lives->freed_at = malloc(rows * sizeof *lives->freed_at);
    lives->before = malloc(rows * sizeof *lives->before);
    lives->open = calloc(rows, sizeof *lives->open);
    lives->slots = calloc(lives->slot_count, sizeof *lives->slots);
    return lives->freed_at != NULL && lives->before != NULL && lives->open != NULL &&
           lives->slots != NULL;
}

/* The last open allocation + 1 at the address of a row. */
static uint32_t *open_at(const struct memory_rows *rows, struct block_lives *lives,
                         uint32_t row)
{
    uint64_t address = instant_of(rows, row)->address;
    size_t at = hash_number(address, lives->seed) & (lives->slot_count - 1);

    while (lives->slots[at] != 0 &&
           instant_of(rows, lives->slots[at] - 1)->address != address)
        at = (at + 1) & (lives->slot_count - 1);
    if (lives->slots[at] == 0)
        lives->slots[at] = row + 1;
    return &lives->open[lives->slots[at] - 1];
}

/* A free at an address frees everything that was allocated there before. */
static bool pair_rows(const struct memory_rows *rows, struct block_lives *lives,
                      struct memory_device *device)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);

        lives->freed_at[i] = NEVER;
        if (budget_is_over_at(lives->memory.budget, i))
            return false;
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
    return true;
}

static bool hold(struct memory_sums *sums, struct block_lives *lives, uint32_t frame,
                 enum memory_held_sort sort, int64_t bytes)
{
    const struct memory_count one = {1, bytes};
    uint32_t *place = tree_map_at(&lives->held, frame, sort);

    if (place == NULL)
        return false;
    if (*place == 0) {
        if (!memory_sums_room(sums, &sums->held, &sums->held_capacity, sums->held_count,
                              sizeof *sums->held))
            return false;
        sums->held[sums->held_count++] =
            (struct memory_held){.device = (uint32_t)sums->device_count,
                                 .frame = frame,
                                 .sort = (uint8_t)sort};
        *place = (uint32_t)sums->held_count;
    }
    memory_count_add(&sums->held[*place - 1].count, &one);
    return true;
}

static bool sum_lives(const struct memory_rows *rows, uint32_t peak,
                      struct block_lives *lives, struct memory_device *device,
                      struct memory_sums *sums)
{
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct trace_memory *instant = instant_of(rows, i);
        const struct memory_count one = {1, instant->bytes};
        uint32_t frame = rows->frames[rows->rows[i]];

        if (budget_is_over_at(sums->frames.memory.budget, i))
            return false;
        if (instant->bytes <= 0)
            continue;
        if (i <= peak && lives->freed_at[i] > peak) {
            memory_count_add(&device->live, &one);
            if (!hold(sums, lives, frame, MEMORY_LIVE, instant->bytes))
                return false;
        }
        if (lives->freed_at[i] == NEVER) {
            memory_count_add(&device->never_freed, &one);
            if (!hold(sums, lives, frame, MEMORY_NEVER_FREED, instant->bytes))
                return false;
        }
    }
    int64_t rest = subtract(device->allocated.value, device->live.bytes);
    device->from_before = rest > 0 ? rest : 0;
    return true;
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

static bool add_lives(const struct memory_rows *rows, uint32_t peak,
                      struct memory_device *device, struct memory_sums *sums)
{
    size_t first = sums->held_count;
    CLEANUP(lives_free) struct block_lives lives;

    if (!lives_init(&lives, rows->count, sums->frames.memory.budget) ||
        !pair_rows(rows, &lives, device) || !sum_lives(rows, peak, &lives, device, sums))
        return false;
    if (sums->held_count > first)
        qsort(sums->held + first, sums->held_count - first, sizeof *sums->held,
              compare_held);
    return true;
}

/* ---- the whole ---- */

/* Adds the device, the memory that its frames hold and, unless `lines` is NULL, its
 * curves. Costs n log n. */
static int memory_device_add(const struct memory_rows *rows, struct memory_sums *sums,
                             struct series_list *lines, struct error *error)
{
    struct budget *budget = sums->frames.memory.budget;
    struct budget_share scratch = {.budget = budget};
    struct memory_device device = {.rank = rows->rank,
                                   .span = rows->span,
                                   .place = rows->place,
                                   .rows = rows->count};
    uint64_t reserved = 0;
    int status = budget_share_take(&scratch, (uint64_t)rows->count * ROW_BYTES, error);

    if (status != 0)
        return status;
    CLEANUP_FREE int64_t *allocated = allocated_after(rows, &device, budget);
    bool fine = allocated != NULL && !budget_is_over(budget);
    if (fine) {
        uint32_t peak = find_peaks(rows, allocated, &device, &reserved);

        fine = !device.has_addresses || add_lives(rows, peak, &device, sums);
    }
    if (fine && lines != NULL)
        fine = draw_allocated(rows, allocated, &device, sums, lines) &&
               (reserved == 0 || draw_reserved(rows, reserved, sums, lines));
    if (fine)
        fine = memory_sums_room(sums, &sums->devices, &sums->device_capacity,
                                sums->device_count, sizeof device);
    if (fine)
        sums->devices[sums->device_count++] = device;
    budget_share_return(&scratch);
    return fine ? budget_look(budget, error) : budget_or_memory(budget, error);
}

/* ---- memory gather ---- */

/* Of each instant: its number twice, its frame, its device. */
#define INSTANT_BYTES 16

static int compare_instants(const void *a, const void *b, void *context)
{
    const struct trace_memory *instants = context;
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;

    if (instants[left].ts != instants[right].ts)
        return instants[left].ts < instants[right].ts ? -1 : 1;
    return (left > right) - (left < right);
}

/* The instants by (ts, file order); owned by the caller. */
static uint32_t *order_instants(const struct trace_recording *recording,
                                struct budget *budget)
{
    uint32_t *order = calloc((size_t)recording->memory_count + 1, sizeof *order);
    bool is_ordered = true;

    for (uint32_t i = 0;
         order != NULL && i < recording->memory_count && !budget_is_over_at(budget, i);
         i++) {
        order[i] = i;
        is_ordered &= i == 0 || recording->memory_instants[i - 1].ts <=
                                    recording->memory_instants[i].ts;
    }
    if (order != NULL && !is_ordered && !budget_is_over(budget))
        qsort_r(order, recording->memory_count, sizeof *order, compare_instants,
                recording->memory_instants);
    return order;
}

/* ---- the devices of a span ---- */

struct span_devices {
    struct memory_place *places; /* by first instant in time */
    size_t count, capacity;
    struct tree_map numbers; /* type, id: device + 1 */
    uint32_t *of_instant;
    uint32_t *rows;  /* the instants device by device, each by time */
    uint32_t *begin; /* where the rows of a device begin; count + 1 */
};

static void devices_free(struct span_devices *devices)
{
    free(devices->places);
    tree_map_free(&devices->numbers);
    free(devices->of_instant);
    free(devices->rows);
    free(devices->begin);
}

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

/* The number + 1 of a device, which is added if it is new; 0: no memory, or the budget is
 * over. */
static uint32_t number_of(const struct memory_place *place, struct memory_sums *sums,
                          struct span_devices *devices)
{
    uint32_t *number = tree_map_at(&devices->numbers,
                                   (uint64_t)(uint32_t)place->type << 1 | place->has_type,
                                   (uint64_t)(uint32_t)place->id << 1 | place->has_id);

    if (number == NULL)
        return 0;
    if (*number == 0) {
        if (!memory_sums_room(sums, &devices->places, &devices->capacity, devices->count,
                              sizeof *devices->places))
            return 0;
        devices->places[devices->count++] = *place;
        *number = (uint32_t)devices->count;
    }
    return *number;
}

static bool number_devices(const struct trace_recording *recording, const uint32_t *order,
                           struct memory_sums *sums, struct span_devices *devices)
{
    uint32_t last = 0;

    tree_map_init(&devices->numbers, &sums->frames.memory);
    for (uint32_t i = 0; i < recording->memory_count; i++) {
        const struct memory_place place = place_of(&recording->memory_instants[order[i]]);

        if (budget_is_over_at(sums->frames.memory.budget, i))
            return false;
        if (last == 0 || !is_same_place(&place, &devices->places[last - 1]))
            last = number_of(&place, sums, devices);
        if (last == 0)
            return false;
        devices->of_instant[order[i]] = last - 1;
    }
    return true;
}

/* Sorts the instants into their devices. */
static bool share_out(const struct trace_recording *recording, const uint32_t *order,
                      struct budget *budget, struct span_devices *devices)
{
    uint32_t count = recording->memory_count;
    CLEANUP_FREE uint32_t *next = calloc(devices->count + 2, sizeof *next);

    devices->begin = calloc(devices->count + 2, sizeof *devices->begin);
    devices->rows = calloc((size_t)count + 1, sizeof *devices->rows);
    if (next == NULL || devices->begin == NULL || devices->rows == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        devices->begin[devices->of_instant[i] + 1]++;
    for (size_t i = 0; i < devices->count; i++) {
        devices->begin[i + 1] += devices->begin[i];
        next[i] = devices->begin[i];
    }
    for (uint32_t i = 0; i < count && !budget_is_over_at(budget, i); i++)
        devices->rows[next[devices->of_instant[order[i]]]++] = order[i];
    return !budget_is_over(budget);
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

static bool add_operators(const struct rows_rank *rank, const struct rows_span *span,
                          const uint32_t *frames, struct memory_sums *sums)
{
    const struct trace_recording *recording = span->recording;
    struct memory_operator *op = NULL; /* of the instant before */

    for (uint32_t i = 0; i < recording->memory_count; i++) {
        const struct trace_memory *instant = &recording->memory_instants[i];
        const struct memory_place place = place_of(instant);
        const struct memory_count one = {1, memory_bytes_of(instant)};
        uint32_t name = sums->frames.items[frames[i]].name;

        if (budget_is_over_at(rank->memory.budget, i))
            return false;
        if (instant->bytes == 0 || !is_selected(span, instant->ts))
            continue;
        if (op == NULL || op->name != name || op->type != place.type ||
            op->has_type != place.has_type)
            op = memory_sums_operator(sums, &place, name);
        if (op == NULL)
            return false;
        memory_count_add(instant->bytes > 0 ? &op->allocated : &op->freed, &one);
    }
    return true;
}

static bool add_steps(const struct rows_rank *rank, uint32_t number,
                      struct memory_sums *sums)
{
    const struct trace_recording *recording = rank->spans[number].recording;

    for (uint32_t i = 1; i < recording->step_count; i++) {
        if (budget_is_over_at(rank->memory.budget, i) ||
            !memory_sums_room(sums, &sums->steps, &sums->step_capacity, sums->step_count,
                              sizeof *sums->steps))
            return false;
        sums->steps[sums->step_count++] =
            (struct memory_step){rank->rank, number, recording->steps[i].number,
                                 recording->steps[i].host_ts, recording->steps[i].host};
    }
    return true;
}

/* The samples of a span that are selected. */
static uint64_t count_samples(const struct rows_span *span)
{
    const struct trace_recording *recording = span->recording;
    uint64_t count = 0;

    if (span->step_chosen == NULL)
        return recording->step_count > 0;
    for (uint32_t i = 1; i < recording->step_count; i++)
        count += span->step_chosen[i];
    return count;
}

/* ---- the whole ---- */

static int add_devices(const struct rows_rank *rank, uint32_t number,
                       const struct span_devices *devices, const uint32_t *frames,
                       struct memory_sums *sums, struct series_list *lines,
                       struct error *error)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    CLEANUP_FREE uint32_t *order = calloc(devices->count + 1, sizeof *order);
    int status =
        step_pieces_make(rank->spans[number].recording, STEP_HOST, &pieces, error);

    if (status != 0 || order == NULL)
        return status != 0 ? status : error_set_memory(error);
    for (uint32_t i = 0; i < devices->count; i++)
        order[i] = i;
    qsort_r(order, devices->count, sizeof *order, compare_places,
            (void *)(uintptr_t)devices);
    for (size_t i = 0; i < devices->count && status == 0; i++) {
        uint32_t begin = devices->begin[order[i]], end = devices->begin[order[i] + 1];
        const struct memory_rows rows = {.recording = rank->spans[number].recording,
                                         .rank = rank->rank,
                                         .span = number,
                                         .place = devices->places[order[i]],
                                         .rows = devices->rows + begin,
                                         .count = end - begin,
                                         .frames = frames,
                                         .pieces = &pieces};

        status = memory_device_add(&rows, sums, lines, error);
    }
    return status;
}

static int add_span(const struct rows_rank *rank, uint32_t number, const char *marker,
                    struct memory_sums *sums, struct series_list *lines,
                    struct error *error)
{
    const struct rows_span *span = &rank->spans[number];
    const struct trace_recording *recording = span->recording;
    struct budget *budget = rank->memory.budget;
    uint32_t count = recording->memory_count;
    CLEANUP(devices_free) struct span_devices devices = {0};
    int status =
        budget_share_take(&sums->frames.memory, (uint64_t)count * INSTANT_BYTES, error);

    sums->samples += count_samples(span);
    if (count == 0 || status != 0)
        return status;
    CLEANUP_FREE uint32_t *order = order_instants(recording, budget);
    CLEANUP_FREE uint32_t *frames = calloc((size_t)count + 1, sizeof *frames);
    devices.of_instant = calloc((size_t)count + 1, sizeof *devices.of_instant);
    if (order == NULL || frames == NULL || devices.of_instant == NULL)
        return error_set_memory(error);
    status = memory_place(recording, marker, order, &sums->frames, frames, error);
    if (status != 0)
        return status;
    if (!number_devices(recording, order, sums, &devices) ||
        !share_out(recording, order, budget, &devices) ||
        !add_operators(rank, span, frames, sums) || !add_steps(rank, number, sums))
        return budget_or_memory(budget, error);
    return add_devices(rank, number, &devices, frames, sums, lines, error);
}

int memory_gather(const struct rows_rank *rank, const char *marker,
                  struct memory_sums *sums, struct series_list *lines,
                  struct error *error)
{
    int status = 0;

    for (uint32_t i = 0; i < rank->span_count && status == 0; i++)
        status = add_span(rank, i, marker, sums, lines, error);
    return status;
}
