/* tracediff list. */
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/tags.h"
#include "render/set_json.h"
#include "render/table_text.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_query.h"
#include "store/catalogue/set_tag.h"
#include "store/traces.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIST_MAX ((size_t)1 << 30)
#define LABEL_WIDTH 200

static const char list_help[] =
    "usage: tracediff list [OPTIONS]\n"
    "\n"
    "Lists the sets of the store, the newest first.\n"
    "\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --tag TAG              only sets with this tag; if repeated, with all of them\n"
    "  --format table|json    a table, which shortens ids where the terminal is\n"
    "                         narrow, or all that is known about each set, as JSON\n"
    "  --help\n";

/* The parts of a line besides the id and the label. */
#define LIST_COLUMNS_WIDTH 52
#define ID_SHORT 12
#define LABEL_LEAST 8

static void write_list_head(int id, bool colour, struct buffer *out)
{
    buffer_printf(out, "%s%-*s  %-20s  %5s  %5s  %10s  %s%s\n", table_bold(colour), id,
                  "set", "stored", "ranks", "steps", "events", "label",
                  table_plain(colour));
}

/* After the label, or on a separate line if they do not fit. */
static void write_tags(const struct set_info *set, int id, size_t label, size_t free,
                       bool colour, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer tags;

    buffer_init(&tags, SET_TAGS_MAX * (SET_TAG_BYTES_MAX + 2) + 1);
    tags_write(set->tags, &tags);
    if (tags.length == 0)
        return;
    bool fits = table_width(tags.bytes) + strlen("  []") <= free;
    size_t width = fits ? free : (size_t)id + LIST_COLUMNS_WIDTH + label;

    buffer_printf(out, "%s%s[", fits ? "  " : "\n  ", table_faint(colour));
    table_name(tags.bytes, width - strlen("  []"), out);
    buffer_printf(out, "]%s", table_plain(colour));
}

/* Whether a set is pinned or will be removed, and who stored it; "" for neither. */
static void write_shared(const struct set_info *set, bool colour, struct buffer *out)
{
    char goes[21] = "";
    bool named = set->uploaded_by != NULL && *set->uploaded_by != '\0';

    if (set->pinned == 0 && set->goes == 0 && !named)
        return;
    clock_format_utc(set->goes, goes);
    buffer_printf(out, "  %s(%s%s%s%s%s)%s", table_faint(colour),
                  set->pinned != 0 ? "pinned"
                  : set->goes != 0 ? "goes "
                                   : "",
                  set->pinned == 0 && set->goes != 0 ? goes : "",
                  named && (set->pinned != 0 || set->goes != 0) ? ", " : "",
                  named ? "by " : "", named ? set->uploaded_by : "", table_plain(colour));
}

/* The end of a line; cuts a label that does not fit. */
static void write_label(const struct set_info *set, int id, size_t label,
                        const char *damage, bool colour, struct buffer *out)
{
    size_t behind = strlen(damage), own = table_width(set->label);
    size_t room = label > behind + LABEL_LEAST ? label - behind : LABEL_LEAST;

    table_name(set->label, room, out);
    if (behind > 0)
        buffer_printf(out, "%s%s%s", table_warning(colour), damage, table_plain(colour));
    write_tags(set, id, label, own < room ? room - own : 0, colour, out);
    write_shared(set, colour, out);
    buffer_append_char(out, '\n');
}

static void write_set(const struct set_info *set, int id, size_t label, bool colour,
                      struct buffer *out)
{
    json_t *summary = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
    char created[21];

    clock_format_utc(set->created, created);
    buffer_printf(out, "%.*s  %s  %5zu  %5lld  %10lld  ", id, set->id, created,
                  json_array_size(json_object_get(summary, "ranks")),
                  (long long)json_integer_value(json_object_get(summary, "step_count")),
                  (long long)json_integer_value(
                      json_object_get(json_object_get(summary, "quality"), "events")));
    long long affected = (long long)json_integer_value(
        json_object_get(json_object_get(summary, "quality"), "affected"));
    char damage[48] = "";
    if (affected > 0)
        snprintf(damage, sizeof damage, "  (damaged: %lld file%s)", affected,
                 affected == 1 ? "" : "s");
    if (affected > 0 && label < strlen(damage) + LABEL_LEAST)
        snprintf(damage, sizeof damage, "  damaged");
    write_label(set, id, label, damage, colour, out);
    json_decref(summary);
}

