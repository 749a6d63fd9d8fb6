-- The tags of listed sets, the most frequent first, :limit at most: tag, how many sets.
SELECT t.tag, count(*)
FROM set_tag AS t CROSS JOIN sets AS s ON s.id = t.set_id
WHERE s.deleted = 0 AND s.removing = 0
GROUP BY t.tag
ORDER BY 2 DESC, 1
LIMIT :limit
