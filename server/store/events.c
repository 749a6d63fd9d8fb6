#include "store/events.h"
#include "base/array.h"
#include "base/error.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/functions.h"
#include "store/segment.h"
#include "store/set_check.h"
#include "store/set_load.h"
#include "trace/kinds.h"

#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- set trust ---- */

static void name_it(struct database *database, const char *schema)
{
    snprintf(database->name, sizeof database->name, "the set %.60s", schema);
}

#ifndef TRACEDIFF_EXTENSION

int set_trust(struct database *database, const char *schema, struct error *error)
{
    (void)error;
    name_it(database, schema);
    return 0;
}

#else

#define TRUSTED_MAX 16

/* A checked file, as a connection saw it. */
struct trusted_file {
    const sqlite3 *handle;
    char schema[64];
    int changes;     /* made by the connection */
    int32_t version; /* counts changes by others */
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed;
};

static struct trusted_file trusted[TRUSTED_MAX];
static size_t next_trusted;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* guards both */

static bool is_same(const struct trusted_file *a, const struct trusted_file *b)
{
    return a->handle == b->handle && strcmp(a->schema, b->schema) == 0 &&
           a->changes == b->changes && a->version == b->version &&
           a->device == b->device && a->inode == b->inode && a->size == b->size &&
           a->changed.tv_sec == b->changed.tv_sec &&
           a->changed.tv_nsec == b->changed.tv_nsec;
}

/* The file as it is now; false if it is not a file, and so is checked each time. */
static bool look_at(struct database *database, const char *schema,
                    struct trusted_file *now)
{
    const char *path = sqlite3_db_filename(database->handle, schema);
    struct stat status;
    struct error ignored;

    *now = (struct trusted_file){.handle = database->handle,
                                 .changes = sqlite3_total_changes(database->handle)};
    if (path == NULL || strlen(schema) >= sizeof now->schema ||
        stat(path, &status) != 0 ||
        database_data_version(database, schema, &now->version, &ignored) != 0)
        return false;
    memcpy(now->schema, schema, strlen(schema) + 1);
    now->device = status.st_dev;
    now->inode = status.st_ino;
    now->size = status.st_size;
    now->changed = status.st_mtim;
    return true;
}

static bool is_trusted(const struct trusted_file *now)
{
    bool found = false;

    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < TRUSTED_MAX && !found; i++)
        found = is_same(&trusted[i], now);
    pthread_mutex_unlock(&mutex);
    return found;
}

int set_trust(struct database *database, const char *schema, struct error *error)
{
    const char *damage = NULL;
    struct trusted_file now;

    name_it(database, schema);
    bool is_file = look_at(database, schema, &now);
    if (is_file && is_trusted(&now))
        return 0;
    int result = database_check_kind(database, schema, SET_APPLICATION_ID, SET_VERSION,
                                     NULL, database->name, error);
    if (result == 0)
        result = set_check(database, schema, &damage, error);
    if (result == 0 && damage != NULL)
        result = database_damaged(database->name, damage, error);
    if (result != 0 || !is_file)
        return result;
    pthread_mutex_lock(&mutex);
    trusted[next_trusted] = now;
    next_trusted = (next_trusted + 1) % TRUSTED_MAX;
    pthread_mutex_unlock(&mutex);
    return 0;
}

#endif

/* ---- step index ---- */

/* A row and its place in the file. */
struct step_row_place {
    struct trace_step_row row;
    uint32_t place;
};

