#include "account/entry.h"
#include "answer/answer_tables.h"
#include "answer/compare.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/run.h"
#include "store/set_pair.h"

#include <jansson.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* ---- compare words ---- */

/* The words that table and Markdown share. */

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

/* "213 operations by calls: 11 added, …; by time: 20 rows slower …": how many names and
 * rows there are, as on the page. */
static void compare_write_groups(const struct compare_result *result, struct buffer *out)
{
    bool all = result->request.change == CHANGE_ANY &&
               result->request.significant == COMPARE_EVERY_ROW;
    size_t names = 0;

    for (int change = 0; change < CHANGE_COUNT; change++)
        names += result->ops_diff[change];
    buffer_printf(out, "%zu operation%s", names, plural(names));
    if (all && result->row_count != names)
        buffer_printf(out, " in %zu rows, one for each category;", result->row_count);
    buffer_append_text(out, " by calls:");
    for (int change = 0; change < CHANGE_COUNT; change++)
        buffer_printf(out, "%s %u %s", change > 0 ? "," : "", result->ops_diff[change],
                      compare_change_words((enum compare_change)change));
    if (result->request.significance)
        buffer_printf(out, "; by time: %zu row%s slower and %zu faster", result->slower,
                      plural(result->slower), result->faster);
}

/* "too few steps: 6 are too few to tell among 431 rows"; nothing if no row of the page
 * says so. */
static void compare_write_too_few(const struct compare_result *result, struct buffer *out)
{
    const size_t *count = result->observations.count;
    bool any = false;

    for (size_t i = 0; i < result->page_count; i++) {
        const struct compare_row *row = &result->page[i];

        any = any || (compare_test(result, row)->too_few && row->change != CHANGE_ADDED &&
                      row->change != CHANGE_DELETED);
    }
    if (any)
        buffer_printf(out,
                      "too few steps: %zu are too few to judge these rows among all %zu",
                      count[0] < count[1] ? count[0] : count[1],
                      result->families[result->request.measure].tests);
}

/* Why a condition cannot be judged although there are enough steps; "" otherwise. */
static const char *compare_condition_words(const struct compare_outcome *outcome)
{
    return outcome->outcome == FAIL_IF_CANNOT_JUDGE && !isnan(outcome->change.shift)
               ? "mean and shift contradict each other"
           : outcome->change.equal_clock ? "at equal clock"
                                         : "";
}

/* ---- compare summary ---- */

#define VERDICT_COLUMN 9
#define BAR_WIDTH 10

/* ---- verdict ---- */

/* A line below the verdict, at most as long as the width. */
static void write_under(struct buffer *words, size_t width, struct buffer *out)
{
    if (words->length > 0 && !words->failed) {
        buffer_printf(out, "%*s", VERDICT_COLUMN, "");
        table_wrap(words->bytes, width, VERDICT_COLUMN, VERDICT_COLUMN, out);
        buffer_append_char(out, '\n');
    }
    buffer_clear(words);
}

static void write_means(const struct answer *answer, struct buffer *out)
{
    const struct verdict *verdict = &answer->result->verdict;

    buffer_printf(out, "mean %s %s → %s, %s", answer_time_name(answer->result),
                  text_time(verdict->mean[PAIR_CONTROL], false).text,
                  text_time(verdict->mean[PAIR_TEST], false).text,
                  text_time(verdict->change, true).text);
    if (!sentence_is_empty(&answer->verdict.basis))
        buffer_printf(out, "; %s", sentence_words(&answer->verdict.basis));
}

/* The verdict on the step time. */
static void compare_write_verdict(const struct answer *answer, bool colour, size_t width,
                                  struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words = BUFFER(4096);
    const struct verdict *verdict = &answer->result->verdict;
    const struct answer_verdict *said = &answer->verdict;
    bool certain = verdict->kind == VERDICT_SLOWER || verdict->kind == VERDICT_FASTER;

    buffer_printf(&words, "verdict: %s", sentence_words(&said->words));
    if (buffer_failed(&words))
        return;
    buffer_printf(out, "\n%s%s", table_bold(colour),
                  certain ? table_colour(colour, verdict->test.direction) : "");
    table_wrap(words.bytes, width, 0, VERDICT_COLUMN, out);
    buffer_printf(out, "%s\n", table_plain(colour));
    buffer_clear(&words);
    write_means(answer, &words);
    write_under(&words, width, out);
    buffer_append_text(&words, sentence_words(&said->recorded));
    write_under(&words, width, out);
    buffer_append_text(&words, said->caution != NULL ? said->caution : "");
    buffer_append_text(out, table_faint(colour));
    write_under(&words, width, out);
    buffer_append_text(out, table_plain(colour));
}

