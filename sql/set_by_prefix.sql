-- The listed sets whose id begins with :prefix (hex digits in lower case), at most two: more
-- than one is ambiguous. Columns as in sets_list.sql. Uses the index of the primary key.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE id >= :prefix AND id < :prefix || 'g' AND deleted = 0 AND removing = 0
LIMIT 2
