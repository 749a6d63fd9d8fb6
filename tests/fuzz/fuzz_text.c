/* Any bytes as a name: unescaped as Jansson does it where that can, shown as UTF-8,
 * shortened, told its kind. */
#include "base/text.h"
#include "fuzz.h"
#include "trace/kinds.h"
#include "trace/scan.h"

#include <jansson.h>
#include <stdbool.h>
#include <string.h>

static void like_jansson(const uint8_t *raw, size_t size, const struct buffer *ours)
{
    struct buffer quoted;

    buffer_init(&quoted, size + 2);
    buffer_append_char(&quoted, '"');
    buffer_append(&quoted, raw, size);
    buffer_append_char(&quoted, '"');
    json_t *value = json_loadb(quoted.bytes, quoted.length, JSON_DECODE_ANY, NULL);
    if (value != NULL) {
        MUST(json_string_length(value) == ours->length);
        MUST(ours->length == 0 ||
             memcmp(json_string_value(value), ours->bytes, ours->length) == 0);
        json_decref(value);
    }
    buffer_free(&quoted);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct buffer text, shown, brief;
    char category[32];

    buffer_init(&text, 4 * size + 1);
    buffer_init(&shown, 12 * size + 1);
    buffer_init(&brief, 4 * size + 1);
    unescape_json(&text, data, size);
    buffer_append(&text, "", 0);
    MUST(!buffer_failed(&text) && text.length <= 2 * size);
    like_jansson(data, size, &text);
    text_append_utf8(&shown, text.bytes, text.length);
    MUST(!buffer_failed(&shown));
    MUST(shown.length == 0 || text_is_utf8(shown.bytes, shown.length));
    if (text_is_utf8(text.bytes, text.length))
        MUST(shown.length == text.length);

    trace_short_name(&brief, "kernel", text.bytes, text.length);
    MUST(!buffer_failed(&brief) && brief.length <= text.length);
    MUST(text.length == 0 || brief.length > 0);
    trace_kind_of("kernel", text.bytes, text.length, false);
    size_t length =
        trace_category_canonical(text.bytes, text.length, category, sizeof category);
    MUST(length < sizeof category && category[length] == '\0');
    MUST(trace_category_side(category) <= TRACE_NEITHER);
    buffer_free(&text);
    buffer_free(&shown);
    buffer_free(&brief);
    return 0;
}
