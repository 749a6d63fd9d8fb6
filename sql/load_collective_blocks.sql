-- The blocks of rows with facts of a collective of :file in file order: first number, rows, columns.
SELECT id & 0xffffffff, rows, columns
FROM main.collective_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id
