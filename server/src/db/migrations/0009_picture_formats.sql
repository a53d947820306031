ALTER TABLE "library" ADD COLUMN "stills_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "thumbnail_blur" text;