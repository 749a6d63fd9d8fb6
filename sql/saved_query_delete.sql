-- Forgets the saved query :name.
DELETE FROM saved_query WHERE name = :name
