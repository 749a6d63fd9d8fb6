-- How many rows the segments of :file hold.
SELECT coalesce(sum(rows), 0)
FROM main.segment WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff
