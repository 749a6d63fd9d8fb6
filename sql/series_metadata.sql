-- Of each file of a set with steps: its recording (span) and its metadata (a JSON object), for what
-- it states about the recording.
SELECT f.span, m.json
FROM file AS f JOIN metadata AS m ON m.file = f.file
WHERE EXISTS (SELECT 1 FROM step AS s WHERE s.file = f.file)
ORDER BY f.rank, f.span
