/* Writes the pages of web/, the statements of sql/ and the sample as a C table (see
 * base/system.h).
 *
 *     embed OUTPUT SOURCE-DIR SUMS PATH...
 *
 * SUMS is what sha256sum printed for these very paths. A path that begins with "./" is a
 * file that the build has made, in the working folder; the table has its name without
 * "./". A file of sql/ is not in the table: each of its sections is, as "sql/NAME". A
 * section goes from the line after "-- name: NAME" to the next such line.
 *
 * Runs while tracediff is built and is not installed. Same input, same output, byte for
 * byte: no times, no names of directories, gzip with a fixed header. The bytes are
 * written as string literals because compilers read those many times faster than lists of
 * numbers.
 *
 * A gzip form is kept if it saves at least an eighth. Files larger than LARGE keep only
 * that form: nearly every client accepts it, and the program stays two megabytes smaller.
 */
#include "base/error.h"

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>
#include <zlib.h>

#define LARGE ((size_t)16 * 1024)
#define FILE_MAX ((size_t)64 * 1024 * 1024)
#define LITERAL_BYTES_PER_LINE 512

struct bytes {
    unsigned char *data;
    size_t length;
};

static void bytes_free(struct bytes *bytes)
{
    free(bytes->data);
}

static void file_close(FILE **file)
{
    if (*file != NULL)
        fclose(*file);
}

static int complain(const char *path, const char *what)
{
    fprintf(stderr, "embed: %s: %s\n", path, what);
    return -1;
}

static int complain_line(const char *path, size_t line, const char *what,
                         const char *name)
{
    fprintf(stderr, "embed: %s:%zu: %s%s\n", path, line, what, name);
    return -1;
}

static int read_whole_file(const char *path, struct bytes *out)
{
    CLEANUP(file_close) FILE *file = fopen(path, "rb");
    if (file == NULL)
        return complain(path, strerror(errno));
    if (fseek(file, 0, SEEK_END) != 0)
        return complain(path, strerror(errno));
    long size = ftell(file);
    if (size < 0 || (size_t)size > FILE_MAX)
        return complain(path, "not a file of at most 64 MiB");
    rewind(file);
    out->length = (size_t)size;
    out->data = malloc(out->length + 1);
    if (out->data == NULL)
        return complain(path, "out of memory");
    if (fread(out->data, 1, out->length, file) != out->length)
        return complain(path, "could not be read to its end");
    out->data[out->length] = '\0';
    return 0;
}

/* One gzip member at level 9; the header carries no time, no name, no system. */
static int compress_gzip(const struct bytes *in, struct bytes *out)
{
    z_stream stream = {0};
    gz_header header = {.os = 255};
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return -1;
    deflateSetHeader(&stream, &header);
    uLong bound = deflateBound(&stream, (uLong)in->length);
    out->data = malloc(bound);
    if (out->data == NULL) {
        deflateEnd(&stream);
        return -1;
    }
    stream.next_in = in->data;
    stream.avail_in = (uInt)in->length;
    stream.next_out = out->data;
    stream.avail_out = (uInt)bound;
    int result = deflate(&stream, Z_FINISH);
    out->length = stream.total_out;
    deflateEnd(&stream);
    return result == Z_STREAM_END ? 0 : -1;
}

static void write_literal(FILE *out, const char *prefix, size_t index,
                          const struct bytes *bytes)
{
    fprintf(out, "static const unsigned char %s_%zu[] =", prefix, index);
    for (size_t i = 0; i < bytes->length; i++) {
        unsigned char byte = bytes->data[i];
        if (i % LITERAL_BYTES_PER_LINE == 0)
            fputs(i == 0 ? "\n    \"" : "\"\n    \"", out);
        /* Always three digits, so that a digit after them is not part of the escape; '?'
         * could start a trigraph. */
        if (byte < ' ' || byte > '~' || byte == '"' || byte == '\\' || byte == '?')
            fprintf(out, "\\%03o", byte);
        else
            fputc(byte, out);
    }
    fputs(bytes->length == 0 ? " \"\";\n" : "\";\n", out);
}

struct entry {
    const char *path;
    char name[128];             /* in the table */
    size_t line;                /* of a section: where it begins */
    struct bytes section;       /* without data: the entry is a whole file */
    size_t length, gzip_length; /* gzip_length 0: none */
    bool has_bytes;
    char etag[40];
    char sha256[45]; /* base64 */
};

struct entry_list {
    struct entry *entries;
    size_t count;
};

static void list_free(struct entry_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->entries[i].section.data);
    free(list->entries);
}

/* NULL: out of memory, or the name is too long. */
static struct entry *add_entry(struct entry_list *list, const char *path,
                               const char *folder, const char *name, size_t length)
{
    struct entry *entries =
        realloc(list->entries, (list->count + 1) * sizeof *list->entries);
    if (entries == NULL)
        return NULL;
    list->entries = entries;
    struct entry *entry = &entries[list->count];
    *entry = (struct entry){.path = path};
    if (snprintf(entry->name, sizeof entry->name, "%s%.*s", folder, (int)length, name) >=
        (int)sizeof entry->name)
        return NULL;
    list->count++;
    return entry;
}

