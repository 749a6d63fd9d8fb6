/* Splitting and joining the sets of a place. */
#ifndef TRACEDIFF_TESTS_REGROUP_PLACE_H
#define TRACEDIFF_TESTS_REGROUP_PLACE_H

#include "ingest_place.h"
#include "intake/regroup.h"

static inline void regrouped_free(struct regroup_result *result)
{
    regroup_result_free(result);
}
#define REGROUPED __attribute__((cleanup(regrouped_free))) struct regroup_result

int split(struct place *place, const char *id, struct regroup_part *parts, size_t count,
          struct regroup_result *out, struct error *error);
/* Into its files. */
void split_all(struct place *place, const char *id, struct regroup_result *out);
int join(struct place *place, const struct regroup_set *made, size_t count, char *label,
         struct regroup_result *out, struct error *error);
void join_all(struct place *place, const struct regroup_result *parts,
              struct regroup_result *out);
void assert_label(struct place *place, const char *id, const char *label);
/* When the set was put into the bin, 0 for never. */
int64_t deleted_at(struct place *place, const char *id);

#endif
