-- Lower case, compatibility forms folded, accents dropped: "Éclair" becomes "eclair".
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" integer NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
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
	"is_superuser" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"pro_expiry_date" timestamp with time zone,
	"date_joined" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"thumbnail" text,
	"video_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL
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
	"like_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title_key" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(fold_text(title || ' ' || description), '[!-/:-@[-`{-~]+', ' ', 'g'))) STORED NOT NULL
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
CREATE TABLE "subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text NOT NULL,
	"age" integer NOT NULL,
	"telephone" text NOT NULL,
	"country" text NOT NULL,
	"secondary_email" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "videos_created_idx" ON "videos" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_category_created_idx" ON "videos" USING btree ("category_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_title_idx" ON "videos" USING btree (title_key collate "C","id");--> statement-breakpoint
CREATE INDEX "videos_popular_idx" ON "videos" USING btree (coalesce(like_count, 0) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_words_idx" ON "videos" USING gin ("words");--> statement-breakpoint
CREATE INDEX "likes_video_idx" ON "likes" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "list_videos_added_idx" ON "list_videos" USING btree ("user_id","kind","added_at" DESC NULLS FIRST,"video_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "list_videos_video_idx" ON "list_videos" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers" USING btree (lower("secondary_email"));