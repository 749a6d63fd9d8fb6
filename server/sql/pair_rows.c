/* See pair_rows.h. */
#include "sql/pair_rows.h"

#include "analysis/compare/operation_run.h"
#include "store/set/set_pair.h"

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

struct pair_sample {
    enum pair_side side;
    bool pseudo, has_parts;
    uint32_t span;
    int64_t rank, number;
    int64_t parts[PAIR_STEP_PARTS]; /* ns */
    int64_t host[PAIR_STEP_HOSTS];  /* the same of the host: start, duration, lag */
};

/* A whole sample, or a call in one. */
struct call_row {
    size_t sample;
    int64_t start, dur; /* ns; start: since the first event of the recording */
};

struct text_range {
    size_t at, length; /* in the texts; at: NO_TEXT if there is none */
};
#define NO_TEXT SIZE_MAX
struct launch_totals {
    struct text_range texts[3]; /* name, category, shapes */
    sqlite3_int64 count[2];
    int64_t total[2]; /* ns */
};

/* Makes room for one more item, and counts the item. NULL without memory. */
static void *add_item(struct pair_list *list, size_t size)
{
    size_t capacity = list->count < list->capacity ? list->capacity
                      : list->capacity == 0        ? 16
                                                   : list->capacity * 2;
    void *items = capacity == list->capacity
                      ? list->items
                      : sqlite3_realloc64(list->items, capacity * size);

    if (items == NULL)
        return NULL;
    *list = (struct pair_list){items, list->count + 1, capacity};
    return (char *)items + list->count * size - size;
}

void pair_rows_free(struct pair_rows *rows)
{
    sqlite3_free(rows->rows.items);
    sqlite3_free(rows->samples.items);
    sqlite3_free(rows->launches.items);
    sqlite3_free(rows->texts);
    pair_places_free(rows->places);
    *rows = (struct pair_rows){.budget = rows->budget};
}

/* ---- samples ---- */

static int add_row(struct pair_rows *out, size_t sample, int64_t start, int64_t dur,
                   struct error *error)
{
    struct call_row *row = add_item(&out->rows, sizeof *row);

    if (row == NULL)
        return error_set_memory(error);
    *row = (struct call_row){sample, start, dur};
    out->count = out->rows.count;
    return budget_check(out->budget, error);
}

static int add_sample(struct pair_rows *out, const struct pair_sample *given,
                      struct error *error)
{
    struct pair_sample *sample = add_item(&out->samples, sizeof *sample);

    if (sample == NULL)
        return error_set_memory(error);
    *sample = *given;
    return budget_check(out->budget, error);
}

static int add_step(struct pair_rows *out, enum pair_side side,
                    const struct set_view *view, size_t index, struct error *error)
{
    const struct trace_step *step = &view->steps[index].step;
    const struct set_file *file = selection_file(view, index);
    const struct pair_sample sample = {
        .side = side,
        .pseudo = step->pseudo,
        .has_parts = step->has_parts,
        .span = file->span,
        .rank = file->rank,
        .number = step->number,
        .parts = {step->compute, step->exposed_communication, step->exposed_memory,
                  step->idle},
        .host = {step->host_ts - file->first_ns, step->host, step->lag}};
    int result = add_sample(out, &sample, error);

    return result == 0 ? add_row(out, out->samples.count - 1, step->ts - file->first_ns,
                                 step->dur, error)
                       : result;
}

int pair_rows_of_steps(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error)
{
    CLEANUP(operation_free) struct operation opened = {0};
    int result = 0;

    for (int side = 0; side < 2 && result == 0; side++) {
        const struct selection *selection = &opened.selection[side];

        result = selection_open_side(store, &request->side[side], &opened.info[side],
                                     &opened.view[side], &opened.selection[side], error);
        for (size_t i = 0; i < selection->step_count && result == 0; i++)
            result = add_step(out, (enum pair_side)side, &opened.view[side],
                              selection->steps[i], error);
    }
    return result;
}

static void give_us(sqlite3_context *context, int64_t ns)
{
    sqlite3_result_double(context, (double)ns / 1000);
}

void pair_rows_give_step(const struct pair_rows *rows, size_t at,
                         sqlite3_context *context, int column)
{
    const struct call_row *row = &((const struct call_row *)rows->rows.items)[at];
    const struct pair_sample *sample =
        &((const struct pair_sample *)rows->samples.items)[row->sample];

    if (column == PAIR_STEP_SIDE)
        sqlite3_result_text(context, sides[sample->side], -1, SQLITE_STATIC);
    else if (column == PAIR_STEP_RANK)
        sqlite3_result_int64(context, sample->rank);
    else if (column == PAIR_STEP_SPAN)
        sqlite3_result_int64(context, sample->span);
    else if (column == PAIR_STEP_NUMBER && !sample->pseudo)
        sqlite3_result_int64(context, sample->number);
    else if (column == PAIR_STEP_START)
        give_us(context, row->start);
    else if (column == PAIR_STEP_DURATION)
        give_us(context, row->dur);
    else if (column >= PAIR_STEP_HOST && !sample->pseudo)
        give_us(context, sample->host[column - PAIR_STEP_HOST]);
    else if (column >= PAIR_STEP_PART && column < PAIR_STEP_HOST && sample->has_parts)
        give_us(context, sample->parts[column - PAIR_STEP_PART]);
}

