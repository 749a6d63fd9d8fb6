#include "account/explain.h"
#include "account/entry.h"
#include "account/lines.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/compare.h"

#include <jansson.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- classes ---- */

/* Device time by class of work on both sides (docs/semantics.md §12). */

struct classes {
    const struct compare_result *result;
    struct work_sums sums[2];
};

/* So many shapes of a class are listed. */
#define SHAPES_TOLD 20

/* What both sides have of a class, or of an operator with its shapes. */
struct class_work {
    uint64_t calls; /* of a class: rows */
    int64_t device; /* ns */
    struct work_rates rates;
};

/* An operator with its shapes and type; sum[side] is NULL where a side has none. */
struct class_shape {
    const struct work_sum *sum[2];
    const char *operator_name, *shapes;
};

static void classes_init(struct classes *classes, const struct compare_result *result,
                         struct budget *budget)
{
    classes->result = result;
    work_sums_init(&classes->sums[0], arena_make(budget));
    work_sums_init(&classes->sums[1], arena_make(budget));
}

static void classes_free(struct classes *classes)
{
    arena_free(&classes->sums[0].arena);
    arena_free(&classes->sums[1].arena);
}

/* A reader of the account (account/run.h): adds a file, which has its arguments. */
static int classes_see(void *context, enum pair_side side, int64_t rank,
                       struct trace_recording *recording, struct error *error)
{
    struct classes *classes = context;
    struct work_sums *sums = &classes->sums[side];
    const struct selection *selection = &classes->result->selection[side];
    const char *steps = classes->result->request.side[side].steps;
    bool all = steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
    const struct rows_options options = {
        .which = selection->any ? ROWS_ALL : ROWS_OF_STEPS,
        .steps = all || selection->any || selection->number_count == 0
                     ? NULL
                     : selection->numbers,
        .step_count = selection->number_count,
        .with_arguments = true,
        .budget = sums->arena->budget};
    CLEANUP(rows_free) struct rows_rank rows = {0};
    int status = rows_make(rank, &recording, 1, &options, &rows, error);

    if (status != 0)
        return status;
    work_sums_add(sums, &rows);
    return budget_look(options.budget, error);
}

/* ---- the numbers ---- */

