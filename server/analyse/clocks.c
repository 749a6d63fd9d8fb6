#include "analyse/clocks.h"
#include "analyse/analysis.h"
#include "analyse/collective.h"
#include "analyse/run.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/clocks.h"
#include "stats/statistics.h"
#include "store/cache.h"
#include "store/sets.h"

#include <jansson.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The clocks of the ranks, from their collectives, and what is exact with them: who came
 * last, how late each rank is, and how far their steps are apart (docs/semantics.md §17).
 */

#define HOSTS_MAX ((size_t)64 << 20)
#define HOSTS_APART_NS 1e6
#define RANKS_MAX ((size_t)8 << 10) /* pairs of them are counted */

/* ---- one rank ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct clock_sums *sums = arena_new(arena, 1, sizeof *sums);

    (void)options;
    collective_list_init(&sums->list, arena);
    strings_init_in(&sums->hosts, HOSTS_MAX, arena);
    sums->list.of_host = sums->list.bare = true;
    return sums;
}

uint32_t clocks_read_host(struct strings *hosts, const char *metadata)
{
    json_t *root = metadata == NULL ? NULL : json_loads(metadata, JSON_ALLOW_NUL, NULL);
    const json_t *name = json_object_get(root, "host_name");
    uint32_t host = STRINGS_NONE;

    if (!json_is_string(name))
        name = json_object_get(root, "hostname");
    if (json_string_length(name) > 0)
        host = strings_add(hosts, json_string_value(name), json_string_length(name));
    json_decref(root);
    return host;
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    struct clock_sums *sums = part->sums;
    struct rank_of_clock *own;

    sums->list.view = rank->view;
    sums->list.origin_ns = rank->origin_ns;
    collective_gather(rank->rows, &sums->list);
    ARENA_RESERVE(part->arena, sums->ranks, sums->rank_capacity, 1);
    own = &sums->ranks[0];
    *own = (struct rank_of_clock){.first = INT64_MAX, .host = STRINGS_NONE};
    for (size_t i = 0; i < rank->rows->span_count; i++) {
        const struct trace_recording *recording = rank->rows->spans[i].recording;

        if (recording->events.count > 0 && recording->first_ns < own->first)
            own->first = recording->first_ns;
        if (own->host == STRINGS_NONE)
            own->host = clocks_read_host(&sums->hosts, recording->metadata);
    }
}

static void append_sums(void *into, void *part)
{
    struct clock_sums *sums = into, *from = part;
    const uint32_t *hosts = strings_append(&sums->hosts, &from->hosts);
    size_t first = sums->list.rank_count, count = from->list.rank_count;

    ARENA_RESERVE(sums->list.arena, sums->ranks, sums->rank_capacity, first + count);
    for (size_t i = 0; i < count; i++) {
        sums->ranks[first + i] = from->ranks[i];
        sums->ranks[first + i].file += sums->list.file_count;
        if (from->ranks[i].host != STRINGS_NONE)
            sums->ranks[first + i].host = hosts[from->ranks[i].host];
    }
    collective_list_append(&sums->list, &from->list);
}

/* ---- the clocks ---- */

struct clock_view {
    const struct clock_sums *sums;
    const struct collective_list *list;
    struct arena *arena;
    struct set_clocks set;
    bool *identity;        /* that of .set */
    uint32_t *parts_ranks; /* by component: its ranks, aligned or not */
    size_t usable;
    bool hosts_disagree;
    double slack; /* ns: the smallest time from the last begin to another rank's end */
    size_t violated;
    struct {
        size_t pairs, violated;
        double slack;
    } messages;
    struct arrivals *arrivals; /* by sample */
    /* As the list has its members, who are far apart there; the sample of each. */
    struct clocks_member *members;
    uint32_t *samples;
};

static enum clocks_rule rule_of(const struct collective_list *list,
                                const struct collective_instance *instance,
                                uint32_t *root)
{
    const struct collective_row *row = &list->rows[list->members[instance->rows]];
    enum collective_class class = (enum collective_class)list->facts[row->facts].class;

    *root = CLOCKS_NONE;
    for (size_t i = 0; i < instance->row_count && *root == CLOCKS_NONE; i++) {
        const struct collective_row *one = &list->rows[list->members[instance->rows + i]];

        if (row->source != COLLECTIVE_UNKNOWN &&
            list->ranks[one->rank].rank == row->source)
            *root = one->rank;
    }
    switch (class) {
    case COLLECTIVE_ALL_REDUCE:
    case COLLECTIVE_ALL_GATHER:
    case COLLECTIVE_REDUCE_SCATTER:
    case COLLECTIVE_BARRIER:
        return CLOCKS_COMMON_END;
    case COLLECTIVE_ALL_TO_ALL:
        return CLOCKS_ALL_WAIT;
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_SCATTER:
        return CLOCKS_FROM_ROOT;
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_GATHER:
        return CLOCKS_TO_ROOT;
    case COLLECTIVE_POINT_TO_POINT:
    case COLLECTIVE_OTHER:
    case COLLECTIVE_CLASSES:
    default:
        return CLOCKS_FROM_ROOT;
    }
}

static void add_instances(const struct clock_view *view,
                          const struct collective_instance *instances, size_t count,
                          struct clocks_input *input, struct clocks_instance *out)
{
    const struct collective_list *list = view->list;

    for (size_t i = 0; i < count; i++) {
        const struct collective_instance *from = &instances[i];
        struct clocks_instance *to = &out[input->instance_count++];

        *to = (struct clocks_instance){.members = from->rows, .count = from->row_count};
        to->rule = rule_of(list, from, &to->root);
        for (size_t k = from->rows; k < from->rows + from->row_count; k++) {
            const struct collective_row *row = &list->rows[list->members[k]];

            view->members[k] =
                (struct clocks_member){row->rank, row->start, row->start + row->dur};
            view->samples[k] = row->sample;
        }
    }
}

static void find_clocks(struct clock_view *view)
{
    const struct collective_list *list = view->list;
    size_t total = list->instance_count + list->uneven_count;
    struct clocks_instance *instances = arena_new(view->arena, total, sizeof *instances);
    int64_t *first = arena_new(view->arena, list->rank_count, sizeof *first);
    view->members = arena_new(view->arena, list->row_count, sizeof *view->members);
    view->samples = arena_new(view->arena, list->row_count, sizeof *view->samples);
    struct clocks_input input = {.instances = instances,
                                 .members = view->members,
                                 .first = first,
                                 .rank_count = (uint32_t)list->rank_count};

    for (size_t r = 0; r < list->rank_count; r++)
        first[r] = view->sums->ranks[r].first;
    add_instances(view, list->instances, list->instance_count, &input, instances);
    add_instances(view, list->uneven, list->uneven_count, &input, instances);
    for (size_t i = 0; i < total; i++)
        view->usable += instances[i].rule == CLOCKS_COMMON_END;
    clocks_find(&input, view->arena, &view->set.clocks);
}

static const struct clocks_rank *clock_of(const struct clock_view *view, uint32_t rank)
{
    return &view->set.clocks.ranks[rank];
}

