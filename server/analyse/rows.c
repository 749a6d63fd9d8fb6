#include "analyse/rows.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "store/set_marked.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/resolve.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- which rows ---- */

bool rows_keeps(const struct rows_rank *rank, const struct rows_span *span, uint32_t row)
{
    int64_t ts = span->recording->events.ts[row];

    if (ts >= rank->cut)
        return false;
    return span->step_chosen == NULL ||
           span->step_chosen[step_pieces_find(span->pieces, ts)];
}

/* Where the rows of the last step begin: the start of the last step row of the rank. */
static void find_cut(struct rows_rank *rank, const struct rows_options *options)
{
    size_t step_rows = 0;
    int64_t last = INT64_MIN;

    rank->cut = INT64_MAX;
    if (options->which != ROWS_BEFORE_LAST_STEP || options->steps != NULL)
        return;
    for (size_t i = 0; i < rank->span_count; i++) {
        const struct trace_recording *recording = rank->spans[i].recording;

        step_rows += recording->step_row_count;
        for (uint32_t j = 0;
             j < recording->step_row_count && !budget_is_over_at(rank->arena->budget, j);
             j++)
            if (recording->step_rows[j].ts > last)
                last = recording->step_rows[j].ts;
    }
    if (step_rows < 2)
        return;
    rank->last_step_dropped = true;
    rank->cut = last;
}

static bool is_chosen(const struct rows_options *options, int64_t number)
{
    return options->steps == NULL || bsearch(&number, options->steps, options->step_count,
                                             sizeof number, number_order_int64) != NULL;
}

static void choose_steps(struct rows_span *span, const struct rows_options *options,
                         struct arena *arena)
{
    const struct trace_recording *recording = span->recording;

    if (options->steps == NULL &&
        (options->which != ROWS_OF_STEPS || recording->step_row_count == 0))
        return;
    span->step_chosen = arena_new(arena, (size_t)recording->step_count + 1, sizeof(bool));
    span->pieces = arena_new(arena, 1, sizeof *span->pieces);
    for (uint32_t i = 1;
         i < recording->step_count && !budget_is_over_at(options->budget, i); i++)
        span->step_chosen[i] = is_chosen(options, recording->steps[i].number);
    *span->pieces = rows_pieces(recording, STEP_HOST, arena);
}

static void gather_device_rows(struct rows_rank *rank, struct rows_span *span)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = rank->arena->budget;
    bool by_launch = rank->last_step_dropped || span->step_chosen != NULL;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    span->device = arena_new(rank->arena, total + 1, sizeof *span->device);
    span->by_time = arena_new(rank->arena, total + 1, sizeof *span->by_time);
    uint32_t *scratch = arena_new(rank->arena, total / 2 + 1, sizeof *scratch);
    for (uint32_t row = 0; row < events->count && span->device_count < total; row++) {
        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        if (!by_launch || (events->link[row] != TRACE_NONE &&
                           rows_keeps(rank, span, events->link[row])))
            span->device[span->device_count++] = row;
    }
    memcpy(span->by_time, span->device, span->device_count * sizeof *span->device);
    order_rows(events, span->by_time, span->device_count, scratch);
    arena_release(rank->arena, scratch);
}

/* ---- streams ---- */

static int compare_streams(const void *a, const void *b)
{
    const struct rows_stream *left = a, *right = b;

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->is_wide != right->is_wide)
        return left->is_wide ? 1 : -1;
    return (left->stream > right->stream) - (left->stream < right->stream);
}

/* Marks the places of the span's device work, and adds their streams to the rank's. */
static void add_streams(struct rows_rank *rank, struct rows_span *span, size_t *capacity)
{
    const struct trace_recording *recording = span->recording;
    size_t places = recording->place_count;

    span->stream_of_place =
        arena_new(rank->arena, places + 1, sizeof *span->stream_of_place);
    ARENA_RESERVE(rank->arena, rank->streams, *capacity, rank->stream_count + places + 1);
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->arena->budget, i); i++)
        span->stream_of_place[recording->events.place[span->device[i]]] = 1;
    for (size_t i = 0; i < places; i++)
        if (span->stream_of_place[i] != 0)
            rank->streams[rank->stream_count++] = (struct rows_stream){
                recording->places[i].device, recording->places[i].stream,
                recording->places[i].stream_is_wide};
}

