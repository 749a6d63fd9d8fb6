#include "compare/recordings.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/rows.h"
#include "compare/run.h"
#include "compare/verdict.h"
#include "stats/rank_tests.h"
#include "stats/recordings.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- recording sets ---- */

#define TAG "tag:"

static const char *const recording_sets_names[] = {
    [PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

void recording_sets_free(struct recording_sets *sets)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sets->count[side]; i++)
            set_info_free(&sets->sets[side][i]);
    arena_free(&sets->arena);
    *sets = (struct recording_sets){0};
}

static bool is_group(const char *text)
{
    return strncmp(text, TAG, strlen(TAG)) == 0 || strpbrk(text, "*?") != NULL;
}

static bool is_stored(struct store *store, const char *text)
{
    struct set_info info = {0};
    struct error ignored;
    bool found = store_find_set(store, text, &info, &ignored) == 0;

    set_info_free(&info);
    return found;
}

static bool is_several(struct store *store, const char *text)
{
    return text != NULL && *text != '\0' &&
           (strchr(text, ',') != NULL || is_group(text)) && !is_stored(store, text);
}

bool recording_sets_are_asked(struct store *store, const struct compare_request *request)
{
    return is_several(store, request->side[PAIR_CONTROL].set) ||
           is_several(store, request->side[PAIR_TEST].set);
}

/* ---- one side ---- */

/* Takes ownership of the texts of `info`. */
static int add_set(struct recording_sets *out, enum pair_side side, struct set_info *info,
                   struct error *error)
{
    for (size_t i = 0; i < out->count[side]; i++)
        if (strcmp(out->sets[side][i].id, info->id) == 0)
            return error_set(error, ERROR_PARAMETER, "repeated_set",
                             "%s: the set %.60s (%.8s) is named twice; each recording "
                             "counts once",
                             recording_sets_names[side], info->label, info->id);
    if (out->count[side] == RECORDINGS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "%s: too many sets; a side can have %d at most",
                         recording_sets_names[side], RECORDINGS_MAX);
    out->sets[side][out->count[side]++] = *info;
    *info = (struct set_info){0};
    return 0;
}

static bool has_tag(const char *lines, const char *tag)
{
    size_t length = strlen(tag);

    for (const char *at = lines; at != NULL && *at != '\0';) {
        size_t line = strcspn(at, "\n");

        if (line == length && strncmp(at, tag, line) == 0)
            return true;
        at += line + (at[line] == '\n');
    }
    return false;
}

static bool is_of_group(const char *group, const struct set_info *info)
{
    return strncmp(group, TAG, strlen(TAG)) == 0
               ? has_tag(info->tags, group + strlen(TAG))
               : text_glob(group, info->label);
}

static int add_group(struct store *store, const char *group, enum pair_side side,
                     struct recording_sets *out, struct error *error)
{
    CLEANUP(set_list_free) struct set_list list = {0};
    bool found = false;

    if (!text_glob_is_cheap(group))
        return error_set(error, ERROR_PARAMETER, "bad_pattern",
                         "%s: \"%.60s…\": a part between two stars that has a ? may "
                         "have %d bytes at most",
                         recording_sets_names[side], group, TEXT_GLOB_PART_MAX);
    int failed = store_list_sets(store, &list, error);
    for (size_t i = list.count; i > 0 && failed == 0; i--)
        if (is_of_group(group, &list.sets[i - 1])) {
            CLEANUP(set_info_free) struct set_info info = {0};
            found = true;
            failed = store_find_set(store, list.sets[i - 1].id, &info, error);
            if (failed == 0)
                failed = add_set(out, side, &info, error);
        }
    if (failed == 0 && !found)
        return error_set(
            error, ERROR_NOT_FOUND, "empty_group", "%s: no set has %s \"%.100s\"",
            recording_sets_names[side],
            strncmp(group, TAG, strlen(TAG)) == 0 ? "the tag" : "a label that matches",
            strncmp(group, TAG, strlen(TAG)) == 0 ? group + strlen(TAG) : group);
    return failed;
}

static int add_part(struct store *store, const char *part, enum pair_side side,
                    struct recording_sets *out, struct error *error)
{
    struct set_info info = {0};
    struct error unknown;

    if (*part == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: a name is missing in the list of sets",
                         recording_sets_names[side]);
    int failed = store_find_set(store, part, &info, &unknown);
    if (failed == 0)
        failed = add_set(out, side, &info, error);
    else if (is_group(part) && strcmp(unknown.slug, "unknown_set") == 0)
        failed = add_group(store, part, side, out, error);
    else {
        *error = unknown;
        error_prefix(error, "%s", recording_sets_names[side]);
    }
    set_info_free(&info);
    return failed;
}

static int find_side(struct store *store, const char *text, enum pair_side side,
                     struct recording_sets *out, struct error *error)
{
    if (text == NULL || *text == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: missing; give the ids or the labels of sets",
                         recording_sets_names[side]);
    char *list = arena_text(out->arena, text, strlen(text));
    out->sets[side] = arena_new(out->arena, RECORDINGS_MAX, sizeof *out->sets[side]);
    if (!is_several(store, text))
        return add_part(store, list, side, out, error);
    for (char *part = list; part != NULL;) {
        char *comma = strchr(part, ',');

        if (comma != NULL)
            *comma++ = '\0';
        int failed = add_part(store, part, side, out, error);
        if (failed != 0)
            return failed;
        part = comma;
    }
    return 0;
}

