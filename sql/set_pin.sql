-- Pins the listed set :id (:pinned 1) or removes its pin (0). Retention then counts from :now (unix
-- seconds).
UPDATE sets SET
    kept_from = CASE WHEN :pinned = 0 AND pinned IS NOT NULL THEN :now ELSE kept_from END,
    pinned = CASE WHEN :pinned THEN coalesce(pinned, :now) END
WHERE id = :id AND deleted = 0 AND removing = 0
