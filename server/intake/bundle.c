#include "intake/bundle.h"
#include "base/arena.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_file.h"
#include "store/sets.h"
#include "trace/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* ---- bundle ---- */

#define FORMAT "tracediff bundle"
/* A label of 1,024 bytes, each of which may have become U+FFFD. */
#define LABEL_BYTES_MAX ((size_t)3 * 1024)

static const char *const side_names[] = {"control", "test"};

void bundle_free(struct bundle *bundle)
{
    arena_free(&bundle->arena);
    *bundle = (struct bundle){0};
}

bool bundle_is_name(const char *name)
{
    size_t length = strlen(name), ending = strlen(BUNDLE_ENDING);

    return length > ending && strcasecmp(name + length - ending, BUNDLE_ENDING) == 0;
}

/* ERROR_FORMAT (bad_bundle): "<place>: <what is wrong>; <remedy>". */
static int bundle_refuse(struct error *error, const char *place, const char *what)
{
    return error_set(error, ERROR_FORMAT, "bad_bundle",
                     "%s: %s; nothing was stored. Ask for a new bundle, made with "
                     "tracediff pack and sent unchanged",
                     place, what);
}

int bundle_refuse_set(struct error *error, const char *place)
{
    char what[sizeof error->message];

    snprintf(what, sizeof what, "%.*s", (int)strcspn(error->message, ";"),
             error->message);
    return bundle_refuse(error, place, what);
}

/* ---- the view ---- */

static bool is_view_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    size_t length = strlen(name);

    return length >= 1 && length <= BUNDLE_VIEW_NAME_MAX &&
           strspn(name, letters) == length;
}

/* Parameters that a view must not set: the bundle names its own sets, and no address
 * contains a token. */
static bool is_left_out(const char *name)
{
    return strcmp(name, "control") == 0 || strcmp(name, "test") == 0 ||
           strcmp(name, "token") == 0;
}

static bool may_be_viewed(const char *name, const char *value)
{
    return is_view_name(name) && !is_left_out(name) &&
           strlen(value) <= BUNDLE_VIEW_VALUE_MAX && text_is_clean(value, strlen(value));
}

/* Whether one more parameter fits. */
static bool view_takes(const struct bundle *bundle, const char *name, const char *value)
{
    size_t bytes = strlen(name) + strlen(value);

    for (size_t i = 0; i < bundle->view_count; i++)
        bytes += strlen(bundle->view[i].name) + strlen(bundle->view[i].value);
    return bundle->view_count < BUNDLE_VIEW_MAX && bytes <= BUNDLE_VIEW_BYTES_MAX;
}

static char *copy_text(struct bundle *bundle, const char *text)
{
    return arena_text(bundle->arena, text, strlen(text));
}

static void add_choice(struct bundle *bundle, const char *name, const char *value)
{
    bundle->view[bundle->view_count++] =
        (struct bundle_choice){copy_text(bundle, name), copy_text(bundle, value)};
}

/* Takes over the parameters of a view, without control, test and token. ERROR_PARAMETER
 * (bad_view): too many or too long, or a name with characters other than a-z, 0-9, - and
 * _. */
static int bundle_take_view(struct bundle *bundle, const struct given_parameter *given,
                            size_t count, struct error *error)
{
    bundle->view = arena_new(bundle->arena, BUNDLE_VIEW_MAX, sizeof *bundle->view);
    for (size_t i = 0; i < count; i++) {
        const char *value = given[i].value == NULL ? "" : given[i].value;

        if (is_left_out(given[i].name))
            continue;
        if (!view_takes(bundle, given[i].name, value))
            return error_set(error, ERROR_PARAMETER, "bad_view",
                             "view: at most %d parameters and %zu bytes", BUNDLE_VIEW_MAX,
                             BUNDLE_VIEW_BYTES_MAX);
        if (!may_be_viewed(given[i].name, value))
            return error_set(error, ERROR_PARAMETER, "bad_view",
                             "view: \"%.60s\" is not a parameter of the page, or its "
                             "value has over %d bytes or control characters",
                             given[i].name, BUNDLE_VIEW_VALUE_MAX);
        add_choice(bundle, given[i].name, value);
    }
    return 0;
}

/* ---- the head: writing ---- */

static json_t *make_texts(char *const *texts, size_t count)
{
    json_t *list = json_array();

    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(texts[i]));
    return list;
}

static json_t *make_side(const struct bundle *bundle, int side)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->side_count[side]; i++)
        json_array_append_new(list, json_string(bundle->sets[bundle->side[side][i]].id));
    return list;
}

static json_t *make_view(const struct bundle *bundle)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->view_count; i++)
        json_array_append_new(
            list, json_pack("[s, s]", bundle->view[i].name, bundle->view[i].value));
    return list;
}

static json_t *make_sets(const struct bundle *bundle)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->set_count; i++) {
        const struct bundle_set *set = &bundle->sets[i];

        json_array_append_new(
            list, json_pack("{s:s, s:s, s:o, s:I, s:s}", "id", set->id, "label",
                            set->label, "tags", make_texts(set->tags, set->tag_count),
                            "bytes", (json_int_t)set->bytes, "digest", set->digest));
    }
    return list;
}