int recording_sets_find(struct store *store, const struct compare_request *request,
                        struct recording_sets *out, struct error *error)
{
    int failed = 0;

    *out = (struct recording_sets){.arena = arena_make(request->budget)};
    for (int side = PAIR_CONTROL; side <= PAIR_TEST && failed == 0; side++)
        failed =
            find_side(store, request->side[side].set, (enum pair_side)side, out, error);
    for (size_t i = 0; i < out->count[0] && failed == 0; i++)
        for (size_t j = 0; j < out->count[1] && failed == 0; j++)
            if (strcmp(out->sets[0][i].id, out->sets[1][j].id) == 0)
                failed = error_set(error, ERROR_PARAMETER, "same_recording",
                                   "the set %.60s (%.8s) is in control and in test; a "
                                   "recording can be on one side only",
                                   out->sets[0][i].label, out->sets[0][i].id);
    return failed;
}

size_t recording_sets_ids(const struct recording_sets *sets, enum pair_side side,
                          const char *ids[RECORDINGS_MAX])
{
    for (size_t i = 0; i < sets->count[side]; i++)
        ids[i] = sets->sets[side][i].stored_id;
    return sets->count[side];
}

/* ---- recordings result ---- */

void recordings_result_free(struct recordings_result *result)
{
    recording_sets_free(&result->sets);
    recorder_side_free(&result->recorder[PAIR_CONTROL]);
    recorder_side_free(&result->recorder[PAIR_TEST]);
    arena_free(&result->arena);
    *result = (struct recordings_result){0};
}

double recordings_time(const struct recordings_result *result,
                       const struct recordings_row *row, enum pair_side side)
{
    return row->side == TRACE_HOST && result->request.measure == SIGNIFICANCE_SELF
               ? row->self[side]
               : row->total[side];
}

const struct recordings_test *recordings_test_of(const struct recordings_result *result,
                                                 const struct recordings_row *row)
{
    return &row->tests[result->request.measure];
}

double recordings_percent(double difference)
{
    return 100 * expm1(difference);
}

size_t recordings_middle(const double *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t below = 0;

        for (size_t k = 0; k < count; k++)
            below += values[k] < values[i] || (values[k] == values[i] && k < i);
        if (below == (count - 1) / 2)
            return i;
    }
    return 0;
}

struct recordings_test recordings_unjudged(void)
{
    const double unknown = (double)NAN;

    return (struct recordings_test){unknown, unknown, unknown, unknown,
                                    unknown, unknown, unknown};
}

bool recordings_are_judged(const struct recordings_result *result, uint8_t side)
{
    return recordings_suffice(result->count) &&
           (side == TRACE_HOST || *recorded_loss_say(&result->lost) == '\0');
}

bool recordings_is_of_device(const struct recordings_result *result, uint8_t side)
{
    enum compare_device device = result->request.device;

    return device == COMPARE_ALL || (device == COMPARE_CPU && side == TRACE_HOST) ||
           (device == COMPARE_GPU && side == TRACE_DEVICE);
}

/* ---- recordings lines ---- */

/* The Python functions of each side, and what becomes of each row. */
struct line_join {
    const char **names[2];
    uint32_t *rows[2];
    size_t count[2];
    bool *there[2]; /* by row: a recording of the side has it */
    uint32_t *into; /* by row: the row that it becomes, later its new number */
};

static void list_names(const struct recordings_result *result,
                       const struct recordings_cells *cells, struct line_join *join)
{
    struct arena *arena = result->arena;
    size_t rows = result->row_count;

    join->into = arena_new(arena, rows, sizeof *join->into);
    for (int side = 0; side < 2; side++) {
        join->names[side] = arena_new(arena, rows, sizeof(char *));
        join->rows[side] = arena_new(arena, rows, sizeof *join->rows[side]);
        join->there[side] = arena_new(arena, rows, sizeof *join->there[side]);
    }
    for (size_t i = 0; i < cells->count; i++) {
        int side = cells->items[i].recording >= result->count[PAIR_CONTROL];

        join->there[side][cells->items[i].row] = true;
    }
    for (uint32_t i = 0; i < rows; i++) {
        join->into[i] = i;
        if (strcmp(result->rows[i].category, "python_function") != 0)
            continue;
        for (int side = 0; side < 2; side++)
            if (join->there[side][i]) {
                join->names[side][join->count[side]] = result->rows[i].name;
                join->rows[side][join->count[side]++] = i;
            }
    }
}

/* A row of several names gets the merged name. */
static void find_rows(struct recordings_result *result, struct line_join *join)
{
    uint32_t *first = arena_numbers(result->arena, result->python.merged.count);

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < join->count[side]; i++) {
            uint32_t name = result->python.row[side][i], row = join->rows[side][i];

            if (name == STRINGS_NONE)
                continue;
            if (first[name] == UINT32_MAX)
                first[name] = row;
            if (first[name] == row)
                continue;
            join->into[row] = first[name];
            result->rows[first[name]].name = python_rows_name(&result->python, side, i);
        }
}

