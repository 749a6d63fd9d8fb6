#include "compare/run.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/equal_clock.h"
#include "compare/judging.h"
#include "compare/parameters.h"
#include "compare/replacements.h"
#include "compare/rows.h"
#include "store/database.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "trace/resolve.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a set ---- */

bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct recorder_means *out)
{
    struct recorder_file *files = calloc(selection->step_count + 1, sizeof *files);
    const struct set_file *last = NULL;
    bool fine = files != NULL;
    size_t count = 0;

    *out = (struct recorder_means){.mean = NAN};
    for (size_t i = 0; i < selection->step_count && fine; i++) {
        const struct set_file *file = selection_file(view, selection->steps[i]);

        if (file == last)
            continue;
        last = file;
        files[count].span = file->span;
        fine = recorder_read(file->metadata, &files[count++].recorder);
    }
    fine = fine && recorder_means_make(files, count, out);
    recorder_files_free(files, count);
    return fine;
}

/* ---- the verdict ---- */

static bool is_all(const char *steps)
{
    return steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
}

static int judge(struct compare_result *result, const struct recorder_means sides[2],
                 struct error *error)
{
    struct unprofiled *out = &result->unprofiled;
    struct observations observations;

    observations_group((const struct observations_key *const[]){NULL, NULL},
                       (const size_t[]){sides[0].count, sides[1].count}, result->arena,
                       &observations);
    int failed = verdict_make(&observations,
                              (const int64_t *const[]){sides[0].blocks, sides[1].blocks},
                              result->request.equivalence, &out->verdict, error);
    if (failed != 0)
        return failed;
    out->is_known = true;
    for (int side = 0; side < 2; side++) {
        size_t count = sides[side].count;

        out->blocks[side] = arena_new(result->arena, count, sizeof(int64_t));
        memcpy(out->blocks[side], sides[side].blocks, count * sizeof(int64_t));
        out->count[side] = count;
        out->mean[side] = sides[side].mean;
        out->factor[side] = result->step_time[side].step / sides[side].mean;
        out->verdict.mean[side] = sides[side].mean;
    }
    out->verdict.change = out->mean[1] - out->mean[0];
    out->verdict.without_profiler = true;
    return 0;
}

bool unprofiled_is_asked(const struct compare_request *request)
{
    bool whole = !request->equal_clock;

    for (int side = 0; side < 2; side++) {
        const char *marker =
            selection_marker(request->side[side].marker, request->marker);

        whole &= is_all(request->side[side].steps) && (marker == NULL || *marker == '\0');
    }
    return whole;
}

/* Fills result->unprofiled, and makes it the verdict of the comparison, unless other
 * steps than all, or equal clocks, were asked for. `result->verdict` must be there. */
static int compare_answer_unprofiled(struct compare_result *result, struct error *error)
{
    CLEANUP(recorder_means_free) struct recorder_means control = {.mean = NAN};
    CLEANUP(recorder_means_free) struct recorder_means test = {.mean = NAN};

    if (!unprofiled_read(&result->view[0], &result->selection[0], &control) ||
        !unprofiled_read(&result->view[1], &result->selection[1], &test))
        return error_set_memory(error);
    if (control.count == 0 || test.count == 0)
        return 0;
    int failed = judge(result, (const struct recorder_means[]){control, test}, error);
    if (failed == 0 && unprofiled_is_asked(&result->request) &&
        result->unprofiled.verdict.has_interval)
        result->verdict = result->unprofiled.verdict;
    return failed;
}

/* ---- what the rows show ---- */

static void note_category(const struct compare_row *row, struct recorded_rows *out)
{
    for (int side = 0; side < 2; side++) {
        if (row->count[side] == 0)
            continue;
        out->operators[side] |= strcmp(row->category, "cpu_op") == 0;
        out->python[side] |= strcmp(row->category, "python_function") == 0;
    }
}

static bool is_kernel(const struct compare_row *row)
{
    return row->side == TRACE_DEVICE && row->kind != TRACE_KIND_MEMORY;
}

void recorded_measure(const struct compare_result *result, struct recorded_rows *out)
{
    *out = (struct recorded_rows){0};
    for (size_t start = 0, end; start < result->row_count; start = end) {
        int64_t time[2] = {0, 0};
        bool there[2] = {false, false};

        for (end = start; end < result->row_count &&
                          strcmp(result->all[end].name, result->all[start].name) == 0;
             end++) {
            const struct compare_row *row = &result->all[end];

            note_category(row, out);
            for (int side = 0; side < 2 && row->side == TRACE_HOST; side++)
                out->calls[side] += (double)row->count[side];
            for (int side = 0; side < 2 && trace_is_backlog(row->category, row->name);
                 side++)
                number_add_to(&out->backlog[side], row->total[side]);
            for (int side = 0; side < 2 && is_kernel(row); side++) {
                number_add_to(&time[side], row->total[side]);
                there[side] |= row->count[side] > 0;
            }
        }
        for (int side = 0; side < 2; side++) {
            number_add_to(&out->kernel_time[side], time[side]);
            number_add_to(&out->shared_time[side], there[0] && there[1] ? time[side] : 0);
        }
    }
}

double recorded_shared(const struct recorded_rows *rows, enum pair_side side)
{
    return rows->kernel_time[side] <= 0
               ? (double)NAN
               : (double)rows->shared_time[side] / (double)rows->kernel_time[side];
}

bool recorded_few_shared(const struct recorded_rows *rows)
{
    double kernels = (double)rows->kernel_time[0] + (double)rows->kernel_time[1];
    double shared = (double)rows->shared_time[0] + (double)rows->shared_time[1];

    return rows->kernel_time[0] > 0 && rows->kernel_time[1] > 0 && shared < kernels / 2;
}

