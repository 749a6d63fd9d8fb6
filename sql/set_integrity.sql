-- Whether the pages of a set file make a database: one row, "ok", or what is wrong first.
PRAGMA integrity_check(1)
