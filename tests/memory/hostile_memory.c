/* The bound on the memory of ingest, on traces that were made to break it: many distinct
 * things, long or short.
 *
 *     peak <= 24 MB + 48 bytes * kept events + 320 bytes * distinct things
 *             + 3 * the bytes of the distinct names, at most 64 MiB
 *
 * of the files in work. Distinct things are names, steps, processes, threads and streams.
 *
 * And on comparing two such sets that have no name in common, all rows as JSON:
 *
 *     peak <= 24 MB + 5 * the bytes of the names of both + 2,000 bytes * rows */
#include "measure.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#define THING_BYTES INT64_C(320)
#define NAMES_FACTOR INT64_C(3)
#define NAMES_CEILING INT64_C(67108864)
#define TEXT_MAX ((size_t)17000)

struct shape {
    const char *name;
    int events, files;
    int length;          /* of a name, about */
    int things_an_event; /* distinct ones that it brings */
    /* Writes event i, of file `file`; `filling` has `length` letters. */
    int (*write)(char *out, int i, const char *filling);
};

/* ---- shapes ---- */

static int event(char *out, int i, const char *category, const char *name,
                 const char *pid, const char *args)
{
    return snprintf(out, 3 * TEXT_MAX,
                    "{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":%s,\"tid\":7,"
                    "\"ts\":%d,\"dur\":5,\"args\":{%s}},\n",
                    category, name, pid, i * 10, args);
}

static int kernels(char *out, int i, const char *filling)
{
    char name[TEXT_MAX];

    snprintf(name, sizeof name, "%s%08d", filling, i);
    return event(out, i, "kernel", name, "0", "");
}

/* A name in four forms: short and not, its address merged and not. */
static int operators(char *out, int i, const char *filling)
{
    char name[TEXT_MAX];

    snprintf(name, sizeof name, "%08d<%s> at 0x7f%08d>", i, filling, i);
    return event(out, i, "cpu_op", name, "1", "");
}

static int python(char *out, int i, const char *filling)
{
    char name[TEXT_MAX];

    snprintf(name, sizeof name, "%s%08d.py(12): f", filling, i % 4000);
    return event(out, i, "python_function", name, "1", "");
}

/* One name, spelled in as many ways. */
static int spellings(char *out, int i, const char *filling)
{
    char name[TEXT_MAX];
    int length = 0;

    for (int bit = 0; bit < 16; bit++)
        length += snprintf(name + length, sizeof name - (size_t)length, "%s",
                           (i >> bit & 1) != 0 ? "\\u0061" : "a");
    snprintf(name + length, sizeof name - (size_t)length, "%s", filling);
    return event(out, i, "kernel", name, "0", "");
}

static int shapes(char *out, int i, const char *filling)
{
    char args[TEXT_MAX];

    snprintf(args, sizeof args, "\"Input Dims\":[[\"%s\",%d]]", filling, i);
    return event(out, i, "cpu_op", "aten::op", "1", args);
}

static int processes(char *out, int i, const char *filling)
{
    char pid[TEXT_MAX];

    snprintf(pid, sizeof pid, "\"%d%s\"", i, filling);
    return event(out, i, "kernel", "k", pid, "");
}

static int streams(char *out, int i, const char *filling)
{
    char args[64];

    (void)filling;
    snprintf(args, sizeof args, "\"stream\":%d,\"device\":0", i);
    return event(out, i, "kernel", "k", "0", args);
}

static int categories(char *out, int i, const char *filling)
{
    char category[TEXT_MAX];

    snprintf(category, sizeof category, "%s%d", filling, i);
    return event(out, i, category, "k", "0", "");
}

static int steps(char *out, int i, const char *filling)
{
    char name[64];

    (void)filling;
    snprintf(name, sizeof name, "ProfilerStep#%d", i);
    return event(out, i, "user_annotation", name, "1", "");
}

static const struct shape all[] = {
    {"20,001 names of 16 KiB", 20001, 1, 16000, 1, kernels},
    {"5,000 of operators", 5000, 1, 16000, 4, operators},
    {"names just below the bound", 1000, 1, 15800, 1, kernels},
    {"operators just below it", 480, 2, 16000, 4, operators},
    {"60,000 names of 256 bytes", 60000, 1, 248, 1, kernels},
    {"150,000 of them", 150000, 1, 248, 1, kernels},
    {"200,000 short names", 200000, 1, 2, 1, kernels},
    {"python names, two files", 20000, 2, 4000, 1, python},
    {"5,000 spellings of a name", 5000, 1, 16000, 0, spellings},
    {"5,000 input shapes of 16 KiB", 5000, 1, 16000, 1, shapes},
    {"5,000 processes of 16 KiB", 5000, 1, 16000, 1, processes},
    {"200,000 streams", 200000, 1, 0, 1, streams},
    {"100,000 categories", 100000, 1, 2, 0, categories},
    {"50,000 steps", 50000, 1, 0, 1, steps},
    {"1,000 files", 40, 1000, 60, 1, kernels},
};