/* The rows that stay move together; `into` becomes their new numbers. */
static void keep_rows(struct recordings_result *result, struct line_join *join)
{
    uint32_t *place = arena_new(result->arena, result->row_count, sizeof *place);
    size_t kept = 0;

    for (uint32_t i = 0; i < result->row_count; i++)
        if (join->into[i] == i) {
            place[i] = (uint32_t)kept;
            result->rows[kept++] = result->rows[i];
        }
    for (uint32_t i = 0; i < result->row_count; i++)
        join->into[i] = place[join->into[i]];
    result->row_count = kept;
}

/* Joins the rows of each merged name (compare.h) over all recordings of each side.
 * The cells may be in any order, and the row of each is then that of the joined rows. */
static void recordings_join_lines(struct recordings_result *result,
                                  struct recordings_cells *cells)
{
    struct line_join join = {.count = {0, 0}};

    list_names(result, cells, &join);
    python_rows_make((const char *const *const[2]){join.names[0], join.names[1]},
                     join.count, result->arena, &result->python);
    find_rows(result, &join);
    keep_rows(result, &join);
    for (size_t i = 0; i < cells->count; i++)
        cells->items[i].row = join.into[cells->items[i].row];
}

/* Adds up the cells of one row and recording; they are ordered by row. */
static void recordings_add_cells(const struct recordings_result *result,
                                 struct recordings_cells *cells)
{
    size_t all = result->count[0] + result->count[1], kept = 0, begin = 0;
    size_t *place = arena_new(result->arena, all, sizeof *place); /* 1 + the cell */

    for (size_t i = 0; i < cells->count; i++) {
        const struct recordings_cell cell = cells->items[i];

        if (kept > 0 && cells->items[kept - 1].row != cell.row)
            begin = kept;
        if (place[cell.recording] <= begin) {
            cells->items[kept++] = cell;
            place[cell.recording] = kept;
            continue;
        }
        struct recordings_cell *sum = &cells->items[place[cell.recording] - 1];
        sum->count += cell.count;
        sum->total += cell.total;
        sum->self += cell.self;
    }
    cells->count = kept;
}

/* ---- recordings notes ---- */

#define TEXT_SIZE 700
#define VALUES_SHOWN 3
#define VERSIONS_SHOWN 3
#define LABEL_SIZE 61

/* ---- what a recording states ---- */

static void note_devices(const char *summary, char *out)
{
    json_t *read = json_loads(summary, 0, NULL);

    comparability_write_texts(json_object_get(read, "devices"), out,
                              RECORDED_VERSION_SIZE);
    json_decref(read);
}

static void note_ranks(const struct selection *selection, char *out)
{
    char numbers[RECORDED_VERSION_SIZE - 8]; /* with room for the word before them */

    comparability_write_numbers(selection->ranks, selection->rank_count, numbers,
                                sizeof numbers);
    snprintf(out, RECORDED_VERSION_SIZE, "rank%s %s",
             selection->rank_count == 1 ? "" : "s", numbers);
}

/* PyTorch mentions an option only when it is on. */
static const char *option_word(const struct recorded_facts *recorded, int option)
{
    switch (recorded->options[option]) {
    case TRACE_ON:
        return "on";
    case TRACE_OFF:
        return "off or not mentioned";
    default:
        return recorded->header ? "off or not mentioned" : "";
    }
}

void recordings_note(const struct set_info *info, const struct set_view *view,
                     const struct selection *selection, struct recordings_facts *out)
{
    struct recorded_facts recorded;

    *out = (struct recordings_facts){0};
    recorded_read_set(view, selection, &recorded);
    comparability_find_damage(info->summary, selection->ranks, selection->rank_count,
                              &out->damage);
    note_ranks(selection, out->facts[RECORDINGS_RANKS]);
    if (recorded.world_size > 0)
        snprintf(out->facts[RECORDINGS_WORLD_SIZE], RECORDED_VERSION_SIZE, "%lld",
                 (long long)recorded.world_size);
    note_devices(info->summary, out->facts[RECORDINGS_DEVICES]);
    comparability_cut(recorded.device_rows ? "with device work" : "without device work",
                      out->facts[RECORDINGS_DEVICE_ROWS], RECORDED_VERSION_SIZE);
    comparability_cut(selection->pseudo_count > 0 ? "without steps" : "with steps",
                      out->facts[RECORDINGS_STEP_KINDS], RECORDED_VERSION_SIZE);
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        comparability_cut(option_word(&recorded, i), out->facts[RECORDINGS_OPTIONS + i],
                          RECORDED_VERSION_SIZE);
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        comparability_cut(recorded.versions[i], out->facts[RECORDINGS_VERSIONS + i],
                          RECORDED_VERSION_SIZE);
}

/* ---- which recording has which value ---- */

struct fact_comparison {
    const struct recordings_result *result;
    const struct recordings_facts *stated;
    int fact;
    bool told; /* within_words() has said its sentence */
};