/* The offset of a rank at a time of its component, less that of another one; ns. */
static double offset_between(const struct clocks_rank *a, const struct clocks_rank *b,
                             double time)
{
    return (double)a->coarse - (double)b->coarse + a->shift - b->shift +
           (a->drift - b->drift) * 1e-6 * time;
}

/* ns, with the width of its drift. */
static double width_at(const struct clock_view *view, uint32_t rank, double time)
{
    return fmax(clocks_half_width(&view->set.clocks, rank, time, false),
                clocks_half_width(&view->set.clocks, rank, time, true));
}

static bool agree(const struct clock_view *view, uint32_t a, uint32_t b,
                  double *difference)
{
    const struct clocks_rank *one = clock_of(view, a), *other = clock_of(view, b);
    double time = (one->centre + other->centre) / 2;

    *difference = fabs(offset_between(one, other, time));
    return *difference <= 2 * hypot(width_at(view, a, time), width_at(view, b, time)) &&
           fabs(one->drift - other->drift) <=
               2 * hypot(one->half_drift, other->half_drift);
}

/* The time of a rank on the clock that is applied: ns after t0; its half-width. */
static double applied(const struct clock_view *view, uint32_t rank, int64_t time,
                      double *width)
{
    double half[2], at = set_clocks_map(&view->set, rank, time, half);

    *width = fmax(half[0], half[1]);
    return at;
}

/* ---- tables ---- */

static void set_ns(struct table *table, const char *column, double value)
{
    if (isfinite(value) && fabs(value) < 9e18)
        put_integer(table, column, llround(value));
}

static const struct table_column set_columns[] = {
    {"status", TABLE_TEXT, TABLE_NOTE},
    {"ranks", TABLE_INTEGER, TABLE_NOTE},
    {"matched", TABLE_INTEGER, TABLE_NOTE},
    {"usable", TABLE_INTEGER, TABLE_NOTE},
    {"host_rows", TABLE_TEXT, TABLE_NOTE},
    {"smallest_slack_ns", TABLE_INTEGER, TABLE_NOTE},
    {"violated", TABLE_INTEGER, TABLE_NOTE},
    {"messages", TABLE_INTEGER, TABLE_NOTE},
    {"messages_smallest_ns", TABLE_INTEGER, TABLE_NOTE},
    {"messages_violated", TABLE_INTEGER, TABLE_NOTE},
    {"notes", TABLE_TEXT, TABLE_NOTE},
};

/* Words for what is worth a look. */
static void write_notes(const struct clock_view *view, struct buffer *out)
{
    bool few = false, set = false, apart = false;

    for (uint32_t r = 0; r < view->list->rank_count; r++) {
        const struct clocks_rank *rank = clock_of(view, r);
        bool on = clocks_is_aligned(rank);

        few |= on && rank->instances < CLOCKS_INSTANCES_FEW;
        set |= rank->status == CLOCKS_STEP;
        apart |= on && fabs((double)rank->coarse + rank->shift) > HOSTS_APART_NS;
    }
    buffer_append_text(out, few ? " few_instances" : "");
    buffer_append_text(out, set ? " clock_step" : "");
    buffer_append_text(out, apart ? " clocks_apart" : "");
    buffer_append_text(out, view->hosts_disagree ? " hosts_disagree" : "");
}

static void write_set(const struct clock_view *view, struct table *table)
{
    const struct collective_list *list = view->list;

    table_add_row(table);
    put_word(table, "status", set_clocks_status_name(view->set.status));
    put_count(table, "ranks", list->rank_count);
    put_count(table, "matched", list->instance_count + list->uneven_count);
    put_count(table, "usable", view->usable);
    put_word(table, "host_rows", list->has_host ? "yes" : "no");
    set_ns(table, "smallest_slack_ns", view->slack);
    put_count(table, "violated", view->violated);
    put_count(table, "messages", view->messages.pairs);
    set_ns(table, "messages_smallest_ns", view->messages.slack);
    put_count(table, "messages_violated", view->messages.violated);
    CLEANUP_BUFFER struct buffer notes = BUFFER(256);
    write_notes(view, &notes);
    if (notes.length > 0)
        put_text(table, "notes", notes.bytes + 1, notes.length - 1);
}

static const struct table_column part_columns[] = {
    {"number", TABLE_INTEGER, TABLE_NOTE},
    {"reference", TABLE_INTEGER, TABLE_NOTE},
    {"ranks", TABLE_INTEGER, TABLE_NOTE},
    {"t0_ns", TABLE_INTEGER, TABLE_NOTE},
    {"instances", TABLE_INTEGER, TABLE_NOTE},
    {"scale_ns", TABLE_REAL, TABLE_NOTE},
    {"transfer_ns", TABLE_INTEGER, TABLE_NOTE},
    {"smallest_slack_ns", TABLE_INTEGER, TABLE_NOTE},
    {"applied", TABLE_TEXT, TABLE_NOTE},
};

static void write_parts(const struct clock_view *view, struct table *table)
{
    for (uint32_t i = 0; i < view->set.clocks.component_count; i++) {
        const struct clocks_component *part = &view->set.clocks.components[i];

        table_add_row(table);
        put_integer(table, "number", i);
        put_integer(table, "reference", view->list->ranks[part->reference].rank);
        put_integer(table, "ranks", part->ranks);
        put_integer(table, "t0_ns", part->t0);
        put_count(table, "instances", part->instances);
        put_real(table, "scale_ns", part->scale);
        set_ns(table, "transfer_ns", part->transfer);
        set_ns(table, "smallest_slack_ns", part->slack);
        put_word(table, "applied", view->identity[i] ? "identity" : "fit");
    }
}

static const struct table_column rank_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"status", TABLE_TEXT, TABLE_NOTE},
    {"component", TABLE_INTEGER, TABLE_NOTE},
    {"offset_ns", TABLE_INTEGER, TABLE_NOTE},
    {"offset_low_ns", TABLE_INTEGER, TABLE_NOTE},
    {"offset_high_ns", TABLE_INTEGER, TABLE_NOTE},
    {"uncertainty_ns", TABLE_INTEGER, TABLE_NOTE},
    {"drift_ppm", TABLE_REAL, TABLE_NOTE},
    {"drift_low_ppm", TABLE_REAL, TABLE_NOTE},
    {"drift_high_ppm", TABLE_REAL, TABLE_NOTE},
    {"centre_ns", TABLE_INTEGER, TABLE_NOTE},
    {"offset_at_centre_ns", TABLE_INTEGER, TABLE_NOTE},
    {"centre_low_ns", TABLE_INTEGER, TABLE_NOTE},
    {"centre_high_ns", TABLE_INTEGER, TABLE_NOTE},
    {"hard_low_ns", TABLE_INTEGER, TABLE_NOTE},
    {"hard_high_ns", TABLE_INTEGER, TABLE_NOTE},
    {"instances", TABLE_INTEGER, TABLE_NOTE},
    {"used", TABLE_INTEGER, TABLE_NOTE},
    {"residual_median_ns", TABLE_REAL, TABLE_NOTE},
    {"residual_p95_ns", TABLE_REAL, TABLE_NOTE},
    {"jump_ns", TABLE_INTEGER, TABLE_NOTE},
    {"jump_t", TABLE_REAL, TABLE_NOTE},
    {"jump_with", TABLE_INTEGER, TABLE_NOTE},
    {"jump_after_ns", TABLE_INTEGER, TABLE_NOTE},
    {"jump_before_ns", TABLE_INTEGER, TABLE_NOTE},
    {"host", TABLE_TEXT, TABLE_NOTE},
};

