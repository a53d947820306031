CREATE TABLE "doubled_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kept_id" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "running_subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doubled_subscriptions" ADD CONSTRAINT "doubled_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_subscriptions" ADD CONSTRAINT "running_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doubled_subscriptions_user_idx" ON "doubled_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "doubled_subscriptions_found_idx" ON "doubled_subscriptions" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "doubled_subscriptions_open_idx" ON "doubled_subscriptions" USING btree ("id") WHERE "doubled_subscriptions"."done_at" is null;