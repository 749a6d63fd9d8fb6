-- Table launch_shape, as store/set/set_check.c looks at it.
SELECT file, op, operator, shape, count, total FROM main.launch_shape
