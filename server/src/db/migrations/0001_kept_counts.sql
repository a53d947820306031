-- Counts that pages show are kept, not counted. Triggers keep them, so that they hold whichever way a row comes or
-- goes (cascades included). Each is one UPDATE per statement, ordered by key where it may touch several rows.

INSERT INTO library (id, video_count) VALUES (true, 0);
--> statement-breakpoint
ALTER TABLE library ADD CONSTRAINT library_one_row CHECK (id);
--> statement-breakpoint

CREATE FUNCTION keep_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count - 1 WHERE id = OLD.category_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count + 1 WHERE id = NEW.category_id;
  END IF;
  IF TG_OP = 'INSERT' THEN
    UPDATE library SET video_count = video_count + 1;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE library SET video_count = video_count - 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_counted AFTER INSERT OR DELETE OR UPDATE OF category_id ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_counts();
--> statement-breakpoint

CREATE FUNCTION keep_like_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE videos SET like_count = coalesce(like_count, 0) + changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  ELSE
    UPDATE videos SET like_count = like_count - changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER likes_added AFTER INSERT ON likes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();
--> statement-breakpoint
CREATE TRIGGER likes_removed AFTER DELETE ON likes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();
--> statement-breakpoint

CREATE FUNCTION keep_list_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lists SET video_count = video_count + CASE TG_OP WHEN 'INSERT' THEN changed.n ELSE -changed.n END
    FROM (SELECT user_id, kind, count(*)::int AS n FROM changed_rows GROUP BY user_id, kind ORDER BY user_id, kind) changed
    WHERE lists.user_id = changed.user_id AND lists.kind = changed.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_videos_added AFTER INSERT ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();
--> statement-breakpoint
CREATE TRIGGER list_videos_removed AFTER DELETE ON list_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();
