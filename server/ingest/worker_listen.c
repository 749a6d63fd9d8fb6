/* See worker_listen.h. */
#include "ingest/worker_listen.h"

#include <string.h>
#include <sys/types.h>
#include <time.h>

/* A worker notices when a file takes more than its processor time. If it does not, the
 * server kills it this much later. A disk may be slow, so the wall-clock limit is long.
 */
#define LOOK_BEHIND_NS ((int64_t)WORKER_LOOK_BEHIND_SECONDS * 1000000000)
#define LOOK_QUIET_NS ((int64_t)300 * 1000000000)
#define LOOK_QUIET_TIMES 20

static void raise_to(_Atomic uint64_t *number, uint64_t value, uint64_t most)
{
    value = value > most ? most : value;
    if (value > atomic_load(number))
        atomic_store(number, value);
}

static void take_progress(struct worker_talk *talk, struct wire *wire)
{
    struct progress *progress = talk->progress;
    uint64_t stage = wire_number_to(wire, PROGRESS_STORING);
    uint64_t bytes = wire_number(wire), events = wire_number(wire);
    uint64_t files = wire_number_to(wire, talk->request->list.count);

    if (!wire_ended(wire) || stage < PROGRESS_READING) {
        talk->broken = true;
        return;
    }
    if (progress == NULL)
        return;
    /* Only forwards, and not past the end. */
    raise_to(&progress->bytes_done, bytes, atomic_load(&progress->bytes_total));
    raise_to(&progress->events, events, INT64_MAX);
    if (files > atomic_load(&progress->files_done))
        atomic_store(&progress->files_done, (uint32_t)files);
    if ((int)stage > atomic_load(&progress->stage))
        atomic_store(&progress->stage, (int)stage);
}

static void take_file(struct worker_talk *talk, struct wire *wire)
{
    size_t file = (size_t)wire_number_to(wire, talk->request->list.count);
    bool begins = wire_number_to(wire, 1) == 1;
    size_t at = 0;

    talk->broken = talk->broken || !wire_ended(wire) || file >= talk->request->list.count;
    while (at < talk->reading_count && talk->reading[at] != file)
        at++;
    if (talk->broken || begins != (at == talk->reading_count) || at == THREADS_MAX) {
        talk->broken = true;
    } else if (begins) {
        talk->reading[talk->reading_count++] = file;
    } else {
        talk->reading[at] = talk->reading[--talk->reading_count];
    }
}

/* ---- time ---- */

static int64_t nanoseconds(clockid_t clock)
{
    struct timespec now;

    return clock_gettime(clock, &now) == 0
               ? (int64_t)now.tv_sec * 1000000000 + now.tv_nsec
               : -1;
}

/* -1: not known. */
static int64_t processor_time(pid_t process)
{
    clockid_t clock;

    return clock_getcpuclockid(process, &clock) == 0 ? nanoseconds(clock) : -1;
}

static void begin_file(struct worker_talk *talk)
{
    if (talk->on_look == NULL)
        return;
    talk->since_ns = nanoseconds(CLOCK_MONOTONIC);
    talk->processor_since_ns = processor_time(talk->process);
}

bool worker_listen_overdue(struct worker_talk *talk)
{
    if (talk->on_look == NULL || !talk->ready || talk->reading_count == 0)
        return false;
    int64_t may = (int64_t)talk->request->sizes[talk->looked];
    int64_t processor = processor_time(talk->process);

    talk->overdue =
        may != 0 && (nanoseconds(CLOCK_MONOTONIC) - talk->since_ns >
                         LOOK_QUIET_NS + may * LOOK_QUIET_TIMES ||
                     (processor >= 0 && talk->processor_since_ns >= 0 &&
                      processor - talk->processor_since_ns > may + LOOK_BEHIND_NS));
    return talk->overdue;
}

/* ---- frames ---- */

static void take_look(struct worker_talk *talk, struct wire *wire)
{
    if (talk->looked == talk->request->list.count ||
        !talk->on_look(talk->look_context, talk->looked, wire)) {
        talk->broken = true;
        return;
    }
    talk->reading[0] = ++talk->looked;
    talk->reading_count = talk->looked < talk->request->list.count;
    begin_file(talk);
}

static size_t most_of(const struct worker_talk *talk, uint64_t type)
{
    switch (type) {
    case FRAME_READY:
        return FRAME_READY_BYTES;
    case FRAME_FILE: /* if files are reported one by one, the next one has begun */
        return talk->on_look != NULL ? 0 : FRAME_FILE_BYTES;
    case FRAME_PROGRESS:
        return FRAME_PROGRESS_BYTES;
    case FRAME_LOOK:
        return talk->on_look == NULL ? 0 : MESSAGE_LOOK_MOST;
    case FRAME_END:
        return talk->end_most;
    default:
        return 0;
    }
}

static void take_frame(struct worker_talk *talk, uint64_t type, const char *bytes,
                       size_t length)
{
    struct wire wire = {(const unsigned char *)bytes,
                        (const unsigned char *)bytes + length, false};

    if (type == FRAME_READY) {
        talk->broken = talk->ready || !message_get_state(&wire, &talk->state);
        talk->ready = true;
        begin_file(talk);
    } else if (!talk->ready && type != FRAME_END) {
        talk->broken = true;
    } else if (type == FRAME_FILE) {
        take_file(talk, &wire);
    } else if (type == FRAME_LOOK) {
        take_look(talk, &wire);
    } else if (type == FRAME_PROGRESS) {
        take_progress(talk, &wire);
    }
}

void worker_listen(struct worker_talk *talk)
{
    struct buffer *heard = &talk->heard;
    size_t at = 0;

    talk->broken = talk->broken || talk->ended; /* nothing may follow the end */
    while (!talk->broken && !talk->ended && heard->length - at >= WIRE_HEAD) {
        uint64_t type, length;

        wire_head((const unsigned char *)heard->bytes + at, &type, &length);
        size_t most = most_of(talk, type);
        if (most == 0 || length > most) {
            talk->broken = true;
            break;
        }
        if (heard->length - at - WIRE_HEAD < length)
            break;
        at += WIRE_HEAD;
        if (type == FRAME_END) {
            talk->ended = true;
            talk->broken = heard->length - at != length;
            break;
        }
        take_frame(talk, type, heard->bytes + at, (size_t)length);
        at += (size_t)length;
    }
    if (at == 0)
        return;
    memmove(heard->bytes, heard->bytes + at, heard->length - at);
    heard->length -= at;
}
