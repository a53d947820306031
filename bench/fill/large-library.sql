-- 100,000 videos in 50 categories, 20,000 members, 2,000,000 likes (the first video has one from every member).
INSERT INTO categories (name) SELECT 'Category ' || n FROM generate_series(1, 50) n;
INSERT INTO users (username, email, password_hash)
  SELECT 'member' || n, 'member' || n || '@example.com', '' FROM generate_series(1, 20000) n;
INSERT INTO videos (title, description, category_id, source, source_kind, oid, created_at)
  SELECT (array['Ocean', 'Moon', 'Forest', 'Signal', 'Machine', 'Garden'])[1 + n % 6] || ' number ' || n,
         'A film about ' || (array['tides', 'light', 'growth', 'code', 'gears', 'bees'])[1 + n % 6],
         (SELECT min(id) FROM categories) + n % 50, 'https://example.com/' || n || '.mp4', 'file', n::text,
         now() - n * interval '1 minute'
  FROM generate_series(1, 100000) n;
INSERT INTO likes (user_id, video_id)
  SELECT DISTINCT u.id, v.id
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) u
  CROSS JOIN LATERAL (SELECT id FROM videos WHERE id = 1 OR id % 1000 = u.n % 1000) v;
INSERT INTO lists (user_id, kind) SELECT id, kind FROM users CROSS JOIN (VALUES ('saved'), ('recent')) k (kind) WHERE is_superuser;
INSERT INTO list_videos (user_id, kind, video_id, added_at)
  SELECT l.user_id, l.kind, v.id, now() - v.id * interval '1 second'
  FROM lists l CROSS JOIN (SELECT id FROM videos WHERE id % 200 = 0) v;
ANALYZE;