static json_t *number_or_null(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

static void set_both(json_t *object, const char *name, double control, double test)
{
    const double values[2] = {control, test};
    static const char *const sides[2] = {"control_", "test_"};
    char key[64];

    for (int side = 0; side < 2; side++) {
        snprintf(key, sizeof key, "%s%s", sides[side], name);
        json_object_set_new(object, key, number_or_null(values[side]));
    }
}

static double samples_of(const struct compare_result *result, int side)
{
    return fmax(1, (double)result->selection[side].step_count);
}

/* Adds counts, times in µs, and rates. */
static void set_work(json_t *object, const struct compare_result *result,
                     const struct class_work work[2])
{
    double per_step[2];

    for (int side = 0; side < 2; side++)
        per_step[side] = (double)work[side].device / 1e3 / samples_of(result, side);
    json_object_set_new(object, "control_counts",
                        json_integer((json_int_t)work[0].calls));
    json_object_set_new(object, "test_counts", json_integer((json_int_t)work[1].calls));
    set_both(object, "total_duration", (double)work[0].device / 1e3,
             (double)work[1].device / 1e3);
    set_both(object, "per_step", per_step[0], per_step[1]);
    json_object_set_new(object, "diff_per_step", json_real(per_step[1] - per_step[0]));
    json_object_set_new(
        object, "diff_percent",
        number_or_null(per_step[0] > 0 ? 100 * (per_step[1] / per_step[0] - 1) : NAN));
    set_both(object, "tflops_per_s", work_rates_tflops(&work[0].rates),
             work_rates_tflops(&work[1].rates));
    set_both(object, "peak_pctg", work_peak_share(&work[0].rates.peak),
             work_peak_share(&work[1].rates.peak));
    set_both(object, "fastest_peak_pctg", work_peak_share_of_fastest(&work[0].rates.peak),
             work_peak_share_of_fastest(&work[1].rates.peak));
    set_both(object, "gb_per_s_at_least", work_rates_gigabytes(&work[0].rates),
             work_rates_gigabytes(&work[1].rates));
    set_both(object, "flops_per_byte_at_most", work_rates_flops_per_byte(&work[0].rates),
             work_rates_flops_per_byte(&work[1].rates));
}

/* ---- classes ---- */

struct class_order {
    enum work_class class;
    double most; /* ns a step of a side */
};

/* Those with most time first, the one that says nothing last. */
static int compare_classes(const void *a, const void *b)
{
    const struct class_order *x = a, *y = b;

    if ((x->class == CLASS_OTHER) != (y->class == CLASS_OTHER))
        return x->class == CLASS_OTHER ? 1 : -1;
    if (x->most != y->most)
        return x->most > y->most ? -1 : 1;
    return (x->class > y->class) - (x->class < y->class);
}

static json_t *make_classes(const struct compare_result *result,
                            const struct work_sums sums[2])
{
    struct work_of_class works[2][CLASS_COUNT];
    struct class_order order[CLASS_COUNT];
    json_t *list = json_array();

    work_classes_sum(&sums[0], works[0]);
    work_classes_sum(&sums[1], works[1]);
    for (int i = 0; i < CLASS_COUNT; i++) {
        order[i] = (struct class_order){(enum work_class)i, 0};
        for (int side = 0; side < 2; side++)
            order[i].most = fmax(order[i].most, (double)works[side][i].device /
                                                    samples_of(result, side));
    }
    qsort(order, CLASS_COUNT, sizeof *order, compare_classes);
    for (int i = 0; i < CLASS_COUNT; i++) {
        const struct work_of_class *of[2] = {&works[0][order[i].class],
                                             &works[1][order[i].class]};
        struct class_work work[2];
        double shares[2];

        if (of[0]->rows + of[1]->rows == 0 && order[i].class != CLASS_OTHER)
            continue;
        for (int side = 0; side < 2; side++) {
            double all = (double)sums[side].device;

            work[side] = (struct class_work){of[side]->rows, of[side]->device,
                                             work_class_rates(of[side])};
            shares[side] = all > 0 ? 100 * (double)of[side]->device / all : NAN;
        }
        json_t *object = json_pack("{s:s}", "class", work_class_name(order[i].class));
        set_work(object, result, work);
        set_both(object, "share", shares[0], shares[1]);
        json_array_append_new(list, object);
    }
    return list;
}

/* ---- shapes ---- */

static const struct work_sum *any_of(const struct class_shape *shape)
{
    return shape->sum[0] != NULL ? shape->sum[0] : shape->sum[1];
}

/* By what is equal on both sides. */
static int compare_keys(const void *a, const void *b)
{
    const struct class_shape *x = a, *y = b;
    const struct work_sum *one = any_of(x), *other = any_of(y);
    int order = one->class != other->class ? (one->class > other->class ? 1 : -1)
                                           : strcmp(x->operator_name, y->operator_name);

    if (order == 0)
        order = strcmp(x->shapes, y->shapes);
    return order != 0 ? order : (one->type > other->type) - (one->type < other->type);
}

static double most_of(const struct class_shape *shape, const double samples[2])
{
    double most = 0;

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL)
            most = fmax(most, (double)shape->sum[side]->device / samples[side]);
    return most;
}

static int compare_times(const void *a, const void *b, void *samples)
{
    const struct class_shape *x = a, *y = b;
    double left = most_of(x, samples), right = most_of(y, samples);
    uint8_t one = any_of(x)->class, other = any_of(y)->class;

    if (one != other)
        return one > other ? 1 : -1;
    return left != right ? (left > right ? -1 : 1) : compare_keys(a, b);
}

/* Both sides' shapes with FLOPs, each once. NULL: no memory. */
static struct class_shape *merge_shapes(const struct work_sums sums[2], size_t *count)
{
    struct class_shape *list = calloc(sums[0].count + sums[1].count + 1, sizeof *list);
    size_t all = 0;

