#include "trace/recording.h"
#include "base/error.h"
#include "base/text.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* ---- name bound ---- */

/* Categories, and names with a meaning (ProfilerStep#1), are shorter than all limits. */
static const size_t limits[] = {TRACE_NAME_MAX, 256, 96};
#define LAST_LEVEL 2
#define TAIL_ROOM 24 /* of "…#<hash>" */
#define SEEDS 16

size_t name_bound_limit(uint8_t level)
{
    return limits[level];
}

/* Cuts a text at a character boundary into `out`, which may contain the text itself;
 * returns its length. */
static size_t cut(const char *text, size_t length, size_t limit, unsigned seed, char *out)
{
    size_t keep = limit - TAIL_ROOM < length ? limit - TAIL_ROOM : length;
    uint64_t hash = XXH3_64bits_withSeed(text, length, seed);

    while (keep > 0 && ((unsigned char)text[keep] & 0xC0) == 0x80)
        keep--;
    memmove(out, text, keep);
    return keep +
           (size_t)snprintf(out + keep, TAIL_ROOM + 1, "\xE2\x80\xA6#%016" PRIx64, hash);
}

/* Gives a text the same number in another table. If the cut text is taken, which only
 * happens with texts made for that, it gets another hash. */
static int move(struct strings *table, uint32_t id, const char *text, size_t length,
                size_t limit)
{
    char made[TRACE_NAME_MAX + 1];

    if (length <= limit && strings_find(table, text, length) == STRINGS_NONE)
        return strings_add(table, text, length) == id ? 0 : -1;
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        size_t made_length = cut(text, length, limit, seed, made);

        if (strings_find(table, made, made_length) != STRINGS_NONE)
            continue;
        return strings_add(table, made, made_length) == id ? 0 : -1;
    }
    return -1;
}

/* Raises the level by one. */
static int raise(struct name_bound *bound, struct strings *table)
{
    struct strings next;
    int result = 0;

    strings_init(&next, table->maximum);
    for (uint32_t id = 0; result == 0 && id < table->count; id++)
        result = move(&next, id, strings_text(table, id), strings_length(table, id),
                      limits[bound->level + 1]);
    if (result != 0) {
        strings_free(&next);
        return -1;
    }
    strings_free(table);
    *table = next;
    bound->level++;
    return 0;
}

int name_bound_raise(struct name_bound *bound, struct strings *table, uint8_t level)
{
    int result = 0;

    while (result == 0 && bound->level < level)
        result = raise(bound, table);
    return result;
}

/* The text at a level: it has the cuts of all lower levels and its own. */
static const char *cut_to(uint8_t level, const char *text, size_t *length, char *room)
{
    for (uint8_t i = 0; i <= level && i <= LAST_LEVEL; i++) {
        if (*length <= limits[i])
            continue;
        *length = cut(text, *length, limits[i], 0, room);
        text = room;
    }
    return text;
}

uint32_t name_bound_add(struct name_bound *bound, struct strings *table, const char *text,
                        size_t length)
{
    char room[TRACE_NAME_MAX + 1];

    for (;;) {
        size_t now = length;
        const char *shown = cut_to(bound->level, text, &now, room);
        bool fits =
            bound->level == LAST_LEVEL || table->arena_length + now < bound->bytes;

        if (fits || strings_find(table, shown, now) != STRINGS_NONE)
            return strings_add(table, shown, now);
        if (raise(bound, table) != 0)
            return STRINGS_NONE;
    }
}

uint32_t name_bound_count(const struct name_bound *bound, const struct strings *table)
{
    uint32_t count = 0;

    for (uint32_t id = 0; bound->level > 0 && id < table->count; id++) {
        size_t length = strings_length(table, id);
        const char *tail = strings_text(table, id) + length - 20;

        count += length >= limits[bound->level] - 8 &&
                 memcmp(tail, "\xE2\x80\xA6#", 4) == 0 &&
                 strspn(tail + 4, "0123456789abcdef") == 16;
    }
    return count;
}

/* ---- recording ---- */

