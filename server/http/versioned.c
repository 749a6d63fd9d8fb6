/* See versioned.h. */
#include "http/versioned.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/gzip.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#define PAGE "web/made/page.html"
#define PAGE_MAX ((size_t)1 << 20)
#define FILES "\"/web/"
#define DIGITS 16
#define VERSION_SIZE (2 + DIGITS + 1)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char version[VERSION_SIZE]; /* "v-<16 digits>" */
static char etag[64];
static struct asset page; /* without bytes where memory was refused; lives on */

/* A change of any file of web/ changes it. */
static uint64_t hash_files(void)
{
    uint64_t hash = 0;

    for (size_t i = 0; i < asset_count(); i++) {
        const struct asset *asset = asset_at(i);

        if (strncmp(asset->path, "web/", 4) != 0)
            continue;
        hash = XXH3_64bits_withSeed(asset->path, strlen(asset->path), hash);
        hash = XXH3_64bits_withSeed(asset->etag, strlen(asset->etag), hash);
    }
    return hash;
}

static void write_page(const struct asset *plain, struct buffer *out)
{
    const char *at = (const char *)plain->bytes, *end = at + plain->length, *next;

    while ((next = strstr(at, FILES)) != NULL) {
        next += sizeof FILES - 1;
        buffer_append(out, at, (size_t)(next - at));
        buffer_printf(out, "%s/", version);
        at = next;
    }
    buffer_append(out, at, (size_t)(end - at));
}

static void make(void)
{
    const struct asset *plain = asset_find(PAGE);
    uint64_t hash = hash_files();
    CLEANUP_BUFFER struct buffer bytes;

    snprintf(version, sizeof version, "v-%016llx", (unsigned long long)hash);
    snprintf(etag, sizeof etag, "\"%016llx\"", (unsigned long long)hash);
    buffer_init(&bytes, PAGE_MAX);
    if (plain == NULL || plain->bytes == NULL)
        return;
    write_page(plain, &bytes);
    if (buffer_failed(&bytes))
        return;
    page = (struct asset){.path = PAGE, .length = bytes.length, .etag = etag};
    page.bytes = (const unsigned char *)buffer_take(&bytes);
    page.gzip = (const unsigned char *)gzip_deflate(page.bytes, page.length, NULL,
                                                    &page.gzip_length);
}

const struct asset *versioned_page(void)
{
    pthread_once(&once, make);
    return page.bytes == NULL ? NULL : &page;
}

const char *versioned_strip(const char *name, bool *current)
{
    pthread_once(&once, make);
    *current = false;
    if (strncmp(name, "v-", 2) != 0 || strspn(name + 2, "0123456789abcdef") != DIGITS ||
        name[VERSION_SIZE - 1] != '/')
        return name;
    *current = strncmp(name, version, VERSION_SIZE - 1) == 0;
    return name + VERSION_SIZE;
}
