/* See templates.h. */
#include "trace/scan/templates.h"

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

void templates_reset(struct templates *templates)
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

struct event_template *templates_learn_key(struct templates *templates,
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

struct event_template *templates_learn_value(struct templates *templates,
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

bool templates_learn_end(struct templates *templates, struct event_template **place,
                         const uint8_t *bracket, const uint8_t *end, unsigned closes)
{
    struct event_template *template = make(templates, bracket, (size_t)(end - bracket));

    if (template == NULL)
        return false;
    template->tokens = template->closes = (uint8_t)closes;
    template_settle(template, *bracket);
    put_behind_runs(place, template);
    return true;
}

void template_settle(struct event_template *template, uint8_t first)
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

void templates_study(struct templates *templates, struct template_run *run,
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

bool templates_study_end(struct templates *templates, struct template_run *run,
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