static void number_streams(struct rows_rank *rank)
{
    size_t kept = 0;

    if (rank->stream_count == 0)
        return;
    qsort(rank->streams, rank->stream_count, sizeof *rank->streams, compare_streams);
    for (size_t i = 0; i < rank->stream_count; i++)
        if (kept == 0 || compare_streams(&rank->streams[i], &rank->streams[kept - 1]))
            rank->streams[kept++] = rank->streams[i];
    rank->stream_count = kept;
    for (size_t i = 0; i < rank->span_count; i++) {
        const struct rows_span *span = &rank->spans[i];

        for (size_t j = 0; j < span->recording->place_count &&
                           !budget_is_over_at(rank->arena->budget, j);
             j++) {
            const struct trace_place *place = &span->recording->places[j];
            const struct rows_stream wanted = {place->device, place->stream,
                                               place->stream_is_wide};
            const struct rows_stream *found =
                bsearch(&wanted, rank->streams, kept, sizeof wanted, compare_streams);

            span->stream_of_place[j] =
                found == NULL ? 0 : (uint32_t)(found - rank->streams);
        }
    }
}

int rows_make(int64_t rank, struct trace_recording *const *recordings, size_t count,
              const struct rows_options *options, struct rows_rank *out,
              struct error *error)
{
    struct arena *arena = arena_make(options->budget);
    size_t streams = 0;

    *out = (struct rows_rank){.rank = rank,
                              .arena = arena,
                              .spans = arena_new(arena, count, sizeof *out->spans),
                              .span_count = count};
    for (size_t i = 0; i < count; i++)
        out->spans[i].recording = recordings[i];
    find_cut(out, options);
    for (size_t i = 0; i < count; i++) {
        choose_steps(&out->spans[i], options, arena);
        gather_device_rows(out, &out->spans[i]);
        add_streams(out, &out->spans[i], &streams);
        out->device_count += out->spans[i].device_count;
    }
    number_streams(out);
    int result = budget_look(options->budget, error);
    if (result != 0)
        rows_free(out);
    return result;
}

void rows_free(struct rows_rank *rank)
{
    arena_free(&rank->arena);
    *rank = (struct rows_rank){0};
}

/* ---- functions for analyses ---- */

void rows_nest(struct trace_recording *recording, struct arena *arena, nest_visit *visit,
               void *context)
{
    struct error error;

    if (nest_rows(recording, false, visit, context, &error) != 0)
        arena_refuse(arena);
}

struct step_pieces rows_pieces(const struct trace_recording *recording,
                               enum step_clock clock, struct arena *arena)
{
    CLEANUP(step_pieces_free) struct step_pieces made = {0};
    struct error error;

    if (step_pieces_make(recording, clock, &made, &error) != 0)
        arena_refuse(arena);
    struct step_pieces pieces = made;
    pieces.pieces = arena_new(arena, made.count, sizeof *pieces.pieces);
    if (made.count > 0)
        memcpy(pieces.pieces, made.pieces, made.count * sizeof *pieces.pieces);
    return pieces;
}

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    uint32_t *operators = context;

    (void)parent;
    operators[row] = operator_row;
}

uint32_t *rows_operators(struct trace_recording *recording, struct arena *arena)
{
    uint32_t *operators = arena_numbers(arena, recording->events.count);

    rows_nest(recording, arena, note_operator, operators);
    return operators;
}

void rows_order_by_start(const struct trace_events *events, uint32_t *rows, size_t count,
                         struct budget *budget)
{
    for (size_t i = 0, end; i < count && !budget_is_over(budget); i = end) {
        for (end = i + 1; end < count && events->ts[rows[end]] == events->ts[rows[i]];)
            end++;
        if (end - i > 1)
            qsort(rows + i, end - i, sizeof *rows, number_order_uint32);
    }
}

