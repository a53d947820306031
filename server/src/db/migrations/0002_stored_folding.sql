ALTER TABLE "library" ADD COLUMN "folding" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "folded" text;