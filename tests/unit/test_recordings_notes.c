/* What speaks against a comparison of several recordings a side:
 * compare/recordings.h. */
#include "compare/recordings.h"
#include "store/set_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define RECORDINGS 5 /* three controls and two tests */

/* A recording of one file with one step. */
struct given {
    char label[100], summary[600];
    struct set_info info;
    struct set_file file;
    struct set_step step;
    struct set_view view;
    struct selection selection;
    size_t chosen[1];
    int64_t ranks[1], numbers[1];
};

struct group {
    struct given given[RECORDINGS];
    struct recording recordings[RECORDINGS];
    struct recordings_facts stated[RECORDINGS];
    struct recordings_result result;
};

/* `facts`: of each recording. */
static void make_group(struct group *group, const char *const facts[RECORDINGS])
{
    *group = (struct group){.result = {.count = {3, 2}}};
    group->result.recordings = group->recordings;
    for (int i = 0; i < RECORDINGS; i++) {
        struct given *given = &group->given[i];

        snprintf(given->label, sizeof given->label, "%c%d", i < 3 ? 'c' : 't',
                 i < 3 ? i + 1 : i - 2);
        strcpy(given->summary, "{}");
        given->info = (struct set_info){.label = given->label, .summary = given->summary};
        facts_read(facts[i], &given->file.facts);
        given->file.has_device_rows = true;
        given->numbers[0] = 1;
        given->view = (struct set_view){.files = &given->file,
                                        .file_count = 1,
                                        .steps = &given->step,
                                        .step_count = 1};
        given->selection = (struct selection){.ranks = given->ranks,
                                              .rank_count = 1,
                                              .numbers = given->numbers,
                                              .number_count = 1,
                                              .steps = given->chosen,
                                              .step_count = 1};
        group->recordings[i].info = &given->info;
    }
}

/* The notes as lines "kind: text". */
static const char *notes_of(struct group *group)
{
    static char lines[COMPARABILITY_NOTES_MAX * 900];
    const struct comparability *notes = &group->result.notes;

    lines[0] = '\0';
    for (int i = 0; i < RECORDINGS; i++)
        recordings_note(&group->given[i].info, &group->given[i].view,
                        &group->given[i].selection, &group->stated[i]);
    recordings_judge_notes(&group->result, group->stated);
    for (size_t i = 0; i < notes->count; i++) {
        strcat(lines, notes->notes[i].kind);
        strcat(lines, notes->notes[i].damage ? "!: " : ": ");
        strcat(lines, notes->notes[i].text);
        strcat(lines, "\n");
    }
    return lines;
}

static const char *const plain[RECORDINGS] = {"{}", "{}", "{}", "{}", "{}"};

static void alike_recordings_have_no_note(void **state)
{
    static const char text[] = "{\"schemaVersion\":1,\"with_stack\":1,"
                               "\"cuda_runtime_version\":12060,"
                               "\"distributedInfo\":{\"world_size\":2}}";
    const char *const facts[] = {text, text, text, text, text};
    struct group group;

    (void)state;
    make_group(&group, plain);
    assert_string_equal(notes_of(&group), "");
    make_group(&group, facts);
    assert_string_equal(notes_of(&group), "");
    /* A recording that states nothing may have been made in any way. */
    make_group(&group, (const char *const[]){text, "{}", text, text, "{}"});
    assert_string_equal(notes_of(&group), "");
}

static void sides_that_differ_are_told(void **state)
{
    struct group group;

    (void)state;
    make_group(&group, plain);
    for (int i = 0; i < RECORDINGS; i++)
        snprintf(group.given[i].summary, sizeof group.given[i].summary,
                 "{\"devices\":[\"%s\"]}", i < 3 ? "A100" : "H100");
    assert_string_equal(
        notes_of(&group),
        "devices_differ: Different devices: A100 (control); H100 (test).\n");
}

