ALTER TABLE "payments" ADD COLUMN "amount_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "for_subscribers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "member_id" integer;--> statement-breakpoint
-- Codes are few: superusers make them.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "codes_member_key" ON "codes" USING btree ("member_id") WHERE "codes"."member_id" is not null;