/* See shapes.h. */
#include "trace/shapes.h"

#define STREAK 8 /* values in a row that make one thought constant */

/* Blanks and control characters begin no value; all else that is no string and no bracket
 * is a scalar, right or wrong. */
#define S SHAPE_SCALAR
#define S_16 S, S, S, S, S, S, S, S, S, S, S, S, S, S, S, S
const uint8_t shape_classes[256] = {[0x21] = S,
                                    [0x22] = SHAPE_STRING,
                                    [0x23] = S,
                                    [0x24] = S,
                                    [0x25] = S,
                                    [0x26] = S,
                                    [0x27] = S,
                                    [0x28] = S,
                                    [0x29] = S,
                                    [0x2A] = S,
                                    [0x2B] = S,
                                    [0x2C] = S,
                                    [0x2D] = S,
                                    [0x2E] = S,
                                    [0x2F] = S,
                                    [0x30] = S_16,
                                    [0x40] = S_16,
                                    [0x50] = S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    SHAPE_NESTED,
                                    S,
                                    S,
                                    S,
                                    S,
                                    [0x60] = S_16,
                                    [0x70] = S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    S,
                                    SHAPE_NESTED,
                                    S,
                                    S,
                                    S,
                                    S,
                                    [0x80] = S_16,
                                    [0x90] = S_16,
                                    [0xA0] = S_16,
                                    [0xB0] = S_16,
                                    [0xC0] = S_16,
                                    [0xD0] = S_16,
                                    [0xE0] = S_16,
                                    [0xF0] = S_16};
#undef S_16
#undef S

void shapes_reset(struct shapes *shapes)
{
    memset(shapes, 0, sizeof *shapes);
    shapes->all[0].length = 1; /* a key begins with a quote, and not with NUL */
    shapes->all[0].mask = 1;
    shapes->all[0].class = SHAPE_UNSETTLED;
    shapes->count = 1;
    shapes->first = shapes->inside = &shapes->all[0];
}

/* A new text, at no place yet; NULL if it is too long, or cannot be told by its bytes. */
static struct shape *make(struct shapes *shapes, const uint8_t *text, size_t length)
{
    if (length > SHAPE_TEXT || shapes_full(shapes) || memchr(text, '\\', length) != NULL)
        return NULL;
    struct shape *shape = &shapes->all[shapes->count++];
    memcpy(shape->text, text, length);
    shape->class = SHAPE_UNSETTLED;
    shape->length = (uint8_t)length;
    shape->mask = length == 64 ? ~(uint64_t)0 : ((uint64_t)1 << length) - 1;
    shape->other = shape->next = shape->inside = shapes->all;
    return shape;
}

/* Puts a text of one member at a place, behind the runs: one of those that fits tells
 * more. */
static void put_behind_runs(struct shape **place, struct shape *shape)
{
    struct shape **link = place;

    for (unsigned tries = 1; tries < SHAPES_TRIES && (*link)->is_run; tries++)
        link = &(*link)->other;
    shape->other = *link;
    *link = shape;
}

struct shape *shapes_learn_key(struct shapes *shapes, struct shape **place,
                               const uint8_t *key, size_t value_at,
                               enum member_action action)
{
    struct shape *shape = make(shapes, key, value_at);

    if (shape == NULL)
        return NULL;
    shape->value_at = (uint8_t)value_at;
    shape->action = (uint8_t)action;
    shape->unsettled = true;
    put_behind_runs(place, shape);
    return shape;
}

struct shape *shapes_learn_value(struct shapes *shapes, const struct shape_member *member,
                                 enum member_action action)
{
    size_t length = (size_t)(member->next - member->key) + 1;
    struct shape *shape = make(shapes, member->key, length);

    if (shape == NULL)
        return NULL;
    shape->tokens = (uint8_t)(member->next_token - member->token);
    shape->unsettled = true;
    shape->effect_count = 1;
    shape->effects[0] =
        (struct shape_effect){.action = (uint8_t)action,
                              .at = (uint8_t)(member->value - member->key),
                              .length = (uint8_t)(member->value_end - member->value),
                              .is_string = true};
    put_behind_runs(member->place, shape);
    return shape;
}

void shape_settle(struct shape *shape, uint8_t first)
{
    bool skip = shape->action == MEMBER_SKIP;

    shape->unsettled = false;
    shape->class = shape_classes[first];
    if (shape->value_at == 0)
        shape->form = shape->closes > 0 ? SHAPE_CLOSES : SHAPE_MEMBERS;
    else if (shape->class == SHAPE_SCALAR)
        shape->form = skip ? SHAPE_SKIP_SCALAR : SHAPE_TAKE_SCALAR;
    else if (shape->class == SHAPE_STRING)
        shape->form = skip ? SHAPE_SKIP_STRING : SHAPE_TAKE_STRING;
    else if (shape->action == MEMBER_ARGUMENTS && first == '{')
        shape->form = SHAPE_ENTERS;
    else if (shape->action != MEMBER_ARGUMENTS)
        shape->form = skip ? SHAPE_SKIP_NESTED : SHAPE_TAKE_NESTED;
    else
        shape->class = SHAPE_UNSETTLED;
}