static const char *value_of(const struct fact_comparison *looking, size_t recording)
{
    return looking->stated[recording].facts[looking->fact];
}

static size_t first_of(const struct fact_comparison *looking, enum pair_side side)
{
    return side == PAIR_CONTROL ? 0 : looking->result->count[PAIR_CONTROL];
}

/* Appends as much as fits; comparability_add() makes the text UTF-8 again. */
__attribute__((format(printf, 3, 4))) static void append(char *out, size_t size,
                                                         const char *format, ...)
{
    size_t length = strlen(out);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(out + length, size - length, format, arguments);
    va_end(arguments);
}

/* "control" if all recordings of a side have the value, else "nightly-04 and 2 more of
 * control".
 */
static void append_holders(const struct fact_comparison *looking, const char *value,
                           char *out, size_t size)
{
    const char *between = "";

    for (int side = 0; side < 2; side++) {
        size_t first = first_of(looking, (enum pair_side)side), holders = 0, one = 0;
        size_t count = looking->result->count[side];
        const char *name = side == PAIR_TEST ? "test" : "control";
        char label[LABEL_SIZE];

        for (size_t i = first + count; i-- > first;)
            if (strcmp(value_of(looking, i), value) == 0) {
                holders++;
                one = i;
            }
        if (holders == 0)
            continue;
        comparability_cut(looking->result->recordings[one].info->label, label,
                          sizeof label);
        append(out, size, "%s", between);
        between = ", ";
        if (holders == count)
            append(out, size, "%s", name);
        else if (holders == 1)
            append(out, size, "%s of %s", label, name);
        else
            append(out, size, "%s and %zu more of %s", label, holders - 1, name);
    }
}

/* Whether an earlier recording has the value. */
static bool is_known(const struct fact_comparison *looking, size_t recording)
{
    for (size_t i = 0; i < recording; i++)
        if (strcmp(value_of(looking, i), value_of(looking, recording)) == 0)
            return true;
    return false;
}

/* Whether two recordings of one side state different values. */
static bool differs_within(const struct fact_comparison *looking)
{
    for (int side = 0; side < 2; side++) {
        size_t first = first_of(looking, (enum pair_side)side);
        const char *known = "";

        for (size_t i = first; i < first + looking->result->count[side]; i++) {
            const char *value = value_of(looking, i);

            if (*known != '\0' && *value != '\0' && strcmp(known, value) != 0)
                return true;
            known = *value != '\0' ? value : known;
        }
    }
    return false;
}

/* Writes the values and which recordings have them; returns how many values there are. A
 * recording that states no value may have any. */
static size_t write_values(const struct fact_comparison *looking, char *out, size_t size)
{
    size_t all = looking->result->count[0] + looking->result->count[1], values = 0;

    out[0] = '\0';
    for (size_t i = 0; i < all; i++) {
        const char *value = value_of(looking, i);

        if (*value == '\0' || is_known(looking, i) || values++ >= VALUES_SHOWN)
            continue;
        append(out, size, "%s%s (", values > 1 ? "; " : "", value);
        append_holders(looking, value, out, size);
        append(out, size, ")");
    }
    if (values > VALUES_SHOWN)
        append(out, size, "; and %zu more", values - VALUES_SHOWN);
    return values;
}

/* ---- the notes ---- */

/* Said only once. */
static const char *within_words(struct fact_comparison *looking, bool within)
{
    bool tell = within && !looking->told;

    looking->told |= within;
    return tell ? " Differences within a side count as noise." : "";
}

static void judge_fact(struct comparability *notes, struct fact_comparison *looking,
                       int fact, enum comparability_kind kind, const char *begin,
                       const char *end)
{
    char text[TEXT_SIZE];

    looking->fact = fact;
    if (write_values(looking, text, sizeof text) > 1)
        comparability_add(notes, kind, "%s%s%s%s", begin, text, end,
                          within_words(looking, differs_within(looking)));
}

static void judge_damage(struct comparability *notes,
                         const struct fact_comparison *looking, enum pair_side side)
{
    const struct recordings_result *result = looking->result;
    size_t first = first_of(looking, side), damaged = 0, one = 0;
    char label[LABEL_SIZE], more[100] = "";

    for (size_t i = first + result->count[side]; i-- > first;)
        if (looking->stated[i].damage.count > 0) {
            damaged++;
            one = i;
        }
    if (damaged == 0)
        return;
    if (damaged > 1)
        snprintf(more, sizeof more, " %zu more of its recordings %s damaged files.",
                 damaged - 1, damaged == 2 ? "has" : "have");
    comparability_cut(result->recordings[one].info->label, label, sizeof label);
    comparability_add(
        notes,
        side == PAIR_TEST ? COMPARABILITY_TEST_AFFECTED : COMPARABILITY_CONTROL_AFFECTED,
        "%s, %s, rank %lld (%s): %s%s", side == PAIR_TEST ? "Test" : "Control", label,
        looking->stated[one].damage.rank, looking->stated[one].damage.file,
        looking->stated[one].damage.text, more);
}

