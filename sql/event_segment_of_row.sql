-- The segment of :file that holds the row :row: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment
WHERE id BETWEEN :file << 32 AND (:file << 32) + :row
ORDER BY id DESC
LIMIT 1