/* ---- sections ---- */

#define SQL "sql/"
#define MARK "-- name: "

/* The section that begins in the line after a mark; `at` is the name in that mark. */
static int add_section(struct entry_list *list, const char *path, size_t line,
                       const char *at)
{
    size_t length = strcspn(at, "\n");
    if (length == 0 || strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789_") != length)
        return complain_line(path, line, "a name has a-z, 0-9 and _", "");
    struct entry *added = add_entry(list, path, SQL, at, length);
    if (added == NULL)
        return complain_line(path, line, "no room for this section", "");
    added->line = line;
    for (size_t i = 0; i + 1 < list->count; i++)
        if (strcmp(list->entries[i].name, added->name) == 0) {
            complain_line(list->entries[i].path, list->entries[i].line,
                          "here is a section ", added->name);
            return complain_line(path, line, "another section ", added->name);
        }
    return 0;
}

/* Gives the last section of a list its text, which ends where `last` does. */
static int end_section(struct entry_list *list, const char *text, const char *last)
{
    struct entry *entry = &list->entries[list->count - 1];
    if (last == NULL)
        return complain_line(entry->path, entry->line, "nothing is in the section ",
                             entry->name);
    entry->section.length = (size_t)(last + strcspn(last, "\n") - text) + 1;
    entry->section.data = malloc(entry->section.length);
    if (entry->section.data == NULL)
        return complain(entry->path, "out of memory");
    memcpy(entry->section.data, text, entry->section.length - 1);
    entry->section.data[entry->section.length - 1] = '\n';
    return 0;
}

static int add_sections(struct entry_list *list, const char *path, const char *text)
{
    size_t before = list->count, line = 0;
    const char *begin = text, *last = NULL; /* its last line that is not empty */
    bool is_filled = false;                 /* with more than comments */
    for (const char *at = text, *next; *at != '\0'; at = next) {
        size_t length = strcspn(at, "\n");
        bool is_comment = strncmp(at, "--", 2) == 0;
        next = at + length + (at[length] != '\0');
        line++;
        if (strncmp(at, MARK, strlen(MARK)) == 0) {
            if (list->count > before &&
                end_section(list, begin, is_filled ? last : NULL) < 0)
                return -1;
            if (add_section(list, path, line, at + strlen(MARK)) < 0)
                return -1;
            begin = next;
            is_filled = false;
            continue;
        }
        if (length == 0)
            continue;
        if (list->count == before && !is_comment)
            return complain_line(path, line, "only comments before the first section",
                                 "");
        is_filled |= !is_comment;
        last = at;
    }
    if (list->count == before)
        return complain(path, "no section (\"" MARK "…\")");
    return end_section(list, begin, is_filled ? last : NULL);
}

/* A file as one entry, or as many as it has sections. */
static int add_file(struct entry_list *list, const char *directory, const char *path)
{
    if (strncmp(path, SQL, strlen(SQL)) == 0) {
        CLEANUP_FREE char *full = malloc(strlen(directory) + strlen(path) + 2);
        CLEANUP(bytes_free) struct bytes text = {0};
        if (full == NULL)
            return complain(path, "out of memory");
        sprintf(full, "%s/%s", directory, path);
        if (read_whole_file(full, &text) < 0)
            return -1;
        return add_sections(list, path, (const char *)text.data);
    }
    const char *name = strncmp(path, "./", 2) == 0 ? path + 2 : path;
    return add_entry(list, path, "", name, strlen(name)) != NULL
               ? 0
               : complain(path, "no room for it");
}

/* ---- hashes ---- */

static int hex_value(char digit)
{
    const char *digits = "0123456789abcdef";
    const char *place = digit == '\0' ? NULL : strchr(digits, digit);
    return place == NULL ? -1 : (int)(place - digits);
}

/* 64 hexadecimal digits as base64, with its padding. */
static int encode_hash(const char *hex, char out[45])
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char bytes[33] = {0};
    for (size_t i = 0; i < 32; i++) {
        int high = hex_value(hex[2 * i]), low = high < 0 ? -1 : hex_value(hex[2 * i + 1]);
        if (low < 0)
            return -1;
        bytes[i] = (unsigned char)(high * 16 + low);
    }
    for (size_t i = 0; i < 11; i++) {
        const unsigned char *three = bytes + 3 * i;
        unsigned bits =
            (unsigned)three[0] << 16 | (unsigned)three[1] << 8 | (unsigned)three[2];
        for (size_t j = 0; j < 4; j++)
            out[4 * i + j] = letters[bits >> (18 - 6 * j) & 63];
    }
    out[43] = '=';
    out[44] = '\0';
    return 0;
}

