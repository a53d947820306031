CREATE TABLE "same_videos" (
	"mark" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_health" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"watched" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"answered_at" timestamp with time zone,
	"state" text
);
--> statement-breakpoint
ALTER TABLE "library" ADD COLUMN "check_wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "video_health" ADD CONSTRAINT "video_health_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "same_videos_twice_idx" ON "same_videos" USING btree ("mark") WHERE n > 1;--> statement-breakpoint
CREATE INDEX "video_health_asked_idx" ON "video_health" USING btree ("asked_at","video_id");--> statement-breakpoint
CREATE INDEX "video_health_mark_idx" ON "video_health" USING btree ("mark","video_id");--> statement-breakpoint
CREATE INDEX "video_health_dead_idx" ON "video_health" USING btree ("video_id") WHERE state is not null;--> statement-breakpoint
CREATE INDEX "video_health_unwatched_idx" ON "video_health" USING btree ("video_id") WHERE not watched;--> statement-breakpoint
CREATE INDEX "videos_without_still_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE thumbnail is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_without_description_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE description !~ '\S' and deleted_at is null;--> statement-breakpoint

-- The same for two videos where both are the same video at a provider, or play the same address.
CREATE FUNCTION video_mark(kind text, source text) RETURNS text LANGUAGE sql AS $$
  SELECT kind || ':' || coalesce(
    CASE kind
      WHEN 'youtube' THEN substring(source from '(?:[?&]v=|youtu\.be/|/(?:embed|shorts|live|v)/)([\w-]{11})')
      WHEN 'vimeo' THEN substring(source from '/(\d+)(?:/[\da-f]+)?/?(?:[?#]|$)')
    END,
    encode(sha256(convert_to(regexp_replace(source, '#.*$', ''), 'UTF8')), 'hex'))
$$;
--> statement-breakpoint

CREATE FUNCTION keep_video_health() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text;
  counts text;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    counted := video_mark(OLD.source_kind, OLD.source);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    counts := video_mark(NEW.source_kind, NEW.source);
  END IF;
  IF counted IS DISTINCT FROM counts THEN
    UPDATE same_videos SET n = n - 1 WHERE mark = counted;
    DELETE FROM same_videos WHERE mark = counted AND n = 0;
    IF counts IS NOT NULL THEN
      INSERT INTO same_videos (mark, n) VALUES (counts, 1)
        ON CONFLICT (mark) DO UPDATE SET n = same_videos.n + 1;
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO video_health (video_id, mark) VALUES (NEW.id, video_mark(NEW.source_kind, NEW.source));
  ELSIF TG_OP = 'UPDATE' AND (OLD.source, OLD.source_kind) IS DISTINCT FROM (NEW.source, NEW.source_kind) THEN
    UPDATE video_health
      SET mark = video_mark(NEW.source_kind, NEW.source), asked_at = DEFAULT, answered_at = NULL, state = NULL
      WHERE video_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_health AFTER INSERT OR DELETE OR UPDATE OF source, source_kind, deleted_at ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_health();
--> statement-breakpoint

CREATE FUNCTION keep_watched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_health SET watched = true WHERE video_id = NEW.video_id AND NOT watched;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER watch_days_watched AFTER INSERT ON watch_days FOR EACH ROW EXECUTE FUNCTION keep_watched();
--> statement-breakpoint
CREATE TRIGGER list_videos_watched AFTER INSERT ON list_videos
  FOR EACH ROW WHEN (NEW.kind = 'recent') EXECUTE FUNCTION keep_watched();
--> statement-breakpoint

INSERT INTO video_health (video_id, mark, watched)
  SELECT v.id, video_mark(v.source_kind, v.source),
    v.id IN (SELECT video_id FROM watch_days UNION SELECT video_id FROM list_videos WHERE kind = 'recent')
  FROM videos v;
--> statement-breakpoint
INSERT INTO same_videos (mark, n)
  SELECT h.mark, count(*) FROM video_health h JOIN videos v ON v.id = h.video_id WHERE v.deleted_at IS NULL GROUP BY h.mark;
