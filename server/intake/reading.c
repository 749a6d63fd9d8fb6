#include "intake/reading.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "store/set_build.h"
#include "store/set_write.h"
#include "trace/metadata.h"
#include "trace/read.h"
#include "trace/recording.h"
#include "trace/resolve.h"
#include "trace/split.h"

#include <ctype.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- ranks ---- */

/* The N of `rank[-_.= ]?N` in a part of a path; -1: none. In the name of a folder no
 * letter is before it: `frank3` is no rank. */
static int64_t rank_of_part(const char *part, size_t length, bool is_folder)
{
    for (const char *c = part; c + 4 <= part + length; c++) {
        if (strncasecmp(c, "rank", 4) != 0 ||
            (is_folder && c > part && isalpha((unsigned char)c[-1])))
            continue;
        const char *digit = c + 4;
        if (*digit != '\0' && strchr("-_.= ", *digit) != NULL)
            digit++;
        int64_t rank = 0;
        int count = 0;
        for (; isdigit((unsigned char)*digit) && count < 18; digit++, count++)
            rank = rank * 10 + (*digit - '0');
        if (count > 0)
            return rank;
    }
    return -1;
}

int64_t rank_of_name(const char *name)
{
    const char *end = name + strlen(name);
    int64_t rank = -1;

    for (bool is_folder = false; end > name && rank < 0; is_folder = true) {
        const char *part = end;

        while (part > name && part[-1] != '/')
            part--;
        rank = rank_of_part(part, (size_t)(end - part), is_folder);
        end = part > name ? part - 1 : name;
    }
    return rank;
}

/* The order of names as people count: trace_2 comes before trace_10. */
static int compare_natural(const char *a, const char *b)
{
    static const char digits[] = "0123456789";
    const char *x = a, *y = b;

    while (*x != '\0' && *y != '\0') {
        if (!isdigit((unsigned char)*x) || !isdigit((unsigned char)*y)) {
            if (*x != *y)
                return (unsigned char)*x < (unsigned char)*y ? -1 : 1;
            x++;
            y++;
            continue;
        }
        x += strspn(x, "0");
        y += strspn(y, "0");
        size_t m = strspn(x, digits), n = strspn(y, digits);
        int order = m != n ? (m < n ? -1 : 1) : memcmp(x, y, m);
        if (order != 0)
            return order;
        x += m;
        y += n;
    }
    return *x != *y ? (*x == '\0' ? -1 : 1) : strcmp(a, b);
}

static int compare_names(const void *a, const void *b)
{
    const struct rank_file *left = *(struct rank_file *const *)a;
    const struct rank_file *right = *(struct rank_file *const *)b;
    int order = compare_natural(left->name, right->name);

    return order != 0 ? order : (left > right) - (left < right);
}

/* A file and the process that recorded it. */
struct file_process {
    struct rank_file *file;
    const char *name; /* HOST_PID */
    size_t length,
        path_length; /* of the name; of the path that says which of that name */
};

/* What is before the digits that end there, and the character before them; NULL: no
 * such. */
static const char *before_digits(const char *begin, const char *end, char before)
{
    const char *at = end;

    while (at > begin && isdigit((unsigned char)at[-1]))
        at--;
    return at < end && at > begin && at[-1] == before ? at - 1 : NULL;
}

/* The HOST_PID of HOST_PID.TIME.pt.trace.json, as PyTorch names the files of its handler,
 * or of HOST_PID_TIME_ascend_pt/…/trace_view.json. False: the name does not say. */
static bool process_of_name(struct rank_file *file, struct file_process *out)
{
    const char *name = file->name, *base = strrchr(name, '/');
    const char *end = strstr(name, "_ascend_pt/");
    bool npu = end != NULL && strncmp(base, "/trace_view.json", 16) == 0;

    if (!npu)
        end = strstr(base == NULL ? name : base, ".pt.trace.");
    const char *last = end == NULL ? NULL : before_digits(name, end, npu ? '_' : '.');
    const char *pid = last == NULL ? NULL : before_digits(name, last, '_'), *begin = pid;
    while (begin != NULL && begin > name && begin[-1] != '/')
        begin--;
    *out = (struct file_process){.file = file, .name = begin};
    if (pid == begin) /* or NULL */
        return false;
    out->length = (size_t)(last - begin);
    out->path_length = (size_t)((npu ? end : last) - name);
    return true;
}

static int compare_processes(const struct file_process *a, const struct file_process *b)
{
    return a->length != b->length ? (a->length < b->length ? -1 : 1)
                                  : memcmp(a->name, b->name, a->length);
}