/* ---- calls ---- */

struct call_rows {
    struct pair_rows *out;
    const struct operation *operation;
    size_t first[2]; /* 1 + the place of the first sample of a side; 0: not there yet */
};

static int add_samples(struct call_rows *calls, enum pair_side side, struct error *error)
{
    const struct operation *operation = calls->operation;
    int result = 0;

    calls->first[side] = calls->out->samples.count + 1;
    for (size_t i = 0; i < operation->sample_count[side] && result == 0; i++) {
        const struct operation_sample *one = &operation->samples[side][i];
        const struct pair_sample sample = {.side = side,
                                           .pseudo = one->pseudo,
                                           .span = one->span,
                                           .rank = one->rank,
                                           .number = one->number};

        result = add_sample(calls->out, &sample, error);
    }
    return result;
}

static int take_call(void *context, const struct operation_call *call,
                     struct error *error)
{
    struct call_rows *calls = context;
    int result =
        calls->first[call->side] == 0 ? add_samples(calls, call->side, error) : 0;

    return result == 0 ? add_row(calls->out, calls->first[call->side] - 1 + call->sample,
                                 call->start, call->dur, error)
                       : result;
}

int pair_rows_of_calls(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error)
{
    struct operation operation;
    struct call_rows calls = {out, &operation, {0}};
    int result = operation_run_each(store, request, take_call, &calls, &operation, error);

    if (result == 0)
        operation_free(&operation);
    return result;
}

/* ---- launches ---- */

static struct text_range add_text(sqlite3_str *out, const struct strings *texts,
                                  uint32_t id)
{
    if (id == STRINGS_NONE)
        return (struct text_range){NO_TEXT, 0};
    const struct text_range text = {(size_t)sqlite3_str_length(out),
                                    strings_length(texts, id)};
    sqlite3_str_append(out, strings_text(texts, id), (int)text.length);
    return text;
}

static int keep_launches(struct pair_rows *out, const struct operation *operation,
                         struct error *error)
{
    sqlite3_str *texts = sqlite3_str_new(NULL);
    int result = 0;

    for (size_t i = 0; i < operation->related_count && result == 0; i++) {
        const struct operation_related *related = &operation->related[i];
        struct launch_totals *launch = add_item(&out->launches, sizeof *launch);
        const struct strings *from = &operation->texts;

        if (launch != NULL)
            *launch = (struct launch_totals){
                {add_text(texts, from, related->name),
                 add_text(texts, from, related->category),
                 add_text(texts, from, related->shape)},
                {(sqlite3_int64)related->count[0], (sqlite3_int64)related->count[1]},
                {related->total[0], related->total[1]}};
        result = launch == NULL || sqlite3_str_errcode(texts) != SQLITE_OK
                     ? error_set_memory(error)
                     : budget_check(out->budget, error);
    }
    out->count = out->launches.count;
    out->texts = sqlite3_str_finish(texts);
    return result;
}

int pair_rows_of_launches(struct pair_rows *out, struct store *store,
                          const struct compare_request *request, struct error *error)
{
    struct operation operation;
    int result = operation_run(store, request, &operation, error);

    if (result != 0)
        return result;
    result = keep_launches(out, &operation, error);
    operation_free(&operation);
    return result;
}

void pair_rows_give_launch(const struct pair_rows *rows, size_t at,
                           sqlite3_context *context, int column)
{
    const struct launch_totals *launch =
        &((const struct launch_totals *)rows->launches.items)[at];

    if (column >= PAIR_LAUNCH_TOTALS)
        give_us(context, launch->total[column - PAIR_LAUNCH_TOTALS]);
    else if (column >= PAIR_LAUNCH_COUNTS)
        sqlite3_result_int64(context, launch->count[column - PAIR_LAUNCH_COUNTS]);
    else if (launch->texts[column].at != NO_TEXT)
        sqlite3_result_text(context, rows->texts + launch->texts[column].at,
                            (int)launch->texts[column].length, SQLITE_TRANSIENT);
}

/* ---- places ---- */

int pair_rows_of_places(struct pair_rows *out, struct store *store,
                        const struct compare_request *request, struct error *error)
{
    int result = pair_places_make(store, request, &out->places, error);

    out->count = pair_places_count(out->places);
    return result;
}

void pair_rows_give_place(const struct pair_rows *rows, size_t at,
                          sqlite3_context *context, int column)
{
    pair_places_give(rows->places, at, context, column);
}
