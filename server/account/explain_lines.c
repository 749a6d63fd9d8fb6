#include "account/entry.h"
#include "account/explain.h"
#include "account/lines.h"
#include "account/run.h"
#include "account/words.h"
#include "analyse/run.h"
#include "base/error.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/run.h"
#include "store/set_view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- analysis of sides ---- */

int analysis_of_sides(struct store *store, const struct compare_result *result,
                      const char *name, bool steps, struct given_parameter more,
                      struct budget *budget, struct analysis_result *out,
                      struct error *error)
{
    const struct side_request *sides = result->request.side;
    const struct given_parameter wanted[] = {
        {"set", sides[0].set},
        {"test", sides[1].set},
        {"set_ranks", sides[0].ranks},
        {"test_ranks", sides[1].ranks},
        {"set_steps", steps ? sides[0].steps : NULL},
        {"test_steps", steps ? sides[1].steps : NULL},
        {"set_marker", sides[0].marker},
        {"test_marker", sides[1].marker},
        {"cut_overlaps", sides[0].cut_overlaps ? "true" : NULL},
        {"set_marker_until", marker_until_words[sides[0].until]},
        {"test_marker_until", marker_until_words[sides[1].until]},
        more,
    };
    struct given_parameter given[sizeof wanted / sizeof *wanted];
    size_t count = 0;

    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (wanted[i].value != NULL && wanted[i].value[0] != '\0')
            given[count++] = wanted[i];
    const struct analysis_request request = {.given = {given, count}, .budget = budget};
    return analysis_run(store, analysis_find(name), &request, out, error);
}

/* Whether both sides have the same ranks, more than one. */
static bool has_same_ranks(const struct selection sides[2])
{
    size_t count = sides[0].rank_count;

    return count > 1 && count == sides[1].rank_count &&
           memcmp(sides[0].ranks, sides[1].ranks, count * sizeof *sides[0].ranks) == 0;
}

/* ---- collectives split ---- */

/* How the time of collectives changed: transfer, and waiting for other ranks
 * (docs/semantics.md §10). */

struct store;

/* At least this part of the time of collectives must match over the ranks on both sides.
 * */
#define COLLECTIVES_SPLIT_MATCHED 0.8
/* Sides with more kept rows than this are not read. */
#define COLLECTIVES_SPLIT_ROWS_MAX ((uint64_t)4 << 20)

/* Means over the samples of all ranks, ns. */
struct collectives_split {
    bool is_known;
    double transfer[2], wait[2], exposed[2];
    int64_t rank; /* the rank that causes at least half of the change of exposed waiting;
                     -1: none */
};

/* A rank is named only if it causes at least this part of the change of all exposed
 * waiting, or the others wait as much of what they seem to. */
#define NAMED_SHARE 0.5
/* How often a rank comes last is told of so many collectives, and if that changed by
 * this part of them, beyond chance. */
#define ARRIVALS_LEAST 20
#define ARRIVALS_CHANGE 0.1

/* False: the files have too many kept rows, or there is only one rank. */
static bool is_worth_it(const struct compare_result *result, int side)
{
    const struct set_view *view = &result->view[side];
    const struct selection *selection = &result->selection[side];
    uint64_t rows = 0;

    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t file = view->steps[selection->steps[i]].file;
        const struct set_file *found = set_view_find_file(view, file);

        if (found != NULL &&
            (i == 0 || view->steps[selection->steps[i - 1]].file != file))
            rows += found->quality.kept;
    }
    return selection->rank_count > 1 && rows <= COLLECTIVES_SPLIT_ROWS_MAX;
}

static bool read_side(const struct table *summary, int side,
                      struct collectives_split *out)
{
    if (summary->row_count != 1)
        return false;
    double unmatched = table_number_of(summary, 0, "unmatched_per_step");

