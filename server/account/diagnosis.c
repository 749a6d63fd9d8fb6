#include "account/diagnosis.h"
#include "account/entry.h"
#include "account/explain.h"
#include "analyse/phases.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/json.h"
#include "base/sentence.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/equal_clock.h"
#include "compare/run.h"
#include "stats/rank_tests.h"
#include "store/cache.h"
#include "store/set_pair.h"
#include "store/set_view.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* ---- limit ---- */

/* From this part of the step on, the host's step says nothing of what the host needs: it
 * may be held back by the device. */
#define HELD_BACK 0.9
/* So is a host whose step without the backlog is less than this part of its step. */
#define BACKLOG_HOLDS 0.5
/* A shorter wait for a full queue is not said: a part of the step. */
#define BACKLOG_MIN 0.01
/* A smaller change of the host's step is not said: a part of the step, and a factor, as
 * the host of one program takes up to twice as long from one recording to the next. */
#define HOST_CHANGE_MIN 0.1
#define HOST_FACTOR_MIN 2.5

bool limit_is_sentence(const json_t *sentence)
{
    const char *kind = entry_word(sentence, "kind");

    return strcmp(kind, cause_kind_name(SENTENCE_LIMIT)) == 0 ||
           strcmp(kind, cause_kind_name(SENTENCE_HOST_NEED)) == 0;
}

/* `pair`: ns, the number behind the sentence; NaN: not known. */
static json_t *make_entry(enum cause_kind kind, const struct sentence *text,
                          const char *certainty, const char *value, const double pair[2])
{
    const struct entry_head head = {kind, certainty, NAN, NAN, WATERFALL_PARTS};

    return entry_make(&head, text,
                      isnan(pair[0]) || isnan(pair[1])
                          ? json_object()
                          : json_pack("{s:[f, f]}", value, pair[0] / 1e3, pair[1] / 1e3));
}

/* ---- what the host needs ---- */

/* The host of a side, ns of a step. */
struct host_need {
    double backlog; /* how long it waits because the queue of the device is full */
    double need;    /* how long its step takes without that */
    bool held_back; /* by the device: its step says nothing of its need */
    bool known;     /* the need is known: it is not held back by other waits */
};

/* The need is what the median step takes, or what the mean step takes without the
 * backlog, if that is less: single steps may have all of the backlog. */
static struct host_need need_of(const struct compare_result *result, enum pair_side side)
{
    const struct step_time *time = &result->step_time[side];
    struct host_need out = {.backlog = (double)result->recorded.backlog[side] /
                                       (double)time->samples};
    double without = time->host - out.backlog;

    out.need = fmin(time->host_median, without); /* NaN for whole files: both are */
    out.held_back = time->host_median >= HELD_BACK * time->step ||
                    without < BACKLOG_HOLDS * time->host_median;
    out.known = !out.held_back || out.backlog >= BACKLOG_MIN * time->step;
    return out;
}

/* ---- who is the limit ---- */

/* What shows the limit, and its time in a step: "the device works " 6.6 ms. */
static const char *evidence_of(const struct compare_result *result, enum pair_side side,
                               double *ns)
{
    const struct step_time *time = &result->step_time[side];

    if (step_limit_of(time) == STEP_LIMIT_COMMUNICATION) {
        *ns = time->exposed_communication;
        return "communication that nothing hides takes ";
    }
    *ns = time->step - time->idle;
    return "the device works ";
}

static const char *per_step(const struct compare_result *result, enum pair_side side)
{
    return isnan(result->step_time[side].host_median) ? "" : " per step";
}

static void say_side(struct sentence *text, const struct compare_result *result,
                     enum pair_side side)
{
    double ns;
    const char *words = evidence_of(result, side, &ns);

    sentence_printf(text, "In the %s, %s is the limit: %s",
                    side == PAIR_CONTROL ? "control" : "test",
                    step_limit_words(step_limit_of(&result->step_time[side])), words);
    sentence_of(text, ns, result->step_time[side].step);
    sentence_printf(text, "%s.", per_step(result, side));
}

/* "The device is the limit on both sides: the device works 94.0 of 94.4 ms per step in
 * the control, 94.1 of 94.5 ms in the test." The same words are said once, and so are the
 * same numbers. */
static void say_both(struct sentence *text, const struct compare_result *result)
{
    struct sentence numbers[2];
    double ns[2];
    const char *words[2];

    for (int side = 0; side < 2; side++) {
        words[side] = evidence_of(result, (enum pair_side)side, &ns[side]);
        sentence_init(&numbers[side]);
        sentence_of(&numbers[side], ns[side], result->step_time[side].step);
    }
    bool same = strcmp(words[0], words[1]) == 0;
    bool equal =
        strcmp(sentence_words(&numbers[0]), sentence_words(&numbers[1])) == 0 && same;
    sentence_text(text, step_limit_words(step_limit_of(&result->step_time[PAIR_TEST])));
    sentence_capital(text);
    sentence_printf(text, " is the limit on both sides: %s", words[PAIR_CONTROL]);
    sentence_append(text, &numbers[PAIR_CONTROL]);
    sentence_text(text, per_step(result, PAIR_CONTROL));
    if (!equal) {
        sentence_printf(text, " in the control, %s", same ? "" : words[PAIR_TEST]);
        sentence_append(text, &numbers[PAIR_TEST]);
        sentence_text(text, " in the test");
    }
    sentence_text(text, ".");
    sentence_free(&numbers[PAIR_CONTROL]);
    sentence_free(&numbers[PAIR_TEST]);
}

static void say_limits(struct sentence *text, const struct compare_result *result)
{
    enum step_limit before = step_limit_of(&result->step_time[PAIR_CONTROL]);
    enum step_limit after = step_limit_of(&result->step_time[PAIR_TEST]);

    if (before != STEP_LIMIT_NONE && before == after) {
        say_both(text, result);
        return;
    }
    if (before != STEP_LIMIT_NONE)
        say_side(text, result, PAIR_CONTROL);
    if (before != STEP_LIMIT_NONE && after != STEP_LIMIT_NONE)
        sentence_text(text, " ");
    if (after != STEP_LIMIT_NONE)
        say_side(text, result, PAIR_TEST);
}

