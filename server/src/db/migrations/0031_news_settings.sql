ALTER TABLE "campaigns" ADD COLUMN "is_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news_settings" ADD COLUMN "digest" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_settings" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deliveries_undeliverable_idx" ON "deliveries" USING btree (lower("email")) WHERE bounced_at is not null;