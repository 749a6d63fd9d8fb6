#include "compare/compare.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* ---- python rows ---- */

/* The paths of both sides are sorted by their components from the last
 * to the first. Then paths with a common ending stand together, and the longest one that
 * a path shares with the other side is the one it shares with the nearest path of that
 * side before or after it. */

#define TEXTS_MAX ((size_t)256 << 20)

struct python_function {
    const char *path, *function; /* the path without the place of installation */
    size_t length;               /* of the path */
    size_t file;                 /* of the ending that the other side has too; 0: none */
    uint64_t line;
    size_t index;
    int side;
};

/* ---- one name ---- */

static const char *skip_installation(const char *path, size_t *length)
{
    static const char *const folders[] = {"/site-packages/", "/dist-packages/"};
    const char *start = path, *end = path + *length;

    for (size_t i = 0; i < 2 && start == path; i++) {
        size_t folder = strlen(folders[i]);

        for (const char *at = path;
             (at = memmem(at, (size_t)(end - at), folders[i], folder)) != NULL;) {
            start = at + folder;
            at += folder - 1; /* this slash may begin the next one */
        }
    }
    *length = (size_t)(end - start);
    return start;
}

/* The first "(LINE): " ends the path. */
static bool parse(const char *text, struct python_function *out)
{
    for (const char *open = strchr(text, '('); open != NULL;
         open = strchr(open + 1, '(')) {
        size_t digits = strspn(open + 1, "0123456789");
        const char *close = open + 1 + digits;

        if (digits == 0 || digits > PYTHON_LINE_DIGITS || strncmp(close, "): ", 3) != 0)
            continue;
        out->length = (size_t)(open - text);
        out->path = skip_installation(text, &out->length);
        out->line = strtoull(open + 1, NULL, 10);
        out->function = close + 3;
        return out->length > 0 && *out->function != '\0';
    }
    return false;
}

static bool is_separator(char byte)
{
    return byte == '/' || byte == '\\';
}

/* ---- files ---- */

/* A byte of the path from its end; the end of the path comes first, then separators. */
static int byte_at(const struct python_function *name, size_t from_end)
{
    if (from_end == name->length)
        return -3;
    char byte = name->path[name->length - 1 - from_end];
    if (is_separator(byte))
        return byte == '/' ? -2 : -1;
    return (unsigned char)byte;
}

static int compare_paths(const void *a, const void *b)
{
    const struct python_function *x = a, *y = b;

    for (size_t i = 0;; i++) {
        int left = byte_at(x, i), right = byte_at(y, i);

        if (left != right)
            return left < right ? -1 : 1;
        if (i == x->length)
            return 0;
    }
}

/* The length of the longest ending in whole components that both have. */
static size_t shared_ending(const struct python_function *x,
                            const struct python_function *y)
{
    size_t whole = 0;

    for (size_t i = 0;; i++) {
        int left = byte_at(x, i), right = byte_at(y, i);

        if (left < 0 && right < 0)
            whole = i;
        if (left != right || left == -3)
            return whole;
    }
}

static void note_other(struct python_function *name,
                       const struct python_function *last[2])
{
    const struct python_function *other = last[1 - name->side];
    size_t shared = other != NULL ? shared_ending(name, other) : 0;

    if (shared > name->file)
        name->file = shared;
    last[name->side] = name;
}

static void find_files(struct python_function *names, size_t count)
{
    const struct python_function *before[2] = {NULL, NULL}, *after[2] = {NULL, NULL};

    qsort(names, count, sizeof *names, compare_paths);
    for (size_t i = 0; i < count; i++)
        note_other(&names[i], before);
    for (size_t i = count; i-- > 0;)
        note_other(&names[i], after);
    for (size_t i = 0; i < count; i++) {
        if (names[i].file == 0)
            continue;
        names[i].path += names[i].length - names[i].file;
        names[i].length = names[i].file;
    }
}

/* ---- functions ---- */

static int compare_functions(const struct python_function *x,
                             const struct python_function *y)
{
    if (x->length != y->length)
        return x->length < y->length ? -1 : 1;
    int order = memcmp(x->path, y->path, x->length);
    return order != 0 ? order : strcmp(x->function, y->function);
}

