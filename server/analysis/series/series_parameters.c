/* See series_parameters.h. */
#include "analysis/series/series_parameters.h"
#include "analysis/tree/tree_times.h"

#include <stddef.h>

static const char *const measures[] = {
    "step_time",      "gpu_time", "compute", "exposed_communication",
    "exposed_memory", "idle",     NULL};
static const char *const times[] = {"total", "self", NULL};
static const char *const by[] = {"device", "host", NULL};
static const char *const api_formats[] = {"json", "csv", NULL};
static const char *const formats[] = {"json", "csv", "table", NULL};

const char *series_measured(const struct series_request *request)
{
    return request->layer != NULL           ? "layer"
           : request->measure == SERIES_ROW ? "row"
                                            : measures[request->measure];
}

#define SETS                                                                             \
    "a list with commas: an id or its beginning, a label, a pattern of labels with * "   \
    "and "                                                                               \
    "?, the beginning of labels, or tag:TAG"
#define AT(member) .offset = offsetof(struct series_request, member)

/* clang-format off */
static const struct parameter items[] = {
    {.name = "sets", .type = PARAMETER_TEXT, AT(sets), .standard = "*", .allowed = SETS,
     .flags = PARAMETER_ECHOED, .users = SERIES_GET, .help = "the sets of the series"},
    {.name = "sets", .type = PARAMETER_TEXT, AT(sets), .standard = "*", .allowed = SETS,
     .flags = PARAMETER_ECHOED | PARAMETER_ARGUMENT, .users = SERIES_COMMAND,
     .help = "the sets of the series"},
    {.name = "tag", .type = PARAMETER_TEXTS, AT(tags), .value = "TAG", .flags = PARAMETER_ECHOED,
     .help = "only sets with this tag, such as branch=main; with several tags, only sets that "
             "have all of them"},
    {.name = "baseline", .type = PARAMETER_TEXT, AT(baseline), .allowed = SETS, .value = "SETS",
     .flags = PARAMETER_ECHOED,
     .help = "the sets that the others are compared with, named in the same way as the sets of "
             "the series"},
    {.name = "measure", .type = PARAMETER_CHOICE, AT(measure), .words = measures,
     .standard = "step_time", .flags = PARAMETER_ECHOED, .value = "MEASURE",
     .help = "which time of a step the series shows"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .flags = PARAMETER_ECHOED, .value = "NAME",
     .help = "the time of this row (operator, kernel, annotation) in a step, instead of "
             "`measure`"},
    {.name = "category", .type = PARAMETER_TEXT, AT(category), .flags = PARAMETER_ECHOED,
     .value = "CATEGORY",
     .help = "the category of the row; without it the rows of the name in all categories, added "
             "up"},
    {.name = "time", .type = PARAMETER_CHOICE, AT(time), .words = times, .standard = "total",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "which time of a row: its whole time, or its time without the rows inside it"},
    {.name = "layer", .type = PARAMETER_TEXT, AT(layer), .flags = PARAMETER_ECHOED,
     .value = "PATH", .check = tree_path_check,
     .allowed = "names of frames in the tree of calls, from the outermost to the innermost, with "
                "' / ' between them; frames in between can be left out, and a module without its "
                "number means all its instances: 'Block #3 / Attention'",
     .help = "the time of this layer (module, annotation) in a step, instead of `measure`"},
    {.name = "by", .type = PARAMETER_CHOICE, AT(by), .words = by, .standard = "device",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "which time of a layer: that of the device rows that it launched, or of its host "
             "rows"},
    {.name = "machine", .type = PARAMETER_BOOLEAN, AT(machine),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "also what the machine (another clock of the device, another speed of the host) "
             "makes of the step of each set: each is compared with one set of its level; the "
             "results are kept"},
    {.name = "fail_if", .type = PARAMETER_TEXTS, AT(conditions), .users = SERIES_COMMAND,
     .value = "CONDITION",
     .help = "exit with 1 if the newest set is slower than the baseline by more than this: "
             "step_time>5%, idle>200us, op(\"aten::mm\")>10%, as in tracediff compare"},
    {.name = "equal_clock", .type = PARAMETER_BOOLEAN, AT(equal_clock),
     .flags = PARAMETER_BARE, .users = SERIES_COMMAND,
     .help = "conditions on step_time without what another clock of the device or another speed "
             "of the host makes of the sets, as in tracediff compare"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = SERIES_GET, .help = "how the answer is written"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "table", .users = SERIES_COMMAND, .value = "FORMAT",
     .help = "how the answer is written"},
};
/* clang-format on */
const struct parameter_table series_parameters = PARAMETER_TABLE(items);

int series_request_read(enum series_user user, const struct given_parameters *given,
                        struct budget *budget, struct series_request *out,
                        struct error *error)
{
    *out = (struct series_request){.budget = budget};
    int result = parameters_read(&series_parameters, user, given, out, error);

    if (result == 0 && out->name != NULL && out->layer != NULL)
        return error_set(error, ERROR_PARAMETER, "bad_layer",
                         "layer: a series shows a row (name) or a layer; leave one out");
    if (result == 0 && (out->name != NULL || out->layer != NULL))
        out->measure = SERIES_ROW;
    return result;
}

void series_request_free(struct series_request *request)
{
    parameters_free(&series_parameters, request);
    *request = (struct series_request){0};
}
