-- Removes the tag :tag from the set :id; NULL: all its tags.
DELETE FROM set_tag WHERE set_id = :id AND (:tag IS NULL OR tag = :tag)
