/* See series_csv.h. */
#include "render/series_csv.h"
#include "analysis/series/series_machine.h"
#include "base/clock.h"
#include "base/json_out.h"
#include "render/csv.h"

#include <math.h>
#include <string.h>

static void write_us(double ns, struct buffer *out)
{
    buffer_append_char(out, ',');
    if (!isnan(ns))
        json_out_us(out, ns);
}

static void write_real(double value, struct buffer *out)
{
    buffer_append_char(out, ',');
    if (!isnan(value))
        json_out_number(out, value);
}

/* The direction of the change that this set begins; "" if it begins none. */
static const char *change_at(const struct series_answer *answer, size_t set)
{
    for (size_t i = 0; i < answer->change_count; i++)
        if (answer->changes[i].at == set)
            return answer->levels[i + 1].median > answer->levels[i].median ? "slower"
                                                                           : "faster";
    return "";
}

static void write_set(const struct series_answer *answer, size_t index,
                      struct buffer *out)
{
    const struct series_set *set = answer->sets[index];
    const struct waterfall_sums *sums = &set->times.sums;
    char recorded[21] = "";

    if (set->times.recorded_ns != 0)
        clock_format_utc(set->times.recorded_ns / INT64_C(1000000000), recorded);
    buffer_printf(out, "%s,", set->info->id);
    csv_append_text(out, set->info->label, strlen(set->info->label));
    buffer_printf(out, ",%s,%zu,%zu", recorded, set->times.samples, set->times.count);
    write_us(set->median, out);
    write_us(set->has_interval ? (double)set->low : (double)NAN, out);
    write_us(set->has_interval ? (double)set->high : (double)NAN, out);
    write_us(sums->samples > 0 ? (double)sums->step / (double)sums->samples : (double)NAN,
             out);
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++)
        write_us(series_part(set, part), out);
    write_us(set->times.recorded.steps.mean, out);
    buffer_append_char(out, ',');
    csv_append_text(out, set->times.recorded.commit, strlen(set->times.recorded.commit));
    buffer_printf(out, ",%s", change_at(answer, index));
    if (answer->request.machine) {
        const struct series_machine *machine = &set->machine;

        write_real(100 * (series_machine_level(answer, index) - 1), out);
        write_real(machine->known ? 100 * machine->diff : (double)NAN, out);
        write_real(machine->known ? 100 * machine->low : (double)NAN, out);
        write_real(machine->known ? 100 * machine->high : (double)NAN, out);
    }
    buffer_append_text(out, "\r\n");
}

void series_write_csv(const struct series_answer *answer, struct buffer *out)
{
    buffer_append_text(out, "id,label,recorded,samples,observations,median_us,low_us,"
                            "high_us,mean_step_time_us");
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++)
        buffer_printf(out, ",%s_us", waterfall_part_name(part));
    buffer_append_text(out, ",without_profiler_us,commit,change");
    if (answer->request.machine)
        buffer_append_text(out, ",machine_curve_percent,machine_percent,"
                                "machine_low_percent,machine_high_percent");
    buffer_append_text(out, "\r\n");
    for (size_t i = 0; i < answer->count; i++)
        write_set(answer, i, out);
}
