-- Whether the pages of a set file make a valid database: one row, "ok" or the first problem.
PRAGMA integrity_check(1)
