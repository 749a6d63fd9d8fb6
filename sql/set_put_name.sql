-- Name :id, its raw bytes :text.
INSERT INTO name(id, text) VALUES (:id, :text)