int bundle_write_head(const struct bundle *bundle, struct buffer *out,
                      struct error *error)
{
    json_t *head = json_pack("{s:s, s:i, s:o, s:o, s:o, s:o}", "format", FORMAT,
                             "version", BUNDLE_VERSION, side_names[0],
                             make_side(bundle, 0), side_names[1], make_side(bundle, 1),
                             "view", make_view(bundle), "sets", make_sets(bundle));
    CLEANUP_FREE char *text = head == NULL ? NULL : json_dumps(head, JSON_INDENT(1));

    json_decref(head);
    if (text == NULL)
        return error_set_memory(error);
    buffer_append_text(out, text);
    buffer_append_char(out, '\n');
    return buffer_failed(out)
               ? error_set(error, ERROR_LIMIT, "too_large",
                           "the labels and tags of the sets, and the view, take more "
                           "than %zu bytes",
                           BUNDLE_HEAD_MAX)
               : 0;
}

/* ---- the head: reading ---- */

static const char *read_text(const json_t *object, const char *key, size_t most)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);

    return text != NULL && json_string_length(value) <= most &&
                   strlen(text) == json_string_length(value)
               ? text
               : NULL;
}

static const char *read_tags(const json_t *list, struct bundle *bundle,
                             struct bundle_set *out)
{
    struct error ignored;

    if (!json_is_array(list) || json_array_size(list) > SET_TAGS_MAX)
        return "the tags of a set are not a list of at most 32";
    out->tags = arena_new(bundle->arena, SET_TAGS_MAX, sizeof *out->tags);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *tag = json_string_value(json_array_get(list, i));

        if (tag == NULL || set_tag_check(tag, &ignored) != 0)
            return "a tag of a set is not valid";
        out->tags[out->tag_count++] = copy_text(bundle, tag);
    }
    return NULL;
}

static const char *read_set(const json_t *object, struct bundle *bundle,
                            struct bundle_set *out)
{
    const char *id = read_text(object, "id", 32);
    const char *label = read_text(object, "label", LABEL_BYTES_MAX);
    const char *digest = read_text(object, "digest", 32);
    const json_t *bytes = json_object_get(object, "bytes");
    json_int_t count = json_integer_value(bytes);

    if (id == NULL || !store_is_id(id))
        return "the id of a set is not 32 hex digits";
    if (label == NULL || *label == '\0')
        return "the label of a set is not a text of 1 to 3,072 bytes";
    if (digest == NULL || !store_is_id(digest))
        return "the digest of a set is not 32 hex digits";
    if (!json_is_integer(bytes) || count < 1 || (uint64_t)count > BUNDLE_SET_BYTES_MAX)
        return "the size of a set is not 1 byte to 8 GiB";
    memcpy(out->id, id, sizeof out->id);
    memcpy(out->digest, digest, sizeof out->digest);
    out->label = copy_text(bundle, label);
    out->bytes = (uint64_t)count;
    return read_tags(json_object_get(object, "tags"), bundle, out);
}

static const char *read_sets(const json_t *list, struct bundle *out)
{
    const char *wrong = NULL;
    size_t count = json_array_size(list);

    if (count < 1 || count > BUNDLE_SETS_MAX)
        return "it does not have 1 to 32 sets";
    out->sets = arena_new(out->arena, count, sizeof *out->sets);
    for (size_t i = 0; wrong == NULL && i < count; i++) {
        out->set_count++;
        wrong = read_set(json_array_get(list, i), out, &out->sets[i]);
        for (size_t j = 0; j < i && wrong == NULL; j++)
            if (strcmp(out->sets[j].id, out->sets[i].id) == 0)
                wrong = "it names a set twice";
    }
    return wrong;
}

static size_t find_set(const struct bundle *bundle, const char *id)
{
    size_t at = 0;

    while (at < bundle->set_count && (id == NULL || strcmp(bundle->sets[at].id, id) != 0))
        at++;
    return at;
}

/* Each side has sets, and each set is on a side. */
static const char *read_sides(const json_t *head, struct bundle *out)
{
    bool used[BUNDLE_SETS_MAX] = {false};

    for (int side = 0; side < 2; side++) {
        const json_t *list = json_object_get(head, side_names[side]);
        size_t count = json_array_size(list);

        if (count < 1 || count > BUNDLE_SETS_MAX)
            return "a side does not have 1 to 32 sets";
        for (size_t i = 0; i < count; i++) {
            size_t at = find_set(out, json_string_value(json_array_get(list, i)));

            if (at == out->set_count)
                return "a side names a set that is not in it";
            out->side[side][out->side_count[side]++] = at;
            used[at] = true;
        }
    }
    for (size_t i = 0; i < out->set_count; i++)
        if (!used[i])
            return "a set is on no side";
    return NULL;
}

