/* See diagnosis_text.h. */
#include "render/diagnosis_text.h"
#include "diagnosis/limit.h"
#include "diagnosis/none.h"
#include "render/markdown_text.h"
#include "render/table_text.h"

#include <jansson.h>
#include <stdio.h>

static const char *text_of(const struct compare_result *result, size_t index)
{
    const char *text = json_string_value(
        json_object_get(json_array_get(result->diagnosis, index), "text"));

    return text == NULL ? "" : text;
}

void compare_write_diagnosis(const struct compare_result *result, size_t width,
                             struct buffer *out)
{
    size_t count = json_array_size(result->diagnosis);
    const char *none = diagnosis_none_words(result);

    if (none != NULL) {
        buffer_append_char(out, '\n');
        table_wrap(none, width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
    for (size_t i = 0; i < count; i++) {
        char number[16] = "";
        bool cause = !limit_is_sentence(json_array_get(result->diagnosis, i));
        int length = cause ? snprintf(number, sizeof number, "%zu. ", i + 1) : 0;

        buffer_printf(out, "%s%s", i == 0 ? "\n" : "", number);
        table_wrap(text_of(result, i), width, (size_t)length, (size_t)length, out);
        buffer_append_char(out, '\n');
    }
}

void compare_write_markdown_diagnosis(const struct compare_result *result,
                                      struct buffer *out)
{
    size_t count = json_array_size(result->diagnosis);
    const char *none = diagnosis_none_words(result);

    if (none != NULL)
        buffer_printf(out, "\n%s\n", none);
    for (size_t i = 0; i < count; i++) {
        if (!limit_is_sentence(json_array_get(result->diagnosis, i)))
            buffer_printf(out, "%s%zu. ", i == 0 ? "\n" : "", i + 1);
        else
            buffer_append_char(out, '\n'); /* a paragraph of its own */
        markdown_sentence(text_of(result, i), out);
        buffer_append_char(out, '\n');
    }
}