static void say_backlog(struct sentence *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    double control = need_of(result, PAIR_CONTROL).backlog;
    double test = need_of(result, PAIR_TEST).backlog;

    if (!(control >= BACKLOG_MIN * time[PAIR_CONTROL].step) &&
        !(test >= BACKLOG_MIN * time[PAIR_TEST].step))
        return;
    sentence_text(text, sentence_is_empty(text) ? "The host waits " : " The host waits ");
    sentence_times(text, control, test);
    sentence_printf(text, "%s because the queue is full (",
                    per_step(result, PAIR_CONTROL));
    entry_say_name(result, text, "Command Buffer Full", NULL, false);
    sentence_text(text, "): that is the device's backlog, not work.");
}

/* ---- whether the host's need changed ---- */

static int64_t *collect_host(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    int64_t *times = calloc(selection->step_count + 1, sizeof *times);

    for (size_t i = 0; times != NULL && i < selection->step_count; i++)
        times[i] = result->view[side].steps[selection->steps[i]].step.host;
    return times;
}

static void say_host(struct sentence *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    const struct host_need control = need_of(result, PAIR_CONTROL);
    const struct host_need test = need_of(result, PAIR_TEST);
    bool needs = control.known && !test.held_back;

    /* Where one side waits, its step is longer than the need. */
    sentence_printf(text, "The host now %s ", needs ? "needs" : "takes");
    sentence_instead(text, time[PAIR_CONTROL].host_median,
                     test.held_back ? time[PAIR_TEST].host_median : test.need);
    sentence_printf(text, " of a step%s: ",
                    control.held_back && !test.held_back ? " and waits no more" : "");
    sentence_text(text, result->recorded_verdict.kind == VERDICT_UNCHANGED
                            ? "the step is unchanged, because the device is the "
                              "limit."
                            : "this does not change the step, because the device "
                              "is the limit.");
}

/* Whether two times differ by enough to matter. */
static bool is_change(double control, double test, double step)
{
    return fabs(test - control) >= HOST_CHANGE_MIN * step &&
           fmax(control, test) >= HOST_FACTOR_MIN * fmin(control, test);
}

/* Whether the host's steps certainly changed, and by enough to matter; also without the
 * backlog, where that is known. */
static int host_changed(const struct compare_result *result, bool *changed,
                        struct error *error)
{
    const struct step_time *time = result->step_time;
    const struct host_need control = need_of(result, PAIR_CONTROL);
    const struct host_need test = need_of(result, PAIR_TEST);
    double hosts[2] = {time[PAIR_CONTROL].host_median, time[PAIR_TEST].host_median};

    *changed = false;
    if (step_limit_of(&time[PAIR_CONTROL]) != STEP_LIMIT_DEVICE ||
        step_limit_of(&time[PAIR_TEST]) != STEP_LIMIT_DEVICE ||
        !is_change(hosts[0], hosts[1], time[PAIR_CONTROL].step) ||
        (control.known && test.known &&
         !is_change(control.need, test.need, time[PAIR_CONTROL].step)))
        return 0;
    CLEANUP_FREE int64_t *before = collect_host(result, PAIR_CONTROL);
    CLEANUP_FREE int64_t *after = collect_host(result, PAIR_TEST);
    struct verdict verdict;
    int failed = compare_make_verdict(result, (const int64_t *const[]){before, after},
                                      &verdict, error);
    *changed = failed == 0 &&
               verdict.kind == (hosts[PAIR_TEST] > hosts[PAIR_CONTROL] ? VERDICT_SLOWER
                                                                       : VERDICT_FASTER);
    return failed;
}

/* ---- the whole ---- */

/* Adds them at the end of the array: kind `limit` if a side has a limit, kind `host_need`
 * if the device is the limit on both sides and the host's steps certainly changed. */
static int limit_add(const struct compare_result *result, json_t *sentences,
                     struct error *error)
{
    const struct step_time *time = result->step_time;
    const double lags[2] = {time[0].lag_median, time[1].lag_median};
    const double hosts[2] = {time[0].host_median, time[1].host_median};
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    bool changed;

    say_limits(&text, result);
    say_backlog(&text, result);
    int failed =
        sentence_is_empty(&text) && !sentence_failed(&text)
            ? 0
            : entry_append(sentences,
                           make_entry(SENTENCE_LIMIT, &text, "untested", "lag", lags),
                           error);
    if (failed == 0)
        failed = host_changed(result, &changed, error);
    if (failed != 0 || !changed)
        return failed;
    sentence_clear(&text);
    say_host(&text, result);
    return entry_append(
        sentences, make_entry(SENTENCE_HOST_NEED, &text, "sure", "host", hosts), error);
}

/* ---- memory peak ---- */

/* The sentence of the diagnosis on the peak of memory (docs/diagnosis.md, "The peak of
 * memory"): by how much it changed, and which module holds more, or less, at the peak. */

struct store;

/* The part of a comparison's time that this may use, as for the layer. */
#define PART_NS ((int64_t)20 * 1000000000)
/* Frames of each device that are looked at: their paths are long. */
#define FRAMES_MAX "2000"
/* A peak that changed by less did not change noticeably. */
#define LEAST_SHARE 0.02
#define LEAST_BYTES 1e6
/* From here on it is a fact that stands among the causes, after the first ones. */
#define LARGE_SHARE 0.1
#define LARGE_AT 2
/* A place is named only if it holds at least this part of the change. */
#define NAMED_SHARE 0.5
#define NAME_BYTES_MAX ((size_t)1 << 18)

/* The device of a side with the largest peak. */
struct peak {
    const struct analysis_part *part;
    const struct table *peaks;
    size_t row;
    bool found, several; /* several: its side has more than one rank */
};