static int compare_recordings(const void *a, const void *b)
{
    const struct file_process *left = a, *right = b;
    int order = compare_processes(left, right);

    if (order == 0)
        order = (left->file->first_ns > right->file->first_ns) -
                (left->file->first_ns < right->file->first_ns);
    return order != 0 ? order : (left->file > right->file) - (left->file < right->file);
}

/* Whether a file begins before others of its rank end. */
static bool runs_into(const struct rank_file *file, int64_t end_ns)
{
    return file->first_ns >= CLOCK_DATES_BEGIN && file->first_ns < end_ns;
}

/* Gives the recordings of one process a number of their own. Hosts may have one name and
 * the same pids, as containers do: processes whose recordings overlap, or have no date,
 * are several, in each folder another. */
static void join_processes(struct rank_file *files, size_t count)
{
    CLEANUP_FREE struct file_process *found = owned_new(count, sizeof *found);
    size_t named = 0;

    for (size_t i = 0; i < count; i++)
        named += files[i].source == TRACE_RANK_ASSUMED && files[i].together == 0 &&
                 process_of_name(&files[i], &found[named]);
    qsort(found, named, sizeof *found, compare_recordings);
    for (size_t begin = 0, end; begin < named; begin = end) {
        int64_t last = INT64_MIN;
        bool apart = false;

        for (end = begin; end < named && !compare_processes(found + begin, found + end);
             end++) {
            const struct rank_file *file = found[end].file;

            apart |= file->first_ns < CLOCK_DATES_BEGIN || runs_into(file, last);
            last = file->end_ns > last ? file->end_ns : last;
        }
        for (size_t i = begin; apart && i < end; i++) {
            found[i].name = found[i].file->name;
            found[i].length = found[i].path_length;
        }
    }
    qsort(found, named, sizeof *found, compare_recordings);
    for (size_t i = 0; i < named; i++)
        found[i].file->together =
            i > 0 && compare_processes(&found[i], &found[i - 1]) == 0
                ? found[i - 1].file->together
                : count + 1 + i;
}

/* Gives the files without a rank, in natural order of their names, the lowest numbers
 * that no file has; those that belong together have one. */
static void assume_ranks(struct rank_file **sorted, size_t count)
{
    CLEANUP_FREE int64_t *taken = owned_new(count, sizeof *taken);
    CLEANUP_FREE struct rank_file **firsts =
        owned_new(2 * count, sizeof(struct rank_file *));
    size_t taken_count = 0, at = 0;
    int64_t next = 0;

    for (size_t i = 0; i < count; i++)
        if (sorted[i]->source != TRACE_RANK_ASSUMED) {
            taken[taken_count++] = sorted[i]->rank;
            firsts[sorted[i]->together] = sorted[i];
        }
    qsort(taken, taken_count, sizeof *taken, number_order_int64);
    for (size_t i = 0; i < count; i++) {
        struct rank_file *file = sorted[i];

        if (file->source != TRACE_RANK_ASSUMED)
            continue;
        if (file->together > 0 && firsts[file->together] != NULL) {
            file->rank = firsts[file->together]->rank;
            continue;
        }
        while (at < taken_count && taken[at] <= next) {
            next = taken[at] == next ? next + 1 : next;
            at++;
        }
        file->rank = next++;
        firsts[file->together] = file;
    }
}

/* By rank, those that state it first, then by name. */
static int compare_known(const void *a, const void *b)
{
    const struct rank_file *left = *(struct rank_file *const *)a;
    const struct rank_file *right = *(struct rank_file *const *)b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    return left->source != right->source ? (left->source > right->source ? -1 : 1)
                                         : compare_names(a, b);
}

/* If all files are SGLang's (ID-TP-3-DP-1.trace.json.gz), these numbers are the ranks,
 * unless one is of several files. */
static void rank_by_tp(struct rank_file **sorted, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *name = sorted[i]->name, *base = strrchr(name, '/');
        const char *at = strstr(base == NULL ? name : base, "-TP-");
        size_t digits = at == NULL ? 0 : strspn(at + 4, "0123456789");

        if (sorted[i]->source != TRACE_RANK_ASSUMED || digits == 0 || digits > 9)
            return;
        sorted[i]->rank = strtoll(at + 4, NULL, 10);
    }
    qsort(sorted, count, sizeof(struct rank_file *), compare_known);
    for (size_t i = 1; i < count; i++)
        if (sorted[i]->rank == sorted[i - 1]->rank)
            return;
    for (size_t i = 0; i < count; i++)
        sorted[i]->source = TRACE_RANK_FILE_NAME;
}

