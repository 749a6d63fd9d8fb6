#include "store/set_check.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "base/text.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/segment.h"
#include "trace/recording.h"
#include "trace/scan.h"

#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xxhash.h>

/* ---- set declared ---- */

#define SCHEMA_BYTES_MAX ((size_t)1 << 20)

/* Appends a declaration without its comments, and with every gap as one blank. Quotes are
 * kept, so that quoted text cannot pass for another declaration. */
static void append_plain(struct buffer *out, const char *sql, size_t length)
{
    char *room = buffer_reserve(out, length), *place = room;
    bool gap = false;

    if (room == NULL)
        return;
    for (const char *at = sql, *end = sql + length; at < end; at++) {
        if (at[0] == '-' && at + 1 < end && at[1] == '-') {
            while (at < end && *at != '\n')
                at++;
            gap = true;
        } else if (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n') {
            gap = true;
        } else {
            if (gap)
                *place++ = ' ';
            *place++ = *at;
            gap = false;
        }
    }
    out->length += (size_t)(place - room);
    *place = '\0';
}

/* Whether a format has another declaration of the same table or view, or none. */
static bool has_changed(const char *declaration, uint32_t version)
{
    static const struct {
        const char *begin;
        uint32_t since;
    } changed[] = {{"CREATE TABLE step(", 7},
                   {"CREATE TABLE step_row(", 7},
                   {"CREATE VIEW steps(", 7},
                   {"CREATE TABLE counter_block(", 8}};

    for (size_t i = 0; i < sizeof changed / sizeof *changed; i++)
        if (version < changed[i].since &&
            strncmp(declaration, changed[i].begin, strlen(changed[i].begin)) == 0)
            return true;
    return false;
}

/* Appends the declarations of a script that a format has, one per line. */
static int append_declared(const char *path, uint32_t version, struct buffer *out,
                           size_t *count, struct error *error)
{
    static const char begin[] = "CREATE ";
    const struct asset *asset = asset_find(path);
    CLEANUP_BUFFER struct buffer script = BUFFER(SCHEMA_BYTES_MAX);

    if (asset == NULL || asset->bytes == NULL)
        return error_set(error, ERROR_INTERNAL, "missing_asset",
                         "%s is not compiled into the program", path);
    append_plain(&script, (const char *)asset->bytes, asset->length);
    for (const char *at = script.bytes; at != NULL && (at = strstr(at, begin)) != NULL;) {
        size_t length = strcspn(at, ";");

        if (!has_changed(at, version)) {
            buffer_append(out, at, length);
            buffer_append_char(out, '\n');
            ++*count;
        }
        at += length;
    }
    return buffer_failed(&script) || buffer_failed(out) ? error_set_memory(error) : 0;
}

/* The declarations of a set file, one per line. */
static int read_declared(uint32_t version, struct buffer *out, size_t *count,
                         struct error *error)
{
    *count = 0;
    buffer_append_char(out, '\n');
    int result = append_declared("sql/set_schema", version, out, count, error);
    return result == 0 && version < 7
               ? append_declared("sql/upgrade_7_older", SET_VERSION, out, count, error)
               : result;
}

/* Checks that `declared` has each of our declarations once and nothing else. It has a NUL
 * after each. */
static int compare_declared(const struct buffer *declared, uint32_t version,
                            const char **damage, struct error *error)
{
    CLEANUP_BUFFER struct buffer ours = BUFFER(SCHEMA_BYTES_MAX);
    CLEANUP_BUFFER struct buffer theirs = BUFFER(SCHEMA_BYTES_MAX);
    size_t wanted, found = 0;

    int result = read_declared(version, &ours, &wanted, error);
    for (size_t at = 0; result == 0 && at < declared->length; found++) {
        const char *sql = declared->bytes + at;
        size_t length = strlen(sql);

        buffer_clear(&theirs);
        buffer_append_char(&theirs, '\n');
        append_plain(&theirs, sql, length);
        buffer_append_char(&theirs, '\n');
        const char *same =
            buffer_failed(&theirs) ? NULL : strstr(ours.bytes, theirs.bytes);
        if (length == 0 || same == NULL) {
            *damage = "it declares other tables than a set";
            return 0;
        }
        ours.bytes[same - ours.bytes + 1] = '!'; /* does not match again */
        at += length + 1;
    }
    if (result == 0 && found != wanted)
        *damage = "a table or an index is missing";
    return result;
}

