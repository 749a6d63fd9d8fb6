/* See kinds.h. */
#include "diagnosis/kinds.h"

const char *cause_kind_name(enum cause_kind kind)
{
    static const char *const names[SENTENCE_KINDS] = {
        [CAUSE_NOT_ALIKE] = "not_alike",
        [CAUSE_OTHER_WORK] = "other_work",
        [CAUSE_PER_CALL] = "per_call",
        [CAUSE_REPLACED] = "replaced",
        [CAUSE_MORE_CALLS] = "more_calls",
        [CAUSE_HOST_LATE] = "host_late",
        [CAUSE_COPIES] = "copies",
        [CAUSE_WAITING] = "waiting",
        [CAUSE_TRANSFER] = "transfer",
        [CAUSE_OVERLAP] = "overlap",
        [CAUSE_ALIKE] = "alike",
        [CAUSE_MACHINE] = "machine",
        [CAUSE_SINGLE_STEPS] = "single_steps",
        [CAUSE_LAUNCHES] = "launches",
        [CAUSE_DEPENDENCY] = "dependency",
        [CAUSE_INPUT] = "input",
        [CAUSE_COLLECTION] = "garbage_collection",
        [CAUSE_REST] = "rest",
        [FACT_COLLECTIVES] = "collectives",
        [FACT_STREAMS] = "streams",
        [FACT_RECORDING] = "recording",
        [SENTENCE_LAYER] = "layer",
        [SENTENCE_MEMORY] = "memory",
        [SENTENCE_PHASES] = "phases",
        [SENTENCE_LIMIT] = "limit",
        [SENTENCE_HOST_NEED] = "host_need",
    };

    return kind < SENTENCE_KINDS ? names[kind] : "";
}