/* ---- causes ---- */

/* A sentence of a line of the account comes after its change and a bar. */
static void write_said(const char *number, const struct answer_line *line, bool colour,
                       const struct sentence *words, size_t width, struct buffer *out)
{
    size_t column = strlen(number);

    buffer_append_text(out, number);
    if (line != NULL) {
        int letters = (int)ceil(BAR_WIDTH * fabs(line->part));

        buffer_append_text(out, table_colour(colour && line->is_sure, line->change));
        table_right(table_time(line->change, true).text, 13, out);
        buffer_append_char(out, ' ');
        for (int i = 0; i < BAR_WIDTH; i++)
            buffer_append_text(out, i < letters ? "\xE2\x96\x88" : " ");
        buffer_printf(out, "%s ", table_plain(colour));
        column += 13 + BAR_WIDTH + 2;
    }
    table_wrap(sentence_words(words), width, column, column, out);
    buffer_append_char(out, '\n');
}

void compare_write_diagnosis(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out)
{
    if (answer->none != NULL) {
        buffer_append_char(out, '\n');
        table_wrap(answer->none, width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
    if (answer->item_count > 0)
        buffer_append_char(out, '\n');
    for (size_t i = 0; i < answer->item_count; i++) {
        const struct answer_item *item = &answer->items[i];
        bool rest = item->role == ANSWER_REST;
        char number[24] = "";

        if (item->role == ANSWER_CAUSE)
            snprintf(number, sizeof number, "%zu. ", item->number);
        buffer_append_text(out, rest ? table_faint(colour) : "");
        write_said(rest ? "   " : number, item->line, colour && !rest, &item->words,
                   width, out);
        buffer_append_text(out, rest ? table_plain(colour) : "");
    }
}

/* ---- conditions ---- */

void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out)
{
    static const char *const words[] = {[FAIL_IF_FINE] = "fine",
                                        [FAIL_IF_MET] = "FAILED",
                                        [FAIL_IF_CANNOT_JUDGE] = "cannot judge"};

    for (size_t i = 0; conditions != NULL && i < conditions->count; i++) {
        const struct compare_outcome *outcome = &outcomes[i];
        const struct fail_if_change *change = &outcome->change;
        double control = change->mean[PAIR_CONTROL], test = change->mean[PAIR_TEST];

        buffer_printf(out, "%s: ", words[outcome->outcome]);
        table_name(conditions->conditions[i].text, 200, out);
        buffer_printf(out, ": mean %s → %s", table_time(control, false).text,
                      table_time(test, false).text);
        if (control > 0)
            brief_percent(100 * (test - control) / control, out);
        buffer_printf(out, ", shift %s", table_time(change->shift, true).text);
        if (change->median > 0)
            brief_percent(100 * change->shift / change->median, out);
        const char *why = compare_condition_words(outcome);
        buffer_printf(out, ", %s%s%s\n", change->words, *why != '\0' ? "; " : "", why);
    }
}

/* ---- compare hints ---- */

/* Suggests markers for a side without steps, as text for a terminal. */

/* The marker that a side suggests; NULL: it has steps, or there is none, or a terminal
 * would show it differently. */
static const char *suggestion_of(const struct compare_result *result, int side)
{
    const struct selection *selection = &result->selection[side];
    bool has_steps = selection->pseudo_count < selection->step_count;
    const char *marker = result->view[side].suggested_marker;

    return selection->any || has_steps || result->info[side].marker != NULL ||
                   marker == NULL || !text_is_clean(marker, strlen(marker))
               ? NULL
               : marker;
}

/* An option with a name as a word of a shell. */
static void write_option(const char *option, const char *name, struct buffer *out)
{
    buffer_printf(out, " %s '", option);
    for (const char *byte = name; *byte != '\0'; byte++) {
        if (*byte == '\'')
            buffer_append_text(out, "'\\'");
        buffer_append_char(out, *byte);
    }
    buffer_append_char(out, '\'');
}

/* One hint, for both sides too. */
static void compare_write_hints(const struct compare_result *result, struct buffer *out)
{
    const char *control = suggestion_of(result, PAIR_CONTROL);
    const char *test = suggestion_of(result, PAIR_TEST);
    bool both = control != NULL && test != NULL;
    bool same = both && strcmp(control, test) == 0;
    unsigned long long rows[] = {result->view[PAIR_CONTROL].suggested_rows,
                                 result->view[PAIR_TEST].suggested_rows};

    if (control == NULL && test == NULL)
        return;
    buffer_printf(out, "hint: %s steps;",
                  both              ? "neither side has"
                  : control != NULL ? "control has no"
                                    : "test has no");
    if (control != NULL)
        write_option(same ? "--marker" : "--control-marker", control, out);
    if (test != NULL && !same)
        write_option("--test-marker", test, out);
    buffer_printf(out, " make%s steps of %llu", both && !same ? "" : "s",
                  rows[control != NULL ? PAIR_CONTROL : PAIR_TEST]);
    if (both && rows[0] != rows[1])
        buffer_printf(out, " and %llu", rows[1]);
    buffer_append_text(out, " rows\n");
}

/* ---- compare table ---- */

#define LABEL_WIDTH 80
/* The width of sentences if the output has no width. */
#define SENTENCE_WIDTH 100

static void write_side(const struct compare_result *result, enum pair_side side,
                       size_t width, struct buffer *out)
{
    /* Twelve digits are enough to find a set. */
    int digits = width < SENTENCE_WIDTH ? 12 : 32;
    size_t label = width < SENTENCE_WIDTH ? width / 3 : LABEL_WIDTH;
    const struct selection *selection = &result->selection[side];

    buffer_printf(out, "%-8s %.*s  ", side == PAIR_TEST ? "test" : "control", digits,
                  result->info[side].stored_id);
    table_name(result->info[side].label, label, out);
    buffer_printf(out, "  (%zu rank%s, %zu sample%s", selection->rank_count,
                  selection->rank_count == 1 ? "" : "s", selection->step_count,
                  selection->step_count == 1 ? "" : "s");
    if (selection->pseudo_count > 0)
        buffer_append_text(out, ", whole files");
    if (result->info[side].marker != NULL) {
        buffer_append_text(out, ", steps by ");
        table_name(result->info[side].marker, label, out);
        if (result->info[side].until == MARKER_UNTIL_NEXT)
            buffer_append_text(out, ", from one to the next");
        else if (result->info[side].marker_cover < MARKER_COVERS_ALL)
            buffer_printf(out, ", %.2g %% of the recording",
                          100 * result->info[side].marker_cover);
    }
    buffer_append_text(out, ")\n");
}

/* A sentence on separate lines. */
static void write_wrapped(const struct buffer *words, size_t width, struct buffer *out)
{
    if (words->length == 0 || words->failed)
        return;
    table_wrap(words->bytes, width, 0, 0, out);
    buffer_append_char(out, '\n');
}

/* How many rows there are, and what is not shown. */
static void write_end(const struct compare_result *result, bool steps_hidden,
                      size_t width, struct buffer *out)
{
    const int64_t *backlog = result->recorded.backlog;
    CLEANUP_BUFFER struct buffer words = BUFFER(1000);
    CLEANUP_BUFFER struct buffer few = BUFFER(1000);

    if (result->row_count == 0)
        buffer_append_text(&words, "No row passes the filters. ");
    if (result->page_count < result->row_count)
        buffer_printf(&words, "%zu of %zu rows; --limit shows more. ", result->page_count,
                      result->row_count);
    if (steps_hidden && result->row_count < result->rows_before_filters)
        buffer_printf(&words,
                      "Without the rows of the steps themselves (" COMPARE_STEP_ROWS
                      ")%s: --step-rows shows them. ",
                      backlog[0] > 0 || backlog[1] > 0
                          ? " and the device's backlog (" COMPARE_BACKLOG_ROWS ")"
                          : "");
    if (result->request.measure == SIGNIFICANCE_SELF)
        buffer_append_text(&words, "Host rows: without the calls inside them; --measure "
                                   "total counts those too.");
    write_wrapped(&words, width, out);
    compare_write_too_few(result, &few);
    write_wrapped(&few, width, out);
}

void compare_write_table(const struct answer *answer, const struct compare_look *look,
                         struct buffer *out)
{
    const struct compare_result *result = answer->result;
    CLEANUP_BUFFER struct buffer groups = BUFFER(1000);
    bool colour = look->colour;
    size_t width = look->width == SIZE_MAX ? SENTENCE_WIDTH : look->width;

    write_side(result, PAIR_CONTROL, width, out);
    write_side(result, PAIR_TEST, width, out);
    comparability_write_table(&answer->notes, colour, width, out);
    commits_write_table(&answer->commits, width, out);
    compare_write_verdict(answer, colour, width, out);
    compare_write_hints(result, out);
    compare_write_diagnosis(answer, colour, width, out);
    answer_table_write_text(&answer->step, colour, width, out);
    answer_table_write_text(&answer->classes, colour, width, out);
    answer_table_write_text(&answer->operators, colour, width, out);
    answer_table_write_text(&answer->replacements, colour, width, out);
    buffer_append_char(out, '\n');
    compare_write_groups(result, &groups);
    write_wrapped(&groups, width, out);
    answer_table_write_text(&answer->rows, colour, look->width, out);
    write_end(result, look->steps_hidden, width, out);
}

/* ---- compare brief ---- */

#define LABEL_BYTES 60
#define NAME_BYTES 90
#define CAUSE_BYTES 420
#define CHOICE_BYTES 170 /* longer ranks, steps and markers are not in the links */
#define QUERY_BYTES_MAX ((size_t)1 << 17)
#define CAUSE_ROWS_SHOWN 2
#define RANKS_SHOWN 8

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

static void brief_write_said(struct brief_lines *lines, const char *key,
                             const struct sentence *sentence)
{
    brief_line(lines, key);
    brief_sentence(sentence, CAUSE_BYTES, &lines->line);
    brief_line_end(lines);
}

/* ---- what was compared ---- */

static void brief_write_side(const struct compare_result *result, enum pair_side side,
                             struct brief_lines *lines)
{
    const struct selection *selection = &result->selection[side];
    struct buffer *out = &lines->line;

    brief_line(lines, sides[side]);
    brief_name(result->info[side].label, LABEL_BYTES, out);
    buffer_printf(out, " set %s, rank%s ", result->info[side].id,
                  plural(selection->rank_count));
    for (size_t i = 0; i < selection->rank_count && i < RANKS_SHOWN; i++)
        buffer_printf(out, "%s%lld", i > 0 ? "," : "", (long long)selection->ranks[i]);
    if (selection->rank_count > RANKS_SHOWN)
        buffer_printf(out, ",… (%zu)", selection->rank_count);
    buffer_printf(out, ", %zu sample%s", selection->step_count,
                  plural(selection->step_count));
    if (selection->number_count > 0)
        buffer_printf(out, " of %zu step%s (%lld", selection->number_count,
                      plural(selection->number_count), (long long)selection->numbers[0]);
    if (selection->number_count > 1)
        buffer_printf(out, " to %lld",
                      (long long)selection->numbers[selection->number_count - 1]);
    buffer_append_text(out, selection->number_count > 0 ? ")" : "");
    if (selection->pseudo_count > 0 && selection->pseudo_count == selection->step_count)
        buffer_append_text(out, selection->step_count == 1 ? ": the whole recording"
                                                           : ": whole recordings");
    else if (selection->pseudo_count > 0)
        buffer_printf(out, ", %zu of them whole recordings", selection->pseudo_count);
    if (result->info[side].marker != NULL) {
        buffer_append_text(out, ", steps made of ");
        brief_name(result->info[side].marker, LABEL_BYTES, out);
        if (result->info[side].until == MARKER_UNTIL_NEXT)
            buffer_append_text(out, ", each from one to the next");
        else if (result->info[side].marker_cover < MARKER_COVERS_ALL)
            buffer_printf(out, ", %.2g %% of the recording",
                          100 * result->info[side].marker_cover);
    }
    brief_line_end(lines);
}

static void write_verdict(const struct answer *answer, struct brief_lines *lines)
{
    const struct verdict *verdict = &answer->result->verdict;
    const struct answer_verdict *said = &answer->verdict;

    brief_say(lines, "verdict", "%s", verdict_name(verdict->kind));
    brief_write_said(lines, "verdict_words", &said->words);
    brief_line(lines, "time");
    buffer_printf(&lines->line, "mean %s, ", answer_time_name(answer->result));
    brief_change(verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST], verdict->change,
                 &lines->line);
    brief_line_end(lines);
    if (verdict->has_interval && !sentence_is_empty(&said->basis)) {
        brief_say(lines, "certainty", "%s", sentence_words(&said->basis));
    }
    if (!sentence_is_empty(&said->recorded))
        brief_write_said(lines, "recorded", &said->recorded);
    if (said->caution != NULL) {
        brief_say(lines, "caution", "%s", said->caution);
    }
}

