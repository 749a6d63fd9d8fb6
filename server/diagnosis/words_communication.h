/* The sentences on communication: a rank that the others wait for, transfer, overlap. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_COMMUNICATION_H
#define TRACEDIFF_DIAGNOSIS_WORDS_COMMUNICATION_H

#include "diagnosis/words_parts.h"

void words_say_waiting(const struct words_context *context, const struct cause *cause,
                       struct buffer *out);
void words_say_communication(const struct words_context *context,
                             const struct cause *cause, struct buffer *out);
/* Whether a sentence says how much of its change is transfer, and how much waiting. */
bool words_has_collectives(const struct words_context *context,
                           const struct cause *cause);
/* What follows a sentence on waiting or transfer where the collectives of both sides
 * match: " In the collectives that match over the ranks, …". Nothing where they do not.
 */
void words_add_collectives(const struct words_context *context, const struct cause *cause,
                           struct buffer *out);

#endif
