#include "compare/operation.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/rows.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/names.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- operation ---- */

static double percentile(const double *sorted, size_t count, double q)
{
    if (count == 0)
        return NAN;
    double at = (double)(count - 1) * q;
    size_t below = (size_t)at;
    size_t above = below + 1 < count ? below + 1 : below;

    return sorted[below] + (sorted[above] - sorted[below]) * (at - (double)below);
}

static void fill_bins(struct operation *out, const struct operation_calls calls[2],
                      struct budget *budget)
{
    double low = INFINITY, high = 0;

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < calls[side].count && !budget_is_over_at(budget, i); i++) {
            low = fmin(low, calls[side].values[i]);
            high = fmax(high, calls[side].values[i]);
        }
    if (low > high)
        return;
    low =
        fmax(low, 1); /* ratios need a value above 0; calls of 0 ns go to the first bin */
    high = fmax(high, low) * (1 + 1e-9);
    out->bin_count = high / low < 1.001 ? 1 : OPERATION_BINS;
    double step = log(high / low) / (double)out->bin_count;
    for (size_t i = 0; i <= out->bin_count; i++)
        out->edges[i] = low * exp(step * (double)i);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < calls[side].count && !budget_is_over(budget); i++) {
            double at =
                step <= 0 ? 0 : log(fmax(calls[side].values[i], low) / low) / step;
            size_t bin = at < 0 ? 0 : (size_t)at;

            out->bins[side][bin < out->bin_count ? bin : out->bin_count - 1]++;
        }
}

static int compare_related(const void *a, const void *b)
{
    const struct operation_related *left = a, *right = b;
    int64_t x = llabs(left->total[PAIR_TEST] - left->total[PAIR_CONTROL]);
    int64_t y = llabs(right->total[PAIR_TEST] - right->total[PAIR_CONTROL]);

    if (x != y)
        return x > y ? -1 : 1;
    return left->name < right->name ? -1 : left->name > right->name;
}

/* Sorts and describes the calls, and orders the related rows. The result is meaningless
 * once the budget is used up. */
static void operation_sum_up(struct operation *out, struct operation_calls calls[2],
                             struct budget *budget)
{
    for (int side = 0; side < 2; side++) {
        statistics_describe(calls[side].values, calls[side].count, budget,
                            &out->calls[side]);
        if (calls[side].count > 0)
            qsort(calls[side].values, calls[side].count, sizeof(double),
                  number_order_double);
        out->p95[side] = percentile(calls[side].values, calls[side].count, 0.95);
        out->p99[side] = percentile(calls[side].values, calls[side].count, 0.99);
    }
    fill_bins(out, calls, budget);
    if (out->related_count > 1)
        qsort(out->related, out->related_count, sizeof *out->related, compare_related);
}

void operation_free(struct operation *operation)
{
    for (int side = 0; side < 2; side++) {
        set_info_free(&operation->info[side]);
        set_view_free(&operation->view[side]);
        selection_free(&operation->selection[side]);
    }
    arena_free(&operation->arena);
    memset(operation, 0, sizeof *operation);
}

/* ---- operation related ---- */

/* What a row launches, or what launches it. */

/* Adds a device row of `dur` ns to out->related, under its name, category and shape:
 * texts of out->texts, the shape may be STRINGS_NONE. `keys` has the rows added so far,
 * and is empty at first. */
static void operation_related_add(struct operation *out, struct strings *keys,
                                  enum pair_side side, const uint32_t key[3], int64_t dur)
{
    uint32_t i = strings_add(keys, (const char *)key, 3 * sizeof *key);

    if (i == out->related_count) {
        ARENA_RESERVE(out->arena, out->related, out->related_capacity,
                      out->related_count + 1);
        out->related[out->related_count++] = (struct operation_related){
            .name = key[0], .category = key[1], .shape = key[2]};
    }
    out->related[i].count[side]++;
    out->related[i].total[side] += dur;
}

/* ---- operation samples ---- */

/* The samples of a side, and which of them a file has. */

/* begin .. end - 1 */
struct operation_range {
    size_t begin, end;
};

/* Makes out->samples of a side, all with zeros, of its view and selection. */
static void operation_samples_make(struct operation *out, enum pair_side side)
{
    const struct selection *selection = &out->selection[side];
    const struct set_view *view = &out->view[side];

    out->samples[side] =
        arena_new(out->arena, selection->step_count, sizeof *out->samples[side]);
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_step *step = &view->steps[selection->steps[i]];
        const struct set_file *file = selection_file(view, selection->steps[i]);
        struct operation_sample *sample = &out->samples[side][i];

        sample->rank = file->rank;
        sample->span = file->span;
        sample->pseudo = step->step.pseudo;
        sample->number = step->step.number;
    }
    out->sample_count[side] = selection->step_count;
}