/* ---- links ---- */

static void append_member(const char *side, const char *name, const char *value,
                          struct buffer *out)
{
    if (value == NULL || *value == '\0' || strcmp(value, "all") == 0)
        return;
    buffer_printf(out, "&%s_%s=", side, name);
    brief_url_value(value, out);
}

bool compare_brief_choose(const struct side_request request[2],
                          const char *const markers[2], struct buffer *out)
{
    size_t before = out->length;

    for (int side = 0; side < 2; side++) {
        append_member(sides[side], "ranks", request[side].ranks, out);
        append_member(sides[side], "steps", request[side].steps, out);
        append_member(sides[side], "marker", markers[side], out);
        if (markers[side] != NULL && *markers[side] != '\0')
            append_member(sides[side], "marker_until",
                          marker_until_words[request[side].until], out);
    }
    if (buffer_failed(out) || out->length - before <= CHOICE_BYTES)
        return true;
    out->length = before;
    out->bytes[before] = '\0';
    return false;
}

/* The query of every page of the pair; false if the selection does not fit. */
static bool make_query(const struct compare_result *result, struct buffer *out)
{
    const struct compare_request *request = &result->request;

    buffer_printf(out, "control=%s&test=%s", result->info[PAIR_CONTROL].id,
                  result->info[PAIR_TEST].id);
    bool whole = compare_brief_choose(
        request->side,
        (const char *const[]){result->info[0].marker, result->info[1].marker}, out);
    if (request->naming.use_short_name)
        buffer_append_text(out, "&use_short_name=true");
    if (!request->naming.merge_addresses)
        buffer_append_text(out, "&merge_addresses=false");
    if (!request->aliases)
        buffer_append_text(out, "&aliases=false");
    if (!request->merge_lines)
        buffer_append_text(out, "&merge_lines=false");
    return whole;
}

