-- The whole schema, by feature; tables are described in server/src/db/schema. Functions and triggers, which Drizzle does
-- not know about, are written by hand beside their tables.

-- ── Text and time

-- Lower case, compatibility forms folded, accents dropped: "Éclair" becomes "eclair".
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
-- The text that searches for members match: name and e-mail address, folded like the words of videos.
CREATE FUNCTION member_words(username text, email text, first_name text, last_name text, full_name text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple', regexp_replace(
  fold_text(username || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || full_name),
  '[!-/:-@[-`{-~]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION utc_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE 'UTC')::date;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint

-- ── Kept counts: triggers keep the totals that pages show, so that nothing has to count rows. They stay right however a
-- row is added or removed, cascades included. Each is one UPDATE per statement, ordered by key if it may touch several rows.

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
INSERT INTO kept_counts (name, n) VALUES ('users', 0), ('superusers', 0), ('blocked', 0), ('subscribers', 0), ('audit', 0);
--> statement-breakpoint
CREATE FUNCTION add_to_count(counted text, change bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE kept_counts SET n = n + change::int WHERE name = counted AND change <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_count(TG_ARGV[0], CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)) FROM changed_rows;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- ── Accounts

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
	"leaves_at" timestamp with time zone,
	"leaves_news" boolean DEFAULT false NOT NULL,
	"own_data_at" timestamp with time zone,
	"date_joined" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_sub_key" ON "users" USING btree ("google_sub");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));
--> statement-breakpoint
CREATE INDEX "users_joined_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "users_super_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser;
--> statement-breakpoint
CREATE INDEX "users_blocked_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not is_active;
--> statement-breakpoint
CREATE INDEX "users_pro_idx" ON "users" USING btree ("date_joined" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_superuser or pro_expiry_date is not null;
--> statement-breakpoint
CREATE INDEX "users_pro_expiry_idx" ON "users" USING btree ("pro_expiry_date") WHERE not is_superuser and pro_expiry_date is not null;
--> statement-breakpoint
CREATE INDEX "users_leaving_idx" ON "users" USING btree ("leaves_at") WHERE leaves_at is not null;
--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin (member_words(username, email, first_name, last_name, full_name));
--> statement-breakpoint
CREATE FUNCTION keep_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_to_count('users', sign * count(*)) FROM changed_rows;
  PERFORM add_to_count('superusers', sign * count(*)) FROM changed_rows WHERE is_superuser;
  PERFORM add_to_count('blocked', sign * count(*)) FROM changed_rows WHERE NOT is_active;
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sign * count(*) FROM changed_rows
    WHERE NOT is_superuser AND pro_expiry_date IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();
--> statement-breakpoint
CREATE TRIGGER users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts();
--> statement-breakpoint
-- Most updates (a sign-in, a profile) change none of the counts, so they must not lock them.
CREATE FUNCTION keep_changed_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_count('superusers', sum(n.is_superuser::int - o.is_superuser::int))
    FROM old_rows o JOIN new_rows n USING (id);
  PERFORM add_to_count('blocked', sum(o.is_active::int - n.is_active::int))
    FROM old_rows o JOIN new_rows n USING (id);
  INSERT INTO pro_expiries AS kept (hour, members)
    SELECT date_trunc('hour', pro_expiry_date, 'UTC') AS hour, sum(change) FROM (
      SELECT pro_expiry_date, -1 AS change FROM old_rows WHERE NOT is_superuser
      UNION ALL SELECT pro_expiry_date, 1 FROM new_rows WHERE NOT is_superuser
    ) changed
    WHERE pro_expiry_date IS NOT NULL GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
    ON CONFLICT (hour) DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_user_counts();
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
CREATE TABLE "authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_step" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
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
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
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
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_key" ON "passkeys" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_key" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "email_changes_expires_idx" ON "email_changes" USING btree ("expires_at");
--> statement-breakpoint

-- ── Audit log

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
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE TRIGGER audit_log_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('audit');
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.target_type IN ('member', 'superuser')
    AND NEW.details = OLD.details - 'name' - 'reason'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.target_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint

-- ── Catalogue

CREATE TABLE "library" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	"check_wanted_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO library (id, video_count) VALUES (true, 0);
--> statement-breakpoint
ALTER TABLE library ADD CONSTRAINT library_one_row CHECK (id);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"thumbnail" text,
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
	"release_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"published_at" timestamp with time zone GENERATED ALWAYS AS (greatest(created_at, release_at)) STORED NOT NULL,
	"title_key" text GENERATED ALWAYS AS (fold_text(title)) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(fold_text(title || ' ' || description), '[!-/:-@[-`{-~]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "videos_published_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_category_published_idx" ON "videos" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "videos_uncategorised_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE category_id is null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_without_still_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE thumbnail is null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_without_description_idx" ON "videos" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE description !~ '\S' and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_release_idx" ON "videos" USING btree ("release_at","id") WHERE release_at is not null and deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_title_idx" ON "videos" USING btree (title_key collate "C","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_popular_idx" ON "videos" USING btree (coalesce(like_count, 0) desc,"id" DESC NULLS FIRST) WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "videos_deleted_idx" ON "videos" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "videos_words_idx" ON "videos" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "videos_oid_idx" ON "videos" USING btree ("source_kind","oid");
--> statement-breakpoint
CREATE INDEX "videos_source_idx" ON "videos" USING hash ("source");
--> statement-breakpoint
-- The library and categories count videos that are not deleted; a list goes on counting its deleted videos.
CREATE FUNCTION keep_video_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted boolean := TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL;
  counts boolean := TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL;
BEGIN
  IF counted AND OLD.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count - 1 WHERE id = OLD.category_id;
  END IF;
  IF counts AND NEW.category_id IS NOT NULL THEN
    UPDATE categories SET video_count = video_count + 1 WHERE id = NEW.category_id;
  END IF;
  IF counts AND NOT counted THEN
    UPDATE library SET video_count = video_count + 1;
  ELSIF counted AND NOT counts THEN
    UPDATE library SET video_count = video_count - 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_counted AFTER INSERT OR DELETE OR UPDATE OF category_id, deleted_at ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_counts();
--> statement-breakpoint
CREATE TABLE "video_health" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"watched" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"answered_at" timestamp with time zone,
	"state" text
);
--> statement-breakpoint
CREATE TABLE "same_videos" (
	"mark" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_health" ADD CONSTRAINT "video_health_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "video_health_asked_idx" ON "video_health" USING btree ("asked_at","video_id");
--> statement-breakpoint
CREATE INDEX "video_health_mark_idx" ON "video_health" USING btree ("mark","video_id");
--> statement-breakpoint
CREATE INDEX "video_health_dead_idx" ON "video_health" USING btree ("video_id") WHERE state is not null;
--> statement-breakpoint
CREATE INDEX "video_health_unwatched_idx" ON "video_health" USING btree ("video_id") WHERE not watched;
--> statement-breakpoint
CREATE INDEX "same_videos_twice_idx" ON "same_videos" USING btree ("mark") WHERE n > 1;
--> statement-breakpoint
-- Equal for two rows that are the same video at a provider, or play the same URL.
CREATE FUNCTION video_mark(kind text, source text) RETURNS text LANGUAGE sql AS $$
  SELECT kind || ':' || coalesce(
    CASE kind
      WHEN 'youtube' THEN substring(source from '(?:[?&]v=|youtu\.be/|/(?:embed|shorts|live|v)/)([\w-]{11})')
      WHEN 'vimeo' THEN substring(source from '/(\d+)(?:/[\da-f]+)?/?(?:[?#]|$)')
    END,
    encode(sha256(convert_to(regexp_replace(source, '#.*$', ''), 'UTF8')), 'hex'))
$$;
--> statement-breakpoint
CREATE FUNCTION keep_video_health() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text;
  counts text;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    counted := video_mark(OLD.source_kind, OLD.source);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    counts := video_mark(NEW.source_kind, NEW.source);
  END IF;
  IF counted IS DISTINCT FROM counts THEN
    UPDATE same_videos SET n = n - 1 WHERE mark = counted;
    DELETE FROM same_videos WHERE mark = counted AND n = 0;
    IF counts IS NOT NULL THEN
      INSERT INTO same_videos (mark, n) VALUES (counts, 1)
        ON CONFLICT (mark) DO UPDATE SET n = same_videos.n + 1;
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO video_health (video_id, mark) VALUES (NEW.id, video_mark(NEW.source_kind, NEW.source));
  ELSIF TG_OP = 'UPDATE' AND (OLD.source, OLD.source_kind) IS DISTINCT FROM (NEW.source, NEW.source_kind) THEN
    UPDATE video_health
      SET mark = video_mark(NEW.source_kind, NEW.source), asked_at = DEFAULT, answered_at = NULL, state = NULL
      WHERE video_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER videos_health AFTER INSERT OR DELETE OR UPDATE OF source, source_kind, deleted_at ON videos
  FOR EACH ROW EXECUTE FUNCTION keep_video_health();
--> statement-breakpoint

-- ── Engagement

CREATE TABLE "likes" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	CONSTRAINT "likes_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "likes_video_idx" ON "likes" USING btree ("video_id","user_id");
--> statement-breakpoint
CREATE FUNCTION keep_like_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE videos SET like_count = coalesce(like_count, 0) + changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  ELSE
    UPDATE videos SET like_count = like_count - changed.n
      FROM (SELECT video_id, count(*)::int AS n FROM changed_rows GROUP BY video_id ORDER BY video_id) changed
      WHERE videos.id = changed.video_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER likes_added AFTER INSERT ON likes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();
--> statement-breakpoint
CREATE TRIGGER likes_removed AFTER DELETE ON likes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_like_counts();
--> statement-breakpoint
CREATE TABLE "lists" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"video_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lists_user_id_kind_pk" PRIMARY KEY("user_id","kind")
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
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_videos" ADD CONSTRAINT "list_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "list_videos_added_idx" ON "list_videos" USING btree ("user_id","kind","added_at" DESC NULLS FIRST,"video_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "list_videos_video_idx" ON "list_videos" USING btree ("video_id");
--> statement-breakpoint
CREATE FUNCTION keep_list_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lists SET video_count = video_count + CASE TG_OP WHEN 'INSERT' THEN changed.n ELSE -changed.n END
    FROM (SELECT user_id, kind, count(*)::int AS n FROM changed_rows GROUP BY user_id, kind ORDER BY user_id, kind) changed
    WHERE lists.user_id = changed.user_id AND lists.kind = changed.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_videos_added AFTER INSERT ON list_videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();
--> statement-breakpoint
CREATE TRIGGER list_videos_removed AFTER DELETE ON list_videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_list_counts();
--> statement-breakpoint
CREATE TABLE "watching" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"video_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
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
ALTER TABLE "watching" ADD CONSTRAINT "watching_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION keep_watched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_health SET watched = true WHERE video_id = NEW.video_id AND NOT watched;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER watch_days_watched AFTER INSERT ON watch_days FOR EACH ROW EXECUTE FUNCTION keep_watched();
--> statement-breakpoint
CREATE TRIGGER list_videos_watched AFTER INSERT ON list_videos
  FOR EACH ROW WHEN (NEW.kind = 'recent') EXECUTE FUNCTION keep_watched();
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint

-- ── Billing

CREATE TABLE "customers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"returns_seen_at" timestamp with time zone,
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
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_customer_key" ON "customers" USING btree ("customer_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_key" ON "checkouts" USING btree ("session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_key" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."open";
--> statement-breakpoint
CREATE INDEX "checkouts_user_idx" ON "checkouts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_first_paid_idx" ON "subscriptions" USING btree ("first_paid_at") WHERE "subscriptions"."first_paid_at" is not null;
--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "payments_subscription_idx" ON "payments" USING btree ("subscription_id");
--> statement-breakpoint
CREATE INDEX "payments_paid_idx" ON "payments" USING btree ("paid_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_number_key" ON "payment_events" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "payment_events_state_idx" ON "payment_events" USING btree ("state","number");
--> statement-breakpoint
CREATE INDEX "payment_events_customer_idx" ON "payment_events" USING btree ("customer_id");
--> statement-breakpoint
-- Numbers the reads at the payment provider in the order in which they begin.
CREATE SEQUENCE payment_readings AS bigint;
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
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "free_time" ADD CONSTRAINT "free_time_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "free_time_user_idx" ON "free_time" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "entitlement_history_user_idx" ON "entitlement_history" USING btree ("user_id","id");
--> statement-breakpoint
CREATE TRIGGER entitlement_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"failure" text
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
	"heal_for" integer,
	"healed_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_heal_for_users_id_fk" FOREIGN KEY ("heal_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_running_key" ON "reconciliations" USING btree ((true)) WHERE "reconciliations"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "differences_reconciliation_idx" ON "differences" USING btree ("reconciliation_id");
--> statement-breakpoint
CREATE INDEX "differences_healing_idx" ON "differences" USING btree ("id") WHERE "differences"."heal_for" is not null;
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" boolean PRIMARY KEY NOT NULL,
	"subscriptions_bought" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO sales (id) VALUES (true);
--> statement-breakpoint
ALTER TABLE sales ADD CONSTRAINT sales_one_row CHECK (id);
--> statement-breakpoint
CREATE FUNCTION keep_subscriptions_bought() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(*) INTO bought FROM changed_rows WHERE first_paid_at IS NOT NULL;
  ELSE
    SELECT count(*) INTO bought FROM changed_rows JOIN former_rows USING (id)
      WHERE changed_rows.first_paid_at IS NOT NULL AND former_rows.first_paid_at IS NULL;
  END IF;
  IF bought > 0 THEN
    UPDATE sales SET subscriptions_bought = subscriptions_bought + bought;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_added AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_subscriptions_bought();
--> statement-breakpoint
CREATE TRIGGER subscriptions_changed AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_subscriptions_bought();
--> statement-breakpoint

-- ── Figures of each day (UTC), kept by triggers on subscriptions, payments and free time

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
/*
 * Each subscription that was ever paid for: from when until when, for how much a month (the newest paid invoice), and
 * whether it is the first of a member who had a free month before. It ends where entitlement.policy.ts ends it: with
 * what is paid, or a week later where a renewal failed, or when the money went back; null while it renews by itself.
 */
CREATE VIEW paying_subscriptions AS
SELECT s.id, utc_day(s.first_paid_at) AS started, coalesce(newest.amount_paid, 0) AS cents,
  CASE WHEN over.at < 'infinity' THEN greatest(utc_day(s.first_paid_at), utc_day(over.at)) END AS ended,
  NOT EXISTS (SELECT FROM subscriptions earlier WHERE earlier.user_id = s.user_id
                AND (earlier.first_paid_at, earlier.id) < (s.first_paid_at, s.id))
    AND EXISTS (SELECT FROM free_time f WHERE f.user_id = s.user_id AND f.kind = 'free_month'
                  AND f.granted_at <= s.first_paid_at) AS free
FROM subscriptions s
LEFT JOIN LATERAL (
  SELECT p.amount_paid, p.returned_at FROM payments p WHERE p.subscription_id = s.id AND p.status = 'paid'
  ORDER BY p.id = coalesce(s.latest_invoice_id, '') DESC, p.created_at DESC, p.id DESC LIMIT 1) newest ON true
CROSS JOIN LATERAL (SELECT CASE
  WHEN s.paid_until IS NULL THEN s.first_paid_at
  WHEN newest.returned_at IS NOT NULL THEN least(newest.returned_at, s.paid_until)
  WHEN s.status IN ('past_due', 'unpaid') THEN s.paid_until + interval '7 days'
  WHEN s.renews THEN 'infinity'
  ELSE s.paid_until END AS at) over
WHERE s.first_paid_at IS NOT NULL;
--> statement-breakpoint
-- What a payment counts for: the amount on the day it was paid, and what was returned since.
CREATE FUNCTION lost_to_dispute(amount_paid int, refunded int, dispute_lost bool) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE WHEN dispute_lost THEN greatest(amount_paid - refunded, 0) ELSE 0 END;
--> statement-breakpoint
/*
 * Adds to a day. The triggers that call it are deferred to the end of their transaction, and the lock lets one transaction
 * at a time through, so that two of them cannot deadlock over each other's days.
 */
CREATE FUNCTION add_to_day(counted business_days) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO business_days AS kept SELECT (counted).*
  ON CONFLICT (day) DO UPDATE SET
    invoices = kept.invoices + excluded.invoices, paid = kept.paid + excluded.paid,
    refunded = kept.refunded + excluded.refunded, disputed = kept.disputed + excluded.disputed,
    started = kept.started + excluded.started, ended = kept.ended + excluded.ended,
    started_cents = kept.started_cents + excluded.started_cents, ended_cents = kept.ended_cents + excluded.ended_cents,
    free_months = kept.free_months + excluded.free_months, free_turned = kept.free_turned + excluded.free_turned;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_subscription(counted counted_subscriptions, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_day((counted.started, 0, 0, 0, 0, sign, 0, sign * counted.cents, 0, 0, sign * counted.free::int)::business_days);
  IF counted.ended IS NOT NULL THEN
    PERFORM add_to_day((counted.ended, 0, 0, 0, 0, 0, sign, 0, sign * counted.cents, 0, 0)::business_days);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_subscription(subscription text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before counted_subscriptions;
  after counted_subscriptions;
BEGIN
  SELECT * INTO before FROM counted_subscriptions WHERE id = subscription;
  SELECT id, started, ended, cents, free INTO after FROM paying_subscriptions WHERE id = subscription;
  -- A subscription that is deleted with its member's account counts as ended.
  IF after.id IS NULL AND NOT EXISTS (SELECT FROM subscriptions WHERE id = subscription) THEN
    after := before;
    after.ended := least(before.ended, greatest(before.started, utc_day(now())));
  END IF;
  IF before IS NOT DISTINCT FROM after THEN RETURN; END IF;
  IF before.id IS NOT NULL THEN PERFORM add_subscription(before, -1); END IF;
  DELETE FROM counted_subscriptions WHERE id = subscription;
  IF after.id IS NOT NULL THEN
    INSERT INTO counted_subscriptions SELECT (after).*;
    PERFORM add_subscription(after, 1);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_subscription(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER subscriptions_counted AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_changed_subscription();
--> statement-breakpoint
CREATE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  returned date := utc_day(coalesce(NEW.returns_seen_at, NEW.returned_at, NEW.paid_at, NEW.created_at));
  refund int := NEW.refunded;
  dispute int := lost_to_dispute(NEW.amount_paid, NEW.refunded, NEW.dispute_lost);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    refund := refund - OLD.refunded;
    dispute := dispute - lost_to_dispute(OLD.amount_paid, OLD.refunded, OLD.dispute_lost);
    IF OLD.status = 'paid' AND (NEW.status, NEW.amount_paid, coalesce(NEW.paid_at, NEW.created_at))
        IS DISTINCT FROM (OLD.status, OLD.amount_paid, coalesce(OLD.paid_at, OLD.created_at)) THEN
      PERFORM add_to_day((utc_day(coalesce(OLD.paid_at, OLD.created_at)), -1, -OLD.amount_paid, 0, 0, 0, 0, 0, 0, 0, 0)::business_days);
    END IF;
  END IF;
  IF NEW.status = 'paid' AND (TG_OP = 'INSERT' OR (NEW.status, NEW.amount_paid, coalesce(NEW.paid_at, NEW.created_at))
      IS DISTINCT FROM (OLD.status, OLD.amount_paid, coalesce(OLD.paid_at, OLD.created_at))) THEN
    PERFORM add_to_day((utc_day(coalesce(NEW.paid_at, NEW.created_at)), 1, NEW.amount_paid, 0, 0, 0, 0, 0, 0, 0, 0)::business_days);
  END IF;
  IF refund <> 0 OR dispute <> 0 THEN
    PERFORM add_to_day((returned, 0, 0, refund, dispute, 0, 0, 0, 0, 0, 0)::business_days);
  END IF;
  PERFORM count_subscription(NEW.subscription_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_counted AFTER INSERT OR UPDATE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_payment();
--> statement-breakpoint
CREATE FUNCTION count_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_day((utc_day(NEW.granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)::business_days);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER free_months_counted AFTER INSERT ON free_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'free_month') EXECUTE FUNCTION count_free_month();
--> statement-breakpoint
CREATE FUNCTION keep_departed_free_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('business_days'));
  INSERT INTO departed_free_months AS kept VALUES (utc_day(OLD.granted_at), 1)
    ON CONFLICT (day) DO UPDATE SET free_months = kept.free_months + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER free_months_departed AFTER DELETE ON free_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.kind = 'free_month') EXECUTE FUNCTION keep_departed_free_month();
--> statement-breakpoint
/*
 * Counts everything again, except what went with a deleted account: only `counted_subscriptions` and
 * `departed_free_months` still know of that. The lock keeps other transactions from counting meanwhile.
 */
CREATE FUNCTION count_business() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('business_days'));
  DELETE FROM counted_subscriptions c USING subscriptions s WHERE s.id = c.id;
  UPDATE counted_subscriptions SET ended = least(ended, greatest(started, utc_day(now())));
  INSERT INTO counted_subscriptions (id, started, ended, cents, free)
    SELECT id, started, ended, cents, free FROM paying_subscriptions;
  DELETE FROM business_days;
  INSERT INTO business_days
    SELECT day, sum(invoices), sum(paid), sum(refunded), sum(disputed), sum(started), sum(ended), sum(started_cents),
      sum(ended_cents), sum(free_months), sum(free_turned)
    FROM (
      SELECT utc_day(coalesce(paid_at, created_at)), 1, amount_paid, 0, 0, 0, 0, 0, 0, 0, 0 FROM payments WHERE status = 'paid'
      UNION ALL
      SELECT utc_day(coalesce(returns_seen_at, returned_at, paid_at, created_at)), 0, 0, refunded,
        lost_to_dispute(amount_paid, refunded, dispute_lost), 0, 0, 0, 0, 0, 0 FROM payments WHERE refunded > 0 OR dispute_lost
      UNION ALL SELECT started, 0, 0, 0, 0, 1, 0, cents, 0, 0, free::int FROM counted_subscriptions
      UNION ALL SELECT ended, 0, 0, 0, 0, 0, 1, 0, cents, 0, 0 FROM counted_subscriptions WHERE ended IS NOT NULL
      UNION ALL SELECT utc_day(granted_at), 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 FROM free_time WHERE kind = 'free_month'
      UNION ALL SELECT day, 0, 0, 0, 0, 0, 0, 0, 0, free_months, 0 FROM departed_free_months
    ) counted (day, invoices, paid, refunded, disputed, started, ended, started_cents, ended_cents, free_months, free_turned)
    GROUP BY day;
$$;
--> statement-breakpoint

-- ── Newsletter

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
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers" USING btree (lower("secondary_email"));
--> statement-breakpoint
CREATE TRIGGER subscribers_added AFTER INSERT ON subscribers REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');
--> statement-breakpoint
CREATE TRIGGER subscribers_removed AFTER DELETE ON subscribers REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count('subscribers');
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
ALTER TABLE "offers" ADD CONSTRAINT "offers_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_subscriber_key" ON "offers" USING btree ("subscriber_id");
--> statement-breakpoint

-- ── Security

CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
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
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "one_time_links_user_idx" ON "one_time_links" USING btree ("user_id") WHERE user_id is not null;
--> statement-breakpoint
CREATE INDEX "one_time_links_email_change_idx" ON "one_time_links" USING btree ("email_change_id") WHERE email_change_id is not null;
--> statement-breakpoint
CREATE INDEX "one_time_links_offer_idx" ON "one_time_links" USING btree ("offer_id") WHERE offer_id is not null;
--> statement-breakpoint
CREATE INDEX "one_time_links_expires_idx" ON "one_time_links" USING btree ("expires_at");
