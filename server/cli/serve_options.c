/* See serve_options.h. */
#include "cli/serve_options.h"

#include "base/log.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"
#include "http/base_path.h"
#include "http/guard.h"
#include "ingest/jobs.h"
#include "sql/ask.h"
#include "store/catalogue/retention.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* MiB. With less, the program itself does not start; no machine has more. */
#define JOB_MEMORY_LEAST 64
#define JOB_MEMORY_MOST (1 << 30)
#define REQUEST_MEMORY_LEAST 1
#define SIZE_MOST 1000000 /* of its unit */

enum {
    OPTION_DATA = 256,
    OPTION_PORT,
    OPTION_LISTEN,
    OPTION_TOKEN_FILE,
    OPTION_ALLOW_HOST,
    OPTION_BASE_PATH,
    OPTION_TRUST_PROXY,
    OPTION_READ_ONLY,
    OPTION_SETS,
    OPTION_WEB_DIR,
    OPTION_JOBS,
    OPTION_JOB_MEMORY,
    OPTION_REQUEST_MEMORY,
    OPTION_KEEP,
    OPTION_KEEP_TRACES,
    OPTION_NO_KEEP_TRACES,
    OPTION_QUOTA,
    OPTION_QUOTA_TOTAL,
    OPTION_NO_SQL,
    OPTION_SQL_SECONDS,
    OPTION_OPEN,
    OPTION_NO_OPEN,
    OPTION_VERBOSE,
    OPTION_HELP
};

static const struct option long_options[] = {
    {"data", required_argument, NULL, OPTION_DATA},
    {"port", required_argument, NULL, OPTION_PORT},
    {"listen", required_argument, NULL, OPTION_LISTEN},
    {"token-file", required_argument, NULL, OPTION_TOKEN_FILE},
    {"allow-host", required_argument, NULL, OPTION_ALLOW_HOST},
    {"base-path", required_argument, NULL, OPTION_BASE_PATH},
    {"trust-proxy", no_argument, NULL, OPTION_TRUST_PROXY},
    {"read-only", no_argument, NULL, OPTION_READ_ONLY},
    {"sets", required_argument, NULL, OPTION_SETS},
    {"web-dir", required_argument, NULL, OPTION_WEB_DIR},
    {"jobs", required_argument, NULL, OPTION_JOBS},
    {"job-memory", required_argument, NULL, OPTION_JOB_MEMORY},
    {"request-memory", required_argument, NULL, OPTION_REQUEST_MEMORY},
    {"keep", required_argument, NULL, OPTION_KEEP},
    {"keep-traces", optional_argument, NULL, OPTION_KEEP_TRACES},
    {"no-keep-traces", no_argument, NULL, OPTION_NO_KEEP_TRACES},
    {"quota", required_argument, NULL, OPTION_QUOTA},
    {"quota-total", required_argument, NULL, OPTION_QUOTA_TOTAL},
    {"no-sql", no_argument, NULL, OPTION_NO_SQL},
    {"sql-seconds", required_argument, NULL, OPTION_SQL_SECONDS},
    {"open", no_argument, NULL, OPTION_OPEN},
    {"no-open", no_argument, NULL, OPTION_NO_OPEN},
    {"verbose", no_argument, NULL, OPTION_VERBOSE},
    {"help", no_argument, NULL, OPTION_HELP},
    {NULL, 0, NULL, 0},
};

