#include "trace/names.h"
#include "base/text.h"
#include "trace/kinds.h"
#include "trace/recording.h"

#include <ctype.h>
#include <string.h>

/* ---- names ---- */

#define DIGITS_MIN 6
#define DIGITS_MAX 16

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* A letter, a digit or `_`: what makes an address a part of a longer word. */
static bool is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           c == '_';
}

/* The number of digits of the address that starts with `0x` at `at`; 0: it is not an
 * address. */
static size_t count_digits(const char *name, size_t length, size_t at)
{
    size_t end = at + 2;

    if (at > 0 && is_word(name[at - 1]))
        return 0;
    while (end < length && is_hex(name[end]))
        end++;
    size_t digits = end - at - 2;
    bool ends = end == length || !is_word(name[end]);
    return ends && digits >= DIGITS_MIN && digits <= DIGITS_MAX ? digits : 0;
}

bool trace_merge_addresses(struct buffer *out, const char *name, size_t length)
{
    const char *found, *end = name + length;
    size_t done = 0, from = 0;

    while ((found = memmem(name + from, (size_t)(end - name) - from, "0x", 2)) != NULL) {
        size_t at = (size_t)(found - name);
        size_t digits = count_digits(name, length, at);

        from = at + 2;
        if (digits == 0)
            continue;
        buffer_append(out, name + done, from - done);
        buffer_append_text(out, "…");
        done = from += digits;
    }
    if (done > 0)
        buffer_append(out, name + done, length - done);
    return done > 0;
}

void trace_row_name(struct buffer *out, const struct trace_recording *recording,
                    const struct trace_op *op, struct row_naming naming)
{
    CLEANUP_BUFFER struct buffer merged = BUFFER(TRACE_ROW_NAME_MAX);
    const char *name = strings_text(&recording->names, op->name);
    size_t length = strings_length(&recording->names, op->name);

    if (naming.merge_addresses && op->side == TRACE_HOST &&
        trace_merge_addresses(&merged, name, length)) {
        name = merged.bytes;
        length = merged.length;
    }
    if (buffer_failed(&merged))
        out->failed = true;
    else if (naming.use_short_name)
        trace_short_name(out, strings_text(&recording->names, op->category), name,
                         length);
    else
        buffer_append(out, name, length);
    buffer_append(out, "", 0);
}

uint32_t trace_add_merged_name(struct strings *table,
                               const struct trace_recording *recording,
                               const struct trace_op *op)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    trace_row_name(&name, recording, op, (struct row_naming){false, true});
    if (!buffer_failed(&name))
        return strings_add(table, name.bytes, name.length);
    if (table->memory == NULL)
        return STRINGS_NONE;
    arena_refuse(table->memory);
    return strings_add(table, "", 0);
}

static bool is_separator(char c)
{
    return c != '\0' && strchr(" \t#_:=()", c) != NULL;
}

/* The length of a name without the number at its end, if it has one. */
static size_t cut_number(const char *name, size_t length)
{
    size_t end = length;

    while (end > 0 && is_separator(name[end - 1]))
        end--;
    size_t digits = end;
    while (end > 0 && text_is_digit(name[end - 1]))
        end--;
    if (end == digits)
        return length;
    while (end > 0 && is_separator(name[end - 1]))
        end--;
    return end == 0 ? length : end;
}

void trace_marker_name(struct buffer *out, const char *name, size_t length)
{
    CLEANUP_BUFFER struct buffer merged = BUFFER(TRACE_ROW_NAME_MAX);

    if (trace_merge_addresses(&merged, name, length)) {
        name = merged.bytes;
        length = merged.length;
    }
    if (buffer_failed(&merged)) {
        out->failed = true;
        return;
    }
    buffer_append(out, name, cut_number(name, length));
    buffer_append(out, "", 0); /* also an empty name has bytes */
}

/* ---- phases ---- */

#define NUMBER_MAX INT64_C(1000000000000)
#define WORD_MAX 24
#define MARKER_PREFIX "phase:"

/* ---- the forms ---- */

/* Where the numbers of a name are kept, by the letter in {braces}. */
enum { FIRST_LETTER = 'A', LETTERS = 'z' - 'A' + 1 };
struct form_numbers {
    int64_t at[LETTERS]; /* -1: none */
};

/* A pattern for names. In braces: p, g: requests in prefill, in generation; P, G: their
 * tokens; n: a number without meaning; k: members such as `bs=4`, separated by blanks. A
 * star stands for anything up to the text after it. */
struct form {
    const char *pattern;
    enum trace_phase phase; /* TRACE_PHASES: by the numbers of requests */
    bool one_token;         /* each request has one token, if the name has no number */
};

