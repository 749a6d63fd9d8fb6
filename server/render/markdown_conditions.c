/* See markdown_conditions.h. */
#include "render/markdown_conditions.h"
#include "render/compare_words.h"
#include "render/markdown_text.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#define CONDITION_WIDTH 200

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
        buffer_printf(out, " | %s | ", words[outcomes[i].outcome]);
        table_append_time(change->mean[PAIR_CONTROL], false, out);
        buffer_append_text(out, " | ");
        table_append_time(change->mean[PAIR_TEST], false, out);
        buffer_append_text(out, " | ");
        markdown_percent(change->mean[PAIR_CONTROL],
                         change->mean[PAIR_TEST] - change->mean[PAIR_CONTROL], out);
        buffer_append_text(out, " | ");
        markdown_percent(change->median, change->shift, out);
        const char *why = compare_condition_words(&outcomes[i]);
        buffer_printf(out, " | %s%s%s |\n", change->words, *why != '\0' ? ": " : "", why);
    }
}