    out->transfer[side] = table_number_of(summary, 0, "transfer_per_step");
    out->wait[side] = table_number_of(summary, 0, "wait_per_step");
    out->exposed[side] = table_number_of(summary, 0, "exposed_wait_per_step");
    double matched = out->transfer[side] + out->wait[side];
    return matched > 0 && matched >= COLLECTIVES_SPLIT_MATCHED * (matched + unmatched);
}

/* The waiting that a rank causes in all its samples. */
static double caused(const struct table *ranks, size_t row)
{
    double per_step = table_number_of(ranks, row, "caused_per_step");

    return isnan(per_step) ? 0 : per_step * table_number_of(ranks, row, "samples");
}

/* How much more waiting a rank of both sides causes, per step of all ranks. */
static double change_of_rank(const struct table *const ranks[2], size_t row, size_t *at)
{
    double rank = table_number_of(ranks[1], row, "rank"), samples[2] = {0, 0};

    while (*at < ranks[0]->row_count && table_number_of(ranks[0], *at, "rank") < rank)
        (*at)++;
    if (*at == ranks[0]->row_count || table_number_of(ranks[0], *at, "rank") > rank)
        return 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < ranks[side]->row_count; i++)
            samples[side] += table_number_of(ranks[side], i, "samples");
    return caused(ranks[1], row) / samples[1] - caused(ranks[0], *at) / samples[0];
}

static void find_rank(const struct table *const ranks[2], struct collectives_split *out)
{
    double sum = 0, most = 0, sign = out->wait[1] > out->wait[0] ? 1 : -1;
    size_t at = 0;

    for (size_t row = 0; row < ranks[1]->row_count; row++) {
        double change = sign * change_of_rank(ranks, row, &at);

        sum += fmax(change, 0);
        if (change > most) {
            most = change;
            out->rank = (int64_t)table_number_of(ranks[1], row, "rank");
        }
    }
    /* By a common clock, an uncertain last rank causes nothing. */
    sum = fmax(sum, sign * (out->exposed[1] - out->exposed[0]));
    if (most < NAMED_SHARE * sum)
        out->rank = -1;
}

/* ---- by a common clock ---- */

/* The clocks are found from all rows of a set. */
static bool may_find_clocks(const struct compare_result *result)
{
    uint64_t rows[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < result->view[side].file_count; i++)
            rows[side] += result->view[side].files[i].quality.kept;
    return rows[0] <= COLLECTIVES_SPLIT_ROWS_MAX && rows[1] <= COLLECTIVES_SPLIT_ROWS_MAX;
}

/* What the late rank and the others wait, without what a transfer takes. Where that is
 * little of what the others seem to wait, there is no late rank. */
static void settle_late_rank(const struct table *const ranks[2], struct late_rank *late)
{
    double others = 0, slack = 0;

    for (size_t i = 0; i < ranks[1]->row_count; i++) {
        double change = table_number_of(ranks[1], i, "exposed_wait_per_step") -
                        table_number_of(ranks[0], i, "exposed_wait_per_step");

        if (i == late->rank)
            slack = change;
        else
            others += change / ((double)ranks[1]->row_count - 1);
    }
    late->is_found = others / late->others >= NAMED_SHARE;
    late->others = others;
    late->slack = slack;
}

/* How often a rank comes last, if that differs as the waiting for it does. */
static void find_arrivals(const struct table *const ranks[2], int64_t rank, bool later,
                          struct account_arrivals *out)
{
    int late = later ? 1 : 0;
    size_t row = 0;

    while (row < ranks[0]->row_count &&
           (int64_t)table_number_of(ranks[0], row, "rank") != rank)
        row++;
    if (row == ranks[0]->row_count)
        return;
    for (int side = 0; side < 2; side++) {
        out->of[side] = (size_t)table_number_of(ranks[side], row, "matched_rows");
        out->last[side] = (size_t)table_number_of(ranks[side], row, "last");
        if (out->of[side] < ARRIVALS_LEAST)
            return;
        out->certain[side] = (size_t)table_number_of(ranks[side], row, "last_certain");
    }
    double more = (double)out->certain[late] / (double)out->of[late] -
                  (double)out->last[!late] / (double)out->of[!late];
    out->late_side = late;
    if (more >= ARRIVALS_CHANGE &&
        share_bound(out->certain[late], out->of[late], false) >
            share_bound(out->last[!late], out->of[!late], true))
        out->rank = rank;
}

