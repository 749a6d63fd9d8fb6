/* See set_tag.h. */
#include "store/catalogue/set_tag.h"

#include "base/error.h"
#include "base/text.h"

#include <string.h>

int set_tag_check(const char *text, struct error *error)
{
    size_t length = strlen(text);

    if (length == 0 || length > SET_TAG_BYTES_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "a tag must have 1 to %zu bytes, not %zu", SET_TAG_BYTES_MAX,
                         length);
    if (!text_is_utf8(text, length) || !text_is_clean(text, length))
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "a tag must be UTF-8 without control characters");
    if (text[0] == ' ' || text[length - 1] == ' ')
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "the tag \"%s\" begins or ends with a blank", text);
    return 0;
}
