-- Lists a set, or lists it again with what is new; notes stay. :id, :label, :created (unix
-- seconds), :summary (JSON), :stored_bytes, :seal.
INSERT INTO sets(id, label, created, summary, stored_bytes, seal)
VALUES (:id, :label, :created, :summary, :stored_bytes, :seal)
ON CONFLICT(id) DO UPDATE SET
    label = excluded.label,
    created = excluded.created,
    summary = excluded.summary,
    stored_bytes = excluded.stored_bytes,
    seal = excluded.seal,
    deleted = 0,
    removing = 0
