/* What a fact on device work says. */
#ifndef TRACEDIFF_DIAGNOSIS_WORK_WORDS_H
#define TRACEDIFF_DIAGNOSIS_WORK_WORDS_H

#include "account/work_facts.h"
#include "diagnosis/account_words.h"

/* "Copies per step: `Memcpy PtoP` 30 of 40.0 MB on average → 3 of 400 MB on average" */
void work_words_say(const struct account_words *words, enum work_fact_kind kind,
                    const struct work_fact *fact, struct sentence *out);

#endif
