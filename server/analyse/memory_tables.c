#include "analyse/analysis.h"
#include "analyse/memory.h"
#include "analyse/table.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- memory names ---- */

/* The frames of one side or of both, numbered together, so that frames of two sides match
 * if path and instance number agree (docs/semantics.md §11). */

#define MEMORY_SIDES 2

struct memory_names {
    struct memory_frames frames;      /* of all sides */
    struct memory_frames folded;      /* paths of modules without instance numbers */
    uint32_t *folded_of;              /* by frame: the path of its module */
    uint32_t *frame_of[MEMORY_SIDES]; /* by frame of the sums of a side */
};

/* The path of the module of each frame; `backward` counts as one. */
static void fold(struct memory_names *names, struct arena *arena)
{
    const struct memory_frames *frames = &names->frames;
    struct memory_frames *folded = &names->folded;
    uint32_t *own = arena_new(arena, frames->count, sizeof *own);
    bool *needed = arena_new(arena, frames->count, sizeof *needed);

    names->folded_of = arena_new(arena, frames->count, sizeof *names->folded_of);
    for (size_t i = frames->count; i-- > 1;) {
        needed[i] |= frames->items[i].module == i;
        needed[frames->items[i].parent] |= needed[i];
    }
    for (size_t i = 1; i < frames->count && !budget_is_over(arena->budget); i++) {
        struct memory_frame frame = frames->items[i];

        if (needed[i]) {
            frame.parent = own[frame.parent];
            frame.name = strings_copy(&folded->names, &frames->names, frame.name);
            frame.number = TREE_NONE;
            own[i] = memory_frames_child(folded, &frame);
        }
        names->folded_of[i] = own[frames->items[i].module];
    }
}

/* `sums`: of one side or of two. */
static void memory_names_make(const struct memory_sums *const *sums, size_t sides,
                              struct arena *arena, struct memory_names *out)
{
    *out = (struct memory_names){0};
    memory_frames_init(&out->frames, arena);
    memory_frames_init(&out->folded, arena);
    for (size_t i = 0; i < sides; i++)
        out->frame_of[i] = memory_frames_add(&out->frames, &sums[i]->frames);
    fold(out, arena);
}

/* ---- memory groups ---- */

/* The memory that devices hold, added up by frame, by module or by operator. */

enum memory_grouping {
    MEMORY_BY_FRAME,   /* keys: frames of the names */
    MEMORY_BY_MODULE,  /* folded frames of the names */
    MEMORY_BY_OPERATOR /* names.frames.names */
};

struct memory_group {
    uint32_t device; /* in the sums */
    uint32_t key;
    uint32_t frame;  /* of the names: the first one in it */
    uint32_t frames; /* how many are in it */
    uint32_t place;  /* how many groups of its device come before it */
    struct memory_count count;
};

struct memory_groups {
    struct memory_group *items; /* by device, most bytes first */
    size_t count;
};

#define NO_MODULE "no module"

static uint32_t key_of(const struct memory_names *names, enum memory_grouping grouping,
                       uint32_t frame)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        return names->folded_of[frame];
    case MEMORY_BY_OPERATOR:
        return names->frames.items[frame].name;
    default:
        return frame;
    }
}

static int compare_groups(const void *a, const void *b)
{
    const struct memory_group *left = a, *right = b;

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->count.bytes != right->count.bytes)
        return left->count.bytes > right->count.bytes ? -1 : 1;
    return (left->key > right->key) - (left->key < right->key);
}

/* Adds up the memory that the devices of a side hold. Costs n log n. */
static struct memory_groups memory_groups_make(const struct memory_sums *sums,
                                               const struct memory_names *names,
                                               size_t side, enum memory_held_sort sort,
                                               enum memory_grouping grouping)
{
    struct arena *arena = names->frames.arena;
    struct group_sums groups;

    groups_init(&groups, sizeof(struct memory_group), arena);
    for (size_t i = 0; i < sums->held_count && !budget_is_over(arena->budget); i++) {
        const struct memory_held *held = &sums->held[i];
        uint32_t frame = names->frame_of[side][held->frame];
        const uint32_t key[2] = {held->device, key_of(names, grouping, frame)};

        if (held->sort != sort)
            continue;
        struct memory_group *group = groups_at(&groups, key, sizeof key);
        if (group->frames++ == 0) {
            group->device = key[0];
            group->key = key[1];
            group->frame = frame;
        }
        memory_count_add(&group->count, &held->count);
    }
    const struct memory_groups out = {groups_sum(&groups, 0), groups_count(&groups)};
    ARRAY_SORT(out.items, out.count, compare_groups);
    for (size_t i = 1; i < out.count; i++)
        if (out.items[i].device == out.items[i - 1].device)
            out.items[i].place = out.items[i - 1].place + 1;
    return out;
}