static int compare_names(const void *a, const void *b)
{
    const struct python_function *x = a, *y = b;
    int order = compare_functions(x, y);

    if (order == 0)
        order = (x->line > y->line) - (x->line < y->line);
    return order != 0 ? order : x->side - y->side;
}

static size_t end_of_line(const struct python_function *names, size_t begin, size_t end)
{
    size_t at = begin + 1;

    while (at < end && names[at].line == names[begin].line)
        at++;
    return at;
}

/* The names of one line are sorted by side. */
static bool is_on_both(const struct python_function *names, size_t begin, size_t end)
{
    return names[begin].side != names[end - 1].side;
}

static uint32_t add_name(struct strings *merged, struct buffer *text,
                         const struct python_function *name, bool with_line)
{
    buffer_clear(text);
    buffer_append(text, name->path, name->length);
    if (with_line)
        buffer_printf(text, "(%" PRIu64 ")", name->line);
    buffer_append_text(text, ": ");
    buffer_append_text(text, name->function);
    if (!buffer_failed(text))
        return strings_add(merged, text->bytes, text->length);
    arena_refuse(merged->memory);
    return STRINGS_NONE;
}

/* Names the lines of one function of a file. */
static void name_lines(struct python_rows *out, struct buffer *text,
                       const struct python_function *names, size_t begin, size_t end)
{
    size_t both = 0;

    for (size_t i = begin, next; i < end && both < 2; i = next) {
        next = end_of_line(names, i, end);
        both += is_on_both(names, i, next);
    }
    for (size_t i = begin, next; i < end; i = next) {
        next = end_of_line(names, i, end);
        bool stays = both == 2 && is_on_both(names, i, next);
        uint32_t row = add_name(&out->merged, text, &names[i], stays);

        for (size_t k = i; k < next; k++)
            out->row[names[k].side][names[k].index] = row;
    }
}

static void name_all(struct python_rows *out, struct python_function *names, size_t count)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXTS_MAX);

    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 0, end; i < count && !budget_is_over(out->merged.memory->budget);
         i = end) {
        for (end = i + 1; end < count && compare_functions(&names[i], &names[end]) == 0;)
            end++;
        name_lines(out, &text, names, i, end);
    }
}

/* ---- the whole ---- */

void python_rows_make(const char *const *const names[2], const size_t count[2],
                      struct arena *arena, struct python_rows *out)
{
    struct python_function *list = arena_new(arena, count[0] + count[1], sizeof *list);
    size_t found = 0;

    *out = (struct python_rows){
        .row = {arena_numbers(arena, count[0]), arena_numbers(arena, count[1])}};
    strings_init_in(&out->merged, TEXTS_MAX, arena);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < count[side] && !budget_is_over(arena->budget); i++)
            if (parse(names[side][i], &list[found])) {
                list[found].index = i;
                list[found++].side = side;
            }
    if (budget_look(arena->budget, NULL) == 0)
        find_files(list, found);
    name_all(out, list, found);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < count[side] && !budget_is_over(arena->budget); i++)
            if (out->row[side][i] == STRINGS_NONE)
                out->row[side][i] =
                    strings_find(&out->merged, names[side][i], strlen(names[side][i]));
    arena_release(arena, list);
}

const char *python_rows_name(const struct python_rows *rows, int side, size_t index)
{
    uint32_t row = rows->row[side][index];

    return row == STRINGS_NONE ? NULL : strings_text(&rows->merged, row);
}

/* ---- waterfall ---- */

__extension__ typedef __int128 wide;

const char *waterfall_part_name(enum waterfall_part part)
{
    static const char *const names[] = {"compute",
                                        "exposed_communication",
                                        "exposed_memory",
                                        "idle",
                                        "operators",
                                        "python",
                                        "input",
                                        "waiting",
                                        "garbage_collection",
                                        "no_recorded_call"};

    return part < WATERFALL_PARTS ? names[part] : "";
}

const char *waterfall_part_words(enum waterfall_part part)
{
    static const char *const words[] = {"compute",
                                        "exposed communication",
                                        "exposed memory",
                                        "idle",
                                        "operators",
                                        "python",
                                        "input",
                                        "waiting",
                                        "garbage collection",
                                        "no recorded call"};

    return part < WATERFALL_PARTS ? words[part] : "";
}

