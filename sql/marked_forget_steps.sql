-- A copy of a set file without its steps, for those of a marker (store/set/set_marked.c).
DELETE FROM step;
DELETE FROM step_row;
DELETE FROM step_cells;
DELETE FROM op_file;
DELETE FROM op_number;
DELETE FROM op_set;
