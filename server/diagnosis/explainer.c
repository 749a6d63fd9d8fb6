/* See explainer.h. */
#include "diagnosis/explainer.h"
#include "account/judge.h"
#include "account/run.h"
#include "analysis/compare/comparability.h"
#include "analysis/compare/recorded.h"
#include "base/cleanup.h"
#include "diagnosis/collectives_split.h"
#include "diagnosis/entry.h"
#include "diagnosis/kernel_words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Other inputs explain that all kernels take longer if this part of the step hangs on
 * them. */
#define SHAPES_MIN 0.01

void explainer_free(struct explainer *explainer)
{
    free(explainer->told);
    free(explainer->facts);
    free(explainer->edit_is_fact);
    for (int side = 0; side < 2; side++) {
        free(explainer->steps_of[side]);
    }
    account_words_free(&explainer->words);
    lines_free(&explainer->lines);
    edits_free(&explainer->edits);
    fold_free(&explainer->fold);
    account_free(&explainer->account);
}

/* ---- kinds ---- */

enum cause_kind explainer_kind_of_edit(const struct edit *edit)
{
    switch (edit->kind) {
    case EDIT_REPLACED:
    case EDIT_KERNELS:
        return CAUSE_REPLACED;
    case EDIT_SHAPES:
    case EDIT_TYPES:
        return CAUSE_OTHER_WORK;
    default:
        return CAUSE_MORE_CALLS;
    }
}

enum cause_kind explainer_kind_of_line(const struct explainer *explainer,
                                       const struct line *line)
{
    static const enum cause_kind kinds[] = {
        [LINE_KERNEL] = CAUSE_PER_CALL,   [LINE_REPLACED] = CAUSE_REPLACED,
        [LINE_HOST] = CAUSE_HOST_LATE,    [LINE_INPUT] = CAUSE_INPUT,
        [LINE_LAUNCH] = CAUSE_LAUNCHES,   [LINE_WAIT] = CAUSE_WAITING,
        [LINE_HOLE] = CAUSE_HOST_LATE,    [LINE_LATENCY] = CAUSE_DEPENDENCY,
        [LINE_UNKNOWN] = CAUSE_HOST_LATE, [LINE_STACK] = FACT_RECORDING,
        [LINE_ALIKE] = CAUSE_ALIKE,       [LINE_REST] = CAUSE_REST,
        [LINE_EDIT] = CAUSE_MORE_CALLS,   [LINE_COLLECTION] = CAUSE_COLLECTION};

    if (line->kind == LINE_EDIT)
        return explainer_kind_of_edit(line->edit);
    if (line->is_machine)
        return CAUSE_MACHINE;
    if (line->kind == LINE_KERNEL &&
        strncmp(strings_text(&explainer->account.names, line->name), "Mem", 3) == 0)
        return CAUSE_COPIES;
    switch (kernel_words_communication(&explainer->words, line)) {
    case COMMUNICATION_OVERLAP:
        return CAUSE_OVERLAP;
    case COMMUNICATION_WAITING:
        return CAUSE_WAITING;
    case COMMUNICATION_TRANSFER:
        return CAUSE_TRANSFER;
    default:
        return kinds[line->kind];
    }
}

double explainer_longer_step(const struct explainer *explainer)
{
    const struct account *account = &explainer->account;
    double step = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            step = fmax(step, (double)account->ns[side] / (double)account->samples[side]);
    return step;
}

/* ---- ranks ---- */

/* One rank holds this part of the change of a line, on all ranks. */
#define RANK_SHARE 0.8

/* Adds the means of a line by rank of the sample, ns. */
static void add_by_rank(const struct explainer *explainer, const struct line *line,
                        int side, double *changes)
{
    const struct selection *selection = &explainer->result->selection[side];

    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells =
            sums_of(&explainer->account.time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++) {
            size_t rank = explainer->account.rank_of[side][cells[k].sample];

            if (rank < selection->rank_count)
                changes[rank] += (side == 1 ? 1.0 : -1.0) * (double)cells[k].sum /
                                 explainer->steps_of[side][rank];
        }
    }
}

