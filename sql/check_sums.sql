-- Table step_cells, as store/set/set_check.c looks at it: how many sums are no blobs.
SELECT count(*) FROM main.step_cells WHERE typeof(cells) <> 'blob'
