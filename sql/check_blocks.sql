-- Tables memory_block, collective_block and counter_block, as store/set/set_check.c looks at them:
-- file, number of the first row, rows, whether columns is a blob, device.
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 0, 0, id FROM main.memory_block
UNION ALL
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', 0, 1, id FROM main.collective_block
UNION ALL
SELECT id >> 32, id & 0xffffffff, rows, typeof(columns) = 'blob', device, 2, id
FROM main.counter_block
ORDER BY 6, 7
