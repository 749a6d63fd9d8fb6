#include "account/lines.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "compare/verdict.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- lines ---- */

/* A smaller line joins the rest: of the longer side, and of the largest line. */
#define LEAST_OF_STEP 0.005
#define LEAST_OF_LARGEST 0.05

const char *line_certainty_name(enum line_certainty certainty)
{
    static const char *const names[] = {"sure", "likely", "no_difference_found",
                                        "cannot_judge"};

    return names[certainty];
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

static void make_groups(const struct fold *fold, const struct edits *edits,
                        struct line_groups *out)
{
    const struct account *account = fold->account;
    struct map map = {.arena = account->arena};
    uint64_t seed = hash_seed();

    out->list =
        arena_new(account->arena, (size_t)account->place_count + 2, sizeof *out->list);
    out->of_place = arena_new(account->arena, (size_t)account->place_count + 1,
                              sizeof *out->of_place);
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];
        struct line_key key = key_of(fold, edits, i);
        uint64_t hash = hash_number((uint64_t)key.name << 32 | key.category, seed);
        uint32_t at;

        hash = hash_number((uint64_t)key.other << 8 | key.kind,
                           hash ^ (uint64_t)(uintptr_t)key.edit);
        MAP_EACH(at, &map, hash)
        if (same_key(&out->list[at], &key))
            break;
        if (at == MAP_NONE) {
            at = (uint32_t)out->count++;
            map_add(&map, hash, at);
            out->list[at] = (struct line){.kind = (enum line_kind)key.kind,
                                          .edit = key.edit,
                                          .part = place->part,
                                          .name = key.name,
                                          .category = key.category,
                                          .other = key.other};
        }
        struct line *line = &out->list[at];
        out->of_place[i] = at;
        line->count++;
        for (int side = 0; side < 2; side++)
            line->ns[side] += place->ns[side];
    }
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
static void choose(const struct account *account, struct line_groups *groups,
                   struct lines *out, uint32_t *line_of)
{
    struct ranked_line *ranked =
        arena_new(account->arena, groups->count + 1, sizeof *ranked);
    double step = account_longer_step(account);

    out->list = arena_new(account->arena, LINES_MAX + 1, sizeof *out->list);
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
static void list_places(const struct account *account, struct lines *out)
{
    struct ranked_place *ranked =
        arena_new(account->arena, (size_t)account->place_count + 1, sizeof *ranked);

    for (uint32_t i = 0; i < account->place_count; i++)
        ranked[i] = (struct ranked_place){i, account_place_change(account, i)};
    qsort(ranked, account->place_count, sizeof *ranked, compare_places);
    for (size_t i = 0; i < out->count; i++) {
        out->list[i].places = arena_new(account->arena, out->list[i].count + 1,
                                        sizeof *out->list[i].places);
        out->list[i].count = 0;
    }
    for (uint32_t i = 0; i < account->place_count; i++) {
        struct line *line = &out->list[out->of_place[ranked[i].place]];

        if (line->count == 0 && line->kind != LINE_REST)
            line->part = account->places[ranked[i].place].part;
        line->places[line->count++] = ranked[i].place;
    }
}

void lines_make(const struct fold *fold, const struct edits *edits,
                const struct own_factor machine[2], struct lines *out)
{
    const struct account *account = fold->account;
    struct line_groups groups = {0};

    *out = (struct lines){0};
    make_groups(fold, edits, &groups);
    own_time_make(fold, edits, &out->own);
    if (machine[0].holds)
        out->own.host = machine[0];
    if (machine[1].holds)
        out->own.device = machine[1];
    for (int device = 0; device < 2; device++)
        if (device == 1 ? out->own.device.holds : out->own.host.holds)
            fold_alike(fold, &out->own, device == 1, &groups);
    uint32_t *line_of = arena_new(account->arena, groups.count + 1, sizeof *line_of);
    choose(account, &groups, out, line_of);
    out->of_place = arena_new(account->arena, (size_t)account->place_count + 1,
                              sizeof *out->of_place);
    for (uint32_t i = 0; i < account->place_count; i++) {
        uint32_t group = groups.of_place[i];

        if (groups.list[group].kind == LINE_REST)
            group = groups.list[group].other;
        out->of_place[i] = line_of[group];
    }
    arena_release(account->arena, groups.list);
    list_places(account, out);
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

/* ---- judge ---- */

#define SURE_RATE 0.01
#define LIKELY_RATE 0.01
#define RANK_RATE 0.05
#define HOST_SHARE 0.2
/* A pause is judged from this factor between the sides on, as for what the host needs,
 * and from these parts of the step and of all that moved. */
#define PAUSE_FACTOR 2.5
#define PAUSE_OF_STEP 0.02
#define PAUSE_SHARE 0.1
/* Twice what counts as unchanged, as for the verdict on one recording a side. */
#define CLOCK_SLACK (2 * VERDICT_EQUIVALENCE)

/* The values of observations from sums over their samples. */
static int64_t *means_of(const struct account *account,
                         const struct observations *observations, int side,
                         const int64_t *sums)
{
    int64_t *out = arena_new(account->arena, observations->count[side], sizeof *out);

    observations_divide(observations, side, sums, out);
    return out;
}

/* Sums of a line's places by observation, means over its samples. */
static int64_t *amounts_of(const struct account *account,
                           const struct observations *observations,
                           const struct line *line, int side)
{
    int64_t *sums = arena_new(account->arena, observations->count[side], sizeof *sums);

    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++)
            sums[observations->of[side][cells[k].sample]] += cells[k].sum;
    }
    return means_of(account, observations, side, sums);
}

