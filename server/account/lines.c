/* See lines.h. */
#include "account/lines.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A smaller line joins the rest: of the longer side, and of the largest line. */
#define LEAST_OF_STEP 0.005
#define LEAST_OF_LARGEST 0.05

const char *line_certainty_name(enum line_certainty certainty)
{
    static const char *const names[] = {"sure", "likely", "no_difference_found",
                                        "cannot_judge"};

    return names[certainty];
}

void lines_free(struct lines *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        free(lines->list[i].places);
    own_time_free(&lines->own);
    free(lines->list);
    free(lines->of_place);
    *lines = (struct lines){0};
}

double line_mean(const struct account *account, const struct line *line, int side)
{
    return account->samples[side] == 0
               ? 0
               : (double)line->ns[side] / (double)account->samples[side];
}

double line_change(const struct account *account, const struct line *line)
{
    return line_mean(account, line, 1) - line_mean(account, line, 0);
}

/* ---- which line a place is in ---- */

/* What the places of a line have in common. */
struct line_key {
    const struct edit *edit;
    uint8_t kind;
    uint32_t name, category, other;
};

/* Whether another row below the same call runs more or less often, or on one side only:
 * the library chose other kernels. */
static bool is_replaced(const struct fold *fold, uint32_t work)
{
    const struct frame *frame = &fold->frames[work];

    return edit_calls(frame, 0) != edit_calls(frame, 1) && frame->calls[0].is_constant &&
           frame->calls[1].is_constant;
}

static struct line_key key_of_row(const struct fold *fold,
                                  const struct account_place *place, uint32_t frame)
{
    const struct account *account = fold->account;
    const struct account_node *node = &account->nodes[place->node];
    uint32_t call = fold_call(fold, frame);

    if (place->sort == ACCOUNT_OTHER_ROWS)
        return (struct line_key){NULL, LINE_REPLACED, node->name, ACCOUNT_NONE,
                                 ACCOUNT_NONE};
    if (!place->elsewhere && call != 0 && is_replaced(fold, frame))
        return (struct line_key){NULL, LINE_REPLACED, fold->frames[call].name,
                                 ACCOUNT_NONE, ACCOUNT_NONE};
    return (struct line_key){NULL, LINE_KERNEL, node->name, node->category, ACCOUNT_NONE};
}

static struct line_key key_of(const struct fold *fold, const struct edits *edits,
                              uint32_t at)
{
    const struct account *account = fold->account;
    const struct account_place *place = &account->places[at];
    uint32_t frame = fold->of_place[at];
    const struct account_node *node = &account->nodes[place->node];
    struct line_key key = {NULL, LINE_HOST, node->name, ACCOUNT_NONE, ACCOUNT_NONE};

    if (!place->elsewhere && edits->of_frame[frame] != ACCOUNT_NONE)
        return (struct line_key){&edits->list[edits->of_frame[frame]], LINE_EDIT,
                                 ACCOUNT_NONE, ACCOUNT_NONE, ACCOUNT_NONE};
    if (place->after_wait != 0) { /* its wait was not edited */
        frame = fold->of_node[place->node];
        if (edits->of_frame[frame] != ACCOUNT_NONE)
            return (struct line_key){&edits->list[edits->of_frame[frame]], LINE_EDIT,
                                     ACCOUNT_NONE, ACCOUNT_NONE, ACCOUNT_NONE};
    }
    if (place->part <= ACCOUNT_MEMORY)
        return key_of_row(fold, place, frame);
    if (place->part == ACCOUNT_COLLECTION || (node->about & ACCOUNT_IS_COLLECTION)) {
        key.kind = LINE_COLLECTION;
        key.name = ACCOUNT_NONE;
    } else if (place->part == ACCOUNT_INPUT || (node->about & ACCOUNT_IS_INPUT)) {
        key.kind = LINE_INPUT;
        key.name = ACCOUNT_NONE;
    } else if (fold->one_stack &&
               (place->sort == ACCOUNT_HOLE || account_is_python(node))) {
        key.kind = LINE_STACK;
        key.name = ACCOUNT_NONE;
    } else if (place->sort == ACCOUNT_HOLE) {
        key.kind = LINE_HOLE;
        key.name = place->before;
        key.other = place->after;
    } else if (place->sort == ACCOUNT_IN_LAUNCH) {
        key.kind = LINE_LAUNCH;
        key.name = ACCOUNT_NONE;
    } else if (place->part == ACCOUNT_WAITING || (node->about & ACCOUNT_DRAINS)) {
        key.kind = LINE_WAIT;
    } else if (place->sort == ACCOUNT_DEVICE_SIDE) {
        key.kind = LINE_LATENCY;
        key.name = ACCOUNT_NONE;
    } else if (place->sort == ACCOUNT_NOT_TOLD) {
        key.kind = LINE_UNKNOWN;
        key.name = ACCOUNT_NONE;
    } else if (fold_call(fold, frame) != 0) {
        key.name = fold->frames[fold_call(fold, frame)].name;
    }
    return key;
}

