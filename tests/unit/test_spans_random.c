/* Timelines of random rows, against rows that are looked at one by one. */
#include "analyse/span.h"
#include "base/error.h"
#include "spans_given.h"

#include <stdlib.h>
#include <string.h>

/* ---- the rows of the index ---- */

static const char *entry_name(const struct span_index *index, uint32_t entry)
{
    return strings_text(&index->texts, index->entries[entry].name);
}

static bool is_of_entry(const struct spans_given *given, uint32_t row, uint32_t entry)
{
    const struct span_index *index = given->index;

    return strcmp(given->names[row], entry_name(index, entry)) == 0 &&
           strcmp(row_category(given->recording, row),
                  strings_text(&index->texts, index->entries[entry].category)) == 0;
}

static int64_t step_number(const struct span_index *index, uint32_t row)
{
    return index->step[row] == 0 ? INT64_MIN : index->steps[index->step[row]].number;
}

static void check_lane(const struct spans_given *given, uint32_t row, uint32_t at)
{
    const struct span_index *index = given->index;
    const struct span_lane *lane = &index->lanes[span_lane_of(index, at)];
    const struct trace_place *place = row_place(given->recording, row);
    static const uint8_t sorts[] = {[TRACE_HOST] = SPAN_HOST,
                                    [TRACE_DEVICE] = SPAN_DEVICE,
                                    [TRACE_NEITHER] = SPAN_OTHER};

    assert_int_equal(lane->sort, sorts[row_op(given->recording, row)->side]);
    if (lane->sort == SPAN_HOST) {
        assert_string_equal(strings_text(&index->texts, lane->pid),
                            row_pid(given->recording, row));
        assert_string_equal(strings_text(&index->texts, lane->tid),
                            row_tid(given->recording, row));
    } else if (lane->sort == SPAN_OTHER && place->device == -1 && place->stream == -1) {
        assert_int_equal(lane->device, atoi(row_pid(given->recording, row)));
        assert_int_equal(lane->stream, atoi(row_tid(given->recording, row)));
    } else {
        assert_int_equal(lane->device, place->device);
        assert_true(lane->stream == place->stream);
        assert_int_equal(lane->stream_is_wide, place->stream_is_wide);
    }
}

/* The rows of an entry, in order, with their number in their step. */
static uint32_t check_entry(struct spans_given *given, uint32_t entry)
{
    const struct span_index *index = given->index;
    uint32_t found = 0;

    for (size_t i = 0; i < given->count; i++) {
        uint32_t row = given->order[i], same = 0;

        if (!is_of_entry(given, row, entry))
            continue;
        uint32_t at = index->by_entry[index->entry_begin[entry] + found];
        assert_int_equal(index->entry[at], entry);
        assert_true(index->start[at] == spans_start(given, row));
        assert_true(span_duration(index, at) == spans_duration(given, row));
        assert_true(step_number(index, at) == given->naive.step[row]);
        assert_int_equal(index->file_occurrence[at], found);
        for (size_t j = 0; j < i; j++)
            same += is_of_entry(given, given->order[j], entry) &&
                    given->naive.step[given->order[j]] == given->naive.step[row];
        assert_int_equal(index->occurrence[at], same);
        check_lane(given, row, at);
        given->position[row] = at;
        found++;
    }
    assert_int_equal(found, index->entry_begin[entry + 1] - index->entry_begin[entry]);
    return found;
}

/* Rows that overlap by more than neighbours may. */
static bool overlap(const struct span_index *index, uint32_t a, uint32_t b)
{
    int64_t common = span_end(index, a) - index->start[b];

    return common > SPAN_OVERLAP_NS || 2 * common > span_duration(index, a) ||
           (common > 0 && 2 * common > span_duration(index, b));
}

static void check_levels(const struct spans_given *given)
{
    const struct span_index *index = given->index;

    for (uint32_t level = 0; level < index->level_count; level++)
        for (uint32_t row = index->level_begin[level] + 1;
             row < index->level_begin[level + 1]; row++) {
            assert_true(index->start[row] >= index->start[row - 1]);
            assert_true(span_end(index, row) >= span_end(index, row - 1));
            assert_false(span_end(index, row - 1) > index->start[row] &&
                         overlap(index, row - 1, row));
        }
    for (uint32_t row = 0; row < given->count; row++) {
        uint32_t parent = given->naive.parent[row];

        if (row_op(given->recording, row)->side != TRACE_HOST || parent == TRACE_NONE)
            continue;
        assert_int_equal(span_lane_of(index, given->position[row]),
                         span_lane_of(index, given->position[parent]));
        assert_true(span_level_of(index, given->position[row]) >
                    span_level_of(index, given->position[parent]));
    }
}