uint64_t rows_samples(const struct rows_span *span)
{
    const struct trace_recording *recording = span->recording;
    uint64_t count = 0;

    if (recording->step_count == 0)
        return 0;
    if (!recording->has_steps)
        return span->step_chosen == NULL || span->step_chosen[0];
    for (uint32_t i = 1; i < recording->step_count; i++)
        count += span->step_chosen == NULL || span->step_chosen[i];
    return count;
}

static void widen(int64_t ts, int64_t *first, int64_t *last)
{
    *first = ts < *first ? ts : *first;
    *last = ts > *last ? ts : *last;
}

int64_t rows_time_of_starts(const struct rows_rank *rank)
{
    int64_t sum = 0;

    for (size_t i = 0; i < rank->span_count; i++) {
        const struct rows_span *span = &rank->spans[i];
        const struct trace_recording *recording = span->recording;
        const struct trace_events *events = &recording->events;
        int64_t first = INT64_MAX, last = INT64_MIN;

        for (uint32_t row = 0;
             row < events->count && !budget_is_over_at(rank->arena->budget, row); row++)
            if (recording->ops[events->op[row]].side != TRACE_DEVICE &&
                rows_keeps(rank, span, row))
                widen(events->ts[row], &first, &last);
        for (size_t j = 0;
             j < span->device_count && !budget_is_over_at(rank->arena->budget, j); j++)
            widen(events->ts[span->device[j]], &first, &last);
        sum += last > first ? last - first : 0;
    }
    return sum;
}

uint32_t *rows_intern_device_names(const struct rows_span *span, struct arena *arena,
                                   struct strings *names)
{
    const struct trace_recording *recording = span->recording;
    uint32_t *ids = arena_numbers(arena, recording->op_count);

    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(arena->budget); i++) {
        const struct trace_op *op = &recording->ops[i];

        if (op->side == TRACE_DEVICE)
            ids[i] = strings_copy(names, &recording->names, op->name);
    }
    return ids;
}

/* ---- rows load ---- */

static int load_files(struct store *store, const struct set_view *view, int64_t rank,
                      const struct rows_options *options, struct rows_loaded *out,
                      struct error *error)
{
    size_t count;
    const struct set_file *const *files = set_view_find_rank(view, rank, &count);

    out->recordings = calloc(count + 1, sizeof *out->recordings);
    if (out->recordings == NULL)
        return error_set_memory(error);
    out->count = 0;
    for (size_t i = 0; i < count; i++) {
        int result = (options->of_collectives   ? set_load_collectives
                      : options->with_arguments ? set_load_kept
                                                : set_load_recording)(
            store, view->id, files[i]->file, options->budget, &out->recordings[i], error);
        if (result != 0)
            return result;
        out->count++;
    }
    return 0;
}

int rows_load(struct store *store, const struct set_view *view, int64_t rank,
              const struct rows_options *options, struct rows_loaded *out,
              struct error *error)
{
    *out = (struct rows_loaded){0};
    int result = load_files(store, view, rank, options, out, error);
    if (result == 0)
        result = rows_make(rank, out->recordings, out->count, options, &out->rows, error);
    if (result != 0)
        rows_unload(out);
    return result;
}

void rows_unload(struct rows_loaded *loaded)
{
    rows_free(&loaded->rows);
    for (size_t i = 0; i < loaded->count; i++)
        trace_recording_free(loaded->recordings[i]);
    free(loaded->recordings);
    *loaded = (struct rows_loaded){0};
}

/* ---- selection ---- */

#define LIST_TEXT_MAX 400

/* A sorted list of distinct numbers. */
struct number_list {
    int64_t *values;
    size_t count;
};

/* If the budget is over, they are in no order. */
static void sort_distinct(struct number_list *numbers, struct budget *budget)
{
    size_t kept = 0;

    if (numbers->count == 0)
        return;
    qsort_r(numbers->values, numbers->count, sizeof *numbers->values,
            number_order_in_budget, budget);
    for (size_t i = 0; i < numbers->count; i++)
        if (kept == 0 || numbers->values[i] != numbers->values[kept - 1])
            numbers->values[kept++] = numbers->values[i];
    numbers->count = kept;
}

