#include "serve/resource.h"
#include "analyse/counters.h"
#include "answer/json.h"
#include "base/budget.h"
#include "base/error.h"
#include "intake/bundle.h"
#include "serve/api.h"
#include "serve/request.h"
#include "serve/server.h"
#include "store/cache.h"
#include "store/sets.h"
#include "store/store.h"

#include <ctype.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <xxhash.h>
#include <zlib.h>

#ifdef HAVE_SECCOMP
#include <seccomp.h>
#endif

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

/* ---- request ---- */

int api_reply_json(struct http_reply *reply, int status, json_t *value,
                   struct error *error)
{
    int result = render_append(&reply->body, value, error);

    return result < 0 ? result : http_reply_body(reply, status, HTTP_TYPE_JSON, error);
}

/* ---- in ---- */

static void list_names(const char *const *names, char *out, size_t size)
{
    size_t length = 0;

    out[0] = '\0';
    for (size_t i = 0; names[i] != NULL && length < size; i++) {
        int added =
            snprintf(out + length, size - length, "%s%s", i > 0 ? ", " : "", names[i]);
        length += added > 0 ? (size_t)added : 0;
    }
}

static bool is_among(const char *name, const char *const *names)
{
    for (size_t i = 0; names[i] != NULL; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

int api_read_object(const struct http_request *request, const char *const *allowed,
                    json_t **out, struct error *error)
{
    json_error_t where;
    const char *key;
    json_t *value;
    char list[256];

    json_t *document = json_loadb(request->body.bytes != NULL ? request->body.bytes : "",
                                  request->body.length, JSON_REJECT_DUPLICATES, &where);
    if (document == NULL)
        return error_set(error, ERROR_PARAMETER, "bad_json",
                         "the body is not JSON: line %d, column %d: %s", where.line,
                         where.column, where.text);
    list_names(allowed, list, sizeof list);
    if (!json_is_object(document)) {
        json_decref(document);
        return error_set(error, ERROR_PARAMETER, "bad_json",
                         "the body must be a JSON object with %s", list);
    }
    json_object_foreach(document, key, value)
    {
        if (!is_among(key, allowed)) {
            int result =
                error_set(error, ERROR_PARAMETER, "unknown_field",
                          "\"%.100s\" is not known here; allowed are %s", key, list);
            json_decref(document);
            return result;
        }
    }
    *out = document;
    return 0;
}

int api_read_text(const json_t *object, const char *key, size_t minimum, size_t maximum,
                  const char **out, struct error *error)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);
    size_t length = json_string_length(value);

    *out = text;
    if (value == NULL)
        return 0;
    if (text == NULL || length < minimum || length > maximum)
        return error_set(error, ERROR_PARAMETER, "bad_text",
                         "%s must be a text of %zu to %zu bytes", key, minimum, maximum);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < 0x20 && (text[i] != '\n' || minimum > 0))
            return error_set(error, ERROR_PARAMETER, "bad_text",
                             "%s contains a control character", key);
    return 0;
}

struct given_parameters api_given(const struct http_request *request)
{
    return (struct given_parameters){request->query.items, request->query.count};
}

int api_check_names(const struct http_request *request,
                    const struct parameter_table *table, unsigned user,
                    struct error *error)
{
    const struct parameter_table *const tables[] = {table, NULL};
    const struct given_parameters given = api_given(request);

    return parameters_check_names(tables, user, &given, error);
}

int api_read_query(const struct http_request *request,
                   const struct parameter_table *table, unsigned user, void *out,
                   struct error *error)
{
    const struct given_parameters given = api_given(request);
    int result = api_check_names(request, table, user, error);

    return result != 0 ? result : parameters_read(table, user, &given, out, error);
}

void api_name_file(struct http_reply *reply, const char *ending, const char *first,
                   const char *second)
{
    char name[200];

    snprintf(name, sizeof name, "attachment; filename=\"tracediff-%.60s%s%.60s.%s\"",
             first, second != NULL ? "-" : "", second != NULL ? second : "", ending);
    char *end = strrchr(name, '"');
    for (char *byte = strchr(name, '"') + 1; byte < end; byte++)
        if (strchr("-._", *byte) == NULL && (*byte < '0' || *byte > '9') &&
            (*byte < 'A' || *byte > 'Z') && (*byte < 'a' || *byte > 'z'))
            *byte = '_';
    http_reply_header(reply, "Content-Disposition", name);
}

/* ---- ETags ---- */

static void hash_text(XXH3_state_t *state, const char *text)
{
    XXH3_128bits_update(state, text, strlen(text) + 1);
}