static const char *read_view(const json_t *list, struct bundle *out)
{
    if (!json_is_array(list) || json_array_size(list) > BUNDLE_VIEW_MAX)
        return "its view is not a list of at most 64";
    out->view = arena_new(out->arena, BUNDLE_VIEW_MAX, sizeof *out->view);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *pair = json_array_get(list, i);
        const char *name = json_string_value(json_array_get(pair, 0));
        const char *value = json_string_value(json_array_get(pair, 1));

        if (name == NULL || value == NULL || !may_be_viewed(name, value))
            return "its view has something that is not a parameter of the page";
        if (!view_takes(out, name, value))
            return "its view has more than 8 KiB";
        add_choice(out, name, value);
    }
    return NULL;
}

/* Accepts only the text that the writer makes from the same content. */
static int check_form(const char *text, size_t length, const struct bundle *bundle,
                      struct error *error)
{
    CLEANUP_BUFFER struct buffer again = BUFFER(BUNDLE_HEAD_MAX);

    int result = bundle_write_head(bundle, &again, error);
    if (result != 0)
        return result;
    return again.length == length && memcmp(again.bytes, text, length) == 0
               ? 0
               : bundle_refuse(error, BUNDLE_HEAD_NAME,
                               "it was changed, or another program wrote it");
}

static int read_fields(const json_t *head, struct bundle *out, struct error *error)
{
    const char *format = read_text(head, "format", 40), *wrong;
    json_int_t version = json_integer_value(json_object_get(head, "version"));

    if (format == NULL || strcmp(format, FORMAT) != 0)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it is not a bundle of tracediff");
    if (version > BUNDLE_VERSION)
        return error_set(error, ERROR_CONFLICT, "newer_version",
                         BUNDLE_HEAD_NAME
                         ": the bundle was made by a newer version of tracediff (format "
                         "%lld, this program knows %d); use that version",
                         (long long)version, BUNDLE_VERSION);
    if (version != BUNDLE_VERSION)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it has no valid version");
    wrong = read_sets(json_object_get(head, "sets"), out);
    if (wrong == NULL)
        wrong = read_sides(head, out);
    if (wrong == NULL)
        wrong = read_view(json_object_get(head, "view"), out);
    return wrong == NULL ? 0 : bundle_refuse(error, BUNDLE_HEAD_NAME, wrong);
}

int bundle_read_head(const char *text, size_t length, struct bundle *out,
                     struct error *error)
{
    json_t *head = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    int result;

    *out = (struct bundle){.arena = arena_make(NULL)};
    if (json_is_object(head))
        result = read_fields(head, out, error);
    else
        result = bundle_refuse(error, BUNDLE_HEAD_NAME, "it is not a JSON object");
    json_decref(head);
    return result == 0 ? check_form(text, length, out, error) : result;
}

/* ---- the page ---- */

/* Escapes everything that is not unreserved (RFC 3986). */
static void append_escaped(struct buffer *out, const char *text)
{
    for (; *text != '\0'; text++) {
        bool plain = (*text >= '0' && *text <= '9') || (*text >= 'A' && *text <= 'Z') ||
                     (*text >= 'a' && *text <= 'z') || strchr("-._~,", *text) != NULL;

        if (plain)
            buffer_append_char(out, *text);
        else
            buffer_printf(out, "%%%02X", (unsigned)(unsigned char)*text);
    }
}

void bundle_append_page(const struct bundle *bundle, struct buffer *out)
{
    bool several = bundle->side_count[0] > 1 || bundle->side_count[1] > 1;

    buffer_append_text(out, several ? "/compare/recordings" : "/compare");
    for (int side = 0; side < 2; side++) {
        buffer_printf(out, "%c%s=", side == 0 ? '?' : '&', side_names[side]);
        for (size_t i = 0; i < bundle->side_count[side]; i++)
            buffer_printf(out, "%s%s", i == 0 ? "" : ",",
                          bundle->sets[bundle->side[side][i]].id);
    }
    for (size_t i = 0; i < bundle->view_count; i++) {
        buffer_printf(out, "&%s=", bundle->view[i].name);
        append_escaped(out, bundle->view[i].value);
    }
}

/* ---- the tar file ---- */

void bundle_entry_name(const char *id, char name[BUNDLE_NAME_SIZE])
{
    snprintf(name, BUNDLE_NAME_SIZE, "sets/%.32s.db.gz", id);
}

/* POSIX.1-1988 (ustar): everyone may read the file; it has no owner; its time is 1970. */
void bundle_entry_header(const char *name, uint64_t length,
                         unsigned char header[BUNDLE_BLOCK])
{
    char *text = (char *)header;
    unsigned sum = 0;

    memset(header, 0, BUNDLE_BLOCK);
    snprintf(text, 100, "%s", name);
    memcpy(text + 100, "0000644", 8);
    memcpy(text + 108, "0000000", 8);
    memcpy(text + 116, "0000000", 8);
    snprintf(text + 124, 12, "%011llo",
             (unsigned long long)(length & BUNDLE_SET_BYTES_MAX));
    memcpy(text + 136, "00000000000", 12);
    memcpy(text + 148, "        ", 8);
    text[156] = '0';
    memcpy(text + 257,
           "ustar\0"
           "00",
           8);
    for (size_t i = 0; i < BUNDLE_BLOCK; i++)
        sum += header[i];
    snprintf(text + 148, 8, "%06o", sum);
    text[155] = ' ';
}

/* ---- bundle pack ---- */

#define PIECE ((size_t)256 << 10)