/* ---- groups ---- */

struct line_groups {
    struct line *list;
    size_t count;
    uint32_t *of_place;
};

static bool same_key(const struct line *line, const struct line_key *key)
{
    return line->kind == (enum line_kind)key->kind && line->edit == key->edit &&
           line->name == key->name && line->category == key->category &&
           line->other == key->other;
}

static bool make_groups(const struct fold *fold, const struct edits *edits,
                        struct line_groups *out)
{
    const struct account *account = fold->account;
    size_t size = 16;
    uint64_t seed = hash_seed();

    while (size < 2 * ((size_t)account->place_count + 1))
        size *= 2;
    CLEANUP_FREE uint32_t *slots = calloc(size, sizeof *slots);
    out->list = calloc((size_t)account->place_count + 2, sizeof *out->list);
    out->of_place = calloc((size_t)account->place_count + 1, sizeof *out->of_place);
    if (slots == NULL || out->list == NULL || out->of_place == NULL)
        return false;
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];
        struct line_key key = key_of(fold, edits, i);
        uint64_t hash = hash_number((uint64_t)key.name << 32 | key.category, seed);
        size_t at = hash_number((uint64_t)key.other << 8 | key.kind,
                                hash ^ (uint64_t)(uintptr_t)key.edit);

        for (at &= size - 1;
             slots[at] != 0 && !same_key(&out->list[slots[at] - 1], &key);)
            at = (at + 1) & (size - 1);
        if (slots[at] == 0) {
            out->list[out->count] = (struct line){.kind = (enum line_kind)key.kind,
                                                  .edit = key.edit,
                                                  .part = place->part,
                                                  .name = key.name,
                                                  .category = key.category,
                                                  .other = key.other};
            slots[at] = (uint32_t)++out->count;
        }
        struct line *line = &out->list[slots[at] - 1];
        out->of_place[i] = slots[at] - 1;
        line->count++;
        for (int side = 0; side < 2; side++)
            line->ns[side] += place->ns[side];
    }
    return true;
}

/* ---- one factor on all ---- */

/* Of kernels that the machine's factor explains: how much of it they have. */
#define MACHINE_LEAST (-0.15)
#define MACHINE_MOST 1.3
/* Pauses scatter, but beside the machine's factor not by more than 4 times. */
#define PAUSE_MOST 1.386

/* Whether a group is a part of what one factor explains. */
static bool is_alike(const struct fold *fold, const struct own_time *own,
                     const struct line *line, bool on_device)
{
    const struct own_factor *factor = on_device ? &own->device : &own->host;
    double ratio = line->ns[0] > 0 ? (double)line->ns[1] / (double)line->ns[0] : 0;
    double along = ratio > 0 ? log(ratio) / factor->median : INFINITY;
    /* Of kernels, some follow the clock of the machine less, or not at all. */
    bool near = on_device && factor->is_machine
                    ? along > MACHINE_LEAST && along < MACHINE_MOST
                    : along > 0.25 && along < 3;
    const struct own_row *row;

    if (on_device)
        return line->kind == LINE_KERNEL && line->part == ACCOUNT_COMPUTE && near;
    if (line->kind != LINE_HOST && line->kind != LINE_LAUNCH)
        return line->kind == LINE_HOLE && line->ns[0] > 0 && line->ns[1] > 0 &&
               (!factor->is_machine || fabs(log(ratio) - factor->median) < PAUSE_MOST);
    row = own_of_call(own, line->kind == LINE_LAUNCH ? fold->launches : line->name);
    return row == NULL ? near : !own_is_apart(factor, row);
}

