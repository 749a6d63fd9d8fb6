#include "analyse/aligned.h"
#include "analyse/clocks.h"
#include "analyse/run.h"
#include "base/compress.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PIECE ((size_t)256 << 10)

/* An instance that ranks of one clock meet in. */
struct meet {
    uint32_t component;   /* whose ranks meet; CLOCKS_NONE: fewer than two */
    uint32_t first, last; /* rows of the list: the first and the last to begin */
    int64_t last_begin;   /* ns, on the axis */
};

struct aligned {
    struct analysis_result result;
    const struct clock_sums *sums;
    struct set_clocks clocks;
    struct meet *meets; /* by instance */
    int64_t origin;     /* ns: what the times count from */
    struct buffer text; /* the piece in work */
    uint64_t tracks;    /* written so far: threads of Perfetto */
    bool begun, any;    /* of the document: its head, an event */
};

/* The one of these that is written. */
struct writing {
    struct aligned *aligned;
    uint32_t rank; /* in the list */
    aligned_put *put;
    void *context;
    struct deflater *deflater; /* NULL: plain */
    uint8_t *block;            /* PIECE bytes, of gzip */
};

static void free_writing(struct writing *writing)
{
    deflater_free(writing->deflater);
    free(writing->block);
}

/* A time of a rank on the axis that it is drawn on, ns. */
static int64_t on_axis(const struct aligned *aligned, uint32_t rank, int64_t time)
{
    const struct clocks *clocks = &aligned->clocks.clocks;
    double ignored[2];

    if (!set_clocks_aligned(&aligned->clocks, rank) ||
        aligned->clocks.identity[clocks->ranks[rank].component])
        return time;
    return (int64_t)((uint64_t)clocks->components[clocks->ranks[rank].component].t0 +
                     (uint64_t)llround(
                         set_clocks_map(&aligned->clocks, rank, time, ignored)));
}

static void find_meets(struct aligned *aligned)
{
    const struct collective_list *list = &aligned->sums->list;

    aligned->meets =
        arena_new(aligned->result.arena, list->instance_count, sizeof *aligned->meets);
    for (size_t i = 0; i < list->instance_count; i++) {
        const struct collective_instance *instance = &list->instances[i];
        struct meet *meet = &aligned->meets[i];
        int64_t first = INT64_MAX;
        size_t count = 0;

        meet->component = CLOCKS_NONE;
        meet->last_begin = INT64_MIN;
        for (size_t k = 0; k < instance->row_count; k++) {
            uint32_t row = list->members[instance->rows + k];
            uint32_t rank = list->rows[row].rank;
            uint32_t component = aligned->clocks.clocks.ranks[rank].component;
            int64_t begin = on_axis(aligned, rank, list->rows[row].start);

            if (!set_clocks_aligned(&aligned->clocks, rank) ||
                (count > 0 && component != meet->component))
                continue;
            count++;
            meet->component = component;
            if (begin < first) {
                first = begin;
                meet->first = row;
            }
            if (begin >= meet->last_begin) {
                meet->last_begin = begin;
                meet->last = row;
            }
        }
        if (count < 2)
            meet->component = CLOCKS_NONE;
    }
}

static void begin_event(struct aligned *aligned)
{
    if (!aligned->begun) {
        buffer_append_text(&aligned->text,
                           "{\"displayTimeUnit\":\"ms\",\"baseTimeNanoseconds\":");
        text_append_integer(&aligned->text, aligned->origin, false);
        buffer_append_text(&aligned->text, ",\"traceEvents\":[\n");
    }
    buffer_append_text(&aligned->text, aligned->any ? ",\n" : "");
    aligned->begun = aligned->any = true;
}

/* The name of a process or a thread. */
static void write_name(struct aligned *aligned, const char *kind, uint32_t rank,
                       uint64_t track, const char *name, size_t length)
{
    begin_event(aligned);
    buffer_printf(&aligned->text,
                  "{\"ph\":\"M\",\"name\":\"%s\",\"pid\":%u,\"tid\":%llu,"
                  "\"args\":{\"name\":",
                  kind, rank + 1, (unsigned long long)track);
    json_out_text(&aligned->text, name, length);
    buffer_append_text(&aligned->text, "}}");
}

