#ifndef TRACEDIFF_TRACE_SCAN_H
#define TRACEDIFF_TRACE_SCAN_H

#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <xxhash.h>

/* ---- targets ---- */

/* The processors for which the variants of the scanner are compiled. */

#if defined(__x86_64__)
#include <immintrin.h>

/* For Haswell and Broadwell alone, compilers clear a register before each tzcnt; the
 * processor to tune for is one that does not need that, as all later ones. */
#define TARGET_AVX2                                                                      \
    __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,pclmul,tune=znver2")))
#define TARGET_AVX512                                                                    \
    __attribute__((                                                                      \
        target("avx512f,avx512bw,avx512vbmi2,avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))

#elif defined(__aarch64__)
#include <arm_neon.h>
#include <stdint.h>

/* One bit for each byte of the four vectors, the first byte lowest. Each byte has all of
 * its bits set, or none. */
static inline uint64_t neon_bits(const uint8x16_t bytes[4])
{
    static const uint8_t each[16] = {1, 2, 4, 8, 16, 32, 64, 128,
                                     1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x16_t bits = vld1q_u8(each);
    uint8x16_t low = vpaddq_u8(vandq_u8(bytes[0], bits), vandq_u8(bytes[1], bits));
    uint8x16_t high = vpaddq_u8(vandq_u8(bytes[2], bits), vandq_u8(bytes[3], bits));
    uint8x16_t all = vpaddq_u8(low, high);

    all = vpaddq_u8(all, all);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return vgetq_lane_u64(vreinterpretq_u64_u8(all), 0);
#else
    uint64_t result = 0;
    uint8_t parts[16];

    vst1q_u8(parts, all);
    for (int i = 7; i >= 0; i--)
        result = result << 8 | parts[i];
    return result;
#endif
}
#endif

/* ---- short bytes ---- */

/* Compares short byte strings without a call: names and places of events are compared
 * millions of times. */

/* Equality: words from both ends may overlap. */
static inline bool same_bytes(const void *left, const void *right, size_t length)
{
    const char *a = left, *b = right;
    uint64_t x, y;

    if (length < 8) {
        if (length >= 4) {
            uint32_t v, w;

            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            a += length - 4;
            b += length - 4;
            x = v ^ w;
            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            return (x | (v ^ w)) == 0;
        }
        return length == 0 || (a[0] == b[0] && a[length / 2] == b[length / 2] &&
                               a[length - 1] == b[length - 1]);
    }
    for (size_t i = 0; i + 8 <= length; i += 8) {
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        if (x != y)
            return false;
    }
    memcpy(&x, a + length - 8, 8);
    memcpy(&y, b + length - 8, 8);
    return x == y;
}

/* ---- index ---- */

/* Stage 1 of the scanner: where the tokens of a piece of JSON are.
 *
 * A token is the position of an unescaped quote, or of a bracket ({ } [ ]) outside
 * strings. Colons and commas are not tokens: the walker finds them next to its tokens,
 * and leaving them out halves the index.
 *
 * A piece starts outside of any string, or continues where the piece before it ended. */

/* Bytes that must be readable after a piece; their values do not matter. */
#define INDEX_PADDING 64
/* Sentinels after the last token, all at position `length`, because the walker looks
 * ahead by more than one token. */
#define INDEX_SENTINELS 8

/* Elements of `tokens` to allocate beyond one for each byte. */
#define INDEX_ROOM 64

/* Where a piece ended; all zero: outside of any string. */
struct index_state {
    uint64_t escaped;   /* 1: a backslash precedes the next byte */
    uint64_t in_string; /* all ones: inside of a string */
};

/* Finds the tokens of bytes[0..length) and returns how many there are. Writes their
 * positions, plus `base`, to `tokens`, then the sentinels; there is room for length +
 * INDEX_SENTINELS + INDEX_ROOM elements. On entry *state
 * says how the bytes before ended, on return how these end; then it means nothing if
 * length is not a multiple of 64. */
typedef size_t index_function(const uint8_t *bytes, size_t length, uint32_t base,
                              struct index_state *state, uint32_t *tokens);

index_function index_scalar;
#if defined(__x86_64__)
index_function index_sse2, index_avx2, index_avx512;
#elif defined(__aarch64__)
index_function index_neon;
#endif

/* ---- number ---- */

/* Numbers of JSON, from their decimal text. */

enum number_result {
    NUMBER_OK,
    NUMBER_NONE, /* not a number: literal, NaN, empty, garbage */
    NUMBER_WIDE, /* an integer over INT64_MAX, but in uint64; the value is its bits */
    NUMBER_OUT_OF_RANGE /* a number, but in neither range */
};

/* Times are within ± this, so that their differences, plus a day, fit into int64. */
#define NUMBER_NS_MAX (((int64_t)1 << 62) - ((int64_t)1 << 47))

/* Microseconds in decimal text -> nanoseconds: digits beyond the third decimal are
 * rounded to the nearest, halves away from zero; exponents are allowed. The text must be
 * followed by a byte that cannot continue a number (in our buffers there is always one);
 * the number must end at a blank, a comma, a bracket, a quote or NUL. Results are within
 * ±NUMBER_NS_MAX; beyond, *ns is that limit with the sign of the number. */
enum number_result number_us_to_ns(const uint8_t *text, int64_t *ns);

/* How many digits the next 8 bytes, which must be readable, begin with. */
ALWAYS_INLINE unsigned number_digits(const uint8_t *text)
{
    unsigned count = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t v;

    memcpy(&v, text, sizeof v);
    v ^= 0x3030303030303030ULL; /* digits become 0 .. 9 */
    v = ((v + 0x7676767676767676ULL) | v) & 0x8080808080808080ULL;
    count = v == 0 ? 8 : (unsigned)__builtin_ctzll(v) / 8;
#else
    while (count < 8 && text[count] >= '0' && text[count] <= '9')
        count++;
#endif
    return count;
}

/* A JSON number that is whole, however it is written: 7, 7.0, 7e0, 70e-1. NUMBER_NONE for
 * anything else ("7.5", "true"). */
enum number_result number_integer(const uint8_t *text, int64_t *value);

/* The same for the bytes of a string: decimal digits, perhaps with a sign, and nothing
 * else ("7.0" is NUMBER_NONE) except blanks, tabs and line ends around it. With `hex`,
 * also "0x1f". */
enum number_result number_integer_text(const uint8_t *text, size_t length, bool hex,
                                       int64_t *value);

/* A finite JSON number as a double; false for anything else. At most 63 characters. */
bool number_double(const uint8_t *text, double *value);

/* ---- raw event ---- */

/* The walker's result for an event: spans into the text, and numbers. */

struct span {
    const uint8_t *bytes; /* raw: escapes as in the file; for scalars the literal */
    uint32_t length;
};

enum walk_field {
    WALK_TS = 1 << 0, /* .ts is set; without it ts is missing or not a number */
    WALK_DUR = 1 << 1,
    WALK_TS_RANGE = 1 << 2, /* a number, but out of range; .ts is the limit */
    WALK_DUR_RANGE = 1 << 3,
    WALK_STREAM = 1 << 4,
    WALK_DEVICE = 1 << 5,
    WALK_CORRELATION = 1 << 6,
    WALK_BYTES = 1 << 7,
    WALK_BANDWIDTH = 1 << 8,     /* finite */
    WALK_BANDWIDTH_BAD = 1 << 9, /* there, but not a finite number */
    WALK_COLLECTIVE = 1 << 10,   /* a `Collective name` that is not empty */
    WALK_CATEGORY = 1 << 11,
    WALK_STREAM_WIDE = 1 << 12, /* .stream has the bits of an integer over INT64_MAX */
    WALK_CORRELATION_WIDE = 1 << 13,
    WALK_STREAM_ORIGINAL = 1 << 14 /* .stream is `original_stream` */
};

/* Arguments that few events have, or that few readers need: the walker notes where they
 * are, and the code that needs one reads it. */
enum kept_field {
    KEPT_TYPES,    /* `Input type` */
    KEPT_CONCRETE, /* `Concrete Inputs` */
    KEPT_EXTERNAL, /* `External id`: nearly every event has one */
    KEPT_LABEL,    /* `name`: of a process or a thread */
    KEPT_SEQUENCE, /* `Sequence number`; few events have this or those below */
    KEPT_FORWARD_THREAD,
    KEPT_COLLECTIVE, /* `Collective name`; the facts of collectives from here */
    KEPT_GROUP_NAME,
    KEPT_GROUP_RANKS,
    KEPT_DTYPE,
    KEPT_IN_SPLIT,
    KEPT_OUT_SPLIT,
    KEPT_GROUP_SIZE,
    KEPT_IN_ELEMENTS,
    KEPT_OUT_ELEMENTS,
    KEPT_SEQ,
    KEPT_COMMS_ID,
    KEPT_SOURCE,
    KEPT_DESTINATION,
    KEPT_MEMORY_BYTES, /* of the instants `[memory]` from here */
    KEPT_ADDRESS,
    KEPT_ALLOCATED,
    KEPT_RESERVED,
    KEPT_DEVICE_TYPE,
    KEPT_DEVICE_ID,
    WALK_KEPT
};
#define KEPT_BIT(kept) ((uint32_t)1 << (kept))
#define KEPT_NUMBERS                                                                     \
    (KEPT_BIT(KEPT_EXTERNAL) | KEPT_BIT(KEPT_SEQUENCE) | KEPT_BIT(KEPT_FORWARD_THREAD) | \
     (KEPT_BIT(WALK_KEPT) - KEPT_BIT(KEPT_GROUP_SIZE)))

struct raw_event {
    uint32_t fields; /* enum walk_field */
    uint32_t kept;   /* KEPT_BIT() of those in `arguments` that are there */
    uint8_t phase;   /* first character of `ph`, 0 if there is none */
    int64_t ts, dur; /* ns, without the base */
    int64_t stream, device, correlation, bytes;
    double bandwidth;
    struct span name, category, pid, tid; /* empty when missing, never NULL */
    struct span text;                     /* all of it; set by the caller of the walker */
    struct span
        shapes; /* `Input Dims`: the list as the file writes it; empty if missing */
    /* By enum kept_field: the value as the file writes it, with its quotes or brackets;
     * length 0: a scalar whose end is not known yet; bytes NULL: a number below. */
    struct span arguments[WALK_KEPT];
    int64_t numbers[WALK_KEPT];
};

enum walk_result {
    WALK_OK,
    WALK_MORE,   /* the piece ends inside the event */
    WALK_DAMAGED /* not the structure of an object */
};

/* ---- member ---- */

/* Part of the walker: one member of an object, and what an event takes from it.
 * Everything here is inlined into the loop of scan_walk.c. */

/* What to do with the value of a key. */
enum member_action {
    MEMBER_SKIP,
    MEMBER_PHASE, /* members of an event from here */
    MEMBER_TS,
    MEMBER_DUR,
    MEMBER_CATEGORY,
    MEMBER_PID,
    MEMBER_TID,
    MEMBER_NAME,
    MEMBER_ARGUMENTS,
    MEMBER_SHAPES, /* members of its args from here */
    MEMBER_CORRELATION,
    MEMBER_CORRELATION_ELSE, /* of other programs: counts without the one above */
    MEMBER_STREAM,
    MEMBER_STREAM_ORIGINAL, /* counts before the one above, which may be made up */
    MEMBER_DEVICE,
    MEMBER_BYTES,
    MEMBER_BANDWIDTH,
    MEMBER_COLLECTIVE,
    MEMBER_KEPT, /* + enum kept_field */
    MEMBER_ACTIONS = MEMBER_KEPT + WALK_KEPT
};

struct member {
    bool is_string;
    const uint8_t *value;   /* first byte: a quote, a bracket, or of a scalar */
    const uint8_t *end;     /* the byte after the value; NULL for scalars: not searched */
    uint32_t string_length; /* of a string value, between its quotes */
};

/* The key as the file writes it, perhaps with escapes. */
enum member_action member_action_of(const uint8_t *key, size_t length, bool argument);

/* Writes what a raw string with escapes spells, followed by a quote, if it is ASCII and
 * has at most MEMBER_SPELLED bytes (no number or known key is longer). False for anything
 * else, and for a string without escapes. */
#define MEMBER_SPELLED 80
bool member_spell(const uint8_t *raw, size_t length, uint8_t out[MEMBER_SPELLED + 9],
                  size_t *spelled);

/* The values of strings with escapes: see member_take(). */
enum number_result member_spelled_time(const struct member *member, int64_t *ns);
enum number_result member_spelled_integer(const struct member *member, bool hex,
                                          int64_t *value);
uint8_t member_spelled_phase(const struct member *member);

/* What few files have: `original_stream`, correlations by other names. */
void member_take_rare(struct raw_event *event, enum member_action action,
                      const struct member *member);

#define ARGUMENT_FIELDS                                                                  \
    ((uint32_t)(WALK_STREAM | WALK_STREAM_WIDE | WALK_STREAM_ORIGINAL | WALK_DEVICE |    \
                WALK_CORRELATION | WALK_CORRELATION_WIDE | WALK_BYTES | WALK_BANDWIDTH | \
                WALK_BANDWIDTH_BAD | WALK_COLLECTIVE))

ALWAYS_INLINE void forget_arguments(struct raw_event *event)
{
    event->fields &= ~ARGUMENT_FIELDS;
    event->kept = 0;
    event->shapes.length = 0;
}

ALWAYS_INLINE enum number_result integer_of(const struct member *member, bool hex,
                                            int64_t *value)
{
    if (!member->is_string)
        return number_integer(member->value, value);
    enum number_result result =
        number_integer_text(member->value + 1, member->string_length, hex, value);
    return __builtin_expect(result == NUMBER_NONE, 0)
               ? member_spelled_integer(member, hex, value)
               : result;
}

/* If a key occurs twice, the last value counts, whatever it is. */
ALWAYS_INLINE void set_field(struct raw_event *event, uint32_t field, bool there)
{
    event->fields = there ? event->fields | field : event->fields & ~field;
}

/* Sets an integer that may be wide. */
ALWAYS_INLINE void take_integer(struct raw_event *event, const struct member *member,
                                bool hex, int64_t *value, uint32_t field, uint32_t wide)
{
    enum number_result result = integer_of(member, hex, value);

    event->fields &= ~(field | wide);
    if (__builtin_expect(result == NUMBER_OK, 1))
        event->fields |= field;
    else if (result == NUMBER_WIDE)
        event->fields |= field | wide;
}

/* Whether a scalar ends before this byte: blanks and control characters, comma, closing
 * brackets, quote. */
ALWAYS_INLINE bool ends_scalar(uint8_t c)
{
    return c <= ' ' || c == ',' || c == '}' || c == ']' || c == '"';
}

ALWAYS_INLINE struct span span_of(const struct member *member)
{
    const uint8_t *end = member->value;

    if (member->is_string)
        return (struct span){member->value + 1, member->string_length};
    if (member->end != NULL)
        return (struct span){member->value, (uint32_t)(member->end - member->value)};
    end += number_digits(end);
    while (!ends_scalar(*end))
        end++;
    return (struct span){member->value, (uint32_t)(end - member->value)};
}

/* Whether no byte of a string would end a number. */
bool member_spells_number(const uint8_t *text, uint32_t length);

ALWAYS_INLINE void take_time(struct raw_event *event, const struct member *member,
                             int64_t *ns, uint32_t field, uint32_t range)
{
    const uint8_t *text = member->value + (member->is_string ? 1 : 0);
    enum number_result result = number_us_to_ns(text, ns);

    if (member->is_string && !member_spells_number(text, member->string_length))
        result = member_spelled_time(member, ns);

    event->fields &= ~(field | range);
    if (result == NUMBER_OK)
        event->fields |= field;
    else if (result == NUMBER_OUT_OF_RANGE)
        event->fields |= range;
}

ALWAYS_INLINE void take_bandwidth(struct raw_event *event, const struct member *member)
{
    bool finite = number_double(member->value, &event->bandwidth);

    set_field(event, WALK_BANDWIDTH, finite);
    set_field(event, WALK_BANDWIDTH_BAD, !finite);
}

ALWAYS_INLINE void take_shapes(struct raw_event *event, const struct member *member)
{
    bool list = *member->value == '[';

    event->shapes.bytes = member->value;
    event->shapes.length = list ? (uint32_t)(member->end - member->value) : 0;
}

/* Notes where the value is. */
ALWAYS_INLINE void member_keep(struct raw_event *event, unsigned kept,
                               const struct member *member)
{
    event->kept |= KEPT_BIT(kept);
    event->arguments[kept] = (struct span){
        member->value, member->end == NULL ? 0 : (uint32_t)(member->end - member->value)};
}

/* Takes a value; `args` with an object is walked by the caller instead. */
ALWAYS_INLINE void member_take(struct raw_event *event, enum member_action action,
                               const struct member *member)
{
    switch (action) {
    case MEMBER_SKIP:
        break;
    case MEMBER_PHASE:
        event->phase = member->is_string && member->string_length == 1
                           ? member->value[1]
                           : member_spelled_phase(member);
        break;
    case MEMBER_TS:
        take_time(event, member, &event->ts, WALK_TS, WALK_TS_RANGE);
        break;
    case MEMBER_DUR:
        take_time(event, member, &event->dur, WALK_DUR, WALK_DUR_RANGE);
        break;
    case MEMBER_CATEGORY:
        event->category = span_of(member);
        set_field(event, WALK_CATEGORY, member->is_string);
        break;
    case MEMBER_PID:
        event->pid = span_of(member);
        break;
    case MEMBER_TID:
        event->tid = span_of(member);
        break;
    case MEMBER_NAME:
        event->name = span_of(member);
        break;
    case MEMBER_ARGUMENTS: /* no object */
        forget_arguments(event);
        break;
    case MEMBER_SHAPES:
        take_shapes(event, member);
        break;
    case MEMBER_CORRELATION:
        take_integer(event, member, false, &event->correlation, WALK_CORRELATION,
                     WALK_CORRELATION_WIDE);
        break;
    case MEMBER_STREAM:
        if ((event->fields & WALK_STREAM_ORIGINAL) == 0)
            take_integer(event, member, true, &event->stream, WALK_STREAM,
                         WALK_STREAM_WIDE);
        break;
    case MEMBER_CORRELATION_ELSE:
    case MEMBER_STREAM_ORIGINAL:
        member_take_rare(event, action, member);
        break;
    case MEMBER_DEVICE:
        set_field(event, WALK_DEVICE,
                  integer_of(member, false, &event->device) == NUMBER_OK);
        break;
    case MEMBER_BYTES:
        set_field(event, WALK_BYTES,
                  integer_of(member, false, &event->bytes) == NUMBER_OK);
        break;
    case MEMBER_BANDWIDTH:
        take_bandwidth(event, member);
        break;
    case MEMBER_COLLECTIVE:
        set_field(event, WALK_COLLECTIVE, member->is_string && member->string_length > 0);
        member_keep(event, KEPT_COLLECTIVE, member);
        break;
    default:
        member_keep(event, (unsigned)action - MEMBER_KEPT, member);
    }
}

/* ---- unescape ---- */

/* Strings of JSON, from their raw bytes. */

/* Appends what the raw string means. It is lenient and keeps different names apart: an
 * unknown escape (Windows paths) is copied unchanged; a lone surrogate becomes its three
 * bytes, and U+0000 becomes C0 80. Both are ill-formed UTF-8 and are shown as U+FFFD.
 * Bytes that are not UTF-8 are kept. */
void unescape_json(struct buffer *out, const uint8_t *raw, size_t length);

/* ---- window ---- */

/* What the reader of a stream gets: the current bytes, and at the end the facts about the
 * file. */

/* The current bytes: bytes[start..length), followed by at least 64 readable bytes, which
 * the reader may overwrite. Valid until the next stream_next(). */
struct stream_window {
    uint8_t *bytes;
    size_t start, length;
    bool at_end; /* this is the last window */
    /* The tokens from `start` on, and sentinels, as positions in `bytes`, assuming that
     * the file is JSON from its first byte on; NULL: not known. */
    const uint32_t *tokens;
    size_t token_count;
};

/* How a file is packed: by its first bytes. zstd and xz need their libraries. */
enum stream_packing { STREAM_PLAIN, STREAM_GZIP, STREAM_ZSTD, STREAM_XZ };
enum stream_packing stream_packing_of(const uint8_t *bytes, size_t length);
const char *stream_packing_name(enum stream_packing packing);
/* What unpacking may take: a window of 128 MiB, as the zstd program allows; xz -9 takes
 * 65 MiB. */
#define STREAM_ZSTD_WINDOW_LOG 27
#define STREAM_XZ_MEMORY ((uint64_t)256 << 20)

/* How far a packed file may inflate; beyond that, reading fails (ERROR_LIMIT,
 * inflates_too_far). The ratio is checked once this many bytes have come out. */
#define STREAM_RAW_MAX ((uint64_t)1 << 40)
#define STREAM_RATIO_MAX 500u
#define STREAM_RATIO_FROM ((uint64_t)64 << 20)

/* Known once the end was reached. */
struct stream_summary {
    uint64_t raw_bytes, disk_bytes;
    /* XXH3-128: low, high. "Disk" is the file only if it is plain or gzip, which are kept
     * as they are; of other files it is the unpacked bytes. */
    uint64_t hash[2], disk_hash[2];
    struct seal seal, disk_seal; /* with a key only */
    enum stream_packing packing;
    bool truncated;          /* the packed data ended inside a member */
    bool damaged;            /* it is damaged; the bytes before that were delivered */
    uint64_t damage_at;      /* byte of the file on disk */
    uint64_t trailing_bytes; /* after the packed data */
};

/* ---- slot ---- */

/* Part of the stream: one block of uncompressed bytes, room in front of it for bytes that
 * are carried over, and the tokens of both. */

/* For each block, ISA-L copies 64 KiB of what it has inflated to and fro. */
#define SLOT_BLOCK ((size_t)384 << 10)
#define SLOT_HEADROOM ((size_t)256 << 10)
#define SLOT_PADDING ((size_t)64)
#define SLOT_TOKENS_HEADROOM ((size_t)16 << 10) /* for the carried bytes */
#define SLOT_TOKENS_ROOM                                                                 \
    (SLOT_TOKENS_HEADROOM + SLOT_BLOCK + INDEX_SENTINELS + INDEX_ROOM)

struct slot {
    uint8_t *bytes;   /* SLOT_HEADROOM + SLOT_BLOCK + SLOT_PADDING */
    size_t length;    /* of the block */
    uint32_t *tokens; /* SLOT_TOKENS_ROOM; the block's begin after the headroom */
    size_t token_count;
    bool at_end;
    int errno_value; /* of a failed read; 0: fine */
};

/* ---- inflate ---- */

/* Inflates gzip, with ISA-L's igzip if it is available, otherwise with zlib; zstd and xz
 * with their libraries. Several members in a row are one stream. */

struct inflater;

enum inflate_result {
    INFLATE_MORE_INPUT,  /* the input is used up, give more */
    INFLATE_OUTPUT_FULL, /* the output is full, there is more */
    INFLATE_END,         /* a member ended, and no other member follows */
    INFLATE_DAMAGED,     /* it is something else, or its checksum is wrong */
    INFLATE_TOO_WIDE,    /* it needs a larger window than is allowed; not gzip */
    INFLATE_NO_MEMORY    /* not gzip */
};

/* NULL when memory is refused. The decoder takes about 90 KiB. */
struct inflater *inflater_new(void);
/* Not STREAM_PLAIN, and only with the library. */
struct inflater *inflater_new_for(enum stream_packing packing);
void inflater_free(struct inflater *inflater);

/* Inflates from *in (of *in_length bytes) to out; advances *in and *in_length; *produced
 * says how many bytes of out[0..capacity) were written, whatever the result. */
enum inflate_result inflater_run(struct inflater *inflater, const uint8_t **in,
                                 size_t *in_length, uint8_t *out, size_t capacity,
                                 size_t *produced);

/* Whether the input may end here: between members, not inside one. */
int inflater_at_end(const struct inflater *inflater);

/* ---- source ---- */

/* Part of the stream: the file and its uncompressed bytes, one slot after another. One
 * thread fills the slots in turn; any thread finishes them in turn. */

struct source {
    const char *name;
    struct progress *progress;
    int fd;
    struct inflater *inflater; /* NULL: plain */
    uint8_t *input;
    const uint8_t *input_next;
    size_t input_length;
    bool input_ended;
    /* The hashes of the uncompressed bytes and of the file. For a plain file they are the
     * same: the second is made only for gzip. */
    XXH3_state_t *raw_hash, *disk_hash;
    struct sealer *raw_sealer, *disk_sealer; /* NULL: no seals are wanted */
    struct stream_summary summary;
    index_function *index; /* NULL: no tokens */
    struct index_state index_state;
};

/* Makes hash and tokens of a slot that was filled. */
void source_finish_slot(struct source *source, struct slot *slot);

/* ---- stream ---- */

/* The uncompressed bytes of a trace file and their tokens, in blocks. Each block follows
 * directly after the bytes of the block before that the reader could not use yet.
 *
 * Memory: 8 slots of 640 KiB of bytes and at most 1.6 MB of tokens (4 bytes per token;
 * real traces have one token in 9 bytes), 256 KiB of input and the decoder; when a
 * carried tail is longer than 256 KiB, one side buffer of at most STREAM_CARRY_MAX +
 * SLOT_BLOCK. */

/* A carried tail is never longer than this; the reader skips a longer event. */
#define STREAM_CARRY_MAX ((size_t)2 << 20)

struct stream;

/* Opens a plain or packed file, by its first bytes. `two_threads`: inflate ahead
 * on a second thread, when there is more than one block; tokens and hash are made there
 * or by the reader, whichever has time. `index`: makes the tokens; NULL: no tokens.
 * `key`: makes the seals; NULL: no seals. `name` is for messages. Both are borrowed. */
int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct stream **out, struct error *error);
void stream_close(struct stream *stream); /* NULL is fine */
void stream_release(struct stream **stream);
#define CLEANUP_STREAM CLEANUP(stream_release)

/* Whether the bytes are packets of Perfetto and no text; no tokens are made then. */
bool stream_is_packets(const struct stream *stream);

/* Moves on: the next window has bytes[from..length) of this one, then new bytes. Begin
 * with a window of zeros. Returns 0, or an error of reading (damage is no error). */
int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error);

/* Reads the rest of the file (for its hash), then fills the result. */
int stream_finish(struct stream *stream, struct stream_summary *out, struct error *error);

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

ALWAYS_INLINE bool templates_full(const struct templates *templates)
{
    return templates->count == TEMPLATES_MAX;
}

/* Whether the bytes at `key` are the text of a template; INDEX_PADDING bytes after `key`
 * must be readable. Each variant of the walker has its own function. */
typedef bool template_test(const struct event_template *template, const uint8_t *key);

ALWAYS_INLINE bool template_fits(const struct event_template *template,
                                 const uint8_t *key)
{
    return memcmp(template->text, key, template->length) == 0;
}

#if defined(__x86_64__)

ALWAYS_INLINE uint64_t same_bytes_sse2(const uint8_t *left, const uint8_t *right)
{
    return (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(
        _mm_loadu_si128((const void *)left), _mm_loadu_si128((const void *)right)));
}

ALWAYS_INLINE bool template_fits_sse2(const struct event_template *template,
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

ALWAYS_INLINE bool template_fits_neon(const struct event_template *template,
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
ALWAYS_INLINE struct event_template *templates_find_other(struct templates *templates,
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

/* The templates learnt from earlier events: one object for each file, freed
 * with free(). NULL when memory is refused. */
struct templates;
struct templates *walk_templates_new(void);

/* Walks the object whose opening bracket is tokens[0] of the piece `bytes` (followed by a
 * NUL and by INDEX_PADDING readable bytes); `tokens` are those of the index. On WALK_OK
 * *used is the number of its tokens; on WALK_DAMAGED *where is the byte at which it
 * stopped making sense. On WALK_MORE *where is set only if a NUL byte was found next to
 * the tokens: inside the piece, that is damage too. */
typedef enum walk_result walk_function(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, struct raw_event *event,
                                       size_t *used, size_t *where);

walk_function walk_event; /* for any processor */
#if defined(__x86_64__)
walk_function walk_event_sse2, walk_event_avx2, walk_event_avx512;
#elif defined(__aarch64__)
walk_function walk_event_neon;
#endif

/* Skips the value (object or array) whose opening bracket is tokens[0]: the number of its
 * tokens, or 0 when the piece ends inside it. */
size_t walk_skip(const uint8_t *bytes, const uint32_t *tokens);

/* ---- variants ---- */

/* The scanner compiled for several processors. */

struct scan_variant {
    const char *name; /* "avx512", "avx2", "sse2"; "neon"; "scalar" */
    index_function *index;
    walk_function *walk;
};

/* The variants that this processor can run, fastest first; the last is "scalar". Ends
 * with a NULL name. All of them give the same results. */
const struct scan_variant *scan_variants(void);

#endif