/* How many keys there are. */
static size_t memory_groups_keys(const struct memory_names *names,
                                 enum memory_grouping grouping)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        return names->folded.count;
    case MEMORY_BY_OPERATOR:
        return names->frames.names.count;
    default:
        return names->frames.count;
    }
}

/* Marks the keys of the first `limit` groups of each device. */
static void memory_groups_mark(const struct memory_groups *groups, size_t limit,
                               bool *shown)
{
    for (size_t i = 0; i < groups->count; i++)
        if (groups->items[i].place < limit)
            shown[groups->items[i].key] = true;
}

/* Appends the name of a key. */
static void memory_groups_append_name(const struct memory_names *names,
                                      enum memory_grouping grouping, uint32_t key,
                                      struct buffer *out)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        if (key == MEMORY_ROOT)
            buffer_append_text(out, NO_MODULE);
        else
            memory_frames_append_path(&names->folded, key, false, out);
        break;
    case MEMORY_BY_OPERATOR:
        buffer_append(out, strings_text(&names->frames.names, key),
                      strings_length(&names->frames.names, key));
        break;
    default:
        memory_frames_append_path(&names->frames, key, true, out);
        break;
    }
}

/* ---- memory tables ---- */

/* The tables of the analysis of memory. */

enum memory_table {
    MEMORY_PEAKS,
    MEMORY_MODULES,
    MEMORY_OPERATORS,
    MEMORY_FRAMES,
    MEMORY_NEVER,
    MEMORY_CHANGES,
    MEMORY_STEPS,
    MEMORY_TABLES
};

/* No name is longer in a table. */
#define NAME_MAX_BYTES ((size_t)16 << 10)

struct memory_writer {
    const struct memory_sums *sums;
    struct memory_names *names;
    size_t side, limit;
    bool one_gpu; /* CUDA and HIP count as one type: the sides differ */
};

/* ---- devices ---- */

#define OF_DEVICE                                                                        \
    TABLE_COLUMN("rank", INTEGER, RANK), TABLE_COLUMN("span", INTEGER, KEY),             \
        TABLE_COLUMN("device_type", TEXT, KEY), TABLE_COLUMN("device", INTEGER, DEVICE)

#define CUDA 1
#define HIP 6

static void set_type(const struct memory_writer *writing, struct table *table,
                     const char *column, bool has_type, int32_t type)
{
    static const char *const words[] = {[0] = "host", [CUDA] = "CUDA", [HIP] = "HIP"};
    char text[16];

    if (!has_type)
        return;
    snprintf(text, sizeof text, "%d", (int)type);
    if (type >= 0 && type <= HIP && words[type] != NULL)
        put_word(table, column, writing->one_gpu && type != 0 ? "GPU" : words[type]);
    else
        put_word(table, column, text);
}

static void set_device(const struct memory_writer *writing, struct table *table,
                       const struct memory_device *device)
{
    put_integer(table, "rank", device->rank);
    put_integer(table, "span", device->span);
    set_type(writing, table, "device_type", device->place.has_type, device->place.type);
    if (device->place.has_id)
        put_integer(table, "device", device->place.id);
}

/* ---- peaks ---- */

static const struct table_column peaks_columns[] = {
    OF_DEVICE,
    {"totals", TABLE_TEXT, TABLE_ASIDE},
    {"peak", TABLE_INTEGER, TABLE_MEASURE},
    {"peak_at", TABLE_TIME, TABLE_ASIDE},
    {"peak_step", TABLE_INTEGER, TABLE_ASIDE},
    {"unused_at_peak", TABLE_INTEGER, TABLE_MEASURE},
    {"reserved_peak", TABLE_INTEGER, TABLE_MEASURE},
    {"reserved_peak_at", TABLE_TIME, TABLE_ASIDE},
    {"reserved_peak_step", TABLE_INTEGER, TABLE_ASIDE},
    {"unused_at_reserved_peak", TABLE_INTEGER, TABLE_MEASURE},
    {"allocated_at_start", TABLE_INTEGER, TABLE_MEASURE},
    {"live_at_peak", TABLE_INTEGER, TABLE_MEASURE},
    {"live_allocations", TABLE_INTEGER, TABLE_MEASURE},
    {"from_before", TABLE_INTEGER, TABLE_MEASURE},
    {"never_freed", TABLE_INTEGER, TABLE_MEASURE},
    {"never_freed_allocations", TABLE_INTEGER, TABLE_MEASURE},
    {"unseen_freed", TABLE_INTEGER, TABLE_MEASURE},
    {"unseen_frees", TABLE_INTEGER, TABLE_MEASURE},
    {"rows", TABLE_INTEGER, TABLE_SUM},
};