static void write_process(struct aligned *aligned, uint32_t rank)
{
    const struct set_clocks *set = &aligned->clocks;
    const struct clocks_rank *clock = &set->clocks.ranks[rank];
    const int64_t *numbers = set->ranks;
    char name[128];
    size_t length =
        (size_t)snprintf(name, sizeof name, "Rank %lld", (long long)numbers[rank]);

    if (!clocks_is_aligned(clock))
        snprintf(name + length, sizeof name - length, " (on its own clock: %s)",
                 clocks_status_name(clock->status));
    else if (set->status == CLOCKS_SET_PARTS)
        snprintf(name + length, sizeof name - length, " (on the clock of rank %lld)",
                 (long long)numbers[set->clocks.components[clock->component].reference]);
    write_name(aligned, "process_name", rank, 0, name, strlen(name));
    begin_event(aligned);
    buffer_printf(&aligned->text,
                  "{\"ph\":\"M\",\"name\":\"process_sort_index\",\"pid\":%u,\"tid\":0,"
                  "\"args\":{\"sort_index\":%u}}",
                  rank + 1, rank);
}

/* The rows of a place are on as many tracks as they need to nest: of two rows of a track
 * that overlap in part, Perfetto leaves one out. */
struct nested_tracks {
    uint64_t first;   /* the number of the first track */
    uint32_t *tops;   /* by track: the innermost open row; TRACE_NONE: none yet */
    uint32_t *around; /* by row: the one around it on its track */
};
#define TRACKS_MAX 4 /* of a place: more rows at once, that do not nest, are left out */

static void write_track(struct aligned *aligned, uint32_t rank,
                        const struct trace_recording *recording, uint32_t number,
                        uint64_t track)
{
    const struct trace_place *place = &recording->places[number / TRACKS_MAX];
    CLEANUP_BUFFER struct buffer name = BUFFER(PIECE);

    if (place->stream >= 0 || place->stream_is_wide) {
        buffer_printf(&name, "device %d stream ", place->device);
        text_append_integer(&name, place->stream, place->stream_is_wide);
    } else {
        buffer_append_text(&name, "thread ");
        buffer_append(&name, strings_text(&recording->names, place->tid),
                      strings_length(&recording->names, place->tid));
    }
    buffer_append_text(&name, number % TRACKS_MAX > 0 ? " (overlapping)" : "");
    write_name(aligned, "thread_name", rank, track, name.bytes, name.length);
}

static void begin_tracks(struct aligned *aligned, const struct trace_recording *recording,
                         struct arena *arena, struct nested_tracks *out)
{
    size_t count = (size_t)recording->place_count * TRACKS_MAX;

    out->first = aligned->tracks + 1;
    out->tops = arena_numbers(arena, count);
    out->around = arena_numbers(arena, recording->events.count);
    aligned->tracks += count;
}

/* The track of a row, which comes after those that begin before it. Names a new one. */
static uint64_t choose_track(struct aligned *aligned, uint32_t rank,
                             const struct trace_recording *recording, uint32_t row,
                             struct nested_tracks *tracks)
{
    const struct trace_events *events = &recording->events;
    uint32_t number = events->place[row] * TRACKS_MAX, end = number + TRACKS_MAX;

    for (uint32_t i = number; i < end; i++) {
        uint32_t top = tracks->tops[i];

        if (top == TRACE_NONE)
            write_track(aligned, rank, recording, i, tracks->first + i);
        while (top != TRACE_NONE && events->ts[top] + events->dur[top] <= events->ts[row])
            top = tracks->around[top];
        if (top == TRACE_NONE ||
            events->ts[row] + events->dur[row] <= events->ts[top] + events->dur[top]) {
            tracks->around[row] = top;
            tracks->tops[i] = row;
            return tracks->first + i;
        }
        tracks->tops[i] = top;
    }
    return tracks->first + number;
}

/* What all rows of an op have in common. */
static const char **write_ops(struct aligned *aligned, uint32_t rank,
                              const struct trace_recording *recording,
                              struct arena *arena)
{
    const struct strings *names = &recording->names;
    const char **out = arena_new(arena, recording->op_count, sizeof *out);
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, PIECE); /* more than two names of TRACE_NAME_MAX, escaped */
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];

        buffer_clear(&text);
        buffer_printf(&text, "{\"ph\":\"X\",\"pid\":%u,\"cat\":", rank + 1);
        json_out_text(&text, strings_text(names, op->category),
                      strings_length(names, op->category));
        buffer_append_text(&text, ",\"name\":");
        json_out_text(&text, strings_text(names, op->name),
                      strings_length(names, op->name));
        out[i] = arena_text(arena, text.bytes, text.length);
        aligned->text.failed |= buffer_failed(&text);
    }
    return out;
}

