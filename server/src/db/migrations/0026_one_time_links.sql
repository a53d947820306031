DROP TABLE "password_resets", "email_confirmations", "offer_links";
--> statement-breakpoint
ALTER TABLE "email_changes" DROP COLUMN "new_hash", DROP COLUMN "current_hash";--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"email_change_id" integer,
	"offer_id" integer,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "one_time_links_subject" CHECK (num_nonnulls(user_id, email_change_id, offer_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_user_idx" ON "one_time_links" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_email_change_idx" ON "one_time_links" USING btree ("email_change_id") WHERE email_change_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_offer_idx" ON "one_time_links" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_expires_idx" ON "one_time_links" USING btree ("expires_at");