static void what_differs_within_a_side_is_named(void **state)
{
    struct group group;

    (void)state;
    make_group(&group, plain);
    strcpy(group.given[1].summary, "{\"devices\":[\"A\"]}");
    strcpy(group.given[2].summary, "{\"devices\":[\"B\"]}");
    strcpy(group.given[3].summary, "{\"devices\":[\"B\"]}");
    strcpy(group.given[4].summary, "{\"devices\":[\"B\"]}");
    group.given[1].ranks[0] = 1;
    group.given[1].selection.pseudo_count = 1;
    group.given[4].file.has_device_rows = false;
    assert_string_equal(
        notes_of(&group),
        "ranks_differ: The ranks differ: rank 0 (c1 and 1 more of control, test); rank 1 "
        "(c2 of "
        "control). Differences within a side count as noise.\n"
        "devices_differ: Different devices: A (c2 of control); B (c3 of control, test).\n"
        "device_rows_differ: Only some recordings have device work: with device work "
        "(control, t1 of test); without device work (t2 of test). Device work and the "
        "waits for it cannot be compared.\n"
        "step_kinds_differ: Only some recordings have steps: with steps (c1 and 1 more "
        "of "
        "control, test); without steps (c2 of control). Each recording without steps "
        "counts as one step, warm-up included.\n");
}

static void options_versions_and_world_sizes_are_compared(void **state)
{
    static const char one[] = "{\"schemaVersion\":1,\"with_stack\":1,"
                              "\"cuda_runtime_version\":12040,"
                              "\"distributedInfo\":{\"world_size\":8}}";
    static const char other[] = "{\"schemaVersion\":1,\"cuda_runtime_version\":12060,"
                                "\"distributedInfo\":{\"world_size\":16}}";
    struct group group;

    (void)state;
    make_group(&group, (const char *const[]){one, one, "{}", other, other});
    assert_string_equal(
        notes_of(&group),
        "world_size_differs: The world size differs: 8 (c1 and 1 more of control); 16 "
        "(test). Work per rank, and what is communicated, may differ.\n"
        "with_stack_differs: with_stack differs: on (c1 and 1 more of control); off or "
        "not "
        "mentioned (test): recording Python calls slows the host down, so the times of "
        "host rows differ for that reason alone.\n"
        "versions_differ: Different versions: CUDA runtime 12.4 (c1 and 1 more of "
        "control); 12.6 (test). Kernels and their times may differ for that reason "
        "alone.\n");
}

static void damage_is_told_of_the_chosen_ranks(void **state)
{
    static const char damaged[] =
        "{\"quality\":{\"affected\":2,\"affected_files\":["
        "{\"file\":\"other.json\",\"rank\":1,\"kind\":\"truncated\",\"text\":\"Other.\"},"
        "{\"file\":\"r0.json\",\"rank\":0,\"kind\":\"truncated\",\"text\":\"It "
        "ends.\"}]}}";
    struct group group;

    (void)state;
    make_group(&group, plain);
    strcpy(group.given[1].summary, damaged);
    strcpy(group.given[2].summary, damaged);
    strcpy(group.given[4].summary, damaged);
    assert_string_equal(
        notes_of(&group),
        "control_affected!: Control, c2, rank 0 (r0.json): It ends. 1 more "
        "of its recordings has damaged files.\n"
        "test_affected!: Test, t2, rank 0 (r0.json): It ends.\n");
    for (int i = 0; i < RECORDINGS; i++)
        group.given[i].ranks[0] = 2;
    assert_string_equal(notes_of(&group), "");
}

/* Labels and devices come from strangers, and are long. */
static void hostile_texts_leave_the_sentence_whole(void **state)
{
    struct group group;

    (void)state;
    make_group(&group, plain);
    for (int i = 0; i < RECORDINGS; i++) {
        struct given *given = &group.given[i];

        strcpy(given->summary, "{\"devices\":[\"0\\u001b[31m");
        given->summary[13] = (char)('0' + i);
        for (int k = 0; k < 40; k++)
            strcat(given->summary, "\xC3\xA9");
        strcat(given->summary, "%n\"]}");
        strcpy(given->label, "%s\nx");
        for (int k = 0; k < 40; k++)
            strcat(given->label, "\xC3\xA9");
    }
    const char *notes = notes_of(&group);
    assert_non_null(strstr(notes, "Different devices: 0 [31m\xC3\xA9"));
    assert_non_null(strstr(notes, " (%s x\xC3\xA9"));
    assert_non_null(strstr(notes, "\xC3\xA9 of control); and 2 more"));
    assert_null(strchr(notes, '\x1B'));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(alike_recordings_have_no_note),
        cmocka_unit_test(sides_that_differ_are_told),
        cmocka_unit_test(what_differs_within_a_side_is_named),
        cmocka_unit_test(options_versions_and_world_sizes_are_compared),
        cmocka_unit_test(damage_is_told_of_the_chosen_ranks),
        cmocka_unit_test(hostile_texts_leave_the_sentence_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
