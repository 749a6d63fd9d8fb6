/* See regroup_place.h. */
#include "regroup_place.h"
#include "store/sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int split(struct place *place, const char *id, struct regroup_part *parts, size_t count,
          struct regroup_result *out, struct error *error)
{
    char sets[1][33];
    struct regroup_request request = {
        .sets = sets, .set_count = 1, .parts = parts, .part_count = count};

    snprintf(sets[0], 33, "%s", id);
    *error = (struct error){0};
    return regroup_run(place->store, &request, 0, NULL, out, error);
}

void split_all(struct place *place, const char *id, struct regroup_result *out)
{
    struct error error;

    if (split(place, id, NULL, 0, out, &error) != 0)
        fail_msg("%s", error.message);
}

int join(struct place *place, const struct regroup_set *made, size_t count, char *label,
         struct regroup_result *out, struct error *error)
{
    char(*sets)[33] = calloc(count, sizeof *sets);
    struct regroup_request request = {
        .join = true, .sets = sets, .set_count = count, .label = label};

    for (size_t i = 0; i < count; i++)
        memcpy(sets[i], made[i].set_id, 33);
    *error = (struct error){0};
    int result = regroup_run(place->store, &request, 0, NULL, out, error);
    free(sets);
    return result;
}

void join_all(struct place *place, const struct regroup_result *parts,
              struct regroup_result *out)
{
    struct error error;

    if (join(place, parts->made, parts->made_count, NULL, out, &error) != 0)
        fail_msg("%s", error.message);
}

void assert_label(struct place *place, const char *id, const char *label)
{
    struct set_info info;
    struct error error;

    assert_int_equal(store_find_set(place->store, id, &info, &error), 0);
    assert_string_equal(info.label, label);
    set_info_free(&info);
}

int64_t deleted_at(struct place *place, const char *id)
{
    struct set_list list;
    struct error error;
    int64_t deleted = 1; /* of what is not listed */

    assert_int_equal(store_list_sets(place->store, &list, &error), 0);
    for (size_t i = 0; i < list.count; i++)
        if (strcmp(list.sets[i].id, id) == 0)
            deleted = list.sets[i].deleted;
    set_list_free(&list);
    return deleted;
}

/* Two files that were dropped together and have nothing to do with each other. */
