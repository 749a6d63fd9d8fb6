/* See arguments_list.h. */
#include "analysis/work/arguments_list.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static struct arguments_text trimmed(struct arguments_text text)
{
    while (text.length > 0 && is_blank(text.bytes[0])) {
        text.bytes++;
        text.length--;
    }
    while (text.length > 0 && is_blank(text.bytes[text.length - 1]))
        text.length--;
    return text;
}

/* The text between the brackets of a list. */
static bool open_list(struct arguments_text list, struct arguments_text *inside)
{
    struct arguments_text text = trimmed(list);

    if (text.length < 2 || text.bytes[0] != '[' || text.bytes[text.length - 1] != ']')
        return false;
    *inside = trimmed((struct arguments_text){text.bytes + 1, text.length - 2});
    return true;
}

/* The length of the first element in the text inside a list. */
static size_t element_length(struct arguments_text inside)
{
    size_t depth = 0;
    bool in_string = false;

    for (size_t i = 0; i < inside.length; i++) {
        char c = inside.bytes[i];

        if (in_string) {
            if (c == '\\')
                i++;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            depth++;
        } else if ((c == ']' || c == '}') && depth > 0) {
            depth--;
        } else if (c == ',' && depth == 0) {
            return i;
        }
    }
    return inside.length;
}

static struct arguments_text without_quotes(struct arguments_text text)
{
    if (text.length >= 2 && text.bytes[0] == '"' && text.bytes[text.length - 1] == '"') {
        text.bytes++;
        text.length -= 2;
    }
    return trimmed(text);
}

/* Takes the first element off. False: none is left. */
static bool next_element(struct arguments_text *inside, bool *more,
                         struct arguments_text *out)
{
    if (!*more)
        return false;
    size_t length = element_length(*inside);

    *out = without_quotes(trimmed((struct arguments_text){inside->bytes, length}));
    *more = length < inside->length;
    if (*more)
        length++;
    inside->bytes += length;
    inside->length -= length;
    return true;
}

bool arguments_list_at(struct arguments_text list, size_t position,
                       struct arguments_text *out)
{
    struct arguments_text inside;

    if (!open_list(list, &inside) || inside.length == 0)
        return false;
    bool more = true, found = true;
    for (size_t i = 0; i <= position && found; i++)
        found = next_element(&inside, &more, out);
    return found;
}

static bool read_number(struct arguments_text text, int64_t *out)
{
    size_t at = text.length > 0 && text.bytes[0] == '-' ? 1 : 0;
    int64_t value = 0;

    if (at == text.length)
        return false;
    for (; at < text.length; at++) {
        char c = text.bytes[at];

        if (c < '0' || c > '9' || __builtin_mul_overflow(value, 10, &value) ||
            __builtin_add_overflow(value, c - '0', &value))
            return false;
    }
    *out = text.bytes[0] == '-' ? -value : value;
    return true;
}

bool arguments_list_numbers(struct arguments_text list, size_t most, int64_t *numbers,
                            size_t *count)
{
    struct arguments_text inside, element;
    bool more = true;

    *count = 0;
    if (!open_list(list, &inside)) {
        *count = 1;
        return most > 0 && read_number(trimmed(list), &numbers[0]);
    }
    if (inside.length == 0)
        return true;
    while (next_element(&inside, &more, &element)) {
        if (*count == most || !read_number(element, &numbers[*count]))
            return false;
        ++*count;
    }
    return true;
}

bool arguments_text_is(struct arguments_text text, const char *word)
{
    return strlen(word) == text.length && memcmp(word, text.bytes, text.length) == 0;
}
