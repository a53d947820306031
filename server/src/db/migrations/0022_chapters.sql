CREATE TABLE "chapters" (
	"video_id" integer NOT NULL,
	"start_seconds" integer NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (video_words(title, '')) STORED NOT NULL,
	CONSTRAINT "chapters_video_id_start_seconds_pk" PRIMARY KEY("video_id","start_seconds")
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_words_idx" ON "chapters" USING gin ("words");
--> statement-breakpoint
-- They are found as chapters, not as what is said.
DELETE FROM "caption_passages" USING "captions" WHERE "captions"."id" = "caption_passages"."caption_id" AND "captions"."kind" = 'chapters';
