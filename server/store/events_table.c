#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/events.h"
#include "store/functions.h"
#include "trace/kinds.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- events words ---- */

/* The words in the rows of the table `events`: the names, kinds and files of each set,
 * read once per connection. */

/* The words of an op, as numbers of events_words.texts. */
enum events_word {
    EVENTS_NAME,
    EVENTS_SHORT_NAME,
    EVENTS_CATEGORY,
    EVENTS_DEVICE_TYPE,
    EVENTS_KIND,
    EVENTS_WORDS
};
struct events_op {
    uint32_t word[EVENTS_WORDS];
};

struct events_file {
    uint32_t file;
    uint32_t name, span;
    int64_t rank;
    int64_t origin; /* ns: its first event */
};

struct events_set {
    const char *schema; /* which `side` shows too */
    struct events_op *ops;
    uint32_t op_count;
    struct events_file *files; /* by number */
    size_t file_count;
    uint64_t rows;
    int64_t earliest, latest; /* origins of the files, ns */
};

#define EVENTS_SETS_MAX 2

struct events_words {
    struct arena *arena;  /* of all of it; NULL: not loaded */
    struct strings texts; /* complete once the sets are loaded: pointers into it stay */
    struct events_set sets[EVENTS_SETS_MAX];
    size_t set_count;
    struct budget *budget;
};

#define TEXTS_BYTES_MAX ((size_t)1 << 31)

static uint32_t add_column(struct events_words *words, struct statement *row, int column)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    return strings_add(&words->texts, text, length);
}

static uint32_t add_constant(struct events_words *words, const char *text)
{
    return strings_add(&words->texts, text, strlen(text));
}

static void read_ops(struct events_words *words, struct events_set *set,
                     struct database *database)
{
    static const char *const devices[] = {
        [TRACE_HOST] = "CPU", [TRACE_DEVICE] = "GPU", [TRACE_NEITHER] = ""};
    CLEANUP_STATEMENT struct statement row =
        statement_in(database, set->schema, "sql/events_ops");
    size_t capacity = 0;

    while (statement_next(&row)) {
        int64_t side = statement_int64(&row, 4), kind = statement_int64(&row, 5);

        if (statement_int64(&row, 0) != set->op_count || set->op_count >= CELLS_OPS_MAX ||
            side < TRACE_HOST || side > TRACE_NEITHER || kind < TRACE_KIND_NONE ||
            kind > TRACE_KIND_MEMORY) {
            database_fail_damaged(database, "table op is damaged");
            return;
        }
        ARENA_RESERVE(words->arena, set->ops, capacity, (size_t)set->op_count + 1);
        uint32_t *word = set->ops[set->op_count++].word;
        for (int i = EVENTS_NAME; i <= EVENTS_CATEGORY; i++)
            word[i] = add_column(words, &row, 1 + i);
        word[EVENTS_DEVICE_TYPE] = add_constant(words, devices[side]);
        word[EVENTS_KIND] = add_constant(words, trace_kind_name((enum trace_kind)kind));
    }
}

static void read_files(struct events_words *words, struct events_set *set,
                       struct database *database)
{
    CLEANUP_STATEMENT struct statement row =
        statement_in(database, set->schema, "sql/events_files");
    size_t capacity = 0;

    while (statement_next(&row)) {
        int64_t file = statement_int64(&row, 0), rows = statement_int64(&row, 4);
        int64_t first = statement_int64(&row, 5);

        if (file < 0 || file > INT32_MAX || rows < 0)
            database_fail_damaged(database, "table file is damaged");
        ARENA_RESERVE(words->arena, set->files, capacity, set->file_count + 1);
        set->files[set->file_count++] =
            (struct events_file){.file = (uint32_t)file,
                                 .name = add_column(words, &row, 1),
                                 .rank = statement_int64(&row, 2),
                                 .span = (uint32_t)statement_int64(&row, 3),
                                 .origin = first};
        set->rows += (uint64_t)rows;
        if (set->file_count == 1 || first < set->earliest)
            set->earliest = first;
        if (set->file_count == 1 || first > set->latest)
            set->latest = first;
    }
}