bool waterfall_add(struct waterfall_sums *sums, const struct trace_step *step)
{
    const int64_t parts[WATERFALL_DEVICE_PARTS] = {
        [WATERFALL_COMPUTE] = step->compute,
        [WATERFALL_EXPOSED_COMMUNICATION] = step->exposed_communication,
        [WATERFALL_EXPOSED_MEMORY] = step->exposed_memory,
        [WATERFALL_IDLE] = step->idle,
    };
    bool fits = !__builtin_add_overflow(sums->step, step->dur, &sums->step);

    sums->has_parts = step->has_parts && (sums->samples == 0 || sums->has_parts);
    sums->samples++;
    for (int part = 0; part < WATERFALL_DEVICE_PARTS && step->has_parts; part++)
        fits &=
            !__builtin_add_overflow(sums->parts[part], parts[part], &sums->parts[part]);
    return fits;
}

bool waterfall_part_of(uint8_t side, uint8_t kind, enum waterfall_part *part)
{
    if (side != TRACE_DEVICE)
        return false;
    *part = kind == TRACE_KIND_COMMUNICATION ? WATERFALL_EXPOSED_COMMUNICATION
            : kind == TRACE_KIND_MEMORY      ? WATERFALL_EXPOSED_MEMORY
                                             : WATERFALL_COMPUTE;
    return true;
}

/* ---- the bars ---- */

/* test / n - control / m, times m * n. */
static wide change_of(int64_t control, uint64_t m, int64_t test, uint64_t n)
{
    return (wide)test * (wide)m - (wide)control * (wide)n;
}

/* The largest whole number that is at most numerator / denominator. */
static wide floor_of(wide numerator, wide denominator)
{
    wide quotient = numerator / denominator;

    return quotient - (numerator % denominator < 0);
}

/* Rounds the parts so that they add up to the rounded step: all down first, then those
 * with the largest remainders up. */
static void round_parts(const wide changes[WATERFALL_PARTS], wide denominator,
                        struct waterfall *out)
{
    wide remainders[WATERFALL_PARTS], total = 0, sum = 0;

    for (int part = 0; part < WATERFALL_PARTS; part++) {
        wide whole = floor_of(changes[part], denominator);

        remainders[part] = changes[part] - whole * denominator;
        out->parts[part] = (int64_t)whole;
        total += changes[part];
        sum += whole;
    }
    wide step = floor_of(2 * total + denominator, 2 * denominator);
    out->step = (int64_t)step;
    for (; sum < step; sum++) {
        int largest = 0;

        for (int part = 1; part < WATERFALL_PARTS; part++)
            if (remainders[part] > remainders[largest])
                largest = part;
        out->parts[largest]++;
        remainders[largest] = -1;
    }
}

/* ---- the operations under them ---- */

static void offer(struct waterfall *out, enum waterfall_part part, size_t id,
                  double change)
{
    struct waterfall_contributor *list = out->contributors[part];
    size_t count = out->contributor_count[part], place = count;

    while (place > 0 && fabs(list[place - 1].change) < fabs(change))
        place--;
    if (place == WATERFALL_CONTRIBUTORS)
        return;
    if (count < WATERFALL_CONTRIBUTORS)
        out->contributor_count[part] = ++count;
    for (size_t i = count - 1; i > place; i--)
        list[i] = list[i - 1];
    list[place] = (struct waterfall_contributor){id, change};
}

/* A change below this part of the first one is negligible. */
#define NAMED_MIN 0.02

void waterfall_name_first(struct waterfall *out, int part)
{
    const struct waterfall_contributor *list = out->contributors[part];
    size_t count = out->contributor_count[part];

    for (size_t i = 0; i < count && i < WATERFALL_NAMED; i++) {
        if (fabs(list[i].change) < NAMED_MIN * fabs(list[0].change))
            break;
        out->named[part]++;
        out->named_change[part] += list[i].change;
    }
}

bool waterfall_has(const struct waterfall *waterfall, int part)
{
    if (!waterfall->known || (part >= WATERFALL_DEVICE_PARTS) != waterfall->of_host)
        return false;
    return !waterfall->of_host || waterfall->part_mean[0][part] > 0 ||
           waterfall->part_mean[1][part] > 0;
}

void waterfall_make(const struct waterfall_sums *control,
                    const struct waterfall_sums *test,
                    const struct waterfall_operation *operations, size_t count,
                    struct waterfall *out)
{
    uint64_t m = control->samples, n = test->samples;
    wide changes[WATERFALL_PARTS];

