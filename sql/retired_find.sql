-- The last set that retention removed by the beginning of its id (:prefix, NULL: none) or by its
-- :label, and that is not listed: label, when (unix seconds), how long sets were kept (seconds).
SELECT r.label, r.retired, r.seconds
FROM retired AS r
WHERE ((r.set_id >= :prefix AND r.set_id < :prefix || 'g') OR r.label = :label)
    AND NOT EXISTS (SELECT 1 FROM sets AS s
                    WHERE s.id = r.set_id AND s.deleted = 0 AND s.removing = 0)
ORDER BY r.retired DESC
LIMIT 1