static void forget_words(struct events_words *words)
{
    for (size_t i = 0; i < words->set_count; i++)
        words->sets[i] = (struct events_set){.schema = words->sets[i].schema};
    arena_free(&words->arena);
}

static const struct events_file *events_words_file(const struct events_set *set,
                                                   uint32_t file)
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

/* How the table `events` answers one query: what SQLite may leave to the table
 * (xBestIndex), and what that means for a scan (xFilter).
 *
 * A plan is a number, which has the columns to decode, and a text: one
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

/* A term of an order that the table keeps itself. */
struct events_order {
    enum events_word word;
    bool descending;
};
#define EVENTS_ORDER_MAX EVENTS_WORDS

/* The number of rows that may be kept in memory to put them in order. */
#define EVENTS_ORDERED_ROWS_MAX ((uint64_t)8 << 20)

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

/* For xBestIndex. `rows`: of all sets. */
static int events_plan_make(sqlite3_index_info *info, uint64_t rows)
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

/* The meaning of a plan for one run. */
struct events_filter {
    struct arena *arena; /* of the lists */
    unsigned wants;      /* enum event_parts */
    bool impossible;
    struct events_order order[EVENTS_ORDER_MAX];
    size_t order_count;            /* 0: as the events come */
    bool sides[EVENTS_SETS_MAX];   /* which sets count */
    uint8_t *ops[EVENTS_SETS_MAX]; /* by op; NULL: all */
    int64_t *ranks;                /* if by_rank */
    size_t rank_count, rank_capacity;
    bool by_rank;
    double above, below; /* of start_us; both are allowed values */
};
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
static void keep_ops(const struct events_words *words, enum events_word word,
                     const uint8_t *wanted, struct events_filter *out)
{
    for (size_t i = 0; i < words->set_count; i++) {
        const struct events_set *set = &words->sets[i];

        if (out->ops[i] == NULL) {
            out->ops[i] = arena_new(out->arena, set->op_count, 1);
            memset(out->ops[i], 1, set->op_count);
        }
        for (uint32_t op = 0; op < set->op_count; op++) {
            uint32_t text = set->ops[op].word[word];

            out->ops[i][op] &= wanted[text];
        }
    }
}