/* The module or operator that changed most in one direction. */
struct peak_place {
    char *name; /* owned; NULL: none */
    size_t length;
    double bytes[2];
};

struct peak_comparison {
    const struct compare_result *compared;
    struct analysis_result result;
    struct peak sides[2];
    double peak[2], before[2];
    struct peak_place place;
    bool by_operator;
};

/* ---- tables ---- */

static bool has_word(const struct table *table, size_t row, const char *name,
                     const char *word)
{
    size_t column = table_column(table, name), length;

    if (table_cell(table, row, column)->null)
        return false;
    const char *text = table_text(table, row, column, &length);
    return length == strlen(word) && memcmp(text, word, length) == 0;
}

/* Whether two rows are of the same device of a rank. */
static bool is_of_device(const struct table *table, size_t row, const struct peak *peak)
{
    static const char *const keys[] = {"rank", "span", "device"};
    size_t type = table_column(table, "device_type"), length, wanted;

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        double one = table_number_of(table, row, keys[i]);
        double other = table_number_of(peak->peaks, peak->row, keys[i]);

        if (one != other && !(isnan(one) && isnan(other)))
            return false;
    }
    const char *text = table_text(table, row, type, &length);
    const char *other = table_text(peak->peaks, peak->row, type, &wanted);
    return length == wanted && memcmp(text, other, length) == 0;
}

/* ---- peaks ---- */

static bool has_device(const struct table *peaks)
{
    for (size_t i = 0; i < peaks->row_count; i++)
        if (!has_word(peaks, i, "device_type", "host"))
            return true;
    return false;
}

static void find_peak(const struct analysis_part *part, bool host, struct peak *out)
{
    const struct table *peaks = analysis_find_table(part, "peaks");

    *out = (struct peak){.part = part, .peaks = peaks};
    for (size_t i = 0; i < peaks->row_count; i++) {
        out->several |=
            table_number_of(peaks, i, "rank") != table_number_of(peaks, 0, "rank");
        if (has_word(peaks, i, "device_type", "host") != host)
            continue;
        if (!out->found ||
            table_number_of(peaks, i, "peak") > table_number_of(peaks, out->row, "peak"))
            out->row = i;
        out->found = true;
    }
}

/* Whether the peaks can be compared, and differ noticeably. */
static bool is_noticeable(struct peak_comparison *finding)
{
    for (int side = 0; side < 2; side++) {
        const struct peak *peak = &finding->sides[side];

        if (!peak->found || !has_word(peak->peaks, peak->row, "totals", "recorded"))
            return false;
        finding->peak[side] = table_number_of(peak->peaks, peak->row, "peak");
        finding->before[side] = table_number_of(peak->peaks, peak->row, "from_before");
    }
    double change = fabs(finding->peak[1] - finding->peak[0]);
    return change >= LEAST_BYTES && change >= LEAST_SHARE * finding->peak[0];
}

static bool is_large(const struct peak_comparison *finding)
{
    return fabs(finding->peak[1] - finding->peak[0]) >=
           LARGE_SHARE * fmax(finding->peak[0], finding->peak[1]);
}

/* ---- what holds the change ---- */

/* By name: bytes of both sides. */
struct name_bytes {
    double bytes[2];
};

static bool add_side(const struct peak_comparison *finding, int side,
                     const char *table_name, struct strings *names,
                     struct name_bytes *sums)
{
    const struct peak *peak = &finding->sides[side];
    const struct table *table = analysis_find_table(peak->part, table_name);
    size_t key = table_column(table, "frames") - 4; /* module or operator */

    for (size_t row = 0; row < table->row_count; row++) {
        size_t length;

        if (budget_is_over(finding->result.budget))
            return false;
        if (!is_of_device(table, row, peak))
            continue;
        const char *text = table_text(table, row, key, &length);
        uint32_t name = strings_add(names, text, length);
        if (name == STRINGS_NONE)
            return false;
        sums[name].bytes[side] += table_number_of(table, row, "bytes");
    }
    return true;
}

static size_t count_rows(const struct peak_comparison *finding, const char *table_name)
{
    return analysis_find_table(finding->sides[0].part, table_name)->row_count +
           analysis_find_table(finding->sides[1].part, table_name)->row_count;
}

/* The name of a table whose bytes changed most in the peak's direction, if that is
 * enough. The caller frees it. False: no memory, or the budget is over. */
static bool find_place(struct peak_comparison *finding, const char *table_name)
{
    CLEANUP_FREE struct name_bytes *sums =
        calloc(count_rows(finding, table_name) + 1, sizeof *sums);
    CLEANUP(strings_free) struct strings names;
    double change = finding->peak[1] - finding->peak[0], most = 0;
    uint32_t best = STRINGS_NONE;

    strings_init(&names, (size_t)1 << 30);
    if (sums == NULL || !add_side(finding, 0, table_name, &names, sums) ||
        !add_side(finding, 1, table_name, &names, sums))
        return false;
    for (uint32_t i = 0; i < names.count; i++) {
        double more = (sums[i].bytes[1] - sums[i].bytes[0]) * (change > 0 ? 1 : -1);

        if (more > most && strcmp(strings_text(&names, i), "no module") != 0) {
            most = more;
            best = i;
        }
    }
    if (best == STRINGS_NONE || most < NAMED_SHARE * fabs(change))
        return true;
    finding->place.name = strdup(strings_text(&names, best));
    finding->place.length = strings_length(&names, best);
    memcpy(finding->place.bytes, sums[best].bytes, sizeof finding->place.bytes);
    return finding->place.name != NULL;
}

/* Whether more than half of the change was there before the recordings began. */
static bool is_from_before(const struct peak_comparison *finding)
{
    double change = finding->peak[1] - finding->peak[0];

    return (finding->before[1] - finding->before[0]) / change >= NAMED_SHARE;
}

/* ---- words ---- */

static double rank_of(const struct peak *peak)
{
    return table_number_of(peak->peaks, peak->row, "rank");
}

