/* See sorts.h. */
#include "diagnosis/sorts.h"
#include "trace/decode/kinds.h"
#include "trace/resolve/waits.h"

#include <string.h>

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
    if (trace_is_wait(category, name))
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
