#ifndef TRACEDIFF_COMPARE_COMPARABILITY_H
#define TRACEDIFF_COMPARE_COMPARABILITY_H

#include "analyse/rows.h"
#include "compare/compare.h"
#include "trace/metadata.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- recorder side ---- */

/* What the recorders of a side say besides times, and what differs between two sides
 * (docs/semantics.md, section 21). */

struct selection;
struct set_view;

/* Of each fact a side keeps so many distinct values; then "…". */
#define RECORDER_SIDE_VALUES ((size_t)8)
/* More names and values of a side are left out. */
#define RECORDER_SIDE_BYTES ((size_t)128 << 10)

struct recorder_side {
    json_t *facts;  /* name (trace/metadata.h) → [values]; NULL: none */
    bool variables; /* some file states variables, perhaps none */
    size_t bytes;
};
/* Adds what the chosen files of a set state. False: no memory. */
bool recorder_side_add(const struct set_view *view, const struct selection *selection,
                       struct recorder_side *side);
void recorder_side_free(struct recorder_side *side);

#define RECORDER_SHOWN ((size_t)8)
struct recorder_differences {
    size_t count, shown; /* all; those below */
    struct {
        char name[112];  /* of the fact */
        char words[160]; /* "cudnn_benchmark off → on" */
    } list[RECORDER_SHOWN];
    bool versions[TRACE_VERSION_COUNT]; /* `list` says them */
};
/* `devices`: those of the traces differ, which another note says. The cost is n log n in
 * the facts. False: no memory. */
bool recorder_differ(const struct recorder_side *control,
                     const struct recorder_side *test, bool devices,
                     struct recorder_differences *out);

/* ---- comparability note ---- */

/* Notes that speak against a comparison, and how they are written. */

/* In the order in which they are shown. */
enum comparability_kind {
    COMPARABILITY_CONTROL_AFFECTED,
    COMPARABILITY_TEST_AFFECTED,
    COMPARABILITY_SAME_SELECTION,
    COMPARABILITY_RECORDER,
    COMPARABILITY_RANKS,
    COMPARABILITY_WORLD_SIZE,
    COMPARABILITY_DEVICES,
    COMPARABILITY_DEVICE_ROWS,
    COMPARABILITY_STEPS,
    COMPARABILITY_STEP_KINDS,
    COMPARABILITY_SINGLE_SAMPLE,
    COMPARABILITY_UNLAUNCHED,
    COMPARABILITY_NO_DEVICE_ROWS,
    COMPARABILITY_REPEATS,
    COMPARABILITY_MARKER,
    COMPARABILITY_MARKER_NEXT,
    COMPARABILITY_EQUAL_CLOCK,
    COMPARABILITY_FORMATS,
    COMPARABILITY_PROFILER_COST,
    COMPARABILITY_WITH_STACK,
    COMPARABILITY_RECORD_SHAPES,
    COMPARABILITY_PROFILE_MEMORY,
    COMPARABILITY_VERSIONS,
    COMPARABILITY_NAMES_CUT,
    COMPARABILITY_FEW_SHARED_KERNELS,
    COMPARABILITY_KINDS
};
/* Each occurs at most once. */
#define COMPARABILITY_NOTES_MAX ((size_t)COMPARABILITY_KINDS)

struct comparability_note {
    const char *kind; /* stable word: web/openapi.json */
    bool damage;      /* numbers are wrong; otherwise they may be compared with care */
    bool said;        /* a sentence of the diagnosis says the same */
    char text[800];   /* a sentence or two, UTF-8 */
};

struct comparability {
    struct comparability_note notes[COMPARABILITY_NOTES_MAX];
    size_t count;
};

/* Adds a note. Control characters become blanks: names of devices and versions come from
 * traces. The text is cut to UTF-8 that fits. A full list takes no more. */
void comparability_add(struct comparability *notes, enum comparability_kind kind,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The note on what recording costs where the host is the limit, and nobody measured
 * (docs/semantics.md §22): `rows` of the host a step. */
void comparability_add_profiler(struct comparability *notes,
                                const struct step_time time[2], const double rows[2]);
/* The note on what the recorders of both sides say, if that differs. */
void comparability_add_recorder(struct comparability *notes,
                                const struct recorder_differences *differences);

/* Copies as much of a UTF-8 text as fits, in whole characters. NULL: "". */
void comparability_cut(const char *text, char *out, size_t size);
/* "0-3,5" for ascending numbers, cut by "…" if it does not fit; "none". */
void comparability_write_numbers(const int64_t *numbers, size_t count, char *out,
                                 size_t size);
/* "A, B" of an array of texts. */
void comparability_write_texts(const json_t *list, char *out, size_t size);

/* A damaged file of the chosen ranks, the first one of them. */
struct comparability_damage {
    size_t count; /* such files that the summary lists; 0: none, the rest is unset */
    bool more;    /* the summary does not list all */
    long long rank;
    char file[81], text[501];
};
/* `ranks`: the chosen ones, ascending. */
void comparability_find_damage(const char *summary, const int64_t *ranks, size_t count,
                               struct comparability_damage *out);

/* What an option of the profiler does to a recording: the kind of its note; the rows that
 * show it, or NULL; and its cost, without a full stop at the end. */
struct comparability_option {
    enum comparability_kind kind;
    const char *rows, *cost;
};
const struct comparability_option *comparability_option(enum trace_option option);

/* ---- comparability ---- */

/* If a smaller share of a side's kernel time is in names that both sides have, a note
 * says so. Most of the time is then in rows of one side only, which no row-by-row
 * comparison can judge. The limit is half, where "most" begins; docs/statistics.md has
 * the shares of real pairs. */
#define COMPARABILITY_SHARED_MIN 0.5

/* Whether both sides are the same steps of the same set. */
bool comparability_is_same(const struct compare_result *result);

/* Looks at the selections of both sides, at what the sets state about their machines and
 * about the recording, and at the names that they share. No notes: there is no reason
 * against the comparison. */
void comparability_judge(const struct compare_result *result, struct comparability *out);

#endif