/* ---- what the files state ---- */

/* Adds a version to a list of distinct ones; "…" stands for versions that do not fit. */
static void add_version(const char *version, char *list)
{
    static const char more[] = ", …";
    size_t length = strlen(version), used = strlen(list);

    for (const char *at = list; (at = strstr(at, version)) != NULL; at++) {
        bool starts = at == list || (at - list >= 2 && strncmp(at - 2, ", ", 2) == 0);
        if (starts && (at[length] == '\0' || strncmp(at + length, ", ", 2) == 0))
            return;
    }
    if (used + length + 2 + sizeof more <= RECORDED_VERSION_SIZE)
        snprintf(list + used, RECORDED_VERSION_SIZE - used, "%s%s", used > 0 ? ", " : "",
                 version);
    else if (used < sizeof more ||
             strcmp(list + used - (sizeof more - 1), more) != 0) /* once */
        snprintf(list + used, RECORDED_VERSION_SIZE - used, "%s", more);
}

static void add_facts(const struct trace_facts *facts, struct recorded_facts *out)
{
    out->header |= facts->header;
    if (facts->world_size > out->world_size)
        out->world_size = facts->world_size;
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        if (facts->options[i] > out->options[i])
            out->options[i] = facts->options[i];
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        if (facts->versions[i][0] != '\0')
            add_version(facts->versions[i], out->versions[i]);
}

void recorded_read_set(const struct set_view *view, const struct selection *selection,
                       struct recorded_facts *out)
{
    const struct set_file *last = NULL;

    *out = (struct recorded_facts){0};
    /* Samples come by rank and span, those of a file together. */
    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t number = view->steps[selection->steps[i]].file;

        if (last != NULL && last->file == number)
            continue;
        for (size_t f = 0; f < view->file_count; f++)
            if (view->files[f].file == number)
                last = &view->files[f];
        if (last == NULL)
            continue;
        add_facts(&last->facts, out);
        out->device_rows |= last->has_device_rows;
    }
}

void recorded_read(const struct compare_result *result, enum pair_side side,
                   struct recorded_facts *out)
{
    recorded_read_set(&result->view[side], &result->selection[side], out);
}

static size_t say_note(const struct set_view *view, const struct selection *selection,
                       const char *begin, const char *kind, char *out, size_t size)
{
    const struct set_file *first = NULL;
    const struct trace_note *note = NULL;
    char others[40] = "", files[80] = "";
    size_t count = 0;

    for (size_t i = 0; i < view->note_count; i++) {
        if (strcmp(view->notes[i].note.kind, kind) != 0)
            continue;
        const struct set_file *file = set_view_find_file(view, view->notes[i].file);
        if (file == NULL || bsearch(&file->rank, selection->ranks, selection->rank_count,
                                    sizeof file->rank, number_order_int64) == NULL)
            continue;
        first = count == 0 ? file : first;
        note = count++ == 0 ? &view->notes[i].note : note;
    }
    *out = '\0';
    if (note == NULL)
        return 0;
    if (count > 1)
        snprintf(others, sizeof others, ", and %zu more file%s", count - 1,
                 count == 2 ? "" : "s");
    if (selection->rank_count > 1)
        snprintf(files, sizeof files, " (rank %lld%s)", (long long)first->rank, others);
    snprintf(out, size, "%s, %s%s", begin, note->example, files);
    size_t length = strlen(out);
    while (length > 0 && !text_is_utf8(out, length)) /* it was cut */
        out[--length] = '\0';
    return length;
}

void recorded_say_notes(const struct compare_result *result, const char *kind,
                        unsigned sides, char *out, size_t size)
{
    static const char *const begins[] = {"; in the control", "; in the test"};
    size_t length = 0;

    *out = '\0';
    for (int side = 0; side < 2; side++)
        if ((sides >> side & 1) != 0)
            length += say_note(&result->view[side], &result->selection[side],
                               begins[side] + (length > 0 ? 0 : 2), kind, out + length,
                               size - length);
}

/* ---- compare fail if ---- */

/* Do the conditions hold? Works on all rows, before any filter. */

struct store;

#define SUGGESTIONS_MAX 3

/* ---- times of a step ---- */

static int64_t time_of(const struct trace_step *step, enum fail_if_measure measure)
{
    switch (measure) {
    case FAIL_IF_GPU_TIME:
        return step->dur - step->idle;
    case FAIL_IF_COMPUTE:
        return step->compute;
    case FAIL_IF_EXPOSED_COMMUNICATION:
        return step->exposed_communication;
    case FAIL_IF_EXPOSED_MEMORY:
        return step->exposed_memory;
    case FAIL_IF_IDLE:
        return step->idle;
    default:
        return step->dur;
    }
}

static enum equal_clock_part part_of(enum fail_if_measure measure)
{
    switch (measure) {
    case FAIL_IF_GPU_TIME:
        return EQUAL_CLOCK_DEVICE;
    case FAIL_IF_COMPUTE:
        return EQUAL_CLOCK_COMPUTE;
    case FAIL_IF_EXPOSED_COMMUNICATION:
        return EQUAL_CLOCK_COMMUNICATION;
    case FAIL_IF_IDLE:
        return EQUAL_CLOCK_IDLE;
    case FAIL_IF_STEP_TIME:
        return EQUAL_CLOCK_STEP;
    default:
        return EQUAL_CLOCK_NONE;
    }
}

