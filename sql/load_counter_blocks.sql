-- The blocks of samples of :file, counter by counter: first number, rows, columns, device, pid,
-- name.
SELECT id & 0xffffffff, rows, columns, device, pid, name
FROM main.counter_block WHERE id BETWEEN :file << 32 AND (:file << 32) + 0xffffffff ORDER BY id
