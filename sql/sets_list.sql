-- The listed sets, newest first: id, label, notes, created, deleted, summary, stored_bytes.
SELECT id, label, notes, created, deleted, summary, stored_bytes
FROM sets
WHERE deleted = 0 AND removing = 0
ORDER BY created DESC, rowid DESC