/* *known is cleared if a step has no such time. */
static int64_t *collect_times(const struct compare_result *result, enum pair_side side,
                              enum fail_if_measure measure, bool *known)
{
    const struct selection *selection = &result->selection[side];
    int64_t *times = arena_new(result->arena, selection->step_count, sizeof *times);
    int64_t less =
        side == PAIR_CONTROL ? 0 : llround(equal_clock_change(result, part_of(measure)));

    for (size_t i = 0; i < selection->step_count; i++) {
        const struct trace_step *step =
            &result->view[side].steps[selection->steps[i]].step;

        times[i] = time_of(step, measure) - less;
        *known = *known && (step->has_parts || measure == FAIL_IF_STEP_TIME);
    }
    return times;
}

static const struct fail_if_change cannot_judge = {
    .mean = {NAN, NAN},
    .median = NAN,
    .shift = NAN,
    .verdict = "cannot_judge",
    .words = "cannot judge",
};

/* The condition says itself which change matters. */
static void describe(const struct verdict *verdict, struct fail_if_change *change)
{
    enum verdict_kind kind = verdict_of_test(verdict);

    *change = (struct fail_if_change){
        .mean = {verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST]},
        .median = verdict->test.median[PAIR_CONTROL],
        .shift = verdict->has_interval ? verdict->shift : NAN,
        .slower = kind == VERDICT_SLOWER,
        .verdict = verdict_name(kind),
        .words = verdict_words(kind),
    };
}

static int judge_time(const struct compare_result *result, enum fail_if_measure measure,
                      struct fail_if_change *change, struct error *error)
{
    bool known = true;
    const int64_t *const times[2] = {collect_times(result, PAIR_CONTROL, measure, &known),
                                     collect_times(result, PAIR_TEST, measure, &known)};
    struct verdict verdict;
    int failed = compare_make_verdict(result, times, &verdict, error);

    if (failed == 0 && measure == FAIL_IF_STEP_TIME) {
        /* Corrected times are without the host's part already. */
        if (!equal_clock_corrects(result))
            compare_settle_verdict(result, &verdict);
        equal_clock_widen(result, &verdict);
    }
    if (failed == 0 && measure == FAIL_IF_STEP_TIME && result->verdict.without_profiler)
        verdict = result->verdict;
    if (failed == 0)
        describe(&verdict, change);
    if (*result->recorded_verdict.unsound != '\0' && !verdict.without_profiler)
        known = false;
    /* If most steps take no time, the shift says nothing. */
    bool empty = measure == FAIL_IF_STEP_TIME && failed == 0 &&
                 verdict.kind == VERDICT_NOT_CERTAIN && !(verdict.test.median[0] > 0);
    if (!known || empty)
        *change = cannot_judge;
    return failed;
}

/* ---- operations ---- */

static int refuse_unknown(const struct compare_result *result,
                          const struct fail_if_condition *condition, struct error *error)
{
    CLEANUP_BUFFER struct buffer like = BUFFER(600);
    const char *last = "";
    int count = 0;

    for (size_t i = 0; i < result->row_count && count < SUGGESTIONS_MAX; i++) {
        const struct compare_row *row = &result->all[i];

        if (!compare_is_of_device(result, row) || strcmp(row->name, last) == 0 ||
            !text_contains_nocase(row->name, condition->name))
            continue;
        buffer_printf(&like, "%s\"%.100s\"", count++ > 0 ? ", " : "; there is ",
                      row->name);
        last = row->name;
    }
    return error_set(error, ERROR_PARAMETER, "unknown_op",
                     "fail_if: no operation \"%.200s\"%s%.60s in this selection%s",
                     condition->name, condition->category != NULL ? " of category " : "",
                     condition->category != NULL ? condition->category : "",
                     buffer_failed(&like) || count == 0 ? "" : like.bytes);
}

static int refuse_ambiguous(const struct fail_if_condition *condition, const char *first,
                            const char *second, struct error *error)
{
    return error_set(
        error, ERROR_PARAMETER, "bad_fail_if",
        "fail_if: \"%.200s\" is the name of rows of several categories (%.60s, "
        "%.60s): say which, e.g. op(\"…\", \"%.60s\")",
        condition->name, first, second, first);
}

static int find_operation(const struct compare_result *result,
                          const struct fail_if_condition *condition,
                          const struct compare_row **found, struct error *error)
{
    *found = NULL;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (strcmp(row->name, condition->name) != 0 ||
            !compare_is_of_device(result, row) ||
            (condition->category != NULL &&
             strcmp(row->category, condition->category) != 0))
            continue;
        if (*found != NULL)
            return refuse_ambiguous(condition, (*found)->category, row->category, error);
        *found = row;
    }
    return *found == NULL ? refuse_unknown(result, condition, error) : 0;
}

/* The times of the requested row, by sample. */
struct row_times {
    enum significance_measure measure;
    int64_t *times[2];
};

static int take_samples(void *context, const struct samples_row *samples)
{
    struct row_times *wanted = context;

    for (int side = 0; side < 2; side++)
        if (samples->is_few)
            for (size_t i = 0; i < samples->few_count[side]; i++)
                wanted->times[side][samples->few[side][i].step] =
                    wanted->measure == SIGNIFICANCE_SELF ? samples->few[side][i].self
                                                         : samples->few[side][i].total;
        else if (samples->columns[side] > 0)
            memcpy(wanted->times[side],
                   wanted->measure == SIGNIFICANCE_SELF ? samples->self[side]
                                                        : samples->total[side],
                   samples->columns[side] * sizeof(int64_t));
    return 0;
}