/* The verdict is by times without the profiler only if all recordings have them. */
static void judge_unprofiled(const struct recordings_result *result,
                             struct comparability *notes)
{
    size_t all = result->count[0] + result->count[1], known = 0, one = 0;
    char label[LABEL_SIZE];

    for (size_t i = all; i-- > 0;) {
        known += result->recordings[i].unprofiled > 0;
        one = result->recordings[i].unprofiled > 0 ? one : i;
    }
    if (known == 0 || known == all || !unprofiled_is_asked(&result->request))
        return;
    comparability_cut(result->recordings[one].info->label, label, sizeof label);
    comparability_add(notes, COMPARABILITY_PROFILER_COST,
                      "Not all recordings say what 20 or more steps take without the "
                      "profiler (%zu of %zu do; %s does not), so the verdict is by the "
                      "recorded steps, which the profiler makes longer.",
                      known, all, label);
}

/* Only versions that two recordings state can differ. */
static void judge_versions(struct comparability *notes, struct fact_comparison *looking,
                           const bool *said)
{
    char text[TEXT_SIZE], all[TEXT_SIZE] = "";
    size_t differing = 0;
    bool within = false;

    for (int i = 0; i < TRACE_VERSION_COUNT; i++) {
        looking->fact = RECORDINGS_VERSIONS + i;
        if (said[i] || write_values(looking, text, sizeof text) < 2)
            continue;
        within = within || differs_within(looking);
        if (differing++ < VERSIONS_SHOWN)
            append(all, sizeof all, "%s%s %s", differing > 1 ? ". " : "",
                   facts_version_title((enum trace_version)i), text);
    }
    if (differing > VERSIONS_SHOWN)
        append(all, sizeof all, "; and others");
    if (differing > 0)
        comparability_add(
            notes, COMPARABILITY_VERSIONS,
            "Different versions: %s. Kernels and their times may differ for "
            "that reason alone.%s",
            all, within_words(looking, within));
}

void recordings_judge_notes(struct recordings_result *result,
                            const struct recordings_facts *stated)
{
    struct fact_comparison looking = {.result = result, .stated = stated};
    struct comparability *notes = &result->notes;
    struct recorder_differences differences = {0};
    char devices[TEXT_SIZE];

    notes->count = 0;
    judge_damage(notes, &looking, PAIR_CONTROL);
    judge_damage(notes, &looking, PAIR_TEST);
    looking.fact = RECORDINGS_DEVICES;
    if (recorder_differ(&result->recorder[PAIR_CONTROL], &result->recorder[PAIR_TEST],
                        write_values(&looking, devices, sizeof devices) > 1,
                        &differences))
        comparability_add_recorder(notes, &differences);
    judge_unprofiled(result, notes);
    judge_fact(notes, &looking, RECORDINGS_RANKS, COMPARABILITY_RANKS,
               "The ranks differ: ", ".");
    judge_fact(notes, &looking, RECORDINGS_WORLD_SIZE, COMPARABILITY_WORLD_SIZE,
               "The world size differs: ",
               ". Work per rank, and what is communicated, may differ.");
    judge_fact(notes, &looking, RECORDINGS_DEVICES, COMPARABILITY_DEVICES,
               "Different devices: ", ".");
    judge_fact(notes, &looking, RECORDINGS_DEVICE_ROWS, COMPARABILITY_DEVICE_ROWS,
               "Only some recordings have device work: ",
               ". Device work and the waits for it cannot be compared.");
    judge_fact(notes, &looking, RECORDINGS_STEP_KINDS, COMPARABILITY_STEP_KINDS,
               "Only some recordings have steps: ",
               ". Each recording without steps counts as one step, warm-up included.");
    for (int i = 0; i < TRACE_OPTION_COUNT; i++) {
        const struct comparability_option *option =
            comparability_option((enum trace_option)i);
        char begin[80], end[200];

        snprintf(begin, sizeof begin,
                 "%s differs: ", facts_option_name((enum trace_option)i));
        snprintf(end, sizeof end, ": %s.", option->cost);
        judge_fact(notes, &looking, RECORDINGS_OPTIONS + i, option->kind, begin, end);
    }
    judge_versions(notes, &looking, differences.versions);
}

/* ---- recordings load ---- */

#define TEXTS_MAX ((size_t)1 << 30)

/* A set while it is open. */
struct open_set {
    struct set_info info;
    struct set_view view;
    struct selection selection;
};

struct recordings_loader {
    struct recordings_result *result;
    struct recordings_cells *cells;
    struct recordings_facts *stated; /* of each recording */
    size_t cell_room, row_room;
    char *key; /* scratch */
    size_t key_room;
    size_t recordings[2]; /* of the pair that is read */
    size_t sides;         /* 1: the last recording has no partner */
};

static void close_set(struct open_set *opened)
{
    selection_free(&opened->selection);
    set_view_free(&opened->view);
    set_info_free(&opened->info);
}

/* ---- the step time ---- */

/* The variance of ln(step) by the spread of the steps. What makes a step slow makes its
 * neighbours slow, so the mean of the steps may be as far off as one of them. */