/* The last declarations that were right: nearly all sets have the same bytes. */
static struct {
    pthread_mutex_t mutex;
    char *bytes;
    size_t length;
} right = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static bool was_right(const struct buffer *declared)
{
    pthread_mutex_lock(&right.mutex);
    bool same = right.bytes != NULL && declared->length == right.length &&
                memcmp(declared->bytes, right.bytes, right.length) == 0;
    pthread_mutex_unlock(&right.mutex);
    return same;
}

static void note_right(struct buffer *declared)
{
    size_t length = declared->length;
    char *bytes = buffer_take(declared);

    pthread_mutex_lock(&right.mutex);
    free(right.bytes);
    right.bytes = bytes;
    right.length = length;
    pthread_mutex_unlock(&right.mutex);
}

int set_declared_check_format(struct database *database, const char *schema,
                              uint32_t version, const char **damage, struct error *error)
{
    CLEANUP_BUFFER struct buffer declared = BUFFER(SCHEMA_BYTES_MAX);
    CLEANUP_STATEMENT struct statement row =
        statement_in(database, schema, "sql/check_schema");
    bool older = version < SET_VERSION;

    int result;
    while ((result = statement_step(&row, error)) == 1) {
        size_t length;
        const char *sql = statement_text(&row, 1, &length);
        if (length == 0 || memchr(sql, '\0', length) != NULL ||
            length >= SCHEMA_BYTES_MAX - declared.length) {
            *damage = "it declares other tables than a set";
            return 0;
        }
        buffer_append(&declared, sql, length);
        buffer_append_char(&declared, '\0');
        if (buffer_failed(&declared))
            return error_set_memory(error);
    }
    if (result != 0 || (!older && was_right(&declared)))
        return result;
    result = compare_declared(&declared, version, damage, error);
    if (result == 0 && *damage == NULL && !older)
        note_right(&declared);
    return result;
}

/* `schema`: of the connection. *damage says what is wrong (static); it does not change if
 * nothing is wrong. Errors are those of statements. */
static int set_declared_check(struct database *database, const char *schema,
                              const char **damage, struct error *error)
{
    return set_declared_check_format(database, schema, SET_VERSION, damage, error);
}

/* ---- set check ---- */

/* The limit of bytes and events, so that sums of many stay far below INT64_MAX. */
#define COUNT_MAX ((int64_t)1 << 53)

/* Statements that return a row if a table is damaged. Each relies on those before it. */
static const struct table_check {
    const char *path, *damage;
} checks[] = {
    {"sql/check_meta", "table meta is damaged"},
    {"sql/check_files", "table file is damaged"},
    {"sql/check_duplicates", "table duplicate is damaged"},
    {"sql/check_metadata", "table metadata is damaged"},
    {"sql/check_notes", "table quality is damaged"},
    {"sql/check_names", "table name is damaged"},
    {"sql/check_categories", "table category is damaged"},
    {"sql/check_shapes", "table shape is damaged"},
    {"sql/check_arguments", "table argument is damaged"},
    {"sql/check_inputs", "table inputs is damaged"},
    {"sql/check_ops", "table op is damaged"},
    {"sql/check_places", "table place is damaged"},
    {"sql/check_place_numbers", "table place is damaged"},
    {"sql/check_steps", "table step is damaged"},
    {"sql/check_step_rows", "table step_row is damaged"},
    {"sql/check_step_row_numbers", "table step_row is damaged"},
    {"sql/check_segments", "table segment is damaged"},
    {"sql/check_segment_rows", "table segment is damaged"},
    {"sql/check_blocks", "a block of memory, of collectives or of counters is damaged"},
    {"sql/check_block_rows",
     "a block of memory, of collectives or of counters is damaged"},
    {"sql/check_launches", "table launch_shape is damaged"},
    {"sql/check_sums", "table step_cells is damaged"},
    {"sql/check_op_files", "table op_file is damaged"},
    {"sql/check_op_numbers", "table op_number is damaged"},
    {"sql/check_op_sets", "table op_set is damaged"},
};

/* Binds the limits that a statement has. */
static void bind_limits(struct statement *statement)
{
    static const struct {
        const char *name;
        int64_t value;
    } limits[] = {{":count_max", COUNT_MAX},
                  {":time_max", NUMBER_NS_MAX},
                  {":duration_max", TRACE_DURATION_MAX},
                  {":ops_max", CELLS_OPS_MAX},
                  {":segment_rows", SEGMENT_ROWS},
                  {":block_rows", KEPT_BLOCK_ROWS}};

    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (statement_has(statement, limits[i].name))
            statement_bind_int64(statement, limits[i].name, limits[i].value);
}

