/* See note_kinds.h. */
#include "trace/decode/note_kinds.h"

#include <stddef.h>
#include <string.h>

#define NOT_COUNTED "They are not counted, so sums and counts may be too small."

static const struct trace_note_kind kinds[] = {
    /* Rows are missing, or the numbers differ from the recording. */
    {"json_damaged", true, true, "The list of events is damaged or ends early",
     "Everything after that place is missing, and may belong to any step: sums and "
     "counts are too small, and missing device work counts as idle time."},
    {"gzip_damaged", true, true, "The gzip data is damaged",
     "Everything after that place is missing, and what comes just before it may be "
     "wrong."},
    {"event_damaged", true, true, "Damaged events were skipped", NOT_COUNTED},
    {"event_too_long", true, false, "Events that are too long to read were skipped",
     NOT_COUNTED},
    {"event_invalid", true, false, "Events have no usable time", NOT_COUNTED},
    {"duration_over_24h", true, false, "Events last longer than 24 h", NOT_COUNTED},
    {"time_out_of_range", true, false, "Times are out of range",
     "Events with such times are not counted. If the base time is out of range, the "
     "times of this file do not fit those of the other files."},
    {"negative_duration", true, false, "Negative durations count as 0",
     "Sums of these operations may be too small."},
    /* All data that counts is there. */
    {"end_damaged", false, false,
     "The end of the file, after the list of events, is damaged or missing",
     "All events are there."},
    {"gzip_truncated", false, false, "The gzip data ends early", NULL},
    {"rank_unknown", false, false, "The rank may be in the damaged part",
     "The file may be listed under the wrong rank."},
    {"base_time_unknown", false, false, "The base time may be in the damaged part",
     "Durations are right, but points in time may not fit those of the other files."},
    {"name_too_long", false, false, "Long names were cut", NULL},
    {"names_cut", false, false, "Names were cut: together they take too much room", NULL},
    {"shapes_cut", false, false,
     "Input shapes were cut: together they take too much room", NULL},
    {"arguments_cut", false, false,
     "Arguments of calls were cut: together they take too much room", NULL},
    {"inputs_cut", false, false,
     "Calls have too many different inputs: only the shapes of later ones were kept",
     NULL},
    {"memory_invalid", false, false,
     "Changes of memory have no usable time or number of bytes",
     "They are left out of the analysis of memory."},
    {"counter_invalid", false, false, "Values of counters have no usable time or number",
     "They are left out."},
    {"counters_cut", false, false, "There are too many values of counters",
     "The last ones were not kept."},
    {"counters_not_read", false, false,
     "Whether the file has counters is not known: an older version read it",
     "Clocks, power and temperature are shown after the traces are read in again."},
    {"too_many_categories", false, false,
     "There are too many categories: the last ones count as “other”", NULL},
    {"bandwidth_not_finite", false, false, "Bandwidths that are not numbers count as 0",
     NULL},
    {"trailing_bytes", false, false, "Bytes after the end were ignored", NULL},
    {"byte_order_mark", false, false, "The file begins with a byte-order mark", NULL},
    {"no_rows", false, false, "The file has no rows: a rank without samples", NULL},
    {"rank_assumed", false, false, "No rank is stated; it was assumed", NULL},
    {"rank_from_file_name", false, false, "The rank was taken from the file name", NULL},
    {"metadata_too_long", false, false, "Metadata was too long to keep", NULL},
    {"metadata_unreadable", false, false, "Metadata is not valid and was not kept", NULL},
    {"recorder_left_out", false, false,
     "Parts of what the recorder says are not understood or too long, and were left out",
     NULL},
    {"device_rows_unlaunched", false, false,
     "The device's rows have no launches: a step is the interval of the host", NULL},
    {"device_time_outside_steps", false, false, "The device works outside of all steps",
     NULL},
    {"marker_covers_little", false, false,
     "The steps of the marker cover less than half of the recording", NULL},
};

const struct trace_note_kind *trace_note_kind(const char *kind)
{
    static const struct trace_note_kind unknown = {"", false, false, "", NULL};

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].kind, kind) == 0)
            return &kinds[i];
    return &unknown;
}
