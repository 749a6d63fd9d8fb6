/* The sequences of kernels that an operator launches (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/heaviest_operator.h"
#include "analysis/set/ranks.h"
#include "analysis/set/sequences.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* A pattern of more bytes ends in "|…". */
#define TEXT_MAX ((size_t)1 << 20)
#define TEXTS_MAX ((size_t)512 << 20)

struct sequences_options {
    const char *operator_name; /* text within the name; NULL: no operator */
    int64_t min_pattern_len, top_k;
    char *heaviest; /* owned; the operator that was chosen because none was named */
    const struct strings *just; /* texts of the patterns to write instead of the top_k
                                   most frequent; NULL: none */
};

static const struct parameter parameters[] = {
    {.name = "operator_name",
     .type = PARAMETER_TEXT,
     .offset = offsetof(struct sequences_options, operator_name),
     .flags = PARAMETER_ECHOED,
     .value = "TEXT",
     .help = "a part of the operator's name; without it, the operator whose kernels "
             "take the most device time, on the first chosen rank where an operator "
             "launches min_pattern_len kernels a call"},
    {.name = "min_pattern_len",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct sequences_options, min_pattern_len),
     .flags = PARAMETER_ECHOED,
     .most = 1000000,
     .standard = "3",
     .help = "at least this many kernels in a sequence; fewer if no operator is named "
             "and none has that many"},
    {.name = "top_k",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct sequences_options, top_k),
     .flags = PARAMETER_ECHOED,
     .most = 1000000,
     .standard = "5",
     .help = "at most this many sequences"},
};

/* ---- tables ---- */

enum { RANK, FOUND, OPERATORS, COUNTS_COLUMNS };

static const struct table_column counts_columns[COUNTS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [FOUND] = {"patterns_found", TABLE_INTEGER, TABLE_SUM},
    [OPERATORS] = {"operators", TABLE_INTEGER, TABLE_SUM},
};
static const struct table_spec counts_spec = {"counts", counts_columns, COUNTS_COLUMNS};

enum { PATTERN = 1, LENGTH, COUNT, KERNEL, OPERATOR, PATTERN_COLUMNS };

static const struct table_column pattern_columns[PATTERN_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [PATTERN] = {"pattern", TABLE_TEXT, TABLE_KEY},
    [LENGTH] = {"length", TABLE_INTEGER, TABLE_KEY},
    [COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [KERNEL] = {"kernel_duration", TABLE_TIME, TABLE_SUM},
    [OPERATOR] = {"operator_duration", TABLE_TIME, TABLE_SUM},
};
static const struct table_spec patterns_spec = {"patterns", pattern_columns,
                                                PATTERN_COLUMNS};

static void write_pattern(const struct pattern *pattern, const struct buffer *text,
                          int64_t rank, struct table *table)
{
    table_add_row(table);
    table_set_integer(table, RANK, rank);
    table_set_text(table, PATTERN, text->bytes, text->length);
    table_set_integer(table, LENGTH, (int64_t)pattern->length);
    table_set_integer(table, COUNT, (int64_t)pattern->count);
    table_set_integer(table, KERNEL, pattern->kernel_duration);
    table_set_integer(table, OPERATOR, pattern->operator_duration);
}

static int write_patterns(const struct patterns *patterns, int64_t rank,
                          const struct sequences_options *options, struct table *table,
                          struct error *error)
{
    const struct strings *just = options->just;
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 2 * TEXT_MAX);
    for (size_t i = 0; i < patterns->count; i++) {
        if ((just == NULL && i >= (size_t)options->top_k) ||
            budget_is_over(patterns->budget))
            break;
        buffer_clear(&text);
        patterns_write_text(patterns, &patterns->items[i], TEXT_MAX, &text);
        if (buffer_failed(&text))
            return error_set_memory(error);
        if (text.length > 0 &&
            (just == NULL || strings_find(just, text.bytes, text.length) != STRINGS_NONE))
            write_pattern(&patterns->items[i], &text, rank, table);
    }
    return table_check(table, error);
}

/* ---- one rank ---- */

