/* tracediff verify. */
#include "base/cleanup.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/options.h"
#include "ingest/repair.h"
#include "render/table_text.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/store_mode.h"
#include "store/reconcile.h"
#include "store/set/set_file.h"
#include "store/set/stored_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* At most this many files of a set are named. */
#define NAMED_FILES 4
#define LABEL_WIDTH 200

static const char verify_help[] =
    "usage: tracediff verify [OPTIONS] [SET…]\n"
    "\n"
    "Reads the files of these sets, or of all sets. Lists the damaged and the\n"
    "missing ones on standard output, and says why on standard error.\n"
    "\n"
    "  --data DIR      the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --repair        make them again from the traces that were kept\n"
    "                  (--keep-traces); if none were kept, say which files to read in\n"
    "                  again\n"
    "  --threads N     workers of --repair (default: as many as cores)\n"
    "  --help\n"
    "\n"
    "Exit status: 0 all are intact, 1 some are not, 3 error.\n";

struct verification {
    struct store *store;
    bool repair;
    unsigned threads;
    size_t looked_at, damaged, repaired;
    int status;
};

/* Which files to read in again. */
static void tell_files(struct verification *verify, const char *id)
{
    CLEANUP(stored_file_list_free) struct stored_file_list list = {0};
    CLEANUP_BUFFER struct buffer names;
    struct error error = {0};
    uint64_t bytes = 0;

    buffer_init(&names, 1 << 16);
    if (store_list_files(verify->store, id, &list, &error) != 0 || list.count == 0)
        return;
    for (size_t i = 0; i < list.count; i++) {
        bytes += list.files[i].disk_bytes;
        if (i >= NAMED_FILES)
            continue;
        buffer_append_text(&names, i == 0 ? "" : ", ");
        text_append_utf8(&names, list.files[i].name, strnlen(list.files[i].name, 200));
    }
    if (list.count > NAMED_FILES)
        buffer_printf(&names, " and %zu more", list.count - NAMED_FILES);
    if (!buffer_failed(&names))
        cli_say("tracediff: read the folder with %s in again (%.1f MB)", names.bytes,
                (double)bytes / 1e6);
}

/* True: the set is whole again. */
static bool repair_set(struct verification *verify, const struct set_info *info)
{
    struct error error = {0};

    if (ingest_repair_set(verify->store, info->id, verify->threads, NULL, &error) == 0 &&
        store_verify_set(verify->store, info->id, NULL, &error) == 0) {
        cli_say("tracediff: made again %s (%s)", info->id, info->label);
        return true;
    }
    cli_say("tracediff: %s cannot be made again: %s", info->id, error.message);
    tell_files(verify, info->id);
    return false;
}

static bool is_unreadable(const struct error *error)
{
    return error->code == ERROR_DAMAGED || error->code == ERROR_CONFLICT;
}

/* Whether somebody removed it meanwhile: for instance, a server that keeps sets for a
 * time. */
static bool was_removed(struct verification *verify, const char *id)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;

    return store_find_set(verify->store, id, &info, &ignored) == -ERROR_NOT_FOUND;
}

/* `label` is NULL for a file that the catalogue lacks: only its id is known. */
static void verify_set(struct verification *verify, const struct set_info *info)
{
    struct error error = {0};
    bool listed = info->label != NULL;

    verify->looked_at++;
    if (store_verify_set(verify->store, info->id, NULL, &error) == 0)
        return;
    if (!is_unreadable(&error)) {
        verify->status = cli_fail(&error);
        return;
    }
    if (listed && was_removed(verify, info->id))
        return;
    cli_say("tracediff: %s", error.message);
    verify->damaged++;
    if (verify->repair && listed && repair_set(verify, info)) {
        verify->repaired++;
        return;
    }
    if (verify->repair && !listed)
        cli_say("tracediff: %s is not in the catalogue: delete its file, or read its "
                "traces in again",
                info->id);
    CLEANUP_BUFFER struct buffer label;
    buffer_init(&label, 1 << 16);
    table_name(listed ? info->label : "(not listed)", LABEL_WIDTH, &label);
    printf("%s  %s\n", info->id, buffer_failed(&label) ? "" : label.bytes);
}

static int verify_unlisted(struct verification *verify, struct error *error)
{
    char(*ids)[33] = NULL;
    size_t count = 0;
    int result = store_list_unlisted(verify->store, &ids, &count, error);

    for (size_t i = 0; i < count; i++) {
        struct set_info info = {0};

        memcpy(info.id, ids[i], sizeof info.id);
        verify_set(verify, &info);
    }
    free(ids);
    return result;
}

static int verify_all(struct verification *verify, struct error *error)
{
    CLEANUP(set_list_free) struct set_list list = {0};
    int result = store_list_sets(verify->store, &list, error);

    for (size_t i = 0; result == 0 && i < list.count; i++)
        verify_set(verify, &list.sets[i]);
    return result == 0 ? verify_unlisted(verify, error) : result;
}

static int verify_named(struct verification *verify, const char *name,
                        struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    int result = store_find_set(verify->store, name, &info, error);

    if (result == 0)
        verify_set(verify, &info);
    return result;
}

static int verify_sets(struct verification *verify, int count, char **names)
{
    struct error error = {0};

    if (count == 0 && verify_all(verify, &error) != 0)
        return cli_fail(&error);
    for (int i = 0; i < count; i++)
        if (verify_named(verify, names[i], &error) != 0)
            verify->status = cli_fail(&error);
    fprintf(stderr, "%zu checked, %zu damaged", verify->looked_at, verify->damaged);
    if (verify->repair)
        fprintf(stderr, ", %zu made again", verify->repaired);
    fputc('\n', stderr);
    if (verify->status == CLI_FINE && verify->damaged > verify->repaired)
        return CLI_DAMAGED;
    return verify->status;
}

static int take_threads(void *context, const char *value)
{
    int64_t threads;

    if (!text_to_int64(value, &threads) || threads < 1 || threads > 64)
        return cli_usage("verify", "--threads takes 1 to 64");
    *(unsigned *)context = (unsigned)threads;
    return 0;
}

int cli_verify(int argc, char **argv)
{
    struct verification verify = {.status = CLI_FINE};
    const char *data = NULL;
    const struct own_option own[] = {
        {"data", .text = &data},
        {"repair", .flag = &verify.repair},
        {"threads", .take = take_threads, .context = &verify.threads},
        {0}};
    int status;

    if (!own_options_read(argc, argv, own, verify_help, &status))
        return status;
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct error error = {0};
    if (cli_open_store(data, verify.repair ? STORE_SHARED : STORE_READ_ONLY, NULL, &store,
                       &error) != 0)
        return cli_fail(&error);
    verify.store = store;
    return verify_sets(&verify, argc - optind, argv + optind);
}
