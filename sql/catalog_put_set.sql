-- Lists a set, or lists it again with new values; notes and pin stay. :id, :label,
-- :created (unix seconds), :summary (JSON), :stored_bytes, :seal, :now (unix seconds).
-- Retention counts from :now, or from the same time as before if the set is listed.
INSERT INTO sets(id, label, created, summary, stored_bytes, seal, kept_from)
VALUES (:id, :label, :created, :summary, :stored_bytes, :seal, :now)
ON CONFLICT(id) DO UPDATE SET
    label = excluded.label,
    created = excluded.created,
    summary = excluded.summary,
    stored_bytes = excluded.stored_bytes,
    seal = excluded.seal,
    kept_from = CASE WHEN deleted <> 0 OR removing <> 0 THEN excluded.kept_from ELSE kept_from END,
    deleted = 0,
    removing = 0