static int compare_ordered(const void *a, const void *b)
{
    const struct step_row_place *x = a, *y = b;

    if (x->row.ts != y->row.ts)
        return x->row.ts < y->row.ts ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

static int64_t end_of(const struct trace_step_row *row)
{
    int64_t end;

    return __builtin_add_overflow(row->ts, row->dur, &end) ? INT64_MAX : end;
}

bool step_index_make(struct step_index *index, const struct trace_step_row *rows,
                     uint32_t count)
{
    struct step_row_place *order = calloc((size_t)count + 1, sizeof *order);

    *index = (struct step_index){0};
    index->rows = calloc((size_t)count + 1, sizeof *index->rows);
    index->latest_end = calloc((size_t)count + 1, sizeof *index->latest_end);
    if (order == NULL || index->rows == NULL || index->latest_end == NULL) {
        free(order);
        step_index_free(index);
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
        order[i] = (struct step_row_place){rows[i], i};
    qsort(order, count, sizeof *order, compare_ordered);
    for (uint32_t i = 0; i < count; i++) {
        int64_t end = end_of(&order[i].row);

        index->rows[i] = order[i].row;
        index->latest_end[i] =
            i > 0 && index->latest_end[i - 1] > end ? index->latest_end[i - 1] : end;
    }
    index->count = count;
    free(order);
    return true;
}

void step_index_free(struct step_index *index)
{
    free(index->rows);
    free(index->latest_end);
    *index = (struct step_index){0};
}

bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number)
{
    uint32_t low = 0, high = index->count;

    while (low < high) { /* rows[low - 1]: the last that starts at `moment` or before */
        uint32_t middle = low + (high - low) / 2;

        if (index->rows[middle].ts <= moment)
            low = middle + 1;
        else
            high = middle;
    }
    while (low-- > 0 && index->latest_end[low] > moment) {
        if (end_of(&index->rows[low]) <= moment)
            continue;
        *number = index->rows[low].number;
        return true;
    }
    return false;
}

/* ---- event scan ---- */

void event_scan_init(struct event_scan *scan, sqlite3 *handle, struct budget *budget)
{
    *scan = (struct event_scan){.done = true};
    scan->database.handle = handle;
    scan->database.budget = budget;
    scan->source.database = &scan->database;
}

static void finish_statements(struct event_scan *scan)
{
    statement_finish(&scan->files);
    statement_finish(&scan->segments);
    statement_finish(&scan->segment_of_row);
}

/* Forgets the schema and everything that depends on it. */
static void forget_set(struct event_scan *scan)
{
    finish_statements(scan);
    trace_recording_free(scan->set);
    scan->set = NULL;
    free(scan->sides);
    free(scan->marked);
    free(scan->schema);
    scan->sides = scan->marked = NULL;
    scan->schema = NULL;
    scan->all_marked = false;
    step_index_free(&scan->steps);
}

void event_scan_free(struct event_scan *scan)
{
    forget_set(scan);
    arena_free(&scan->arena);
    sqlite3_free(scan->columns);
    for (int i = 0; i < EVENT_CACHED_SEGMENTS; i++)
        sqlite3_free(scan->cached[i].ts);
    *scan = (struct event_scan){.done = true};
}

/* ---- memory ---- */

/* A statement may have thousands of scans: their columns count as SQLite's memory, which
 * has a bound (database.h). */
static bool alloc_columns(struct event_scan *scan)
{
    if (scan->columns != NULL)
        return true;
    scan->columns = sqlite3_malloc64(sizeof *scan->columns);
    if (scan->columns == NULL)
        return false;
    scan->arena = arena_make(scan->database.budget);
    segment_reader_init(&scan->reader, scan->arena);
    return true;
}

/* Points `wanted` at the columns that the query needs. */
static void choose_columns(struct event_scan *scan)
{
    struct event_arrays *all = scan->columns;
    unsigned wants = scan->filter.wants;

    scan->wanted = (struct segment_columns){
        .op = wants & EVENT_WANT_OP ? all->op : NULL,
        .place = wants & EVENT_WANT_PLACE ? all->place : NULL,
        .link = wants & EVENT_WANT_LINK ? all->link : NULL,
        .ts = wants & EVENT_WANT_TIMES ? all->ts : NULL,
        .dur = wants & EVENT_WANT_TIMES ? all->dur : NULL,
        .self = wants & EVENT_WANT_SELF ? all->self : NULL,
        .correlation = wants & EVENT_WANT_CORRELATION ? all->correlation : NULL,
        .correlated = wants & EVENT_WANT_CORRELATION ? all->correlated : NULL,
        .copies = wants & EVENT_WANT_COPY ? all->copies : NULL,
    };
}

/* ---- the set ---- */

/* Loads the dictionary of a schema, unless it is the one that is loaded. */
static int open_set(struct event_scan *scan, const char *schema)
{
    if (scan->schema != NULL && strcmp(scan->schema, schema) == 0)
        return 0;
    forget_set(scan);
    struct trace_recording *set = calloc(1, sizeof *set);
    scan->schema = strdup(schema);
    scan->set = set;
    if (set != NULL)
        set->memory.budget = scan->database.budget;
    if (set == NULL || scan->schema == NULL || !alloc_columns(scan)) {
        forget_set(scan);
        return error_set_memory(&scan->error);
    }
    scan->source.schema = scan->schema;
    load_init_names(set);
    scan->files = load_of(&scan->source, "sql/event_files");
    scan->segments = load_of(&scan->source, "sql/event_segments");
    scan->segment_of_row = load_of(&scan->source, "sql/event_segment_of_row");
    int result = set_trust(&scan->database, schema, &scan->error);
    if (result == 0)
        result = load_dictionary(&scan->source, set, &scan->error);
    if (result == 0) {
        scan->sides = malloc((size_t)set->op_count + 1);
        scan->marked = malloc((size_t)set->op_count + 1);
        if (scan->sides == NULL || scan->marked == NULL)
            result = error_set_memory(&scan->error);
    }
    if (result != 0) {
        forget_set(scan);
        return result;
    }
    for (uint32_t i = 0; i < set->op_count; i++)
        scan->sides[i] = set->ops[i].side;
    scan->limits = (struct segment_limits){
        .sides = scan->sides, .ops = set->op_count, .inputs = set->inputs_count};
    return 0;
}

/* Marks the ops that the filter lets through; false if there are none. If all ops pass,
 * as in the scan before, there is nothing to do: a scan of one file of a set must not
 * cost a pass over the ops of all files. */
static bool mark_ops(struct event_scan *scan)
{
    const struct event_filter *filter = &scan->filter;
    const struct trace_recording *set = scan->set;
    bool all = !filter->by_name && !filter->by_category && filter->ops == NULL;
    bool some = false;

    if (all && scan->all_marked)
        return true;
    uint32_t name = strings_find(&set->names, filter->name, filter->name_length);
    uint32_t category =
        strings_find(&set->names, filter->category, filter->category_length);

    for (uint32_t i = 0; i < set->op_count; i++) {
        scan->marked[i] = (!filter->by_name || set->ops[i].name == name) &&
                          (!filter->by_category || set->ops[i].category == category) &&
                          (filter->ops == NULL || filter->ops[i] != 0);
        some = some || scan->marked[i];
    }
    scan->all_marked = all && some;
    return some;
}

int event_scan_start(struct event_scan *scan, const char *schema,
                     const struct event_filter *filter)
{
    scan->done = true;
    scan->error = (struct error){0};
    int result = open_set(scan, schema);
    if (result != 0)
        return result;
    scan->filter = *filter;
    if (filter->name == NULL) {
        scan->filter.name = "";
        scan->filter.name_length = 0;
    }
    if (filter->category == NULL) {
        scan->filter.category = "";
        scan->filter.category_length = 0;
    }
    if (filter->by_name || filter->by_category || filter->ops != NULL)
        scan->filter.wants |= EVENT_WANT_OP;
    if (filter->earliest != INT64_MIN || filter->latest != INT64_MAX)
        scan->filter.wants |= EVENT_WANT_TIMES;
    if (filter->wants & EVENT_WANT_STEP)
        scan->filter.wants |= EVENT_WANT_OP | EVENT_WANT_TIMES | EVENT_WANT_LINK;
    if (filter->wants & EVENT_WANT_LINK)
        scan->filter.wants |= EVENT_WANT_OP;
    choose_columns(scan);
    if (!mark_ops(scan) || filter->earliest > filter->latest)
        return 0;
    statement_reset(&scan->files);
    statement_reset(&scan->segments);
    statement_bind_int64(&scan->files, ":first",
                         filter->one_file ? filter->file : INT64_MIN);
    statement_bind_int64(&scan->files, ":last",
                         filter->one_file ? filter->file : INT64_MAX);
    scan->done = scan->in_file = scan->in_segment = false;
    return event_scan_next(scan);
}

/* ---- files and segments ---- */

static int open_file(struct event_scan *scan)
{
    struct trace_recording *set = scan->set;
    int64_t file = statement_int64(&scan->files, 0);
    int64_t rows = statement_int64(&scan->files, 1);
    int result = 0;

    if (file < 0 || file > INT32_MAX || rows < 0 || rows >= TRACE_NONE)
        return load_damaged(&scan->source, "file", &scan->error);
    if (scan->filter.has_file != NULL &&
        !scan->filter.has_file(scan->filter.context, (uint32_t)file))
        return budget_check(scan->database.budget, &scan->error);
    scan->file = (uint32_t)file;
    scan->limits.file_rows = (uint32_t)rows;
    set->place_count = set->step_row_count = 0;
    result = load_places(&scan->source, scan->file, set, &scan->error);
    if (result == 0 && (scan->filter.wants & EVENT_WANT_STEP) != 0) {
        result = load_step_rows(&scan->source, scan->file, set, &scan->error);
        step_index_free(&scan->steps);
        if (result == 0 &&
            !step_index_make(&scan->steps, set->step_rows, set->step_row_count))
            result = error_set_memory(&scan->error);
    }
    if (result != 0)
        return result;
    scan->limits.places = set->place_count;
    for (int i = 0; i < EVENT_CACHED_SEGMENTS; i++)
        scan->cached[i].rows = 0;
    statement_reset(&scan->segments);
    statement_bind_int64(&scan->segments, ":file", file);
    statement_bind_int64(&scan->segments, ":earliest", scan->filter.earliest);
    statement_bind_int64(&scan->segments, ":latest", scan->filter.latest);
    scan->in_file = true;
    return 0;
}

/* The segment in the row of a statement; false if its numbers are impossible. */
static bool read_bytes(const struct event_scan *scan, struct statement *row,
                       struct segment_bytes *bytes)
{
    int64_t first = statement_int64(row, 0), rows = statement_int64(row, 1);

    if (first < 0 || rows < 1 || rows > SEGMENT_ROWS ||
        first + rows > (int64_t)scan->limits.file_rows)
        return false;
    bytes->first = (uint32_t)first;
    bytes->rows = (uint32_t)rows;
    bytes->ops = statement_blob(row, 2, &bytes->ops_length);
    bytes->columns = statement_blob(row, 3, &bytes->columns_length);
    return true;
}

/* Decodes the segment of the current row of scan->segments, unless none of its ops is
 * wanted. */
static int open_segment(struct event_scan *scan)
{
    struct segment_bytes bytes;
    int over = budget_look(scan->database.budget, &scan->error);

    if (over != 0)
        return over;
    if (!read_bytes(scan, &scan->segments, &bytes))
        return load_damaged(&scan->source, "segment", &scan->error);
    if (!segment_has_op(bytes.ops, bytes.ops_length, scan->marked, scan->limits.ops))
        return 0;
    if (!segment_decode(&scan->reader, &scan->limits, &bytes, &scan->wanted))
        return load_damaged(&scan->source, "segment", &scan->error);
    scan->first = bytes.first;
    scan->rows = bytes.rows;
    scan->row = UINT32_MAX; /* the next row is 0 */
    scan->copy = 0;
    scan->in_segment = true;
    return 0;
}

static bool row_passes(const struct event_scan *scan)
{
    const struct segment_columns *columns = &scan->wanted;
    uint32_t row = scan->row;

    if (columns->op != NULL && !scan->marked[columns->op[row]])
        return false;
    return columns->ts == NULL || (columns->ts[row] >= scan->filter.earliest &&
                                   columns->ts[row] <= scan->filter.latest);
}

/* Moves within the segment; false at its end. */
static bool next_in_segment(struct event_scan *scan)
{
    while (++scan->row < scan->rows) {
        if (!row_passes(scan))
            continue;
        while (scan->copy < scan->wanted.copy_count &&
               scan->columns->copies[scan->copy].row < scan->first + scan->row)
            scan->copy++;
        return true;
    }
    scan->in_segment = false;
    return false;
}

int event_scan_next(struct event_scan *scan)
{
    while (!scan->done) {
        int result;

        if (scan->in_segment) {
            if (next_in_segment(scan))
                return 0;
            continue;
        }
        struct statement *next = scan->in_file ? &scan->segments : &scan->files;
        result = statement_step(next, &scan->error);
        if (result == 1)
            result = scan->in_file ? open_segment(scan) : open_file(scan);
        else if (result == 0 && scan->in_file)
            scan->in_file = false;
        else
            scan->done = true;
        if (result < 0) {
            scan->done = true;
            return result;
        }
    }
    return 0;
}

/* ---- derived values of a row ---- */

const char *event_scan_side(const struct event_scan *scan)
{
    static const char *const names[] = {
        [TRACE_HOST] = "host", [TRACE_DEVICE] = "device", [TRACE_NEITHER] = "neither"};

    return names[scan->sides[scan->columns->op[scan->row]]];
}

const struct trace_copy *event_scan_copy(const struct event_scan *scan)
{
    const struct trace_copy *copy = &scan->columns->copies[scan->copy];

    return scan->copy < scan->wanted.copy_count && copy->row == scan->first + scan->row
               ? copy
               : NULL;
}

/* Decodes the start times of the segment that holds a row into the oldest cache entry. */
static int cache_segment(struct event_scan *scan, uint32_t row,
                         struct cached_starts **out)
{
    struct statement *select = &scan->segment_of_row;
    struct cached_starts *oldest = &scan->cached[0];
    struct segment_bytes bytes = {0};

    for (int i = 1; i < EVENT_CACHED_SEGMENTS; i++)
        if (scan->cached[i].used < oldest->used)
            oldest = &scan->cached[i];
    if (oldest->ts == NULL)
        oldest->ts = sqlite3_malloc64(SEGMENT_ROWS * sizeof *oldest->ts);
    if (oldest->ts == NULL)
        return error_set_memory(&scan->error);
    struct segment_columns columns = {.ts = oldest->ts};
    statement_bind_int64(select, ":file", scan->file);
    statement_bind_int64(select, ":row", row);
    int result = statement_step(select, &scan->error);
    bool good = result == 1 && read_bytes(scan, select, &bytes) &&
                row - bytes.first < bytes.rows &&
                segment_decode(&scan->reader, &scan->limits, &bytes, &columns);
    statement_reset(select);
    if (result < 0)
        return result;
    if (!good)
        return load_damaged(&scan->source, "segment", &scan->error);
    oldest->first = bytes.first;
    oldest->rows = bytes.rows;
    *out = oldest;
    return 0;
}

static int start_of_row(struct event_scan *scan, uint32_t row, int64_t *ts)
{
    struct cached_starts *found = NULL;

    if (row - scan->first < scan->rows) {
        *ts = scan->columns->ts[row - scan->first];
        return 0;
    }
    for (int i = 0; i < EVENT_CACHED_SEGMENTS; i++)
        if (row - scan->cached[i].first < scan->cached[i].rows)
            found = &scan->cached[i];
    if (found == NULL) {
        int result = cache_segment(scan, row, &found);

        if (result != 0)
            return result;
    }
    found->used = ++scan->clock;
    *ts = found->ts[row - found->first];
    return 0;
}

int event_scan_step(struct event_scan *scan, int64_t *number)
{
    int64_t moment = scan->columns->ts[scan->row];

    if (scan->steps.count == 0)
        return 0;
    if (scan->sides[scan->columns->op[scan->row]] == TRACE_DEVICE) {
        uint32_t launch = scan->columns->link[scan->row];
        int result = launch == TRACE_NONE ? 0 : start_of_row(scan, launch, &moment);

        if (launch == TRACE_NONE || result != 0)
            return result;
    }
    return step_index_find(&scan->steps, moment, number);
}

/* ---- events words ---- */

#define TEXTS_BYTES_MAX ((size_t)1 << 31)
/* The memory of a text beyond its bytes. */
#define TEXT_BYTES 40

void events_words_init(struct events_words *words, const char *const *schemas,
                       size_t count, struct budget *budget)
{
    *words = (struct events_words){.set_count = count, .memory = {.budget = budget}};
    strings_init(&words->texts, TEXTS_BYTES_MAX);
    for (size_t i = 0; i < count; i++)
        words->sets[i].schema = schemas[i];
}

static void forget(struct events_words *words)
{
    for (size_t i = 0; i < words->set_count; i++) {
        struct events_set *set = &words->sets[i];

        free(set->ops);
        free(set->files);
        *set = (struct events_set){.schema = set->schema};
    }
    strings_free(&words->texts);
    budget_share_return(&words->memory);
}

void events_words_free(struct events_words *words)
{
    forget(words);
}

static int add_word(struct events_words *words, const char *text, size_t length,
                    uint32_t *out, struct error *error)
{
    uint32_t known = words->texts.count;

    *out = strings_add(&words->texts, text, length);
    if (*out == STRINGS_NONE)
        return error_set_memory(error);
    return words->texts.count == known
               ? 0
               : budget_share_take(&words->memory, length + TEXT_BYTES, error);
}

static int add_column(struct events_words *words, struct statement *row, int column,
                      uint32_t *out, struct error *error)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    return add_word(words, text, length, out, error);
}