static void say_rank(struct sentence *out, const struct peak *peak)
{
    if (peak->several)
        sentence_printf(out, " on rank %.0f", rank_of(peak));
}

static void say_peaks(struct sentence *out, const struct peak_comparison *finding)
{
    double change = finding->peak[1] - finding->peak[0];
    bool host =
        has_word(finding->sides[0].peaks, finding->sides[0].row, "device_type", "host");

    sentence_printf(out, "The peak of %smemory is ", host ? "host " : "");
    sentence_bytes(out, fabs(change));
    sentence_printf(out, " %s (", change > 0 ? "higher" : "lower");
    sentence_bytes(out, finding->peak[0]);
    if (!finding->sides[1].several ||
        rank_of(&finding->sides[0]) != rank_of(&finding->sides[1]))
        say_rank(out, &finding->sides[0]);
    sentence_text(out, " → ");
    sentence_bytes(out, finding->peak[1]);
    say_rank(out, &finding->sides[1]);
    sentence_text(out, ")");
}

/* The last name of a path; for a `backward`, that of the module above it. */
static void say_name(struct sentence *out, const struct compare_result *result,
                     const char *path, size_t length)
{
    static const char backward[] = " / backward";
    size_t end = length;

    if (length > strlen(backward) &&
        strcmp(path + length - strlen(backward), backward) == 0) {
        sentence_text(out, "the backward of ");
        end -= strlen(backward);
    }
    size_t start = end;
    while (start > 0 && !(start >= 3 && memcmp(path + start - 3, " / ", 3) == 0))
        start--;
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_BYTES_MAX);
    buffer_append(&name, path + start, end - start);
    entry_say_name(result, out, name.bytes == NULL ? "" : name.bytes, NULL, false);
}

static void say_place(struct sentence *out, const struct peak_comparison *finding)
{
    double change = finding->peak[1] - finding->peak[0];
    const char *more = change > 0 ? "more" : "less";

    if (finding->place.name != NULL) {
        sentence_text(out, ": ");
        say_name(out, finding->compared, finding->place.name, finding->place.length);
        sentence_text(out, finding->by_operator ? " allocated " : " keeps ");
        sentence_bytes(out, fabs(finding->place.bytes[1] - finding->place.bytes[0]));
        sentence_printf(
            out, finding->by_operator ? " %s of the memory that is live then" : " %s",
            more);
    } else if (is_from_before(finding)) {
        sentence_text(out, ": ");
        sentence_bytes(out, fabs(finding->before[1] - finding->before[0]));
        sentence_printf(out, " %s %s allocated before the recording began", more,
                        change > 0 ? "were" : "was");
    }
}

static void say_brief(struct sentence *out, const struct peak_comparison *finding)
{
    sentence_text(out, "Peak memory: ");
    sentence_bytes(out, finding->peak[0]);
    sentence_text(out, " → ");
    sentence_bytes(out, finding->peak[1]);
    if (finding->place.name != NULL)
        say_place(out, finding);
}

/* ---- JSON ---- */

static double share_of(const struct peak_comparison *finding)
{
    double change = finding->peak[1] - finding->peak[0];

    return finding->place.name == NULL
               ? NAN
               : fmin(1, (finding->place.bytes[1] - finding->place.bytes[0]) / change);
}

static json_t *memory_peak_make_entry(const struct peak_comparison *finding)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    CLEANUP_SENTENCE struct sentence brief = SENTENCE;
    const struct peak_place *place = &finding->place;
    const struct entry_head head = {SENTENCE_MEMORY,
                                    is_large(finding) ? "fact" : "untested", NAN,
                                    share_of(finding), WATERFALL_PARTS};

    say_peaks(&text, finding);
    say_place(&text, finding);
    sentence_text(&text, is_large(finding)
                             ? "."
                             : ". Not tested: there is one peak per recording.");
    say_brief(&brief, finding);
    json_t *entry = entry_make(
        &head, &text,
        json_pack("{s:[f,f], s:o, s:[f,f]}", "bytes", finding->peak[0], finding->peak[1],
                  finding->by_operator ? "operator" : "module",
                  place->name == NULL ? json_null() : entry_name(place->name), "live",
                  place->bytes[0], place->bytes[1]));
    if (entry != NULL) {
        json_object_set_new(entry, "brief", entry_parts(&brief));
        json_array_append_new(json_object_get(entry, "ranks"),
                              json_integer((json_int_t)rank_of(&finding->sides[1])));
    }
    return entry;
}

/* ---- the whole ---- */

static void peak_comparison_free(struct peak_comparison *finding)
{
    analysis_result_free(&finding->result);
    free(finding->place.name);
}

/* Adds the sentence, if both sides record memory and the peak changed noticeably: at the
 * end of the array, or if it changed much after the second sentence. Errors: timeout,
 * memory, damaged sets. */
static int memory_peak_add(struct store *store, const struct compare_result *result,
                           json_t *sentences, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};
    CLEANUP(peak_comparison_free) struct peak_comparison finding = {.compared = result};

    if (!result->view[0].has_memory || !result->view[1].has_memory)
        return 0;
    budget_begin(&budget);
    const struct given_parameter limit = {"limit", FRAMES_MAX};
    int failed = analysis_of_sides(store, result, "memory", false, limit, &budget,
                                   &finding.result, error);
    if (failed == -ERROR_TIMEOUT || failed == -ERROR_LIMIT || failed == -ERROR_MEMORY)
        return 0; /* no sentence; the others stay */
    if (failed != 0)
        return failed;
    const struct analysis_part *parts[2] = {&finding.result.sides[0].all,
                                            &finding.result.sides[1].all};
    bool host = !has_device(analysis_find_table(parts[0], "peaks")) &&
                !has_device(analysis_find_table(parts[1], "peaks"));
    for (int side = 0; side < 2; side++)
        find_peak(parts[side], host, &finding.sides[side]);
    if (!is_noticeable(&finding))
        return 0;
    if (!find_place(&finding, "live_modules"))
        return 0;
    finding.by_operator = finding.place.name == NULL && !is_from_before(&finding);
    if (finding.by_operator && !find_place(&finding, "live_operators"))
        return 0;
    json_t *entry = memory_peak_make_entry(&finding);
    size_t count = json_array_size(sentences);
    size_t at = is_large(&finding) && count > LARGE_AT ? LARGE_AT : count;
    return entry != NULL && json_array_insert_new(sentences, at, entry) == 0
               ? 0
               : error_set_memory(error);
}

