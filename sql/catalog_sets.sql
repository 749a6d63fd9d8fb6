-- Statements about the sets of a catalogue: finding and listing them, storing one, changing what
-- people say about it, recognising traces that are stored already, removing.

-- name: sets_list
-- The listed sets, newest first: id, label, notes, created, deleted, summary, stored_bytes, tags,
-- pinned, goes, uploaded_by.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE deleted = 0 AND removing = 0
ORDER BY created DESC, place DESC

-- name: sets_found
-- The listed sets that have every tag of :tags, and every word of :words in label, notes, tags, devices
-- or the names of their first 16 files, or (of six digits or more) at the beginning of their id; both are
-- arrays of JSON. In any case of ASCII letters. id, label, created, their place among equals, and the
-- number in the column :sort (ranks, steps, events, bytes, device: its place among their names,
-- step_time, recorded; 0 if it is not known; any other: created).
WITH wanted(tag) AS MATERIALIZED (SELECT value FROM json_each(:tags)),
word(text, id) AS MATERIALIZED (
    SELECT value, iif(length(value) >= 6, lower(value), 'none') FROM json_each(:words))
SELECT s.id, s.label, s.created, s.rowid,
    CASE :sort WHEN 'ranks' THEN f.ranks WHEN 'steps' THEN f.steps WHEN 'events' THEN f.events
        WHEN 'bytes' THEN f.disk_bytes
        WHEN 'device' THEN dense_rank() OVER (ORDER BY iif(:sort = 'device', f.devices, NULL) COLLATE NOCASE)
        WHEN 'step_time' THEN json_extract(s.summary, '$.median_step_ns')
        WHEN 'recorded' THEN CAST(strftime('%s', json_extract(s.summary, '$.recorded')) AS INTEGER)
        ELSE s.created END
FROM sets AS s LEFT JOIN set_facts AS f ON f.set_id = s.id
WHERE s.deleted = 0 AND s.removing = 0
    AND NOT EXISTS (SELECT 1 FROM wanted AS w
        WHERE NOT EXISTS (SELECT 1 FROM set_tag AS t WHERE t.set_id = s.id AND t.tag = w.tag))
    AND (:words IS NULL OR NOT EXISTS (SELECT 1
        FROM (SELECT s.label || char(10) || s.notes || char(10) || coalesce(f.devices || char(10), '')
                || (SELECT coalesce(group_concat(t.tag, char(10)), '') FROM set_tag AS t
                    WHERE t.set_id = s.id) || char(10)
                || (SELECT coalesce(group_concat(n.name, char(10)), '') FROM set_file AS n
                    WHERE n.set_id = s.id AND n.file < 16) AS text) AS a
            CROSS JOIN word AS w
        WHERE s.id NOT BETWEEN w.id AND w.id || 'g' AND NOT contains_nocase(a.text, w.text)))

-- name: set_by_id
-- A set by :id, in the bin or not; columns as in sets_list.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE id = :id AND removing = 0

-- name: set_by_prefix
-- The listed sets whose id begins with :prefix (hex digits in lower case), at most two: more
-- than one is ambiguous. Columns as in sets_list. Uses the index of the primary key.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE id >= :prefix AND id < :prefix || 'g' AND deleted = 0 AND removing = 0
LIMIT 2

-- name: set_by_label
-- The newest listed set with the label :label; columns as in sets_list.
SELECT id, label, notes, created, deleted, summary, stored_bytes, tags,
    pinned, goes, uploaded_by
FROM set_row
WHERE label = :label AND deleted = 0 AND removing = 0
ORDER BY created DESC, place DESC
LIMIT 1

-- name: catalog_put_set
-- Lists a set, or lists it again with new values; notes and pin stay. :id, :label,
-- :created (unix seconds), :summary (JSON), :stored_bytes, :seal, :now (unix seconds).
-- Retention counts from :now, or from the same time as before if the set is listed.
INSERT INTO sets(id, label, created, summary, stored_bytes, seal, kept_from)
VALUES (:id, :label, :created, :summary, :stored_bytes, :seal, :now)
ON CONFLICT(id) DO UPDATE SET
    label = excluded.label,
    created = excluded.created,
    summary = excluded.summary,
    stored_bytes = excluded.stored_bytes,
    seal = excluded.seal,
    kept_from = CASE WHEN deleted <> 0 OR removing <> 0 THEN excluded.kept_from ELSE kept_from END,
    deleted = 0,
    removing = 0

-- name: catalog_delete_files
-- Forgets the files of a set. :id
DELETE FROM set_file WHERE set_id = :id

-- name: catalog_put_file
-- One file of a set. :id of the set, :file its number, :name, :disk_bytes, :disk_hash
-- (canonical XXH3-128 of the bytes on disk), :disk_seal (also of these bytes, or NULL).
INSERT INTO set_file(set_id, file, name, disk_bytes, disk_hash, disk_seal)
VALUES (:id, :file, :name, :disk_bytes, :disk_hash, :disk_seal)

-- name: catalog_put_facts
-- Writes the facts of the summary of set :id into the columns that lists use.
INSERT OR REPLACE INTO set_facts(set_id, ranks, steps, events, disk_bytes, devices)
SELECT id, coalesce(json_array_length(facts, '$.ranks'), 0),
    coalesce(CAST(json_extract(facts, '$.step_count') AS INTEGER), 0),
    coalesce(CAST(json_extract(facts, '$.quality.events') AS INTEGER), 0),
    coalesce(CAST(json_extract(facts, '$.disk_bytes') AS INTEGER), 0),
    (SELECT coalesce(group_concat(value, char(10)), '') FROM json_each(facts, '$.devices'))