/* What is known of a rank that is on a clock. */
static void write_clock(const struct clock_view *view, uint32_t r, struct table *table)
{
    const struct clocks_rank *rank = clock_of(view, r);
    double offset = (double)rank->coarse + rank->shift;
    double centre = offset + rank->drift * 1e-6 * rank->centre;

    put_integer(table, "component", rank->component);
    set_ns(table, "offset_ns", offset);
    double below = clocks_half_width(&view->set.clocks, r, 0, false);
    double above = clocks_half_width(&view->set.clocks, r, 0, true);
    set_ns(table, "offset_low_ns", offset - below);
    set_ns(table, "offset_high_ns", offset + above);
    set_ns(table, "uncertainty_ns", (below + above) / 2);
    put_real(table, "drift_ppm", rank->drift);
    put_real(table, "drift_low_ppm", rank->drift - rank->half_drift);
    put_real(table, "drift_high_ppm", rank->drift + rank->half_drift);
    set_ns(table, "centre_ns", rank->centre);
    set_ns(table, "offset_at_centre_ns", centre);
    set_ns(table, "centre_low_ns", centre - rank->half[0]);
    set_ns(table, "centre_high_ns", centre + rank->half[1]);
    set_ns(table, "hard_low_ns", centre + rank->hard[0]);
    set_ns(table, "hard_high_ns", centre + rank->hard[1]);
    put_real(table, "residual_median_ns", rank->residual_median);
    put_real(table, "residual_p95_ns", rank->residual_95);
}

static void write_ranks(const struct clock_view *view, struct table *table)
{
    const struct strings *hosts = &view->sums->hosts;

    for (uint32_t r = 0; r < view->list->rank_count && !table->failed; r++) {
        const struct clocks_rank *rank = clock_of(view, r);
        uint32_t host = view->sums->ranks[r].host;

        table_add_row(table);
        put_integer(table, "rank", view->list->ranks[r].rank);
        put_word(table, "status", clocks_status_name(rank->status));
        put_integer(table, "instances", rank->instances);
        put_integer(table, "used", rank->used);
        if (clocks_is_aligned(rank))
            write_clock(view, r, table);
        if (rank->status == CLOCKS_STEP) {
            set_ns(table, "jump_ns", rank->step);
            put_real(table, "jump_t", rank->step_ratio);
            put_integer(table, "jump_after_ns", rank->step_between[0]);
            put_integer(table, "jump_before_ns", rank->step_between[1]);
        }
        if (rank->step_with != CLOCKS_NONE)
            put_integer(table, "jump_with", view->list->ranks[rank->step_with].rank);
        put_name(table, "host", hosts, host);
    }
}

/* ---- hosts ---- */

static const struct table_column host_columns[] = {
    {"host", TABLE_TEXT, TABLE_NOTE},
    {"component", TABLE_INTEGER, TABLE_NOTE},
    {"ranks", TABLE_INTEGER, TABLE_NOTE},
    {"largest_difference_ns", TABLE_INTEGER, TABLE_NOTE},
    {"agrees", TABLE_TEXT, TABLE_NOTE},
};

/* The ranks of one component that name one host. */
struct same_host {
    uint32_t host, component;
    uint32_t *ranks, count;
    double difference;
    bool agrees;
};

static int compare_hosts(const void *a, const void *b, void *context)
{
    const struct clock_view *view = context;
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    uint32_t one = view->sums->ranks[x].host, other = view->sums->ranks[y].host;
    uint32_t part = clock_of(view, x)->component, second = clock_of(view, y)->component;

    if (part != second)
        return part < second ? -1 : 1;
    if (one != other)
        return one < other ? -1 : 1;
    return (x > y) - (x < y);
}

static void check_host(const struct clock_view *view, struct same_host *host)
{
    host->agrees = true;
    host->difference = 0;
    for (uint32_t i = 0; i < host->count && !budget_is_over(view->arena->budget); i++)
        for (uint32_t j = 0; j < i; j++) {
            double difference;

            host->agrees &= agree(view, host->ranks[i], host->ranks[j], &difference);
            host->difference = fmax(host->difference, difference);
        }
}

/* Where all ranks of a component state one host, all are aligned and all agree, they have
 * one clock: no estimate is as exact. */
static void check_hosts(struct clock_view *view, struct table *table)
{
    const struct strings *names = &view->sums->hosts;
    uint32_t *order = arena_new(view->arena, view->list->rank_count, sizeof *order);
    size_t count = 0;

    for (uint32_t r = 0; r < view->list->rank_count; r++)
        if (clocks_is_aligned(clock_of(view, r)) &&
            view->sums->ranks[r].host != STRINGS_NONE)
            order[count++] = r;
    qsort_r(order, count, sizeof *order, compare_hosts, view);
    for (size_t i = 0, end; i < count; i = end) {
        struct same_host host = {view->sums->ranks[order[i]].host,
                                 clock_of(view, order[i])->component,
                                 order + i,
                                 0,
                                 0,
                                 0};

        for (end = i; end < count && view->sums->ranks[order[end]].host == host.host &&
                      clock_of(view, order[end])->component == host.component;
             end++)
            host.count++;
        if (host.count < 2)
            continue;
        check_host(view, &host);
        view->hosts_disagree |= !host.agrees;
        view->identity[host.component] =
            host.agrees && host.count == view->parts_ranks[host.component];
        table_add_row(table);
        put_name(table, "host", names, host.host);
        put_integer(table, "component", host.component);
        put_integer(table, "ranks", host.count);
        set_ns(table, "largest_difference_ns", host.difference);
        put_word(table, "agrees", host.agrees ? "yes" : "no");
    }
}

/* ---- point to point ---- */

/* A send or a receive. */
struct clock_message {
    struct {
        int64_t step, group, source, destination;
    } key;
    bool receives;
    const struct collective_row *row;
};

static int compare_messages(const void *a, const void *b)
{
    const struct clock_message *x = a, *y = b;
    int order = memcmp(&x->key, &y->key, sizeof x->key);

    if (order == 0)
        order = x->receives - y->receives;
    return order != 0 ? order : (x->row > y->row) - (x->row < y->row);
}

static void check_message(struct clock_view *view, const struct collective_row *sent,
                          const struct collective_row *received)
{
    double widths[2];

    if (!clocks_is_aligned(clock_of(view, sent->rank)) ||
        !clocks_is_aligned(clock_of(view, received->rank)) ||
        clock_of(view, sent->rank)->component !=
            clock_of(view, received->rank)->component)
        return;
    double slack =
        applied(view, received->rank, received->start + received->dur, &widths[1]) -
        applied(view, sent->rank, sent->start, &widths[0]);
    view->messages.pairs++;
    view->messages.slack = fmin(view->messages.slack, slack);
    view->messages.violated += slack < -1000 - hypot(widths[0], widths[1]);
}