/* Lines "<hex>  <path>". */
static int find_hash(const char *sums, struct entry *entry)
{
    for (const char *line = sums; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        if (length > 66 && strlen(entry->path) == length - 66 &&
            strncmp(line + 66, entry->path, length - 66) == 0)
            return encode_hash(line, entry->sha256);
        line += length + (line[length] != '\0');
    }
    return -1;
}

/* ---- the table ---- */

static void embed_section(FILE *out, struct entry *entry, size_t index)
{
    entry->length = entry->section.length;
    entry->has_bytes = true;
    write_literal(out, "bytes", index, &entry->section);
}

static int embed_file(FILE *out, const char *directory, struct entry *entry, size_t index)
{
    CLEANUP_FREE char *full = malloc(strlen(directory) + strlen(entry->path) + 2);
    CLEANUP(bytes_free) struct bytes identity = {0}, packed = {0};
    if (full == NULL)
        return complain(entry->path, "out of memory");
    if (strncmp(entry->path, "./", 2) == 0)
        strcpy(full, entry->path);
    else
        sprintf(full, "%s/%s", directory, entry->path);
    if (read_whole_file(full, &identity) < 0)
        return -1;
    if (compress_gzip(&identity, &packed) < 0)
        return complain(entry->path, "zlib failed");

    XXH128_hash_t hash = XXH3_128bits(identity.data, identity.length);
    snprintf(entry->etag, sizeof entry->etag, "%016llx%016llx",
             (unsigned long long)hash.high64, (unsigned long long)hash.low64);
    entry->length = identity.length;
    if (packed.length <= identity.length - identity.length / 8)
        entry->gzip_length = packed.length;
    entry->has_bytes = entry->gzip_length == 0 || identity.length <= LARGE;
    if (entry->has_bytes)
        write_literal(out, "bytes", index, &identity);
    if (entry->gzip_length != 0)
        write_literal(out, "gzip", index, &packed);
    return 0;
}

static void write_table(FILE *out, const struct entry *entries, size_t count)
{
    fputs("\nconst struct asset assets_table[] = {\n", out);
    for (size_t i = 0; i < count; i++) {
        const struct entry *entry = &entries[i];
        fprintf(out, "    {\"%s\", ", entry->name);
        if (entry->has_bytes)
            fprintf(out, "bytes_%zu, ", i);
        else
            fputs("NULL, ", out);
        fprintf(out, "%zu, ", entry->length);
        if (entry->gzip_length != 0)
            fprintf(out, "gzip_%zu, ", i);
        else
            fputs("NULL, ", out);
        fprintf(out, "%zu, \"\\\"%s\\\"\", \"%s\"},\n", entry->gzip_length, entry->etag,
                entry->sha256);
    }
    /* A table may not be empty, and the count does not include this row. */
    fprintf(out,
            "    {NULL, NULL, 0, NULL, 0, NULL, NULL}};\nconst size_t assets_table_count "
            "= %zu;\n",
            count);
}

static int compare_entries(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    return strcmp(a->name, b->name);
}

/* Paths are named in the Makefile, so they are plain; anything else is a mistake there.
 */
static int check_paths(const struct entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *path = entries[i].name;
        if (strspn(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789._-/") != strlen(path))
            return complain(path, "a character that a path may not have");
        if (i > 0 && strcmp(entries[i - 1].name, path) == 0)
            return complain(path, "listed twice");
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fputs("usage: embed OUTPUT SOURCE-DIR SUMS PATH...\n", stderr);
        return 2;
    }
    CLEANUP(bytes_free) struct bytes sums = {0};
    if (read_whole_file(argv[3], &sums) < 0)
        return 1;
    CLEANUP(list_free) struct entry_list list = {0};
    CLEANUP(file_close) FILE *out = fopen(argv[1], "wb");
    if (out == NULL) {
        complain(argv[1], strerror(errno));
        return 1;
    }
    for (int i = 4; i < argc; i++)
        if (add_file(&list, argv[2], argv[i]) < 0)
            return 1;
    size_t count = list.count;
    struct entry *entries = list.entries;
    for (size_t i = 0; i < count; i++)
        if (entries[i].section.data == NULL &&
            find_hash((const char *)sums.data, &entries[i]) < 0)
            return complain(entries[i].path, "no hash of it among the sums") < 0;
    if (count > 0)
        qsort(entries, count, sizeof *entries, compare_entries);
    if (check_paths(entries, count) < 0)
        return 1;

    fputs("/* Written by server/embed.c; do not edit. */\n"
          "#include \"base/system.h\"\n\n"
          "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n",
          out);
    for (size_t i = 0; i < count; i++)
        if (entries[i].section.data != NULL)
            embed_section(out, &entries[i], i);
        else if (embed_file(out, argv[2], &entries[i], i) < 0)
            return 1;
    write_table(out, entries, count);
    if (fflush(out) != 0 || ferror(out)) {
        complain(argv[1], "could not be written");
        return 1;
    }
    return 0;
}
