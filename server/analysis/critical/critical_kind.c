/* See critical_kind.h. */
#include "analysis/critical/critical_kind.h"

const char *critical_kind_name(enum critical_kind kind)
{
    static const char *const names[CRITICAL_KINDS] = {
        [CRITICAL_OPERATOR] = "host_operator",
        [CRITICAL_CALL] = "runtime_call",
        [CRITICAL_DATA] = "data_loading",
        [CRITICAL_LAUNCH_DELAY] = "launch_delay",
        [CRITICAL_KERNEL] = "device_kernel",
        [CRITICAL_COMMUNICATION] = "communication",
        [CRITICAL_COPY] = "device_copy",
        [CRITICAL_TURNAROUND] = "kernel_gap",
        [CRITICAL_SYNC] = "sync",
        [CRITICAL_BETWEEN] = "between_operators",
        [CRITICAL_IDLE] = "idle"};

    return names[kind];
}
