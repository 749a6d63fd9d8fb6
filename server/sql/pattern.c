/* See pattern.h. The part after the last "all" is tried at every place of the text. The
 * part before it matched at its first place, and no later place would allow more. */
#include "sql/pattern.h"

struct text_position {
    const unsigned char *place, *end;
};

/* The next character; ill-formed bytes make one each, or a wrong one, never a crash. */
static uint32_t next(struct text_position *at)
{
    uint32_t character = *at->place++;

    if (character < 0xC0)
        return character;
    character &= character < 0xE0 ? 0x1F : character < 0xF0 ? 0x0F : 0x07;
    while (at->place < at->end && (*at->place & 0xC0) == 0x80)
        character = (character << 6) + (*at->place++ & 0x3F);
    return character;
}

static uint32_t fold(uint32_t character)
{
    return character >= 'A' && character <= 'Z' ? character + 32 : character;
}

/* A set as [a-z], [^a]: reads it to its end. False: the character is not in it, or the
 * set does not end. */
static bool is_in_set(struct text_position *pattern, uint32_t character)
{
    bool found = false, inverted = false;
    uint32_t before = 0, member;

    if (pattern->place == pattern->end)
        return false;
    member = next(pattern);
    if (member == '^') {
        inverted = true;
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    if (member == ']') {
        found = character == ']';
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    while (member != ']') {
        if (member == '-' && before != 0 && pattern->place < pattern->end &&
            *pattern->place != ']') {
            member = next(pattern);
            found = found || (character >= before && character <= member);
            before = 0;
        } else {
            found = found || character == member;
            before = member;
        }
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    return found != inverted;
}

/* Matches one character of the text against what comes next in the pattern, which is not
 * an "all". */
static bool matches_one(struct text_position *pattern, uint32_t character,
                        const struct pattern_rules *rules)
{
    uint32_t wanted = next(pattern);

    if (rules->escape != 0 && wanted == rules->escape) {
        if (pattern->place == pattern->end)
            return false;
        wanted = next(pattern);
    } else if (rules->set != 0 && wanted == rules->set) {
        return is_in_set(pattern, character);
    } else if (wanted == rules->one) {
        return true;
    }
    return wanted == character || (rules->ignore_case && fold(wanted) == fold(character));
}

static bool is_all(const struct text_position *pattern, const struct pattern_rules *rules)
{
    return pattern->place < pattern->end && *pattern->place == rules->all &&
           rules->escape != rules->all;
}

int pattern_matches(const char *pattern_text, size_t pattern_length, const char *text,
                    size_t text_length, const struct pattern_rules *rules,
                    struct budget *budget)
{
    struct text_position pattern = {(const unsigned char *)pattern_text,
                                    (const unsigned char *)pattern_text + pattern_length};
    struct text_position subject = {(const unsigned char *)text,
                                    (const unsigned char *)text + text_length};
    struct text_position after_all = {0},
                         tried = {0}; /* where the last "all" may begin again */
    size_t turn = 0;

    for (;;) {
        if (budget_is_over_at(budget, turn++))
            return -1;
        if (is_all(&pattern, rules)) {
            pattern.place++;
            if (pattern.place == pattern.end)
                return 1;
            after_all = pattern;
            tried = subject;
            continue;
        }
        if (subject.place == subject.end && pattern.place == pattern.end)
            return 1;
        if (subject.place == subject.end)
            return 0; /* a later place leaves even less text */
        bool fits =
            pattern.place < pattern.end && matches_one(&pattern, next(&subject), rules);
        if (fits)
            continue;
        if (after_all.place == NULL)
            return 0;
        next(&tried);
        pattern = after_all;
        subject = tried;
    }
}

uint32_t pattern_only_character(const char *text, size_t length)
{
    struct text_position at = {(const unsigned char *)text,
                               (const unsigned char *)text + length};
    uint32_t character = length == 0 ? 0 : next(&at);

    return at.place == at.end ? character : 0;
}
