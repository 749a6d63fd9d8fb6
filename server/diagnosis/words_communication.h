/* The sentences on communication: a rank that the others wait for, transfer, overlap. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_COMMUNICATION_H
#define TRACEDIFF_DIAGNOSIS_WORDS_COMMUNICATION_H

#include "diagnosis/words_parts.h"

void words_say_waiting(const struct words_context *context, const struct cause *cause,
                       struct sentence *out);
void words_say_communication(const struct words_context *context,
                             const struct cause *cause, struct sentence *out);
/* Whether a sentence splits its change into transfer and waiting. */
bool words_has_collectives(const struct words_context *context,
                           const struct cause *cause);
/* Appends the continuation of a sentence on waiting or transfer if the collectives of
 * both sides match: " In the collectives that match over the ranks, …"; otherwise
 * nothing.
 */
void words_add_collectives(const struct words_context *context, const struct cause *cause,
                           struct sentence *out);

#endif