/* What somebody says of all files. */
static int apply_choice(struct rank_file **sorted, size_t count, enum files_are files_are,
                        struct error *error)
{
    const struct rank_file *before = NULL; /* with a rank */
    bool ranks = files_are == FILES_RANKS;

    qsort(sorted, count, sizeof(struct rank_file *), compare_known);
    for (size_t i = 0; i < count; i++) {
        struct rank_file *file = sorted[i];
        bool same = before != NULL && before->rank == file->rank;

        file->together = ranks ? i + 1 : 1;
        if (file->source == TRACE_RANK_ASSUMED)
            continue;
        if (ranks && same && file->source == TRACE_RANK_FILE_NAME)
            file->source = TRACE_RANK_ASSUMED;
        else if (before != NULL && same == ranks)
            return error_set(error, ERROR_PARAMETER, ranks ? "same_rank" : "other_ranks",
                             "%.200s is rank %lld, and %.200s rank %lld: they are not "
                             "%s, as files_are says. Leave that out%s",
                             before->name, (long long)before->rank, file->name,
                             (long long)file->rank,
                             ranks ? "two ranks" : "recordings of one rank",
                             ranks ? "" : ", or read the files of each rank alone");
        else
            before = file;
    }
    return 0;
}

static int compare_spans(const void *a, const void *b)
{
    const struct rank_file *left = *(struct rank_file *const *)a;
    const struct rank_file *right = *(struct rank_file *const *)b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    if (left->first_ns != right->first_ns)
        return left->first_ns < right->first_ns ? -1 : 1;
    return compare_names(a, b);
}

int ranks_settle(struct rank_file *files, size_t count, enum files_are files_are,
                 struct error *error)
{
    CLEANUP_FREE struct rank_file **sorted = owned_new(count, sizeof(struct rank_file *));
    int64_t last = INT64_MIN;
    int result = 0;

    for (size_t i = 0; i < count; i++) {
        int64_t rank = rank_of_name(files[i].name);

        sorted[i] = &files[i];
        if (files[i].source == TRACE_RANK_ASSUMED && rank >= 0) {
            files[i].source = TRACE_RANK_FILE_NAME;
            files[i].rank = rank;
        }
    }
    rank_by_tp(sorted, count);
    if (files_are != FILES_AS_NAMED)
        result = apply_choice(sorted, count, files_are, error);
    if (result != 0)
        return result;
    qsort(sorted, count, sizeof(struct rank_file *), compare_names);
    join_processes(files, count);
    assume_ranks(sorted, count);
    qsort(sorted, count, sizeof(struct rank_file *), compare_spans);
    for (size_t i = 0; i < count; i++) {
        bool more = i > 0 && sorted[i]->rank == sorted[i - 1]->rank;

        last = more ? last : INT64_MIN;
        sorted[i]->span = more ? sorted[i - 1]->span + 1 : 0;
        sorted[i]->overlaps = runs_into(sorted[i], last);
        last = sorted[i]->end_ns > last ? sorted[i]->end_ns : last;
    }
    return 0;
}

/* ---- all of them ---- */

static int compare_hashes(const struct duplicate_file *a, const struct duplicate_file *b)
{
    for (int i = 0; i < 2; i++)
        if (a->hash[i] != b->hash[i])
            return a->hash[i] < b->hash[i] ? -1 : 1;
    return 0;
}

/* By content, then by the rank of the name, then in path order. */
static int compare_files(const void *a, const void *b)
{
    const struct duplicate_file *left = *(struct duplicate_file *const *)a;
    const struct duplicate_file *right = *(struct duplicate_file *const *)b;
    int order = compare_hashes(left, right);

    if (order == 0)
        order =
            (left->name_rank > right->name_rank) - (left->name_rank < right->name_rank);
    return order != 0 ? order : (left > right) - (left < right);
}

/* Files with the same content. The first in path order counts. If its name states its
 * rank, the first file of each other rank that a name states counts, too. */
static void settle_group(struct duplicate_file *files, struct duplicate_file **group,
                         size_t count)
{
    struct duplicate_file *first = group[0], *of_rank = group[0];

    for (size_t i = 1; i < count; i++)
        first = group[i] < first ? group[i] : first;
    for (size_t i = 0; i < count; i++) {
        struct duplicate_file *file = group[i];

        if (i == 0 || file->name_rank != of_rank->name_rank)
            of_rank = file;
        bool alike = first->name_rank < 0 || file->name_rank < 0;
        const struct duplicate_file *same_as = alike ? first : of_rank;
        if (same_as != file)
            file->same_as = (size_t)(same_as - files);
    }
}

