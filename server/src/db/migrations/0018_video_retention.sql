CREATE TABLE "video_retention" (
	"video_id" integer NOT NULL,
	"step" integer NOT NULL,
	"began" integer NOT NULL,
	"stopped" integer NOT NULL,
	CONSTRAINT "video_retention_video_id_step_pk" PRIMARY KEY("video_id","step")
);
--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "first_position" integer;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "counted_step" integer;--> statement-breakpoint
ALTER TABLE "video_retention" ADD CONSTRAINT "video_retention_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plays_uncounted_idx" ON "plays" USING btree ("begun_at") WHERE not counted;