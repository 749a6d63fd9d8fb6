/* See tree_parameters.h. */
#include "analysis/tree/tree_parameters.h"

#include <string.h>

const char *const tree_level_names[] = {"modules", "operators", "python", NULL};
static const char *const times[] = {"device", "host", NULL};
static const char *const judged[] = {"none", "device", "host", NULL};
static const char *const api_formats[] = {"json", "csv", NULL};
static const char *const formats[] = {"json", "csv", "text", NULL};

#define SET "a set: its id, a unique prefix of it, or its label"
#define RANKS "all, first, or a list such as 0,2,4-7"
#define STEPS "all, first, any (then a whole file is one step), or a list such as 5,7-9"
#define AT(member) .offset = offsetof(struct tree_request, member)
#define SIDES (TREE_OF_PAIR | TREE_COMMAND)
#define ONE (TREE_OF_SET | TREE_COMMAND)

/* clang-format off */
static const struct parameter items[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(side[0].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED, .users = TREE_OF_PAIR, .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[1].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED, .users = TREE_OF_PAIR, .help = "what may have changed"},
    {.name = "control", .type = PARAMETER_TEXT, AT(side[0].set), .allowed = SET,
     .flags = PARAMETER_ARGUMENT, .users = TREE_COMMAND, .help = "the set, or what the test is "
             "compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[1].set), .allowed = SET,
     .flags = PARAMETER_ARGUMENT, .users = TREE_COMMAND, .help = "what may have changed"},
    {.name = "ranks", .type = PARAMETER_TEXT, AT(ranks), .standard = "all", .value = "LIST",
     .allowed = RANKS, .users = ONE, .help = "ranks of the set, or of both sets"},
    {.name = "steps", .type = PARAMETER_TEXT, AT(steps), .standard = "all", .value = "LIST",
     .allowed = STEPS, .users = ONE, .help = "steps of the set, or of both sets"},
    {.name = "control_ranks", .type = PARAMETER_TEXT, AT(side[0].ranks), .value = "LIST",
     .allowed = RANKS, .users = SIDES, .help = "ranks of the control"},
    {.name = "test_ranks", .type = PARAMETER_TEXT, AT(side[1].ranks), .value = "LIST",
     .allowed = RANKS, .users = SIDES, .help = "ranks of the test"},
    {.name = "control_steps", .type = PARAMETER_TEXT, AT(side[0].steps), .value = "LIST",
     .allowed = STEPS, .users = SIDES, .help = "steps of the control"},
    {.name = "test_steps", .type = PARAMETER_TEXT, AT(side[1].steps), .value = "LIST",
     .allowed = STEPS, .users = SIDES, .help = "steps of the test"},
    {.name = "control_marker", .type = PARAMETER_TEXT, AT(side[0].marker), .value = "NAME",
     .users = SIDES, .help = "rows with this name are the steps of the control, if it has none"},
    {.name = "test_marker", .type = PARAMETER_TEXT, AT(side[1].marker), .value = "NAME",
     .users = SIDES, .help = "rows with this name are the steps of the test, if it has none"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker), .value = "NAME",
     .users = TREE_OF_SET | SIDES,
     .help = "rows with this name are the steps of a set that has none"},
    {.name = "level", .type = PARAMETER_CHOICE, AT(level), .words = tree_level_names,
     .standard = "modules", .flags = PARAMETER_ECHOED, .value = "LEVEL",
     .help = "what becomes a frame: modules, annotations and operators; without modules; or "
             "python functions too"},
    {.name = "instances", .type = PARAMETER_BOOLEAN, AT(instances),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "each instance of a module is a frame of its own; otherwise, paths that differ only "
             "in numbers are added up"},
    {.name = "merge_lines", .type = PARAMETER_BOOLEAN, AT(merge_lines), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = TREE_OF_SET | TREE_OF_PAIR | TREE_COMMAND,
     .help = "a Python function whose line moved, or whose file lies in another folder, is one "
             "frame; false: frames keep path and line"},
    {.name = "by", .type = PARAMETER_CHOICE, AT(by), .words = times, .standard = "device",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "the time that decides which frames are shown; host if a side has no device time"},
    {.name = "significance", .type = PARAMETER_CHOICE, AT(significance), .words = judged,
     .standard = "none", .users = TREE_OF_PAIR,
     .help = "judge this time of each frame and the frames below it: slower, faster, or no "
             "difference found"},
    {.name = "min_change", .type = PARAMETER_TIME, AT(min_change), .standard = "0",
     .flags = PARAMETER_ECHOED, .value = "US",
     .help = "frames whose time changes less per step are added up in a frame `rest`"},
    {.name = "max_nodes", .type = PARAMETER_WHOLE, AT(max_nodes), .standard = "2000", .least = 1,
     .most = 100000, .flags = PARAMETER_ECHOED, .users = TREE_OF_SET | TREE_OF_PAIR, .value = "N",
     .help = "at most this many frames: those that change most; the others are added up in frames "
             "`rest`"},
    {.name = "max_nodes", .type = PARAMETER_WHOLE, AT(max_nodes), .standard = "40", .least = 1,
     .most = 100000, .flags = PARAMETER_ECHOED, .users = TREE_COMMAND | TREE_COMPARE,
     .value = "N",
     .help = "at most this many frames: those that change most; the others are added up in frames "
             "`rest`"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = TREE_OF_SET | TREE_OF_PAIR, .help = "the format of the answer"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "text", .users = TREE_COMMAND, .value = "FORMAT",
     .help = "the format of the answer"},
};
/* clang-format on */
const struct parameter_table tree_parameters = PARAMETER_TABLE(items);

int tree_request_read(enum tree_user user, const struct given_parameters *given,
                      const char *set, struct budget *budget, struct tree_request *out,
                      struct error *error)
{
    *out = (struct tree_request){.budget = budget};
    int result = parameters_read(&tree_parameters, user, given, out, error);
    out->side[0].set = set != NULL ? set : out->side[0].set;
    bool pair = out->side[1].set != NULL || user == TREE_OF_PAIR;
    for (int i = 0; i < 2; i++) {
        struct side_request *side = &out->side[i];

        side->name = !pair ? "set" : i == 0 ? "control" : "test";
        side->ranks = side->ranks != NULL ? side->ranks : out->ranks;
        side->steps = side->steps != NULL ? side->steps : out->steps;
        side->marker = selection_marker(side->marker, out->marker);
        side->budget = budget;
    }
    return result;
}
