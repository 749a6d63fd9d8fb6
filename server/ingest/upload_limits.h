/* The limits of uploads, and the size of an id. */
#ifndef TRACEDIFF_INGEST_UPLOAD_LIMITS_H
#define TRACEDIFF_INGEST_UPLOAD_LIMITS_H

#include <stdint.h>

#define UPLOAD_ID_SIZE 17 /* 16 hex digits and a NUL */
#define UPLOADS_OPEN_MAX 16
#define UPLOAD_FILES_MAX 4096
#define UPLOAD_FILE_BYTES_MAX ((uint64_t)64 << 30)
#define UPLOAD_NAME_MAX 1024
#define UPLOAD_LABEL_MAX 256
#define UPLOAD_IDLE_SECONDS 3600
#define UPLOADS_ENDED_MAX 16 /* committed uploads of ended jobs that are kept */
#define UPLOAD_DISK_RESERVE ((uint64_t)1 << 30) /* left free on the disk */

/* How much may be stored (quota.h). */
struct quota {
    uint64_t each, all; /* bytes of each name, and of all sets; 0: no limit */
};

#endif