/* A file whose hash is that of a group, but whose seal differs from those of the
 * others. */
static size_t find_odd(const struct duplicate_file *files, struct duplicate_file **group,
                       size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (!seal_equal(&group[0]->seal, &group[i]->seal))
            return (size_t)(group[i] - files);
    return DUPLICATES_NONE;
}

void duplicates_find(struct duplicate_file *files, size_t count, size_t *odd)
{
    CLEANUP_FREE struct duplicate_file **sorted =
        owned_new(count, sizeof(struct duplicate_file *));
    size_t readable = 0;

    *odd = DUPLICATES_NONE;
    for (size_t i = 0; i < count; i++) {
        files[i].same_as = DUPLICATES_NONE;
        if (files[i].readable)
            sorted[readable++] = &files[i];
    }
    qsort(sorted, readable, sizeof(struct duplicate_file *), compare_files);
    for (size_t begin = 0, end; begin < readable; begin = end) {
        for (end = begin + 1;
             end < readable && compare_hashes(sorted[begin], sorted[end]) == 0;)
            end++;
        settle_group(files, sorted + begin, end - begin);
        if (*odd == DUPLICATES_NONE)
            *odd = find_odd(files, sorted + begin, end - begin);
    }
}

/* ---- while files are being read ---- */

void duplicates_seen_init(struct duplicates_seen *seen, size_t count, struct arena *arena)
{
    seen->size = 16;
    while (seen->size < 2 * count)
        seen->size *= 2;
    seen->slots = arena_new(arena, seen->size, sizeof *seen->slots);
}

/* The slot of a file: that of an equal file, or a free slot. Equal files have the same
 * content, and the same rank in their names or none in either. */
static size_t find_slot(const struct duplicates_seen *seen,
                        const struct duplicate_file *files, size_t i)
{
    const struct duplicate_file *file = &files[i];
    size_t mask = seen->size - 1;
    uint64_t rank = hash_number((uint64_t)file->name_rank, hash_seed());
    size_t slot = hash_number(file->hash[0], rank) & mask;

    for (; seen->slots[slot] != 0; slot = (slot + 1) & mask) {
        const struct duplicate_file *other = &files[seen->slots[slot] - 1];

        if (compare_hashes(other, file) == 0 && seal_equal(&other->seal, &file->seal) &&
            other->name_rank == file->name_rank)
            break;
    }
    return slot;
}

/* Only an earlier equal file is sure to make this file a duplicate: anything that makes
 * the earlier file a duplicate makes this one a duplicate, too. */
static bool duplicates_is_seen(const struct duplicates_seen *seen,
                               const struct duplicate_file *files, size_t i)
{
    size_t other = seen->slots[find_slot(seen, files, i)];

    return other != 0 && other - 1 < i;
}

bool duplicates_seen_before(struct duplicates_seen *seen,
                            const struct duplicate_file *files, size_t i)
{
    size_t slot = find_slot(seen, files, i);

    if (seen->slots[slot] != 0 && seen->slots[slot] - 1 < i)
        return true;
    seen->slots[slot] = i + 1;
    return false;
}

/* ---- reading ---- */

/* Workers take files in turn, largest first, read and resolve them in parallel. In the
 * order in which the files were taken, their names get numbers in the set, and their rows
 * are written; in between, any worker encodes them. So the same files make the same
 * bytes, whatever the number of threads, and merge.c can make them again. A single file
 * gets a second thread that inflates ahead.
 *
 * A recording that is read before its turn is kept, as long as all kept ones and the next
 * file are not larger than the awaited file; then the worker waits, too. So at most
 * `threads` recordings and the kept ones are in memory at once. */

struct file_state {
    const char *name;
    struct reading_known is; /* once it was read */
    char *failure;           /* why it could not be read */
    bool is_merged;
};

/* A file on its way from reading to writing. */
struct file_turn {
    bool is_read, is_encoded;
    struct trace_recording *recording; /* NULL: it need not be written */
    struct set_recording *set;         /* with its numbers */
};

struct reader {
    const struct reading_request *request;
    struct progress *progress;
    bool two_threads;
    struct arena *arena; /* the mutex guards it while there are threads */
    struct file_state *files;
    struct duplicate_file *contents; /* of the files */
    size_t *order;                   /* files, largest first */
    struct set_writer *writer;

