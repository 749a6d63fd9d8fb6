/* Inside the walker: the shapes of events that were met before.
 *
 * Events of one sort have the same members in the same order, written the same way, and
 * half of the values are the same too. A shape is a path through a tree of texts as they
 * stand in the file: each is a run of whole members whose values have not changed for a
 * while (their effects on the event are noted beside), up to the key of one whose value
 * does, or to the end of the object. Where the bytes at hand are those of a text that was
 * met at that place, all its members are known by one comparison; else one member is
 * walked in full and learnt.
 *
 * A shape is a guess about what comes next and never changes what is read: a text fits
 * only if all its bytes are the same, and it was walked in full before. */
#ifndef TRACEDIFF_TRACE_SHAPES_H
#define TRACEDIFF_TRACE_SHAPES_H

#include "trace/member.h"
#include "trace/targets.h"

#define SHAPE_TEXT 64   /* longest text; longer ones are not learnt */
#define SHAPES_MAX 512  /* texts; when they are used up, all are forgotten */
#define SHAPES_TRIES 12 /* texts tried at one place */
#define SHAPE_EFFECTS 4 /* values taken from one text */

/* A value that is part of a text. */
struct shape_effect {
    uint8_t action; /* enum member_action */
    uint8_t at, length;
    bool is_string;
};

/* What is to be done behind a text. */
enum shape_form {
    SHAPE_SLOW,        /* looked at in full: it may turn out to be part of a run */
    SHAPE_MEMBERS,     /* the next key follows */
    SHAPE_CLOSES,      /* objects end */
    SHAPE_ENTERS,      /* the object `args` begins */
    SHAPE_SKIP_SCALAR, /* a value of this class follows, which nobody wants */
    SHAPE_SKIP_STRING,
    SHAPE_SKIP_NESTED,
    SHAPE_TAKE_SCALAR, /* or is taken */
    SHAPE_TAKE_STRING,
    SHAPE_TAKE_NESTED
};

/* What a value is, by its first byte. */
enum shape_class {
    SHAPE_NONE,
    SHAPE_SCALAR,
    SHAPE_STRING,
    SHAPE_NESTED,
    SHAPE_UNSETTLED
};
extern const uint8_t shape_classes[256];

struct shape {
    uint8_t text[SHAPE_TEXT];
    uint64_t mask;    /* a bit for each byte of the text that has to be there */
    uint8_t form;     /* enum shape_form */
    uint8_t class;    /* enum shape_class of the value for which that form is; UNSETTLED
                         is that of none */
    uint8_t length;   /* of the text that has to be there */
    uint8_t value_at; /* where the value behind the last key begins; 0: all is known */
    uint8_t action;   /* enum member_action of that value */
    uint8_t tokens;   /* of the text, without those of the last key */
    uint8_t closes;   /* objects that end with the text */
    uint8_t effect_count;
    bool is_run;          /* made by shapes_study() of several members */
    bool unsettled;       /* may turn out to be part of a run */
    uint8_t streak;       /* how often the value was the same in a row */
    uint8_t value_length; /* of that value, which stands behind the text */
    struct shape_effect effects[SHAPE_EFFECTS];
    /* Never NULL: at the end of a list stands one that fits nothing. */
    struct shape *other;  /* another text met at this place */
    struct shape *next;   /* the text that came behind it last */
    struct shape *inside; /* `args`: the text that came first in it last */
};

/* A place is one of the fields `first`, `inside` and those of a shape above. */
struct shapes {
    struct shape all[SHAPES_MAX]; /* [0] fits nothing */
    uint32_t count;
    struct shape *first;  /* of an event */
    struct shape *inside; /* of `args` that could not be learnt */
};

/* Members of the event at hand that would make one text, side by side. */
struct shape_run {
    bool on;
    uint8_t members, effect_count;
    struct shape *first;
    struct shape **place; /* in the shapes, of the first */
    const uint8_t *start; /* its key */
    size_t first_token, next_token;
    struct shape_effect effects[SHAPE_EFFECTS];
};

/* A member that was just walked. */
struct shape_member {
    struct shape **place;
    struct shape *shape; /* NULL: not learnt, or a run */
    const uint8_t *key, *value;
    const uint8_t *value_end; /* NULL: not known, or an object that was entered */
    const uint8_t *next;      /* the quote of the next key, or the closing bracket */
    size_t token, next_token; /* of the key; behind the value */
    bool is_string;
};