    *count = 0;
    for (int side = 0; side < 2 && list != NULL; side++) {
        const struct work_sums *of = &sums[side];

        for (size_t i = 0; i < of->count && of->items[i].list == WORK_LIST_FLOPS; i++) {
            struct class_shape *shape = &list[all++];

            shape->sum[side] = &of->items[i];
            shape->operator_name = strings_text(&of->texts, of->items[i].operator_name);
            shape->shapes = strings_text(&of->texts, of->items[i].shapes);
        }
    }
    if (all > 0)
        qsort(list, all, sizeof *list, compare_keys);
    for (size_t i = 0; i < all; i++) {
        struct class_shape *last = *count == 0 ? NULL : &list[*count - 1];

        if (last == NULL || compare_keys(last, &list[i]) != 0)
            list[(*count)++] = list[i];
        else
            for (int side = 0; side < 2; side++)
                if (list[i].sum[side] != NULL)
                    last->sum[side] = list[i].sum[side];
    }
    return list;
}

static json_t *make_shape(const struct compare_result *result,
                          const struct work_sums sums[2], const struct class_shape *shape)
{
    const struct work_sum *any = any_of(shape);
    struct class_work work[2] = {{.calls = 0}};
    json_t *object = json_pack(
        "{s:s, s:o, s:o, s:s}", "class", work_class_name((enum work_class)any->class),
        "operator", entry_name(shape->operator_name), "shapes", entry_name(shape->shapes),
        "dtype", number_type_name((enum number_type)any->type));

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL) {
            work[side].calls = shape->sum[side]->calls;
            work[side].device = shape->sum[side]->device;
            work_rates_add(&work[side].rates, work_device_of(&sums[side]),
                           shape->sum[side]);
        }
    set_work(object, result, work);
    return object;
}

/* Those of each class that take longest on a side. NULL: no memory. */
static json_t *make_shapes(const struct compare_result *result,
                           const struct work_sums sums[2])
{
    double samples[2] = {samples_of(result, 0), samples_of(result, 1)};
    size_t count;
    CLEANUP_FREE struct class_shape *list = merge_shapes(sums, &count);
    json_t *out = list == NULL ? NULL : json_array();
    size_t told = 0;

    if (count > 0)
        qsort_r(list, count, sizeof *list, compare_times, samples);
    for (size_t i = 0; out != NULL && i < count; i++) {
        told = i > 0 && any_of(&list[i])->class == any_of(&list[i - 1])->class ? told + 1
                                                                               : 0;
        if (told < SHAPES_TOLD)
            json_array_append_new(out, make_shape(result, sums, &list[i]));
    }
    return out;
}

/* `work_classes` of the API; nothing if no selected row is device work. */
static int classes_make(struct classes *classes, json_t **out, struct error *error)
{
    const struct compare_result *result = classes->result;

    for (int side = 0; side < 2; side++)
        work_sums_finish(&classes->sums[side]);
    if (classes->sums[0].device + classes->sums[1].device == 0)
        return 0;
    *out = json_pack("{s:o, s:o}", "classes", make_classes(result, classes->sums),
                     "shapes", make_shapes(result, classes->sums));
    return *out == NULL ? error_set_memory(error) : 0;
}

/* ---- machine words ---- */

/* The sentence that tells the machine's part of a change from the program's
 * (docs/semantics.md §18). */

/* Of several ranks, one is told whose clock is behind by this part. */
#define RANK_LAG 0.02
#define RANKS_LEAST 2
/* Of clocks that differ by less, no sentence tells. */
#define CLOCK_LEAST 0.005
/* A factor drifts if its halves differ by this part of it. */
#define DRIFT 0.5
/* The part of what the device makes that is told as waits of ranks. */
#define WAITS_TOLD 0.1

/* `over`: " on average over the ranks", or "". */
static void say_factor(const struct machine_factor *factor, const char *over,
                       struct sentence *text)
{
    sentence_digits(text, exp(factor->median));
    sentence_printf(text, " times as long%s (quartiles ", over);
    sentence_digits(text, exp(factor->low));
    sentence_text(text, " to ");
    sentence_digits(text, exp(factor->high));
    if (fabs(factor->halves[1] - factor->halves[0]) >= DRIFT * fabs(factor->median)) {
        sentence_text(text, "; ");
        sentence_digits(text, exp(factor->halves[0]));
        sentence_text(text, " in the first half of the steps, ");
        sentence_digits(text, exp(factor->halves[1]));
        sentence_text(text, " in the second");
    }
    sentence_text(text, ")");
}

