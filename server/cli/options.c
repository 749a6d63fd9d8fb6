/* See options.h. */
#include "cli/options.h"

#include "base/nearest.h"
#include "cli/common.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define WORD_MAX 40

static const char *option_name(const void *context, size_t index)
{
    return ((const struct option *)context)[index].name;
}

static const struct option *option_of(const struct option *options, int value)
{
    for (; options->name != NULL; options++)
        if (options->val == value)
            return options;
    return NULL;
}

static void say_long(const char *command, const char *typed, const struct option *options)
{
    char name[WORD_MAX + 1];
    size_t length = strcspn(typed, "=");

    snprintf(name, sizeof name, "%.*s", (int)(length > WORD_MAX ? WORD_MAX : length),
             typed);
    const char *nearest = nearest_word(name, option_name, options);
    if (nearest == NULL)
        cli_usage(command, "there is no option \"--%s\"", name);
    else
        cli_usage(command, "there is no option \"--%s\" (did you mean --%s?)", name,
                  nearest);
}

/* The word that getopt_long() did not understand; `typed` is the word before optind. */
static void say_wrong(const char *command, const char *typed,
                      const struct option *options)
{
    const struct option *known = optopt == 0 ? NULL : option_of(options, optopt);
    const char letter[] = {'-', (char)optopt, '\0'};

    if (optopt == 0)
        say_long(command, typed + strspn(typed, "-"), options);
    else if (known != NULL && known->has_arg == no_argument && strchr(typed, '=') != NULL)
        cli_usage(command, "--%s takes no value", known->name);
    else
        cli_usage(command, "there is no option \"%s\": options begin with --", letter);
}

int options_next(int argc, char **argv, const struct option *options)
{
    const bool writes = option_of(options, 'o') != NULL;

    opterr = 0;
    int value = getopt_long(argc, argv, writes ? ":ho:" : ":h", options, NULL);
    if (value == 'h') {
        while (strcmp(options->name, "help") != 0)
            options++;
        return options->val;
    }
    if (value == ':') {
        cli_usage(argv[0], "--%s needs a value", option_of(options, optopt)->name);
        return OPTION_WRONG;
    }
    if (value != '?')
        return value;
    say_wrong(argv[0], argv[optind - 1], options);
    return OPTION_WRONG;
}

/* ---- options that fill something ---- */

/* The value of the first option; --output has that of -o. */
#define OWN_VALUE 256

static int own_value(const struct own_option *own, size_t index)
{
    return strcmp(own[index].name, "output") == 0 ? 'o' : OWN_VALUE + (int)index;
}

size_t own_options_list(const struct own_option *own,
                        struct option out[OWN_OPTIONS_MAX + 2])
{
    size_t count = 0;

    for (; count < OWN_OPTIONS_MAX && own[count].name != NULL; count++)
        out[count] = (struct option){
            own[count].name, own[count].flag != NULL ? no_argument : required_argument,
            NULL, own_value(own, count)};
    out[count++] = (struct option){"help", no_argument, NULL, OPTION_HELP_ASKED};
    out[count] = (struct option){0};
    return count;
}

const struct own_option *own_options_find(const struct own_option *own, int value)
{
    for (size_t i = 0; own[i].name != NULL; i++)
        if (own_value(own, i) == value)
            return &own[i];
    return NULL;
}

int own_options_fill(const struct own_option *option)
{
    if (option->text != NULL)
        *option->text = strcmp(option->name, "output") == 0 && strcmp(optarg, "-") == 0
                            ? NULL /* standard output */
                            : optarg;
    if (option->flag != NULL)
        *option->flag = true;
    return option->take == NULL ? 0 : option->take(option->context, optarg);
}

bool own_options_read(int argc, char **argv, const struct own_option *own,
                      const char *help, int *status)
{
    struct option list[OWN_OPTIONS_MAX + 2];
    int value;

    own_options_list(own, list);
    *status = CLI_ERROR;
    while ((value = options_next(argc, argv, list)) != -1) {
        if (value == OPTION_HELP_ASKED) {
            fputs(help, stdout);
            *status = CLI_FINE;
            return false;
        }
        if (value == OPTION_WRONG || own_options_fill(own_options_find(own, value)) != 0)
            return false;
    }
    return true;
}
