/* See parameter_options.h. */
#include "cli/parameter_options.h"

#include "base/cleanup.h"
#include "cli/common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of getopt_long(): this and higher values are for parameters. */
#define OPTION_PARAMETER 1024

#define HELP_COLUMN 25
#define HELP_WIDTH 80
/* An option may be noted under two names (--ranks), and a command adds its arguments. */
#define NOTES_AN_ARGUMENT 2
#define NOTES_MORE 8

/* ---- options ---- */

static void make_name(const char *name, char option[PARAMETER_OPTION_NAME_MAX])
{
    snprintf(option, PARAMETER_OPTION_NAME_MAX, "%s", name);
    for (char *at = option; *at != '\0'; at++)
        *at = *at == '_' ? '-' : *at;
}

int parameter_options_init(struct parameter_options *options,
                           const struct own_option *own, int argc, struct error *error)
{
    *options = (struct parameter_options){0};
    options->count = own_options_list(own, options->list);
    options->items =
        calloc(NOTES_AN_ARGUMENT * (size_t)argc + NOTES_MORE, sizeof *options->items);
    options->given.items = options->items;
    return options->items == NULL ? error_set_memory(error) : 0;
}

void parameter_options_free(struct parameter_options *options)
{
    free(options->items);
    options->items = NULL;
}

static bool is_there(const struct parameter_options *options, const char *name)
{
    for (size_t i = 0; i < options->count; i++)
        if (strcmp(options->list[i].name, name) == 0)
            return true;
    return false;
}

static bool is_option(const struct parameter *parameter, unsigned user)
{
    return parameter_is_for(parameter, user) &&
           (parameter->flags & PARAMETER_ARGUMENT) == 0;
}

void parameter_options_add(struct parameter_options *options,
                           const struct parameter_table *table, unsigned user)
{
    for (size_t i = 0; i < table->count && options->count < PARAMETER_OPTIONS_MAX; i++) {
        const struct parameter *parameter = &table->items[i];
        char *name = options->names[options->count];
        bool bare = (parameter->flags & PARAMETER_BARE) != 0;

        make_name(parameter->name, name);
        if (!is_option(parameter, user) || is_there(options, name))
            continue;
        options->parameters[options->count] = parameter->name;
        options->list[options->count] =
            (struct option){name, bare ? optional_argument : required_argument, NULL,
                            OPTION_PARAMETER + (int)options->count};
        options->count++;
    }
}

void parameter_options_note(struct parameter_options *options, const char *name,
                            const char *value)
{
    options->items[options->given.count++] = (struct given_parameter){name, value};
}

/* Handles the return value of options_next(), except help. */
static int take(struct parameter_options *options, int option,
                const struct own_option *own)
{
    const struct own_option *found = own_options_find(own, option);

    if (option >= OPTION_PARAMETER) {
        parameter_options_note(options, options->parameters[option - OPTION_PARAMETER],
                               optarg == NULL ? "true" : optarg);
        return 0;
    }
    for (int i = 0; i < 2; i++)
        if (found->noted[i] != NULL)
            parameter_options_note(options, found->noted[i], optarg);
    return own_options_fill(found);
}

int parameter_options_read(struct parameter_options *options, int argc, char **argv,
                           const struct own_option *own, bool *help)
{
    int option;

    *help = false;
    while ((option = options_next(argc, argv, options->list)) != -1) {
        if (option == OPTION_HELP_ASKED)
            *help = true;
        else if (option == OPTION_WRONG || take(options, option, own) != 0)
            return CLI_ERROR;
    }
    return 0;
}

/* ---- help ---- */

void parameter_options_print(const char *option, const char *help)
{
    int column = printf("  %s", option);

    if (column > HELP_COLUMN - 2) {
        putchar('\n');
        column = 0;
    }
    while (*help != '\0') {
        size_t length = strcspn(help, " ");

        if (column > HELP_COLUMN && column + 1 + (int)length >= HELP_WIDTH) {
            putchar('\n');
            column = 0;
        }
        if (column < HELP_COLUMN)
            column += printf("%*s%.*s", HELP_COLUMN - column, "", (int)length, help);
        else
            column += printf(" %.*s", (int)length, help);
        help += length + strspn(help + length, " ");
    }
    putchar('\n');
}

/* "--fold[=BOOL]", "--sort COLUMN" */
static void make_option(const struct parameter *parameter, struct buffer *out)
{
    char name[PARAMETER_OPTION_NAME_MAX];
    const char *value = parameter->value != NULL               ? parameter->value
                        : parameter->type == PARAMETER_BOOLEAN ? "BOOL"
                                                               : "TEXT";

    make_name(parameter->name, name);
    buffer_printf(out, (parameter->flags & PARAMETER_BARE) != 0 ? "--%s[=%s]" : "--%s %s",
                  name, value);
}

void parameter_options_print_help(const struct parameter_table *table, unsigned user)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];
        CLEANUP_BUFFER struct buffer option, text;

        buffer_init(&option, 1000);
        buffer_init(&text, 4000);
        if (!is_option(parameter, user))
            continue;
        make_option(parameter, &option);
        buffer_append_text(&text, parameter->help);
        if (parameter->type != PARAMETER_BOOLEAN &&
            (parameter->allowed != NULL ||
             (parameter->type != PARAMETER_TEXT && parameter->type != PARAMETER_TEXTS))) {
            buffer_append_text(&text, ": ");
            parameter_append_allowed(parameter, &text);
        }
        if (parameter->type == PARAMETER_TEXTS)
            buffer_append_text(&text, "; may be repeated");
        if (parameter->standard != NULL && *parameter->standard != '\0')
            buffer_printf(&text, " (default %s)", parameter->standard);
        if (!buffer_failed(&option) && !buffer_failed(&text))
            parameter_options_print(option.bytes, text.bytes);
    }
}