static bool contains(const struct number_list *numbers, int64_t value)
{
    return numbers->count > 0 && bsearch(&value, numbers->values, numbers->count,
                                         sizeof value, number_order_int64) != NULL;
}

/* How many are below a value. */
static size_t count_below(const struct number_list *numbers, int64_t value)
{
    return ARRAY_FIRST(at, 0, numbers->count, numbers->values[at] >= value);
}

void selection_describe(const int64_t *numbers, size_t count, struct buffer *out)
{
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;

        while (end < count && numbers[end] == numbers[end - 1] + 1)
            end++;
        if (out->length > LIST_TEXT_MAX - 80) {
            buffer_append_text(out, ", …");
            return;
        }
        if (i > 0)
            buffer_append_text(out, ", ");
        buffer_printf(out, "%" PRId64, numbers[i]);
        if (end > i + 1)
            buffer_printf(out, "%s%" PRId64, end > i + 2 ? "-" : ", ", numbers[end - 1]);
        i = end;
    }
}

/* ---- lists in parameters ---- */

struct list_syntax {
    const char *side, *parameter; /* "control" or "", "ranks" */
    const char *bad_slug, *unknown_slug;
};

static int refuse(const struct list_syntax *syntax, const char *slug, const char *item,
                  const struct number_list *allowed, struct error *error)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(2 * LIST_TEXT_MAX);

    selection_describe(allowed->values, allowed->count, &text);
    return error_set(error, ERROR_PARAMETER, slug,
                     "%s%s%s: %s \"%.60s\"; there %s %s; also allowed: all, first%s",
                     syntax->side, *syntax->side == 0 ? "" : "_", syntax->parameter,
                     slug == syntax->bad_slug ? "not understood:" : "there is no", item,
                     allowed->count == 1 ? "is" : "are",
                     allowed->count == 0 ? "none" : text.bytes,
                     strcmp(syntax->parameter, "steps") == 0 ? ", any" : "");
}

/* "7" or "4-7"; negative numbers are not allowed. */
static bool parse_range(char *item, int64_t *low, int64_t *high)
{
    char *dash = strchr(item, '-');

    if (dash != NULL)
        *dash = '\0';
    bool good = item[0] != '+' && text_to_int64(item, low) &&
                (dash == NULL || (dash[1] != '+' && text_to_int64(dash + 1, high)));
    if (dash != NULL)
        *dash = '-';
    else if (good)
        *high = *low;
    return good && *low >= 0 && *low <= *high;
}

/* Adds the allowed numbers of a list such as "0,2,4-7". */
static int parse_list(const struct list_syntax *syntax, const char *text,
                      const struct number_list *allowed, struct arena *arena,
                      struct number_list *out, struct error *error)
{
    char *rest = arena_text(arena, text, strlen(text)), *item;
    /* By number: how many more ranges contain it than the number before it. */
    int32_t *more = arena_new(arena, allowed->count + 1, sizeof *more);

    out->values = arena_new(arena, allowed->count, sizeof *out->values);
    while ((item = strsep(&rest, ",")) != NULL) {
        int64_t low = 0, high = 0;

        item += strspn(item, " ");
        if (!parse_range(item, &low, &high))
            return refuse(syntax, syntax->bad_slug, item, allowed, error);
        size_t begin = count_below(allowed, low);
        size_t end = high == INT64_MAX ? allowed->count : count_below(allowed, high + 1);
        if (begin == end)
            return refuse(syntax, syntax->unknown_slug, item, allowed, error);
        more[begin]++;
        more[end]--;
    }
    int32_t ranges = 0;
    for (size_t i = 0; i < allowed->count; i++) {
        ranges += more[i];
        if (ranges > 0)
            out->values[out->count++] = allowed->values[i];
    }
    return 0;
}

static bool is_all(const char *text)
{
    return text == NULL || *text == '\0' || strcmp(text, "all") == 0;
}