struct bundle_packer {
    struct store *store;
    struct budget *budget;
    struct bundle bundle;
    int sets[BUNDLE_SETS_MAX]; /* the files of the sets; -1: not open */
    int fd;
    uint64_t at;
    uint8_t *in, *out; /* PIECE bytes each, in the arena of the bundle */
    struct deflater *deflater;
};

static void release(struct bundle_packer *packing)
{
    for (size_t i = 0; i < BUNDLE_SETS_MAX; i++)
        cleanup_close(&packing->sets[i]);
    bundle_free(&packing->bundle);
    deflater_free(packing->deflater);
}

/* ---- files for a while ---- */

/* In `directory`, else where temporary files are. No sweep of a store takes it while it
 * is open. */
static int make_scratch(const char *directory, char **path, int *fd, struct error *error)
{
    const char *temporary = getenv("TMPDIR");
    const char *const places[] = {
        directory, temporary == NULL || *temporary == '\0' ? "/tmp" : temporary};

    *fd = -1;
    for (size_t i = 0; *fd < 0 && i < 2; i++) {
        free(TAKE_PTR(*path));
        if (places[i] == NULL)
            continue;
        *path = owned_printf("%s/bundle-XXXXXX", places[i]);
        *fd = mkostemp(*path, O_CLOEXEC);
    }
    if (*fd < 0)
        return error_set_errno(error, errno, "cannot make a file");
    flock(*fd, LOCK_EX | LOCK_NB);
    return 0;
}

int bundle_scratch(const char *directory, int *fd, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    int result = make_scratch(directory, &path, fd, error);

    if (result == 0)
        unlink(path);
    return result;
}

/* ---- the sets ---- */

/* `lines` has one tag per line. */
static void take_tags(const char *lines, struct arena *arena, struct bundle_set *set)
{
    set->tags = arena_new(arena, SET_TAGS_MAX, sizeof *set->tags);
    while (*lines != '\0' && set->tag_count < SET_TAGS_MAX) {
        size_t length = strcspn(lines, "\n");

        set->tags[set->tag_count] = arena_text(arena, lines, length);
        set->tag_count += length > 0;
        lines += length + (lines[length] == '\n');
    }
}

/* Reads size and digest of a file whose digest was found to be right. */
static int measure(struct bundle_packer *packing, size_t at, struct error *error)
{
    struct bundle_set *set = &packing->bundle.sets[at];
    unsigned char bytes[16];
    uint64_t hash[2];
    struct stat status;

    if (fstat(packing->sets[at], &status) != 0 ||
        pread(packing->sets[at], bytes, sizeof bytes,
              status.st_size - (off_t)sizeof bytes) != (ssize_t)sizeof bytes)
        return error_set_errno(error, errno, "cannot read set %s", set->id);
    if ((uint64_t)status.st_size > BUNDLE_SET_BYTES_MAX)
        return error_set(error, ERROR_LIMIT, "too_large",
                         "\"%.200s\" takes more than 8 GiB; a set of that size does not "
                         "fit into a bundle",
                         set->label);
    hash_from_bytes(bytes, hash);
    text_write_hash(hash, set->digest);
    set->bytes = (uint64_t)status.st_size;
    return 0;
}

/* A copy of the file, without its digest. */
static int copy_set(struct bundle_packer *packing, size_t at, int copy,
                    struct error *error)
{
    uint64_t end = packing->bundle.sets[at].bytes - DIGEST_BYTES;

    for (uint64_t done = 0; done < end;) {
        size_t wanted = end - done < PIECE ? (size_t)(end - done) : PIECE;
        ssize_t got = pread(packing->sets[at], packing->in, wanted, (off_t)done);

        if (got <= 0 || pwrite(copy, packing->in, (size_t)got, (off_t)done) != got)
            return error_set_errno(error, errno, "cannot copy set %s",
                                   packing->bundle.sets[at].id);
        done += (uint64_t)got;
        if (budget_look(packing->budget, error) != 0)
            return -(int)error->code;
    }
    return 0;
}

/* Puts a copy without what may be private in place of the file of a set. */
static int share_set(struct bundle_packer *packing, size_t at, const char *directory,
                     struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    CLEANUP_CLOSE int copy = -1;
    int result = make_scratch(directory, &path, &copy, error);

    if (result != 0)
        return result;
    result = copy_set(packing, at, copy, error);
    if (result == 0)
        result = set_share(path, packing->budget, error);
    unlink(path);
    if (result == 0)
        result = digest_seal(copy, error);
    if (result != 0)
        return result;
    cleanup_close(&packing->sets[at]);
    packing->sets[at] = copy;
    copy = -1;
    return measure(packing, at, error);
}

static int open_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    const char *id = packing->bundle.sets[at].id;
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_FREE char *path = NULL;
    int result = set_file_open(packing->store, id, packing->budget, &database, error);

    if (result == 0)
        result = set_file_path(packing->store, id, &path, error);
    if (result != 0)
        return result;
    /* A folder of `serve --sets` may have links to sets. */
    packing->sets[at] = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    return packing->sets[at] < 0 ? error_set_errno(error, errno, "cannot open set %s", id)
                                 : measure(packing, at, error);
}