static const struct form forms[] = {
    /* vLLM: GPUWorker.annotate_profile(), the newest first */
    {"execute_{n}_context_{p}(sq{P}*)_generation_{g}(sq{G}*)", TRACE_PHASES, false},
    {"execute_context_{p}({P})_generation_{g}({G})", TRACE_PHASES, false},
    {"execute_new_{p}_cached_{g}", TRACE_PHASES, false},
    /* SGLang: build_step_span_name(), by its ForwardMode */
    {"step[EXTEND {k}]", TRACE_PHASE_PREFILL, false},
    {"step[SPLIT_PREFILL {k}]", TRACE_PHASE_PREFILL, false},
    {"step[DECODE {k}]", TRACE_PHASE_DECODE, true},
    {"step[MIXED {k}]", TRACE_PHASE_MIXED, false},
    {"step[TARGET_VERIFY {k}]", TRACE_PHASE_VERIFY, false},
    {"step[VERIFY {k}]", TRACE_PHASE_VERIFY, false},
    {"step[DRAFT_EXTEND {k}]", TRACE_PHASE_DRAFT, false},
    {"step[DRAFT_EXTEND_V2 {k}]", TRACE_PHASE_DRAFT, false},
    {"step[IDLE {k}]", TRACE_PHASE_EMPTY, false},
    /* ATOM */
    {"prefill[{k}]", TRACE_PHASE_PREFILL, false},
    {"decode[{k}]", TRACE_PHASE_DECODE, false},
    {"eager_prefill[{k}]", TRACE_PHASE_PREFILL, false},
    {"eager_decode[{k}]", TRACE_PHASE_DECODE, false},
    /* TensorRT-LLM: PyExecutor._forward_step() */
    {"[Executor] _forward_step {n}: {p} ctx reqs, {P} ctx tokens, {g} gen reqs",
     TRACE_PHASES, false},
    {"[Executor] _forward_step {n}: {p} ctx reqs, {g} gen reqs", TRACE_PHASES, false},
    {"[Executor] _forward_step: {p} ctx reqs, {g} gen reqs", TRACE_PHASES, false},
};

/* Whole names, without a number at the end and without case. */
static const struct form plain_names[] = {
    {"prefill", TRACE_PHASE_PREFILL, false},
    {"prefill_step", TRACE_PHASE_PREFILL, false},
    {"prefill_forward", TRACE_PHASE_PREFILL, false},
    {"decode", TRACE_PHASE_DECODE, false},
    {"decode_step", TRACE_PHASE_DECODE, false},
    {"decode_forward", TRACE_PHASE_DECODE, false},
    {"draft", TRACE_PHASE_DRAFT, false},
    {"draft_extend", TRACE_PHASE_DRAFT, false},
};
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const char *const words[TRACE_PHASES] = {
    [TRACE_PHASE_PREFILL] = "prefill", [TRACE_PHASE_DECODE] = "decode",
    [TRACE_PHASE_MIXED] = "mixed",     [TRACE_PHASE_VERIFY] = "verify",
    [TRACE_PHASE_DRAFT] = "draft",     [TRACE_PHASE_EMPTY] = "empty"};

/* ---- reading ---- */

static int64_t *number_of(struct form_numbers *numbers, char letter)
{
    return &numbers->at[letter - FIRST_LETTER];
}

/* Digits at *name, up to NUMBER_MAX. */
static bool read_number(const char **name, const char *end, int64_t *out)
{
    const char *start = *name;
    int64_t value = 0;

    while (*name < end && isdigit((unsigned char)**name) && value <= NUMBER_MAX)
        value = value * 10 + (*(*name)++ - '0');
    *out = value;
    return *name > start && value <= NUMBER_MAX;
}

static void add_number(struct form_numbers *numbers, char letter, int64_t value)
{
    int64_t *sum = number_of(numbers, letter);

    *sum = *sum < 0 ? value : *sum + value;
}

/* `bs=4` and its like; an unknown word is ignored. t: tokens, b: requests. */
static void read_member(const char *start, const char *end, struct form_numbers *numbers)
{
    static const struct {
        const char *key;
        char letter;
    } keys[] = {{"bs=", 'b'},   {"tok=", 't'},  {"toks=", 't'}, {"c=", 'p'}, {"g=", 'g'},
                {"c_sq=", 'T'}, {"g_sq=", 'T'}, {"p=", 'p'},    {"d=", 'g'}};

    for (size_t i = 0; i < COUNT(keys); i++) {
        size_t length = strlen(keys[i].key);
        const char *at = start + length;
        int64_t value;

        if ((size_t)(end - start) > length && memcmp(start, keys[i].key, length) == 0 &&
            read_number(&at, end, &value) && at == end)
            add_number(numbers, keys[i].letter, value);
    }
}

/* The members up to the last character, which belongs to the pattern. */
static const char *read_members(const char *name, const char *end,
                                struct form_numbers *numbers)
{
    const char *last = end - 1;

    while (name < last) {
        const char *stop = memchr(name, ' ', (size_t)(last - name));

        if (stop == NULL)
            stop = last;
        read_member(name, stop, numbers);
        name = stop < last ? stop + 1 : last;
    }
    return name;
}

static bool fits(const char *pattern, const char *name, size_t length,
                 struct form_numbers *numbers)
{
    const char *end = name + length;