static int choose(const struct list_syntax *syntax, const char *text,
                  const struct number_list *allowed, struct arena *arena,
                  struct number_list *out, struct error *error)
{
    *out = *allowed; /* nothing changes the numbers */
    if (is_all(text))
        return 0;
    out->count = 0;
    if (strcmp(text, "first") != 0)
        return parse_list(syntax, text, allowed, arena, out, error);
    out->count = allowed->count > 0;
    return 0;
}

/* ---- the selection ---- */

static void ranks_of(const struct set_view *view, struct budget *budget,
                     struct arena *arena, struct number_list *out)
{
    out->values = arena_new(arena, view->file_count, sizeof *out->values);
    for (size_t i = 0; i < view->file_count; i++)
        out->values[out->count++] = view->files[i].rank;
    sort_distinct(out, budget);
}

static const struct set_file *file_of(const struct set_view *view,
                                      const struct set_step *step)
{
    return set_view_find_file(view, step->file);
}

/* The step numbers of the chosen ranks. */
static void numbers_of(const struct set_view *view, const struct number_list *ranks,
                       struct budget *budget, struct arena *arena,
                       struct number_list *out)
{
    out->values = arena_new(arena, view->step_count, sizeof *out->values);
    for (size_t i = 0; i < view->step_count && !budget_is_over(budget); i++) {
        const struct set_file *file = file_of(view, &view->steps[i]);

        if (!view->steps[i].step.pseudo && file != NULL && contains(ranks, file->rank))
            out->values[out->count++] = view->steps[i].step.number;
    }
    sort_distinct(out, budget);
}

struct step_choice {
    const struct set_view *view;
    const struct number_list *ranks, *numbers;
    struct budget *budget;
    bool any;     /* pseudo-steps only */
    bool pseudos; /* the pseudo-steps of files without step rows, too */
};

static bool selection_is_chosen(const struct step_choice *choice,
                                const struct set_step *step)
{
    const struct set_file *file = file_of(choice->view, step);

    if (file == NULL || !contains(choice->ranks, file->rank))
        return false;
    if (choice->any)
        return step->step.pseudo;
    if (step->step.pseudo)
        return choice->pseudos && !file->has_steps;
    return contains(choice->numbers, step->step.number);
}

static int compare_steps(const void *a, const void *b, void *context)
{
    const struct step_choice *choice = context;
    const struct set_view *view = choice->view;

    if (budget_is_over(choice->budget))
        return 0;
    const struct set_step *left = &view->steps[*(const size_t *)a];
    const struct set_step *right = &view->steps[*(const size_t *)b];
    const struct set_file *left_file = file_of(view, left);
    const struct set_file *right_file = file_of(view, right);

    if (left_file->rank != right_file->rank)
        return left_file->rank < right_file->rank ? -1 : 1;
    if (left_file->span != right_file->span)
        return left_file->span < right_file->span ? -1 : 1;
    if (left->step.number != right->step.number)
        return left->step.number < right->step.number ? -1 : 1;
    return 0;
}

static void collect_steps(const struct step_choice *choice, struct selection *out)
{
    const struct set_view *view = choice->view;

    out->steps = arena_new(out->arena, view->step_count, sizeof *out->steps);
    for (size_t i = 0; i < view->step_count && !budget_is_over(choice->budget); i++) {
        if (!selection_is_chosen(choice, &view->steps[i]))
            continue;
        out->steps[out->step_count++] = i;
        out->pseudo_count += view->steps[i].step.pseudo;
    }
    qsort_r(out->steps, out->step_count, sizeof *out->steps, compare_steps,
            (void *)(uintptr_t)choice);
}

int selection_make(const struct set_view *view, const char *side, const char *ranks,
                   const char *steps, struct budget *budget, struct selection *out,
                   struct error *error)
{
    const struct list_syntax rank_syntax = {side, "ranks", "bad_ranks", "unknown_rank"};
    const struct list_syntax step_syntax = {side, "steps", "bad_steps", "unknown_step"};
    struct arena *arena = arena_make(NULL); /* some selections outlive the request */
    struct number_list all_ranks = {0}, all_numbers = {0}, chosen_ranks, numbers = {0};
    bool first = steps != NULL && strcmp(steps, "first") == 0;

