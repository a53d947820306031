DROP INDEX "videos_published_idx";--> statement-breakpoint
DROP INDEX "videos_release_idx";--> statement-breakpoint
DROP INDEX "videos_title_idx";--> statement-breakpoint
DROP INDEX "videos_popular_idx";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "videos_uncategorised_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE category_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "videos_published_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_release_idx" ON "videos" USING btree ("release_at","id") WHERE release_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_title_idx" ON "videos" USING btree (title_key collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_popular_idx" ON "videos" USING btree (coalesce(like_count, 0) desc,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint

-- A library and a category count what is not deleted; a list keeps its deleted videos, and goes on counting them.
CREATE OR REPLACE FUNCTION keep_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted boolean := TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL;
  counts boolean := TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL;
BEGIN
  IF counted AND OLD.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count - 1 WHERE id = OLD.category_id;
  END IF;
  IF counts AND NEW.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count + 1 WHERE id = NEW.category_id;
  END IF;
  IF counts AND NOT counted THEN
    UPDATE library SET video_count = video_count + 1;
  ELSIF counted AND NOT counts THEN
    UPDATE library SET video_count = video_count - 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER videos_counted ON videos;
--> statement-breakpoint
CREATE TRIGGER videos_counted AFTER INSERT OR DELETE OR UPDATE OF category_id, deleted_at ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_counts();
