-- A server of the previous version reads the page of setting up as not begun.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "first_run" ALTER COLUMN "begun_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "first_run" ADD COLUMN "mail_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "first_run" ADD COLUMN "payments_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "first_run" ADD COLUMN "skipped" text[] DEFAULT '{}' NOT NULL;