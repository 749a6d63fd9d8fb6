-- The cells of one step. :step
SELECT cells FROM op_step WHERE step = :step
