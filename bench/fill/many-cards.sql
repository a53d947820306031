-- Each of the demo's videos five times more, with its picture; once.
INSERT INTO videos (title, description, category_id, source, source_kind, oid, thumbnail, thumbnail_blur, created_at)
  SELECT title || ', part ' || n, description, category_id, source, source_kind, oid || '-' || n, thumbnail,
         thumbnail_blur, created_at - n * interval '1 hour'
  FROM videos CROSS JOIN generate_series(1, 5) n
  WHERE thumbnail IS NOT NULL AND release_at IS NULL
    AND NOT EXISTS (SELECT FROM videos WHERE title LIKE '%, part 1');
ANALYZE;