/* Whether the value is thought to be constant; counts, and settles those that vary. */
static bool is_constant(struct shape *shape, const struct shape_member *member)
{
    if (shape == NULL || !shape->unsettled)
        return false;
    if (shape->value_at == 0)
        return true;
    size_t length =
        member->value_end == NULL ? 0 : (size_t)(member->value_end - member->value);
    if (length == 0 || shape->value_at + length > SHAPE_TEXT ||
        memchr(member->value, '\\', length) != NULL ||
        (shape->streak > 0 &&
         (shape->value_length != length ||
          memcmp(shape->text + shape->value_at, member->value, length) != 0))) {
        shape_settle(shape, *member->value);
        return false;
    }
    memcpy(shape->text + shape->value_at, member->value, length);
    shape->value_length = (uint8_t)length;
    shape->streak = (uint8_t)(shape->streak + (shape->streak < STREAK));
    return shape->streak == STREAK;
}

/* Makes a text of a run, up to `end`. */
static struct shape *make_run(struct shapes *shapes, const struct shape_run *run,
                              const uint8_t *end)
{
    struct shape *shape = make(shapes, run->start, (size_t)(end - run->start));

    if (shape == NULL)
        return NULL;
    shape->is_run = true;
    shape->tokens = (uint8_t)(run->next_token - run->first_token);
    shape->effect_count = run->effect_count;
    memcpy(shape->effects, run->effects, sizeof shape->effects);
    shape->other = *run->place;
    *run->place = shape;
    return shape;
}

/* Adds the values of a member to a run; false if they do not fit. */
static bool extend(struct shape_run *run, const struct shape_member *member)
{
    const struct shape *shape = member->shape;
    size_t at = (size_t)(member->key - run->start);
    struct shape_effect single = {.action = shape->action,
                                  .at = shape->value_at,
                                  .length = shape->value_length,
                                  .is_string = member->is_string};
    const struct shape_effect *effects = shape->value_at > 0 ? &single : shape->effects;
    unsigned count = shape->value_at > 0 ? 1 : shape->effect_count;

    if ((size_t)(member->next - run->start) + 1 > SHAPE_TEXT ||
        run->effect_count + count > SHAPE_EFFECTS)
        return false;
    for (unsigned i = 0; i < count; i++) {
        if (effects[i].action == MEMBER_SKIP)
            continue;
        run->effects[run->effect_count] = effects[i];
        run->effects[run->effect_count++].at = (uint8_t)(effects[i].at + at);
    }
    run->members++;
    run->next_token = member->next_token;
    return true;
}

static void begin(struct shape_run *run, const struct shape_member *member)
{
    *run = (struct shape_run){.first = member->shape,
                              .place = member->place,
                              .start = member->key,
                              .first_token = member->token,
                              .next_token = member->token};
    run->on = extend(run, member);
    if (!run->on)
        shape_settle(member->shape, *member->value);
}

/* Ends a run at a member that does not belong to it: with its key, if that fits. */
static void end_at(struct shapes *shapes, struct shape_run *run,
                   const struct shape_member *member)
{
    const struct shape *behind = member->shape;

    run->on = false;
    if (behind != NULL && behind->value_at > 0 &&
        (size_t)(member->value - run->start) <= SHAPE_TEXT) {
        struct shape *shape = make_run(shapes, run, member->value);

        if (shape == NULL)
            return;
        shape->value_at = (uint8_t)(member->value - run->start);
        shape->action = behind->action;
        shape->next = behind->next;
        shape->inside = behind->inside;
        shape_settle(shape, *member->value);
    } else if (run->members > 1 || (*run->place)->value_at > 0) {
        struct shape *shape = make_run(shapes, run, member->key + 1);

        if (shape == NULL)
            return;
        shape->next = *member->place;
        shape_settle(shape, '"');
    } else {
        shape_settle(run->first, '"'); /* a text by itself already */
    }
}

void shapes_study(struct shapes *shapes, struct shape_run *run,
                  const struct shape_member *member)
{
    bool constant = is_constant(member->shape, member);

    if (run->on && run->next_token != member->token)
        run->on = false;
    if (run->on && constant && extend(run, member))
        return;
    if (run->on)
        end_at(shapes, run, member);
    if (constant)
        begin(run, member);
}

bool shapes_study_end(struct shapes *shapes, struct shape_run *run, const uint8_t *end,
                      size_t next_token, unsigned closes)
{
    struct shape *shape = make_run(shapes, run, end);

    if (shape == NULL)
        return false;
    run->on = false;
    shape->closes = (uint8_t)closes;
    shape->tokens = (uint8_t)(next_token - run->first_token);
    shape_settle(shape, '"');
    return true;
}
