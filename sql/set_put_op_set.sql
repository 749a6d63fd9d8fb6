-- The sums of :op in the whole set, in the :scope 'steps' or 'any': :count, :total, :self,
-- :min, :max.
INSERT INTO op_set(scope, op, count, total, self, min, max)
VALUES (:scope, :op, :count, :total, :self, :min, :max)
