/* See describe.h. */
#include "sql/describe.h"

#include "sql/describe_pair.h"

#include <stdbool.h>
#include <string.h>

static const struct sql_description descriptions[] = {
    TABLE("ops", "every name: calls and time over all ranks and steps"),
    COLUMN("ops", "name", "", "name; memory addresses merged"),
    COLUMN("ops", "short_name", "", "kernels: name without templates and arguments"),
    COLUMN("ops", "category", "", "category, such as cpu_op or kernel"),
    COLUMN("ops", "device_type", "",
           "CPU or GPU; empty for annotations and waits of a device"),
    COLUMN("ops", "kind", "", "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("ops", "counts", "calls", "calls"),
    COLUMN("ops", "total_us", "µs", "time"),
    COLUMN("ops", "self_us", "µs", "host rows: time without the calls inside"),
    COLUMN("ops", "min_us", "µs", "shortest call"),
    COLUMN("ops", "max_us", "µs", "longest call"),

    TABLE("ops_by_rank", "the same for each recording"),
    COLUMN("ops_by_rank", "rank", "", "rank"),
    COLUMN("ops_by_rank", "span", "", "which file of the rank, from 0"),
    COLUMN("ops_by_rank", "name", "", "name; memory addresses merged"),
    COLUMN("ops_by_rank", "short_name", "",
           "kernels: name without templates and arguments"),
    COLUMN("ops_by_rank", "category", "", "category, such as cpu_op or kernel"),
    COLUMN("ops_by_rank", "device_type", "",
           "CPU or GPU; empty for annotations and waits of a device"),
    COLUMN("ops_by_rank", "kind", "",
           "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("ops_by_rank", "counts", "calls", "calls"),
    COLUMN("ops_by_rank", "total_us", "µs", "time"),
    COLUMN("ops_by_rank", "self_us", "µs", "host rows: time without the calls inside"),
    COLUMN("ops_by_rank", "min_us", "µs", "shortest call"),
    COLUMN("ops_by_rank", "max_us", "µs", "longest call"),

    TABLE("ops_by_step_number", "the same for each step number, over all recordings"),
    COLUMN("ops_by_step_number", "step_number", "", "number of the step"),
    COLUMN("ops_by_step_number", "name", "", "name; memory addresses merged"),
    COLUMN("ops_by_step_number", "short_name", "",
           "kernels: name without templates and arguments"),
    COLUMN("ops_by_step_number", "category", "", "category, such as cpu_op or kernel"),
    COLUMN("ops_by_step_number", "device_type", "",
           "CPU or GPU; empty for annotations and waits of a device"),
    COLUMN("ops_by_step_number", "kind", "",
           "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("ops_by_step_number", "counts", "calls", "calls"),
    COLUMN("ops_by_step_number", "total_us", "µs", "time"),
    COLUMN("ops_by_step_number", "self_us", "µs",
           "host rows: time without the calls inside"),
    COLUMN("ops_by_step_number", "min_us", "µs", "shortest call"),
    COLUMN("ops_by_step_number", "max_us", "µs", "longest call"),

    TABLE("steps", "the steps of each recording; of one without steps, the whole"),
    COLUMN("steps", "rank", "", "rank"),
    COLUMN("steps", "span", "", "which file of the rank, from 0"),
    COLUMN("steps", "step_number", "", "number; NULL: the whole recording"),
    COLUMN("steps", "start_us", "µs",
           "begin of the step's window, since the first event of the recording"),
    COLUMN("steps", "duration_us", "µs",
           "duration of the window, in which host and device do the step"),
    COLUMN("steps", "compute_us", "µs", "a compute kernel runs"),
    COLUMN("steps", "exposed_communication_us", "µs",
           "communication runs, and no compute kernel"),
    COLUMN("steps", "exposed_memory_us", "µs", "copies or memsets run, and nothing else"),
    COLUMN("steps", "idle_us", "µs", "no device work runs"),
    COLUMN("steps", "host_start_us", "µs",
           "begin of the step as the host has it, since the first event of the "
           "recording; NULL: the whole recording"),
    COLUMN("steps", "host_us", "µs", "duration of the step as the host has it"),
    COLUMN("steps", "lag_us", "µs",
           "how far the device is behind when the host leaves the step"),

    TABLE("launches", "device work by what launched it, over the whole recording"),
    COLUMN("launches", "rank", "", "rank"),
    COLUMN("launches", "span", "", "which file of the rank, from 0"),
    COLUMN("launches", "kernel", "", "name of the device work"),
    COLUMN("launches", "operator", "",
           "innermost operator above the launch; NULL: not known"),
    COLUMN("launches", "shapes", "", "shapes of its inputs; NULL: not recorded"),
    COLUMN("launches", "counts", "calls", "launches"),
    COLUMN("launches", "total_us", "µs", "time on the device"),

    TABLE("files", "the recordings"),
    COLUMN("files", "rank", "", "rank"),
    COLUMN("files", "span", "", "which file of the rank, from 0"),
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
    COLUMN("notes", "rank", "", "rank"),
    COLUMN("notes", "span", "", "which file of the rank, from 0"),
    COLUMN("notes", "kind", "", "what happened"),
    COLUMN("notes", "count", "", "how often"),
    COLUMN("notes", "example", "", "the first case"),

    TABLE("sets", "the control and the test, as the page Traces lists them"),
    COLUMN("sets", "side", "", "the set: control or test"),
    COLUMN("sets", "id", "", "its id"),
    COLUMN("sets", "label", "", "its label"),
    COLUMN("sets", "tags", "", "its tags, with commas between them"),
    COLUMN("sets", "notes", "", "its notes"),
    COLUMN("sets", "created", "", "when it was stored (UTC)"),
    COLUMN("sets", "uploaded_by", "",
           "name of the token that uploaded it; NULL: not known"),

    TABLE("events", "every event, in words; with two sets, those of both"),
    COLUMN("events", "side", "", "the set: control or test"),
    COLUMN("events", "rank", "", "rank of the file"),
    COLUMN("events", "span", "", "which file of the rank, from 0"),
    COLUMN("events", "file", "", "name of the file"),
    COLUMN("events", "step_number", "",
           "step it belongs to; device work: that of its launch"),
    COLUMN("events", "name", "", "name, as the trace has it"),
    COLUMN("events", "short_name", "", "kernels: name without templates and arguments"),
    COLUMN("events", "category", "", "category, such as cpu_op or kernel"),
    COLUMN("events", "device_type", "",
           "CPU or GPU; empty for annotations and waits of a device"),
    COLUMN("events", "kind", "", "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("events", "start_us", "µs", "start, since the first event of the recording"),
    COLUMN("events", "dur", "µs", "duration"),
    COLUMN("events", "self", "µs", "host rows: duration without the calls inside"),
    COLUMN("events", "pid", "", "process, as the trace has it"),
    COLUMN("events", "tid", "", "thread, as the trace has it"),
    COLUMN("events", "device", "", "device; -1: none"),
    COLUMN("events", "stream", "", "stream; -1: none"),
    COLUMN("events", "correlation", "",
           "number that links a launch and what it launched"),
    COLUMN("events", "shapes", "", "host rows: shapes of the inputs"),
    COLUMN("events", "bytes", "bytes", "copies: bytes that were moved"),
    COLUMN("events", "bandwidth", "GB/s", "copies: bandwidth"),
    COLUMN("events", "row", "", "number of the event in its file, from 0"),
    COLUMN("events", "launch", "", "device rows: the row of the file that launched it"),

    TABLE("frames",
          "the tree of calls, frame by frame, over all ranks and steps: modules, "
          "annotations and operators; with two sets, the trees of both. "
          "frames('operators') has no modules, frames('python') has the frames "
          "of python too; with two sets, these have the names of the comparison"),
    COLUMN("frames", "side", "", "the set: control or test"),
    COLUMN("frames", "id", "", "number of the frame in its tree; 0: the root"),
    COLUMN("frames", "parent", "", "the frame that it is directly below"),
    COLUMN("frames", "depth", "", "how many frames are above it"),
    COLUMN("frames", "path", "", "the names from below the root down to it"),
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
    COLUMN("event", "file", "", "number of the file"),
    COLUMN("event", "row", "", "number of the event in its file, from 0"),
    COLUMN("event", "name", "", "name, as the trace has it"),
    COLUMN("event", "category", "", "category"),
    COLUMN("event", "side", "", "host, device or neither"),
    COLUMN("event", "kind", "", "device work: COMPUTATION, COMMUNICATION or MEMORY"),
    COLUMN("event", "ts", "ns", "start, since 1970 (UTC)"),
    COLUMN("event", "dur", "ns", "duration"),
    COLUMN("event", "self", "ns", "host rows: duration without the calls inside"),
    COLUMN("event", "pid", "", "process, as the trace has it"),
    COLUMN("event", "tid", "", "thread, as the trace has it"),
    COLUMN("event", "device", "", "device; -1: none"),
    COLUMN("event", "stream", "", "stream; -1: none"),
    COLUMN("event", "correlation", "", "number that links a launch and what it launched"),
    COLUMN("event", "launch", "", "device rows: the row that launched it"),
    COLUMN("event", "bytes", "bytes", "copies: bytes that were moved"),
    COLUMN("event", "bandwidth", "GB/s", "copies: bandwidth"),
    COLUMN("event", "step", "", "step it belongs to"),

    TABLE("collectives", "what events say of collectives; its hidden column set_schema "
                         "chooses the set"),
    COLUMN("collectives", "rank", "", "rank"),
    COLUMN("collectives", "span", "", "which of the files of the rank, from 0"),
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
    COLUMN("collectives", "file", "", "number of the file"),
    COLUMN("collectives", "row", "", "number of the event in its file, as in event"),

    TABLE("counters", "every value of a counter, such as clocks and power; its hidden "
                      "column set_schema chooses the set"),
    COLUMN("counters", "rank", "", "rank"),
    COLUMN("counters", "span", "", "which of the files of the rank, from 0"),
    COLUMN("counters", "at_us", "µs", "when, after the first event of the file"),
    COLUMN("counters", "device", "", "device; null: none is known"),
    COLUMN("counters", "name", "", "counter"),
    COLUMN("counters", "value", "", "its value until the next one, but at most for 2 s"),
    COLUMN("counters", "pid", "", "process, as the trace has it"),
    COLUMN("counters", "file", "", "number of the file"),

    TABLE("recorded_facts", "what the recorders state about program and machine"),
    COLUMN("recorded_facts", "side", "", "the set: control or test"),
    COLUMN("recorded_facts", "rank", "", "rank of the file"),
    COLUMN("recorded_facts", "span", "", "which file of the rank, from 0"),
    COLUMN("recorded_facts", "file", "", "name of the file"),
    COLUMN("recorded_facts", "name", "",
           "such as program.commit, flags.matmul_precision or variables.NCCL_ALGO"),
    COLUMN("recorded_facts", "value", "", "as text"),

    TABLE("recorded_steps", "times of steps without the profiler, by the recorders"),
    COLUMN("recorded_steps", "side", "", "the set: control or test"),
    COLUMN("recorded_steps", "rank", "", "rank of the file"),
    COLUMN("recorded_steps", "span", "", "which file of the rank, from 0"),
    COLUMN("recorded_steps", "file", "", "name of the file"),
    COLUMN("recorded_steps", "n", "", "number of the time, from 0, in their order"),
    COLUMN("recorded_steps", "part", "", "before or after the recording"),
    COLUMN("recorded_steps", "ms", "ms", "time of the step"),
    COLUMN("recorded_steps", "clock", "", "cuda_event or perf_counter; NULL: not stated"),

    TABLE("memory", "every change of memory that was recorded; its hidden column "
                    "set_schema chooses the set"),
    COLUMN("memory", "rank", "", "rank"),
    COLUMN("memory", "span", "", "which of the files of the rank, from 0"),
    COLUMN("memory", "at_us", "µs", "when, after the first event of the file"),
    COLUMN("memory", "device_type", "", "host, CUDA, HIP, else its number"),
    COLUMN("memory", "device", "", "number of the device"),
    COLUMN("memory", "bytes", "bytes", "allocated; negative: freed"),
    COLUMN("memory", "address", "", "where; a text where it is over 2^63 - 1"),
    COLUMN("memory", "total_allocated", "bytes", "allocated on the device after it"),
    COLUMN("memory", "total_reserved", "bytes", "reserved on the device after it"),
    COLUMN("memory", "pid", "", "process, as the trace has it"),
    COLUMN("memory", "tid", "", "thread, as the trace has it"),

    TABLE("op_step", "sums of every op in every step, times in ns; its hidden column "
                     "set_schema chooses the set"),
    COLUMN("op_step", "step", "", "step.id"),
    COLUMN("op_step", "op", "", "op.id"),
    COLUMN("op_step", "counts", "calls", "calls"),
    COLUMN("op_step", "total", "ns", "time"),
    COLUMN("op_step", "self", "ns", "host rows: time without the calls inside"),
    COLUMN("op_step", "min", "ns", "shortest call"),
    COLUMN("op_step", "max", "ns", "longest call"),
};

static const struct sql_description *find(const struct sql_description *list,
                                          size_t count, const char *table,
                                          const char *column)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].table, table) == 0 &&
            (column == NULL) == (list[i].column == NULL) &&
            (column == NULL || strcmp(list[i].column, column) == 0))
            return &list[i];
    return NULL;
}

const struct sql_description *sql_describe(const char *table, const char *column)
{
    size_t count;
    const struct sql_description *pair = describe_pair(&count);
    const struct sql_description *found =
        find(descriptions, sizeof descriptions / sizeof *descriptions, table, column);

    return found != NULL ? found : find(pair, count, table, column);
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