/* For each file of the view, which of the selected steps belong to it: they are
 * consecutive in the selection. */
static struct operation_range *operation_samples_share(const struct set_view *view,
                                                       const struct selection *selection,
                                                       struct arena *arena)
{
    struct operation_range *ranges = arena_new(arena, view->file_count, sizeof *ranges);

    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_file *file = selection_file(view, selection->steps[i]);
        struct operation_range *range = &ranges[file - view->files];

        if (range->end == 0)
            range->begin = i;
        range->end = i + 1;
    }
    return ranges;
}

/* ---- operation aliases ---- */

/* The names of a row that has several. */

struct store;

struct operation_aliases {
    struct compare_result compared; /* only its rows */
    const struct compare_row
        *row; /* NULL: the operation has one name, which is asked for */
};

/* Whether name and category mean this row: they are its own, or those of one of its
 * names, or of a Python function the merged name. */
static bool compare_row_has_name(const struct compare_result *result,
                                 const struct compare_row *row, const char *name,
                                 const char *category)
{
    if (strcmp(row->category, category) == 0 &&
        (strcmp(row->name, name) == 0 ||
         (row->merged != NULL && strcmp(row->merged, name) == 0)))
        return true;
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        if (strcmp(alias->name, name) == 0 && strcmp(alias->category, category) == 0)
            return true;
    }
    return false;
}

static bool is_chosen(const struct operation_aliases *aliases,
                      const struct compare_row *row)
{
    const struct compare_request *request = &aliases->compared.request;

    if (row->alias_count == 0 && row->merged == NULL)
        return false;
    return request->row != NULL
               ? compare_row_has_id(&aliases->compared, row, request->row)
               : compare_row_has_name(&aliases->compared, row, request->name,
                                      request->name_category);
}

/* Finds the row that the request chooses among the rows of several names, and those of
 * Python functions. Errors are
 * those of compare_run(). Free with operation_aliases_free(), also after an error. */
static int operation_aliases_find(struct store *store,
                                  const struct compare_request *request,
                                  struct operation_aliases *out, struct error *error)
{
    *out = (struct operation_aliases){.row = NULL};
    compare_result_begin(&out->compared, request);
    if (!request->aliases && !request->merge_lines)
        return 0;
    int failed = compare_rows_load(store, &out->compared, error);
    for (size_t i = 0; failed == 0 && out->row == NULL && i < out->compared.row_count;
         i++)
        if (is_chosen(out, &out->compared.all[i]))
            out->row = &out->compared.all[i];
    return failed;
}

static void operation_aliases_free(struct operation_aliases *aliases)
{
    compare_result_free(&aliases->compared);
    aliases->row = NULL;
}

/* The aliases of a side are in the order of their names and categories. */
static int compare_alias(const void *a, const void *b)
{
    const struct compare_alias *x = a, *y = b;

    if (x->side != y->side)
        return x->side < y->side ? -1 : 1;
    int order = strcmp(x->name, y->name);
    return order != 0 ? order : strcmp(x->category, y->category);
}

/* Whether events of this name on this side belong to the row. */
static bool operation_aliases_have(const struct operation_aliases *aliases,
                                   enum pair_side side, const char *name,
                                   const char *category)
{
    const struct compare_row *row = aliases->row;
    const struct compare_alias wanted = {
        .name = name, .category = category, .side = side};

    return row->alias_count == 0
               ? strcmp(row->name, name) == 0 && strcmp(row->category, category) == 0
               : bsearch(&wanted, &aliases->compared.aliases[row->alias],
                         row->alias_count, sizeof wanted, compare_alias) != NULL;
}

/* ---- operation run ---- */

/* Reads the single events of the selected files, one file after the
 * other. */

#define TEXTS_MAX ((size_t)256 << 20)

/* The callback for single calls; each may be NULL. */
struct listener {
    int (*each)(void *context, const struct operation_call *call, struct error *error);
    void *context;
};

/* One file being looked at. */
struct operation_search {
    const struct compare_request *request;
    const struct listener *listener;
    int64_t first_ns; /* of the file */
    const struct operation_aliases *aliases;
    struct operation *out;
    enum pair_side side;
    const struct trace_recording *recording;
    struct operation_range samples; /* of this file */
    bool *op_matches;               /* by op */
    uint32_t *parents;              /* by row: the host row around it */
    uint32_t *operators;            /* by row: the innermost cpu_op around it */
    bool *inside;           /* by row: it is a matching host row, or is inside one */
    size_t *sample_of_step; /* by step of the recording: index + 1 into samples */
    struct step_pieces pieces;
    struct strings *related; /* of operation_related_add() */
    struct arena *arena;     /* of the arrays by row, op and step */
};

