/* Chosen causes as the JSON of the API. */
#ifndef TRACEDIFF_DIAGNOSIS_SENTENCES_H
#define TRACEDIFF_DIAGNOSIS_SENTENCES_H

#include "diagnosis/odd_steps.h"
#include "diagnosis/words.h"

#include <jansson.h>

/* Each adds an entry at the end of the array; false when memory is refused. */
bool sentences_add_cause(json_t *array, const struct words_context *context,
                         const struct cause *cause);
/* A plain text of a kind, without amounts. */
bool sentences_add_text(json_t *array, enum cause_kind kind, const char *text);
/* The odd steps of a side: `count` of them. */
bool sentences_add_odd_steps(json_t *array, const struct words_context *context,
                             const struct odd_steps *steps, int side,
                             const struct odd_step *odd, size_t count);
/* The device works more and waits less, or the other way round: ns of a step. */
bool sentences_add_hidden(json_t *array, const struct words_context *context,
                          double busy_change, double idle_change);
/* Two causes of one bar that cancel. */
bool sentences_add_cancelling(json_t *array, const struct words_context *context,
                              const struct cause *more, const struct cause *less);

#endif