bool api_reply_is_known(const struct http_request *request, struct http_reply *reply,
                        const char *const *parts)
{
    XXH3_state_t *state = XXH3_createState();

    if (state == NULL)
        return false;
    XXH3_128bits_reset(state);
    hash_text(state, API_VERSION);
    hash_text(state, PACKAGE_VERSION);
    hash_text(state, request->route->pattern);
    for (size_t i = 0; parts[i] != NULL; i++)
        hash_text(state, parts[i]);
    hash_text(state, "?");
    for (size_t i = 0; i < request->query.count; i++) {
        hash_text(state, request->query.items[i].name);
        hash_text(state, request->query.items[i].value);
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    XXH3_freeState(state);
    snprintf(reply->etag, sizeof reply->etag, "\"%016llx%016llx\"",
             (unsigned long long)hash.high64, (unsigned long long)hash.low64);
    reply->cache = HTTP_CACHE_VALIDATE;
    if (!http_etag_matches(http_request_header(request, "If-None-Match"), reply->etag))
        return false;
    http_reply_empty(reply, 304);
    return true;
}

/* ---- sets ---- */

/* Answers that took longer are kept. People do not notice a shorter time, and reading an
 * answer from the cache takes less. */
#define CACHE_WORTH_NS 15000000
#define CACHE_KEY_SIZE 65

/* The ETag without the quotes. */
static bool make_key(const struct http_reply *reply, char key[CACHE_KEY_SIZE])
{
    size_t length = strlen(reply->etag);

    if (length < 3 || length - 2 >= CACHE_KEY_SIZE)
        return false;
    memcpy(key, reply->etag + 1, length - 2);
    key[length - 2] = '\0';
    return true;
}

bool api_sets_are_known(const struct http_request *request, struct http_reply *reply,
                        const char *first, const char *second, bool kept)
{
    CLEANUP_SET_INFO struct set_info a = {0};
    CLEANUP_SET_INFO struct set_info b = {0};
    struct store *store = store_of(request);
    struct error ignored;
    char key[CACHE_KEY_SIZE];

    if (first == NULL || store_find_set(store, first, &a, &ignored) < 0 ||
        (second != NULL && store_find_set(store, second, &b, &ignored) < 0))
        return false;
    const char *const parts[] = {a.id, a.label, second != NULL ? b.id : NULL, b.label,
                                 NULL};
    if (api_reply_is_known(request, reply, parts))
        return true;
    const struct cache_key cached = {a.id, parts[2], key};
    if (kept && make_key(reply, key) && cache_read(store, &cached, &reply->body))
        return http_reply_body(reply, 200, HTTP_TYPE_JSON, &ignored) == 0;
    buffer_clear(&reply->body);
    return false;
}

void api_keep_answer(const struct http_request *request, const struct http_reply *reply,
                     const char *first, const char *second)
{
    char key[CACHE_KEY_SIZE];
    const struct cache_key cached = {first, second, key};

    if (!buffer_failed(&reply->body) && make_key(reply, key) &&
        clock_monotonic_ns() - request->budget->start_ns > CACHE_WORTH_NS)
        cache_write(store_of(request), &cached, &reply->body);
}

/* ---- versions ---- */

#define TEXT(number) TEXT_OF(number)
#define TEXT_OF(number) #number

struct versions {
    struct library *list;
    size_t count;
};

static void add(struct versions *versions, const char *name, const char *running,
                const char *format, ...) __attribute__((format(printf, 4, 5)));

static void add(struct versions *versions, const char *name, const char *running,
                const char *format, ...)
{
    struct library *version = &versions->list[versions->count++];
    va_list arguments;

    version->name = name;
    va_start(arguments, format);
    vsnprintf(version->compiled, sizeof version->compiled, format, arguments);
    va_end(arguments);
    snprintf(version->running, sizeof version->running, "%s", running);
}

/* xxHash gives its version as a number: 801 is 0.8.1. */
static void add_xxhash(struct versions *versions)
{
    unsigned number = XXH_versionNumber();
    char running[LIBRARY_VERSION_SIZE];

    snprintf(running, sizeof running, "%u.%u.%u", number / 10000, number / 100 % 100,
             number % 100);
    add(versions, "xxHash", running, "%d.%d.%d", XXH_VERSION_MAJOR, XXH_VERSION_MINOR,
        XXH_VERSION_RELEASE);
}

size_t versions_list(struct library out[VERSIONS_MAX])
{
    struct versions versions = {out, 0};

    http_library(&out[versions.count++]);
    store_library(&out[versions.count++]);
    add(&versions, "Jansson", jansson_version_str(), "%s", JANSSON_VERSION);
    add(&versions, "zlib", zlibVersion(), "%s", ZLIB_VERSION);
    add_xxhash(&versions);
#ifdef HAVE_ISAL
    add(&versions, "ISA-L", "", "%s", TD_ISAL_VERSION);
#endif
#ifdef HAVE_ZSTD
    add(&versions, "zstd", "", "%s", TD_ZSTD_VERSION);
#endif
#ifdef HAVE_LZMA
    add(&versions, "liblzma", "", "%s", TD_LZMA_VERSION);
#endif
#ifdef HAVE_ARCHIVE
    add(&versions, "libarchive", "", "%s", TD_ARCHIVE_VERSION);
#endif
#ifdef HAVE_SECCOMP
    const struct scmp_version *seccomp = seccomp_version();
    char running[LIBRARY_VERSION_SIZE];
    snprintf(running, sizeof running, "%u.%u.%u", seccomp->major, seccomp->minor,
             seccomp->micro);
    add(&versions, "libseccomp", running, "%d.%d.%d", SCMP_VER_MAJOR, SCMP_VER_MINOR,
        SCMP_VER_MICRO);
#endif
#ifdef __GLIBC__
    add(&versions, "glibc", gnu_get_libc_version(), "%s",
        TEXT(__GLIBC__) "." TEXT(__GLIBC_MINOR__));
#endif
    add(&versions, "Plotly.js", "", "%s", PLOTLY_VERSION);
    return versions.count;
}

json_t *versions_json(void)
{
    struct library list[VERSIONS_MAX];
    size_t count = versions_list(list);
    json_t *object = json_object();

    for (size_t i = 0; i < count; i++) {
        const char *running = list[i].running;
        json_t *item = json_pack("{s:s, s:s?}", "compiled", list[i].compiled, "running",
                                 *running == '\0' ? NULL : running);

        if (json_object_set_new(object, list[i].name, item) != 0) {
            json_decref(object);
            return NULL;
        }
    }
    return object;
}

/* ---- resource parameters ---- */

static const char *const orders[] = {"asc", "desc", NULL};
static const char *const groups[] = {"auto", "always", "never", NULL};
static const char *const formats[] = {"json", "csv", NULL};

/* This resource has never accepted 1 and 0, which others accept. */
static int check_truth(const char *text, struct error *error)
{
    return isdigit((unsigned char)text[0])
               ? error_set(error, ERROR_PARAMETER, "bad_parameter",
                           "include_last_profiler_step: true or false")
               : 0;
}

static int check_counters(const char *text, struct error *error)
{
    unsigned kinds;

    return counters_parse(text, &kinds, error);
}
#define NUMBER_TEXT(number) TEXT_OF(number)
#define SET "a set: its id, a unique prefix of it, or its label"

/* clang-format off */
#define AT(member) .offset = offsetof(struct sets_request, member)
static const struct parameter parameters_sets[] = {
    {.name = "q", .type = PARAMETER_TEXT, AT(q), .users = SETS_PAGE,
     .allowed = "words, at most 8, and 200 bytes in all",
     .help = "each word must occur, ignoring case, in the label, notes, tags, devices or the "
             "name of one of the first 16 files, or be the beginning of the id (6 digits or "
             "more)"},
    {.name = "q", .type = PARAMETER_TEXT, AT(q), .users = SETS_TOOL,
     .help = "only sets whose label has these words"},
    {.name = "tag", .type = PARAMETER_TEXTS, AT(tags), .most = SET_QUERY_TAGS_MAX,
     .users = SETS_PAGE,
     .help = "only sets with this tag, ignoring case; with several tags, at most "
             NUMBER_TEXT(SET_QUERY_TAGS_MAX) ", only sets that have all of them"},
    {.name = "tag", .type = PARAMETER_TEXTS, AT(tags), .most = SET_QUERY_TAGS_MAX,
     .users = SETS_TOOL, .help = "only sets with this tag; with several tags, only sets that have "
                                 "all of them"},
    {.name = "prefix", .type = PARAMETER_TEXT, AT(prefix), .users = SETS_PAGE,
     .help = "only sets whose labels begin with these two words, or this one if a digit comes before "
             "a second; it is the `prefix` of a group"},
    {.name = "sort", .type = PARAMETER_CHOICE, AT(sort), .words = set_query_sorts,
     .standard = "created", .users = SETS_PAGE,
     .help = "the order: labels ignore case and compare digits as numbers; bytes are those of the "
             "files on disk; equal sets come newest first"},
    {.name = "order", .type = PARAMETER_CHOICE, AT(order), .words = orders, .users = SETS_PAGE,
     .help = "the direction; if absent, labels ascend, and everything else descends"},
    {.name = "group", .type = PARAMETER_CHOICE, AT(group), .words = groups,
     .standard = "never", .users = SETS_PAGE,
     .help = "always: three sets or more whose labels begin alike (`nightly-1`, `nightly-2` …) "
             "are one entry; auto: the same if more than "
             NUMBER_TEXT(SETS_UNGROUPED_MAX) " sets are found"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .standard = "100", .most = 1000,
     .users = SETS_PAGE, .help = "at most this many sets or entries"},
    {.name = "offset", .type = PARAMETER_WHOLE, AT(offset), .standard = "0",
     .most = 1000000000, .users = SETS_PAGE, .help = "sets or entries to skip"},
    {.name = "offset", .type = PARAMETER_WHOLE, AT(offset), .standard = "0",
     .most = 1000000000, .users = SETS_TOOL,
     .help = "sets to skip; 50 are listed at most"},
    {.name = "id", .type = PARAMETER_TEXTS, AT(ids), .most = SETS_NAMED_MAX,
     .users = SETS_NAMED,
     .help = "instead of all other parameters: only these sets (id, prefix of an id, or label), "
             "in this order, " NUMBER_TEXT(SETS_NAMED_MAX) " at most; a name without a set is "
             "left out"},
};
#undef AT
const struct parameter_table sets_parameters = PARAMETER_TABLE(parameters_sets);

#define AT(member) .offset = offsetof(struct steps_request, member)
static const struct parameter steps[] = {
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker),
     .help = "rows with this name are the steps of a set that has none"},
    {.name = "marker_until", .type = PARAMETER_CHOICE, AT(until), .words = marker_until_words,
     .help = SELECTION_UNTIL_HELP},
    {.name = "cut_overlaps", .type = PARAMETER_BOOLEAN, AT(cut_overlaps),
     .flags = PARAMETER_BARE, .help = SELECTION_CUT_HELP},
};
#undef AT
const struct parameter_table steps_parameters = PARAMETER_TABLE(steps);

