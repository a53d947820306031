-- No server reads it: only functions do, which are replaced with this migration.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "counted_subscriptions" ALTER COLUMN "started" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_refunded" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_disputed" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settlement_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
-- One row a day. The functions that add to it are replaced with this migration.
ALTER TABLE "business_days" DROP CONSTRAINT "business_days_pkey";--> statement-breakpoint
-- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
ALTER TABLE "business_days" ADD CONSTRAINT "business_days_day_currency_pk" PRIMARY KEY("day","currency");--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "trials" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "trials_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_days" ADD COLUMN "trials_ended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_subscriptions" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_subscriptions" ADD COLUMN "tried" date;--> statement-breakpoint
-- A scan of at most some hundred thousand invoices.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payments_rates_idx" ON "payments" USING btree ("currency","settled_currency","paid_at") WHERE settled_currency is not null;--> statement-breakpoint
-- The same scan.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "payments_unsettled_idx" ON "payments" USING btree ("currency") WHERE settlement_asked_at is null and amount_paid > 0;--> statement-breakpoint
-- One row a code that was used: at most some ten thousand.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "code_uses_subscription_idx" ON "code_uses" USING btree ("subscription_id");