/* See set_questions.h. */
#include "torture/set_questions.h"

#include "analyse/timeline.h"
#include "base/log.h"
#include "fuzz/fuzz.h"
#include "intake/ingest.h"
#include "serve/api.h"
#include "store/directory.h"
#include "store/set_view.h"
#include "store/store.h"
#include "torture/fake_http.h"

#include <ftw.h>
#include <jansson.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATH_SIZE 256
#define RANKS 2
#define STEPS 5

static struct {
    char parent[64], data[PATH_SIZE];
    char ids[QUESTION_SETS][33];
    char paths[QUESTION_SETS][PATH_SIZE];
    unsigned char *files[QUESTION_SETS];
    size_t lengths[QUESTION_SETS];
    struct api api;
    struct exchange_server server;
    struct MHD_Connection connection;
    struct store *store;
} state;

/* In the place of base/log.c: every damaged file would be a line. */
void log_set_level(enum log_level level)
{
    (void)level;
}

void log_write(enum log_level level, const char *format, ...)
{
    (void)level;
    (void)format;
}

/* ---- traces ---- */

struct writer {
    FILE *file;
    unsigned events;
};

static void event(struct writer *out, const char *category, const char *name, int tid,
                  double ts, double dur, const char *args)
{
    fprintf(out->file,
            "%s\n{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":%d,\"tid\":%d,"
            "\"ts\":%.3f,\"dur\":%.3f,\"args\":{%s}}",
            out->events++ == 0 ? "" : ",", category, name, tid < 100 ? 0 : 1, tid, ts,
            dur, args);
}

/* An operator, its launch, and what the device does for it. */
static void launch(struct writer *out, unsigned number, double ts, double dur,
                   const char *operator_name, const char *category, const char *kernel)
{
    char args[300];

    event(out, "cpu_op", operator_name, 100, ts, 9,
          "\"Input Dims\":[[8,16],[16,4]],\"Input type\":[\"float\",\"float\"],"
          "\"Concrete Inputs\":[\"\",\"\"],\"Sequence number\":3");
    snprintf(args, sizeof args, "\"correlation\":%u", number);
    event(out, "cuda_runtime", "cudaLaunchKernel", 100, ts + 2, 3, args);
    snprintf(args, sizeof args,
             "\"device\":0,\"stream\":%u,\"correlation\":%u,\"bytes\":4096,"
             "\"memory bandwidth (GB/s)\":%u.5,\"Seq\":%u,%s",
             7 + number % 3, number, 10 + number % 5, number,
             strncmp(kernel, "nccl", 4) == 0
                 ? "\"Collective name\":\"allreduce\",\"Process Group Name\":\"dp\","
                   "\"Group size\":2"
                 : "\"Collective name\":\"\"");
    event(out, category, kernel, 7 + (int)(number % 3), ts + 6, dur, args);
}

/* `slower`: a kernel takes longer, and one has another name. */
static void write_trace(const char *path, int rank, bool steps, bool slower)
{
    struct writer out = {fopen(path, "w"), 0};
    unsigned number = 1;

    MUST(out.file != NULL);
    fprintf(out.file,
            "{\"schemaVersion\":1,\"distributedInfo\":{\"rank\":%d,"
            "\"world_size\":%d},\"deviceProperties\":[{\"id\":0,\"name\":"
            "\"NVIDIA H100\"}],\"traceEvents\":[",
            rank, RANKS);
    for (int step = 0; step < STEPS; step++) {
        double ts = 1000.0 * step + 3 * rank;
        char name[40];

        snprintf(name, sizeof name, "ProfilerStep#%d", 10 + step);
        event(&out, "user_annotation", steps ? name : "train_step", 100, ts, 900, "");
        event(&out, "python_function", "train.py(7): step 0x7f001122aabb", 100, ts + 1,
              800, "\"Python id\":1");
        launch(&out, number++, ts + 10, slower ? 160 : 120, "aten::mm", "kernel",
               slower ? "gemm_new" : "gemm");
        launch(&out, number++, ts + 200, 100 + step, "aten::add_", "kernel",
               "void at::native::add<float>(int)");
        launch(&out, number++, ts + 320, 60 + 2 * step + rank, "nccl:all_reduce",
               "kernel", "ncclDevKernel_AllReduce_Sum");
        launch(&out, number++, ts + 400, 30, "aten::copy_", "gpu_memcpy",
               "Memcpy HtoD (Pinned -> Device)");
        launch(&out, number++, ts + 450, 300, "aten::mm", "kernel", "tail");
        fprintf(out.file,
                ",{\"ph\":\"i\",\"name\":\"[memory]\",\"pid\":1,\"tid\":100,"
                "\"ts\":%.3f,\"args\":{\"Bytes\":512,\"Addr\":%u,\"Device Type\":1}}",
                ts + 5, number);
    }
    fputs("],\"baseTimeNanoseconds\":1700000000000000000}", out.file);
    MUST(fclose(out.file) == 0);
}

