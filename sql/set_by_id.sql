-- A set by :id, in the bin or not; columns as in sets_list.sql.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE id = :id AND removing = 0