    *out = (struct waterfall){
        .known = m > 0 && n > 0 && control->has_parts && test->has_parts,
    };
    if (!out->known)
        return;
    out->mean[0] = (double)control->step / (double)m;
    out->mean[1] = (double)test->step / (double)n;
    for (int part = 0; part < WATERFALL_PARTS; part++) {
        out->part_mean[0][part] = (double)control->parts[part] / (double)m;
        out->part_mean[1][part] = (double)test->parts[part] / (double)n;
        changes[part] = change_of(control->parts[part], m, test->parts[part], n);
    }
    round_parts(changes, (wide)m * (wide)n, out);
    for (size_t i = 0; i < count; i++) {
        const struct waterfall_operation *operation = &operations[i];
        double change =
            (double)change_of(operation->total[0], m, operation->total[1], n) /
            ((double)m * (double)n);

        out->operations[0][operation->part] += (double)operation->total[0] / (double)m;
        out->operations[1][operation->part] += (double)operation->total[1] / (double)n;
        if (change == 0)
            continue;
        out->moved[operation->part]++;
        offer(out, operation->part, operation->id, change);
    }
    for (int part = 0; part < WATERFALL_PARTS; part++)
        waterfall_name_first(out, part);
}

/* ---- waterfall explain ---- */

/* A bar counts as unmoved if its operations move by this part of the step but the bar
 * does not. */
#define HIDDEN_MIN 0.01
/* A bar counts as unmoved if its operations move by this many times as much. */
#define SHARE_MAX 10
/* The words leave out parts smaller than this share of a bar's change. */
#define SHARE_MIN 0.02

void waterfall_explain(const struct waterfall *waterfall, enum waterfall_part part,
                       struct waterfall_explanation *out)
{
    double change = (double)waterfall->parts[part], step = waterfall->mean[0];
    double rows = waterfall->operations[1][part] - waterfall->operations[0][part];
    double named = waterfall->named_change[part];

    *out = (struct waterfall_explanation){
        .moved = fabs(change) > WATERFALL_MOVED * step,
        .rows = waterfall->moved[part] - waterfall->named[part],
        .named = NAN,
        .others = NAN,
        .overlap = NAN,
        .unhidden = part < WATERFALL_IDLE && step > 0 ? rows / step : NAN,
    };
    if (!out->moved || part == WATERFALL_IDLE)
        return;
    out->named = named / change;
    if (waterfall->of_host) { /* rows of the account, which add up to the bar */
        out->others = part == WATERFALL_NO_CALL ? NAN : 1 - out->named;
        return;
    }
    out->others = (rows - named) / change;
    out->overlap = (change - rows) / change;
}

static void append_rest(const struct waterfall *waterfall, enum waterfall_part part,
                        const struct waterfall_explanation *explained,
                        struct sentence *out)
{
    double change = (double)waterfall->parts[part], overlap = explained->overlap * change;

    if (explained->rows > 0 && fabs(explained->others) >= SHARE_MIN) {
        sentence_text(out, "in ");
        sentence_count(out, (double)explained->rows);
        sentence_printf(out, " other %s%s: ", waterfall->by_module ? "module" : "row",
                        sentence_plural((double)explained->rows));
        sentence_time_change(out, explained->others * change);
    }
    if (!(fabs(explained->overlap) >= SHARE_MIN))
        return;
    sentence_printf(out, "%s%s overlap with other work",
                    sentence_is_empty(out) ? "" : "; ", overlap > 0 ? "less" : "more");
    if (waterfall->stray)
        sentence_printf(out, " (or %s work that belongs to no step)",
                        overlap > 0 ? "more" : "less");
    sentence_text(out, ": ");
    sentence_time_change(out, overlap);
}

static void explain_still_bar(const struct waterfall_explanation *explained,
                              struct sentence *out)
{
    double percent = 100 * fabs(explained->unhidden);

    if (!(fabs(explained->unhidden) >= HIDDEN_MIN))
        return;
    sentence_text(out, "its rows take ");
    sentence_number(out, percent, SENTENCE_PERCENT, "%.1f %%", percent);
    sentence_printf(out, " of a step %s, but other work hides this",
                    explained->unhidden > 0 ? "more" : "less");
}

