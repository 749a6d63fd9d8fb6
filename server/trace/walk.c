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

/* Takes a value of the class for which the shape is settled, whose key is token *t, and
 * moves behind it; false: the piece ends inside. member->end: NULL behind scalars. */
WALK_INLINE bool take_settled(const uint8_t *bytes, const uint32_t *tokens,
                              const uint8_t *kinds, struct raw_event *event,
                              const struct shape *shape, struct member *member, size_t *t)
{
    tokens += *t;
    kinds += *t;
    member->is_string = shape->class == SHAPE_STRING;
    member->string_length = 0;
    member->end = NULL;
    switch ((enum shape_form)shape->form) {
    case SHAPE_TAKE_SCALAR:
        member_take(event, shape->action, member);
        __attribute__((fallthrough));
    case SHAPE_SKIP_SCALAR:
        *t += 2;
        return true;
    case SHAPE_TAKE_STRING:
    case SHAPE_SKIP_STRING:
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
    if (shape->action != MEMBER_SKIP)
        member_take(event, shape->action, member);
    return true;
}

/* One source of truth: walk_members() is the walk, the variants differ in how they
 * compare texts. It is inlined into each of them, and so compiled for its processor. */
WALK_INLINE enum walk_result walk_members(struct walk *walk, struct raw_event *event,
                                          size_t *used, shape_test *fits)
{
    const uint8_t *const bytes = walk->bytes, *const kinds = walk->kinds;
    const uint32_t *const tokens = walk->tokens;
    struct shapes *const shapes = walk->shapes;
    struct shape **place = walk->place;
    size_t t = walk->t;
    enum walk_result result = WALK_OK;

    while (result == WALK_OK) {
        const uint8_t *key = bytes + tokens[t];
        struct shape *shape = shapes->all;
        struct member member;

        if (__builtin_expect(kinds[t] == '"', 1))
            shape = shapes_find(shapes, place, key, fits);
        member.value = key + shape->value_at;
        if (__builtin_expect(shape_classes[*member.value] != shape->class, 0)) {
            walk->t = t;
            walk->place = place;
            result = walk_slowly(walk, event);
            place = walk->place;
            t = walk->t;
            if (walk->over)
                break;
            continue;
        }
        if (shape->effect_count > 0)
            take_effects(event, shape, key);
        t += shape->tokens;
        place = &shape->next;
        if (shape->form == SHAPE_MEMBERS)
            continue;
        if (shape->form == SHAPE_CLOSES) {
            if (shape->closes == 2 || !walk->inside)
                break;
            walk->inside = false;
            place = walk->behind;
            member.end = key + shape->length;
        } else if (shape->form == SHAPE_ENTERS && *member.value == '{') {
            forget_arguments(event);
            walk->inside = true;
            walk->behind = &shape->next;
            place = &shape->inside;
            t += 3;
            continue;
        } else if (!take_settled(bytes, tokens, kinds, event, shape, &member, &t)) {
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

WALK_INLINE enum walk_result walk_with(struct shapes *shapes, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where, shape_test *fits)
{
    struct walk walk;

    walk.shapes = shapes;
    walk.bytes = bytes;
    walk.kinds = kinds;
    walk.tokens = tokens;
    walk.t = 1;
    walk.place = walk.behind = &shapes->first;
    walk.inside = walk.over = false;
    walk.where = where;
    walk.run.on = false;
    if (__builtin_expect(shapes_full(shapes), 0))
        shapes_reset(shapes);
    clear_event(event, bytes);
    return walk_members(&walk, event, used, fits);
}

enum walk_result walk_event(struct shapes *shapes, const uint8_t *bytes,
                            const uint32_t *tokens, const uint8_t *kinds,
                            struct raw_event *event, size_t *used, size_t *where)
{
    return walk_with(shapes, bytes, tokens, kinds, event, used, where, shape_fits);
}

#if defined(__x86_64__)

enum walk_result walk_event_sse2(struct shapes *shapes, const uint8_t *bytes,
                                 const uint32_t *tokens, const uint8_t *kinds,
                                 struct raw_event *event, size_t *used, size_t *where)
{
    return walk_with(shapes, bytes, tokens, kinds, event, used, where, shape_fits_sse2);
}

TARGET_AVX2 enum walk_result walk_event_avx2(struct shapes *shapes, const uint8_t *bytes,
                                             const uint32_t *tokens, const uint8_t *kinds,
                                             struct raw_event *event, size_t *used,
                                             size_t *where)
{
    return walk_with(shapes, bytes, tokens, kinds, event, used, where, shape_fits_avx2);
}

TARGET_AVX512 enum walk_result
walk_event_avx512(struct shapes *shapes, const uint8_t *bytes, const uint32_t *tokens,
                  const uint8_t *kinds, struct raw_event *event, size_t *used,
                  size_t *where)
{
    return walk_with(shapes, bytes, tokens, kinds, event, used, where, shape_fits_avx512);
}

#endif

struct shapes *walk_shapes_new(void)
{
    struct shapes *shapes = malloc(sizeof *shapes);

    if (shapes != NULL)
        shapes_reset(shapes);
    return shapes;
}
