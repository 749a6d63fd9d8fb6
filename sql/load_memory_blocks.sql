-- The blocks of instants `[memory]` of :file in file order: first number, rows, columns.
SELECT id & 0xffffffff, rows, columns
FROM main.memory_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id
