-- Keeps a finished job. :id, :json, :created (unix seconds).
INSERT INTO job(id, json, created) VALUES (:id, :json, :created)
ON CONFLICT(id) DO UPDATE SET json = excluded.json