/* ---- one file ---- */

static void release_looking(struct operation_search *looking)
{
    step_pieces_free(&looking->pieces);
    arena_free(&looking->arena);
}

static bool name_is_wanted(const struct operation_search *looking, const char *name,
                           const char *category)
{
    const struct compare_request *request = looking->request;

    if (looking->aliases->row != NULL)
        return operation_aliases_have(looking->aliases, looking->side, name, category);
    return request->row != NULL ? row_id_is(request->row, name, category)
                                : strcmp(name, request->name) == 0;
}

static bool op_is_wanted(const struct operation_search *looking,
                         const struct trace_op *op)
{
    const struct compare_request *request = looking->request;
    const struct compare_row *whole = looking->aliases->row;
    const struct trace_recording *recording = looking->recording;
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    const char *category = strings_text(&recording->names, op->category);
    struct operation *out = looking->out;

    if (whole == NULL && request->row == NULL &&
        strcmp(category, request->name_category) != 0)
        return false;
    trace_row_name(&name, recording, op, request->naming);
    if (buffer_failed(&name) || !name_is_wanted(looking, name.bytes, category))
        return false;
    const char *shown = whole != NULL ? whole->name : name.bytes;
    const char *sort = whole != NULL ? whole->category : category;
    out->name =
        strings_add(&out->texts, shown, whole != NULL ? strlen(shown) : name.length);
    out->category = strings_add(&out->texts, sort, strlen(sort));
    return true;
}

static bool mark_ops(struct operation_search *looking)
{
    const struct trace_recording *recording = looking->recording;
    bool any = false;

    for (uint32_t i = 0;
         i < recording->op_count && !budget_is_over(recording->memory.budget); i++) {
        looking->op_matches[i] = op_is_wanted(looking, &recording->ops[i]);
        if (!looking->op_matches[i])
            continue;
        any = true;
        looking->out->side = recording->ops[i].side;
        if (recording->ops[i].kind > looking->out->kind)
            looking->out->kind = recording->ops[i].kind;
    }
    return any;
}

/* Which samples the steps of this file are. */
static void map_steps(struct operation_search *looking, uint32_t file)
{
    const struct selection *selection = &looking->out->selection[looking->side];
    const struct set_view *view = &looking->out->view[looking->side];
    const struct trace_recording *recording = looking->recording;

    size_t first = set_view_first_step(view, file);

    for (size_t i = looking->samples.begin; i < looking->samples.end; i++) {
        size_t at = selection->steps[i] - first; /* both are in the order of the file */
        const struct trace_step *step = &view->steps[selection->steps[i]].step;

        if (at < recording->step_count && recording->steps[at].pseudo == step->pseudo &&
            (step->pseudo || recording->steps[at].number == step->number))
            looking->sample_of_step[at] = i + 1;
    }
}

static void note_nesting(void *context, uint32_t row, uint32_t parent,
                         uint32_t operator_row)
{
    struct operation_search *looking = context;

    looking->parents[row] = parent;
    looking->operators[row] = operator_row;
    looking->inside[row] = looking->op_matches[looking->recording->events.op[row]] ||
                           (parent != TRACE_NONE && looking->inside[parent]);
}

/* The sample of a row, NULL when its step is not selected. */
static struct operation_sample *sample_of(struct operation_search *looking, uint32_t row)
{
    size_t index = looking->sample_of_step[0]; /* the whole file */

    if (index == 0) {
        uint32_t step = step_of_row(looking->recording, &looking->pieces, row);

        index = step == 0 ? 0 : looking->sample_of_step[step];
    }
    return index == 0 ? NULL : &looking->out->samples[looking->side][index - 1];
}

static uint32_t add_text(struct operation *out, const struct strings *from, uint32_t id)
{
    if (id == STRINGS_NONE)
        return STRINGS_NONE;
    return strings_add(&out->texts, strings_text(from, id), strings_length(from, id));
}

/* The name of an op as the rows show it. */
static uint32_t add_name(const struct operation_search *looking,
                         const struct trace_op *op)
{
    struct operation *out = looking->out;

    return looking->request->naming.merge_addresses
               ? trace_add_merged_name(&out->texts, looking->recording, op)
               : add_text(out, &looking->recording->names, op->name);
}