/* The t test of the values as they are, with pooled variance. */
static double t_test(int64_t *const values[2], const size_t counts[2])
{
    double mean[2] = {0, 0}, squares = 0;

    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < counts[side]; i++)
            mean[side] += (double)values[side][i] / (double)counts[side];
        for (size_t i = 0; i < counts[side]; i++)
            squares += ((double)values[side][i] - mean[side]) *
                       ((double)values[side][i] - mean[side]);
    }
    const struct moderated_row row = {mean[1] - mean[0],
                                      squares / (double)(counts[0] + counts[1] - 2)};
    return moderated_p(&row, counts[0], counts[1], 0, 0);
}

enum line_certainty judge_values(struct arena *arena, int64_t *const values[2],
                                 const size_t counts[2], size_t tried)
{
    CLEANUP(mann_whitney_free) struct mann_whitney test = {0};
    struct mann_whitney_result ranks;

    if (counts[0] < OBSERVATIONS_MIN || counts[1] < OBSERVATIONS_MIN)
        return LINE_CANNOT_JUDGE;
    if (mann_whitney_init(&test, counts[0], counts[1], NULL) != 0) {
        arena_refuse(arena);
        return LINE_CANNOT_JUDGE;
    }
    mann_whitney_run(&test, values[0], values[1], &ranks);
    double least = fmin(t_test(values, counts), ranks.p);
    if (ranks.p >= RANK_RATE)
        return LINE_NO_DIFFERENCE;
    return least * (double)tried < SURE_RATE ? LINE_SURE
           : least < LIKELY_RATE             ? LINE_LIKELY
                                             : LINE_NO_DIFFERENCE;
}

bool judge_is_host_time(const struct line *line)
{
    return line->kind == LINE_HOST || line->kind == LINE_HOLE ||
           line->kind == LINE_LAUNCH || line->kind == LINE_LATENCY ||
           line->kind == LINE_COLLECTION || line->kind == LINE_STACK;
}

/* A pause that one side nearly lacks is more than recordings of one program wander. */
static bool is_other_pause(const struct account *account, const struct line *line,
                           double moved)
{
    double a = line_mean(account, line, 0), b = line_mean(account, line, 1);
    double step = account_longer_step(account);

    return line->kind == LINE_HOLE && fmax(a, b) >= PAUSE_FACTOR * fmin(a, b) &&
           fabs(b - a) >= PAUSE_OF_STEP * step && fabs(b - a) >= PAUSE_SHARE * moved;
}

/* Kernels that take longer by less than recordings of one program differ, because the
 * clock does. */
