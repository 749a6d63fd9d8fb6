-- Statements about the rest of a catalogue: how long sets are kept and which of them retention
-- removed, finished jobs.

-- name: retention_put
-- Notes that sets are kept for :seconds, from :now on (unix seconds) if that time is new or shorter.
INSERT INTO retention(id, seconds, since) VALUES (1, :seconds, :now)
ON CONFLICT(id) DO UPDATE SET
    since = CASE WHEN excluded.seconds < seconds THEN excluded.since ELSE since END,
    seconds = excluded.seconds

-- name: retention_delete
-- Notes that every set is kept.
DELETE FROM retention

-- name: retention_clock
-- Notes the clock (:now, unix seconds). With :notice, no set is removed for another day.
UPDATE retention SET since = iif(:notice, :now, since), seen = :now WHERE id = 1

-- name: retention_forecast
-- The listed sets: how many, how many of them pinned, how many will be removed by :until
-- (unix seconds), when the first will be removed (NULL: none), and when a server last
-- looked for old ones (NULL: never).
SELECT count(*), count(pinned), count(CASE WHEN goes <= :until THEN 1 END), min(goes),
    (SELECT seen FROM retention WHERE id = 1 AND seen BETWEEN 1 AND 253402300799)
FROM set_row
WHERE deleted = 0 AND removing = 0

-- name: retired_put
-- Notes which listed sets must be removed at :now (unix seconds).
INSERT OR REPLACE INTO retired(set_id, label, retired, seconds)
SELECT s.id, s.label, :now, r.seconds
FROM set_row AS s, retention AS r
WHERE r.id = 1 AND s.deleted = 0 AND s.removing = 0 AND s.goes <= :now

-- name: sets_retire
-- Puts the listed sets that must be removed at :now (unix seconds) into the bin.
UPDATE sets SET deleted = :now
WHERE id IN (SELECT id FROM set_row WHERE deleted = 0 AND removing = 0 AND goes <= :now)

-- name: retired_trim
-- Forgets all but the last :count notes of sets that retention removed.
DELETE FROM retired
WHERE set_id NOT IN (SELECT set_id FROM retired ORDER BY retired DESC, set_id LIMIT :count)

-- name: retired_find
-- The last set that retention removed by the beginning of its id (:prefix, NULL: none) or by its
-- :label, and that is not listed: label, when (unix seconds), how long sets were kept (seconds).
SELECT r.label, r.retired, r.seconds
FROM retired AS r
WHERE ((r.set_id >= :prefix AND r.set_id < :prefix || 'g') OR r.label = :label)
    AND NOT EXISTS (SELECT 1 FROM sets AS s
                    WHERE s.id = r.set_id AND s.deleted = 0 AND s.removing = 0)
ORDER BY r.retired DESC
LIMIT 1

-- name: job_put
-- Keeps a finished job. :id, :json, :created (unix seconds).
INSERT INTO job(id, json, created) VALUES (:id, :json, :created)
ON CONFLICT(id) DO UPDATE SET json = excluded.json

-- name: job_trim
-- Forgets all but the newest :keep jobs.
DELETE FROM job WHERE rowid NOT IN (SELECT rowid FROM job ORDER BY rowid DESC LIMIT :keep)

-- name: jobs_list
-- The newest :limit jobs, newest first: json.
SELECT json FROM job ORDER BY rowid DESC LIMIT :limit
