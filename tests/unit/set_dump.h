/* All that a set file says, as text that does not depend on how names, ops, shapes and
 * steps are numbered: two files that say the same have the same text. When it was made,
 * and its label, are left out. */
#ifndef TRACEDIFF_TESTS_SET_DUMP_H
#define TRACEDIFF_TESTS_SET_DUMP_H

#include "ingest_place.h"

void set_dump(struct place *place, const char *id, struct buffer *out);
/* Fails the test, and shows the first line that differs. */
void assert_same_set(struct place *a, const char *id_a, struct place *b,
                     const char *id_b);

#endif
