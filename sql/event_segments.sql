-- The segments of :file, in file order, that may have rows which start at :latest or before
-- and end at :earliest or after: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment
WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff
  AND min_ts <= :latest AND max_end >= :earliest
ORDER BY id
