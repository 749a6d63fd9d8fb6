-- A copy of a set file of format 6: keeps the steps aside, and removes what format 7 declares anew
-- (store/set/set_upgrade.c).
CREATE TEMP TABLE old_step AS
SELECT id, file, n, ts, dur, compute, exposed_communication, exposed_memory, idle FROM main.step;
CREATE TEMP TABLE old_step_row AS SELECT file, row, n, ts, dur FROM main.step_row;
DROP VIEW main.steps;
DROP TABLE main.step;
DROP TABLE main.step_row;