static int load_times(struct store *store, const struct compare_result *result,
                      const struct compare_row *row, struct row_times *wanted,
                      struct error *error)
{
    const size_t *samples = result->observations.samples;
    const struct samples_side sides[2] = {
        {.id = result->info[PAIR_CONTROL].id,
         .steps = compare_step_ids(result, PAIR_CONTROL),
         .count = samples[0]},
        {.id = result->info[PAIR_TEST].id,
         .steps = compare_step_ids(result, PAIR_TEST),
         .count = samples[1]}};
    const struct samples_filter filter = {.naming = result->request.naming,
                                          .side = row->side,
                                          .name = row->name,
                                          .category = row->category};

    struct equal_clock_samples corrected = {
        .result = result, .each = take_samples, .context = wanted};

    for (int side = 0; side < 2; side++)
        wanted->times[side] = arena_new(result->arena, samples[side], sizeof(int64_t));
    return set_samples(store, sides, &filter, result->budget, equal_clock_take,
                       &corrected, error);
}

/* The shift of its observations, and its verdict by the tests of all rows. */
static int judge_operation(struct store *store, const struct compare_result *result,
                           const struct fail_if_condition *condition,
                           struct fail_if_change *change, struct error *error)
{
    struct row_times wanted = {.measure = result->request.measure};
    const struct compare_row *row = NULL;
    struct verdict verdict;
    int failed = find_operation(result, condition, &row, error);

    if (failed != 0 || row == NULL)
        return failed;
    if (row->side != TRACE_HOST && *result->recorded_verdict.unsound != '\0') {
        *change = cannot_judge;
        return 0;
    }
    failed = load_times(store, result, row, &wanted, error);
    if (failed == 0)
        failed = compare_make_verdict(
            result, (const int64_t *const[]){wanted.times[0], wanted.times[1]}, &verdict,
            error);
    if (failed != 0)
        return failed;
    enum significance_verdict judged = significance_of_tests(compare_test(result, row));
    describe(&verdict, change);
    change->slower = judged == SIGNIFICANCE_SLOWER;
    change->verdict = significance_name(judged);
    change->words = significance_words(judged);
    return 0;
}

/* Judges the conditions; the rows must have been judged. Unknown and ambiguous operations
 * are ERROR_PARAMETER (unknown_op, bad_fail_if). */
static int compare_answer_fail_if(struct store *store, const struct fail_if *conditions,
                                  struct compare_result *result, struct error *error)
{
    int failed = 0;

    result->outcomes =
        arena_new(result->arena, conditions->count, sizeof *result->outcomes);
    for (size_t i = 0; i < conditions->count && failed == 0; i++) {
        const struct fail_if_condition *condition = &conditions->conditions[i];
        struct compare_outcome *outcome = &result->outcomes[i];

        if (condition->measure == FAIL_IF_OP)
            failed = judge_operation(store, result, condition, &outcome->change, error);
        else
            failed = judge_time(result, condition->measure, &outcome->change, error);
        if (failed != 0)
            return failed;
        outcome->change.equal_clock = equal_clock_corrects(result);
        outcome->outcome = fail_if_judge(condition, &outcome->change);
        result->outcome = fail_if_worse(result->outcome, outcome->outcome);
    }
    return failed;
}

/* ---- lost rows ---- */

void recorded_loss_add(const struct set_view *view, const struct selection *selection,
                       const char *of, struct recorded_loss *loss)
{
    static const char *const kinds[] = {"device_rows_lost", "device_rows_none"};
    char begin[100];
    struct recorded_facts facts;

    recorded_read_set(view, selection, &facts);
    loss->device_rows |= facts.device_rows;
    for (int kind = 0; kind < (facts.device_rows ? 1 : 2); kind++) {
        char *said = loss->said[kind];
        size_t length = strlen(said);

        snprintf(begin, sizeof begin, "%sin %s", length > 0 ? "; " : "", of);
        say_note(view, selection, begin, kinds[kind], said + length,
                 sizeof loss->said[kind] - length);
    }
}

const char *recorded_loss_say(const struct recorded_loss *loss)
{
    return *loss->said[0] != '\0' ? loss->said[0]
           : loss->device_rows    ? loss->said[1]
                                  : "";
}

/* If device rows of a side were lost, step times, which end with them, are not judged
 * (docs/semantics.md §23); those without the profiler are. */
static void doubt_verdicts(struct compare_result *result)
{
    struct recorded_loss loss = {0};

    for (int side = 0; side < 2; side++)
        recorded_loss_add(&result->view[side], &result->selection[side],
                          side == PAIR_CONTROL ? "the control" : "the test", &loss);
    const char *reason = recorded_loss_say(&loss);
    if (*reason == '\0')
        return;
    verdict_doubt(&result->recorded_verdict, reason);
    if (!result->verdict.without_profiler)
        result->verdict = result->recorded_verdict;
}

/* Nor can rows of the device be judged. */
static void doubt_rows(struct compare_result *result)
{
    bool lost = *result->recorded_verdict.unsound != '\0';

    for (size_t i = 0; i < result->row_count && lost; i++) {
        struct significance *row = &result->all[i].significance;

        if (result->all[i].side == TRACE_HOST)
            continue;
        significance_clear(row);
        for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++)
            row->tests[measure].verdict = SIGNIFICANCE_CANNOT_JUDGE;
        row->calls = CALLS_CANNOT_JUDGE;
    }
}

/* ---- compare arrays ---- */

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* ---- words ---- */

static const char *word_of_kind(int kind)
{
    return trace_kind_name((enum trace_kind)kind);
}

static const char *word_of_change(int change)
{
    return compare_change_name((enum compare_change)change);
}

static const char *word_of_verdict(int verdict)
{
    return significance_name((enum significance_verdict)verdict);
}

static const char *word_of_calls(int calls)
{
    return significance_calls_name((enum significance_calls)calls);
}

