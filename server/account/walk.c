#include "account/walk.h"
#include "analyse/tree.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "base/text.h"
#include "trace/kinds.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

#define NAME_MAX_BYTES ((size_t)4 * TRACE_NAME_MAX)
#define MODULE "nn.Module: "
#define EVALUATE "autograd::engine::evaluate_function: "
#define STEP "ProfilerStep#"

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* ---- what a call is ---- */

static bool is_step_name(const char *name)
{
    return starts_with(name, STEP) && isdigit((unsigned char)name[strlen(STEP)]) &&
           name[strlen(STEP) + strspn(name + strlen(STEP), "0123456789")] == '\0';
}

static bool is_input(const char *category, const char *name)
{
    return starts_with(name, "enumerate(DataLoader)") ||
           (strcmp(category, "python_function") == 0 &&
            text_ends_with(name, ": __next__") && strstr(name, "dataloader.py(") != NULL);
}

/* Of garbage: Python's own begins in any call. */
static bool is_collection(const char *category, const char *name)
{
    return strcmp(category, "python_function") == 0 &&
           (strcmp(name, ACCOUNT_PYTHON_GC) == 0 ||
            strcmp(name, "<built-in function collect>") == 0);
}

/* The function of `FILE(LINE): NAME`, or of a built-in: `<built-in method NAME of …>`,
 * `<method 'NAME' of …>`, `<built-in function NAME>`. */
static const char *function_of(const char *name, size_t *length)
{
    static const char *const starts[] = {"<built-in method ", "<method '",
                                         "<built-in function "};

    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (starts_with(name, starts[i])) {
            const char *function = name + strlen(starts[i]);

            *length = strcspn(function, " '>");
            return function;
        }
    const char *colon = strstr(name, "): ");
    const char *function = colon == NULL ? name : colon + 3;
    *length = strlen(function);
    return function;
}

/* A Python function that waits for another thread or process. */
static bool is_python_wait(const char *name)
{
    static const char *const words[] = {"wait",   "acquire",    "poll",
                                        "select", "epoll_wait", "recv"};
    size_t length;
    const char *function = function_of(name, &length);

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (length == strlen(words[i]) && memcmp(function, words[i], length) == 0)
            return true;
    return length == 4 && memcmp(function, "join", 4) == 0 &&
           (strstr(name, "threading.py(") != NULL ||
            strstr(name, "process.py(") != NULL || strstr(name, "_thread") != NULL);
}

static uint8_t about_of(const char *category, const char *name)
{
    uint8_t about = 0;
    bool is_function = strcmp(category, "python_function") == 0;

    if (is_input(category, name))
        about |= ACCOUNT_IS_INPUT;
    if (is_collection(category, name))
        about |= ACCOUNT_IS_COLLECTION;
    if (starts_with(name, "gloo:") || starts_with(name, "mpi:"))
        about |= ACCOUNT_IS_TRANSPORT;
    if (strcmp(category, "cpu_op") == 0)
        about |= ACCOUNT_HAS_OPERATOR;
    if (is_function)
        about |= ACCOUNT_HAS_FUNCTION;
    if (trace_category_is_launch(category) && strstr(name, "Synchronize") != NULL)
        about |= ACCOUNT_DRAINS | ACCOUNT_WAITS;
    if (is_function && is_python_wait(name))
        about |= ACCOUNT_WAITS;
    return about;
}

static enum account_node_sort sort_of(const char *category, const char *name)
{
    if (is_step_name(name))
        return ACCOUNT_ROOT;
    if (strcmp(category, "cpu_op") == 0)
        return ACCOUNT_OPERATOR;
    if (strcmp(category, "user_annotation") == 0)
        return ACCOUNT_ANNOTATION;
    if (strcmp(category, "python_function") == 0)
        return starts_with(name, MODULE) && name[strlen(MODULE)] != '\0'
                   ? ACCOUNT_MODULE
                   : ACCOUNT_FUNCTION;
    return trace_category_is_launch(category) ? ACCOUNT_RUNTIME : ACCOUNT_OTHER;
}

