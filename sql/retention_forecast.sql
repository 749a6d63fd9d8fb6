-- The listed sets: how many, how many of them pinned, how many will be removed by :until
-- (unix seconds), when the first will be removed (NULL: none), and when a server last
-- looked for old ones (NULL: never).
SELECT count(*), count(pinned), count(CASE WHEN goes <= :until THEN 1 END), min(goes),
    (SELECT seen FROM retention WHERE id = 1 AND seen BETWEEN 1 AND 253402300799)
FROM set_row
WHERE deleted = 0 AND removing = 0
