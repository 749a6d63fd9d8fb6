-- The listed sets that have every tag of :tags (one per line), and every word of :words (one per
-- line) in label, notes, tags, devices or the names of their first 16 files, or at the beginning of
-- their id; NULL: any. id, label, created, their place among equals, and the number in the column :sort
-- (ranks, steps, events, bytes, device: its place among their names, step_time, recorded; 0 if it is
-- not known; any other: created).
SELECT s.id, s.label, s.created, s.rowid,
    CASE :sort WHEN 'ranks' THEN f.ranks WHEN 'steps' THEN f.steps WHEN 'events' THEN f.events
        WHEN 'bytes' THEN f.disk_bytes
        WHEN 'device' THEN dense_rank() OVER (ORDER BY iif(:sort = 'device', f.devices, NULL) COLLATE NOCASE)
        WHEN 'step_time' THEN json_extract(s.summary, '$.median_step_ns')
        WHEN 'recorded' THEN CAST(strftime('%s', json_extract(s.summary, '$.recorded')) AS INTEGER)
        ELSE s.created END
FROM sets AS s LEFT JOIN set_facts AS f ON f.set_id = s.id
WHERE s.deleted = 0 AND s.removing = 0
    AND (:tags IS NULL OR has_lines(:tags,
        (SELECT group_concat(t.tag, char(10)) FROM set_tag AS t WHERE t.set_id = s.id)))
    AND (:words IS NULL OR has_words(:words, s.id, s.label, s.notes, f.devices,
        (SELECT group_concat(t.tag, char(10)) FROM set_tag AS t WHERE t.set_id = s.id),
        (SELECT group_concat(n.name, char(10)) FROM set_file AS n
         WHERE n.set_id = s.id AND n.file < 16)))
