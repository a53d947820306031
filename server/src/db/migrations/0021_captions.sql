CREATE TABLE "caption_passages" (
	"caption_id" integer NOT NULL,
	"n" integer NOT NULL,
	"video_id" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"line_starts" integer[] NOT NULL,
	"lines" text NOT NULL,
	"tail" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (video_words(lines, tail)) STORED NOT NULL,
	CONSTRAINT "caption_passages_caption_id_n_pk" PRIMARY KEY("caption_id","n")
);
--> statement-breakpoint
CREATE TABLE "captions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "captions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"vtt" text NOT NULL,
	"cue_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "caption_passages" ADD CONSTRAINT "caption_passages_caption_id_captions_id_fk" FOREIGN KEY ("caption_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caption_passages_words_idx" ON "caption_passages" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "captions_place_key" ON "captions" USING btree ("video_id","language","kind","label") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "captions_video_idx" ON "captions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "captions_deleted_idx" ON "captions" USING btree ("deleted_at","id") WHERE deleted_at is not null;