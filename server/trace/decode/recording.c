/* See recording.h. */
#include "trace/decode/recording.h"
#include "base/buffer.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