/* ---- the store ---- */

static int remove_one(const char *path, const struct stat *status, int type,
                      struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

static void remove_all(void)
{
    questions_stop();
    for (unsigned i = 0; i < QUESTION_SETS; i++)
        free(state.files[i]);
    nftw(state.parent, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static void make_path(char out[PATH_SIZE], const char *name)
{
    MUST(snprintf(out, PATH_SIZE, "%s/%s", state.parent, name) < PATH_SIZE);
}

static void ingest_set(struct store *store, unsigned set)
{
    static const char *const labels[QUESTION_SETS] = {"control", "test", "unmarked"};
    struct ingest_list list = {0};
    struct ingest_result result;
    struct error error = {0};
    char folder[PATH_SIZE], path[PATH_SIZE + 32];

    make_path(folder, labels[set]);
    MUST(mkdir(folder, 0700) == 0);
    for (int rank = 0; rank < RANKS; rank++) {
        snprintf(path, sizeof path, "%s/rank%d.json", folder, rank);
        write_trace(path, rank, set != 2, set == 1);
    }
    snprintf(path, sizeof path, "%s/copy.json", folder);
    write_trace(path, 0, set != 2, set == 1);
    MUST(ingest_list_folder(folder, &list, &error) == 0);
    if (ingest_files(store, NULL, &list, labels[set], 1, NULL, &result, &error) != 0) {
        fprintf(stderr, "%s\n", error.message);
        abort();
    }
    memcpy(state.ids[set], result.set_id, 33);
    snprintf(path, sizeof path, "data/sets/%s.db", result.set_id);
    make_path(state.paths[set], path);
    ingest_result_free(&result);
    ingest_list_free(&list);
}

static void load_file(unsigned set)
{
    FILE *file = fopen(state.paths[set], "rb");
    struct stat status;

    MUST(file != NULL && fstat(fileno(file), &status) == 0);
    state.lengths[set] = (size_t)status.st_size;
    state.files[set] = malloc(state.lengths[set]);
    MUST(state.files[set] != NULL);
    MUST(fread(state.files[set], 1, state.lengths[set], file) == state.lengths[set]);
    fclose(file);
}

void questions_open(void)
{
    struct store *store;
    struct error error = {0};

    if (*state.parent != '\0')
        return;
    snprintf(state.parent, sizeof state.parent, "%s/tracediff-questions-XXXXXX",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    MUST(mkdtemp(state.parent) != NULL);
    atexit(remove_all);
    setenv("TMPDIR", state.parent, 1); /* where a reader makes steps of markers */
    make_path(state.data, "data");
    MUST(store_open(state.data, STORE_OWNER, NULL, &store, &error) == 0);
    for (unsigned i = 0; i < QUESTION_SETS; i++)
        ingest_set(store, i);
    store_close(store);
    for (unsigned i = 0; i < QUESTION_SETS; i++)
        load_file(i);
}

const unsigned char *questions_file(unsigned set, size_t *length)
{
    *length = state.lengths[set];
    return state.files[set];
}

const char *questions_path(unsigned set)
{
    return state.paths[set];
}

void questions_put(unsigned set, const unsigned char *bytes, size_t length)
{
    unlink(state.paths[set]);
    FILE *file = fopen(state.paths[set], "wb");
    MUST(file != NULL && fwrite(bytes, 1, length, file) == length && fclose(file) == 0);
}

/* ---- the server ---- */

/* A store without catalogue, over the same set files. */
static void make_adopting(char out[PATH_SIZE])
{
    char sets[PATH_SIZE], link[PATH_SIZE + 8];

    make_path(out, "adopting");
    nftw(out, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    make_path(sets, "data/sets");
    snprintf(link, sizeof link, "%s/sets", out);
    MUST(mkdir(out, 0700) == 0 && symlink(sets, link) == 0);
}

bool questions_start(bool adopting)
{
    char other[PATH_SIZE];
    struct error error = {0};

    questions_stop();
    if (adopting)
        make_adopting(other);
    if (store_open(adopting ? other : state.data,
                   adopting ? STORE_OWNER : STORE_READ_ONLY, NULL, &state.store,
                   &error) != 0) {
        fprintf(stderr, "%s\n", error.message);
        return false;
    }
    state.api = (struct api){.store = state.store,
                             .timelines = span_keeper_new(SPAN_KEPT_BYTES_MAX)};
    state.server.config.base_path = "";
    state.server.config.routes = api_routes;
    state.server.config.application = &state.api;
    state.server.guard =
        (struct guard){.loopback = true, .port = 8080, .address = "127.0.0.1"};
    return true;
}

void questions_stop(void)
{
    fake_close(&state.connection);
    span_keeper_free(state.api.timelines);
    state.api.timelines = NULL;
    if (state.store != NULL)
        store_close(state.store);
    state.store = NULL;
}

/* ---- questions ---- */

/* "%s" is the set that is asked about, then the other one of a comparison. */
static const char *const questions[] = {
    "/sets",
    "/sets/%s",
    "/sets/%s/ranks",
    "/sets/%s/steps",
    "/sets/%s/quality",
    "/sets/%s/ops?q=A",
    "/compare_traces?control=%s&test=%s&significance=true",
    "/compare_traces?control=%s&test=%s&use_short_name=true&format=csv",
    "/compare_traces?control=%s&test=%s&control_steps=first&device_type=GPU&fold=true",
    "/compare_traces?test=%s&control=%s&merge_addresses=false&control_ranks=0",
    "/compare_traces/op?control=%s&test=%s&name=aten::mm&category=cpu_op",
    "/compare_traces/op?test=%s&control=%s&name=gemm&category=kernel",
    "/compare_traces/tree?control=%s&test=%s&instances=true",
    "/compare_traces/tree?test=%s&control=%s&level=python&by=host&format=csv",
    "/sets/%s/tree?max_nodes=5",
    "/ops_diff?control=%s&test=%s",
    "/analysis/temporal_breakdown?set=%s&test=%s",
    "/analysis/comm_comp_overlap?set=%s",
    "/analysis/idle_time_breakdown?set=%s",
    "/analysis/kernel_breakdown?set=%s&test=%s",
    "/analysis/memory_bw?set=%s",
    "/analysis/queue_length?set=%s",
    "/analysis/launch_stats?set=%s",
    "/analysis/kernel_sequences?set=%s&operator_name=aten",
    "/analysis/user_annotation_breakdown?set=%s",
    "/analysis/operator_kernels?set=%s",
    "/report?control=%s&test=%s",
    "/sets/%s/timeline?rank=0&threads=1",
    "/sets/%s/timeline?rank=1&from=-5&to=500&pixels=100",
    "/sets/%s/timeline/find?rank=0&name=aten::mm&order=duration",
    "/analysis/clocks?set=%s&test=%s",
    "/analysis/collectives?set=%s",
    "/analysis/stragglers?set=%s&test=%s&waiting_by=shortest_duration",
    "/sets/%s/timeline/ranks?pixels=500&fold=group",
    "/sets/%s/timeline/ranks/collective?instance=0",
    "/sets/%s/timeline/ranks/find?name=gemm",
    "/sets/%s/timeline/ranks/sums?from=-5&to=2000",
    "/sets/%s/aligned_trace",
};

const char *questions_id(unsigned set)
{
    return state.ids[set];
}

size_t questions_count(void)
{
    return sizeof questions / sizeof questions[0];
}

/* Appends "&<parameter>_marker=train_step" for the parameter that names the set. */
static void append_marker(char *path, size_t size, const char *id)
{
    const char *end = strstr(path, id), *begin;
    size_t length = strlen(path);

    if (end == NULL || end[-1] != '=')
        return;
    begin = end - 1;
    while (begin[-1] != '?' && begin[-1] != '&')
        begin--;
    snprintf(path + length, size - length, "&%.*s_marker=train_step",
             (int)(end - 1 - begin), begin);
}

const char *question_path(size_t question, unsigned set)
{
    static char path[400];
    const char *ids[2] = {state.ids[set], state.ids[set == 1 ? 0 : 1]};
    int next = 0;
    size_t length = (size_t)snprintf(path, sizeof path, "/api/v1");

    for (const char *at = questions[question]; *at != '\0'; at++) {
        MUST(length + 40 < sizeof path);
        if (at[0] == '%' && at[1] == 's') {
            memcpy(path + length, ids[next++], 32);
            length += 32;
            at++;
        } else {
            path[length++] = *at;
        }
    }
    path[length] = '\0';
    if (set == 2)
        append_marker(path, sizeof path, ids[0]);
    return path;
}

/* What no question reads yet: nothing comes of it, or an error. */
static void load_kept(unsigned set)
{
    for (uint32_t file = 0; file < RANKS; file++) {
        struct trace_recording *recording = NULL;
        struct error error;

        set_load_kept(state.store, state.ids[set], file, NULL, &recording, &error);
        trace_recording_free(recording);
        set_load_whole(state.store, state.ids[set], file, NULL, &recording, &error);
        trace_recording_free(recording);
    }
}

unsigned question_ask_path(const char *path, const char **body, size_t *length)
{
    fake_close(&state.connection);
    fake_header(&state.connection, "Host", "localhost:8080");
    fake_begin(&state.connection, &state.server, "GET", path);
    fake_end(&state.connection);
    MUST(state.connection.answer != NULL);
    *body = fake_body(&state.connection, length);
    return state.connection.status;
}

unsigned question_ask(size_t question, unsigned set, const char **body, size_t *length)
{
    if (question == 1) /* not before the list, which would then know of the damage */
        load_kept(set);
    return question_ask_path(question_path(question, set), body, length);
}

bool question_was_refused(const char *code)
{
    size_t length;
    const char *body = fake_body(&state.connection, &length);
    json_t *document = json_loadb(body, length, 0, NULL);
    const char *told = json_string_value(json_object_get(document, "code"));
    bool same = state.connection.status >= 400 && told != NULL && strcmp(told, code) == 0;

    json_decref(document);
    return same;
}

void question_check(void)
{
    size_t length;
    const char *body = fake_body(&state.connection, &length);
    const char *type = fake_answer_header(&state.connection, "Content-Type");

    if (type != NULL && strstr(type, "json") != NULL) {
        json_t *document = json_loadb(body, length, JSON_ALLOW_NUL, NULL);

        if (document == NULL)
            fprintf(stderr, "%.*s\n", (int)length, body);
        MUST(document != NULL);
        json_decref(document);
    }
    if (state.connection.status >= 500 && !question_was_refused("set_damaged")) {
        fprintf(stderr, "%u: %.*s\n", state.connection.status, (int)length, body);
        abort();
    }
}
