#include "query/describe.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* A column of several tables, whose names have a blank between them, stands with the
 * first of them. */
static const struct sql_description descriptions[] = {
    TABLE("ops", "every name: calls and time over all ranks and steps"),
    COLUMN("ops ops_by_rank ops_by_step_number", "name", "",
           "name; memory addresses merged"),
    COLUMN("ops ops_by_rank ops_by_step_number events", "short_name", "",
           "kernels: name without templates and arguments"),
    COLUMN("ops ops_by_rank ops_by_step_number events compare", "category", "",
           "category, such as cpu_op or kernel"),
    COLUMN("ops ops_by_rank ops_by_step_number events", "device_type", "",
           "CPU or GPU; empty for annotations and waits of a device"),
    COLUMN("ops ops_by_rank ops_by_step_number events event compare", "kind", "",
           "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("ops ops_by_rank ops_by_step_number op_step", "counts", "calls", "calls"),
    COLUMN("ops ops_by_rank ops_by_step_number", "total_us", "µs", "time"),
    COLUMN("ops ops_by_rank ops_by_step_number", "self_us", "µs",
           "host rows: time without the calls inside"),
    COLUMN("ops ops_by_rank ops_by_step_number", "min_us", "µs", "shortest call"),
    COLUMN("ops ops_by_rank ops_by_step_number", "max_us", "µs", "longest call"),

    TABLE("ops_by_rank", "the same for each recording"),
    COLUMN("ops_by_rank steps launches files notes collectives counters memory "
           "compare_steps compare_calls",
           "rank", "", "rank"),
    COLUMN("ops_by_rank steps launches files notes events recorded_facts recorded_steps "
           "compare_steps compare_calls",
           "span", "", "which file of the rank, from 0"),

    TABLE("ops_by_step_number", "the same for each step number, over all recordings"),
    COLUMN("ops_by_step_number", "step_number", "", "number of the step"),

    TABLE("steps", "the steps of each recording; of one without steps, the whole"),
    COLUMN("steps", "step_number", "", "number; NULL: the whole recording"),
    COLUMN("steps compare_steps", "start_us", "µs",
           "begin of the step's window, since the first event of the recording"),
    COLUMN("steps compare_steps", "duration_us", "µs",
           "duration of the window, in which host and device do the step"),
    COLUMN("steps compare_steps", "compute_us", "µs", "a compute kernel runs"),
    COLUMN("steps compare_steps", "exposed_communication_us", "µs",
           "communication runs, and no compute kernel"),
    COLUMN("steps compare_steps", "exposed_memory_us", "µs",
           "copies or memsets run, and nothing else"),
    COLUMN("steps compare_steps", "idle_us", "µs", "no device work runs"),
    COLUMN("steps compare_steps", "host_start_us", "µs",
           "begin of the step as the host has it, since the first event of the "
           "recording; NULL: the whole recording"),
    COLUMN("steps compare_steps", "host_us", "µs",
           "duration of the step as the host has it"),
    COLUMN("steps compare_steps", "lag_us", "µs",
           "how far the device is behind when the host leaves the step"),

    TABLE("launches", "device work by what launched it, over the whole recording"),
    COLUMN("launches", "kernel", "", "name of the device work"),
    COLUMN("launches", "operator", "",
           "innermost operator above the launch; NULL: not known"),
    COLUMN("launches", "shapes", "", "shapes of its inputs; NULL: not recorded"),
    COLUMN("launches", "counts", "calls", "launches"),
    COLUMN("launches", "total_us", "µs", "time on the device"),

    TABLE("files", "the recordings"),
    COLUMN("files", "name", "", "name of the file"),
    COLUMN("files", "rank_source", "", "distributedInfo, file name or assumed"),
    COLUMN("files", "has_steps", "", "1: there are steps"),
    COLUMN("files", "has_device_rows", "", "1: there is device work"),
    COLUMN("files", "raw_bytes", "bytes", "uncompressed"),
    COLUMN("files", "disk_bytes", "bytes", "as it was on disk"),
    COLUMN("files", "hash", "", "XXH3-128 of the uncompressed bytes"),
    COLUMN("files", "first_event_ns", "ns", "start of the first event, since 1970 (UTC)"),
    COLUMN("files", "events", "", "events in the file"),
    COLUMN("files", "kept", "", "of them: kept"),
    COLUMN("files", "repaired", "", "of the kept ones: repaired"),
    COLUMN("files", "dropped", "", "not kept: their times are impossible"),
    COLUMN("files", "invalid", "", "not kept: they could not be read"),
    COLUMN("files", "ignored", "", "not kept: events without a duration, and metadata"),
    COLUMN("files", "device_rows_without_step", "", "device work that no step launched"),
    COLUMN("files", "metadata", "", "what the file states besides its events, as JSON"),

    TABLE("notes", "what was dropped, repaired or assumed"),
    COLUMN("notes", "kind", "", "what happened"),
    COLUMN("notes", "count", "", "how often"),
    COLUMN("notes", "example", "", "the first case"),

    TABLE("sets", "the control and the test, as the page Traces lists them"),
    COLUMN("sets events frames recorded_facts recorded_steps compare_steps compare_calls",
           "side", "", "the set: control or test"),
    COLUMN("sets", "id", "", "its id"),
    COLUMN("sets", "label", "", "its label"),
    COLUMN("sets", "tags", "", "its tags, with commas between them"),
    COLUMN("sets", "notes", "", "its notes"),
    COLUMN("sets", "created", "", "when it was stored (UTC)"),
    COLUMN("sets", "uploaded_by", "",
           "name of the token that uploaded it; NULL: not known"),

    TABLE("events", "every event, in words; with two sets, those of both"),
    COLUMN("events recorded_facts recorded_steps", "rank", "", "rank of the file"),
    COLUMN("events recorded_facts recorded_steps", "file", "", "name of the file"),
    COLUMN("events", "step_number", "",
           "step it belongs to; device work: that of its launch"),
    COLUMN("events event", "name", "", "name, as the trace has it"),
    COLUMN("events compare_calls", "start_us", "µs",
           "start, since the first event of the recording"),
    COLUMN("events compare_calls", "dur", "µs", "duration"),
    COLUMN("events", "self", "µs", "host rows: duration without the calls inside"),
    COLUMN("events event counters memory", "pid", "", "process, as the trace has it"),
    COLUMN("events event memory", "tid", "", "thread, as the trace has it"),
    COLUMN("events event", "device", "", "device; -1: none"),
    COLUMN("events event", "stream", "", "stream; -1: none"),
    COLUMN("events event", "correlation", "",
           "number that links a launch and what it launched"),
    COLUMN("events", "shapes", "", "host rows: shapes of the inputs"),
    COLUMN("events event", "bytes", "bytes", "copies: bytes that were moved"),
    COLUMN("events event", "bandwidth", "GB/s", "copies: bandwidth"),
    COLUMN("events event", "row", "", "number of the event in its file, from 0"),
    COLUMN("events", "launch", "", "device rows: the row of the file that launched it"),

    TABLE("frames",
          "the tree of calls, frame by frame, over all ranks and steps: modules, "
          "annotations and operators; with two sets, the trees of both. "
          "frames('operators') has no modules, frames('python') has the frames of python "
          "too; with two sets, these have the names of the comparison"),
    COLUMN("frames", "id", "", "number of the frame in its tree; 0: the root"),
    COLUMN("frames compare_frames", "parent", "", "the frame that it is directly below"),
    COLUMN("frames compare_frames", "depth", "", "how many frames are above it"),
    COLUMN("frames compare_frames", "path", "",
           "the names from below the root down to it"),
    COLUMN("frames", "sort", "",
           "module, annotation, operator, python, backward, recompute, launch, no launch "
           "or root"),
    COLUMN("frames", "name", "", "name; for a module, its class"),
    COLUMN("frames", "number", "",
           "modules: which of its class below its parent, from 0"),
    COLUMN("frames", "calls", "calls", "calls"),
    COLUMN("frames", "host_us", "µs", "time on the host"),
    COLUMN("frames", "self_us", "µs",
           "time on the host without the frames directly below it on its thread"),
    COLUMN("frames", "device_us", "µs",
           "device time that it and the frames below launched"),
    COLUMN("frames", "own_us", "µs",
           "self device time: what it launched outside of the frames that it calls"),
    COLUMN("frames", "calls_per_step", "calls", "calls per step"),
    COLUMN("frames", "host_per_step", "µs", "time on the host per step"),
    COLUMN("frames", "self_per_step", "µs", "self time per step"),
    COLUMN("frames", "device_per_step", "µs", "device time per step"),
    COLUMN("frames", "own_per_step", "µs", "self device time per step"),
    COLUMN("frames", "flops", "FLOPs",
           "work of the calls at or below it whose FLOPs are known; NULL: no such call"),
    COLUMN("frames", "own_flops", "FLOPs",
           "work of its calls without the frames that they call; NULL: not known"),

    TABLE("event",
          "every event, times in ns; its hidden column set_schema chooses the set"),
    COLUMN("event collectives counters", "file", "", "number of the file"),
    COLUMN("event", "category", "", "category"),
    COLUMN("event", "side", "", "host, device or neither"),
    COLUMN("event", "ts", "ns", "start, since 1970 (UTC)"),
    COLUMN("event", "dur", "ns", "duration"),
    COLUMN("event", "self", "ns", "host rows: duration without the calls inside"),
    COLUMN("event", "launch", "", "device rows: the row that launched it"),
    COLUMN("event", "step", "", "step it belongs to"),

    TABLE("collectives",
          "what events say of collectives; its hidden column set_schema chooses the set"),
    COLUMN("collectives counters memory", "span", "",
           "which of the files of the rank, from 0"),
    COLUMN("collectives", "step_number", "", "step it belongs to"),
    COLUMN("collectives", "side", "", "device, or host: a row record_param_comms"),
    COLUMN("collectives", "name", "", "collective"),
    COLUMN("collectives", "group_name", "", "process group"),
    COLUMN("collectives", "group_ranks", "", "ranks of the group, as the trace has them"),
    COLUMN("collectives", "dtype", "", "type of the elements"),
    COLUMN("collectives", "in_split", "", "sizes of an uneven all-to-all, input"),
    COLUMN("collectives", "out_split", "", "the same, output"),
    COLUMN("collectives", "group_size", "ranks", "ranks in the group"),
    COLUMN("collectives", "in_elements", "elements", "elements that go in"),
    COLUMN("collectives", "out_elements", "elements", "elements that come out"),
    COLUMN("collectives", "seq", "", "number of the collective in its group"),
    COLUMN("collectives", "comms_id", "",
           "communicator; a text where it is over 2^63 - 1"),
    COLUMN("collectives", "source", "", "point to point: rank that sends"),
    COLUMN("collectives", "destination", "", "point to point: rank that receives"),
    COLUMN("collectives", "external_id", "",
           "number that links it and record_param_comms"),
    COLUMN("collectives", "start_us", "µs", "start, after the first event of the file"),
    COLUMN("collectives", "dur_us", "µs", "duration"),
    COLUMN("collectives", "row", "", "number of the event in its file, as in event"),

    TABLE("counters", "every value of a counter, such as clocks and power; its hidden "
                      "column set_schema chooses the set"),
    COLUMN("counters memory", "at_us", "µs", "when, after the first event of the file"),
    COLUMN("counters", "device", "", "device; null: none is known"),
    COLUMN("counters", "name", "", "counter"),
    COLUMN("counters", "value", "", "its value until the next one, but at most for 2 s"),

    TABLE("recorded_facts", "what the recorders state about program and machine"),
    COLUMN("recorded_facts", "name", "",
           "such as program.commit, flags.matmul_precision or variables.NCCL_ALGO"),
    COLUMN("recorded_facts", "value", "", "as text"),

    TABLE("recorded_steps", "times of steps without the profiler, by the recorders"),
    COLUMN("recorded_steps", "n", "", "number of the time, from 0, in their order"),
    COLUMN("recorded_steps", "part", "", "before or after the recording"),
    COLUMN("recorded_steps", "ms", "ms", "time of the step"),
    COLUMN("recorded_steps", "clock", "", "cuda_event or perf_counter; NULL: not stated"),

    TABLE("memory", "every change of memory that was recorded; its hidden column "
                    "set_schema chooses the set"),
    COLUMN("memory", "device_type", "", "host, CUDA, HIP, else its number"),
    COLUMN("memory", "device", "", "number of the device"),
    COLUMN("memory", "bytes", "bytes", "allocated; negative: freed"),
    COLUMN("memory", "address", "", "where; a text where it is over 2^63 - 1"),
    COLUMN("memory", "total_allocated", "bytes", "allocated on the device after it"),
    COLUMN("memory", "total_reserved", "bytes", "reserved on the device after it"),

    TABLE("op_step", "sums of every op in every step, times in ns; its hidden column "
                     "set_schema chooses the set"),
    COLUMN("op_step", "step", "", "step.id"),
    COLUMN("op_step", "op", "", "op.id"),
    COLUMN("op_step", "total", "ns", "time"),
    COLUMN("op_step", "self", "ns", "host rows: time without the calls inside"),
    COLUMN("op_step", "min", "ns", "shortest call"),
    COLUMN("op_step", "max", "ns", "longest call"),

    TABLE("compare", "the rows of a comparison of both sets, of all ranks and steps. "
                     "compare('control_ranks=0', 'test_steps=first') takes ranks, steps, "
                     "markers, use_short_name, merge_addresses, aliases, merge_lines, "
                     "the filters (device_type, q, exclude, category, change, "
                     "significant), fold, measure, equivalence and work of the API"),
    COLUMN("compare", "name", "",
           "name; host names that differ only by a memory address are merged"),
    COLUMN("compare", "control_counts", "calls", "calls in the control"),
    COLUMN("compare", "test_counts", "calls", "calls in the test"),
    COLUMN("compare", "diff_counts", "calls", "test - control"),
    COLUMN("compare", "counts_change_categories", "", "+ more calls, - fewer, = as many"),
    COLUMN("compare", "control_total_duration", "µs", "time in the control"),
    COLUMN("compare", "test_total_duration", "µs", "time in the test"),
    COLUMN("compare", "diff_duration", "µs", "test - control"),
    COLUMN("compare", "control_self_duration", "µs",
           "host rows: time without the calls inside, in the control"),
    COLUMN("compare", "test_self_duration", "µs", "the same in the test"),
    COLUMN("compare", "diff_self_duration", "µs", "test - control"),
    COLUMN("compare", "control_per_step", "µs", "time per step in the control"),
    COLUMN("compare", "test_per_step", "µs", "time per step in the test"),
    COLUMN("compare", "diff_per_step", "µs", "test - control"),
    COLUMN("compare", "control_self_per_step", "µs",
           "host rows: self time per step in the control"),
    COLUMN("compare", "test_self_per_step", "µs", "the same in the test"),
    COLUMN("compare compare_frames", "diff_self_per_step", "µs", "test - control"),
    COLUMN("compare", "control_per_call", "µs", "time per call in the control"),
    COLUMN("compare", "test_per_call", "µs", "time per call in the test"),
    COLUMN("compare", "diff_per_call", "µs", "test - control"),
    COLUMN("compare", "control_self_per_call", "µs",
           "host rows: self time per call in the control"),
    COLUMN("compare", "test_self_per_call", "µs", "the same in the test"),
    COLUMN("compare", "diff_self_per_call", "µs", "test - control"),
    COLUMN("compare", "control_percent_of_step", "%",
           "time per step as a part of the step, in the control"),
    COLUMN("compare", "test_percent_of_step", "%", "the same in the test"),
    COLUMN("compare", "diff_percent_of_step", "%", "test - control"),
    COLUMN("compare", "control_self_percent_of_step", "%",
           "host rows: self time per step as a part of the step, in the control"),
    COLUMN("compare", "test_self_percent_of_step", "%", "the same in the test"),
    COLUMN("compare", "diff_self_percent_of_step", "%", "test - control"),
    COLUMN("compare", "control_counts_per_step", "calls",
           "calls per step in the control"),
    COLUMN("compare", "test_counts_per_step", "calls", "calls per step in the test"),
    COLUMN("compare", "diff_counts_per_step", "calls", "test - control"),
    COLUMN("compare", "change", "",
           "of the name: added, deleted, increased, decreased, unchanged"),
    COLUMN("compare", "replaces", "",
           "the kernel that this one replaces, with compare('fold=true'): the row then "
           "combines both; else NULL"),
    COLUMN("compare", "names", "",
           "all names of a row of several: of one call in CUDA and HIP, or of one Python "
           "function whose line or folder differs; else NULL"),
    COLUMN("compare", "p_value", "",
           "p of the change, self time; judging takes longer, and happens only if such a "
           "column is read"),
    COLUMN("compare", "q_value", "", "p after Benjamini and Hochberg"),
    COLUMN("compare", "moderated_p_value", "", "p of the moderated test"),
    COLUMN("compare", "moderated_q_value", "", "the same after Benjamini and Hochberg"),
    COLUMN("compare", "significance", "", "what the tests say about the row"),
    COLUMN("compare", "too_few", "", "true: too few samples for a test"),
    COLUMN("compare", "calls", "", "what the test of the number of calls says"),
    COLUMN("compare", "calls_p_value", "", "p of the number of calls"),
    COLUMN("compare", "calls_q_value", "", "the same after Benjamini and Hochberg"),
    COLUMN("compare", "control_calls", "calls",
           "calls in each sample of the control, if all samples have the same number"),
    COLUMN("compare", "test_calls", "calls", "the same in the test"),
    COLUMN("compare", "control_median", "µs",
           "median of the observations of the control"),
    COLUMN("compare", "test_median", "µs", "median of the observations of the test"),
    COLUMN("compare", "control_spread", "µs",
           "spread of the observations of the control"),
    COLUMN("compare", "test_spread", "µs", "spread of the observations of the test"),
    COLUMN("compare", "more_work", "µs",
           "for an operator whose FLOPs are known: the part of the change of its device "
           "time that the change of its FLOPs takes at the speed of the control. Needs "
           "compare('work=true'), which reads the events of both sets; without it, this "
           "column and the next ones are NULL"),
    COLUMN("compare", "slower_work", "µs", "the rest of that change"),
    COLUMN("compare", "more_work_per_step", "µs", "more work per step"),
    COLUMN("compare", "slower_work_per_step", "µs", "slower work per step"),
    COLUMN("compare", "more_work_per_call", "µs", "more work per call with FLOPs"),
    COLUMN("compare", "slower_work_per_call", "µs", "slower work per call with FLOPs"),
    COLUMN("compare", "more_work_percent_of_step", "%",
           "more work as a part of the step, in points"),
    COLUMN("compare", "slower_work_percent_of_step", "%",
           "slower work as a part of the step, in points"),
    COLUMN("compare", "work_known", "",
           "yes, or why not: no_operator, one_side, unknown, partly"),

    TABLE("compare_steps",
          "the samples of both sides of a comparison. compare_steps('marker=forward', "
          "'control_ranks=0') takes ranks, steps and markers"),
    COLUMN("compare_steps", "step_number", "",
           "number of the step, or of the marker's row; NULL: the whole recording"),

    TABLE("compare_calls", "each call of a row of a comparison, on both sides. "
                           "compare_calls('name=aten::mm', 'category=cpu_op') takes the "
                           "row, and ranks, steps, markers, use_short_name, "
                           "merge_addresses, aliases and merge_lines as compare"),
    COLUMN("compare_calls", "step_number", "",
           "step it belongs to, or row of the marker; NULL: the whole recording"),

    TABLE("compare_launches",
          "what a host row of a comparison launches on the device, or the operators that "
          "launch a device row. Arguments as those of compare_calls"),
    COLUMN("compare_launches", "name", "",
           "name of the device work, or of the operator; empty: in no operator"),
    COLUMN("compare_launches", "category", "", "its category"),
    COLUMN("compare_launches", "shapes", "",
           "shapes of the operator's inputs; NULL: not recorded"),
    COLUMN("compare_launches", "control_counts", "calls",
           "calls on the device in the control"),
    COLUMN("compare_launches", "test_counts", "calls", "the same in the test"),
    COLUMN("compare_launches", "control_total_us", "µs",
           "time on the device in the control"),
    COLUMN("compare_launches", "test_total_us", "µs", "the same in the test"),

    TABLE("compare_places",
          "where the time of the steps went: every ns of each side is at one place, so "
          "sums over the places are those of the steps (semantics.md, section 16). What "
          "fills a queue again after a wait that runs more or less often is a row of its "
          "own, in the line of the wait. compare_places('test_steps=first') takes ranks, "
          "steps, markers, use_short_name and aliases"),
    COLUMN("compare_places", "id", "", "number of the place, as in the answer's account"),
    COLUMN("compare_places", "line", "",
           "which line of the account has it, from 0; NULL: only one side has device "
           "work, so there are no lines"),
    COLUMN("compare_places", "kind", "", "kind of that line"),
    COLUMN("compare_places", "part", "",
           "part of the step: compute, exposed communication, exposed memory, idle; "
           "without device work: operators, python, input, waiting, garbage collection, "
           "no recorded call"),
    COLUMN("compare_places", "name", "",
           "name of the device work; else what happens: other rows, in call, hole, in "
           "the launch, device side, not told"),
    COLUMN("compare_places", "category", "",
           "of device work its category; device: other rows; NULL: no device work"),
    COLUMN("compare_places", "path", "",
           "the host calls, outermost first, joined by ' / '; of device work those that "
           "launched it"),
    COLUMN("compare_places", "before", "", "a hole: the call before it"),
    COLUMN("compare_places", "after", "", "a hole: the call after it"),
    COLUMN(
        "compare_places", "after_wait", "",
        "the wait, of what fills a queue again after one that runs more or less often"),
    COLUMN("compare_places", "control_ns", "ns", "in all steps of the control"),
    COLUMN("compare_places", "test_ns", "ns", "in all steps of the test"),
    COLUMN("compare_places", "control_us_per_step", "µs", "in a step of the control"),
    COLUMN("compare_places", "test_us_per_step", "µs", "in a step of the test"),
    COLUMN("compare_places", "diff_us_per_step", "µs", "test - control"),

    TABLE("compare_frames",
          "the trees of both sets as one, over all ranks and steps. "
          "compare_frames('operators') and compare_frames('python') as for frames"),
    COLUMN("compare_frames", "id", "", "number of the frame; 0: the root"),
    COLUMN("compare_frames", "sort", "", "as in frames"),
    COLUMN("compare_frames", "status", "",
           "same, replaced (matched under two names), only_in_control or only_in_test"),
    COLUMN("compare_frames", "wrapper", "",
           "1: only one side has this frame, but frames inside it were matched"),
    COLUMN("compare_frames", "control_name", "", "name in the control, with its number"),
    COLUMN("compare_frames", "test_name", "", "name in the test, with its number"),
    COLUMN("compare_frames", "control_id", "", "its id in frames of the control"),
    COLUMN("compare_frames", "test_id", "", "its id in frames of the test"),
    COLUMN("compare_frames", "control_calls", "calls", "calls in the control"),
    COLUMN("compare_frames", "test_calls", "calls", "calls in the test"),
    COLUMN("compare_frames", "control_host_us", "µs", "time on the host in the control"),
    COLUMN("compare_frames", "test_host_us", "µs", "the same in the test"),
    COLUMN("compare_frames", "control_self_us", "µs", "self time in the control"),
    COLUMN("compare_frames", "test_self_us", "µs", "the same in the test"),
    COLUMN("compare_frames", "control_device_us", "µs",
           "device time that it and the frames below launched in the control"),
    COLUMN("compare_frames", "test_device_us", "µs", "the same in the test"),
    COLUMN("compare_frames", "control_own_us", "µs", "self device time in the control"),
    COLUMN("compare_frames", "test_own_us", "µs", "the same in the test"),
    COLUMN("compare_frames", "diff_calls_per_step", "calls", "test - control"),
    COLUMN("compare_frames", "diff_host_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_device_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_own_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_here_per_step", "µs",
           "matched frames: the change of self device time, and of all that only one "
           "side has below this frame and below no other matched frame"),
};

/* Whether the name is one of those in a list. */
static bool has_name(const char *list, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = list; (at = strstr(at, name)) != NULL; at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

const struct sql_description *sql_describe(const char *table, const char *column)
{
    for (size_t i = 0; i < sizeof descriptions / sizeof *descriptions; i++) {
        const struct sql_description *one = &descriptions[i];

        if (has_name(one->tables, table) && (column == NULL) == (one->column == NULL) &&
            (column == NULL || strcmp(one->column, column) == 0))
            return one;
    }
    return NULL;
}

/* Columns that count or number something, and have no unit. */
static bool is_number(const char *column)
{
    static const char *const names[] = {
        "rank",
        "span",
        "step_number",
        "has_steps",
        "has_device_rows",
        "events",
        "kept",
        "repaired",
        "dropped",
        "invalid",
        "ignored",
        "count",
        "device_rows_without_step",
    };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i], column) == 0)
            return true;
    return false;
}

const char *sql_describe_type(const struct sql_description *column)
{
    static const char *const reals[] = {"µs", "%", "GB/s"};

    for (size_t i = 0; i < sizeof reals / sizeof *reals; i++)
        if (strcmp(column->unit, reals[i]) == 0)
            return "real";
    return *column->unit != '\0' || is_number(column->column) ? "integer" : "text";
}
