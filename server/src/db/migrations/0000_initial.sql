-- Tables, as server/src/db/schema describes them. At the end, by hand: what Drizzle does not know about, and the rows that a
-- new database has. Functions, views and triggers: ../functions.

CREATE SEQUENCE "public"."payment_sync_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."report_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_step" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"new_email" text NOT NULL,
	"new_confirmed_at" timestamp with time zone,
	"current_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" integer NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device" text DEFAULT '' NOT NULL,
	"two_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"gender" text,
	"age" integer,
	"profile_pic" text,
	"language" text DEFAULT '' NOT NULL,
	"content_choice" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"linked_in" text DEFAULT '' NOT NULL,
	"secondary_email" text DEFAULT '' NOT NULL,
	"secondary_email_confirmed_at" timestamp with time zone,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"pro_expiry_date" timestamp with time zone,
	"google_sub" text,
	"email_confirmed_at" timestamp with time zone,
	"two_factor_at" timestamp with time zone,
	"early_access" boolean DEFAULT false NOT NULL,
	"deletion_at" timestamp with time zone,
	"forgets_news" boolean DEFAULT false NOT NULL,
	"own_data_at" timestamp with time zone,
	"date_joined" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pro_expiries" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"members" integer NOT NULL
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"user_id" integer,
	"subscription_id" text NOT NULL,
	"charge_id" text,
	"kind" text NOT NULL,
	"ours" jsonb NOT NULL,
	"theirs" jsonb NOT NULL,
	"heal_for" integer,
	"healed_at" timestamp with time zone,
	"healed_by_itself" boolean DEFAULT false NOT NULL,
	"note" text
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
	"pro_until" timestamp with time zone,
	"shown_until" timestamp with time zone
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
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
	"dispute" text,
	"returns_seen_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_url" text,
	"sync_number" bigint NOT NULL,
	"returns_sync_number" bigint DEFAULT 0 NOT NULL
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
	"subscriptions_bought" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_one_row" CHECK (id)
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
	"sync_number" bigint NOT NULL,
	"synced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text DEFAULT '' NOT NULL,
	"preview_text" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"video_ids" integer[] DEFAULT '{}' NOT NULL,
	"audience" text[] DEFAULT '{subscribers}' NOT NULL,
	"language" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_digest" boolean DEFAULT false NOT NULL,
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
	"mails_per_hour" integer DEFAULT 36000 NOT NULL,
	"digest" text DEFAULT 'off' NOT NULL,
	"digested_at" timestamp with time zone,
	"digest_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "business_days" (
	"day" date PRIMARY KEY NOT NULL,
	"invoices" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"started_cents" bigint DEFAULT 0 NOT NULL,
	"ended_cents" bigint DEFAULT 0 NOT NULL,
	"free_months" integer DEFAULT 0 NOT NULL,
	"free_turned" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"started" date NOT NULL,
	"ended" date,
	"cents" integer NOT NULL,
	"free" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departed_free_months" (
	"day" date PRIMARY KEY NOT NULL,
	"free_months" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "watch_days" (
	"day" date NOT NULL,
	"video_id" integer NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "watch_days_day_video_id_pk" PRIMARY KEY("day","video_id")
);
--> statement-breakpoint
CREATE TABLE "watch_totals" (
	"day" date NOT NULL,
	"share" integer NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "watch_totals_day_share_pk" PRIMARY KEY("day","share")
);
--> statement-breakpoint
CREATE TABLE "watching" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"video_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vital_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"visit" text NOT NULL,
	"measure" text NOT NULL,
	"bucket" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "web_vital_days_day_page_device_visit_measure_bucket_pk" PRIMARY KEY("day","page","device","visit","measure","bucket")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "caption_passages" (
	"caption_id" integer NOT NULL,
	"n" integer NOT NULL,
	"video_id" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"line_starts" integer[] NOT NULL,
	"lines" text NOT NULL,
	"tail" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (video_words(lines, tail)) STORED NOT NULL,
	CONSTRAINT "caption_passages_caption_id_n_pk" PRIMARY KEY("caption_id","n")
);
--> statement-breakpoint
CREATE TABLE "captions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "captions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"vtt" text NOT NULL,
	"cue_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"thumbnail" text,
	"video_count" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"thumbnail" text,
	"video_ids" integer[] NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duration_checks" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duration_reports" (
	"video_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "duration_reports_video_id_user_id_pk" PRIMARY KEY("video_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "library" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	"translated" boolean DEFAULT false NOT NULL,
	"check_wanted_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"stills_due" boolean DEFAULT true NOT NULL,
	CONSTRAINT "library_one_row" CHECK (id)
);
--> statement-breakpoint
CREATE TABLE "same_videos" (
	"mark" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_origins" (
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "source_origins_kind_origin_pk" PRIMARY KEY("kind","origin")
);
--> statement-breakpoint
CREATE TABLE "video_health" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"watched" boolean DEFAULT false NOT NULL,
	"captioned" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"answered_at" timestamp with time zone,
	"state" text
);
--> statement-breakpoint
CREATE TABLE "video_origins" (
	"video_id" integer NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "video_origins_video_id_origin_pk" PRIMARY KEY("video_id","origin")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" integer,
	"source" text NOT NULL,
	"source_kind" text NOT NULL,
	"oid" text NOT NULL,
	"thumbnail" text,
	"thumbnail_blur" text,
	"duration" integer,
	"like_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"release_at" timestamp with time zone,
	"showcased_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"published_at" timestamp with time zone GENERATED ALWAYS AS (greatest(created_at, release_at)) STORED NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title_key" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (video_words(title, description)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"video_id" integer NOT NULL,
	"start_seconds" integer NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (video_words(title, '')) STORED NOT NULL,
	CONSTRAINT "chapters_video_id_start_seconds_pk" PRIMARY KEY("video_id","start_seconds")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	CONSTRAINT "likes_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "list_videos" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"video_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_videos_user_id_kind_video_id_pk" PRIMARY KEY("user_id","kind","video_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lists_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"video_title" text NOT NULL,
	"at" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "followed_categories" (
	"category_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_categories_category_id_user_id_pk" PRIMARY KEY("category_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "followed_series" (
	"series_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_series_series_id_user_id_pk" PRIMARY KEY("series_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notice_mails" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"app_videos" boolean DEFAULT true NOT NULL,
	"mail_videos" boolean DEFAULT false NOT NULL,
	"push_videos" boolean DEFAULT true NOT NULL,
	"app_answers" boolean DEFAULT true NOT NULL,
	"push_answers" boolean DEFAULT true NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "notice_pushes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"in_app" boolean DEFAULT true NOT NULL,
	"awaits_mail" boolean DEFAULT false NOT NULL,
	"awaits_push" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_user_id_kind_subject_id_pk" PRIMARY KEY("user_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"video_ids" integer[] NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos_to_tell" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"round" text,
	"told_up_to" integer DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE "playback_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"autoplay_next" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"user_id" integer NOT NULL,
	"session" text NOT NULL,
	"video_id" integer NOT NULL,
	"device" text NOT NULL,
	"seq" integer DEFAULT -1 NOT NULL,
	"position" integer,
	"duration" integer,
	"first_position" integer,
	"reached" integer DEFAULT 0 NOT NULL,
	"report_number" bigint,
	"begun_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"playing" boolean DEFAULT true NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"counted_step" integer,
	CONSTRAINT "plays_user_id_session_pk" PRIMARY KEY("user_id","session")
);
--> statement-breakpoint
CREATE TABLE "protected_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protected_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host" text NOT NULL,
	"provider" text NOT NULL,
	"key_id" text NOT NULL,
	"region" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret_hint" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_retention" (
	"video_id" integer NOT NULL,
	"step" integer NOT NULL,
	"began" integer NOT NULL,
	"stopped" integer NOT NULL,
	CONSTRAINT "video_retention_video_id_step_pk" PRIMARY KEY("video_id","step")
);
--> statement-breakpoint
CREATE TABLE "watched" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report_number" bigint DEFAULT nextval('report_numbers'),
	CONSTRAINT "watched_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "request_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mail_answers" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_votes" (
	"user_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"cast_for" integer NOT NULL,
	"cast_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "request_votes_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"key" text NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"merged_into" integer,
	"video_id" integer,
	"answered_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"title" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_changes" (
	"word" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"remains" text[] GENERATED ALWAYS AS (word_remains(word)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_series" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text,
	"video_ids" integer[] NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dismissed_series" (
	"user_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"report_number" bigint NOT NULL,
	CONSTRAINT "dismissed_series_user_id_series_id_pk" PRIMARY KEY("user_id","series_id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title_key" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series_videos" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"series_id" integer NOT NULL,
	"place" integer NOT NULL,
	"shown_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscriber_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"used_by" integer
);
--> statement-breakpoint
CREATE TABLE "spent_offers" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text NOT NULL,
	"age" integer,
	"telephone" text NOT NULL,
	"country" text NOT NULL,
	"secondary_email" text NOT NULL,
	"comments" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"email_change_id" integer,
	"offer_id" integer,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "one_time_links_subject" CHECK (num_nonnulls(user_id, email_change_id, offer_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_acceptances" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"undoes" integer,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_heal_for_users_id_fk" FOREIGN KEY ("heal_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_preferences" ADD CONSTRAINT "news_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watching" ADD CONSTRAINT "watching_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caption_passages" ADD CONSTRAINT "caption_passages_caption_id_captions_id_fk" FOREIGN KEY ("caption_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duration_reports" ADD CONSTRAINT "duration_reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duration_reports" ADD CONSTRAINT "duration_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_categories" ADD CONSTRAINT "followed_categories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_series" ADD CONSTRAINT "followed_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_pushes" ADD CONSTRAINT "notice_pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playback_preferences" ADD CONSTRAINT "playback_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_retention" ADD CONSTRAINT "video_retention_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched" ADD CONSTRAINT "watched_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched" ADD CONSTRAINT "watched_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_preferences" ADD CONSTRAINT "request_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_votes" ADD CONSTRAINT "request_votes_cast_for_requests_id_fk" FOREIGN KEY ("cast_for") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_series" ADD CONSTRAINT "dismissed_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_series" ADD CONSTRAINT "dismissed_series_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_videos" ADD CONSTRAINT "series_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_videos" ADD CONSTRAINT "series_videos_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_key" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_expires_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_key" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_sub_key" ON "users" USING btree ("google_sub");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_joined_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_super_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser;--> statement-breakpoint
CREATE INDEX "users_blocked_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not is_active;--> statement-breakpoint
CREATE INDEX "users_pro_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser or pro_expiry_date is not null;--> statement-breakpoint
CREATE INDEX "users_pro_expiry_idx" ON "users" USING btree ("pro_expiry_date") WHERE not is_superuser and pro_expiry_date is not null;--> statement-breakpoint
CREATE INDEX "users_deletion_idx" ON "users" USING btree ("deletion_at") WHERE deletion_at is not null;--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin (member_words(username, email, first_name, last_name, full_name));--> statement-breakpoint
CREATE INDEX "users_mailbox_idx" ON "users" USING btree (mailbox_of(email));--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_key" ON "checkouts" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_key" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."open";--> statement-breakpoint
CREATE INDEX "checkouts_user_idx" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_customer_key" ON "customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "differences_reconciliation_idx" ON "differences" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "differences_healing_idx" ON "differences" USING btree ("id") WHERE "differences"."heal_for" is not null;--> statement-breakpoint
CREATE INDEX "entitlement_history_user_idx" ON "entitlement_history" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "free_time_user_idx" ON "free_time" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_number_key" ON "payment_events" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payment_events_state_idx" ON "payment_events" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "payment_events_customer_idx" ON "payment_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_subscription_idx" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_paid_idx" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_running_key" ON "reconciliations" USING btree ((true)) WHERE "reconciliations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_first_paid_idx" ON "subscriptions" USING btree ("first_paid_at") WHERE "subscriptions"."first_paid_at" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_unfinished_idx" ON "campaigns" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "campaigns_changed_by_idx" ON "campaigns" USING btree ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_mailbox_key" ON "deliveries" USING btree ("campaign_id","mailbox");--> statement-breakpoint
CREATE INDEX "deliveries_due_idx" ON "deliveries" USING btree ("campaign_id","due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("campaign_id","state","id");--> statement-breakpoint
CREATE INDEX "deliveries_unsubscribed_idx" ON "deliveries" USING btree ("campaign_id","id") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_bounced_idx" ON "deliveries" USING btree ("campaign_id","id") WHERE bounced_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_undeliverable_idx" ON "deliveries" USING btree (lower("email")) WHERE bounced_at is not null;--> statement-breakpoint
CREATE INDEX "deliveries_user_idx" ON "deliveries" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "deliveries_subscriber_idx" ON "deliveries" USING btree ("subscriber_id") WHERE subscriber_id is not null;--> statement-breakpoint
CREATE INDEX "caption_passages_words_idx" ON "caption_passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "caption_passages_video_idx" ON "caption_passages" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captions_place_key" ON "captions" USING btree ("video_id","language","kind","label") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "captions_video_idx" ON "captions" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "captions_deleted_idx" ON "captions" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "duration_checks_due_idx" ON "duration_checks" USING btree ("kind","due_at","video_id") WITH (deduplicate_items=false);--> statement-breakpoint
CREATE INDEX "duration_reports_user_idx" ON "duration_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "same_videos_twice_idx" ON "same_videos" USING btree ("mark") WHERE n > 1;--> statement-breakpoint
CREATE INDEX "video_health_asked_idx" ON "video_health" USING btree ("asked_at","video_id") WITH (deduplicate_items=false);--> statement-breakpoint
CREATE INDEX "video_health_mark_idx" ON "video_health" USING btree ("mark","video_id") WITH (deduplicate_items=false);--> statement-breakpoint
CREATE INDEX "video_health_dead_idx" ON "video_health" USING btree ("video_id") WHERE state is not null;--> statement-breakpoint
CREATE INDEX "video_health_silent_idx" ON "video_health" USING btree ("video_id") WHERE asked_at > '-infinity' and (answered_at is null or answered_at < asked_at);--> statement-breakpoint
CREATE INDEX "video_health_unwatched_idx" ON "video_health" USING btree ("video_id") WITH (deduplicate_items=false) WHERE not watched;--> statement-breakpoint
CREATE INDEX "video_health_uncaptioned_idx" ON "video_health" USING btree ("video_id") WITH (deduplicate_items=false) WHERE not captioned;--> statement-breakpoint
CREATE INDEX "videos_published_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_category_published_idx" ON "videos" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WITH (deduplicate_items=false);--> statement-breakpoint
CREATE INDEX "videos_uncategorised_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE category_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_without_still_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE thumbnail is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_without_description_idx" ON "videos" USING btree ("published_at","id") WITH (deduplicate_items=false) WHERE description !~ '\S' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_release_idx" ON "videos" USING btree ("release_at","id") WHERE release_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_title_idx" ON "videos" USING btree (title_key collate "C","id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_popular_idx" ON "videos" USING btree (coalesce(like_count, 0),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_shortest_idx" ON "videos" USING btree (coalesce(duration, 2147483647),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_longest_idx" ON "videos" USING btree (coalesce(duration, 0),"id") WITH (deduplicate_items=false) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_length_idx" ON "videos" USING btree (width_bucket(duration, '{600,1801}'::int[]),"published_at","id") WITH (deduplicate_items=false) WHERE duration is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_showcased_idx" ON "videos" USING btree ("showcased_at","id") WHERE showcased_at is not null;--> statement-breakpoint
CREATE INDEX "videos_popular_stills_idx" ON "videos" USING btree (coalesce(like_count, 0) desc,"id") WHERE thumbnail is not null and showcased_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "videos_words_idx" ON "videos" USING gin ("words");--> statement-breakpoint
CREATE INDEX "videos_oid_idx" ON "videos" USING hash ("oid");--> statement-breakpoint
CREATE INDEX "videos_source_idx" ON "videos" USING hash ("source");--> statement-breakpoint
CREATE INDEX "chapters_words_idx" ON "chapters" USING gin ("words");--> statement-breakpoint
CREATE INDEX "likes_video_idx" ON "likes" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "list_videos_added_idx" ON "list_videos" USING btree ("user_id","kind","added_at" DESC NULLS FIRST,"video_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "list_videos_video_idx" ON "list_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "notes_video_idx" ON "notes" USING btree ("user_id","video_id","at");--> statement-breakpoint
CREATE INDEX "notes_deleted_idx" ON "notes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "followed_categories_user_idx" ON "followed_categories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "followed_series_user_idx" ON "followed_series" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notice_mails_due_idx" ON "notice_mails" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "notice_pushes_due_idx" ON "notice_pushes" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "notices_latest_idx" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_video_idx" ON "notices" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "notices_request_idx" ON "notices" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session_key" ON "push_subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint_idx" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "pushes_user_idx" ON "pushes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pushes_subscription_idx" ON "pushes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "pushes_created_idx" ON "pushes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plays_video_idx" ON "plays" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "plays_uncounted_idx" ON "plays" USING btree ("begun_at") WHERE not counted;--> statement-breakpoint
CREATE UNIQUE INDEX "protected_sources_host_key" ON "protected_sources" USING btree ("host");--> statement-breakpoint
CREATE INDEX "watched_video_idx" ON "watched" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "request_votes_request_idx" ON "request_votes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_votes_cast_idx" ON "request_votes" USING btree ("cast_for");--> statement-breakpoint
CREATE INDEX "request_votes_untold_idx" ON "request_votes" USING btree ("request_id") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_key_key" ON "requests" USING btree ("key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "requests_wanted_idx" ON "requests" USING btree ("votes" DESC NULLS FIRST,"id") WHERE merged_into is null and deleted_at is null and votes > 0;--> statement-breakpoint
CREATE INDEX "requests_answered_idx" ON "requests" USING btree ("answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "requests_video_idx" ON "requests" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "requests_merged_idx" ON "requests" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "requests_asked_idx" ON "requests" USING btree ("asked_by","asked_at") WHERE asked_by is not null;--> statement-breakpoint
CREATE INDEX "search_documents_title_idx" ON "search_documents" USING gin ("title");--> statement-breakpoint
CREATE INDEX "search_documents_words_idx" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_remains_idx" ON "search_words" USING gin ("remains");--> statement-breakpoint
CREATE INDEX "dismissed_series_series_idx" ON "dismissed_series" USING btree ("series_id");--> statement-breakpoint
CREATE UNIQUE INDEX "series_title_key" ON "series" USING btree (lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "offers_subscriber_key" ON "offers" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers" USING btree (lower("secondary_email"));--> statement-breakpoint
CREATE INDEX "subscribers_mailbox_idx" ON "subscribers" USING btree (mailbox_of(secondary_email));--> statement-breakpoint
CREATE INDEX "one_time_links_user_idx" ON "one_time_links" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_email_change_idx" ON "one_time_links" USING btree ("email_change_id") WHERE email_change_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_offer_idx" ON "one_time_links" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "one_time_links_expires_idx" ON "one_time_links" USING btree ("expires_at");
--> statement-breakpoint
-- Reports change rows in place: no index has what they change, and each page keeps room for it.
ALTER TABLE plays SET (fillfactor = 80);
--> statement-breakpoint
-- Checked at the end of each statement, so that one statement can exchange places. Its index lists a series in order.
ALTER TABLE series_videos ADD CONSTRAINT series_videos_place_key UNIQUE (series_id, place) INCLUDE (shown_from)
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
INSERT INTO kept_counts (name, n) VALUES ('users', 0), ('superusers', 0), ('blocked', 0), ('subscribers', 0), ('audit', 0);
--> statement-breakpoint
INSERT INTO library (id) VALUES (true);
--> statement-breakpoint
INSERT INTO sales (id) VALUES (true);
--> statement-breakpoint
INSERT INTO news_settings (id) VALUES (true);
