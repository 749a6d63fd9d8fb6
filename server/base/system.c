#include "base/system.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* ---- writing ---- */

bool system_write_all(int fd, const void *bytes, size_t length)
{
    const char *at = bytes;

    while (length > 0) {
        ssize_t written = write(fd, at, length);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        at += written;
        length -= (size_t)written;
    }
    return true;
}

/* ---- build id ---- */

#ifdef __ELF__
#include <link.h>

struct build_id {
    unsigned char *id;
    size_t length;
};

static size_t padded(size_t length)
{
    return (length + 3) & ~(size_t)3;
}

/* The notes of one segment, each with its name and its bytes padded to four. */
static void search_notes(const unsigned char *at, size_t length, struct build_id *search)
{
    ElfW(Nhdr) head;

    while (length >= sizeof head) {
        memcpy(&head, at, sizeof head);
        size_t name = padded(head.n_namesz), bytes = padded(head.n_descsz);

        if (bytes > length - sizeof head || name > length - sizeof head - bytes)
            return;
        if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == sizeof "GNU" &&
            memcmp(at + sizeof head, "GNU", sizeof "GNU") == 0 &&
            head.n_descsz <= BUILD_ID_MAX) {
            search->length = head.n_descsz;
            memcpy(search->id, at + sizeof head + name, head.n_descsz);
            return;
        }
        at += sizeof head + name + bytes;
        length -= sizeof head + name + bytes;
    }
}

/* The first call is for the program itself, the others would be for its libraries. */
static int search_program(struct dl_phdr_info *info, size_t size, void *context)
{
    struct build_id *search = context;
    (void)size;

    for (size_t i = 0; i < info->dlpi_phnum && search->length == 0; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];

        if (segment->p_type == PT_NOTE)
            search_notes(
                (const unsigned char *)(uintptr_t)(info->dlpi_addr + segment->p_vaddr),
                segment->p_memsz, search);
    }
    return 1;
}

size_t build_id_read(unsigned char id[BUILD_ID_MAX])
{
    struct build_id search = {id, 0};

    dl_iterate_phdr(search_program, &search);
    return search.length;
}
#else
size_t build_id_read(unsigned char id[BUILD_ID_MAX])
{
    (void)id;
    return 0;
}
#endif

void build_id_write(char hex[2 * BUILD_ID_MAX + 1])
{
    unsigned char id[BUILD_ID_MAX];
    size_t length = build_id_read(id);

    hex[0] = '\0';
    for (size_t i = 0; i < length; i++)
        snprintf(hex + 2 * i, 3, "%02x", (unsigned)id[i]);
}

/* ---- assets ---- */

const struct asset *asset_find(const char *path)
{
    size_t low = 0, high = assets_table_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(path, assets_table[middle].path);
        if (order == 0)
            return &assets_table[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

size_t asset_count(void)
{
    return assets_table_count;
}

const struct asset *asset_at(size_t index)
{
    return index < assets_table_count ? &assets_table[index] : NULL;
}

/* ---- machine ---- */

/* A third of the share of a normal thread: the thread waits, but does not starve. */
#define LOWER_BY 5

#define LARGE_PAGE ((size_t)2 << 20)

#ifdef __GLIBC__
static int heaps_of_server(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < MACHINE_HEAPS_MIN   ? MACHINE_HEAPS_MIN
           : cores > MACHINE_HEAPS_MAX ? MACHINE_HEAPS_MAX
                                       : (int)cores;
}
#endif

/* Large arrays go back to the system when they are freed, whatever was freed before. By
 * default, glibc learns from the first large array to keep later ones, and the memory of
 * one trace stays next to that of the next one.
 *
 * Commands that read traces and then end use one heap for all threads, because a heap for
 * each thread would reserve 64 MB of addresses, which batch systems count (ulimit -v). A
 * server's many threads are faster with several heaps. */
void machine_settle_memory(bool is_server)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_ARENA_MAX, is_server ? heaps_of_server() : 1);
#else
    (void)is_server;
#endif
}

void machine_give_memory_back(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void *machine_array(size_t count, size_t size)
{
#ifdef MADV_HUGEPAGE
    void *array;

    if (size > 0 && count >= LARGE_PAGE / size && count < PTRDIFF_MAX / size) {
        if (posix_memalign(&array, LARGE_PAGE, count * size) != 0)
            return NULL;
        madvise(array, count * size, MADV_HUGEPAGE); /* it may not: it is only slower */
        return array;
    }
#endif
    return reallocarray(NULL, count, size);
}

uint64_t machine_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}

void machine_lower_priority(pid_t process)
{
#ifdef __linux__
    /* Only on Linux does a priority belong to a single thread. -1 may be a priority or an
     * error: both are fine. */
    int its = getpriority(PRIO_PROCESS, (id_t)process);

    setpriority(PRIO_PROCESS, (id_t)gettid(), its + LOWER_BY);
#else
    (void)process;
#endif
}

/* ---- progress ---- */

const char *progress_stage_name(enum progress_stage stage)
{
    static const char *const names[] = {"waiting", "checking", "reading", "linking",
                                        "storing", "keeping",  "copying", "done"};

    return names[stage];
}
