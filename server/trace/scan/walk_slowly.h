/* Part of the walker: its state, and what it does when no known template fits an
 * event. */
#ifndef TRACEDIFF_TRACE_SCAN_WALK_SLOWLY_H
#define TRACEDIFF_TRACE_SCAN_WALK_SLOWLY_H

#include "trace/scan/templates.h"

/* A walk through one event. The loop keeps t and place in variables of its own. */
struct event_walk {
    struct templates *templates;
    const uint8_t *bytes, *kinds;
    const uint32_t *tokens;
    size_t t;                      /* the next token */
    struct event_template **place; /* where to search for the next member */
    struct event_template *
        *behind; /* the same for the member after `args`, while inside of it */
    bool inside; /* of `args` */
    bool over;   /* the event has ended */
    size_t *where;
    struct template_run run;
};

/* The number of tokens of the value whose opening bracket is kinds[0]; 0: it has no end.
 */
WALK_INLINE size_t skip(const uint8_t *kinds)
{
    size_t used = 1;
    unsigned depth = 1;

    while (depth > 0) {
        uint8_t c = kinds[used++];

        if (c == '"')
            continue;
        if (c == '{' || c == '[')
            depth++;
        else if (c == '\0')
            return 0;
        else
            depth--;
    }
    return used;
}

/* Takes the values that are part of a text. */
WALK_INLINE void take_effects(struct raw_event *event,
                              const struct event_template *template, const uint8_t *key)
{
    for (unsigned i = 0; i < template->effect_count; i++) {
        const struct template_effect *effect = &template->effects[i];
        struct member member = {.is_string = effect->is_string,
                                .value = key + effect->at,
                                .end = key + effect->at + effect->length,
                                .string_length = (uint32_t)effect->length - 2};

        member_take(event, effect->action, &member);
    }
}

/* Checks the bytes at `end`, after a value that is not a scalar: a comma, or the bracket
 * that is token t. After a scalar no check is needed: only its rest, a comma and blanks
 * can come before the next token, because after anything else the next "key" would lack
 * its colon. */
enum walk_result walk_check_end(const struct event_walk *walk, size_t t,
                                const uint8_t *end);

/* Handles a member, which may be new, or the end of an object. Then handles the members
 * after it that belong to a run which it begins. */
enum walk_result walk_slowly(struct event_walk *walk, struct raw_event *event);

#endif
