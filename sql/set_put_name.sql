-- Name :id, its raw bytes :text, and its :position among all by bytes.
INSERT INTO name(id, position, text) VALUES (:id, :position, :text)