static void settle_by_clock(struct explainer *explainer,
                            const struct table *const ranks[2],
                            const struct collectives_split *split)
{
    struct late_rank *late = &explainer->late;
    const int64_t *numbers = explainer->result->selection[0].ranks;

    if (late->is_found)
        settle_late_rank(ranks, late);
    find_arrivals(ranks, late->is_found ? numbers[late->rank] : split->rank,
                  (late->is_found ? late->others : split->wait[1] - split->wait[0]) > 0,
                  &explainer->words.arrivals);
}

/* Reads the collectives of all chosen ranks and steps. `is_known` stays false if a side
 * has one rank, is too large, or has too much time without a match. Errors: timeout,
 * memory, damaged sets. */
static int collectives_split_make(struct store *store, struct explainer *explainer,
                                  struct budget *budget, struct collectives_split *out,
                                  struct error *error)
{
    const struct compare_result *result = explainer->result;
    const struct given_parameter by = {
        "waiting_by", may_find_clocks(result) ? NULL : "shortest_duration"};
    CLEANUP(analysis_result_free) struct analysis_result found = {0};

    *out = (struct collectives_split){.rank = -1};
    /* `steps=any` takes whole files as samples; the analysis of collectives does not. */
    if (result->selection[0].any || result->selection[1].any || !is_worth_it(result, 0) ||
        !is_worth_it(result, 1))
        return 0;
    int failed =
        analysis_of_sides(store, result, "collectives", true, by, budget, &found, error);
    if (failed != 0)
        return failed;
    const struct table *summaries[2], *ranks[2];
    for (int side = 0; side < 2; side++) {
        const struct analysis_part *part = &found.sides[side].all;

        summaries[side] = analysis_find_table(part, "summary");
        ranks[side] = analysis_find_table(part, "by_rank");
    }
    out->is_known = read_side(summaries[0], 0, out) && read_side(summaries[1], 1, out);
    if (!out->is_known)
        return 0;
    find_rank(ranks, out);
    /* Both sides go by the same, which only a clock tells from. */
    if (has_same_ranks(result->selection) &&
        !isnan(table_number_of(summaries[0], 0, "last_certain")))
        settle_by_clock(explainer, ranks, out);
    return 0;
}

/* ---- explainer ---- */

/* Other inputs explain that all kernels take longer if this part of the step hangs on
 * them. */
#define SHAPES_MIN 0.01

void explainer_free(struct explainer *explainer)
{
    account_free(&explainer->account);
}

/* ---- kinds ---- */

static enum cause_kind explainer_kind_of_edit(const struct edit *edit)
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
static void count_steps(struct explainer *explainer)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &explainer->result->selection[side];

        explainer->steps_of[side] =
            arena_new(explainer->account.arena, selection->rank_count,
                      sizeof *explainer->steps_of[side]);
        for (size_t i = 0; i < selection->step_count; i++)
            explainer->steps_of[side][explainer->account.rank_of[side][i]]++;
    }
}