    pthread_mutex_t mutex; /* guards the fields above and below */
    pthread_cond_t changed;
    struct duplicates_seen seen;
    /* In `order`, each the next to be ...; no one is ahead of the one before it. */
    size_t next, numbered, encoded, written;
    struct file_turn *turns; /* by place in `order` */
    uint64_t kept_bytes; /* of the sizes of files that were read, in no worker's hands */
    int result;          /* the first error that ends all of it */
    struct error error;
};

/* Files that were read before have no stages. */
static void set_stage(struct reader *reader, enum progress_stage stage)
{
    if (reader->progress != NULL && reader->request->known == NULL)
        atomic_store(&reader->progress->stage, (int)stage);
}

/* ---- one file ---- */

/* Errors of one trace do not stop the other files; any other error ends the reading. */
static bool is_file_error(const struct reader *reader, size_t i,
                          const struct error *error)
{
    if (reader->request->known != NULL)
        return reader->request->known[i].failure != NULL;
    return error->code == ERROR_FORMAT || error->code == ERROR_IO ||
           error->code == ERROR_LIMIT;
}

static void end_reading(struct reader *reader, int result, const struct error *error)
{
    if (reader->result != 0)
        return;
    reader->result = result;
    reader->error = *error;
}

/* Notes the facts of a file that was read. Whether an earlier file makes it a duplicate.
 */
static bool note_content(struct reader *reader, size_t i, const struct reading_known *is,
                         const struct seal *seal)
{
    struct duplicate_file *content = &reader->contents[i];

    pthread_mutex_lock(&reader->mutex);
    reader->files[i].is = *is;
    content->seal = *seal;
    memcpy(content->hash, is->hash, sizeof content->hash);
    content->readable = true;
    content->name_rank =
        is->rank_source == TRACE_RANK_STATED ? -1 : rank_of_name(reader->files[i].name);
    bool seen = duplicates_is_seen(&reader->seen, reader->contents, i);
    pthread_mutex_unlock(&reader->mutex);
    return seen;
}

/* A file that was read before. */
static int load_file(struct reader *reader, size_t i, struct trace_recording **out,
                     struct error *error)
{
    static const struct seal no_seal; /* files with equal hashes count as equal */
    const struct reading_known *is = &reader->request->known[i];
    int result = 0;

    if (is->failure != NULL)
        result = error_set(error, ERROR_FORMAT, "no_readable_file", "%s", is->failure);
    else if (!note_content(reader, i, is, &no_seal))
        result = reader->request->load(reader->request->context, i, out, error);
    if (result == 0 && *out != NULL) {
        (*out)->disk_bytes = is->disk_bytes;
        memcpy((*out)->disk_hash, is->disk_hash, sizeof is->disk_hash);
        (*out)->disk_seal = is->disk_seal;
    }
    if (reader->progress != NULL) {
        atomic_fetch_add(&reader->progress->bytes_done, reader->request->sizes[i]);
        atomic_fetch_add(&reader->progress->events, is->events);
    }
    return result;
}

/* Rows of several processes: perhaps of several ranks. */
static int check_processes(struct reader *reader, size_t i, struct trace_recording *read,
                           struct error *error)
{
    const struct ingest_file *file = &reader->request->list->files[i];
    size_t processes = trace_count_processes(read);

    if (processes < 2)
        return 0;
    reader->files[i].is_merged = file->splits;
    if (file->splits)
        return error_set(error, ERROR_FORMAT, "several_ranks", "%s: several ranks",
                         file->name);
    trace_note_add(read, "several_processes", processes,
                   "%zu processes have operators or launches in this file", processes);
    return 0;
}

static int read_file(struct reader *reader, size_t i, struct trace_recording **recording,
                     struct error *error)
{
    const struct ingest_file *file = &reader->request->list->files[i];
    struct trace_recording *read = NULL;
    int result = trace_read(file->path, file->name, reader->two_threads,
                            reader->request->key, reader->progress, &read, error);