static int add_constant(struct events_words *words, const char *text, uint32_t *out,
                        struct error *error)
{
    return add_word(words, text, strlen(text), out, error);
}

static int damaged(const struct events_set *set, const char *what, struct error *error)
{
    char name[80];

    snprintf(name, sizeof name, "the set %.60s", set->schema);
    return database_damaged(name, what, error);
}

static int add_op(struct events_words *words, struct events_set *set, size_t *capacity,
                  struct statement *row, struct error *error)
{
    static const char *const devices[] = {
        [TRACE_HOST] = "CPU", [TRACE_DEVICE] = "GPU", [TRACE_NEITHER] = ""};
    int64_t side = statement_int64(row, 4), kind = statement_int64(row, 5);

    if (statement_int64(row, 0) != set->op_count || set->op_count >= CELLS_OPS_MAX ||
        side < TRACE_HOST || side > TRACE_NEITHER || kind < TRACE_KIND_NONE ||
        kind > TRACE_KIND_MEMORY)
        return damaged(set, "table op is damaged", error);
    if (!ARRAY_RESERVE(set->ops, *capacity, (size_t)set->op_count + 1))
        return error_set_memory(error);
    uint32_t *word = set->ops[set->op_count++].word;
    int result = budget_share_take(&words->memory, sizeof *set->ops, error);
    for (int i = EVENTS_NAME; i <= EVENTS_CATEGORY && result == 0; i++)
        result = add_column(words, row, 1 + i, &word[i], error);
    if (result == 0)
        result = add_constant(words, devices[side], &word[EVENTS_DEVICE_TYPE], error);
    if (result == 0)
        result = add_constant(words, trace_kind_name((enum trace_kind)kind),
                              &word[EVENTS_KIND], error);
    return result;
}

