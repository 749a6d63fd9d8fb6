-- One row if names, shapes or other texts of a set were cut.
SELECT 1 FROM quality WHERE kind IN ('names_cut', 'shapes_cut', 'arguments_cut') LIMIT 1
