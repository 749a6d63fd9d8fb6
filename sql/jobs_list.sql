-- The newest :limit jobs, newest first: json.
SELECT json FROM job ORDER BY rowid DESC LIMIT :limit
