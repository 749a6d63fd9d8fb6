/* Sets whose files are of format 6, as older versions wrote them. */
#ifndef TRACEDIFF_TESTS_OLDER_SET_H
#define TRACEDIFF_TESTS_OLDER_SET_H

#include "base/budget.h"
#include "ingest_place.h"
#include "step_text.h"
#include "store/directory.h"

#define DUMP_MAX ((size_t)1 << 26)

/* Ends a trace, and writes it; its text is gone. */
void older_write_trace(struct place *place, const char *name, struct step_text *trace);
/* Closes the store and opens it again. A follower lists its sets. */
void older_reopen(struct place *place, enum store_mode mode);

/* The path of the file of a set, in a static buffer. */
const char *older_path(const struct place *place, const char *id);
/* The format that the file states. */
int older_version(const struct place *place, const char *id);
/* Changes the file of a set; its digest is right again. */
void older_change(struct place *place, const char *id, const char *change);
/* Makes the file of a set one of format 6, and changes it. NULL: no change. */
void older_make(struct place *place, const char *id, const char *change);

/* Opens a set; what set_view_load() returned. */
int older_view(struct place *place, const char *id, struct budget *budget,
               struct error *error);
/* The bytes of the file of a set. */
void older_bytes(const struct place *place, const char *id, struct buffer *out);
void assert_same_bytes(const struct buffer *a, const struct buffer *b);
/* Steps, step rows and notes, as a store of any mode has them. */
void older_steps(struct place *place, const char *id, struct buffer *out);

#endif
