-- Lists the set :id again if it lies in the bin, with :label unless that is NULL.
UPDATE sets SET deleted = 0, removing = 0, label = coalesce(:label, label) WHERE id = :id
