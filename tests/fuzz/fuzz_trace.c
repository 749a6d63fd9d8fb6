/* Any bytes as a trace file: inflate, scan, decode, resolve. The first byte chooses how
 * it is read the second time, which must come to the same. */
#include "fuzz.h"
#include "recording_text.h"
#include "trace/read.h"
#include "trace/resolve.h"
#include "trace/scan.h"

#include <string.h>

static void check_quality(const struct trace_recording *recording)
{
    const struct trace_quality *quality = &recording->quality;

    MUST(quality->events ==
         quality->kept + quality->dropped + quality->invalid + quality->ignored);
    MUST(quality->kept == recording->events.count);
    MUST(quality->repaired <= quality->kept + quality->dropped);
    MUST(recording->note_count <= TRACE_NOTES_MAX);
}

static void check_rows(const struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0; row < events->count; row++) {
        MUST(events->op[row] < recording->op_count);
        MUST(events->place[row] < recording->place_count);
        MUST(events->dur[row] >= 0);
        MUST(events->self[row] >= 0 && events->self[row] <= events->dur[row]);
        MUST(events->ts[row] >= recording->first_ns);
        if (row_op(recording, row)->side == TRACE_DEVICE &&
            events->link[row] != TRACE_NONE)
            MUST(row_op(recording, events->link[row])->side == TRACE_HOST &&
                 row_correlation(recording, row) ==
                     row_correlation(recording, events->link[row]));
    }
}

static void check_steps(const struct trace_recording *recording)
{
    uint64_t count = 0;

    MUST((recording->step_count >= 1) == (recording->events.count > 0));
    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        MUST(step->dur >= 0 && step->dur <= recording->steps[0].dur);
        if (!step->has_parts)
            continue;
        MUST(step->compute >= 0 && step->exposed_communication >= 0 &&
             step->exposed_memory >= 0 && step->idle >= 0);
        MUST(step->compute + step->exposed_communication + step->exposed_memory +
                 step->idle ==
             step->dur);
    }
    for (size_t i = 0; recording->step_count > 0 && i < recording->cell_begin[1]; i++)
        count += recording->cells[i].count;
    MUST(count == recording->events.count);
}

/* How to read: any variant of the index, any piece, one thread or two. */
static struct trace_read_options choose(uint8_t way)
{
    static const size_t pieces[] = {64, 65, 100, 1000};
    const struct scan_variant *variant = scan_variants();

    for (unsigned i = way & 3; i > 0 && variant[1].name != NULL; i--)
        variant++;
    return (struct trace_read_options){.variant = variant,
                                       .piece = pieces[way >> 2 & 3],
                                       .two_threads = (way & 16) != 0};
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct trace_recording *first = NULL, *second = NULL;
    struct error error = {0}, other_error = {0};
    char why[256];

    if (size == 0)
        return 0;
    struct memory_file file = memory_file(data + 1, size - 1);
    const struct trace_read_options plain = {0}, options = choose(data[0]);
    int result = trace_read_with(file.path, "t.json", &plain, NULL, &first, &error);
    int other =
        trace_read_with(file.path, "t.json", &options, NULL, &second, &other_error);
    memory_file_close(&file);
    MUST(result == other);
    if (result != 0) {
        MUST(strcmp(error.message, other_error.message) == 0);
        return 0;
    }
    if (!same_recordings(first, second, why)) {
        fprintf(stderr, "%s\n", why);
        abort();
    }
    trace_recording_free(second);
    check_quality(first);
    MUST(trace_resolve(first, NULL, &error) == 0);
    check_rows(first);
    check_steps(first);
    trace_recording_free(first);
    return 0;
}
