-- Whether a set has input shapes of operators (Input Dims): 1 or 0.
SELECT EXISTS (SELECT 1 FROM shape)
