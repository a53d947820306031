DROP INDEX "payment_events_received_idx";--> statement-breakpoint
DROP INDEX "payment_events_state_idx";--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "heal_for" integer;--> statement-breakpoint
ALTER TABLE "differences" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_heal_for_users_id_fk" FOREIGN KEY ("heal_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "differences_healing_idx" ON "differences" USING btree ("id") WHERE "differences"."heal_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_number_key" ON "payment_events" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_running_key" ON "reconciliations" USING btree ((true)) WHERE "reconciliations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_state_idx" ON "payment_events" USING btree ("state","number");