/* Any bytes as a file that holds several traces. The first byte chooses as what: a trace
 * of several ranks, which gives one trace for each; or an archive. */
#include "base/text.h"
#include "fuzz.h"
#include "intake/unpack.h"
#include "recording_text.h"

#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <locale.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t count_events(const json_t *document)
{
    return json_array_size(
        json_is_array(document) ? document : json_object_get(document, "traceEvents"));
}

/* The bytes of a file of the pool. */
static void gather(const struct unpacked *unpacked, int pool, size_t file,
                   struct buffer *out)
{
    off_t at = 0;

    for (size_t i = 0; i < unpacked->piece_count; i++) {
        size_t bytes = (size_t)unpacked->pieces[i].bytes;

        if (unpacked->pieces[i].file == file) {
            char *room = buffer_reserve(out, bytes + 1);

            MUST(room != NULL && pread(pool, room, bytes, at) == (ssize_t)bytes);
            out->length += bytes;
        }
        at += (off_t)bytes;
    }
}

/* What is JSON gives JSON, and no rank has rows that the file does not have. */
static void check_ranks(const struct unpacked *unpacked, int pool, const uint8_t *data,
                        size_t size)
{
    const size_t loose = JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DISABLE_EOF_CHECK;
    json_t *whole = json_loadb((const char *)data, size, loose, NULL);
    size_t found = 0;

    MUST(unpacked->count >= 2);
    for (size_t i = 0; i < unpacked->count && whole != NULL; i++) {
        CLEANUP_BUFFER struct buffer text = BUFFER((size_t)64 << 20);

        gather(unpacked, pool, i, &text);
        json_t *part = json_loadb(text.bytes, text.length, JSON_ALLOW_NUL, NULL);
        MUST(text.length == 0 || part != NULL);
        found += count_events(part);
        json_decref(part);
    }
    MUST(whole == NULL || !json_is_array(whole) || found <= count_events(whole));
    json_decref(whole);
}

static void check_unpacked(const struct unpacked *unpacked, int pool)
{
    uint64_t all = 0;

    MUST(unpacked->count > 0 && unpacked->count <= UNPACK_FILES_MAX);
    for (size_t i = 0; i < unpacked->count; i++)
        MUST(ingest_name_fault(unpacked->names[i]) == NULL);
    for (size_t i = 0; i < unpacked->piece_count; i++) {
        MUST(unpacked->pieces[i].file < unpacked->count);
        all += unpacked->pieces[i].bytes;
    }
    MUST(all == (uint64_t)lseek(pool, 0, SEEK_END));
    for (size_t i = 0; i < unpacked->left_out.listed; i++)
        MUST(strlen(unpacked->left_out.entries[i].name) <= PATH_MAX);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct unpacked unpacked;
    struct error error = {0};

    if (size == 0)
        return 0;
    setlocale(LC_CTYPE, "C.UTF-8");
    struct memory_file file = memory_file(data + 1, size - 1);
    int pool = memfd_create("pool", MFD_CLOEXEC);
    bool ranks = (data[0] & 1) != 0;
    int result = ranks ? unpack_ranks(file.path, "t.json", pool, &unpacked, &error)
                       : unpack_archive(file.path, "t.tar", pool, &unpacked, &error);
    memory_file_close(&file);
    if (result == 0) {
        check_unpacked(&unpacked, pool);
        if (ranks)
            check_ranks(&unpacked, pool, data + 1, size - 1);
    } else {
        MUST(error.message[0] != '\0');
        MUST(error.code == ERROR_FORMAT || error.code == ERROR_LIMIT);
    }
    unpacked_free(&unpacked);
    close(pool);
    return 0;
}