static void each_row_has_its_place(void **state)
{
    size_t looked_at = 0;

    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed++) {
        GIVEN given;
        uint32_t found = 0;

        spans_give(seed, &given);
        for (uint32_t entry = 0; entry < given.index->entry_count; entry++)
            found += check_entry(&given, entry);
        assert_int_equal(found, given.count);
        assert_int_equal(found, given.index->count);
        check_levels(&given);
        looked_at += found;
    }
    assert_true(looked_at > ROUNDS(2000));
}

/* ---- extents ---- */

static void check_step(const struct spans_given *given, uint32_t step)
{
    const struct span_step *found = &given->index->steps[step];
    int64_t host = INT64_MAX, start = INT64_MAX, end = INT64_MIN;

    for (uint32_t i = 0; i < given->recording->step_row_count; i++) {
        const struct trace_step_row *row = &given->recording->step_rows[i];

        if (row->number != found->number)
            continue;
        if (row->begin == row->end) /* it may be apart from the others */
            return;
        host = row->ts < host ? row->ts : host;
        start = row->begin < start ? row->begin : start;
        end = row->end > end ? row->end : end;
        assert_true(row->ts + row->dur <= row->end);
    }
    assert_true(found->from == host);
    assert_true(found->start == start);
    assert_true(found->to == end);
    assert_true(host <= start && start <= end);
}

static void steps_reach_from_the_host_to_the_end_of_their_windows(void **state)
{
    size_t looked_at = 0;

    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed++) {
        GIVEN given;

        spans_give(seed, &given);
        for (uint32_t step = 1; step < given.index->step_count; step++, looked_at++)
            check_step(&given, step);
    }
    assert_true(looked_at > ROUNDS(50));
}

/* ---- gaps ---- */

static bool is_device(const struct spans_given *given, uint32_t row, int32_t device)
{
    return row_op(given->recording, row)->side == TRACE_DEVICE &&
           row_place(given->recording, row)->device == device;
}

/* The gap that ends with the i-th row: where it begins, INT64_MIN if there is none. */
static int64_t gap_before(const struct spans_given *given, size_t i)
{
    uint32_t row = given->order[i];
    int64_t end = INT64_MIN;

    if (row_op(given->recording, row)->side != TRACE_DEVICE)
        return INT64_MIN;
    for (size_t j = 0; j < i; j++) {
        uint32_t other = given->order[j];
        int64_t ends = spans_start(given, other) + spans_duration(given, other);

        if (is_device(given, other, row_place(given->recording, row)->device))
            end = ends > end ? ends : end;
    }
    return end != INT64_MIN && end < spans_start(given, row) ? end : INT64_MIN;
}

static void gaps_are_when_nothing_runs(void **state)
{
    size_t looked_at = 0;

    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed++) {
        GIVEN given;
        uint32_t found = 0;

        spans_give(seed, &given);
        for (size_t i = 0; i < given.count; i++) {
            int64_t start = gap_before(&given, i);

            if (start == INT64_MIN)
                continue;
            assert_true(found < given.index->gap_count);
            const struct span_gap *gap = &given.index->gaps[found++];
            assert_true(gap->start == start);
            assert_true(given.index->start[gap->next] ==
                        spans_start(&given, given.order[i]));
        }
        assert_int_equal(found, given.index->gap_count);
        looked_at += found;
    }
    assert_true(looked_at > ROUNDS(300));
}

/* ---- finding ---- */