static const char *compare_work_known_name(enum compare_work_known known)
{
    static const char *const names[] = {[COMPARE_WORK_NOT_ASKED] = "",
                                        [COMPARE_WORK_KNOWN] = "yes",
                                        [COMPARE_WORK_NO_OPERATOR] = "no_operator",
                                        [COMPARE_WORK_ONE_SIDE] = "one_side",
                                        [COMPARE_WORK_UNKNOWN] = "unknown",
                                        [COMPARE_WORK_PARTLY] = "partly"};

    return names[known];
}

static const char *word_of_work(int known)
{
    return compare_work_known_name((enum compare_work_known)known);
}

#define ROW(member) offsetof(struct compare_row, member)
#define PAIR(member) offsetof(struct compare_replacement, member)
#define TEST(measure, member)                                                            \
    offsetof(struct compare_row, significance.tests[measure].member)
static const struct array_column asked_columns[] = {
    {"q", ARRAY_TEXT, offsetof(struct compare_request_row, q), NULL},
    {"change", ARRAY_TEXT, offsetof(struct compare_request_row, change), NULL},
    {"side", ARRAY_INT32, offsetof(struct compare_request_row, side), NULL},
    {"significant_only", ARRAY_TRUTH,
     offsetof(struct compare_request_row, significant_only), NULL},
    {"slower_only", ARRAY_TRUTH, offsetof(struct compare_request_row, slower_only), NULL},
    {"faster_only", ARRAY_TRUTH, offsetof(struct compare_request_row, faster_only), NULL},
    {"control_samples", ARRAY_REAL,
     offsetof(struct compare_request_row, samples[PAIR_CONTROL]), NULL},
    {"test_samples", ARRAY_REAL, offsetof(struct compare_request_row, samples[PAIR_TEST]),
     NULL},
    {"control_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_CONTROL]),
     NULL},
    {"test_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_TEST]),
     NULL},
};
static const struct array_column wanted_columns[] = {{"category", ARRAY_TEXT, 0, NULL}};
static const struct array_column excluded_columns[] = {{"glob", ARRAY_TEXT, 0, NULL}};
#define JOINED_COLUMNS(measure)                                                          \
    {                                                                                    \
        {"name", ARRAY_TEXT, ROW(name), NULL},                                           \
            {"category", ARRAY_TEXT, ROW(category), NULL},                               \
            {"names", ARRAY_TEXT, ROW(names), NULL},                                     \
            {"kind", ARRAY_WORD8, ROW(kind), word_of_kind},                              \
            {"side", ARRAY_UINT8, ROW(side), NULL},                                      \
            {"pair", ARRAY_UINT32, ROW(pair), NULL},                                     \
            {"name_row", ARRAY_UINT32, ROW(name_row), NULL},                             \
            {"change", ARRAY_WORD, ROW(change), word_of_change},                         \
            {"is_row", ARRAY_TRUTH, ROW(is_row), NULL},                                  \
            {"passes", ARRAY_TRUTH, ROW(passes), NULL},                                  \
            {"matches", ARRAY_TRUTH, ROW(matches), NULL},                                \
            {"control_count", ARRAY_INT64, ROW(count[PAIR_CONTROL]), NULL},              \
            {"test_count", ARRAY_INT64, ROW(count[PAIR_TEST]), NULL},                    \
            {"control_total", ARRAY_INT64, ROW(total[PAIR_CONTROL]), NULL},              \
            {"test_total", ARRAY_INT64, ROW(total[PAIR_TEST]), NULL},                    \
            {"control_self", ARRAY_INT64, ROW(self[PAIR_CONTROL]), NULL},                \
            {"test_self", ARRAY_INT64, ROW(self[PAIR_TEST]), NULL},                      \
            {"p_value", ARRAY_REAL, TEST(measure, p), NULL},                             \
            {"q_value", ARRAY_REAL, TEST(measure, q), NULL},                             \
            {"moderated_p_value", ARRAY_REAL, TEST(measure, moderated_p), NULL},         \
            {"moderated_q_value", ARRAY_REAL, TEST(measure, moderated_q), NULL},         \
            {"significance", ARRAY_WORD, TEST(measure, verdict), word_of_verdict},       \
            {"too_few", ARRAY_TRUTH, TEST(measure, too_few), NULL},                      \
            {"control_median", ARRAY_REAL, TEST(measure, median[PAIR_CONTROL]), NULL},   \
            {"test_median", ARRAY_REAL, TEST(measure, median[PAIR_TEST]), NULL},         \
            {"control_spread", ARRAY_REAL, TEST(measure, spread[PAIR_CONTROL]), NULL},   \
            {"test_spread", ARRAY_REAL, TEST(measure, spread[PAIR_TEST]), NULL},         \
            {"calls", ARRAY_WORD, ROW(significance.calls), word_of_calls},               \
            {"calls_p_value", ARRAY_REAL, ROW(significance.calls_p), NULL},              \
            {"calls_q_value", ARRAY_REAL, ROW(significance.calls_q), NULL},              \
            {"control_calls", ARRAY_INT32, ROW(significance.always[PAIR_CONTROL]),       \
             NULL},                                                                      \
            {"test_calls", ARRAY_INT32, ROW(significance.always[PAIR_TEST]), NULL},      \
            {"work_known", ARRAY_WORD, ROW(work.known), word_of_work},                   \
            {"control_work_time", ARRAY_REAL, ROW(work.time[PAIR_CONTROL]), NULL},       \
            {"test_work_time", ARRAY_REAL, ROW(work.time[PAIR_TEST]), NULL},             \
            {"as_fast", ARRAY_REAL, ROW(work.as_fast), NULL},                            \
            {"control_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_CONTROL]), NULL},     \
            {"test_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_TEST]), NULL},           \
    }
