-- Inputs :id with :shape, :types and :concrete; -1: not recorded.
INSERT INTO inputs(id, shape, types, concrete) VALUES (:id, :shape, :types, :concrete)
