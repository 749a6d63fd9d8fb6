-- Input shapes :id, JSON :text.
INSERT INTO shape(id, text) VALUES (:id, :text)