static const struct array_column joined_columns[][38] = {
    [SIGNIFICANCE_TOTAL] = JOINED_COLUMNS(SIGNIFICANCE_TOTAL),
    [SIGNIFICANCE_SELF] = JOINED_COLUMNS(SIGNIFICANCE_SELF),
};
static const struct array_column replaced_columns[] = {
    {"control_name", ARRAY_TEXT, PAIR(name[PAIR_CONTROL]), NULL},
    {"operator_name", ARRAY_TEXT, PAIR(operator_name), NULL},
};

/* ---- the tables ---- */

#define TABLE(table, list)                                                               \
    {                                                                                    \
        .name = (table), .columns = (list), .column_count = LENGTH(list)                 \
    }

const struct array_table compare_arrays[COMPARE_ARRAYS] = {
    [ARRAY_ASKED] = TABLE("asked", asked_columns),
    [ARRAY_WANTED] = TABLE("wanted", wanted_columns),
    [ARRAY_EXCLUDED] = TABLE("excluded", excluded_columns),
    [ARRAY_JOINED] = {.name = "joined",
                      .columns = joined_columns[SIGNIFICANCE_TOTAL],
                      .column_count = LENGTH(joined_columns[SIGNIFICANCE_TOTAL]),
                      .order = "name_row"},
    [ARRAY_REPLACED] = TABLE("replaced", replaced_columns),
};

/* The columns of `joined`, with the tests of this measure. */
static const struct array_column *
compare_joined_columns(enum significance_measure measure)
{
    return joined_columns[measure];
}

/* ---- the tables ---- */

static size_t count_texts(const char *const *list)
{
    size_t count = 0;

    while (list[count] != NULL)
        count++;
    return count;
}

static void write_asked(const struct compare_result *result,
                        struct compare_request_row *out)
{
    const struct compare_request *request = &result->request;

    *out = (struct compare_request_row){
        .q = request->q,
        .change =
            request->change == CHANGE_ANY ? NULL : compare_change_name(request->change),
        .side = request->device == COMPARE_ALL   ? -1
                : request->device == COMPARE_CPU ? TRACE_HOST
                                                 : TRACE_DEVICE,
        .significant_only = request->significant == COMPARE_SIGNIFICANT,
        .slower_only = request->significant == COMPARE_SLOWER,
        .faster_only = request->significant == COMPARE_FASTER,
    };
    for (int side = 0; side < 2; side++) {
        double step = result->step_time[side].step;

        out->samples[side] = (double)result->selection[side].step_count;
        out->step[side] = step > 0 ? step : (double)NAN;
    }
}

static void give_rows(struct compare_tables *tables, enum compare_array which,
                      const void *rows, size_t count, size_t stride)
{
    tables->arrays[which].rows = rows;
    tables->arrays[which].count = count;
    tables->arrays[which].stride = stride;
}

static int open_tables(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    struct compare_tables *tables;
    int failed = compare_tables_open(compare_arrays, result->budget, &tables, error);

    if (failed != 0)
        return failed;
    result->tables = tables;
    tables->rows = result->all;
    tables->row_count = result->row_count;
    write_asked(result, &tables->asked);
    tables->arrays[ARRAY_JOINED].columns = compare_joined_columns(request->measure);
    give_rows(tables, ARRAY_ASKED, &tables->asked, 1, 0);
    give_rows(tables, ARRAY_WANTED, request->category, count_texts(request->category),
              sizeof *request->category);
    give_rows(tables, ARRAY_EXCLUDED, request->exclude, count_texts(request->exclude),
              sizeof *request->exclude);
    give_rows(tables, ARRAY_JOINED, tables->rows, result->row_count,
              sizeof *tables->rows);
    give_rows(tables, ARRAY_REPLACED, result->replacements, result->replacement_count,
              sizeof *result->replacements);
    return 0;
}

/* ---- asking ---- */

typedef int take_row(struct compare_result *, struct statement *, struct error *);

/* Calls `take` for the rows of a statement, with `text` in place of `placeholder`. */
static int ask_with(struct compare_result *result, const char *path,
                    const char *placeholder, const char *text, take_row *take,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int failed = statement_prepare_with(&result->tables->database, path, placeholder,
                                        text, &statement, error);

    while (failed == 0) {
        int there = statement_step(&statement, error);
        if (there <= 0)
            return there;
        failed = take(result, &statement, error);
    }
    return failed;
}

static int ask(struct compare_result *result, const char *path, take_row *take,
               struct error *error)
{
    return ask_with(result, path, "main.", "main.", take, error);
}

static enum compare_change change_of(const char *word)
{
    int change = 0;

    while (change < CHANGE_ANY &&
           strcmp(compare_change_name((enum compare_change)change), word) != 0)
        change++;
    return (enum compare_change)change;
}

/* The filters apply to each name of a row of several names. */
static bool has_excluded_alias(const struct compare_result *result,
                               const struct compare_row *row)
{
    for (uint32_t i = 0; i < row->alias_count; i++)
        for (const char *const *glob = result->request.exclude; *glob != NULL; glob++)
            if (text_glob(*glob, result->aliases[row->alias + i].name))
                return true;
    return false;
}

static bool has_alias_of(const struct compare_result *result,
                         const struct compare_row *row, const char *category)
{
    for (uint32_t i = 0; i < row->alias_count; i++)
        if (strcmp(result->aliases[row->alias + i].category, category) == 0)
            return true;
    return false;
}

static bool has_wanted_alias(const struct compare_result *result,
                             const struct compare_row *row)
{
    for (const char *const *name = result->request.category; *name != NULL; name++)
        if (has_alias_of(result, row, *name))
            return true;
    return false;
}