static void write_links(const char *base, const char *query, bool whole,
                        struct brief_lines *lines)
{
    static const char *const links[][2] = {
        {"link.page", "/compare?%s"},
        {"link.operation", "/compare/op?%s&row=ID"},
        {"link.tree", "/tree?%s"},
        {"link.timeline", "/timeline?%s"},
    };

    for (size_t i = 0; i < sizeof links / sizeof links[0]; i++) {
        const char *place = strstr(links[i][1], "%s");

        brief_line(lines, links[i][0]);
        buffer_append_text(&lines->line, base);
        buffer_append(&lines->line, links[i][1], (size_t)(place - links[i][1]));
        buffer_append_text(&lines->line, query);
        buffer_append_text(&lines->line, place + 2);
        brief_line_end(lines);
    }
    brief_line(lines, "link.help");
    buffer_append_text(
        &lines->line, whole ? "paths on the dashboard (tracediff serve); ID is the id "
                              "of a row"
                            : "paths on the dashboard (tracediff serve); ID is the id of "
                              "a row; the selection is too long for them, so they show "
                              "all ranks and steps");
    brief_line_end(lines);
}

/* ---- causes ---- */

/* The page that shows a kind of cause best. */
static const char *page_of(const char *kind, bool has_row)
{
    static const char *const timeline[] = {
        "host_late",    "waiting", "transfer", "overlap",           "dependency",
        "single_steps", "streams", "input",    "garbage_collection"};

    if (strcmp(kind, "layer") == 0)
        return "tree";
    for (size_t i = 0; i < sizeof timeline / sizeof timeline[0]; i++)
        if (strcmp(kind, timeline[i]) == 0)
            return "timeline";
    return has_row ? "operation" : "page";
}

