-- Counts of videos take the library's row first. So transactions that change them wait for each other there, and cannot meet
-- in another order further on.

-- Equal for two rows that are the same video at a provider, or play the same URL. 120 bits of the digest are enough to tell
-- addresses apart, and take a third of the room.
CREATE OR REPLACE FUNCTION video_mark(kind text, source text) RETURNS text LANGUAGE sql AS $$
  SELECT kind || ':' || coalesce(
    CASE kind
      WHEN 'youtube' THEN substring(source from '(?:[?&]v=|youtu\.be/|/(?:embed|shorts|live|v)/)([\w-]{11})')
      WHEN 'vimeo' THEN substring(source from '/(\d+)(?:/[\da-f]+)?/?(?:[?#]|$)')
    END,
    encode(substr(sha256(convert_to(split_part(source, '#', 1), 'UTF8')), 1, 15), 'base64'))
$$;

-- A source that is a path of this server has no origin. Without a regular expression, which took three quarters of its time.
-- Not strict, because PostgreSQL would then no longer put the expression in the place of a call.
CREATE OR REPLACE FUNCTION origin_of(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN starts_with(lower(source), 'https://') OR starts_with(lower(source), 'http://')
  THEN split_part(lower(source), '/', 1) || '//'
    || nullif(split_part(split_part(split_part(lower(source), '/', 3), '?', 1), '#', 1), '') END;

-- The library and categories count videos that are not deleted; a list goes on counting its deleted videos. Each video's mark
-- and origin is worked out once when it is added, and removed videos are counted by an index: PostgreSQL has no statistics
-- of changed rows, and compared each of them with every mark there is.
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
    INSERT INTO source_origins AS kept (kind, origin, n)
      SELECT source_kind, origin, count(*) FROM added WHERE counts AND origin IS NOT NULL GROUP BY source_kind, origin
      ON CONFLICT (kind, origin) DO UPDATE SET n = kept.n + excluded.n;
  ELSE
    INSERT INTO same_videos AS kept (mark, n)
      SELECT video_mark(source_kind, source) AS mark, -count(*) FROM changed_rows WHERE deleted_at IS NULL GROUP BY mark
      ON CONFLICT (mark) DO UPDATE SET n = kept.n + excluded.n;
    DELETE FROM same_videos
      WHERE mark = ANY (ARRAY(SELECT DISTINCT video_mark(source_kind, source) FROM changed_rows)) AND n = 0;
    INSERT INTO source_origins AS kept (kind, origin, n)
      SELECT source_kind, origin_of(source) AS origin, -count(*) FROM changed_rows
      WHERE deleted_at IS NULL AND origin_of(source) IS NOT NULL GROUP BY source_kind, origin
      ON CONFLICT (kind, origin) DO UPDATE SET n = kept.n + excluded.n;
    DELETE FROM source_origins WHERE n = 0;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_added AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_video_counts();

CREATE OR REPLACE TRIGGER videos_removed AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_video_counts();

-- A video that gets another source forgets what is known of its health; one that is deleted, too, what was learned about its
-- origins. Transition tables allow no list of columns, so this runs for every change, and first looks whether it concerns a
-- count.
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
  INSERT INTO source_origins AS kept (kind, origin, n)
    SELECT source_kind, origin, sum(n) FROM (
      SELECT source_kind, origin_of(source) AS origin, 1 AS n FROM new_rows WHERE deleted_at IS NULL
      UNION ALL SELECT source_kind, origin_of(source), -1 FROM old_rows WHERE deleted_at IS NULL
    ) counted
    WHERE origin IS NOT NULL GROUP BY source_kind, origin HAVING sum(n) <> 0
    ON CONFLICT (kind, origin) DO UPDATE SET n = kept.n + excluded.n;
  DELETE FROM source_origins WHERE n = 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_changed AFTER UPDATE ON videos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_video_counts();

CREATE OR REPLACE FUNCTION keep_source_origins() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER video_origins_added AFTER INSERT ON video_origins REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_source_origins();

CREATE OR REPLACE TRIGGER video_origins_removed AFTER DELETE ON video_origins REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_source_origins();

-- Only triggers on videos add these, and a job that locks the video: no need to check each row against videos.
CREATE OR REPLACE FUNCTION delete_video_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[] := ARRAY(SELECT id FROM old_rows);
BEGIN
  DELETE FROM duration_checks WHERE video_id = ANY (ids);
  DELETE FROM video_health WHERE video_id = ANY (ids);
  DELETE FROM video_origins WHERE video_id = ANY (ids);
  DELETE FROM videos_to_tell WHERE video_id = ANY (ids);
  DELETE FROM search_documents WHERE video_id = ANY (ids);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_removed_parts AFTER DELETE ON videos REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION delete_video_parts();

CREATE OR REPLACE FUNCTION keep_watched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_health SET watched = true WHERE video_id = NEW.video_id AND NOT watched;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER watch_days_watched AFTER INSERT ON watch_days FOR EACH ROW EXECUTE FUNCTION keep_watched();

CREATE OR REPLACE TRIGGER list_videos_watched AFTER INSERT ON list_videos
  FOR EACH ROW WHEN (NEW.kind = 'recent') EXECUTE FUNCTION keep_watched();

-- Waits for others who change captions of the same video: each would see the other's still there.
CREATE OR REPLACE FUNCTION keep_captioned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  video int := coalesce(NEW.video_id, OLD.video_id);
BEGIN
  PERFORM FROM video_health WHERE video_id = video FOR UPDATE;
  UPDATE video_health SET captioned = NOT captioned
    WHERE video_id = video AND captioned <> EXISTS (
      SELECT FROM captions WHERE video_id = video AND kind IN ('captions', 'subtitles') AND deleted_at IS NULL
    );
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER captions_health AFTER INSERT OR DELETE OR UPDATE OF kind, deleted_at ON captions
  FOR EACH ROW EXECUTE FUNCTION keep_captioned();

CREATE OR REPLACE FUNCTION note_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE library SET translated = true WHERE NOT translated;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_translated AFTER UPDATE OF translations ON videos
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();

CREATE OR REPLACE TRIGGER categories_translated AFTER UPDATE OF translations ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();

CREATE OR REPLACE TRIGGER series_translated AFTER UPDATE OF translations ON series
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();

CREATE OR REPLACE FUNCTION tell_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('video', array(SELECT id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_added_told AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_videos();

CREATE OR REPLACE TRIGGER videos_removed_told AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_videos();

-- Of most updates, only the number of likes is new, which concerns fewer lists. Translations are told like what they
-- translate, and found like it.
CREATE OR REPLACE FUNCTION tell_changed_videos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  liked text[] := '{}';
  edited text[] := '{}';
BEGIN
  IF EXISTS (SELECT FROM new_rows OFFSET 1000) THEN
    PERFORM tell_change('like', array(SELECT id::text FROM new_rows LIMIT 1000));
    PERFORM tell_change('video', array(SELECT id::text FROM new_rows LIMIT 1000));
  ELSE
    SELECT coalesce(array_agg(id::text) FILTER (WHERE n.like_count IS DISTINCT FROM o.like_count), '{}'),
      coalesce(array_agg(id::text) FILTER (WHERE
        (n.title, n.description, n.category_id, n.source, n.source_kind, n.oid, n.thumbnail, n.thumbnail_blur,
          n.duration, n.created_at, n.release_at, n.showcased_at, n.deleted_at, n.open_to, n.translations)
        IS DISTINCT FROM
        (o.title, o.description, o.category_id, o.source, o.source_kind, o.oid, o.thumbnail, o.thumbnail_blur,
          o.duration, o.created_at, o.release_at, o.showcased_at, o.deleted_at, o.open_to, o.translations)), '{}')
      INTO liked, edited FROM new_rows n JOIN old_rows o USING (id);
    PERFORM tell_change('like', liked);
    PERFORM tell_change('video', edited);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER videos_changed_told AFTER UPDATE ON videos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_videos();

-- Visitors read in which languages a video has captions.
CREATE OR REPLACE FUNCTION tell_captions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('captions', array(SELECT DISTINCT video_id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER captions_added_told AFTER INSERT ON captions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_captions();

CREATE OR REPLACE TRIGGER captions_changed_told AFTER UPDATE ON captions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_captions();

CREATE OR REPLACE TRIGGER captions_removed_told AFTER DELETE ON captions REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_captions();

-- The number of a category's videos changes with them; only what is shown of itself is told here.
CREATE OR REPLACE FUNCTION tell_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_change('category', array(
      SELECT id::text FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name, n.description, n.thumbnail, n.place, n.open_to, n.translations)
        IS DISTINCT FROM (o.name, o.description, o.thumbnail, o.place, o.open_to, o.translations) LIMIT 1000));
  ELSE
    PERFORM tell_change('category', array(SELECT id::text FROM new_rows LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER categories_added_told AFTER INSERT ON categories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();

CREATE OR REPLACE TRIGGER categories_changed_told AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();

CREATE OR REPLACE TRIGGER categories_removed_told AFTER DELETE ON categories REFERENCING OLD TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();