/* Adds a set, unless it was added before. *at: its place. */
static int add_set(struct bundle_packer *packing, const char *name, size_t *at,
                   struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct bundle *bundle = &packing->bundle;
    int result = store_find_set(packing->store, name, &info, error);

    if (result != 0)
        return result;
    for (*at = 0; *at < bundle->set_count; ++*at)
        if (strcmp(bundle->sets[*at].id, info.stored_id) == 0)
            return 0;
    if (*at == BUNDLE_SETS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "a bundle takes at most %d sets; name fewer", BUNDLE_SETS_MAX);
    struct bundle_set *set = &bundle->sets[bundle->set_count++];
    memcpy(set->id, info.stored_id, sizeof set->id);
    set->label = copy_text(bundle, info.label);
    take_tags(info.tags == NULL ? "" : info.tags, bundle->arena, set);
    return open_set(packing, *at, error);
}

/* Adds a set to that side, once. */
static int add_to_side(struct bundle_packer *packing, int side, const char *name,
                       struct error *error)
{
    struct bundle *bundle = &packing->bundle;
    size_t *count = &bundle->side_count[side], at;
    int result = add_set(packing, name, &at, error);

    for (size_t i = 0; result == 0 && i < *count; i++)
        if (bundle->side[side][i] == at)
            return 0;
    if (result == 0)
        bundle->side[side][(*count)++] = at;
    return result;
}

/* Adds one set, or, if no set has this name, the sets between the commas. */
static int add_names(struct bundle_packer *packing, int side, const char *names,
                     struct error *error)
{
    int result = add_to_side(packing, side, names, error);
    CLEANUP_FREE char *copy = NULL;
    char *rest, *name;

    if (result == 0 || strcmp(error->slug, "unknown_set") != 0 ||
        strchr(names, ',') == NULL)
        return result;
    rest = copy = owned_copy(names);
    result = 0;
    while (result == 0 && (name = strsep(&rest, ",")) != NULL)
        result = add_to_side(packing, side, name, error);
    return result;
}

/* Compression lengthens a set by a few bytes at most. */
static int check_space(const struct bundle_packer *packing,
                       const struct bundle_request *request, struct error *error)
{
    struct statvfs disk;
    uint64_t reserve = request->reserve, wanted = reserve + BUNDLE_HEAD_MAX;
    uint64_t copies = request->without_variables ? 2 : 1;

    for (size_t i = 0; i < packing->bundle.set_count; i++)
        wanted += copies * packing->bundle.sets[i].bytes;
    if (fstatvfs(packing->fd, &disk) != 0 ||
        wanted <= (uint64_t)disk.f_bavail * disk.f_frsize)
        return 0;
    return error_set(error, ERROR_SPACE, "disk_full",
                     "making the bundle takes up to %llu MB of the disk; free some space",
                     (unsigned long long)((wanted - reserve) >> 20));
}

static int add_sets(struct bundle_packer *packing, const struct bundle_request *request,
                    struct error *error)
{
    struct bundle *bundle = &packing->bundle;
    int result = 0;

    bundle->sets = arena_new(bundle->arena, BUNDLE_SETS_MAX, sizeof *bundle->sets);
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; result == 0 && i < request->name_count[side]; i++)
            result = add_names(packing, side, request->names[side][i], error);
    }
    if (result == 0)
        result = check_space(packing, request, error);
    for (size_t i = 0; result == 0 && request->without_variables && i < bundle->set_count;
         i++)
        result = share_set(packing, i, request->directory, error);
    return result;
}

/* ---- writing ---- */

static int put_at(const struct bundle_packer *packing, const void *bytes, size_t length,
                  uint64_t at, struct error *error)
{
    const char *next = bytes;

    while (length > 0) {
        ssize_t written = pwrite(packing->fd, next, length, (off_t)at);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return error_set_errno(error, errno, "cannot write the bundle");
        next += written;
        at += (uint64_t)written;
        length -= (size_t)written;
    }
    return 0;
}

static int put(struct bundle_packer *packing, const void *bytes, size_t length,
               struct error *error)
{
    int result = put_at(packing, bytes, length, packing->at, error);

    packing->at += length;
    return result;
}

/* Fills the block of an entry of `length` bytes with zeros. */
static int pad(struct bundle_packer *packing, uint64_t length, struct error *error)
{
    static const unsigned char zeros[BUNDLE_BLOCK];

    return put(packing, zeros, (size_t)(-length % BUNDLE_BLOCK), error);
}

static int put_head(struct bundle_packer *packing, struct error *error)
{
    unsigned char header[BUNDLE_BLOCK];
    CLEANUP_BUFFER struct buffer text = BUFFER(BUNDLE_HEAD_MAX);

    int result = bundle_write_head(&packing->bundle, &text, error);
    if (result != 0)
        return result;
    bundle_entry_header(BUNDLE_HEAD_NAME, text.length, header);
    result = put(packing, header, sizeof header, error);
    if (result == 0)
        result = put(packing, text.bytes, text.length, error);
    return result == 0 ? pad(packing, text.length, error) : result;
}

