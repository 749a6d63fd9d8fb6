-- Table op_set, as store/set/set_check.c looks at it: whether the scope is one of ours, and the
-- sums.
SELECT scope IN ('steps', 'any'), op, count, total, self, min, max FROM main.op_set
