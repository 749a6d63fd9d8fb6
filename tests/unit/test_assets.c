/* The table of compiled-in files: complete, sorted, and equal to the files of the tree
 * (for the sections of sql/ see tests/cli/embed.sh). */
#include "base/error.h"
#include "base/system.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include <cmocka.h>

static void test_sorted_and_found(void **state)
{
    (void)state;
    assert_true(asset_count() > 2);
    for (size_t i = 0; i < asset_count(); i++) {
        const struct asset *asset = asset_at(i);
        assert_ptr_equal(asset_find(asset->path), asset);
        if (i > 0)
            assert_true(strcmp(asset_at(i - 1)->path, asset->path) < 0);
    }
    assert_null(asset_at(asset_count()));
    assert_null(asset_find(""));
    assert_null(asset_find("web/"));
    assert_null(asset_find("web/made/page.html/"));
    assert_null(asset_find("zzz"));
    assert_non_null(asset_find("web/made/page.html"));
}

/* The gzip member of an asset, inflated: exactly `length` bytes, owned by the caller. */
static unsigned char *inflate_asset(const struct asset *asset)
{
    z_stream stream = {0};
    unsigned char *bytes = malloc(asset->length + 1);
    assert_non_null(bytes);
    assert_int_equal(inflateInit2(&stream, 15 + 16), Z_OK);
    stream.next_in = (Bytef *)(uintptr_t)asset->gzip;
    stream.avail_in = (uInt)asset->gzip_length;
    stream.next_out = bytes;
    stream.avail_out = (uInt)asset->length + 1;
    assert_int_equal(inflate(&stream, Z_FINISH), Z_STREAM_END);
    assert_int_equal(stream.total_out, asset->length);
    assert_int_equal(stream.avail_in, 0);
    inflateEnd(&stream);
    return bytes;
}

static void test_contents(void **state)
{
    (void)state;
    const char *root = getenv("top_srcdir"), *build = getenv("top_builddir");
    if (root == NULL || build == NULL)
        skip(); /* not under make check */
    for (size_t i = 0; i < asset_count(); i++) {
        const struct asset *asset = asset_at(i);
        char path[4096];
        if (strncmp(asset->path, "sql/", 4) == 0)
            continue; /* a section of a file */
        /* Files without a folder were made by the build. */
        snprintf(path, sizeof path, "%s/%s",
                 strchr(asset->path, '/') == NULL ? build : root, asset->path);
        FILE *file = fopen(path, "rb");
        assert_non_null(file);
        CLEANUP_FREE unsigned char *wanted = malloc(asset->length + 1);
        assert_non_null(wanted);
        assert_int_equal(fread(wanted, 1, asset->length + 1, file), asset->length);
        fclose(file);

        assert_true(asset->bytes != NULL || asset->gzip != NULL);
        if (asset->bytes != NULL) {
            assert_memory_equal(asset->bytes, wanted, asset->length);
            assert_int_equal(asset->bytes[asset->length], '\0');
        }
        if (asset->gzip != NULL) {
            assert_true(asset->gzip_length < asset->length);
            CLEANUP_FREE unsigned char *inflated = inflate_asset(asset);
            assert_memory_equal(inflated, wanted, asset->length);
        }
    }
}

static void test_kinds(void **state)
{
    (void)state;
    const struct asset *plotly = asset_find("web/vendor/plotly.min.js");
    assert_non_null(plotly);
    assert_null(plotly->bytes); /* large: gzip only */
    assert_non_null(plotly->gzip);
    assert_int_equal(plotly->gzip[4] | plotly->gzip[5] | plotly->gzip[6],
                     0); /* no time */
    assert_non_null(asset_find("web/made/report.js"));
    for (size_t i = 0; i < asset_count(); i++) {
        const struct asset *asset = asset_at(i);
        if (strncmp(asset->path, "sql/", 4) == 0) {
            assert_non_null(asset->bytes);
            assert_int_equal(asset->bytes[asset->length], '\0');
            continue;
        }
        assert_int_equal(strlen(asset->etag), 34);
        assert_int_equal(asset->etag[0], '"');
        assert_int_equal(asset->etag[33], '"');
        assert_int_equal(strlen(asset->sha256), 44);
        assert_int_equal(asset->sha256[43], '=');
        for (size_t j = 0; j < i; j++)
            assert_string_not_equal(asset->etag, asset_at(j)->etag);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sorted_and_found),
        cmocka_unit_test(test_contents),
        cmocka_unit_test(test_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
