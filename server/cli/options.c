/* See options.h. */
#include "cli/options.h"

#include "base/nearest.h"
#include "cli/common.h"

#include <stdbool.h>
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
