CREATE TABLE "followed_categories" (
	"category_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_categories_category_id_user_id_pk" PRIMARY KEY("category_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "followed_series" (
	"series_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_series_series_id_user_id_pk" PRIMARY KEY("series_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_user_id_kind_subject_id_pk" PRIMARY KEY("user_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "videos_to_tell" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"round" text,
	"told_up_to" integer DEFAULT 0
);
--> statement-breakpoint
ALTER TABLE "followed_categories" ADD CONSTRAINT "followed_categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_series" ADD CONSTRAINT "followed_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos_to_tell" ADD CONSTRAINT "videos_to_tell_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_categories_user_idx" ON "followed_categories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "followed_series_user_idx" ON "followed_series" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_latest_idx" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_video_idx" ON "notices" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "notices_request_idx" ON "notices" USING btree ("request_id");--> statement-breakpoint
-- A video is news, and so is one that comes into a category or series; a job decides for how long.
CREATE FUNCTION tell_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO videos_to_tell (video_id) VALUES ((to_jsonb(NEW) ->> TG_ARGV[0])::int)
    ON CONFLICT (video_id) DO UPDATE SET round = NULL, told_up_to = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_added_notices AFTER INSERT ON videos FOR EACH ROW EXECUTE FUNCTION tell_followers('id');
--> statement-breakpoint
CREATE TRIGGER videos_moved_notices AFTER UPDATE OF category_id ON videos FOR EACH ROW
  WHEN (NEW.category_id IS NOT NULL AND NEW.category_id IS DISTINCT FROM OLD.category_id)
  EXECUTE FUNCTION tell_followers('id');
--> statement-breakpoint
CREATE TRIGGER series_videos_notices AFTER INSERT OR UPDATE OF series_id ON series_videos FOR EACH ROW
  EXECUTE FUNCTION tell_followers('video_id');
--> statement-breakpoint
INSERT INTO videos_to_tell (video_id) SELECT id FROM videos WHERE release_at > now() AND deleted_at IS NULL;