static bool is_clock_noise(const struct account *account, const struct line *line)
{
    bool device =
        line->kind == LINE_KERNEL || (line->kind == LINE_ALIKE && line->on_device);
    double larger = fmax(line_mean(account, line, 0), line_mean(account, line, 1));

    return device && fabs(line_change(account, line)) < CLOCK_SLACK * larger;
}

static void doubt_one_recording(const struct account *account, struct lines *lines)
{
    double moved = 0;

    for (size_t i = 0; i < lines->count; i++)
        moved += fabs(line_change(account, &lines->list[i]));
    for (size_t i = 0; i < lines->count; i++)
        if (is_clock_noise(account, &lines->list[i]) ||
            (judge_is_host_time(&lines->list[i]) &&
             !is_other_pause(account, &lines->list[i], moved) &&
             fabs(line_change(account, &lines->list[i])) < HOST_SHARE * moved))
            lines->list[i].certainty = LINE_CANNOT_JUDGE;
}

void judge_lines(const struct account *account, const struct observations *observations,
                 bool one_recording, struct lines *lines)
{
    size_t tried = lines->tried > lines->count ? lines->tried : lines->count;

    for (size_t i = 0; i < lines->count; i++) {
        struct line *line = &lines->list[i];
        int64_t *const values[2] = {amounts_of(account, observations, line, 0),
                                    amounts_of(account, observations, line, 1)};

        line->certainty =
            judge_values(account->arena, values, observations->count, tried);
        if (line->certainty != LINE_CANNOT_JUDGE && line->kind == LINE_EDIT &&
            line->edit->is_fact)
            line->certainty = LINE_SURE;
        if (line->is_machine && line->certainty == LINE_SURE)
            line->certainty = LINE_LIKELY; /* that it is the machine */
    }
    if (one_recording)
        doubt_one_recording(account, lines);
}

bool judge_after_facts(const struct account *account, const struct lines *lines,
                       const struct line *line)
{
    double facts = 0, host = 0;

    for (size_t i = 0; i < lines->count; i++) {
        const struct line *other = &lines->list[i];
        double change = fabs(line_change(account, other));

        if (other->kind == LINE_EDIT && other->edit->is_fact)
            facts += change;
        else if (judge_is_host_time(other))
            host = fmax(host, change);
    }
    return judge_is_host_time(line) && 2 * facts >= host;
}

/* ---- late rank ---- */

/* The others wait for this part of a step, or it is none. */
#define LATE_RANK_LEAST_OF_STEP 0.01
/* It takes itself this part of what the others wait longer, or they have changed. */
#define OWN_SHARE 0.25
/* What it runs differs by this part of what shows, or it is none. */
#define EXCESS_SHARE 0.5
/* A call is named that holds this part of what the rank runs longer. */
#define ROW_SHARE 0.3
/* Its kernels share a factor: so many, half of their time as near (logarithms), of this
 * at least. */
#define KERNELS_LEAST 4
#define KERNELS_NEAR 0.03
#define KERNELS_FACTOR 0.02

/* By sample: exposed communication, and all else. */
struct rank_times {
    int64_t *wait[2], *own[2];
};

static void rank_times_make(const struct account *account, struct rank_times *out)
{
    for (int side = 0; side < 2; side++) {
        size_t samples = account->samples[side] + 1;

        out->wait[side] = arena_new(account->arena, samples, sizeof *out->wait[side]);
        out->own[side] = arena_new(account->arena, samples, sizeof *out->own[side]);
        for (size_t i = 0; i < account->time[side].count; i++) {
            const struct sum *sum = &account->time[side].list[i];
            bool waits = account->places[sum->row].part == ACCOUNT_COMMUNICATION;

            (waits ? out->wait : out->own)[side][sum->sample] += sum->sum;
        }
    }
}

/* The change of each rank's mean. */
static void changes_of(const struct account *account, const struct rank_samples *samples,
                       int64_t *const values[2], double *out)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < account->samples[side]; i++) {
            size_t rank = samples->of[side][i];

            if (rank < samples->ranks)
                out[rank] += (side == 1 ? 1.0 : -1.0) * (double)values[side][i] /
                             samples->steps[side][rank];
        }
}

