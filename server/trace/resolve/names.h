/* Names of host rows without the parts that differ from run to run (docs/semantics.md
 * §4). */
#ifndef TRACEDIFF_TRACE_RESOLVE_NAMES_H
#define TRACEDIFF_TRACE_RESOLVE_NAMES_H

#include "base/buffer.h"
#include "base/strings.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the name with each memory address as `0x…` (U+2026): `0x` and 6 to 16 hex
 * digits, with no ASCII letter, digit or `_` right before or after. False: the name has
 * none, and nothing was appended. */
bool trace_merge_addresses(struct buffer *out, const char *name, size_t length);

/* Appends the name of the row that an op belongs to: its name or short name, addresses
 * merged if asked for. The buffer has `bytes` even if the name is empty. */
#define TRACE_ROW_NAME_MAX (2 * TRACE_NAME_MAX)
void trace_row_name(struct buffer *out, const struct trace_recording *recording,
                    const struct trace_op *op, bool use_short_name, bool merge_addresses);

/* Appends the marker name (docs/semantics.md §3) of a host row: addresses merged, without
 * a number at its end and the separators around it, unless nothing would be left. */
void trace_marker_name(struct buffer *out, const char *name, size_t length);

/* The number in `table` of an op's name as rows show it: addresses in names of host rows
 * are merged. STRINGS_NONE when memory is refused. */
uint32_t trace_add_merged_name(struct strings *table,
                               const struct trace_recording *recording,
                               const struct trace_op *op);

#endif
