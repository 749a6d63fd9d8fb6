-- Table step_cells, as store/set/set_check.c looks at it: how many sums are not blobs.
SELECT count(*) FROM main.step_cells WHERE typeof(cells) <> 'blob'
