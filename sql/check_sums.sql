-- The sums of steps, files, numbers and the set, as store/set/set_check.c looks at them: whether
-- all are blobs.
SELECT (SELECT count(*) FROM step_cells WHERE typeof(cells) <> 'blob')
    + (SELECT count(*) FROM op_file WHERE typeof(cells) <> 'blob')
    + (SELECT count(*) FROM op_number WHERE typeof(cells) <> 'blob')
    + (SELECT count(*) FROM op_set WHERE typeof(cells) <> 'blob')
