CREATE TABLE "mail_outcomes" (
	"server" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
-- A scan of at most some hundred thousand invoices, of which few are kept in the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payments_dispute_open_idx" ON "payments" USING btree ("created_at") WHERE dispute = 'open';--> statement-breakpoint
-- One row a subscription: at most some ten thousand.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");--> statement-breakpoint
-- One row a request that was ever made: at most some ten thousand.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "requests_open_idx" ON "requests" USING btree ("id") WHERE merged_into is null and deleted_at is null and votes > 0 and video_id is null and declined_at is null;