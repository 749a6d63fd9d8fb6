-- Notes that the traces of a set of an older format were read without their counters.
INSERT OR IGNORE INTO main.quality(file, kind, count, example)
SELECT file, 'counters_not_read', 1, 'the set was read by an older version; read its traces again'
FROM main.file;
