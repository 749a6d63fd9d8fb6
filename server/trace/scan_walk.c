#include "trace/scan.h"

#include <stdlib.h>

/* ---- templates ---- */

#define STREAK 8 /* after this many equal values, a value counts as constant */

/* Blanks and control characters do not begin a value; everything else that is not a
 * string or a bracket is a scalar, valid or not. */
#define S TEMPLATE_SCALAR
#define S_16 S, S, S, S, S, S, S, S, S, S, S, S, S, S, S, S
const uint8_t template_classes[256] = {[0x21] = S,
                                       [0x22] = TEMPLATE_STRING,
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
                                       TEMPLATE_NESTED,
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
                                       TEMPLATE_NESTED,
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

/* Forgets everything; call before the first use, and between two events when full. */
static void templates_reset(struct templates *templates)
{
    memset(templates, 0, sizeof *templates);
    /* It fits only the NUL after a piece, and no value has the class of NUL. */
    templates->all[0].length = 1;
    templates->all[0].mask = 1;
    templates->all[0].class = TEMPLATE_UNSETTLED;
    templates->count = 1;
    templates->first = templates->inside = &templates->all[0];
}

/* Whether bytes can be part of a text. A byte after a backslash may not be a token, and a
 * NUL may be the end of a piece, after which no tokens are known. */
static bool can_be_told(const uint8_t *bytes, size_t length)
{
    return memchr(bytes, '\\', length) == NULL && memchr(bytes, '\0', length) == NULL;
}

/* A new text, not at a place yet; NULL if it is too long, or if its bytes do not identify
 * it. */
static struct event_template *make(struct templates *templates, const uint8_t *text,
                                   size_t length)
{
    if (length > TEMPLATE_TEXT || templates_full(templates) || !can_be_told(text, length))
        return NULL;
    struct event_template *template = &templates->all[templates->count++];
    memcpy(template->text, text, length);
    template->class = TEMPLATE_UNSETTLED;
    template->length = (uint8_t)length;
    template->mask = length == 64 ? ~(uint64_t)0 : ((uint64_t)1 << length) - 1;
    template->other = template->next = template->inside = templates->all;
    return template;
}

/* Puts a text of one member at a place, after the runs, because a run that fits
 * recognises more members. */
static void put_behind_runs(struct event_template **place,
                            struct event_template *template)
{
    struct event_template **link = place;

    for (unsigned tries = 1; tries < TEMPLATES_TRIES && (*link)->is_run; tries++)
        link = &(*link)->other;
    template->other = *link;
    *link = template;
}

/* Adds the key of a member at a place: its text is key[0..value_at). NULL if it is not
 * learnt. */
static struct event_template *templates_learn_key(struct templates *templates,
                                                  struct event_template **place,
                                                  const uint8_t *key, size_t value_at,
                                                  enum member_action action)
{
    struct event_template *template = make(templates, key, value_at);

    if (template == NULL)
        return NULL;
    template->value_at = (uint8_t)value_at;
    template->action = (uint8_t)action;
    template->unsettled = true;
    put_behind_runs(place, template);
    return template;
}

/* Adds a member with its value, a string, up to and including the quote of the next key.
 * NULL if it is not learnt. */
static struct event_template *templates_learn_value(struct templates *templates,
                                                    const struct template_member *member,
                                                    enum member_action action)
{
    size_t length = (size_t)(member->next - member->key) + 1;
    struct event_template *template = make(templates, member->key, length);

    if (template == NULL)
        return NULL;
    template->tokens = (uint8_t)(member->next_token - member->token);
    template->unsettled = true;
    template->effect_count = 1;
    template->effects[0] =
        (struct template_effect){.action = (uint8_t)action,
                                 .at = (uint8_t)(member->value - member->key),
                                 .length = (uint8_t)(member->value_end - member->value),
                                 .is_string = true};
    put_behind_runs(member->place, template);
    return template;
}

static void template_settle(struct event_template *template, uint8_t first);

/* Adds the end of an object after a value that varies: the text from its bracket up to
 * `end`, which closes `closes` objects with as many tokens. False if it is too long. */
static bool templates_learn_end(struct templates *templates,
                                struct event_template **place, const uint8_t *bracket,
                                const uint8_t *end, unsigned closes)
{
    struct event_template *template = make(templates, bracket, (size_t)(end - bracket));

    if (template == NULL)
        return false;
    template->tokens = template->closes = (uint8_t)closes;
    template_settle(template, *bracket);
    put_behind_runs(place, template);
    return true;
}

/* Decides what to do after the text of a template, by the first byte of the value
 * there. */
static void template_settle(struct event_template *template, uint8_t first)
{
    bool skip = template->action == MEMBER_SKIP;
    enum member_action action = template->action;

    template->unsettled = false;
    template->class = template_classes[first];
    if (template->value_at == 0)
        template->form = template->closes > 0 ? TEMPLATE_CLOSES : TEMPLATE_MEMBERS;
    else if (template->class == TEMPLATE_SCALAR)
        template->form = skip                   ? TEMPLATE_SKIP_SCALAR
                         : action == MEMBER_TS  ? TEMPLATE_TAKE_TS
                         : action == MEMBER_DUR ? TEMPLATE_TAKE_DUR
                                                : TEMPLATE_TAKE_SCALAR;
    else if (template->class == TEMPLATE_STRING)
        template->form = skip                    ? TEMPLATE_SKIP_STRING
                         : action == MEMBER_NAME ? TEMPLATE_TAKE_NAME
                                                 : TEMPLATE_TAKE_STRING;
    else if (template->class != TEMPLATE_NESTED) /* no value: checked each time */
        template->class = TEMPLATE_UNSETTLED;
    else if (action == MEMBER_ARGUMENTS && first == '{')
        template->form = TEMPLATE_ENTERS;
    else if (action != MEMBER_ARGUMENTS)
        template->form = skip ? TEMPLATE_SKIP_NESTED : TEMPLATE_TAKE_NESTED;
    else
        template->class = TEMPLATE_UNSETTLED;
}

/* Whether the value counts as constant. Counts repetitions; settles values that vary. */
static bool is_constant(struct event_template *template,
                        const struct template_member *member)
{
    if (template == NULL || !template->unsettled)
        return false;
    if (template->value_at == 0)
        return true;
    size_t length =
        member->value_end == NULL ? 0 : (size_t)(member->value_end - member->value);
    if (length == 0 || template->value_at + length > TEMPLATE_TEXT ||
        !can_be_told(member->value, length) ||
        (template->streak > 0 &&
         (template->value_length != length ||
          memcmp(template->text + template->value_at, member->value, length) != 0))) {
        template_settle(template, *member->value);
        return false;
    }
    memcpy(template->text + template->value_at, member->value, length);
    template->value_length = (uint8_t)length;
    template->streak = (uint8_t)(template->streak + (template->streak < STREAK));
    return template->streak == STREAK;
}

/* Makes a text of a run, up to `end`. */
static struct event_template *make_run(struct templates *templates,
                                       const struct template_run *run, const uint8_t *end)
{
    struct event_template *template =
        make(templates, run->start, (size_t)(end - run->start));

    if (template == NULL)
        return NULL;
    template->is_run = true;
    template->tokens = (uint8_t)(run->next_token - run->first_token);
    template->effect_count = run->effect_count;
    memcpy(template->effects, run->effects, sizeof template->effects);
    template->other = *run->place;
    *run->place = template;
    return template;
}

/* Adds the values of a member to a run; false if they do not fit. */
static bool extend(struct template_run *run, const struct template_member *member)
{
    const struct event_template *template = member->template;
    size_t at = (size_t)(member->key - run->start);
    struct template_effect single = {.action = template->action,
                                     .at = template->value_at,
                                     .length = template->value_length,
                                     .is_string = member->is_string};
    const struct template_effect *effects =
        template->value_at > 0 ? &single : template->effects;
    unsigned count = template->value_at > 0 ? 1 : template->effect_count;

    if ((size_t)(member->next - run->start) + 1 > TEMPLATE_TEXT ||
        run->effect_count + count > TEMPLATE_EFFECTS)
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

static void begin(struct template_run *run, const struct template_member *member)
{
    *run = (struct template_run){.first = member->template,
                                 .place = member->place,
                                 .start = member->key,
                                 .first_token = member->token,
                                 .next_token = member->token};
    run->on = extend(run, member);
    if (!run->on)
        template_settle(member->template, *member->value);
}

/* Ends a run at a member that does not belong to it: with its key, if that fits. */
static void end_at(struct templates *templates, struct template_run *run,
                   const struct template_member *member)
{
    const struct event_template *behind = member->template;

    run->on = false;
    if (behind != NULL && behind->value_at > 0 &&
        (size_t)(member->value - run->start) <= TEMPLATE_TEXT) {
        struct event_template *template = make_run(templates, run, member->value);

        if (template == NULL)
            return;
        template->value_at = (uint8_t)(member->value - run->start);
        template->action = behind->action;
        template->next = behind->next;
        template->inside = behind->inside;
        template_settle(template, *member->value);
    } else if (run->members > 1 || run->first->value_at > 0) {
        struct event_template *template = make_run(templates, run, member->key + 1);

        if (template == NULL)
            return;
        template->next = *member->place;
        template_settle(template, '"');
    } else {
        template_settle(run->first, '"'); /* it is already a text by itself */
    }
}

/* Finds out whether a walked member continues, begins or ends a run. */
static void templates_study(struct templates *templates, struct template_run *run,
                            const struct template_member *member)
{
    bool constant = is_constant(member->template, member);

    if (run->on && run->next_token != member->token)
        run->on = false;
    if (run->on && constant && extend(run, member))
        return;
    if (run->on)
        end_at(templates, run, member);
    if (constant)
        begin(run, member);
}

/* Adds the end of the object that contains the run, and perhaps that of the object around
 * it: the text up to `end` closes `closes` objects. False if it is too long. */
static bool templates_study_end(struct templates *templates, struct template_run *run,
                                const uint8_t *end, size_t next_token, unsigned closes)
{
    struct event_template *template = make_run(templates, run, end);

    if (template == NULL)
        return false;
    run->on = false;
    template->closes = (uint8_t)closes;
    template->tokens = (uint8_t)(next_token - run->first_token);
    template_settle(template, '"');
    return true;
}

/* ---- walk slowly ---- */

/* Part of the walker: its state, and what it does when no known template fits an
 * event. */

/* A walk through one event. The loop keeps t and place in variables of its own. */
struct event_walk {
    struct templates *templates;
    const uint8_t *bytes;
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

/* The kind of a token: a quote, a bracket, or NUL for a sentinel. */
ALWAYS_INLINE uint8_t kind_at(const struct event_walk *walk, size_t token)
{
    return walk->bytes[walk->tokens[token]];
}

/* The number of tokens of the value whose opening bracket is tokens[0]; 0: it has no end.
 */
ALWAYS_INLINE size_t skip(const uint8_t *bytes, const uint32_t *tokens)
{
    size_t used = 1;
    unsigned depth = 1;

    while (depth > 0) {
        uint8_t c = bytes[tokens[used++]];

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
ALWAYS_INLINE void take_effects(struct raw_event *event,
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

ALWAYS_INLINE bool is_blank(uint8_t c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

ALWAYS_INLINE const uint8_t *skip_blanks(const uint8_t *c)
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

/* Checks the bytes at `end`, after a value that is not a scalar: a comma, or the bracket
 * that is token t. After a scalar no check is needed: only its rest, a comma and blanks
 * can come before the next token, because after anything else the next "key" would lack
 * its colon. */
static enum walk_result walk_check_end(const struct event_walk *walk, size_t t,
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
ALWAYS_INLINE enum walk_result
take_value(const struct event_walk *walk, size_t *t, struct raw_event *event,
           enum member_action action, struct member *member, uint8_t first, bool *entered)
{
    const uint32_t *tokens = walk->tokens + *t;

    if (first == '"') {
        member->is_string = true;
        member->string_length = tokens[3] - tokens[2] - 1;
        member->end = walk->bytes + tokens[3] + 1;
        *t += 4;
        if (walk->bytes[tokens[3]] == '\0')
            return WALK_MORE;
    } else if (first == '{' || first == '[') {
        if (action == MEMBER_ARGUMENTS && first == '{') {
            forget_arguments(event);
            *entered = true;
            *t += 3;
            return WALK_OK;
        }
        size_t inner = skip(walk->bytes, tokens + 2);
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
        if (member->is_string && kind_at(walk, walk->t) == '"')
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

    if (kind_at(walk, token + 1) == '\0')
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
    bool both = walk->inside && kind_at(walk, t + 1) == '}' &&
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

    if (kind_at(walk, t) != '}') {
        if (kind_at(walk, t) == '\0')
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

/* Handles a member, which may be new, or the end of an object. Then handles the members
 * after it that belong to a run which it begins. */
static enum walk_result walk_slowly(struct event_walk *walk, struct raw_event *event)
{
    enum walk_result result = WALK_OK;

    do {
        const uint8_t *key = walk->bytes + walk->tokens[walk->t];

        if (kind_at(walk, walk->t) != '"') {
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

/* ---- walk ---- */

/* Tokens are quotes and brackets, so a token of kind NUL is a sentinel: the piece ends
 * there. A NUL next to the tokens may also be a byte of a damaged file; *where gives the
 * caller its position. */

size_t walk_skip(const uint8_t *bytes, const uint32_t *tokens)
{
    return skip(bytes, tokens);
}

/* Empties the event. Missing spans are empty but not NULL, so memcmp() and the like may
 * get them. Numbers mean nothing without their field. */
ALWAYS_INLINE void clear_event(struct raw_event *event, const uint8_t *bytes)
{
    event->fields = 0;
    event->kept = 0;
    event->phase = 0;
    event->name = event->category = event->pid = event->tid = event->shapes =
        (struct span){bytes, 0};
}

ALWAYS_INLINE void take_scalar(struct raw_event *event, enum member_action action,
                               const uint8_t *value)
{
    struct member member = {.value = value};

    member_take(event, action, &member);
}

/* Takes a string. *behind is the token after its quotes, or a sentinel that is not a
 * quote. */
ALWAYS_INLINE void take_string(struct raw_event *event, enum member_action action,
                               const uint8_t *value, const uint32_t *behind)
{
    struct member member = {.is_string = true, .value = value};

    member.string_length = behind[-1] - behind[-2] - (behind[-1] > behind[-2]);
    member.end = value + member.string_length + 2;
    member_take(event, action, &member);
}

ALWAYS_INLINE void take_nested(struct raw_event *event, enum member_action action,
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
ALWAYS_INLINE enum turn turn_behind(struct event_walk *walk, struct raw_event *event,
                                    struct event_template *template, const uint8_t *value,
                                    const uint32_t **token,
                                    struct event_template ***place)
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
        inner = skip(walk->bytes, *token + 2);
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
ALWAYS_INLINE enum walk_result walk_members(struct event_walk *walk,
                                            struct raw_event *event, size_t *used,
                                            template_test *fits)
{
    const uint8_t *const bytes = walk->bytes;
    struct event_template **place = walk->place;
    const uint32_t *token = walk->tokens + walk->t; /* the next one */
    enum walk_result result = WALK_OK;

    while (result == WALK_OK) {
        const uint8_t *key = bytes + *token;
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
        const uint8_t *end = bytes + token[-1];
        if (turn == TURN_MORE || __builtin_expect(*end == '\0', 0))
            result = WALK_MORE;
        else if (__builtin_expect(end[1] != ',', 0))
            result = walk_check_end(walk, (size_t)(token - walk->tokens), end + 1);
    }
    *used = (size_t)(token - walk->tokens);
    return result;
}

ALWAYS_INLINE enum walk_result walk_with(struct templates *templates,
                                         const uint8_t *bytes, const uint32_t *tokens,
                                         struct raw_event *event, size_t *used,
                                         size_t *where, template_test *fits)
{
    struct event_walk walk;

    walk.templates = templates;
    walk.bytes = bytes;
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
                            const uint32_t *tokens, struct raw_event *event, size_t *used,
                            size_t *where)
{
    return walk_with(templates, bytes, tokens, event, used, where, template_fits);
}

#if defined(__x86_64__)

enum walk_result walk_event_sse2(struct templates *templates, const uint8_t *bytes,
                                 const uint32_t *tokens, struct raw_event *event,
                                 size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, event, used, where, template_fits_sse2);
}

TARGET_AVX2 enum walk_result walk_event_avx2(struct templates *templates,
                                             const uint8_t *bytes, const uint32_t *tokens,
                                             struct raw_event *event, size_t *used,
                                             size_t *where)
{
    return walk_with(templates, bytes, tokens, event, used, where, template_fits_avx2);
}

TARGET_AVX512 enum walk_result walk_event_avx512(struct templates *templates,
                                                 const uint8_t *bytes,
                                                 const uint32_t *tokens,
                                                 struct raw_event *event, size_t *used,
                                                 size_t *where)
{
    return walk_with(templates, bytes, tokens, event, used, where, template_fits_avx512);
}

#elif defined(__aarch64__)

enum walk_result walk_event_neon(struct templates *templates, const uint8_t *bytes,
                                 const uint32_t *tokens, struct raw_event *event,
                                 size_t *used, size_t *where)
{
    return walk_with(templates, bytes, tokens, event, used, where, template_fits_neon);
}

#endif

struct templates *walk_templates_new(void)
{
    struct templates *templates = malloc(sizeof *templates);

    if (templates != NULL)
        templates_reset(templates);
    return templates;
}

/* ---- variants ---- */

const struct scan_variant *scan_variants(void)
{
#if defined(__x86_64__)
    static const struct scan_variant all[] = {{"avx512", index_avx512, walk_event_avx512},
                                              {"avx2", index_avx2, walk_event_avx2},
                                              {"sse2", index_sse2, walk_event_sse2},
                                              {"scalar", index_scalar, walk_event},
                                              {NULL, NULL, NULL}};

    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("pclmul") ||
        !__builtin_cpu_supports("bmi2"))
        return all + 2;
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2")
               ? all
               : all + 1;
#else
    static const struct scan_variant all[] = {
#if defined(__aarch64__)
        {"neon", index_neon, walk_event_neon},
#endif
        {"scalar", index_scalar, walk_event},
        {NULL, NULL, NULL}
    };

    return all;
#endif
}