/* ", rank 2", ", ranks 0,1" */
static void append_wholes(const char *name, const json_t *list, struct buffer *out)
{
    size_t count = json_array_size(list);

    if (count > 0)
        buffer_printf(out, ", %s%s ", name, plural(count));
    for (size_t i = 0; i < count && i < RANKS_SHOWN; i++)
        buffer_printf(out, "%s%lld", i == 0 ? "" : ",",
                      (long long)json_integer_value(json_array_get(list, i)));
    if (count > RANKS_SHOWN)
        buffer_printf(out, ",… (%zu)", count);
}

static void write_rows(const char *key, const struct answer_item *item,
                       struct brief_lines *lines)
{
    const json_t *rows = json_object_get(item->entry, "rows");

    for (size_t i = 0; i < json_array_size(rows) && i < CAUSE_ROWS_SHOWN; i++) {
        const json_t *row = json_array_get(rows, i);
        char id[ROW_ID_SIZE];

        row_id_write(entry_word(row, "name"), entry_word(row, "category"), id);
        brief_line_of(lines, key, item->number, i == 0 ? ".row.1" : ".row.2");
        buffer_printf(&lines->line, "id %s ", id);
        brief_name(entry_word(row, "name"), NAME_BYTES, &lines->line);
        brief_line_end(lines);
    }
}