/* An arrow from the rank that begins a collective first to the one that begins it last,
 * through the others. */
static void write_arrow(struct aligned *aligned, const struct collective_row *row,
                        uint32_t place, uint64_t track, int64_t begin)
{
    const struct meet *meet = &aligned->meets[row->instance];
    const char *phase = place == meet->first ? "s" : place == meet->last ? "f" : "t";

    begin_event(aligned);
    buffer_printf(
        &aligned->text,
        "{\"ph\":\"%s\",\"bp\":\"e\",\"cat\":\"collective\",\"name\":\"collective\","
        "\"id\":%u,\"pid\":%u,\"tid\":%llu,\"ts\":",
        phase, row->instance + 1, row->rank + 1, (unsigned long long)track);
    text_append_us(&aligned->text, begin - aligned->origin);
    buffer_append_text(&aligned->text, "}");
}

/* By row of a file: the row of the list + 1 that is in an instance. */
static uint32_t *mark_collectives(const struct aligned *aligned, uint32_t rank,
                                  size_t file, const struct trace_recording *recording,
                                  struct arena *arena)
{
    const struct collective_list *list = &aligned->sums->list;
    const struct collective_rank *of = &list->ranks[rank];
    uint32_t *out = arena_new(arena, recording->events.count, sizeof *out);

    for (size_t i = of->rows; i < of->rows + of->row_count; i++) {
        const struct collective_row *row = &list->rows[i];

        if (row->file == file && row->instance != COLLECTIVE_NONE && !row->is_uneven &&
            set_clocks_aligned(&aligned->clocks, rank) &&
            aligned->meets[row->instance].component ==
                aligned->clocks.clocks.ranks[rank].component)
            out[row->row] = (uint32_t)i + 1;
    }
    return out;
}

static void write_row(struct aligned *aligned, uint32_t rank,
                      const struct trace_recording *recording, uint32_t row,
                      const char *const *ops, uint64_t track, uint32_t collective)
{
    const struct trace_events *events = &recording->events;
    int64_t begin = on_axis(aligned, rank, events->ts[row]);
    int64_t end = on_axis(aligned, rank, events->ts[row] + events->dur[row]);
    struct buffer *text = &aligned->text;

    begin_event(aligned);
    buffer_append_text(text, ops[events->op[row]]);
    buffer_printf(text, ",\"tid\":%llu,\"ts\":", (unsigned long long)track);
    text_append_us(text, begin - aligned->origin);
    buffer_append_text(text, ",\"dur\":");
    text_append_us(text, end - begin);
    if (collective > 0) {
        const struct collective_row *of = &aligned->sums->list.rows[collective - 1];
        int64_t wait = aligned->meets[of->instance].last_begin - begin;

        buffer_append_text(text, ",\"args\":{\"waits (us)\":");
        text_append_us(text, wait < of->dur ? wait : of->dur);
        buffer_append_text(text, "}}");
        write_arrow(aligned, of, collective - 1, track, begin);
    } else if (events->correlation[row] > 0) {
        uint32_t i = events->correlation[row] - 1;

        buffer_append_text(text, ",\"args\":{\"correlation\":");
        text_append_integer(text, recording->correlations[i],
                            trace_correlation_is_wide(recording, i));
        buffer_append_text(text, "}}");
    } else {
        buffer_append_text(text, "}");
    }
}

static int put_gzip(struct writing *writing, const struct buffer *text, bool last,
                    struct error *error)
{
    const uint8_t *in = (const uint8_t *)text->bytes;
    size_t length = text->length;
    enum deflate_result more = DEFLATE_OUTPUT_FULL;