    *out = (struct selection){.arena = arena,
                              .any = steps != NULL && strcmp(steps, "any") == 0};
    ranks_of(view, budget, arena, &all_ranks);
    int result = choose(&rank_syntax, ranks, &all_ranks, arena, &chosen_ranks, error);
    out->ranks = chosen_ranks.values;
    out->rank_count = chosen_ranks.count;
    numbers_of(view, &chosen_ranks, budget, arena, &all_numbers);
    if (result == 0 && !out->any)
        result = choose(&step_syntax, steps, &all_numbers, arena, &numbers, error);
    out->numbers = numbers.values;
    out->number_count = numbers.count;
    const struct step_choice choice = {.view = view,
                                       .ranks = &chosen_ranks,
                                       .numbers = &numbers,
                                       .budget = budget,
                                       .any = out->any,
                                       .pseudos = is_all(steps) ||
                                                  (first && all_numbers.count == 0)};
    collect_steps(&choice, out);
    if (result == 0)
        result = budget_look(budget, error);
    if (result != 0)
        selection_free(out);
    return result;
}

/* All numbers are allowed; only the form can be wrong. */
static int check_list(const char *side, const char *parameter, const char *text,
                      struct error *error)
{
    CLEANUP_FREE char *copy = is_all(text) ? NULL : strdup(text);
    char *rest = copy, *item;
    int64_t low, high;

    if (is_all(text) || strcmp(text, "first") == 0)
        return 0;
    if (copy == NULL)
        return error_set_memory(error);
    bool steps = strcmp(parameter, "steps") == 0;
    if (steps && strcmp(text, "any") == 0)
        return 0;
    while ((item = strsep(&rest, ",")) != NULL) {
        item += strspn(item, " ");
        if (!parse_range(item, &low, &high))
            return error_set(
                error, ERROR_PARAMETER, steps ? "bad_steps" : "bad_ranks",
                "%s_%s: not understood: \"%.60s\"; allowed: all, first%s, or "
                "a list such as 0,2,4-7",
                side, parameter, item, steps ? ", any" : "");
    }
    return 0;
}

int selection_check(const char *side, const char *ranks, const char *steps,
                    struct error *error)
{
    int result = check_list(side, "ranks", ranks, error);

    return result == 0 ? check_list(side, "steps", steps, error) : result;
}

void selection_free(struct selection *selection)
{
    arena_free(&selection->arena);
    *selection = (struct selection){0};
}

const struct set_file *selection_file(const struct set_view *view, size_t step)
{
    static const struct set_file none;
    const struct set_file *file = set_view_find_file(view, view->steps[step].file);

    return file == NULL ? &none : file;
}

const char *selection_marker(const char *own, const char *both)
{
    return own != NULL && *own != '\0' ? own : both;
}

enum marker_until selection_until(enum marker_until own, enum marker_until both)
{
    return own != MARKER_UNTIL_CHOSEN ? own : both;
}

static bool has_marker(const struct side_request *request)
{
    return request->marker != NULL && *request->marker != '\0';
}

int selection_mark(struct store *store, const struct side_request *request,
                   struct set_info *info, struct error *error)
{
    int result =
        request->cut_overlaps ? set_cut_choose(store, info, request->budget, error) : 0;

    if (result == 0)
        result = set_marked_choose(store, info, request->name,
                                   (struct step_marker){request->marker, request->until},
                                   request->budget, error);
    info->until_chosen |= request->until_chosen;
    return result;
}

/* How the steps of a side end if nothing is asked for. What fails here fails again, with
 * an error, when the side is opened. */
static enum marker_until look_at(struct store *store, const struct side_request *request)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;

    if (request->set == NULL ||
        store_find_set(store, request->set, &info, &ignored) != 0 ||
        selection_mark(store, request, &info, &ignored) != 0)
        return MARKER_UNTIL_END;
    return info.until;
}