enum { COUNTS, PATTERNS };
static const struct analysis_table tables[] = {
    [COUNTS] = {.spec = &counts_spec,
                .about = "how many patterns, and how many operators have one"},
    [PATTERNS] = {.spec = &patterns_spec,
                  .about = "pattern is the operator's name and those of its kernels, "
                           "joined by `|`"},
};

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct sequences_options *options = rank->options;
    const struct sequences_request wanted = {options->operator_name,
                                             options->min_pattern_len};
    CLEANUP(patterns_free) struct patterns patterns;
    struct table *counts = &part->tables[COUNTS];
    int64_t operators = 0;
    int status = sequences_find(rank->rows, &wanted, &patterns, error);

    if (status != 0)
        return status;
    for (size_t i = 0; i < patterns.count; i++)
        operators += (int64_t)patterns.items[i].count;
    table_add_row(counts);
    table_set_integer(counts, RANK, rank->rows->rank);
    table_set_integer(counts, FOUND, (int64_t)patterns.count);
    table_set_integer(counts, OPERATORS, operators);
    status = table_check(counts, error);
    return status != 0 ? status
                       : write_patterns(&patterns, rank->rows->rank, options,
                                        &part->tables[PATTERNS], error);
}

/* ---- the operator, where none is named ---- */

struct operator_choice {
    struct sequences_options *options;
    bool may_shorten; /* if no operator has that many kernels, fewer are enough */
};

static int find_heaviest(void *context, int side, size_t number,
                         const struct rows_rank *rank, struct error *error)
{
    const struct operator_choice *choice = context;
    struct sequences_options *options = choice->options;
    int64_t least = options->min_pattern_len;
    int status;

    (void)side;
    (void)number;
    do {
        status = heaviest_operator_find(rank, (size_t)least, &options->heaviest, error);
        if (options->heaviest != NULL)
            options->min_pattern_len = least;
    } while (status == 0 && options->heaviest == NULL && choice->may_shorten &&
             --least > 0);
    return status;
}

/* The operator of the first rank that has one, so that finding it costs no more than one
 * rank. */
static int choose_operator(struct store *store, const struct analysis_request *request,
                           const struct analysis_result *result, void *context,
                           struct error *error)
{
    struct sequences_options *options = context;
    struct operator_choice choice = {
        options, parameters_text(&request->given, "min_pattern_len") == NULL};
    int status = 0;

    if (options->operator_name != NULL)
        return 0;
    for (int i = 0; i <= result->has_test; i++)
        for (size_t j = 0; j < result->sides[i].selection.rank_count && status == 0 &&
                           options->heaviest == NULL;
             j++)
            status = ranks_one(store, result, i, j, find_heaviest, &choice, error);
    options->operator_name = options->heaviest;
    return status;
}

static void free_options(void *options)
{
    free(((struct sequences_options *)options)->heaviest);
}

/* ---- the difference ---- */

static bool collect_patterns(const struct table *table, struct strings *out)
{
    for (size_t i = 0; i < table->row_count; i++) {
        size_t length;
        const char *text = table_text(table, i, PATTERN, &length);

        if (strings_add(out, text, length) == STRINGS_NONE)
            return false;
    }
    return true;
}

/* Patterns that one side shows may be less frequent on the other, so each side gets the
 * patterns of both. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    CLEANUP(strings_free) struct strings just;
    struct sequences_options options =
        *(const struct sequences_options *)result->options.own;

    strings_init(&just, TEXTS_MAX);
    options.just = &just;
    if (!collect_patterns(&result->sides[0].all.tables[PATTERNS], &just) ||
        !collect_patterns(&result->sides[1].all.tables[PATTERNS], &just))
        return error_set_memory(error);
    return ranks_analyse(store, result, &options, aligned, error);
}

const struct analysis kernel_sequences = {
    .name = "kernel_sequences",
    .about = "The sequences of kernels that an operator launches",
    ANALYSIS_PARAMETERS(parameters, struct sequences_options),
    ANALYSIS_TABLES(tables),
    .main_table = "patterns",
    .prepare = choose_operator,
    .free_options = free_options,
    .add_rank = add_rank,
    .align = align,
};
