/* tracediff tag, and the use of tags in other commands. */
#include "cli/tags.h"

#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"

#include <stdio.h>
#include <string.h>

/* ERROR_PARAMETER (bad_tag), ERROR_LIMIT (too_many_tags). */
static int tag_options_add(struct tag_options *options, const char *text,
                           struct error *error)
{
    int result = set_tag_check(text, error);

    if (result == 0 && options->count == SET_TAGS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_tags", "a set has at most %d tags",
                         SET_TAGS_MAX);
    if (result == 0)
        options->texts[options->count++] = text;
    return result;
}

int tag_options_take(void *options, const char *text)
{
    struct error error = {0};

    return tag_options_add(options, text, &error) == 0 ? 0 : cli_fail(&error);
}

struct set_tags tag_options_all(const struct tag_options *options)
{
    return (struct set_tags){options->texts, options->count};
}

void tags_write(const char *lines, struct buffer *out)
{
    for (const char *at = lines == NULL ? "" : lines; *at != '\0'; at++) {
        if (*at != '\n')
            buffer_append_char(out, *at);
        else if (at[1] != '\0')
            buffer_append_text(out, ", ");
    }
}

/* ---- tracediff tag ---- */

static const char tag_help[] =
    "usage: tracediff tag [OPTIONS] SET…\n"
    "\n"
    "Adds tags to sets and removes tags; it removes first. Name a set by its id, a\n"
    "unique beginning of its id, or its label. tracediff list --tag finds the sets.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --add TAG       add this tag; may be repeated. Case does not matter: a tag\n"
    "                  that the set already has does not change\n"
    "  --remove TAG    remove this tag; may be repeated\n"
    "  --help\n";

/* "LABEL: TAG, TAG" */
static int tell_tags(struct store *store, const char *id, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    CLEANUP_BUFFER struct buffer tags;
    int result = store_find_set(store, id, &info, error);

    buffer_init(&tags, SET_TAGS_MAX * (SET_TAG_BYTES_MAX + 2) + 1);
    if (result != 0)
        return result;
    tags_write(info.tags, &tags);
    cli_say("%s: %s", info.label, tags.length == 0 ? "no tags" : tags.bytes);
    return 0;
}

static int change_tags(struct store *store, const char *name,
                       const struct tag_options *remove, const struct tag_options *add,
                       struct error *error)
{
    const struct set_tags old = tag_options_all(remove), new = tag_options_all(add);
    CLEANUP(set_info_free) struct set_info info = {0};
    int result = store_find_set(store, name, &info, error);

    if (result == 0)
        result = store_change_tags(store, info.id, true, &old, &new, error);
    return result == 0 ? tell_tags(store, info.id, error) : result;
}

static int run(const char *data, char **sets, const struct tag_options *remove,
               const struct tag_options *add)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    int status = CLI_FINE;

    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0 ||
        cli_check_sets(store, sets, &error) != 0)
        return cli_fail(&error);
    for (; *sets != NULL; sets++)
        if (change_tags(store, *sets, remove, add, &error) != 0)
            status = cli_fail(&error);
    return status;
}

int cli_tag(int argc, char **argv)
{
    struct tag_options add = {0}, remove = {0};
    const char *data = NULL;
    const struct own_option own[] = {
        {"data", .text = &data},
        {"add", .take = tag_options_take, .context = &add},
        {"remove", .take = tag_options_take, .context = &remove},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, tag_help, &status))
        return status;
    if (optind == argc)
        return cli_usage("tag", "no set was given");
    if (add.count + remove.count == 0)
        return cli_usage("tag", "give --add TAG or --remove TAG");
    return run(data, argv + optind, &remove, &add);
}
