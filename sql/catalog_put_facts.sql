-- Writes the facts of the summary of set :id into the columns that lists use.
INSERT OR REPLACE INTO set_facts(set_id, ranks, steps, events, disk_bytes, devices)
SELECT id, summary_count(summary, 'ranks'), summary_count(summary, 'steps'),
    summary_count(summary, 'events'), summary_count(summary, 'disk_bytes'),
    summary_devices(summary)
FROM sets
WHERE id = :id