/* Groups that one factor explains become one. */
static void fold_alike(const struct fold *fold, const struct own_time *own,
                       bool on_device, struct line_groups *groups)
{
    const struct own_factor *factor = on_device ? &own->device : &own->host;
    size_t into = groups->count, found = 0;

    for (size_t i = 0; i < groups->count; i++)
        found += is_alike(fold, own, &groups->list[i], on_device);
    if (found < 3)
        return;
    struct line *line = &groups->list[groups->count++];
    *line = (struct line){.kind = LINE_ALIKE,
                          .on_device = on_device,
                          .is_machine = factor->is_machine,
                          .part = on_device ? ACCOUNT_COMPUTE : ACCOUNT_IDLE,
                          .name = ACCOUNT_NONE,
                          .category = ACCOUNT_NONE,
                          .other = ACCOUNT_NONE,
                          .factor = exp(factor->median),
                          .low = exp(factor->low),
                          .high = exp(factor->high)};
    for (size_t i = 0; i < into; i++) {
        struct line *from = &groups->list[i];

        if (!is_alike(fold, own, from, on_device))
            continue;
        for (int side = 0; side < 2; side++)
            line->ns[side] += from->ns[side];
        line->count += from->count;
        from->count = 0;
        from->ns[0] = from->ns[1] = 0;
        from->kind = LINE_REST;
        from->other = (uint32_t)into; /* where its places went */
    }
}

/* ---- choosing ---- */

struct ranked_line {
    size_t at;
    double change;
};

static int compare_ranked(const void *a, const void *b)
{
    const struct ranked_line *x = a, *y = b;

    if (fabs(x->change) != fabs(y->change))
        return fabs(x->change) > fabs(y->change) ? -1 : 1;
    return (x->at > y->at) - (x->at < y->at);
}

/* Moves the chosen groups to the lines; all others are the rest. `line_of`: by group. */
static bool choose(const struct account *account, struct line_groups *groups,
                   struct lines *out, uint32_t *line_of)
{
    CLEANUP_FREE struct ranked_line *ranked = calloc(groups->count + 1, sizeof *ranked);
    double step = 0;

    out->list = calloc(LINES_MAX + 1, sizeof *out->list);
    if (ranked == NULL || out->list == NULL)
        return false;
    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            step = fmax(step, (double)account->ns[side] / (double)account->samples[side]);
    for (size_t i = 0; i < groups->count; i++)
        ranked[i] = (struct ranked_line){i, line_change(account, &groups->list[i])};
    if (groups->count > 0)
        qsort(ranked, groups->count, sizeof *ranked, compare_ranked);
    double least = groups->count == 0 ? 0
                                      : fmax(LEAST_OF_STEP * step,
                                             LEAST_OF_LARGEST * fabs(ranked[0].change));
    for (size_t i = 0; i < groups->count; i++) {
        line_of[i] = LINES_MAX;
        out->tried += fmax(line_mean(account, &groups->list[i], 0),
                           line_mean(account, &groups->list[i], 1)) >= least;
    }
    for (size_t i = 0; i < groups->count && out->count < LINES_MAX; i++) {
        if (fabs(ranked[i].change) < least || ranked[i].change == 0)
            break;
        line_of[ranked[i].at] = (uint32_t)out->count;
        out->list[out->count++] = groups->list[ranked[i].at];
    }
    struct line *rest = &out->list[out->count];
    *rest = (struct line){.kind = LINE_REST,
                          .name = ACCOUNT_NONE,
                          .category = ACCOUNT_NONE,
                          .other = ACCOUNT_NONE};
    for (size_t i = 0; i < groups->count; i++) {
        const struct line *group = &groups->list[i];

        if (line_of[i] != LINES_MAX)
            continue;
        line_of[i] = (uint32_t)out->count;
        rest->count += group->count;
        for (int side = 0; side < 2; side++)
            rest->ns[side] += group->ns[side];
    }
    out->count++;
    return true;
}

struct ranked_place {
    uint32_t place;
    double change;
};