static double variance_of_log(const int64_t *times, size_t count)
{
    double sum = 0, squares = 0;

    for (size_t i = 0; i < count; i++)
        sum += (double)times[i];
    double mean = sum / (double)count;
    for (size_t i = 0; i < count; i++)
        squares += ((double)times[i] - mean) * ((double)times[i] - mean);
    return count >= 2 && mean > 0 ? squares / ((double)count - 1) / (mean * mean)
                                  : (double)NAN;
}

/* The ranks of a step share its noise, so the steps count, not the samples. */
static void measure_steps(const struct open_set *opened, struct budget *budget,
                          struct recording *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    const struct selection *selection = &opened->selection;
    struct observations steps;

    observations_make((const struct set_view *const[]){&opened->view, &opened->view},
                      (const struct selection *const[]){selection, selection}, arena,
                      &steps);
    int64_t *times = arena_new(arena, steps.count[0], sizeof *times);
    observations_average(&steps, 0, step_durations(&opened->view, selection, arena),
                         times);
    out->within = variance_of_log(times, steps.count[0]);
}

/* As for steps: the mean may be as far off as one block. */
static int measure_unprofiled(const struct open_set *opened, struct recording *out,
                              struct error *error)
{
    CLEANUP(recorder_means_free) struct recorder_means set;

    if (!unprofiled_read(&opened->view, &opened->selection, &set))
        return error_set_memory(error);
    out->unprofiled = set.mean;
    out->unprofiled_within = variance_of_log(set.blocks, set.count);
    return 0;
}

static int open_set(struct store *store, struct recordings_loader *loading, size_t number,
                    struct open_set *opened, struct error *error)
{
    const struct recordings_result *result = loading->result;
    struct recording *out = &result->recordings[number];
    enum pair_side side = number < result->count[0] ? PAIR_CONTROL : PAIR_TEST;
    size_t place = side == PAIR_CONTROL ? number : number - result->count[0];
    struct side_request request = result->request.side[side];
    char label[LABEL_SIZE];

    out->info = &result->sets.sets[side][place];
    request.set = out->info->stored_id;
    int failed = selection_open_side(store, &request, &opened->info, &opened->view,
                                     &opened->selection, error);
    if (failed == 0 && opened->selection.step_count == 0)
        return error_set(
            error, ERROR_PARAMETER, "nothing_selected",
            "%s: no file of the chosen ranks of %.60s has a row, so there is "
            "nothing to compare; choose other ranks or leave the set out",
            request.name, out->info->label);
    if (failed != 0) {
        error_prefix(error, "%.60s (%.8s)", out->info->label, out->info->id);
        return failed;
    }
    out->ranks = opened->selection.rank_count;
    out->samples = opened->selection.step_count;
    step_time_make(&opened->view, &opened->selection, &out->time);
    if (!recorder_side_add(&opened->view, &opened->selection,
                           &loading->result->recorder[side]))
        return error_set_memory(error);
    recordings_note(&opened->info, &opened->view, &opened->selection,
                    &loading->stated[number]);
    comparability_cut(out->info->label, label, sizeof label);
    recorded_loss_add(&opened->view, &opened->selection, label, &loading->result->lost);
    measure_steps(opened, result->budget, out);
    return measure_unprofiled(opened, out, error);
}

/* ---- rows ---- */

/* The number of the row, which is added if it is new. */
static uint32_t find_row(struct recordings_loader *loading, const struct pair_row *row)
{
    struct recordings_result *result = loading->result;
    size_t category = strlen(row->category), length = row->name_length + 1 + category;

    ARENA_RESERVE(result->arena, loading->key, loading->key_room, length);
    memcpy(loading->key, row->name, row->name_length + 1);
    memcpy(loading->key + row->name_length + 1, row->category, category);
    uint32_t number = strings_add(&result->texts, loading->key, length);
    if (number == result->row_count) {
        ARENA_RESERVE(result->arena, result->rows, loading->row_room,
                      result->row_count + 1);
        result->rows[result->row_count++] =
            (struct recordings_row){.side = row->side, .kind = row->kind};
    }
    if (result->rows[number].kind < row->kind)
        result->rows[number].kind = row->kind;
    return number;
}

static int take_row(void *context, const struct pair_row *row)
{
    struct recordings_loader *loading = context;
    struct recordings_result *result = loading->result;
    uint32_t number = find_row(loading, row);

    ARENA_RESERVE(result->arena, loading->cells->items, loading->cell_room,
                  loading->cells->count + 2);
    for (size_t i = 0; i < loading->sides; i++) {
        size_t recording = loading->recordings[i];
        double samples = (double)result->recordings[recording].samples;

        if (row->count[i] > 0)
            loading->cells->items[loading->cells->count++] = (struct recordings_cell){
                number,
                (uint32_t)recording,
                (double)row->count[i] / samples,
                (double)row->total[i] / samples,
                (double)(row->side == TRACE_HOST ? row->self[i] : row->total[i]) /
                    samples,
            };
    }
    return budget_check(result->budget, NULL);
}

/* Reads two recordings, which may be of one side. */
static int load_two(struct store *store, struct recordings_loader *loading, size_t first,
                    struct error *error)
{
    CLEANUP(close_set) struct open_set one = {0};
    CLEANUP(close_set) struct open_set other = {0};
    const struct recordings_result *result = loading->result;
    bool alone = first + 1 == result->count[0] + result->count[1];
    int failed = open_set(store, loading, first, &one, error);