static int take_match(struct compare_result *result, struct statement *found,
                      struct error *error)
{
    struct compare_row *row = &result->tables->rows[statement_int64(found, 0)];

    (void)error;
    row->is_row = true;
    row->passes = statement_int64(found, 1) != 0 && !has_excluded_alias(result, row);
    row->matches =
        row->passes && (statement_int64(found, 2) != 0 || has_wanted_alias(result, row));
    if (row->pair != 0) {
        const struct compare_replacement *pair = &result->replacements[row->pair - 1];

        row->count[PAIR_CONTROL] = pair->count[PAIR_CONTROL];
        row->total[PAIR_CONTROL] = pair->total[PAIR_CONTROL];
        row->self[PAIR_CONTROL] = pair->total[PAIR_CONTROL];
    }
    result->rows_before_filters++;
    return 0;
}

static int take_category(struct compare_result *result, struct statement *row,
                         struct error *error)
{
    (void)error;
    result->categories[result->category_count++] =
        (struct compare_category){result->tables->rows[statement_int64(row, 0)].category,
                                  (size_t)statement_int64(row, 1)};
    return 0;
}

static int take_change(struct compare_result *result, struct statement *found,
                       struct error *error)
{
    struct compare_row *rows = result->tables->rows;
    size_t name_row = (size_t)statement_int64(found, 0);
    enum compare_change change = change_of(statement_text(found, 1, NULL));

    (void)error;
    for (size_t i = name_row;
         i < result->tables->row_count && rows[i].name_row == name_row; i++)
        rows[i].change = change;
    result->ops_diff[change]++;
    result->slower += (size_t)statement_int64(found, 2);
    result->faster += (size_t)statement_int64(found, 3);
    return 0;
}

static int take_totals(struct compare_result *result, struct statement *row,
                       struct error *error)
{
    struct compare_totals *part = &result->parts[statement_int64(row, 0)];

    (void)error;
    for (int side = 0; side < 2; side++) {
        part->count[side] = (uint64_t)statement_int64(row, 1 + side);
        part->total[side] = statement_int64(row, 3 + side);
        part->self[side] = statement_int64(row, 5 + side);
        result->totals.count[side] += part->count[side];
        number_add_to(&result->totals.total[side], part->total[side]);
        number_add_to(&result->totals.self[side], part->self[side]);
    }
    return 0;
}

/* ---- filters ---- */

static int compare_categories(const void *a, const void *b)
{
    const struct compare_category *left = a, *right = b;

    return strcmp(left->name, right->name);
}

static int refuse_category(const struct compare_result *result, const char *category,
                           struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed = BUFFER(4096);

    for (size_t i = 0; i < result->category_count && !buffer_failed(&allowed); i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", result->categories[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_category",
                     "category: no row has \"%.60s\"; allowed: %s", category,
                     result->category_count > 0 ? allowed.bytes : "none");
}

static bool any_row_has(const struct compare_result *result, const char *category)
{
    const struct compare_category wanted = {.name = category};
    const struct compare_tables *tables = result->tables;

    if (bsearch(&wanted, result->categories, result->category_count, sizeof wanted,
                compare_categories) != NULL)
        return true;
    for (size_t i = 0; i < tables->row_count; i++)
        if (has_alias_of(result, &tables->rows[i], category))
            return true;
    return false;
}

static int check_categories(const struct compare_result *result, struct error *error)
{
    for (const char *const *name = result->request.category; *name != NULL; name++)
        if (!any_row_has(result, *name))
            return refuse_category(result, *name, error);
    return 0;
}

/* ---- order ---- */

static int take_chosen(struct compare_result *result, struct statement *row,
                       struct error *error)
{
    (void)error;
    result->all[result->row_count++] = result->tables->rows[statement_int64(row, 0)];
    return 0;
}

static int choose(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    char order[80];

    snprintf(order, sizeof order, "v.%s %s",
             compare_columns[compare_find_column(request->sort)].name,
             request->order == COMPARE_DESCENDING ? "DESC" : "ASC");
    return ask_with(result, "sql/compare_choose", "v.abs_diff_duration DESC", order,
                    take_chosen, error);
}

/* ---- the page ---- */

/* From here on, statements see only these rows of the answer. They are not in the order
 * that sql/compare_changes needs. */
static void show(const struct compare_result *result, const struct compare_row *first,
                 size_t count)
{
    give_rows(result->tables, ARRAY_JOINED, first, count, sizeof *first);
}

/* The id of either kernel selects a folded row; the id of any name selects a row of
 * several names. */
static bool is_selected(const struct compare_result *result,
                        const struct compare_row *row)
{
    const struct compare_replacement *pair =
        row->pair == 0 ? NULL : &result->replacements[row->pair - 1];

    return compare_row_has_id(result, row, result->request.row) ||
           (pair != NULL && row_id_is(result->request.row, pair->name[PAIR_CONTROL],
                                      pair->category[PAIR_CONTROL]));
}

static const struct compare_row *find_selected(const struct compare_result *result)
{
    for (size_t i = 0; result->request.row != NULL && i < result->row_count; i++)
        if (is_selected(result, &result->all[i]))
            return &result->all[i];
    return NULL;
}

static void choose_page(struct compare_result *result)
{
    const struct compare_request *request = &result->request;
    size_t offset = (uint64_t)request->offset < result->row_count
                        ? (size_t)request->offset
                        : result->row_count;
    size_t left = result->row_count - offset;
    bool all = request->limit == PARAMETER_NONE || (uint64_t)request->limit >= left;

    result->page = result->all + offset;
    result->page_count = all ? left : (size_t)request->limit;
    result->selected = find_selected(result);
}

