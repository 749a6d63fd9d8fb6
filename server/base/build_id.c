/* See build_id.h. */
#include "base/build_id.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

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