void trace_recording_free(struct trace_recording *recording)
{
    if (recording == NULL)
        return;
    strings_free(&recording->names);
    strings_free(&recording->shapes);
    strings_free(&recording->arguments);
    free(recording->inputs);
    free(recording->sequences);
    free(recording->memory_instants);
    free(recording->collectives);
    free(recording->counters);
    free(recording->samples);
    free(recording->ops);
    free(recording->set_ops);
    free(recording->places);
    free(recording->correlations);
    free(recording->wide_correlations);
    free(recording->events.ts);
    free(recording->events.dur);
    free(recording->events.self);
    free(recording->events.op);
    free(recording->events.place);
    free(recording->events.correlation);
    free(recording->events.link);
    free(recording->copies);
    free(recording->steps);
    free(recording->step_rows);
    free(recording->cells);
    free(recording->cell_begin);
    free(recording->launch_shapes);
    free(recording->markers);
    free(recording->metadata);
    budget_share_return(&recording->memory);
    free(recording);
}

void trace_recording_release(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static struct trace_note *find_note(struct trace_recording *recording, const char *kind)
{
    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, kind) == 0)
            return &recording->notes[i];
    return NULL;
}

void trace_note_add(struct trace_recording *recording, const char *kind, uint64_t count,
                    const char *format, ...)
{
    struct trace_note *note = find_note(recording, kind);
    char text[1024];
    struct buffer shown;
    va_list arguments;

    if (note != NULL) {
        note->count += count;
        return;
    }
    if (recording->note_count == TRACE_NOTES_MAX)
        return;
    note = &recording->notes[recording->note_count++];
    snprintf(note->kind, sizeof note->kind, "%s", kind);
    note->count = count;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    buffer_init(&shown, 4 * sizeof text);
    text_append_utf8(&shown, text, strlen(text));
    size_t length = shown.length;
    if (length >= sizeof note->example) {
        length = sizeof note->example - 1;
        while (length > 0 && ((unsigned char)shown.bytes[length] & 0xC0) == 0x80)
            length--;
    }
    if (length > 0)
        memcpy(note->example, shown.bytes, length);
    note->example[length] = '\0';
    buffer_free(&shown);
}

int trace_correlation_widen(struct trace_recording *recording, uint32_t i)
{
    if (i / 8 >= recording->wide_size) {
        uint32_t size = i / 4 + 64;
        uint8_t *wide = realloc(recording->wide_correlations, size);

        if (wide == NULL)
            return -1;
        memset(wide + recording->wide_size, 0, size - recording->wide_size);
        recording->wide_correlations = wide;
        recording->wide_size = size;
    }
    recording->wide_correlations[i / 8] |= (uint8_t)(1U << i % 8);
    return 0;
}

/* ---- counters ---- */

/* Over fewer samples a mean adds them up: exact, however large the sums before are. */
#define FEW 64

bool trace_counter_is(const struct trace_recording *recording,
                      const struct trace_counter *counter, const char *name)
{
    return strcmp(strings_text(&recording->names, counter->name), name) == 0;
}

/* ---- means ---- */

/* Until when a sample holds. */
static int64_t end_of(const struct trace_sample *samples, uint32_t count, uint32_t i)
{
    int64_t end = samples[i].ts + TRACE_COUNTER_HOLDS;

    return i + 1 < count && samples[i + 1].ts < end ? samples[i + 1].ts : end;
}

void trace_counters_sum(struct trace_recording *recording)
{
    for (uint32_t c = 0; c < recording->counter_count; c++) {
        const struct trace_counter *counter = &recording->counters[c];
        struct trace_sample *samples = recording->samples + counter->first;

        for (uint32_t i = 0; i < counter->count; i++) {
            int64_t held =
                i == 0 ? 0 : end_of(samples, counter->count, i - 1) - samples[i - 1].ts;

            samples[i].known = i == 0 ? 0 : samples[i - 1].known + held;
            samples[i].sum =
                i == 0 ? 0 : samples[i - 1].sum + samples[i - 1].value * (double)held;
        }
    }
}

