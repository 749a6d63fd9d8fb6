/* See recording_sets.h. */
#include "analysis/compare/recording_sets.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/catalogue/sets.h"

#include <stdlib.h>
#include <string.h>

#define TAG "tag:"

static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

void recording_sets_free(struct recording_sets *sets)
{
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < sets->count[side]; i++)
            set_info_free(&sets->sets[side][i]);
        free(sets->sets[side]);
    }
    *sets = (struct recording_sets){0};
}

static bool is_group(const char *text)
{
    return strncmp(text, TAG, strlen(TAG)) == 0 || strpbrk(text, "*?") != NULL;
}

static bool is_stored(struct store *store, const char *text)
{
    struct set_info info = {0};
    struct error ignored;
    bool found = store_find_set(store, text, &info, &ignored) == 0;

    set_info_free(&info);
    return found;
}

static bool is_several(struct store *store, const char *text)
{
    return text != NULL && *text != '\0' &&
           (strchr(text, ',') != NULL || is_group(text)) && !is_stored(store, text);
}

bool recording_sets_are_asked(struct store *store, const struct compare_request *request)
{
    return is_several(store, request->side[PAIR_CONTROL].set) ||
           is_several(store, request->side[PAIR_TEST].set);
}

/* ---- one side ---- */

/* Takes ownership of the texts of `info`. */
static int add_set(struct recording_sets *out, enum pair_side side, struct set_info *info,
                   struct error *error)
{
    for (size_t i = 0; i < out->count[side]; i++)
        if (strcmp(out->sets[side][i].id, info->id) == 0)
            return error_set(error, ERROR_PARAMETER, "repeated_set",
                             "%s: the set %.60s (%.8s) is named twice; each recording "
                             "counts once",
                             names[side], info->label, info->id);
    if (out->count[side] == RECORDINGS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "%s: too many sets; a side can have %d at most", names[side],
                         RECORDINGS_MAX);
    out->sets[side][out->count[side]++] = *info;
    *info = (struct set_info){0};
    return 0;
}

static bool has_tag(const char *lines, const char *tag)
{
    size_t length = strlen(tag);

    for (const char *at = lines; at != NULL && *at != '\0';) {
        size_t line = strcspn(at, "\n");

        if (line == length && strncmp(at, tag, line) == 0)
            return true;
        at += line + (at[line] == '\n');
    }
    return false;
}

static bool is_of_group(const char *group, const struct set_info *info)
{
    return strncmp(group, TAG, strlen(TAG)) == 0
               ? has_tag(info->tags, group + strlen(TAG))
               : text_glob(group, info->label);
}

static int add_group(struct store *store, const char *group, enum pair_side side,
                     struct recording_sets *out, struct error *error)
{
    CLEANUP(set_list_free) struct set_list list = {0};
    bool found = false;

    if (!text_glob_is_cheap(group))
        return error_set(error, ERROR_PARAMETER, "bad_pattern",
                         "%s: \"%.60s…\": a part between two stars that has a ? may "
                         "have %d bytes at most",
                         names[side], group, TEXT_GLOB_PART_MAX);
    int failed = store_list_sets(store, &list, error);
    for (size_t i = list.count; i > 0 && failed == 0; i--)
        if (is_of_group(group, &list.sets[i - 1])) {
            found = true;
            failed = add_set(out, side, &list.sets[i - 1], error);
        }
    if (failed == 0 && !found)
        return error_set(
            error, ERROR_NOT_FOUND, "empty_group", "%s: no set has %s \"%.100s\"",
            names[side],
            strncmp(group, TAG, strlen(TAG)) == 0 ? "the tag" : "a label that matches",
            strncmp(group, TAG, strlen(TAG)) == 0 ? group + strlen(TAG) : group);
    return failed;
}

static int add_part(struct store *store, const char *part, enum pair_side side,
                    struct recording_sets *out, struct error *error)
{
    struct set_info info = {0};
    struct error unknown;

    if (*part == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: a name is missing in the list of sets", names[side]);
    int failed = store_find_set(store, part, &info, &unknown);
    if (failed == 0)
        failed = add_set(out, side, &info, error);
    else if (is_group(part) && strcmp(unknown.slug, "unknown_set") == 0)
        failed = add_group(store, part, side, out, error);
    else {
        *error = unknown;
        error_prefix(error, "%s", names[side]);
    }
    set_info_free(&info);
    return failed;
}

static int find_side(struct store *store, const char *text, enum pair_side side,
                     struct recording_sets *out, struct error *error)
{
    if (text == NULL || *text == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: missing; give the ids or the labels of sets", names[side]);
    CLEANUP_FREE char *list = strdup(text);
    out->sets[side] = calloc(RECORDINGS_MAX, sizeof *out->sets[side]);
    if (list == NULL || out->sets[side] == NULL)
        return error_set_memory(error);
    if (!is_several(store, text))
        return add_part(store, list, side, out, error);
    for (char *part = list; part != NULL;) {
        char *comma = strchr(part, ',');

        if (comma != NULL)
            *comma++ = '\0';
        int failed = add_part(store, part, side, out, error);
        if (failed != 0)
            return failed;
        part = comma;
    }
    return 0;
}

int recording_sets_find(struct store *store, const struct compare_request *request,
                        struct recording_sets *out, struct error *error)
{
    int failed = 0;

    *out = (struct recording_sets){0};
    for (int side = PAIR_CONTROL; side <= PAIR_TEST && failed == 0; side++)
        failed =
            find_side(store, request->side[side].set, (enum pair_side)side, out, error);
    for (size_t i = 0; i < out->count[0] && failed == 0; i++)
        for (size_t j = 0; j < out->count[1] && failed == 0; j++)
            if (strcmp(out->sets[0][i].id, out->sets[1][j].id) == 0)
                failed = error_set(error, ERROR_PARAMETER, "same_recording",
                                   "the set %.60s (%.8s) is in control and in test; a "
                                   "recording can be on one side only",
                                   out->sets[0][i].label, out->sets[0][i].id);
    return failed;
}

size_t recording_sets_ids(const struct recording_sets *sets, enum pair_side side,
                          const char *ids[RECORDINGS_MAX])
{
    for (size_t i = 0; i < sets->count[side]; i++)
        ids[i] = sets->sets[side][i].stored_id;
    return sets->count[side];
}