/* A cause, or a line of the account that no cause tells: with the others it adds up to
 * the change. `per`: " per step", or nothing. */
static void write_item(const struct answer_item *item, const char *per,
                       struct brief_lines *lines)
{
    bool cause = item->role == ANSWER_CAUSE;
    const char *key = cause ? "cause" : "account";
    struct buffer *out = &lines->line;

    brief_line_of(lines, key, item->number, "");
    buffer_printf(out, "%s, %s", item->kind, item->certainty);
    if (!isnan(item->change))
        buffer_printf(out, ", %s%s", text_time(item->change, true).text, per);
    if (!isnan(item->share))
        buffer_printf(out, ", %.0f %% of the change", 100 * item->share);
    append_wholes("rank", json_object_get(item->entry, "ranks"), out);
    append_wholes("step", json_object_get(item->entry, "steps"), out);
    if (cause)
        buffer_printf(out, ", look at link.%s",
                      page_of(item->kind,
                              json_array_size(json_object_get(item->entry, "rows")) > 0));
    brief_line_end(lines);
    brief_line_of(lines, key, item->number, ".text");
    brief_sentence(&item->words, CAUSE_BYTES, out);
    brief_line_end(lines);
    write_rows(key, item, lines);
}

static void write_items(const struct answer *answer, struct brief_lines *lines)
{
    const char *per = answer_has_steps(answer->result) ? " per step" : "";

    if (answer->none != NULL) {
        brief_say(lines, "cause", "%s", answer->none);
    }
    for (size_t i = 0; i < answer->item_count; i++)
        if (answer->items[i].role == ANSWER_LIMIT)
            brief_write_said(lines, answer->items[i].kind, &answer->items[i].words);
        else
            write_item(&answer->items[i], per, lines);
}

/* ---- the rest ---- */

static void write_rows_head(const struct compare_result *result,
                            struct brief_lines *lines)
{
    if (result->row_count == 0)
        return;
    brief_line(lines, "rows");
    buffer_printf(&lines->line, "%s%s; ",
                  answer_is_per_step(result) ? "calls and times are means per step"
                                             : "totals over all samples",
                  result->request.measure == SIGNIFICANCE_SELF
                      ? ", host operations by self time"
                      : "");
    compare_write_groups(result, &lines->line);
    brief_line_end(lines);
}

void compare_write_brief(const struct answer *answer, const char *base,
                         struct buffer *out)
{
    const struct compare_result *result = answer->result;
    CLEANUP_BUFFER struct buffer query = BUFFER(QUERY_BYTES_MAX);
    struct brief_lines lines;

    bool whole = make_query(result, &query);
    if (buffer_failed(&query)) {
        out->failed = true;
        return;
    }
    brief_lines_begin(&lines, BRIEF_BYTES_MAX, out);
    brief_say(&lines, "note", "%s", BRIEF_NOTE);
    for (int side = 0; side < 2; side++)
        brief_write_side(result, (enum pair_side)side, &lines);
    write_verdict(answer, &lines);
    comparability_write_brief(&answer->notes, &lines);
    write_links(base, query.bytes, whole, &lines);
    write_items(answer, &lines);
    answer_table_write_brief(&answer->step, "part", &lines);
    write_rows_head(result, &lines);
    answer_table_write_brief(&answer->rows, "row", &lines);
    answer_table_write_brief(&answer->replacements, "replaced", &lines);
    brief_lines_end(&lines);
}

