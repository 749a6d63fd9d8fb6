/* tracediff sql: a statement over one set or two. */
#include "base/cleanup.h"
#include "base/machine.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/sources.h"
#include "render/sql_tables_text.h"
#include "render/sql_text.h"
#include "sql/ask.h"
#include "sql/tables.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUTPUT_MAX ((size_t)1 << 30)
/* Bytes of standard input; sql_ask() refuses statements over SQL_STATEMENT_MAX. */
#define INPUT_MAX ((size_t)1 << 20)

static const char help[] =
    "usage: tracediff sql [OPTIONS] [SET] ['SELECT …']\n"
    "       tracediff sql --control SET --test SET [OPTIONS] ['SELECT …']\n"
    "\n"
    "Runs SQL on one set or two. Without a statement, reads it from standard input. A\n"
    "SET is a label, an id or a folder of traces (ingested first).\n"
    "\n"
    "  --control SET      the set; with --test, what is compared with\n"
    "  --test SET         what may have changed; the tables of both are control.… and\n"
    "                     test.…, and compare has the comparison\n"
    "  --format FORMAT    table, json or csv (default: table)\n"
    "  --output FILE      write there instead of to standard output\n"
    "  --data DIR         the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --help\n"
    "\n"
    "'.schema' instead of a statement lists the tables and their columns, '.schema\n"
    "NAME' those of one. Statements only read.\n"
    "\n"
    "  tracediff sql after 'SELECT * FROM ops ORDER BY total_us DESC LIMIT 10'\n"
    "\n"
    "Exit status: 0 fine, 3 error.\n";

struct sql_arguments {
    const char *data, *output, *control, *test, *statement;
    enum sql_format format;
};

/* ---- arguments ---- */

static int take_format(void *context, const char *text)
{
    static const char *const names[] = {[SQL_FORMAT_JSON] = "json",
                                        [SQL_FORMAT_CSV] = "csv",
                                        [SQL_FORMAT_TABLE] = "table"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(text, names[i]) == 0) {
            *(enum sql_format *)context = (enum sql_format)i;
            return 0;
        }
    return cli_usage("sql", "--format takes table, json or csv, not \"%s\"", text);
}

/* ".schema" and the like; "./traces" is a folder. */
static bool is_command(const char *word)
{
    return word[0] == '.' && isalpha((unsigned char)word[1]) && strchr(word, '/') == NULL;
}

/* The words that are not options: a set, unless --control names it, and a statement. */
static int take_words(int count, char **words, struct sql_arguments *out)
{
    int used = 0;
    bool has_set = out->control != NULL;

    if (!has_set && count > 0 && !is_command(words[0]))
        out->control = words[used++];
    if (used < count)
        out->statement = words[used++];
    if (used < count)
        return cli_usage("sql", "give one set and one statement, in quotes, not \"%s\"",
                         words[used]);
    bool lists = out->statement != NULL && is_command(out->statement);
    if (out->control == NULL && !lists)
        return cli_usage("sql", "give a set");
    return 0;
}

/* False: the command ends with *status. */
static bool read_arguments(int argc, char **argv, struct sql_arguments *out, int *status)
{
    const struct own_option own[] = {
        {"data", .text = &out->data},
        {"control", .text = &out->control},
        {"test", .text = &out->test},
        {"format", .take = take_format, .context = &out->format},
        {"output", .text = &out->output},
        {0}};
    struct error error = {0};

    if (!own_options_read(argc, argv, own, help, status))
        return false;
    *status = take_words(argc - optind, argv + optind, out);
    if (*status == 0 && cli_check_output(out->output, &error) != 0)
        *status = cli_fail(&error);
    return *status == 0;
}

/* ---- the statement ---- */

static int read_input(struct buffer *out, struct error *error)
{
    char block[4096];
    size_t got;

    if (isatty(STDIN_FILENO))
        cli_say("write a SELECT; Ctrl-D ends it");
    while ((got = fread(block, 1, sizeof block, stdin)) > 0 && !buffer_failed(out))
        buffer_append(out, block, got);
    if (ferror(stdin))
        return error_set_errno(error, errno, "standard input");
    if (buffer_failed(out))
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "the statement has more than %zu bytes", INPUT_MAX);
    return 0;
}

/* ---- the answer ---- */

struct target {
    const struct sql_arguments *arguments;
    struct output output;
};