void serve_options_print_help(void)
{
    printf(
        "usage: tracediff serve [OPTION…] [DIR…]\n"
        "Serves the dashboard, and ingests the folders that are named. With two\n"
        "folders, it prints the address of their comparison as soon as it can be "
        "opened.\n\n"
        "  --data DIR         the store (default: $XDG_DATA_HOME/tracediff)\n"
        "  --port N           port (default: the first free one from 8080 on)\n"
        "  --listen ADDRESS   address to listen on (default: 127.0.0.1); any other than\n"
        "                     this machine's own needs a token\n"
        "  --token-file FILE  read the token from FILE instead of making one; with\n"
        "                     several tokens, a line is NAME TOKEN, or NAME TOKEN read\n"
        "                     (this token may only read)\n"
        "  --allow-host NAME  another name, or NAME:PORT, of this server;\n"
        "                     may be repeated\n"
        "  --base-path PATH   serve everything under PATH, such as /tracediff, behind a\n"
        "                     proxy that has other paths too; needs a token\n"
        "  --trust-proxy      believe X-Forwarded-Proto, -Host and -For; needs a token\n"
        "  --read-only        refuse every change by the browser\n"
        "  --sets DIR         show the set files in DIR, which others add and remove;\n"
        "                     nothing is written there. Needs --read-only, and\n"
        "                     replaces --data\n"
        "  --open             start the browser; with two folders, at their comparison\n"
        "                     (--no-open undoes this)\n"
        "  --jobs N           folders to ingest at once (default: 1, at most %d)\n"
        "  --job-memory MIB   memory that each job may use (default: half of the\n"
        "                     machine's, shared by all)\n"
        "  --request-memory MIB\n"
        "                     memory that one request may use (default: half of the\n"
        "                     machine's)\n"
        "  --keep AGE         remove sets that were stored longer ago than AGE, such as\n"
        "                     12h, 30d or 8w; pinned sets stay. A new or shorter AGE\n"
        "                     removes no set during its first day (default: keep all)\n"
        "  --keep-traces=SIZE keep the traces themselves too, compressed, to download\n"
        "                     them or open them in Perfetto: up to SIZE, such as 500M "
        "or\n"
        "                     1T; the oldest are removed first (default: 20G; without\n"
        "                     =SIZE: all, and none is removed)\n"
        "  --no-keep-traces   do not keep them; --keep-traces=0 is the same\n"
        "  --quota SIZE       what each name of --token-file may store, such as 20G:\n"
        "                     sets and kept traces\n"
        "  --quota-total SIZE what all may store together\n"
        "  --no-sql           refuse statements in SQL\n"
        "  --sql-seconds N    time that one statement may take (default: %d)\n"
        "  --web-dir DIR      serve the pages from DIR, for working on them\n"
        "  --verbose          log every request\n"
        "  --help             show this help\n",
        JOBS_RUNNING_MAX, SQL_SECONDS);
}

static bool read_number(const char *option, const char *text, int64_t minimum,
                        int64_t maximum, int64_t *out)
{
    if (text_to_int64(text, out) && *out >= minimum && *out <= maximum)
        return true;
    cli_say("tracediff serve: %s: \"%s\" is not a number from %lld to %lld", option, text,
            (long long)minimum, (long long)maximum);
    return false;
}

static bool read_mib(const char *option, const char *text, int64_t least, uint64_t *out)
{
    int64_t number;

    if (!read_number(option, text, least, JOB_MEMORY_MOST, &number))
        return false;
    *out = (uint64_t)number << 20;
    return true;
}

static bool check_base_path(const char *path)
{
    struct error error;

    if (http_base_check(path, &error) == 0)
        return true;
    cli_say("tracediff serve: %s", error.message);
    return false;
}

static bool add_host(struct serve_options *out, const char *host)
{
    if (!guard_is_host(host)) {
        cli_usage("serve",
                  "--allow-host takes NAME or NAME:PORT, such as traces.example, not %s",
                  host);
        return false;
    }
    if (out->allowed_host_count < SERVE_HOSTS_MAX) {
        out->allowed_hosts[out->allowed_host_count++] = host;
        return true;
    }
    cli_usage("serve", "--allow-host: %d at most", SERVE_HOSTS_MAX);
    return false;
}

/* "20G": a number and K, M, G or T, of 1024 each; 0 needs none. */
static bool read_size(const char *option, const char *text, uint64_t *out)
{
    static const char units[] = "KMGT";
    char digits[24];
    int64_t number = 0;

    size_t length = strspn(text, "0123456789");
    const char *unit = text[length] == '\0' ? NULL : strchr(units, text[length]);
    snprintf(digits, sizeof digits, "%.*s", length < 16 ? (int)length : 0, text);
    bool right = text_to_int64(digits, &number) &&
                 (unit == NULL ? number == 0 && text[length] == '\0'
                               : text[length + 1] == '\0' && number <= SIZE_MOST);
    if (!right) {
        cli_say("tracediff serve: %s=%s: SIZE must be a number with a unit (K, M, G or "
                "T), such as 20G",
                option, text);
        return false;
    }
    *out = unit == NULL ? 0 : (uint64_t)number << (10 * (unsigned)(unit - units + 1));
    return true;
}

/* NULL: no limit; 0: keeps none. */
static bool take_limit(const char *text, struct traces_policy *out)
{
    out->keep = true;
    out->limit.bytes = TRACES_WITHOUT_LIMIT;
    if (text == NULL)
        return true;
    if (!read_size("--keep-traces", text, &out->limit.bytes))
        return false;
    out->keep = out->limit.bytes > 0;
    return true;
}

/* A limit of nothing would be no limit. */
static bool take_quota(const char *option, const char *text, uint64_t *out)
{
    if (!read_size(option, text, out))
        return false;
    if (*out == 0)
        cli_say("tracediff serve: %s: SIZE must be more than 0", option);
    return *out > 0;
}