int set_check(struct database *database, const char *schema, const char **damage,
              struct error *error)
{
    *damage = NULL;
    int result = set_declared_check(database, schema, damage, error);
    for (size_t i = 0;
         result == 0 && *damage == NULL && i < sizeof checks / sizeof *checks; i++) {
        CLEANUP_STATEMENT struct statement row =
            statement_in(database, schema, checks[i].path);

        bind_limits(&row);
        result = statement_step(&row, error);
        if (result == 1)
            *damage = checks[i].damage;
        result = result == 1 ? 0 : result;
    }
    return result;
}

/* ---- set digest ---- */

#define MAGIC "tracediff digest"
#define MAGIC_BYTES (sizeof MAGIC - 1)
#define BLOCK ((size_t)256 << 10) /* stays in the cache of a core */
#define REMEMBERED_FILES 512

_Static_assert(MAGIC_BYTES + sizeof(XXH128_canonical_t) == DIGEST_BYTES,
               "the digest is a magic and a hash");

/* ---- making and checking ---- */

/* Reads `length` bytes; false with errno, which is 0 if the file ends earlier. */
static bool read_at(int fd, unsigned char *out, size_t length, uint64_t offset)
{
    while (length > 0) {
        ssize_t got = pread(fd, out, length, (off_t)offset);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            errno = got == 0 ? 0 : errno;
            return false;
        }
        out += got;
        offset += (uint64_t)got;
        length -= (size_t)got;
    }
    return true;
}

static int cannot_read(struct error *error)
{
    if (errno == 0)
        return error_set(error, ERROR_IO, "io_error", "the file became shorter");
    return error_set_errno(error, errno, "the file cannot be read");
}

/* The digest of the first `length` bytes, in the form that it has at the end of the
 * file. */
static int make_digest(int fd, uint64_t length, struct budget *budget,
                       unsigned char digest[DIGEST_BYTES], struct error *error)
{
    CLEANUP_FREE unsigned char *block = malloc(BLOCK);
    CLEANUP_HASH_STATE XXH3_state_t *state = XXH3_createState();
    XXH128_canonical_t canonical;

    if (block == NULL || state == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(state);
    for (uint64_t done = 0; done < length;) {
        size_t wanted = length - done < BLOCK ? (size_t)(length - done) : BLOCK;

        if (!read_at(fd, block, wanted, done))
            return cannot_read(error);
        XXH3_128bits_update(state, block, wanted);
        done += wanted;
        int result = budget_look(budget, error);
        if (result != 0)
            return result;
    }
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state));
    memcpy(digest, MAGIC, MAGIC_BYTES);
    memcpy(digest + MAGIC_BYTES, canonical.digest, sizeof canonical.digest);
    return 0;
}

int digest_seal(int fd, struct error *error)
{
    unsigned char digest[DIGEST_BYTES];
    struct stat status;

    if (fstat(fd, &status) != 0)
        return error_set_errno(error, errno, "cannot read the size of a set");
    int result = make_digest(fd, (uint64_t)status.st_size, NULL, digest, error);
    for (size_t done = 0; result == 0 && done < sizeof digest;) {
        ssize_t written =
            pwrite(fd, digest + done, sizeof digest - done, status.st_size + (off_t)done);

        if (written < 0 && errno != EINTR)
            result = error_set_errno(error, errno, "cannot write a set");
        done += written > 0 ? (size_t)written : 0;
    }
    return result;
}

int digest_check(int fd, struct budget *budget, enum digest_state *state,
                 struct error *error)
{
    unsigned char stored[DIGEST_BYTES], digest[DIGEST_BYTES];
    struct stat status;

    *state = DIGEST_MISSING;
    if (fstat(fd, &status) != 0)
        return error_set_errno(error, errno, "the file cannot be read");
    if (!S_ISREG(status.st_mode) || status.st_size < DIGEST_BYTES)
        return 0;
    uint64_t length = (uint64_t)status.st_size - DIGEST_BYTES;
    if (!read_at(fd, stored, sizeof stored, length))
        return cannot_read(error);
    if (memcmp(stored, MAGIC, MAGIC_BYTES) != 0)
        return 0;
    int result = make_digest(fd, length, budget, digest, error);
    if (result == 0)
        *state = memcmp(stored, digest, sizeof digest) == 0 ? DIGEST_RIGHT : DIGEST_WRONG;
    return result;
}

/* ---- which files were checked ---- */

struct checked_file {
    char id[33];
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed, touched; /* the times of its content, and of anything */
    const char *damage;
};

