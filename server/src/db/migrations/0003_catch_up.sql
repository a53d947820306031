ALTER TABLE "customers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "healed_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement_history" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at","id");