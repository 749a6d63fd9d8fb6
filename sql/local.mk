# SQL, by subject. A section of a file is one statement or one script, which the program has
# compiled in by its name (server/embed.c).
SQL_FILES = \
  sql/catalog.sql \
  sql/catalog_rest.sql \
  sql/catalog_sets.sql \
  sql/compare.sql \
  sql/events.sql \
  sql/set.sql \
  sql/set_change.sql \
  sql/set_check.sql \
  sql/set_load.sql \
  sql/set_read.sql \
  sql/set_write.sql
