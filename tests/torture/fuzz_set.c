/* Any bytes as changes of the cells of a set file, whose digest is then made right: a
 * file that somebody made. It is refused as damaged, or answered for, by everything that
 * reads a set file (set_questions.h); also where it came without the catalogue.
 *
 * An input is: which set, which questions, then changes: a column, a row, a value. */
#include "torture/set_questions.h"

#include "fuzz/fuzz.h"
#include "store/events.h"
#include "store/set_check.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHANGES_MAX 16
#define COLUMNS_MAX 256
#define TEXT_MAX 4096
#define PAGE_BYTES 8192

/* ---- the columns of a set file ---- */

struct column {
    char table[32], name[32], type[16];
    char key[80]; /* the columns of the primary key, with commas */
};

static struct column columns[COLUMNS_MAX];
static size_t column_count;

static void find_columns(sqlite3 *database)
{
    static const char sql[] =
        "SELECT m.name, c.name, c.type, (SELECT group_concat(k.name) FROM "
        "pragma_table_info(m.name) AS k WHERE k.pk > 0) "
        "FROM sqlite_master AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table' "
        "ORDER BY m.name, c.cid";
    sqlite3_stmt *row = NULL;

    MUST(sqlite3_prepare_v2(database, sql, -1, &row, NULL) == SQLITE_OK);
    while (sqlite3_step(row) == SQLITE_ROW) {
        struct column *column = &columns[column_count++];

        MUST(column_count < COLUMNS_MAX);
        snprintf(column->table, sizeof column->table, "%s", sqlite3_column_text(row, 0));
        snprintf(column->name, sizeof column->name, "%s", sqlite3_column_text(row, 1));
        snprintf(column->type, sizeof column->type, "%s", sqlite3_column_text(row, 2));
        snprintf(column->key, sizeof column->key, "%s", sqlite3_column_text(row, 3));
    }
    sqlite3_finalize(row);
}

/* ---- values ---- */

struct input {
    const uint8_t *data;
    size_t left;
};

static uint8_t take(struct input *in)
{
    if (in->left == 0)
        return 0;
    in->left--;
    return *in->data++;
}

static unsigned take_two(struct input *in)
{
    unsigned high = take(in);

    return high << 8 | take(in);
}

static int64_t take_number(struct input *in, int64_t now)
{
    static const int64_t special[] = {
        INT64_MIN,           INT64_MAX,
        INT64_MIN + 1,       (int64_t)1 << 62,
        -((int64_t)1 << 62), ((int64_t)1 << 62) - ((int64_t)1 << 47),
        (int64_t)1 << 53,    (int64_t)1 << 32,
        UINT32_MAX,          (int64_t)1 << 31,
        INT32_MAX,           INT32_MIN,
        (int64_t)1 << 22,    16384,
        86400000000000,      1700000000000000000};
    uint64_t bits = 0;

    switch (take(in) % 5) {
    case 0:
        return (int8_t)take(in);
    case 1:
        return special[take(in) % (sizeof special / sizeof special[0])];
    case 2:
        return (int64_t)((uint64_t)now + (uint64_t)(int64_t)(int8_t)take(in));
    case 3:
        return (int64_t)((uint64_t)now * take(in));
    default:
        for (int i = 0; i < 8; i++)
            bits = bits << 8 | take(in);
        return (int64_t)bits;
    }
}

/* Other bytes in the place of some, or a text of its own; the new length. */
static size_t take_bytes(struct input *in, unsigned char bytes[TEXT_MAX], size_t length)
{
    size_t at = length == 0 ? 0 : take_two(in) % length, count;

    switch (take(in) % 6) {
    case 0: /* some bytes */
        for (count = 1 + take(in) % 8; count > 0 && at < length; count--)
            bytes[at++] = take(in);
        return length;
    case 1: /* cut */
        return at;
    case 2: /* longer */
        for (count = take(in); count > 0 && length < TEXT_MAX; count--)
            bytes[length++] = take(in);
        return length;
    case 3: /* a bit */
        if (length > 0)
            bytes[at] ^= (unsigned char)(1U << take(in) % 8);
        return length;
    case 4: /* a long one */
        length = 16 * (size_t)take(in);
        memset(bytes, take(in), length);
        return length;
    default:
        length = take(in) % 64;
        for (size_t i = 0; i < length; i++)
            bytes[i] = take(in);
        return length;
    }
}

/* ---- changes ---- */

static sqlite3_stmt *prepare(sqlite3 *database, const char *format,
                             const struct column *column)
{
    sqlite3_stmt *statement = NULL;
    char sql[512];
    size_t length = 0;

    for (; *format != '\0'; format++) {
        const char *part = *format == 'T'   ? column->table
                           : *format == 'C' ? column->name
                           : *format == 'K' ? column->key
                                            : NULL;
        if (part == NULL)
            sql[length++] = *format;
        else
            length += (size_t)snprintf(sql + length, sizeof sql - length, "%s", part);
        MUST(length + 1 < sizeof sql);
    }
    sql[length] = '\0';
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK)
        fprintf(stderr, "%s: %s\n", sql, sqlite3_errmsg(database));
    MUST(statement != NULL);
    return statement;
}

