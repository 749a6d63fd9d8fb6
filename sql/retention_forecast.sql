-- The listed sets: how many, how many of them pinned, how many go until :until (unix seconds), and
-- when the first goes (NULL: none).
SELECT count(*), count(pinned), count(CASE WHEN goes <= :until THEN 1 END), min(goes)
FROM set_row
WHERE deleted = 0 AND removing = 0
