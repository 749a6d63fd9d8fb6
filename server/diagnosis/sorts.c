/* See sorts.h. */
#include "diagnosis/sorts.h"
#include "trace/kinds.h"

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

bool sorts_is_wait(const char *category, const char *name)
{
    static const char *const words[] = {"wait",  "wait_for", "acquire", "poll",
                                        "epoll", "select",   "join",    "synchronize"};

    if (trace_category_is_launch(category) || strcmp(category, "cuda_sync") == 0)
        return strstr(name, "Synchronize") != NULL;
    if (strcmp(category, "python_function") != 0)
        return strstr(name, "Synchronize") != NULL && strncmp(name, "aten::", 6) != 0;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (has_word(name, words[i]) &&
            (ends_with(name, words[i]) || strncmp(name, "<", 1) == 0))
            return true;
    return false;
}

bool sorts_is_copy_call(const char *name)
{
    return strncmp(name, "cudaMemcpy", 10) == 0 || strncmp(name, "hipMemcpy", 9) == 0 ||
           strncmp(name, "cuMemcpy", 8) == 0;
}

static bool is_launch_name(const char *name)
{
    return strstr(name, "Launch") != NULL || sorts_is_copy_call(name) ||
           strstr(name, "Memset") != NULL;
}

bool sorts_is_input(const char *name)
{
    static const char *const parts[] = {"DataLoader", "dataloader", "enumerate(",
                                        "__next__",   "collate",    "pin_memory"};

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strstr(name, parts[i]) != NULL)
            return true;
    return false;
}

enum ledger_sort sorts_of_host(const char *category, const char *name)
{
    if (sorts_is_wait(category, name))
        return LEDGER_WAIT;
    if (trace_category_is_launch(category))
        return is_launch_name(name) ? LEDGER_LAUNCH : LEDGER_RUNTIME;
    if (strcmp(category, "cpu_op") == 0)
        return LEDGER_OPERATOR;
    if (strcmp(category, "user_annotation") == 0)
        return LEDGER_ANNOTATION;
    if (strcmp(category, "python_function") == 0)
        return LEDGER_PYTHON;
    return LEDGER_OTHER;
}
