DROP INDEX "videos_created_idx";--> statement-breakpoint
DROP INDEX "videos_category_created_idx";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "published_at" timestamp with time zone GENERATED ALWAYS AS (greatest(created_at, release_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "videos_published_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_category_published_idx" ON "videos" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_release_idx" ON "videos" USING btree ("release_at","id") WHERE release_at is not null;