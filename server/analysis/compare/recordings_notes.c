/* See recordings_notes.h. */
#include "analysis/compare/recordings_notes.h"
#include "analysis/compare/unprofiled.h"
#include "base/cleanup.h"
#include "store/set/set_view.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

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
