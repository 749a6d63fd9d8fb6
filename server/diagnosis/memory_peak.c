/* See memory_peak.h. */
#include "diagnosis/memory_peak.h"

#include "base/cleanup.h"
#include "diagnosis/analysis_of_sides.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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
    CLEANUP_BUFFER struct buffer name;
    buffer_init(&name, NAME_BYTES_MAX);
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

static json_t *make_entry(const struct peak_comparison *finding)
{
    CLEANUP_SENTENCE struct sentence text;
    CLEANUP_SENTENCE struct sentence brief;
    const struct peak_place *place = &finding->place;
    const struct entry_head head = {SENTENCE_MEMORY,
                                    is_large(finding) ? "fact" : "untested", NAN,
                                    share_of(finding), WATERFALL_PARTS};

    sentence_init(&text);
    sentence_init(&brief);
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

int memory_peak_add(struct store *store, const struct compare_result *result,
                    json_t *sentences, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};
    CLEANUP(peak_comparison_free) struct peak_comparison finding = {.compared = result};

    if (!result->view[0].has_memory || !result->view[1].has_memory)
        return 0;
    budget_begin(&budget);
    int failed = analysis_of_sides(store, result, "memory", false, FRAMES_MAX, &budget,
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
    json_t *entry = make_entry(&finding);
    size_t count = json_array_size(sentences);
    size_t at = is_large(&finding) && count > LARGE_AT ? LARGE_AT : count;
    return entry != NULL && json_array_insert_new(sentences, at, entry) == 0
               ? 0
               : error_set_memory(error);
}
