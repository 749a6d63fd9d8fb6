/* tracediff ingest, list and remove. */
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/table_text.h"
#include "store/traces.h"

#include <getopt.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ingest_help[] =
    "usage: tracediff ingest [OPTIONS] DIR…\n\n"
    "Reads folders of traces (*.json, *.json.gz, sub-folders too) into the store, one "
    "set\n"
    "a folder, and prints the id of each set on standard output.\n\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --label TEXT    name of the set (default: the folder's)\n"
    "  --threads N     workers (default: as many as cores)\n"
    "  --keep-traces   keep the files themselves too, compressed, in the store; also "
    "for\n"
    "                  a set that is stored already\n"
    "  --help\n";

int cli_ingest(int argc, char **argv)
{
    static const struct option options[] = {{"data", required_argument, NULL, 'd'},
                                            {"label", required_argument, NULL, 'l'},
                                            {"threads", required_argument, NULL, 't'},
                                            {"keep-traces", no_argument, NULL, 'k'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    const char *data = NULL, *label = NULL;
    int64_t threads = 0;
    bool keep = false;
    int option;

    while ((option = getopt_long(argc, argv, "d:l:t:kh", options, NULL)) != -1) {
        switch (option) {
        case 'd':
            data = optarg;
            break;
        case 'l':
            label = optarg;
            break;
        case 't':
            if (!text_to_int64(optarg, &threads) || threads < 1 || threads > 64)
                return cli_usage("ingest", "--threads takes 1 to 64");
            break;
        case 'k':
            keep = true;
            break;
        case 'h':
            fputs(ingest_help, stdout);
            return CLI_FINE;
        default:
            return cli_usage("ingest", "an option was not understood");
        }
    }
    if (optind == argc)
        return cli_usage("ingest", "no folder was given");
    if (label != NULL && argc - optind > 1)
        return cli_usage("ingest", "--label names one folder, not %d", argc - optind);

    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0)
        return cli_fail(&error);
    int status = CLI_FINE;
    for (int i = optind; i < argc; i++) {
        char id[33] = "";

        if ((keep ? cli_ingest_and_keep : cli_ingest_path)(
                store, argv[i], label, (unsigned)threads, id, &error) != 0)
            status = cli_fail(&error);
        if (id[0] != '\0')
            printf("%s\n", id);
    }
    return status;
}

/* ---- list ---- */

#define LIST_MAX ((size_t)1 << 30)
#define LABEL_WIDTH 200

static const char list_help[] =
    "usage: tracediff list [--data DIR] [--format table|json]\n";

static void write_set(const struct set_info *set, struct buffer *out)
{
    json_t *summary = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
    char created[21];

    clock_format_utc(set->created, created);
    buffer_printf(out, "%s  %s  %5zu ranks %6zu steps %9lld events  ", set->id, created,
                  json_array_size(json_object_get(summary, "ranks")),
                  json_array_size(json_object_get(summary, "steps")),
                  (long long)json_integer_value(
                      json_object_get(json_object_get(summary, "quality"), "events")));
    table_name(set->label, LABEL_WIDTH, out);
    buffer_append_char(out, '\n');
    json_decref(summary);
}

static void write_sets_json(const struct store *store, const struct set_list *list,
                            struct buffer *out)
{
    json_t *sets = json_array();

    for (size_t i = 0; i < list->count; i++) {
        const struct set_info *set = &list->sets[i];
        json_t *item = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
        char created[21];

        if (item == NULL)
            item = json_object();
        clock_format_utc(set->created, created);
        json_object_set_new(item, "id", json_string(set->id));
        json_object_set_new(item, "label", json_string(set->label));
        json_object_set_new(item, "notes", json_string(set->notes));
        json_object_set_new(item, "created", json_string(created));
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

int cli_list(int argc, char **argv)
{
    static const struct option options[] = {{"data", required_argument, NULL, 'd'},
                                            {"format", required_argument, NULL, 'f'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    const char *data = NULL;
    bool json = false;
    int option;

    while ((option = getopt_long(argc, argv, "d:f:h", options, NULL)) != -1) {
        switch (option) {
        case 'd':
            data = optarg;
            break;
        case 'f':
            json = strcmp(optarg, "json") == 0;
            if (!json && strcmp(optarg, "table") != 0)
                return cli_usage("list", "--format takes table or json");
            break;
        case 'h':
            fputs(list_help, stdout);
            return CLI_FINE;
        default:
            return cli_usage("list", "an option was not understood");
        }
    }
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP_BUFFER struct buffer text;
    struct set_list list = {0};
    struct error error = {0};
    buffer_init(&text, LIST_MAX);
    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0 ||
        store_list_sets(store, &list, &error) != 0)
        return cli_fail(&error);
    if (json)
        write_sets_json(store, &list, &text);
    else
        for (size_t i = 0; i < list.count; i++)
            write_set(&list.sets[i], &text);
    set_list_free(&list);
    int result = buffer_failed(&text) ? error_set_memory(&error)
                                      : cli_write_text(NULL, &text, &error);
    return result == 0 ? CLI_FINE : cli_fail(&error);
}

/* ---- remove ---- */

static const char remove_help[] = "usage: tracediff remove [--data DIR] SET…\n\n"
                                  "Removes sets, named by id, by a unique beginning of "
                                  "it, or by label. At once, without\n"
                                  "a bin: the traces themselves are not touched.\n";

static int remove_set(struct store *store, const char *name, struct error *error)
{
    struct set_info info = {0};
    int result = store_find_set(store, name, &info, error);

    if (result == 0)
        result = store_remove_set(store, info.id, error);
    if (result == 0)
        cli_say("removed %s (%s)", info.id, info.label);
    set_info_free(&info);
    return result;
}

int cli_remove(int argc, char **argv)
{
    static const struct option options[] = {{"data", required_argument, NULL, 'd'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    const char *data = NULL;
    int option, status = CLI_FINE;

    while ((option = getopt_long(argc, argv, "d:h", options, NULL)) != -1) {
        if (option == 'h') {
            fputs(remove_help, stdout);
            return CLI_FINE;
        }
        if (option != 'd')
            return cli_usage("remove", "an option was not understood");
        data = optarg;
    }
    if (optind == argc)
        return cli_usage("remove", "no set was given");
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    if (cli_open_store(data, STORE_SHARED, NULL, &store, &error) != 0)
        return cli_fail(&error);
    for (int i = optind; i < argc; i++)
        if (remove_set(store, argv[i], &error) != 0)
            status = cli_fail(&error);
    return status;
}