    if (failed == 0 && !alone)
        failed = open_set(store, loading, first + 1, &other, error);
    if (failed != 0)
        return failed;
    loading->recordings[0] = first;
    loading->recordings[1] = first + 1;
    loading->sides = alone ? 1 : 2;
    const struct open_set *second = alone ? &one : &other; /* paired with itself */
    return compare_rows_read(
        store, (const struct set_view *const[]){&one.view, &second->view},
        (const struct selection *const[]){&one.selection, &second->selection},
        &result->request, take_row, loading, error);
}

/* ---- the whole ---- */

static void order_cells(struct recordings_cells *cells, size_t rows, struct arena *arena)
{
    struct recordings_cell *ordered = arena_new(arena, cells->count, sizeof *ordered);
    size_t *next = arena_new(arena, rows + 1, sizeof *next);

    for (size_t i = 0; i < cells->count; i++)
        next[cells->items[i].row + 1]++;
    for (size_t i = 0; i < rows; i++)
        next[i + 1] += next[i];
    for (size_t i = 0; i < cells->count; i++)
        ordered[next[cells->items[i].row]++] = cells->items[i];
    arena_release(arena, cells->items);
    cells->items = ordered;
}

static void name_rows(struct recordings_result *result)
{
    for (size_t i = 0; i < result->row_count; i++) {
        result->rows[i].name = strings_text(&result->texts, (uint32_t)i);
        result->rows[i].category =
            result->rows[i].name + strlen(result->rows[i].name) + 1;
    }
}

int recordings_load(struct store *store, struct recordings_result *result,
                    struct recordings_cells *out, struct error *error)
{
    size_t all = result->sets.count[0] + result->sets.count[1];
    struct recordings_loader loading = {
        .result = result,
        .cells = out,
        .stated = arena_new(result->arena, all, sizeof *loading.stated)};
    int failed = 0;

    memcpy(result->count, result->sets.count, sizeof result->count);
    strings_init_in(&result->texts, TEXTS_MAX, result->arena);
    result->recordings = arena_new(result->arena, all, sizeof *result->recordings);
    for (size_t i = 0; i < all && failed == 0; i += 2)
        failed = load_two(store, &loading, i, error);
    if (failed != 0)
        return failed;
    recordings_judge_notes(result, loading.stated);
    name_rows(result);
    if (result->request.merge_lines)
        recordings_join_lines(result, out);
    order_cells(out, result->row_count, result->arena);
    recordings_add_cells(result, out);
    return budget_look(result->budget, error);
}

/* ---- recordings significance ---- */

/* The rows that are judged by one measure: those of the host, then the others. The one
 * share the noise of the host, the others that of the device. */
struct test_family {
    double *logs;   /* of each row, its x by recording, controls first */
    uint32_t *rows; /* which they are */
    size_t count, host_count;
    double *p, *q;
};

static double time_of(const struct recordings_cell *cell,
                      enum significance_measure measure)
{
    return measure == SIGNIFICANCE_SELF ? cell->self : cell->total;
}

/* ---- one row ---- */

/* Numbers of calls that are the same in all recordings of each side are facts. */
static enum significance_calls judge_calls(const struct recordings_result *result,
                                           const struct recordings_row *row,
                                           const struct recordings_cell *cells,
                                           size_t count)
{
    double calls[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        if (row->recordings[side] != 0 && row->recordings[side] != result->count[side])
            return CALLS_CANNOT_JUDGE;
    for (size_t i = 0; i < count; i++) {
        int side =
            cells[i].recording < result->count[PAIR_CONTROL] ? PAIR_CONTROL : PAIR_TEST;

        if (calls[side] != 0 && calls[side] != cells[i].count)
            return CALLS_CANNOT_JUDGE;
        calls[side] = cells[i].count;
    }
    return calls[0] == calls[1] ? CALLS_NO_DIFFERENCE : CALLS_FACT;
}

static void describe(const struct recordings_result *result,
                     const struct recordings_cell *cells, size_t count,
                     struct recordings_row *row)
{
    for (size_t i = 0; i < count; i++) {
        int side =
            cells[i].recording < result->count[PAIR_CONTROL] ? PAIR_CONTROL : PAIR_TEST;
        double recordings = (double)result->count[side];

        row->recordings[side]++;
        row->count[side] += cells[i].count / recordings;
        row->total[side] += cells[i].total / recordings;
        row->self[side] += cells[i].self / recordings;
    }
    row->calls = recordings_are_judged(result, row->side)
                     ? judge_calls(result, row, cells, count)
                     : CALLS_CANNOT_JUDGE;
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++) {
        row->tests[measure] = recordings_unjudged();
        row->q[measure] = (double)NAN;
        row->verdicts[measure] = SIGNIFICANCE_CANNOT_JUDGE;
    }
}

/* ---- a family ---- */

static bool can_be_judged(const struct recordings_result *result,
                          const struct recordings_row *row,
                          const struct recordings_cell *cells, size_t count,
                          enum significance_measure measure)
{
    bool positive = count == result->count[0] + result->count[1] &&
                    recordings_is_of_device(result, row->side) &&
                    recordings_are_judged(result, row->side);

