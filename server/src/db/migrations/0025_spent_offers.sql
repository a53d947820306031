CREATE TABLE "spent_offers" (
	"key" text PRIMARY KEY NOT NULL
);
