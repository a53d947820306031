CREATE TABLE "duration_checks" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duration_reports" (
	"video_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "duration_reports_video_id_user_id_pk" PRIMARY KEY("video_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "duration_checks" ADD CONSTRAINT "duration_checks_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duration_reports" ADD CONSTRAINT "duration_reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duration_reports" ADD CONSTRAINT "duration_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duration_checks_due_idx" ON "duration_checks" USING btree ("kind","due_at","video_id");--> statement-breakpoint
CREATE INDEX "duration_reports_user_idx" ON "duration_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE FUNCTION check_durations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duration_checks (video_id, kind) SELECT id, source_kind FROM new_rows WHERE duration IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_check_durations AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION check_durations();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.duration := NULL;
  DELETE FROM duration_reports WHERE video_id = NEW.id;
  INSERT INTO duration_checks (video_id, kind) VALUES (NEW.id, NEW.source_kind)
    ON CONFLICT (video_id) DO UPDATE SET kind = excluded.kind, due_at = DEFAULT, attempts = DEFAULT;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO duration_checks (video_id, kind) SELECT id, source_kind FROM videos WHERE duration IS NULL;
