/* The notes that speak against a comparison, as text. */
#ifndef TRACEDIFF_RENDER_COMPARABILITY_TEXT_H
#define TRACEDIFF_RENDER_COMPARABILITY_TEXT_H

#include "analysis/compare/comparability_note.h"
#include "base/buffer.h"
#include "render/brief_lines.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* [{"kind", "severity", "text"}]; owned by the caller. NULL: no memory. */
json_t *comparability_write_json(const struct comparability *notes);
/* A paragraph for each that no sentence of the diagnosis says, wrapped at `width`
 * characters. */
void comparability_write_table(const struct comparability *notes, bool colour,
                               size_t width, struct buffer *out);
/* A block quote of the same. */
void comparability_write_markdown(const struct comparability *notes, struct buffer *out);
/* Lines `damage`, `comparability` and `comparability_notes`; at most five notes. */
void comparability_write_brief(const struct comparability *notes,
                               struct brief_lines *lines);

#endif
