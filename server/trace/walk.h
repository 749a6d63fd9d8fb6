#ifndef TRACEDIFF_TRACE_WALK_H
#define TRACEDIFF_TRACE_WALK_H

#include "trace/index.h"
#include "trace/member.h"

#include <stddef.h>

/* ---- templates ---- */

/* Part of the walker: the templates of events that were seen before.
 *
 * Events of one sort have the same members in the same order, written the same way, and
 * half of the values are the same too. A template is a path through a tree of texts, each
 * copied from the file. A text is a run of whole members whose values have not changed
 * for a while, up to the key of a member whose value changes, or up to the end of the
 * object; it may consist of that end alone. The effects of these members on the event are
 * stored with the text. If the next bytes equal a text that was seen at that place, one
 * comparison recognises all its members; otherwise one member is walked in full and
 * learnt.
 *
 * A template is a guess about the next bytes and never changes the result: a text fits
 * only if all its bytes are the same, and the same bytes were walked in full before. */

#define TEMPLATE_TEXT 64   /* longest text; longer ones are not learnt */
#define TEMPLATES_MAX 512  /* texts; when they are used up, all are forgotten */
#define TEMPLATES_TRIES 12 /* texts tried at one place */
#define TEMPLATE_EFFECTS 4 /* values taken from one text */

/* A value that is part of a text. */
struct template_effect {
    uint8_t action; /* enum member_action */
    uint8_t at, length;
    bool is_string;
};

/* What to do after a text. */
enum template_form {
    TEMPLATE_SLOW,        /* walk it in full: it may turn out to be part of a run */
    TEMPLATE_MEMBERS,     /* the next key follows */
    TEMPLATE_CLOSES,      /* objects end */
    TEMPLATE_ENTERS,      /* the object `args` begins */
    TEMPLATE_SKIP_SCALAR, /* a value of this class follows and is not needed */
    TEMPLATE_SKIP_STRING,
    TEMPLATE_SKIP_NESTED,
    TEMPLATE_TAKE_SCALAR, /* or is taken */
    TEMPLATE_TAKE_STRING,
    TEMPLATE_TAKE_NESTED,
    TEMPLATE_TAKE_TS, /* a scalar that nearly every event has */
    TEMPLATE_TAKE_DUR,
    TEMPLATE_TAKE_NAME /* a string that every event has */
};

/* The class of a value, by its first byte. */
enum template_class {
    TEMPLATE_NONE,
    TEMPLATE_SCALAR,
    TEMPLATE_STRING,
    TEMPLATE_NESTED,
    TEMPLATE_UNSETTLED
};
extern const uint8_t template_classes[256];

struct event_template {
    uint8_t text[TEMPLATE_TEXT];
    uint64_t mask;  /* a bit for each byte of the text that must match */
    uint8_t form;   /* enum template_form */
    uint8_t class;  /* enum template_class of the value that the form is for; no value has
                       UNSETTLED */
    uint8_t length; /* of the text that must match */
    uint8_t value_at; /* where the value after the last key begins; 0: all is known */
    uint8_t action;   /* enum member_action of that value */
    uint8_t tokens;   /* of the text, without those of the last key */
    uint8_t closes;   /* objects that end with the text */
    uint8_t effect_count;
    bool is_run;          /* made by templates_study() of several members */
    bool unsettled;       /* may turn out to be part of a run */
    uint8_t streak;       /* how often the value was the same in a row */
    uint8_t value_length; /* of that value, which follows the text */
    struct template_effect effects[TEMPLATE_EFFECTS];
    /* Never NULL: a list ends with a template that fits nothing. */
    struct event_template *other;  /* another text seen at this place */
    struct event_template *next;   /* the text that followed it last time */
    struct event_template *inside; /* `args`: the text that came first in it last time */
};

/* A place is one of the fields `first` and `inside`, or one of a template above. */
struct templates {
    struct event_template all[TEMPLATES_MAX]; /* [0] fits nothing */
    uint32_t count;
    struct event_template *first;  /* of an event */
    struct event_template *inside; /* of `args` that could not be learnt */
};

/* Neighbouring members of the current event that would make one text. */
struct template_run {
    bool on;
    uint8_t members, effect_count;
    struct event_template *first;
    struct event_template **place; /* in the templates, of the first */
    const uint8_t *start;          /* its key */
    size_t first_token, next_token;
    struct template_effect effects[TEMPLATE_EFFECTS];
};

/* A member that was just walked. */
struct template_member {
    struct event_template **place;
    struct event_template *template; /* NULL: not learnt, or a run */
    const uint8_t *key, *value;
    const uint8_t *value_end; /* NULL: not known, or an object that was entered */
    const uint8_t *next;      /* the quote of the next key, or the closing bracket */
    size_t token, next_token; /* of the key; after the value */
    bool is_string;
};

WALK_INLINE bool templates_full(const struct templates *templates)
{
    return templates->count == TEMPLATES_MAX;
}