/* The steps of each rank. */
static bool count_steps(struct explainer *explainer)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &explainer->result->selection[side];

        explainer->steps_of[side] =
            calloc(selection->rank_count + 1, sizeof *explainer->steps_of[side]);
        if (explainer->steps_of[side] == NULL)
            return false;
        for (size_t i = 0; i < selection->step_count; i++)
            explainer->steps_of[side][explainer->account.rank_of[side][i]]++;
    }
    return true;
}

/* Whether both sides have the same ranks, more than one. */
static bool has_same_ranks(const struct selection sides[2])
{
    size_t count = sides[0].rank_count;

    return count > 1 && count == sides[1].rank_count &&
           memcmp(sides[0].ranks, sides[1].ranks, count * sizeof *sides[0].ranks) == 0;
}

/* Names the rank that a line is about, if it is one alone. */
static bool name_ranks(struct explainer *explainer)
{
    const struct selection *sides = explainer->result->selection;
    size_t count = sides[0].rank_count;
    CLEANUP_FREE double *changes = calloc(count + 1, sizeof *changes);

    if (changes == NULL)
        return false;
    for (size_t i = 0; i < explainer->lines.count; i++) {
        struct line *line = &explainer->lines.list[i];
        double moved = 0;
        size_t most = 0;

        line->rank = -1;
        if (line->kind == LINE_REST || !has_same_ranks(sides))
            continue;
        memset(changes, 0, count * sizeof *changes);
        add_by_rank(explainer, line, 0, changes);
        add_by_rank(explainer, line, 1, changes);
        for (size_t r = 0; r < count; r++) {
            moved += fabs(changes[r]);
            most = fabs(changes[r]) > fabs(changes[most]) ? r : most;
        }
        if (moved == 0 || fabs(changes[most]) < RANK_SHARE * moved ||
            changes[most] * line_change(&explainer->account, line) < 0)
            continue;
        line->rank = sides[0].ranks[most];
        line->rank_change = changes[most];
    }
    return true;
}

/* Ranks drift apart from recording to recording, and wait in other places then: of one
 * recording a side whose step did not certainly change, host time of one rank alone is
 * not sure. */
static void doubt_single_ranks(struct explainer *explainer)
{
    if (!explainer->result->one_recording || isfinite(explainer->words.change))
        return;
    for (size_t i = 0; i < explainer->lines.count; i++) {
        struct line *line = &explainer->lines.list[i];

        if (line->rank >= 0 && judge_is_host_time(line))
            line->certainty = LINE_CANNOT_JUDGE;
    }
}

/* Nor is host time that changed by no more than calls of the host do between these
 * recordings; nor, where their factor is told, copies and communication: less or more of
 * them is beside compute, and ranks wait for each other. */
static void doubt_host_factor(struct explainer *explainer)
{
    const struct machine *machine = &explainer->result->machine;

    if (!explainer->result->one_recording || !machine->acts_on_host)
        return;
    for (size_t i = 0; i < explainer->lines.count; i++) {
        struct line *line = &explainer->lines.list[i];
        const struct own_row *row = line->kind == LINE_HOST && line->name != ACCOUNT_NONE
                                        ? own_of_call(&explainer->lines.own, line->name)
                                        : NULL;
        double ratio = log(line_mean(&explainer->account, line, 1) /
                           line_mean(&explainer->account, line, 0));

        if (row != NULL) /* what a call takes itself, wherever it is booked */
            ratio = log(row->spent[1] / row->calls[1] / (row->spent[0] / row->calls[0]));
        bool is_alike = line->kind == LINE_ALIKE && !line->on_device &&
                        explainer->result->recorded_verdict.host_most > 0;
        bool is_beside =
            explainer->machine[0] && line->kind != LINE_EDIT &&
            (line->part == ACCOUNT_COMMUNICATION || line->part == ACCOUNT_MEMORY);
        if (is_alike || is_beside ||
            (judge_is_host_time(line) && ratio >= fmin(machine->host.least, 0) &&
             ratio <= fmax(machine->host.most, 0)))
            line->certainty = LINE_CANNOT_JUDGE;
    }
}