/* "The device ran at 1,380 MHz instead of 1,455" */
static bool say_clock(const struct machine *machine, struct sentence *text)
{
    for (int clock = 0; clock < MACHINE_CLOCKS; clock++) {
        double control = machine->clocks.mean[0][clock];
        double test = machine->clocks.mean[1][clock];

        if (isnan(control) || isnan(test) || fabs(test - control) < CLOCK_LEAST * control)
            continue;
        sentence_text(text, clock == MACHINE_CLOCK ? "The device ran at "
                                                   : "The memory of the device ran at ");
        sentence_count(text, round(test));
        sentence_text(text, " MHz instead of ");
        sentence_count(text, round(control));
        return true;
    }
    return false;
}

/* "+8.8 % of the step. At equal clock it changes by +0.1 % (-0.3 % to +0.4 %)" */
static void say_parts(const struct compare_result *result, bool device,
                      struct sentence *text)
{
    const struct machine *machine = &result->machine;
    double step = result->step_time[PAIR_CONTROL].step / 100;

    sentence_percent_change(text, machine->parts[device ? 0 : 1].diff / step);
    sentence_text(text, " of the step. At equal ");
    sentence_text(text, device ? "clock" : "speed of the host");
    sentence_text(text, " the step changes by ");
    sentence_percent_change(text, machine->program.diff / step);
    if (!isnan(machine->program.low)) {
        sentence_text(text, " (");
        sentence_percent_change(text, machine->program.low / step);
        sentence_text(text, " to ");
        sentence_percent_change(text, machine->program.high / step);
        sentence_text(text, ")");
    }
}

/* `line`: the number of the line of what the factor explains; -1: there is none. */
static void say(struct explainer *explainer, bool device, int line)
{
    const struct compare_result *result = explainer->result;
    const struct machine *machine = &result->machine;
    const struct machine_part *part = &machine->parts[device ? 0 : 1];
    CLEANUP_SENTENCE struct sentence text;
    bool has_parts = result->step_time[0].has_parts && result->step_time[1].has_parts;
    const struct entry_head head = {.kind = CAUSE_MACHINE,
                                    .certainty = "likely",
                                    .change = part->diff,
                                    .share = NAN,
                                    .part = !has_parts ? WATERFALL_PARTS
                                            : device   ? WATERFALL_COMPUTE
                                                       : WATERFALL_IDLE};

    bool waits = device && fabs(machine->rank_waits) >= WAITS_TOLD * fabs(part->diff);

    sentence_init(&text);
    if (device && say_clock(machine, &text)) {
        sentence_text(&text, waits ? ": as ranks wait for the slowest, that makes "
                                   : ": that makes ");
    } else {
        sentence_text(&text, !device             ? "All calls of the host take "
                             : machine->is_whole ? "Kernels of all kinds take "
                             : machine->of_memory
                                 ? "Kernels that wait for memory take "
                                 : "Kernels that follow the clock take ");
        say_factor(device ? &machine->device : &machine->host,
                   waits ? " on average over the ranks" : "", &text);
        sentence_text(&text, !device ? ": the machine, or what else runs on it. "
                             : machine->of_memory
                                 ? ": the clock of the memory, not the program. "
                                 : ": the clock of the device, not the program. ");
        sentence_text(&text,
                      waits ? "As ranks wait for the slowest, it makes " : "It makes ");
    }
    say_parts(result, device, &text);
    tell_entry(explainer, entry_finish(&head, &text), -1, line);
}

/* ---- one rank ---- */

/* The median of the known clocks of a side's ranks; NaN for fewer than two. */
static double median_clock(const struct compare_result *result, int side)
{
    size_t ranks = result->selection[side].rank_count, count = 0;
    const double *clocks = result->machine.clocks.by_rank[side];
    CLEANUP_FREE double *known = calloc(ranks + 1, sizeof *known);

    for (size_t i = 0; clocks != NULL && known != NULL && i < ranks; i++)
        if (!isnan(clocks[i]))
            known[count++] = clocks[i];
    if (count < RANKS_LEAST)
        return NAN;
    qsort(known, count, sizeof *known, number_order_double);
    return known[count / 2];
}

/* How far a rank of the control is behind; 0: it is not, or not known. */
static double lag_before(const struct compare_result *result, int64_t rank, double median)
{
    const struct selection *selection = &result->selection[0];
    const int64_t *found = bsearch(&rank, selection->ranks, selection->rank_count,
                                   sizeof rank, number_order_int64);

    if (isnan(median) || found == NULL)
        return 0;
    double lag = 1 - result->machine.clocks.by_rank[0][found - selection->ranks] / median;
    return lag > 0 ? lag : 0;
}

