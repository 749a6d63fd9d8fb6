/* See recorded.h. */
#include "analysis/compare/recorded.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"
#include "trace/resolve/waits.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- what the rows show ---- */

static void note_category(const struct compare_row *row, struct recorded_rows *out)
{
    for (int side = 0; side < 2; side++) {
        if (row->count[side] == 0)
            continue;
        out->operators[side] |= strcmp(row->category, "cpu_op") == 0;
        out->python[side] |= strcmp(row->category, "python_function") == 0;
    }
}

/* Sums of a hostile trace may be at their maximum already. */
static void add_time(int64_t *sum, int64_t time)
{
    if (__builtin_add_overflow(*sum, time, sum))
        *sum = INT64_MAX;
}

static bool is_kernel(const struct compare_row *row)
{
    return row->side == TRACE_DEVICE && row->kind != TRACE_KIND_MEMORY;
}

void recorded_measure(const struct compare_result *result, struct recorded_rows *out)
{
    *out = (struct recorded_rows){0};
    for (size_t start = 0, end; start < result->row_count; start = end) {
        int64_t time[2] = {0, 0};
        bool there[2] = {false, false};

        for (end = start; end < result->row_count &&
                          strcmp(result->all[end].name, result->all[start].name) == 0;
             end++) {
            const struct compare_row *row = &result->all[end];

            note_category(row, out);
            for (int side = 0; side < 2 && row->side == TRACE_HOST; side++)
                out->calls[side] += (double)row->count[side];
            for (int side = 0; side < 2 && trace_is_backlog(row->category, row->name);
                 side++)
                add_time(&out->backlog[side], row->total[side]);
            for (int side = 0; side < 2 && is_kernel(row); side++) {
                add_time(&time[side], row->total[side]);
                there[side] |= row->count[side] > 0;
            }
        }
        for (int side = 0; side < 2; side++) {
            add_time(&out->kernel_time[side], time[side]);
            add_time(&out->shared_time[side], there[0] && there[1] ? time[side] : 0);
        }
    }
}

double recorded_shared(const struct recorded_rows *rows, enum pair_side side)
{
    return rows->kernel_time[side] <= 0
               ? (double)NAN
               : (double)rows->shared_time[side] / (double)rows->kernel_time[side];
}

bool recorded_few_shared(const struct recorded_rows *rows)
{
    double kernels = (double)rows->kernel_time[0] + (double)rows->kernel_time[1];
    double shared = (double)rows->shared_time[0] + (double)rows->shared_time[1];

    return rows->kernel_time[0] > 0 && rows->kernel_time[1] > 0 && shared < kernels / 2;
}

/* ---- what the files state ---- */

/* Adds a version to a list of distinct ones; "…" stands for versions that do not fit. */
static void add_version(const char *version, char *list)
{
    static const char more[] = ", …";
    size_t length = strlen(version), used = strlen(list);

    for (const char *at = list; (at = strstr(at, version)) != NULL; at++) {
        bool starts = at == list || (at - list >= 2 && strncmp(at - 2, ", ", 2) == 0);
        if (starts && (at[length] == '\0' || strncmp(at + length, ", ", 2) == 0))
            return;
    }
    if (used + length + 2 + sizeof more <= RECORDED_VERSION_SIZE)
        snprintf(list + used, RECORDED_VERSION_SIZE - used, "%s%s", used > 0 ? ", " : "",
                 version);
    else if (used < sizeof more ||
             strcmp(list + used - (sizeof more - 1), more) != 0) /* once */
        snprintf(list + used, RECORDED_VERSION_SIZE - used, "%s", more);
}

static void add_facts(const struct trace_facts *facts, struct recorded_facts *out)
{
    out->header |= facts->header;
    if (facts->world_size > out->world_size)
        out->world_size = facts->world_size;
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        if (facts->options[i] > out->options[i])
            out->options[i] = facts->options[i];
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        if (facts->versions[i][0] != '\0')
            add_version(facts->versions[i], out->versions[i]);
}

void recorded_read_set(const struct set_view *view, const struct selection *selection,
                       struct recorded_facts *out)
{
    const struct set_file *last = NULL;

    *out = (struct recorded_facts){0};
    /* Samples come by rank and span, those of a file together. */
    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t number = view->steps[selection->steps[i]].file;

        if (last != NULL && last->file == number)
            continue;
        for (size_t f = 0; f < view->file_count; f++)
            if (view->files[f].file == number)
                last = &view->files[f];
        if (last == NULL)
            continue;
        add_facts(&last->facts, out);
        out->device_rows |= last->has_device_rows;
    }
}

void recorded_read(const struct compare_result *result, enum pair_side side,
                   struct recorded_facts *out)
{
    recorded_read_set(&result->view[side], &result->selection[side], out);
}
