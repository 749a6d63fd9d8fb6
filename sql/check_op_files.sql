-- Table op_file, as store/set/set_check.c looks at it.
SELECT file, op, count, total, self, min, max FROM main.op_file