    for (size_t i = 0; i < count && positive; i++)
        positive = time_of(&cells[i], measure) > 0;
    return positive;
}

static int collect_side(struct recordings_result *result,
                        const struct recordings_cells *cells,
                        enum significance_measure measure, bool host,
                        struct test_family *out, struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    int failed = 0;

    for (size_t begin = 0, end; begin < cells->count && failed == 0; begin = end) {
        uint32_t row = cells->items[begin].row;

        for (end = begin + 1; end < cells->count && cells->items[end].row == row;)
            end++;
        if ((result->rows[row].side == TRACE_HOST) != host ||
            !can_be_judged(result, &result->rows[row], &cells->items[begin], end - begin,
                           measure))
            continue;
        for (size_t i = begin; i < end; i++)
            out->logs[out->count * all + cells->items[i].recording] =
                log(time_of(&cells->items[i], measure));
        out->rows[out->count++] = row;
        failed = budget_check(result->budget, error);
    }
    return failed;
}

static int collect(struct recordings_result *result, const struct recordings_cells *cells,
                   enum significance_measure measure, struct arena *arena,
                   struct test_family *out, struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    size_t most = cells->count / all;

    *out = (struct test_family){.logs = arena_new(arena, most, all * sizeof *out->logs),
                                .rows = arena_new(arena, most, sizeof *out->rows),
                                .p = arena_new(arena, most, sizeof *out->p),
                                .q = arena_new(arena, most, sizeof *out->q)};
    int failed = collect_side(result, cells, measure, true, out, error);
    out->host_count = out->count;
    return failed != 0 ? failed : collect_side(result, cells, measure, false, out, error);
}

/* `by_chance`: another division of these recordings finds rows, too. */
static enum significance_verdict verdict_of(const struct recordings_test *test, double q,
                                            bool by_chance)
{
    if (!(q < SIGNIFICANCE_RATE) || test->difference == 0)
        return SIGNIFICANCE_NO_DIFFERENCE;
    if (by_chance)
        return SIGNIFICANCE_CANNOT_JUDGE;
    return test->difference > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER;
}

/* Rows `first` to `end`, whose noise is of one kind. */
static int test_side(struct recordings_result *result, enum significance_measure measure,
                     const struct test_family *family, size_t first, size_t end,
                     struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    struct recordings fit;
    int failed = recordings_fit(family->logs + first * all, end - first, result->count,
                                result->budget, &fit, error);

    for (size_t i = first; i < end && failed == 0; i++) {
        struct recordings_test *test = &result->rows[family->rows[i]].tests[measure];

        recordings_judge(&fit, family->logs + i * all, test);
        family->p[i] = test->p;
        failed = budget_check(result->budget, error);
    }
    return failed;
}

/* The same rows, when all have their q. */
static int judge_side(struct recordings_result *result, enum significance_measure measure,
                      const struct test_family *family, size_t first, size_t end,
                      struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    bool any = false, by_chance = false;
    int failed = 0;

    for (size_t i = first; i < end; i++)
        any = any || family->q[i] < SIGNIFICANCE_RATE;
    if (any)
        failed =
            recordings_try_orders(family->logs + first * all, end - first, result->count,
                                  SIGNIFICANCE_RATE, result->budget, &by_chance, error);
    for (size_t i = first; i < end && failed == 0; i++) {
        struct recordings_row *row = &result->rows[family->rows[i]];

        row->q[measure] = family->q[i];
        row->verdicts[measure] =
            verdict_of(&row->tests[measure], family->q[i], by_chance);
    }
    return failed;
}

static int judge_family(struct recordings_result *result,
                        const struct recordings_cells *cells,
                        enum significance_measure measure, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    struct test_family family;
    int failed = collect(result, cells, measure, arena, &family, error);
    size_t host = family.host_count, count = family.count;

    if (failed == 0)
        failed = test_side(result, measure, &family, 0, host, error);
    if (failed == 0)
        failed = test_side(result, measure, &family, host, count, error);
    if (failed == 0)
        failed = false_discovery_adjust(family.p, count, family.q, error);
    if (failed == 0)
        failed = judge_side(result, measure, &family, 0, host, error);
    if (failed == 0)
        failed = judge_side(result, measure, &family, host, count, error);
    result->judged_rows[measure] = failed == 0 ? count : 0;
    return failed;
}

int recordings_judge_rows(struct recordings_result *result,
                          const struct recordings_cells *cells, struct error *error)
{
    int failed = 0;

    for (size_t begin = 0, end; begin < cells->count && failed == 0; begin = end) {
        uint32_t row = cells->items[begin].row;

        for (end = begin + 1; end < cells->count && cells->items[end].row == row;)
            end++;
        describe(result, &cells->items[begin], end - begin, &result->rows[row]);
        failed = budget_check(result->budget, error);
    }
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES && failed == 0 &&
                          recordings_suffice(result->count);
         measure++)
        failed = judge_family(result, cells, (enum significance_measure)measure, error);
    return failed;
}
