/* Memory that is allocated and reserved over time, and what holds it at the peak
 * (docs/semantics.md §11). */
#include "analysis/memory/memory_gather.h"
#include "analysis/set/analysis.h"
#include "analysis/set/memory_tables.h"

#include <stdlib.h>

struct memory_options {
    int64_t limit;
};

static const struct parameter parameters[] = {
    {.name = "limit",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct memory_options, limit),
     .flags = PARAMETER_ECHOED,
     .least = 1,
     .most = 100000,
     .standard = "100",
     .help = "how many frames, modules and operators are shown for each device, those "
             "with the most bytes first"},
};

struct memory_run {
    struct memory_sums sums; /* first */
    size_t limit;
};

static const struct analysis_table tables[MEMORY_TABLES] = {
    [MEMORY_PEAKS] = {.spec = &memory_peaks_spec,
                      .about =
                          "bytes; unused: reserved - allocated at that moment; totals: "
                          "`sums` where the trace does not record what is allocated; "
                          "columns on what is live, on what is never freed, and on "
                          "frees without a recorded allocation are null where the trace "
                          "lacks addresses"},
    [MEMORY_MODULES] = {.spec = &memory_modules_spec,
                        .about = "live at the peak; instances of a module are added up; "
                                 "pctg: of the peak"},
    [MEMORY_OPERATORS] = {.spec = &memory_operators_spec, .about = "live at the peak"},
    [MEMORY_FRAMES] = {.spec = &memory_frames_spec,
                       .use = ANALYSIS_TABLE_OF_CHART,
                       .about = "live at the peak"},
    [MEMORY_NEVER] =
        {.spec = &memory_never_spec,
         .use = ANALYSIS_TABLE_OF_CHART,
         .about =
             "never freed in the recording; pctg: of all bytes that are never freed"},
    [MEMORY_CHANGES] = {.spec = &memory_changes_spec,
                        .about = "allocations and frees in the selected steps"},
    [MEMORY_STEPS] = {.spec = &memory_steps_spec,
                      .use = ANALYSIS_TABLE_OF_CHART,
                      .about = "steps of the recordings that record memory"},
};
static const struct analysis_lines lines = {.value = "bytes"};

static void *make_sums(const void *options, struct budget *budget)
{
    struct memory_run *run = malloc(sizeof *run);

    if (run == NULL)
        return NULL;
    memory_sums_init(&run->sums, budget);
    run->limit = (size_t)((const struct memory_options *)options)->limit;
    return run;
}

static int append_sums(void *into, void *part, struct error *error)
{
    struct memory_run *run = into;
    const struct memory_run *from = part;

    return memory_sums_append(&run->sums, &from->sums, error);
}

static void free_sums(void *sums)
{
    struct memory_run *run = sums;

    if (run == NULL)
        return;
    memory_sums_free(&run->sums);
    free(run);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    struct memory_run *run = part->sums;

    run->sums.origin_ns = rank->origin_ns;
    return memory_gather(rank->rows, rank->marker, &run->sums, &part->series, error);
}

static int finish(struct analysis_part *all, struct error *error)
{
    const struct memory_run *run = all->sums;
    const struct memory_sums *sums = &run->sums;
    struct table *tables_of = all->tables;

    return memory_tables_write(&sums, 1, run->limit, &tables_of, error);
}

/* The shown tables leave out frames that the other side may show, and number instances
 * for their own side only. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    const struct memory_run *runs[2];
    const struct memory_sums *sums[2];
    struct table *out[2];
    int status = 0;

    (void)store;
    for (size_t i = 0; i < 2 && status == 0; i++) {
        status = analysis_part_init(result, &aligned[i], error);
        runs[i] = result->sides[i].all.sums;
        sums[i] = &runs[i]->sums;
        out[i] = aligned[i].tables;
    }
    return status != 0 ? status
                       : memory_tables_write(sums, 2, runs[0]->limit, out, error);
}

const struct analysis memory = {
    .name = "memory",
    .about = "Memory allocated and reserved over time, and what holds it at the peak",
    ANALYSIS_PARAMETERS(parameters, struct memory_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "peaks",
    .lines = &lines,
    .add_rank = add_rank,
    .sums = {make_sums, append_sums, free_sums},
    .finish = finish,
    .align = align,
};
