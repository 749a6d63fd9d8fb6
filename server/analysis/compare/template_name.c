/* See template_name.h. */
#include "analysis/compare/template_name.h"

#include <stddef.h>
#include <string.h>

#define HASH_START UINT64_C(0xcbf29ce484222325) /* FNV-1a */
#define HASH_FACTOR UINT64_C(0x100000001b3)

static void hash_byte(uint64_t *hash, char byte)
{
    *hash = (*hash ^ (unsigned char)byte) * HASH_FACTOR;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_of_word(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Types of numbers, and the namespaces and words around their names. */
static bool is_number_type(const char *word, size_t length)
{
#define WORD(text)                                                                       \
    {                                                                                    \
        text, sizeof(text) - 1                                                           \
    }
    static const struct {
        const char *text;
        size_t length;
    } types[] = {
        WORD("BFloat16"),
        WORD("Float8_e4m3fn"),
        WORD("Float8_e4m3fnuz"),
        WORD("Float8_e5m2"),
        WORD("Float8_e5m2fnuz"),
        WORD("Half"),
        WORD("__half"),
        WORD("__hip_bfloat16"),
        WORD("__nv_bfloat16"),
        WORD("bfloat16_t"),
        WORD("bool"),
        WORD("c10"),
        WORD("char"),
        WORD("cutlass"),
        WORD("double"),
        WORD("float"),
        WORD("half"),
        WORD("half_t"),
        WORD("hip_bfloat16"),
        WORD("int"),
        WORD("int16_t"),
        WORD("int32_t"),
        WORD("int64_t"),
        WORD("int8_t"),
        WORD("long"),
        WORD("short"),
        WORD("signed"),
        WORD("uint16_t"),
        WORD("uint32_t"),
        WORD("uint64_t"),
        WORD("uint8_t"),
        WORD("unsigned"),
    };

    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (types[i].length == length && memcmp(types[i].text, word, length) == 0)
            return true;
    return false;
#undef WORD
}

/* Hashes a word with 0 in place of every number. */
static void hash_word(uint64_t *hash, const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!is_digit(word[i]))
            hash_byte(hash, word[i]);
        else if (i == 0 || !is_digit(word[i - 1]))
            hash_byte(hash, '0');
}

/* Types of numbers count as equal (`float`, `unsigned int`, `c10::Half`), and so do
 * numbers (`4`, `4ul`). */
static uint64_t hash_alike(const char *name)
{
    uint64_t hash = HASH_START;
    bool after_type = false;

    while (*name != '\0') {
        size_t length = 0;

        while (is_of_word(name[length]))
            length++;
        if (length == 0) {
            if (*name != ' ' && !(after_type && *name == ':')) {
                after_type = false;
                hash_byte(&hash, *name);
            }
            name++;
            continue;
        }
        if (is_digit(*name)) {
            hash_byte(&hash, '0');
            after_type = false;
        } else if (!is_number_type(name, length)) {
            hash_word(&hash, name, length);
            after_type = false;
        } else if (!after_type) {
            hash_byte(&hash, '1');
            after_type = true;
        }
        name += length;
    }
    return hash;
}

struct template_name template_name_of(const char *name)
{
    struct template_name out = {.outside = HASH_START, .like = hash_alike(name)};
    size_t depth = 0;

    for (const char *at = name; *at != '\0'; at++) {
        bool arrow = *at == '>' && at > name && at[-1] == '-';

        if (*at == '<' || *at == '(') {
            out.has_arguments |= *at == '<' && depth == 0 && at > name;
            depth++;
        } else if ((*at == '>' && !arrow) || *at == ')') {
            depth -= depth > 0;
        } else if (depth == 0) {
            hash_byte(&out.outside, *at);
        }
    }
    return out;
}