/* ---- markdown conditions ---- */

#define CONDITION_WIDTH 200

/* Appends a change in % of the control, "+3.1 %"; nothing if that is unknown. */
static void markdown_percent(double control, double change, struct buffer *out)
{
    if (control > 0 && isfinite(change))
        buffer_append_text(out, text_percent_change(100 * change / control).text);
}

void markdown_write_conditions(const struct fail_if *conditions,
                               const struct compare_outcome *outcomes, struct buffer *out)
{
    static const char *const words[] = {[FAIL_IF_FINE] = "fine",
                                        [FAIL_IF_MET] = "**fails**",
                                        [FAIL_IF_CANNOT_JUDGE] = "cannot judge"};

    if (conditions == NULL)
        return;
    buffer_append_text(out, "\n| condition | | control | test | mean | shift | |\n"
                            "|---|---|---:|---:|---:|---:|---|\n");
    for (size_t i = 0; i < conditions->count; i++) {
        const struct fail_if_change *change = &outcomes[i].change;

        buffer_append_text(out, "| ");
        markdown_code(conditions->conditions[i].text, CONDITION_WIDTH, out);
        buffer_printf(out, " | %s | %s | %s | ", words[outcomes[i].outcome],
                      text_time(change->mean[PAIR_CONTROL], false).text,
                      text_time(change->mean[PAIR_TEST], false).text);
        markdown_percent(change->mean[PAIR_CONTROL],
                         change->mean[PAIR_TEST] - change->mean[PAIR_CONTROL], out);
        buffer_append_text(out, " | ");
        markdown_percent(change->median, change->shift, out);
        const char *why = compare_condition_words(&outcomes[i]);
        buffer_printf(out, " | %s%s%s |\n", change->words, *why != '\0' ? ": " : "", why);
    }
}

/* ---- the verdict ---- */

static void markdown_write_verdict(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct verdict *verdict = &result->verdict;
    const struct answer_verdict *said = &answer->verdict;
    char name[24];

    buffer_append_text(out, "### ");
    markdown_inline_code(result->info[PAIR_CONTROL].label, LABEL_WIDTH, out);
    buffer_append_text(out, " → ");
    markdown_inline_code(result->info[PAIR_TEST].label, LABEL_WIDTH, out);
    buffer_append_text(out, ": ");
    markdown_sentence(&said->words, false, out);
    snprintf(name, sizeof name, "%s", answer_time_name(result));
    name[0] = (char)(name[0] - 'a' + 'A');
    buffer_printf(out, "\n\n%s %s → %s, **%s**, means", name,
                  text_time(verdict->mean[PAIR_CONTROL], false).text,
                  text_time(verdict->mean[PAIR_TEST], false).text,
                  text_time(verdict->change, true).text);
    if (verdict->has_interval && !sentence_is_empty(&said->basis)) {
        buffer_append_text(out, "; ");
        markdown_sentence(&said->basis, false, out);
    }
    buffer_append_text(out, ".\n");
    if (!sentence_is_empty(&said->recorded)) {
        buffer_append_text(out, "\n");
        markdown_sentence(&said->recorded, false, out);
        buffer_append_text(out, "\n");
    }
    if (said->caution != NULL)
        buffer_printf(out, "\n<sub>%s</sub>\n", said->caution);
}

/* ---- causes ---- */

/* The change of a line of the account, before its sentence. */
static void write_change(const struct answer_line *line, struct buffer *out)
{
    if (line != NULL)
        buffer_printf(out, line->is_sure ? "**%s** " : "%s ",
                      text_time(line->change, true).text);
}

void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out)
{
    if (answer->none != NULL)
        buffer_printf(out, "\n%s\n", answer->none);
    for (size_t i = 0; i < answer->item_count; i++) {
        const struct answer_item *item = &answer->items[i];

        if (i == 0 || item->role == ANSWER_LIMIT)
            buffer_append_char(out, '\n'); /* a list, or a paragraph of its own */
        if (item->role == ANSWER_CAUSE)
            buffer_printf(out, "%zu. ", item->number);
        else if (item->role == ANSWER_REST)
            buffer_append_text(out, "- ");
        write_change(item->line, out);
        markdown_sentence(&item->words, false, out);
        buffer_append_char(out, '\n');
    }
}