/* ---- names ---- */

struct name_maker {
    const struct trace_recording *recording;
    const struct account_naming *naming;
    struct account_side *side;
    struct buffer name, plain, marker;
    bool *counts_steps; /* by op: an annotation whose number counts iterations */
    bool failed;        /* memory was refused */
};

static int compare_alias(const void *key, const void *item)
{
    const struct account_alias *x = key, *y = item;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static const struct account_alias *find_alias(const struct account_naming *naming,
                                              const char *name, const char *category)
{
    const struct account_alias wanted = {.name = name, .category = category};

    return naming->alias_count == 0 || strcmp(category, "python_function") == 0
               ? NULL
               : bsearch(&wanted, naming->aliases, naming->alias_count,
                         sizeof *naming->aliases, compare_alias);
}

/* The row's name with addresses, hashes and the number of an iteration merged. */
static void make_name(struct name_maker *maker, uint32_t at, struct account_op *out)
{
    const struct trace_op *op = &maker->recording->ops[at];
    bool is_host = op->side == TRACE_HOST;
    const char *category = strings_text(&maker->recording->names, op->category);

    buffer_clear(&maker->plain);
    buffer_clear(&maker->name);
    trace_row_name(&maker->plain, maker->recording, op,
                   (struct row_naming){maker->naming->use_short_name, true});
    const struct account_alias *alias = find_alias(
        maker->naming, buffer_failed(&maker->plain) ? "" : maker->plain.bytes, category);
    if (alias != NULL) {
        buffer_append_text(&maker->name, alias->row_name);
        category = alias->row_category;
    } else if (is_host) {
        size_t length = maker->plain.length;

        if (maker->counts_steps[at])
            length = tree_name_number(maker->plain.bytes, length);
        tree_name_append(&maker->name, TREE_ANNOTATION, maker->plain.bytes, length);
    } else {
        buffer_append(&maker->name, maker->plain.bytes, maker->plain.length);
    }
    if (buffer_failed(&maker->name) || buffer_failed(&maker->plain)) {
        maker->failed = true;
        return;
    }
    const char *text = maker->name.length > 0 ? maker->name.bytes : "";
    out->label = account_side_name(maker->side, text, maker->name.length);
    out->path = out->label;
    if (is_host && starts_with(text, EVALUATE) && maker->name.length > strlen(EVALUATE))
        out->path = account_side_name(maker->side, text + strlen(EVALUATE),
                                      maker->name.length - strlen(EVALUATE));
    out->category = account_side_name(maker->side, category, strlen(category));
}

static bool may_be_step(struct name_maker *maker, const struct account_op *op,
                        const char *category, const char *name, size_t length)
{
    if (maker->naming->marker.name == NULL)
        return op->sort == ACCOUNT_ROOT;
    enum trace_marker_fit fit =
        buffer_failed(&maker->marker)
            ? TRACE_MARKER_FAILED
            : trace_marker_fits(maker->marker.bytes, category, name, length);
    maker->failed |= fit == TRACE_MARKER_FAILED;
    return fit == TRACE_MARKER_FITS;
}

static void make_op(struct name_maker *maker, uint32_t at, struct account_op *out)
{
    const struct trace_op *op = &maker->recording->ops[at];
    const char *text = strings_text(&maker->recording->names, op->name);
    const char *category = strings_text(&maker->recording->names, op->category);

    if (op->side == TRACE_HOST) {
        out->sort = (uint8_t)sort_of(category, text);
        out->about = about_of(category, text);
        out->may_be_step =
            may_be_step(maker, out, category, text,
                        strings_length(&maker->recording->names, op->name));
    } else {
        out->sort = ACCOUNT_WORK;
        out->kind = op->side == TRACE_DEVICE ? op->kind : (uint8_t)TRACE_KIND_NONE;
        out->about = out->kind == TRACE_KIND_COMMUNICATION ? ACCOUNT_IS_COLLECTIVE : 0;
    }
    make_name(maker, at, out);
}

bool account_names_make(struct account_walk *walk, const struct account_naming *naming)
{
    const struct trace_recording *recording = walk->recording;
    struct budget *budget = recording->memory.budget;
    struct name_maker maker = {
        .recording = recording,
        .naming = naming,
        .side = walk->side,
        .counts_steps = tree_names_counting(recording, &walk->pieces, walk->arena)};

    walk->ops =
        arena_new(walk->arena, (size_t)recording->op_count + 1, sizeof *walk->ops);
    buffer_init(&maker.name, NAME_MAX_BYTES);
    buffer_init(&maker.plain, NAME_MAX_BYTES);
    buffer_init(&maker.marker, NAME_MAX_BYTES);
    if (naming->marker.name != NULL)
        trace_marker_name(&maker.marker, naming->marker.name,
                          strlen(naming->marker.name));
    for (uint32_t i = 0;
         i < recording->op_count && !maker.failed && !budget_is_over(budget); i++)
        make_op(&maker, i, &walk->ops[i]);
    buffer_free(&maker.name);
    buffer_free(&maker.plain);
    buffer_free(&maker.marker);
    return !maker.failed;
}

/* ---- sweep ---- */

/* The rows of a class, in order of their starts, each get the time after the
 * latest end so far; of that, a class gets what the classes before it leave free. */

struct piece_list {
    struct sweep_piece *list;
    size_t count, capacity;
};

struct sweeper {
    struct account_walk *walk;
    uint32_t *rows; /* that count, in order of (start, file) */
    size_t row_count;
    bool has_kind[TRACE_KIND_MEMORY + 1];
};

/* order_rows() puts the longer of two rows with one start first; here the file does. */
static void order_equal_starts(struct sweeper *sweeper)
{
    const struct trace_events *events = &sweeper->walk->recording->events;

    for (size_t i = 0, end; i < sweeper->row_count; i = end) {
        for (end = i + 1; end < sweeper->row_count &&
                          events->ts[sweeper->rows[end]] == events->ts[sweeper->rows[i]];)
            end++;
        if (end - i > 1)
            qsort(sweeper->rows + i, end - i, sizeof *sweeper->rows, number_order_uint32);
    }
}

static void collect_rows(struct sweeper *sweeper)
{
    struct account_walk *walk = sweeper->walk;
    const struct trace_events *events = &walk->recording->events;
    size_t count = walk->device_row_count;
    uint32_t *scratch = arena_new(walk->arena, count / 2 + 1, sizeof *scratch);

    sweeper->rows = arena_new(walk->arena, count + 1, sizeof *sweeper->rows);
    for (size_t i = 0; i < count && !account_walk_stops(walk, i); i++) {
        uint32_t row = walk->device_rows[i];
        uint8_t kind = walk->ops[events->op[row]].kind;

        if (kind == TRACE_KIND_NONE || events->dur[row] == 0)
            continue;
        sweeper->has_kind[kind] = true;
        sweeper->rows[sweeper->row_count++] = row;
    }
    order_rows(events, sweeper->rows, sweeper->row_count, scratch);
    order_equal_starts(sweeper);
    arena_release(walk->arena, scratch);
}

static void add(struct sweeper *sweeper, struct piece_list *list, int64_t start,
                int64_t end, uint32_t row)
{
    if (end <= start)
        return;
    ARENA_RESERVE(sweeper->walk->arena, list->list, list->capacity, list->count + 1);
    list->list[list->count++] = (struct sweep_piece){start, end, row};
}

/* Adds the pieces of `taken` that begin before a stretch ends, and the parts of the
 * stretch that these and earlier ones leave free. *next only moves on. */
static void add_free(struct sweeper *sweeper, struct piece_list *out,
                     struct sweep_piece stretch, const struct piece_list *taken,
                     size_t *next)
{
    if (out->count > 0 && out->list[out->count - 1].end > stretch.start)
        stretch.start = out->list[out->count - 1].end;
    for (; *next < taken->count && taken->list[*next].start < stretch.end; (*next)++) {
        const struct sweep_piece *piece = &taken->list[*next];

        add(sweeper, out, stretch.start, piece->start, stretch.row);
        add(sweeper, out, piece->start, piece->end, piece->row);
        if (piece->end > stretch.start)
            stretch.start = piece->end;
    }
    add(sweeper, out, stretch.start, stretch.end, stretch.row);
}

/* Adds the rows of a class to the pieces of the classes before it. */
static void sweep_kind(struct sweeper *sweeper, uint8_t kind,
                       const struct piece_list *taken, struct piece_list *out)
{
    const struct trace_events *events = &sweeper->walk->recording->events;
    const struct sweep_piece end = {INT64_MAX, INT64_MAX, 0};
    size_t next = 0;

    for (size_t i = 0; i < sweeper->row_count; i++) {
        uint32_t row = sweeper->rows[i];
        const struct sweep_piece stretch = {events->ts[row],
                                            events->ts[row] + events->dur[row], row};

        if (account_walk_stops(sweeper->walk, i))
            return;
        if (sweeper->walk->ops[events->op[row]].kind == kind)
            add_free(sweeper, out, stretch, taken, &next);
    }
    add_free(sweeper, out, end, taken, &next);
}

void sweep_make(struct account_walk *walk)
{
    static const uint8_t kinds[] = {TRACE_KIND_COMPUTATION, TRACE_KIND_COMMUNICATION,
                                    TRACE_KIND_MEMORY};
    struct sweeper sweeper = {.walk = walk};
    struct piece_list taken = {0}, both = {0};

    collect_rows(&sweeper);
    ARENA_RESERVE(walk->arena, taken.list, taken.capacity, sweeper.row_count + 1);
    ARENA_RESERVE(walk->arena, both.list, both.capacity, sweeper.row_count + 1);
    for (size_t i = 0; i < 3; i++) {
        if (!sweeper.has_kind[kinds[i]])
            continue;
        const struct piece_list before = taken;

        both.count = 0;
        sweep_kind(&sweeper, kinds[i], &before, &both);
        taken = both;
        both = before;
    }
    arena_release(walk->arena, both.list);
    arena_release(walk->arena, sweeper.rows);
    walk->sweep = (struct sweep){taken.list, taken.count};
}

/* ---- walk ---- */

/* Host rows come in the order of their threads, each with the row around it.
 * A stack of open rows says which call is the innermost: the last that began and has not
 * ended. */

/* Of the windows from `low` on, below `high`. */
static void visit_part(struct account_walk *walk, size_t low, size_t high,
                       struct account_window stretch, account_window_visit *visit,
                       void *context)
{
    while (low < high && !walk->is_over) {
        size_t middle = low + (high - low) / 2;
        const struct account_window *window = &walk->windows[middle];

        if (window->latest <= stretch.start)
            return;
        visit_part(walk, low, middle, stretch, visit, context);
        if (window->start >= stretch.end)
            return;
        int64_t start = stretch.start > window->start ? stretch.start : window->start;
        int64_t end = stretch.end < window->end ? stretch.end : window->end;
        if (end > start) {
            walk->near = walk->windows_are_apart ? window : NULL;
            visit(context, window, start, end);
        }
        low = middle + 1;
    }
}

void account_walk_each(struct account_walk *walk, int64_t start, int64_t end,
                       account_window_visit *visit, void *context)
{
    if (walk->near != NULL && walk->near->start <= start && start < end &&
        end <= walk->near->end)
        visit(context, walk->near, start, end);
    else
        visit_part(walk, 0, walk->window_count,
                   (struct account_window){.start = start, .end = end}, visit, context);
}

/* What is booked on one place. */
struct booking {
    struct account_walk *walk;
    const struct account_raw_place *place;
    uint32_t at; /* its number, once something is booked */
};

static void book_in(struct booking *booking, uint32_t sample, int64_t start, int64_t end)
{
    struct account_walk *walk = booking->walk;

    if (account_walk_stops(walk, walk->bookings++))
        return;
    if (booking->at == ACCOUNT_NONE)
        booking->at = account_side_place(walk->side, booking->place);
    sums_at(&walk->side->time, booking->at, sample)->sum += end - start;
    if (booking->place->part != ACCOUNT_NO_CALL)
        return;
    ARENA_RESERVE(walk->arena, walk->pauses, walk->pause_capacity, walk->pause_count + 1);
    walk->pauses[walk->pause_count++] =
        (struct account_pause){start, end, booking->at, sample};
}

static void book_window(void *context, const struct account_window *window, int64_t start,
                        int64_t end)
{
    book_in(context, window->sample, start, end);
}

static void book_whole(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample)
{
    struct booking booking = {walk, place, ACCOUNT_NONE};

    if (start < end && sample == ACCOUNT_NONE)
        account_walk_each(walk, start, end, book_window, &booking);
    else if (end > start)
        book_in(&booking, sample, start, end);
}

/* The first refill that ends after a time. */
static size_t refill_after(const struct account_walk *walk, int64_t time)
{
    size_t low = 0, high = walk->refill_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (walk->refills[middle].end <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void account_walk_book(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample)
{
    size_t at = place->part == ACCOUNT_IDLE ? refill_after(walk, start) : SIZE_MAX;

    for (; at < walk->refill_count && start < end && !walk->is_over; at++) {
        const struct account_refill_time *refill = &walk->refills[at];
        int64_t from = refill->start > start ? refill->start : start;
        int64_t to = refill->end < end ? refill->end : end;

        if (from >= end)
            break;
        ARENA_RESERVE(walk->arena, walk->refilled, walk->refilled_capacity,
                      walk->refilled_count + 1);
        book_whole(walk, place, start, from, sample);
        walk->refilled[walk->refilled_count++] =
            (struct account_refilled){*place, from, to, sample, refill->row};
        start = to;
    }
    book_whole(walk, place, start, end, sample);
}

void account_walk_book_refills(struct account_walk *walk)
{
    for (size_t i = 0; i < walk->refilled_count && !account_walk_stops(walk, i); i++) {
        struct account_refilled *part = &walk->refilled[i];

        part->place.refill = walk->rows[part->row].node;
        book_whole(walk, &part->place, part->start, part->end, part->sample);
    }
}

/* ---- where the host is ---- */

static uint8_t host_part(uint8_t about, enum account_node_sort sort)
{
    if (about & ACCOUNT_IS_COLLECTION)
        return ACCOUNT_COLLECTION;
    if (about & ACCOUNT_IS_INPUT)
        return ACCOUNT_INPUT;
    if (about & (ACCOUNT_IS_TRANSPORT | ACCOUNT_WAITS))
        return ACCOUNT_WAITING;
    if (sort == ACCOUNT_ROOT || sort == ACCOUNT_ANNOTATION)
        return ACCOUNT_NO_CALL;
    return (about & ACCOUNT_HAS_OPERATOR) == 0 && (about & ACCOUNT_HAS_FUNCTION) != 0
               ? ACCOUNT_PYTHON
               : ACCOUNT_OPERATORS;
}

/* The place of the innermost call (NULL: none), while the row `next` comes next in the
 * row `above` (both ACCOUNT_NONE: nothing comes). */
static struct account_raw_place place_of(const struct account_walk *walk,
                                         const struct account_open *call, uint32_t next,
                                         uint32_t above)
{
    uint32_t node = call == NULL ? walk->root : call->node;
    uint32_t before = call == NULL ? walk->before : walk->rows[call->row].last_below;
    uint8_t sort = ACCOUNT_ROOT, about = 0;
    struct account_raw_place place = {node,         ACCOUNT_NONE,    ACCOUNT_NONE,
                                      ACCOUNT_IDLE, ACCOUNT_IN_CALL, 0};

    if (call != NULL) { /* the row: its node may be that of a call around it */
        sort = walk->ops[walk->recording->events.op[call->row]].sort;
        about = walk->rows[call->row].about;
    }
    if (!walk->has_device_rows)
        place.part = host_part(about, (enum account_node_sort)sort);
    else if (about & ACCOUNT_DRAINS)
        place.sort = ACCOUNT_DEVICE_SIDE;
    bool lies_between =
        call == NULL || (sort == ACCOUNT_ANNOTATION && next != ACCOUNT_NONE &&
                         above == call->row && before != ACCOUNT_NONE);
    if (lies_between) {
        place.sort = ACCOUNT_HOLE;
        place.before = before;
        if (next != ACCOUNT_NONE)
            place.after = walk->ops[walk->recording->events.op[next]].label;
    }
    return place;
}

/* Books the time up to `until`, in which `call` was the innermost. */
static void advance(struct account_walk *walk, int64_t until,
                    const struct account_open *call, uint32_t next, uint32_t above)
{
    const struct account_lane *lane = &walk->lanes[walk->lane];
    struct account_raw_place place;
    bool is_known = false;
    size_t kept = 0;

    for (; walk->item < lane->end && walk->items[walk->item].start < until;
         walk->item++) {
        ARENA_RESERVE(walk->arena, walk->active, walk->active_capacity,
                      walk->active_count + 1);
        walk->active[walk->active_count++] = walk->item;
    }
    for (size_t i = 0; i < walk->active_count && !walk->is_over; i++) {
        const struct account_item *item = &walk->items[walk->active[i]];
        int64_t from = item->start > walk->cursor ? item->start : walk->cursor;
        int64_t to = item->end < until ? item->end : until;

        if (to > from) {
            if (!is_known)
                place = place_of(walk, call, next, above);
            is_known = true;
            account_walk_book(walk, &place, from, to, item->sample);
        }
        if (item->end > until)
            walk->active[kept++] = walk->active[i];
    }
    walk->active_count = kept;
    walk->cursor = until > walk->cursor ? until : walk->cursor;
}

/* Books the time up to `until`, after which the row `next` comes in `above`. */
static void pass(struct account_walk *walk, int64_t until, uint32_t next, uint32_t above)
{
    while (walk->depth > 0 && walk->stack[walk->depth - 1].end <= until) {
        const struct account_open *top = &walk->stack[walk->depth - 1];

        /* A row without length where a call ends may still be in it. */
        advance(walk, top->end, top, top->end == until ? next : ACCOUNT_NONE, above);
        walk->depth--;
    }
    advance(walk, until, walk->depth > 0 ? &walk->stack[walk->depth - 1] : NULL, next,
            above);
}

void account_walk_end(struct account_walk *walk)
{
    if (walk->lane != ACCOUNT_NONE)
        pass(walk, INT64_MAX, ACCOUNT_NONE, ACCOUNT_NONE);
    walk->lane = ACCOUNT_NONE;
}

static void begin_lane(struct account_walk *walk, uint32_t lane)
{
    account_walk_end(walk);
    walk->lane = lane;
    walk->item = walk->lanes[lane].begin;
    walk->active_count = 0;
    walk->depth = 0;
    walk->cursor = INT64_MIN;
    walk->before = ACCOUNT_NONE;
}

/* ---- calls ---- */

/* Programs spell lists with blanks or without. */
static uint64_t hash_of_list(const char *text, size_t length)
{
    uint64_t hash = 1;

    for (size_t i = 0; i < length; i++)
        if (!text_is_blank((unsigned char)text[i]))
            hash = hash_number((unsigned char)text[i], hash);
    return hash | 1;
}

/* The hash of a text of inputs; keeps the first one of a node. */
static uint64_t note_inputs(struct account_walk *walk, const struct strings *texts,
                            uint32_t text, uint64_t *hashes, uint32_t *example)
{
    if (text == TRACE_NONE)
        return 0;
    const char *bytes = strings_text(texts, text);
    size_t length = strings_length(texts, text);
    if (hashes[text] == 0)
        hashes[text] = hash_of_list(bytes, length);
    if (*example == ACCOUNT_NONE)
        *example = account_side_name(walk->side, bytes, length);
    return hashes[text];
}

/* Counts a row in the step that it belongs to. `is_call`: not the same one as the call
 * above it. */
static void count(struct account_walk *walk, uint32_t row, uint32_t node, bool is_call)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    bool whole = walk->sample_of_step[0] != ACCOUNT_NONE;
    uint32_t step = whole ? 0 : step_pieces_find(&walk->pieces, events->ts[row]);
    uint32_t sample = step == 0 && !whole ? ACCOUNT_NONE : walk->sample_of_step[step];

    if (sample == ACCOUNT_NONE)
        return;
    struct sum *sum = sums_at(&walk->side->tally, node, sample);
    sum->sum += is_call;
    sum->spent += events->self[row];
    sum->longest = sum->longest > events->self[row] ? sum->longest : events->self[row];
    if (!is_call || events->link[row] == TRACE_NONE)
        return;
    const struct trace_inputs *inputs = &recording->inputs[events->link[row]];
    struct account_raw_node *at = &walk->side->nodes[node];
    sum->shapes +=
        note_inputs(walk, &recording->shapes, inputs->shape, walk->shapes, &at->shape);
    sum->types +=
        note_inputs(walk, &recording->arguments, inputs->types, walk->types, &at->types);
}

/* The row itself, or for a step row the row around it that is none. */
static uint32_t call_at(const struct account_walk *walk, uint32_t row)
{
    return row != TRACE_NONE && walk->rows[row].is_step ? walk->rows[row].last_below
                                                        : row;
}

void account_walk_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row)
{
    struct account_walk *walk = context;
    const struct trace_events *events = &walk->recording->events;
    const struct account_op *op = &walk->ops[events->op[row]];
    uint32_t above = call_at(walk, parent);
    uint32_t node = above == TRACE_NONE ? walk->root : walk->rows[above].node;
    uint32_t lane = walk->lane_of_place[events->place[row]];
    struct account_row *at = &walk->rows[row];
    bool is_call = false;

    (void)operator_row;
    if (walk->is_over)
        return;
    if (lane != walk->lane)
        begin_lane(walk, lane);
    at->node = node;
    at->is_step |= op->sort == ACCOUNT_ROOT;
    at->last_below = at->is_step ? above : ACCOUNT_NONE;
    if (at->is_step)
        return;
    at->about = op->about |
                (above == TRACE_NONE ? 0 : walk->rows[above].about & ACCOUNT_INHERITED);
    pass(walk, events->ts[row], row, above);
    /* An operator or annotation directly below one of its own name is the same one. */
    if ((op->sort != ACCOUNT_OPERATOR && op->sort != ACCOUNT_ANNOTATION) ||
        above == TRACE_NONE || walk->side->nodes[node].name != op->path) {
        uint32_t child =
            account_side_child(walk->side, node,
                               &(struct account_raw_node){.name = op->path,
                                                          .label = op->label,
                                                          .category = op->category,
                                                          .first = events->ts[row],
                                                          .sort = op->sort,
                                                          .about = op->about});

        is_call = child != node;
        node = child;
    } else { /* each further one is another call */
        is_call = (walk->rows[above].about & ACCOUNT_IS_AGAIN) != 0;
        walk->rows[above].about |= ACCOUNT_IS_AGAIN;
    }
    count(walk, row, node, is_call);
    at->node = node;
    if (above == TRACE_NONE)
        walk->before = op->label;
    else
        walk->rows[above].last_below = op->label;
    ARENA_RESERVE(walk->arena, walk->stack, walk->capacity, walk->depth + 1);
    walk->stack[walk->depth++] =
        (struct account_open){row, node, events->ts[row] + events->dur[row]};
}
