/* See work_classes_table.h. */
#include "analysis/set/work_classes_table.h"

enum {
    CLASS,
    CLASS_ROWS,
    CLASS_TIME,
    CLASS_TIME_STEP,
    CLASS_SHARE,
    CLASS_RATE,
    CLASS_BYTES_RATE,
    CLASS_PER_BYTE,
    CLASS_COLUMNS
};
static const struct table_column class_columns[CLASS_COLUMNS] = {
    [CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
    [CLASS_ROWS] = {"device_rows", TABLE_INTEGER, TABLE_SUM},
    [CLASS_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},
    [CLASS_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    [CLASS_SHARE] = {"device_time_pctg", TABLE_REAL, TABLE_SUM},
    [CLASS_RATE] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    [CLASS_BYTES_RATE] = {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    [CLASS_PER_BYTE] = {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
};
const struct table_spec work_classes_spec = {"classes", class_columns, CLASS_COLUMNS};

void work_classes_write(const struct work_sums *sums, struct table *table)
{
    struct work_of_class classes[CLASS_COUNT];

    work_classes_sum(sums, classes);
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_CLASS)
            continue;
        const struct work_rates rates = work_class_rates(&classes[sum->class]);
        table_add_row(table);
        table_set_word(table, CLASS, work_class_name((enum work_class)sum->class));
        table_set_integer(table, CLASS_ROWS, (int64_t)sum->calls);
        table_set_integer(table, CLASS_TIME, sum->device);
        table_set_real(table, CLASS_TIME_STEP,
                       (double)sum->device / (double)sums->samples);
        table_set_real(table, CLASS_SHARE,
                       100 * (double)sum->device / (double)sums->device);
        table_set_real(table, CLASS_RATE, work_rates_tflops(&rates));
        table_set_real(table, CLASS_BYTES_RATE, work_rates_gigabytes(&rates));
        table_set_real(table, CLASS_PER_BYTE, work_rates_flops_per_byte(&rates));
    }
}
