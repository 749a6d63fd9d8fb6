/* See clock.h. */
#include "base/clock.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

int64_t clock_monotonic_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t clock_unix_seconds(void)
{
    return (int64_t)time(NULL);
}

int64_t clock_made_seconds(void)
{
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long seconds = fixed == NULL ? -1 : strtoll(fixed, &end, 10);

    return seconds >= 0 && end != fixed && *end == '\0' ? seconds : clock_unix_seconds();
}

void clock_format_utc(int64_t unix_seconds, char out[21])
{
    time_t when = (time_t)unix_seconds;
    struct tm parts;

    if (gmtime_r(&when, &parts) == NULL ||
        strftime(out, 21, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0)
        memcpy(out, "1970-01-01T00:00:00Z", 21);
}
