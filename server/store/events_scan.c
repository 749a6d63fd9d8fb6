#include "base/array.h"
#include "base/error.h"
#include "store/database.h"
#include "store/events.h"
#include "store/segment.h"
#include "store/set_check.h"
#include "store/set_load.h"
#include "store/statement.h"

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