/* Compresses one piece; after the last piece, writes the end. */
static int deflate_piece(struct bundle_packer *packing, size_t length, bool last,
                         struct error *error)
{
    const uint8_t *in = packing->in;
    enum deflate_result state;
    size_t produced;
    int result;

    do {
        state = deflater_run(packing->deflater, &in, &length, last, packing->out, PIECE,
                             &produced);
        result = state == DEFLATE_FAILED
                     ? error_set(error, ERROR_INTERNAL, "deflate_failed",
                                 "the compression library failed")
                     : put(packing, packing->out, produced, error);
    } while (result == 0 &&
             (state == DEFLATE_OUTPUT_FULL || (last && state != DEFLATE_END)));
    return result;
}

static int deflate_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    const struct bundle_set *set = &packing->bundle.sets[at];
    uint64_t done = 0;
    int result = 0;

    while (result == 0 && done < set->bytes) {
        size_t wanted = set->bytes - done < PIECE ? (size_t)(set->bytes - done) : PIECE;
        ssize_t got = pread(packing->sets[at], packing->in, wanted, (off_t)done);

        if (got <= 0)
            return error_set_errno(error, got == 0 ? EIO : errno, "cannot read set %s",
                                   set->id);
        done += (uint64_t)got;
        result = deflate_piece(packing, (size_t)got, done == set->bytes, error);
        if (result == 0)
            result = budget_look(packing->budget, error);
    }
    return result;
}

/* The header says how long the entry is, so it is written last. */
static int put_set(struct bundle_packer *packing, size_t at, struct error *error)
{
    unsigned char header[BUNDLE_BLOCK];
    char name[BUNDLE_NAME_SIZE];
    uint64_t begin = packing->at;

    deflater_free(packing->deflater);
    packing->deflater = deflater_new();
    if (packing->deflater == NULL)
        return error_set_memory(error);
    packing->at += BUNDLE_BLOCK;
    int result = deflate_set(packing, at, error);
    uint64_t length = packing->at - begin - BUNDLE_BLOCK;
    if (result == 0)
        result = pad(packing, length, error);
    bundle_entry_name(packing->bundle.sets[at].id, name);
    bundle_entry_header(name, length, header);
    return result == 0 ? put_at(packing, header, sizeof header, begin, error) : result;
}

static int put_end(struct bundle_packer *packing, struct error *error)
{
    static const unsigned char zeros[2 * BUNDLE_BLOCK];

    return put(packing, zeros, sizeof zeros, error);
}

int bundle_pack(struct store *store, const struct bundle_request *request,
                struct budget *budget, int fd, uint64_t *length, struct error *error)
{
    CLEANUP(release)
    struct bundle_packer packing = {.store = store, .budget = budget, .fd = fd};

    for (size_t i = 0; i < BUNDLE_SETS_MAX; i++)
        packing.sets[i] = -1;
    packing.bundle.arena = arena_make(budget);
    packing.in = arena_new(packing.bundle.arena, PIECE, 1);
    packing.out = arena_new(packing.bundle.arena, PIECE, 1);
    int result = add_sets(&packing, request, error);
    if (result == 0)
        result =
            bundle_take_view(&packing.bundle, request->view, request->view_count, error);
    if (result == 0)
        result = put_head(&packing, error);
    for (size_t i = 0; result == 0 && i < packing.bundle.set_count; i++)
        result = put_set(&packing, i, error);
    if (result == 0)
        result = put_end(&packing, error);
    *length = packing.at;
    return result;
}

/* ---- bundle unpack ---- */

struct bundle_unpacker {
    int fd;
    uint64_t size; /* of the file */
    struct bundle bundle;
    uint64_t at[BUNDLE_SETS_MAX], packed[BUNDLE_SETS_MAX]; /* of the entries */
};

static void unpack_release(struct bundle_unpacker *unpacking)
{
    cleanup_close(&unpacking->fd);
    bundle_free(&unpacking->bundle);
}

static int refuse_byte(struct error *error, uint64_t at, const char *what)
{
    char place[40];

    snprintf(place, sizeof place, "byte %llu", (unsigned long long)at);
    return bundle_refuse(error, place, what);
}

/* Reads all `length` bytes, or reports where the file ends. */
static int read_at(const struct bundle_unpacker *unpacking, void *out, size_t length,
                   uint64_t at, struct error *error)
{
    char *next = out;

    while (length > 0) {
        ssize_t got = pread(unpacking->fd, next, length, (off_t)at);

        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set_errno(error, errno, "cannot read the bundle");
        if (got == 0)
            return refuse_byte(error, unpacking->size, "the file ends too early");
        next += got;
        at += (uint64_t)got;
        length -= (size_t)got;
    }
    return 0;
}

/* ---- entries ---- */

/* The length that the header states. It may be any number, because the whole header is
 * compared later. */
static uint64_t read_length(const unsigned char header[BUNDLE_BLOCK])
{
    uint64_t length = 0;

    for (size_t i = 124; i < 135 && header[i] >= '0' && header[i] <= '7'; i++)
        length = length * 8 + (uint64_t)(header[i] - '0');
    return length;
}

