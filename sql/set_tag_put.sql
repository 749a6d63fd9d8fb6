-- Gives the set :id the tag :tag, unless the set already has it.
INSERT OR IGNORE INTO set_tag(set_id, tag) VALUES (:id, :tag)
