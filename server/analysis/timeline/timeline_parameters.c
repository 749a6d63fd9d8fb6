/* See timeline_parameters.h. */
#include "analysis/timeline/timeline_parameters.h"

static const char *const sorts[] = {"host", "device", "other", NULL};
static const char *const orders[] = {"start", "duration", NULL};

#define AT(member) .offset = offsetof(struct timeline_request, member)
#define RANK_MOST 2147483647.0
#define STEP_MOST 9007199254740992.0
/* A day before and after the step: no row is longer. */
#define TIME_MOST 86400000000.0

/* clang-format off */
static const struct parameter items[] = {
    {.name = "rank", .type = PARAMETER_WHOLE, AT(rank), .least = -STEP_MOST, .most = STEP_MOST,
     .flags = PARAMETER_REQUIRED, .help = "the rank"},
    {.name = "span", .type = PARAMETER_WHOLE, AT(span), .standard = "0", .most = RANK_MOST,
     .help = "which file of the rank, where it has several"},
    {.name = "step", .type = PARAMETER_WHOLE, AT(step), .most = STEP_MOST,
     .help = "the number of the step; without it the whole file"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker),
     .help = "rows with this name are the steps of a set that has none"},
    {.name = "use_short_name", .type = PARAMETER_BOOLEAN, AT(use_short_name),
     .flags = PARAMETER_BARE, .help = "name kernels by the short form of their names"},
    {.name = "from", .type = PARAMETER_TIME, AT(from), .least = -TIME_MOST, .most = TIME_MOST,
     .users = TIMELINE_SHOW | TIMELINE_SUMS,
     .help = "the beginning of the window, in µs from the start of the step's window, or from the first "
             "row of the file; without it when the host begins the step"},
    {.name = "to", .type = PARAMETER_TIME, AT(to), .least = -TIME_MOST, .most = TIME_MOST,
     .users = TIMELINE_SHOW | TIMELINE_SUMS, .help = "the end of the window, counted in the same way"},
    {.name = "pixels", .type = PARAMETER_WHOLE, AT(pixels), .standard = "1200", .least = 100,
     .most = 8000, .users = TIMELINE_SHOW,
     .help = "the width of the picture: what is shorter than a pixel is merged"},
    {.name = "threads", .type = PARAMETER_WHOLE, AT(threads), .standard = "8", .least = 1,
     .most = 64, .users = TIMELINE_SHOW,
     .help = "at most this many threads of the host, those with the most time in operators"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .users = TIMELINE_FIND,
     .flags = PARAMETER_REQUIRED, .allowed = "the name of a row of a comparison",
     .help = "the name of the rows to find"},
    {.name = "category", .type = PARAMETER_TEXT, AT(category), .users = TIMELINE_FIND,
     .help = "their category; without it the one with the most time"},
    {.name = "sort", .type = PARAMETER_CHOICE, AT(sort), .words = sorts, .users = TIMELINE_FIND,
     .help = "only rows of the host, of device work, or other rows of a device"},
    {.name = "occurrence", .type = PARAMETER_WHOLE, AT(occurrence), .most = RANK_MOST,
     .users = TIMELINE_FIND,
     .help = "which of these rows, counted from 0 in order of time; without it all"},
    {.name = "order", .type = PARAMETER_CHOICE, AT(order), .words = orders, .standard = "start",
     .users = TIMELINE_FIND, .help = "which come first: the earliest, or the longest"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .standard = "200", .least = 1,
     .most = 1000, .users = TIMELINE_FIND | TIMELINE_SUMS, .help = "at most this many rows"},
};
/* clang-format on */
const struct parameter_table timeline_parameters = PARAMETER_TABLE(items);

int timeline_request_read(enum timeline_user user, const struct given_parameters *given,
                          const char *set, struct budget *budget,
                          struct timeline_request *out, struct error *error)
{
    *out = (struct timeline_request){.set = set, .budget = budget};
    int result = parameters_read(&timeline_parameters, user, given, out, error);

    out->set = set;
    out->budget = budget;
    return result;
}