static int check_zeros(const struct bundle_unpacker *unpacking, uint64_t at,
                       size_t length, struct error *error)
{
    unsigned char bytes[2 * BUNDLE_BLOCK];
    int result = read_at(unpacking, bytes, length, at, error);

    for (size_t i = 0; result == 0 && i < length; i++)
        if (bytes[i] != 0)
            result = refuse_byte(error, at + i, "there are bytes between the entries");
    return result;
}

/* Reads the entry at *at, which must be `name`. *at: where the next entry begins. */
static int read_entry(const struct bundle_unpacker *unpacking, const char *name,
                      uint64_t *at, uint64_t *begin, uint64_t *length,
                      struct error *error)
{
    unsigned char header[BUNDLE_BLOCK], wanted[BUNDLE_BLOCK];
    char what[BUNDLE_NAME_SIZE + 40];
    int result = read_at(unpacking, header, sizeof header, *at, error);

    if (result != 0)
        return result;
    *begin = *at + BUNDLE_BLOCK;
    *length = read_length(header);
    bundle_entry_header(name, *length, wanted);
    if (memcmp(header, wanted, sizeof header) != 0) {
        snprintf(what, sizeof what, "the entry %s is missing here", name);
        return refuse_byte(error, *at,
                           *at == 0 ? "it is not a bundle of tracediff" : what);
    }
    if (*begin > unpacking->size || *length > unpacking->size - *begin)
        return refuse_byte(error, unpacking->size, "the file ends too early");
    *at = *begin + *length;
    size_t padding = (size_t)(-*length % BUNDLE_BLOCK);
    result = check_zeros(unpacking, *at, padding, error);
    *at += padding;
    return result;
}

static int read_head(struct bundle_unpacker *unpacking, uint64_t *at, struct buffer *text,
                     struct error *error)
{
    uint64_t begin, length;
    int result = read_entry(unpacking, BUNDLE_HEAD_NAME, at, &begin, &length, error);

    if (result != 0)
        return result;
    char *room = length > BUNDLE_HEAD_MAX ? NULL : buffer_reserve(text, (size_t)length);
    if (room == NULL)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it is over 1 MiB");
    result = read_at(unpacking, room, (size_t)length, begin, error);
    if (result != 0)
        return result;
    text->length += (size_t)length;
    room[length] = '\0'; /* there is room, as for every text in a buffer */
    return bundle_read_head(room, (size_t)length, &unpacking->bundle, error);
}

/* Checks that the set is not too long for its gzip. */
static int check_ratio(const struct bundle_unpacker *unpacking, size_t number,
                       const char *name, struct error *error)
{
    uint64_t most = BUNDLE_RATIO_FREE + unpacking->packed[number] * BUNDLE_RATIO_MAX;

    return unpacking->bundle.sets[number].bytes <= most
               ? 0
               : bundle_refuse(error, name,
                               "it would unpack to more than 256 times its length, which "
                               "no set does");
}

static int read_entries(struct bundle_unpacker *unpacking, uint64_t at,
                        struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < unpacking->bundle.set_count; i++) {
        char name[BUNDLE_NAME_SIZE];

        bundle_entry_name(unpacking->bundle.sets[i].id, name);
        result = read_entry(unpacking, name, &at, &unpacking->at[i],
                            &unpacking->packed[i], error);
        if (result == 0)
            result = check_ratio(unpacking, i, name, error);
    }
    if (result == 0)
        result = check_zeros(unpacking, at, 2 * BUNDLE_BLOCK, error);
    if (result == 0 && at + 2 * BUNDLE_BLOCK != unpacking->size)
        result =
            refuse_byte(error, at + 2 * BUNDLE_BLOCK, "there are bytes after the end");
    return result;
}

static int open_bundle(struct bundle_unpacker *unpacking, const char *path,
                       struct buffer *head, struct error *error)
{
    struct stat status;
    uint64_t at = 0;

    unpacking->fd = open(path, O_RDONLY | O_CLOEXEC);
    if (unpacking->fd < 0 || fstat(unpacking->fd, &status) != 0)
        return error_set_errno(error, errno, "cannot open the bundle");
    if (!S_ISREG(status.st_mode))
        return refuse_byte(error, 0, "it is not a file");
    unpacking->size = (uint64_t)status.st_size;
    int result = read_head(unpacking, &at, head, error);
    return result == 0 ? read_entries(unpacking, at, error) : result;
}

int bundle_unpack_head(const char *path, struct buffer *head, struct error *error)
{
    CLEANUP(unpack_release) struct bundle_unpacker unpacking = {.fd = -1};

    return open_bundle(&unpacking, path, head, error);
}

/* ---- a set ---- */

struct set_inflater {
    const struct bundle_unpacker *unpacking;
    const struct bundle_set *set;
    char name[BUNDLE_NAME_SIZE];
    struct inflater *inflater;
    uint8_t *in, *out; /* PIECE bytes each, in the arena of the bundle */
    uint64_t done;     /* bytes of the set */
    int draft;
};

static void stop_inflating(struct set_inflater *inflating)
{
    inflater_free(inflating->inflater);
}

