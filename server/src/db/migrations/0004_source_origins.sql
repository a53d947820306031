CREATE TABLE "source_origins" (
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "source_origins_kind_origin_pk" PRIMARY KEY("kind","origin")
);
--> statement-breakpoint
CREATE TABLE "video_origins" (
	"video_id" integer NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"learned" boolean NOT NULL,
	CONSTRAINT "video_origins_video_id_origin_pk" PRIMARY KEY("video_id","origin")
);
--> statement-breakpoint
ALTER TABLE "video_origins" ADD CONSTRAINT "video_origins_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION keep_source_origins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO source_origins (kind, origin, n) VALUES (NEW.kind, NEW.origin, 1)
      ON CONFLICT (kind, origin) DO UPDATE SET n = source_origins.n + 1;
  ELSE
    UPDATE source_origins SET n = n - 1 WHERE kind = OLD.kind AND origin = OLD.origin;
    DELETE FROM source_origins WHERE kind = OLD.kind AND origin = OLD.origin AND n = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER video_origins_counted AFTER INSERT OR DELETE ON video_origins
  FOR EACH ROW EXECUTE FUNCTION keep_source_origins();
--> statement-breakpoint
-- A source that is a path of this server has no origin.
CREATE FUNCTION origin_of(source text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN substring(lower(source) from '^https?://[^/?#]+');
--> statement-breakpoint
-- A video that gets another source, or is deleted, forgets what was learned about it.
CREATE FUNCTION keep_video_origins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.source, OLD.source_kind, OLD.deleted_at IS NULL)
      IS NOT DISTINCT FROM (NEW.source, NEW.source_kind, NEW.deleted_at IS NULL) THEN
    RETURN NULL;
  END IF;
  DELETE FROM video_origins WHERE video_id = NEW.id;
  IF NEW.deleted_at IS NULL AND origin_of(NEW.source) IS NOT NULL THEN
    INSERT INTO video_origins (video_id, kind, origin, learned)
      VALUES (NEW.id, NEW.source_kind, origin_of(NEW.source), false);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_origins AFTER INSERT OR UPDATE OF source, source_kind, deleted_at ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_origins();
--> statement-breakpoint
INSERT INTO video_origins (video_id, kind, origin, learned)
  SELECT id, source_kind, origin_of(source), false FROM videos
  WHERE deleted_at IS NULL AND origin_of(source) IS NOT NULL;
