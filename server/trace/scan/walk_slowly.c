/* See walk_slowly.h. */
#include "trace/scan/walk_slowly.h"

WALK_INLINE bool is_blank(uint8_t c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

WALK_INLINE const uint8_t *skip_blanks(const uint8_t *c)
{
    while (is_blank(*c))
        c++;
    return c;
}

/* The first byte of the value after the key that closes at `close`; NULL if there is no
 * colon, with *where at the byte that is there instead. */
static const uint8_t *value_behind(const uint8_t *bytes, uint32_t close, size_t *where)
{
    const uint8_t *c = skip_blanks(bytes + close + 1);

    if (*c != ':') {
        *where = (size_t)(c - bytes);
        return NULL;
    }
    return skip_blanks(c + 1);
}

enum walk_result walk_check_end(const struct event_walk *walk, size_t t,
                                const uint8_t *end)
{
    end = skip_blanks(end);
    if (*end == ',' || (*end == '}' && end == walk->bytes + walk->tokens[t]))
        return WALK_OK;
    *walk->where = (size_t)(end - walk->bytes);
    return *end == '\0' ? WALK_MORE : WALK_DAMAGED;
}

/* Takes the value of the key that is token *t and moves past it. For the object `args`,
 * moves into it instead and sets *entered. `first`: the value's first byte. */
WALK_INLINE enum walk_result take_value(const struct event_walk *walk, size_t *t,
                                        struct raw_event *event,
                                        enum member_action action, struct member *member,
                                        uint8_t first, bool *entered)
{
    const uint32_t *tokens = walk->tokens + *t;
    const uint8_t *kinds = walk->kinds + *t;

    if (first == '"') {
        member->is_string = true;
        member->string_length = tokens[3] - tokens[2] - 1;
        member->end = walk->bytes + tokens[3] + 1;
        *t += 4;
        if (kinds[3] == '\0')
            return WALK_MORE;
    } else if (first == '{' || first == '[') {
        if (action == MEMBER_ARGUMENTS && first == '{') {
            forget_arguments(event);
            *entered = true;
            *t += 3;
            return WALK_OK;
        }
        size_t inner = skip(kinds + 2);
        member->end = walk->bytes + tokens[2 + inner - (inner > 0)] + 1;
        *t += 2 + inner;
        if (inner == 0)
            return WALK_MORE;
    } else {
        *t += 2;
        member_take(event, action, member);
        return WALK_OK;
    }
    member_take(event, action, member);
    return __builtin_expect(*member->end == ',', 1)
               ? WALK_OK
               : walk_check_end(walk, *t, member->end);
}

/* Lets the templates look at a member that was walked, from `token` up to walk->t;
 * `template`: as it was found at `place`, or NULL. */
static void study(struct event_walk *walk, struct event_template **place,
                  struct event_template *template, size_t token,
                  const struct member *member, bool entered)
{
    struct template_member seen = {.place = place,
                                   .template = template,
                                   .key = walk->bytes + walk->tokens[token],
                                   .value = member->value,
                                   .value_end = member->end,
                                   .next = walk->bytes + walk->tokens[walk->t],
                                   .token = token,
                                   .next_token = walk->t,
                                   .is_string = member->is_string};

    if (entered)
        seen.value_end = NULL;
    else if (seen.value_end == NULL)
        seen.value_end = member->value + span_of(member).length;
    templates_study(walk->templates, &walk->run, &seen);
}

/* Learns a member that was walked, and moves on. */
static void learn(struct event_walk *walk, enum member_action action, size_t token,
                  const struct member *member, bool entered)
{
    const uint8_t *key = walk->bytes + walk->tokens[token];
    struct event_template *template = NULL;

    if (action == MEMBER_PHASE || action == MEMBER_CATEGORY) {
        /* There are few values, and they lead to the members of events of that sort: so
         * each value makes its own text. */
        struct template_member seen = {.place = walk->place,
                                       .key = key,
                                       .value = member->value,
                                       .value_end = member->end,
                                       .next = walk->bytes + walk->tokens[walk->t],
                                       .token = token,
                                       .next_token = walk->t};
        if (member->is_string && walk->kinds[walk->t] == '"')
            template = templates_learn_value(walk->templates, &seen, action);
    } else {
        template = templates_learn_key(walk->templates, walk->place, key,
                                       (size_t)(member->value - key), action);
    }
    study(walk, walk->place, template, token, member, entered);
    if (entered) {
        walk->inside = true;
        walk->behind = template != NULL ? &template->next : walk->place;
        walk->place = template != NULL ? &template->inside : &walk->templates->inside;
    } else if (template != NULL) {
        walk->place = &template->next;
    }
}

/* Walks and learns a member that was not seen before at this place. */
static enum walk_result walk_new_member(struct event_walk *walk, struct raw_event *event)
{
    const uint32_t *tokens = walk->tokens + walk->t;
    const uint8_t *key = walk->bytes + tokens[0];
    size_t token = walk->t;
    bool entered = false;
    struct member member = {0};

    if (walk->kinds[token + 1] == '\0')
        return WALK_MORE;
    member.value = value_behind(walk->bytes, tokens[1], walk->where);
    if (member.value == NULL)
        return walk->bytes[*walk->where] == '\0' ? WALK_MORE : WALK_DAMAGED;
    uint8_t first = *member.value;
    /* A quote or bracket that is not a token follows a backslash outside of any string.
     * Eight sentinels follow the last token, so tokens[3] exists. */
    if ((first == '"' || first == '{' || first == '[') &&
        member.value != walk->bytes + tokens[2]) {
        *walk->where = (size_t)(member.value - walk->bytes);
        return WALK_DAMAGED;
    }
    if (first == '\0') {
        *walk->where = (size_t)(member.value - walk->bytes);
        return WALK_MORE;
    }
    enum member_action action =
        member_action_of(key + 1, tokens[1] - tokens[0] - 1, walk->inside);
    enum walk_result result =
        take_value(walk, &walk->t, event, action, &member, first, &entered);
    if (result == WALK_OK)
        learn(walk, action, token, &member, entered);
    return result;
}

/* Tells the templates that the object ends at token t with the current run, or with a
 * bracket that they do not know. `closes`: whether it ends together with the event. */
static bool study_end_of(struct event_walk *walk, size_t t, unsigned closes)
{
    const uint8_t *end = walk->bytes + walk->tokens[t + closes - 1] + 1;
    struct template_run *run = &walk->run;

    if (run->on)
        return templates_study_end(walk->templates, run, end, t + closes, closes);
    return templates_learn_end(walk->templates, walk->place,
                               walk->bytes + walk->tokens[t], end, closes);
}

/* Lets the templates see how the object ends at token t, and perhaps the event. */
static void study_end(struct event_walk *walk, size_t t)
{
    const uint8_t *end = walk->bytes + walk->tokens[t] + 1;
    struct template_run *run = &walk->run;

    if (run->on && run->next_token != t)
        run->on = false;
    bool both = walk->inside && walk->kinds[t + 1] == '}' &&
                skip_blanks(end) == walk->bytes + walk->tokens[t + 1];
    if (!(both && study_end_of(walk, t, 2)) && !study_end_of(walk, t, 1) && run->on)
        template_settle(run->first, run->start[run->first->value_at]);
    run->on = false;
}

/* Walks in full a member that was seen before. */
static enum walk_result walk_known(struct event_walk *walk, struct raw_event *event,
                                   struct event_template *template, const uint8_t *key)
{
    size_t token = walk->t;
    struct event_template **place = walk->place;
    struct member member = {.value = key, .end = key};
    bool entered = false;
    enum walk_result result = WALK_OK;

    take_effects(event, template, key);
    walk->t += template->tokens;
    walk->place = &template->next;
    if (template->closes > 0) { /* stays before its brackets */
        walk->run.on = false;
        walk->t -= template->closes;
        return WALK_OK;
    }
    if (template->value_at > 0) {
        member = (struct member){.value = key + template->value_at};
        result = take_value(walk, &walk->t, event, template->action, &member,
                            *member.value, &entered);
        if (entered) {
            walk->inside = true;
            walk->behind = &template->next;
            walk->place = &template->inside;
        }
    }
    if (result == WALK_OK)
        study(walk, place, template->is_run ? NULL : template, token, &member, entered);
    return result;
}

/* At a token that is not a quote: the end of an object, or damage. */
static enum walk_result walk_end(struct event_walk *walk)
{
    size_t t = walk->t;

    if (walk->kinds[t] != '}') {
        if (walk->kinds[t] == '\0')
            return WALK_MORE;
        *walk->where = walk->tokens[t];
        return WALK_DAMAGED;
    }
    study_end(walk, t);
    walk->t++;
    walk->over = !walk->inside;
    if (walk->over)
        return WALK_OK;
    walk->inside = false;
    walk->place = walk->behind;
    return walk_check_end(walk, t + 1, walk->bytes + walk->tokens[t] + 1);
}

enum walk_result walk_slowly(struct event_walk *walk, struct raw_event *event)
{
    enum walk_result result = WALK_OK;

    do {
        const uint8_t *key = walk->bytes + walk->tokens[walk->t];

        if (walk->kinds[walk->t] != '"') {
            result = walk_end(walk);
            continue;
        }
        struct event_template *template = *walk->place;

        if (!template_fits(template, key))
            template =
                templates_find_other(walk->templates, walk->place, key, template_fits);
        if (template == walk->templates->all || key[template->value_at] <= ' ')
            result = walk_new_member(walk, event); /* or more blanks than in the text */
        else
            result = walk_known(walk, event, template, key);
    } while (walk->run.on && result == WALK_OK && !walk->over);
    return result;
}
