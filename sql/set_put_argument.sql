-- Text of an argument :id, :text.
INSERT INTO argument(id, text) VALUES (:id, :text)