/* As they are shown, when all is known of them. */
static void order_lines(struct explainer *explainer)
{
    struct lines *lines = &explainer->lines;
    uint32_t to[LINES_MAX + 1];

    lines_order(&explainer->account, lines, to);
    for (size_t i = 0; i < explainer->claims.count; i++) {
        const struct line **line = &explainer->claims.list[i].line;

        *line = *line == NULL ? NULL : &lines->list[to[*line - lines->list]];
    }
}

static bool find_late_rank(struct explainer *explainer)
{
    const struct selection *sides = explainer->result->selection;
    const struct rank_samples samples = {
        .ranks = has_same_ranks(sides) ? sides[0].rank_count : 0,
        .of = {explainer->account.rank_of[0], explainer->account.rank_of[1]},
        .steps = {explainer->steps_of[0], explainer->steps_of[1]}};

    return late_rank_find(&explainer->fold, &explainer->lines.own, &samples,
                          explainer_longer_step(explainer), explainer->words.change,
                          &explainer->late);
}

/* ---- the whole ---- */

bool explainer_has_device(const struct compare_result *result, enum pair_side side)
{
    struct recorded_facts facts;

    recorded_read(result, side, &facts);
    return facts.device_rows;
}

bool explainer_lacks_device(const struct compare_result *result)
{
    return explainer_has_device(result, PAIR_CONTROL) !=
           explainer_has_device(result, PAIR_TEST);
}

static bool has_one_sign(const struct explainer *explainer)
{
    bool gains = false, losses = false;

    for (size_t i = 0; i < explainer->lines.count; i++) {
        double change = line_change(&explainer->account, &explainer->lines.list[i]);

        gains |= change > 0;
        losses |= change < 0;
    }
    return !gains || !losses;
}

static bool has_note(const struct compare_result *result, const char *kind)
{
    struct comparability notes = {.count = 0};

    comparability_judge(result, &notes);
    for (size_t i = 0; i < notes.count; i++)
        if (strcmp(notes.notes[i].kind, kind) == 0)
            return true;
    return false;
}

/* The fact of other inputs on which at least a hundredth of the step hangs. */
static const struct edit *find_other_shapes(const struct explainer *explainer)
{
    for (size_t i = 0; i < explainer->edits.count; i++) {
        const struct edit *edit = &explainer->edits.list[i];

        if ((edit->kind == EDIT_SHAPES || edit->kind == EDIT_TYPES) && edit->is_fact &&
            edit->weight >= SHAPES_MIN * explainer_longer_step(explainer))
            return edit;
    }
    return NULL;
}

/* A factor nearer to 1 is not told, nor a part of the step that is smaller; of a step
 * that did not certainly change, what may be equal. */
#define DEVICE_LEAST 0.01
#define HOST_LEAST 0.03
#define PART_LEAST 0.005

/* Whether the factor of the device, or of the host, is the machine's: then what it
 * explains is one line. */
static bool is_machine(const struct compare_result *result, bool device)
{
    const struct machine *machine = &result->machine;
    const struct machine_factor *factor = device ? &machine->device : &machine->host;

    return machine->is_known && factor->is_common &&
           fabs(factor->median) >= (device ? DEVICE_LEAST : HOST_LEAST) &&
           factor->low * factor->high > 0;
}

/* Whether its part of the change is worth a sentence of its own. */
static bool is_machine_told(const struct compare_result *result, bool device)
{
    const struct machine *machine = &result->machine;
    const struct machine_part *part = &machine->parts[device ? 0 : 1];
    bool decided = result->recorded_verdict.kind == VERDICT_SLOWER ||
                   result->recorded_verdict.kind == VERDICT_FASTER;
    double least = decided && device ? PART_LEAST : result->recorded_verdict.equivalence;

    return is_machine(result, device) &&
           (device || part->low * part->high > 0) && /* gaps may hide the device's */
           fabs(part->diff) >= least * result->step_time[PAIR_CONTROL].step;
}