    while (more == DEFLATE_OUTPUT_FULL || (last && more != DEFLATE_END)) {
        size_t made;

        more = deflater_run(writing->deflater, &in, &length, last, writing->block, PIECE,
                            &made);
        if (more == DEFLATE_FAILED)
            return error_set(error, ERROR_INTERNAL, "not_packed", "gzip failed");
        int result =
            writing->put(writing->context, (const char *)writing->block, made, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* What is ready, if that is a whole piece or the `last` one. */
static int put_piece(struct writing *writing, bool last, struct error *error)
{
    struct buffer *text = &writing->aligned->text;

    if (buffer_failed(text))
        return error_set_memory(error);
    if (text->length < PIECE && !last)
        return 0;
    int result = budget_look(writing->aligned->result.budget, error);
    if (result == 0)
        result = writing->deflater != NULL
                     ? put_gzip(writing, text, last, error)
                     : writing->put(writing->context, text->bytes, text->length, error);
    buffer_clear(text);
    return result;
}

static int write_rank(void *context, int side, size_t number,
                      const struct rows_rank *rank, struct error *error)
{
    struct writing *writing = context;
    struct aligned *aligned = writing->aligned;
    struct budget *budget = aligned->result.budget;
    int result = 0;

    (void)side;
    (void)number;
    write_process(aligned, writing->rank);
    for (size_t s = 0; s < rank->span_count && result == 0; s++) {
        const struct trace_recording *recording = rank->spans[s].recording;
        CLEANUP(arena_free) struct arena *arena = arena_make(budget);
        const char **ops = write_ops(aligned, writing->rank, recording, arena);
        uint32_t count = recording->events.count;
        uint32_t *order = arena_new(arena, count, sizeof *order);
        struct nested_tracks tracks;
        const uint32_t *collectives = mark_collectives(
            aligned, writing->rank, aligned->sums->ranks[writing->rank].file + s,
            recording, arena);

        begin_tracks(aligned, recording, arena, &tracks);
        for (uint32_t i = 0; i < count; i++)
            order[i] = i;
        order_rows(&recording->events, order, count,
                   arena_new(arena, count / 2 + 1, sizeof *order));
        for (uint32_t i = 0; i < count && result == 0; i++) {
            uint64_t track =
                choose_track(aligned, writing->rank, recording, order[i], &tracks);

            write_row(aligned, writing->rank, recording, order[i], ops, track,
                      collectives[order[i]]);
            result = put_piece(writing, false, error);
        }
    }
    return result;
}

int aligned_open(struct store *store, const char *set, struct budget *budget,
                 struct aligned **out, struct error *error)
{
    const struct given_parameter item = {"set", set};
    const struct analysis_request request = {.given = {&item, 1}, .budget = budget};
    struct aligned *aligned = calloc(1, sizeof *aligned);

    *out = NULL;
    if (aligned == NULL)
        return error_set_memory(error);
    buffer_init(&aligned->text, 64 * PIECE);
    int result =
        analysis_run(store, &clocks_collectives, &request, &aligned->result, error);
    if (result == 0)
        result = set_clocks_read(store, set, budget, aligned->result.arena,
                                 &aligned->clocks, error);
    if (result != 0) {
        aligned_close(&aligned);
        return result;
    }
    aligned->sums = aligned->result.sides[0].all.sums;
    bool found = false;
    for (uint32_t r = 0; r < aligned->sums->list.rank_count; r++) {
        int64_t first = aligned->sums->ranks[r].first;

        if (first == INT64_MAX)
            continue;
        first = on_axis(aligned, r, first);
        aligned->origin = found && aligned->origin < first ? aligned->origin : first;
        found = true;
    }
    find_meets(aligned);
    *out = aligned;
    return 0;
}

void aligned_close(struct aligned **aligned)
{
    if (*aligned == NULL)
        return;
    buffer_free(&(*aligned)->text);
    analysis_result_free(&(*aligned)->result);
    free(*aligned);
    *aligned = NULL;
}

size_t aligned_count(const struct aligned *aligned)
{
    return aligned->sums->list.rank_count;
}

int64_t aligned_rank(const struct aligned *aligned, size_t i)
{
    return aligned->sums->list.ranks[i].rank;
}

const char *aligned_status(const struct aligned *aligned)
{
    return set_clocks_status_name(aligned->clocks.status);
}

int aligned_write(struct aligned *aligned, struct store *store, size_t first,
                  size_t count, bool plain, aligned_put *put, void *context,
                  struct error *error)
{
    CLEANUP(free_writing)
    struct writing writing = {.aligned = aligned, .put = put, .context = context};
    int result = 0;

    if (!plain) {
        writing.deflater = deflater_new();
        writing.block = malloc(PIECE);
        if (writing.deflater == NULL || writing.block == NULL)
            return error_set_memory(error);
    }
    aligned->begun = aligned->any = false;
    aligned->tracks = 0;
    for (size_t i = first; i < first + count && result == 0; i++) {
        writing.rank = (uint32_t)i;
        result = ranks_one(store, &aligned->result, 0, i, write_rank, &writing, error);
    }
    buffer_append_text(&aligned->text, "\n]}\n");
    return result == 0 ? put_piece(&writing, true, error) : result;
}
