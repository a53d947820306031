CREATE TABLE "home" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"featured" jsonb,
	"rails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "home_one_row" CHECK (id)
);