/* `columns`: value, time, step and unused. */
static void set_peak(struct table *table, const char *const *columns,
                     const struct memory_peak *peak, int64_t origin_ns)
{
    if (!peak->is_known)
        return;
    put_integer(table, columns[0], peak->value);
    put_integer(table, columns[1], series_since(peak->ts, origin_ns));
    if (peak->has_step)
        put_integer(table, columns[2], peak->step);
    if (peak->has_unused)
        put_integer(table, columns[3], peak->unused);
}

static void set_count(struct table *table, const char *bytes, const char *number,
                      const struct memory_count *count)
{
    put_integer(table, bytes, count->bytes);
    put_count(table, number, count->count);
}

static void write_peaks(const struct memory_writer *writing, struct table *table)
{
    static const char *const peak[] = {"peak", "peak_at", "peak_step", "unused_at_peak"};
    static const char *const reserved[] = {"reserved_peak", "reserved_peak_at",
                                           "reserved_peak_step",
                                           "unused_at_reserved_peak"};
    const struct memory_sums *sums = writing->sums;

    for (size_t i = 0; i < sums->device_count && !table->failed; i++) {
        const struct memory_device *device = &sums->devices[i];

        table_add_row(table);
        set_device(writing, table, device);
        put_word(table, "totals", device->is_summed ? "sums" : "recorded");
        set_peak(table, peak, &device->allocated, sums->origin_ns);
        set_peak(table, reserved, &device->reserved, sums->origin_ns);
        put_integer(table, "allocated_at_start", device->before);
        put_count(table, "rows", device->rows);
        if (!device->has_addresses)
            continue;
        set_count(table, "live_at_peak", "live_allocations", &device->live);
        put_integer(table, "from_before", device->from_before);
        set_count(table, "never_freed", "never_freed_allocations", &device->never_freed);
        set_count(table, "unseen_freed", "unseen_frees", &device->unseen_frees);
    }
}

/* ---- what is held ---- */

#define OF_GROUP(key)                                                                    \
    OF_DEVICE, TABLE_COLUMN(key, TEXT, KEY), TABLE_COLUMN("bytes", INTEGER, SUM),        \
        TABLE_COLUMN("allocations", INTEGER, SUM), TABLE_COLUMN("pctg", REAL, SUM)

static const struct table_column modules_columns[] = {
    OF_GROUP("module"), {"frames", TABLE_INTEGER, TABLE_SUM}};
static const struct table_column operators_columns[] = {
    OF_GROUP("operator"), {"frames", TABLE_INTEGER, TABLE_SUM}};
static const struct table_column frames_columns[] = {
    OF_GROUP("frame"), {"operator", TABLE_TEXT, TABLE_ASIDE}};

struct held_table {
    enum memory_table number;
    enum memory_held_sort sort;
    enum memory_grouping grouping;
};

static void write_group(const struct memory_writer *writing, const struct held_table *of,
                        const struct memory_group *group, struct table *table)
{
    const struct memory_device *device = &writing->sums->devices[group->device];
    const struct memory_frames *frames = &writing->names->frames;
    static const char *const key_columns[] = {[MEMORY_BY_MODULE] = "module",
                                              [MEMORY_BY_OPERATOR] = "operator",
                                              [MEMORY_BY_FRAME] = "frame"};
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_MAX_BYTES);

    memory_groups_append_name(writing->names, of->grouping, group->key, &name);
    table_add_row(table);
    set_device(writing, table, device);
    put_text(table, key_columns[of->grouping], name.bytes, name.length);
    set_count(table, "bytes", "allocations", &group->count);
    put_real(table, "pctg",
             statistics_percentage(group->count.bytes,
                                   of->sort == MEMORY_LIVE ? device->allocated.value
                                                           : device->never_freed.bytes,
                                   2));
    if (of->grouping != MEMORY_BY_FRAME) {
        put_integer(table, "frames", group->frames);
        return;
    }
    put_name(table, "operator", &frames->names, frames->items[group->frame].name);
}

