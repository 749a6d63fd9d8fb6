/* Part of random_trace.c: the members of `args`. */
#ifndef TRACEDIFF_TESTS_RANDOM_ARGUMENTS_H
#define TRACEDIFF_TESTS_RANDOM_ARGUMENTS_H

enum { FIRST_TEXT = 18, FIRST_NUMBER = 22, ARGUMENTS = 34 };

static const char *const argument_keys[ARGUMENTS] = {
    "stream",
    "device",
    "correlation",
    "bytes",
    "External id",
    "Collective name",
    "Input Dims",
    "memory bandwidth (GB/s)",
    "Ev Idx",
    "grid",
    "correlatioN",
    "occupancy",
    "Call stack",
    "Input type",
    "Concrete Inputs",
    "Sequence number",
    "Fwd thread id",
    "external id",
    "Process Group Name",
    "Process Group Ranks",
    "dtype",
    "In split size",
    "Group size",
    "In msg nelems",
    "Seq",
    "Comms Id",
    "Src Rank",
    "Bytes",
    "Addr",
    "Total Allocated",
    "Total Reserved",
    "Device Type",
    "Device Id",
    "Python id",
};
static const char *const argument_texts[] = {
    "\"\"", "\"[0, 1]\"",         "7",     "\"Float\"",
    "null", "\"tp\\u00e9 \\\"\"", "[0,1]", "-1.5e3",
};

#endif
