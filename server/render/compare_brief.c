/* See compare_brief.h. */
#include "render/compare_brief.h"

#include "analysis/compare/row_id.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "render/answer_table_brief.h"
#include "render/brief_lines.h"
#include "render/comparability_text.h"
#include "render/compare_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <jansson.h>
#include <math.h>
#include <string.h>

#define LABEL_BYTES 60
#define NAME_BYTES 90
#define CAUSE_BYTES 420
#define CHOICE_BYTES 170 /* longer ranks, steps and markers are not in the links */
#define QUERY_BYTES_MAX ((size_t)1 << 17)
#define CAUSE_ROWS_SHOWN 2
#define RANKS_SHOWN 8

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

static void write_said(struct brief_lines *lines, const char *key,
                       const struct sentence *sentence)
{
    brief_line(lines, key);
    brief_sentence(sentence, CAUSE_BYTES, &lines->line);
    brief_line_end(lines);
}

/* ---- what was compared ---- */

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

static void write_side(const struct compare_result *result, enum pair_side side,
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
    }
    brief_line_end(lines);
}

static void write_verdict(const struct answer *answer, struct brief_lines *lines)
{
    const struct verdict *verdict = &answer->result->verdict;
    const struct answer_verdict *said = &answer->verdict;

    brief_line(lines, "verdict");
    buffer_append_text(&lines->line, verdict_name(verdict->kind));
    brief_line_end(lines);
    write_said(lines, "verdict_words", &said->words);
    brief_line(lines, "time");
    buffer_printf(&lines->line, "mean %s, ", answer_time_name(answer->result));
    brief_change(verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST], verdict->change,
                 &lines->line);
    brief_line_end(lines);
    if (verdict->has_interval && !sentence_is_empty(&said->basis)) {
        brief_line(lines, "certainty");
        buffer_append_text(&lines->line, sentence_words(&said->basis));
        brief_line_end(lines);
    }
    if (!sentence_is_empty(&said->recorded))
        write_said(lines, "recorded", &said->recorded);
    if (said->caution != NULL) {
        brief_line(lines, "caution");
        buffer_append_text(&lines->line, said->caution);
        brief_line_end(lines);
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
    if (request->use_short_name)
        buffer_append_text(out, "&use_short_name=true");
    if (!request->merge_addresses)
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
    if (!isnan(item->change)) {
        buffer_append_text(out, ", ");
        table_append_time(item->change, true, out);
        buffer_append_text(out, per);
    }
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
        brief_line(lines, "cause");
        buffer_append_text(&lines->line, answer->none);
        brief_line_end(lines);
    }
    for (size_t i = 0; i < answer->item_count; i++)
        if (answer->items[i].role == ANSWER_LIMIT)
            write_said(lines, answer->items[i].kind, &answer->items[i].words);
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
    CLEANUP_BUFFER struct buffer query;
    struct brief_lines lines;

    buffer_init(&query, QUERY_BYTES_MAX);
    bool whole = make_query(result, &query);
    if (buffer_failed(&query)) {
        out->failed = true;
        return;
    }
    brief_lines_begin(&lines, BRIEF_BYTES_MAX, out);
    brief_line(&lines, "note");
    buffer_append_text(&lines.line, BRIEF_NOTE);
    brief_line_end(&lines);
    for (int side = 0; side < 2; side++)
        write_side(result, (enum pair_side)side, &lines);
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