/* ---- operators ---- */

#define TEXTS_BYTES_MAX ((size_t)256 << 20)
#define BY_NONE ((uint32_t)0) /* the first sum, and the empty text: no operator */

/* Sums are numbered as the texts of the result are. */
struct operator_sums {
    struct compare_result *result;
    struct tree_pair pair;
    struct arena *arena;
    struct compare_operator *sums;
    size_t count, capacity;
};

static void operator_sums_free(struct operator_sums *summing)
{
    arena_free(&summing->arena);
    tree_pair_free(&summing->pair);
}

/* The sum of a name, new or not. */
static uint32_t sum_of(struct operator_sums *summing, const char *name, size_t length)
{
    uint32_t text = strings_add(&summing->result->operator_texts, name, length);

    if (text == summing->count) {
        ARENA_RESERVE(summing->arena, summing->sums, summing->capacity,
                      summing->count + 1);
        summing->sums[summing->count++] = (struct compare_operator){0};
    }
    return text;
}

static void operators_add_side(struct operator_sums *summing, int side)
{
    const struct tree *tree = &summing->pair.sides[side].tree;
    uint32_t *above = arena_new(summing->arena, tree->count, sizeof *above);

    for (size_t i = 0; i < tree->count && !budget_is_over(&summing->pair.budget); i++) {
        const struct tree_node *node = &tree->nodes[i];

        above[i] = node->parent == TREE_NONE ? BY_NONE : above[node->parent];
        if (node->sort == TREE_OPERATOR)
            above[i] = sum_of(summing, strings_text(&tree->names, node->name),
                              strings_length(&tree->names, node->name));
        struct compare_operator *sum = &summing->sums[above[i]];
        sum->total[side] += node->own;
        for (uint32_t k = 0; k < node->kernel_count; k++)
            sum->count[side] += tree->kernels[node->kernels + k].count;
    }
}

/* ---- the order ---- */

static double change_of(const struct compare_operator *operator_sum,
                        const size_t *samples)
{
    return (double)operator_sum->total[1] / (double)samples[1] -
           (double)operator_sum->total[0] / (double)samples[0];
}

static int compare_sums(const void *a, const void *b)
{
    const struct compare_operator *x = a, *y = b;
    double more = fabs(y->change) - fabs(x->change);

    if (more != 0)
        return more > 0 ? 1 : -1;
    return strcmp(x->name == NULL ? "" : x->name, y->name == NULL ? "" : y->name);
}

/* Leaves out operators that launched nothing. */
static void hand_over(struct operator_sums *summing)
{
    struct compare_result *result = summing->result;
    const size_t samples[2] = {result->selection[0].step_count,
                               result->selection[1].step_count};

    result->operators =
        arena_new(result->arena, summing->count, sizeof *result->operators);
    for (uint32_t i = 0; i < summing->count; i++) {
        struct compare_operator sum = summing->sums[i];

        if (sum.count[0] + sum.count[1] == 0)
            continue;
        sum.name = i == BY_NONE ? NULL : strings_text(&result->operator_texts, i);
        sum.change = change_of(&sum, samples);
        result->operators[result->operator_count++] = sum;
    }
    qsort(result->operators, result->operator_count, sizeof *result->operators,
          compare_sums);
}

/* ---- the whole ---- */

void tree_pair_free(struct tree_pair *pair)
{
    tree_rows_free(&pair->rows);
    tree_side_free(&pair->sides[0]);
    tree_side_free(&pair->sides[1]);
}

int tree_pair_make(struct store *store, const struct compare_result *result,
                   enum tree_level level, bool difference, struct tree_pair *out,
                   struct error *error)
{
    struct side_request requests[2];

    *out = (struct tree_pair){
        .budget = {.wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget}};
    budget_begin(&out->budget);
    for (int side = 0; side < 2; side++) {
        requests[side] = result->request.side[side];
        requests[side].budget = &out->budget;
    }
    int failed = tree_run(store, requests, 2, level, NULL, out->sides, error);
    if (failed != 0 || !difference ||
        tree_difference(&out->sides[0].tree, &out->sides[1].tree, &out->budget,
                        &out->rows))
        return failed;
    return budget_or_memory(&out->budget, error);
}

static int sum_up(struct store *store, struct operator_sums *summing, struct error *error)
{
    int failed = tree_pair_make(store, summing->result, TREE_OPERATORS, false,
                                &summing->pair, error);

    if (failed != 0)
        return failed;
    summing->arena = arena_make(&summing->pair.budget);
    sum_of(summing, "", 0); /* it is BY_NONE */
    operators_add_side(summing, 0);
    operators_add_side(summing, 1);
    failed = budget_look(&summing->pair.budget, error);
    if (failed == 0)
        hand_over(summing);
    return failed;
}

int operators_add(struct store *store, struct compare_result *result, struct error *error)
{
    CLEANUP(operator_sums_free) struct operator_sums summing = {.result = result};

    if (result->operators != NULL)
        return 0;
    strings_init_in(&result->operator_texts, TEXTS_BYTES_MAX, result->arena);
    int failed = sum_up(store, &summing, error);
    return failed == -ERROR_TIMEOUT ? 0 : failed;
}

/* ---- phase change ---- */

/* The sentence of the diagnosis on the phases of serving (docs/diagnosis.md, "Phases"):
 * which phases take more, or less, time per call. */