static void add_related(struct operation_search *looking, uint32_t name,
                        uint32_t category, uint32_t shape, int64_t dur)
{
    operation_related_add(looking->out, looking->related, looking->side,
                          (const uint32_t[3]){name, category, shape}, dur);
}

/* The operator that launched a matching device row, with its shapes. */
static void add_launcher(struct operation_search *looking, uint32_t row)
{
    const struct trace_recording *recording = looking->recording;
    uint32_t launch = recording->events.link[row];
    uint32_t above = launch == TRACE_NONE ? TRACE_NONE : looking->operators[launch];
    uint32_t shape = above == TRACE_NONE ? TRACE_NONE : trace_row_shape(recording, above);

    if (above == TRACE_NONE) {
        uint32_t none = strings_add(&looking->out->texts, "", 0);

        add_related(looking, none, none, STRINGS_NONE, recording->events.dur[row]);
        return;
    }
    const struct trace_op *op = &recording->ops[recording->events.op[above]];
    add_related(looking, add_name(looking, op),
                add_text(looking->out, &recording->names, op->category),
                shape == TRACE_NONE ? STRINGS_NONE
                                    : add_text(looking->out, &recording->shapes, shape),
                recording->events.dur[row]);
}

static void keep_stack(struct operation_search *looking, uint32_t row)
{
    const struct trace_recording *recording = looking->recording;
    struct operation *out = looking->out;
    uint32_t chain[OPERATION_STACK_MAX];
    size_t depth = 0;

    if (out->stack_count[looking->side] > 0)
        return;
    for (uint32_t at = recording->events.link[row];
         at != TRACE_NONE && depth < OPERATION_STACK_MAX; at = looking->parents[at])
        chain[depth++] = at;
    for (size_t i = 0; i < depth; i++) {
        const struct trace_op *op =
            &recording->ops[recording->events.op[chain[depth - 1 - i]]];

        out->stack[looking->side][i] = (struct operation_frame){
            .name = add_name(looking, op),
            .category = add_text(out, &recording->names, op->category)};
    }
    out->stack_count[looking->side] = depth;
}

static int tell_call(const struct operation_search *looking,
                     const struct operation_sample *sample, uint32_t row,
                     struct error *error)
{
    const struct trace_events *events = &looking->recording->events;
    const struct operation_call call = {
        .side = looking->side,
        .sample = (size_t)(sample - looking->out->samples[looking->side]),
        .start = events->ts[row] - looking->first_ns,
        .dur = events->dur[row]};

    return looking->listener->each == NULL
               ? 0
               : looking->listener->each(looking->listener->context, &call, error);
}

static int look_at_row(struct operation_search *looking, struct operation_calls *calls,
                       uint32_t row, struct error *error)
{
    const struct trace_recording *recording = looking->recording;
    const struct trace_events *events = &recording->events;
    const struct trace_op *op = &recording->ops[events->op[row]];
    bool matches = looking->op_matches[events->op[row]];
    bool launched = op->side == TRACE_DEVICE && events->link[row] != TRACE_NONE &&
                    looking->inside[events->link[row]];

    if (!matches && !launched)
        return 0;
    struct operation_sample *sample = sample_of(looking, row);
    if (sample == NULL)
        return 0;
    if (launched && !matches) {
        add_related(looking, add_name(looking, op),
                    add_text(looking->out, &recording->names, op->category), STRINGS_NONE,
                    events->dur[row]);
        return 0;
    }
    sample->count++;
    sample->total += events->dur[row];
    looking->out->total[looking->side] += events->dur[row];
    ARENA_RESERVE(looking->out->arena, calls->values, calls->capacity, calls->count + 1);
    calls->values[calls->count++] = (double)events->dur[row];
    int result = tell_call(looking, sample, row, error);
    if (result != 0 || op->side != TRACE_DEVICE)
        return result;
    keep_stack(looking, row);
    add_launcher(looking, row);
    return 0;
}

static int look(struct operation_search *looking, uint32_t file,
                struct operation_calls *calls, struct error *error)
{
    const struct trace_recording *recording = looking->recording;
    size_t rows = recording->events.count;

