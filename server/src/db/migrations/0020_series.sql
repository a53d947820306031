-- Series of videos, what members do not want offered of them, and whether they want the next one to begin by itself.

CREATE TABLE "playback_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"autoplay_next" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_series" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text,
	"video_ids" integer[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dismissed_series" (
	"user_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"told" bigint NOT NULL,
	CONSTRAINT "dismissed_series_user_id_series_id_pk" PRIMARY KEY("user_id","series_id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail" text,
	"title_key" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_videos" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"series_id" integer NOT NULL,
	"place" integer NOT NULL,
	"shown_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "watched" ADD COLUMN "told" bigint;--> statement-breakpoint
-- Rows from before keep none.
ALTER TABLE "watched" ALTER COLUMN "told" SET DEFAULT nextval('plays_told');--> statement-breakpoint
ALTER TABLE "playback_preferences" ADD CONSTRAINT "playback_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_series" ADD CONSTRAINT "dismissed_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_series" ADD CONSTRAINT "dismissed_series_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_videos" ADD CONSTRAINT "series_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_videos" ADD CONSTRAINT "series_videos_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_series_series_idx" ON "dismissed_series" USING btree ("series_id");--> statement-breakpoint
CREATE UNIQUE INDEX "series_title_key" ON "series" USING btree (lower("title"));
--> statement-breakpoint
-- Checked at the end of each statement, so that one statement can exchange places. Its index lists a series in order.
ALTER TABLE series_videos ADD CONSTRAINT series_videos_place_key UNIQUE (series_id, place) INCLUDE (shown_from)
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE FUNCTION series_video_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked, so that neither a deletion nor a new release time is missed.
  SELECT CASE WHEN deleted_at IS NULL THEN coalesce(release_at, '-infinity') END INTO NEW.shown_from
    FROM videos WHERE id = NEW.video_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER series_videos_shown BEFORE INSERT ON series_videos
  FOR EACH ROW EXECUTE FUNCTION series_video_shown();
--> statement-breakpoint
CREATE FUNCTION video_shown_in_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE series_videos SET shown_from = CASE WHEN NEW.deleted_at IS NULL THEN coalesce(NEW.release_at, '-infinity') END
    WHERE video_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_shown_in_series AFTER UPDATE ON videos FOR EACH ROW
  WHEN ((OLD.deleted_at, OLD.release_at) IS DISTINCT FROM (NEW.deleted_at, NEW.release_at))
  EXECUTE FUNCTION video_shown_in_series();
--> statement-breakpoint
-- Lists of videos say in which series each one is. Series without videos are on none.
CREATE FUNCTION tell_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('series', array(
    SELECT n.id::text FROM new_rows n JOIN old_rows o USING (id) WHERE n.title IS DISTINCT FROM o.title LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER series_changed_told AFTER UPDATE ON series REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series();
--> statement-breakpoint
CREATE FUNCTION tell_series_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('series', array(SELECT DISTINCT series_id::text FROM changed_rows LIMIT 1000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER series_videos_added_told AFTER INSERT ON series_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();
--> statement-breakpoint
CREATE TRIGGER series_videos_changed_told AFTER UPDATE ON series_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();
--> statement-breakpoint
CREATE TRIGGER series_videos_removed_told AFTER DELETE ON series_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_series_videos();