void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct sentence *out)
{
    struct waterfall_explanation explained;

    if (!waterfall->known)
        return;
    waterfall_explain(waterfall, part, &explained);
    if (!explained.moved || fabs(explained.named) >= SHARE_MAX)
        explain_still_bar(&explained, out);
    else
        append_rest(waterfall, part, &explained, out);
}

/* ---- compare tables ---- */

#define KEPT_MAX 4

/* ---- those that are kept ---- */

static struct {
    pthread_mutex_t mutex;
    struct compare_tables *tables[KEPT_MAX];
} kept = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct compare_tables *take_kept(void)
{
    struct compare_tables *found = NULL;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && found == NULL; i++) {
        found = kept.tables[i];
        kept.tables[i] = NULL;
    }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

static bool keep(struct compare_tables *tables)
{
    bool found = false;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && !found; i++)
        if (kept.tables[i] == NULL) {
            kept.tables[i] = tables;
            found = true;
        }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

/* ---- opening and closing ---- */

static void destroy(struct compare_tables *tables)
{
    database_close(&tables->database);
    free(tables);
}

void compare_tables_close(struct compare_tables *tables)
{
    if (tables == NULL)
        return;
    tables->rows = NULL;
    for (int i = 0; i < COMPARE_ARRAYS; i++)
        tables->arrays[i].count = 0;
    tables->database.budget = NULL;
    if (!tables->sound || !keep(tables))
        destroy(tables);
}

static int make(const struct array_table arrays[COMPARE_ARRAYS], struct budget *budget,
                struct compare_tables *tables, struct error *error)
{
    int failed = database_open_memory(&tables->database, "the comparison", budget, error);

    for (int i = 0; i < COMPARE_ARRAYS && failed == 0; i++) {
        tables->arrays[i] = arrays[i];
        failed = array_table_add(&tables->database, &tables->arrays[i], error);
    }
    return failed != 0
               ? failed
               : database_run_script(&tables->database, "sql/compare_schema", error);
}

int compare_tables_open(const struct array_table arrays[COMPARE_ARRAYS],
                        struct budget *budget, struct compare_tables **out,
                        struct error *error)
{
    struct compare_tables *tables = take_kept();
    int failed = 0;

    *out = NULL;
    if (tables == NULL) {
        tables = calloc(1, sizeof *tables);
        if (tables == NULL)
            return error_set_memory(error);
        failed = make(arrays, budget, tables, error);
    }
    if (failed != 0) {
        destroy(tables);
        return failed;
    }
    tables->database.budget = budget;
    tables->sound = false;
    *out = tables;
    return 0;
}

/* ---- compare ---- */

void compare_result_begin(struct compare_result *out,
                          const struct compare_request *request)
{
    *out = (struct compare_result){.request = *request,
                                   .budget = request->budget,
                                   .arena = arena_make(request->budget)};
}

void compare_result_free(struct compare_result *result)
{
    for (int side = 0; side < 2; side++) {
        set_info_free(&result->info[side]);
        set_view_free(&result->view[side]);
        selection_free(&result->selection[side]);
    }
    compare_tables_close(result->tables);
    json_decref(result->work_classes);
    json_decref(result->diagnosis);
    json_decref(result->account);
    json_decref(result->facts);
    for (int part = 0; part < WATERFALL_PARTS; part++)
        for (size_t i = 0; i < WATERFALL_CONTRIBUTORS; i++)
            json_decref(result->contributors[part][i].tree);
    arena_free(&result->arena);
    *result = (struct compare_result){0};
}

bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row)
{
    return result->request.device == COMPARE_ALL ||
           (result->request.device == COMPARE_CPU && row->side == TRACE_HOST) ||
           (result->request.device == COMPARE_GPU && row->side == TRACE_DEVICE);
}

uint32_t *selected_step_ids(const struct set_view *view,
                            const struct selection *selection, struct arena *arena)
{
    uint32_t *steps = arena_new(arena, selection->step_count, sizeof *steps);

    for (size_t i = 0; i < selection->step_count; i++)
        steps[i] = view->steps[selection->steps[i]].id;
    return steps;
}

uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side)
{
    return selected_step_ids(&result->view[side], &result->selection[side],
                             result->arena);
}

const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row)
{
    return &row->significance.tests[result->request.measure];
}
