/* See series_gate_text.h. */
#include "render/series_gate_text.h"
#include "base/text.h"
#include "render/brief_lines.h"
#include "render/table_text.h"

#include <math.h>

#define NAME_WIDTH 200

static void write_outcome(const struct fail_if_condition *condition,
                          const struct series_outcome *outcome, struct buffer *out)
{
    static const char *const words[] = {[FAIL_IF_FINE] = "fine",
                                        [FAIL_IF_MET] = "FAILED",
                                        [FAIL_IF_CANNOT_JUDGE] = "cannot judge"};
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE];

    buffer_printf(out, "%s: ", words[outcome->outcome]);
    table_name(condition->text, NAME_WIDTH, out);
    if (!isnan(outcome->mean[0])) {
        table_time(outcome->mean[0], false, from);
        table_time(outcome->mean[1], false, to);
        buffer_printf(
            out, ": mean %s → %s (%s %%", from, to,
            text_number(series_percent(outcome->mean[1], outcome->mean[0]), 1, true)
                .text);
        if (!isnan(outcome->low))
            buffer_printf(out, ", between %s %% and %s %%",
                          text_number(outcome->low, 1, true).text,
                          text_number(outcome->high, 1, true).text);
        buffer_append_char(out, ')');
    }
    buffer_printf(out, ", %s%s\n", outcome->words,
                  outcome->equal_clock        ? "; at equal clock"
                  : outcome->without_profiler ? "; without the profiler"
                                              : "");
}

static void put(const char *name, const char *value, char *separator, struct buffer *out)
{
    if (value == NULL)
        return;
    buffer_printf(out, "%c%s=", *separator, name);
    brief_url_value(value, out);
    *separator = '&';
}

/* "/series?sets=…": the page with the same request. */
static void write_page(const struct series_request *request, const char *url,
                       struct buffer *out)
{
    char separator = '?';

    buffer_printf(out, "%s/series", url == NULL ? "" : url);
    put("sets", request->sets, &separator, out);
    for (const char **tag = request->tags; tag != NULL && *tag != NULL; tag++)
        put("tag", *tag, &separator, out);
    put("baseline", request->baseline, &separator, out);
    if (request->layer != NULL) {
        put("layer", request->layer, &separator, out);
        put("by", request->by == TREE_BY_HOST ? "host" : NULL, &separator, out);
    } else if (request->name != NULL) {
        put("name", request->name, &separator, out);
        put("category", request->category, &separator, out);
        put("time", request->time == 1 ? "self" : NULL, &separator, out);
    } else if (request->measure != SERIES_STEP_TIME) {
        put("measure", series_measured(request), &separator, out);
    }
    buffer_append_char(out, '\n');
}

void series_write_gate(const struct series_answer *answer,
                       const struct fail_if *conditions, const struct series_gate *gate,
                       const char *url, struct buffer *out)
{
    table_name(gate->newest->info->label, NAME_WIDTH, out);
    buffer_printf(out, " against %zu set%s of the baseline:\n", gate->baseline,
                  gate->baseline == 1 ? "" : "s");
    for (size_t i = 0; i < conditions->count; i++)
        write_outcome(&conditions->conditions[i], &gate->outcomes[i], out);
    write_page(&answer->request, url, out);
}
