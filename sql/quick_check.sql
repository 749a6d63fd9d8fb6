-- 'ok', or what is wrong first with the structure of a database: every page is read, what lies
-- in the rows is not.
PRAGMA quick_check(1)