/* Whether the bytes at `key` are the text of a template; INDEX_PADDING bytes after `key`
 * must be readable. Each variant of the walker has its own function. */
typedef bool template_test(const struct event_template *template, const uint8_t *key);

WALK_INLINE bool template_fits(const struct event_template *template, const uint8_t *key)
{
    return memcmp(template->text, key, template->length) == 0;
}

#if defined(__x86_64__)

WALK_INLINE uint64_t same_bytes_sse2(const uint8_t *left, const uint8_t *right)
{
    return (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(
        _mm_loadu_si128((const void *)left), _mm_loadu_si128((const void *)right)));
}

WALK_INLINE bool template_fits_sse2(const struct event_template *template,
                                    const uint8_t *key)
{
    uint64_t same = same_bytes_sse2(template->text, key) |
                    same_bytes_sse2(template->text + 16, key + 16) << 16;

    if (template->length > 32)
        same |= same_bytes_sse2(template->text + 32, key + 32) << 32 |
                same_bytes_sse2(template->text + 48, key + 48) << 48;
    return (~same & template->mask) == 0;
}

TARGET_AVX2 static inline bool template_fits_avx2(const struct event_template *template,
                                                  const uint8_t *key)
{
    const __m256i *text = (const void *)template->text, *here = (const void *)key;
    uint64_t low = (uint32_t)_mm256_movemask_epi8(
        _mm256_cmpeq_epi8(_mm256_loadu_si256(text), _mm256_loadu_si256(here)));
    uint64_t high = (uint32_t)_mm256_movemask_epi8(
        _mm256_cmpeq_epi8(_mm256_loadu_si256(text + 1), _mm256_loadu_si256(here + 1)));

    return (~(low | high << 32) & template->mask) == 0;
}

TARGET_AVX512 static inline bool
template_fits_avx512(const struct event_template *template, const uint8_t *key)
{
    return _mm512_mask_cmpneq_epi8_mask(template->mask,
                                        _mm512_loadu_si512(template->text),
                                        _mm512_loadu_si512(key)) == 0;
}

#elif defined(__aarch64__)

WALK_INLINE bool template_fits_neon(const struct event_template *template,
                                    const uint8_t *key)
{
    uint8x16_t same[4];

    for (unsigned i = 0; i < 4; i++)
        same[i] = vceqq_u8(vld1q_u8(template->text + 16 * i), vld1q_u8(key + 16 * i));
    return (~neon_bits(same) & template->mask) == 0;
}

#endif

/* Finds a text that fits at a place where the first one does not; templates->all[0] if
 * none does. Moves a run that fits to the front. */
WALK_INLINE struct event_template *templates_find_other(struct templates *templates,
                                                        struct event_template **place,
                                                        const uint8_t *key,
                                                        template_test *fits)
{
    struct event_template *before = *place;

    for (unsigned tries = 1; tries < TEMPLATES_TRIES && before != templates->all;
         tries++) {
        struct event_template *template = before->other;

        if (fits(template, key)) {
            if (template->is_run) {
                before->other = template->other;
                template->other = *place;
                *place = template;
            }
            return template;
        }
        before = template;
    }
    return templates->all;
}

/* ---- walk ---- */

/* Stage 2 of the scanner: one event of `traceEvents`, walked along its tokens.
 *
 * Nothing is copied or unescaped: an event consists of numbers and of spans into the
 * piece of JSON that was indexed. Values that the decoder does not keep are skipped by
 * their tokens. */

/* The templates learnt from earlier events (walk.h): one object for each file, freed
 * with free(). NULL when memory is refused. */
struct templates;
struct templates *walk_templates_new(void);

/* Walks the object whose opening bracket is tokens[0] of the piece `bytes` (followed by a
 * NUL and by INDEX_PADDING readable bytes); `tokens` and `kinds` are those of the index.
 * On WALK_OK *used is the number of its tokens; on WALK_DAMAGED *where is the byte at
 * which it stopped making sense. On WALK_MORE *where is set only if a NUL byte was found
 * next to the tokens: inside the piece, that is damage too. */
typedef enum walk_result walk_function(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where);

walk_function walk_event; /* for any processor */
#if defined(__x86_64__)
walk_function walk_event_sse2, walk_event_avx2, walk_event_avx512;
#elif defined(__aarch64__)
walk_function walk_event_neon;
#endif

/* Skips the value (object or array) whose opening bracket is kinds[0]: the number of its
 * tokens, or 0 when the piece ends inside it. */
size_t walk_skip(const uint8_t *kinds);

/* ---- variants ---- */

/* The scanner (index.h, walk.h) compiled for several processors. */

struct scan_variant {
    const char *name; /* "avx512", "avx2", "sse2"; "neon"; "scalar" */
    index_function *index;
    walk_function *walk;
};

/* The variants that this processor can run, fastest first; the last is "scalar". Ends
 * with a NULL name. All of them give the same results. */
const struct scan_variant *scan_variants(void);

#endif