/* Forgets everything; call before the first use, and between two events when full. */
void shapes_reset(struct shapes *shapes);

WALK_INLINE bool shapes_full(const struct shapes *shapes)
{
    return shapes->count == SHAPES_MAX;
}

/* Whether the text of a shape stands at `key`, behind which INDEX_PADDING bytes must be
 * readable. One of these for each variant of the walker. */
typedef bool shape_test(const struct shape *shape, const uint8_t *key);

WALK_INLINE bool shape_fits(const struct shape *shape, const uint8_t *key)
{
    return memcmp(shape->text, key, shape->length) == 0;
}

#if defined(__x86_64__)

WALK_INLINE uint64_t same_bytes_sse2(const uint8_t *left, const uint8_t *right)
{
    return (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(
        _mm_loadu_si128((const void *)left), _mm_loadu_si128((const void *)right)));
}

WALK_INLINE bool shape_fits_sse2(const struct shape *shape, const uint8_t *key)
{
    uint64_t same = same_bytes_sse2(shape->text, key) |
                    same_bytes_sse2(shape->text + 16, key + 16) << 16;

    if (shape->length > 32)
        same |= same_bytes_sse2(shape->text + 32, key + 32) << 32 |
                same_bytes_sse2(shape->text + 48, key + 48) << 48;
    return (~same & shape->mask) == 0;
}

TARGET_AVX2 static inline bool shape_fits_avx2(const struct shape *shape,
                                               const uint8_t *key)
{
    const __m256i *text = (const void *)shape->text, *here = (const void *)key;
    uint64_t low = (uint32_t)_mm256_movemask_epi8(
        _mm256_cmpeq_epi8(_mm256_loadu_si256(text), _mm256_loadu_si256(here)));
    uint64_t high = (uint32_t)_mm256_movemask_epi8(
        _mm256_cmpeq_epi8(_mm256_loadu_si256(text + 1), _mm256_loadu_si256(here + 1)));

    return (~(low | high << 32) & shape->mask) == 0;
}

TARGET_AVX512 static inline bool shape_fits_avx512(const struct shape *shape,
                                                   const uint8_t *key)
{
    return _mm512_mask_cmpneq_epi8_mask(shape->mask, _mm512_loadu_si512(shape->text),
                                        _mm512_loadu_si512(key)) == 0;
}

#endif

/* The text that fits at a place, shapes->all[0] if none does; puts a run that fits first.
 */
WALK_INLINE struct shape *shapes_find(struct shapes *shapes, struct shape **place,
                                      const uint8_t *key, shape_test *fits)
{
    struct shape *before = *place;

    if (__builtin_expect(fits(before, key), 1))
        return before;
    for (unsigned tries = 1; tries < SHAPES_TRIES && before != shapes->all; tries++) {
        struct shape *shape = before->other;

        if (fits(shape, key)) {
            if (shape->is_run) {
                before->other = shape->other;
                shape->other = *place;
                *place = shape;
            }
            return shape;
        }
        before = shape;
    }
    return shapes->all;
}

/* Adds the key of a member at a place: its text is key[0..value_at). NULL where it is not
 * learnt. */
struct shape *shapes_learn_key(struct shapes *shapes, struct shape **place,
                               const uint8_t *key, size_t value_at,
                               enum member_action action);

/* Adds a member with its value, a string, up to and with the quote of the next key. NULL
 * where it is not learnt. */
struct shape *shapes_learn_value(struct shapes *shapes, const struct shape_member *member,
                                 enum member_action action);

/* Settles what is done behind the text of a shape, by the value that stands there. */
void shape_settle(struct shape *shape, uint8_t first);

/* Looks at a member that was walked: whether it goes on with, begins or ends a run. */
void shapes_study(struct shapes *shapes, struct shape_run *run,
                  const struct shape_member *member);

/* The object that the run stands in ends behind it, and perhaps the one around: the text
 * up to `end` closes so many. False if it is too long. */
bool shapes_study_end(struct shapes *shapes, struct shape_run *run, const uint8_t *end,
                      size_t next_token, unsigned closes);

#endif
