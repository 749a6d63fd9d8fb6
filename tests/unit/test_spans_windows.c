/* Windows of timelines of random rows, against rows that are looked at one by one. */
#include "analyse/span.h"
#include "base/error.h"
#include "spans_given.h"

struct expected {
    const struct spans_given *given;
    struct span_question question;
    int64_t width;
    size_t at; /* the next item of the lane and level */
};

static const struct span_item *next_item(const struct span_window *window,
                                         const struct span_shown_lane *lane,
                                         uint32_t level, size_t *at)
{
    for (; *at < lane->count; (*at)++)
        if (window->items[lane->first + *at].level == level)
            return &window->items[lane->first + (*at)++];
    return NULL;
}

static int64_t time_of(const struct span_index *index, const uint32_t *rows, size_t count,
                       uint32_t entry)
{
    int64_t time = 0;

    for (size_t i = 0; i < count; i++)
        time += index->entry[rows[i]] == entry ? span_duration(index, rows[i]) : 0;
    return time;
}

/* Rows drawn as one. */
static void check_item(const struct expected *expected, const struct span_item *item,
                       const uint32_t *rows, size_t count)
{
    const struct span_index *index = expected->given->index;
    uint32_t step = expected->question.step;
    int64_t end = INT64_MIN;

    assert_non_null(item);
    assert_true(item->start == index->start[rows[0]]);
    for (size_t i = 0; i < count; i++) {
        end = span_end(index, rows[i]) > end ? span_end(index, rows[i]) : end;
        assert_true(time_of(index, rows, count, item->entry) >=
                    time_of(index, rows, count, index->entry[rows[i]]));
    }
    assert_true(item->duration == end - item->start);
    if (count > 1) {
        assert_int_equal(item->merged, count);
        assert_true(item->row == SPAN_NONE && item->occurrence == SPAN_NONE);
        return;
    }
    bool is_of_step = step == 0 || index->step[rows[0]] == step;
    assert_int_equal(item->row, rows[0]);
    assert_int_equal(item->merged, is_of_step);
    assert_int_equal(item->occurrence, !is_of_step ? SPAN_NONE
                                       : step == 0 ? index->file_occurrence[rows[0]]
                                                   : index->occurrence[rows[0]]);
}

static bool is_in_window(const struct expected *expected, uint32_t row)
{
    const struct span_index *index = expected->given->index;

    return index->start[row] < expected->question.to &&
           (span_end(index, row) > expected->question.from ||
            index->start[row] >= expected->question.from);
}

/* The rows of a level from `row` on that are drawn as one: how many. */
static size_t count_together(const struct expected *expected, uint32_t row, uint32_t end)
{
    const struct span_index *index = expected->given->index;
    int64_t origin = index->steps[0].start, width = expected->width;
    size_t count = 1;

    if (span_duration(index, row) >= width)
        return 1;
    while (row + count < end && is_in_window(expected, row + (uint32_t)count) &&
           span_duration(index, row + (uint32_t)count) < width &&
           (index->start[row + count] - origin) / width ==
               (index->start[row] - origin) / width)
        count++;
    return count;
}

static void check_level(const struct expected *expected, const struct span_window *window,
                        const struct span_shown_lane *lane, uint32_t level,
                        uint32_t drawn)
{
    const struct span_index *index = expected->given->index;
    uint32_t end = index->level_begin[level + 1];
    size_t at = 0;

    for (uint32_t row = index->level_begin[level]; row < end;) {
        uint32_t rows[1000];

        if (!is_in_window(expected, row)) {
            row++;
            continue;
        }
        size_t count = count_together(expected, row, end);
        for (size_t i = 0; i < count; i++)
            rows[i] = row + (uint32_t)i;
        check_item(expected, next_item(window, lane, drawn, &at), rows, count);
        row += (uint32_t)count;
    }
    assert_null(next_item(window, lane, drawn, &at));
}

/* How many levels of a lane contain the whole of the step. */
static uint32_t levels_above(const struct spans_given *given,
                             const struct span_lane *lane, uint32_t step)
{
    const struct span_index *index = given->index;
    uint32_t above = 0;

    for (; step != 0 && lane->sort == SPAN_HOST && above < lane->level_count; above++) {
        uint32_t level = lane->first_level + above;
        bool contains = false;

        for (uint32_t row = index->level_begin[level];
             row < index->level_begin[level + 1]; row++)
            contains |= index->start[row] < index->steps[step].from &&
                        span_end(index, row) >= index->steps[step].to;
        if (!contains)
            break;
    }
    return above;
}

static void check_window(const struct spans_given *given,
                         const struct span_question *question)
{
    const struct span_index *index = given->index;
    CLEANUP(span_window_free) struct span_window window = {0};
    struct error error;
    int64_t length = question->to - question->from;
    struct expected expected = {.given = given,
                                .question = *question,
                                .width =
                                    (length + question->pixels - 1) / question->pixels};

    assert_int_equal(span_window_make(index, question, &window, &error), 0);
    assert_false(window.cut);
    assert_true(window.merged_under == expected.width);
    for (size_t i = 0; i < window.lane_count; i++) {
        const struct span_shown_lane *shown = &window.lanes[i];
        const struct span_lane *lane = &index->lanes[shown->lane];
        uint32_t above = levels_above(given, lane, question->step);

        for (size_t j = 1; j < shown->count; j++) {
            const struct span_item *item = &window.items[shown->first + j];

            assert_true(item->start > item[-1].start ||
                        (item->start == item[-1].start && item->level > item[-1].level));
            assert_true(item->level < shown->depth);
        }
        for (uint32_t level = 0; level < shown->depth; level++)
            check_level(&expected, &window, shown, lane->first_level + above + level,
                        level);
    }
}

static void windows_are_what_is_in_them(void **state)
{
    struct chance chance = {5};

    (void)state;
    for (unsigned seed = 1; seed <= SPANS_ROUNDS; seed++) {
        GIVEN given;

        spans_give(seed, &given);
        for (int i = 0; i < 8 && given.index->step_count > 0; i++) {
            uint32_t step = chance_below(&chance, given.index->step_count);
            const struct span_step *shown = &given.index->steps[step];
            uint64_t length = (uint64_t)(shown->to - shown->from) + 2;
            struct span_question question = {.step = step, .threads = 64};

            question.from = shown->from - 1 + (int64_t)(chance_next(&chance) % length);
            question.to = question.from + 1 + (int64_t)(chance_next(&chance) % length);
            question.pixels = 1 + chance_below(&chance, i % 2 == 0 ? 5 : 500);
            check_window(&given, &question);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(windows_are_what_is_in_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
