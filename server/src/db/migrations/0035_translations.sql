ALTER TABLE "categories" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_categories" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "library" ADD COLUMN "translated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_series" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A text in every language that it is translated into, as one.
CREATE FUNCTION translated_texts(translations jsonb, field text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((SELECT string_agg(value ->> field, ' ') FROM jsonb_each(translations)), '');
--> statement-breakpoint
CREATE FUNCTION note_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE library SET translated = true WHERE NOT translated;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_translated AFTER UPDATE OF translations ON videos
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();
--> statement-breakpoint
CREATE TRIGGER categories_translated AFTER UPDATE OF translations ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();
--> statement-breakpoint
CREATE TRIGGER series_translated AFTER UPDATE OF translations ON series
  FOR EACH STATEMENT EXECUTE FUNCTION note_translation();
--> statement-breakpoint
-- Translations are told like what they translate, and found like it.
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
          n.duration, n.created_at, n.release_at, n.showcased_at, n.deleted_at, n.translations)
        IS DISTINCT FROM
        (o.title, o.description, o.category_id, o.source, o.source_kind, o.oid, o.thumbnail, o.thumbnail_blur,
          o.duration, o.created_at, o.release_at, o.showcased_at, o.deleted_at, o.translations)), '{}')
      INTO liked, edited FROM new_rows n JOIN old_rows o USING (id);
    PERFORM tell_change('like', liked);
    PERFORM tell_change('video', edited);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_change('category', array(
      SELECT id::text FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name, n.thumbnail, n.translations) IS DISTINCT FROM (o.name, o.thumbnail, o.translations) LIMIT 1000));
  ELSE
    PERFORM tell_change('category', array(SELECT id::text FROM new_rows LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('series', array(
    SELECT n.id::text FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.title, n.translations) IS DISTINCT FROM (o.title, o.translations) LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search_documents(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before anything is read, so that what somebody else is just adding to a video is in it.
  PERFORM FROM search_documents WHERE video_id = ANY (ids) ORDER BY video_id FOR NO KEY UPDATE;
  UPDATE search_documents d SET title = made.title, words = made.words
  FROM (
    SELECT v.id, search_vector(text_words(titles)) AS title, search_vector(array(
      SELECT unnest(text_words(titles || ' ' || v.description || ' ' || translated_texts(v.translations, 'description')))
      UNION SELECT unnest(text_words(p.lines)) FROM caption_passages p WHERE p.video_id = v.id
      UNION SELECT unnest(text_words(c.title)) FROM chapters c WHERE c.video_id = v.id
    )) AS words
    FROM videos v, LATERAL (SELECT concat_ws(' ', v.title, nullif(translated_texts(v.translations, 'title'), '')) AS titles) named
    WHERE v.id = ANY (ids) AND v.deleted_at IS NULL
    UNION ALL SELECT v.id, '', '' FROM videos v WHERE v.id = ANY (ids) AND v.deleted_at IS NOT NULL
  ) made
  WHERE d.video_id = made.id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER videos_changed_searched AFTER UPDATE ON videos FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.deleted_at, OLD.translations)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.deleted_at, NEW.translations))
  EXECUTE FUNCTION changed_video_searched();
