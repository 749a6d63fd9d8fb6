-- Counts the notes of a set file again in its summary. Returns how many there are.
UPDATE main.meta
SET value = json_set(value, '$.quality.notes', (SELECT count(*) FROM main.quality))
WHERE key = 'summary'
RETURNING json_extract(value, '$.quality.notes')
