CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text DEFAULT '' NOT NULL,
	"preview_text" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"video_ids" integer[] DEFAULT '{}' NOT NULL,
	"audience" text[] DEFAULT '{subscribers}' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"send_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"trouble" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"user_id" integer,
	"subscriber_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"unsubscribed_at" timestamp with time zone,
	"bounced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mails_per_hour" integer DEFAULT 36000 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_preferences" ADD CONSTRAINT "news_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_unfinished_idx" ON "campaigns" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "campaigns_changed_by_idx" ON "campaigns" USING btree ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_mailbox_key" ON "deliveries" USING btree ("campaign_id","mailbox");--> statement-breakpoint
CREATE INDEX "deliveries_due_idx" ON "deliveries" USING btree ("campaign_id","due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "deliveries_unsubscribed_idx" ON "deliveries" USING btree ("campaign_id","id") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_bounced_idx" ON "deliveries" USING btree ("campaign_id","id") WHERE bounced_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_user_idx" ON "deliveries" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "deliveries_subscriber_idx" ON "deliveries" USING btree ("subscriber_id") WHERE subscriber_id is not null;
--> statement-breakpoint
INSERT INTO news_settings (id) VALUES (true);
--> statement-breakpoint
-- The mailbox that an address leads to, as server/src/domain/mailbox.ts has it; a test compares the two.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN domain IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(name, '.', ''), ''), name) || '@gmail.com'
    WHEN domain IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      THEN coalesce(nullif(translate(name, '._-', ''), ''), name) || '@proton.me'
    WHEN domain IN ('icloud.com', 'me.com', 'mac.com') THEN name || '@icloud.com'
    WHEN domain IN ('yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru')
      THEN replace(name, '.', '-') || '@yandex.ru'
    WHEN domain ~ '^(yahoo\.(com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$'
      THEN CASE WHEN position('-' IN name) > 1 THEN split_part(name, '-', 1) ELSE name END || '@' || domain
    ELSE name || '@' || domain
  END
  FROM (SELECT CASE WHEN position('+' IN whole) > 1 THEN split_part(whole, '+', 1) ELSE whole END AS name, domain
    FROM (SELECT regexp_replace(lower(email), '@[^@]*$', '') AS whole,
      substring(lower(email) FROM '[^@]*$') AS domain) halves) address
$$;
--> statement-breakpoint
-- Unsubscribing ends the news for every address of a mailbox.
CREATE INDEX subscribers_mailbox_idx ON subscribers (mailbox_of(secondary_email));
--> statement-breakpoint
CREATE INDEX users_mailbox_idx ON users (mailbox_of(email));