void selection_settle(struct store *store, struct side_request *const *requests,
                      size_t count)
{
    enum marker_until until = MARKER_UNTIL_CHOSEN;

    for (size_t i = 0; i < count; i++)
        if (has_marker(requests[i]))
            until = selection_until(until, requests[i]->until);
    bool is_stated = until != MARKER_UNTIL_CHOSEN;
    for (size_t i = 0; i < count && !is_stated && until != MARKER_UNTIL_NEXT; i++)
        if (has_marker(requests[i]))
            until = look_at(store, requests[i]);
    for (size_t i = 0; i < count; i++) {
        if (!has_marker(requests[i]) || requests[i]->until != MARKER_UNTIL_CHOSEN)
            continue;
        requests[i]->until = until;
        requests[i]->until_chosen = true;
    }
}

int selection_open_side(struct store *store, const struct side_request *request,
                        struct set_info *info, struct set_view *view,
                        struct selection *selection, struct error *error)
{
    if (request->set == NULL || *request->set == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: missing; give the id or the label of a set", request->name);
    int result = store_find_set(store, request->set, info, error);
    if (result != 0) {
        error_prefix(error, "%s", request->name);
        return result;
    }
    result = selection_mark(store, request, info, error);
    if (result == 0)
        result = set_view_load(store, info->id, request->budget, view, error);
    if (result == 0)
        result = selection_make(view, request->name, request->ranks, request->steps,
                                request->budget, selection, error);
    return result;
}

/* ---- step time ---- */

/* Shares of the step time. */
#define IDLE_OF_DEVICE 0.05
#define SHARE_OF_LIMIT 0.2

static void find_host(const struct set_view *view, const struct selection *selection,
                      struct step_time *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    size_t count = 0, size = selection->step_count;
    int64_t *host = arena_new(arena, size, sizeof *host);
    int64_t *lag = arena_new(arena, size, sizeof *lag);
    int64_t *scratch = arena_new(arena, size, sizeof *scratch);

    out->host = out->host_median = out->lag_median = (double)NAN;
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct trace_step *step = &view->steps[selection->steps[i]].step;

        if (step->pseudo)
            continue;
        host[count] = step->host;
        lag[count++] = step->lag;
    }
    if (count == 0)
        return;
    out->host = 0;
    for (size_t i = 0; i < count; i++)
        out->host += (double)host[i] / (double)count;
    samples_sort(host, count, scratch);
    samples_sort(lag, count, scratch);
    out->host_median = samples_quantile(host, count, 0.5);
    out->lag_median = samples_quantile(lag, count, 0.5);
}

void step_time_make(const struct set_view *view, const struct selection *selection,
                    struct step_time *out)
{
    double count = (double)selection->step_count;

    *out = (struct step_time){.samples = selection->step_count,
                              .has_parts = selection->step_count > 0};
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct trace_step *step = &view->steps[selection->steps[i]].step;

        out->step += (double)step->dur;
        out->compute += (double)step->compute;
        out->exposed_communication += (double)step->exposed_communication;
        out->exposed_memory += (double)step->exposed_memory;
        out->idle += (double)step->idle;
        out->has_parts = out->has_parts && step->has_parts;
    }
    find_host(view, selection, out);
    if (selection->step_count == 0)
        return;
    out->step /= count;
    out->compute /= count;
    out->exposed_communication /= count;
    out->exposed_memory /= count;
    out->idle /= count;
}

enum step_limit step_limit_of(const struct step_time *time)
{
    if (!time->has_parts || !(time->step > 0))
        return STEP_LIMIT_NONE;
    double idle = time->idle / time->step;
    double communication = time->exposed_communication / time->step;
    if (idle < IDLE_OF_DEVICE)
        return STEP_LIMIT_DEVICE;
    if (idle <= SHARE_OF_LIMIT)
        return STEP_LIMIT_NONE;
    return communication > SHARE_OF_LIMIT && communication > idle
               ? STEP_LIMIT_COMMUNICATION
               : STEP_LIMIT_HOST;
}

const char *step_limit_name(enum step_limit limit)
{
    static const char *const names[] = {NULL, "device", "host", "communication"};

    return names[limit];
}

const char *step_limit_words(enum step_limit limit)
{
    static const char *const words[] = {"", "the device", "the host", "communication"};

    return words[limit];
}
