/* See alias_class.h. */
#include "analysis/compare/alias_class.h"
#include "trace/decode/kinds.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool ends_with(const char *text, size_t length, const char *end)
{
    size_t most = strlen(end);

    return length >= most && memcmp(text + length - most, end, most) == 0;
}

/* ---- calls of the host ---- */

/* Words in which runtimes and drivers differ, or that are variants: {word after `cuda`,
 * `hip` or `cu`, class}. Every other word is its own class. */
static const char *const words[][2] = {
    {"CtxSynchronize", "DeviceSynchronize"},
    {"DrvLaunchKernelEx", "LaunchKernel"},
    {"ExtLaunchKernel", "LaunchKernel"},
    {"ExtMallocWithFlags", "Malloc"},
    {"ExtModuleLaunchKernel", "LaunchKernel"},
    {"FreeHost", "HostFree"},
    {"HccModuleLaunchKernel", "LaunchKernel"},
    {"HostAlloc", "HostMalloc"},
    {"Launch", "LaunchKernel"},
    {"LaunchByPtr", "LaunchKernel"},
    {"LaunchCooperativeKernel", "LaunchKernel"},
    {"LaunchGrid", "LaunchKernel"},
    {"LaunchKernelEx", "LaunchKernel"},
    {"LaunchKernelExC", "LaunchKernel"},
    {"MallocHost", "HostMalloc"},
    {"MemAlloc", "Malloc"},
    {"MemAllocAsync", "MallocAsync"},
    {"MemAllocHost", "HostMalloc"},
    {"MemAllocManaged", "MallocManaged"},
    {"MemFree", "Free"},
    {"MemFreeAsync", "FreeAsync"},
    {"MemFreeHost", "HostFree"},
    {"MemHostAlloc", "HostMalloc"},
    {"MemcpyAtoH", "Memcpy"},
    {"MemcpyAtoHAsync", "MemcpyAsync"},
    {"MemcpyDtoD", "Memcpy"},
    {"MemcpyDtoDAsync", "MemcpyAsync"},
    {"MemcpyDtoH", "Memcpy"},
    {"MemcpyDtoHAsync", "MemcpyAsync"},
    {"MemcpyHtoA", "Memcpy"},
    {"MemcpyHtoAAsync", "MemcpyAsync"},
    {"MemcpyHtoD", "Memcpy"},
    {"MemcpyHtoDAsync", "MemcpyAsync"},
    {"MemcpyWithStream", "MemcpyAsync"},
    {"MemsetD16", "Memset"},
    {"MemsetD16Async", "MemsetAsync"},
    {"MemsetD32", "Memset"},
    {"MemsetD32Async", "MemsetAsync"},
    {"MemsetD8", "Memset"},
    {"MemsetD8Async", "MemsetAsync"},
    {"ModuleLaunchCooperativeKernel", "LaunchKernel"},
    {"ModuleLaunchKernel", "LaunchKernel"},
};

/* The length without the version of a call: `_v2`, `_ptsz`, `_ptds`, `R0600`. */
static size_t without_version(const char *text, size_t length)
{
    size_t end = length;

    if (ends_with(text, end, "_ptsz") || ends_with(text, end, "_ptds"))
        end -= 5;
    size_t digits = end;
    while (digits > 0 && is_digit(text[digits - 1]))
        digits--;
    if (digits == end)
        return end;
    if (digits > 2 && text[digits - 1] == 'v' && text[digits - 2] == '_')
        return digits - 2;
    return digits > 1 && end - digits == 4 && text[digits - 1] == 'R' ? digits - 1 : end;
}

static bool class_of_call(const char *name, struct alias_class *out)
{
    static const char *const vendors[] = {"cuda", "hip", "cu"};
    static const char flags[] = "WithFlags";
    size_t vendor = 0;

    while (vendor < 3 && (strncmp(name, vendors[vendor], strlen(vendors[vendor])) != 0 ||
                          !is_upper(name[strlen(vendors[vendor])])))
        vendor++;
    if (vendor == 3)
        return false;
    out->text = name + strlen(vendors[vendor]);
    out->length = without_version(out->text, strlen(out->text));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i][0]) == out->length &&
            memcmp(words[i][0], out->text, out->length) == 0) {
            out->text = words[i][1];
            out->length = strlen(words[i][1]);
        }
    if (out->length > sizeof flags && ends_with(out->text, out->length, flags))
        out->length -= sizeof flags - 1;
    return true;
}

/* ---- copies of the device ---- */

/* "Memcpy DtoH (Device -> Pageable)": the letters give the direction; the words
 * distinguish pinned from pageable host memory, except the word `Host`. */
static bool class_of_copy(const char *name, struct alias_class *out)
{
    static const char copy[] = "Memcpy ", set[] = "Memset (";
    size_t length = strlen(name);

    if (strncmp(name, set, sizeof set - 1) == 0) {
        *out = (struct alias_class){name, 6, strcmp(name, "Memset (Unknown)") == 0};
        return true;
    }
    if (length < 14 || strncmp(name, copy, sizeof copy - 1) != 0 || !is_upper(name[7]) ||
        memcmp(name + 8, "to", 2) != 0 || !is_upper(name[10]) ||
        memcmp(name + 11, " (", 2) != 0)
        return false;
    *out = (struct alias_class){name, 11,
                                strstr(name, "(Host ->") != NULL ||
                                    strstr(name, "-> Host)") != NULL ||
                                    strstr(name, "Unknown") != NULL};
    return true;
}

bool alias_class_of(const char *name, const char *category, uint8_t side,
                    struct alias_class *out)
{
    size_t length = strlen(category);

    *out = (struct alias_class){0};
    if (strnlen(name, ALIAS_NAME_MAX + 1) > ALIAS_NAME_MAX)
        return false;
    if (side == TRACE_HOST)
        return (ends_with(category, length, "_runtime") ||
                ends_with(category, length, "_driver")) &&
               class_of_call(name, out);
    return side == TRACE_DEVICE &&
           (strcmp(category, "gpu_memcpy") == 0 || strcmp(category, "gpu_memset") == 0) &&
           class_of_copy(name, out);
}

int alias_class_compare(const struct alias_class *left, const struct alias_class *right)
{
    size_t shorter = left->length < right->length ? left->length : right->length;
    int order = memcmp(left->text, right->text, shorter);

    return order != 0 ? order
                      : (left->length > right->length) - (left->length < right->length);
}
