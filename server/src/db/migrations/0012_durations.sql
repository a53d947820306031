ALTER TABLE "videos" ADD COLUMN "duration" integer;--> statement-breakpoint
CREATE INDEX "videos_shortest_idx" ON "videos" USING btree (coalesce(duration, 2147483647),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_longest_idx" ON "videos" USING btree (coalesce(duration, 0) desc,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_length_idx" ON "videos" USING btree (width_bucket(duration, '{600,1801}'::int[]),"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE duration is not null and deleted_at is null;--> statement-breakpoint
-- Another source may be of another length.
CREATE FUNCTION forget_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.duration := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_forget_duration BEFORE UPDATE OF source ON videos
  FOR EACH ROW WHEN (NEW.source <> OLD.source) EXECUTE FUNCTION forget_duration();
--> statement-breakpoint
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
          n.duration, n.created_at, n.release_at, n.showcased_at, n.deleted_at)
        IS DISTINCT FROM
        (o.title, o.description, o.category_id, o.source, o.source_kind, o.oid, o.thumbnail, o.thumbnail_blur,
          o.duration, o.created_at, o.release_at, o.showcased_at, o.deleted_at)), '{}')
      INTO liked, edited FROM new_rows n JOIN old_rows o USING (id);
    PERFORM tell_change('like', liked);
    PERFORM tell_change('video', edited);
  END IF;
  RETURN NULL;
END $$;