/* ---- the whole ---- */

/* Replaces the rows of the result, which are all rows in the order of the store, by the
 * requested rows in the requested order. Also fills in the counts (categories, ops_diff,
 * totals), the page and the selected row. ERROR_PARAMETER with the slug bad_category: no
 * row has a requested category. */
static int compare_ask(struct compare_result *result, struct error *error)
{
    int failed = open_tables(result, error);

    result->all = arena_new(result->arena, result->row_count, sizeof *result->all);
    result->categories =
        arena_new(result->arena, result->row_count, sizeof *result->categories);
    result->row_count = result->rows_before_filters = 0;
    if (failed == 0)
        failed = ask(result, "sql/compare_match", take_match, error);
    if (failed == 0)
        failed = ask(result, "sql/compare_categories", take_category, error);
    if (failed == 0)
        failed = ask(result, "sql/compare_changes", take_change, error);
    if (failed == 0)
        failed = check_categories(result, error);
    if (failed == 0)
        failed = choose(result, error);
    if (failed != 0)
        return failed;
    show(result, result->all, result->row_count);
    failed = ask(result, "sql/compare_totals", take_totals, error);
    choose_page(result);
    result->tables->sound = failed == 0;
    return failed;
}

int compare_ask_rows(const struct compare_result *result, const struct compare_row *first,
                     size_t count, const size_t *columns, size_t column_count,
                     struct statement *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer list = BUFFER(4096);

    for (size_t i = 0; i < column_count; i++)
        buffer_printf(&list, "%s%s", i > 0 ? ", " : "",
                      columns[i] < COL_SHOWN ? compare_columns[columns[i]].name : "NULL");
    if (buffer_failed(&list))
        return error_set_memory(error);
    show(result, first, count);
    return statement_prepare_with(&result->tables->database, "sql/compare_traces", "*",
                                  list.bytes, out, error);
}

int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error)
{
    struct compare_tables *tables = result->tables;
    CLEANUP_STATEMENT struct statement names = {0};
    int failed =
        statement_prepare(&tables->database, "sql/ops_diff", false, &names, error);

    give_rows(tables, ARRAY_JOINED, tables->rows, tables->row_count,
              sizeof *tables->rows);
    if (failed == 0)
        statement_bind_text(&names, ":change", compare_change_name(change));
    while (failed == 0) {
        size_t length = 0;
        int there = statement_step(&names, error);
        if (there <= 0)
            return there;
        const char *name = statement_text(&names, 0, &length);
        each(context, name, length);
    }
    return failed;
}

/* ---- compare run ---- */

/* The store computes the sums of each side by SQL, and merges the two
 * ordered streams (store/set_pair.h). The rows stay in memory, where they are judged;
 * filters, groups of a name, columns, order, limit and totals are statements over them as
 * a table (sql/compare_*.sql). docs/performance.md says why the merge and the correction
 * of Benjamini and Hochberg are not statements. */

static int answer(struct store *store, struct compare_result *out, struct error *error)
{
    const struct fail_if *conditions = out->request.fail_if;
    int result = compare_answer_verdict(out, error);

    if (result == 0)
        result = compare_answer_machine(store, out, error);
    if (result == 0)
        result = compare_answer_unprofiled(out, error);
    if (result == 0)
        doubt_verdicts(out);
    if (result == 0)
        result = compare_answer_replacements(store, out, error);
    if (result == 0 && out->request.significance)
        result = compare_answer_significance(store, out, error);
    if (result == 0 && out->request.significance)
        doubt_rows(out);
    if (result == 0 && out->request.work)
        result = compare_answer_work(store, out, error);
    if (result == 0 && conditions != NULL)
        result = compare_answer_fail_if(store, conditions, out, error);
    return result;
}

/* Files without rows have no samples. If a side has only such files, there is nothing to
 * compare. */
static int refuse_empty(const struct compare_result *result, struct error *error)
{
    static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};
    bool control = result->selection[PAIR_CONTROL].step_count == 0;
    bool test = result->selection[PAIR_TEST].step_count == 0;

    if (!control && !test)
        return 0;
    return error_set(error, ERROR_PARAMETER, "nothing_selected",
                     "%s: no file of the chosen ranks has a row, so there is nothing to "
                     "compare; choose other ranks or another set",
                     control && test ? "control and test"
                                     : names[control ? PAIR_CONTROL : PAIR_TEST]);
}

static int run(struct store *store, struct compare_result *out, struct error *error)
{
    int result = compare_rows_load(store, out, error);

    if (result == 0)
        result = refuse_empty(out, error);
    if (result != 0)
        return result;
    recorded_measure(out, &out->recorded);
    result = answer(store, out, error);
    if (result == 0)
        result = compare_ask(out, error);
    return result != 0 ? result : budget_look(out->budget, error);
}

int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error)
{
    compare_result_begin(out, request);
    compare_request_settle(&out->request);
    int result = run(store, out, error);
    if (result != 0)
        compare_result_free(out);
    return result;
}

int compare_machine(struct store *store, const struct compare_request *request,
                    struct machine *out, struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result;

    *out = (struct machine){0};
    compare_result_begin(&result, request);
    compare_request_settle(&result.request);
    result.request.equal_clock = false;
    int failed = compare_rows_load(store, &result, error);
    if (failed == 0)
        failed = refuse_empty(&result, error);
    if (failed == 0)
        failed = compare_answer_verdict(&result, error);
    if (failed == 0)
        failed = compare_answer_machine(store, &result, error);
    if (failed != 0)
        return failed;
    *out = result.machine;
    out->clocks.by_rank[0] = out->clocks.by_rank[1] = NULL;
    return 0;
}
