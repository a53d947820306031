-- Triggers keep the counts of videos once a statement instead of once a row. A transaction that changed one row many times
-- took time that grew with the square of the rows, because each change walked over the versions before it.
--
-- Each takes the library's row first. So transactions that change counts wait for each other there, and cannot meet in
-- another order further on.

DROP TRIGGER videos_counted ON videos;
--> statement-breakpoint
DROP TRIGGER videos_health ON videos;
--> statement-breakpoint
DROP TRIGGER videos_origins ON videos;
--> statement-breakpoint
DROP TRIGGER video_origins_counted ON video_origins;
--> statement-breakpoint
DROP FUNCTION keep_video_counts();
--> statement-breakpoint
DROP FUNCTION keep_video_health();
--> statement-breakpoint
DROP FUNCTION keep_video_origins();
--> statement-breakpoint
DROP FUNCTION keep_source_origins();
--> statement-breakpoint
-- The library and categories count videos that are not deleted; a list goes on counting its deleted videos.
CREATE FUNCTION keep_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE library SET video_count = video_count + sign * (SELECT count(*)::int FROM changed_rows WHERE deleted_at IS NULL);
  UPDATE categories SET video_count = video_count + sign * changed.n
    FROM (SELECT category_id, count(*)::int AS n FROM changed_rows WHERE deleted_at IS NULL GROUP BY category_id) changed
    WHERE categories.id = changed.category_id;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO video_health (video_id, mark) SELECT id, video_mark(source_kind, source) FROM changed_rows;
    INSERT INTO same_videos AS kept (mark, n)
      SELECT video_mark(source_kind, source) AS mark, count(*) FROM changed_rows WHERE deleted_at IS NULL GROUP BY mark
      ON CONFLICT (mark) DO UPDATE SET n = kept.n + excluded.n;
    INSERT INTO video_origins (video_id, kind, origin, learned)
      SELECT id, source_kind, origin_of(source), false FROM changed_rows
      WHERE deleted_at IS NULL AND origin_of(source) IS NOT NULL;
  ELSE
    UPDATE same_videos SET n = same_videos.n - changed.n
      FROM (SELECT video_mark(source_kind, source) AS mark, count(*)::int AS n FROM changed_rows
            WHERE deleted_at IS NULL GROUP BY mark) changed
      WHERE same_videos.mark = changed.mark;
    DELETE FROM same_videos USING (SELECT DISTINCT video_mark(source_kind, source) AS mark FROM changed_rows) changed
      WHERE same_videos.mark = changed.mark AND n = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A video that gets another source forgets what is known of its health; one that is deleted, too, what was learned about
-- its origins. Transition tables allow no list of columns, so this runs for every change, and first looks whether it
-- concerns a count.
CREATE FUNCTION keep_changed_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
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
  DELETE FROM same_videos USING (SELECT DISTINCT video_mark(source_kind, source) AS mark FROM old_rows) changed
    WHERE same_videos.mark = changed.mark AND n = 0;
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
--> statement-breakpoint
CREATE FUNCTION keep_source_origins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM changed_rows;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM FROM library FOR NO KEY UPDATE;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO source_origins AS kept (kind, origin, n)
      SELECT kind, origin, count(*) FROM changed_rows GROUP BY kind, origin
      ON CONFLICT (kind, origin) DO UPDATE SET n = kept.n + excluded.n;
  ELSE
    UPDATE source_origins SET n = source_origins.n - changed.n
      FROM (SELECT kind, origin, count(*)::int AS n FROM changed_rows GROUP BY kind, origin) changed
      WHERE source_origins.kind = changed.kind AND source_origins.origin = changed.origin;
    DELETE FROM source_origins WHERE n = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_added AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_video_counts();
--> statement-breakpoint
CREATE TRIGGER videos_removed AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_video_counts();
--> statement-breakpoint
CREATE TRIGGER videos_changed AFTER UPDATE ON videos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_video_counts();
--> statement-breakpoint
CREATE TRIGGER video_origins_added AFTER INSERT ON video_origins REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_source_origins();
--> statement-breakpoint
CREATE TRIGGER video_origins_removed AFTER DELETE ON video_origins REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_source_origins();