/* The rank of the test whose clock fell furthest behind those of the others. */
static void say_rank(struct explainer *explainer)
{
    const struct compare_result *result = explainer->result;
    const struct selection *selection = &result->selection[1];
    static const struct entry_head head = {CAUSE_MACHINE, "fact", NAN, NAN,
                                           WATERFALL_PARTS};
    const double *clocks = result->machine.clocks.by_rank[1];
    double before = median_clock(result, 0), median = median_clock(result, 1);
    CLEANUP_SENTENCE struct sentence text;
    double most = RANK_LAG, own = NAN;
    int64_t slow = -1;

    sentence_init(&text);
    for (size_t i = 0; !isnan(median) && i < selection->rank_count; i++) {
        double lag =
            1 - clocks[i] / median - lag_before(result, selection->ranks[i], before);

        if (!(lag >= most))
            continue;
        most = lag;
        own = clocks[i];
        slow = selection->ranks[i];
    }
    if (slow < 0)
        return;
    sentence_printf(&text, "Rank %lld runs at ", (long long)slow);
    sentence_count(&text, round(own));
    sentence_text(&text, " MHz, the median rank at ");
    sentence_count(&text, round(median));
    sentence_text(&text, " MHz");
    tell_entry(explainer, entry_finish(&head, &text), slow, -1);
}

/* Adds the sentences of explainer->machine; they tell the lines of what the factors
 * explain. */
static void machine_words_say(struct explainer *explainer)
{
    for (int device = 1; device >= 0; device--) {
        int told = -1;

        if (!explainer->machine[device])
            continue;
        for (size_t i = 0; i < explainer->lines.count; i++) {
            const struct line *line = &explainer->lines.list[i];

            if (!line->is_machine || line->on_device != (device == 1))
                continue;
            explainer->line_told[i] = true;
            told = (int)i;
        }
        say(explainer, device == 1, told);
    }
    say_rank(explainer);
}

/* ---- explain ---- */

/* A line of unsure change that holds this part of a certain change is told as such. */
#define UNSURE_SHARE 0.3
/* Of lines that cannot be tested, so many are told, from these parts of all that moved,
 * and of the step, on. */
#define UNTESTED_MAX 3
#define UNTESTED_SHARE 0.2
#define UNTESTED_STEP 0.02
/* A line of whose change slow steps hold this part is told by them alone. */
#define SLOW_SHARE 0.9

void explain_free(struct explanation *explanation)
{
    json_decref(explanation->account);
    json_decref(explanation->facts);
    json_decref(explanation->sentences);
    json_decref(explanation->classes);
    *explanation = (struct explanation){0};
}

/* ---- facts ---- */

/* The facts that no line has told. */
static void say_facts(struct explainer *explainer)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->fact_count && said < FACTS_MAX; i++) {
        const struct explainer_fact *fact = &explainer->facts[i];

        if (explainer_facts_told(explainer, fact))
            continue;
        if (fact->edit == NULL)
            tell_fact(explainer, fact);
        else
            tell_edit(explainer, fact->edit);
        said++;
    }
}

/* ---- calls and ranks beside the sums ---- */

/* The claims that are larger than `change`, from the n-th on. */
static void say_claims(struct explainer *explainer, double change, size_t *n)
{
    for (; *n < explainer->claims.count; ++*n) {
        const struct own_claim *claim = &explainer->claims.list[*n];

        if (fabs(own_change(claim->row)) < change)
            break;
        /* That of the late rank is told with it, where it is no mean. */
        if (!explainer->late.is_found || claim->row != explainer->late.row)
            tell_claim(explainer, claim);
    }
}

/* ---- lines ---- */

static bool is_sayable(const struct explainer *explainer, const struct line *line)
{
    bool decided = isfinite(explainer->words.change);

    return line->kind != LINE_REST &&
           line->certainty <= (decided ? LINE_LIKELY : LINE_SURE) &&
           !explainer->line_told[line - explainer->lines.list] &&
           !(line->kind == LINE_EDIT && tell_is_told(explainer, line->edit));
}

/* How much of a certain change the sentences on it tell: of lines and claims that change
 * the same way. */
