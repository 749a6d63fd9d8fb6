-- Saves the statement :statement under the name :name, in place of what has the name.
INSERT INTO saved_query(name, statement, created) VALUES (:name, :statement, :created)
ON CONFLICT(name) DO UPDATE SET statement = excluded.statement, created = excluded.created
