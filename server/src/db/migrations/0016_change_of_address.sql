CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"new_email" text NOT NULL,
	"new_hash" text,
	"current_hash" text,
	"new_confirmed_at" timestamp with time zone,
	"current_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "kind" text NOT NULL DEFAULT 'email';--> statement-breakpoint
ALTER TABLE "email_confirmations" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "email" text;--> statement-breakpoint
-- The links of before were mailed to the member's address.
UPDATE "email_confirmations" SET "email" = users.email FROM users WHERE users.id = "user_id";--> statement-breakpoint
ALTER TABLE "email_confirmations" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "secondary_email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_key" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_new_hash_key" ON "email_changes" USING btree ("new_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_current_hash_key" ON "email_changes" USING btree ("current_hash");--> statement-breakpoint
CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_expires_idx" ON "email_changes" USING btree ("expires_at");