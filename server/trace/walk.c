/* See walk.h. */
#include "trace/walk.h"
#include "trace/walk_slowly.h"

#include <stdlib.h>

/* Tokens are quotes and brackets, so a token of kind NUL is a sentinel: the piece ends
 * there. A NUL met beside the tokens may also be a byte of a damaged file; *where tells
 * the caller at which position it was. */

size_t walk_skip(const uint8_t *kinds)
{
    return skip(kinds);
}

/* Nothing is there; what is missing is empty, and yet may be handed to memcmp() and its
 * like. Numbers mean nothing without their field. */
WALK_INLINE void clear_event(struct raw_event *event, const uint8_t *bytes)
{
    event->fields = 0;
    event->phase = 0;
    event->name = event->category = event->pid = event->tid = event->shapes =
        (struct span){bytes, 0};
}

/* Takes a value of the class for which the template is settled, whose key is token *t,
 * and moves behind it; false: the piece ends inside. member->end: NULL behind scalars. */
WALK_INLINE bool take_settled(const uint8_t *bytes, const uint32_t *tokens,
                              const uint8_t *kinds, struct raw_event *event,
                              const struct event_template *template,
                              struct member *member, size_t *t)
{
    tokens += *t;
    kinds += *t;
    member->is_string = template->class == TEMPLATE_STRING;
    member->string_length = 0;
    member->end = NULL;
    switch ((enum template_form) template->form) {
    case TEMPLATE_TAKE_SCALAR:
        member_take(event, template->action, member);
        __attribute__((fallthrough));
    case TEMPLATE_SKIP_SCALAR:
        *t += 2;
        return true;
    case TEMPLATE_TAKE_STRING:
    case TEMPLATE_SKIP_STRING:
        *t += 4;
        if (kinds[3] == '\0')
            return false;
        member->end = bytes + tokens[3] + 1;
        member->string_length = tokens[3] - tokens[2] - 1;
        break;
    default: {
        size_t inner = skip(kinds + 2);

        *t += 2 + inner;
        if (inner == 0)
            return false;
        member->end = bytes + tokens[1 + inner] + 1;
        break;
    }
    }
    if (template->action != MEMBER_SKIP)
        member_take(event, template->action, member);
    return true;
}

/* One source of truth: walk_members() is the walk, the variants differ in how they
 * compare texts. It is inlined into each of them, and so compiled for its processor. */
WALK_INLINE enum walk_result walk_members(struct walk *walk, struct raw_event *event,
                                          size_t *used, template_test *fits)
{
    const uint8_t *const bytes = walk->bytes, *const kinds = walk->kinds;
    const uint32_t *const tokens = walk->tokens;
    struct templates *const templates = walk->templates;
    struct event_template **place = walk->place;
    size_t t = walk->t;
    enum walk_result result = WALK_OK;

    while (result == WALK_OK) {
        const uint8_t *key = bytes + tokens[t];
        struct event_template *template = templates->all;
        struct member member;

        if (__builtin_expect(kinds[t] == '"', 1))
            template = templates_find(templates, place, key, fits);
        member.value = key + template->value_at;
        if (__builtin_expect(template_classes[*member.value] != template->class, 0)) {
            walk->t = t;
            walk->place = place;
            result = walk_slowly(walk, event);
            place = walk->place;
            t = walk->t;
            if (walk->over)
                break;
            continue;
        }
        if (template->effect_count > 0)
            take_effects(event, template, key);
        t += template->tokens;
        place = &template->next;
        if (template->form == TEMPLATE_MEMBERS)
            continue;
        if (template->form == TEMPLATE_CLOSES) {
            if (template->closes == 2 || !walk->inside)
                break;
            walk->inside = false;
            place = walk->behind;
            member.end = key + template->length;
        } else if (template->form == TEMPLATE_ENTERS && *member.value == '{') {
            forget_arguments(event);
            walk->inside = true;
            walk->behind = &template->next;
            place = &template->inside;
            t += 3;
            continue;
        } else if (!take_settled(bytes, tokens, kinds, event, template, &member, &t)) {
            result = WALK_MORE;
            break;
        } else if (member.end == NULL) {
            continue;
        }
        if (__builtin_expect(*member.end != ',', 0))
            result = walk_check_end(walk, t, member.end);
    }
    *used = t;
    return result;
}

WALK_INLINE enum walk_result walk_with(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where, template_test *fits)
{
    struct walk walk;

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

#endif

struct templates *walk_templates_new(void)
{
    struct templates *templates = malloc(sizeof *templates);

    if (templates != NULL)
        templates_reset(templates);
    return templates;
}
