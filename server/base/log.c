#include "base/log.h"
#include "base/budget.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static _Atomic int maximum_level = LOG_LEVEL_INFO;

void log_set_level(enum log_level level)
{
    atomic_store(&maximum_level, (int)level);
}

void log_write(enum log_level level, const char *format, ...)
{
    static const char *const names[] = {"error", "warning", "info", "debug"};
    char line[1600], when[21];
    va_list arguments;

    if ((int)level > atomic_load(&maximum_level))
        return;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    /* A name from a trace may hold line breaks and more; one message is one line. */
    line[text_clean(line, strlen(line))] = '\0';
    clock_format_utc(clock_unix_seconds(), when);
    fprintf(stderr, "%s %s: %s\n", when, names[level], line);
}
