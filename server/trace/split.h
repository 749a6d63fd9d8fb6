#ifndef TRACEDIFF_TRACE_SPLIT_H
#define TRACEDIFF_TRACE_SPLIT_H

#include "base/error.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- processes ---- */

/* How many processes have operators in a file, or launches if none has operators; 0 or 1:
 * it is of one rank. More: several ranks were perhaps merged into it. */
size_t trace_count_processes(const struct trace_recording *recording);

/* ---- split ---- */

/* Splits a JSON trace of several ranks into one for each.
 *
 * The rank of a process is what its rows say: the label before its pid ("[TP01] 83"), a
 * rank in its name or labels ("Rank 3"), or `rank` in the arguments of all its rows. The
 * file is split only if each process that has rows says one, and there are two ranks or
 * more. It is read twice: to learn that, and to write. */

#define SPLIT_RANKS_MAX 4096

struct split;

/* Reads the file; `name` is for messages. ERROR_FORMAT (not_split): it is not certain
 * which rows are of which rank. */
int split_open(const char *path, const char *name, struct split **out,
               struct error *error);
void split_close(struct split *split); /* NULL is fine */
size_t split_count(const struct split *split);
/* The rank of part `i`, and the label before the pids of its processes ("": none). */
int64_t split_rank(const struct split *split, size_t i, const char **label);
/* Calls `put` with bytes of part `i`, in order for each part. The parts have the members
 * of the file and their own events, with the pids that they had alone. */
typedef int split_put(void *context, size_t i, const char *bytes, size_t length,
                      struct error *error);
int split_write(struct split *split, split_put *put, void *context, struct error *error);

#endif
