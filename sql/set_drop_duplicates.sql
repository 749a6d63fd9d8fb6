-- Deletes the rows of files that turned out to be duplicates, except those in
-- `duplicate`. Rows that they share with others (names, ops, inputs) stay.
DELETE FROM step_cells WHERE step IN (
    SELECT s.id FROM duplicate AS d JOIN step AS s ON s.file = d.file);
DELETE FROM step WHERE file IN (SELECT file FROM duplicate);
DELETE FROM step_row WHERE file IN (SELECT file FROM duplicate);
DELETE FROM segment WHERE id IN (
    SELECT s.id FROM duplicate AS d JOIN segment AS s
        ON s.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM memory_block WHERE id IN (
    SELECT m.id FROM duplicate AS d JOIN memory_block AS m
        ON m.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM collective_block WHERE id IN (
    SELECT c.id FROM duplicate AS d JOIN collective_block AS c
        ON c.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM counter_block WHERE id IN (
    SELECT c.id FROM duplicate AS d JOIN counter_block AS c
        ON c.id BETWEEN d.file * 4294967296 AND d.file * 4294967296 + 4294967295);
DELETE FROM launch_shape WHERE file IN (SELECT file FROM duplicate);
DELETE FROM place WHERE file IN (SELECT file FROM duplicate);
DELETE FROM quality WHERE file IN (SELECT file FROM duplicate);
DELETE FROM metadata WHERE file IN (SELECT file FROM duplicate);
DELETE FROM file WHERE file IN (SELECT file FROM duplicate);