    if (result == 0 && check_processes(reader, i, read, error) != 0) {
        trace_recording_free(read);
        return -(int)error->code;
    }
    *recording = read;
    if (result == 0 && file->beside != NULL)
        result = metadata_put_beside(read, file->beside, error);
    if (result != 0)
        return result;
    if (file->was_kept) {
        read->disk_bytes = file->disk_bytes;
        memcpy(read->disk_hash, file->disk_hash, sizeof file->disk_hash);
        read->disk_seal = file->disk_seal;
    }
    if (reader->progress != NULL && /* every byte of every file has been read */
        atomic_load(&reader->progress->bytes_done) >=
            atomic_load(&reader->progress->bytes_total))
        set_stage(reader, PROGRESS_LINKING);
    const struct reading_known is = {
        .rank_source = read->rank_source,
        .rank = read->rank,
        .first_ns = read->events.count > 0 ? read->first_ns : INT64_MAX,
        .events = read->quality.events,
        .raw_bytes = read->raw_bytes,
        .hash = {read->hash[0], read->hash[1]},
        .disk_bytes = read->disk_bytes,
        .disk_hash = {read->disk_hash[0], read->disk_hash[1]},
        .disk_seal = read->disk_seal};
    if (!note_content(reader, i, &is, &read->seal)) {
        result = trace_resolve_with(read, reader->two_threads, reader->progress, error);
        if (result == 0 && read->step_count > 0) {
            reader->files[i].is.first_ns = read->steps[0].ts;
            reader->files[i].is.end_ns = read->steps[0].end;
        }
        return result;
    }
    trace_recording_release(recording);
    *recording = NULL;
    return 0;
}

static void tell(const struct reader *reader, size_t i, bool begins)
{
    if (reader->request->on_file != NULL)
        reader->request->on_file(reader->request->context, i, begins);
}

/* The size of a file for the limit of kept recordings; more than 0, because sizes may be
 * unknown. */
static uint64_t size_at(const struct reader *reader, size_t turn)
{
    return reader->request->sizes[reader->order[turn]] + 4096;
}

/* Hold the mutex. Gives numbers to files whose turn it is. A file whose bytes equal those
 * of an earlier one is not written again. */
static void number_files(struct reader *reader)
{
    struct error error = {0};

    while (reader->result == 0 && reader->numbered < reader->next &&
           reader->turns[reader->numbered].is_read) {
        size_t i = reader->order[reader->numbered];
        struct file_turn *turn = &reader->turns[reader->numbered++];

        if (turn->recording == NULL ||
            duplicates_seen_before(&reader->seen, reader->contents, i))
            continue;
        int result = set_writer_number(reader->writer, (uint32_t)i,
                                       reader->request->list->files[i].name,
                                       turn->recording, &turn->set, &error);
        if (result != 0)
            end_reading(reader, result, &error);
    }
    pthread_cond_broadcast(&reader->changed);
}

static void free_turn(struct file_turn *turn)
{
    set_recording_free(TAKE_PTR(turn->set));
    trace_recording_free(TAKE_PTR(turn->recording));
}

/* Hold the mutex. Writes files whose turn it is. */
static void write_files(struct reader *reader)
{
    struct error error = {0};

    while (reader->result == 0 && reader->written < reader->encoded &&
           reader->turns[reader->written].is_encoded) {
        struct file_turn *turn = &reader->turns[reader->written];
        int result =
            turn->set == NULL ? 0 : set_writer_put(reader->writer, turn->set, &error);

        if (result != 0)
            end_reading(reader, result, &error);
        free_turn(turn);
        reader->kept_bytes -= size_at(reader, reader->written++);
    }
    pthread_cond_broadcast(&reader->changed);
}

/* Hold the mutex. Encodes the next file that has its numbers. Unlocks the mutex
 * meanwhile. */
static void encode_file(struct reader *reader)
{
    size_t place = reader->encoded++;
    struct file_turn *turn = &reader->turns[place];
    struct error error = {0};
    int result = 0;

    reader->kept_bytes -= size_at(reader, place);
    pthread_mutex_unlock(&reader->mutex);
    if (turn->set != NULL)
        result = set_recording_encode(turn->set, reader->two_threads, &error);
    pthread_mutex_lock(&reader->mutex);
    if (result != 0)
        end_reading(reader, result, &error);
    turn->is_encoded = true;
    reader->kept_bytes += size_at(reader, place);
    write_files(reader);
}

/* Hold the mutex. Whether one more file may be read. It may be if no recording is kept,
 * so the file that the others wait for always is. */
static bool has_room(const struct reader *reader)
{
    return reader->next < reader->request->list->count &&
           (reader->kept_bytes == 0 ||
            reader->kept_bytes + size_at(reader, reader->next) <=
                size_at(reader, reader->written));
}