/* `shown` NULL: the first of each device. */
static void write_groups(const struct memory_writer *writing, const struct held_table *of,
                         const struct memory_groups *groups, const bool *shown,
                         struct table *table)
{
    for (size_t i = 0; i < groups->count && !table->failed; i++)
        if (shown == NULL ? groups->items[i].place < writing->limit
                          : shown[groups->items[i].key])
            write_group(writing, of, &groups->items[i], table);
}

static const struct held_table held_tables[] = {
    {MEMORY_MODULES, MEMORY_LIVE, MEMORY_BY_MODULE},
    {MEMORY_OPERATORS, MEMORY_LIVE, MEMORY_BY_OPERATOR},
    {MEMORY_FRAMES, MEMORY_LIVE, MEMORY_BY_FRAME},
    {MEMORY_NEVER, MEMORY_NEVER_FREED, MEMORY_BY_FRAME},
};

/* Writes one of these tables for each side. Two sides are subtracted, so all devices show
 * the groups that any device shows. */
static void write_held(const struct memory_names *names,
                       const struct memory_writer *sides, size_t count,
                       const struct held_table *of, struct table *const *tables)
{
    bool *shown = arena_new(names->frames.arena, memory_groups_keys(names, of->grouping),
                            sizeof *shown);
    struct memory_groups groups[MEMORY_SIDES];

    for (size_t i = 0; i < count; i++) {
        groups[i] = memory_groups_make(sides[i].sums, names, i, of->sort, of->grouping);
        memory_groups_mark(&groups[i], sides[i].limit, shown);
    }
    for (size_t i = 0; i < count; i++)
        write_groups(&sides[i], of, &groups[i], count == 1 ? NULL : shown,
                     &tables[i][of->number]);
}

/* ---- what operators allocate and free ---- */

static const struct table_column changes_columns[] = {
    {"device_type", TABLE_TEXT, TABLE_KEY},
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"allocations_per_step", TABLE_REAL, TABLE_SUM},
    {"allocated_per_step", TABLE_REAL, TABLE_SUM},
    {"frees_per_step", TABLE_REAL, TABLE_SUM},
    {"freed_per_step", TABLE_REAL, TABLE_SUM},
    {"allocations", TABLE_INTEGER, TABLE_ASIDE},
    {"allocated", TABLE_INTEGER, TABLE_ASIDE},
    {"frees", TABLE_INTEGER, TABLE_ASIDE},
    {"freed", TABLE_INTEGER, TABLE_ASIDE},
};

static const char *operator_name(const struct memory_sums *sums,
                                 const struct memory_operator *of, size_t *length)
{
    *length = strings_length(&sums->frames.names, of->name);
    return strings_text(&sums->frames.names, of->name);
}