    looking->op_matches = arena_new(looking->arena, recording->op_count, sizeof(bool));
    looking->parents = arena_numbers(looking->arena, rows);
    looking->operators = arena_numbers(looking->arena, rows);
    looking->inside = arena_new(looking->arena, rows, sizeof(bool));
    looking->sample_of_step =
        arena_new(looking->arena, recording->step_count, sizeof(size_t));
    if (!mark_ops(looking))
        return 0;
    map_steps(looking, file);
    int result = step_pieces_make(recording, STEP_HOST, &looking->pieces, error);
    if (result == 0) /* only nesting; the self times are known already */
        result = nest_rows((struct trace_recording *)(uintptr_t)recording, false,
                           note_nesting, looking, error);
    for (uint32_t row = 0; row < recording->events.count && result == 0; row++) {
        result = look_at_row(looking, calls, row, error);
        if (result == 0)
            result = budget_check(recording->memory.budget, error);
    }
    return result;
}

static int look_at_side(struct store *store, const struct compare_request *request,
                        const struct operation_aliases *aliases,
                        const struct listener *listener, enum pair_side side,
                        struct operation *out, struct operation_calls *calls,
                        struct strings *related, struct error *error)
{
    const struct operation_range *samples =
        operation_samples_share(&out->view[side], &out->selection[side], out->arena);

    for (size_t i = 0; i < out->view[side].file_count; i++) {
        uint32_t file = out->view[side].files[i].file;
        CLEANUP_RECORDING struct trace_recording *recording = NULL;

        if (samples[i].end == 0)
            continue;
        int result = set_load_recording(store, out->info[side].id, file, request->budget,
                                        &recording, error);
        if (result != 0)
            return result;
        CLEANUP(release_looking)
        struct operation_search looking = {.request = request,
                                           .listener = listener,
                                           .first_ns = out->view[side].files[i].first_ns,
                                           .aliases = aliases,
                                           .out = out,
                                           .side = side,
                                           .recording = recording,
                                           .samples = samples[i],
                                           .related = related,
                                           .arena = arena_make(request->budget)};
        result = look(&looking, file, calls, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* ---- the whole ---- */

static void keep_aliases(const struct operation_aliases *aliases, struct operation *out)
{
    const struct compare_row *row = aliases->row;
    const struct compare_alias *list = aliases->compared.aliases;

    if (row == NULL || row->alias_count == 0)
        return;
    out->aliases = arena_new(out->arena, row->alias_count, sizeof *out->aliases);
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &list[row->alias + i];
        struct operation_alias *kept = &out->aliases[out->alias_count++];

        kept->name = strings_add(&out->texts, alias->name, strlen(alias->name));
        kept->category =
            strings_add(&out->texts, alias->category, strlen(alias->category));
        kept->side = (uint8_t)alias->side;
    }
}

static int run(struct store *store, const struct compare_request *request,
               const struct listener *listener, struct operation *out,
               struct operation_calls calls[2], struct strings *related,
               struct error *error)
{
    if (row_id_check_choice(request->row, request->name, request->name_category, error) <
        0)
        return -(int)error->code;
    CLEANUP(operation_aliases_free) struct operation_aliases aliases;
    int found = operation_aliases_find(store, request, &aliases, error);
    if (found != 0)
        return found;
    keep_aliases(&aliases, out);
    struct side_request sides[2] = {request->side[0], request->side[1]};
    selection_settle(store, (struct side_request *[]){&sides[0], &sides[1]}, 2);
    for (int side = 0; side < 2; side++) {
        int result = selection_open_side(store, &sides[side], &out->info[side],
                                         &out->view[side], &out->selection[side], error);

        if (result != 0)
            return result;
        operation_samples_make(out, (enum pair_side)side);
        result = look_at_side(store, request, &aliases, listener, (enum pair_side)side,
                              out, &calls[side], related, error);
        if (result != 0)
            return result;
    }
    if (calls[0].count + calls[1].count == 0)
        return row_id_refuse(request->row, request->name, request->name_category, error);
    operation_sum_up(out, calls, request->budget);
    return budget_look(request->budget, error);
}

int operation_run(struct store *store, const struct compare_request *request,
                  struct operation *out, struct error *error)
{
    return operation_run_each(store, request, NULL, NULL, out, error);
}

int operation_run_each(struct store *store, const struct compare_request *request,
                       int (*each)(void *context, const struct operation_call *call,
                                   struct error *error),
                       void *context, struct operation *out, struct error *error)
{
    const struct listener listener = {each, context};
    struct operation_calls calls[2] = {{.count = 0}, {.count = 0}};
    struct strings related;

    memset(out, 0, sizeof *out);
    out->arena = arena_make(request->budget);
    strings_init_in(&out->texts, TEXTS_MAX, out->arena);
    strings_init_in(&related, TEXTS_MAX, out->arena);
    int result = run(store, request, &listener, out, calls, &related, error);
    if (result != 0)
        operation_free(out);
    return result;
}
