#ifndef TRACEDIFF_STORE_SET_WRITE_H
#define TRACEDIFF_STORE_SET_WRITE_H

#include "base/error.h"
#include "store/set_build.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set write ---- */

/* One recording on its way into a set file. */

/* Writes the steps of a recording that was read back from this same set, from number
 * writer->next_step on, with their cells if it has them; and its notes anew, as the steps
 * make some. */
void build_steps(struct set_writer *writer, uint32_t file,
                 const struct trace_recording *recording);

/* ---- set rollups ---- */

/* The roll-ups of a set file: sums of every op over the steps of a file, over the steps
 * of one number, and over the whole set, as rows. */

/* Writes op_file, op_number and op_set from step_cells, after all recordings. */
void build_rollups(struct set_writer *writer);

/* ---- set writer ---- */

/* Writes one set file, once. The caller makes sure that only one thread uses a writer.
 *
 * The file is a draft (set_draft.h), written with journal and sync off in one
 * transaction. The writer knows no store: it may run in a process without access to one.
 */

struct set_writer;

/* `path`: an empty file that no other thread or process uses; borrowed. */
int set_writer_open(const char *path, struct set_writer **out, struct error *error);

/* Writes the segments, names, steps, cells and launch shapes of one resolved recording.
 * `file` is its number: the index in the list of files, in path order. Calls may come in
 * any order. The recording may be freed afterwards. */
int set_writer_add(struct set_writer *writer, uint32_t file, const char *name,
                   const struct trace_recording *recording, struct error *error);

/* The same in three parts, of which the second is by far the most work and does not use
 * the writer: any thread may do it. The order of recordings in the first and in the third
 * decides the bytes of the set file. `name` and the recording are borrowed up to
 * set_recording_free(), which is to be called in any case; NULL is fine. */
struct set_recording;
/* Gives its names, ops, shapes and arguments numbers in the set. */
int set_writer_number(struct set_writer *writer, uint32_t file, const char *name,
                      const struct trace_recording *recording, struct set_recording **out,
                      struct error *error);
/* Encodes its rows. `two_threads`: a second one, if there is enough to do. */
int set_recording_encode(struct set_recording *set, bool two_threads,
                         struct error *error);
/* Writes it. */
int set_writer_put(struct set_writer *writer, const struct set_recording *set,
                   struct error *error);
void set_recording_free(struct set_recording *set);

/* What somebody said that the files are (Set.files_are of web/openapi.json); a constant,
 * or NULL. */
void set_writer_say_files(struct set_writer *writer, const char *files_are);
/* Settles ranks and spans, writes roll-ups and statistics, derives the id, commits and
 * closes. `label` NULL or "": "unnamed". The writer is gone after this call, whatever it
 * returns. If that is 0, free `out`. */
int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, struct set_contents *out,
                      struct error *error);
/* Leaves the file as it is; the caller made it and deletes it. NULL is fine. */
void set_writer_abort(struct set_writer *writer);

#endif
