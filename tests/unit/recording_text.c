/* See recording_text.h. */
#include "recording_text.h"
#include "kept_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void must(bool condition)
{
    if (!condition)
        abort();
}

struct memory_file memory_file(const void *bytes, size_t length)
{
    struct memory_file file = {.fd = memfd_create("trace", MFD_CLOEXEC)};
    const char *left = bytes;

    must(file.fd >= 0);
    while (length > 0) {
        ssize_t written = write(file.fd, left, length);

        must(written > 0);
        left += written;
        length -= (size_t)written;
    }
    snprintf(file.path, sizeof file.path, "/proc/self/fd/%d", file.fd);
    return file;
}

void memory_file_close(struct memory_file *file)
{
    close(file->fd);
}

/* ---- looking ---- */

const struct trace_op *row_op(const struct trace_recording *recording, uint32_t row)
{
    must(row < recording->events.count);
    must(recording->events.op[row] < recording->op_count);
    return &recording->ops[recording->events.op[row]];
}

const struct trace_place *row_place(const struct trace_recording *recording, uint32_t row)
{
    must(row < recording->events.count);
    must(recording->events.place[row] < recording->place_count);
    return &recording->places[recording->events.place[row]];
}

const char *row_name(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names, row_op(recording, row)->name);
}

const char *row_category(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names, row_op(recording, row)->category);
}

const char *row_pid(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names, row_place(recording, row)->pid);
}

const char *row_tid(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names, row_place(recording, row)->tid);
}

int64_t row_correlation(const struct trace_recording *recording, uint32_t row)
{
    uint32_t index = recording->events.correlation[row];

    must(index <= recording->correlation_count);
    return index == 0 ? INT64_MIN : recording->correlations[index - 1];
}

const char *row_shape(const struct trace_recording *recording, uint32_t row)
{
    uint32_t shape = trace_row_shape(recording, row);

    must(row_op(recording, row)->side == TRACE_HOST);
    return shape == TRACE_NONE ? NULL : strings_text(&recording->shapes, shape);
}

const struct trace_copy *row_copy(const struct trace_recording *recording, uint32_t row)
{
    for (uint32_t i = 0; i < recording->copy_count; i++)
        if (recording->copies[i].row == row)
            return &recording->copies[i];
    return NULL;
}

static const struct trace_note *find_note(const struct trace_recording *recording,
                                          const char *kind)
{
    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, kind) == 0)
            return &recording->notes[i];
    return NULL;
}

uint64_t note_count(const struct trace_recording *recording, const char *kind)
{
    const struct trace_note *note = find_note(recording, kind);

    return note == NULL ? 0 : note->count;
}

const char *note_example(const struct trace_recording *recording, const char *kind)
{
    const struct trace_note *note = find_note(recording, kind);

    return note == NULL ? "" : note->example;
}

const struct trace_step *find_step(const struct trace_recording *recording,
                                   int64_t number)
{
    for (uint32_t i = 1; i < recording->step_count; i++)
        if (recording->steps[i].number == number)
            return &recording->steps[i];
    return NULL;
}

const struct trace_cell *find_cell(const struct trace_recording *recording, uint32_t step,
                                   const char *name, const char *category)
{
    for (size_t i = recording->cell_begin[step]; i < recording->cell_begin[step + 1];
         i++) {
        const struct trace_op *op = &recording->ops[recording->cells[i].op];

        if (strcmp(strings_text(&recording->names, op->name), name) == 0 &&
            strcmp(strings_text(&recording->names, op->category), category) == 0)
            return &recording->cells[i];
    }
    return NULL;
}

/* ---- comparing ---- */

static bool same_text(const struct strings *a, uint32_t i, const struct strings *b,
                      uint32_t j)
{
    if (i == TRACE_NONE || j == TRACE_NONE)
        return i == j;
    return strings_length(a, i) == strings_length(b, j) &&
           memcmp(strings_text(a, i), strings_text(b, j), strings_length(a, i)) == 0;
}

static bool same_row(const struct trace_recording *a, const struct trace_recording *b,
                     uint32_t row)
{
    const struct trace_op *op = row_op(a, row), *other = row_op(b, row);
    const struct trace_place *place = row_place(a, row), *there = row_place(b, row);

    return a->events.ts[row] == b->events.ts[row] &&
           a->events.dur[row] == b->events.dur[row] && op->side == other->side &&
           op->kind == other->kind && place->device == there->device &&
           place->stream == there->stream &&
           row_correlation(a, row) == row_correlation(b, row) &&
           same_text(&a->names, op->name, &b->names, other->name) &&
           same_text(&a->names, op->category, &b->names, other->category) &&
           same_text(&a->names, place->pid, &b->names, there->pid) &&
           same_text(&a->names, place->tid, &b->names, there->tid) &&
           (op->side != TRACE_HOST || same_text(&a->shapes, trace_row_shape(a, row),
                                                &b->shapes, trace_row_shape(b, row)));
}

static bool same_notes(const struct trace_recording *a, const struct trace_recording *b)
{
    if (a->note_count != b->note_count)
        return false;
    for (uint32_t i = 0; i < a->note_count; i++)
        if (strcmp(a->notes[i].kind, b->notes[i].kind) != 0 ||
            a->notes[i].count != b->notes[i].count ||
            strcmp(a->notes[i].example, b->notes[i].example) != 0)
            return false;
    return true;
}

static bool same_steps_and_copies(const struct trace_recording *a,
                                  const struct trace_recording *b)
{
    if (a->step_row_count != b->step_row_count || a->copy_count != b->copy_count)
        return false;
    for (uint32_t i = 0; i < a->step_row_count; i++)
        if (a->step_rows[i].number != b->step_rows[i].number ||
            a->step_rows[i].ts != b->step_rows[i].ts ||
            a->step_rows[i].dur != b->step_rows[i].dur)
            return false;
    for (uint32_t i = 0; i < a->copy_count; i++)
        if (a->copies[i].row != b->copies[i].row ||
            a->copies[i].bytes != b->copies[i].bytes ||
            memcmp(&a->copies[i].bandwidth, &b->copies[i].bandwidth, sizeof(double)) != 0)
            return false;
    return true;
}

bool same_recordings(const struct trace_recording *a, const struct trace_recording *b,
                     char why[256])
{
    const char *what = NULL;

    if (memcmp(&a->quality, &b->quality, sizeof a->quality) != 0)
        what = "quality";
    else if (a->events.count != b->events.count)
        what = "count";
    else if (!same_notes(a, b))
        what = "notes";
    else if (!same_steps_and_copies(a, b))
        what = "step rows or copies";
    else if (a->rank_source != b->rank_source || a->rank != b->rank ||
             a->first_ns != b->first_ns || a->base_time_known != b->base_time_known ||
             strcmp(a->metadata, b->metadata) != 0)
        what = "metadata";
    else if (memcmp(a->hash, b->hash, sizeof a->hash) != 0 ||
             memcmp(a->disk_hash, b->disk_hash, sizeof a->hash) != 0 ||
             a->raw_bytes != b->raw_bytes || a->disk_bytes != b->disk_bytes)
        what = "hashes or sizes";
    if (what != NULL) {
        snprintf(why, 256, "%s differ", what);
        return false;
    }
    for (uint32_t row = 0; row < a->events.count; row++)
        if (!same_row(a, b, row)) {
            snprintf(why, 256, "row %u differs: %.60s, %.60s", row, row_name(a, row),
                     row_name(b, row));
            return false;
        }
    return same_kept(a, b, why);
}