struct store;
/* Calls of a side: with fewer, a phase is not judged. */
#define CALLS_LEAST 4
/* The level for all phases together, by Bonferroni. */
#define P_MOST 0.01
/* The sentence names a change of the tokens per call from here on: it may be the cause.
 */
#define TOKENS_SHARE 0.05

enum change { NOT_CERTAIN, UNCHANGED, CHANGED, CONTROL_ONLY, TEST_ONLY, NOWHERE };

/* A phase on both sides. */
struct phase {
    size_t calls[2];
    double time[2];            /* ns: mean of a call */
    double tokens[2], rate[2]; /* per call, per second; NaN: the names do not state
                                  them */
    enum change change;
};

/* ---- what there is ---- */

/* Whether rows of both sides have names of phases; otherwise no event is read. */
static bool has_phases(const struct compare_result *result)
{
    bool has[2] = {false, false};
    struct trace_phase_call call;

    for (size_t i = 0; i < result->tables->row_count; i++) {
        const struct compare_row *row = &result->tables->rows[i];

        if (strcmp(row->category, TRACE_PHASE_CATEGORY) == 0 &&
            trace_phase_read(row->name, strlen(row->name), &call))
            for (int side = 0; side < 2; side++)
                has[side] |= row->count[side] > 0;
    }
    return has[0] && has[1];
}

/* ---- a phase ---- */

static void phase_change_sum_up(const struct phase_calls *calls, enum trace_phase phase,
                                int side, struct phase *out)
{
    double time = 0, tokens = 0, active = 0, saying = 0;

    for (size_t i = 0; i < calls->count; i++) {
        const struct phase_call *call = &calls->items[i];

        if (call->says.phase != phase)
            continue;
        out->calls[side]++;
        time += (double)call->time;
        if (call->says.tokens < 0)
            continue;
        saying++;
        tokens += (double)call->says.tokens;
        active += (double)call->active;
    }
    out->time[side] = time / (double)out->calls[side];
    out->tokens[side] = saying > 0 ? tokens / saying : NAN;
    out->rate[side] = active > 0 ? 1e9 * tokens / active : NAN;
}

/* The times of the calls of the lowest rank: ranks of one engine run the same calls, so
 * all of them together would look more certain than they are. */
static int64_t *times_of(const struct phase_calls *calls, enum trace_phase phase,
                         struct arena *arena, size_t *count)
{
    int64_t *times = arena_new(arena, calls->count, sizeof *times), lowest = INT64_MAX;

    *count = 0;
    for (size_t i = 0; i < calls->count; i++)
        if (calls->items[i].says.phase == phase && calls->items[i].rank < lowest)
            lowest = calls->items[i].rank;
    for (size_t i = 0; i < calls->count; i++)
        if (calls->items[i].says.phase == phase && calls->items[i].rank == lowest)
            times[(*count)++] = calls->items[i].time;
    return times;
}

static int judge(const struct phase_calls *const calls[2], enum trace_phase phase,
                 size_t phases, struct arena *arena, struct phase *out,
                 struct error *error)
{
    size_t count[2];
    int64_t *control = times_of(calls[0], phase, arena, &count[0]);
    int64_t *test = times_of(calls[1], phase, arena, &count[1]);
    CLEANUP(mann_whitney_free) struct mann_whitney ranks = {0};
    struct mann_whitney_result found;
    double change = out->time[1] - out->time[0];

    out->change = fabs(change) < LEAST_SHARE * out->time[0] ? UNCHANGED : NOT_CERTAIN;
    if (out->change == UNCHANGED || count[0] < CALLS_LEAST || count[1] < CALLS_LEAST)
        return 0;
    int status = mann_whitney_init(&ranks, count[0], count[1], error);
    if (status != 0)
        return status;
    mann_whitney_run(&ranks, control, test, &found);
    if (found.p < P_MOST / (double)phases && found.direction == (change > 0 ? 1 : -1))
        out->change = CHANGED;
    return 0;
}

static int find_changes(const struct phase_calls *const calls[2], struct arena *arena,
                        struct phase phases[TRACE_PHASES], struct error *error)
{
    size_t common = 0;
    int status = 0;

    for (int phase = 0; phase < TRACE_PHASES; phase++) {
        struct phase *out = &phases[phase];

        *out = (struct phase){.change = NOWHERE};
        phase_change_sum_up(calls[0], (enum trace_phase)phase, 0, out);
        phase_change_sum_up(calls[1], (enum trace_phase)phase, 1, out);
        common += out->calls[0] > 0 && out->calls[1] > 0;
    }
    for (int phase = 0; phase < TRACE_PHASES && status == 0; phase++) {
        struct phase *out = &phases[phase];

        if (phase == TRACE_PHASE_EMPTY)
            continue;
        if (out->calls[0] > 0 && out->calls[1] > 0)
            status = judge(calls, (enum trace_phase)phase, common, arena, out, error);
        else if (out->calls[0] + out->calls[1] > 0)
            out->change = out->calls[0] > 0 ? CONTROL_ONLY : TEST_ONLY;
    }
    return status;
}

/* ---- words ---- */

static void say_pair(struct sentence *out, const double values[2], const char *unit)
{
    sentence_text(out, ", ");
    sentence_digits_pair(out, values);
    sentence_text(out, unit);
}

static void say_changed(struct sentence *out, const struct phase *phase)
{
    double change = phase->time[1] - phase->time[0];

    sentence_text(out, " takes ");
    sentence_time(out, fabs(change));
    sentence_printf(out, " %s a call (", change > 0 ? "more" : "less");
    sentence_times(out, phase->time[0], phase->time[1]);
    if (fabs(phase->tokens[1] - phase->tokens[0]) >= TOKENS_SHARE * phase->tokens[0])
        say_pair(out, phase->tokens, " tokens a call");
    if (!isnan(phase->rate[0]) && !isnan(phase->rate[1]))
        say_pair(out, phase->rate, " tokens a second");
    sentence_text(out, ")");
}

