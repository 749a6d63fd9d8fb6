-- Changes the summary of set :id to :summary.
UPDATE sets SET summary = :summary WHERE id = :id