/* Whether what the others wait changed one way, and the rank itself another. */
static bool is_late(const double *own, const double *wait, size_t ranks, size_t rank,
                    double *others)
{
    double sign = own[rank] > 0 ? 1 : -1;

    *others = 0;
    for (size_t i = 0; i < ranks; i++) {
        if (i == rank)
            continue;
        if (sign * wait[i] <= 0 || sign * own[i] >= sign * own[rank])
            return false;
        *others += wait[i] / (double)(ranks - 1);
    }
    /* A transfer that takes longer does so on all ranks; where the rank itself hardly
     * changed, the others did. */
    return sign * wait[rank] < 0.25 * fabs(*others) &&
           sign * own[rank] >= OWN_SHARE * fabs(*others);
}

/* The values of the samples of one rank, or those of the others. */
static enum line_certainty late_rank_certainty_of(const struct account *account,
                                                  const struct rank_samples *samples,
                                                  int64_t *const values[2], size_t rank)
{
    int64_t *picked[2];
    size_t counts[2] = {0, 0};

    for (int side = 0; side < 2; side++) {
        picked[side] =
            arena_new(account->arena, account->samples[side] + 1, sizeof *picked[side]);
        for (size_t i = 0; i < account->samples[side]; i++)
            if (samples->of[side][i] == rank)
                picked[side][counts[side]++] = values[side][i];
    }
    return judge_values(account->arena, picked, counts, samples->ranks);
}

/* By row of `own`, two numbers of ns a step: what a rank takes more than the mean of the
 * others, and what it takes more itself. */
static double *excess_of(const struct fold *fold, const struct own_time *own,
                         const struct rank_samples *samples, size_t late)
{
    double *out = arena_new(fold->account->arena, 2 * own->count + 1, sizeof *out);

    for (int side = 0; side < 2; side++) {
        const struct sums *tally = &fold->account->tally[side];

        for (size_t i = 0; i < tally->count; i++) {
            uint32_t row = own->of_frame[fold->of_node[tally->list[i].row]];
            size_t rank = samples->of[side][tally->list[i].sample];

            if (row == ACCOUNT_NONE || rank >= samples->ranks ||
                (own->rows[row].on_device && !own->rows[row].is_compute))
                continue;
            double mean = (side == 1 ? 1.0 : -1.0) * (double)tally->list[i].spent /
                          samples->steps[side][rank];
            out[2 * (size_t)row] +=
                rank == late ? mean : -mean / (double)(samples->ranks - 1);
            out[2 * (size_t)row + 1] += rank == late ? mean : 0;
        }
    }
    return out;
}

/* ---- whether its device is slower ---- */

/* Of each row that computes: how much longer it takes on the rank than on the others,
 * test/control, and its time. */
static size_t collect_kernels(const struct own_time *own, const double *spent,
                              struct weighted *out)
{
    size_t count = 0;

    for (size_t i = 0; i < own->count; i++) {
        const double *of = &spent[4 * i]; /* control: rank, others; test: likewise */
        double ratio = of[2] / of[0] / (of[3] / of[1]);

        if (own->rows[i].on_device && own->rows[i].is_compute && ratio > 0 &&
            isfinite(ratio))
            out[count++] = (struct weighted){log(ratio), of[0]};
    }
    weighted_sort(out, count);
    return count;
}

static void find_kernels(const struct fold *fold, const struct own_time *own,
                         const struct rank_samples *samples, struct late_rank *out)
{
    double *spent = arena_new(fold->account->arena, 4 * own->count + 1, sizeof *spent);
    struct weighted *ratios =
        arena_new(fold->account->arena, own->count + 1, sizeof *ratios);

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < fold->account->tally[side].count; i++) {
            const struct sum *sum = &fold->account->tally[side].list[i];
            uint32_t row = own->of_frame[fold->of_node[sum->row]];
            size_t rank = samples->of[side][sum->sample];

            if (row != ACCOUNT_NONE && rank < samples->ranks)
                spent[4 * (size_t)row + 2 * (size_t)side + (rank != out->rank)] +=
                    (double)sum->spent / samples->steps[side][rank];
        }
    size_t count = collect_kernels(own, spent, ratios);
    double low = weighted_quantile(ratios, count, 0.25);
    double high = weighted_quantile(ratios, count, 0.75);
    double middle = weighted_quantile(ratios, count, 0.5);
    if (count >= KERNELS_LEAST && high - low <= KERNELS_NEAR &&
        fabs(middle) >= KERNELS_FACTOR && (middle > 0) == (out->own > 0))
        out->kernels = exp(middle);
}