static void names_are_found(void **state)
{
    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed += 3) {
        GIVEN given;
        struct error error;

        spans_give(seed, &given);
        for (uint32_t entry = 0; entry < given.index->entry_count; entry++) {
            const struct span_index *index = given.index;
            uint32_t step = entry % index->step_count;
            const struct span_request wanted = {
                .step = step,
                .name = entry_name(index, entry),
                .category = strings_text(&index->texts, index->entries[entry].category),
                .sort = SPAN_SORTS};
            CLEANUP(span_found_free) struct span_match found = {0};
            size_t count = 0;

            if (strlen(wanted.name) !=
                strings_length(&index->texts, index->entries[entry].name))
                continue; /* no URL has a zero byte */
            assert_int_equal(span_find(index, &wanted, &found, &error), 0);
            for (uint32_t i = index->entry_begin[entry];
                 i < index->entry_begin[entry + 1]; i++)
                if (step == 0 || index->step[index->by_entry[i]] == step) {
                    assert_int_equal(found.rows[count], index->by_entry[i]);
                    count++;
                }
            assert_int_equal(found.count, count);
            assert_int_equal(found.entry, count > 0 ? entry : SPAN_NONE);
            assert_int_equal(span_found_sort(index, &found, NULL, &error), 0);
            for (size_t i = 1; i < found.count; i++)
                assert_true(span_duration(index, found.rows[i]) <=
                            span_duration(index, found.rows[i - 1]));
        }
    }
}

/* ---- sums ---- */

static void sums_are_those_of_the_rows_in_the_window(void **state)
{
    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed += 3) {
        GIVEN given;
        CLEANUP(span_sums_free) struct span_sums sums = {0};
        struct error error;

        spans_give(seed, &given);
        const struct span_index *index = given.index;
        int64_t from = index->steps[0].start + (int64_t)(seed % 7) * 1000;
        int64_t to = from + (int64_t)(seed % 11 + 1) * 10000;
        size_t names = 0;
        assert_int_equal(span_sums_make(index, from, to, NULL, &sums, &error), 0);
        for (uint32_t entry = 0; entry < index->entry_count; entry++) {
            struct span_sum naive = {.entry = entry};

            for (uint32_t i = index->entry_begin[entry];
                 i < index->entry_begin[entry + 1]; i++) {
                int64_t start = index->start[index->by_entry[i]];
                int64_t end = span_end(index, index->by_entry[i]);

                if (start >= to || (end <= from && start < from))
                    continue;
                naive.calls++;
                naive.total += (end < to ? end : to) - (start > from ? start : from);
            }
            if (naive.calls == 0 || index->entries[entry].sort == SPAN_OTHER)
                continue;
            names++;
            for (size_t k = 0; k < sums.count; k++)
                if (sums.items[k].entry == entry) {
                    assert_int_equal(sums.items[k].calls, naive.calls);
                    assert_int_equal(sums.items[k].total, naive.total);
                    assert_true(sums.items[k].self <= naive.total);
                    names--;
                }
        }
        assert_int_equal(names, 0);
        for (size_t k = 1; k < sums.count; k++)
            assert_true(sums.items[k].self <= sums.items[k - 1].self);
    }
}

/* ---- launches ---- */

static void a_call_launched_what_the_calls_below_it_launched(void **state)
{
    size_t looked_at = 0;

    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed += 3) {
        GIVEN given;

        spans_give(seed, &given);
        const struct span_index *index = given.index;
        for (uint32_t row = 0; row < index->count; row++) {
            uint32_t found[SPAN_LINKED_MAX], lane = span_lane_of(index, row);
            size_t count = 0;

            if (index->lanes[lane].sort != SPAN_HOST)
                continue;
            for (uint32_t other = 0; other < index->count; other++) {
                uint32_t launch = index->launch[other];

                count += launch != SPAN_NONE &&
                         (launch == row ||
                          (span_lane_of(index, launch) == lane &&
                           span_level_of(index, launch) > span_level_of(index, row) &&
                           index->start[launch] >= index->start[row] &&
                           index->start[launch] < span_end(index, row)));
            }
            assert_int_equal(span_links_below(index, row, found), count);
            for (size_t i = 0; i < count && i < SPAN_LINKED_MAX; i++)
                assert_int_not_equal(index->launch[found[i]], SPAN_NONE);
            looked_at += count;
        }
    }
    assert_true(looked_at > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_row_has_its_place),
        cmocka_unit_test(steps_reach_from_the_host_to_the_end_of_their_windows),
        cmocka_unit_test(gaps_are_when_nothing_runs),
        cmocka_unit_test(names_are_found),
        cmocka_unit_test(a_call_launched_what_the_calls_below_it_launched),
        cmocka_unit_test(sums_are_those_of_the_rows_in_the_window),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
