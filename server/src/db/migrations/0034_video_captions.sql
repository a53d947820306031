ALTER TABLE "video_health" ADD COLUMN "captioned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "video_health_uncaptioned_idx" ON "video_health" USING btree ("video_id") WHERE not captioned;--> statement-breakpoint
-- Waits for others who change captions of the same video: each would see the other's still there.
CREATE FUNCTION keep_captioned() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER captions_health AFTER INSERT OR DELETE OR UPDATE OF kind, deleted_at ON captions
  FOR EACH ROW EXECUTE FUNCTION keep_captioned();
--> statement-breakpoint
UPDATE video_health h SET captioned = true WHERE EXISTS (
  SELECT FROM captions c WHERE c.video_id = h.video_id AND c.kind IN ('captions', 'subtitles') AND c.deleted_at IS NULL
);
