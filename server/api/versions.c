/* See versions.h. */
#include "api/versions.h"

#include "http/server.h"
#include "store/store.h"

#ifdef HAVE_SECCOMP
#include <seccomp.h>
#endif
#include <stdarg.h>
#include <stdio.h>
#include <xxhash.h>
#include <zlib.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#define TEXT(number) TEXT_OF(number)
#define TEXT_OF(number) #number

struct versions {
    struct library *list;
    size_t count;
};

static void add(struct versions *versions, const char *name, const char *running,
                const char *format, ...) __attribute__((format(printf, 4, 5)));

static void add(struct versions *versions, const char *name, const char *running,
                const char *format, ...)
{
    struct library *version = &versions->list[versions->count++];
    va_list arguments;

    version->name = name;
    va_start(arguments, format);
    vsnprintf(version->compiled, sizeof version->compiled, format, arguments);
    va_end(arguments);
    snprintf(version->running, sizeof version->running, "%s", running);
}

/* xxHash gives its version as a number: 801 is 0.8.1. */
static void add_xxhash(struct versions *versions)
{
    unsigned number = XXH_versionNumber();
    char running[LIBRARY_VERSION_SIZE];

    snprintf(running, sizeof running, "%u.%u.%u", number / 10000, number / 100 % 100,
             number % 100);
    add(versions, "xxHash", running, "%d.%d.%d", XXH_VERSION_MAJOR, XXH_VERSION_MINOR,
        XXH_VERSION_RELEASE);
}

size_t versions_list(struct library out[VERSIONS_MAX])
{
    struct versions versions = {out, 0};

    http_library(&out[versions.count++]);
    store_library(&out[versions.count++]);
    add(&versions, "Jansson", jansson_version_str(), "%s", JANSSON_VERSION);
    add(&versions, "zlib", zlibVersion(), "%s", ZLIB_VERSION);
    add_xxhash(&versions);
#ifdef HAVE_ISAL
    add(&versions, "ISA-L", "", "%s", TD_ISAL_VERSION);
#endif
#ifdef HAVE_SECCOMP
    const struct scmp_version *seccomp = seccomp_version();
    char running[LIBRARY_VERSION_SIZE];
    snprintf(running, sizeof running, "%u.%u.%u", seccomp->major, seccomp->minor,
             seccomp->micro);
    add(&versions, "libseccomp", running, "%d.%d.%d", SCMP_VER_MAJOR, SCMP_VER_MINOR,
        SCMP_VER_MICRO);
#endif
#ifdef __GLIBC__
    add(&versions, "glibc", gnu_get_libc_version(), "%s",
        TEXT(__GLIBC__) "." TEXT(__GLIBC_MINOR__));
#endif
    add(&versions, "Plotly.js", "", "%s", PLOTLY_VERSION);
    return versions.count;
}

json_t *versions_json(void)
{
    struct library list[VERSIONS_MAX];
    size_t count = versions_list(list);
    json_t *object = json_object();

    for (size_t i = 0; i < count; i++) {
        const char *running = list[i].running;
        json_t *item = json_pack("{s:s, s:s?}", "compiled", list[i].compiled, "running",
                                 *running == '\0' ? NULL : running);

        if (json_object_set_new(object, list[i].name, item) != 0) {
            json_decref(object);
            return NULL;
        }
    }
    return object;
}