static double told_share(const struct explainer *explainer)
{
    double sum = 0;

    for (size_t i = 0; i < explainer->lines.count; i++) {
        const struct line *line = &explainer->lines.list[i];
        double share = line_change(&explainer->account, line) / explainer->words.change;

        sum += explainer->line_told[i] && share > 0 ? share : 0;
    }
    for (size_t i = 0; i < explainer->claims.count; i++)
        sum += own_change(explainer->claims.list[i].row) / explainer->words.change;
    return explainer->late.is_found ? fmax(sum, 1) : sum;
}

/* Of a certain change that the sentences do not tell: the part of the step that holds
 * most of it, and its largest line. */
static void say_largest_bar(struct explainer *explainer)
{
    CLEANUP_SENTENCE struct sentence text;
    double means[ACCOUNT_PARTS][2] = {{0, 0}}, change = explainer->words.change;
    const struct line *largest = NULL;
    int part = 0;

    sentence_init(&text);
    if (!isfinite(change) || change == 0 || told_share(explainer) >= UNSURE_SHARE)
        return;
    account_sum_parts(&explainer->account, means);
    for (int i = 1; i < ACCOUNT_PARTS; i++)
        if ((means[i][1] - means[i][0]) / change >
            (means[part][1] - means[part][0]) / change)
            part = i;
    const struct entry_head head = {.kind = CAUSE_REST,
                                    .certainty = line_certainty_name(LINE_NO_DIFFERENCE),
                                    .change = means[part][1] - means[part][0],
                                    .share = NAN,
                                    .part = tell_bar_of(explainer, part)};
    if (head.change / change < UNSURE_SHARE)
        return;
    for (size_t i = 0; i < explainer->lines.count && largest == NULL; i++) {
        const struct line *line = &explainer->lines.list[i];

        if (line->kind != LINE_REST && line->part == part && !explainer->line_told[i] &&
            line_change(&explainer->account, line) / change > 0)
            largest = line;
    }
    if (largest != NULL)
        tell_line(explainer, largest, "Not certain: ");
    if (largest != NULL &&
        line_change(&explainer->account, largest) / change >= UNSURE_SHARE)
        return;
    sentence_printf(&text, "Not certain: %s, in many places: ",
                    waterfall_part_words((enum waterfall_part)part));
    account_words_amount(&explainer->words, head.change, &text);
    sentence_text(&text, " (");
    sentence_times(&text, means[part][0], means[part][1]);
    sentence_text(&text, ")");
    tell_entry(explainer, entry_finish(&head, &text), -1, -1);
}

/* The lines of facts come first if there is one factor on everything, then that; then the
 * others by size; with one recording a side the host's time last, where facts say more.
 */
static bool is_turn(const struct explainer *explainer, const struct line *line, int turn)
{
    bool alike = false, is_fact = line->kind == LINE_EDIT && line->edit->is_fact;

    for (size_t i = 0; i < explainer->lines.count; i++)
        alike |= explainer->lines.list[i].kind == LINE_ALIKE;
    int its = is_fact && alike ? 0 : line->kind == LINE_ALIKE ? 1 : 2;
    return turn ==
           (its == 2 && explainer->result->one_recording &&
                    judge_after_facts(&explainer->account, &explainer->lines, line)
                ? 3
                : its);
}

/* Waits that come or go are told before delays of launches the same way, which may
 * follow from them. */
static void say_waits(struct explainer *explainer, const struct line *line)
{
    const struct fold *fold = &explainer->fold;
    const struct edit *found = NULL;

    if (line->kind != LINE_LAUNCH && line->kind != LINE_LATENCY)
        return;
    for (uint32_t i = 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        uint32_t edit = explainer->edits.of_frame[i];
        double more = edit_calls(frame, 1) - edit_calls(frame, 0);

        if ((frame->about & ACCOUNT_DRAINS) == 0 || edit == ACCOUNT_NONE ||
            more * line_change(&explainer->account, line) <= 0)
            continue;
        const struct edit *at = &explainer->edits.list[edit];
        if (explainer->edit_is_fact[edit] && (found == NULL || at < found))
            found = at; /* the one on which most hangs comes first */
    }
    tell_edit(explainer, found);
}

