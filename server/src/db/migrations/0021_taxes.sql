CREATE TABLE "tax_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"behavior" text NOT NULL,
	"tax_code" text,
	"footer" text NOT NULL,
	"account_tax_ids" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "tax" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tax" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_charge" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "inclusive_price_id" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "exclusive_price_id" text;