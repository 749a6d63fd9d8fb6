-- The steps :first to :last and their cells: step, cells.
SELECT step, cells FROM main.step_cells WHERE step BETWEEN :first AND :last ORDER BY step
