/* One recording on its way into a set file. */
#ifndef TRACEDIFF_STORE_SET_WRITE_H
#define TRACEDIFF_STORE_SET_WRITE_H

#include "base/error.h"
#include "store/set_build.h"

#include <stdint.h>

/* Writes everything of one recording. */
int build_recording(struct set_writer *writer, uint32_t file, const char *name,
                    const struct trace_recording *recording, struct error *error);

/* Writes the steps of a recording that was read back from this same set, from number
 * writer->next_step on, with their cells if it has them; and its notes anew, as the steps
 * make some. */
int build_steps(struct set_writer *writer, uint32_t file,
                const struct trace_recording *recording, struct error *error);

#endif
