-- The saved queries by their names: name, statement, created.
SELECT name, statement, created FROM saved_query ORDER BY name COLLATE NOCASE, name
