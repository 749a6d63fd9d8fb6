/* See recordings_report.h. */
#include "render/recordings_report.h"
#include "base/cleanup.h"
#include "render/recordings_json.h"
#include "render/recordings_words.h"
#include "store/set/set_pair.h"

#define TITLE_MAX ((size_t)1 << 16)

static int write_content(const void *result, size_t rows, struct buffer *out,
                         struct error *error)
{
    struct recordings_result shown = *(const struct recordings_result *)result;

    shown.page_count = rows; /* all else is borrowed */
    buffer_append_text(out, ",\"comparison\":");
    return recordings_write_json(&shown, out, error);
}

int recordings_write_report(const struct recordings_result *result, int64_t made,
                            struct buffer *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer control;
    CLEANUP_BUFFER struct buffer test;

    buffer_init(&control, TITLE_MAX);
    buffer_init(&test, TITLE_MAX);
    recordings_write_title(result, PAIR_CONTROL, &control);
    recordings_write_title(result, PAIR_TEST, &test);
    if (buffer_failed(&control) || buffer_failed(&test))
        return error_set_memory(error);
    const struct report_content content = {
        .titles = {control.bytes, test.bytes},
        .charts = false,
        .rows = result->page_count,
        .result = result,
        .write = write_content,
    };
    return report_frame_write(&content, made, out, error);
}