static bool take_age(const char *text, int64_t *out)
{
    if (retention_parse(text, out))
        return true;
    cli_say("tracediff serve: --keep %s: AGE must be a whole number of hours, days or "
            "weeks, 100 years at most, such as 12h, 30d or 8w",
            text);
    return false;
}

/* The options without a value. False: it is none of them. */
static bool take_flag(int option, struct serve_options *out)
{
    switch (option) {
    case OPTION_READ_ONLY:
        out->read_only = true;
        return true;
    case OPTION_TRUST_PROXY:
        out->trust_proxy = true;
        return true;
    case OPTION_NO_KEEP_TRACES:
        out->traces.keep = false;
        return true;
    case OPTION_NO_SQL:
        out->no_sql = true;
        return true;
    case OPTION_OPEN:
    case OPTION_NO_OPEN:
        out->open = option == OPTION_OPEN;
        return true;
    case OPTION_VERBOSE:
        log_set_level(LOG_LEVEL_DEBUG);
        return true;
    case OPTION_HELP:
        out->help = true;
        return true;
    default:
        return false;
    }
}

static bool take_option(int option, const char *value, struct serve_options *out)
{
    int64_t number;

    switch (option) {
    case OPTION_DATA:
        out->data = value;
        return true;
    case OPTION_PORT:
        if (!read_number("--port", value, 0, 65535, &number))
            return false;
        out->port = (int)number;
        return true;
    case OPTION_LISTEN:
        out->listen = value;
        return true;
    case OPTION_TOKEN_FILE:
        out->token_file = value;
        return true;
    case OPTION_ALLOW_HOST:
        return add_host(out, value);
    case OPTION_BASE_PATH:
        out->base_path = value;
        return check_base_path(value);
    case OPTION_SETS:
        out->sets = value;
        return true;
    case OPTION_WEB_DIR:
        out->web_dir = value;
        return true;
    case OPTION_JOBS:
        if (!read_number("--jobs", value, 1, JOBS_RUNNING_MAX, &number))
            return false;
        out->jobs = (unsigned)number;
        return true;
    case OPTION_JOB_MEMORY:
        return read_mib("--job-memory", value, JOB_MEMORY_LEAST, &out->job_memory);
    case OPTION_REQUEST_MEMORY:
        return read_mib("--request-memory", value, REQUEST_MEMORY_LEAST,
                        &out->request_memory);
    case OPTION_KEEP:
        return take_age(value, &out->keep);
    case OPTION_KEEP_TRACES:
        return take_limit(value, &out->traces);
    case OPTION_QUOTA:
        return take_quota("--quota", value, &out->quota.each);
    case OPTION_QUOTA_TOTAL:
        return take_quota("--quota-total", value, &out->quota.all);
    case OPTION_SQL_SECONDS:
        if (!read_number("--sql-seconds", value, 1, SQL_SECONDS_MOST, &number))
            return false;
        out->sql_seconds = (int)number;
        return true;
    default: /* for an unknown option, the error was already printed */
        return take_flag(option, out);
    }
}

/* `--keep-traces 5G` would read in a folder 5G: an optional value needs an equals
 * sign. */
static bool lacks_equals(const struct serve_options *options)
{
    const char *size = options->folder_count > 0 ? options->folders[0] : "";
    size_t digits = strspn(size, "0123456789");

    if (options->traces.limit.bytes != TRACES_WITHOUT_LIMIT || digits == 0 ||
        strspn(size + digits, "KMGT") != 1 || size[digits + 1] != '\0' ||
        cli_is_place(size))
        return false;
    cli_usage("serve", "write SIZE after an equals sign: --keep-traces=%s", size);
    return true;
}

bool serve_options_read(int argc, char **argv, struct serve_options *out)
{
    int option;

    *out = (struct serve_options){
        .port = -1,
        .base_path = "",
        .jobs = 1,
        .sql_seconds = SQL_SECONDS,
        .traces = {true, {TRACES_LIMIT_DEFAULT, TRACES_DISK_RESERVE}}};
    while ((option = options_next(argc, argv, long_options)) != -1)
        if (!take_option(option, optarg, out))
            return false;
    if (out->read_only && out->keep > 0) {
        cli_usage("serve", "--keep removes sets, which --read-only forbids; give only "
                           "one of them");
        return false;
    }
    if (out->quota.each > 0 && out->token_file == NULL) {
        cli_usage("serve", "--quota needs --token-file, with names");
        return false;
    }
    out->folders = argv + optind;
    out->folder_count = (size_t)(argc - optind);
    if (lacks_equals(out))
        return false;
    if (out->sets != NULL &&
        (!out->read_only || out->data != NULL || out->folder_count > 0)) {
        cli_usage("serve",
                  "--sets needs --read-only, and cannot be combined with --data or with "
                  "folders to read in");
        return false;
    }
    return true;
}