static const struct shape compared[] = {
    {"1,000 long names", 1000, 1, 15800, 1, kernels},
    {"20,000 of 256 bytes", 20000, 1, 248, 1, kernels},
};

/* ---- running ---- */

/* Letters that gzip makes little of, but not so little that it is refused. */
static void fill(char *filling, int length, unsigned seed)
{
    for (int i = 0; i < length; i++) {
        seed = seed * 1103515245u + 12345u;
        filling[i] = i < 150 ? (char)('a' + (seed >> 16) % 26) : filling[i - 150];
    }
    filling[length] = '\0';
}

static bool write_trace(const char *path, const struct shape *shape, int file, char *text,
                        char *filling)
{
    gzFile out = gzopen(path, "wb1");
    bool good = out != NULL;

    fill(filling, shape->length, (unsigned)file + 1);
    if (good)
        good = gzprintf(out, "{\"distributedInfo\":{\"rank\":%d},\"traceEvents\":[\n",
                        file) > 0;
    for (int i = 0; good && i < shape->events; i++) {
        int length = shape->write(text, i, filling);

        good = gzwrite(out, text, (unsigned)length) == length;
    }
    good = good && gzputs(out, "{\"ph\":\"M\"}]}\n") > 0;
    return out != NULL && gzclose(out) == Z_OK && good;
}

static int64_t bound_of(const struct shape *shape)
{
    int64_t in_work = shape->files < 2 ? 1 : 2, kept = in_work * shape->events;
    int64_t things = (int64_t)shape->files * shape->events * shape->things_an_event;
    int64_t names = NAMES_FACTOR * shape->files * shape->events * shape->length;

    return FIXED_BYTES + EVENT_BYTES * kept + THING_BYTES * things +
           (names < NAMES_CEILING ? names : NAMES_CEILING);
}

static bool measure(const char *program, const char *folder, const struct shape *shape)
{
    char traces[4096], data[4096], path[8192];
    char *text = malloc(3 * TEXT_MAX), *filling = malloc(TEXT_MAX);
    bool written = text != NULL && filling != NULL;

    snprintf(traces, sizeof traces, "%s/traces", folder);
    snprintf(data, sizeof data, "%s/data", folder);
    mkdir(traces, 0700);
    for (int file = 0; written && file < shape->files; file++) {
        snprintf(path, sizeof path, "%s/rank%d.json.gz", traces, file);
        written = write_trace(path, shape, file, text, filling);
    }
    free(text);
    free(filling);
    int64_t bound = bound_of(shape);
    int64_t peak = written ? memory_ingest(program, data, traces, 0) : -1;
    memory_remove(traces);
    memory_remove(data);
    bool good = peak > 0 && peak <= bound;
    printf("%s: %-30s peak %6.1f MB, bound %6.1f MB\n", good ? "ok" : "FAIL", shape->name,
           (double)peak / 1e6, (double)bound / 1e6);
    return good;
}

/* ---- comparing ---- */

#define NAMES_OF_BOTH INT64_C(5)
#define ROW_BYTES INT64_C(2000)

static bool measure_compare(const char *program, const char *folder,
                            const struct shape *shape)
{
    char paths[2][4096], data[4096];
    char *text = malloc(3 * TEXT_MAX), *filling = malloc(TEXT_MAX);
    bool written = text != NULL && filling != NULL;

    snprintf(data, sizeof data, "%s/data", folder);
    for (int side = 0; written && side < 2; side++) {
        snprintf(paths[side], sizeof paths[side], "%s/%d.json.gz", folder, side);
        written = write_trace(paths[side], shape, side, text, filling) &&
                  memory_ingest(program, data, paths[side], 0) > 0;
    }
    free(text);
    free(filling);
    const char *const arguments[] = {program, "compare", "--data", data, "--format",
                                     "json",  paths[0],  paths[1], NULL};
    int64_t rows = 2 * (int64_t)shape->events;
    int64_t bound = FIXED_BYTES + NAMES_OF_BOTH * rows * shape->length + ROW_BYTES * rows;
    int64_t peak = written ? memory_run(arguments, 0) : -1;
    memory_remove(data);
    for (int side = 0; side < 2; side++)
        unlink(paths[side]);
    bool good = peak > 0 && peak <= bound;
    printf("%s: compare, %-21s peak %6.1f MB, bound %6.1f MB\n", good ? "ok" : "FAIL",
           shape->name, (double)peak / 1e6, (double)bound / 1e6);
    return good;
}

static int run_all(const char *program, const char *folder)
{
    bool good = true;

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        good = measure(program, folder, &all[i]) && good;
    for (size_t i = 0; i < sizeof compared / sizeof compared[0]; i++)
        good = measure_compare(program, folder, &compared[i]) && good;
    return good ? 0 : 1;
}

int main(void)
{
    return memory_main(run_all);
}
