-- Everything that is declared in a set file: type, and the SQL of it (store/set/set_check.c).
SELECT type, sql FROM main.sqlite_master
