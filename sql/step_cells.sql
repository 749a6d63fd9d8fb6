-- The cells of one step. :step
SELECT cells FROM step_cells WHERE step = :step
