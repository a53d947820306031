CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"description" text DEFAULT '' NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"follows_price" boolean DEFAULT false NOT NULL,
	"provider_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"currency" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"lookup_key" text NOT NULL,
	"provider_price_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_price_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_product_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "interval_count" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prices_lookup_key" ON "prices" USING btree ("lookup_key");--> statement-breakpoint
CREATE INDEX "prices_provider_idx" ON "prices" USING btree ("provider_price_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prices_on_sale_key" ON "prices" USING btree ("plan_id","interval","interval_count") WHERE "prices"."archived_at" is null;--> statement-breakpoint
-- What was sold so far: the plan with the words and the price of the settings.
INSERT INTO "plans" ("position", "follows_price", "created_at") VALUES (1, true, now());
