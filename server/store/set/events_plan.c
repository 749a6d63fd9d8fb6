/* See events_plan.h. A plan is a number, which has the columns to decode, and a text: one
 * letter for each argument of xFilter, then, after a bar, two characters for each term of
 * the order. */
#include "store/set/events_plan.h"

#include "base/array.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

static int compare_ranks(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
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
        qsort(out->ranks, out->rank_count, sizeof *out->ranks, compare_ranks);
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
                                              sizeof rank, compare_ranks) != NULL);
}
