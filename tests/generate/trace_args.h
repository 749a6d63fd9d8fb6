/* The file that is written, and the arguments of its events. */
#ifndef TRACEDIFF_TESTS_GENERATE_TRACE_ARGS_H
#define TRACEDIFF_TESTS_GENERATE_TRACE_ARGS_H

#include "machine.h"

#include <stdio.h>
#include <zlib.h>

#define DEVICE_SMS 132

/* Either of the two is open. */
struct output {
    FILE *plain;
    FILE *file; /* where the gzip member goes */
    z_stream deflate;
    unsigned char *packed;
    bool first_event, failed;
    bool compact; /* no line breaks but one before each event */
};

/* ns as the profiler prints microseconds: always three decimals. */
#define US "%" PRId64 ".%03" PRId64
#define US_VALUES(ns) (ns) / 1000, (ns) % 1000

/* Printed text goes on at the end of the file; a failure is kept in `failed`. */
void put(struct output *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The place of an event: on the host or on the device, on which thread or stream. */
static inline bool is_device(const struct event *event)
{
    return event->type >= EVENT_KERNEL && event->type != EVENT_MEMORY;
}
static inline uint32_t track_number(const struct machine *machine,
                                    const struct event *event)
{
    return is_device(event) ? stream_numbers[event->track]
                            : machine->threads[event->track].tid;
}
static inline uint32_t event_pid(const struct machine *machine, const struct event *event)
{
    return is_device(event) ? machine->rank : machine->threads[THREAD_MAIN].tid;
}

/* The text between the braces of "args"; `index` is the event's "Ev Idx". */
void put_args(struct output *out, const struct machine *machine,
              const struct event *event, size_t index);

#endif