/* No receive ends before its send has begun: the n-th of each two ranks in a step. */
static void check_messages(struct clock_view *view)
{
    const struct collective_list *list = view->list;
    struct clock_message *messages =
        arena_new(view->arena, list->row_count, sizeof *messages);
    size_t count = 0;

    for (size_t i = 0; i < list->row_count; i++) {
        const struct collective_row *row = &list->rows[i];
        const struct collective_facts *facts = &list->facts[row->facts];
        const struct collective_sample *sample = &list->samples[row->sample];
        int64_t rank = list->ranks[row->rank].rank;

        if (facts->class != COLLECTIVE_POINT_TO_POINT ||
            row->source == row->destination ||
            (rank != row->source && rank != row->destination))
            continue;
        messages[count++] = (struct clock_message){
            {sample->pseudo ? INT64_MIN : sample->number,
             row->has_comms_id ? row->comms_id : -1 - (int64_t)facts->group, row->source,
             row->destination},
            rank == row->destination,
            row};
    }
    qsort(messages, count, sizeof *messages, compare_messages);
    for (size_t i = 0, end; i < count && !budget_is_over(view->arena->budget); i = end) {
        size_t sends = 0;

        for (end = i; end < count && memcmp(&messages[end].key, &messages[i].key,
                                            sizeof messages[i].key) == 0;
             end++)
            sends += !messages[end].receives;
        for (size_t k = i; k < i + sends && 2 * sends == end - i; k++)
            check_message(view, messages[k].row, messages[k + sends].row);
    }
}

/* ---- who came last ---- */

static const struct table_column wait_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},        {"instances", TABLE_INTEGER, TABLE_SUM},
    {"waited", TABLE_TIME, TABLE_SUM},          {"last", TABLE_INTEGER, TABLE_SUM},
    {"last_certain", TABLE_INTEGER, TABLE_SUM}, {"last_pctg", TABLE_REAL, TABLE_MEASURE},
    {"lateness", TABLE_MEAN, TABLE_MEASURE},    {"half_width", TABLE_MEAN, TABLE_ASIDE},
};

struct arrivals {
    size_t instances, last, certain;
    int64_t waited;        /* ns */
    double lateness, half; /* ns: sums; half-widths */
};

static void add_up(struct arrivals *to, const struct arrivals *from)
{
    to->instances += from->instances;
    to->last += from->last;
    to->certain += from->certain;
    number_add_to(&to->waited, from->waited);
    to->lateness += from->lateness;
    to->half += from->half;
}

/* The members of an instance that are on the clock of one component. */
struct arriving {
    size_t *places; /* in .members of the view */
    double *begins, *ends, *widths, *sorted;
    size_t count;
};

static bool meet(const struct clock_view *view,
                 const struct collective_instance *instance, struct arriving *out)
{
    uint32_t component = CLOCKS_NONE;

    out->count = 0;
    for (size_t k = instance->rows; k < instance->rows + instance->row_count; k++) {
        const struct clocks_member *member = &view->members[k];
        const struct clocks_rank *clock = clock_of(view, member->rank);

        if (!clocks_is_aligned(clock) ||
            (component != CLOCKS_NONE && clock->component != component))
            continue;
        component = clock->component;
        out->places[out->count] = k;
        out->begins[out->count] =
            applied(view, member->rank, member->begin, &out->widths[out->count]);
        out->ends[out->count] =
            set_clocks_map(&view->set, member->rank, member->end, NULL);
        out->count++;
    }
    return out->count >= 2;
}

static void add_arrivals(struct clock_view *view, struct arriving *arriving,
                         struct set_meet_last *out)
{
    size_t last = 0, second = SIZE_MAX, count = arriving->count;
    double width = 0;

    for (size_t i = 1; i < count; i++)
        if (arriving->begins[i] > arriving->begins[last]) {
            second = last;
            last = i;
        } else if (second == SIZE_MAX || arriving->begins[i] > arriving->begins[second]) {
            second = i;
        }
    double lead = arriving->begins[last] - arriving->begins[second];
    struct arrivals *own = &view->arrivals[view->samples[arriving->places[last]]];
    own->last++;
    *out = (struct set_meet_last){
        .rank = view->members[arriving->places[last]].rank,
        .certain = lead > hypot(arriving->widths[last], arriving->widths[second]),
        .begin = arriving->begins[last]};
    own->certain += out->certain;
    memcpy(arriving->sorted, arriving->begins, count * sizeof *arriving->sorted);
    double median = statistics_quantile(arriving->sorted, count, 0.5, NULL);
    for (size_t i = 0; i < count; i++)
        width += arriving->widths[i] / (double)count;
    for (size_t i = 0; i < count; i++) {
        const struct clocks_member *member = &view->members[arriving->places[i]];
        double wait = fmax(0, arriving->begins[last] - arriving->begins[i]);
        double slack = arriving->ends[i] - arriving->begins[last];
        const struct arrivals one = {
            .instances = 1,
            .waited = llround(fmin(wait, (double)(member->end - member->begin))),
            .lateness = arriving->begins[i] - median,
            .half = hypot(arriving->widths[i], width)};

        add_up(&view->arrivals[view->samples[arriving->places[i]]], &one);
        out->waited = one.waited > out->waited ? one.waited : out->waited;
        view->slack = fmin(view->slack, slack);
        view->violated += slack < 0;
    }
}

static void find_arrivals(struct clock_view *view, struct clock_sums *sums)
{
    const struct collective_list *list = view->list;
    size_t n = list->rank_count;
    struct arriving arriving = {.places = arena_new(view->arena, n, sizeof(size_t)),
                                .begins = arena_new(view->arena, n, sizeof(double)),
                                .ends = arena_new(view->arena, n, sizeof(double)),
                                .widths = arena_new(view->arena, n, sizeof(double)),
                                .sorted = arena_new(view->arena, n, sizeof(double))};

    view->arrivals = arena_new(view->arena, list->sample_count, sizeof *view->arrivals);
    sums->lasts = arena_new(view->arena, list->instance_count, sizeof *sums->lasts);
    for (size_t i = 0; i < list->instance_count && !budget_is_over(view->arena->budget);
         i++) {
        sums->lasts[i].rank = CLOCKS_NONE;
        if (meet(view, &list->instances[i], &arriving))
            add_arrivals(view, &arriving, &sums->lasts[i]);
    }
}

static void set_lateness(struct table *table, const struct arrivals *of)
{
    put_mean(table, "lateness", of->lateness, of->instances);
    put_mean(table, "half_width", of->half, of->instances);
}

static void write_waiting(const struct clock_view *view, struct clock_sums *sums,
                          struct table *table)
{
    const struct collective_list *list = view->list;

    sums->late = arena_new(view->arena, list->rank_count, sizeof *sums->late);

    for (size_t r = 0; r < list->rank_count && !table->failed; r++) {
        struct arrivals all = {0};

        for (size_t i = 0; i < list->ranks[r].sample_count; i++)
            add_up(&all, &view->arrivals[list->ranks[r].samples + i]);
        if (all.instances == 0)
            continue;
        sums->late[r] =
            (struct set_lateness){(uint32_t)all.certain, (uint32_t)all.instances,
                                  all.lateness / (double)all.instances};
        table_add_row(table);
        put_integer(table, "rank", list->ranks[r].rank);
        put_count(table, "instances", all.instances);
        put_integer(table, "waited", all.waited);
        put_count(table, "last", all.last);
        put_count(table, "last_certain", all.certain);
        put_real(table, "last_pctg",
                 statistics_percentage((int64_t)all.last, (int64_t)all.instances, 2));
        set_lateness(table, &all);
    }
}

