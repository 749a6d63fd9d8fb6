/* See memory_device.h. */
#include "analysis/memory/memory_device.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <stdio.h>
#include <stdlib.h>

/* Of each row: what is allocated after it. */
#define ROW_BYTES 8

int64_t memory_bytes_of(const struct trace_memory *instant)
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

int memory_device_add(const struct memory_rows *rows, struct memory_sums *sums,
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
