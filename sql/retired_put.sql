-- Notes which listed sets must be removed at :now (unix seconds).
INSERT OR REPLACE INTO retired(set_id, label, retired, seconds)
SELECT s.id, s.label, :now, r.seconds
FROM set_row AS s, retention AS r
WHERE r.id = 1 AND s.deleted = 0 AND s.removing = 0 AND s.goes <= :now
