-- Plays of videos, and where members left off. Reports change rows in place: no index has what they change, and each
-- page keeps room for it.

CREATE SEQUENCE plays_told CACHE 1;
--> statement-breakpoint
CREATE TABLE "plays" (
	"user_id" integer NOT NULL,
	"session" text NOT NULL,
	"video_id" integer NOT NULL,
	"device" text NOT NULL,
	"seq" integer DEFAULT -1 NOT NULL,
	"position" integer,
	"duration" integer,
	"reached" integer DEFAULT 0 NOT NULL,
	"told" bigint,
	"begun_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plays_user_id_session_pk" PRIMARY KEY("user_id","session")
);
--> statement-breakpoint
CREATE TABLE "watched" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched" ADD CONSTRAINT "watched_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched" ADD CONSTRAINT "watched_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plays_video_idx" ON "plays" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "watched_video_idx" ON "watched" USING btree ("video_id");--> statement-breakpoint
ALTER TABLE plays SET (fillfactor = 80);
--> statement-breakpoint
CREATE FUNCTION tell_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('progress', array(SELECT DISTINCT id FROM (SELECT user_id::text AS id FROM changed_rows LIMIT 1000) few));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Beginning to play, or telling that one still does, moves nothing.
CREATE FUNCTION tell_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_change('progress', array(SELECT user_id::text FROM new_rows WHERE position IS NOT NULL LIMIT 1000));
  ELSE
    PERFORM tell_change('progress', array(
      SELECT DISTINCT n.user_id::text FROM new_rows n JOIN old_rows o USING (user_id, session)
      WHERE n.told IS DISTINCT FROM o.told OR n.position IS DISTINCT FROM o.position LIMIT 1000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER plays_added_told AFTER INSERT ON plays REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plays();
--> statement-breakpoint
CREATE TRIGGER plays_changed_told AFTER UPDATE ON plays REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plays();
--> statement-breakpoint
CREATE TRIGGER plays_removed_told AFTER DELETE ON plays REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
--> statement-breakpoint
CREATE TRIGGER watched_added_told AFTER INSERT ON watched REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
--> statement-breakpoint
CREATE TRIGGER watched_removed_told AFTER DELETE ON watched REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_progress();
