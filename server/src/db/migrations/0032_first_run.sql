CREATE TABLE "first_run" (
	"id" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"mail_tested_at" timestamp with time zone,
	"payments_tested_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "first_run_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "first_run_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
