-- Forgets all but the newest :keep jobs.
DELETE FROM job WHERE rowid NOT IN (SELECT rowid FROM job ORDER BY rowid DESC LIMIT :keep)