static int filter_words(const struct events_words *words, char letter,
                        sqlite3_value *argument, struct events_filter *out)
{
    enum events_word word = (enum events_word)((letter | 0x20) - LETTER_WORD);
    struct wanted_words wanted = {&words->texts,
                                  arena_new(out->arena, words->texts.count, 1)};
    int code = for_values(letter, argument, note_word, &wanted);

    keep_ops(words, word, wanted.wanted, out);
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
    ARENA_RESERVE(out->arena, out->ranks, out->rank_capacity, out->rank_count + 1);
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

/* For xFilter. Returns SQLITE_OK or SQLITE_NOMEM. */
static int events_plan_read(const struct events_words *words, int number,
                            const char *plan, int argc, sqlite3_value **argv,
                            struct events_filter *out)
{
    int code = SQLITE_OK;

    *out = (struct events_filter){.arena = arena_make(words->budget),
                                  .wants = (unsigned)number & (IS_ORDERED - 1),
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

/* A moment in ns, moved a little by `aside`: SQLite then compares exactly. */
static int64_t moment(double us, int64_t origin, int aside)
{
    double ns = us * 1000 + (double)origin + 2048.0 * aside;

    return ns <= -9e18 ? INT64_MIN : ns >= 9e18 ? INT64_MAX : (int64_t)ns;
}

/* The times of a set that the filter lets through, ns. */
static void events_filter_times(const struct events_filter *filter,
                                const struct events_set *set, int64_t *earliest,
                                int64_t *latest)
{
    *earliest = moment(filter->above, set->earliest, -1);
    *latest = moment(filter->below, set->latest, 1);
}

static bool events_filter_has_rank(const struct events_filter *filter, int64_t rank)
{
    return !filter->by_rank ||
           (filter->rank_count > 0 && bsearch(&rank, filter->ranks, filter->rank_count,
                                              sizeof rank, number_order_int64) != NULL);
}

/* ---- events ordered ---- */

/* Rows of the table `events` in the order of their words. There are few names and many
 * events, so this sorts the ops and counts the events: it compares no text per event. */

struct ordered_row {
    uint32_t op;   /* over all sets: the ops of one set follow those of the set before */
    uint32_t file; /* index into the files of the set */
    uint32_t row;  /* in its file */
    int64_t ts, dur, self; /* ns; undefined if they are not wanted */
};

struct events_ordered {
    const struct events_words *words;
    struct ordered_row *rows;
    size_t count, capacity;
    uint32_t *order;     /* of the rows */
    struct arena *arena; /* of the cursor's filter */
};

/* The first op of a set among the ops of all sets. */
static uint32_t first_op(const struct events_words *words, size_t set)
{
    return set == 0 ? 0 : words->sets[0].op_count;
}

/* Adds the current row of a scan of the set. */
static void events_ordered_add(struct events_ordered *rows, size_t set,
                               const struct event_scan *scan, uint32_t file)
{
    const struct event_arrays *columns = scan->columns;

    ARENA_RESERVE(rows->arena, rows->rows, rows->capacity, rows->count + 1);
    rows->rows[rows->count++] =
        (struct ordered_row){.op = first_op(rows->words, set) + columns->op[scan->row],
                             .file = file,
                             .row = scan->first + scan->row,
                             .ts = columns->ts[scan->row],
                             .dur = columns->dur[scan->row],
                             .self = columns->self[scan->row]};
}

/* The set of a row, and its op there. */
static size_t events_ordered_set(const struct events_ordered *rows, size_t row,
                                 const struct events_op **op)
{
    const struct events_words *words = rows->words;
    size_t set = rows->rows[row].op >= words->sets[0].op_count ? 1 : 0;

    *op = &words->sets[set].ops[rows->rows[row].op - first_op(words, set)];
    return set;
}

/* ---- ordering ---- */

struct events_sort {
    const struct events_words *words;
    const struct events_order *terms;
    size_t count;
    struct budget *budget;
};

static const struct events_op *find_op(const struct events_words *words, uint32_t op)
{
    return op < words->sets[0].op_count ? &words->sets[0].ops[op]
                                        : &words->sets[1].ops[op - first_op(words, 1)];
}

/* Compares bytes, as SQLite does. */
static int compare_words(const struct strings *texts, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    size_t left = strings_length(texts, a), right = strings_length(texts, b);
    int order = memcmp(strings_text(texts, a), strings_text(texts, b),
                       left < right ? left : right);

    return order != 0 ? order : (left > right) - (left < right);
}

static int compare_ops(const void *a, const void *b, void *context)
{
    const struct events_sort *sorting = context;
    const struct events_op *left = find_op(sorting->words, *(const uint32_t *)a);
    const struct events_op *right = find_op(sorting->words, *(const uint32_t *)b);
    int order = 0;

    if (budget_is_over(sorting->budget))
        return 0;
    for (size_t i = 0; i < sorting->count && order == 0; i++) {
        enum events_word word = sorting->terms[i].word;

        order =
            compare_words(&sorting->words->texts, left->word[word], right->word[word]);
        order = sorting->terms[i].descending ? -order : order;
    }
    return order;
}

/* The place of each op in the order; equal ops share a place. */
static uint32_t *rank_ops(const struct events_sort *sorting, struct arena *arena,
                          size_t ops)
{
    uint32_t *sorted = arena_new(arena, ops, sizeof *sorted);
    uint32_t *ranks = arena_new(arena, ops, sizeof *ranks);
    uint32_t rank = 0;

    for (uint32_t i = 0; i < ops; i++)
        sorted[i] = i;
    qsort_r(sorted, ops, sizeof *sorted, compare_ops, (void *)(uintptr_t)sorting);
    for (size_t i = 0; i < ops; i++) {
        if (i > 0 &&
            compare_ops(&sorted[i - 1], &sorted[i], (void *)(uintptr_t)sorting) != 0)
            rank++;
        ranks[sorted[i]] = rank;
    }
    return ranks;
}

/* Orders rows by the rank of their op; rows of one rank stay as they came. */
static void count_rows(struct events_ordered *rows, const uint32_t *ranks, size_t ops)
{
    uint32_t *next = arena_new(rows->arena, ops + 1, sizeof *next);

    rows->order = arena_new(rows->arena, rows->count, sizeof *rows->order);
    for (size_t i = 0; i < rows->count; i++)
        next[ranks[rows->rows[i].op] + 1]++;
    for (size_t i = 0; i < ops; i++)
        next[i + 1] += next[i];
    for (size_t i = 0; i < rows->count; i++)
        rows->order[next[ranks[rows->rows[i].op]]++] = (uint32_t)i;
}

/* Puts all rows in order. */
static int events_ordered_sort(struct events_ordered *rows,
                               const struct events_order *terms, size_t count,
                               struct error *error)
{
    size_t ops = 0;
    struct budget *budget = rows->words->budget;
    const struct events_sort sorting = {rows->words, terms, count, budget};

    for (size_t i = 0; i < rows->words->set_count; i++)
        ops += rows->words->sets[i].op_count;
    uint32_t *ranks = rank_ops(&sorting, rows->arena, ops);
    int over = budget_look(budget, error);
    if (over == 0)
        count_rows(rows, ranks, ops);
    return over != 0 ? over : budget_look(budget, error);
}

/* ---- events table ---- */

/* The virtual table `events`: the events of attached sets in words and µs.
 *
 *   SELECT name, count(*), sum(dur) FROM events
 *   WHERE side = 'control' AND rank = 0 AND device_type = 'GPU' GROUP BY name
 *
 * Columns: side (the schema), rank, span, file (its name), step_number, name, short_name,
 * category, device_type ('CPU', 'GPU' or ''), kind, start_us (since the first event of
 * the recording), dur, self (µs), pid, tid, device, stream, correlation, shapes (of the
 * inputs, host rows), bytes, bandwidth (GB/s), row (its number in the file), launch (the
 * row that launched it, device rows); NULL where the event does not say.
 *
 * Constraints on side, rank, start_us and the five words skip whole segments or files;
 * columns that a query does not mention are not decoded. The table itself makes an order
 * by words, which GROUP BY also asks for. SQLite gets the texts of words without a copy:
 * they live as long as the table. */

/* The arguments of a registration. */
struct events_module {
    const char *schemas[EVENTS_SETS_MAX];
    size_t count;
    struct budget *budget;
};

struct events_vtab {
    struct virtual_table base;
    struct events_words words;
    struct event_scan *idle[EVENTS_SETS_MAX]; /* with their loaded data; NULL: none */
};

struct events_cursor {
    sqlite3_vtab_cursor base;
    struct events_filter filter;
    size_t set;              /* the scanned set; words.set_count: at the end */
    struct event_scan *scan; /* of that set; NULL: none */
    const struct events_file *file;
    bool ordered;
    struct events_ordered rows;
    size_t at; /* in them */
};

static void events_vtab_init(struct virtual_table *base)
{
    struct events_vtab *table = (struct events_vtab *)base;
    const struct events_module *module = base->context;

    table->words.budget = module->budget;
    table->words.set_count = module->count;
    for (size_t i = 0; i < module->count; i++)
        table->words.sets[i].schema = module->schemas[i];
}

static void free_scan(struct event_scan *scan)
{
    if (scan != NULL)
        event_scan_free(scan);
    free(scan);
}

static void events_vtab_free(struct virtual_table *base)
{
    struct events_vtab *table = (struct events_vtab *)base;

    for (size_t i = 0; i < EVENTS_SETS_MAX; i++)
        free_scan(table->idle[i]);
    forget_words(&table->words);
}

/* Reads the words of the sets, unless they are there already. */
static int load_words(struct events_vtab *table)
{
    struct events_words *words = &table->words;
    struct database database = {.handle = table->base.handle, .budget = words->budget};

    if (words->arena != NULL)
        return SQLITE_OK;
    words->arena = arena_make(words->budget);
    strings_init_in(&words->texts, TEXTS_BYTES_MAX, words->arena);
    for (size_t i = 0; i < words->set_count; i++) {
        set_trust(&database, words->sets[i].schema);
        read_ops(words, &words->sets[i], &database);
        read_files(words, &words->sets[i], &database);
    }
    budget_look(words->budget, database_failure(&database));
    if (!database_failed(&database))
        return SQLITE_OK;
    forget_words(words);
    return virtual_table_fail_with(&table->base.base, &database.failure);
}

static int events_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    struct events_vtab *table = (struct events_vtab *)base;
    uint64_t rows = 0;
    int code = load_words(table);

    for (size_t i = 0; i < table->words.set_count; i++)
        rows += table->words.sets[i].rows;
    return code == SQLITE_OK ? events_plan_make(info, rows) : code;
}

/* ---- cursors ---- */

/* Gives the scan back, so that another cursor need not load the set again. */
static void leave_set(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;

    if (cursor->scan == NULL)
        return;
    if (table->idle[cursor->set] == NULL)
        table->idle[cursor->set] = cursor->scan;
    else
        free_scan(cursor->scan);
    cursor->scan = NULL;
}

static void forget_answer(struct events_cursor *cursor)
{
    leave_set(cursor);
    arena_free(&cursor->filter.arena);
    cursor->rows = (struct events_ordered){0};
}

static void events_cursor_free(sqlite3_vtab_cursor *base)
{
    forget_answer((struct events_cursor *)base);
}

static bool has_file(const void *context, uint32_t number)
{
    const struct events_cursor *cursor = context;
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    const struct events_file *file =
        events_words_file(&table->words.sets[cursor->set], number);

    return file != NULL && events_filter_has_rank(&cursor->filter, file->rank);
}

/* Starts to scan the current set. */
static int enter_set(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;
    const struct events_set *set = &table->words.sets[cursor->set];
    struct event_filter filter = {.wants = cursor->filter.wants,
                                  .ops = cursor->filter.ops[cursor->set],
                                  .has_file = has_file,
                                  .context = cursor};

    events_filter_times(&cursor->filter, set, &filter.earliest, &filter.latest);
    cursor->scan = table->idle[cursor->set];
    table->idle[cursor->set] = NULL;
    if (cursor->scan == NULL) {
        cursor->scan = owned_new(1, sizeof *cursor->scan);
        event_scan_init(cursor->scan, table->base.handle, table->words.budget);
    }
    cursor->file = NULL;
    event_scan_start(cursor->scan, set->schema, &filter);
    return event_scan_code(cursor->scan, cursor->base.pVtab);
}

static size_t set_count(const struct events_cursor *cursor)
{
    return ((const struct events_vtab *)cursor->base.pVtab)->words.set_count;
}

/* If the current set is at its end: moves to a row of a later set, or to the end. */
static int settle(struct events_cursor *cursor)
{
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    int code = SQLITE_OK;

    while (cursor->scan == NULL || cursor->scan->done) {
        if (cursor->scan != NULL) {
            leave_set(cursor);
            cursor->set++;
        }
        while (cursor->set < set_count(cursor) && !cursor->filter.sides[cursor->set])
            cursor->set++;
        if (cursor->set == set_count(cursor))
            return SQLITE_OK;
        code = enter_set(cursor);
        if (code != SQLITE_OK)
            return code;
    }
    if (cursor->file == NULL || cursor->file->file != cursor->scan->file)
        cursor->file =
            events_words_file(&table->words.sets[cursor->set], cursor->scan->file);
    return SQLITE_OK;
}

static int step_scan(struct events_cursor *cursor)
{
    event_scan_next(cursor->scan);
    int code = event_scan_code(cursor->scan, cursor->base.pVtab);
    return code == SQLITE_OK ? settle(cursor) : code;
}

static bool at_end(const struct events_cursor *cursor)
{
    return cursor->set == set_count(cursor);
}

/* Reads all rows and puts them in order. */
static int gather(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;
    struct events_ordered *rows = &cursor->rows;
    struct error error = {0};
    int code = SQLITE_OK;

    *rows =
        (struct events_ordered){.words = &table->words, .arena = cursor->filter.arena};
    while (code == SQLITE_OK && !at_end(cursor)) {
        const struct events_set *set = &table->words.sets[cursor->set];

        events_ordered_add(rows, cursor->set, cursor->scan,
                           (uint32_t)(cursor->file - set->files));
        code = step_scan(cursor);
    }
    if (code != SQLITE_OK)
        return code;
    return events_ordered_sort(rows, cursor->filter.order, cursor->filter.order_count,
                               &error) == 0
               ? SQLITE_OK
               : virtual_table_fail_with(&table->base.base, &error);
}

static int events_filter(sqlite3_vtab_cursor *base, int number, const char *plan,
                         int argc, sqlite3_value **argv)
{
    struct events_cursor *cursor = (struct events_cursor *)base;
    struct events_vtab *table = (struct events_vtab *)base->pVtab;

    forget_answer(cursor);
    cursor->at = cursor->set = 0;
    cursor->file = NULL;
    int code = load_words(table);
    if (code == SQLITE_OK)
        code = events_plan_read(&table->words, number, plan, argc, argv, &cursor->filter);
    cursor->ordered = cursor->filter.order_count > 0;
    if (cursor->filter.impossible || code != SQLITE_OK) {
        cursor->set = set_count(cursor);
        return code;
    }
    if (cursor->ordered)
        cursor->filter.wants |= EVENT_WANT_OP;
    code = settle(cursor);
    return code == SQLITE_OK && cursor->ordered ? gather(cursor) : code;
}

static int events_next(sqlite3_vtab_cursor *base)
{
    struct events_cursor *cursor = (struct events_cursor *)base;

    cursor->at++;
    return cursor->ordered ? SQLITE_OK : step_scan(cursor);
}

static int events_eof(sqlite3_vtab_cursor *base)
{
    const struct events_cursor *cursor = (const struct events_cursor *)base;

    return cursor->ordered ? cursor->at == cursor->rows.count : at_end(cursor);
}

/* ---- columns ---- */

static void result_text(sqlite3_context *context, const struct strings *texts,
                        uint32_t id)
{
    sqlite3_result_text(context, strings_text(texts, id), (int)strings_length(texts, id),
                        SQLITE_STATIC);
}

/* The current row, wherever it comes from. */
struct event_row {
    const struct events_set *set;
    const struct events_file *file;
    const struct events_op *op;
    int64_t ts, dur, self; /* undefined if they are not wanted */
    uint32_t number;       /* in its file */
};

static void find_ordered(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_ordered *rows = &cursor->rows;
    const struct events_words *words = rows->words;
    size_t at = rows->order[cursor->at];

    const struct ordered_row *row = &rows->rows[at];

    out->set = &words->sets[events_ordered_set(rows, at, &out->op)];
    out->file = &out->set->files[row->file];
    out->number = row->row;
    out->ts = row->ts;
    out->dur = row->dur;
    out->self = row->self;
}

static void find_scanned(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    const struct event_scan *scan = cursor->scan;

    out->set = &table->words.sets[cursor->set];
    out->file = cursor->file;
    out->number = scan->first + scan->row;
    out->op = &out->set->ops[scan->wanted.op == NULL ? 0 : scan->columns->op[scan->row]];
    out->ts = scan->columns->ts[scan->row];
    out->dur = scan->columns->dur[scan->row];
    out->self = scan->columns->self[scan->row];
}

static void find_row(const struct events_cursor *cursor, struct event_row *out)
{
    if (cursor->ordered)
        find_ordered(cursor, out);
    else
        find_scanned(cursor, out);
}

/* A row has the same number however it is found: if a condition has an OR, SQLite queries
 * each part of it, and leaves out numbers that it has seen. */
static int events_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct events_vtab *table = (const struct events_vtab *)base->pVtab;
    struct event_row row = {0};

    find_row((const struct events_cursor *)base, &row);
    *rowid = (sqlite3_int64)(row.set - table->words.sets) << 62 |
             (sqlite3_int64)row.file->file << 32 | row.number;
    return SQLITE_OK;
}

static int events_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct events_cursor *cursor = (struct events_cursor *)base;
    const struct strings *texts = &((const struct events_vtab *)base->pVtab)->words.texts;
    struct event_row row = {0};

    find_row(cursor, &row);
    switch (column) {
    case EVENTS_COLUMN_SIDE:
        sqlite3_result_text(context, row.set->schema, -1, SQLITE_STATIC);
        break;
    case EVENTS_COLUMN_RANK:
        sqlite3_result_int64(context, row.file->rank);
        break;
    case EVENTS_COLUMN_SPAN:
        sqlite3_result_int64(context, row.file->span);
        break;
    case EVENTS_COLUMN_FILE:
        result_text(context, texts, row.file->name);
        break;
    case EVENTS_COLUMN_NAME:
    case EVENTS_COLUMN_SHORT_NAME:
    case EVENTS_COLUMN_CATEGORY:
    case EVENTS_COLUMN_DEVICE_TYPE:
    case EVENTS_COLUMN_KIND:
        result_text(context, texts, row.op->word[column - EVENTS_COLUMN_NAME]);
        break;
    case EVENTS_COLUMN_START_US:
        virtual_table_give_us(context, (double)(row.ts - row.file->origin));
        break;
    case EVENTS_COLUMN_DUR:
        virtual_table_give_us(context, (double)row.dur);
        break;
    case EVENTS_COLUMN_SELF:
        virtual_table_give_us(context, (double)row.self);
        break;
    default:
        events_scan_column(cursor->scan, context, column);
        return event_scan_code(cursor->scan, base->pVtab);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind events_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = events_best_index,
               .xFilter = events_filter, .xNext = events_next, .xEof = events_eof,
               .xColumn = events_column, .xRowid = events_rowid},
    .sql = "CREATE TABLE events(side TEXT, rank INTEGER, span INTEGER, file TEXT, "
           "step_number INTEGER, name TEXT, short_name TEXT, category TEXT, "
           "device_type TEXT, kind TEXT, start_us REAL, dur REAL, self REAL, pid TEXT, "
           "tid TEXT, device INTEGER, stream INTEGER, correlation INTEGER, shapes TEXT, "
           "bytes INTEGER, bandwidth REAL, row INTEGER, launch INTEGER)",
    .table_size = sizeof(struct events_vtab),
    .cursor_size = sizeof(struct events_cursor),
    .init = events_vtab_init,
    .free = events_vtab_free,
    .cursor_free = events_cursor_free,
};

int events_table_register(sqlite3 *handle, const char *name, const char *const *schemas,
                          size_t count, struct budget *budget)
{
    struct events_module *module = owned_new(1, sizeof *module);

    module->budget = budget;
    module->count = count < EVENTS_SETS_MAX ? count : EVENTS_SETS_MAX;
    for (size_t i = 0; i < module->count; i++)
        module->schemas[i] = schemas[i];
    return virtual_table_register(handle, name, &events_kind, module, free);
}
