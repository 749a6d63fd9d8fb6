/* See answer_classes.h. */
#include "answer/answer_classes.h"

#include <jansson.h>
#include <math.h>

static double number_of(const json_t *entry, const char *key)
{
    const json_t *number = json_object_get(entry, key);

    return json_is_number(number) ? json_number_value(number) : NAN;
}

/* The number of both sides. */
static struct answer_cell both_of(const json_t *entry, const char *control,
                                  const char *test)
{
    return (struct answer_cell){.number = number_of(entry, control),
                                .more = {number_of(entry, test)}};
}

bool answer_table_of_classes(const struct compare_result *result,
                             struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"class of work", ANSWER_LABEL, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED},
        {"% of device", ANSWER_COUNTS, ANSWER_WISHED},
        {"TFLOP/s", ANSWER_COUNTS, ANSWER_WISHED},
        {"% of peak", ANSWER_COUNTS, ANSWER_WISHED},
        {"GB/s, at least", ANSWER_COUNTS, ANSWER_WISHED},
        {"FLOPs per byte, at most", ANSWER_COUNTS, ANSWER_WISHED}};
    const json_t *list = json_object_get(result->work_classes, "classes");
    const double divisor[2] = {answer_divisor(result, PAIR_CONTROL),
                               answer_divisor(result, PAIR_TEST)};

    *out = (struct answer_table){
        .title = answer_is_per_step(result)
                     ? "device time by class of work, mean per step, not tested"
                     : "device time by class of work, not tested",
        .all = json_array_size(list)};
    if (!answer_table_begin(out, columns, sizeof columns / sizeof *columns, out->all))
        return false;
    for (; out->row_count < out->all; out->row_count++) {
        const json_t *entry = json_array_get(list, out->row_count);
        struct answer_row *row = &out->rows[out->row_count];
        struct answer_cell *cells = row->cells;
        double control =
            1000 * number_of(entry, "control_total_duration") / divisor[PAIR_CONTROL];
        double test = 1000 * number_of(entry, "test_total_duration") / divisor[PAIR_TEST];

        row->is_part = true;
        cells[0].text = json_string_value(json_object_get(entry, "class"));
        answer_set_times(cells + 1, control, test, test - control);
        cells[5] = both_of(entry, "control_share", "test_share");
        cells[6] = both_of(entry, "control_tflops_per_s", "test_tflops_per_s");
        cells[7] = both_of(entry, "control_peak_pctg", "test_peak_pctg");
        cells[8] = both_of(entry, "control_gb_per_s_at_least", "test_gb_per_s_at_least");
        cells[9] = both_of(entry, "control_flops_per_byte_at_most",
                           "test_flops_per_byte_at_most");
    }
    return answer_table_end(out);
}
