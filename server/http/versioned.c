/* See versioned.h. */
#include "http/versioned.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/gzip.h"
#include "http/base_path.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#define PAGE "web/made/page.html"
#define PAGE_MAX ((size_t)1 << 20)
#define FILES "\"/web/"
#define DIGITS 16
#define VERSION_SIZE (2 + DIGITS + 1)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char version[VERSION_SIZE]; /* "v-<16 digits>" */

/* The hash changes when any file of web/ changes. */
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

static void make_version(void)
{
    snprintf(version, sizeof version, "v-%016llx", (unsigned long long)hash_files());
}

void versioned_page_make(const char *base, struct versioned_page *page)
{
    const struct asset *plain = asset_find(PAGE);
    CLEANUP_BUFFER struct buffer versioned;
    CLEANUP_BUFFER struct buffer bytes;
    uint64_t hash;

    pthread_once(&once, make_version);
    buffer_init(&versioned, PAGE_MAX);
    buffer_init(&bytes, PAGE_MAX);
    *page = (struct versioned_page){0};
    if (plain == NULL || plain->bytes == NULL)
        return;
    write_page(plain, &versioned);
    if (buffer_failed(&versioned))
        return;
    http_base_write(base, versioned.bytes, versioned.length, HTTP_BASE_IN_HTML, &bytes);
    if (buffer_failed(&bytes))
        return;
    hash = XXH3_64bits(bytes.bytes, bytes.length);
    snprintf(page->etag, sizeof page->etag, "\"%016llx\"", (unsigned long long)hash);
    page->asset =
        (struct asset){.path = PAGE, .length = bytes.length, .etag = page->etag};
    page->asset.bytes = (const unsigned char *)buffer_take(&bytes);
    page->asset.gzip = (const unsigned char *)gzip_deflate(
        page->asset.bytes, page->asset.length, NULL, &page->asset.gzip_length);
}

void versioned_page_free(struct versioned_page *page)
{
    free((void *)(uintptr_t)page->asset.bytes);
    free((void *)(uintptr_t)page->asset.gzip);
    *page = (struct versioned_page){0};
}

const char *versioned_strip(const char *name, bool *current)
{
    pthread_once(&once, make_version);
    *current = false;
    if (strncmp(name, "v-", 2) != 0 || strspn(name + 2, "0123456789abcdef") != DIGITS ||
        name[VERSION_SIZE - 1] != '/')
        return name;
    *current = strncmp(name, version, VERSION_SIZE - 1) == 0;
    return name + VERSION_SIZE;
}
