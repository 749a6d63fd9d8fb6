-- The newest listed set with the label :label; columns as in sets_list.sql.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE label = :label AND deleted = 0 AND removing = 0
ORDER BY created DESC, place DESC
LIMIT 1