/* By device type, most bytes first. */
static int compare_changes(const void *a, const void *b, void *context)
{
    const struct memory_sums *sums = context;
    const struct memory_operator *left = &sums->operators[*(const uint32_t *)a];
    const struct memory_operator *right = &sums->operators[*(const uint32_t *)b];

    if (left->has_type != right->has_type)
        return left->has_type ? 1 : -1;
    if (left->type != right->type)
        return left->type < right->type ? -1 : 1;
    if (left->allocated.bytes != right->allocated.bytes)
        return left->allocated.bytes > right->allocated.bytes ? -1 : 1;
    if (left->freed.bytes != right->freed.bytes)
        return left->freed.bytes > right->freed.bytes ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

/* Owned by the caller. */
static uint32_t *order_operators(const struct memory_sums *sums, struct arena *arena)
{
    uint32_t *order = arena_new(arena, sums->operator_count, sizeof *order);

    for (size_t i = 0; i < sums->operator_count; i++)
        order[i] = (uint32_t)i;
    qsort_r(order, sums->operator_count, sizeof *order, compare_changes,
            (void *)(uintptr_t)sums);
    return order;
}

static double per_step(const struct memory_sums *sums, double value)
{
    return sums->samples == 0 ? NAN : value / (double)sums->samples;
}

static void write_change(const struct memory_writer *writing,
                         const struct memory_operator *of, struct table *table)
{
    const struct memory_sums *sums = writing->sums;
    size_t length;
    const char *name = operator_name(sums, of, &length);

    table_add_row(table);
    set_type(writing, table, "device_type", of->has_type, of->type);
    put_text(table, "operator", name, length);
    put_count(table, "allocations", of->allocated.count);
    put_integer(table, "allocated", of->allocated.bytes);
    put_count(table, "frees", of->freed.count);
    put_integer(table, "freed", of->freed.bytes);
    put_real(table, "allocations_per_step", per_step(sums, (double)of->allocated.count));
    put_real(table, "allocated_per_step", per_step(sums, (double)of->allocated.bytes));
    put_real(table, "frees_per_step", per_step(sums, (double)of->freed.count));
    put_real(table, "freed_per_step", per_step(sums, (double)of->freed.bytes));
}

/* The number of the operator's name among the names of all sides. */
static uint32_t shared_name(const struct memory_writer *writing,
                            const struct memory_operator *of)
{
    size_t length;
    const char *name = operator_name(writing->sums, of, &length);

    return strings_find(&writing->names->frames.names, name, length);
}

static void mark_operators(const struct memory_writer *writing, const uint32_t *order,
                           bool *shown)
{
    const struct memory_sums *sums = writing->sums;
    size_t of_type = 0;

    for (size_t i = 0; i < sums->operator_count; i++) {
        const struct memory_operator *of = &sums->operators[order[i]];

        of_type =
            i > 0 && sums->operators[order[i - 1]].type == of->type ? of_type + 1 : 0;
        if (of_type < writing->limit)
            shown[shared_name(writing, of)] = true;
    }
}

static void write_changes(const struct memory_writer *sides, size_t count,
                          struct table *const *tables)
{
    struct arena *arena = sides[0].names->frames.arena;
    bool *shown = arena_new(arena, sides[0].names->frames.names.count, sizeof *shown);
    uint32_t *order[MEMORY_SIDES];

    for (size_t i = 0; i < count; i++) {
        order[i] = order_operators(sides[i].sums, arena);
        mark_operators(&sides[i], order[i], shown);
    }
    for (size_t i = 0; i < count; i++) {
        const struct memory_sums *sums = sides[i].sums;
        struct table *table = &tables[i][MEMORY_CHANGES];

        for (size_t k = 0; k < sums->operator_count && !table->failed; k++)
            if (shown[shared_name(&sides[i], &sums->operators[order[i][k]])])
                write_change(&sides[i], &sums->operators[order[i][k]], table);
    }
}

/* ---- steps ---- */

static const struct table_column steps_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},  {"span", TABLE_INTEGER, TABLE_NOTE},
    {"step", TABLE_INTEGER, TABLE_NOTE},  {"start", TABLE_TIME, TABLE_NOTE},
    {"duration", TABLE_TIME, TABLE_NOTE},
};

static void write_steps(const struct memory_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->step_count && !table->failed; i++) {
        const struct memory_step *step = &sums->steps[i];

        table_add_row(table);
        put_integer(table, "rank", step->rank);
        put_integer(table, "span", step->span);
        put_integer(table, "step", step->number);
        put_integer(table, "start", series_since(step->ts, sums->origin_ns));
        put_integer(table, "duration", step->dur);
    }
}

/* ---- the whole ---- */

static bool has_type(const struct memory_sums *sums, int32_t type)
{
    for (size_t i = 0; i < sums->operator_count; i++)
        if (sums->operators[i].has_type && sums->operators[i].type == type)
            return true;
    for (size_t i = 0; i < sums->device_count; i++)
        if (sums->devices[i].place.has_type && sums->devices[i].place.type == type)
            return true;
    return false;
}

/* Whether one side has memory of one maker's GPUs, and the other side of another
 * maker's. */
static bool makers_differ(const struct memory_sums *const *sums)
{
    bool cuda = has_type(sums[0], CUDA);

    return cuda != has_type(sums[1], CUDA) && cuda != has_type(sums[0], HIP) &&
           cuda == has_type(sums[1], HIP);
}

/* Writes the tables of each side (those with a spec), with the first `limit` groups of
 * every device; with two sides, the groups that are among the first on either side. */
