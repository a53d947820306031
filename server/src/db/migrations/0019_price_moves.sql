CREATE TABLE "price_move_members" (
	"move_id" integer NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"notice_until" timestamp with time zone,
	"at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "price_move_members_move_id_subscription_id_pk" PRIMARY KEY("move_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "price_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_price_id" text NOT NULL,
	"to_price_id" text NOT NULL,
	"notice_days" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"called_off_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "price_move_members" ADD CONSTRAINT "price_move_members_move_id_price_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."price_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_move_members" ADD CONSTRAINT "price_move_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_moves" ADD CONSTRAINT "price_moves_from_price_id_prices_id_fk" FOREIGN KEY ("from_price_id") REFERENCES "public"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_moves" ADD CONSTRAINT "price_moves_to_price_id_prices_id_fk" FOREIGN KEY ("to_price_id") REFERENCES "public"."prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_move_members_user_idx" ON "price_move_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_move_members_open_idx" ON "price_move_members" USING btree ("subscription_id") WHERE "price_move_members"."moved_at" is null;--> statement-breakpoint
CREATE INDEX "price_move_members_failed_idx" ON "price_move_members" USING btree ("move_id") WHERE "price_move_members"."failed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_moves_from_key" ON "price_moves" USING btree ("from_price_id") WHERE "price_moves"."called_off_at" is null;