/* ---- lateness by rank and step ---- */

/* Rows of the table, at most: beyond that, so many steps that follow each other are
 * taken together that the rest fits. */
#define LATENESS_MAX ((size_t)32 << 10)

static const struct table_column late_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},        {"step", TABLE_INTEGER, TABLE_KEY},
    {"to_step", TABLE_INTEGER, TABLE_KEY},      {"instances", TABLE_INTEGER, TABLE_SUM},
    {"last_certain", TABLE_INTEGER, TABLE_SUM}, {"lateness", TABLE_MEAN, TABLE_MEASURE},
    {"half_width", TABLE_MEAN, TABLE_ASIDE},
};

/* The steps in which ranks meet, in order, each once; *ranks: how many ranks have any. */
static size_t list_steps(const struct clock_view *view, int64_t *steps, size_t *ranks)
{
    const struct collective_list *list = view->list;
    size_t count = 0, unique = 0;
    uint32_t last = CLOCKS_NONE;

    *ranks = 0;
    for (size_t i = 0; i < list->sample_count; i++) {
        const struct collective_sample *sample = &list->samples[i];

        if (view->arrivals[i].instances == 0)
            continue;
        *ranks += sample->rank != last;
        last = sample->rank;
        if (!sample->pseudo)
            steps[count++] = sample->number;
    }
    ARRAY_SORT(steps, count, number_order_int64);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || steps[i] != steps[unique - 1])
            steps[unique++] = steps[i];
    return unique;
}

static void write_lateness(const struct clock_view *view, struct table *table)
{
    const struct collective_list *list = view->list;
    int64_t *steps = arena_new(view->arena, list->sample_count, sizeof *steps);
    size_t ranks, count = list_steps(view, steps, &ranks);
    size_t room = ranks > 0 && ranks < LATENESS_MAX ? LATENESS_MAX / ranks : 1;
    size_t together = count > room ? (count + room - 1) / room : 1;
    size_t groups = (count + together - 1) / together; /* and files without steps */
    struct arrivals *sums = arena_new(view->arena, groups + 1, sizeof *sums);

    for (size_t r = 0; r < list->rank_count && !table->failed; r++) {
        memset(sums, 0, (groups + 1) * sizeof *sums);
        for (size_t i = list->ranks[r].samples, k = 0; k < list->ranks[r].sample_count;
             i++, k++) {
            const int64_t *step =
                list->samples[i].pseudo || view->arrivals[i].instances == 0
                    ? NULL
                    : bsearch(&list->samples[i].number, steps, count, sizeof *steps,
                              number_order_int64);

            add_up(&sums[step == NULL ? groups : (size_t)(step - steps) / together],
                   &view->arrivals[i]);
        }
        for (size_t g = 0; g <= groups; g++) {
            size_t to = (g + 1) * together < count ? (g + 1) * together : count;

            if (sums[g].instances == 0)
                continue;
            table_add_row(table);
            put_integer(table, "rank", list->ranks[r].rank);
            if (g < groups) {
                put_integer(table, "step", steps[g * together]);
                put_integer(table, "to_step", steps[to - 1]);
            }
            put_count(table, "instances", sums[g].instances);
            put_count(table, "last_certain", sums[g].certain);
            set_lateness(table, &sums[g]);
        }
    }
}

/* ---- how far the steps are apart ---- */

static const struct table_column skew_columns[] = {
    {"component", TABLE_INTEGER, TABLE_KEY}, {"step", TABLE_INTEGER, TABLE_KEY},
    {"ranks", TABLE_INTEGER, TABLE_MEASURE}, {"first", TABLE_INTEGER, TABLE_ASIDE},
    {"last", TABLE_INTEGER, TABLE_ASIDE},    {"skew", TABLE_TIME, TABLE_MEASURE},
};

static const struct table_column apart_columns[] = {
    {"component", TABLE_INTEGER, TABLE_KEY},
    {"steps", TABLE_INTEGER, TABLE_ASIDE},
    {"median", TABLE_MEAN, TABLE_MEASURE},
    {"largest", TABLE_MEAN, TABLE_MEASURE},
};

struct skew_key {
    int64_t component, number;
};
struct skew {
    struct skew_key key;
    size_t ranks;
    uint32_t first, last;
    double low, high;
};

static void add_step(const struct clock_view *view,
                     const struct collective_sample *sample, struct group_sums *groups)
{
    const struct clocks_rank *clock = clock_of(view, sample->rank);
    double ignored;

    if (sample->pseudo || !clocks_is_aligned(clock))
        return;
    const struct skew_key key = {clock->component, sample->number};
    struct skew *skew = groups_at(groups, &key, sizeof key);
    double start = applied(view, sample->rank, sample->start, &ignored);
    skew->key = key;
    if (skew->ranks == 0 || start < skew->low) {
        skew->low = start;
        skew->first = sample->rank;
    }
    if (skew->ranks == 0 || start > skew->high) {
        skew->high = start;
        skew->last = sample->rank;
    }
    skew->ranks++;
}

static void write_skews(const struct clock_view *view, struct table *table)
{
    const struct collective_list *list = view->list;
    struct group_sums groups;

    groups_init(&groups, sizeof(struct skew), view->arena);
    for (size_t i = 0; i < list->sample_count && !budget_is_over(view->arena->budget);
         i++)
        add_step(view, &list->samples[i], &groups);
    for (uint32_t i = 0; i < groups_count(&groups) && !table->failed; i++) {
        const struct skew *skew = groups_sum(&groups, i);

        if (skew->ranks < 2)
            continue;
        table_add_row(table);
        put_integer(table, "component", skew->key.component);
        put_integer(table, "step", skew->key.number);
        put_count(table, "ranks", skew->ranks);
        put_integer(table, "first", list->ranks[skew->first].rank);
        put_integer(table, "last", list->ranks[skew->last].rank);
        set_ns(table, "skew", skew->high - skew->low);
    }
    TABLE_SORT(table, "component", "step");
}

/* All steps of a component, from the table of skews. */
static void sum_skews(const struct clock_view *view, const struct table *skews,
                      struct table *table)
{
    double *of = arena_new(view->arena, skews->row_count, sizeof *of);
    size_t component = table_column(skews, "component");

    for (size_t i = 0, end; i < skews->row_count && !table->failed; i = end) {
        int64_t part = table_cell(skews, i, component)->value.integer;

        for (end = i; end < skews->row_count &&
                      table_cell(skews, end, component)->value.integer == part;
             end++)
            of[end - i] = table_number_of(skews, end, "skew");
        table_add_row(table);
        put_integer(table, "component", part);
        put_count(table, "steps", end - i);
        put_real(table, "median", median_of(of, end - i));
        put_real(table, "largest", of[end - i - 1]);
    }
}