/* Names the rank that a line is about, if it is one alone. */
static void name_ranks(struct explainer *explainer)
{
    const struct selection *sides = explainer->result->selection;
    size_t count = sides[0].rank_count;
    double *changes = arena_new(explainer->account.arena, count, sizeof *changes);

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

static void find_late_rank(struct explainer *explainer)
{
    const struct selection *sides = explainer->result->selection;
    const struct rank_samples samples = {
        .ranks = has_same_ranks(sides) ? sides[0].rank_count : 0,
        .of = {explainer->account.rank_of[0], explainer->account.rank_of[1]},
        .steps = {explainer->steps_of[0], explainer->steps_of[1]}};

    late_rank_find(&explainer->fold, &explainer->lines.own, &samples,
                   account_longer_step(&explainer->account), explainer->words.change,
                   &explainer->late);
}

/* ---- the whole ---- */

bool explainer_has_device(const struct compare_result *result, enum pair_side side)
{
    struct recorded_facts facts;

    recorded_read(result, side, &facts);
    return facts.device_rows;
}

bool explainer_lost_device(const struct compare_result *result)
{
    return *result->recorded_verdict.unsound != '\0' &&
           explainer_has_device(result, PAIR_CONTROL) &&
           explainer_has_device(result, PAIR_TEST);
}

bool explainer_lacks_device(const struct compare_result *result)
{
    return explainer_lost_device(result) || explainer_has_device(result, PAIR_CONTROL) !=
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
            edit->weight >= SHAPES_MIN * account_longer_step(&explainer->account))
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
static void make_lines(struct explainer *explainer)
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
    lines_make(&explainer->fold, &explainer->edits, factors, &explainer->lines);
}

static void prepare(struct explainer *explainer)
{
    const struct compare_result *result = explainer->result;
    bool decided = result->recorded_verdict.kind == VERDICT_SLOWER ||
                   result->recorded_verdict.kind == VERDICT_FASTER;

    fold_make(&explainer->account, &explainer->fold);
    edits_make(&explainer->fold, &explainer->edits);
    make_lines(explainer);
    judge_lines(&explainer->account, &result->observations, result->one_recording,
                &explainer->lines);
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
        .arrivals = {.rank = -1},
        .unchanged = result->recorded_verdict.kind == VERDICT_UNCHANGED,
        .change = decided ? result->recorded_verdict.change : NAN,
        .one_sign = has_one_sign(explainer)};
    count_steps(explainer);
    name_ranks(explainer);
    find_late_rank(explainer);
    if (!explainer->machine[0])
        own_claims_find(&explainer->words, &explainer->lines, &result->observations,
                        &explainer->claims);
    slow_steps_find(&explainer->account, &result->observations, &explainer->slow);
    doubt_single_ranks(explainer);
    doubt_host_factor(explainer);
    order_lines(explainer);
    explainer->told = arena_new(explainer->account.arena, explainer->edits.count,
                                sizeof *explainer->told);
    account_words_make(&explainer->words);
}

/* Without the split, sentences on collectives only lack what they wait for. */
static int split_collectives(struct store *store, struct explainer *explainer,
                             struct budget *budget, struct error *error)
{
    struct collectives_split split = {.rank = -1};
    const struct late_rank *late = &explainer->late;
    struct account_words *words = &explainer->words;
    bool wanted = late->is_found;
    int failed = 0;

    for (size_t i = 0; i < explainer->lines.count; i++) {
        const struct line *line = &explainer->lines.list[i];

        wanted |= line->kind == LINE_KERNEL ? line->part == ACCOUNT_COMMUNICATION
                                            : line->kind == LINE_WAIT && !words->device;
    }
    if (wanted)
        failed = collectives_split_make(store, explainer, budget, &split, error);
    if (failed != 0 && failed != -ERROR_LIMIT)
        return failed;
    if (split.is_known) {
        words->wait_change = split.wait[1] - split.wait[0];
        words->transfer_change = split.transfer[1] - split.transfer[0];
    }
    words->late_change = late->is_found ? late->others : 0;
    words->late_rank = split.rank >= 0 ? split.rank
                       : late->is_found
                           ? explainer->result->selection[0].ranks[late->rank]
                           : -1;
    return 0;
}

int explainer_make(struct store *store, const struct compare_result *result,
                   struct budget *budget, const struct account_reader *reader,
                   struct explainer *out, struct error *error)
{
    *out = (struct explainer){.result = result};
    int failed = account_make(store, result, budget, reader, &out->account, error);
    if (failed != 0)
        return failed;
    prepare(out);
    return split_collectives(store, out, budget, error);
}

/* ---- explainer facts ---- */

/* A fact on functions of Python alone is told from this part of the step on: their own
 * work comes and goes with caches. */
