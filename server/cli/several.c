/* See several.h. */
#include "cli/several.h"
#include "analysis/compare/compare_recordings.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "cli/common.h"
#include "cli/git_log.h"
#include "cli/output.h"
#include "cli/sources.h"
#include "render/recordings_brief.h"
#include "render/recordings_csv.h"
#include "render/recordings_json.h"
#include "render/recordings_markdown.h"
#include "render/recordings_report.h"
#include "render/recordings_table.h"
#include "store/set/set_pair.h"

#include <string.h>

#define OUTPUT_MAX ((size_t)1 << 30)
#define LIST_MAX ((size_t)1 << 16)

static bool is_there(const char *name)
{
    struct error ignored;

    return cli_check_place(name, &ignored) == 0;
}

bool several_are_named(struct store *store, const struct compare_request *request)
{
    struct compare_request stored = *request;

    for (int side = 0; side < 2; side++)
        if (is_there(request->side[side].set))
            stored.side[side].set = "";
    return recording_sets_are_asked(store, &stored);
}

/* Appends a name of the list: unchanged, or the id of the set if it is a folder. */
static int settle_part(struct store *store, const char *part, struct buffer *out,
                       struct error *error)
{
    char id[33];
    int failed = 0;

    if (*part != '\0')
        failed = cli_settle_set(store, &part, id, error);
    if (out->length > 0)
        buffer_append_char(out, ',');
    buffer_append_text(out, part);
    return failed;
}

static int settle_list(struct store *store, const char *list, struct buffer *out,
                       struct error *error)
{
    CLEANUP_FREE char *parts = strdup(list);
    int failed = 0;

    if (parts == NULL)
        return error_set_memory(error);
    if (is_there(list))
        return settle_part(store, list, out, error);
    for (char *part = parts; part != NULL && failed == 0;) {
        char *comma = strchr(part, ',');

        if (comma != NULL)
            *comma++ = '\0';
        failed = settle_part(store, part, out, error);
        part = comma;
    }
    if (failed == 0 && buffer_failed(out))
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "the list of sets is too long");
    return failed;
}

static int print(const struct compare_arguments *arguments,
                 const struct recordings_result *result, struct error *error)
{
    CLEANUP(answer_commits_free) struct answer_commits commits = {.only = {NULL, NULL}};
    CLEANUP_BUFFER struct buffer text;
    size_t width = output_width(arguments->output);
    int failed = 0;

    buffer_init(&text, OUTPUT_MAX);
    if (compare_options_ask_git(arguments))
        git_log_between(&result->recorder[PAIR_CONTROL], &result->recorder[PAIR_TEST],
                        &commits);
    switch (arguments->request.format) {
    case COMPARE_JSON:
        failed = recordings_write_json(result, &text, error);
        buffer_append_char(&text, '\n');
        break;
    case COMPARE_CSV:
        recordings_write_csv(result, &text);
        break;
    case COMPARE_BRIEF:
        recordings_write_brief(result, "", &text);
        break;
    case COMPARE_MARKDOWN:
        recordings_write_markdown(result, &commits, &text);
        break;
    case COMPARE_HTML:
        failed = recordings_write_report(result, clock_unix_seconds(), &text, error);
        break;
    case COMPARE_TABLE:
        recordings_write_table(result, &commits, output_colour(arguments->output), width,
                               &text);
        break;
    case COMPARE_CALLS: /* compare_recordings() refuses it */
        break;
    }
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

/* Makes the lists of both sides, with ids in place of folders; `lists` owns them. */
static int settle_lists(struct store *store, struct compare_request *request,
                        struct buffer *const lists[2], struct error *error)
{
    int failed = 0;

    for (int side = 0; side < 2; side++)
        buffer_init(lists[side], LIST_MAX);
    for (int side = 0; side < 2 && failed == 0; side++) {
        failed = settle_list(store, request->side[side].set, lists[side], error);
        request->side[side].set = lists[side]->bytes;
    }
    return failed;
}

int several_find(struct store *store, const struct compare_request *request,
                 struct recording_sets *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer control;
    CLEANUP_BUFFER struct buffer test;
    struct compare_request settled = *request;

    *out = (struct recording_sets){0};
    int failed =
        settle_lists(store, &settled, (struct buffer *const[]){&control, &test}, error);
    return failed == 0 ? recording_sets_find(store, &settled, out, error) : failed;
}

int several_compare(struct store *store, const struct compare_arguments *arguments,
                    struct recordings_result *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer control;
    CLEANUP_BUFFER struct buffer test;
    struct compare_request request = arguments->request;
    int failed =
        settle_lists(store, &request, (struct buffer *const[]){&control, &test}, error);

    cli_begin_budget(request.budget);
    if (failed == 0)
        failed = compare_recordings(store, &request, out, error);
    if (failed != 0)
        return failed;
    failed = print(arguments, out, error);
    for (int side = 0; side < 2; side++) /* the lists end with this function */
        out->request.side[side].set = NULL;
    if (failed != 0)
        recordings_result_free(out);
    return failed;
}
