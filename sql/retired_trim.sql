-- Forgets all but the last :count notes of sets that retention removed.
DELETE FROM retired
WHERE set_id NOT IN (SELECT set_id FROM retired ORDER BY retired DESC, set_id LIMIT :count)
