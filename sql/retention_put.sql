-- Notes that sets are kept for :seconds, from :now on (unix seconds) if that time is new or shorter.
INSERT INTO retention(id, seconds, since) VALUES (1, :seconds, :now)
ON CONFLICT(id) DO UPDATE SET
    since = CASE WHEN excluded.seconds < seconds THEN excluded.since ELSE since END,
    seconds = excluded.seconds