/* Hold the mutex. Records the result of a file. Takes over the recording. */
static void settle(struct reader *reader, size_t turn, struct trace_recording *recording)
{
    reader->turns[turn].is_read = true;
    reader->turns[turn].recording = recording;
    reader->kept_bytes += size_at(reader, turn);
    number_files(reader);
}

/* Reads the file that was taken as number `turn`. Called without the mutex. */
static void work_on(struct reader *reader, size_t i, size_t turn)
{
    struct trace_recording *recording = NULL;
    struct error error = {0};

    tell(reader, i, true);
    int result = reader->request->known != NULL
                     ? load_file(reader, i, &recording, &error)
                     : read_file(reader, i, &recording, &error);

    pthread_mutex_lock(&reader->mutex);
    if (result != 0 && recording == NULL && is_file_error(reader, i, &error)) {
        reader->files[i].failure =
            arena_text(reader->arena, error.message, strlen(error.message));
        result = 0;
    }
    if (result != 0)
        end_reading(reader, result, &error);
    bool is_over = reader->result != 0;
    settle(reader, turn, recording);
    is_over = result != 0 || (!is_over && reader->result != 0);
    pthread_mutex_unlock(&reader->mutex);
    if (!is_over) /* by this file */
        tell(reader, i, false);
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->files_done, 1);
}

static void work(void *argument)
{
    struct reader *reader = argument;

    pthread_mutex_lock(&reader->mutex);
    while (reader->result == 0 && reader->written < reader->request->list->count) {
        if (reader->encoded < reader->numbered) {
            encode_file(reader);
        } else if (has_room(reader)) {
            size_t turn = reader->next++;

            pthread_mutex_unlock(&reader->mutex);
            work_on(reader, reader->order[turn], turn);
            pthread_mutex_lock(&reader->mutex);
        } else {
            pthread_cond_wait(&reader->changed, &reader->mutex);
        }
    }
    pthread_cond_broadcast(&reader->changed);
    pthread_mutex_unlock(&reader->mutex);
}

/* ---- the whole ---- */

/* By size on disk, the largest first, then by number. */
static int compare_sizes(const void *a, const void *b, void *context)
{
    const uint64_t *sizes = context;
    const size_t *left = a, *right = b;

    if (sizes[*left] != sizes[*right])
        return sizes[*left] > sizes[*right] ? -1 : 1;
    return *left < *right ? -1 : *left > *right;
}

static int read_all(struct reader *reader, struct error *error)
{
    size_t count = reader->request->list->count;
    unsigned threads = threads_choose(reader->request->threads);

    for (size_t i = 0; i < count; i++) {
        reader->files[i].name = reader->request->list->files[i].name;
        reader->order[i] = i;
    }
    qsort_r(reader->order, count, sizeof *reader->order, compare_sizes,
            (void *)(uintptr_t)reader->request->sizes);
    reader->two_threads = count < threads;
    set_stage(reader, PROGRESS_READING);
    threads_share(work, reader, count < threads ? (unsigned)count : threads);
    if (reader->result != 0 && error != NULL)
        *error = reader->error;
    return reader->result;
}

static int collect_failures(struct reader *reader, struct reading *out,
                            struct error *error)
{
    size_t count = reader->request->list->count;

    out->failures = owned_new(count, sizeof *out->failures);
    for (size_t i = 0; i < count; i++)
        if (reader->files[i].failure != NULL)
            out->failures[out->failure_count++] = (struct reading_failure){
                i, owned_copy(reader->files[i].failure), reader->files[i].is_merged};
    if (out->failure_count < count)
        return 0;
    return error_set(error, ERROR_FORMAT, "no_readable_file", "%s%s",
                     out->failures[0].message,
                     count > 1 ? " (no other file could be read either)" : "");
}

static int refuse_odd(const char *name, struct error *error)
{
    return error_set(error, ERROR_CONFLICT, "other_content",
                     "%s: another file has the same hash but different bytes. That does "
                     "not happen by chance: check where both files come from",
                     name);
}

/* Settles which files have the bytes of others. */
static int settle_duplicates(struct reader *reader, struct reading *out,
                             struct error *error)
{
    size_t files = reader->request->list->count, count = 0, odd;
    CLEANUP_FREE struct set_duplicate_place *places = owned_new(files, sizeof *places);

