-- Takes the set :id out of the bin. Retention counts from :now (unix seconds).
UPDATE sets SET deleted = 0, kept_from = :now WHERE id = :id AND removing = 0
