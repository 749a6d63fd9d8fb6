#include "store/events.h"
#include "base/arena.h"
#include "base/error.h"
#include "store/database.h"
#include "store/functions.h"
#include "store/segment.h"
#include "store/set_check.h"
#include "store/set_load.h"
#include "trace/kinds.h"

#include <inttypes.h>
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

void set_trust(struct database *database, const char *schema)
{
    name_it(database, schema);
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

void set_trust(struct database *database, const char *schema)
{
    struct error *error = database_failure(database);
    const char *damage = NULL;
    struct trusted_file now;

    name_it(database, schema);
    bool is_file = look_at(database, schema, &now);
    if (is_file && is_trusted(&now))
        return;
    if (database_check_kind(database, schema, SET_APPLICATION_ID, SET_VERSION, NULL,
                            database->name, error) == 0)
        set_check(database, schema, &damage, error);
    if (damage != NULL)
        database_fail_damaged(database, damage);
    if (database_failed(database) || !is_file)
        return;
    pthread_mutex_lock(&mutex);
    trusted[next_trusted] = now;
    next_trusted = (next_trusted + 1) % TRUSTED_MAX;
    pthread_mutex_unlock(&mutex);
}

#endif

/* ---- step index ---- */

static int compare_steps(const void *a, const void *b)
{
    const struct indexed_step *x = a, *y = b;

    if (x->ts != y->ts)
        return x->ts < y->ts ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

void step_index_make(struct step_index *index, struct arena *arena,
                     const struct trace_step_row *rows, uint32_t count)
{
    ARENA_RESERVE(arena, index->steps, index->capacity, (size_t)count + 1);
    struct indexed_step *steps = index->steps;
    for (uint32_t i = 0; i < count; i++) {
        steps[i] =
            (struct indexed_step){.ts = rows[i].ts, .number = rows[i].number, .place = i};
        if (__builtin_add_overflow(rows[i].ts, rows[i].dur, &steps[i].end))
            steps[i].end = INT64_MAX;
    }
    qsort(steps, count, sizeof *steps, compare_steps);
    for (uint32_t i = 0; i < count; i++)
        steps[i].latest_end = i > 0 && steps[i - 1].latest_end > steps[i].end
                                  ? steps[i - 1].latest_end
                                  : steps[i].end;
    index->count = count;
}

bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number)
{
    const struct indexed_step *steps = index->steps;
    uint32_t low = 0, high = index->count;

    while (low < high) { /* steps[low - 1]: the last that starts at `moment` or before */
        uint32_t middle = low + (high - low) / 2;

        if (steps[middle].ts <= moment)
            low = middle + 1;
        else
            high = middle;
    }
    while (low-- > 0 && steps[low].latest_end > moment) {
        if (steps[low].end <= moment)
            continue;
        *number = steps[low].number;
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
    trace_recording_release(&scan->set);
    scan->set = NULL;
    scan->schema = NULL;
    scan->all_marked = false;
    scan->steps = (struct step_index){0};
    arena_free(&scan->of_set);
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
static void alloc_columns(struct event_scan *scan)
{
    if (scan->columns != NULL)
        return;
    scan->columns = sqlite3_malloc64(sizeof *scan->columns);
    if (scan->columns == NULL) {
        database_fail_memory(&scan->database);
        return;
    }
    scan->arena = arena_make(scan->database.budget);
    segment_reader_init(&scan->reader, scan->arena);
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
static void open_set(struct event_scan *scan, const char *schema)
{
    if (scan->schema != NULL && strcmp(scan->schema, schema) == 0)
        return;
    forget_set(scan);
    alloc_columns(scan);
    struct arena *arena = scan->of_set = arena_make(scan->database.budget);
    struct trace_recording *set = scan->set = load_begin(scan->database.budget);
    scan->source.schema = scan->schema = arena_text(arena, schema, strlen(schema));
    scan->files = load_of(&scan->source, "sql/event_files");
    scan->segments = load_of(&scan->source, "sql/event_segments");
    scan->segment_of_row = load_of(&scan->source, "sql/event_segment_of_row");
    set_trust(&scan->database, schema);
    load_dictionary(&scan->source, set);
    scan->sides = arena_new(arena, set->op_count, 1);
    scan->marked = arena_new(arena, set->op_count, 1);
    for (uint32_t i = 0; i < set->op_count; i++)
        scan->sides[i] = set->ops[i].side;
    scan->limits = (struct segment_limits){
        .sides = scan->sides, .ops = set->op_count, .inputs = set->inputs_count};
    if (database_failed(&scan->database))
        forget_set(scan);
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

void event_scan_start(struct event_scan *scan, const char *schema,
                      const struct event_filter *filter)
{
    scan->done = true;
    scan->database.failure = (struct error){0};
    open_set(scan, schema);
    if (database_failed(&scan->database))
        return;
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
        return;
    statement_reset(&scan->files);
    statement_reset(&scan->segments);
    statement_bind_int64(&scan->files, ":first",
                         filter->one_file ? filter->file : INT64_MIN);
    statement_bind_int64(&scan->files, ":last",
                         filter->one_file ? filter->file : INT64_MAX);
    scan->done = scan->in_file = scan->in_segment = false;
    event_scan_next(scan);
}

/* ---- files and segments ---- */

static void open_file(struct event_scan *scan)
{
    struct trace_recording *set = scan->set;
    int64_t file = statement_int64(&scan->files, 0);
    int64_t rows = statement_int64(&scan->files, 1);

    if (file < 0 || file > INT32_MAX || rows < 0 || rows >= TRACE_NONE) {
        load_damaged(&scan->source, "file");
        return;
    }
    if (scan->filter.has_file != NULL &&
        !scan->filter.has_file(scan->filter.context, (uint32_t)file))
        return;
    scan->file = (uint32_t)file;
    scan->limits.file_rows = (uint32_t)rows;
    set->place_count = set->step_row_count = 0;
    load_places(&scan->source, scan->file, set);
    if ((scan->filter.wants & EVENT_WANT_STEP) != 0) {
        load_step_rows(&scan->source, scan->file, set);
        step_index_make(&scan->steps, scan->of_set, set->step_rows, set->step_row_count);
    }
    scan->limits.places = set->place_count;
    for (int i = 0; i < EVENT_CACHED_SEGMENTS; i++)
        scan->cached[i].rows = 0;
    statement_reset(&scan->segments);
    statement_bind_int64(&scan->segments, ":file", file);
    statement_bind_int64(&scan->segments, ":earliest", scan->filter.earliest);
    statement_bind_int64(&scan->segments, ":latest", scan->filter.latest);
    scan->in_file = true;
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
static void open_segment(struct event_scan *scan)
{
    struct segment_bytes bytes;
    bool good = read_bytes(scan, &scan->segments, &bytes);

    if (good &&
        !segment_has_op(bytes.ops, bytes.ops_length, scan->marked, scan->limits.ops))
        return;
    if (!good || !segment_decode(&scan->reader, &scan->limits, &bytes, &scan->wanted)) {
        load_damaged(&scan->source, "segment");
        return;
    }
    scan->first = bytes.first;
    scan->rows = bytes.rows;
    scan->row = UINT32_MAX; /* the next row is 0 */
    scan->copy = 0;
    scan->in_segment = true;
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

void event_scan_next(struct event_scan *scan)
{
    while (!scan->done && !(scan->in_segment && next_in_segment(scan))) {
        bool in_file = scan->in_file;

        if (statement_next(in_file ? &scan->segments : &scan->files)) {
            if (in_file)
                open_segment(scan);
            else
                open_file(scan);
        } else {
            scan->in_file = false;
            scan->done = !in_file;
        }
        scan->done = scan->done || database_failed(&scan->database);
    }
}

/* ---- derived values of a row ---- */

const char *event_scan_side(const struct event_scan *scan)
{
    static const char *const names[] = {
        [TRACE_HOST] = "host", [TRACE_DEVICE] = "device", [TRACE_NEITHER] = "neither"};

    return names[scan->sides[scan->columns->op[scan->row]]];
}

/* The copy of the current row, or NULL. */
static const struct trace_copy *event_scan_copy(const struct event_scan *scan)
{
    const struct trace_copy *copy = &scan->columns->copies[scan->copy];

    return scan->copy < scan->wanted.copy_count && copy->row == scan->first + scan->row
               ? copy
               : NULL;
}

/* Decodes the start times of the segment that holds a row into the oldest cache entry;
 * NULL: failed. */
static struct cached_starts *cache_segment(struct event_scan *scan, uint32_t row)
{
    struct statement *select = &scan->segment_of_row;
    struct cached_starts *oldest = &scan->cached[0];
    struct segment_bytes bytes = {0};

    for (int i = 1; i < EVENT_CACHED_SEGMENTS; i++)
        if (scan->cached[i].used < oldest->used)
            oldest = &scan->cached[i];
    if (oldest->ts == NULL)
        oldest->ts = sqlite3_malloc64(SEGMENT_ROWS * sizeof *oldest->ts);
    if (oldest->ts == NULL) {
        database_fail_memory(&scan->database);
        return NULL;
    }
    struct segment_columns columns = {.ts = oldest->ts};
    statement_bind_int64(select, ":file", scan->file);
    statement_bind_int64(select, ":row", row);
    bool good = statement_next(select) && read_bytes(scan, select, &bytes) &&
                row - bytes.first < bytes.rows &&
                segment_decode(&scan->reader, &scan->limits, &bytes, &columns);
    statement_reset(select);
    if (!good)
        load_damaged(&scan->source, "segment"); /* unless it failed */
    oldest->first = bytes.first;
    oldest->rows = good ? bytes.rows : 0;
    return good ? oldest : NULL;
}

/* False: failed. */
static bool start_of_row(struct event_scan *scan, uint32_t row, int64_t *ts)
{
    struct cached_starts *found = NULL;

    if (row - scan->first < scan->rows) {
        *ts = scan->columns->ts[row - scan->first];
        return true;
    }
    for (int i = 0; i < EVENT_CACHED_SEGMENTS; i++)
        if (row - scan->cached[i].first < scan->cached[i].rows)
            found = &scan->cached[i];
    if (found == NULL)
        found = cache_segment(scan, row);
    if (found == NULL)
        return false;
    found->used = ++scan->clock;
    *ts = found->ts[row - found->first];
    return true;
}

bool event_scan_step(struct event_scan *scan, int64_t *number)
{
    int64_t moment = scan->columns->ts[scan->row];
    uint32_t launch = scan->columns->link[scan->row];

    if (scan->steps.count == 0)
        return false;
    if (scan->sides[scan->columns->op[scan->row]] == TRACE_DEVICE &&
        (launch == TRACE_NONE || !start_of_row(scan, launch, &moment)))
        return false;
    return step_index_find(&scan->steps, moment, number);
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

static void result_step(struct event_scan *scan, sqlite3_context *context)
{
    int64_t number;

    if (event_scan_step(scan, &number))
        sqlite3_result_int64(context, number);
}

void events_scan_column(struct event_scan *scan, sqlite3_context *context, int column)
{
    switch (column) {
    case EVENTS_COLUMN_STEP_NUMBER:
        result_step(scan, context);
        break;
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
}

int event_scan_code(const struct event_scan *scan, sqlite3_vtab *table)
{
    return database_failed(&scan->database)
               ? virtual_table_fail_with(table, &scan->database.failure)
               : SQLITE_OK;
}

/* ---- event table ---- */

/* The virtual table `event`: the events of an attached set as rows, decoded from their
 * segments when they are read.
 *
 *   SELECT name, count(*), sum(dur) FROM event WHERE set_schema = 'control' AND file = 0
 *     AND category = 'kernel' AND ts BETWEEN ?1 AND ?2 GROUP BY name
 *
 * Columns: file, row (its number in the file), name, category, side ('host', 'device',
 * 'neither'), kind, ts, dur, self (ns), pid, tid, device, stream, correlation, launch
 * (row of the launch in the same file), bytes, bandwidth (GB/s), step; NULL where the
 * event does not say. set_schema is hidden: the schema of the set, 'main' unless stated.
 *
 * Constraints on file, ts, name and category skip whole segments; columns that a query
 * does not mention are not decoded. */

enum event_column {
    COLUMN_FILE,
    COLUMN_ROW,
    COLUMN_NAME,
    COLUMN_CATEGORY,
    COLUMN_SIDE,
    COLUMN_KIND,
    COLUMN_TS,
    COLUMN_DUR,
    COLUMN_SELF,
    COLUMN_PID,
    COLUMN_TID,
    COLUMN_DEVICE,
    COLUMN_STREAM,
    COLUMN_CORRELATION,
    COLUMN_LAUNCH,
    COLUMN_BYTES,
    COLUMN_BANDWIDTH,
    COLUMN_STEP,
    COLUMN_SET_SCHEMA,
    COLUMN_COUNT
};

/* What must be decoded for each column. */
static const uint8_t wants_of[COLUMN_COUNT] = {
    [COLUMN_NAME] = EVENT_WANT_OP,        [COLUMN_CATEGORY] = EVENT_WANT_OP,
    [COLUMN_SIDE] = EVENT_WANT_OP,        [COLUMN_KIND] = EVENT_WANT_OP,
    [COLUMN_TS] = EVENT_WANT_TIMES,       [COLUMN_DUR] = EVENT_WANT_TIMES,
    [COLUMN_SELF] = EVENT_WANT_SELF,      [COLUMN_PID] = EVENT_WANT_PLACE,
    [COLUMN_TID] = EVENT_WANT_PLACE,      [COLUMN_DEVICE] = EVENT_WANT_PLACE,
    [COLUMN_STREAM] = EVENT_WANT_PLACE,   [COLUMN_CORRELATION] = EVENT_WANT_CORRELATION,
    [COLUMN_LAUNCH] = EVENT_WANT_LINK,    [COLUMN_BYTES] = EVENT_WANT_COPY,
    [COLUMN_BANDWIDTH] = EVENT_WANT_COPY, [COLUMN_STEP] = EVENT_WANT_STEP,
};

struct event_cursor {
    sqlite3_vtab_cursor base;
    struct event_scan scan;
};

/* ---- planning ---- */

/* Codes of the arguments of xFilter besides those of functions.h. */
enum event_argument { ARGUMENT_FILE = 'f', ARGUMENT_NAME = 'n', ARGUMENT_CATEGORY = 'c' };

static bool is_binary(const sqlite3_index_info *info, int constraint)
{
    return sqlite3_stricmp(sqlite3_vtab_collation((sqlite3_index_info *)info, constraint),
                           "BINARY") == 0;
}

static char argument_of(const sqlite3_index_info *info, int constraint)
{
    unsigned char operator_code = info->aConstraint[constraint].op;
    bool equal = operator_code == SQLITE_INDEX_CONSTRAINT_EQ;

    switch (info->aConstraint[constraint].iColumn) {
    case COLUMN_SET_SCHEMA:
        return equal ? VIRTUAL_TABLE_SCHEMA : 0;
    case COLUMN_FILE:
        return equal ? ARGUMENT_FILE : 0;
    case COLUMN_NAME:
        return equal && is_binary(info, constraint) ? ARGUMENT_NAME : 0;
    case COLUMN_CATEGORY:
        return equal && is_binary(info, constraint) ? ARGUMENT_CATEGORY : 0;
    case COLUMN_TS:
        return virtual_table_comparison_of(operator_code);
    default:
        return 0;
    }
}

/* By what factor a constraint makes the scan cheaper. */
static double gain_of(char argument)
{
    switch (argument) {
    case ARGUMENT_FILE:
        return 0.1;
    case COMPARISON_EQUAL:
        return 0.01;
    case ARGUMENT_NAME:
        return 0.05;
    case VIRTUAL_TABLE_SCHEMA:
        return 1;
    default:
        return 0.3;
    }
}

static unsigned wants_of_query(const sqlite3_index_info *info)
{
    unsigned wants = 0;

    for (int c = 0; c < COLUMN_COUNT; c++)
        if (info->colUsed & (sqlite3_uint64)1 << c)
            wants |= wants_of[c];
    return wants;
}

static int event_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    static const struct virtual_table_planner planner = {argument_of, gain_of, 1e6, 1000};

    (void)base;
    info->idxNum = (int)wants_of_query(info);
    return virtual_table_plan(info, &planner);
}

/* ---- cursors ---- */

static void event_cursor_init(sqlite3_vtab_cursor *base)
{
    const struct virtual_table *table = (const struct virtual_table *)base->pVtab;

    event_scan_init(&((struct event_cursor *)base)->scan, table->handle, table->context);
}

static void event_cursor_free(sqlite3_vtab_cursor *base)
{
    event_scan_free(&((struct event_cursor *)base)->scan);
}

/* Narrows the times; SQLite itself compares a value that is not a whole number. */
static void narrow_times(struct event_filter *filter, char argument, sqlite3_value *value)
{
    if (sqlite3_value_type(value) != SQLITE_INTEGER)
        return;
    int64_t ts = sqlite3_value_int64(value);
    if (argument != COMPARISON_BELOW && ts > filter->earliest)
        filter->earliest = ts;
    if (argument != COMPARISON_ABOVE && ts < filter->latest)
        filter->latest = ts;
}

/* Adds a constraint to the filter; false if no row can meet it. */
static bool add_argument(struct event_filter *filter, char argument, sqlite3_value *value)
{
    int type = sqlite3_value_type(value);

    if (type == SQLITE_NULL)
        return false;
    switch (argument) {
    case ARGUMENT_FILE:
        if (type == SQLITE_INTEGER) {
            filter->one_file = true;
            filter->file = sqlite3_value_int64(value);
        }
        return true;
    case ARGUMENT_NAME:
        filter->by_name = true;
        filter->name = (const char *)sqlite3_value_text(value);
        filter->name_length = (size_t)sqlite3_value_bytes(value);
        return filter->name != NULL;
    case ARGUMENT_CATEGORY:
        filter->by_category = true;
        filter->category = (const char *)sqlite3_value_text(value);
        filter->category_length = (size_t)sqlite3_value_bytes(value);
        return filter->category != NULL;
    default:
        narrow_times(filter, argument, value);
        return true;
    }
}

static int event_filter(sqlite3_vtab_cursor *base, int wants, const char *plan, int argc,
                        sqlite3_value **argv)
{
    struct event_cursor *cursor = (struct event_cursor *)base;
    struct event_filter filter = {
        .wants = (unsigned)wants, .earliest = INT64_MIN, .latest = INT64_MAX};
    const char *schema = "main";
    bool possible = true;

    for (int i = 0; i < argc; i++) {
        if (plan[i] == VIRTUAL_TABLE_SCHEMA)
            schema = virtual_table_schema(argv[i]);
        else
            possible = add_argument(&filter, plan[i], argv[i]) && possible;
    }
    cursor->scan.done = true;
    if (!possible || schema == NULL)
        return SQLITE_OK;
    event_scan_start(&cursor->scan, schema, &filter);
    return event_scan_code(&cursor->scan, base->pVtab);
}

static int event_next(sqlite3_vtab_cursor *base)
{
    struct event_cursor *cursor = (struct event_cursor *)base;

    event_scan_next(&cursor->scan);
    return event_scan_code(&cursor->scan, base->pVtab);
}

static int event_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct event_cursor *)base)->scan.done;
}

static int event_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct event_scan *scan = &((const struct event_cursor *)base)->scan;

    *rowid = (sqlite3_int64)scan->file << 32 | (scan->first + scan->row);
    return SQLITE_OK;
}

/* ---- columns ---- */

static void result_op(const struct event_scan *scan, sqlite3_context *context, int column)
{
    const struct trace_op *op = &scan->set->ops[scan->columns->op[scan->row]];

    if (column == COLUMN_NAME)
        result_known(&scan->set->names, context, op->name);
    else if (column == COLUMN_CATEGORY)
        result_known(&scan->set->names, context, op->category);
    else if (column == COLUMN_SIDE)
        sqlite3_result_text(context, event_scan_side(scan), -1, SQLITE_STATIC);
    else
        sqlite3_result_text(context, trace_kind_name((enum trace_kind)op->kind), -1,
                            SQLITE_STATIC);
}

/* The columns that both tables of events have; EVENTS_COLUMN_COUNT: not one of these. */
static int column_of_both(int column)
{
    switch (column) {
    case COLUMN_PID:
        return EVENTS_COLUMN_PID;
    case COLUMN_TID:
        return EVENTS_COLUMN_TID;
    case COLUMN_DEVICE:
        return EVENTS_COLUMN_DEVICE;
    case COLUMN_STREAM:
        return EVENTS_COLUMN_STREAM;
    case COLUMN_CORRELATION:
        return EVENTS_COLUMN_CORRELATION;
    case COLUMN_LAUNCH:
        return EVENTS_COLUMN_LAUNCH;
    case COLUMN_BYTES:
        return EVENTS_COLUMN_BYTES;
    case COLUMN_BANDWIDTH:
        return EVENTS_COLUMN_BANDWIDTH;
    case COLUMN_STEP:
        return EVENTS_COLUMN_STEP_NUMBER;
    default:
        return EVENTS_COLUMN_COUNT;
    }
}

static int event_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct event_cursor *cursor = (struct event_cursor *)base;
    const struct event_scan *scan = &cursor->scan;
    uint32_t row = scan->row;

    switch (column) {
    case COLUMN_FILE:
        sqlite3_result_int64(context, scan->file);
        break;
    case COLUMN_ROW:
        sqlite3_result_int64(context, scan->first + row);
        break;
    case COLUMN_NAME:
    case COLUMN_CATEGORY:
    case COLUMN_SIDE:
    case COLUMN_KIND:
        result_op(scan, context, column);
        break;
    case COLUMN_TS:
        sqlite3_result_int64(context, scan->columns->ts[row]);
        break;
    case COLUMN_DUR:
        sqlite3_result_int64(context, scan->columns->dur[row]);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(context, scan->columns->self[row]);
        break;
    case COLUMN_SET_SCHEMA:
        sqlite3_result_text(context, scan->schema, -1, SQLITE_TRANSIENT);
        break;
    default:
        events_scan_column(&cursor->scan, context, column_of_both(column));
    }
    return event_scan_code(scan, base->pVtab);
}

static const struct virtual_table_kind event_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = event_best_index,
               .xFilter = event_filter, .xNext = event_next, .xEof = event_eof,
               .xColumn = event_column, .xRowid = event_rowid},
    .sql =
        "CREATE TABLE event(file INTEGER, row INTEGER, name TEXT, category TEXT, "
        "side TEXT, kind TEXT, ts INTEGER, dur INTEGER, self INTEGER, pid TEXT, "
        "tid TEXT, device INTEGER, stream INTEGER, correlation INTEGER, launch INTEGER, "
        "bytes INTEGER, bandwidth REAL, step INTEGER, set_schema TEXT HIDDEN)",
    .cursor_size = sizeof(struct event_cursor),
    .cursor_init = event_cursor_init,
    .cursor_free = event_cursor_free,
};

int event_table_register(sqlite3 *handle, struct budget *budget)
{
    return virtual_table_register(handle, "event", &event_kind, budget, NULL);
}
