/* See slow_meet.h. */
#include "slow_meet.h"
#include "recording_text.h"
#include "slow_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WRAPPER_PERCENT 80

int64_t slow_met_ns(const struct slow_met *place, int side)
{
    int64_t sum = 0;

    for (int i = 0; i < SLOW_SAMPLES; i++)
        sum += place->ns[side][i];
    return sum;
}

void slow_met_key(const struct slow_met *place, char key[2 * SLOW_TEXT])
{
    snprintf(key, (size_t)2 * SLOW_TEXT, "%s\n%s\n%s\n%s%s%s", place->part, place->name,
             place->category, place->is_elsewhere ? "launched elsewhere\n" : "",
             place->path, place->beside);
}

/* ---- places of one side ---- */

static void write_beside(const struct slow_names *names, int side,
                         const struct slow_place *place, char out[500])
{
    const uint32_t rows[] = {place->before, place->after};

    out[0] = '\0';
    for (int i = 0; i < 2; i++) {
        char name[SLOW_NAME] = "(none)";

        if (rows[i] != TRACE_NONE)
            slow_name_of(names, side, place->file, rows[i], name);
        strcat(strcat(out, name), "\n");
    }
}

static void write_place(const struct slow_names *names, int side,
                        const struct slow_place *place, struct slow_met *out)
{
    const struct trace_recording *recording =
        names->sides[side].files[place->file].naive.recording;

    *out = (struct slow_met){.part = place->part, .is_work = place->sort[0] == '\0'};
    if (out->is_work) {
        slow_name_of(names, side, place->file, place->work, out->name);
        snprintf(out->category, sizeof out->category, "%s",
                 row_category(recording, place->work));
    } else {
        snprintf(out->name, sizeof out->name, "%s", place->sort);
    }
    slow_path_of(names, side, place->file, place->call, out->path);
    write_beside(names, side, place, out->beside);
    memcpy(out->ns[side], place->ns, sizeof place->ns);
}

/* ---- wrappers ---- */

/* Whether a path has a line; `line` ends with '\n'. */
static bool has_line(const char *path, const char *line, size_t length)
{
    for (; *path != '\0'; path = strchr(path, '\n') + 1)
        if (strncmp(path, line, length) == 0)
            return true;
    return false;
}

static bool is_wrapper(const struct slow_met *places, size_t count, int side,
                       const char *line, size_t length)
{
    int64_t below = 0, all = 0;

    for (size_t i = 0; i < count; i++) {
        bool has = has_line(places[i].path, line, length);

        if (has && slow_met_ns(&places[i], 1 - side) > 0)
            return false;
        all += slow_met_ns(&places[i], side);
        below += has ? slow_met_ns(&places[i], side) : 0;
    }
    return below * 100 >= all * WRAPPER_PERCENT;
}

/* By side: the places before this rule are `old`, those of one side each. */
static void leave_out_wrappers(const struct slow_met *old, struct slow_met *places,
                               size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int side = slow_met_ns(&old[i], 0) > 0 ? 0 : 1;

        places[i].path[0] = '\0';
        for (const char *line = old[i].path; *line != '\0';) {
            size_t length = (size_t)(strchr(line, '\n') + 1 - line);

            if (line[length] == '\0' || !is_wrapper(old, count, side, line, length))
                strncat(places[i].path, line, length);
            line += length;
        }
    }
}

/* ---- meeting ---- */

static void add_to(struct slow_met *place, const struct slow_met *other)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < SLOW_SAMPLES; i++)
            place->ns[side][i] += other->ns[side][i];
}

/* Places of one key become one; returns how many are left. */
static size_t fold(struct slow_met *places, size_t count)
{
    static char keys[2][2 * SLOW_TEXT];
    size_t kept = 0;

    for (size_t i = 0; i < count; i++) {
        size_t k = 0;

        slow_met_key(&places[i], keys[0]);
        for (; k < kept; k++) {
            slow_met_key(&places[k], keys[1]);
            if (places[k].is_work == places[i].is_work && strcmp(keys[0], keys[1]) == 0)
                break;
        }
        if (k < kept)
            add_to(&places[k], &places[i]);
        else if (i != kept++)
            places[kept - 1] = places[i];
    }
    return kept;
}

static bool is_lone(const struct slow_met *place)
{
    return place->is_work && !place->is_elsewhere &&
           (slow_met_ns(place, 0) == 0) != (slow_met_ns(place, 1) == 0);
}

static void path_of_call(const struct slow_met *place, char out[SLOW_TEXT])
{
    size_t length = strlen(place->path) - 1;

    strcpy(out, place->path);
    while (length > 0 && out[length - 1] != '\n')
        length--;
    out[length] = '\0';
}

static bool have_one_call(const struct slow_met *a, const struct slow_met *b)
{
    char x[SLOW_TEXT], y[SLOW_TEXT];

    if (strcmp(a->part, b->part) != 0 || a->path[0] == '\0' || b->path[0] == '\0')
        return false;
    path_of_call(a, x);
    path_of_call(b, y);
    return strcmp(x, y) == 0;
}

static bool have_one_row(const struct slow_met *a, const struct slow_met *b)
{
    return strcmp(a->part, b->part) == 0 && strcmp(a->name, b->name) == 0 &&
           strcmp(a->category, b->category) == 0;
}

/* Marks the lone places that fit one of the other side. */
static bool *find_partners(const struct slow_met *places, size_t count,
                           bool (*fits)(const struct slow_met *, const struct slow_met *))
{
    bool *has = calloc(count + 1, sizeof *has);

    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < count; k++)
            has[i] |=
                is_lone(&places[i]) && is_lone(&places[k]) &&
                (slow_met_ns(&places[i], 0) == 0) != (slow_met_ns(&places[k], 0) == 0) &&
                fits(&places[i], &places[k]);
    return has;
}

static size_t meet_lone(struct slow_met *places, size_t count, bool by_call)
{
    bool *has = find_partners(places, count, by_call ? have_one_call : have_one_row);

    for (size_t i = 0; i < count; i++) {
        char path[SLOW_TEXT] = "";

        if (!has[i])
            continue;
        if (by_call) {
            path_of_call(&places[i], path);
            strcpy(places[i].name, "other rows");
            strcpy(places[i].category, "device");
            places[i].is_work = false;
        } else {
            places[i].is_elsewhere = true;
        }
        strcpy(places[i].path, path);
    }
    free(has);
    return fold(places, count);
}

struct slow_met *slow_meet(const struct slow_side sides[2],
                           const struct slow_naming naming[2], size_t *count)
{
    size_t all = sides[0].place_count + sides[1].place_count, at = 0;
    struct slow_met *old = calloc(all + 1, sizeof *old);
    struct slow_met *places = calloc(all + 1, sizeof *places);
    struct slow_names names;

    slow_names_make(sides, naming, &names);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].place_count; i++)
            write_place(&names, side, &sides[side].places[i], &old[at++]);
    slow_names_free(&names);
    memcpy(places, old, all * sizeof *places);
    leave_out_wrappers(old, places, all);
    free(old);
    all = fold(places, all);
    all = meet_lone(places, all, true);
    *count = meet_lone(places, all, false);
    return places;
}
