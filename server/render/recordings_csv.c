/* See recordings_csv.h. */
#include "render/recordings_csv.h"
#include "render/csv.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <string.h>

static void append_number(struct buffer *out, double value)
{
    if (isnan(value))
        buffer_append_char(out, ',');
    else
        buffer_printf(out, ",%.12g", value);
}

static void append_pair(struct buffer *out, const double pair[2], double divisor)
{
    append_number(out, pair[PAIR_CONTROL] / divisor);
    append_number(out, pair[PAIR_TEST] / divisor);
    append_number(out, (pair[PAIR_TEST] - pair[PAIR_CONTROL]) / divisor);
}

static void append_row(const struct recordings_result *result,
                       const struct recordings_row *row, struct buffer *out)
{
    static const double none[2] = {(double)NAN, (double)NAN};
    enum significance_measure measure = result->request.measure;
    const struct recordings_test *test = recordings_test_of(result, row);

    csv_append_text(out, row->name, strlen(row->name));
    buffer_append_char(out, ',');
    csv_append_text(out, row->category, strlen(row->category));
    buffer_append_char(out, ',');
    csv_append_words(out, trace_kind_name((enum trace_kind)row->kind));
    buffer_printf(out, ",%zu,%zu", row->recordings[0], row->recordings[1]);
    append_pair(out, row->count, 1);
    append_pair(out, row->total, 1000);
    append_pair(out, row->side == TRACE_HOST ? row->self : none, 1000);
    append_number(out, recordings_percent(test->difference));
    append_number(out, recordings_percent(test->low));
    append_number(out, recordings_percent(test->high));
    append_number(out, test->p);
    append_number(out, row->q[measure]);
    buffer_printf(out, ",%s,%s\r\n", significance_name(row->verdicts[measure]),
                  significance_calls_name(row->calls));
}

void recordings_write_csv(const struct recordings_result *result, struct buffer *out)
{
    buffer_append_text(
        out, "name,category,kind,control_recordings,test_recordings,"
             "control_counts_per_step,test_counts_per_step,diff_counts_per_step,"
             "control_per_step,test_per_step,diff_per_step,"
             "control_self_per_step,test_self_per_step,diff_self_per_step,"
             "change_percent,low_percent,high_percent,p_value,q_value,significance,"
             "calls\r\n");
    for (size_t i = 0; i < result->page_count && !budget_is_over(result->budget); i++)
        append_row(result, &result->page[i], out);
}