/* What the late rank takes longer for than the others do. */
static void find_row(const struct fold *fold, const struct own_time *own,
                     const struct rank_samples *samples, double change,
                     struct late_rank *out)
{
    const double *excess = excess_of(fold, own, samples, out->rank);
    double sign = out->own > 0 ? 1 : -1, sum = 0;
    double least =
        isnan(change) ? fabs(out->others) : fmin(fabs(out->others), fabs(change));

    for (size_t i = 0; i < own->count; i++) {
        /* Others that are faster do not make it slower. */
        double longer = fmin(sign * excess[2 * i], sign * excess[2 * i + 1]);

        sum += longer;
        if (longer > out->row_change) {
            out->row_change = longer;
            out->row = &own->rows[i];
        }
    }
    out->is_found = sum >= EXCESS_SHARE * least;
    find_kernels(fold, own, samples, out);
    if (out->row_change < ROW_SHARE * sum)
        out->row = NULL;
}

void late_rank_find(const struct fold *fold, const struct own_time *own,
                    const struct rank_samples *samples, double step, double change,
                    struct late_rank *out)
{
    const struct account *account = fold->account;
    struct rank_times times;
    double *own_of = arena_new(account->arena, samples->ranks + 1, sizeof *own_of);
    double *wait_of = arena_new(account->arena, samples->ranks + 1, sizeof *wait_of);

    *out = (struct late_rank){.is_found = false};
    if (samples->ranks < 2)
        return;
    rank_times_make(account, &times);
    changes_of(account, samples, times.own, own_of);
    changes_of(account, samples, times.wait, wait_of);
    for (size_t rank = 0; rank < samples->ranks && !out->is_found; rank++) {
        struct late_rank found = {.certainty = LINE_SURE,
                                  .rank = rank,
                                  .own = own_of[rank],
                                  .slack = wait_of[rank]};

        if (!is_late(own_of, wait_of, samples->ranks, rank, &found.others) ||
            fabs(found.others) < LATE_RANK_LEAST_OF_STEP * step || found.own * change < 0)
            continue;
        for (size_t i = 0; i < samples->ranks; i++) {
            enum line_certainty one = late_rank_certainty_of(
                account, samples, i == rank ? times.own : times.wait, i);

            found.certainty = one > found.certainty ? one : found.certainty;
        }
        if (found.certainty > LINE_LIKELY)
            continue;
        find_row(fold, own, samples, change, &found);
        *out = found;
    }
}

/* ---- slow steps ---- */

#define MADS 5
#define MAD_LEAST 0.004
#define EXTRA_MIN 0.02
#define SURE_MADS 10
#define SURE_MIN 0.05
#define PLACE_SHARE 0.5
#define BOTH_SHARE 0.5

static double slow_steps_median_of(const int64_t *values, size_t count, int64_t *sorted,
                                   int64_t *scratch)
{
    memcpy(sorted, values, count * sizeof *sorted);
    samples_sort(sorted, count, scratch);
    return samples_quantile(sorted, count, 0.5);
}

/* The step times of a side by observation. */
static int64_t *times_of(const struct account *account,
                         const struct observations *observations, int side)
{
    int64_t *sums = arena_new(account->arena, observations->count[side], sizeof *sums);
    const struct sums *time = &account->time[side];

    for (size_t i = 0; i < time->count; i++)
        sums[observations->of[side][time->list[i].sample]] += time->list[i].sum;
    return means_of(account, observations, side, sums);
}