/* ---- the analysis ---- */

enum {
    CLOCKS_SET,
    CLOCKS_PARTS,
    CLOCKS_RANKS,
    CLOCKS_HOSTS,
    CLOCKS_WAITING,
    CLOCKS_LATENESS,
    CLOCKS_APART,
    CLOCKS_SKEW,
    CLOCKS_TABLES
};

static const struct analysis_table tables[CLOCKS_TABLES] = {
    [CLOCKS_SET] = {.spec = TABLE_SPEC("summary", set_columns),
                    .about =
                        "`status`: one_clock, parts, not_aligned; `host_rows`: "
                        "collectives of the processor are among them; `violated`: "
                        "ends before another rank's begin; `messages`: sends with their "
                        "receives; `notes`: few_instances (a rank has fewer than "
                        "12), clock_step, clocks_apart (by over 1 ms), "
                        "hosts_disagree"},
    [CLOCKS_PARTS] = {.spec = TABLE_SPEC("components", part_columns),
                      .about = "ranks that share collectives; between components nothing "
                               "is known"},
    [CLOCKS_RANKS] = {.spec = TABLE_SPEC("per_rank", rank_columns),
                      .about = "the clock of a rank shows t + offset + drift · (t - t0) "
                               "when that of the reference shows t; low and high: 95 %, "
                               "with fewer than 12 instances 89 %"},
    [CLOCKS_HOSTS] = {.spec = TABLE_SPEC("host_check", host_columns),
                      .about = "whether the ranks that name one host have one clock"},
    [CLOCKS_WAITING] = {.spec = TABLE_SPEC("waiting", wait_columns),
                        .use = ANALYSIS_TABLE_OF_RANKS,
                        .about = "`last_certain`: by more than the clocks are uncertain; "
                                 "`lateness`: mean begin less the median of the ranks, "
                                 "± `half_width`"},
    [CLOCKS_LATENESS] = {.spec = TABLE_SPEC("lateness", late_columns),
                         .use = ANALYSIS_TABLE_OF_CHART,
                         .about = "`lateness` in the steps from `step` to `to_step`: "
                                  "more than one where the rows would exceed 32,768"},
    [CLOCKS_APART] = {.spec = TABLE_SPEC("skew", apart_columns),
                      .about = "of all steps in `step_skew`"},
    [CLOCKS_SKEW] = {.spec = TABLE_SPEC("step_skew", skew_columns),
                     .about = "latest less earliest start of the ranks' step rows"},
};

static int refuse_many(struct store *store, const struct analysis_request *request,
                       const struct analysis_result *result, void *options,
                       struct error *error)
{
    (void)store;
    (void)request;
    (void)options;
    for (int side = 0; side < 2; side++)
        if (result->sides[side].selection.rank_count > RANKS_MAX)
            return error_set(error, ERROR_LIMIT, "too_many_ranks",
                             "%zu ranks are chosen, and the clocks of at most %zu can be "
                             "found at once; choose fewer with ranks",
                             result->sides[side].selection.rank_count, RANKS_MAX);
    return 0;
}

/* What is kept of the set, beside the clocks. */
static void describe_set(struct clock_view *view)
{
    struct set_clocks *set = &view->set;
    size_t n = view->list->rank_count;
    int64_t *ranks = arena_new(view->arena, n, sizeof *ranks);
    uint32_t *hosts = arena_numbers(view->arena, n), together = 0, most = 0;

    for (size_t r = 0; r < n; r++) {
        ranks[r] = view->list->ranks[r].rank;
        hosts[r] = view->sums->ranks[r].host;
    }
    for (uint32_t i = 0; i < set->clocks.component_count; i++) {
        uint32_t count = set->clocks.components[i].ranks;

        together += count >= 2;
        most = count > most ? count : most;
    }
    set->ranks = ranks;
    set->hosts = hosts;
    set->rank_count = (uint32_t)n;
    set->status = together == 0 ? CLOCKS_SET_NOT_ALIGNED
                  : most == n   ? CLOCKS_SET_ONE_CLOCK
                                : CLOCKS_SET_PARTS;
}

static void finish(struct analysis_part *all)
{
    struct clock_sums *sums = all->sums;
    size_t n = sums->list.rank_count;
    bool *identity = arena_new(all->arena, n, sizeof *identity);
    struct clock_view whole = {.sums = sums,
                               .list = &sums->list,
                               .arena = all->arena,
                               .slack = INFINITY,
                               .messages.slack = INFINITY,
                               .set.identity = identity,
                               .identity = identity,
                               .parts_ranks = arena_new(all->arena, n, sizeof(uint32_t))};
    struct clock_view *view = &whole;

    collective_match(&sums->list);
    find_clocks(view);
    for (size_t r = 0; r < n; r++)
        if (view->set.clocks.ranks[r].component != CLOCKS_NONE)
            view->parts_ranks[view->set.clocks.ranks[r].component]++;
    check_hosts(view, &all->tables[CLOCKS_HOSTS]);
    check_messages(view);
    describe_set(view);
    sums->found = view->set;
    find_arrivals(view, sums);
    write_waiting(view, sums, &all->tables[CLOCKS_WAITING]);
    write_lateness(view, &all->tables[CLOCKS_LATENESS]);
    write_set(view, &all->tables[CLOCKS_SET]);
    write_parts(view, &all->tables[CLOCKS_PARTS]);
    write_ranks(view, &all->tables[CLOCKS_RANKS]);
    write_skews(view, &all->tables[CLOCKS_SKEW]);
    sum_skews(view, &all->tables[CLOCKS_SKEW], &all->tables[CLOCKS_APART]);
}

const struct analysis clocks = {
    .name = "clocks",
    .about = "The clocks of the ranks, from the ends of their collectives; who came last",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .of_collectives = true,
    .main_table = "per_rank",
    .prepare = refuse_many,
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
};

static void finish_collectives(struct analysis_part *all)
{
    collective_match(&((struct clock_sums *)all->sums)->list);
}

const struct analysis clocks_collectives = {
    .name = "clocks",
    .of_steps = true,
    .of_collectives = true,
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish_collectives,
};

/* ---- where the ranks meet ---- */

/* Kept among the answers of the store as these bytes: the head, the collectives, their
 * members, how late each rank is, their texts. */
struct meets_head {
    uint32_t count, member_count;
    uint64_t rank_count, text_bytes;
};

/* The place of a text among the kept ones; each is there once. */
static uint32_t keep_text(const struct collective_list *list, uint32_t text,
                          uint32_t *places, struct buffer *texts)
{
    if (text == COLLECTIVE_NONE)
        return MEET_NO_TEXT;
    if (places[text] == 0) {
        places[text] = (uint32_t)texts->length + 1;
        buffer_append(texts, strings_text(&list->texts, text),
                      strings_length(&list->texts, text));
        buffer_append_char(texts, '\0');
    }
    return places[text] - 1;
}

