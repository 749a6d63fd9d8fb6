-- The metadata of the recording :file, :json.
INSERT INTO metadata(file, json) VALUES (:file, :json)
