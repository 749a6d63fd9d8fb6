-- The segments of :file in file order: first row, rows, ops, columns.
SELECT id & 0xffffffff, rows, ops, columns
FROM main.segment WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id
