/* See walk.h. */
#include "trace/scan/walk.h"
#include "trace/scan/walk_slowly.h"

#include <stdlib.h>

/* Tokens are quotes and brackets, so a token of kind NUL is a sentinel: the piece ends
 * there. A NUL next to the tokens may also be a byte of a damaged file; *where gives the
 * caller its position. */

size_t walk_skip(const uint8_t *kinds)
{
    return skip(kinds);
}

/* Empties the event. Missing spans are empty but not NULL, so memcmp() and the like may
 * get them. Numbers mean nothing without their field. */
WALK_INLINE void clear_event(struct raw_event *event, const uint8_t *bytes)
{
    event->fields = 0;
    event->kept = 0;
    event->phase = 0;
    event->name = event->category = event->pid = event->tid = event->shapes =
        (struct span){bytes, 0};
}

WALK_INLINE void take_scalar(struct raw_event *event, enum member_action action,
                             const uint8_t *value)
{
    struct member member = {.value = value};

    member_take(event, action, &member);
}

/* Takes a string. *behind is the token after its quotes, or a sentinel that is not a
 * quote. */
WALK_INLINE void take_string(struct raw_event *event, enum member_action action,
                             const uint8_t *value, const uint32_t *behind)
{
    struct member member = {.is_string = true, .value = value};

    member.string_length = behind[-1] - behind[-2] - (behind[-1] > behind[-2]);
    member.end = value + member.string_length + 2;
    member_take(event, action, &member);
}

WALK_INLINE void take_nested(struct raw_event *event, enum member_action action,
                             const uint8_t *value, const uint8_t *end)
{
    struct member member = {.value = value, .end = end};

    member_take(event, action, &member);
}

/* Where the walk continues. */
enum turn {
    TURN_NEXT,  /* with the next text */
    TURN_CHECK, /* with the next text, if there is a comma in front of it */
    TURN_OVER,  /* nowhere: the event ends here */
    TURN_MORE   /* nowhere: the piece ends here */
};

/* Handles the value after a text: takes or skips it. On entry *token is the first token
 * after the text, on return the first after the value. */
WALK_INLINE enum turn turn_behind(struct event_walk *walk, struct raw_event *event,
                                  struct event_template *template, const uint8_t *value,
                                  const uint32_t **token, struct event_template ***place)
{
    size_t inner;

    switch ((enum template_form) template->form) {
    case TEMPLATE_MEMBERS:
        return TURN_NEXT;
    case TEMPLATE_TAKE_TS:
        take_scalar(event, MEMBER_TS, value);
        *token += 2;
        return TURN_NEXT;
    case TEMPLATE_TAKE_DUR:
        take_scalar(event, MEMBER_DUR, value);
        *token += 2;
        return TURN_NEXT;
    case TEMPLATE_TAKE_SCALAR:
        take_scalar(event, template->action, value);
        *token += 2;
        return TURN_NEXT;
    case TEMPLATE_SKIP_SCALAR:
        *token += 2;
        return TURN_NEXT;
    case TEMPLATE_TAKE_NAME:
        *token += 4;
        take_string(event, MEMBER_NAME, value, *token);
        return TURN_CHECK;
    case TEMPLATE_TAKE_STRING:
        *token += 4;
        take_string(event, template->action, value, *token);
        return TURN_CHECK;
    case TEMPLATE_SKIP_STRING:
        *token += 4;
        return TURN_CHECK;
    case TEMPLATE_ENTERS:
        if (*value == '{') {
            forget_arguments(event);
            walk->inside = true;
            walk->behind = *place;
            *place = &template->inside;
            *token += 3;
            return TURN_NEXT;
        }
        __attribute__((fallthrough));
    case TEMPLATE_SKIP_NESTED:
    case TEMPLATE_TAKE_NESTED:
        inner = skip(walk->kinds + (*token + 2 - walk->tokens));
        if (inner == 0)
            return TURN_MORE;
        *token += 2 + inner;
        if (template->form != TEMPLATE_SKIP_NESTED)
            take_nested(event, template->action, value, walk->bytes + (*token)[-1] + 1);
        return TURN_CHECK;
    case TEMPLATE_CLOSES:
        if (template->closes == 2 || !walk->inside)
            return TURN_OVER;
        walk->inside = false;
        *place = walk->behind;
        return TURN_CHECK;
    default:
        __builtin_unreachable();
    }
}

