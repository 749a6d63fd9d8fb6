-- Everything that a set file declares: type, and its SQL (store/set/set_check.c).
SELECT type, sql FROM main.sqlite_master