static void tell_nothing(size_t tags)
{
    if (tags == 0)
        cli_say("no set is stored; \"tracediff ingest DIR\" reads one in");
    else
        cli_say("no set has %s", tags == 1 ? "this tag" : "all of these tags");
}

/* If the whole id does not fit, writes its beginning, which also names the set. */
static void write_sets(const struct set_page *list, struct buffer *out)
{
    size_t width = output_width(NULL);
    int id = width < 32 + LIST_COLUMNS_WIDTH + 16 ? ID_SHORT : 32;
    size_t used = (size_t)id + LIST_COLUMNS_WIDTH;
    size_t label = width - used < LABEL_WIDTH ? width - used : LABEL_WIDTH;

    write_list_head(id, output_colour(NULL), out);
    for (size_t i = 0; i < list->count; i++)
        write_set(&list->entries[i].set, id, label, output_colour(NULL), out);
}

static void write_sets_json(const struct store *store, const struct set_page *list,
                            struct buffer *out)
{
    json_t *sets = json_array();

    for (size_t i = 0; i < list->count; i++) {
        const struct set_info *set = &list->entries[i].set;
        json_t *item = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
        char created[21];

        if (item == NULL)
            item = json_object();
        clock_format_utc(set->created, created);
        json_object_set_new(item, "id", json_string(set->id));
        json_object_set_new(item, "label", json_string(set->label));
        json_object_set_new(item, "notes", json_string(set->notes));
        json_object_set_new(item, "tags", set_json_tags(set));
        json_object_set_new(item, "created", json_string(created));
        set_json_put_shared(set, item);
        uint64_t traces = traces_total(store, set->id);
        uint64_t all = set->stored_bytes + traces;
        json_object_set_new(item, "stored_bytes", json_integer((json_int_t)all));
        json_object_set_new(item, "traces_bytes", json_integer((json_int_t)traces));
        json_array_append_new(sets, item);
    }
    json_t *document = json_pack("{s:o}", "sets", sets);
    CLEANUP_FREE char *text = json_dumps(document, JSON_INDENT(2));
    json_decref(document);
    if (text == NULL)
        out->failed = true;
    else
        buffer_printf(out, "%s\n", text);
}

static int list_sets(const char *data, const struct tag_options *tags, bool json)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(set_page_free) struct set_page list = {0};
    CLEANUP_BUFFER struct buffer text;
    const struct set_query query = {.tags = tags->texts,
                                    .tag_count = tags->count,
                                    .descending = true,
                                    .limit = UINT32_MAX};
    struct error error = {0};

    buffer_init(&text, LIST_MAX);
    if (cli_open_to_read(data, NULL, &store, &error) != 0 ||
        store_query_sets(store, &query, NULL, &list, &error) != 0)
        return cli_fail(&error);
    if (json)
        write_sets_json(store, &list, &text);
    else if (list.count == 0)
        tell_nothing(tags->count);
    else
        write_sets(&list, &text);
    int result = buffer_failed(&text) ? error_set_memory(&error)
                                      : cli_write_text(NULL, &text, &error);
    return result == 0 ? CLI_FINE : cli_fail(&error);
}

static int take_format(void *context, const char *value)
{
    bool json = strcmp(value, "json") == 0;

    if (!json && strcmp(value, "table") != 0)
        return cli_usage("list", "--format takes table or json");
    *(bool *)context = json;
    return 0;
}

int cli_list(int argc, char **argv)
{
    struct tag_options tags = {0};
    const char *data = NULL;
    bool json = false;
    const struct own_option own[] = {{"data", .text = &data},
                                     {"tag", .take = tag_options_take, .context = &tags},
                                     {"format", .take = take_format, .context = &json},
                                     {0}};
    int status;

    if (!own_options_read(argc, argv, own, list_help, &status))
        return status;
    if (optind < argc)
        return cli_usage("list", "it lists all sets, or those of --tag TAG, not \"%s\"",
                         argv[optind]);
    return list_sets(data, &tags, json);
}
