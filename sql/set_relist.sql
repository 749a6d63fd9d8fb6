-- Lists the set :id again if it is in the bin, with :label unless that is NULL. Retention counts
-- from :now (unix seconds).
UPDATE sets
SET deleted = 0, removing = 0, label = coalesce(:label, label), kept_from = :now
WHERE id = :id