/* "; prefill, mixed: no difference found" */
static void say_others(struct sentence *out, const struct phase phases[TRACE_PHASES],
                       enum change change, const char *what)
{
    bool any = false;

    for (int phase = 0; phase < TRACE_PHASES; phase++)
        if (phases[phase].change == change) {
            sentence_printf(out, "%s%s", any ? ", " : "; ",
                            trace_phase_word((enum trace_phase)phase));
            any = true;
        }
    if (any)
        sentence_text(out, what);
}

/* The phases that changed come first. */
static void say(struct sentence *out, const struct phase phases[TRACE_PHASES])
{
    for (int phase = 0; phase < TRACE_PHASES; phase++)
        if (phases[phase].change == CHANGED) {
            sentence_printf(out, "%s%s", sentence_is_empty(out) ? "" : "; ",
                            trace_phase_word((enum trace_phase)phase));
            say_changed(out, &phases[phase]);
        }
    say_others(out, phases, UNCHANGED, ": as long as before");
    say_others(out, phases, NOT_CERTAIN, ": no difference found");
    say_others(out, phases, CONTROL_ONLY, ": gone");
    say_others(out, phases, TEST_ONLY, ": new");
    sentence_text(out, ".");
    sentence_capital(out);
}

/* ---- JSON ---- */

static json_t *known(double value)
{
    return isnan(value) ? json_null() : json_real(value);
}

static json_t *make_values(const struct phase phases[TRACE_PHASES])
{
    json_t *values = json_object();

    for (int i = 0; i < TRACE_PHASES; i++) {
        const struct phase *phase = &phases[i];

        if (phase->change == CHANGED || phase->change == UNCHANGED ||
            phase->change == NOT_CERTAIN)
            json_object_set_new(values, trace_phase_word((enum trace_phase)i),
                                json_pack("{s:[f,f], s:[o,o], s:b}", "time_per_call",
                                          phase->time[0] / 1e3, phase->time[1] / 1e3,
                                          "tokens_per_second", known(phase->rate[0]),
                                          known(phase->rate[1]), "changed",
                                          phase->change == CHANGED));
    }
    return values;
}

static json_t *phase_change_make_entry(const struct phase phases[TRACE_PHASES])
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    const struct entry_head head = {SENTENCE_PHASES, "sure", NAN, NAN, WATERFALL_PARTS};

    say(&text, phases);
    return entry_make(&head, &text, make_values(phases));
}

/* ---- the whole ---- */

/* Adds the sentence at the end of the array, if names of both sides contain phases and a
 * phase certainly changed. Errors: timeout, memory, damaged sets. */
static int phase_change_add(struct store *store, const struct compare_result *result,
                            json_t *sentences, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};
    CLEANUP(analysis_result_free) struct analysis_result found = {0};
    struct phase phases[TRACE_PHASES];
    bool changed = false;

    /* `steps=any` takes whole files as samples; the analysis of phases does not. */
    if (!has_phases(result) || result->selection[0].any || result->selection[1].any)
        return 0;
    budget_begin(&budget);
    const struct given_parameter none = {NULL, NULL};
    int failed =
        analysis_of_sides(store, result, "phases", true, none, &budget, &found, error);
    if (failed == -ERROR_TIMEOUT || failed == -ERROR_LIMIT || failed == -ERROR_MEMORY)
        return 0; /* no sentence; the others stay */
    if (failed != 0)
        return failed;
    const struct phase_calls *const calls[2] = {found.sides[0].all.sums,
                                                found.sides[1].all.sums};
    failed = find_changes(calls, result->arena, phases, error);
    if (failed != 0)
        return failed;
    for (int phase = 0; phase < TRACE_PHASES; phase++)
        changed |= phases[phase].change == CHANGED;
    if (!changed)
        return 0;
    return entry_append(sentences, phase_change_make_entry(phases), error);
}

/* ---- diagnosis ---- */

#define CACHE_WORTH_NS 5000000

/* ---- are the sides alike? ---- */

/* Rows that the causes would rest on were lost, or their times are wrong. */
static void say_doubt(const struct compare_result *result, struct sentence *out)
{
    char clocks[sizeof result->verdict.unsound];
    bool lost = explainer_lost_device(result);

    sentence_init(out);
    recorded_say_notes(result, "clocks_disagree", 3, clocks, sizeof clocks);
    if (!lost && *clocks == '\0')
        return;
    sentence_text(out, lost ? result->recorded_verdict.unsound : clocks);
    sentence_capital(out);
    sentence_text(out,
                  lost ? ": device work that was lost is no change of the program, so "
                         "no cause is told."
                       : ": idle time and waits cannot be told.");
}

static int say_not_alike(const struct compare_result *result, json_t *sentences,
                         struct error *error)
{
    static const char *const kinds[] = {"device_rows_differ", "devices_differ",
                                        "world_size_differs", "few_shared_kernels"};
    static const struct entry_head head = {.kind = CAUSE_NOT_ALIKE,
                                           .certainty = "fact",
                                           .change = NAN,
                                           .share = NAN,
                                           .part = WATERFALL_PARTS};
    struct comparability notes = {.count = 0};
    CLEANUP_SENTENCE struct sentence doubt;
    int failed = 0;

    say_doubt(result, &doubt);
    if (!sentence_is_empty(&doubt))
        failed = entry_append(sentences, entry_make(&head, &doubt, json_object()), error);
    if (failed != 0 || explainer_lost_device(result))
        return failed;
    comparability_judge(result, &notes);
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        for (size_t i = 0; i < notes.count; i++)
            if (strcmp(notes.notes[i].kind, kinds[k]) == 0) {
                CLEANUP_SENTENCE struct sentence text = SENTENCE;

                sentence_text(&text, notes.notes[i].text);
                return entry_append(sentences, entry_make(&head, &text, json_object()),
                                    error);
            }
    return 0;
}

