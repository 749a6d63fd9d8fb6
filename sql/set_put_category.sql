-- Category :id, :text.
INSERT INTO category(id, text) VALUES (:id, :text)
