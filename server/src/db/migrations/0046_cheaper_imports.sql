-- Written before the first release, so no older server runs beside it.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion, ban-drop-column

-- New videos get the greatest entries of these indexes. PostgreSQL adds fast at the end of an index, not at its
-- beginning, and reads one backwards as fast as forwards.
DROP INDEX "videos_published_idx";--> statement-breakpoint
DROP INDEX "videos_uncategorised_idx";--> statement-breakpoint
DROP INDEX "videos_without_still_idx";--> statement-breakpoint
DROP INDEX "videos_without_description_idx";--> statement-breakpoint
DROP INDEX "videos_title_idx";--> statement-breakpoint
DROP INDEX "videos_popular_idx";--> statement-breakpoint
DROP INDEX "videos_shortest_idx";--> statement-breakpoint
DROP INDEX "videos_longest_idx";--> statement-breakpoint
DROP INDEX "videos_length_idx";--> statement-breakpoint
DROP INDEX "videos_showcased_idx";--> statement-breakpoint
DROP INDEX "videos_deleted_idx";--> statement-breakpoint
CREATE INDEX "videos_published_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_uncategorised_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE category_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_without_still_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE thumbnail is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_without_description_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE description !~ '\S' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_title_idx" ON "videos" USING btree (title_key collate "C","id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_popular_idx" ON "videos" USING btree (coalesce(like_count, 0),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_shortest_idx" ON "videos" USING btree (coalesce(duration, 2147483647),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_longest_idx" ON "videos" USING btree (coalesce(duration, 0),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_length_idx" ON "videos" USING btree (width_bucket(duration, '{600,1801}'::int[]),"published_at","id") WITH (deduplicate_items=false) WHERE duration is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_showcased_idx" ON "videos" USING btree ("showcased_at","id") WHERE showcased_at is not null;--> statement-breakpoint
CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
ALTER INDEX "videos_category_published_idx" SET (deduplicate_items = false);--> statement-breakpoint
ALTER INDEX "duration_checks_due_idx" SET (deduplicate_items = false);--> statement-breakpoint
ALTER INDEX "video_health_asked_idx" SET (deduplicate_items = false);--> statement-breakpoint
ALTER INDEX "video_health_mark_idx" SET (deduplicate_items = false);--> statement-breakpoint
ALTER INDEX "video_health_unwatched_idx" SET (deduplicate_items = false);--> statement-breakpoint
ALTER INDEX "video_health_uncaptioned_idx" SET (deduplicate_items = false);--> statement-breakpoint
-- The origin of a video's own address is counted at once, without a row per video.
ALTER TABLE "video_origins" DISABLE TRIGGER video_origins_removed;
--> statement-breakpoint
DELETE FROM "video_origins" WHERE NOT "learned";
--> statement-breakpoint
ALTER TABLE "video_origins" ENABLE TRIGGER video_origins_removed;
--> statement-breakpoint
ALTER TABLE "video_origins" DROP COLUMN "learned";
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION video_mark(kind text, source text) RETURNS text LANGUAGE sql AS $$
  SELECT kind || ':' || coalesce(
    CASE kind
      WHEN 'youtube' THEN substring(source from '(?:[?&]v=|youtu\.be/|/(?:embed|shorts|live|v)/)([\w-]{11})')
      WHEN 'vimeo' THEN substring(source from '/(\d+)(?:/[\da-f]+)?/?(?:[?#]|$)')
    END,
    encode(sha256(convert_to(split_part(source, '#', 1), 'UTF8')), 'hex'))
$$;
--> statement-breakpoint
-- Members follow categories and series. A video that joins one of them later is queued then.
CREATE OR REPLACE FUNCTION tell_followers_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO videos_to_tell (video_id) SELECT id FROM new_rows WHERE category_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION added_videos_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (video_id, title, words)
  SELECT id,
    CASE WHEN plain THEN document_vector(titled) ELSE search_vector(text_words(title)) END,
    CASE WHEN plain THEN document_vector(words) ELSE search_vector(text_words(title || ' ' || description)) END
  FROM new_rows CROSS JOIN LATERAL (
    -- Documents have no longer words, and are no longer.
    SELECT video_words(title, '') AS titled, octet_length(description) < 100000
      AND (SELECT coalesce(max(length(word)), 0) <= 60 FROM (SELECT unnest(tsvector_to_array(words)) AS word) each) AS plain
    OFFSET 0
  ) read WHERE deleted_at IS NULL
  UNION ALL SELECT id, '', '' FROM new_rows WHERE deleted_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, count(*) FROM (SELECT unnest(tsvector_to_array(words)) AS word FROM new_rows) added
    WHERE word NOT LIKE '~%' GROUP BY word;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_word_changes (word, n)
    SELECT word, -count(*) FROM (SELECT unnest(tsvector_to_array(words)) AS word FROM old_rows) removed
    WHERE word NOT LIKE '~%' GROUP BY word;
  ELSE
    INSERT INTO search_word_changes (word, n)
    SELECT word, sum(n) FROM (
      SELECT unnest(tsvector_to_array(words)) AS word, 1 AS n FROM new_rows
      UNION ALL SELECT unnest(tsvector_to_array(words)), -1 FROM old_rows
    ) changed WHERE word NOT LIKE '~%' GROUP BY word HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