/* How many samples are at `at` or before. */
static uint32_t count_until(const struct trace_sample *samples, uint32_t count,
                            int64_t at)
{
    uint32_t low = 0, high = count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (samples[middle].ts <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

double trace_counter_mean(const struct trace_recording *recording,
                          const struct trace_counter *counter, int64_t start, int64_t end,
                          int64_t *known)
{
    const struct trace_sample *samples = recording->samples + counter->first;
    uint32_t first = count_until(samples, counter->count, start);
    uint32_t behind = count_until(samples, counter->count, end - 1);
    double sum = 0;

    *known = 0;
    first -= first > 0; /* it holds at the start */
    for (uint32_t i = first; i < behind && start < end; i++) {
        if (i == first + 1 && behind - i > FEW) { /* those in between at once */
            *known += samples[behind - 1].known - samples[i].known;
            sum += samples[behind - 1].sum - samples[i].sum;
            i = behind - 1;
        }
        int64_t from = samples[i].ts < start ? start : samples[i].ts;
        int64_t to = end_of(samples, counter->count, i);
        to = to > end ? end : to;
        if (to > from) {
            *known += to - from;
            sum += samples[i].value * (double)(to - from);
        }
    }
    return *known > 0 ? sum / (double)*known : NAN;
}

void trace_counter_add(const struct trace_recording *recording,
                       const struct trace_counter *counter, int64_t start, int64_t end,
                       struct trace_counter_time *time)
{
    const struct trace_sample *samples = recording->samples + counter->first;
    uint32_t i = count_until(samples, counter->count, start);

    for (i -= i > 0; i < counter->count && samples[i].ts < end; i++) {
        int64_t from = samples[i].ts < start ? start : samples[i].ts;
        int64_t to = end_of(samples, counter->count, i);
        double value = samples[i].value;

        to = to > end ? end : to;
        if (to <= from)
            continue;
        time->min = time->known == 0 || value < time->min ? value : time->min;
        time->max = time->known == 0 || value > time->max ? value : time->max;
        time->known += to - from;
        time->sum += value * (double)(to - from);
    }
}

/* ---- order ---- */

static int compare_samples(const void *a, const void *b)
{
    const struct trace_sample *x = a, *y = b;
    int64_t x_series = x->known >> 32, y_series = y->known >> 32;

    if (x_series != y_series)
        return x_series < y_series ? -1 : 1;
    if (x->ts != y->ts)
        return x->ts < y->ts ? -1 : 1;
    return (x->known > y->known) - (x->known < y->known);
}

/* The number in "GPU 3 Counters"; -1: it is another text. */
static int32_t device_in(const char *pid)
{
    static const char before[] = "GPU ";
    char *end;

    if (strncmp(pid, before, sizeof before - 1) != 0 || pid[sizeof before - 1] < '0' ||
        pid[sizeof before - 1] > '9')
        return -1;
    long device = strtol(pid + sizeof before - 1, &end, 10);
    return strcmp(end, " Counters") == 0 && device >= 0 && device <= INT32_MAX
               ? (int32_t)device
               : -1;
}

/* Rows of a device have its number as their process, too. */
static bool find_devices(struct trace_recording *recording)
{
    CLEANUP_FREE int32_t *of_pid =
        malloc(((size_t)recording->names.count + 1) * sizeof *of_pid);

    if (of_pid == NULL)
        return false;
    for (uint32_t i = 0; i < recording->names.count; i++)
        of_pid[i] = -1;
    for (uint32_t i = 0; i < recording->place_count; i++)
        if (recording->places[i].device >= 0)
            of_pid[recording->places[i].pid] = recording->places[i].device;
    for (uint32_t i = 0; i < recording->counter_count; i++) {
        struct trace_counter *counter = &recording->counters[i];
        int32_t device = device_in(strings_text(&recording->names, counter->pid));

        counter->device = device >= 0 ? device : of_pid[counter->pid];
    }
    return true;
}

bool trace_counters_order(struct trace_recording *recording)
{
    struct trace_sample *samples = recording->samples;

    if (recording->sample_count == 0)
        return true;
    qsort(samples, recording->sample_count, sizeof *samples, compare_samples);
    for (uint32_t i = 0; i < recording->sample_count; i++) {
        struct trace_counter *counter = &recording->counters[samples[i].known >> 32];

        counter->first = counter->count++ == 0 ? i : counter->first;
    }
    trace_counters_sum(recording);
    return find_devices(recording);
}
