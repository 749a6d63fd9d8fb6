/* See report.h. */
#include "render/report.h"

#include "render/compare_json.h"
#include "render/json.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"

/* The parts of a row that the report shows; the page derives the rest. */
/* clang-format off */
static const char *const columns[] = {
    "name", "category", "kind", "change",
    "control_counts", "test_counts", "diff_counts",
    "control_total_duration", "test_total_duration", "diff_duration",
    "control_self_duration", "test_self_duration",
    "tests", "replaces", "aliases", "calls", "calls_p_value", "calls_q_value", "control_calls", "test_calls", NULL};
/* clang-format on */

/* ---- the data ---- */

static int write_set(const struct set_info *info, const char *key, struct buffer *out,
                     struct error *error)
{
    return render_member(out, key, set_json(info, 0), error);
}

static int write_content(const void *result, size_t rows, struct buffer *out,
                         struct error *error)
{
    struct answer answer = *(const struct answer *)result; /* borrows */
    struct compare_result shown = *answer.result;

    answer.result = &shown;
    shown.page_count = rows;
    buffer_append_text(out, ",\"sets\":{");
    int status = write_set(&shown.info[PAIR_CONTROL], "control", out, error);
    if (status == 0)
        status = write_set(&shown.info[PAIR_TEST], "test", out, error);
    buffer_append_text(out, "},\"comparison\":");
    if (status == 0)
        status = compare_write_json_table(&answer, columns, out, error);
    return status;
}

int report_write(const struct answer *answer, int64_t made, struct buffer *out,
                 struct error *error)
{
    const struct compare_result *result = answer->result;
    const struct report_content content = {
        .titles = {result->info[PAIR_CONTROL].label, result->info[PAIR_TEST].label},
        .charts = true,
        .rows = result->page_count,
        .result = answer,
        .write = write_content,
    };

    return report_frame_write(&content, made, out, error);
}
