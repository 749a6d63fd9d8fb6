/* See series_choice.h. */
#include "analysis/series/series_choice.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define ID_LEAST 6
#define TAG_PREFIX "tag:"

/* Whether one of the lines is this tag. */
static bool has_tag(const char *lines, const char *tag)
{
    size_t length = strlen(tag);

    while (lines != NULL && *lines != '\0') {
        size_t own = strcspn(lines, "\n");

        if (own == length && strncasecmp(lines, tag, length) == 0)
            return true;
        lines += own + (lines[own] == '\n');
    }
    return false;
}

static bool has_tags(const struct set_info *set, const char *const *tags)
{
    for (; tags != NULL && *tags != NULL; tags++)
        if (!has_tag(set->tags, *tags))
            return false;
    return true;
}

typedef bool is_meant(const struct set_info *set, const char *item);

static bool is_of_id(const struct set_info *set, const char *item)
{
    return strncasecmp(set->id, item, strlen(item)) == 0;
}

static bool is_of_label(const struct set_info *set, const char *item)
{
    return strcmp(set->label, item) == 0;
}

static bool is_of_prefix(const struct set_info *set, const char *item)
{
    return strncmp(set->label, item, strlen(item)) == 0;
}

static bool is_of_pattern(const struct set_info *set, const char *item)
{
    return text_glob(item, set->label);
}

static bool is_of_tag(const struct set_info *set, const char *item)
{
    return has_tag(set->tags, item);
}

struct set_filter {
    const struct set_list *list;
    const char *name;
    const char *const *tags;
    struct budget *budget;
    bool *marks;
};

static size_t count_of(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++)
        count += meant(&search->list->sets[i], item);
    return count;
}

/* Returns how many sets are meant, with these tags or without. */
static size_t mark(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++) {
        const struct set_info *set = &search->list->sets[i];

        if (!meant(set, item))
            continue;
        count++;
        search->marks[i] = search->marks[i] || has_tags(set, search->tags);
    }
    return count;
}

static bool is_id(const char *item)
{
    size_t length = strlen(item);

    return length >= ID_LEAST && length <= 32 &&
           strspn(item, "0123456789abcdefABCDEF") == length;
}

static size_t mark_item(const struct set_filter *search, const char *item)
{
    if (strncmp(item, TAG_PREFIX, strlen(TAG_PREFIX)) == 0)
        return mark(search, item + strlen(TAG_PREFIX), is_of_tag);
    if (strpbrk(item, "*?") != NULL)
        return mark(search, item, is_of_pattern);
    if (is_id(item) && count_of(search, item, is_of_id) == 1)
        return mark(search, item, is_of_id);
    size_t labelled = mark(search, item, is_of_label);
    return labelled > 0 ? labelled : mark(search, item, is_of_prefix);
}

static int choose_item(const struct set_filter *search, const char *item,
                       struct error *error)
{
    if (strpbrk(item, "*?") != NULL && !text_glob_is_cheap(item))
        return error_set(error, ERROR_PARAMETER, "bad_sets",
                         "%s: \"%.100s\": the part between two stars that has a ? is "
                         "longer than %d bytes",
                         search->name, item, TEXT_GLOB_PART_MAX);
    size_t found = mark_item(search, item);
    int result = budget_look(search->budget, error);
    if (result != 0 || found > 0)
        return result;
    /* The pattern of all sets may find none if the store is empty. */
    if (strcmp(item, "*") == 0)
        return 0;
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "%s: \"%.100s\" matches no stored set: %s", search->name, item,
                     search->list->count == 0
                         ? "none is stored"
                         : "it is neither an id, a label, a pattern of labels (with * "
                           "and ?), the beginning of a label, nor tag:TAG");
}

static char *trim(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        text[--length] = '\0';
    return text;
}

int series_choose(const struct set_list *list, const char *name, const char *text,
                  const char *const *tags, struct budget *budget, bool *marks,
                  struct error *error)
{
    const struct set_filter search = {list, name, tags, budget, marks};
    CLEANUP_FREE char *copy = strdup(text);
    size_t items = 0, count = 0;
    int result = 0;

    if (copy == NULL)
        return error_set_memory(error);
    memset(marks, 0, list->count * sizeof *marks);
    for (char *at = copy, *next; at != NULL && result == 0; at = next) {
        next = strchr(at, ',');
        if (next != NULL)
            *next++ = '\0';
        const char *item = trim(at);
        if (++items > SERIES_SETS_MAX)
            result =
                error_set(error, ERROR_LIMIT, "too_many_sets",
                          "%s: a list takes %d items at most", name, SERIES_SETS_MAX);
        else if (*item != '\0')
            result = choose_item(&search, item, error);
    }
    for (size_t i = 0; i < list->count; i++)
        count += marks[i];
    if (result == 0 && count > SERIES_SETS_MAX)
        result = error_set(error, ERROR_LIMIT, "too_many_sets",
                           "%s: %zu sets; a series takes %d at most: choose fewer by a "
                           "pattern of labels or a tag",
                           name, count, SERIES_SETS_MAX);
    return result;
}