static int unpack_put(struct set_inflater *inflating, size_t length, struct error *error)
{
    const uint8_t *next = inflating->out;

    if (length > inflating->set->bytes - inflating->done)
        return bundle_refuse(error, inflating->name,
                             "it unpacks to more bytes than the head says");
    while (length > 0) {
        ssize_t written = pwrite(inflating->draft, next, length, (off_t)inflating->done);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return error_set_errno(error, errno, "cannot write the set");
        next += written;
        length -= (size_t)written;
        inflating->done += (uint64_t)written;
    }
    return 0;
}

/* Inflates all of these bytes. */
static int inflate_piece(struct set_inflater *inflating, size_t length, bool last,
                         struct error *error)
{
    const uint8_t *in = inflating->in;
    enum inflate_result state;
    int result = 0;

    do {
        size_t produced = 0;

        state = inflater_run(inflating->inflater, &in, &length, inflating->out, PIECE,
                             &produced);
        result = unpack_put(inflating, produced, error);
    } while (result == 0 && state == INFLATE_OUTPUT_FULL);
    if (result != 0)
        return result;
    if (state == INFLATE_DAMAGED || length > 0)
        return bundle_refuse(error, inflating->name, "it is not a whole gzip");
    if (last && !inflater_at_end(inflating->inflater))
        return bundle_refuse(error, inflating->name, "its gzip ends too early");
    return 0;
}

static int inflate_set(struct set_inflater *inflating, uint64_t at, uint64_t packed,
                       struct budget *budget, struct error *error)
{
    int result = 0;

    for (uint64_t done = 0; result == 0 && done < packed;) {
        size_t length = packed - done < PIECE ? (size_t)(packed - done) : PIECE;

        result = read_at(inflating->unpacking, inflating->in, length, at + done, error);
        done += length;
        if (result == 0)
            result = inflate_piece(inflating, length, done == packed, error);
        if (result == 0)
            result = budget_look(budget, error);
    }
    if (result == 0 && inflating->done != inflating->set->bytes)
        return bundle_refuse(error, inflating->name,
                             "it unpacks to fewer bytes than the head says");
    return result;
}

/* The last bytes of the set file are its digest: checks that they equal the digest in the
 * head. Opening the set checks that they fit the bytes before. */
static int check_digest(const struct set_inflater *inflating, const char *draft_path,
                        struct error *error)
{
    CLEANUP_CLOSE int fd = open(draft_path, O_RDONLY | O_CLOEXEC);
    unsigned char bytes[16] = {0};
    uint64_t hash[2];
    char digest[33];

    if (fd < 0)
        return error_set_errno(error, errno, "cannot read the set");
    if (inflating->done < DIGEST_BYTES ||
        pread(fd, bytes, sizeof bytes, (off_t)(inflating->done - sizeof bytes)) !=
            (ssize_t)sizeof bytes)
        return bundle_refuse(error, inflating->name, "it is not a set");
    hash_from_bytes(bytes, hash);
    text_write_hash(hash, digest);
    return strcmp(digest, inflating->set->digest) == 0
               ? 0
               : bundle_refuse(error, inflating->name,
                               "its digest is not the one that the head says");
}

static int fill_draft(struct set_inflater *inflating, size_t number,
                      const char *draft_path, struct budget *budget, struct error *error)
{
    const struct bundle_unpacker *unpacking = inflating->unpacking;

    inflating->set = &unpacking->bundle.sets[number];
    bundle_entry_name(inflating->set->id, inflating->name);
    inflating->inflater = inflater_new();
    inflating->in = arena_new(unpacking->bundle.arena, PIECE, 1);
    inflating->out = arena_new(unpacking->bundle.arena, PIECE, 1);
    if (inflating->inflater == NULL)
        return error_set_memory(error);
    int result = inflate_set(inflating, unpacking->at[number], unpacking->packed[number],
                             budget, error);
    return result == 0 ? check_digest(inflating, draft_path, error) : result;
}

/* Adds the place to the error, and the remedy of a bundle, not that of a stored set. */
static int say_place(const struct set_inflater *inflating, int result,
                     struct error *error)
{
    if (error->code == ERROR_DAMAGED)
        return bundle_refuse_set(error, inflating->name);
    error_prefix(error, "%s", inflating->name);
    return result;
}

int bundle_unpack_set(const char *path, size_t number, int draft, const char *draft_path,
                      struct budget *budget, struct set_look *out, struct error *error)
{
    CLEANUP(unpack_release) struct bundle_unpacker unpacking = {.fd = -1};
    CLEANUP(stop_inflating)
    struct set_inflater inflating = {.unpacking = &unpacking, .draft = draft};
    CLEANUP_BUFFER struct buffer head = BUFFER(BUNDLE_HEAD_MAX + 1);

    *out = (struct set_look){0};
    int result = open_bundle(&unpacking, path, &head, error);
    if (result == 0 && number >= unpacking.bundle.set_count)
        result = bundle_refuse(error, BUNDLE_HEAD_NAME, "it changed meanwhile");
    if (result == 0)
        result = fill_draft(&inflating, number, draft_path, budget, error);
    if (result != 0)
        return result;
    result = set_look_closely(draft_path, inflating.set->id, budget, out, error);
    return result == 0 ? 0 : say_place(&inflating, result, error);
}