/* In these T, C and K are the table, the column and the key. */
#define ROW                                                                              \
    "(K) = (select K from T order by K limit 1 offset ?1 % max(1, (select count(*) "     \
    "from T)))"

/* The value for the new cell, made from that which is there. */
static void bind_value(sqlite3_stmt *update, struct input *in,
                       const struct column *column, sqlite3_stmt *now)
{
    unsigned char bytes[TEXT_MAX];
    size_t length = (size_t)sqlite3_column_bytes(now, 0);

    if (take(in) == 0) {
        sqlite3_bind_null(update, 2);
    } else if (strcmp(column->type, "INTEGER") == 0) {
        sqlite3_bind_int64(update, 2, take_number(in, sqlite3_column_int64(now, 0)));
    } else {
        length = length > TEXT_MAX ? TEXT_MAX : length;
        if (length > 0)
            memcpy(bytes, sqlite3_column_blob(now, 0), length);
        length = take_bytes(in, bytes, length);
        if (strcmp(column->type, "TEXT") == 0)
            sqlite3_bind_text(update, 2, (const char *)bytes, (int)length,
                              SQLITE_TRANSIENT);
        else
            sqlite3_bind_blob(update, 2, bytes, (int)length, SQLITE_TRANSIENT);
    }
}

/* What a table does not allow is no change. */
static void change(sqlite3 *database, struct input *in)
{
    const struct column *column = &columns[take(in) % column_count];
    unsigned row = take_two(in);

    if (take(in) == 0) {
        sqlite3_stmt *remove = prepare(database, "delete from T where " ROW, column);

        sqlite3_bind_int64(remove, 1, row);
        sqlite3_step(remove);
        sqlite3_finalize(remove);
        return;
    }
    sqlite3_stmt *now = prepare(database, "select C from T where " ROW, column);
    sqlite3_stmt *update = prepare(database, "update T set C = ?2 where " ROW, column);
    sqlite3_bind_int64(now, 1, row);
    sqlite3_step(now);
    sqlite3_bind_int64(update, 1, row);
    bind_value(update, in, column, now);
    sqlite3_finalize(now);
    sqlite3_step(update);
    sqlite3_finalize(update);
}

static void seal(const char *path)
{
    int fd = open(path, O_RDWR);
    struct stat status;
    struct error error = {0};

    MUST(fd >= 0 && fstat(fd, &status) == 0);
    MUST(ftruncate(fd, status.st_size / PAGE_BYTES * PAGE_BYTES) == 0);
    MUST(digest_seal(fd, &error) == 0);
    close(fd);
}

static void change_file(unsigned set, struct input *in)
{
    sqlite3 *database = NULL;

    MUST(sqlite3_open(questions_path(set), &database) == SQLITE_OK);
    sqlite3_exec(database,
                 "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                 "PRAGMA locking_mode = EXCLUSIVE; BEGIN",
                 NULL, NULL, NULL);
    if (column_count == 0)
        find_columns(database);
    for (int i = 0; i < CHANGES_MAX && in->left > 0; i++)
        change(database, in);
    sqlite3_exec(database, "COMMIT", NULL, NULL, NULL);
    sqlite3_close(database);
    seal(questions_path(set));
}

/* The views, and the rows of the cells, as another program may ask for them without any
 * check of the file: whatever they answer. */
static void ask_views(const char *path)
{
    static const char *const asked[] = {"SELECT * FROM ops",
                                        "SELECT * FROM ops_by_rank",
                                        "SELECT * FROM ops_by_step_number",
                                        "SELECT * FROM steps",
                                        "SELECT * FROM launches",
                                        "SELECT sum(max) FROM op_step",
                                        "SELECT * FROM op_step WHERE step = 1"};
    sqlite3 *database = NULL;

    MUST(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK);
    MUST(op_step_table_register(database) == SQLITE_OK);
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        sqlite3_stmt *row = NULL;

        MUST(sqlite3_prepare_v2(database, asked[i], -1, &row, NULL) == SQLITE_OK);
        while (sqlite3_step(row) == SQLITE_ROW)
            ;
        sqlite3_finalize(row);
    }
    sqlite3_close(database);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};
    size_t length;

    questions_open();
    uint8_t first = take(&in), which = take(&in);
    unsigned set = first % QUESTION_SETS;
    const unsigned char *whole = questions_file(set, &length);
    questions_put(set, whole, length);
    change_file(set, &in);
    ask_views(questions_path(set));
    MUST(questions_start(first >= 128));
    for (size_t i = 0; i < questions_count(); i++) {
        const char *body;
        size_t body_length;

        if (which != 255 && i % 8 != which % 8U)
            continue;
        question_ask(i, set, &body, &body_length);
        question_check();
    }
    questions_stop();
    questions_put(set, whole, length);
    return 0;
}
