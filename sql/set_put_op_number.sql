-- The sums of :op in all steps with the number :n: :count, :total, :self, :min, :max.
INSERT INTO op_number(n, op, count, total, self, min, max)
VALUES (:n, :op, :count, :total, :self, :min, :max)