FROM (SELECT id, iif(json_valid(summary), summary, '{}') AS facts FROM sets WHERE id = :id)

-- name: set_relist
-- Lists the set :id again if it is in the bin, with :label unless that is NULL. Retention counts
-- from :now (unix seconds).
UPDATE sets
SET deleted = 0, removing = 0, label = coalesce(:label, label), kept_from = :now
WHERE id = :id

-- name: set_put_uploader
-- Notes that :name stored the set :id, unless a name is noted already.
UPDATE sets SET uploaded_by = :name WHERE id = :id AND uploaded_by IS NULL

-- name: set_put_summary
-- Changes the summary of set :id to :summary.
UPDATE sets SET summary = :summary WHERE id = :id

-- name: set_update
-- Changes :label and :notes (NULL: stays) of the listed set :id.
UPDATE sets
SET label = coalesce(:label, label), notes = coalesce(:notes, notes)
WHERE id = :id AND deleted = 0 AND removing = 0

-- name: set_pin
-- Pins the listed set :id (:pinned 1) or removes its pin (0). Retention then counts from :now (unix
-- seconds).
UPDATE sets SET
    kept_from = CASE WHEN :pinned = 0 AND pinned IS NOT NULL THEN :now ELSE kept_from END,
    pinned = CASE WHEN :pinned THEN coalesce(pinned, :now) END
WHERE id = :id AND deleted = 0 AND removing = 0

-- name: set_tag_count
-- How many tags the set :id has.
SELECT count(*) FROM set_tag WHERE set_id = :id

-- name: set_tag_delete
-- Removes the tag :tag from the set :id; NULL: all its tags.
DELETE FROM set_tag WHERE set_id = :id AND (:tag IS NULL OR tag = :tag)

-- name: set_tag_put
-- Gives the set :id the tag :tag, unless the set already has it.
INSERT OR IGNORE INTO set_tag(set_id, tag) VALUES (:id, :tag)

-- name: tags_list
-- The tags of listed sets, the most frequent first, :limit at most: tag, how many sets.
SELECT t.tag, count(*)
FROM set_tag AS t CROSS JOIN sets AS s ON s.id = t.set_id
WHERE s.deleted = 0 AND s.removing = 0
GROUP BY t.tag
ORDER BY 2 DESC, 1
LIMIT :limit

-- name: stored_file_size
-- Whether some file of a listed set has :disk_bytes on disk, and a seal for recognising it:
-- one row if so. Uses the index set_file_disk_bytes.
SELECT 1
FROM set_file AS f JOIN sets AS s ON s.id = f.set_id
WHERE f.disk_bytes = :disk_bytes AND f.disk_seal IS NOT NULL
  AND s.deleted = 0 AND s.removing = 0
LIMIT 1

-- name: stored_file_sets
-- The listed sets with :count files, said to be :files_are ('': nothing is said), of which one has
-- :disk_bytes, :disk_seal and :name: id. Uses the index set_file_disk_bytes.
SELECT DISTINCT f.set_id
FROM set_file AS f JOIN sets AS s ON s.id = f.set_id
WHERE f.disk_bytes = :disk_bytes AND f.disk_seal = :disk_seal AND f.name = :name
  AND s.deleted = 0 AND s.removing = 0 AND coalesce(json_extract(s.summary, '$.files_are'), '') = :files_are
  AND (SELECT count(*) FROM set_file AS a WHERE a.set_id = f.set_id) = :count

-- name: stored_files
-- The files of the set :id in path order: name, disk_bytes, disk_hash, disk_seal.
SELECT name, disk_bytes, disk_hash, disk_seal FROM set_file WHERE set_id = :id ORDER BY file

-- name: catalog_seal_key
-- The key of the seals: bytes.
SELECT bytes FROM seal_key WHERE id = 1

-- name: catalog_put_seal_key
-- Gives a store the key of its seals, :bytes, unless it has one.
INSERT OR IGNORE INTO seal_key(id, bytes) VALUES (1, :bytes)

-- name: catalog_set_seal
-- The seal of the set :id; NULL if it is not known.
SELECT seal FROM sets WHERE id = :id

-- name: catalog_put_seal
-- Gives the set :id the seal :seal.
UPDATE sets SET seal = :seal WHERE id = :id

-- name: set_bin
-- Puts the listed set :id into the bin at :deleted (unix seconds, not 0).
UPDATE sets SET deleted = :deleted WHERE id = :id AND deleted = 0 AND removing = 0

-- name: set_restore
-- Takes the set :id out of the bin. Retention counts from :now (unix seconds).
UPDATE sets SET deleted = 0, kept_from = :now WHERE id = :id AND removing = 0

-- name: sets_in_bin
-- The ids of the sets that have been in the bin since before :before (unix seconds).
SELECT id FROM sets WHERE deleted <> 0 AND deleted <= :before AND removing = 0

-- name: set_mark_removing
-- First half of removing the set :id: it is in no list any more, and its file is to be unlinked.
UPDATE sets SET removing = 1 WHERE id = :id

-- name: set_is_removing
-- Whether the set :id is still to be unlinked: one row if so.
SELECT 1 FROM sets WHERE id = :id AND removing = 1

-- name: catalog_delete_set
-- Deletes the row of a set, and with it those of its files. :id
DELETE FROM sets WHERE id = :id

-- name: catalog_known_sets
-- Every set that the catalogue knows, in the bin or not, by id: id, removing.
SELECT id, removing FROM sets ORDER BY id