struct digest_memory {
    pthread_mutex_t mutex; /* guards the rest */
    struct checked_file files[REMEMBERED_FILES];
    size_t count, next; /* next: the place to overwrite next */
};

struct digest_memory *digest_memory_new(void)
{
    struct digest_memory *memory = owned_new(1, sizeof *memory);

    pthread_mutex_init(&memory->mutex, NULL);
    return memory;
}

void digest_memory_free(struct digest_memory *memory)
{
    if (memory == NULL)
        return;
    pthread_mutex_destroy(&memory->mutex);
    free(memory);
}

static bool is_same_time(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec == b->tv_sec && a->tv_nsec == b->tv_nsec;
}

static bool is_same_file(const struct checked_file *file, const char *id,
                         const struct stat *status)
{
    return file->inode == status->st_ino && file->device == status->st_dev &&
           file->size == status->st_size &&
           is_same_time(&file->changed, &status->st_mtim) &&
           is_same_time(&file->touched, &status->st_ctim) && strcmp(file->id, id) == 0;
}

bool digest_memory_find(struct digest_memory *memory, const char *id,
                        const struct stat *status, const char **damage)
{
    bool found = false;

    pthread_mutex_lock(&memory->mutex);
    for (size_t i = 0; i < memory->count && !found; i++) {
        found = is_same_file(&memory->files[i], id, status);
        if (found)
            *damage = memory->files[i].damage;
    }
    pthread_mutex_unlock(&memory->mutex);
    return found;
}

void digest_memory_put(struct digest_memory *memory, const char *id,
                       const struct stat *status, const char *damage)
{
    struct checked_file file = {.device = status->st_dev,
                                .inode = status->st_ino,
                                .size = status->st_size,
                                .changed = status->st_mtim,
                                .touched = status->st_ctim,
                                .damage = damage};
    size_t place;

    strncpy(file.id, id, sizeof file.id - 1);
    pthread_mutex_lock(&memory->mutex);
    for (place = 0; place < memory->count; place++)
        if (strcmp(memory->files[place].id, file.id) == 0)
            break; /* its earlier state, or what another thread found */
    if (place == REMEMBERED_FILES) {
        place = memory->next;
        memory->next = (memory->next + 1) % REMEMBERED_FILES;
    } else if (place == memory->count) {
        memory->count++;
    }
    memory->files[place] = file;
    pthread_mutex_unlock(&memory->mutex);
}

/* ---- set meta ---- */

char *set_meta_find(struct database *database, const char *key, struct arena *arena)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/set_meta");

    statement_bind_text(&select, ":key", key);
    if (!statement_next(&select))
        return NULL;
    return arena != NULL ? statement_take_text(&select, 0, arena)
                         : statement_copy_text(&select, 0);
}

char *set_meta_get(struct database *database, const char *key)
{
    char *text = set_meta_find(database, key, NULL);

    if (text == NULL)
        database_fail_damaged(database, "table meta is damaged"); /* unless it failed */
    return text;
}

int set_meta_check_id(struct database *database, const char *id, const char **damage,
                      struct error *error)
{
    CLEANUP_FREE char *stated = set_meta_get(database, "id");
    int result = database_result(database, error);

    if (result == 0 && strcmp(stated, id) != 0)
        *damage = "it holds another set";
    return result;
}

/* ---- set older ---- */

/* The header of an SQLite file, and the place of the version in it. */
#define HEADER_BYTES 100
#define VERSION_AT 60
#define APPLICATION_ID_AT 68

static uint32_t number_at(const unsigned char *header, size_t place)
{
    uint32_t number;

    memcpy(&number, header + place, sizeof number);
    return be32toh(number);
}

uint32_t set_format(const char *path)
{
    unsigned char header[HEADER_BYTES];
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 || pread(fd, header, sizeof header, 0) != (ssize_t)sizeof header)
        return 0;
    return memcmp(header, "SQLite format 3", 16) == 0 &&
                   number_at(header, APPLICATION_ID_AT) == SET_APPLICATION_ID
               ? number_at(header, VERSION_AT)
               : 0;
}

bool set_is_older(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    uint32_t version = set_format(path);

    return version > 0 && version < SET_VERSION_OLDEST;
}

bool set_is_current(const char *path)
{
    return set_format(path) == SET_VERSION;
}

bool set_is_upgradable(const char *path)
{
    uint32_t version = set_format(path);

    return version >= SET_VERSION_OLDEST && version < SET_VERSION;
}