static void say_lines(struct explainer *explainer)
{
    const struct lines *lines = &explainer->lines;
    size_t claim = 0;

    for (int turn = 0; turn < 4; turn++)
        for (size_t i = 0; i < lines->count; i++) {
            const struct line *line = &lines->list[i];

            if (!is_turn(explainer, line, turn) || !is_sayable(explainer, line))
                continue;
            if (turn >= 2)
                say_claims(explainer, fabs(line_change(&explainer->account, line)),
                           &claim);
            /* What all kernels follow from is told before their factor. */
            if (line->kind == LINE_ALIKE && line->on_device)
                tell_edit(explainer, explainer->words.other_shapes);
            say_waits(explainer, line);
            if (is_sayable(explainer, line))
                tell_line(explainer, line,
                          line->certainty == LINE_LIKELY ? "Most likely: " : "");
        }
    say_claims(explainer, 0, &claim);
}

/* With too few steps for a test: the largest lines, as they were measured. */
static void say_untested(struct explainer *explainer)
{
    const struct lines *lines = &explainer->lines;
    double moved = 0, step = account_longer_step(&explainer->account);
    size_t said = 0;

    if (explainer->result->recorded_verdict.kind != VERDICT_CANNOT_JUDGE)
        return;
    for (size_t i = 0; i < lines->count; i++)
        moved += fabs(line_change(&explainer->account, &lines->list[i]));
    for (size_t i = 0; i < lines->count && said < UNTESTED_MAX; i++) {
        const struct line *line = &lines->list[i];
        double change = fabs(line_change(&explainer->account, line));

        if (line->certainty != LINE_CANNOT_JUDGE || line->kind == LINE_REST ||
            explainer->line_told[i] || change < UNTESTED_SHARE * moved ||
            change < UNTESTED_STEP * step)
            continue;
        tell_line(explainer, line, "Measured, not tested. ");
        said++;
    }
}

/* ---- single slow steps ---- */

/* Lines that are nothing but slow steps are told by these. */
static void leave_to_slow_steps(struct explainer *explainer)
{
    for (size_t i = 0; i < explainer->lines.count; i++) {
        const struct line *line = &explainer->lines.list[i];

        explainer->line_is_slow[i] = line->kind != LINE_EDIT && line->kind != LINE_REST &&
                                     slow_words_share(explainer, line) >= SLOW_SHARE;
        explainer->line_told[i] = explainer->line_is_slow[i];
    }
}

/* Slow steps that hold more of the change of the means than any line come first. */
static void say_slow_steps(struct explainer *explainer, bool first)
{
    double largest = 0;

    for (size_t i = 0; i < explainer->lines.count; i++)
        if (explainer->lines.list[i].certainty <= LINE_LIKELY &&
            !explainer->line_is_slow[i])
            largest =
                fmax(largest,
                     fabs(line_change(&explainer->account, &explainer->lines.list[i])));
    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];
        double share =
            step->extra / (double)explainer->result->observations.count[step->side];

        if ((step->is_sure && share >= largest) == first)
            slow_words_say(explainer, step);
    }
}

/* ---- the whole ---- */

void explain_tell(struct explainer *explainer)
{
    bool decided = isfinite(explainer->words.change);

    leave_to_slow_steps(explainer);
    machine_words_say(explainer);
    if (!decided)
        say_facts(explainer);
    say_slow_steps(explainer, true);
    tell_late_rank(explainer);
    say_lines(explainer);
    say_slow_steps(explainer, false);
    say_untested(explainer);
    if (decided)
        say_facts(explainer);
    say_largest_bar(explainer);
}

int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error)
{
    CLEANUP(classes_free) struct classes classes;
    CLEANUP(explainer_free) struct explainer explainer;
    const struct account_reader reader = {classes_see, &classes};

    classes_init(&classes, result, budget);
    int failed = explainer_make(store, result, budget, &reader, &explainer, error);

    if (failed != 0)
        return failed;
    explainer_facts_make(&explainer);
    out->account = account_json_lines(&explainer);
    out->facts = account_json_facts(&explainer);
    failed = classes_make(&classes, &out->classes, error);
    if (failed != 0)
        return failed;
    explainer.sentences = out->sentences;
    explain_tell(&explainer);
    return !explainer.failed && out->account != NULL && out->facts != NULL
               ? budget_look(budget, error)
               : error_set_memory(error);
}
