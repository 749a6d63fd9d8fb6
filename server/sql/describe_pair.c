/* See describe_pair.h. */
#include "sql/describe_pair.h"

static const struct sql_description descriptions[] = {
    TABLE("compare",
          "the rows of a comparison of both sets, of all ranks and steps. compare("
          "'control_ranks=0', 'test_steps=first') takes ranks, steps, markers, "
          "use_short_name, merge_addresses, aliases, merge_lines, the filters "
          "(device_type, q, exclude, category, change, significant), fold, measure, "
          "equivalence and work "
          "of the API"),
    COLUMN("compare", "name", "",
           "name; host names that differ only by a memory address are merged"),
    COLUMN("compare", "category", "", "category, such as cpu_op or kernel"),
    COLUMN("compare", "kind", "", "device work: COMPUTATION, COMMUNICATION or MEMORY"),
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
    COLUMN("compare", "diff_self_per_step", "µs", "test - control"),
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
    COLUMN("compare", "control_median", "µs", "median of the samples of the control"),
    COLUMN("compare", "test_median", "µs", "median of the samples of the test"),
    COLUMN("compare", "control_spread", "µs", "spread of the samples of the control"),
    COLUMN("compare", "test_spread", "µs", "spread of the samples of the test"),
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
    COLUMN("compare_steps", "side", "", "the set: control or test"),
    COLUMN("compare_steps", "rank", "", "rank"),
    COLUMN("compare_steps", "span", "", "which file of the rank, from 0"),
    COLUMN("compare_steps", "step_number", "",
           "number of the step, or of the marker's row; NULL: the whole recording"),
    COLUMN("compare_steps", "start_us", "µs",
           "begin of the step's window, since the first event of the recording"),
    COLUMN("compare_steps", "duration_us", "µs",
           "duration of the window, in which host and device do the step"),
    COLUMN("compare_steps", "compute_us", "µs", "a compute kernel runs"),
    COLUMN("compare_steps", "exposed_communication_us", "µs",
           "communication runs, and no compute kernel"),
    COLUMN("compare_steps", "exposed_memory_us", "µs",
           "copies or memsets run, and nothing else"),
    COLUMN("compare_steps", "idle_us", "µs", "no device work runs"),
    COLUMN("compare_steps", "host_start_us", "µs",
           "begin of the step as the host has it, since the first event of the "
           "recording; NULL: the whole recording"),
    COLUMN("compare_steps", "host_us", "µs", "duration of the step as the host has it"),
    COLUMN("compare_steps", "lag_us", "µs",
           "how far the device is behind when the host leaves the step"),

    TABLE("compare_calls",
          "each call of a row of a comparison, on both sides. "
          "compare_calls('name=aten::mm', 'category=cpu_op') takes the row, and ranks, "
          "steps, markers, use_short_name, merge_addresses, aliases and merge_lines as "
          "compare"),
    COLUMN("compare_calls", "side", "", "the set: control or test"),
    COLUMN("compare_calls", "rank", "", "rank"),
    COLUMN("compare_calls", "span", "", "which file of the rank, from 0"),
    COLUMN("compare_calls", "step_number", "",
           "step it belongs to, or row of the marker; NULL: the whole recording"),
    COLUMN("compare_calls", "start_us", "µs",
           "start, since the first event of the recording"),
    COLUMN("compare_calls", "dur", "µs", "duration"),

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

    TABLE(
        "compare_places",
        "where the time of the steps went: every ns of each side is at one place, so "
        "sums over the places are those of the steps (semantics.md, section 16). "
        "What fills a queue again after a wait that runs more or less often is a row of "
        "its own, in the line of the wait. "
        "compare_places('test_steps=first') takes ranks, steps, markers, use_short_name "
        "and aliases"),
    COLUMN("compare_places", "id", "", "number of the place, as in the answer's account"),
    COLUMN("compare_places", "line", "",
           "which line of the account has it, from 0; NULL: only one side has device "
           "work, so there are no lines"),
    COLUMN("compare_places", "kind", "", "kind of that line"),
    COLUMN("compare_places", "part", "",
           "part of the step: compute, exposed communication, exposed memory, idle; "
           "without device work: operators, python, input, waiting, "
           "garbage collection, no recorded call"),
    COLUMN(
        "compare_places", "name", "",
        "name of the device work; else what happens: other rows, in call, hole, in the "
        "launch, device side, not told"),
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

    TABLE("compare_frames", "the trees of both sets as one, over all ranks and steps. "
                            "compare_frames('operators') and compare_frames('python') as "
                            "for frames"),
    COLUMN("compare_frames", "id", "", "number of the frame; 0: the root"),
    COLUMN("compare_frames", "parent", "", "the frame that it is directly below"),
    COLUMN("compare_frames", "depth", "", "how many frames are above it"),
    COLUMN("compare_frames", "path", "", "the names from below the root down to it"),
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
    COLUMN("compare_frames", "diff_self_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_device_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_own_per_step", "µs", "test - control"),
    COLUMN("compare_frames", "diff_here_per_step", "µs",
           "matched frames: the change of self device time, and of all that only one "
           "side has "
           "below this frame and below no other matched frame"),
};

const struct sql_description *describe_pair(size_t *count)
{
    *count = sizeof descriptions / sizeof *descriptions;
    return descriptions;
}
