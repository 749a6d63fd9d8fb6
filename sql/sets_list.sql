-- The listed sets, newest first: id, label, notes, created, deleted, summary, stored_bytes, tags,
-- pinned, goes, uploaded_by.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE deleted = 0 AND removing = 0
ORDER BY created DESC, place DESC