/* `lasts` NULL: no rank waits in them. */
static void add_meets(const struct collective_list *list,
                      const struct collective_instance *instances, size_t count,
                      const struct set_meet_last *lasts, uint32_t *places,
                      struct set_meets *out, struct buffer *texts)
{
    for (size_t i = 0; i < count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_instance *from = &instances[i];
        const uint32_t *rows = list->members + from->rows;
        const struct collective_facts *facts = &list->facts[list->rows[from->last].facts];

        out->items[out->count] =
            (struct set_meet){.first = out->member_count,
                              .count = (uint32_t)from->row_count,
                              .name = keep_text(list, facts->name, places, texts),
                              .group = keep_text(list, facts->group, places, texts),
                              .class = facts->class,
                              .bytes = collective_bandwidth_of_instance(list, from).bytes,
                              .transfer = from->transfer,
                              .last = {.rank = CLOCKS_NONE}};
        if (lasts != NULL)
            out->items[out->count].last = lasts[i];
        for (size_t k = 0; k < from->row_count; k++) {
            const struct collective_row *row = &list->rows[rows[k]];

            out->members[out->member_count++] =
                (struct set_meet_member){row->start, row->dur, row->rank, out->count};
        }
        out->count++;
    }
}

static void set_meets_pack(const struct clock_sums *sums, struct buffer *out)
{
    const struct collective_list *list = &sums->list;
    CLEANUP(arena_free) struct arena *arena = arena_make(list->arena->budget);
    size_t count = list->instance_count + list->uneven_count;
    uint32_t *places = arena_new(arena, list->texts.count, sizeof *places);
    struct set_meets meets = {
        .items = arena_new(arena, count, sizeof *meets.items),
        .members = arena_new(arena, list->row_count, sizeof *meets.members)};
    CLEANUP_BUFFER struct buffer texts;

    buffer_init(&texts, UINT32_MAX / 2);
    add_meets(list, list->instances, list->instance_count, sums->lasts, places, &meets,
              &texts);
    add_meets(list, list->uneven, list->uneven_count, NULL, places, &meets, &texts);
    const struct meets_head head = {meets.count, meets.member_count, list->rank_count,
                                    texts.length};
    buffer_append(out, &head, sizeof head);
    buffer_append(out, meets.items, meets.count * sizeof *meets.items);
    buffer_append(out, meets.members, meets.member_count * sizeof *meets.members);
    buffer_append(out, sums->late, list->rank_count * sizeof *sums->late);
    buffer_append(out, texts.length > 0 ? texts.bytes : "", texts.length);
    out->failed |= texts.failed;
}

/* ---- the clocks of a set ---- */

/* Begins what is kept: by rank its number, host and clock follow, then by component
 * the component and whether its ranks share a clock. Only the build that wrote it reads
 * it (store/cache.h), so it has the layout of the memory. */
struct kept_head {
    uint32_t rank_count, component_count;
    uint32_t status, unused;
};

const char *set_clocks_status_name(enum set_clocks_status status)
{
    return status == CLOCKS_SET_ONE_CLOCK ? "one_clock"
           : status == CLOCKS_SET_PARTS   ? "parts"
                                          : "not_aligned";
}

/* Takes an array from the kept bytes; they are known to suffice. */
static void *take(struct arena *arena, const char **bytes, size_t count, size_t size)
{
    void *out = arena_new(arena, count, size);

    memcpy(out, *bytes, count * size);
    *bytes += count * size;
    return out;
}

/* False: these bytes are no clocks. */
static bool unpack(const struct buffer *bytes, struct arena *arena,
                   struct set_clocks *out)
{
    struct kept_head head;

    if (bytes->length < sizeof head)
        return false;
    memcpy(&head, bytes->bytes, sizeof head);
    size_t n = head.rank_count, parts = head.component_count;
    if (n > RANKS_MAX || parts > n || head.status > CLOCKS_SET_ONE_CLOCK ||
        bytes->length !=
            sizeof head +
                n * (sizeof *out->ranks + sizeof *out->hosts +
                     sizeof *out->clocks.ranks) +
                parts * (sizeof *out->clocks.components + sizeof *out->identity))
        return false;
    const char *at = bytes->bytes + sizeof head;
    *out = (struct set_clocks){.rank_count = head.rank_count,
                               .status = (enum set_clocks_status)head.status};
    out->clocks.component_count = head.component_count;
    out->ranks = take(arena, &at, n, sizeof *out->ranks);
    out->hosts = take(arena, &at, n, sizeof *out->hosts);
    out->clocks.ranks = take(arena, &at, n, sizeof *out->clocks.ranks);
    out->clocks.components = take(arena, &at, parts, sizeof *out->clocks.components);
    out->identity = take(arena, &at, parts, sizeof *out->identity);
    return true;
}

static void pack(const struct set_clocks *set, struct buffer *bytes)
{
    const struct kept_head head = {set->rank_count, set->clocks.component_count,
                                   (uint32_t)set->status, 0};
    size_t n = head.rank_count, parts = head.component_count;

    buffer_append(bytes, &head, sizeof head);
    buffer_append(bytes, set->ranks, n * sizeof *set->ranks);
    buffer_append(bytes, set->hosts, n * sizeof *set->hosts);
    buffer_append(bytes, set->clocks.ranks, n * sizeof *set->clocks.ranks);
    buffer_append(bytes, set->clocks.components, parts * sizeof *set->clocks.components);
    buffer_append(bytes, set->identity, parts * sizeof *set->identity);
}

/* Ranks whose clocks nobody looks for. */
static void leave_apart(const int64_t *ranks, size_t count, struct arena *arena,
                        struct set_clocks *out)
{
    *out = (struct set_clocks){.ranks = ranks,
                               .rank_count = (uint32_t)count,
                               .hosts = arena_numbers(arena, count),
                               .identity = arena_new(arena, 0, sizeof(bool))};
    out->clocks.ranks = arena_new(arena, count, sizeof *out->clocks.ranks);
    for (size_t r = 0; r < count; r++)
        out->clocks.ranks[r].component = out->clocks.ranks[r].step_with = CLOCKS_NONE;
}

/* The ranks of a set; their number. */
static int list_ranks(struct store *store, const char *id, struct budget *budget,
                      struct arena *arena, int64_t **ranks, size_t *count,
                      struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    int status = set_view_load(store, id, budget, &view, error);

    *count = 0;
    *ranks = arena_new(arena, view.file_count, sizeof **ranks);
    for (size_t i = 0; status == 0 && i < view.file_count; i++)
        if (*count == 0 || view.by_rank[i]->rank != (*ranks)[*count - 1])
            (*ranks)[(*count)++] = view.by_rank[i]->rank;
    return status;
}

#define CLOCKS_KEY "clocks2"
/* How often a thread that waits for another looks whether its own budget is over. */
#define FINDING_LOOK_NS (INT64_C(50) * 1000 * 1000)

/* The sets whose clocks a thread is finding, so that no other does the same. */
struct clock_finding {
    const struct store *store;
    const char *id;
    struct clock_finding *next;
};

static struct {
    pthread_mutex_t mutex;
    pthread_cond_t ended;
    struct clock_finding *first;
} findings;

static void init_findings(void)
{
    pthread_mutex_init(&findings.mutex, NULL);
    threads_condition_init(&findings.ended);
}

/* The link to the finding of that set, or the last one, of NULL. Under the mutex. */
static struct clock_finding **find_finding(const struct store *store, const char *id)
{
    struct clock_finding **at = &findings.first;