static int words_load_ops(struct events_words *words, struct events_set *set,
                          struct database *database, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        statement_in(database, set->schema, "sql/events_ops");
    size_t capacity = 0;
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1)
        result = add_op(words, set, &capacity, &row, error);
    return result;
}

static int load_files(struct events_words *words, struct events_set *set,
                      struct database *database, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        statement_in(database, set->schema, "sql/events_files");
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        int64_t file = statement_int64(&row, 0), rows = statement_int64(&row, 4);
        int64_t first = statement_int64(&row, 5);

        if (file < 0 || file > INT32_MAX || rows < 0)
            return damaged(set, "table file is damaged", error);
        if (!ARRAY_RESERVE(set->files, set->file_capacity, set->file_count + 1))
            return error_set_memory(error);
        struct events_file *out = &set->files[set->file_count++];
        *out = (struct events_file){.file = (uint32_t)file,
                                    .rank = statement_int64(&row, 2),
                                    .span = (uint32_t)statement_int64(&row, 3),
                                    .origin = first};
        result = add_column(words, &row, 1, &out->name, error);
        set->rows += (uint64_t)rows;
        if (set->file_count == 1 || first < set->earliest)
            set->earliest = first;
        if (set->file_count == 1 || first > set->latest)
            set->latest = first;
    }
    return result;
}

