CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" text,
	"url" text,
	"price_cents" integer NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"user_id" integer,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"healed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entitlement_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"source" text,
	"event_id" text,
	"actor_id" integer,
	"pro_until_before" timestamp with time zone,
	"pro_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_time" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_time_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"note" text,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_due" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"dispute_lost" boolean DEFAULT false NOT NULL,
	"returned_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_url" text,
	"reading" bigint NOT NULL,
	"returns_reading" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" boolean PRIMARY KEY NOT NULL,
	"subscriptions_bought" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"renews" boolean NOT NULL,
	"ends_at" timestamp with time zone,
	"latest_invoice_id" text,
	"pay_url" text,
	"first_paid_at" timestamp with time zone,
	"failure_mailed_for" text,
	"reading" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "early_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_key" ON "checkouts" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_key" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."open";--> statement-breakpoint
CREATE INDEX "checkouts_user_idx" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_customer_key" ON "customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "differences_reconciliation_idx" ON "differences" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "entitlement_history_user_idx" ON "entitlement_history" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "free_time_user_idx" ON "free_time" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_idx" ON "payment_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_state_idx" ON "payment_events" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_customer_idx" ON "payment_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_subscription_idx" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_paid_idx" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_first_paid_idx" ON "subscriptions" USING btree ("first_paid_at") WHERE "subscriptions"."first_paid_at" is not null;--> statement-breakpoint
-- Readings of the provider in the order in which they began.
CREATE SEQUENCE payment_readings AS bigint;
--> statement-breakpoint

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER entitlement_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

INSERT INTO sales (id) VALUES (true);
--> statement-breakpoint
ALTER TABLE sales ADD CONSTRAINT sales_one_row CHECK (id);
--> statement-breakpoint
CREATE FUNCTION keep_subscriptions_bought() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE sales SET subscriptions_bought = subscriptions_bought + 1;
  ELSIF OLD.first_paid_at IS NULL THEN
    UPDATE sales SET subscriptions_bought = subscriptions_bought + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_bought AFTER INSERT OR UPDATE OF first_paid_at ON subscriptions
  FOR EACH ROW WHEN (NEW.first_paid_at IS NOT NULL) EXECUTE FUNCTION keep_subscriptions_bought();
--> statement-breakpoint

-- Whoever was pro before there were records of why stays pro until then.
INSERT INTO free_time (user_id, kind, days, granted_at, reason)
  SELECT id, 'gift', ceil(extract(epoch FROM pro_expiry_date - now()) / 86400)::int, now(), 'Pro before records were kept'
  FROM users WHERE pro_expiry_date > now();