/* What the machine's factors explain is one line. */
static bool make_lines(struct explainer *explainer)
{
    const struct machine *machine = &explainer->result->machine;
    const struct machine_factor *of[2] = {&machine->host, &machine->device};
    struct own_factor factors[2] = {{.holds = false}, {.holds = false}};

    for (int device = 0; device < 2; device++) {
        explainer->machine[device] = is_machine_told(explainer->result, device == 1);
        if (is_machine(explainer->result, device == 1))
            factors[device] = (struct own_factor){true, true, of[device]->median,
                                                  of[device]->low, of[device]->high};
    }
    return lines_make(&explainer->fold, &explainer->edits, factors, &explainer->lines);
}

static bool prepare(struct explainer *explainer)
{
    const struct compare_result *result = explainer->result;
    bool decided = result->recorded_verdict.kind == VERDICT_SLOWER ||
                   result->recorded_verdict.kind == VERDICT_FASTER;

    if (!fold_make(&explainer->account, &explainer->fold) ||
        !edits_make(&explainer->fold, &explainer->edits) || !make_lines(explainer) ||
        !judge_lines(&explainer->account, &result->observations, result->one_recording,
                     &explainer->lines))
        return false;
    explainer->words = (struct account_words){
        .account = &explainer->account,
        .fold = &explainer->fold,
        .edits = &explainer->edits,
        .steps =
            result->selection[0].number_count + result->selection[1].number_count > 0,
        .device = result->step_time[0].has_parts && result->step_time[1].has_parts,
        .other_device = has_note(result, "devices_differ"),
        .other_stack = has_note(result, "with_stack_differs"),
        .other_shapes = find_other_shapes(explainer),
        .wait_change = NAN,
        .transfer_change = NAN,
        .late_rank = -1,
        .unchanged = result->recorded_verdict.kind == VERDICT_UNCHANGED,
        .change = decided ? result->recorded_verdict.change : NAN,
        .one_sign = has_one_sign(explainer)};
    if (!count_steps(explainer) || !name_ranks(explainer) || !find_late_rank(explainer) ||
        (!explainer->machine[0] &&
         !own_claims_find(&explainer->words, &explainer->lines, &result->observations,
                          &explainer->claims)) ||
        !slow_steps_find(&explainer->account, &result->observations, &explainer->slow))
        return false;
    doubt_single_ranks(explainer);
    doubt_host_factor(explainer);
    order_lines(explainer);
    if (explainer->late.is_found) {
        explainer->words.late_rank =
            (int64_t)result->selection[0].ranks[explainer->late.rank];
        explainer->words.late_change = explainer->late.others;
    }
    explainer->told = calloc(explainer->edits.count + 1, sizeof *explainer->told);
    return explainer->told != NULL && account_words_make(&explainer->words);
}

/* Without the split, sentences on collectives only lack what they wait for. */
static int split_collectives(struct store *store, struct explainer *explainer,
                             struct budget *budget, struct error *error)
{
    struct collectives_split split = {.is_known = false};
    bool wanted = false;

    for (size_t i = 0; i < explainer->lines.count; i++)
        wanted |= explainer->lines.list[i].part == ACCOUNT_COMMUNICATION &&
                  explainer->lines.list[i].kind == LINE_KERNEL;
    /* The analysis of collectives has no samples that are whole recordings beside steps.
     */
    if (!wanted || explainer->result->selection[0].any ||
        explainer->result->selection[1].any)
        return 0;
    int failed = collectives_split_make(store, explainer->result, budget, &split, error);
    if (failed != 0 && failed != -ERROR_LIMIT)
        return failed;
    if (failed == 0 && split.is_known) {
        explainer->words.wait_change = split.wait[1] - split.wait[0];
        explainer->words.transfer_change = split.transfer[1] - split.transfer[0];
        if (split.rank >= 0)
            explainer->words.late_rank = split.rank;
    }
    return 0;
}

int explainer_make(struct store *store, const struct compare_result *result,
                   struct budget *budget, const struct account_reader *reader,
                   struct explainer *out, struct error *error)
{
    *out = (struct explainer){.result = result};
    int failed = account_make_seen(store, result, budget, reader, &out->account, error);
    if (failed == 0 && !prepare(out))
        failed = budget_or_memory(budget, error);
    return failed != 0 ? failed : split_collectives(store, out, budget, error);
}
