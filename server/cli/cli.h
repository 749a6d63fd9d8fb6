/* The subcommands: functions of one type; a header for each would add nothing. Each gets
 * its own arguments, with its name in argv[0], and returns the exit status
 * (cli/common.h). */
#ifndef TRACEDIFF_CLI_CLI_H
#define TRACEDIFF_CLI_CLI_H

int cli_serve(int argc, char **argv);
int cli_ingest(int argc, char **argv);
int cli_compare(int argc, char **argv);
int cli_analyse(int argc, char **argv);
int cli_export(int argc, char **argv);
int cli_list(int argc, char **argv);
int cli_remove(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_split(int argc, char **argv);
int cli_join(int argc, char **argv);
int cli_merge(int argc, char **argv);
int cli_tag(int argc, char **argv);
int cli_pin(int argc, char **argv);
int cli_unpin(int argc, char **argv);
int cli_sql(int argc, char **argv);
int cli_series(int argc, char **argv);
int cli_tree(int argc, char **argv);
int cli_mcp(int argc, char **argv);
int cli_pack(int argc, char **argv);
int cli_open(int argc, char **argv);

/* `tracediff` alone, at a terminal: the dashboard with the traces of the working folder.
 */
int cli_start(void);

/* cli_serve(), whose address is that of a page: "/compare?…". */
int cli_serve_page(int argc, char **argv, const char *page);

#endif
