CREATE TABLE "deleted_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"thumbnail" text,
	"video_ids" integer[] NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