    out->duplicates = owned_new(files, sizeof *out->duplicates);
    duplicates_find(reader->contents, files, &odd);
    if (odd != DUPLICATES_NONE)
        return refuse_odd(reader->files[odd].name, error);
    for (size_t i = 0; i < files; i++) {
        const struct file_state *file = &reader->files[i];
        size_t same_as = reader->contents[i].same_as;

        if (same_as == DUPLICATES_NONE)
            continue;
        out->duplicates[count] = (struct reading_duplicate){i, same_as};
        places[count++] = (struct set_duplicate_place){
            .file = (uint32_t)i,
            .same_as = (uint32_t)same_as,
            .name = file->name,
            .disk_bytes = file->is.disk_bytes,
            .disk_hash = {file->is.disk_hash[0], file->is.disk_hash[1]},
            .disk_seal = file->is.disk_seal};
    }
    out->duplicate_count = count;
    return set_writer_put_duplicates(reader->writer, places, count, error);
}

static bool is_counted(const struct reader *reader, size_t i)
{
    return reader->contents[i].readable && reader->contents[i].same_as == DUPLICATES_NONE;
}

/* Settles the ranks and spans of the files that count. */
static int finish_set(struct reader *reader, struct reading *out, struct error *error)
{
    size_t files = reader->request->list->count, count = 0;
    CLEANUP_FREE struct rank_file *ranks = owned_new(files, sizeof *ranks);
    CLEANUP_FREE struct set_file_place *places = owned_new(files, sizeof *places);

    for (size_t i = 0; i < files; i++) {
        const struct reading_known *is = &reader->files[i].is;

        if (!is_counted(reader, i))
            continue;
        bool stated = is->rank_source == TRACE_RANK_STATED;

        out->events += is->events;
        out->raw_bytes += is->raw_bytes;
        places[count].file = (uint32_t)i;
        ranks[count++] =
            (struct rank_file){.name = reader->files[i].name,
                               .source = stated ? TRACE_RANK_STATED : TRACE_RANK_ASSUMED,
                               .rank = stated ? is->rank : 0,
                               .first_ns = is->first_ns,
                               .end_ns = is->end_ns,
                               .together = is->together};
    }
    set_stage(reader, PROGRESS_STORING);
    int result = ranks_settle(ranks, count, reader->request->list->files_are, error);
    if (result != 0)
        return result;
    for (size_t i = 0; i < count; i++) {
        places[i].rank = ranks[i].rank;
        places[i].span = ranks[i].span;
        places[i].rank_source = ranks[i].source;
        places[i].overlaps = ranks[i].overlaps;
    }
    set_writer_say_files(reader->writer,
                         files_are_word(reader->request->list->files_are));
    result = set_writer_finish(TAKE_PTR(reader->writer), places, count,
                               reader->request->label, &out->contents, error);
    out->contents.unsealed = reader->request->known != NULL;
    return result;
}

static void reader_release(struct reader *reader)
{
    set_writer_abort(reader->writer);
    for (size_t i = 0; i < reader->request->list->count; i++)
        free_turn(&reader->turns[i]);
    arena_free(&reader->arena);
    pthread_cond_destroy(&reader->changed);
    pthread_mutex_destroy(&reader->mutex);
}

static int run(struct reader *reader, struct reading *out, struct error *error)
{
    const struct reading_request *request = reader->request;
    int failed = set_writer_open(request->draft, &reader->writer, error);

    if (failed == 0 && request->on_draft != NULL)
        failed = request->on_draft(request->context, error);
    if (failed == 0)
        failed = read_all(reader, error);
    if (failed == 0)
        failed = collect_failures(reader, out, error);
    if (failed == 0)
        failed = settle_duplicates(reader, out, error);
    return failed == 0 ? finish_set(reader, out, error) : failed;
}

int reading_run(const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error)
{
    CLEANUP(reader_release)
    struct reader reader = {.request = request, .progress = progress};
    size_t count = request->list->count;

    *out = (struct reading){0};
    pthread_mutex_init(&reader.mutex, NULL);
    pthread_cond_init(&reader.changed, NULL);
    reader.arena = arena_make(NULL);
    reader.files = arena_new(reader.arena, count, sizeof *reader.files);
    reader.order = arena_new(reader.arena, count, sizeof *reader.order);
    reader.contents = arena_new(reader.arena, count, sizeof *reader.contents);
    reader.turns = arena_new(reader.arena, count, sizeof *reader.turns);
    duplicates_seen_init(&reader.seen, count, reader.arena);
    return run(&reader, out, error);
}

void reading_free(struct reading *reading)
{
    set_contents_free(&reading->contents);
    for (size_t i = 0; i < reading->failure_count; i++)
        free(reading->failures[i].message);
    free(reading->failures);
    free(reading->duplicates);
    *reading = (struct reading){0};
}