static void memory_tables_write(const struct memory_sums *const *sums, size_t sides,
                                size_t limit, struct table *const *tables)
{
    CLEANUP(arena_free)
    struct arena *arena = arena_make(sums[0]->frames.arena->budget);
    struct memory_writer writing[MEMORY_SIDES] = {0};
    bool one_gpu = sides == 2 && makers_differ(sums);
    struct memory_names names;

    memory_names_make(sums, sides, arena, &names);
    if (budget_is_over(arena->budget))
        return;
    for (size_t i = 0; i < sides; i++) {
        writing[i] = (struct memory_writer){sums[i], &names, i, limit, one_gpu};
        write_peaks(&writing[i], &tables[i][MEMORY_PEAKS]);
        write_steps(sums[i], &tables[i][MEMORY_STEPS]);
    }
    for (size_t i = 0; i < sizeof held_tables / sizeof *held_tables; i++)
        write_held(&names, writing, sides, &held_tables[i], tables);
    write_changes(writing, sides, tables);
}

/* ---- memory ---- */

/* Memory that is allocated and reserved over time, and what holds it at the peak
 * (docs/semantics.md §11). */

struct memory_options {
    int64_t limit;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(WHOLE, struct memory_options, limit), .least = 1, .most = 100000,
     .standard = "100",
     .help = "how many frames, modules and operators are shown for each device, those "
             "with the most bytes first"},
};

struct memory_run {
    struct memory_sums sums; /* first */
    size_t limit;
};

static const struct analysis_table memory_tables[MEMORY_TABLES] = {
    [MEMORY_PEAKS] = {.spec = TABLE_SPEC("peaks", peaks_columns),
                      .about =
                          "bytes; unused: reserved - allocated at that moment; totals: "
                          "`sums` where the trace does not record what is allocated; "
                          "columns on what is live, on what is never freed, and on "
                          "frees without a recorded allocation are null where the trace "
                          "lacks addresses"},
    [MEMORY_MODULES] = {.spec = TABLE_SPEC("live_modules", modules_columns),
                        .about = "live at the peak; instances of a module are added up; "
                                 "pctg: of the peak"},
    [MEMORY_OPERATORS] = {.spec = TABLE_SPEC("live_operators", operators_columns),
                          .about = "live at the peak"},
    [MEMORY_FRAMES] = {.spec = TABLE_SPEC("live", frames_columns),
                       .use = ANALYSIS_TABLE_OF_CHART,
                       .about = "live at the peak"},
    [MEMORY_NEVER] =
        {.spec = TABLE_SPEC("never_freed", frames_columns),
         .use = ANALYSIS_TABLE_OF_CHART,
         .about =
             "never freed in the recording; pctg: of all bytes that are never freed"},
    [MEMORY_CHANGES] = {.spec = TABLE_SPEC("operators", changes_columns),
                        .about = "allocations and frees in the selected steps"},
    [MEMORY_STEPS] = {.spec = TABLE_SPEC("step_times", steps_columns),
                      .use = ANALYSIS_TABLE_OF_CHART,
                      .about = "steps of the recordings that record memory"},
};
static const struct analysis_lines lines = {.value = "bytes"};

static void *make_sums(const void *options, struct arena *arena)
{
    struct memory_run *run = arena_new(arena, 1, sizeof *run);

    memory_sums_init(&run->sums, arena);
    run->limit = (size_t)((const struct memory_options *)options)->limit;
    return run;
}

static void append_sums(void *into, void *part)
{
    struct memory_run *run = into;
    const struct memory_run *from = part;

    memory_sums_append(&run->sums, &from->sums);
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    struct memory_run *run = part->sums;

    run->sums.origin_ns = rank->origin_ns;
    memory_gather(rank->rows, rank->marker, &run->sums, &part->series);
}

static void finish(struct analysis_part *all)
{
    const struct memory_run *run = all->sums;
    const struct memory_sums *sums = &run->sums;
    struct table *tables_of = all->tables;

    memory_tables_write(&sums, 1, run->limit, &tables_of);
}

/* The shown tables leave out frames that the other side may show, and number instances
 * for their own side only. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    const struct memory_run *runs[2];
    const struct memory_sums *sums[2];
    struct table *out[2];

    (void)store;
    (void)error;
    for (size_t i = 0; i < 2; i++) {
        analysis_part_init(result, &aligned[i]);
        runs[i] = result->sides[i].all.sums;
        sums[i] = &runs[i]->sums;
        out[i] = aligned[i].tables;
    }
    memory_tables_write(sums, 2, runs[0]->limit, out);
    return 0;
}

const struct analysis memory = {
    .name = "memory",
    .about = "Memory allocated and reserved over time, and what holds it at the peak",
    ANALYSIS_PARAMETERS(parameters, struct memory_options),
    ANALYSIS_TABLES(memory_tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "peaks",
    .lines = &lines,
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
    .align = align,
};
