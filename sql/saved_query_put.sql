-- Saves the statement :statement under the name :name, replacing a query of that name.
INSERT INTO saved_query(name, statement, created) VALUES (:name, :statement, :created)
ON CONFLICT(name) DO UPDATE SET statement = excluded.statement, created = excluded.created
