#ifndef TRACEDIFF_BASE_SYSTEM_H
#define TRACEDIFF_BASE_SYSTEM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- writing ---- */

/* Writes all of the bytes; false: errno says why not. */
bool system_write_all(int fd, const void *bytes, size_t length);

/* ---- build id ---- */

/* Which build of the program runs: the build id that the linker puts into it, a hash of
 * what was linked. Two builds of the same source with the same tools have the same id. */

#define BUILD_ID_MAX 32

/* Fills the bytes of the id and returns how many there are; 0 if the program has no id (a
 * linker without build ids, no ELF). */
size_t build_id_read(unsigned char id[BUILD_ID_MAX]);
/* The id in hex digits, "" without one. */
void build_id_write(char hex[2 * BUILD_ID_MAX + 1]);

/* ---- library ---- */

/* A library that the program uses, and its version. */

#define LIBRARY_VERSION_SIZE 32

struct library {
    const char *name;                    /* as its project writes it */
    char compiled[LIBRARY_VERSION_SIZE]; /* against which the program was compiled */
    char running[LIBRARY_VERSION_SIZE];  /* "": part of the program, or not stated */
};

/* ---- assets ---- */

/* The files compiled into the program: the pages of web/, the traces of traces-sample/,
 * and each section of the files of sql/: a statement or a script.
 *
 * server/embed.c writes the table at build time. Everything in it is constant and
 * lives as long as the program. */

struct asset {
    const char *path; /* within the source tree: "web/index.html"; "sql/NAME" is the
                         section NAME of a file of sql/ */
    /* The uncompressed bytes, followed by a NUL that `length` does not count. NULL only
     * for large files that are stored only as gzip; to get their bytes, inflate `gzip` to
     * `length` bytes. Sections of sql/ always have them. */
    const unsigned char *bytes;
    size_t length;
    const unsigned char *gzip; /* one gzip member; NULL if it saves too little */
    size_t gzip_length;
    /* Not for sections of sql/. */
    const char *etag;   /* strong, with its quotes; changes only with the content */
    const char *sha256; /* of the uncompressed bytes, base64: a Content-Security-Policy
                           names it */
};

/* The file of exactly this path; NULL if there is none. */
const struct asset *asset_find(const char *path);

/* All of them, in byte order of their paths: asset_at(0) .. asset_at(asset_count() - 1).
 * NULL beyond the end. */
size_t asset_count(void);
const struct asset *asset_at(size_t index);

/* The table itself, in byte order of the paths; only system.c reads it. */
extern const struct asset assets_table[];
extern const size_t assets_table_count;

/* ---- machine ---- */

/* How the program treats the machine that it shares: memory and priority. */

/* The number of heaps of the allocator that the threads of a server share. Memory that
 * one thread frees stays in its heap for the next thread, so each heap grows to its
 * largest use; glibc's default is eight per core. */
#define MACHINE_HEAPS_MIN 2
#define MACHINE_HEAPS_MAX 8

/* Sets up the allocator; before the first thread. */
void machine_settle_memory(bool is_server);

/* Gives freed memory that lies between used memory back to the system. This takes some
 * milliseconds, and other threads wait for memory meanwhile: call it when there is little
 * else to do. */
void machine_give_memory_back(void);

/* reallocarray(NULL, count, size) for an array that will be filled from end to end. If it
 * is large, it is in large pages, where the system has them: then the first touch of all
 * its memory costs half as much. */
void *machine_array(size_t count, size_t size);

/* Bytes of memory that the machine has; 0: not known. */
uint64_t machine_memory(void);

/* Lowers the priority of the calling thread, and of threads and processes that it starts
 * from now on, below that of the first thread of `process`. Has no effect if the system
 * cannot do that for a single thread. */
void machine_lower_priority(pid_t process);

/* ---- progress ---- */

/* How far a long job is. Its workers write it and any thread reads it, without locks. */

enum progress_stage {
    PROGRESS_WAITING,  /* not begun */
    PROGRESS_CHECKING, /* checking whether the traces are already stored */
    PROGRESS_READING,  /* inflate, scan, decode */
    PROGRESS_LINKING,  /* launches, steps, nesting of the last file */
    PROGRESS_STORING,  /* writing what is left and the summaries */
    PROGRESS_KEEPING,  /* copying the trace files into the store */
    PROGRESS_COPYING,  /* from stored sets into others */
    PROGRESS_DONE
};

struct progress {
    _Atomic uint64_t bytes_done; /* bytes of the files as they lie on disk */
    _Atomic uint64_t bytes_total;
    _Atomic uint64_t events; /* events seen so far, kept or not */
    _Atomic uint32_t files_done;
    _Atomic uint32_t files_total;
    _Atomic int stage;     /* enum progress_stage */
    atomic_bool cancelled; /* set by anyone; workers stop at the next chunk */
};

const char *progress_stage_name(enum progress_stage stage); /* "reading" ... */

#endif
