/* The options of `tracediff serve`. */
#ifndef TRACEDIFF_CLI_SERVE_OPTIONS_H
#define TRACEDIFF_CLI_SERVE_OPTIONS_H

#include "ingest/keep_within.h"
#include "ingest/upload_limits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SERVE_HOSTS_MAX 32

struct serve_options {
    const char *data;      /* NULL: the default place */
    const char *sets;      /* a folder of set files that other programs fill, or NULL */
    const char *base_path; /* "": all of the server */
    const char *listen, *token_file, *web_dir;
    int port; /* see http_config */
    unsigned jobs;
    int sql_seconds;                     /* that a statement may take */
    uint64_t job_memory, request_memory; /* bytes; 0: a share of the machine's */
    struct traces_policy traces;
    struct quota quota;
    int64_t keep; /* seconds that sets are kept; 0: all stay */
    bool open, read_only, no_sql, trust_proxy, help;
    const char *allowed_hosts[SERVE_HOSTS_MAX];
    size_t allowed_host_count;
    char **folders;
    size_t folder_count;
};

/* Fills the options from the command line. False: the error was printed to standard
 * error. */
bool serve_options_read(int argc, char **argv, struct serve_options *out);
void serve_options_print_help(void);

#endif