static int compare_places(const void *a, const void *b)
{
    const struct ranked_place *x = a, *y = b;

    if (fabs(x->change) != fabs(y->change))
        return fabs(x->change) > fabs(y->change) ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

/* Lists the places of each line, the largest change first. */
static bool list_places(const struct account *account, struct lines *out)
{
    CLEANUP_FREE struct ranked_place *ranked =
        calloc((size_t)account->place_count + 1, sizeof *ranked);

    if (ranked == NULL)
        return false;
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        ranked[i].place = i;
        for (int side = 0; side < 2; side++)
            if (account->samples[side] > 0)
                ranked[i].change += (side == 1 ? 1.0 : -1.0) * (double)place->ns[side] /
                                    (double)account->samples[side];
    }
    qsort(ranked, account->place_count, sizeof *ranked, compare_places);
    for (size_t i = 0; i < out->count; i++) {
        out->list[i].places = calloc(out->list[i].count + 1, sizeof *out->list[i].places);
        if (out->list[i].places == NULL)
            return false;
        out->list[i].count = 0;
    }
    for (uint32_t i = 0; i < account->place_count; i++) {
        struct line *line = &out->list[out->of_place[ranked[i].place]];

        if (line->count == 0 && line->kind != LINE_REST)
            line->part = account->places[ranked[i].place].part;
        line->places[line->count++] = ranked[i].place;
    }
    return true;
}

bool lines_make(const struct fold *fold, const struct edits *edits,
                const struct own_factor machine[2], struct lines *out)
{
    const struct account *account = fold->account;
    struct line_groups groups = {0};
    bool made;

    *out = (struct lines){0};
    made = make_groups(fold, edits, &groups) && own_time_make(fold, edits, &out->own);
    if (machine[0].holds)
        out->own.host = machine[0];
    if (machine[1].holds)
        out->own.device = machine[1];
    for (int device = 0; made && device < 2; device++)
        if (device == 1 ? out->own.device.holds : out->own.host.holds)
            fold_alike(fold, &out->own, device == 1, &groups);
    CLEANUP_FREE uint32_t *line_of = calloc(groups.count + 1, sizeof *line_of);
    made = made && line_of != NULL && choose(account, &groups, out, line_of);
    out->of_place =
        made ? calloc((size_t)account->place_count + 1, sizeof *out->of_place) : NULL;
    made = made && out->of_place != NULL;
    for (uint32_t i = 0; made && i < account->place_count; i++) {
        uint32_t group = groups.of_place[i];

        if (groups.list[group].kind == LINE_REST)
            group = groups.list[group].other;
        out->of_place[i] = line_of[group];
    }
    free(groups.list);
    free(groups.of_place);
    return made && list_places(account, out);
}

/* ---- order ---- */

static bool comes_before(const struct account *account, const struct line *x,
                         const struct line *y)
{
    bool sure[2] = {x->certainty <= LINE_LIKELY, y->certainty <= LINE_LIKELY};

    return sure[0] != sure[1]
               ? sure[0]
               : fabs(line_change(account, x)) > fabs(line_change(account, y));
}

/* Moves a line up, and those between down. */
static void move_line(struct lines *lines, uint32_t order[], size_t from, size_t to)
{
    struct line moved = lines->list[from];
    uint32_t number = order[from];

    for (size_t i = from; i > to; i--) {
        lines->list[i] = lines->list[i - 1];
        order[i] = order[i - 1];
    }
    lines->list[to] = moved;
    order[to] = number;
}

void lines_order(const struct account *account, struct lines *lines,
                 uint32_t to[LINES_MAX + 1])
{
    uint32_t order[LINES_MAX + 1];
    double sum = 0;
    size_t along = 0;

    for (size_t i = 0; i < lines->count; i++) {
        order[i] = (uint32_t)i;
        sum += line_change(account, &lines->list[i]);
    }
    for (size_t i = 1; i + 1 < lines->count; i++) {
        size_t at = i;

        while (at > 0 && comes_before(account, &lines->list[i], &lines->list[at - 1]))
            at--;
        move_line(lines, order, i, at);
    }
    while (along + 1 < lines->count &&
           line_change(account, &lines->list[along]) * sum <= 0)
        along++;
    if (along > 1 && along + 1 < lines->count)
        move_line(lines, order, along, 1);
    for (uint32_t i = 0; i < lines->count; i++)
        to[order[i]] = i;
    for (uint32_t i = 0; i < account->place_count; i++)
        lines->of_place[i] = to[lines->of_place[i]];
}
