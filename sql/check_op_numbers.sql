-- Table op_number, as store/set/set_check.c looks at it.
SELECT n, op, count, total, self, min, max FROM main.op_number