/* walk_members() is the only walk; the variants differ in how they compare texts. It is
 * inlined into each variant, and so compiled for its processor.
 *
 * Every turn of the loop handles one text of the templates and the value after it. */
WALK_INLINE enum walk_result walk_members(struct event_walk *walk,
                                          struct raw_event *event, size_t *used,
                                          template_test *fits)
{
    struct event_template **place = walk->place;
    const uint32_t *token = walk->tokens + walk->t; /* the next one */
    enum walk_result result = WALK_OK;

    while (result == WALK_OK) {
        const uint8_t *key = walk->bytes + *token;
        struct event_template *template = *place;

        if (__builtin_expect(!fits(template, key), 0))
            template = templates_find_other(walk->templates, place, key, fits);
        const uint8_t *value = key + template->value_at;
        if (__builtin_expect(template_classes[*value] != template->class, 0)) {
            walk->t = (size_t)(token - walk->tokens);
            walk->place = place;
            result = walk_slowly(walk, event);
            place = walk->place;
            token = walk->tokens + walk->t;
            if (walk->over)
                break;
            continue;
        }
        if (template->effect_count > 0)
            take_effects(event, template, key);
        token += template->tokens;
        place = &template->next;
        enum turn turn = turn_behind(walk, event, template, value, &token, &place);
        if (turn == TURN_NEXT)
            continue;
        if (turn == TURN_OVER)
            break;
        const uint8_t *end = walk->bytes + token[-1];
        if (turn == TURN_MORE || __builtin_expect(*end == '\0', 0))
            result = WALK_MORE;
        else if (__builtin_expect(end[1] != ',', 0))
            result = walk_check_end(walk, (size_t)(token - walk->tokens), end + 1);
    }
    *used = (size_t)(token - walk->tokens);
    return result;
}

WALK_INLINE enum walk_result walk_with(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where, template_test *fits)
{
    struct event_walk walk;

    walk.templates = templates;
    walk.bytes = bytes;
    walk.kinds = kinds;
    walk.tokens = tokens;
    walk.t = 1;
    walk.place = walk.behind = &templates->first;
    walk.inside = walk.over = false;
    walk.where = where;
    walk.run.on = false;
    if (__builtin_expect(templates_full(templates), 0))
        templates_reset(templates);
    clear_event(event, bytes);
    return walk_members(&walk, event, used, fits);
}

enum walk_result walk_event(struct templates *templates, const uint8_t *bytes,
                            const uint32_t *tokens, const uint8_t *kinds,
                            struct raw_event *event, size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, kinds, event, used, where, template_fits);
}

#if defined(__x86_64__)

enum walk_result walk_event_sse2(struct templates *templates, const uint8_t *bytes,
                                 const uint32_t *tokens, const uint8_t *kinds,
                                 struct raw_event *event, size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, kinds, event, used, where,
                     template_fits_sse2);
}

TARGET_AVX2 enum walk_result walk_event_avx2(struct templates *templates,
                                             const uint8_t *bytes, const uint32_t *tokens,
                                             const uint8_t *kinds,
                                             struct raw_event *event, size_t *used,
                                             size_t *where)
{
    return walk_with(templates, bytes, tokens, kinds, event, used, where,
                     template_fits_avx2);
}

TARGET_AVX512 enum walk_result
walk_event_avx512(struct templates *templates, const uint8_t *bytes,
                  const uint32_t *tokens, const uint8_t *kinds, struct raw_event *event,
                  size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, kinds, event, used, where,
                     template_fits_avx512);
}

#elif defined(__aarch64__)

enum walk_result walk_event_neon(struct templates *templates, const uint8_t *bytes,
                                 const uint32_t *tokens, const uint8_t *kinds,
                                 struct raw_event *event, size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, kinds, event, used, where,
                     template_fits_neon);
}

#endif

struct templates *walk_templates_new(void)
{
    struct templates *templates = malloc(sizeof *templates);

    if (templates != NULL)
        templates_reset(templates);
    return templates;
}