static int flush(void *context, struct buffer *rows, struct error *error)
{
    struct target *target = context;
    int result = output_write(&target->output, rows->bytes, rows->length, error);

    buffer_clear(rows);
    return result;
}

static int ask(struct store *store, const struct sql_arguments *arguments,
               struct sql_request *request, struct error *error)
{
    CLEANUP(sql_text_free) struct sql_text text;
    CLEANUP_BUFFER struct buffer rest;
    struct target target = {.arguments = arguments, .output = {.fd = -1}};
    struct sql_outcome outcome;

    buffer_init(&rest, OUTPUT_MAX);
    sql_text_init(&text, arguments->format, OUTPUT_MAX, request->budget);
    text.flush = flush;
    text.context = &target;
    const struct sql_sink sink = sql_text_sink(&text);
    int result = output_open(&target.output, arguments->output, error);
    if (result == 0)
        result = sql_ask(store, request, &sink, &outcome, error);
    if (result == 0)
        result =
            sql_text_end(&text, &outcome, output_width(arguments->output), &rest, error);
    if (result == 0 && arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&rest, '\n');
    if (result == 0)
        result = output_write(&target.output, rest.bytes, rest.length, error);
    if (result == 0 && outcome.truncated_by != NULL)
        cli_say("tracediff: the answer was cut after %llu rows: it has more than %zu MB; "
                "write CSV, or ask for less",
                (unsigned long long)outcome.rows, OUTPUT_MAX >> 20);
    if (result == 0)
        result = output_finish(&target.output, error);
    output_discard(&target.output);
    return result;
}

static int list_tables(const struct sql_arguments *arguments, const char *command,
                       struct error *error)
{
    static const char word[] = ".schema";
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    CLEANUP_BUFFER struct buffer text;
    const char *only = command + sizeof word - 1;

    buffer_init(&text, OUTPUT_MAX);
    if (strncmp(command, word, sizeof word - 1) != 0 || (*only != '\0' && *only != ' '))
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "there is no command \"%.60s\"; .schema lists the tables",
                         command);
    only += strspn(only, " ");
    int result = sql_tables_list(true, NULL, &tables, error);
    if (result != 0)
        return result;
    if (arguments->format == SQL_FORMAT_JSON)
        sql_tables_write_json(&tables, &text);
    else if (!sql_tables_write(&tables, *only == '\0' ? NULL : only,
                               output_width(arguments->output), &text))
        return error_set(error, ERROR_NOT_FOUND, "bad_sql",
                         "there is no table \"%.60s\"; .schema lists the tables", only);
    if (arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&text, '\n');
    return buffer_failed(&text) ? error_set_memory(error)
                                : cli_write_text(arguments->output, &text, error);
}

/* Half of the machine's memory, and an hour: the machine is the user's own. */
static int run(struct sql_arguments *arguments, const struct buffer *statement,
               struct error *error)
{
    struct budget budget;
    CLEANUP(cli_close_store) struct store *store = NULL;
    char ids[2][33];
    int result = cli_open_to_read(arguments->data, NULL, &store, error);

    if (result == 0)
        result = cli_check_sources(
            store, (const char *[]){arguments->control, arguments->test}, 2, error);
    if (result == 0)
        result = cli_settle_set(store, &arguments->control, ids[0], error);
    if (result == 0)
        result = cli_settle_set(store, &arguments->test, ids[1], error);
    if (result != 0)
        return result;
    cli_begin_budget(&budget);
    struct sql_request request = {
        .control = arguments->control,
        .test = arguments->test,
        .statement = statement->bytes == NULL ? "" : statement->bytes,
        .length = statement->length,
        .memory = machine_memory() / 2,
        .budget = &budget,
    };
    return ask(store, arguments, &request, error);
}

int cli_sql(int argc, char **argv)
{
    struct sql_arguments arguments = {.format = SQL_FORMAT_TABLE};
    struct error error = {0};
    CLEANUP_BUFFER struct buffer statement;
    int result = 0, status;

    buffer_init(&statement, INPUT_MAX);
    if (!read_arguments(argc, argv, &arguments, &status))
        return status;
    if (arguments.statement != NULL)
        buffer_append_text(&statement, arguments.statement);
    else
        result = read_input(&statement, &error);
    if (result == 0 && statement.length > 0 && statement.bytes[0] == '.')
        result = list_tables(&arguments, statement.bytes, &error);
    else if (result == 0)
        result = run(&arguments, &statement, &error);
    return result == 0 ? CLI_FINE : cli_fail(&error);
}
