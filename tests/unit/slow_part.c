/* What a call of a slow account is (slow_account.h), by its name and category. */
#include "recording_text.h"
#include "slow_account.h"

#include <string.h>

static bool has_category(const struct slow_file *file, uint32_t row, const char *category)
{
    return strcmp(row_category(file->naive.recording, row), category) == 0;
}

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool ends_with(const char *text, const char *end)
{
    return strlen(text) >= strlen(end) &&
           strcmp(text + strlen(text) - strlen(end), end) == 0;
}

static bool is_input(const struct slow_file *file, uint32_t row)
{
    const char *name = row_name(file->naive.recording, row);

    return starts_with(name, "enumerate(DataLoader)") ||
           (has_category(file, row, "python_function") && ends_with(name, ": __next__") &&
            strstr(name, "dataloader.py(") != NULL);
}

bool slow_is_transport(const struct slow_file *file, uint32_t row)
{
    const char *name = row_name(file->naive.recording, row);

    return starts_with(name, "gloo:") || starts_with(name, "mpi:");
}

bool slow_drains(const struct slow_file *file, uint32_t row)
{
    const char *category = row_category(file->naive.recording, row);

    return (ends_with(category, "_runtime") || ends_with(category, "_driver")) &&
           strstr(row_name(file->naive.recording, row), "Synchronize") != NULL;
}

/* Of the names that programs have. */
static bool only_waits(const struct slow_file *file, uint32_t row)
{
    const char *name = row_name(file->naive.recording, row);

    return slow_drains(file, row) ||
           (has_category(file, row, "python_function") &&
            (starts_with(name, "threading.py(") || starts_with(name, "selectors.py(") ||
             starts_with(name, "<built-in method acquire ")));
}

static bool has_above(const struct slow_file *file, uint32_t row,
                      bool (*test)(const struct slow_file *, uint32_t))
{
    for (; row != TRACE_NONE; row = file->above[row])
        if (test(file, row))
            return true;
    return false;
}

static bool is_operator(const struct slow_file *file, uint32_t row)
{
    return has_category(file, row, "cpu_op");
}

static bool is_python(const struct slow_file *file, uint32_t row)
{
    return has_category(file, row, "python_function");
}

static bool is_collection(const struct slow_file *file, uint32_t row)
{
    const char *name = row_name(file->naive.recording, row);

    return is_python(file, row) && (strcmp(name, "Python GC") == 0 ||
                                    strcmp(name, "<built-in function collect>") == 0);
}

const char *slow_host_part(const struct slow_file *file, uint32_t call)
{
    if (has_above(file, call, is_collection))
        return "garbage collection";
    if (has_above(file, call, is_input))
        return "input";
    if (has_above(file, call, slow_is_transport) ||
        (call != TRACE_NONE && only_waits(file, call)))
        return "waiting";
    if (call == TRACE_NONE || slow_sort_of(file, call) == SLOW_ANNOTATION)
        return "no recorded call";
    if (has_above(file, call, is_operator))
        return "operators";
    return has_above(file, call, is_python) ? "python" : "operators";
}