#define AT(member) .offset = offsetof(struct ops_request, member)
static const struct parameter ops[] = {
    {.name = "q", .type = PARAMETER_TEXT, AT(q),
     .help = "only names that contain this text; case does not matter"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .standard = "50", .most = 100000,
     .help = "at most this many operations"},
};
#undef AT
const struct parameter_table ops_parameters = PARAMETER_TABLE(ops);

#define AT(member) .offset = offsetof(struct trace_request, member)
static const struct parameter trace[] = {
    {.name = "counters", .type = PARAMETER_TEXT, AT(counters), .check = check_counters,
     .allowed = COUNTERS_ALLOWED, .help = "counter events to add"},
    {.name = "include_last_profiler_step", .type = PARAMETER_BOOLEAN,
     AT(include_last_profiler_step), .check = check_truth,
     .help = "with counters: count what the last step of the rank launches too"},
};
#undef AT
const struct parameter_table trace_parameters = PARAMETER_TABLE(trace);

#define AT(member) .offset = offsetof(struct sql_query, member)
static const struct parameter sql[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(control), .flags = PARAMETER_REQUIRED,
     .allowed = SET, .help = "the set that the tables control.… show"},
    {.name = "test", .type = PARAMETER_TEXT, AT(test), .allowed = SET,
     .help = "the set that the tables test.… show"},
    {.name = "q", .type = PARAMETER_TEXT, AT(statement), .flags = PARAMETER_REQUIRED,
     .allowed = "a SELECT", .help = "one statement"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "json", .help = "how the answer is written"},
};
#undef AT
const struct parameter_table sql_parameters = PARAMETER_TABLE(sql);