    memset(numbers, 0xFF, sizeof *numbers);
    while (*pattern != '\0') {
        int64_t value;

        if (name == end)
            return false;
        if (*pattern == '*') {
            for (pattern++; name < end && *name != *pattern;)
                name++;
        } else if (*pattern != '{') {
            if (*name++ != *pattern++)
                return false;
        } else if (pattern[1] == 'k') {
            name = read_members(name, end, numbers);
            pattern += 3;
        } else {
            if (!read_number(&name, end, &value))
                return false;
            add_number(numbers, pattern[1], value);
            pattern += 3;
        }
    }
    return name == end;
}

static enum trace_phase phase_of(const struct form *form, int64_t prefill,
                                 int64_t generation)
{
    if (prefill > 0 && generation > 0)
        return TRACE_PHASE_MIXED;
    if (form->phase != TRACE_PHASES)
        return form->phase;
    return prefill > 0      ? TRACE_PHASE_PREFILL
           : generation > 0 ? TRACE_PHASE_DECODE
                            : TRACE_PHASE_EMPTY;
}

static void say(const struct form *form, struct form_numbers *numbers,
                struct trace_phase_call *out)
{
    int64_t prefill = *number_of(numbers, 'p'), generation = *number_of(numbers, 'g');
    int64_t requests = *number_of(numbers, 'b'), tokens = *number_of(numbers, 't');
    int64_t context = *number_of(numbers, 'P'), fresh = *number_of(numbers, 'G');

    if (requests < 0 && prefill >= 0 && generation >= 0)
        requests = prefill + generation;
    if (tokens < 0)
        tokens = *number_of(numbers, 'T');
    if (tokens < 0 && context >= 0 && (fresh >= 0 || generation == 0))
        tokens = context + (fresh > 0 ? fresh : 0);
    if (tokens < 0 && form->one_token)
        tokens = requests;
    *out = (struct trace_phase_call){.phase = phase_of(form, prefill, generation),
                                     .form = form->pattern,
                                     .requests = requests,
                                     .tokens = tokens};
}

static bool read_plain(const char *name, size_t length, struct trace_phase_call *out)
{
    CLEANUP_BUFFER struct buffer plain = BUFFER(TRACE_ROW_NAME_MAX);
    char word[WORD_MAX + 1];
    struct form_numbers none;

    /* A longer word is none of these, whatever number it ends in. */
    if (length == 0 || length > 2 * WORD_MAX || strchr("pPdD", *name) == NULL)
        return false;
    trace_marker_name(&plain, name, length);
    if (buffer_failed(&plain) || plain.length > WORD_MAX)
        return false;
    for (size_t i = 0; i <= plain.length; i++)
        word[i] = (char)tolower((unsigned char)plain.bytes[i]);
    memset(&none, 0xFF, sizeof none);
    for (size_t i = 0; i < COUNT(plain_names); i++) {
        if (strcmp(word, plain_names[i].pattern) != 0)
            continue;
        say(&plain_names[i], &none, out);
        return true;
    }
    return false;
}

bool trace_phase_read(const char *name, size_t length, struct trace_phase_call *out)
{
    struct form_numbers numbers;

    for (size_t i = 0; i < COUNT(forms); i++) {
        if (!fits(forms[i].pattern, name, length, &numbers))
            continue;
        say(&forms[i], &numbers, out);
        return true;
    }
    return read_plain(name, length, out);
}

const char *trace_phase_word(enum trace_phase phase)
{
    return words[phase];
}

/* ---- markers ---- */

const char *const marker_until_words[] = {[MARKER_UNTIL_END] = "end",
                                          [MARKER_UNTIL_NEXT] = "next",
                                          [MARKER_UNTIL_CHOSEN] = NULL};

/* TRACE_PHASES: the marker is a name. */
static enum trace_phase phase_of_marker(const char *marker)
{
    size_t length = strlen(MARKER_PREFIX);
    int phase = 0;

    if (strncmp(marker, MARKER_PREFIX, length) != 0)
        return TRACE_PHASES;
    while (phase < TRACE_PHASES && strcmp(marker + length, words[phase]) != 0)
        phase++;
    return (enum trace_phase)phase;
}

bool trace_marker_is_phase(const char *marker)
{
    return phase_of_marker(marker) != TRACE_PHASES;
}

enum trace_marker_fit trace_marker_fits(const char *marker, const char *category,
                                        const char *name, size_t length)
{
    CLEANUP_BUFFER struct buffer shown = BUFFER(TRACE_ROW_NAME_MAX);
    enum trace_phase phase = phase_of_marker(marker);
    struct trace_phase_call call;

    if (phase != TRACE_PHASES) {
        if (strcmp(category, TRACE_PHASE_CATEGORY) != 0 ||
            !trace_phase_read(name, length, &call))
            return TRACE_MARKER_OTHER;
        return call.phase == phase ? TRACE_MARKER_FITS : TRACE_MARKER_AROUND;
    }
    trace_marker_name(&shown, name, length);
    if (buffer_failed(&shown))
        return TRACE_MARKER_FAILED;
    return strcmp(shown.bytes, marker) == 0 ? TRACE_MARKER_FITS : TRACE_MARKER_OTHER;
}
