-- Changes :label and :notes (NULL: stays) of the listed set :id.
UPDATE sets
SET label = coalesce(:label, label), notes = coalesce(:notes, notes)
WHERE id = :id AND deleted = 0 AND removing = 0
