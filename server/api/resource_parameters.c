/* See resource_parameters.h. */
#include "api/resource_parameters.h"
#include "analysis/set/counters.h"
#include "ingest/bundle.h"
#include "store/catalogue/set_query.h"

#include <ctype.h>
#include <stddef.h>

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

#define TEXT_OF(number) #number
#define NUMBER_TEXT(number) TEXT_OF(number)
#define SET "a set: its id, a unique prefix of it, or its label"

/* clang-format off */
#define AT(member) .offset = offsetof(struct sets_request, member)
static const struct parameter sets[] = {
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
const struct parameter_table sets_parameters = PARAMETER_TABLE(sets);

#define AT(member) .offset = offsetof(struct steps_request, member)
static const struct parameter steps[] = {
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker),
     .help = "rows with this name are the steps of a set that has none"},
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