int events_words_load(struct events_words *words, sqlite3 *handle, struct error *error)
{
    struct database database = {.handle = handle, .budget = words->memory.budget};
    int result = 0;

    if (words->loaded)
        return 0;
    for (size_t i = 0; i < words->set_count && result == 0; i++) {
        struct events_set *set = &words->sets[i];

        result = set_trust(&database, set->schema, error);
        if (result == 0)
            result = words_load_ops(words, set, &database, error);
        if (result == 0)
            result = load_files(words, set, &database, error);
    }
    words->loaded = result == 0;
    if (result != 0)
        forget(words);
    return result;
}

const struct events_file *events_words_file(const struct events_set *set, uint32_t file)
{
    size_t low = 0, high = set->file_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (set->files[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low < set->file_count && set->files[low].file == file ? &set->files[low]
                                                                 : NULL;
}

/* ---- events plan ---- */

/* A plan is a number, which has the columns to decode, and a text: one
 * letter for each argument of xFilter, then, after a bar, two characters for each term of
 * the order. */

/* sqlite3_vtab_in() came with 3.38; a program that loads the extension may be older. */
#ifdef TRACEDIFF_EXTENSION
#define HAS_LISTS 0
#else
#define HAS_LISTS (SQLITE_VERSION_NUMBER >= 3038000)
#endif
/* A bit of the number of a plan, besides those of enum event_parts. */
#define IS_ORDERED 0x10000

/* What must be decoded for each column. */
static const uint8_t wants_of[EVENTS_COLUMN_COUNT] = {
    [EVENTS_COLUMN_STEP_NUMBER] = EVENT_WANT_STEP,
    [EVENTS_COLUMN_NAME] = EVENT_WANT_OP,
    [EVENTS_COLUMN_SHORT_NAME] = EVENT_WANT_OP,
    [EVENTS_COLUMN_CATEGORY] = EVENT_WANT_OP,
    [EVENTS_COLUMN_DEVICE_TYPE] = EVENT_WANT_OP,
    [EVENTS_COLUMN_KIND] = EVENT_WANT_OP,
    [EVENTS_COLUMN_START_US] = EVENT_WANT_TIMES,
    [EVENTS_COLUMN_DUR] = EVENT_WANT_TIMES,
    [EVENTS_COLUMN_SELF] = EVENT_WANT_SELF,
    [EVENTS_COLUMN_PID] = EVENT_WANT_PLACE,
    [EVENTS_COLUMN_TID] = EVENT_WANT_PLACE,
    [EVENTS_COLUMN_DEVICE] = EVENT_WANT_PLACE,
    [EVENTS_COLUMN_STREAM] = EVENT_WANT_PLACE,
    [EVENTS_COLUMN_CORRELATION] = EVENT_WANT_CORRELATION,
    [EVENTS_COLUMN_SHAPES] = EVENT_WANT_LINK,
    [EVENTS_COLUMN_BYTES] = EVENT_WANT_COPY,
    [EVENTS_COLUMN_BANDWIDTH] = EVENT_WANT_COPY,
    [EVENTS_COLUMN_LAUNCH] = EVENT_WANT_LINK,
};

/* The data that is kept for each row to be sorted. */
#define ORDERED_WANTS (EVENT_WANT_OP | EVENT_WANT_TIMES | EVENT_WANT_SELF)

/* ---- planning ---- */

/* Letters of the arguments; a capital one is a list of values (IN). */
enum letter {
    LETTER_SIDE = 's',
    LETTER_RANK = 'r',
    LETTER_WORD = 'a', /* and the four after it, as enum events_word */
    LETTER_EQUAL = '=',
    LETTER_ABOVE = '>', /* also for >=: SQLite checks every row again */
    LETTER_BELOW = '<'
};

static char letter_of(int column, unsigned char operator_code)
{
    bool equal = operator_code == SQLITE_INDEX_CONSTRAINT_EQ;

    if (column >= EVENTS_COLUMN_NAME && column <= EVENTS_COLUMN_KIND)
        return equal ? (char)(LETTER_WORD + column - EVENTS_COLUMN_NAME) : 0;
    if (column == EVENTS_COLUMN_SIDE)
        return equal ? LETTER_SIDE : 0;
    if (column == EVENTS_COLUMN_RANK)
        return equal ? LETTER_RANK : 0;
    if (column != EVENTS_COLUMN_START_US)
        return 0;
    switch (operator_code) {
    case SQLITE_INDEX_CONSTRAINT_EQ:
        return LETTER_EQUAL;
    case SQLITE_INDEX_CONSTRAINT_GT:
    case SQLITE_INDEX_CONSTRAINT_GE:
        return LETTER_ABOVE;
    case SQLITE_INDEX_CONSTRAINT_LT:
    case SQLITE_INDEX_CONSTRAINT_LE:
        return LETTER_BELOW;
    default:
        return 0;
    }
}

static bool is_time(char letter)
{
    return letter == LETTER_EQUAL || letter == LETTER_ABOVE || letter == LETTER_BELOW;
}

/* By what factor a constraint makes the scan cheaper. */
static double gain_of(char letter)
{
    switch (letter) {
    case LETTER_EQUAL:
        return 0.01;
    case LETTER_WORD + (int)EVENTS_NAME:
    case LETTER_WORD + (int)EVENTS_SHORT_NAME:
        return 0.05;
    case LETTER_SIDE:
        return 0.5;
    default:
        return 0.3;
    }
}

/* Texts are compared as bytes here. */
static bool is_binary(sqlite3_index_info *info, int constraint, char letter)
{
    return letter == LETTER_RANK || is_time(letter) ||
           sqlite3_stricmp(sqlite3_vtab_collation(info, constraint), "BINARY") == 0;
}

/* The letter for an argument: a capital if it comes as a list. */
static char take_list(sqlite3_index_info *info, int constraint, char letter)
{
#if HAS_LISTS
    if (!is_time(letter) && sqlite3_vtab_in(info, constraint, -1)) {
        sqlite3_vtab_in(info, constraint, 1);
        return (char)(letter - 'a' + 'A');
    }
#else
    (void)info;
    (void)constraint;
#endif
    return letter;
}

static unsigned wants_of_query(const sqlite3_index_info *info)
{
    unsigned wants = 0;

    for (int c = 0; c < EVENTS_COLUMN_COUNT; c++)
        if (info->colUsed & (sqlite3_uint64)1 << c)
            wants |= wants_of[c];
    return wants;
}

/* Whether the table can put the rows in the wanted order: its terms are words, and only
 * columns that are kept for this are read. */
static bool can_order(const sqlite3_index_info *info, uint64_t rows)
{
    bool good = info->nOrderBy > 0 && info->nOrderBy <= EVENTS_ORDER_MAX &&
                rows <= EVENTS_ORDERED_ROWS_MAX &&
                (info->colUsed & (sqlite3_uint64)1 << EVENTS_COLUMN_ROW) == 0 &&
                (wants_of_query(info) & ~(unsigned)ORDERED_WANTS) == 0;

    for (int i = 0; i < info->nOrderBy && good; i++)
        good = info->aOrderBy[i].iColumn >= EVENTS_COLUMN_NAME &&
               info->aOrderBy[i].iColumn <= EVENTS_COLUMN_KIND;
    return good;
}

static char *append_order(const sqlite3_index_info *info, char *out)
{
    *out++ = '|';
    for (int i = 0; i < info->nOrderBy; i++) {
        *out++ = info->aOrderBy[i].desc ? '-' : '+';
        *out++ = (char)(LETTER_WORD + info->aOrderBy[i].iColumn - EVENTS_COLUMN_NAME);
    }
    return out;
}

int events_plan_make(sqlite3_index_info *info, uint64_t rows)
{
    bool ordered = can_order(info, rows);
    char *plan = sqlite3_malloc(info->nConstraint + 2 + 2 * EVENTS_ORDER_MAX);
    char *end = plan;
    int arguments = 0;
    double expected = (double)rows + 1;

    if (plan == NULL)
        return SQLITE_NOMEM;
    for (int i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *constraint = &info->aConstraint[i];
        char letter = letter_of(constraint->iColumn, constraint->op);

        if (letter == 0 || !constraint->usable || !is_binary(info, i, letter))
            continue;
        info->aConstraintUsage[i].argvIndex = ++arguments;
        *end++ = take_list(info, i, letter);
        expected *= gain_of(letter);
    }
    if (ordered)
        end = append_order(info, end);
    *end = '\0';
    info->idxStr = plan;
    info->needToFreeIdxStr = 1;
    info->orderByConsumed = ordered;
    info->idxNum = (int)(wants_of_query(info) | (ordered ? IS_ORDERED : 0));
    info->estimatedRows = (sqlite3_int64)expected + 1;
    info->estimatedCost = expected * (ordered ? 2 : 1) + 1000;
    return SQLITE_OK;
}

/* ---- the meaning of a plan ---- */

/* Calls `each` for every value of an argument. */
static int for_values(char letter, sqlite3_value *argument,
                      int (*each)(void *context, sqlite3_value *value), void *context)
{
#if HAS_LISTS
    if (letter >= 'A' && letter <= 'Z') {
        sqlite3_value *value = NULL;
        int result = SQLITE_OK;
        int code = sqlite3_vtab_in_first(argument, &value);

        for (; code == SQLITE_OK && value != NULL && result == SQLITE_OK;
             code = sqlite3_vtab_in_next(argument, &value))
            result = each(context, value);
        return code == SQLITE_NOMEM ? code : result;
    }
#endif
    (void)letter;
    return each(context, argument);
}

struct wanted_words {
    const struct strings *texts;
    uint8_t *wanted; /* by number of the text */
};

static int note_word(void *context, sqlite3_value *value)
{
    struct wanted_words *words = context;

    if (sqlite3_value_type(value) == SQLITE_NULL)
        return SQLITE_OK;
    const char *text = (const char *)sqlite3_value_text(value);
    if (text == NULL)
        return SQLITE_NOMEM;
    uint32_t found = strings_find(words->texts, text, (size_t)sqlite3_value_bytes(value));
    if (found != STRINGS_NONE)
        words->wanted[found] = 1;
    return SQLITE_OK;
}

/* Removes the ops whose word is not wanted. */
static int keep_ops(const struct events_words *words, enum events_word word,
                    const uint8_t *wanted, struct events_filter *out)
{
    for (size_t i = 0; i < words->set_count; i++) {
        const struct events_set *set = &words->sets[i];

        if (out->ops[i] == NULL) {
            out->ops[i] = malloc((size_t)set->op_count + 1);
            if (out->ops[i] == NULL)
                return SQLITE_NOMEM;
            memset(out->ops[i], 1, (size_t)set->op_count + 1);
        }
        for (uint32_t op = 0; op < set->op_count; op++) {
            uint32_t text = set->ops[op].word[word];

            out->ops[i][op] &= wanted[text];
        }
    }
    return SQLITE_OK;
}

static int filter_words(const struct events_words *words, char letter,
                        sqlite3_value *argument, struct events_filter *out)
{
    enum events_word word = (enum events_word)((letter | 0x20) - LETTER_WORD);
    struct wanted_words wanted = {&words->texts,
                                  calloc((size_t)words->texts.count + 1, 1)};

    if (wanted.wanted == NULL)
        return SQLITE_NOMEM;
    int code = for_values(letter, argument, note_word, &wanted);
    if (code == SQLITE_OK)
        code = keep_ops(words, word, wanted.wanted, out);
    free(wanted.wanted);
    return code;
}

struct wanted_sides {
    const struct events_words *words;
    bool wanted[EVENTS_SETS_MAX];
};

static int note_side(void *context, sqlite3_value *value)
{
    struct wanted_sides *sides = context;

    if (sqlite3_value_type(value) == SQLITE_NULL)
        return SQLITE_OK;
    const char *text = (const char *)sqlite3_value_text(value);
    if (text == NULL)
        return SQLITE_NOMEM;
    for (size_t i = 0; i < sides->words->set_count; i++)
        if (strcmp(sides->words->sets[i].schema, text) == 0)
            sides->wanted[i] = true;
    return SQLITE_OK;
}

static int filter_sides(const struct events_words *words, char letter,
                        sqlite3_value *argument, struct events_filter *out)
{
    struct wanted_sides sides = {.words = words};
    int code = for_values(letter, argument, note_side, &sides);

    for (size_t i = 0; i < words->set_count; i++)
        out->sides[i] = out->sides[i] && sides.wanted[i];
    return code;
}

static int note_rank(void *context, sqlite3_value *value)
{
    struct events_filter *out = context;

    if (sqlite3_value_type(value) == SQLITE_NULL)
        return SQLITE_OK;
    if (sqlite3_value_numeric_type(value) != SQLITE_INTEGER) {
        out->by_rank = false; /* left to SQLite */
        return SQLITE_OK;
    }
    if (!ARRAY_RESERVE(out->ranks, out->rank_capacity, out->rank_count + 1))
        return SQLITE_NOMEM;
    out->ranks[out->rank_count++] = sqlite3_value_int64(value);
    return SQLITE_OK;
}

/* A second constraint on the rank is left to SQLite. */
static int filter_ranks(char letter, sqlite3_value *argument, struct events_filter *out)
{
    if (out->by_rank)
        return SQLITE_OK;
    out->by_rank = true;
    out->rank_count = 0;
    int code = for_values(letter, argument, note_rank, out);
    if (out->rank_count > 1)
        qsort(out->ranks, out->rank_count, sizeof *out->ranks, number_order_int64);
    return code;
}

static void filter_times(char letter, sqlite3_value *argument, struct events_filter *out)
{
    int type = sqlite3_value_numeric_type(argument);

    if (type == SQLITE_NULL)
        out->impossible = true;
    if (type != SQLITE_INTEGER && type != SQLITE_FLOAT)
        return;
    double us = sqlite3_value_double(argument);
    if (letter != LETTER_BELOW && us > out->above)
        out->above = us;
    if (letter != LETTER_ABOVE && us < out->below)
        out->below = us;
}

static void read_order(const char *plan, struct events_filter *out)
{
    for (; plan[0] != '\0' && out->order_count < EVENTS_ORDER_MAX; plan += 2)
        out->order[out->order_count++] = (struct events_order){
            (enum events_word)(plan[1] - LETTER_WORD), plan[0] == '-'};
}

int events_plan_read(const struct events_words *words, int number, const char *plan,
                     int argc, sqlite3_value **argv, struct events_filter *out)
{
    int code = SQLITE_OK;

    *out = (struct events_filter){.wants = (unsigned)number & (IS_ORDERED - 1),
                                  .above = -INFINITY,
                                  .below = INFINITY};
    for (size_t i = 0; i < words->set_count; i++)
        out->sides[i] = true;
    for (int i = 0; i < argc && code == SQLITE_OK; i++) {
        char letter = (char)(is_time(plan[i]) ? plan[i] : plan[i] | 0x20);

        if (is_time(letter))
            filter_times(letter, argv[i], out);
        else if (letter == LETTER_SIDE)
            code = filter_sides(words, plan[i], argv[i], out);
        else if (letter == LETTER_RANK)
            code = filter_ranks(plan[i], argv[i], out);
        else
            code = filter_words(words, plan[i], argv[i], out);
    }
    if (number & IS_ORDERED)
        read_order(plan + argc + 1, out);
    return code;
}

void events_filter_free(struct events_filter *filter)
{
    for (size_t i = 0; i < EVENTS_SETS_MAX; i++)
        free(filter->ops[i]);
    free(filter->ranks);
    *filter = (struct events_filter){0};
}

/* A moment in ns, moved a little by `aside`: SQLite then compares exactly. */
static int64_t moment(double us, int64_t origin, int aside)
{
    double ns = us * 1000 + (double)origin + 2048.0 * aside;

    return ns <= -9e18 ? INT64_MIN : ns >= 9e18 ? INT64_MAX : (int64_t)ns;
}

void events_filter_times(const struct events_filter *filter, const struct events_set *set,
                         int64_t *earliest, int64_t *latest)
{
    *earliest = moment(filter->above, set->earliest, -1);
    *latest = moment(filter->below, set->latest, 1);
}

bool events_filter_has_rank(const struct events_filter *filter, int64_t rank)
{
    return !filter->by_rank ||
           (filter->rank_count > 0 && bsearch(&rank, filter->ranks, filter->rank_count,
                                              sizeof rank, number_order_int64) != NULL);
}

/* ---- events scan column ---- */

static void result_known(const struct strings *texts, sqlite3_context *context,
                         uint32_t id)
{
    /* The texts may move when those of another file are added. */
    sqlite3_result_text64(context, strings_text(texts, id), strings_length(texts, id),
                          SQLITE_TRANSIENT, SQLITE_UTF8);
}

static void result_place(const struct event_scan *scan, sqlite3_context *context,
                         int column)
{
    const struct trace_place *place = &scan->set->places[scan->columns->place[scan->row]];

    if (column == EVENTS_COLUMN_PID)
        result_known(&scan->set->names, context, place->pid);
    else if (column == EVENTS_COLUMN_TID)
        result_known(&scan->set->names, context, place->tid);
    else if (column == EVENTS_COLUMN_DEVICE)
        sqlite3_result_int64(context, place->device);
    else
        virtual_table_give_integer(context, place->stream, place->stream_is_wide);
}

static void result_copy(const struct event_scan *scan, sqlite3_context *context,
                        int column)
{
    const struct trace_copy *copy = event_scan_copy(scan);

    if (copy == NULL)
        return;
    if (column == EVENTS_COLUMN_BANDWIDTH)
        sqlite3_result_double(context, copy->bandwidth);
    else if (copy->bytes >= 0)
        sqlite3_result_int64(context, copy->bytes);
}

static void result_shape(const struct event_scan *scan, sqlite3_context *context,
                         uint32_t shape)
{
    if (shape != TRACE_NONE)
        result_known(&scan->set->shapes, context, shape);
}

/* The launch of a device row; the shapes of a host row. */
static void result_link(const struct event_scan *scan, sqlite3_context *context,
                        int column)
{
    uint32_t link = scan->columns->link[scan->row];
    uint8_t side = scan->sides[scan->columns->op[scan->row]];

    if (link == TRACE_NONE)
        return;
    if (column == EVENTS_COLUMN_LAUNCH && side == TRACE_DEVICE)
        sqlite3_result_int64(context, link);
    else if (column == EVENTS_COLUMN_SHAPES && side == TRACE_HOST)
        result_shape(scan, context, scan->set->inputs[link].shape);
}

static void result_correlation(const struct event_scan *scan, sqlite3_context *context)
{
    uint8_t correlated = scan->columns->correlated[scan->row];

    if (correlated != 0)
        virtual_table_give_integer(context, scan->columns->correlation[scan->row],
                                   correlated == 2);
}

static int result_step(struct event_scan *scan, sqlite3_context *context)
{
    int64_t number;
    int found = event_scan_step(scan, &number);

    if (found == 1)
        sqlite3_result_int64(context, number);
    return found < 0 ? found : 0;
}

int events_scan_column(struct event_scan *scan, sqlite3_context *context, int column)
{
    switch (column) {
    case EVENTS_COLUMN_STEP_NUMBER:
        return result_step(scan, context);
    case EVENTS_COLUMN_PID:
    case EVENTS_COLUMN_TID:
    case EVENTS_COLUMN_DEVICE:
    case EVENTS_COLUMN_STREAM:
        result_place(scan, context, column);
        break;
    case EVENTS_COLUMN_CORRELATION:
        result_correlation(scan, context);
        break;
    case EVENTS_COLUMN_SHAPES:
    case EVENTS_COLUMN_LAUNCH:
        result_link(scan, context, column);
        break;
    case EVENTS_COLUMN_BYTES:
    case EVENTS_COLUMN_BANDWIDTH:
        result_copy(scan, context, column);
        break;
    case EVENTS_COLUMN_ROW:
        sqlite3_result_int64(context, (sqlite3_int64)scan->first + scan->row);
        break;
    default:
        break;
    }
    return 0;
}