/* The place that grew most in one observation over the mean of the others. */
static void explain(const struct account *account,
                    const struct observations *observations, size_t observation,
                    struct slow_step *out)
{
    const struct sums *time = &account->time[out->side];
    size_t count = observations->count[out->side];
    double samples = (double)(observations->begin[out->side][observation + 1] -
                              observations->begin[out->side][observation]);
    double others = (double)account->samples[out->side] - samples;

    out->place = ACCOUNT_NONE;
    for (size_t i = 0, end; i < time->count && count > 1; i = end) {
        double here = 0, elsewhere = 0;

        for (end = i; end < time->count && time->list[end].row == time->list[i].row;
             end++) {
            uint32_t at = observations->of[out->side][time->list[end].sample];

            *(at == observation ? &here : &elsewhere) += (double)time->list[end].sum;
        }
        double extra = here / samples - (others > 0 ? elsewhere / others : 0);
        if (extra > out->place_extra) {
            out->place_extra = extra;
            out->place = time->list[i].row;
        }
    }
}

/* What is usual on a side: the median and the MAD. */
struct usual_time {
    double median, mad;
};

static void find_side(const struct account *account,
                      const struct observations *observations, int side,
                      struct usual_time *usual, struct slow_steps *out)
{
    size_t count = observations->count[side], found = 0;
    int64_t *times = times_of(account, observations, side);
    int64_t *apart = arena_new(account->arena, count + 1, sizeof *apart);
    int64_t *sorted = arena_new(account->arena, count + 1, sizeof *sorted);
    int64_t *scratch = arena_new(account->arena, count + 1, sizeof *scratch);

    double median = slow_steps_median_of(times, count, sorted, scratch);
    for (size_t i = 0; i < count; i++)
        apart[i] = llabs(times[i] - llround(median));
    double mad =
        fmax(slow_steps_median_of(apart, count, sorted, scratch), MAD_LEAST * median);
    *usual = (struct usual_time){median, mad};
    for (size_t i = 0; i < count; i++)
        found += (double)times[i] > median + fmax(MADS * mad, EXTRA_MIN * median);
    if (3 * found > count)
        return;
    out->steps[side] = found;
    for (size_t n = 0; n < found && n < SLOW_STEPS_MAX; n++) {
        size_t longest = 0;

        for (size_t i = 0; i < count; i++)
            longest = times[i] > times[longest] ? i : longest;
        struct slow_step *step = &out->list[out->count++];
        *step = (struct slow_step){
            .side = side,
            .sample = observations->order[side][observations->begin[side][longest]],
            .extra = (double)times[longest] - median};
        explain(account, observations, longest, step);
        times[longest] = INT64_MIN;
        if (step->place_extra < PLACE_SHARE * step->extra)
            out->count--;
    }
}

/* Whether both sides have it: as slow at one place, within half of it. */
static bool is_of_both(const struct slow_steps *found, const struct slow_step *step)
{
    for (size_t i = 0; i < found->count; i++) {
        const struct slow_step *other = &found->list[i];

        if (other->side != step->side && other->place == step->place &&
            fabs(other->place_extra - step->place_extra) <=
                BOTH_SHARE * fmax(other->place_extra, step->place_extra))
            return true;
    }
    return false;
}

/* What both sides have makes no difference: the end of a recording, a cache that fills.
 */
static void drop_those_of_both(struct slow_steps *out)
{
    struct slow_steps found = *out;

    out->count = 0;
    for (size_t i = 0; i < found.count; i++)
        if (!is_of_both(&found, &found.list[i]))
            out->list[out->count++] = found.list[i];
}

void slow_steps_find(const struct account *account,
                     const struct observations *observations, struct slow_steps *out)
{
    struct usual_time usual[2] = {{0, 0}, {0, 0}};

    *out = (struct slow_steps){.count = 0};
    if (!observations_suffice(observations))
        return;
    find_side(account, observations, 1, &usual[1], out);
    find_side(account, observations, 0, &usual[0], out);
    double mad = fmax(usual[0].mad, usual[1].mad);
    for (size_t i = 0; i < out->count; i++)
        out->list[i].is_sure =
            out->list[i].extra >
            fmax(SURE_MADS * mad, SURE_MIN * usual[out->list[i].side].median);
    drop_those_of_both(out);
}
