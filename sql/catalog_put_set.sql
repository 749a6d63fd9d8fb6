-- Lists a set, or lists it again with what is new; notes stay. :id, :label, :created (unix
-- seconds), :summary (JSON), :stored_bytes.
INSERT INTO sets(id, label, created, summary, stored_bytes)
VALUES (:id, :label, :created, :summary, :stored_bytes)
ON CONFLICT(id) DO UPDATE SET
    label = excluded.label,
    created = excluded.created,
    summary = excluded.summary,
    stored_bytes = excluded.stored_bytes,
    deleted = 0,
    removing = 0