static int explain(struct store *store, const struct compare_result *result,
                   struct explanation *out, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};

    budget_begin(&budget);
    out->sentences = json_array();
    int failed = say_not_alike(result, out->sentences, error);
    if (failed == 0 && !explainer_lacks_device(result))
        failed = explain_make(store, result, &budget, out, error);
    int over = budget_look(&budget, error);
    if (over == 0 && failed == 0 && !comparability_is_same(result))
        failed = memory_peak_add(store, result, out->sentences, error);
    return over != 0 ? over : failed;
}

/* ---- kept answers ---- */

/* All that the sentences depend on, beyond the two sets. */
static void make_key(const struct compare_result *result, const char *what, char *key,
                     size_t size)
{
    XXH64_hash_t hash = result->request.naming.use_short_name +
                        2 * (XXH64_hash_t)result->request.aliases +
                        4 * (XXH64_hash_t)result->request.merge_lines;

    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];
        uint64_t *steps = arena_new(result->arena, selection->step_count, sizeof *steps);

        for (size_t i = 0; i < selection->step_count; i++)
            steps[i] = selection->steps[i];
        hash = XXH3_64bits_withSeed(steps, selection->step_count * sizeof *steps,
                                    hash + selection->step_count);
    }
    snprintf(key, size, "%s%016llx", what, (unsigned long long)hash);
}

/* NULL: none is kept. */
static json_t *take_kept(const struct store *store, const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept = BUFFER(CACHE_ANSWER_MAX + 64);

    return cache_read(store, key, &kept) && kept.length > 0
               ? json_loadb(kept.bytes, kept.length, 0, NULL)
               : NULL;
}

static void keep(const struct store *store, const struct cache_key *key,
                 const json_t *document)
{
    CLEANUP_BUFFER struct buffer answer = BUFFER(CACHE_ANSWER_MAX);
    CLEANUP_FREE char *text = json_dumps(document, JSON_COMPACT);

    if (text == NULL || json_refused())
        return;
    buffer_append_text(&answer, text);
    if (!buffer_failed(&answer))
        cache_write(store, key, &answer);
}

/* Reads {sentences, account, facts, classes} as explain() made them. */
static bool read_kept(json_t *document, struct explanation *out)
{
    out->sentences = json_incref(json_object_get(document, "sentences"));
    out->account = json_incref(json_object_get(document, "account"));
    out->facts = json_incref(json_object_get(document, "facts"));
    out->classes = json_incref(json_object_get(document, "classes"));
    json_decref(document);
    if (json_is_array(out->sentences))
        return true;
    explain_free(out);
    return false;
}

/* Fills the sentences, the account, the facts and the classes of the result. */
static int add_explanation(struct store *store, struct compare_result *result,
                           struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    CLEANUP(explain_free) struct explanation made = {0};
    char text[64];

    make_key(result, "account", text, sizeof text);
    const struct cache_key key = {result->view[PAIR_CONTROL].id,
                                  result->view[PAIR_TEST].id, text};
    if (!read_kept(take_kept(store, &key), &made)) {
        int failed = explain(store, result, &made, error);

        if (failed != 0)
            return failed;
        if (clock_monotonic_ns() - start_ns > CACHE_WORTH_NS) {
            json_t *document = json_pack("{s:O, s:O?, s:O?, s:O?}", "sentences",
                                         made.sentences, "account", made.account, "facts",
                                         made.facts, "classes", made.classes);

            if (document != NULL)
                keep(store, &key, document);
            json_decref(document);
        }
    }
    result->diagnosis = TAKE_PTR(made.sentences);
    result->account = TAKE_PTR(made.account);
    result->facts = TAKE_PTR(made.facts);
    result->work_classes = TAKE_PTR(made.classes);
    return 0;
}

/* The sentences on the layer and on phases, which are kept like the others. */
static int add_layer(struct store *store, struct compare_result *result,
                     struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    char text[64];

    if (result->diagnosis == NULL)
        result->diagnosis = json_array();
    make_key(result, "layer", text, sizeof text);
    const struct cache_key key = {result->view[PAIR_CONTROL].id,
                                  result->view[PAIR_TEST].id, text};
    json_t *sentences = take_kept(store, &key);
    int failed = 0;
    if (sentences == NULL) {
        sentences = json_array();
        failed = layer_add(store, result, sentences, error);
        if (failed == 0)
            failed = phase_change_add(store, result, sentences, error);
        if (failed == 0 && clock_monotonic_ns() - start_ns > CACHE_WORTH_NS)
            keep(store, &key, sentences);
    }
    if (failed == 0)
        json_array_extend(result->diagnosis, sentences);
    json_decref(sentences);
    return failed;
}

static bool wants_operators(const struct compare_result *result)
{
    enum compare_operators wanted = result->request.operators;

    return wanted == OPERATORS_ALWAYS ||
           (wanted == OPERATORS_AUTO && recorded_few_shared(&result->recorded));
}

int diagnosis_add(struct store *store, struct compare_result *result, struct error *error)
{
    struct error failure = {0};
    int failed = 0;

    if (result->diagnosis != NULL)
        return 0;
    if (result->request.diagnosis)
        failed = add_explanation(store, result, &failure);
    if (failed == 0)
        contributors_of_account(result);
    bool lost = explainer_lost_device(result);
    if (failed == 0 && result->request.layers && !lost)
        failed = add_layer(store, result, &failure);
    if (failed == 0 && result->request.diagnosis && result->diagnosis != NULL &&
        !comparability_is_same(result) && !lost)
        failed = limit_add(result, result->diagnosis, &failure);
    if (failed == 0 && result->request.contributors == COMPARE_BY_MODULE)
        failed = contributors_by_module(store, result, &failure);
    if (failed == 0 && wants_operators(result))
        failed = operators_add(store, result, &failure);
    if (failed == 0 && json_refused())
        failed = error_set_memory(&failure);
    if (failed == 0 || failed == -ERROR_TIMEOUT)
        return 0;
    if (error != NULL)
        *error = failure;
    return failed;
}
