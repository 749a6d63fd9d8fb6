/* What account/walk_record.c writes and crash_log.c reads: every change of files and
 * folders, in the order in which the kernel saw them. The file is shared memory of the
 * recorded processes and the test: a head, then records of varying length, each a
 * multiple of 8 bytes. */
#ifndef TRACEDIFF_TESTS_RECORD_H
#define TRACEDIFF_TESTS_RECORD_H

#include <stdatomic.h>
#include <stdint.h>

struct record_head {
    _Atomic uint64_t length; /* bytes of records */
    _Atomic uint64_t count;  /* of records */
    _Atomic uint64_t
        overflow;            /* 1: the file was too short, or a call was not understood */
    _Atomic uint64_t locked; /* a call and its record are one step */
};

enum record_kind {
    RECORD_CREATE = 1, /* name in folder is the new file object */
    RECORD_MKDIR,      /* the same, a folder */
    RECORD_LINK,       /* name in folder is object, which is there */
    RECORD_UNLINK,     /* name in folder is gone (a file or a folder) */
    RECORD_RENAME,     /* name in folder became second name in object (a folder) */
    RECORD_WRITE,      /* bytes at offset of object */
    RECORD_TRUNCATE,   /* object has `offset` bytes */
    RECORD_SYNC        /* object, a file or a folder, was flushed */
};

/* A file or a folder, while it lives. */
struct record_inode {
    uint64_t device, inode;
};

/* Then: name with its NUL, second name with its NUL, the bytes, padding. */
struct record {
    uint64_t size; /* of the whole record */
    uint32_t kind;
    uint32_t name_size, second_size;
    uint32_t unused;
    struct record_inode folder, object;
    uint64_t offset, bytes;
};

#endif