#define FACT_MIN_FUNCTION 0.005

enum cause_kind explainer_facts_kind(const struct explainer_fact *fact)
{
    static const enum cause_kind kinds[WORK_FACTS] = {CAUSE_COPIES, FACT_COLLECTIVES,
                                                      FACT_STREAMS};

    if (fact->edit == NULL)
        return kinds[fact->work];
    return fact->edit->kind == EDIT_KERNELS ? CAUSE_LAUNCHES
                                            : explainer_kind_of_edit(fact->edit);
}

/* ---- facts ---- */

/* Whether an edit is a fact that is worth a sentence. */
static bool is_fact(const struct explainer *explainer, const struct edit *edit)
{
    bool functions = true;

    for (size_t i = 0; i < edit->count; i++)
        functions &= explainer->fold.frames[edit->frames[i]].sort == ACCOUNT_FUNCTION;
    /* Which kernels an operator launches is the choice of a library. */
    if (edit->kind == EDIT_KERNELS &&
        (edit->at == 0 || explainer->fold.frames[edit->at].sort == ACCOUNT_OPERATOR))
        return false;
    return edit->is_fact &&
           (!functions ||
            edit->weight >= FACT_MIN_FUNCTION * account_longer_step(&explainer->account));
}

static int compare_facts(const void *a, const void *b)
{
    const struct explainer_fact *x = a, *y = b;

    if (x->weight != y->weight)
        return x->weight > y->weight ? -1 : 1;
    if (x->edit != NULL && y->edit != NULL)
        return (x->edit > y->edit) - (x->edit < y->edit); /* as they are sorted */
    return x->edit != NULL ? -1 : y->edit != NULL ? 1 : (int)x->work - (int)y->work;
}

void explainer_facts_make(struct explainer *explainer)
{
    const struct edits *edits = &explainer->edits;
    struct arena *arena = explainer->account.arena;

    explainer->facts =
        arena_new(arena, edits->count + WORK_FACTS, sizeof *explainer->facts);
    explainer->edit_is_fact =
        arena_new(arena, edits->count, sizeof *explainer->edit_is_fact);
    work_facts_make(&explainer->fold, edits, &explainer->work);
    for (size_t i = 0; i < edits->count; i++) {
        explainer->edit_is_fact[i] = is_fact(explainer, &edits->list[i]);
        if (explainer->edit_is_fact[i])
            explainer->facts[explainer->fact_count++] = (struct explainer_fact){
                .edit = &edits->list[i], .weight = edits->list[i].weight};
    }
    for (int i = 0; i < WORK_FACTS; i++)
        if (explainer->work.of[i].is_true)
            explainer->facts[explainer->fact_count++] = (struct explainer_fact){
                NULL, (enum work_fact_kind)i, explainer->work.of[i].weight};
    qsort(explainer->facts, explainer->fact_count, sizeof *explainer->facts,
          compare_facts);
}

void explainer_facts_say(const struct explainer *explainer,
                         const struct explainer_fact *fact, struct sentence *out)
{
    if (fact->edit != NULL)
        account_words_edit(&explainer->words, fact->edit, out);
    else
        work_words_say(&explainer->words, fact->work, &explainer->work.of[fact->work],
                       out);
    sentence_text(out, ".");
    sentence_capital(out);
}

bool explainer_facts_told(const struct explainer *explainer,
                          const struct explainer_fact *fact)
{
    const json_t *sentences = explainer->sentences;
    CLEANUP_SENTENCE struct sentence name = SENTENCE;
    bool found =
        fact->edit != NULL && explainer->told[fact->edit - explainer->edits.list];

    if (fact->edit == NULL && fact->work == WORK_COPIES)
        account_words_frame(&explainer->words,
                            explainer->work.of[fact->work].names[0].frame, &name);
    for (size_t i = 0; i < json_array_size(sentences) && !sentence_is_empty(&name); i++)
        found |= strstr(entry_word(json_array_get(sentences, i), "text"),
                        sentence_words(&name)) != NULL;
    return found;
}
