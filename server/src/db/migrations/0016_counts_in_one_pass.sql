-- Each video's mark and origin is worked out once when it is added, and removed videos are counted by an index: PostgreSQL
-- has no statistics of changed rows, and compared each of them with every mark there is.

CREATE OR REPLACE FUNCTION keep_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE library SET video_count = video_count + sign * (SELECT count(*)::int FROM changed_rows WHERE deleted_at IS NULL);
  UPDATE categories SET video_count = video_count + sign * changed.n
    FROM (SELECT category_id, count(*)::int AS n FROM changed_rows WHERE deleted_at IS NULL GROUP BY category_id) changed
    WHERE categories.id = changed.category_id;
  IF TG_OP = 'INSERT' THEN
    WITH added AS MATERIALIZED (
      SELECT id, source_kind, deleted_at IS NULL AS counts, video_mark(source_kind, source) AS mark,
        origin_of(source) AS origin
      FROM changed_rows
    ), watched AS (
      INSERT INTO video_health (video_id, mark) SELECT id, mark FROM added
    ), counted AS (
      INSERT INTO same_videos AS kept (mark, n) SELECT mark, count(*) FROM added WHERE counts GROUP BY mark
        ON CONFLICT (mark) DO UPDATE SET n = kept.n + excluded.n
    )
    INSERT INTO video_origins (video_id, kind, origin, learned)
      SELECT id, source_kind, origin, false FROM added WHERE counts AND origin IS NOT NULL;
  ELSE
    INSERT INTO same_videos AS kept (mark, n)
      SELECT video_mark(source_kind, source) AS mark, -count(*) FROM changed_rows WHERE deleted_at IS NULL GROUP BY mark
      ON CONFLICT (mark) DO UPDATE SET n = kept.n + excluded.n;
    DELETE FROM same_videos
      WHERE mark = ANY (ARRAY(SELECT DISTINCT video_mark(source_kind, source) FROM changed_rows)) AND n = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_changed_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM (
    SELECT id, category_id, source_kind, source, deleted_at IS NULL FROM new_rows
    EXCEPT SELECT id, category_id, source_kind, source, deleted_at IS NULL FROM old_rows
  ) changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE library SET video_count = video_count
    + (SELECT count(*)::int FROM new_rows WHERE deleted_at IS NULL)
    - (SELECT count(*)::int FROM old_rows WHERE deleted_at IS NULL);
  UPDATE categories SET video_count = video_count + changed.n
    FROM (
      SELECT category_id, sum(n)::int AS n FROM (
        SELECT category_id, 1 AS n FROM new_rows WHERE deleted_at IS NULL
        UNION ALL SELECT category_id, -1 FROM old_rows WHERE deleted_at IS NULL
      ) counted
      GROUP BY category_id HAVING sum(n) <> 0
    ) changed
    WHERE categories.id = changed.category_id;
  INSERT INTO same_videos AS kept (mark, n)
    SELECT mark, sum(n) FROM (
      SELECT video_mark(source_kind, source) AS mark, 1 AS n FROM new_rows WHERE deleted_at IS NULL
      UNION ALL SELECT video_mark(source_kind, source), -1 FROM old_rows WHERE deleted_at IS NULL
    ) counted
    GROUP BY mark HAVING sum(n) <> 0
    ON CONFLICT (mark) DO UPDATE SET n = kept.n + excluded.n;
  DELETE FROM same_videos
    WHERE mark = ANY (ARRAY(SELECT DISTINCT video_mark(source_kind, source) FROM old_rows)) AND n = 0;
  UPDATE video_health
    SET mark = video_mark(changed.source_kind, changed.source), asked_at = DEFAULT, answered_at = NULL, state = NULL
    FROM (SELECT id, source_kind, source FROM new_rows EXCEPT SELECT id, source_kind, source FROM old_rows) changed
    WHERE video_id = changed.id;
  DELETE FROM video_origins
    USING (
      SELECT id, source_kind, source, deleted_at IS NULL FROM new_rows
      EXCEPT SELECT id, source_kind, source, deleted_at IS NULL FROM old_rows
    ) changed
    WHERE video_id = changed.id;
  INSERT INTO video_origins (video_id, kind, origin, learned)
    SELECT id, source_kind, origin_of(source), false
    FROM (
      SELECT id, source_kind, source, deleted_at IS NULL AS counts FROM new_rows
      EXCEPT SELECT id, source_kind, source, deleted_at IS NULL FROM old_rows
    ) changed
    WHERE counts AND origin_of(source) IS NOT NULL;
  RETURN NULL;
END $$;
