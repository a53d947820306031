ALTER TABLE "campaigns" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "language" text DEFAULT '' NOT NULL;