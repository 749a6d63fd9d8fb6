/* See events_scan_column.h. */
#include "store/set/events_scan_column.h"

#include "base/strings.h"
#include "store/set/events_plan.h"

#include <inttypes.h>
#include <stdio.h>

/* An integer that SQL cannot hold, as text. */
static void result_wide(sqlite3_context *context, int64_t bits)
{
    char text[24];
    int length = snprintf(text, sizeof text, "%" PRIu64, (uint64_t)bits);

    sqlite3_result_text(context, text, length, SQLITE_TRANSIENT);
}

static void result_known(const struct strings *texts, sqlite3_context *context,
                         uint32_t id)
{
    /* The texts may move when those of another file are added. */
    sqlite3_result_text64(context, strings_text(texts, id), strings_length(texts, id),
                          SQLITE_TRANSIENT, SQLITE_UTF8);
}

static void result_place(const struct event_scan *scan, sqlite3_context *context,
                         int column)
{
    const struct trace_place *place = &scan->set->places[scan->columns.place[scan->row]];

    if (column == EVENTS_COLUMN_PID)
        result_known(&scan->set->names, context, place->pid);
    else if (column == EVENTS_COLUMN_TID)
        result_known(&scan->set->names, context, place->tid);
    else if (column == EVENTS_COLUMN_DEVICE)
        sqlite3_result_int64(context, place->device);
    else if (place->stream_is_wide)
        result_wide(context, place->stream);
    else
        sqlite3_result_int64(context, place->stream);
}

static void result_copy(const struct event_scan *scan, sqlite3_context *context,
                        int column)
{
    const struct trace_copy *copy = event_scan_copy(scan);

    if (copy == NULL)
        return;
    if (column == EVENTS_COLUMN_BANDWIDTH)
        sqlite3_result_double(context, copy->bandwidth);
    else if (copy->bytes >= 0)
        sqlite3_result_int64(context, copy->bytes);
}

static void result_shape(const struct event_scan *scan, sqlite3_context *context,
                         uint32_t shape)
{
    if (shape != TRACE_NONE)
        result_known(&scan->set->shapes, context, shape);
}

/* The launch of a device row; the shapes of a host row. */
static void result_link(const struct event_scan *scan, sqlite3_context *context,
                        int column)
{
    uint32_t link = scan->columns.link[scan->row];
    uint8_t side = scan->sides[scan->columns.op[scan->row]];

    if (link == TRACE_NONE)
        return;
    if (column == EVENTS_COLUMN_LAUNCH && side == TRACE_DEVICE)
        sqlite3_result_int64(context, link);
    else if (column == EVENTS_COLUMN_SHAPES && side == TRACE_HOST)
        result_shape(scan, context, scan->set->inputs[link].shape);
}

static void result_correlation(const struct event_scan *scan, sqlite3_context *context)
{
    if (scan->columns.correlated[scan->row] == 1)
        sqlite3_result_int64(context, scan->columns.correlation[scan->row]);
    else if (scan->columns.correlated[scan->row] == 2)
        result_wide(context, scan->columns.correlation[scan->row]);
}

static int result_step(struct event_scan *scan, sqlite3_context *context)
{
    int64_t number;
    int found = event_scan_step(scan, &number);

    if (found == 1)
        sqlite3_result_int64(context, number);
    return found < 0 ? found : 0;
}

int events_scan_column(struct event_scan *scan, sqlite3_context *context, int column)
{
    switch (column) {
    case EVENTS_COLUMN_STEP_NUMBER:
        return result_step(scan, context);
    case EVENTS_COLUMN_PID:
    case EVENTS_COLUMN_TID:
    case EVENTS_COLUMN_DEVICE:
    case EVENTS_COLUMN_STREAM:
        result_place(scan, context, column);
        break;
    case EVENTS_COLUMN_CORRELATION:
        result_correlation(scan, context);
        break;
    case EVENTS_COLUMN_SHAPES:
    case EVENTS_COLUMN_LAUNCH:
        result_link(scan, context, column);
        break;
    case EVENTS_COLUMN_BYTES:
    case EVENTS_COLUMN_BANDWIDTH:
        result_copy(scan, context, column);
        break;
    case EVENTS_COLUMN_ROW:
        sqlite3_result_int64(context, (sqlite3_int64)scan->first + scan->row);
        break;
    default:
        break;
    }
    return 0;
}
