-- Whether the pages of a set file make a database: one row, "ok", or what is wrong first.
SELECT integrity_check FROM pragma_integrity_check(1)