    while (*at != NULL && ((*at)->store != store || strcmp((*at)->id, id) != 0))
        at = &(*at)->next;
    return at;
}

/* Waits until no other thread finds the clocks of that set. */
static int begin_finding(struct clock_finding *own, struct budget *budget,
                         struct error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct clock_finding **at;
    int status = 0;

    pthread_once(&once, init_findings);
    pthread_mutex_lock(&findings.mutex);
    while (*(at = find_finding(own->store, own->id)) != NULL && status == 0) {
        threads_wait(&findings.ended, &findings.mutex, FINDING_LOOK_NS);
        status = budget_look(budget, error);
    }
    if (status == 0)
        *at = own;
    pthread_mutex_unlock(&findings.mutex);
    return status;
}

static void end_finding(const struct clock_finding *own)
{
    pthread_mutex_lock(&findings.mutex);
    struct clock_finding **at = find_finding(own->store, own->id);
    *at = own->next;
    pthread_cond_broadcast(&findings.ended);
    pthread_mutex_unlock(&findings.mutex);
}

static int find_and_keep(struct store *store, const char *id, struct budget *budget,
                         struct buffer *out, struct buffer *meets, struct error *error)
{
    const struct given_parameter item = {"set", id};
    const struct analysis_request request = {.given = {&item, 1}, .budget = budget};
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    int status = analysis_run(store, &clocks, &request, &result, error);

    if (status != 0)
        return status;
    const struct clock_sums *sums = result.sides[0].all.sums;
    pack(&sums->found, out);
    set_meets_pack(sums, meets);
    if (buffer_failed(out) || buffer_failed(meets))
        return budget_or_memory(budget, error);
    status = budget_look(budget, error); /* what it ended early is not kept */
    if (status != 0)
        return status;
    cache_write(store, &(const struct cache_key){id, NULL, CLOCKS_KEY}, out);
    cache_write(store, &(const struct cache_key){id, NULL, SET_MEETS_KEY}, meets);
    return 0;
}

int set_clocks_find(struct store *store, const char *id, struct budget *budget,
                    struct buffer *out, struct buffer *meets, struct error *error)
{
    struct clock_finding own = {store, id, NULL};
    int status = begin_finding(&own, budget, error);

    if (status != 0)
        return status;
    if (!cache_read(store, &(const struct cache_key){id, NULL, CLOCKS_KEY}, out) ||
        !cache_read(store, &(const struct cache_key){id, NULL, SET_MEETS_KEY}, meets)) {
        buffer_clear(out);
        buffer_clear(meets);
        status = find_and_keep(store, id, budget, out, meets, error);
    }
    end_finding(&own);
    return status;
}

int set_clocks_read(struct store *store, const char *set, struct budget *budget,
                    struct arena *arena, struct set_clocks *out, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    int status = store_find_set(store, set, &info, error);
    const struct cache_key key = {info.id, NULL, CLOCKS_KEY};
    CLEANUP_BUFFER struct buffer bytes = BUFFER(CACHE_ANSWER_MAX + 64);
    CLEANUP_BUFFER struct buffer meets = BUFFER(SET_MEETS_BYTES_MAX);
    int64_t *ranks;
    size_t count;

    if (status == 0)
        status = list_ranks(store, info.id, budget, arena, &ranks, &count, error);
    if (status != 0)
        return status;
    if (count < 2 || count > RANKS_MAX) {
        leave_apart(ranks, count, arena, out);
        return 0;
    }
    if (cache_read(store, &key, &bytes) && unpack(&bytes, arena, out))
        return budget_look(budget, error); /* the arena may have had no memory */
    buffer_clear(&bytes);
    status = set_clocks_find(store, info.id, budget, &bytes, &meets, error);
    if (status != 0)
        return status;
    return unpack(&bytes, arena, out) ? budget_look(budget, error)
                                      : error_set_memory(error);
}

uint32_t set_clocks_index(const struct set_clocks *set, int64_t rank)
{
    const int64_t *at =
        bsearch(&rank, set->ranks, set->rank_count, sizeof rank, number_order_int64);

    return at == NULL ? UINT32_MAX : (uint32_t)(at - set->ranks);
}

bool set_clocks_aligned(const struct set_clocks *set, uint32_t rank)
{
    return clocks_is_aligned(&set->clocks.ranks[rank]);
}

double set_clocks_map(const struct set_clocks *set, uint32_t rank, int64_t time,
                      double half[2])
{
    uint32_t part = set->clocks.ranks[rank].component;
    uint64_t t0 = (uint64_t)set->clocks.components[part].t0;

    if (half != NULL)
        half[0] = half[1] = 0;
    if (set->identity[part])
        return (double)(int64_t)((uint64_t)time - t0);
    double at = clocks_map(&set->clocks, rank, time);
    for (int above = 0; above < 2 && half != NULL; above++)
        half[above] = clocks_half_width(&set->clocks, rank, at, above == 1);
    return at;
}

int64_t set_clocks_back(const struct set_clocks *set, uint32_t rank, double after_t0)
{
    const struct clocks_rank *of = &set->clocks.ranks[rank];
    uint64_t start = (uint64_t)set->clocks.components[of->component].t0;

    if (!set->identity[of->component]) {
        start += (uint64_t)of->coarse;
        after_t0 = after_t0 * (1 + of->drift * 1e-6) + of->shift;
    }
    return (int64_t)(start + (uint64_t)llround(after_t0));
}

static bool unpack_meets(const struct buffer *bytes, struct arena *arena,
                         struct set_meets *out)
{
    struct meets_head head;

    if (bytes->length < sizeof head)
        return false;
    memcpy(&head, bytes->bytes, sizeof head);
    size_t items = head.count * sizeof *out->items;
    size_t members = head.member_count * sizeof *out->members;
    size_t late = head.rank_count * sizeof *out->late;
    if (bytes->length != sizeof head + items + members + late + head.text_bytes)
        return false;
    /* The parts are multiples of 8 bytes, as is the place of a new piece. */
    char *at = arena_text(arena, bytes->bytes + sizeof head, bytes->length - sizeof head);
    *out = (struct set_meets){.count = head.count,
                              .member_count = head.member_count,
                              .items = (void *)at,
                              .members = (void *)(at + items),
                              .late = (void *)(at + items + members),
                              .texts = at + items + members + late};
    return true;
}

int set_meets_read(struct store *store, const char *id, struct budget *budget,
                   struct arena *arena, struct set_meets *out, struct error *error)
{
    const struct cache_key key = {id, NULL, SET_MEETS_KEY};
    CLEANUP_BUFFER struct buffer bytes = BUFFER(SET_MEETS_BYTES_MAX);
    CLEANUP_BUFFER struct buffer others = BUFFER(SET_MEETS_BYTES_MAX);

    if (cache_read(store, &key, &bytes) && unpack_meets(&bytes, arena, out))
        return budget_look(budget, error);
    buffer_clear(&bytes);
    int status = set_clocks_find(store, id, budget, &others, &bytes, error);
    if (status != 0)
        return status;
    return unpack_meets(&bytes, arena, out) ? budget_look(budget, error)
                                            : error_set_memory(error);
}
