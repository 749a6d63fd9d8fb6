-- Takes the tag :tag from the set :id; NULL: all of them.
DELETE FROM set_tag WHERE set_id = :id AND (:tag IS NULL OR tag = :tag)