/* ---- rows ---- */

static void write_groups(const struct compare_result *result, struct buffer *out)
{
    buffer_append_char(out, '\n');
    compare_write_groups(result, out);
    buffer_append_text(out, ".\n");
}

static void write_too_few(const struct compare_result *result, struct buffer *out)
{
    size_t before = out->length;

    buffer_append_char(out, '\n');
    compare_write_too_few(result, out);
    if (out->length > before + 1)
        buffer_append_text(out, ".\n");
    else
        out->length = before;
}

void compare_write_markdown(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct answer_table *const tables[] = {
        &answer->step,    &answer->operators, &answer->replacements,
        &answer->classes, &answer->rows,      NULL};

    markdown_write_verdict(answer, out);
    compare_write_markdown_diagnosis(answer, out);
    comparability_write_markdown(&answer->notes, out);
    commits_write_markdown(&answer->commits, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    for (size_t i = 0; tables[i] != &answer->classes; i++)
        answer_table_write_markdown(tables[i], tables, out);
    if (answer->classes.row_count > 0) {
        buffer_append_text(out, "\n<details><summary>Classes of work</summary>\n");
        answer_table_write_markdown(&answer->classes, tables, out);
        buffer_append_text(out, "\n</details>\n");
    }
    write_groups(result, out);
    if (answer->rows.row_count > 0) {
        buffer_append_text(out, "\n<details><summary>The largest changes</summary>\n");
        answer_table_write_markdown(&answer->rows, tables, out);
        write_too_few(result, out);
        buffer_append_text(out, "\n</details>\n");
    }
    if (result->page_count < result->row_count)
        buffer_printf(out, "\n%zu of %zu rows%s.\n", result->page_count,
                      result->row_count,
                      answer_is_per_step(result) ? "" : ", totals over all samples");
}

/* ---- compare csv ---- */

/* A spreadsheet might run a name from a trace as a formula. The other text columns hold
 * words of our own, among them + - =. */
static void write_text(struct statement *row, size_t column, struct buffer *out)
{
    size_t length;
    const char *text = statement_text(row, (int)column, &length);

    if (column == COL_NAME || column == COL_CATEGORY || column == COL_REPLACES ||
        column == COL_NAMES)
        csv_append_text(out, text, length);
    else
        csv_append_words(out, text);
}

static void write_number(struct statement *row, size_t column, struct buffer *out)
{
    enum compare_type type = compare_columns[column].type;
    double value = statement_double(row, (int)column);

    if (!isfinite(value))
        return;
    /* Whole nanoseconds are written exactly. */
    if (type == COLUMN_TIME && value == trunc(value) && fabs(value) < 9007199254740992.0)
        text_append_us(out, (int64_t)value);
    else if (type == COLUMN_TIME)
        buffer_printf(out, "%.15g", value / 1000);
    else if (type == COLUMN_COUNT)
        buffer_printf(out, "%.0f", value);
    else
        buffer_printf(out, "%.15g", value);
}

static void write_row(struct statement *row, size_t columns, struct buffer *out)
{
    for (size_t column = 0; column < columns; column++) {
        if (column > 0)
            buffer_append_char(out, ',');
        if (compare_column_is_text(column))
            write_text(row, column, out);
        else
            write_number(row, column, out);
    }
    buffer_append_text(out, "\r\n");
}

int compare_write_csv(const struct compare_result *result, struct buffer *out,
                      struct error *error)
{
    size_t columns[COL_SHOWN];
    /* The columns of work are the last ones. */
    size_t count = result->request.work ? COL_SHOWN : COL_MORE_WORK;
    CLEANUP_STATEMENT struct statement row = {0};

    for (size_t column = 0; column < count; column++) {
        columns[column] = column;
        buffer_printf(out, "%s%s", column > 0 ? "," : "", compare_columns[column].name);
    }
    buffer_append_text(out, "\r\n");
    int failed = compare_ask_rows(result, result->page, result->page_count, columns,
                                  count, &row, error);
    while (failed == 0 && !buffer_failed(out)) {
        int there = statement_step(&row, error);
        if (there <= 0)
            return there;
        write_row(&row, count, out);
    }
    return failed;
}
