-- Tables memory_block and collective_block, as store/set/set_check.c looks at them: file, number
-- of the first row, rows, whether columns is a blob.
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 0, id FROM main.memory_block
UNION ALL
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 1, id FROM main.collective_block
ORDER BY 5, 6
