/* See waits.h. */
#include "trace/resolve/waits.h"
#include "trace/decode/kinds.h"

#include <ctype.h>
#include <string.h>

/* Whether the name has the word, with no letter, digit or "_" beside it. */
static bool has_word(const char *name, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = name; (at = strstr(at, word)) != NULL; at += length) {
        bool starts = at == name || (!isalnum((unsigned char)at[-1]) && at[-1] != '_');
        bool ends = !isalnum((unsigned char)at[length]) && at[length] != '_';

        if (starts && ends)
            return true;
    }
    return false;
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

/* Whether a function only shares its name with a wait: those of texts, paths, tensors. */
static bool is_namesake(const char *name)
{
    static const char *const parts[] = {" of str object", " of Tensor object",
                                        "path.py("};

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strstr(name, parts[i]) != NULL)
            return true;
    return false;
}

/* `FILE(LINE): NAME`, or a built-in: `<built-in method acquire of …>`. */
static bool is_python_wait(const char *name)
{
    static const char *const words[] = {"wait",  "wait_for", "acquire", "poll",
                                        "epoll", "select",   "join",    "synchronize"};

    if (strstr(name, "cuda_synchronize") != NULL)
        return true;
    if (is_namesake(name))
        return false;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (has_word(name, words[i]) && (ends_with(name, words[i]) || *name == '<'))
            return true;
    return false;
}

bool trace_is_backlog(const char *category, const char *name)
{
    return strcmp(name, "Command Buffer Full") == 0 && strcmp(category, "overhead") == 0;
}

bool trace_is_wait(const char *category, const char *name)
{
    if (trace_is_backlog(category, name))
        return true;
    if (strcmp(category, "python_function") == 0)
        return is_python_wait(name);
    return strstr(name, "Synchronize") != NULL && strncmp(name, "aten::", 6) != 0;
}