#define AT(member) .offset = offsetof(struct sql_schema_query, member)
static const struct parameter sql_schema[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(control),
     .help = "a set; all sets have the same tables"},
    {.name = "test", .type = PARAMETER_TEXT, AT(test),
     .help = "a second set: with it (or without any) the tables that compare two are listed "
             "too"},
};
#undef AT
const struct parameter_table sql_schema_parameters = PARAMETER_TABLE(sql_schema);

#define AT(member) .offset = offsetof(struct bundle_query, member)
static const struct parameter bundle[] = {
    {.name = "control", .type = PARAMETER_TEXTS, AT(control), .flags = PARAMETER_REQUIRED,
     .allowed = SET, .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXTS, AT(test), .flags = PARAMETER_REQUIRED,
     .allowed = SET,
     .help = "what may have changed; "
             NUMBER_TEXT(BUNDLE_SETS_MAX) " sets in all"},
    {.name = "view", .type = PARAMETER_TEXT, AT(view),
     .help = "what the page shows: the part of its address after the ?, 64 parameters of at "
             "most 1,024 bytes, 8 KiB in all"},
    {.name = "without_variables", .type = PARAMETER_BOOLEAN, AT(without_variables),
     .help = "without what may be private: environment variables and added flags of "
             "recorders; of what traces state about themselves, all that tracediff does not "
             "use, such as the names of host and user"},
};
/* clang-format on */
const struct parameter_table bundle_parameters = PARAMETER_TABLE(bundle);
